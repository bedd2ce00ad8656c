// Rules that annotations of fields make: expected values, keys, references, derived bytes. The counterpart of `navspec.family.rules.declared`.

import { ABSENT as NOWHERE } from "../file.js";
import { findLeaf } from "./columns.js";
import { outerRow, rowTable } from "./declared.js";
import { repeats, sum32 } from "./derived.js";
import { bytesIn } from "./joined.js";

const satisfies = (value, { low, high, among }) =>
  (low === undefined || value >= low) && (high === undefined || value <= high) && (among === undefined || among.includes(value));

const isFloat = (leaf) => leaf?.kind === "float";

/**
 * Run the annotations of one code over the files of a set: `groups` are they by the id of the spec. Returns
 * `{cases, notAsked, reason, failures}` like `runCheck`.
 */
export function runAnnotations(joined, groups) {
  const [first] = groups.values().next().value;
  if (first.key === "expect") return expectations(joined, groups);
  if (first.key === "checksum" || first.key === "echo") return derivedBytes(joined, groups, first);
  return { key: identity, unique, ref: reference, range_ref: ranges }[first.key](joined, first);
}

const outcome = (cases, failures, notAsked = 0, reason = "") => ({ cases, notAsked, reason, failures: failures.filter(({ rows }) => rows.length) });

