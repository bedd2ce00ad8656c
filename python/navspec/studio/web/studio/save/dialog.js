// Saving: what would be written, and then that it was.

import { element, grouped, plural } from "../../kit/elements.js";
import { dialog } from "../frame/dialog.js";
import { fileName } from "../task/lists.js";
import { folderObstacle, saveIntoFolder } from "./folder.js";

const NAMED = 3; // fields of a table that are named
const spoken = (name) => name.replaceAll("_", " ").replaceAll(".", " ");
const DISK = { changed: "another program has written it since", gone: "it does not exist any more" };

export async function openSave(studio) {
  const { document } = studio;
  if (!document) return;
  const plan = await studio.tried(() => studio.get("save/preview"));
  if (!plan) return;
  if (!plan.files.length && document.origin === "disk") {
    studio.say("Nothing has changed since it was saved");
    return;
  }
  if (document.origin === "disk") toDisk(studio, plan);
  else asDownload(studio, plan);
}

function toDisk(studio, plan) {
  const isOther = plan.files.some(({ disk }) => disk !== "same");
  const problems = plan.files.filter(({ problem }) => problem);
  const force = element("input", { type: "checkbox", onchange: () => fit() });
  const save = element("button", { type: "button", class: "main", onclick: async () => {
    if (save.getAttribute("aria-disabled") === "true") return;
    save.setAttribute("aria-disabled", true);
    const done = await studio.change("save", { force: force.checked });
    fit();
    if (!done) return;
    node.close();
    const kept = done.written.filter(({ backup }) => backup).length + done.archives.filter(({ backup }) => backup).length;
    studio.say(`Saved: ${plural(plan.files.length, "file")}${kept ? `; what was there before is kept beside ${kept === 1 ? "it" : "them"} (.bak)` : ""}.`);
  } }, "Save");
  const fit = () => save.setAttribute("aria-disabled", problems.length > 0 || (isOther && !force.checked));
  fit();
  const words = isOther ? [element("p", { class: "warn" }, "Files on the disk are no longer what was opened here."), element("label", { class: "check" }, force, "Overwrite")] : [];
  const node = dialog(`Save ${studio.document.title}`, reason(plan), written(plan), ...words, element("div", { class: "actions" }, compareButton(studio, () => node.close()), save, element("button", { type: "button", onclick: () => node.close() }, "Cancel")));
  save.focus({ preventScroll: true });
}

// Dropped files are saved into a folder, or by downloading them.
function asDownload(studio, plan) {
  const button = (what, words, isMain) => element("button", { type: "button", class: isMain ? "main" : "", onclick: async () => {
    const name = await studio.tried(() => studio.download("download", { what }));
    if (name) studio.say(`Downloaded ${name}`);
    await studio.refresh();
  } }, words);
  const isArchive = studio.document.files.some(({ archive }) => archive);
  const obstacle = folderObstacle(plan.files);
  const intoFolder = element("button", { type: "button", class: "main", onclick: async () => {
    const where = await studio.tried(() => saveIntoFolder(studio, plan));
    if (!where) return;
    const done = await studio.change("saved", { revision: plan.revision }); // what another window did meanwhile may not be in these files
    node.close();
    if (done) studio.say(`Saved: ${where}.`);
  } }, "Save into a folder\u2026");
  const choices = [plan.files.length && !obstacle && intoFolder, plan.files.length && button("changed", plan.files.length === 1 ? "Download the changed file" : "Download changed files (zip)", Boolean(obstacle)), button("all", "Download all files"), isArchive && button("archive", "Download the archive with them")];
  const words = `These files were dropped on the page or made here. ${obstacle ? `${obstacle} Download them, and put them where they belong.` : "Save them into the folder that they belong to, or download them."}`;
  const node = dialog(`Save ${studio.document.title}`, element("p", {}, words), reason(plan), plan.files.length ? written(plan) : "", element("div", { class: "actions" }, ...choices.filter(Boolean), element("button", { type: "button", onclick: () => node.close() }, "Done")));
}

// Return a button for the panel of changes.
function compareButton(studio, close) {
  if (!studio.tabs.has("changes")) return "";
  return element("button", { type: "button", onclick: () => {
    close();
    studio.emit("panel", "changes");
  } }, "Show the changes");
}

// Return the differences of a table: "links: 2 new, node in 14 rows".
function changed({ key, kind, added, removed, fields }) {
  const named = fields.slice(0, NAMED).map(({ field, changed: many }) => (kind === "root" ? spoken(field) : `${spoken(field)} in ${plural(many, "row")}`));
  const remaining = fields.length - named.length;
  const parts = [added && `${grouped(added)} new`, removed && `${grouped(removed)} gone`, ...named, remaining > 0 && plural(remaining, "other field")].filter(Boolean);
  return `${spoken(key) || "the file itself"}: ${parts.join(", ") || "changed"}`;
}

// Explain files that change without edits: numbers in them follow edits in others.
function reason({ files }) {
  const following = files.filter(({ follows }) => follows);
  if (!following.length) return "";
  const one = following.length === 1;
  return element("p", {}, `In ${following.length} of these files nothing was edited: ${one ? "it changes" : "they change"} because numbers in ${one ? "it" : "them"} follow what was done elsewhere, such as the ids of what is referred to.`);
}

function written({ files, archives }) {
  const kept = new Map(archives.map(({ path, backup }) => [path, backup]));
  const rows = files.map(({ path, archive, state, size, disk, backup, problem, tables }) => element("tr", {},
    element("td", {}, path, DISK[disk] ? element("small", { class: "warn" }, DISK[disk]) : "", problem ? element("small", { class: "warn" }, problem) : "",
      tables.length ? element("small", {}, tables.map(changed).join("; ")) : ""),
    element("td", {}, state === "removed" ? "stays on the disk" : state),
    element("td", { class: "number" }, size === null ? "" : grouped(size)),
    element("td", {}, fileName(backup || kept.get(archive) || ""))));
  const archived = archives.map(({ path, backup }) => element("tr", {}, element("td", {}, path), element("td", {}, "archive"), element("td", {}), element("td", {}, fileName(backup))));
  const heads = ["File", "State", "Bytes", "Backup"].map((head) => element("th", { scope: "col" }, head));
  return element("div", { class: "wide", tabindex: 0, role: "group", "aria-label": "What would be written" }, element("table", { class: "plan" }, element("thead", {}, element("tr", {}, ...heads)), element("tbody", {}, ...rows, ...archived)));
}
