// The map of both pages: a scene, findings on it, and input that moves it, picks things and draws.

import { Camera, CLOSEST } from "./camera.js";
import { element, grouped } from "../kit/elements.js";
import { Flight } from "./flight.js";
import { Marks } from "./marks.js";
import { drawBox, drawFinding, drawLadders, drawSketch, Labels, Lights, LIGHTS } from "./above.js";
import { Chart } from "./chart.js";
import { readColors } from "./colors.js";
import { createFrame, lacking } from "./frame.js";
import { PointerInput } from "./pointer.js";
import { Legend } from "./legend.js";
import { Overview } from "./overview.js";
import { Painter } from "./painter.js";
import { thingsAt, thingsIn } from "./picking.js";
import { selectionShapes } from "./selection.js";
import { Shift } from "./shift.js";

const CLOSE_UP = 1.6; // pixels per unit at the end of a flight to a finding
const TASK = 8; // milliseconds
const ASIDE = 70; // pixels around both ends of a finding
const NONE = { points: [], lines: [], polygons: [], finding: -1 };
const NO_FINDINGS = { x: new Float32Array(0), y: new Float32Array(0), severity: new Uint8Array(0), ends: new Map() };

export class MapView {
  // Fills `host`. Calls `onPick(things, event)` for a click, `onBox(things, event)` for a rectangle, `onHover(thing)` for the thing under the cursor, `onMove(camera)`
  // when another part is visible, and in the modes "choose" and "edit" `onDrag(phase, place, thing, event)` while a thing is dragged: if
  // that returns false for "start", the map is moved.
  // `onRestore()` is called when the graphics have lost the picture below the map.
  constructor(host, { onPick, onBox, onHover, onMove, onDrag, onRestore } = {}) {
    Object.assign(this, { host, onPick, onBox, onHover, onMove, onDrag, onRestore, mode: "look" });
    this.parts = createFrame(host);
    this.canvas = this.parts.canvas;
    this.context = this.parts.above.getContext("2d");
    this.camera = new Camera();
    this.shownFindings = NO_FINDINGS;
    this.marks = new Marks(this.shownFindings);
    this.labels = new Labels();
    this.lights = new Lights();
    this.chart = null;
    this.below = null; // the chart of another scene, whose lines are drawn below
    this.hidden = new Set();
    this.selected = NONE;
    this.shapes = [];
    this.box = null;
    this.flight = null;
    this.shift = new Shift(this);
    this.ended = new AbortController();
    this.painter = new Painter(this.canvas);
    if (!this.painter.gl) this.parts.ground.append(lacking());
    this.legendOf = new Legend(this);
    this.overview = new Overview(this);
    this.recolor();
    this.input = new PointerInput(this, this.ended.signal);
    this.listen();
    this.sizes = new ResizeObserver(() => this.resize());
    this.sizes.observe(this.parts.ground);
  }

  // Contents

  // Compute what `show` needs for a scene, in short tasks between which the page answers.
  async prepare(scene) {
    const steps = Chart.build(scene);
    for (let start = performance.now(); ; ) {
      const { done, value } = steps.next();
      if (done) {
        this.prepared = { scene, chart: value };
        return;
      }
      if (performance.now() - start < TASK) continue;
      await new Promise((go) => setTimeout(go));
      start = performance.now();
    }
  }

  // Another scene; with `keepView` the same part of it, with the same layers.
  show(scene, { keepView = false } = {}) {
    const before = this.chart;
    const keeps = keepView && before;
    before?.free();
    this.painter.forget({ keepPicture: keeps });
    this.chart = this.prepared?.scene === scene ? this.prepared.chart : finish(Chart.build(scene));
    this.prepared = null;
    this.overview.open();
    if (keeps) this.chart.keep(before);
    else this.findings(NO_FINDINGS);
    const isNew = ({ title }) => !keeps || !before.parts.some((part) => part.title === title);
    const unseen = this.chart.parts.filter((part) => !part.shown && isNew(part)).map(({ title }) => title);
    this.hidden = new Set([...(keeps ? this.hidden : []), ...unseen]);
    this.selected = keeps ? this.selected : NONE;
    this.choose();
    this.legendOf.open();
    if (!this.ratio) this.whenSized = keeps ? null : () => this.goHome();
    else if (!keeps) this.goHome();
    this.requestDraw();
  }

