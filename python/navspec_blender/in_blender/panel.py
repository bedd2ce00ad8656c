"""The tab `navspec` of the sidebar of 3D views."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import bmesh
import bpy
from bpy.props import IntProperty

from ..attributes import format_value
from ..wires import EDGE, OWN, POINT
from .editing import CreateNetwork, SetAttribute
from .files import ExportNetwork, ImportNetwork
from .findings import CheckNetwork, find_marks, mark_text, show_mark
from .meshes import read_notes
from .networks import SOURCE, is_network

LAYERS = {"INT": "int", "FLOAT": "float", "BOOLEAN": "bool", "STRING": "string"}
"""Layer types for attributes while a mesh is being edited; Blender 4.2 has none for booleans."""
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


class NAVSPEC_PT_attributes(_Panel, bpy.types.Panel):  # noqa: N801 - as above
    """Attributes of the active vertex or edge"""

    bl_label = "Attributes"

    @classmethod
    def poll(cls, context: bpy.types.Context) -> bool:
        """Return whether a network is being edited."""
        return SetAttribute.poll(context)

    def draw(self, context: bpy.types.Context) -> None:
        """Show each attribute with a button that changes it for all selected elements."""
        shown = list(active_attributes(context.object.data))
        if not shown:
            self.layout.label(text="Click a vertex or an edge")
        for name, text in shown:
            row = self.layout.row()
            row.label(text=name)
            row.label(text=text)
            row.operator(SetAttribute.bl_idname, text="", icon="GREASEPENCIL").attribute = name


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
        if item is None:
            return
        layout.template_list("NAVSPEC_UL_findings", "", item.data, "vertices", context.scene, "navspec_finding")
        for line in _wrapped(mark_text(item.data, "message", context.scene.navspec_finding)):
            layout.label(text=line)


def active_attributes(mesh: bpy.types.Mesh) -> Iterator[tuple[str, str]]:
    """Yield names and values of the active vertex or edge of a mesh that is being edited."""
    edited = bmesh.from_edit_mesh(mesh)
    active = edited.select_history.active
    if not isinstance(active, bmesh.types.BMVert | bmesh.types.BMEdge):
        return
    domain, elements = (POINT, edited.verts) if isinstance(active, bmesh.types.BMVert) else (EDGE, edited.edges)
    notes = read_notes(mesh).get(domain, {})
    for target in mesh.attributes:
        if target.domain != domain or target.name in OWN or target.name not in notes:
            continue
        layers = getattr(elements.layers, LAYERS[target.data_type], {})
        if target.name in layers.keys():  # noqa: SIM118 - layers are no mapping
            yield target.name, format_value(active[layers[target.name]], notes[target.name])


def _wrapped(text: str, width: int = 48) -> list[str]:
    import textwrap

    return textwrap.wrap(text, width)


def _look(scene: Any, context: bpy.types.Context) -> None:
    """Move the view to the finding that was chosen in the list."""
    item = find_marks(scene)
    if item is not None and scene.navspec_finding < len(item.data.vertices):
        show_mark(context, item, scene.navspec_finding)


def register() -> None:
    """Add the number of the active finding to scenes."""
    bpy.types.Scene.navspec_finding = IntProperty(name="Finding", min=0, update=_look)


def unregister() -> None:
    """Remove it."""
    del bpy.types.Scene.navspec_finding


CLASSES = (NAVSPEC_PT_network, NAVSPEC_PT_attributes, NAVSPEC_UL_findings, NAVSPEC_PT_findings)
