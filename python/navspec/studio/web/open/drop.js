// Dropped or chosen files and folders.

/** Files beyond this in one go are left out. */
const MOST = 5_000;

/** Return every dropped file, as `{name, blob}`; names include the dropped folders. */
export async function readDropped(transfer) {
  const entries = [...transfer.items].filter((item) => item.kind === "file").map((item) => item.webkitGetAsEntry?.() ?? item.getAsFile());
  const files = [];
  for (const entry of entries) {
    if (entry instanceof File) files.push({ name: entry.name, blob: entry });
    else if (entry) await walk(entry, "", files);
  }
  return files;
}

async function walk(entry, folder, files) {
  if (files.length >= MOST) return;
  const name = `${folder}${entry.name}`;
  if (entry.isFile) files.push({ name, blob: await new Promise((resolve, reject) => entry.file(resolve, reject)) });
  else {
    const reader = entry.createReader();
    for (;;) {
      const batch = await new Promise((resolve, reject) => reader.readEntries(resolve, reject));
      if (!batch.length) break;
      for (const child of batch) await walk(child, `${name}/`, files);
    }
  }
}

export const chosenFiles = (list) => [...list].slice(0, MOST).map((blob) => ({ name: blob.webkitRelativePath || blob.name, blob }));

/** Let an element accept files that are dropped anywhere on the page. */
export function acceptDrops(zone, onFiles) {
  let depth = 0;
  const over = (change) => {
    depth = Math.max(depth + change, 0);
    zone.classList.toggle("over", depth > 0);
  };
  addEventListener("dragenter", (event) => {
    event.preventDefault();
    over(1);
  });
  addEventListener("dragleave", () => over(-1));
  addEventListener("dragover", (event) => event.preventDefault());
  addEventListener("drop", async (event) => {
    event.preventDefault();
    depth = 0;
    over(0);
    const files = await readDropped(event.dataTransfer);
    if (files.length) onFiles(files);
  });
}
