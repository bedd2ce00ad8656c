// The state that all parts of the page share: the shown document, the selection in it, and how it is changed.

import { element, sentence } from "../kit/elements.js";
import { formatNews } from "./news.js";
import { Present } from "./present.js";
import * as server from "./server.js";
import { plainFix } from "./task/commands.js";

const PATIENCE = 600; // milliseconds after which a change says that it is under way
const AT_ONCE = 6; // files that are sent to the server at the same time

const isName = (point) => typeof point === "string";

// Events, with `detail`: "documents" (the open documents have changed), "document" (another one is shown, or none), "changed" (its
// files have changed: the outcome of the change), "scene" and "findings" (these have been fetched; `isAnother` for those of
// another document), "selection" (the chosen things), "alike" (choose all things of the same kind), "tool" (another one is
// current, or none), "finding" (the number of the chosen one, -1 for none), "passing" (numbers of those that the filters
// show, null for all), "background" (another picture lies below the map), "place" (to fly to, with all of its `box` in sight),
// "sketch" (`owner` draws `shapes` above the map), "preview" (a use of a tool whose effect is to be shown before it is done, null
// for none any more), "field" and "panel" (to be opened), "look" (something was chosen, to be
// looked at), "record" (the pointer of one whose place was clicked), "obstacles" (reasons against an edit), "say" ({ text, level }).
export class Studio extends EventTarget {
  constructor() {
    super();
    this.placing = null; // what the next click on the map is the place of
    this.documents = [];
    this.document = null;
    this.scene = null; // see routes/scene.py
    this.isRead = true; // whether the document can be read, true until it is known
    this.findings = null; // see routes/findings.py
    this.present = new Present(this); // the first listener of another document, so that requests begin before all else is built
    this.selection = { nodes: [], edges: [] }; // names of nodes, and pairs of names
    this.names = null; // names of things on the map, see stage/names.js
    this.next = null; // what a change made: `nodes` that are chosen once the map of a `revision` is there, in place of a `selection`; `isSame` where they are those of it
    this.tool = null; // the current one, its use, and attributes of the things that it makes
    this.hint = "";
    this.start = ""; // name or place of the chosen start of a route
    this.prepare = async () => {}; // what the map does with a scene before it is shown
    this.attributes = null;
    this.changing = Promise.resolve();
  }

