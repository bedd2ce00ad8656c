// The tree of a file: the parts of a structure, a list, a number of bits. Nodes are built on first use.

import { ABSENT } from "../engine/file.js";
import { bitOf } from "../engine/numbers.js";
import { colourOf, formatCount, elementName, enumOf, kindOf, memberOf, namedBits, describeValue } from "../engine/words.js";

/** Rows of a list that one node shows; longer lists are divided. */
const PART = 10_000;

/**
 * A part of a file: `name` and `pointer`, `value` and `more` in words, `doc`, `type`, `anchor` in the reference, `span` as
 * [start, end] or null for a derived value; `count` children, each by `child(number)`.
 */
class Node {
  constructor(file, name, pointer) {
    Object.assign(this, { file, name, pointer, value: "", more: "", doc: "", type: "", anchor: "", span: null, colour: "", count: 0, aside: "" });
  }
}

/** The whole file. */
export function rootNode(file) {
  const node = record(file, file.layout.root.scope, 0, file.layout.spec.title, "");
  node.span = [0, file.size];
  return node;
}

function record(file, scope, row, name, pointer) {
  const node = new Node(file, name, pointer);
  const { type } = scope;
  node.type = typeName(file, type);
  node.anchor = node.type;
  node.doc = type.doc ?? "";
  node.value = summary(file, scope, row);
  const parts = [];
  for (const item of scope.items) {
    if (item.table ? file.listSpan(item.table, row) !== null : item.group ? file.has(item, row) : file.at(item.leaf, row) !== ABSENT) parts.push(item);
  }
  const derived = (type.instances ?? []).filter((instance) => instance.kind !== "overlay" && instance.value !== null);
  node.count = parts.length + derived.length;
  node.child = (number) => number < parts.length ? ofItem(file, scope, parts[number], row, pointer) : ofDerived(file, scope, derived[number - parts.length], row, pointer);
  node.find = (id) => parts.findIndex((part) => part.id === id);
  node.parts = parts;
  node.spanOf = (number) => (number < parts.length ? itemSpan(file, parts[number], row) : null);
  return node;
}

/** First and last byte of a part of a structure, as [start, end]. */
export function itemSpan(file, item, row) {
  if (item.table) return file.listSpan(item.table, row);
  if (item.leaf) {
    const at = file.at(item.leaf, row);
    return at === ABSENT ? null : [at, at + file.sizeOf(item.leaf, row)];
  }
  const spans = item.group.items.map((item) => itemSpan(file, item, row)).filter(Boolean);
  return spans.length ? [spans[0][0], spans.at(-1)[1]] : null;
}

function typeName(file, type) {
  const { types } = file.layout.spec;
  return Object.keys(types).find((name) => types[name] === type) ?? "";
}

/** A record in a few words, as the spec has it for the Kaitai Web IDE. */
function summary(file, scope, row) {
  const text = scope.type.notes?.webide_representation;
  return text ? text.replace(/\{([\w.]+)(?::\w+)?\}/g, (whole, name) => {
    try {
      return String(scope.get(name.split("."))(file, row));
    } catch {
      return whole;
    }
  }) : "";
}

function ofItem(file, scope, item, row, around) {
  const pointer = `${around}/${item.id}`;
  let node;
  if (item.group) node = record(file, item.group, row, item.id, pointer);
  else if (item.leaf) node = ofLeaf(file, scope, item.leaf, row, item.id, pointer);
  else {
    const [first, end] = file.rowsOf(item.table, row);
    if (item.table.kind === "optional") node = record(file, item.table.scope, first, item.id, pointer);
    else node = list(file, item.table, first, first, end, item.id, pointer);
  }
  node.span = itemSpan(file, item, row);
  node.anchor = `${typeName(file, scope.type)}.${item.id}`;
  node.doc = item.field.doc || node.doc;
  return node;
}

