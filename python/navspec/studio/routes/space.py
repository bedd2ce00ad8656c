"""Networks in 3-D: outlines of areas and lines between nodes, with their heights."""

from __future__ import annotations

from typing import Any

import numpy as np

from navspec.errors import NavspecError
from navspec.graphs.arrays import Array
from navspec.studio.endpoints import ApiCall, ArrayResponse, endpoint

MAX_POINTS = 4_000_000
"""Corners of areas and ends of lines that a browser can draw."""


@endpoint("documents/{document:int}/space")
def space(call: ApiCall) -> Any:
    """Return the network as shapes in 3-D; positions are relative to `middle`, so that 32 bits are exact enough.

    - corners, counts: Corners of the areas, float32, shape (corners, 3), and how many each has; empty for other networks.
    - lines: Both ends of the lines between other nodes, float32, shape (2 * lines, 3).
    - names: Names of the areas or nodes; `places` are their middles, float32, shape (nodes, 3).
    - low, high: Least and greatest height.
    """
    graph = call.document.now.graph
    is_placed = np.asarray(np.isfinite(graph.position).all(axis=1))
    if not is_placed.any():
        return ArrayResponse({"revision": call.document.revision, "names": []})
    low, high = (bound(graph.position[is_placed], axis=0) for bound in (np.min, np.max))
    middle = (low + high) / 2
    corners, counts = np.zeros((0, 3)), np.zeros(0, np.int64)
    lines = np.zeros((0, 3))
    if graph.polygons is None:
        there = graph.lines.there
        ends = np.stack([graph.source[there], graph.target[there]], axis=1)
        lines = graph.position[ends[is_placed[ends].all(axis=1)].ravel()]
    else:
        polygons = graph.polygons.select(is_placed)
        corners, counts = polygons.corners, np.diff(polygons.offsets)
    if len(corners) + len(lines) > MAX_POINTS:
        raise NavspecError(f"this network has more than {MAX_POINTS:,} corners, too many to draw in 3-D")
    heights = corners[:, 2] if len(corners) else lines[:, 2] if len(lines) else graph.position[is_placed, 2]
    heights = heights[np.isfinite(heights)]
    return ArrayResponse(
        {
            "revision": call.document.revision,
            "middle": middle.tolist(),
            "size": float(np.linalg.norm(high - low)) or 1.0,
            "unit": graph.unit,
            "corners": _relative(corners, middle),
            "counts": counts.astype(np.uint32),
            "lines": _relative(lines, middle),
            "names": graph.names(np.flatnonzero(is_placed)),
            "places": _relative(graph.position[is_placed], middle),
            "low": float(heights.min()),
            "high": float(heights.max()),
        }
    )


def _relative(points: Array, middle: Array) -> Array:
    """Return points relative to a middle, those without a place in it; float32, flat."""
    return np.nan_to_num(points - middle, posinf=0, neginf=0).astype(np.float32).ravel()


ROUTES = [space]
