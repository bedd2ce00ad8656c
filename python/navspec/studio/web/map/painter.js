// Painting of a chart: squares, surfaces, lines, points, and the selection.

import { Background } from "./background.js";
import { Dots } from "./dots.js";
import { Fills } from "./fills.js";
import { openContext } from "./gl.js";
import { Heads } from "./heads.js";
import { Picture } from "./picture.js";
import { Roads } from "./roads.js";
import { Strokes } from "./strokes.js";

const PICTURED = 20_000; // polygons from which on surfaces are drawn as a picture

export class Painter {
  constructor(canvas) {
    this.gl = openContext(canvas);
    if (this.gl) this.start();
  }

  start() {
    const { gl } = this;
    const strokes = new Strokes(gl);
    this.tools = { gl, strokes, roads: new Roads(gl, strokes), fills: new Fills(gl), dots: new Dots(gl), heads: new Heads(gl) };
    this.picture = new Picture(gl);
    this.isComplete = true;
    this.palettes = null;
    this.chosen = [];
    this.background = new Background(gl);
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.SRC_ALPHA, gl.ONE_MINUS_SRC_ALPHA);
    gl.disable(gl.DEPTH_TEST);
  }

  // The number of lines and points that were drawn.
  // Surfaces of very many polygons are drawn over several frames: `isComplete` says whether all is there; `isWhole` draws all
  // of them at once.
  draw(chart, camera, { hidden, colors, ratio, below, isWhole = false }) {
    const { gl, tools } = this;
    const { width, height } = gl.canvas;
    gl.viewport(0, 0, width, height);
    gl.clearColor(...colors.channels.sea);
    gl.clear(gl.COLOR_BUFFER_BIT);
    if (!chart) return 0;
    const view = { u_middle: [camera.x, camera.y], u_size: [width, height], u_scale: camera.scale * ratio };
    if (!hidden.has("Squares")) chart.grid.draw(gl, camera, colors, ratio);
    const palette = chart.surfaces.length ? this.palette(chart, colors) : null;
    const surfaces = chart.surfaces.filter(({ title }) => !hidden.has(title));
    function* steps(from, seen) {
      for (const surface of surfaces) yield* surface.draw(tools, from, seen, { colors, ceiling: chart.ceiling, palette, ratio });
    }
    const many = surfaces.reduce((sum, { counts }) => sum + counts.length, 0);
    this.isComplete = true;
    if (many < PICTURED || isWhole) finish(steps(camera, view));
    else this.isComplete = this.picture.draw(camera, `${ratio} ${chart.ceiling} ${surfaces.map(({ title }) => title)}`, colors.channels.sea, steps);
    this.background.draw(view);
    if (below) this.drawBelow(below, camera, view, colors, ratio);
    const shown = chart.layers.filter((layer) => !hidden.has(layer.title));
    let count = 0;
    for (const layer of shown) if (layer.ends.length) count += layer.drawLines(tools, camera, view, colors, ratio);
    for (const layer of shown) count += layer.drawPoints(tools, camera, view, colors, ratio);
    this.drawChosen(view, colors, ratio);
    return count;
  }

  // Lines of another chart, dimmed.
  drawBelow({ layers }, camera, view, colors, ratio) {
    const dimmed = { ...colors, channels: dim(colors.channels) };
    for (const layer of layers) if (layer.ends.length && layer.shown) layer.drawLines(this.tools, camera, view, dimmed, ratio);
  }

  // The colours of the polygons: those of their values where there is no `paint`.
  palette(chart, colors) {
    this.palettes ??= this.tools.fills.palette(chart.paint ?? colors.shades.map((color) => [color, 0]));
    return this.palettes;
  }

  // Lines and points that are marked: see `Selection`.
  choose({ lines, points }) {
    this.chosen.forEach(({ batch }) => batch.free());
    const numbered = (many) => Uint32Array.from({ length: many }, (_, at) => at);
    this.chosen = [];
    const { strokes, dots } = this.tools;
    const [numLines, numPoints] = [lines.length / 4, points.length / 2];
    if (numLines) this.chosen.push({ batch: strokes.batch(lines, numbered(numLines)), many: numLines, isLines: true });
    if (numPoints) this.chosen.push({ batch: dots.batch(points, numbered(numPoints)), many: numPoints, isLines: false });
  }

  drawChosen(view, colors, ratio) {
    const { strokes, dots } = this.tools;
    const { rim, accent } = colors.channels;
    for (const { batch, many, isLines } of this.chosen) {
      const runs = [[0, many]];
      if (isLines) {
        for (const [width, color] of [[6, rim], [3, accent]]) strokes.draw(batch, runs, view, { color, width: width * ratio, round: true });
      } else {
        dots.draw(batch, runs, view, { color: accent, edge: rim, radius: 5.5 * ratio, rim: 2 * ratio });
      }
    }
  }

  // Other colours, or another chart; without `keepPicture` of something else.
  forget({ keepPicture = true } = {}) {
    if (!this.gl) return;
    this.palettes?.free();
    this.palettes = null;
    this.picture.forget({ keepPicture });
  }
}

// Colours halfway to that of the land.
const dim = (channels) => Object.fromEntries(Object.entries(channels).map(([name, color]) => [name, color.map((value, at) => (value + channels.land[at]) / 2)]));

// Run a generator to its end.
function finish(steps) {
  while (!steps.next().done);
}
