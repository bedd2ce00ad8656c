// The expressions of checks, over whole tables of files that belong together: the counterpart of `navspec.family.rules.expressions`.
//
// Values are known, absent or unseen. What is equal is one object, and is computed once for each table.

import { ABSENT, bytesIn, column, UNSEEN } from "./joined.js";
import { matchRows, RowLookup } from "./joins.js";
import { fillTemplate } from "./text_format.js";

/** Elements that the lists of a file may have beyond the rows of the table that they share. */
const MOST_SHARED = 1_000_000;

const isMany = (values) => values !== null && typeof values === "object";
const isTrue = (values, row) => Boolean(isMany(values) ? values[row] : values);
const valueAt = (values, row) => (isMany(values) ? values[row] : values);

/** The checks, relations and labels of specs whose files are in one set, with equal expressions as one object. */
export class Plan {
  constructor(specs) {
    this.sharedTrees = new Map();
    this.ids = new Map();
    this.uses = new Map();
    this.makers = new Map();
    this.relations = {};
    this.labels = {};
    this.lanes = {};
    this.runners = new Map();
    for (const spec of [...specs].reverse()) {
      for (const [table, relations] of Object.entries(spec.relations ?? {})) Object.assign(this.relations[table] ??= {}, Object.fromEntries(Object.entries(relations).map(([name, relation]) => [name, this.share(relation)])));
      for (const [table, label] of Object.entries(spec.labels ?? {})) this.labels[table] = this.share(label);
      for (const [table, lanes] of Object.entries(spec.lanes ?? {})) this.lanes[table] = this.share(lanes);
    }
    for (const spec of specs) {
      for (const check of spec.checks ?? []) {
        const shared = this.share(check);
        if (!this.makers.has(shared)) this.makers.set(shared, new Set());
        this.makers.get(shared).add(spec.id);
      }
    }
    this.checks = [...this.makers.keys()];
  }

  /** Return a tree in which equal parts are one object. */
  share(tree) {
    if (tree === null || typeof tree !== "object") return tree;
    const parts = Array.isArray(tree) ? tree.map((part) => this.share(part)) : Object.fromEntries(Object.entries(tree).map(([name, part]) => [name, this.share(part)]));
    const key = JSON.stringify(parts, (name, part) => (name !== "" && part !== null && typeof part === "object" ? `#${this.ids.get(part)}` : part));
    let shared = this.sharedTrees.get(key);
    if (!shared) {
      shared = parts;
      this.sharedTrees.set(key, shared);
      this.ids.set(shared, this.ids.size);
    }
    this.uses.set(shared, (this.uses.get(shared) ?? 0) + 1);
    return shared;
  }

  /** Return the function of (evaluator, table, rows) of an expression, kept for each table where it occurs more than once. */
  runner(tree) {
    if (!isMany(tree)) {
      const constant = column(typeof tree === "boolean" ? Number(tree) : tree);
      return () => constant;
    }
    let run = this.runners.get(tree);
    if (!run) {
      run = build(tree, (tree.args ?? []).map((arg) => this.runner(arg)));
      if (this.uses.get(tree) > 1) run = kept(run, this.ids.get(tree));
      this.runners.set(tree, run);
    }
    return run;
  }
}

function kept(run, id) {
  return (evaluator, table, rows) => {
    let results = evaluator.memo.get(table);
    if (!results) evaluator.memo.set(table, results = new Map());
    const result = results.get(id);
    if (result) return rows ? take(result, rows) : result;
    const made = run(evaluator, table, rows);
    if (!rows) results.set(id, made);
    return made;
  };
}

/** Rows that a relation leads to, -1 for none; `states` of the relation are null where all are known. */
class Related {
  constructor(rows, state = null) {
    this.rows = rows;
    this.state = state;
    let isPartial = false;
    for (let row = 0; row < rows.length && !isPartial; row += 1) isPartial = rows[row] < 0;
    this.at = rows;
    this.states = state;
    if (!isPartial) return;
    this.at = new Int32Array(rows.length);
    this.states = state ? state.slice() : new Uint8Array(rows.length);
    for (let row = 0; row < rows.length; row += 1) {
      if (rows[row] >= 0) this.at[row] = rows[row];
      else if (!this.states[row]) this.states[row] = ABSENT;
    }
  }

  take(rows) {
    return new Related(pick(this.rows, rows), this.state && pick(this.state, rows));
  }
}

/** The expressions of a plan over the tables of a set. */
export class Evaluator {
  constructor(joined, plan) {
    Object.assign(this, { joined, plan, memo: new Map(), relatedRows: new Map(), lookups: new Map(), cases: new Map(), entries: new Map() });
    for (const [table, { entry }] of Object.entries(plan.relations)) if (entry?.kind === "entry") joined.made.set(table, () => this.listEntries(table, entry));
  }

  get files() {
    return this.joined.files;
  }

  count(table) {
    return this.joined.count(table);
  }

  /** Return whether the spec of each file makes a check; null if all do. */
  makers(check) {
    const specs = this.plan.makers.get(check);
    const makers = this.files.map(({ layout }) => specs.has(layout.spec.id));
    return makers.every(Boolean) ? null : makers;
  }

  /** Evaluate an expression for all rows of a table, or for some. */
  evaluate(tree, table, rows = null) {
    return this.plan.runner(tree)(this, table, rows);
  }

