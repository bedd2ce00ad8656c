// Effects of clicks, drags and keys on the map, for each tool. An interaction mode has the `mode` of the map, a `hint` for
// new users, and `isGesture` where it takes several clicks.

import { plural } from "../../kit/elements.js";
import { formatPlace } from "../../kit/places.js";
import { setPosition } from "../form/position.js";
import { FREELY, snapBoxes, snapPlace } from "./snapping.js";

const has = (list, item) => list.some((entry) => String(entry) === String(item));
const toggled = (list, items) => (items.every((item) => has(list, item)) ? list.filter((entry) => !has(items, entry)) : [...list, ...items.filter((item) => !has(list, item))]);

export class InteractionMode {
  mode = "look";
  isGesture = false;

  constructor(stage, tool) {
    Object.assign(this, { stage, tool, studio: stage.studio });
  }

  get hint() {
    return this.tool?.doc ?? "";
  }

  begin() {}
  end() {
    this.stage.sketch("interaction", []);
  }
  pick() {}
  // Return whether the thing itself is dragged: otherwise the map is moved.
  drag() {
    return false;
  }
  hover() {}
  // The selection, or the map under it, is another one.
  follow() {}
  finish() {}
  back() {}
  // Have the effect of the tool on some nodes shown before it is used.
  preview(nodes, values) {
    this.studio.emit("preview", { tool: this.tool, nodes, values });
  }

  cancel() {
    this.end();
    this.stage.toolbar.use("choose");
  }

  // Name of the node that a thing on the map is; null for any other.
  nodeOf({ kind, number, row }) {
    if (kind === "polygon") return String(number);
    return kind === "point" ? this.stage.names.ofRow(row) : null;
  }

  nodeIn(things) {
    return things.map((thing) => this.nodeOf(thing)).find((name) => name !== null) ?? null;
  }

  // Names of the ends of a line; null where it is none of the network.
  pairOf({ kind, from, to, joins }) {
    if (kind !== "line") return null;
    const pair = joins ? joins.map(String) : [from, to].map((row) => this.stage.names.ofRow(row));
    return pair.includes(null) ? null : pair;
  }

  // Both directions of lines, where there are edges.
  async edgesOf(pairs) {
    const { names } = this.studio;
    const result = pairs.length ? await this.studio.tried(() => this.studio.post("edges", { lines: pairs })) : null;
    return result && this.studio.names === names ? result.edges : []; // on another map these may be names of others
  }
}

export class Choose extends InteractionMode {
  mode = "choose";

  get hint() {
    return "A click chooses; with Shift it chooses more, and a drag with Shift all in a rectangle.";
  }

  async pick(things, place, event) {
    const { studio } = this;
    if (studio.placing) {
      studio.placing(place);
      studio.placing = null;
      return;
    }
    const record = things.find(({ pointer }) => pointer);
    if (record) {
      studio.emit("record", record.pointer);
      return;
    }
    const thing = things.find((candidate) => candidate.kind === "finding" || this.nodeOf(candidate) !== null || this.pairOf(candidate));
    const more = event?.shiftKey;
    const { selection } = this.studio;
    const name = thing && this.nodeOf(thing);
    if (thing && thing.kind !== "finding") this.studio.emit("look");
    if (!thing) {
      if (!more) this.stage.choose({});
    } else if (thing.kind === "finding") this.studio.emit("finding", thing.number);
    else if (name !== null) this.stage.choose(more ? { ...selection, nodes: toggled(selection.nodes, [name]) } : { nodes: [name] });
    else {
      const edges = await this.edgesOf([this.pairOf(thing)]);
      this.stage.choose(more ? { ...selection, edges: toggled(selection.edges, edges) } : { edges });
    }
  }

  // Subjects of the form are dragged to another position.
  drag(phase, place, thing) {
    const { studio } = this;
    const subject = thing?.pointer && studio.scene.placed.find(({ position: [first] }) => first.startsWith(`${thing.pointer}/`));
    if (!subject) return false;
    const from = [thing.x, thing.y];
    this.stage.sketch("interaction", [{ type: "line", points: [from, place], style: "moved" }]);
    if (phase === "end") setPosition(studio, studio.document.files[0].path, subject, place).finally(() => this.end());
    return true;
  }
}

export class Box extends InteractionMode {
  mode = "box";
  isGesture = true;

  get hint() {
    return `Drag a rectangle: ${this.studio.noun}s in it are chosen, or lines where it has none; with Shift they are added.`;
  }

