// The map of files, from the specs: the meaning of rows on it (`-shape`) and their references (`-ref`, `-range-ref`).

import { column, findLeaf, columnNamed, values as valuesOf } from "../engine/rules/columns.js";
import { notesOf } from "../engine/fields.js";
import { ABSENT } from "../engine/file.js";
import { enumOf, memberOf, namedBits } from "../engine/words.js";

const MOST_CORNERS = 255;
/** Lists with more numbers for each owner are not edges: above all the areas that are visible from one. */
const MANY = 64;
const WIDE = 2 ** 26;
/** Different values of a part of flags by which nodes are coloured. */
const MOST_NAMES = 16;

/**
 * Return the scene for `MapView`, the origins of its parts, and the findings on it: `{scene, origins, findings}`, or null where
 * nothing has a place.
 * `unit` is one of those that `runRules` returns. `origins` are `points` as `{start, count, file, table}` in order, and for every surface
 * the file and row of each polygon (`{table, files, rows}`), with the numbers that members have as their `index`.
 */
export function buildScene(unit, findings) {
  const { members } = unit;
  const scene = new Scene(members);
  scene.lanes = new Map(lanesOf(unit));
  members.forEach((member, index) => scene.points(member.file, index));
  scene.named = scene.x.length;
  members.forEach((member, index) => scene.shapes(member.file, index));
  if (!scene.x.length) return null;
  members.forEach((member, index) => scene.lines(member, index));
  const { scene: map, origins } = scene.finished();
  for (const point of origins.points) point.file = members[point.file].index;
  for (const surface of origins.surfaces) surface.files = surface.files.map((file) => members[file].index);
  return { scene: map, origins, findings: scene.placed(findings, map) };
}

class Floats {
  constructor() {
    [this.parts, this.length] = [[], 0];
  }

  add(values) {
    const start = this.length;
    this.parts.push(values);
    this.length += values.length;
    return start;
  }

  joined(Kind) {
    const all = new Kind(this.length);
    let at = 0;
    for (const part of this.parts) {
      all.set(part, at);
      at += part.length;
    }
    return all;
  }
}

/** Return the lists of the tables of a file with their note `-shape`. */
function shapesOf(layout) {
  const tables = [];
  for (const table of layout.tables.values()) {
    const [shape] = table.field ? notesOf(table.field, "shape") : [];
    if (shape) tables.push({ table, shape });
  }
  return tables;
}

/** Coordinates of a position in the rows of a table: x, y and z, in units of the map; null where rows have none. */
function coordinates(file, table, name) {
  const axis = (axis) => {
    const leaf = findLeaf(file, table, name === "." ? axis : `${name}.${axis}`);
    if (!leaf) return null;
    const values = column(file, leaf.leaf);
    const scale = leaf.leaf.field.notes?.scale;
    if (typeof scale === "number") return values.map((value) => value * scale);
    return scale ? values.map((_, row) => Number(file.derived(leaf.leaf.scope, scale, row))) : values;
  };
  const [x, y] = [axis("x"), axis("y")];
  return x && y ? { x, y, z: axis("z") ?? new Float64Array(x.length) } : null;
}

/** Return the position in rows of a table, under any name. */
function only(file, table) {
  const group = table.scope.items.find((item) => item.group?.items.some((part) => part.id === "x"));
  return coordinates(file, table, ".") ?? (group ? coordinates(file, table, group.id) : null);
}

const capital = (name) => {
  const words = name.replaceAll("_", " ");
  return words[0].toUpperCase() + words.slice(1);
};
const title = (table) => capital(table.key.split(".").at(-1));
const singular = (word) => word.replace(/_/g, " ").replace(/s$/, "");

class Scene {
  constructor(members) {
    Object.assign(this, { members, x: new Floats(), y: new Floats(), z: new Floats(), layers: new Map(), surfaces: new Map(), origins: [], centres: new Map() });
    this.flags = [];
    this.bits = null;
    this.edges = new Map();
    this.drawnLines = new Set();
  }

