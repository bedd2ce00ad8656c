// The canvas: moving, zooming, hovering.

const QUICK = 2500; // lines and points that are drawn again for every frame
const SPARE = 200; // pixels around the view that are drawn as well
const CLOSE_UP = 1.6; // pixels per unit at the end of a flight
const ASIDE = 70; // pixels around both ends of a finding
const NEAR = 8; // pixels around a point that select it

class MapView {
  // `onSelect(number)` is called when a mark is chosen, `onThing(thing)` when a point or polygon of the map is.
  constructor(onSelect, onThing) {
    Object.assign(this, { onSelect, onThing, thing: null });
    this.canvas = $("canvas");
    this.context = this.canvas.getContext("2d");
    this.back = document.createElement("canvas");
    this.drawnView = null;
    this.load = 0;
    this.camera = new Camera();
    this.marks = new Marks(findings);
    this.networks = [];
    this.hidden = new Set(data.maps.flatMap((map) => [...map.layers, ...map.surfaces]).filter(({ shown }) => !shown).map(({ title }) => title));
    this.selected = -1;
    this.shown = [];
    this.current = 0;
    this.pointers = new Map();
    this.flight = null;
    this.still = matchMedia("(prefers-reduced-motion: reduce)");
    this.readColors();
    this.listen();
    this.layers = new Layers(this);
    this.fillLegend(); // before the canvas is measured, because it gets the remaining height
    new ResizeObserver(() => this.resize()).observe(this.canvas);
  }

  get network() {
    this.networks[this.current] ??= this.createNetwork(data.maps[this.current]);
    return this.networks[this.current];
  }

  createNetwork(map) {
    const network = new Network(map, this.current);
    network.background = map.background && new Background(map.background, () => {
      this.drawnView = null;
      this.requestDraw();
    });
    return network;
  }

  // Show a map, and its findings among the visible ones.
  open(map, view) {
    this.current = map;
    $("sets").value = map;
    this.fillLegend();
    this.show(this.shown);
    this.drawnView = null;
    const [west, south, east, north] = this.network.box;
    this.camera.farthest = Math.min(this.camera.width / (east - west || 1), this.camera.height / (north - south || 1)) / 4;
    const { focus } = data.maps[map];
    this.move(view ?? (focus ? this.camera.around(focus, ASIDE) : this.camera.around(this.network.box)));
    this.layers.open();
  }

  show(numbers) {
    this.shown = numbers;
    this.marks.show(this.hidden.has("Findings") ? [] : numbers.filter((number) => findings.map[number] === this.current));
    this.requestDraw();
  }

