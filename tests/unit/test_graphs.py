"""Algorithms on graphs, against plain Python."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from navspec.graphs.adjacency import Adjacency, find_owners
from navspec.graphs.arrays import count_earlier, first_rows
from navspec.graphs.connectivity import find_components, find_dead_ends, find_reachable, sort_by_size
from navspec.graphs.intervals import Intervals, find_overlaps_between
from navspec.graphs.shortest_paths import UsableEdges
from navspec.graphs.spatial import SquareGrid

MOST = 12
EDGES = st.lists(st.tuples(st.integers(0, MOST - 1), st.integers(0, MOST - 1)), max_size=2 * MOST)


def ends(edges: list[tuple[int, int]]) -> list[np.ndarray]:
    return [np.array([edge[side] for edge in edges], np.int32) for side in (0, 1)]


@given(EDGES)
def test_components(edges: list[tuple[int, int]]) -> None:
    expected = list(range(MOST))
    for a, b in edges * MOST:
        expected[a] = expected[b] = min(expected[a], expected[b])
    part, first = find_components(MOST, *ends(edges))
    assert first.tolist() == sorted(set(expected))
    assert first[part].tolist() == expected


@given(EDGES, st.sets(st.integers(0, MOST - 1)))
def test_what_can_be_reached(edges: list[tuple[int, int]], origins: set[int]) -> None:
    steps = dict.fromkeys(origins, 0)
    for _ in range(MOST):
        for a, b in edges:
            if a in steps:
                steps[b] = min(steps.get(b, MOST), steps[a] + 1)
    start, end = ends(edges)
    rows = np.array(sorted(origins), np.int64)
    assert np.flatnonzero(find_reachable(MOST, start, end, rows)).tolist() == sorted(steps)
    costs = UsableEdges(MOST, start, end, np.ones(len(start)), np.ones(len(start), bool)).distances_from(rows)
    assert costs.tolist() == [steps.get(node, np.inf) for node in range(MOST)]


def test_no_nodes() -> None:
    none = np.zeros(0, np.int32)
    assert [component.tolist() for component in find_components(0, none, none)] == [[], []]
    assert find_dead_ends(none, none, none).tolist() == []
    assert find_reachable(0, none, none, none).tolist() == []


def test_parts_by_size() -> None:
    """Of equal ones the first comes first."""
    part, nodes = sort_by_size(np.array([0, 1, 2, 1, 3, 3, 2, 3]))
    assert (part.tolist(), nodes.tolist()) == ([3, 1, 2, 1, 0, 0, 2, 0], [3, 2, 2, 1])
    assert [value.tolist() for value in sort_by_size(np.zeros(0, np.int64))] == [[], []]


@given(EDGES, st.lists(st.integers(0, 2), min_size=MOST, max_size=MOST))
def test_peel(edges: list[tuple[int, int]], fixed: list[int]) -> None:
    """`fixed` are neighbours that never go."""
    directed = sorted({pair for a, b in edges if a != b for pair in ((a, b), (b, a))})
    removed: set[int] = set()
    for _ in range(MOST):
        num_left = [fixed[node] + sum(b not in removed for a, b in directed if a == node) for node in range(MOST)]
        removed |= {node for node in range(MOST) if num_left[node] <= 1}
    neighbours = np.array([fixed[node] + sum(a == node for a, _ in directed) for node in range(MOST)])
    assert np.flatnonzero(find_dead_ends(neighbours, *ends(directed))).tolist() == sorted(removed)


@given(st.lists(st.integers(0, 4)) | st.lists(st.sampled_from([-9, 7, 2**40])))
def test_numbering(values: list[int]) -> None:
    column = np.array(values, np.int64)
    assert first_rows(column).tolist() == sorted({values.index(value) for value in values})
    assert count_earlier(column).tolist() == [values[:row].count(value) for row, value in enumerate(values)]


LINKS = st.lists(st.tuples(st.integers(-1, 4), st.integers(-1, 4)), max_size=40)


def graph_of(links: list[tuple[int, int]], **more: np.ndarray) -> Adjacency:
    position = np.array([[3.0 * node, 4.0 * node, 12.0 * node] for node in range(5)])
    owner, target = (np.array([link[side] for link in links], np.int32) for side in (0, 1))
    return Adjacency(owner, target, position, **more)


@given(LINKS, st.booleans())
def test_what_follows_from_edges(links: list[tuple[int, int]], is_sorted: bool) -> None:
    """In the order of their owners, so that those of a node are near each other, or in any."""
    links = sorted(links) if is_sorted else links
    graph = graph_of(links)
    rows = range(len(links))
    whole = [row for row in rows if min(links[row]) >= 0]
    assert graph.whole.tolist() == whole
    assert graph.loops.tolist() == [row for row in whole if links[row][0] == links[row][1]]
    owned = [row for row in rows if links[row][0] >= 0]
    assert graph.repeated.tolist() == [row for row in owned if links[row] in links[:row]]
    assert graph.degree.tolist() == [sum(link[0] == node for link in links) for node in range(5)]
    neighbours = [{end for start, end in links if start == node != end} for node in range(5)]
    assert graph.neighbours.tolist() == [len(value) for value in neighbours]
    back = [links.index(links[row][::-1]) if row in whole and links[row][::-1] in links else -1 for row in rows]
    assert graph.back.tolist() == back
    assert graph.one_way.tolist() == [row for row in whole if back[row] < 0]
    assert graph.length.tolist() == [13 * abs(links[row][0] - links[row][1]) for row in whole]
    lines = list(dict.fromkeys(frozenset(links[row]) for row in whole if links[row][0] != links[row][1]))
    assert [frozenset(line) for line in graph.lines.tolist()] == lines


@given(LINKS, st.lists(st.integers(0, 2), min_size=40, max_size=40))
def test_ways_there_and_back(links: list[tuple[int, int]], values: list[int]) -> None:
    """Where two nodes are joined more than once, sets of values are compared, and what is too many has no way back."""
    graph = graph_of(links)
    directions = {
        (a, b): [row for row, link in enumerate(links) if link == (a, b)] for a in range(5) for b in range(5) if a != b
    }
    surplus = [
        row
        for direction, rows in directions.items()
        if max(len(rows), len(directions[direction[::-1]])) > 1
        for row in rows[len(directions[direction[::-1]]) :]
    ]
    assert sorted(graph.parallel.surplus().tolist()) == sorted(surplus)
    unlike = [
        row
        for direction, rows in directions.items()
        if directions[direction[::-1]]
        and {values[value] for value in rows} != {values[value] for value in directions[direction[::-1]]}
        for row in rows
    ]
    assert np.flatnonzero(graph.unlike_back(np.array(values[: len(links)], np.uint8))).tolist() == sorted(unlike)


def test_edges_that_nobody_can_follow_and_parts_of_each_kind() -> None:
    links = [(0, 1), (1, 2), (2, -1), (-1, -1), (4, 3)]
    graph = graph_of(links, kind=np.array([0, 0, 1, 1, 1]), is_away=np.array([False, False, True, True, False]))
    assert graph.is_unseen.tolist() == [False, False, True, False, False]
    assert graph.unlike_ends(graph.kind).tolist() == [1]
    assert [graph.parts.part.tolist(), graph.parts.first.tolist(), graph.parts.number.tolist()] == [
        [0, 0, 1, 2, 2],
        [0, 2, 3],
        [1, 1, 2],
    ]
    assert graph.at_nodes(np.array([2, 0])).tolist() == [[6.0, 8.0, 24.0], [0.0, 0.0, 0.0]]
    assert np.isnan(graph.at_nodes(np.array([-1]))).all()


def test_the_first_slice_that_holds_an_edge_owns_it() -> None:
    assert find_owners(np.array([0, 2, 1]), np.array([2, 1, 3]), 5).tolist() == [0, 0, 1, 2, -1]


def test_squares() -> None:
    squares = SquareGrid(750, 8)
    places = np.array([[-3000.0, -3000.0], [-0.1, 0.0], [0.0, -0.1], [9000.0, 9000.0]])
    assert squares.at(*places.T).tolist() == [0, 35, 28, 63]
    assert squares.corners(np.array([0, 35, 63])).tolist() == [[-3000, -3000], [-750, 0], [2250, 2250]]
    assert squares.are_separated(np.array([0, 0, 7]), np.array([9, 2, 8])).tolist() == [False, True, True]


def test_intervals_that_overlap_are_those_of_all_pairs() -> None:
    random, group = np.random.default_rng(1), np.zeros(40, np.int64)
    first, second = (
        Intervals(random.integers(0, 3, 40), low := random.uniform(-50, 50, 40), low + random.uniform(0, 30, 40), group)
        for _ in range(2)
    )
    rows, others, is_crowded = find_overlaps_between(first, second, np.array([40]))
    is_overlap = (
        (first.line[:, None] == second.line) & (first.low[:, None] <= second.high) & (second.low <= first.high[:, None])
    )
    assert sorted(zip(rows, others, strict=True)) == list(zip(*np.nonzero(is_overlap), strict=True))
    assert is_crowded.tolist() == [False]


def test_a_group_of_too_many_overlaps_hides_no_other_group() -> None:
    count = 2_000
    group = np.append(np.zeros(count, np.int64), 1)
    intervals = Intervals(group, np.zeros(count + 1), np.ones(count + 1), group)
    rows, others, is_crowded = find_overlaps_between(intervals, intervals, np.array([count, 1]))
    assert is_crowded.tolist() == [True, False]
    assert (rows.tolist(), others.tolist()) == ([count], [count])
