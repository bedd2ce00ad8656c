"""Meshes of other games: areas as faces, connections as edges."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import numpy as np

import navspec
from blender.scenes import activate, imported, numbers, texts
from builders import gta_img, gta_iv_paths, metroid_prime_path, source_nav


def two_areas() -> source_nav.Mesh:
    """Area 1 leads east to area 2, and not back."""
    areas = [
        source_nav.Area(1, 0, (0.0, 0.0, 8.0), (100.0, 50.0, 8.0), 8.0, 8.0, ((), (2,), (), ())),
        source_nav.Area(2, 0, (100.0, 0.0, 8.0), (200.0, 50.0, 8.0), 8.0, 8.0, ((), (), (), ())),
    ]
    return source_nav.Mesh(16, 0, "base", areas=areas)


def test_areas_are_faces_with_attributes(bpy: ModuleType, tmp_path: Path) -> None:
    path = tmp_path / "two.nav"
    path.write_bytes(two_areas().pack())
    lines, outlines = sorted(imported(path), key=lambda object_: object_.name)
    assert (lines.name, outlines.name) == ("two.nav area", "two.nav outlines")
    corners = [
        [tuple(outlines.data.vertices[vertex].co) for vertex in face.vertices] for face in outlines.data.polygons
    ]
    assert corners[0] == [(0, 0, 8), (100, 0, 8), (100, 50, 8), (0, 50, 8)]
    assert texts(outlines.data, "navspec_id") == ["1", "2"]
    assert outlines.data.attributes["crouch"].domain == "FACE"
    assert [tuple(vertex.co) for vertex in lines.data.vertices] == [(50, 25, 8), (150, 25, 8)]
    assert (texts(lines.data, "from"), texts(lines.data, "to")) == (["1"], ["2"])
    assert numbers(lines.data, "has_back") == [False]


def test_a_mesh_comes_back_value_by_value(bpy: ModuleType, tmp_path: Path) -> None:
    from navspec.graphs.plan import plan_from_graph
    from navspec_blender.in_blender.networks import read_plan

    path = tmp_path / "room.path"
    path.write_bytes(metroid_prime_path.grid(3, 6, 5).to_bytes())
    plan, wanted = read_plan(imported(path)), plan_from_graph(navspec.graph(path))
    for columns, existing in ((plan.nodes, wanted.nodes), (plan.lines, wanted.lines)):
        assert set(columns) == set(existing)
        for name, values in existing.items():
            assert columns[name].dtype == values.dtype
            np.testing.assert_array_equal(columns[name], values)
    assert plan.polygons is not None
    assert wanted.polygons is not None
    np.testing.assert_array_equal(plan.polygons.offsets, wanted.polygons.offsets)
    np.testing.assert_array_equal(plan.polygons.corners, wanted.polygons.corners)


def test_meshes_are_checked_as_they_were_imported(bpy: ModuleType, tmp_path: Path) -> None:
    mesh = two_areas()
    mesh.areas[0].connections = ((), (2, 77), (), ())
    path = tmp_path / "two.nav"
    path.write_bytes(mesh.pack())
    imported(path)
    assert bpy.ops.navspec.check() == {"FINISHED"}
    marks = bpy.data.objects["navspec findings"].data
    codes = texts(marks, "code")
    assert codes
    assert all(code.startswith("NAV_") for code in codes)
    row = next(row for row, line in enumerate(texts(marks, "message")) if "77" in line)
    assert texts(marks, "severity")[row] == "error"


def test_paths_come_out_of_archives_and_of_gta_iv(bpy: ModuleType, tmp_path: Path) -> None:
    archive = tmp_path / "gta3.img"
    archive.write_bytes(gta_img.small().to_bytes())
    assert sum(len(object_.data.vertices) for object_ in imported(archive)) == 8
    folder = tmp_path / "iv"
    folder.mkdir()
    areas = gta_iv_paths.golden()
    gta_iv_paths.write(folder, areas)
    output = imported(folder)
    assert sum(len(value.data.vertices) for value in output) == sum(len(area.nodes) for area in areas.values())
    for object_ in output:
        activate(object_)
