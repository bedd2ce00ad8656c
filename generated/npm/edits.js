// Rows that come and go, with everything that follows: counts, parallel lists, references. The counterpart of `navspec.columns.edits`.

import { bytesOf, counterOf, listOf } from "./counters.js";
import { NavspecError } from "./errors.js";
import { notesOf } from "./fields.js";
import { ABSENT, File, ReadFault } from "./file.js";
import { uses } from "./layout.js";
import { buildRows, DEFAULT } from "./new_rows.js";
import { wholeLimits } from "./numbers.js";
import { isThere } from "./places.js";
import { findReferences, heldBy, referencesOf } from "./references.js";
import { values } from "./rules/columns.js";
import { outerRow, rowTable } from "./rules/declared.js";
import { store } from "./values.js";

const COMPILE_HINT = "`navspec compile` can make such files again if it knows their format";

const plural = (count, table) => `${count.toLocaleString("en-US")} ${count === 1 ? "row" : "rows"} of ${table}`;
const pointerOf = (key) => (key ? `/${key.replaceAll(".", "/")}` : "");
const fieldPointer = (file, { leaf, bit }, row) => [file.pointer(leaf.scope.table, row), ...leaf.path.split("."), bit?.id].filter((part) => part !== undefined && part !== "").join("/") || "";

/** New numbers of the rows of a table: `rows` of each old row (-1 for one that goes), `start` and `end` for slices that begin or end there. */
class Renumbering {
  static forInsertion(before, at, count) {
    const rows = Int32Array.from({ length: before }, (_, row) => row + (row >= at ? count : 0));
    const start = Int32Array.from({ length: before + 1 }, (_, row) => row + (row >= at ? count : 0));
    const end = Int32Array.from({ length: before + 1 }, (_, row) => row + (row > at ? count : 0));
    return Object.assign(new Renumbering(), { before, after: before + count, rows, start, end, at });
  }

  static forDeletion(isKept) {
    const start = new Int32Array(isKept.length + 1);
    const rows = new Int32Array(isKept.length);
    for (let row = 0; row < isKept.length; row += 1) {
      start[row + 1] = start[row] + isKept[row];
      rows[row] = isKept[row] ? start[row] : -1;
    }
    return Object.assign(new Renumbering(), { before: isKept.length, after: start[isKept.length], rows, start, end: start, at: 0 });
  }
}

/** A file while it is changed: values in place, and bytes that take the place of others. */
class Draft {
  constructor(file) {
    this.file = file;
    this.bytes = file.bytes.slice();
    this.view = new DataView(this.bytes.buffer);
    this.splices = [];
    this.rows = new Map([...file.stores.keys()].map((table) => [table, file.rows(table)]));
    this.order = new Map([...file.layout.tables.values()].map((table, number) => [table, number]));
  }

  put({ leaf, bit }, row, value) {
    const { file, view } = this;
    const layout = leaf.width(file, row);
    const [low, high] = bit ? [0n, (1n << BigInt(bit.width)) - 1n] : wholeLimits(layout);
    if (layout.kind !== "float" && (value < low || value > high)) {
      throw new NavspecError(`${value} does not fit a field of ${low} to ${high}`, { pointer: fieldPointer(file, { leaf, bit }, row) });
    }
    store(view, file.at(leaf, row), layout, bit, value);
  }

  /** Put bytes in the place of others. At one place insertions precede what is taken away, in their `order`. */
  splice(at, length, bytes, order = 0) {
    this.splices.push({ at, length, bytes, order });
  }

  /** Add to the number that counts the rows of a list, in the row around it. */
  count(part, row, change) {
    const leaf = counterOf(this.file, part);
    if (leaf) this.put({ leaf, bit: null }, row, leaf.width(this.file, row).read(this.view, this.file.at(leaf, row)) + change);
  }

  add(table, change) {
    this.rows.set(table, this.rows.get(table) + change);
  }

  /** Return the file that results. Throws `NavspecError` where it would not read back. */
  finish(decisions) {
    this.align();
    const bytes = this.joined();
    const before = this.file;
    const after = readBack(before.layout, bytes, decisions);
    for (const [table, count] of this.rows) {
      const rereadCount = after.rows(table);
      if (rereadCount !== count) throw new NavspecError(`${plural(count, table.key)} would be read back as ${rereadCount}; the spec does not say how the file follows`, { pointer: pointerOf(table.key) });
    }
    requireSameParts(before, after, before.layout.root.scope);
    return after;
  }

