// Findings: causes on top with their findings folded, then rules by severity with their findings.

import { element, grouped, plural, sentence } from "../../kit/elements.js";
import { Tree } from "../../kit/tree.js";
import { commandButton, commandOf, plainFix } from "../task/commands.js";
import { Detail } from "./detail.js";
import { Filters } from "./filters.js";
import { SEVERITIES, FindingsReport } from "./report.js";

const HEIGHTS = { cause: 100, rule: 60, finding: 66 };
const NONE = -1;

export class FindingsPanel {
  static title = "Findings";
  static doc = "What is wrong, the worst first";
  static name = "findings";
  static leads = (document) => document.network;

  constructor(studio) {
    this.studio = studio;
    this.turned = new Set(); // keys of rows that are not as they are at first
    this.filters = new Filters(() => this.apply());
    this.tree = new Tree("Findings by cause and rule", HEIGHTS, { make: (row) => this.make(row), choose: (row) => this.choose(row), move: (row) => row.kind === "finding" && this.select(row.number) });
    this.detail = new Detail(studio, (by) => this.step(by), () => this.close());
    this.empty = element("p", { class: "good", hidden: true });
    this.element = element("div", { class: "column" }, this.filters.element, this.empty, this.tree.element, this.detail.element);
    studio.on("document", () => this.forget());
    studio.on("findings", () => this.take());
    studio.on("finding", (number) => this.goTo(number));
    studio.keys.set("Findings", [
      { key: "N", title: "The next finding", act: () => this.stepInSight(1) },
      { key: "P", title: "The finding before", act: () => this.stepInSight(-1) },
    ]);
  }

  shown() {
    this.tree.requestDraw();
  }

  forget() {
    this.turned.clear();
    this.report = null;
    this.detail.hide();
    this.tree.show([]);
  }

  take() {
    const { findings } = this.studio;
    if (!findings) return;
    this.report = new FindingsReport(findings);
    this.filters.fit(this.report);
    this.selected = NONE;
    this.detail.hide();
    this.apply();
  }

  apply() {
    const { report } = this;
    if (!report) return;
    const passing = report.passing(this.filters.wanted);
    this.filters.showTotals(report, passing);
    this.showEmpty(passing);
    this.passing = passing;
    this.studio.emit("passing", passing.numbers.length < report.count ? new Set(passing.numbers) : null);
    this.lay();
  }

  // Say why the list is empty.
  showEmpty({ numbers, unlisted }) {
    const { report, filters } = this;
    const isOnlyInfo = report.count > 0 && filters.hidesOnlyInfo;
    this.empty.hidden = numbers.length + unlisted.length > 0 || (report.count > 0 && !isOnlyInfo);
    const show = element("button", { type: "button", onclick: () => this.showLevel(SEVERITIES.indexOf("info")) }, "Show info");
    this.empty.replaceChildren(...isOnlyInfo ? ["Nothing above info. ", show] : ["Nothing is wrong with this."]);
  }

  showLevel(level) {
    if (this.filters.show(level)) this.apply();
  }

  // Rows as they are opened: findings of a cause are below it, all others below their rule.
  lay() {
    const { report, passing } = this;
    const { cause: causes, rule: rules } = report.list;
    const byCause = report.data.causes.map(() => []);
    const byRule = report.data.rules.map(() => []);
    for (const number of passing.numbers) (causes[number] < 0 ? byRule[rules[number]] : byCause[causes[number]]).push(number);
    const remaining = new Map();
    for (const { rule, count } of passing.unlisted) remaining.set(rule, (remaining.get(rule) ?? 0) + count);
    const rows = [];
    const put = (row, numbers) => {
      rows.push(row);
      if (row.open) rows.push(...numbers.map((number) => ({ key: `finding ${number}`, kind: "finding", number, parent: row.key })));
    };
    byCause.forEach((numbers, at) => put({ key: `cause ${at}`, kind: "cause", at, open: this.isOpen(`cause ${at}`, false) }, numbers));
    byRule.forEach((numbers, at) => {
      const many = numbers.length + (remaining.get(at) ?? 0);
      const { code, severity } = report.data.rules[at];
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
    const { message, explains, fix } = this.report.data.causes[at];
    const many = SEVERITIES.reduce((sum, name) => sum + (explains[name] ?? 0), 0);
    const command = commandOf(this.studio, fix);
    return element("div", { class: "row cause", "aria-level": 1, "aria-expanded": String(open) },
      element("span", { class: "turn" }), element("span", { class: "words" }, element("span", { class: "unseen" }, "Cause: "), element("b", {}, message), element("small", {}, `explains ${plural(many, "finding")}. ${sentence(plainFix(fix))}`)),
      command && commandButton(this.studio, command, [], ""));
  }

  ruleRow({ at, many, listed, open }) {
    const { code, severity, fault, summary } = this.report.data.rules[at];
    const count = listed < many ? `${grouped(listed)} of ${grouped(many)}` : grouped(many);
    return element("div", { class: `row rule ${severity}`, "aria-level": 1, "aria-expanded": String(open) },
      element("span", { class: "turn" }), element("span", { class: "unseen" }, `${severity}: `), element("span", { class: "words" }, element("b", {}, headline(fault || summary) || code), " ", element("span", { class: "code" }, code)), " ", element("span", { class: "many" }, count));
  }

  findingRow({ number }) {
    const { report } = this;
    const level = report.level(number);
    const isNew = report.news.has(number);
    const message = report.list.message[number];
    return element("div", { class: `row finding ${level}${isNew ? " new" : ""}`, "data-number": number, "aria-level": 2 },
      element("span", { class: "message" }, element("span", { class: "unseen" }, `${level}: `), isNew ? element("b", { class: "fresh" }, "new") : null, message), element("span", { class: "where" }, report.where(number)));
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
    this.studio.emit("finding", number);
    this.isOwn = false;
  }

  // Show a finding that was chosen, here or elsewhere.
  goTo(number) {
    const { report } = this;
    if (!report || number < 0) return;
    this.selected = number;
    this.showLevel(report.list.severity[number]);
    this.detail.show(report, number);
    if (this.isOwn) return;
    this.studio.emit("panel", "findings");
    const parent = report.list.cause[number] < 0 ? `rule ${report.rule(number).code}` : `cause ${report.list.cause[number]}`;
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

  stepInSight(by) {
    this.studio.emit("panel", "findings");
    this.step(by);
  }

  close() {
    this.selected = NONE;
    this.detail.hide();
    this.studio.emit("finding", NONE);
    this.tree.element.focus();
  }
}

// The sentence of a rule as a heading, without its marks of code.
const headline = (text) => text.replaceAll("`", "").replace(/\.$/, "");
