// The bytes of a file, coloured by the fields that they belong to; it loads the visible ones from any source.
// The source decides where they come from.

import { element } from "../elements.js";
import { Rows } from "./rows.js";

const HEIGHT = 22;
const PIECE = 2048; // bytes that are loaded at a time
const HELD = 64; // pieces that are kept
const NARROW = 560; // pixels below which lines have half of the bytes
const HEX = Array.from({ length: 256 }, (_, value) => value.toString(16).padStart(2, "0").toUpperCase());

export class Hex {
  // `onByte(offset)` is called with the chosen byte.
  constructor({ onByte }) {
    Object.assign(this, { onByte, source: null, at: 0, marked: [0, 0], pieces: new Map(), before: new Map(), width: 16 });
    this.element = element("div", {
      class: "field-bytes", role: "grid", tabindex: 0, "aria-label": "Bytes",
      onkeydown: (event) => this.key(event), onclick: (event) => this.click(event),
    });
    this.rows = new Rows(this.element, HEIGHT, (first, end) => this.draw(first, end));
  }

  // Show the bytes of a source; with `keep` the visible ones stay visible.
  show(source, { keep = false } = {}) {
    Object.assign(this, { source, before: keep ? this.pieces : new Map(), pieces: new Map() });
    if (!keep) {
      Object.assign(this, { at: 0, marked: [0, 0] });
      this.element.scrollTop = 0;
    }
    this.fit();
  }

  fit() {
    this.width = this.element.clientWidth && this.element.clientWidth < NARROW ? 8 : 16;
    this.element.setAttribute("aria-colcount", this.width + 1);
    this.element.setAttribute("aria-rowcount", Math.ceil((this.source?.size ?? 0) / this.width));
    this.rows.show(Math.ceil((this.source?.size ?? 0) / this.width));
  }

  // Mark bytes and scroll to the first of them, without calling `onByte`.
  mark(offset, length) {
    this.marked = [offset, offset + length];
    this.at = offset;
    this.rows.reveal(Math.floor(offset / this.width));
    this.rows.requestDraw();
  }

  // Return a piece with its bytes and the sort of each; until it is loaded, the old one is drawn.
  piece(number) {
    const loaded = this.pieces.get(number);
    if (loaded) return loaded;
    const piece = { bytes: null, sorts: null, ...this.before.get(number) };
    if (this.pieces.size >= HELD) this.pieces.delete(this.pieces.keys().next().value);
    this.pieces.set(number, piece);
    const { source } = this;
    const start = number * PIECE;
    source.bytes(start, PIECE).then((bytes) => {
      piece.bytes = bytes;
      this.rows.requestDraw();
    }, () => {});
    source.spans(start, PIECE).then((spans) => {
      piece.sorts = sorted(spans, start);
      this.rows.requestDraw();
    }, () => {});
    return piece;
  }

  draw(first, end) {
    if (!this.source) return [];
    const wanted = this.element.clientWidth < NARROW ? 8 : 16;
    if (wanted !== this.width) {
      const { at } = this;
      this.fit();
      this.rows.reveal(Math.floor(at / this.width));
      return [];
    }
    const row = Math.floor(this.at / this.width);
    if (row >= first && row < end) this.element.setAttribute("aria-activedescendant", `byte-${this.at}`);
    else this.element.removeAttribute("aria-activedescendant");
    return Array.from({ length: end - first }, (_, number) => this.line(first + number));
  }

  line(row) {
    const { width, source } = this;
    const start = row * width;
    const line = element("div", { class: "row", role: "row", "aria-rowindex": row + 1 }, element("span", { class: "at", role: "rowheader" }, start.toString(16).toUpperCase().padStart(6, "0")));
    let letters = "";
    for (let at = start; at < start + width; at += 1) {
      const { bytes, sorts } = at < source.size ? this.piece(Math.floor(at / PIECE)) : {};
      const byte = bytes?.[at % PIECE];
      const isMarked = at >= this.marked[0] && at < this.marked[1];
      const cell = element("span", { id: at < source.size ? `byte-${at}` : null, class: `byte ${sorts?.[at % PIECE] ?? ""}${isMarked ? " on" : ""}${at === this.at ? " now" : ""}${at % 8 === 0 && at > start ? " half" : ""}`, role: "gridcell" }, at < source.size ? (byte === undefined ? "\u00b7\u00b7" : HEX[byte]) : "  ");
      cell.at = at;
      line.append(cell);
      letters += byte >= 32 && byte < 127 ? String.fromCharCode(byte) : at < source.size ? "." : " ";
    }
    line.append(element("span", { class: "letters", "aria-hidden": "true" }, letters));
    return line;
  }

  go(at) {
    if (at < 0 || at >= this.source.size) return;
    this.mark(at, 1);
    this.onByte(at);
  }

  click(event) {
    const cell = event.target.closest(".byte");
    if (cell && cell.at < this.source.size) this.go(cell.at);
  }

  key(event) {
    if (!this.source || event.ctrlKey || event.metaKey || event.altKey) return;
    const page = this.width * (this.rows.seen - 1);
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: this.width, ArrowUp: -this.width, PageDown: page, PageUp: -page }[event.key];
    const to = event.key === "Home" ? 0 : event.key === "End" ? this.source.size - 1 : step ? this.at + step : null;
    if (to === null) return;
    event.preventDefault();
    this.go(to);
  }
}

// The sort of every byte of a piece, and whether a field begins with it.
function sorted(spans, start) {
  const sorts = new Array(PIECE);
  for (const [offset, length, , sort] of spans) {
    sorts.fill(sort, Math.max(0, offset - start), Math.max(0, offset + length - start));
    if (offset >= start) sorts[offset - start] = `${sort} first`;
  }
  return sorts;
}
