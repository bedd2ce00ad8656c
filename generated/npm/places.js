// Places in a file: what pointers such as `/nodes/3/flags/link_count` lead to.

import { NavspecError } from "./errors.js";
import { ABSENT } from "./file.js";
import { bitOf } from "./numbers.js";
import { elementNumber, namedBits } from "./words.js";

/**
 * A place. `kind` is structure (`scope`, `row`), list (`table`, rows `first` to `end`), value (`leaf`, `row`), bit (`leaf`, `row`,
 * `bit`, perhaps its `field`) or derived (`scope`, `row`, `name`).
 */
class Place {
  constructor(kind, pointer, parts) {
    Object.assign(this, { kind, pointer }, parts);
  }
}

const structure = (pointer, scope, row, item = null) => new Place("structure", pointer, { scope, row, item });

/** Return the place of a pointer; throws `NavspecError` where there is none. */
export function findPlace(file, pointer) {
  let place = structure("", file.layout.root.scope, 0);
  if (pointer === "") return place;
  if (pointer[0] !== "/") throw new NavspecError(`a pointer begins with /, as in /${pointer}`);
  for (const name of pointer.slice(1).split("/")) {
    const next = childPlace(file, place, name);
    if (!next) throw new NavspecError(`${place.pointer || "the file"} has no ${name}`, { pointer });
    place = next;
  }
  return place;
}

/** Return the part of a place with a name; null for none. */
export function childPlace(file, place, name) {
  const pointer = `${place.pointer}/${name}`;
  if (place.kind === "structure") return partOf(file, place, name, pointer);
  if (place.kind === "list") {
    const { table, first, end } = place;
    const number = /^[0-9]{1,15}$/.test(name) ? Number(name) : elementNumber(file.layout.spec, table.field, name);
    return number < end - first ? elementOf(table, first + number, pointer) : null;
  }
  if (place.kind !== "value") return null;
  const bit = bitsOf(file, place).find(({ id }) => id === name);
  return bit ? new Place("bit", pointer, { leaf: place.leaf, row: place.row, bit, field: bit.field ?? null }) : null;
}

function partOf(file, { scope, row }, name, pointer) {
  const item = scope.items.find(({ id }) => id === name);
  if (item) return isThere(file, item, row) ? placeOf(file, item, row, pointer) : null;
  const instance = scope.type.instances?.find(({ id, value }) => id === name && value !== null && value !== undefined);
  return instance ? new Place("derived", pointer, { scope, row, name, instance }) : null;
}

/** Return whether a row has a part of a structure. */
export function isThere(file, item, row) {
  if (item.table) return file.listSpan(item.table, row) !== null;
  return item.group ? file.has(item, row) : file.at(item.leaf, row) !== ABSENT;
}

function placeOf(file, item, row, pointer) {
  if (item.leaf) return new Place("value", pointer, { leaf: item.leaf, row });
  if (item.group) return structure(pointer, item.group, row, item);
  const { table } = item;
  const [first, end] = file.rowsOf(table, row);
  return table.kind === "optional" ? structure(pointer, table.scope, first, item) : new Place("list", pointer, { table, first, end, row });
}

const elementOf = (table, row, pointer) =>
  table.element ? new Place("value", pointer, { leaf: table.leaves[0], row }) : structure(pointer, table.scope, row);

/** Return the bits of a value that have names: `{id, shift, width}`. */
export function bitsOf(file, { leaf, row }) {
  if (leaf.bits) return leaf.bits;
  if (!leaf.field.notes?.bits) return [];
  return namedBits(file, leaf, row, 0).map(([id, , shift]) => ({ id, shift, width: 1 }));
}

/** Return what is stored at a place: a number (a BigInt beyond 2^53), a truth value, bytes; of more than one value, objects and arrays of them. */
export function valueAt(file, place) {
  const { kind, row } = place;
  if (kind === "structure") {
    const parts = place.scope.items.filter((item) => isThere(file, item, row));
    return Object.fromEntries(parts.map((item) => [item.id, valueAt(file, placeOf(file, item, row, ""))]));
  }
  if (kind === "list") return Array.from({ length: place.end - place.first }, (_, at) => valueAt(file, elementOf(place.table, place.first + at, "")));
  if (kind === "derived") {
    try {
      return file.derived(place.scope, place.name, row);
    } catch (error) {
      throw new NavspecError(`this has no value here (${error.message})`, { pointer: place.pointer });
    }
  }
  const value = file.value(place.leaf, row);
  if (kind === "bit") return bitValue(value, place.bit);
  if (place.leaf.bits) return Object.fromEntries(place.leaf.bits.map((bit) => [bit.id, bitValue(value, bit)]));
  return place.leaf.field.terminator === undefined ? value : value.subarray(0, -1);
}

function bitValue(whole, bit) {
  const value = bitOf(whole, bit);
  return bit.width === 1 ? value === 1 : value;
}

/** Return begin and end of a part of a structure that a row has; null for a structure without bytes. */
export function spanOfItem(file, item, row) {
  const span = spanAt(file, placeOf(file, item, row, ""));
  return span && [span[0], span[0] + span[1]];
}

/** Return the offset and length of a place; null for derived values, which have none. */
export function spanAt(file, place) {
  const { kind, row } = place;
  if (kind === "derived") return null;
  if (kind === "list") {
    const [start, end] = file.listSpan(place.table, place.row);
    return [start, end - start];
  }
  if (kind === "structure") {
    if (place.scope.prefix === "") {
      const start = file.start(place.scope.table, row);
      return [start, file.end(place.scope.table, row) - start];
    }
    const spans = place.scope.items.filter((item) => isThere(file, item, row)).map((item) => spanAt(file, placeOf(file, item, row, "")));
    const last = spans.at(-1);
    return last ? [spans[0][0], last[0] + last[1] - spans[0][0]] : null;
  }
  return [file.at(place.leaf, row), file.sizeOf(place.leaf, row)];
}
