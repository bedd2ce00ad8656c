"""Real navigation meshes: each is of the game that wrote it, read to the last byte and given back by both planes."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

import navspec
from navspec.tables import Tables

# How many bytes follow the last area of the meshes of GoldSrc that a smaller one was saved over.
TAILS = {
    "MikuDroid__cs_italy.nav": 5_346,
    "MikuDroid__de_airstrip.nav": 1_878,
    "MikuDroid__de_piranesi.nav": 1_912_949,
    "MikuDroid__de_torn.nav": 278_351,
}
VARIANTS = {"v5": "goldsrc", "v9": "base", "v16.0": "base", "v16.1": "cs", "v16.2": "tf", "v16.14": "l4d"}
VARIANTS |= {"v30.0": "corners", "v35.1": "polygons", "v36.1": "polygons"}


@pytest.fixture(scope="module")
def meshes(corpus: Path) -> list[Path]:
    return sorted((corpus / "source_nav").rglob("*.nav"))


def test_every_mesh_is_read_to_the_end_and_given_back(meshes: list[Path]) -> None:
    assert len(meshes) >= 99
    for path in meshes:
        data = path.read_bytes()
        assert navspec.identify(path).variant == VARIANTS[path.parent.name], path
        tables = navspec.tables(path)
        assert isinstance(tables, Tables)
        assert len(tables["tail"]) == TAILS.get(path.name, 0), path
        assert tables.to_bytes() == data, path


def test_as_many_areas_as_the_index_says(corpus: Path) -> None:
    with (corpus / "INDEX.tsv").open(encoding="utf-8") as file:
        rows = [row for row in csv.reader(file, delimiter="\t") if row[1] == "source_nav"]
    for row in rows:
        expected = dict(each.split("=") for each in row[8].split())
        (record,) = navspec.info(corpus / row[0])["files"]
        assert record["info"]["areas"] == int(expected["areas"]), row[0]
        version, _, sub_version = row[2].partition(".")
        stored = None if sub_version == "-" else int(sub_version)
        assert (record["info"]["version"], record["info"]["sub_version"]) == (int(version), stored), row[0]
        assert (record["info"]["tail"] > 0) == (expected["consumed"] == "trailing"), row[0]


def test_the_object_plane_gives_back_the_smallest_mesh_of_every_kind(meshes: list[Path]) -> None:
    smallest: dict[str, Path] = {}
    for path in sorted(meshes, key=lambda each: each.stat().st_size, reverse=True):
        smallest[path.parent.name] = path
    assert set(smallest) == set(VARIANTS)
    for path in smallest.values():
        assert navspec.to_bytes(navspec.load(path)) == path.read_bytes(), path


def test_games_write_no_errors(meshes: list[Path]) -> None:
    report = navspec.check(meshes)
    assert report.severities.get("error", 0) == 0
    assert report.tool_errors == ()
