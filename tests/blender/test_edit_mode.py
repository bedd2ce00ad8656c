"""Check and export do the same in edit mode, where attributes have no values, as outside of it."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import Any

import bmesh
import pytest

from blender.scenes import drawn, edit, exported, files_in, imported, leave, numbers, texts

FINDINGS = "navspec findings"


def select(road: Any, *rows: int) -> None:
    """Select some vertices only, in edit mode, the last one as the active one."""
    edited = bmesh.from_edit_mesh(road.data)
    edited.verts.ensure_lookup_table()
    for vertex in edited.verts:
        vertex.select_set(vertex.index in rows)
    edited.select_history.add(edited.verts[rows[-1]])
    bmesh.update_edit_mesh(road.data)


def extend(road: Any) -> None:
    """Extrude two new vertices from the first one, and stay in edit mode."""
    edit(road)
    select(road, 0)
    for _ in range(2):
        import bpy

        bpy.ops.mesh.extrude_region_move(TRANSFORM_OT_translate={"value": (-7, -30, 0)})


def vehicles(objects: list[Any]) -> Any:
    return next(item for item in objects if item.name.endswith(" vehicle"))


def test_an_export_in_edit_mode_has_the_bytes_of_one_in_object_mode(
    bpy: ModuleType, city: Path, tmp_path: Path
) -> None:
    edit(vehicles(imported(city)))
    assert exported(tmp_path / "unchanged") == files_in(city)
    assert bpy.context.mode == "EDIT_MESH"
    leave()


def test_a_drawn_road_is_exported_in_edit_mode_as_in_object_mode(bpy: ModuleType, city: Path, tmp_path: Path) -> None:
    road = vehicles(imported(city))
    extend(road)
    in_edit_mode = exported(tmp_path / "edit", base=str(city))
    assert bpy.context.mode == "EDIT_MESH"
    assert sum(vertex.select for vertex in bmesh.from_edit_mesh(road.data).verts) == 1
    leave()
    assert exported(tmp_path / "object", base=str(city)) == in_edit_mode
    assert 0 < len(in_edit_mode) < 64


@pytest.mark.parametrize("is_extended", [False, True])
def test_a_check_in_edit_mode_finds_what_one_in_object_mode_does(
    bpy: ModuleType, city: Path, is_extended: bool
) -> None:
    road = vehicles(imported(city))
    edit(road)
    if is_extended:
        extend(road)
    assert bpy.ops.navspec.check() == {"FINISHED"}
    assert bpy.context.mode == "EDIT_MESH"
    in_edit_mode = bpy.data.texts[FINDINGS].as_string()
    leave()
    assert bpy.ops.navspec.check() == {"FINISHED"}
    assert bpy.data.texts[FINDINGS].as_string() == in_edit_mode


def test_what_is_refused_in_edit_mode_is_marked(bpy: ModuleType, tmp_path: Path) -> None:
    road = drawn((2990, 0, 10), (9000, 0, 10))
    bpy.ops.navspec.make_network()
    edit(road)
    assert bpy.ops.navspec.check() == {"FINISHED"}
    with pytest.raises(RuntimeError, match="Nothing is written"):
        bpy.ops.export_scene.navspec(directory=str(tmp_path / "out"))
    assert bpy.context.mode == "EDIT_MESH"
    assert any("outside the map" in text for text in texts(bpy.data.objects[FINDINGS].data, "message"))
    leave()


def test_marks_that_are_being_edited_are_replaced(bpy: ModuleType) -> None:
    drawn((2990, 0, 10), (9000, 0, 10))
    bpy.ops.navspec.make_network()
    bpy.ops.navspec.check()
    edit(bpy.data.objects[FINDINGS])
    assert bpy.ops.navspec.check() == {"FINISHED"}
    assert bpy.context.mode == "OBJECT"
    assert texts(bpy.data.objects[FINDINGS].data, "message")


def test_edits_are_undone_after_a_check_in_edit_mode(bpy: ModuleType, city: Path) -> None:
    road = vehicles(imported(city))
    count = len(road.data.vertices)
    edit(road)
    bpy.ops.ed.undo_push(message="begin")
    extend(road)
    bpy.ops.ed.undo_push(message="extrude")
    bpy.ops.navspec.check()
    bpy.ops.ed.undo_push(message="check")
    assert len(bmesh.from_edit_mesh(road.data).verts) == count + 2
    bpy.ops.ed.undo()
    bpy.ops.ed.undo()
    road = bpy.context.object
    assert len(bmesh.from_edit_mesh(road.data).verts) == count
    leave()


def test_several_objects_are_edited_at_once(bpy: ModuleType, city: Path, tmp_path: Path) -> None:
    objects = imported(city)
    for item in objects:
        item.select_set(True)
    bpy.ops.object.mode_set(mode="EDIT")
    assert len(bpy.context.objects_in_mode) == len(objects)
    assert exported(tmp_path / "out") == files_in(city)
    assert len(bpy.context.objects_in_mode) == len(objects)
    leave()


def test_attributes_that_were_set_are_undone(bpy: ModuleType, city: Path) -> None:
    from navspec_blender.in_blender.properties import values_of

    road = vehicles(imported(city))
    edit(road)
    select(road, 3)
    before = values_of(road.data).speed
    bpy.ops.ed.undo_push(message="select")
    assert bpy.ops.navspec.set_attributes(values="speed=fast density=2") == {"FINISHED"}
    bpy.ops.ed.undo_push(message="set")
    assert sum(vertex.select for vertex in bmesh.from_edit_mesh(road.data).verts) == 1
    bpy.ops.ed.undo()
    edited = bmesh.from_edit_mesh(bpy.context.object.data)
    assert (before, edited.select_history.active.index) == ("normal", 3)
    assert values_of(bpy.context.object.data).speed == "normal"
    leave()


def test_attributes_are_set_in_all_objects_that_are_edited(bpy: ModuleType, city: Path) -> None:
    objects = imported(city)
    for item in objects:
        item.select_set(True)
    bpy.ops.object.mode_set(mode="EDIT")
    bpy.ops.mesh.select_all(action="SELECT")
    assert bpy.ops.navspec.set_attributes(values="density=3") == {"FINISHED"}
    leave()
    assert {value for item in objects for value in numbers(item.data, "density")} == {3}
