// The panels beside the map, one of them seen at a time.

import { element } from "../../kit/elements.js";

const OVERVIEWS = ["card", "findings", "history"]; // what is chosen on the map takes their place; work on the document stays

export class Tabs {
  constructor(studio, classes) {
    this.studio = studio;
    this.panels = classes.map((Panel) => this.createTab(Panel));
    this.list = element("div", { class: "tabs", role: "tablist", "aria-label": "Panels", onkeydown: (event) => this.key(event) }, ...this.panels.map(({ tab }) => tab));
    this.element = element("section", { class: "side", "aria-label": "Panels" }, this.list, ...this.panels.map(({ box }) => box));
    studio.on("document", () => this.fit());
    studio.on("changed", () => this.fit());
    studio.on("scene", () => this.fit());
    studio.on("panel", (detail) => this.open(detail.name ?? detail));
    studio.on("field", () => this.open("fields"));
    studio.on("look", () => OVERVIEWS.includes(this.current?.name) && this.open("inspect"));
  }

  createTab(Panel) {
    const { name, title } = Panel;
    const panel = new Panel(this.studio);
    const tab = element("button", { type: "button", role: "tab", id: `tab-${name}`, "aria-controls": `panel-${name}`, "aria-selected": "false", tabindex: -1, onclick: () => this.open(name) }, title);
    const box = element("div", { role: "tabpanel", class: `panel ${name}`, id: `panel-${name}`, "aria-labelledby": `tab-${name}`, hidden: true }, panel.element);
    return { name, panel, tab, box, fits: Panel.fits ?? (() => true), leads: Panel.leads ?? (() => false) };
  }

  get seen() {
    return this.panels.filter(({ tab }) => !tab.hidden);
  }

  fit() {
    const { document, isRead } = this.studio;
    for (const panel of this.panels) panel.tab.hidden = !document || !panel.fits(document, isRead);
    if (this.current && !this.current.tab.hidden) return;
    const first = this.seen.find((panel) => panel.leads(document)) ?? this.seen[0];
    if (first) this.open(first.name);
  }

  has(name) {
    return this.seen.some((panel) => panel.name === name);
  }

  open(name) {
    const wanted = this.seen.find((panel) => panel.name === name);
    if (!wanted || wanted === this.current) return;
    this.current?.panel.closed?.();
    this.current = wanted;
    for (const panel of this.panels) {
      const isOpen = panel === wanted;
      panel.tab.setAttribute("aria-selected", isOpen);
      panel.tab.tabIndex = isOpen ? 0 : -1;
      panel.box.hidden = !isOpen;
    }
    wanted.tab.scrollIntoView({ block: "nearest", inline: "nearest" });
    wanted.panel.shown?.();
  }

  key(event) {
    const { seen } = this;
    const at = seen.indexOf(this.current);
    const steps = { ArrowRight: at + 1, ArrowLeft: at - 1 + seen.length, Home: 0, End: seen.length - 1 };
    if (!(event.key in steps)) return;
    event.preventDefault();
    const next = seen[steps[event.key] % seen.length];
    this.open(next.name);
    next.tab.focus();
  }
}
