// Signs on maps, and the colours of kinds.

import { element } from "../kit/elements.js";

const LINES = [null, [1, 1], [1, -1], [1, 0], [0, 1]]; // directions of stripes over colours that are used again
export const SIDES = [0, 4, 3, 5, 6, 8]; // corners of the signs of points; 0 is a circle
const REACHED = 9; // pixels between the head of an arrow and the middle of its end

// A colour, with stripes if all colours are already used.
export function fillOf(number, { hues, edge }) {
  const hue = hues[number % hues.length];
  const stripe = LINES[Math.floor(number / hues.length) % LINES.length];
  if (!stripe) return hue;
  const tile = element("canvas", { width: 8, height: 8 });
  const context = tile.getContext("2d");
  context.fillStyle = hue;
  context.fillRect(0, 0, 8, 8);
  context.strokeStyle = edge.slice(0, 7);
  context.lineWidth = 1.5;
  for (const at of [-4, 4, 12]) {
    const [x, y] = stripe[1] ? [at, 4] : [4, at]; // of the stripe in this tile and those in the neighbouring tiles
    context.moveTo(x - 8 * stripe[0], y - 8 * stripe[1]);
    context.lineTo(x + 8 * stripe[0], y + 8 * stripe[1]);
  }
  context.stroke();
  return context.createPattern(tile, "repeat");
}

// Signs of a kind of points, each around its middle.
export function drawSigns(context, places, number, radius, colors) {
  const sides = SIDES[number % SIDES.length];
  context.beginPath();
  for (const [px, py] of places) {
    if (sides) {
      for (let corner = 0; corner < sides; corner += 1) {
        const turn = (2 * Math.PI * corner) / sides - Math.PI / 2;
        const at = [px + radius * 1.2 * Math.cos(turn), py + radius * 1.2 * Math.sin(turn)];
        if (corner) context.lineTo(...at);
        else context.moveTo(...at);
      }
      context.closePath();
    } else {
      context.moveTo(px + radius, py);
      context.arc(px, py, radius, 0, 2 * Math.PI);
    }
  }
  context.fillStyle = colors.hues[number % colors.hues.length];
  context.strokeStyle = colors.sign;
  context.lineWidth = Math.min(radius / 3, 1.2);
  context.fill();
  context.stroke();
}

// A ladder, as large at every scale.
export function drawLadder(context, px, py, colors) {
  context.beginPath();
  for (const side of [-2.5, 2.5]) {
    context.moveTo(px + side, py - 6);
    context.lineTo(px + side, py + 6);
  }
  for (const rung of [-3.5, 0, 3.5]) {
    context.moveTo(px - 2.5, py + rung);
    context.lineTo(px + 2.5, py + rung);
  }
  for (const [width, color] of [[4, colors.rim], [1.4, colors.ladder]]) {
    context.lineWidth = width;
    context.strokeStyle = color;
    context.stroke();
  }
}

// Errors are discs, warnings triangles, the rest diamonds; several together are a disc with their number.
export function drawMark(context, px, py, radius, severity, members, colors, size = 1) {
  context.beginPath();
  if (severity === 0 || members > 1) {
    context.arc(px, py, radius, 0, 2 * Math.PI);
  } else {
    const corners = severity === 1 ? [[0, -1.15], [1.1, 0.85], [-1.1, 0.85]] : [[0, -1.1], [1.1, 0], [0, 1.1], [-1.1, 0]];
    corners.forEach(([x, y]) => context.lineTo(px + x * radius, py + y * radius));
    context.closePath();
  }
  context.fillStyle = colors.levels[severity];
  context.strokeStyle = colors.rim;
  context.lineWidth = 1.5;
  context.lineJoin = "round";
  context.fill();
  context.stroke();
  if (members > 1) {
    context.font = `700 ${(members > 99 ? 9.5 : 10.5) * Math.sqrt(size)}px ${colors.font}`;
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.fillStyle = colors.onLevels[severity];
    context.fillText(members > 999 ? `${(members / 1000).toFixed(1)}k` : members, px, py + 0.5);
  }
}

// Around the finding that is selected.
export function drawSelection(context, px, py, colors) {
  for (const [radius, width, color] of [[13, 5, colors.rim], [13, 2.5, colors.accent]]) {
    context.beginPath();
    context.arc(px, py, radius, 0, 2 * Math.PI);
    for (const [x, y] of [[1, 0], [-1, 0], [0, 1], [0, -1]]) {
      context.moveTo(px + x * radius, py + y * radius);
      context.lineTo(px + x * (radius + 7), py + y * (radius + 7));
    }
    context.strokeStyle = color;
    context.lineWidth = width;
    context.lineCap = "round";
    context.stroke();
  }
}

// From one end of something to the other.
export function drawArrow(context, from, to, colors) {
  const far = Math.hypot(to.px - from.px, to.py - from.py);
  if (far < 2 * REACHED) return;
  const [dx, dy] = [(to.px - from.px) / far, (to.py - from.py) / far];
  const [px, py] = [to.px - dx * REACHED, to.py - dy * REACHED];
  context.lineCap = "round";
  context.lineJoin = "round";
  for (const [width, color] of [[6, colors.rim], [2.5, colors.accent]]) {
    context.beginPath();
    context.moveTo(from.px, from.py);
    context.lineTo(px, py);
    for (const side of [1, -1]) {
      context.moveTo(px - (dx * 11 - dy * 6 * side), py - (dy * 11 + dx * 6 * side));
      context.lineTo(px, py);
    }
    context.moveTo(to.px + 4, to.py);
    context.arc(to.px, to.py, 4, 0, 2 * Math.PI);
    context.strokeStyle = color;
    context.lineWidth = width;
    context.stroke();
  }
}

// The name of an end, above or below.
export function drawName(context, camera, { name, px, py }, isBelow, colors) {
  context.font = `600 12px ${colors.font}`;
  const half = context.measureText(name).width / 2 + 6;
  const at = [Math.max(half, Math.min(camera.width - half, px)), py + (isBelow ? 30 : -30)];
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.lineWidth = 4;
  context.lineJoin = "round";
  context.strokeStyle = colors.rim;
  context.fillStyle = colors.accent;
  context.strokeText(name, ...at);
  context.fillText(name, ...at);
}