  goHome() {
    const [west, south, east, north] = this.chart.box;
    const { camera } = this;
    const [wide, high] = [east - west, north - south];
    camera.farthest = Math.min(camera.width / (wide || 1), camera.height / (high || 1)) / 4;
    camera.closest = Math.max(CLOSEST, wide || high ? (4 * Math.min(camera.width, camera.height)) / Math.max(wide, high) : 0);
    this.move(this.home);
  }

  // The view that a map begins with.
  get home() {
    const { focus, box } = this.chart;
    return focus ? this.camera.around(focus, ASIDE) : this.camera.around(box);
  }

  get isHome() {
    return Object.entries(this.home).every(([name, value]) => this.camera[name] === value);
  }

  // Columns x, y, severity (0 error, 1 warning, 2 info); `ends` has the other places of some by number;
  // `words(number)` and `name(number)` may return the words of each, and the name of its place.
  findings(findings) {
    this.shownFindings = findings;
    this.marks = new Marks(findings);
    this.marks.refresh(this.camera.width);
    this.filterMarks();
    this.askAbove();
  }

  filterMarks() {
    const placed = Array.from(this.shownFindings.x.keys()).filter((number) => Number.isFinite(this.shownFindings.x[number]));
    this.marks.show(this.hidden.has("Findings") ? [] : placed);
  }

  // Mark rows of points, pairs of rows, numbers of polygons, and a finding.
  select(chosen) {
    const before = this.selected;
    this.selected = { ...NONE, ...chosen };
    if (this.selected.polygons.length === 1) this.legendOf.chooseNumber(this.selected.polygons[0]);
    const isSame = ["points", "lines", "polygons"].every((name) => String(before[name]) === String(this.selected[name]));
    if (isSame) this.askAbove();
    else this.choose();
  }

  choose() {
    if (this.painter.gl) this.painter.choose(this.chart ? selectionShapes(this.chart, this.selected) : { lines: [], points: [] });
    this.requestDraw();
  }

  hide(titles) {
    this.hidden = new Set(titles);
    this.filterMarks();
    this.legendOf.open();
    this.requestDraw();
  }

  sketch(shapes) {
    this.shapes = shapes;
    this.askAbove();
  }

  legend() {
    return this.legendOf.element;
  }

  // Pixels of a side of the largest picture that the graphics take.
  get largestPicture() {
    const { gl } = this.painter;
    return gl ? gl.getParameter(gl.MAX_TEXTURE_SIZE) : 1;
  }

  // Another picture below the lines, as `source` for the graphics; null for none.
  background(source) {
    this.painter.background?.load(source);
    this.requestDraw();
  }

  // The placement of that picture, its opacity, and whether it is shown.
  place(look) {
    if (this.painter.background) this.painter.background.look = look;
    this.requestDraw();
  }

  // Draw the lines of another scene below; null for none.
  beneath(scene) {
    this.below?.free();
    this.below = scene && finish(Chart.build(scene));
    this.requestDraw();
  }

  // Places

  // Boxes around all that the graphics draw, with `more` units for signs.
  extents(more) {
    return [...(this.chart?.extents(more) ?? []), ...(this.below?.extents(more) ?? []), this.painter.background?.box].filter(Boolean);
  }

  toWorld([px, py]) {
    return [this.camera.east(px), this.camera.north(py)];
  }

  toScreen([x, y]) {
    return [this.camera.across(x), this.camera.down(y)];
  }

  // The place of an event, in pixels of the map.
  pixel(event) {
    const { left, top } = this.parts.ground.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  }

