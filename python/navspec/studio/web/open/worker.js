// What reads files, away from the page: it may take long, and the page ends it then.

import { directory, filesOf, members } from "./archive.js";
import { identify } from "./identify.js";
import { ask } from "./rules/ask.js";
import { known } from "./known.js";
import { sceneOf } from "./scene.js";

/** Files beyond this are not read: no file of the formats is a tenth as large. */
const LARGEST = 256 * 1024 * 1024;

/** First bytes that may tell an archive. */
const HEAD = 16;

let knowledge = { formats: [] };

/** The number of a file in its set, by its name; -1 where that does not tell it. */
function numberOf(about, name) {
  const { set } = about;
  const found = set && new RegExp(set.pattern, "i").exec(name);
  return found && Number(found[1]) < set.most ? Number(found[1]) : -1;
}

async function opened(sources) {
  const found = [];
  for (const [index, { name, blob }] of sources.entries()) {
    postMessage({ type: "reading", index, name });
    for (const each of await within(name, blob)) {
      postMessage({ type: "reading", index, name: each.name });
      found.push(await one(each));
    }
  }
  return found;
}

/** A file, or those that an archive holds, with its directory in front of them. */
async function within(name, blob) {
  const head = new Uint8Array(await blob.slice(0, HEAD).arrayBuffer());
  for (const format of knowledge.formats) {
    if (!format.about.isArchive || !format.begins(head)) continue;
    const holds = filesOf(format.layout);
    const file = await directory(format.layout, blob);
    if (file) {
      const extensions = new Set(knowledge.formats.flatMap(({ about }) => (about.set ? about.extensions : [])));
      const inside = members(file, holds, blob, (each) => extensions.has(each.slice(each.lastIndexOf(".") + 1).toLowerCase()));
      return [{ name, blob, known: { format, file, evidence: "its first bytes are those of the format" } }, ...inside.map((each) => ({ ...each, archive: name }))];
    }
  }
  return [{ name, blob }];
}

async function one({ name, blob, archive, known }) {
  const base = { name, archive: archive ?? "", size: blob.size };
  if (!known && blob.size > LARGEST) return { ...base, fault: { message: `the file is larger than ${LARGEST / 1024 / 1024} MB`, pointer: "", offset: 0, length: 0 }, format: "", bytes: new Uint8Array(0) };
  const started = performance.now();
  const bytes = known ? null : new Uint8Array(await blob.arrayBuffer());
  const { format, file, fault, evidence } = known ?? identify(knowledge, name.slice(name.lastIndexOf("/") + 1), bytes);
  const time = performance.now() - started;
  if (!file) return { ...base, format: format?.about.id ?? "", bytes, fault: { ...fault }, time };
  return { ...base, format: format.about.id, isArchive: Boolean(known), file, evidence, number: numberOf(format.about, name.slice(name.lastIndexOf("/") + 1)), set: format.about.set, time };
}

/** What the rules find in all files, asked of those that belong together and of each of the others, and the map of them. */
function judged(found) {
  const at = found.flatMap((each, index) => (each.file ? [index] : []));
  const members = at.map((index) => ({ ...found[index], set: setOf(found[index], found) }));
  const { findings, totals, skipped } = ask(members);
  const map = sceneOf(members, findings);
  for (const each of map?.origins.points ?? []) each.file = at[each.file];
  for (const each of map?.origins.surfaces ?? []) each.files = each.files.map((file) => at[file]);
  return { rules: { findings: findings.map((each) => ({ ...each, file: at[each.file] })), totals: [...totals], skipped }, map };
}

/** How many files a set has: more than usual, where one of them has a number beyond. */
function setOf({ set, number }, all) {
  if (!set) return null;
  const isLarger = number >= set.members || all.some((each) => each.set?.id === set.id && each.number >= set.members);
  return { ...set, members: isLarger ? set.most : set.members };
}

onmessage = async ({ data }) => {
  if (data.formats) knowledge = known(data.formats);
  try {
    const found = await opened(data.sources);
    postMessage({ type: "judging" });
    const { rules, map } = judged(found);
    const files = found.map((each) => (each.file ? { ...each, file: each.file.packed() } : each));
    const answer = { type: "opened", files, rules, map };
    postMessage(answer, [...buffersIn(answer)]);
  } catch (error) {
    postMessage({ type: "failed", message: error.message });
  }
};

/** The buffers of all arrays in a message: they are handed over, which copies nothing. */
function buffersIn(value, found = new Set()) {
  if (ArrayBuffer.isView(value)) {
    if (value.length) found.add(value.buffer);
  } else if (value !== null && typeof value === "object") for (const each of Object.values(value)) buffersIn(each, found);
  return found;
}
