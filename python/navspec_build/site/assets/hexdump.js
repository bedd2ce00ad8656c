// A byte names its field, and a field shows its bytes: by pointer, by keys, by touch; from the tables above as well.
"use strict";
(() => {
  const dump = document.getElementById("dump");
  const parts = document.getElementById("parts");
  const peek = document.getElementById("peek");
  const pieces = [...dump.querySelectorAll("a")];
  const byNumber = new Map();
  for (const piece of pieces) {
    const number = piece.dataset.n;
    byNumber.set(number, [...(byNumber.get(number) ?? []), piece]);
  }
  const lines = new Map([...parts.querySelectorAll("li.part")].map((line) => [line.dataset.n, line]));
  const byRow = new Map();
  for (const line of parts.querySelectorAll("[data-row]")) {
    const { row } = line.dataset;
    byRow.set(row, [...(byRow.get(row) ?? []), line]);
  }
  let marked = [];

  function mark(numbers) {
    for (const each of marked) each.classList.remove("on");
    marked = numbers.flatMap((number) => [...byNumber.get(number), lines.get(number)]);
    for (const each of marked) each.classList.add("on");
  }

  function text(tag, words, name = "") {
    const made = document.createElement(tag);
    made.textContent = words;
    made.className = name;
    return made;
  }

  // Name a field in the bar: its way, its value, where it stands and what it is; `lead` says where the reader comes from.
  function say(line, lead = "") {
    const { way, at, size, type } = line.dataset;
    const link = text("a", way);
    link.href = line.querySelector("a").getAttribute("href");
    const bits = [...line.querySelectorAll("ul li")].map((bit) => bit.textContent).join(", ");
    const place = `0x${Number(at).toString(16).toUpperCase()}, ${size} ${size === "1" ? "byte" : "bytes"}, ${type}`;
    const value = line.querySelector(".value").textContent + (bits && `: ${bits}`);
    peek.replaceChildren(...(lead ? [text("span", lead, "quiet")] : []), link, text("span", value, "value"), text("span", place, "quiet"));
    peek.hidden = false;
  }

  function clear() {
    mark([]);
    peek.hidden = true;
  }

  // Bring something into view within its own box, and leave the page where it is.
  function into(box, what) {
    const [outer, inner] = [box.getBoundingClientRect(), what.getBoundingClientRect()];
    if (inner.top < outer.top || inner.bottom > outer.bottom) box.scrollTop += inner.top - outer.top - outer.height / 3;
  }

  function onByte(piece) {
    const line = lines.get(piece.dataset.n);
    mark([piece.dataset.n]);
    say(line);
    into(parts, line);
  }

  function onLine(line) {
    mark([line.dataset.n]);
    say(line);
    into(dump, byNumber.get(line.dataset.n)[0]);
  }

  function onRow(row) {
    const found = byRow.get(row.id)?.map((line) => line.closest("li.part"));
    if (!found) return clear();
    mark([...new Set(found.map((line) => line.dataset.n))]);
    say(found[0], "in the example");
  }

  // One stop for the tab key in each box; arrows go on from there.
  function rove(box, links, into) {
    let now = links[0];
    for (const link of links) link.tabIndex = link === now ? 0 : -1;
    box.addEventListener("focusin", (event) => {
      const link = event.target.closest("a");
      if (!links.includes(link)) return;
      now.tabIndex = -1;
      now = link;
      now.tabIndex = 0;
      into(link);
    });
    box.addEventListener("keydown", (event) => {
      const at = links.indexOf(event.target);
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      const next = event.key === "Home" ? 0 : event.key === "End" ? links.length - 1 : step ? at + step : -1;
      if (at < 0 || !links[next]) return;
      event.preventDefault();
      links[next].focus();
    });
  }

  rove(dump, pieces, onByte);
  rove(parts, [...parts.querySelectorAll("li.part > a")], (link) => onLine(link.closest("li.part")));

  addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    const piece = event.target.closest?.("#dump a");
    const line = event.target.closest?.("li.part");
    const row = event.target.closest?.("table.fields tr[id], table.fields li[id]");
    if (piece) onByte(piece);
    else if (line) onLine(line);
    else if (row) onRow(row);
    else if (!event.target.closest?.("#hex, #peek")) clear();
  });
  addEventListener("focusin", (event) => {
    const row = event.target.closest?.("table.fields tr[id], table.fields li[id]");
    if (row) onRow(row);
  });
  // A byte shows what it is; the bar leads on.
  dump.addEventListener("click", (event) => {
    const piece = event.target.closest("a");
    if (!piece) return;
    event.preventDefault();
    piece.focus({ preventScroll: true });
    onByte(piece);
  });
  addEventListener("keydown", (event) => { if (event.key === "Escape") clear(); });
})();
