// The surfaces, lines, points and squares of a map, count from above.

const BATCH = 120;
const PER_CELL = 24;

// Lines or points sorted into the cells of a grid, so that only visible ones are count.
class Grid {
  // `items` has `size` numbers for each: x, y of a point, or of both ends of a line.
  constructor(items, size, [west, south, east, north]) {
    const many = items.length / size;
    this.size = size;
    this.side = Math.max(1, Math.min(128, Math.floor(Math.sqrt(many / PER_CELL))));
    this.west = west;
    this.south = south;
    this.step = Math.max(east - west, north - south, 1) / this.side;
    this.margin = 0;
    const cells = new Uint32Array(many);
    const starts = new Uint32Array(this.side * this.side + 1);
    for (let at = 0; at < many; at += 1) {
      const from = at * size;
      const to = from + size - 2;
      cells[at] = this.row(items[from + 1], items[to + 1]) * this.side + this.column(items[from], items[to]);
      starts[cells[at] + 1] += 1;
      const reach = Math.max(Math.abs(items[from] - items[to]), Math.abs(items[from + 1] - items[to + 1])) / 2;
      if (reach > this.margin) this.margin = reach;
    }
    for (let cell = 1; cell < starts.length; cell += 1) starts[cell] += starts[cell - 1];
    this.starts = starts;
    this.items = new Float32Array(items.length);
    const next = starts.slice();
    for (let at = 0; at < many; at += 1) {
      this.items.set(items.subarray(at * size, at * size + size), next[cells[at]] * size);
      next[cells[at]] += 1;
    }
  }

  column(start, end = start) {
    return this.clamped(((start + end) / 2 - this.west) / this.step);
  }

  row(start, end = start) {
    return this.clamped(((start + end) / 2 - this.south) / this.step);
  }

  clamped(value) {
    return Math.max(0, Math.min(this.side - 1, Math.floor(value)));
  }

  // Runs of numbers of everything in the cells that a box touches.
  *runs([west, south, east, north]) {
    const [left, right] = [this.column(west - this.margin), this.column(east + this.margin)];
    const [low, high] = [this.row(south - this.margin), this.row(north + this.margin)];
    for (let row = low; row <= high; row += 1) {
      const from = this.starts[row * this.side + left];
      const to = this.starts[row * this.side + right + 1];
      for (let at = from; at < to; at += BATCH) {
        yield [at * this.size, Math.min(to, at + BATCH) * this.size];
      }
    }
  }
}

const MANY = 4000; // lines that are never simplified
const OFF = 0.6; // largest deviation of an omitted corner, in pixels

class Layer {
  constructor({ title, style, lines, points, theme }, x, y, Rows, box) {
    Object.assign(this, { title, style, x, y, box, levels: new Map() });
    this.ends = unpacked(lines, Rows);
    this.rows = unpacked(points, Rows);
    this.any = this.ends.length + this.rows.length > 0;
    this.lines = new Grid(this.coordinates(this.ends), 4, box);
    this.points = new Grid(this.coordinates(this.rows), 2, box);
    this.theme = theme && themeOf(theme, this.rows.length);
    this.kinds = this.theme?.names.map((_, kind) => new Grid(this.coordinates(this.rows.filter((_, at) => this.theme.has(this.theme.codes[at], kind))), 2, box));
  }

  coordinates(rows) {
    const coordinates = new Float32Array(rows.length * 2);
    rows.forEach((row, at) => {
      coordinates[2 * at] = this.x[row];
      coordinates[2 * at + 1] = this.y[row];
    });
    return coordinates;
  }

  // The lines simplified for a scale, created when it is first used.
  linesAt(scale) {
    if (this.ends.length / 2 < MANY || scale >= DOTS_FROM) return this.lines;
    const level = Math.floor(Math.log2(scale));
    if (!this.levels.has(level)) {
      this.chains ??= chainsOf(this.ends, this.x.length);
      const fewer = simplified(this.chains, this.x, this.y, OFF / 2 ** (level + 1));
      this.levels.set(level, new Grid(fewer, 4, this.box));
    }
    return this.levels.get(level);
  }
}

class Network {
  constructor(map, number) {
    this.squares = map.squares;
    const x = unpacked(map.x, Float32Array);
    const y = unpacked(map.y, Float32Array);
    const Rows = x.length <= 65536 ? Uint16Array : Uint32Array;
    this.box = this.extent(x, y, number);
    this.layers = map.layers.map((layer) => new Layer(layer, x, y, Rows, this.box)).filter((layer) => layer.any);
    this.surfaces = map.surfaces.map((surface) => new Surface(surface, x, y, Rows));
    this.scale = scaleOf(this.surfaces);
    for (const surface of this.surfaces) surface.rate(this.scale);
    Object.assign(this, { x, y, value: map.value, note: map.note, ceiling: Infinity });
    this.names = map.names && new Names(map.names, unpacked(map.names.flags, Uint32Array));
  }

