// The little Markdown that docs are written in: paragraphs, lists, code, emphasis and links, as elements.

import { element } from "./elements.js";

const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

// Return the elements of a text. `linked(name)` may return an element for code.
export function markdown(text, linked = () => null) {
  return text.split(/\n{2,}/).filter((block) => block.trim()).map((block) => {
    const items = block.split(/\n(?=[-*] )/);
    if (!/^[-*] /.test(items.at(-1))) return element("p", {}, ...inline(block, linked));
    const lead = /^[-*] /.test(items[0]) ? [] : [element("p", {}, ...inline(items.shift(), linked))];
    return element("div", {}, ...lead, element("ul", { class: "listed" }, ...items.map((item) => element("li", {}, ...inline(item.slice(2), linked)))));
  });
}

function inline(text, linked) {
  const blocks = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, code, strong, words, address] = match;
    blocks.push(text.slice(end, match.index));
    if (code) blocks.push(linked(code) ?? element("code", {}, code));
    else if (strong) blocks.push(element("strong", {}, strong));
    else blocks.push(/^https?:/.test(address) ? element("a", { href: address, rel: "noreferrer", target: "_blank" }, words) : words);
    end = match.index + whole.length;
  }
  return [...blocks, text.slice(end)].filter(Boolean);
}
