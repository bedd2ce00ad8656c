// The page while nothing is open: how to begin, and files that could not be read.

import { element } from "../../kit/elements.js";

export class Start {
  constructor(studio, open) {
    this.studio = studio;
    this.unread = element("ul", { class: "unread" });
    this.element = element(
      "section", { class: "start", "aria-labelledby": "start-title", hidden: true },
      element("h2", { id: "start-title" }, "Nothing is open yet"),
      element("p", {}, "Drop files anywhere on this page: networks, meshes, saves or archives. Files that belong together are opened together."),
      element("p", {}, element("button", { type: "button", class: "main", onclick: open }, "Choose files\u2026")),
      element("p", {}, "What is opened here is saved into a folder that you choose, where the browser can (Chrome, Edge), or as a download. To save into an archive itself, and for all checks, start navspec with the path of your files:"),
      element("pre", { tabindex: 0, "aria-label": "The command" }, element("code", {}, "navspec studio FOLDER")),
      element("p", { class: "soft" }, "Nothing leaves this machine."),
      this.unread,
    );
    studio.on("documents", () => this.show());
  }

  show() {
    const { unread = [] } = this.studio;
    this.unread.replaceChildren(...unread.map(({ path, message, reasons }) => element("li", {}, element("b", {}, path), " ", message, ...why(reasons))));
  }
}

// Return why a file has no format, folded.
function why(reasons) {
  const entries = Object.entries(reasons);
  return entries.length ? [element("details", {}, element("summary", {}, "Why"), element("dl", {}, ...entries.flatMap(([format, words]) => [element("dt", {}, format), element("dd", {}, words)])))] : [];
}
