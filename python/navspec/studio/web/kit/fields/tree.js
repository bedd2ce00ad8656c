// The fields of a file as a tree, which loads the visible ones from any source.

import { element, grouped } from "../elements.js";
import { Branch, PAGE } from "./branch.js";
import { createEditor } from "./editor.js";
import { Rows } from "./rows.js";

const HEIGHT = 24;
const MOST_OPEN = 100; // branches that are opened again after a change

export class FieldTree {
  // `onChoose(part)` is called with the chosen part; `onSet(pointer, value)` with a new value.
  constructor({ onChoose, onSet }) {
    Object.assign(this, { onChoose, onSet, root: null, chosen: null, editing: null, latest: 0 });
    this.element = element("div", {
      class: "field-tree", role: "tree", tabindex: 0, "aria-label": "Fields",
      onkeydown: (event) => this.key(event), onclick: (event) => this.click(event), ondblclick: (event) => this.twice(event),
    });
    this.rows = new Rows(this.element, HEIGHT, (first, end) => this.draw(first, end));
  }

  // Show the file of a source, from its begin; with `keep`, open parts stay open.
  async show(source, { keep = false } = {}) {
    const [opened, chosen] = keep && this.root ? [[...this.root.opened()], this.part?.pointer] : [[], ""];
    const { parts, total } = await source.parts("", 0, PAGE);
    const root = new Branch(source, "", total);
    root.pages.set(0, parts);
    for (const pointer of opened.slice(0, MOST_OPEN)) await opening(source, root, pointer);
    Object.assign(this, { root, editing: null, chosen: chosen ? await placeOf(source, root, chosen) : null });
    this.rows.show(root.size);
  }

  clear() {
    Object.assign(this, { root: null, chosen: null, editing: null });
    this.rows.show(0);
  }

  // The chosen part, where it is loaded.
  get part() {
    return this.chosen?.branch.part(this.chosen.number);
  }

  // Choose the part at the end of `steps`, see `place` of the source, without calling `onChoose`.
  async go(steps) {
    if (!this.root || !steps.length) return;
    this.latest += 1;
    const { latest } = this;
    let branch = this.root;
    for (const [, number] of steps.slice(0, -1)) branch = await branch.expand(number);
    const number = steps.at(-1)[1];
    await branch.load(number);
    if (latest === this.latest) this.mark({ branch, number });
  }

  mark({ branch, number }) {
    this.chosen = { branch, number };
    this.rows.show(this.root.size);
    this.rows.reveal(branch.row(number));
  }

  async choose(place) {
    this.latest += 1;
    const { latest } = this;
    this.editing = null;
    await place.branch.load(place.number);
    if (latest !== this.latest) return;
    this.mark(place);
    this.onChoose(this.part);
  }

  draw(first, end) {
    if (!this.root) return [];
    this.shown = [];
    for (let row = first; row < end; row += 1) this.shown.push({ ...this.root.at(row), row });
    this.element.removeAttribute("aria-activedescendant");
    return this.shown.map((place) => this.line(place));
  }

  line({ branch, number, depth, row }) {
    const part = branch.part(number);
    const isChosen = this.chosen?.branch === branch && this.chosen.number === number;
    const id = `field-row-${row}`;
    const line = element("div", { class: "line", id, role: "treeitem", "aria-level": depth + 1, "aria-setsize": branch.total, "aria-posinset": number + 1, "aria-selected": `${isChosen}` });
    line.style.paddingLeft = `${0.3 + 0.9 * Math.min(depth, 8)}rem`;
    if (isChosen) this.element.setAttribute("aria-activedescendant", id);
    if (!part) {
      branch.load(number).then((isNew) => isNew && this.rows.requestDraw(), () => {});
      line.append(element("span", { class: "soft" }, "\u2026"));
      return line;
    }
    const isOpen = Boolean(branch.branch(number));
    if (part.parts) line.setAttribute("aria-expanded", `${isOpen}`);
    line.append(
      element("span", { class: "turn", "aria-hidden": "true" }, part.parts ? (isOpen ? "\u25be" : "\u25b8") : ""),
      element("span", { class: `name ${part.kind === "derived" ? "derived" : part.parts && part.kind !== "flags" ? "" : `sort ${part.sort}`}` }, part.name),
      part.element ? element("span", { class: "member" }, part.element) : "",
      isChosen && this.editing ? this.editing : element("span", { class: "value" }, part.kind === "list" && part.text.endsWith("elements") ? `${grouped(part.parts)} elements` : part.text),
      element("span", { class: "type" }, part.type),
    );
    return line;
  }

