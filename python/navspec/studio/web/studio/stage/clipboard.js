// Copies of chosen nodes: they are kept by their places, since names may be those of others after a change.

const STEP = 5; // units by which a duplicate lies aside
const CLOSE = 0.05; // units within which a node is the one that was copied

export class Clipboard {
  constructor(stage, keys) {
    this.stage = stage;
    this.places = [];
    stage.studio.on("document", () => {
      this.places = [];
    });
    keys.set("Copies", [
      { key: "Ctrl+C", title: "Copy the chosen nodes, with the lines between them", act: () => this.copy(), when: () => this.isUsable && getSelection().isCollapsed },
      { key: "Ctrl+V", title: "Paste them in the middle of the map", act: () => this.paste(this.middle), when: () => this.tool && this.places.length > 0 },
      { key: "Ctrl+D", title: "Duplicate the chosen nodes", act: () => this.duplicate(), when: () => this.isUsable },
      { key: "Ctrl+A", title: "Choose all in view", act: () => this.chooseAll(), when: () => stage.scene },
      { key: "Alt+arrows", title: "Move the chosen nodes by 1 unit; with Shift by 10" },
    ]);
  }

  get tool() {
    return this.stage.studio.document?.editor?.tools.find(({ name }) => name === "duplicate");
  }

  get isUsable() {
    return this.tool && this.stage.studio.selection.nodes.length > 0;
  }

  get middle() {
    const { x, y } = this.stage.map.camera;
    return [x, y];
  }

  // Entries of the context menu at a place.
  entries(place) {
    if (!this.tool) return [];
    return [
      ...this.isUsable ? [["Copy", () => this.copy(), "Ctrl+C"], ["Duplicate", () => this.duplicate(), "Ctrl+D"]] : [],
      ...this.places.length ? [["Paste here", () => this.paste(place), "Ctrl+V"]] : [],
    ];
  }

  copy() {
    const { studio, names } = this.stage;
    const { nodes } = studio.selection;
    this.places = nodes.map((name) => names.place(name)).filter(Boolean);
    studio.say(`${this.places.length === 1 ? "1 node is" : `${this.places.length} nodes are`} copied`);
  }

  duplicate() {
    this.run(this.stage.studio.selection.nodes, [STEP, -STEP, 0]);
  }

  // Paste copies around a place.
  paste([east, north]) {
    const { studio } = this.stage;
    const nodes = this.places.map((place) => this.nameAt(place));
    if (nodes.includes(null)) {
      studio.say("What was copied is not there any more; copy it again", "warning");
      return;
    }
    const middle = (axis) => (Math.min(...this.places.map((place) => place[axis])) + Math.max(...this.places.map((place) => place[axis]))) / 2;
    this.run(nodes, [east - middle("x"), north - middle("y"), 0]);
  }

  run(nodes, by) {
    this.stage.toolbar.run(this.tool, { nodes, values: { by } });
  }

  nameAt({ x, y }) {
    const { map, toolbar } = this.stage;
    const things = map.thingsIn([x - CLOSE, y - CLOSE, x + CLOSE, y + CLOSE]);
    return toolbar.builtIn[0].interaction.nodeIn(things);
  }

  chooseAll() {
    const { stage } = this;
    const { width, height } = stage.host.getBoundingClientRect();
    const [[west, north], [east, south]] = [stage.map.toWorld([0, 0]), stage.map.toWorld([width, height])];
    stage.toolbar.builtIn[1].interaction.pick(stage.map.thingsIn([west, south, east, north]), null, null);
  }
}
