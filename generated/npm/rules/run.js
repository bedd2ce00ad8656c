// The rules that specs declare, run over files that belong together: the counterpart of `navspec.family.rules.declared`.

import { ABSENT } from "../file.js";
import { findLeaf, columnNamed, values } from "./columns.js";
import { declaredRules, rowTable } from "./declared.js";
import { repeats, sum32 } from "./derived.js";

/** Findings that are kept of a rule in a file. */
export const MOST = 200;

/**
 * Run every rule. `members` are `{name, number, file, set}`: `number` is the place of the file in its set, -1 where it is
 * unknown; `set` is `{id, key, members}` of files that belong together, or null.
 *
 * Returns `{findings, totals, skipped}`: findings as `{code, severity, evidence, file, table, row, pointer, offset, length,
 * message}` with `file` being the number of the member, at most `MOST` of each rule in each file; `totals` how many there are by
 * code; `skipped` as `{code, reason, count}`.
 */
export function runRules(members) {
  const run = new RuleRun(members);
  members.forEach((member, index) => {
    const rules = declaredRules(member.file.layout);
    const done = new Map();
    for (const rule of rules) {
      const group = `${rule.code} ${rule.table.key}`;
      if (!done.has(group)) done.set(group, new Set());
      run.one(member, index, rule, done.get(group));
    }
  });
  return { findings: run.findings, totals: run.totals, skipped: [...run.skipped.values()] };
}

class RuleRun {
  constructor(members) {
    Object.assign(this, { members, findings: [], totals: new Map(), skipped: new Map(), kept: new Map() });
    this.sets = new Map();
    for (const [index, member] of members.entries()) {
      if (!member.set || member.number < 0) continue;
      if (!this.sets.has(member.set.id)) this.sets.set(member.set.id, new Map());
      this.sets.get(member.set.id).set(member.number, index);
    }
  }

  one(member, index, rule, values) {
    const needsNumber = rule.note.file !== undefined || rule.note.is === "file";
    if (needsNumber && member.number < 0) {
      const key = member.set?.key ?? "file";
      return this.skip(rule.code, `the number of the ${key} is not known, because the file has no name that tells it`, 1);
    }
    return this[rule.key](member, index, rule, values);
  }

  skip(code, reason, count) {
    const key = `${code} ${reason}`;
    const skipped = this.skipped.get(key) ?? { code, reason, count: 0 };
    skipped.count += count;
    this.skipped.set(key, skipped);
  }

  fail(member, index, rule, row, place, values = {}) {
    const { code, note } = rule;
    this.totals.set(code, (this.totals.get(code) ?? 0) + 1);
    const key = `${code} ${index}`;
    this.kept.set(key, (this.kept.get(key) ?? 0) + 1);
    if (this.kept.get(key) > MOST) return;
    const { file } = member;
    const around = file.pointer(place.table, place.row);
    const pointer = [around, ...place.path.split(".").filter(Boolean)].join("/");
    const [offset, length] = spanOf(file, place);
    const where = placeInWords(member, file.pointer(rowTable(rule.table), row));
    const message = sentence(rule, member, row, { where, field: rule.field.id.replaceAll("_", " "), ...values });
    this.findings.push({ code, severity: note.severity, evidence: note.evidence, file: index, table: rule.table.key, row, pointer, offset, length, message });
  }

  // Kinds of rules, by the names of their keys

  expect(member, index, rule, column) {
    const { file } = member;
    if (rule.leaf.kind === "bytes") return this.expectBytes(member, index, rule, column);
    const at = values(file, rule.leaf, rule.bit);
    const { low = -Infinity, high = Infinity, among } = rule.limits;
    const outer = rowTable(rule.table);
    const rows = file.rows(rule.leaf.scope.table);
    for (let row = 0; row < rows; row += 1) {
      const value = at(row);
      if (value >= low && value <= high && (among === undefined || among.includes(value))) continue;
      if (file.at(rule.leaf, row) !== ABSENT) this.once(member, index, rule, column, outer, row, value);
    }
    return undefined;
  }

  /** A row of a table fails once, with its first wrong field; of the root every field is checked. */
  once(member, index, rule, values, outer, row, value) {
    let ownRow = row;
    for (let table = rule.table; table !== outer; table = table.around) ownRow = member.file.parentRow(table, ownRow);
    if (outer.key) {
      if (values.has(ownRow)) return;
      values.add(ownRow);
    }
    this.fail(member, index, rule, ownRow, { table: rule.table, row, path: rule.path, leaf: rule.leaf }, { value });
  }

  expectBytes(member, index, rule, values) {
    const { file } = member;
    for (let row = 0; row < file.rows(rule.table); row += 1) {
      const bytes = file.value(rule.leaf, row);
      const wrong = bytes === undefined ? -1 : bytes.findIndex((byte) => !satisfies(byte, rule.limits));
      if (wrong >= 0) this.once(member, index, rule, values, rowTable(rule.table), row, bytes[wrong]);
    }
  }

  key(member, index, rule) {
    const at = values(member.file, rule.leaf, rule.bit);
    const rows = member.file.rows(rule.leaf.scope.table);
    for (let row = 0; row < rows; row += 1) {
      const value = at(row);
      const expected = rule.note.is === "file" ? member.number : row;
      if (value !== expected) this.fail(member, index, rule, row, ownPlace(rule, row), { value, expected });
    }
  }

