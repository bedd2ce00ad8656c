// The meaning of signs and colours of the map, with switches to hide them.

import { element, grouped } from "../kit/elements.js";
import { REACH } from "./marks.js";
import { nearest } from "./polygons.js";
import { drawLadder, drawMark, drawSigns, fillOf } from "./signs.js";
import { channels } from "./gl.js";
import { colorOf, paintOf } from "./network_themes.js";
import { drawLight, LIGHTS } from "./above.js";

const SEVERITIES = ["error", "warning", "info"];

export class Legend {
  constructor(map) {
    Object.assign(this, { map, title: "", from: null, additions: [] });
    this.element = element("div", { class: "map-legend", role: "group", "aria-label": "What the map shows" });
  }

  // For a chart, or with other colours.
  open() {
    if (!this.map.chart) return;
    const titles = this.choices().map(({ title }) => title);
    if (!titles.includes(this.title)) this.title = "";
    if (this.from >= Math.max(...this.map.chart.surfaces.map(({ counts }) => counts.length))) this.from = null;
    this.paint();
    this.fill();
  }

  get relation() {
    return this.map.chart.surfaces.map(({ relation }) => relation).find((relation) => relation?.title === this.title);
  }

  // Themes by which the surfaces, or the network, can be coloured.
  choices() {
    const { surfaces, value, themes } = this.map.chart;
    if (!surfaces.length) return themes.length ? [{ title: "", words: "Kind" }, ...themes.map(({ title }) => ({ title, words: title }))] : [];
    return [
      { title: "", words: value },
      ...surfaces[0].themes.map(({ title }) => ({ title, words: title })),
      ...surfaces.flatMap(({ relation }) => (relation ? [{ title: relation.title, words: relation.title }] : [])),
    ];
  }

  // The polygon at a place, or the nearest one, is the one whose relation to the others is shown.
  choose(x, y, near = false) {
    const { chart } = this.map;
    const surface = chart?.surfaces.find(({ relation }) => relation?.title === this.title);
    if (!surface) return;
    const at = surface.allAt(x, y, chart.ceiling).at(-1) ?? (near ? nearest(surface, x, y) : -1);
    if (at < 0) return;
    this.from = at;
    this.open();
  }

  // The polygon of a number is the one.
  chooseNumber(number) {
    const at = this.map.chart?.surfaces.find(({ relation }) => relation?.title === this.title)?.numbers.indexOf(number) ?? -1;
    if (at < 0 || at === this.from) return;
    this.from = at;
    this.open();
  }

  // The fills of all polygons.
  paint() {
    const { map } = this;
    const { chart, painter } = map;
    const themes = this.themes();
    const { relation } = this;
    chart.paint = null;
    let shades = chart.surfaces.map(() => null);
    if (themes.length) {
      chart.paint = [[map.colors.unset, 0], ...themes[0].names.map((_, name) => this.hue(name))];
      shades = themes.map((theme) => this.shadesOf(theme, themes));
    } else if (relation && this.from !== null) {
      chart.paint = [[map.colors.unset, 0], this.hue(0), this.hue(1)];
      shades = chart.surfaces.map((surface) => this.related(surface, relation));
    }
    chart.surfaces.forEach((surface, number) => surface.repaint(shades[number]));
    const { networkTheme } = this;
    for (const layer of chart.layers) layer.repaint(networkTheme && paintOf(networkTheme, layer, map.colors, channels));
    painter.forget();
    map.requestDraw();
  }

  themes() {
    return this.map.chart.surfaces.flatMap(({ themes }) => themes.filter(({ title }) => title === this.title));
  }

  // The theme of the network, null for none.
  get networkTheme() {
    return this.map.chart.themes.find(({ title }) => title === this.title) ?? null;
  }

  hue(number) {
    const { hues } = this.map.colors;
    return [hues[number % hues.length], Math.floor(number / hues.length) % 5];
  }

  shadesOf({ codes, names, marks, hidden }, themes) {
    const counts = totals(themes);
    const order = names.map((_, name) => name).filter((name) => !hidden.has(name));
    order.sort((a, b) => counts[a] - counts[b]); // of several marks the rarest is seen
    const shade = (code) => (marks ? (order.find((name) => (code >>> name) % 2) ?? -1) : hidden.has(code - 1) ? -1 : code - 1) + 1;
    return Uint16Array.from(codes, shade);
  }

