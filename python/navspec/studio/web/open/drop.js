// What people drop or choose: files, several of them, folders.

/** Files beyond this in one go are left out. */
const MOST = 5_000;

/** Every file in what was dropped, as `{name, blob}`; names have the folders that were dropped. */
export async function dropped(transfer) {
  const entries = [...transfer.items].filter((each) => each.kind === "file").map((each) => each.webkitGetAsEntry?.() ?? each.getAsFile());
  const found = [];
  for (const entry of entries) {
    if (entry instanceof File) found.push({ name: entry.name, blob: entry });
    else if (entry) await walk(entry, "", found);
  }
  return found;
}

async function walk(entry, folder, found) {
  if (found.length >= MOST) return;
  const name = `${folder}${entry.name}`;
  if (entry.isFile) found.push({ name, blob: await new Promise((resolve, reject) => entry.file(resolve, reject)) });
  else {
    const reader = entry.createReader();
    for (;;) {
      const some = await new Promise((resolve, reject) => reader.readEntries(resolve, reject));
      if (!some.length) break;
      for (const each of some) await walk(each, `${name}/`, found);
    }
  }
}

export const chosen = (list) => [...list].slice(0, MOST).map((blob) => ({ name: blob.webkitRelativePath || blob.name, blob }));

/** Make an element take what is dropped anywhere on the page. */
export function takesDrops(zone, onFiles) {
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
    const files = await dropped(event.dataTransfer);
    if (files.length) onFiles(files);
  });
}
