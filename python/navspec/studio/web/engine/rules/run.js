// The rules that specs declare, run over files that belong together, and what they find.

import { runAnnotations } from "./annotations.js";
import { runCheck } from "./checks.js";
import { declaredRules } from "./declared.js";
import { Evaluator, Plan, shownText, UnknownOperation } from "./expressions.js";
import { isPart, Joined } from "./joined.js";
import { describeRows } from "./labels.js";
import { locate } from "./locate.js";
import { fillTemplate } from "./text_format.js";

/** Findings that are kept of a rule in a file, unless the caller says. */
export const MOST = 200;

export const namelessReason = (key) => `the number of the ${key} is not known, because the file has no name that tells it`;

const plans = new Map();

/** Return the plan of specs, which is made once. */
function planOf(specs) {
  const key = specs.map(({ id }) => id).join(" ");
  const earlier = plans.get(key);
  if (earlier && specs.every((spec, at) => earlier.specs[at] === spec)) return earlier.plan;
  const plan = new Plan(specs);
  plans.set(key, { specs, plan });
  return plan;
}

/**
 * Run every rule. `members` are `{name, number, file, set}`: `number` is the place of the file in its set, -1 where it is unknown; `set`
 * is `{id, key, members}` of files that belong together, or null. `onRule()` is called before each rule.
 *
 * Returns `{findings, totals, skipped, severities}`: findings as `{code, severity, evidence, file, table, row, pointer, offset, length, message, params,
 * related, right}` with `file` being the number of the member, -1 for all of a set, at most `most` of each rule in each file; `totals` as `{cases,
 * failed}` by code; `skipped` as `{code, file, reason, count}`; `severities` how many failures there are of each; `units` the evaluator of
 * the files of each set, or of a single file, with these as its `members`.
 */
export function runRules(members, most = MOST, onRule = () => {}) {
  const result = { findings: [], totals: new Map(), skipped: [], severities: {}, units: [] };
  const sets = new Map();
  members.forEach((member, index) => {
    const key = member.set && member.number >= 0 ? member.set.id : index;
    sets.set(key, [...(sets.get(key) ?? []), { ...member, index }]);
  });
  for (const set of sets.values()) runUnit(set.sort((a, b) => a.number - b.number), most, onRule, result);
  return result;
}

/**
 * Return the right values of derived values of a file that do not have them, by pointer; `member` is as for `runRules`. What follows from
 * other files of a set is left out.
 */
export function rightValues(member) {
  const result = { findings: [], totals: new Map(), skipped: [], severities: {} };
  const unit = unitOf([{ ...member, index: 0 }], Infinity, result);
  const derived = unit.evaluator.plan.checks.filter((check) => check.derived);
  for (const check of derived) runRule(unit, check.code, { checks: [check], annotations: new Map() });
  return new Map(result.findings.map(({ pointer, right }) => [pointer, right]));
}

/** Run every rule over the files of one set, or over one file. */
function runUnit(members, most, onRule, result) {
  const unit = unitOf(members, most, result);
  const rules = rulesOf([...new Set(members.map(({ file }) => file.layout))], unit.evaluator.plan);
  for (const code of [...rules.keys()].sort()) {
    onRule();
    runRule(unit, code, rules.get(code));
  }
  result.units.push({ members, evaluator: unit.evaluator });
}

function unitOf(members, most, result) {
  const [{ set }] = members;
  const joined = new Joined(members, set?.key ?? "file", set ? Math.max(set.members, members.at(-1).number + 1) : 1);
  const layouts = [...new Set(members.map(({ file }) => file.layout))];
  const plan = planOf(layouts.map(({ spec }) => spec));
  return { members, joined, evaluator: new Evaluator(joined, plan), most, result, counts: new Map() };
}

