"""Drawn lines as nodes and edges: by hand, and against plain Python with fractions."""

from __future__ import annotations

import itertools
import math
import tracemalloc
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from hypothesis import given, reject
from hypothesis import strategies as st

from navspec.errors import NavspecError
from navspec.graphs import segments
from navspec.graphs.graph import Polygons
from navspec.graphs.noding import NodedDrawing, node_drawing
from navspec.graphs.noding.heights import interpolate_network_heights
from navspec.graphs.plan import NetworkPlan

NAN = math.nan
Point = tuple[float, ...]
APART = "or give them different heights, or one of them bridge = yes"


def drawing(
    *lines: Sequence[Point],
    nodes: Mapping[str, Sequence[Any]] | None = None,
    position: Sequence[Point] = (),
    labels: bool = True,
    **columns: Sequence[Any],
) -> NetworkPlan:
    """Points without a third number have no height."""
    vertices = [point if len(point) == 3 else (*point, NAN) for line in lines for point in line]
    return NetworkPlan(
        {},
        {name: np.array(values, object) for name, values in (nodes or {}).items()},
        np.array(position, float).reshape(-1, 3),
        {name: np.array(values, object) for name, values in columns.items()},
        np.array(vertices, float).reshape(-1, 3),
        np.array([0, *itertools.accumulate(map(len, lines))]),
        line_labels=np.array([f"fid {row}" for row in range(len(lines))] if labels else [], object),
    )


def made(*lines: Sequence[Point], existing: NetworkPlan | None = None, **columns: Any) -> NodedDrawing:
    return node_drawing(drawing(*lines, **columns), tolerance=1, longest=1000, existing=existing)


def edges(plan: NetworkPlan) -> list[tuple[str, str]]:
    return list(zip(plan.lines["from"].tolist(), plan.lines["to"].tolist(), strict=True))


def places(plan: NetworkPlan) -> dict[str, tuple[float, ...]]:
    return dict(zip(plan.nodes["id"].tolist(), map(tuple, plan.position.tolist()), strict=True))


def told(noded: NodedDrawing) -> list[str]:
    return [str(fault) for fault in noded.faults]


def network(plan: NetworkPlan) -> set[frozenset[tuple[float, ...]]]:
    """Edges by the places of their ends."""
    at = places(plan)
    return {frozenset((at[one], at[second])) for one, second in edges(plan)}


# Junctions


def test_a_line() -> None:
    """Every vertex is a node; names count on."""
    plan = made([(0, 0, 1), (10, 0, 2), (20, 5, 3)]).whole()
    assert places(plan) == {"new 1": (0, 0, 1), "new 2": (10, 0, 2), "new 3": (20, 5, 3)}
    assert edges(plan) == [("new 1", "new 2"), ("new 2", "new 3")]
    assert plan.offsets.tolist() == [0, 2, 4]
    assert plan.vertices.tolist() == [[0, 0, 1], [10, 0, 2], [10, 0, 2], [20, 5, 3]]
    assert plan.line_labels.tolist() == ["fid 0"] * 2
    assert plan.node_labels.tolist() == ["fid 0"] * 3


def test_nothing() -> None:
    noded = made()
    assert (len(noded.plan.position), edges(noded.plan), noded.faults, noded.notes) == (0, [], [], [])


def test_ends_within_the_tolerance_are_one_node_in_their_middle() -> None:
    plan = made([(0, 0, 0), (10, 0, 0)], [(10.5, 0.5, 0.25), (20, 0, 0)]).whole()
    assert network(plan) == {
        frozenset({(0, 0, 0), (10.25, 0.25, 0.125)}),
        frozenset({(10.25, 0.25, 0.125), (20, 0, 0)}),
    }


def test_ends_that_are_equal_stay_to_the_bit() -> None:
    third = 0.1 + 0.2
    plan = made(*([(0, 10 * row, 0), (50 + third, third, third)] for row in (0, 1, 3))).whole()
    assert plan.position[1].tolist() == [50 + third, third, third]
    assert edges(plan) == [("new 1", "new 2"), ("new 3", "new 2"), ("new 4", "new 2")]


def test_heights_keep_ends_apart_where_both_are_known() -> None:
    lines = [(0, 0, 0), (10, 0, 0)], [(10, 0, 2), (20, 0, 2)]
    assert len(made(*lines).plan.position) == 4
    assert len(made(lines[0], [(10, 0), (20, 0, 2)]).plan.position) == 3


def test_a_height_that_is_missing_does_not_join_two_levels() -> None:
    noded = made([(0, 0, 0), (10, 0, 0)], [(10, 0, 9), (20, 0, 9)], [(10, 0), (10, 9, 9)])
    assert told(noded) == ["fid 0: what has no height at 10, 0 would join points at 0 and at 9: give it a height"]