  layer(name, style, shown) {
    if (!this.layers.has(name)) this.layers.set(name, { title: name, style, shown, points: new Floats(), lines: new Floats() });
    return this.layers.get(name);
  }

  /** Places of all rows of a table of a file: a point of the scene for each. */
  keep(file, index, table, { x, y }) {
    const start = this.x.add(x);
    this.y.add(y);
    this.origins.push({ start, count: x.length, file: index, table: table.key });
    this.centres.set(`${index} ${table.key}`, { x, y, start });
    return start;
  }

  // First the nodes of networks, which have names, then all other points

  points(file, index) {
    for (const { table, shape } of shapesOf(file.layout)) {
      if (!shape.point || !isNetwork(table)) continue;
      const places = coordinates(file, table, shape.point);
      if (!places) continue;
      const start = this.keep(file, index, table, places);
      this.z.add(places.z);
      const roads = shape.roads ? Number(file.layout.root.scope.get([shape.roads])(file, 0)) : places.x.length;
      for (const [name, style, from, to] of [["Roads", "road", 0, roads], ["Paths", "path", roads, places.x.length]]) {
        if (to > from) this.layer(shape.roads ? name : title(table), style, true).points.add(numbers(start + from, to - from));
      }
      this.flags.push(this.bitsOf(file, table));
      this.noun ??= singular(table.key);
    }
  }

  bitsOf(file, table) {
    const leaf = table.leaves.find((candidate) => candidate.bits && candidate.size <= 4);
    this.bits ??= leaf ? leaf.bits.map((bit) => [bit.id.replaceAll("_", " "), bit.shift, bit.width]) : [];
    this.enums ??= leaf ? leaf.bits.map((bit) => ({ field: bit.field, names: enumOf(file.layout.spec, file.layout.spec.types[leaf.field.type], bit.field) })) : [];
    return leaf ? Uint32Array.from(column(file, leaf)) : new Uint32Array(file.rows(table));
  }

  shapes(file, index) {
    for (const { table, shape } of shapesOf(file.layout)) {
      if (!file.rows(table)) continue;
      if (shape.box) this.boxes(file, index, table, shape.box);
      else if (shape.polygon) this.polygons(file, index, table, shape.polygon);
      else if (shape.line) this.sticks(file, index, table, shape.line);
      else if (shape.point && !isNetwork(table)) {
        const places = coordinates(file, table, shape.point);
        if (places) this.layer(title(table), "spot", false).points.add(finite(places, this.keep(file, index, table, places)));
      }
    }
  }

  boxes(file, index, table, [from, to]) {
    const [a, b] = [coordinates(file, table, from), coordinates(file, table, to)];
    if (!a || !b) return;
    const rows = numbers(0, a.x.length).filter((row) => Number.isFinite(a.x[row] + a.y[row] + b.x[row] + b.y[row]));
    const [xs, ys] = [new Float64Array(4 * rows.length), new Float64Array(4 * rows.length)];
    for (let at = 0; at < 4 * rows.length; at += 1) {
      const row = rows[at >> 2];
      xs[at] = (at % 4) % 3 ? b.x[row] : a.x[row];
      ys[at] = at % 4 < 2 ? a.y[row] : b.y[row];
    }
    const heights = Float32Array.from(rows, (row) => (a.z[row] + b.z[row]) / 2);
    this.surface(file, index, table, rows, xs, ys, new Uint8Array(rows.length).fill(4), heights);
  }

