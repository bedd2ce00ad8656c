"""`Graph`, against plain Python and other libraries."""

from __future__ import annotations

import math
import random
import sys
from collections import Counter
from collections.abc import Callable
from typing import Any

import networkx
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from navspec.errors import NavspecError, NoSuchPart
from navspec.graphs.graph import Column, Columns, Graph, Polygons

MOST = 7
EDGES = st.lists(st.tuples(st.integers(0, MOST - 1), st.integers(0, MOST - 1), st.integers(0, 5)), max_size=4 * MOST)
KINDS = {0: "road", 1: "water"}


def made(edges: list[tuple[int, int, int]], count: int = MOST, *, polygons: Polygons | None = None) -> Graph:
    """Nodes on a line, even ones of the kind road, with edges and what they cost."""
    source, target, cost = (np.array([edge[part] for edge in edges], np.int64) for part in range(3))
    rows = np.arange(count)
    return Graph(
        format="format",
        variant="variant",
        family="family",
        position=np.stack([rows * 10.0, rows * 0.0, rows % 2.0], axis=1),
        source=source,
        target=target,
        nodes={
            "kind": Column(lambda: rows % 2, names=KINDS),
            "area": Column(lambda: rows // 4),
            "node": Column(lambda: rows % 4),
            "size": Column(lambda: (rows * 0.5).astype(">f4"), "m", doc="How large."),
        },
        edges={"cost": Column(lambda: cost, "m"), "is_steep": Column(lambda: cost > 3, doc="Steep.")},
        key=("area", "node"),
        cost="cost",
        polygons=polygons,
    )


PATH = made([(0, 1, 4), (1, 0, 5), (1, 2, 3), (2, 4, 1)])


# Lines


@given(EDGES)
def test_every_edge_is_in_one_line(edges: list[tuple[int, int, int]]) -> None:
    forward, back = made(edges).lines
    assert sorted([*forward.tolist(), *back[back >= 0].tolist()]) == list(range(len(edges)))
    for one, reference in zip(forward.tolist(), back.tolist(), strict=True):
        if reference >= 0:
            assert edges[one][:2] == edges[reference][1::-1]
            assert edges[one][0] < edges[one][1]


@given(EDGES)
def test_as_many_lines_as_pairs_allow(edges: list[tuple[int, int, int]]) -> None:
    forward, _ = made(edges).lines
    directions = Counter(edge[:2] for edge in edges)
    both = {tuple(sorted(direction)) for direction in directions}
    assert len(forward) == sum(directions[a, b] if a == b else max(directions[a, b], directions[b, a]) for a, b in both)


def test_lines_of_several_edges_pair_in_the_order_of_rows() -> None:
    forward, back = made([(1, 0, 0), (0, 1, 0), (0, 1, 0), (2, 2, 0), (1, 0, 0), (0, 1, 0)]).lines
    assert dict(zip(forward.tolist(), back.tolist(), strict=True)) == {1: 0, 2: 4, 5: -1, 3: -1}


# Matrix and parts


@given(EDGES)
def test_the_matrix_takes_the_least(edges: list[tuple[int, int, int]]) -> None:
    matrix = made(edges).matrix()
    least: dict[tuple[int, int], int] = {}
    for a, b, cost in edges:
        least[a, b] = min(cost, least.get((a, b), cost))
    stored = matrix.tocoo()
    result = dict(zip(zip(stored.row.tolist(), stored.col.tolist(), strict=True), stored.data.tolist(), strict=True))
    assert result == least
    assert matrix.shape == (MOST, MOST)


def test_the_matrix_of_another_column() -> None:
    assert PATH.matrix("is_steep").toarray()[0, 1] == 1
    with pytest.raises(NoSuchPart, match=r"an? edge has no column 'height'"):
        PATH.matrix("height")


@given(EDGES, st.booleans())
def test_components(edges: list[tuple[int, int, int]], strong: bool) -> None:
    reference = networkx.MultiDiGraph()
    reference.add_nodes_from(range(MOST))
    reference.add_edges_from(edge[:2] for edge in edges)
    parts = (
        networkx.strongly_connected_components(reference) if strong else networkx.weakly_connected_components(reference)
    )
    result = made(edges).components(strong=strong).tolist()
    assert sorted(map(sorted, parts)) == sorted(
        [row for row in range(MOST) if result[row] == part] for part in sorted({*result})
    )
    assert list(dict.fromkeys(result)) == list(range(max(result) + 1))


# Names and places


def test_names() -> None:
    assert PATH.names() == ["0/0", "0/1", "0/2", "0/3", "1/0", "1/1", "1/2"]
    assert PATH.names(np.array([5, 0])) == ["1/1", "0/0"]
    assert [PATH.row(name) for name in PATH.names()] == list(range(MOST))
    assert PATH.row(" 1/2 ") == 6
    with pytest.raises(NoSuchPart, match=r"no node '3/9'; nodes are named by area and node, such as 0/0"):
        PATH.row("3/9")
    with pytest.raises(NoSuchPart, match="there are no nodes"):
        made([], 0).row("0/0")


def test_a_number_names_a_node_too() -> None:
    graph = made([(0, 1, 1)])
    graph.key = ("node",)
    assert graph.row(3) == 3  # type: ignore[arg-type] - what people write
    assert graph.row("1") == 1  # the first of two


@given(st.lists(st.floats(-100, 100), min_size=2, max_size=3))
def test_nearest(point: list[float]) -> None:
    places = PATH.position[:, : len(point)].tolist()
    result = PATH.nearest(point)
    assert math.dist(point, places[result]) == pytest.approx(min(math.dist(point, place) for place in places))


def test_nearest_without_places() -> None:
    graph = made([])
    graph.position = np.full((MOST, 3), np.nan)
    with pytest.raises(NavspecError, match="there are no nodes"):
        graph.nearest((0, 0))
    graph = made([])
    graph.position[[0, 1, 2, 3, 5, 6]] = np.nan
    assert graph.nearest((50, 50, 50)) == graph.nearest((50, 50)) == 4


@pytest.mark.parametrize(
    "point", [(1,), (1, 2, 3, 4), (1, math.nan), (1e160, 0), "here", None, ((1, 2), (3, 4)), ((1,), (2, 3))]
)
def test_nearest_to_no_point(point: Any) -> None:
    with pytest.raises(NavspecError, match="point: this has to be two or three numbers"):
        PATH.nearest(point)


# Parts


@given(EDGES, st.lists(st.booleans(), min_size=MOST, max_size=MOST))
def test_taken(edges: list[tuple[int, int, int]], kept: list[bool]) -> None:
    graph = made(edges)
    part = graph.select(np.array(kept))
    names = graph.names()
    rows = [row for row in range(MOST) if kept[row]]
    assert part.names() == [names[row] for row in rows]
    assert part.position.tolist() == [[row * 10.0, 0.0, row % 2.0] for row in rows]
    assert part.nodes["size"].tolist() == [row * 0.5 for row in rows]
    mine = part.names()
    ends = [
        (mine[a], mine[b], cost)
        for a, b, cost in zip(part.source, part.target, part.edges["cost"].tolist(), strict=True)
    ]
    assert ends == [(names[a], names[b], cost) for a, b, cost in edges if kept[a] and kept[b]]


def test_of_kind() -> None:
    assert PATH.of_kind("road").names() == ["0/0", "0/2", "1/0", "1/2"]
    assert PATH.of_kind("road").edges.rows == 1
    with pytest.raises(NavspecError, match="kind: unknown value 'rail'; use road or water"):
        PATH.of_kind("rail")


def test_polygons_of_a_part_and_their_order() -> None:
    square, triangle = [(0, 0, 1), (1, 0, 2), (1, 1, 3), (0, 1, 4)], [(9, 9, 1), (8, 9, 2), (8, 8, 3)]
    back = Polygons(np.array([0, 4, 4, 6, 9]), np.array([*square[::-1], (5, 5, 5), (6, 6, 6), *triangle], float))
    forth = back.counter_clockwise()
    assert forth.offsets.tolist() == [0, 4, 4, 6, 9]
    assert forth.corners.tolist() == np.array([*square, (5, 5, 5), (6, 6, 6), *triangle], float).tolist()
    part = made([], 4, polygons=forth).select(np.array([False, True, False, True]))
    assert part.polygons is not None
    assert (part.polygons.offsets.tolist(), part.polygons.corners.tolist()) == ([0, 0, 3], np.array(triangle).tolist())


# Columns


def test_columns_are_made_once_and_read_only() -> None:
    calls = []
    columns = Columns("node", 2, {"a": Column(lambda: calls.append(1) or np.arange(2, dtype=">u2"))})
    assert columns["a"] is columns["a"]
    assert calls == [1]
    assert columns["a"].dtype.isnative
    with pytest.raises(ValueError, match="read-only"):
        columns["a"][0] = 1
    with pytest.raises(NoSuchPart, match="a node has no column 'b'; its columns are a"):
        columns["b"]


def test_words() -> None:
    assert PATH.nodes.words("kind").tolist() == ["road", "water", "road", "water", "road", "water", "road"]
    assert PATH.nodes.words("area").tolist() == [0, 0, 0, 0, 1, 1, 1]
    assert Columns("node", 2, {"a": Column(lambda: np.array([1, 7]), names={1: "one"})}).words("a").tolist() == [
        "one",
        "7",
    ]


# Other libraries


def test_networkx() -> None:
    reference = PATH.to_networkx()
    assert list(reference) == PATH.names()
    assert reference.nodes["0/1"] == {"x": 10.0, "y": 0.0, "z": 1.0, "kind": "water", "area": 0, "node": 1, "size": 0.5}
    assert list(reference.edges(data=True))[:2] == [
        ("0/0", "0/1", {"cost": 4, "is_steep": True}),
        ("0/1", "0/0", {"cost": 5, "is_steep": True}),
    ]
    assert networkx.shortest_path_length(reference, "0/0", "1/0", "cost") == 8


def test_arrow() -> None:
    nodes, edges = PATH.to_arrow(), PATH.to_arrow("edges")
    assert nodes.column_names == ["id", "x", "y", "z", "kind", "area", "node", "size"]
    assert nodes.slice(1, 1).to_pylist() == [
        {"id": "0/1", "x": 10.0, "y": 0.0, "z": 1.0, "kind": "water", "area": 0, "node": 1, "size": 0.5}
    ]
    assert nodes.schema.field("size").metadata == {b"unit": b"m", b"doc": b"How large."}
    assert nodes.schema.field("x").metadata == {b"unit": b"m"}
    assert edges.column_names == ["source", "target", "cost", "is_steep"]
    assert edges["cost"].to_pylist() == [4, 5, 3, 1]
    with pytest.raises(NavspecError, match="part: this has to be nodes or edges, not 'faces'"):
        PATH.to_arrow("faces")  # type: ignore[arg-type]


def test_geopandas() -> None:
    nodes, edges = PATH.to_geopandas(), PATH.to_geopandas("edges")
    assert nodes["id"].tolist() == PATH.names()
    assert [(point.x, point.y, point.z) for point in nodes.geometry[:2]] == [(0, 0, 0), (10, 0, 1)]
    assert [list(line.coords) for line in edges.geometry[:1]] == [[(0, 0, 0), (10, 0, 1)]]
    assert edges["is_steep"].tolist() == [True, True, False, False]
    assert nodes.crs is None
    lines = PATH.to_geopandas("lines")
    assert lines[["from", "to", "has_back"]].values.tolist() == [
        [nodes["id"][edges["source"][row]], nodes["id"][edges["target"][row]], bool(back >= 0)]
        for row, back in zip(*PATH.lines, strict=True)
    ]
    with pytest.raises(NavspecError, match="part: this has to be nodes, edges or lines"):
        PATH.to_geopandas("faces")  # type: ignore[arg-type]


def test_geopandas_with_polygons() -> None:
    corners = np.array([(0, 0, 0), (4, 0, 0), (4, 4, 0), (0, 4, 0), (1, 1, 1), (math.nan, 0, 0), (5, 5, 5), (6, 6, 6)])
    shapes: list[Any] = [*made([], 3, polygons=Polygons(np.array([0, 4, 5, 8]), corners)).to_geopandas().geometry]
    assert shapes[0].area == 16
    assert [*shapes[0].exterior.coords] == [(0, 0, 0), (4, 0, 0), (4, 4, 0), (0, 4, 0), (0, 0, 0)]
    assert shapes[1] is None
    assert shapes[2] is None


@pytest.mark.parametrize(
    ("module", "convert"),
    [("networkx", PATH.to_networkx), ("pyarrow", PATH.to_arrow), ("geopandas", PATH.to_geopandas)],
)
def test_a_missing_library(monkeypatch: pytest.MonkeyPatch, module: str, convert: Callable[[], object]) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(NavspecError, match=rf'this needs {module}; install it with: .* install .*"{module}[<>]'):
        convert()


def test_a_large_graph_against_networkx() -> None:
    chance = random.Random(2)
    edges = [(chance.randrange(400), chance.randrange(400), chance.randrange(1, 9)) for _ in range(700)]
    graph = made(edges, 400)
    reference = graph.to_networkx()
    assert graph.components().max() + 1 == networkx.number_weakly_connected_components(reference)
    assert graph.components(strong=True).max() + 1 == networkx.number_strongly_connected_components(reference)


def test_len_counts_rows_and_iterating_names_columns() -> None:
    assert (len(PATH.nodes), len(PATH.edges)) == (7, 4)
    assert list(PATH.nodes) == ["kind", "area", "node", "size"]
    assert list(PATH.edges) == ["source", "target", "cost", "is_steep"]
    assert len(PATH.nodes.keys()) == 4
    assert {name: column.tolist() for name, column in PATH.edges.items()} == {
        "source": [0, 1, 1, 2],
        "target": [1, 0, 2, 4],
        "cost": [4, 5, 3, 1],
        "is_steep": [True, True, False, False],
    }
    assert [column.tolist() for column in PATH.edges.values()][2] == [4, 5, 3, 1]
    assert list(dict(PATH.nodes)) == list(PATH.nodes)
    assert ("size" in PATH.nodes, "source" in PATH.nodes, 0 in PATH.nodes) == (True, False, False)
    none = PATH.select(np.zeros(7, bool))
    assert (len(none.nodes), len(none.edges)) == (0, 0)


def test_the_old_name_of_select_warns() -> None:
    with pytest.warns(DeprecationWarning, match="Graph.select"):
        part = PATH.taken(np.zeros(PATH.nodes.rows, bool))
    assert part.nodes.rows == 0
