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

from browser.desk import Desk, served
from browser.opening import chromium
from browser.pages import Pages, write_report
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
        take_studio(Desk(driver), Path(profile))
        DIGESTS.write_text(json.dumps(digests(written), indent=2) + "\n", encoding="utf-8")


def take_studio(desk: Desk, scratch: Path) -> None:
    """Show a crossing with lights in the studio, which has no page of its own to compare."""
    with served(Path("build/demo"), cache=scratch) as address:
        desk.visit(address, SIZE)
        desk.find(".bar input").send_keys(f"{CROSSING}\n")
        desk.still()
        desk.driver.save_screenshot(str(FOLDER / "studio.png"))
        desk.leave()


if __name__ == "__main__":
    take_pictures()