function ofLeaf(file, scope, leaf, row, name, pointer) {
  const node = new Node(file, name, pointer);
  const value = file.value(leaf, row);
  Object.assign(node, describeValue(file, scope, leaf.field, row, leaf.bits ? undefined : value));
  if (value instanceof Uint8Array && value.length < file.sizeOf(leaf, row)) node.value = `${formatCount(file.sizeOf(leaf, row), "byte")}, which the page leaves where they are`;
  node.type = kindOf(leaf);
  node.colour = colourOf(leaf);
  node.kind = leaf;
  if (leaf.bits) {
    const set = leaf.bits.filter((bit) => bit.width === 1 && bitOf(value, bit));
    node.value = set.map((bit) => bit.id.replaceAll("_", " ")).join(", ");
    node.more = "";
    node.count = leaf.bits.length;
    const type = file.layout.spec.types[leaf.field.type];
    node.child = (number) => ofBit(file, type, leaf.bits[number], value, pointer, leaf, row);
    node.find = (id) => leaf.bits.findIndex((bit) => bit.id === id);
  } else if (leaf.field.notes?.bits) {
    const bits = namedBits(file, leaf, row, value);
    node.more = bits.filter(([, isSet]) => isSet).map(([word]) => word.replaceAll("_", " ")).join(", ");
    node.count = bits.length;
    node.child = (number) => {
      const [word, isSet, bit] = bits[number];
      const at = file.at(leaf, row);
      return Object.assign(new Node(file, word, `${pointer}/${word}`), { value: isSet ? "yes" : "no", type: `bit ${bit}`, colour: "flags", span: [at, at + file.sizeOf(leaf, row)], anchor: `${typeName(file, scope.type)}.${name}.${word}`, bits: [bit, 1] });
    };
    node.find = (id) => bits.findIndex(([word]) => word === id);
  }
  return node;
}

function ofBit(file, type, bit, whole, around, leaf, row) {
  const node = new Node(file, bit.id, `${around}/${bit.id}`);
  const value = bitOf(whole, bit);
  const member = memberOf(enumOf(file.layout.spec, type, bit.field), bit.field, value);
  Object.assign(node, {
    value: bit.width === 1 && !member ? (value ? "yes" : "no") : String(value),
    more: member ? member.id.replaceAll("_", " ") : bit.field.notes?.unit ?? "",
    doc: bit.field.doc ?? "",
    type: bit.width === 1 ? `bit ${bit.shift}` : `bits ${bit.shift} to ${bit.shift + bit.width - 1}`,
    anchor: `${bitsAnchor(file.layout, leaf)}.${bit.id}`,
    colour: "flags",
    bits: [bit.shift, bit.width],
  });
  const at = file.at(leaf, row);
  node.span = [at, at + leaf.size];
  return node;
}

/** Bits are described at their field in the reference where no other field has that structure. */
function bitsAnchor(layout, leaf) {
  const { types } = layout.spec;
  const users = Object.entries(types).flatMap(([name, type]) => type.fields.filter((field) => field.type === leaf.field.type).map((field) => `${name}.${field.id}`));
  return users.length === 1 ? users[0] : leaf.field.type;
}

function list(file, table, first, from, to, name, pointer) {
  const node = new Node(file, name, pointer);
  node.type = table.element ? kindOf(table.leaves[0]) : table.field.type;
  node.value = formatCount(to - from, table.element ? "number" : "row");
  node.anchor = "";
  node.span = to > from ? [file.start(table, from), file.end(table, to - 1)] : null;
  if (to - from > PART) {
    node.count = Math.ceil((to - from) / PART);
    node.child = (number) => {
      const [low, high] = [from + number * PART, Math.min(from + (number + 1) * PART, to)];
      const part = list(file, table, first, low, high, `${low - first} to ${high - 1 - first}`, pointer);
      part.isPart = true;
      return part;
    };
    node.find = (id) => Math.floor((Number(id) - (from - first)) / PART);
    return node;
  }
  node.count = to - from;
  node.child = (number) => ofRow(file, table, first, from + number, pointer);
  node.find = (id) => Number(id) - (from - first);
  node.table = table;
  node.from = from;
  return node;
}

