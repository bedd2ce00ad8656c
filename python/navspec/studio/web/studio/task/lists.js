// Lists of what a piece of work comes to.

import { element, grouped } from "../../kit/elements.js";

// Something that can be opened to see the whole of it; nothing where there is none of it.
export function foldedList(title, count, rows, { open = false, most = Infinity } = {}) {
  if (!count) return null;
  const shown = rows.slice(0, most);
  const more = count > shown.length ? element("p", { class: "soft" }, `${grouped(count - shown.length)} more are not listed.`) : null;
  return element("details", { class: "folded", open }, element("summary", {}, `${title} (${grouped(count)})`), element("ul", { class: "rows" }, ...shown), more);
}

export function row(...content) {
  return element("li", {}, ...content);
}

// Findings; one with a place shows it on the map.
export function findingRows(studio, findings) {
  return findings.map(({ severity, code, message, position }) => {
    const words = [element("span", { class: `level ${severity}` }, severity), " ", element("code", {}, code), element("span", { class: "message" }, message)];
    return placeRow(studio, position, words);
  });
}

// A row that shows its place on the map where it has one.
export function placeRow(studio, position, words) {
  const [x, y] = position ?? [];
  if (!Number.isFinite(x) || !Number.isFinite(y)) return row(...words);
  return row(element("button", { type: "button", class: "go", title: "Show it on the map", onclick: () => studio.emit("place", { x, y }) }, ...words));
}

export const fileName = (path) => path.split(/[\\/]/).at(-1);
