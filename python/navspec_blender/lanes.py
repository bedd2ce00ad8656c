"""Lanes of a network as surfaces: a strip for every lane, with an arrow in its direction, in colours of values."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from navspec.errors import NavspecError
from navspec.exchange.styles import Colour, assign_colours
from navspec.family.conversion.compiler import Compiler
from navspec.family.conversion.line_attributes import LANES
from navspec.family.network.tools import HAS_BACK
from navspec.graphs.graph import BACK
from navspec.graphs.plan import NetworkPlan

from .attributes import Array

NAME = "navspec lanes"
"""Name of the object with the lanes."""
WIDTH, FOOTPATH_WIDTH, GAP, HEIGHT = 5.0, 1.5, 0.4, 0.3
"""Widths of a lane, and of a line without lanes; distance between lanes, and height above the network; in units."""
_TRIM, _MAX_TRIM = 0.15, 0.75
"""Part of an edge without strips at each of its ends, and the greatest length of it, so that nodes can be seen."""
MAX_COLOURS = 64
"""Different values that get a colour each; more could not be distinguished."""
ARROW: Colour = (35, 35, 35)
UNKNOWN: Colour = (150, 150, 150)


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


def build_lanes(plan: NetworkPlan, column: str, compiler: Compiler | None) -> LaneSurfaces:
    """Return the lanes of a network, as wide as seen from above; traffic keeps to the right.

    Parameters
    ----------
    plan : NetworkPlan
        Network with one edge for each line.
    column : str
        Column of nodes or lines that gives the colours; every half of an edge has the colour of the node at its end.
    compiler : Compiler or None
        Compiler of the network, for what is not set; None for a format without one, in which an arrow shows each direction.
    """
    start, end = plan.vertices[plan.offsets[:-1]], plan.vertices[plan.offsets[1:] - 1]
    along = _count_lanes(plan, compiler)
    values, names = _colour_values(plan, column, compiler.kind if compiler and column == "kind" else None)
    points, materials = [], []
    ends = ((start, end, along[0], along[1], values), (end, start, along[1], along[0], values[::-1]))
    for first, second, here, opposite, halves in ends:
        strips, rows = _build_strips(first, second, here, opposite)
        points.append(strips)
        materials.append(np.stack([halves[0][rows], halves[1][rows], np.zeros(len(rows), np.int32)], axis=1))
    is_path = (along == 0).all(axis=0)
    paths = _build_paths(start[is_path], end[is_path])
    path_materials = np.stack([values[0][is_path], values[1][is_path]], axis=1)
    strip_points, path_points = np.concatenate(points).reshape(-1, 3), paths.reshape(-1, 3)
    strips, rest = len(strip_points) // 9, len(path_points) // 6
    strip_corners = (_STRIP + np.arange(strips)[:, None] * 9).ravel()
    path_corners = (_STRIP[:8] + np.arange(rest)[:, None] * 6).ravel() + len(strip_points)
    counts = np.concatenate([np.tile([4, 4, 3], strips), np.tile([4, 4], rest)])
    return LaneSurfaces(
        np.concatenate([strip_points, path_points]).astype(np.float32),
        np.concatenate([strip_corners, path_corners]).astype(np.int32),
        np.concatenate(([0], np.cumsum(counts))).astype(np.int32),
        np.concatenate([np.concatenate(materials).ravel(), path_materials.ravel()]).astype(np.int32),
        names,
    )


_STRIP = np.array([0, 2, 3, 1, 2, 4, 5, 3, 6, 7, 8])
"""Corners of both halves of a strip and of its arrow: points are the right and left one at both ends and in the middle."""


def _count_lanes(plan: NetworkPlan, compiler: Compiler | None) -> Array:
    """Return the lanes along and against lines; one where nothing is known; int64, shape (2, lines)."""
    rows = len(plan.offsets) - 1
    if compiler is None:
        has_back = plan.lines.get(HAS_BACK, np.ones(rows, bool))
        return np.stack([np.ones(rows, np.int64), np.not_equal(has_back, False).astype(np.int64)])
    along, back = (_read_numbers(plan.lines.get(name), rows) for name in (LANES.name, LANES.name + BACK))
    # One direction sets both, except a closed one.
    along, back = (
        np.where(np.isnan(along), np.where(back > 0, back, 1), along),
        np.where(np.isnan(back), np.where(along > 0, along, 1), back),
    )
    lanes = np.nan_to_num(np.stack([along, back]), nan=1).clip(0, _MAX_LANES).astype(np.int64)
    kinds = _fill(plan.lines.get("kind", np.full(rows, None)), compiler.kind)
    lanes[:, ~np.isin(kinds.astype(str), compiler.lane_kinds)] = 0
    return lanes


def _fill(values: Array, default: str) -> Array:
    """Return values with a default instead of unknown ones."""
    return np.where(np.equal(values, None), default, values)


_MAX_LANES = 16
"""Most lanes that are drawn."""


def _read_numbers(values: Array | None, rows: int) -> Array:
    if values is None:
        return np.full(rows, np.nan)
    return np.array([np.nan if value is None else float(value) for value in values.tolist()])


def _build_strips(start: Array, end: Array, lanes: Array, opposite: Array) -> tuple[Array, Array]:
    """Return the 9 points of each lane from start to end, and the edge that it belongs to."""
    rows = np.repeat(np.arange(len(lanes)), lanes)
    number = np.arange(len(rows)) - np.repeat(np.cumsum(lanes) - lanes, lanes)
    # Lanes of a one-way road are on both sides of the edge.
    side = np.where(opposite[rows] == 0, number - (lanes[rows] - 1) / 2, number + 0.5) * WIDTH
    first, second, right = _trim(start[rows], end[rows])
    middle = (first + second) / 2
    half = (WIDTH - GAP) / 2
    edges = [place + right * (side + across)[:, None] for place in (first, middle, second) for across in (half, -half)]
    length = np.linalg.norm(second - first, axis=1, keepdims=True)
    forward = (second - first) / np.where(length > 0, length, 1)
    tip = np.minimum(length / 2, WIDTH * 0.6)
    centre = middle + right * side[:, None] + np.array((0, 0, HEIGHT / 3))
    arrow = [centre + forward * tip, *(centre - forward * tip + right * (sign * half * 0.7) for sign in (-1, 1))]
    return np.stack([*edges, *arrow], axis=1), rows


def _build_paths(start: Array, end: Array) -> Array:
    """Return the 6 points of the strip of each edge without lanes."""
    first, second, right = _trim(start, end)
    places = (first, (first + second) / 2, second)
    return np.stack([place + right * (sign * FOOTPATH_WIDTH / 2) for place in places for sign in (1, -1)], axis=1)


def _trim(start: Array, end: Array) -> tuple[Array, Array, Array]:
    """Return the ends of strips, above those of edges, and directions to the right of them."""
    step = np.nan_to_num(end - start)
    length = np.hypot(step[:, 0], step[:, 1])
    right = np.stack([step[:, 1], -step[:, 0], np.zeros(len(step))], axis=1) / np.where(length > 0, length, 1)[:, None]
    first = np.nan_to_num(start) + np.array((0, 0, HEIGHT))
    trim = np.minimum(_TRIM, _MAX_TRIM / np.where(length > 0, length, 1))[:, None]
    return first + step * trim, first + step * (1 - trim), right


def _colour_values(
    plan: NetworkPlan, column: str, default: str | None
) -> tuple[tuple[Array, Array], dict[str, Colour]]:
    """Return the numbers of the colours of the first and second halves of lines, and all colours.

    Raises `NavspecError` for a column that the network lacks, or with too many values.
    """
    if column in plan.lines:
        halves = (plan.lines[column],) * 2
    elif column in plan.nodes:
        ids = {name: row for row, name in enumerate(plan.nodes["id"].tolist())}
        texts = np.append(plan.nodes[column].astype(object), None)
        halves = tuple(texts[[ids.get(name, -1) for name in plan.lines[end].tolist()]] for end in ("from", "to"))
    else:
        raise NavspecError(f"the network has no attribute {column!r}")
    halves = halves if default is None else tuple(_fill(half, default) for half in halves)
    listed = [half.tolist() for half in halves]
    words = {value: _format_word(value) for half in listed for value in set(half)}
    names = sorted(set(words.values()) - {""})
    if len(names) > MAX_COLOURS:
        raise NavspecError(f"{column} has {len(names):,} values, and {MAX_COLOURS} are the most that get a colour")
    colours = {"direction": ARROW, f"{column} unknown": UNKNOWN}
    colours |= {f"{column} {name}": colour for name, colour in zip(names, assign_colours(names), strict=True)}
    number = {"": 1} | {name: row for row, name in enumerate(names, 2)}
    first, second = (np.array([number[words[value]] for value in half], np.int32) for half in listed)
    return (first, second), colours


def _format_word(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "" if value is None else f"{value:g}" if isinstance(value, float) else str(value)
