// What a value is edited with: names to choose from, yes or no, or a line of text that takes all that `navspec set` takes.

import { element } from "../elements.js";

const CHOSEN = 400; // names of which one is chosen from a list; of more, one types

// An element with an input for a place, see `place` of the source; `set(text)` and `cancel()` are what may follow.
export function editorOf(about, { set, cancel = () => {} }) {
  const field = about.flag ? yesOrNo(about) : about.names.length && about.names.length <= CHOSEN ? names(about) : line(about);
  const made = element("form", { class: "editor", onsubmit: (event) => {
    event.preventDefault();
    set(field.value);
  }, onkeydown: (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    cancel();
  } }, field);
  if (field.tagName === "SELECT") field.addEventListener("change", () => set(field.value));
  return made;
}

const label = (about) => ({ "aria-label": `Value of ${about.pointer}` });

function yesOrNo(about) {
  return element("select", label(about), ...["true", "false"].map((each) => element("option", { value: each, selected: about.value === each }, each)));
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