/** Return the checks and annotations of each code. */
function rulesOf(layouts, plan) {
  const rules = new Map();
  const of = (code) => {
    if (!rules.has(code)) rules.set(code, { checks: [], annotations: new Map() });
    return rules.get(code);
  };
  for (const layout of layouts) {
    for (const rule of declaredRules(layout)) {
      const { annotations } = of(rule.code);
      annotations.set(layout.spec.id, [...(annotations.get(layout.spec.id) ?? []), rule]);
    }
  }
  for (const check of plan.checks) of(check.code).checks.push(check);
  return rules;
}

function runRule(unit, code, { checks, annotations }) {
  const { joined, evaluator, result, members } = unit;
  const total = result.totals.get(code) ?? { cases: 0, failed: 0 };
  const skip = (reason, count) => result.skipped.push({ code, file: members[0].index, reason, count });
  const [first] = annotations.values().next().value ?? [];
  const needsNumber = checks.some(({ numbered }) => numbered) || (first && (first.note.is === "file" || (first.key === "ref" && first.note.file !== undefined)));
  if (needsNumber && joined.numbers.some((number) => number < 0)) return skip(namelessReason(joined.key), 0);
  result.totals.set(code, total);
  const evidence = first?.note.evidence ?? checks[0].evidence[0];
  try {
    const outcomes = [...(annotations.size ? [runAnnotations(joined, annotations)] : []), ...checks.map((check) => runCheck(evaluator, check))];
    for (const { cases, notAsked, reason } of outcomes) {
      total.cases += cases;
      if (notAsked) skip(reason, notAsked);
    }
    for (const failure of joinFailures(outcomes.flatMap(({ failures }) => failures).map((one) => (one.places ? one : ofOuterRows(unit, one))))) {
      total.failed += failure.rows.length;
      result.severities[failure.severity] = (result.severities[failure.severity] ?? 0) + failure.rows.length;
      result.findings.push(...buildFindings(unit, code, evidence, failure));
    }
  } catch (error) {
    if (!(error instanceof UnknownOperation)) throw error;
    skip(`it has the operation ${error.message}, which this version does not know`, 0);
  }
  return undefined;
}

/** Return failures, those with the same words as one in the order of its rows: a limit then keeps the first findings. */
function joinFailures(failures) {
  const groups = new Map();
  failures.forEach((failure, number) => {
    const { table, template, severity, params, related, spans, isAnnotation } = failure;
    const key = JSON.stringify([table, template, severity, Object.keys(params), related.map((entry) => [entry.message, entry.table]), (spans || isAnnotation) && number]);
    groups.set(key, [...(groups.get(key) ?? []), failure]);
  });
  return [...groups.values()].map((parts) => (parts.length === 1 ? parts[0] : joinedFailure(parts)));
}

function joinedFailure(parts) {
  const [first] = parts;
  const all = parts.flatMap((part) => Array.from(part.rows, (row, at) => ({ part, row, at }))).sort((a, b) => a.row - b.row);
  const placeIn = ({ part, at }) => part.places?.[at] ?? null;
  return {
    ...first,
    rows: Int32Array.from(all, ({ row }) => row),
    fields: all.map(({ part, at }) => part.fields?.[at] ?? part.field),
    places: parts.some(({ places }) => places) ? all.map(placeIn) : undefined,
    params: Object.fromEntries(Object.entries(first.params).map(([name, { kind }]) => [name, { kind, values: all.map(({ part, at }) => part.params[name].values[at]) }])),
    related: first.related.map((entry, number) => ({ ...entry, rows: Int32Array.from(all, ({ part, at }) => part.related[number].rows[at]) })),
    right: parts.some(({ right }) => right) ? all.map(({ part, at }) => part.right?.[at]) : undefined,
  };
}

