// The tree of a file: a list of any length that has elements only for the visible rows.

import { element } from "../kit/elements.js";
import { Near } from "./near.js";

const MARGIN = 8;

/** An open node: its children, and the open ones among them, by number. */
class Branch {
  constructor(node, around = null) {
    Object.assign(this, { node, around, open: [], size: node.count });
  }

  /** Return the child in a row below this node: its branch, its number there, and its depth. */
  at(row, depth = 0) {
    let [remaining, passed] = [row, 0];
    for (const [number, branch] of this.open) {
      const before = number - passed + 1;
      if (remaining < before) break;
      remaining -= before;
      passed = number + 1;
      if (remaining < branch.size) return branch.at(remaining, depth + 1);
      remaining -= branch.size;
    }
    return { branch: this, number: passed + remaining, depth };
  }

  /** Rows in front of a child. */
  rowOf(number) {
    return this.open.reduce((sum, [position, branch]) => (position < number ? sum + branch.size : sum), number);
  }

  branch(number) {
    return this.open.find(([position]) => position === number)?.[1] ?? null;
  }

  expand(number) {
    const existing = this.branch(number);
    if (existing) return existing;
    const branch = new Branch(this.node.child(number), this);
    this.open.push([number, branch]);
    this.open.sort((a, b) => a[0] - b[0]);
    this.grow(branch.size);
    return branch;
  }

  fold(number) {
    const branch = this.branch(number);
    this.open = this.open.filter(([position]) => position !== number);
    this.grow(-branch.size);
  }

  grow(rows) {
    for (let at = this; at; at = at.around) at.size += rows;
  }

  number() {
    return this.around.open.find(([, branch]) => branch === this)[0];
  }

  /** The row of a child in the whole tree. */
  row(number) {
    let row = this.rowOf(number);
    for (let at = this; at.around; at = at.around) row += at.around.rowOf(at.number()) + 1;
    return row;
  }
}

export class Tree {
  /** Fills an element; `onSelect(node)` and `onHover(node or null)` are called with the chosen node and the one under the pointer. */
  constructor(host, { onSelect, onHover }) {
    Object.assign(this, { host, onSelect, onHover, root: null, chosen: null });
    this.space = element("div", { class: "space", role: "presentation" });
    host.tabIndex = 0;
    host.replaceChildren(this.space);
    host.addEventListener("scroll", () => this.draw(), { passive: true });
    host.addEventListener("keydown", (event) => this.key(event));
    host.addEventListener("click", (event) => this.click(event));
    host.addEventListener("pointermove", (event) => event.pointerType !== "touch" && this.hover(event));
    host.addEventListener("pointerleave", () => this.onHover(null));
    this.near = new Near(host, () => this.draw());
  }

  show(node) {
    this.root = new Branch(node);
    this.chosen = node.count ? { branch: this.root, number: 0 } : null;
    this.host.scrollTop = 0;
    this.draw();
  }

  get height() {
    return parseFloat(getComputedStyle(this.host).getPropertyValue("--row")) || 28;
  }

  draw() {
    if (!this.root) return;
    const { height } = this;
    this.space.style.height = `${this.root.size * height}px`;
    const first = Math.max(Math.floor(this.host.scrollTop / height) - MARGIN, 0);
    const end = this.near.holds ? Math.min(Math.ceil((this.host.scrollTop + this.host.clientHeight) / height) + MARGIN, this.root.size) : first;
    const rows = [];
    this.shown = [];
    for (let row = first; row < end; row += 1) {
      const place = this.root.at(row);
      place.node = place.branch.node.child(place.number);
      this.shown.push(place);
      rows.push(this.line(place, row, height));
    }
    this.first = first;
    this.space.replaceChildren(...rows);
    const at = this.shown.findIndex((place) => this.isChosen(place));
    if (at >= 0) this.host.setAttribute("aria-activedescendant", `row-${first + at}`);
    else this.host.removeAttribute("aria-activedescendant");
  }

