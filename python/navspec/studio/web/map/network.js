// Lines and points of a scene, as the map draws them.

import { DOTS_FROM, HEADS_FROM, WIDTHS } from "./widths.js";
import { SIDES } from "./signs.js";
import { Cells } from "./cells.js";
import { FINE, findLevels } from "./crossings.js";
import { simplifyLines, coordinates } from "./levels.js";
import { Section } from "./section.js";
import { themeOf } from "./themes.js";

const MANY = 500; // lines that are drawn as they are at every scale
const STEPS = 2; // kinds of lines between a scale and its double
const DIM = 0.4; // how much of the colour of the ground dim lines have
const FAINT = 0.55; // how much of their colour dark markings have
const CLOSE = 1; // pixels per unit from which on all lines are drawn as they are
const ROADS_FROM = { road: 0.8, water: 0.8, path: 1.6 }; // pixels per unit from which on lines are as wide as they are
const MARKED_FROM = 0.9; // and from which on lanes are told apart
const DETAILS_FROM = 1.6; // and have stop lines and nodes

// Some lines of a layer, that look alike.
class Lines {
  // `numbers` are their places among those of the layer.
  constructor(layer, numbers, look) {
    Object.assign(this, { layer, numbers, look, levels: new Map() });
    this.ends = numbers.length === layer.ends.length / 2 ? layer.ends : endsOf(layer.ends, numbers);
  }

  // All lines as they are, by the cells that they lie in.
  get whole() {
    const { layer } = this;
    this.sortedOnce ??= this.sorted(coordinates(this.ends, layer.x, layer.y));
    return this.sortedOnce;
  }

  sorted(items) {
    return { items, cells: cellsOfLines(items, this.layer.box) };
  }

  // The lines as a scale needs them, made when it is first seen.
  at(scale, strokes) {
    const level = this.ends.length / 2 < MANY || scale >= CLOSE ? Infinity : Math.floor(Math.log2(scale) * STEPS);
    return this.made(level, () => {
      const { x, y, style } = this.layer;
      const { items, cells } = level === Infinity ? this.whole : this.sorted(simplifyLines(this.ends, x, y, 2 ** ((level + 1) / STEPS), { isDirected: style === "arrow" }));
      return { cells, batch: strokes.batch(items, cells.order) };
    });
  }

  // The lines with their widths.
  roads({ roads }) {
    return this.made("roads", () => {
      const { items, cells } = this.whole;
      return { cells, batch: roads.batch(items, cells.order, this.numbers, this.layer.section) };
    });
  }

  made(level, make) {
    if (!this.levels.has(level)) this.levels.set(level, make());
    return this.levels.get(level);
  }

  free() {
    for (const { batch } of this.levels.values()) batch.free();
    this.levels.clear();
  }
}

export class Layer {
  // `joins` has the numbers of the polygons at both ends of each line; lines without it are between points.
  constructor({ title, style, shown, points, lines, theme, joins = null, section = null, pointers = [] }, x, y, box) {
    Object.assign(this, { title, style, shown, x, y, box, rows: points, ends: lines, joins, pointers, kinds: null, paint: null });
    this.any = points.length + lines.length > 0;
    this.points = new Cells(coordinates(points, x, y), new Float32Array(points.length), box);
    this.theme = theme && themeOf(theme);
    this.section = section && new Section(section, lines, x, y);
    this.all = new Lines(this, numbered(lines.length / 2), null);
    this.apart = this.section?.hasDim ? split(this, this.section.dim, [null, "dim"], [1, 0]) : [this.all];
    this.colored = null;
    this.storeysOnce = null;
    this.levels = null;
  }

  // Compute which lines lie over others. A generator, which yields between parts of this work.
  *stack() {
    const { section, box } = this;
    if (!section?.heights || !section.hasLanes) return;
    const { items } = this.whole;
    yield;
    this.levels = yield* findLevels({ items, cells: cellsOfLines(items, box, FINE) }, section);
  }

  get whole() {
    return this.all.whole;
  }

  // Colours of lines and points, by codes of them, each a name of `looks`; null for those of the layer.
  repaint(paint) {
    this.freeColored();
    if (!paint) return;
    this.colored = split(this, paint.lineCodes, paint.looks, paint.order);
    this.paint = paint;
  }

