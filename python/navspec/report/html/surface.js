// Polygons filled by a value of each, those of low values below the others.

const SHADES = 48;
const RARE = 0.01; // of the polygons at either end: the scale leaves them out where they would take more than a quarter of it

class Surface {
  constructor({ title, noun, corners, counts, values, numbers, themes, relation }, x, y, Rows) {
    Object.assign(this, { title, noun });
    this.counts = unpacked(counts, Uint8Array);
    this.values = unpacked(values, Float32Array);
    this.numbers = unpacked(numbers, Uint32Array);
    this.themes = themes.map((theme) => new Theme(theme, this.counts.length));
    this.relation = relation && new Relation(relation);
    const rows = unpacked(corners, Rows);
    this.x = Float32Array.from(rows, (row) => x[row]);
    this.y = Float32Array.from(rows, (row) => y[row]);
    this.starts = new Uint32Array(this.counts.length + 1);
    this.counts.forEach((many, at) => {
      this.starts[at + 1] = this.starts[at] + many;
    });
    this.boxes = new Float32Array(4 * this.counts.length);
    for (let at = 0; at < this.counts.length; at += 1) {
      const [from, to] = [this.starts[at], this.starts[at + 1]];
      const [xs, ys] = [this.x.subarray(from, to), this.y.subarray(from, to)];
      this.boxes.set([Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)], 4 * at);
    }
  }

  // Which shade each polygon has on a scale.
  rate({ low, high }) {
    const step = (SHADES - 1) / (high - low || 1);
    this.shades = Uint8Array.from(this.values, (value) => Math.max(0, Math.min(SHADES - 1, Math.round((value - low) * step))));
  }

  // How many polygons do not lie above a value.
  below(ceiling) {
    const above = ceiling < Infinity ? this.values.findIndex((value) => value > ceiling) : -1;
    return above < 0 ? this.values.length : above;
  }

  // Shade by shade, so that polygons of one are a single path; how many were drawn. `paint` has other shades than the values.
  draw(context, camera, ceiling, colors, paint) {
    const [west, south, east, north] = camera.box;
    const { boxes } = this;
    const { shades, fills } = paint ?? { shades: this.shades, fills: colors.shades };
    const last = this.below(ceiling);
    let drawn = 0;
    let shade = -1;
    context.lineWidth = Math.min(Math.max(camera.scale * 5, 0.35), 1.25);
    context.strokeStyle = colors.edge;
    context.lineJoin = "round";
    for (let at = 0; at < last; at += 1) {
      if (shades[at] !== shade) {
        this.finish(context, fills[shade]);
        shade = shades[at];
      }
      const box = 4 * at;
      if (boxes[box] > east || boxes[box + 1] > north || boxes[box + 2] < west || boxes[box + 3] < south) continue;
      this.trace(context, camera, at);
      drawn += 1;
    }
    this.finish(context, fills[shade]);
    return drawn;
  }

  trace(context, { scale, x, y, width, height }, at) {
    const dx = width / 2 - x * scale;
    const dy = height / 2 + y * scale;
    for (let corner = this.starts[at]; corner < this.starts[at + 1]; corner += 1) {
      const [px, py] = [this.x[corner] * scale + dx, dy - this.y[corner] * scale];
      if (corner === this.starts[at]) context.moveTo(px, py);
      else context.lineTo(px, py);
    }
    context.closePath();
  }

  finish(context, fill) {
    if (fill) {
      context.fillStyle = fill;
      context.fill();
      context.stroke();
    }
    context.beginPath();
  }

  // The uppermost polygon up to a value that holds a place, -1 for none.
  at(x, y, ceiling) {
    const { boxes } = this;
    for (let at = this.below(ceiling) - 1; at >= 0; at -= 1) {
      const box = 4 * at;
      if (boxes[box] <= x && x <= boxes[box + 2] && boxes[box + 1] <= y && y <= boxes[box + 3] && this.holds(at, x, y)) return at;
    }
    return -1;
  }

  // The polygon whose box lies nearest to a place.
  nearest(x, y) {
    const away = (at) => {
      const [west, south, east, north] = this.boxes.subarray(4 * at, 4 * at + 4);
      return Math.hypot(Math.max(west - x, x - east, 0), Math.max(south - y, y - north, 0));
    };
    return this.counts.reduce((best, _, at) => (away(at) < away(best) ? at : best), 0);
  }

  holds(at, x, y) {
    let inside = false;
    for (let one = this.starts[at], other = this.starts[at + 1] - 1; one < this.starts[at + 1]; other = one, one += 1) {
      const [y1, y2] = [this.y[one], this.y[other]];
      if (y1 > y !== y2 > y && x < ((this.x[other] - this.x[one]) * (y - y1)) / (y2 - y1) + this.x[one]) inside = !inside;
    }
    return inside;
  }
}

// Least and greatest value that have shades of their own; `below` and `above` say whether some lie beyond.
function scaleOf(surfaces) {
  const values = Float32Array.from(surfaces.flatMap((each) => [...each.values])).sort();
  if (!values.length) return null;
  const [least, most] = [values[0], values[values.length - 1]];
  const [low, high] = [values[Math.floor((values.length - 1) * RARE)], values[Math.ceil((values.length - 1) * (1 - RARE))]];
  if (most - least <= 1.25 * (high - low) || high === low) return { low: least, high: most, below: false, above: false };
  return { low, high, below: least < low, above: most > high };
}

// Colours between some that are given, all equally far from each other.
function shadesOf(stops) {
  const parts = stops.map((color) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16)));
  return Array.from({ length: SHADES }, (_, shade) => {
    const at = (shade / (SHADES - 1)) * (parts.length - 1);
    const from = Math.min(Math.floor(at), parts.length - 2);
    const mixed = parts[from].map((value, channel) => Math.round(value + (parts[from + 1][channel] - value) * (at - from)));
    return `rgb(${mixed.join(" ")})`;
  });
}
