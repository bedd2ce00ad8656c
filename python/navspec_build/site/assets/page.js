// Deep links that are copied when they are clicked, details that open for the place that is asked for, and where the reader is.
"use strict";
(() => {
  // Thousands of places link to themselves: their addresses would be a fifth of a page.
  for (const link of document.querySelectorAll("a.here:not([href]), .values li > a:not([href])")) {
    const { id } = link.closest("[id]");
    link.href = `#${id}`;
    if (link.matches(".here")) link.setAttribute("aria-label", `Link to ${id.split(".").at(-1)}`);
  }

  // Page -> anchors that are described there; those of their fields and values begin with them.
  const list = document.getElementById("moved");
  const pages = new Map(Object.entries(list ? JSON.parse(list.textContent) : {}).flatMap(([page, anchors]) => anchors.map((anchor) => [anchor, page])));

  // Lead on from an address that was on this page once.
  function follow(anchor) {
    for (let stem = anchor; stem; stem = stem.slice(0, Math.max(stem.lastIndexOf("."), 0))) {
      if (pages.has(stem)) return location.replace(`${pages.get(stem)}.html#${anchor}`);
    }
  }

  function reveal() {
    const anchor = decodeURIComponent(location.hash.slice(1));
    const target = document.getElementById(anchor);
    if (!target) return follow(anchor);
    for (let at = target; at; at = at.parentElement) if (at.tagName === "DETAILS") at.open = true;
    target.scrollIntoView();
  }
  addEventListener("hashchange", reveal);
  reveal();

  addEventListener("click", (event) => {
    const link = event.target.closest?.("a.here, .values li > a");
    if (!link) return;
    navigator.clipboard?.writeText(link.href).then(() => {
      link.dataset.copied = "copied";
      setTimeout(() => delete link.dataset.copied, 1200);
    }, () => {});
  });

  const contents = document.querySelector(".contents details");
  const narrow = matchMedia("(max-width: 64rem)");
  const fold = () => { contents.open = !narrow.matches; };
  fold();
  narrow.addEventListener("change", fold);

  const links = new Map([...contents.querySelectorAll("a")].map((link) => [link.hash.slice(1), link]));
  const marks = [...links.keys()].map((id) => document.getElementById(id)).filter(Boolean);
  let now = null;
  let waiting = false;
  function spy() {
    waiting = false;
    const line = 140;
    let low = 0, high = marks.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (marks[middle].getBoundingClientRect().top <= line) low = middle + 1; else high = middle;
    }
    const link = low ? links.get(marks[low - 1].id) : null;
    if (link === now) return;
    now?.removeAttribute("aria-current");
    now = link;
    now?.setAttribute("aria-current", "location");
    if (now && contents.open && !narrow.matches) now.scrollIntoView({ block: "nearest" });
  }
  addEventListener("scroll", () => { if (!waiting) { waiting = true; requestAnimationFrame(spy); } }, { passive: true });
})();
