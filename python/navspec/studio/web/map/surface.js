// Polygons of a scene, filled by a value of each, those of low values below the others.

import { boxesOf, holds, startsOf } from "./polygons.js";
import { SHADES } from "./shades.js";
import { cellsOfBoxes, makePieces, OUTLINED } from "./pieces.js";
import { Relation, themeOf } from "./themes.js";

const MANY = 3000; // polygons that are drawn as they are at every scale
const PART = 1 << 18; // corners that are taken in one go
const FEW = 0.05; // part of the polygons that may be smaller at a scale from which on all are drawn as they are

export class Surface {
  constructor({ title, noun, shown, counts, values, numbers, themes, relation }, box) {
    Object.assign(this, { title, noun, shown, counts, values, numbers, box, levels: new Map(), paint: null });
    this.themes = themes.map(themeOf);
    this.relation = relation?.pairs && new Relation(relation, counts.length);
  }

  // Take places and order of the polygons from a scene. A generator, which yields between parts of this work.
  *measure(corners, x, y) {
    const { counts, values } = this;
    const many = counts.length;
    this.x = new Float32Array(corners.length);
    this.y = new Float32Array(corners.length);
    for (let at = 0; at < corners.length; at += 1) {
      if (at % PART === PART - 1) yield;
      this.x[at] = x[corners[at]];
      this.y[at] = y[corners[at]];
    }
    this.starts = startsOf(counts);
    yield;
    this.boxes = boxesOf(this);
    yield;
    const rows = yield* sortedRows(values);
    this.ranks = new Float32Array(many);
    this.sorted = new Float32Array(many);
    for (let rank = 0; rank < many; rank += 1) {
      this.ranks[rows[rank]] = rank;
      this.sorted[rank] = values[rows[rank]];
    }
  }

  // Return the shade of each polygon on a scale.
  rate({ low, high }) {
    const step = (SHADES - 1) / (high - low || 1);
    this.shades = new Uint16Array(this.values.length);
    for (let at = 0; at < this.shades.length; at += 1) this.shades[at] = Math.max(0, Math.min(SHADES - 1, Math.round((this.values[at] - low) * step)));
  }

  // Return the number of polygons that do not lie above a value.
  below(ceiling) {
    const above = ceiling < Infinity ? this.sorted.findIndex((value) => value > ceiling) : -1;
    return above < 0 ? this.sorted.length : above;
  }

  // `shades` are others than those of the values, one for each polygon.
  repaint(shades) {
    this.paint = shades;
    for (const level of this.levels.values()) level.isPainted = false;
  }

  // Polygons are drawn as they are at all scales, or from a scale on at which nearly all have outlines.
  levelAt(scale) {
    if (this.counts.length < MANY) return Infinity;
    this.fineScale ??= OUTLINED / (sidesOf(this.boxes).sort()[Math.floor(FEW * this.counts.length)] || 1);
    return scale >= this.fineScale ? Infinity : Math.ceil(Math.log2(scale));
  }

  // Draw in parts, and yield after each how many triangles that were. The pieces that a scale needs are made when it is
  // first seen, in parts as well.
  *draw(tools, camera, view, { colors, ceiling, palette, ratio }) {
    const level = this.levelAt(camera.scale * ratio);
    if (!this.levels.has(level)) this.levels.set(level, yield* makePieces(this, 2 ** level, tools));
    const pieces = this.levels.get(level);
    if (!pieces.isPainted) {
      pieces.paint(this.paint ?? this.shades, tools.fills);
      yield 0;
    }
    yield* pieces.draw(tools, camera, view, { colors, last: this.below(ceiling), many: this.counts.length, palette, ratio });
  }

  get cells() {
    this.cellsOnce ??= cellsOfBoxes(this.boxes, this.box);
    return this.cellsOnce;
  }

  // Call `act` with the number and the sides of each polygon whose box touches another.
  eachBox([west, south, east, north], act) {
    const { boxes, numbers } = this;
    this.cells.each([west, south, east, north], (at) => {
      const sides = boxes.subarray(4 * at, 4 * at + 4);
      if (sides[0] <= east && sides[2] >= west && sides[1] <= north && sides[3] >= south) act(numbers[at], sides);
    });
  }

  // The polygons up to a value that hold a place, the lowest first.
  allAt(x, y, ceiling) {
    const { ranks } = this;
    const last = this.below(ceiling);
    const polygons = [];
    this.cells.each([x, y, x, y], (at) => {
      if (ranks[at] < last && holds(this, at, x, y)) polygons.push(at);
    });
    return polygons.sort((a, b) => ranks[a] - ranks[b]);
  }

  free() {
    for (const level of this.levels.values()) level.free();
    this.levels.clear();
  }
}

// Longer sides of boxes.
function sidesOf(boxes) {
  const sides = new Float32Array(boxes.length / 4);
  for (let at = 0; at < sides.length; at += 1) sides[at] = Math.max(boxes[4 * at + 2] - boxes[4 * at], boxes[4 * at + 3] - boxes[4 * at + 1]);
  return sides;
}

const [DIGITS, TIMES] = [11, 3]; // bits of a key that are sorted by at a time, and how many times that is all of them

// Rows in the order of their values: sorted by digits of their bits, many times faster than by comparing. A generator, too.
function* sortedRows(values) {
  const many = values.length;
  const keys = new Uint32Array(Float32Array.from(values).buffer);
  for (let at = 0; at < many; at += 1) {
    if (values[at] === 0) keys[at] = 0; // -0 too
    keys[at] = keys[at] >>> 31 ? ~keys[at] : keys[at] | 0x80000000;
  }
  let rows = new Uint32Array(many);
  let next = new Uint32Array(many);
  for (let at = 0; at < many; at += 1) rows[at] = at;
  for (let shift = 0; shift < TIMES * DIGITS; shift += DIGITS) {
    yield;
    const starts = new Uint32Array((1 << DIGITS) + 1);
    const digit = (row) => (keys[row] >>> shift) & ((1 << DIGITS) - 1);
    for (let at = 0; at < many; at += 1) starts[digit(at) + 1] += 1;
    for (let at = 0; at < 1 << DIGITS; at += 1) starts[at + 1] += starts[at];
    for (let at = 0; at < many; at += 1) next[starts[digit(rows[at])]++] = rows[at];
    [rows, next] = [next, rows];
  }
  return rows;
}
