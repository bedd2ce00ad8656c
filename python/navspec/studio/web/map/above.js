// Drawings above the graphics: text, ladders, marks of findings, and sketches.

import { element } from "../kit/elements.js";
import { drawChanges } from "./changes.js";
import { drawArrow, drawLadder, drawName, drawSelection } from "./signs.js";

const OUT = 24; // pixels beyond the edge from which on a sign is not seen

// Names of squares, in their corners. Each is drawn once and then copied, which is much faster than text.
export class Labels {
  constructor() {
    this.pictures = new Map();
  }

  // Colours or pixels have changed.
  refresh() {
    this.pictures.clear();
  }

  draw(context, camera, squares, colors, ratio) {
    const [, west, , east] = squares[0];
    const side = (east - west) * camera.scale;
    if (side < 26) return;
    for (const [label, left, , right, top] of squares) {
      const [px, py] = [camera.across(left), camera.down(top)];
      if (px > camera.width || py > camera.height || camera.across(right) < 0 || py + side < 0) continue;
      const picture = this.picture(label, side < 60 ? 9 : 11, colors, ratio);
      const whole = (value) => Math.round(value * ratio) / ratio;
      context.drawImage(picture, whole(px + 3), whole(py + 3), picture.width / ratio, picture.height / ratio);
    }
  }

  picture(label, size, colors, ratio) {
    const key = `${size} ${label}`;
    if (!this.pictures.has(key)) this.pictures.set(key, written(label, size, colors, ratio));
    return this.pictures.get(key);
  }
}

function written(label, size, colors, ratio) {
  const canvas = element("canvas");
  const context = canvas.getContext("2d");
  const font = `600 ${size}px ${colors.font}`;
  context.font = font;
  Object.assign(canvas, { width: Math.ceil((context.measureText(label).width + 6) * ratio), height: Math.ceil((size * 1.4 + 6) * ratio) });
  context.scale(ratio, ratio);
  Object.assign(context, { font, textAlign: "left", textBaseline: "top", lineWidth: 3, lineJoin: "round", strokeStyle: colors.land, fillStyle: colors.label });
  context.strokeText(label, 2, 2);
  context.fillText(label, 2, 2);
  return canvas;
}

export function drawLadders(context, camera, { rows, x, y }, colors) {
  for (const row of rows) {
    const [px, py] = [camera.across(x[row]), camera.down(y[row])];
    if (px > -OUT && py > -OUT && px < camera.width + OUT && py < camera.height + OUT) drawLadder(context, px, py, colors);
  }
}

export const LIGHTS = "Traffic lights";
const LIGHTS_FROM = 1.2; // pixels per unit
const LAMPS = ["#e5484d", "#f5b83d", "#3fb950"];

// Traffic lights, beside the places where traffic stops for them. Their sign is drawn once and then copied.
export class Lights {
  constructor() {
    this.picture = null;
  }

  refresh() {
    this.picture = null;
  }

  draw(context, camera, layers, colors, ratio) {
    if (camera.scale < LIGHTS_FROM) return;
    this.picture ??= light(colors, ratio);
    for (const { section } of layers) {
      const { signs } = section.stops;
      for (let at = 0; at < signs.length; at += 2) {
        const [px, py] = [camera.across(signs[at]), camera.down(signs[at + 1])];
        if (px > -OUT && py > -OUT && px < camera.width + OUT && py < camera.height + OUT) context.drawImage(this.picture, px - 8, py - 8, 16, 16);
      }
    }
  }
}

function light(colors, ratio) {
  const canvas = element("canvas", { width: 16 * ratio, height: 16 * ratio });
  const context = canvas.getContext("2d");
  context.scale(ratio, ratio);
  drawLight(context, 8, 8, colors);
  return canvas;
}

