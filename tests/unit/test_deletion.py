"""Rows that go with all that leads to them and all that they own."""

from __future__ import annotations

import numpy as np

import navspec
from builders.metroid_prime_path import grid, squares
from builders.source2_nav import Ladder, mesh
from navspec.columns import Tables
from navspec.family.network.mesh_editor import delete_with_references


def tables(data: bytes, name: str) -> Tables:
    file_tables = navspec.tables(data, name=name)
    assert isinstance(file_tables, Tables)
    return file_tables


def test_what_others_own_as_well_stays() -> None:
    """The second region has the corners of the first one, too; what nobody owned is none of it."""
    file_tables = tables(squares(3, 1).to_bytes(), "mesh.PATH")
    file_tables.set_column("regions", "first_node", [0, 0, 8])
    corners = file_tables["nodes"].copy()
    delete_with_references(file_tables, "regions", np.array([0]))
    assert file_tables.column("regions", "first_node").tolist() == [0, 8]
    assert file_tables["nodes"].tobytes() == corners.tobytes()


def test_boxes_list_those_that_are_left_by_their_new_rows() -> None:
    file_tables = tables(grid(5, 7, 7).to_bytes(), "mesh.PATH")
    lists = [
        file_tables["octree_lookup"][first : first + count].tolist()
        for first, count in file_tables["octree_nodes"][["first_lookup", "num_regions"]].tolist()
    ]
    deleted = [2, 3, 11]
    delete_with_references(file_tables, "regions", np.array(deleted))
    after = [
        file_tables["octree_lookup"][first : first + count].tolist()
        for first, count in file_tables["octree_nodes"][["first_lookup", "num_regions"]].tolist()
    ]
    assert after == [
        [row - sum(deleted_row < row for deleted_row in deleted) for row in rows if row not in deleted]
        for rows in lists
    ]


def test_fields_that_can_name_none_do() -> None:
    before = mesh(35, 0)
    before.ladders = [Ladder(1, areas=(2, 1, 2, 0, 2, 1, 9))]
    file_tables = tables(before.pack(), "de_test.nav")
    delete_with_references(file_tables, "areas", np.array([1]))
    before.ladders = [Ladder(1, areas=(0, 1, 0, 0, 0, 1, 9))]
    assert file_tables["ladders"].tobytes() == tables(before.pack(), "de_test.nav")["ladders"].tobytes()
    assert file_tables["areas.edges.links"].tolist() == []


def test_an_id_that_a_row_keeps_is_still_led_to() -> None:
    before = mesh(35, 0)
    before.areas[0].id = before.areas[1].id = 2
    file_tables = tables(before.pack(), "de_test.nav")
    delete_with_references(file_tables, "areas", np.array([1]))
    assert file_tables["areas.edges.links"]["area_id"].tolist() == [2]


def test_nothing_goes_without_rows() -> None:
    data = squares(3, 1).to_bytes()
    file_tables = tables(data, "mesh.PATH")
    delete_with_references(file_tables, "links", np.zeros(0, np.int64))
    assert file_tables.to_bytes() == data