  /** Return the values of an expression for all rows of a table, whatever their states. */
  valuesOf(tree, table) {
    const { values } = this.evaluate(tree, table);
    return isMany(values) ? values : new Float64Array(this.count(table)).fill(values);
  }

  // Relations

  relation(table, name) {
    return this.plan.relations[table]?.[name];
  }

  /** Return the table that a relation leads to. */
  target(table, name) {
    const relation = this.relation(table, name);
    if (relation) return relation.to;
    if (name === "root") return "";
    return name === "owner" ? this.joined.around(table) : table;
  }

  /** Return where a relation leads from all rows of a table. */
  related(table, name) {
    const key = `${table} ${name}`;
    let related = this.relatedRows.get(key);
    if (!related) this.relatedRows.set(key, related = this.findRelated(table, name));
    return related;
  }

  step(table, name, rows) {
    if (!rows) return this.related(table, name);
    if (name === "this") return new Related(rows);
    const relation = this.relation(table, name);
    if (relation?.kind === "join" && !relation.paired && !this.relatedRows.has(`${table} ${name}`)) return this.join(table, relation, rows);
    return this.related(table, name).take(rows);
  }

  findRelated(table, name) {
    const relation = this.relation(table, name);
    if (relation) {
      switch (relation.kind) {
        case "slice": return this.owners(table, relation);
        case "join": return this.join(table, relation, null);
        case "beside": return this.beside(table, relation.to);
        case "optional": return this.optional(table, relation.to);
        case "entry": return new Related(this.listEntries(table, relation).rows);
        case "row":
        case "key": return this.references(table, relation.cases);
        default: throw new UnknownOperation(relation.kind);
      }
    }
    switch (name) {
      case "this": return new Related(range(this.count(table)));
      case "root": return new Related(this.joined.fileOf(table));
      case "owner": return new Related(this.joined.owners(table));
      default: return this.neighbours(table, name === "prev" ? -1 : 1);
    }
  }

  neighbours(table, step) {
    const owner = this.related(table, "owner").rows;
    const rows = new Int32Array(owner.length).fill(-1);
    for (let row = 0; row < owner.length; row += 1) {
      const neighbour = row + step;
      if (owner[row] >= 0 && owner[row] === owner[neighbour]) rows[row] = neighbour;
    }
    return new Related(rows);
  }

  /** Return the row that owns each row of a table by a slice of it: the first that claims it. */
  owners(table, relation) {
    const holder = relation.to;
    const { joined } = this;
    const first = this.valuesOf(relation.first, holder);
    const counts = relation.count ? this.valuesOf(relation.count, holder) : null;
    const [starts, holders, files] = [joined.starts(table), joined.starts(holder), joined.fileOf(holder)];
    const owner = new Int32Array(joined.count(table)).fill(-1);
    for (let row = 0; row < first.length; row += 1) {
      const start = starts[files[row]];
      const rows = starts[files[row] + 1] - start;
      const next = row + 1 < holders[files[row] + 1] ? first[row + 1] : rows;
      const count = counts ? counts[row] : next - first[row];
      const begin = Math.min(Math.max(first[row], 0), rows);
      const end = begin + Math.min(Math.max(count, 0), rows - begin);
      for (let at = start + begin; at < start + end; at += 1) if (owner[at] < 0) owner[at] = row;
    }
    return new Related(owner);
  }

  /** Return the elements of lists that rows have of the rows of another table: their `owners`, the `rows`, and where each file begins. */
  listEntries(table, { of, to, first: begin, count: length }) {
    if (this.entries.has(table)) return this.entries.get(table);
    const { joined } = this;
    const [first, counts] = [this.valuesOf(begin, of), this.valuesOf(length, of)];
    const [starts, holders] = [joined.starts(to), joined.starts(of)];
    const [owners, rows, ends] = [[], [], new Int32Array(this.files.length + 1)];
    this.files.forEach((_, file) => {
      const size = starts[file + 1] - starts[file];
      let total = 0;
      for (let row = holders[file]; row < holders[file + 1]; row += 1) {
        if (!(counts[row] > 0 && first[row] >= 0 && first[row] + counts[row] <= size)) continue;
        total += counts[row];
        if (total > size + MOST_SHARED) break;
        for (let at = 0; at < counts[row]; at += 1) {
          owners.push(row);
          rows.push(starts[file] + first[row] + at);
        }
      }
      ends[file + 1] = rows.length;
    });
    const made = { owners: Int32Array.from(owners), rows: Int32Array.from(rows), starts: ends, around: of };
    this.entries.set(table, made);
    return made;
  }

  beside(table, to) {
    const { joined } = this;
    const [files, mine, theirs] = [joined.fileOf(table), joined.starts(table), joined.starts(to)];
    return new Related(files.map((file, row) => {
      const at = theirs[file] + row - mine[file];
      return at < theirs[file + 1] ? at : -1;
    }));
  }

  optional(table, to) {
    const rows = new Int32Array(this.count(table)).fill(-1);
    this.joined.owners(to).forEach((owner, row) => { rows[owner] = row; });
    return new Related(rows);
  }

