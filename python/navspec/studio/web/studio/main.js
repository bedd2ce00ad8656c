// The page: its frame, and the panels in it.

import { element } from "../kit/elements.js";
import { Banners } from "./beside/banners.js";
import { chooseInDialog } from "./frame/dialog.js";
import { divider } from "./frame/divider.js";
import { Drop } from "./frame/drop.js";
import { Header } from "./frame/header.js";
import { Keys } from "./frame/keys.js";
import { Start } from "./frame/start.js";
import { Status } from "./frame/status.js";
import { Tabs } from "./frame/tabs.js";
import { GROUPS } from "./panels.js";
import { openSave } from "./save/dialog.js";
import { Stage } from "./stage/stage.js";
import { Studio } from "./studio.js";

const studio = new Studio();
const keys = new Keys();
const drop = new Drop(studio);
studio.keys = keys;

async function close() {
  const { document } = studio;
  const many = document.changed.length;
  const choice = many ? await chooseInDialog("Close without saving?", `${document.title} has changes that were not saved. They are lost when it is closed.`, { close: "Close it" }) : "close";
  if (choice) await studio.close();
}

// The page until there is something of the document.
function wait(text) {
  waiting.textContent = text;
  frame.classList.toggle("empty", Boolean(text));
}

const save = () => openSave(studio);
const header = new Header(studio, { close, save, open: () => drop.choose(), keys: () => keys.show() });
const status = new Status(studio);
const stage = new Stage(studio, keys, () => drop.choose());
const tabs = new Tabs(studio, GROUPS);
studio.tabs = tabs;
const start = new Start(studio, () => drop.choose());
const frame = element("div", { class: "frame", hidden: true });
const waiting = element("p", { class: "waiting", role: "status" });
frame.append(waiting, stage.element, divider(frame), tabs.element);
const skip = element("a", { class: "skip", href: "#main" }, "Skip to the map and the panels");
const main = element("main", { id: "main", tabindex: -1 }, start.element, frame);
const banners = new Banners(studio);
document.body.append(skip, header.element, banners.element, main, status.element);

studio.on("document", (document) => {
  start.element.hidden = Boolean(document);
  frame.hidden = !document;
  wait(document ? `Reading ${document.title}...` : "");
  window.document.title = document ? `${document.title} - navspec studio` : "navspec studio";
});
studio.on("scene", () => {
  frame.classList.toggle("plain", !studio.scene);
  wait("");
});

keys.set("Everywhere", [
  { key: "Ctrl+Z", title: "Undo", act: () => studio.undo() },
  { key: "Ctrl+Shift+Z or Ctrl+Y", title: "Do again", act: () => studio.redo() },
  { key: "Ctrl+S", title: "Save", act: save, everywhere: true },
  { key: "?", title: "These keys", act: () => keys.show() },
]);

addEventListener("beforeunload", (event) => {
  if (!studio.isLeaving && studio.documents.some(({ changed }) => changed.length)) event.preventDefault();
});

studio.tried(() => studio.load());
stage.prepare(); // while the server looks
