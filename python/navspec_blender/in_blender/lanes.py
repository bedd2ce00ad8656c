"""Lanes and directions of the networks of a scene, as an object with a material for each value."""

from __future__ import annotations

from typing import Any, ClassVar

import bpy
import numpy as np
from bpy.app.handlers import persistent
from bpy.props import EnumProperty

from navspec import NavspecError
from navspec.graphs.graph import BACK

from ..attributes import BOOLEAN, CHOICE, WHOLE_NUMBER
from ..lanes import MAX_COLOURS, NAME, LaneSurfaces, build_lanes
from .meshes import object_mode
from .networks import find_target, is_network, network_objects, read_plan
from .properties import list_attributes

LANES = "navspec_lanes"
"""Property of the object with the lanes: the column that gives the colours."""
DEFAULT = "kind"
"""Column that gives the colours if none is chosen; all networks have it."""


def find_lanes(scene: bpy.types.Scene) -> bpy.types.Object | None:
    """Return the object with the lanes of a scene."""
    return next((item for item in scene.objects if LANES in item), None)


def put_lanes(surfaces: LaneSurfaces, column: str, scene: bpy.types.Scene) -> None:
    """Show lanes instead of those of earlier."""
    mesh = bpy.data.meshes.new(NAME)
    mesh.vertices.add(len(surfaces.points))
    mesh.vertices.foreach_set("co", surfaces.points.ravel())
    mesh.loops.add(len(surfaces.corners))
    mesh.loops.foreach_set("vertex_index", surfaces.corners)
    mesh.polygons.add(len(surfaces.materials))
    mesh.polygons.foreach_set("loop_start", surfaces.offsets[:-1])
    used = np.unique(surfaces.materials)
    for number in used.tolist():
        name, colour = list(surfaces.colours.items())[number]
        mesh.materials.append(_material(f"{NAME}: {name}", [value / 255 for value in colour]))
    mesh.polygons.foreach_set("material_index", np.searchsorted(used, surfaces.materials).astype(np.int32))
    mesh.update(calc_edges=True)
    item = find_lanes(scene)
    if item is None:
        item = bpy.data.objects.new(NAME, mesh)
        item.hide_select = True
        scene.collection.objects.link(item)
    else:
        old, item.data = item.data, mesh
        bpy.data.meshes.remove(old)
    item[LANES] = column


def _material(name: str, colour: list[float]) -> bpy.types.Material:
    """Return a material, with the colour that its user gave it; colours of files are linear."""
    material = bpy.data.materials.get(name)
    if material is None:
        material = bpy.data.materials.new(name)
        material.diffuse_color = (*(value**2.2 for value in colour), 1)
        for node in material.node_tree.nodes if material.node_tree else ():
            if "Base Color" in node.inputs:
                node.inputs["Base Color"].default_value = material.diffuse_color
    return material


def update_lanes(context: bpy.types.Context, column: str = "") -> None:
    """Show the lanes of the networks of a scene as they are; not in edit mode. Raises `NavspecError`, for example without
    networks.
    """
    item = find_lanes(context.scene)
    column = column or (item[LANES] if item else DEFAULT)
    plan = read_plan(network_objects(context, selected=False))
    target = find_target(plan)
    put_lanes(build_lanes(plan, column, target[0].kind if target else ""), column, context.scene)


def _columns(_self: Any, context: bpy.types.Context) -> list[tuple[str, str, str]]:
    """Return the columns that can give colours; they are kept in a list because Blender does not keep the texts."""
    names = {DEFAULT: None}
    for item in network_objects(context, selected=False) if context else ():
        for attribute in list_attributes(item.data) if is_network(item) else ():
            low, high, *_step = attribute.note.get("limits", (0, MAX_COLOURS))
            has_few = attribute.widget in (CHOICE, BOOLEAN) or (
                attribute.widget == WHOLE_NUMBER and high - low < MAX_COLOURS
            )
            if has_few and not attribute.note.get("derived") and not attribute.name.endswith(BACK):
                names[attribute.note["column"]] = None
    _COLUMNS[:] = [(name, name, "") for name in names]
    return _COLUMNS


_COLUMNS: list[tuple[str, str, str]] = []


class ShowLanes(bpy.types.Operator):
    """Show a strip for every lane, with an arrow in its direction, in colours by the values of an attribute"""

    bl_idname = "navspec.show_lanes"
    bl_label = "Show Lanes"
    bl_options: ClassVar = {"REGISTER", "UNDO"}

    column: EnumProperty(name="Colours by", items=_columns)

    @classmethod
    def poll(cls, context: bpy.types.Context) -> bool:
        """Return whether there is a network."""
        return bool(network_objects(context, selected=False))

    def execute(self, context: bpy.types.Context) -> set[str]:
        """Show the lanes as they are now."""
        try:
            with object_mode(context):
                update_lanes(context, self.column)
        except NavspecError as error:
            self.report({"ERROR"}, str(error))
            return {"CANCELLED"}
        return {"FINISHED"}


class HideLanes(bpy.types.Operator):
    """Remove the lanes from the scene"""

    bl_idname = "navspec.hide_lanes"
    bl_label = "Hide Lanes"
    bl_options: ClassVar = {"REGISTER", "UNDO"}

    @classmethod
    def poll(cls, context: bpy.types.Context) -> bool:
        """Return whether lanes are shown."""
        return find_lanes(context.scene) is not None

    def execute(self, context: bpy.types.Context) -> set[str]:
        """Remove them."""
        item = find_lanes(context.scene)
        if item is None:
            return {"CANCELLED"}
        bpy.data.meshes.remove(item.data)
        return {"FINISHED"}


@persistent
def follow_edits(scene: bpy.types.Scene, _depsgraph: Any = None) -> None:
    """Show lanes as they are when their user leaves edit mode."""
    context = bpy.context
    if scene != context.scene:
        return
    is_editing = context.mode == "EDIT_MESH"
    has_left, _EDITED[scene.name] = _EDITED.get(scene.name, False) and not is_editing, is_editing
    if has_left and find_lanes(scene) is not None:
        try:
            update_lanes(context)
        except NavspecError:
            # A network that cannot be read, such as one of two formats, keeps the lanes that it had.
            return


_EDITED: dict[str, bool] = {}


def register() -> None:
    """Follow edits."""
    bpy.app.handlers.depsgraph_update_post.append(follow_edits)


def unregister() -> None:
    """Follow them no longer."""
    bpy.app.handlers.depsgraph_update_post.remove(follow_edits)


CLASSES = (ShowLanes, HideLanes)
