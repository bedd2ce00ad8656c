"""Conversion of layers to shapes of shapely, and back; splitting of features with several parts."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from navspec.errors import NavspecError
from navspec.errors.extras import import_extra
from navspec.exchange.layers import AREA, LINE, NOWHERE, POINT, FeatureLayer
from navspec.exchange.limits import require_flat, require_table
from navspec.graphs.arrays import Array, count_earlier

_ENDS = ("id", "from", "to")
"""Columns that parts of a feature lose: names belong to the whole feature."""


def split_parts(
    columns: Mapping[str, Array], labels: Array, rows: Array, shape: Array, offsets: Array, points: Array, path: str
) -> FeatureLayer:
    """Return a layer with a row for every part of every feature, with the values of the feature, but without names if
    there are several parts.

    Parameters
    ----------
    columns, labels : mapping, numpy.ndarray
        Of the features.
    rows : numpy.ndarray
        The feature of every part, ascending; int64, shape (parts,).
    shape, offsets, points : numpy.ndarray
        Of the parts, as in `FeatureLayer`.
    path : str
        The file, for messages.

    Raises
    ------
    NavspecError
        There are too many values.
    """
    is_one = np.bincount(rows, minlength=len(labels))[rows] == 1
    if is_one.all() and len(rows) == len(labels):
        return FeatureLayer(columns, shape, offsets, points, labels)
    require_table(len(rows), columns, path)
    part_columns = {name: column[rows] for name, column in columns.items()}
    for name in part_columns.keys() & set(_ENDS):
        part_columns[name] = part_columns[name].astype(object)
        part_columns[name][~is_one] = None
    numbers = (count_earlier(rows) + 1).tolist()
    named = zip(labels[rows].tolist(), numbers, is_one.tolist(), strict=True)
    part_labels = [label if one else f"{label} part {number}" for label, number, one in named]
    return FeatureLayer(part_columns, shape, offsets, points, np.array(part_labels, object))


_KINDS = {0: POINT, 1: LINE, 2: LINE, 3: AREA}
"""Kinds by type number of shapely."""


def to_shapes(layer: FeatureLayer) -> Array:
    """Return shapes of shapely, None for `NOWHERE`; shape (rows,)."""
    shapely = import_extra("shapely", "gis")
    shapes = np.full(len(layer.shape), None, object)
    counts = np.diff(layer.offsets)
    for kind, build in ((POINT, _build_points), (LINE, shapely.linestrings), (AREA, _build_polygons)):
        is_kind = layer.shape == kind
        if is_kind.any():
            number = np.repeat(np.arange(is_kind.sum()), counts[is_kind])
            shapes[is_kind] = build(layer.points[np.repeat(is_kind, counts)], indices=number)
    return shapes


def _build_points(points: Array, indices: Array) -> Array:  # noqa: ARG001 - one each, in order
    return import_extra("shapely", "gis").points(points)


def _build_polygons(points: Array, indices: Array) -> Array:
    """Return polygons with one closed outline each."""
    shapely = import_extra("shapely", "gis")
    first = np.flatnonzero(np.diff(indices, prepend=-1))
    order = np.argsort(np.concatenate((indices, indices[first])), kind="stable")
    closed = np.concatenate((points, points[first]))[order]
    return shapely.polygons(shapely.linearrings(closed, indices=np.concatenate((indices, indices[first]))[order]))


def layer_from_wkb(columns: Mapping[str, Array], labels: Array, wkb: Array, path: str) -> FeatureLayer:
    """Return a layer of features whose shapes are well-known binary, null for none.

    Raises `NavspecError` for a shape that a network cannot have.
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
    _require_finite(points, path, labels[rows[part]])
    bare = np.flatnonzero(is_bare)
    every = np.concatenate((rows, bare))
    order = np.argsort(every, kind="stable")
    counts = np.concatenate((counts, np.zeros(len(bare), np.int64)))[order]
    shape = np.concatenate(
        (np.array([_KINDS[type_id] for type_id in range(4)], np.int8)[kinds], np.full(len(bare), NOWHERE))
    )
    offsets = np.concatenate(([0], np.cumsum(counts)))
    return split_parts(columns, labels, every[order], shape[order].astype(np.int8), offsets, points[is_kept], path)


def _require_finite(points: Array, path: str, labels: Array) -> None:
    wrong = np.flatnonzero(~np.isfinite(points[:, :2]).all(axis=1))
    if len(wrong):
        raise NavspecError(f"{path}: {labels[wrong[0]]} has a point that is nowhere; delete that point")