function ofRow(file, table, first, row, around) {
  const number = row - first;
  const member = elementName(file.layout.spec, table.field, number);
  const pointer = `${around}/${number}`;
  const name = String(number);
  const node = table.element ? ofLeaf(file, table.scope, table.leaves[0], row, name, pointer) : record(file, table.scope, row, name, pointer);
  node.span = [file.start(table, row), file.end(table, row)];
  if (member) node.aside = member.id.replaceAll("_", " ");
  if (table.element) [node.doc, node.anchor] = [table.field.doc ?? "", `${typeName(file, table.outer.type)}.${table.field.id}`];
  return node;
}

function ofDerived(file, scope, instance, row, around) {
  const node = new Node(file, instance.id, `${around}/${instance.id}`);
  let value;
  try {
    value = file.derived(scope, instance.id, row);
  } catch {
    value = undefined;
  }
  const names = file.layout.spec.enums[instance.enum ?? instance.members];
  const member = memberOf(names, {}, Number(value));
  const isTruth = instance.kind === "bool";
  Object.assign(node, {
    value: value === undefined ? "has no value" : isTruth ? (value ? "yes" : "no") : String(typeof value === "number" && !Number.isInteger(value) ? Number(value.toPrecision(9)) : value),
    more: member ? member.id.replaceAll("_", " ") : instance.notes?.unit ?? "",
    doc: instance.doc ?? "",
    type: instance.notes?.decision ? "decided" : "derived",
    anchor: `${typeName(file, scope.type)}.${instance.id}`,
  });
  return node;
}

/** Return the path from a node to the innermost stored value at a byte: nodes and the number of each in the one before. */
export function pathToByte(node, offset) {
  const steps = [];
  for (let at = node; at.count; ) {
    const number = childAt(at, offset);
    if (number < 0) break;
    const child = at.child(number);
    if (child.bits) break;
    steps.push({ number, node: child });
    at = child;
  }
  return steps;
}

/** Return the number of the child that has a byte, or (`next`) of the first that ends after it; -1 for none. */
function childAt(node, offset, next = false) {
  if (node.parts) {
    for (let number = 0; number < node.parts.length; number += 1) {
      const span = node.spanOf(number);
      if (span && (next || span[0] <= offset) && offset < span[1]) return number;
    }
    return -1;
  }
  if (node.kind) return next ? 0 : -1;
  let [low, high] = [0, node.count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (node.child(middle).span[1] <= offset) low = middle + 1;
    else high = middle;
  }
  const span = low < node.count ? node.child(low).span : null;
  return span && (next || span[0] <= offset) && offset < span[1] ? low : -1;
}

/** Return the innermost stored values that have bytes in a range, in order. */
export function valuesBetween(node, from, to, values = []) {
  if (!node.count || (node.kind && node.kind.bits)) values.push(node);
  else {
    for (let number = childAt(node, from, true); number >= 0 && number < node.count; number += 1) {
      const child = node.child(number);
      if (!child.span) continue;
      if (child.span[0] >= to) break;
      if (child.span[1] > from && !child.bits) valuesBetween(child, from, to, values);
      else if (child.bits) return values.push(node), values;
    }
  }
  return values;
}

/** Return the path to a pointer, up to its last existing part. */
export function pathToPointer(node, pointer) {
  const steps = [];
  let at = node;
  const names = pointer.split("/").filter(Boolean);
  while (names.length && at.find) {
    const number = at.find(names[0]);
    if (!(number >= 0 && number < at.count)) break;
    at = at.child(number);
    steps.push({ number, node: at });
    if (!at.isPart) names.shift();
  }
  return steps;
}