  async pick(things, place, event) {
    const names = [...new Set(things.map((thing) => this.nodeOf(thing)))].filter((name) => name !== null);
    const { selection } = this.studio;
    const before = event?.shiftKey ? selection : { nodes: [], edges: [] };
    const edges = names.length ? [] : await this.edgesOf(things.map((thing) => this.pairOf(thing)).filter(Boolean));
    this.stage.choose({ nodes: [...new Set([...before.nodes, ...names])], edges: [...before.edges, ...edges.filter((pair) => !has(before.edges, pair))] });
    const { nodes, edges: chosen } = this.studio.selection;
    this.studio.say(`${plural(nodes.length, this.studio.noun)} and ${plural(chosen.length, "edge")} chosen`);
  }
}

// Places by clicks, drawn as a line while there are more to come.
class Places extends InteractionMode {
  isGesture = true;
  mode = "edit"; // a drag that begins on a thing must not move it
  style = "new";
  most = Infinity;

  begin() {
    this.places = [];
  }

  pick(things, place) {
    const last = this.places.at(-1);
    const name = this.snaps(things);
    const { x, y } = (name && this.stage.names.place(name)) || { x: place[0], y: place[1] };
    if (last && last.x === x && last.y === y) return; // the second click of a double click
    this.places.push({ name, x, y });
    this.sketch();
    this.studio.say(this.words());
    if (this.places.length >= this.most) this.finish();
  }

  // Return the node at a place, if any.
  snaps(things) {
    return this.nodeIn(things.filter(({ kind }) => kind === "point"));
  }

  hover(place) {
    if (this.places.length && place) this.sketch({ x: place[0], y: place[1] });
  }

  back() {
    this.places.pop();
    this.sketch();
  }

  cancel() {
    if (!this.places.length) super.cancel();
    this.begin();
    this.end();
  }

  sketch(next) {
    const points = [...this.places, ...(next ? [next] : [])].map(({ x, y }) => [x, y]);
    const label = this.label?.(points);
    this.stage.sketch("interaction", [...(points.length > 1 ? [{ type: "line", points, style: this.style, label }] : []), ...points.map((point) => ({ type: "point", points: [point], style: this.style }))]);
  }

  words() {
    const { name, x, y } = this.places.at(-1);
    return `${plural(this.places.length, "place")}: ${name ? `${this.studio.noun} ${name}` : formatPlace([x, y])}`;
  }
}

const lengthOf = (points) => points.slice(1).reduce((sum, [x, y], at) => sum + Math.hypot(x - points[at][0], y - points[at][1]), 0);
const units = (number) => `${(Math.round(number * 10) / 10).toLocaleString("en-US")} units`;

export class Measure extends Places {
  style = "measure";
  hint = "Each click adds a place; the length of the path and the straight distance are shown. Escape ends it.";

  label(points) {
    const straight = Math.hypot(points.at(-1)[0] - points[0][0], points.at(-1)[1] - points[0][1]);
    return points.length > 2 ? `path ${units(lengthOf(points))}, straight ${units(straight)}` : units(straight);
  }

  words() {
    const points = this.places.map(({ x, y }) => [x, y]);
    return points.length > 1 ? this.label(points) : super.words();
  }

  finish() {
    this.studio.say(this.words());
    this.places = [];
  }
}

// Modes for the tools of the document, by the first value that they need.

export class Draw extends Places {
  hint = `${this.tool.doc} Click from place to place; Enter or a double click ends the line, Backspace takes a place back, Escape all.`;

  async finish() {
    const { places } = this;
    if (places.length < 2) return;
    const ends = [0, places.length - 1];
    this.begin(); // the next line may begin meanwhile
    const isThere = ({ name, x, y }) => {
      const place = name && this.stage.names.place(name);
      return place?.x === x && place.y === y;
    };
    const points = places.map((place, at) => (ends.includes(at) && isThere(place) ? place.name : [place.x, place.y, null]));
    const outcome = await this.stage.toolbar.run(this.tool, { values: { points } });
    if (this.places.length) return;
    if (!outcome || outcome.obstacles.length) this.places = places; // it stays as it was drawn, so that it can be mended
    else this.end();
  }
}

export class Slice extends Places {
  most = 2;
  hint = `${this.tool.doc} Two clicks make the line; Escape takes it back.`;

  async finish() {
    const line = this.places.map(({ x, y }) => [x, y]);
    this.begin();
    this.end();
    await this.stage.toolbar.run(this.tool, { nodes: this.nodes(line), values: { line } });
  }

