// Fields of a file by their names.

import { ABSENT } from "../engine/file.js";
import { formatCount } from "../engine/words.js";

const MOST = 60;

/** Fields whose names have all the words, or the part that a pointer leads to: `{pointer, path, note}`, those of the root first. */
export function search(file, text) {
  if (text.startsWith("/")) return [{ pointer: text, path: text, note: "this pointer" }];
  const words = text.toLowerCase().split(/\s+/);
  const hits = [];
  const add = (table, names, doc, isThere) => {
    const path = names.join(".");
    if (hits.length >= MOST || !words.every((word) => path.toLowerCase().includes(word))) return;
    const rows = file.rows(table);
    const row = rows ? firstRow(rows, isThere) : -1;
    const whole = [table.key, path].filter(Boolean).join(".");
    if (row >= 0) hits.push({ pointer: `${file.pointer(table, row)}/${names.join("/")}`, path: whole, note: table.key ? `first of ${formatCount(rows, "row")}` : doc.split(". ")[0] });
  };
  const inside = (scope, names) => {
    for (const item of scope.items) {
      const path = [...names, item.id].filter(Boolean);
      if (item.group) inside(item.group, path);
      else if (item.table) {
        if (file.rows(item.table)) {
          add(scope.table, path, item.field.doc ?? "", (row) => file.listSpan(item.table, row) !== null);
          inside(item.table.scope, []);
        }
      } else if (path.length) {
        const isThere = (row) => file.at(item.leaf, row) !== ABSENT;
        add(scope.table, path, item.field.doc ?? "", isThere);
        for (const bit of item.leaf.bits ?? []) add(scope.table, [...path, bit.id], bit.field.doc ?? "", isThere);
      }
    }
  };
  inside(file.layout.root.scope, []);
  return hits;
}

function firstRow(rows, isThere) {
  for (let row = 0; row < rows; row += 1) if (isThere(row)) return row;
  return -1;
}
