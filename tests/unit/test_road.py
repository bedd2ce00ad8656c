"""Roads between junctions."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from builders.gta_sa_paths import valid_city, write_files
from navspec.graphs.graph import Graph
from navspec.graphs.road import trace_road
from unit.studio_page import Page


def build_graph(edges: list[tuple[int, int]], nodes: int) -> Graph:
    """Return a graph with edges between numbered nodes."""
    source, target = np.array(edges, np.int64).reshape(-1, 2).T
    place = np.zeros((nodes, 3))
    return Graph(
        format="",
        variant="",
        family="",
        position=place,
        source=source,
        target=target,
        nodes={},
        edges={},
        key=(),
        cost="",
    )


@pytest.mark.parametrize(
    ("edges", "expected"),
    [
        ([(0, 1)], [0, 1]),
        ([(0, 1), (1, 2), (2, 3)], [0, 1, 2, 3]),
        ([(1, 0), (0, 1), (2, 1), (3, 2), (2, 3)], [0, 1, 2, 3]),
        ([(0, 1), (1, 2), (2, 0)], [0, 1, 2, 0]),
        ([(4, 0), (0, 1), (1, 2), (1, 3)], [4, 0, 1]),
        ([(0, 1), (1, 1), (1, 2)], [0, 1, 2]),
    ],
)
def test_a_road_ends_at_junctions_and_dead_ends(edges: list[tuple[int, int]], expected: list[int]) -> None:
    assert trace_road(build_graph(edges, 5), 0, 1, 100) == expected


def test_a_road_is_limited() -> None:
    graph = build_graph([(row, row + 1) for row in range(9)], 10)
    assert trace_road(graph, 4, 5, 2) == [3, 4, 5, 6]


def test_a_profile_has_heights_and_distances(tmp_path: Path) -> None:
    write_files(tmp_path / "city", valid_city().files())
    page = Page(tmp_path / "city")
    graph = page.documents[0].now.graph
    ends = graph.names([int(graph.source[0]), int(graph.target[0])])
    record = page.client.post("/t/api/documents/1/profile", json={"nodes": [], "edges": [ends]}).json()
    assert set(ends) <= set(record["nodes"])
    assert record["movable"]
    assert record["distance"][0] == 0
    assert record["distance"] == sorted(record["distance"])
    refusal = page.client.post("/t/api/documents/1/profile", json={"nodes": ends[:1], "edges": []})
    assert "at least two nodes" in refusal.json()["error"]["message"]
