// The bytes of a file: lines that have elements only where they are visible; a byte shows its field, and a field its bytes.

import { element } from "../kit/elements.js";
import { Near } from "./near.js";

const MARGIN = 6;
const HEX = Array.from({ length: 256 }, (_, value) => value.toString(16).padStart(2, "0").toUpperCase());

export class Bytes {
  /**
   * Fills an element; `onByte(offset, isChosen)` is called with the byte under the pointer or the chosen one. `colour(from, to)`
   * returns the values in a range, as `[start, end, class]` in order.
   */
  constructor(host, { onByte, onLeave }) {
    Object.assign(this, { host, onByte, data: new Uint8Array(0), marked: [0, 0], at: 0 });
    this.space = element("div", { class: "space", role: "presentation" });
    host.tabIndex = 0;
    host.replaceChildren(this.space);
    host.addEventListener("scroll", () => this.draw(), { passive: true });
    host.addEventListener("keydown", (event) => this.key(event));
    host.addEventListener("pointermove", (event) => event.pointerType !== "touch" && this.point(event, false));
    host.addEventListener("pointerleave", () => onLeave());
    host.addEventListener("click", (event) => this.point(event, true));
    this.near = new Near(host, () => this.draw());
  }

  show(data, colour) {
    Object.assign(this, { data, colour, marked: [0, 0], at: 0 });
    this.host.scrollTop = 0;
    this.draw();
  }

  get width() {
    return this.host.clientWidth && this.host.clientWidth < 520 ? 8 : 16;
  }

  get height() {
    return parseFloat(getComputedStyle(this.host).getPropertyValue("--row")) || 24;
  }

  draw() {
    const { width, height, data } = this;
    const lines = Math.ceil(data.length / width);
    this.space.style.height = `${lines * height}px`;
    const first = Math.max(Math.floor(this.host.scrollTop / height) - MARGIN, 0);
    const end = this.near.holds ? Math.min(Math.ceil((this.host.scrollTop + this.host.clientHeight) / height) + MARGIN, lines) : first;
    const spans = end > first ? this.colour(first * width, Math.min(end * width, data.length)) : [];
    let span = 0;
    const rows = [];
    for (let line = first; line < end; line += 1) {
      const from = line * width;
      const row = element("div", { class: "row" }, element("span", { class: "at" }, from.toString(16).toUpperCase().padStart(6, "0")));
      row.style.transform = `translateY(${line * height}px)`;
      let letters = "";
      for (let half = 0; half < width; half += 8) {
        const part = element("span", { class: "half" });
        for (let at = from + half; at < Math.min(from + half + 8, data.length); at += 1) {
          while (span < spans.length && spans[span][1] <= at) span += 1;
          const kind = spans[span]?.[0] <= at ? spans[span][2] : "";
          const byte = element("i", { class: at >= this.marked[0] && at < this.marked[1] ? "on" : kind }, HEX[data[at]]);
          byte.at = at;
          part.append(byte);
          letters += data[at] >= 32 && data[at] < 127 ? String.fromCharCode(data[at]) : "·";
        }
        row.append(part);
      }
      row.append(element("span", { class: "letters", "aria-hidden": "true" }, letters));
      rows.push(row);
    }
    this.space.replaceChildren(...rows);
  }

  /** Mark the bytes from `start` to `end`, and bring them into view where `follow` says so. */
  mark(start, end, follow = false) {
    this.marked = [start, end];
    if (follow && end > start) {
      const { width, height } = this;
      const top = Math.floor(start / width) * height;
      if (top < this.host.scrollTop || top + height > this.host.scrollTop + this.host.clientHeight) {
        this.host.scrollTop = Math.max(top - this.host.clientHeight / 3, 0);
      }
      this.at = start;
    }
    this.draw();
  }

  point(event, isChosen) {
    const { at } = event.target;
    if (at === undefined) return;
    if (isChosen) this.at = at;
    this.onByte(at, isChosen);
  }

  key(event) {
    const { width } = this;
    const page = width * Math.max(Math.floor(this.host.clientHeight / this.height) - 1, 1);
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: width, ArrowUp: -width, PageDown: page, PageUp: -page }[event.key];
    const to = event.key === "Home" ? 0 : event.key === "End" ? this.data.length - 1 : step ? this.at + step : -1;
    if (to < 0 || to >= this.data.length) return;
    event.preventDefault();
    this.mark(to, to + 1, true);
    this.at = to;
    this.onByte(to, true);
  }
}
