// The polygons of a surface as a scale needs them, ready to be drawn: those of less than two pixels become squares, of
// which each looks as the uppermost of those that lie in it. All is made and drawn in parts, since a mesh may have very many.

import { boxesOf, startsOf } from "./polygons.js";
import { Cells } from "./cells.js";
import { cellsOfLines, numbered } from "./network.js";
import { Pairs } from "./pairs.js";
import { triangulate } from "./triangles.js";

export const OUTLINED = 8; // pixels of a side from which on polygons have outlines
const SMALL = 2; // pixels of a side below which polygons are drawn as squares
const PART = 1 << 12; // things that are made in one go
const LINES = 1 << 14; // outlines of a batch
const TRIANGLES = 1 << 12; // triangles that are drawn in one go

// For scales of up to `scale` pixels per unit; Infinity takes all as they are. A generator, which yields after each part.
export function* makePieces(surface, scale, { fills, strokes }) {
  const { ranks, box } = surface;
  const pieces = scale === Infinity ? whole(surface) : yield* reduced(surface, scale);
  const boxes = pieces.boxes ?? boxesOf(pieces);
  yield 0;
  const cells = cellsOfBoxes(boxes, box);
  yield 0;
  pieces.ranks = new Float32Array(pieces.owners.length);
  for (let at = 0; at < pieces.ranks.length; at += 1) pieces.ranks[at] = ranks[pieces.owners[at]];
  const { indices, ends } = yield* triangulate(pieces, cells.order, PART);
  const places = new Float32Array(2 * pieces.x.length);
  for (let at = 0; at < pieces.x.length; at += 1) {
    places[2 * at] = pieces.x[at];
    places[2 * at + 1] = pieces.y[at];
  }
  yield 0;
  const edges = yield* edgesOf(pieces);
  yield 0;
  const edgeCells = cellsOfLines(edges.items, box);
  yield 0;
  const batches = [];
  const made = new Pieces({ owners: pieces.owners, starts: pieces.starts, cells, ends, edgeCells, batches });
  try {
    made.fill = fills.batch(places, perCorner(pieces, pieces.ranks), new Uint16Array(pieces.x.length), indices);
    for (let from = 0; from < edgeCells.order.length; from += LINES) {
      batches.push(strokes.batch(edges.items, edgeCells.order.subarray(from, from + LINES), edges.ranks));
      yield 0;
    }
    made.isComplete = true;
    return made;
  } finally {
    if (!made.isComplete) made.free();
  }
}

class Pieces {
  constructor(parts) {
    Object.assign(this, parts, { isPainted: false });
  }

  // Shades of the polygons.
  paint(shades, fills) {
    const own = Uint16Array.from(this.owners, (owner) => shades[owner]);
    fills.shade(this.fill, perCorner(this, own));
    this.isPainted = true;
  }

  // Each part sets the state of the graphics that it needs, since other things may be drawn between two.
  *draw({ gl, fills, strokes }, camera, view, { colors, last, many, palette, ratio }) {
    const inDepth = (isWritten, act) => {
      gl.enable(gl.DEPTH_TEST);
      gl.depthFunc(gl.LEQUAL);
      gl.depthMask(isWritten);
      act();
      gl.depthMask(true);
      gl.disable(gl.DEPTH_TEST);
    };
    gl.clear(gl.DEPTH_BUFFER_BIT);
    const triangles = this.cells.runs(camera.box).map(([from, to]) => [this.ends[from], this.ends[to]]);
    for (const [from, to] of split(triangles, TRIANGLES)) {
      inDepth(true, () => fills.draw(this.fill, [[from, to]], view, { palette, line: colors.channels.edge, ranks: many, last, ratio }));
      yield to - from;
    }
    const look = { color: colors.channels.edge, width: Math.min(Math.max(camera.scale * 5, 0.35), 1.25) * ratio, ranks: many, last };
    for (const [from, to] of split(this.edgeCells.runs(camera.box), LINES)) {
      const start = from - (from % LINES);
      inDepth(false, () => strokes.draw(this.batches[start / LINES], [[from - start, to - start]], view, look));
      yield 2 * (to - from);
    }
  }

