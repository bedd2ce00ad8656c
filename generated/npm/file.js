// A file read with the layout of its spec: read once, then it returns the values and places of any row.

import { bitOf } from "./numbers.js";

export const ABSENT = 0xffffffff;

/**
 * The fault that keeps a file from being read: its kind (`end`, `count`, `value`, or "" for others), the code of its rule, place (pointer, offset, length), expected and actual value. Not an `Error`:
 * for every file most formats throw one, and a trace of each would take longer than all else.
 */
export class ReadFault {
  constructor(message, place = {}) {
    Object.assign(this, { message, code: "", kind: "", pointer: "", offset: 0, length: 0, expected: "", actual: "", hint: "" }, place);
  }
}

/** More of the file is needed than is at hand: its first `size` bytes. */
export class NeedMore {
  constructor(size) {
    this.size = size;
  }
}

const EMPTY = new Uint32Array(0);
const NOTHING = [];

/** Whole numbers below 2^32 that become more. */
class Numbers {
  constructor(array = EMPTY) {
    [this.array, this.length] = [array, array.length];
  }

  push(value) {
    this.room(1);
    this.array[this.length] = value;
    this.length += 1;
  }

  room(count) {
    if (this.length + count <= this.array.length) return;
    const grown = new Uint32Array(Math.max(this.array.length + (this.array.length >> 1), this.length + count, 16));
    grown.set(this.array.subarray(0, this.length));
    this.array = grown;
  }

  trim() {
    if (this.array.length > this.length) this.array = this.array.slice(0, this.length);
    return this.array;
  }
}

/**
 * Rows of a table: the first of every row around them (`bounds`), where each list begins (`lists`), the places in each row:
 * those in a row of the `form` that all have, or `marks` of every row.
 */
class Store {
  constructor(form) {
    Object.assign(this, { rows: 0, form, bounds: new Numbers(), lists: new Numbers(), marks: new Numbers() });
  }

  /** Return a store for rows of the same form. */
  emptied() {
    return new Store(this.form);
  }
}

/** Return the code of the first of the cases of a spec that a fault is one of; "" for none. */
function codeOf(cases = [], { kind, pointer }) {
  return cases.find((one) => (!one.kind || one.kind.includes(kind)) && new RegExp(one.at ?? "").test(pointer))?.code ?? "";
}

const thousands = (value) => value.toLocaleString("en-US");
const shown = (value) => (typeof value === "number" && Number.isInteger(value) ? thousands(value) : String(value));
const hex = (bytes) => `bytes ${[...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join(" ")}`;
// A number of eight bytes may be a BigInt, which `==` compares with others by its value.
const HOLDS = {
  eq: (value, limit) => value == limit,
  min: (value, limit) => value >= limit,
  max: (value, limit) => value <= limit,
  any_of: (value, limit) => limit.some((choice) => choice == value),
};
const WRONG_COUNT = "The file is cut short, or the count is wrong";
const EXPECTED = { eq: "", min: "at least ", max: "at most ", any_of: "one of " };

