// What all parts of the page share: the document that is shown, what is chosen in it, and how it is changed.

import { element, sentence } from "../kit/elements.js";
import { news } from "./news.js";
import { Present } from "./present.js";
import * as server from "./server.js";

// Events, with `detail`: "documents" (what is open has changed), "document" (another one is shown, or none), "changed" (its
// files are others now: the outcome of the change), "scene" and "findings" (these have been fetched; `isAnother` for those of
// another document), "selection" (what is chosen), "alike" (choose all that is drawn as it is), "tool" (another one is in the
// hand, or none), "finding" (the number of the one that somebody chose, -1 for none), "passing" (numbers of those that somebody
// wants to see, null for all), "place" (to fly to), "sketch" (`owner` draws `shapes` above the map), "field" and "panel" (to be
// opened), "obstacles" (what stands against an edit), "say" ({ text, level }).
export class Studio extends EventTarget {
  constructor() {
    super();
    this.documents = [];
    this.document = null;
    this.scene = null; // see answers/scene.py
    this.isRead = true; // whether the document can be read, as far as that is known
    this.findings = null; // see answers/findings.py
    this.present = new Present(this); // the first to hear of another document, so that it is asked for before all else is made
    this.selection = { nodes: [], edges: [] }; // names of nodes, and pairs of names
    this.next = null; // names of nodes that are chosen once the map that has them is there
    this.tool = null; // that in the hand, how it is used, and attributes of what is made by it
    this.hint = "";
    this.attributes = null;
    this.changing = Promise.resolve();
  }

  tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  on(name, listener) {
    this.addEventListener(name, (event) => listener(event.detail));
  }

  // A sentence for everybody, those who cannot see the page too; level is "good", "warning" or "error".
  say(text, level = "good") {
    this.tell("say", { text, level });
  }

  // Run something that may be refused: the refusal is said, and the result is null then.
  async tried(work) {
    try {
      return await work();
    } catch (error) {
      this.say(error.message, "error");
      if (error.kind === "outdated") await this.refresh();
      return null;
    }
  }

  // Documents

  async load() {
    const session = await server.get("session");
    this.documents = session.documents;
    this.unread = session.unread;
    this.tell("documents", session);
    if (!this.document) this.show((this.documents.find(({ map }) => map) ?? this.documents[0])?.id);
  }

  show(id) {
    this.document = this.documents.find((each) => each.id === id) ?? null;
    this.isRead = true;
    this.selection = { nodes: [], edges: [] };
    this.tell("document", this.document);
    this.tell("selection", this.selection);
  }

  // Open files that were dropped on the page, `{ name, file }` each; the first document that comes of them is shown.
  async open(files) {
    this.say(`Opening ${files.length === 1 ? files[0].name : `${files.length} files`}\u2026`);
    const lot = crypto.randomUUID();
    for (const { name, file } of files) await server.upload("open", file, { name, lot });
    const { documents, unread } = await server.post("open/done", { lot });
    await this.load();
    if (documents.length) this.show(documents[0]);
    const words = unread.map(({ path, message }) => `${path}: ${message}`);
    if (words.length) this.say(words.join(" "), "error");
    else this.say(`Opened ${this.document.title}`);
  }

  async close() {
    await this.tried(() => this.post("close", { revision: this.document.revision }));
    this.document = null;
    await this.load();
  }

  // Once all changes are done: the document as the server has it, where that is at another revision.
  settled(revision) {
    this.changing = this.changing.then(() => (this.document && this.document.revision < revision ? this.refresh() : null));
    return this.changing;
  }

  // The document as the server has it, for one that somebody else has changed.
  async refresh() {
    if (this.document) this.take({ document: await server.get(`documents/${this.document.id}`) });
  }

  // What the server says of the document after a change.
  take(outcome) {
    this.documents = this.documents.map((each) => (each.id === outcome.document.id ? outcome.document : each));
    if (this.document?.id === outcome.document.id) this.document = outcome.document;
    this.tell("changed", outcome);
  }

  // Questions about the document that is shown

  get(path, values) {
    return server.get(this.path(path), values);
  }

  columns(path, values) {
    return server.columns(this.path(path), values);
  }

  bytes(path, values) {
    return server.bytes(this.path(path), values);
  }

  // Have the browser keep what the server gives; its name.
  async download(path, values) {
    const file = await server.file(this.path(path), values);
    const address = URL.createObjectURL(file);
    element("a", { href: address, download: file.name }).click();
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
    return file.name;
  }

  post(path, data) {
    return server.post(this.path(path), data);
  }

  path(path) {
    return `documents/${this.document.id}${path ? `/${path}` : ""}`;
  }

  // Change the document, one change after the other: `path` is asked with `data`. The outcome, or null where it was refused.
  change(path, data = {}) {
    const work = () =>
      this.tried(async () => {
        const outcome = await this.post(path, { ...data, revision: this.document.revision });
        if (outcome.document) this.take(outcome);
        return outcome;
      });
    this.changing = this.changing.then(work, work);
    return this.changing;
  }

  async undo() {
    return this.document?.undo ? this.told("Undone", await this.change("undo")) : null;
  }

  async redo() {
    return this.document?.redo ? this.told("Done again", await this.change("redo")) : null;
  }

  // Give back what came of a change, and say it once its findings are there.
  told(word, outcome) {
    if (outcome) this.tellNews(outcome.title ? `${word}: ${outcome.title}` : word, outcome);
    return outcome;
  }

  async tellNews(words, outcome) {
    const found = await this.news(outcome);
    const parts = [words, found && news(found), ...(outcome.notes ?? [])].filter(Boolean);
    this.say(parts.map(sentence).join(" "), found?.found_totals.error ? "warning" : "good");
  }

  // What a change brought, once its findings are there: see answers/findings.py. Null where it is another's by now.
  async news({ document }) {
    await this.present.fetch();
    const isIt = this.document?.id === document.id && this.findings?.revision === document.revision;
    return isIt ? this.findings.news : null;
  }

  // What a node is called on the map.
  get noun() {
    return this.scene?.names?.noun || this.scene?.surfaces[0]?.noun || "node";
  }

  choose(selection) {
    this.selection = { nodes: [], edges: [], ...selection };
    this.tell("selection", this.selection);
  }
}