  free() {
    this.fill?.free();
    for (const batch of this.batches) batch.free();
  }
}

// Runs divided at multiples of a number.
function* split(runs, size) {
  for (const [first, end] of runs) {
    for (let from = first; from < end; ) {
      const to = Math.min(end, from - (from % size) + size);
      yield [from, to];
      from = to;
    }
  }
}

// `owners` is the polygon that each piece is or represents, `isOutlined` which pieces have outlines.
function whole({ x, y, starts, counts, boxes }) {
  return { x, y, starts, counts, boxes, owners: numbered(counts.length), isOutlined: () => true, isWhole: true };
}

function* reduced({ x, y, starts, counts, ranks, boxes }, scale) {
  const many = counts.length;
  const sides = new Float32Array(many);
  const side = SMALL / scale;
  const squares = new Pairs(many);
  const uppermost = new Uint32Array(many);
  const kept = new Uint32Array(many);
  let numKept = 0;
  for (let at = 0, box = 0; at < many; at += 1, box += 4) {
    if (at % PART === 0) yield 0;
    sides[at] = scale * Math.max(boxes[box + 2] - boxes[box], boxes[box + 3] - boxes[box + 1]);
    if (sides[at] >= SMALL) {
      kept[numKept] = at;
      numKept += 1;
      continue;
    }
    const before = squares.many;
    const square = squares.add(Math.floor((boxes[box] + boxes[box + 2]) / 2 / side), Math.floor((boxes[box + 1] + boxes[box + 3]) / 2 / side));
    if (square === before || ranks[at] > ranks[uppermost[square]]) uppermost[square] = at;
  }
  const owners = new Uint32Array(numKept + squares.many);
  owners.set(kept.subarray(0, numKept));
  owners.set(uppermost.subarray(0, squares.many), numKept);
  const sizes = Uint8Array.from(owners, (owner, piece) => (piece < numKept ? counts[owner] : 4));
  const pieces = { starts: startsOf(sizes), counts: sizes, owners, isOutlined: (piece) => piece < numKept && sides[owners[piece]] >= OUTLINED };
  pieces.x = new Float32Array(pieces.starts.at(-1));
  pieces.y = new Float32Array(pieces.starts.at(-1));
  for (let piece = 0; piece < numKept; piece += 1) {
    if (piece % PART === 0) yield 0;
    for (let corner = starts[kept[piece]], to = pieces.starts[piece]; to < pieces.starts[piece + 1]; corner += 1, to += 1) {
      pieces.x[to] = x[corner];
      pieces.y[to] = y[corner];
    }
  }
  for (let square = 0, to = pieces.starts[numKept]; square < squares.many; square += 1, to += 4) {
    if (square % PART === 0) yield 0;
    const [west, south] = [squares.first[square] * side, squares.second[square] * side];
    pieces.x[to] = pieces.x[to + 3] = west;
    pieces.x[to + 1] = pieces.x[to + 2] = west + side;
    pieces.y[to] = pieces.y[to + 1] = south;
    pieces.y[to + 2] = pieces.y[to + 3] = south + side;
  }
  return pieces;
}

// Polygons by the cells that their boxes lie in.
export function cellsOfBoxes(boxes, around) {
  const many = boxes.length / 4;
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

function perCorner({ starts }, values) {
  const sorted = new values.constructor(starts.at(-1));
  for (let at = 0; at < values.length; at += 1) sorted.fill(values[at], starts[at], starts[at + 1]);
  return sorted;
}

// Outlines as lines, x and y of both ends each, with the rank of each; one that two polygons share is that of the upper one.
function* edgesOf({ x, y, starts, counts, ranks, isOutlined, isWhole }) {
  const corners = isWhole ? null : new Pairs(x.length);
  const seen = isWhole ? null : new Pairs(x.length);
  const [east, north] = [x, y].map((axis) => new Int32Array(axis.buffer, axis.byteOffset, axis.length));
  const items = new Float32Array(4 * x.length);
  const levels = new Float32Array(x.length);
  let many = 0;
  for (let at = 0; at < counts.length; at += 1) {
    if (at % PART === 0) yield 0;
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
