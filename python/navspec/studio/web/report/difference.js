// The page of differences: a change that is chosen in the list is shown on the map, and the other way round.

import { boxOfChange, changeAt } from "../map/changes.js";
import { $, data } from "./data.js";
import { ReportMap } from "./map.js";

const LEAST = 80; // pixels that a change covers when it was chosen
const CLOSE_UP = 1.6; // pixels per unit at the end of a flight
const ASIDE = 70; // pixels around a change

export function openDifference() {
  const changes = JSON.parse($("changes").textContent).map((change) => ({ type: "change", ...change }));
  let chosen = null;
  const shown = () => changes.filter(({ map: number }) => number === map.current);
  const draw = () => map?.view.sketch(shown());

  function choose(change) {
    document.querySelector(".changes [aria-current]")?.removeAttribute("aria-current");
    if (chosen) chosen.isChosen = false;
    chosen = change;
    chosen.isChosen = true;
    const button = document.querySelector(`[data-change="${changes.indexOf(change)}"]`);
    button?.setAttribute("aria-current", "true");
    draw();
    return button;
  }

  // Fly to a change, so that both of its shapes are visible.
  async function showOnMap(change) {
    const box = boxOfChange(change);
    if (!map || !box || change.map < 0) return;
    await map.open(change.map);
    const { camera } = map.view;
    const target = camera.around(box, ASIDE);
    const side = Math.max(box[2] - box[0], box[3] - box[1]);
    target.scale = Math.min(target.scale, Math.max(camera.scale, CLOSE_UP, LEAST / side));
    map.view.flyTo(target);
  }

  // The change at the place of a click, or in the middle of the map for a key.
  function pick(event) {
    const { camera } = map.view;
    const place = event.clientX === undefined ? [camera.width / 2, camera.height / 2] : map.view.pixel(event);
    const change = changeAt(shown(), camera, ...place);
    if (change) {
      const button = choose(change);
      button.closest("details").open = true;
      button.scrollIntoView({ block: "nearest" });
    }
    return true;
  }

  const map = data.maps.length ? new ReportMap({ onPick: pick, onOpen: draw }) : null;
  $("list").addEventListener("click", (event) => {
    const button = event.target.closest("[data-change]");
    if (!button) return;
    const change = changes[Number(button.dataset.change)];
    choose(change);
    showOnMap(change);
  });
}
