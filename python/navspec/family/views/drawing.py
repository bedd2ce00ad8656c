"""Drawings made of columns: points, themes, layers and extents."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

import numpy as np

from navspec.columns import Tables
from navspec.family.rules.checks import evaluator_of
from navspec.family.rules.rule_set import View
from navspec.graphs.arrays import Array
from navspec.records.drawing import CrossSection, Layer, Theme, TrafficLights

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


def build_section(view: View, edges: Array, lines: Array, position: Array) -> CrossSection:
    """Build the cross section of lines from what the spec declares as lanes of their edges, which are rows of `links`.

    `lines` are the nodes at their ends, the owner of the edge first, and `position` places of all nodes.
    """
    evaluator = evaluator_of(view)
    parts = evaluator.spec.lanes["links"]

    def evaluate(name: str, dtype: type[np.generic]) -> Array:
        values = evaluator.evaluate(parts.get(name, 0), "links", edges).values
        return np.broadcast_to(np.asarray(values, dtype), (len(edges),))

    lane = float(parts["lane"])
    forward, back = evaluate("ahead", np.int64), evaluate("back", np.int64)
    lanes, median = (forward + back) * lane, np.where((forward > 0) & (back > 0), evaluate("median", np.float64), 0)
    lit = np.flatnonzero(evaluate("light", np.bool_))
    stops = np.stack([evaluate("stop_x", np.float64), evaluate("stop_y", np.float64)], axis=1)[lit]
    part = _find_part(position[lines[lit], :2], stops)
    return CrossSection(
        np.where(lanes > 0, lanes + median, evaluate("path", np.float64)),
        forward,
        back,
        lane,
        evaluate("dim", np.bool_),
        TrafficLights(lit, evaluate("light_ahead", np.bool_)[lit], part) if len(lit) else None,
        position[lines, 2],
        float(parts["clear"]),
    )


def _find_part(ends: Array, place: Array) -> Array:
    """Return the part of the way between two ends that is nearest to a place; float, 0 to 1, shape (places,)."""
    chord, off = ends[:, 1] - ends[:, 0], place - ends[:, 0]
    square = (chord * chord).sum(axis=1)
    return np.clip((chord * off).sum(axis=1) / np.where(square > 0, square, 1), 0, 1)


MAX_THEME_NAMES = 20
"""Most names of a theme; rarer values share one more."""
_DENSE = 1 << 18
"""Range of values up to which they are counted without sorting."""
_BANDS = np.linspace(0, 100, 9)[1:-1]
"""Percentiles that divide values into bands."""


def build_value_theme(title: str, values: Array, names: Mapping[int, str], *, is_ordered: bool = False) -> Theme:
    """Build a theme of the values that occur, those below 0 without a name; rare ones share a name if there are many."""
    present, codes, counts = _count_values(np.asarray(values, np.int64))
    words = [names.get(value, str(value)).replace("_", " ") for value in present.tolist()]
    return _build_theme(title, codes, counts, words, present >= 0, is_ordered=is_ordered)


def build_group_theme(title: str, groups: Array, kind: Array, kind_names: Sequence[str]) -> Theme:
    """Build a theme of groups that are numbered separately by kind, the largest first."""
    present, codes, counts = _count_values(groups.astype(np.int64) * len(kind_names) + kind)
    words = [f"Part {number // len(kind_names)}, {kind_names[number % len(kind_names)]}" for number in present.tolist()]
    return _build_theme(title, codes, counts, words, np.ones(len(present), bool), is_ordered=False)


def _count_values(values: Array) -> tuple[Array, Array, Array]:
    """Return the different values, ascending, the place of every value among them, and how often each occurs."""
    low, high = (int(values.min()), int(values.max())) if len(values) else (0, 0)
    if high - low > _DENSE:
        present, codes, counts = np.unique(values, return_inverse=True, return_counts=True)
        return present, codes.reshape(-1), counts
    counts = np.bincount(values - low)
    present = np.flatnonzero(counts)
    numbers = np.zeros(len(counts), np.int64)
    numbers[present] = np.arange(len(present))
    return present + low, numbers[values - low], counts[present]


def _build_theme(
    title: str, codes: Array, counts: Array, words: Sequence[str], is_named: Array, *, is_ordered: bool
) -> Theme:
    """Build a theme of classes in their order, or by size where they have none."""
    named = np.flatnonzero(is_named)
    by_size = named[np.argsort(-counts[named], kind="stable")]
    kept = by_size[:MAX_THEME_NAMES]
    if is_ordered:
        kept = np.sort(kept)
    numbers = np.full(len(counts), -1)
    numbers[named] = len(kept)
    numbers[kept] = np.arange(len(kept))
    rest = ["Others"] if len(named) > len(kept) else []
    names = [*(words[number] for number in kept.tolist()), *rest]
    return Theme(title, tuple(names), numbers[codes], is_ordered=is_ordered)


def build_band_theme(title: str, values: Array, unit: str) -> Theme:
    """Build a theme of bands with about as many values each; the first and the last one are open."""
    is_finite = np.isfinite(values)
    finite = values[is_finite]
    bounds = np.unique(np.round(np.percentile(finite, _BANDS))) if len(finite) else np.zeros(0)
    bounds = bounds[bounds > finite.min(initial=np.inf)]
    codes = np.where(is_finite, np.searchsorted(bounds, values, side="right"), -1)
    edges = [f"{bound:,.0f}" for bound in bounds.tolist()]
    names = [f"{start} to {end} {unit}" for start, end in pairwise(edges)]
    if edges:
        names = [f"below {edges[0]} {unit}", *names, f"from {edges[-1]} {unit}"]
    return Theme(title, tuple(names), codes, is_ordered=True)
