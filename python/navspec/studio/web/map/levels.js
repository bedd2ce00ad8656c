// Lines as a scale needs them: lines in the same pixels are drawn once, and invisible corners are left out.

import { chainsOf, simplified } from "./chains.js";
import { Pairs } from "./pairs.js";

const OFF = 0.6; // pixels that a corner may be off to be left out
const CELL = 1; // pixels whose points become one

// Lines, x and y of both ends each, for scales of up to `scale` pixels per unit; `ends` are their rows of x and y.
export function simplifyLines(ends, x, y, scale, { isDirected }) {
  const { rows, east, north } = clustered(ends, x, y, CELL / scale);
  const lines = once(rows, east.length, isDirected);
  if (isDirected) return coordinates(lines, east, north);
  return simplified(chainsOf(lines, east.length), east, north, OFF / scale);
}

export function coordinates(ends, x, y) {
  const middles = new Float32Array(2 * ends.length);
  for (let at = 0; at < ends.length; at += 1) {
    middles[2 * at] = x[ends[at]];
    middles[2 * at + 1] = y[ends[at]];
  }
  return middles;
}

// Ends that share a cell become the first of them.
function clustered(ends, x, y, cell) {
  const rows = new Uint32Array(ends.length);
  const numbers = new Int32Array(x.length).fill(-1);
  const cells = new Pairs(Math.min(ends.length, x.length));
  const east = new Float32Array(cells.first.length);
  const north = new Float32Array(cells.first.length);
  for (let at = 0; at < ends.length; at += 1) {
    const row = ends[at];
    if (numbers[row] < 0) {
      const before = cells.many;
      numbers[row] = cells.add(Math.floor(x[row] / cell), Math.floor(y[row] / cell));
      if (numbers[row] === before) {
        east[before] = x[row];
        north[before] = y[row];
      }
    }
    rows[at] = numbers[row];
  }
  return { rows, east: east.subarray(0, cells.many), north: north.subarray(0, cells.many) };
}

// Each pair of ends once. One that has become a point stays only where nothing else passes, as a dot.
function once(rows, many, isDirected) {
  const lines = new Pairs(rows.length / 2);
  const passed = new Uint8Array(many);
  for (let at = 0; at < rows.length; at += 2) {
    const [from, to] = [rows[at], rows[at + 1]];
    if (from === to) continue;
    if (from < to || isDirected) lines.add(from, to);
    else lines.add(to, from);
    passed[from] = passed[to] = 1;
  }
  for (let at = 0; at < rows.length; at += 2) {
    if (passed[rows[at]]) continue;
    passed[rows[at]] = 1;
    lines.add(rows[at], rows[at]);
  }
  const kept = new Uint32Array(2 * lines.many);
  for (let at = 0; at < lines.many; at += 1) {
    kept[2 * at] = lines.first[at];
    kept[2 * at + 1] = lines.second[at];
  }
  return kept;
}
