// Lines of any width with smooth edges: each is a rectangle around it, since browsers without a graphics card are slow where
// one rectangle is repeated for each line.

import { Program, vertexArray, Written } from "./gl.js";

const VERTEX = `
layout(location = 0) in vec4 a_ends; // of the end where this corner is, and of the other
layout(location = 1) in float a_rank;
uniform vec2 u_middle, u_size;
uniform float u_scale, u_width, u_round, u_last, u_ranks;
out vec2 v_at;
flat out float v_length;
void main() {
  vec2 here = (a_ends.xy - u_middle) * u_scale;
  vec2 there = (a_ends.zw - u_middle) * u_scale;
  vec2 way = there - here;
  float far = length(way);
  vec2 ahead = far > 0.0 ? way / far : vec2(1.0, 0.0);
  int corner = gl_VertexID & 3;
  float aside = (corner & 1) == 1 ? 1.0 : -1.0;
  float half_ = u_width * 0.5 + 0.5;
  float beyond = u_round > 0.0 || far == 0.0 ? half_ : 0.0;
  vec2 at = here - ahead * beyond + vec2(-ahead.y, ahead.x) * (aside * half_);
  v_length = far;
  v_at = corner < 2 ? vec2(-beyond, aside * half_) : vec2(far + beyond, -aside * half_);
  float depth = u_ranks > 0.0 ? 1.0 - 2.0 * (a_rank + 1.0) / (u_ranks + 2.0) : 0.0;
  gl_Position = u_ranks > 0.0 && a_rank >= u_last ? vec4(2.0, 2.0, 2.0, 1.0) : vec4(at / (u_size * 0.5), depth, 1.0);
}`;
const BUTT = `
in vec2 v_at;
uniform float u_width;
uniform vec4 u_color;
out vec4 color;
void main() {
  color = vec4(u_color.rgb, u_color.a * clamp(u_width * 0.5 + 0.5 - abs(v_at.y), 0.0, min(u_width, 1.0)));
}`;
const ROUND = `
in vec2 v_at;
flat in float v_length;
uniform float u_width;
uniform vec4 u_color;
out vec4 color;
void main() {
  float beyond = max(max(-v_at.x, v_at.x - v_length), 0.0);
  float away = length(vec2(beyond, v_at.y));
  color = vec4(u_color.rgb, u_color.a * clamp(u_width * 0.5 + 0.5 - away, 0.0, min(u_width, 1.0)));
}`;

// Corners of four as rectangles: as many as the largest batch needs, and some more for drawn lines.
class Rectangles {
  constructor(gl) {
    this.gl = gl;
    this.buffer = gl.createBuffer();
    this.many = 0;
  }

  atLeast(least) {
    if (least <= this.many) return;
    const { gl } = this;
    const many = least + (least >> 4);
    const indices = new Written(Uint32Array, many, 6, (part, to, at) => {
      const corner = 4 * at;
      part[to] = part[to + 3] = corner;
      part[to + 1] = corner + 1;
      part[to + 2] = part[to + 4] = corner + 2;
      part[to + 5] = corner + 3;
    });
    gl.bindVertexArray(null);
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, this.buffer);
    indices.fill(gl, gl.ELEMENT_ARRAY_BUFFER);
    this.many = many;
  }
}

// Of each corner of the rectangles around lines the end where it is, and the other.
export function writtenEnds(items, order) {
  return new Written(Float32Array, order.length, 16, (part, to, at) => {
    const from = 4 * order[at];
    part[to] = part[to + 4] = part[to + 10] = part[to + 14] = items[from];
    part[to + 1] = part[to + 5] = part[to + 11] = part[to + 15] = items[from + 1];
    part[to + 2] = part[to + 6] = part[to + 8] = part[to + 12] = items[from + 2];
    part[to + 3] = part[to + 7] = part[to + 9] = part[to + 13] = items[from + 3];
  });
}

export class Strokes {
  constructor(gl) {
    this.gl = gl;
    this.butt = new Program(gl, VERTEX, BUTT);
    this.round = new Program(gl, VERTEX, ROUND);
    this.rectangles = new Rectangles(gl);
  }

  // Lines, x and y of both ends each, in an order; with `ranks` those of high rank cover others.
  batch(items, order, ranks = null) {
    const many = order.length;
    const columns = [[0, 4, writtenEnds(items, order)]];
    if (ranks) columns.push([1, 1, new Written(Float32Array, many, 4, (part, to, at) => part.fill(ranks[order[at]], to, to + 4))]);
    return vertexArray(this.gl, columns, this.indicesFor(many));
  }

  // Indices of the corners of so many rectangles.
  indicesFor(many) {
    this.rectangles.atLeast(many);
    return this.rectangles.buffer;
  }

  // Draw runs of a batch; how many lines that were.
  draw(batch, runs, view, { color, width, round = false, ranks = 0, last = 0 }) {
    const program = round ? this.round : this.butt;
    program.use({ ...view, u_color: color, u_width: width, u_round: Number(round), u_ranks: ranks, u_last: last });
    return this.run(batch, runs);
  }

  // Draw runs of a batch with the program that is in use.
  run(batch, runs) {
    const { gl } = this;
    gl.bindVertexArray(batch.array);
    let count = 0;
    for (const [from, to] of runs) {
      gl.drawElements(gl.TRIANGLES, 6 * (to - from), gl.UNSIGNED_INT, 24 * from);
      count += to - from;
    }
    return count;
  }
}
