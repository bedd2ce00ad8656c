// The layout of a file, from its spec, in a form that can be walked: tables of rows, and the places of fields in a row.
//
// A list has a table, and so have optional structures in a row (with one row for each that is present). Structures that
// are always present are part of the row around them. Keys of tables and paths of fields are those of `navspec.columns`.

import { compileExpression } from "./expr.js";
import { ABSENT } from "./file.js";
import { bitOf, numberReader } from "./numbers.js";

/** A value in a row: a number, a run of bits or bytes. `path` is dotted, `column` is its name for rules; `slot` is where rows keep its place. */
class Leaf {
  constructor(scope, field, path) {
    Object.assign(this, { scope, field, path, column: path, kind: field.kind, slot: -1 });
    this.bits = field.kind === "struct" ? bitFields(scope.spec.types[field.type]) : null;
    this.size = typeof field.size === "number" ? field.size : this.bits ? bitSize(this.bits) : null;
    if (this.bits) this.kind = "bits";
    this.signed = Boolean(field.signed);
    this.endian = endianOf(scope, field);
    // A choice between structures of one size is bytes here.
    if (this.kind === "switch" && this.size !== null) this.kind = "bytes";
    if (this.kind === "switch") this.widths = widthsOf(scope, field);
    this.read = this.size && this.kind !== "bytes" ? numberReader(this.kind, this.size, this.signed, this.endian) : null;
  }

  /** The layout of a number (`kind`, `size`, `signed`, `endian`, `read`), which may depend on the file. */
  width(file, row) {
    return this.widths ? this.widths(file, row) : this;
  }
}

const endianOf = (scope, field) => field.endian ?? (field.kind === "struct" ? scope.spec.types[field.type].bits : "le");
const bitSize = (bits) => bits.reduce((sum, bit) => sum + bit.width, 0) / 8;

function bitFields(type) {
  const total = type.fields.reduce((sum, field) => sum + field.width, 0);
  let at = 0;
  return type.fields.map((field) => {
    const shift = type.bits === "le" ? at : total - at - field.width;
    at += field.width;
    return { id: field.id, field, shift, width: field.width };
  });
}

function widthsOf(scope, field) {
  const on = scope.compile(field.on);
  const reader = ({ kind, size, signed, ...rest }) => {
    const endian = endianOf(scope, rest);
    return { kind, size, signed: Boolean(signed), endian, read: numberReader(kind, size, signed, endian) };
  };
  const cases = (field.cases ?? []).map((one) => [one.value, reader(one.field)]);
  const last = field.default ? reader(field.default) : null;
  return (file, row) => {
    const value = on(file, row);
    return cases.find(([match]) => match === value)?.[1] ?? last;
  };
}

/** A structure at its place: the table whose row contains it, and the path from there. */
class Scope {
  constructor(layout, type, table, prefix, outer, args) {
    Object.assign(this, { layout, spec: layout.spec, type, table, prefix, outer, args });
    this.items = [];
    this.resolved = new Map();
    this.columns = "";
  }

  path(id) {
    return this.prefix ? `${this.prefix}.${id}` : id;
  }

  /** Return a tree as a function of (file, row); its names are resolved on first use, because they may come later. */
  compile(tree) {
    if (tree === null || typeof tree !== "object") return () => tree;
    let enclosing = null;
    return (file, row) => (enclosing ??= compileExpression(tree, (node) => this.named(node)))(file, row);
  }

  named(node) {
    if (node.op === "io") return node.of === "size" ? (file) => file.size : (file) => file.position;
    if (node.op === "row") return this.lookedUp(node);
    if (node.from === "root") return onRoot(this.layout.root.scope.get(node.path));
    if (node.from !== "parent") return this.get(node.path);
    let [scope, rise] = [this, (file, row) => row];
    for (let up = node.up; up > 0; up -= 1) [scope, rise] = [scope.outer, risen(scope, rise)];
    const inner = scope.get(node.path);
    return (file, row) => inner(file, rise(file, row));
  }

  /** Return whether a tree has one value for all rows of a file. */
  isOfFile(tree) {
    if (tree === null || typeof tree !== "object") return true;
    if (tree.op !== "get") return tree.op !== "io" && tree.op !== "row" && (tree.args ?? tree).every((arg) => this.isOfFile(arg));
    const [name, ...rest] = tree.path;
    const instance = tree.from === "self" && !rest.length && this.type.instances?.find((candidate) => candidate.id === name);
    return tree.from === "root" || Boolean(instance && this.isOfFile(instance.value));
  }

