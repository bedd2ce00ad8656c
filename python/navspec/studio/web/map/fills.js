// Polygons that are filled: those of high rank cover others, in whichever order they are drawn.

import { channels, Program, vertexArray } from "./gl.js";

const VERTEX = `
layout(location = 0) in vec2 a_place;
layout(location = 1) in float a_rank;
layout(location = 2) in float a_shade;
uniform vec2 u_middle, u_size;
uniform float u_scale, u_last, u_ranks;
uniform sampler2D u_fills;
flat out vec3 v_color;
flat out int v_way;
void main() {
  vec2 at = (a_place - u_middle) * u_scale / (u_size * 0.5);
  vec4 fill = texelFetch(u_fills, ivec2(int(a_shade + 0.5), 0), 0);
  v_color = fill.rgb;
  v_way = int(fill.a * 255.0 + 0.5);
  gl_Position = a_rank >= u_last ? vec4(2.0, 2.0, 2.0, 1.0) : vec4(at, 1.0 - 2.0 * (a_rank + 1.0) / (u_ranks + 2.0), 1.0);
}`;
const PLAIN = `
flat in vec3 v_color;
out vec4 color;
void main() {
  color = vec4(v_color, 1.0);
}`;
const LINED = `
flat in vec3 v_color;
flat in int v_way;
uniform vec4 u_line;
uniform float u_ratio;
out vec4 color;
void main() {
  vec2 at = gl_FragCoord.xy / u_ratio;
  float along = v_way == 1 ? at.x + at.y : v_way == 2 ? at.x - at.y : v_way == 3 ? at.y : at.x;
  float away = abs(mod(along, 8.0) - 4.0) * (v_way < 3 ? 0.7071 : 1.0);
  float line = v_way == 0 ? 0.0 : clamp(1.25 - away, 0.0, 1.0);
  color = vec4(mix(v_color, u_line.rgb, line), 1.0);
}`;

export class Fills {
  constructor(gl) {
    this.gl = gl;
    this.plain = new Program(gl, VERTEX, PLAIN);
    this.lined = new Program(gl, VERTEX, LINED);
  }

  // Corners with the rank and the shade of their polygons, and triangles of them.
  batch(places, ranks, shades, triangles) {
    const { gl } = this;
    const indices = gl.createBuffer();
    gl.bindVertexArray(null);
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, indices);
    gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, triangles, gl.STATIC_DRAW);
    const buffers = vertexArray(gl, [[0, 2, places], [1, 1, ranks], [2, 1, shades]], indices);
    return { ...buffers, free: () => (buffers.free(), gl.deleteBuffer(indices)) };
  }

  // Other shades for the corners of a batch.
  shade(batch, shades) {
    const { gl } = this;
    gl.bindBuffer(gl.ARRAY_BUFFER, batch.buffers[2]);
    gl.bufferSubData(gl.ARRAY_BUFFER, 0, shades);
  }

  // Colours by shade: `[color, way]` each, with the way that lines run over it, 0 for none.
  palette(colors) {
    const { gl } = this;
    const bytes = new Uint8Array(colors.flatMap(([color, line]) => [...channels(color).slice(0, 3).map((channel) => Math.round(channel * 255)), line]));
    const texture = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, colors.length, 1, 0, gl.RGBA, gl.UNSIGNED_BYTE, bytes);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST);
    return { texture, isLined: colors.some(([, line]) => line > 0), free: () => gl.deleteTexture(texture) };
  }

  // Draw runs of triangles; how many that were.
  draw(batch, runs, view, { palette, line, ranks, last = ranks, ratio }) {
    const { gl } = this;
    const values = { ...view, u_ranks: ranks, u_last: last };
    if (palette.isLined) this.lined.use({ ...values, u_line: line, u_ratio: ratio });
    else this.plain.use(values);
    gl.bindTexture(gl.TEXTURE_2D, palette.texture);
    gl.bindVertexArray(batch.array);
    gl.disable(gl.BLEND);
    let count = 0;
    for (const [from, to] of runs) {
      gl.drawElements(gl.TRIANGLES, 3 * (to - from), gl.UNSIGNED_INT, 12 * from);
      count += to - from;
    }
    gl.enable(gl.BLEND);
    return count;
  }
}
