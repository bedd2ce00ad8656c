// Every value that the page reads of files, held against the generated parsers: `node values.js SPECS PARSERS FILE...`.
// Both have to read the same files, and see the same in them. Prints how many values were compared; fails with the first that differs.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { File, ReadFault } from "../../../python/navspec/studio/web/engine/file.js";
import { Layout } from "../../../python/navspec/studio/web/engine/layout.js";
import { bitOf } from "../../../python/navspec/studio/web/engine/numbers.js";

const [specs, parsers, list] = process.argv.slice(2);
const { KaitaiStream } = require("kaitai-struct");
const camels = new Map();
const camel = (id) => {
  if (!camels.has(id)) camels.set(id, id.replace(/_(.)/g, (_, letter) => letter.toUpperCase()));
  return camels.get(id);
};
const pascal = (id) => camel(`_${id}`);
let compared = 0;

const formats = readdirSync(specs).filter((name) => name.endsWith(".spec.json")).map((name) => {
  const spec = JSON.parse(readFileSync(join(specs, name), "utf8"));
  return { layout: new Layout(spec), Parser: require(join(parsers, `${pascal(spec.id)}.js`))[pascal(spec.id)] };
});

function demand(isSo, where, ours, theirs) {
  compared += 1;
  if (!isSo) throw new Error(`${where}: ${ours} here, ${theirs} in the parser`);
}

function same(ours, theirs) {
  if (theirs instanceof Uint8Array) return Buffer.compare(Buffer.from(ours), Buffer.from(theirs)) === 0;
  if (typeof theirs === "boolean") return Boolean(ours) === theirs;
  return Object.is(Number(ours), Number(theirs));
}

function record(file, scope, row, parsed, where) {
  for (const item of scope.items) {
    const theirs = parsed[camel(item.id)];
    const way = `${where}/${item.id}`;
    if (item.table) rows(file, item.table, row, theirs, way);
    else if (!file.has(item, row)) demand(theirs === undefined, way, "nothing", theirs);
    else if (item.group) record(file, item.group, row, theirs, way);
    else leaf(file, item.leaf, row, theirs, way);
  }
  for (const { id, kind, value } of scope.type.instances ?? []) {
    if (kind === "overlay" || value === null) continue;
    const theirs = parsed[camel(id)];
    if (theirs === undefined) continue;
    const ours = file.derived(scope, id, row);
    demand(same(ours, theirs), `${where}/${id}`, ours, theirs);
  }
}

function rows(file, table, row, theirs, where) {
  const [first, end] = file.rowsOf(table, row);
  if (table.kind === "optional" || theirs === undefined) {
    demand((theirs !== undefined) === end > first, where, end - first, theirs);
    if (theirs !== undefined) record(file, table.scope, first, theirs, where);
    return;
  }
  demand(theirs.length === end - first, where, end - first, theirs.length);
  theirs.forEach((each, number) => {
    if (table.element) leaf(file, table.leaves[0], first + number, each, `${where}/${number}`);
    else record(file, table.scope, first + number, each, `${where}/${number}`);
  });
}

function leaf(file, known, row, theirs, where) {
  const ours = file.value(known, row);
  if (known.bits) for (const bit of known.bits) demand(same(bitOf(ours, bit), theirs[camel(bit.id)]), `${where}/${bit.id}`, bitOf(ours, bit), theirs[camel(bit.id)]);
  else if (known.field.terminator !== undefined) demand(same(ours.subarray(0, -1), theirs), where, ours, theirs);
  else demand(same(ours, theirs), where, ours, theirs);
}

function attempt(read) {
  try {
    return read();
  } catch (error) {
    if (error instanceof ReadFault || !(error instanceof TypeError)) return null;
    throw error;
  }
}

for (const path of JSON.parse(readFileSync(list, "utf8"))) {
  const bytes = new Uint8Array(readFileSync(path));
  for (const { layout, Parser } of formats) {
    const file = attempt(() => File.read(layout, bytes));
    const parsed = attempt(() => {
      const stream = new KaitaiStream(bytes.buffer, 0);
      const found = new Parser(stream);
      return stream.pos === stream.size ? found : null;
    });
    demand((file === null) === (parsed === null), `${path} as ${layout.spec.id}`, file ? "read" : "refused", parsed ? "read" : "refused");
    if (file) record(file, layout.root.scope, 0, parsed, `${path} as ${layout.spec.id}: `);
  }
}
console.log(compared);
