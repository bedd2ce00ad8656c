// Two documents, two files, or one as it was saved and as it is: what differs, in words and on the map.

import { element } from "../../kit/elements.js";
import * as server from "../server.js";
import { differences, legend, shapes } from "./list.js";
import { flyToChange } from "./places.js";

export class ComparePanel {
  static name = "compare";

  static title = "Compare";

  static doc = "What differs from another document";

  static fits() {
    return true;
  }

  constructor(studio) {
    this.studio = studio;
    this.sides = ["Before", "After"].map((title) => new Side(studio, title, () => this.stale()));
    this.button = element("button", { type: "button", class: "main", onclick: () => this.look() }, "Compare");
    this.swap = element("button", { type: "button", onclick: () => this.turn() }, "Swap");
    this.list = element("div", { class: "differences", "aria-live": "polite" });
    this.drawn = [];
    this.element = element("div", { class: "compare scroll" }, ...this.sides.map((side) => side.element), element("div", { class: "actions" }, this.swap, this.button), this.list);
    for (const name of ["documents", "changed"]) studio.on(name, () => this.renew());
    studio.on("document", (document) => this.turnTo(document));
  }

  shown() {
    this.renew();
    this.draw(this.drawn);
  }

  closed() {
    this.draw([]);
  }

  // Above the map.
  draw(shapes) {
    this.studio.emit("sketch", { owner: "compare", shapes });
  }

  // A document on neither side is compared from now on.
  turnTo(document) {
    if (document && this.sides.every(({ of }) => of?.id !== document.id)) {
      for (const side of this.sides) side.isChosen = false;
      this.stale();
    }
    this.renew();
  }

  renew() {
    for (const side of this.sides) side.list();
    const [before, after] = this.sides;
    const { document } = this.studio;
    if (!document || before.isChosen || after.isChosen) return;
    const similar = this.studio.documents.find(({ id, family }) => id !== document.id && family === document.family);
    if (similar && !document.changed.length) before.choose(similar.id, false);
    else before.choose(document.id, true);
    after.choose(document.id, false);
  }

  stale() {
    this.list.replaceChildren();
    this.drawn = [];
    this.draw([]);
  }

  turn() {
    const [a, b] = this.sides.map((side) => side.value);
    this.sides[0].take(b);
    this.sides[1].take(a);
    return this.look();
  }

  async look() {
    const [a, b] = this.sides.map((side) => side.value);
    if (Boolean(a.path) !== Boolean(b.path) && !this.sides.every((side) => side.isSingle)) {
      this.studio.say("Choose a file on both sides, or on neither", "warning");
      return;
    }
    this.button.disabled = true;
    const comparison = await this.studio.tried(() => server.post("compare", { a, b }));
    this.button.disabled = false;
    if (!comparison) return;
    const words = { only_a: `only in ${this.sides[0].title}`, only_b: `only in ${this.sides[1].title}` };
    this.drawn = shapes(comparison);
    this.list.replaceChildren(...legend(this.drawn), ...differences(comparison, { go: (change, file) => this.go(change, file), fly: (change) => flyToChange(this.studio, change), load: () => this.studio.tried(() => server.post("compare", { a, b, rows: true })), words }));
    this.draw(this.drawn);
  }

  // Show what differs: its place on the map where it has one, and its field where the document has it.
  go(change, file) {
    const place = change.b ?? change.a;
    const { document } = this.studio;
    const path = [file.path_b, file.path_a].find((path) => document.files.some((candidate) => candidate.path === path));
    if (place) this.studio.emit("place", { x: place[0], y: place[1] });
    else if (path) this.studio.emit("field", { path, pointer: path === file.path_b ? change.pointer_b ?? change.pointer_a : change.pointer_a });
  }
}

// One of the two things that are compared: a document as it is or as it was saved, and a file of it or all.
class Side {
  constructor(studio, name, onChange) {
    Object.assign(this, { studio, onChange, isChosen: false });
    this.document = element("select", { "aria-label": `${name}: document`, onchange: () => this.changed() });
    this.file = element("select", { "aria-label": `${name}: file`, onchange: () => this.onChange() });
    this.element = element("fieldset", {}, element("legend", {}, name), this.document, this.file);
  }

  get of() {
    return this.studio.documents.find(({ id }) => `${id}` === this.document.value.split(" ")[0]);
  }

  get isSingle() {
    return this.of?.files.length === 1;
  }

  get title() {
    return this.document.selectedOptions[0]?.textContent ?? "";
  }

  get value() {
    const [id, state] = this.document.value.split(" ");
    return { document: Number(id), saved: state === "saved", ...(this.file.value && !this.isSingle ? { path: this.file.value } : {}) };
  }

  // List the documents; the chosen one stays chosen.
  list() {
    const { value } = this.document;
    const options = this.studio.documents.flatMap(({ id, title, changed }) => [[`${id} now`, title], ...(changed.length || value === `${id} saved` ? [[`${id} saved`, savedTitle(title)]] : [])]);
    this.document.replaceChildren(...options.map(([key, title]) => element("option", { value: key, selected: key === value }, title)));
    if (!options.some(([key]) => key === value)) this.isChosen = false;
    this.listFiles();
  }

  listFiles() {
    const { value } = this.file;
    const files = this.of?.files ?? [];
    this.file.hidden = files.length < 2;
    this.file.replaceChildren(element("option", { value: "" }, `all ${files.length} files`), ...files.map(({ path, name }) => element("option", { value: path, selected: path === value }, name)));
  }

  choose(id, isSaved) {
    const key = `${id} ${isSaved ? "saved" : "now"}`;
    if (![...this.document.options].some((option) => option.value === key)) this.document.append(element("option", { value: key }, savedTitle(this.studio.documents.find((file) => file.id === id).title)));
    this.document.value = key;
    this.isChosen = true;
    this.listFiles();
  }

  take({ document, saved, path }) {
    this.choose(document, saved);
    this.file.value = path ?? "";
  }

  changed() {
    this.isChosen = true;
    this.listFiles();
    this.onChange();
  }
}

// Different from the name of the document from its beginning: the end of a long one is not seen.
const savedTitle = (title) => `saved ${title}`;