  joined() {
    const { bytes } = this;
    const splices = this.splices.sort((a, b) => a.at - b.at || a.order - b.order);
    const joined = new Uint8Array(splices.reduce((size, splice) => size + splice.bytes.length - splice.length, bytes.length));
    let [from, to] = [0, 0];
    for (const { at, length, bytes: inserted } of splices) {
      joined.set(bytes.subarray(from, at), to);
      to += at - from;
      joined.set(inserted, to);
      to += inserted.length;
      from = at + length;
    }
    joined.set(bytes.subarray(from), to);
    return joined;
  }

  /** Give bytes of the root whose number follows from their place that number; bytes that exist are kept. */
  align() {
    const { file } = this;
    for (const { leaf, field } of rootItems(file.layout.root.scope)) {
      if (!leaf?.length || !uses(field.size, "io") || usesSize(field.size) || file.at(leaf, 0) === ABSENT) continue;
      const [at, size] = [file.at(leaf, 0), file.sizeOf(leaf, 0)];
      const shift = this.splices.reduce((sum, splice) => sum + (splice.at <= at ? splice.bytes.length - splice.length : 0), 0);
      const trial = Object.assign(Object.create(File.prototype), file, { position: at + shift });
      const needed = Number(leaf.length(trial, 0));
      if (needed > size) this.splice(at + size, 0, new Uint8Array(needed - size), Infinity);
      else if (needed < size) this.splice(at + needed, size - needed, new Uint8Array(0), Infinity);
    }
  }
}

const usesSize = (tree) => tree !== null && typeof tree === "object" && ((tree.op === "io" && tree.of === "size") || Object.values(tree).some(usesSize));

function* rootItems(scope) {
  for (const item of scope.items) {
    if (item.group) yield* rootItems(item.group);
    else yield item;
  }
}

/** Read bytes that are to be written. Throws `NavspecError` where they cannot be read. */
export function readBack(layout, bytes, decisions) {
  try {
    return File.read(layout, bytes, bytes.length, decisions);
  } catch (error) {
    if (error instanceof ReadFault) throw new NavspecError(`what would be written cannot be read: ${error.message}`, { ...error });
    throw error;
  }
}

/** Throw `NavspecError` where a file has other parts than before. */
export function requireSameParts(before, after, scope) {
  for (const item of scope.items) {
    const there = isThere(before, item, 0);
    if (there !== isThere(after, item, 0)) throw new NavspecError("a changed value adds or drops parts of the file; convert the file instead", { pointer: pointerOf(item.scope.path(item.id)) });
    if (there && item.group) requireSameParts(before, after, item.group);
  }
}

function listNamed(file, key) {
  const table = file.layout.table(key);
  if (!table || !key) throw new NavspecError(key ? `there is no table '${key}'` : "the root is a single row; rows cannot be inserted or deleted there");
  return table;
}

/** Return whether a file has a list. */
const hasList = (file, table) => table.embedded > 0 || file.stores.get(table).lists.array.some((start) => start !== ABSENT) || (table.around !== file.layout.root && !file.rows(table.around));

/** Return a list and the lists with a row for each of its rows: counted by the same field, or parallel by the spec. */
function parallelLists(file, table) {
  const { beside } = referencesOf(file.layout);
  const isParallel = (list, candidate) => {
    if (list.around !== candidate.around || file.rows(list) !== file.rows(candidate) || candidate.kind !== "list") return false;
    const counter = counterOf(file, listOf(list));
    return (counter && counter === counterOf(file, listOf(candidate))) || beside.get(list.key) === candidate.key || beside.get(candidate.key) === list.key;
  };
  const lists = [table];
  for (const list of lists) {
    for (const candidate of file.layout.tables.values()) if (candidate.key && !lists.includes(candidate) && !candidate.isInRow && hasList(file, candidate) && isParallel(list, candidate)) lists.push(candidate);
  }
  return lists;
}

const keysOf = (tables) => new Set(tables.map(({ key }) => key));

/** Throw `NavspecError` for rows whose references cannot be updated: they are in other files, or name numbers that change. */
function requireLocalReferences(file, keys) {
  const refs = referencesOf(file.layout);
  for (const { table, field, to, key, isAcross } of refs.numbers) {
    if (keys.has(to) && (isAcross || (refs.numbered.get(to) ?? []).includes(key))) {
      throw new NavspecError(`rows of ${to} are named by their numbers from other files, by ${field ? `${table} (${field})` : table}, which cannot follow; ${COMPILE_HINT}`, { pointer: pointerOf(to) });
    }
  }
}