def test_an_end_on_the_inside_of_a_line() -> None:
    plan = made([(0, 0, 0), (20, 0, 10)], [(10, 9, 5), (10, 0.5, 5)]).whole()
    assert edges(plan) == [("new 1", "new 2"), ("new 2", "new 3"), ("new 4", "new 2")]
    assert places(plan)["new 2"] == (10, 0.25, 5)


def test_an_end_under_a_line() -> None:
    assert len(made([(0, 0, 0), (20, 0, 0)], [(10, 9, 5), (10, 0, 5)]).plan.position) == 4


def test_two_ends_on_one_place_of_a_line() -> None:
    """They are further apart than the tolerance, but not from the line."""
    plan = made([(0, 0), (20, 0)], [(10, 9), (10, 0.75)], [(10, -9), (10, -0.75)]).whole()
    assert sorted(edges(plan)) == [("new 1", "new 2"), ("new 2", "new 3"), ("new 4", "new 2"), ("new 5", "new 2")]


def test_an_end_on_its_own_line() -> None:
    """A roundabout and the way to it, in one go; one that ends where it began; one that comes back on two others."""
    plan = made([(0, 0), (50, 0), (50, 50), (20, 50), (20, 0)]).whole()
    assert len(plan.position) == 5
    assert edges(plan)[-1] == ("new 5", "new 2")
    ring = made([(0, 0), (50, 0), (50, 50), (0.5, 0)]).whole()
    assert edges(ring) == [("new 1", "new 2"), ("new 2", "new 3"), ("new 3", "new 1")]


def test_a_bend_near_an_end_is_one_junction() -> None:
    plan = node_drawing(drawing([(0, 0), (10, 1.5), (20, 0)], [(10, -9), (10, 0.5)]), tolerance=1, longest=1000).whole()
    assert len(plan.position) == 4


def test_kinds_are_never_joined() -> None:
    lines = [(0, 0, 0), (10, 0, 0)], [(10, 0, 0), (20, 0, 0)], [(5, -5, 0), (5, 5, 0)]
    plan = made(*lines, kind=["vehicle", "ped", "boat"]).whole()
    assert plan.nodes["kind"].tolist() == ["vehicle"] * 2 + ["ped"] * 2 + ["boat"] * 2


GRID = 4


@st.composite
def streets(draw: st.DrawFn) -> tuple[set[frozenset[tuple[int, int]]], list[list[Point]]]:
    """Some of the edges of a grid, drawn as lines that begin and end anywhere, not quite on its nodes."""
    every = [
        ((x, y), (x + dx, y + dy))
        for x, y in itertools.product(range(GRID), repeat=2)
        for dx, dy in ((0, 1), (1, 0))
        if x + dx < GRID and y + dy < GRID
    ]
    chosen = draw(st.lists(st.sampled_from(every), unique=True))
    remaining = [entry[:: draw(st.sampled_from((1, -1)))] for entry in chosen]
    lines = []
    while remaining:
        line = [*remaining.pop()]
        while draw(st.booleans()):
            following = next((entry for entry in remaining if line[-1] in entry), None)
            if following is None:
                break
            remaining.remove(following)
            line.append(following[1] if following[0] == line[-1] else following[0])
        lines.append([(20 * x + draw(OFF), 20 * y + draw(OFF), 3 * x + y + draw(OFF)) for x, y in line])
    return {frozenset(entry) for entry in chosen}, lines


OFF = st.sampled_from((-0.25, 0.0, 0.125, 0.25))


@given(streets(), st.randoms(use_true_random=False))
def test_streets(drawing_: tuple[set[frozenset[tuple[int, int]]], list[list[Point]]], random: Any) -> None:
    """The same network comes back, the same nodes from lines in any order and direction, and again from its own edges."""
    network_of, lines = drawing_
    plan = made(*lines).whole()
    at = {name: (round(x / 20), round(y / 20)) for name, (x, y, _) in places(plan).items()}
    assert len(set(at.values())) == len(at) == len({node for value in network_of for node in value})
    assert sorted(sorted((at[a], at[b])) for a, b in edges(plan)) == sorted(map(sorted, network_of))
    second = [line[:: random.choice((1, -1))] for line in random.sample(lines, len(lines))]
    assert network(made(*second).whole()) == network(plan)
    pieces = [[tuple(vertex) for vertex in plan.vertices[2 * row : 2 * row + 2]] for row in range(len(edges(plan)))]
    assert network(made(*pieces).whole()) == network(plan)
    assert edges(node_drawing(plan, tolerance=1, longest=1).whole()) == edges(plan)


SPOT = st.tuples(st.integers(0, 4), st.integers(0, 4))
TANGLE = st.lists(
    st.lists(SPOT, min_size=2, max_size=4).filter(lambda line: all(a != b for a, b in itertools.pairwise(line))),
    max_size=6,
)
Edge = tuple[int, tuple[int, int], tuple[int, int]]


