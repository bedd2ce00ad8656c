"""Real navigation meshes: each is of the game that wrote it, read to the last byte and given back by both planes."""

from __future__ import annotations

import csv
from collections import Counter
from pathlib import Path

import pytest

import navspec
from navspec.columns import Tables
from sweeps import some

# How many bytes follow the last area of the meshes of GoldSrc that a smaller one was saved over.
TAILS = {
    "v3/luc4sFr__cs_backalley": 32_836,
    "v3/luc4sFr__de_rotterdam": 8,
    "v3/luc4sFr__fy_iceworld": 2_268,
    "v4/luc4sFr__cs_havana": 3_592,
    "v4/luc4sFr__de_dust2": 4_467,
    "v4/luc4sFr__de_survivor": 56_580,
    "v4/luc4sFr__de_torn": 1_067_765,
    "v4/luc4sFr__fy_iceworld2k": 36_225,
    "v5/MikuDroid__cs_italy": 5_346,
    "v5/MikuDroid__de_airstrip": 1_878,
    "v5/MikuDroid__de_piranesi": 1_912_949,
    "v5/MikuDroid__de_torn": 278_351,
}
VARIANTS = {"v3": "goldsrc", "v4": "goldsrc", "v5": "goldsrc", "v9": "base"}
VARIANTS |= {"v12.12": "l4d", "v14.13": "l4d", "v15.13": "l4d"}
VARIANTS |= {"v16.0": "base", "v16.1": "cs", "v16.2": "tf", "v16.14": "l4d"}
VARIANTS |= {"v16.256": "tf2classic", "v16.257": "tf2classified"}
VARIANTS |= {"v30.0": "corners", "v35.1": "polygons", "v36.1": "polygons"}
FILES = 129


@pytest.fixture(scope="module")
def meshes(corpus: Path) -> list[Path]:
    return sorted((corpus / "source_nav").rglob("*.nav"))


def test_every_mesh_is_read_to_the_end_and_given_back(meshes: list[Path]) -> None:
    assert len(meshes) >= FILES
    for path in meshes:
        data = path.read_bytes()
        assert navspec.identify(path).variant == VARIANTS[path.parent.name], path
        tables = navspec.tables(path)
        assert isinstance(tables, Tables)
        assert len(tables["tail"]) == TAILS.get(f"{path.parent.name}/{path.stem}", 0), path
        assert tables.to_bytes() == data, path


def test_as_many_areas_as_the_index_says(corpus: Path) -> None:
    with (corpus / "INDEX.tsv").open(encoding="utf-8") as file:
        rows = [row for row in csv.reader(file, delimiter="\t") if row[1] == "source_nav"]
    for row in rows:
        facts, _, _ = row[8].partition(",")
        expected = dict(fact.split("=") for fact in facts.split())
        (record,) = navspec.info(corpus / row[0]).to_dict()["files"]
        assert record["info"]["areas"] == int(expected["areas"]), row[0]
        version, _, sub_version = row[2].partition(".")
        stored = None if sub_version == "-" else int(sub_version)
        assert (record["info"]["version"], record["info"]["sub_version"]) == (int(version), stored), row[0]
        assert (record["info"]["tail"] > 0) == (expected["consumed"] == "trailing"), row[0]


def test_the_object_plane_gives_back_meshes_of_every_kind(meshes: list[Path]) -> None:
    """All smaller ones where all is asked for, otherwise the smallest of each kind."""
    smallest: dict[str, Path] = {}
    for path in sorted(meshes, key=lambda file: file.stat().st_size, reverse=True):
        smallest[path.parent.name] = path
    assert set(smallest) == set(VARIANTS)
    small = [path for path in meshes if path.stat().st_size < 300_000]
    for path in {*smallest.values(), *some(small, 2)}:
        assert navspec.to_bytes(navspec.load(path)) == path.read_bytes(), path


def test_both_planes_give_back_all_meshes_of_four_teams(meshes: list[Path]) -> None:
    """What was measured on them: times and light are the same everywhere, and only Classic has attributes, in few areas."""
    chosen = [path for path in meshes if VARIANTS[path.parent.name].startswith("tf2class")]
    assert len(chosen) == 6
    bits: Counter[int] = Counter()
    for path in chosen:
        mesh = navspec.load(path)
        assert navspec.to_bytes(mesh) == path.read_bytes() == navspec.tables(path).to_bytes(), path
        assert (mesh.tf2c_tag == b"TF2C") == (mesh.sub_version == 256) == mesh.has_tf2c_tag
        assert (mesh.num_places, mesh.is_analyzed, mesh.has_unnamed_areas) == (0, 1, 1)
        ids = {area.id for area in mesh.areas}
        for area in mesh.areas:
            assert area.earliest_occupy_time == [0.0] * 4
            assert area.light_intensity == [1.0] * 4
            assert not area.encounters
            assert ids.issuperset(entry.target for entry in area.visible)
            if area.tfc_attributes:
                assert mesh.sub_version == 256
                bits.update(bit for bit in range(64) if area.tfc_attributes >> bit & 1)
    assert bits == {20: 2, 21: 1}


def test_games_write_no_errors(meshes: list[Path]) -> None:
    report = navspec.check(meshes)
    assert report.severities.get("error", 0) == 0
    assert report.tool_errors == ()
    rules = {rule.code: rule for family in ("source_nav", "source2_nav") for rule in navspec.rules(family)}
    numbers = {(rule.family, rule.num_real_files) for rule in rules.values() if rule.real_files == "measured"}
    formats = Counter(file.format for file in report.inputs)
    assert numbers == set(formats.items())
    failures = {code: total.failed for code, total in report.totals.items() if total.failed}
    assert {code: count for code, count in failures.items() if count > rules[code].exceptions} == {}
