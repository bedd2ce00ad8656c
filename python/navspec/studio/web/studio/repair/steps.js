// The list of repairs: done by default, on request, and impossible ones.

import { element, grouped, plural } from "../../kit/elements.js";
import { plainFix } from "../task/commands.js";
import { fileName } from "../task/lists.js";

const WHY = { impossible: "Not possible", taken_back: "Not done" };
const FILES = 3;

export class Steps {
  // `changed()` is called when something is chosen, or no more.
  constructor(changed) {
    this.element = element("div", { class: "repairs", onchange: changed });
    this.boxes = [];
    this.wanted = null;
  }

  show({ steps, named, left: remaining, unread, rules }) {
    const of = (state) => steps.filter((step) => step.state === state);
    const byName = named.map(({ code, summary }) => ({ codes: [code], summary, state: "on_request", failed: 0, places: [], reason: "" }));
    const stays = [...of("impossible"), ...of("taken_back")];
    this.boxes = [];
    this.rules = rules;
    const covered = new Set(steps.flatMap(({ codes }) => codes));
    const uncovered = remaining.filter(({ code }) => !covered.has(code));
    this.element.replaceChildren(
      ...this.group("Repairs", of("done"), true),
      ...this.group("On request", [...of("on_request"), ...byName], false),
      ...part("What stays", [...stays.map((step) => this.stepItem(step, WHY[step.state])), ...uncovered.map((finding) => this.leftOver(finding)), ...unread.map(unreadable)]),
    );
    if (this.wanted) this.choose(this.wanted);
  }

  group(title, steps, checked) {
    const rows = steps.map((step) => {
      const box = element("input", { type: "checkbox", checked });
      this.boxes.push({ box, step });
      return element("li", {}, element("label", { class: "step" }, box, element("span", {}, ...this.words(step))));
    });
    return part(title, rows);
  }

  words({ codes, summary, failed, places, reason, base }) {
    const files = places.slice(0, FILES).map(({ path, failed: count }) => (count > 1 ? `${fileName(path)} (${grouped(count)})` : fileName(path)));
    const more = places.length > FILES ? `, ${plural(places.length - FILES, "more file")}` : "";
    const where = failed ? `${plural(failed, "place")}: ${files.join(", ")}${more}` : "";
    return [
      element("b", {}, capital(summary)),
      ...codes.map((code) => element("code", { title: this.rules[code]?.summary ?? "" }, code)),
      where && element("small", {}, where),
      reason && element("small", {}, capital(reason)),
      base?.length ? element("small", {}, `The base would have to change too: ${base.map(fileName).join(", ")}`) : null,
    ].filter(Boolean);
  }

  stepItem(step, why) {
    return element("li", { class: "stays" }, element("span", {}, ...this.words({ ...step, reason: `${why}: ${step.reason}` })));
  }

  leftOver({ code, severity, failed }) {
    const { title = "", fix = "" } = this.rules[code] ?? {};
    const many = plural(failed, severity, severity === "info" ? severity : `${severity}s`);
    return element("li", { class: "stays" }, element("span", {}, element("b", {}, title), element("code", {}, code), element("small", {}, `${many} that no repair fixes. Fix: ${plainFix(fix)}`)));
  }

  // Only what belongs to some rules is chosen; whether there is any.
  choose(codes) {
    this.wanted = codes;
    for (const { box, step } of this.boxes) box.checked = step.codes.some((code) => codes.includes(code));
    const first = this.boxes.find(({ box }) => box.checked);
    first?.box.closest("li").scrollIntoView({ block: "nearest" });
    return Boolean(first);
  }

  tickAll(checked) {
    for (const { box, step } of this.boxes) box.checked = checked && step.state === "done";
  }

  // Return the request for the server: everything that needs no choice, or the chosen rules.
  get order() {
    const chosen = this.boxes.filter(({ box }) => box.checked).map(({ step }) => step);
    const plain = this.boxes.filter(({ step }) => step.state === "done");
    const all = plain.length > 0 && plain.every(({ box }) => box.checked);
    const codes = chosen.filter(({ state }) => !all || state !== "done").flatMap((step) => step.codes);
    return { all, codes: [...new Set(codes)] };
  }

  get isEmpty() {
    return !this.boxes.length;
  }
}

const unreadable = ({ path, message }) =>
  element("li", { class: "stays" }, element("span", {}, element("b", {}, `${fileName(path)} cannot be read`), element("small", {}, message)));
const part = (title, rows) => (rows.length ? [element("h2", { class: "minor" }, title), element("ul", { class: "steps-of" }, ...rows)] : []);
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
