// A list of any length that has elements only for the visible rows.

import { element } from "../elements.js";

const TALLEST = 8_000_000; // pixels: browsers do not lay out much more than twice that
const BESIDE = 4; // rows beyond the edges

export class Rows {
  // Fills `host`, which scrolls; `draw(first, end)` makes the elements of some rows. All are `height` pixels tall.
  constructor(host, height, draw) {
    Object.assign(this, { host, height, draw, count: 0 });
    this.space = element("div", { class: "space", role: "presentation" });
    host.append(this.space);
    host.addEventListener("scroll", () => this.requestDraw(), { passive: true });
    this.sizes = new ResizeObserver(() => this.requestDraw());
    this.sizes.observe(host);
  }

  get seen() {
    return Math.max(1, Math.floor(this.host.clientHeight / this.height));
  }

  // Set the number of rows, and draw them again.
  show(count) {
    this.count = count;
    this.space.style.height = `${Math.min(count * this.height, TALLEST)}px`;
    this.requestDraw();
  }

  requestDraw() {
    this.pendingFrame ??= requestAnimationFrame(() => {
      this.pendingFrame = undefined;
      this.paint();
    });
  }

  // Return the first visible row, with a fraction: where all rows would be too tall, scrolling goes by parts of the whole.
  get top() {
    const { host, count, height } = this;
    if (count * height <= TALLEST) return host.scrollTop / height;
    const distance = TALLEST - host.clientHeight;
    return (host.scrollTop / distance) * (count - host.clientHeight / height);
  }

  paint() {
    const { host, count, height, top } = this;
    if (!host.clientHeight) return;
    const first = Math.max(0, Math.floor(top) - BESIDE);
    const end = Math.min(count, Math.ceil(top + host.clientHeight / height) + BESIDE);
    const { activeElement } = document;
    const isInside = this.space.contains(activeElement);
    const rows = this.draw(first, end);
    rows.forEach((row, at) => {
      row.style.transform = `translateY(${host.scrollTop + (first + at - top) * height}px)`;
    });
    this.space.replaceChildren(...rows);
    if (isInside && activeElement.isConnected) activeElement.focus({ preventScroll: true });
  }

  // Scroll to a row that is not visible.
  reveal(row) {
    const { host, top, height, count } = this;
    const inside = host.clientHeight / height;
    if (row >= top && row + 1 <= top + inside) return;
    const wanted = Math.max(0, Math.min(count - inside, row < top && top - row < 2 ? row : row + 1 - top - inside < 2 && row > top ? row + 1 - inside : row - inside / 3));
    const tall = count * height;
    host.scrollTop = tall <= TALLEST ? wanted * height : (wanted / (count - inside)) * (TALLEST - host.clientHeight);
    this.requestDraw();
  }
}
