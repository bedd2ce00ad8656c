#!/usr/bin/env node
// The command `navspec` for Node.js: check, info, get and set, with the output of the command of the same name in Python.

import { copyFile, open as openFile, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { editFile } from "./edit.js";
import { check as checkFiles, NavspecError, open, VERSION } from "./index.js";
import { Float, jsonText } from "./json.js";
import { describePlace, valueInWords } from "./listing.js";
import { findPlace } from "./places.js";
import { ONLY_PYTHON } from "./report.js";

const USAGE = `Usage: navspec COMMAND [OPTIONS] PATH...

  check PATH...                  check files and folders against the rules of their formats
  info PATH...                   say what files are
  get FILE POINTER...            print values from a file
  set FILE POINTER=VALUE...      set values in a file; values that depend on them follow

Options:
  --output-format text|json      json is that of the command in Python
  -n, --dry-run                  set: list the changes, and write nothing
  -o, --output FILE              set: write the result here; FILE stays as it is
  --allow-invalid                set: write the result although it has new errors
  --name NAME                    the file name of bytes from stdin (-)
  --version, --help
`;

/** What the user did wrong. */
class UsageError extends Error {}

const options = { "output-format": "text", "dry-run": false, "allow-invalid": false, output: null, name: "" };

function parse(args) {
  const words = [];
  for (let at = 0; at < args.length; at += 1) {
    const [flag, inline] = args[at].split(/=(.*)/s);
    const name = { "-n": "dry-run", "-o": "output", "--format": "output-format" }[flag] ?? flag.slice(2);
    if (args[at] === "-" || args[at][0] !== "-") words.push(args[at]);
    else if (!(name in options)) throw new UsageError(`there is no option ${flag}`);
    else if (typeof options[name] === "boolean") options[name] = true;
    else {
      options[name] = inline ?? args[at += 1];
      if (options[name] === undefined) throw new UsageError(`${flag} needs a value`);
    }
  }
  if (!["text", "json"].includes(options["output-format"])) throw new UsageError(`there is no output format ${options["output-format"]}; use text or json`);
  return words;
}

const isJson = () => options["output-format"] === "json";
const print = (text) => process.stdout.write(`${text}\n`);
const complain = (text) => process.stderr.write(`navspec: ${text}\n`);

async function bytesOf(path) {
  if (path !== "-") return new Uint8Array(await readFile(path));
  const parts = [];
  for await (const part of process.stdin) parts.push(part);
  return new Uint8Array(Buffer.concat(parts));
}

const nameOf = (path) => (path === "-" ? options.name : path);

/** Compare names so that `nodes2.dat` comes before `nodes10.dat`. */
function natural(a, b) {
  const [one, two] = [a, b].map((name) => name.split(/([0-9]+)/));
  for (let at = 0; at < Math.min(one.length, two.length); at += 1) {
    if (one[at] === two[at]) continue;
    const order = at % 2 ? Number(one[at]) - Number(two[at]) : one[at] < two[at] ? -1 : 1;
    if (order) return order;
  }
  return one.length - two.length || (a < b ? -1 : 1);
}

async function* walk(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  const named = (isMeant) => entries.filter(isMeant).map(({ name }) => name).sort(natural);
  for (const name of named((entry) => entry.isFile())) yield join(folder, name);
  for (const name of named((entry) => entry.isDirectory())) yield* walk(join(folder, name));
}

/** Return the files under paths, `{name, bytes, inFolder}`. */
async function filesOf(paths) {
  const files = [];
  for (const path of paths) {
    if (path !== "-" && (await stat(path)).isDirectory()) for await (const file of walk(path)) files.push({ name: file, bytes: await bytesOf(file), inFolder: true });
    else files.push({ name: nameOf(path), bytes: await bytesOf(path), inFolder: false });
  }
  return files;
}

const plural = (count, noun) => `${count.toLocaleString("en-US")} ${noun}${count === 1 || noun === "info" ? "" : "s"}`;

/** Return a number for JSON text, which shows floats with a point, and all digits. */
const exact = (value) => (typeof value === "bigint" ? value : new Float(value));

async function check(paths) {
  if (!paths.length) throw new UsageError("name files or folders to check");
  const report = await checkFiles(await filesOf(paths), { number: exact });
  if (!report.inputs.length) throw new NavspecError("no file in here is of a known format");
  if (isJson()) print(jsonText(report));
  else showReport(report);
  return report.summary.error || report.inputs.some(({ status }) => status !== "read") ? 1 : 0;
}

function showReport({ findings, inputs, summary, skipped_rules: skipped }) {
  const byPath = new Map();
  for (const finding of findings) byPath.set(finding.path, [...(byPath.get(finding.path) ?? []), finding]);
  for (const [path, own] of byPath) {
    const counts = ["error", "warning", "info"].flatMap((severity) => {
      const count = own.filter((finding) => finding.severity === severity).length;
      return count ? [plural(count, severity)] : [];
    });
    print(`${path}: ${counts.join(", ")}`);
    for (const { severity, code, message, pointer, offset } of own) print(`  ${severity} ${code}: ${message}  ${pointer ? `${pointer}, ` : ""}0x${offset.toString(16).toUpperCase()}`);
    print("");
  }
  const onlyPython = skipped.filter(({ reason }) => reason === ONLY_PYTHON).length;
  if (onlyPython) print(`${plural(onlyPython, "rule")} did not run: only the library for Python runs them (--output-format json lists them)`);
  print(`${plural(inputs.length, "file")}, ${["error", "warning", "info"].map((severity) => plural(summary[severity], severity)).join(", ")}`);
}

async function info(paths) {
  if (!paths.length) throw new UsageError("name files or folders");
  const report = await checkFiles(await filesOf(paths), { withRules: false, number: exact });
  if (!report.inputs.length) throw new NavspecError("no file in here is of a known format");
  const files = report.inputs.filter(({ status }) => status === "read").map(({ path, format, family, variant, size, info: facts }) => ({ path, format, family, variant, size, info: facts }));
  if (isJson()) print(jsonText({ files, sets: report.sets }));
  for (const { path, message } of report.findings) complain(`${path}: ${message}`);
  if (!isJson()) {
    for (const { path, format, variant, size, info: facts } of files) {
      print(`${path}: ${format} ${variant}, ${plural(size, "byte")}`);
      for (const [name, value] of Object.entries(facts)) print(`  ${name.replaceAll("_", " ")}  ${value instanceof Float ? value.value : value.toLocaleString("en-US")}`);
    }
  }
  return report.findings.length ? 1 : 0;
}

async function get([path, ...pointers]) {
  if (!pointers.length) throw new UsageError("name a file and pointers, such as /player_info/money");
  const file = await open(await bytesOf(path), nameOf(path));
  const values = pointers.map((pointer) => describePlace(file.file, findPlace(file.file, pointer)));
  if (isJson()) print(jsonText({ path, format: file.format, variant: file.variant, values }));
  else for (const value of values) print(shown(value, values.length > 1));
  return 0;
}

function shown(entry, isNamed) {
  const { pointer, kind, value } = entry;
  if (kind !== "structure" && kind !== "list") {
    const text = value instanceof Float ? String(value.value) : entry.text !== undefined ? entry.text : String(value);
    return isNamed ? `${pointer}: ${valueInWords(entry)}` : text;
  }
  return Object.entries(value).map(([name, part]) => (part !== null && typeof part === "object" && !(part instanceof Float) ? shown({ pointer: `${pointer}/${name}`, kind: "structure", value: part }) : `${pointer}/${name}: ${part instanceof Float ? part.value : part}`)).join("\n");
}

async function set([path, ...assignments]) {
  if (!assignments.length) throw new UsageError("name a file and values, such as /player_info/money=1000");
  const pairs = assignments.map((assignment) => {
    const [pointer, value] = assignment.split(/=(.*)/s);
    if (!pointer || value === undefined) throw new UsageError(`'${assignment}' sets nothing; write POINTER=VALUE`);
    return [pointer, value];
  });
  const isWritten = !options["dry-run"];
  if (isWritten && !options.output && path === "-") throw new UsageError("bytes from stdin need -o FILE or -n");
  const bytes = await bytesOf(path);
  const file = await open(bytes, nameOf(path));
  const { found, changes, follows, bytes: result } = editFile(file, pairs);
  const errors = found.filter(({ severity }) => severity === "error");
  const fault = errors.length ? `the result would have errors that are not there now: ${errors.slice(0, 5).map(({ code, pointer }) => `${code} at ${pointer || "the file"}`).join(", ")}` : "";
  const refused = options["allow-invalid"] ? "" : fault;
  const target = options.output ?? path;
  const isDue = isWritten && !refused && (options.output || changes.length + follows.length > 0);
  const backup = isDue ? await write(target, result, { original: bytes, isReplaced: !options.output }) : "";
  if (isJson()) {
    print(jsonText({ schema_version: 1, tool: { name: "navspec", version: VERSION }, path, format: file.format, variant: file.variant, changes, follows, notes: fault && !refused ? [fault] : [], refused, written: isDue ? target : "", backup }));
  } else {
    for (const change of changes) print(arrow(change));
    if (follows.length) print("follows:");
    for (const change of follows) print(`  ${arrow(change)}  ${change.reason}${change.codes.length ? ` (${change.codes.join(", ")})` : ""}`);
    if (isDue) print(`${target} is written${backup ? `; ${backup} has what was there` : ""}`);
  }
  if (refused) complain(`not written: ${refused} (--allow-invalid writes it all the same)`);
  return refused ? 1 : 0;
}

const SHOWN = 60;

function arrow(change) {
  const words = (value, name, unit) => {
    const text = valueInWords({ value, name, unit });
    return text.length > SHOWN ? `${text.slice(0, SHOWN)} …` : text;
  };
  return `${change.pointer}: ${words(change.old, change.old_name, change.old_unit)} -> ${words(change.new, change.new_name, change.new_unit)}`;
}

/** Write a file in one step: completely, or not at all. Returns the path of the backup of a file that is replaced. */
async function write(path, bytes, { original, isReplaced }) {
  const part = join(dirname(path), `.${basename(path)}.${process.pid}.part`);
  const there = await readFile(path).catch(() => null);
  if (there && !isReplaced) throw new NavspecError(`${path}: this file exists; name another place`);
  if (isReplaced && !(there && Buffer.compare(there, original) === 0)) throw new NavspecError(`${path}: this file has changed since it was read`);
  let backup = "";
  try {
    const handle = await openFile(part, "wx", there ? (await stat(path)).mode : 0o666);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    if (isReplaced) {
      backup = await freeName(`${path}.bak`);
      await copyFile(path, backup);
    }
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return backup;
}

async function freeName(path) {
  for (let number = 0; ; number += 1) {
    const name = number ? `${path}${number}` : path;
    if (!(await stat(name).catch(() => null))) return name;
  }
}

const COMMANDS = { check, info, get, set };

async function main([command, ...args]) {
  if (command === "--version") return print(`navspec ${VERSION}`), 0;
  if (command === undefined || command === "--help" || args.includes("--help")) return process.stdout.write(USAGE), command === undefined ? 2 : 0;
  if (!(command in COMMANDS)) throw new UsageError(`there is no command ${command}; use ${Object.keys(COMMANDS).join(", ")}`);
  return COMMANDS[command](parse(args));
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (error instanceof UsageError) complain(`${error.message} (navspec --help)`);
  else if (error instanceof NavspecError) complain(error.message);
  else if (error.code === "ENOENT") complain(`${error.path}: there is no such file or folder`);
  else if (error.syscall) complain(`${error.path}: ${error.message}`);
  else throw error;
  process.exitCode = 2;
}