  related(surface, relation) {
    const shades = new Uint16Array(surface.counts.length);
    if (surface.relation !== relation) return shades;
    for (let at = 0; at < shades.length; at += 1) shades[at] = at === this.from ? 2 : Number(relation.holds(this.from, at));
    return shades;
  }

  // The element

  fill() {
    const focused = this.element.contains(document.activeElement) ? document.activeElement.dataset.name : null;
    this.element.replaceChildren(...this.surfaces(), ...this.network(), ...this.layers(), ...this.marks(), ...this.additions, ...this.groups());
    if (this.map.chart.note) this.element.append(element("p", {}, this.map.chart.note));
    if (focused) [...this.element.querySelectorAll("[data-name]")].find((item) => item.dataset.name === focused)?.focus(); // the list is rebuilt
  }

  layers() {
    const rows = this.map.chart.layers.map(({ title, style, ends }) => {
      if (style === "spot") return this.row(title, this.sign(0));
      if (style === "ladder") return this.row(title, picture((context) => drawLadder(context, 8, 8, this.map.colors)));
      const key = element("span", { class: ends.length ? "map-stroke" : "map-ring" });
      key.style.color = this.map.colors[style];
      return this.row(title, key);
    });
    const hasLights = this.map.chart.layers.some(({ section }) => section?.lights?.line.length);
    if (hasLights) rows.unshift(this.row(LIGHTS, picture((context) => drawLight(context, 8, 8, this.map.colors))));
    return rows.reverse();
  }

  // What the network is coloured by.
  network() {
    const { surfaces, themes } = this.map.chart;
    return !surfaces.length && themes.length ? [this.chooser(this.choices())] : [];
  }

  marks() {
    const { chart, colors } = this.map;
    const squares = chart.squares.length ? [this.row("Squares", element("span", { class: "map-square" }))] : [];
    const severities = SEVERITIES.map((name, level) => element("li", {}, picture((context) => drawMark(context, 8, 8, REACH, level, 1, colors)), name));
    return [...squares, this.row("Findings", ""), element("ul", { class: "map-severities" }, ...severities)];
  }

  row(title, key) {
    const { map } = this;
    return element("label", {}, this.box(title, !map.hidden.has(title), (isShown) => {
      const hidden = new Set(map.hidden);
      if (isShown) hidden.delete(title);
      else hidden.add(title);
      map.hide(hidden);
    }), key, title);
  }

  box(name, isOn, act) {
    const input = element("input", { type: "checkbox" });
    input.checked = isOn;
    input.dataset.name = name;
    input.addEventListener("change", () => act(input.checked));
    return input;
  }

  // Surfaces, what they are coloured by, and up to which value they are shown.
  surfaces() {
    const { chart } = this.map;
    if (!chart.scale) return [];
    const rows = chart.surfaces.map(({ title }) => this.row(title, ""));
    const choices = this.choices();
    if (choices.length > 1) rows.push(this.chooser(choices));
    return [...rows, this.ceiling()];
  }

  chooser(choices) {
    const select = element("select", {}, ...choices.map(({ title, words }) => element("option", { value: title }, words)));
    select.dataset.name = "colours";
    select.value = this.title;
    select.addEventListener("change", () => {
      this.title = select.value;
      this.from = null;
      const [number] = this.map.selected.polygons;
      if (this.relation && number !== undefined) this.chooseNumber(number);
      else if (this.relation) this.choose(this.map.camera.x, this.map.camera.y, true);
      else this.open();
    });
    return element("label", { class: "map-colours" }, "Colours", select);
  }

  ceiling() {
    const { map } = this;
    const { scale, value } = map.chart;
    const text = (number, beyond) => `${beyond}${grouped(Math.round(number))}`;
    const label = `${value} up to which is shown`;
    const bar = element("input", { type: "range", class: "map-shades", min: scale.low, max: scale.high, step: "any", "aria-label": label, title: label });
    bar.dataset.name = "ceiling";
    const shades = map.chart.paint ? [map.colors.unset, map.colors.unset] : map.colors.shades.filter((_, shade) => shade % 4 === 0);
    bar.style.background = `linear-gradient(to right, ${shades.join(", ")})`;
    const high = element("span", {});
    const update = () => {
      const { ceiling } = map.chart;
      high.textContent = ceiling < Infinity ? text(ceiling, "up to ") : text(scale.high, scale.above ? "\u2265 " : "");
    };
    bar.value = Math.min(map.chart.ceiling, scale.high);
    bar.addEventListener("input", () => {
      map.chart.ceiling = bar.valueAsNumber < scale.high ? bar.valueAsNumber : Infinity;
      update();
      map.requestDraw();
    });
    update();
    return element("label", {}, `${value} ${text(scale.low, scale.below ? "\u2264 " : "")}`, bar, high);
  }

