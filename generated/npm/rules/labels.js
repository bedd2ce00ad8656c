// Rows in words, `area 12 node 4`, and as parameters of findings, by the labels that specs declare.

import { shownValues } from "./checks.js";
import { fillTemplate } from "./text_format.js";
import { shownText } from "./expressions.js";

/** Return `{words, params}` of rows of a table, or of files if that is ""; -1 is the whole set. Params are `{values, kind}` by name. */
export function describeRows(evaluator, table, rows) {
  if (table) {
    const { words, params } = insideFile(evaluator, table, rows);
    return { words: words.map((word) => word || "the file"), params };
  }
  if (rows.includes(-1)) return { words: Array.from(rows, () => "the set"), params: {} };
  const { words, params } = filesNamed(evaluator, rows);
  return { words: words.map((word) => word || (evaluator.plan.labels[""]?.text ?? "the file")), params };
}

/** Return the names of files of a set by their numbers; other files have none. */
function filesNamed({ joined }, files) {
  const { key } = joined;
  const numbers = Array.from(files, (file) => joined.numbers[file]);
  if (key === "file" || !numbers.some((number) => number >= 0)) return { words: numbers.map(() => ""), params: {} };
  const words = numbers.map((number) => (number >= 0 ? `${key} ${number}` : ""));
  return { words, params: numbers.every((number) => number >= 0) ? { [key]: { values: numbers, kind: "int" } } : {} };
}

/** Return the words of a table without a label: its name, and the number of the row. */
function plainLabel(table) {
  const word = table.slice(table.lastIndexOf(".") + 1).replaceAll("_", " ");
  return { text: `${word.replace(/s$/, "")} {row}`, params: { row: { op: "row" } } };
}

function insideFile(evaluator, table, rows) {
  const { plan, joined } = evaluator;
  const label = plan.labels[table] ?? plan.share(plainLabel(table));
  const own = {};
  for (const [name, tree] of Object.entries(label.params)) own[name] = { values: shownValues(evaluator.evaluate(tree, table, rows), rows.length), kind: "" };
  const related = evaluator.evaluate(label.of ?? plan.share({ op: "place", by: "owner" }), table, rows);
  const outer = Int32Array.from({ length: rows.length }, (_, row) => (related.state?.[row] ? -1 : related.values[row]));
  const around = describeOwners(evaluator, label.to ?? evaluator.target(table, "owner"), outer.map((row) => Math.max(row, 0)));
  let { words, params } = around;
  if (outer.includes(-1)) {
    const files = joined.fileOf(table);
    const named = filesNamed(evaluator, Array.from(rows, (row) => files[row]));
    words = words.map((word, row) => (outer[row] < 0 ? named.words[row] : word));
    const hidden = Object.entries(params).filter(([name]) => !(name in named.params)).map(([name, { values, kind }]) => [name, { values: values.map((value, row) => (outer[row] < 0 ? null : value)), kind }]);
    params = { ...named.params, ...Object.fromEntries(hidden) };
  }
  const text = (row) => fillTemplate(outer[row] < 0 ? label.alone ?? label.text : label.text, (name) => [shown(own[name].values[row]), own[name].kind]);
  return { words: words.map((word, row) => [word, text(row)].filter(Boolean).join(" ")), params: { ...params, ...own } };
}

const shown = (value) => (typeof value === "string" ? shownText(value) : value);

/** Describe the rows around others; those of an empty table, which none of the others have, are nothing. */
function describeOwners(evaluator, table, rows) {
  if (!table) return filesNamed(evaluator, rows);
  if (evaluator.count(table)) return insideFile(evaluator, table, rows);
  const names = Object.keys(evaluator.plan.labels[table]?.params ?? {});
  return { words: Array.from(rows, () => ""), params: Object.fromEntries(names.map((name) => [name, { values: Array.from(rows, () => 0), kind: "" }])) };
}