  references(table, cases) {
    const applies = (note, file) => !note.if || Boolean(this.joined.column("", note.if).values[file]);
    const [first] = cases.filter((note) => this.files.every((_, file) => applies(note, file)));
    if (first === cases[0] || (this.files.length === 1 && first)) return this.reference(table, first);
    const files = this.joined.fileOf(table);
    const rows = new Int32Array(files.length).fill(-1);
    const state = new Uint8Array(files.length);
    const chosen = this.files.map((_, file) => cases.find((note) => applies(note, file)));
    for (const note of new Set(chosen.filter(Boolean))) {
      const related = this.reference(table, note);
      for (let row = 0; row < rows.length; row += 1) {
        if (chosen[files[row]] !== note) continue;
        rows[row] = related.rows[row];
        if (related.state) state[row] = related.state[row];
      }
    }
    return new Related(rows, state.some(Boolean) ? state : null);
  }

  reference(table, note) {
    const { joined } = this;
    const count = this.count(table);
    const value = this.evaluate(note.value, table);
    const values = isMany(value.values) ? value.values : new Float64Array(count).fill(value.values);
    const files = joined.fileOf(table);
    const target = note.file ? this.filesAt(this.valuesOf(note.file, table)) : { rows: files, state: null };
    let state = worst(value.state, target.state);
    const none = note.none === undefined ? null : Number(note.none);
    const rows = new Int32Array(count).fill(-1);
    if (state && none !== null) state = state.map((one, row) => (values[row] === none ? 0 : one));
    if (note.kind === "key") {
      const matches = this.lookUp(note, target.rows, values);
      for (let row = 0; row < count; row += 1) if (values[row] !== none && target.rows[row] >= 0) rows[row] = matches[row];
      return new Related(rows, state);
    }
    const starts = joined.starts(note.to);
    const below = note.below ? joined.column("", note.below).values : null;
    const base = note.base ?? 0;
    for (let row = 0; row < count; row += 1) {
      const file = target.rows[row];
      if (file < 0 || values[row] === none) continue;
      const number = values[row] - base;
      const length = starts[file + 1] - starts[file];
      if (number >= 0 && number < (below ? Math.min(below[file], length) : length)) rows[row] = starts[file] + number;
    }
    return new Related(rows, state);
  }

  /** Return the file of each number, -1 for none, and which belong to the set but are not there. */
  filesAt(numbers) {
    const { most, numbers: own } = this.joined;
    const fileOfNumber = new Map(own.map((number, file) => [number, file]).filter(([number]) => number >= 0 && number < most));
    const rows = new Int32Array(numbers.length);
    let state = null;
    for (let row = 0; row < numbers.length; row += 1) {
      const file = fileOfNumber.get(numbers[row]) ?? -1;
      rows[row] = file;
      if (file < 0 && numbers[row] >= 0 && numbers[row] < most) (state ??= new Uint8Array(numbers.length))[row] = UNSEEN;
    }
    return { rows, state };
  }

  /** Return the row with the key that each row names, -1 for none. */
  lookUp(note, target, values) {
    const keys = this.valuesOf(note.key, note.to);
    const last = Boolean(note.last);
    if (this.files.length === 1) {
      const id = `${note.to} ${this.plan.ids.get(note.key)} ${last}`;
      let lookup = this.lookups.get(id);
      if (!lookup) this.lookups.set(id, lookup = new RowLookup(keys, { last }));
      return lookup.findAll(values);
    }
    return matchRows([target, values], [this.joined.fileOf(note.to), keys], { last });
  }

  /** Return the first row, or the last, whose values are those of each row, or of each of some rows. */
  join(table, relation, rows) {
    const { to } = relation;
    const [count, length] = [rows ? rows.length : this.count(table), this.count(to)];
    const own = relation.match.map(([mine]) => this.evaluate(mine, table, rows));
    const targets = relation.match.map(([, theirs]) => this.evaluate(theirs, to));
    const mine = own.map(({ values }) => spread(values, count));
    const theirs = targets.map(({ values }) => spread(values, length));
    if (relation.within !== "set" && this.files.length > 1) {
      const files = this.joined.fileOf(table);
      mine.push(rows ? pick(files, rows) : files);
      theirs.push(this.joined.fileOf(to));
    }
    const state = own.reduce((worse, { state: one }) => worst(worse, one), null);
    const hidden = targets.reduce((worse, { state: one }) => worst(worse, one), null);
    const matches = matchRows(mine, theirs, { isKept: hidden && hidden.map((one) => Number(one === 0)), last: Boolean(relation.last), paired: Boolean(relation.paired) });
    if (state) for (let row = 0; row < count; row += 1) if (state[row]) matches[row] = -1;
    return new Related(matches, state);
  }

  /** Evaluate an expression for the rows of a table that a relation leads to. */
  via(related, to, tree) {
    const { at, states, rows } = related;
    if (!this.count(to)) return column(new Float64Array(rows.length), worst(states, new Uint8Array(rows.length).fill(ABSENT)));
    const run = this.plan.runner(tree);
    const isKnown = this.memo.get(to)?.has(this.plan.ids.get(tree));
    const result = this.count(to) > rows.length && !isKnown ? run(this, to, at) : take(run(this, to, null), at);
    return states ? column(result.values, worst(result.state, states)) : result;
  }

  // Lists

  /** Return the row of a table whose list each row of another table is in; that of the root has all rows of the file, whoever owns them. */
  ownersIn(listed, by, table) {
    return by === "owner" && !table ? this.joined.fileOf(listed) : this.related(listed, by).rows;
  }

