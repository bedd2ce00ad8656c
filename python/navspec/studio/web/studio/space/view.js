// A network in 3-D, turned by the pointer and by keys.

import { Camera, Geometry, Mesh, Orbit, Program, Renderer, Transform, Vec3 } from "ogl";
import { channels } from "../../map/gl.js";
import { facesOf, outlinesOf, turned } from "./shapes.js";

const NEAR = 14; // pixels around the middle of an area or node within which a click chooses it
const TURN = 0.12; // radians by a key
const VERTEX = `#version 300 es
  in vec3 position;
  uniform mat4 modelViewMatrix;
  uniform mat4 projectionMatrix;
  uniform float stretch;
  uniform vec2 range;
  uniform vec3 shades[5];
  out vec3 shade;
  out vec3 place;
  out float height;
  void main() {
    float part = clamp((position.y - range.x) / max(range.y - range.x, 0.001), 0.0, 1.0) * 4.0;
    int from = int(min(part, 3.0));
    shade = mix(shades[from], shades[from + 1], part - float(from));
    height = position.y;
    vec4 seen = modelViewMatrix * vec4(position.x, position.y * stretch, position.z, 1.0);
    place = seen.xyz;
    gl_Position = projectionMatrix * seen;
  }`;
const FRAGMENT = `#version 300 es
  precision highp float;
  in vec3 shade;
  in vec3 place;
  in float height;
  uniform vec3 color;
  uniform float isPlain;
  uniform float ceiling;
  out vec4 result;
  void main() {
    if (height > ceiling) discard;
    vec3 normal = normalize(cross(dFdx(place), dFdy(place)));
    float light = 0.62 + 0.38 * abs(normal.z);
    result = vec4(isPlain > 0.5 ? color : shade * light, 1.0);
  }`;

export class SpaceView {
  // Fills `host`; calls `pick(name)` for a click on an area or node, null for one on nothing.
  constructor(host, pick) {
    this.host = host;
    this.pick = pick;
    this.renderer = new Renderer({ dpr: Math.min(devicePixelRatio, 2), antialias: true });
    this.canvas = this.renderer.gl.canvas;
    Object.assign(this.canvas, { tabIndex: 0 });
    this.canvas.setAttribute("role", "application");
    this.canvas.setAttribute("aria-label", "The network in 3-D: arrows turn it, plus and minus zoom");
    host.append(this.canvas);
    this.camera = new Camera(this.renderer.gl, { fov: 40 });
    this.orbit = new Orbit(this.camera, { element: this.canvas, ease: 1, inertia: 0, minPolarAngle: 0.01, maxPolarAngle: Math.PI - 0.01 });
    this.shared = { stretch: { value: 1 }, ceiling: { value: Infinity }, range: { value: [0, 1] }, shades: { value: [] } };
    this.canvas.addEventListener("pointerdown", (event) => {
      this.pressed = [event.clientX, event.clientY];
    });
    this.canvas.addEventListener("pointerup", (event) => this.release(event));
    this.canvas.addEventListener("keydown", (event) => this.key(event));
    this.sizes = new ResizeObserver(() => this.fit());
    this.sizes.observe(host);
  }

  show(space, colors) {
    const isNew = !this.space;
    Object.assign(this, { space, colors });
    const { gl } = this.renderer;
    const low = space.low - space.middle[2];
    const high = space.high - space.middle[2];
    this.shared.range.value = [low, high];
    this.shared.shades.value = colors.shades;
    this.root = new Transform();
    this.points = turned(space.corners);
    this.places = turned(space.places);
    const { triangles, sides } = facesOf(space.counts);
    if (triangles.length) {
      this.add(this.points, triangles, gl.TRIANGLES, null);
      this.add(this.points, sides, gl.LINES, colors.edge);
    }
    if (space.lines.length) this.add(turned(space.lines), null, gl.LINES, null);
    this.chosen = null;
    this.fit();
    if (isNew) this.home();
    this.draw();
  }

  // Heights above one are hidden, in units of the map; Infinity shows all.
  cut(height) {
    this.shared.ceiling.value = height - this.space.middle[2];
    this.draw();
  }

  stretch(factor) {
    this.shared.stretch.value = factor;
    this.draw();
  }

  choose(names) {
    this.chosen?.setParent(null);
    this.chosen = null;
    const wanted = new Set(names);
    const rows = this.space.names.flatMap((name, row) => (wanted.has(name) ? [row] : []));
    const outline = this.points.length ? outlinesOf(this.points, this.space.counts, rows) : Float32Array.from(rows.flatMap((row) => crossAt(this.places.subarray(3 * row, 3 * row + 3), this.space.size / 400)));
    if (outline.length) this.chosen = this.add(outline, null, this.renderer.gl.LINES, this.colors.chosen);
    this.draw();
  }

