// Values of whole tables, as typed arrays.

import { ABSENT } from "../spec/file.js";
import { bitOf } from "../spec/layout.js";

/** Every value of a leaf, or of a bit field in it; NaN where it is not there. Numbers beyond 2^53 are rounded. */
export function column(file, leaf, bit = null) {
  const { table } = leaf.scope;
  const rows = file.rows(table);
  const values = new Float64Array(rows);
  const places = offsets(file, leaf);
  const { view } = file;
  for (let row = 0; row < rows; row += 1) {
    const at = places[row];
    if (at === ABSENT) values[row] = NaN;
    else {
      const { read } = leaf.widths ? leaf.width(file, row) : leaf;
      values[row] = bit ? bitOf(read(view, at), bit) : Number(read(view, at));
    }
  }
  return values;
}

/** Where every value of a leaf stands; `ABSENT` where it does not. */
export function offsets(file, leaf) {
  const { table } = leaf.scope;
  const rows = file.rows(table);
  const found = new Uint32Array(rows);
  if (table.size === null) {
    const { marks } = file.stores.get(table);
    for (let row = 0, at = leaf.slot; row < rows; row += 1, at += table.slots) found[row] = marks.array[at];
  } else if (table.embedded) {
    for (let row = 0; row < rows; row += 1) found[row] = file.start(table, row) + leaf.delta;
  } else {
    const { bounds, lists } = file.stores.get(table);
    for (let list = 0; list < bounds.length; list += 1) {
      const end = list + 1 < bounds.length ? bounds.array[list + 1] : rows;
      for (let row = bounds.array[list], at = lists.array[list] + leaf.delta; row < end; row += 1, at += table.size) found[row] = at;
    }
  }
  return found;
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
