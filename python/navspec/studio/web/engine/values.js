// Values that are stored: what fits a place, and how it is written.

import { bytesOf, countedBy, counterOf } from "./counters.js";
import { NavspecError } from "./errors.js";
import { wholeLimits, writeNumber } from "./numbers.js";
import { enumOf } from "./words.js";

const WHOLE = /^[+-]?(0x[0-9a-f]{1,40}|[0-9]{1,40})$/i;
const BITS = /^(?:f[48]:|0x)([0-9a-f]+)$/i;
const TRUTH = { true: 1n, yes: 1n, false: 0n, no: 0n };
const NUMBER = /^[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)(e[+-]?[0-9]+)?$/i;
const FEW = 12;
const RULES = {
  eq: [(value, bound) => value === bound, "is always"],
  min: [(value, bound) => value >= bound, "is at least"],
  max: [(value, bound) => value <= bound, "is at most"],
  any_of: [(value, bound) => bound.includes(value), "is one of"],
};

/** Return the field of a place, that of the list for an element. */
const fieldOf = ({ kind, leaf, field }) => (kind === "bit" ? field : leaf.scope.table.element ? leaf.scope.table.field : leaf.field);

/** Throw `NavspecError` for a place that cannot be set. */
export function requireSettable(file, place) {
  const why = describeRefusal(file, place);
  if (why) throw new NavspecError(why, { pointer: place.pointer });
}

/** Return why a place cannot be set; empty where it can. */
export function describeRefusal(file, place) {
  const { kind, pointer } = place;
  if (kind === "structure") return `this is a structure; set a field of it (${place.scope.items.slice(0, FEW).map(({ id }) => id).join(", ")})`;
  if (kind === "list") return `this is a list; set an element of it (${pointer}/0), or insert and remove rows`;
  if (kind === "derived") return "this is not stored; set the values that it follows from";
  const field = fieldOf(place);
  if (field?.contents !== undefined) return "these bytes are the same in every file of the format";
  const why = kind === "bit" ? "" : describeComputed(file, place.leaf);
  if (why) return `this ${why}, and is filled in when the file is written`;
  if (field?.notes?.key) return "this number is determined by its position; `navspec repair` fixes a wrong one";
  return "";
}

/** Return the role of a value that is computed when the file is written; empty for other values. */
function describeComputed(file, leaf) {
  const notes = leaf.field.notes ?? {};
  const counted = notes.count_of?.list ?? notes.size_of?.list ?? countedBy(file, leaf);
  if (counted) return `counts ${counted}`;
  if (notes.checksum) return "is a checksum of the file";
  return notes.echo ? "repeats other bytes" : "";
}

const misfit = (place, value, why) => new NavspecError(`${typeof value === "string" ? `'${value}'` : String(value)} does not fit; ${why}`, { pointer: place.pointer });

/** Return the number of bytes that a place of bytes must have; null where a count or the end of the text follows. */
function fixedLength(file, { leaf, row }) {
  if (leaf.field.terminator !== undefined || (leaf.length && counterOf(file, bytesOf(leaf)))) return null;
  return file.sizeOf(leaf, row);
}

/**
 * Return a value as its place stores it: a number (whole ones as BigInts), or bytes. Texts are read as on the command line: `12`, `0xFF`,
 * the name of a member of an enum, a number with its unit, `true`, the bits of a float, `hex:00FF`. Throws `NavspecError` for others.
 */
export function parseValue(file, place, value) {
  if (place.leaf.kind === "bytes") return parseBytes(file, place, value);
  const parsed = place.leaf.width(file, place.row).kind === "float" ? parseFloating(file, place, value) : parseWhole(file, place, value);
  requireValid(place, parsed);
  return parsed;
}

function limitsOf(file, { kind, leaf, row, bit }) {
  return kind === "bit" ? [0n, (1n << BigInt(bit.width)) - 1n] : wholeLimits(leaf.width(file, row));
}

function namesOf(file, { kind, leaf, field }) {
  const { spec } = file.layout;
  const names = kind === "bit" ? field && enumOf(spec, spec.types[leaf.field.type], field) : enumOf(spec, leaf.scope.type, leaf.field);
  return names?.values ?? [];
}

function parseWhole(file, place, value) {
  let number = typeof value === "string" ? wholeOfText(file, place, value.trim()) : typeof value === "boolean" ? BigInt(value) : value;
  if (typeof number === "number" && Number.isInteger(number)) number = BigInt(number);
  const [low, high] = limitsOf(file, place);
  if (typeof number !== "bigint") throw misfit(place, value, `use a whole number from ${low} to ${high}${namesOf(file, place).length ? ", or one of its names" : ""}`);
  if (number < low || number > high) throw misfit(place, value, `use ${low} to ${high}`);
  return number;
}