  polygons(file, index, table, names) {
    const outline = names.map((name) => outlines(file, table, name)).find(Boolean);
    if (!outline) return;
    const { corners, bounds } = outline;
    const rows = [];
    const [xs, ys, counts, heights] = [[], [], [], []];
    for (let row = 0; row < file.rows(table); row += 1) {
      const polygonRows = bounds(row);
      const [x, y, z] = [corners.x, corners.y, corners.z].map((axis) => polygonRows.map((row) => axis[row]));
      if (polygonRows.length < 3 || polygonRows.length > MOST_CORNERS || ![...x, ...y].every(Number.isFinite)) continue;
      rows.push(row);
      for (const value of x) xs.push(value);
      for (const value of y) ys.push(value);
      counts.push(polygonRows.length);
      heights.push(z.reduce((sum, value) => sum + value, 0) / polygonRows.length);
    }
    this.surface(file, index, table, Uint32Array.from(rows), Float64Array.from(xs), Float64Array.from(ys), Uint8Array.from(counts), Float32Array.from(heights));
  }

  surface(file, index, table, rows, xs, ys, counts, values) {
    const start = this.x.add(xs);
    this.y.add(ys);
    const name = title(table);
    if (!this.surfaces.has(name)) {
      this.surfaces.set(name, { title: name, noun: singular(table.key), table: table.key, corners: new Floats(), counts: new Floats(), values: new Floats(), numbers: new Floats(), files: new Floats(), rows: new Floats(), marks: [] });
    }
    const surface = this.surfaces.get(name);
    for (const mark of marksOf(file, table, rows)) surface.marks.push({ ...mark, start: surface.numbers.length });
    const ids = columnNamed(file, table, "id");
    surface.corners.add(numbers(start, xs.length));
    surface.counts.add(counts);
    surface.values.add(values.map((value) => (Number.isFinite(value) ? value : 0)));
    surface.numbers.add(Uint32Array.from(rows, (row) => (ids ? ids[row] : row)));
    surface.files.add(new Uint32Array(rows.length).fill(index));
    surface.rows.add(rows);
    const [x, y] = [new Float64Array(file.rows(table)).fill(NaN), new Float64Array(file.rows(table)).fill(NaN)];
    let corner = 0;
    rows.forEach((row, at) => {
      const end = corner + counts[at];
      x[row] = mean(xs, corner, end);
      y[row] = mean(ys, corner, end);
      corner = end;
    });
    const kept = this.x.add(x);
    this.y.add(y);
    this.centres.set(`${index} ${table.key}`, { x, y, start: kept });
  }

  sticks(file, index, table, [from, to]) {
    const [a, b] = [coordinates(file, table, from), coordinates(file, table, to)];
    if (!a || !b) return;
    const middle = { x: a.x.map((value, row) => (value + b.x[row]) / 2), y: a.y.map((value, row) => (value + b.y[row]) / 2) };
    this.layer(title(table), "ladder", true).points.add(finite(middle, this.keep(file, index, table, middle)));
  }

  // References from one place to another

  lines(member, index) {
    const { file } = member;
    for (const { table, note, values, rows } of references(file)) {
      const target = file.layout.table(note.table);
      const sources = this.sources(file, index, table);
      if (!sources || !target) continue;
      const name = isNetwork(target) && !this.centres.has(`${index} ${table.key}`) ? null : `${title(table)} to ${note.table.replaceAll("_", " ")}`;
      const fileOf = note.file ? columnNamed(file, table, note.file) : null;
      const ends = new Map();
      const endsOf = (number) => {
        if (!ends.has(number)) {
          const target = fileOf ? this.members.findIndex((candidate) => candidate.set?.id === member.set?.id && candidate.number === number) : index;
          ends.set(number, target < 0 ? null : this.finder(target, note));
        }
        return ends.get(number);
      };
      const lines = new Float64Array(values.length);
      const none = Number(note.none ?? NaN);
      const lanes = this.lanes.get(`${index} ${table.key}`);
      let count = 0;
      for (let at = 0; at < values.length; at += 1) {
        if (values[at] === none) continue;
        const end = endsOf(fileOf ? fileOf[at] : index)?.(values[at]) ?? -1;
        const start = sources(rows ? rows(at) : at);
        if (end < 0 || start < 0 || start === end) continue;
        lines[count] = start < end ? start * WIDE + end : end * WIDE + start;
        if (lanes && !this.edges.has(lines[count])) this.edges.set(lines[count], { lanes, row: lanes.start + at, isAhead: start < end });
        count += 1;
      }
      this.drawn(name, lines.subarray(0, count).sort());
    }
  }

