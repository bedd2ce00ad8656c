// What is in the hand: choosing, measuring, and the tools of the document that is shown.

import { element, plural, sentence } from "../../kit/elements.js";
import { Box, Choose, handFor, isSetter, Measure } from "./hands.js";

const NAMED_KEYS = { delete: "Delete" };
const TAKEN = new Set(["V", "B", "M", "N", "P"]);
const NOTHING = { nodes: [], edges: [] };

// Whether a tool can be used on so much; otherwise what it needs, in words.
export function needs(tool, { nodes, edges }, noun) {
  const parts = [[noun, nodes.length, tool.nodes], ["edge", edges.length, tool.edges]];
  for (const [noun, many, [least, most]] of parts) {
    if (many < least) return `choose ${most === least ? "" : "at least "}${plural(least, noun)} first`;
    if (most !== null && many > most && !(noun === "edge" && isOneLine(edges))) return most ? `choose at most ${plural(most, noun)}` : `choose no ${noun}s`;
  }
  return nodes.length + edges.length ? "" : "choose something first";
}

const isOneLine = (edges) => new Set(edges.map((pair) => String([...pair].sort()))).size === 1;

export class Toolbar {
  constructor(stage, keys) {
    Object.assign(this, { stage, keys, studio: stage.studio });
    this.own = [
      { name: "choose", title: "Choose", key: "V", hand: new Choose(stage) },
      { name: "box", title: "Rectangle", key: "B", hand: new Box(stage) },
      { name: "measure", title: "Measure", key: "M", hand: new Measure(stage) },
    ];
    this.entries = this.own;
    this.current = this.own[0];
    this.element = element("div", { class: "hands", role: "toolbar", "aria-label": "Tools", onkeydown: (event) => this.key(event) });
    this.studio.on("selection", () => this.enable());
    this.fit();
  }

  get hand() {
    return this.current.hand;
  }

  // The tools of the document.
  fit() {
    const tools = this.studio.document?.editor?.tools ?? [];
    const taken = new Set(TAKEN);
    const found = tools.filter((tool) => !isSetter(tool)).map((tool) => ({
      name: `tool-${tool.name}`, title: tool.title, tool, key: keyFor(tool, taken), hand: handFor(this.stage, tool),
    }));
    this.entries = [...this.own, ...found];
    for (const entry of this.entries) {
      const label = `${entry.title} (${entry.key})`;
      entry.button = element("button", {
        type: "button", "data-tool": entry.name, title: entry.tool ? `${label}: ${entry.tool.doc.replaceAll("`", "")}` : `${label}: ${entry.hand.hint}`,
        "aria-pressed": entry.hand ? String(entry === this.current) : null, onclick: () => this.use(entry.name),
      }, entry.title);
    }
    this.element.replaceChildren(...this.entries.map(({ button }) => button));
    this.keys.set("Tools", this.entries.map(({ name, title, key }) => ({ key: name === "choose" ? `${key} or Escape` : key, title, act: () => this.use(name) })));
    this.use("choose");
    this.enable();
    this.rove(0);
  }

  // Only one of the buttons is in the order of the tabulator; arrows lead to the others.
  rove(at) {
    this.entries.forEach(({ button }, number) => {
      button.tabIndex = number === at ? 0 : -1;
    });
  }

  key(event) {
    const at = this.entries.findIndex(({ button }) => button === document.activeElement);
    const many = this.entries.length;
    const to = { ArrowRight: (at + 1) % many, ArrowLeft: (at - 1 + many) % many, Home: 0, End: many - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    this.rove(to);
    this.entries[to].button.focus();
  }

  enable() {
    for (const { button, tool, hand } of this.entries) {
      if (!tool || hand) continue;
      const why = needs(tool, this.studio.selection, this.studio.noun);
      button.setAttribute("aria-disabled", Boolean(why));
    }
  }

  use(name) {
    const entry = this.entries.find((each) => each.name === name);
    if (entry.hand) this.take(entry);
    else this.run(entry.tool);
  }

  take(entry) {
    if (entry === this.current && !entry.tool) entry.hand.begin();
    const isChange = entry !== this.current;
    if (isChange) this.current.hand.end();
    this.current = entry;
    for (const { button, hand } of this.entries) if (hand) button.setAttribute("aria-pressed", hand === entry.hand);
    entry.hand.begin();
    if (this.stage.view) this.stage.view.mode = entry.hand.mode;
    if (isChange) {
      this.studio.say(`${entry.title}. ${entry.hand.hint.replaceAll("`", "")}`);
      Object.assign(this.studio, { tool: entry.tool ?? null, hint: entry.hand.hint, attributes: null });
      this.studio.tell("tool", this.studio.tool);
    }
  }

  // Use a tool on what is chosen, or on what it is given.
  async run(tool, { nodes, edges, values = {} } = {}) {
    const given = nodes || edges ? { ...NOTHING, ...(nodes && { nodes }), ...(edges && { edges }) } : tool.values.includes("points") ? NOTHING : this.studio.selection;
    const why = tool.values.includes("points") ? "" : needs(tool, given, this.studio.noun);
    if (why) {
      this.studio.say(`${tool.title}: ${why}`, "warning");
      return null;
    }
    const most = tool.edges[1];
    return edited(this.studio, tool, { nodes: given.nodes, edges: most ? given.edges.slice(0, most) : given.edges, values });
  }
}

// The first letter of its title that no other one has.
function keyFor({ name, title }, taken) {
  if (NAMED_KEYS[name]) return NAMED_KEYS[name];
  const key = [...title.toUpperCase()].find((letter) => /[A-Z]/.test(letter) && !taken.has(letter)) ?? "";
  taken.add(key);
  return key;
}

// What an action is done to, so that steps can be told from each other.
export function named({ nodes = [], edges = [] }) {
  const lines = new Set(edges.map((pair) => String([...pair].sort())));
  const parts = [nodes.length === 1 ? nodes[0] : nodes.length ? plural(nodes.length, "node") : "", lines.size === 1 ? edges[0].join(" \u2013 ") : lines.size ? plural(lines.size, "line") : ""].filter(Boolean);
  return parts.length ? ` ${parts.join(" and ")}` : "";
}

// Edit, and say what came of it. What stands against it is shown where it stands; nothing is changed then.
export async function edited(studio, tool, action, title = `${tool.title}${named(action)}`) {
  const { attributes } = studio; // of what is made by the tool in the hand
  const values = attributes && tool === studio.tool && !action.values.attributes ? { ...action.values, attributes } : action.values;
  const outcome = await studio.change("edit", { tool: tool.name, title, ...action, values });
  if (!outcome) return null;
  const { obstacles } = outcome;
  studio.tell("obstacles", { tool, obstacles, notes: outcome.notes ?? [] });
  if (obstacles.length) {
    const [{ message, fix }] = obstacles;
    const more = obstacles.length > 1 ? `${plural(obstacles.length - 1, "other reason")} beside that` : "";
    studio.say([`${tool.title}: nothing was changed`, message, fix, more].filter(Boolean).map(sentence).join(" "), "error");
    studio.tell("panel", "inspect");
    return outcome;
  }
  if (outcome.nodes.length && !(isSetter(tool) && action.edges.length)) studio.next = outcome.nodes; // edges that are set stay chosen
  if (outcome.changes) studio.told(title, { ...outcome, title: "" });
  else studio.say(`${title}: that is how it is already`);
  return outcome;
}
