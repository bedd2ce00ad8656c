// Stable addresses of findings, their positions in the game, and copying of both.

import { element } from "../kit/elements.js";
import { data, findings } from "./data.js";

const HASH = "#f=";

export const Addresses = {
  // Numbers of findings by key: rule, file and pointer; the second with the same key ends with "~2".
  get numbersByKey() {
    const groups = new Map();
    this.keys = findings.rule.map((rule, number) => {
      const key = `${data.rules[rule].code}:${data.names[findings.file[number]]}${findings.pointer[number]}`;
      if (!groups.has(key)) groups.set(key, []);
      const nth = groups.get(key).push(number);
      return nth > 1 ? `${key}~${nth}` : key;
    });
    const numbers = new Map(this.keys.map((key, number) => [key, number]));
    Object.defineProperty(this, "numbersByKey", { value: numbers });
    return numbers;
  },

  // The last part of the address of a page that shows a finding.
  of(number) {
    return this.numbersByKey && HASH + encodeURI(this.keys[number]);
  },

  // The finding that the address of the page names, -1 for none.
  get number() {
    if (!location.hash.startsWith(HASH)) return -1;
    try {
      return this.numbersByKey.get(decodeURI(location.hash.slice(HASH.length))) ?? -1;
    } catch {
      return -1;
    }
  },
};

// A coordinate, rounded to a thousandth.
const formatCoordinate = (value) => String(Number(value.toFixed(3)));

// Coordinates as scripts and consoles take them.
export const formatPosition = (position) => position.filter(Number.isFinite).map(formatCoordinate).join(" ");

export const positionOf = (number) => ["x", "y", "z"].map((axis) => findings[axis][number]);

// Console commands that bring the player to a finding; empty if there are none.
export function consoleLine(number) {
  if (!findings.placed[number] || findings.map[number] < 0) return "";
  const params = Object.fromEntries(Object.entries(data.findings.params).map(([name, values]) => [name, values[number]]));
  positionOf(number).forEach((value, at) => {
    params["xyz"[at]] = Number.isFinite(value) ? formatCoordinate(value) : null;
  });
  const isWhole = (command) => [...command.matchAll(/\{(\w+)\}/g)].every(([, name]) => params[name] !== null);
  const commands = data.maps[findings.map[number]].console.filter(isWhole);
  return commands.map((command) => command.replace(/\{(\w+)\}/g, (_, name) => params[name])).join("; ");
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch { // not every browser lets a page that is a file do so
    const box = element("textarea", { readonly: "" });
    box.value = text;
    document.body.append(box);
    box.select();
    document.execCommand("copy");
    box.remove();
  }
}

// A button that copies the result of `text()`.
export function copyButton(what, text) {
  const button = element("button", { type: "button", class: "link", "aria-label": `Copy ${what}` }, "copy");
  button.addEventListener("click", async () => {
    await copy(text());
    button.textContent = "copied";
    setTimeout(() => {
      button.textContent = "copy";
    }, 1500);
  });
  return button;
}
