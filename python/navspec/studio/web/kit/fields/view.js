// A file: its fields beside its bytes, each showing the other, and details of the chosen field.
//
// A source has `size` in bytes; `error` (message, offset, pointer, expected, actual, hint) where the file cannot
// be read, null otherwise; `bytes(offset, length)`, a Uint8Array; and where it can be read `parts(pointer, start, count)`,
// `place({ pointer } or { offset })`, `spans(offset, length)`, `search(name, value)`, `docs(anchor)`, with the results of
// navspec/studio/routes/fields.py, each as a promise. `set(pointer, value)` exists where values can be set.

import { element, hex } from "../elements.js";
import { renderName, renderPlace } from "./about.js";
import { Finder } from "./finder.js";
import { Hex } from "./hex.js";
import { FieldTree } from "./tree.js";

export class FieldsView {
  // `tried(work)` runs work that may be refused, and shows the reason; `onPlace(place)` is called with the shown place.
  constructor({ tried = (work) => work(), onPlace = () => {} } = {}) {
    Object.assign(this, { tried, onPlace, source: null, turn: 0, showing: null });
    this.tree = new FieldTree({ onChoose: (part) => this.chosen(part), onSet: (pointer, value) => this.set(pointer, value) });
    this.hex = new Hex({ onByte: (offset) => this.go({ offset }, this.hex) });
    this.finder = new Finder((name, value) => this.tried(() => this.source.search(name, value)), (pointer) => this.go({ pointer }));
    this.fault = element("div", { class: "fault", hidden: true });
    this.about = element("section", { class: "field-about", "aria-label": "About the field", tabindex: 0 });
    this.panes = element("div", { class: "panes" }, this.tree.element, this.hex.element, this.about);
    this.element = element("div", { class: "fields-view" }, this.finder.element, this.fault, this.panes);
  }

  // Show a source; with `keep` open and chosen parts stay so.
  async show(source, { keep = false } = {}) {
    this.source = source;
    const { error } = source;
    const isRead = !error;
    if (!keep) this.finder.clear();
    this.finder.element.hidden = !isRead;
    this.panes.classList.toggle("alone", !isRead);
    this.fault.hidden = isRead;
    this.tree.onSet = source.set ? (pointer, value) => this.set(pointer, value) : null;
    if (error) {
      this.tree.clear();
      this.about.replaceChildren();
      this.fault.replaceChildren(...faultOf(error));
      this.hex.show({ ...source, bytes: source.bytes, spans: async () => [] });
      if (source.size) this.hex.mark(Math.min(error.offset, source.size - 1), Math.max(1, error.length));
      return;
    }
    const { turn } = this;
    this.hex.show(source, { keep });
    this.showing = this.tried(() => this.tree.show(source, { keep }));
    await this.showing;
    if (turn !== this.turn || source !== this.source) return;
    const pointer = keep ? this.place?.pointer : "";
    const isThere = pointer && (await source.place({ pointer }).then(() => true, () => false));
    if (isThere) await this.go({ pointer });
    else await this.go({ pointer: "" }, this.hex);
  }

  chosen(part) {
    return this.go({ pointer: part.pointer }, this.tree);
  }

  // Show a place, given by its pointer or by a byte; `from` is the side that has it already.
  async go(where, from = null) {
    if (!this.source || this.source.error) return;
    this.turn += 1;
    const { turn } = this;
    await this.showing;
    const place = await this.tried(() => this.source.place(where));
    if (!place || turn !== this.turn) return;
    this.place = place;
    if (from !== this.hex && place.length) this.hex.mark(place.offset, place.length);
    else if (place.pointer && place.length) {
      this.hex.marked = [place.offset, place.offset + place.length];
      this.hex.rows.requestDraw();
    }
    if (from !== this.tree) await this.tree.go(place.way);
    if (turn !== this.turn) return;
    this.showAbout();
    this.onPlace(place);
  }

  showAbout() {
    const { place, source } = this;
    const set = source.set ? (pointer, value) => this.set(pointer, value) : null;
    this.about.replaceChildren(...renderPlace(place, { set, look: (anchor) => this.look(anchor), go: (pointer) => this.go({ pointer }) }));
    this.about.scrollTop = 0;
  }

  async look(anchor) {
    const docs = await this.tried(() => this.source.docs(anchor));
    if (docs) this.about.replaceChildren(...renderName(docs, { look: (next) => this.look(next), back: () => this.showAbout() }));
  }

  set(pointer, value) {
    return this.source.set(pointer, value);
  }
}

function faultOf({ message, pointer, offset, expected, actual, hint, tried }) {
  const where = pointer ? `${pointer}, at ${hex(offset)}` : offset ? `at ${hex(offset)}` : "";
  const why = Object.entries(tried ?? {});
  return [
    element("p", {}, element("span", { class: "level error" }, "cannot be read"), " ", message, where ? element("span", { class: "soft" }, ` (${where})`) : ""),
    expected ? element("p", { class: "soft" }, `Expected: ${expected}. There: ${actual}.`) : "",
    hint ? element("p", {}, `${hint}.`) : "",
    why.length ? element("ul", { class: "listed soft" }, ...why.map(([name, reason]) => element("li", {}, element("code", {}, name), `: ${reason}`))) : "",
  ];
}
