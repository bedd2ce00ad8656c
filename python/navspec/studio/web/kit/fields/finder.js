// The search for fields by name and by value.

import { element, plural } from "../elements.js";

const WAIT = 180; // milliseconds after the last letter

export class Finder {
  // `find(name, value)` returns `{ total, found }`; `go(pointer)` shows one of them.
  constructor(find, go) {
    Object.assign(this, { find, go, turn: 0 });
    this.name = element("input", { type: "search", placeholder: "Name of a field", "aria-label": "Search fields by a part of their name", autocomplete: "off", spellcheck: "false", oninput: () => this.soon(), onkeydown: (event) => this.key(event) });
    this.value = element("input", { type: "search", placeholder: "Value", "aria-label": "Search fields by value", autocomplete: "off", spellcheck: "false", oninput: () => this.soon(), onkeydown: (event) => this.key(event) });
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
    this.show({ total: 0, found: [] }, true);
  }

  async look() {
    this.turn += 1;
    const { turn } = this;
    const [name, value] = [this.name.value.trim(), this.value.value.trim()];
    const result = name || value ? await this.find(name, value) : null;
    if (turn === this.turn) this.show(result ?? { total: 0, found: [] }, !result);
  }

  show({ total, found: hits }, isNothing) {
    const more = total > hits.length ? `, the first ${hits.length} here` : "";
    this.count.textContent = isNothing ? "" : total ? `${plural(total, "field")}${more}` : "No field fits";
    this.list.hidden = !hits.length;
    this.list.replaceChildren(...hits.map((part) => element("li", {}, element("button", { type: "button", onclick: () => this.choose(part.pointer) },
      element("code", {}, part.pointer), part.element ? element("span", { class: "member" }, part.element) : null, element("span", { class: "value" }, part.text)))));
  }

  // A user who returns to the search sees its result again.
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
