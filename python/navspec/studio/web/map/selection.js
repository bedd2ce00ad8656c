// The selection on a chart, as the graphics draw it.

import { coordinates } from "./levels.js";

// Lines, x and y of both ends each, and points: those of the rows and the outlines of the polygons.
export function selectionShapes({ x, y, surfaces }, { points, lines, polygons }) {
  const rows = Uint32Array.from(lines.flat());
  const isThere = (row) => row < x.length;
  const sides = polygons.flatMap((number) => surfaces.flatMap((surface) => outline(surface, surface.numbers.indexOf(number))));
  return {
    lines: Float32Array.from([...(rows.every(isThere) ? coordinates(rows, x, y) : []), ...sides]),
    points: coordinates(Uint32Array.from(points.filter(isThere)), x, y),
  };
}

function outline(surface, at) {
  if (at < 0) return [];
  const { x, y, starts } = surface;
  const lines = [];
  for (let corner = starts[at], previous = starts[at + 1] - 1; corner < starts[at + 1]; previous = corner, corner += 1) lines.push(x[previous], y[previous], x[corner], y[corner]);
  return lines;
}
