// Changes to opened files: values that are set, taken back, and downloaded. Files are read again after each.

import { OpenFile } from "../engine/open_file.js";
import { findPlace } from "../engine/places.js";
import { describeRefusal } from "../engine/values.js";
import { element, plural } from "../kit/elements.js";

const lastName = (path) => path.slice(path.lastIndexOf("/") + 1);

/** Return why a place cannot be set; empty where it can. */
export function refusal(opened, pointer) {
  if (opened.archive) return "a file in an archive is only shown; take it out of the archive to change it";
  return describeRefusal(opened.file, findPlace(opened.file, pointer));
}

/** The sources of the opened files, `{name, blob}` each, with the changes made to them. */
export class Editing {
  /** `onRead(sources, pointer)` reads the files again after a change; `host` is where changes are listed. */
  constructor(host, onRead) {
    Object.assign(this, { host, onRead, sources: [], steps: [], addresses: [] });
  }

  /** Begin with other files. */
  start(sources) {
    this.sources = sources;
    this.steps = [];
    this.draw();
  }

  /** Set values of an opened file, `[pointer, value]` each. Returns why they cannot be set; empty where they were. */
  set(opened, values, words) {
    return this.change(opened, values, words, (file, pointer, value) => file.set(pointer, value));
  }

  /** Set right values, as `set` does; among them may be values that only a repair sets. */
  repair(opened, values, words) {
    return this.change(opened, values, words, (file, pointer, value) => file.store(pointer, value));
  }

  change(opened, values, words, apply) {
    try {
      const changed = new OpenFile({ name: opened.name }, opened.file, opened);
      for (const [pointer, value] of values) apply(changed, pointer, value);
      const blob = new Blob([changed.toBytes()]);
      const at = this.sources.findIndex(({ name }) => name === opened.name);
      this.steps.push({ at, before: this.sources[at].blob, words, pointer: values[0][0] });
      this.replace(at, blob, values[0][0]);
      return "";
    } catch (error) {
      return error.message;
    }
  }

  undo() {
    const { at, before, pointer } = this.steps.pop();
    this.replace(at, before, pointer);
  }

  replace(at, blob, pointer) {
    this.sources = this.sources.map((source, index) => (index === at ? { ...source, blob } : source));
    this.draw();
    this.onRead(this.sources, pointer);
  }

  draw() {
    const { steps, sources } = this;
    for (const address of this.addresses.splice(0)) URL.revokeObjectURL(address);
    this.host.hidden = !steps.length;
    if (!steps.length) return;
    const changed = [...new Set(steps.map(({ at }) => at))];
    this.addresses = changed.map((at) => URL.createObjectURL(sources[at].blob));
    this.host.replaceChildren(
      element("p", {}, `${plural(steps.length, "change")}, the last: ${steps.at(-1).words}.`),
      element("p", { class: "buttons" },
        element("button", { type: "button", class: "button", onclick: () => this.undo() }, "Take it back"), " ",
        ...changed.map((at, index) => element("a", { class: "button", download: lastName(sources[at].name), href: this.addresses[index] }, `Download ${lastName(sources[at].name)}`))),
    );
  }
}

/** Return a form that sets the value of a chosen part of a file, or the reason why it cannot be set. */
export function valueForm(opened, node, onSet) {
  const why = refusal(opened, node.pointer);
  if (why) return node.span && !node.count ? element("p", { class: "quiet" }, `It cannot be set here: ${why}.`) : "";
  const fault = element("span", { class: "fault", role: "alert" });
  const input = element("input", { type: "text", name: "value", value: startingText(opened, node), autocomplete: "off", spellcheck: "false" });
  return element("form", { class: "set", onsubmit: (event) => {
    event.preventDefault();
    fault.textContent = onSet([[node.pointer, input.value]], `${node.pointer} is set to ${input.value}`);
  } }, element("label", {}, "New value ", input), " ", element("button", { class: "button" }, "Set"), " ", fault);
}

/** Return the text with which the field of a form begins: the value as it can be set. */
function startingText(opened, node) {
  const value = new OpenFile({ name: opened.name }, opened.file).get(node.pointer);
  return value instanceof Uint8Array ? `hex:${Array.from(value, (byte) => byte.toString(16).padStart(2, "0")).join("")}` : String(value);
}
