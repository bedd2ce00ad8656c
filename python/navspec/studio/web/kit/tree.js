// A long list of two or three levels: only the rows that are seen exist.

import { element } from "./elements.js";

const AHEAD = 300;

export class Tree {
  // `heights` of rows by their kind; `make(row)` returns the element of one, with its `aria-level` and, where it opens,
  // `aria-expanded`; `choose(row)` is called for a click or Enter (it opens and closes), `move(row)` where keys lead to one.
  // A row is `{ key, kind, parent }`, the parent being the key of another one. Optional: `drawn()` is called after each drawing,
  // and `covered(row)` returns how many pixels at the top of the list something else covers where the row is.
  constructor(label, heights, acts) {
    Object.assign(this, { heights, acts, rows: [], tops: [0], live: new Map(), active: -1 });
    this.id = `tree-${Math.random().toString(36).slice(2, 8)}`;
    this.spacer = element("div", { class: "spacer", role: "presentation", onclick: (event) => this.click(event) });
    this.element = element("div", { class: "tree", role: "tree", tabindex: 0, "aria-label": label, onkeydown: (event) => this.key(event) }, this.spacer);
    this.element.addEventListener("scroll", () => this.requestDraw(), { passive: true });
    new ResizeObserver(() => this.requestDraw()).observe(this.element);
  }

  // The row with the same key as before stays the active one.
  show(rows) {
    const kept = this.rows[this.active]?.key;
    this.rows = rows;
    this.tops = new Float64Array(rows.length + 1);
    rows.forEach((row, at) => {
      this.tops[at + 1] = this.tops[at] + this.heights[row.kind];
    });
    this.counts = new Map(); // of rows by their parent
    this.places = rows.map(({ parent }) => {
      const place = (this.counts.get(parent) ?? 0) + 1;
      this.counts.set(parent, place);
      return place;
    });
    this.spacer.style.height = `${this.tops[rows.length]}px`;
    for (const node of this.live.values()) node.remove();
    this.live.clear();
    this.active = kept === undefined ? -1 : rows.findIndex(({ key }) => key === kept);
    this.draw();
  }

  requestDraw() {
    this.pendingFrame ??= requestAnimationFrame(() => {
      this.pendingFrame = null;
      this.draw();
    });
  }

  // The row at a height.
  rowAt(top) {
    let low = 0;
    let high = this.rows.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.tops[middle] <= top) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  draw() {
    const { scrollTop, clientHeight } = this.element;
    const seen = new Set();
    if (this.rows.length && clientHeight) {
      const last = this.rowAt(scrollTop + clientHeight + AHEAD);
      for (let at = this.rowAt(Math.max(0, scrollTop - AHEAD)); at <= last; at += 1) seen.add(at);
      if (this.active >= 0) seen.add(this.active); // the focused row keeps its element
    }
    for (const [at, node] of this.live) {
      if (seen.has(at)) continue;
      node.remove();
      this.live.delete(at);
    }
    for (const at of [...seen].sort((a, b) => a - b)) {
      if (!this.live.has(at)) this.live.set(at, this.spacer.appendChild(this.make(at)));
      this.live.get(at).setAttribute("aria-selected", at === this.active);
    }
    if (this.active >= 0 && this.live.has(this.active)) this.element.setAttribute("aria-activedescendant", `${this.id}-${this.active}`);
    else this.element.removeAttribute("aria-activedescendant");
    this.acts.drawn?.();
  }

  make(at) {
    const node = this.acts.make(this.rows[at]);
    node.id = `${this.id}-${at}`;
    node.dataset.row = at;
    node.style.transform = `translateY(${this.tops[at]}px)`;
    node.setAttribute("role", "treeitem");
    node.setAttribute("aria-posinset", this.places[at]);
    node.setAttribute("aria-setsize", this.counts.get(this.rows[at].parent));
    return node;
  }

  click(event) {
    const node = event.target.closest("[data-row]");
    if (node) this.choose(Number(node.dataset.row));
  }

  choose(at) {
    this.active = at;
    this.requestDraw();
    this.acts.choose(this.rows[at]);
    this.reveal(this.active);
  }

  // The row is revealed at the end: what is shown for it may leave less space to the list.
  activate(at) {
    this.active = at;
    this.requestDraw();
    this.acts.move(this.rows[at]);
    this.reveal(this.active);
  }

  // Make the row with a key the active one; whether there is one.
  goTo(key) {
    this.active = this.rows.findIndex((row) => row.key === key);
    this.reveal(this.active, true);
    this.requestDraw();
    return this.active >= 0;
  }

  clear() {
    this.active = -1;
    this.requestDraw();
  }

  reveal(at, isMiddle = false) {
    if (at < 0) return;
    const { scrollTop, clientHeight } = this.element;
    const [top, bottom] = [this.tops[at] - (this.acts.covered?.(this.rows[at]) ?? 0), this.tops[at + 1]];
    if (top >= scrollTop && bottom <= scrollTop + clientHeight) return;
    if (isMiddle) this.element.scrollTop = (top + bottom - clientHeight) / 2;
    else this.element.scrollTop = top < scrollTop ? top : bottom - clientHeight;
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || !this.rows.length) return;
    const row = this.rows[this.active];
    const page = Math.max(1, Math.floor(this.element.clientHeight / 60) - 1);
    const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -this.rows.length, End: this.rows.length };
    const isOpen = row && this.live.get(this.active)?.getAttribute("aria-expanded");
    if (event.key in steps) this.activate(Math.max(0, Math.min(this.rows.length - 1, this.active + steps[event.key])));
    else if (event.key === "ArrowLeft" && row) {
      if (isOpen === "true") this.choose(this.active);
      else if (row.parent !== undefined) this.activate(this.rows.findIndex(({ key }) => key === row.parent));
    } else if (event.key === "ArrowRight" && row) {
      if (isOpen === "false") this.choose(this.active);
      else if (isOpen === "true") this.activate(Math.min(this.rows.length - 1, this.active + 1));
    } else if ((event.key === "Enter" || event.key === " ") && row) this.choose(this.active);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
