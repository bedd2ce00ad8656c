// Themes that colour the lines and points of a network.

import { Theme } from "./theme.js";
import { fromOne } from "./themes.js";

// Those of a scene, and the lanes of its lines. Each has `pointCodes`, null where it is of lines, and `codesOf(layer)` for its
// lines: numbers of names from 0, -1 for none.
export function networkThemes({ themes = [], layers }) {
  return [...themes.map(ofPoints), ...ofLanes(layers)];
}

function ofPoints({ title, names, codes, ordered }) {
  const theme = new Theme({ title, names, marks: false, codes: fromOne(codes) });
  // The rarer one of both ends is what a line shows: a single parking place is seen by the line that leads to it.
  const codesOf = ({ ends }) => {
    const counts = theme.counts();
    const rarer = (first, second) => (first < 0 || (second >= 0 && counts[second] < counts[first]) ? second : first);
    return Int32Array.from({ length: ends.length / 2 }, (_, line) => rarer(codes[ends[2 * line]], codes[ends[2 * line + 1]]));
  };
  return Object.assign(theme, { isOrdered: ordered, pointCodes: codes, codesOf });
}

function ofLanes(layers) {
  const wide = layers.filter(({ section }) => section?.hasLanes);
  if (!wide.length) return [];
  const pairs = new Map(); // the words of a pair of numbers of lanes
  for (const { section } of wide) section.width.forEach((_, line) => pairs.has(section.pair(line)) || pairs.set(section.pair(line), section.words(line)));
  const names = [...new Set(pairs.values())].sort();
  const numbers = new Map([...pairs].map(([pair, name]) => [pair, names.indexOf(name)]));
  const codes = new Map(wide.map((layer) => [layer, Int32Array.from(layer.section.width, (_, line) => numbers.get(layer.section.pair(line)))]));
  const all = new Int32Array(wide.reduce((sum, { section }) => sum + section.width.length, 0));
  [...codes.values()].reduce((start, some) => (all.set(some, start), start + some.length), 0);
  const theme = new Theme({ title: "Lanes", names, marks: false, codes: fromOne(all) });
  const codesOf = (layer) => codes.get(layer) ?? new Int32Array(layer.ends.length / 2).fill(-1);
  return [Object.assign(theme, { isOrdered: false, pointCodes: null, codesOf })];
}

// The colour of a name as "#rrggbb": from a scale where the names are steps of one; further ones are lighter or darker.
export function colorOf({ isOrdered, names }, number, { ramp, lineHues, land, ink }) {
  if (isOrdered) return between(ramp, names.length > 1 ? number / (names.length - 1) : 0.5);
  const round = Math.floor(number / lineHues.length);
  return between([lineHues[number % lineHues.length], round % 2 ? ink : land], round ? 0.45 : 0);
}

function between(stops, part) {
  const at = part * (stops.length - 1);
  const from = Math.min(Math.floor(at), stops.length - 2);
  const values = [1, 3, 5].map((digit) => {
    const [low, high] = [stops[from], stops[from + 1]].map((color) => parseInt(color.slice(digit, digit + 2), 16));
    return Math.round(low + (high - low) * (at - from));
  });
  return `#${values.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

// The paint of a layer by a theme, as `Layer.repaint` takes it; hidden names have the colour of what has none.
export function paintOf(theme, layer, colors, channels) {
  const counts = theme.counts();
  const looks = theme.names.map((_, number) => channels(theme.hidden.has(number) ? colors.unset : colorOf(theme, number, colors)));
  const order = [...counts.keys()].sort((a, b) => counts[b] - counts[a]);
  return { looks, order, lineCodes: theme.codesOf(layer), pointCodes: theme.pointCodes };
}
