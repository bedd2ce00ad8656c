// An open file: values by pointer and by column, their places, and the bytes.

import { typedColumn } from "./columns.js";
import { derivedLayout, derivedState, isSame, withDerivedBytes } from "./derived_bytes.js";
import { insertRows, readBack, removeRows, replaceBytes, requireSameParts } from "./edits.js";
import { NavspecError } from "./errors.js";
import { findPlace, spanAt, valueAt } from "./places.js";
import { rightValues } from "./rules/run.js";
import { setOf } from "./sets.js";
import { parseValue, requireSettable, store } from "./values.js";

/** Rounds in which values follow each other. */
const ROUNDS = 4;

/** A file that was read. `format`, `family`, `variant`, `title` and `evidence` say what it is. */
export class OpenFile {
  /** `member` is its place in a set: its number and the set, as for `runRules`. */
  constructor(facts, file, member = { number: -1, set: null }) {
    Object.assign(this, facts);
    const { scope } = file.layout.root;
    const decisions = (scope.type.instances ?? []).filter(({ notes }) => notes?.decision).map(({ id }) => [id, file.derived(scope, id, 0)]);
    const derived = derivedLayout(file.layout);
    const state = { file, decisions: Object.fromEntries(decisions), derived, derivedState: derived && derivedState(file, derived), isChanged: false, member, before: null, touched: new Set(), followed: new Set() };
    for (const [name, value] of Object.entries(state)) Object.defineProperty(this, name, { value, writable: true });
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

  /**
   * Store a value: a number, a truth value for a bit, bytes, or a text as on the command line (`0xFF`, the name of a member of an enum,
   * `12.5m`). Counts, lengths, values that follow from others, padding and checksum follow when the file is written. Throws `NavspecError`
   * for what does not fit.
   */
  set(pointer, value) {
    this.write(pointer, value);
    this.touched.add(pointer);
  }

  write(pointer, value) {
    requireSettable(this.file, findPlace(this.file, pointer));
    this.store(pointer, value);
  }

  /** Store a value that fits its place, whether it follows from others or not. */
  store(pointer, value) {
    const { file } = this;
    const place = findPlace(file, pointer);
    const parsed = parseValue(file, place, value);
    const { leaf, row, bit = null } = place;
    if (leaf.kind !== "bytes") {
      this.own();
      store(this.file.view, file.at(leaf, row), leaf.width(file, row), bit, parsed);
    } else if (parsed.length === file.sizeOf(leaf, row) && leaf.field.terminator === undefined) {
      this.own();
      this.file.bytes.set(parsed, file.at(leaf, row));
    } else this.adopt(replaceBytes(file, this.decisions, place, parsed));
    this.file.derivedOnce = new Map(Object.entries(this.decisions));
  }

  /**
   * Insert rows before row `at` of a list: objects with values by field, or numbers where the rows are numbers. Fields without a value get
   * the default of the spec; lists in new rows are empty. Counts, parallel lists and references to later rows follow. For a list inside
   * records, `parent` is the row around it, and `at` a position in its list.
   */
  insert(table, at, rows, parent) {
    this.adopt(insertRows(this.file, this.decisions, table, at, Array.isArray(rows) || ArrayBuffer.isView(rows) ? Array.from(rows) : [rows], parent));
  }

  /** Remove rows of a list with everything in them; counts, parallel lists and references to later rows follow. */
  remove(table, rows) {
    this.adopt(removeRows(this.file, this.decisions, table, typeof rows === "number" ? [rows] : Array.from(rows)));
  }

  /**
   * Return the bytes of the file. With `follow: false` values that follow from changed ones stay as they are. Throws `NavspecError` where
   * the bytes would not read back as this file.
   */
  toBytes({ follow = true } = {}) {
    if (!this.isChanged) return this.file.bytes.slice();
    this.followed.clear();
    if (follow) this.follow();
    let { file: { bytes }, derivedState: state } = this;
    if (this.derived) ({ data: bytes, state } = withDerivedBytes(this.file, this.derived, state));
    const again = readBack(this.file.layout, bytes, this.decisions);
    this.requireSame(again);
    Object.assign(this, { file: again, derivedState: state, isChanged: false, before: null });
    this.touched.clear();
    return bytes.slice();
  }

  /** Set values that follow from changed ones; those that were wrong before stay. Where rows came or went, nothing follows. */
  follow() {
    for (const [table, { rows }] of this.file.stores) if (this.before.stores.get(table).rows !== rows) return;
    const { name, member: { number, set } } = this;
    const dueIn = (file) => rightValues({ name, number, file, set: number < 0 ? null : setOf({ set, number, file }, [{ set, number, file }]) });
    const before = dueIn(this.before);
    for (let round = 0; round < ROUNDS; round += 1) {
      const due = [...dueIn(this.file)].filter(([pointer, right]) => !this.touched.has(pointer) && before.get(pointer) !== right);
      if (!due.length) return;
      for (const [pointer, right] of due) {
        this.store(pointer, right);
        this.followed.add(pointer);
      }
      this.file.derivedOnce = new Map(Object.entries(this.decisions));
    }
  }

  /** Throw `NavspecError` unless a file that was read back has the rows and parts of this one. */
  requireSame(again) {
    const { file } = this;
    for (const [table, { rows, marks }] of file.stores) {
      const reread = again.stores.get(table);
      const isMoved = again.size === file.size && !isSame(marks.array, reread.marks.array);
      if (rows !== reread.rows || isMoved) throw new NavspecError("a changed value adds or drops parts of the file; convert the file instead", { pointer: table.key ? `/${table.key.replaceAll(".", "/")}` : "" });
    }
    requireSameParts(file, again, file.layout.root.scope);
  }

  /** Continue with a copy of the file, whose bytes can be written; the given file stays as it is. */
  own() {
    if (this.isChanged) return;
    const { file } = this;
    const bytes = file.bytes.slice();
    const copy = Object.assign(Object.create(Object.getPrototypeOf(file)), file, { bytes, view: new DataView(bytes.buffer) });
    Object.assign(this, { file: copy, isChanged: true, before: file });
  }

  adopt(file) {
    Object.assign(this, { file, isChanged: true, before: this.before ?? this.file });
  }

  table(key) {
    const table = this.file.layout.table(key);
    if (!table) throw new NavspecError(`${this.format} has no table '${key}'; it has ${this.tables.filter(Boolean).join(", ")}`);
    return table;
  }
}
