// Panels for work on a whole document: they load when they are shown, and wait for the server.

import { element } from "../../kit/elements.js";
import { Panel } from "../frame/panel.js";
import { Busy } from "./busy.js";

export class TaskPanel extends Panel {
  static fits = () => true;

  // A panel says what to `load()`, and how to `clear()` what it shows of a document that is left.
  constructor(studio) {
    super(studio, "scroll task");
    this.element.classList.add(`task-${this.constructor.name}`);
    this.busy = new Busy(studio, this.element);
    this.seen = null;
    studio.on("document", () => this.leave());
  }

  // Contents of the document once it is loaded.
  get state() {
    return this.studio.document?.id;
  }

  shown() {
    if (this.studio.document && this.seen !== this.state) this.load();
  }

  leave() {
    const { document } = this.studio;
    this.busy.leave();
    this.seen = null;
    this.clear();
    if (this.isVisible && document && this.constructor.fits(document, this.studio.isRead)) this.shown();
  }

  // Show a document that was made of this one.
  async open(options) {
    await this.studio.tried(() => this.studio.load());
    this.studio.show(options.id);
    this.studio.say(`${options.title} is open, and not saved yet.`);
  }
}

// A section for what some work comes to, announced when it changes.
export const createResult = (label) => element("section", { class: "result", "aria-label": label, "aria-live": "polite", hidden: true });

// Hide such a section, with what it says.
export function clearResult(result) {
  result.hidden = true;
  result.replaceChildren();
}
