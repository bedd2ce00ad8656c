"""Meshes as maps: areas by the height of their floor, the ways between them, ladders."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from navspec.families.source_nav.view import Array, Mesh
from navspec.records.drawing import Drawing, Surface


def draw(mesh: Mesh) -> Drawing:
    """Areas that have a place, filled by the mean height of their corners."""
    shown = mesh.is_placed & np.isfinite(mesh.heights).all(axis=1)
    (west, south), (east, north) = mesh.low[shown, :2].T, mesh.high[shown, :2].T
    outlines = np.stack((west, south, east, south, east, north, west, north), axis=1).reshape(-1, 2)

    def surfaces(corners: Array) -> Iterator[Surface]:
        counts, ids = np.full(len(west), 4), mesh.ids[shown].astype(np.int64)
        yield Surface("Areas", "area", corners, counts, mesh.heights[shown].mean(axis=1), ids)

    console = () if mesh.game == "goldsrc" else ("setpos {x} {y} {z}", "nav_mark {area}")
    return mesh.draw(shown, outlines, surfaces, "x to the right, y up (which the engine calls south)", *console)
