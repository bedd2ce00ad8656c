// Values of whole tables.

import { ABSENT } from "../file.js";
import { bitOf, runReader } from "../numbers.js";

/** Every value of a leaf, or of a bit field in it; NaN where it is not there. Numbers beyond 2^53 are rounded. */
export function column(file, leaf, bit = null) {
  const column = new Float64Array(file.rows(leaf.scope.table));
  const isAbsent = fillColumn(file, leaf, bit, column);
  if (isAbsent) for (let row = 0; row < column.length; row += 1) if (isAbsent[row]) column[row] = NaN;
  return column;
}

/** Write every value of a leaf, or of a bit field in it, into an array. Returns which rows do not have it, with 1 for each; null for none. */
export function fillColumn(file, leaf, bit, array) {
  const { table } = leaf.scope;
  const form = file.formOf(table);
  const isAlike = form && !table.embedded && form[leaf.slot] !== ABSENT && !leaf.widths;
  const read = isAlike ? runReader(leaf) : null;
  if (!read) return fillEach(file, leaf, bit, array);
  const wholes = bit ? new Float64Array(array.length) : array;
  const lists = file.rows(table.around);
  for (let list = 0, from = 0; list < lists; list += 1) {
    const to = file.firstRow(table, list + 1);
    read(file.view, file.listStart(table, list) + form[leaf.slot], form[1], wholes, from, to);
    from = to;
  }
  if (bit) for (let row = 0; row < array.length; row += 1) array[row] = bitOf(wholes[row], bit);
  return null;
}

function fillEach(file, leaf, bit, array) {
  const at = values(file, leaf, bit);
  let isAbsent = null;
  for (let row = 0; row < array.length; row += 1) {
    const value = at(row);
    if (value !== value && file.at(leaf, row) === ABSENT) (isAbsent ??= new Uint8Array(array.length))[row] = 1;
    else array[row] = value;
  }
  return isAbsent;
}

/** Return a function of the row, which is quick where rows are read in order: a column that is read once needs no array. */
export function values(file, leaf, bit = null) {
  const place = places(file, leaf);
  const { view } = file;
  return (row) => {
    const at = place(row);
    if (at === ABSENT) return NaN;
    const { read } = leaf.widths ? leaf.width(file, row) : leaf;
    return bit ? bitOf(read(view, at), bit) : Number(read(view, at));
  };
}

/** Return the offset of a leaf in a row; `ABSENT` where the row lacks it. */
function places(file, leaf) {
  const { table } = leaf.scope;
  const form = file.formOf(table);
  if (!form || table.embedded || form[leaf.slot] === ABSENT) return (row) => file.mark(table, row, leaf.slot);
  const [delta, size] = [form[leaf.slot], form[1]];
  let [list, from, to, start] = [0, 0, 0, 0];
  return (row) => {
    if (row < from || row >= to) {
      list = file.parentRow(table, row);
      from = file.firstRow(table, list);
      to = file.firstRow(table, list + 1);
      start = file.listStart(table, list) + delta;
    }
    return start + (row - from) * size;
  };
}

/** Return the leaf, and the bit field of it, that a dotted name means in the rows of a table; null for an unknown name. */
export function findLeaf(file, table, name) {
  const findColumn = (key) => {
    for (const leaf of table.leaves) {
      const path = leaf[key];
      const bit = leaf.bits?.find((bit) => name === [path, bit.id].filter(Boolean).join("."));
      if ((path === name || bit) && !(file.rows(table) && file.at(leaf, 0) === ABSENT)) return { leaf, bit: bit ?? null };
    }
    return null;
  };
  const column = findColumn("column");
  return column && column.leaf.column !== column.leaf.path ? column : column ?? findColumn("path");
}

/** A column by the name of its field; null where rows have no such field. */
export function columnNamed(file, table, name) {
  const leaf = findLeaf(file, table, name);
  return leaf && column(file, leaf.leaf, leaf.bit);
}
