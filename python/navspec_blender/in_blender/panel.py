"""The tab `navspec` of the sidebar of 3D views."""

from __future__ import annotations

import functools
from typing import Any

import bmesh
import bpy
from bpy.props import BoolProperty, IntProperty

from ..attributes import CHOICE, Value, format_value
from ..lanes import NAME as LANES_NAME
from .editing import CreateNetwork, SetAttributes
from .files import ExportNetwork, ImportNetwork
from .findings import CheckNetwork, find_marks, mark_text, show_mark
from .ground import DropToGround
from .lanes import HideLanes, ShowLanes, find_lanes
from .meshes import read_notes
from .networks import SOURCE, is_network
from .preferences import find_preferences
from .properties import (
    NamedAttribute,
    add_classes,
    describe_element,
    find_active,
    list_attributes,
    list_settable,
    read_value,
    values_of,
)

ICONS = {"error": "CANCEL", "warning": "ERROR", "info": "INFO"}


class _Panel:
    bl_space_type = "VIEW_3D"
    bl_region_type = "UI"
    bl_category = "navspec"


class NAVSPEC_PT_network(_Panel, bpy.types.Panel):  # noqa: N801 - Blender wants such names
    """The active object, and operators for it"""

    bl_label = "Network"

    def draw(self, context: bpy.types.Context) -> None:
        """Show facts and buttons."""
        layout, item = self.layout, context.object
        if is_network(item):
            facts = read_notes(item.data).get("facts", {})
            layout.label(text=f"{facts['format']} {facts['variant']}" if facts else "drawn roads")
            layout.label(text=f"{len(item.data.vertices):,} nodes, {len(item.data.edges):,} lines")
            if SOURCE in item:
                layout.label(text=item[SOURCE], icon="FILE_FOLDER")
        else:
            layout.operator(CreateNetwork.bl_idname)
        layout.operator_context = "INVOKE_DEFAULT"
        layout.operator(ImportNetwork.bl_idname, icon="IMPORT")
        layout.operator(ExportNetwork.bl_idname, icon="EXPORT")
        if is_network(item):
            layout.operator(DropToGround.bl_idname, icon="TRIA_DOWN_BAR")


class NAVSPEC_PT_lanes(_Panel, bpy.types.Panel):  # noqa: N801 - as above
    """Lanes and directions, and their colours"""

    bl_label = "Lanes"

    def draw(self, context: bpy.types.Context) -> None:
        """Show buttons and the colours of values, which can be changed."""
        layout, item = self.layout, find_lanes(context.scene)
        layout.operator_menu_enum(ShowLanes.bl_idname, "column", text="Show lanes, coloured by")
        if item is None:
            return
        layout.operator(HideLanes.bl_idname, icon="HIDE_ON")
        for slot in item.material_slots:
            layout.prop(slot.material, "diffuse_color", text=slot.material.name.removeprefix(f"{LANES_NAME}: "))


class NAVSPEC_PT_attributes(_Panel, bpy.types.Panel):  # noqa: N801 - as above
    """Attributes of the active vertex or edge; setting one sets it for all selected elements"""

    bl_label = "Attributes"

    @classmethod
    def poll(cls, context: bpy.types.Context) -> bool:
        """Return whether a network is being edited."""
        return SetAttributes.poll(context)

    def draw(self, context: bpy.types.Context) -> None:
        """Show widgets for attributes that can be set, and on request the values of the others."""
        layout, mesh = self.layout, context.object.data
        layout.operator_context = "INVOKE_DEFAULT"
        layout.operator(SetAttributes.bl_idname, text="Set for selected...", icon="GREASEPENCIL")
        edited = bmesh.from_edit_mesh(mesh)
        active = find_active(edited)
        if active is None:
            layout.label(text="Click a vertex or an edge")
            return
        domain, element = active
        layout.label(text=describe_element(edited, domain, element))
        properties = values_of(mesh)
        if properties is None:
            # Blender lets nobody add classes while it draws.
            bpy.app.timers.register(functools.partial(_add_classes, mesh.name))
            return
        for attribute in list_settable(mesh, edited, domain, element):
            _draw_value(layout, properties, attribute, read_value(edited, attribute, element))
        layout.prop(context.scene, "navspec_show_derived")
        for attribute in list_attributes(mesh) if context.scene.navspec_show_derived else ():
            if attribute.domain == domain and attribute.note.get("derived"):
                _draw_text(layout, attribute, read_value(edited, attribute, element))


