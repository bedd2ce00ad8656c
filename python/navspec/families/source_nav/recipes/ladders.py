"""Areas of ladders from the lists of areas, where these are the side that is right."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from navspec.errors import NavspecError
from navspec.families.source_nav.layout import SLOTS, TOPS
from navspec.families.source_nav.view import NO_ROW, OUTWARD, SIDES, Mesh

LADDERS_ARE_RIGHT, LISTS_ARE_RIGHT = "ladders", "lists"


def right_side(given: Any) -> str:
    """Which side is right; raises `NavspecError` for what is none."""
    if given not in (LADDERS_ARE_RIGHT, LISTS_ARE_RIGHT):
        raise NavspecError(f"'{given}' is no side of ladders; take {LADDERS_ARE_RIGHT} or {LISTS_ARE_RIGHT}")
    return given


def name_listed(mesh: Mesh) -> None:
    """Let ladders name the areas that list them, as far as the lists tell the place.

    The area at the bottom is the only one from which the ladder leads up; of several there is no telling. Areas from which
    it leads down stand at its top on the side on which they lie, if no other one does that lists it as well. Areas that do
    not list a ladder stay named where no other one takes their place.
    """
    ladders = mesh.file["ladders"]
    named = {slot: mesh.named.rows(ladders[slot]) for slot in SLOTS}
    for ladder, areas in _listing(mesh, "up"):
        if len(areas) == 1:
            ladders["bottom_area"][ladder] = mesh.ids[areas[0]]
    for ladder, areas in _listing(mesh, "down"):
        kept = {slot: named[slot][ladder] for slot in TOPS if named[slot][ladder] in areas}
        for area in (each for each in areas if each not in kept.values()):
            slot = _slot(mesh, ladder, area)
            if slot and slot not in kept:
                kept[slot] = area
                ladders[slot][ladder] = mesh.ids[area]


def _listing(mesh: Mesh, way: str) -> Iterator[tuple[int, list[int]]]:
    """Rows of ladders that areas list for a way, and the rows of those areas."""
    entries = mesh.listed[way]
    for ladder in np.unique(entries.ladder[entries.ladder != NO_ROW]).tolist():
        yield ladder, np.unique(entries.owner[entries.ladder == ladder]).tolist()


def _slot(mesh: Mesh, ladder: int, area: int) -> str:
    """The field of a ladder for an area, by the side of the top on which it lies; empty where nothing tells it."""
    row = mesh.file["ladders"][ladder]
    facing = int(row["direction"])
    top = np.array([row["top"]["x"], row["top"]["y"]], np.float64)
    with np.errstate(all="ignore"):
        way = np.clip(top, mesh.low[area, :2], mesh.high[area, :2]) - top
        way = way if way.any() else mesh.centres[area, :2] - top
        ahead = np.tile(way[::-1], 2) * OUTWARD  # north, east, south, west
    if facing >= len(SIDES) or not np.isfinite(ahead).all() or np.count_nonzero(ahead == ahead.max()) > 1:
        return ""
    return {2: TOPS[0], 3: TOPS[1], 1: TOPS[2], 0: TOPS[3]}[(int(ahead.argmax()) - facing) % 4]
