// Filters of the findings: by words, severity, file, and whether they are new.

import { element, grouped, plural } from "../../kit/elements.js";
import { SEVERITIES } from "./report.js";

const PATIENCE = 80;
const INFO = SEVERITIES.indexOf("info");

export class Filters {
  constructor(onChange) {
    this.words = element("input", { type: "search", placeholder: "Filter by words", "aria-label": "Filter findings by words", oninput: () => {
      clearTimeout(this.timer);
      this.timer = setTimeout(onChange, PATIENCE);
    } });
    this.levels = SEVERITIES.map((name) => {
      const button = element("button", { type: "button", class: `toggle ${name}`, "aria-pressed": String(name !== "info"), onclick: () => {
        button.setAttribute("aria-pressed", button.getAttribute("aria-pressed") !== "true");
        onChange();
      } });
      return button;
    });
    this.file = element("select", { "aria-label": "File", onchange: onChange });
    this.isNew = element("input", { type: "checkbox", onchange: onChange });
    this.newRow = element("label", { class: "check", hidden: true }, this.isNew, "Only new ones");
    this.status = element("p", { class: "soft count" });
    this.element = element("div", { class: "filters" }, this.words, this.file, element("div", { class: "levels" }, ...this.levels), this.newRow, this.status);
  }

  // Fill the choices.
  fit(report) {
    const severities = report.counted("severity");
    SEVERITIES.forEach((name, level) => {
      const many = severities.get(level) ?? 0;
      this.levels[level].replaceChildren(element("i", {}), plural(many, name, name === "info" ? name : `${name}s`));
    });
    const files = [...report.counted("file")].map(([at, many]) => [at, many, report.data.files[at] ?? "the set as a whole"]);
    files.sort((a, b) => a[2].localeCompare(b[2], "en", { numeric: true }));
    const kept = this.file.value;
    const options = files.map(([at, many, name]) => element("option", { value: at, selected: String(at) === kept }, `${name} (${grouped(many)})`));
    this.file.replaceChildren(element("option", { value: "" }, "All files"), ...options);
    this.newRow.hidden = !report.news.size;
    if (!report.news.size) this.isNew.checked = false;
  }

  get wanted() {
    return {
      words: this.words.value.toLowerCase().split(/\s+/).filter(Boolean),
      levels: new Set(SEVERITIES.keys().filter((level) => this.levels[level].getAttribute("aria-pressed") === "true")),
      file: this.file.value === "" ? null : Number(this.file.value),
      isNew: this.isNew.checked,
    };
  }

  // Show a severity, from now on; whether it was hidden.
  show(level) {
    const wasHidden = !this.wanted.levels.has(level);
    this.levels[level].setAttribute("aria-pressed", true);
    return wasHidden;
  }

  // Whether findings of the lowest severity are all that the filters hide.
  get hidesOnlyInfo() {
    const { words, levels, file, isNew } = this.wanted;
    return !words.length && file === null && !isNew && levels.size === SEVERITIES.length - 1 && !levels.has(INFO);
  }

  // Show how many findings pass, of how many: exact even where not all are listed.
  showTotals(report, { numbers, unlisted }) {
    const summed = (groups) => groups.reduce((sum, { count }) => sum + count, 0);
    const [many, whole] = [numbers.length + summed(unlisted), report.count + summed(report.data.unlisted)];
    const listed = unlisted.length ? `, ${grouped(numbers.length)} of them listed` : "";
    this.status.textContent = `${many === whole ? "" : `${grouped(many)} of `}${plural(whole, "finding")}${listed}`;
  }
}