  // Select a finding, and fly there unless it was chosen on the map; both of its ends become visible.
  select(number, fly) {
    this.selected = number;
    this.thing = null;
    if (number >= 0 && findings.map[number] >= 0 && fly) {
      const ends = [{ x: findings.x[number], y: findings.y[number] }, ...endsOf(number)];
      const [xs, ys] = [ends.map(({ x }) => x), ends.map(({ y }) => y)];
      const view = this.camera.around([Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)], ASIDE);
      view.scale = Math.min(view.scale, Math.max(this.camera.scale, CLOSE_UP));
      if (findings.map[number] === this.current) this.flyTo(view);
      else this.open(findings.map[number], view);
    }
    this.requestDraw();
  }

  move(view) {
    Object.assign(this.camera, view);
    this.requestDraw();
  }

  flyTo(view) {
    if (this.still.matches || document.hidden) {
      this.move(view);
      return;
    }
    this.flight = new Flight(this.camera, view, performance.now());
    this.requestDraw();
  }

  fly(now) {
    const { view, isOver } = this.flight.at(now);
    Object.assign(this.camera, view);
    if (isOver) this.flight = null;
    else this.requestDraw();
  }

  showAll() {
    this.flyTo(this.camera.around(this.network.box));
  }

  // The map of a file, and its square there.
  showFile(file) {
    const map = data.maps.findIndex(({ files }) => files.includes(file));
    if (map >= 0 && map !== this.current) this.open(map);
    const square = this.network.squares.find((square) => square[6] === file);
    if (square) this.flyTo(this.camera.around(square.slice(1, 5)));
  }

  // Drawing

  requestDraw() {
    this.pendingFrame ??= requestAnimationFrame((now) => {
      this.pendingFrame = null;
      if (this.ratio) this.draw(now);
    });
  }

  draw(now) {
    if (this.flight) this.fly(now);
    const { context, camera, ratio } = this;
    this.drawNetwork();
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    this.marks.draw(context, camera, this.colors, ratio);
    const number = this.selected;
    if (number >= 0 && findings.map[number] === this.current) {
      drawEnds(context, camera, this.network, number, this.colors);
      drawSelection(context, camera.across(findings.x[number]), camera.down(findings.y[number]), this.colors);
    }
    if (this.thing) this.network.outline(context, camera, [this.thing.name], this.colors);
    this.drawAbove?.(context, camera, this.colors);
    this.drawScale();
    Object.assign(this.canvas.dataset, { x: camera.x, y: camera.y, scale: camera.scale, selected: number, still: !this.flight });
  }

  // The network is drawn on a larger hidden canvas, which is moved and scaled if drawing again would be too slow.
  drawNetwork() {
    const { context, back, camera, ratio } = this;
    const drawn = this.drawnView;
    const fits = drawn && drawn.scale === camera.scale && this.covers(drawn);
    const busy = this.flight || (this.lastScale !== undefined && this.lastScale !== camera.scale);
    this.lastScale = camera.scale;
    if (!fits && (!drawn || this.load < QUICK || !busy)) this.redraw();
    else if (!fits) this.requestDraw();
    const { x, y, scale, width, height } = this.drawnView;
    const stretch = camera.scale / scale;
    const left = camera.across(x) - (width * stretch) / 2;
    const top = camera.down(y) - (height * stretch) / 2;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = this.colors.sea;
    context.fillRect(0, 0, this.canvas.width, this.canvas.height);
    const whole = stretch === 1 ? Math.round : (value) => value;
    context.drawImage(back, whole(left * ratio), whole(top * ratio), back.width * stretch, back.height * stretch);
  }

  covers(drawn) {
    const { camera } = this;
    const wide = Math.abs(camera.x - drawn.x) * camera.scale;
    const high = Math.abs(camera.y - drawn.y) * camera.scale;
    return wide <= (drawn.width - camera.width) / 2 && high <= (drawn.height - camera.height) / 2;
  }

  redraw() {
    const { back, ratio } = this;
    const view = Object.assign(new Camera(), this.camera);
    const spare = this.load < QUICK ? 0 : SPARE;
    view.width += 2 * spare;
    view.height += 2 * spare;
    const [wide, high] = [Math.ceil(view.width * ratio), Math.ceil(view.height * ratio)];
    if (back.width !== wide || back.height !== high) Object.assign(back, { width: wide, height: high });
    const context = back.getContext("2d");
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    this.load = this.network.draw(context, view, this.hidden, this.colors);
    this.drawnView = view;
  }

  drawScale() {
    const units = 110 / this.camera.scale;
    const power = 10 ** Math.floor(Math.log10(units));
    const length = [5, 2, 1].find((factor) => factor * power <= units) * power;
    $("bar").style.width = `${length * this.camera.scale}px`;
    $("units").textContent = `${grouped(length)} units`;
  }

  resize() {
    const { width, height } = this.canvas.getBoundingClientRect();
    if (!width || !height) return;
    const first = !this.ratio;
    this.ratio = Math.min(devicePixelRatio || 1, 2);
    Object.assign(this.canvas, { width: Math.round(width * this.ratio), height: Math.round(height * this.ratio) });
    Object.assign(this.camera, { width, height });
    this.drawnView = null;
    this.marks.refresh(width);
    if (first) {
      this.open(this.current);
      this.select(this.selected, true); // the finding in the address of the page was chosen before there was a map
    } else {
      this.draw(performance.now());
    }
  }

  readColors() {
    const style = getComputedStyle($("map"));
    const color = (name) => style.getPropertyValue(`--${name}`).trim();
    const names = ["sign", "unset", "sea", "land", "unread", "grid", "label", "road", "path", "water", "link", "arrow", "ladder", "route", "edge", "rim", "accent"];
    this.colors = Object.fromEntries(names.map((name) => [name, color(name)]));
    this.colors.shades = shadesOf(color("shades").split(" "));
    this.colors.hues = color("hues").split(" ");
    this.colors.levels = data.severities.map((name) => color(`mark-${name}`));
    this.colors.onLevels = data.severities.map((name) => color(`on-${name}`));
    this.colors.font = style.fontFamily;
    this.drawnView = null;
    this.marks.refresh(this.camera.width);
  }

  recolor() {
    this.readColors();
    this.fillLegend();
    this.layers.fill();
    this.draw(performance.now());
  }

  // Legend: meaning of the signs, and which are visible

  fillLegend() {
    const rows = this.network.layers.map(({ title, style }) => {
      if (style === "spot") return this.legendRow(title, this.layers.sign(0));
      if (style === "ladder") return this.legendRow(title, this.sign((context) => drawLadder(context, 8, 8, this.colors)));
      const key = element("span", { class: "stroke" });
      key.style.background = this.colors[style];
      return this.legendRow(title, key);
    });
    rows.reverse();
    rows.unshift(...this.legendSurfaces());
    if (this.network.background) rows.push(this.legendRow("Picture", ""));
    if (this.network.squares.length) rows.push(this.legendRow("Squares", element("span", { class: "square" })));
    const severities = data.severities.map((name, level) => {
      const key = this.sign((context) => drawMark(context, 8, 8, REACH, level, 1, this.colors));
      return element("li", {}, key, name);
    });
    const marks = element("div", {}, this.legendRow("Findings", ""), element("ul", {}, ...severities));
    $("legend").replaceChildren(...rows, marks, element("p", {}, this.network.note));
  }

  // Surfaces, and the meaning of their colours.
  legendSurfaces() {
    const { surfaces, scale, value } = this.network;
    if (!scale) return [];
    const text = (number, beyond) => `${beyond}${grouped(Math.round(number))}`;
    const bar = element("input", { type: "range", class: "shades", min: scale.low, max: scale.high, step: "any", "aria-label": `${value} up to which is shown` });
    bar.title = `${value} up to which is shown`;
    bar.style.background = `linear-gradient(to right, ${this.colors.shades.filter((_, shade) => shade % 4 === 0).join(", ")})`;
    const high = element("span", {});
    const showCeiling = () => {
      const { ceiling } = this.network;
      high.textContent = ceiling < Infinity ? text(ceiling, "up to ") : text(scale.high, scale.above ? "\u2265 " : "");
    };
    bar.value = Math.min(this.network.ceiling, scale.high);
    bar.addEventListener("input", () => {
      this.network.ceiling = bar.valueAsNumber < scale.high ? bar.valueAsNumber : Infinity;
      this.drawnView = null;
      showCeiling();
      this.requestDraw();
    });
    showCeiling();
    const row = element("label", {}, `${value} ${text(scale.low, scale.below ? "\u2264 " : "")}`, bar, high);
    return [...surfaces.map(({ title }) => this.legendRow(title, "")), row];
  }

  // A sign as it is drawn on the map.
  sign(draw) {
    const canvas = element("canvas", { class: "sign", width: 32, height: 32 });
    const context = canvas.getContext("2d");
    context.scale(2, 2);
    draw(context);
    return canvas;
  }

  legendRow(title, key) {
    const box = element("input", { type: "checkbox" });
    box.checked = !this.hidden.has(title);
    box.addEventListener("change", () => {
      if (box.checked) this.hidden.delete(title);
      else this.hidden.add(title);
      this.show(this.shown);
      this.layers.fill();
    });
    return element("label", {}, box, key, title);
  }

  // Input

  listen() {
    const { canvas } = this;
    canvas.addEventListener("pointerdown", (event) => this.press(event));
    canvas.addEventListener("pointermove", (event) => this.drag(event));
    for (const name of ["pointerup", "pointercancel"]) canvas.addEventListener(name, (event) => this.release(event));
    canvas.addEventListener("pointerleave", () => this.hover(null));
    canvas.addEventListener("keydown", (event) => this.key(event));
    canvas.addEventListener("dblclick", (event) => this.flyTo(this.camera.zoomed(2.5, ...this.pixel(event))));
    canvas.addEventListener("wheel", (event) => {
      event.preventDefault();
      const lines = event.deltaMode ? 30 : 1;
      const speed = event.ctrlKey ? 0.01 : 0.0016;
      this.steer(this.camera.zoomed(Math.exp(-event.deltaY * lines * speed), ...this.pixel(event)));
    }, { passive: false });
    $("closer").addEventListener("click", () => this.flyTo(this.camera.zoomed(2)));
    $("farther").addEventListener("click", () => this.flyTo(this.camera.zoomed(0.5)));
    $("whole").addEventListener("click", () => this.showAll());
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.recolor());
    for (const [name, paper] of [["beforeprint", true], ["afterprint", false]]) {
      addEventListener(name, () => {
        document.documentElement.classList.toggle("paper", paper);
        this.recolor();
      });
    }
    $("choice").hidden = data.maps.length < 2;
    $("sets").append(...data.maps.map((map, number) => element("option", { value: number }, map.title)));
    $("sets").addEventListener("change", (event) => this.open(Number(event.target.value)));
  }

  pixel(event) {
    const { left, top } = this.canvas.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  }

  // User input ends a flight.
  steer(view) {
    this.flight = null;
    this.move(view);
  }

  press(event) {
    this.canvas.setPointerCapture(event.pointerId);
    this.pointers.set(event.pointerId, this.pixel(event));
    this.flight = null;
    this.dragged = this.pointers.size > 1 ? Infinity : 0;
  }

  drag(event) {
    const before = this.pointers.get(event.pointerId);
    const pixel = this.pixel(event);
    if (!before) {
      this.hover(pixel, event.pointerType);
      return;
    }
    const otherPixels = [...this.pointers].filter(([id]) => id !== event.pointerId).map(([, pixel]) => pixel);
    this.pointers.set(event.pointerId, pixel);
    this.dragged += Math.hypot(pixel[0] - before[0], pixel[1] - before[1]);
    if (otherPixels.length) {
      this.pinch(otherPixels[0], before, pixel);
    } else if (this.dragged > 4) {
      this.hover(null);
      this.move(this.camera.moved(pixel[0] - before[0], pixel[1] - before[1]));
    }
  }

  pinch(anchor, before, pixel) {
    const distance = (pixel) => Math.max(Math.hypot(pixel[0] - anchor[0], pixel[1] - anchor[1]), 1);
    this.move(this.camera.zoomed(distance(pixel) / distance(before), (pixel[0] + anchor[0]) / 2, (pixel[1] + anchor[1]) / 2));
    this.move(this.camera.moved((pixel[0] - before[0]) / 2, (pixel[1] - before[1]) / 2));
  }

  release(event) {
    const wasClick = this.pointers.delete(event.pointerId) && this.dragged <= 4 && event.type === "pointerup";
    if (!wasClick) return;
    const pixel = this.pixel(event);
    const mark = this.marks.find(this.camera, ...pixel, event.pointerType === "touch" ? 8 : 2);
    if (mark) this.choose(mark);
    else {
      this.layers.choose(this.camera.east(pixel[0]), this.camera.north(pixel[1]));
      this.pick(...pixel);
    }
    this.hover(pixel, event.pointerType);
  }

  // Show the attributes of the point or polygon at a pixel.
  pick(px, py) {
    this.thing = this.network.thingAt(this.camera.east(px), this.camera.north(py), this.hidden, NEAR / this.camera.scale);
    if (this.thing) this.onThing(this.thing);
    this.requestDraw();
  }

  // Select the finding of a mark, of several in one place the next one; or split a group.
  choose(mark) {
    if (mark.divides) {
      this.flyTo(this.camera.around(mark.box, 60));
      return;
    }
    const at = mark.members.indexOf(this.selected);
    this.onSelect(mark.members[(at + 1) % mark.members.length]);
  }

  hover(pixel, type) {
    const mark = pixel && this.marks.find(this.camera, ...pixel, type === "touch" ? 8 : 2);
    this.canvas.classList.toggle("over", Boolean(mark));
    $("tip").hidden = !mark;
    if (mark) this.fillTip(mark);
    const spot = pixel && type !== "touch" && [this.camera.east(pixel[0]), this.camera.north(pixel[1])];
    const name = spot && this.network.nameAt(...spot, this.hidden, NEAR / this.camera.scale);
    $("here").textContent = spot ? `${spot.map((value) => value.toFixed(0)).join(", ")}${name ? `  ${name}` : ""}` : "";
  }

  fillTip(mark) {
    const tip = $("tip");
    const first = mark.members.includes(this.selected) ? this.selected : mark.members[0];
    if (mark.members.length === 1) {
      const code = data.rules[findings.rule[first]].code;
      tip.replaceChildren(element("b", {}, code), element("p", {}, findings.message[first]));
    } else {
      const lines = mark.members.slice(0, 3).map((number) => element("p", {}, findings.message[number]));
      const action = mark.divides ? "Click to zoom in" : "Click for one after the other";
      tip.replaceChildren(element("b", {}, countSeverities(mark.members)), ...lines, element("small", {}, action));
    }
    const px = this.camera.across(mark.x);
    const py = this.camera.down(mark.y);
    const left = Math.max(8, Math.min(px - tip.offsetWidth / 2, this.camera.width - tip.offsetWidth - 8));
    const above = py - tip.offsetHeight - mark.radius - 10;
    tip.style.transform = `translate(${Math.round(left)}px, ${Math.round(above > 4 ? above : py + mark.radius + 10)}px)`;
  }

  key(event) {
    const step = 80;
    const moves = { ArrowLeft: [step, 0], ArrowRight: [-step, 0], ArrowUp: [0, step], ArrowDown: [0, -step] };
    const { camera } = this;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (moves[event.key]) this.steer(camera.moved(...moves[event.key]));
    else if (event.key === "+" || event.key === "=") this.flyTo(camera.zoomed(1.6));
    else if (event.key === "-") this.flyTo(camera.zoomed(1 / 1.6));
    else if (event.key === "0") this.showAll();
    else if (event.key === " ") this.layers.choose(camera.x, camera.y);
    else if (event.key === "Enter") {
      const number = this.marks.closest(camera, camera.width / 2, camera.height / 2);
      if (number >= 0) this.onSelect(number);
    } else return;
    event.preventDefault();
  }
}
