// A tool by the keyboard: what it has to be told is typed.

import { element } from "../../kit/elements.js";

const NODE = /^\d+(\/\d+)?$/;

// A place: "x, y" or "x, y, z"; the height is null where it is not known. Throws `SyntaxError` in words.
function place(text) {
  const numbers = text.split(/[\s,;]+/).filter(Boolean).map(Number);
  if (numbers.length < 2 || numbers.length > 3 || numbers.some(Number.isNaN)) throw new SyntaxError(`a place is x, y or x, y, z, not \u201c${text}\u201d`);
  return [...numbers, null].slice(0, 3);
}

const lines = (text) => text.split("\n").map((each) => each.trim()).filter(Boolean);

const FIELDS = {
  by: {
    words: "East, north and up, in units of the game", many: 1, sample: "10, 0, 0",
    read: (text) => place(text).map((each) => each ?? 0),
  },
  points: {
    words: "Places, one in a line: x, y or x, y, z; an end can be the name of a node", many: 4, sample: "",
    read: (text) => lines(text).map((each) => (NODE.test(each) ? each : place(each))),
  },
  at: { words: "Place: x, y or x, y, z", many: 1, sample: "", read: place },
  line: { words: "Two places, one in a line: x, y", many: 2, sample: "", read: (text) => lines(text).map((each) => place(each).slice(0, 2)) },
};

// The form of a tool; `run(values)` is called with what was typed, `fail(words)` where that cannot be.
export function typedForm(tool, run, fail) {
  const fields = tool.values.filter((each) => each in FIELDS).map((name) => {
    const { words, many, sample } = FIELDS[name];
    const attributes = { id: `typed-${name}`, name, placeholder: sample, autocomplete: "off" };
    const box = many > 1 ? element("textarea", { ...attributes, rows: many }) : element("input", { ...attributes, type: "text" });
    return { name, box, row: element("p", {}, element("label", { for: `typed-${name}` }, words), box) };
  });
  const submit = (event) => {
    event.preventDefault();
    try {
      run(Object.fromEntries(fields.map(({ name, box }) => [name, FIELDS[name].read(box.value)])));
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      fail(`${tool.title}: ${error.message}`);
    }
  };
  return element("form", { class: "typed", onsubmit: submit }, ...fields.map(({ row }) => row), element("button", { type: "submit" }, tool.title));
}