export class File {
  /** `bytes` are the first ones of a file of `size` bytes (default: all of them). */
  constructor(layout, bytes, size = bytes.length) {
    Object.assign(this, { layout, bytes, size, position: 0, stores: new Map(), derivedOnce: new Map() });
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /**
   * Read it, with some derived values of the root that are decided beforehand. Throws `ReadFault` for bytes that do not fit the
   * spec, `NeedMore` where bytes are missing.
   */
  static read(layout, bytes, size, pinned = {}) {
    const file = new File(layout, bytes, size);
    file.derivedOnce = new Map(Object.entries(pinned));
    for (const table of layout.tables.values()) if (!table.embedded) file.stores.set(table, new Store(table.form));
    file.isOpen = true;
    try {
      file.row(layout.root);
      for (const { id, notes } of layout.root.scope.type.instances ?? []) if (notes?.decision) file.derived(layout.root.scope, id, 0);
    } catch (error) {
      if (error instanceof ReadFault) error.code = codeOf(layout.spec.read_errors, error);
      if (error instanceof RangeError || error instanceof TypeError) {
        throw new ReadFault(`an expression of the spec has no value for these bytes (${error.message})`, { offset: file.position });
      }
      throw error;
    }
    if (file.position !== file.size) {
      const remaining = file.size - file.position;
      throw new ReadFault(`${thousands(remaining)} bytes follow the last field`, { offset: file.position, length: remaining, expected: "the end of the file", actual: `${thousands(remaining)} bytes` });
    }
    file.isOpen = false;
    for (const { bounds, lists, marks } of file.stores.values()) for (const store of [bounds, lists, marks]) store.trim();
    return file;
  }

  /** Return the parts for another thread, with their buffers. */
  packed() {
    const stores = [...this.stores].map(([table, store]) => [table.key, store.rows, store.form?.slice() ?? null, store.bounds.array, store.lists.array, store.marks.array]);
    return { bytes: this.bytes, size: this.size, stores, derived: [...this.derivedOnce] };
  }

  static unpacked(layout, packed) {
    const file = new File(layout, packed.bytes, packed.size);
    for (const [key, rows, form, ...arrays] of packed.stores) {
      const [bounds, lists, marks] = arrays.map((array) => new Numbers(array));
      file.stores.set(layout.table(key), { rows, form, bounds, lists, marks });
    }
    file.derivedOnce = new Map(packed.derived);
    return file;
  }

  /** Return a derived value of the root, cached on first use, as in the generated parsers. */
  once(name, value) {
    let cached = this.derivedOnce.get(name);
    if (cached === undefined) this.derivedOnce.set(name, cached = value(this, 0));
    return cached;
  }

  // Reading

  row(table) {
    const store = this.stores.get(table);
    const row = store.rows;
    store.rows += 1;
    store.marks.room(table.slots);
    const start = store.marks.length;
    const { array } = store.marks;
    for (let slot = 1; slot < table.slots; slot += 1) array[start + slot] = ABSENT;
    array[start] = this.position;
    store.marks.length += table.slots;
    this.items(table.scope, row);
    store.marks.array[start + 1] = this.position;
  }

  // Work for every row counts rows instead of walking: each step of a walk leaves garbage, for which browsers keep room.
  items({ items }, row) {
    for (let at = 0; at < items.length; at += 1) {
      const item = items[at];
      const isThere = item.condition === null || item.condition(this, row);
      if (item.table) this.list(item, row, isThere);
      else if (!isThere) this.absent(item);
      else if (item.group) this.items(item.group, row);
      else this.leaf(item, row);
    }
  }

  absent(item) {
    const items = item.group?.items ?? NOTHING;
    for (let at = 0; at < items.length; at += 1) if (items[at].table) this.none(items[at].table); else this.absent(items[at]);
  }

  none(table) {
    const store = this.stores.get(table);
    store.bounds.push(store.rows);
    store.lists.push(ABSENT);
  }

  list(item, row, isThere) {
    const { table } = item;
    if (!isThere) return this.none(table);
    const store = this.stores.get(table);
    store.bounds.push(store.rows);
    store.lists.push(this.position);
    if (table.kind === "optional") return this.row(table);
    if (table.kind === "until") {
      const leaf = table.leaves[0];
      do this.row(table);
      while (this.value(leaf, store.rows - 1) !== table.field.repeat.until);
      return undefined;
    }
    const count = table.kind === "rest" ? this.whole(item, row) : Number(table.count(this, row));
    if (count && table.isAlike) store.form ??= table.formIn(this);
    const most = Math.floor((this.size - this.position) / Math.max(table.smallest, store.form?.[1] ?? 0));
    if (!(count >= 0 && count <= most)) {
      throw this.overlong(count, most, { pointer: this.place(item, row), offset: this.position });
    }
    if (!store.form) for (let i = 0; i < count; i += 1) this.row(table);
    else {
      store.rows += count;
      this.skip(count * store.form[1], item, row);
      if (this.position > this.bytes.length) throw new NeedMore(this.position);
    }
    return undefined;
  }

  /** Return the number of rows of constant size in the remaining bytes; they must be whole. */
  whole(item, row) {
    const { smallest } = item.table;
    const remaining = this.size - this.position;
    const [count, remainder] = [Math.floor(remaining / smallest), remaining % smallest];
    if (!remainder) return count;
    throw new ReadFault(`the last record has ${thousands(remainder)} of its ${thousands(smallest)} bytes`, { kind: "end", pointer: `${this.place(item, row)}/${count}`, offset: this.size - remainder, length: remainder, expected: `${thousands(smallest)} bytes`, actual: `${thousands(remainder)} bytes left`, hint: "The file is cut short, or bytes were added at its end" });
  }

  /** Skip bytes, which must exist. */
  skip(size, item, row) {
    const end = this.position + size;
    if (!(end <= this.size)) {
      const remaining = Math.max(this.size - this.position, 0);
      const expected = item.field.terminator === undefined ? `${thousands(size)} bytes` : "a zero that ends the text";
      throw new ReadFault("the file ends too early", { kind: "end", pointer: this.place(item, row), offset: this.position, length: remaining, expected, actual: `${thousands(remaining)} bytes left`, hint: "The file is cut short, or its counts are wrong" });
    }
    this.position = end;
  }

  /** Return the fault of a count of entries that do not fit into the rest of the file. */
  overlong(count, most, place) {
    return new ReadFault(`a list of ${shown(count)} does not fit the bytes left`, { ...place, kind: "count", expected: `0 to ${shown(most)}`, actual: shown(count), hint: WRONG_COUNT });
  }

  place(item, row) {
    return [this.pointer(item.scope.table, row), ...item.scope.path(item.id).split(".").filter(Boolean)].join("/");
  }

  leaf(item, row) {
    const { leaf } = item;
    const { table } = leaf.scope;
    const store = this.stores.get(table);
    const start = this.position;
    const mark = row * table.slots + leaf.slot;
    store.marks.array[mark] = start;
    const size = this.length(leaf, row);
    if (leaf.size === null && leaf.kind === "bytes") store.marks.array[mark + 1] = size;
    this.skip(size, item, row);
    if (this.position > this.bytes.length && !leaf.field.rest) throw new NeedMore(this.position);
    if (item.field.contents || item.checks) this.check(item, row, start);
  }

  length(leaf, row) {
    if (leaf.size !== null) return leaf.size;
    if (leaf.widths) return leaf.width(this, row).size;
    if (leaf.field.rest) return this.size - this.position;
    if (leaf.length) return Math.max(Number(leaf.length(this, row)), -1);
    const end = this.bytes.indexOf(leaf.field.terminator, this.position);
    if (end < 0 && this.bytes.length < this.size) throw new NeedMore(this.bytes.length + 1);
    return end < 0 ? this.size - this.position + 1 : end + 1 - this.position;
  }

  check(item, row, start) {
    const { contents } = item.field;
    if (contents) {
      const wanted = Uint8Array.from(contents.match(/../g), (digits) => parseInt(digits, 16));
      const stored = this.bytes.subarray(start, this.position);
      if (wanted.some((byte, at) => byte !== stored[at])) {
        throw new ReadFault(`expected ${hex(wanted)}, found ${hex(stored)}`, { ...this.span(item, row, start), expected: hex(wanted), actual: hex(stored) });
      }
    }
    const checks = item.checks ?? NOTHING;
    for (let at = 0; at < checks.length; at += 1) {
      const { rule, bound, isOfSize } = checks[at];
      const value = this.value(item.leaf, row);
      const limit = bound(this, row);
      if (!HOLDS[rule](value, limit)) {
        const expected = `${EXPECTED[rule]}${Array.isArray(limit) ? limit.map(shown).join(", ") : shown(limit)}`;
        const about = isOfSize ? { kind: "count", hint: WRONG_COUNT } : {};
        throw new ReadFault(`expected ${expected}, found ${shown(value)}`, { ...this.span(item, row, start), ...about, expected, actual: shown(value) });
      }
    }
  }

  span(item, row, start) {
    return { kind: "value", pointer: this.place(item, row), offset: start, length: this.position - start, hint: "The file is damaged, or of another format" };
  }

  // Access

  rows(table) {
    return table.embedded ? this.rows(table.around) * table.embedded : this.stores.get(table).rows;
  }

  /** Return first row and end of the rows that belong to a row of the table around. */
  rowsOf(table, row) {
    if (table.embedded) return [row * table.embedded, (row + 1) * table.embedded];
    const { bounds, rows } = this.stores.get(table);
    return row < bounds.length ? [bounds.array[row], row + 1 < bounds.length ? bounds.array[row + 1] : rows] : [0, 0];
  }

  /** Return the first row of a list; after the last list, the number of rows. The table is part of no other row. */
  firstRow(table, list) {
    const { bounds, rows } = this.stores.get(table);
    return list < bounds.length ? bounds.array[list] : rows;
  }

  /** Return the offset of such a list. */
  listStart(table, list) {
    return this.stores.get(table).lists.array[list];
  }

  parentRow(table, row) {
    if (table.embedded) return Math.floor(row / table.embedded);
    const { bounds, rows } = this.stores.get(table);
    if (table.around === this.layout.root) return 0;
    if (this.isOpen && row === rows - 1) return bounds.length - 1;
    let [low, high] = [0, bounds.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (bounds.array[middle] <= row) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  /** The form of the rows of a table: places in a row, by their slots; null where rows differ. */
  formOf(table) {
    return table.embedded ? table.form : this.stores.get(table).form;
  }

  /** Return the offset of a row. */
  start(table, row) {
    if (table.embedded) return this.start(table.around, Math.floor(row / table.embedded)) + table.delta + (row % table.embedded) * table.form[1];
    const { form, lists, bounds, marks } = this.stores.get(table);
    if (!form) return marks.array[row * table.slots];
    const parent = this.parentRow(table, row);
    return lists.array[parent] + (row - bounds.array[parent]) * form[1];
  }

  end(table, row) {
    return this.mark(table, row, 1);
  }

  /** Return the place of a row in a slot. */
  mark(table, row, slot) {
    const form = this.formOf(table);
    if (!form) return this.stores.get(table).marks.array[row * table.slots + slot];
    return form[slot] === ABSENT ? ABSENT : this.start(table, row) + form[slot];
  }

  /** Return begin and end of a list of a row of the table around; null where the row lacks it. */
  listSpan(table, row) {
    const [first, end] = this.rowsOf(table, row);
    const start = table.embedded ? this.start(table.around, row) + table.delta : this.stores.get(table).lists.array[row];
    if (start === ABSENT || start === undefined) return null;
    return [start, end > first ? this.end(table, end - 1) : start];
  }

  /** Return the offset of a value; `ABSENT` where the row lacks it. */
  at(leaf, row) {
    return this.mark(leaf.scope.table, row, leaf.slot);
  }

  sizeOf(leaf, row) {
    if (leaf.size !== null) return leaf.size;
    if (leaf.widths) return leaf.width(this, row).size;
    return this.stores.get(leaf.scope.table).marks.array[row * leaf.scope.table.slots + leaf.slot + 1];
  }

  /** Return a number, or bytes; undefined where the row lacks it. */
  value(leaf, row) {
    const at = this.at(leaf, row);
    if (at === ABSENT) return undefined;
    if (leaf.kind === "bytes") return this.bytes.subarray(at, at + this.sizeOf(leaf, row));
    const { read, size } = leaf.width(this, row);
    if (at + size > this.bytes.length) throw new NeedMore(at + size);
    return read(this.view, at);
  }

  /** Return a number, or that of a bit field in it; undefined where the row lacks it. */
  valueOf(leaf, bit, row) {
    const value = this.value(leaf, row);
    return bit && value !== undefined ? bitOf(value, bit) : value;
  }

  /** Return a derived value of a structure at a row of its table. */
  derived(scope, name, row) {
    return scope.get([name])(this, row);
  }

  /** Return whether a row has a part of a structure. */
  has(item, row) {
    return item.condition === null || Boolean(item.condition(this, row));
  }

  /** Return the JSON Pointer of a row. */
  pointer(table, row) {
    if (table === this.layout.root) return "";
    const parent = this.parentRow(table, row);
    const list = `${this.pointer(table.around, parent)}/${table.outer.path(table.field.id).replaceAll(".", "/")}`;
    return table.kind === "optional" ? list : `${list}/${row - this.rowsOf(table, parent)[0]}`;
  }
}
