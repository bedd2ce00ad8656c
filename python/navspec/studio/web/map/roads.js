// Roads at scale: surfaces as wide as they are, and lanes, medians and directions painted on them.

import { Program, vertexArray, Written } from "./gl.js";
import { writtenEnds } from "./strokes.js";

const CORNER = `
layout(location = 0) in vec4 a_ends; // of the end where this corner is, and of the other
layout(location = 1) in vec4 a_shape; // reach to the left and to the right, half of the median, lanes there + 8 * lanes back
layout(location = 2) in vec2 a_trims;
uniform vec2 u_middle, u_size;
uniform float u_scale;
void place(vec2 at) {
  gl_Position = vec4(at / (u_size * 0.5), 0.0, 1.0);
}`;
// Round ends join the lines of a junction.
const SURFACE = [`${CORNER}
uniform float u_least;
out vec2 v_at; // pixels along the line from its first end, and to the left of its middle
flat out vec2 v_reach; // pixels to the other end, and half of the width
void main() {
  vec2 here = (a_ends.xy - u_middle) * u_scale;
  vec2 way = (a_ends.zw - u_middle) * u_scale - here;
  float far = length(way);
  vec2 ahead = far > 0.0 ? way / far : vec2(1.0, 0.0);
  int corner = gl_VertexID & 3;
  bool isFirst = corner < 2;
  vec2 sides = max(a_shape.xy * u_scale, u_least);
  float half_ = (sides.x + sides.y) * 0.5;
  float off = (sides.x - sides.y) * (isFirst ? 0.5 : -0.5); // of the middle of the road to the left of the line
  float aside = (corner & 1) == 1 ? half_ + 1.0 : -half_ - 1.0;
  v_at = vec2(isFirst ? -half_ - 1.0 : far + half_ + 1.0, isFirst ? aside : -aside);
  v_reach = vec2(far, half_);
  place(here - ahead * (half_ + 1.0) + vec2(-ahead.y, ahead.x) * (off + aside));
}`, `
in vec2 v_at;
flat in vec2 v_reach;
uniform vec4 u_color;
out vec4 color;
void main() {
  float beyond = max(max(-v_at.x, v_at.x - v_reach.x), 0.0);
  float away = length(vec2(beyond, v_at.y));
  color = vec4(u_color.rgb, u_color.a * clamp(v_reach.y + 0.5 - away, 0.0, min(2.0 * v_reach.y, 1.0)));
}`];
// Without the ends that markings leave free.
const MARKINGS = [`${CORNER}
uniform float u_ratio, u_lane;
out vec2 v_at; // units along the line from its first end, and to the right of it
flat out vec4 v_lanes; // those there and back, half of the median, whether there are both
flat out vec3 v_arrows; // first place, distance and size
void main() {
  float far = distance(a_ends.xy, a_ends.zw);
  vec2 ahead = far > 0.0 ? (a_ends.zw - a_ends.xy) / far : vec2(1.0, 0.0);
  int corner = gl_VertexID & 3;
  bool isFirst = corner < 2;
  bool isOdd = (corner & 1) == 1;
  float reach = isOdd == isFirst ? a_shape.x : a_shape.y;
  float back = floor(a_shape.w / 8.0);
  float there = a_shape.w - 8.0 * back;
  float span = far - a_trims.x - a_trims.y;
  float near = u_scale / u_ratio;
  float size = clamp(2.0 / near, 1.0, 1.8);
  float cell = span / max(1.0, floor(span / max(40.0, 60.0 / near)));
  vec2 at = a_ends.xy + ahead * (isFirst ? a_trims.x : a_trims.y) + vec2(-ahead.y, ahead.x) * (isOdd ? reach : -reach);
  v_at = vec2(isFirst ? a_trims.x : far - a_trims.y, isOdd == isFirst ? -reach : reach);
  v_lanes = vec4(there, back, a_shape.z, there > 0.0 && back > 0.0);
  v_arrows = vec3(a_trims.x, cell > 6.0 * size && cell * near > 18.0 ? cell : 0.0, size);
  place(span > 0.0 && there + back > 0.0 ? (at - u_middle) * u_scale : vec2(2.0 * u_size.x));
}`, `
in vec2 v_at;
flat in vec4 v_lanes;
flat in vec3 v_arrows;
uniform float u_scale, u_ratio, u_lane;
uniform vec4 u_line, u_median;
out vec4 color;
const float DASH = 3.0, GAP = 6.0; // units
void main() {
  bool isBoth = v_lanes.w > 0.0;
  bool isThere = isBoth ? v_at.y >= 0.0 : v_lanes.x > 0.0;
  float lanes = isThere ? v_lanes.x : v_lanes.y;
  float middle = abs(v_at.y);
  float across = isBoth ? (middle - v_lanes.z) / u_lane : v_at.y / u_lane + lanes * 0.5;
  float wide = max(0.3 * u_scale, 1.1 * u_ratio) * 0.5 + 0.5;
  bool isWide = v_lanes.z * u_scale > wide;
  float strip = isBoth ? clamp((isWide ? v_lanes.z * u_scale + 0.5 : wide) - middle * u_scale, 0.0, 1.0) : 0.0;
  float border = floor(across + 0.5);
  float dash = abs(mod(v_at.x, DASH + GAP) - (DASH + GAP) * 0.5) - GAP * 0.5;
  float paint = border > 0.0 && border < lanes ? min(wide - abs(across - border) * u_lane * u_scale, dash * u_scale + 0.5) : 0.0;
  if (v_arrows.y > 0.0 && across > 0.0) {
    float along = (fract((v_at.x - v_arrows.x) / v_arrows.y) - 0.5) * v_arrows.y;
    vec2 at = vec2(isThere ? along : -along, abs(fract(across) - 0.5) * u_lane) / v_arrows.z;
    float head = max(0.1 - at.x, at.y * 0.9 + (at.x - 2.6) * 0.45);
    float shaft = max(abs(at.x + 1.2) - 1.4, at.y - 0.24);
    paint = max(paint, 0.5 - min(head, shaft) * v_arrows.z * u_scale);
  }
  color = isWide && strip > 0.0 ? vec4(u_median.rgb, strip) : vec4(u_line.rgb, u_line.a * clamp(max(paint, strip), 0.0, 1.0));
}`];

