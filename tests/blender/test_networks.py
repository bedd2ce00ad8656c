"""Networks go into Blender and come out without loss, and with what was drawn."""

from __future__ import annotations

import os
from pathlib import Path
from types import ModuleType

import pytest

import navspec
from blender.scenes import activate, drawn, edit, exported, files_in, imported, leave, numbers, texts
from builders import gta_iv_paths, source_nav
from builders.gta_sa_paths import smallest


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """The one file of the smallest city."""
    path = tmp_path / "NODES0.DAT"
    path.write_bytes(smallest().to_bytes())
    return path


def test_vertices_and_edges_carry_attributes_by_the_names_of_the_spec(bpy: ModuleType, small: Path) -> None:
    ped, vehicle = sorted(imported(small), key=lambda object_: object_.name)
    assert [entry.name for entry in (ped, vehicle)] == ["NODES0.DAT ped", "NODES0.DAT vehicle"]
    roads = vehicle.data
    assert texts(roads, "navspec_id") == ["0/0", "0/1", "0/2", "0/3", "0/4"]
    assert [tuple(vertex.co) for vertex in roads.vertices] == [
        (-2900, -2900, 10), (-2880, -2900, 10), (-2860, -2900, 10), (-2840, -2900, 10), (-2880, -2880, 10),
    ]  # fmt: skip
    lines = dict(zip(zip(texts(roads, "from"), texts(roads, "to"), strict=True), range(4), strict=False))
    assert set(lines) == {("0/0", "0/1"), ("0/1", "0/2"), ("0/2", "0/3"), ("0/1", "0/4")}
    lanes = {ends: (numbers(roads, "lanes")[row], numbers(roads, "lanes_back")[row]) for ends, row in lines.items()}
    assert sorted(lanes[("0/2", "0/3")]) == [0, 1]
    assert sorted(lanes[("0/1", "0/4")]) == [1, 2]
    assert numbers(roads, "length") == [20] * 4
    domains = {attribute.name: (attribute.domain, attribute.data_type) for attribute in roads.attributes}
    assert domains["density"] == ("POINT", "INT")
    # Blender 4.2 does not give booleans in edit mode.
    assert domains["on_dead_end"] == ("POINT", "BOOLEAN" if bpy.app.version >= (4, 3) else "INT")
    assert domains["path_width"] == ("POINT", "FLOAT")
    assert domains["traffic_light_back"] == ("EDGE", "INT")
    assert texts(ped.data, "navspec_id") == ["0/5", "0/6", "0/7"]
    assert tuple(ped.color) != tuple(vehicle.color)
    assert numbers(ped.data, "road_cross") == [False, True]


def test_a_saved_and_opened_network_compiles_to_the_same_bytes(bpy: ModuleType, city: Path, tmp_path: Path) -> None:
    imported(city)
    blend = tmp_path / "city.blend"
    bpy.ops.wm.save_as_mainfile(filepath=str(blend))
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.ops.wm.open_mainfile(filepath=str(blend))
    assert exported(tmp_path / "out") == files_in(city)


@pytest.mark.skipif("NAVSPEC_CORPUS" not in os.environ, reason="NAVSPEC_CORPUS is not set")
def test_the_files_of_the_game_come_back_through_a_saved_scene(bpy: ModuleType, stock: Path, tmp_path: Path) -> None:
    imported(stock)
    blend = tmp_path / "stock.blend"
    bpy.ops.wm.save_as_mainfile(filepath=str(blend))
    bpy.ops.wm.open_mainfile(filepath=str(blend))
    for each in [object_ for object_ in bpy.data.objects if object_.type == "MESH"]:
        activate(each)
        bpy.ops.object.mode_set(mode="EDIT")
        bpy.ops.object.mode_set(mode="OBJECT")
    output, existing = exported(tmp_path / "out"), files_in(stock)
    assert len(existing) == 64
    assert sum(output[name] == data for name, data in existing.items()) == 64


def test_one_object_is_exported_alone(bpy: ModuleType, city: Path, tmp_path: Path) -> None:
    boats = next(object_ for object_ in imported(city) if object_.name.endswith(" boat"))
    activate(boats)
    exported(tmp_path / "out", use_selection=True)
    kinds = navspec.graph(tmp_path / "out").nodes.words("kind")
    assert set(kinds) == {"boat"}
    assert len(kinds) == len(boats.data.vertices)


