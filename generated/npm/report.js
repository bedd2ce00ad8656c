// The report of a check: what files are, and what the rules find in them, in the form of `navspec check --output-format json`.

import { MOST, namelessReason, runRules } from "./rules/run.js";
import { showFloat } from "./rules/text_format.js";
import { numberOf, setOf } from "./sets.js";

const SEVERITIES = ["error", "warning", "info"];

/** Findings of a report, beyond which only the first of each rule in each file are kept. */
const MOST_FINDINGS = 10_000;

/** The reason for a skipped rule that no spec declares. */
export const ONLY_PYTHON = "only the library for Python runs this rule";

const split = (path) => {
  const at = Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1;
  return [path.slice(0, Math.max(at - 1, 0)), path.slice(at)];
};

async function sha256(bytes) {
  if (!globalThis.crypto?.subtle) return "";
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Check files: `{name, bytes}` each, and whether it is `inFolder`, so that files of a set in one folder belong together, and files that no
 * format claims are left out. `read(bytes, name)` identifies a file. `number(value)` returns what a
 * float, or a BigInt, becomes in the report.
 */
export async function report(files, { read, isExpected, rules, version, most = MOST, withRules = true, number: convert = Number }) {
  const opened = [];
  for (const file of files) {
    const reading = await read(file.bytes, file.name);
    if (reading.file || reading.about || !file.inFolder || isExpected(file.name)) opened.push({ ...file, ...reading });
  }
  const units = unitsOf(opened.filter(({ about }) => about));
  const ordered = [...opened.filter(({ about }) => !about), ...units.flatMap(({ all }) => all)];
  const inputs = await Promise.all(ordered.map(async ({ name, bytes, about, file, variant }) => ({
    path: name,
    size: bytes.length,
    sha256: await sha256(bytes),
    format: about?.id ?? "",
    family: about?.family ?? "",
    variant: variant ?? "",
    status: file ? "read" : about ? "unreadable" : "unknown_format",
    info: file && !isInSet(units, name) ? factsOf(file, convert) : {},
  })));
  const totals = new Map();
  const findings = opened.flatMap(({ file, fault, about, name }) => (file ? [] : [unreadable(fault, about, name)]));
  const failed = { error: findings.length };
  const skipped = [];
  const sets = [];
  const families = new Set();
  for (const { members, folder, set, family } of units.filter((unit) => unit.members.length)) {
    if (folder) sets.push({ path: folder, family, files: members.length, missing: missingOf(set, members), info: sumOf(members.map(({ file }) => factsOf(file, convert))) });
    if (!withRules) continue;
    const run = runRules(members.map((member) => ({ ...member, set: setOf(member, members) })), most);
    const path = ({ file }) => (file < 0 ? folder : members[file].name);
    findings.push(...run.findings.map((finding) => record(finding, path, convert)));
    for (const [severity, count] of Object.entries(run.severities)) failed[severity] = (failed[severity] ?? 0) + count;
    for (const [code, own] of run.totals) {
      const total = totals.get(code) ?? { cases: 0, failed: 0 };
      totals.set(code, { cases: total.cases + own.cases, failed: total.failed + own.failed });
    }
    skipped.push(...skippedIn(run, rules[family], members, set, folder || members[0].name));
    families.add(family);
    for (const code of rules[family].codes) if (!totals.has(code)) totals.set(code, { cases: 0, failed: 0 });
  }
  for (const { about, fault, file } of opened) if (about) countStructure(totals, rules[about.family].structure, about.id, file ? "" : fault.code || "STRUCTURE");
  const undeclared = [...families].sort().flatMap((family) => rules[family].undeclared.map((code) => ({ code, path: "", reason: ONLY_PYTHON, not_asked: 0 })));
  return finish({ version, inputs, sets, findings, skipped: [...skipped, ...undeclared], totals, failed });
}

/** Return whether a file is in a set of several, whose facts are those of the set. */
const isInSet = (units, name) => units.some(({ folder, all }) => folder && all.some((one) => one.name === name));

/** Return the plain numbers of the root, and how many rows each of its lists has. */
function factsOf(file, convert) {
  const facts = {};
  for (const { id, leaf, table, field } of file.layout.root.scope.items) {
    if (table && file.listSpan(table, 0)) facts[id] = file.rows(table);
    else if (leaf && leaf.kind !== "bytes" && !leaf.bits && !id.startsWith("num_") && !field.notes?.checksum && field.valid?.eq === undefined) {
      const value = file.value(leaf, 0);
      if (value !== undefined) facts[id] = typeof value === "bigint" ? convert(value) : value;
    }
  }
  return facts;
}

function sumOf(all) {
  const sums = {};
  for (const facts of all) for (const [name, value] of Object.entries(facts)) sums[name] = (sums[name] ?? 0) + value;
  return sums;
}

/** Return files that are checked together: those of a set in one folder, and every other file by itself. */
function unitsOf(opened) {
  const units = new Map();
  for (const openedFile of opened) {
    const { name, file, about, inFolder } = openedFile;
    const [folder, last] = split(name);
    const number = numberOf(about, last);
    const isMember = about.set && number >= 0;
    let key = isMember ? `${about.family} ${inFolder ? folder : ""}` : name;
    if (isMember && units.get(key)?.numbers.has(number)) key = name;
    if (!units.has(key)) units.set(key, { all: [], members: [], numbers: new Set(), folder: isMember && inFolder ? folder : "", set: about.set, family: about.family });
    const unit = units.get(key);
    unit.all.push(openedFile);
    unit.numbers.add(number);
    if (file) unit.members.push({ name, file, number, set: about.set });
  }
  return [...units.values()];
}

/** Return the rules of a family that were not run over files, in the order of their codes. */
function skippedIn(run, { numbered }, members, set, path) {
  const isNameless = members.some(({ number }) => number < 0);
  const reported = new Set(run.skipped.map(({ code }) => code));
  const nameless = isNameless ? numbered.filter((code) => !reported.has(code)).map((code) => ({ code, reason: namelessReason(set?.key ?? "file"), count: 0 })) : [];
  const all = [...run.skipped, ...nameless].sort((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0));
  return all.map(({ code, reason, count }) => ({ code, path, reason, not_asked: count }));
}

/** Count a file as checked by the rules on reading, and the one that it breaks. */
function countStructure(totals, structure, format, broken) {
  const codes = [...Object.keys(structure).filter((code) => structure[code].includes(format)), "STRUCTURE"];
  for (const code of new Set([...codes, ...(broken ? [broken] : [])])) {
    const { cases, failed } = totals.get(code) ?? { cases: 0, failed: 0 };
    totals.set(code, { cases: cases + Number(codes.includes(code)), failed: failed + Number(code === broken) });
  }
}

function missingOf(set, members) {
  const { members: usual } = setOf(members[0], members);
  const there = new Set(members.map(({ number }) => number));
  const name = (number) => set.pattern.replace(/[\^$]/g, "").replace("([0-9]+)", String(number)).replace("[.]", ".");
  return Array.from({ length: usual }, (_, number) => number).filter((number) => !there.has(number)).map(name);
}

function unreadable({ message, code, pointer, offset, length, expected, actual, hint }, about, path) {
  const params = Object.fromEntries(Object.entries({ expected, actual }).filter(([, value]) => value));
  return { code: about ? code || "STRUCTURE" : "FORMAT_UNKNOWN", severity: "error", evidence: "inferred", message: `${message}${hint ? `. ${hint}` : ""}`, path, pointer, offset, length, params, position: null, related: [] };
}

function record({ code, severity, evidence, message, pointer, offset, length, params, related, file }, path, convert) {
  const plain = ({ value, kind }) => {
    if (typeof value === "number" && !Number.isFinite(value)) return showFloat(value);
    if (typeof value === "number" && (kind === "float" || !Number.isInteger(value))) return convert(value);
    if (typeof value === "bigint") return convert(value);
    return kind === "bool" && value !== null ? Boolean(value) : value;
  };
  return {
    code, severity, evidence, message,
    path: path({ file }),
    pointer, offset, length,
    params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, plain(value)])),
    position: null,
    related: related.map((place) => ({ path: path(place), pointer: place.pointer, message: place.message, position: null })),
  };
}

