// The map of the document that is shown, with what one does on it.

import { element } from "../../kit/elements.js";
import { boxOf } from "../../kit/places.js";
import { MapView } from "../../map/map.js";
import { BackgroundStrip } from "../background/strip.js";
import { Preview } from "../edit/preview.js";
import { Toolbar } from "../edit/toolbar.js";
import { Address } from "./address.js";
import { Clipboard } from "./clipboard.js";
import { ContextMenu } from "./menu.js";
import { Names } from "./names.js";
import { Nudge } from "./nudge.js";
import { Search } from "./search.js";

const NEAR = 2; // pixels per unit when one thing is looked at, more where the whole map is as near
const ASIDE = 100; // pixels around the sides of one thing
const FEW = 8; // edges whose directions are shown

export class Stage {
  // `choose` opens the dialog for files.
  constructor(studio, keys, choose) {
    this.studio = studio;
    this.scene = null;
    this.names = null;
    this.finding = -1; // the one that is looked at
    this.sketches = new Map();
    this.outdated = new Set();
    this.host = element("div", { class: "ground" });
    this.search = new Search(this);
    this.toolbar = new Toolbar(this, keys);
    this.legend = element("div", { class: "legend" });
    this.below = new BackgroundStrip(this, choose);
    const bar = element("div", { class: "bar" }, this.search.element, this.toolbar.element);
    this.element = element("section", { class: "stage", "aria-label": "Map", hidden: true }, bar, this.host, this.legend);
    this.choose = (selection) => studio.choose(selection);
    this.fly = (target, isMarked) => this.flyTo(target, isMarked);
    this.clipboard = new Clipboard(this, keys);
    this.nudge = new Nudge(this);
    this.address = new Address(this);
    this.preview = new Preview(studio);
    this.host.append(new ContextMenu(this).element);
    this.listen(keys);
  }

  listen(keys) {
    const { studio } = this;
    studio.prepare = (scene) => this.map.prepare(scene);
    studio.on("document", () => this.clear());
    studio.on("scene", ({ isAnother }) => this.show(isAnother));
    studio.on("findings", () => {
      this.finding = -1; // the numbers belong to other findings now
      this.select();
    });
    studio.on("passing", (numbers) => this.mark(numbers));
    studio.on("selection", () => this.select());
    studio.on("finding", (number) => this.goTo(number));
    studio.on("place", (place) => this.flyTo(place, !place.isDrawn));
    studio.on("route", ({ points }) => {
      this.sketch("route", points ? [{ type: "line", points: points.map(([x, y]) => [x, y]), style: "new" }] : []);
      if (points?.length) this.flyTo(boxOf(points.map(asPlace)));
    });
    studio.on("sketch", ({ owner, shapes }) => this.sketch(owner, shapes));
    studio.on("obstacles", ({ obstacles }) => this.showObstacles(obstacles));
    studio.on("alike", () => this.chooseAlike());
    keys.set("Map", [
      { key: "/", title: "Search", act: () => this.search.input.focus() },
      { key: "arrows", title: "Move the map that has the focus" },
      { key: "+ or -", title: "Nearer, farther" },
      { key: "0", title: "The whole map" },
      { key: "Space", title: "What a click in the middle of the map does" },
    ]);
  }

  get map() {
    this.view ??= this.createView();
    return this.view;
  }

  // Have the map ready for what it is to show: to start the graphics takes its time.
  prepare() {
    return this.map;
  }

  createView() {
    const { host, toolbar } = this;
    host.addEventListener("pointermove", (event) => toolbar.interaction.hover(this.placeOf(event), event));
    host.addEventListener("keydown", (event) => this.key(event), true);
    host.addEventListener("dblclick", (event) => toolbar.interaction.isGesture && this.stop(event, () => toolbar.interaction.finish()), true);
    const view = new MapView(host, {
      onPick: (things, event) => toolbar.interaction.pick(things, this.placeOf(event), event),
      onMove: () => this.address.write(),
      onBox: (things, event) => toolbar.builtIn[1].interaction.pick(things, null, event),
      onDrag: (phase, place, thing, event) => toolbar.interaction.drag(phase, place, thing, event),
      onRestore: () => this.below.load(),
    });
    view.legendOf.additions = [this.below.element];
    return view;
  }

