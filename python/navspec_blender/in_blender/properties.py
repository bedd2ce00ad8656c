"""Properties of Blender for the attributes of a network: lists of names, check boxes, numbers with their limits.

Blender has properties only as parts of classes, so that every set of attributes has two classes, which are made when they
are first needed: `values` are those of the active element, and setting one sets it for all selected elements; a `draft`
are values that a dialog has not set yet.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import bmesh
import bpy
from bpy.props import BoolProperty, EnumProperty, FloatProperty, IntProperty, PointerProperty, StringProperty

from navspec import NavspecError
from navspec.graphs.graph import BACK

from ..attributes import (
    BOOLEAN,
    CHOICE,
    DECIMAL_NUMBER,
    TEXT,
    WHOLE_NUMBER,
    Note,
    Value,
    choose_widget,
    format_value,
    parse_value,
    set_word,
)
from ..plans import read_roadway
from ..wires import EDGE, ID, OWN, POINT, SET
from .meshes import NOTES, read_notes
from .networks import is_network

NAMES = {POINT: (ID,), EDGE: ("from", "to")}
"""Attributes that identify a node or line of the files; elements without them are new."""
LAYERS = {"INT": "int", "FLOAT": "float", "BOOLEAN": "bool", "STRING": "string"}
"""Layers of attributes while a mesh is being edited, by type of attribute; Blender 4.2 has none for booleans."""
LARGEST = 2**31 - 1
"""Largest whole number that a property can have."""


class NamedAttribute(NamedTuple):
    """An attribute of vertices (domain POINT) or edges (EDGE) of a network, with its type in Blender."""

    name: str
    domain: str
    note: Note
    data_type: str

    @property
    def widget(self) -> str:
        """The widget that shows it."""
        return choose_widget(self.note, self.data_type)

    @property
    def label(self) -> str:
        """Its name, with its unit."""
        unit = self.note.get("unit", "none")
        return self.name if unit == "none" else f"{self.name} ({unit})"


def list_attributes(mesh: bpy.types.Mesh) -> list[NamedAttribute]:
    """Return the attributes of a network that its users see, without the names of elements."""
    notes = read_notes(mesh)
    hidden = {*OWN, *NAMES[POINT], *NAMES[EDGE]}
    return [
        NamedAttribute(name, domain, note, mesh.attributes[name].data_type)
        for domain in NAMES
        for name, note in notes.get(domain, {}).items()
        if name not in hidden and name in mesh.attributes
    ]


# Elements: those of a mesh that is being edited are valid as long as Python has its `BMesh`.


def find_active(edited: bmesh.types.BMesh) -> tuple[str, Any] | None:
    """Return domain and element of the active vertex or edge."""
    active = edited.select_history.active
    if isinstance(active, bmesh.types.BMVert):
        return POINT, active
    return (EDGE, active) if isinstance(active, bmesh.types.BMEdge) else None


def describe_element(edited: bmesh.types.BMesh, domain: str, element: Any) -> str:
    """Return the name of a vertex or an edge: of a node, or of both ends."""
    layers = _elements(edited, domain).layers.string
    names = [element[layers[name]].decode() for name in NAMES[domain] if name in layers.keys()]  # noqa: SIM118
    noun = "Node" if domain == POINT else "Line"
    return f"{noun} {' to '.join(names)}" if any(names) else f"New {noun.lower()}"


def iter_selected(edited: bmesh.types.BMesh, domain: str) -> Iterator[Any]:
    """Yield the selected vertices or edges."""
    return (element for element in _elements(edited, domain) if element.select)


def read_value(edited: bmesh.types.BMesh, attribute: NamedAttribute, element: Any) -> Value | None:
    """Return an attribute of an element; None if this Blender does not give it."""
    layer = _find_layer(edited, attribute)
    return None if layer is None else element[layer]


def list_settable(mesh: bpy.types.Mesh, edited: bmesh.types.BMesh, domain: str, element: Any) -> list[NamedAttribute]:
    """Return the attributes of an element that can be set: lanes and lights only where the kind of the element has lanes."""
    attributes = [attribute for attribute in list_attributes(mesh) if attribute.domain == domain]
    hidden: set[str] = set()
    roadway = read_roadway(read_notes(mesh))
    kind = next((attribute for attribute in attributes if attribute.note["column"] == "kind"), None)
    if roadway is not None and kind is not None:
        word = kind.note["names"].get(str(read_value(edited, kind, element)))
        hidden = set() if word in roadway.kinds else {roadway.lanes, roadway.light}
    return [
        attribute
        for attribute in attributes
        if not attribute.note.get("derived") and attribute.note["column"].removesuffix(BACK) not in hidden
    ]


def write_selected(context: bpy.types.Context, attribute: NamedAttribute, value: Value) -> int:
    """Set an attribute of all selected elements of the networks that are being edited; return their number."""
    count = 0
    for item in context.objects_in_mode_unique_data:
        edited = bmesh.from_edit_mesh(item.data) if is_network(item) else None
        if edited is not None and _find_layer(edited, attribute) is not None:
            count += _write_elements(edited, attribute, value)
            bmesh.update_edit_mesh(item.data, loop_triangles=False, destructive=False)
    return count


def _write_elements(edited: bmesh.types.BMesh, attribute: NamedAttribute, value: Value) -> int:
    texts = _elements(edited, attribute.domain).layers.string
    if SET[attribute.domain] not in texts.keys():  # noqa: SIM118 - layers are no mapping
        texts.new(SET[attribute.domain])
    # New layers move the others.
    intended = texts[SET[attribute.domain]]
    ids = [texts[name] for name in NAMES[attribute.domain] if name in texts.keys()]  # noqa: SIM118
    layer, count = _find_layer(edited, attribute), 0
    for element in iter_selected(edited, attribute.domain):
        element[layer] = value
        if not any(element[id_layer] for id_layer in ids):
            words = set_word(element[intended].decode(), attribute.name, is_in=not value)
            element[intended] = words.encode()
        count += 1
    return count


def _elements(edited: bmesh.types.BMesh, domain: str) -> Any:
    return edited.verts if domain == POINT else edited.edges


def _find_layer(edited: bmesh.types.BMesh, attribute: NamedAttribute) -> Any:
    layers = getattr(_elements(edited, attribute.domain).layers, LAYERS.get(attribute.data_type, ""), None)
    return None if layers is None else layers.get(attribute.name)


# Classes


def values_of(mesh: bpy.types.Mesh) -> Any:
    """Return the properties of the active element of a mesh, each named after its attribute; None before `add_classes`."""
    return getattr(mesh, _class_name(mesh), None)


def draft_of(context: bpy.types.Context, mesh: bpy.types.Mesh) -> Any:
    """Return the properties of a dialog: for each attribute `value_` and its name, and `use_` for whether it is set."""
    return getattr(context.window_manager, _class_name(mesh))


def add_classes(mesh: bpy.types.Mesh) -> None:
    """Make the classes for the attributes of a mesh, if there are none."""
    name = _class_name(mesh)
    if name in _CLASSES:
        return
    values: dict[str, Any] = {}
    draft: dict[str, Any] = {}
    for attribute in list_attributes(mesh):
        make = _PROPERTIES[attribute.widget]
        values[attribute.name] = make(attribute, get=_make_get(attribute), set=_make_set(attribute))
        draft[f"value_{attribute.name}"] = make(attribute, update=_make_update(attribute))
        draft[f"use_{attribute.name}"] = BoolProperty(name="Set", description=f"Set {attribute.name}")
    for owner, properties in ((bpy.types.Mesh, values), (bpy.types.WindowManager, draft)):
        class_ = type(f"{owner.__name__}_{name}", (bpy.types.PropertyGroup,), {"__annotations__": properties})
        bpy.utils.register_class(class_)
        setattr(owner, name, PointerProperty(type=class_))
        _CLASSES.setdefault(name, []).append((owner, class_))


def unregister() -> None:
    """Remove all classes."""
    for name, classes in _CLASSES.items():
        for owner, class_ in classes:
            delattr(owner, name)
            bpy.utils.unregister_class(class_)
    _CLASSES.clear()


_CLASSES: dict[str, list[tuple[type, type]]] = {}


def _class_name(mesh: bpy.types.Mesh) -> str:
    digest = hashlib.blake2b(str(mesh.get(NOTES, "")).encode(), digest_size=6).hexdigest()
    return f"navspec_{digest}"


def _make_get(attribute: NamedAttribute) -> Callable[[Any], Any]:
    def get(group: Any) -> Any:
        """Return the value of the active element as its property has it."""
        edited = bmesh.from_edit_mesh(group.id_data) if group.id_data.is_editmode else None
        active = find_active(edited) if edited else None
        value = read_value(edited, attribute, active[1]) if active and active[0] == attribute.domain else None
        return _DEFAULTS[attribute.widget] if value is None else to_property(attribute, value)

    return get


def _make_set(attribute: NamedAttribute) -> Callable[[Any, Any], None]:
    def set_value(group: Any, value: Any) -> None:
        """Set the attribute of all selected elements; text that is not a value changes nothing."""
        if not group.id_data.is_editmode:
            return
        try:
            write_selected(bpy.context, attribute, from_property(attribute, value))
        except NavspecError:
            return

    return set_value


def _make_update(attribute: NamedAttribute) -> Callable[[Any, bpy.types.Context], None]:
    def tick(draft: Any, _context: bpy.types.Context) -> None:
        """Note that a value of a dialog was chosen."""
        setattr(draft, f"use_{attribute.name}", True)

    return tick


_DEFAULTS: dict[str, Any] = {CHOICE: 0, WHOLE_NUMBER: 0, BOOLEAN: False, DECIMAL_NUMBER: 0.0, TEXT: ""}


def to_property(attribute: NamedAttribute, value: Value) -> Any:
    """Return a value of an attribute as its property has it; of named ones their number."""
    if attribute.widget == TEXT:
        return format_value(value, attribute.note)
    return bool(value) if attribute.widget == BOOLEAN else value


def from_property(attribute: NamedAttribute, value: Any) -> Value:
    """Return a value of a property as the attribute has it, within its limits; raises `NavspecError` for text that does
    not fit.
    """
    if attribute.widget == TEXT:
        return parse_value(value, attribute.widget, attribute.note)
    if attribute.widget in (WHOLE_NUMBER, DECIMAL_NUMBER) and "limits" in attribute.note:
        low, high, _step = attribute.note["limits"]
        return type(value)(min(max(value, low), high))
    return value


def _describe(attribute: NamedAttribute) -> dict[str, str]:
    return {"name": attribute.label, "description": " ".join(attribute.note.get("doc", "").split())}


def _choice(attribute: NamedAttribute, **functions: Callable[..., Any]) -> Any:
    """Return a property with a list of names; of equal names the first counts."""
    numbers: dict[str, int] = {}
    for number, name in attribute.note["names"].items():
        numbers.setdefault(name, int(number))
    items = [(name, name, "", number) for name, number in numbers.items() if name]
    return EnumProperty(items=items, **_describe(attribute), **functions)


def _whole_number(attribute: NamedAttribute, **functions: Callable[..., Any]) -> Any:
    low, high, *_step = attribute.note.get("limits", (-LARGEST - 1, LARGEST))
    limits = {"min": max(int(low), -LARGEST - 1), "max": min(int(high), LARGEST)}
    return IntProperty(**limits, **_describe(attribute), **functions)


def _decimal_number(attribute: NamedAttribute, **functions: Callable[..., Any]) -> Any:
    limits = dict(zip(("min", "max"), attribute.note.get("limits", ()), strict=False))
    return FloatProperty(precision=3, **limits, **_describe(attribute), **functions)


def _boolean(attribute: NamedAttribute, **functions: Callable[..., Any]) -> Any:
    return BoolProperty(**_describe(attribute), **functions)


def _text(attribute: NamedAttribute, **functions: Callable[..., Any]) -> Any:
    return StringProperty(**_describe(attribute), **functions)


_PROPERTIES = {
    CHOICE: _choice,
    BOOLEAN: _boolean,
    WHOLE_NUMBER: _whole_number,
    DECIMAL_NUMBER: _decimal_number,
    TEXT: _text,
}
