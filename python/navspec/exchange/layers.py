"""Features as programs for maps keep them, rows with a shape; a plan as such layers, and layers as a plan."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from navspec.errors import NavspecError
from navspec.exchange.head import Head
from navspec.exchange.limits import require_table
from navspec.exchange.values import as_type, column_of, typed
from navspec.graphs.graph import Polygons
from navspec.graphs.numbers import Array
from navspec.graphs.plan import Plan

NOWHERE, POINT, LINE, AREA = range(4)
"""What the shape of a feature is."""

_NAMES = {"nodes": ("id",), "lines": ("from", "to")}
"""Columns with names of nodes."""


@dataclass(frozen=True, slots=True, eq=False)
class Layer:
    """Features with the same columns.

    Attributes
    ----------
    columns : mapping
        As those of a plan, shape (rows,).
    shape : numpy.ndarray
        `POINT`, `LINE`, `AREA`, or `NOWHERE` without any; int8, shape (rows,).
    offsets, points : numpy.ndarray
        Points of row n are `points[offsets[n]:offsets[n + 1]]`, of an area its corners, each once; int64, shape (rows + 1,),
        and float64, shape (points, 3). Not a number for a height that is not known.
    labels : numpy.ndarray
        What the program calls each row; objects that are text, shape (rows,).
    """

    columns: Mapping[str, Array]
    shape: Array
    offsets: Array
    points: Array
    labels: Array

    def taken(self, is_kept: Array) -> Layer:
        """Some of the rows; `is_kept` is bool, shape (rows,)."""
        counts = np.diff(self.offsets)
        return Layer(
            {name: each[is_kept] for name, each in self.columns.items()},
            self.shape[is_kept],
            np.concatenate(([0], np.cumsum(counts[is_kept]))),
            self.points[np.repeat(is_kept, counts)],
            self.labels[is_kept],
        )


# From a plan


def node_layer(plan: Plan) -> Layer:
    """Nodes as points, or as areas with their centres in `x`, `y` and `z`; nowhere where a place or a corner is not known."""
    rows = len(plan.position)
    labels = np.zeros(rows, object)
    if plan.polygons is None:
        is_there: Array = np.all(np.isfinite(plan.position[:, :2]), axis=1)
        kept = _whole(np.arange(rows + 1), plan.position, is_there)
        return Layer(plan.nodes, np.where(is_there, POINT, NOWHERE), *kept, labels)
    offsets, corners = plan.polygons
    is_there = (np.diff(offsets) > 2) & _each(np.isfinite(corners), offsets)
    columns = {"id": plan.nodes["id"], **dict(zip("xyz", plan.position.T, strict=True))}
    columns |= {name: each for name, each in plan.nodes.items() if name not in columns}
    return Layer(columns, np.where(is_there, AREA, NOWHERE), *_whole(offsets, corners, is_there), labels)


def line_layer(plan: Plan) -> Layer:
    """Lines; nowhere where a place is not known."""
    is_there = _each(np.isfinite(plan.vertices[:, :2]), plan.offsets)
    kept = _whole(plan.offsets, plan.vertices, is_there)
    return Layer(plan.lines, np.where(is_there, LINE, NOWHERE), *kept, np.zeros(len(is_there), object))


def _whole(offsets: Array, points: Array, is_there: Array) -> tuple[Array, Array]:
    """Points of some rows, of the others none."""
    counts = np.diff(offsets)
    return np.concatenate(([0], np.cumsum(np.where(is_there, counts, 0)))), points[np.repeat(is_there, counts)]


def _each(holds: Array, offsets: Array) -> Array:
    """Whether something holds for all numbers of all points of a row."""
    missing = np.concatenate(([0], np.cumsum(np.any(~holds, axis=1))))
    return missing[offsets[1:]] == missing[offsets[:-1]]


# To a plan


def plan_from(head: Head, layers: Sequence[Layer], path: str) -> Plan:
    """A plan of what a program has kept.

    Points and areas are nodes, lines are lines. What has no shape is a line by `from` and `to`, or a node by `id`.

    Raises
    ------
    NavspecError
        A feature is nowhere, and nothing says where it belongs; or there are too many values.
    """
    split = [_parted(layer, path) for layer in layers]
    nodes = _joined([each for each, _ in split], head.types.get("nodes", {}), _NAMES["nodes"], path)
    lines = _joined([each for _, each in split], head.types.get("lines", {}), _NAMES["lines"], path)
    position, polygons = _places(nodes, path)
    lines = _drawn(lines, nodes.columns["id"], position)
    return Plan(
        head.facts,
        {name: each for name, each in nodes.columns.items() if name not in ("x", "y", "z")},
        position,
        lines.columns,
        lines.points,
        lines.offsets,
        polygons,
        nodes.labels,
        lines.labels,
        head.notes,
    )


def _parted(layer: Layer, path: str) -> tuple[Layer, Layer]:
    """The nodes and the lines of a layer."""
    is_there = layer.shape != NOWHERE
    is_line, is_node = layer.shape == LINE, (layer.shape == POINT) | (layer.shape == AREA)
    nowhere = np.flatnonzero(~is_there)
    is_line[nowhere] = _are_known(layer, "from", nowhere) & _are_known(layer, "to", nowhere)
    is_node[nowhere] = ~is_line[nowhere] & _are_known(layer, "id", nowhere)
    lost = np.flatnonzero(~is_line & ~is_node)
    if len(lost):
        raise NavspecError(f"{path}: {layer.labels[lost[0]]} has no shape; draw it, or delete it")
    return layer.taken(is_node), layer.taken(is_line)


def _are_known(layer: Layer, name: str, rows: Array) -> Array:
    """Whether some rows have a name in a column; bool."""
    column = layer.columns.get(name)
    return np.zeros(len(rows), bool) if column is None else typed(_text(column[rows])).is_known


def _joined(layers: Sequence[Layer], types: Mapping[str, str], names: Iterable[str], path: str) -> Layer:
    """Layers as one, with all columns that any of them has, in the types that they had; without any rows all that were."""
    layers = [layer for layer in layers if len(layer.shape)]
    columns = dict.fromkeys((*names, *(name for layer in layers for name in layer.columns)))
    if not layers:
        columns |= dict.fromkeys(types)
    rows = [len(layer.shape) for layer in layers]
    require_table(sum(rows), columns, path)
    made: dict[str, Array] = {}
    for name in columns:
        found = [each.columns.get(name, np.full(count, None, object)) for each, count in zip(layers, rows, strict=True)]
        column = _stacked(found)
        column = as_type(column, types[name]) if name in types else column_of(typed(column))
        made[name] = _text(column) if name in names else column
    counts = [np.diff(layer.offsets) for layer in layers]
    return Layer(
        made,
        np.concatenate([np.zeros(0, np.int8), *(layer.shape for layer in layers)]),
        np.concatenate(([0], np.cumsum(np.concatenate([np.zeros(0, np.int64), *counts])))),
        np.concatenate([np.zeros((0, 3)), *(layer.points for layer in layers)]),
        np.concatenate([np.zeros(0, object), *(layer.labels for layer in layers)]),
    )


def _stacked(columns: Sequence[Array]) -> Array:
    """Columns below each other, as objects where they are not of one type."""
    if not columns:
        return np.zeros(0, object)
    if len({column.dtype for column in columns}) == 1:
        return np.concatenate(columns)
    return np.concatenate([np.array([*typed(column).to_list(), None], object)[:-1] for column in columns])


def _text(column: Array) -> Array:
    """Names: text, None where there is none."""
    found = np.array([_name(each) for each in as_type(column, "text").tolist()] + [None], object)
    return found[:-1]


def _name(value: Any) -> str | None:
    text = "" if value is None else str(value).strip()
    return text or None


def _places(nodes: Layer, path: str) -> tuple[Array, Polygons | None]:
    """Where nodes are: points there, areas where `x`, `y` and `z` say, else in the middle of their corners.

    Raises `NavspecError` for a point elsewhere than `x`, `y` and `z` say: one of the two was changed, and nobody knows which.
    """
    counts = np.diff(nodes.offsets)
    position = np.full((len(counts), 3), np.nan)
    is_point = nodes.shape == POINT
    position[is_point] = nodes.points[nodes.offsets[:-1][is_point]]
    rows = np.repeat(np.arange(len(counts)), counts)
    sums = np.stack([np.bincount(rows, nodes.points[:, axis], len(counts)) for axis in range(3)], axis=1)
    is_area = nodes.shape == AREA
    position[is_area] = sums[is_area] / counts[is_area, None]
    for axis, name in enumerate("xyz"):
        column = nodes.columns.get(name)
        if column is not None:
            given = as_type(column, "number")
            known = given.astype(np.float64) if typed(given).type == "number" else np.full(len(given), np.nan)
            moved = np.flatnonzero(is_point & ~np.isnan(known) & (known != position[:, axis]))
            if len(moved):
                label = nodes.labels[moved[0]]
                raise NavspecError(
                    f"{path}: {label} is not where its column {name} says; delete the column, or correct it"
                )
            position[:, axis] = np.where(is_point | np.isnan(known), position[:, axis], known)
    if not is_area.any():
        return position, None
    is_corner = np.repeat(is_area, counts)
    return position, Polygons(np.concatenate(([0], np.cumsum(np.where(is_area, counts, 0)))), nodes.points[is_corner])


def _drawn(lines: Layer, ids: Array, position: Array) -> Layer:
    """Lines of which those without a shape go straight from node to node."""
    is_bare = lines.shape == NOWHERE
    if not is_bare.any():
        return lines
    row = {name: at for at, name in reversed(list(enumerate(ids.tolist()))) if name is not None}
    at = np.array([[row.get(name, -1) for name in lines.columns[end].tolist()] for end in ("from", "to")], np.int64)
    ends = np.append(position, np.full((1, 3), np.nan), axis=0)[at.T]
    counts = np.where(is_bare, 2, np.diff(lines.offsets))
    points = np.empty((counts.sum(), 3))
    is_new = np.repeat(is_bare, counts)
    points[is_new] = ends[is_bare].reshape(-1, 3)
    points[~is_new] = lines.points
    return replace(lines, offsets=np.concatenate(([0], np.cumsum(counts))), points=points)
