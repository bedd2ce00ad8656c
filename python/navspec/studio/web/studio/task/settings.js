// What users may declare about files: a field for each setting that the server offers.

import { element } from "../../kit/elements.js";

export class Settings {
  // `changed()` is called when a value is another one.
  constructor(title, changed = () => {}) {
    this.list = element("div", { class: "fields" });
    this.element = element("details", { class: "settings", hidden: true, onchange: changed }, element("summary", {}, title), this.list);
    this.inputs = new Map();
  }

  // Other settings; values of those that stay are kept.
  offer(settings) {
    const before = this.values;
    this.inputs = new Map(settings.map(({ name, metavar }) => [name, element("input", { placeholder: metavar, value: before[name] ?? "", autocomplete: "off", spellcheck: "false" })]));
    const rows = settings.map(({ name, help, unless }) => element("label", { class: "field" }, element("span", {}, name.replaceAll("_", " ")), this.inputs.get(name), element("small", {}, `${help}; ${unless}.`)));
    this.list.replaceChildren(...rows);
    this.element.hidden = !settings.length;
  }

  get values() {
    const given = [...this.inputs].map(([name, input]) => [name, input.value.trim()]);
    return Object.fromEntries(given.filter(([, value]) => value));
  }
}
