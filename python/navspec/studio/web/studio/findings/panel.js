// What is wrong: causes on top with what they explain folded, then rules by severity with their findings.

import { element, grouped, plural } from "../../kit/elements.js";
import { Tree } from "../../kit/tree.js";
import { Detail } from "./detail.js";
import { Filters } from "./filters.js";
import { SEVERITIES, Told } from "./told.js";

const HEIGHTS = { cause: 100, rule: 44, finding: 66 };
const NONE = -1;

export class FindingsPanel {
  static title = "Findings";
  static name = "findings";
  static leads = (document) => document.network;

  constructor(studio) {
    this.studio = studio;
    this.turned = new Set(); // keys of rows that are not as they are at first
    this.filters = new Filters(() => this.apply());
    this.tree = new Tree("Findings by cause and rule", HEIGHTS, { make: (row) => this.make(row), choose: (row) => this.choose(row), move: (row) => row.kind === "finding" && this.select(row.number) });
    this.detail = new Detail(studio, (by) => this.step(by), () => this.close());
    this.empty = element("p", { class: "good", hidden: true }, "Nothing is wrong with this.");
    this.element = element("div", { class: "column" }, this.filters.element, this.empty, this.tree.element, this.detail.element);
    studio.on("document", () => this.forget());
    studio.on("findings", () => this.take());
    studio.on("finding", (number) => this.goTo(number));
    studio.keys.set("Findings", [
      { key: "N", title: "The next finding", act: () => this.step(1) },
      { key: "P", title: "The finding before", act: () => this.step(-1) },
    ]);
  }

  shown() {
    this.tree.ask();
  }

  forget() {
    this.turned.clear();
    this.told = null;
    this.detail.hide();
    this.tree.show([]);
  }

  take() {
    const { findings } = this.studio;
    if (!findings) return;
    this.told = new Told(findings);
    this.filters.fit(this.told);
    this.selected = NONE;
    this.detail.hide();
    this.apply();
  }

  apply() {
    const { told } = this;
    if (!told) return;
    const passing = told.passing(this.filters.wanted);
    this.filters.tell(told, passing);
    this.empty.hidden = told.count > 0;
    this.passing = passing;
    this.studio.tell("passing", passing.numbers.length < told.count ? new Set(passing.numbers) : null);
    this.lay();
  }

  // Rows as they are opened: what a cause explains stands below it, everything else below its rule.
  lay() {
    const { told, passing } = this;
    const { cause: causes, rule: rules } = told.list;
    const byCause = told.data.causes.map(() => []);
    const byRule = told.data.rules.map(() => []);
    for (const number of passing.numbers) (causes[number] < 0 ? byRule[rules[number]] : byCause[causes[number]]).push(number);
    const left = new Map();
    for (const { rule, count } of passing.left) left.set(rule, (left.get(rule) ?? 0) + count);
    const rows = [];
    const put = (row, numbers) => {
      rows.push(row);
      if (row.open) rows.push(...numbers.map((number, at) => ({ key: `finding ${number}`, kind: "finding", number, parent: row.key, at, many: numbers.length })));
    };
    byCause.forEach((numbers, at) => put({ key: `cause ${at}`, kind: "cause", at, open: this.isOpen(`cause ${at}`, false) }, numbers));
    byRule.forEach((numbers, at) => {
      const many = numbers.length + (left.get(at) ?? 0);
      const { code, severity } = told.data.rules[at];
      if (many) put({ key: `rule ${code}`, kind: "rule", at, many, listed: numbers.length, open: this.isOpen(`rule ${code}`, severity !== "info") }, numbers);
    });
    this.tree.show(rows);
  }

  isOpen(key, isFirst) {
    return this.turned.has(key) ? !isFirst : isFirst;
  }

  make(row) {
    return { cause: () => this.causeRow(row), rule: () => this.ruleRow(row), finding: () => this.findingRow(row) }[row.kind]();
  }

  causeRow({ at, open }) {
    const { message, explains, fix } = this.told.data.causes[at];
    const many = SEVERITIES.reduce((sum, name) => sum + (explains[name] ?? 0), 0);
    return element("div", { class: "row cause", "aria-level": 1, "aria-expanded": String(open) },
      element("span", { class: "turn" }), element("span", { class: "words" }, element("span", { class: "unseen" }, "Cause: "), element("b", {}, message), element("small", {}, `explains ${plural(many, "finding")}. ${fix}`)));
  }

  ruleRow({ at, many, listed, open }) {
    const { code, severity } = this.told.data.rules[at];
    const count = listed < many ? `${grouped(listed)} of ${grouped(many)}` : grouped(many);
    return element("div", { class: `row rule ${severity}`, "aria-level": 1, "aria-expanded": String(open) },
      element("span", { class: "turn" }), element("span", { class: "unseen" }, `${severity}: `), element("span", { class: "code" }, code), " ", element("span", { class: "many" }, count));
  }

  findingRow({ number, at, many }) {
    const { told } = this;
    const level = told.level(number);
    const isNew = told.news.has(number);
    const message = told.list.message[number];
    return element("div", { class: `row finding ${level}${isNew ? " new" : ""}`, "data-number": number, "aria-level": 2, "aria-posinset": at + 1, "aria-setsize": many },
      element("span", { class: "message" }, element("span", { class: "unseen" }, `${level}: `), isNew ? element("b", { class: "fresh" }, "new") : null, message), element("span", { class: "where" }, told.where(number)));
  }

  choose(row) {
    if (row.kind === "finding") {
      this.select(row.number);
      return;
    }
    if (!this.turned.delete(row.key)) this.turned.add(row.key);
    this.lay();
  }

  select(number) {
    this.isOwn = true;
    this.studio.tell("finding", number);
    this.isOwn = false;
  }

  // Show the finding that somebody chose, here or elsewhere.
  goTo(number) {
    const { told } = this;
    if (!told || number < 0) return;
    this.selected = number;
    this.detail.show(told, number);
    if (this.isOwn) return;
    this.studio.tell("panel", "findings");
    const parent = told.list.cause[number] < 0 ? `rule ${told.rule(number).code}` : `cause ${told.list.cause[number]}`;
    if (!this.tree.goTo(`finding ${number}`)) {
      const row = this.tree.rows.find(({ key }) => key === parent);
      if (row && !row.open) {
        this.choose(row);
        this.tree.goTo(`finding ${number}`);
      }
    }
  }

  // The next finding of the list, or the one before.
  step(by) {
    const { rows, active } = this.tree;
    let at = active + by;
    while (at >= 0 && at < rows.length && rows[at].kind !== "finding") at += by;
    if (at >= 0 && at < rows.length) this.tree.activate(at);
  }

  close() {
    this.selected = NONE;
    this.detail.hide();
    this.studio.tell("finding", NONE);
    this.tree.element.focus();
  }
}
