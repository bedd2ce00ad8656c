// A file as its spec lays it out: read once, then asked for the values and places of any row.

export const ABSENT = 0xffffffff;

/**
 * What keeps a file from being read: what, where (pointer, offset, length), what was expected and what stands there. No `Error`:
 * for every file most formats throw one, and a trace of each would take longer than all else.
 */
export class ReadFault {
  constructor(message, place = {}) {
    Object.assign(this, { message, pointer: "", offset: 0, length: 0, expected: "", actual: "", hint: "" }, place);
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
}

const thousands = (value) => value.toLocaleString("en-US");
const shown = (value) => (typeof value === "number" && Number.isInteger(value) ? thousands(value) : String(value));
const hex = (bytes) => `bytes ${[...bytes].map((each) => each.toString(16).padStart(2, "0")).join(" ")}`;
// A number of eight bytes may be a BigInt, which `==` compares with others by its value.
const HOLDS = {
  eq: (value, limit) => value == limit,
  min: (value, limit) => value >= limit,
  max: (value, limit) => value <= limit,
  any_of: (value, limit) => limit.some((each) => each == value),
};
const EXPECTED = { eq: "", min: "at least ", max: "at most ", any_of: "one of " };

export class File {
  /** `bytes` are the first ones of a file of `size` bytes; all of them unless it is said otherwise. */
  constructor(layout, bytes, size = bytes.length) {
    Object.assign(this, { layout, bytes, size, position: 0, stores: new Map(), derivedOnce: new Map() });
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /**
   * Read it, with some derived values of the root that are known beforehand. Raises `ReadFault` for bytes that do not fit the
   * spec, `NeedMore` where they are not at hand.
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
      if (error instanceof RangeError || error instanceof TypeError) {
        throw new ReadFault(`an expression of the spec has no value for these bytes (${error.message})`, { offset: file.position });
      }
      throw error;
    }
    if (file.position !== file.size) {
      const left = file.size - file.position;
      throw new ReadFault(`${thousands(left)} bytes follow the last field`, { offset: file.position, length: left, expected: "the end of the file", actual: `${thousands(left)} bytes` });
    }
    file.isOpen = false;
    for (const { bounds, lists, marks } of file.stores.values()) for (const each of [bounds, lists, marks]) each.trim();
    return file;
  }

  /** What another thread can be handed, with the buffers that go with it. */
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

  /** A derived value of the root, which is what it was when it was first asked for, as in the generated parsers. */
  once(name, value) {
    let known = this.derivedOnce.get(name);
    if (known === undefined) this.derivedOnce.set(name, known = value(this, 0));
    return known;
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

  // What is done for every row counts instead of walking: each step of a walk leaves garbage, for which browsers keep room.
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

  /** How many rows of constant size the bytes left are; they must be whole. */
  whole(item, row) {
    const { smallest } = item.table;
    const left = this.size - this.position;
    const [count, remainder] = [Math.floor(left / smallest), left % smallest];
    if (!remainder) return count;
    throw new ReadFault(`the last record has ${thousands(remainder)} of its ${thousands(smallest)} bytes`, { pointer: `${this.place(item, row)}/${count}`, offset: this.size - remainder, length: remainder, expected: `${thousands(smallest)} bytes`, actual: `${thousands(remainder)} bytes left`, hint: "The file is cut short, or bytes were added at its end" });
  }

  /** Go on behind so many bytes, which must be there. */
  skip(size, item, row) {
    const end = this.position + size;
    if (!(end <= this.size)) {
      const left = Math.max(this.size - this.position, 0);
      const expected = item.field.terminator === undefined ? `${thousands(size)} bytes` : "a zero that ends the text";
      throw new ReadFault("the file ends too early", { pointer: this.place(item, row), offset: this.position, length: left, expected, actual: `${thousands(left)} bytes left`, hint: "The file is cut short, or its counts are wrong" });
    }
    this.position = end;
  }

  /** The fault of a count of entries that the rest of the file cannot hold. */
  overlong(count, most, place) {
    return new ReadFault(`the file ends too early: ${shown(count)} entries follow, and the bytes left hold ${shown(most)}`, { ...place, expected: `0 to ${shown(most)}`, actual: shown(count), hint: "The file is cut off, or the count is wrong" });
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
      const wanted = Uint8Array.from(contents.match(/../g), (each) => parseInt(each, 16));
      const found = this.bytes.subarray(start, this.position);
      if (wanted.some((each, at) => each !== found[at])) {
        throw new ReadFault(`${hex(found)} stand where ${hex(wanted)} are expected`, { ...this.span(item, row, start), expected: hex(wanted), actual: hex(found) });
      }
    }
    const checks = item.checks ?? NOTHING;
    for (let at = 0; at < checks.length; at += 1) {
      const { rule, bound, isOfSize } = checks[at];
      const value = this.value(item.leaf, row);
      const limit = bound(this, row);
      if (!HOLDS[rule](value, limit)) {
        if (isOfSize) throw this.overlong(value, limit, this.span(item, row, start));
        const expected = `${EXPECTED[rule]}${Array.isArray(limit) ? limit.map(shown).join(", ") : shown(limit)}`;
        throw new ReadFault(`${shown(value)} stands where ${expected} is expected`, { ...this.span(item, row, start), expected, actual: shown(value) });
      }
    }
  }

  span(item, row, start) {
    return { pointer: this.place(item, row), offset: start, length: this.position - start, hint: "The file is damaged, or of another format" };
  }

  // Asking

  rows(table) {
    return table.embedded ? this.rows(table.around) * table.embedded : this.stores.get(table).rows;
  }

  /** First row and end of those that belong to a row of the table around. */
  rowsOf(table, row) {
    if (table.embedded) return [row * table.embedded, (row + 1) * table.embedded];
    const { bounds, rows } = this.stores.get(table);
    return row < bounds.length ? [bounds.array[row], row + 1 < bounds.length ? bounds.array[row + 1] : rows] : [0, 0];
  }

  /** First row of a list; behind the last list, how many rows there are. The table stands in no other row. */
  firstRow(table, list) {
    const { bounds, rows } = this.stores.get(table);
    return list < bounds.length ? bounds.array[list] : rows;
  }

  /** Where such a list begins. */
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

  /** Where a row begins. */
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

  /** The place that a row has in a slot. */
  mark(table, row, slot) {
    const form = this.formOf(table);
    if (!form) return this.stores.get(table).marks.array[row * table.slots + slot];
    return form[slot] === ABSENT ? ABSENT : this.start(table, row) + form[slot];
  }

  /** Where a list of a row of the table around begins and ends; null where it is not there. */
  listSpan(table, row) {
    const [first, end] = this.rowsOf(table, row);
    const start = table.embedded ? this.start(table.around, row) + table.delta : this.stores.get(table).lists.array[row];
    if (start === ABSENT || start === undefined) return null;
    return [start, end > first ? this.end(table, end - 1) : start];
  }

  /** Where a value stands; `ABSENT` where it does not. */
  at(leaf, row) {
    return this.mark(leaf.scope.table, row, leaf.slot);
  }

  sizeOf(leaf, row) {
    if (leaf.size !== null) return leaf.size;
    if (leaf.widths) return leaf.width(this, row).size;
    return this.stores.get(leaf.scope.table).marks.array[row * leaf.scope.table.slots + leaf.slot + 1];
  }

  /** A number, or bytes; undefined where it is not there. */
  value(leaf, row) {
    const at = this.at(leaf, row);
    if (at === ABSENT) return undefined;
    if (leaf.kind === "bytes") return this.bytes.subarray(at, at + this.sizeOf(leaf, row));
    const { read, size } = leaf.width(this, row);
    if (at + size > this.bytes.length) throw new NeedMore(at + size);
    return read(this.view, at);
  }

  /** A derived value of a structure at a row of its table. */
  derived(scope, name, row) {
    return scope.get([name])(this, row);
  }

  /** Whether a part of a structure is there. */
  has(item, row) {
    return item.condition === null || Boolean(item.condition(this, row));
  }

  /** JSON Pointer of a row. */
  pointer(table, row) {
    if (table === this.layout.root) return "";
    const parent = this.parentRow(table, row);
    const list = `${this.pointer(table.around, parent)}/${table.outer.path(table.field.id).replaceAll(".", "/")}`;
    return table.kind === "optional" ? list : `${list}/${row - this.rowsOf(table, parent)[0]}`;
  }
}