  thingsAt(px, py, slack = 2) {
    const mark = this.marks.find(this.camera, px, py, slack);
    const findings = (mark?.members ?? []).map((number) => this.findingOf(number));
    return this.chart ? [...findings, ...thingsAt(this.chart, this.hidden, ...this.toWorld([px, py]), this.camera.scale)] : findings;
  }

  thingsIn(box) {
    return this.chart ? thingsIn(this.chart, this.hidden, box) : [];
  }

  findingOf(number) {
    return { kind: "finding", number, x: this.shownFindings.x[number], y: this.shownFindings.y[number], words: this.shownFindings.words?.(number) ?? "" };
  }

  // Movement

  move(view) {
    Object.assign(this.camera, view);
    this.askAbove();
  }

  // To a box (west, south, east, north), or a view.
  flyTo(target) {
    const view = Array.isArray(target) ? this.camera.around(target) : { x: target.x, y: target.y, scale: this.camera.limited(target.scale ?? this.camera.scale) };
    this.whenSized = this.ratio ? null : () => this.move(Array.isArray(target) ? this.camera.around(target) : view);
    if (this.stillness.matches || document.hidden || !this.ratio) {
      this.flight = null;
      this.move(view);
      return;
    }
    this.flight = new Flight(this.camera, view, performance.now());
    this.askAbove();
  }

