"""Algorithms on graphs, against plain Python."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from navspec.graphs.branches import peel
from navspec.graphs.components import components
from navspec.graphs.numbers import count_before, first_rows

MOST = 12
EDGES = st.lists(st.tuples(st.integers(0, MOST - 1), st.integers(0, MOST - 1)), max_size=2 * MOST)


def ends(edges: list[tuple[int, int]]) -> list[np.ndarray]:
    return [np.array([edge[side] for edge in edges], np.int32) for side in (0, 1)]


@given(EDGES)
def test_components(edges: list[tuple[int, int]]) -> None:
    expected = list(range(MOST))
    for a, b in edges * MOST:
        expected[a] = expected[b] = min(expected[a], expected[b])
    part, first = components(MOST, *ends(edges))
    assert first.tolist() == sorted(set(expected))
    assert first[part].tolist() == expected


def test_no_nodes() -> None:
    none = np.zeros(0, np.int32)
    assert [each.tolist() for each in components(0, none, none)] == [[], []]
    assert peel(none, none, none).tolist() == []


@given(EDGES, st.lists(st.integers(0, 2), min_size=MOST, max_size=MOST))
def test_peel(edges: list[tuple[int, int]], fixed: list[int]) -> None:
    """`fixed` are neighbours that never go."""
    directed = sorted({pair for a, b in edges if a != b for pair in ((a, b), (b, a))})
    gone: set[int] = set()
    for _ in range(MOST):
        left = [fixed[node] + sum(b not in gone for a, b in directed if a == node) for node in range(MOST)]
        gone |= {node for node in range(MOST) if left[node] <= 1}
    neighbours = np.array([fixed[node] + sum(a == node for a, _ in directed) for node in range(MOST)])
    assert np.flatnonzero(peel(neighbours, *ends(directed))).tolist() == sorted(gone)


@given(st.lists(st.integers(0, 4)))
def test_numbering(values: list[int]) -> None:
    column = np.array(values, np.int64)
    assert first_rows(column).tolist() == sorted({values.index(value) for value in values})
    assert count_before(column).tolist() == [values[:row].count(value) for row, value in enumerate(values)]
