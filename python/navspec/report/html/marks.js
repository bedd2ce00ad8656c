// Findings on the map: findings that would overlap share one mark with their number.

import { CLOSEST } from "./camera.js";
import { element } from "./elements.js";
import { drawMark } from "./signs.js";

const APART = 28;
export const REACH = 6;
const HALF = 22;
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
    this.size = 1;
    this.list = [];
    this.sprites = new Map();
  }

  // Colours or pixels have changed; a map of some width.
  refresh(width) {
    this.sprites.clear();
    this.size = width < NARROW ? 0.66 : 1;
    this.cell = 0;
  }

  show(numbers) {
    this.numbers = numbers;
    this.cell = 0;
  }

  // The marks at a scale; they stay the same while the map is moved, and over small steps of zooming.
  at(scale) {
    const cell = APART / 2 ** (Math.round(Math.log2(scale) * 2) / 2);
    if (cell !== this.cell) {
      const { x, y } = this.findings;
      const cells = new Map();
      for (const number of this.numbers) {
        const key = Math.floor(x[number] / cell) * 4194304 + Math.floor(y[number] / cell);
        if (!cells.has(key)) cells.set(key, new Mark(this.findings, this.size));
        cells.get(key).add(number);
      }
      this.cell = cell;
      this.list = [...cells.values()].sort((a, b) => b.worst - a.worst || a.members.length - b.members.length);
    }
    return this.list;
  }

  draw(context, camera, colors, ratio) {
    for (const mark of this.at(camera.scale)) {
      const px = camera.across(mark.x);
      const py = camera.down(mark.y);
      if (px < -HALF || py < -HALF || px > camera.width + HALF || py > camera.height + HALF) continue;
      const sprite = this.sprite(mark, colors, ratio);
      context.drawImage(sprite, Math.round((px - HALF) * ratio) / ratio, Math.round((py - HALF) * ratio) / ratio, 2 * HALF, 2 * HALF);
    }
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
    const list = this.at(camera.scale);
    for (let at = list.length - 1; at >= 0; at -= 1) {
      const mark = list[at];
      if (Math.hypot(camera.across(mark.x) - px, camera.down(mark.y) - py) <= mark.radius + slack) return mark;
    }
    return null;
  }

  // The finding that is closest to a pixel.
  closest(camera, px, py) {
    const { x, y } = this.findings;
    const distance = (number) => Math.hypot(camera.across(x[number]) - px, camera.down(y[number]) - py);
    return this.numbers.reduce((best, number) => (best < 0 || distance(number) < distance(best) ? number : best), -1);
  }
}
