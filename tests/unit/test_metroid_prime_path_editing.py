"""Meshes of Metroid Prime edited by hand: what follows from regions and links is what a mesh built so has."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
import pytest

import navspec
from builders.metroid_prime_path import FLYER, GROUND, SWIMMER, Mesh, grid, squares, two_squares
from navspec.columns import Tables, TableSet
from navspec.errors import NavspecError
from navspec.families.metroid_prime_path.editing import EDITOR
from navspec.family.network.tools import Action, EditResult

NAME = "mesh.PATH"
VERSIONS = (4, 6, 7)


def edited(data: bytes, tool: str, nodes: Any = (), edges: Any = (), **values: Any) -> EditResult:
    before = navspec.tables(data, name=NAME)
    assert isinstance(before, Tables)
    rows = [np.array(chosen_rows, np.int64) for chosen_rows in (nodes, edges)]
    edit = EDITOR.edit(TableSet({0: before}), Action(tool, rows[0], rows[1], values))
    assert before.to_bytes() == data
    return edit


def after(edition: EditResult) -> bytes:
    assert edition.obstacles == ()
    return edition.files[0].to_bytes()


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("masks", [{"flyer": 1, "ground": 0}, {"type_mask": FLYER}, {"ground": "no", "flyer": True}])
def test_creatures_of_regions_and_the_matrices(version: int, masks: dict[str, Any]) -> None:
    """A row of five, whose middle one only flyers get over."""
    before = squares(5, 1, version=version)
    expected = copy.deepcopy(before)
    expected.regions[2].type_mask = FLYER
    edit = edited(before.to_bytes(), "set", [2], attributes=masks)
    assert after(edit) == expected.to_bytes()
    assert edit.notes == ()
    assert edit.nodes == ("2",)


def test_path_indices_of_regions() -> None:
    before, expected = grid(3, 6, 6), grid(3, 6, 6)
    for row in (1, 4, 7):
        expected.regions[row].index_mask |= 0x20
    assert after(edited(before.to_bytes(), "set", [4, 1, 7], attributes={"index_5": 1})) == expected.to_bytes()


def test_every_attribute_is_a_column_that_is_set() -> None:
    data = squares(3, 1).to_bytes()
    before = navspec.graph(data, name=NAME).nodes
    assert EDITOR.nodes == (
        "index_mask",
        *(f"index_{number}" for number in range(8)),
        "type_mask",
        "ground",
        "flyer",
        "swimmer",
    )
    for name in EDITOR.nodes:
        changed = navspec.graph(after(edited(data, "set", [1], attributes={name: 1})), name=NAME).nodes
        assert changed[name].tolist() == [int(before[name][0]), 1, int(before[name][2])]


@pytest.mark.parametrize("version", VERSIONS)
def test_links_go_and_regions_come_apart(version: int) -> None:
    before = squares(4, 1, version=version)
    expected = copy.deepcopy(before)
    data = before.to_bytes()
    edges = navspec.graph(data, name=NAME).edges
    ends = list(zip(edges["source"].tolist(), edges["target"].tolist(), strict=True))
    expected.regions[1].links = [link for link in expected.regions[1].links if link.region != 2]
    expected.regions[2].links = [link for link in expected.regions[2].links if link.region != 1]
    assert after(edited(data, "delete", edges=[ends.index((1, 2)), ends.index((2, 1))])) == expected.to_bytes()


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize(("columns", "rows", "deleted"), [(4, 1, [0]), (4, 1, [1]), (3, 3, [4, 8]), (6, 6, [0, 7, 35])])
def test_regions_go_with_corners_and_links(version: int, columns: int, rows: int, deleted: list[int]) -> None:
    before = squares(columns, rows, version=version)
    expected = copy.deepcopy(before)
    number = {old: new for new, old in enumerate(row for row in range(columns * rows) if row not in deleted)}
    expected.regions = [region for row, region in enumerate(expected.regions) if row not in deleted]
    for region in expected.regions:
        region.links = [link for link in region.links if link.region in number]
        for link in region.links:
            link.region = number[link.region]
    tables = navspec.tables(after(edited(before.to_bytes(), "delete", deleted)), name=NAME)
    built = navspec.tables(expected.to_bytes(), name=NAME)
    boxes = ("", "octree_nodes", "octree_lookup", "padding")  # boxes are as large as before
    for table in set(built) - set(boxes):
        assert tables[table].tobytes() == built[table].tobytes(), table
    report = navspec.check(tables.to_bytes(), name=NAME)
    assert {finding.severity for finding in report.findings} <= {"info"}, report.findings


def test_points_stay() -> None:
    before = two_squares(6, points=True).to_bytes()
    file = edited(before, "delete", [0]).files[0]
    expected = navspec.tables(before, name=NAME)
    for table in ("points", "point_links", "point_costs", "point_connections"):
        assert file[table].tobytes() == expected[table].tobytes()


def test_matrices_that_were_not_what_links_have_stay() -> None:
    data = bytearray(squares(3, 1).to_bytes())
    tables = navspec.tables(bytes(data), name=NAME)
    tables["ground_connections"][0] = 0
    edit = edited(tables.to_bytes(), "set", [1], attributes={"swimmer": 1})
    assert edit.notes == ("ground_connections were not what the links have, and do not follow",)
    assert edit.files[0]["ground_connections"].tolist() == [0]
    assert edit.files[0]["regions"]["type_mask"].tolist() == [GROUND, GROUND | SWIMMER, GROUND]


def test_what_is_refused() -> None:
    data = squares(2, 1).to_bytes()
    edit = edited(data, "delete", [0, 1])
    assert edit.files == {}
    assert edit.obstacles[0].message == "without regions nothing is left"
    for name in ("height", "unknown_3", "aabb_min_x", "region_index"):
        with pytest.raises(NavspecError, match=f"have no '{name}' that can be set"):
            edited(data, "set", [0], attributes={name: 1})
    with pytest.raises(NavspecError, match="delete: choose some nodes or edges"):
        edited(data, "delete")
    with pytest.raises(NavspecError, match="there are 2 nodes, and none of the number 2"):
        edited(data, "delete", [2])


def test_a_mesh_without_an_order_of_regions_is_edited_as_well() -> None:
    mesh: Mesh = squares(3, 1)
    tables = navspec.tables(mesh.to_bytes(), name=NAME)
    tables["regions"]["region_index"] = 0
    edit = edited(tables.to_bytes(), "set", [0], attributes={"flyer": 1})
    assert len(edit.notes) == 2
    assert edit.files[0]["regions"]["type_mask"].tolist() == [GROUND | FLYER, GROUND, GROUND]