  /** Return what an expression is for one element of the list of every row, by the number of the element. */
  elementAt({ table: listed, by, index, of }, table) {
    const owner = this.ownersIn(listed, by, table);
    const seen = new Int32Array(this.count(table));
    const rows = new Int32Array(seen.length).fill(-1);
    for (let row = 0; row < owner.length; row += 1) {
      if (owner[row] < 0) continue;
      if (seen[owner[row]] === index) rows[owner[row]] = row;
      seen[owner[row]] += 1;
    }
    return this.via(new Related(rows), listed, of);
  }

  aggregate(tree, table) {
    const { op, table: listed } = tree;
    const count = this.count(table);
    if (op === "text") return column(this.texts(listed, table, tree.letters));
    const owner = this.ownersIn(listed, tree.by, table);
    const inner = tree.of === undefined ? column(1) : this.evaluate(tree.of, listed);
    const chosen = tree.where === undefined ? null : this.evaluate(tree.where, listed);
    const state = chosen ? worst(worst(inner.state, chosen.state), spread(chosen.values, owner.length).length ? Uint8Array.from(owner, (_, row) => (isTrue(chosen.values, row) ? 0 : ABSENT)) : null) : inner.state;
    const result = reduce(op, owner, inner.values, state, count);
    let states = null;
    if (state?.includes(UNSEEN)) {
      for (let row = 0; row < owner.length; row += 1) {
        if (owner[row] < 0 || state[row] !== UNSEEN || result.decided?.[owner[row]]) continue;
        (states ??= new Uint8Array(count))[owner[row]] = UNSEEN;
      }
    }
    return column(result.values, worst(states, result.empty));
  }

  /** Return bytes up to the first zero, or the first that is none of some letters, of every row. */
  texts(listed, table, letters) {
    const isPart = letters ? new RegExp(`^[${letters}]*`) : /^[^\0]*/;
    return this.joined.lists(listed).flatMap((list, file) => {
      const count = this.joined.starts(table)[file + 1] - this.joined.starts(table)[file];
      if (!list) return new Array(count).fill("");
      if (list.leaf) return Array.from({ length: count }, (_, row) => isPart.exec(textOf(bytesIn(list.file, list.leaf, row)))[0]);
      return Array.from({ length: count }, (_, row) => {
        const [from, to] = list.file.rowsOf(list.table, row);
        return isPart.exec(textOf(Array.from({ length: to - from }, (_byte, at) => list.file.value(list.table.leaves[0], from + at))))[0];
      });
    });
  }

  /** Return the numbers of a list of constant length in every row. */
  elements(listed, rows) {
    const { values } = this.joined.column(listed, "");
    const outer = this.count(this.joined.around(listed));
    const length = outer ? values.length / outer : 0;
    return Array.from({ length: rows ? rows.length : outer }, (_, at) => Array.from(values.slice((rows ? rows[at] : at) * length, ((rows ? rows[at] : at) + 1) * length)));
  }

  number(op, table, rows) {
    const { joined } = this;
    const count = rows ? rows.length : this.count(table);
    const result = new Float64Array(count);
    if (op === "row" || op === "rows" || op === "file") {
      const [starts, files] = [joined.starts(table), joined.fileOf(table)];
      for (let at = 0; at < count; at += 1) {
        const row = rows ? rows[at] : at;
        const file = files[row];
        result[at] = op === "row" ? row - starts[file] : op === "rows" ? starts[file + 1] - starts[file] : joined.numbers[file];
      }
      return result;
    }
    // Rows of one owner are beside each other.
    const owner = this.related(table, "owner").rows;
    let [first, end] = [0, 0];
    for (let at = 0; at < count; at += 1) {
      const row = rows ? rows[at] : at;
      if (!(row >= first && row < end)) [first, end] = [firstAtLeast(owner, owner[row]), firstAtLeast(owner, owner[row] + 1)];
      result[at] = op === "count" ? end - first : row - first;
    }
    return result;
  }

  /** Evaluate an operation that reads tables. */
  compute(tree, table, rows) {
    switch (tree.op) {
      case "place": {
        const { rows: related, states } = this.step(table, tree.by, rows);
        return column(related, states);
      }
      case "from": {
        const { values, state } = this.evaluate(tree.row, table, rows);
        const related = Int32Array.from({ length: this.size(table, rows) }, (_, row) => (state?.[row] ? -1 : valueAt(values, row)));
        return this.via(new Related(related, state), tree.to, tree.of);
      }
      case "nothing": return column(0, new Uint8Array(this.size(table, rows)).fill(ABSENT));
      case "elements": return column(this.elements(tree.table, rows));
      case "io": return column(Float64Array.from(rows ?? range(this.files.length), (file) => this.files[file].size));
      case "files": return column(this.joined.most);
    }
    if (tree.table === undefined) return column(this.number(tree.op, table, rows));
    const made = tree.op === "at" ? this.elementAt(tree, table) : this.aggregate(tree, table);
    return rows ? take(made, rows) : made;
  }

  size(table, rows) {
    return rows ? rows.length : this.count(table);
  }

  /** Return the members of an enum. */
  members(name) {
    return this.files[0].layout.spec.enums[name].values;
  }
}

/** Return the first place of numbers in ascending order that is not below a number. */
function firstAtLeast(numbers, least) {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle] < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Return bytes as text; those that are not ASCII become characters that no other text has. */
const textOf = (bytes) => String.fromCharCode(...Array.from(bytes, (byte) => (byte < 128 ? byte : 0xdc00 + byte)));