  lookedUp(node) {
    const table = this.layout.table(node.table.path.join("."));
    const index = this.compile(node.index);
    const inner = table.scope.get(node.path);
    return (file, row) => {
      const at = index(file, row);
      return at >= 0 && at < file.rows(table) ? inner(file, at) : -1;
    };
  }

  /** The value by a name: of a field, a bit, a param, or a derived value. */
  get([name, ...rest]) {
    const key = [name, ...rest].join(".");
    if (!this.resolved.has(key)) this.resolved.set(key, this.resolve(name, rest));
    return this.resolved.get(key);
  }

  resolve(name, rest) {
    const item = this.items.find((candidate) => candidate.id === name);
    if (item?.group) return item.group.get(rest);
    if (item?.leaf && rest.length) {
      const bit = item.leaf.bits.find((candidate) => candidate.id === rest[0]);
      return (file, row) => bitOf(file.value(item.leaf, row) ?? 0, bit);
    }
    if (item?.leaf) return (file, row) => file.value(item.leaf, row) ?? 0;
    if (item?.table) {
      const inner = item.table.scope.get(rest);
      return (file, row) => (file.rowsOf(item.table, row)[0] < file.rowsOf(item.table, row)[1] ? inner(file, file.rowsOf(item.table, row)[0]) : 0);
    }
    const param = (this.type.params ?? []).findIndex((candidate) => candidate.id === name);
    if (param >= 0) {
      const value = this.outer.compile(this.args[param]);
      const rise = risen(this, (file, row) => row);
      return (file, row) => value(file, rise(file, row));
    }
    const instance = this.type.instances?.find((candidate) => candidate.id === name);
    if (!instance) throw new Error(`${this.spec.id}: nothing is called ${name}`);
    const value = this.compile(instance.value);
    return this.outer === null ? (file) => file.once(name, value) : value;
  }
}

const onRoot = (inner) => (file) => inner(file, 0);

function risen(scope, rise) {
  if (scope.outer.table === scope.table) return rise;
  const { table } = scope;
  return (file, row) => file.parentRow(table, rise(file, row));
}

/**
 * Rows of one kind. `kind` is root, list, until, rest (to the end of the file) or optional; `embedded` are so many in each row
 * of the table around them. Rows that are alike in every file have a `form`; where `isAlike`, those of one file have.
 */
class Table {
  constructor(key, around, field, kind) {
    Object.assign(this, { key, around, field, kind, leaves: [], tables: [], slots: 2, form: null, isAlike: false, embedded: 0, delta: 0 });
    this.isInRow = false;
  }

  /** The places in a row of a file by slot: begin, end, and fields; `ABSENT` for fields that the row lacks. */
  formIn(file) {
    const form = new Uint32Array(this.slots).fill(ABSENT);
    let at = 0;
    const place = (scope) => {
      for (const item of scope.items) {
        if (item.condition && !item.condition(file, 0)) continue;
        if (item.group) place(item.group);
        else if (item.leaf) [form[item.leaf.slot], at] = [at, at + item.leaf.size];
        else {
          [item.table.delta, item.table.embedded] = [at, item.table.constant];
          at += item.table.constant * item.table.form[1];
        }
      }
    };
    place(this.scope);
    form.set([0, at]);
    return form;
  }
}

/** Return the name of a field among the columns of its family: see `-column`. */
const columnOf = (scope, field) => [scope.columns, field.notes?.column ?? field.id].filter(Boolean).join(".");
const isNumber = (value) => typeof value === "number";

export class Layout {
  constructor(spec) {
    this.spec = spec;
    this.tables = new Map();
    this.root = new Table("", null, null, "root");
    this.tables.set("", this.root);
    this.root.scope = this.scope(spec.types[spec.root], this.root, "", null, []);
  }

  table(key) {
    return this.tables.get(key);
  }

  /** Return a tree that names bits of a number as a function of (file, row). */
  ofBits(leaf, tree) {
    return compileExpression(tree, ({ path: [name] }) => {
      const bit = leaf.bits.find(({ id }) => id === name);
      if (bit) return (file, row) => bitOf(file.value(leaf, row) ?? 0, bit);
      return this.ofBits(leaf, this.spec.types[leaf.field.type].instances.find(({ id }) => id === name).value);
    });
  }

