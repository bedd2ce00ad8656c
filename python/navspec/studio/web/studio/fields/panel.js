// Any file: its fields beside its bytes, to be looked at, searched and set.

import { element } from "../../kit/elements.js";
import { FieldsView } from "../../kit/fields/view.js";
import { setValue } from "./set.js";
import { fileSource, unreadSource } from "./source.js";

export class FieldsPanel {
  static name = "fields";

  static title = "Fields";

  static doc = "Every field beside its bytes";

  static fits() {
    return true;
  }

  constructor(studio) {
    this.studio = studio;
    this.path = "";
    this.shows = null; // the shown document, its revision and the path
    this.wanted = null; // where to go once it is shown
    this.loading = null; // a promise of whether it is shown
    this.files = element("select", { "aria-label": "File", onchange: () => this.choose(this.files.value) });
    this.view = new FieldsView({ tried: (work) => studio.tried(work) });
    this.element = element("div", { class: "fields-panel" }, this.files, this.view.element);
    studio.on("document", () => this.renew());
    studio.on("documents", () => this.list());
    studio.on("changed", () => this.renew());
    studio.on("field", (place) => this.open(place));
    studio.on("unread", (number) => this.openUnread(number));
  }

  get isSeen() {
    return this.element.offsetParent !== null;
  }

  shown() {
    this.update();
  }

  // Other listeners of the event come first: one of them may show the panel.
  renew() {
    this.list();
    setTimeout(() => this.isSeen && this.update());
  }

  // The files to choose from: those of the document, and unreadable ones that were opened with it.
  list() {
    const { document, unread } = this.studio;
    const files = document?.files ?? [];
    if (!this.path.startsWith("unread:") && !files.some(({ path }) => path === this.path)) this.path = files[0]?.path ?? "";
    const options = files.map(({ path, name }) => element("option", { value: path, selected: path === this.path }, document.changed.includes(path) ? `${name} (changed)` : name));
    const unreadOptions = (unread ?? []).map(({ path }, number) => element("option", { value: `unread:${number}`, selected: this.path === `unread:${number}` }, `${path} (cannot be read)`));
    this.files.replaceChildren(...options, ...unreadOptions);
    this.files.hidden = options.length + unreadOptions.length < 2;
  }

  choose(path) {
    this.path = path;
    this.update();
  }

  // Go to a place of a file: `{ path, pointer }` or `{ path, offset }`; without a path in the file that is shown.
  async open({ path, ...where }) {
    if (path) this.path = path;
    this.list();
    this.wanted = where;
    await this.update();
  }

  openUnread(number) {
    this.path = `unread:${number}`;
    this.list();
    return this.update();
  }

  async update() {
    const { document } = this.studio;
    const { path } = this;
    if (!path || (!document && !path.startsWith("unread:"))) return;
    const shows = `${document?.id} ${document?.revision} ${path}`;
    if (shows !== this.shows) {
      const keep = this.shows !== null && this.of === `${document?.id} ${path}`;
      Object.assign(this, { shows, of: `${document?.id} ${path}` });
      this.loading = this.load(path, shows, keep);
    }
    // Showing the panel updates it, too: whichever call comes second waits for the view that the first one fills.
    if (!(await this.loading) || shows !== this.shows) return;
    const { wanted } = this;
    this.wanted = null;
    if (wanted && (wanted.pointer !== undefined || wanted.offset !== undefined)) await this.view.go(wanted);
  }

  // Fill the view with a file; return false where it cannot be loaded or another one was requested in the meantime.
  async load(path, shows, keep) {
    const source = await this.studio.tried(() => this.sourceOf(path));
    if (shows !== this.shows) return false;
    if (!source) {
      this.shows = null;
      return false;
    }
    await this.view.show(source, { keep });
    return true;
  }

  sourceOf(path) {
    if (path.startsWith("unread:")) return unreadSource(Number(path.slice(7)));
    return fileSource(this.studio.document, path, (pointer, value) => setValue(this.studio, path, { [pointer]: value }));
  }
}