/** Return a text as people see it. */
export const shownText = (text) => text.replace(/[\udc80-\udcff]/g, (letter) => `\\x${(letter.charCodeAt(0) - 0xdc00).toString(16)}`);

function reduce(op, owner, values, state, count) {
  const isMeant = (row) => owner[row] >= 0 && !state?.[row];
  const result = new Float64Array(count);
  if (op === "count" || op === "sum") {
    for (let row = 0; row < owner.length; row += 1) if (isMeant(row)) result[owner[row]] += op === "sum" ? Number(valueAt(values, row)) : Number(isTrue(values, row));
    return { values: result };
  }
  if (op === "any" || op === "all") {
    const isDecided = new Uint8Array(count);
    for (let row = 0; row < owner.length; row += 1) if (isMeant(row) && isTrue(values, row) === (op === "any")) isDecided[owner[row]] = 1;
    return { values: op === "any" ? isDecided : isDecided.map((one) => 1 - one), decided: isDecided };
  }
  if (op === "set") {
    const sets = Array.from({ length: count }, () => null);
    for (let row = 0; row < owner.length; row += 1) if (isMeant(row)) (sets[owner[row]] ??= new Set()).add(valueAt(values, row));
    return { values: sets.map((set) => (set ? [...set].sort((a, b) => (a < b ? -1 : 1)).join(" ") : "")) };
  }
  const chosen = Array.isArray(values) || typeof values === "string" ? new Array(count).fill(0) : result;
  const empty = new Uint8Array(count).fill(ABSENT);
  for (let row = 0; row < owner.length; row += 1) {
    if (!isMeant(row)) continue;
    const [at, value] = [owner[row], valueAt(values, row)];
    const isBetter = empty[at] === ABSENT || op === "last" || (op === "least" && (value < chosen[at] || value !== value)) || (op === "greatest" && (value > chosen[at] || value !== value));
    if (isBetter) chosen[at] = value;
    empty[at] = 0;
  }
  return { values: chosen, empty: empty.includes(ABSENT) ? empty : null };
}

// Operations

/** Return the function for an expression, given those of its arguments. */
function build(tree, args) {
  const { op } = tree;
  if (op === "field") return (evaluator, table, rows) => rows ? take(evaluator.joined.column(table, tree.path), rows) : evaluator.joined.column(table, tree.path);
  if (op === "via") return buildVia(tree);
  if (op === "and" || op === "or") return buildLogic(op === "and", ...args);
  if (op === "if") return buildChoice(...args);
  if (!tree.args || tree.table !== undefined) return (evaluator, table, rows) => evaluator.compute(tree, table, rows);
  const operation = OPERATIONS[op] ?? (COMPARE[op] ? compare(COMPARE[op]) : NUMBERS[op] ? calculate(NUMBERS[op]) : null);
  if (!operation) throw new UnknownOperation(op);
  return (evaluator, table, rows) => operation(args.map((arg) => arg(evaluator, table, rows)), tree, evaluator, evaluator.size(table, rows));
}

/** A check has an operation that this engine does not know. */
export class UnknownOperation extends Error {}

function buildVia({ by, of }) {
  return (evaluator, table, rows) => {
    if (by !== "root" || evaluator.files.length > 1) return evaluator.via(evaluator.step(table, by, rows), evaluator.target(table, by), of);
    const { values, state } = evaluator.plan.runner(of)(evaluator, "", null);
    const value = isMany(values) && !(Array.isArray(values) && values.length !== 1) ? values[0] : values;
    return column(value, state?.[0] ? new Uint8Array(evaluator.size(table, rows)).fill(state[0]) : null);
  };
}

/** Combine two conditions: one that decides alone makes the result known. The first may decide for all or most rows. */
function buildLogic(isAnd, first, second) {
  return (evaluator, table, rows) => {
    const left = first(evaluator, table, rows);
    if (!left.state && !isMany(left.values)) return Boolean(left.values) === isAnd ? second(evaluator, table, rows) : left;
    const count = evaluator.size(table, rows);
    if (!left.state) {
      const open = [];
      for (let row = 0; row < count; row += 1) if (Boolean(left.values[row]) === isAnd) open.push(row);
      if (open.length * 4 < count) {
        const chosen = Int32Array.from(open);
        const right = second(evaluator, table, rows ? pick(rows, chosen) : chosen);
        const result = new Uint8Array(count).fill(isAnd ? 0 : 1);
        const state = right.state ? new Uint8Array(count) : null;
        chosen.forEach((row, at) => {
          result[row] = isTrue(right.values, at) ? 1 : 0;
          if (state) state[row] = right.state[at];
        });
        return column(result, state);
      }
    }
    const right = second(evaluator, table, rows);
    const result = new Uint8Array(count);
    const state = left.state || right.state ? new Uint8Array(count) : null;
    for (let row = 0; row < count; row += 1) {
      const [a, b] = [isTrue(left.values, row), isTrue(right.values, row)];
      result[row] = isAnd ? Number(a && b) : Number(a || b);
      if (!state) continue;
      const [unsureA, unsureB] = [left.state?.[row] ?? 0, right.state?.[row] ?? 0];
      const isDecided = (!unsureA && a !== isAnd) || (!unsureB && b !== isAnd);
      if (isDecided) result[row] = isAnd ? 0 : 1;
      else state[row] = Math.max(unsureA, unsureB);
    }
    return column(result, state);
  };
}