  /** Lines, each once although both ends may lead to the other; those of a network go to the layer of the point that they begin at. */
  drawn(name, sorted) {
    const lines = new Uint32Array(2 * sorted.length);
    let count = 0;
    sorted.forEach((line, at) => {
      if (at && line === sorted[at - 1]) return;
      if (!name && this.drawnLines.has(line)) return; // the other end is in another file, which leads back
      if (!name) this.drawnLines.add(line);
      lines[count] = Math.floor(line / WIDE);
      lines[count + 1] = line % WIDE;
      count += 2;
    });
    if (name) {
      if (count) this.layer(name, "link", false).lines.add(lines.slice(0, count));
      return;
    }
    const layers = [...this.layers.values()].filter((layer) => layer.style === "road" || layer.style === "path");
    this.kinds ??= this.kindsOf(layers);
    layers.forEach((layer, kind) => {
      const ownLayer = new Uint32Array(count);
      let length = 0;
      for (let at = 0; at < count; at += 2) if (this.kinds[lines[at]] === kind) [ownLayer[length], ownLayer[length + 1], length] = [lines[at], lines[at + 1], length + 2];
      layer.lines.add(ownLayer.slice(0, length));
    });
  }

  kindsOf(layers) {
    const kinds = new Uint8Array(this.x.length);
    layers.forEach((layer, kind) => layer.points.parts.forEach((part) => part.forEach((row) => { kinds[row] = kind; })));
    return kinds;
  }

  finder(index, note) {
    const { file } = this.members[index];
    const table = file.layout.table(note.table);
    const centre = this.centres.get(`${index} ${note.table}`);
    if (!table || !centre) return null;
    const at = (row) => (row >= 0 && row < centre.x.length && Number.isFinite(centre.x[row]) ? centre.start + row : -1);
    if (!note.key) return (value) => at(value - (note.base ?? 0));
    const names = new Map();
    columnNamed(file, table, note.key)?.forEach((value, row) => names.has(value) || names.set(value, row));
    return (value) => at(names.get(value) ?? -1);
  }

  /** Return the point of a row: its own, that of the row that has it as its slice, or of the row around. */
  sources(file, index, table) {
    const centres = this.centres.get(`${index} ${table.key}`);
    if (centres) return (row) => (Number.isFinite(centres.x[row]) ? centres.start + row : -1);
    for (const { table: slice, note } of slices(file, table)) {
      const centre = this.centres.get(`${index} ${slice.key}`);
      if (!centre) continue;
      const owner = new Int32Array(file.rows(table)).fill(-1);
      const first = columnNamed(file, slice, note.first);
      const count = note.count ? columnNamed(file, slice, note.count) : first.map((value, row) => (row + 1 < first.length ? first[row + 1] : owner.length) - value);
      first.forEach((value, row) => owner.fill(row, value, value + count[row]));
      return (row) => (owner[row] < 0 || !Number.isFinite(centre.x[owner[row]]) ? -1 : centre.start + owner[row]);
    }
    if (!table.around || !table.around.key) return null;
    const outer = this.sources(file, index, table.around);
    return outer && ((row) => outer(file.parentRow(table, row)));
  }

