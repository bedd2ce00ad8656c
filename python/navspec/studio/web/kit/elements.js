// Elements, and numbers in words.

// An element with attributes and children: text from files never becomes markup. An attribute that is a function listens to
// the event of its name without "on"; one that is false, null or undefined is left out.
export function element(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") node.addEventListener(key.replace(/^on/, ""), value);
    else if (key === "style") node.style.cssText = value; // as an attribute the policy of the page refuses it
    else if (value === true) node.setAttribute(key, "");
    else if (value !== false && value !== null && value !== undefined) node.setAttribute(key, value);
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return node;
}

export const grouped = (number) => number.toLocaleString("en-US");
export const hex = (number) => `0x${number.toString(16).toUpperCase()}`;

export function plural(number, one, many = `${one}s`) {
  return `${grouped(number)} ${number === 1 ? one : many}`;
}

// A unit behind a number.
export const unitWord = (unit) => (unit === "unit" ? "units" : unit);

export const copyText = (text) => navigator.clipboard.writeText(text);

// Return a button that copies the result of `text()`; `title` is its tooltip.
export function copyButton(what, text, title = `Copy ${what}`) {
  const button = element("button", { type: "button", class: "link", title, "aria-label": `Copy ${what}`, onclick: async () => {
    await copyText(text());
    button.textContent = "copied";
    setTimeout(() => {
      button.textContent = `copy ${what}`;
    }, 1500);
  } }, `copy ${what}`);
  return button;
}

// Words as a sentence: with a capital, and a full stop.
export const sentence = (words) => `${words[0].toUpperCase()}${words.slice(1)}${/[.!?]$/.test(words) ? "" : "."}`;
