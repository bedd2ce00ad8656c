// Polygons of a scene, filled by a value of each, those of low values below the others.

import { boxesOf, holds, startsOf } from "../../../report/html/polygons.js";
import { SHADES } from "../../../report/html/shades.js";
import { Pieces } from "./pieces.js";
import { Relation, themeOf } from "./themes.js";

const MANY = 3000; // polygons that are drawn as they are at every scale

export class Surface {
  constructor({ title, noun, shown, corners, counts, values, numbers, themes, relation }, x, y, box) {
    Object.assign(this, { title, noun, shown, counts, values, numbers, box, levels: new Map(), paint: null });
    this.themes = themes.map(themeOf);
    this.relation = relation?.pairs && new Relation(relation, counts.length);
    const many = counts.length;
    this.x = Float32Array.from(corners, (row) => x[row]);
    this.y = Float32Array.from(corners, (row) => y[row]);
    this.starts = startsOf(counts);
    this.boxes = boxesOf(this);
    this.ranks = new Float32Array(many);
    const order = Uint32Array.from(values.keys()).sort((a, b) => values[a] - values[b] || a - b);
    order.forEach((at, rank) => {
      this.ranks[at] = rank;
    });
    this.sorted = Float32Array.from(order, (at) => values[at]);
  }

  // Return the shade of each polygon on a scale.
  rate({ low, high }) {
    const step = (SHADES - 1) / (high - low || 1);
    this.shades = Uint16Array.from(this.values, (value) => Math.max(0, Math.min(SHADES - 1, Math.round((value - low) * step))));
  }

  // Return the number of polygons that do not lie above a value.
  below(ceiling) {
    const above = ceiling < Infinity ? this.sorted.findIndex((value) => value > ceiling) : -1;
    return above < 0 ? this.sorted.length : above;
  }

  // `shades` are others than those of the values, one for each polygon.
  repaint(shades, fills) {
    this.paint = shades;
    for (const level of this.levels.values()) level.paint(shades ?? this.shades, fills);
  }

  // The polygons as a scale needs them, made when it is first seen.
  piecesAt(scale, tools) {
    const level = this.counts.length < MANY ? Infinity : Math.ceil(Math.log2(scale));
    if (!this.levels.has(level)) {
      const pieces = new Pieces(this, 2 ** level, tools);
      pieces.paint(this.paint ?? this.shades, tools.fills);
      this.levels.set(level, pieces);
    }
    return this.levels.get(level);
  }

  draw(tools, camera, view, { colors, ceiling, palette, ratio }) {
    const last = this.below(ceiling);
    this.piecesAt(camera.scale * ratio, tools).draw(tools, camera, view, { colors, last, many: this.counts.length, palette, ratio });
  }

  // The polygons up to a value that hold a place, the lowest first.
  allAt(x, y, ceiling) {
    const { ranks } = this;
    const last = this.below(ceiling);
    const polygons = [];
    for (let at = 0; at < ranks.length; at += 1) if (ranks[at] < last && holds(this, at, x, y)) polygons.push(at);
    return polygons.sort((a, b) => ranks[a] - ranks[b]);
  }

  free() {
    for (const level of this.levels.values()) level.free();
    this.levels.clear();
  }
}
