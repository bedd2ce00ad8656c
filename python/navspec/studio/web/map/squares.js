// Squares of a map, as few rectangles that are wiped: each wipe costs time of its own without a graphics card.

export class Squares {
  // `squares` are label, west, south, east, north and state of all squares.
  constructor(squares) {
    const areas = squares.filter(([, , , , , state]) => state !== "absent").map(([, west, south, east, north, state]) => ({ west, south, east, north, kind: state === "unread" ? "unread" : "land" }));
    this.areas = joined(joined(areas, "west", "east"), "south", "north");
    const sides = squares.flatMap(([, west, south, east, north]) => [
      { west, east, south, north: south }, { west, east, south: north, north }, { west, east: west, south, north }, { west: east, east, south, north },
    ]);
    const isAcross = ({ south, north }) => south === north;
    this.lines = [...joined(sides.filter(isAcross), "west", "east"), ...joined(sides.filter((side) => !isAcross(side)), "south", "north")];
  }

  draw(gl, camera, { channels }, ratio) {
    const { width, height } = gl.canvas;
    const wide = Math.max(1, Math.round(ratio));
    const inside = (value, most) => Math.max(-wide, Math.min(most + wide, Math.round(value * ratio)));
    const wipe = ({ west, south, east, north }, color, more) => {
      const [left, right] = [inside(camera.across(west), width), inside(camera.across(east), width) + more];
      const [top, bottom] = [inside(camera.down(north), height), inside(camera.down(south), height) + more];
      if (right <= 0 || bottom <= 0 || left >= width || top >= height) return;
      gl.scissor(left, height - bottom, right - left, bottom - top);
      gl.clearColor(...color);
      gl.clear(gl.COLOR_BUFFER_BIT);
    };
    gl.enable(gl.SCISSOR_TEST);
    for (const area of this.areas) wipe(area, channels[area.kind], 0);
    for (const line of this.lines) wipe(line, channels.grid, wide);
    gl.disable(gl.SCISSOR_TEST);
  }
}

// Rectangles, with those that touch along an axis as one: `low` and `high` are their sides on it, all else is the same.
function joined(boxes, low, high) {
  const rows = new Map();
  for (const box of boxes) {
    const key = JSON.stringify({ ...box, [low]: 0, [high]: 0 });
    if (!rows.has(key)) rows.set(key, []);
    rows.get(key).push({ ...box });
  }
  const result = [];
  for (const row of rows.values()) {
    row.sort((first, second) => first[low] - second[low]);
    for (const box of row) {
      const last = result.at(-1);
      if (box !== row[0] && box[low] <= last[high]) last[high] = Math.max(last[high], box[high]);
      else result.push(box);
    }
  }
  return result;
}
