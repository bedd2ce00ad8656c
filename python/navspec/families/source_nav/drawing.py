"""Meshes as maps: areas by the height of their floor, what they are, what is seen from them, the ways between them."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from navspec.families.source_nav.view import NO_ROW, Array, Mesh, Seen
from navspec.family.views.drawing import iter_flag_themes, make_part_theme
from navspec.records.drawing import MOST_RELATED, Drawing, Relation, Surface, Theme

_MARKS = {
    "attributes": "Attributes",
    "tf_attributes": "Attributes of Team Fortress 2",
    "spawn_attributes": "Spawn attributes",
}
"""Fields of areas whose bits have names."""


def draw(mesh: Mesh) -> Drawing:
    """Areas that have a place, filled by the mean height of their corners."""
    shown = mesh.is_placed & np.isfinite(mesh.heights).all(axis=1)
    (west, south), (east, north) = mesh.low[shown, :2].T, mesh.high[shown, :2].T
    outlines = np.stack((west, south, east, south, east, north, west, north), axis=1).reshape(-1, 2)

    def surfaces(corners: Array) -> Iterator[Surface]:
        counts, ids = np.full(len(west), 4), mesh.ids[shown].astype(np.int64)
        height, themes = mesh.heights[shown].mean(axis=1), tuple(theme.of(shown) for theme in _themes(mesh))
        yield Surface("Areas", "area", corners, counts, height, ids, themes=themes, relation=_sight(mesh, shown))

    console = () if mesh.game == "goldsrc" else ("setpos {x} {y} {z}", "nav_mark {area}")
    return mesh.draw(shown, outlines, surfaces, "x to the right, y up (which the engine calls south)", *console)


def _themes(mesh: Mesh) -> Iterator[Theme]:
    """Parts, places, and the bits of areas that have names."""
    yield make_part_theme(mesh.parts.part)
    for field, title in _MARKS.items():
        yield from iter_flag_themes(mesh.file, "areas", field, title)
    if mesh.place_index.any():
        names = ["", *(name.decode("ascii", "backslashreplace") for name in mesh.places)]
        used, code = np.unique(np.where(mesh.place_index < len(names), mesh.place_index, 0), return_inverse=True)
        there = used[used > 0]
        yield Theme("Place", tuple(names[each] for each in there.tolist()), code - (len(used) - len(there)))


def _sight(mesh: Mesh, shown: Array) -> Relation | None:
    """What is seen from the areas that are drawn, as the engine finds it."""
    title, word = "Visible from an area", "visible"
    if not mesh.count("areas.visible"):
        return None
    if len(mesh.ids) > MOST_RELATED:
        return Relation(title, word, None)
    seen, count = mesh.seen, len(mesh.ids)
    if (seen.target == NO_ROW).any():
        seen = Seen(*(each[seen.target != NO_ROW] for each in seen))
    cells, is_seen = seen.owner * count + seen.target, seen.flags != 0
    pairs = np.zeros((count, count), bool)
    flat = pairs.reshape(-1)
    flat[cells[::-1]] = is_seen[::-1]  # of several the first one counts
    heirs, is_heir = np.flatnonzero(mesh.is_heir), mesh.is_heir[seen.owner]
    pairs[heirs] = pairs[mesh.parent[heirs]]  # the list of the other area alone: the engine takes one step
    flat[cells[is_heir][::-1]] = is_seen[is_heir][::-1]
    np.fill_diagonal(pairs, val=True)
    return Relation(title, word, np.packbits(pairs if shown.all() else pairs[shown][:, shown], axis=1))
