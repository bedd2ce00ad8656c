// What depends on the numbers of rows: references, slices, lists parallel to others, bits of pairs.

import { fieldPlaces, notesOf } from "./fields.js";
import { findLeaf } from "./rules/columns.js";

const byLayout = new WeakMap();

/**
 * Return every part of a spec that depends on row numbers, with tables and dotted fields as for `resolveField`:
 * `numbers` are `{table, field, to, key, base, none, isAcross, tests}`, `slices` are `{table, first, count, to}`; `pairs` are tables by the
 * lists with a bit for each pair of their rows, `beside` the tables that lists are parallel to; `numbered` are fields that repeat the
 * number of their row, by table, and `named` those of them that are unique.
 */
export function referencesOf(layout) {
  if (!byLayout.has(layout)) byLayout.set(layout, gathered(layout));
  return byLayout.get(layout);
}

function gathered(layout) {
  const refs = { numbers: [], slices: [], pairs: new Map(), beside: new Map(), numbered: new Map(), named: new Map() };
  for (const place of fieldPlaces(layout)) {
    const { table, path, field } = place;
    refs.numbers.push(...numbersOf(layout, place));
    for (const note of notesOf(field, "range_ref")) refs.slices.push({ table: table.key, first: note.first, count: note.count ?? "", to: note.table });
    for (const to of notesOf(field, "pairs")) refs.pairs.set(table.key, to);
    for (const note of notesOf(field, "beside")) refs.beside.set(table.key, note.table ?? note);
    if (!notesOf(field, "key").some((note) => note.is === "row")) continue;
    refs.numbered.set(table.key, [...(refs.numbered.get(table.key) ?? []), path]);
    if (field.notes.unique) refs.named.set(table.key, [...(refs.named.get(table.key) ?? []), path]);
  }
  return refs;
}

function* numbersOf(layout, { table, path, field }) {
  let tests = [];
  for (const note of notesOf(field, "ref")) {
    const inside = [path, note.row].filter(Boolean).join(".");
    const list = inside ? layout.table([table.key, inside].filter(Boolean).join(".")) : null;
    const conditions = note.if ? [...tests, [note.if, true]] : tests;
    if (note.if) tests = [...tests, [note.if, false]];
    const none = note.none === undefined ? null : Number(note.none);
    yield { table: list?.key ?? table.key, field: list ? "" : inside, to: note.table, key: note.key ?? "", base: note.base ?? 0, none, isAcross: note.file !== undefined, tests: conditions };
  }
}

/** Yield the references to rows of some tables that a file has, with the leaf and bit field that hold each. */
export function* findReferences(file, tables) {
  for (const reference of referencesOf(file.layout).numbers) {
    if (!tables.has(reference.to) || !reference.tests.every(([name, expected]) => Boolean(file.derived(file.layout.root.scope, name, 0)) === expected)) continue;
    if (reference.key && !heldBy(file, reference.to, reference.key)) continue;
    const holder = heldBy(file, reference.table, reference.field);
    if (holder) yield { reference, ...holder };
  }
}

/** Return the leaf and bit field of a stored field that the rows of a file have; null for none. */
export function heldBy(file, key, field) {
  const table = file.layout.table(key);
  return table ? findLeaf(file, table, field) : null;
}
