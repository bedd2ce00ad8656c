// Points as circles or as signs with corners.

import { Program, vertexArray } from "./gl.js";

const VERTEX = `
layout(location = 0) in vec2 a_place;
uniform vec2 u_middle, u_size;
uniform float u_scale, u_reach;
void main() {
  gl_Position = vec4((a_place - u_middle) * u_scale / (u_size * 0.5), 0.0, 1.0);
  gl_PointSize = u_reach;
}`;
const FRAGMENT = `
uniform float u_radius, u_rim, u_sides, u_reach;
uniform vec4 u_color, u_edge;
out vec4 color;
void main() {
  vec2 at = (gl_PointCoord - 0.5) * u_reach;
  float away = length(at);
  float edge = u_radius;
  if (u_sides > 0.0) {
    float part = 6.2831853 / u_sides;
    float turn = mod(atan(at.x, -at.y) + part * 0.5, part) - part * 0.5;
    turn = part * 0.5 - abs(turn); // from the middle of a side
    away *= cos(turn);
    edge *= cos(part * 0.5);
  }
  float inner = clamp(edge - u_rim * 0.5 + 0.5 - away, 0.0, 1.0);
  float outer = clamp(edge + u_rim * 0.5 + 0.5 - away, 0.0, 1.0);
  color = vec4(mix(u_edge.rgb, u_color.rgb, inner), outer);
}`;

export class Dots {
  constructor(gl) {
    this.gl = gl;
    this.program = new Program(gl, VERTEX, FRAGMENT);
  }

  // Points, x and y each, in an order.
  batch(items, order) {
    const places = new Float32Array(2 * order.length);
    for (let at = 0; at < order.length; at += 1) {
      places[2 * at] = items[2 * order[at]];
      places[2 * at + 1] = items[2 * order[at] + 1];
    }
    return vertexArray(this.gl, [[0, 2, places]]);
  }

  // Draw runs of a batch, as circles where there are no sides; how many points that were.
  draw(batch, runs, view, { color, edge, radius, rim, sides = 0 }) {
    const { gl } = this;
    const size = 2 * radius + (sides ? 2 : 1) * rim + 1; // corners extend further than the rim is wide
    this.program.use({ ...view, u_color: color, u_edge: edge, u_radius: radius, u_rim: rim, u_sides: sides, u_reach: size });
    gl.bindVertexArray(batch.array);
    let count = 0;
    for (const [from, to] of runs) {
      gl.drawArrays(gl.POINTS, from, to - from);
      count += to - from;
    }
    return count;
  }
}
