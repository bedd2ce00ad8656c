// The tables of files that belong together, as those of one: rows in the order of the files.

import { ABSENT as NOWHERE } from "../file.js";
import { bitOf } from "../numbers.js";
import { namedBits } from "../words.js";
import { fillColumn } from "./columns.js";

/** States of values that are not known: the row or field is not there, or it is in a file that is not there. */
export const ABSENT = 1;
export const UNSEEN = 2;

/** Values of rows (an array, or one value for all), and their states; null where all are known. */
export const column = (values, state = null) => ({ values, state });

/** A list of a file, or bytes, which are a list of numbers: how many rows it has, and how many each row around it has. */
class Listed {
  constructor(file, table, leaf) {
    Object.assign(this, { file, table, leaf });
  }

  get rows() {
    const { file, table, leaf } = this;
    if (!leaf) return file.rows(table);
    let sum = 0;
    for (let row = 0; row < file.rows(leaf.scope.table); row += 1) sum += bytesIn(file, leaf, row).length;
    return sum;
  }

  /** Write the row around each row, counted from `first`, into an array from `at` on. */
  owners(array, at, first) {
    const { file, table, leaf } = this;
    const around = leaf ? leaf.scope.table : table.around;
    let next = at;
    for (let row = 0; row < file.rows(around); row += 1) {
      let count = 0;
      if (leaf) count = bytesIn(file, leaf, row).length;
      else {
        const [from, to] = file.rowsOf(table, row);
        count = to - from;
      }
      array.fill(first + row, next, next + count);
      next += count;
    }
  }
}

const NO_BYTES = new Uint8Array(0);

/** Return the bytes of a field in a row, without the one that ends a text. */
export function bytesIn(file, leaf, row) {
  const bytes = file.value(leaf, row);
  if (bytes === undefined) return NO_BYTES;
  return leaf.field.terminator === undefined ? bytes : bytes.subarray(0, -1);
}

/** The files of a set, in the order of their numbers: `members` are `{file, number}`; `key` is the word for the number, `most` the files of a full set. */
export class Joined {
  constructor(members, key, most) {
    Object.assign(this, { members, key, most });
    this.files = members.map(({ file }) => file);
    this.numbers = members.map(({ number }) => number);
    /** Tables that are not in the files, by key: functions that return the `starts` and `owners` of their rows, and the table `around`. */
    this.made = new Map();
    this.cache = { lists: new Map(), starts: new Map([["", Int32Array.from({ length: members.length + 1 }, (_, at) => at)]]), files: new Map(), owners: new Map(), columns: new Map() };
  }

  /** Return the list of every file under a key; null for files without. */
  lists(key) {
    return remember(this.cache.lists, key, () => this.files.map((file) => listedIn(file, key)));
  }

  /** Return the key of the table around a list. */
  around(key) {
    if (this.made.has(key)) return this.made.get(key)().around;
    const listed = this.lists(key).find((one) => one);
    if (!listed) return "";
    let { around } = listed.leaf ? { around: listed.leaf.scope.table } : listed.table;
    while (isPart(around)) around = around.around;
    return around.key;
  }

  count(key) {
    return this.starts(key).at(-1);
  }

  /** Return the joined row at which every file begins, and the end. */
  starts(key) {
    return remember(this.cache.starts, key, () => {
      if (this.made.has(key)) return this.made.get(key)().starts;
      const starts = new Int32Array(this.files.length + 1);
      this.lists(key).forEach((listed, at) => { starts[at + 1] = starts[at] + (listed?.rows ?? 0); });
      return starts;
    });
  }

  /** Return the number of the file, in their order, of every row. */
  fileOf(key) {
    return remember(this.cache.files, key, () => {
      const starts = this.starts(key);
      const files = new Int32Array(starts.at(-1));
      for (let at = 1; at < this.files.length; at += 1) files.fill(at, starts[at], starts[at + 1]);
      return files;
    });
  }

  /** Return the row around every row. */
  owners(key) {
    return remember(this.cache.owners, key, () => {
      if (this.made.has(key)) return this.made.get(key)().owners;
      const around = this.around(key);
      if (!around) return this.fileOf(key);
      const [starts, outer] = [this.starts(key), this.starts(around)];
      const owners = new Int32Array(starts.at(-1));
      this.lists(key).forEach((listed, at) => listed?.owners(owners, starts[at], outer[at]));
      return owners;
    });
  }

  /** Return a field of all rows of a table as a column; absent where files or rows do not have it. */
  column(key, path) {
    return remember(this.cache.columns, `${key} ${path}`, () => {
      const parts = this.lists(key).map((listed) => (key && !listed ? column([]) : columnOf(listed, path)));
      return parts.length === 1 ? parts[0] : concatenated(parts, this.starts(key));
    });
  }

  /** Return the names of bits of a field in the first file, by their numbers. */
  bitNames(key, path) {
    const [file] = this.files;
    const { leaf } = find(file, file.layout.table(key).scope, path ? path.split(".") : []);
    if (leaf.bits) return new Map(leaf.bits.filter(({ width }) => width === 1).map(({ shift, id }) => [shift, id]));
    return new Map(namedBits(file, leaf, 0, 0).map(([word, , shift]) => [shift, word]));
  }
}

/** Return whether a table has the structures that every row around has, if the file has them at all: they are parts of these rows. */
export const isPart = (table) => table.kind === "optional" && table.outer.isOfFile(table.field.if);

