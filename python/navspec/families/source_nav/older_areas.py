"""Whole areas of older meshes in the bytes after a mesh of GoldSrc, which does not shorten a file that it
overwrites.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from typing import NamedTuple

import numpy as np

from navspec.columns.access import Array
from navspec.families.source_nav.layout import MOST_APPROACHES
from navspec.graphs.adjacency import expand_slices

MOST_STEPS = 1 << 22
"""Lists, their entries and paths that are followed before the search ends."""

_HEAD = 37
"""Bytes of an area before its lists: id, attributes, and eight coordinates."""
_CORNERS = 5
"""Offset of the coordinates."""
_HIGHEST_BYTES = range(8, _HEAD, 4)
"""Offsets of the highest bytes of the coordinates: sign and exponent, 0x3A to 0x46 for 0.001 to 16384."""
_SMALLEST = 59
_CHUNK = 1 << 17
"""Bytes per chunk: their columns stay in the caches of the processor."""
_PADDING = 64
"""Zeros after the data, so that numbers which begin inside can be read before it is known where they end."""

_FAR = 16384.0
_TINY = 0.001
_AROUND = 100.0
"""Units that a hiding spot may lie outside its area."""
_KNOWN_ATTRIBUTES = 15
_MOST_LINKS = 64
_HIGHEST_ID = 0xFFFF
_MOST_SPOTS = 64
_SPOT = 17
"""Bytes of a hiding spot that has an id."""
_MOST_SPOT_IDS = 1 << 20
_KNOWN_SPOT_FLAGS = 15
_APPROACH = 14
_HIGHEST_WAY = 9
_MOST_PATHS = 5_000
_HIGHEST_SIDE = 3
_ROUND = 64
"""Steps that one path of all areas takes in addition to theirs."""
_FIRST_WAY, _LAST_WAY = -0.01, 1.01
"""Least and largest part of an old path that lies before a spot on it."""
_HIGHEST_PLACE = 0xFF


class AreaRun(NamedTuple):
    """Consecutive areas, and the versions that store areas in this way; offsets count from the first byte."""

    versions: tuple[int, ...]
    areas: int
    start: int
    end: int
    lowest_id: int
    highest_id: int
    links: int
    spots: int
    paths: int


class _Layout(NamedTuple):
    """Differences between versions: bytes of a hiding spot, of a path and of each spot on it.

    Old paths store points instead of the sides of the area that they cross.
    """

    versions: tuple[int, ...]
    spot: int
    path: int
    path_spot: int
    has_old_paths: bool = False
    has_place: bool = False


_LAYOUTS = (
    _Layout((5,), _SPOT, 11, 5, has_place=True),
    _Layout((3, 4), _SPOT, 11, 5),
    _Layout((2,), _SPOT, 33, 16, has_old_paths=True),
    _Layout((1,), 12, 33, 16, has_old_paths=True),
)
"""Layouts in the order of preference; areas without spots and paths are the same in all but the first."""


def find_older_areas(data: bytes, version: int) -> list[AreaRun]:
    """Return runs of at least two areas, and a single area that ends where the data does, by offset.

    A single area that is followed by something else is noise. Of overlapping runs the longest is kept, of equally
    long ones the one in the layout of `version`.
    """
    areas = _Search(data)
    layouts = sorted(_LAYOUTS, key=lambda layout: version not in layout.versions)
    runs = [run for layout in layouts for run in areas.runs(layout)]
    chosen: list[tuple[int, int, AreaRun]] = []
    for run in sorted(runs, key=lambda run: run.start - run.end):
        place = bisect_left(chosen, (run.start, run.end))
        is_after = place == 0 or chosen[place - 1][1] <= run.start
        if is_after and (place == len(chosen) or run.end <= chosen[place][0]):
            insort(chosen, (run.start, run.end, run))
    return [run for _, _, run in chosen if run.areas > 1 or run.end == len(data)]


class _Bytes:
    """The data, and the number of lists and entries that may still be followed in it."""

    def __init__(self, data: bytes) -> None:
        self.size = len(data)
        self.all = np.concatenate((np.frombuffer(data, np.uint8), np.zeros(_PADDING, np.uint8)))
        self._steps = MOST_STEPS

    def read(self, at: Array, kind: str) -> Array:
        """Return the numbers at some offsets, as int64 or float32."""
        values = np.ndarray(len(self.all) - np.dtype(kind).itemsize + 1, kind, self.all, strides=(1,))[at]
        return values if values.dtype.kind == "f" else values.astype(np.int64)

    def use_steps(self, count: int) -> bool:
        """Return whether `count` more steps may be followed, and use them."""
        self._steps -= count
        return self._steps >= 0


class _Walk:
    """Areas that are followed from one list to the next; offsets that turn out to begin no area are dropped.

    `row` is the number of an area before any was dropped, `at` the offset that is reached.
    """

    def __init__(self, data: _Bytes, at: Array) -> None:
        self._data = data
        self.row = np.arange(len(at))
        self.at = at

    def read_counts(self, kind: str, most: int, size: int) -> Array:
        """Return the length of a list of each area; drop areas whose list is too long, or longer than the data."""
        counts = self._data.read(self.at, kind)
        self.at = self.at + np.dtype(kind).itemsize
        is_list = (counts <= most) & (self.at + size * counts <= self._data.size)
        is_list &= self._data.use_steps(len(counts) + int(counts[is_list].sum()))
        self.keep(is_list)
        return counts[is_list]

    def entries(self, counts: Array, size: int) -> tuple[Array, Array]:
        """Return the owner and the offset of each entry of a list, and go to its end."""
        owner, number = expand_slices(np.zeros_like(counts), counts)
        at = self.at[owner] + size * number
        self.at = self.at + size * counts
        return owner, at

    def keep(self, is_kept: Array) -> None:
        """Drop all other areas."""
        self.row, self.at = self.row[is_kept], self.at[is_kept]

    def drop(self, owner: Array) -> None:
        """Drop areas that have a wrong entry."""
        is_kept = np.ones(len(self.row), bool)
        is_kept[owner] = False
        self.keep(is_kept)


class _Search:
    """Offsets at which areas may begin, and the areas that do in each layout."""

    def __init__(self, data: bytes) -> None:
        self._data = _Bytes(data)
        starts = _starts(self._data.all[: len(data)])
        self._starts = starts[self._data.read(starts + _HEAD, "<u4") <= _MOST_LINKS]
        self._ids = self._data.read(self._starts, "<u4")

    def runs(self, layout: _Layout) -> list[AreaRun]:
        """Return the runs of areas in one layout, single areas included."""
        numbers = np.zeros((3, len(self._starts)), np.int64)
        with np.errstate(invalid="ignore"):
            areas = self._areas(layout, *numbers)
        starts, ends, ids = self._starts[areas.row], areas.at, self._ids[areas.row]
        if not len(starts):
            return []
        following = np.searchsorted(starts, ends)
        is_followed = np.append(starts, -1)[following] == ends
        first = list(range(len(starts)))
        for row, after in zip(np.flatnonzero(is_followed).tolist(), following[is_followed].tolist(), strict=True):
            first[after] = min(first[after], first[row])
        order = np.argsort(first, kind="stable")
        _, begin, areas_of_run = np.unique(np.array(first)[order], return_index=True, return_counts=True)
        columns = (
            areas_of_run,
            starts[order][begin],
            np.maximum.reduceat(ends[order], begin),
            np.minimum.reduceat(ids[order], begin),
            np.maximum.reduceat(ids[order], begin),
            *np.add.reduceat(numbers[:, areas.row[order]], begin, axis=1),
        )
        return [
            AreaRun(layout.versions, *values) for values in zip(*(column.tolist() for column in columns), strict=True)
        ]

    def _areas(self, layout: _Layout, links: Array, spots: Array, paths: Array) -> _Walk:
        """Follow all lists of areas of one layout; the arrays get the number of entries, by area."""
        areas, data = _Walk(self._data, self._starts + _HEAD), self._data
        for _ in range(4):
            counts = areas.read_counts("<u4", _MOST_LINKS, 4)
            links[areas.row] += counts
            owner, at = areas.entries(counts, 4)
            ids = data.read(at, "<u4")
            areas.drop(owner[(ids == 0) | (ids > _HIGHEST_ID)])
        spots[areas.row] = counts = areas.read_counts("u1", _MOST_SPOTS, layout.spot)
        owner, at = areas.entries(counts, layout.spot)
        areas.drop(owner[~self._are_spots(at, self._starts[areas.row[owner]], layout)])
        owner, at = areas.entries(areas.read_counts("u1", MOST_APPROACHES, _APPROACH), _APPROACH)
        areas.drop(owner[(data.all[at + 8] > _HIGHEST_WAY) | (data.all[at + 13] > _HIGHEST_WAY)])
        paths[areas.row] = counts = areas.read_counts("<u4", _MOST_PATHS, layout.path)
        self._follow_paths(areas, counts, layout)
        if layout.has_place:
            is_place = (data.read(areas.at, "<u2") <= _HIGHEST_PLACE) & (areas.at + 2 <= data.size)
            areas.at = areas.at + 2
            areas.keep(is_place)
        return areas

    def _are_spots(self, at: Array, area: Array, layout: _Layout) -> Array:
        """Return whether hiding spots lie in the areas that begin at `area`, and have a usual id and usual flags;
        bool.
        """
        point, is_spot = at, np.ones(len(at), bool)
        if layout.spot == _SPOT:
            point = at + 4
            is_spot = (self._data.read(at, "<u4") < _MOST_SPOT_IDS) & (self._data.all[at + 16] <= _KNOWN_SPOT_FLAGS)
        for axis in (0, 4):
            value, corner = self._data.read(point + axis, "<f4"), area + _CORNERS + axis
            is_spot &= self._data.read(corner, "<f4") - value <= _AROUND
            is_spot &= value - self._data.read(corner + 12, "<f4") <= _AROUND
        return is_spot & self._are_near(point + 8, 1)

    def _are_near(self, at: Array, count: int) -> Array:
        """Return whether `count` coordinates from an offset on lie on a map; bool."""
        return np.logical_and.reduce([np.abs(self._data.read(at + 4 * n, "<f4")) <= _FAR for n in range(count)])

    def _follow_paths(self, areas: _Walk, counts: Array, layout: _Layout) -> None:
        """Go to the end of the paths of each area, one path of all areas at a time."""
        data, remaining, is_whole = self._data, counts.copy(), np.ones(len(counts), bool)
        rows = np.flatnonzero(remaining)
        while len(rows):
            at = areas.at[rows]
            spots = data.all[at + layout.path - 1].astype(np.int64)
            end = at + layout.path + layout.path_spot * spots
            is_path = (end <= data.size) & self._are_paths(at, layout)
            is_path &= data.use_steps(_ROUND + len(rows) + int(spots[is_path].sum()))
            is_whole[rows[~is_path]] = False
            rows, at, spots = rows[is_path], at[is_path], spots[is_path]
            areas.at[rows] = end[is_path]
            owner, number = expand_slices(np.zeros_like(spots), spots)
            is_spot = self._are_path_spots(at[owner] + layout.path + layout.path_spot * number, number, layout)
            is_whole[rows[owner[~is_spot]]] = False
            remaining[rows] -= 1
            rows = rows[is_whole[rows] & (remaining[rows] > 0)]
        areas.keep(is_whole)

    def _are_paths(self, at: Array, layout: _Layout) -> Array:
        """Return whether paths have a valid head before their spots; bool.

        Ids are ignored: older meshes have freed memory there.
        """
        if layout.has_old_paths:
            return self._are_near(at + 8, 6)
        return (self._data.all[at + 4] <= _HIGHEST_SIDE) & (self._data.all[at + 9] <= _HIGHEST_SIDE)

    def _are_path_spots(self, at: Array, number: Array, layout: _Layout) -> Array:
        """Return whether they are spots of paths: on the path, and not before the preceding spot; bool."""
        if layout.has_old_paths:
            fraction = self._data.read(at + 12, "<f4")
            return self._are_near(at, 3) & (fraction >= _FIRST_WAY) & (fraction <= _LAST_WAY)
        fraction = self._data.all[at + 4]
        return (number == 0) | (fraction >= np.roll(fraction, 1))


def _starts(data: Array) -> Array:
    """Return the offsets that may begin an area: a small id, few attributes, corners on a map; int64."""
    starts = []
    for start in range(0, len(data) - _SMALLEST + 1, _CHUNK):
        piece = data[start : start + _CHUNK + _SMALLEST - 1]
        low, high, third, fourth, attributes = (piece[at : len(piece) - _SMALLEST + 1 + at] for at in range(5))
        is_start = (third == 0) & (fourth == 0) & ((low | high) != 0) & (attributes <= _KNOWN_ATTRIBUTES)
        power = piece & 0x7F
        is_usual = (power == 0) | ((power >= 0x3A) & (power <= 0x46))
        for highest in _HIGHEST_BYTES:  # one byte of a coordinate rules out most offsets
            is_start &= is_usual[highest : highest + len(is_start)]
        at = np.flatnonzero(is_start)
        corners = piece[at[:, None] + np.arange(_CORNERS, _HEAD)].view("<f4")
        size = np.abs(corners)
        with np.errstate(invalid="ignore"):
            is_on_map = ((size <= _FAR) & ((size == 0) | (size >= _TINY))).all(axis=1)
            is_spread = (corners[:, 3] > corners[:, 0]) & (corners[:, 4] > corners[:, 1])
        starts.append(start + at[is_on_map & is_spread])
    return np.concatenate([np.zeros(0, np.int64), *starts])
