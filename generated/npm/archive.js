// Archives: files that hold others. Only the directory and the files that are wanted are read.

import { findLeaf } from "./rules/columns.js";
import { notesOf } from "./fields.js";
import { File, NeedMore, ReadFault } from "./file.js";

const FIRST = 64 * 1024;

/** Return the list of a format whose rows are files, with its note `-files`; null for formats that contain none. */
export function findFilesTable(layout) {
  for (const item of layout.root.scope.items) {
    const [note] = notesOf(item.field, "files");
    if (note) return { table: item.table, note };
  }
  return null;
}

/** The first bytes of a blob, as a format reads it, and no more than it needs; null where it is none of that format. */
export async function readDirectory(layout, blob) {
  let size = Math.min(FIRST, blob.size);
  for (;;) {
    const bytes = new Uint8Array(await blob.slice(0, size).arrayBuffer());
    try {
      return File.read(layout, bytes, blob.size);
    } catch (error) {
      if (error instanceof NeedMore && size < blob.size) size = Math.min(Math.max(error.size, size * 4), blob.size);
      else if (error instanceof ReadFault || error instanceof NeedMore) return null;
      else throw error;
    }
  }
}

/** Return the wanted files of an archive, as `{name, blob}`, without files whose bytes are outside of it. */
export function archiveMembers(file, { table, note }, blob, isWanted) {
  const named = note.names ? file.layout.table(note.names) : table;
  const { leaf } = findLeaf(file, named, note.name);
  const entries = [];
  for (let row = 0; row < file.rows(table); row += 1) {
    const name = textUpToZero(file.value(leaf, row));
    if (!isWanted(name)) continue;
    const [offset, size] = [note.offset, note.size].map((path) => Number(file.derived(table.scope, path, row)));
    if (offset + size <= blob.size) entries.push({ name, blob: blob.slice(offset, offset + size) });
  }
  return entries;
}

function textUpToZero(bytes) {
  const end = bytes.indexOf(0);
  return new TextDecoder("latin1").decode(end < 0 ? bytes : bytes.subarray(0, end));
}