/** Return the slices of some tables with the first row and number of rows of each, before any row moves. */
function findSlices(file, keys, override = null) {
  return referencesOf(file.layout).slices.filter(({ table, to }) => keys.has(to) && hasTable(file, table)).map((slice) => ({ slice, ...sliceBounds(file, slice, override) }));
}

const hasTable = (file, key) => {
  const table = file.layout.table(key);
  return Boolean(table) && hasList(file, table);
};

function sliceBounds(file, slice, override = null) {
  const first = columnOf(file, slice.table, slice.first);
  if (override?.slice === slice) first[override.row] = override.start;
  const most = file.rows(file.layout.table(slice.to));
  const counts = slice.count ? columnOf(file, slice.table, slice.count) : first.map((start, row) => (row + 1 < first.length ? first[row + 1] : most) - start);
  const bad = [...first.keys()].filter((row) => counts[row] !== 0 && (first[row] < 0 || counts[row] < 0 || first[row] + counts[row] > most));
  if (bad.length) throw new NavspecError(`${plural(bad.length, slice.table)} have rows of ${slice.to} that are not there; correct that first`, { pointer: file.pointer(file.layout.table(slice.table), bad[0]) });
  return { first, counts };
}

function columnOf(file, key, field) {
  const { leaf, bit } = heldBy(file, key, field);
  const at = values(file, leaf, bit);
  return Float64Array.from({ length: file.rows(leaf.scope.table) }, (_, row) => at(row));
}

/** Return the lists with a bit for each pair of rows that move, with the table of those rows. */
function findPairLists(file, moves) {
  const refs = referencesOf(file.layout);
  const lists = [...refs.pairs].filter(([key, to]) => moves.has(to) && hasTable(file, key));
  for (const [, to] of lists) {
    for (const field of refs.named.get(to) ?? []) {
      const wrong = columnOf(file, to, field).findIndex((value, row) => value !== row);
      if (wrong >= 0) throw new NavspecError(`${field} is not the number of the row, so that it is not known which bits are whose; correct that first`, { pointer: `${file.pointer(file.layout.table(to), wrong)}/${field}` });
    }
  }
  return lists;
}

// Insertion

/** Return a file with new rows before row `at` of a list; see `OpenFile.insert`. */
export function insertRows(file, decisions, key, at, rows, parent) {
  const table = listNamed(file, key);
  if (!hasList(file, table)) throw new NavspecError("this file has no such list", { pointer: pointerOf(key) });
  if (table.isInRow || table.kind !== "list" && table.kind !== "until" && table.kind !== "rest") throw new NavspecError("the number of these rows does not change", { pointer: pointerOf(key) });
  const together = parallelLists(file, table);
  const keys = keysOf(together);
  requireLocalReferences(file, keys);
  const { owner, override, bounds } = findOwner(file, table, parent);
  const size = bounds[1] - bounds[0];
  if (!Number.isInteger(at) || at < 0 || at > size) throw new NavspecError(`the list has ${size} rows, so that new ones are inserted at 0 to ${size}, not at ${at}`, { pointer: pointerOf(key) });
  const first = at + bounds[0];
  const place = table.around === file.layout.root ? 0 : parent;
  const built = buildRows(file, table, place, rows, first);
  const slices = findSlices(file, keys, override);
  const moves = new Map(together.map((list) => [list.key, Renumbering.forInsertion(file.rows(list), first, rows.length)]));
  requireNoReferenceToNew(file, moves);
  const pairs = findPairLists(file, moves);
  const draft = new Draft(file);
  if (override) draft.put(heldBy(file, override.slice.table, override.slice.first), override.row, override.start);
  const counted = new Set();
  for (const list of together) {
    const { bytes, counts } = list === table ? built : buildRows(file, list, place, rows.map(() => DEFAULT), first);
    const [begin, end] = file.listSpan(list, place);
    const offset = first < file.rowsOf(list, place)[1] ? file.start(list, first) : end;
    draft.splice(Math.max(offset, begin), 0, bytes, draft.order.get(list));
    for (const [inner, count] of counts) draft.add(inner, count);
    const counter = counterOf(file, listOf(list));
    if (counter && !counted.has(counter)) draft.count(listOf(list), place, rows.length);
    counted.add(counter);
  }
  updateReferences(draft, moves, slices, pairs, owner);
  refill(draft, decisions, keys);
  return draft.finish(decisions);
}

