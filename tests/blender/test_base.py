"""A base in the preferences: checks and exports take the map that the roads are made for into account."""

from __future__ import annotations

import os
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import bmesh
import pytest

import navspec
from blender.scenes import drawn, edit, exported, imported, leave

FINDINGS = "navspec findings"


def short_road(bpy: ModuleType, city: Path) -> Any:
    """A road that begins at a node of the city."""
    graph = navspec.graph(city, kind="vehicle")
    x, y, z = graph.position[0].tolist()
    road = drawn((x, y, z), (x - 7, y - 60, z))
    bpy.ops.navspec.make_network()
    return road


def findings(bpy: ModuleType) -> str:
    assert bpy.ops.navspec.check() == {"FINISHED"}
    return bpy.data.texts[FINDINGS].as_string()


def test_a_road_is_checked_against_the_base_of_the_preferences(
    bpy: ModuleType, city: Path, preferences: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    road = short_road(bpy, city)
    road.data.vertices[0].co.z += 30
    assert "lower there" not in findings(bpy)
    preferences.base = str(city)
    assert "30 lower there" in findings(bpy)
    road.data.vertices[0].co.z -= 30
    capsys.readouterr()
    assert "error" not in findings(bpy)
    assert "against the base city" in capsys.readouterr().out


def test_a_base_of_the_operator_comes_first(bpy: ModuleType, city: Path, preferences: Any, tmp_path: Path) -> None:
    preferences.base = str(tmp_path / "nowhere")
    short_road(bpy, city)
    assert bpy.ops.navspec.check(base=str(city)) == {"FINISHED"}
    with pytest.raises(RuntimeError, match="nowhere"):
        bpy.ops.navspec.check()


def test_the_base_is_proposed_for_exports(bpy: ModuleType, city: Path, preferences: Any) -> None:
    from navspec_blender.in_blender.files import ExportNetwork

    preferences.base = str(city)
    window_manager = SimpleNamespace(fileselect_add=lambda operator: None)
    context = SimpleNamespace(window_manager=window_manager, preferences=bpy.context.preferences)
    operator = SimpleNamespace(base="")
    assert ExportNetwork.invoke(operator, context, None) == {"RUNNING_MODAL"}
    assert operator.base == str(city)


def test_the_sidebar_has_the_base(bpy: ModuleType, preferences: Any) -> None:
    from blender.test_panels import Layout
    from navspec_blender.in_blender.panel import NAVSPEC_PT_findings

    layout = Layout(bpy)
    NAVSPEC_PT_findings.draw(SimpleNamespace(layout=layout), bpy.context)
    assert "base" in layout.properties
    shown: list[str] = []
    type(preferences).draw(SimpleNamespace(layout=SimpleNamespace(prop=lambda _item, name: shown.append(name))), None)
    assert shown == ["base"]


def test_deleted_nodes_are_deleted_from_the_base_on_request(bpy: ModuleType, city: Path, tmp_path: Path) -> None:
    imported(city)
    road = bpy.data.objects["city vehicle"]
    edited = edit(road)
    edited.verts[0].select_set(True)
    bmesh.update_edit_mesh(road.data)
    bpy.ops.mesh.delete(type="VERT")
    leave()
    assert bpy.ops.export_scene.navspec(directory=str(tmp_path / "kept"), base=str(city)) == {"FINISHED"}
    assert not (tmp_path / "kept").exists()
    assert exported(tmp_path / "deleted", base=str(city), delete=True)


def test_an_extrusion_is_the_only_change(bpy: ModuleType, city: Path, tmp_path: Path) -> None:
    notes = _extrude_and_compile(bpy, city)
    assert notes
    assert not [note for note in notes if note.startswith("ignored")]


@pytest.mark.skipif("NAVSPEC_CORPUS" not in os.environ, reason="NAVSPEC_CORPUS is not set")
def test_an_extrusion_in_the_map_of_the_game_is_the_only_change(bpy: ModuleType, stock: Path) -> None:
    assert not [note for note in _extrude_and_compile(bpy, stock) if note.startswith("ignored")]


def _extrude_and_compile(bpy: ModuleType, folder: Path) -> list[str]:
    """Extrude one node of an imported map, and return the notes of merging the scene into the map."""
    from navspec_blender.in_blender.networks import AS_DRAWN, network_objects, read_plan

    road = next(item for item in imported(folder) if item.name.endswith(" vehicle"))
    edited = edit(road)
    edited.verts[100].select_set(True)
    bmesh.update_edit_mesh(road.data)
    bpy.ops.mesh.extrude_region_move(TRANSFORM_OT_translate={"value": (7, 20, 0)})
    leave()
    plan = read_plan(network_objects(bpy.context, selected=False))
    return list(navspec.compile(plan, base=folder, spacing=AS_DRAWN).notes)
