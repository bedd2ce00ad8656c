"""Meshes of GoldSrc and Source 1: which game wrote them, what is damaged about them, what they hold."""

from __future__ import annotations

import contextlib
import struct
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import navspec
from builders import source_nav as builder
from memory import call_below
from navspec.columns import Tables, TableSet
from navspec.columns.read_steps import ReadState
from navspec.columns.walk import Walk
from navspec.families.source_nav.view import NO_ROW, SourceMesh
from sweeps import some

NAME = "de_test.nav"


def variant(data: bytes, name: str = NAME) -> str:
    return navspec.identify(data, name=name).variant


def codes(data: bytes, **options: str) -> set[str]:
    return {finding.code for finding in navspec.check(data, name=NAME, **options).findings}


def codes_at_once(data: bytes) -> set[str]:
    """The same without a search for the cause where the file cannot be read."""
    try:
        navspec.tables(data, name=NAME)
    except navspec.ReadError as error:
        return {error.code}
    return codes(data)


def tables(data: bytes) -> Tables:
    tables = navspec.tables(data, name=NAME)
    assert isinstance(tables, Tables)
    return tables


def view(mesh: builder.Mesh) -> SourceMesh:
    return SourceMesh(TableSet({0: tables(mesh.pack())}))


# --- which game ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("version", "sub_version", "game"), builder.LAYOUTS)
def test_the_layout_that_ends_with_the_file_is_found(version: int, sub_version: int | None, game: str) -> None:
    data = builder.mesh(version, sub_version, game).pack()
    detected = variant(data)
    if (version, sub_version, game) in ((16, 0, "cs"), (16, 1, "tf"), (13, 2, "tf")):
        expected = {0: "base", 1: "base", 2: "tf"}[sub_version or 0]  # what such a game adds nothing to, base has too
    elif game == "l4d" and sub_version == 0:
        expected = "l4d"
    else:
        expected = game
    assert detected == expected
    assert tables(data).to_bytes() == data
    assert navspec.identify(data, name="").variant == expected


def test_sub_versions_that_belong_to_another_game() -> None:
    """The number is the game's own: the bytes decide."""
    for sub_version, game, expected in ((1, "base", "base"), (2, "base", "base"), (4, "base", "base"), (9, "cs", "cs")):
        assert variant(replace(builder.mesh(16, 0, game), sub_version=sub_version).pack()) == expected
    assert variant(replace(builder.mesh(16, 0, "base"), sub_version=77).pack()) == "base"
    assert variant(replace(builder.mesh(16, 2, "l4d"), sub_version=2).pack()) == "l4d"


