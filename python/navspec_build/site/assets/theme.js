// Light or dark: what the reader chose on any page, otherwise what the system has. Runs before the first paint.
"use strict";
(() => {
  const key = "navspec-theme";
  const kept = () => { try { return localStorage.getItem(key); } catch { return null; } };
  const keep = (name) => { try { localStorage.setItem(key, name); } catch { /* a browser that keeps nothing */ } };
  const system = matchMedia("(prefers-color-scheme: dark)");
  const root = document.documentElement;

  function show() {
    const dark = (kept() ?? (system.matches ? "dark" : "light")) === "dark";
    root.dataset.theme = dark ? "dark" : "light";
    const button = document.getElementById("theme");
    button?.setAttribute("aria-pressed", String(dark));
  }

  root.classList.add("js");
  show();
  system.addEventListener("change", show);
  addEventListener("storage", show);
  addEventListener("DOMContentLoaded", () => {
    show();
    document.getElementById("theme").addEventListener("click", () => {
      keep(root.dataset.theme === "dark" ? "light" : "dark");
      show();
    });
  });
})();
