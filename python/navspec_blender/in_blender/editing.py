"""Operators: set attributes of selected vertices and edges, and create networks."""

from __future__ import annotations

import json
from typing import ClassVar

import bpy
import numpy as np
from bpy.props import EnumProperty, StringProperty

from navspec import NavspecError

from ..attributes import Note, Value, parse_value, set_word
from ..wires import EDGE, ID, OWN, POINT, SET, blank_wire
from .meshes import NOTES, TYPES, object_mode, put_attributes, read_notes
from .networks import is_network

NAMES = {POINT: (ID,), EDGE: ("from", "to")}
"""Attributes that identify a node or line of the files; elements without them are new."""


class SetAttribute(bpy.types.Operator):
    """Set an attribute of all selected vertices or edges"""

    bl_idname = "navspec.set_attribute"
    bl_label = "Set Attribute"
    bl_options: ClassVar = {"REGISTER", "UNDO"}

    attribute: StringProperty(name="Attribute")
    value: StringProperty(name="Value", description="A number, a name, yes or no")

    @classmethod
    def poll(cls, context: bpy.types.Context) -> bool:
        """Return whether a network is being edited."""
        return context.mode == "EDIT_MESH" and is_network(context.object)

    def invoke(self, context: bpy.types.Context, _event: bpy.types.Event) -> set[str]:
        """Show a dialog for the value."""
        return context.window_manager.invoke_props_dialog(self)

    def draw(self, context: bpy.types.Context) -> None:
        """Show the value, and the names that it can have."""
        layout, mesh = self.layout, context.object.data
        layout.prop_search(self, "attribute", mesh, "attributes")
        layout.prop(self, "value")
        note = find_note(mesh, self.attribute)
        for name in note.get("names", {}).values():
            layout.label(text=name, icon="DOT")
        if note.get("doc"):
            layout.label(text=note["doc"].split(". ")[0])

    def execute(self, context: bpy.types.Context) -> set[str]:
        """Set the attribute."""
        mesh = context.object.data
        target = mesh.attributes.get(self.attribute)
        if (
            target is None
            or target.domain not in NAMES
            or target.data_type not in TYPES.values()
            or self.attribute in OWN
        ):
            self.report({"ERROR"}, f"There is no attribute {self.attribute!r} of vertices or edges")
            return {"CANCELLED"}
        try:
            value = parse_value(self.value, target.data_type, find_note(mesh, self.attribute))
        except NavspecError as error:
            self.report({"ERROR"}, str(error))
            return {"CANCELLED"}
        domain = target.domain
        with object_mode(context):
            count = _set_selected(mesh, self.attribute, domain, value)
        self.report({"INFO"}, f"{count:,} have {self.attribute} {self.value}")
        return {"FINISHED"}


class CreateNetwork(bpy.types.Operator):
    """Add the attributes of a path network to a mesh: its edges become roads, also those drawn later"""

    bl_idname = "navspec.make_network"
    bl_label = "Make Path Network"
    bl_options: ClassVar = {"REGISTER", "UNDO"}

    kind: EnumProperty(
        name="For",
        items=[(kind_name, kind_name.title(), "") for kind_name in ("vehicle", "boat", "ped")],
        default="vehicle",
    )

    @classmethod
    def poll(cls, context: bpy.types.Context) -> bool:
        """Return whether the active object is a mesh without a network."""
        item = context.object
        return context.mode == "OBJECT" and item is not None and item.type == "MESH" and not is_network(item)

    def execute(self, context: bpy.types.Context) -> set[str]:
        """Add the attributes."""
        mesh, wire = context.object.data, blank_wire()
        for domain, attributes in ((POINT, wire.point), (EDGE, wire.edge)):
            put_attributes(
                mesh, domain, {name: values for name, values in attributes.items() if name not in mesh.attributes}
            )
        mesh[NOTES] = json.dumps(wire.notes)
        for name in ("kind", "edge_kind"):
            number = parse_value(self.kind, "INT", find_note(mesh, name))
            for element in mesh.attributes[name].data:
                element.value = number
        return {"FINISHED"}


def find_note(mesh: bpy.types.Mesh, name: str) -> Note:
    """Return the metadata of an attribute of a mesh."""
    notes = read_notes(mesh)
    return next((notes[domain][name] for domain in NAMES if name in notes.get(domain, {})), {})


def _set_selected(mesh: bpy.types.Mesh, name: str, domain: str, value: Value) -> int:
    """Set an attribute of all selected elements; return their number."""
    elements = mesh.vertices if domain == POINT else mesh.edges
    is_selected = np.zeros(len(elements), bool)
    elements.foreach_get("select", is_selected)
    rows = np.flatnonzero(is_selected).tolist()
    if SET[domain] not in mesh.attributes:
        mesh.attributes.new(SET[domain], "STRING", domain)
    values, intended = mesh.attributes[name].data, mesh.attributes[SET[domain]].data
    ids = [mesh.attributes[id_name].data for id_name in NAMES[domain]]
    for row in rows:
        values[row].value = value
        if not any(id_[row].value for id_ in ids):
            intended[row].value = set_word(intended[row].value.decode(), name, is_in=not value).encode()
    return len(rows)


CLASSES = (SetAttribute, CreateNetwork)