/** Return the slice that grows, with the row that owns it, and the bounds of the rows of a parent. */
function findOwner(file, table, parent) {
  const { root } = file.layout;
  const isNested = table.around !== root;
  const refs = referencesOf(file.layout).slices.filter((slice) => slice.to === table.key && hasTable(file, slice.table));
  const pointer = pointerOf(table.key);
  if (parent === undefined || parent === null) {
    if (isNested) throw new NavspecError(`name the row of '${table.around.key}' that is to contain them`, { pointer });
    return { owner: null, override: null, bounds: [0, file.rows(table)] };
  }
  if (!isNested && refs.length !== 1) throw new NavspecError("no other rows own those of this list", { pointer });
  const [slice] = refs;
  const around = isNested ? table.around : file.layout.table(slice.table);
  const count = file.rows(around);
  if (!Number.isInteger(parent) || parent < 0 || parent >= count) throw new NavspecError(`table '${around.key}' has ${count} rows, there is no row ${parent}`, { pointer });
  if (isNested) return { owner: null, override: null, bounds: file.rowsOf(table, parent) };
  const { first, counts } = sliceBounds(file, slice);
  let override = null;
  if (!counts[parent] && slice.count) {
    const start = Math.max(0, ...[...first.keys()].slice(0, parent).filter((row) => counts[row] > 0).map((row) => first[row] + counts[row]));
    override = { slice, row: parent, start };
    first[parent] = start;
  }
  return { owner: { slice, row: parent }, override, bounds: [first[parent], first[parent] + counts[parent]] };
}

/** Throw `NavspecError` where a reference that points to no row would point to a new one. */
function requireNoReferenceToNew(file, moves) {
  for (const { reference, leaf, bit } of findReferences(file, moves)) {
    if (reference.key) continue;
    const move = moves.get(reference.to);
    const at = values(file, leaf, bit);
    const bad = [];
    for (let row = 0; row < file.rows(leaf.scope.table); row += 1) {
      const value = at(row);
      const target = value - reference.base;
      if (target >= move.before && target < move.after && value !== reference.none) bad.push(outerRow(file, leaf.scope.table, row));
    }
    const rows = new Set(bad);
    if (rows.size) throw new NavspecError(`${plural(rows.size, reference.table)} would lead to a new row of ${reference.to}, although now to none; correct that first`, { pointer: [file.pointer(rowTable(leaf.scope.table), bad[0]), ...reference.field.split(".").filter(Boolean)].join("/") });
  }
}

// Deletion

/** Return a file without some rows of a list; see `OpenFile.remove`. */
export function removeRows(file, decisions, key, rows) {
  const table = listNamed(file, key);
  const count = file.rows(table);
  const isKept = new Uint8Array(count).fill(1);
  for (const row of rows) {
    if (!Number.isInteger(row) || row < 0 || row >= count) throw new NavspecError(`table '${key}' has ${count} rows, there is no row ${row}`, { pointer: pointerOf(key) });
    isKept[row] = 0;
  }
  if (table.isInRow || table.kind === "optional") throw new NavspecError("the number of these rows does not change", { pointer: pointerOf(key) });
  const together = parallelLists(file, table);
  const keys = keysOf(together);
  requireLocalReferences(file, keys);
  const masks = new Map(together.flatMap((list) => [...masksOf(file, list, isKept)]));
  requireUnreferenced(file, masks);
  const slices = findSlices(file, keys);
  const moves = new Map(together.map((list) => [list.key, Renumbering.forDeletion(isKept)]));
  const pairs = findPairLists(file, moves);
  const draft = new Draft(file);
  const counted = new Set();
  for (const list of together) {
    const counter = counterOf(file, listOf(list));
    for (let row = 0; row < count; row += 1) {
      if (isKept[row]) continue;
      const start = file.start(list, row);
      draft.splice(start, file.end(list, row) - start, new Uint8Array(0));
      if (counter && !counted.has(counter)) draft.count(listOf(list), file.parentRow(list, row), -1);
    }
    counted.add(counter);
  }
  for (const [name, mask] of masks) if (!file.layout.table(name).embedded) draft.add(file.layout.table(name), -mask.reduce((sum, kept) => sum + !kept, 0));
  updateReferences(draft, moves, slices, pairs, null, masks);
  refill(draft, decisions, keys);
  return draft.finish(decisions);
}

