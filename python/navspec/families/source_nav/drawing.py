"""Meshes as maps: areas by the height of their floor, the ways between them, ladders."""

from __future__ import annotations

import numpy as np

from navspec.families.source_nav.view import NONE, Mesh
from navspec.graphs.planar import mesh_layers, pooled
from navspec.records.drawing import Drawing, Surface

_NOTE = "x to the right, y up (which the engine calls south)"


def draw(mesh: Mesh) -> Drawing:
    """Areas that have a place, filled by the mean height of their corners."""
    shown = mesh.is_placed & np.isfinite(mesh.heights).all(axis=1)
    (west, south), (east, north) = mesh.low[shown, :2].T, mesh.high[shown, :2].T
    outlines = np.stack((west, south, east, south, east, north, west, north), axis=1).reshape(-1, 2)
    ladders = mesh.positions("ladders", np.arange(mesh.rows("ladders")))
    x, y, (corners, centres, ladder_rows) = pooled(
        outlines, mesh.centres[shown, :2], ladders[np.isfinite(ladders).all(axis=1)]
    )
    owner, _, target, _ = mesh.connections
    drawn = (target != NONE) & shown[owner] & shown[target]
    order = np.cumsum(shown) - 1
    areas = Surface(
        "Areas",
        "area",
        corners,
        np.full(len(west), 4),
        mesh.heights[shown].mean(axis=1),
        mesh.ids[shown].astype(np.int64),
    )
    layers = mesh_layers(order[owner[drawn]], order[target[drawn]], centres, ladder_rows)
    return Drawing(x, y, layers, surfaces=(areas,), value="Height", note=_NOTE)
