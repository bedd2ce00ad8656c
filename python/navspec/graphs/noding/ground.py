"""Heights of new nodes on a ground."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from navspec.graphs.arrays import Array
from navspec.graphs.noding.heights import interpolate_network_heights
from navspec.graphs.noding.parts import Edges, FaultCollector, distance_between, format_place, nearest_of_group


@dataclass(frozen=True, slots=True)
class Ground:
    """Heights of a map.

    Attributes
    ----------
    find_heights : callable
        Returns the height of the ground at positions, of several surfaces the one nearest to the height of the position, or
        the highest if it has no height; NaN where there is no ground. Shapes (points, 3) and (points,).
    has_levels : bool
        Whether there can be several surfaces at a place, such as a bridge and the road under it.
    is_added : bool
        Whether heights of the drawing are heights above the ground.
    """

    find_heights: Callable[[Array], Array]
    has_levels: bool = False
    is_added: bool = False


def place_on_ground(
    edges: Edges, nodes: Array, fixed: slice, ground: Ground, is_bridge: Array, faults: FaultCollector
) -> tuple[Edges, Array]:
    """Return edges and nodes with heights of the ground; nodes of the rows `fixed` do not change.

    Nodes inside bridges (edges of lines with `is_bridge`, bool, shape (lines,)) are on the ground only if it has levels;
    otherwise bridges are even from end to end. Nodes without ground are faults.
    """
    ends, line = np.concatenate([edges.source, edges.target]), np.tile(edges.line, 2)
    is_sought = np.zeros(len(nodes), bool)
    is_sought[ends] = True
    is_sought[fixed] = False
    is_inside = np.bincount(ends, minlength=len(nodes)) > 1
    is_inside[ends[~is_bridge[line]]] = False
    is_inside &= is_sought & (not ground.has_levels)
    rows = np.flatnonzero(is_sought & ~is_inside)
    heights = nodes[:, 2].copy()
    heights[rows] = ground.find_heights(nodes[rows])
    is_bare = np.zeros(len(nodes), bool)
    is_bare[rows] = np.isnan(heights[rows])
    first = np.flatnonzero(is_bare[ends])
    for at in first[nearest_of_group(line[first], first, first)].tolist():
        place = nodes[ends[at]]
        message = f"has no ground at {format_place(place)}: draw it on the map of the heights, or give a larger one"
        faults.add(line[at], place, message)
    heights[is_bare | is_inside] = np.nan
    length = distance_between(edges.end, edges.start)
    heights = np.nan_to_num(interpolate_network_heights(heights, edges.source, edges.target, length))
    nodes = nodes.copy()
    nodes[is_sought, 2] = heights[is_sought] + (nodes[is_sought, 2] if ground.is_added else 0)
    return edges._replace(start=nodes[edges.source], end=nodes[edges.target]), nodes