  add(points, index, mode, color) {
    const { gl } = this.renderer;
    const geometry = new Geometry(gl, { position: { size: 3, data: points }, ...(index && { index: { data: index } }) });
    const uniforms = { ...this.shared, isPlain: { value: color ? 1 : 0 }, color: { value: color ?? [0, 0, 0] } };
    const program = new Program(gl, { vertex: VERTEX, fragment: FRAGMENT, uniforms, cullFace: null });
    const mesh = new Mesh(gl, { mode, geometry, program, frustumCulled: false });
    mesh.setParent(this.root);
    return mesh;
  }

  // From the south and above.
  home(direction = [0.35, 0.75, 0.9]) {
    const [x, y, z] = direction.map((part) => part * this.space.size);
    this.camera.position.set(x, y, z);
    this.orbit.target.set(0, 0, 0);
    this.orbit.forcePosition();
    this.draw();
  }

  fit() {
    const { clientWidth: width, clientHeight: height } = this.host;
    if (!width || !height) return;
    this.renderer.setSize(width, height);
    const { size } = this.space ?? { size: 1000 };
    this.camera.perspective({ aspect: width / height, near: size / 5000, far: size * 20 });
    this.draw();
  }

  // Frames are drawn while something moves.
  draw() {
    this.wanted = true;
    this.frame ??= requestAnimationFrame(() => this.step());
  }

  step() {
    this.frame = null;
    if (!this.space || !this.host.clientWidth) return;
    const before = this.camera.position.toArray().join();
    this.orbit.update();
    const isMoved = before !== this.camera.position.toArray().join();
    if (this.wanted || isMoved) {
      this.renderer.gl.clearColor(...this.colors.ground, 1);
      this.renderer.render({ scene: this.root, camera: this.camera });
      this.canvas.dataset.drawn = String(Number(this.canvas.dataset.drawn ?? 0) + 1);
    }
    this.wanted = false;
    this.frame = requestAnimationFrame(() => this.step());
  }

  rest() {
    cancelAnimationFrame(this.frame);
    this.frame = null;
  }

  release(event) {
    const [x, y] = this.pressed ?? [];
    if (Math.hypot(event.clientX - x, event.clientY - y) < 4) {
      const { left, top } = this.canvas.getBoundingClientRect();
      this.pick(this.nameAt(event.clientX - left, event.clientY - top));
    }
  }

  // Name of the area or node whose middle is nearest to a pixel; of several the one in front.
  nameAt(px, py) {
    const { clientWidth: width, clientHeight: height } = this.host;
    const point = new Vec3();
    let [best, least] = [null, Infinity];
    for (let row = 0; row < this.space.names.length; row += 1) {
      const up = this.places[3 * row + 1];
      if (up > this.shared.ceiling.value) continue;
      point.set(this.places[3 * row], up * this.shared.stretch.value, this.places[3 * row + 2]);
      this.camera.project(point);
      const away = Math.hypot(((point.x + 1) / 2) * width - px, ((1 - point.y) / 2) * height - py);
      if (away > NEAR || Math.abs(point.z) > 1) continue;
      const rank = point.z + away / 1e4;
      if (rank < least) [best, least] = [this.space.names[row], rank];
    }
    return best;
  }

  key(event) {
    const turns = { ArrowLeft: [TURN, 0], ArrowRight: [-TURN, 0], ArrowUp: [0, -TURN], ArrowDown: [0, TURN] }[event.key];
    const zoom = { "+": 0.85, "=": 0.85, "-": 1 / 0.85 }[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey || (!turns && !zoom && event.key !== "0")) return;
    event.preventDefault();
    if (event.key === "0") {
      this.home();
      return;
    }
    const offset = this.camera.position.clone().sub(this.orbit.target);
    const radius = offset.len() * (zoom ?? 1);
    const [around, down] = turns ?? [0, 0];
    const azimuth = Math.atan2(offset.x, offset.z) + around;
    const polar = Math.max(0.01, Math.min(Math.PI - 0.01, Math.acos(offset.y / offset.len()) + down));
    this.camera.position.set(radius * Math.sin(polar) * Math.sin(azimuth), radius * Math.cos(polar), radius * Math.sin(polar) * Math.cos(azimuth)).add(this.orbit.target);
    this.orbit.forcePosition();
    this.draw();
  }
}

function crossAt([x, y, z], size) {
  return [x - size, y, z, x + size, y, z, x, y - size, z, x, y + size, z, x, y, z - size, x, y, z + size];
}

// Colours of the page for the view.
export function colorsOf(element) {
  const style = getComputedStyle(element);
  const color = (name) => channels(style.getPropertyValue(`--${name}`).trim());
  const shades = style.getPropertyValue("--shades").trim().split(" ").map((stop) => channels(stop).slice(0, 3));
  return { ground: color("land").slice(0, 3), edge: color("ink").slice(0, 3), chosen: color("error").slice(0, 3), shades };
}
