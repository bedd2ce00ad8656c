"""Operators: set attributes of selected vertices and edges, and create networks."""

from __future__ import annotations

import json
import shlex
from collections.abc import Iterator
from typing import Any, ClassVar

import bmesh
import bpy
from bpy.props import EnumProperty, StringProperty

from navspec import NavspecError

from ..attributes import CHOICE, TEXT, parse_value
from ..wires import EDGE, POINT, blank_wire
from .meshes import NOTES, put_attributes
from .networks import is_network
from .properties import (
    NamedAttribute,
    add_classes,
    draft_of,
    find_active,
    iter_selected,
    list_attributes,
    list_settable,
    read_value,
    to_property,
    write_selected,
)

NOUNS = {POINT: ("vertex", "vertices"), EDGE: ("edge", "edges")}
"""Names of elements for users, one and several."""


class SetAttributes(bpy.types.Operator):
    """Set any number of attributes of all selected vertices and edges at once"""

    bl_idname = "navspec.set_attributes"
    bl_label = "Set Attributes"
    bl_options: ClassVar = {"REGISTER", "UNDO"}

    values: StringProperty(name="Values", description="Such as: lanes=2 lanes_back=0 speed=fast", options={"SKIP_SAVE"})

    @classmethod
    def poll(cls, context: bpy.types.Context) -> bool:
        """Return whether a network is being edited."""
        return context.mode == "EDIT_MESH" and is_network(context.object)

    def invoke(self, context: bpy.types.Context, _event: bpy.types.Event) -> set[str]:
        """Show a dialog with the values of the active elements, none of them chosen."""
        mesh = context.object.data
        add_classes(mesh)
        fill_draft(context, mesh)
        return context.window_manager.invoke_props_dialog(self, width=420)

    def draw(self, context: bpy.types.Context) -> None:
        """Show a tick and a value for every attribute of the selected elements, or the values that were set."""
        if self.values:
            self.layout.prop(self, "values")
            return
        draw_draft(self.layout, context, context.object.data)

    def execute(self, context: bpy.types.Context) -> set[str]:
        """Set the attributes, all of them or none."""
        mesh = context.object.data
        try:
            if not self.values:
                add_classes(mesh)
                self.values = _format_draft(context, mesh)
            pairs = list(_parse_pairs(mesh, self.values))
        except NavspecError as error:
            self.report({"ERROR"}, str(error))
            return {"CANCELLED"}
        if not pairs:
            self.report({"WARNING"}, "Nothing is set: tick the attributes to set")
            return {"CANCELLED"}
        counts = {attribute.domain: write_selected(context, attribute, value) for attribute, value in pairs}
        texts = [f"{count:,} {NOUNS[domain][count != 1]}" for domain, count in counts.items()]
        self.report({"INFO"}, f"Set for {' and '.join(texts)}: {self.values}")
        return {"FINISHED"}


def fill_draft(context: bpy.types.Context, mesh: bpy.types.Mesh) -> None:
    """Put the values of the active vertex and edge, or of the first selected ones, into the properties of the dialog."""
    draft, edited = draft_of(context, mesh), bmesh.from_edit_mesh(mesh)
    elements = _find_examples(edited)
    for attribute in list_attributes(mesh):
        element = elements.get(attribute.domain)
        value = None if element is None else read_value(edited, attribute, element)
        if value is not None:
            shown = to_property(attribute, value)
            shown = attribute.note["names"].get(str(shown), "") if attribute.widget == CHOICE else shown
            if shown != "" or attribute.widget == TEXT:
                setattr(draft, f"value_{attribute.name}", shown)
        setattr(draft, f"use_{attribute.name}", False)


def draw_draft(layout: Any, context: bpy.types.Context, mesh: bpy.types.Mesh) -> None:
    """Show the properties of the dialog for the selected elements; choosing a value ticks it."""
    draft, edited = draft_of(context, mesh), bmesh.from_edit_mesh(mesh)
    elements = _find_examples(edited)
    if not elements:
        layout.label(text="Select vertices or edges first")
    for domain, element in elements.items():
        count = sum(1 for _ in iter_selected(edited, domain))
        layout.label(text=f"{count:,} {NOUNS[domain][count != 1]}")
        for attribute in list_settable(mesh, edited, domain, element):
            row = layout.row()
            row.prop(draft, f"use_{attribute.name}", text="")
            row.prop(draft, f"value_{attribute.name}", text=attribute.label)


def _find_examples(edited: bmesh.types.BMesh) -> dict[str, Any]:
    """Return a selected element for each domain that has one: the active one if possible."""
    examples = {domain: next(iter_selected(edited, domain), None) for domain in NOUNS}
    active = find_active(edited)
    if active is not None and active[1].select:
        examples[active[0]] = active[1]
    return {domain: element for domain, element in examples.items() if element is not None}


def _format_draft(context: bpy.types.Context, mesh: bpy.types.Mesh) -> str:
    """Return the ticked values of the dialog as text."""
    draft, pairs = draft_of(context, mesh), []
    for attribute in list_attributes(mesh):
        if getattr(draft, f"use_{attribute.name}"):
            value = getattr(draft, f"value_{attribute.name}")
            pairs.append(f"{attribute.name}={value:g}" if isinstance(value, float) else f"{attribute.name}={value}")
    return shlex.join(pairs)


def _parse_pairs(mesh: bpy.types.Mesh, text: str) -> Iterator[tuple[NamedAttribute, Any]]:
    """Yield attributes and values of a text such as `lanes=2 speed=fast`; raises `NavspecError` if something is wrong."""
    attributes = {attribute.name: attribute for attribute in list_attributes(mesh)}
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise NavspecError(f"values: {error}") from error
    for word in words:
        name, is_pair, value = word.partition("=")
        if name not in attributes:
            raise NavspecError(f"There is no attribute {name!r} of vertices or edges")
        if not is_pair:
            raise NavspecError(f"{name}: add its value, as in {name}=1")
        yield attributes[name], parse_value(value, attributes[name].widget, attributes[name].note)


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
        for attribute in list_attributes(mesh):
            if attribute.note["column"] == "kind":
                number = parse_value(self.kind, attribute.widget, attribute.note)
                for element in mesh.attributes[attribute.name].data:
                    element.value = number
        add_classes(mesh)
        return {"FINISHED"}


CLASSES = (SetAttributes, CreateNetwork)
