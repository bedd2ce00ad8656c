"""Layers as shapes of shapely, and back: points, lines and polygons, as Simple Features names them."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from navspec.errors import NavspecError
from navspec.errors.extras import import_extra
from navspec.exchange.layers import AREA, LINE, NOWHERE, POINT, Layer
from navspec.exchange.parts import apart
from navspec.exchange.wkb import require_flat
from navspec.graphs.numbers import Array

_KINDS = {0: POINT, 1: LINE, 2: LINE, 3: AREA}
"""By the number that shapely gives a type."""


def shapes_of(layer: Layer) -> Array:
    """Shapes of shapely, None for what is nowhere; shape (rows,)."""
    shapely = import_extra("shapely", "gis")
    found = np.full(len(layer.shape), None, object)
    counts = np.diff(layer.offsets)
    for kind, make in ((POINT, _points), (LINE, shapely.linestrings), (AREA, _polygons)):
        is_kind = layer.shape == kind
        if is_kind.any():
            number = np.repeat(np.arange(is_kind.sum()), counts[is_kind])
            found[is_kind] = make(layer.points[np.repeat(is_kind, counts)], indices=number)
    return found


def _points(points: Array, indices: Array) -> Array:  # noqa: ARG001 - one each, in order
    return import_extra("shapely", "gis").points(points)


def _polygons(points: Array, indices: Array) -> Array:
    """Polygons with one outline each, which ends where it begins."""
    shapely = import_extra("shapely", "gis")
    first = np.flatnonzero(np.diff(indices, prepend=-1))
    order = np.argsort(np.concatenate((indices, indices[first])), kind="stable")
    closed = np.concatenate((points, points[first]))[order]
    return shapely.polygons(shapely.linearrings(closed, indices=np.concatenate((indices, indices[first]))[order]))


def layer_of(columns: Mapping[str, Array], labels: Array, wkb: Array, path: str) -> Layer:
    """A layer of features whose shapes are given as well-known binary, null for none.

    Raises `NavspecError` for a shape that is none of a network.
    """
    shapely = import_extra("shapely", "gis")
    for label, data in zip(labels, wkb, strict=True):
        if data is not None:
            require_flat(data, f"{path}: {label}")
    try:
        shapes = shapely.from_wkb(wkb)
    except shapely.errors.ShapelyError as error:
        raise NavspecError(f"{path}: a shape cannot be read: {error}; draw lines and points") from None
    is_bare = shapely.is_missing(shapes) | shapely.is_empty(shapes)
    parts, of = shapely.get_parts(shapes[~is_bare], return_index=True)
    rows = np.flatnonzero(~is_bare)[of]
    kinds = shapely.get_type_id(parts)
    has_hole = shapely.get_num_interior_rings(parts) > 0
    if has_hole.any():
        raise NavspecError(f"{path}: {labels[rows[has_hole][0]]} is a polygon with a hole; an area has one outline")
    is_area = kinds == 3
    parts[is_area] = shapely.get_exterior_ring(parts[is_area])
    points, part = shapely.get_coordinates(parts, include_z=True, return_index=True)
    # An outline ends where it begins.
    is_last = np.diff(part, append=-1) != 0
    is_kept = ~(is_last & is_area[part])
    counts = np.bincount(part[is_kept], minlength=len(parts))
    _demand_finite(points, path, labels[rows[part]])
    bare = np.flatnonzero(is_bare)
    every = np.concatenate((rows, bare))
    order = np.argsort(every, kind="stable")
    counts = np.concatenate((counts, np.zeros(len(bare), np.int64)))[order]
    shape = np.concatenate((np.array([_KINDS[each] for each in range(4)], np.int8)[kinds], np.full(len(bare), NOWHERE)))
    offsets = np.concatenate(([0], np.cumsum(counts)))
    return apart(columns, labels, every[order], shape[order].astype(np.int8), offsets, points[is_kept], path)


def _demand_finite(points: Array, path: str, labels: Array) -> None:
    wrong = np.flatnonzero(~np.isfinite(points[:, :2]).all(axis=1))
    if len(wrong):
        raise NavspecError(f"{path}: {labels[wrong[0]]} has a point that is nowhere; delete that point")
