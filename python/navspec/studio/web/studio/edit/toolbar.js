// The toolbar: choosing, measuring, and the tools of the shown document.

import { element, plural, sentence } from "../../kit/elements.js";
import { Box, Choose, interactionFor, isSetter, Measure } from "./interactions.js";

const NAMED_KEYS = { delete: "Delete" };
const TAKEN = new Set(["V", "B", "M", "N", "P"]);
const OF_KEYS = new Set(["duplicate", "paste"]); // tools that keys and the context menu have
const NOTHING = { nodes: [], edges: [] };

// Return whether a tool can be used on so many things; otherwise what it needs, in words.
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
    this.builtIn = [
      { name: "choose", title: "Choose", key: "V", interaction: new Choose(stage) },
      { name: "box", title: "Rectangle", key: "B", interaction: new Box(stage) },
      { name: "measure", title: "Measure", key: "M", interaction: new Measure(stage) },
    ];
    this.entries = this.builtIn;
    this.current = this.builtIn[0];
    this.element = element("div", { class: "interactions", role: "toolbar", "aria-label": "Tools", onkeydown: (event) => this.key(event) });
    this.studio.on("selection", () => this.enable());
    this.fit();
  }

  get interaction() {
    return this.current.interaction;
  }

  // The tools of the document.
  fit() {
    const tools = this.studio.document?.editor?.tools ?? [];
    const usedKeys = new Set(TAKEN);
    const entries = tools.filter((tool) => !isSetter(tool) && !OF_KEYS.has(tool.name)).map((tool) => ({
      name: `tool-${tool.name}`, title: tool.title, tool, key: keyFor(tool, usedKeys), interaction: interactionFor(this.stage, tool),
    }));
    this.entries = [...this.builtIn, ...entries];
    for (const entry of this.entries) {
      const label = `${entry.title} (${entry.key})`;
      entry.button = element("button", {
        type: "button", "data-tool": entry.name, title: entry.tool ? `${label}: ${entry.tool.doc.replaceAll("`", "")}` : `${label}: ${entry.interaction.hint}`,
        "aria-pressed": entry.interaction ? String(entry === this.current) : null, onclick: () => this.use(entry.name),
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
    for (const { button, tool, interaction } of this.entries) {
      if (!tool || interaction) continue;
      const why = needs(tool, this.studio.selection, this.studio.noun);
      button.setAttribute("aria-disabled", Boolean(why));
    }
  }

  use(name) {
    const entry = this.entries.find((entry) => entry.name === name);
    if (entry.interaction) this.take(entry);
    else this.run(entry.tool);
  }

  take(entry) {
    if (entry === this.current && !entry.tool) entry.interaction.begin();
    const isChange = entry !== this.current;
    if (isChange) this.current.interaction.end();
    this.current = entry;
    for (const { button, interaction } of this.entries) if (interaction) button.setAttribute("aria-pressed", interaction === entry.interaction);
    entry.interaction.begin();
    if (this.stage.view) this.stage.view.mode = entry.interaction.mode;
    if (isChange) {
      this.studio.say(`${entry.title}. ${entry.interaction.hint.replaceAll("`", "")}`);
      Object.assign(this.studio, { tool: entry.tool ?? null, hint: entry.interaction.hint, attributes: null });
      this.studio.emit("tool", this.studio.tool);
    }
  }

  // Use a tool on the chosen things, or on its arguments, with names of a map.
  async run(tool, { nodes, edges, values = {}, names } = {}) {
    const isFree = tool.nodes[1] === 0 && tool.edges[1] === 0; // it needs nothing that is there
    const targets = nodes || edges ? { ...NOTHING, ...(nodes && { nodes }), ...(edges && { edges }) } : isFree ? NOTHING : this.studio.selection;
    const why = isFree ? "" : needs(tool, targets, this.studio.noun);
    if (why) {
      this.studio.say(`${tool.title}: ${why}`, "warning");
      return null;
    }
    const most = tool.edges[1];
    return applyEdit(this.studio, tool, { nodes: targets.nodes, edges: most ? targets.edges.slice(0, most) : targets.edges, values }, undefined, names);
  }
}

// The first letter of its title that no other one has.
function keyFor({ name, title }, usedKeys) {
  if (NAMED_KEYS[name]) return NAMED_KEYS[name];
  const key = [...title.toUpperCase()].find((letter) => /[A-Z]/.test(letter) && !usedKeys.has(letter)) ?? "";
  usedKeys.add(key);
  return key;
}

// Return the target of an action in words, so that steps have different titles.
export function actionTarget({ nodes = [], edges = [] }, noun) {
  const lines = new Set(edges.map((pair) => String([...pair].sort())));
  const parts = [nodes.length === 1 ? nodes[0] : nodes.length ? plural(nodes.length, noun) : "", lines.size === 1 ? edges[0].join(" \u2013 ") : lines.size ? plural(lines.size, "line") : ""].filter(Boolean);
  return parts.length ? ` ${parts.join(" and ")}` : "";
}

// Edit, and report the outcome. Obstacles are shown at their places; nothing is changed then. `names` are those of the map that the
// action was made for.
export async function applyEdit(studio, tool, action, title = `${tool.title}${actionTarget(action, studio.noun)}`, names = studio.names) {
  const { attributes, selection } = studio; // attributes are of the things that the current tool makes
  const values = attributes && tool === studio.tool && !action.values.attributes ? { ...action.values, attributes } : action.values;
  const outcome = await studio.change("edit", { tool: tool.name, title, ...action, values }, names);
  return outcome && reportEdit(studio, tool, action, title, outcome, selection);
}

// Report the outcome of an edit, and choose the nodes that it made, unless others than `selection` have been chosen meanwhile.
export function reportEdit(studio, tool, action, title, outcome, selection) {
  const { obstacles } = outcome;
  studio.emit("obstacles", { tool, obstacles, notes: outcome.notes ?? [] });
  if (obstacles.length) {
    const [{ message, fix }] = obstacles;
    const more = obstacles.length > 1 ? `${plural(obstacles.length - 1, "other reason")} beside that` : "";
    studio.say([`${tool.title}: nothing was changed`, message, fix, more].filter(Boolean).map(sentence).join(" "), "error");
    studio.emit("panel", "inspect");
    return outcome;
  }
  if (outcome.nodes.length && !(isSetter(tool) && action.edges.length)) studio.next = { revision: outcome.document.revision, nodes: outcome.nodes, selection, isSame: tool.keeps_nodes }; // edges that are set stay chosen
  if (outcome.changes) studio.reportOutcome(title, { ...outcome, title: "" });
  else studio.say(`${title}: that is how it is already`);
  return outcome;
}
