"""Traffic lights of edges and crossings, computed from the lamps that are placed on a map.

The compiler of the original files looked for the lamps as Vice City does at every start: an arm across the road at every
lamp, and the edges that it crosses.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from navspec.errors import NavspecError
from navspec.families.gta_sa_paths.derived import FARTHEST, LIGHT_AXIS, NORTH_SOUTH, WEST_EAST
from navspec.families.gta_sa_paths.original.light_files import Lights
from navspec.graphs.arrays import Array, count_earlier

TO_THE_RIGHT, TO_THE_LEFT = 14.0, 15.0
"""Ends of the arm of a lamp, in units to its right and to its left."""
MAX_HEIGHT = 6.0
"""Difference of height from a lamp to the edge at the crossing point; a lit edge has less."""
PED_REACH = 15.0
"""Distance from a lamp to an end of a crossing, east and north added up; a lit crossing has less."""

_TURN = 1e-4
"""Degrees by which rounding can turn a lamp: of those on a border only the ones at 150 counted as inside."""
_QUARTERS = ((60.0 + _TURN, 150.0 + _TURN), (240.0 + _TURN, 330.0 - _TURN))
"""Directions in degrees between which a lamp has the cycle for north and south."""
_PIECE = 32.0
"""Units of the pieces in which edges are looked up, and of the cells in which lamps are."""
_MAX_PAIRS = 40_000_000
"""Pairs of a lamp and a piece of an edge that are compared at most."""
_CHUNK = 1 << 20
"""Pairs that are compared at a time."""


def light_states(lights: Lights, position: Array, edges: Array) -> Array:
    """Return the state of the light of every edge, 0 without one; int64, shape (edges,).

    An edge has a light where the arm of a lamp crosses or touches it and is not far above or below. Edges that are too
    long for the files have none. Of several lamps with different states the last one counts.

    Parameters
    ----------
    lights : Lights
        The lamps.
    position : numpy.ndarray
        Positions of nodes as the files store them, in units; float64, shape (nodes, 3).
    edges : numpy.ndarray
        Rows of the nodes at both ends of every edge; int64, shape (edges, 2).

    Raises
    ------
    NavspecError
        So many lamps lie near so many edges that no map has them.
    """
    states = np.zeros(len(edges), np.int64)
    lamp, edge = _crossed_edges(lights, position, edges)
    order = np.argsort(lamp, kind="stable")
    states[edge[order]] = _lamp_states(lights.heading)[lamp[order]]
    return states


def light_ends(edges: Array, is_parking: Array, num_nodes: int, all_edges: Array | None = None) -> Array:
    """Return whether the first end of every edge is more of a junction than the second one; bool, shape (edges,).

    The end with more links is, without those to parking places. Where both have the same number, it is the end whose
    neighbours have more links, without the node at the second end. Where these are equal too, it is the second one.

    Parameters
    ----------
    edges : numpy.ndarray
        Rows of the nodes at both ends of edges; int64, shape (edges, 2).
    is_parking : numpy.ndarray
        Whether a node is a parking place: of one of their special functions, with one link; bool.
    num_nodes : int
        Number of nodes.
    all_edges : numpy.ndarray, optional
        All edges of vehicle nodes, each once; `edges` by default.
    """
    links, further = compare_ends(edges, is_parking, num_nodes, edges if all_edges is None else all_edges)
    return (links > 0) | ((links == 0) & (further > 0))


def compare_ends(edges: Array, is_parking: Array, num_nodes: int, all_edges: Array) -> tuple[Array, Array]:
    """Return by how much the first end of every edge is more of a junction; int64, both of shape (edges,).

    Returns
    -------
    links : numpy.ndarray
        How many more links it has, without those to parking places.
    further : numpy.ndarray
        How many more links its neighbours have, without the node at the second end.
    """
    first, second = all_edges.T
    own = np.bincount(first, minlength=num_nodes) + np.bincount(second, minlength=num_nodes)
    counts, sums = np.zeros((2, num_nodes), np.int64)
    for start, end in ((first, second), (second, first)):
        counts += np.bincount(start[~is_parking[end]], minlength=num_nodes)
        sums += np.bincount(start, own[end], num_nodes).astype(np.int64)
    one, two = edges.T
    return counts[one] - counts[two], (sums[one] - own[two]) - (sums[two] - own[one])


def axis_states(position: Array, edges: Array) -> Array:
    """Return the state that a light at every edge has by nothing but the direction of the edge; int64, shape (edges,).

    The parameters are those of `light_states`.
    """
    along = position[edges[:, 1], :2] - position[edges[:, 0], :2]
    angle = np.degrees(np.arctan2(along[:, 1], along[:, 0])) % 180
    low, high = LIGHT_AXIS
    return np.where((angle >= low) & (angle <= high), NORTH_SOUTH, WEST_EAST)


def lit_crossings(lights: Lights, position: Array, pairs: Array) -> Array:
    """Return whether crossings have a light for pedestrians: an end of them is near a lamp; bool, shape (crossings,).

    Parameters
    ----------
    lights, position
        As of `light_states`.
    pairs : numpy.ndarray
        Rows of the nodes at both ends of links that cross a road; int64, shape (crossings, 2).

    Raises
    ------
    NavspecError
        So many lamps lie near so many crossings that no map has them.
    """
    nodes, ends = np.unique(pairs, return_inverse=True)
    is_near = np.zeros(len(nodes), dtype=bool)
    places = position[nodes, :2]
    for lamp, node in _near_pairs(lights.position[:, :2], places):
        away = np.abs(lights.position[lamp, :2] - places[node]).sum(axis=1)
        is_near[node[away < PED_REACH]] = True
    one, two = ends.reshape(pairs.shape).T
    return is_near[one] | is_near[two]


def _lamp_states(heading: Array) -> Array:
    """Return the state of every lamp by its forward direction; int64. `heading` is in degrees."""
    angle = (heading + 90) % 360
    is_north_south = np.zeros(len(angle), dtype=bool)
    for low, high in _QUARTERS:
        is_north_south |= (angle > low) & (angle < high)
    return np.where(is_north_south, NORTH_SOUTH, WEST_EAST)


def _crossed_edges(lights: Lights, position: Array, edges: Array) -> tuple[Array, Array]:
    """Return the rows of lamps and of the edges that their arms cross; int64, in no certain order."""
    start, end = position[edges[:, 0]], position[edges[:, 1]]
    owner, middle = _pieces(start, end)
    head, tail = _arms(lights)
    lamps, crossed = [np.zeros(0, np.int64)], [np.zeros(0, np.int64)]
    for lamp, piece in _near_pairs(lights.position[:, :2], middle):
        edge = owner[piece]
        share = _crossing_shares(head[lamp], tail[lamp], start[edge, :2], end[edge, :2])
        height = start[edge, 2] + share * (end[edge, 2] - start[edge, 2])
        is_crossed = np.abs(lights.position[lamp, 2] - height) < MAX_HEIGHT  # False for those without a share
        lamps.append(lamp[is_crossed])
        crossed.append(edge[is_crossed])
    return np.concatenate(lamps), np.concatenate(crossed)


def _arms(lights: Lights) -> tuple[Array, Array]:
    """Return the ends of the arms of lamps in single precision, as float64; shape (lamps, 2)."""
    angle = np.radians(lights.heading).astype(np.float32)
    right = np.stack([np.cos(angle), np.sin(angle)], axis=1)
    place = lights.position[:, :2].astype(np.float32)
    head, tail = place + np.float32(TO_THE_RIGHT) * right, place - np.float32(TO_THE_LEFT) * right
    return head.astype(np.float64), tail.astype(np.float64)


def _crossing_shares(head: Array, tail: Array, start: Array, end: Array) -> Array:
    """Return how far along edges the arms cross them, pair by pair, from 0 to 1; not a number where they do not."""
    arm, along, between = tail - head, end - start, head - start
    area = _cross(along, arm)
    with np.errstate(divide="ignore", invalid="ignore"):
        on_edge, on_arm = _cross(between, arm) / area, _cross(between, along) / area
    is_crossed = (on_edge >= 0) & (on_edge <= 1) & (on_arm >= 0) & (on_arm <= 1)
    return np.where(is_crossed, on_edge, np.nan)


def _cross(one: Array, two: Array) -> Array:
    return one[:, 0] * two[:, 1] - one[:, 1] * two[:, 0]


def _pieces(start: Array, end: Array) -> tuple[Array, Array]:
    """Cut edges into pieces of at most `_PIECE` units: the edge of every piece, and its middle seen from above."""
    along = (end - start)[:, :2]
    length = np.hypot(*along.T)
    count = np.where(length < FARTHEST, np.ceil(length / _PIECE), 0).astype(np.int64)
    owner = np.repeat(np.arange(len(start)), count)
    share = (count_earlier(owner) + 0.5) / count[owner]
    return owner, start[owner, :2] + along[owner] * share[:, np.newaxis]


def _near_pairs(lamps: Array, places: Array) -> Iterator[tuple[Array, Array]]:
    """Yield rows of lamps and places that lie in the same cell or in cells that touch, so that none nearer is missing.

    Raises `NavspecError` for too many of them.
    """
    if not len(lamps) or not len(places):
        return
    origin = np.minimum(lamps.min(axis=0), places.min(axis=0))
    lamp_cells, place_cells = (((points - origin) // _PIECE).astype(np.int64) for points in (lamps, places))
    width = max(int(lamp_cells[:, 1].max()), int(place_cells[:, 1].max())) + 3
    keys = lamp_cells[:, 0] * width + lamp_cells[:, 1]
    order = np.argsort(keys, kind="stable")
    keys = keys[order]
    compared = 0
    for across in (-1, 0, 1):
        wanted = (place_cells[:, 0] + across) * width + place_cells[:, 1]
        # Three cells in a column follow each other.
        low, high = np.searchsorted(keys, wanted - 1), np.searchsorted(keys, wanted + 1, "right")
        near = np.flatnonzero(high > low)
        counts = (high - low)[near]
        ends = np.cumsum(counts)
        compared += int(ends[-1]) if len(ends) else 0
        if compared > _MAX_PAIRS:
            raise NavspecError(
                f"the map is too crowded with traffic lights: more than {_MAX_PAIRS:,} pairs of a light and a road lie near "
                "each other; give the lights of one map, each once"
            )
        first = 0
        while first < len(near):
            last = int(np.searchsorted(ends, (ends[first - 1] if first else 0) + _CHUNK, "right"))
            last = max(last, first + 1)
            rows, sizes = near[first:last], counts[first:last]
            place = np.repeat(rows, sizes)
            yield order[np.repeat(low[rows], sizes) + count_earlier(np.repeat(np.arange(len(rows)), sizes))], place
            first = last
