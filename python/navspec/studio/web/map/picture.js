// A picture of what is too much for one frame: it is drawn over several frames, while the one before is shown where it lies
// now. So a frame costs the same however much there is to draw.

import { Camera } from "./camera.js";
import { Program } from "./gl.js";

const BEYOND = 1.2; // how much wider and higher than the map a picture is
const LEAST = 1 << 12; // triangles of a frame
const MOST = 1 << 20;
const SCRIPT = 8; // milliseconds of a frame for what is computed
const [FAST, SLOW] = [22, 36]; // milliseconds between two frames

const VERTEX = `
uniform vec2 u_low, u_high;
out vec2 v_at;
void main() {
  v_at = vec2(gl_VertexID & 1, gl_VertexID >> 1);
  gl_Position = vec4(mix(u_low, u_high, v_at), 0.0, 1.0);
}`;
const FRAGMENT = `
in vec2 v_at;
uniform sampler2D u_picture;
out vec4 color;
void main() {
  color = texture(u_picture, v_at);
}`;

export class Picture {
  constructor(gl) {
    Object.assign(this, { gl, shown: null, coming: null, spare: null, room: 8 * LEAST, last: 0 });
    this.program = new Program(gl, VERTEX, FRAGMENT);
    this.array = gl.createVertexArray();
    this.depth = null;
  }

  // Show what there is of `steps(camera, view)`, a generator that draws and yields how many triangles it has drawn, and draw
  // more of it. Whether all is shown; `key` says what else than the camera it depends on.
  draw(camera, key, background, steps) {
    const { gl } = this;
    const { width, height } = gl.canvas;
    const now = performance.now();
    const took = now - this.last;
    if (this.coming && took > SLOW) this.room = Math.max(LEAST, this.room * 0.7);
    else if (this.coming && took < FAST) this.room = Math.min(MOST, this.room * 1.4);
    this.last = now;
    const wanted = [camera.x, camera.y, camera.scale, width, height, key].join(" ");
    const isDone = () => this.shown?.wanted === wanted;
    if (!this.coming && !isDone()) this.begin(camera, wanted, background, steps);
    if (this.coming) this.goOn(now + SCRIPT);
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    gl.viewport(0, 0, width, height);
    if (this.shown) this.show(camera);
    return isDone();
  }

  begin(camera, wanted, background, steps) {
    const { gl } = this;
    const ratio = gl.canvas.width / camera.width;
    const [width, height] = [gl.canvas.width, gl.canvas.height].map((side) => side + 2 * Math.round((side * (BEYOND - 1)) / 2));
    const target = this.targetOf(width, height);
    const own = Object.assign(new Camera(), { x: camera.x, y: camera.y, scale: camera.scale, width: width / ratio, height: height / ratio });
    this.bind(target);
    gl.clearColor(...background);
    gl.clear(gl.COLOR_BUFFER_BIT);
    const view = { u_middle: [own.x, own.y], u_size: [width, height], u_scale: own.scale * ratio };
    this.coming = { target, wanted, camera: own, steps: steps(own, view) };
  }

  goOn(end) {
    const { coming } = this;
    this.bind(coming.target);
    for (let room = this.room; room > 0 && performance.now() < end; ) {
      const { done, value } = coming.steps.next();
      if (done) {
        if (this.shown) this.spare = this.shown.target;
        this.shown = coming;
        this.coming = null;
        return;
      }
      room -= value;
    }
  }

  // Where the picture lies now.
  show(camera) {
    const { gl, shown } = this;
    const { x, y, width, height, scale } = shown.camera;
    const [across, up] = [(2 * (x - camera.x) * camera.scale) / camera.width, (2 * (y - camera.y) * camera.scale) / camera.height];
    const [wide, high] = [((width / camera.width) * camera.scale) / scale, ((height / camera.height) * camera.scale) / scale];
    this.program.use({ u_low: [across - wide, up - high], u_high: [across + wide, up + high] });
    gl.bindTexture(gl.TEXTURE_2D, shown.target.texture);
    gl.bindVertexArray(this.array);
    gl.disable(gl.BLEND);
    gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    gl.enable(gl.BLEND);
  }

  bind({ frame, width, height }) {
    const { gl } = this;
    gl.bindFramebuffer(gl.FRAMEBUFFER, frame);
    gl.viewport(0, 0, width, height);
  }

  // A texture to draw on, with the depth that all of them share.
  targetOf(width, height) {
    const { gl, spare } = this;
    this.spare = null;
    if (spare?.width === width && spare.height === height) return spare;
    this.delete(spare);
    const texture = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.texStorage2D(gl.TEXTURE_2D, 1, gl.RGBA8, width, height);
    for (const name of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER]) gl.texParameteri(gl.TEXTURE_2D, name, gl.LINEAR);
    for (const name of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(gl.TEXTURE_2D, name, gl.CLAMP_TO_EDGE);
    if (this.depth?.width !== width || this.depth.height !== height) {
      gl.deleteRenderbuffer(this.depth?.buffer ?? null);
      this.depth = { width, height, buffer: gl.createRenderbuffer() };
      gl.bindRenderbuffer(gl.RENDERBUFFER, this.depth.buffer);
      gl.renderbufferStorage(gl.RENDERBUFFER, gl.DEPTH_COMPONENT24, width, height);
    }
    const frame = gl.createFramebuffer();
    gl.bindFramebuffer(gl.FRAMEBUFFER, frame);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
    gl.framebufferRenderbuffer(gl.FRAMEBUFFER, gl.DEPTH_ATTACHMENT, gl.RENDERBUFFER, this.depth.buffer);
    return { texture, frame, width, height };
  }

  delete(target) {
    if (!target) return;
    this.gl.deleteFramebuffer(target.frame);
    this.gl.deleteTexture(target.texture);
  }

  // What is drawn has changed; without `keepPicture` what is shown is of no use either.
  forget({ keepPicture }) {
    if (this.coming) {
      this.coming.steps.return();
      this.delete(this.spare);
      this.spare = this.coming.target;
      this.coming = null;
    }
    if (!this.shown) return;
    this.shown.wanted = "";
    if (keepPicture) return;
    this.delete(this.spare);
    this.spare = this.shown.target;
    this.shown = null;
  }
}
