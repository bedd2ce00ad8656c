"""Networks in Blender: meshes with named attributes."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import bmesh
import bpy
import numpy as np

from navspec import NavspecError

from ..attributes import Array
from ..wires import EDGE, FACE, POINT, Faces, Wire

NOTES = "navspec"
"""Property of a mesh: notes on its attributes as JSON."""
OF_BLENDER = {
    "position", "material_index", "sharp_edge", "sharp_face", "crease_edge", "crease_vert", "bevel_weight_edge",
    "bevel_weight_vert", "uv_seam", "freestyle_edge", "freestyle_face",
}  # fmt: skip
"""Attributes that Blender creates itself."""
_HAS_BOOLEANS = hasattr(bmesh.types.BMLayerAccessVert, "bool")
"""Whether booleans can be read while a mesh is being edited; in Blender 4.2 they cannot."""
TYPES = {"i": "INT", "f": "FLOAT", "b": "BOOLEAN" if _HAS_BOOLEANS else "INT", "O": "STRING"}
"""Type of an attribute, by the kind of its values."""


@contextmanager
def object_mode(context: bpy.types.Context) -> Iterator[None]:
    """Leave edit mode, in which Blender does not give all attributes of a mesh, and enter it again afterwards."""
    is_editing = context.mode == "EDIT_MESH"
    if is_editing:
        bpy.ops.object.mode_set(mode="OBJECT")
    try:
        yield
    finally:
        if is_editing and context.object is not None:
            bpy.ops.object.mode_set(mode="EDIT")


def put_wire(wire: Wire, name: str, collection: bpy.types.Collection) -> bpy.types.Object:
    """Add an object with the vertices and edges of a network."""
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(len(wire.points))
    mesh.vertices.foreach_set("co", wire.points.ravel())
    mesh.edges.add(len(wire.edges))
    mesh.edges.foreach_set("vertices", np.ascontiguousarray(wire.edges, np.int32).ravel())
    put_attributes(mesh, POINT, wire.point)
    put_attributes(mesh, EDGE, wire.edge)
    mesh[NOTES] = json.dumps(wire.notes)
    return _add_object(mesh, collection)


def put_faces(faces: Faces, name: str, notes: Mapping[str, Any], collection: bpy.types.Collection) -> bpy.types.Object:
    """Add an object with the outlines of areas."""
    mesh = bpy.data.meshes.new(name)
    corners = len(faces.corners)
    mesh.vertices.add(corners)
    mesh.vertices.foreach_set("co", faces.corners.ravel())
    mesh.loops.add(corners)
    mesh.loops.foreach_set("vertex_index", np.arange(corners, dtype=np.int32))
    mesh.polygons.add(len(faces.offsets) - 1)
    mesh.polygons.foreach_set("loop_start", faces.offsets[:-1].astype(np.int32))
    mesh.update(calc_edges=True)
    put_attributes(mesh, FACE, faces.face)
    mesh[NOTES] = json.dumps({"facts": notes["facts"], FACE: notes[POINT]})
    return _add_object(mesh, collection)


def put_attributes(mesh: bpy.types.Mesh, domain: str, values: Mapping[str, Array]) -> None:
    """Add attributes to a mesh, of the types that the values have."""
    for name, column in values.items():
        target = mesh.attributes.new(name, TYPES[column.dtype.kind], domain)
        if target is None or target.name != name:
            raise NavspecError(f"Blender has another use for the attribute {name!r}")
        if column.dtype != object:
            is_integer = target.data_type == "INT"
            target.data.foreach_set("value", np.ascontiguousarray(column, np.int32 if is_integer else None))
            continue
        for row, text in enumerate(column.tolist()):
            if text:
                target.data[row].value = text.encode()


def read_wire(item: bpy.types.Object) -> Wire:
    """Return the vertices and edges of an object, imported or drawn, at their places in the scene.

    Raises `NavspecError` for an object in edit mode.
    """
    mesh = _require_mesh(item)
    points = np.zeros(len(mesh.vertices) * 3, np.float32)
    mesh.vertices.foreach_get("co", points)
    edges = np.zeros(len(mesh.edges) * 2, np.int32)
    mesh.edges.foreach_get("vertices", edges)
    points = _to_world(item, points.reshape(-1, 3))
    attributes = {domain: dict(_iter_attributes(mesh, domain)) for domain in (POINT, EDGE)}
    return Wire(item.name, points, edges.reshape(-1, 2), attributes[POINT], attributes[EDGE], read_notes(mesh))


def read_faces(item: bpy.types.Object) -> Faces:
    """Return the outlines of an object with areas; raises `NavspecError` for one in edit mode."""
    mesh = _require_mesh(item)
    points = np.zeros(len(mesh.vertices) * 3, np.float32)
    mesh.vertices.foreach_get("co", points)
    corners = np.zeros(len(mesh.loops), np.int32)
    mesh.loops.foreach_get("vertex_index", corners)
    counts = np.zeros(len(mesh.polygons), np.int32)
    mesh.polygons.foreach_get("loop_total", counts)
    points = _to_world(item, points.reshape(-1, 3))
    return Faces(points[corners], np.concatenate(([0], np.cumsum(counts))), dict(_iter_attributes(mesh, FACE)))


def read_notes(mesh: bpy.types.Mesh) -> dict[str, Any]:
    """Return the metadata of the attributes of a mesh; empty for a drawn one."""
    try:
        return json.loads(mesh.get(NOTES, "{}"))
    except (TypeError, ValueError):
        return {}


def _add_object(mesh: bpy.types.Mesh, collection: bpy.types.Collection) -> bpy.types.Object:
    item = bpy.data.objects.new(mesh.name, mesh)
    collection.objects.link(item)
    return item


def _require_mesh(item: bpy.types.Object) -> bpy.types.Mesh:
    """Return the mesh of an object; raises `NavspecError` in edit mode, in which attributes have no values."""
    if item.data.is_editmode:
        raise NavspecError(f"{item.name} is being edited in another window; leave edit mode there")
    return item.data


def _to_world(item: bpy.types.Object, points: Array) -> Array:
    matrix = np.array(item.matrix_world, np.float64)
    if np.array_equal(matrix, np.eye(4)):
        return points
    return (points @ matrix[:3, :3].T + matrix[:3, 3]).astype(np.float32)


def _iter_attributes(mesh: bpy.types.Mesh, domain: str) -> Iterator[tuple[str, Array]]:
    for attribute in mesh.attributes:
        if attribute.domain != domain or attribute.is_internal or attribute.name in OF_BLENDER:
            continue
        if attribute.data_type == "STRING":
            yield attribute.name, np.array([row.value.decode(errors="replace") for row in attribute.data], object)
        elif attribute.data_type in ("INT", "INT8", "FLOAT", "BOOLEAN"):
            kind = {"FLOAT": np.float32, "BOOLEAN": bool}.get(attribute.data_type, np.int32)
            values = np.zeros(len(attribute.data), kind)
            attribute.data.foreach_get("value", values)
            yield attribute.name, values