/** Return a failure of elements of lists in rows as one of these rows, with the places of the elements. */
function ofOuterRows({ joined }, failure) {
  const { table, rows, field } = failure;
  const listed = table ? joined.files.map((file) => file.layout.table(table)) : [];
  if (!listed.some((one) => one && (one.isInRow || isPart(one)))) return failure;
  const [files, starts] = [joined.fileOf(table), joined.starts(table)];
  const places = Array.from(rows, (row) => ({ file: files[row], table: listed[files[row]], row: row - starts[files[row]], path: field }));
  const outer = (own) => (own.isInRow || isPart(own) ? outer(own.around) : own);
  const rise = (file, own, row) => (own.isInRow || isPart(own) ? rise(file, own.around, file.parentRow(own, row)) : row);
  const key = outer(listed.find((one) => one)).key;
  const owners = places.map(({ file, table: own, row }) => joined.starts(key)[file] + rise(joined.files[file], own, row));
  return { ...failure, table: key, rows: Int32Array.from(owners), places };
}

/** Return the findings of a failure of a rule, as many of each file as are kept. */
function buildFindings(unit, code, evidence, failure) {
  const { members, joined, evaluator } = unit;
  const { table, severity } = failure;
  const files = table ? joined.fileOf(table) : null;
  const fileAt = (at) => (files ? files[failure.rows[at]] : failure.rows[at]);
  const kept = [];
  failure.rows.forEach((_, at) => {
    const key = `${code} ${severity} ${fileAt(at)}`;
    const count = unit.counts.get(key) ?? 0;
    unit.counts.set(key, count + 1);
    if (count < unit.most) kept.push(at);
  });
  if (!kept.length) return [];
  const rows = Int32Array.from(kept, (at) => failure.rows[at]);
  const { words, params } = describeRows(evaluator, table, rows);
  const values = Object.fromEntries(Object.entries(failure.params).map(([name, { values, kind }]) => [name, { values: kept.map((at) => values[at]), kind }]));
  const all = Object.fromEntries(Object.entries({ ...params, ...values }).sort(([a], [b]) => (a < b ? -1 : 1)));
  const valueOf = (name, at) => {
    const value = all[name].values[at];
    return typeof value === "string" ? shownText(value) : value;
  };
  const related = relatedPlaces(unit, failure, kept);
  return kept.map((number, at) => {
    const file = fileAt(number);
    const row = table && file >= 0 ? failure.rows[number] - joined.starts(table)[file] : 0;
    const place = placeOf(unit, failure, number, file, row);
    const message = fillTemplate(failure.template, (name) => (name === "where" ? [words[at], "text"] : [valueOf(name, at), all[name].kind]));
    const shown = Object.keys(all).filter((name) => !name.startsWith("_"));
    return { code, severity, evidence, file: file < 0 ? -1 : members[file].index, table, row, ...place, message, params: Object.fromEntries(shown.map((name) => [name, { value: valueOf(name, at), kind: all[name].kind }])), related: related[at], right: failure.right?.[number] };
  });
}

function placeOf({ joined }, failure, number, file, row) {
  if (file < 0) return { pointer: "", offset: 0, length: 0 };
  const exact = failure.places?.[number];
  const place = exact ? locate(joined.files[file], exact.table.key, exact.row, exact.path) : locate(joined.files[file], failure.table, row, failure.fields?.[number] ?? failure.field);
  if (!failure.spans) return place;
  const [offset, length] = failure.spans[number];
  return { pointer: place.pointer, offset, length };
}

/** Return the related places of some failures: `{file, pointer, message}`. */
function relatedPlaces({ joined, evaluator, members }, { related }, kept) {
  const all = kept.map(() => []);
  for (const { message, table, rows } of related) {
    const present = kept.map((number, at) => [rows[number], at]).filter(([row]) => row >= 0);
    if (!present.length) continue;
    const { words } = describeRows(evaluator, table, Int32Array.from(present, ([row]) => row));
    const files = joined.fileOf(table);
    present.forEach(([row, at], index) => {
      const file = files[row];
      const { pointer } = locate(joined.files[file], table, row - joined.starts(table)[file], "");
      all[at].push({ file: members[file].index, pointer, message: message.replace("{where}", words[index]), table, row: row - joined.starts(table)[file] });
    });
  }
  return all;
}
