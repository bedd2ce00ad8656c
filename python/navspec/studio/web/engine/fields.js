// Every field of a spec, at its places, and its annotations.

/** Return the annotations of a field by their key: none, one, or several. */
export function notesOf(field, key) {
  const note = field.notes?.[key];
  return note === undefined ? [] : Array.isArray(note) ? note : [note];
}

/**
 * Yield every field of a layout in file order, as `{table, path, field, leaf, bit, group}`: the table whose rows have it, and its dotted path
 * in them, which is empty for a list.
 */
export function* fieldPlaces(layout) {
  yield* inside(layout.root.scope);
}

function* inside(scope) {
  for (const item of scope.items) {
    const { field, leaf, group, table } = item;
    if (leaf) yield* ofLeaf(leaf, field);
    else if (group) {
      yield { table: scope.table, path: group.prefix, field, leaf: null, bit: null };
      yield* inside(group);
    } else if (table.element) yield* ofLeaf(table.leaves[0], field);
    else {
      yield { table, path: "", field, leaf: null, bit: null };
      yield* inside(table.scope);
    }
  }
}

function* ofLeaf(leaf, field) {
  const { table } = leaf.scope;
  yield { table, path: leaf.path, field, leaf, bit: null };
  for (const bit of leaf.bits ?? []) yield { table, path: [leaf.path, bit.id].filter(Boolean).join("."), field: bit.field, leaf, bit };
}