  placeOf(event) {
    const line = event.target.closest(".line");
    return line && this.shown.find(({ row }) => line.id === `field-row-${row}`);
  }

  async click(event) {
    const place = this.placeOf(event);
    if (!place || event.target.closest(".editor")) return;
    const part = place.branch.part(place.number);
    const isChosen = this.chosen?.branch === place.branch && this.chosen.number === place.number;
    if (part?.parts && (isChosen || event.target.classList.contains("turn"))) await this.turn(place);
    if (!isChosen) await this.choose(place);
  }

  twice(event) {
    if (this.placeOf(event) && !event.target.closest(".editor")) this.edit();
  }

  // Open a closed part, or close an open one.
  async turn({ branch, number }) {
    if (branch.branch(number)) branch.fold(number);
    else await branch.expand(number);
    this.rows.show(this.root.size);
  }

  // Edit the chosen value in its place.
  async edit() {
    const { part } = this;
    if (!part?.settable || !this.onSet) return;
    const about = await this.root.source.place({ pointer: part.pointer });
    this.editing = createEditor(about, {
      set: (value) => {
        this.stop();
        this.onSet(part.pointer, value);
      },
      cancel: () => this.stop(),
    });
    this.rows.paint();
    this.editing.querySelector("input, select").focus();
  }

  stop() {
    this.editing = null;
    this.rows.paint();
    this.element.focus();
  }

  key(event) {
    if (!this.root || event.target !== this.element || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = this.actOf(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  }

  actOf(key) {
    const { root, part, chosen } = this;
    const last = root.size - 1;
    const to = (row) => () => this.choose(root.at(Math.min(Math.max(row, 0), last)));
    if (!chosen) return { ArrowDown: to(0), Home: to(0), End: to(last), ArrowUp: to(last) }[key];
    const row = chosen.branch.row(chosen.number);
    const isOpen = Boolean(chosen.branch.branch(chosen.number));
    const { around, number } = chosen.branch;
    return {
      ArrowDown: to(row + 1),
      ArrowUp: to(row - 1),
      PageDown: to(row + this.rows.seen - 1),
      PageUp: to(row - this.rows.seen + 1),
      Home: to(0),
      End: to(last),
      ArrowRight: isOpen ? to(row + 1) : part?.parts ? () => this.turn(chosen) : undefined,
      ArrowLeft: isOpen ? () => this.turn(chosen) : around ? () => this.choose({ branch: around, number }) : undefined,
      " ": part?.parts ? () => this.turn(chosen) : undefined,
      Enter: part?.settable ? () => this.edit() : part?.parts ? () => this.turn(chosen) : undefined,
      F2: part?.settable ? () => this.edit() : undefined,
    }[key];
  }
}

// Open a place again, where it still exists.
async function opening(source, root, pointer) {
  const place = await placeOf(source, root, pointer);
  await place?.branch.expand(place.number);
}

async function placeOf(source, root, pointer) {
  const place = await source.place({ pointer }).catch(() => null);
  if (!place) return null;
  let branch = root;
  for (const [, number] of place.way.slice(0, -1)) branch = await branch.expand(number);
  const number = place.way.at(-1)[1];
  await branch.load(number);
  return { branch, number };
}
