// What has changed in the document since it was saved: what a save would write, by field and on the map.

import { element } from "../../kit/elements.js";
import { differences, legend, shapes } from "./list.js";

export class ChangesPanel {
  static name = "changes";

  static title = "Changes";

  static fits({ changed }) {
    return changed.length > 0;
  }

  constructor(studio) {
    this.studio = studio;
    this.shows = null;
    this.list = element("div", { class: "differences" });
    this.element = element("div", { class: "compare scroll" }, element("h2", {}, "Since it was saved"), this.list);
    for (const name of ["document", "changed"]) studio.on(name, () => setTimeout(() => this.renew()));
  }

  shown() {
    this.renew();
  }

  left() {
    this.draw([]);
  }

  async renew() {
    const { document } = this.studio;
    if (!document || this.element.offsetParent === null) return;
    const shows = `${document.id} ${document.revision} ${document.changed.length}`;
    if (shows === this.shows) return;
    this.shows = shows;
    const told = await this.studio.tried(() => this.studio.get("changes"));
    if (!told || shows !== this.shows) return;
    const drawn = shapes(told);
    this.list.replaceChildren(...legend(drawn), ...differences(told, { go: (change, file) => this.go(change, file), words: { only_a: "gone", only_b: "new" } }));
    this.draw(drawn);
  }

  // Above the map.
  draw(drawn) {
    this.studio.tell("sketch", { owner: "changes", shapes: drawn });
    if (!drawn.length) this.shows = null;
  }

  go({ a, b, pointer_a: before, pointer_b: after }, { path_b: path }) {
    const place = b ?? a;
    if (place) this.studio.tell("place", { x: place[0], y: place[1] });
    else if (path) this.studio.tell("field", { path, pointer: after ?? before });
  }
}
