"""Rules of meshes beyond what samples show: messages, settings, and older areas behind a mesh."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

import navspec
from builders import source_nav as builder
from navspec.families.source_nav import view
from navspec.families.source_nav.leftovers import MOST_STEPS, Run, search

NAME = "de_test.nav"
OLD = builder.clean(5, None, "goldsrc")


def found(mesh: builder.Mesh, code: str) -> list[navspec.Finding]:
    return [each for each in navspec.check(mesh.pack(), name=NAME).findings if each.code == f"NAV_{code}"]


def messages(mesh: builder.Mesh, code: str) -> list[str]:
    return [each.message for each in found(mesh, code)]


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
    assert [(each.get("pointer"), each.get("message")) for each in finding.related] == [
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
    assert [each["area"] for each in finding.params["others"]] == list(range(1, 21))
    mesh.version, mesh.game = 5, "goldsrc"  # its ladders stand in the map alone
    assert [each.severity for each in found(mesh, "MESH_PARTS")] == ["info"]


def test_messages_name_bits() -> None:
    mesh = builder.clean(16, 2, "tf")
    mesh.areas[1].attributes = 1 << 29 | 1 << 31
    mesh.areas[2].tf_attributes = 1 << 20 | 1 << 4
    (runtime,) = messages(mesh, "FLAGS_RUNTIME")
    assert runtime.startswith("area 2 has bits 29 (func_cost), 31 (nav_blocker) in its attributes")
    (point,) = messages(mesh, "TF_POINT_MODIFIER")
    assert point.startswith("area 3 has bit 20 (with_fifth_point) in its attributes")
    assert messages(mesh, "TF_ATTR_TRANSIENT")[0].startswith("area 3 has bit 4 (has_ammo) in its attributes")


def test_an_old_block_of_left_4_dead_is_announced_by_a_bit_that_is_known_there() -> None:
    for sub_version, known in ((9, True), (10, False)):
        mesh = builder.clean(16, sub_version, "l4d")
        mesh.areas[3].spawn_attributes = 1 << 3
        assert found(mesh, "L4D_SPAWN_UNKNOWN") == [] or not known


def test_a_mesh_that_is_cut_short_by_a_wrong_game_has_a_tail_of_no_areas() -> None:
    mesh = replace(builder.clean(16, 1, "cs"), areas=builder.clean(16, 1, "cs").areas[:1], ladders=[])
    report = navspec.check(mesh.pack(), name=NAME, format="source_nav", variant="base")
    (finding,) = (each for each in report.findings if each.code == "NAV_TRAILING_BYTES")
    assert (finding.severity, finding.params["size"], finding.params["areas"]) == ("warning", 1, 0)


def test_ways_of_a_mesh_of_so_many_areas_that_not_all_pairs_are_held(monkeypatch: pytest.MonkeyPatch) -> None:
    mesh = builder.clean(16, 2, "tf")
    mesh.areas[0].connections = ((9,), (2, 2), (), (4,))
    held = navspec.check(mesh.pack(), name=NAME).findings
    assert any(each.code.startswith("NAV_LINK_") for each in held)
    monkeypatch.setattr(view, "CELLS", 0)
    assert navspec.check(mesh.pack(), name=NAME).findings == held


# --- older areas ---------------------------------------------------------------------------------------------------


def areas(mesh: builder.Mesh) -> bytes:
    return b"".join(area.pack(mesh) for area in mesh.areas)


FIRST = builder.clean(1, None, "goldsrc")


def test_runs_of_areas() -> None:
    noise = bytes(range(7, 100))
    for mesh in (OLD, FIRST):
        whole = areas(mesh)
        assert search(whole) == [Run(mesh.version, 4, 0, len(whole))]
        assert search(noise + whole + noise) == [Run(mesh.version, 4, len(noise), len(noise) + len(whole))]
    both = areas(OLD) + noise + areas(FIRST)
    start = len(areas(OLD)) + len(noise)
    assert search(both) == [Run(5, 4, 0, len(areas(OLD))), Run(1, 4, start, len(both))]


def test_a_single_area_counts_at_the_end_only() -> None:
    one = OLD.areas[1].pack(OLD)
    assert search(one + b"\xff" * 100) == []
    assert search(b"\xff" * 100 + one) == [Run(5, 1, 100, 100 + len(one))]
    assert search(one[:-1]) == []
    assert search(b"") == []


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
        {"spots": [builder.Spot()] * 5},
        {"approaches": [builder.Approach()] * 17},
        {"encounters": [builder.Encounter(1, 4, 2, 1)]},
        {"encounters": [builder.Encounter(1, 1, 2, 4)]},
    ],
)
def test_what_is_no_area(values: dict[str, object]) -> None:
    good = builder.Area(1, connections=((2,), (), (), ()), nw=(0.0, 0.0, 8.0))
    assert search(good.pack(OLD)) == [Run(5, 1, 0, len(good.pack(OLD)))]
    assert search(replace(good, **values).pack(OLD)) == []  # type: ignore[arg-type]


def test_a_search_ends_however_the_bytes_are_made() -> None:
    """Areas one after the other that each announce all paths behind them."""
    path = builder.Encounter(1, 0, 2, 0).pack(5)
    head = builder.Area(1).pack(OLD)[:-6]
    count = 2 * MOST_STEPS // 100
    data = b"".join(head + (count).to_bytes(4, "little") + path * 20 for _ in range(2_000))
    assert search(data) == []


def test_what_is_told_of_older_areas() -> None:
    mesh = replace(
        OLD, tail=b"\xff" * 10 + areas(OLD) + b"\xff" * 10 + areas(FIRST)[: -len(FIRST.areas[3].pack(FIRST))]
    )
    (finding,) = found(mesh, "TRAILING_BYTES")
    end = len(OLD.pack())
    assert finding.params["areas"] == 7
    assert finding.message == (
        f"the mesh is followed by {len(mesh.tail):,} bytes that the engine does not read: "
        f"4 areas of version 5 from offset 0x{end + 10:X}, "
        f"3 areas of version 1 from offset 0x{end + 20 + len(areas(OLD)):X} to the end"
    )


def test_older_areas_are_taken_out_as_meshes(tmp_path: Path) -> None:
    """Those of version 5 with the header of the mesh before them, those of version 1 with the one of that time."""
    last = FIRST.areas[3].pack(FIRST)
    path = tmp_path / "de_old.nav"
    mesh = replace(OLD, tail=b"\xff" * 10 + areas(OLD) + b"\xff" * 10 + areas(FIRST)[: -len(last)])
    path.write_bytes(mesh.pack())
    end = len(OLD.pack()) + 10
    record = navspec.extract(path, tmp_path / "out").to_dict()
    assert record["summary"] == {"entries": 2, "written": 2, "passed_over": 0}
    expected = {
        f"de_old-0x{end:X}.nav": OLD.pack(),
        f"de_old-0x{end + 10 + len(areas(OLD)):X}.nav": replace(FIRST, areas=FIRST.areas[:3]).pack(),
    }
    assert {each.name: each.read_bytes() for each in (tmp_path / "out").iterdir()} == expected
    assert [each["name"] for each in record["files"]] == list(expected)


@pytest.mark.parametrize("mesh", [OLD, replace(OLD, tail=b"older areas"), replace(builder.clean(9), tail=areas(OLD))])
def test_meshes_with_nothing_older_behind(mesh: builder.Mesh, tmp_path: Path) -> None:
    with pytest.raises(
        navspec.NavspecError, match="no archive of a kind that navspec knows, and no older file is left"
    ):
        navspec.extract(mesh.pack(), tmp_path / "out")
    assert not (tmp_path / "out").exists()


# --- settings ------------------------------------------------------------------------------------------------------


def a_map(path: Path, size: int) -> Path:
    path.write_bytes(b"VBSP" + bytes(size - 4))
    return path


def mismatches(*sources: Path, **settings: object) -> list[str]:
    report = navspec.check(list(sources), select=["NAV_BSP_SIZE_MISMATCH"], settings=settings)
    return [Path(each.path).name for each in report.findings]


def test_the_map_of_a_mesh(tmp_path: Path) -> None:
    mesh = replace(OLD, bsp_size=5_000)
    one, two = tmp_path / "one.nav", tmp_path / "two.nav"
    for path in (one, two):
        path.write_bytes(mesh.pack())
    (skipped,) = navspec.check(one, select=["NAV_BSP"]).skipped_rules
    assert (skipped.code, skipped.not_asked) == ("NAV_BSP_SIZE_MISMATCH", 1)
    assert "name it with --bsp" in skipped.reason
    fitting, other = a_map(tmp_path / "fitting.bsp", 5_000), a_map(tmp_path / "other.bsp", 5_001)
    assert mismatches(one, bsp=fitting) == []
    assert mismatches(one, bsp=str(other)) == ["one.nav"]
    other.rename(tmp_path / "two.bsp")
    assert mismatches(one, two) == ["two.nav"]
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    given = a_map(elsewhere / "ONE.bsp", 6_000)
    assert mismatches(one, two, bsp=given) == ["one.nav", "two.nav"]
    assert mismatches(two, bsp=a_map(elsewhere / "two.bsp", 5_000)) == []
    with pytest.raises(navspec.NavspecError, match="none of 2 files belongs to the bsp that is given"):
        mismatches(one, two, bsp=fitting)
    (finding,) = navspec.check(one, select=["NAV_BSP"], settings={"bsp": given}).findings
    assert finding.message == "the mesh was saved for a map of 5,000 bytes, but ONE.bsp has 6,000"


@pytest.mark.parametrize("given", ["none.bsp", "text.bsp", ".", 5])
def test_what_is_no_map(given: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("text.bsp").write_text("text", encoding="utf-8")
    with pytest.raises(navspec.NavspecError, match=str(given)):
        navspec.check(OLD.pack(), name=NAME, settings={"bsp": given})


def test_a_list_of_places(tmp_path: Path) -> None:
    path = tmp_path / "places.txt"
    path.write_bytes(b"\xef\xbb\xbf# Counter-Strike\r\n  middle  # the crossing\r\n\r\nCTSpawn\r\n")
    for given in (path, str(path), ["Middle", b"CTSpawn"]):
        report = navspec.check(OLD.pack(), name=NAME, settings={"places": given})
        assert [(each.code, each.params["name"]) for each in report.findings] == [("NAV_PLACE_UNKNOWN", "BombsiteA")]
    (skipped,) = (each for each in navspec.check(OLD.pack(), name=NAME).skipped_rules if "PLACE" in each.code)
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
    alone, shared = (navspec.check(tmp_path, settings=settings, jobs=jobs) for jobs in (1, 2))
    assert json.dumps(alone.to_dict()) == json.dumps(shared.to_dict())
    assert {each.code for each in alone.findings} == {"NAV_BSP_SIZE_MISMATCH", "NAV_PLACE_UNKNOWN"}
