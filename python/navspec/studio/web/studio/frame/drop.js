// Files that are dropped on the page, or chosen in a dialog.

import { element } from "../../kit/elements.js";

export class Drop {
  constructor(studio) {
    this.studio = studio;
    this.input = element("input", { type: "file", multiple: true, hidden: true, "aria-label": "Files", onchange: () => this.take([...this.input.files].map((file) => ({ name: file.name, file }))) });
    this.veil = element("div", { class: "veil", hidden: true, "aria-hidden": "true" }, element("p", {}, "Drop to open"));
    document.body.append(this.input, this.veil);
    let depth = 0; // of elements that the cursor is over: leaving one enters another
    const isFiles = (event) => [...(event.dataTransfer?.types ?? [])].includes("Files");
    const over = (by) => (event) => {
      if (!isFiles(event)) return;
      event.preventDefault();
      depth = Math.max(0, depth + by);
      this.veil.hidden = !depth;
    };
    addEventListener("dragenter", over(1));
    addEventListener("dragleave", over(-1));
    addEventListener("dragover", over(0));
    addEventListener("drop", async (event) => {
      over(-depth)(event);
      if (isFiles(event)) this.take(await filesOf(event.dataTransfer));
    });
  }

  choose() {
    this.input.click();
  }

  async take(files) {
    this.input.value = "";
    if (files.length) await this.studio.tried(() => this.studio.open(files));
  }
}

// Return the dropped files, also those of folders, `{ name, file }` each.
async function filesOf(transfer) {
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry?.()).filter(Boolean);
  return entries.length ? (await Promise.all(entries.map(below))).flat() : [...transfer.files].map((file) => ({ name: file.name, file }));
}

async function below(entry) {
  if (entry.isFile) return [{ name: entry.fullPath, file: await new Promise((resolve, reject) => entry.file(resolve, reject)) }];
  const reader = entry.createReader();
  const entries = [];
  for (;;) {
    const batch = await new Promise((resolve, reject) => reader.readEntries(resolve, reject)); // 100 at a time
    if (!batch.length) return entries;
    entries.push(...(await Promise.all(batch.map(below))).flat());
  }
}
