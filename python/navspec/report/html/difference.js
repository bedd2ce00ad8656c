// The page of differences: a change that is chosen in the list is shown on the map, and the other way round.

document.documentElement.classList.add("js");

const changes = JSON.parse($("changes").textContent);
const map = data.maps.length ? new MapView(() => {}, () => {}) : null;
const LEAST = 80; // pixels that a change covers when it was chosen
let chosen = -1;

function choose(number) {
  document.querySelector(".changes [aria-current]")?.removeAttribute("aria-current");
  if (chosen >= 0) changes[chosen].isChosen = false;
  chosen = number;
  changes[chosen].isChosen = true;
  const button = document.querySelector(`[data-change="${number}"]`);
  button?.setAttribute("aria-current", "true");
  map?.requestDraw();
  return button;
}

// Fly to a change, so that both of its shapes are visible.
function showOnMap(change) {
  const box = boxOfChange(change);
  if (!map || !box || change.map < 0) return;
  const view = map.camera.around(box, ASIDE);
  const side = Math.max(box[2] - box[0], box[3] - box[1]);
  view.scale = Math.min(view.scale, Math.max(map.camera.scale, CLOSE_UP, LEAST / side));
  if (change.map === map.current) map.flyTo(view);
  else map.open(change.map, view);
}

$("list").addEventListener("click", (event) => {
  const button = event.target.closest("[data-change]");
  if (!button) return;
  choose(Number(button.dataset.change));
  showOnMap(changes[chosen]);
});

if (map) {
  const shown = () => changes.filter(({ map: number }) => number === map.current);
  map.drawAbove = (context, camera, colors) => {
    drawChanges(context, camera, shown(), { ...colors, changes: changeColors(getComputedStyle(map.canvas)) });
  };
  map.canvas.addEventListener("click", (event) => {
    if (map.dragged > 4) return;
    const change = changeAt(shown(), map.camera, ...map.pixel(event));
    if (!change) return;
    const button = choose(changes.indexOf(change));
    button.closest("details").open = true;
    button.scrollIntoView({ block: "nearest" });
  });
}
