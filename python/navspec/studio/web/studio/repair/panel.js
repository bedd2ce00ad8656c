// Repairs: chosen from a list, shown before they are done, and done as one step.

import { element, grouped, plural } from "../../kit/elements.js";
import { findingRows, foldedList, fileName, row } from "../task/lists.js";
import { TaskPanel, clearResult, createResult } from "../task/panel.js";
import { Settings } from "../task/settings.js";
import { Steps } from "./steps.js";

const TOLD = 100; // files and findings that are listed

export class RepairPanel extends TaskPanel {
  static title = "Repair";
  static doc = "Repairs, previewed before they are done";
  static name = "repair";

  constructor(studio) {
    super(studio);
    this.steps = new Steps(() => this.forget());
    this.settings = new Settings("Settings", () => this.forget());
    this.lead = element("p", { class: "lead" });
    this.stale = element("p", { class: "notice", hidden: true }, "The files have changed since. ", element("button", { type: "button", class: "link", onclick: () => this.load() }, "Look again"));
    this.preview = element("button", { class: "main" }, "Preview");
    this.choice = element("p", { class: "choice-of" },
      element("button", { type: "button", class: "link", onclick: () => this.tick(true) }, "choose all"), " ",
      element("button", { type: "button", class: "link", onclick: () => this.tick(false) }, "choose none"));
    this.form = element("form", { class: "task-form", hidden: true, onsubmit: (event) => {
      event.preventDefault();
      this.look();
    } }, this.choice, this.steps.element, this.settings.element, element("div", { class: "actions below" }, this.preview));
    this.result = createResult("What the repair comes to");
    this.element.append(this.lead, this.stale, this.form, this.busy.element, this.result);
    studio.on("changed", () => this.age());
    studio.on("panel", ({ name, codes }) => name === "repair" && codes && this.take(codes));
  }

  // Of another revision there are other repairs.
  get state() {
    const { document } = this.studio;
    return document && `${document.id}/${document.revision}`;
  }

  clear() {
    this.steps.wanted = null;
    this.form.hidden = true;
    this.lead.textContent = "";
    this.forget();
  }

  age() {
    this.stale.hidden = !this.seen || this.seen === this.state;
    if (!this.stale.hidden) this.forget();
  }

  forget() {
    clearResult(this.result);
  }

  tick(checked) {
    this.steps.tickAll(checked);
    this.forget();
  }

  // Choose the repairs of some rules.
  take(codes) {
    this.steps.wanted = codes;
    if (this.seen === this.state) queueMicrotask(() => this.pick()); // once the tab is open
    else this.load();
  }

  async load() {
    const { state } = this;
    this.seen = state;
    this.forget();
    const plan = await this.busy.run("Looking for repairs\u2026", () => this.studio.get("repairs"));
    if (!plan) return;
    this.stale.hidden = this.seen === this.state;
    this.settings.offer(plan.settings);
    this.steps.show(plan);
    this.lead.textContent = lead(plan, this.steps.isEmpty);
    this.form.hidden = this.steps.isEmpty && !plan.left.length && !plan.unread.length;
    this.preview.hidden = this.choice.hidden = this.steps.isEmpty;
    if (this.steps.wanted) this.pick();
  }

  pick() {
    const { wanted } = this.steps;
    const isThere = this.steps.choose(wanted);
    this.steps.wanted = null;
    this.forget();
    if (isThere) this.preview.focus();
    else this.studio.say(`There is no repair of ${wanted.join(", ")} that could be chosen here.`, "warning");
  }

  get request() {
    return { ...this.steps.order, settings: this.settings.values };
  }

  async look() {
    const { all, codes } = this.steps.order;
    if (!all && !codes.length) {
      this.studio.say("Nothing is chosen.", "warning");
      return;
    }
    const { request } = this;
    const { revision } = this.studio.document;
    const plan = await this.busy.run("Trying it out\u2026", () => this.studio.post("repair", { ...request, preview: true, revision }));
    if (plan) this.show(plan, request);
  }

  show(plan, request) {
    const { files, fields, gone: fixed, gone_count: less, found: added, found_count: more, steps, errors } = plan;
    const values = fields.reduce((sum, field) => sum + field.values, 0);
    const undone = steps.filter(({ state }) => state === "impossible" || state === "taken_back");
    const apply = element("button", { type: "button", class: "main", onclick: () => this.apply(request) }, "Repair");
    this.result.replaceChildren(...[
      element("h2", {}, files.length ? "What would change" : "Nothing would change"),
      files.length ? element("p", {}, `${plural(files.length, "file")}${values ? ` and ${plural(values, "value")} in them` : ""}. ${plural(less, "finding")} would go, ${more ? `${grouped(more)} would be new` : "none would be new"}.`) : null,
      foldedList("Files", files.length, files.slice(0, TOLD).map(fileRow)),
      foldedList("Values by field", fields.length, fields.map(({ field, values: many }) => row(element("code", {}, field), ` ${grouped(many)}`))),
      foldedList("Findings that would go", less, findingRows(this.studio, fixed), { most: TOLD }),
      foldedList("Findings that would be new", more, findingRows(this.studio, added), { most: TOLD, open: true }),
      foldedList("Not done", undone.length, undone.map(({ summary, reason }) => row(element("b", {}, summary), ` ${reason}`)), { open: true }),
      ...errors.map((error) => element("p", { class: "notice" }, `navspec itself failed: ${error}`)),
      element("div", { class: "actions" }, files.length ? apply : null),
    ].filter(Boolean));
    this.result.hidden = false;
    (files.length ? apply : this.preview).focus();
  }

  async apply(request) {
    const outcome = await this.busy.run("Repairing\u2026", () => this.studio.change("repair", request));
    if (!outcome) return;
    const { error, warning, info } = outcome.after;
    this.studio.say(`${outcome.document.undo}: done. Left are ${plural(error, "error")}, ${plural(warning, "warning")} and ${info} info. Undo takes it back.`);
    this.load();
  }
}

function lead({ before, after }, isEmpty) {
  const sum = (counts) => Object.values(counts).reduce((total, count) => total + count, 0);
  if (!sum(before)) return isEmpty ? "Nothing is wrong with these files." : "Nothing is wrong with these files; what follows is done only where it is asked for.";
  return `${plural(sum(before), "finding")} now, ${grouped(sum(after))} after all repairs but those on request.`;
}

function fileRow({ path, state, before, after }) {
  const sizes = { new: `new, ${plural(after, "byte")}`, gone: "gone" };
  const size = before === after ? plural(after, "byte") : `${grouped(before ?? 0)} \u2192 ${plural(after ?? 0, "byte")}`;
  return row(element("span", { title: path }, fileName(path)), element("small", {}, ` ${sizes[state] ?? size}`));
}
