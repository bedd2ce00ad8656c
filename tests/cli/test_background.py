"""`navspec check --background`: a picture below the map of a page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from builders import gta_img, pictures, source_nav
from builders.gta_sa_paths import valid_city, write_files
from navspec.cli import cli
from page_data import scenes_of

PICTURE = pictures.png(pictures.plain(64, 64))
WHOLE = [-3000, 3000, 6000, 0, 0, -6000]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A city, and pictures of all kinds."""
    write_files(tmp_path / "paths", valid_city().files())
    tiles = pictures.tiles(pictures.plain(96, 96))
    write_files(tmp_path / "radar", pictures.without(tiles, "radar03.txd"))
    (tmp_path / "gta3.img").write_bytes(gta_img.archive(tiles).to_bytes())
    (tmp_path / "map.png").write_bytes(PICTURE)
    (tmp_path / "wide.png").write_bytes(pictures.png(pictures.plain(64, 32)))
    (tmp_path / "cut.dds").write_bytes(pictures.dds(pictures.plain(8, 8))[:-1])
    write_files(
        tmp_path / "maps",
        {
            "de_lake.nav": source_nav.clean().pack(),
            "de_two.nav": source_nav.clean().pack(),
            "de_lake.txt": pictures.overview("overviews/de_lake", -100, 900, 2),
            "de_lake.vtf": pictures.vtf(pictures.plain(16, 16)),
        },
    )
    return tmp_path


def check(folder: Path, source: str, *options: str) -> tuple[int, str, list[Any]]:
    """Check into a page: the exit status, notes, and the backgrounds of its maps."""
    page = folder / "page.html"
    page.unlink(missing_ok=True)
    command = ["check", str(folder / source), "--output-format", "html", "-o", str(page), *options]
    result = CliRunner().invoke(cli, command)
    backgrounds = []
    if page.exists():
        backgrounds = [scene["background"] for scene in scenes_of(page.read_text(encoding="utf-8"))]
    return result.exit_code, result.stderr, backgrounds


@pytest.mark.parametrize(
    ("path", "pieces"), [("map.png", 1), ("gta3.img", 144), ("radar", 143), ("radar/radar00.txd", 1)]
)
def test_a_page_contains_the_picture(folder: Path, path: str, pieces: int) -> None:
    status, notes, (background,) = check(folder, "paths", "--background", str(folder / path))
    assert status == 0
    assert background["placement"] == WHOLE
    assert len(background["pieces"]) == pieces
    assert all(
        piece["media_type"] == "image/png" and bytes(piece["data"])[1:4] == b"PNG" for piece in background["pieces"]
    )
    assert ("1 of 144 tiles is missing" in notes) == (path == "radar")


def test_sides_and_overviews_are_places(folder: Path) -> None:
    box = ("--background", str(folder / "wide.png"), "--background-box", "-10,-20,30,40")
    assert check(folder, "paths", *box)[2][0]["placement"] == [-10, 40, 40, 0, 0, -60]
    overview = ("--background", str(folder / "maps" / "de_lake.txt"))
    assert check(folder, "maps/de_lake.nav", *overview)[2][0]["placement"] == [-100, 900, 2048, 0, 0, -2048]


def test_without_a_picture_there_is_none(folder: Path) -> None:
    assert check(folder, "paths")[2] == [None]


@pytest.mark.parametrize(
    ("source", "options", "words"),
    [
        ("paths", ("--background", "wide.png"), "the place of this picture is not known"),
        ("paths", ("--background", "cut.dds"), "cut.dds: ends after 31 of 32 bytes"),
        ("paths", ("--background", "paths"), "0 pictures: one can lie under the map"),
        ("maps", ("--background", "map.png"), "a picture belongs to one map"),
        ("paths", ("--background-box", "0,0,1,1"), "name it with --background"),
        ("paths", ("--background", "map.png", "--background-box", "0,0,1"), "write WEST,SOUTH,EAST,NORTH"),
        ("paths", ("--background", "map.png", "--background-box", "0,0,nan,1"), "write WEST,SOUTH,EAST,NORTH"),
        ("paths", ("--background", "map.png", "--output-format", "sarif"), "for pages with a map"),
    ],
)
def test_what_is_refused(
    folder: Path, source: str, options: tuple[str, ...], words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder)
    status, notes, backgrounds = check(folder, source, *options)
    assert status == 2
    assert words in notes
    assert backgrounds == []


def test_pages_stay_small(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("navspec.operations.backgrounds.MOST_EMBEDDED", 100)
    status, notes, _ = check(folder, "paths", "--background", str(folder / "map.png"))
    assert status == 2
    assert "too much for a page" in notes
