// Saving into a folder that the user chooses, by the browser's file access.

import { plural } from "../../kit/elements.js";
import { chooseInDialog } from "../frame/dialog.js";
import { fileName } from "../task/lists.js";

const LACK = "This browser cannot write into folders; Chrome and Edge can.";

// Why the files of a plan cannot be written into a folder; empty where they can.
export function folderObstacle(files) {
  if (typeof globalThis.showDirectoryPicker !== "function") return LACK;
  const names = files.map(({ path }) => fileName(path).toLowerCase());
  if (files.some(({ archive }) => archive)) return "Files of an archive are saved by downloading it.";
  return new Set(names).size < names.length ? "Several of these files have the same name, so they cannot be written into one folder." : "";
}

// Write the changed files of a plan into a folder, and keep those that they replace as `*.bak`. Return where, in words; null
// where nothing was written.
export async function saveIntoFolder(studio, plan) {
  const files = plan.files.filter(({ state }) => state !== "removed");
  const folder = await pickFolder(studio);
  if (!folder) return null;
  const entries = await Promise.all(files.map(async ({ path, state }) => {
    const name = fileName(path);
    const [data, opened, old] = await Promise.all([readState(studio, path), state === "new" ? null : readState(studio, path, true), readOld(folder, name)]);
    return { name, data, old, isOther: old !== null && (opened === null || !isSame(old, opened)) };
  }));
  const others = entries.filter(({ isOther }) => isOther);
  const words = `${others.length === 1 ? `${others[0].name} in this folder is not the file that was opened here` : `${plural(others.length, "file")} in this folder are not those that were opened here`}. What is there now would be kept as *.bak.`;
  if (others.length && !(await chooseInDialog("Replace other files?", words, { replace: "Replace" }))) return null;
  const replaced = entries.filter(({ old }) => old);
  for (const { name, old } of replaced) await write(folder, await freeName(folder, name), old); // all backups come first
  for (const { name, data } of entries) await write(folder, name, data);
  const kept = replaced.length ? `; what was there before is kept beside ${replaced.length === 1 ? "it" : "them"} (.bak)` : "";
  return `${plural(entries.length, "file")} in the folder ${folder.name || "that you chose"}${kept}`;
}

async function pickFolder(studio) {
  try {
    const folder = await globalThis.showDirectoryPicker({ id: "navspec", mode: "readwrite" });
    const isAllowed = !folder.requestPermission || (await folder.requestPermission({ mode: "readwrite" })) === "granted";
    if (!isAllowed) studio.say("The browser was not allowed to write into this folder; nothing was written", "error");
    return isAllowed ? folder : null;
  } catch (error) {
    if (error.name !== "AbortError") studio.say(`The folder could not be opened: ${error.message}`, "error");
    return null;
  }
}

// The bytes of a file of the document, as they are or as it was opened.
const readState = async (studio, path, isSaved = false) => new Uint8Array(await studio.bytes("contents", { path, saved: isSaved || null }));

// The bytes of a file in the folder; null where there is none.
async function readOld(folder, name) {
  try {
    return new Uint8Array(await (await (await folder.getFileHandle(name)).getFile()).arrayBuffer());
  } catch (error) {
    if (error.name === "NotFoundError") return null;
    throw error;
  }
}

const isSame = (one, second) => one.length === second.length && one.every((byte, at) => byte === second[at]);

// The first name for a backup that no file has.
async function freeName(folder, name) {
  for (let number = 0; ; number += 1) {
    const backup = `${name}.bak${number || ""}`;
    if ((await readOld(folder, backup)) === null) return backup;
  }
}

// The browser writes into another file, which takes the place of this one when it is closed.
async function write(folder, name, data) {
  const stream = await (await folder.getFileHandle(name, { create: true })).createWritable();
  try {
    await stream.write(data);
  } catch (error) {
    await stream.abort();
    throw error;
  }
  await stream.close();
}