  finished() {
    const [x, y, z] = [this.x, this.y, this.z].map((axis) => axis.joined(Float32Array));
    const layers = [...this.layers.values()].map((layer) => {
      const lines = layer.lines.joined(Uint32Array);
      return { ...layer, points: layer.points.joined(Uint32Array), lines, theme: null, section: this.section(lines, x, y, z) };
    });
    const order = ["link", "path", "road", "spot", "ladder"];
    layers.sort((a, b) => order.indexOf(a.style) - order.indexOf(b.style));
    const surfaces = [...this.surfaces.values()].map(({ title: name, noun, corners, counts, values, numbers: ids, marks }) => ({
      title: name, noun, shown: true, corners: corners.joined(Uint32Array), counts: counts.joined(Uint8Array), values: values.joined(Float32Array), numbers: ids.joined(Uint32Array), themes: themesOf(marks, ids.length), relation: null,
    }));
    const origins = { points: this.origins, surfaces: [...this.surfaces.values()].map(({ table, files, rows }) => ({ table, files: files.joined(Uint32Array), rows: rows.joined(Uint32Array) })) };
    const scene = { title: "Map", files: [], x, y, layers, surfaces, squares: [], names: this.names(), themes: this.themes(), value: surfaces.length ? "height" : "", note: "x to the right, y up", console: [] };
    return { scene, origins };
  }

  /** Return the widths and lanes of lines, null where no edges declare them; `z` are heights of the nodes, which come before all other points. */
  section(lines, x, y, z) {
    const many = lines.length / 2;
    const edges = Array.from({ length: many }, (_, line) => this.edges.get(lines[2 * line] * WIDE + lines[2 * line + 1]));
    if (!many || !edges.every(Boolean)) return null;
    const section = { width: new Float32Array(many), forward: new Uint8Array(many), back: new Uint8Array(many), lane: edges[0].lanes.lane, clear: edges[0].lanes.clear, dim: new Uint8Array(many), heights: Float32Array.from(lines, (row) => z[row]) };
    const lights = { line: [], forward: [], part: [] };
    edges.forEach(({ lanes, row, isAhead }, line) => {
      const [ahead, back] = [lanes.ahead[row], lanes.back[row]];
      const median = ahead && back ? lanes.median[row] : 0;
      section.width[line] = ahead + back ? (ahead + back) * lanes.lane + median : lanes.path[row];
      [section.forward[line], section.back[line]] = isAhead ? [ahead, back] : [back, ahead];
      section.dim[line] = lanes.dim[row];
      if (!lanes.light[row]) return;
      const [from, to] = [lines[2 * line], lines[2 * line + 1]];
      const [dx, dy] = [x[to] - x[from], y[to] - y[from]];
      const part = ((lanes.stop_x[row] - x[from]) * dx + (lanes.stop_y[row] - y[from]) * dy) / (dx * dx + dy * dy || 1);
      lights.line.push(line);
      lights.forward.push(Number(Boolean(lanes.light_ahead[row]) === isAhead));
      lights.part.push(Math.max(0, Math.min(1, part)));
    });
    return { ...section, lights: { line: Uint32Array.from(lights.line), forward: Uint8Array.from(lights.forward), part: Float32Array.from(lights.part) } };
  }

  names() {
    if (!this.named) return null;
    const groups = this.origins.filter((origin) => origin.start < this.named);
    const flags = new Uint32Array(this.x.length);
    groups.forEach((group, at) => flags.set(this.flags[at], group.start));
    const isMore = this.x.length > this.named;
    return {
      noun: this.noun, group: this.members.find((candidate) => candidate.set)?.set.key ?? "file",
      starts: [...groups.map((origin) => origin.start), ...(isMore ? [this.named] : [])],
      numbers: [...groups.map((origin) => this.members[origin.file].number), ...(isMore ? [-1] : [])], flags, bits: this.bits ?? [],
    };
  }

