// A file of the server as a source of fields and bytes, see kit/fields/view.js.

import * as server from "../server.js";
import { plainFix } from "../task/commands.js";

const raw = async (path, values) => new Uint8Array(await server.bytes(path, values));

// A file of a document; `set(pointer, value)` changes it.
export async function fileSource(document, path, set) {
  const at = (what) => `documents/${document.id}/${what}`;
  const about = await server.get(at("file"), { path });
  return {
    ...about,
    bytes: (offset, length) => raw(at("bytes"), { path, offset, length }),
    parts: (pointer, start, count) => server.get(at("parts"), { path, pointer, start, count }),
    place: async (where) => {
      const place = await server.get(at("place"), { path, ...where });
      return { ...place, refused: plainFix(place.refused ?? "") };
    },
    spans: (offset, length) => server.get(at("spans"), { path, offset, length }),
    search: (name, value) => server.get(at("search"), { path, name, value }),
    docs: (anchor) => server.get(at("docs"), { path, anchor }),
    set: about.left_out ? null : set,
  };
}

// Return the source of an unreadable file.
export async function unreadSource(number) {
  const about = await server.get(`unread/${number}/file`);
  return { ...about, bytes: (offset, length) => raw(`unread/${number}/bytes`, { offset, length }), set: null };
}
