// The chosen things: their attributes, their neighbours, and the values that the current tool needs.

import { copyButton, element, plural, sentence } from "../../kit/elements.js";
import { markdown } from "../../kit/markdown.js";
import { formatPlace } from "../../kit/places.js";
import { isSetter } from "../edit/interactions.js";
import { applyEdit, actionTarget } from "../edit/toolbar.js";
import { createToolForm } from "../edit/form.js";
import { plainFix } from "../task/commands.js";
import { attributeTable } from "./attributes.js";

export class InspectPanel {
  static title = "Inspect";
  static doc = "What is chosen on the map, and its attributes";
  static name = "inspect";
  static fits = (document, isRead) => document.network && isRead;

  constructor(studio) {
    this.studio = studio;
    this.tool = element("section", { class: "tool", hidden: true, "aria-label": "Tool" });
    this.outcome = element("section", { class: "outcome", hidden: true, "aria-label": "Outcome" });
    this.chosen = element("section", { class: "chosen", "aria-label": "Selection" });
    this.element = element("div", { class: "scroll" }, this.outcome, this.tool, this.chosen);
    studio.on("selection", () => this.requestRefresh());
    studio.on("scene", () => this.requestRefresh());
    studio.on("tool", (tool) => this.showTool(tool));
    studio.on("obstacles", (detail) => this.showTold(detail));
    studio.on("document", () => this.showTold({ obstacles: [], notes: [] }));
  }

  get setter() {
    return this.studio.document?.editor?.tools.find(isSetter);
  }

  // Another map and another choice often come together.
  requestRefresh() {
    this.pendingFrame ??= Promise.resolve().then(() => {
      this.pendingFrame = null;
      return this.fetch();
    });
  }

  // Request the attributes of the chosen things; only the last response counts.
  async fetch() {
    const { document, selection } = this.studio;
    if (!document?.network) return;
    const { nodes, edges } = selection;
    const wanted = (this.wanted = {});
    if (!nodes.length && !edges.length) {
      this.show({});
      return;
    }
    const sides = edges.length && !nodes.length ? directions(edges) : [];
    const responses = await this.studio.tried(() => Promise.all([{ nodes, edges }, ...(sides.length > 1 ? sides.map((side) => ({ edges: side })) : [])].map((side) => this.studio.post("things", side))));
    if (responses && wanted === this.wanted) this.show({ nodes, edges, sides, answers: responses });
  }

  show({ nodes, edges, sides, answers: responses }) {
    const typed = this.chosen.querySelector("[data-typed]:focus");
    if (typed) { // typed text would be lost
      typed.addEventListener("blur", () => this.requestRefresh(), { once: true });
      return;
    }
    const focused = document.activeElement?.getAttribute("aria-label");
    const had = this.chosen.contains(document.activeElement);
    if (!responses) this.chosen.replaceChildren(element("p", { class: "soft" }, "Nothing is chosen. Click on the map, or search by name."));
    else this.chosen.replaceChildren(...this.content(nodes, edges, sides, responses));
    if (had && focused) this.chosen.querySelector(`[aria-label="${CSS.escape(focused)}"]`)?.focus();
  }

  content(nodes, edges, sides, [whole, ...parts]) {
    const alike = element("button", { type: "button", class: "link", onclick: () => this.studio.emit("alike") }, "Choose all of its kind in view");
    const children = [element("h2", {}, title(this.studio.noun, nodes, edges)), nodes.length + edges.length <= 2 && this.studio.scene ? element("p", { class: "at" }, alike) : ""];
    if (nodes.length === 1) children.push(this.place(whole.positions[0]));
    if (whole.nodes.length) children.push(...this.tables([{ attributes: whole.nodes, set: this.set({ nodes }) }], nodes.length > 1 ? `All of the ${this.studio.noun}s` : `The ${this.studio.noun}`));
    if (parts.length) {
      const columns = parts.map(({ edges: attributes }, at) => ({ title: arrow(sides[at]), attributes, set: this.set({ edges: sides[at] }) }));
      children.push(...this.tables(columns, "Each way"));
    } else if (whole.edges.length) children.push(...this.tables([{ title: edges.length === 1 ? arrow(edges) : "", attributes: whole.edges, set: this.set({ edges }) }], edges.length > 1 ? "All of the edges" : "The edge"));
    if (whole.neighbours?.length) children.push(this.neighbours(nodes[0], whole.neighbours));
    return children;
  }

  // Settable attributes are on top; the rest is folded.
  tables(sides, caption) {
    const part = (isSettable) => sides.map((side) => ({ ...side, attributes: side.attributes.filter(({ settable }) => settable === isSettable) }));
    const [first, rest] = [part(true), part(false)];
    if (!first[0].attributes.length) return [attributeTable(rest, caption)];
    const more = element("details", { open: this.isOpen, ontoggle: (event) => {
      this.isOpen = event.currentTarget.open;
    } }, element("summary", {}, "What else is known"), attributeTable(rest, "Not to be changed by hand"));
    return [attributeTable(first, caption), rest[0].attributes.length ? more : ""];
  }

