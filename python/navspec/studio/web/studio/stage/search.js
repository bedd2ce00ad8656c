// The search box of the map: coordinates, names of nodes, and names of places.

import { element, grouped, plural, sentence } from "../../kit/elements.js";
import { boxOf } from "../../kit/places.js";

const MOST = 8;
const CONDITION = /^[a-z][\w ]*\s*(<=?|>=?|!=|==?)\s*\S/i;
const MARGIN = 25; // units around all that is chosen

export class Search {
  // `stage` has `names`, `scene`, `fly(target)`, `choose(names)`.
  constructor(stage) {
    this.stage = stage;
    this.results = [];
    this.active = -1;
    this.input = element("input", {
      type: "search", id: "search", placeholder: "Search the map", "aria-label": "Search the map", role: "combobox", autocomplete: "off", spellcheck: "false",
      "aria-expanded": "false", "aria-controls": "found", "aria-autocomplete": "list",
      onpointerenter: () => {
        this.input.title = sentence(this.kinds());
      },
      oninput: () => this.look(), onkeydown: (event) => this.key(event), onblur: () => this.close(),
    });
    this.list = element("ul", { id: "found", role: "listbox", "aria-label": "Results", hidden: true, onmousedown: (event) => event.preventDefault() });
    this.element = element("div", { class: "search" }, this.input, this.list);
    stage.studio.on("document", () => {
      this.input.value = "";
      this.close();
    });
  }

  look() {
    this.results = this.stage.scene ? results(this.stage, this.input.value.trim()) : [];
    this.active = this.results.length ? 0 : -1;
    this.show();
  }

  show() {
    const rows = this.results.map(({ title }, at) =>
      element("li", { role: "option", id: `found-${at}`, "aria-selected": String(at === this.active), onclick: () => this.take(at) }, title));
    this.list.replaceChildren(...rows);
    this.list.hidden = !rows.length;
    this.input.setAttribute("aria-expanded", rows.length > 0);
    if (this.active >= 0) this.input.setAttribute("aria-activedescendant", `found-${this.active}`);
    else this.input.removeAttribute("aria-activedescendant");
  }

  close() {
    this.results = [];
    this.active = -1;
    this.show();
  }

  key(event) {
    const many = this.results.length;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && many) this.active = (this.active + step + many) % many;
    else if (event.key === "Enter") {
      if (!many) this.look();
      if (this.results.length) this.take(Math.max(0, this.active));
      else this.lack();
    } else if (event.key === "Escape" && many) this.close();
    else return;
    event.preventDefault();
    event.stopPropagation();
    if (step) this.show();
  }

  // Say that nothing matches, and what can be searched for.
  lack() {
    this.stage.studio.say(`Nothing on the map is called \u201c${this.input.value.trim()}\u201d: ${this.kinds()}.`, "warning");
  }

  kinds() {
    const { names, studio } = this.stage;
    const condition = studio.document?.editor?.condition;
    return [names?.example && `a name is a number, such as ${names.example}`, "a place is x, y", condition && `many are chosen by an attribute, such as ${condition}`].filter(Boolean).join("; ");
  }

  take(at) {
    const { act, title } = this.results[at];
    this.stage.studio.say(sentence(title));
    act();
    this.stage.studio.emit("look");
    this.close();
  }
}

// Return the matches of a text, the best first: `{ title, act }`.
function results(stage, text) {
  if (!text) return [];
  const numbers = text.match(/^(-?\d+(?:\.\d+)?)[\s,;]+(-?\d+(?:\.\d+)?)(?:[\s,;]+-?\d+(?:\.\d+)?)?$/);
  if (numbers) {
    const [x, y] = [Number(numbers[1]), Number(numbers[2])];
    return [{ title: `Go to ${x}, ${y}`, act: () => stage.fly({ x, y }, true) }];
  }
  if (CONDITION.test(text)) return [{ title: `Choose all with ${text}`, act: () => chooseWhere(stage, text) }];
  return [...things(stage, text), ...places(stage, text.toLowerCase())].slice(0, MOST);
}

// Choose all for which a condition on an attribute holds.
async function chooseWhere({ studio, choose, fly }, condition) {
  const chosen = await studio.tried(() => studio.post("select", { condition }));
  if (!chosen) return;
  await studio.mapShown(); // which has the same names
  const { nodes, edges, count } = chosen;
  const places = [...nodes, ...edges.flat()].map((name) => studio.names.place(name)).filter(Boolean);
  if (places.length) fly(widened(boxOf(places)));
  choose({ nodes, edges });
  const many = plural(count, edges.length ? "edge" : studio.noun);
  studio.say(count > nodes.length + edges.length ? `${many} with ${condition}; the first ${grouped(nodes.length + edges.length)} are chosen` : `${many} chosen`);
}

const widened = ([west, south, east, north]) => [west - MARGIN, south - MARGIN, east + MARGIN, north + MARGIN];

// Return a node or polygon by its number, after any word.
function things({ names, scene, choose, fly }, text) {
  const [, name] = /^(?:[^\d/]+\s)?(\d+(?:\/\d+)?)$/.exec(text) ?? [];
  const place = name && names.place(name);
  if (!place) return squares(scene, text.toLowerCase(), fly);
  const noun = names.row(name) >= 0 ? scene.names.noun : scene.surfaces[0]?.noun;
  const entry = { title: `${noun ?? "node"} ${name}`, act: () => {
    fly(place);
    choose({ nodes: [name] });
  } };
  return [entry, ...squares(scene, text.toLowerCase(), fly)];
}

function squares({ squares: all }, text, fly) {
  return all.filter(([label]) => String(label).toLowerCase() === text).map(([label, west, south, east, north]) => ({ title: `square ${label}`, act: () => fly([west, south, east, north]) }));
}

// Polygons by the name of their kind or place: all of them are chosen.
function places({ scene, choose, fly, names }, text) {
  const entries = [];
  if (/^\d+$/.test(text)) return entries; // the number of one that is not there
  for (const { themes, numbers } of scene.surfaces) {
    for (const { title, names: kinds, codes, marks } of themes) {
      kinds.forEach((kind, at) => {
        if (!kind.toLowerCase().includes(text)) return;
        const has = marks ? (code) => (code >> at) & 1 : (code) => code === at;
        const rows = [...numbers].filter((_, row) => has(codes[row]));
        if (rows.length) entries.push({ title: `${title}: ${kind} (${rows.length})`, act: () => {
          fly(widened(boxOf(rows.map((number) => names.polygon(number)))));
          choose({ nodes: rows.map(String) });
        } });
      });
    }
  }
  return entries;
}
