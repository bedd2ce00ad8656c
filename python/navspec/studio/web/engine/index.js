// navspec for JavaScript: files of navigation and save formats of games, by the specs of navspec.

import { NavspecError } from "./errors.js";
import { DATA, OTHERS } from "./formats.js";
import { Format } from "./format.js";
import { candidates, identify as identifyIn } from "./identify.js";
import { OpenFile } from "./open_file.js";
import { variantOf } from "./variants.js";

export { NavspecError };

const specs = new Map();
const FORMATS = DATA.map(({ about }) => new Format(about, () => specs.get(about.id)));
const LOADERS = new Map(DATA.map(({ about, load }) => [about.id, load]));

/** The formats that navspec knows: `{id, title, family, variants, extensions}`. */
export const formats = DATA.map(({ about: { id, title, family, variants, extensions } }) => ({ id, title, family, variants: Object.keys(variants), extensions }));

const lastName = (path) => path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);

/** Read a file, with the specs of the formats that may fit it and no others. */
async function read(bytes, path) {
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
  return new OpenFile({ name, ...factsOf(found) }, found.file);
}