  scope(type, table, prefix, outer, args, columns = "") {
    const scope = new Scope(this, type, table, prefix, outer, args);
    scope.columns = columns;
    scope.items = type.fields.map((field) => this.item(scope, field));
    return scope;
  }

  item(scope, field) {
    const item = { id: field.id, field, scope, condition: null, leaf: null, group: null, table: null, checks: null };
    const type = field.kind === "struct" ? this.spec.types[field.type] : null;
    if (field.if !== undefined) item.condition = scope.compile(field.if);
    if (field.valid) item.checks = Object.entries(field.valid).map(([rule, bound]) => ({ rule, bound: scope.compile(bound), isOfSize: uses(bound, "io") }));
    if (field.repeat || (type && !type.bits && field.if !== undefined && scope.table !== this.root)) {
      item.table = this.list(scope, field, type);
    } else if (type && !type.bits) {
      const columns = field.notes?.column === "." ? scope.columns : columnOf(scope, field);
      item.group = this.scope(type, scope.table, scope.path(field.id), scope, field.args ?? [], columns);
    } else {
      item.leaf = this.leaf(scope, field);
    }
    return item;
  }

  leaf(scope, field) {
    const leaf = new Leaf(scope, field, scope.path(field.id));
    leaf.column = columnOf(scope, field);
    const { table } = scope;
    leaf.slot = table.slots;
    table.slots += leaf.size === null && leaf.kind === "bytes" ? 2 : 1;
    table.leaves.push(leaf);
    if (leaf.kind === "bytes" && leaf.size === null && !field.rest && field.terminator === undefined) {
      leaf.length = scope.compile(field.size);
    }
    return leaf;
  }

  list(scope, field, type) {
    const around = scope.table;
    const key = [around.key, scope.path(field.id)].filter(Boolean).join(".");
    const kind = !field.repeat ? "optional" : field.repeat.to_end ? "rest" : field.repeat.until === undefined ? "list" : "until";
    const table = new Table(key, around, field, kind);
    table.outer = scope;
    this.tables.set(key, table);
    around.tables.push(table);
    const structure = type && !type.bits ? type : null;
    table.element = structure ? null : { ...field, repeat: undefined, if: undefined, valid: undefined };
    table.scope = structure
      ? this.scope(structure, table, "", scope, field.args ?? [])
      : this.single(table, scope);
    const size = structure ? structure.size ?? null : table.leaves[0].size;
    table.smallest = structure ? Math.max(structure.min_size, 1) : table.leaves[0].size ?? 1;
    if ((kind === "list" || kind === "rest") && isPlain(table.scope)) table.form = table.formIn(null);
    else table.isAlike = kind === "list" && isPlain(table.scope, true);
    if (kind === "list") table.count = scope.compile(field.repeat.count);
    const isFew = kind === "list" && isNumber(field.repeat.count) && isNumber(size);
    table.isInRow = around !== this.root && isFew;
    table.constant = isFew ? field.repeat.count : 0;
    return table;
  }

  /** The scope of rows that are one value each; its path is empty. */
  single(table, outer) {
    const scope = new Scope(this, { fields: [], instances: [] }, table, "", outer, []);
    const leaf = new Leaf(scope, table.element, "");
    leaf.slot = table.slots;
    table.slots += 1;
    table.leaves.push(leaf);
    scope.items = [{ id: "", field: table.element, scope, leaf, condition: null, group: null, table: null, checks: null }];
    return scope;
  }
}

/** Return whether an operator occurs in an expression. */
export function uses(tree, op) {
  return tree !== null && typeof tree === "object" && (tree.op === op || Object.values(tree).some((part) => uses(part, op)));
}

/**
 * Return whether rows need no inspection: no condition, no check, no list whose length a row has. With `mayLack`, no lists at
 * all, but conditions that all rows of a file fulfil, or none.
 */
function isPlain(scope, mayLack = false) {
  return scope.items.every(({ field, leaf, group, table }) =>
    (field.if === undefined || (mayLack && scope.isOfFile(field.if))) && !field.valid && !field.contents &&
    (leaf ? leaf.size !== null && leaf.kind !== "switch" : group ? isPlain(group, mayLack) : !mayLack && Boolean(table.form) && table.constant > 0));
}
