// The input of a value: names to choose from, yes or no, or a line of text that accepts all that `navspec set` accepts.

import { element } from "../elements.js";

const CHOSEN = 400; // names in a list to choose from; longer lists need typing

// Return an element with an input for a place, see `place` of the source; it calls `set(text)` or `cancel()`.
export function createEditor(about, { set, cancel = () => {} }) {
  const field = about.flag ? yesOrNo(about) : about.names.length && about.names.length <= CHOSEN ? names(about) : line(about);
  const form = element("form", { class: "editor", onsubmit: (event) => {
    event.preventDefault();
    set(field.value);
  }, onkeydown: (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    cancel();
  } }, field);
  if (field.tagName === "SELECT") field.addEventListener("change", () => set(field.value));
  return form;
}

const label = (about) => ({ "aria-label": `Value of ${about.pointer}` });

function yesOrNo(about) {
  return element("select", label(about), ...["true", "false"].map((word) => element("option", { value: word, selected: about.value === word }, word)));
}

function names(about) {
  const options = about.names.map(([value, name, doc]) => element("option", { value: String(value), selected: String(value) === about.value, title: doc || null }, `${value} ${name}`));
  if (!about.names.some(([value]) => String(value) === about.value)) options.unshift(element("option", { value: about.value, selected: true }, about.value));
  return element("select", label(about), ...options);
}

function line(about) {
  const limits = about.limits ? `${about.limits[0]} to ${about.limits[1]}` : null;
  return element("input", { ...label(about), value: about.meaning.text ?? about.value, title: limits, spellcheck: "false", autocomplete: "off" });
}