function remember(cache, key, make) {
  let value = cache.get(key);
  if (value === undefined) cache.set(key, value = make());
  return value;
}

function concatenated(parts, starts) {
  const count = starts.at(-1);
  const all = parts.every(({ values: some }) => some instanceof Uint8Array) ? new Uint8Array(count) : parts.some(({ values: some }) => Array.isArray(some) && some.length) ? new Array(count) : new Float64Array(count);
  const state = parts.some((part) => part.state) ? new Uint8Array(count) : null;
  parts.forEach((part, at) => {
    if (Array.isArray(all)) part.values.forEach((value, row) => { all[starts[at] + row] = value; });
    else all.set(part.values, starts[at]);
    if (part.state) state.set(part.state, starts[at]);
  });
  return column(all, state);
}

function listedIn(file, key) {
  const table = file.layout.table(key);
  if (table) return new Listed(file, table, null);
  for (let dot = key.lastIndexOf("."); ; dot = key.lastIndexOf(".", dot - 1)) {
    const around = file.layout.table(dot < 0 ? "" : key.slice(0, dot));
    const leaf = around?.leaves.find(({ kind, path }) => kind === "bytes" && path === key.slice(dot + 1));
    if (leaf) return new Listed(file, null, leaf);
    if (dot < 0) return null;
  }
}

/** Return a field of the rows of a list in one file. */
function columnOf({ file, table, leaf }, path) {
  if (leaf) return bytesColumn(file, leaf);
  const rows = file.rows(table);
  const located = find(file, table.scope, path ? path.split(".") : []);
  if (!located) return column(new Float64Array(rows), new Uint8Array(rows).fill(ABSENT));
  return located.leaf ? storedColumn(file, located.leaf, located.bit, rows) : derivedColumn(file, located.value, rows);
}

function bytesColumn(file, leaf) {
  const parts = Array.from({ length: file.rows(leaf.scope.table) }, (_, row) => bytesIn(file, leaf, row));
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  parts.reduce((at, part) => {
    all.set(part, at);
    return at + part.length;
  }, 0);
  return column(Float64Array.from(all));
}

/** Return what a path names in the rows of a structure: a leaf with a bit field, or a function of file and row; null for nothing. */
function find(file, scope, names) {
  if (!names.length) return scope.items.length === 1 && scope.items[0].id === "" ? { leaf: scope.items[0].leaf, bit: null } : null;
  const [name, ...rest] = names;
  const item = scope.items.find((one) => (one.id === name || one.field.notes?.column === name) && (!one.leaf || !file.rows(one.leaf.scope.table) || file.at(one.leaf, 0) !== NOWHERE));
  if (item?.leaf) return rest.length ? bitNamed(file, item.leaf, rest) : { leaf: item.leaf, bit: null };
  if (item?.group && rest.length) return find(file, item.group, rest);
  if (item?.table && rest.length && isPart(item.table)) return file.rows(item.table) ? find(file, item.table.scope, rest) : null;
  if (!rest.length && (scope.type.params?.some(({ id }) => id === name) || scope.type.instances?.some(({ id, value }) => id === name && value !== null && value !== undefined))) return { value: scope.get([name]) };
  if (scope.items[0]?.id === "" && scope.items[0].leaf?.bits) return bitNamed(file, scope.items[0].leaf, names);
  for (const outer of scope.items) {
    const located = outer.group && outer.field.notes?.column === "." ? find(file, outer.group, names) : null;
    if (located) return located;
  }
  return null;
}

/** Return a bit field of a number, one that `-bits` names, or a value that follows from bits. */
function bitNamed(file, leaf, [name]) {
  const bit = leaf.bits?.find(({ id }) => id === name);
  if (bit) return { leaf, bit };
  const named = leaf.field.notes?.bits ? namedBits(file, leaf, 0, 0).find(([word]) => word === name) : null;
  if (named) return { leaf, bit: { shift: named[2], width: 1 } };
  const type = leaf.bits ? file.layout.spec.types[leaf.field.type] : null;
  const instance = type?.instances?.find(({ id }) => id === name);
  return instance ? { value: leaf.scope.layout.ofBits(leaf, instance.value) } : null;
}

function storedColumn(file, leaf, bit, rows) {
  if (leaf.kind === "bytes") return column(new Float64Array(rows), new Uint8Array(rows).fill(ABSENT));
  const { size, kind } = rows ? leaf.width(file, 0) : leaf;
  if (size > 4 && kind !== "float") return wideColumn(file, leaf, bit, rows);
  const array = bit?.width === 1 ? new Uint8Array(rows) : new Float64Array(rows);
  return column(array, fillColumn(file, leaf, bit, array));
}

/** Return whole numbers of more than four bytes: BigInts where they are not exact as numbers. */
function wideColumn(file, leaf, bit, rows) {
  const state = new Uint8Array(rows);
  const array = Array.from({ length: rows }, (_, row) => {
    const value = file.value(leaf, row);
    if (value === undefined) state[row] = ABSENT;
    return bit ? bitOf(value ?? 0, bit) : value ?? 0;
  });
  return column(array.some((value) => typeof value === "bigint") ? array : Float64Array.from(array), state.some(Boolean) ? state : null);
}

function derivedColumn(file, value, rows) {
  const array = new Float64Array(rows);
  let state = null;
  for (let row = 0; row < rows; row += 1) {
    try {
      array[row] = Number(value(file, row));
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      (state ??= new Uint8Array(rows))[row] = ABSENT;
    }
  }
  return column(array, state);
}
