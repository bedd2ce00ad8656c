"""Heights that nobody has told: those of a cord that is stretched between the known ones."""

from __future__ import annotations

import numpy as np

from navspec.graphs.components import components
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