  /** Return the parts of the flags of nodes in which these differ, as themes. */
  themes() {
    const { flags, bits } = this.names() ?? { bits: [] };
    return bits.flatMap(([name, shift, width], at) => {
      const values = Array.from(flags.subarray(0, this.named), (word) => (word >>> shift) & (2 ** width - 1));
      const present = [...new Set(values)].sort((a, b) => a - b);
      if (present.length < 2 || present.length > MOST_NAMES) return [];
      const { field, names } = this.enums[at];
      const words = (value) => memberOf(names, field, value)?.id.replaceAll("_", " ") ?? (width > 1 ? String(value) : value ? "yes" : "no");
      const numbers = new Map(present.map((value, number) => [value, number]));
      const codes = new Int8Array(this.x.length).fill(-1);
      codes.set(values.map((value) => numbers.get(value)));
      return [{ title: capital(name), names: present.map(words), codes, marks: false, ordered: width > 1 && !names }];
    });
  }

  /** Return findings for the map: at their rows, or at the parts around those; NaN without a place, and in other files. */
  placed(findings, { x, y }) {
    const severities = ["error", "warning", "info"];
    const numbers = new Map(this.members.map(({ index }, number) => [index, number]));
    const points = findings.map((finding) => (numbers.has(finding.file) ? this.pointOf(numbers.get(finding.file), finding) : -1));
    return {
      x: Float32Array.from(points, (point) => (point < 0 ? NaN : x[point])),
      y: Float32Array.from(points, (point) => (point < 0 ? NaN : y[point])),
      severity: Uint8Array.from(findings, (finding) => severities.indexOf(finding.severity)),
      ends: new Map(),
    };
  }

  pointOf(index, { table: key, row }) {
    const { file } = this.members[index];
    const table = file.layout.table(key);
    this.pointsOf ??= new Map();
    const id = `${index} ${key}`;
    if (!this.pointsOf.has(id)) this.pointsOf.set(id, key ? this.sources(file, index, table) : null);
    return this.pointsOf.get(id)?.(row) ?? -1;
  }
}

/** Return the named bits that occur in some rows: `{title, names, codes}`, bits of `codes` being numbered as names. */
function* marksOf(file, table, rows) {
  for (const leaf of table.leaves) {
    if (!(leaf.bits || leaf.field.notes?.bits) || !rows.length || file.at(leaf, 0) === ABSENT || leaf.width(file, 0).size > 4) continue;
    const bits = leaf.bits ? leaf.bits.filter(({ width }) => width === 1).map(({ id, shift }) => [id, shift]) : namedBits(file, leaf, 0, file.value(leaf, 0)).map(([name, , bit]) => [name, bit]);
    const at = valuesOf(file, leaf);
    const values = Uint32Array.from(rows, at);
    const seen = values.reduce((all, value) => all | value, 0);
    const used = bits.filter(([, bit]) => (seen >>> bit) % 2);
    const shifts = used.map(([, bit]) => bit);
    const codes = values.map((value) => shifts.reduce((code, bit, number) => code | (((value >>> bit) & 1) << number), 0));
    if (used.length) yield { title: capital(leaf.field.id), names: used.map(([name]) => name.replaceAll("_", " ")), codes };
  }
}

/** Return the themes of polygons: the marks of several files, which may have other names in each. */
function themesOf(marks, many) {
  const themes = new Map();
  for (const { title: name, names, codes, start } of marks) {
    if (!themes.has(name)) themes.set(name, { title: name, names: [], codes: new Uint32Array(many), marks: true });
    const theme = themes.get(name);
    for (const name of names) if (!theme.names.includes(name)) theme.names.push(name);
    const places = names.map((name) => theme.names.indexOf(name));
    codes.forEach((code, at) => {
      theme.codes[start + at] = places.reduce((all, place, number) => all | (((code >>> number) & 1) << place), 0);
    });
  }
  return [...themes.values()].filter(({ names }) => names.length <= 32);
}

const LANES = ["ahead", "back", "median", "path", "dim", "light", "light_ahead", "stop_x", "stop_y"];