def side(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def is_on(a: Point, b: Point, c: Point) -> bool:
    """Whether c is on a to b."""
    return side(a, b, c) == 0 and all(min(a[axis], b[axis]) <= c[axis] <= max(a[axis], b[axis]) for axis in (0, 1))


def is_inside(a: Point, b: Point, c: Point) -> bool:
    return is_on(a, b, c) and c not in (a, b)


def meet(one: Edge, second: Edge) -> bool:
    """Whether two edges have more in common than a node."""
    (_, a, b), (_, c, d) = one, second
    shared = {a, b} & {c, d}
    if len(shared) == 2:
        return False
    if shared:
        return any(is_inside(a, b, entry) for entry in {c, d} - shared) or any(
            is_inside(c, d, entry) for entry in {a, b} - shared
        )
    if is_on(a, b, c) or is_on(a, b, d) or is_on(c, d, a) or is_on(c, d, b):
        return True
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


@given(TANGLE)
def test_tangles(lines: list[list[tuple[int, int]]]) -> None:
    """Lines that touch, cross and repeat each other in every way."""
    ends = {end for line in lines for end in (line[0], line[-1])}
    expected: list[Edge] = []
    for row, line in enumerate(lines):
        for a, b in itertools.pairwise(line):
            stops = [end for end in ends if is_inside(a, b, end)]
            stops.sort(key=lambda stop: Fraction((stop[0] - a[0]) ** 2 + (stop[1] - a[1]) ** 2))
            expected += [(row, *entry) for entry in itertools.pairwise([a, *stops, b])]
    first: dict[frozenset[tuple[int, int]], int] = {}
    repeats = set()
    for row, a, b in expected:
        pair = frozenset((a, b))
        if pair in first:
            repeats.add((row, first[pair]))
        first.setdefault(pair, row)
    crossing = {(one[0], second[0]) for one, second in itertools.combinations(expected, 2) if meet(one, second)}

    noded = node_drawing(drawing(*([(*point, 0) for point in line] for line in lines)), tolerance=0.01, longest=100)
    at = {name: (round(x), round(y)) for name, (x, y, _) in places(noded.plan).items()}
    labels = noded.plan.line_labels.tolist()
    assert [(labels[row], at[a], at[b]) for row, (a, b) in enumerate(edges(noded.plan))] == [
        (f"fid {row}", a, b) for row, a, b in expected
    ]
    assert len(set(at.values())) == len(at)
    kinds: dict[str, set[tuple[str, str]]] = {"crosses": set(), "runs over the same nodes as": set()}
    for fault in noded.faults:
        (kind,) = (kind for kind in kinds if fault.message.startswith(kind))
        second = fault.message.removeprefix(f"{kind} ").split(" at ")[0]
        kinds[kind].add((fault.label, fault.label if second == "itself" else second))
    assert kinds["crosses"] == {(f"fid {a}", f"fid {b}") for a, b in crossing}
    assert kinds["runs over the same nodes as"] == {(f"fid {a}", f"fid {b}") for a, b in repeats}


# Faults


@pytest.mark.parametrize(
    ("lines", "message", "place"),
    [
        (
            ([(0, 0, 0), (20, 0, 0)], [(10, -10, 0), (10, 10, 0)]),
            f"fid 0: crosses fid 1 at 10, 0 without a junction: snap a vertex of both there, {APART}",
            (10, 0, 0),
        ),
        (
            ([(0, 0, 0), (20, 0, 4)], [(10, -10, 6), (10, 0, 6), (10, 10, 6)]),
            f"fid 0: crosses fid 1 at 10, 0 without a junction: snap a vertex of both there, {APART}",
            (10, 0, 2),
        ),
        (
            ([(0, 0, 0), (20, 0, 0), (20, 20, 0), (5, -10, 0)],),
            f"fid 0: crosses itself at 10, 0 without a junction: snap a vertex of both there, {APART}",
            (10, 0, 0),
        ),
        (
            ([(0, 0, 0), (20, 0, 0)], [(20, 0, 0), (0, 0, 0)]),
            "fid 1: runs over the same nodes as fid 0 at 20, 0: draw one line for both directions, or these further apart",
            (20, 0, 0),
        ),
        (
            ([(0, 0, 0), (20, 0, 0), (0, 0, 0)],),
            "fid 0: runs over the same nodes as itself at 20, 0: draw one line for both directions, or these further apart",
            (20, 0, 0),
        ),
        (
            ([(0, 0, 0), (20, 0, 0)], [(0, 0.5, 0), (20, 0.5, 0)]),
            "fid 1: runs over the same nodes as fid 0 at 0, 0.25: the tolerance of 1 joins them: draw them further apart, or "
            "give a smaller one",
            (0, 0.25, 0),
        ),
        (
            ([(3, 4, 5), (3, 4.5, 5)],),
            "fid 0: is one point at 3, 4.25: it has no length, or less than the tolerance joins; draw it longer, in units of "
            "the game and not in degrees, or delete it",
            (3, 4.25, 5),
        ),
        (
            ([(0, 0, 0), (9, 9, 0)], [(3, 4, 5)]),
            "fid 1: has fewer than two points: draw it to its other end, or delete it",
            (3, 4, 5),
        ),
        (
            ([(0, 0, 0), (9, 9, 0)], [(3, 4, 5), (9, 1e300, 0)]),
            "fid 1: has a point at 9, 1e+300, 0, which is no position",
            (9, 1e300, 0),
        ),
        (
            ([(3, 4, 5), (9, 9, math.inf)],),
            "fid 0: has a point at 9, 9, inf, which is no position",
            (9, 9, math.inf),
        ),
        (
            tuple([(0.75 * row, (-1) ** row * 60, 0), (0.75 * row, 0, 0)] for row in range(7)),
            "fid 0: points at 2.25, 0 run into one another over 4.5, the tolerance is 1: draw them further apart, or give a "
            "smaller one",
            (2.25, 0, 0),
        ),
    ],
)
def test_faults(lines: Sequence[Sequence[Point]], message: str, place: Point) -> None:
    noded = made(*lines)
    assert (told(noded), [fault.position for fault in noded.faults]) == ([message], [place])


@pytest.mark.parametrize("point", [(NAN, 4), (3, NAN), (NAN, NAN, NAN), (math.inf, 0, 0)])
def test_points_that_are_nowhere(point: Point) -> None:
    noded = made([(0, 0, 0), (5, 5, 0)], [(0, 9, 0), point, (9, 9, 0)])
    assert [fault.label for fault in noded.faults] == ["fid 1"]
    assert len(edges(noded.plan)) == 1


def test_all_faults_are_raised_together() -> None:
    noded = made([(0, 0, 0)], [(0, 0, 0), (20, 0, 0)], [(10, -10, 0), (10, 10, 0)])
    with pytest.raises(NavspecError) as caught:
        noded.whole()
    assert str(caught.value).splitlines() == ["the drawing has 2 faults:", *(f"  {line}" for line in told(noded))]
    with pytest.raises(NavspecError, match=r"and 5 more$"):
        made(*([(0, 0, 0)] for _ in range(25))).whole()


def test_one_line_may_be_above_the_other() -> None:
    lines = [(0, 0, 0), (20, 0, 0)], [(10, -10, 0), (10, 10, 9)]
    assert not made(*lines).faults
    assert node_drawing(drawing(*lines), tolerance=1, longest=99, clearance=5).faults


def test_bridges_cross_what_they_like() -> None:
    plan = drawing([(0, 0, 0), (20, 0, 0)], [(10, -10, 0), (10, 10, 0)], [(5, -10, 0), (5, 10, 0)])
    for bridges, crossings in (([True, False, False], 0), ([False, False, True], 1)):
        assert len(node_drawing(plan, tolerance=1, longest=99, bridges=np.array(bridges)).faults) == crossings


def test_a_crossing_is_told_once() -> None:
    """Both have a vertex there, too far from the other."""
    plan = drawing([(0, 0, 0), (10, 0.1, 0), (20, 0, 0)], [(10, -10, 0), (10, 0.1, 2), (10, 10, 0)])
    assert len(node_drawing(plan, tolerance=1, longest=99).faults) == 1


def test_lines_without_labels() -> None:
    noded = made([(0, 0, 0), (9, 0, 0)], [(0, 0, 0)], labels=False)
    assert [fault.label for fault in noded.faults] == ["line 1"]
    assert noded.plan.line_labels.tolist() == ["line 0"]


def test_labels_are_not_looked_into() -> None:
    plan = drawing([(0, 0, 0), (20, 0, 0)], [(10, -10, 0), (10, 10, 0)])
    plan.line_labels[1] = "{} %s {0}"
    assert "crosses {} %s {0} at 10, 0 without" in told(node_drawing(plan, tolerance=1, longest=99))[0]


# Vertices


def test_long_edges_are_split_evenly() -> None:
    plan = node_drawing(drawing([(0, 0, 0), (30, 40, 0), (30, 50, 0)]), tolerance=1, longest=20).whole()
    assert np.allclose(plan.position[:, :2], [[0, 0], [10, 40 / 3], [20, 80 / 3], [30, 40], [30, 50]])
    assert edges(plan) == [(f"new {row}", f"new {row + 1}") for row in range(1, 5)]
    assert len(node_drawing(drawing([(0, 0), (60, 0)]), tolerance=1, longest=20).plan.position) == 4
    assert len(node_drawing(drawing([(0, 0), (60, 0)]), tolerance=1, longest=math.inf).plan.position) == 2


def test_bends_become_arcs_where_no_other_line_joins() -> None:
    """A quarter of a circle of radius 20 around 80, 20, and a smaller one between short edges; heights are even."""
    lines = [(0, 0, 0), (100, 0, 10), (100, 100, 20)], [(300, 0, 0), (300, 10, 0), (200, 10, 0)]
    plan = node_drawing(drawing(*lines), tolerance=1, longest=9, radius=20).whole()
    place = plan.position
    arc = place[(place[:, 0] >= 80) & (place[:, 0] <= 100) & (place[:, 1] <= 20)]
    assert len(arc) == 5
    assert np.allclose(np.hypot(arc[:, 0] - 80, arc[:, 1] - 20), 20)
    assert np.allclose(arc[[0, -1]], [[80, 0, 8], [100, 20, 12]])
    small = place[(place[:, 0] >= 295.5) & (place[:, 0] < 300)]
    assert np.allclose(np.hypot(small[:, 0] - 295.5, small[:, 1] - 5.5), 4.5)
    joined = node_drawing(drawing(lines[0], [(100, 0, 10), (200, 0, 10)]), tolerance=1, longest=999, radius=20).whole()
    assert len(joined.position) == 4


@given(st.lists(st.integers(0, 12), min_size=1, max_size=30), st.integers(1, 12))
def test_vertices_that_follow_too_soon_are_left_out(steps: list[int], shortest: int) -> None:
    at = [0, *itertools.accumulate(steps)]
    at.append(at[-1] + 20)
    kept = [0]
    for entry in at[1:-1]:
        if entry - kept[-1] >= shortest and at[-1] - entry >= shortest:
            kept.append(entry)
    noded = node_drawing(drawing([(entry, 0, 0) for entry in at]), tolerance=1, longest=1000, shortest=shortest)
    assert noded.whole().position[:, 0].tolist() == [*kept, at[-1]]


def test_a_vertex_that_others_join_stays() -> None:
    plan = node_drawing(
        drawing([(0, 0, 0), (2, 0, 0), (4, 0, 0), (20, 0, 0)], [(4, 9, 0), (4, 0, 0)]),
        tolerance=1,
        longest=99,
        shortest=5,
    ).whole()
    assert plan.position[:, 0].tolist() == [0, 4, 20, 4]


# Heights


def heights(noded: NodedDrawing) -> dict[tuple[float, float], float]:
    return {(x, y): round(z, 9) for x, y, z in noded.plan.position.tolist()}


def test_heights_between_known_ones() -> None:
    noded = made([(0, 0, 0), (10, 0), (10, 10), (10, 40, 5)])
    assert heights(noded) == {(0, 0): 0, (10, 0): 1, (10, 10): 2, (10, 40): 5}
    assert not noded.notes


def test_heights_at_junctions_and_beyond() -> None:
    """The middle one is nearer to the lower, and the free end is level with it."""
    noded = made([(0, 0, 0), (10, 0)], [(10, 0), (40, 0, 8)], [(10, 0), (10, 15), (10, 30)])
    assert heights(noded) == {(0, 0): 0, (10, 0): 2, (40, 0): 8, (10, 15): 2, (10, 30): 2}
    assert not noded.notes


def test_heights_that_nothing_tells() -> None:
    noded = made([(0, 0), (10, 0), (20, 0)], [(0, 50), (20, 50)], [(0, 90, 7), (20, 90)])
    assert set(heights(noded).values()) == {0, 7}
    assert [str(note) for note in noded.notes] == ["fid 0: an end has no height and takes 0; so do ends of 1 more"]
    assert noded.notes[0].position == (0, 0, 0)


def test_heights_of_existing_nodes_nearby() -> None:
    """Of the same kind, where there are some; the node that a line joins counts before all."""
    existing = made([(0, 0, 10), (50, 0, 20)], [(40, 22, 99), (40, 99, 99)], kind=["vehicle", "ped"]).whole()
    noded = made([(50, 0), (45, 10), (40, 20)], [(0, 30), (9, 30)], kind=["vehicle", "boat"], existing=existing)
    assert heights(noded) == {(45, 10): 20, (40, 20): 20, (0, 30): 10, (9, 30): 10}
    assert noded.plan.vertices[0].tolist() == [50, 0, 20]
    assert [str(note) for note in noded.notes] == [
        "fid 0: an end has no height and takes that of the nearest existing node; so do ends of 1 more"
    ]


@given(
    st.lists(st.tuples(st.integers(0, 7), st.integers(0, 7), st.integers(1, 9)), min_size=1, max_size=20),
    st.lists(st.sampled_from((NAN, NAN, 0.0, 5.0, -20.0)), min_size=8, max_size=8),
)
def test_stretched(links: list[tuple[int, int, int]], told_heights: list[float]) -> None:
    """Every height that was not known is the mean of those around it, the nearer the more."""
    source, target, length = (np.array(link) for link in zip(*links, strict=True))
    noded = interpolate_network_heights(np.array(told_heights), source, target, length.astype(float))
    around: dict[int, list[tuple[int, int]]] = {node: [] for node in range(8)}
    for a, b, far in links:
        around[a].append((b, far))
        around[b].append((a, far))
    for node, height in enumerate(told_heights):
        reached, new = set[int](), {node}
        while new:
            reached |= new
            new = {second for node in new for second, _ in around[node]} - reached
        if not math.isnan(height):
            assert noded[node] == height
        elif all(math.isnan(told_heights[node]) for node in reached):
            assert math.isnan(noded[node])
        else:
            pull = sum((noded[second] - noded[node]) / far for second, far in around[node])
            assert abs(pull) < 1e-9


# Attributes


def test_attributes_of_lines_go_to_edges_and_those_of_nodes_to_nodes() -> None:
    """A node of several lines has the value of the first that tells one."""
    plan = node_drawing(
        drawing(
            [(0, 0, 0), (20, 0, 0)],
            [(20, 0, 0), (20, 20, 0), (0, 20, 0)],
            [(20, 20, 0), (40, 20, 0)],
            lanes=[1, 2, 3],
            lanes_back=[4, 5, 6],
            speed=[None, 30, 50],
            kind=["vehicle"] * 3,
        ),
        tolerance=1,
        longest=99,
        node_columns=["speed", "unknown"],
    ).whole()
    assert plan.lines["lanes"].tolist() == [1, 2, 2, 3]
    assert plan.lines["lanes_back"].tolist() == [4, 5, 5, 6]
    assert set(plan.lines) == {"lanes", "lanes_back", "kind", "from", "to"}
    assert plan.nodes["speed"].tolist() == [None, 30, 30, 30, 50]
    assert set(plan.nodes) == {"id", "kind", "speed"}


def test_types_of_columns_stay() -> None:
    plan = drawing([(0, 0, 0), (20, 0, 0), (40, 0, 0)])
    plan.lines.update(lanes=np.array([2], np.uint8), density=np.array([0.5]), flags=np.array([True]))  # pyright: ignore[reportAttributeAccessIssue]
    noded = node_drawing(plan, tolerance=1, longest=99, node_columns=["density", "flags"]).whole()
    assert (noded.lines["lanes"].dtype, noded.nodes["density"].dtype, noded.nodes["flags"].dtype) == (
        np.uint8,
        np.float64,
        bool,
    )


# What stands


def test_lines_with_nodes_stay_as_they_are() -> None:
    plan = drawing(
        [(0, 0, 1), (5, 5, 5), (10, 0, 1)],
        [(10, 0.5, 1), (10, 30, 1)],
        [(10, 0, 1), (20, 0, 1)],
        nodes={"id": ["a", "b", "c"], "kind": ["vehicle"] * 3, "speed": [1, None, 3]},
        position=[(0, 0, 1), (10, 0, 1), (20, 0, 1)],
        kind=["vehicle"] * 3,
        speed=[7, 8, 9],
        **{"from": ["a", None, "b"], "to": ["b", "", "c"]},
    )
    noded = node_drawing(plan, tolerance=1, longest=25, node_columns=["speed"]).whole()
    assert edges(noded) == [("a", "b"), ("b", "new 1"), ("new 1", "new 2"), ("b", "c")]
    assert places(noded) == {
        "a": (0, 0, 1),
        "b": (10, 0, 1),
        "c": (20, 0, 1),
        "new 1": (10, 15, 1),
        "new 2": (10, 30, 1),
    }
    assert noded.nodes["speed"].tolist() == [1, 8, 3, 8, 8]
    assert noded.nodes["kind"].tolist() == ["vehicle"] * 5
    assert noded.offsets.tolist() == [0, 3, 5, 7, 9]
    assert noded.vertices[:3].tolist() == plan.vertices[:3].tolist()
    assert noded.line_labels.tolist() == ["fid 0", "fid 1", "fid 1", "fid 2"]
    assert noded.node_labels.tolist() == ["a", "b", "c", "fid 1", "fid 1"]


def test_half_a_line_of_nodes() -> None:
    ends: dict[str, Any] = {"from": ["a", NAN], "to": [None, "b"]}
    plan = drawing([(0, 0, 0), (9, 0, 0)], [(0, 9, 0), (9, 9, 0)], **ends)
    assert told(node_drawing(plan, tolerance=1, longest=99)) == [
        "fid 0: has `from` but no `to`: give both or neither",
        "fid 1: has `to` but no `from`: give both or neither",
    ]


def test_names_are_unlike_those_there_are() -> None:
    """Nodes that were drawn without a name get one as well."""
    plan = drawing([(0, 0, 0), (9, 0, 0)], nodes={"id": ["new 2", None]}, position=[(50, 0, 0), (9, 0, 0)])
    noded = node_drawing(plan, tolerance=1, longest=99).whole()
    assert noded.nodes["id"].tolist() == ["new 2", "new 1", "new 3"]
    assert edges(noded) == [("new 3", "new 1")]


def test_the_nearest_of_two_nodes() -> None:
    plan = drawing(
        [(0, 0, 0), (9, 0, 0)],
        [(9.5, 0, 0), (9.5, 9, 0)],
        nodes={"id": ["a", "b"]},
        position=[(8.5, 0, 0), (9.75, 0, 0)],
    )
    assert edges(node_drawing(plan, tolerance=1, longest=99).whole()) == [("new 1", "a"), ("b", "new 2")]


def test_what_reaches_a_line_that_reaches_a_node() -> None:
    plan = drawing([(0, 0, 0), (9, 0, 0)], [(9.75, 0, 0), (9.75, 9, 0)], nodes={"id": ["a"]}, position=[(8.5, 0, 0)])
    assert edges(node_drawing(plan, tolerance=1, longest=99).whole()) == [("new 1", "a"), ("a", "new 2")]


def test_areas_of_nodes_stay() -> None:
    plan = drawing([(0, 0, 0), (9, 0, 0)], nodes={"id": ["a"]}, position=[(50, 0, 0)])
    corners = np.zeros((3, 3))
    whole = NetworkPlan(
        plan.facts,
        plan.nodes,
        plan.position,
        plan.lines,
        plan.vertices,
        plan.offsets,
        Polygons(np.array([0, 3]), corners),
    )
    polygons = node_drawing(whole, tolerance=1, longest=99).plan.polygons
    assert polygons is not None
    assert polygons.offsets.tolist() == [0, 3, 3, 3]


def base() -> NetworkPlan:
    return made([(0, 0, 10), (50, 0, 10), (100, 0, 10)]).whole()


def test_a_road_from_an_existing_node_to_another() -> None:
    noded = made([(0.5, 0, 10), (50, 40, 20), (100, 0.5)], existing=base())
    plan = noded.whole()
    assert edges(plan) == [("new 1", "new 4"), ("new 4", "new 3")]
    assert places(plan) == {"new 4": (50, 40, 20)}
    assert plan.vertices.tolist() == [[0, 0, 10], [50, 40, 20], [50, 40, 20], [100, 0, 10]]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (
            [(20, 30, 10), (20, 0.5, 10)],
            "ends at 20, 0.5 on the edge new 1 - new 2, where no node is: give it a vertex there, or end at new 1 at 0, 0",
        ),
        (
            [(70, 30), (80, 0)],
            "ends at 80, 0 on the edge new 2 - new 3, where no node is: give it a vertex there, or end at new 3 at 100, 0",
        ),
        (
            [(70, -5, 10), (70, 5, 10)],
            f"crosses the edge new 2 - new 3 at 70, 0 without a junction: snap a vertex there, {APART}",
        ),
        (
            [(50, 0), (0, 0)],
            "runs over the same nodes as the edge new 1 - new 2 at 50, 0: draw one line for both directions, or these "
            "further apart",
        ),
    ],
)
def test_faults_against_what_stands(line: list[Point], message: str) -> None:
    assert told(made(line, existing=base())) == [f"fid 0: {message}"]


