"""Bends of drawn lines as arcs."""

from __future__ import annotations

import numpy as np

from navspec.graphs.arrays import Array, expand_ranges
from navspec.graphs.noding.parts import Points

_STEP = np.radians(30)
"""Greatest turn from edge to edge of an arc."""
_SHARP, _STRAIGHT = np.radians(170), np.radians(5)
"""Turns that stay as they are: from the first one on, and up to the second one."""
_SHARE = 0.45
"""Part of an edge that an arc at one of its ends takes at most."""


def round_bends(points: Points, nodes: Array, radius: float, longest: Array) -> tuple[Points, Array]:
    """Return points with arcs instead of bends that no other line joins, and all nodes.

    Parameters
    ----------
    points, nodes : Points, numpy.ndarray
        Points of lines, and positions of their nodes, with heights.
    radius : float
        Of the arcs; those between short edges are smaller.
    longest : numpy.ndarray
        Length of the longest edge of every point, float64, shape (points,).
    """
    bends = np.flatnonzero(~(points.is_first | points.is_last | points.is_joint))
    place = nodes[points.node]
    here = place[bends]
    to_start, to_end = place[bends - 1] - here, place[bends + 1] - here
    shorter = np.minimum(np.hypot(*to_start[:, :2].T), np.hypot(*to_end[:, :2].T))
    cross = to_start[:, 0] * to_end[:, 1] - to_start[:, 1] * to_end[:, 0]
    turn = np.pi - np.arctan2(np.abs(cross), (to_start[:, :2] * to_end[:, :2]).sum(axis=1))
    rows = np.flatnonzero((turn > _STRAIGHT) & (turn < _SHARP) & (shorter > 0))
    bends, here, to_start, to_end = bends[rows], here[rows], to_start[rows], to_end[rows]
    cross, turn = cross[rows], turn[rows]
    tangent = np.minimum(radius * np.tan(turn / 2), _SHARE * shorter[rows])
    start, end = (here + step * (tangent / np.hypot(*step[:, :2].T))[:, None] for step in (to_start, to_end))
    middle = here[:, :2] + ((start + end)[:, :2] / 2 - here[:, :2]) / np.cos(turn / 2)[:, None] ** 2
    arc = tangent / np.tan(turn / 2) * turn
    pieces = np.ceil(np.maximum(arc / longest[bends], turn / _STEP)).astype(np.int64)
    number = expand_ranges(np.zeros_like(pieces), pieces + 1)
    row = np.repeat(np.arange(len(pieces)), pieces + 1)
    share = number / pieces[row]
    angle = np.where(cross > 0, -1, 1)[row] * turn[row] * share
    from_middle = (start[:, :2] - middle)[row]
    cos, sin = np.cos(angle), np.sin(angle)
    arcs = np.column_stack(
        [
            middle[row, 0] + cos * from_middle[:, 0] - sin * from_middle[:, 1],
            middle[row, 1] + sin * from_middle[:, 0] + cos * from_middle[:, 1],
            start[row, 2] + (end - start)[row, 2] * share,
        ]
    )
    counts = np.ones(len(points.line), np.int64)
    counts[bends] = pieces + 1
    rounded = points.select(np.repeat(np.arange(len(counts)), counts))
    is_new = np.repeat(np.isin(np.arange(len(counts)), bends), counts)
    node, new_place = rounded.node.copy(), rounded.place.copy()
    node[is_new], new_place[is_new] = len(nodes) + np.arange(len(arcs)), arcs
    return rounded._replace(node=node, place=new_place), np.concatenate([nodes, arcs])
