// Which findings are shown: by words, severity, file, and whether they are new.

import { element, grouped, plural } from "../../kit/elements.js";
import { SEVERITIES } from "./told.js";

const PATIENCE = 80;

export class Filters {
  constructor(onChange) {
    this.words = element("input", { type: "search", placeholder: "Filter by words", "aria-label": "Filter findings by words", oninput: () => {
      clearTimeout(this.timer);
      this.timer = setTimeout(onChange, PATIENCE);
    } });
    this.levels = SEVERITIES.map((name) => {
      const button = element("button", { type: "button", class: `toggle ${name}`, "aria-pressed": "true", onclick: () => {
        button.setAttribute("aria-pressed", button.getAttribute("aria-pressed") !== "true");
        onChange();
      } });
      return button;
    });
    this.file = element("select", { "aria-label": "File", onchange: onChange });
    this.isNew = element("input", { type: "checkbox", onchange: onChange });
    this.newRow = element("label", { class: "check", hidden: true }, this.isNew, "New ones alone");
    this.status = element("p", { class: "soft count" });
    this.element = element("div", { class: "filters" }, this.words, this.file, element("div", { class: "levels" }, ...this.levels), this.newRow, this.status);
  }

  // What there is to choose from.
  fit(told) {
    const severities = told.counted("severity");
    SEVERITIES.forEach((name, level) => {
      const many = severities.get(level) ?? 0;
      this.levels[level].replaceChildren(element("i", {}), plural(many, name, name === "info" ? name : `${name}s`));
    });
    const files = [...told.counted("file")].map(([at, many]) => [at, many, told.data.files[at] ?? "the set as a whole"]);
    files.sort((one, other) => one[2].localeCompare(other[2], "en", { numeric: true }));
    const kept = this.file.value;
    const options = files.map(([at, many, name]) => element("option", { value: at, selected: String(at) === kept }, `${name} (${grouped(many)})`));
    this.file.replaceChildren(element("option", { value: "" }, "All files"), ...options);
    this.newRow.hidden = !told.news.size;
    if (!told.news.size) this.isNew.checked = false;
  }

  get wanted() {
    return {
      words: this.words.value.toLowerCase().split(/\s+/).filter(Boolean),
      levels: new Set(SEVERITIES.keys().filter((level) => this.levels[level].getAttribute("aria-pressed") === "true")),
      file: this.file.value === "" ? null : Number(this.file.value),
      isNew: this.isNew.checked,
    };
  }

  // How many are shown, of how many: exact even where not all are listed.
  tell(told, { numbers, left }) {
    const summed = (groups) => groups.reduce((sum, { count }) => sum + count, 0);
    const [many, whole] = [numbers.length + summed(left), told.count + summed(told.data.unlisted)];
    const listed = left.length ? `, ${grouped(numbers.length)} of them listed` : "";
    this.status.textContent = `${many === whole ? "" : `${grouped(many)} of `}${plural(whole, "finding")}${listed}`;
  }
}