function finish({ version, inputs, sets, findings, skipped, totals, failed }) {
  const unread = inputs.filter(({ status }) => status !== "read");
  const order = new Map([...inputs.map(({ path }, at) => [path, at + 1]), ...unread.map(({ path }, at) => [path, at - unread.length])]);
  const counts = Object.fromEntries(SEVERITIES.map((severity) => [severity, 0]));
  const listed = keepFirst(findings);
  const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
  listed.sort((a, b) => (order.get(a.path) ?? 0) - (order.get(b.path) ?? 0) || compare(a.path, b.path) || a.offset - b.offset || compare(a.pointer, b.pointer) || compare(a.code, b.code));
  for (const [severity, count] of Object.entries(failed)) counts[severity] += count;
  const rules = Object.fromEntries([...totals].sort(([a], [b]) => compare(a, b)));
  return {
    schema_version: 1,
    tool: { name: "navspec", version, profile: "default" },
    inputs,
    sets,
    summary: { ...counts, truncated: Object.values(failed).reduce((sum, count) => sum + count, 0) > listed.length, rules },
    findings: listed,
    causes: [],
    skipped_rules: skipped,
    suppressed: [],
    tool_errors: [],
  };
}

/** Return findings up to a number; beyond it the first ones of each rule, severity and file. */
function keepFirst(findings) {
  if (findings.length <= MOST_FINDINGS) return [...findings];
  const seen = new Map();
  const ranked = findings.map((finding, number) => {
    const key = `${finding.code} ${finding.severity} ${finding.path}`;
    const rank = seen.get(key) ?? 0;
    seen.set(key, rank + 1);
    return [rank > 0, SEVERITIES.indexOf(finding.severity), rank, number];
  });
  ranked.sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2] || a[3] - b[3]);
  return ranked.slice(0, Math.max(MOST_FINDINGS, seen.size)).map(([, , , number]) => number).sort((a, b) => a - b).map((number) => findings[number]);
}
