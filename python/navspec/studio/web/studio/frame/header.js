// The head of the page: the open documents, undo and redo, and saving.

import { element, grouped, plural } from "../../kit/elements.js";

const SEVERITIES = ["error", "warning", "info"];

// A button that stays where it is: one that cannot be used now keeps the focus, and says why.
const button = (label, act, attributes = {}) =>
  element("button", { type: "button", ...attributes, onclick: (event) => {
    if (event.currentTarget.getAttribute("aria-disabled") !== "true") act();
  } }, label);

export class Header {
  // `acts`: open, close, save and keys.
  constructor(studio, acts) {
    this.studio = studio;
    this.chooser = element("select", { "aria-label": "What is open", onchange: () => studio.show(Number(this.chooser.value)) });
    this.closer = button("\u00d7", acts.close, { class: "closer", "aria-label": "Close the document", title: "Close the document" });
    this.about = element("p", { class: "about" });
    this.totals = element("ul", { class: "totals", "aria-label": "Findings" });
    this.undo = button("Undo", () => studio.undo(), { class: "undo" });
    this.redo = button("Redo", () => studio.redo(), { class: "redo" });
    this.save = button("Save", acts.save, { class: "save main" });
    const title = element("h1", {}, element("b", {}, "navspec"), element("span", {}, " studio"));
    this.work = element("div", { class: "acts" }, this.undo, this.redo, this.save);
    this.what = element("div", { class: "what" }, this.chooser, this.closer, this.about, this.totals);
    const more = element("div", { class: "more" },
      button("Open\u2026", acts.open, { class: "open", title: "Open files" }), button("?", acts.keys, { class: "help", "aria-label": "Keys", title: "Keys (?)" }));
    this.element = element("header", { class: "head" }, title, this.what, this.work, more);
    for (const name of ["documents", "document", "changed"]) studio.on(name, () => this.show());
    studio.on("changed", ({ totals }) => totals && this.count(totals));
    studio.on("findings", () => studio.findings && this.count(studio.findings.totals));
    this.show();
  }

  show() {
    const { documents, document } = this.studio;
    this.what.hidden = this.work.hidden = !document;
    if (!document) return;
    const titles = documents.map(({ title }) => title);
    const named = ({ title, files }) => (titles.indexOf(title) < titles.lastIndexOf(title) ? `${title}: ${files[0]?.title ?? "no files"}` : title);
    this.chooser.replaceChildren(...documents.map((candidate) => element("option", { value: candidate.id, selected: candidate.id === document.id }, `${named(candidate)}${candidate.changed.length ? " \u2022" : ""}`)));
    const [first] = document.files;
    const size = document.files.reduce((sum, file) => sum + file.size, 0);
    this.about.textContent = first ? `${first.title}, ${plural(document.files.length, "file")}, ${grouped(Math.ceil(size / 1024))} KiB` : "no files";
    this.about.title = document.path || document.title;
    this.label(this.undo, "Undo", document.undo);
    this.label(this.redo, "Redo", document.redo);
    const many = document.changed.length;
    this.save.textContent = many ? `Save (${many})` : "Save";
    this.save.title = many ? `${plural(many, "changed file")} (Ctrl+S)` : "Nothing has changed since it was saved";
    this.save.setAttribute("aria-disabled", !many);
  }

  label(button, word, title) {
    button.setAttribute("aria-disabled", !title);
    button.title = title ? `${word}: ${title}` : `Nothing to ${word.toLowerCase()}`;
    button.setAttribute("aria-label", button.title);
  }

  count(totals) {
    const items = SEVERITIES.map((name) => element("li", { class: `${name}${totals[name] ? "" : " none"}` }, element("i", { class: `dot ${name}` }), plural(totals[name], name, name === "info" ? name : `${name}s`)));
    this.totals.replaceChildren(...items);
  }
}
