// The button behind the tabs, whose menu has the panels that are not tabs for want of room. It bears the name of the open one.

import { element } from "../../kit/elements.js";
import { closeOutside, pressInMenu } from "./menu.js";

const MARGIN = 12; // pixels between the menu and the edge of the window

export class More {
  // `open(name)` opens a panel.
  constructor(open) {
    this.open = open;
    this.button = element("button", {
      type: "button", class: "more-tab", "aria-haspopup": "menu", "aria-expanded": "false", "aria-controls": "more-panels",
      onclick: () => (this.menu.hidden ? this.unfold() : this.fold()), onkeydown: (event) => this.unfoldByKey(event),
    });
    this.menu = element("div", { id: "more-panels", class: "menu", role: "menu", "aria-label": "More panels", hidden: true, onkeydown: (event) => pressInMenu(event, this.entries, () => this.fold(true)) });
    this.element = element("div", { class: "more-panels" }, this.button, this.menu);
    closeOutside(this.element, () => this.fold());
  }

  get entries() {
    return [...this.menu.querySelectorAll("button")];
  }

  // Have panels in the menu, `current` being the open one.
  show(panels, current) {
    const isCurrent = panels.includes(current);
    this.element.hidden = !panels.length;
    this.button.replaceChildren(isCurrent ? current.title : "More", element("span", { class: "mark", "aria-hidden": "true" }));
    this.button.setAttribute("aria-label", isCurrent ? `${current.title}, more panels` : "More panels");
    this.button.classList.toggle("current", isCurrent);
    const groups = [...new Set(panels.map(({ group }) => group))];
    this.menu.replaceChildren(...groups.map((group) => element("div", { role: "group", "aria-label": group }, element("span", { class: "group", "aria-hidden": "true" }, group),
      ...panels.filter((panel) => panel.group === group).map((panel) => this.createEntry(panel, panel === current)))));
  }

  createEntry({ name, title, doc }, isCurrent) {
    return element("button", { type: "button", role: "menuitemradio", "aria-checked": String(isCurrent), tabindex: -1, "data-panel": name, onclick: () => {
      this.fold(true);
      this.open(name);
    } }, element("b", {}, title), " ", element("small", {}, doc));
  }

  unfold() {
    this.menu.hidden = false;
    this.menu.style.maxHeight = `${innerHeight - this.button.getBoundingClientRect().bottom - MARGIN}px`;
    this.button.setAttribute("aria-expanded", "true");
    (this.entries.find((entry) => entry.getAttribute("aria-checked") === "true") ?? this.entries[0]).focus();
  }

  unfoldByKey(event) {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    this.unfold();
  }

  fold(isBack = false) {
    if (this.menu.hidden) return;
    this.menu.hidden = true;
    this.button.setAttribute("aria-expanded", "false");
    if (isBack) this.button.focus();
  }
}
