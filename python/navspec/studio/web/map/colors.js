// The colours of the page, which has them by role in palette.css.

import { changeColors } from "./changes.js";
import { shadesOf } from "./shades.js";
import { channels } from "./gl.js";

const NAMES = ["sign", "unset", "sea", "land", "unread", "grid", "label", "road", "path", "water", "link", "arrow", "ladder", "route", "edge", "rim", "accent", "ink", "good", "error", "marking", "road-surface", "water-surface", "path-surface"];
const SEVERITIES = ["error", "warning", "info"];

export function readColors(element) {
  const style = getComputedStyle(element);
  const color = (name) => style.getPropertyValue(`--${name}`).trim();
  const colors = Object.fromEntries(NAMES.map((name) => [name, color(name)]));
  colors.channels = Object.fromEntries(NAMES.map((name) => [name, channels(colors[name])]));
  colors.shades = shadesOf(color("shades").split(" "));
  colors.ramp = color("ramp").split(" ");
  colors.lineHues = color("line-hues").split(" ");
  colors.hues = color("hues").split(" ");
  colors.hueChannels = colors.hues.map(channels);
  colors.levels = SEVERITIES.map((name) => color(`mark-${name}`));
  colors.onLevels = SEVERITIES.map((name) => color(`on-${name}`));
  colors.changes = changeColors(style);
  colors.font = style.fontFamily;
  return colors;
}