  stop(event, act) {
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  // Keys of what takes several clicks, before those of the map.
  key(event) {
    if (event.target.closest(".context-menu")) return;
    if (this.nudge.press(event)) {
      this.stop(event, () => {});
      return;
    }
    const { interaction } = this.toolbar;
    const act = { Enter: () => interaction.finish(), Backspace: () => interaction.back(), Escape: () => interaction.cancel() }[event.key];
    if (!interaction.isGesture || !act || event.ctrlKey || event.metaKey || event.altKey || event.target.closest("button")) return;
    this.stop(event, act);
  }

  // The place of a click; that of a key is the middle of the map.
  placeOf(event) {
    const { left, top, width, height } = this.host.getBoundingClientRect();
    return this.map.toWorld(event?.clientX === undefined ? [width / 2, height / 2] : [event.clientX - left, event.clientY - top]);
  }

  // Contents

  clear() {
    this.sketches.clear();
    this.outdated.clear();
    this.toolbar.fit();
  }

  show(isAnother) {
    const { studio } = this;
    const { scene } = studio;
    const before = this.names;
    this.element.hidden = !scene;
    this.scene = scene;
    this.names = studio.names = scene && new Names(scene);
    if (!scene) return;
    this.map.show(scene, { keepView: !isAnother });
    this.legend.replaceChildren(this.map.legend());
    if (!isAnother) this.keep(before);
    this.select();
    if (scene.revision === studio.document.revision) {
      for (const owner of this.outdated) this.sketches.delete(owner);
      this.outdated.clear();
    }
    this.redraw();
    this.address.apply();
  }

  // Chosen things stay chosen where they still exist at the same place, whatever their names are after a change.
  keep(before) {
    const { studio } = this;
    const { next, scene, selection: { nodes, edges } } = studio;
    if (next?.revision <= scene.revision) studio.next = null;
    if (next?.revision === scene.revision && next.selection === studio.selection) {
      if (next.isSame) studio.follow({ nodes: next.nodes, edges: [] });
      else this.choose({ nodes: next.nodes });
      return;
    }
    const rename = (name) => before && this.names.rename(name, before);
    const present = { nodes: nodes.map(rename).filter(Boolean), edges: edges.map((pair) => pair.map(rename)).filter((pair) => pair.every(Boolean)) };
    if (String([present.nodes, present.edges]) !== String([nodes, edges])) studio.follow(present);
  }

  // Findings with some numbers, or all.
  mark(numbers) {
    const { findings } = this.studio;
    if (!this.scene || !findings) return;
    const { y, severity, related, message } = findings.findings;
    const x = numbers ? findings.findings.x.map((value, number) => (numbers.has(number) ? value : NaN)) : findings.findings.x;
    const ends = new Map(Object.entries(related).map(([number, places]) => [Number(number), places.filter(({ position }) => position).map(({ position }) => ({ x: position[0], y: position[1] }))]));
    this.map.findings({ x, y, severity, ends, words: (number) => message[number] });
  }

  select() {
    if (!this.scene) return;
    const { nodes, edges } = this.studio.selection;
    const rows = nodes.map((name) => this.names.row(name)).filter((row) => row >= 0);
    const polygons = nodes.filter((name) => !name.includes("/") && this.names.polygon(name)).map(Number);
    const lines = edges.map((pair) => pair.map((name) => this.names.row(name))).filter((pair) => pair.every((row) => row >= 0));
    this.map.select({ points: rows, lines, polygons, finding: this.finding });
    this.point(edges);
    this.toolbar.interaction.follow();
  }

  // Show the directions of edges, while they are few.
  point(edges) {
    const ends = edges.map((pair) => pair.map((name) => ({ name, place: this.names.place(name) })));
    const placedEnds = edges.length > FEW ? [] : ends.filter((pair) => pair.every(({ place }) => place));
    const named = new Map(placedEnds.flat().map((end) => [end.name, end]));
    this.sketch("edges", [
      ...placedEnds.map((pair) => ({ type: "arrow", points: pair.map(({ place: { x, y } }) => [x, y]), style: "new" })),
      ...[...named.values()].map(({ name, place: { x, y } }) => ({ type: "point", points: [[x, y]], style: "new", label: name })),
    ]);
  }

  // All nodes in view that are drawn as the one that is chosen, or all lines.
  chooseAlike() {
    const { interaction } = this.toolbar.builtIn[0];
    const { nodes: [node], edges: [edge] } = this.studio.selection;
    const place = this.names.place(node ?? edge[0]);
    const { width, height } = this.host.getBoundingClientRect();
    const [[west, north], [east, south]] = [this.map.toWorld([0, 0]), this.map.toWorld([width, height])];
    const isIt = (thing) => (node === undefined ? sameEnds(interaction.pairOf(thing), edge) : interaction.nodeOf(thing) === node);
    const like = this.map.thingsIn([place.x - NEAR, place.y - NEAR, place.x + NEAR, place.y + NEAR]).find(isIt) ?? this.map.thingsIn([west, south, east, north]).find(isIt);
    if (!like) return;
    const similar = this.map.thingsIn([west, south, east, north]).filter(({ kind, layer, surface }) => kind === like.kind && layer === like.layer && surface === like.surface);
    this.toolbar.builtIn[1].interaction.pick(similar, null);
  }

  goTo(number) {
    this.finding = number;
    this.select();
    if (!this.scene || number < 0) return;
    const { x } = this.studio.findings.findings;
    if (Number.isFinite(x[number])) this.map.flyToFinding(number);
  }

  flyTo(target, isMarked) {
    if (!this.scene) return;
    this.sketch("place", isMarked ? [{ type: "point", points: [[target.x, target.y]], style: "measure" }] : []);
    this.map.flyTo(Array.isArray(target) ? target : target.box ?? { scale: this.nearScale(target), ...target });
  }

  // Pixels per unit at which one thing is looked at, with all of it in sight.
  nearScale({ bounds }) {
    const { camera, chart } = this.map;
    const scale = Math.max(NEAR, 2 * camera.around(chart.box).scale);
    return bounds ? Math.min(scale, camera.around(bounds, ASIDE).scale) : scale;
  }

  showObstacles(obstacles) {
    const placed = obstacles.filter(({ position }) => position);
    this.sketch("obstacles", placed.map(({ position: [x, y], message }) => ({ type: "point", points: [[x, y]], style: "gone", label: message })));
    if (placed.length) this.flyTo(asPlace(placed[0].position));
  }

  // Draw shapes above the map, by owner. What was drawn for a change stays until the map shows the change.
  sketch(owner, shapes) {
    this.outdated.delete(owner);
    if (shapes.length) this.sketches.set(owner, shapes);
    else if (this.sketches.has(owner) && this.scene && this.scene.revision !== this.studio.document?.revision) this.outdated.add(owner);
    else if (!this.sketches.delete(owner)) return;
    this.redraw();
  }

  redraw() {
    this.map.sketch([...this.sketches.values()].flat());
  }
}

const sameEnds = (first, second) => String([...(first ?? [])].sort()) === String([...second].sort());
const asPlace = ([x, y]) => ({ x, y });
