"""Features as GIS programs have them, rows with a shape; conversion of plans to layers, and of layers to plans."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import numpy as np

from navspec.errors import NavspecError
from navspec.exchange.head import Head
from navspec.exchange.limits import require_table
from navspec.exchange.values import convert_type, infer_type, to_column
from navspec.graphs.arrays import Array
from navspec.graphs.graph import Polygons
from navspec.graphs.plan import NetworkPlan

NOWHERE, POINT, LINE, AREA = range(4)
"""Kinds of shapes of features."""

DRAWN = "roads"
"""Name of the layer of lines that users draw beside exported ones."""
_NAMES = {"nodes": ("id",), "lines": ("from", "to")}
"""Columns with names of nodes."""


@dataclass(frozen=True, slots=True, eq=False)
class FeatureLayer:
    """Features with the same columns.

    Attributes
    ----------
    columns : mapping
        As those of a plan, shape (rows,).
    shape : numpy.ndarray
        `POINT`, `LINE`, `AREA`, or `NOWHERE` without any; int8, shape (rows,).
    offsets, points : numpy.ndarray
        Points of row n are `points[offsets[n]:offsets[n + 1]]`, of an area its corners, each once; int64, shape (rows +
        1,), and float64, shape (points, 3). NaN for an unknown height.
    labels : numpy.ndarray
        Names of the rows in the program; objects that are text, shape (rows,).
    """

    columns: Mapping[str, Array]
    shape: Array
    offsets: Array
    points: Array
    labels: Array

    def select(self, is_kept: Array) -> FeatureLayer:
        """Return some of the rows; `is_kept` is bool, shape (rows,)."""
        counts = np.diff(self.offsets)
        return FeatureLayer(
            {name: column[is_kept] for name, column in self.columns.items()},
            self.shape[is_kept],
            np.concatenate(([0], np.cumsum(counts[is_kept]))),
            self.points[np.repeat(is_kept, counts)],
            self.labels[is_kept],
        )


# From a plan


def node_layer(plan: NetworkPlan) -> FeatureLayer:
    """Return nodes as points, or as areas with their centres in `x`, `y` and `z`; `NOWHERE` if a coordinate is unknown."""
    rows = len(plan.position)
    labels = np.zeros(rows, object)
    if plan.polygons is None:
        is_there: Array = np.all(np.isfinite(plan.position[:, :2]), axis=1)
        kept = _points_where(np.arange(rows + 1), plan.position, is_there)
        return FeatureLayer(plan.nodes, np.where(is_there, POINT, NOWHERE), *kept, labels)
    offsets, corners = plan.polygons
    is_there = (np.diff(offsets) > 2) & _all_true(np.isfinite(corners), offsets)
    columns = {"id": plan.nodes["id"], **dict(zip("xyz", plan.position.T, strict=True))}
    columns |= {name: column for name, column in plan.nodes.items() if name not in columns}
    return FeatureLayer(columns, np.where(is_there, AREA, NOWHERE), *_points_where(offsets, corners, is_there), labels)


def line_layer(plan: NetworkPlan) -> FeatureLayer:
    """Return lines; `NOWHERE` if a coordinate is unknown."""
    is_there = _all_true(np.isfinite(plan.vertices[:, :2]), plan.offsets)
    kept = _points_where(plan.offsets, plan.vertices, is_there)
    return FeatureLayer(plan.lines, np.where(is_there, LINE, NOWHERE), *kept, np.zeros(len(is_there), object))


def drawing_layer(plan: NetworkPlan) -> FeatureLayer:
    """Return lines without rows, for drawings."""
    return FeatureLayer(
        plan.drawing, np.zeros(0, np.int8), np.zeros(1, np.int64), np.zeros((0, 3)), np.zeros(0, object)
    )


def _points_where(offsets: Array, points: Array, is_there: Array) -> tuple[Array, Array]:
    """Return the points of some rows; the others become empty."""
    counts = np.diff(offsets)
    return np.concatenate(([0], np.cumsum(np.where(is_there, counts, 0)))), points[np.repeat(is_there, counts)]


def _all_true(is_true: Array, offsets: Array) -> Array:
    """Return, for every row, whether a condition is true for all numbers of all its points."""
    missing = np.concatenate(([0], np.cumsum(np.any(~is_true, axis=1))))
    return missing[offsets[1:]] == missing[offsets[:-1]]


# To a plan


def build_plan(head: Head, layers: Sequence[FeatureLayer], path: str) -> NetworkPlan:
    """Return a plan made from the layers of a program.

    Points and areas are nodes, lines are lines. A row without a shape is a line if it has `from` and `to`, or a node if
    it has `id`.

    Raises
    ------
    NavspecError
        A feature has neither a shape nor these columns; or there are too many values.
    """
    split = [_split_layer(layer, path) for layer in layers]
    nodes = _merge_layers([node_rows for node_rows, _ in split], head.types.get("nodes", {}), _NAMES["nodes"], path)
    lines = _merge_layers([line_rows for _, line_rows in split], head.types.get("lines", {}), _NAMES["lines"], path)
    position, polygons = _node_positions(nodes, path)
    lines = _draw_straight(lines, nodes.columns["id"], position)
    return NetworkPlan(
        head.facts,
        {name: column for name, column in nodes.columns.items() if name not in ("x", "y", "z")},
        position,
        lines.columns,
        lines.points,
        lines.offsets,
        polygons,
        nodes.labels,
        lines.labels,
        head.notes,
    )


def _split_layer(layer: FeatureLayer, path: str) -> tuple[FeatureLayer, FeatureLayer]:
    """Return the nodes and the lines of a layer."""
    is_there = layer.shape != NOWHERE
    is_line, is_node = layer.shape == LINE, (layer.shape == POINT) | (layer.shape == AREA)
    nowhere = np.flatnonzero(~is_there)
    is_line[nowhere] = _has_value(layer, "from", nowhere) & _has_value(layer, "to", nowhere)
    is_node[nowhere] = ~is_line[nowhere] & _has_value(layer, "id", nowhere)
    unplaced = np.flatnonzero(~is_line & ~is_node)
    if len(unplaced):
        raise NavspecError(f"{path}: {layer.labels[unplaced[0]]} has no shape; draw it, or delete it")
    return layer.select(is_node), layer.select(is_line)


def _has_value(layer: FeatureLayer, name: str, rows: Array) -> Array:
    """Return whether some rows have a name in a column; bool."""
    column = layer.columns.get(name)
    return np.zeros(len(rows), bool) if column is None else infer_type(_clean_names(column[rows])).is_known


def _merge_layers(
    layers: Sequence[FeatureLayer], types: Mapping[str, str], names: Iterable[str], path: str
) -> FeatureLayer:
    """Return layers as one, with the union of their columns, in the original types; without any rows, all original
    columns.
    """
    layers = [layer for layer in layers if len(layer.shape)]
    columns = dict.fromkeys((*names, *(name for layer in layers for name in layer.columns)))
    if not layers:
        columns |= dict.fromkeys(types)
    rows = [len(layer.shape) for layer in layers]
    require_table(sum(rows), columns, path)
    merged: dict[str, Array] = {}
    for name in columns:
        parts = [
            layer.columns.get(name, np.full(count, None, object)) for layer, count in zip(layers, rows, strict=True)
        ]
        column = _stack_columns(parts)
        column = convert_type(column, types[name]) if name in types else to_column(infer_type(column))
        merged[name] = _clean_names(column) if name in names else column
    counts = [np.diff(layer.offsets) for layer in layers]
    return FeatureLayer(
        merged,
        np.concatenate([np.zeros(0, np.int8), *(layer.shape for layer in layers)]),
        np.concatenate(([0], np.cumsum(np.concatenate([np.zeros(0, np.int64), *counts])))),
        np.concatenate([np.zeros((0, 3)), *(layer.points for layer in layers)]),
        np.concatenate([np.zeros(0, object), *(layer.labels for layer in layers)]),
    )


def _stack_columns(columns: Sequence[Array]) -> Array:
    """Return columns concatenated, as objects if their types differ."""
    if not columns:
        return np.zeros(0, object)
    if len({column.dtype for column in columns}) == 1:
        return np.concatenate(columns)
    return np.concatenate([np.array([*infer_type(column).to_list(), None], object)[:-1] for column in columns])


def _clean_names(column: Array) -> Array:
    """Return names as text, None for missing ones."""
    names = np.array([_clean_name(value) for value in convert_type(column, "text").tolist()] + [None], object)
    return names[:-1]


def _clean_name(value: Any) -> str | None:
    text = "" if value is None else str(value).strip()
    return text or None


def _node_positions(nodes: FeatureLayer, path: str) -> tuple[Array, Polygons | None]:
    """Return positions of nodes: of points, their shape; of areas, `x`, `y` and `z`, else the mean of their corners.

    Raises `NavspecError` if a point differs from `x`, `y` and `z`: one of the two was changed, and it is unknown which.
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
            coordinates = convert_type(column, "number")
            numbers = (
                coordinates.astype(np.float64)
                if infer_type(coordinates).type == "number"
                else np.full(len(coordinates), np.nan)
            )
            moved = np.flatnonzero(is_point & ~np.isnan(numbers) & (numbers != position[:, axis]))
            if len(moved):
                label = nodes.labels[moved[0]]
                raise NavspecError(
                    f"{path}: {label} is not where its column {name} says; delete the column, or correct it"
                )
            position[:, axis] = np.where(is_point | np.isnan(numbers), position[:, axis], numbers)
    if not is_area.any():
        return position, None
    is_corner = np.repeat(is_area, counts)
    return position, Polygons(np.concatenate(([0], np.cumsum(np.where(is_area, counts, 0)))), nodes.points[is_corner])


