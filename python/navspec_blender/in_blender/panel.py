"""The tab `navspec` of the sidebar of 3D views."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import bmesh
import bpy
from bpy.props import IntProperty

from ..values import told
from ..wires import EDGE, OWN, POINT
from .checking import CheckNetwork
from .editing import MakeNetwork, SetAttribute
from .exporting import ExportNetwork
from .importing import ImportNetwork
from .marks import attribute, marks, show
from .meshes import notes_of
from .networks import SOURCE, is_network

LAYERS = {"INT": "int", "FLOAT": "float", "BOOLEAN": "bool", "STRING": "string"}
"""What holds the attributes of a type while a mesh is being edited; nothing does those of yes and no in Blender 4.2."""
ICONS = {"error": "CANCEL", "warning": "ERROR", "info": "INFO"}


class _Panel:
    bl_space_type = "VIEW_3D"
    bl_region_type = "UI"
    bl_category = "navspec"


class NAVSPEC_PT_network(_Panel, bpy.types.Panel):  # noqa: N801 - Blender wants such names
    """What the active object is, and what can be done with it"""

    bl_label = "Network"

    def draw(self, context: bpy.types.Context) -> None:
        """Facts and buttons."""
        layout, item = self.layout, context.object
        if is_network(item):
            facts = notes_of(item.data).get("facts", {})
            layout.label(text=f"{facts['format']} {facts['variant']}" if facts else "drawn roads")
            layout.label(text=f"{len(item.data.vertices):,} nodes, {len(item.data.edges):,} lines")
            if SOURCE in item:
                layout.label(text=item[SOURCE], icon="FILE_FOLDER")
        else:
            layout.operator(MakeNetwork.bl_idname)
        layout.operator_context = "INVOKE_DEFAULT"
        layout.operator(ImportNetwork.bl_idname, icon="IMPORT")
        layout.operator(ExportNetwork.bl_idname, icon="EXPORT")


class NAVSPEC_PT_attributes(_Panel, bpy.types.Panel):  # noqa: N801 - as above
    """What is known of the active vertex or edge"""

    bl_label = "Attributes"

    @classmethod
    def poll(cls, context: bpy.types.Context) -> bool:
        """Whether a network is being edited."""
        return SetAttribute.poll(context)

    def draw(self, context: bpy.types.Context) -> None:
        """Each with a button to change it, for all that is selected."""
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
        """Severity, code and message."""
        text = f"{attribute(mesh, 'code', index)}: {attribute(mesh, 'message', index)}"
        layout.label(text=text, icon=ICONS.get(attribute(mesh, "severity", index), "DOT"))


class NAVSPEC_PT_findings(_Panel, bpy.types.Panel):  # noqa: N801 - as above
    """What is wrong, and where"""

    bl_label = "Findings"

    def draw(self, context: bpy.types.Context) -> None:
        """The list, and the message of the active one."""
        layout, item = self.layout, marks(context.scene)
        layout.operator(CheckNetwork.bl_idname, icon="CHECKMARK")
        if item is None:
            return
        layout.template_list("NAVSPEC_UL_findings", "", item.data, "vertices", context.scene, "navspec_finding")
        for line in _wrapped(attribute(item.data, "message", context.scene.navspec_finding)):
            layout.label(text=line)


def active_attributes(mesh: bpy.types.Mesh) -> Iterator[tuple[str, str]]:
    """Names and values of the active vertex or edge of a mesh that is being edited."""
    edited = bmesh.from_edit_mesh(mesh)
    active = edited.select_history.active
    if not isinstance(active, bmesh.types.BMVert | bmesh.types.BMEdge):
        return
    domain, elements = (POINT, edited.verts) if isinstance(active, bmesh.types.BMVert) else (EDGE, edited.edges)
    notes = notes_of(mesh).get(domain, {})
    for held in mesh.attributes:
        if held.domain != domain or held.name in OWN or held.name not in notes:
            continue
        layers = getattr(elements.layers, LAYERS[held.data_type], {})
        if held.name in layers.keys():  # noqa: SIM118 - layers are no mapping
            yield held.name, told(active[layers[held.name]], notes[held.name])


def _wrapped(text: str, width: int = 48) -> list[str]:
    import textwrap

    return textwrap.wrap(text, width)


def _look(scene: Any, context: bpy.types.Context) -> None:
    """Look at the finding that was chosen in the list."""
    item = marks(scene)
    if item is not None and scene.navspec_finding < len(item.data.vertices):
        show(context, item, scene.navspec_finding)


def register() -> None:
    """Which finding is the active one belongs to the scene."""
    bpy.types.Scene.navspec_finding = IntProperty(name="Finding", min=0, update=_look)


def unregister() -> None:
    """Take it away."""
    del bpy.types.Scene.navspec_finding


CLASSES = (NAVSPEC_PT_network, NAVSPEC_PT_attributes, NAVSPEC_UL_findings, NAVSPEC_PT_findings)
