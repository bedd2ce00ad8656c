// navspec for JavaScript: files of navigation and save formats of games, by the specs of navspec.

import { NavspecError } from "./errors.js";
import { DATA, OTHERS, RULES, VERSION } from "./formats.js";
import { Format } from "./format.js";
import { candidates, identify as identifyIn } from "./identify.js";
import { OpenFile } from "./open_file.js";
import { report } from "./report.js";
import { numberOf } from "./sets.js";
import { variantOf } from "./variants.js";

export { NavspecError, VERSION };

const specs = new Map();
const FORMATS = DATA.map(({ about }) => new Format(about, () => specs.get(about.id)));
const LOADERS = new Map(DATA.map(({ about, load }) => [about.id, load]));

/** The formats that navspec knows: `{id, title, family, variants, extensions}`. */
export const formats = DATA.map(({ about: { id, title, family, variants, extensions } }) => ({ id, title, family, variants: Object.keys(variants), extensions }));

const lastName = (path) => path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);

/** Return bytes as a plain array: a Buffer of Node is one whose `slice` copies nothing. */
const plain = (bytes) => (ArrayBuffer.isView(bytes) ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength) : new Uint8Array(bytes));

/** Read a file, with the specs of the formats that may fit it and no others. */
async function read(given, path) {
  const bytes = plain(given);
  const name = lastName(path);
  const fitting = candidates(FORMATS, name, bytes);
  await Promise.all(fitting.map(async ({ about: { id } }) => {
    if (!specs.has(id)) specs.set(id, (await LOADERS.get(id)()).default);
  }));
  return identifyIn({ formats: FORMATS, others: OTHERS }, name, bytes);
}

function factsOf({ format, file, evidence }) {
  const { id, family, title } = format.about;
  return { format: id, family, variant: variantOf(format, file), title, evidence };
}

/**
 * Return what a file is, by its bytes and its name: `{format, family, variant, title, evidence}`; where no format reads it, `format` is
 * that of the nearest one or null, and `reason` says why.
 */
export async function identify(bytes, name = "") {
  const found = await read(bytes, name);
  if (found.file) return factsOf(found);
  const { message: reason, ...place } = found.fault;
  const { id = null, family = null, title = null } = found.format?.about ?? {};
  return { format: id, family, variant: null, title, evidence: "", reason, ...place };
}

/** Open a file of any known format. Throws `NavspecError` where no format reads it. */
export async function open(bytes, name = "") {
  const found = await read(bytes, name);
  if (!found.file) throw NavspecError.ofFault(found.fault);
  const { about } = found.format;
  return new OpenFile({ name, ...factsOf(found) }, found.file, { number: numberOf(about, lastName(name)), set: about.set });
}

/**
 * Check files, `{name, bytes}` each, by the rules that the specs declare. Returns a report in the form of
 * `navspec check --output-format json`. Files with `inFolder` that are of one set and in one folder are checked as a set.
 */
export const check = (files, { most } = {}) => checkWith(files, { most });

/** Check files with options of `report`. */
export async function checkWith(files, options) {
  const reader = async (bytes, name) => {
    const found = await read(bytes, name);
    return { ...found, about: found.format?.about, variant: found.file && variantOf(found.format, found.file) };
  };
  const isExpected = (name) => DATA.some(({ about }) => about.patterns.some((pattern) => new RegExp(pattern, "i").test(lastName(name))));
  return report(files, { ...options, read: reader, isExpected, rules: RULES, version: VERSION });
}
