"""Least and greatest coordinates of points and of groups of them."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from navspec.columns.access import Array


def compute_extent(points: Array) -> dict[str, list[float]] | None:
    """Compute the least and greatest coordinates of finite points, by axis; None without any. Shape (points, 3)."""
    return compute_extent_by_axis(*points[np.isfinite(points).all(axis=1)].T)


def compute_extent_by_axis(x: Array, y: Array, z: Array) -> dict[str, list[float]] | None:
    """Compute the least and greatest of the finite coordinates of points; None if an axis has none."""
    (extent,) = compute_extents_by_axis(x[:, None], y[:, None], z[:, None], np.array([0, len(x)]))
    return extent


def compute_extents_by_axis(x: Array, y: Array, z: Array, starts: Array) -> list[dict[str, list[float]] | None]:
    """Compute the extents of groups of rows, each row with several coordinates.

    Parameters
    ----------
    x, y, z : numpy.ndarray
        Coordinates; float64, shape (rows, coordinates).
    starts : numpy.ndarray
        Row at which every group begins, and the end; shape (groups + 1,).
    """
    if len(starts) == 2 and (extent := _compute_whole_extent(x, y, z)):
        return [extent]
    values = np.concatenate((x, y, z), axis=1)
    is_number, axes = np.isfinite(values), [0, x.shape[1], x.shape[1] + y.shape[1]]
    lows, highs = (
        _reduce_groups(np.where(is_number, values, beyond), starts, axes, reduce, beyond)
        for reduce, beyond in ((np.minimum, np.inf), (np.maximum, -np.inf))
    )
    is_known = np.logical_and.reduce(lows <= highs, axis=1)
    return [
        dict(zip("xyz", bounds, strict=True)) if has_bounds else None
        for has_bounds, bounds in zip(is_known.tolist(), np.stack((lows, highs), axis=2).tolist(), strict=True)
    ]


def _compute_whole_extent(*axes: Array) -> dict[str, list[float]] | None:
    """Compute the extent of all rows; None if there are none, or a coordinate is not a number."""
    bounds = [[float(coordinates.min()), float(coordinates.max())] for coordinates in axes if coordinates.size]
    if len(bounds) < len(axes) or not np.isfinite(bounds).all():
        return None
    return {axis: [low + 0.0, high + 0.0] for axis, (low, high) in zip("xyz", bounds, strict=True)}


def _reduce_groups(numbers: Array, starts: Array, axes: Sequence[int], reduce: np.ufunc, beyond: float) -> Array:
    """Reduce every axis in every group of rows to its least or greatest number; `beyond` all numbers for an empty group.

    `axes` are the columns at which they begin. Returns shape (groups, axes).
    """
    last = np.full((1, numbers.shape[1]), beyond)  # a group may begin behind all rows
    reduced = reduce.reduceat(reduce.reduceat(np.concatenate((numbers, last)), starts[:-1], axis=0), axes, axis=1)
    reduced[starts[1:] == starts[:-1]] = beyond
    return reduced + 0.0  # none is -0
