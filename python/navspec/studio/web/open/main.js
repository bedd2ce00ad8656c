// The page to drop files on.

import { Chart } from "./chart.js";
import { chosenFiles, acceptDrops } from "./drop.js";
import { Editing } from "./editing.js";
import { element, plural } from "../kit/elements.js";
import { showFindings, showMissing, showRepair } from "./findings.js";
import { loadFormats } from "./formats.js";
import { Session, TooLong } from "./session.js";
import { File } from "../engine/file.js";
import { View } from "./view.js";

const find = (id) => document.getElementById(id);
const { navspecFormats } = globalThis;
const { formats, rules, declared, repairable } = loadFormats(navspecFormats);
const session = new Session(navspecFormats);
const view = new View((values, words) => editing.set(view.opened, values, words));
const editing = new Editing(find("changes"), async (sources, pointer) => {
  const { name } = view.opened;
  await open(sources);
  pick(opened.findIndex((file) => file.name === name));
  view.go(pointer);
});
const chart = new Chart({
  onPick: (file, key, row) => {
    pick(file);
    const read = opened[file].file;
    view.go(read.pointer(read.layout.table(key), row));
  },
  onFinding: (number) => goTo(shownFiles[number]),
});
let opened = [];
let shownFiles = [];

const NOTHING = { files: [], rules: { findings: [], totals: [], skipped: [] }, maps: [] };

const formatOf = (id) => formats.find((format) => format.about.id === id);
const aboutOf = (id) => formatOf(id)?.about ?? null;

async function open(sources) {
  const started = performance.now();
  const status = find("status");
  find("page").dataset.state = "reading";
  // Not only when they are shown: the memory that the page was painted in is free by then, and taken again.
  find("drop").classList.add("small");
  status.textContent = `Reading ${sources[0].name} …`;
  const late = [];
  let waiting = sources;
  let result = null;
  while (result === null) {
    if (!waiting.length) {
      result = NOTHING;
      break;
    }
    try {
      result = await session.read(waiting, (name) => {
        const words = name ? `Reading ${name} …` : "Checking against the rules …";
        if (status.textContent !== words) status.textContent = words; // it is read aloud whenever it is set
      });
    } catch (error) {
      if (!(error instanceof TooLong)) {
        status.textContent = `These files could not be opened: ${error.message}`;
        find("drop").classList.toggle("small", opened.length > 0);
        find("page").dataset.state = "failed";
        return;
      }
      late.push({ ...waiting[error.index], reason: error.message });
      waiting = waiting.filter((_, index) => index !== error.index);
    }
  }
  const files = result.files.map((file) => (file.file ? { ...file, file: File.unpacked(formatOf(file.format).layout, file.file) } : file));
  const addedFiles = await Promise.all(late.map(async ({ name, blob, reason }) => ({ name, archive: "", size: blob.size, format: "", bytes: new Uint8Array(await blob.slice(0, 65536).arrayBuffer()), fault: { message: reason, pointer: "", offset: 0, length: 0 } })));
  show([...files, ...addedFiles], result.rules, result.maps);
  status.textContent = summary(opened);
  Object.assign(find("page").dataset, { state: "open", time: String(Math.round(performance.now() - started)) });
}

function openAnew(sources) {
  editing.start(sources);
  return open(sources);
}

function summary(files) {
  const unread = files.filter((file) => file.fault).length;
  const count = files.length === 1 ? files[0].name : `${files.length} files`;
  return `${count} opened${unread ? `, ${unread === files.length ? "none" : unread} of which ${unread === files.length ? "can" : "cannot"} be read` : ""}.`;
}

function show(files, { findings, totals, skipped }, maps) {
  shownFiles = findings;
  opened = files.map((file) => ({ ...file, rules: aboutOf(file.format)?.rulesOn ?? file.format }));
  find("opened").hidden = false;
  const list = find("files");
  find("chooser").hidden = files.length < 2;
  const inOrder = [...files.entries()].sort(([, a], [, b]) => a.name.localeCompare(b.name, "en", { numeric: true }));
  list.replaceChildren(...inOrder.map(([index, file]) => {
    const count = findings.filter((one) => one.file === index).length;
    return element("option", { value: String(index) }, `${file.name}${file.fault ? " (cannot be read)" : count ? ` (${count} found)` : ""}`);
  }));
  const families = new Set(files.filter(({ file }) => file).map(({ format }) => aboutOf(format).family));
  const numRun = [...families].reduce((sum, family) => sum + (declared[family] ?? 0), 0);
  showFindings(find("findings"), find("tally"), findings, totals, opened, numRun, (finding) => {
    goTo(finding);
    chart.finding(finding.number);
  });
  showMissing(find("missing"), find("more"), find("unasked"), rules.filter(({ family }) => families.has(family)), skipped, numRun);
  find("rules").hidden = !files.some((file) => file.file);
  showRepair(find("repair"), findings.filter(({ code }) => repairable.has(code)), opened, (file, values) => editing.repair(opened[file], values, `${plural(values.length, "value")} fixed`));
  chart.take(maps, (number) => findings[number].message);
  pick(Math.max(files.findIndex((file) => !file.isArchive), 0));
}

function goTo(finding) {
  pick(finding.file);
  view.go(finding.pointer);
}

function pick(index) {
  find("files").value = String(index);
  chart.show(index);
  if (view.opened !== opened[index]) view.show(opened[index], aboutOf(opened[index].format));
}

find("files").addEventListener("change", (event) => pick(Number(event.target.value)));
for (const id of ["choose", "folder"]) {
  find(id).addEventListener("change", (event) => {
    const files = chosenFiles(event.target.files);
    if (files.length) openAnew(files);
    event.target.value = "";
  });
}
find("folder").webkitdirectory = true;
acceptDrops(find("drop"), openAnew);