  // The box around all points and the findings on this map, or around the squares if there are none.
  extent(x, y, map) {
    const box = [Infinity, Infinity, -Infinity, -Infinity];
    const add = (east, north) => {
      if (east < box[0]) box[0] = east;
      if (east > box[2]) box[2] = east;
      if (north < box[1]) box[1] = north;
      if (north > box[3]) box[3] = north;
    };
    x.forEach((east, at) => add(east, y[at]));
    findings.map.forEach((number, at) => number === map && add(findings.x[at], findings.y[at]));
    if (box[0] === Infinity) {
      for (const [, west, south, east, north] of this.squares) {
        add(west, south);
        add(east, north);
      }
    }
    return box[0] === Infinity ? [-1, -1, 1, 1] : box;
  }

  // Draw the map; return the number of polygons, lines and points.
  draw(context, camera, hidden, colors) {
    context.fillStyle = colors.sea;
    context.fillRect(0, 0, camera.width, camera.height);
    if (this.squares.length && !hidden.has("Squares")) this.drawSquares(context, camera, colors);
    let count = 0;
    this.surfaces.forEach((surface, number) => {
      if (!hidden.has(surface.title)) count += surface.draw(context, camera, this.ceiling, colors, this.paints?.[number]);
    });
    if (this.background && !hidden.has("Picture")) this.background.draw(context, camera);
    const shown = this.layers.filter((layer) => !hidden.has(layer.title));
    context.lineCap = camera.scale > 0.5 ? "round" : "butt";
    for (const layer of shown) if (layer.ends.length) count += this.drawLines(context, camera, layer, colors);
    for (const layer of shown) {
      if (layer.style === "ladder") count += this.drawLadders(context, camera, layer, colors);
      else if (layer.style === "spot") count += this.drawSpots(context, camera, layer, colors);
      else if (camera.scale >= DOTS_FROM || !layer.ends.length) count += this.drawPoints(context, camera, layer, colors);
    }
    if (this.squares.length && !hidden.has("Squares")) this.drawLabels(context, camera, colors);
    return count;
  }

  drawSquares(context, camera, colors) {
    context.lineWidth = 1;
    context.strokeStyle = colors.grid;
    for (const [, west, south, east, north, state] of this.squares) {
      const left = Math.round(camera.across(west));
      const top = Math.round(camera.down(north));
      const wide = Math.round(camera.across(east)) - left;
      const high = Math.round(camera.down(south)) - top;
      if (left > camera.width || top > camera.height || left + wide < 0 || top + high < 0) continue;
      if (state !== "absent") {
        context.fillStyle = state === "unread" ? colors.unread : colors.land;
        context.fillRect(left, top, wide, high);
      }
      context.strokeRect(left + 0.5, top + 0.5, wide, high);
    }
  }

  drawLabels(context, camera, colors) {
    const [, west, , east] = this.squares[0];
    const side = (east - west) * camera.scale;
    if (side < 26) return;
    const size = side < 60 ? 9 : 11;
    context.font = `600 ${size}px ${colors.font}`;
    context.textAlign = "left";
    context.textBaseline = "top";
    context.lineWidth = 3;
    context.lineJoin = "round";
    context.strokeStyle = colors.land;
    context.fillStyle = colors.label;
    for (const [label, left, , right, top] of this.squares) {
      const px = camera.across(left);
      const py = camera.down(top);
      if (px > camera.width || py > camera.height || camera.across(right) < 0 || py + side < 0) continue;
      context.strokeText(label, px + 5, py + 5);
      context.fillText(label, px + 5, py + 5);
    }
  }

  drawLines(context, camera, layer, colors) {
    const { scale, x, y, width, height } = camera;
    const { style } = layer;
    const lines = layer.linesAt(scale);
    const items = lines.items;
    const dx = width / 2 - x * scale;
    const dy = height / 2 + y * scale;
    let count = 0;
    context.strokeStyle = colors[style];
    context.lineWidth = WIDTHS[style](scale);
    for (const [from, to] of lines.runs(camera.box)) {
      context.beginPath();
      for (let at = from; at < to; at += 4) {
        context.moveTo(items[at] * scale + dx, dy - items[at + 1] * scale);
        context.lineTo(items[at + 2] * scale + dx, dy - items[at + 3] * scale);
      }
      context.stroke();
      count += (to - from) / 4;
    }
    if (style === "arrow" && scale >= HEADS_FROM) this.drawHeads(context, camera, lines, colors);
    return count;
  }

  // Arrow heads, in the middle of lines.
  drawHeads(context, camera, lines, colors) {
    const items = lines.items;
    context.fillStyle = colors.arrow;
    context.beginPath();
    for (const [from, to] of lines.runs(camera.box)) {
      for (let at = from; at < to; at += 4) {
        const [dx, dy] = [items[at + 2] - items[at], items[at + 1] - items[at + 3]];
        const size = 5 / (Math.hypot(dx, dy) || 1);
        const [px, py] = [camera.across((items[at] + items[at + 2]) / 2), camera.down((items[at + 1] + items[at + 3]) / 2)];
        for (const [ahead, aside] of [[1.2, 0], [-1, 0.8], [-1, -0.8]]) {
          const corner = [px + (dx * ahead - dy * aside) * size, py + (dy * ahead + dx * aside) * size];
          if (ahead > 0) context.moveTo(...corner);
          else context.lineTo(...corner);
        }
        context.closePath();
      }
    }
    context.fill();
  }

