// Details of the selected finding or rule.

import { element, hex } from "../kit/elements.js";
import { Addresses, consoleLine, copyButton, formatPosition, positionOf } from "./address.js";
import { $, data, findings, plural } from "./data.js";

export class Detail {
  // `onShow(number)` is called to show a finding on the map, `onStep(1)` or `onStep(-1)` to select the next or the previous one.
  constructor(onClose, onShow, onStep) {
    this.box = $("detail");
    Object.assign(this, { onClose, onShow, onStep });
    this.box.addEventListener("keydown", (event) => {
      if (event.key === "Escape") onClose();
    });
  }

  close() {
    this.box.hidden = true;
  }

  showRule(rule) {
    const { code, severity } = data.rules[rule];
    this.fill(data.severities[severity], code, this.about(code));
  }

  showFinding(number) {
    const { code } = data.rules[findings.rule[number]];
    const facts = element("dl", {}, ...this.facts(number).flatMap(([name, value]) => [element("dt", {}, name), element("dd", {}, value)]));
    const related = (findings.related[number] ?? []).map(([at, message, position]) =>
      element("li", {}, `${message} `, element("span", { class: "where" }, [position && formatPosition(position), at].filter(Boolean).join(", "))));
    const parts = [element("p", { class: "message" }, findings.message[number]), facts];
    if (related.length) parts.push(element("ul", { class: "related", "aria-label": "Related places" }, ...related));
    parts.push(this.about(code));
    this.fill(data.severities[findings.severity[number]], code, ...parts);
  }

  facts(number) {
    const facts = [["File", data.files[findings.file[number]]]];
    if (findings.pointer[number]) facts.push(["Pointer", findings.pointer[number]]);
    const length = findings.length[number];
    facts.push(["Offset", `${hex(findings.offset[number])}${length ? `, ${plural(length, "byte")}` : ""}`]);
    const show = element("button", { type: "button", class: "link" }, "show");
    show.addEventListener("click", () => this.onShow(number));
    const shown = findings.map[number] >= 0 ? [" ", show] : [];
    const place = formatPosition(positionOf(number));
    if (findings.placed[number]) facts.push(["Place", element("span", {}, `${place} `, copyButton("the place", () => place), ...shown)]);
    else if (shown.length) facts.push(["On the map", element("span", {}, ...shown)]);
    const line = consoleLine(number);
    if (line) facts.push(["Console", element("span", {}, element("code", {}, line), " ", copyButton("the commands", () => line))]);
    facts.push(["Address", element("span", {}, "of this finding ", copyButton("the address", () => location.href.split("#")[0] + Addresses.of(number)))]);
    return facts;
  }

  // Attributes of a point, a line or a polygon of the map.
  showThing({ words, x, y, facts }) {
    const place = formatPosition([x, y]);
    const rows = [...facts, ["Place", element("span", {}, `${place} `, copyButton("the place", () => place))]];
    this.fill("", words, element("dl", {}, ...rows.flatMap(([term, value]) => [element("dt", {}, term), element("dd", {}, value)])));
  }

  // The texts of a rule are already on the page.
  about(code) {
    return document.querySelector(`#rule-${code} .about`).cloneNode(true);
  }

  fill(level, code, ...parts) {
    const button = (label, sign, act) => {
      const control = element("button", { type: "button", "aria-label": label, title: label }, sign);
      control.addEventListener("click", act);
      return control;
    };
    const buttons = [
      button("Previous finding", "\u2039", () => this.onStep(-1)),
      button("Next finding", "\u203a", () => this.onStep(1)),
      button("Close", "\u00d7", this.onClose),
    ];
    const mark = level ? [element("span", { class: `level ${level}` }, level)] : [];
    const head = element("header", {}, ...mark, element("code", {}, code), element("span", { class: "turns" }, ...buttons));
    const focused = [...this.box.querySelectorAll(".turns button")].indexOf(document.activeElement);
    this.box.replaceChildren(head, ...parts);
    if (focused >= 0) buttons[focused].focus();
    this.box.hidden = false;
    this.box.scrollTop = 0;
  }
}
