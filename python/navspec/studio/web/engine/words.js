// Values, places and kinds of fields in words.

const thousands = (value) => value.toLocaleString("en-US");

/** `1 row`, `2,000 rows`. */
export const formatCount = (count, noun) => `${thousands(count)} ${noun}${count === 1 ? "" : "s"}`;

/** An offset as the reference writes it. */
export const hexadecimal = (offset) => `0x${offset.toString(16).toUpperCase()}`;

/** The enum that names the values of a field: its own, that of the derived value `<field>_name`, or that of `-enum`. */
export function enumOf(spec, type, field) {
  const hashed = field.notes?.enum;
  if (hashed || field.enum) return spec.enums[hashed ?? field.enum] ?? null;
  const named = type?.instances?.find((instance) => instance.id === `${field.id}_name` && instance.enum);
  const { value } = named ?? {};
  return value?.op === "get" && value.from === "self" && value.path.length === 1 && value.path[0] === field.id ? spec.enums[named.enum] : null;
}

/** Return the member of an enum with a value; members of a hash are listed as `member - 2^32`. */
export function memberOf(names, field, value) {
  if (!names) return null;
  names.byValue ??= new Map(names.values.map((member) => [member.value, member]));
  const size = field.kind === "int" && !field.signed ? 2 ** (8 * field.size) : 0;
  return names.byValue.get(value) ?? (size ? names.byValue.get(value - size) : undefined) ?? null;
}

/** Return the name of an element of a list from `-index`, if any. */
export function elementName(spec, field, number) {
  const index = field.notes?.index;
  return index ? memberOf(spec.enums[index.enum], {}, number + (index.first ?? 0)) : null;
}

/** Return the number of the element that `-index` gives a name; NaN for none. */
export function elementNumber(spec, field, name) {
  const index = field.notes?.index;
  const member = index && spec.enums[index.enum].values.find(({ id }) => id === name);
  return member ? member.value - (index.first ?? 0) : NaN;
}

const decoder = new TextDecoder();

/** Return a text of letters of two bytes up to its first zero; null for other bytes. */
function wideTextOf(bytes) {
  const letters = bytes.filter((_, at) => at % 2 === 0);
  const count = letters.indexOf(0);
  return count > 1 && bytes.subarray(0, 2 * count).every((byte, at) => at % 2 === 0 || byte === 0) ? textOf(letters) : null;
}

/** Return text, where bytes are one up to their first zero; null for others. */
export function textOf(bytes) {
  const end = bytes.indexOf(0);
  const text = bytes.subarray(0, end < 0 ? bytes.length : end);
  return text.length > 0 && text.length <= 200 && text.every((byte) => byte >= 32 && byte < 127) ? decoder.decode(text) : null;
}

function ofBytes(bytes) {
  const text = wideTextOf(bytes) ?? textOf(bytes);
  if (text !== null) return `"${text}"`;
  const first = [...bytes.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join(" ");
  return bytes.length > 8 ? `${first} … (${formatCount(bytes.length, "byte")})` : first || "no bytes";
}

const ofNumber = (value) => (typeof value === "number" && !Number.isInteger(value) ? String(Number(value.toPrecision(9))) : String(value));

/** Return the scaled value of a number, and its unit; null where only the stored number has a meaning. */
function scaled(file, scope, field, row, value) {
  const scale = field.notes?.scale;
  if (scale === undefined) return null;
  const real = typeof scale === "number" ? value * scale : file.derived(scope, scale, row);
  return Number(real);
}

/** Return a value in words: `{value, more}`, `more` being the unit, the name in its enum, or the stored number. */
export function describeValue(file, scope, field, row, value) {
  if (value === undefined) return { value: "not there", more: "" };
  if (value instanceof Uint8Array) return { value: ofBytes(value), more: "" };
  const { spec } = file.layout;
  const member = memberOf(enumOf(spec, scope.type, field), field, Number(value));
  if (member) return { value: String(value), more: member.id.replaceAll("_", " ") };
  const real = scaled(file, scope, field, row, value);
  const unit = unitOf(scope, field);
  if (real !== null && real !== value) return { value: `${ofNumber(real)}${unit ? ` ${unit}` : ""}`, more: `stored as ${value}` };
  return { value: ofNumber(value), more: unit };
}

export function unitOf(scope, field) {
  const { unit, scale } = field.notes ?? {};
  return unit ?? (typeof scale === "string" ? scope.type.instances?.find((instance) => instance.id === scale)?.notes?.unit : undefined) ?? "";
}

/** The kind of a field in the words of Kaitai: `u2`, `f4`, `bits`, `bytes`. */
export function kindOf(leaf) {
  if (leaf.bits) return formatCount(leaf.size * 8, "bit");
  if (leaf.kind === "bytes") return "bytes";
  if (leaf.kind === "switch") return "number";
  return `${leaf.kind === "float" ? "f" : leaf.field.signed ? "s" : "u"}${leaf.size}`;
}

/** The class by which the pages colour bytes. */
export function colourOf(leaf) {
  if (leaf.field.notes?.evidence?.includes("unknown")) return "unknown";
  if (leaf.bits || leaf.field.notes?.bits) return "flags";
  return leaf.kind === "float" ? "float" : leaf.kind === "bytes" ? "bytes" : "number";
}

/** Names that `-bits` gives to bits of an integer: `[name, is set]`. */
export function namedBits(file, leaf, row, value) {
  const facts = [];
  for (const [number, names] of Object.entries(leaf.field.notes?.bits ?? {})) {
    if (Number(number) >= leaf.width(file, row).size * 8) continue;
    const choices = typeof names === "string" ? { _: names } : names;
    const name = Object.entries(choices).find(([test]) => test === "_" || file.derived(file.layout.root.scope, test, 0))?.[1];
    if (name) facts.push([name, Math.floor(Number(BigInt(value) >> BigInt(number))) % 2 === 1, Number(number)]);
  }
  return facts;
}
