"""Real meshes for other versions and games, and back: what must come back does, and what is lost is counted by hand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import navspec
from navspec.columns import Tables, TableSet
from navspec.families.source_nav.conversions import CONVERSIONS
from navspec.family.conversion.conversions import Conversion


def of(corpus: Path, version: str) -> list[Path]:
    paths = sorted((corpus / "source_nav" / version).glob("*.nav"))
    assert paths, version
    return paths


def tables(source: Any) -> Tables:
    tables = navspec.tables(source)
    assert isinstance(tables, Tables)
    return tables


def convert(old: Tables, to: str) -> Conversion:
    [target] = [conversion for conversion in CONVERSIONS.targets if conversion.is_called(to)]
    return CONVERSIONS.convert(TableSet({0: old}), target, {})


def new(old: Tables, to: str) -> bytes:
    return convert(old, to).files[0].to_bytes()


def lost(conversion: Conversion) -> dict[tuple[str, str], int]:
    return {(loss.table, loss.field): len(loss.rows) for loss in conversion.losses}


@pytest.mark.parametrize("game", ["16.1", "16.2", "16.256", "16.257"])
def test_meshes_without_data_of_games_come_back(corpus: Path, tmp_path: Path, game: str) -> None:
    converted = navspec.convert(of(corpus, "v16.0"), game, output=tmp_path / "there")
    back = navspec.convert(tmp_path / "there", "16.0", output=tmp_path / "back")
    for done in (converted, back):
        assert (done.refused, done.losses, done.tool_errors) == ((), (), ())
    lower = {"NAV_LINK_TOO_HIGH"} if game == "16.1" else set()  # what players of Counter-Strike cannot climb
    assert ({finding.code for finding in converted.findings}, back.findings) == (lower, ())
    for path in of(corpus, "v16.0"):
        assert (tmp_path / "back" / path.name).read_bytes() == path.read_bytes()


def test_meshes_of_team_fortress_for_garry_s_mod(corpus: Path) -> None:
    for path in of(corpus, "v16.2"):
        old = tables(path)
        attributes = old.column("areas", "tf_attributes").copy()
        conversion = convert(old, "gmod")
        assert lost(conversion) == (
            {("areas", "tf_attributes"): np.count_nonzero(attributes)} if attributes.any() else {}
        )
        base = conversion.files[0].to_bytes()
        assert len(base) == path.stat().st_size - 4 * len(attributes)
        back = convert(tables(base), "tf2").files[0]
        back.set_column("areas", "tf_attributes", attributes)
        assert back.to_bytes() == path.read_bytes(), path


@pytest.mark.parametrize(("version", "game"), [("v16.256", "16.257"), ("v16.257", "16.256")])
def test_meshes_of_classic_for_classified_and_back(corpus: Path, version: str, game: str) -> None:
    """They differ by a tag of four bytes, and by nothing that could be lost."""
    for path in of(corpus, version):
        converted = convert(tables(path), game)
        assert lost(converted) == {}
        data = converted.files[0].to_bytes()
        assert len(data) == path.stat().st_size + (4 if game == "16.256" else -4)
        back = convert(tables(data), version.removeprefix("v"))
        assert (lost(back), back.files[0].to_bytes()) == ({}, path.read_bytes()), path


@pytest.mark.parametrize("version", ["v16.256", "v16.257"])
def test_meshes_of_classic_for_team_fortress_and_back(corpus: Path, version: str) -> None:
    """An area is twelve bytes shorter: two times and half of the attributes, which is all that can be lost."""
    for path in of(corpus, version):
        old = tables(path)
        attributes = old.column("areas", "tfc_attributes").copy()
        converted = convert(old, "tf2")
        assert lost(converted) == (
            {("areas", "tfc_attributes"): np.count_nonzero(attributes)} if attributes.any() else {}
        )
        data = converted.files[0].to_bytes()
        assert len(data) == path.stat().st_size - 12 * len(attributes) - 4 * (version == "v16.256")
        modern = tables(data)
        assert not modern.column("areas", "tf_attributes").any()
        conversion = convert(modern, version.removeprefix("v"))
        assert lost(conversion) == {}
        back = conversion.files[0]
        back.set_column("areas", "tfc_attributes", attributes)
        assert back.to_bytes() == path.read_bytes(), path


@pytest.mark.parametrize("to", ["16.256", "16.257"])
def test_meshes_of_team_fortress_for_classic_and_back(corpus: Path, to: str) -> None:
    for path in of(corpus, "v16.2"):
        old = tables(path)
        attributes = old.column("areas", "tf_attributes").copy()
        converted = convert(old, to)
        assert lost(converted) == (
            {("areas", "tf_attributes"): np.count_nonzero(attributes)} if attributes.any() else {}
        )
        modern = tables(converted.files[0].to_bytes())
        assert not modern.column("areas", "tfc_attributes").any()
        assert not modern.column("areas", "earliest_occupy_time").any()
        conversion = convert(modern, "tf2")
        assert lost(conversion) == {}
        back = conversion.files[0]
        back.set_column("areas", "tf_attributes", attributes)
        assert back.to_bytes() == path.read_bytes(), path


def test_meshes_of_counter_strike_without_approaches(corpus: Path) -> None:
    for path in of(corpus, "v16.1"):
        old = tables(path)
        counts = np.diff(old.offsets("areas.cs_approaches"))
        conversion = convert(old, "16.0")
        assert lost(conversion) == ({("areas", "cs_approaches"): np.count_nonzero(counts)} if counts.any() else {})
        base = tables(conversion.files[0].to_bytes())
        assert len(base.to_bytes()) == path.stat().st_size - int((1 + 14 * counts).sum()), path
        back = convert(base, "16.1").files[0]
        back.replace("areas.cs_approaches", old["areas.cs_approaches"], counts)
        assert back.to_bytes() == path.read_bytes(), path


def test_rows_of_left_4_dead_become_ids_and_rows_again(corpus: Path) -> None:
    for path in of(corpus, "v16.14"):
        old = tables(path)
        base = tables(new(old, "16.0"))
        ids, rows = old.column("areas", "id"), old.column("areas.visible", "target")
        assert np.array_equal(base.column("areas.visible", "target"), ids[rows])
        back = tables(new(base, "l4d2"))
        for key in ("areas.visible", "areas.connections.ids", "areas.hiding_spots", "areas.ladders_up.ids", "ladders"):
            assert np.array_equal(back[key], old[key]), (path, key)
            assert np.array_equal(back.offsets(key), old.offsets(key)), (path, key)
        for field in ("id", "nw", "se", "inherit_visibility_from", "light_intensity"):
            assert back.column("areas", field).tobytes() == old.column("areas", field).tobytes(), (path, field)
        assert not back.column("areas", "spawn_attributes").any()
        assert not (base.column("areas", "attributes").astype(np.int64) & 0x380F0000).any()
        assert len(base["places"]) == 0


@pytest.mark.parametrize("version", ["v3", "v4", "v5"])
def test_meshes_of_goldsrc_on_source_and_back(corpus: Path, version: str) -> None:
    for path in of(corpus, version):
        data, tail = path.read_bytes(), len(tables(path)["tail"])
        converted = convert(tables(path), "9")
        assert lost(converted) == ({("", "tail"): 1} if tail else {})
        back = convert(tables(converted.files[0].to_bytes()), version[1:])
        assert lost(back) == {}
        assert back.files[0].to_bytes() == data[: len(data) - tail], path


def test_meshes_of_version_9_in_version_16_and_back(corpus: Path) -> None:
    for path in of(corpus, "v9"):
        converted = convert(tables(path), "css")
        assert lost(converted) == {}
        modern = tables(converted.files[0].to_bytes())
        assert (modern.column("areas", "light_intensity") == 1).all()
        codes = modern.column("areas.cs_approaches", "prev_to_here_how")
        assert not (codes == 7).any()
        back = convert(modern, "9")
        assert set(lost(back)) <= {("", "is_analyzed")}
        assert back.files[0].to_bytes() == path.read_bytes(), path


@pytest.mark.parametrize(
    "to", ["16.0", "16.1", "16.2", "16.14", "15.13", "16.256", "16.257", "9", "7", "6", "5", "3", "1"]
)
def test_the_smallest_mesh_of_every_kind_as_another_one(corpus: Path, to: str) -> None:
    """Through the whole of the tool: it is read, checked again, and has no error that was not there."""
    for version in ("v3", "v4", "v5", "v9", "v16.0", "v16.1", "v16.2", "v16.14", "v16.256", "v16.257"):
        path = min(of(corpus, version), key=lambda file: file.stat().st_size)
        done = navspec.convert(path, to, allow_loss=True)
        assert (done.refused, done.tool_errors) == ((), ())
        assert len(tables(done.files[0].data)["areas"]) == len(tables(path)["areas"])
