// All about the finding that is chosen.

import { copyButton, element, hex, plural } from "../../kit/elements.js";
import { markdown } from "../../kit/markdown.js";
import { formatPlace } from "../../kit/places.js";
import { applyEdit } from "../edit/toolbar.js";
import { fixOf } from "../task/commands.js";

const EVIDENCE = { documented: "documented", measured: "measured in real files" };

export class Detail {
  // `step(1)` and `step(-1)` lead to the next one and the last; `close()` to none.
  constructor(studio, step, close) {
    Object.assign(this, { studio, step, close });
    this.element = element("section", { class: "detail", "aria-label": "The finding", hidden: true, onkeydown: (event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      close();
    } });
  }

  hide() {
    this.element.hidden = true;
  }

  show(report, number) {
    const { studio } = this;
    const rule = report.rule(number);
    const { pointer } = report.list;
    const level = report.level(number);
    const turn = (label, sign, act) => element("button", { type: "button", "aria-label": label, title: label, onclick: act }, sign);
    const turns = [turn("Previous finding", "\u2039", () => this.step(-1)), turn("Next finding", "\u203a", () => this.step(1)), turn("Close the finding", "\u00d7", this.close)];
    const focused = [...this.element.querySelectorAll(".turns button")].indexOf(document.activeElement);
    const tool = pointer[number] && studio.document.editor?.tools.find(({ repairs }) => repairs.includes(rule.code));
    const here = tool && element("button", { type: "button", title: tool.doc, onclick: () => applyEdit(studio, tool, { nodes: [pointer[number]], edges: [], values: {} }, tool.title) }, `${tool.title} here`);
    const repair = rule.repairable && studio.tabs.has("repair") && element("button", { type: "button", onclick: () => studio.emit("panel", { name: "repair", codes: [rule.code] }) }, "Repair this\u2026");
    this.element.replaceChildren(
      element("header", {}, element("span", { class: `level ${level}` }, level), element("code", {}, rule.code), element("span", { class: "turns" }, ...turns)),
      element("p", { class: "message" }, report.list.message[number]),
      this.facts(report, number),
      this.related(report, number) ?? "",
      ...markdown(rule.fault || rule.summary),
      ...markdown(rule.fault && rule.summary ? `**Must hold.** ${rule.summary}` : ""),
      ...markdown(rule.explanation ?? ""),
      rule.fix ? element("div", { class: "mend" }, ...fixOf(studio, rule.fix, [rule.code])) : "",
      element("p", { class: "soft" }, `Known as ${EVIDENCE[rule.evidence] ?? rule.evidence}.${rule.exceptions ? ` Failures that are known in real files: ${rule.exceptions}.` : ""}`),
      here || "",
      repair || "",
    );
    this.element.hidden = false;
    this.element.scrollTop = 0;
    if (focused >= 0) turns[focused].focus();
  }

  facts(report, number) {
    const { studio } = this;
    const { pointer, offset, length } = report.list;
    const path = report.path(number);
    const rows = [];
    if (path) rows.push(["File", path]);
    if (path && pointer[number]) rows.push(["Field", this.field(path, pointer[number])]);
    if (path) rows.push(["Offset", `${hex(offset[number])}${length[number] ? `, ${plural(length[number], "byte")}` : ""}`]);
    const place = report.position(number);
    if (place) {
      const [x, y] = place;
      const show = element("button", { type: "button", class: "link", onclick: () => studio.emit("finding", number) }, "show");
      rows.push(["Place", element("span", {}, formatPlace(place), " ", copyButton("the place", () => formatPlace(place)), " ", studio.scene && Number.isFinite(x + y) ? show : "")]);
    }
    return element("dl", {}, ...rows.flatMap(([name, value]) => [element("dt", {}, name), element("dd", {}, value)]));
  }

  field(path, pointer) {
    const { studio } = this;
    if (!studio.tabs.has("fields")) return element("code", {}, pointer);
    return element("button", { type: "button", class: "link", title: "Show the field and its bytes", onclick: () => studio.emit("field", { path, pointer }) }, pointer);
  }

  // Other places that it is about, such as the other end.
  related(report, number) {
    const related = report.list.related[number] ?? [];
    if (!related.length) return null;
    const rows = related.map(({ message, path, pointer, position }) => element("li", {}, `${message || "Other place"} `,
      position ? element("button", { type: "button", class: "link", onclick: () => this.studio.emit("place", { x: position[0], y: position[1] }) }, formatPlace(position.filter((coordinate) => coordinate !== null))) : "",
      pointer ? [" ", this.field(path, pointer)] : null));
    return element("ul", { class: "related", "aria-label": "Other places" }, ...rows);
  }
}
