// Copies of chosen nodes. The server keeps them, so that they can be pasted into any document of the same format, also in another
// window of the same studio.

import { plural } from "../../kit/elements.js";
import { reportEdit } from "../edit/toolbar.js";

const STEP = 5; // units by which a duplicate lies aside

export class Clipboard {
  constructor(stage, keys) {
    this.stage = stage;
    const has = (name) => () => this.tool(name) && this.isChosen;
    keys.set("Copies", [
      { key: "Ctrl+C", title: "Copy what is chosen, with the lines between it", act: () => this.copy(), when: () => has("paste")() && getSelection().isCollapsed },
      { key: "Ctrl+V", title: "Paste it in the middle of the map, also in another document or window", act: () => this.paste(this.middle), when: () => this.tool("paste") },
      { key: "Ctrl+D", title: "Duplicate what is chosen", act: () => this.duplicate(), when: has("duplicate") },
      { key: "Ctrl+A", title: "Choose all in view", act: () => this.chooseAll(), when: () => stage.scene },
      { key: "Alt+arrows", title: "Move what is chosen by 1 unit; with Shift by 10" },
    ]);
  }

  tool(name) {
    return this.stage.studio.document?.editor?.tools.find((tool) => tool.name === name);
  }

  get isChosen() {
    return this.stage.studio.selection.nodes.length > 0;
  }

  get middle() {
    const { x, y } = this.stage.map.camera;
    return [x, y];
  }

  // Entries of the context menu at a place.
  entries(place) {
    return [
      ...this.isChosen && this.tool("paste") ? [["Copy", () => this.copy(), "Ctrl+C"]] : [],
      ...this.isChosen && this.tool("duplicate") ? [["Duplicate", () => this.duplicate(), "Ctrl+D"]] : [],
      ...this.tool("paste") ? [["Paste here", () => this.paste(place), "Ctrl+V"]] : [],
    ];
  }

  async copy() {
    const { studio } = this.stage;
    const copies = await studio.change("copy", { nodes: studio.selection.nodes });
    if (copies) studio.say(`${plural(copies.count, studio.noun)} copied. Ctrl+V pastes, also in another document or window.`);
  }

  duplicate() {
    this.stage.toolbar.run(this.tool("duplicate"), { nodes: this.stage.studio.selection.nodes, values: { by: [STEP, -STEP, 0] } });
  }

  // Paste with the middle of the copies at a place.
  async paste(at) {
    const { studio } = this.stage;
    const { selection } = studio;
    const outcome = await studio.change("paste", { at, noun: studio.noun });
    if (outcome) reportEdit(studio, this.tool("paste"), {}, outcome.title, outcome, selection);
  }

  chooseAll() {
    const { stage } = this;
    const { width, height } = stage.host.getBoundingClientRect();
    const [[west, north], [east, south]] = [stage.map.toWorld([0, 0]), stage.map.toWorld([width, height])];
    stage.toolbar.builtIn[1].interaction.pick(stage.map.thingsIn([west, south, east, north]), null, null);
  }
}