  // Return the chosen things, or the polygon under the middle of the line.
  nodes([[x1, y1], [x2, y2]]) {
    const { nodes } = this.studio.selection;
    if (nodes.length >= this.tool.nodes[0] && nodes.length) return nodes;
    const nearest = this.nodeIn(this.stage.map.thingsAt(...this.stage.map.toScreen([(x1 + x2) / 2, (y1 + y2) / 2])));
    return nearest === null ? [] : [nearest];
  }

  snaps() {
    return null;
  }
}

export class Spot extends InteractionMode {
  mode = "edit";
  hint = `${this.tool.doc} Click where.`;

  async pick(things, place) {
    const { tool } = this;
    const pairs = things.map((thing) => this.pairOf(thing)).filter(Boolean);
    const node = this.nodeIn(things);
    const edges = tool.edges[0] ? await this.edgesOf(pairs.slice(0, 1)) : [];
    if (tool.edges[0] && !edges.length) {
      this.studio.say(`${tool.title}: click on a line`, "warning");
      return;
    }
    const nodes = tool.nodes[0] && node !== null ? [node] : [];
    await this.stage.toolbar.run(tool, { nodes, edges, values: { at: [...place, null] } });
  }
}

const SHOWN = 500; // things whose new places are shown

export class Drag extends Choose {
  mode = "edit";

  get hint() {
    const { scene } = this.studio;
    return [`${this.tool.doc} Drag what is chosen, or any ${this.studio.noun}.`, ...(scene?.surfaces.length ? [FREELY] : [])].join(" ");
  }

  drag(phase, place, thing, event) {
    if (phase === "start") return this.grab(place, thing);
    const by = snapBoxes(this.stage, this.areas.map(({ bounds }) => bounds), [place[0] - this.from[0], place[1] - this.from[1]], event, this.moved);
    if (phase === "move") {
      this.sketch(by);
      this.preview(this.nodes, { by: [...by, 0] });
    } else this.drop(by);
    return true;
  }

  grab(place, thing) {
    const name = thing && this.nodeOf(thing);
    if (name === null) return false;
    if (!this.studio.selection.nodes.includes(name)) this.stage.choose({ nodes: [name] });
    const { selection, names } = this.studio;
    const { nodes } = selection;
    const areas = nodes.slice(0, SHOWN).map((node) => this.stage.names.polygon(node)).filter(Boolean);
    Object.assign(this, { from: place, selection, names, areas, moved: new Set(nodes.map(Number)) });
    return true;
  }

  get nodes() {
    return this.selection.nodes;
  }

  async drop(by) {
    const { from } = this;
    this.studio.emit("preview", null);
    if (by.some(Boolean)) await this.stage.toolbar.run(this.tool, { nodes: this.nodes, values: { by: [...by, 0] }, names: this.names });
    if (this.from === from) this.end(); // nothing else is dragged now
  }

  sketch([dx, dy]) {
    const { names } = this.stage;
    const places = this.nodes.slice(0, SHOWN).map((name) => names.place(name)).filter(Boolean);
    this.stage.sketch("interaction", [
      ...this.areas.map(({ bounds }) => ({ type: "polygon", points: cornersOf(bounds).map(([x, y]) => [x + dx, y + dy]), style: "moved" })),
      ...places.flatMap(({ x, y }) => [
        { type: "line", points: [[x, y], [x + dx, y + dy]], style: "moved" }, { type: "point", points: [[x + dx, y + dy]], style: "moved" },
      ]),
    ]);
  }
}

// Two nodes, one after the other; the first may be chosen already.
export class Join extends InteractionMode {
  mode = "edit";
  isGesture = true;
  hint = `${this.tool.doc} Click on one and then on the other; one that is chosen already is the first.`;

  async pick(things) {
    const name = this.nodeIn(things);
    if (name === null) return;
    const { nodes } = this.studio.selection;
    const pair = nodes.length === 1 && nodes[0] !== name ? [nodes[0], name] : [name];
    this.stage.choose({ nodes: pair });
    if (pair.length === 2) await this.finish();
  }

  async finish() {
    const { nodes } = this.studio.selection;
    if (nodes.length === 2) await this.stage.toolbar.run(this.tool, { nodes });
  }
}

const GRAB = 12; // pixels around a handle within which a drag takes it
const HANDLES = [0, 0.5, 1].flatMap((across) => [0, 0.5, 1].map((along) => [across, along])).filter(([across, along]) => across !== 0.5 || along !== 0.5);

