// The bytes of new rows: values that are passed, and the defaults of the spec for the others.

import { resolveField } from "./columns.js";
import { countedBy } from "./counters.js";
import { NavspecError } from "./errors.js";
import { fieldPlaces, notesOf } from "./fields.js";
import { ABSENT, File, ReadFault } from "./file.js";
import { heldBy, referencesOf } from "./references.js";
import { parseValue, store } from "./values.js";

const ROOM = 1 << 16;

/** The values of a row in which every field has its default. */
export const DEFAULT = Symbol("default");

/** Return the default values of a spec by leaf or bit field: "no reference", the only expected value, and the fixed value. */
function defaultsOf(file) {
  const defaults = new Map();
  for (const { table, field, none } of referencesOf(file.layout).numbers) {
    const held = none !== null && (field || file.layout.table(table)?.isInRow) ? heldBy(file, table, field) : null;
    if (held) defaults.set(held.bit ?? held.leaf, none);
  }
  for (const { field, leaf, bit } of fieldPlaces(file.layout)) {
    const target = bit ?? leaf;
    if (!target) continue;
    for (const note of notesOf(field, "expect")) if (note.eq !== undefined) defaults.set(target, note.eq);
    if (typeof field.valid?.eq === "number") defaults.set(target, field.valid.eq);
    if (field.contents) defaults.set(target, Uint8Array.from(field.contents.match(/../g), (digits) => parseInt(digits, 16)));
  }
  return defaults;
}

/** A file that writes each new row while it reads it, after the bytes of the file: conditions and counts then see its values. */
class RowWriter extends File {
  constructor(file, table, parent) {
    const bytes = new Uint8Array(file.size + ROOM);
    bytes.set(file.bytes);
    super(file.layout, bytes, Infinity);
    Object.assign(this, { top: table, parent, position: file.size, isOpen: true, derivedOnce: new Map(file.derivedOnce), closing: null, rowValues: new Map(), number: 0 });
    this.defaults = defaultsOf(file);
    this.numbered = new Set((referencesOf(file.layout).numbered.get(table.key) ?? []).map((field) => heldBy(file, table.key, field)?.leaf));
    this.stores = new Map(file.stores);
    const renew = (inner) => {
      if (!inner.embedded) this.stores.set(inner, file.stores.get(inner).emptied());
      inner.tables.forEach(renew);
    };
    renew(table);
  }

  parentRow(table, row) {
    return table === this.top ? this.parent : super.parentRow(table, row);
  }

  /** Write one row and return its bytes. */
  build(rowValues, number) {
    Object.assign(this, { rowValues, number });
    const start = this.position;
    const form = this.formOf(this.top);
    if (!form) this.row(this.top);
    else {
      this.reserve(form[1]);
      this.position += form[1];
      this.fill(this.top, start, form);
    }
    return this.bytes.slice(start, this.position);
  }

  reserve(size) {
    if (this.position + size + ROOM <= this.bytes.length) return;
    const grown = new Uint8Array(2 * this.bytes.length + size + ROOM);
    grown.set(this.bytes);
    this.bytes = grown;
    this.view = new DataView(grown.buffer);
  }

  leaf(item, row) {
    this.reserve(Number(item.leaf.size ?? 8));
    this.write(item.leaf, this.position, row);
    super.leaf(item, row);
  }

  list(item, row, isThere) {
    const { table } = item;
    if (!isThere) return super.list(item, row, isThere);
    if (table.kind === "until") this.closing = { leaf: table.leaves[0], value: table.field.repeat.until };
    const from = this.stores.get(table).rows;
    if (table.kind === "list") this.reserve(Number(table.count(this, row)) * table.smallest);
    super.list(item, row, isThere);
    const form = this.formOf(table);
    for (let at = from; form && at < this.rows(table); at += 1) this.fill(table, this.start(table, at), form);
    return undefined;
  }

  /** Write a row whose fields have constant places. */
  fill(table, start, form, element = 0) {
    for (const leaf of table.leaves) if (form[leaf.slot] !== ABSENT) this.write(leaf, start + form[leaf.slot], 0, element);
    for (const inner of table.tables) {
      for (let at = 0; at < inner.embedded; at += 1) this.fill(inner, start + inner.delta + at * inner.form[1], inner.form, at);
    }
  }

