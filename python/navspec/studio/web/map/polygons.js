// Polygons whose corners are stored one after the other.

export function startsOf(counts) {
  const starts = new Uint32Array(counts.length + 1);
  for (let at = 0; at < counts.length; at += 1) starts[at + 1] = starts[at] + counts[at];
  return starts;
}

// West, south, east and north side of each.
export function boxesOf({ counts, starts, x, y }) {
  const boxes = new Float32Array(4 * counts.length);
  for (let at = 0; at < counts.length; at += 1) {
    let west = Infinity;
    let south = Infinity;
    let east = -Infinity;
    let north = -Infinity;
    for (let corner = starts[at]; corner < starts[at + 1]; corner += 1) {
      const px = x[corner];
      const py = y[corner];
      if (px < west) west = px;
      if (px > east) east = px;
      if (py < south) south = py;
      if (py > north) north = py;
    }
    boxes[4 * at] = west;
    boxes[4 * at + 1] = south;
    boxes[4 * at + 2] = east;
    boxes[4 * at + 3] = north;
  }
  return boxes;
}

// Whether one of them contains a place.
export function holds({ boxes, starts, x, y }, at, px, py) {
  if (boxes[4 * at] > px || px > boxes[4 * at + 2] || boxes[4 * at + 1] > py || py > boxes[4 * at + 3]) return false;
  let inside = false;
  for (let corner = starts[at], previous = starts[at + 1] - 1; corner < starts[at + 1]; previous = corner, corner += 1) {
    const [y1, y2] = [y[corner], y[previous]];
    if (y1 > py !== y2 > py && px < ((x[previous] - x[corner]) * (py - y1)) / (y2 - y1) + x[corner]) inside = !inside;
  }
  return inside;
}

// The one whose box lies nearest to a place.
export function nearest({ boxes, counts }, x, y) {
  const distance = (at) => {
    const [west, south, east, north] = boxes.subarray(4 * at, 4 * at + 4);
    return Math.hypot(Math.max(west - x, x - east, 0), Math.max(south - y, y - north, 0));
  };
  return counts.reduce((best, _, at) => (distance(at) < distance(best) ? at : best), 0);
}
