"""Unknown heights, interpolated between known ones."""

from __future__ import annotations

import numpy as np

from navspec.graphs.arrays import Array
from navspec.graphs.connectivity import find_components
from navspec.graphs.noding.parts import ExistingNetwork, FaultCollector, Points, is_position


def interpolate_network_heights(height: Array, source: Array, target: Array, length: Array) -> Array:
    """Return heights of all nodes: even slopes between known ones, the weighted mean at junctions, level towards free
    ends.

    Parameters
    ----------
    height : numpy.ndarray
        Of nodes, NaN if unknown; float64, shape (nodes,).
    source, target : numpy.ndarray
        Nodes that edges join; int64.
    length : numpy.ndarray
        Of edges, more than 0; float64.

    Returns
    -------
    numpy.ndarray
        Heights of all nodes; NaN only in components without a known height.
    """
    from scipy.sparse import coo_array
    from scipy.sparse.linalg import spsolve

    is_known = np.isfinite(height)
    part = find_components(len(height), source, target)[0]
    is_told = np.zeros(len(height), bool)
    is_told[part[is_known]] = True
    rows = np.flatnonzero(~is_known & is_told[part])
    if not len(rows):
        return height
    row = np.full(len(height), -1)
    row[rows] = np.arange(len(rows))
    node, neighbour = np.concatenate([source, target]), np.concatenate([target, source])
    pull = np.concatenate([1 / length, 1 / length])
    is_mine = row[node] >= 0
    node, neighbour, pull = row[node[is_mine]], neighbour[is_mine], pull[is_mine]
    is_fixed = is_known[neighbour]
    total = np.bincount(node, pull, len(rows))
    rhs = np.bincount(node[is_fixed], (pull * height[neighbour])[is_fixed], len(rows))
    diagonal = np.arange(len(rows))
    matrix = coo_array(
        (
            np.concatenate([total, -pull[~is_fixed]]),
            (np.concatenate([diagonal, node[~is_fixed]]), np.concatenate([diagonal, row[neighbour[~is_fixed]]])),
        ),
        shape=(len(rows),) * 2,
    )
    result = height.copy()
    result[rows] = spsolve(matrix.tocsc(), rhs)
    return result


def interpolate_line_heights(height: Array, along: Array, line: Array) -> Array:
    """Return heights of points, interpolated between known ones of their line by distance; others do not change.

    Parameters
    ----------
    height : numpy.ndarray
        Of points in the order of their lines, NaN if unknown; float64, shape (points,).
    along : numpy.ndarray
        Distance along the line, never descending in a line; float64.
    line : numpy.ndarray
        The line of each; int64.
    """
    rows = np.arange(len(height))
    is_known = np.isfinite(height)
    before = np.maximum.accumulate(np.where(is_known, rows, -1))
    after = np.minimum.accumulate(np.where(is_known, rows, len(rows))[::-1])[::-1]
    unknown = np.flatnonzero(~is_known & (before >= 0) & (after < len(rows)))
    unknown = unknown[(line[before[unknown]] == line[unknown]) & (line[after[unknown]] == line[unknown])]
    low, high = before[unknown], after[unknown]
    span = along[high] - along[low]
    at = np.where(span > 0, along[unknown] - along[low], 0) / np.where(span > 0, span, 1)
    result = height.copy()
    result[unknown] = height[low] + (height[high] - height[low]) * at
    return result


def fill_heights(nodes: Array, points: Points, network: ExistingNetwork, fixed: slice, notes: FaultCollector) -> Array:
    """Return nodes with all heights that points need; ends that nothing joins have those of `fixed` nodes of a network."""
    nodes = nodes.copy()
    height = nodes[:, 2]
    is_end = points.is_first | points.is_last
    is_free = is_end & (np.bincount(points.node, minlength=len(nodes)) == 1)[points.node]
    stations = points.select(points.is_joint | np.isfinite(height[points.node]))
    is_step = ~stations.is_last
    steps = np.flatnonzero(is_step)
    source, target = stations.node[steps], stations.node[steps + 1]
    length = np.maximum(stations.along[steps + 1] - stations.along[steps], np.finfo(float).tiny ** 0.5)
    is_placed = is_position(network.position) & np.isfinite(network.position[:, 2])
    existing = np.arange(len(is_placed))[fixed][is_placed[fixed]]
    for is_asked in (is_free if len(existing) else np.zeros(len(is_end), bool), is_end):
        unknown = np.flatnonzero(is_asked & np.isnan(height[points.node]))
        if len(unknown):
            height[points.node[unknown]] = _nearest_heights(nodes, points, unknown, network, existing)
            lines = np.unique(points.line[unknown])
            word = "that of the nearest existing node" if len(existing) else "0"
            more = f"; so do ends of {len(lines) - 1:,} more" if len(lines) > 1 else ""
            message = f"an end has no height and takes {word}{more}"
            notes.add(lines[0], nodes[points.node[unknown[0]]], message)
        height[:] = interpolate_network_heights(height, source, target, length)
    height[points.node] = interpolate_line_heights(height[points.node], points.along, points.line)
    return nodes


def _nearest_heights(nodes: Array, points: Points, unknown: Array, network: ExistingNetwork, existing: Array) -> Array:
    """Return heights of the nearest existing nodes from above, of the same kind if there are any; 0 if there are no
    nodes.
    """
    from scipy.spatial import KDTree

    heights = np.zeros(len(unknown))
    for layer in np.unique(points.layer[unknown]) if len(existing) else ():
        mine = points.layer[unknown] == layer
        same = existing[network.layer[existing] == layer]
        positions = network.position[same if len(same) else existing]
        heights[mine] = positions[KDTree(positions[:, :2]).query(nodes[points.node[unknown[mine]], :2])[1], 2]
    return heights
