// Shapes of a network for the graphics, from what routes/space.py sends. The graphics have y up, maps have z up.

// Points with y up.
export function turned(points) {
  const result = new Float32Array(points.length);
  for (let at = 0; at < points.length; at += 3) {
    result[at] = points[at];
    result[at + 1] = points[at + 2];
    result[at + 2] = -points[at + 1];
  }
  return result;
}

// Corners of the triangles and of the outlines of polygons, as rows of their corners.
export function facesOf(counts) {
  let corners = 0;
  let faces = 0;
  for (const count of counts) {
    corners += count;
    faces += Math.max(0, count - 2);
  }
  const triangles = new Uint32Array(3 * faces);
  const sides = new Uint32Array(2 * corners);
  let [first, triangle, side] = [0, 0, 0];
  for (const count of counts) {
    for (let at = 1; at + 1 < count; at += 1) {
      triangles[triangle] = first;
      triangles[triangle + 1] = first + at;
      triangles[triangle + 2] = first + at + 1;
      triangle += 3;
    }
    for (let at = 0; at < count; at += 1) {
      sides[side] = first + at;
      sides[side + 1] = first + ((at + 1) % count);
      side += 2;
    }
    first += count;
  }
  return { triangles, sides };
}

// Corners of the outlines of some polygons, two for each side, by the number of the polygon.
export function outlinesOf(corners, counts, chosen) {
  const wanted = new Set(chosen);
  const points = [];
  let first = 0;
  counts.forEach((count, number) => {
    if (wanted.has(number)) for (let at = 0; at < count; at += 1) for (const corner of [first + at, first + ((at + 1) % count)]) points.push(...corners.subarray(3 * corner, 3 * corner + 3));
    first += count;
  });
  return Float32Array.from(points);
}
