"""The pictures in README and guides, and whether they still show what navspec draws.

python -m browser.pictures      take them again, into docs/pictures/
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np

import navspec
from browser.desk import Desk, served
from browser.opening import chromium
from browser.pages import Pages, write_report
from builders.demo import damaged_city
from builders.gta_sa_paths import write_files
from builders.pictures import chart
from builders.pictures import tiles as ground_tiles
from formats import families

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
DIGESTS = FOLDER / "pages.json"
SIZE = (1280, 720)
SOCIAL = (1280, 640)
"""The size of a preview on GitHub and elsewhere."""

CROSSING = "66, 557"
"""A place in the demo that the studio shows."""


@dataclass(frozen=True)
class Picture:
    """A picture of a report: the file that is checked, and what the address of the page selects."""

    source: str
    selected: str = ""
    size: tuple[int, int] = SIZE


PICTURES = {
    "report": Picture("build/demo", "f=SA_PATHS_LINK_TARGET:NODES35.DAT/links/149"),
    "save": Picture("GTASAsf1.b"),
    "social": Picture("build/demo", "f=SA_PATHS_LINK_TARGET:NODES35.DAT/links/149", SOCIAL),
}


@contextlib.contextmanager
def written_pages() -> Iterator[dict[str, Path]]:
    """Write the pages that the pictures show; sources have the same paths everywhere, so that pages are the same bytes."""
    with tempfile.TemporaryDirectory() as name, contextlib.chdir(name):
        folder = Path(name)
        for family in families().values():
            for path, data in family.readme().items():
                (folder / path).parent.mkdir(parents=True, exist_ok=True)
                (folder / path).write_bytes(data)
        yield {key: write_report(folder / f"{key}.html", picture.source) for key, picture in PICTURES.items()}


def digests(pages: dict[str, Path]) -> dict[str, str]:
    """Return the SHA-256 of each page."""
    return {name: hashlib.sha256(path.read_bytes()).hexdigest() for name, path in pages.items()}


def take_pictures() -> None:
    """Show each page in Chromium and keep what is seen."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with written_pages() as written, tempfile.TemporaryDirectory() as profile, chromium(Path(profile)) as driver:
        pages = Pages(driver, shots=FOLDER, motion="reduce")
        for name, path in written.items():
            pages.dress(PICTURES[name].size)
            driver.get(f"{path.as_uri()}#{PICTURES[name].selected}")
            pages.painted()
            driver.save_screenshot(str(FOLDER / f"{name}.png"))
        take_studio(pages)
        take_crossing(pages)
        DIGESTS.write_text(json.dumps(digests(written), indent=2) + "\n", encoding="utf-8")


def take_studio(pages: Pages) -> None:
    """Show the city of the demo in the studio, with a picture of its ground in tiles below it."""
    with tempfile.TemporaryDirectory() as name:
        city, tiles = Path(name, "my_paths"), Path(name, "radar")
        write_files(city, damaged_city())
        graph = navspec.graph(city, kind="vehicle")
        ends = np.hstack([graph.position[rows][:, :2] for rows in (graph.source, graph.target)])
        write_files(tiles, ground_tiles(chart(1536, ends)))
        desk = Desk(pages.driver, pages.shots)
        with served(city, cache=Path(name, "cache")) as address:
            desk.visit(address, SIZE)
            desk.find("input[type=file]").send_keys("\n".join(map(str, sorted(tiles.iterdir()))))
            desk.hears("144 tiles")
            desk.shows(".below", "Place")
            desk.settled()
            pages.driver.save_screenshot(str(FOLDER / "studio.png"))
            desk.leave()


def take_crossing(pages: Pages) -> None:
    """Show a crossing with lights in the studio."""
    desk = Desk(pages.driver, pages.shots)
    with tempfile.TemporaryDirectory() as name, served(Path("build/demo"), cache=Path(name)) as address:
        desk.visit(address, SIZE)
        desk.find(".bar input").send_keys(f"{CROSSING}\n")
        desk.still()
        pages.driver.save_screenshot(str(FOLDER / "crossing.png"))
        desk.leave()


if __name__ == "__main__":
    take_pictures()
