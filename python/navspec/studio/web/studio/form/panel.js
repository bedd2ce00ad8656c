// The form of a file: the fields that its users set most often, in their own words.

import { element } from "../../kit/elements.js";
import { setValue } from "../fields/set.js";
import { attributeTable } from "../inspect/attributes.js";

export class FormPanel {
  static name = "form";

  static title = "Form";

  static fits(document) {
    return document.form;
  }

  constructor(studio) {
    this.studio = studio;
    this.shows = null;
    this.open = new Map(); // whether a section is open, by its title
    this.element = element("div", { class: "form-panel scroll" });
    for (const name of ["document", "changed"]) studio.on(name, () => setTimeout(() => this.renew()));
  }

  get path() {
    return this.studio.document?.files[0]?.path ?? "";
  }

  shown() {
    this.renew();
  }

  async renew() {
    const { document } = this.studio;
    if (!document?.form || this.element.offsetParent === null) return;
    const shows = `${document.id} ${document.revision}`;
    if (shows === this.shows) return;
    this.shows = shows;
    const form = await this.studio.tried(() => this.studio.get("form", { path: this.path }));
    if (!form || shows !== this.shows) return;
    const focused = this.element.contains(globalThis.document.activeElement) ? globalThis.document.activeElement.getAttribute("aria-label") : null;
    const sections = form.sections.map((section) => this.section(section, form.choices));
    if (!sections.length) sections.push(element("p", { class: "soft" }, "There is no form for this file. Its fields are in the panel Fields."));
    this.element.replaceChildren(...sections);
    if (focused) this.element.querySelector(`[aria-label="${CSS.escape(focused)}"]`)?.focus();
  }

  // A section; the fields of a closed one are made when it is opened.
  section({ title, folded, fields }, lists) {
    const body = element("div", {});
    const fill = () => {
      if (!body.firstChild) body.append(this.table(title, fields, lists));
    };
    const details = element("details", { open: this.open.get(title) ?? !folded, ontoggle: () => {
      this.open.set(title, details.open);
      if (details.open) fill();
    } }, element("summary", {}, title), body);
    if (details.open) fill();
    return details;
  }

  table(title, fields, lists) {
    const attributes = fields.map((field) => attributeOf(field, lists[field.choices] ?? []));
    const set = (label, value) => {
      const field = fields.find((candidate) => candidate.label === label);
      const choice = (lists[field.choices] ?? []).find(([text]) => text === value);
      const values = { ...field.resets, [field.pointer]: String(choice ? choice[1] : value), ...choice?.[2] };
      setValue(this.studio, this.path, values, label, String(value));
    };
    return attributeTable([{ attributes, set }], title);
  }
}

// Return a field as an attribute of the table, see routes/scene.py.
function attributeOf({ label, value, unit, doc, limits, settable }, choices) {
  const choice = choices.find(([, number]) => number === value);
  return {
    name: label,
    value: choice ? choice[0] : choices.length ? `${value}` : Number(value),
    unit,
    doc,
    mixed: false,
    type: limits ? "int" : "float",
    names: choices.map(([text]) => text),
    settable,
    open: false,
  };
}
