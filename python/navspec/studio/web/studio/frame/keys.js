// Keys of the page, each with what it does, and the dialog that lists them.

import { element } from "../../kit/elements.js";
import { dialog } from "./dialog.js";

const SWITCH = "navspec.letters";
const isText = (target) => target.closest?.("textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=range], [type=button])");

// Return a pressed key in words: "Ctrl+Shift+Z", "?", "Delete".
const pressed = (event) => {
  const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
  const signs = [(event.ctrlKey || event.metaKey) && "Ctrl", event.altKey && "Alt", event.shiftKey && event.key.length > 1 && "Shift"];
  const shifted = event.ctrlKey && event.shiftKey && event.key.length === 1 && "Shift";
  return [...signs, shifted, key].filter(Boolean).join("+");
};

export class Keys {
  constructor() {
    this.groups = new Map();
    this.hasLetters = localStorage.getItem(SWITCH) !== "off";
    document.addEventListener("keydown", (event) => this.press(event));
  }

  // Set the keys of one part of the page, instead of its old ones: `{ key, title, act, when }`; the browser keeps a key where
  // `when()` is false.
  set(group, keys) {
    this.groups.set(group, keys);
  }

  press(event) {
    if (event.defaultPrevented || document.querySelector("dialog[open]")) return;
    const name = pressed(event);
    const binding = [...this.groups.values()].flat().find(({ key, act }) => act && key.split(" or ").includes(name));
    if (!binding) return;
    const isLetter = name.length === 1;
    if (isLetter && !this.hasLetters) return;
    if (isText(event.target) && !(name.startsWith("Ctrl+") && binding.everywhere)) return;
    if (binding.when && !binding.when()) return;
    event.preventDefault();
    binding.act(event);
  }

  show() {
    const box = element("input", { type: "checkbox", onchange: () => {
      this.hasLetters = box.checked;
      localStorage.setItem(SWITCH, box.checked ? "on" : "off");
    } });
    box.checked = this.hasLetters;
    const lists = [...this.groups].filter(([, keys]) => keys.length).map(([group, keys]) =>
      element("section", {}, element("h3", {}, group), element("dl", { class: "keys" }, ...keys.flatMap(({ key, title }) => [
        element("dt", {}, ...key.split(" or ").flatMap((name, at) => [at ? " or " : "", element("kbd", {}, name)])), element("dd", {}, title),
      ]))));
    dialog("Keys", element("div", { class: "columns" }, ...lists), element("label", { class: "check" }, box, "Single letters and signs are keys too"));
  }
}
