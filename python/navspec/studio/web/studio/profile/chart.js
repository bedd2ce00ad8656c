// A diagram of heights over distances.

import { element } from "../../kit/elements.js";

const SPACE = "http://www.w3.org/2000/svg";
const WIDTH = 640;
const HEIGHT = 260;
const LEFT = 46;
const EDGE = 14;
const FLOOR = 26; // pixels below the diagram
const LEAST = 10; // units that the diagram is high at least
const MOST_KNOBS = 200; // nodes that can be dragged

const svg = (tag, attributes, ...children) => {
  const node = document.createElementNS(SPACE, tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (value !== null) node.setAttribute(name, value);
  }
  node.append(...children);
  return node;
};
const rounded = (number) => Math.round(number * 100) / 100;

export class Chart {
  // `lift(name, by)` is called when a node is dragged, `look(name, place)` when one is looked at.
  constructor({ lift, look }) {
    Object.assign(this, { lift, look });
    this.element = element("div", { class: "profile" });
  }

  show(record) {
    this.element.replaceChildren();
    if (!record) return;
    this.record = record;
    const heights = record.position.map(([, , z]) => z).filter(Number.isFinite);
    const middle = (Math.min(...heights) + Math.max(...heights)) / 2;
    const half = Math.max(Math.max(...heights) - middle, LEAST / 2) * 1.1;
    this.low = middle - half;
    this.high = middle + half;
    this.length = record.distance.at(-1) || 1;
    this.line = svg("polyline", { class: "heights", points: this.points() });
    const knobs = record.movable && record.nodes.length <= MOST_KNOBS ? record.nodes.map((name, at) => this.knob(name, at)) : [];
    this.element.append(svg("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "group", "aria-label": "Heights along the way" }, ...this.axes(), this.line, ...knobs.filter(Boolean)));
  }

  x(distance) {
    return LEFT + (distance / this.length) * (WIDTH - LEFT - EDGE);
  }

  y(height) {
    return EDGE + ((this.high - height) / (this.high - this.low)) * (HEIGHT - EDGE - FLOOR);
  }

  points() {
    const { position, distance } = this.record;
    return position.map(([, , z], at) => [rounded(this.x(distance[at])), rounded(this.y(z))]).filter(([, y]) => Number.isFinite(y)).join(" ");
  }

  axes() {
    const lines = [];
    for (const height of ticks(this.low, this.high)) {
      const y = this.y(height);
      lines.push(svg("line", { class: "grid", x1: LEFT, x2: WIDTH - EDGE, y1: y, y2: y }), svg("text", { x: LEFT - 6, y: y + 4, "text-anchor": "end" }, height.toLocaleString("en-US")));
    }
    for (const distance of ticks(0, this.length)) lines.push(svg("text", { x: this.x(distance), y: HEIGHT - 8, "text-anchor": "middle" }, distance.toLocaleString("en-US")));
    return lines;
  }

  // A node that is dragged up and down, also by keys.
  knob(name, at) {
    const [x, y, z] = this.record.position[at];
    if (!Number.isFinite(z)) return null;
    let height = z;
    const place = (value) => {
      height = value;
      this.record.position[at][2] = value;
      knob.setAttribute("cy", this.y(value));
      knob.setAttribute("aria-valuenow", rounded(value));
      title.textContent = `${name}: ${rounded(value)}`;
      this.line.setAttribute("points", this.points());
    };
    const title = svg("title", {}, `${name}: ${rounded(z)}`);
    const finish = () => {
      if (rounded(height) !== rounded(z)) this.lift(name, rounded(height - z));
    };
    const knob = svg("circle", {
      class: "knob", cx: this.x(this.record.distance[at]), cy: this.y(z), r: 6, tabindex: 0, role: "slider", "aria-orientation": "vertical", "aria-label": `Height of ${name}`,
      "aria-valuenow": rounded(z), "aria-valuemin": rounded(this.low), "aria-valuemax": rounded(this.high),
      onfocus: () => this.look(name, [x, y]),
      onpointerdown: (event) => {
        knob.setPointerCapture(event.pointerId);
        this.look(name, [x, y]);
      },
      onpointermove: (event) => {
        if (!knob.hasPointerCapture(event.pointerId)) return;
        const { top, height: tall } = knob.ownerSVGElement.getBoundingClientRect();
        const down = ((event.clientY - top) / tall) * HEIGHT;
        place(this.high - ((down - EDGE) / (HEIGHT - EDGE - FLOOR)) * (this.high - this.low));
      },
      onpointerup: finish,
      onkeydown: (event) => {
        const by = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
        if (by) place(height + by);
        else if (event.key === "Enter") finish();
        else if (event.key === "Escape") place(z);
        else return;
        event.preventDefault();
        event.stopPropagation();
      },
    }, title);
    return knob;
  }
}

// Some round numbers in a range.
function ticks(low, high) {
  const rough = (high - low) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough);
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.max(0, Math.floor(high / step) - first + 1) }, (_, at) => rounded((first + at) * step));
}
