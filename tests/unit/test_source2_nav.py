"""Meshes of Source 2: every version, what is damaged about them, what they hold."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import navspec
from builders import source2_nav as builder
from navspec import tree
from navspec.columns import Tables, TableSet
from navspec.families.source2_nav.view import Source2Mesh
from navspec.spec import load_spec
from sweeps import some

NAME = "de_test.nav"


def tables(data: bytes) -> Tables:
    tables = navspec.tables(data, name=NAME)
    assert isinstance(tables, Tables)
    return tables


def view(mesh: builder.Mesh) -> Source2Mesh:
    return Source2Mesh(TableSet({0: tables(mesh.pack())}))


@pytest.mark.parametrize("version", builder.VERSIONS)
def test_every_version_is_known_by_its_first_bytes(version: int) -> None:
    data = builder.mesh(version).pack()
    identity = navspec.identify(data)
    assert (identity.id, identity.variant) == ("source2_nav", "corners" if version == 30 else "polygons")
    assert tables(data).to_bytes() == data


def test_a_variant_that_the_file_is_not_cannot_be_asked_for() -> None:
    with pytest.raises(navspec.ReadError):
        navspec.tables(builder.mesh(35).pack(), format="source2_nav", variant="corners")


@pytest.mark.parametrize(("version", "gen_version"), [(30, 6), (34, 9), (36, 13)])
def test_every_truncation_is_told(version: int, gen_version: int) -> None:
    data = builder.mesh(version, gen_version=gen_version).pack()
    for number, size in enumerate(some(range(8, len(data)), 120)):
        with pytest.raises(navspec.ReadError) as failure:
            navspec.tables(data[:size], name=NAME)
        assert failure.value.code in ("NAV2_TRUNCATED", "NAV2_COUNT_EXCEEDS_FILE", "NAV2_KV3_BAD"), size
        if number % 20 == 0:  # which looks for the cause, too, and takes its time
            (finding,) = navspec.check(data[:size], name=NAME).findings
            assert finding.code == failure.value.code, size


def test_what_cannot_be_read_is_told_with_version_and_game() -> None:
    data = builder.mesh(35).pack()
    (finding,) = navspec.check(data[: 321 + 40], name=NAME).findings  # the second area stands at 321
    assert finding.code == "NAV2_TRUNCATED" or finding.code == "NAV2_COUNT_EXCEEDS_FILE"
    assert finding.message.startswith("mesh of version 35.1 (Counter-Strike 2), last whole area /areas/0: ")
    (finding,) = navspec.check(data[:9], name=NAME).findings
    assert (finding.code, finding.offset) == ("NAV2_TRUNCATED", 8)
    assert finding.message.startswith("mesh of version 35 (Counter-Strike 2): the file ends too early")
    with pytest.raises(navspec.ReadError) as failure:
        navspec.tables(b"no mesh", format="source2_nav")
    assert failure.value.code == "NAV2_TRUNCATED"


def test_facts_tell_the_areas_of_each_hull() -> None:
    mesh = builder.mesh(35)
    mesh.areas[1] = replace(mesh.areas[1], hull=2)
    mesh.settings = builder.Settings(12, hulls=3)
    (record,) = navspec.info(mesh.pack(), name=NAME).to_dict()["files"]
    assert record["info"]["areas_by_hull"] == {"0": 1, "1": 0, "2": 1}


def test_blocks_of_kv3_start_at_multiples_of_eight() -> None:
    blocks = tables(builder.mesh(36, gen_version=13).pack())
    for name in ("movable_mesh_settings", "game_data_kv3", "extra_generation_params", "custom_data"):
        assert blocks.span("", 0, f"{name}.kv3_version")[0] % 8 == 0
        assert blocks[f"{name}.content"].tobytes() in (b"\x00\x01table", b"arealist")


@pytest.mark.parametrize("read", [tree.read, lambda data, spec: tables(data)])
@pytest.mark.parametrize("name", ["uncompressed_1", "uncompressed_2"])
def test_a_buffer_of_kv3_is_held_to_the_file(read, name: str) -> None:
    data = bytearray(builder.mesh(36).pack())
    at = tables(bytes(data)).span("", 0, f"movable_mesh_settings.buffers.{name}")[0]
    data[at : at + 4] = (0x3FFFFFFF).to_bytes(4, "little")
    with pytest.raises(navspec.ReadError, match=f"expected at most .* at /movable_mesh_settings/buffers/{name}"):
        read(bytes(data), load_spec("source2_nav"))


def test_padding_is_kept_as_it_stands() -> None:
    data = replace(builder.mesh(36, gen_version=13), padding=b"\xcc" * 8).pack()
    assert set(tables(data)["custom_data_padding"].tolist()) <= {0xCC}
    assert tables(data).to_bytes() == data


@pytest.mark.parametrize("version", [30, 31, 36])
def test_areas_have_corners_whatever_the_version(version: int) -> None:
    mesh = view(builder.mesh(version))
    assert mesh.edge_offsets.tolist() == [0, 4, 7]
    assert mesh.corners[4:].tolist() == [[100.0, 0.0, 0.0], [200.0, 50.0, 0.0], [100.0, 100.0, 0.0]]
    assert mesh.links.owner.tolist() == [0, 1]
    assert mesh.links.edge.tolist() == [1, 2]
    assert mesh.links.target.tolist() == [1, 0]
    assert mesh.has_reverse_link.tolist() == [True, True]
    assert mesh.place("areas.edges.links", np.array([1]))[0] == ["area 2 edge 2 link 0"]


def test_a_link_to_another_edge_has_no_way_back() -> None:
    mesh = builder.mesh(35)
    mesh.areas[0] = replace(mesh.areas[0], edges=((), ((2, 1), (9, 0), (2, 77)), (), ()))
    assert view(mesh).links.target.tolist() == [1, -1, 1, 0]
    assert view(mesh).has_reverse_link.tolist() == [False, False, False, False]
    mesh.areas[0] = replace(mesh.areas[0], edges=((), ((2, 77), (2, 2)), (), ()))
    assert view(mesh).has_reverse_link.tolist() == [False, True, True]


def test_rows_in_words() -> None:
    mesh = view(builder.mesh(35))
    words = {
        "areas.ladders_above.ids": "area 1 ladder above 0",
        "areas.hiding_spots": "area 2 hiding spot 0",
        "polygons.corner_indices": "polygon 0 corner 0",
        "ladders": "ladder 1",
    }
    assert {table: mesh.place(table, np.array([0]))[0] for table in words} == {
        table: [row] for table, row in words.items()
    }


def test_places() -> None:
    mesh = builder.mesh(35)
    mesh.corners[4] = (1e30, 50.0, 0.0)
    mesh_view = view(mesh)
    middle = [50.0, 50.0, 0.0]
    assert mesh_view.positions("areas", np.array([0, 1])).tolist() == [
        middle,
        [100.0, 50.0, 0.0],
    ]  # one corner is nowhere
    assert mesh_view.positions("areas.edges.links", np.array([0])).tolist() == [[100.0, 50.0, 0.0]]
    assert mesh_view.positions("areas.ladders_above.ids", np.array([0])).tolist() == [middle]
    assert mesh_view.positions("areas.hiding_spots", np.array([0])).tolist() == [[150.0, 50.0, 0.0]]
    assert mesh_view.positions("ladders", np.array([0])).tolist() == [[50.0, 0.0, 64.0]]
    assert mesh_view.positions("polygons.corner_indices", np.array([0])).tolist() == [middle]
    assert np.isnan(mesh_view.positions("areas.edges", np.array([4]))).all()
    assert np.isnan(mesh_view.positions("", np.array([0]))).all()
    assert np.isnan(mesh_view.positions("transformed_bounds", np.array([0]))).all()


def test_corners_that_are_not_there() -> None:
    mesh = builder.mesh(35)
    mesh.polygons[1] = ((1, 99, 2), 0)
    assert np.isnan(view(mesh).corners[5]).all()


def test_facts_of_a_mesh() -> None:
    (record,) = navspec.info(builder.mesh(36, gen_version=13).pack(), name=NAME).to_dict()["files"]
    assert record["info"] == {
        "version": 36,
        "sub_version": 1,
        "gen_version": 13,
        "analyzed": True,
        "areas": 2,
        "connections": 2,
        "one_way": 0,
        "one_way_share": 0.0,
        "ladders": 1,
        "areas_by_hull": {"0": 2},
        "parts_by_hull": {"0": 1},
        "extent": {"x": [0.0, 200.0], "y": [0.0, 100.0], "z": [0.0, 0.0]},
        "custom_data": 8,
        "tail": 0,
    }


def test_names_of_bits_hold_from_version_35_on() -> None:
    assert tables(builder.mesh(35).pack()).column("areas", "attributes.crouch_height").tolist() == [True, False]
    assert not tables(builder.mesh(34).pack()).bits("areas", "attributes")
