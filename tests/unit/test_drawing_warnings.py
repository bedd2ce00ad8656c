"""Warnings about drawn roads: what is probably a mistake is named with its place, and real roads stay quiet."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import navspec
from navspec.graphs.plan import NetworkPlan, plan_from_graph

Point = tuple[float, float, float]


def drawing(*lines: list[Point], **columns: list[Any]) -> NetworkPlan:
    """Lines without nodes, as users draw them."""
    return NetworkPlan(
        {},
        {"id": np.zeros(0, object)},
        np.zeros((0, 3)),
        {name: np.array([*values, None], object)[:-1] for name, values in columns.items()},
        np.array([point for line in lines for point in line], np.float64).reshape(-1, 3),
        np.cumsum([0, *map(len, lines)]),
        line_labels=np.array([f"line {number}" for number in range(1, len(lines) + 1)], object),
    )


def warnings(
    *lines: list[Point],
    base: Path | None = None,
    to: str | None = None,
    spacing: float | None = math.inf,
    **columns: list[Any],
) -> list[str]:
    """Messages about lines, whose edges stay as they are drawn by default."""
    compiled = navspec.compile(drawing(*lines, **columns), base=base, to=to, spacing=spacing)
    assert not compiled.obstacles
    assert {warning.severity for warning in compiled.drawing_warnings} <= {"warning"}
    return [warning.message for warning in compiled.drawing_warnings]


ROAD: list[Point] = [(-50, 0, 10), (0, 0, 10), (50, 0, 10), (100, 0, 10)]
ACROSS: list[Point] = [(50, 0, 10), (50, 80, 10)]


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ([ROAD, [(103, 0, 10), (200, 0, 10)]], "begins at 103, 0, 3 units beside line 1, and does not join it"),
        ([ROAD, [(25, 90, 10), (25, 12, 10)]], "ends at 25, 12, 12 units beside line 1, and does not join it"),
        (
            [ROAD, [(25, 90, 20), (25, 1, 20)]],
            "ends at 25, 1, 1 units beside line 1, which is 10 lower there, and does not join it",
        ),
        (
            [ROAD, [(0, 0, 10), (0, 90, 10), (50, 90, 10), (50, 5, 10)]],
            "ends at 50, 5, 5 units beside line 1, and does not join it",
        ),
        ([ROAD, [(25, 14, 10), (80, 14, 10), (140, 14, 10)]], ""),  # beside it, but not towards it
        ([ROAD, [(50, 0, 10), (50, 9, 10)]], ""),  # a short branch
        ([ROAD, [(25, 125, 40), (25, 60, 40), (25, 9, 40)]], ""),  # above it
    ],
)
def test_an_end_that_misses(lines: list[list[Point]], message: str) -> None:
    assert warnings(*lines) == ([f"line 2: {message}"] if message else [])


def test_kinds_do_not_miss_each_other() -> None:
    assert warnings(ROAD, [(103, 0, 10), (200, 0, 10)], kind=["vehicle", "boat"]) == []


def test_one_way_into_nowhere() -> None:
    trap = "line 2: drivers who come to 50, 80 cannot leave: no lane leads away"
    assert warnings(ROAD, ACROSS, lanes_back=[None, 0]) == [trap]
    assert warnings(ROAD, ACROSS, lanes_back=[None, 2]) == []
    ring = [(-50.0, 0.0, 10.0), (0.0, 40.0, 10.0), (50.0, 40.0, 10.0), (100.0, 0.0, 10.0)]
    assert warnings(ROAD, ring, lanes_back=[0, 1]) == []


def test_grades_and_lengths() -> None:
    assert warnings([(0, 0, 0), (20, 0, 30), (40, 0, 45)]) == [
        "line 1: rises 30 units over 20 at 0, 0, and 1 more place"
    ]
    assert warnings([(0, 0, 0), (20, 0, 9)]) == []
    long = "has an edge of 200 units at 100, 0; no original vehicle edge is longer than 123.2"
    assert warnings([(0, 0, 0), (200, 0, 0)]) == [f"line 1: {long}"]
    assert warnings([(0, 0, 0), (200, 0, 0)], spacing=None) == []
    assert warnings([(0, 0, 0), (200, 0, 0)], to="gta_iv") == []  # of which there are no measured originals


def test_small_parts_and_places_outside() -> None:
    apart = "line 2: nothing joins it to the other roads of its kind: 90 units, at 500, 0"
    assert warnings([(0, 0, 0), (60, 0, 0), (120, 0, 0)], [(500, 0, 0), (590, 0, 0)]) == [apart]
    assert warnings([(0, 0, 0), (60, 0, 0), (120, 0, 0)], [(500, 0, 0), (610, 0, 0)]) == []
    assert warnings([(0, 0, 0), (60, 0, 0)], [(500, 0, 0), (550, 0, 0)], kind=["ped", "ped"]) == []
    out = "lies outside the map at 3050, 0; its squares end 3000 units from the middle"
    assert warnings([(2950, 0, 0), (3000, 0, 0), (3050, 0, 0)]) == [f"line 1: {out}"]
    assert warnings([(2950, 0, 0), (3000, 0, 0), (3050, 0, 0)], to="fla4") == []


def test_against_a_base(tmp_path: Path) -> None:
    """What stands there is compared with, and never judged."""
    base = tmp_path / "base"
    navspec.compile(drawing([(10, 10, 0), (30, 10, 46), (150, 10, 46)]), base, spacing=math.inf)
    graph = navspec.graph(base)
    assert navspec.compile(plan_from_graph(graph)).drawing_warnings == ()
    assert navspec.compile(plan_from_graph(graph), base=base).drawing_warnings == ()
    moved = plan_from_graph(graph)
    moved.position[moved.nodes["id"] == "36/2"] = (60, 20, 0)
    (warning,) = navspec.compile(moved, base=base).drawing_warnings
    assert (
        warning.message == "the line from 36/1 to 36/2: has the height 0 at 60, 20, but node 36/1 near there is at 46"
    )
    flat = "line 1: has the height 0 at 150, 10, and 1 more place, but node 36/2 near there is at 46"
    assert warnings([(150, 10, 0), (190, 10, 0)], base=base) == [flat]
    missed = "line 1: begins at 153, 10, 3 units beside node 36/2, and does not join it"
    assert warnings([(153, 10, 46), (190, 10, 46)], base=base) == [missed]
    missed = "line 1: ends at 80, 13, 3 units beside the existing road at 80, 10, which is 6 higher there, and does not join it"
    assert warnings([(80, 60, 40), (80, 13, 40)], base=base) == [missed]
    apart = "line 1: nothing joins it to the existing roads of its kind, with 1 more line: 150 units, at 500, 10"
    assert warnings([(500, 10, 40), (600, 10, 40)], [(550, 10, 40), (550, 60, 40)], base=base) == [apart]


def test_a_junction_has_the_values_of_the_major_road(tmp_path: Path) -> None:
    """Of the wider road, of equal ones of the one that passes, of several the longest; their order is nothing."""
    alley = [(50.0, 0.0, 10.0), (50.0, 60.0, 10.0)]
    for lines, density in (((ROAD, alley), [None, 3]), ((alley, ROAD), [3, None])):
        assert _junction_density(drawing(*lines, density=density), tmp_path / f"{density}") == 15
    assert _junction_density(drawing(ROAD, alley, density=[7, 3], lanes=[1, 2]), tmp_path / "wide") == 3
    street = [(50.0, -20.0, 10.0), (50.0, 0.0, 10.0), (50.0, 60.0, 10.0)]
    for lines, density in (((ROAD, street), [None, 4]), ((street, ROAD), [4, None])):
        assert _junction_density(drawing(*lines, density=density), tmp_path / f"{density}") == 15


def _junction_density(plan: NetworkPlan, folder: Path) -> int:
    navspec.compile(plan, folder)
    graph = navspec.graph(folder)
    (row,) = np.flatnonzero((graph.position[:, :2] == (50, 0)).all(axis=1))
    return int(graph.nodes["density"][row])
