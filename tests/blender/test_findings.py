"""Findings are marks that can be selected."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest

from blender.scenes import drawn, imported, texts

NAME = "navspec findings"


def test_what_cannot_be_compiled_is_marked_and_nothing_written(bpy: ModuleType, tmp_path: Path) -> None:
    drawn((2990, 0, 10), (9000, 0, 10))
    bpy.ops.navspec.make_network()
    with pytest.raises(RuntimeError, match="Nothing is written"):
        bpy.ops.export_scene.navspec(directory=str(tmp_path / "out"))
    assert not (tmp_path / "out").exists()
    marks = bpy.data.objects[NAME].data
    assert "error" in texts(marks, "severity")
    assert any("outside the map" in text for text in texts(marks, "message"))
    assert "CANNOT_COMPILE" in bpy.data.texts[NAME].as_string()


def test_the_list_selects_a_mark_and_goes_there(bpy: ModuleType) -> None:
    drawn((2990, 0, 10), (9000, 0, 10))
    bpy.ops.navspec.make_network()
    assert bpy.ops.navspec.check() == {"FINISHED"}
    marks = bpy.data.objects[NAME]
    last = len(marks.data.vertices) - 1
    assert bpy.ops.navspec.show_finding(row=last) == {"FINISHED"}
    assert [vertex.select for vertex in marks.data.vertices] == [False] * last + [True]
    assert bpy.context.view_layer.objects.active == marks
    assert tuple(bpy.context.scene.cursor.location) == tuple(marks.data.vertices[last].co)
    bpy.context.scene.navspec_finding = 0
    assert marks.data.vertices[0].select


def test_a_second_check_takes_the_place_of_the_first(bpy: ModuleType, city: Path) -> None:
    drawn((2990, 0, 10), (9000, 0, 10))
    bpy.ops.navspec.make_network()
    bpy.ops.navspec.check()
    bpy.data.objects.remove(bpy.data.objects["road"])
    imported(city)
    bpy.ops.navspec.check()
    result = [object_ for object_ in bpy.data.objects if object_.name.startswith(NAME)]
    assert all("outside the map" not in text for item in result for text in texts(item.data, "message"))
    assert "0 findings" in bpy.data.texts[NAME].as_string() or result
