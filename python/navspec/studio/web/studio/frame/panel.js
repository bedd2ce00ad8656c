// What panels have in common.

import { element } from "../../kit/elements.js";

export class Panel {
  // `name` is the class of its element.
  constructor(studio, name) {
    this.studio = studio;
    this.element = element("div", { class: name });
  }

  // Whether its tab is open, and it is seen.
  get isVisible() {
    return this.element.getClientRects().length > 0;
  }
}

// A panel for documents with a network that can be read.
export class NetworkPanel extends Panel {
  static fits = (document, isRead) => document.network && isRead;
}
