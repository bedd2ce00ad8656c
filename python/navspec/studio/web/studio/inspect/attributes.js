// Attributes of the chosen things, as a table: settable ones are fields of a form.

import { element, unitWord } from "../../kit/elements.js";
import { markdown } from "../../kit/markdown.js";

const MANY = "several values";

// `sides` are columns of values: `{ title, attributes, set(name, value) }`, with attributes as in routes/scene.py.
export function attributeTable(sides, caption) {
  const rows = sides[0].attributes.map(({ name, unit, doc, shared, isStored }, at) => {
    const cells = sides.map(({ attributes, set, title }) => element("td", {}, control(attributes[at], set, title)));
    const isMeasured = unit && unit !== "none";
    const head = element("th", { scope: "row" }, label(name), isMeasured ? element("small", {}, ` ${unitWord(unit)}`) : null);
    const words = [doc, doc && isMeasured && unit !== "unit" && !isStored && `Here it is shown in ${unit}.`, shared && sides.length > 1 && "Both ways have one value."].filter(Boolean).join(" ");
    return [element("tr", { "data-attribute": name }, head, ...cells), words ? element("tr", { class: "doc" }, element("td", { colspan: sides.length + 1 }, ...about(name, words))) : null];
  });
  const heads = sides.length > 1 || sides[0].title ? element("thead", {}, element("tr", {}, element("td", {}), ...sides.map(({ title }) => element("th", { scope: "col" }, title)))) : null;
  return element("table", { class: "attributes" }, element("caption", {}, caption), heads, element("tbody", {}, ...rows.flat()));
}

// The first paragraph; lists of values follow on request.
function about(name, words) {
  const [first, ...rest] = words.split(/\n(?=[-*\n])/);
  const more = rest.length ? [element("details", {}, element("summary", { "aria-label": `More about ${label(name)}` }, "more"), ...markdown(rest.join("\n")))] : [];
  return [...markdown(first), ...more];
}

const label = (name) => name.replaceAll("_", " ");
const shownNumber = (value) => (typeof value === "number" ? String(Math.round(value * 1000) / 1000) : String(value));

function shownValue({ value, mixed, open, meanings }) {
  if (mixed) return MANY;
  if (value === null || typeof value === "boolean") return value === null ? "\u2013" : value ? "yes" : "no";
  return open ? String(value) : nameInWords(value, meanings);
}

// The name of a value in words; one that is no more than a number has its meaning with it: "speed 3 (not used)".
function nameInWords(value, meanings) {
  if (typeof value === "number") return shownNumber(value);
  const meaning = /_\d+$/.test(value) ? meanings[value] : "";
  return `${label(value)}${meaning ? ` (${meaning[0].toLowerCase()}${meaning.slice(1)})` : ""}`;
}

function control(attribute, set, side) {
  const { name, mixed, type, names, settable, open } = attribute;
  if (!settable || !set) return element("span", { class: mixed ? "mixed" : "" }, shownValue(attribute));
  const words = side ? `${label(name)}, ${side}` : label(name);
  if (type === "bool" && !names.length) return check(words, attribute, (is) => set(name, is));
  if (open) return text(words, attribute, (typed) => set(name, typed));
  if (names.length) return choice(words, attribute, (chosen) => set(name, chosen));
  return number(words, attribute, (typed) => set(name, typed));
}

function check(words, { value, mixed, unset = MANY }, set) {
  const box = element("input", { type: "checkbox", "aria-label": words, onchange: () => set(box.checked) });
  box.checked = value === true;
  box.indeterminate = mixed;
  return element("label", { class: "check" }, box, mixed ? element("span", { class: "mixed" }, unset) : null);
}

// Values without a name are there by their number.
function choice(words, { value, mixed, names, meanings, unset = MANY }, set) {
  const choices = mixed || names.includes(value) ? names : [value, ...names];
  const options = choices.map((choice) => element("option", { value: choice, selected: !mixed && choice === value, title: meanings[choice] ?? null }, nameInWords(choice, meanings) || "nothing"));
  if (mixed) options.unshift(element("option", { value: "", selected: true, disabled: true }, unset));
  const box = element("select", { "aria-label": words, onchange: () => set(box.value) }, ...options);
  return box;
}

// A name: one that there is already, or another one.
function text(words, { name, value, mixed, names, unset = MANY }, set) {
  const before = mixed ? null : String(value ?? "");
  const datalist = element("datalist", { id: `known-${name}` }, ...names.filter(Boolean).map((choice) => element("option", { value: choice })));
  const box = element("input", {
    type: "text", list: datalist.id, value: before ?? "", placeholder: mixed ? unset : "nothing", "aria-label": words, autocomplete: "off",
    oninput: () => box.setAttribute("data-typed", ""),
    onchange: () => {
      box.removeAttribute("data-typed");
      if (box.value !== before) set(box.value);
    },
    onkeydown: (event) => {
      if (event.key === "Escape") box.value = before ?? "";
    },
  });
  return element("span", {}, box, datalist);
}

function number(words, { value, mixed, type, limits, unset = MANY }, set) {
  const [min = null, max = null] = limits ?? [];
  const before = mixed || value === null ? "" : String(value);
  const box = element("input", {
    type: type === "text" ? "text" : "number", step: type === "int" ? 1 : "any", min, max, value: before, placeholder: mixed ? unset : "", "aria-label": words,
    oninput: () => box.setAttribute("data-typed", ""),
    onchange: () => {
      box.removeAttribute("data-typed");
      if (box.validity.badInput || box.validity.rangeUnderflow || box.validity.rangeOverflow) box.reportValidity();
      else if (box.value === "") box.value = before;
      else if (box.value !== before) set(type === "text" ? box.value : box.valueAsNumber);
    },
    onkeydown: (event) => {
      if (event.key === "Escape") box.value = before;
    },
  });
  return box;
}
