"""Rules of meshes beyond what samples show: messages, settings, and older areas behind a mesh."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import navspec
from builders import source_nav as builder
from navspec.families.source_nav.older_areas import MOST_STEPS, AreaRun, find_older_areas
from navspec.family.rules.rule_set import RuleResult
from navspec.operations.evaluation import rule_set_of

NAME = "de_test.nav"
OLD = builder.clean(5, None, "goldsrc")


def found(mesh: builder.Mesh, code: str) -> list[navspec.Finding]:
    return [finding for finding in navspec.check(mesh.pack(), name=NAME).findings if finding.code == f"NAV_{code}"]


def messages(mesh: builder.Mesh, code: str) -> list[str]:
    return [finding.message for finding in found(mesh, code)]


# --- messages ------------------------------------------------------------------------------------------------------


def test_messages_name_areas_and_sides() -> None:
    mesh = builder.clean(16, 2, "tf")
    mesh.areas[0].connections = ((9,), (2, 2), (), (4,))
    assert messages(mesh, "LINK_DANGLING") == ["area 1 leads north to area 9, which does not exist"]
    assert messages(mesh, "LINK_DUPLICATE") == ["area 1 leads east to area 2 more than once"]
    assert messages(mesh, "LINK_WRONG_SIDE") == [
        "area 1 leads west to area 4, whose centre does not lie in that direction"
    ]
    (overlap,) = found(mesh, "LINK_OVERLAP")
    assert overlap.message == "area 1 leads west to area 4, which begins 400 units before that side"
    assert overlap.params == {"area": 1, "entry": 0, "overlap": 400.0, "side": "west", "target": 4}


def test_parts_of_a_mesh_are_named_with_their_sizes_and_places() -> None:
    mesh = builder.clean(16, 2, "tf")
    mesh.ladders = []
    mesh.areas[1].connections = ((), (), (), (1,))
    mesh.areas[2].connections = mesh.areas[3].connections = ((), (), (), ())
    mesh.areas[2].id, mesh.areas[3].id = 40, 30
    (finding,) = found(mesh, "MESH_PARTS")
    assert finding.message == (
        "the mesh is in 3 parts between which nothing leads: 2 of its 4 areas (50.0%), "
        "1 with area 40 (x 200 to 300, y 0 to 100, z 0 to 0), 1 with area 30 (x 300 to 400, y 0 to 100, z 0 to 0)"
    )
    boxes = [{"x": [west, west + 100.0], "y": [0.0, 100.0], "z": [0.0, 0.0]} for west in (200.0, 300.0)]
    assert (finding.severity, finding.pointer, finding.position) == ("info", "/areas/2", [250.0, 50.0, 0.0])
    assert finding.params == {
        "area": 40,
        "areas": 4,
        "parts": 3,
        "largest": 2,
        "share": 0.5,
        "others": [{"area": 40, "areas": 1, "extent": boxes[0]}, {"area": 30, "areas": 1, "extent": boxes[1]}],
    }
    assert [(related.get("pointer"), related.get("message")) for related in finding.related] == [
        ("/areas/2", "part of 1 with area 40 (x 200 to 300, y 0 to 100, z 0 to 0)"),
        ("/areas/3", "part of 1 with area 30 (x 300 to 400, y 0 to 100, z 0 to 0)"),
    ]
    info = navspec.info(mesh.pack(), name=NAME).files[0].info
    assert (info["parts"], info["largest_part"]) == (3, 0.5)
    assert info["other_parts"] == {
        "area 40": {"areas": 1, **boxes[0]},
        "area 30": {"areas": 1, **boxes[1]},
    }


def test_a_mesh_of_many_parts_names_the_largest_ones() -> None:
    mesh = builder.Mesh(16, 2, "tf")
    mesh.areas = [builder.Area(number + 1) for number in range(24)]
    mesh.areas[22].connections = ((), (24,), (), ())
    (finding,) = found(mesh, "MESH_PARTS")
    assert finding.severity == "warning"
    assert finding.message.startswith(
        "the mesh is in 23 parts between which nothing leads: 2 of its 24 areas (8.3%), 1 with"
    )
    assert finding.message.endswith(", 1 with area 3 (x 0 to 100, y 0 to 100, z 0 to 0), 19 smaller ones")
    assert [param["area"] for param in finding.params["others"]] == list(range(1, 21))
    mesh.version, mesh.game = 5, "goldsrc"  # its ladders stand in the map alone
    assert [finding.severity for finding in found(mesh, "MESH_PARTS")] == ["info"]


def test_messages_name_bits() -> None:
    mesh = builder.clean(16, 2, "tf")
    mesh.areas[1].attributes = 1 << 29 | 1 << 31
    mesh.areas[2].tf_attributes = 1 << 20 | 1 << 4
    mesh.areas[0].tf_attributes = mesh.areas[1].tf_attributes = 1 << 21
    (runtime,) = messages(mesh, "FLAGS_RUNTIME")
    assert runtime.startswith("area 2 has bits 29 (func_cost), 31 (nav_blocker) in its attributes")
    (point,) = messages(mesh, "TF_POINT_MODIFIER")
    assert point.startswith("area 3 has bit 20 (with_fifth_point) in its attributes")
    assert messages(mesh, "TF_ATTR_TRANSIENT")[0].startswith("area 3 has bit 4 (has_ammo) in its attributes")


def a_row(count: int, marks: dict[int, int], gaps: tuple[int, ...] = ()) -> builder.Mesh:
    """Areas of Left 4 Dead 2 from west to east, linked both ways but for some gaps, with spawn attributes of some."""
    mesh = builder.Mesh(16, 14, "l4d", places=[b"Alley\0"])
    for number in range(1, count + 1):
        west = (number - 1,) if number > 1 and number - 1 not in gaps else ()
        east = (number + 1,) if number < count and number not in gaps else ()
        corners = {"nw": (100.0 * number, 0.0, 0.0), "se": (100.0 * number + 100.0, 100.0, 0.0)}
        mesh.areas.append(
            builder.Area(
                number,
                connections=((), east, (), west),
                spawn_attributes=marks.get(number, 0),
                place_index=1,
                **corners,
            )
        )
    return mesh


def test_messages_say_what_is_wrong_with_the_flow() -> None:
    start, closet = builder.PLAYER_START | builder.CHECKPOINT, builder.RESCUE_CLOSET
    mesh = a_row(40, {1: start, 9: closet, 40: builder.CHECKPOINT}, gaps=(8,))
    (finding,) = found(mesh, "L4D_NO_FLOW")
    assert finding.message == (
        "no way over links, ladders and elevators leads from area 1, the start, to area 40, the end"
    )
    assert [(related["pointer"], related["message"]) for related in finding.related] == [
        ("/areas/39", "area 40 is the end")
    ]
    assert messages(mesh, "L4D_NO_FLOW_AREAS") == [
        "32 of 40 areas of the mesh (80.0%) cannot be reached from the start"
    ]
    assert messages(mesh, "L4D_CLOSET_UNREACHED") == ["area 9 is a rescue closet that cannot be reached from the start"]
    assert messages(a_row(3, {1: start}), "L4D_NO_END") == [
        "the mesh has a start, but neither a finale nor another checkpoint"
    ]


def test_checkpoints_that_belong_to_neither_end_are_listed() -> None:
    """The one where the players start counts first, however small it is; without them the larger ones do."""
    groups = {1: builder.PLAYER_START, **dict.fromkeys(range(4, 16), 0), 20: 0, 21: 0, 30: 0}
    mesh = a_row(30, {number: builder.CHECKPOINT | more for number, more in groups.items()})
    words = "belongs to neither the start nor the end of the map"
    assert messages(mesh, "L4D_CHECKPOINT_STRAY") == [
        f"area 20 is marked as checkpoint, but {words}: 2 areas (20, 21) in Alley",
        f"area 30 is marked as checkpoint, but {words}: 1 area (30) in Alley",
    ]
    mesh.areas[29].spawn_attributes = builder.FINALE
    (first, _) = messages(mesh, "L4D_CHECKPOINT_STRAY")
    assert first.endswith(": 12 areas (4, 5, 6, 7, 8, 9, 10, 11, 12, 13, ...) in Alley")
    mesh.areas[0].spawn_attributes = builder.CHECKPOINT
    assert [message[:8] for message in messages(mesh, "L4D_CHECKPOINT_STRAY")] == ["area 1 i", "area 20 "]


def test_gaps_of_a_region_are_small_and_without_a_purpose() -> None:
    finale = dict.fromkeys((1, *range(3, 20), *range(41, 50)), builder.FINALE)
    mesh = a_row(90, {**finale, 1: builder.FINALE | builder.CHECKPOINT})
    (finding,) = found(mesh, "L4D_REGION_HOLE")
    assert finding.message == "area 2 is in a gap of a finale, without its mark: 1 area (2) in Alley"
    mesh.areas[1].spawn_attributes = builder.RESCUE_VEHICLE
    assert found(mesh, "L4D_REGION_HOLE") == []


def test_elevators_are_ways() -> None:
    """Their areas are above each other, or less than 150 units apart."""
    mesh = a_row(6, {1: builder.CHECKPOINT, 6: builder.CHECKPOINT}, gaps=(2,))
    assert len(found(mesh, "L4D_NO_FLOW")) == 1
    mesh.areas[1].attributes = mesh.areas[3].attributes = 1 << 30
    assert found(mesh, "L4D_NO_FLOW") == []
    mesh.areas[3].nw, mesh.areas[3].se = (450.0, 0.0, 0.0), (500.0, 100.0, 0.0)
    assert len(found(mesh, "L4D_NO_FLOW")) == 1


def test_the_start_is_the_checkpoint_from_which_more_can_be_reached() -> None:
    """A drop leads from area 8 to area 7: from the larger checkpoint in the west no way leads up."""
    checkpoints = dict.fromkeys((1, 2, 12), builder.CHECKPOINT)
    mesh = a_row(12, {**checkpoints, 6: builder.RESCUE_CLOSET, 9: builder.RESCUE_CLOSET})
    mesh.areas[6].connections = ((), (), (), (6,))
    assert [finding.code for finding in navspec.check(mesh.pack(), name=NAME, select=["NAV_L4D"]).findings] == []


def test_an_old_block_of_left_4_dead_is_announced_by_a_bit_that_is_known_there() -> None:
    for sub_version, is_known in ((9, True), (10, False)):
        mesh = builder.clean(16, sub_version, "l4d")
        mesh.areas[3].spawn_attributes = 1 << 3
        assert found(mesh, "L4D_SPAWN_UNKNOWN") == [] or not is_known


def test_a_mesh_that_is_cut_short_by_a_wrong_game_has_a_tail_of_no_areas() -> None:
    mesh = replace(builder.clean(16, 1, "cs"), areas=builder.clean(16, 1, "cs").areas[:1], ladders=[])
    report = navspec.check(mesh.pack(), name=NAME, format="source_nav", variant="base")
    (finding,) = (finding for finding in report.findings if finding.code == "NAV_TRAILING_BYTES")
    assert (finding.severity, finding.params["size"], finding.params["areas"]) == ("warning", 1, 0)


# --- older areas ---------------------------------------------------------------------------------------------------


def areas(mesh: builder.Mesh) -> bytes:
    return b"".join(area.pack(mesh) for area in mesh.areas)


FIRST = builder.clean(1, None, "goldsrc")
LAYOUTS = {1: (1,), 2: (2,), 3: (3, 4), 4: (3, 4), 5: (5,)}
"""Versions that store areas in the same way, by version."""


def a_run(mesh: builder.Mesh, start: int = 0) -> AreaRun:
    """The run that the four areas of a mesh are: each linked with its neighbours, with a spot; two paths in the second."""
    return AreaRun(LAYOUTS[mesh.version], 4, start, start + len(areas(mesh)), 1, 4, 6, 4, 2)


@pytest.mark.parametrize("version", LAYOUTS)
@pytest.mark.parametrize("preferred", LAYOUTS)
def test_runs_of_areas(version: int, preferred: int) -> None:
    noise = bytes(range(7, 100))
    mesh = builder.clean(version, None, "goldsrc")
    whole = areas(mesh)
    assert find_older_areas(whole, preferred) == [a_run(mesh)]
    assert find_older_areas(noise + whole + noise, preferred) == [a_run(mesh, len(noise))]
    second_mesh = builder.clean(version % 5 + 1, None, "goldsrc")
    start = len(whole) + len(noise)
    assert find_older_areas(whole + noise + areas(second_mesh), preferred) == [a_run(mesh), a_run(second_mesh, start)]


def test_the_longest_run_stays_then_that_in_the_layout_of_the_mesh() -> None:
    """Areas without spots and paths are the same in versions 1 to 4; of version 5 they have two more bytes."""
    plain = replace(FIRST, areas=[replace(area, spots=[], encounters=[]) for area in FIRST.areas])
    versions = {preferred: find_older_areas(areas(plain), preferred)[0].versions for preferred in LAYOUTS}
    assert versions == {1: (1,), 2: (2,), 3: (3, 4), 4: (3, 4), 5: (3, 4)}
    with_spots = replace(FIRST, areas=[*plain.areas, FIRST.areas[3], FIRST.areas[3]])
    (run,) = find_older_areas(areas(with_spots), 4)
    assert (run.versions, run.areas) == ((1,), 6)


def test_two_areas_that_end_at_the_same_place() -> None:
    """The longer one belongs to the run: its spot looks like the beginning of the other."""
    inner = builder.Area(9, nw=(10.0, 10.0, 0.0), se=(20.0, 20.0, 0.0)).pack(FIRST)
    outer = builder.Area(1).pack(FIRST)
    path = builder.Encounter().pack(1)
    head, count = outer[:-4], (1).to_bytes(4, "little")
    assert len(path) == 33
    body = head + count + path
    assert [(run.start, run.areas) for run in find_older_areas(body + inner + inner, 1)] == [(0, 3)]


def test_a_single_area_counts_at_the_end_only() -> None:
    one = OLD.areas[1].pack(OLD)
    assert find_older_areas(one + b"\xff" * 100, 5) == []
    assert find_older_areas(b"\xff" * 100 + one, 5) == [AreaRun((5,), 1, 100, 100 + len(one), 2, 2, 2, 1, 2)]
    assert find_older_areas(one[:-1], 5) == []
    assert find_older_areas(b"", 5) == []


@pytest.mark.parametrize(
    "values",
    [
        {"id": 0},
        {"id": 65_536},
        {"attributes": 16},
        {"nw": (0.0, 0.0, 20_000.0)},
        {"nw": (0.0, 0.0, 0.0001)},
        {"nw": (float("nan"), 0.0, 0.0)},
        {"ne_z": float("inf")},
        {"se": (0.0, 100.0, 0.0)},
        {"se": (100.0, -5.0, 0.0)},
        {"connections": ((0,), (), (), ())},
        {"connections": ((), (), (), (65_536,))},
        {"connections": (tuple(range(1, 66)), (), (), ())},
        {"connections": ((), (), (), tuple(range(1, 66)))},
        {"spots": [builder.Spot()] * 65},
        {"spots": [builder.Spot(1 << 20)]},
        {"spots": [builder.Spot(flags=16)]},
        {"spots": [builder.Spot(position=(-101.0, 0.0, 0.0))]},
        {"spots": [builder.Spot(position=(0.0, 201.0, 0.0))]},
        {"spots": [builder.Spot(position=(0.0, 0.0, 20_000.0))]},
        {"spots": [builder.Spot(position=(0.0, 0.0, float("nan")))]},
        {"approaches": [builder.Approach()] * 17},
        {"approaches": [builder.Approach(prev_how=10)]},
        {"approaches": [builder.Approach(next_how=10)]},
        {"encounters": [builder.Encounter(1, 4, 2, 1)]},
        {"encounters": [builder.Encounter(1, 1, 2, 4)]},
        {"encounters": [builder.Encounter(1, 1, 2, 3, [(0, 5), (1, 4)])]},
        {"encounters": [builder.Encounter()] * 5_001},
        {"place_index": 256},
    ],
)
def test_what_is_no_area(values: dict[str, object]) -> None:
    good = builder.Area(1, connections=((2,), (), (), ()), nw=(0.0, 0.0, 8.0))
    assert find_older_areas(good.pack(OLD), 5) == [AreaRun((5,), 1, 0, len(good.pack(OLD)), 1, 1, 1, 0, 0)]
    assert find_older_areas(replace(good, **values).pack(OLD), 5) == []  # type: ignore[arg-type]


@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize(
    "path",
    [
        builder.Encounter(path=((20_000.0, 0.0, 0.0), (0.0, 0.0, 0.0))),
        builder.Encounter(path=((0.0, 0.0, 0.0), (0.0, 0.0, float("nan")))),
        builder.Encounter(spots=[(0, -20)]),
        builder.Encounter(spots=[(0, 260)]),
        builder.Encounter(spots=[(20_000, 10)]),
    ],
)
def test_what_is_no_old_path(version: int, path: builder.Encounter) -> None:
    mesh = builder.clean(version, None, "goldsrc")
    good = builder.Area(1, encounters=[builder.Encounter(spots=[(3, 200), (3, 10)])])
    assert find_older_areas(good.pack(mesh), version) == [
        AreaRun((version,), 1, 0, len(good.pack(mesh)), 1, 1, 0, 0, 1)
    ]
    assert find_older_areas(builder.Area(1, encounters=[path]).pack(mesh), version) == []


def test_ids_in_approaches_and_paths_have_no_bounds() -> None:
    """Older meshes have freed memory there."""
    junk = 479_252_776
    area = builder.Area(
        1,
        approaches=[builder.Approach(0, junk, 1, junk, 2)],
        encounters=[builder.Encounter(junk, 0, junk, 1, [(junk, 1)])],
    )
    assert [run.paths for run in find_older_areas(area.pack(OLD), 5)] == [1]


def test_a_search_ends_however_the_bytes_are_made() -> None:
    """Areas that each announce 4,000 paths, and are themselves the paths of those before them."""
    area = builder.Area(1, nw=(0.0, -2.0, 0.0), se=(2.0, 0.0, 0.0)).pack(OLD)[:-6] + (4_000).to_bytes(4, "little")
    (run,) = find_older_areas(area + bytes(4_000 * 11 + 2), 5)
    assert (run.areas, run.paths) == (1, 4_000)
    assert find_older_areas((area + bytes(7)) * 20_000, 5) == []
    assert 10 * MOST_STEPS < 20_000 * 4_000


def test_nothing_is_found_in_noise() -> None:
    random = np.random.default_rng(7)
    floats = random.uniform(-4096, 4096, 200_000).astype("<f4")
    numbers = random.integers(0, 20, 200_000).astype("<u4")
    mixed = np.where(random.random(200_000) < 0.5, floats.view("<u4"), numbers)
    for noise in (random.integers(0, 256, 2_000_000, np.uint8), floats, numbers, mixed):
        assert find_older_areas(noise.tobytes(), 5) == []


def test_what_is_told_of_older_areas() -> None:
    mesh = replace(
        OLD, tail=b"\xff" * 10 + areas(OLD) + b"\xff" * 10 + areas(FIRST)[: -len(FIRST.areas[3].pack(FIRST))]
    )
    (finding,) = found(mesh, "TRAILING_BYTES")
    end = len(OLD.pack())
    assert finding.params["areas"] == 7
    assert finding.message == (
        f"the mesh is followed by {len(mesh.tail):,} bytes that the engine does not read: "
        f"4 areas of version 5 from offset 0x{end + 10:X} (ids 1 to 4, 6 links, 4 hiding spots, 2 encounter paths), "
        f"3 areas of version 1 from offset 0x{end + 20 + len(areas(OLD)):X} to the end "
        "(ids 1 to 3, 5 links, 3 hiding spots, 2 encounter paths)"
    )


def extracted(mesh: builder.Mesh, folder: Path) -> tuple[dict[str, bytes], list[list[str]]]:
    """The older meshes after one, by the ends of their names, and what is said of each."""
    path = folder / "de_old.nav"
    path.write_bytes(mesh.pack())
    record = navspec.extract(path, folder / "out").to_dict()
    files = {record["name"]: (folder / "out" / record["name"]).read_bytes() for record in record["files"]}
    assert sorted(files) == sorted(path.name for path in (folder / "out").iterdir())
    return files, [record["notes"] for record in record["files"]]


def test_older_areas_are_taken_out_as_meshes(tmp_path: Path) -> None:
    """Those of version 5 with the header of the mesh before them, those of version 1 with the one of that time."""
    mesh = replace(OLD, tail=b"\xff" * 10 + areas(OLD) + b"\xff" * 10 + areas(FIRST))
    end = len(OLD.pack()) + 10
    files, notes = extracted(mesh, tmp_path)
    assert files == {
        f"de_old-0x{end:X}.nav": OLD.pack(),
        f"de_old-0x{end + 10 + len(areas(OLD)):X}.nav": FIRST.pack(),
    }
    assert notes == [[], []]


@pytest.mark.parametrize(
    ("version", "older", "written"),
    [(5, 1, 1), (5, 2, 2), (5, 3, 4), (4, 3, 4), (3, 4, 3), (4, 5, 5), (3, 5, 5), (3, 1, 1), (1, 2, 2), (1, 3, 4)],
)
def test_versions_of_older_meshes(version: int, older: int, written: int, tmp_path: Path) -> None:
    """Versions 3 and 4 store areas alike: what is left is of that of the mesh before it, and of 4 after all others."""
    mesh, older_mesh = (builder.clean(number, None, "goldsrc") for number in (version, older))
    files, notes = extracted(replace(mesh, tail=areas(older_mesh)), tmp_path)
    expected = replace(builder.clean(written, None, "goldsrc"), areas=older_mesh.areas)
    if version < 4:
        expected.bsp_size = 0
    if version < 5:
        expected.places = []
        for area in expected.areas if written == 5 else []:
            area.place_index = 0
    assert list(files.values()) == [expected.pack()]
    has_no_places = version < 5 == written
    assert notes == [["4 of 4 areas put in no place, as the directory does not have theirs"] * has_no_places]


def test_what_older_areas_have_lost(tmp_path: Path) -> None:
    """Links out of the areas go, with the paths over them; an area of a place that the directory lacks is in none."""
    second, third, fourth = OLD.areas[1:]
    rest = replace(OLD, areas=[second, replace(third, place_index=3), fourth])
    files, notes = extracted(replace(OLD, tail=areas(rest)), tmp_path)
    (data,) = files.values()
    mesh = navspec.load(data)
    assert [[list(side.ids) for side in area.connections] for area in mesh.areas] == [
        [[], [3], [], []],
        [[], [4], [], [2]],
        [[], [], [], [3]],
    ]
    assert [area.place_index for area in mesh.areas] == [1, 0, 2]
    assert [len(area.encounters) for area in mesh.areas] == [0, 0, 0]
    assert notes == [
        [
            "1 of 3 areas put in no place, as the directory does not have theirs",
            "1 of 5 links dropped with the paths over them, as the areas that they name are lost",
        ]
    ]


@pytest.mark.parametrize("mesh", [OLD, replace(OLD, tail=b"older areas"), replace(builder.clean(9), tail=areas(OLD))])
def test_meshes_with_nothing_older_behind(mesh: builder.Mesh, tmp_path: Path) -> None:
    with pytest.raises(navspec.NavspecError, match="not an archive that navspec knows, and has no older file"):
        navspec.extract(mesh.pack(), tmp_path / "out")
    assert not (tmp_path / "out").exists()


# --- settings ------------------------------------------------------------------------------------------------------


def a_map(path: Path, size: int) -> Path:
    path.write_bytes(b"VBSP" + bytes(size - 4))
    return path


def mismatches(*sources: Path, **settings: object) -> list[str]:
    report = navspec.check(list(sources), select=["NAV_BSP_SIZE_MISMATCH"], settings=settings)
    return [Path(finding.path).name for finding in report.findings]


def test_the_map_of_a_mesh(tmp_path: Path) -> None:
    mesh = replace(OLD, bsp_size=5_000)
    one, two = tmp_path / "one.nav", tmp_path / "two.nav"
    for path in (one, two):
        path.write_bytes(mesh.pack())
    (skipped,) = navspec.check(one, select=["NAV_BSP"]).skipped_rules
    assert (skipped.code, skipped.not_asked) == ("NAV_BSP_SIZE_MISMATCH", 1)
    assert "name it with --bsp" in skipped.reason
    fitting, larger = a_map(tmp_path / "fitting.bsp", 5_000), a_map(tmp_path / "other.bsp", 5_001)
    assert mismatches(one, bsp=fitting) == []
    assert mismatches(one, bsp=str(larger)) == ["one.nav"]
    larger.rename(tmp_path / "two.bsp")
    assert mismatches(one, two) == ["two.nav"]
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    map_path = a_map(elsewhere / "ONE.bsp", 6_000)
    assert mismatches(one, two, bsp=map_path) == ["one.nav", "two.nav"]
    assert mismatches(two, bsp=a_map(elsewhere / "two.bsp", 5_000)) == []
    with pytest.raises(navspec.NavspecError, match="none of 2 files belongs to the bsp that is given"):
        mismatches(one, two, bsp=fitting)
    (finding,) = navspec.check(one, select=["NAV_BSP"], settings={"bsp": map_path}).findings
    assert finding.message == "the mesh was saved for a map of 5,000 bytes, but ONE.bsp has 6,000"


@pytest.mark.parametrize("setting", ["none.bsp", "text.bsp", ".", 5])
def test_what_is_no_map(setting: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("text.bsp").write_text("text", encoding="utf-8")
    with pytest.raises(navspec.NavspecError, match=str(setting)):
        navspec.check(OLD.pack(), name=NAME, settings={"bsp": setting})


def test_a_list_of_places(tmp_path: Path) -> None:
    path = tmp_path / "places.txt"
    path.write_bytes(b"\xef\xbb\xbf# Counter-Strike\r\n  middle  # the crossing\r\n\r\nCTSpawn\r\n")
    for setting in (path, str(path), ["Middle", b"CTSpawn"]):
        report = navspec.check(OLD.pack(), name=NAME, settings={"places": setting})
        assert [(finding.code, finding.params["name"]) for finding in report.findings] == [
            ("NAV_PLACE_UNKNOWN", "BombsiteA")
        ]
    (skipped,) = (
        skipped_rule
        for skipped_rule in navspec.check(OLD.pack(), name=NAME).skipped_rules
        if "PLACE" in skipped_rule.code
    )
    assert (skipped.code, skipped.not_asked) == ("NAV_PLACE_UNKNOWN", 2)
    for bad in ("none.txt", b"zero\0"):
        if isinstance(bad, bytes):
            path.write_bytes(bad)
        with pytest.raises(navspec.NavspecError, match="list of places"):
            navspec.check(OLD.pack(), name=NAME, settings={"places": path if isinstance(bad, bytes) else bad})


def test_settings_reach_other_processes(tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / f"{name}.nav").write_bytes(OLD.pack())
    settings = {"bsp": a_map(tmp_path / "one.bsp", 7_000), "places": ["Middle"]}
    in_process, shared = (navspec.check(tmp_path, settings=settings, jobs=jobs) for jobs in (1, 2))
    assert json.dumps(in_process.to_dict()) == json.dumps(shared.to_dict())
    assert {finding.code for finding in in_process.findings} == {"NAV_BSP_SIZE_MISMATCH", "NAV_PLACE_UNKNOWN"}


# --- faults of navspec itself --------------------------------------------------------------------------------------


def test_bytes_may_change_after_the_check() -> None:
    data = bytearray(OLD.pack())
    before = navspec.check(bytes(data), name=NAME)
    report = navspec.check(data, name=NAME)
    data[:] = bytes(len(data))
    assert report == before


def test_a_rule_without_findings_does_not_affect_others(monkeypatch: pytest.MonkeyPatch) -> None:
    mesh = builder.clean()
    mesh.areas[0].connections = ((4711,), *mesh.areas[0].connections[1:])
    sound = navspec.check(mesh.pack(), name=NAME)
    checks = rule_set_of("source_nav").checks
    check = checks["NAV_LINK_DANGLING"]

    def evaluate(mesh: object) -> list[RuleResult]:
        return [replace(result, message="{unknown}") for result in check.run(mesh)]  # type: ignore[arg-type]

    monkeypatch.setitem(checks, "NAV_LINK_DANGLING", type(check)(check.rule, evaluate))
    report = navspec.check(mesh.pack(), name=NAME)
    assert report.tool_errors == ("NAV_LINK_DANGLING, : KeyError: 'unknown'",)
    assert report.findings == tuple(finding for finding in sound.findings if finding.code != "NAV_LINK_DANGLING")
    assert [(unlisted.code, unlisted.count) for unlisted in report.unlisted] == [("NAV_LINK_DANGLING", 1)]
    assert report.fails
