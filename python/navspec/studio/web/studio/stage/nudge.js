// Moving the chosen nodes by keys: presses that follow each other closely are one step.

const PATIENCE = 300; // milliseconds after the last press
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
const LARGE = 10; // units with Shift

export class Nudge {
  constructor(stage) {
    this.stage = stage;
    this.by = null;
    stage.studio.on("document", () => this.stop());
  }

  stop() {
    clearTimeout(this.timer);
    this.by = null;
  }

  // Return whether a pressed key moves nodes.
  press(event) {
    const way = WAYS[event.key];
    const { studio } = this.stage;
    const tool = studio.document?.editor?.tools.find(({ name }) => name === "move");
    if (!way || !event.altKey || event.ctrlKey || event.metaKey || !tool || !studio.selection.nodes.length) return false;
    if (this.by && this.selection !== studio.selection) this.finish(tool);
    const { selection, names } = studio;
    Object.assign(this, { selection, names });
    const units = event.shiftKey ? LARGE : 1;
    const [dx, dy] = this.by ?? [0, 0];
    this.by = [dx + way[0] * units, dy + way[1] * units];
    this.sketch();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.finish(tool), PATIENCE);
    return true;
  }

  async finish(tool) {
    const { by, stage, selection, names } = this;
    this.stop();
    if (by.some(Boolean)) await stage.toolbar.run(tool, { nodes: selection.nodes, values: { by: [...by, 0] }, names });
    if (!this.by) stage.sketch("nudge", []);
  }

  sketch() {
    const { stage } = this;
    const [dx, dy] = this.by;
    const places = this.selection.nodes.slice(0, 500).map((name) => stage.names.place(name)).filter(Boolean);
    stage.sketch("nudge", places.map(({ x, y }) => ({ type: "point", points: [[x + dx, y + dy]], style: "moved" })));
  }
}
