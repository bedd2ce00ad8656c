// Every annotation of a spec that makes a rule, at its place.

import { fieldPlaces, notesOf } from "../fields.js";

export const KEYS = ["expect", "key", "unique", "checksum", "echo", "ref", "range_ref"];

/** Return the limits of an expectation: not below `low`, not above `high`, one of `among`; undefined for none. */
function limits(note, spec) {
  return {
    low: note.min ?? note.eq,
    high: note.max ?? note.eq,
    among: note["any-of"] ?? (note["in-enum"] ? spec.enums[note["in-enum"]].values.map((member) => member.value) : undefined),
  };
}

/**
 * Annotations with a code, in file order: `{code, key, note, field, table, path, leaf, bit, limits}`. The rule runs over the
 * rows of `table`, and `path` leads from a row to the field; the values are in `leaf` and `bit`, in a table of their own where
 * the row has a list of them.
 */
export function declaredRules(layout) {
  if (!KNOWN.has(layout)) KNOWN.set(layout, gathered(layout));
  return KNOWN.get(layout);
}

const KNOWN = new WeakMap();

function gathered(layout) {
  const rules = [];
  for (const place of fieldPlaces(layout)) {
    for (const key of KEYS) {
      for (const note of notesOf(place.field, key)) if (note.code) rules.push({ ...place, code: note.code, key, note, limits: limits(note, layout.spec) });
    }
  }
  return rules;
}

/** Return the table whose rows a value belongs to: lists of constant length are part of the row around them. */
export function rowTable(table) {
  return table.isInRow ? rowTable(table.around) : table;
}

/** Return the row that a row of a list of constant length is part of. */
export function outerRow(file, table, row) {
  return table.isInRow ? outerRow(file, table.around, file.parentRow(table, row)) : row;
}