def test_a_road_drawn_from_nothing_passes_the_check(bpy: ModuleType, tmp_path: Path) -> None:
    drawn((0, 0, 10), (600, 0, 10), (600, 100, 12))
    assert bpy.ops.navspec.make_network() == {"FINISHED"}
    exported(tmp_path / "out")
    report = navspec.check(tmp_path / "out")
    assert report.severities.get("error", 0) == 0
    graph = navspec.graph(tmp_path / "out")
    ends = [graph.nearest(entry) for entry in ((0, 0, 10), (600, 0, 10), (600, 100, 12))]
    assert [graph.position[end].tolist() for end in ends] == [[0, 0, 10], [600, 0, 10], [600, 100, 12]]
    assert len(set(graph.components())) == 1
    assert set(graph.edges["lanes"]) == {1}


def test_a_road_goes_on_from_one_of_the_game(bpy: ModuleType, small: Path, tmp_path: Path) -> None:
    roads = next(object_ for object_ in imported(small) if object_.name.endswith("vehicle"))
    edited = edit(roads)
    edited.verts[3].select = True
    edited.select_flush(True)
    bpy.ops.mesh.extrude_region_move(TRANSFORM_OT_translate={"value": (40, 0, 0)})
    leave()
    assert len(roads.data.vertices) == 6
    exported(tmp_path / "out")
    graph = navspec.graph(tmp_path / "out")
    end = graph.nearest((-2800, -2900, 10))
    assert graph.position[end].tolist() == [-2800, -2900, 10]
    before = graph.nearest((-2840, -2900, 10))
    assert {(before, end), (end, before)} <= set(zip(graph.source.tolist(), graph.target.tolist(), strict=True))
    assert graph.nodes.rows == 9
    assert navspec.check(tmp_path / "out").severities.get("error", 0) == 0


def test_a_divided_edge_keeps_what_is_known_of_it(bpy: ModuleType, small: Path, tmp_path: Path) -> None:
    roads = next(object_ for object_ in imported(small) if object_.name.endswith("vehicle"))
    row = list(zip(texts(roads.data, "from"), texts(roads.data, "to"), strict=True)).index(("0/1", "0/4"))
    lanes = numbers(roads.data, "lanes")[row], numbers(roads.data, "lanes_back")[row]
    edited = edit(roads)
    edited.edges[row].select_set(True)
    bpy.ops.mesh.subdivide(number_cuts=1)
    leave()
    exported(tmp_path / "out")
    graph = navspec.graph(tmp_path / "out")
    a, middle, b = (graph.nearest(entry) for entry in ((-2880, -2900, 10), (-2880, -2890, 10), (-2880, -2880, 10)))
    columns = (graph.source.tolist(), graph.target.tolist(), graph.edges["lanes"].tolist())
    result = {(source, target): count for source, target, count in zip(*columns, strict=True)}
    assert graph.position[middle].tolist() == [-2880, -2890, 10]
    assert (result[a, middle], result[middle, b]) == (lanes[0], lanes[0])
    assert (result[b, middle], result[middle, a]) == (lanes[1], lanes[1])


def test_values_are_set_for_all_that_is_selected(bpy: ModuleType, tmp_path: Path) -> None:
    road = drawn((0, 0, 10), (100, 0, 10), (200, 0, 10))
    bpy.ops.navspec.make_network()
    edited = edit(road)
    for edge in edited.edges:
        edge.select_set(True)
    assert bpy.ops.navspec.set_attributes(values="lanes=3 lanes_back=0 speed=fast density=0") == {"FINISHED"}
    leave()
    assert numbers(road.data, "lanes") == [3, 3]
    exported(tmp_path / "out")
    graph = navspec.graph(tmp_path / "out")
    east = graph.position[graph.target][:, 0] > graph.position[graph.source][:, 0]
    assert set(graph.edges["lanes"][east].tolist()) == {3}
    assert set(graph.edges["lanes"][~east].tolist()) == {0}
    assert set(graph.nodes.words("speed")) == {"fast"}
    assert set(graph.nodes["density"].tolist()) == {0}


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("speed", "quick", "speed: it can be slow, normal, fast, speed_3, not 'quick'"),
        ("switched_off", "maybe", "switched_off: it can be yes, no, not 'maybe'"),
        ("density", "", "density: it has to be a number, not ''"),
        ("density", str(2**32), "density: it has to be a number from 0 to 15, not '4294967296'"),
        ("colour", "1", "There is no attribute 'colour' of vertices or edges"),
        ("navspec_node", "1", "There is no attribute 'navspec_node' of vertices or edges"),
    ],
)
def test_a_value_that_cannot_be_is_refused(bpy: ModuleType, name: str, value: str, message: str) -> None:
    road = drawn((0, 0, 10), (100, 0, 10))
    bpy.ops.navspec.make_network()
    edit(road)
    with pytest.raises(RuntimeError, match=message):
        bpy.ops.navspec.set_attributes(values=f"{name}={value}")
    leave()


