"""Drawings made of columns: points, themes, layers and extents."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from navspec.columns import Tables
from navspec.graphs.arrays import Array
from navspec.records.drawing import Layer, Theme

MAX_NAMED_PARTS = 20
"""Most parts of a mesh that are named, in addition to the largest."""


def iter_flag_themes(tables: Tables, key: str, field: str, title: str) -> Iterator[Theme]:
    """Yield a theme of the named bits of a field that some rows have; nothing if there are none."""
    named = {
        name: tables.column(key, f"{field}.{name}") for name, bit in tables.bits(key, field).items() if bit.width == 1
    }
    present = {name: column for name, column in named.items() if column.any()}
    if present:
        codes = sum(column.astype(np.int64) << number for number, column in enumerate(present.values()))
        yield Theme(title, tuple(name.replace("_", " ") for name in present), np.asarray(codes), is_marks=True)


def build_part_theme(part: Array, title: str = "Part") -> Theme:
    """Build a theme of parts numbered by size; small parts share one class. Row -1 is in no part."""
    many = int(part.max(initial=-1)) + 1
    names = [f"Part {number}" for number in range(1, min(many, MAX_NAMED_PARTS + 1) + 1)]
    return Theme(
        title, (*names, *(["Smaller parts"] if many > len(names) else [])), np.minimum(part, MAX_NAMED_PARTS + 1)
    )


def merge_points(*parts: Array) -> tuple[Array, Array, list[Array]]:
    """Merge points, so that each position occurs once.

    Parameters
    ----------
    *parts : numpy.ndarray
        Points; float, shape (points of the part, 2). Points that are not finite stay so.

    Returns
    -------
    tuple
        x and y of all points, and for each part the row of each of its points; int64.
    """
    joined = np.concatenate(parts).astype(np.float64)
    points, rows = np.unique(joined[:, 0] + 1j * joined[:, 1], return_inverse=True)
    return (
        points.real,
        points.imag,
        np.split(rows.reshape(-1), np.cumsum([len(points_of_part) for points_of_part in parts])[:-1]),
    )


def split_by_direction(owner: Array, target: Array) -> tuple[Array, Array]:
    """Split linked pairs of areas into those linked in both directions and those linked in one.

    Parameters
    ----------
    owner, target : numpy.ndarray
        Both ends of every link; int64, shape (links,). Links from an area to itself are left out.

    Returns
    -------
    tuple of numpy.ndarray
        Pairs of areas, each once: those linked in both directions, and those linked only from the first to the second;
        int64, shape (pairs, 2).
    """
    many = int(max(owner.max(initial=0), target.max(initial=0))) + 1
    codes = np.sort((owner.astype(np.int64) * many + target)[owner != target])
    codes = codes[np.append(True, codes[1:] != codes[:-1])[: len(codes)]]
    links = np.stack(np.divmod(codes, many), axis=1)
    reverse = links[:, 1] * many + links[:, 0]
    order = np.argsort(reverse)  # searching in order is many times faster
    returns = np.empty(len(codes), bool)
    returns[order] = codes[np.searchsorted(codes, reverse[order]).clip(max=len(codes) - 1)] == reverse[order]
    return links[returns & (links[:, 0] < links[:, 1])], links[~returns]


def build_link_layers(
    owner: Array, target: Array, centres: Array, numbers: Array, ladders: Array
) -> tuple[Layer, Layer, Layer]:
    """Build the layers of links between areas, from middle to middle, and of ladders.

    Parameters
    ----------
    owner, target : numpy.ndarray
        Areas at both ends of every drawn link; int64.
    centres : numpy.ndarray
        Row of the drawing's points for the middle of every area; int64.
    numbers : numpy.ndarray
        Number of every area in the terms of the game; int64.
    ladders : numpy.ndarray
        Rows of the points of ladders; int64.
    """
    both, single = split_by_direction(owner, target)
    nothing = np.zeros(0, np.int64)
    return (
        Layer("One way only", "arrow", nothing, centres[single], shown=False, joins=numbers[single]),
        Layer("Connections", "link", nothing, centres[both], shown=False, joins=numbers[both]),
        Layer("Ladders", "ladder", ladders, nothing.reshape(0, 2)),
    )


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
    last = np.full((1, numbers.shape[1]), beyond)  # a group may begin after all rows
    reduced = reduce.reduceat(reduce.reduceat(np.concatenate((numbers, last)), starts[:-1], axis=0), axes, axis=1)
    reduced[starts[1:] == starts[:-1]] = beyond
    return reduced + 0.0  # no -0
