"""Marks of findings in the scene."""

from __future__ import annotations

from collections.abc import Sequence

import bpy
import numpy as np

from ..findings import NAME, Said, marks_of, text_of
from .meshes import put_wire

NEAR = 40.0
"""How far from a mark the view stands, in units."""


def put_marks(said: Sequence[Said], refused: Sequence[str], scene: bpy.types.Scene) -> None:
    """Put a vertex where something was found, and everything into a text; what was there before goes."""
    old = marks(scene)
    if old is not None:
        bpy.data.meshes.remove(old.data)
    text = bpy.data.texts.get(NAME) or bpy.data.texts.new(NAME)
    text.from_string(text_of(said, refused))
    wire = marks_of(said)
    if len(wire.points):
        item = put_wire(wire, NAME, scene.collection)
        item.show_in_front = True
        item["navspec_findings"] = True


def marks(scene: bpy.types.Scene) -> bpy.types.Object | None:
    """The object with the marks of a scene."""
    return next((object_ for object_ in scene.objects if "navspec_findings" in object_), None)


def attribute(mesh: bpy.types.Mesh, name: str, row: int) -> str:
    """What a mark says; nothing while the marks are being edited."""
    data = mesh.attributes[name].data if name in mesh.attributes else ()
    return data[row].value.decode(errors="replace") if row < len(data) else ""


def show(context: bpy.types.Context, item: bpy.types.Object, row: int) -> None:
    """Select a mark alone, and put the cursor and the views there."""
    if context.mode != "OBJECT":
        bpy.ops.object.mode_set(mode="OBJECT")
    for selected_object in context.selected_objects:
        selected_object.select_set(False)
    item.select_set(True)
    context.view_layer.objects.active = item
    selected = np.zeros(len(item.data.vertices), bool)
    selected[row] = True
    item.data.vertices.foreach_set("select", selected)
    place = item.matrix_world @ item.data.vertices[row].co
    context.scene.cursor.location = place
    for area in context.screen.areas if context.screen else ():
        if area.type == "VIEW_3D":
            view = area.spaces.active.region_3d
            view.view_location, view.view_distance = place, NEAR