/** Yield which rows remain, of a list and of all lists in it, by key. */
function* masksOf(file, table, isKept) {
  yield [table.key, isKept];
  for (const inner of table.tables) {
    const mask = new Uint8Array(file.rows(inner));
    for (let row = 0; row < isKept.length; row += 1) if (isKept[row]) mask.fill(1, ...file.rowsOf(inner, row));
    yield* masksOf(file, inner, mask);
  }
}

/** Throw `NavspecError` where rows that remain refer to rows that go. */
function requireUnreferenced(file, masks) {
  const leads = [];
  for (const { reference, leaf, bit } of findReferences(file, masks)) {
    const { table } = leaf.scope;
    const isKept = masks.get(reference.to);
    const own = masks.get(rowTable(table).key);
    const leadsAway = reference.key ? goneKeys(file, reference, isKept) : (value) => isKept[value - reference.base] === 0;
    const at = values(file, leaf, bit);
    const rows = new Set();
    for (let row = 0; row < file.rows(table); row += 1) {
      const value = at(row);
      const outer = outerRow(file, table, row);
      if (value !== reference.none && leadsAway(value) && !(own && !own[outer])) rows.add(outer);
    }
    if (rows.size) leads.push({ reference, rows });
  }
  if (!leads.length) return;
  const sources = leads.map(({ reference, rows }) => `${plural(rows.size, reference.table)}${reference.field ? ` (${reference.field})` : ""}`).join(", ");
  const [{ reference, rows: [row] }] = leads;
  throw new NavspecError(`${sources} would lead to a row of ${reference.to} that is to go, first row ${row} of ${reference.table}; delete those rows first, or let them lead elsewhere`, { pointer: [file.pointer(file.layout.table(reference.table), row), ...reference.field.split(".").filter(Boolean)].join("/") });
}

/** Return whether a key names a row that goes, and no other row. */
function goneKeys(file, { to, key }, isKept) {
  const keys = columnOf(file, to, key);
  const kept = new Set(keys.filter((_, row) => isKept[row]));
  const gone = new Set(keys.filter((value, row) => !isKept[row] && !kept.has(value)));
  return (value) => gone.has(value);
}

// Consequences

/** Renumber all references so that they point to the same rows. */
function updateReferences(draft, moves, slices, pairs, owner, masks = new Map()) {
  const { file } = draft;
  const isGone = (table, row) => {
    const mask = masks.get(rowTable(table).key);
    return Boolean(mask) && !mask[outerRow(file, table, row)];
  };
  for (const { reference, leaf, bit } of findReferences(file, moves)) {
    if (reference.key) continue;
    const move = moves.get(reference.to);
    const at = values(file, leaf, bit);
    for (let row = 0; row < file.rows(leaf.scope.table); row += 1) {
      const value = at(row);
      const target = value - reference.base;
      if (!(target >= 0 && target < move.before) || value === reference.none || move.rows[target] === target || isGone(leaf.scope.table, row)) continue;
      draft.put({ leaf, bit }, row, move.rows[target] + reference.base);
    }
  }
  for (const { slice, first, counts } of slices) updateSlice(draft, slice, first, counts, moves, owner, isGone);
  for (const [key, move] of moves) {
    for (const field of referencesOf(file.layout).numbered.get(key) ?? []) {
      const held = heldBy(file, key, field);
      const column = columnOf(file, key, field);
      for (let row = 0; row < column.length; row += 1) if (column[row] === row && move.rows[row] >= 0 && move.rows[row] !== row) draft.put(held, row, move.rows[row]);
    }
  }
  for (const [key, to] of pairs) repackPairs(draft, file.layout.table(key), moves.get(to));
}

/** Give slices the same rows as before; new rows between them, and those of the owner, become part of them. */
function updateSlice(draft, slice, first, counts, moves, owner, isGone) {
  const { file } = draft;
  const move = moves.get(slice.to);
  const table = file.layout.table(slice.table);
  const own = owner?.slice === slice ? owner.row : -1;
  const added = move.after - move.before;
  const begins = heldBy(file, slice.table, slice.first);
  const ends = slice.count ? heldBy(file, slice.table, slice.count) : null;
  for (let row = 0; row < first.length; row += 1) {
    if (isGone(table, row) || !(first[row] >= 0 && first[row] <= move.before)) continue;
    const [start, stop] = [first[row], first[row] + counts[row]];
    const begin = own >= 0 && start === move.at && row <= own ? start : move.start[start];
    const end = row === own && stop === move.at ? move.at + added : move.end[stop];
    if (begin !== start) draft.put(begins, row, begin);
    if (!ends) continue;
    const size = Math.max(end, begin) - begin;
    if (size === counts[row]) continue;
    const sharing = referencesOf(file.layout).slices.find((candidate) => candidate.table === slice.table && candidate.count === slice.count && !moves.has(candidate.to));
    if (sharing) throw new NavspecError(`${slice.count} counts rows of ${sharing.to} as well, which cannot follow; ${COMPILE_HINT}`, { pointer: `${file.pointer(table, row)}/${slice.count.replaceAll(".", "/")}` });
    draft.put(ends, row, size);
  }
}