export function drawLight(context, px, py, colors) {
  context.beginPath();
  context.roundRect(px - 3, py - 7, 6, 14, 2);
  context.fillStyle = "#1c242e";
  context.strokeStyle = colors.marking;
  context.lineWidth = 1.5;
  context.stroke();
  context.fill();
  LAMPS.forEach((color, at) => {
    context.beginPath();
    context.arc(px, py + 4 * (at - 1), 1.5, 0, 2 * Math.PI);
    context.fillStyle = color;
    context.fill();
  });
}

// The finding that is selected, with arrows to where else it is.
export function drawFinding(context, camera, { x, y, ends, name }, number, colors) {
  const placed = (end) => ({ ...end, px: camera.across(end.x), py: camera.down(end.y) });
  const first = placed({ x: x[number], y: y[number], name: name?.(number) });
  const related = (ends?.get(number) ?? []).map(placed);
  for (const end of related) {
    drawArrow(context, first, end, colors);
    if (end.name) drawName(context, camera, end, end.py > first.py, colors);
  }
  if (related.length && first.name) drawName(context, camera, first, first.py >= related[0].py, colors);
  drawSelection(context, first.px, first.py, colors);
}

const STYLES = {
  new: ({ accent }) => ({ color: accent, dash: [] }),
  moved: ({ levels }) => ({ color: levels[1], dash: [] }),
  added: ({ good }) => ({ color: good, dash: [] }),
  removed: ({ error }) => ({ color: error, dash: [4, 4] }),
  gone: ({ levels }) => ({ color: levels[0], dash: [4, 4] }),
  measure: ({ ink }) => ({ color: ink, dash: [7, 4] }),
};

// Lines, points and polygons that are not there yet, or no longer, and changes of a network.
export function drawSketch(context, camera, shapes, colors) {
  drawChanges(context, camera, shapes.filter(({ type }) => type === "change"), colors);
  for (const { type, points = [], style, label } of shapes) {
    const places = points.map(([x, y]) => ({ px: camera.across(x), py: camera.down(y) }));
    if (!places.length) continue;
    const { color, dash } = STYLES[style](colors);
    if (type === "arrow") {
      drawArrow(context, places[0], places.at(-1), colors);
      continue;
    }
    if (type !== "point") strokeLine(context, places, type === "polygon", color, dash, colors);
    if (type !== "polygon") for (const { px, py } of places) drawKnob(context, px, py, color, colors);
    if (label) drawName(context, camera, { ...middleOf(places), name: label }, false, colors);
  }
}

function strokeLine(context, places, isClosed, color, dash, colors) {
  context.beginPath();
  for (const { px, py } of places) context.lineTo(px, py);
  if (isClosed) context.closePath();
  context.lineCap = "round";
  context.lineJoin = "round";
  for (const [width, stroke, pattern] of [[5, colors.rim, []], [2.5, color, dash]]) {
    context.setLineDash(pattern);
    context.lineWidth = width;
    context.strokeStyle = stroke;
    context.stroke();
  }
  context.setLineDash([]);
}

function drawKnob(context, px, py, color, colors) {
  context.beginPath();
  context.arc(px, py, 4, 0, 2 * Math.PI);
  context.fillStyle = color;
  context.strokeStyle = colors.rim;
  context.lineWidth = 1.5;
  context.fill();
  context.stroke();
}

// Half way along a line.
function middleOf(places) {
  const at = (places.length - 1) / 2;
  const [first, second] = [places[Math.floor(at)], places[Math.ceil(at)]];
  return { px: (first.px + second.px) / 2, py: (first.py + second.py) / 2 };
}

// Draw the rectangle that the user drags.
export function drawBox(context, [[left, top], [right, bottom]], colors) {
  context.fillStyle = `color-mix(in srgb, ${colors.accent} 14%, transparent)`;
  context.strokeStyle = colors.accent;
  context.lineWidth = 1.5;
  context.fillRect(left, top, right - left, bottom - top);
  context.strokeRect(left, top, right - left, bottom - top);
}
