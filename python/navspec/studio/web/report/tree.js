// The list of findings by rule; only visible rows exist.

import { element, grouped } from "../kit/elements.js";
import { $, data, findings, formatPlace, sumCounts } from "./data.js";

const RULE_HEIGHT = 60;
const FINDING_HEIGHT = 70;
const AHEAD = 300;

export class Tree {
  // `onSelect(number)` is called when a finding is chosen, `onRule(number)` for a rule.
  constructor(onSelect, onRule) {
    Object.assign(this, { onSelect, onRule });
    this.box = $("tree");
    this.spacer = this.box.firstElementChild;
    this.closed = new Set(data.rules.flatMap(({ severity }, rule) => (data.severities[severity] === "info" ? [rule] : [])));
    this.rows = [];
    this.tops = [0];
    this.elements = new Map();
    this.active = -1;
    this.groups = [];
    this.box.addEventListener("scroll", () => this.requestDraw(), { passive: true });
    this.box.addEventListener("keydown", (event) => this.key(event));
    this.spacer.addEventListener("click", (event) => {
      const row = event.target.closest("[data-row]");
      if (row) this.choose(Number(row.dataset.row));
    });
    $("sticky").addEventListener("click", () => this.choose(this.stuck));
    new ResizeObserver(() => this.requestDraw()).observe(this.box);
  }

  // `unlistedGroups` are findings that are not listed, but count.
  show(numbers, unlistedGroups) {
    this.groups = data.rules.map(() => []);
    for (const number of numbers) this.groups[findings.rule[number]].push(number);
    this.unlistedCounts = this.groups.map((_, rule) => sumCounts(unlistedGroups.filter((group) => group.rule === rule)));
    const seen = [...this.groups.keys()].filter((rule) => this.groups[rule].length);
    if (seen.length === 1) this.closed.delete(seen[0]);
    this.layOut();
  }

  // Set the rows and their positions; the active one stays active.
  layOut() {
    const activeRow = this.rows[this.active];
    this.rows = [];
    this.groups.forEach((numbers, rule) => {
      const whole = numbers.length + this.unlistedCounts[rule];
      if (!whole) return;
      this.rows.push({ rule, many: numbers.length, whole });
      if (!this.closed.has(rule)) numbers.forEach((number, at) => this.rows.push({ rule, number, at, many: numbers.length }));
    });
    this.tops = new Float64Array(this.rows.length + 1);
    this.rows.forEach((row, at) => {
      this.tops[at + 1] = this.tops[at] + (row.number === undefined ? RULE_HEIGHT : FINDING_HEIGHT);
    });
    this.spacer.style.height = `${this.tops[this.rows.length]}px`;
    for (const item of this.elements.values()) item.remove();
    this.elements.clear();
    this.active = activeRow ? this.rows.findIndex((row) => row.rule === activeRow.rule && row.number === activeRow.number) : -1;
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
    const { scrollTop, clientHeight } = this.box;
    const seen = new Set();
    if (this.rows.length) {
      const last = this.rowAt(scrollTop + clientHeight + AHEAD);
      for (let at = this.rowAt(Math.max(0, scrollTop - AHEAD)); at <= last; at += 1) seen.add(at);
      if (this.active >= 0) seen.add(this.active); // the row with the focus exists
    }
    for (const [at, item] of this.elements) {
      if (!seen.has(at)) {
        item.remove();
        this.elements.delete(at);
      }
    }
    for (const at of seen) {
      if (!this.elements.has(at)) {
        this.elements.set(at, this.createRow(at));
        this.spacer.append(this.elements.get(at));
      }
      const isActive = at === this.active;
      this.elements.get(at).setAttribute("aria-selected", isActive);
    }
    if (this.active >= 0) this.box.setAttribute("aria-activedescendant", `row-${this.active}`);
    else this.box.removeAttribute("aria-activedescendant");
    this.stick(scrollTop);
  }

  createRow(at) {
    const row = this.rows[at];
    const item = row.number === undefined ? this.ruleRow(row) : this.findingRow(row);
    item.id = `row-${at}`;
    item.dataset.row = at;
    item.style.transform = `translateY(${this.tops[at]}px)`;
    item.setAttribute("role", "treeitem");
    return item;
  }

