// The map of the page: one of its maps at a time, with the findings on it that pass the filters.

import { element } from "../kit/elements.js";
import { decodePicture } from "../map/background.js";
import { MapView } from "../map/map.js";
import { $, data, findings, sceneOf } from "./data.js";

const OPACITY = 0.7; // of the picture below the lines
const OLD = "The map cannot be unpacked here: this browser is too old. Take a current Firefox, Chrome, Edge or Safari.";

export class ReportMap {
  // `onFinding(number)` is called for a finding that is chosen on the map, `onThing(thing)` for a point, a line or a polygon,
  // `onPick(event)` for every click before; true where that was for it. `onOpen()` is called when a map is shown.
  constructor({ onFinding, onThing, onPick, onOpen }) {
    Object.assign(this, { onFinding, onThing, onPick, onOpen, current: -1, selected: -1, numbers: [], paper: null });
    this.view = new MapView($("map"), { onPick: (things, event) => this.pick(things[0], event), onRestore: () => this.showPicture() });
    this.view.canvas.setAttribute("aria-label", $("map").dataset.label);
    this.view.canvas.dataset.selected = -1;
    $("legend").append(this.view.legend());
    this.listen();
    this.open(0);
  }

  listen() {
    $("choice").hidden = data.maps.length < 2;
    $("sets").append(...data.maps.map(({ title }, number) => element("option", { value: number }, title)));
    $("sets").addEventListener("change", (event) => this.open(Number(event.target.value)));
    addEventListener("beforeprint", () => this.print());
    addEventListener("afterprint", () => this.printed());
  }

  // Show a map, if it is another one.
  open(number) {
    if (number !== this.current) {
      this.current = number;
      $("sets").value = number;
      this.view.canvas.setAttribute("aria-busy", "true");
      this.opening = this.unpack(number);
    }
    return this.opening;
  }

  async unpack(number) {
    let scene;
    try {
      scene = await sceneOf(data.maps[number]);
    } catch {
      this.view.parts.ground.append(element("p", { class: "map-lacking", role: "alert" }, OLD));
      this.view.canvas.removeAttribute("aria-busy");
      return;
    }
    if (number !== this.current) return; // another one was chosen meanwhile
    this.background = scene.background;
    this.view.legendOf.additions = scene.background ? [this.pictureRow()] : [];
    this.view.show(scene);
    this.show(this.numbers);
    this.mark();
    this.onOpen?.();
    this.showPicture().then(() => number === this.current && this.view.canvas.removeAttribute("aria-busy"));
  }

  // Findings

  // Show the findings with some numbers, and the selected one.
  show(numbers) {
    this.numbers = numbers;
    const x = new Float32Array(findings.x.length).fill(NaN);
    for (const number of [...numbers, ...(this.selected < 0 ? [] : [this.selected])]) if (findings.map[number] === this.current) x[number] = findings.x[number];
    const placed = Object.entries(findings.related).map(([number, places]) => [Number(number), places.filter(([, , position]) => position).map(([, name, [east, north]]) => ({ name, x: east, y: north }))]);
    const { y, severity, message, place } = findings;
    this.view.findings({ x, y, severity, ends: new Map(placed), words: (number) => message[number], name: (number) => place[number] });
  }

  // Select a finding, -1 for none, and fly there unless it was chosen on the map.
  async select(number, isFlying) {
    this.selected = number;
    this.view.canvas.dataset.selected = number;
    const map = findings.map[number] ?? -1;
    await (isFlying && map >= 0 ? this.open(map) : this.opening);
    if (this.selected !== number) return;
    this.show(this.numbers);
    this.mark();
    if (isFlying && map === this.current) this.view.flyToFinding(number);
  }

  // Mark the selected finding, and a thing.
  mark(thing = {}) {
    if (!this.view.chart) return;
    const isHere = findings.map[this.selected] === this.current;
    const polygons = isHere ? this.polygonsOf(this.selected) : [];
    this.view.select({ finding: isHere ? this.selected : -1, polygons, ...thing });
  }

  // Numbers of the polygons that the places of a finding name.
  polygonsOf(number) {
    const names = [findings.place[number] ?? "", ...(findings.related[number] ?? []).map(([, name]) => name)];
    return this.view.chart.surfaces.flatMap(({ noun }) => names.filter((name) => name.startsWith(`${noun} `)).map((name) => parseInt(name.slice(noun.length + 1), 10))).filter(Number.isFinite);
  }

  pick(thing, event) {
    if (this.onPick?.(event)) return;
    if (thing?.kind === "finding") this.onFinding(thing.number);
    else {
      this.mark(marked(thing));
      if (thing) this.onThing({ ...thing, facts: [...thing.facts, ...this.themesOf(thing)] });
    }
  }

  // What the colours of a network mean for a point.
  themesOf({ kind, row }) {
    const themes = kind === "point" ? this.view.chart.themes.filter(({ pointCodes }) => pointCodes) : [];
    return themes.map((theme) => [theme.title, theme.words(row)]).filter(([, words]) => words);
  }

  // The map of a file, and its square there.
  async showFile(file) {
    const map = data.maps.findIndex(({ files }) => files.includes(file));
    if (map < 0) return;
    await this.open(map);
    const [, ...square] = data.maps[map].squares.find(([number]) => number === file) ?? [];
    if (square.length) this.view.flyTo(square);
  }

  // The picture below the lines

  async showPicture() {
    const { background, view } = this;
    const { source, faults } = background ? await decodePicture(background, view.largestPicture) : { source: null, faults: [] };
    if (background !== this.background) return;
    if (faults.length) this.picture.textContent = `Picture: ${faults[0]}${faults.length > 1 ? ` (and ${faults.length - 1} more)` : ""}`;
    view.background(source);
    if (source) view.place({ placement: background.placement, opacity: OPACITY, shown: true });
    source?.close?.();
  }

  pictureRow() {
    const box = element("input", { type: "checkbox", onchange: () => this.view.place({ placement: this.background.placement, opacity: OPACITY, shown: box.checked }) });
    box.checked = true;
    this.picture = element("span", {}, "Picture");
    return element("label", {}, box, this.picture);
  }

  // Paper: browsers do not print what the graphics have drawn, so that a picture of it takes its place.

  print() {
    document.documentElement.classList.add("paper");
    this.view.recolor();
    if (!this.view.ratio || !this.view.chart) return;
    this.paper?.remove();
    this.paper = this.view.picture().canvas;
    this.paper.className = "map-paper";
    this.view.parts.ground.append(this.paper);
  }

  printed() {
    document.documentElement.classList.remove("paper");
    this.paper?.remove();
    this.view.recolor();
  }
}

// How a thing is marked.
function marked(thing) {
  if (thing?.kind === "point") return { points: [thing.row] };
  if (thing?.kind === "line") return { lines: [[thing.from, thing.to]] };
  return thing ? { polygons: [thing.number] } : {};
}
