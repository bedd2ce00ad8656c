// Events beside the page: other programs that write the same files, other windows, and unsaved changes of earlier studios.

import { element, plural } from "../../kit/elements.js";
import { chooseInDialog } from "../frame/dialog.js";
import { openSave } from "../save/dialog.js";
import * as server from "../server.js";
import { findReturn } from "./reconnect.js";

const PERIOD = 2000;
const GONE = 404; // the status of a studio with another token
const KEPT = "navspec.window";

// The name of the page: a reloaded page is the same window, one that is opened from it is not.
function ownName() {
  const name = sessionStorage.getItem(KEPT) ?? Math.random().toString(36).slice(2);
  sessionStorage.removeItem(KEPT);
  addEventListener("pagehide", () => sessionStorage.setItem(KEPT, name));
  return name;
}

export class Banners {
  constructor(studio) {
    this.studio = studio;
    this.window = ownName();
    this.shown = new Map();
    this.put = new Set(); // dismissed banners
    this.element = element("div", { class: "banners", role: "region", "aria-label": "Notices" });
    studio.on("documents", ({ recoverable, unread }) => {
      this.offer(recoverable);
      this.show("unread", unread.length > 0 && studio.documents.length > 0 && { about: String(unread.length), words: `Not read: ${unread.map(({ path, message }) => `${path}: ${message}`).join("; ")}` });
    });
    studio.on("document", () => this.look());
    setInterval(() => document.hidden || this.look(), PERIOD);
  }

  // Request news; the page says once that the server does not respond, and that it does again.
  async look() {
    const { studio } = this;
    try {
      const { documents } = await server.get("news", { window: this.window, document: studio.document?.id });
      if (this.isLost) studio.say("navspec answers again");
      this.isLost = false;
      this.show("lost", null);
      await this.showNews(documents.find(({ id }) => id === studio.document?.id));
    } catch (error) {
      if (error.kind === "lost" || error.status === GONE) await this.lose();
    }
  }

  // Say it, and go to the studio that was started again.
  async lose() {
    this.isLost = true;
    this.show("lost", { words: server.LOST });
    const address = await findReturn(this.studio.secret);
    if (!address) return;
    this.studio.isLeaving = true;
    location.replace(address);
  }

  async showNews(news) {
    const { studio } = this;
    const paths = Object.keys(news?.paths ?? {});
    const about = `${studio.document?.id} ${paths.join(" ")}`;
    this.show("disk", news && news.disk !== "same" && {
      about,
      words: `${paths.length === 1 ? paths[0] : plural(paths.length, "file")} ${news.disk === "gone" ? "is no longer on the disk" : "changed on the disk"} since it was opened here.`,
      acts: news.disk === "gone" ? { "Save it again\u2026": () => openSave(studio) } : { "Reload from disk": () => this.reload() },
    });
    this.show("windows", news?.windows && { about: `${news.id} ${news.windows}`, words: `${plural(news.windows, "other window")} of this browser or another one ${news.windows === 1 ? "shows" : "show"} the same document. What one changes the others have to take.` });
    this.show("trouble", news?.trouble && { about: news.trouble, words: `Edits are not kept on the disk until they are saved: ${news.trouble}` });
    if (news && studio.document.revision < news.revision) await studio.settled(news.revision);
  }

  // Reread the files from the disk; unsaved changes are replaced, so confirm first.
  async reload() {
    const { studio } = this;
    const unsaved = studio.document.changed.length;
    const choices = { reload: "Reload from disk" };
    if (unsaved && !(await chooseInDialog("Reload from disk?", `Your changes to ${plural(unsaved, "file")} are not saved. Reloading replaces them; Undo restores them.`, choices))) return;
    const words = unsaved ? "Reloaded from disk. Undo restores unsaved changes" : "Reloaded from disk";
    studio.reportOutcome(words, await studio.change("reload"));
  }

  // Offer the unsaved changes of earlier studios.
  offer(list) {
    for (const key of this.shown.keys()) if (key.startsWith("left ") && !list.some(({ number }) => key === `left ${number}`)) this.show(key, null);
    for (const { number, title, steps, last, time, changed } of list) {
      const note = changed?.length ? ` The files on the disk have changed since: ${changed.join(", ")}.` : "";
      this.show(`left ${number}`, {
        about: String(number),
        words: `${title} was not saved: ${plural(steps, "step")}, the last one \u201c${last}\u201d, ${new Date(time * 1000).toLocaleString()}.${note}`,
        acts: { Restore: () => this.recover(number, "recover"), Discard: () => this.recover(number, "forget") },
      });
    }
  }

  async recover(number, act) {
    const { studio } = this;
    const result = await studio.tried(() => server.post(act === "forget" ? `recover/${number}/forget` : `recover/${number}`));
    if (!result) return;
    await studio.load();
    if (result.document) studio.show(result.document);
    studio.say(act === "forget" ? "Discarded" : "Restored, with its history");
  }

  // One notice by its key; null takes it away. `about` is what it is about, so that it comes back for something else.
  show(key, notice) {
    const before = this.shown.get(key);
    const isSame = before?.about === notice?.about && Boolean(before) === Boolean(notice);
    if (isSame || (notice && this.put.has(`${key} ${notice.about}`))) return;
    before?.element.remove();
    this.shown.delete(key);
    if (!notice) return;
    const { words, acts = {}, about } = notice;
    const buttons = Object.entries(acts).map(([label, act]) => element("button", { type: "button", onclick: act }, label));
    const closer = element("button", { type: "button", class: "closer", "aria-label": "Put this notice away", onclick: () => {
      this.put.add(`${key} ${about}`);
      this.show(key, null);
    } }, "\u00d7");
    const banner = element("div", { class: "banner" }, element("p", { role: "alert" }, words), ...buttons, closer);
    this.shown.set(key, { about, element: banner });
    this.element.append(banner);
  }
}
