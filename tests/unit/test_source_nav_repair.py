"""Repairs of meshes beyond the bytes before and after: every layout, other files, and what is left alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import navspec
from builders.repairs_nav import with_a_line, without_it
from builders.source_nav import LAYOUTS, Approach, Area, Encounter, Ladder, Mesh, Spot, clean, mesh, seen_as
from navspec.columns import Tables, TableSet
from navspec.errors import NavspecError
from navspec.families.source_nav import view
from navspec.families.source_nav.recipes.edits import (
    drop_links,
    find_free_ids,
    move_links,
    remove_areas,
    renumber_areas,
)
from navspec.records.changes import Repaired, Step
from sweeps import some

NAME = "de_test.nav"
MAP = b"VBSP" + bytes(2000)


def view_of(mesh: Mesh) -> view.SourceMesh:
    """The view of a mesh; its game is known, whatever the bytes tell."""
    variant = mesh.game if mesh.version > 5 else "goldsrc"
    tables = navspec.tables(mesh.pack(), name=NAME, format="source_nav", variant=variant)
    assert isinstance(tables, Tables)
    return view.SourceMesh(TableSet({0: tables}))


def steps(done: Repaired) -> list[Step]:
    return [step for set_ in done.sets for step in set_.steps]


# --- rows that go --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("version", "sub_version", "game"), some(LAYOUTS, 12))
def test_an_area_goes_from_every_layout(version: int, sub_version: int | None, game: str) -> None:
    before, after = (clean(version, sub_version, game) for _ in range(2))
    with_a_line(before)
    without_it(after)
    is_inherited = (sub_version or 0) >= 11 if game == "l4d" else version >= 16
    if not is_inherited:  # nor is anything merged
        row = seen_as(0, 1, sub_version, game)
        after.areas[1].visible = [(row + 3, 0), (row + 2, 2), *([(row + 1, 2)] if game == "l4d" else [])]
    if version < 3:  # spots of paths are points, and no hiding spots
        after.areas[1].encounters[0].spots.insert(1, (20, 90))
    mesh = view_of(before)
    remove_areas(mesh, np.array([1]))
    assert mesh.tables.to_bytes() == after.pack()


def test_areas_without_a_place_are_counted_again() -> None:
    """Where the flag was right; another rule has to do with one that was not."""
    for stored, then in ((1, 0), (0, 0)):
        before = clean(16, 2, "tf")
        with_a_line(before)
        before.areas[1].place_index, before.has_unnamed_areas = 0, stored
        mesh = view_of(before)
        remove_areas(mesh, np.array([1]))
        assert mesh.tables.column("", "has_unnamed_areas").tolist() == [then]


def test_an_id_that_another_area_keeps_is_not_forgotten() -> None:
    before = clean()
    before.areas.append(replace(before.areas[1], nw=(0.0, 0.0, 0.0), spots=[], encounters=[]))
    mesh = view_of(before)
    remove_areas(mesh, np.array([4]))
    assert mesh.tables.to_bytes() == clean().pack()


def test_links_of_the_first_versions_go_with_paths_that_name_no_side() -> None:
    before = clean(2, None, "goldsrc")
    before.areas[1].connections = ((), (99, 3), (), (1,))
    before.areas[1].encounters.append(Encounter(99, 0, 1, 0, [(1, 20)]))
    mesh = view_of(before)
    drop_links(mesh, np.flatnonzero(mesh.connections.id == 99))
    assert mesh.tables.to_bytes() == clean(2, None, "goldsrc").pack()


def test_a_link_that_lies_nowhere_stays() -> None:
    """Two areas with one centre: no side is the right one."""
    mesh = clean()
    mesh.areas[2].nw, mesh.areas[2].se = mesh.areas[1].nw, mesh.areas[1].se
    data = mesh.pack()
    done = navspec.repair(data, name=NAME, select=["NAV_LINK_WRONG_SIDE"])
    assert done.files[0].data == data or done.files[0].data == b""
    assert not done.files[0].changed


def test_links_are_moved_behind_those_that_are_there() -> None:
    before = clean()
    before.areas[1].connections = ((3, 4), (1,), (), (1,))
    mesh = view_of(before)
    move_links(mesh, np.flatnonzero(mesh.connections.side == 0)[1:-1], np.array([1, 1])[:0])
    assert mesh.tables.to_bytes() == before.pack()
    rows = np.flatnonzero((mesh.connections.owner == 1) & (mesh.connections.side == 0))
    move_links(mesh, rows, np.array([1, 3]))
    before.areas[1].connections = ((), (1, 3), (), (1, 4))
    assert mesh.tables.to_bytes() == before.pack()


def test_ids_above_the_highest_or_where_there_is_room() -> None:
    assert find_free_ids(np.array([5, 2], np.uint32), 3).tolist() == [6, 7, 8]
    assert find_free_ids(np.zeros(0, np.uint32), 1).tolist() == [1]
    assert find_free_ids(np.array([0xFFFFFFFD], np.uint32), 2).tolist() == [0xFFFFFFFE, 0xFFFFFFFF]
    assert find_free_ids(np.array([0xFFFFFFFF, 1, 3], np.uint32), 3).tolist() == [2, 4, 5]


@pytest.mark.parametrize(("code", "places", "after"), [
    ("NAV_PLACE_INDEX_RANGE", [b"Hall\0", b"Well\0"], [b"Hall\0", b"Well\0"]),
    ("NAV_PLACE_NAME_EMPTY", [b"Hall\0", b"Well\0", b"\0"], [b"Hall\0", b"Well\0"]),
])  # fmt: skip
def test_an_area_that_loses_its_place_is_told_of(code: str, places: list[bytes], after: list[bytes]) -> None:
    """By the flag too, although no rule about that was asked for."""
    mesh = replace(clean(), places=places)
    mesh.areas[3].place_index = 3
    done = navspec.repair(mesh.pack(), name=NAME, select=[code])
    mesh.areas[3].place_index = 0
    assert done.files[0].data == replace(mesh, places=after, has_unnamed_areas=1).pack()


# --- what is left alone --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "mesh",
    [
        replace(clean(5, None, "goldsrc"), num_areas=2),
        replace(clean(16, 2, "tf"), tail=b"\0\0\1"),
    ],
)
def test_bytes_that_may_belong_to_a_mesh_are_kept(mesh: Mesh) -> None:
    done = navspec.repair(mesh.pack(), name=NAME, select=["NAV_TRAILING_BYTES"], format="source_nav",
                          variant="goldsrc" if mesh.version == 5 else "tf")  # fmt: skip
    [step] = steps(done)
    assert (step.state, step.codes) == ("taken_back", ("NAV_TRAILING_BYTES",))
    assert "may belong to it" in step.reason


# --- the size of the map -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [0, 77])
def test_the_size_of_the_map_beside_a_mesh(tmp_path: Path, size: int) -> None:
    path = tmp_path / NAME
    path.write_bytes(replace(clean(9, None), bsp_size=size).pack())
    path.with_suffix(".bsp").write_bytes(MAP)
    done = navspec.repair(path, apply=True)
    [step] = steps(done)
    assert (step.state, step.left) == ("done", 0)
    assert path.read_bytes() == replace(clean(9, None), bsp_size=len(MAP)).pack()


def test_the_size_of_a_map_that_is_named(tmp_path: Path) -> None:
    map_path = tmp_path / "elsewhere" / "de_test.bsp"
    map_path.parent.mkdir()
    map_path.write_bytes(MAP)
    path = tmp_path / NAME
    path.write_bytes(clean(16, 2, "tf").pack())
    done = navspec.repair(path, apply=True, settings={"bsp": map_path})
    assert [step.codes for step in steps(done)] == [("NAV_BSP_SIZE_MISMATCH",)]
    assert path.read_bytes() == replace(clean(16, 2, "tf"), bsp_size=len(MAP)).pack()
    base = navspec.convert(path, "gmod", settings={"bsp": map_path}, allow_loss=True)
    assert base.files[0].data == replace(clean(16, 0), bsp_size=len(MAP)).pack()


def test_without_the_map_its_size_stays(tmp_path: Path) -> None:
    path = tmp_path / NAME
    path.write_bytes(replace(clean(), bsp_size=0).pack())
    done = navspec.repair(path)
    [step] = steps(done)
    assert (step.state, step.reason) == (
        "taken_back",
        "the map is not there; name it with --bsp, or put it beside the mesh",
    )


def test_a_mesh_is_converted_for_another_map(tmp_path: Path) -> None:
    map_path = tmp_path / "de_test.bsp"
    map_path.write_bytes(MAP)
    path = tmp_path / NAME
    path.write_bytes(clean().pack())
    done = navspec.convert(path, "16.0", settings={"bsp": map_path})
    assert [(file.state, file.data) for file in done.files] == [
        ("converted", replace(clean(), bsp_size=len(MAP)).pack())
    ]
    again = navspec.convert(done.files[0].data, "16.0", name=NAME, settings={"bsp": map_path})
    assert again.files[0].state == "unchanged"


# --- several faults at once ----------------------------------------------------------------------------------------


def test_faults_that_hide_each_other() -> None:
    """One run is enough: links, paths, approaches, ladders and visible areas that name what is not there."""
    mesh = clean(16, 1, "cs")
    mesh.areas[0].connections = ((1, 0), (2, 2, 50), (), (0,))
    mesh.areas[1].encounters.append(Encounter(50, 4, 0, 1, [(60, 1)]))
    mesh.areas[1].cs_approaches.append(Approach(50, 0, 12, 51, 12))
    mesh.areas[0].ladders_up, mesh.areas[1].ladders_down = (5, 5, 9), (9,)
    mesh.areas[2].visible, mesh.areas[2].inherit = [(1, 9), (1, 2), (50, 0), (0, 1)], 3
    mesh.ladders[0].areas = (4, 50, 50, 50, 1)
    mesh.areas[3].light = (9.0, 1.0, 1.0, 1.0)
    done = navspec.repair(mesh.pack(), name=NAME)
    assert done.tool_errors == ()
    assert {step.state for step in steps(done)} == {"done"}
    after = clean(16, 1, "cs")
    after.areas[2].visible = [(1, 1)]
    after.areas[3].light = (1.0, 1.0, 1.0, 1.0)
    assert done.files[0].data == after.pack()
    assert navspec.check(done.files[0].data, name=NAME).findings == ()


def test_a_mesh_of_areas_alone_is_repaired_too() -> None:
    """Nothing refers to anything: lists are empty, and may be missing."""
    for version in (1, 3, 5, 9, 16):
        mesh = Mesh(version, None if version < 10 else 0, areas=[Area(0), Area(3, se=(0.0, 100.0, 0.0))])
        data = mesh.pack()
        done = navspec.repair(data, name=NAME, select=["NAV_AREA_ID_ZERO", "NAV_EXTENT_DEGENERATE"])
        assert done.tool_errors == ()
        assert [step.state for step in steps(done)] == ["done", "done"]
        assert done.files[0].data == replace(mesh, areas=[Area(4)]).pack()


# --- ids -----------------------------------------------------------------------------------------------------------


def test_what_names_no_area_names_none_by_a_new_id() -> None:
    """Ids of none must not become those of areas; equal ones stay equal."""
    mesh = clean(16, 1, "cs")
    for area, number in zip(mesh.areas, (50, 40, 30, 20), strict=True):
        area.id = number
    mesh_view = view_of(mesh)
    renumber_areas(mesh_view)
    tables = mesh_view.tables
    assert tables.column("areas", "id").tolist() == [1, 2, 3, 4]
    # Areas 1 to 4 are named, and none has these ids any more: 5 to 8 stand for nobody.
    assert tables["areas.connections.ids"].tolist() == [6, 7, 5, 8, 6, 7]
    assert tables.column("ladders", "bottom_area").tolist() == [5]
    assert tables.column("ladders", "top_left_area").tolist() == [0]


@pytest.mark.parametrize("ids", [(3, 1, 3, 4), (3, 1, 0, 4)])
def test_areas_that_nobody_can_tell_apart_keep_their_ids(ids: tuple[int, ...]) -> None:
    mesh = clean()
    for area, number in zip(mesh.areas, ids, strict=True):
        area.id = number
    done = navspec.repair(mesh.pack(), name=NAME, select=["NAV_AREA_ID_ORDER"])
    [step] = steps(done)
    assert (step.state, step.reason[:27]) == ("taken_back", "several areas have one id, ")


# --- ladders -------------------------------------------------------------------------------------------------------

LADDERS = ["NAV_LADDER_NOT_MIRRORED", "NAV_LADDER_UP_MISMATCH", "NAV_LADDER_DOWN_MISMATCH"]


def named(edit: Callable[[Mesh], object], side: str = "lists") -> list[tuple[int, ...]]:
    """Areas of the ladders after a repair, in which what areas list is right: forward, left, right, behind, bottom."""
    mesh = clean()
    edit(mesh)
    done = navspec.repair(mesh.pack(), name=NAME, select=LADDERS, settings={"ladders_from": side})
    tables = navspec.tables(done.files[0].data, name=NAME)
    assert isinstance(tables, Tables)
    lists = ("areas.ladders_up.ids", "areas.ladders_down.ids")
    kept = navspec.tables(mesh.pack(), name=NAME)
    assert isinstance(kept, Tables)
    assert [tables[list_].tolist() for list_ in lists] == [kept[list_].tolist() for list_ in lists]
    slots = [f"top_{place}_area" for place in ("forward", "left", "right", "behind")]
    columns = [tables.column("ladders", attribute).tolist() for attribute in (*slots, "bottom_area")]
    return list(zip(*columns, strict=True))


@pytest.mark.parametrize(
    ("direction", "area", "areas"),
    [
        # The ladder faces north: over its top lies the south, and west is on the left.
        (0, ((0.0, 400.0), (100.0, 500.0)), (4, 0, 0, 0, 1)),
        (0, ((-300.0, 0.0), (-200.0, 100.0)), (0, 4, 0, 0, 1)),
        (0, ((200.0, 0.0), (300.0, 100.0)), (0, 0, 4, 0, 1)),
        (0, ((0.0, -500.0), (100.0, -400.0)), (0, 0, 0, 4, 1)),
        (1, ((-300.0, 0.0), (-200.0, 100.0)), (4, 0, 0, 0, 1)),
        (2, ((200.0, 0.0), (300.0, 100.0)), (0, 4, 0, 0, 1)),
        (3, ((0.0, -500.0), (100.0, -400.0)), (0, 0, 4, 0, 1)),
        # The top is in the middle of the area, or the ladder faces nowhere: no telling.
        (0, ((0.0, 0.0), (100.0, 100.0)), (0, 0, 0, 0, 1)),
        (4, ((0.0, 400.0), (100.0, 500.0)), (0, 0, 0, 0, 1)),
    ],
)
def test_ladders_name_the_areas_that_list_them(
    direction: int, area: tuple[tuple[float, float], tuple[float, float]], areas: tuple[int, ...]
) -> None:
    def edit(mesh: Mesh) -> None:
        mesh.ladders = [Ladder(5, top=(50.0, 50.0, 200.0), bottom=(50.0, 50.0, 0.0), direction=direction)]
        mesh.ladders[0].areas = (0, 0, 0, 0, 2)
        (nw, se) = area
        mesh.areas[3].nw, mesh.areas[3].se = (*nw, 200.0), (*se, 200.0)

    assert named(edit) == [areas]


def test_lists_that_tell_no_place_leave_ladders_as_they_are() -> None:
    """Two areas at the bottom; and a place at the top that an area has which lists the ladder as well."""

    def edit(mesh: Mesh) -> None:
        mesh.ladders = [
            Ladder(5, top=(50.0, 50.0, 200.0), bottom=(50.0, 50.0, 0.0), direction=0, areas=(3, 0, 0, 2, 4))
        ]
        mesh.areas[1].ladders_up = (5,)
        for area in mesh.areas[2:]:
            area.nw, area.se = (0.0, 400.0, 200.0), (100.0, 500.0, 200.0)
        mesh.areas[2].ladders_down = (5,)

    assert named(edit) == [(3, 0, 0, 2, 4)]


def test_sides_of_ladders_that_do_not_exist() -> None:
    with pytest.raises(NavspecError, match="'both' is not a side of ladders; use ladders or lists"):
        navspec.repair(clean().pack(), name=NAME, settings={"ladders_from": "both"})


# --- lists of visible areas ----------------------------------------------------------------------------------------


def test_entries_of_left_4_dead_before_are_dropped_by_their_ids() -> None:
    """Area 4 stands in row 3, and no area has the ids 0, 5 and 3; all other entries stay."""
    before, after = (mesh(15, 13, "l4d") for _ in range(2))
    before.areas[2].visible = [(0, 3), (7, 2), (4, 1), (5, 3), (3, 1)]
    after.areas[2].visible = [(7, 2), (4, 1)]
    done = navspec.repair(before.pack(), name=NAME)
    first = steps(done)[0]
    assert (first.codes, first.failed, first.left) == (("NAV_VIS_TARGET_DANGLING",), 3, 0)
    assert done.files[0].data == after.pack()


def test_a_sound_mesh_of_left_4_dead_before_stays() -> None:
    for version, sub_version in ((15, 13), (14, 13), (12, 12)):
        data = mesh(version, sub_version, "l4d").pack()
        done = navspec.repair(data, name=NAME)
        assert (done.files[0].changed, done.files[0].data) == (False, data)


def test_ids_in_lists_of_left_4_dead_before_are_numbered_anew() -> None:
    before, after = (mesh(15, 13, "l4d") for _ in range(2))
    done = navspec.repair(before.pack(), name=NAME, select=["NAV_AREA_ID_ORDER"])
    tables = navspec.tables(done.files[0].data, name=NAME)
    assert tables.column("areas", "id").tolist() == [1, 2, 3, 4]
    assert before.areas[2].id == 7
    assert after.areas[2].visible == [(7, 2)]
    assert tables.column("areas.visible", "target").tolist() == [1, 2, 4, 4, 2, 3, 4]


# --- meshes that break off -----------------------------------------------------------------------------------------


def broken_off(version: int, sub_version: int | None, game: str) -> tuple[bytes, Mesh]:
    """A mesh of five areas that ends inside the last one, and what is left of it."""
    mesh, rest = clean(version, sub_version, game), clean(version, sub_version, game)
    row = seen_as(0, 1, sub_version, game)
    mesh.areas.append(
        Area(9, nw=(400.0, 0.0, 0.0), se=(500.0, 100.0, 0.0), connections=((), (), (), (4,)), place_index=2)
    )
    mesh.areas[4].spots = [Spot(40, (410.0, 10.0, 0.0))]
    mesh.areas[3].connections = ((), (9,), (), (3,))
    mesh.areas[1].encounters.append(Encounter(1, 3, 9, 1))
    mesh.areas[1].encounters[0].spots.append((40, 250))
    approaches = mesh.areas[1].approaches if version < 15 else mesh.areas[1].cs_approaches
    approaches.append(Approach(4, 3, 1, 9, 3))
    mesh.areas[2].visible, mesh.areas[2].inherit = [(8 + row if row else 4, 1), (row, 1)], 0
    mesh.areas[3].visible, mesh.areas[3].inherit = [(row, 0), (1 + row, 1)], 9
    rest.areas[2].visible, rest.areas[2].inherit = [(row, 1)], 0
    rest.areas[3].visible, rest.areas[3].inherit = [(1 + row, 1)], 0
    rest.ladders, rest.max_view_distance = [], 0.0
    if version >= 7:
        rest.areas[0].ladders_up = rest.areas[3].ladders_down = ()
    data = mesh.pack()
    behind = 4 * (version >= 6) + sum(len(ladder.pack(version)) for ladder in mesh.ladders) * (version >= 6)
    return data[: len(data) - behind - 4 * (game == "l4d") - 7], rest


@pytest.mark.parametrize(
    ("version", "sub_version", "game"),
    [(5, None, "goldsrc"), (9, None, "base"), (16, 0, "base"), (16, 1, "cs"), (16, 2, "tf"), (16, 14, "l4d")],
)
def test_what_is_whole_makes_a_smaller_mesh(version: int, sub_version: int | None, game: str) -> None:
    data, rest = broken_off(version, sub_version, game)
    variant = "goldsrc" if version <= 5 else game
    listed = navspec.repair(data, name=NAME, format="source_nav", variant=variant)
    [step] = steps(listed)
    assert (step.state, step.left, listed.files[0].changed) == ("on_request", 1, False)
    assert [finding.code for finding in listed.unread] == list(step.codes)
    done = navspec.repair(
        data, name=NAME, format="source_nav", variant=variant, select=["NAV_TRUNCATED", "NAV_COUNT_EXCEEDS_FILE"]
    )
    [step] = steps(done)
    assert (step.state, step.failed, step.left) == ("done", 1, 0)
    assert done.files[0].data == rest.pack()
    assert (done.files[0].changed, done.files[0].status, done.unread, done.tool_errors) == (True, "read", (), ())
    assert (done.before["error"], done.after["error"]) == (1, 0)


def test_the_file_that_breaks_off_is_kept(tmp_path: Path) -> None:
    data, rest = broken_off(9, None, "base")
    path = tmp_path / NAME
    path.write_bytes(data)
    done = navspec.repair(path, select=["NAV_TRUNCATED"], apply=True)
    assert path.read_bytes() == rest.pack()
    assert Path(done.files[0].backup).read_bytes() == data
    ignored = navspec.repair(data, name=NAME, ignore=["NAV_TRUNCATED", "NAV_COUNT_EXCEEDS_FILE"])
    assert (steps(ignored), len(ignored.unread)) == ([], 1)


@pytest.mark.parametrize(("size", "reason"), [(10, "ends too early"), (120, "no area is whole")])
def test_meshes_of_which_nothing_is_whole(size: int, reason: str) -> None:
    done = navspec.repair(clean(9).pack()[:size], name=NAME, select=["NAV_TRUNCATED"])
    [step] = steps(done)
    assert (step.state, reason in step.reason, done.files[0].changed) == ("taken_back", True, False)
    assert (done.before, done.fails) == (done.after, True)
