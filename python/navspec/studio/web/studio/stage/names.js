// Names of points and polygons of a map, as the network names its nodes, and their places.

import { startsOf } from "../../map/polygons.js";

const FEW = 50; // searches

export class Names {
  constructor(scene) {
    this.scene = scene;
    this.searches = 0;
    this.groups = new Map(scene.names?.numbers.map((number, at) => [number, at]).reverse());
  }

  // Name of a point; null for one that has none.
  ofRow(row) {
    const { names } = this.scene;
    if (!names) return null;
    const group = this.groupOf(row);
    return group < 0 || names.numbers[group] < 0 ? null : `${names.numbers[group]}/${row - names.starts[group]}`;
  }

  groupOf(row) {
    const { starts } = this.scene.names;
    let low = -1;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (starts[middle] <= row) low = middle;
      else high = middle;
    }
    return low;
  }

  // Row of the point with a name; -1 where there is none.
  row(name) {
    const { names, x } = this.scene;
    const [, group, number] = /^(\d+)\/(\d+)$/.exec(name) ?? [];
    if (!names || group === undefined || !this.groups.has(Number(group))) return -1;
    const at = this.groups.get(Number(group));
    const row = names.starts[at] + Number(number);
    return row < (names.starts[at + 1] ?? x.length) ? row : -1;
  }

  // A name that there is; empty where nothing has one.
  get example() {
    const { names, surfaces } = this.scene;
    const group = names?.numbers.findIndex((number, at) => number >= 0 && names.starts[at] < (names.starts[at + 1] ?? this.scene.x.length)) ?? -1;
    return group < 0 ? String(surfaces[0]?.numbers[0] ?? "") : `${names.numbers[group]}/0`;
  }

  // The polygon with a number: `{ number, x, y, bounds }` with its middle; null where there is none. The first few are searched
  // for: an index of very many polygons takes longer.
  polygon(number) {
    this.searches += 1;
    const find = this.searches <= FEW ? ({ numbers }) => numbers.indexOf(Number(number)) : ({ rows }) => rows.get(Number(number)) ?? -1;
    for (const surface of this.surfaces) {
      const at = find(surface);
      if (at >= 0) return this.polygonOf(surface, at);
    }
    return null;
  }

  // Of each surface its corners, where those of a polygon begin, and the first polygon of each number.
  get surfaces() {
    this.surfacesOnce ??= this.scene.surfaces.map(({ corners, counts, numbers }) => ({
      corners,
      numbers,
      starts: startsOf(counts),
      get rows() {
        this.rowsOnce ??= rowsOf(numbers);
        return this.rowsOnce;
      },
    }));
    return this.surfacesOnce;
  }

  polygonOf({ corners, numbers, starts }, at) {
    return middle(this.scene, corners.subarray(starts[at], starts[at + 1]), numbers[at]);
  }

  // Return the place of the node with a name: `{ x, y }`; null where the map does not have it.
  place(name) {
    const row = this.row(name);
    if (row >= 0) return { x: this.scene.x[row], y: this.scene.y[row] };
    return /^\d+$/.test(name) ? this.polygon(name) : null;
  }

  // Return the name of the thing at the place that a name has on another map: it may be another one after a change. Null where
  // nothing is there, or several points are.
  rename(name, before) {
    const [old, now] = [before.place(name), this.place(name)];
    if (old && now && Math.hypot(old.x - now.x, old.y - now.y) < 0.01) return name;
    if (before.row(name) < 0) return null; // numbers of polygons stay
    const row = this.rowsByPlace.get(`${old.x} ${old.y}`);
    return row >= 0 ? this.ofRow(row) : null;
  }

  // The only point at each place, -1 for several.
  get rowsByPlace() {
    if (!this.rowsByPlaceOnce) {
      const { x, y } = this.scene;
      const rows = (this.rowsByPlaceOnce = new Map());
      for (let row = 0; row < x.length; row += 1) {
        const place = `${x[row]} ${y[row]}`;
        rows.set(place, rows.has(place) ? -1 : row);
      }
    }
    return this.rowsByPlaceOnce;
  }
}

function rowsOf(numbers) {
  const rows = new Map();
  for (let at = 0; at < numbers.length; at += 1) if (!rows.has(numbers[at])) rows.set(numbers[at], at);
  return rows;
}

function middle({ x, y }, rows, number) {
  let [east, north] = [0, 0];
  const bounds = [Infinity, Infinity, -Infinity, -Infinity];
  for (const row of rows) {
    east += x[row];
    north += y[row];
    bounds[0] = Math.min(bounds[0], x[row]);
    bounds[1] = Math.min(bounds[1], y[row]);
    bounds[2] = Math.max(bounds[2], x[row]);
    bounds[3] = Math.max(bounds[3], y[row]);
  }
  return { number, x: east / rows.length, y: north / rows.length, bounds };
}
