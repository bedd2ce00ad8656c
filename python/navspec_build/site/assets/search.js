// The search of all pages: an index that is loaded when the box is first used, ranked by how well a name matches.
"use strict";
(() => {
  const MOST = 30;
  const box = document.getElementById("search");
  const list = document.getElementById("found");
  let index = null;
  let chosen = -1;

  function load() {
    if (index) return;
    index = [];
    const script = document.createElement("script");
    script.src = "assets/index.js";
    script.onload = () => {
      index = globalThis.navspecIndex.map(([page, anchor, name, kind, about, also]) => ({
        page, anchor, name, kind, about, also,
        low: name.toLowerCase(), spaced: ` ${name.toLowerCase().replace(/[_.]/g, " ")} `,
        exact: [name, anchor, ...also.split(" ")].map((each) => each.toLowerCase()),
        all: `${anchor} ${kind} ${about} ${page} ${also}`.toLowerCase(),
      }));
      if (box.value) show();
    };
    document.head.append(script);
  }

  // How well an entry answers all words; 0 when it lacks one.
  function score(entry, words) {
    let sum = 0;
    for (const word of words) {
      const { low } = entry;
      const one = entry.exact.includes(word) || entry.exact.includes(`0x${word}`) ? 100
        : entry.kind.endsWith(`= ${asNumber(word)}`) ? 60
        : low.startsWith(word) ? 60
        : entry.spaced.includes(` ${word} `) ? 45
        : entry.spaced.includes(` ${word}`) ? 30
        : low.includes(word) ? 20
        : entry.all.includes(word) ? 6 : 0;
      if (!one) return 0;
      sum += one;
    }
    const near = location.pathname.endsWith(`/${entry.page}.html`) ? 2 : 0;
    const rank = near + ({ format: 8, rule: 3, structure: 4, enum: 4 }[entry.kind] ?? 0);
    return sum / words.length + rank - Math.min(entry.low.length, 40) / 20;
  }

  // The words of the box: of the way of a finding its last name, and numbers as the pages have them.
  function asked() {
    const text = box.value.toLowerCase().replace(/(\/[^\s/]+)*?\/([a-z_][^\s/]*)(\/\d+)*(?=\s|$)/g, "$2");
    return text.split(/\s+/).filter(Boolean);
  }

  function asNumber(word) {
    return /^0x[0-9a-f]+$/.test(word) ? String(Number(word)) : word;
  }

  function pairs(text) {
    return new Set([...text.slice(1)].map((letter, at) => text[at] + letter));
  }

  // How much a name is like the words, from 0 to 1: the share of neighbouring letters that both have.
  function likeness(mine, name) {
    const other = pairs(name);
    const both = [...mine].filter((pair) => other.has(pair)).length;
    return (2 * both) / (mine.size + other.size || 1);
  }

  function ranked(points) {
    return index.map((entry, order) => [points(entry), order, entry]).filter(([each]) => each > 0)
      .sort((a, b) => b[0] - a[0] || a[1] - b[1]).map(([, , entry]) => entry);
  }

  function alike(words) {
    const mine = pairs(words.join("_"));
    const near = (entry) => { const points = likeness(mine, entry.low); return points > 0.6 ? points : 0; };
    return ranked(near).slice(0, 5);
  }

  function show() {
    const words = asked();
    const ready = words.length > 0 && index.length > 0;
    const hits = ready ? ranked((entry) => score(entry, words)) : [];
    const near = ready && hits.length === 0 ? alike(words) : [];
    list.replaceChildren(...[...hits.slice(0, MOST), ...near].map(option));
    if (near.length) list.prepend(line("Nothing has this name; alike are"));
    else if (ready) list.append(line(tail(hits.length)));
    open(ready);
    choose(0);
  }

  function option(entry, number) {
    const link = document.createElement("a");
    link.id = `found-${number}`;
    link.setAttribute("role", "option");
    link.tabIndex = -1;
    link.href = `${entry.page}.html${entry.anchor && `#${entry.anchor}`}`;
    const name = document.createElement("code");
    name.textContent = entry.name;
    const kind = document.createElement("span");
    kind.className = "kind";
    kind.textContent = entry.kind === "format" ? "format" : `${entry.kind} · ${entry.page}`;
    const about = document.createElement("span");
    about.className = "about";
    about.textContent = [entry.also, entry.about].filter(Boolean).join(" · ");
    link.append(name, kind, about);
    return link;
  }

  function tail(count) {
    return count === 0 ? "Nothing has this name." : count > MOST ? `${count - MOST} more; another word narrows it down` : `${count} found`;
  }

  function line(words) {
    const made = document.createElement("p");
    made.setAttribute("role", "option");
    made.setAttribute("aria-disabled", "true");
    made.textContent = words;
    return made;
  }

  function open(is) {
    list.hidden = !is;
    box.setAttribute("aria-expanded", String(is));
  }

  function choose(number) {
    const options = list.querySelectorAll("a");
    options[chosen]?.removeAttribute("aria-selected");
    chosen = options.length ? (number + options.length) % options.length : -1;
    const now = options[chosen];
    now?.setAttribute("aria-selected", "true");
    now?.scrollIntoView({ block: "nearest" });
    if (now) box.setAttribute("aria-activedescendant", now.id);
    else box.removeAttribute("aria-activedescendant");
  }

  box.addEventListener("focus", () => { load(); if (box.value) show(); });
  box.addEventListener("input", () => { load(); show(); });
  box.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown") choose(chosen + 1);
    else if (event.key === "ArrowUp") choose(chosen - 1);
    else if (event.key === "Escape") { box.value = ""; open(false); box.blur(); }
    else return;
    event.preventDefault();
  });
  box.form.addEventListener("submit", (event) => {
    event.preventDefault();
    list.querySelectorAll("a")[chosen]?.click();
  });
  list.addEventListener("click", () => { open(false); box.value = ""; });
  box.addEventListener("blur", (event) => { if (!list.contains(event.relatedTarget)) setTimeout(() => { if (document.activeElement !== box) open(false); }, 150); });
  addEventListener("keydown", (event) => {
    const typing = /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName);
    if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey) { event.preventDefault(); box.focus(); }
  });
})();
