"""Pictures of README and guides show what navspec draws now."""

from __future__ import annotations

import json
import re
from pathlib import Path

from browser.pictures import DIGESTS, FOLDER, PICTURES, digests, written_pages

ROOT = Path(__file__).parents[2]


def test_pictures_are_of_these_pages() -> None:
    with written_pages() as pages:
        assert json.loads(DIGESTS.read_text(encoding="utf-8")) == digests(pages), "take them again: make pictures"


def test_every_picture_is_shown() -> None:
    texts = "".join(path.read_text(encoding="utf-8") for path in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
    assert {Path(name).stem for name in re.findall(r"pictures/(\w+\.png)", texts)} >= PICTURES.keys()
    assert all((FOLDER / f"{name}.png").stat().st_size > 10_000 for name in PICTURES)
