// The network in 3-D: floors above each other, bridges and slopes.

import { element, grouped, plural, unitWord } from "../../kit/elements.js";
import { NetworkPanel } from "../frame/panel.js";
import { colorsOf, SpaceView } from "./view.js";

const STRETCHES = [1, 2, 4, 8];

export class SpacePanel extends NetworkPanel {
  static name = "space";

  static title = "3-D";

  static doc = "The network with its heights";

  constructor(studio) {
    super(studio, "space-panel scroll");
    this.shows = null;
    this.lead = element("p", { class: "lead" });
    this.host = element("div", { class: "space-host" });
    this.cut = element("input", { type: "range", min: 0, max: 100, value: 100, oninput: () => this.limit() });
    this.cutValue = element("output", {});
    this.stretch = element("select", { onchange: () => this.view?.stretch(Number(this.stretch.value)) }, ...STRETCHES.map((factor) => element("option", { value: factor }, factor === 1 ? "as they are" : `${factor} times`)));
    const from = (title, direction) => element("button", { type: "button", onclick: () => this.view?.home(direction) }, title);
    this.controls = element("div", { class: "space-controls" },
      element("label", { class: "field" }, element("span", {}, "Hide above"), this.cut, this.cutValue),
      element("label", { class: "field" }, element("span", {}, "Heights"), this.stretch),
      element("div", { class: "actions" }, from("From above", [0, 1.4, 0.01]), from("From the south", [0, 0.15, 1.3]), from("From the east", [1.3, 0.15, 0])));
    this.element.append(this.lead, this.host, this.controls);
    studio.on("scene", () => this.load()); // with the names of the map
    studio.on("document", () => {
      this.shows = null;
      this.load();
    });
    studio.on("selection", () => this.choose());
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => {
      this.shows = null;
      this.load();
    });
  }

  shown() {
    this.load();
    this.view?.draw();
  }

  closed() {
    this.view?.rest();
  }

  async load() {
    const { document } = this.studio;
    const shows = document && `${document.id} ${document.revision}`;
    if (!document || !this.isVisible || shows === this.shows) return;
    this.shows = shows;
    const space = await this.studio.tried(() => this.studio.columns("space"));
    if (shows !== this.shows) return;
    const isEmpty = !space?.names.length;
    this.host.hidden = this.controls.hidden = isEmpty;
    this.lead.textContent = isEmpty ? "There is nothing with a place to show in 3-D." : wordsOf(space);
    if (isEmpty) return;
    if (!this.view && !this.start()) return;
    if (document.id !== this.id) this.view.space = null; // another document is seen from its own home
    this.id = document.id;
    this.space = space;
    this.view.show(space, colorsOf(this.element));
    this.limit();
    this.choose();
  }

  start() {
    try {
      this.view = new SpaceView(this.host, (name) => this.studio.choose(name === null ? {} : { nodes: [name] }));
    } catch {
      this.lead.textContent = "This browser has no WebGL 2, which the view in 3-D needs.";
      this.host.hidden = this.controls.hidden = true;
    }
    return this.view;
  }

  limit() {
    if (!this.space) return;
    const { low, high, unit } = this.space;
    const part = Number(this.cut.value) / 100;
    const height = low + part * (high - low);
    this.cutValue.textContent = part === 1 ? "nothing" : `${grouped(Math.round(height))} ${unitWord(unit)}`;
    this.view.cut(part === 1 ? Infinity : height);
  }

  choose() {
    if (this.view && this.space && this.isVisible) this.view.choose(this.studio.selection.nodes);
  }
}

function wordsOf({ names, counts, low, high, unit }) {
  const what = counts.length ? plural(counts.length, "area") : plural(names.length, "node");
  return `${what}, heights ${grouped(Math.round(low))} to ${grouped(Math.round(high))} ${unitWord(unit)}. Drag to turn, with the right button to move; the wheel zooms, a click chooses.`;
}