  unique(member, index, rule) {
    const seen = new Set();
    const at = values(member.file, rule.leaf, rule.bit);
    const rows = member.file.rows(rule.leaf.scope.table);
    for (let row = 0; row < rows; row += 1) {
      const value = at(row);
      if (seen.has(value)) this.fail(member, index, rule, row, ownPlace(rule, row), { value });
      seen.add(value);
    }
  }

  ref(member, index, rule) {
    const { file, set } = member;
    const { note, table } = rule;
    const { leaf, bit } = note.row ? findLeaf(file, table, [rule.path, note.row].filter(Boolean).join(".")) : rule;
    const at = values(file, leaf, bit);
    const rows = file.rows(leaf.scope.table);
    const numbers = note.file ? columnNamed(file, table, note.file) : null;
    const none = note.none === undefined ? null : Number(note.none);
    const peers = this.sets.get(set?.id);
    const members = set ? Math.max(set.members, ...peers.keys()) : 0;
    const targets = new Map();
    let absent = 0;
    for (let row = 0; row < rows; row += 1) {
      const value = at(row);
      if (value === none || Number.isNaN(value)) continue;
      let target = index;
      if (numbers) {
        if (!(numbers[row] < members)) target = -1;
        else if (!peers.has(numbers[row])) {
          absent += 1;
          continue;
        } else target = peers.get(numbers[row]);
      }
      if (!targets.has(target)) targets.set(target, target < 0 ? () => false : this.target(this.members[target].file, note));
      if (!targets.get(target)(value)) this.fail(member, index, rule, row, ownPlace(rule, row), { value });
    }
    if (absent) this.skip(rule.code, `the ${set.key} that they name is not there`, absent);
  }

  /** Return whether a number refers to a row of a table of a file. */
  target(file, note) {
    const table = file.layout.table(note.table);
    if (note.key) {
      const keys = new Set(columnNamed(file, table, note.key));
      return (value) => keys.has(value);
    }
    const rows = note.below ? file.layout.root.scope.get([note.below])(file, 0) : file.rows(table);
    return (value) => value >= 0 && value < rows;
  }

  range_ref(member, index, rule) {
    const { file } = member;
    const [first, count] = [rule.note.first, rule.note.count].map((path) => columnNamed(file, rule.table, path));
    const rows = file.rows(file.layout.table(rule.note.table));
    for (let row = 0; row < first.length; row += 1) {
      if (first[row] < 0 || first[row] + count[row] > rows) this.fail(member, index, rule, row, ownPlace(rule, row));
    }
  }

  checksum(member, index, rule) {
    const { file } = member;
    const at = file.at(rule.leaf, 0);
    if (at === ABSENT || rule.note.algorithm !== "sum32") return;
    const until = file.at(file.layout.root.leaves.find((leaf) => leaf.path === rule.note.until), 0);
    const [value, expected] = [file.value(rule.leaf, 0), sum32(file.bytes, rule.note.from, until)];
    if (value !== expected) this.fail(member, index, rule, 0, ownPlace(rule, 0), { value, expected });
  }

  echo(member, index, rule) {
    const { file } = member;
    const at = file.at(rule.leaf, 0);
    if (at === ABSENT) return;
    if (!repeats(file.bytes, at, file.sizeOf(rule.leaf, 0), rule.note.distance)) this.fail(member, index, rule, 0, ownPlace(rule, 0));
  }
}

/** A row in words: `area 12 node 417`; the name of the file where it is the file as a whole. */
function placeInWords({ name, number, set }, pointer) {
  const parts = pointer.split("/").filter(Boolean);
  const words = parts.map((part, at) => (/^[0-9]+$/.test(parts[at + 1] ?? "") ? part.replace(/s$/, "") : part).replaceAll("_", " "));
  return [...(set && number >= 0 ? [set.key, number] : []), ...words].join(" ") || name;
}

const ownPlace = (rule, row) => ({ table: rule.table, row, path: rule.path, leaf: rule.leaf });

const satisfies = (value, { low, high, among }) =>
  (low === undefined || value >= low) && (high === undefined || value <= high) && (among === undefined || among.includes(value));

function spanOf(file, { table, row, leaf }) {
  if (leaf) return [file.at(leaf, row), file.sizeOf(leaf, row)];
  const start = file.start(table, row);
  return [start, file.end(table, row) - start];
}

function sentence(rule, member, row, values) {
  const { note, key, field } = rule;
  const what = rule.path || field.id;
  const text = note.message ?? {
    echo: `{where}: ${what} does not repeat the bytes that stand ${note.distance} before`,
    checksum: `{where}: ${what} is {value}, {expected} is expected`,
    expect: `{where}: ${what} is {value}, ${expectation(note)} is expected`,
    unique: `{where}: ${what} is {value}, which no other row may have`,
  }[key] ?? `{where}: ${what} is {value}, which leads nowhere`;
  return text.replace(/\{(\w+(?:\.\w+)*)\}/g, (whole, name) => {
    if (name in values) return String(values[name]);
    const column = columnNamed(member.file, rowTable(rule.table), name);
    return column ? String(column[row]) : whole;
  });
}

function expectation(note) {
  const words = { eq: "", min: "at least ", max: "at most ", "any-of": "one of ", "in-enum": "a value of " };
  return Object.entries(words).filter(([key]) => key in note).map(([key, word]) => `${word}${Array.isArray(note[key]) ? note[key].join(", ") : note[key]}`).join(" and ");
}