export class Roads {
  // `strokes` has the rectangles that all lines are drawn with.
  constructor(gl, strokes) {
    Object.assign(this, { gl, strokes });
    this.surface = new Program(gl, ...SURFACE);
    this.markings = new Program(gl, ...MARKINGS);
  }

  // Lines, x and y of both ends each, in an order; `lines` are their numbers in a section.
  batch(items, order, lines, section) {
    const many = order.length;
    const { trims } = section;
    const ends = writtenEnds(items, order);
    const shapes = new Written(Float32Array, many, 16, (part, to, at) => {
      const line = lines[order[at]];
      const [left, right] = section.sides(line);
      const [median, lanes] = [section.median(line), section.pair(line)];
      for (let corner = to; corner < to + 16; corner += 4) [part[corner], part[corner + 1], part[corner + 2], part[corner + 3]] = [left, right, median, lanes];
    });
    const cuts = new Written(Float32Array, many, 8, (part, to, at) => {
      const [first, second] = [trims[2 * lines[order[at]]], trims[2 * lines[order[at]] + 1]];
      for (let corner = to; corner < to + 8; corner += 2) [part[corner], part[corner + 1]] = [first, second];
    });
    return vertexArray(this.gl, [[0, 4, ends], [1, 4, shapes], [2, 2, cuts]], this.strokes.indicesFor(many));
  }

  // Draw runs of a batch, at least so many pixels wide on either side; how many lines that were.
  draw(batch, runs, view, { color, least }) {
    this.surface.use({ ...view, u_color: color, u_least: least });
    return this.strokes.run(batch, runs);
  }

  mark(batch, runs, view, { line, median, lane, ratio }) {
    this.markings.use({ ...view, u_line: line, u_median: median, u_lane: lane, u_ratio: ratio });
    this.strokes.run(batch, runs);
  }
}
