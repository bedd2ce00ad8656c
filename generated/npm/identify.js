// Identification of a file: of the formats that can read it to its last byte, the one that fits best.

import { decide } from "./decisions.js";
import { runRules } from "./rules/run.js";
import { findUnsupported } from "./unsupported.js";
import { File, ReadFault } from "./file.js";

const extensionOf = (name) => name.slice(name.lastIndexOf(".") + 1).toLowerCase();

/** Share of a file in a field for all remaining bytes. */
function restOf(file) {
  const rest = file.layout.root.leaves.find((leaf) => leaf.field.rest);
  return rest ? file.sizeOf(rest, 0) / Math.max(file.size, 1) : 0;
}

/** Return the formats that may read a file, by its first bytes and its name. */
export function candidates(formats, name, bytes) {
  const extension = extensionOf(name);
  const isNamed = ({ about }) => about.extensions.includes(extension);
  const isClaimed = formats.some(isNamed);
  return formats.filter((format) => isNamed(format) || (format.magic.length ? format.begins(bytes) : !isClaimed));
}

/**
 * Read a file with formats, and kinds of files that none reads. Returns `{format, file, evidence}`, or `{fault, format}` where no format can read it:
 * `format` is then the most likely one, or null.
 */
export function identify({ formats, others }, name, bytes) {
  const extension = extensionOf(name);
  const read = [];
  const refused = [];
  for (const format of candidates(formats, name, bytes)) {
    const magic = format.magic.length > 0;
    const named = format.about.extensions.includes(extension);
    const { file, fault } = magic && format.begins(bytes) ? decide(format.layout, bytes, (pinned) => attempt(format.layout, bytes, pinned)) : attempt(format.layout, bytes);
    const isSeen = Boolean(fault) && magic && fault.offset > 0;
    if (file) read.push({ format, file, magic, named });
    else if (isSeen || named) refused.push({ format, fault, isSeen });
  }
  read.sort((a, b) => b.magic - a.magic || b.named - a.named);
  const equals = read.filter((candidate) => candidate.magic === read[0].magic && candidate.named === read[0].named);
  if (equals.length > 1) for (const candidate of equals) candidate.weight = weight(candidate.file);
  const [best] = equals.sort((a, b) => a.weight - b.weight);
  if (best && (best.magic || best.named || weight(best.file) < 0.05)) {
    return { format: best.format, file: best.file, evidence: evidence(best, extension, equals.length > 1) };
  }
  const kind = findUnsupported(others, name, bytes);
  if (kind) return { format: null, fault: new ReadFault(kind.message, { hint: kind.hint }) };
  // Of formats that refuse the same byte the one with the most variants: most files are of it.
  const variants = ({ format }) => Object.keys(format.about.variants).length;
  refused.sort((a, b) => b.isSeen - a.isSeen || b.fault.offset - a.fault.offset || variants(b) - variants(a));
  const [nearest] = refused;
  if (nearest) return nearest;
  return { format: null, fault: new ReadFault("no known format fits", { hint: "Give the file its original name; it may also be damaged, packed, or of another format" }) };
}

function attempt(layout, bytes, pinned) {
  try {
    return { file: File.read(layout, bytes, bytes.length, pinned) };
  } catch (fault) {
    if (fault instanceof ReadFault) return { fault };
    throw fault;
  }
}

/** Return how little a file is like one of its format: findings of its rules, by its rows, and the share of unknown bytes. */
function weight(file) {
  const { totals } = runRules([{ name: "", number: -1, file, set: null }]);
  const rows = [...file.layout.tables.values()].reduce((sum, table) => sum + file.rows(table), 0);
  return [...totals.values()].reduce((sum, { failed }) => sum + failed, 0) / rows + restOf(file);
}

function evidence({ magic, named }, extension, isChosen) {
  const why = [magic && "its first bytes are those of the format", named && `its name ends in .${extension}`, "it can be read to its last byte", isChosen && !magic && "its values make most sense so"].filter(Boolean);
  return why.length > 1 ? `${why.slice(0, -1).join(", ")} and ${why.at(-1)}` : why[0];
}
