// Widths and lanes of the lines of a layer, in units. Traffic keeps to the right of a line.

export class Section {
  // `heights` are those of both ends of each line, and `clear` how far one has to be above another to lead over it; without
  // them all lie at the same height.
  constructor({ width, forward, back, lane, dim, lights, heights = null, clear = 0 }, ends, x, y) {
    Object.assign(this, { width, forward, back, lane, dim, lights, heights, clear, ends, x, y });
    this.widest = width.reduce((most, value) => Math.max(most, value), 0);
    this.hasDim = dim.some(Boolean);
    this.hasLanes = forward.some(Boolean) || back.some(Boolean);
    this.trims = trimsOf(ends, width, x.length);
  }

  hasBoth(line) {
    return this.forward[line] > 0 && this.back[line] > 0;
  }

  // The lanes of a line as one number.
  pair(line) {
    return this.forward[line] + 8 * this.back[line];
  }

  // Half of the median between both directions.
  median(line) {
    return this.hasBoth(line) ? Math.max(0, this.width[line] - (this.forward[line] + this.back[line]) * this.lane) / 2 : 0;
  }

  // How far the road reaches to the left and to the right of its line.
  sides(line) {
    if (!this.hasBoth(line)) return [this.width[line] / 2, this.width[line] / 2];
    const median = this.median(line);
    return [median + this.back[line] * this.lane, median + this.forward[line] * this.lane];
  }

  // The lanes of a line in words.
  words(line) {
    const [forward, back] = [this.forward[line], this.back[line]];
    if (!forward && !back) return "no lanes";
    if (forward && back) return `${Math.max(forward, back)} + ${Math.min(forward, back)}, both ways`;
    return `${forward + back}, one way`;
  }

  // Where traffic stops at lights: lines across the lanes of a direction, and places at the side of the road for a sign.
  get stops() {
    this.stopsOnce ??= this.placed();
    return this.stopsOnce;
  }

  placed() {
    const { lights, ends, x, y } = this;
    const many = lights?.line.length ?? 0;
    const bars = new Float32Array(4 * many);
    const signs = new Float32Array(2 * many);
    for (let at = 0; at < many; at += 1) {
      const line = lights.line[at];
      const [from, to] = [ends[2 * line], ends[2 * line + 1]];
      const [dx, dy] = [x[to] - x[from], y[to] - y[from]];
      const length = Math.hypot(dx, dy) || 1;
      const turn = lights.forward[at] ? 1 : -1;
      const [px, py] = [x[from] + dx * lights.part[at], y[from] + dy * lights.part[at]];
      const [left, right] = this.sides(line);
      const outer = turn * (lights.forward[at] ? right : left);
      const inner = this.hasBoth(line) ? turn * this.median(line) : -outer;
      const aside = (far) => [px + (dy / length) * far, py - (dx / length) * far];
      bars.set([...aside(inner), ...aside(outer)], 4 * at);
      signs.set(aside(outer + turn * SIGN), 2 * at);
    }
    return { bars, signs };
  }
}

const SIGN = 2; // units from the edge of the road to the sign of a light

// How much of either end of a line has no markings, in units: where more than two lines meet, those of each end before the
// widest of the others.
function trimsOf(ends, width, numPoints) {
  const degree = new Uint8Array(numPoints);
  const widest = new Float32Array(numPoints);
  for (let at = 0; at < ends.length; at += 1) {
    const row = ends[at];
    degree[row] = Math.min(degree[row] + 1, 255);
    widest[row] = Math.max(widest[row], width[at >> 1] / 2);
  }
  return Float32Array.from(ends, (row) => (degree[row] > 2 ? widest[row] : 0));
}