/** Return the failing rows of a rule, with the values of its message by name. */
function failure(joined, rule, table, rows, params, more = {}) {
  const kind = rule.bit ? (rule.bit.width === 1 ? "bool" : "int") : isFloat(rule.leaf) ? "float" : "int";
  const named = Object.entries(params).map(([name, values]) => [name, { values, kind }]);
  for (const name of new Set([...(rule.note.message ?? "").matchAll(/\{(\w[\w.]*)/g)].map(([, word]) => word))) {
    if (["where", "field", "value", "expected"].includes(name)) continue;
    const { values } = joined.column(table, name);
    named.push([name, { values: Array.from(rows, (row) => values[row]), kind: "" }]);
  }
  const right = rule.note.eq === undefined ? rule.key === "key" && params.expected : Array.from(rows, () => rule.note.eq);
  return { table, rows: Int32Array.from(rows), right: right || undefined, severity: rule.note.severity, field: rule.column, template: sentence(rule), params: Object.fromEntries(named), related: [], spans: null, isAnnotation: true, ...more };
}

function sentence({ note, key, path, field }) {
  if (note.message) return note.message.replaceAll("{field}", field.id.replaceAll("_", " "));
  const what = path || field.id;
  return {
    echo: `{where}: ${what} does not repeat the bytes that stand ${note.distance} before`,
    checksum: `{where}: ${what} is {value}, {expected} is expected`,
    expect: `{where}: ${what} is {value}, ${expectation(note)} is expected`,
    unique: `{where}: ${what} is {value}, which no other row may have`,
  }[key] ?? `{where}: ${what} is {value}, which leads nowhere`;
}

function expectation(note) {
  const words = { eq: "", min: "at least ", max: "at most ", "any-of": "one of ", "in-enum": "a value of " };
  const shown = (limit) => (Array.isArray(limit) ? `[${limit.join(", ")}]` : limit);
  return Object.entries(words).filter(([key]) => key in note).map(([key, word]) => `${word}${shown(note[key])}`).join(" and ");
}

function expectations(joined, groups) {
  const own = joined.files.map(({ layout }) => groups.get(layout.spec.id) ?? []);
  const spec = [...groups.keys()].find((id) => joined.files.some(({ layout }) => layout.spec.id === id));
  let cases = 0;
  const failures = [];
  const tables = new Set((groups.get(spec) ?? []).map(({ table }) => rowTable(table).key));
  for (const table of tables) {
    const result = table ? ofRows(joined, table, groups.get(spec).filter((rule) => rowTable(rule.table).key === table)) : ofFiles(joined, own);
    cases += result.cases;
    failures.push(...result.failures);
  }
  return outcome(cases, failures);
}

/** Check values that files have once; files without one are left out. */
function ofFiles(joined, own) {
  let cases = 0;
  const wrong = new Map();
  joined.files.forEach((file, number) => {
    for (const rule of own[number].filter(({ table }) => !rowTable(table).key)) {
      const count = rule.leaf ? file.rows(rule.leaf.scope.table) : 0;
      if (!rule.leaf || (rule.leaf.scope.table.key === "" && file.at(rule.leaf, 0) === NOWHERE)) continue;
      cases += 1;
      const value = wrongIn(file, rule, 0, count);
      if (value === undefined) continue;
      if (!wrong.has(sentence(rule))) wrong.set(sentence(rule), []);
      wrong.get(sentence(rule)).push({ rule, number, value });
    }
  });
  const failures = [...wrong.values()].map((breaches) => failure(joined, breaches[0].rule, "", breaches.map(({ number }) => number), { value: breaches.map(({ value }) => value) }, { fields: breaches.map(({ rule }) => rule.path) }));
  return { cases, failures };
}

/** Return the first unexpected value of some rows of a leaf; undefined for none. */
function wrongIn(file, { leaf, bit, limits }, from, to) {
  for (let row = from; row < to; row += 1) {
    if (leaf.kind === "bytes") {
      const byte = bytesIn(file, leaf, row).find((one) => !satisfies(one, limits));
      if (byte !== undefined) return byte;
    } else {
      const value = file.valueOf(leaf, bit, row);
      if (value !== undefined && !satisfies(value, limits)) return value;
    }
  }
  return undefined;
}

/** Check fields of the rows of a table: a row fails with the first of them that is wrong. Fields that files lack are left out. */
function ofRows(joined, table, rules) {
  const failing = new Uint8Array(joined.count(table));
  const failures = [];
  let isStored = false;
  for (const rule of rules) {
    const rows = [];
    const values = [];
    const places = [];
    joined.files.forEach((file, number) => {
      const held = leafIn(file, rule);
      if (!held) return;
      isStored = true;
      const { leaf, bit } = held;
      const bounded = { leaf, bit, limits: rule.limits };
      const start = joined.starts(table)[number];
      const count = file.rows(leaf.scope.table);
      for (let row = 0; row < count; row += 1) {
        const value = wrongIn(file, bounded, row, row + 1);
        if (value === undefined) continue;
        const outer = start + outerRow(file, leaf.scope.table, row);
        if (failing[outer]) continue;
        failing[outer] = 1;
        rows.push(outer);
        values.push(value);
        places.push({ file: number, table: leaf.scope.table, row, path: rule.path, leaf });
      }
    });
    failures.push(failure(joined, rule, table, rows, { value: values }, { places }));
  }
  return { cases: isStored ? joined.count(table) : 0, failures };
}

/** Return the leaf of a rule in a file, which may be of another spec with the same columns; null for none. */
function leafIn(file, { table, column, leaf, bit }) {
  if (leaf && file.layout.table(table.key) === table) {
    const isAbsent = file.rows(table) ? file.at(leaf, 0) === NOWHERE : table.isInRow && file.rows(table.around) > 0;
    return isAbsent ? null : { leaf, bit };
  }
  const own = file.layout.table(table.key);
  return own ? findLeaf(file, own, column) : null;
}

/** Check values that repeat the number of their row, or of the file. */
function identity(joined, rule) {
  const { key: table } = rule.table;
  const { values } = joined.column(table, rule.column);
  const [files, starts] = [joined.fileOf(table), joined.starts(table)];
  const expected = (row) => (rule.note.is === "file" ? joined.numbers[files[row]] : row - starts[files[row]]);
  const rows = rowsWhere(values.length, (row) => values[row] !== expected(row));
  return outcome(values.length, [failure(joined, rule, table, rows, { value: rows.map((row) => values[row]), expected: rows.map(expected) })]);
}

const rowsWhere = (count, isMeant) => {
  const rows = [];
  for (let row = 0; row < count; row += 1) if (isMeant(row)) rows.push(row);
  return rows;
};

/** Check that no value repeats within a file; the first of equal ones passes. */
function unique(joined, rule) {
  const { key: table } = rule.table;
  const { values } = joined.column(table, rule.column);
  const files = joined.fileOf(table);
  const seen = joined.files.map(() => new Map());
  const first = [];
  const rows = rowsWhere(values.length, (row) => {
    const firstRows = seen[files[row]];
    if (firstRows.has(values[row])) return first.push(firstRows.get(values[row]));
    firstRows.set(values[row], row);
    return false;
  });
  const related = [{ message: "{where} has it first", table, rows: Int32Array.from(first) }];
  return outcome(values.length, [failure(joined, rule, table, rows, { value: rows.map((row) => values[row]) }, { related })]);
}

/** Check references to a row number, or to the value of a key, of another table of this file or of another file of the set. */
function reference(joined, rule) {
  const { note } = rule;
  const table = rule.table.key;
  const { values } = joined.column(table, note.row ? [rule.column, note.row].filter(Boolean).join(".") : rule.column);
  const files = joined.fileOf(table);
  const numbers = note.file ? joined.column(table, note.file).values : null;
  const none = note.none === undefined ? null : Number(note.none);
  const index = new Map(joined.numbers.map((number, file) => [number, file]));
  const keys = note.key ? joined.files.map(() => new Set()) : null;
  if (keys) joined.column(note.table, note.key).values.forEach((key, row) => keys[joined.fileOf(note.table)[row]].add(key));
  const counts = note.below ? joined.column("", note.below).values : null;
  const starts = joined.starts(note.table);
  const targets = [];
  let [cases, absent] = [0, 0];
  const rows = rowsWhere(values.length, (row) => {
    if (values[row] === none || Number.isNaN(values[row])) return false;
    let target = files[row];
    if (numbers) {
      target = numbers[row] < joined.most ? index.get(numbers[row]) ?? -1 : -1;
      if (target < 0 && numbers[row] < joined.most) {
        absent += 1;
        return false;
      }
    }
    cases += 1;
    const most = target < 0 ? 0 : counts ? counts[target] : starts[target + 1] - starts[target];
    const isGood = keys ? target >= 0 && keys[target].has(values[row]) : values[row] >= 0 && values[row] < most;
    if (!isGood) targets.push(target);
    return !isGood;
  });
  const related = numbers ? [{ message: "{where} is named", table: "", rows: Int32Array.from(targets) }] : [];
  const reason = absent ? `the ${joined.key} that they name is not there` : "";
  return outcome(cases, [failure(joined, rule, table, rows, { value: rows.map((row) => values[row]) }, { related })], absent, reason);
}

/** Check the first row and the count of slices of another table of the same file. */
function ranges(joined, rule) {
  const { key: table } = rule.table;
  const [first, count] = [rule.note.first, rule.note.count].map((path) => joined.column(table, path).values);
  const [files, starts] = [joined.fileOf(table), joined.starts(rule.note.table)];
  const rows = rowsWhere(first.length, (row) => first[row] < 0 || first[row] + count[row] > starts[files[row] + 1] - starts[files[row]]);
  return outcome(first.length, [failure(joined, rule, table, rows, {})]);
}

/** Check bytes that follow from the rest of the file. */
function derivedBytes(joined, groups, first) {
  const rows = [];
  const params = { value: [], expected: [] };
  const fields = [];
  let cases = 0;
  joined.files.forEach((file, number) => {
    const [rule] = groups.get(file.layout.spec.id) ?? [];
    if (!rule || file.at(rule.leaf, 0) === NOWHERE) return;
    cases += 1;
    const { note, leaf } = rule;
    const at = file.at(leaf, 0);
    const until = note.until && file.layout.root.leaves.find(({ path }) => path === note.until);
    const expected = until ? sum32(file.bytes, note.from ?? 0, file.at(until, 0)) : null;
    if (rule.key === "echo" ? repeats(file.bytes, at, file.sizeOf(leaf, 0), note.distance) : file.value(leaf, 0) === expected) return;
    rows.push(number);
    fields.push(rule.path);
    params.value.push(file.value(leaf, 0));
    params.expected.push(expected);
  });
  return outcome(cases, [failure(joined, first, "", rows, first.key === "checksum" ? params : {}, { fields })]);
}
