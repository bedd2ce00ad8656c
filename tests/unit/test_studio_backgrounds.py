"""Pictures under the maps of the studio: which files become one, where it lies, and that it is remembered."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from builders import gta_img, gta_sa_save, pictures, source_nav
from builders.gta_sa_paths import valid_city, write_files
from navspec.families.san_andreas import WORLD
from navspec.families.source_nav.overview_texts import read_overview
from navspec.operations.backgrounds import covers_world
from navspec.studio.backgrounds import MOST_KEPT, Backgrounds, BackgroundView
from navspec.studio.workspace import Workspace
from unit.studio_guarded import API, Studio, contents
from unit.studio_page import unpacked

PLACED = (-3000.0, 3000.0, 6000.0, 0.0, 0.0, -6000.0)
WHOLE = [*PLACED]
PICTURE = pictures.png(pictures.plain(64, 64))
TILES = pictures.tiles(pictures.plain(96, 96))


@pytest.fixture
def city(tmp_path: Path) -> Path:
    write_files(tmp_path / "paths", valid_city().files())
    return tmp_path / "paths"


def dropped(studio: Studio, files: Mapping[str, bytes], status: int = 200, document: int = 1) -> Any:
    """The outcome of files that are dropped together."""
    for name, data in files.items():
        studio.drop(name, data, lot="a")
    return studio.post("open/done", {"lot": "a", "document": document}, status)


def shown(studio: Studio, document: int = 1) -> Any:
    """What a page gets of the picture."""
    answer = studio.client.get(f"{API}documents/{document}/background")
    assert answer.status_code == 200, answer.text
    return unpacked(answer.content)


def test_tiles_of_the_radar_lie_where_the_game_has_them(city: Path) -> None:
    studio = Studio(city)
    outcome = dropped(studio, TILES)
    assert outcome == {
        "documents": [], "unread": [], "background": {"document": 1, "title": "144 tiles of San Andreas", "faults": []}
    }  # fmt: skip
    picture = shown(studio)["background"]
    assert (picture["width"], picture["height"], picture["placement"]) == (96, 96, WHOLE)
    assert [piece["name"] for piece in picture["pieces"]] == list(TILES)
    assert picture["pieces"][13]["sides"] == pytest.approx([1 / 12, 1 / 12, 2 / 12, 2 / 12])
    assert {bytes(piece["data"][:4]) for piece in picture["pieces"]} == {b"\x89PNG"}


def test_a_broken_tile_is_named_and_the_rest_is_shown(city: Path) -> None:
    studio = Studio(city)
    files = pictures.without(TILES, "radar100.txd") | {"radar07.txd": TILES["radar07.txd"][:-40]}
    faults = dropped(studio, files)["background"]["faults"]
    assert faults == ["radar07.txd: ends after 16 of 32 bytes of its pixels", "1 of 144 tiles is missing"]
    assert len(shown(studio)["background"]["pieces"]) == 142


def test_tiles_of_all_kinds(city: Path) -> None:
    studio = Studio(city)
    small = pictures.plain(8, 8)
    files = {"radar00.png": pictures.png(small), "sub/Radar01.DDS": pictures.dds(small), "radar144.png": PICTURE}
    assert dropped(studio, files)["background"]["title"] == "2 tiles of San Andreas"


def test_a_square_picture_may_be_the_whole_map(city: Path) -> None:
    studio = Studio(city)
    dropped(studio, {"map.png": PICTURE})
    record = shown(studio)
    assert record["world"] == {"title": "San Andreas", "box": [-3000, -3000, 3000, 3000]}
    assert record["background"]["covers"]
    assert record["background"]["placement"] is None
    assert not covers_world(64, 60, WORLD)
    studio.post("documents/1/background", {"placement": WHOLE, "opacity": 0.5, "shown": False})
    picture = shown(studio)["background"]
    assert (picture["placement"], picture["opacity"], picture["shown"]) == (WHOLE, 0.5, False)
    studio.post("documents/1/background/remove")
    assert shown(studio)["background"] is None


@pytest.mark.parametrize(
    ("values", "words"),
    [
        ({"opacity": 2}, "opacity"),
        ({"opacity": True}, "opacity"),
        ({"shown": 1}, "shown"),
        ({"placement": [0] * 6}, "without size"),
        ({"placement": [0, 0, 1e9, 0, 0, 1e9]}, "far too large"),
        ({"placement": [0, 0, 1, 0, 0]}, "six numbers"),
        ({"placement": "all"}, "six numbers"),
    ],
)
def test_wrong_choices_are_refused(city: Path, values: dict[str, Any], words: str) -> None:
    studio = Studio(city)
    dropped(studio, {"map.png": PICTURE})
    assert words in studio.post("documents/1/background", values, 422)["error"]["message"]
    assert shown(studio)["background"]["placement"] is None


def test_what_cannot_be_shown(city: Path) -> None:
    studio = Studio(city)
    assert "open path nodes" in dropped(Studio(), {"map.png": PICTURE}, 422)["error"]["message"]
    two = {"a.png": PICTURE, "b.png": PICTURE}
    assert dropped(studio, two, 422)["error"]["message"].startswith("2 pictures: one can lie under the map")
    message = dropped(studio, {"map.dds": pictures.dds(pictures.plain(8, 8))[:-1]}, 422)["error"]["message"]
    assert message == "map.dds: ends after 31 of 32 bytes of its pixels"
    assert shown(studio)["background"] is None
    assert "no picture under this map" in studio.post("documents/1/background", {}, 422)["error"]["message"]


def test_a_picture_beside_files_lies_under_their_map() -> None:
    studio = Studio()
    opened = dropped(studio, {**valid_city().files(), "map.png": PICTURE, "readme.md": b"hello"}, document=0)
    assert opened["documents"] == [1]
    assert opened["background"]["document"] == 1
    assert [unread["path"] for unread in opened["unread"]] == ["readme.md"]
    opened = dropped(studio, {**valid_city().files(), "map.dds": pictures.dds(pictures.plain(8, 8))[:-1]})
    assert opened["documents"] == [2]
    assert opened["unread"][0]["message"] == "ends after 31 of 32 bytes of its pixels"


def test_the_archive_of_the_game_has_the_tiles(tmp_path: Path) -> None:
    archive = tmp_path / "gta3.img"
    archive.write_bytes(gta_img.archive({**valid_city().files(), **TILES}).to_bytes())
    save = tmp_path / "GTASAsf1.b"
    save.write_bytes(gta_sa_save.smallest().to_bytes())
    studio = Studio(archive, save)
    number = next(document.id for document in studio.workspace.documents.values() if document.unit.family.graph)
    offers = shown(studio, number)["offers"]
    assert offers == [{"path": str(archive), "name": "gta3.img", "many": 144}]
    before = contents(tmp_path)
    outcome = studio.post(f"documents/{number}/background/take", {"path": str(archive)})
    assert outcome == {"title": "144 tiles of San Andreas", "faults": []}
    assert contents(tmp_path) == before
    for document in studio.workspace.documents.values():
        if document.unit.family.world:
            assert shown(studio, document.id)["background"]["title"] == "144 tiles of San Andreas"
    message = studio.post(f"documents/{number}/background/take", {"path": "/etc/passwd"}, 422)["error"]["message"]
    assert "not an archive of an open document" in message


def test_an_overview_has_its_place_in_a_text(tmp_path: Path) -> None:
    mesh = tmp_path / "de_lake.nav"
    mesh.write_bytes(source_nav.clean().pack())
    studio = Studio(mesh)
    text = pictures.overview("overviews/de_lake", -2476, 3239, 4.4)
    picture = pictures.vtf(pictures.plain(16, 16))
    outcome = dropped(studio, {"overviews/de_lake.txt": text, "overviews/de_lake_radar.vtf": picture})
    assert outcome["background"]["faults"] == []
    side = 1024 * 4.4
    assert shown(studio)["background"]["placement"] == [-2476, 3239, side, 0, 0, -side]
    together = {"de_two.nav": mesh.read_bytes(), "de_lake.txt": text, "de_lake.vtf": picture}
    assert dropped(Studio(), together, document=0)["background"]["title"] == "de_lake.vtf"
    message = dropped(studio, {"de_lake.txt": text}, 422)["error"]["message"]
    assert message == "de_lake.txt: drop the picture de_lake together with this text"


@pytest.mark.parametrize(
    "text",
    [
        b"", b"\xff" * 99, b"hello { pos_x 1 pos_y 2 }", b"a { pos_x 1 pos_y nan scale 1 }", b"a { pos_x 1 pos_y 2 scale -1 }",
        b"a { pos_x 1 pos_y 2 scale 1e9 }", b"{" * 99_999, b"a { b { pos_x 1 pos_y 2 scale 1 } }",
    ],
)  # fmt: skip
def test_other_texts_have_no_place(text: bytes) -> None:
    assert read_overview(text) is None


def test_values_of_a_text_may_be_without_quotes() -> None:
    overview = read_overview(b'"x" // words\n{ material overviews\\x\npos_x -10 pos_y "20" SCALE 2 }')
    assert overview == ("overviews\\x", (-10, 20 - 2048, -10 + 2048, 20))


def test_pictures_are_remembered_by_folder(tmp_path: Path, city: Path) -> None:
    cache = tmp_path / "cache"

    def workspace() -> Any:
        opened = Workspace(cache)
        return opened.backgrounds, opened.open([str(city)])[0]

    studio = Studio(city)
    studio.workspace.backgrounds = Backgrounds(cache / "backgrounds")
    dropped(studio, {"map.png": PICTURE})
    studio.post("documents/1/background", {"placement": WHOLE, "opacity": 0.4})
    assert {path.suffix for path in (cache / "backgrounds").iterdir()} == {".background", ".json"}
    backgrounds, document = workspace()
    background, view = backgrounds.find(document)
    assert (background.title, background.pieces[0].data) == ("map.png", PICTURE)
    assert view == BackgroundView(PLACED, 0.4)
    backgrounds.remove(document)
    assert not list((cache / "backgrounds").iterdir())
    assert workspace()[0].find(document) is None


def test_damaged_memory_is_no_picture(tmp_path: Path, city: Path) -> None:
    studio = Studio(city)
    for damage in (b"", b"PK", None):
        studio.workspace.backgrounds = Backgrounds(tmp_path / "cache")
        dropped(studio, {"map.png": PICTURE})
        for path in (tmp_path / "cache").iterdir():
            if damage is not None or path.suffix == ".json":
                path.write_bytes(damage or json.dumps({"opacity": "all"}).encode())
        studio.workspace.backgrounds = Backgrounds(tmp_path / "cache")
        assert shown(studio)["background"] is None


def test_memory_is_bounded(tmp_path: Path, city: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    studio = Studio(city)
    dropped(studio, {"map.png": PICTURE})
    stored = studio.workspace.backgrounds.find(studio.document())
    assert stored
    kept = Backgrounds(tmp_path / "cache")
    for number in range(MOST_KEPT + 3):
        monkeypatch.setattr("navspec.studio.backgrounds.background_key", lambda _, number=number: f"{number:02}")
        kept.put(studio.document(), stored[0])
    assert len(list((tmp_path / "cache").glob("*.background"))) == MOST_KEPT
