// The polygons of a surface as a scale needs them, ready to be drawn: those of less than two pixels become squares, of
// which each looks as the uppermost of those that lie in it.

import { boxesOf, startsOf } from "../../../report/html/polygons.js";
import { Cells } from "./cells.js";
import { cellsOfLines } from "./network.js";
import { Pairs } from "./pairs.js";
import { triangulate } from "./triangles.js";

const SMALL = 2; // pixels of a side below which polygons are drawn as squares
const OUTLINED = 8; // pixels of a side from which on polygons have outlines

export class Pieces {
  // For scales of up to `scale` pixels per unit; Infinity takes all as they are.
  constructor(surface, scale, { fills, strokes }) {
    const { ranks, box } = surface;
    Object.assign(this, scale === Infinity ? whole(surface) : reduced(surface, scale));
    this.cells = cellsOf(this, box);
    this.ranks = Float32Array.from(this.owners, (owner) => ranks[owner]);
    const { indices, ends } = triangulate(this, this.cells.order);
    this.ends = ends;
    const places = new Float32Array(2 * this.x.length);
    for (let at = 0; at < this.x.length; at += 1) {
      places[2 * at] = this.x[at];
      places[2 * at + 1] = this.y[at];
    }
    this.fill = fills.batch(places, perCorner(this, this.ranks), new Uint16Array(this.x.length), indices);
    const edges = edgesOf(this);
    this.edgeCells = cellsOfLines(edges.items, box);
    this.edge = strokes.batch(edges.items, this.edgeCells.order, edges.ranks);
  }

  // Shades of the polygons.
  paint(shades, fills) {
    fills.shade(this.fill, perCorner(this, Uint16Array.from(this.owners, (owner) => shades[owner])));
  }

  draw({ gl, fills, strokes }, camera, view, { colors, last, many, palette, ratio }) {
    const runs = this.cells.runs(camera.box).map(([from, to]) => [this.ends[from], this.ends[to]]);
    gl.enable(gl.DEPTH_TEST);
    gl.depthFunc(gl.LEQUAL);
    gl.clear(gl.DEPTH_BUFFER_BIT);
    fills.draw(this.fill, runs, view, { palette, line: colors.channels.edge, ranks: many, last, ratio });
    gl.depthMask(false);
    const width = Math.min(Math.max(camera.scale * 5, 0.35), 1.25) * ratio;
    strokes.draw(this.edge, this.edgeCells.runs(camera.box), view, { color: colors.channels.edge, width, ranks: many, last });
    gl.depthMask(true);
    gl.disable(gl.DEPTH_TEST);
  }

  free() {
    this.fill.free();
    this.edge.free();
  }
}

// `owners` is the polygon that each piece is or represents, `isOutlined` which pieces have outlines.
function whole({ x, y, starts, counts }) {
  return { x, y, starts, counts, owners: Uint32Array.from(counts.keys()), isOutlined: () => true, isWhole: true };
}

function reduced({ x, y, starts, counts, ranks, boxes }, scale) {
  const sides = Float32Array.from(counts, (_, at) => scale * Math.max(boxes[4 * at + 2] - boxes[4 * at], boxes[4 * at + 3] - boxes[4 * at + 1]));
  const side = SMALL / scale;
  const squares = new Pairs(counts.length);
  const uppermost = new Uint32Array(counts.length);
  const kept = [];
  for (let at = 0; at < counts.length; at += 1) {
    if (sides[at] >= SMALL) {
      kept.push(at);
      continue;
    }
    const before = squares.many;
    const middle = (low, high) => Math.floor((boxes[4 * at + low] + boxes[4 * at + high]) / 2 / side);
    const square = squares.add(middle(0, 2), middle(1, 3));
    if (square === before || ranks[at] > ranks[uppermost[square]]) uppermost[square] = at;
  }
  const owners = Uint32Array.from([...kept, ...uppermost.subarray(0, squares.many)]);
  const sizes = Uint8Array.from(owners, (owner, piece) => (piece < kept.length ? counts[owner] : 4));
  const pieces = { starts: startsOf(sizes), counts: sizes, owners, isOutlined: (piece) => piece < kept.length && sides[owners[piece]] >= OUTLINED };
  pieces.x = new Float32Array(pieces.starts.at(-1));
  pieces.y = new Float32Array(pieces.starts.at(-1));
  kept.forEach((at, piece) => {
    pieces.x.set(x.subarray(starts[at], starts[at + 1]), pieces.starts[piece]);
    pieces.y.set(y.subarray(starts[at], starts[at + 1]), pieces.starts[piece]);
  });
  for (let square = 0; square < squares.many; square += 1) {
    const [west, south] = [squares.first[square] * side, squares.second[square] * side];
    const [east, north] = [west + side, south + side];
    pieces.x.set([west, east, east, west], pieces.starts[kept.length + square]);
    pieces.y.set([south, south, north, north], pieces.starts[kept.length + square]);
  }
  return pieces;
}

function cellsOf(pieces, around) {
  const boxes = boxesOf(pieces);
  const many = pieces.counts.length;
  const middles = new Float32Array(2 * many);
  const reach = new Float32Array(many);
  for (let at = 0; at < many; at += 1) {
    const box = 4 * at;
    middles[2 * at] = (boxes[box] + boxes[box + 2]) / 2;
    middles[2 * at + 1] = (boxes[box + 1] + boxes[box + 3]) / 2;
    reach[at] = Math.max(boxes[box + 2] - boxes[box], boxes[box + 3] - boxes[box + 1]) / 2;
  }
  return new Cells(middles, reach, around);
}

function perCorner({ starts, x }, values) {
  const sorted = new values.constructor(x.length);
  for (let at = 0; at < values.length; at += 1) sorted.fill(values[at], starts[at], starts[at + 1]);
  return sorted;
}

// Outlines as lines, x and y of both ends each, with the rank of each; one that two polygons share is that of the upper one.
function edgesOf({ x, y, starts, counts, ranks, isOutlined, isWhole }) {
  const corners = isWhole ? null : new Pairs(x.length);
  const seen = isWhole ? null : new Pairs(x.length);
  const [east, north] = [x, y].map((axis) => new Int32Array(axis.buffer, axis.byteOffset, axis.length));
  const items = new Float32Array(4 * x.length);
  const levels = new Float32Array(x.length);
  let many = 0;
  for (let at = 0; at < counts.length; at += 1) {
    if (!isOutlined(at)) continue;
    for (let corner = starts[at], previous = starts[at + 1] - 1; corner < starts[at + 1]; previous = corner, corner += 1) {
      let edge = many;
      if (!isWhole) {
        const [from, to] = [corners.add(east[corner], north[corner]), corners.add(east[previous], north[previous])];
        edge = seen.add(Math.min(from, to), Math.max(from, to));
      }
      if (edge === many) {
        items[4 * edge] = x[previous];
        items[4 * edge + 1] = y[previous];
        items[4 * edge + 2] = x[corner];
        items[4 * edge + 3] = y[corner];
        many += 1;
      }
      levels[edge] = Math.max(levels[edge], ranks[at]);
    }
  }
  return { items: items.subarray(0, 4 * many), ranks: levels };
}
