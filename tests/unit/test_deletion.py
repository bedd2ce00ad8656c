"""Rows that go with all that leads to them and all that they own."""

from __future__ import annotations

import numpy as np

import navspec
from builders.metroid_prime_path import grid, squares
from builders.source2_nav import Ladder, mesh
from navspec.columns import Tables
from navspec.family.network.mesh_editor import delete_with_references


def tables(data: bytes, name: str) -> Tables:
    found = navspec.tables(data, name=name)
    assert isinstance(found, Tables)
    return found


def test_what_others_own_as_well_stays() -> None:
    """The second region has the corners of the first one, too; what nobody owned is none of it."""
    found = tables(squares(3, 1).to_bytes(), "mesh.PATH")
    found.set_column("regions", "first_node", [0, 0, 8])
    corners = found["nodes"].copy()
    delete_with_references(found, "regions", np.array([0]))
    assert found.column("regions", "first_node").tolist() == [0, 8]
    assert found["nodes"].tobytes() == corners.tobytes()


def test_boxes_list_those_that_are_left_by_their_new_rows() -> None:
    found = tables(grid(5, 7, 7).to_bytes(), "mesh.PATH")
    lists = [
        found["octree_lookup"][first : first + count].tolist()
        for first, count in found["octree_nodes"][["first_lookup", "num_regions"]].tolist()
    ]
    gone = [2, 3, 11]
    delete_with_references(found, "regions", np.array(gone))
    after = [
        found["octree_lookup"][first : first + count].tolist()
        for first, count in found["octree_nodes"][["first_lookup", "num_regions"]].tolist()
    ]
    assert after == [[row - sum(each < row for each in gone) for row in rows if row not in gone] for rows in lists]


def test_fields_that_can_name_none_do() -> None:
    before = mesh(35, 0)
    before.ladders = [Ladder(1, areas=(2, 1, 2, 0, 2, 1, 9))]
    found = tables(before.pack(), "de_test.nav")
    delete_with_references(found, "areas", np.array([1]))
    before.ladders = [Ladder(1, areas=(0, 1, 0, 0, 0, 1, 9))]
    assert found["ladders"].tobytes() == tables(before.pack(), "de_test.nav")["ladders"].tobytes()
    assert found["areas.edges.links"].tolist() == []


def test_an_id_that_a_row_keeps_is_still_led_to() -> None:
    before = mesh(35, 0)
    before.areas[0].id = before.areas[1].id = 2
    found = tables(before.pack(), "de_test.nav")
    delete_with_references(found, "areas", np.array([1]))
    assert found["areas.edges.links"]["area_id"].tolist() == [2]


def test_nothing_goes_without_rows() -> None:
    data = squares(3, 1).to_bytes()
    found = tables(data, "mesh.PATH")
    delete_with_references(found, "links", np.zeros(0, np.int64))
    assert found.to_bytes() == data
