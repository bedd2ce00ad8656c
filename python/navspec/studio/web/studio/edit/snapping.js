// Sides of areas snap to those of other areas: sides that miss each other by a fraction of a unit do not meet.

const SNAP = 8; // pixels within which a side snaps
export const FREELY = "Sides snap to those of other areas; hold Alt to place them freely.";

// Return a place with coordinates of the sides of areas near it, except those of `skipped`.
export function snapPlace(stage, [x, y], event, skipped = new Set()) {
  const [byX, byY] = snapBoxes(stage, [[x, y, x, y]], [0, 0], event, skipped);
  return [x + byX, y + byY];
}

// Return a distance by which boxes are moved, so that the nearest of their sides lies on one of an area, except those of
// `skipped`. While the Alt key is down nothing snaps.
export function snapBoxes(stage, boxes, by, event, skipped) {
  if (event?.altKey) return by;
  const reach = SNAP / stage.map.camera.scale;
  const result = [...by];
  const away = [reach, reach];
  for (const box of boxes) {
    const [west, south, east, north] = box.map((side, at) => side + by[at % 2]);
    stage.map.chart.eachBox([west - reach, south - reach, east + reach, north + reach], (number, sides) => {
      if (skipped.has(number)) return;
      for (const axis of [0, 1]) {
        for (const own of [box[axis], box[axis + 2]]) {
          for (const side of [sides[axis], sides[axis + 2]]) {
            const off = Math.abs(side - own - by[axis]);
            if (off < away[axis]) [away[axis], result[axis]] = [off, side - own];
          }
        }
      }
    });
  }
  return result;
}
