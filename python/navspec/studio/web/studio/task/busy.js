// Work that takes the server a while: the page stays as it is meanwhile, and says that something is under way.

import { element } from "../../kit/elements.js";

export class Busy {
  // `part` is what waits; its buttons cannot be used until the work is done.
  constructor(studio, part) {
    this.studio = studio;
    this.part = part;
    this.element = element("p", { class: "busy", role: "status" });
    this.now = null;
  }

  // Run `work`, saying `words`; what comes of it, or null where it was refused or something else was begun meanwhile.
  async run(words, work) {
    const mine = (this.now = {});
    this.show(words);
    const result = await this.studio.tried(work);
    if (this.now !== mine) return null;
    this.now = null;
    this.show("");
    return result;
  }

  // Ignore the work under way.
  leave() {
    this.now = null;
    this.show("");
  }

  show(words) {
    this.element.textContent = words;
    this.part.setAttribute("aria-busy", Boolean(words));
  }
}
