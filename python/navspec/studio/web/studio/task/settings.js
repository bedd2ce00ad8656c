// Settings of files: a field for each setting that the server lists.

import { element } from "../../kit/elements.js";

export class Settings {
  // `changed()` is called when a value is another one.
  constructor(title, changed = () => {}) {
    this.list = element("div", { class: "fields" });
    this.element = element("details", { class: "settings", hidden: true, onchange: changed }, element("summary", {}, title), this.list);
    this.inputs = new Map();
  }

  // Set other settings; values of remaining ones are kept.
  offer(settings) {
    const before = this.values;
    this.inputs = new Map(settings.map(({ name, metavar }) => [name, element("input", { placeholder: metavar, value: before[name] ?? "", autocomplete: "off", spellcheck: "false" })]));
    const rows = settings.map(({ name, help, default: fallback }) => element("label", { class: "field" }, element("span", {}, name.replaceAll("_", " ")), this.inputs.get(name), element("small", {}, `${help} (default: ${fallback}).`)));
    this.list.replaceChildren(...rows);
    this.element.hidden = !settings.length;
  }

  get values() {
    const values = [...this.inputs].map(([name, input]) => [name, input.value.trim()]);
    return Object.fromEntries(values.filter(([, value]) => value));
  }
}
