// Facts of a file in the words of the game: info, progress, and every field by search.

import { element, plural } from "../../kit/elements.js";
import { Finder } from "../../kit/fields/finder.js";
import { Panel } from "../frame/panel.js";

export class CardPanel extends Panel {
  static name = "card";

  static title = "Facts";

  static doc = "What the file holds, in the words of the game";

  static fits() {
    return true;
  }

  constructor(studio) {
    super(studio, "card-panel scroll");
    this.shows = null;
    this.finder = new Finder((name, value) => studio.tried(() => studio.get("search", { path: this.path, name, value })), (pointer) => studio.emit("field", { path: this.path, pointer }));
    this.body = element("div", {});
    this.element.append(this.finder.element, this.body);
    for (const name of ["document", "changed"]) studio.on(name, () => setTimeout(() => this.renew()));
  }

  get path() {
    return this.studio.document?.files[0]?.path ?? "";
  }

  shown() {
    this.renew();
  }

  async renew() {
    const { document } = this.studio;
    if (!document || !this.isVisible) return;
    const shows = `${document.id} ${document.revision}`;
    if (shows === this.shows) return;
    this.shows = shows;
    this.finder.element.hidden = document.files.length !== 1;
    const card = await this.studio.tried(() => this.studio.get("card"));
    if (!card || shows !== this.shows) return;
    const isSet = document.files.length > 1;
    this.body.replaceChildren(
      ...card.sets.map(({ facts }) => element("section", {}, element("h2", {}, document.title), this.facts(facts, ""))),
      ...card.files.map((file) => (isSet ? this.folded(file) : this.card(file))),
    );
  }

  // Return the card of a single file.
  card(file) {
    return element("section", { class: "card" }, element("h2", {}, file.name), element("p", { class: "soft" }, `${file.format} ${file.variant}`), this.findings(file), this.done(file), this.facts(file.facts, file.path));
  }

  // A file among others.
  folded(file) {
    const head = [element("strong", {}, file.name), element("span", { class: "soft" }, ` ${file.status === "read" ? file.facts.slice(0, 4).map(([name, text]) => `${text} ${name}`).join(", ") : file.status}`)];
    return element("details", { class: "card" }, element("summary", {}, ...head), this.findings(file), this.done(file), this.facts(file.facts, file.path));
  }

  done({ done }) {
    if (!done.length) return null;
    return element("dl", { class: "done" }, ...done.map(([name, text, percent]) =>
      element("div", {}, element("dt", {}, name), element("dd", {}, element("span", {}, text), element("progress", { max: 100, value: percent, "aria-label": name })))));
  }

  facts(facts, path) {
    return element("dl", { class: "facts" }, ...facts.map(([name, text, pointer]) =>
      element("div", {}, element("dt", {}, name), element("dd", {}, pointer ? element("button", { type: "button", class: "link", title: `Show and set ${pointer}`, onclick: () => this.studio.emit("field", { path, pointer }) }, text) : text))));
  }

  // Return the number of findings in a file, with buttons to show and repair them.
  findings({ findings }) {
    const counts = Object.entries(findings).filter(([, count]) => count);
    if (!counts.length) return null;
    const words = { error: ["error"], warning: ["warning"], info: ["info", "info"] };
    const open = (name, title) => element("button", { type: "button", class: "link", onclick: () => this.studio.emit("panel", name) }, title);
    return element("p", {}, counts.map(([severity, count]) => plural(count, ...words[severity])).join(", "), ": ", open("findings", "show them"), ", ", open("repair", "repair"));
  }
}
