// Facts of a file: fields that its spec marks as such, and what its root says of the whole file.

import { element } from "../kit/elements.js";
import { fieldPlaces } from "../engine/fields.js";
import { elementNumber, unitOf } from "../engine/words.js";
import { pathToPointer } from "./nodes.js";

/** Rows of a list whose values are shown as one fact. */
const MOST_ROWS = 100;
/** Facts of the root. */
const MOST_FACTS = 18;

/** Return the elements of a list of facts; `onGo(pointer)` shows the field that a fact is from. */
export function showFacts(file, root, onGo) {
  const { spec } = file.layout;
  const marked = markedFacts(file, root).map(([word, value, pointer]) => [word, element("button", { type: "button", title: `Show ${pointer}`, onclick: () => onGo(pointer) }, value)]);
  return [...marked, ["spec", `${spec.id} ${spec.version}`], ...(marked.length ? [] : factsOfRoot(root))].map(([word, value]) => element("div", {}, element("dt", {}, word), element("dd", {}, value)));
}

/** Return the facts that `-fact` names: their words, value, and the pointer of their field. */
function markedFacts(file, root) {
  const facts = new Map();
  const add = (name, value, pointer) => {
    if (value && !facts.has(name)) facts.set(name, [name.slice(name.lastIndexOf(".") + 1).replaceAll("_", " "), value, pointer]);
  };
  for (const { table, path, field, leaf } of fieldPlaces(file.layout)) {
    const name = field.notes?.fact;
    const rows = name ? Math.min(file.rows(table), MOST_ROWS) : 0;
    if (!rows) continue;
    const pointerOf = (row) => [file.pointer(table, row), ...path.split(".").filter(Boolean)].join("/");
    const nodeOf = (pointer) => {
      const last = pathToPointer(root, pointer).at(-1)?.node;
      return last?.pointer === pointer ? last : null;
    };
    if (typeof name === "object") {
      for (const [fact, id] of Object.entries(name)) {
        const row = elementNumber(file.layout.spec, field, id);
        if (row < file.rows(table)) add(fact, valueInWords(nodeOf(pointerOf(row))), pointerOf(row));
      }
      continue;
    }
    const nodes = Array.from({ length: rows }, (_, row) => nodeOf(pointerOf(row))).filter(Boolean);
    const filled = leaf && nodes.length > 1 && !nodes.some(({ aside }) => aside) ? nodes.filter(({ value }) => value !== "0") : nodes;
    if (filled.length) add(name, filled.map(inWords).filter(Boolean).join(", "), filled[0].pointer);
  }
  return [...facts.values()];
}

/** Return the value of a field in words; of a structure those of its fields. */
function inWords(node) {
  if (!node) return "";
  if (node.parts) return Array.from(node.parts, (_, number) => inWords(node.child(number))).join(", ");
  return [node.aside, valueInWords(node)].filter(Boolean).join(" ");
}

/** Return a value with its unit, or the name of a number that has one. */
function valueInWords({ value, more, kind }) {
  const isName = more && more !== unitOf(kind.scope, kind.field);
  return isName ? more : [value, more].filter(Boolean).join(" ");
}

/** Return decisions, numbers, and the lengths of lists of the root. */
function factsOfRoot(root) {
  const facts = [];
  for (let number = 0; number < root.count && facts.length < MOST_FACTS; number += 1) {
    const { name, value, more, type, parts, kind, table } = root.child(number);
    const isConstant = kind?.field?.valid && "eq" in kind.field.valid; // such as a magic number, which says nothing of the file
    const isValue = !isConstant && !parts && kind?.kind !== "bytes" && !kind?.bits && type !== "derived";
    if (isValue || table) facts.push([name.replaceAll("_", " ").replace(/^num /, "number of "), more ? `${value} (${more})` : value]);
  }
  return facts;
}
