"""Navigation meshes as maps: polygons by height, the ways between them, and where findings are."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import navspec
from builders import source2_nav, source_nav
from builders.source_nav import Area, Encounter, Ladder, Spot
from navspec.columns import Tables, TableSet
from navspec.families.source_nav.view import Mesh
from navspec.graphs.planar import pooled, ways
from navspec.records.drawing import Drawing

NAME = "de_test.nav"


def drawn(data: bytes) -> Drawing:
    (drawing,) = navspec.check(data, name=NAME, drawings=True).drawings
    return drawing


def polygons(drawing: Drawing, surface: int = 0) -> dict[int, list[tuple[float, float]]]:
    """Corners of every polygon by its number."""
    each = drawing.surfaces[surface]
    points = [(float(drawing.x[row]), float(drawing.y[row])) for row in each.corners]
    ends = np.cumsum(each.counts).tolist()
    starts = [0, *ends[:-1]]
    return {number: points[a:b] for number, a, b in zip(each.numbers.tolist(), starts, ends, strict=True)}


def lines(drawing: Drawing, title: str) -> list[tuple[tuple[float, float], ...]]:
    (layer,) = (each for each in drawing.layers if each.title == title)
    return [tuple((float(drawing.x[end]), float(drawing.y[end])) for end in line) for line in layer.lines]


def two_floors() -> source_nav.Mesh:
    """Two squares of 100 units beside each other, a slope above the first one, and an area that was never placed."""
    areas = [
        Area(7, connections=((), (8, 9), (), ()), spots=[Spot(0, (10.0, 20.0, 0.0))], ladders_up=(1,)),
        Area(8, nw=(100.0, 50.0, 0.0), se=(200.0, 250.0, 0.0), connections=((), (), (), (7, 40))),
        Area(
            9,
            nw=(0.0, 0.0, 200.0),
            se=(100.0, 100.0, 300.0),
            ne_z=200.0,
            sw_z=300.0,
            encounters=[Encounter(7, 1, 8, 3)],
        ),
        Area(10, se=(0.0, 0.0, 0.0), connections=((7,), (), (), ())),
    ]
    return source_nav.Mesh(16, 2, "tf", areas=areas, ladders=[Ladder(top=(50.0, 10.0, 90.0), bottom=(40.0, 10.0, 0.0))])


def positions(mesh: source_nav.Mesh, table: str) -> list[list[float]]:
    found = navspec.tables(mesh.pack(), name=NAME)
    assert isinstance(found, Tables)
    return Mesh(TableSet({0: found})).positions(table, np.arange(len(found[table]))).tolist()


def test_points_stand_once() -> None:
    x, y, (first, second) = pooled(np.array([[1.0, 2.0], [0.0, 5.0], [1.0, 2.0]]), np.array([[0.0, 5.0]]))
    assert (x[first].tolist(), y[first].tolist()) == ([1.0, 0.0, 1.0], [2.0, 5.0, 2.0])
    assert (x[second].tolist(), y[second].tolist()) == ([0.0], [5.0])
    assert len(x) == 2


def test_ways_in_both_directions_stand_once() -> None:
    both, single = ways(np.array([0, 1, 1, 2, 2, 3]), np.array([1, 0, 2, 3, 2, 2]))
    assert both.tolist() == [[0, 1], [2, 3]]
    assert single.tolist() == [[1, 2]]
    assert [each.shape for each in ways(np.zeros(0, int), np.zeros(0, int))] == [(0, 2), (0, 2)]


def test_rectangles_of_a_mesh() -> None:
    drawing = drawn(two_floors().pack())
    assert polygons(drawing) == {
        7: [(0, 0), (100, 0), (100, 100), (0, 100)],
        8: [(100, 50), (200, 50), (200, 250), (100, 250)],
        9: [(0, 0), (100, 0), (100, 100), (0, 100)],
    }
    assert drawing.surfaces[0].values.tolist() == [0.0, 0.0, 250.0]
    assert (drawing.value, drawing.surfaces[0].noun) == ("Height", "area")
    assert "south" in drawing.note
    assert lines(drawing, "Connections") == [((50.0, 50.0), (150.0, 150.0))]
    assert lines(drawing, "One way only") == [((50.0, 50.0), (50.0, 50.0))]
    assert {each.title: each.shown for each in drawing.layers} == {
        "One way only": False,
        "Connections": False,
        "Ladders": True,
    }
    (ladder,) = drawing.layers[-1].points
    assert (drawing.x[ladder], drawing.y[ladder]) == (45.0, 10.0)


@pytest.mark.parametrize("corner", [1e30, float("nan"), float("inf"), 70_000.0])
def test_what_is_out_of_the_world_has_no_place(corner: float) -> None:
    mesh = two_floors()
    mesh.areas[1] = replace(mesh.areas[1], se=(corner, 250.0, 0.0))
    drawing = drawn(mesh.pack())
    assert list(polygons(drawing)) == [7, 9]
    assert lines(drawing, "Connections") == []
    assert np.isfinite(drawing.x).all()
    assert np.isnan(positions(mesh, "areas")[1]).all()
    assert np.isnan(positions(mesh, "areas.connections.ids")[2]).all()


def test_places_of_rows() -> None:
    mesh = two_floors()
    assert positions(mesh, "areas")[:3] == [[50.0, 50.0, 0.0], [150.0, 150.0, 0.0], [50.0, 50.0, 250.0]]
    assert np.isnan(positions(mesh, "areas")[3]).all()
    assert positions(mesh, "areas.hiding_spots") == [[10.0, 20.0, 0.0]]
    assert positions(mesh, "ladders") == [[45.0, 10.0, 45.0]]
    assert positions(mesh, "areas.encounters") == [[50.0, 50.0, 250.0]]
    assert positions(mesh, "areas.ladders_up.ids") == [[50.0, 50.0, 0.0]]
    assert np.isnan(positions(replace(mesh, places=[b"Here\0"]), "places")).all()
    assert np.isnan(positions(mesh, "")).all()


def test_connections_are_where_they_cross_the_side_of_their_area() -> None:
    """The part of the side that both areas share; the nearer corner without one; the middle of the side of a lost link."""
    found = positions(two_floors(), "areas.connections.ids")
    assert found[:4] == [[100.0, 75.0, 0.0], [100.0, 50.0, 0.0], [100.0, 75.0, 0.0], [100.0, 150.0, 0.0]]
    mesh = two_floors()
    mesh.areas[0] = replace(mesh.areas[0], connections=((8,), (), (8,), (8,)))
    mesh.areas[2] = replace(mesh.areas[2], connections=((), (40,), (40,), ()))
    found = positions(mesh, "areas.connections.ids")
    assert found[:3] == [[100.0, 0.0, 0.0], [100.0, 100.0, 0.0], [0.0, 75.0, 0.0]]
    assert found[5:7] == [[100.0, 50.0, 250.0], [50.0, 100.0, 300.0]]  # on the slope, and at the upper end of it


def test_polygons_of_a_mesh_of_source_2() -> None:
    mesh = source2_nav.mesh(35)
    mesh.areas[0] = replace(mesh.areas[0], edges=((), ((2, 2),), (), ()))
    mesh.corners[1:3] = [(100.0, 0.0, 40.0), (100.0, 100.0, 40.0)]
    drawing = drawn(mesh.pack())
    assert polygons(drawing) == {
        1: [(0, 0), (100, 0), (100, 100), (0, 100)],
        2: [(100, 0), (200, 50), (100, 100)],
    }
    assert drawing.surfaces[0].values.tolist() == pytest.approx([20.0, 80 / 3])
    assert lines(drawing, "Connections") == [((50.0, 50.0), (pytest.approx(400 / 3), 50.0))]
    assert len(drawing.layers[-1].points) == 1


def test_a_polygon_with_a_corner_that_is_nowhere_is_left_out() -> None:
    mesh = source2_nav.mesh(35)
    mesh.polygons[1] = ((1, 99, 2), 0)
    drawing = drawn(mesh.pack())
    assert list(polygons(drawing)) == [1]
    assert lines(drawing, "Connections") == []


def test_every_hull_is_a_surface_and_the_first_is_seen() -> None:
    mesh = source2_nav.mesh(35)
    mesh.areas = [replace(mesh.areas[0], hull=2), replace(mesh.areas[1], hull=1)]
    drawing = drawn(mesh.pack())
    assert [(each.title, each.shown) for each in drawing.surfaces] == [("Hull 1", True), ("Hull 2", False)]
    assert [list(polygons(drawing, surface)) for surface in (0, 1)] == [[2], [1]]


def test_a_mesh_without_areas_is_an_empty_map() -> None:
    drawing = drawn(replace(source2_nav.mesh(36), areas=[], ladders=[]).pack())
    assert (len(drawing.x), drawing.surfaces) == (0, ())
