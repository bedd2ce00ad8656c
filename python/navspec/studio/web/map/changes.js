// Changes of a network on a map: what is new, gone, moved or changed, each with a colour and a sign of its own.

import { drawSelection } from "./signs.js";

export const CHANGE_WORDS = { added: "new", removed: "gone", moved: "moved", changed: "changed" };
const ORDER = ["changed", "removed", "moved", "added"]; // the last one is drawn above the others
const SIGN_RADIUS = 6;
const MANY_CHANGES = 400; // changes from which on signs are smaller
const CHANGE_REACH = 10; // pixels from a sign at which it is hit
const SEEN = 16; // pixels of a line or an area from which on it needs no sign
const GONE = [5, 4];

const shapeOf = ({ a, b }) => b ?? a;

// The middle of the last shape of a change; null where its place is unknown.
export function middleOfChange(change) {
  const shape = shapeOf(change);
  if (!shape) return null;
  const sum = (at) => shape.reduce((total, place) => total + place[at], 0) / shape.length;
  return [sum(0), sum(1)];
}

// The box (west, south, east, north) of both shapes of a change, computed once; null where its place is unknown.
export function boxOfChange(change) {
  if (change.box === undefined) {
    const places = [...(change.a ?? []), ...(change.b ?? [])];
    const [xs, ys] = [0, 1].map((at) => places.map((place) => place[at]));
    change.box = places.length ? [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] : null;
  }
  return change.box;
}

// The uppermost change at a pixel.
export function changeAt(changes, camera, px, py) {
  let best = null;
  let least = CHANGE_REACH;
  for (const change of changes) {
    const place = middleOfChange(change);
    const far = place ? Math.hypot(camera.across(place[0]) - px, camera.down(place[1]) - py) : Infinity;
    if (far > least) continue;
    best = change;
    least = far;
  }
  return best;
}

// `colors.changes` has a colour for each kind.
export function drawChanges(context, camera, changes, colors) {
  const size = changes.length > MANY_CHANGES ? SIGN_RADIUS / 2 : SIGN_RADIUS;
  const byKind = ORDER.map((kind) => changes.filter((change) => change.kind === kind && isInView(camera, change)));
  for (const shown of byKind) for (const change of shown) drawShapes(context, camera, change, colors);
  for (const shown of byKind) for (const change of shown) drawSign(context, camera, change, size, colors);
  context.setLineDash([]);
  for (const change of byKind.flat().filter(({ isChosen }) => isChosen)) drawSelection(context, ...onScreen(camera, middleOfChange(change)), colors);
}

function isInView(camera, change) {
  const box = boxOfChange(change);
  if (!box) return false;
  const [west, south, east, north] = camera.box;
  const spare = 2 * SIGN_RADIUS / camera.scale;
  return box[0] <= east + spare && box[2] >= west - spare && box[1] <= north + spare && box[3] >= south - spare;
}

function drawShapes(context, camera, { kind, a, b }, colors) {
  const color = colors.changes[kind];
  if (kind === "moved") {
    strokeShape(context, camera, a, color, GONE, colors.rim);
    strokeShape(context, camera, [middleOfChange({ a }), middleOfChange({ b })], color, [], colors.rim);
  }
  const shape = b ?? a;
  strokeShape(context, camera, shape, color, kind === "removed" ? GONE : [], colors.rim);
}

// A line between two places, or an outline of more.
function strokeShape(context, camera, shape, color, dash, rim) {
  if (shape.length < 2) return;
  context.beginPath();
  for (const [x, y] of shape) context.lineTo(camera.across(x), camera.down(y));
  if (shape.length > 2) {
    context.closePath();
    context.globalAlpha = 0.25;
    context.fillStyle = color;
    context.fill();
    context.globalAlpha = 1;
  }
  context.lineCap = "round";
  context.lineJoin = "round";
  for (const [width, stroke, pattern] of [[5, rim, []], [2.5, color, dash]]) {
    context.setLineDash(pattern);
    context.lineWidth = width;
    context.strokeStyle = stroke;
    context.stroke();
  }
}

// New is a plus, gone a minus, moved a disc with a ring at the old place, changed a diamond.
function drawSign(context, camera, change, size, colors) {
  const { kind, a } = change;
  const box = boxOfChange(change);
  const isLarge = Math.max(box[2] - box[0], box[3] - box[1]) * camera.scale > SEEN;
  if (shapeOf(change).length > 1 && isLarge && kind !== "moved") return;
  const [px, py] = onScreen(camera, middleOfChange(change));
  context.setLineDash([]);
  if (kind === "moved" && isLarge) {
    const [fromX, fromY] = onScreen(camera, middleOfChange({ a }));
    context.beginPath();
    context.arc(fromX, fromY, size - 1, 0, 2 * Math.PI);
    fillSign(context, colors.rim, colors.changes[kind], 2);
  }
  signPath(context, px, py, kind === "changed", size);
  fillSign(context, colors.changes[kind], colors.rim, 1.5);
  if (kind === "added" || kind === "removed") {
    const arm = size * 0.55;
    context.beginPath();
    context.moveTo(px - arm, py);
    context.lineTo(px + arm, py);
    if (kind === "added") {
      context.moveTo(px, py - arm);
      context.lineTo(px, py + arm);
    }
    context.lineWidth = size / 3;
    context.strokeStyle = colors.rim;
    context.stroke();
  }
}

const onScreen = (camera, [x, y]) => [camera.across(x), camera.down(y)];

function signPath(context, px, py, isDiamond, size) {
  context.beginPath();
  if (isDiamond) {
    for (const [x, y] of [[0, -1.2], [1.2, 0], [0, 1.2], [-1.2, 0]]) context.lineTo(px + x * size, py + y * size);
    context.closePath();
  } else {
    context.arc(px, py, size, 0, 2 * Math.PI);
  }
}

function fillSign(context, fill, stroke, width) {
  context.fillStyle = fill;
  context.strokeStyle = stroke;
  context.lineWidth = width;
  context.fill();
  context.stroke();
}

// The colours of changes on a page, from its styles.
export function changeColors(style) {
  return Object.fromEntries(Object.keys(CHANGE_WORDS).map((kind) => [kind, style.getPropertyValue(`--${kind}`).trim()]));
}
