"""What follows from the rest of a path network: lengths, directions and numbers of navi nodes, dead ends."""

from __future__ import annotations

import numpy as np

from navspec.families.gta_sa_paths.layout import SQUARE, direction_scale
from navspec.graphs.adjacency import Adjacency
from navspec.graphs.arrays import Array, first_rows
from navspec.graphs.connectivity import find_dead_ends

FARTHEST = 256
"""Distance from which on no length tells it any more."""
ROUNDING = 0.001
"""A distance that exceeds a whole number by less may have been rounded down to the one before it."""
FAR = 50
"""Distance from the middle of its edge that no navi node has."""
PED_WIDTH = 16
"""Width of four fifths of all pedestrian nodes."""
PARKING = (1, 2)
"""Special functions of parking places, which have a single link."""
LIGHT_AXIS = (60.0, 150.0)
"""Directions in degrees, from the east to the north, between which an edge has the cycle for north and south."""
NORTH_SOUTH, WEST_EAST = 1, 2
"""States of a light: the cycles that it can follow."""


def lengths(squares: Array) -> Array:
    """Lengths in whole units, from the squares of distances; int64."""
    return np.maximum(1, np.sqrt(squares).astype(np.int64))


def are_lengths(length: Array, squares: Array) -> Array:
    """Whether lengths are those of distances, by their squares; bool. `length` is float64."""
    above = length + (1 + ROUNDING)
    return (squares < above * above) & ((squares >= length * length) | (length <= 1)) & (length >= 1)


def directions(east: Array, north: Array) -> tuple[Array, Array, Array]:
    """Whether chords lead anywhere on the map, and the parts of their directions before truncation; float64.

    `east` and `north` are the parts of the chords. A length of 1 is `direction_scale()`.
    """
    unit = float(direction_scale())
    x, y = unit * east, unit * north
    length = np.sqrt(x * x + y * y) / unit
    is_flat = length > 0  # there is none straight up or down
    x, y = (side / np.where(is_flat, length, 1) for side in (x, y))
    return is_flat, x, y


def middle(one: Array, other: Array) -> Array:
    """Stored coordinate in the middle of two others; int64."""
    return np.trunc((one.astype(np.int64) + other) / 2).astype(np.int64)


def dead_ends(graph: Adjacency, is_vehicle: Array, is_vehicle_link: Array) -> Array:
    """Whether a vehicle node lies on a branch that leads nowhere; bool, False for pedestrian nodes."""
    is_joined = (graph.back >= 0) & is_vehicle_link
    is_joined[graph.loops] = is_joined[graph.repeated] = False
    links = np.flatnonzero(is_joined)
    links = links[is_vehicle[graph.target[links]]]
    # Pedestrian nodes stay: two neighbours keep a node.
    neighbours = np.where(is_vehicle, graph.neighbours, 2)
    return find_dead_ends(neighbours, graph.owner.take(links), graph.target.take(links))


def are_parking_places(special: Array, num_links: Array, is_vehicle: Array) -> Array:
    """Whether nodes are parking places: for vehicles, with such a special function and a single link; bool."""
    return np.isin(special, PARKING) & (num_links == 1) & is_vehicle


def navi_scan(edges: Array, owner: Array, navi: Array) -> Array:
    """The edges at which every navi node is met first, in the order that numbers navi nodes; int64.

    Parameters
    ----------
    edges : numpy.ndarray
        Rows of links to higher nodes, in the order in which they are stored.
    owner, navi : numpy.ndarray
        Node and navi node of every link.
    """
    edges = edges[np.argsort(owner[edges], kind="stable")]
    return edges[first_rows(navi[edges])]


def areas_at(x: Array, y: Array, grid: int) -> Array:
    """Area of positions on a map with so many in a row, in single precision as the game has it; int64."""
    half, side = np.float32(SQUARE * grid / 2), np.float32(SQUARE)
    column, row = (
        np.clip(np.trunc((value.astype(np.float32) + half) / side), 0, grid - 1).astype(np.int64) for value in (x, y)
    )
    return row * grid + column
