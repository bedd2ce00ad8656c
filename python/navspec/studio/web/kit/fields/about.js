// All details of a place of a file, with a form for its value.

import { element, hex, plural } from "../elements.js";
import { markdown } from "../markdown.js";
import { createEditor } from "./editor.js";

const LISTED = 60; // names of values that are listed

// Return the elements of a place, see `place` of the source. `set(pointer, value)` sets values, where allowed; `look(anchor)` shows
// the entry of a name in the reference, `go(pointer)` another place.
export function renderPlace(place, { set, look, go }) {
  const parts = [
    element("p", { class: "way" }, ...wayOf(place, go)),
    element("p", { class: "soft" }, placeOf(place)),
  ];
  if (place.value !== null && place.settable && set) {
    const form = createEditor(place, { set: (value) => set(place.pointer, value) });
    if (form.querySelector("input")) form.append(element("button", {}, "Set"));
    parts.push(element("div", { class: "setting" }, form, element("span", { class: "soft" }, unitOf(place))));
  } else if (place.value !== null) parts.push(element("p", { class: "valued" }, place.text));
  if (place.bits.length) parts.push(bits(place, set));
  if (place.refused && place.value !== null) parts.push(element("div", { class: "soft" }, ...markdown(`Not to be set: ${place.refused}.`)));
  if (place.stands_for) parts.push(element("p", {}, element("code", {}, place.stands_for.name), place.stands_for.doc ? `: ${place.stands_for.doc}` : ""));
  parts.push(...renderDocs(place.docs, look));
  if (place.names.length) parts.push(names(place));
  return parts;
}

function wayOf({ way: steps }, go) {
  if (!steps.length) return ["The file"];
  return steps.map(([pointer], at) => {
    const name = `/${pointer.slice(pointer.lastIndexOf("/") + 1)}`;
    return at < steps.length - 1 ? element("button", { type: "button", class: "link", onclick: () => go(pointer) }, name) : element("strong", {}, name);
  });
}

function placeOf({ kind, type, offset, length }) {
  if (kind === "derived") return `derived, ${type}`;
  return `${hex(offset)} (${offset.toLocaleString("en-US")}), ${plural(length, "byte")}, ${type}`;
}

function unitOf({ meaning }) {
  const scaled = meaning.scaled === undefined ? "" : `${Number(meaning.scaled.toPrecision?.(9) ?? meaning.scaled)} `;
  return `${scaled}${meaning.unit ?? ""}`.trim() || (meaning.name ?? "");
}

// The named bits of a number, each to be set by itself.
function bits(place, set) {
  return element("ul", { class: "bits" }, ...place.bits.map((bit) => {
    if (bit.width === 1) {
      return element("li", {}, element("label", { class: "check" },
        element("input", { type: "checkbox", checked: bit.value === true, disabled: !set || !place.settable, onchange: (event) => set(bit.pointer, `${event.target.checked}`) }), bit.name));
    }
    const about = { ...bit, value: `${bit.value}`, meaning: {}, limits: [0, 2 ** bit.width - 1], flag: false };
    return element("li", {}, element("span", {}, bit.name), set && place.settable ? createEditor(about, { set: (value) => set(bit.pointer, value) }) : element("span", { class: "value" }, `${bit.value} ${bit.text}`));
  }));
}

// Return the entry of the reference, with links from name to name.
export function renderDocs(docs, look) {
  if (!docs) return [];
  const link = ({ text, anchor, page }) => (page ? text : element("button", { type: "button", class: "link", onclick: () => look(anchor) }, text));
  const words = (text) => text.map((word) => (typeof word === "string" ? word : link(word)));
  const notes = [docs.original, ...(docs.evidence ?? [])].filter(Boolean);
  return [
    ...markdown(docs.meaning),
    docs.facts.length ? element("ul", { class: "listed" }, ...docs.facts.map((fact) => element("li", {}, ...words(fact)))) : null,
    notes.length ? element("p", { class: "soft" }, notes.join(", ")) : null,
  ].filter(Boolean);
}

// Return the entry of a name whose link was followed.
export function renderName(docs, { look, back }) {
  return [
    element("p", { class: "way" }, element("button", { type: "button", class: "link", onclick: back }, "\u2190 back"), " ", element("strong", {}, docs.name)),
    element("p", { class: "soft" }, docs.type.map((part) => part.text ?? part).join("")),
    ...renderDocs(docs, look),
    element("ul", { class: "names" }, ...docs.parts.slice(0, LISTED).map(({ text, anchor }) => element("li", {}, element("button", { type: "button", class: "link", onclick: () => look(anchor) }, text)))),
  ];
}

function names({ names: all, value }) {
  const shown = all.slice(0, LISTED);
  const hidden = all.length - shown.length;
  return element("details", { class: "names", open: all.length <= 12 },
    element("summary", {}, plural(all.length, "name")),
    element("ul", {}, ...shown.map(([number, name, doc]) => element("li", { class: String(number) === value ? "is" : null }, element("b", {}, String(number)), " ", element("code", {}, name), doc ? ` ${doc}` : "")),
      hidden ? element("li", { class: "soft" }, `and ${plural(hidden, "more", "more")}`) : null));
}
