"""Networks as vertices and edges with attributes, as Blender holds them, and back; without Blender."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import navspec
from builders.gta_sa_paths import smallest, valid_city
from builders.plans import drawing
from navspec.errors import NavspecError
from navspec.graphs.graph import Column, Graph, Polygons
from navspec.graphs.plan import NetworkPlan, plan_from_graph
from navspec_blender.attributes import (
    BOOLEAN,
    CHOICE,
    DECIMAL_NUMBER,
    TEXT,
    WHOLE_NUMBER,
    choose_widget,
    format_value,
    from_attribute,
    parse_value,
    set_word,
    to_attribute,
)
from navspec_blender.findings import DOUBTFUL, Message, build_marks, collect_messages, format_messages
from navspec_blender.lanes import build_lanes
from navspec_blender.plans import build_plan
from navspec_blender.wires import Wire, blank_wire, build_faces, build_wires, count_loops
from navspec_build.extension import fill_manifest
from navspec_build.toolchain import ToolError

ROOT = Path(__file__).resolve().parents[2]


def small() -> Graph:
    return navspec.graph(smallest().to_bytes(), name="NODES0.DAT")


def same(one: NetworkPlan, second: NetworkPlan) -> None:
    """Every value and its type."""
    assert one.facts == second.facts
    for columns, second_columns in ((one.nodes, second.nodes), (one.lines, second.lines)):
        assert set(columns) == set(second_columns)
        for name, values in columns.items():
            assert values.dtype == second_columns[name].dtype, name
            np.testing.assert_array_equal(values, second_columns[name], name)
            if values.dtype == object:
                assert [type(value) for value in values] == [type(value) for value in second_columns[name]], name
    for name in ("position", "vertices", "offsets"):
        np.testing.assert_array_equal(getattr(one, name), getattr(second, name))


def text(*values: str) -> np.ndarray:
    return np.array(values, object)


def wire(
    count: int,
    edges: list[tuple[int, int]],
    point: Mapping[str, object] | None = None,
    edge: Mapping[str, object] | None = None,
    notes: Mapping[str, object] | None = None,
) -> Wire:
    """Vertices in a row, 10 units apart."""
    points = np.zeros((count, 3), np.float32)
    points[:, 0] = np.arange(count) * 10
    arrays = [{name: np.asarray(entry) for name, entry in (attributes or {}).items()} for attributes in (point, edge)]
    return Wire("road", points, np.array(edges, np.int32).reshape(-1, 2), *arrays, dict(notes or {}))


# Columns


@pytest.mark.parametrize(
    ("values", "kind"),
    [
        (np.array([0, 2**31, 2**32 - 1], np.uint32), np.int32),
        (np.array([-128, 127], np.int8), np.int32),
        (np.array([0, 255], np.uint8), np.int32),
        (np.array([-5, 7], np.int64), np.int32),
        (np.array([2**40, -1], np.int64), object),
        (np.array([2**63], np.uint64), object),
        (np.array([True, False]), bool),
        (np.array([0.125, -2441.75]), np.float32),
        (np.array([0.38, -0.43]), np.float32),
        (np.array([1 / 3]), object),
        (np.array([1 / 3], np.float32), np.float32),
        (np.array([np.nan, np.inf, 0.5]), np.float32),
        (text("a", "b"), object),
        (np.array(["a", None], object), object),
    ],
)
def test_columns_come_back_from_what_blender_can_hold(values: np.ndarray, kind: type) -> None:
    attributes, note = to_attribute(values, {})
    assert attributes.dtype == np.dtype(kind)
    back = from_attribute(attributes, json.loads(json.dumps(note)))
    assert back.dtype == values.dtype
    np.testing.assert_array_equal(back, values)


def test_names_are_stored_as_their_numbers() -> None:
    attributes, note = to_attribute(text("fast", "slow", "7"), {0: "slow", 2: "fast"})
    assert attributes.tolist() == [2, 0, 7]
    assert from_attribute(attributes, json.loads(json.dumps(note))).tolist() == ["fast", "slow", "7"]


def test_values_that_a_type_does_not_hold_are_not_cut() -> None:
    assert from_attribute(np.array([300, -1], np.int32), {"type": "uint8"}).tolist() == [300, -1]
    assert from_attribute(np.array([-1], np.int32), {"type": "uint32"}).tolist() == [2**32 - 1]
    assert from_attribute(text("five"), {"type": "int64"}).tolist() == ["five"]


# Networks


def test_a_network_comes_back_value_by_value(tmp_path: Path) -> None:
    valid_city().write(tmp_path)
    graph = navspec.graph(tmp_path)
    wires = build_wires(graph)
    assert [wire.name for wire in wires] == ["boat", "ped", "vehicle"]
    assert all(json.loads(json.dumps(wire.notes)) == wire.notes for wire in wires)
    for plan in (build_plan(wires), build_plan(wires[::-1])):
        lines = dict(plan.lines)
        assert not lines.pop("bridge").any()
        same(replace(plan, lines=lines), plan_from_graph(graph))
        assert plan.roadway == graph.roadway


def test_notes_tell_what_can_be_set_and_its_limits() -> None:
    (_, road) = build_wires(small())
    of_nodes, of_lines = road.notes["POINT"], road.notes["EDGE"]
    settable = {name for name, note in (of_nodes | of_lines).items() if not note.get("derived", True)}
    assert {"speed", "density", "lanes", "lanes_back", "traffic_light", "edge_kind", "bridge"} <= settable
    assert not {"next_ptr", "search_distance", "on_dead_end", "length", "from", "navi_x"} & settable
    assert (of_nodes["density"]["limits"], of_lines["lanes_back"]["limits"]) == ([0, 15, 1], [0, 7, 1])
    assert "limits" not in of_nodes["speed"]
    (areas_wire,) = build_wires(areas())
    assert all(note.get("derived", True) for note in areas_wire.notes["POINT"].values())


def test_attributes_have_each_name_once() -> None:
    (ped, road) = build_wires(small())
    assert not set(road.point) & set(road.edge)
    assert road.notes["EDGE"]["edge_kind"]["column"] == "kind"
    assert road.notes["POINT"]["path_width"]["unit"] == "m"
    assert road.point["navspec_id"].tolist() == ["0/0", "0/1", "0/2", "0/3", "0/4"]
    assert ped.point["navspec_id"].tolist() == ["0/5", "0/6", "0/7"]


def areas() -> Graph:
    """Two areas and a ladder that is nowhere, an area that leads to itself, and one way."""
    nodes = {"kind": Column(lambda: np.array([0, 0, 1]), names={0: "area", 1: "ladder"})}
    nodes["area_id"] = Column(lambda: np.array([7, 2**32 - 1, 9], np.uint32))
    return Graph(
        format="any",
        variant="1",
        family="source_nav",
        position=np.array([[0.5, 0.5, 0], [1.5, 0.5, 0], [np.nan] * 3]),
        source=np.array([0, 1, 0, 0]),
        target=np.array([1, 0, 2, 0]),
        nodes=nodes,
        edges={"width": Column(lambda: np.array([1.5, 2.5, 3.5, 4.5]))},
        key=("area_id",),
        cost="width",
        polygons=Polygons(
            np.array([0, 4, 7, 7]),
            np.array(
                [[0, 0, 0], [1, 0, 0], [1, 1, 0], [0, 1, 0], [1, 0, 0], [2, 0, 0], [1, 1, 0]],
                np.float64,
            ),
        ),
    )


def test_outlines_come_back_and_loops_are_counted() -> None:
    graph = areas()
    wires, faces = build_wires(graph), build_faces(graph)
    assert faces is not None
    assert faces.face["navspec_id"].tolist() == ["7", "4294967295"]
    assert [wire.name for wire in wires] == ["area ladder"]
    assert count_loops(graph) == 1
    plan = build_plan(wires, [faces])
    assert plan.nodes["id"].tolist() == ["7", "4294967295", "9"]
    assert plan.nodes["kind"].tolist() == ["area", "area", "ladder"]
    assert plan.nodes["area_id"].dtype == np.uint32
    np.testing.assert_array_equal(plan.position, graph.position)
    assert plan.polygons is not None
    assert graph.polygons is not None
    np.testing.assert_array_equal(plan.polygons.offsets, graph.polygons.offsets)
    np.testing.assert_array_equal(plan.polygons.corners, graph.polygons.corners)
    lines = {name: values.tolist() for name, values in plan.lines.items()}
    assert lines["from"] == ["7", "7"]
    assert lines["to"] == ["4294967295", "9"]
    assert lines["has_back"] == [True, False]
    assert lines["width_back"] == [2.5, None]


# What was drawn


def test_drawn_vertices_are_shapes_until_something_is_said_of_them() -> None:
    drawn_wire = wire(
        3,
        [(0, 1), (1, 2)],
        {"density": np.array([0, 0, 0], np.int32)},
        {"lanes": np.array([2, 0], np.int32)},
    )
    plan = build_plan([drawn_wire])
    assert len(plan.position) == 0
    assert plan.lines["from"].tolist() == [None, None]
    assert plan.lines["lanes"].tolist() == [2, None]
    assert plan.vertices[:, 0].tolist() == [0, 10, 10, 20]
    assert plan.line_labels.tolist() == ["edge 0 of road", "edge 1 of road"]
    drawn_wire.point["density"][:2] = 5
    plan = build_plan([drawn_wire])
    assert plan.nodes["id"].tolist() == ["new 1", "new 2"]
    assert plan.lines["from"].tolist() == ["new 1", None]
    assert plan.lines["to"].tolist() == ["new 2", None]


def test_new_edges_in_a_row_lead_the_way_of_the_first() -> None:
    """Blender gives an edge between two vertices any order; at a junction nothing says which edge goes on."""
    ends = [(0, 1), (2, 1), (3, 2), (4, 0), (5, 6), (5, 7), (5, 8), (8, 9)]
    plan = build_plan([wire(10, ends)])
    east = plan.vertices[:, 0].reshape(-1, 2) / 10
    assert east.tolist() == [[0, 1], [1, 2], [2, 3], [4, 0], [5, 6], [5, 7], [5, 8], [8, 9]]
    ring = build_plan([wire(3, [(1, 0), (1, 2), (0, 2)])]).vertices[:, 0].reshape(-1, 2) / 10
    assert ring.tolist() == [[1, 0], [2, 1], [0, 2]]


def test_nothing_said_on_purpose_is_known() -> None:
    drawn_wire = wire(
        2,
        [(0, 1)],
        {"density": np.array([0, 0], np.int32), "navspec_node_set": text("density", "")},
        {"lanes_back": np.array([0], np.int32), "navspec_line_set": text("other lanes_back")},
    )
    plan = build_plan([drawn_wire])
    assert plan.nodes["density"].tolist() == [0]
    assert plan.lines["lanes_back"].tolist() == [0]


def test_copies_of_a_vertex_are_new_nodes_with_what_it_had() -> None:
    copied = wire(
        3,
        [(0, 1), (1, 2)],
        {
            "navspec_id": text("0/0", "0/1", "0/1"),
            "node": np.array([0, 1, 1], np.int32),
            "density": np.array([3, 4, 4], np.int32),
        },
        {"from": text("0/0", ""), "to": text("0/1", "")},
        {"key": ["node"]},
    )
    plan = build_plan([copied])
    assert plan.nodes["id"].tolist() == ["0/0", "0/1", "new 1"]
    assert plan.nodes["node"].tolist() == [0, 1, None]
    assert plan.nodes["density"].tolist() == [3, 4, 4]
    assert plan.lines["from"].tolist() == ["0/0", "0/1"]
    assert plan.lines["to"].tolist() == ["0/1", "new 1"]


@pytest.mark.parametrize("edges", [[(0, 2), (2, 1)], [(2, 0), (1, 2)]])
def test_halves_of_a_line_lead_the_way_that_it_did(edges: list[tuple[int, int]]) -> None:
    halves = wire(
        3,
        edges,
        {"navspec_id": text("0/0", "0/1", "0/0")},
        {"from": text("0/1", "0/1"), "to": text("0/0", "0/0"), "lanes": np.array([2, 2], np.int32)},
    )
    plan = build_plan([halves])
    assert list(zip(plan.lines["from"], plan.lines["to"], strict=True)) == [("new 1", "0/0"), ("0/1", "new 1")]


def test_new_things_are_of_the_kind_of_their_mesh() -> None:
    peds = wire(
        3,
        [(0, 1), (1, 2)],
        {
            "navspec_id": text("0/5", "", ""),
            "kind": np.array([2, 0, 0], np.int32),
            "density": np.array([0, 9, 0], np.int32),
        },
        {"edge_kind": np.array([2, 0], np.int32), "from": text("0/5", "")},
        {
            "POINT": {"kind": {"type": "name", "names": {"0": "vehicle", "2": "ped"}}},
            "EDGE": {"edge_kind": {"type": "name", "names": {"0": "vehicle", "2": "ped"}, "column": "kind"}},
        },
    )
    plan = build_plan([peds])
    assert plan.nodes["kind"].tolist() == ["ped", "ped"]
    assert plan.lines["kind"].tolist() == ["ped", "ped"]


def test_new_names_are_those_that_nobody_has() -> None:
    plan = build_plan([wire(2, [], {"navspec_id": text("new 1", ""), "density": np.array([1, 1], np.int32)})])
    assert plan.nodes["id"].tolist() == ["new 1", "new 2"]


def test_networks_of_two_formats_and_none_are_refused() -> None:
    one, second = (wire(1, [], {"navspec_id": text("1")}, {}, {"facts": {"format": entry}}) for entry in ("iv", "sa"))
    with pytest.raises(NavspecError, match=r"road \(iv\) and road \(sa\) are of two kinds"):
        build_plan([one, second])
    with pytest.raises(NavspecError, match="there is nothing to take"):
        build_plan([])


def test_an_empty_network_has_all_attributes() -> None:
    wire_ = blank_wire()
    assert {"navspec_id", "kind", "path_width", "speed", "density"} <= set(wire_.point)
    assert {"from", "to", "has_back", "lanes", "lanes_back", "traffic_light", "edge_kind"} <= set(wire_.edge)
    assert wire_.notes["POINT"]["speed"]["names"]["2"] == "fast"
    assert "facts" not in wire_.notes


# Values and findings


def test_values_are_read_as_they_are_told() -> None:
    speeds = {"type": "name", "names": {"0": "slow", "2": "fast"}, "column": "speed"}
    assert parse_value("fast", CHOICE, speeds) == 2
    assert parse_value("3", CHOICE, speeds) == 3
    assert format_value(2, speeds) == "fast"
    assert parse_value(str(2**32 - 1), TEXT, {"type": "uint32"}) == -1
    assert format_value(-1, {"type": "uint32"}) == str(2**32 - 1)
    assert parse_value(" 1.5 ", DECIMAL_NUMBER, {}) == 1.5
    assert format_value(1.5, {"unit": "m"}) == "1.5 m"
    assert parse_value("No", BOOLEAN, {}) is False
    assert format_value(1, {"type": "bool"}) == "yes"
    assert parse_value("Straße", TEXT, {"type": "text"}) == "Straße".encode()
    with pytest.raises(NavspecError, match="speed: it can be slow, fast, not 'quick'"):
        parse_value("quick", CHOICE, speeds)
    with pytest.raises(NavspecError, match="the value: it has to be a number from 0 to 7, not '8'"):
        parse_value("8", WHOLE_NUMBER, {"limits": [0, 7, 1]})
    with pytest.raises(NavspecError, match="the value: it can be yes, no, not 'perhaps'"):
        parse_value("perhaps", BOOLEAN, {})


@pytest.mark.parametrize(
    ("note", "data_type", "widget"),
    [
        ({"type": "name", "names": {"0": "slow"}}, "INT", CHOICE),
        ({"type": "bool"}, "BOOLEAN", BOOLEAN),
        ({"type": "bool"}, "INT", BOOLEAN),
        ({"type": "uint8"}, "INT", WHOLE_NUMBER),
        ({"type": "uint32"}, "INT", TEXT),
        ({"type": "single"}, "FLOAT", DECIMAL_NUMBER),
        ({"type": "float64"}, "STRING", TEXT),
    ],
)
def test_values_have_widgets_by_their_types(note: dict[str, object], data_type: str, widget: str) -> None:
    assert choose_widget(note, data_type) == widget


def test_booleans_come_back_from_numbers() -> None:
    assert from_attribute(np.array([0, 1], np.int32), {"type": "bool"}).tolist() == [False, True]


def test_lanes_are_numbered_by_their_colours() -> None:
    graph = small()
    lanes = build_lanes(plan_from_graph(graph), "speed", "vehicle")
    assert len(lanes.materials) == len(lanes.offsets) - 1
    assert lanes.offsets[-1] == len(lanes.corners)
    assert lanes.corners.max() == len(lanes.points) - 1
    assert next(iter(lanes.colours)) == "direction"
    assert lanes.materials.max() < len(lanes.colours)
    with pytest.raises(NavspecError, match="no attribute 'colour'"):
        build_lanes(plan_from_graph(graph), "colour", "vehicle")


def test_words_are_put_in_once() -> None:
    assert set_word("a b", "b", is_in=True) == "a b"
    assert set_word("a b", "a", is_in=False) == "b"


def test_findings_with_a_place_are_marks() -> None:
    messages = [
        Message("error", "A", "ü" * 200, [1.0, 2.0, None]),
        Message("info", "B", "nowhere", None),
    ]
    marks = build_marks(messages)
    assert marks.points.tolist() == [[1, 2, 0]]
    assert marks.point["code"].tolist() == ["A"]
    assert len(marks.point["message"][0].encode()) <= 255
    assert format_messages(messages, ["1 error would be there"]).splitlines() == [
        "not to be written: 1 error would be there",
        f"error: {'ü' * 200} at 1, 2, ? [A]",
        "info: nowhere [B]",
        "2 findings",
    ]


def test_warnings_about_a_drawing_are_messages() -> None:
    road = drawing([(0, 0, 10), (90, 0, 10)], [(93, 0, 10), (180, 0, 10)])
    message = next(message for message in collect_messages(navspec.compile(road)) if message.code == DOUBTFUL)
    assert (message.severity, message.position) == ("warning", [93, 0, 10])


# The extension as a file


def test_its_manifest_names_wheels_and_the_blenders_that_they_fit() -> None:
    template = (ROOT / "python" / "navspec_blender" / "blender_manifest.toml").read_text()
    wire_ = tomllib.loads(fill_manifest(template, ["b.whl", "a.whl"], "windows-x64", "3.11"))
    assert wire_["wheels"] == ["./wheels/a.whl", "./wheels/b.whl"]
    assert wire_["platforms"] == ["windows-x64"]
    assert (wire_["blender_version_min"], wire_["blender_version_max"]) == ("4.2.0", "5.1.0")
    assert wire_["version"] == navspec.__version__
    later = tomllib.loads(fill_manifest(template, [], "linux-x64", "3.13"))
    assert later["blender_version_min"] == "5.1.0"
    assert "blender_version_max" not in later
    with pytest.raises(ToolError, match="one line with wheels"):
        fill_manifest(template.replace("wheels", "tires"), [], "linux-x64", "3.13")


def test_it_brings_all_that_navspec_needs_but_numpy() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    needed = {name.split(">")[0].split("=")[0].lower() for name in project["dependencies"]}
    lines = (ROOT / "python" / "navspec_blender" / "requirements.txt").read_text().splitlines()
    brought = {line.split("==")[0].lower() for line in lines if not line.startswith("#")}
    assert needed - brought == {"numpy"}
