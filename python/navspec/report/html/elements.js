// What a script makes of a page.

export const grouped = (number) => number.toLocaleString("en-US");

// An element with text and attributes: text from files never becomes markup.
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}
