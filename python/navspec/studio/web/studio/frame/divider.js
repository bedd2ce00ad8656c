// Between map and panels: dragged, or moved by arrow keys.

import { element } from "../../kit/elements.js";

const KEPT = "navspec.side";
const STEP = 32;

export function divider(frame) {
  const node = element("div", {
    class: "divider", role: "separator", tabindex: 0, "aria-orientation": "vertical", "aria-label": "Width of the panels", "aria-valuemin": 15, "aria-valuemax": 80,
    onpointerdown: (event) => node.setPointerCapture(event.pointerId),
    onpointermove: (event) => {
      if (node.hasPointerCapture(event.pointerId)) widen(frame.getBoundingClientRect().right - event.clientX);
    },
    onkeydown: (event) => {
      const by = { ArrowLeft: STEP, ArrowRight: -STEP }[event.key];
      if (!by) return;
      event.preventDefault();
      widen(frame.getBoundingClientRect().right - node.getBoundingClientRect().right + by);
    },
  });
  const show = (share) => {
    frame.style.setProperty("--side", `${share}%`);
    node.setAttribute("aria-valuenow", Math.round(share));
  };
  const widen = (pixels) => {
    const share = Math.min(80, Math.max(15, (100 * pixels) / frame.clientWidth));
    localStorage.setItem(KEPT, share);
    show(share);
  };
  const kept = Number(localStorage.getItem(KEPT));
  if (kept) show(kept);
  else node.setAttribute("aria-valuenow", 32);
  return node;
}
