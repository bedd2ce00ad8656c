// Heights along the chosen road or way, from which nodes are dragged up and down.

import { element, grouped, plural, unitWord } from "../../kit/elements.js";
import { applyEdit } from "../edit/toolbar.js";
import { NetworkPanel } from "../frame/panel.js";
import { Chart } from "./chart.js";

const MOVE = "move";

export class ProfilePanel extends NetworkPanel {
  static name = "profile";

  static title = "Profile";

  static doc = "Heights along a road, to drag";

  constructor(studio) {
    super(studio, "profile-panel scroll");
    this.request = null; // what is shown: nodes or edges
    this.chart = new Chart({
      lift: (name, by) => this.lift(name, by),
      look: (name, [x, y]) => studio.emit("sketch", { owner: "profile", shapes: [{ type: "point", points: [[x, y]], style: "moved", label: name }] }),
    });
    this.head = element("p", { class: "lead" });
    this.element.append(this.head, this.chart.element);
    studio.on("selection", () => this.follow());
    studio.on("route", ({ nodes }) => nodes.length > 1 && this.take({ nodes, edges: [] }));
    studio.on("document", () => this.take(null));
    studio.on("scene", ({ isAnother }) => isAnother || this.load()); // with the names of the map
  }

  shown() {
    if (this.request) this.load();
    else this.follow();
  }

  closed() {
    this.studio.emit("sketch", { owner: "profile", shapes: [] });
  }

  // A chosen line is shown with its road, chosen nodes in their order; a single node leaves the profile as it is.
  follow() {
    const { nodes, edges } = this.studio.selection;
    if (edges.length) this.take({ nodes: [], edges: edges.slice(0, 1) });
    else if (nodes.length > 1) this.take({ nodes, edges: [] });
    else if (!this.request) this.show(null);
  }

  take(request) {
    this.request = request;
    this.load();
  }

  async load() {
    if (!this.isVisible) return;
    const { request } = this;
    const record = request && (await this.studio.tried(() => this.studio.post("profile", request)));
    if (request === this.request) this.show(record);
  }

  show(record) {
    this.record = record;
    this.head.textContent = record ? wordsOf(record) : "Click a line on the map to see the heights of its road, choose nodes one after the other, or find a route.";
    this.chart.show(record);
  }

  async lift(name, by) {
    const tool = this.studio.document.editor.tools.find((candidate) => candidate.name === MOVE);
    const outcome = await applyEdit(this.studio, tool, { nodes: [name], edges: [], values: { by: [0, 0, by] } });
    if (!outcome?.changes) this.load();
  }
}

function wordsOf({ nodes, more, position, distance, unit, movable }) {
  const word = unitWord(unit);
  const heights = position.map(([, , z]) => z).filter(Number.isFinite);
  const grades = distance.slice(1).map((end, at) => Math.abs(position[at + 1][2] - position[at][2]) / (end - distance[at])).filter(Number.isFinite);
  const steepest = grades.length ? `, at most ${Math.round(100 * Math.max(...grades))} % steep` : "";
  const left = more ? ` ${grouped(more)} more are not shown.` : "";
  const todo = movable ? " Drag a node up or down; with the keyboard, arrows raise and lower it and Enter sets it." : "";
  return `${plural(nodes.length, "node")}, ${grouped(Math.round(distance.at(-1)))} ${word} long, heights ${grouped(Math.round(Math.min(...heights)))} to ${grouped(Math.round(Math.max(...heights)))} ${word}${steepest}.${left}${todo}`;
}
