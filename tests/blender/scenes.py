"""What tests do in Blender, as its users do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import bmesh
import bpy


def imported(path: Path) -> list[Any]:
    """Objects of what is imported."""
    before = set(bpy.data.objects)
    assert bpy.ops.import_scene.navspec(filepath=f"{path}/" if path.is_dir() else str(path)) == {"FINISHED"}
    return [object_ for object_ in bpy.data.objects if object_ not in before]


def exported(folder: Path, **options: Any) -> dict[str, bytes]:
    """Files by their names in small letters."""
    assert bpy.ops.export_scene.navspec(directory=str(folder), **options) == {"FINISHED"}
    return files_in(folder)


def files_in(folder: Path) -> dict[str, bytes]:
    return {path.name.lower(): path.read_bytes() for path in folder.iterdir()}


def drawn(*points: tuple[float, float, float], name: str = "road") -> Any:
    """A line of vertices and edges, the active object."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points, [(value, value + 1) for value in range(len(points) - 1)], [])
    item = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(item)
    activate(item)
    return item


def activate(item: Any) -> None:
    for selected_object in bpy.context.selected_objects:
        selected_object.select_set(False)
    bpy.context.view_layer.objects.active = item
    item.select_set(True)


def edit(item: Any) -> Any:
    """Edit an object, with nothing selected; its mesh as it is edited."""
    activate(item)
    bpy.ops.object.mode_set(mode="EDIT")
    bpy.ops.mesh.select_all(action="DESELECT")
    edited = bmesh.from_edit_mesh(item.data)
    for part in (edited.verts, edited.edges):
        part.ensure_lookup_table()
    return edited


def leave() -> None:
    bpy.ops.object.mode_set(mode="OBJECT")


def texts(mesh: Any, name: str) -> list[str]:
    return [element.value.decode() for element in mesh.attributes[name].data]


def numbers(mesh: Any, name: str) -> list[Any]:
    return [element.value for element in mesh.attributes[name].data]
