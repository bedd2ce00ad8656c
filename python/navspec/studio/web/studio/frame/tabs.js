// The panels beside the map, one of them seen at a time. As many as there is room for have tabs in one line; a menu has the others.

import { element } from "../../kit/elements.js";
import { More } from "./more.js";

const OVERVIEWS = ["card", "findings", "history"]; // what is chosen on the map takes their place; work on the document stays

export class Tabs {
  constructor(studio, groups) {
    this.studio = studio;
    this.panels = groups.flatMap(({ title, panels }) => panels.map((Panel) => this.createTab(Panel, title)));
    this.more = new More((name) => this.open(name));
    this.list = element("div", { class: "tab-list", role: "tablist", "aria-label": "Panels" }, ...this.panels.map(({ tab }) => tab));
    this.strip = element("div", { class: "tabs", onkeydown: (event) => this.key(event) }, this.list, this.more.element);
    this.element = element("section", { class: "side", "aria-label": "Panels" }, this.strip, ...this.panels.map(({ box }) => box));
    new ResizeObserver(() => this.layOut()).observe(this.strip);
    studio.on("document", () => this.fit());
    studio.on("changed", () => this.fit());
    studio.on("scene", () => this.fit());
    studio.on("panel", (detail) => this.open(detail.name ?? detail));
    studio.on("field", () => this.open("fields"));
    studio.on("look", () => OVERVIEWS.includes(this.current?.name) && this.open("inspect"));
  }

  createTab(Panel, group) {
    const { name, title, doc } = Panel;
    const panel = new Panel(this.studio);
    const tab = element("button", { type: "button", role: "tab", id: `tab-${name}`, title: doc, "data-title": title, "aria-controls": `panel-${name}`, "aria-selected": "false", tabindex: -1, onclick: () => this.open(name) }, title);
    const box = element("div", { role: "tabpanel", class: `panel ${name}`, id: `panel-${name}`, "aria-label": title, hidden: true }, panel.element);
    return { name, title, doc, group, panel, tab, box, isOffered: false, fits: Panel.fits ?? (() => true), leads: Panel.leads ?? (() => false) };
  }

  get offered() {
    return this.panels.filter(({ isOffered }) => isOffered);
  }

  fit() {
    const { document, isRead } = this.studio;
    for (const panel of this.panels) panel.isOffered = Boolean(document && panel.fits(document, isRead));
    const first = this.offered.find((panel) => panel.leads(document)) ?? this.offered[0];
    if (!this.current?.isOffered && first) this.open(first.name);
    this.layOut();
  }

  // The first panels have tabs; the others are in the menu where not all have room.
  layOut() {
    const { offered, more } = this;
    for (const { tab, isOffered } of this.panels) tab.hidden = !isOffered;
    more.element.hidden = false;
    const widths = offered.map(({ tab }) => tab.offsetWidth);
    let room = this.strip.clientWidth;
    const sum = widths.reduce((total, width) => total + width, 0);
    if (sum > room) room -= more.element.offsetWidth;
    this.rest = offered.filter((_, at) => (room -= widths[at]) < 0);
    for (const { tab } of this.rest) tab.hidden = true;
    this.showMore();
  }

  showMore() {
    this.more.show(this.rest ?? [], this.current);
  }

  has(name) {
    return this.offered.some((panel) => panel.name === name);
  }

  open(name) {
    const wanted = this.offered.find((panel) => panel.name === name);
    if (!wanted || wanted === this.current) return;
    this.current?.panel.closed?.();
    this.current = wanted;
    for (const panel of this.panels) {
      const isOpen = panel === wanted;
      panel.tab.setAttribute("aria-selected", isOpen);
      panel.tab.tabIndex = isOpen ? 0 : -1;
      panel.box.hidden = !isOpen;
    }
    this.showMore();
    wanted.panel.shown?.();
  }

  // Arrows open the next tab; behind the last one is the button of the menu, which keeps what is open.
  key(event) {
    const tabs = this.offered.filter(({ tab }) => !tab.hidden).map(({ tab }) => tab);
    const stops = this.more.element.hidden ? tabs : [...tabs, this.more.button];
    const at = stops.indexOf(document.activeElement);
    const steps = { ArrowRight: at + 1, ArrowLeft: at - 1 + stops.length, Home: 0, End: stops.length - 1 };
    if (at < 0 || !(event.key in steps)) return;
    event.preventDefault();
    const next = stops[steps[event.key] % stops.length];
    if (next !== this.more.button) next.click();
    next.focus();
  }
}