def test_a_road_above_what_stands() -> None:
    assert not made([(70, -5, 15), (70, 5, 15)], [(20, 0, 15), (20, 30, 10)], existing=base()).faults


# Parameters


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("tolerance", -1),
        ("tolerance", NAN),
        ("longest", 0),
        ("longest", NAN),
        ("shortest", math.inf),
        ("clearance", -1),
    ],
)
def test_parameters_that_make_no_sense(name: str, value: float) -> None:
    options: dict[str, Any] = {"tolerance": 1.0, "longest": 99.0, name: value}
    with pytest.raises(NavspecError, match=name):
        node_drawing(drawing(), **options)


def test_no_tolerance() -> None:
    plan = node_drawing(
        drawing([(0, 0, 0), (10, 0, 0), (10, 0, 0), (20, 0, 0)], [(10, 9, 0), (10, 0, 0)], [(5, 9, 0), (5, 0, 0)]),
        tolerance=0,
        longest=99,
    ).whole()
    assert sorted(place[:2] for place in places(plan).values()) == [(0, 0), (5, 0), (5, 9), (10, 0), (10, 9), (20, 0)]
    assert len(edges(plan)) == 5


def test_too_much_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(NavspecError, match=r"would have 10,000,000,000 edges no longer than 0\.1"):
        node_drawing(drawing([(0, 0, 0), (5e8, 0, 0), (5e8, 5e8, 0)]), tolerance=1, longest=0.1)
    monkeypatch.setattr(segments, "MAX_PAIRS", 100)
    with pytest.raises(NavspecError, match="the drawing is too crowded"):
        made(*([(0, row, 0), (100, 100 + row, 0)] for row in range(50)), kind=["ped"] * 50)


