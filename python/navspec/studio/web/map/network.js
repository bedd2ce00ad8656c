// Lines and points of a scene, as the map draws them.

import { DOTS_FROM, HEADS_FROM, WIDTHS } from "../../../report/html/widths.js";
import { SIDES } from "../../../report/html/signs.js";
import { Cells } from "./cells.js";
import { simplifyLines, coordinates } from "./levels.js";
import { themeOf } from "./themes.js";

const MANY = 4000; // lines that are drawn as they are at every scale
const STEPS = 2; // kinds of lines between a scale and its double
const CLOSE = 1; // pixels per unit from which on all lines are drawn as they are

export class Layer {
  // `joins` has the numbers of the polygons at both ends of each line; lines without it are between points.
  constructor({ title, style, shown, points, lines, theme, joins = null }, x, y, box) {
    Object.assign(this, { title, style, shown, x, y, box, rows: points, ends: lines, joins, levels: new Map(), kinds: null });
    this.any = points.length + lines.length > 0;
    this.points = new Cells(coordinates(points, x, y), new Float32Array(points.length), box);
    this.theme = theme && themeOf(theme);
  }

  // All lines as they are, by the cells that they lie in.
  get whole() {
    this.sortedOnce ??= this.sorted(coordinates(this.ends, this.x, this.y));
    return this.sortedOnce;
  }

  sorted(items) {
    return { items, cells: cellsOfLines(items, this.box) };
  }

  // The lines as a scale needs them, made when it is first seen.
  linesAt(scale, strokes) {
    const level = this.ends.length / 2 < MANY || scale >= CLOSE ? Infinity : Math.floor(Math.log2(scale) * STEPS);
    if (!this.levels.has(level)) {
      const { items, cells } = level === Infinity ? this.whole : this.sorted(simplifyLines(this.ends, this.x, this.y, 2 ** ((level + 1) / STEPS), { isDirected: this.style === "arrow" }));
      this.levels.set(level, { cells, batch: strokes.batch(items, cells.order) });
    }
    return this.levels.get(level);
  }

  drawLines({ strokes, heads }, camera, view, colors, ratio) {
    const { cells, batch } = this.linesAt(camera.scale * ratio, strokes);
    const runs = cells.runs(camera.box);
    const count = strokes.draw(batch, runs, view, {
      color: colors.channels[this.style],
      width: WIDTHS[this.style](camera.scale) * ratio,
      round: camera.scale > 0.5,
    });
    if (this.style === "arrow" && camera.scale >= HEADS_FROM) heads.draw(batch, runs, view, { color: colors.channels.arrow, ratio });
    return count;
  }

  // Points that no lines belong to are all that there is of a layer, and can be seen from far away.
  drawPoints({ dots }, camera, view, colors, ratio) {
    if (this.style === "ladder" || !this.rows.length) return 0;
    const isSpot = this.style === "spot";
    if (!isSpot && camera.scale < DOTS_FROM && this.ends.length) return 0;
    this.kinds ??= this.groups().map((rows) => {
      const items = coordinates(rows, this.x, this.y);
      const cells = new Cells(items, new Float32Array(rows.length), this.box);
      return { cells, batch: dots.batch(items, cells.order) };
    });
    const radius = isSpot ? Math.min(Math.max(camera.scale * 10, 1.8), 6) : Math.min(Math.max(camera.scale * 1.1, this.ends.length ? 1.4 : 3.2), 4.5) * (this.style === "path" ? 0.75 : 1);
    const box = expandBox(camera.box, 8 / camera.scale);
    return this.kinds.reduce((count, { cells, batch }, kind) => {
      if (this.theme?.hidden.has(kind)) return count;
      const sides = isSpot ? SIDES[kind % SIDES.length] : 0;
      const look = isSpot
        ? { color: colors.hueChannels[kind % colors.hues.length], edge: colors.channels.sign, rim: Math.min(radius / 3, 1.2), radius: radius * (sides ? 1.2 : 1), sides }
        : { color: colors.channels.land, edge: colors.channels[this.style], rim: Math.min(radius / 2, 1.5), radius };
      return count + dots.draw(batch, cells.runs(box), view, { ...look, radius: look.radius * ratio, rim: look.rim * ratio });
    }, 0);
  }

  // Rows of points, by kind where they have some.
  groups() {
    const { theme } = this;
    return theme ? theme.names.map((_, kind) => this.rows.filter((_, at) => theme.has(theme.codes[at], kind))) : [this.rows];
  }

  free() {
    for (const { batch } of [...this.levels.values(), ...(this.kinds ?? [])]) batch.free();
    this.levels.clear();
    this.kinds = null;
  }
}

export function cellsOfLines(items, box) {
  const many = items.length / 4;
  const middles = new Float32Array(2 * many);
  const reach = new Float32Array(many);
  for (let at = 0; at < many; at += 1) {
    const one = 4 * at;
    const second = one + 2;
    middles[2 * at] = (items[one] + items[second]) / 2;
    middles[2 * at + 1] = (items[one + 1] + items[second + 1]) / 2;
    reach[at] = Math.max(Math.abs(items[one] - items[second]), Math.abs(items[one + 1] - items[second + 1])) / 2;
  }
  return new Cells(middles, reach, box);
}

export function expandBox([west, south, east, north], more) {
  return [west - more, south - more, east + more, north + more];
}