function buildChoice(condition, yes, no) {
  return (evaluator, table, rows) => {
    const chosen = condition(evaluator, table, rows);
    if (!chosen.state && !isMany(chosen.values)) return (chosen.values ? yes : no)(evaluator, table, rows);
    const [left, right] = [yes(evaluator, table, rows), no(evaluator, table, rows)];
    const count = evaluator.size(table, rows);
    const isPlain = [left, right].every(({ values }) => (isMany(values) ? !Array.isArray(values) : typeof values === "number"));
    const result = isPlain ? new Float64Array(count) : new Array(count);
    const state = chosen.state || left.state || right.state ? new Uint8Array(count) : null;
    for (let row = 0; row < count; row += 1) {
      const side = isTrue(chosen.values, row) ? left : right;
      result[row] = valueAt(side.values, row);
      if (state) state[row] = Math.max(chosen.state?.[row] ?? 0, side.state?.[row] ?? 0);
    }
    return column(result, state);
  };
}

// A loop for each operation: browsers make these quick, and none that calls a function for each row.
const COMPARE = {
  "==": (a, b, stepA, stepB, result) => { for (let row = 0, i = 0, j = 0; row < result.length; row += 1, i += stepA, j += stepB) result[row] = a[i] == b[j] ? 1 : 0; },
  "!=": (a, b, stepA, stepB, result) => { for (let row = 0, i = 0, j = 0; row < result.length; row += 1, i += stepA, j += stepB) result[row] = a[i] != b[j] ? 1 : 0; },
  "<": (a, b, stepA, stepB, result) => { for (let row = 0, i = 0, j = 0; row < result.length; row += 1, i += stepA, j += stepB) result[row] = a[i] < b[j] ? 1 : 0; },
  "<=": (a, b, stepA, stepB, result) => { for (let row = 0, i = 0, j = 0; row < result.length; row += 1, i += stepA, j += stepB) result[row] = a[i] <= b[j] ? 1 : 0; },
  ">": (a, b, stepA, stepB, result) => COMPARE["<"](b, a, stepB, stepA, result),
  ">=": (a, b, stepA, stepB, result) => COMPARE["<="](b, a, stepB, stepA, result),
};

function compare(fill) {
  return ([{ values: a, state }, { values: b, state: more }]) => {
    const [left, right] = [a, b].map((values) => (isMany(values) ? values : typeof values === "number" ? Float64Array.of(values) : [values]));
    const result = new Uint8Array(isMany(a) ? a.length : isMany(b) ? b.length : 1);
    fill(left, right, Number(isMany(a)), Number(isMany(b)), result);
    return column(isMany(a) || isMany(b) ? result : result[0], worst(state, more));
  };
}

/** Apply an operation of whole numbers of any size: quick for small ones. */
const bits = (small, large) => (a, b) => {
  if (typeof a === "number" && typeof b === "number" && a >= -0x80000000 && a <= 0x7fffffff && b >= -0x80000000 && b <= 0x7fffffff) return small(a, b);
  const value = large(BigInt(a), BigInt(b));
  return Number.isSafeInteger(Number(value)) ? Number(value) : value;
};

function modulo(a, b) {
  const rest = a % b;
  return (rest !== 0 && rest < 0 !== b < 0 ? rest + b : rest) + 0;
}

function roundHalfEven(value) {
  const low = Math.floor(value);
  const gap = value - low;
  return gap < 0.5 || (gap === 0.5 && low % 2 === 0) ? low : low + 1;
}

/** Return a whole float, so far as it fits 64 bits; others become 0. */
const whole = (value) => (Math.abs(value) < 2 ** 62 ? value + 0 : 0);

const NUMBERS = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  "/": (a, b) => a / b,
  "%": modulo,
  "<<": bits((a, b) => a * 2 ** b, (a, b) => a << b),
  ">>": bits((a, b) => (b > 31 ? (a < 0 ? -1 : 0) : a >> b), (a, b) => a >> b),
  "&": bits((a, b) => a & b, (a, b) => a & b),
  "|": bits((a, b) => a | b, (a, b) => a | b),
  "^": bits((a, b) => a ^ b, (a, b) => a ^ b),
  min: (a, b) => Math.min(a, b),
  max: (a, b) => Math.max(a, b),
  neg: (a) => -a,
  inv: (a) => (typeof a === "bigint" ? ~a : -a - 1),
  abs: (a) => Math.abs(a),
  float: (a) => Number(a),
  int: (a) => whole(Math.trunc(a)),
  floor: (a) => whole(Math.floor(a)),
  ceil: (a) => whole(Math.ceil(a)),
  round: (a) => whole(roundHalfEven(a)),
  trunc: (a) => whole(Math.trunc(a)),
  f4: (a) => Math.fround(a),
  sqrt: (a) => Math.sqrt(a),
  hypot: (a, b) => Math.hypot(a, b),
  finite: (a) => (Number.isFinite(a) ? a : NaN),
  angle: (x, y) => Math.atan2(y, x) * (180 / Math.PI),
  is_finite: (a) => Number(Number.isFinite(a)),
};

const WITH_BIGINTS = new Set(["<<", ">>", "&", "|", "^", "inv"]);

