// Drives the package from the command line: `node drive.mjs PACKAGE JOBS`. A job is `{path, name, steps, follow, output}`, with the path of a
// `spec` for a format that the package lacks; a step is the name of a member of an open file with its arguments. For each job a line of
// JSON: what the file is and what the steps return, or the error.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, jobs] = process.argv.slice(2);
const load = (module) => import(pathToFileURL(`${folder}/${module}.js`));
const { open, NavspecError } = await load("index");
const [{ OpenFile }, { File }, { Layout }] = await Promise.all(["open_file", "file", "layout"].map(load));
const layouts = new Map();

function openBySpec(bytes, spec) {
  if (!layouts.has(spec)) layouts.set(spec, new Layout(JSON.parse(readFileSync(spec, "utf8"))));
  return new OpenFile({ format: spec }, File.read(layouts.get(spec), bytes));
}

function plain(value) {
  if (typeof value === "bigint") return String(value);
  if (value instanceof Uint8Array) return Buffer.from(value).toString("hex");
  if (ArrayBuffer.isView(value)) return Array.from(value, plain);
  if (Array.isArray(value)) return value.map(plain);
  if (value && typeof value === "object") return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plain(part)]));
  return typeof value === "number" && !Number.isFinite(value) ? String(value) : value;
}

function attempt(act) {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof NavspecError)) throw error;
    return { error: { ...error, message: error.message } };
  }
}

for (const { path, name, spec, steps = [], follow = false, output } of JSON.parse(readFileSync(jobs, "utf8"))) {
  const bytes = new Uint8Array(readFileSync(path));
  let file = null;
  let fault = null;
  try {
    file = spec ? openBySpec(bytes, spec) : await open(bytes, name);
  } catch (error) {
    if (!(error instanceof NavspecError)) throw error;
    fault = { ...error, message: error.message };
  }
  const results = file ? steps.map(([member, ...args]) => plain(attempt(() => file[member](...args))) ?? null) : [];
  const written = file && attempt(() => file.toBytes({ follow }));
  if (output && written instanceof Uint8Array) writeFileSync(output, written);
  const isSame = written instanceof Uint8Array && Buffer.compare(bytes, written) === 0;
  console.log(JSON.stringify({ facts: file && { ...file }, fault, results, isSame, refusal: written?.error ?? null }));
}
