// The picture below the lines of a map: one texture, on any parallelogram.

import { Program } from "./gl.js";

const LARGEST = 4096; // pixels of a side, so that the graphics need 85 MB at most

const VERTEX = `
uniform vec2 u_corner, u_along, u_down, u_middle, u_size;
uniform float u_scale;
out vec2 v_at;
void main() {
  v_at = vec2(gl_VertexID & 1, gl_VertexID >> 1);
  vec2 place = u_corner + u_along * v_at.x + u_down * v_at.y - u_middle;
  gl_Position = vec4(place * u_scale / (u_size * 0.5), 0.0, 1.0);
}`;
const FRAGMENT = `
in vec2 v_at;
uniform sampler2D u_picture;
uniform float u_opacity;
out vec4 color;
void main() {
  vec4 pixel = texture(u_picture, v_at);
  color = vec4(pixel.rgb, pixel.a * u_opacity);
}`;

export class Background {
  constructor(gl) {
    this.gl = gl;
    this.program = new Program(gl, VERTEX, FRAGMENT);
    this.texture = null;
    this.look = null;
  }

  // Put another picture on the graphics; null for none.
  load(source) {
    const { gl } = this;
    gl.deleteTexture(this.texture);
    this.texture = null;
    if (!source) return;
    this.texture = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, this.texture);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, source);
    gl.generateMipmap(gl.TEXTURE_2D);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_NEAREST);
    for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(gl.TEXTURE_2D, side, gl.CLAMP_TO_EDGE);
  }

  // The box around the picture; null where none is shown.
  get box() {
    if (!this.texture || !this.look?.shown) return null;
    const { placement: [x, y, alongX, alongY, downX, downY] } = this.look;
    const side = (place, along, down) => [place, place + along, place + down, place + along + down];
    const [xs, ys] = [side(x, alongX, downX), side(y, alongY, downY)];
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  }

  // `look` has its placement, its opacity, and whether it is shown.
  draw(view) {
    if (!this.texture || !this.look?.shown) return;
    const { gl } = this;
    const { placement: [x, y, alongX, alongY, downX, downY], opacity } = this.look;
    this.program.use({ ...view, u_corner: [x, y], u_along: [alongX, alongY], u_down: [downX, downY], u_opacity: opacity });
    gl.bindVertexArray(null);
    gl.bindTexture(gl.TEXTURE_2D, this.texture);
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
  }
}

// Decode the pieces of a picture (see routes/backgrounds.py) into one image. Return it, and which pieces cannot be decoded.
export async function decodePicture({ width, height, pieces }, largest) {
  const factor = Math.min(1, Math.min(largest, LARGEST) / Math.max(width, height));
  const [wide, high] = [width, height].map((side) => Math.max(1, Math.round(side * factor)));
  const whole = pieces.length === 1 && factor < 1 ? { resizeWidth: wide, resizeHeight: high, resizeQuality: "high" } : {};
  const faults = [];
  const decode = async ({ name, data, media_type: type }) => {
    try {
      return await createImageBitmap(new Blob([data], { type }), { premultiplyAlpha: "none", ...whole });
    } catch {
      faults.push(`${name}: this browser cannot decode the picture; it is damaged, or too large`);
      return null;
    }
  };
  if (pieces.length === 1) return { source: await decode(pieces[0]), faults };
  const canvas = new OffscreenCanvas(wide, high);
  const context = canvas.getContext("2d");
  for (const piece of pieces) {
    const bitmap = await decode(piece);
    const [left, top, right, bottom] = piece.sides.map((side, at) => Math.round(side * (at % 2 ? high : wide)));
    if (bitmap) context.drawImage(bitmap, left, top, right - left, bottom - top);
    bitmap?.close();
  }
  return { source: canvas, faults };
}
