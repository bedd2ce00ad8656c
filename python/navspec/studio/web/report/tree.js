// The list of findings by rule; the rule of the findings that are seen stays on top.

import { element, grouped } from "../kit/elements.js";
import { Tree } from "../kit/tree.js";
import { $, data, findings, formatPlace, sumCounts } from "./data.js";

const HEIGHTS = { rule: 60, finding: 70 };

export class FindingTree {
  // `list` is the list of rows. `onSelect(number)` is called when a finding is chosen, `onRule(number)` for a rule.
  constructor(onSelect, onRule) {
    Object.assign(this, { onSelect, onRule, groups: [] });
    this.closed = new Set(data.rules.flatMap(({ severity }, rule) => (data.severities[severity] === "info" ? [rule] : [])));
    this.list = new Tree("Findings by rule", HEIGHTS, {
      make: (row) => (row.kind === "rule" ? this.ruleRow(row) : this.findingRow(row)),
      choose: (row) => this.choose(row),
      move: (row) => this.open(row),
      drawn: () => this.stick(),
      covered: ({ kind }) => (kind === "rule" ? 0 : HEIGHTS.rule),
    });
    this.list.element.id = "tree";
    $("tree").replaceWith(this.list.element);
    $("sticky").addEventListener("click", () => this.list.choose(this.list.rows.indexOf(this.stuck)));
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

  layOut() {
    this.list.show(this.groups.flatMap((numbers, rule) => {
      const whole = numbers.length + this.unlistedCounts[rule];
      if (!whole) return [];
      const many = numbers.length;
      const key = `rule ${rule}`;
      return [{ kind: "rule", key, rule, many, whole }, ...(this.closed.has(rule) ? [] : numbers.map((number) => ({ kind: "finding", key: number, parent: key, rule, number })))];
    }));
  }

  ruleRow({ rule, many, whole }) {
    const { code, severity, title } = data.rules[rule];
    const level = data.severities[severity];
    const heading = element("span", { class: "words" }, element("b", {}, title), " ", element("span", { class: "code" }, code));
    const parts = [element("span", { class: "turn" }), element("span", { class: "unseen" }, `${level}: `), heading, " ", element("span", { class: "many" }, many < whole ? `${grouped(many)} of ${grouped(whole)}` : grouped(whole))];
    return element("div", { class: `row rule ${level}`, "aria-level": 1, "aria-expanded": String(!this.closed.has(rule)), "data-code": code }, ...parts);
  }

  findingRow({ number }) {
    const level = data.severities[findings.severity[number]];
    const place = element("span", { class: "where" }, formatPlace(number));
    const message = element("span", { class: "message" }, element("span", { class: "unseen" }, `${level}: `), findings.message[number]);
    return element("div", { class: `row finding ${level}`, "aria-level": 2 }, message, place);
  }

  stick() {
    const { rows, tops, element: { scrollTop } } = this.list;
    const rule = rows.length ? rows[this.list.rowAt(scrollTop)].rule : -1;
    const head = rows.findIndex((row) => row.rule === rule);
    const shown = head >= 0 && scrollTop > tops[head];
    $("sticky").hidden = !shown;
    if (!shown) return;
    if (this.stuck !== rows[head]) {
      this.stuck = rows[head];
      $("sticky").replaceChildren(this.ruleRow(rows[head]));
    }
    const next = rows.findIndex((row, at) => at > head && row.rule !== rule);
    const room = next < 0 ? HEIGHTS.rule : tops[next] - scrollTop;
    $("sticky").firstChild.style.transform = `translateY(${Math.min(0, room - HEIGHTS.rule)}px)`; // the next rule pushes it away
  }

  // A click, or Enter: a finding is selected, a rule opened or closed.
  choose(row) {
    if (row.kind === "rule") {
      if (!this.closed.delete(row.rule)) this.closed.add(row.rule);
      this.layOut();
    }
    this.open(row);
  }

  open(row) {
    if (row.kind === "rule") this.onRule(row.rule);
    else this.onSelect(row.number);
  }

  // Go to a finding that was chosen elsewhere.
  goTo(number) {
    if (this.closed.delete(findings.rule[number])) this.layOut();
    this.list.goTo(number);
  }

  // The next finding, or the one before.
  step(by) {
    const { rows, active } = this.list;
    let at = active + by;
    while (rows[at]?.kind === "rule") at += by;
    if (rows[at]) this.list.activate(at);
  }
}
