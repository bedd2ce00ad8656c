// Values that follow from others (`-derived`): set again after an edit that changes what they follow from.

import { Evaluator, Plan, spread } from "./rules/expressions.js";
import { Joined } from "./rules/joined.js";
import { locate } from "./rules/locate.js";

const plans = new WeakMap();

function evaluatorOf(file, number) {
  const { spec } = file.layout;
  if (!plans.has(spec)) plans.set(spec, new Plan([spec]));
  return new Evaluator(new Joined([{ file, number }], "file", 1), plans.get(spec));
}

/** Return whether values of a spec follow from others. */
export const hasDerived = ({ layout: { spec } }) => Boolean(spec.checks?.some(({ derived }) => derived));

/**
 * Return values that follow from others and are to be set after an edit: `{pointer, value, code}` of rows of which another value is right
 * than before, if the row was there. `number` is that of the file in its set.
 */
export function followingValues(before, after, number) {
  const [old, now] = [before, after].map((file) => evaluatorOf(file, number));
  const changes = [];
  for (const check of now.plan.checks) {
    const { table, derived, faults: [{ right, at, assert }], code } = check;
    const count = now.count(table);
    if (!derived || !count || old.count(table) !== count) continue;
    const [was, is] = [old, now].map((evaluator) => evaluator.evaluate(right, table));
    const [from, to] = [was, is].map(({ values }) => spread(values, count));
    const made = check.when === undefined ? null : now.evaluate(check.when, table);
    const holds = now.evaluate(assert, table);
    for (let row = 0; row < count; row += 1) {
      if (from[row] === to[row] || was.state?.[row] || is.state?.[row] || holds.state?.[row]) continue;
      if (made && (made.state?.[row] || !(typeof made.values === "object" ? made.values[row] : made.values))) continue;
      if (typeof holds.values === "object" ? holds.values[row] : holds.values) continue;
      changes.push({ pointer: locate(after, table, row, at).pointer, value: to[row], code });
    }
  }
  return changes;
}

