// Networks that were drawn or edited in other programs: laid into the document, or made one of their own.

import { element, plural } from "../../kit/elements.js";
import * as server from "../server.js";
import { plainFix } from "../task/commands.js";
import { findingRows, foldedList, placeRow, row } from "../task/lists.js";
import { TrialPanel } from "../task/trial.js";

const TOLD = 100;

export class ImportPanel extends TrialPanel {
  static title = "Import";
  static doc = "Roads drawn in other programs";
  static name = "import";
  static fits = (document, isRead) => document.network && isRead;

  constructor(studio) {
    super(studio, "What the drawing comes to");
    const forget = () => this.forget();
    this.file = element("input", { type: "file", onchange: forget });
    this.reach = element("input", { type: "number", min: 0, step: "any", onchange: forget });
    this.reachLabel = element("label", { class: "field" }, element("span", {}, "Joined within"), this.reach, element("small", {}, "Nodes no farther than this from one that is there become that one, in units."));
    this.form = this.createForm(
      element("label", { class: "field" }, element("span", {}, "Drawing"), this.file), element("label", { class: "field" }, element("span", {}, "Becomes"), this.to),
      this.reachLabel, this.settings.element,
    );
    this.lead = element("p", { class: "lead" });
    this.element.append(this.lead, this.form, this.busy.element, this.result);
  }

  async load() {
    this.seen = this.state;
    const drawings = await this.busy.run("Looking for targets\u2026", () => this.studio.get("drawings"));
    if (!drawings) return;
    const { ends, targets, into, reach } = drawings;
    this.targets = targets;
    this.file.accept = ends.join(",");
    this.lead.textContent = `Networks that were exported and edited, or drawn from nothing: ${ends.join(", ")}.`;
    const option = ({ to, names, title }) => element("option", { value: to }, `a new document: ${title}, ${names[0]}`);
    this.to.replaceChildren(...into ? [element("option", { value: "" }, "part of this document")] : [], ...targets.map(option));
    this.reach.value = reach;
    this.form.hidden = false;
    this.choose();
  }

  choose() {
    const target = this.targets.find(({ to }) => to === this.to.value);
    this.settings.offer(target ? target.settings : []);
    this.reachLabel.hidden = Boolean(target);
    this.forget();
  }

  get request() {
    const [file] = this.file.files;
    const to = this.to.value;
    return { file, values: { name: file.name, ...to ? { to, settings: JSON.stringify(this.settings.values) } : { reach: this.reach.value || 0 } } };
  }

  send({ file, values }, more = {}) {
    return server.upload(this.studio.path("draw"), file, { ...values, ...more, revision: this.studio.document.revision });
  }

  async look() {
    if (!this.file.files.length) {
      this.studio.say("Choose a file with a drawing.", "warning");
      this.file.focus();
      return;
    }
    const { request } = this;
    const record = await this.busy.run("Trying it out\u2026", () => this.send(request, { preview: true }));
    if (record) this.show(record, request);
  }

  show({ summary, obstacles, drawing_warnings: warnings, findings, notes, files, tool_errors: errors }, request) {
    const isPossible = !summary.refused.length;
    const count = summary.error + summary.warning + summary.info;
    const apply = element("button", { type: "button", class: "main", onclick: () => this.apply(request) }, request.values.to ? "Make a document" : "Lay it in");
    this.result.replaceChildren(...[
      element("h2", {}, isPossible ? "What would come of it" : "Nothing can be made of it yet"),
      element("p", {}, `${plural(summary.nodes, "node")} and ${plural(summary.lines, "line")}: ${summary.new} new files, ${summary.changed} changed.`),
      ...summary.refused.map((why) => element("p", { class: "notice" }, plainFix(why))),
      isPossible && files.length ? element("div", { class: "actions" }, apply) : null,
      foldedList("Obstacles", summary.obstacles, obstacles.map((obstacle) => this.obstacle(obstacle)), { open: true, most: TOLD }),
      foldedList("Warnings about the drawing", summary.drawing_warnings, warnings.map((warning) => this.obstacle(warning)), { open: true, most: TOLD }),
      foldedList("Findings that would be new", count, findingRows(this.studio, findings), { open: true, most: TOLD }),
      foldedList("Assumptions", notes.length, notes.map((note) => row(note)), { most: TOLD }),
      foldedList("Files", files.length, files.map(({ name, state }) => row(name, element("small", {}, ` ${state}`))), { most: TOLD }),
      ...errors.map((error) => element("p", { class: "notice" }, `navspec itself failed: ${error}`)),
    ].filter(Boolean));
    this.result.hidden = false;
    if (isPossible && files.length) apply.focus();
  }

  obstacle({ message, position, fix }) {
    return placeRow(this.studio, position, [element("span", { class: "message" }, message), fix ? element("small", {}, plainFix(fix)) : null]);
  }

  async apply(request) {
    const record = await this.busy.run("Making the files\u2026", () => this.send(request));
    if (!record) return;
    if (record.made) await this.open(record.made);
    else if (record.document) {
      this.studio.take(record);
      this.studio.say(`${record.document.undo}: done. Undo takes it back.`);
    } else this.studio.say(`Nothing was made of it: ${record.summary.refused.join(", ")}.`, "error");
  }
}
