// An edit of a file, with everything that follows, and its record: the counterpart of `navspec set`.

import { NavspecError } from "./errors.js";
import { describePlace } from "./listing.js";
import { findPlace } from "./places.js";
import { runRules } from "./rules/run.js";
import { setOf } from "./sets.js";

/**
 * Set values of an open file, `[pointer, value]` each, and what follows from them. Returns `{changes, follows, found, bytes}`: `found` are
 * the findings that the file did not have before. Throws `NavspecError` for values that do not fit.
 */
export function editFile(file, assignments) {
  const before = Object.assign(Object.create(Object.getPrototypeOf(file.file)), file.file);
  const { number, set } = file.member;
  const member = (current) => ({ name: file.name, number, file: current, set: set && setOf({ set, number, file: current }, [{ set, number, file: current }]) });
  const pointers = new Set();
  for (const [pointer, value] of assignments) {
    if (pointers.has(pointer)) throw new NavspecError("this is set twice", { pointer });
    pointers.add(pointer);
    file.set(pointer, value);
  }
  const bytes = file.toBytes();
  const record = (pointer) => {
    const [old, now] = [before, file.file].map((current) => describePlace(current, findPlace(current, pointer)));
    return { pointer, old: old.value, new: now.value, old_unit: old.unit, new_unit: now.unit, old_name: old.name, new_name: now.name };
  };
  const isChanged = (change) => JSON.stringify(change.old) !== JSON.stringify(change.new);
  const derived = [file.derived?.checksum, file.derived?.echo].flatMap((leaf) => (leaf ? [`/${leaf.path}`] : []));
  const earlier = new Set(runRules([member(before)], Infinity).findings.map(({ code, severity, pointer }) => `${code} ${severity} ${pointer}`));
  return {
    changes: [...pointers].map(record).filter(isChanged),
    follows: [
      ...[...file.followed].map((pointer) => ({ ...record(pointer), reason: "follows from the values that are set", codes: [] })),
      ...derived.map((pointer) => ({ ...record(pointer), reason: pointer === derived[0] && file.derived.checksum ? "is a checksum of the file" : "repeats other bytes", codes: [] })),
    ].filter(isChanged),
    found: runRules([member(file.file)], Infinity).findings.filter(({ code, severity, pointer }) => !earlier.has(`${code} ${severity} ${pointer}`)),
    bytes,
  };
}
