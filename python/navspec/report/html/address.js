// What a finding is called from one report to the next, where it is in the game, and how that gets into the clipboard.

const HASH = "#f=";

const Addresses = {
  // Findings by rule, file and pointer: the second of the same has a "~2" behind it.
  get alike() {
    const found = new Map();
    this.keys = findings.rule.map((rule, number) => {
      const key = `${data.rules[rule].code}:${data.names[findings.file[number]]}${findings.pointer[number]}`;
      if (!found.has(key)) found.set(key, []);
      const nth = found.get(key).push(number);
      return nth > 1 ? `${key}~${nth}` : key;
    });
    const numbers = new Map(this.keys.map((key, number) => [key, number]));
    Object.defineProperty(this, "alike", { value: numbers });
    return numbers;
  },

  // The last part of the address of a page that shows a finding.
  of(number) {
    return this.alike && HASH + encodeURI(this.keys[number]);
  },

  // The finding that the address of the page names, -1 for none.
  get number() {
    if (!location.hash.startsWith(HASH)) return -1;
    try {
      return this.alike.get(decodeURI(location.hash.slice(HASH.length))) ?? -1;
    } catch {
      return -1;
    }
  },
};

// A coordinate as people write it; places are known to a thousandth.
const short = (value) => String(Number(value.toFixed(3)));

// Coordinates as scripts and consoles take them.
const triple = (position) => position.filter(Number.isFinite).map(short).join(" ");

const positionOf = (number) => ["x", "y", "z"].map((axis) => findings[axis][number]);

// What brings the player of a game to a finding, typed into its console; empty where nothing does.
function consoleLine(number) {
  if (!findings.placed[number] || findings.map[number] < 0) return "";
  const known = Object.fromEntries(Object.entries(data.findings.params).map(([name, values]) => [name, values[number]]));
  positionOf(number).forEach((value, at) => {
    known["xyz"[at]] = Number.isFinite(value) ? short(value) : null;
  });
  const isWhole = (command) => [...command.matchAll(/\{(\w+)\}/g)].every(([, name]) => known[name] !== null);
  const commands = data.maps[findings.map[number]].console.filter(isWhole);
  return commands.map((command) => command.replace(/\{(\w+)\}/g, (_, name) => known[name])).join("; ");
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

// Copies what `text()` gives.
function copyButton(what, text) {
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
