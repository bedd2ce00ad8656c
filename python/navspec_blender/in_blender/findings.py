"""Checks of networks, and marks of findings in the scene."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

import bpy
import numpy as np
from bpy.props import IntProperty, StringProperty

import navspec
from navspec import NavspecError
from navspec.records.networks import Compiled
from navspec.records.report import Report

from ..findings import NAME, Message, build_marks, collect_messages, format_messages
from .meshes import object_mode, put_wire
from .networks import AS_DRAWN, SOURCE, find_target, network_objects, read_plan
from .preferences import find_base

MARKS = "navspec_findings"
"""Property of the object with the marks."""
NEAR = 40.0
"""Distance of the view from a mark, in units."""


def put_marks(messages: Sequence[Message], refused: Sequence[str], scene: bpy.types.Scene) -> None:
    """Put a vertex at each finding, and all messages into a text; earlier marks are removed."""
    old = find_marks(scene)
    if old is not None:
        bpy.data.meshes.remove(old.data)
    text = bpy.data.texts.get(NAME) or bpy.data.texts.new(NAME)
    text.from_string(format_messages(messages, refused))
    wire = build_marks(messages)
    if len(wire.points):
        item = put_wire(wire, NAME, scene.collection)
        item.show_in_front = True
        item[MARKS] = True


def find_marks(scene: bpy.types.Scene) -> bpy.types.Object | None:
    """Return the object with the marks of a scene."""
    return next((object_ for object_ in scene.objects if MARKS in object_), None)


def mark_text(mesh: bpy.types.Mesh, name: str, row: int) -> str:
    """Return an attribute of a mark; empty while the marks are being edited."""
    data = mesh.attributes[name].data if name in mesh.attributes else ()
    return data[row].value.decode(errors="replace") if row < len(data) else ""


def show_mark(context: bpy.types.Context, item: bpy.types.Object, row: int) -> None:
    """Select only one mark, and move the cursor and the views there."""
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


class CheckNetwork(bpy.types.Operator):
    """Check the networks of the scene: paths as they would be exported, meshes as they were imported"""

    bl_idname = "navspec.check"
    bl_label = "Check"
    bl_options: ClassVar = {"REGISTER", "UNDO"}

    base: StringProperty(
        name="Base",
        description="Folder or archive with all files of a map that the roads belong to. Default: that of the preferences",
        subtype="FILE_PATH",
        options={"SKIP_SAVE"},
    )

    @classmethod
    def poll(cls, context: bpy.types.Context) -> bool:
        """Return whether there is a network."""
        return bool(network_objects(context, selected=False))

    def execute(self, context: bpy.types.Context) -> set[str]:
        """Check, and put marks."""
        try:
            with object_mode(context):
                base = bpy.path.abspath(self.base) or find_base(context)
                record = _checked(network_objects(context, selected=False), base)
                messages = collect_messages(record)
                put_marks(messages, record.refused if isinstance(record, Compiled) else (), context.scene)
        except (NavspecError, OSError) as error:
            self.report({"ERROR"}, str(error))
            return {"CANCELLED"}
        errors = sum(message.severity == "error" for message in messages)
        text = f"{errors:,} errors, {len(messages) - errors:,} other findings"
        where = f", against the base {Path(base).name}" if base and isinstance(record, Compiled) else ""
        self.report({"WARNING" if errors else "INFO"}, text + where)
        return {"FINISHED"}


class ShowFinding(bpy.types.Operator):
    """Select the mark of a finding and look at it"""

    bl_idname = "navspec.show_finding"
    bl_label = "Show Finding"
    bl_options: ClassVar = {"REGISTER", "UNDO"}

    row: IntProperty(min=0)

    @classmethod
    def poll(cls, context: bpy.types.Context) -> bool:
        """Return whether there are marks."""
        return find_marks(context.scene) is not None

    def execute(self, context: bpy.types.Context) -> set[str]:
        """Select the mark, and move the cursor and the views there."""
        item = find_marks(context.scene)
        if item is None or self.row >= len(item.data.vertices):
            return {"CANCELLED"}
        show_mark(context, item, self.row)
        return {"FINISHED"}


def _checked(objects: list[bpy.types.Object], base: str) -> Report | Compiled:
    """Return the result of compilation, into a base if there is one, or a check of the imported files if nothing compiles
    their format.
    """
    plan = read_plan(objects)
    target = find_target(plan)
    if target is None:
        return navspec.check(list(dict.fromkeys(object_[SOURCE] for object_ in objects if SOURCE in object_)))
    return navspec.compile(plan, to=None if base else target[1], base=base or None, spacing=AS_DRAWN)


CLASSES = (CheckNetwork, ShowFinding)
