// The worker that reads files, away from the page: it may take long, and the page can end it.

import { readDirectory, findFilesTable, archiveMembers } from "../engine/archive.js";
import { identify } from "../engine/identify.js";
import { MOST, runRules } from "../engine/rules/run.js";
import { loadFormats } from "./formats.js";
import { buildScene } from "./scene.js";
import { numberOf, setOf } from "../engine/sets.js";

/** Files beyond this are not read: no file of the formats is a tenth as large. */
const LARGEST = 256 * 1024 * 1024;

/** First bytes that identify an archive. */
const HEAD = 16;

let knowledge = { formats: [] };

async function opened(sources) {
  const files = [];
  for (const [index, { name, blob }] of sources.entries()) {
    postMessage({ type: "reading", index, name });
    for (const part of await within(name, blob)) {
      postMessage({ type: "reading", index, name: part.name });
      files.push(await openPart(part));
    }
  }
  return files;
}

/** Return a file, or the files in an archive, with its directory before them. */
async function within(name, blob) {
  const head = new Uint8Array(await blob.slice(0, HEAD).arrayBuffer());
  for (const format of knowledge.formats) {
    if (!format.about.isArchive || !format.begins(head)) continue;
    const entriesTable = findFilesTable(format.layout);
    const file = await readDirectory(format.layout, blob);
    if (file) {
      const extensions = new Set(knowledge.formats.flatMap(({ about }) => (about.set ? about.extensions : [])));
      const inside = archiveMembers(file, entriesTable, blob, (entry) => extensions.has(entry.slice(entry.lastIndexOf(".") + 1).toLowerCase()));
      return [{ name, blob, recognised: { format, file, evidence: "its first bytes are those of the format" } }, ...inside.map((entry) => ({ ...entry, archive: name }))];
    }
  }
  return [{ name, blob }];
}

async function openPart({ name, blob, archive, recognised }) {
  const base = { name, archive: archive ?? "", size: blob.size };
  if (!recognised && blob.size > LARGEST) return { ...base, fault: { message: `the file is larger than ${LARGEST / 1024 / 1024} MB`, pointer: "", offset: 0, length: 0 }, format: "", bytes: new Uint8Array(0) };
  const started = performance.now();
  const bytes = recognised ? null : new Uint8Array(await blob.arrayBuffer());
  const { format, file, fault, evidence } = recognised ?? identify(knowledge, name.slice(name.lastIndexOf("/") + 1), bytes);
  const time = performance.now() - started;
  if (!file) return { ...base, format: format?.about.id ?? "", bytes, fault: { ...fault }, time };
  return { ...base, format: format.about.id, isArchive: Boolean(recognised), file, evidence, number: numberOf(format.about, name.slice(name.lastIndexOf("/") + 1)), set: format.about.set, time };
}

/** The page ends a worker from which it hears nothing for long. */
const reportJudging = () => postMessage({ type: "judging" });

/** Run the rules over all files, over sets and over each single file, and return the findings and the maps of these. */
function judged(files) {
  const at = files.flatMap((file, index) => (file.file ? [index] : []));
  const members = at.map((index) => ({ ...files[index], set: setOf(files[index], files) }));
  const { findings, totals, skipped, units } = runRules(members, MOST, reportJudging);
  const maps = units.flatMap((unit) => {
    reportJudging();
    const map = buildScene(unit, findings);
    if (!map) return [];
    for (const point of map.origins.points) point.file = at[point.file];
    for (const surface of map.origins.surfaces) surface.files = surface.files.map((file) => at[file]);
    return [{ ...map, files: unit.members.map(({ index }) => at[index]) }];
  });
  const rules = { findings: findings.map((finding) => ({ ...finding, file: at[Math.max(finding.file, 0)] })), totals: [...totals].map(([code, { failed }]) => [code, failed]), skipped: merged(skipped) };
  return { rules, maps };
}

/** Return rules that were not run, with equal reasons as one. */
function merged(skipped) {
  const byReason = new Map();
  for (const { code, reason, count } of skipped) {
    const key = `${code} ${reason}`;
    byReason.set(key, { code, reason, count: (byReason.get(key)?.count ?? 0) + Math.max(count, 1) });
  }
  return [...byReason.values()];
}

onmessage = async ({ data }) => {
  if (data.formats) knowledge = loadFormats(data.formats);
  try {
    const openedFiles = await opened(data.sources);
    const { rules, maps } = judged(openedFiles);
    const files = openedFiles.map((file) => (file.file ? { ...file, file: file.file.packed() } : file));
    const response = { type: "opened", files, rules, maps };
    postMessage(response, [...buffersIn(response)]);
  } catch (error) {
    postMessage({ type: "failed", message: error.message });
  }
};

/** Return the buffers of all arrays in a message: transferring them copies nothing. */
function buffersIn(value, buffers = new Set()) {
  if (ArrayBuffer.isView(value)) {
    if (value.length) buffers.add(value.buffer);
  } else if (value !== null && typeof value === "object") for (const member of Object.values(value)) buffersIn(member, buffers);
  return buffers;
}
