"""Meshes edited by hand: what every tool makes of meshes of every layout, and what it refuses."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

import navspec
from builders.repairs_nav import with_a_line, without_it
from builders.source_nav import LAYOUTS, Approach, Area, Encounter, Ladder, Mesh, Spot, clean, seen_as
from navspec.columns import Tables, TableSet
from navspec.errors import NavspecError, WriteError
from navspec.families.source_nav.editing import EDITOR
from navspec.families.source_nav.view import SourceMesh
from navspec.family.network.tools import Action, EditResult
from navspec.graphs.graph import Graph
from sweeps import some

NAME = "de_test.nav"
NORTH, EAST, SOUTH, WEST = range(4)
of_layouts = pytest.mark.parametrize(
    ("version", "sub_version", "game"), list(dict.fromkeys((*some(LAYOUTS, 12), (16, 14, "l4d"), (15, 13, "l4d"))))
)


def variant(mesh: Mesh) -> str:
    return mesh.game if mesh.version > 5 else "goldsrc"


def tables(mesh: Mesh) -> Tables:
    tables = navspec.tables(mesh.pack(), name=NAME, format="source_nav", variant=variant(mesh))
    assert isinstance(tables, Tables)
    return tables


def edited(mesh: Mesh, tool: str, nodes: Any = (), edges: Any = (), **values: Any) -> EditResult:
    """What an action comes to; the files that it is done to stay as they are."""
    before = tables(mesh)
    rows = [np.array(chosen_rows, np.int64) for chosen_rows in (nodes, edges)]
    edit = EDITOR.edit(SourceMesh(TableSet({0: before})), Action(tool, rows[0], rows[1], values))
    assert before.to_bytes() == mesh.pack()
    return edit


def data(edition: EditResult) -> bytes:
    assert edition.obstacles == ()
    return edition.files[0].to_bytes()


def graph(mesh: Mesh, content: bytes) -> Graph:
    """The graph of a mesh of the same layout."""
    return navspec.graph(content, name=NAME, format="source_nav", variant=variant(mesh))


def edges(mesh: Mesh) -> dict[tuple[int, int, str], int]:
    """Edges of the graph by the ids at their ends, and their kinds."""
    mesh_graph = graph(mesh, mesh.pack())
    return edges_of(mesh_graph)


def edges_of(mesh_graph: Graph) -> dict[tuple[int, int, str], int]:
    """The same of a graph."""
    ids = mesh_graph.nodes["area"]
    ends = zip(
        ids[mesh_graph.edges["source"]], ids[mesh_graph.edges["target"]], mesh_graph.edges.words("kind"), strict=True
    )
    return {(int(first), int(second), kind): row for row, (first, second, kind) in enumerate(ends)}


# --- splitting -----------------------------------------------------------------------------------------------------


def sloped(version: int, sub_version: int | None, game: str) -> Mesh:
    """Four areas from west to east; the second, which is to be split, slopes, and everything refers to it."""
    mesh = clean(version, sub_version, game)
    _, area, behind, _ = mesh.areas
    area.nw, area.se, area.ne_z, area.sw_z = (100.0, 0.0, 0.0), (200.0, 100.0, 16.0), 8.0, 4.0
    area.attributes, area.place_index, area.tf_attributes = 0x4, 1, 1 << 13
    area.spots.append(Spot(9, (150.0, 75.0, 8.0), 1))
    behind.encounters = [Encounter(2, WEST, 4, EAST, [(0, 10)]), Encounter(4, EAST, 2, WEST, [])]
    if game == "l4d" and (sub_version or 0) <= 9:
        area.spawn_attributes, area.unknown_d, area.unknown_e = 8, (9, 8, 0.5, 0.75, 7), (3, 4)
    mesh.areas[0].ladders_up, area.ladders_up = (), (5,)
    mesh.ladders[0] = Ladder(5, top=(350.0, 75.0, 128.0), bottom=(150.0, 75.0, 0.0), areas=(4, 0, 0, 0, 2))
    return mesh


def seen_by_halves(mesh: Mesh, first: Area, second: Area) -> None:
    """Let both halves of area 2 be seen where it was, and see what it saw."""
    row = {area: seen_as(area - 1, area, mesh.sub_version, mesh.game) for area in range(1, 6)}
    mesh.areas[0].visible = [(row[1], 3), (row[2], 1), (row[5], 1), (row[4], 2)]
    first.visible = second.visible = [(row[4], 0), *([(row[2], 2), (row[5], 2)] if mesh.game == "l4d" else [])]


@of_layouts
def test_an_area_is_split_along_x(version: int, sub_version: int | None, game: str) -> None:
    before, after = (sloped(version, sub_version, game) for _ in range(2))
    west, north, east, _ = after.areas
    south = copy.deepcopy(north)
    south.id = 5
    north.se, north.sw_z, south.nw, south.ne_z = (200.0, 50.0, 12.0), 2.0, (100.0, 50.0, 2.0), 12.0
    north.light, south.light = (1.0, 0.75, 0.625, 0.625), (0.625, 0.625, 0.5, 0.25)
    north.connections, south.connections = ((), (3,), (5,), (1,)), ((2,), (3,), (), (1,))
    west.connections, east.connections = ((), (2, 5), (), ()), ((), (4,), (), (2, 5))
    north.spots, south.spots = [Spot(1, (125.0, 25.0, 0.0), north.spots[0].flags)], [Spot(9, (150.0, 75.0, 8.0), 1)]
    for half in (north, south):
        half.encounters, half.approaches, half.cs_approaches = [], [], []
    north.ladders_up = () if version >= 7 else (5,)
    east.encounters = [Encounter(5, WEST, 4, EAST, [(0, 10)]), Encounter(4, EAST, 5, WEST, [])]
    after.ladders[0].areas = (4, 0, 0, 0, 5)
    seen_by_halves(after, north, south)
    after.areas.append(south)
    edit = edited(before, "split", [1], line=[(90.0, 52.0), (210.0, 51.0)])
    assert data(edit) == after.pack()
    assert edit.nodes == ("2", "5")
    assert edit.notes[0] == "the north half is area 2, the south half area 5"


@of_layouts
def test_an_area_is_split_along_y(version: int, sub_version: int | None, game: str) -> None:
    """What lies beside one half alone is connected to that one."""
    before, after = (sloped(version, sub_version, game) for _ in range(2))
    _, west, next_, _ = after.areas
    east = copy.deepcopy(west)
    east.id = 5
    west.se, west.ne_z, east.nw, east.sw_z = (125.0, 100.0, 7.0), 2.0, (125.0, 0.0, 2.0), 7.0
    west.light, east.light = (1.0, 0.9375, 0.3125, 0.25), (0.9375, 0.75, 0.5, 0.3125)
    west.connections, east.connections = ((), (5,), (), (1,)), ((), (3,), (), (2,))
    next_.connections = ((), (4,), (), (5,))
    west.spots, west.ladders_up = [], () if version >= 7 else (5,)
    for half in (west, east):
        half.encounters, half.approaches, half.cs_approaches = [], [], []
    next_.encounters = [Encounter(5, WEST, 4, EAST, [(0, 10)]), Encounter(4, EAST, 5, WEST, [])]
    after.ladders[0].areas = (4, 0, 0, 0, 5)
    seen_by_halves(after, west, east)
    after.areas.append(east)
    edit = edited(before, "split", [1], line=[(131.0, 0.0, None), (129.0, 100.0, None)])
    assert data(edit) == after.pack()
    assert edit.notes[0] == "the west half is area 2, the east half area 5"


def test_what_is_lost_is_said() -> None:
    edit = edited(clean(16, 1, "cs"), "split", [1], line=[(100, 50), (200, 50)])
    assert edit.notes[1:] == (
        "gone: 2 encounter paths and 2 approaches of the area, which only an analysis in the game finds for its halves",
        "the halves see, and are seen, as the whole area was",
    )


def test_who_inherits_the_list_of_an_area_does_not_see_its_new_half_unless_it_saw_the_area() -> None:
    before = clean(16, 2, "tf")
    one, two, three, four = before.areas
    one.visible, one.inherit = [], 2
    two.visible, two.inherit = [(4, 1)], 0
    three.visible, three.inherit = [(2, 1)], 2
    four.visible, four.inherit = [(3, 3)], 0
    after = data(edited(before, "split", [1], line=[(100, 50), (200, 50)]))
    tables = navspec.tables(after, name=NAME, variant="tf")
    entries = [
        [tuple(entry) for entry in tables["areas.visible"][start:end].tolist()]
        for start, end in pairwise(tables.offsets("areas.visible"))
    ]
    assert entries == [[(5, 0)], [(4, 1), (5, 3)], [(2, 1), (5, 1)], [(3, 3)], [(4, 1), (2, 3)]]
    assert tables.column("areas", "inherit_visibility_from").tolist() == [2, 0, 2, 0, 0]


@pytest.mark.parametrize(("version", "sub_version"), [(16, 14), (15, 13), (10, 5)])
def test_halves_of_an_area_of_left_4_dead_see_themselves(version: int, sub_version: int) -> None:
    """Also those of an area that did not, by an entry like all of that game."""
    before = clean(version, sub_version, "l4d")
    second, third = (seen_as(area - 1, area, sub_version, "l4d") for area in (2, 3))
    for area in before.areas:
        area.visible, area.inherit = [(third, 1)], 0
    edited_bytes = data(edited(before, "split", [1], line=[(100, 50), (200, 50)]))
    after = navspec.tables(edited_bytes, name=NAME, format="source_nav", variant="l4d")
    new = seen_as(4, 5, sub_version, "l4d")
    bounds = after.offsets("areas.visible").tolist()
    targets = [after.column("areas.visible", "target")[start:end].tolist() for start, end in pairwise(bounds)]
    assert targets == [[third], [third, second, new], [third], [third], [third, new, second]]
    if sub_version >= 9:
        assert after.column("areas.visible", "flags").tolist() == [1, 1, 2, 3, 1, 1, 1, 2, 3]


def test_connections_over_a_gap_go_to_the_nearer_half() -> None:
    before = clean()
    before.areas[0].nw, before.areas[0].se = (0.0, 150.0, 0.0), (100.0, 250.0, 0.0)
    before.areas[2].connections = ((), (4,), (), (2, 2))
    after = navspec.tables(data(edited(before, "split", [1], line=[(100, 50), (200, 50)])), name=NAME)
    assert links(after) == {
        1: [[], [5], [], []],
        2: [[], [3], [5], []],
        3: [[], [4], [], [2, 5, 2, 5]],
        4: [[], [], [], [3]],
        5: [[2], [3], [], [1]],
    }


def links(tables: Tables) -> dict[int, list[list[int]]]:
    ids, starts = tables["areas.connections.ids"].tolist(), tables.offsets("areas.connections.ids").tolist()
    sides = [ids[start:end] for start, end in pairwise(starts)]
    return {area: sides[4 * row : 4 * row + 4] for row, area in enumerate(tables.column("areas", "id").tolist())}


def test_links_to_the_area_itself_and_to_nothing() -> None:
    before = clean()
    before.areas[1].connections = ((2,), (3, 99), (), (1,))
    after = navspec.tables(data(edited(before, "split", [1], line=[(100, 50), (200, 50)])), name=NAME)
    assert links(after)[2] == [[], [3, 99], [5], [1]]
    assert links(after)[5] == [[2], [3], [], [1]]


@pytest.mark.parametrize(
    ("line", "at"),
    [
        ([(100, 38), (200, 38)], 50.0),
        ([(100, 37), (200, 37)], 25.0),
        ([(100, 8), (200, 8)], 8.0),  # the grid has no line inside that is nearer
        ([(100, 0), (200, 90)], 50.0),
    ],
)
def test_the_line_is_laid_on_the_grid(line: Any, at: float) -> None:
    file = edited(clean(), "split", [1], line=line).files[0]
    assert file.column("areas", "se.y")[1] == file.column("areas", "nw.y")[4] == at


@pytest.mark.parametrize("line", [[(100, 0.5), (200, 0.5)], [(100, 99), (200, 99)], [(0, 500), (9, 500)]])
def test_a_line_that_leaves_nothing_of_an_area_is_refused(line: Any) -> None:
    edit = edited(clean(), "split", [1], line=line)
    assert edit.files == {}
    assert edit.obstacles[0].message == "the line does not leave 1 unit of area 2 on both sides"
    assert edit.obstacles[0].position == [150.0, 50.0, 0.0]


@pytest.mark.parametrize("line", [[], [(1, 2)], [(1, 2), (1, 2)], [(1, 2), (float("nan"), 2)], "ab", 3, [(1,), (2,)]])
def test_what_is_no_line(line: Any) -> None:
    with pytest.raises(NavspecError, match="line: this has to be two places"):
        edited(clean(), "split", [1], line=line)


def test_a_new_area_gets_a_free_id_even_behind_the_last_number() -> None:
    before = clean()
    before.areas[3].id = 0xFFFFFFFF
    assert edited(before, "split", [1], line=[(100, 50), (200, 50)]).nodes == ("2", "4")


# --- attributes ----------------------------------------------------------------------------------------------------


def set_in_graph(mesh: Mesh, names: list[str]) -> None:
    """Set columns of two areas to 1: those have it, and everything else is as it was, except distances, which follow."""
    before = graph(mesh, mesh.pack()).nodes
    after = graph(mesh, data(edited(mesh, "set", [1, 2], attributes=dict.fromkeys(names, 1)))).nodes
    bits = tables(mesh).bits("areas", "attributes")
    moved = set(bits) if "attributes" in names else {"attributes"} if set(bits) & set(names) else set()
    for name in set(before) - moved - {"flow_distance"} | set(names):
        expected = before[name].copy()
        expected[1:3] = 1 if name in names else expected[1:3]
        assert after[name].tolist() == expected.tolist(), (names, name)


@of_layouts
def test_attributes_of_areas_are_set_in_every_layout(version: int, sub_version: int | None, game: str) -> None:
    mesh = clean(version, sub_version, game)
    before = graph(mesh, mesh.pack()).nodes
    names = [name for name in EDITOR.nodes if name in before and name not in ("place", "attributes")]
    assert {"crouch", "jump", "nw_z", "ne_z", "se_z", "sw_z"} <= set(names)
    assert ("light_intensity_north_west" in names) is (version >= 11)
    assert ("finale" in names) is (game == "l4d" and bool(sub_version))
    assert ("sniper_spot" in names) is (game == "tf" and sub_version == 2)
    set_in_graph(mesh, names)


def test_every_attribute_is_set_by_itself() -> None:
    mesh = clean(16, 14, "l4d")
    before = graph(mesh, mesh.pack()).nodes
    for name in EDITOR.nodes:
        if name in before and name != "place":
            set_in_graph(mesh, [name])


@of_layouts
def test_places_by_name(version: int, sub_version: int | None, game: str) -> None:
    before, after = (clean(version, sub_version, game) for _ in range(2))
    before.areas[0].place_index, before.has_unnamed_areas = 0, 1
    edit = edited(before, "set", [0, 3], attributes={"place": "Roof", "crouch": True})
    if version < 5:
        assert edit.files == {}
        assert edit.obstacles[0].message == f"meshes of version {version} hold no places"
        return
    after.places.append(b"Roof\0")
    for area in (after.areas[0], after.areas[3]):
        area.attributes, area.place_index = area.attributes | 1, 3
    after.has_unnamed_areas = 0
    assert data(edit) == after.pack()


@pytest.mark.parametrize(("place", "number", "unnamed"), [("BombsiteA", 2, 0), ("", 0, 1), (1, 1, 0), (0, 0, 1)])
def test_places_that_are_there(place: Any, number: int, unnamed: int) -> None:
    before, after = clean(16, 1, "cs"), clean(16, 1, "cs")
    after.areas[1].place_index, after.has_unnamed_areas = number, unnamed
    assert data(edited(before, "set", [1], attributes={"place": place})) == after.pack()


@pytest.mark.parametrize("place", [3, -1, "é", "a\0b", "x" * 256])
def test_what_is_no_place(place: Any) -> None:
    with pytest.raises(NavspecError, match="place: "):
        edited(clean(), "set", [1], attributes={"place": place})


@pytest.mark.parametrize(
    ("attributes", "error", "text"),
    [
        (
            {"crouhc": 1},
            NavspecError,
            "attributes: areas and ladders have no 'crouhc' that can be set; did you mean crouch",
        ),
        ({"id": 5}, NavspecError, "have no 'id' that can be set"),
        ({"nw_x": 5}, NavspecError, "have no 'nw_x' that can be set"),
        ({"crouch": 2}, WriteError, "crouch"),
        ({"crouch": "maybe"}, NavspecError, "crouch: not 'maybe'; that is not a number"),
        ({"side": "north"}, NavspecError, "side: connections have this, and none are chosen"),
        ({"ladder_width": 3}, NavspecError, "ladder_width: ladders have this, and none are chosen"),
        ({"crouch": [1]}, NavspecError, r"'crouch' has to be a number or text, not \[1\]"),
        ({}, NavspecError, "attributes: say which are to be set"),
    ],
)
def test_what_cannot_be_set(attributes: Mapping[str, Any], error: type[NavspecError], text: str) -> None:
    with pytest.raises(error, match=text.replace("?", r"\?")):
        edited(clean(), "set", [1], attributes=attributes)


def test_ladders_have_attributes_and_connections_a_side() -> None:
    before, after = clean(), clean()
    rows = edges(before)
    after.ladders[0].width, after.ladders[0].direction, after.ladders[0].top = 32.5, NORTH, (50.0, 0.0, 96.0)
    up, down = rows[1, 4, "ladder_up"], rows[4, 1, "ladder_down"]
    attributes = {"ladder_width": 32.5, "ladder_direction": "north", "ladder_top_z": 96}
    assert data(edited(before, "set", edges=[up, down], attributes=attributes)) == after.pack()
    over = rows[2, 3, "connection"]
    after = clean()
    after.areas[1].connections = ((), (), (3,), (1,))
    after.areas[1].encounters[0].to_dir = after.areas[1].encounters[1].from_dir = SOUTH
    assert data(edited(before, "set", edges=[over], attributes={"side": "south"})) == after.pack()
    with pytest.raises(NavspecError, match="side: not 'up'; it can be north, east, south, west"):
        edited(before, "set", edges=[over], attributes={"side": "up"})
    with pytest.raises(NavspecError, match="side: not 4"):
        edited(before, "set", edges=[over], attributes={"side": 4})
    with pytest.raises(NavspecError, match="side: connections have this"):
        edited(before, "set", edges=[up], attributes={"side": 0})
    with pytest.raises(NavspecError, match="ladder_width: ladders have this"):
        edited(before, "set", edges=[over], attributes={"ladder_width": 1})
    with pytest.raises(NavspecError, match="have no 'ladder_id' that can be set"):
        edited(before, "set", edges=[up], attributes={"ladder_id": 1})


# --- deleting ------------------------------------------------------------------------------------------------------


@of_layouts
def test_an_area_goes_with_all_that_refers_to_it(version: int, sub_version: int | None, game: str) -> None:
    before, after = (clean(version, sub_version, game) for _ in range(2))
    with_a_line(before)
    without_it(after)
    is_inherited = (sub_version or 0) >= 11 if game == "l4d" else version >= 16
    if not is_inherited:  # nor is anything merged
        row = seen_as(0, 1, sub_version, game)
        after.areas[1].visible = [(row + 3, 0), (row + 2, 2), *([(row + 1, 2)] if game == "l4d" else [])]
    if version < 3:  # spots of paths are points, and no hiding spots
        after.areas[1].encounters[0].spots.insert(1, (20, 90))
    edit = edited(before, "delete", [1])
    assert data(edit) == after.pack()
    (note,) = edit.notes
    assert note.startswith("also gone: 4 connections, 1 hiding spot, 2 encounter paths")


@pytest.mark.parametrize(("version", "sub_version", "game"), [layout for layout in LAYOUTS if layout[0] >= 6])
def test_connections_and_ladders_go(version: int, sub_version: int | None, game: str) -> None:
    before, after = (clean(version, sub_version, game) for _ in range(2))
    before.ladders.append(Ladder(6, areas=(3, 0, 0, 0, 2)))
    before.areas[1].ladders_up = before.areas[2].ladders_down = (6,)
    rows = edges(before)
    after.areas[0].connections = ((), (), (), ())
    after.areas[2].connections = ((), (4,), (), ())
    after.areas[0].ladders_up = after.areas[3].ladders_down = ()
    after.areas[1].ladders_up = after.areas[2].ladders_down = (6,)
    after.ladders = [Ladder(6, areas=(3, 0, 0, 0, 2))]
    chosen = [rows[1, 2, "connection"], rows[3, 2, "connection"], rows[1, 4, "ladder_up"]]
    edit = edited(before, "delete", edges=chosen)
    assert data(edit) == after.pack()
    assert edit.notes == ()


def test_paths_that_lead_over_a_connection_go_with_it() -> None:
    before, after = clean(), clean()
    after.areas[1].connections, after.areas[1].encounters = ((), (), (), (1,)), []
    edit = edited(before, "delete", edges=[edges(before)[2, 3, "connection"]])
    assert data(edit) == after.pack()
    assert edit.notes == ("also gone: 2 encounter paths",)


def test_a_mesh_keeps_an_area() -> None:
    edit = edited(clean(), "delete", [0, 1, 2, 3])
    assert edit.files == {}
    assert edit.obstacles[0].message == "games refuse a mesh without areas"
    with pytest.raises(NavspecError, match="delete: choose some nodes or edges"):
        edited(clean(), "delete")


# --- copying ---------------------------------------------------------------------------------------------------------


def pasted(source: Mesh, target: Mesh, rows: list[int], by: list[float]) -> EditResult:
    assert EDITOR.copy is not None
    copies = EDITOR.copy(SourceMesh(TableSet({0: tables(source)})), np.array(rows))
    return edited(target, "paste", copies=copies, by=by)


@of_layouts
def test_copies_of_areas(version: int, sub_version: int | None, game: str) -> None:
    """Copies have the attributes, the spots and the connections between them; they are not linked to what is far away."""
    mesh = clean(version, sub_version, game)
    mesh.areas[1].spots = [Spot(9, (150.0, 75.0, 8.0), 1)]
    edition = pasted(mesh, mesh, [1, 2], [5000, 0, 50])
    assert edition.nodes == ("5", "6")
    after = data(edition)
    new = graph(mesh, after)
    assert (new.position[4:6] - new.position[1:3]).tolist() == [[5000, 0, 50]] * 2
    lines = {(a, b) for a, b, kind in edges_of(new) if kind == "connection"}
    assert {line for line in lines if max(line) > 4} == {(5, 6), (6, 5)}
    stored = navspec.tables(after, name=NAME, format="source_nav", variant=variant(mesh))
    assert isinstance(stored, Tables)
    places = stored.column("areas.hiding_spots", "position.x")
    assert 5150 in places.tolist()
    if version > 1:
        ids = stored.column("areas.hiding_spots", "id")
        assert len(np.unique(ids)) == len(ids)
    if version >= 5:
        assert stored.column("areas", "place_index")[4:].tolist() == stored.column("areas", "place_index")[1:3].tolist()


def test_copies_are_linked_to_areas_beside_them() -> None:
    mesh = clean()
    beside = mesh.areas[3].se[0] - mesh.areas[0].nw[0]
    edition = pasted(mesh, mesh, [0], [beside, 0, 0])
    assert edition.notes == ("connections to areas around: 2 new",)
    assert {(4, 5), (5, 4)} <= {(a, b) for a, b, _ in edges_of(graph(mesh, data(edition)))}


def test_copies_bring_their_places() -> None:
    """A place that the directory does not have is added by its name."""
    source, target = clean(), clean()
    source.places = [b"Attic\0", *source.places[1:]]
    after = data(pasted(source, target, [0, 2], [5000, 0, 0]))
    stored = tables(target)
    before = len(stored["places"])
    stored = navspec.tables(after, name=NAME, format="source_nav", variant=variant(target))
    assert isinstance(stored, Tables)
    assert len(stored["places"]) == before + 1
    assert stored.column("areas", "place_index")[4:].tolist() == [before + 1, 2]


def test_copies_of_other_versions_are_refused() -> None:
    with pytest.raises(NavspecError, match=r"of version 16.0 \(base\), and this one is of version 16.1 \(cs\)"):
        pasted(clean(), clean(16, 1, "cs"), [0], [0, 0, 0])
    with pytest.raises(NavspecError, match="copies: this has to be"):
        edited(clean(), "paste", copies=[1], by=[0, 0, 0])


# --- connecting ----------------------------------------------------------------------------------------------------


def around() -> Mesh:
    """An area from 0 to 100 with one on every side, of which none is connected; the last lies far behind a corner."""
    corners = [(0, 0), (20, -100), (100, 90), (-50, 100), (-300, 0), (200, 200)]
    return Mesh(
        areas=[
            Area(number, nw=(x, y, 0.0), se=(x + 100, y + 100, 0.0))
            for number, (x, y) in enumerate(corners, 1)
        ]
    )  # fmt: skip


@pytest.mark.parametrize(("target", "side"), [(2, NORTH), (3, EAST), (4, SOUTH), (5, WEST)])
@pytest.mark.parametrize("has_back", [True, False])
def test_areas_are_connected_over_the_side_on_which_they_lie(target: int, side: int, has_back: bool) -> None:
    before, after = around(), around()
    after.areas[0].connections = [[target] if direction == side else [] for direction in range(4)]
    if has_back:
        after.areas[target - 1].connections = [[1] if direction == (side + 2) % 4 else [] for direction in range(4)]
    edit = edited(before, "connect", [0, target - 1], attributes={} if has_back else {"has_back": "no"})
    assert data(edit) == after.pack()
    assert edit.nodes == ("1", str(target))
    back = data(edited(before, "connect", [target - 1, 0], attributes={}))
    assert back == data(edited(before, "connect", [0, target - 1]))


def test_new_connections_come_behind_the_others_of_their_side() -> None:
    before, after = clean(), clean()
    before.areas[0].connections = ((), (4,), (), ())
    after.areas[0].connections = ((), (4, 2), (), ())
    assert data(edited(before, "connect", [0, 1])) == after.pack()  # the way back is there
    with pytest.raises(NavspecError, match="areas 2 and 3 are connected already"):
        edited(before, "connect", [1, 2])


def test_areas_that_do_not_lie_beside_each_other() -> None:
    edit = edited(around(), "connect", [0, 5])
    assert edit.files == {}
    assert edit.obstacles[0].message == ("areas 1 and 6 do not lie beside each other, so that no side leads over")
    with pytest.raises(NavspecError, match="does not lead to itself"):
        edited(around(), "connect", [2, 2])
    with pytest.raises(NavspecError, match="have no 'width' that can be set"):
        edited(around(), "connect", [0, 1], attributes={"width": 1})


def test_the_side_of_a_connection_can_be_named() -> None:
    before, after = around(), around()
    after.areas[0].connections, after.areas[5].connections = [[6], [], [], []], [[], [], [1], []]
    assert data(edited(before, "connect", [0, 5], attributes={"side": "north"})) == after.pack()
    with pytest.raises(NavspecError, match="side: not 'up'; it can be north, east, south, west"):
        edited(before, "connect", [0, 5], attributes={"side": "up"})


# --- joining -------------------------------------------------------------------------------------------------------


@of_layouts
@pytest.mark.parametrize("line", [[(90.0, 52.0), (210.0, 51.0)], [(131.0, 0.0), (129.0, 100.0)]])
def test_halves_of_an_area_are_joined_again(version: int, sub_version: int | None, game: str, line: Any) -> None:
    """What a split gives to both halves, or changes, comes back, except results of an analysis."""
    before = sloped(version, sub_version, game)
    split = data(edited(before, "split", [1], line=line))
    tables = navspec.tables(split, name=NAME, format="source_nav", variant=variant(before))
    edit = EDITOR.edit(SourceMesh(TableSet({0: tables})), Action("join", np.array([1, 4]), np.zeros(0, np.int64)))
    assert edit.nodes == ("2",)
    assert edit.notes[0] == "area 5 is now part of area 2"
    after, expected = (
        edit.files[0],
        navspec.tables(before.pack(), name=NAME, format="source_nav", variant=variant(before)),
    )
    for table in ("areas.connections.ids", "areas.hiding_spots", "areas.ladders_up.ids", "ladders"):
        if table in expected:
            assert after[table].tobytes() == expected[table].tobytes(), table
    for field in ("id", "attributes", "nw", "se", "ne_z", "sw_z", "light_intensity", "earliest_occupy_time"):
        if field in (expected["areas"].dtype.names or ()):
            assert after["areas"][field].tolist() == expected["areas"][field].tolist(), field
    assert (
        navspec.check(after.to_bytes(), name=NAME, format="source_nav", variant=variant(before)).summary["error"] == 0
    )


def rows_of_areas(**second: Any) -> Mesh:
    """Two areas side by side from west to east; values of the second one."""
    return Mesh(
        areas=[
            Area(1, nw=(0.0, 0.0, 0.0), se=(100.0, 100.0, 0.0)),
            Area(2, **{"nw": (100.0, 0.0, 0.0), "se": (200.0, 100.0, 0.0)} | second),
        ]
    )


@pytest.mark.parametrize(
    ("second", "text"),
    [
        ({"nw": (150.0, 0.0, 0.0)}, "areas 1 and 2 do not form one rectangle"),
        ({"nw": (100.0, 50.0, 0.0)}, "areas 1 and 2 do not form one rectangle"),
        ({"attributes": 1, "place_index": 1}, "areas 1 and 2 differ in attributes and place_index"),
        (
            {"nw": (100.0, 0.0, 50.0), "se": (200.0, 100.0, 50.0), "ne_z": 50.0, "sw_z": 50.0},
            "would leave the ground by more",
        ),
    ],
)
def test_areas_that_cannot_be_joined(second: dict[str, Any], text: str) -> None:
    edit = edited(rows_of_areas(**second), "join", [0, 1])
    assert edit.files == {}
    assert text in edit.obstacles[0].message
    assert edit.obstacles[0].fix


def test_areas_that_are_not_to_be_joined() -> None:
    mesh = rows_of_areas(attributes=1 << 13)
    mesh.areas[0].attributes = 1 << 13
    assert edited(mesh, "join", [0, 1]).obstacles[0].message == "areas 1 and 2 are marked `no_merge`"
    with pytest.raises(NavspecError, match="an area is not joined with itself; choose two"):
        edited(mesh, "join", [1, 1])


# --- ladders -------------------------------------------------------------------------------------------------------


def raised(mesh: Mesh, row: int, height: float) -> Mesh:
    """A mesh of which one area lies higher than the others."""
    area = mesh.areas[row]
    (west, north, _), (east, south, _) = area.nw, area.se
    area.nw, area.se, area.ne_z, area.sw_z = (west, north, height), (east, south, height), height, height
    return mesh


@of_layouts
def test_a_ladder_leads_from_the_lower_area_to_the_higher_one(version: int, sub_version: int | None, game: str) -> None:
    before, after = (raised(clean(version, sub_version, game), 2, 96.0) for _ in range(2))
    edit = edited(before, "ladder", [1, 2])
    if version < 6:
        assert edit.files == {}
        assert edit.obstacles[0].message == f"meshes of version {version} hold no ladders"
        return
    end = (200.0, 50.0)
    after.ladders.append(
        Ladder(6, top=(*end, 96.0), bottom=(*end, 0.0), length=96.0, direction=WEST, areas=(3, 0, 0, 0, 2))
    )
    after.areas[1].ladders_up = after.areas[2].ladders_down = (6,)
    assert data(edit) == after.pack() == data(edited(before, "ladder", [2, 1]))
    assert (edit.notes, edit.nodes) == (("ladder 6 leads from area 2 up to area 3",), ("2", "3"))
    edge_rows = edges(after)
    assert {(2, 3, "ladder_up"), (3, 2, "ladder_down")} <= edge_rows.keys()


@pytest.mark.parametrize(
    ("target", "facing", "end"),
    [(2, SOUTH, (60.0, 0.0)), (3, WEST, (100.0, 95.0)), (4, NORTH, (25.0, 100.0)), (5, EAST, (-200.0, 50.0))],
)
def test_the_face_of_a_ladder_looks_to_the_lower_area(target: int, facing: int, end: tuple[float, float]) -> None:
    mesh = raised(around(), target - 1, 64.0)
    (row,) = edited(mesh, "ladder", [0, target - 1]).files[0]["ladders"]
    assert (row["id"], row["direction"]) == (1, facing)
    assert (row["bottom"].tolist(), row["top"].tolist()) == ((*end, 0.0), (*end, 64.0))


def test_what_is_told_of_a_ladder() -> None:
    before, after = (raised(clean(16, 1, "cs"), 2, 96.0) for _ in range(2))
    end = (200.0, 100.0)
    after.ladders.append(
        Ladder(6, 12.5, top=(*end, 96.0), bottom=(*end, 0.0), length=96.0, direction=SOUTH, areas=(3, 0, 0, 0, 2))
    )
    after.areas[1].ladders_up = after.areas[2].ladders_down = (6,)
    attributes = {"ladder_width": 12.5, "ladder_direction": "south"}
    assert data(edited(before, "ladder", [1, 2], attributes=attributes)) == after.pack()
    for wrong, text in (
        ({"ladder_direction": "up"}, "ladder_direction: not 'up'; it can be north, east, south, west"),
        ({"ladder_direction": 4}, "ladder_direction: not 4; it can be north"),
        ({"width": 3}, "ladders have no 'width' that can be set"),
    ):
        with pytest.raises(NavspecError, match=text):
            edited(before, "ladder", [1, 2], attributes=wrong)


def test_areas_of_one_height_have_no_ladder() -> None:
    edit = edited(clean(), "ladder", [0, 1])
    assert edit.files == {}
    assert edit.obstacles[0].message == "area 2 does not lie above area 1 at the place of the ladder"
    with pytest.raises(NavspecError, match="choose two"):
        edited(clean(), "ladder", [1, 1])


def test_a_ladder_that_is_made_has_nothing_wrong() -> None:
    report = navspec.check(data(edited(raised(clean(16, 1, "cs"), 2, 96.0), "ladder", [1, 2])), name=NAME)
    assert not [finding for finding in report.findings if "LADDER" in finding.code]


# --- what is no action ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tool", "nodes", "values", "text"),
    [
        ("splt", [1], {}, "tool: there is no 'splt'; did you mean split"),
        ("split", [], {"line": []}, "split: this is used on 1 nodes, not on 0"),
        ("split", [0, 1], {"line": []}, "split: this is used on 1 nodes, not on 2"),
        ("split", [0], {}, "line: this has to be two places"),
        ("connect", [0], {}, "connect: this is used on 2 nodes, not on 1"),
        ("delete", [4], {}, "there are 4 nodes, and none of the number 4"),
        ("delete", [-1], {}, "there are 4 nodes, and none of the number -1"),
    ],
)
def test_what_is_no_action(tool: str, nodes: list[int], values: dict[str, Any], text: str) -> None:
    with pytest.raises(NavspecError, match=text):
        edited(clean(), tool, nodes, **values)


def test_nothing_new_is_wrong_after_an_edit() -> None:
    mesh = clean(16, 1, "cs")
    mesh.areas[1].encounters[0].spots = [(0, 10)]
    mesh.areas[1].approaches = [Approach(2, 0, 9, 3, 1)]
    for nodes, tool, values in (
        ([1], "split", {"line": [(100, 50), (200, 50)]}),
        ([1], "delete", {}),
        ([0, 3], "set", {"attributes": {"place": "Roof", "avoid": 1}}),
    ):
        report = navspec.check(data(edited(mesh, tool, nodes, **values)), name=NAME)
        assert {finding.severity for finding in report.findings} <= {"info"}, tool
