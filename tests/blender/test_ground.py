"""Vertices drop to the surfaces of the visible meshes of a scene."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import bmesh
import pytest

from blender.scenes import activate, drawn, edit, leave


def ground(bpy: ModuleType, height: float, *, low: float = -50, high: float = 50, name: str = "ground") -> Any:
    """A square of the ground."""
    corners = [(low, low, 0), (high, low, 0), (high, high, 0), (low, high, 0)]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(corners, [], [(0, 1, 2, 3)])
    item = bpy.data.objects.new(name, mesh)
    item.location.z = height
    bpy.context.scene.collection.objects.link(item)
    bpy.context.view_layer.update()
    return item


def heights(road: Any) -> list[float]:
    return [round(vertex.co.z, 4) for vertex in road.data.vertices]


def network(bpy: ModuleType, *points: tuple[float, float, float]) -> Any:
    road = drawn(*points)
    bpy.ops.navspec.make_network()
    return road


def test_vertices_fall_or_rise_to_the_nearest_surface(bpy: ModuleType) -> None:
    ground(bpy, 5)
    ground(bpy, 20, name="bridge")
    road = network(bpy, (0, 0, 8), (10, 0, 18), (20, 0, 0), (30, 0, 90))
    assert bpy.ops.navspec.drop_to_ground() == {"FINISHED"}
    assert heights(road) == [5, 20, 5, 20]


def test_only_selected_vertices_move_in_edit_mode(bpy: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    ground(bpy, 5)
    road = network(bpy, (0, 0, 8), (10, 0, 8), (200, 0, 8))
    edited = edit(road)
    for row in (1, 2):
        edited.verts[row].select_set(True)
    bmesh.update_edit_mesh(road.data)
    assert bpy.ops.navspec.drop_to_ground(height=0.5) == {"FINISHED"}
    assert bpy.context.mode == "EDIT_MESH"
    leave()
    assert heights(road) == [8, 5.5, 8]
    assert "1 vertices are on the ground; 1 have no surface below or above them" in capsys.readouterr().out


def test_invisible_objects_and_networks_are_not_ground(bpy: ModuleType) -> None:
    ground(bpy, 5)
    hidden = ground(bpy, 7)
    hidden.hide_set(True)
    road = network(bpy, (0, 0, 8), (10, 0, 8))
    bpy.ops.navspec.show_lanes()
    activate(road)
    assert bpy.ops.navspec.drop_to_ground() == {"FINISHED"}
    assert heights(road) == [5, 5]


def test_moved_networks_and_modified_meshes_have_their_places_in_the_scene(bpy: ModuleType) -> None:
    item = ground(bpy, 5, low=0, high=10)
    array = item.modifiers.new("array", "ARRAY")
    array.count, array.relative_offset_displace = 3, (1, 0, 0)
    road = network(bpy, (0, 0, 8), (10, 0, 8))
    road.location = (15, 5, 1)
    bpy.context.view_layer.update()
    assert bpy.ops.navspec.drop_to_ground() == {"FINISHED"}
    assert heights(road) == [4, 4]


def test_instances_are_ground(bpy: ModuleType) -> None:
    item = ground(bpy, 0)
    collection = bpy.data.collections.new("model")
    bpy.context.scene.collection.objects.unlink(item)
    collection.objects.link(item)
    instance = bpy.data.objects.new("instance", None)
    instance.instance_type, instance.instance_collection = "COLLECTION", collection
    instance.location = (1000, 0, 33)
    bpy.context.scene.collection.objects.link(instance)
    bpy.context.view_layer.update()
    road = network(bpy, (1000, 0, 8), (1010, 0, 8))
    assert bpy.ops.navspec.drop_to_ground() == {"FINISHED"}
    assert heights(road) == [33, 33]


def test_a_scene_without_ground_changes_nothing(bpy: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    road = network(bpy, (0, 0, 8), (10, 0, 8))
    assert bpy.ops.navspec.drop_to_ground() == {"FINISHED"}
    assert heights(road) == [8, 8]
    assert "0 vertices are on the ground; 2 have no surface" in capsys.readouterr().out