  // Copied as the scripts of the game take it.
  place(position) {
    const text = formatPlace(position.filter((coordinate) => coordinate !== null));
    const [x, y, z] = position;
    const commands = (this.studio.scene?.console ?? []).filter((command) => !/\{(?![xyz]\})/.test(command)).map((command) => command.replaceAll("{x}", x).replaceAll("{y}", y).replaceAll("{z}", z ?? 0));
    return element("p", { class: "at" }, element("span", { class: "where" }, text), " ", copyButton("the place", () => text), commands.length ? [" ", copyButton("the command", () => commands.join("\n"), commands.join("; "))] : null,
      " ", element("button", { type: "button", class: "link", onclick: () => this.studio.emit("place", { x, y }) }, "show"));
  }

  neighbours(node, list) {
    const rows = list.map(({ name, out, back }) => element("li", {},
      element("button", { type: "button", class: "link", onclick: () => this.studio.choose({ nodes: [name] }) }, name), " ",
      element("button", { type: "button", class: "link", onclick: () => this.studio.choose({ edges: [...(out ? [[node, name]] : []), ...(back ? [[name, node]] : [])] }) }, out && back ? "both ways" : out ? "one way there" : "one way back")));
    return element("div", {}, element("h3", {}, `Joined to ${plural(list.length, this.studio.noun)}`), element("ul", { class: "neighbours" }, ...rows));
  }

  set(things) {
    const { setter, studio } = this;
    const { names } = studio;
    return setter && ((name, value) => applyEdit(studio, setter, { nodes: [], edges: [], ...things, values: { attributes: { [name]: value } } }, `${setter.title}: ${name.replaceAll("_", " ")} of${actionTarget(things, studio.noun)}`, names));
  }

  showTool(tool) {
    this.tool.hidden = !tool;
    if (!tool) return;
    const { studio } = this;
    studio.emit("panel", "inspect");
    const run = (values) => applyEdit(studio, tool, { ...(tool.values.includes("points") ? {} : studio.selection), values });
    const preview = (values) => studio.emit("preview", values && { tool, nodes: studio.selection.nodes, values });
    this.tool.replaceChildren(element("h2", {}, tool.title), ...markdown(studio.hint), createToolForm(tool, run, (words) => studio.say(words, "error"), preview));
    if (tool.values.includes("attributes")) this.offer(tool);
  }

  // Attributes for the things that the tool makes; unset ones get fitting values.
  async offer(tool) {
    const { studio } = this;
    const attributes = await studio.tried(() => studio.get("attributes", { tool: tool.name }));
    if (!attributes || studio.tool !== tool || !(attributes.nodes.length + attributes.edges.length)) return;
    const open = (list) => list.map((attribute) => ({ value: null, mixed: attribute.value === undefined, unset: "as it fits", ...attribute, settable: true }));
    const set = (name, value) => {
      studio.attributes = { ...studio.attributes, [name]: value };
    };
    const backs = new Map(attributes.edges.map(({ name, back }) => [name, back]));
    const forward = { attributes: open(attributes.edges), set };
    const back = { attributes: attributes.edges.map((attribute) => (attribute.back ? open([attribute])[0] : { ...attribute, value: null })), set: (name, value) => set(backs.get(name), value) };
    const directions = attributes.edges.some((attribute) => attribute.back) ? [{ ...forward, title: "There" }, { ...back, title: "Back" }] : [forward];
    const parts = [attributes.edges.length ? attributeTable(directions, "Its edges") : "", attributes.nodes.length ? attributeTable([{ attributes: open(attributes.nodes), set }], "Its nodes") : ""];
    const isAll = tool.values.length === 1; // the only value that the tool needs
    this.tool.querySelector("form").before(element("details", { open: isAll }, element("summary", {}, "Attributes of new things"), ...parts));
  }

  showTold({ tool, obstacles, notes }) {
    this.outcome.hidden = !obstacles.length && !notes.length;
    const items = obstacles.map(({ message, fix, position }) => element("li", {},
      element("b", {}, sentence(message)), fix ? ` ${sentence(plainFix(fix))}` : "", position ? [" ", element("button", { type: "button", class: "link", onclick: () => this.studio.emit("place", { x: position[0], y: position[1] }) }, "show")] : null));
    const head = obstacles.length ? `${tool.title}: nothing was changed` : "What followed";
    this.outcome.replaceChildren(element("h2", {}, head), element("ul", { class: obstacles.length ? "obstacles" : "notes" }, ...items, ...notes.map((note) => element("li", {}, sentence(note)))));
  }
}

const arrow = ([[from, to]]) => `${from} \u2192 ${to}`;

function title(noun, nodes, edges) {
  const parts = [];
  if (nodes.length) parts.push(nodes.length === 1 ? `${noun[0].toUpperCase()}${noun.slice(1)} ${nodes[0]}` : plural(nodes.length, noun));
  if (edges.length) parts.push(edges.length === 1 ? `Edge ${arrow(edges)}` : isLine(edges) ? `Line ${edges[0].join(" \u2013 ")}` : plural(edges.length, "edge"));
  return parts.join(" and ");
}

const isLine = (edges) => edges.length > 1 && new Set(edges.map((pair) => String([...pair].sort()))).size === 1;

// The edges of one line by the way they lead.
function directions(edges) {
  if (!isLine(edges)) return [];
  const [[first]] = edges;
  const [forward, back] = [edges.filter(([from]) => from === first), edges.filter(([from]) => from !== first)];
  return back.length ? [forward, back] : [forward];
}