  write(leaf, at, row, element = 0) {
    const isTop = rowOf(leaf.scope.table) === this.top;
    const own = isTop ? this.rowValues.get(leaf) : undefined;
    const value = (Array.isArray(own) ? own[element] : own) ?? (isTop && this.numbered.has(leaf) ? this.number : this.defaults.get(leaf));
    if (leaf.kind === "bytes") {
      if (leaf.field.terminator !== undefined) this.bytes[at] = leaf.field.terminator;
      else if (leaf.size) this.bytes.set(value ?? new Uint8Array(leaf.size), at);
      return;
    }
    const layout = leaf.width(this, row);
    if (this.closing?.leaf === leaf) {
      store(this.view, at, layout, null, this.closing.value);
      this.closing = null;
    } else store(this.view, at, layout, null, countedBy(this, leaf) ? 0 : value ?? 0);
    for (const bit of leaf.bits ?? []) {
      const bits = (isTop ? this.rowValues.get(bit) : undefined) ?? (own === undefined ? this.defaults.get(bit) : undefined);
      if (bits !== undefined) store(this.view, at, layout, bit, bits);
    }
  }
}

/** Return the table whose rows the rows of a table are parts of. */
const rowOf = (table) => (table.isInRow || table.kind === "optional" ? rowOf(table.around) : table);

/**
 * Return the bytes of new rows of a table, of which the first gets a number, and how many rows of each table they hold:
 * `{bytes, counts}`. `rows` are values by field, or values where rows are numbers. Throws `NavspecError` for what does not fit.
 */
export function buildRows(file, table, parent, rows, number) {
  const writer = new RowWriter(file, table, parent);
  try {
    const parts = rows.map((values, index) => writer.build(givenValues(file, table, values), number + index));
    const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
    parts.reduce((at, part) => {
      bytes.set(part, at);
      return at + part.length;
    }, 0);
    return { bytes, counts: countsIn(writer, table, rows.length) };
  } catch (error) {
    if (error instanceof ReadFault) throw new NavspecError(`such a row cannot be read: ${error.message}`, { pointer: `/${table.key.replaceAll(".", "/")}` });
    throw error;
  }
}

function countsIn(writer, table, count) {
  const counts = new Map([[table, count]]);
  const inside = (around) => {
    for (const inner of around.tables) {
      if (!inner.embedded) counts.set(inner, writer.rows(inner));
      inside(inner);
    }
  };
  inside(table);
  return counts;
}

/** Return values by leaf or bit field. */
function givenValues(file, table, values) {
  const rowValues = new Map();
  if (values === DEFAULT) return rowValues;
  const pointer = `/${table.key.replaceAll(".", "/")}`;
  const add = (leaf, bit, value, name) => rowValues.set(bit ?? leaf, parseValue(file, { kind: bit ? "bit" : "value", leaf, bit, field: bit?.field, row: 0, pointer: `${pointer} (${name})` }, value));
  if (table.element) {
    add(table.leaves[0], null, values, "the value");
    return rowValues;
  }
  if (values === null || typeof values !== "object" || Array.isArray(values)) throw new NavspecError(`a row is an object with values by field, not ${values}`, { pointer });
  for (const [name, value] of flat(values)) {
    const inner = file.layout.table([table.key, name].filter(Boolean).join("."));
    const held = inner?.isInRow && inner.element ? { leaf: inner.leaves[0], bit: null } : resolveField(file, table, name);
    if (!held?.leaf) throw new NavspecError(`there is no field ${name}`, { pointer });
    if (!Array.isArray(value) && !(ArrayBuffer.isView(value) && held.leaf.kind !== "bytes")) {
      add(held.leaf, held.bit, value, name);
      continue;
    }
    if (!inner || value.length !== inner.constant) throw new NavspecError(`${name} has ${inner ? inner.constant : "one"} value${inner ? "s" : ""}, not ${value.length}`, { pointer });
    for (const part of value) add(held.leaf, null, part, name);
    rowValues.set(held.leaf, Array.from(value));
  }
  return rowValues;
}

/** Yield the paths of fields with their values. */
function* flat(values, before = "") {
  for (const [name, value] of Object.entries(values)) {
    if (value !== null && typeof value === "object" && !Array.isArray(value) && !ArrayBuffer.isView(value)) yield* flat(value, `${before}${name}.`);
    else yield [`${before}${name}`, value];
  }
}