function wholeOfText(file, place, text) {
  if (WHOLE.test(text)) return text[0] === "-" ? -BigInt(text.slice(1)) : BigInt(text.replace("+", ""));
  const names = namesOf(file, place);
  const member = names.find(({ id }) => id === text.toLowerCase());
  if (member) return BigInt(member.value);
  const [low, high] = limitsOf(file, place);
  if (low === 0n && high === 1n && text.toLowerCase() in TRUTH) return TRUTH[text.toLowerCase()];
  if (names.length && /^[a-z_]\w*$/i.test(text)) throw new NavspecError(`unknown value '${text}'`, { pointer: place.pointer });
  const amount = quantity(place, text);
  if (amount === null) return null;
  const { scale = 1, unit } = fieldOf(place).notes;
  const number = amount / scale;
  const whole = Math.round(number);
  if (Math.abs(number - whole) > 1e-9 * Math.max(Math.abs(number), 1)) {
    const steps = [Math.floor(number), Math.ceil(number)].map((step) => Number((step * scale).toFixed(9)));
    throw misfit(place, text, `the nearest values are ${steps.join(" and ")} ${unit}`);
  }
  return BigInt(whole);
}

/** Return a number that the unit of the field follows; null for other texts. */
function quantity(place, text) {
  const unit = fieldOf(place)?.notes?.unit;
  const amount = unit && text.endsWith(unit) ? text.slice(0, -unit.length).trim() : "";
  return NUMBER.test(amount) ? Number(amount) : null;
}

function parseFloating(file, place, value) {
  const { size } = place.leaf.width(file, place.row);
  let number = value;
  if (typeof value === "string") {
    const text = value.trim();
    const bits = BITS.exec(text);
    if (bits) {
      if (bits[1].length !== 2 * size) throw misfit(place, value, `its bits are ${2 * size} hexadecimal digits`);
      return Uint8Array.from(bits[1].match(/../g), (digits) => parseInt(digits, 16));
    }
    const amount = quantity(place, text);
    if (amount === null && !NUMBER.test(text)) throw misfit(place, value, "use a number");
    number = amount === null ? Number(text) : amount / (fieldOf(place).notes.scale ?? 1);
  }
  if (typeof number === "bigint") number = Number(number);
  if (typeof number !== "number") throw misfit(place, value, "use a number");
  if (!Number.isFinite(number)) throw misfit(place, value, "to store it anyway, give its bits, as '0x...'");
  if (size === 4 && !Number.isFinite(Math.fround(number))) throw misfit(place, value, `it is too large for ${8 * size} bits`);
  return number;
}

function parseBytes(file, place, value) {
  const size = fixedLength(file, place);
  let [data, isExact] = [value, true];
  if (typeof value === "string" && value.startsWith("hex:")) {
    const digits = value.slice(4).replaceAll(" ", "");
    if (!/^([0-9a-f]{2})*$/i.test(digits)) throw misfit(place, value, "after hex: use pairs of the digits 0 to f");
    data = Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  } else if (typeof value === "string") {
    const isQuoted = value.length > 1 && value[0] === '"' && value.at(-1) === '"';
    [data, isExact] = [new TextEncoder().encode(isQuoted ? value.slice(1, -1) : value), false];
  } else if (!(value instanceof Uint8Array)) throw misfit(place, value, "bytes are text, or hex:00ff");
  if (size !== null) {
    if (data.length > size || (isExact && data.length < size)) throw misfit(place, value, `it has ${data.length} bytes, and this place ${isExact ? "" : "up to "}${size}`);
    const padded = new Uint8Array(size);
    padded.set(data);
    data = padded;
  }
  const { terminator } = place.leaf.field;
  if (terminator !== undefined && data.includes(terminator)) throw misfit(place, value, "the text contains the byte that terminates it");
  return data;
}

/** Throw `NavspecError` for a number against the constants of its field; other conditions are checked when the file is written. */
function requireValid(place, value) {
  const valid = fieldOf(place)?.valid;
  if (!valid || value instanceof Uint8Array) return;
  for (const [rule, [isGood, words]] of Object.entries(RULES)) {
    const bound = valid[rule];
    const bounds = Array.isArray(bound) ? bound : [bound];
    if (bound === undefined || bounds.some((limit) => limit !== null && typeof limit === "object") || isGood(Number(value), bound)) continue;
    throw misfit(place, value, `this field ${words} ${bounds.join(", ")}, or the file could not be read`);
  }
}

/** Write a stored number, or the bits of a float, at the place of a leaf or of a bit field in it. */
export function store(view, at, layout, bit, value) {
  if (value instanceof Uint8Array) {
    // The bits of a float have the highest byte first.
    const ordered = layout.endian === "be" ? value : value.slice().reverse();
    ordered.forEach((byte, index) => view.setUint8(at + index, byte));
  } else if (bit) {
    const whole = BigInt(layout.read(view, at));
    const mask = ((1n << BigInt(bit.width)) - 1n) << BigInt(bit.shift);
    writeNumber(view, at, layout, (whole & ~mask) | (BigInt(value) << BigInt(bit.shift)));
  } else writeNumber(view, at, layout, value);
}

