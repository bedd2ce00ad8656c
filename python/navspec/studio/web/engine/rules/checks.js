// Rules that a spec declares as checks: expressions that hold for every row, and what findings say where they do not.

import { spanOfItem } from "../places.js";
import { UNSEEN } from "./joined.js";
import { spread } from "./expressions.js";

const isMany = (values) => values !== null && typeof values === "object";
const isTrue = ({ values, state }, row) => !state?.[row] && Boolean(isMany(values) ? values[row] : values);

/**
 * Run one check over all rows of its table. Returns `{cases, notAsked, reason, failures}`; failures are `{table, rows, fault, severity,
 * field, template, params, related}`: a row fails with the first of the faults that it has.
 */
export function runCheck(evaluator, check) {
  const { table } = check;
  const count = evaluator.count(table);
  const outcome = { cases: 0, notAsked: 0, reason: "", failures: [] };
  if (!count) return { ...outcome, cases: check.first ? countGroups(evaluator, check) : 0 };
  const { asked, unseen } = findCases(evaluator, check);
  if (!asked && !unseen && !check.first) return outcome;
  const rows = { asked, count, decided: null, failing: null, unseen: unseen ? unseen.slice() : null, isAcross: check.across };
  let results = [];
  for (const fault of check.faults) {
    const failed = fault.each ? elements(evaluator, fault, rows) : failures(evaluator, fault, table, rows);
    if (failed.length) results.push({ fault, rows: failed });
  }
  let cases = rows.decided === ALL ? count : rows.decided ? countTrue(rows.decided) : 0;
  if (check.first) ({ cases, results } = firstOfEach(evaluator, check, results));
  const notAsked = rows.unseen ? countTrue(rows.unseen) : 0;
  const reason = notAsked ? check.unseen ?? `the ${evaluator.joined.key} of the other end is not there` : "";
  return { cases, notAsked, reason, failures: results.map(({ fault, rows: failed }) => describe(evaluator, fault.each ?? table, fault, failed)) };
}

/** All rows of a table, in the place of a mask. */
const ALL = Symbol("all");

function countTrue(mask) {
  let sum = 0;
  for (let row = 0; row < mask.length; row += 1) sum += mask[row];
  return sum;
}

/** Return masks of the rows that a check is made for (`ALL`, null for none), and of those of which that is not seen; kept for equal conditions. */
function findCases(evaluator, check) {
  const { table, when } = check;
  const makers = evaluator.makers(check);
  const key = makers ? check : `${table} ${evaluator.plan.ids.get(when) ?? String(when)}`;
  let cases = evaluator.cases.get(key);
  if (!cases) evaluator.cases.set(key, cases = casesOf(evaluator, table, when, makers));
  return cases;
}

function casesOf(evaluator, table, when, makers) {
  const count = evaluator.count(table);
  const condition = when === undefined ? { values: 1, state: null } : evaluator.evaluate(when, table);
  if (!makers && !condition.state && !isMany(condition.values)) return { asked: condition.values ? ALL : null, unseen: null };
  const files = evaluator.joined.fileOf(table);
  const asked = new Uint8Array(count);
  let unseen = null;
  for (let row = 0; row < count; row += 1) {
    if (makers && !makers[files[row]]) continue;
    if (isTrue(condition, row)) asked[row] = 1;
    else if (condition.state?.[row] === UNSEEN) (unseen ??= new Uint8Array(count))[row] = 1;
  }
  return { asked: asked.includes(1) ? asked : null, unseen };
}

/** Return the rows that have a fault, and mark them, and those of which it is known whether they have it. */
function failures(evaluator, fault, table, rows) {
  const { asked, count } = rows;
  if (!asked) return [];
  const { values, state } = evaluator.evaluate(fault.assert, table);
  if (asked === ALL && !state) {
    rows.decided = ALL;
    if (!isMany(values) && values) return [];
  } else if (!state) rows.decided = asked;
  else if (rows.decided !== ALL) rows.decided = rows.decided ? rows.decided.slice() : new Uint8Array(count);
  const failed = [];
  for (let row = 0; row < count; row += 1) {
    if (asked !== ALL && !asked[row]) continue;
    if (state?.[row]) {
      if (rows.isAcross && state[row] === UNSEEN) (rows.unseen ??= new Uint8Array(count))[row] = 1;
      continue;
    }
    if (state && rows.decided !== ALL) rows.decided[row] = 1;
    if ((isMany(values) ? values[row] : values) || rows.failing?.[row]) continue;
    failed.push(row);
  }
  if (failed.length) {
    rows.failing ??= new Uint8Array(count);
    for (const row of failed) rows.failing[row] = 1;
  }
  return Int32Array.from(failed);
}