/** Return the declared lanes of the edges of each file, by the number of the file and the table: columns over all files of the set, with the row at which those of the file start. */
function lanesOf({ members, evaluator }) {
  return Object.entries(evaluator.plan.lanes).flatMap(([table, parts]) => {
    if (!evaluator.count(table)) return [];
    const columns = Object.fromEntries(LANES.map((name) => [name, evaluator.valuesOf(parts[name] ?? 0, table)]));
    const starts = evaluator.joined.starts(table);
    return members.map((_, at) => [`${at} ${table}`, { ...columns, lane: parts.lane, clear: parts.clear, start: starts[at] }]);
  });
}

/** Return whether the rows of a table own references of another table: then they are the nodes of a network. */
const isNetwork = (table) => notesOf(table.field, "range_ref").length > 0;

function* slices(file, target) {
  for (const table of file.layout.tables.values()) {
    for (const note of table.field ? notesOf(table.field, "range_ref") : []) if (note.table === target.key) yield { table, note };
  }
}

/** Return every reference of a file, as `{table, note, values, rows}`: `rows(at)` is the row of `table` of each, null for row by row. */
function* references(file) {
  const isMany = (table, note) => file.rows(table) > MANY * file.rows(file.layout.table(note.table) ?? table) + 1000;
  for (const table of file.layout.tables.values()) {
    if (!table.key || !file.rows(table)) continue;
    for (const note of notesOf(table.field, "ref")) {
      if (isMany(table, note)) continue;
      if (table.element && !note.row) yield { table, note, values: column(file, table.leaves[0]), rows: null };
      else {
        const inner = note.row && file.layout.table(`${table.key}.${note.row}`);
        if (inner && !isMany(inner, note)) {
          const values = column(file, inner.leaves[0]);
          yield { table, note, values, rows: (at) => file.parentRow(inner, at) };
        } else if (note.row && !inner) {
          const values = columnNamed(file, table, note.row);
          if (values) yield { table, note, values, rows: null };
        }
      }
    }
    for (const leaf of table.element ? [] : table.leaves) {
      for (const note of notesOf(leaf.field, "ref")) if (!isMany(table, note)) yield { table, note, values: column(file, leaf), rows: null };
    }
  }
}

/** Return the corners of polygons: positions, and of a row of a table the rows of its corners among them. */
function outlines(file, table, name) {
  const nested = file.layout.table(`${table.key}.${name}`);
  if (nested && file.rows(nested)) {
    const corners = only(file, nested);
    return corners && { corners, bounds: (row) => numbers(file.rowsOf(nested, row)[0], file.rowsOf(nested, row)[1] - file.rowsOf(nested, row)[0]) };
  }
  const slice = notesOf(table.field, "range_ref").find((note) => note.table === name);
  if (slice) {
    const corners = only(file, file.layout.table(name));
    const [first, count] = [columnNamed(file, table, slice.first), columnNamed(file, table, slice.count)];
    return corners && { corners, bounds: (row) => numbers(first[row], Math.min(count[row], MOST_CORNERS + 1)) };
  }
  const leaf = findLeaf(file, table, name);
  const [note] = leaf ? notesOf(leaf.leaf.field, "ref") : [];
  const list = note && file.layout.table(note.table)?.tables.find((table) => table.element && notesOf(table.field, "ref").length);
  if (!list) return null;
  const corners = only(file, file.layout.table(notesOf(list.field, "ref")[0].table));
  const [values, rows] = [column(file, list.leaves[0]), column(file, leaf.leaf)];
  return corners && { corners, bounds: (row) => (rows[row] < file.rows(list.around) ? values.subarray(...file.rowsOf(list, rows[row])) : []) };
}

const numbers = (start, count) => new Uint32Array(count).map((_, at) => start + at);
const finite = ({ x, y }, start) => numbers(start, x.length).filter((row) => Number.isFinite(x[row - start]) && Number.isFinite(y[row - start]));
const mean = (values, from, to) => {
  let sum = 0;
  for (let at = from; at < to; at += 1) sum += values[at];
  return sum / (to - from);
};
