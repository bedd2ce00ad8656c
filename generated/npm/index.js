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
async function read(content, path) {
  const bytes = plain(content);
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
  const reading = await read(bytes, name);
  if (reading.file) return factsOf(reading);
  const { message: reason, ...place } = reading.fault;
  const { id = null, family = null, title = null } = reading.format?.about ?? {};
  return { format: id, family, variant: null, title, evidence: "", reason, ...place };
}

/** Open a file of any known format. Throws `NavspecError` where no format reads it. */
export async function open(bytes, name = "") {
  const reading = await read(bytes, name);
  if (!reading.file) throw NavspecError.ofFault(reading.fault);
  const { about } = reading.format;
  return new OpenFile({ name, ...factsOf(reading) }, reading.file, { number: numberOf(about, lastName(name)), set: about.set });
}

/**
 * Check files, `{name, bytes}` each, by the rules that the specs declare. Returns a report in the form of
 * `navspec check --output-format json`. Files with `inFolder` that are of one set and in one folder are checked as a set.
 */
export async function check(files, options = {}) {
  const reader = async (bytes, name) => {
    const reading = await read(bytes, name);
    return { ...reading, about: reading.format?.about, variant: reading.file && variantOf(reading.format, reading.file) };
  };
  const isExpected = (name) => DATA.some(({ about }) => about.patterns.some((pattern) => new RegExp(pattern, "i").test(lastName(name))));
  return report(files, { ...options, read: reader, isExpected, rules: RULES, version: VERSION });
}