def test_every_mesh_is_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tables that tell the game are those that the rules are asked of."""
    for number, (sub_version, game) in enumerate(((0, "base"), (1, "cs"), (2, "tf"), (14, "l4d"))):
        (tmp_path / f"{number}.nav").write_bytes(builder.mesh(16, sub_version, game).pack())
    read, sizes = Walk.read, []

    def counted(walk: Walk, data: bytearray, pinned: dict[str, Any]) -> ReadState:
        sizes.append(len(data))
        return read(walk, data, pinned)

    monkeypatch.setattr(Walk, "read", counted)
    report = navspec.check(tmp_path)
    assert [input_.variant for input_ in report.inputs] == ["base", "cs", "tf", "l4d"]
    assert sizes == [path.stat().st_size for path in sorted(tmp_path.iterdir())]


def test_meshes_of_four_teams_are_not_taken_for_those_of_team_fortress() -> None:
    """Their times, a tag that is compared, and attributes of another numbering."""
    for sub_version, game, tag in ((256, "tf2classic", b"TF2C"), (257, "tf2classified", None)):
        built = builder.clean(16, sub_version, game)
        built.areas[1].tfc_attributes = 0xFFFFFFFFFFFFFFFF
        assert not {code for code in codes(built.pack()) if code.startswith("NAV_TF_")}
        mesh = navspec.load(built.pack(), name=NAME)
        assert mesh.tf2c_tag == tag
        assert mesh.areas[1].tfc_attributes == 0xFFFFFFFFFFFFFFFF
        assert mesh.areas[1].earliest_occupy_time == [1.5, 2.5, 3.5, 4.5]
        (record,) = navspec.info(built.pack(), name=NAME).to_dict()["files"]
        assert record["info"]["game"] == game
    changed_tag = replace(builder.mesh(16, 256, "tf2classic"), tag=b"TF2D").pack()
    assert codes(changed_tag) == {"NAV_VARIANT_UNKNOWN"}


def test_sides_that_are_not_stored_have_no_name() -> None:
    old, new = (tables(builder.mesh(version).pack()) for version in (2, 9))
    assert new.column("areas.encounters", "from_dir_name").tolist() == [3, 1]
    with pytest.raises(KeyError, match="no field 'from_dir_name'"):
        old.column("areas.encounters", "from_dir_name")


def test_a_mesh_without_areas_is_of_the_likely_game() -> None:
    assert variant(builder.Mesh(16, 2, "tf").pack()) == "tf"
    assert variant(builder.Mesh(16, 14, "l4d").pack()) == "l4d"
    assert variant(builder.Mesh(16, 256, "tf2classic").pack()) == "tf2classic"
    assert variant(builder.Mesh(16, 257, "tf2classified").pack()) == "tf2classified"


def test_only_goldsrc_may_leave_a_tail() -> None:
    old = replace(builder.mesh(5, None, "goldsrc"), tail=b"older areas")
    assert variant(old.pack()) == "goldsrc"
    assert tables(old.pack())["tail"].tobytes() == b"older areas"
    assert tables(old.pack()).to_bytes() == old.pack()
    assert not codes(old.pack()) & {"NAV_TRUNCATED", "NAV_VARIANT_UNKNOWN"}


def test_bytes_behind_a_mesh_of_a_known_game_do_not_hide_the_game() -> None:
    data = replace(builder.mesh(16, 2, "tf"), tail=bytes(16)).pack()
    assert variant(data) == "tf"
    assert len(tables(data)["tail"]) == 16


def test_a_variant_that_is_asked_for_is_taken() -> None:
    data = builder.mesh(16, 1, "cs").pack()
    assert codes(data, format="source_nav", variant="tf") <= {"NAV_COUNT_EXCEEDS_FILE", "NAV_TRUNCATED"}
    assert codes(data, format="source_nav", variant="tf")
    two = replace(builder.mesh(16, 1, "cs"), areas=builder.mesh(16, 1, "cs").areas[:1], ladders=[])
    forced = navspec.tables(two.pack(), format="source_nav", variant="base")
    assert isinstance(forced, Tables)
    assert forced.decisions["game"] == 0
    assert len(forced["tail"]) == 1  # the count of approaches


# --- what is damaged -----------------------------------------------------------------------------------------------

STRUCTURAL = {"NAV_TRUNCATED", "NAV_COUNT_EXCEEDS_FILE", "NAV_MAGIC_BAD"}


@pytest.mark.parametrize(("version", "sub_version", "game"), [(5, None, "goldsrc"), (9, None, "base"), (16, 14, "l4d")])
def test_every_truncation_is_told(version: int, sub_version: int | None, game: str) -> None:
    data = builder.mesh(version, sub_version, game).pack()
    for size in some(range(len(data)), 150):
        found_codes = codes(data[:size]) if size % 40 == 0 else codes_at_once(data[:size])
        assert found_codes & (STRUCTURAL | {"NAV_VARIANT_UNKNOWN"}), size


@pytest.mark.parametrize(
    ("sub_version", "game"),
    [(0, "base"), (1, "cs"), (2, "tf"), (14, "l4d"), (256, "tf2classic"), (257, "tf2classified")],
)
def test_a_file_cut_short_keeps_its_game(sub_version: int, game: str) -> None:
    mesh = builder.mesh(16, sub_version, game)
    mesh.areas = mesh.areas + [replace(mesh.areas[1], id=100 + number) for number in range(20)]
    data = mesh.pack()
    for size in some(range(len(data) - 1000, len(data), 17), 6):
        assert codes_at_once(data[:size]) & STRUCTURAL, size
        assert navspec.identify(data[:size], name=NAME).variant == game
    assert navspec.check(data[:-500], name=NAME).inputs[0].variant == game


def test_the_last_whole_area_is_told() -> None:
    data = builder.mesh(5, None, "goldsrc").pack()
    with pytest.raises(navspec.ReadError, match=r"version 5 \(GoldSrc\), last whole area /areas/2: ") as failure:
        navspec.tables(data[:-3], name=NAME)
    assert failure.value.code == "NAV_TRUNCATED"
    with pytest.raises(navspec.ReadError, match=r"version 5 \(GoldSrc\), last whole area /areas/2: ") as again:
        navspec.load(data[:-3], format="source_nav")
    assert again.value.code == failure.value.code


def told(data: bytes) -> tuple[str, str, int]:
    """Code, message and offset of the one finding."""
    (finding,) = navspec.check(data, name=NAME).findings
    return finding.code, finding.message, finding.offset


def test_what_cannot_be_read_is_told_with_version_and_game() -> None:
    data = builder.mesh(16, 14, "l4d").pack()
    code, message, offset = told(data[:18])  # inside the number of places
    assert (code, offset) == ("NAV_TRUNCATED", 17)
    assert message.startswith("mesh of version 16.14 (Left 4 Dead): the file ends too early")
    data = builder.mesh(9).pack()
    areas = data[: data.index(struct.pack("<I", 4), 12)]
    code, message, offset = told(areas + struct.pack("<I", 0xFFFFFFFF) + data[len(areas) + 4 :])
    assert (code, offset) == ("NAV_COUNT_EXCEEDS_FILE", len(areas))
    assert message.startswith("mesh of version 9 (Source): expected at most 9, found 4,294,967,295")
    assert told(b"")[:2] == (
        "NAV_TRUNCATED",
        "the file is empty. Take the mesh from a backup, or let the game generate it",
    )
    assert told(b"\xce\xfa")[0::2] == ("NAV_TRUNCATED", 0)
    assert told(b"\xce\xfb")[0::2] == ("NAV_MAGIC_BAD", 0)


def test_a_mesh_of_a_console_tells_its_version() -> None:
    code, message, offset = told(struct.pack(">III", 0xFEEDFACE, 16, 2) + bytes(20))
    assert (code, offset) == ("NAV_BYTE_ORDER", 0)
    assert message.startswith("this mesh of version 16.2 is of a console")
    assert told(struct.pack(">II", 0xFEEDFACE, 5))[1].startswith("this mesh of version 5 is of a console")
    assert told(struct.pack(">I", 0xFEEDFACE))[1].startswith("this mesh is of a console")


def test_other_files_that_are_read_as_a_mesh_have_no_version() -> None:
    with pytest.raises(navspec.ReadError) as failure:
        navspec.tables(b"ABCDEFGHIJKLMNOPQRST", format="source_nav", variant="tf")
    assert (failure.value.code, "version" in failure.value.message) == ("NAV_MAGIC_BAD", False)


@pytest.mark.parametrize("count", [0xFFFFFFFF, 0x7FFFFFFF, 100])
def test_counts_that_the_file_cannot_hold(count: int) -> None:
    """Every place in the records of a mesh at which a wide count can stand."""
    data = builder.mesh(16, 2, "tf").pack()
    for at in some(range(41, len(data) - 4, 4), 60):
        changed = bytearray(data)
        struct.pack_into("<I", changed, at, count)
        try:
            tables = navspec.tables(bytes(changed), name=NAME)
        except navspec.ReadError:
            if at % 40:
                continue  # the search for the cause takes its time
        else:
            assert tables.to_bytes() == bytes(changed)
        assert not navspec.check(bytes(changed), name=NAME).tool_errors


def test_counts_that_the_file_cannot_hold_take_no_memory() -> None:
    data = builder.mesh(16, 2, "tf").pack()
    for at, count in ((41, 0xFFFFFFFF), (85, 0xFFFFFFFF), (85, 0x3FFFFFFF)):
        changed = bytearray(data)
        struct.pack_into("<I", changed, at, count)
        call_below(5_000_000, partial(navspec.check, bytes(changed), name=NAME))


def test_both_planes_refuse_the_same_files() -> None:
    data = builder.mesh(16, 14, "l4d").pack()
    for at in range(0, len(data), 3):
        changed = bytearray(data)
        changed[at] ^= 0xFF
        outcomes = []
        for plane in (navspec.tables, navspec.load):
            outcomes.append("read")
            with contextlib.suppress(navspec.ReadError):
                plane(bytes(changed), format="source_nav", variant="l4d")
                continue
            outcomes[-1] = "refused"
        assert outcomes[0] == outcomes[1], at


def test_meshes_of_consoles_are_told_in_one_sentence() -> None:
    for data in (struct.pack(">II", builder.MAGIC, 16) + bytes(40), b"LZMA" + bytes(40)):
        (finding,) = navspec.check(data, name=NAME).findings
        assert finding.code in ("NAV_BYTE_ORDER", "NAV_MAGIC_BAD")
        assert "console" in finding.message
    with pytest.raises(navspec.UnknownFormat):
        navspec.identify(b"LZMA" + bytes(40))


def test_what_only_has_the_name_of_a_mesh() -> None:
    assert codes(b"text") == {"NAV_MAGIC_BAD"}
    assert codes(b"") == {"NAV_TRUNCATED"}
    with pytest.raises(navspec.UnknownFormat, match="NavBot"):
        navspec.identify(b"NavBotNavMesh" + bytes(40), name=NAME)


# --- what it holds -------------------------------------------------------------------------------------------------


def test_areas_by_id_and_links_by_row() -> None:
    mesh = view(builder.mesh(16, 2, "tf"))
    assert mesh.ids.tolist() == [1, 2, 7, 4]
    assert mesh.area_index.rows("areas", np.array([7, 3, 1, 0])).tolist() == [2, NO_ROW, 0, NO_ROW]
    links = mesh.connections
    assert links.owner.tolist() == [0, 1, 1, 2, 3]
    assert links.side.tolist() == [1, 1, 3, 1, 3]
    assert links.target.tolist() == [1, 3, 0, 3, 1]
    assert mesh.has_reverse_link.tolist() == [True, True, True, False, True]
    assert mesh.centres[1].tolist() == [150.0, 50.0, 0.0]


def test_of_two_areas_with_one_id_the_later_counts() -> None:
    mesh = builder.mesh(16, 0, "base")
    mesh.areas[2].id = 1
    assert view(mesh).connections.target.tolist() == [1, 3, 2, 3, 1]


def test_visible_areas_are_ids_or_rows() -> None:
    seen = view(builder.mesh(16, 2, "tf")).visible_entries
    assert seen.owner.tolist() == [0, 0, 0, 1]
    assert seen.target.tolist() == [0, 1, 3, 3]
    assert seen.flags.tolist() == [3, 1, 2, 0]
    for version, sub_version, stored in (
        (16, 14, [0, 1, 3, 3, 1, 2, 3]),
        (16, 13, [1, 2, 4, 4, 2, 7, 4]),
        (15, 13, [1, 2, 4, 4, 2, 7, 4]),
        (12, 12, [1, 2, 4, 4, 2, 7, 4]),
        (10, 9, [1, 2, 4, 4, 2, 7, 4]),
    ):
        mesh = view(builder.mesh(version, sub_version, "l4d"))
        assert mesh.tables.column("areas.visible", "target").tolist() == stored
        assert mesh.visible_entries.owner.tolist() == [0, 0, 0, 1, 1, 2, 3]
        assert mesh.visible_entries.target.tolist() == [0, 1, 3, 3, 1, 2, 3]
        assert mesh.visible_entries.flags.tolist() == [3, 1, 2, 0, 2, 2, 2]
    assert view(builder.mesh(10, 5, "l4d")).visible_entries.flags.tolist() == [1] * 7
    assert view(builder.mesh(16, 2, "tf")).parent.tolist() == [NO_ROW, 0, NO_ROW, NO_ROW]


def test_places_in_words() -> None:
    mesh = view(builder.mesh(16, 14, "l4d"))
    words, facts = mesh.place("areas.encounters.spots", np.array([0, 1]))
    assert words == ["area 2 encounter 0 spot 0", "area 2 encounter 0 spot 1"]
    assert {name: values.tolist() for name, values in facts.items()} == {
        "area": [2, 2],
        "encounter": [0, 0],
        "spot": [0, 1],
    }
    assert mesh.place("areas.connections.ids", np.array([1]))[0] == ["area 2 side east entry 0"]
    assert mesh.place("areas.ladders_up.ids", np.array([0]))[0] == ["area 1 ladders up entry 0"]
    assert mesh.place("ladders", np.array([0]))[0] == ["ladder 5"]
    assert mesh.place("places", np.array([1]))[0] == ["place 1"]
    assert mesh.place("", np.array([0]))[0] == ["the mesh"]


def test_facts_of_a_mesh() -> None:
    (record,) = navspec.info(builder.mesh(16, 1, "cs").pack(), name=NAME).to_dict()["files"]
    assert record["info"] == {
        "game": "cs",
        "version": 16,
        "sub_version": 1,
        "bsp_size": 4_847_032,
        "analyzed": True,
        "areas": 4,
        "connections": 5,
        "one_way": 1,
        "one_way_share": 0.2,
        "hiding_spots": 4,
        "encounters": 2,
        "approaches": 2,
        "visible": 4,
        "ladders": 1,
        "parts": 1,
        "largest_part": 1.0,
        "other_parts": {},
        "places": {"Middle": 2, "BombsiteA": 1},
        "extent": {"x": [0.0, 400.0], "y": [0.0, 100.0], "z": [0.0, 0.0]},
        "tail": 0,
    }


def test_facts_of_the_flow_of_left_4_dead() -> None:
    """From the checkpoint, area 3, to the finale, area 4, from where the ladder leads down to area 1."""
    mesh = builder.clean(16, 14, "l4d")
    mesh.areas[2].connections = ((), (4,), (), ())
    facts = navspec.info(mesh.pack(), name=NAME).files[0].info
    assert {key: facts[key] for key in ("spawn_attributes", "checkpoints", "start", "end", "flow", "unreached")} == {
        "spawn_attributes": {"finale": 1, "checkpoint": 1, "rescue_vehicle": 1},
        "checkpoints": {"area 3": 1},
        "start": {"mark": "checkpoint", "areas": 1, "first": "area 3"},
        "end": {"mark": "finale", "areas": 1, "first": "area 4"},
        "flow": True,
        "unreached": 0,
    }
    mesh.areas[2].spawn_attributes, mesh.areas[3].ladders_down = builder.PLAYER_START, ()
    mesh.areas[3].spawn_attributes = 0
    facts = navspec.info(mesh.pack(), name=NAME).files[0].info
    assert (facts["start"]["mark"], facts["end"], facts["flow"], facts["unreached"]) == ("player_start", None, None, 2)
    mesh.areas[2].spawn_attributes = 0
    facts = navspec.info(mesh.pack(), name=NAME).files[0].info
    assert (facts["start"], facts["flow"], facts["unreached"]) == (None, None, None)
    assert "flow" not in navspec.info(builder.mesh(16, 0, "l4d").pack(), name=NAME).files[0].info


def test_distances_from_the_start_of_a_map() -> None:
    """Along the connections, 100 units each; over the ladder it is 300 units."""
    mesh = builder.clean(16, 14, "l4d")
    mesh.areas[2].spawn_attributes, mesh.areas[3].spawn_attributes = 0, builder.PLAYER_START
    assert navspec.graph(mesh.pack(), name=NAME).nodes["flow_distance"].tolist() == [300, 200, 100, 0]
    mesh.areas[3].connections, mesh.areas[3].ladders_down = ((), (), (), ()), ()
    distance = navspec.graph(mesh.pack(), name=NAME).nodes["flow_distance"].tolist()
    assert (distance[3], [np.isnan(value) for value in distance]) == (0, [True, True, True, False])
    mesh.areas[3].spawn_attributes = 0
    assert np.isnan(navspec.graph(mesh.pack(), name=NAME).nodes["flow_distance"]).all()
    assert "flow_distance" not in navspec.graph(builder.clean(16, 2, "tf").pack(), name=NAME).nodes


def test_facts_of_meshes_without_most_parts() -> None:
    (record,) = navspec.info(builder.mesh(1, None, "goldsrc").pack(), name=NAME).to_dict()["files"]
    facts = record["info"]
    assert (facts["game"], facts["sub_version"], facts["bsp_size"], facts["analyzed"]) == ("goldsrc", None, None, None)
    assert (facts["areas"], facts["encounters"], facts["ladders"], facts["places"]) == (4, 2, 0, {})
    (record,) = navspec.info(builder.Mesh(16, 2, "tf").pack(), name=NAME).to_dict()["files"]
    assert (record["info"]["areas"], record["info"]["extent"], record["info"]["one_way_share"]) == (0, None, 0.0)


def test_coordinates_that_are_no_numbers_are_left_out_of_the_extent() -> None:
    mesh = builder.mesh(16, 0, "base")
    mesh.areas[0].nw = (float("nan"), float("inf"), 0.0)
    (record,) = navspec.info(mesh.pack(), name=NAME).to_dict()["files"]
    assert record["info"]["extent"]["x"] == [100.0, 400.0]
