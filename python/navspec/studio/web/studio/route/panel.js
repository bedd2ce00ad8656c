// Ways through the network: between two nodes or places that are typed, or chosen on the map one after the other.

import { element, grouped, plural } from "../../kit/elements.js";
import { foldedList, row } from "../task/lists.js";
import { TaskPanel, createResult } from "../task/panel.js";
import { Settings } from "../task/settings.js";

const MODES = { plain: "the cheapest way", engine: "as the game finds it" };
const TOLD = 500;

export class RoutePanel extends TaskPanel {
  static title = "Route";
  static doc = "The way that the game takes";
  static name = "route";
  static fits = (document, isRead) => document.network && isRead;

  constructor(studio) {
    super(studio);
    this.ends = ["From", "To"].map((word, at) => this.end(word, at));
    this.next = 0; // which end the next node on the map is
    this.mode = element("select", { onchange: () => this.fit() });
    this.kind = element("select", {});
    this.lanes = element("input", { type: "checkbox" });
    this.lanesLabel = element("label", { class: "check" }, this.lanes, "Only edges with lanes in the direction of travel");
    this.maximum = element("input", { type: "number", min: 0, step: "any", placeholder: "any" });
    this.settings = new Settings("Settings");
    const swap = element("button", { type: "button", onclick: () => this.swap() }, "Swap ends");
    const clear = element("button", { type: "button", onclick: () => this.reset() }, "Clear");
    this.form = element("form", { class: "task-form", hidden: true, onsubmit: (event) => {
      event.preventDefault();
      this.find();
    } },
    ...this.ends.map((input, at) => element("label", { class: "field" }, element("span", {}, ["From", "To"][at]), input)),
    element("label", { class: "field" }, element("span", {}, "Way"), this.mode),
    this.kindLabel = element("label", { class: "field" }, element("span", {}, "For"), this.kind),
    element("label", { class: "field" }, element("span", {}, "At most"), this.maximum, element("small", {}, "A way that costs more does not count.")),
    this.lanesLabel, this.settings.element,
    element("div", { class: "actions" }, element("button", { class: "main" }, "Find the way"), swap, clear));
    this.result = createResult("The way");
    this.element.append(element("p", { class: "lead" }, "Click the beginning on the map and then the end, or type their names, or places as x,y."), this.form, this.busy.element, this.result);
    studio.on("selection", (selection) => this.take(selection));
    studio.on("changed", () => this.again());
  }

  end(word, at) {
    return element("input", { name: word.toLowerCase(), autocomplete: "off", spellcheck: "false", placeholder: "name, or x,y", onfocus: () => {
      this.next = at;
    }, onchange: () => this.note() });
  }

  async load() {
    this.seen = this.state;
    const choices = await this.busy.run("Looking at the network\u2026", () => this.studio.get("routing"));
    if (!choices) return;
    this.choices = choices;
    this.form.hidden = false;
    this.mode.replaceChildren(...choices.modes.map((mode) => element("option", { value: mode }, MODES[mode] ?? mode)));
    this.lanesLabel.hidden = !choices.lanes;
    this.settings.offer(choices.settings);
    this.fit();
  }

  // The kinds of travellers depend on the mode.
  fit() {
    const { kinds, movers } = this.choices;
    const before = this.kind.value;
    const choices = [...(kinds.length > 1 ? kinds : []), ...(this.mode.value === "engine" ? movers : [])];
    this.kind.replaceChildren(element("option", { value: "" }, "any that the ends allow"), ...choices.map((choice) => element("option", { value: choice, selected: choice === before }, choice)));
    this.kindLabel.hidden = !choices.length;
  }

  // The chosen start, for the preview of edits.
  note() {
    this.studio.start = this.ends[0].value.trim();
  }

  // A node chosen on the map is an end: the first node one, the next one the other.
  take({ nodes }) {
    if (!this.isVisible || this.form.hidden || !nodes.length || this.isTold) return;
    if (nodes.length === 2) {
      this.ends.forEach((input, at) => {
        input.value = nodes[at];
      });
      this.next = 0;
    } else {
      this.ends[this.next].value = nodes.at(-1);
      this.next = 1 - this.next;
      if (this.next) this.ends[1].value = "";
    }
    this.note();
    if (this.ends.every(({ value }) => value)) this.find();
    else this.studio.say(`From ${this.ends[0].value}. Choose the end now.`);
  }

  swap() {
    const [from, to] = this.ends.map(({ value }) => value);
    this.ends[0].value = to;
    this.ends[1].value = from;
    this.note();
    if (from && to) this.find();
  }

  clear() {
    this.form.hidden = true;
    this.reset();
  }

  reset() {
    for (const input of this.ends) input.value = "";
    this.next = 0;
    this.note();
    this.forget();
  }

  forget() {
    if (this.result.hidden) return;
    this.result.hidden = true;
    this.result.replaceChildren();
    this.studio.emit("route", { points: null, nodes: [] });
  }

  // The network is another one: so may be the way.
  again() {
    if (this.result.hidden) return;
    if (this.isVisible) this.find();
    else this.forget();
  }

  async find() {
    const [from, to] = this.ends.map(({ value }) => value.trim());
    if (!from || !to) {
      this.studio.say("A way needs two ends.", "warning");
      return;
    }
    const maximum = this.maximum.value === "" ? null : Number(this.maximum.value);
    const request = { from, to, mode: this.mode.value, kind: this.kind.value || null, lanes: this.lanes.checked, maximum, settings: this.settings.values };
    const record = await this.busy.run("Looking for the route\u2026", () => this.studio.post("route", request));
    if (record) this.show(record);
    else if (!this.busy.now) this.forget();
  }

  show({ from, to, cost, length, unit, nodes, kind, reason, position, line }) {
    this.result.hidden = false;
    if (cost === null) {
      this.result.replaceChildren(element("h2", {}, "No way"), element("p", { class: "notice" }, reason));
      this.studio.emit("route", { points: null, nodes: [] });
      return;
    }
    this.result.replaceChildren(
      element("h2", {}, `From ${from} to ${to}`),
      element("dl", { class: "facts" }, ...[["Cost", grouped(cost)], ["Length", `${grouped(length)} ${unit}`], ["Nodes", grouped(nodes.length)], ["For", kind]].flatMap(([name, value]) => [element("dt", {}, name), element("dd", {}, value)])),
      element("div", { class: "actions" }, element("button", { type: "button", onclick: () => this.choose(nodes) }, "Choose its nodes")),
      foldedList("Nodes on the way", nodes.length, nodes.map((name, at) => this.node(name, position[at])), { most: TOLD }),
    );
    this.studio.emit("route", { points: line, nodes });
    this.studio.say(`${plural(nodes.length, "node")} from ${from} to ${to}, cost ${grouped(cost)}.`);
  }

  node(name, [x, y]) {
    return row(element("button", { type: "button", class: "link", onclick: () => this.studio.emit("place", { x, y }) }, name));
  }

  choose(nodes) {
    this.isTold = true;
    this.studio.choose({ nodes });
    this.isTold = false;
  }
}
