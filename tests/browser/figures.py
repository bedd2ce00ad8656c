"""`python -m browser.figures [PART...]`: how fast map, page and studio are in Chromium without a graphics card.

Parts are `map`, `page` and `studio`, with files from NAVSPEC_CORPUS.

- Of the map, frames are counted while it is moved without a pause. What else runs on the machine makes them fewer: `ms` is
  what one costs all processes of the browser together, which it does not change much.
- Of the page to drop files on: seconds until the map of a file is there, and the most memory that page and worker held
  meanwhile above the empty page: all of it, with garbage and the pictures of the map, and what of that is more than for a
  mesh of two areas.
- Of the studio: seconds from its command to the whole map, and from the end of an edit until its findings are listed, and
  until the map shows it.

Each is the best of several times, when all that is loaded is in memory; of what is held the middle one, which garbage changes.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from selenium.webdriver.chrome.webdriver import WebDriver

import navspec
from browser.desk import Desk, running
from browser.door import Door, write_site
from browser.map_pages import Findings, Map, write_page
from browser.opening import chromium
from browser.pages import Keys, Pages
from browser.processes import processor, renderers, watched
from builders import gta_img, source_nav
from builders.large_mesh import wide_mesh

SCENES = {
    "gta_sa_paths/stock": (2000.0, -1500.0),
    "source_nav/v16.2/jiimjaam__ctf_sawmill.nav": (0.0, 0.0),
}
"""What is shown, below the folder, and a crowded place of it around which the map is moved."""
CLOSER = (1, 2, 3.5, 6.5, 12, 30)
"""Zooms, as multiples of that which shows all."""
ZOOM = 0.05
"""How much closer and farther than that the map is while it is moved."""
SECONDS = 2
TIMES = 5
MESH, SET = "source_nav/v16.2/jiimjaam__ctf_sawmill.nav", "gta_sa_paths/stock"
"""A mesh of 4 MB, and 64 files of path nodes."""
ARCHIVE = 40 << 20
"""Bytes of the archive that is dropped."""
RELEASE = 1.5
"""Seconds after which all that the page before held of memory is given back; what is given back later seems not to be taken."""
LEVELS = ("error", "warning", "info")
WATCHED = """
window.edits = { findings: [], scene: [] };
let last = 0;
for (const name of ["pointerup", "keydown", "change"]) addEventListener(name, (event) => { last = event.timeStamp; }, true);
const { fetch } = window;
let start = 0;
window.fetch = async (address, options) => {
  if (String(address).endsWith("/edit")) start = last;
  const answer = await fetch(address, options);
  const part = /\\/(scene|findings)(\\?|$)/.exec(address)?.[1];
  if (start && part) {
    const body = await answer.arrayBuffer();
    answer.arrayBuffer = async () => body;
    setTimeout(() => requestAnimationFrame(() => setTimeout(() => window.edits[part].push(performance.now() - start))));
  }
  return answer;
};
"""
"""Times edits: from what ends one until the frame is drawn that follows when the findings, or the map, have come."""
PICKS = """
const [wide, high] = [map.camera.width, map.camera.height];
const times = [];
for (let at = 0; at < 40; at += 1) {
  const start = performance.now();
  map.thingsAt((wide * at) / 40, (high * at) / 40);
  times.push(performance.now() - start);
}
return Math.max(...times);
"""


def measure(view: Map, source: Path, middle: tuple[float, float]) -> None:
    """Print the figures of a set or a file."""
    report = navspec.check([source], drawings=True)
    placed = [finding for finding in report.findings if finding.position]
    result = Findings(
        [finding.position[:2] for finding in placed], [LEVELS.index(finding.severity) for finding in placed]
    )
    view.open()
    build = view.show(report.drawings[0], result)
    home = view.pages.script("return map.camera.scale")
    slowest = max(view.pages.script(PICKS), *(_pick_at(view, home * closer, middle) for closer in CLOSER))
    print(f"{source.name}: shown in {build * 1000:.0f} ms, things at a place found in {slowest:.1f} ms at most")
    whole = view.pages.script("return [map.home.x, map.home.y]")
    for title, place, closer, zoom in (
        ("all, only moved", whole, 1, 0),
        ("all", whole, 1, ZOOM),
        *(("", middle, closer, ZOOM) for closer in CLOSER),
    ):
        before = processor(view.pages.driver.service.process.pid)
        moved = view.run("return speed(...arguments)", place, home * closer, SECONDS, zoom)
        cost = (processor(view.pages.driver.service.process.pid) - before) / (moved["frames"] * SECONDS)
        print(
            f"{home * closer:8.3f} pixels per unit: {moved['frames']:5.1f} frames a second, {cost:4.0f} ms each, "
            f"{moved['drawn']:6,} lines and points {title}"
        )


def dropped(door: Door, path: Path) -> tuple[float, int]:
    """Seconds until the map of a file is on the page, and the most memory above that of the empty page."""
    pages = door.enter().pages
    pages.driver.execute_cdp_cmd("HeapProfiler.collectGarbage", {})
    time.sleep(RELEASE)
    with watched(renderers(pages.driver.service.process.pid)) as peak:
        door.open(path)
        pages.painted()
        return int(pages.script("return document.getElementById('page').dataset.time")) / 1000, peak.bytes


def measure_page(driver: WebDriver, work: Path, corpus: Path) -> None:
    """Print what it takes to drop files on the page."""
    door = Door(Pages(driver, work), write_site(work / "site").as_uri())
    small, archive = work / "small.nav", work / "gta3.img"
    small.write_bytes(source_nav.example())
    files = {path.name: path.read_bytes() for path in sorted((corpus / SET).iterdir())}
    archive.write_bytes(gta_img.archive(files).to_bytes().ljust(ARCHIVE, b"\0"))
    fixed = 0
    for path in (small, corpus / MESH, archive):
        result = [dropped(door, path) for _ in range(TIMES)][1:]
        seconds, memory = min(hit for hit, _ in result), median(hit for _, hit in result)
        fixed = fixed or memory
        size = path.stat().st_size
        print(
            f"{path.name} of {size / 1e6:.1f} MB on the page: {seconds:.2f} s, {memory / 1e6:.0f} MB at most, "
            f"{(memory - fixed) / 1e6:.0f} MB of them by its size, which is {(memory - fixed) / size:.1f} times as much"
        )


def start(desk: Desk, source: Path) -> float:
    """Seconds from the command of the studio to the map of a set or a file."""
    desk.driver.get("about:blank")
    started = time.perf_counter()
    with running(source, cache=desk.shots / "cache") as (address, _):
        desk.driver.get(address)
        desk.until("document.querySelector('.map-canvas')?.dataset.still === 'true'")
        took = time.perf_counter() - started
        desk.leave()
    return took


def edits(desk: Desk, source: Path, node: str, act: Callable[[Desk, int], None]) -> tuple[float, float]:
    """Milliseconds from the end of an edit until its findings are listed, and until the map shows it; `node` is in the middle
    then.
    """
    with running(source, cache=desk.shots / "cache") as (address, _):
        desk.visit(address)
        desk.search(node)
        desk.script(WATCHED)
        for number in range(TIMES):
            act(desk, number)
            desk.until("Math.min(...Object.values(window.edits).map(({ length }) => length)) > arguments[0]", number)
            desk.ready()
        result = desk.script("return window.edits")
        desk.leave()
    return min(result["findings"]), min(result["scene"])


def move(desk: Desk, number: int) -> None:
    """Drag the node in the middle to and fro."""
    x, y, scale = desk.camera()
    desk.tool("Move")
    start, present = (x, y), (x + 30 / scale, y)
    desk.drag_map(*((present, start) if number % 2 else (start, present)))


def draw(desk: Desk, number: int) -> None:
    """Draw a segment beside the middle, each beside the last one."""
    x, y, scale = desk.camera()
    desk.tool("Draw")
    desk.click_map(x + 60 / scale, y + (20 * number - 100) / scale)
    desk.click_map(x + 120 / scale, y + (20 * number - 100) / scale)
    desk.press(Keys.ENTER)


def set_attribute(desk: Desk, number: int) -> None:
    """Tick an attribute of the area in the middle, or take the tick away."""
    del number
    desk.panel("inspect")
    desk.click(".chosen [data-attribute=crouch] input")


STILL = "document.querySelector('.map-canvas')?.dataset.still === 'true'"
GAPS = """
Object.assign(window, { longest: 0, scenes: 0 });
const { fetch } = window;
window.fetch = async (address, options) => {
  const answer = await fetch(address, options);
  if (/\\/scene(\\?|$)/.test(address)) setTimeout(() => { window.scenes += 1; }, 2000);
  return answer;
};
let last = performance.now();
const look = (now) => {
  window.longest = Math.max(window.longest, now - last);
  last = now;
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
"""Times frames from now on; a scene counts some time after it has come."""
WIDE = 570
"""Areas along a side of a mesh of 40 MB."""
EDITS = {
    "a node moved": (SET, "23/10", move),
    "a segment drawn": (SET, "23/10", draw),
    "an attribute set": (MESH, "area 139", set_attribute),
}
"""What is done, below the folder, and what is in the middle."""


def shift(desk: Desk) -> None:
    """Drag the area in the middle so far that its sides snap to no other one."""
    x, y, scale = desk.camera()
    desk.tool("Move")
    desk.drag_map((x, y), (x + 40 / scale, y + 31 / scale))


ROAM = """
const [canvas, done] = [document.querySelector(".map-canvas"), arguments[0]];
const { left, top, width, height } = canvas.getBoundingClientRect();
const place = { clientX: left + width / 3, clientY: top + height / 2, bubbles: true, cancelable: true };
let step = 0;
const go = () => {
  if (step === 400) {
    window.scenes = 1;
    return done();
  }
  if (step % 200 < 150) canvas.dispatchEvent(new WheelEvent("wheel", { ...place, deltaY: step < 200 ? 60 : -60 }));
  else canvas.dispatchEvent(new KeyboardEvent("keydown", { key: step % 50 < 25 ? "ArrowRight" : "ArrowLeft", bubbles: true }));
  step += 1;
  requestAnimationFrame(go);
};
go();
"""
"""Zooms out to the whole map and moves it, and the same near by."""

STALLS: dict[str, Callable[[Desk], None]] = {
    "zoomed out and in, and moved": lambda desk: desk.driver.execute_async_script(ROAM),
    "an attribute set": partial(set_attribute, number=0),
    "an area moved": shift,
    "undo": lambda desk: desk.click(".undo"),
}


def stalls(desk: Desk, source: Path) -> Iterator[tuple[str, float]]:
    """Yield what is done, and milliseconds of the longest time without a frame meanwhile, until the map is drawn."""
    with running(source, cache=desk.shots / "cache") as (address, _):
        desk.visit(address)
        for title, act in STALLS.items():
            desk.search(f"area {WIDE * WIDE // 2}")
            desk.script(GAPS)
            act(desk)
            desk.until(f"window.scenes && {STILL}", seconds=200)
            yield title, desk.script("return window.longest")
        desk.leave()


def measure_studio(desk: Desk, corpus: Path) -> None:
    """Print how soon the studio is there, and answers."""
    wide = desk.shots / "wide.nav"
    wide.write_bytes(wide_mesh(WIDE).pack())
    for title, longest in stalls(desk, wide):
        print(f"{WIDE**2:,} areas, {title}: without a frame for {longest:.0f} ms at most")
    for source in (MESH, SET):
        took = min(start(desk, corpus / source) for _ in range(TIMES))
        print(f"{Path(source).name}: from the command of the studio to the map in {took:.2f} s")
    for title, (source, node, act) in EDITS.items():
        listed, drawn = edits(desk, corpus / source, node, act)
        print(f"{title} in {Path(source).name}: its findings in {listed:.0f} ms, on the map in {drawn:.0f} ms")


def _pick_at(view: Map, scale: float, middle: tuple[float, float]) -> float:
    view.look(*middle, scale)
    return view.pages.script(PICKS)


def main() -> None:
    """Measure all, or the parts that are named."""
    parts = sys.argv[1:] or ["map", "page", "studio"]
    given = os.environ.get("NAVSPEC_CORPUS")
    if not given:
        sys.exit("NAVSPEC_CORPUS is not set: it names a folder of real files")
    corpus = Path(given)
    with TemporaryDirectory() as scratch, chromium(Path(scratch) / "profile") as driver:
        work = Path(scratch)
        if "map" in parts:
            view = Map(Pages(driver, work), write_page(work / "map.html"))
            for source, middle in SCENES.items():
                measure(view, corpus / source, middle)
        if "page" in parts:
            measure_page(driver, work, corpus)
        if "studio" in parts:
            measure_studio(Desk(driver, work), corpus)


if __name__ == "__main__":
    main()
