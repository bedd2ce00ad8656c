// Places of a file as records: what they are, and their values, as `navspec get --output-format json` has them.

import { Float } from "./json.js";
import { bitsOf, childPlace, valueAt } from "./places.js";
import { formatValue, showFloat } from "./rules/text_format.js";
import { elementName, enumOf, memberOf, textOf } from "./words.js";

/** Return the float of four bytes with the fewest digits that is stored as a value. */
function shortest(value) {
  for (let digits = 1; digits < 17; digits += 1) {
    const short = Number(formatValue(value, "float", `.${digits}g`));
    if (Math.fround(short) === value) return short;
  }
  return value;
}

const hex = (bytes) => `hex:${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;

/** Return a stored value for JSON: finite floats as numbers, others by their bits, bytes as `hex:`. */
function plainValue(file, { leaf, row }, value) {
  if (value instanceof Uint8Array) return hex(value);
  if (leaf?.width(file, row).kind !== "float") return value;
  const { size } = leaf.width(file, row);
  if (Number.isFinite(value)) return new Float(size === 4 ? shortest(value) : value);
  const bytes = file.bytes.slice(file.at(leaf, row), file.at(leaf, row) + size);
  return `f${size}:${hex(leaf.endian === "be" ? bytes : bytes.reverse()).slice(4)}`;
}

/** Return all values of a place for JSON. */
export function jsonTree(file, place) {
  if (place.kind === "structure") return Object.fromEntries(namesOf(file, place).map((name) => [name, jsonTree(file, childPlace(file, place, name))]));
  if (place.kind === "list") return Array.from({ length: place.end - place.first }, (_, at) => jsonTree(file, childPlace(file, place, String(at))));
  const value = valueAt(file, place);
  if (place.kind === "value" && place.leaf.bits) return value;
  if (place.kind === "derived") return place.instance.kind === "float" ? new Float(value) : typeof value === "number" && place.instance.kind === "bool" ? Boolean(value) : value;
  return plainValue(file, place, value);
}

function namesOf(file, { scope, row }) {
  return scope.items.filter(({ id }) => childPlace(file, { kind: "structure", scope, row, pointer: "" }, id)).map(({ id }) => id);
}

const KINDS = { structure: "structure", list: "list", derived: "derived", bit: "number" };

/** Return a place as a record of `get`. */
export function describePlace(file, place) {
  const kind = KINDS[place.kind] ?? (place.leaf.kind === "bytes" ? "bytes" : bitsOf(file, place).length ? "flags" : "number");
  const size = place.kind === "structure" ? { fields: namesOf(file, place).length } : place.kind === "list" ? { count: place.end - place.first } : {};
  return { pointer: place.pointer, kind, type: typeOf(file, place), ...elementOf(file, place), ...size, value: jsonTree(file, place), ...meaningOf(file, place) };
}

/** Return the name of an element of a list, where the spec has one. */
function elementOf(file, { kind, pointer, scope, leaf }) {
  const number = /\/([0-9]+)$/.exec(pointer)?.[1];
  const table = kind === "structure" ? scope.table : kind === "value" ? leaf.scope.table : null;
  const member = number && table?.field ? elementName(file.layout.spec, table.field, Number(number)) : null;
  return member ? { element: member.id } : {};
}

function typeOf(file, place) {
  const { kind, leaf, row } = place;
  if (kind === "structure") return Object.entries(file.layout.spec.types).find(([, type]) => type === place.scope.type)?.[0] ?? "";
  if (kind === "list") return `${elementType(place.table)}[${place.end - place.first}]`;
  if (kind === "derived") return place.instance.kind;
  if (kind === "bit") return `b${place.bit.width}`;
  if (leaf.kind === "bytes") return leaf.field.terminator === undefined ? `bytes[${file.sizeOf(leaf, row)}]` : "text";
  return leaf.bits ? leaf.field.type : numberType(leaf.width(file, row));
}

const numberType = ({ kind, size, signed }) => `${kind === "float" ? "f" : signed ? "s" : "u"}${size}`;

function elementType({ element, field, leaves: [leaf] }) {
  if (!element || leaf.bits) return field.type;
  return leaf.kind === "bytes" ? "bytes" : numberType(leaf);
}

/** Return the meaning of a value: its name in an enum, its unit and scaled value, its text. */
function meaningOf(file, place) {
  const { kind, leaf, row } = place;
  if (kind === "structure" || kind === "list") return {};
  const { spec } = file.layout;
  const field = kind === "bit" ? place.field : kind === "derived" ? place.instance : leaf.scope.table.element ? leaf.scope.table.field : leaf.field;
  const meaning = {};
  const value = valueAt(file, place);
  const names = kind === "derived" ? spec.enums[field.enum ?? field.members] : field && enumOf(spec, kind === "bit" ? spec.types[leaf.field.type] : leaf.scope.type, field);
  const member = names && typeof value === "number" ? memberOf(names, kind === "derived" ? {} : field, value) : null;
  if (member) meaning.name = member.id;
  const { scale, unit } = field?.notes ?? {};
  if (typeof scale === "number" && typeof value === "number") meaning.scaled = new Float(value * scale);
  if (kind === "value" && leaf.kind !== "bytes" && bitsOf(file, place).length) meaning.bits = Object.fromEntries(bitsOf(file, place).map(({ id }) => [id, valueAt(file, childPlace(file, place, id))]));
  if (value instanceof Uint8Array && textOf(value) !== null) meaning.text = textOf(value);
  return { ...meaning, ...(unit && row !== undefined ? { unit } : {}) };
}

/** Return a value of a record as people read it. */
export function valueInWords({ value, name, unit, text }) {
  const shown = value instanceof Float ? showFloat(value.value) : text !== undefined ? JSON.stringify(text) : String(value);
  return [name ? `${shown} (${name})` : shown, unit].filter(Boolean).join(" ");
}
