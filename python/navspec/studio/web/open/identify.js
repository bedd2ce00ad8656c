// Identification of a file: of the formats that can read it to its last byte, the one that fits best.

import { runRules } from "./rules/run.js";
import { findUnsupported } from "./unsupported.js";
import { File, ReadFault } from "./spec/file.js";

/** Combinations of decisions that are tried for a file that cannot be read as its spec decides. */
const MOST_CHOICES = 16;

const extensionOf = (name) => name.slice(name.lastIndexOf(".") + 1).toLowerCase();

/** Share of a file in a field for all remaining bytes. */
function restOf(file) {
  const rest = file.layout.root.leaves.find((leaf) => leaf.field.rest);
  return rest ? file.sizeOf(rest, 0) / Math.max(file.size, 1) : 0;
}

/**
 * Read a file with the result of `loadFormats`. Returns `{format, file, evidence}`, or `{fault, format}` where no format can read it:
 * `format` is then the most likely one, or null.
 */
export function identify({ formats, others: unsupported }, name, bytes) {
  const extension = extensionOf(name);
  const claimed = formats.some(({ about }) => about.extensions.includes(extension));
  const read = [];
  const refused = [];
  for (const format of formats) {
    const magic = format.magic.length > 0;
    const named = format.about.extensions.includes(extension);
    if (!named && !format.begins(bytes)) continue;
    const first = attempt(format.layout, bytes);
    const isSeen = Boolean(first.fault) && magic && first.fault.offset > 0;
    const { file, fault } = isSeen ? decidedOtherwise(format.layout, bytes, first) : first;
    if (file) {
      if (magic || named || !claimed) read.push({ format, file, magic, named });
    } else if (isSeen || (named && !magic)) refused.push({ format, fault, isSeen });
  }
  read.sort((a, b) => b.magic - a.magic || b.named - a.named);
  const equals = read.filter((candidate) => candidate.magic === read[0].magic && candidate.named === read[0].named);
  if (equals.length > 1) for (const candidate of equals) candidate.weight = weight(candidate.file);
  const [best] = equals.sort((a, b) => a.weight - b.weight);
  if (best && (best.magic || best.named || weight(best.file) < 0.05)) {
    return { format: best.format, file: best.file, evidence: evidence(best, extension, equals.length > 1) };
  }
  const kind = findUnsupported(unsupported, name, bytes);
  if (kind) return { format: null, fault: new ReadFault(kind.message, { hint: kind.hint }) };
  refused.sort((a, b) => b.isSeen - a.isSeen || b.fault.offset - a.fault.offset);
  const [nearest] = refused;
  if (nearest) return nearest;
  return { format: null, fault: new ReadFault("no format that this page knows reads these bytes", { hint: "The file is damaged, packed, or of another format" }) };
}

function attempt(layout, bytes, pinned) {
  try {
    return { file: File.read(layout, bytes, bytes.length, pinned) };
  } catch (fault) {
    if (fault instanceof ReadFault) return { fault };
    throw fault;
  }
}

/**
 * Read a file with other values for decisions that its bytes leave open. Returns the first attempt that succeeds, or the one
 * that gets farthest: the right values fail only where the file is damaged or ends.
 */
function decidedOtherwise(layout, bytes, first) {
  const { spec, root } = layout;
  const decisions = (root.scope.type.instances ?? []).filter((instance) => instance.notes?.decision);
  let choices = [{}];
  for (const { id, kind, members } of decisions) {
    const values = kind === "bool" ? [false, true] : members ? spec.enums[members].values.map((member) => member.value) : [];
    if (values.length * choices.length <= MOST_CHOICES) choices = [...choices, ...choices.flatMap((choice) => values.map((value) => ({ ...choice, [id]: value })))];
  }
  let farthest = first;
  for (const pinned of choices.slice(1)) {
    const next = attempt(layout, bytes, pinned);
    if (next.file) return next;
    if (next.fault.offset > farthest.fault.offset) farthest = next;
  }
  return farthest;
}

/** Return how little a file is like one of its format: findings of its rules, by its rows, and the share of unknown bytes. */
function weight(file) {
  const { totals } = runRules([{ name: "", number: -1, file, set: null }]);
  const rows = [...file.layout.tables.values()].reduce((sum, table) => sum + file.rows(table), 0);
  return [...totals.values()].reduce((sum, count) => sum + count, 0) / rows + restOf(file);
}

function evidence({ magic, named }, extension, isChosen) {
  const why = [magic && "its first bytes are those of the format", named && `its name ends in .${extension}`, "it can be read to its last byte", isChosen && !magic && "its values make most sense so"].filter(Boolean);
  return why.length > 1 ? `${why.slice(0, -1).join(", ")} and ${why.at(-1)}` : why[0];
}