function calculate(apply) {
  return (args, { op }) => {
    const state = args.reduce((worse, arg) => worst(worse, arg.state), null);
    let result = args[0].values;
    if (!args.some(({ values }) => isMany(values))) {
      result = args.length === 1 ? apply(result) : args.slice(1).reduce((value, arg) => apply(value, arg.values), result);
      return column(result, state);
    }
    const count = args.find(({ values }) => isMany(values)).values.length;
    const isWide = args.some(({ values }) => Array.isArray(values) || typeof values === "bigint");
    const number = isWide && !WITH_BIGINTS.has(op) ? Number : (value) => value;
    for (let at = args.length === 1 ? 0 : 1; at < args.length; at += 1) {
      const [a, b] = [result, args[at].values];
      const next = isWide && WITH_BIGINTS.has(op) ? new Array(count) : new Float64Array(count);
      if (args.length === 1) for (let row = 0; row < count; row += 1) next[row] = apply(isWide ? number(a[row]) : a[row]);
      else if (isWide) for (let row = 0; row < count; row += 1) next[row] = apply(number(valueAt(a, row)), number(valueAt(b, row)));
      else if (!isMany(b)) for (let row = 0; row < count; row += 1) next[row] = apply(a[row], b);
      else if (!isMany(a)) for (let row = 0; row < count; row += 1) next[row] = apply(a, b[row]);
      else for (let row = 0; row < count; row += 1) next[row] = apply(a[row], b[row]);
      result = next;
    }
    return column(result, state);
  };
}

const ESCAPES = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

/** Return a text with escapes in place of control characters, and of backslashes where there are some. */
function escaped(text) {
  if (!/[\0-\x1f\x7f]/.test(text)) return text;
  return text.replace(/[\\\0-\x1f\x7f]/g, (letter) => ESCAPES[letter] ?? `\\x${letter.charCodeAt(0).toString(16).padStart(2, "0")}`);
}

/** Apply a function to the values of every row, one after the other. */
function mapped(args, count, apply, { isText = false } = {}) {
  const state = args.reduce((worse, arg) => worst(worse, arg.state), null);
  if (!args.some(({ values, state: one }) => isMany(values) || one)) return column(apply(...args.map(({ values }) => values)));
  const result = isText ? new Array(count) : new Float64Array(count);
  for (let row = 0; row < count; row += 1) result[row] = apply(...args.map(({ values }) => valueAt(values, row)));
  return column(result, state);
}

/** Return what belongs to each value; absent for values to which nothing does. */
function lookedUp({ values, state }, byNumber, count) {
  if (!isMany(values)) return byNumber.has(values) ? column(byNumber.get(values), state) : column(0, new Uint8Array(count).fill(ABSENT));
  let missing = null;
  const result = Array.from(values, (value, row) => {
    const result = byNumber.get(value);
    if (result === undefined) (missing ??= new Uint8Array(values.length))[row] = ABSENT;
    return result ?? 0;
  });
  return column(result.every((value) => typeof value === "number") ? Float64Array.from(result) : result, worst(state, missing));
}

/** Return what belongs to the values of members, also by the unsigned numbers that 32 bits have for members below 0. */
function byValue(members, of) {
  const byNumber = new Map();
  for (const member of members) {
    const result = of(member);
    if (result === undefined || result === "") continue;
    byNumber.set(member.value, result);
    if (member.value < 0) byNumber.set(member.value + 2 ** 32, result);
  }
  return byNumber;
}

