// Colour themes of the map: kinds and marks of polygons and points, and relations of a polygon.

const UNSET = 0; // the fill of polygons without a kind, or with a hidden one

// Pairs of polygons, stored as compressed bits: see `relation_data` in layers.py.
class Relation {
  constructor({ title, word, pairs, polygons }) {
    Object.assign(this, { title, word, pairs, many: polygons });
    this.isAvailable = Boolean(pairs) && typeof DecompressionStream !== "undefined";
  }

  async load() {
    const packed = new Blob([unpacked(this.pairs, Uint8Array)]);
    const bytes = await new Response(packed.stream().pipeThrough(new DecompressionStream("deflate"))).arrayBuffer();
    const places = new Uint16Array(bytes, 0, this.many);
    this.place = new Uint16Array(this.many);
    places.forEach((at, place) => {
      this.place[at] = place;
    });
    const length = Math.ceil((this.many * (this.many - 1)) / 16);
    this.forward = new Uint8Array(bytes, 2 * this.many, length);
    this.asymmetric = new Uint8Array(bytes, 2 * this.many + length, length);
  }

  // Whether a polygon is related to another.
  relates(from, to) {
    const [first, second] = [this.place[from], this.place[to]];
    if (first === second) return true;
    const [low, high] = first < second ? [first, second] : [second, first];
    const bit = low * this.many - (low * (low + 1)) / 2 + high - low - 1;
    const set = (bits) => (bits[bit >> 3] >> (bit & 7)) & 1;
    return (set(this.forward) ^ (first > second ? set(this.asymmetric) : 0)) === 1;
  }
}

// The control that selects the theme of the surfaces, and explains the colours.
class Layers {
  constructor(map) {
    Object.assign(this, { map, title: "", from: null });
    $("names").open = matchMedia("(min-width: 900px)").matches;
    $("themes").addEventListener("change", (event) => {
      this.title = event.target.value;
      this.pick();
    });
  }

  // The choices for a map.
  open() {
    const { surfaces, value } = this.map.network;
    const themes = surfaces[0]?.themes ?? [];
    const options = [element("option", { value: "" }, value), ...themes.map(({ title }) => element("option", { value: title }, title))];
    this.from = null;
    for (const { relation } of surfaces) {
      if (!relation) continue;
      const option = element("option", { value: relation.title }, relation.isAvailable ? relation.title : `${relation.title} (left out: too large)`);
      option.disabled = !relation.isAvailable;
      options.push(option);
    }
    $("themes").replaceChildren(...options);
    const isAvailable = options.some((option) => option.value === this.title && !option.disabled);
    this.title = isAvailable ? this.title : "";
    $("themes").value = this.title;
    this.pick();
  }

  get relation() {
    return this.map.network.surfaces.map(({ relation }) => relation).find((relation) => relation?.title === this.title);
  }

  async pick() {
    const { relation } = this;
    if (relation && !relation.forward) await relation.load();
    if (relation && this.from === null) this.choose(this.map.camera.x, this.map.camera.y, true);
    this.fill();
  }

  // Select the polygon at a place, or the nearest one, whose relations are shown.
  choose(x, y, near = false) {
    const { network } = this.map;
    const surface = network.surfaces.find(({ relation }) => relation?.title === this.title && relation.forward);
    if (!surface) return;
    const at = surface.at(x, y, network.ceiling);
    if (at < 0 && !near) return;
    this.from = at < 0 ? nearest(surface, x, y) : at;
    this.fill();
  }

  // Set the fills of all polygons, and explain them.
  fill() {
    const { network, colors } = this.map;
    const { surfaces } = network;
    const groups = [];
    network.paints = null;
    network.theme = this.title;
    const at = surfaces[0]?.themes.findIndex(({ title }) => title === this.title) ?? -1;
    if (at >= 0) groups.push(this.paint(surfaces.map((surface) => surface.themes[at])));
    else if (this.relation?.forward && this.from !== null) groups.push(this.paintRelation(surfaces, colors));
    for (const layer of network.layers) {
      if (layer.theme && !this.map.hidden.has(layer.title)) groups.push(this.group(layer.title, [layer.theme], (number) => this.sign(number)));
    }
    $("layers").hidden = $("themes").options.length < 2 && !groups.length;
    $("names").hidden = !groups.length;
    $("names").replaceChildren(element("summary", {}, "What the colours mean"), ...groups);
    $("legend").classList.toggle("other", Boolean(network.paints));
    this.map.drawnView = null;
    this.map.requestDraw();
  }