  emit(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  on(name, listener) {
    this.addEventListener(name, (event) => listener(event.detail));
  }

  // A sentence for everybody, those who cannot see the page too; level is "good", "warning" or "error".
  say(text, level = "good") {
    this.emit("say", { text: plainFix(text), level });
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
    this.secret = session.secret;
    this.unread = session.unread;
    this.emit("documents", session);
    const [, named] = /^#(\d+)/.exec(location.hash) ?? []; // see stage/address.js
    const isNamed = ({ id }) => id === Number(named);
    if (!this.document) this.show((this.documents.find(isNamed) ?? this.documents.find(({ map }) => map) ?? this.documents[0])?.id);
  }

  show(id) {
    this.document = this.documents.find((candidate) => candidate.id === id) ?? null;
    this.isRead = true;
    this.next = null;
    this.selection = { nodes: [], edges: [] };
    this.emit("document", this.document);
    this.emit("selection", this.selection);
  }

  // Open files that were dropped on the page, `{ name, file }` each; the first document that comes of them is shown.
  async open(files) {
    this.say(`Opening ${files.length === 1 ? files[0].name : `${files.length} files`}\u2026`);
    const lot = crypto.randomUUID();
    for (let at = 0; at < files.length; at += AT_ONCE) {
      await Promise.all(files.slice(at, at + AT_ONCE).map(({ name, file }) => server.upload("open", file, { name, lot })));
    }
    const { documents, unread, background } = await server.post("open/done", { lot, document: this.document?.id });
    await this.load();
    if (documents.length) this.show(documents[0]);
    else if (background) this.emit("background");
    const words = unread.map(({ path, message }) => `${path}: ${message}`);
    if (words.length) this.say(words.join(" "), "error");
    else if (background) this.announceBackground(background);
    else this.say(`Opened ${this.document.title}`);
  }

  // Say that a picture lies below the map, and what is wrong with it.
  announceBackground({ title, faults }) {
    this.say([`Below the map: ${title}`, ...faults].map(sentence).join(" "), faults.length ? "warning" : "good");
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

  // Replace a document that another window has changed.
  async refresh() {
    if (this.document) this.take({ document: await server.get(`documents/${this.document.id}`) });
  }

  // Take the record of the document after a change.
  take(outcome) {
    this.documents = this.documents.map((candidate) => (candidate.id === outcome.document.id ? outcome.document : candidate));
    if (this.document?.id === outcome.document.id) {
      if (this.document.revision < outcome.document.revision) this.emit("obstacles", { obstacles: [], notes: [] }); // of an earlier edit
      this.document = outcome.document;
    }
    this.emit("changed", outcome);
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

  // Have the browser save a file of the server; return its name.
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

  // Change the document that is shown, one change after the other: POST `data` to `path`, with names as in a map. The outcome, or
  // null where it was refused.
  change(path, data = {}, names = this.names) {
    const { id } = this.document;
    const chosen = { selection: this.selection, ...this.selection };
    const work = () =>
      this.tried(async () => {
        const slow = setTimeout(() => this.say(data.title ? `${data.title}: working\u2026` : "Working\u2026"), PATIENCE);
        const outcome = await this.changeNow(id, path, data, names, chosen).finally(() => clearTimeout(slow));
        if (!outcome) return null; // the document was closed, or there is nothing left to undo or redo
        if (outcome.document) this.take(outcome);
        return outcome;
      });
    this.changing = this.changing.then(work, work);
    return this.changing;
  }

  async changeNow(id, path, data, names, chosen) {
    const present = await this.withPresentNames(id, data, names, chosen);
    const document = this.documents.find((candidate) => candidate.id === id);
    if (!document || document[path] === null) return null;
    return server.post(`documents/${id}/${path}`, { revision: document.revision, ...present });
  }

  // Whether the map does not show the last change yet.
  get isBehind() {
    return Boolean(this.document && this.scene) && this.scene.revision !== this.document.revision;
  }

  async mapShown() {
    if (this.isBehind) await this.present.until(() => !this.isBehind);
  }

  // Return data with the names that its things have after all earlier changes: the map of these is waited for. Raises an error where
  // a thing is gone. What is `chosen` may have moved meanwhile.
  async withPresentNames(id, data, names, chosen) {
    const { nodes = [], edges = [], values } = data;
    const points = values?.points ?? [];
    if (!nodes.length && !edges.length && !points.some(isName)) return data;
    await this.mapShown();
    if (this.isBehind) throw new Error("The map does not show the last change yet, and nothing was done: do it again");
    let isLost = this.document?.id !== id;
    const rename = (name) => {
      const isPointer = name.startsWith("/"); // of a finding
      const now = isPointer ? this.findings?.revision === this.document?.revision && name : this.names === names ? name : this.names?.rename(name, names);
      isLost ||= !now;
      return now;
    };
    const follow = (key, things, act) => {
      if (this.selection !== chosen.selection || things !== chosen[key]) return things.map(act);
      isLost ||= this.selection[key].length < things.length;
      return this.selection[key];
    };
    const present = { ...data, nodes: follow("nodes", nodes, rename), edges: follow("edges", edges, (pair) => pair.map(rename)) };
    if (points.length) present.values = { ...values, points: points.map((point) => (isName(point) ? rename(point) : point)) };
    if (isLost) throw new Error("The map has changed meanwhile, and nothing was done: choose again, and do it again");
    return present;
  }

  async undo() {
    return this.document?.undo ? this.reportOutcome("Undone", await this.change("undo")) : null;
  }

  async redo() {
    return this.document?.redo ? this.reportOutcome("Done again", await this.change("redo")) : null;
  }

  // Return the outcome of a change, and announce it once its findings have arrived.
  reportOutcome(word, outcome) {
    if (outcome) this.tellNews(outcome.title ? `${word}: ${outcome.title}` : word, outcome);
    return outcome;
  }

  // What is new near an edit of a large document is known long before all of it is checked.
  async tellNews(words, outcome) {
    const { nearby } = outcome;
    if (nearby) {
      this.say([words, `Near it: ${formatNews(nearby).toLowerCase()}`, "Checking the rest"].map(sentence).join(" "), nearby.found_totals.error ? "warning" : "good");
      this.emit("sketch", { owner: "nearby", shapes: nearby.found.map(({ position: [x, y], message }) => ({ type: "point", points: [[x, y]], style: "moved", label: message })) });
    }
    const text = await this.news(outcome);
    if (nearby) this.emit("sketch", { owner: "nearby", shapes: [] });
    const parts = [words, text && formatNews(text), ...(outcome.notes ?? [])].filter(Boolean);
    this.say(parts.map(sentence).join(" "), text?.found_totals.error ? "warning" : "good");
  }

  // Return the news of a change, once its findings have arrived: see routes/findings.py. Null after a later change.
  async news({ document }) {
    const isIt = () => this.document?.id === document.id && this.findings?.revision === document.revision;
    await this.present.until(isIt);
    return isIt() ? this.findings.news : null;
  }

  // Return the name of a node on the map.
  get noun() {
    return this.scene?.names?.noun || this.scene?.surfaces[0]?.noun || "node";
  }

  choose(selection) {
    this.selection = { nodes: [], edges: [], ...selection };
    this.emit("selection", this.selection);
  }

  // The chosen things have other names on another map.
  follow(selection) {
    Object.assign(this.selection, selection);
    this.emit("selection", this.selection);
  }
}
