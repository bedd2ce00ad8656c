// The history: a click goes back to a step, or forward again.

import { element } from "../../kit/elements.js";

export class HistoryPanel {
  static title = "History";
  static doc = "Go back to an earlier step";
  static name = "history";

  constructor(studio) {
    this.studio = studio;
    this.list = element("ol", { class: "steps", "aria-label": "Steps, the last one first" });
    this.element = element("div", { class: "scroll" }, this.list);
    studio.on("document", () => this.fetch());
    studio.on("changed", () => this.fetch());
  }

  async fetch() {
    const { document } = this.studio;
    if (!document) return;
    const steps = await this.studio.tried(() => this.studio.get("history"));
    if (steps && document === this.studio.document) this.show(steps);
  }

  show({ done, undone }) {
    const focused = [...this.list.children].indexOf(document.activeElement?.closest("li"));
    const later = undone.map((title, at) => this.step(title, `Do again up to here: ${title}`, "later", () => this.go("redo", at + 1)));
    const earlier = done.map((title, at) => this.step(title, `Go back to here: ${title}`, at ? "" : "now", () => this.go("undo", at)));
    const first = this.step("As it was opened", "Go back to the beginning", done.length ? "" : "now", () => this.go("undo", Infinity));
    this.list.replaceChildren(...later.reverse(), ...earlier, first);
    if (focused >= 0) this.list.children[Math.min(focused, this.list.children.length - 1)].firstElementChild.focus();
  }

  step(title, label, state, act) {
    return element("li", { class: state, "aria-current": state === "now" ? "step" : null }, element("button", { type: "button", title: label, onclick: act }, title));
  }

  async go(direction, many) {
    const { studio } = this;
    const { id } = studio.document;
    for (let step = 0; step < many && studio.document?.id === id && studio.document[direction]; step += 1) {
      if (!(await studio[direction]())) return;
    }
  }
}
