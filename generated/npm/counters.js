// Numbers that count the rows of a list, or bytes: they follow when rows come and go.

/** Return the leaf in the rows around a list, or around bytes of variable length, that counts them; null for none. */
export function counterOf(file, { around, outer, field }) {
  const tree = field.repeat ? field.repeat.count : field.size;
  const leaf = leafOf(file, outer, tree);
  return leaf?.scope.table === around ? leaf : null;
}

/** The list of a table, or bytes of variable length, in the form of `counterOf`. */
export const listOf = (table) => ({ around: table.around, outer: table.outer, field: table.field });
export const bytesOf = (leaf) => ({ around: leaf.scope.table, outer: leaf.scope, field: leaf.field });

/** Return the name of the list or bytes that a leaf counts; empty for none. */
export function countedBy(file, leaf) {
  for (const table of leaf.scope.table.tables) if (table.kind === "list" && counterOf(file, listOf(table)) === leaf) return table.field.id;
  const counted = leaf.scope.table.leaves.find((other) => other.length && counterOf(file, bytesOf(other)) === leaf);
  return counted ? counted.field.id : "";
}

/** Return the leaf that an expression consists of; null for any other. */
function leafOf(file, scope, tree) {
  if (tree === null || typeof tree !== "object") return null;
  if (tree.op === "+" && tree.args[1] === 0) return leafOf(file, scope, tree.args[0]);
  if (tree.op === "if" && scope.isOfFile(tree.args[0])) return leafOf(file, scope, tree.args[scope.compile(tree.args[0])(file, 0) ? 1 : 2]);
  if (tree.op !== "get") return null;
  let start = tree.from === "root" ? scope.layout.root.scope : scope;
  for (let up = tree.from === "parent" ? tree.up : 0; up > 0; up -= 1) start = start.outer;
  return named(file, start, tree.path);
}

function named(file, scope, [name, ...rest]) {
  const item = scope.items.find(({ id }) => id === name);
  if (item?.group) return named(file, item.group, rest);
  if (item) return item.leaf && !rest.length ? item.leaf : null;
  const param = (scope.type.params ?? []).findIndex(({ id }) => id === name);
  if (param >= 0) return leafOf(file, scope.outer, scope.args[param]);
  const instance = scope.type.instances?.find(({ id }) => id === name);
  return instance && !instance.notes?.decision ? leafOf(file, scope, instance.value) : null;
}
