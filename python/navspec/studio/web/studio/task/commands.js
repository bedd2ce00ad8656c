// Texts about fixes name commands and options of the command line in code: on the page they are buttons and settings.

import { element } from "../../kit/elements.js";
import { markdown } from "../../kit/markdown.js";

const CODE = /`([^`]+)`/g;
const PANELS = { repair: "Repair", fix: "Repair", convert: "Convert", export: "Export", route: "Route", set: "Fields", diff: "Compare" };
const words = (name) => name.replaceAll("-", " ");

// Return a code in a text as `{ panel, words, codes }` of a command, `{ words }` of an option, or null for any other code.
function read(code) {
  const [, name, rest = ""] = /^navspec ([\w-]+)(.*)/.exec(code) ?? [];
  const [, option, value = ""] = /^--([\w-]+)[ =]?(.*)/.exec(code) ?? [];
  if (option) return { words: `the setting \u201c${words(option)}\u201d${value ? ` (${value})` : ""}` };
  if (!name) return null;
  const [, codes = ""] = /--select ([\w,]+)/.exec(rest) ?? [];
  return { panel: PANELS[name]?.toLowerCase(), words: PANELS[name] ?? words(name), codes: codes ? codes.split(",") : [] };
}

// Return a text as plain words, for where there is no room for a button.
export const plainFix = (text) => text.replaceAll(CODE, (whole, code) => read(code)?.words ?? code);

// Return the panel and the codes of the first command in a text for which the page has a panel; null without one.
export function commandOf(studio, text) {
  const commands = [...text.matchAll(CODE)].map(([, code]) => read(code));
  return commands.find((command) => command && studio.tabs.has(command.panel)) ?? null;
}

// Return a button that opens the panel of a command, with `codes` chosen where it names none.
export function commandButton(studio, { panel, words: label, codes }, fallback = [], kind = "link") {
  const chosen = codes.length ? codes : fallback;
  return element("button", { type: "button", class: kind, onclick: (event) => {
    event.stopPropagation();
    studio.emit("panel", { name: panel, codes: panel === "repair" && chosen.length ? chosen : null });
  } }, `${label}\u2026`);
}

// Return the elements of a text about a fix; its commands are buttons, which choose the repairs of `codes`.
export function fixOf(studio, text, codes = []) {
  return markdown(text, (code) => {
    const command = read(code);
    if (!command) return null;
    return studio.tabs.has(command.panel) ? commandButton(studio, command, codes) : element("span", {}, command.words);
  });
}
