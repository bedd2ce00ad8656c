// Dialogs, which return the focus when they close.

import { element } from "../../kit/elements.js";

// A dialog with a title; closed by its button, Escape, or `close()` of what comes back.
export function dialog(title, ...content) {
  const heading = element("h2", { id: "dialog-title" }, title);
  const closer = element("button", { type: "button", class: "closer", "aria-label": "Close", onclick: () => node.close() }, "\u00d7");
  const node = element("dialog", { "aria-labelledby": "dialog-title", onclose: () => node.remove() }, element("header", {}, heading, closer), ...content);
  document.body.append(node);
  node.showModal();
  return node;
}

// Ask with choices `{ name: words }`, the first one being the one that acts; return the chosen name, or null.
export function chooseInDialog(title, words, choices) {
  return new Promise((resolve) => {
    const buttons = Object.entries(choices).map(([name, label], at) =>
      element("button", { type: "button", class: at ? "" : "main", onclick: () => {
        node.returnValue = name;
        node.close(name);
      } }, label));
    const cancel = element("button", { type: "button", onclick: () => node.close("") }, "Cancel");
    const node = dialog(title, element("p", {}, words), element("div", { class: "actions" }, ...buttons, cancel));
    node.addEventListener("close", () => resolve(node.returnValue || null));
  });
}