  // To a finding, with all of its ends in sight.
  flyToFinding(number) {
    const places = [{ x: this.shownFindings.x[number], y: this.shownFindings.y[number] }, ...(this.shownFindings.ends?.get(number) ?? [])];
    const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
    const view = this.camera.around([Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)], ASIDE);
    view.scale = Math.min(view.scale, Math.max(this.camera.scale, CLOSE_UP));
    this.flyTo(view);
  }

  showAll() {
    if (this.chart) this.flyTo(this.chart.box);
  }

  // Drawing

  requestDraw() {
    this.isStale = true;
    this.askAbove();
  }

  // Only the place of the map or what lies above the ground is another, which is drawn in far less time.
  askAbove() {
    this.pendingFrame ??= requestAnimationFrame((now) => {
      this.pendingFrame = null;
      if (this.ratio && !this.ended.signal.aborted) this.draw(now);
    });
  }

  draw(now, { isWhole = false } = {}) {
    if (this.flight) this.fly(now);
    const { camera, ratio, chart, colors, hidden } = this;
    if (this.painter.gl && (this.isStale || !this.shift.follow())) {
      this.drawn = this.painter.draw(chart, camera, { hidden, colors, ratio, below: this.below, isWhole });
      this.shift.settle(this.painter.isComplete);
    }
    this.isStale = false;
    if (this.painter.gl && !this.painter.isComplete) this.requestDraw();
    this.drawAbove();
    this.drawScale();
    this.overview.draw();
    Object.assign(this.canvas.dataset, { x: camera.x, y: camera.y, scale: camera.scale, still: !this.flight && !this.isStale && !this.shift.isMoved });
    const seen = `${camera.x} ${camera.y} ${camera.scale} ${camera.width} ${camera.height}`;
    if (seen !== this.seen) this.onMove?.(camera);
    this.seen = seen;
  }

  // Draw above the ground. Without a drawing the layer has no pixels either, which take as much memory as those of the ground.
  drawAbove() {
    const { context, camera, ratio, chart, colors, hidden, shownFindings, selected } = this;
    const lit = (chart?.layers ?? []).filter(({ section, title }) => section?.lights && !hidden.has(title) && !hidden.has(LIGHTS));
    const ladders = (chart?.layers ?? []).filter(({ style, title }) => style === "ladder" && !hidden.has(title));
    const paints = [
      chart?.squares.length && !hidden.has("Squares") && (() => this.labels.draw(context, camera, chart.squares, colors, ratio)),
      lit.length && (() => this.lights.draw(context, camera, lit, colors, ratio)),
      ...ladders.map((layer) => () => drawLadders(context, camera, layer, colors)),
      this.shapes.length && (() => drawSketch(context, camera, this.shapes, colors)),
      this.marks.numbers.length && (() => this.marks.draw(context, camera, colors, ratio)),
      selected.finding in shownFindings.x && (() => drawFinding(context, camera, shownFindings, selected.finding, colors)),
      this.box && (() => drawBox(context, this.box, colors)),
    ].filter(Boolean);
    sized(this.parts.above, paints.length ? this.canvas : { width: 0, height: 0 });
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, camera.width, camera.height);
    for (const paint of paints) paint();
  }

  fly(now) {
    const { view, isOver } = this.flight.at(now);
    Object.assign(this.camera, view);
    if (isOver) this.flight = null;
    else this.askAbove();
  }

  drawScale() {
    const units = 110 / this.camera.scale;
    const power = 10 ** Math.floor(Math.log10(units));
    const length = [5, 2, 1].find((factor) => factor * power <= units) * power;
    this.parts.bar.style.width = `${length * this.camera.scale}px`;
    const text = `${grouped(length)} units`;
    if (this.parts.units.textContent !== text) this.parts.units.textContent = text;
  }

  resize() {
    const { width, height } = this.parts.ground.getBoundingClientRect();
    if (!width || !height) return;
    const isHome = this.ratio && this.chart && this.isHome;
    this.ratio = Math.min(devicePixelRatio || 1, 2);
    sized(this.canvas, { width: Math.round(width * this.ratio), height: Math.round(height * this.ratio) });
    Object.assign(this.camera, { width, height });
    this.marks.refresh(width);
    this.labels.refresh();
    this.lights.refresh();
    this.whenSized?.();
    this.whenSized = null;
    if (isHome) this.goHome(); // all of it stays in sight, such as below a new notice
    this.isStale = true;
    this.draw(performance.now());
  }

  recolor() {
    this.colors = readColors(this.host);
    this.painter.forget();
    this.marks.refresh(this.camera.width);
    this.labels.refresh();
    this.overview.open();
    this.lights.refresh();
    this.legendOf.open();
    this.requestDraw();
  }

  // Return a picture of the visible part, as a file.
  image() {
    return new Promise((done) => this.picture().canvas.toBlob(done, "image/png"));
  }

  // Draw the visible part on a canvas of its own.
  picture() {
    this.isStale = true; // what the graphics have drawn for a frame is gone with it
    this.draw(performance.now(), { isWhole: true });
    const { width, height } = this.canvas;
    const context = element("canvas", { width, height }).getContext("2d", { willReadFrequently: true });
    context.drawImage(this.canvas, 0, 0);
    if (this.parts.above.width) context.drawImage(this.parts.above, 0, 0);
    return context;
  }

  listen() {
    const { signal } = this.ended;
    this.stillness = matchMedia("(prefers-reduced-motion: reduce)");
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.recolor(), { signal });
    this.parts.closer.addEventListener("click", () => this.flyTo(this.camera.zoomed(2)));
    this.parts.farther.addEventListener("click", () => this.flyTo(this.camera.zoomed(0.5)));
    this.parts.whole.addEventListener("click", () => this.showAll());
    this.canvas.addEventListener("webglcontextlost", (event) => event.preventDefault(), { signal });
    this.canvas.addEventListener("webglcontextrestored", () => this.restore(), { signal });
  }

  // The graphics context was lost and restored: all its buffers are gone.
  restore() {
    this.chart?.free();
    this.below?.free();
    this.painter.start();
    this.choose();
    this.onRestore?.();
  }

  destroy() {
    this.ended.abort();
    this.shift.end();
    this.sizes.disconnect();
    this.chart?.free();
    this.below?.free();
    this.painter.gl?.getExtension("WEBGL_lose_context")?.loseContext();
    this.parts.ground.remove();
    this.legendOf.element.remove();
  }
}

// Run a generator to its end, and return what it returns.
function finish(steps) {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

// A canvas that is resized loses its picture and its buffers.
function sized(canvas, { width, height }) {
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
}