  // The meaning of the colours and signs, name by name.
  groups() {
    const { chart, hidden } = this.map;
    const groups = [];
    const themes = this.themes();
    const { networkTheme } = this;
    if (networkTheme) groups.push(this.group(this.title, [networkTheme], (name) => this.swatch(colorOf(networkTheme, name, this.map.colors))));
    else if (themes.length) groups.push(this.group(this.title, themes, (name) => this.swatch(this.polygonFill(name))));
    else if (this.relation && this.from !== null) groups.push(this.relationGroup());
    for (const { title, theme } of chart.layers) {
      if (theme && !hidden.has(title)) groups.push(this.group(title, [theme], (name) => this.sign(name)));
    }
    return groups;
  }

  group(title, themes, sign) {
    const [{ names, marks, hidden }] = themes;
    const counts = totals(themes);
    const refresh = (act) => {
      for (const theme of themes) act(theme.hidden);
      this.open();
    };
    const rows = names.map((name, number) => {
      const box = this.box(`${title} ${number}`, !hidden.has(number), (isShown) => refresh((set) => (isShown ? set.delete(number) : set.add(number))));
      return element("li", {}, element("label", {}, box, sign(number), element("span", {}, name), element("b", {}, grouped(counts[number]))));
    });
    const parts = [element("legend", {}, title)];
    if (names.length > 3) {
      const button = (text, act) => {
        const button = element("button", { type: "button", class: "link" }, text);
        button.dataset.name = `${title} ${text}`;
        button.addEventListener("click", () => refresh(act));
        return button;
      };
      if (marks) parts.push(element("p", {}, "Of several, the rarest is seen."));
      parts.push(element("p", {}, button("all", (set) => set.clear()), " ", button("none", (set) => names.forEach((_, number) => set.add(number)))));
    }
    return element("fieldset", {}, ...parts, element("ul", {}, ...rows));
  }

  relationGroup() {
    const { relation } = this;
    const surface = this.map.chart.surfaces.find((candidate) => candidate.relation === relation);
    const seen = this.related(surface, relation).reduce((sum, shade) => sum + (shade === 1), 0);
    const rows = [
      [this.swatch(this.polygonFill(1)), `${surface.noun} ${surface.numbers[this.from]}`],
      [this.swatch(this.polygonFill(0)), `${grouped(seen)} ${relation.word}`],
      [this.swatch(this.polygonFill(-1)), `not ${relation.word}`],
    ].map((parts) => element("li", {}, ...parts));
    const how = `Click another ${surface.noun}, or bring it to the middle of the map and press the space bar.`;
    return element("fieldset", {}, element("legend", {}, this.title), element("ul", {}, ...rows), element("p", {}, how));
  }

  // The colour of a name of polygons; of none for -1.
  polygonFill(name) {
    const { colors } = this.map;
    return name < 0 ? colors.unset : fillOf(name, colors);
  }

  swatch(color) {
    const { colors } = this.map;
    return picture((context) => {
      context.fillStyle = color;
      context.fillRect(1, 2, 14, 12);
      context.strokeStyle = colors.label;
      context.strokeRect(1, 2, 14, 12);
    });
  }

  sign(number) {
    return picture((context) => drawSigns(context, [[8, 8]], number, 5.5, this.map.colors));
  }
}

function totals(themes) {
  return themes.reduce((sums, theme) => theme.counts().map((count, name) => count + (sums[name] ?? 0)), []);
}

// Not a canvas on the page: browsers would give it a layer of its own, and another to the drawing after it.
function picture(draw) {
  const canvas = element("canvas", { width: 32, height: 32 });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.scale(2, 2);
  draw(context);
  return element("i", { class: "map-sign", style: `background-image: url(${canvas.toDataURL()})`, "aria-hidden": "true" });
}
