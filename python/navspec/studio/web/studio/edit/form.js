// A tool by the keyboard: its values are typed.

import { element } from "../../kit/elements.js";

const NODE = /^\d+(\/\d+)?$/;

// Return a place from text: "x, y" or "x, y, z"; the height is null where it is missing. Throws `SyntaxError` in words.
function place(text) {
  const numbers = text.split(/[\s,;]+/).filter(Boolean).map(Number);
  if (numbers.length < 2 || numbers.length > 3 || numbers.some(Number.isNaN)) throw new SyntaxError(`a place is x, y or x, y, z, not \u201c${text}\u201d`);
  return [...numbers, null].slice(0, 3);
}

const lines = (text) => text.split("\n").map((line) => line.trim()).filter(Boolean);

const FIELDS = {
  by: {
    words: "East, north and up, in units of the game", many: 1, sample: "10, 0, 0",
    read: (text) => place(text).map((coordinate) => coordinate ?? 0),
  },
  points: {
    words: "Places, one in a line: x, y or x, y, z; an end can be the name of a node", many: 4, sample: "",
    read: (text) => lines(text).map((line) => (NODE.test(line) ? line : place(line))),
  },
  at: { words: "Place: x, y or x, y, z", many: 1, sample: "", read: place },
  rectangle: { words: "Two opposite corners, one in a line: x, y or x, y, z", many: 2, sample: "", read: (text) => lines(text).map(place) },
  line: { words: "Two places, one in a line: x, y", many: 2, sample: "", read: (text) => lines(text).map((line) => place(line).slice(0, 2)) },
};

// Return the form of a tool; `run(values)` is called with the typed values, `fail(words)` for invalid ones, and
// `preview(values)` while valid ones are typed, with null for others.
export function createToolForm(tool, run, fail, preview) {
  const fields = tool.values.filter((name) => name in FIELDS).map((name) => {
    const { words, many, sample } = FIELDS[name];
    const attributes = { id: `typed-${name}`, name, placeholder: sample, autocomplete: "off" };
    const box = many > 1 ? element("textarea", { ...attributes, rows: many }) : element("input", { ...attributes, type: "text" });
    return { name, box, row: element("p", {}, element("label", { for: `typed-${name}` }, words), box) };
  });
  const read = () => Object.fromEntries(fields.map(({ name, box }) => [name, FIELDS[name].read(box.value)]));
  const look = () => {
    try {
      preview(read());
    } catch {
      preview(null);
    }
  };
  const submit = (event) => {
    event.preventDefault();
    try {
      run(read());
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      fail(`${tool.title}: ${error.message}`);
    }
  };
  return element("form", { class: "typed", onsubmit: submit, oninput: look }, ...fields.map(({ row }) => row), element("button", { type: "submit" }, tool.title));
}
