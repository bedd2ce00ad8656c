// Themes that colour polygons and points, and the related polygons of each.

import { Theme } from "./theme.js";

// Scenes have kinds from 0 on, and -1 for none.
export function themeOf({ codes, ...theme }) {
  return new Theme({ ...theme, codes: theme.marks ? codes : fromOne(codes) });
}

// Codes as `Theme` has them.
export function fromOne(codes) {
  const moved = new Int32Array(codes.length);
  for (let at = 0; at < codes.length; at += 1) moved[at] = codes[at] + 1;
  return moved;
}

// Of each polygon a bit for each of all that goes with it, the highest bit of a byte first.
export class Relation {
  constructor({ title, word, pairs }, many) {
    Object.assign(this, { title, word, pairs, width: Math.ceil(many / 8) });
  }

  holds(from, to) {
    return ((this.pairs[from * this.width + (to >> 3)] >> (7 - (to & 7))) & 1) === 1;
  }
}