  freeColored() {
    for (const lines of this.colored ?? []) lines.free();
    this.freeStoreys();
    this.freeKinds();
    this.colored = this.paint = null;
  }

  drawLines(tools, camera, view, colors, ratio) {
    if (this.section && camera.scale >= ROADS_FROM[this.style]) return this.drawRoads(tools, camera, view, colors, ratio);
    const { strokes, heads } = tools;
    return (this.colored ?? [this.all]).reduce((count, lines) => {
      const { cells, batch } = lines.at(camera.scale * ratio, strokes);
      const runs = cells.runs(camera.box);
      const number = strokes.draw(batch, runs, view, { color: lines.look ?? colors.channels[this.style], width: WIDTHS[this.style](camera.scale) * ratio, round: camera.scale > 0.5 });
      if (this.style === "arrow" && camera.scale >= HEADS_FROM) heads.draw(batch, runs, view, { color: colors.channels.arrow, ratio });
      return count + number;
    }, 0);
  }

  // The lowest storey first. Of each first the surfaces of all roads, so that they join where they meet, then what is painted
  // on them.
  drawRoads(tools, camera, view, colors, ratio) {
    const { roads, strokes } = tools;
    const { channels } = colors;
    const { section, style } = this;
    const box = expandBox(camera.box, section.widest);
    const least = (WIDTHS[style](camera.scale) * ratio) / 2;
    const isMarked = section.hasLanes && camera.scale >= MARKED_FROM;
    let count = 0;
    for (const parts of this.storeys()) {
      for (const { own, look } of parts) {
        const { cells, batch } = own.roads(tools);
        count += roads.draw(batch, cells.runs(box), view, { color: this.surface(look, channels), least });
      }
      for (const { painted, look } of isMarked ? parts : []) {
        const { cells, batch } = painted.roads(tools);
        const line = isBright(this.surface(look, channels)) ? [...channels.sign.slice(0, 3), FAINT] : channels.marking;
        roads.mark(batch, cells.runs(box), view, { line, median: channels.land, lane: section.lane, ratio });
      }
    }
    if (section.lights && camera.scale >= DETAILS_FROM) {
      this.stops ??= this.stopLines(strokes);
      strokes.draw(this.stops.batch, this.stops.cells.runs(box), view, { color: channels.marking, width: Math.max(camera.scale * ratio, ratio) });
    }
    return count;
  }

  // Lines by their level, the lowest first, in parts that look alike: `own` lines, and those that are `painted` after these:
  // the round ends of the own ones cover what is painted on lower lines where both meet.
  storeys() {
    this.storeysOnce ??= this.stacked(this.colored ?? this.apart);
    return this.storeysOnce;
  }

  stacked(parts) {
    const { ends } = this;
    const top = this.levels?.reduce((most, level) => Math.max(most, level), 0) ?? 0;
    if (!top) return [parts.map((lines) => ({ own: lines, painted: lines, look: lines.look }))];
    const highest = new Uint8Array(this.x.length); // of the lines at each point
    ends.forEach((row, at) => {
      highest[row] = Math.max(highest[row], this.levels[at >> 1]);
    });
    const meets = (line, level) => this.levels[line] < level && (highest[ends[2 * line]] === level || highest[ends[2 * line + 1]] === level);
    return Array.from({ length: top + 1 }, (_, level) =>
      parts.flatMap(({ numbers, look }) => {
        const own = new Lines(this, numbers.filter((line) => this.levels[line] === level), look);
        const painted = level ? new Lines(this, numbers.filter((line) => this.levels[line] === level || meets(line, level)), look) : own;
        return painted.numbers.length ? [{ own, painted, look }] : [];
      }));
  }

  // The lines of storeys of their own; those of a single one are the parts themselves.
  freeStoreys() {
    for (const { own, painted } of this.storeysOnce?.flat() ?? []) for (const lines of [own, painted]) lines.free();
    this.storeysOnce = null;
  }

  // A colour of the theme, or that of the style; dim lines are nearly as the ground.
  surface(look, channels) {
    const color = channels[`${this.style}-surface`] ?? channels[this.style];
    return look === "dim" ? color.map((value, at) => value + (channels.land[at] - value) * DIM) : (look ?? color);
  }

