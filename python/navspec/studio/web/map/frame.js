// The elements of a map.

import { element } from "../kit/elements.js";

const LABEL =
  "Map: arrow keys move, plus and minus zoom, 0 shows all, Enter chooses the finding closest to the middle, the space bar what lies in the middle.";
const LACKING =
  "The map is drawn with WebGL 2, which this browser does not offer here. Turn on graphics acceleration in its settings, or take a current Firefox, Chrome, Edge or Safari.";

export function createFrame(host) {
  const canvas = element("canvas", { class: "map-canvas", tabindex: 0, role: "application", "aria-roledescription": "map", "aria-label": LABEL });
  const above = element("canvas", { class: "map-above", "aria-hidden": "true" });
  const button = (label, ...content) => element("button", { type: "button", "aria-label": label, title: label }, ...content);
  const [closer, farther, whole] = [button("Zoom in", "+"), button("Zoom out", "\u2212"), button("Show all", corners())];
  const tools = element("div", { class: "map-tools", role: "group", "aria-label": "Map" }, closer, farther, whole);
  const bar = element("span", { class: "map-bar" });
  const units = element("span", {});
  const position = element("output", { class: "map-here", "aria-live": "polite" });
  const readout = element("div", { class: "map-readout" }, element("span", { class: "map-scale", "aria-hidden": "true" }, bar, units), position);
  const tip = element("div", { class: "map-tip", hidden: true });
  const ground = element("div", { class: "map-ground" }, canvas, above, tools, readout, tip);
  host.append(ground);
  return { ground, canvas, above, closer, farther, whole, bar, units, position, tip };
}

// In place of a map that cannot be drawn.
export function lacking() {
  return element("p", { class: "map-lacking", role: "alert" }, LACKING);
}

function corners() {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("viewBox", "0 0 16 16");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(space, "path");
  path.setAttribute("d", "M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4");
  svg.append(path);
  return svg;
}