def test_what_cannot_be_read_is_said(bpy: ModuleType, tmp_path: Path) -> None:
    path = tmp_path / "NODES0.DAT"
    path.write_bytes(b"no paths")
    with pytest.raises(RuntimeError, match=r"NODES0\.DAT"):
        bpy.ops.import_scene.navspec(filepath=str(path))
    assert not bpy.data.objects


def test_an_import_can_be_undone(bpy: ModuleType, small: Path) -> None:
    bpy.ops.ed.undo_push(message="before")
    imported(small)
    bpy.ops.ed.undo_push(message="after")
    bpy.ops.ed.undo()
    assert not bpy.data.objects


def test_what_is_moved_deleted_and_joined_is_compiled(bpy: ModuleType, small: Path, tmp_path: Path) -> None:
    roads = next(object_ for object_ in imported(small) if object_.name.endswith("vehicle"))
    edited = edit(roads)
    edited.verts[4].co.x += 10
    edited.verts[0].select_set(True)
    bpy.ops.mesh.delete(type="VERT")
    leave()
    drawn((-2840, -2900, 10), (-2800, -2880, 10))
    roads.select_set(True)
    bpy.context.view_layer.objects.active = roads
    bpy.ops.object.join()
    exported(tmp_path / "out")
    graph = navspec.graph(tmp_path / "out", kind="vehicle")
    assert sorted(graph.position[:, :2].tolist()) == [
        [-2880, -2900], [-2870, -2880], [-2860, -2900], [-2840, -2900], [-2800, -2880],
    ]  # fmt: skip
    assert len(set(graph.components())) == 1
    assert navspec.check(tmp_path / "out").severities.get("error", 0) == 0


def test_files_are_written_for_what_was_imported_or_for_another_target(
    bpy: ModuleType, city: Path, tmp_path: Path
) -> None:
    imported(city)
    exported(tmp_path / "larger", to="gta_sa_paths_fla:fla4", map_size=12000)
    graph = navspec.graph(tmp_path / "larger", settings={"map_size": 12000})
    assert (graph.format, graph.variant) == ("gta_sa_paths_fla", "fla4")
    output = exported(tmp_path / "out")
    with pytest.raises(RuntimeError, match=r"exists|is there"):
        bpy.ops.export_scene.navspec(directory=str(tmp_path / "out"))
    assert bpy.ops.export_scene.navspec(directory=str(tmp_path / "out"), replace=True) == {"FINISHED"}
    assert {name: data for name, data in files_in(tmp_path / "out").items() if name in output} == output


def test_roads_are_laid_into_a_base(bpy: ModuleType, city: Path, tmp_path: Path) -> None:
    before = navspec.graph(city)
    start = next(row for row, kind in enumerate(before.nodes.words("kind")) if kind == "vehicle")
    x, y, z = before.position[start].tolist()
    drawn((x, y, z), (x - 7, y - 60, z))
    bpy.ops.navspec.make_network()
    output = exported(tmp_path / "out", base=str(city))
    assert 0 < len(output) < 64


def test_paths_of_gta_iv_come_back(bpy: ModuleType, tmp_path: Path) -> None:
    folder = tmp_path / "iv"
    folder.mkdir()
    gta_iv_paths.write(folder, gta_iv_paths.golden())
    imported(folder)
    assert exported(tmp_path / "out") == files_in(folder)


def test_a_mesh_is_not_compiled(bpy: ModuleType, tmp_path: Path) -> None:
    path = tmp_path / "a.nav"
    path.write_bytes(source_nav.mesh().pack())
    imported(path)
    with pytest.raises(RuntimeError, match="cannot be compiled for 'source_nav'"):
        bpy.ops.export_scene.navspec(directory=str(tmp_path / "out"))
    assert not (tmp_path / "out").exists()


def test_a_bridge_crosses_a_road(bpy: ModuleType, tmp_path: Path) -> None:
    drawn((-100, 0, 10), (100, 0, 10))
    bpy.ops.navspec.make_network()
    over = drawn((0, -100, 12), (0, 100, 12))
    bpy.ops.navspec.make_network()
    with pytest.raises(RuntimeError, match="Nothing is written"):
        bpy.ops.export_scene.navspec(directory=str(tmp_path / "out"))
    edit(over).edges[0].select_set(True)
    bpy.ops.navspec.set_attributes(values="bridge=yes")
    leave()
    exported(tmp_path / "out")
    assert len(set(navspec.graph(tmp_path / "out").components())) == 2