  ruleRow({ rule, many, whole }) {
    const { code, severity, title } = data.rules[rule];
    const open = !this.closed.has(rule);
    const heading = element("span", { class: "words" }, element("b", {}, title), " ", element("span", { class: "code" }, code));
    const parts = [element("span", { class: "turn" }), element("span", { class: "unseen" }, `${data.severities[severity]}: `), heading, " ", element("span", { class: "many" }, many < whole ? `${grouped(many)} of ${grouped(whole)}` : grouped(whole))];
    const level = data.severities[severity];
    return element("div", { class: `row rule ${level}`, "aria-level": 1, "aria-expanded": String(open), "data-code": code }, ...parts);
  }

  findingRow({ number, at, many }) {
    const level = data.severities[findings.severity[number]];
    const place = element("span", { class: "where" }, formatPlace(number));
    const message = element("span", { class: "message" }, element("span", { class: "unseen" }, `${level}: `), findings.message[number]);
    return element(
      "div",
      { class: `row finding ${level}`, "aria-level": 2, "aria-setsize": many, "aria-posinset": at + 1 },
      message,
      place,
    );
  }

  // The rule of the visible findings stays on top.
  stick(scrollTop) {
    const at = this.rows.length ? this.rowAt(scrollTop) : -1;
    const rule = at < 0 ? -1 : this.rows[at].rule;
    const head = this.rows.findIndex((row) => row.rule === rule);
    const shown = at >= 0 && scrollTop > this.tops[head];
    $("sticky").hidden = !shown;
    if (!shown || (this.stuck === head && this.stuckRow === this.rows[head])) return;
    this.stuck = head;
    this.stuckRow = this.rows[head];
    $("sticky").replaceChildren(this.ruleRow(this.rows[head]));
  }

  // A click, or Enter: a finding is selected, a rule opened or closed.
  choose(at) {
    const row = this.rows[at];
    if (row.number !== undefined) {
      this.activate(at);
      return;
    }
    if (this.closed.has(row.rule)) this.closed.delete(row.rule);
    else this.closed.add(row.rule);
    this.active = at;
    this.layOut();
    this.reveal(this.active);
    this.onRule(row.rule);
  }

  activate(at) {
    this.active = at;
    this.reveal(at);
    this.requestDraw();
    const row = this.rows[at];
    if (row.number === undefined) this.onRule(row.rule);
    else this.onSelect(row.number);
  }

  // Go to a finding that was chosen elsewhere.
  goTo(number) {
    if (this.closed.delete(findings.rule[number])) this.layOut();
    this.active = this.rows.findIndex((row) => row.number === number);
    if (this.active >= 0) this.reveal(this.active, true);
    this.requestDraw();
  }

  // The next finding, or the one before.
  step(by) {
    let at = this.active + by;
    while (at >= 0 && at < this.rows.length && this.rows[at].number === undefined) at += by;
    if (at >= 0 && at < this.rows.length) this.activate(at);
  }

  clear() {
    this.active = -1;
    this.requestDraw();
  }

  reveal(at, middle = false) {
    const { scrollTop, clientHeight } = this.box;
    const top = this.tops[at];
    const bottom = this.tops[at + 1];
    const head = this.rows[at].number === undefined ? 0 : RULE_HEIGHT;
    if (top - head >= scrollTop && bottom <= scrollTop + clientHeight) return;
    if (middle) this.box.scrollTop = (top + bottom - clientHeight) / 2;
    else this.box.scrollTop = top - head < scrollTop ? top - head : bottom - clientHeight;
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const row = this.rows[this.active];
    const page = Math.max(1, Math.floor(this.box.clientHeight / FINDING_HEIGHT) - 1);
    const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -this.rows.length, End: this.rows.length };
    if (!this.rows.length) return;
    if (event.key in steps) {
      const from = this.active < 0 ? -1 : this.active;
      this.activate(Math.max(0, Math.min(this.rows.length - 1, from + steps[event.key])));
    } else if (event.key === "ArrowLeft" && row) {
      if (row.number === undefined && !this.closed.has(row.rule)) this.choose(this.active);
      else if (row.number !== undefined) this.activate(this.rows.findIndex(({ rule }) => rule === row.rule));
    } else if (event.key === "ArrowRight" && row && row.number === undefined) {
      if (this.closed.has(row.rule)) this.choose(this.active);
      else this.activate(this.active + 1);
    } else if ((event.key === "Enter" || event.key === " ") && row) {
      this.choose(this.active);
    } else return;
    event.preventDefault();
  }
}