/** Replace the bits of pairs of rows, one for each pair in order, lowest bit first, after the rows are renumbered; new bits are 0. */
function repackPairs(draft, table, move) {
  const { file } = draft;
  const { size, endian } = table.leaves[0];
  const [begin, end] = file.listSpan(table, 0);
  const byteAt = (bit) => {
    const word = Math.floor(bit / (8 * size));
    const byte = Math.floor((bit % (8 * size)) / 8);
    return word * size + (endian === "be" ? size - 1 - byte : byte);
  };
  const pairAt = (a, b, count) => a * count - (a * (a + 1)) / 2 + b - a - 1;
  const { before, after, rows } = move;
  const bytes = new Uint8Array(Math.ceil((after * (after - 1)) / 2 / (8 * size)) * size);
  for (let a = 0; a < before; a += 1) {
    for (let b = a + 1; b < before; b += 1) {
      if (rows[a] < 0 || rows[b] < 0) continue;
      const old = pairAt(a, b, before);
      if (!((file.bytes[begin + byteAt(old)] >> (old % 8)) & 1)) continue;
      const bit = pairAt(rows[a], rows[b], after);
      bytes[byteAt(bit)] |= 1 << (bit % 8);
    }
  }
  draft.splice(begin, end - begin, bytes, draft.order.get(table));
  draft.add(table, bytes.length / size - file.rows(table));
}

/** Refill lists of the root whose number of elements follows from values that have changed, if all their elements are the expected ones. */
function refill(draft, decisions, keys) {
  const { file } = draft;
  const trial = Object.assign(Object.create(File.prototype), file, { bytes: draft.bytes, view: draft.view, derivedOnce: new Map(Object.entries(decisions)) });
  for (const item of rootItems(file.layout.root.scope)) {
    const { table, leaf, field } = item;
    if (!isThere(file, item, 0) || (table ? table.kind !== "list" || uses(field.repeat.count, "io") : !leaf.length || uses(field.size, "io"))) continue;
    const count = table ? draft.rows.get(table) : file.sizeOf(leaf, 0);
    const needed = Number((table ? table.count : leaf.length)(trial, 0));
    if (needed === count) continue;
    const key = table ? table.key : leaf.path;
    const [expected] = notesOf(field, "expect").filter(({ eq }) => eq !== undefined);
    const values_ = expected && (!table || table.element) ? elements(file, table, leaf) : [null];
    if (keys.has(key) || !values_.every((value) => value === expected?.eq)) {
      const why = typeof field.repeat?.count === "number" ? `there are always ${needed.toLocaleString("en-US")}` : `the file has ${needed.toLocaleString("en-US")}, which cannot follow; ${COMPILE_HINT}`;
      throw new NavspecError(`${plural(count, key)} do not fit: ${why}`, { pointer: pointerOf(key) });
    }
    const size = table ? table.leaves[0].size : 1;
    const bytes = new Uint8Array(needed * size);
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < needed; at += 1) store(view, at * size, table ? table.leaves[0] : { kind: "int", size: 1 }, null, expected.eq);
    const [begin, end] = table ? file.listSpan(table, 0) : [file.at(leaf, 0), file.at(leaf, 0) + count];
    draft.splice(begin, end - begin, bytes, table ? draft.order.get(table) : 0);
    if (table) draft.add(table, needed - count);
  }
}

function elements(file, table, leaf) {
  return table ? Array.from({ length: file.rows(table) }, (_, row) => Number(file.value(table.leaves[0], row))) : [...file.value(leaf, 0)];
}

// Values of other lengths

/** Return a file with other bytes in the place of some of variable length; the number that counts them follows. */
export function replaceBytes(file, decisions, { leaf, row }, data) {
  const draft = new Draft(file);
  const size = file.sizeOf(leaf, row) - (leaf.field.terminator === undefined ? 0 : 1);
  draft.splice(file.at(leaf, row), size, data);
  draft.count(bytesOf(leaf), row, data.length - size);
  return draft.finish(decisions);
}
