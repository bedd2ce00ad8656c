"""Attributes of the selected vertices and edges, and networks that begin with nothing."""

from __future__ import annotations

import json
from typing import ClassVar

import bpy
import numpy as np
from bpy.props import EnumProperty, StringProperty

from navspec import NavspecError

from ..columns import Note
from ..values import Value, parsed, with_word
from ..wires import EDGE, ID, OWN, POINT, SET, blank
from .meshes import NOTES, TYPES, notes_of, object_mode, put_attributes
from .networks import is_network

NAMES = {POINT: (ID,), EDGE: ("from", "to")}
"""Attributes that say which node or line of the files something is; nothing else is new."""


class SetAttribute(bpy.types.Operator):
    """Give all selected vertices or edges a value"""

    bl_idname = "navspec.set_attribute"
    bl_label = "Set Attribute"
    bl_options: ClassVar = {"REGISTER", "UNDO"}

    attribute: StringProperty(name="Attribute")
    value: StringProperty(name="Value", description="A number, a name, yes or no")

    @classmethod
    def poll(cls, context: bpy.types.Context) -> bool:
        """Whether a network is being edited."""
        return context.mode == "EDIT_MESH" and is_network(context.object)

    def invoke(self, context: bpy.types.Context, _event: bpy.types.Event) -> set[str]:
        """Ask for the value."""
        return context.window_manager.invoke_props_dialog(self)

    def draw(self, context: bpy.types.Context) -> None:
        """The value, with the names that it can have."""
        layout, mesh = self.layout, context.object.data
        layout.prop_search(self, "attribute", mesh, "attributes")
        layout.prop(self, "value")
        note = note_of(mesh, self.attribute)
        for name in note.get("names", {}).values():
            layout.label(text=name, icon="DOT")
        if note.get("doc"):
            layout.label(text=note["doc"].split(". ")[0])

    def execute(self, context: bpy.types.Context) -> set[str]:
        """Set it."""
        mesh = context.object.data
        held = mesh.attributes.get(self.attribute)
        if held is None or held.domain not in NAMES or held.data_type not in TYPES.values() or self.attribute in OWN:
            self.report({"ERROR"}, f"There is no attribute {self.attribute!r} of vertices or edges")
            return {"CANCELLED"}
        try:
            value = parsed(self.value, held.data_type, note_of(mesh, self.attribute))
        except NavspecError as error:
            self.report({"ERROR"}, str(error))
            return {"CANCELLED"}
        domain = held.domain
        with object_mode(context):
            count = _set(mesh, self.attribute, domain, value)
        self.report({"INFO"}, f"{count:,} have {self.attribute} {self.value}")
        return {"FINISHED"}


class MakeNetwork(bpy.types.Operator):
    """Give a mesh of vertices and edges the attributes of a path network: its edges are roads, and whatever is drawn in it"""

    bl_idname = "navspec.make_network"
    bl_label = "Make Path Network"
    bl_options: ClassVar = {"REGISTER", "UNDO"}

    kind: EnumProperty(
        name="For", items=[(each, each.title(), "") for each in ("vehicle", "boat", "ped")], default="vehicle"
    )

    @classmethod
    def poll(cls, context: bpy.types.Context) -> bool:
        """Whether there is a mesh that is none."""
        item = context.object
        return context.mode == "OBJECT" and item is not None and item.type == "MESH" and not is_network(item)

    def execute(self, context: bpy.types.Context) -> set[str]:
        """Add the attributes."""
        mesh, wire = context.object.data, blank()
        for domain, held in ((POINT, wire.point), (EDGE, wire.edge)):
            put_attributes(mesh, domain, {name: each for name, each in held.items() if name not in mesh.attributes})
        mesh[NOTES] = json.dumps(wire.notes)
        for name in ("kind", "edge_kind"):
            number = parsed(self.kind, "INT", note_of(mesh, name))
            for each in mesh.attributes[name].data:
                each.value = number
        return {"FINISHED"}


def note_of(mesh: bpy.types.Mesh, name: str) -> Note:
    """What is known of an attribute of a mesh."""
    notes = notes_of(mesh)
    return next((notes[domain][name] for domain in NAMES if name in notes.get(domain, {})), {})


def _set(mesh: bpy.types.Mesh, name: str, domain: str, value: Value) -> int:
    """Set an attribute of all that is selected; how many that is."""
    elements = mesh.vertices if domain == POINT else mesh.edges
    is_selected = np.zeros(len(elements), bool)
    elements.foreach_get("select", is_selected)
    rows = np.flatnonzero(is_selected).tolist()
    if SET[domain] not in mesh.attributes:
        mesh.attributes.new(SET[domain], "STRING", domain)
    held, said = mesh.attributes[name].data, mesh.attributes[SET[domain]].data
    ids = [mesh.attributes[each].data for each in NAMES[domain]]
    for row in rows:
        held[row].value = value
        if not any(id_[row].value for id_ in ids):
            said[row].value = with_word(said[row].value.decode(), name, is_in=not value).encode()
    return len(rows)


CLASSES = (SetAttribute, MakeNetwork)
