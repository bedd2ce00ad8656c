"""Navigation meshes as maps: polygons by height, the ways between them, and where findings are."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

import navspec
from builders import source2_nav, source_nav
from builders.source_nav import Area, Encounter, Ladder, Spot
from navspec import report
from navspec.columns import Tables, TableSet
from navspec.families.source_nav.view import SourceMesh
from navspec.family.views.drawing import merge_points, split_by_direction
from navspec.records import drawing as records
from navspec.records.drawing import Drawing
from page_data import scenes_of

NAME = "de_test.nav"


def drawn(data: bytes) -> Drawing:
    (drawing,) = navspec.check(data, name=NAME, drawings=True).drawings
    return drawing


def polygons(drawing: Drawing, surface: int = 0) -> dict[int, list[tuple[float, float]]]:
    """Corners of every polygon by its number."""
    polygon_layer = drawing.surfaces[surface]
    points = [(float(drawing.x[row]), float(drawing.y[row])) for row in polygon_layer.corners]
    ends = np.cumsum(polygon_layer.counts).tolist()
    starts = [0, *ends[:-1]]
    return {number: points[a:b] for number, a, b in zip(polygon_layer.numbers.tolist(), starts, ends, strict=True)}


def lines(drawing: Drawing, title: str) -> list[tuple[tuple[float, float], ...]]:
    (layer,) = (candidate for candidate in drawing.layers if candidate.title == title)
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
    tables = navspec.tables(mesh.pack(), name=NAME)
    assert isinstance(tables, Tables)
    return SourceMesh(TableSet({0: tables})).positions(table, np.arange(len(tables[table]))).tolist()


def test_points_stand_once() -> None:
    x, y, (first, second) = merge_points(np.array([[1.0, 2.0], [0.0, 5.0], [1.0, 2.0]]), np.array([[0.0, 5.0]]))
    assert (x[first].tolist(), y[first].tolist()) == ([1.0, 0.0, 1.0], [2.0, 5.0, 2.0])
    assert (x[second].tolist(), y[second].tolist()) == ([0.0], [5.0])
    assert len(x) == 2


def test_ways_in_both_directions_stand_once() -> None:
    both, single = split_by_direction(np.array([0, 1, 1, 2, 2, 3]), np.array([1, 0, 2, 3, 2, 2]))
    assert both.tolist() == [[0, 1], [2, 3]]
    assert single.tolist() == [[1, 2]]
    assert [pairs.shape for pairs in split_by_direction(np.zeros(0, int), np.zeros(0, int))] == [(0, 2), (0, 2)]


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
    assert {layer.title: layer.shown for layer in drawing.layers} == {
        "One way only": False,
        "Connections": False,
        "Ladders": True,
        "Hiding spots": False,
    }
    (ladder,) = drawing.layers[2].points
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
    points = positions(two_floors(), "areas.connections.ids")
    assert points[:4] == [[100.0, 75.0, 0.0], [100.0, 50.0, 0.0], [100.0, 75.0, 0.0], [100.0, 150.0, 0.0]]
    mesh = two_floors()
    mesh.areas[0] = replace(mesh.areas[0], connections=((8,), (), (8,), (8,)))
    mesh.areas[2] = replace(mesh.areas[2], connections=((), (40,), (40,), ()))
    points = positions(mesh, "areas.connections.ids")
    assert points[:3] == [[100.0, 0.0, 0.0], [100.0, 100.0, 0.0], [0.0, 75.0, 0.0]]
    assert points[5:7] == [[100.0, 50.0, 250.0], [50.0, 100.0, 300.0]]  # on the slope, and at the upper end of it


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
    assert len(drawing.layers[2].points) == 1


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
    assert [(hull.title, hull.shown) for hull in drawing.surfaces] == [("Hull 1", True), ("Hull 2", False)]
    assert [list(polygons(drawing, surface)) for surface in (0, 1)] == [[2], [1]]


def test_a_mesh_without_areas_is_an_empty_map() -> None:
    drawing = drawn(replace(source2_nav.mesh(36), areas=[], ladders=[]).pack())
    assert (len(drawing.x), drawing.surfaces) == (0, ())


# --- what areas are ------------------------------------------------------------------------------------------------


def told(drawing: Drawing, surface: int = 0) -> dict[str, dict[int, list[str]]]:
    """By theme the names of every polygon, by its number."""
    areas = drawing.surfaces[surface]
    texts: dict[str, dict[int, list[str]]] = {}
    for theme in areas.themes:
        codes = zip(areas.numbers.tolist(), theme.codes.tolist(), strict=True)
        texts[theme.title] = {
            number: [name for at, name in enumerate(theme.names) if (code >> at & 1 if theme.is_marks else code == at)]
            for number, code in codes
        }
    return texts


def test_parts_places_and_attributes_of_areas() -> None:
    mesh = two_floors()
    mesh.places = [b"Yard\0", b"Nowhere\0", b"Roof\0"]
    mesh.areas[0].place_index, mesh.areas[2].place_index = 1, 3
    mesh.areas[1].place_index = 4  # there is no such place
    mesh.areas[0].attributes, mesh.areas[2].attributes = 1 << 31, 1 << 31 | 1
    mesh.areas[1].tf_attributes, mesh.areas[2].tf_attributes = 1 << 2 | 1 << 14, 1 << 14
    assert told(drawn(mesh.pack())) == {
        "Part": {7: ["Part 1"], 8: ["Part 1"], 9: ["Part 1"]},
        "Attributes": {7: ["nav blocker"], 8: [], 9: ["crouch", "nav blocker"]},
        "Attributes of Team Fortress 2": {
            7: [],
            8: ["spawn room blue", "blocked until point capture"],
            9: ["blocked until point capture"],
        },
        "Place": {7: ["Yard"], 8: [], 9: ["Roof"]},
    }


def test_places_that_no_area_has_are_not_named() -> None:
    mesh = two_floors()
    mesh.places = [b"Yard\0", b"Nowhere\0", b"Roof\0"]
    for area, place in zip(mesh.areas, (1, 3, 3, 1), strict=True):
        area.place_index = place
    (theme,) = (candidate for candidate in drawn(mesh.pack()).surfaces[0].themes if candidate.title == "Place")
    assert (theme.names, theme.codes.tolist()) == (("Yard", "Roof"), [0, 1, 1])


def test_an_empty_map_has_no_sight() -> None:
    areas = [Area(7, se=(0.0, 0.0, 0.0), visible=[(7, 1)])]
    page = report.render(
        "check", "html", navspec.check(source_nav.Mesh(16, 2, "tf", areas=areas).pack(), drawings=True)
    )
    ((surface,),) = (scene["surfaces"] for scene in scenes_of(page))
    assert surface["relation"]["pairs"] == surface["counts"] == []


def test_spawn_attributes_of_left_4_dead() -> None:
    mesh = source_nav.clean(16, 14, "l4d")
    mesh.areas[0].attributes, mesh.areas[2].attributes = 0, 1 << 16
    mesh.areas[1].spawn_attributes, mesh.areas[2].spawn_attributes = 1 << 11 | 1 << 17, 1 << 1
    texts = told(drawn(mesh.pack()))
    last = ["finale", "rescue vehicle"]
    assert texts["Spawn attributes"] == {1: [], 2: ["checkpoint", "escape route"], 3: ["empty"], 4: last}
    assert texts["Attributes"] == {1: [], 2: [], 3: ["tank only"], 4: []}


def test_distances_from_the_start_of_left_4_dead() -> None:
    """Centres are at 50, 450, 550 and 650; the ladder leads from the first to the last."""
    mesh = source_nav.clean(16, 14, "l4d")
    mesh.areas[0].spawn_attributes, mesh.areas[2].spawn_attributes = source_nav.PLAYER_START, 0
    for area in mesh.areas[1:]:
        area.se = (area.se[0] + 600.0, *area.se[1:])
    texts = told(drawn(mesh.pack()))
    assert texts["Distance from the start"] == {
        1: ["0 to 500 units"],
        2: ["0 to 500 units"],
        3: ["500 to 1,000 units"],
        4: ["500 to 1,000 units"],
    }
    mesh.areas[2].connections, mesh.areas[3].connections = ((), (), (), (2,)), ((), (), (), ())
    mesh.areas[1].connections = ((), (), (), (1,))
    assert told(drawn(mesh.pack()))["Distance from the start"][3] == ["Not reached"]


def test_the_smallest_of_many_parts_are_one() -> None:
    mesh = source_nav.Mesh(16, 2, "tf", areas=[Area(number + 1) for number in range(24)])
    mesh.areas[22].connections = ((), (24,), (), ())
    texts = told(drawn(mesh.pack()))["Part"]
    assert (texts[23], texts[24], texts[1], texts[20]) == (["Part 1"], ["Part 1"], ["Part 2"], ["Part 21"])
    assert texts[21] == texts[22] == ["Smaller parts"]


def test_hiding_spots_by_what_they_are_good_for() -> None:
    mesh = two_floors()
    spots = [(10.0, 1), (20.0, 8 | 2), (30.0, 1), (40.0, 0)]
    mesh.areas[0].spots = [Spot(number, (x, 20.0, 0.0), flags) for number, (x, flags) in enumerate(spots)]
    layer = drawn(mesh.pack()).layers[-1]
    assert layer.theme is not None
    assert [layer.theme.names[code] for code in layer.theme.codes] == [
        "in cover",
        "good sniper spot and exposed",
        "in cover",
        "nothing special",
    ]
    mesh.version, mesh.game = 1, "goldsrc"  # where spots have no flags
    layer = drawn(mesh.pack()).layers[-1]
    assert (layer.title, len(layer.points), layer.theme) == ("Hiding spots", 4, None)


# --- what is seen from an area -------------------------------------------------------------------------------------


def seen(mesh: source_nav.Mesh) -> dict[int, list[int]]:
    """What is seen from every area, by ids."""
    (surface,) = drawn(mesh.pack()).surfaces
    assert surface.relation is not None
    assert surface.relation.pairs is not None
    numbers = surface.numbers
    pairs = np.unpackbits(surface.relation.pairs, axis=1, count=len(numbers)).astype(bool)
    rows = zip(numbers.tolist(), pairs, strict=True)
    return {number: numbers[row].tolist() for number, row in rows}


def test_an_area_sees_what_its_list_and_that_of_its_parent_say() -> None:
    mesh = source_nav.clean(16, 2, "tf")
    for area in mesh.areas:
        area.visible, area.inherit = [], 0
    mesh.areas[0].visible = [(2, 1), (3, 2), (4, 0), (4, 3), (99, 3)]  # of two entries the first one counts
    mesh.areas[1].visible, mesh.areas[1].inherit = [(3, 0), (4, 1)], 1
    mesh.areas[2].inherit = 2  # whose own list counts, not what it inherits
    assert seen(mesh) == {1: [1, 2, 3], 2: [2, 4], 3: [3, 4], 4: [4]}


def test_lists_of_left_4_dead_name_rows() -> None:
    mesh = source_nav.clean(16, 14, "l4d")
    for area in mesh.areas:
        area.visible, area.inherit = [], 0
    mesh.areas[0].visible = [(1, 1), (3, 1)]
    assert seen(mesh) == {1: [1, 2, 4], 2: [2], 3: [3], 4: [4]}


@pytest.mark.parametrize(("version", "sub_version"), [(15, 13), (14, 13), (12, 12), (10, 5)])
def test_lists_of_left_4_dead_before_name_ids(version: int, sub_version: int) -> None:
    """Before sub-version 9 they have no flags: what they name is seen."""
    mesh = source_nav.clean(version, sub_version, "l4d")
    for area in mesh.areas:
        area.visible, area.inherit = [], 0
    mesh.areas[0].visible = [(1, 2), (3, 1)]
    mesh.areas[2].visible = [(2, 1)]
    assert seen(mesh) == {1: [1, 3], 2: [2], 3: [2, 3], 4: [4]}


def test_what_is_seen_is_left_out_where_there_are_many_areas(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("navspec.families.source_nav.overview.MOST_RELATED", 3)
    (surface,) = drawn(source_nav.clean(16, 2, "tf").pack()).surfaces
    assert surface.relation == records.Relation("Visible from an area", "visible", None)
    (surface,) = drawn(source_nav.clean(9, None, "base").pack()).surfaces
    assert surface.relation is None  # the version has no such lists


def test_areas_of_source_2_have_parts_and_attributes() -> None:
    mesh = source2_nav.mesh(35)
    mesh.areas = [replace(mesh.areas[0], edges=((), (), (), ())), replace(mesh.areas[1], edges=((), (), ()))]
    mesh.ladders = []
    texts = told(drawn(mesh.pack()))
    assert texts["Part"] == {1: ["Part 1"], 2: ["Part 2"]}
    assert "crouch height" in texts["Attributes"][1]
