// Every field of a spec, at its places, and its annotations.

/** Return the annotations of a field by their key: none, one, or several. */
export function notesOf(field, key) {
  const note = field.notes?.[key];
  return note === undefined ? [] : Array.isArray(note) ? note : [note];
}

/**
 * Yield every field of a layout in file order, as `{table, path, column, field, leaf, bit}`: the table whose rows have it, its dotted path
 * in them, which is empty for a list, and its name among the columns of its family.
 */
export function* fieldPlaces(layout) {
  yield* inside(layout.root.scope);
}

function* inside(scope) {
  for (const item of scope.items) {
    const { field, leaf, group, table } = item;
    if (leaf) yield* ofLeaf(leaf, field);
    else if (group) {
      yield { table: scope.table, path: group.prefix, column: group.columns, field, leaf: null, bit: null };
      yield* inside(group);
    } else if (table.element) yield* ofLeaf(table.leaves[0], field);
    else {
      yield { table, path: "", column: "", field, leaf: null, bit: null };
      yield* inside(table.scope);
    }
  }
}

function* ofLeaf(leaf, field) {
  const { table } = leaf.scope;
  const { path, column } = leaf;
  yield { table, path, column, field, leaf, bit: null };
  for (const bit of leaf.bits ?? []) yield { table, path: joined(path, bit.id), column: joined(column, bit.id), field: bit.field, leaf, bit };
}

const joined = (...names) => names.filter(Boolean).join(".");
