// Differences between files, as a list: networks by place, then rows by file and table, each field in words. See
// navspec/studio/comparison.py.

import { CHANGE_WORDS } from "../../map/changes.js";
import { element, plural } from "../../kit/elements.js";
import { networkChanges } from "./places.js";

const SIGNS = { changed: "~", added: "+", removed: "\u2212" };
const WORDS = { only_a: "only here before", only_b: "new", error: "cannot be compared" };

// Return elements for all differences. `go(change, file)` shows a chosen row, `fly(change)` a change of a network; `load()` gets
// the differences with the rows, which are folded where networks differ by place; `words` may rename the state of files on one
// side.
export function differences({ networks, folded, elsewhere, ...rows }, { go, fly, load, words = {} }) {
  if (!rows.files.length) return [element("p", { class: "soft" }, "Nothing differs.")];
  if (!folded) return [...networks.map(sameNetwork), ...fileChanges(rows, go, words)];
  const single = rows.files.filter(({ status }) => status !== "different").map((file) => one(file, false, go, { ...WORDS, ...words }));
  return [...networks.flatMap((network) => networkChanges(network, fly)), ...(elsewhere ? [elsewhereChanges(elsewhere, go)] : []), ...single, foldedRows(async () => {
    const loaded = await load();
    return loaded ? fileChanges(loaded, go, words) : [];
  })];
}

// What belongs to no node and no line.
function elsewhereChanges({ title, is_open: isOpen, changes, more }, go) {
  const list = changes.map(({ file, text, pointer, ...paths }) => element("li", {},
    element("button", { type: "button", onclick: () => go({ pointer_a: pointer, pointer_b: pointer }, paths) }, element("code", {}, file), " ", text)));
  return element("details", { class: "elsewhere", open: isOpen }, element("summary", {}, title), element("ul", {}, ...list, more ? element("li", { class: "soft" }, `and ${plural(more, "more", "more")}`) : null));
}

// Rows are compared once they are wanted.
function foldedRows(list) {
  const about = element("p", { class: "soft" }, "All that is stored differently, also what belongs to no node and no line.");
  return element("details", { class: "rows", ontoggle: async ({ target }) => {
    if (!target.open || target.childElementCount > 2) return;
    target.append(element("p", { class: "soft", role: "status" }, "Comparing rows..."));
    target.replaceChildren(target.firstElementChild, about, ...await list());
  } }, element("summary", {}, "Rows and fields of the files"), about);
}

const sameNetwork = () => element("p", { class: "soft" }, "By place no node and no line is new, gone, moved or changed.");

function fileChanges({ files, totals, listed }, go, words) {
  const many = totals.changed + totals.added + totals.removed;
  const sum = [`${plural(totals.changed, "row")} changed`, totals.added ? `${totals.added.toLocaleString("en-US")} new` : "", totals.removed ? `${totals.removed.toLocaleString("en-US")} gone` : ""].filter(Boolean).join(", ");
  return [
    element("h2", { class: "sum" }, `${plural(files.length, "file")}: ${sum}${many > listed ? `; the first ${plural(listed, "change")} here` : ""}.`),
    ...files.map((file) => one(file, files.length < 4, go, { ...WORDS, ...words })),
  ];
}

function one(file, isOpen, go, words) {
  const state = words[file.status] ? element("span", { class: "soft" }, words[file.status]) : null;
  const message = file.message ? element("p", { class: "soft" }, file.message) : null;
  const decisions = file.decisions.map(({ name, a, b }) => element("p", {}, `${name} ${a} \u2192 ${b}`));
  if (!file.tables.length) return element("div", { class: "differing" }, element("h3", {}, file.name, " ", state), message, ...decisions);
  return element("details", { class: "differing", open: isOpen }, element("summary", {}, element("strong", {}, file.name), " ", state, element("span", { class: "soft" }, summed(file.tables))), message, ...decisions, ...file.tables.map((change) => table(change, file, go)));
}

