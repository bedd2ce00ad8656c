// Reads files of one spec as the page does: `node tables.js SPEC FILES`. Prints for each file a line of JSON: the fault, or the
// rows of every list of the root by its fields.
import { readFileSync } from "node:fs";
import { File, ReadFault } from "../../../python/navspec/studio/web/engine/file.js";
import { Layout } from "../../../python/navspec/studio/web/engine/layout.js";

const [spec, list] = process.argv.slice(2);
const layout = new Layout(JSON.parse(readFileSync(spec, "utf8")));

function plain(value) {
  return value instanceof Uint8Array ? [...value] : Number(value);
}

function values(file, table) {
  return Array.from({ length: file.rows(table) }, (_, row) =>
    Object.fromEntries(table.leaves.map((leaf) => [leaf.path, plain(file.value(leaf, row))])));
}

for (const path of JSON.parse(readFileSync(list, "utf8"))) {
  try {
    const file = File.read(layout, new Uint8Array(readFileSync(path)));
    const tables = layout.root.tables.map((table) => [table.key, values(file, table)]);
    console.log(JSON.stringify({ tables: Object.fromEntries(tables), last: file.pointer(layout.root.tables[0], 1) }));
  } catch (error) {
    if (!(error instanceof ReadFault)) throw error;
    console.log(JSON.stringify({ ...error }));
  }
}
