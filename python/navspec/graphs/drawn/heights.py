"""Heights that nobody has told: those of a cord that is stretched between the known ones."""

from __future__ import annotations

import numpy as np

from navspec.graphs.components import components
from navspec.graphs.drawn.faults import Report
from navspec.graphs.drawn.parts import Points, Standing, is_position
from navspec.graphs.numbers import Array


def stretched(height: Array, source: Array, target: Array, length: Array) -> Array:
    """Heights of all nodes: even slopes between two known ones, the weighted mean at junctions, level where an end is free.

    Parameters
    ----------
    height : numpy.ndarray
        Of nodes, not a number where it is not known; float64, shape (nodes,).
    source, target : numpy.ndarray
        Nodes that edges join; int64.
    length : numpy.ndarray
        Of edges, more than 0; float64.

    Returns
    -------
    numpy.ndarray
        Heights of all nodes; not a number only in parts of the network where none is known.
    """
    from scipy.sparse import coo_array
    from scipy.sparse.linalg import spsolve

    is_known = np.isfinite(height)
    part = components(len(height), source, target)[0]
    is_told = np.zeros(len(height), bool)
    is_told[part[is_known]] = True
    rows = np.flatnonzero(~is_known & is_told[part])
    if not len(rows):
        return height
    row = np.full(len(height), -1)
    row[rows] = np.arange(len(rows))
    one, other = np.concatenate([source, target]), np.concatenate([target, source])
    pull = np.concatenate([1 / length, 1 / length])
    is_mine = row[one] >= 0
    one, other, pull = row[one[is_mine]], other[is_mine], pull[is_mine]
    is_fixed = is_known[other]
    total = np.bincount(one, pull, len(rows))
    given = np.bincount(one[is_fixed], (pull * height[other])[is_fixed], len(rows))
    diagonal = np.arange(len(rows))
    matrix = coo_array(
        (
            np.concatenate([total, -pull[~is_fixed]]),
            (np.concatenate([diagonal, one[~is_fixed]]), np.concatenate([diagonal, row[other[~is_fixed]]])),
        ),
        shape=(len(rows),) * 2,
    )
    found = height.copy()
    found[rows] = spsolve(matrix.tocsc(), given)
    return found


def between(height: Array, along: Array, line: Array) -> Array:
    """Heights of points between two known ones of their line, by how far along they are; others stay as they are.

    Parameters
    ----------
    height : numpy.ndarray
        Of points in the order of their lines, not a number where it is not known; float64, shape (points,).
    along : numpy.ndarray
        How far along the line, never descending in a line; float64.
    line : numpy.ndarray
        The line of each; int64.
    """
    rows = np.arange(len(height))
    is_known = np.isfinite(height)
    before = np.maximum.accumulate(np.where(is_known, rows, -1))
    after = np.minimum.accumulate(np.where(is_known, rows, len(rows))[::-1])[::-1]
    asked = np.flatnonzero(~is_known & (before >= 0) & (after < len(rows)))
    asked = asked[(line[before[asked]] == line[asked]) & (line[after[asked]] == line[asked])]
    low, high = before[asked], after[asked]
    way = along[high] - along[low]
    at = np.where(way > 0, along[asked] - along[low], 0) / np.where(way > 0, way, 1)
    found = height.copy()
    found[asked] = height[low] + (height[high] - height[low]) * at
    return found


def with_heights(nodes: Array, points: Points, standing: Standing, notes: Report) -> Array:
    """Nodes with all heights that points need."""
    nodes = nodes.copy()
    height = nodes[:, 2]
    is_end = points.is_first | points.is_last
    is_free = is_end & (np.bincount(points.node, minlength=len(nodes)) == 1)[points.node]
    stations = points.taken(points.is_joint | np.isfinite(height[points.node]))
    is_step = ~stations.is_last
    steps = np.flatnonzero(is_step)
    source, target = stations.node[steps], stations.node[steps + 1]
    length = np.maximum(stations.along[steps + 1] - stations.along[steps], np.finfo(float).tiny ** 0.5)
    known = np.flatnonzero(is_position(standing.position) & np.isfinite(standing.position[:, 2]))
    known = known[known >= standing.own]
    for is_asked in (is_free if len(known) else np.zeros(len(is_end), bool), is_end):
        asked = np.flatnonzero(is_asked & np.isnan(height[points.node]))
        if len(asked):
            height[points.node[asked]] = _nearest_heights(nodes, points, asked, standing, known)
            lines = np.unique(points.line[asked])
            word = "that of the nearest existing node" if len(known) else "0"
            others = f"; so do ends of {len(lines) - 1:,} more" if len(lines) > 1 else ""
            message = f"an end has no height and takes {word}{others}"
            notes.add(lines[0], nodes[points.node[asked[0]]], message)
        height[:] = stretched(height, source, target, length)
    height[points.node] = between(height[points.node], points.along, points.line)
    return nodes


def _nearest_heights(nodes: Array, points: Points, asked: Array, standing: Standing, known: Array) -> Array:
    """Of the existing node nearest to each as seen from above, of its kind where there are some; 0 where there are none."""
    from scipy.spatial import KDTree

    found = np.zeros(len(asked))
    for layer in np.unique(points.layer[asked]) if len(known) else ():
        mine = points.layer[asked] == layer
        same = known[standing.layer[known] == layer]
        others = standing.position[same if len(same) else known]
        found[mine] = others[KDTree(others[:, :2]).query(nodes[points.node[asked[mine]], :2])[1], 2]
    return found
