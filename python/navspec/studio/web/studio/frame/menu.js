// Menus: their keys, and when they close.

// Arrows, Home and End lead through the entries of a menu; Escape and Tab call `close`.
export function pressInMenu(event, entries, close) {
  const at = entries.indexOf(document.activeElement);
  const many = entries.length;
  const to = { ArrowDown: (at + 1) % many, ArrowUp: (at - 1 + many) % many, Home: 0, End: many - 1 }[event.key];
  const isUsed = event.key === "Enter" || event.key === " "; // the entry itself takes them
  if (to !== undefined) entries[to].focus();
  else if (event.key === "Escape" || event.key === "Tab") close();
  else if (!isUsed) return;
  event.stopPropagation();
  if (!isUsed) event.preventDefault();
}

// Call `close` when the pointer is pressed outside of an element.
export function closeOutside(element, close) {
  document.addEventListener("pointerdown", (event) => !element.contains(event.target) && close());
}
