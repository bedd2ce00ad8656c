// Polygons as triangles: fans where they bulge nowhere inwards, ears cut off one by one where they do.

// Corners of triangles of all polygons in an order, and how many triangles there are up to each place in it. A generator,
// which yields after each part of so many polygons.
export function* triangulate({ x, y, starts, counts }, order, part) {
  const ends = new Uint32Array(order.length + 1);
  for (let place = 0; place < order.length; place += 1) ends[place + 1] = ends[place] + Math.max(counts[order[place]] - 2, 0);
  const indices = new Uint32Array(3 * ends[order.length]);
  let to = 0;
  const add = (first, second, third) => {
    indices[to] = first;
    indices[to + 1] = second;
    indices[to + 2] = third;
    to += 3;
  };
  for (let place = 0; place < order.length; place += 1) {
    if (place % part === 0) yield 0;
    const at = order[place];
    const first = starts[at];
    if (isConvex(x, y, first, counts[at])) for (let corner = first + 1; corner < starts[at + 1] - 1; corner += 1) add(first, corner, corner + 1);
    else cutEars(x, y, first, counts[at], add);
  }
  return { indices, ends };
}

function turn(x, y, a, b, c) {
  return (x[b] - x[a]) * (y[c] - y[b]) - (y[b] - y[a]) * (x[c] - x[b]);
}

function isConvex(x, y, first, many) {
  let [left, right] = [false, false];
  for (let at = 0; at < many; at += 1) {
    const direction = turn(x, y, first + at, first + ((at + 1) % many), first + ((at + 2) % many));
    left ||= direction > 0;
    right ||= direction < 0;
  }
  return !(left && right);
}

function cutEars(x, y, first, many, add) {
  const rest = Array.from({ length: many }, (_, at) => first + at);
  const area = rest.reduce((sum, one, at) => sum + x[one] * y[rest[(at + 1) % many]] - y[one] * x[rest[(at + 1) % many]], 0);
  const direction = area < 0 ? -1 : 1;
  const isEar = (at) => {
    const corners = [rest[(at + rest.length - 1) % rest.length], rest[at], rest[(at + 1) % rest.length]];
    if (direction * turn(x, y, ...corners) <= 0) return false;
    const sides = corners.map((corner, side) => [corner, corners[(side + 1) % 3]]);
    return !rest.some((corner) => !corners.includes(corner) && sides.every(([from, to]) => direction * turn(x, y, from, to, corner) > 0));
  };
  while (rest.length > 2) {
    const ear = Math.max(rest.findIndex((_, at) => isEar(at)), 0); // one that crosses itself has none in the end
    add(rest[(ear + rest.length - 1) % rest.length], rest[ear], rest[(ear + 1) % rest.length]);
    rest.splice(ear, 1);
  }
}
