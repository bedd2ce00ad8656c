// The form of a file: the fields that its users set most often, in their own words.

import { element } from "../../kit/elements.js";
import { setValue } from "../fields/set.js";
import { attributeTable } from "../inspect/attributes.js";
import { setPosition } from "./position.js";

export class FormPanel {
  static name = "form";

  static title = "Form";

  static doc = "The most used fields of a save by their names";

  static fits(document) {
    return document.form;
  }

  constructor(studio) {
    this.studio = studio;
    this.shows = null;
    this.open = new Map(); // whether a section is open, by its title
    this.element = element("div", { class: "form-panel scroll" });
    for (const name of ["document", "changed"]) studio.on(name, () => setTimeout(() => this.renew()));
    studio.on("record", (pointer) => this.look(pointer));
  }

  get path() {
    return this.studio.document?.files[0]?.path ?? "";
  }

  shown() {
    this.renew();
  }

  // Show the fields of a record, or the record in the bytes where the form has none of it.
  async look(pointer) {
    this.studio.emit("panel", FormPanel.name);
    await this.renew();
    const isOfRecord = (field) => field.pointer.startsWith(`${pointer}/`);
    const section = this.form?.sections.find(({ fields }) => fields.some(isOfRecord));
    if (!section) {
      this.studio.emit("field", { path: this.path, pointer });
      return;
    }
    const details = [...this.element.children].find((element) => element.dataset.title === section.title);
    details.open = true;
    this.fill(details, section);
    const row = details.querySelector(`[data-attribute="${CSS.escape(section.fields.find(isOfRecord).label)}"]`);
    const panel = this.element; // it alone is scrolled: `scrollIntoView` also moves the page
    panel.scrollTop += row.getBoundingClientRect().top - panel.getBoundingClientRect().top - panel.clientHeight / 3;
    row.querySelector("select, input")?.focus({ preventScroll: true });
  }

  // Show the form of the document as it is; the promise ends when it is there.
  renew() {
    const { document } = this.studio;
    if (!document?.form || this.element.offsetParent === null) return null;
    const shows = `${document.id} ${document.revision}`;
    if (shows !== this.shows) {
      this.shows = shows;
      this.loading = this.load(shows);
    }
    return this.loading;
  }

  async load(shows) {
    const form = await this.studio.tried(() => this.studio.get("form", { path: this.path }));
    if (!form || shows !== this.shows) return;
    this.form = form;
    const focused = this.element.contains(globalThis.document.activeElement) ? globalThis.document.activeElement.getAttribute("aria-label") : null;
    const sections = form.sections.map((section) => this.section(section));
    if (!sections.length) sections.push(element("p", { class: "soft" }, "There is no form for this file. Its fields are in the panel Fields."));
    this.element.replaceChildren(...sections);
    if (focused) this.element.querySelector(`[aria-label="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  }

  // A section; the fields of a closed one are made when it is opened.
  section(section) {
    const { title, folded } = section;
    const details = element("details", { "data-title": title, open: this.open.get(title) ?? !folded, ontoggle: () => {
      this.open.set(title, details.open);
      if (details.open) this.fill(details, section);
    } }, element("summary", {}, title));
    if (details.open) this.fill(details, section);
    return details;
  }

  fill(details, { title, fields, position, lift }) {
    if (details.querySelector("table")) return;
    details.append(this.table(title, fields, this.form.choices));
    if (position.length) details.append(element("p", {}, element("button", { type: "button", onclick: () => this.place({ position, lift }) }, "Choose the position on the map")));
  }

  // The next click on the map is the position.
  place(subject) {
    this.studio.say("Click on the map where it is to be, or press Space for the middle of the map. The mark on the map can be dragged as well.");
    this.studio.placing = (place) => setPosition(this.studio, this.path, subject, place);
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
    isStored: true, // in this unit, of which the description speaks
    mixed: false,
    type: limits ? "int" : "float",
    limits,
    names: choices.map(([text]) => text),
    meanings: {},
    settable,
    open: false,
  };
}
