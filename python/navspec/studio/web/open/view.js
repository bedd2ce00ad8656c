// One file on the page: its format, its facts, its fields and bytes beside each other.

import { Bytes } from "./bytes.js";
import { valueForm } from "./editing.js";
import { element } from "../kit/elements.js";
import { markdown } from "../kit/markdown.js";
import { search } from "./search.js";
import { showFacts } from "./facts.js";
import { valuesBetween, rootNode, pathToPointer, pathToByte } from "./nodes.js";
import { formatCount, hexadecimal } from "../engine/words.js";
import { Tree } from "./tree.js";

const find = (id) => document.getElementById(id);

const NOTHING = () => [];

export class View {
  /** `onSet(values, words)` sets `[pointer, value]` pairs of the file, and returns why it cannot. */
  constructor(onSet) {
    this.onSet = onSet;
    this.tree = new Tree(find("fields"), { onSelect: (node) => this.select(node), onHover: (node) => this.peek(node) });
    this.bytes = new Bytes(find("bytes"), { onByte: (at, isChosen) => this.byte(at, isChosen), onLeave: () => this.peek(null) });
    find("find").addEventListener("input", () => this.look());
    find("find").addEventListener("keydown", (event) => {
      if (event.key === "Enter") {
        event.preventDefault();
        find("matches").querySelector("button")?.click();
      }
    });
  }

  /** Show a file: `{name, format, file}` or `{name, fault, bytes}`, with the properties of its format. */
  show(opened, about) {
    this.opened = opened;
    this.node = opened.file ? rootNode(opened.file) : null;
    this.selected = null;
    find("find").value = "";
    find("matches").replaceChildren();
    find("what").replaceChildren(...heading(opened, about));
    find("facts").replaceChildren(...(opened.file ? showFacts(opened.file, this.node, (pointer) => this.go(pointer)) : []));
    find("facts").hidden = !opened.file;
    for (const id of ["fields", "finder"]) find(id).hidden = !opened.file;
    find("panes").classList.toggle("alone", !opened.file);
    if (opened.file) this.tree.show(this.node);
    const data = opened.file ? opened.file.bytes : opened.bytes;
    this.bytes.show(data, opened.file ? (from, to) => valuesBetween(this.node, from, to).map((value) => [...value.span, value.colour]) : NOTHING);
    if (opened.fault) this.bytes.mark(opened.fault.offset, opened.fault.offset + Math.max(opened.fault.length, 1), true);
    this.say(null);
  }

  select(node) {
    this.selected = node;
    if (node.span) this.bytes.mark(...node.span, true);
    else this.bytes.mark(0, 0);
    this.say(node);
  }

  peek(node) {
    if (find("about").contains(document.activeElement)) return; // somebody writes a value
    const shown = node ?? this.selected;
    if (shown?.span) this.bytes.mark(...shown.span);
    this.say(shown);
  }

  byte(at, isChosen) {
    if (!this.node) return;
    const steps = pathToByte(this.node, at);
    if (!steps.length) return;
    const { node } = steps.at(-1);
    this.bytes.mark(...node.span);
    this.say(node);
    if (isChosen) {
      this.selected = node;
      this.tree.go(steps, { quiet: true });
    }
  }

  /** Scroll to the part of a pointer. */
  go(pointer) {
    if (this.node) this.tree.go(pathToPointer(this.node, pointer));
  }

  look() {
    const words = find("find").value.trim();
    if (!this.opened.file) return;
    const matches = words ? search(this.opened.file, words) : [];
    find("matches").replaceChildren(
      ...matches.map(({ pointer, path, note }) => {
        const button = element("button", { type: "button" }, element("code", {}, path), element("span", { class: "quiet" }, note));
        button.addEventListener("click", () => {
          this.go(pointer);
          find("fields").focus();
        });
        return element("li", {}, button);
      }),
      ...(words && !matches.length ? [element("li", { class: "quiet" }, "No field has such a name")] : []),
    );
  }

  /** Describe a part of the file below the panes: its path, value, place and meaning. */
  say(node) {
    const about = find("about");
    const isChosen = node !== null && node === this.selected;
    if (node !== null && this.said?.node === node && this.said.isChosen === isChosen) return;
    this.said = { node, isChosen };
    if (!node) {
      about.replaceChildren(element("p", { class: "quiet" }, this.node ? "Point at a field or a byte, or choose one with the arrow keys, to see what it is." : "These are the bytes of the file."));
      return;
    }
    const { spec } = this.opened.file.layout;
    const place = node.span ? `${hexadecimal(node.span[0])}, ${formatCount(node.span[1] - node.span[0], "byte")}${node.type ? `, ${node.type}` : ""}` : node.type;
    const name = node.anchor ? element("a", { href: `${spec.id}.html#${node.anchor}` }, node.pointer || "/") : element("code", {}, node.pointer || "/");
    about.replaceChildren(
      element("p", {}, name, " ", element("span", { class: "value" }, node.value), " ", element("span", { class: "quiet" }, node.more)),
      element("p", { class: "quiet" }, place),
      node.doc ? element("div", { class: "doc" }, ...markdown(node.doc)) : "",
      isChosen ? valueForm(this.opened, node, this.onSet) : "",
    );
  }
}

function heading({ name, archive, size, fault, evidence, format }, about) {
  const lead = fault
    ? [element("p", { class: "fault" }, element("span", { class: "badge error" }, "cannot be read"), " ", fault.message, fault.pointer ? `, at ${fault.pointer}` : "", `, ${hexadecimal(fault.offset)}.`),
      ...(fault.hint ? markdown(`${fault.hint}.`) : []),
      fault.expected ? element("p", { class: "quiet" }, `Expected: ${fault.expected}. There: ${fault.actual}.`) : "",
      about ? element("p", { class: "quiet" }, "It was read as ", element("a", { href: `${format}.html` }, about.title), ".") : ""]
    : [element("p", {}, element("a", { href: `${format}.html` }, about.title), element("span", { class: "quiet" }, `, because ${evidence}.`))];
  return [element("h2", { id: "name" }, name), element("p", { class: "quiet" }, `${archive ? `from ${archive}, ` : ""}${formatCount(size, "byte")}`), ...lead];
}