/** Return the first element with a fault of each row, and mark the rows. */
function elements(evaluator, fault, rows) {
  const { asked, count } = rows;
  if (!asked) return [];
  const owner = evaluator.related(fault.each, "owner").rows;
  const { values, state } = evaluator.evaluate(fault.assert, fault.each);
  const decided = rows.decided === ALL ? ALL : rows.decided?.slice() ?? new Uint8Array(count);
  const isFaulty = new Uint8Array(count);
  const failed = [];
  for (let row = 0; row < owner.length; row += 1) {
    const around = owner[row];
    if ((asked !== ALL && !asked[around]) || state?.[row]) continue;
    if (decided !== ALL) decided[around] = 1;
    if ((isMany(values) ? values[row] : values) || rows.failing?.[around] || isFaulty[around]) continue;
    isFaulty[around] = 1;
    failed.push(row);
  }
  rows.decided = decided;
  rows.failing = rows.failing ? rows.failing.map((isBad, row) => isBad | isFaulty[row]) : isFaulty;
  return Int32Array.from(failed).sort((a, b) => owner[a] - owner[b]);
}

/** Return the number of rows that a check is made for, and the first failing row of each of them. */
function firstOfEach(evaluator, check, results) {
  const owner = groupsOf(evaluator, check);
  const firsts = new Map();
  for (const { rows } of results) for (const row of rows) if (!(firsts.get(owner(row)) < row)) firsts.set(owner(row), row);
  const chosen = new Set(firsts.values());
  const kept = results.map(({ fault, rows }) => ({ fault, rows: rows.filter((row) => chosen.has(row)) })).filter(({ rows }) => rows.length);
  return { cases: countGroups(evaluator, check), results: kept };
}

/** Return a function that names the group of a row, of which only the first failing row counts. */
function groupsOf(evaluator, { table, first }) {
  const files = evaluator.joined.fileOf(table);
  if (first === "file") return (row) => files[row];
  const { values } = evaluator.evaluate(first.value ?? first, table);
  const valueOf = (row) => (isMany(values) ? values[row] : values);
  return first.value === undefined ? valueOf : (row) => `${files[row]} ${valueOf(row)}`;
}

function countGroups(evaluator, check) {
  const { table, first, when } = check;
  const count = evaluator.count(table);
  if (first.value !== undefined) return count ? new Set(Array.from({ length: count }, (_, row) => row).map(groupsOf(evaluator, check))).size : 0;
  const to = first === "file" ? "" : evaluator.target(table, first.by);
  if (when?.op !== "via" || when.by !== "root") return evaluator.count(to);
  const made = evaluator.evaluate(when.of, "");
  const starts = evaluator.joined.starts(to);
  return evaluator.files.reduce((sum, _, file) => sum + (isTrue(made, file) ? starts[file + 1] - starts[file] : 0), 0);
}

function describe(evaluator, table, fault, rows) {
  const failure = { table, rows, severity: fault.severity, field: fault.at ?? "", template: fault.message, params: {}, related: [], spans: null };
  for (const [name, { of, kind }] of Object.entries(fault.params)) failure.params[name] = { values: shownValues(evaluator.evaluate(of, table, rows), rows.length), kind };
  failure.related = (fault.related ?? []).map((entry) => relate(evaluator, table, entry, rows));
  if (fault.right !== undefined) failure.right = spread(evaluator.evaluate(fault.right, table, rows).values, rows.length);
  if (fault.of) Object.assign(failure, { table: fault.to, rows: Int32Array.from(spread(evaluator.evaluate(fault.of, table, rows).values, rows.length)) });
  if (fault.after) failure.spans = Array.from(rows, (number) => [endOf(evaluator.files[number], fault.after), 0]);
  return failure;
}

/** Return the offset after a field of the root. */
function endOf(file, name) {
  const span = spanOfItem(file, file.layout.root.scope.items.find(({ id }) => id === name), 0);
  return span ? span[1] : 0;
}

/** Return values of a parameter, one for each row; null where there is none. */
export function shownValues({ values, state }, count) {
  return Array.from({ length: count }, (_, row) => (state?.[row] ? null : isMany(values) ? values[row] : values));
}

function relate(evaluator, table, { row: tree, to, message, when }, rows) {
  const related = evaluator.evaluate(tree, table, rows);
  const condition = when === undefined ? null : evaluator.evaluate(when, table, rows);
  const places = Int32Array.from({ length: rows.length }, (_, row) => (related.state?.[row] || (condition && !isTrue(condition, row)) ? -1 : isMany(related.values) ? related.values[row] : related.values));
  return { message, table: to, rows: places };
}

