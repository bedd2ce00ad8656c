"""The guide of Blender, followed with Blender's own operators, in the mode in which it leaves its reader."""

from __future__ import annotations

import itertools
from pathlib import Path
from types import ModuleType
from typing import Any

import bmesh
import pytest

import navspec
from blender.scenes import exported, imported, leave

BENDS = ((-760, -310, 30), (-600, -200, 31))


def active_mesh(bpy: ModuleType) -> Any:
    """The mesh that is being edited, with tables of its parts."""
    edited = bmesh.from_edit_mesh(bpy.context.object.data)
    edited.verts.ensure_lookup_table()
    edited.edges.ensure_lookup_table()
    return edited


def click(bpy: ModuleType, place: Any, *, extend: bool = False) -> None:
    """Click a vertex, with Shift to extend what is selected."""
    edited = active_mesh(bpy)
    (vertex,) = [vertex for vertex in edited.verts if (vertex.co - vector_of(place)).length < 0.01]
    if not extend:
        bpy.ops.mesh.select_all(action="DESELECT")
        edited = active_mesh(bpy)
        vertex = edited.verts[vertex.index]
    vertex.select_set(True)
    edited.select_history.add(vertex)
    bmesh.update_edit_mesh(bpy.context.object.data)


def vector_of(place: Any) -> Any:
    """A place as Blender has it."""
    from mathutils import Vector

    return Vector(place)


def extrude(bpy: ModuleType, start: Any, end: Any) -> None:
    """Press E and move to a place."""
    step = tuple(b - a for a, b in zip(start, end, strict=True))
    bpy.ops.mesh.extrude_region_move(TRANSFORM_OT_translate={"value": step})


def draw_road(bpy: ModuleType, start: Any, end: Any) -> None:
    """Follow the part `Draw` of the guide, and stay in edit mode."""
    from navspec_blender.in_blender.properties import draft_of

    item = bpy.data.objects["city vehicle"]
    for second in bpy.context.selected_objects:
        second.select_set(False)
    item.select_set(True)
    bpy.context.view_layer.objects.active = item
    bpy.ops.object.mode_set(mode="EDIT")
    bpy.ops.mesh.select_mode(type="VERT")
    click(bpy, start)
    for one, second in zip((start, *BENDS), BENDS, strict=False):
        extrude(bpy, one, second)
    click(bpy, BENDS[-1])
    click(bpy, end, extend=True)
    bpy.ops.mesh.edge_face_add()
    bpy.ops.mesh.select_mode(type="VERT")
    for place in BENDS:
        click(bpy, place, extend=place != BENDS[0])
    assert bpy.ops.navspec.drop_to_ground() == {"FINISHED"}
    # The key 2: edges, of which those of the road are clicked.
    bpy.ops.mesh.select_mode(type="EDGE")
    bpy.ops.mesh.select_all(action="DESELECT")
    edited = active_mesh(bpy)
    road = [vector_of(place) for place in (start, *BENDS, end)]
    for edge in edited.edges:
        ends = [vertex.co for vertex in edge.verts]
        for pair in itertools.pairwise(road):
            if all(any((place - second).length < 0.01 for second in ends) for place in pair):
                edge.select_set(True)
                edited.select_history.add(edge)
    bmesh.update_edit_mesh(item.data)
    assert sum(edge.select for edge in edited.edges) == 3
    draft = draft_of(bpy.context, item.data)
    draft.value_lanes, draft.value_lanes_back = 2, 1
    assert bpy.ops.navspec.set_attributes() == {"FINISHED"}


@pytest.mark.usefixtures("preferences")
def test_a_road_is_drawn_checked_and_exported_in_edit_mode(bpy: ModuleType, city: Path, tmp_path: Path) -> None:
    cars = navspec.graph(city, kind="vehicle")
    start, end = (cars.position[cars.row(name)].tolist() for name in ("26/5", "27/21"))
    assert {item.name for item in imported(city)} == {"city vehicle", "city boat", "city ped"}
    bpy.context.preferences.addons["navspec_blender"].preferences.base = str(city)
    assert bpy.ops.navspec.show_lanes() == {"FINISHED"}
    draw_road(bpy, start, end)
    assert bpy.ops.navspec.check() == {"FINISHED"}
    assert bpy.context.mode == "EDIT_MESH"
    assert "error" not in bpy.data.texts["navspec findings"].as_string()
    output = exported(tmp_path / "new")
    leave()
    assert exported(tmp_path / "again") == output
    report = navspec.check(tmp_path / "new")
    assert (report.severities.get("error", 0), report.severities.get("warning", 0)) == (0, 0)
    graph = navspec.graph(tmp_path / "new", kind="vehicle")
    rows = [graph.nearest(place) for place in (start, *BENDS, end)]
    lanes = dict(zip(zip(graph.source.tolist(), graph.target.tolist(), strict=True), graph.edges["lanes"], strict=True))
    existing = [int(lanes[pair]) for pair in itertools.pairwise(rows)]
    back = [int(lanes[pair[::-1]]) for pair in itertools.pairwise(rows)]
    assert (existing, back) == ([2, 2, 2], [1, 1, 1])