def _draw_straight(lines: FeatureLayer, ids: Array, position: Array) -> FeatureLayer:
    """Return lines; those without a shape become straight from node to node."""
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


FINDING_COLUMN = "finding"
"""The column that distinguishes a finding from a node: its code."""


class Mark(NamedTuple):
    """A finding and its place; NaN without a place."""

    code: str
    severity: str
    message: str
    path: str
    pointer: str
    place: tuple[float, float, float]


def mark_layer(marks: Sequence[Mark]) -> FeatureLayer:
    """Return findings as features; `NOWHERE` without a place."""
    place = np.array([mark.place for mark in marks], np.float64).reshape(-1, 3)
    is_there = np.isfinite(place[:, :2]).all(axis=1)
    columns = {
        FINDING_COLUMN: [mark.code for mark in marks],
        "severity": [mark.severity for mark in marks],
        "message": [mark.message for mark in marks],
        "path": [mark.path for mark in marks],
        "pointer": [mark.pointer for mark in marks],
    }
    return FeatureLayer(
        {name: np.array(column, object) for name, column in columns.items()},
        np.where(is_there, POINT, NOWHERE).astype(np.int8),
        np.concatenate(([0], np.cumsum(is_there))),
        place[is_there],
        np.zeros(len(marks), object),
    )
