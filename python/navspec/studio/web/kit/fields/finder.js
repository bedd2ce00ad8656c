// The search for fields by name and by value.

import { element, plural } from "../elements.js";

const WAIT = 180; // milliseconds after the last letter

export class Finder {
  // `find(name, value)` gives `{ total, found }`; `go(pointer)` shows one of them.
  constructor(find, go) {
    Object.assign(this, { find, go, turn: 0 });
    this.name = element("input", { type: "search", placeholder: "Field: a part of its name", "aria-label": "Search fields by a part of their name", autocomplete: "off", spellcheck: "false", oninput: () => this.soon(), onkeydown: (event) => this.key(event) });
    this.value = element("input", { type: "search", placeholder: "Value: a number, name or text", "aria-label": "Search fields by value", autocomplete: "off", spellcheck: "false", oninput: () => this.soon(), onkeydown: (event) => this.key(event) });
    this.count = element("span", { class: "soft", role: "status" });
    this.list = element("ul", { class: "hits", hidden: true });
    this.element = element("div", { class: "finder", role: "search", onfocusin: (event) => this.reopen(event) }, this.name, this.value, this.count, this.list);
  }

  soon() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.look(), WAIT);
  }

  clear() {
    this.name.value = "";
    this.value.value = "";
    this.tell({ total: 0, found: [] }, true);
  }

  async look() {
    this.turn += 1;
    const { turn } = this;
    const [name, value] = [this.name.value.trim(), this.value.value.trim()];
    const found = name || value ? await this.find(name, value) : null;
    if (turn === this.turn) this.tell(found ?? { total: 0, found: [] }, !found);
  }

  tell({ total, found }, isNothing) {
    const more = total > found.length ? `, the first ${found.length} here` : "";
    this.count.textContent = isNothing ? "" : total ? `${plural(total, "field")}${more}` : "No field fits";
    this.list.hidden = !found.length;
    this.list.replaceChildren(...found.map((part) => element("li", {}, element("button", { type: "button", onclick: () => this.choose(part.pointer) },
      element("code", {}, part.pointer), part.element ? element("span", { class: "member" }, part.element) : null, element("span", { class: "value" }, part.text)))));
  }

  // Who comes back to what was searched for sees again what was found.
  reopen({ target }) {
    if (target.matches("input")) this.list.hidden = !this.list.children.length;
  }

  choose(pointer) {
    this.list.hidden = true;
    this.go(pointer);
  }

  key(event) {
    if (event.key === "Escape" && (this.name.value || this.value.value)) {
      event.stopPropagation();
      this.clear();
    }
    if (event.key !== "Enter") return;
    event.preventDefault();
    this.list.querySelector("button")?.click();
  }
}
