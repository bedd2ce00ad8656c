// A scene with its buffers for the graphics and its index for picking.

import { Names } from "./names.js";
import { scaleOf } from "./shades.js";
import { expandBox, Layer } from "./network.js";
import { networkThemes } from "./network_themes.js";
import { Squares } from "./squares.js";
import { Surface } from "./surface.js";

export class Chart {
  // `scene` is a drawing as the server packs it (navspec/studio/routes/scene.py). A generator, which yields between parts of
  // this work, and returns the chart: a scene may be very large.
  static *build(scene) {
    const chart = new Chart(scene);
    const { x, y } = scene;
    yield;
    for (const packed of scene.layers) {
      const layer = new Layer(packed, x, y, chart.box);
      yield;
      yield* layer.stack();
      if (layer.any) chart.layers.push(layer);
      yield;
    }
    chart.themes = networkThemes({ themes: scene.themes, layers: chart.layers });
    for (const packed of scene.surfaces) {
      const surface = new Surface(packed, chart.box);
      yield;
      yield* surface.measure(packed.corners, x, y);
      chart.surfaces.push(surface);
    }
    yield;
    chart.scale = scaleOf(chart.surfaces);
    for (const surface of chart.surfaces) {
      yield;
      surface.rate(chart.scale);
    }
    return chart;
  }

  constructor({ x, y, squares, value, note, names, focus }) {
    Object.assign(this, { x, y, squares, value, note, focus, ceiling: Infinity });
    this.names = names && new Names(names, names.flags);
    this.grid = new Squares(squares);
    this.box = boxOf(x, y, squares);
    this.layers = [];
    this.surfaces = [];
  }

  // Boxes around squares, and around points and lines with their widths and `more` units for signs.
  extents(more) {
    const widest = Math.max(0, ...this.layers.map(({ section }) => section?.widest ?? 0));
    const squares = [...this.grid.areas, ...this.grid.lines].map(({ west, south, east, north }) => [west, south, east, north]);
    return [expandBox(this.box, widest + more), ...squares];
  }

  // Call `act` with the number and the sides of each polygon whose box touches another.
  eachBox(box, act) {
    for (const surface of this.surfaces) surface.eachBox(box, act);
  }

  // All that has a title and can be hidden.
  get parts() {
    return [...this.layers, ...this.surfaces];
  }

  // Keep hidden the layers that the user has hidden on the chart before.
  keep({ ceiling, parts, themes }) {
    this.ceiling = ceiling;
    for (const part of [...this.parts, this]) {
      const before = part === this ? { themes } : parts.find(({ title }) => title === part.title);
      for (const theme of themesOf(part)) {
        const same = before && themesOf(before).find(({ title }) => title === theme.title);
        if (same) theme.hidden = new Set([...same.hidden].filter((name) => same.names[name] === theme.names[name]));
      }
    }
  }

  free() {
    for (const part of this.parts) part.free();
  }
}

function themesOf({ theme, themes }) {
  return themes ?? (theme ? [theme] : []);
}

// The box around all points, or around the squares where there are none.
function boxOf(x, y, squares) {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < x.length; at += 1) {
    if (x[at] < west) west = x[at];
    if (x[at] > east) east = x[at];
    if (y[at] < south) south = y[at];
    if (y[at] > north) north = y[at];
  }
  if (west <= east) return [west, south, east, north];
  if (!squares.length) return [-1, -1, 1, 1];
  const side = (at, pick) => squares.map((square) => square[at]).reduce((first, second) => pick(first, second));
  return [side(1, Math.min), side(2, Math.min), side(3, Math.max), side(4, Math.max)];
}