  paint(themes) {
    const { network, colors } = this.map;
    const [{ names, marks, hidden }] = themes;
    const counts = themes.reduce((sums, theme) => theme.counts().map((count, name) => count + (sums[name] ?? 0)), []);
    const order = names.map((_, name) => name).filter((name) => !hidden.has(name));
    order.sort((a, b) => counts[a] - counts[b]); // of several marks the rarest is shown
    const shade = (code) => (marks ? order.find((name) => (code >>> name) % 2) ?? -1 : hidden.has(code - 1) ? -1 : code - 1) + 1;
    network.paints = themes.map(({ codes }) => ({
      shades: Uint16Array.from(codes, shade),
      fills: [colors.unset, ...names.map((_, name) => fillOf(name, colors))],
    }));
    return this.group(this.title, themes, (name) => this.swatch(network.paints[0].fills[name + 1]), counts);
  }

  paintRelation(surfaces, colors) {
    const { network } = this.map;
    const fills = [colors.unset, colors.hues[0], colors.hues[1]];
    network.paints = surfaces.map(({ relation, numbers }) => {
      const shades = new Uint16Array(numbers.length);
      if (relation === this.relation) {
        for (let at = 0; at < shades.length; at += 1) shades[at] = at === this.from ? 2 : Number(relation.relates(this.from, at));
      }
      return { shades, fills };
    });
    const surface = surfaces.find(({ relation }) => relation === this.relation);
    const related = network.paints[surfaces.indexOf(surface)].shades.reduce((sum, shade) => sum + (shade === 1), 0);
    const rows = [
      [2, `${surface.noun} ${surface.numbers[this.from]}`],
      [1, `${grouped(related)} ${this.relation.word}`],
      [UNSET, `not ${this.relation.word}`],
    ].map(([shade, words]) => element("li", {}, this.swatch(fills[shade]), words));
    const hint = `Click another ${surface.noun}, or bring it to the middle of the map and press the space bar.`;
    return element("fieldset", {}, element("legend", {}, this.title), element("ul", {}, ...rows), element("p", {}, hint));
  }

  // Names with their signs; each can be hidden.
  group(title, themes, sign, counts = themes[0].counts()) {
    const [{ names, hidden }] = themes;
    const refresh = (act) => {
      for (const theme of themes) act(theme.hidden);
      this.fill();
    };
    const rows = names.map((name, number) => {
      const box = element("input", { type: "checkbox" });
      box.checked = !hidden.has(number);
      box.addEventListener("change", () => {
        refresh((set) => (box.checked ? set.delete(number) : set.add(number)));
        $("names").querySelector(`[data-name="${CSS.escape(`${title} ${number}`)}"]`).focus(); // the list is created again
      });
      box.dataset.name = `${title} ${number}`;
      return element("li", {}, element("label", {}, box, sign(number), element("span", {}, name), element("b", {}, grouped(counts[number]))));
    });
    const parts = [element("legend", {}, title)];
    if (names.length > 3) {
      const button = (text, act) => {
        const control = element("button", { type: "button", class: "link" }, text);
        control.addEventListener("click", () => refresh(act));
        return control;
      };
      const none = (set) => names.forEach((_, number) => set.add(number));
      if (themes[0].marks) parts.push(element("p", {}, "Of several marks, the rarest is shown."));
      parts.push(element("p", {}, button("all", (set) => set.clear()), " ", button("none", none)));
    }
    return element("fieldset", {}, ...parts, element("ul", {}, ...rows));
  }

  swatch(fill) {
    return this.map.sign((context) => {
      context.fillStyle = fill;
      context.fillRect(1, 2, 14, 12);
      context.strokeStyle = this.map.colors.label;
      context.strokeRect(1, 2, 14, 12);
    });
  }

  sign(number) {
    return this.map.sign((context) => drawSigns(context, [[8, 8]], number, 5.5, this.map.colors));
  }
}
