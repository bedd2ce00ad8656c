// Dialogs: what has the focus gets it back afterwards.

import { element } from "../../kit/elements.js";

// A dialog with a title; closed by its button, Escape, or `close()` of what comes back.
export function dialog(title, ...content) {
  const heading = element("h2", { id: "dialog-title" }, title);
  const closer = element("button", { type: "button", class: "closer", "aria-label": "Close", onclick: () => made.close() }, "\u00d7");
  const made = element("dialog", { "aria-labelledby": "dialog-title", onclose: () => made.remove() }, element("header", {}, heading, closer), ...content);
  document.body.append(made);
  made.showModal();
  return made;
}

// A question with answers `{ name: words }`, the first one being the one that does something; the name, or null.
export function ask(title, words, answers) {
  return new Promise((resolve) => {
    const buttons = Object.entries(answers).map(([name, label], at) =>
      element("button", { type: "button", class: at ? "" : "main", onclick: () => {
        made.returnValue = name;
        made.close(name);
      } }, label));
    const cancel = element("button", { type: "button", onclick: () => made.close("") }, "Cancel");
    const made = dialog(title, element("p", {}, words), element("div", { class: "actions" }, ...buttons, cancel));
    made.addEventListener("close", () => resolve(made.returnValue || null));
  });
}
