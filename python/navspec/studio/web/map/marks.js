// Findings on the map: findings that would overlap share one mark with their number.

import { CLOSEST } from "./camera.js";
import { element } from "../kit/elements.js";
import { drawMark } from "./signs.js";

const APART = 28;
export const REACH = 6;
const HALF = 22;
const CROWD = 60; // marks in sight from which on cells are tinted instead
const TILE = 14; // pixels of a cell
const NARROW = 600; // pixels of a map on which marks for several are smaller

class Mark {
  // `size` is the relative size of a mark for several findings; 1 on large screens.
  constructor(findings, size) {
    Object.assign(this, { findings, size, x: 0, y: 0, worst: Infinity, members: [] });
  }

  add(number) {
    this.members.push(number);
    this.worst = Math.min(this.worst, this.findings.severity[number]);
    this.x += (this.findings.x[number] - this.x) / this.members.length;
    this.y += (this.findings.y[number] - this.y) / this.members.length;
  }

  get radius() {
    return this.members.length === 1 ? REACH : this.size * Math.min(9 + 2.6 * Math.log10(this.members.length), 19);
  }

  get box() {
    const xs = this.members.map((number) => this.findings.x[number]);
    const ys = this.members.map((number) => this.findings.y[number]);
    const min = (values) => values.reduce((a, b) => Math.min(a, b));
    const max = (values) => values.reduce((a, b) => Math.max(a, b));
    return [min(xs), min(ys), max(xs), max(ys)];
  }

  // Whether zooming in splits it.
  get divides() {
    const [west, south, east, north] = this.box;
    return Math.max(east - west, north - south) * CLOSEST > 2 * APART;
  }
}

export class Marks {
  // `findings` have an x, a y and a severity each, in columns.
  constructor(findings) {
    this.findings = findings;
    this.numbers = [];
    this.cell = 0;
    this.tiles = null;
    this.isDense = false;
    this.size = 1;
    this.list = [];
    this.sprites = new Map();
  }

  // Colours or pixels have changed; a map of some width.
  refresh(width) {
    this.sprites.clear();
    this.size = width < NARROW ? 0.66 : 1;
    this.cell = 0;
    this.tiles = null;
  }

  show(numbers) {
    this.numbers = numbers;
    this.cell = 0;
    this.tiles = null;
  }

  // The tinted cells at a scale, `side` being that of a cell in units; the most crowded one has `most` members.
  tilesAt(scale) {
    const side = TILE / 2 ** (Math.round(Math.log2(scale) * 2) / 2);
    if (side !== this.tiles?.side) {
      const list = this.group(side);
      this.tiles = { side, list, most: list.reduce((most, { members }) => Math.max(most, members.length), 1) };
    }
    return this.tiles;
  }

  // The marks at a scale; they stay the same while the map is moved, and over small steps of zooming.
  at(scale) {
    const cell = APART / 2 ** (Math.round(Math.log2(scale) * 2) / 2);
    if (cell !== this.cell) {
      this.cell = cell;
      this.list = this.group(cell);
    }
    return this.list;
  }

  // The findings in cells of a grid, the worst and largest groups last.
  group(cell) {
    const { x, y } = this.findings;
    const cells = new Map();
    for (const number of this.numbers) {
      const key = Math.floor(x[number] / cell) * 4194304 + Math.floor(y[number] / cell);
      if (!cells.has(key)) cells.set(key, new Mark(this.findings, this.size));
      cells.get(key).add(number);
    }
    return [...cells.values()].sort((a, b) => b.worst - a.worst || a.members.length - b.members.length);
  }

  draw(context, camera, colors, ratio) {
    const seen = this.at(camera.scale).filter((mark) => isNear(mark, camera, HALF));
    this.isDense = seen.length > CROWD;
    if (this.isDense) {
      this.drawTiles(context, camera, colors);
      return;
    }
    for (const mark of seen) {
      const sprite = this.sprite(mark, colors, ratio);
      context.drawImage(sprite, Math.round((camera.across(mark.x) - HALF) * ratio) / ratio, Math.round((camera.down(mark.y) - HALF) * ratio) / ratio, 2 * HALF, 2 * HALF);
    }
  }

  // Where there are many, how many there are is seen as a tint, under which the map stays in sight.
  drawTiles(context, camera, colors) {
    const { side, list, most } = this.tilesAt(camera.scale);
    const pixels = side * camera.scale;
    for (const mark of list) {
      if (!isNear(mark, camera, pixels)) continue;
      const [left, top] = [camera.across(Math.floor(mark.x / side) * side), camera.down((Math.floor(mark.y / side) + 1) * side)];
      context.globalAlpha = 0.45 + 0.45 * (Math.log(mark.members.length) / Math.log(Math.max(most, 2)));
      context.fillStyle = colors.levels[mark.worst];
      context.fillRect(left + 0.5, top + 0.5, pixels - 1, pixels - 1);
    }
    context.globalAlpha = 1;
  }

  // The picture of all marks that look the same.
  sprite(mark, colors, ratio) {
    const key = `${mark.worst} ${mark.members.length}`;
    let canvas = this.sprites.get(key);
    if (!canvas) {
      canvas = element("canvas", { width: 2 * HALF * ratio, height: 2 * HALF * ratio });
      const context = canvas.getContext("2d");
      context.scale(ratio, ratio);
      drawMark(context, HALF, HALF, mark.radius, mark.worst, mark.members.length, colors, this.size);
      this.sprites.set(key, canvas);
    }
    return canvas;
  }

  // The uppermost mark at a pixel.
  find(camera, px, py, slack) {
    if (this.isDense) return this.findTile(camera, px, py);
    const list = this.at(camera.scale);
    for (let at = list.length - 1; at >= 0; at -= 1) {
      const mark = list[at];
      if (Math.hypot(camera.across(mark.x) - px, camera.down(mark.y) - py) <= mark.radius + slack) return mark;
    }
    return null;
  }

  findTile(camera, px, py) {
    const { side, list } = this.tilesAt(camera.scale);
    const column = (x) => Math.floor(x / side);
    const [east, north] = [column(camera.east(px)), column(camera.north(py))];
    return list.findLast((mark) => column(mark.x) === east && column(mark.y) === north) ?? null;
  }

  // The finding that is closest to a pixel.
  closest(camera, px, py) {
    const { x, y } = this.findings;
    const distance = (number) => Math.hypot(camera.across(x[number]) - px, camera.down(y[number]) - py);
    return this.numbers.reduce((best, number) => (best < 0 || distance(number) < distance(best) ? number : best), -1);
  }
}

function isNear({ x, y }, camera, reach) {
  const [px, py] = [camera.across(x), camera.down(y)];
  return px >= -reach && py >= -reach && px <= camera.width + reach && py <= camera.height + reach;
}
