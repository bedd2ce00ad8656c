"""Whole areas of older meshes in the bytes behind a mesh of GoldSrc, which does not shorten a file that it writes over."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from navspec.columns import Tables
from navspec.families.source_nav.layout import LAST_GOLDSRC, MOST_APPROACHES
from navspec.family.rules import Array

MOST_STEPS = 1 << 20
"""Lists and paths that are followed before the search ends; the 1.9 MB behind the largest known mesh take 26,000."""

_HEAD = 37
"""Bytes of an area before its lists: id, attributes, and eight coordinates."""
_HIGHEST_BYTES = range(8, _HEAD, 4)
"""Those of the coordinates: sign and exponent, 0x3A to 0x46 for 0.001 to 16384."""
_SMALLEST = 59
_CHUNK = 1 << 17
"""Bytes at a time: what is found about them stays in the caches of the processor."""

_FAR = 16384.0
_TINY = 0.001
_KNOWN_ATTRIBUTES = 15
_MOST_LINKS = 64
_HIGHEST_ID = 0xFFFF
_MOST_SPOTS = 4
_APPROACH = 14
_COUNT = struct.Struct("<I")
_IDS = [struct.Struct(f"<{count}I") for count in range(_MOST_LINKS + 1)]


class Run(NamedTuple):
    """Areas that follow each other: layout, how many, and offsets of start and end."""

    version: int
    areas: int
    start: int
    end: int


class _Layout(NamedTuple):
    """What differs between versions: bytes of a hiding spot, of a path, of each spot on it and behind the paths.

    `names_sides` says whether paths tell the sides of the area over which they lead.
    """

    version: int
    spot: int
    path: int
    path_spot: int
    behind: int
    names_sides: bool


_LAYOUTS = (_Layout(5, 17, 11, 5, 2, names_sides=True), _Layout(1, 12, 33, 16, 0, names_sides=False))


def search(data: bytes) -> list[Run]:
    """Runs of at least two areas, and those that end where the data does.

    A single area that is followed by something else is noise.
    """
    return list(_Search(data).runs())


def meshes(tables: Tables) -> list[tuple[str, bytes]]:
    """The older areas behind a mesh as meshes of their own: the end of a name, which tells where they stood, and bytes.

    Areas are taken byte for byte. Nobody knows the rest of the older mesh: what they name may be missing, and the directory
    of places is that of the mesh before them.
    """
    end = tables.extent("tail")[0]
    data = tables["tail"].tobytes()
    runs = search(data) if int(tables.column("", "version")[0]) <= LAST_GOLDSRC else []
    if not runs:
        return []
    empty = tables.copy()
    empty.replace("tail", np.zeros(0, np.uint8))
    empty.keep("areas", np.zeros(len(empty["areas"]), bool))
    count = struct.Struct("<I")  # the last value of a mesh of GoldSrc without areas
    found = []
    for run in runs:
        head = empty.recast(root={"version": run.version}).to_bytes()[: -count.size]
        body = head + count.pack(run.areas) + data[run.start : run.end]
        found.append((f"0x{end + run.start:X}.nav", body))
    return found


class _Search:
    def __init__(self, data: bytes) -> None:
        self._data = data
        self._is_head = _heads(np.frombuffer(data, np.uint8))
        self._steps = 0

    def runs(self) -> Iterator[Run]:
        end = 0
        for at in np.flatnonzero(self._is_head).tolist():
            if self._steps > MOST_STEPS:
                return
            if at < end:
                continue
            runs = (self._run(at, layout) for layout in _LAYOUTS)
            found = next((run for run in runs if run.areas > 1 or (run.areas and run.end == len(self._data))), None)
            if found:
                end = found.end
                yield found

    def _run(self, start: int, layout: _Layout) -> Run:
        areas, at = 0, start
        while at < len(self._data) and (end := self._end(at, layout)):
            areas, at = areas + 1, end
        return Run(layout.version, areas, start, at)

    def _end(self, at: int, layout: _Layout) -> int:
        """Where an area ends; 0 where there is none."""
        self._steps += 1
        if not self._is_head[at]:
            return 0
        try:
            return self._behind_lists(at + _HEAD, layout)
        except (IndexError, struct.error):  # it ends behind the data
            return 0

    def _behind_lists(self, at: int, layout: _Layout) -> int:
        data = self._data
        for _ in range(4):
            (count,) = _COUNT.unpack_from(data, at)
            at += 4
            if count:
                if count > _MOST_LINKS:
                    return 0
                ids = _IDS[count].unpack_from(data, at)
                if 0 in ids or max(ids) > _HIGHEST_ID:
                    return 0
                at += 4 * count
        if data[at] > _MOST_SPOTS:
            return 0
        at += 1 + layout.spot * data[at]
        if data[at] > MOST_APPROACHES:
            return 0
        at += 1 + _APPROACH * data[at]
        (paths,) = _COUNT.unpack_from(data, at)
        at += 4
        if paths * layout.path > len(data) - at:
            return 0
        self._steps += paths
        if self._steps > MOST_STEPS:
            return 0
        names_sides, path_spot, last = layout.names_sides, layout.path_spot, layout.path - 1
        for _ in range(paths):
            if names_sides and (data[at + 4] > 3 or data[at + 9] > 3):
                return 0
            at += last
            at += 1 + path_spot * data[at]
        at += layout.behind
        return at if at <= len(data) else 0


def _heads(data: Array) -> Array:
    """Where the first bytes may be those of an area: a small id, few attributes, corners on a map; bool, by offset."""
    found = np.zeros(len(data), dtype=bool)
    for start in range(0, len(data) - _SMALLEST + 1, _CHUNK):
        piece = data[start : start + _CHUNK + _SMALLEST - 1]
        low, high, third, fourth, attributes = (piece[at : len(piece) - _SMALLEST + 1 + at] for at in range(5))
        is_head = (third == 0) & (fourth == 0) & ((low | high) != 0) & (attributes <= _KNOWN_ATTRIBUTES)
        power = piece & 0x7F
        is_usual = (power == 0) | ((power >= 0x3A) & (power <= 0x46))
        for highest in _HIGHEST_BYTES:  # most are told by a byte of a coordinate
            is_head &= is_usual[highest : highest + len(is_head)]
        at = np.flatnonzero(is_head)
        corners = piece[at[:, None] + np.arange(5, _HEAD)].view("<f4")
        size = np.abs(corners)
        with np.errstate(invalid="ignore"):
            is_on_map = ((size <= _FAR) & ((size == 0) | (size >= _TINY))).all(axis=1)
            is_spread = (corners[:, 3] > corners[:, 0]) & (corners[:, 4] > corners[:, 1])
        found[start + at[is_on_map & is_spread]] = True
    return found