function tableWords({ key, kind, changed, added, removed }) {
  if (kind === "root") return "values of the file";
  const counts = [changed ? `${changed.toLocaleString("en-US")} changed` : "", added ? `${added.toLocaleString("en-US")} new` : "", removed ? `${removed.toLocaleString("en-US")} gone` : ""].filter(Boolean);
  return `${key} ${counts.join(", ")}`;
}

const SUMMED = 5; // tables that a file is summed up with

function summed(tables) {
  const remaining = tables.length - SUMMED;
  return [...tables.slice(0, SUMMED).map(tableWords), ...(remaining > 0 ? [`and ${plural(remaining, "more list")}`] : [])].join("; ");
}

function table(differing, file, go) {
  if (differing.kind === "root") return element("section", {}, element("h3", {}, tableWords(differing)), element("ul", {}, ...differing.changes.flatMap((change) => values(change, file, go))));
  const total = differing.changed + differing.added + differing.removed;
  const remaining = total - differing.changes.length;
  return element("section", {}, element("h3", {}, tableWords(differing)),
    element("ul", {}, ...differing.changes.map((change) => line(change, file, go)),
      remaining > 0 ? element("li", { class: "soft" }, `and ${plural(remaining, "more", "more")}`) : null));
}

// The file itself: each of its values in a line.
function values(change, file, go) {
  return change.fields.map(([pointer, words]) => element("li", { class: change.kind }, button(change, [` ${words}`], () => go({ ...change, pointer_b: pointer }, file))));
}

function button({ kind }, words, onclick) {
  return element("button", { type: "button", onclick }, element("b", { "aria-label": kind }, SIGNS[kind]), ...words);
}

function line(change, file, go) {
  const pointer = change.pointer_b ?? change.pointer_a;
  const name = [pointer, change.element, change.id === null ? "" : `id ${change.id}`].filter(Boolean).join(" ");
  const more = change.more ? `; ${plural(change.more, "more field", "more fields")}` : "";
  const words = change.fields.map(([, words]) => words).join("; ");
  return element("li", { class: change.kind }, button(change, [" ", element("code", {}, name), words ? ` ${words}${more}` : ""], () => go(change, file)));
}

// Return shapes for the map: the changes of networks, otherwise where rows have changed, come and gone. Rows that only have
// another number are not drawn.
export function shapes({ networks, files }) {
  const changes = networks.flatMap(({ groups }) => groups.flatMap(({ changes }) => changes));
  if (changes.length) return changes.map((change) => Object.assign(change, { type: "change" }));
  return files.flatMap(({ tables }) => tables.flatMap(shapesOf));
}

// Rows that replace others by number may be anywhere: only near ones were moved.
const NEAR = 250;

function shapesOf({ changes, gone: removed, new: come }) {
  const [vacated, occupied] = [removed, come].map((places) => new Set(places.map(String)));
  const moved = changes.flatMap(({ kind, a, b }) => {
    if (kind !== "changed" || !a || !b) return [];
    if (String(a) === String(b)) return [{ type: "change", kind: "changed", a: [a], b: [b] }];
    const isMove = vacated.has(String(a)) && occupied.has(String(b)) && Math.hypot(a[0] - b[0], a[1] - b[1]) <= NEAR;
    return isMove ? [{ type: "change", kind: "moved", a: [a], b: [b] }] : [];
  });
  return [
    ...moved,
    ...removed.map((place) => ({ type: "change", kind: "removed", a: [place], b: null })),
    ...come.map((place) => ({ type: "change", kind: "added", a: null, b: [place] })),
  ];
}

// Return the legend of the shapes above the map; empty where there are none.
export function legend(shapes) {
  const kinds = Object.keys(CHANGE_WORDS).filter((kind) => shapes.some((shape) => shape.kind === kind));
  if (!kinds.length) return [];
  return [element("p", { class: "drawn" }, "On the map: ", ...kinds.map((kind) => element("span", { class: kind }, CHANGE_WORDS[kind])))];
}