_CROWDS = {
    "star": [[(0, 0, 10), (50 + row / 100, row / 10, 10)] for row in range(1500)],
    "equal": [[(0, 0, 10), (50, 0, 10)]] * 3000,
    "row": [[(row / 2, 0, 10), (row / 2 + 500, 0, 10)] for row in range(3000)],
    "grid": [[(0, row, 10), (700, row, 10)] for row in range(700)]
    + [[(row, 0, 10), (row, 700, 10)] for row in range(700)],
    "zigzag": [[(row % 2, row / 1000, 10) for row in range(9000)]],
}


@pytest.mark.parametrize("name", _CROWDS)
def test_crowds_are_refused_before_their_pairs_are_in_memory(name: str) -> None:
    plan = drawing(*_CROWDS[name], kind=["vehicle"] * len(_CROWDS[name]))
    tracemalloc.start()
    try:
        with pytest.raises(NavspecError, match=r"the drawing is too crowded: about [0-9,]+ pairs"):
            node_drawing(plan, tolerance=2, longest=99)
        assert tracemalloc.get_traced_memory()[1] < 20 << 20
    finally:
        tracemalloc.stop()


def test_a_network_of_many_streets_is_no_crowd() -> None:
    streets = [[(30 * at, 0, 10), *((30 * at, 30 * row, 10) for row in range(1, 60))] for at in range(60)]
    streets += [[(0, 30 * at, 10), *((30 * row, 30 * at, 10) for row in range(1, 60))] for at in range(60)]
    plan = node_drawing(drawing(*streets, kind=["vehicle"] * 120), tolerance=2, longest=99).whole()
    assert len(plan.position) == 60 * 60
    assert len(plan.offsets) - 1 == 2 * 60 * 59


