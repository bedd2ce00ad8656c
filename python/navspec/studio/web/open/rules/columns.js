// Values of whole tables: one by one, or as typed arrays where a table is small.

import { ABSENT } from "../spec/file.js";
import { bitOf } from "../spec/layout.js";

/** Every value of a leaf, or of a bit field in it; NaN where it is not there. Numbers beyond 2^53 are rounded. */
export function column(file, leaf, bit = null) {
  const at = values(file, leaf, bit);
  const found = new Float64Array(file.rows(leaf.scope.table));
  for (let row = 0; row < found.length; row += 1) found[row] = at(row);
  return found;
}

/** The same as a function of the row, which is quick where rows are asked for in order: what is asked once needs no array. */
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

/** Where the value of a leaf stands in a row; `ABSENT` where it does not. */
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

/** A leaf, and the bit field of it, that a dotted name means in the rows of a table; null where rows have nothing of that name. */
export function leafAt(file, table, name) {
  const meant = (own) => {
    for (const leaf of table.leaves) {
      const path = leaf[own];
      const bit = leaf.bits?.find((each) => name === [path, each.id].filter(Boolean).join("."));
      if ((path === name || bit) && !(file.rows(table) && file.at(leaf, 0) === ABSENT)) return { leaf, bit: bit ?? null };
    }
    return null;
  };
  const found = meant("column");
  return found && found.leaf.column !== found.leaf.path ? found : found ?? meant("path");
}

/** A column by the name of its field; null where rows have no such field. */
export function named(file, table, name) {
  const found = leafAt(file, table, name);
  return found && column(file, found.leaf, found.bit);
}
