// Places of rows and fields in a file: pointers, offsets and lengths.

import { ABSENT } from "../file.js";
import { bytesIn } from "./joined.js";
import { isThere, spanOfItem } from "../places.js";

/** Return `{pointer, offset, length}` of a row of a table, or of a field of it by its path. */
export function locate(file, key, row, path) {
  const table = file.layout.table(key);
  if (!table) return ofByte(file, key, row);
  const around = file.pointer(table, row);
  if (!path) {
    const start = key ? file.start(table, row) : 0;
    return { pointer: around, offset: start, length: (key ? file.end(table, row) : file.size) - start };
  }
  const [names, span] = step(file, table.scope, row, path.split(".")) ?? [path.split("."), null];
  const [offset, end] = span ?? [0, 0];
  return { pointer: [around, ...names].join("/"), offset, length: end - offset };
}

/** Return the names that lead to a field in a row, and the bytes of it; null where there is none. */
function step(file, scope, row, [name, ...rest]) {
  if (scope.items[0]?.id === "") return [[name, ...rest], spanOfItem(file, scope.items[0], row)];
  const item = scope.items.find((one) => (one.id === name || one.field.notes?.column === name) && (!one.leaf || file.at(one.leaf, row) !== ABSENT));
  if (!item) {
    for (const outer of scope.items) {
      const located = outer.group && outer.field.notes?.column === "." ? step(file, outer.group, row, [name, ...rest]) : null;
      if (located) return [[outer.id, ...located[0]], located[1]];
    }
    return null;
  }
  if (rest.length && (item.group || item.table?.kind === "optional")) {
    const inner = item.group ? step(file, item.group, row, rest) : step(file, item.table.scope, file.rowsOf(item.table, row)[0], rest);
    return inner && [[item.id, ...inner[0]], inner[1]];
  }
  return [[item.id, ...rest], isThere(file, item, row) ? spanOfItem(file, item, row) : null];
}

/** Return the place of one byte of a field of bytes. */
function ofByte(file, key, row) {
  for (let dot = key.lastIndexOf("."); ; dot = key.lastIndexOf(".", dot - 1)) {
    const around = file.layout.table(dot < 0 ? "" : key.slice(0, dot));
    const leaf = around?.leaves.find(({ kind, path }) => kind === "bytes" && path === key.slice(dot + 1));
    if (leaf) {
      let [outer, rest] = [0, row];
      for (let size = bytesIn(file, leaf, outer).length; rest >= size; size = bytesIn(file, leaf, outer).length) [outer, rest] = [outer + 1, rest - size];
      return { pointer: [file.pointer(around, outer), ...leaf.path.split("."), rest].join("/"), offset: file.at(leaf, outer) + rest, length: 1 };
    }
    if (dot < 0) return { pointer: "", offset: 0, length: 0 };
  }
}
