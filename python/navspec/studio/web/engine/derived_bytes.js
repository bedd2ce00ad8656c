// Bytes that are computed from the rest of a file: a checksum, and bytes that repeat those before them (`-echo`).
//
// The state that was read decides: a file without changes is written back as it was, damage included.

import { NavspecError } from "./errors.js";
import { repeats, sum32 } from "./rules/derived.js";

/** Return the derived fields of a format: leaves `echo` and `checksum` with their notes; null where it has none. */
export function derivedLayout(layout) {
  const leaves = layout.root.scope.items.flatMap(({ leaf }) => leaf ?? []);
  const echo = leaves.find(({ field }) => field.notes?.echo) ?? null;
  const checksum = leaves.find(({ field }) => field.notes?.checksum) ?? null;
  if (!echo && !checksum) return null;
  const { from = 0, until = "" } = checksum?.field.notes.checksum ?? {};
  return { echo, checksum, from, until: until ? leaves.find(({ field }) => field.id === until) : null, ...echo?.field.notes.echo };
}

/**
 * Return the state of the derived bytes of a file: the `end` of the repeated bytes (null where they make the file as long as its format
 * requires), whether they `follow` their rule, and the `original` file where its checksum is wrong or its algorithm unknown.
 */
export function derivedState(file, derived) {
  const { echo, checksum } = derived;
  const [at, length] = echo ? [file.at(echo, 0), file.sizeOf(echo, 0)] : [0, 0];
  const end = !echo || file.size === derived.size ? null : at + length;
  const follows = !echo || repeats(file.bytes, at, length, derived.distance);
  const isRight = !checksum || (derived.until && file.value(checksum, 0) === sum32(file.bytes, derived.from, file.at(derived.until, 0)));
  return { end, follows, original: isRight ? null : file.bytes.slice() };
}

/** Return the bytes of a file with its derived bytes, and their new state. */
export function withDerivedBytes(file, derived, state) {
  const { echo, checksum } = derived;
  let data = file.bytes.slice();
  let [shift, behind, { follows }] = [0, data.length, state];
  if (echo) {
    const [at, length] = [file.at(echo, 0), file.sizeOf(echo, 0)];
    behind = at + length;
    const room = roomFor(data.length, at, length, derived, state);
    const isKept = !follows && room === length;
    if (!isKept) {
      data = resized(data, at, length, room);
      for (let index = at; index < at + room; index += 1) data[index] = index < derived.distance ? 0 : data[index - derived.distance];
      follows = true;
    }
    shift = room - length;
  }
  if (checksum) {
    if (state.original && isSame(state.original, data)) return { data, state: { ...state, follows } };
    const pointer = `/${checksum.path}`;
    if (!derived.until) throw new NavspecError("a value differs from the file that was read, and the algorithm of this hash is unknown: such files can be read, but not edited", { pointer });
    const moved = (leaf) => file.at(leaf, 0) + (file.at(leaf, 0) >= behind ? shift : 0);
    const view = new DataView(data.buffer);
    view.setUint32(moved(checksum), sum32(data, derived.from, moved(derived.until)), checksum.endian !== "be");
  }
  return { data, state: { ...state, follows } };
}

/** Return the number of repeated bytes, which keep the file as long as it was. */
function roomFor(size, at, length, { echo, size: whole }, { end }) {
  const stop = end ?? whole - (size - at - length);
  if (stop >= at) return stop - at;
  const [over, total] = [at - stop, stop + size - at - length].map((count) => count.toLocaleString("en-US"));
  throw new NavspecError(`the bytes before this are ${over} bytes too long for a file of ${total} bytes; take as many out`, { pointer: `/${echo.path}` });
}

function resized(data, at, length, room) {
  const next = new Uint8Array(data.length + room - length);
  next.set(data.subarray(0, at + Math.min(room, length)));
  next.set(data.subarray(at + length), at + room);
  return next;
}

export const isSame = (a, b) => a.length === b.length && a.every((byte, index) => byte === b[index]);
