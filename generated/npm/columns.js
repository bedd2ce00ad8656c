// Columns: a field of all rows of a table.

import { NavspecError } from "./errors.js";
import { bitOf } from "./numbers.js";
import { fillColumn, findLeaf } from "./rules/columns.js";

const INTS = { 1: [Uint8Array, Int8Array], 2: [Uint16Array, Int16Array], 4: [Uint32Array, Int32Array], 8: [BigUint64Array, BigInt64Array] };

/** Return the array for values of a leaf, or of a bit field in it. */
function arrayFor(leaf, bit, count) {
  if (bit) return new (bit.width <= 8 ? Uint8Array : bit.width <= 16 ? Uint16Array : Uint32Array)(count);
  const { kind, size, field } = leaf;
  if (kind === "float") return new (size === 4 ? Float32Array : Float64Array)(count);
  return new (INTS[size]?.[field.signed ? 1 : 0] ?? Float64Array)(count);
}

/** Return the leaf of a field of a table, the bit field in it, or the scope and name of a derived value; null for an unknown name. */
export function resolveField(file, table, field) {
  const stored = findLeaf(file, table, field);
  if (stored) return stored;
  const names = field.split(".");
  let { scope } = table;
  for (const [depth, name] of names.slice(0, -1).entries()) {
    const item = scope.items.find(({ id }) => id === name);
    const isPart = item?.table?.kind === "optional" && file.rows(item.table) === file.rows(table);
    if (isPart) return resolveField(file, item.table, names.slice(depth + 1).join("."));
    scope = item?.group;
    if (!scope) return null;
  }
  const name = names.at(-1);
  return scope.type.instances?.some(({ id, value }) => id === name && value !== null && value !== undefined) ? { scope, name } : null;
}

/** Return a field of all rows as a typed array; `Float64Array` for derived values, and where rows lack it. */
export function typedColumn(file, table, field) {
  const resolved = resolveField(file, table, field);
  if (!resolved) throw new NavspecError(`table '${table.key}' has no field '${field}'`);
  const rows = file.rows(table);
  if (!resolved.leaf) return Float64Array.from({ length: rows }, (_, row) => Number(file.derived(resolved.scope, resolved.name, row)));
  const { leaf, bit } = resolved;
  if (leaf.kind === "bytes") throw new NavspecError(`'${field}' of table '${table.key}' holds bytes, which make no column; get each by its pointer`);
  const width = rows ? leaf.width(file, 0) : leaf;
  const column = arrayFor(leaf.widths ? { ...leaf, kind: "int", size: width.size } : leaf, bit, rows);
  if (width.size === 8 && !bit && leaf.kind !== "float") {
    for (let row = 0; row < rows; row += 1) column[row] = BigInt(file.value(leaf, row) ?? 0);
    return column;
  }
  if (width.size > 4 && bit) {
    for (let row = 0; row < rows; row += 1) column[row] = bitOf(file.value(leaf, row), bit);
    return column;
  }
  const isAbsent = fillColumn(file, leaf, bit, column);
  return isAbsent ? Float64Array.from(column, (value, row) => (isAbsent[row] ? NaN : value)) : column;
}