def _draw_value(layout: Any, properties: Any, attribute: NamedAttribute, value: Value | None) -> None:
    """Show a widget; text for a number without a name, which a list of names cannot show."""
    if value is None or (attribute.widget == CHOICE and str(value) not in attribute.note["names"]):
        _draw_text(layout, attribute, value)
    else:
        layout.prop(properties, attribute.name, text=attribute.label)


def _draw_text(layout: Any, attribute: NamedAttribute, value: Value | None) -> None:
    row = layout.row()
    row.label(text=attribute.name)
    row.label(text="" if value is None else format_value(value, attribute.note))


def _add_classes(name: str) -> None:
    """Make the properties of a mesh, and show them."""
    mesh = bpy.data.meshes.get(name)
    if mesh is None:
        return
    add_classes(mesh)
    for window in bpy.context.window_manager.windows:
        for area in window.screen.areas:
            area.tag_redraw()


class NAVSPEC_UL_findings(bpy.types.UIList):  # noqa: N801 - as above
    """Findings that have a place"""

    def draw_item(self, _context, layout, mesh, _item, _icon, _active, _property, index) -> None:  # type: ignore[no-untyped-def]
        """Show severity, code and message."""
        text = f"{mark_text(mesh, 'code', index)}: {mark_text(mesh, 'message', index)}"
        layout.label(text=text, icon=ICONS.get(mark_text(mesh, "severity", index), "DOT"))


class NAVSPEC_PT_findings(_Panel, bpy.types.Panel):  # noqa: N801 - as above
    """Findings of the last check"""

    bl_label = "Findings"

    def draw(self, context: bpy.types.Context) -> None:
        """Show the list, and the message of the active finding."""
        layout, item = self.layout, find_marks(context.scene)
        layout.operator(CheckNetwork.bl_idname, icon="CHECKMARK")
        preferences = find_preferences(context)
        if preferences is not None:
            layout.prop(preferences, "base")
        if item is None:
            return
        layout.template_list("NAVSPEC_UL_findings", "", item.data, "vertices", context.scene, "navspec_finding")
        for line in _wrapped(mark_text(item.data, "message", context.scene.navspec_finding)):
            layout.label(text=line)


def _wrapped(text: str, width: int = 48) -> list[str]:
    import textwrap

    return textwrap.wrap(text, width)


def _look(scene: Any, context: bpy.types.Context) -> None:
    """Move the view to the finding that was chosen in the list."""
    item = find_marks(scene)
    if item is not None and scene.navspec_finding < len(item.data.vertices):
        show_mark(context, item, scene.navspec_finding)


def register() -> None:
    """Add to scenes the number of the active finding, and whether derived attributes are shown."""
    bpy.types.Scene.navspec_finding = IntProperty(name="Finding", min=0, update=_look)
    bpy.types.Scene.navspec_show_derived = BoolProperty(
        name="Computed values", description="Show values that follow from others, and scratch values of the game"
    )


def unregister() -> None:
    """Remove them."""
    del bpy.types.Scene.navspec_show_derived
    del bpy.types.Scene.navspec_finding


CLASSES = (NAVSPEC_PT_network, NAVSPEC_PT_attributes, NAVSPEC_PT_lanes, NAVSPEC_UL_findings, NAVSPEC_PT_findings)
