"""Graphs as plans: lines for edges and the ones that lead back, on graphs made by hand and against plain Python."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from navspec.graphs.graph import Column, Graph, Polygons
from navspec.graphs.plan import NetworkPlan, plan_from_graph

LIGHTS = {0: "none", 1: "north_south"}


def graph_of(edges: list[tuple[int, int]], nodes: int = 4, polygons: Polygons | None = None) -> Graph:
    """Nodes named by area and row, two to an area; edges of lanes, lights and a width of both directions."""
    source, target = (np.array([edge[side] for edge in edges], np.int32) for side in (0, 1))
    rows = np.arange(len(edges))
    return Graph(
        format="gta_sa_paths",
        variant="stock",
        family="gta_sa_paths",
        unit="m",
        position=np.array([[10.0 * node, -node, 0.5] for node in range(nodes)]).reshape(-1, 3),
        source=source,
        target=target,
        key=("area", "node"),
        cost="lanes",
        polygons=polygons,
        nodes={
            "area": Column(lambda: np.arange(nodes) // 2),
            "node": Column(lambda: np.arange(nodes) % 2),
            "kind": Column(lambda: np.arange(nodes) % 2, names={0: "vehicle", 1: "boat"}),
        },
        edges={
            "lanes": Column(lambda: (rows + 1).astype(np.uint8)),
            "light": Column(lambda: rows % 3, names=LIGHTS),
            "width": Column(lambda: rows * 0.5, is_shared=True),
        },
    )


def lines(plan: NetworkPlan) -> list[tuple[object, ...]]:
    return list(
        zip(*(plan.lines[name].tolist() for name in ("from", "to", "has_back", "lanes", "lanes_back")), strict=True)
    )


def test_an_edge_and_the_one_back_are_one_line() -> None:
    plan = plan_from_graph(graph_of([(2, 0), (0, 1), (0, 2)]))
    assert lines(plan) == [("0/0", "0/1", False, 2, None), ("0/0", "1/0", True, 3, 1)]


def test_columns() -> None:
    """Values by name, those without one as text; of what both directions share there is no second column."""
    plan = plan_from_graph(graph_of([(0, 1), (1, 0), (1, 2)]))
    assert {name: values.tolist() for name, values in plan.lines.items()} == {
        "from": ["0/0", "0/1"],
        "to": ["0/1", "1/0"],
        "has_back": [True, False],
        "lanes": [1, 3],
        "lanes_back": [2, None],
        "light": ["none", "2"],
        "light_back": ["north_south", None],
        "width": [0.0, 1.0],
    }
    assert {name: values.tolist() for name, values in plan.nodes.items()} == {
        "id": ["0/0", "0/1", "1/0", "1/1"],
        "area": [0, 0, 1, 1],
        "node": [0, 1, 0, 1],
        "kind": ["vehicle", "boat", "vehicle", "boat"],
    }


def test_types_stay_where_every_edge_has_one_back() -> None:
    plan = plan_from_graph(graph_of([(0, 1), (1, 0)]))
    assert (plan.lines["lanes"].dtype, plan.lines["lanes_back"].dtype) == (np.uint8, np.uint8)


def test_shape_and_facts() -> None:
    polygons = Polygons(np.array([0, 0, 3, 3, 3]), np.arange(9.0).reshape(3, 3))
    plan = plan_from_graph(graph_of([(3, 1), (0, 0)], polygons=polygons))
    assert plan.facts == {"format": "gta_sa_paths", "variant": "stock", "family": "gta_sa_paths", "unit": "m"}
    assert plan.position.tolist() == [[0, 0, 0.5], [10, -1, 0.5], [20, -2, 0.5], [30, -3, 0.5]]
    assert plan.offsets.tolist() == [0, 2, 4]
    assert plan.vertices.tolist() == [[30, -3, 0.5], [10, -1, 0.5], [0, 0, 0.5], [0, 0, 0.5]]
    assert plan.polygons is polygons
    assert (len(plan.node_labels), len(plan.line_labels)) == (0, 0)


def test_nothing() -> None:
    plan = plan_from_graph(graph_of([], nodes=0))
    assert (plan.nodes["id"].tolist(), plan.vertices.shape, plan.offsets.tolist()) == ([], (0, 3), [0])
    assert {len(line) for line in plan.lines.values()} == {0}


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), max_size=25))
def test_every_edge_is_in_one_line(edges: list[tuple[int, int]]) -> None:
    """The n-th edge between two nodes and the n-th back are one line; an edge from a node to itself is alone."""
    there: dict[tuple[int, int], list[int]] = {}
    for row, edge in enumerate(edges):
        there.setdefault(edge, []).append(row)
    expected = []
    for (a, b), rows in there.items():
        back = there.get((b, a), []) if a != b else []
        for number, row in enumerate(rows):
            if number < len(back):
                if a < b:
                    expected.append((row, back[number]))
            else:
                expected.append((row, None))
    names = ["0/0", "0/1", "1/0", "1/1"]
    assert lines(plan_from_graph(graph_of(edges))) == [
        (names[edges[row][0]], names[edges[row][1]], back is not None, row + 1, back if back is None else back + 1)
        for row, back in sorted(expected, key=lambda pair: pair[0])
    ]