const cornersOf = ([west, south, east, north]) => [[west, south], [east, south], [east, north], [west, north]];
const sizeOf = ([west, south, east, north]) => `${Math.round(east - west).toLocaleString("en-US")} by ${units(north - south)}`;
const rectangleOf = ([west, south, east, north]) => ({ rectangle: [[west, south, null], [east, north, null]] });

// A new rectangle, by two opposite corners.
export class Rectangle extends Places {
  most = 2;
  hint = `${this.tool.doc} Click on two opposite corners; Escape takes the first one back. ${FREELY}`;

  pick(things, place, event) {
    super.pick([], snapPlace(this.stage, place, event));
  }

  hover(place, event) {
    if (this.places.length && place) super.hover(snapPlace(this.stage, place, event));
  }

  snaps() {
    return null;
  }

  get box() {
    const [xs, ys] = ["x", "y"].map((axis) => this.places.map((place) => place[axis]));
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  }

  sketch(next) {
    const { x, y } = next ?? this.places.at(-1) ?? {};
    const [first] = this.places;
    const box = first && [Math.min(first.x, x), Math.min(first.y, y), Math.max(first.x, x), Math.max(first.y, y)];
    this.stage.sketch("interaction", box ? [{ type: "polygon", points: cornersOf(box), style: "new", label: sizeOf(box) }] : []);
  }

  async finish() {
    if (this.places.length < 2) return;
    const { box } = this;
    this.begin();
    this.end();
    await this.stage.toolbar.run(this.tool, { values: rectangleOf(box) });
  }
}

// The sides and corners of the chosen rectangle are dragged.
export class Corners extends Choose {
  mode = "edit";
  hint = `${this.tool.doc} Click on an area, then drag its corners and sides. ${FREELY}`;

  begin() {
    this.follow();
  }

  get area() {
    const { nodes } = this.studio.selection;
    return nodes.length === 1 ? this.stage.names.polygon(nodes[0]) : null;
  }

  follow() {
    this.sketch(this.area?.bounds);
  }

  sketch(box) {
    const handles = box ? HANDLES.map((handle) => ({ type: "point", points: [placeOn(box, handle)], style: "new" })) : [];
    this.stage.sketch("interaction", box ? [{ type: "polygon", points: cornersOf(box), style: "new", label: sizeOf(box) }, ...handles] : []);
  }

  drag(phase, place, thing, event) {
    if (phase === "start") return this.grab(place);
    const [x, y] = snapPlace(this.stage, place, event, new Set([this.number]));
    const [across, along] = this.handle;
    const box = this.box.map((side, at) => (at % 2 ? (along * 2 === at - 1 ? y : side) : across * 2 === at ? x : side));
    const sorted = [Math.min(box[0], box[2]), Math.min(box[1], box[3]), Math.max(box[0], box[2]), Math.max(box[1], box[3])];
    this.sketch(sorted);
    if (phase === "move") this.preview([String(this.number)], rectangleOf(sorted));
    else this.studio.emit("preview", null);
    if (phase === "end") this.stage.toolbar.run(this.tool, { values: rectangleOf(sorted) }).finally(() => this.follow());
    return true;
  }

  grab(place) {
    const { area } = this;
    const reach = GRAB / this.stage.map.camera.scale;
    const away = (handle) => Math.hypot(...placeOn(area.bounds, handle).map((coordinate, at) => coordinate - place[at]));
    const handle = area && HANDLES.map((candidate) => [away(candidate), candidate]).sort(([first], [second]) => first - second)[0];
    if (!handle || handle[0] > reach) return false;
    Object.assign(this, { handle: handle[1], box: area.bounds, number: area.number });
    return true;
  }
}

function placeOn([west, south, east, north], [across, along]) {
  return [west + across * (east - west), south + along * (north - south)];
}

const KINDS = { by: Drag, points: Draw, at: Spot, line: Slice };

// Return the mode for a tool; null for one that acts on the chosen things as they are.
export function interactionFor(stage, tool) {
  if (tool.values.includes("rectangle")) return new (tool.nodes[0] ? Corners : Rectangle)(stage, tool);
  const value = tool.values.find((kind) => kind in KINDS);
  if (value) return new KINDS[value](stage, tool);
  return tool.nodes.every((many) => many === 2) ? new Join(stage, tool) : null;
}

// Return whether a tool sets attributes of the chosen things: that is done where they are shown.
export const isSetter = ({ name }) => name === "set";
