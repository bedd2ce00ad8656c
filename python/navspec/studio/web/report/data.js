// Data of the page from its JSON, with packed arrays as numbers.

import { decode } from "../kit/columns.js";
import { grouped, hex } from "../kit/elements.js";

export const $ = (id) => document.getElementById(id);
export const data = JSON.parse($("data").textContent);
export const { findings } = data;
export const count = findings.rule.length;
export const unlisted = data.unlisted.map(([rule, severity, file, many, explained]) => ({ rule, severity, file, many, explained })); // they still count

function bytesOf(text) {
  const signs = atob(text);
  const bytes = new Uint8Array(signs.length);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = signs.charCodeAt(at);
  return bytes;
}

// The scene of a map, as the map takes it: columns (kit/columns.js) that are compressed.
export async function sceneOf(map) {
  const packed = new Blob([bytesOf(map.scene)]).stream().pipeThrough(new DecompressionStream("deflate"));
  return decode(await new Response(packed).arrayBuffer());
}

for (const axis of ["x", "y", "z"]) findings[axis] = new Float32Array(bytesOf(findings[axis]).buffer);
findings.placed = Array.from(findings.x, Number.isFinite);

// A finding without a position is shown at a related place, or in the middle of the square of its file.
const middles = new Map(data.maps.flatMap(({ squares }) => squares.map(([file, west, south, east, north]) => [file, [(west + east) / 2, (south + north) / 2]])));
findings.placed.forEach((placed, number) => {
  if (placed || findings.map[number] < 0) return;
  const [, , related] = (findings.related[number] ?? []).find(([, , position]) => position) ?? [];
  [findings.x[number], findings.y[number]] = related ?? middles.get(findings.file[number]);
});

export const sumCounts = (groups) => groups.reduce((sum, { many }) => sum + many, 0);

export function plural(number, one) {
  return `${grouped(number)} ${number === 1 || one === "info" ? one : `${one}s`}`;
}

// Where a finding is, as text.
export function formatPlace(number) {
  const pointer = findings.pointer[number];
  return [data.names[findings.file[number]], pointer, hex(findings.offset[number])].filter(Boolean).join("  ");
}
