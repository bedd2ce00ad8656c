// Helpers that create elements.

export const grouped = (number) => number.toLocaleString("en-US");

// An element with text and attributes: text from files never becomes markup.
export function element(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  node.append(...children);
  return node;
}
