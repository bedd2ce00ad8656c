"""Meshes of Source 2 edited by hand: attributes, and what goes with areas, links and ladders."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import navspec
from builders.source2_nav import Area, Ladder, Mesh, mesh
from navspec.columns import Tables, TableSet
from navspec.errors import NavspecError
from navspec.families.source2_nav.editing import EDITOR
from navspec.families.source2_nav.view import Source2Mesh
from navspec.family.network.tools import Action, EditResult

NAME = "de_test.nav"
LAYOUTS = [(30, 0, 7), (31, 0, 12), (32, 0, 12), (33, 1, 12), (34, 1, 12), (35, 1, 12), (36, 1, 13)]


def edited(before: Mesh, tool: str, nodes: Any = (), edges: Any = (), **values: Any) -> EditResult:
    tables = navspec.tables(before.pack(), name=NAME)
    assert isinstance(tables, Tables)
    rows = [np.array(chosen_rows, np.int64) for chosen_rows in (nodes, edges)]
    edit = EDITOR.edit(Source2Mesh(TableSet({0: tables})), Action(tool, rows[0], rows[1], values))
    assert tables.to_bytes() == before.pack()
    return edit


def data(edition: EditResult) -> bytes:
    assert edition.obstacles == ()
    return edition.files[0].to_bytes()


def edges(before: Mesh) -> dict[tuple[int, int, str], int]:
    graph = navspec.graph(before.pack(), name=NAME)
    ids = graph.nodes["area"]
    ends = zip(ids[graph.edges["source"]], ids[graph.edges["target"]], graph.edges.words("kind"), strict=True)
    return {(int(first), int(second), kind): row for row, (first, second, kind) in enumerate(ends)}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_attributes_of_areas(layout: tuple[int, int, int]) -> None:
    before, after = mesh(*layout), mesh(*layout)
    after.areas[1].attributes = 0x84 if layout[0] < 35 else 0x82
    attributes = {"attributes": 0x84} if layout[0] < 35 else {"avoid": True, "jump": "yes"}
    edit = edited(before, "set", [1], attributes=attributes)
    assert data(edit) == after.pack()
    assert edit.nodes == ("2",)


def test_attributes_of_ladders() -> None:
    before, after = mesh(), mesh()
    after.ladders[0].width, after.ladders[0].direction = 30.5, 1
    row = next(row for (_, _, kind), row in edges(before).items() if kind == "ladder_up")
    assert (
        data(edited(before, "set", edges=[row], attributes={"ladder_width": 30.5, "ladder_direction": 1}))
        == after.pack()
    )


def test_every_attribute_is_a_column() -> None:
    graph = navspec.graph(mesh().pack(), name=NAME)
    assert EDITOR.nodes[0] == "attributes"
    assert set(EDITOR.nodes) <= set(graph.nodes)
    assert set(EDITOR.edges) <= set(graph.edges)
    for name in EDITOR.nodes[1:]:
        after = navspec.graph(data(edited(mesh(), "set", [1], attributes={name: 1})), name=NAME)
        assert after.nodes[name].tolist() == [graph.nodes[name][0], True], name


@pytest.mark.parametrize("layout", LAYOUTS)
def test_links_and_ladders_go(layout: tuple[int, int, int]) -> None:
    before, after = mesh(*layout), mesh(*layout)
    before.ladders.append(Ladder(7, areas=(0, 1, 0, 0, 2, 0, 0)))
    after.ladders = [Ladder(7, areas=(0, 1, 0, 0, 2, 0, 0))]
    after.areas[0].edges = ((), (), (), ())
    after.areas[0].ladders_above = after.areas[1].ladders_below = ()
    rows = edges(before)
    ladder = next(row for (*_, kind), row in rows.items() if kind != "connection")
    assert data(edited(before, "delete", edges=[rows[1, 2, "connection"], ladder])) == after.pack()


@pytest.mark.parametrize("layout", [layout for layout in LAYOUTS if not layout[1]])
def test_areas_go_with_all_that_leads_to_them(layout: tuple[int, int, int]) -> None:
    before, after = mesh(*layout), mesh(*layout)
    before.areas[0].edges = ((), ((2, 2), (5, 0), (2, 1)), (), ())
    before.areas.append(Area(5, polygon=0, edges=((), (), (), ()), corners=before.areas[0].corners))
    after.areas = [after.areas[0], Area(5, polygon=0, edges=((), (), (), ()), corners=before.areas[0].corners)]
    after.areas[0].edges = ((), ((5, 0),), (), ())
    after.ladders[0].areas = (0, 0, 0, 0, 1, 1, 1)
    edit = edited(before, "delete", [1])
    assert data(edit) == after.pack()


def test_areas_stay_where_data_of_the_game_list_them() -> None:
    for layout in ((35, 1, 12), (36, 0, 13)):
        edit = edited(mesh(*layout), "delete", [1])
        assert edit.files == {}
        assert edit.obstacles[0].message.startswith("the mesh has data of the game that list areas")
        assert edit.obstacles[0].position is not None


def test_what_is_refused() -> None:
    for name in ("id", "hull_index", "polygon_index", "unused"):
        with pytest.raises(NavspecError, match=f"have no '{name}' that can be set"):
            edited(mesh(), "set", [0], attributes={name: 1})
    with pytest.raises(NavspecError, match="delete: choose some nodes or edges"):
        edited(mesh(), "delete")
    with pytest.raises(NavspecError, match="there is no 'split'"):
        edited(mesh(), "split", [0], line=[])