def test_far_away() -> None:
    lines = [(-9e8, 9e8, 1), (-9e8 + 10, 9e8, 2)], [(-9e8 + 10, 9e8, 2), (9e8, 9e8, 3)]
    assert len(node_drawing(drawing(*lines), tolerance=1, longest=math.inf).whole().position) == 3


NUMBER = st.sampled_from((0.0, 0.5, 1.0, 1.5, 3.0, 40.0, -1e8, 1e-300, NAN, math.inf, -1e300)) | st.floats(-5, 5)
ANY_LINE = st.lists(st.tuples(NUMBER, NUMBER, NUMBER), max_size=5)
NAME = st.sampled_from((None, "a", "b", "", "new 1"))


@given(
    st.lists(st.tuples(ANY_LINE, NAME, NAME, st.sampled_from((None, "vehicle", "ped"))), max_size=6),
    st.lists(st.tuples(NUMBER, NUMBER, NUMBER), max_size=3),
    st.lists(ANY_LINE, max_size=3),
    st.sampled_from((0.0, 1.0, 30.0)),
    st.sampled_from((3e7, math.inf)),
)
def test_whatever_is_drawn(
    lines: list[tuple[list[Point], Any, Any, Any]],
    position: list[Point],
    standing: list[list[Point]],
    tolerance: float,
    longest: float,
) -> None:
    """Every line becomes edges, stays, or is told of; every edge is between two nodes where its vertices are."""
    shapes, starts, ends, kinds = zip(*lines, strict=True) if lines else ((), (), (), ())
    columns: dict[str, Any] = {"from": starts, "to": ends, "kind": kinds}
    ids = ["a", "b", None][: len(position)]
    plan = drawing(*shapes, nodes={"id": ids}, position=position, **columns)
    existing = made(*standing).plan
    existing.nodes["id"][:] = [f"old {row}" for row in range(len(existing.position))]
    try:
        noded = node_drawing(plan, tolerance=tolerance, longest=longest, existing=existing)
    except NavspecError:  # too crowded, such as all nodes of a line that leads straight up
        reject()
    names = noded.plan.nodes["id"].tolist()
    assert len(set(names)) == len(names) == len(noded.plan.position)
    assert names[: len(ids)] == [name or names[row] for row, name in enumerate(ids)]
    told_of = {fault.label for fault in noded.faults}
    for row in range(len(lines)):
        assert f"fid {row}" in {*noded.plan.line_labels.tolist(), *told_of}
    at = places(noded.plan) | dict(
        zip(existing.nodes["id"].tolist(), map(tuple, existing.position.tolist()), strict=True)
    )
    for row, (one, second) in enumerate(edges(noded.plan)):
        label = noded.plan.line_labels[row]
        if starts[int(label.removeprefix("fid "))] or ends[int(label.removeprefix("fid "))]:
            continue
        vertices = noded.plan.vertices[noded.plan.offsets[row] : noded.plan.offsets[row + 1]]
        assert np.isfinite(vertices).all()
        assert one != second
        assert [at[one], at[second]] == [tuple(vertex) for vertex in vertices.tolist()]
