// Conversion of the document: a target, the losses, and the new files as a document beside this one.

import { element, plural } from "../../kit/elements.js";
import { fixOf, plainFix } from "../task/commands.js";
import { findingRows, foldedList, fileName, row } from "../task/lists.js";
import { Settings } from "../task/settings.js";
import { TrialPanel } from "../task/trial.js";

const TOLD = 100;
const STATES = ["converted", "unchanged", "added", "dropped", "unreadable"];

export class ConvertPanel extends TrialPanel {
  static title = "Convert";
  static doc = "A copy for another game or platform";
  static name = "convert";
  static fits = (document, isRead) => document.converts && isRead;

  constructor(studio) {
    super(studio, "What the conversion comes to");
    this.old = new Settings("Settings of these files", () => this.forget());
    this.form = this.createForm(element("label", { class: "field" }, element("span", {}, "Convert to"), this.to), this.settings.element, this.old.element);
    this.element.append(element("p", { class: "lead" }, "The new files open as a document beside this one, which stays as it is."), this.form, this.busy.element, this.result);
  }

  async load() {
    this.seen = this.state;
    const conversions = await this.busy.run("Looking for targets\u2026", () => this.studio.get("conversions"));
    if (!conversions) return;
    this.targets = conversions.targets;
    const formats = [...new Set(conversions.targets.map(({ title }) => title))];
    const option = ({ to, names }) => element("option", { value: to }, names.join(", "));
    this.to.replaceChildren(...formats.map((title) => element("optgroup", { label: title }, ...conversions.targets.filter((target) => target.title === title).map(option))));
    this.old.offer(conversions.from_settings);
    this.form.hidden = false;
    this.choose();
  }

  choose() {
    this.settings.offer(this.targets.find(({ to }) => to === this.to.value).settings);
    this.forget();
  }

  get request() {
    return { to: this.to.value, settings: this.settings.values, from_settings: this.old.values };
  }

  async look() {
    const { request } = this;
    const record = await this.busy.run("Trying it out\u2026", () => this.studio.post("convert", { ...request, preview: true }));
    if (record) this.show(record, request);
  }

  show({ summary, sets, losses, obstacles, findings, tool_errors: errors, files }, request) {
    const counts = STATES.filter((state) => summary[state]).map((state) => `${summary[state]} ${state}`);
    const accept = element("input", { type: "checkbox", onchange: () => convert.setAttribute("aria-disabled", !accept.checked) });
    const convert = element("button", { type: "button", class: "main", "aria-disabled": String(summary.losses > 0), onclick: () => {
      if (convert.getAttribute("aria-disabled") !== "true") this.convert({ ...request, allow_loss: accept.checked });
    } }, "Convert");
    const isPossible = !summary.obstacles && !summary.error && !summary.unreadable && !errors.length;
    const total = summary.error + summary.warning + summary.info;
    this.result.replaceChildren(...[
      element("h2", {}, isPossible ? "What would come of it" : "This cannot be converted as it is"),
      element("p", {}, `${plural(summary.files, "file")}${counts.length ? `: ${counts.join(", ")}` : ""}.`),
      ...isPossible ? [] : summary.refused.map((why) => element("p", { class: "notice" }, plainFix(why))),
      ...settingsOf(sets),
      ...sets.flatMap(({ notes }) => notes).map((note) => element("p", { class: "notice" }, note)),
      isPossible && summary.losses ? element("label", { class: "check" }, accept, `Convert all the same: ${plural(summary.losses, "value")} would be lost`) : null,
      isPossible ? element("div", { class: "actions" }, convert) : null,
      foldedList("Values that do not fit into the new files", summary.obstacles, this.doubts(obstacles), { open: true, most: TOLD }),
      foldedList("What would be lost", summary.losses, this.doubts(losses), { open: true, most: TOLD }),
      foldedList("Findings that would be new", total, findingRows(this.studio, findings), { most: TOLD, open: true }),
      foldedList("Files", files.length, files.slice(0, TOLD).map(({ path, name, state }) => row(fileName(path) || name, element("small", {}, ` ${state}${name && path && fileName(path) !== name ? `, as ${name}` : ""}`)))),
      ...errors.map((error) => element("p", { class: "notice" }, `navspec itself failed: ${error}`)),
    ].filter(Boolean));
    if ([...obstacles, ...losses].some(({ fix }) => fix?.includes("`--"))) this.settings.element.open = true;
    this.result.hidden = false;
    if (isPossible) (summary.losses ? accept : convert).focus();
  }

  // Return values that are lost or do not fit, with their places in the files; what to do is said once for all of a kind.
  doubts(list) {
    const { studio } = this;
    const groups = Map.groupBy(list.slice(0, TOLD), ({ fix }) => fix ?? "");
    return [...groups].flatMap(([fix, values]) => [
      ...fix ? [element("li", { class: "advice" }, ...fixOf(studio, fix))] : [],
      ...values.map(({ path, pointer, message }) => row(
        element("button", { type: "button", class: "go", title: "Show the field", onclick: () => studio.emit("field", { path, pointer }) }, element("small", {}, `${fileName(path)} ${pointer}`), element("span", { class: "message" }, message)))),
    ]);
  }

  async convert(request) {
    const record = await this.busy.run("Converting\u2026", () => this.studio.post("convert", request));
    if (!record) return;
    if (!record.made) {
      this.studio.say(`This was not converted: ${record.summary.refused.join(", ")}.`, "error");
      return;
    }
    await this.open(record.made);
  }
}

const settingsOf = (sets) =>
  sets.flatMap(({ settings }) => Object.entries(settings)).map(([name, value]) => element("p", { class: "soft" }, `${name.replaceAll("_", " ")}: ${value}`));