  // Points of a layer without lines are larger, so that they are visible at small scales.
  drawPoints(context, camera, { style, points, ends }, colors) {
    const items = points.items;
    let count = 0;
    const radius = Math.min(Math.max(camera.scale * 1.1, ends.length ? 1.4 : 3.2), 4.5) * (style === "path" ? 0.75 : 1);
    context.fillStyle = colors.land;
    context.strokeStyle = colors[style];
    context.lineWidth = Math.min(radius / 2, 1.5);
    for (const [from, to] of points.runs(camera.box)) {
      context.beginPath();
      for (let at = from; at < to; at += 2) {
        const px = camera.across(items[at]);
        const py = camera.down(items[at + 1]);
        context.moveTo(px + radius, py);
        context.arc(px, py, radius, 0, 2 * Math.PI);
      }
      context.fill();
      context.stroke();
      count += (to - from) / 2;
    }
    return count;
  }

  // Ladders have the same size at every scale.
  drawLadders(context, camera, { points }, colors) {
    const items = points.items;
    for (let at = 0; at < items.length; at += 2) drawLadder(context, camera.across(items[at]), camera.down(items[at + 1]), colors);
    return items.length / 2;
  }

  // Signs by kind of point.
  drawSpots(context, camera, { points, kinds = [points], theme }, colors) {
    const radius = Math.min(Math.max(camera.scale * 10, 1.8), 6);
    let count = 0;
    kinds.forEach((grid, kind) => {
      if (theme?.hidden.has(kind)) return;
      for (const [from, to] of grid.runs(camera.box)) {
        const places = [];
        for (let at = from; at < to; at += 2) places.push([camera.across(grid.items[at]), camera.down(grid.items[at + 1])]);
        drawSigns(context, places, kind, radius, colors);
        count += places.length;
      }
    });
    return count;
  }

  // The name of a place: the point within a reach of it, the uppermost polygon, or the square.
  nameAt(x, y, hidden, reach) {
    const thing = this.thingAt(x, y, hidden, reach);
    if (thing) return thing.words;
    const square = this.squares.find(([, west, south, east, north]) => west <= x && x < east && south <= y && y < north);
    return square ? ["in", this.names?.group, square[0]].filter(Boolean).join(" ") : "";
  }

  // The point within a reach of a place, or the uppermost polygon there: its name, a phrase with it, and its attributes.
  thingAt(x, y, hidden, reach) {
    const row = this.names ? this.pointAt(x, y, hidden, reach) : -1;
    if (row >= 0) {
      const name = this.names.words(row);
      return { name, words: `at ${name}`, x: this.x[row], y: this.y[row], facts: this.names.facts(row) };
    }
    for (const surface of this.surfaces.slice().reverse()) {
      const at = hidden.has(surface.title) ? -1 : surface.at(x, y, this.ceiling);
      if (at < 0) continue;
      const name = `${surface.noun} ${surface.numbers[at]}`;
      const value = surface.values[at].toFixed(0);
      const themeText = surface.themes.find(({ title }) => title === this.theme)?.words(at);
      const words = `in ${name}, ${this.value.toLowerCase()} ${value}${themeText ? `, ${themeText}` : ""}`;
      return { name, words, x, y, facts: [[this.value, value], ...(themeText ? [[this.theme, themeText]] : [])] };
    }
    return null;
  }

  // The row of the point that is closest to a place, -1 if none is within reach.
  pointAt(x, y, hidden, reach) {
    let closest = -1;
    let least = reach * reach;
    for (const { title, rows } of this.layers) {
      for (let at = hidden.has(title) ? rows.length : 0; at < rows.length; at += 1) {
        const far = (this.x[rows[at]] - x) ** 2 + (this.y[rows[at]] - y) ** 2;
        if (far <= least) [closest, least] = [rows[at], far];
      }
    }
    return closest;
  }

  // Outline the polygons whose names are at the beginning of some texts.
  outline(context, camera, texts, colors) {
    for (const surface of this.surfaces) {
      const numbers = texts.map((text) => (text.startsWith(`${surface.noun} `) ? parseInt(text.slice(surface.noun.length + 1), 10) : NaN));
      context.beginPath();
      numbers.forEach((number) => {
        const at = surface.numbers.indexOf(number);
        if (at >= 0) surface.trace(context, camera, at);
      });
      context.lineJoin = "round";
      for (const [width, color] of [[5, colors.rim], [2.5, colors.accent]]) {
        context.lineWidth = width;
        context.strokeStyle = color;
        context.stroke();
      }
    }
  }
}
