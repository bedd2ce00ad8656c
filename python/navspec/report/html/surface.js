// Polygons coloured by value, count from low to high values.

class Surface {
  constructor({ title, noun, corners, counts, values, numbers, themes, relation }, x, y, Rows) {
    Object.assign(this, { title, noun });
    this.counts = unpacked(counts, Uint8Array);
    this.values = unpacked(values, Float32Array);
    this.numbers = unpacked(numbers, Uint32Array);
    this.themes = themes.map((theme) => themeOf(theme, this.counts.length));
    this.relation = relation && new Relation(relation);
    const rows = unpacked(corners, Rows);
    this.x = Float32Array.from(rows, (row) => x[row]);
    this.y = Float32Array.from(rows, (row) => y[row]);
    this.starts = startsOf(this.counts);
    this.boxes = boxesOf(this);
  }

  // Set the shade of each polygon on a scale.
  rate({ low, high }) {
    const step = (SHADES - 1) / (high - low || 1);
    this.shades = Uint8Array.from(this.values, (value) => Math.max(0, Math.min(SHADES - 1, Math.round((value - low) * step))));
  }

  // Number of polygons up to a value.
  below(ceiling) {
    const above = ceiling < Infinity ? this.values.findIndex((value) => value > ceiling) : -1;
    return above < 0 ? this.values.length : above;
  }

  // Draw shade by shade, so that polygons of one shade are a single path; return how many were count. `paint` replaces the shades.
  draw(context, camera, ceiling, colors, paint) {
    const [west, south, east, north] = camera.box;
    const { boxes } = this;
    const { shades, fills } = paint ?? { shades: this.shades, fills: colors.shades };
    const last = this.below(ceiling);
    let count = 0;
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
      count += 1;
    }
    this.finish(context, fills[shade]);
    return count;
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

  // The uppermost polygon up to a value that contains a place, -1 for none.
  at(x, y, ceiling) {
    let at = this.below(ceiling) - 1;
    while (at >= 0 && !holds(this, at, x, y)) at -= 1;
    return at;
  }
}
