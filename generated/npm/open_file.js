// An open file: values by pointer and by column, their places, and the bytes.

import { NavspecError } from "./errors.js";
import { typedColumn } from "./columns.js";
import { findPlace, spanAt, valueAt } from "./places.js";

/** A file that was read. `format`, `family`, `variant`, `title` and `evidence` say what it is. */
export class OpenFile {
  constructor(facts, file) {
    Object.assign(this, facts);
    Object.defineProperty(this, "file", { value: file, writable: true });
  }

  /** The keys of all tables: "" for the root, dotted paths for lists and optional parts. */
  get tables() {
    return [...this.file.layout.tables.keys()];
  }

  /** Return the number of rows of a table in the whole file. */
  rows(table) {
    return this.file.rows(this.table(table));
  }

  /** Return what a pointer leads to: a number, truth value or bytes; an object or array where it is a structure or list. */
  get(pointer) {
    const value = valueAt(this.file, findPlace(this.file, pointer));
    return value instanceof Uint8Array ? value.slice() : value;
  }

  /** Return the offset and length of what a pointer leads to; null for a derived value, which is not stored. */
  offset(pointer) {
    return spanAt(this.file, findPlace(this.file, pointer));
  }

  /**
   * Return a field of all rows of a table as a typed array; the field is a dotted path, may lead to bits or a derived value, and is
   * empty where the rows are numbers. Rows without the field have NaN.
   */
  column(table, field = "") {
    return typedColumn(this.file, this.table(table), field);
  }

  /** Return the bytes of the file. */
  toBytes() {
    return this.file.bytes.slice();
  }

  table(key) {
    const table = this.file.layout.table(key);
    if (!table) throw new NavspecError(`${this.format} has no table '${key}'; it has ${this.tables.filter(Boolean).join(", ")}`);
    return table;
  }
}
