// Directions of lines: heads of arrows in their middle, as large at every scale.

import { Program } from "./gl.js";

const VERTEX = `
layout(location = 0) in vec4 a_ends;
uniform vec2 u_middle, u_size;
uniform float u_scale, u_ratio;
out vec3 v_away;
void main() {
  int corner = min(gl_VertexID & 3, 2); // of the two triangles that a line has one becomes the head, the other nothing
  vec2 from = (corner < 2 ? a_ends.xy : a_ends.zw) - u_middle;
  vec2 to = (corner < 2 ? a_ends.zw : a_ends.xy) - u_middle;
  vec2 way = to - from;
  float far = length(way);
  vec2 ahead = far > 0.0 ? way / far : vec2(1.0, 0.0);
  vec2 aside = vec2(-ahead.y, ahead.x);
  vec2 at = (from + to) * 0.5 * u_scale;
  vec2 off = corner == 0 ? ahead * 7.5 : corner == 1 ? aside * 5.5 - ahead * 5.7 : -aside * 5.5 - ahead * 5.7;
  v_away = vec3(corner == 0, corner == 1, corner == 2) * vec3(13.2, 10.1, 10.1);
  gl_Position = vec4((at + off * u_ratio) / (u_size * 0.5), 0.0, 1.0);
}`;
const FRAGMENT = `
in vec3 v_away;
uniform vec4 u_color;
out vec4 color;
void main() {
  float inside = min(v_away.x, min(v_away.y, v_away.z));
  color = vec4(u_color.rgb, clamp(inside, 0.0, 1.0));
}`;

// Heads for batches of `Strokes`.
export class Heads {
  constructor(gl) {
    this.gl = gl;
    this.program = new Program(gl, VERTEX, FRAGMENT);
  }

  draw(batch, runs, view, { color, ratio }) {
    const { gl } = this;
    this.program.use({ ...view, u_color: color, u_ratio: ratio });
    gl.bindVertexArray(batch.array);
    for (const [from, to] of runs) gl.drawElements(gl.TRIANGLES, 6 * (to - from), gl.UNSIGNED_INT, 24 * from);
  }
}