  stopLines(strokes) {
    const { bars } = this.section.stops;
    const cells = cellsOfLines(bars, this.box);
    return { cells, batch: strokes.batch(bars, cells.order) };
  }

  // Points that no lines belong to are all that there is of a layer, and can be seen from far away.
  drawPoints({ dots }, camera, view, colors, ratio) {
    if (this.style === "ladder" || !this.rows.length) return 0;
    const isSpot = this.style === "spot";
    if (!isSpot && camera.scale < (this.section ? DETAILS_FROM : DOTS_FROM) && this.ends.length) return 0;
    this.kinds ??= this.groups().map(({ rows, look }) => {
      const items = coordinates(rows, this.x, this.y);
      const cells = new Cells(items, new Float32Array(rows.length), this.box);
      return { cells, batch: dots.batch(items, cells.order), look };
    });
    const radius = isSpot ? Math.min(Math.max(camera.scale * 10, 1.8), 6) : Math.min(Math.max(camera.scale * 1.1, this.ends.length ? 1.4 : 3.2), 4.5) * (this.style === "path" ? 0.75 : 1);
    const box = expandBox(camera.box, 8 / camera.scale);
    return this.kinds.reduce((count, { cells, batch, look }, kind) => {
      if (this.theme?.hidden.has(kind)) return count;
      const sides = isSpot ? SIDES[kind % SIDES.length] : 0;
      const edge = isSpot
        ? { color: colors.hueChannels[kind % colors.hues.length], edge: colors.channels.sign, rim: Math.min(radius / 3, 1.2), radius: radius * (sides ? 1.2 : 1), sides }
        : { color: look ?? colors.channels.land, edge: look ? colors.channels.rim : colors.channels[this.style], rim: Math.min(radius / 2, 1.5), radius };
      return count + dots.draw(batch, cells.runs(box), view, { ...edge, radius: edge.radius * ratio, rim: edge.rim * ratio });
    }, 0);
  }

  // Rows of points, by kind or colour where they have some.
  groups() {
    const { theme, paint, rows } = this;
    if (theme) return theme.names.map((_, kind) => ({ rows: rows.filter((_, at) => theme.has(theme.codes[at], kind)), look: null }));
    if (!paint?.pointCodes) return [{ rows, look: null }];
    return [null, ...paint.looks].map((look, at) => ({ rows: rows.filter((row) => paint.pointCodes[row] === at - 1), look })).filter((group) => group.rows.length);
  }

  free() {
    for (const lines of new Set([this.all, ...this.apart, ...(this.colored ?? [])])) lines.free();
    this.freeStoreys();
    this.stops?.batch.free();
    this.stops = null;
    this.freeKinds();
  }

  freeKinds() {
    for (const { batch } of this.kinds ?? []) batch.free();
    this.kinds = null;
  }
}

// Whether dark markings are seen better than light ones.
function isBright([red, green, blue]) {
  return 0.3 * red + 0.59 * green + 0.11 * blue > 0.6;
}

// Lines of a layer by codes from 0 on, each with a look; those of other codes have none.
function split(layer, codes, looks, order = looks.keys()) {
  const numbers = numbered(codes.length);
  const some = (code) => numbers.filter((number) => codes[number] === code);
  const rest = numbers.filter((number) => !(codes[number] in looks));
  return [[rest, null], ...Array.from(order, (code) => [some(code), looks[code]])].filter(([part]) => part.length).map(([part, look]) => new Lines(layer, part, look));
}

// Numbers from 0 on.
export function numbered(many) {
  const numbers = new Uint32Array(many);
  for (let at = 0; at < many; at += 1) numbers[at] = at;
  return numbers;
}

function endsOf(ends, numbers) {
  const some = new Uint32Array(2 * numbers.length);
  for (let at = 0; at < numbers.length; at += 1) {
    some[2 * at] = ends[2 * numbers[at]];
    some[2 * at + 1] = ends[2 * numbers[at] + 1];
  }
  return some;
}

export function cellsOfLines(items, box, sizes) {
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
  return new Cells(middles, reach, box, sizes);
}

export function expandBox([west, south, east, north], more) {
  return [west - more, south - more, east + more, north + more];
}
