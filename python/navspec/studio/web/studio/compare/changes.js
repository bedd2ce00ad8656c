// Unsaved changes of the document: what a save would write, by field and on the map.

import { element } from "../../kit/elements.js";
import { Panel } from "../frame/panel.js";
import { differences, legend, shapes } from "./list.js";
import { flyToChange } from "./places.js";

export class ChangesPanel extends Panel {
  static name = "changes";

  static title = "Changes";

  static doc = "What a save would write";

  static fits({ changed }) {
    return changed.length > 0;
  }

  constructor(studio) {
    super(studio, "compare scroll");
    this.shows = null;
    this.list = element("div", { class: "differences" });
    this.element.append(element("h2", {}, "Since it was saved"), this.list);
    for (const name of ["document", "changed"]) studio.on(name, () => setTimeout(() => this.renew()));
  }

  shown() {
    this.renew();
  }

  closed() {
    this.draw([]);
  }

  async renew() {
    const { document } = this.studio;
    if (!document || !this.isVisible) return;
    const shows = `${document.id} ${document.revision} ${document.changed.length}`;
    if (shows === this.shows) return;
    this.shows = shows;
    const changes = await this.studio.tried(() => this.studio.get("changes"));
    if (!changes || shows !== this.shows) return;
    const shapeList = shapes(changes);
    this.list.replaceChildren(...legend(shapeList), ...differences(changes, { go: (change, file) => this.go(change, file), fly: (change) => flyToChange(this.studio, change), load: () => this.studio.tried(() => this.studio.get("changes", { rows: true })), words: { only_a: "gone", only_b: "new" } }));
    this.draw(shapeList);
  }

  // Above the map.
  draw(shapeList) {
    this.studio.emit("sketch", { owner: "changes", shapes: shapeList });
    if (!shapeList.length) this.shows = null;
  }

  go({ a, b, pointer_a: before, pointer_b: after }, { path_b: path }) {
    const place = b ?? a;
    if (place) this.studio.emit("place", { x: place[0], y: place[1] });
    else if (path) this.studio.emit("field", { path, pointer: after ?? before });
  }
}
