"""`python -m browser.figures`: how fast studio and map are in Chromium without a graphics card, with files from NAVSPEC_CORPUS.

Of the studio: seconds from its command to the whole map, for the second time, when all that it loads is in memory.
Frames are counted while the map is moved without a pause. What else runs on the machine makes them fewer: `ms` is what one
costs all processes of the browser together, which it does not change much.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import navspec
from browser.map_pages import Findings, Map, write_page
from browser.opening import chromium
from browser.pages import Pages

SCENES = {
    "gta_sa_paths/stock": (2000.0, -1500.0),
    "source_nav/v16.2/jiimjaam__ctf_sawmill.nav": (0.0, 0.0),
}
"""What is shown, below the folder, and a crowded place of it around which the map is moved."""
CLOSER = (1, 2, 3.5, 6.5, 12, 30)
"""Zooms, as multiples of that which shows all."""
SECONDS = 2
LEVELS = ("error", "warning", "info")
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
    placed = [each for each in report.findings if each.position]
    found = Findings([each.position[:2] for each in placed], [LEVELS.index(each.severity) for each in placed])
    view.open()
    build = view.show(report.drawings[0], found)
    home = view.pages.script("return map.camera.scale")
    slowest = max(view.pages.script(PICKS), *(_pick_at(view, home * closer, middle) for closer in CLOSER))
    print(f"{source.name}: shown in {build * 1000:.0f} ms, things at a place found in {slowest:.1f} ms at most")
    for closer in CLOSER:
        before = _processor(view.pages.driver.service.process.pid)
        moved = view.run("return speed(...arguments)", middle, home * closer, SECONDS)
        cost = (_processor(view.pages.driver.service.process.pid) - before) / (moved["frames"] * SECONDS)
        print(
            f"{home * closer:8.3f} pixels per unit: {moved['frames']:5.1f} frames a second, {cost:4.0f} ms each, "
            f"{moved['drawn']:6,} lines and points"
        )


def start(view: Map, source: Path) -> float:
    """Seconds from the command of the studio to the map of a set or a file."""
    started = time.perf_counter()
    with subprocess.Popen(
        [sys.executable, "-m", "navspec", "studio", source, "--no-browser"], stdout=subprocess.PIPE, text=True
    ) as studio:
        assert studio.stdout
        view.pages.driver.get(studio.stdout.readline().strip())
        view.pages.until("document.querySelector('.map-canvas')?.dataset.still === 'true'")
        took = time.perf_counter() - started
        studio.terminate()
    return took


def _pick_at(view: Map, scale: float, middle: tuple[float, float]) -> float:
    view.look(*middle, scale)
    return view.pages.script(PICKS)


def _processor(root: int) -> int:
    """Milliseconds of the processor that a process and all below it have taken."""
    parents, spent = {}, {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            parts = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        parents[int(path.parent.name)] = int(parts[1])
        spent[int(path.parent.name)] = int(parts[11]) + int(parts[12])
    family = {root}
    while more := {each for each, parent in parents.items() if parent in family} - family:
        family |= more
    return sum(spent.get(each, 0) for each in family) * 1000 // os.sysconf("SC_CLK_TCK")


def main() -> None:
    """Measure all scenes."""
    corpus = os.environ.get("NAVSPEC_CORPUS")
    if not corpus:
        sys.exit("NAVSPEC_CORPUS is not set: it names a folder of real files")
    with TemporaryDirectory() as work, chromium(Path(work) / "profile") as driver:
        view = Map(Pages(driver, Path(work)), write_page(Path(work) / "map.html"))
        for source, middle in SCENES.items():
            path = Path(corpus) / source
            measure(view, path, middle)
            start(view, path)
            print(f"{path.name}: from the command to the map in {start(view, path):.1f} s")


if __name__ == "__main__":
    main()
