"""Lanes are surfaces on the right of their road, with arrows in their direction, in colours of values."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from blender.scenes import drawn, edit, imported, leave
from builders import source_nav

NAME = "navspec lanes"


def road_of(bpy: ModuleType, values: str) -> Any:
    """A road from west to east with some values, and its lanes."""
    road = drawn((0, 0, 10), (100, 0, 10))
    bpy.ops.navspec.make_network()
    edit(road).edges[0].select_set(True)
    bpy.ops.navspec.set_attributes(values=values)
    leave()
    assert bpy.ops.navspec.show_lanes() == {"FINISHED"}
    return bpy.data.objects[NAME].data


def faces(mesh: Any, material: str) -> list[list[tuple[float, ...]]]:
    """Corners of the faces that have a material."""
    number = [entry.name for entry in mesh.materials].index(f"{NAME}: {material}")
    return [
        [tuple(mesh.vertices[vertex].co) for vertex in face.vertices]
        for face in mesh.polygons
        if face.material_index == number
    ]


def directions(mesh: Any) -> list[tuple[float, float]]:
    """Step from the base to the tip of each arrow, and its side: x and y."""
    arrows = faces(mesh, "direction")
    return [(round(tip[0] - left[0], 2), round((left[1] + right[1]) / 2, 2)) for tip, left, right in arrows]


def test_traffic_keeps_to_the_right(bpy: ModuleType) -> None:
    mesh = road_of(bpy, "lanes=2 lanes_back=1")
    assert sorted(directions(mesh)) == [(-6.48, 2.7), (6.48, -8.1), (6.48, -2.7)]
    halves = faces(mesh, "kind vehicle")
    assert len(halves) == 6
    assert all(abs(corner[2] - 10.3) < 1e-4 for face in halves for corner in face)
    # Seen from above, faces are not turned away.
    assert all(face.normal[2] > 0.99 for face in mesh.polygons)


def test_lanes_of_a_one_way_road_are_on_both_sides(bpy: ModuleType) -> None:
    mesh = road_of(bpy, "lanes=2 lanes_back=0")
    assert sorted(directions(mesh)) == [(6.48, -2.7), (6.48, 2.7)]
    mesh = road_of(bpy, "lanes=0 lanes_back=1")
    assert (-6.48, 0) in directions(mesh)


def test_one_direction_sets_both(bpy: ModuleType) -> None:
    assert sorted(directions(road_of(bpy, "lanes_back=2"))) == [(-6.48, 2.7), (-6.48, 8.1), (6.48, -8.1), (6.48, -2.7)]


def test_a_median_is_between_both_directions(bpy: ModuleType) -> None:
    mesh = road_of(bpy, "lanes=1 lanes_back=1 navi_path_width=3")
    assert sorted(directions(mesh)) == [(-6.48, 5.7), (6.48, -5.7)]


def test_footpaths_have_no_arrows(bpy: ModuleType) -> None:
    drawn((0, 0, 10), (100, 0, 10))
    bpy.ops.navspec.make_network(kind="ped")
    bpy.ops.navspec.show_lanes()
    mesh = bpy.data.objects[NAME].data
    assert [entry.name for entry in mesh.materials] == [f"{NAME}: kind ped"]
    assert len(mesh.polygons) == 2


def test_halves_have_the_colours_of_their_nodes(bpy: ModuleType, city: Path) -> None:
    imported(city)
    road = bpy.data.objects["city vehicle"]
    edited = edit(road)
    for vertex in edited.edges[0].verts:
        vertex.select_set(True)
        bpy.ops.navspec.set_attributes(values="speed=slow")
        break
    leave()
    assert bpy.ops.navspec.show_lanes(column="speed") == {"FINISHED"}
    mesh = bpy.data.objects[NAME].data
    assert {f"{NAME}: speed {word}" for word in ("slow", "normal")} <= {entry.name for entry in mesh.materials}
    assert 0 < len(faces(mesh, "speed slow")) < len(faces(mesh, "speed normal"))


def test_each_direction_has_the_colour_of_its_own_value(bpy: ModuleType) -> None:
    road_of(bpy, "lanes=2 lanes_back=1")
    assert bpy.ops.navspec.show_lanes(column="lanes") == {"FINISHED"}
    mesh = bpy.data.objects[NAME].data
    sides = {word: {corner[1] for face in faces(mesh, f"lanes {word}") for corner in face} for word in "12"}
    assert all(side > 0 for side in sides["1"])
    assert all(side < 0 for side in sides["2"])


def test_lanes_follow_edits_and_go(bpy: ModuleType) -> None:
    mesh = road_of(bpy, "lanes=1 lanes_back=1")
    assert len(directions(mesh)) == 2
    road = bpy.data.objects["road"]
    edit(road).edges[0].select_set(True)
    bpy.context.view_layer.update()
    bpy.ops.navspec.set_attributes(values="lanes=3")
    leave()
    bpy.context.view_layer.update()
    assert len(directions(bpy.data.objects[NAME].data)) == 4
    assert len([item for item in bpy.data.objects if item.name.startswith(NAME)]) == 1
    assert bpy.ops.navspec.hide_lanes() == {"FINISHED"}
    assert NAME not in bpy.data.objects


def test_lanes_are_shown_in_edit_mode_and_are_no_network(bpy: ModuleType, tmp_path: Path) -> None:
    road = drawn((0, 0, 10), (100, 0, 10))
    bpy.ops.navspec.make_network()
    edit(road)
    assert bpy.ops.navspec.show_lanes() == {"FINISHED"}
    assert bpy.context.mode == "EDIT_MESH"
    leave()
    assert bpy.ops.export_scene.navspec(directory=str(tmp_path / "out")) == {"FINISHED"}


def test_connections_of_meshes_have_arrows(bpy: ModuleType, tmp_path: Path) -> None:
    path = tmp_path / "a.nav"
    path.write_bytes(source_nav.mesh().pack())
    imported(path)
    assert bpy.ops.navspec.show_lanes() == {"FINISHED"}
    assert directions(bpy.data.objects[NAME].data)


def test_too_many_values_are_refused(bpy: ModuleType, city: Path) -> None:
    from navspec.errors import NavspecError
    from navspec_blender.in_blender.lanes import update_lanes

    imported(city)
    with pytest.raises(NavspecError, match="64 are the most that get a colour"):
        update_lanes(bpy.context, "id")
    with pytest.raises(NavspecError, match="no attribute 'colour'"):
        update_lanes(bpy.context, "colour")
