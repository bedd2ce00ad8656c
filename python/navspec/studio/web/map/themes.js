// Themes that colour polygons and points, and the related polygons of each.

import { Theme } from "./theme.js";

// Scenes have kinds from 0 on, and -1 for none.
export function themeOf({ codes, ...theme }) {
  return new Theme({ ...theme, codes: theme.marks ? codes : Int32Array.from(codes, (code) => code + 1) });
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
