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
      index = globalThis.navspecIndex.map(([page, anchor, name, kind, about]) => ({
        page, anchor, name, kind, about,
        low: name.toLowerCase(), spaced: ` ${name.toLowerCase().replace(/[_.]/g, " ")} `, all: `${anchor} ${kind} ${about} ${page}`.toLowerCase(),
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
      const one = low === word || entry.anchor.toLowerCase() === word ? 100
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

  function show() {
    const words = box.value.toLowerCase().split(/[\s]+/).filter(Boolean);
    const hits = words.length === 0 ? [] : index
      .map((entry, order) => [score(entry, words), order, entry]).filter(([points]) => points > 0)
      .sort((a, b) => b[0] - a[0] || a[1] - b[1]);
    list.replaceChildren(...hits.slice(0, MOST).map(([, , entry], number) => option(entry, number)));
    if (words.length && index.length) list.append(tail(hits.length));
    open(words.length > 0 && index.length > 0);
    choose(hits.length ? 0 : -1);
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
    about.textContent = entry.about;
    link.append(name, kind, about);
    return link;
  }

  function tail(count) {
    const line = document.createElement("p");
    line.setAttribute("role", "option");
    line.setAttribute("aria-disabled", "true");
    line.textContent = count === 0 ? "Nothing has this name." : count > MOST ? `${count - MOST} more; another word narrows it down` : `${count} found`;
    return line;
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

  box.addEventListener("focus", load);
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
  box.addEventListener("blur", (event) => { if (!list.contains(event.relatedTarget)) setTimeout(() => open(false), 150); });
  addEventListener("keydown", (event) => {
    const typing = /^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName);
    if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey) { event.preventDefault(); box.focus(); }
  });
})();