  isChosen({ branch, number }) {
    return this.chosen !== null && this.chosen.branch === branch && this.chosen.number === number;
  }

  line(place, row, height) {
    const { node, branch, number, depth } = place;
    const isOpen = Boolean(branch.branch(number));
    const line = element("div", {
      class: `line${this.isChosen(place) ? " on" : ""}`, id: `row-${row}`, role: "treeitem",
      "aria-level": String(depth + 1), "aria-setsize": String(branch.node.count), "aria-posinset": String(number + 1), "aria-selected": String(this.isChosen(place)),
    },
    element("span", { class: "twist", "aria-hidden": "true" }, node.count ? (isOpen ? "▾" : "▸") : ""),
    element("span", { class: `name ${node.colour}` }, node.name),
    node.aside ? element("span", { class: "quiet" }, node.aside) : "",
    element("span", { class: "value" }, node.value),
    node.more ? element("span", { class: "quiet" }, node.more) : "");
    if (node.count) line.setAttribute("aria-expanded", String(isOpen));
    line.style.transform = `translateY(${row * height}px)`;
    line.style.paddingLeft = `${0.3 + Math.min(depth, 8) * 1.1}rem`;
    return line;
  }

  placeOf(event) {
    const line = event.target.closest?.(".line");
    return line && this.shown[Number(line.id.slice(4)) - this.first];
  }

  click(event) {
    const place = this.placeOf(event);
    if (!place) return;
    const isTwist = event.target.classList.contains("twist");
    if (place.node.count && (isTwist || this.isChosen(place))) this.toggle(place);
    this.choose(place);
  }

  hover(event) {
    this.onHover(this.placeOf(event)?.node ?? null);
  }

  toggle({ branch, number }) {
    if (branch.branch(number)) branch.fold(number);
    else branch.expand(number);
  }

  choose({ branch, number }, { quiet = false } = {}) {
    this.chosen = { branch, number };
    this.reveal(branch.row(number));
    this.draw();
    if (!quiet) this.onSelect(branch.node.child(number));
  }

  reveal(row) {
    const { height } = this;
    const [top, bottom] = [row * height, (row + 1) * height];
    if (top < this.host.scrollTop || bottom > this.host.scrollTop + this.host.clientHeight) {
      this.space.style.height = `${this.root.size * height}px`;
      this.host.scrollTop = Math.max(top - this.host.clientHeight / 3, 0);
    }
  }

  /** Choose the node at the end of `steps` (see `pathToByte`), opening the nodes around it. */
  go(steps, options) {
    if (!steps.length) return;
    let branch = this.root;
    for (const { number } of steps.slice(0, -1)) branch = branch.expand(number);
    this.choose({ branch, number: steps.at(-1).number }, options);
  }

  key(event) {
    if (!this.chosen || event.ctrlKey || event.metaKey || event.altKey) return;
    const { branch, number } = this.chosen;
    const row = branch.row(number);
    const page = Math.max(Math.floor(this.host.clientHeight / this.height) - 1, 1);
    const steps = { ArrowDown: row + 1, ArrowUp: row - 1, Home: 0, End: this.root.size - 1, PageDown: row + page, PageUp: row - page };
    if (event.key in steps) this.choose(this.root.at(Math.min(Math.max(steps[event.key], 0), this.root.size - 1)));
    else if (event.key === "ArrowRight") {
      if (branch.branch(number)) this.choose({ branch: branch.branch(number), number: 0 });
      else if (branch.node.child(number).count) this.toggle(this.chosen);
      this.draw();
    } else if (event.key === "ArrowLeft") {
      if (branch.branch(number)) this.toggle(this.chosen);
      else if (branch.around) this.choose({ branch: branch.around, number: branch.number() });
      this.draw();
    } else if (event.key === "Enter" || event.key === " ") {
      if (branch.node.child(number).count) this.toggle(this.chosen);
      this.draw();
    } else return;
    event.preventDefault();
  }
}