const OPERATIONS = {
  not([{ values, state }]) {
    if (!isMany(values)) return column(Number(!values), state);
    const result = new Uint8Array(values.length);
    for (let row = 0; row < result.length; row += 1) result[row] = values[row] ? 0 : 1;
    return column(result, state);
  },
  same([left, right], _tree, _evaluator, count) {
    const isKnown = (row) => !left.state?.[row] && !right.state?.[row];
    return column(Uint8Array.from({ length: count }, (_, row) => Number(valueAt(left.values, row) === valueAt(right.values, row) && isKnown(row))));
  },
  exists([{ state }]) {
    if (!state) return column(1);
    const result = new Uint8Array(state.length);
    let unseen = null;
    for (let row = 0; row < result.length; row += 1) {
      if (state[row] === 0) result[row] = 1;
      else if (state[row] === UNSEEN) (unseen ??= new Uint8Array(state.length))[row] = UNSEEN;
    }
    return column(result, unseen);
  },
  is_unseen: ([{ state }]) => column(state ? state.map((one) => Number(one === UNSEEN)) : 0),
  either([preferred, fallback], _tree, _evaluator, count) {
    if (!preferred.state) return preferred;
    const result = Array.from({ length: count }, (_, row) => valueAt((preferred.state[row] ? fallback : preferred).values, row));
    return column(result.every((value) => typeof value === "number") ? Float64Array.from(result) : result, fallback.state ? Uint8Array.from({ length: count }, (_, row) => (preferred.state[row] ? fallback.state[row] : 0)) : null);
  },
  pick([number, ...choices], _tree, _evaluator, count) {
    const state = new Uint8Array(count);
    const result = Array.from({ length: count }, (_, row) => {
      const choice = choices[valueAt(number.values, row)];
      state[row] = Math.max(number.state?.[row] ?? 0, choice ? choice.state?.[row] ?? 0 : ABSENT);
      return valueAt((choice ?? choices[0]).values, row);
    });
    return column(result.every((value) => typeof value === "number") ? Float64Array.from(result) : result, state.some(Boolean) ? state : null);
  },
  is_one_of(args, _tree, _evaluator, count) {
    const [asked, ...among] = args;
    if (among.some(({ values }) => isMany(values))) return mapped(args, count, (value, ...choices) => Number(choices.includes(value)));
    const allowed = new Set(among.map(({ values }) => values));
    return mapped([asked], count, (value) => Number(allowed.has(value)));
  },
  nonzero_names: (args, { names }, _evaluator, count) => mapped(args, count, (...values) => names.filter((_, at) => values[at] != 0).join(", "), { isText: true }),
  list: (args, _tree, _evaluator, count) => column(Array.from({ length: count }, (_, row) => args.map(({ values }) => valueAt(values, row))), args.reduce((worse, arg) => worst(worse, arg.state), null)),
  all_equal([left, right], _tree, _evaluator, count) {
    const rowOf = (values, row) => (Array.isArray(values[0]) ? values[row] : values);
    return column(Uint8Array.from({ length: count }, (_, row) => {
      const [a, b] = [rowOf(left.values, row), rowOf(right.values, row)];
      return Number(a.length === b.length && a.every((value, at) => value == b[at]));
    }), worst(left.state, right.state));
  },
  format([template, ...args], { kinds }, _evaluator, count) {
    const fill = (...values) => fillTemplate(template.values, (at) => [typeof values[at] === "string" ? shownText(values[at]) : values[at], kinds?.[Number(at) + 1]]);
    return mapped(args, count, fill, { isText: true });
  },
  lower_case: (args, _tree, _evaluator, count) => mapped(args, count, (text) => text.toLowerCase(), { isText: true }),
  printable: (args, _tree, _evaluator, count) => mapped(args, count, (text) => (typeof text === "string" ? escaped(shownText(text)) : text), { isText: true }),
  drop_prefix: (args, _tree, _evaluator, count) => mapped(args, count, (text, prefix) => (typeof text === "string" && text.startsWith(prefix) ? text.slice(prefix.length) : text), { isText: true }),
  in_enum(args, tree, evaluator, count) {
    const members = byValue(evaluator.members(tree.enum), () => 1);
    return mapped(args, count, (value) => members.get(value) ?? 0);
  },
  enum_name(args, tree, evaluator, count) {
    const names = new Map(evaluator.members(tree.enum).map(({ value, id }) => [value, id]));
    return mapped(args, count, (value) => names.get(value) ?? value, { isText: true });
  },
  enum_words: ([arg], tree, evaluator, count) => lookedUp(arg, byValue(evaluator.members(tree.enum), ({ words }) => words ?? ""), count),
  enum_original: ([arg], tree, evaluator, count) => lookedUp(arg, byValue(evaluator.members(tree.enum), ({ original }) => original), count),
  words_of: ([arg], tree, evaluator, count) => lookedUp(arg, new Map(evaluator.members(tree.enum).filter(({ original }) => original).map(({ original, words }) => [original, words ?? ""])), count),
  partner: ([arg], tree, evaluator, count) => lookedUp(arg, byValue(evaluator.members(tree.enum), (member) => member.with?.[tree.of]?.[0]), count),
  is_partner([asked, member], tree, evaluator, count) {
    const partners = byValue(evaluator.members(tree.enum), (one) => one.with?.[tree.of]);
    const [result] = [mapped([asked, member], count, (value, of) => Number(partners.get(of)?.includes(value) ?? false))];
    const missing = mapped([member], count, (of) => (partners.has(of) ? 0 : ABSENT)).values;
    const state = isMany(missing) ? Uint8Array.from(missing) : new Uint8Array(count).fill(missing);
    return column(result.values, worst(result.state, state.some(Boolean) ? state : null));
  },
  bit_names(args, { of: [table, path] }, evaluator, count) {
    const names = evaluator.joined.bitNames(table, path);
    const text = (value) => {
      const set = [...BigInt(value).toString(2)].reverse().flatMap((digit, bit) => (digit === "1" ? [bit] : []));
      return `bit${set.length > 1 ? "s" : ""} ${set.map((bit) => (names.has(bit) ? `${bit} (${names.get(bit)})` : bit)).join(", ")}`;
    };
    return mapped(args, count, text, { isText: true });
  },
};

// Arrays

const range = (count) => Int32Array.from({ length: count }, (_, row) => row);

/** Return the values of some rows. */
export function pick(values, rows) {
  const picked = Array.isArray(values) ? new Array(rows.length) : new values.constructor(rows.length);
  for (let at = 0; at < rows.length; at += 1) picked[at] = values[rows[at]];
  return picked;
}

function take({ values, state }, rows) {
  return column(isMany(values) ? pick(values, rows) : values, state && pick(state, rows));
}

/** Return one value for each row. */
export function spread(values, count) {
  if (isMany(values)) return values;
  return typeof values === "number" ? new Float64Array(count).fill(values) : new Array(count).fill(values);
}

/** Return the worse of the states of values that make another one. */
export function worst(left, right) {
  if (!left || !right) return left ?? right;
  const state = new Uint8Array(left.length);
  for (let row = 0; row < state.length; row += 1) state[row] = Math.max(left[row], right[row]);
  return state;
}
