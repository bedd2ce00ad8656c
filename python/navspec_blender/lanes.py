"""Lanes of a network as surfaces: a strip for every lane, with an arrow in its direction, in colours of values."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from navspec.errors import NavspecError
from navspec.exchange.styles import Colour, assign_colours
from navspec.family.network.tools import HAS_BACK
from navspec.graphs.graph import BACK
from navspec.graphs.plan import NetworkPlan

from .attributes import Array

NAME = "navspec lanes"
"""Name of the object with the lanes."""
MAX_COLOURS = 64
"""Different values that get a colour each; more could not be distinguished."""
ARROW: Colour = (35, 35, 35)
UNKNOWN: Colour = (150, 150, 150)
_WIDTH, _NARROW = 5.0, 1.5
"""Widths of strips where the width of a lane is unknown, and of lines without lanes; in units, as all that follow."""
_GAP, _HEIGHT, _ARROW_HEIGHT = 0.4, 0.3, 0.1
"""Distance between lanes, their height above the network, and that of arrows above them."""
_TRIM, _MAX_TRIM = 0.15, 0.75
"""Part of an edge without strips at each of its ends, and the greatest length of it, so that nodes can be seen."""
_MAX_LANES = 16
"""Most lanes that are drawn."""


class LaneSurfaces(NamedTuple):
    """Strips and arrows.

    Attributes
    ----------
    points : numpy.ndarray
        float32, shape (points, 3).
    corners, offsets : numpy.ndarray
        Points of face n are `corners[offsets[n]:offsets[n + 1]]`; int32.
    materials : numpy.ndarray
        Number of the colour of each face; int32.
    colours : dict
        Colours by the names of their values; arrows have the first one.
    """

    points: Array
    corners: Array
    offsets: Array
    materials: Array
    colours: dict[str, Colour]


def build_lanes(plan: NetworkPlan, column: str, kind: str) -> LaneSurfaces:
    """Return the lanes of a network, as wide as in the game; traffic keeps to the right.

    Edges of a network without roads have one strip in each direction.

    Parameters
    ----------
    plan : NetworkPlan
        Network with one edge for each line.
    column : str
        Column of nodes or lines that gives the colours; every half of an edge has the colour of the node at its end.
    kind : str
        Kind of lines without one.

    Raises
    ------
    NavspecError
        The network has no such column, or the column has too many values.
    """
    start, end = plan.vertices[plan.offsets[:-1]], plan.vertices[plan.offsets[1:] - 1]
    kinds = np.array([kind if word is None else word for word in _column(plan, "kind").tolist()], object)
    along, back = _count_lanes(plan, kinds)
    middle = np.where((along > 0) & (back > 0), _read_medians(plan), 0)
    width = plan.roadway.lane_width if plan.roadway else _WIDTH
    halves, colours = _colour_values(plan, column, kinds)
    is_narrow = (along == 0) & (back == 0)
    forward, forward_rows = _build_lanes(start, end, along, back, middle, width)
    backward, backward_rows = _build_lanes(end, start, back, along, middle, width)
    narrow = _build_strips(*_trim(start[is_narrow], end[is_narrow]), np.zeros(1), _NARROW / 2)
    arrow = np.zeros((len(along), 1), np.int32)
    lanes = np.concatenate([forward, backward])
    materials = np.concatenate(
        [
            np.hstack([halves[0], arrow])[forward_rows].ravel(),
            np.hstack([halves[1], arrow])[backward_rows].ravel(),
            halves[0][is_narrow].ravel(),
        ]
    )
    corners = [
        _LANE_CORNERS + np.arange(len(lanes))[:, None] * _LANE_POINTS,
        _STRIP_CORNERS + np.arange(len(narrow))[:, None] * _STRIP_POINTS + len(lanes) * _LANE_POINTS,
    ]
    counts = np.concatenate([np.tile([4, 4, 3], len(lanes)), np.tile([4, 4], len(narrow))])
    return LaneSurfaces(
        np.concatenate([lanes.reshape(-1, 3), narrow.reshape(-1, 3)]).astype(np.float32),
        np.concatenate([part.ravel() for part in corners]).astype(np.int32),
        np.concatenate(([0], np.cumsum(counts))).astype(np.int32),
        materials,
        colours,
    )


_STRIP_CORNERS, _STRIP_POINTS = np.array([0, 2, 3, 1, 2, 4, 5, 3]), 6
"""Corners of both halves of a strip, whose points are right and left at its start, its middle and its end."""
_LANE_CORNERS, _LANE_POINTS = np.append(_STRIP_CORNERS, [6, 7, 8]), 9
"""Corners of a strip and its arrow."""


def _count_lanes(plan: NetworkPlan, kinds: Array) -> Array:
    """Return the lanes along and against lines, one where nothing is known; int64, shape (2, lines)."""
    rows = len(kinds)
    if plan.roadway is None:
        has_back = np.not_equal(plan.lines.get(HAS_BACK, np.ones(rows, bool)), False)
        return np.stack([np.ones(rows, np.int64), has_back.astype(np.int64)])
    along, back = (_read_numbers(plan, plan.roadway.lanes + suffix) for suffix in ("", BACK))
    # One direction sets both, except a closed one.
    lanes = [np.where(np.isnan(one), np.where(two > 0, two, 1), one) for one, two in ((along, back), (back, along))]
    has_lanes = np.isin(kinds.astype(str), plan.roadway.kinds)
    return np.where(has_lanes, np.clip(lanes, 0, _MAX_LANES), 0).astype(np.int64)


def _read_medians(plan: NetworkPlan) -> Array:
    """Return half the widths of the strips between both directions; 0 where they are unknown."""
    names = [name for name in plan.roadway.medians if name in plan.lines] if plan.roadway else []
    return np.nan_to_num(_read_numbers(plan, names[0] if names else ""))


def _read_numbers(plan: NetworkPlan, name: str) -> Array:
    """Return a column of lines as numbers, not a number if unknown."""
    return np.array([np.nan if value is None else float(value) for value in _column(plan, name).tolist()])


def _column(plan: NetworkPlan, name: str) -> Array:
    """Return a column of lines, None if it does not exist."""
    return plan.lines.get(name, np.full(len(plan.offsets) - 1, None, object))


def _build_lanes(
    start: Array, end: Array, lanes: Array, opposite: Array, median: Array, width: float
) -> tuple[Array, Array]:
    """Return the points of each lane from start to end, shape (lanes, 9, 3), and the edge that it belongs to."""
    rows = np.repeat(np.arange(len(lanes)), lanes)
    number = np.arange(len(rows)) - np.repeat(np.cumsum(lanes) - lanes, lanes)
    # Lanes of a one-way road are on both sides of the edge.
    is_one_way = opposite[rows] == 0
    side = np.where(is_one_way, number - (lanes[rows] - 1) / 2, number + 0.5) * width + median[rows]
    first, second, right = _trim(start[rows], end[rows])
    half = (width - _GAP) / 2
    length = np.linalg.norm(second - first, axis=1, keepdims=True)
    ahead = (second - first) / np.where(length > 0, length, 1)
    ahead *= np.minimum(length / 2, width * 0.6)
    middle = (first + second) / 2 + right * side[:, None] + np.array((0, 0, _ARROW_HEIGHT))
    arrow = [middle + ahead, middle - ahead - right * half * 0.7, middle - ahead + right * half * 0.7]
    strips = _build_strips(first, second, right, side, half)
    return np.concatenate([strips, np.stack(arrow, axis=1)], axis=1), rows


def _build_strips(first: Array, second: Array, right: Array, side: Array, half: float) -> Array:
    """Return the points of strips beside edges, `side` to the right of them; shape (edges, 6, 3)."""
    places = (first, (first + second) / 2, second)
    across = (np.broadcast_to(side + half, len(first)), np.broadcast_to(side - half, len(first)))
    return np.stack([place + right * offset[:, None] for place in places for offset in across], axis=1)


def _trim(start: Array, end: Array) -> tuple[Array, Array, Array]:
    """Return the ends of strips, above those of edges, and directions to the right of them."""
    step = np.nan_to_num(end - start)
    length = np.hypot(step[:, 0], step[:, 1])[:, None]
    length = np.where(length > 0, length, 1)
    right = np.stack([step[:, 1], -step[:, 0], np.zeros(len(step))], axis=1) / length
    first = np.nan_to_num(start) + np.array((0, 0, _HEIGHT))
    trim = np.minimum(_TRIM, _MAX_TRIM / length)
    return first + step * trim, first + step * (1 - trim), right


def _colour_values(plan: NetworkPlan, column: str, kinds: Array) -> tuple[Array, dict[str, Colour]]:
    """Return the numbers of the colours of lines along and against their direction, of the half at the start and of that
    at the end, and all colours; shape (2, lines, 2).
    """
    if column in plan.nodes and column != "kind":
        values = dict(zip(plan.nodes["id"].tolist(), plan.nodes[column].tolist(), strict=True))
        ends = [[values.get(name) for name in plan.lines[end].tolist()] for end in ("from", "to")]
        listed = [*ends, *reversed(ends)]
    elif column in plan.lines or column == "kind":
        along = kinds.tolist() if column == "kind" else plan.lines[column].tolist()
        back = plan.lines[column + BACK].tolist() if column + BACK in plan.lines else along
        listed = [along, along, back, back]
    else:
        raise NavspecError(f"the network has no attribute {column!r}")
    words = {value: _format_word(value) for half in listed for value in set(half)}
    names = sorted(set(words.values()) - {""})
    if len(names) > MAX_COLOURS:
        raise NavspecError(f"{column} has {len(names):,} values, and {MAX_COLOURS} are the most that get a colour")
    colours = {"direction": ARROW, f"{column} unknown": UNKNOWN}
    colours |= {f"{column} {name}": colour for name, colour in zip(names, assign_colours(names), strict=True)}
    number = {"": 1} | {name: row for row, name in enumerate(names, 2)}
    numbers = {value: number[word] for value, word in words.items()}
    halves = np.array([[numbers[value] for value in half] for half in listed], np.int32)
    return halves.reshape(2, 2, -1).swapaxes(1, 2), colours


def _format_word(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "" if value is None else f"{value:g}" if isinstance(value, float) else str(value)
