"""Heights of the ground for vertices of a network: of the visible meshes of the scene."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

import bpy
import numpy as np
from bpy.props import FloatProperty

from navspec import NavspecError
from navspec.graphs.surfaces import find_surface_heights

from ..attributes import Array
from .findings import MARKS
from .lanes import LANES
from .meshes import object_mode
from .networks import is_network, is_outlines


class DropToGround(bpy.types.Operator):
    """Give the selected vertices the height of the nearest surface below or above them: of all visible meshes. In object
    mode take all vertices of the selected networks"""

    bl_idname = "navspec.drop_to_ground"
    bl_label = "Drop to Ground"
    bl_options: ClassVar = {"REGISTER", "UNDO"}

    height: FloatProperty(name="Height", description="Height above the surface, in units", default=0.0)

    @classmethod
    def poll(cls, context: bpy.types.Context) -> bool:
        """Return whether the active object is a network."""
        return context.mode in ("EDIT_MESH", "OBJECT") and is_network(context.object)

    def execute(self, context: bpy.types.Context) -> set[str]:
        """Move the vertices; those without a surface stay where they are."""
        is_editing = context.mode == "EDIT_MESH"
        items = [item for item in context.selected_objects if is_network(item)]
        try:
            with object_mode(context):
                selections = [(item, _selected_rows(item.data, is_all=not is_editing)) for item in items]
                places = [_world_points(item, rows) for item, rows in selections]
                everywhere = np.concatenate(places) if places else np.zeros((0, 3))
                heights = find_surface_heights(everywhere, _collect_triangles(context, everywhere))
                is_hit = ~np.isnan(heights)
                everywhere[is_hit, 2] = heights[is_hit] + self.height
                begins = np.cumsum([0, *map(len, places)])
                for (item, rows), begin, end in zip(selections, begins, begins[1:], strict=False):
                    _put_points(item, rows, everywhere[begin:end])
        except NavspecError as error:
            self.report({"ERROR"}, str(error))
            return {"CANCELLED"}
        missed = len(is_hit) - np.count_nonzero(is_hit)
        text = f"{np.count_nonzero(is_hit):,} vertices are on the ground"
        if missed:
            text += f"; {missed:,} have no surface below or above them, and stay where they are"
        self.report({"WARNING" if missed or not len(is_hit) else "INFO"}, text)
        return {"FINISHED"}


def _selected_rows(mesh: bpy.types.Mesh, *, is_all: bool) -> Array:
    is_selected = np.ones(len(mesh.vertices), bool)
    if not is_all:
        mesh.vertices.foreach_get("select", is_selected)
    return np.flatnonzero(is_selected)


def _world_points(item: bpy.types.Object, rows: Array) -> Array:
    return _transform(_points(item.data)[rows], np.array(item.matrix_world))


def _put_points(item: bpy.types.Object, rows: Array, places: Array) -> None:
    points = _points(item.data)
    points[rows] = _transform(places, np.linalg.inv(np.array(item.matrix_world)))
    item.data.vertices.foreach_set("co", points.astype(np.float32).ravel())
    item.data.update()


def _points(mesh: bpy.types.Mesh) -> Array:
    points = np.zeros(len(mesh.vertices) * 3, np.float32)
    mesh.vertices.foreach_get("co", points)
    return points.reshape(-1, 3).astype(np.float64)


def _transform(points: Array, matrix: Array) -> Array:
    return points @ matrix[:3, :3].T + matrix[:3, 3]


def _collect_triangles(context: bpy.types.Context, places: Array) -> Array:
    """Return the triangles of all visible meshes above or below some places, also those of instances; float64, shape
    (triangles, 3, 3).
    """
    if not len(places):
        return np.zeros((0, 3, 3))
    low, high = places[:, :2].min(axis=0), places[:, :2].max(axis=0)
    parts = [np.zeros((0, 3, 3))]
    for points, corners in _iter_meshes(context):
        triangles = points[corners]
        is_near = ((triangles[..., :2].max(axis=1) >= low) & (triangles[..., :2].min(axis=1) <= high)).all(axis=1)
        parts.append(triangles[is_near & np.isfinite(triangles).all(axis=(1, 2))])
    return np.concatenate(parts)


def _iter_meshes(context: bpy.types.Context) -> Iterator[tuple[Array, Array]]:
    """Yield the points of visible meshes in the scene, and the corners of their triangles."""
    for instance in context.evaluated_depsgraph_get().object_instances:
        item = instance.object
        if item.type != "MESH" or _is_ours(item.original) or not instance.show_self:
            continue
        mesh = item.to_mesh()
        mesh.calc_loop_triangles()
        corners = np.zeros(len(mesh.loop_triangles) * 3, np.int32)
        mesh.loop_triangles.foreach_get("vertices", corners)
        points = _transform(_points(mesh), np.array(instance.matrix_world))
        item.to_mesh_clear()
        if len(corners):
            yield points, corners.reshape(-1, 3)


def _is_ours(item: bpy.types.Object) -> bool:
    return is_network(item) or is_outlines(item) or LANES in item or MARKS in item


CLASSES = (DropToGround,)
