"""Flow of Left 4 Dead: where a map starts and ends, which areas can be reached, and how far they are from the start."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np

from navspec.graphs.arrays import Array
from navspec.graphs.connectivity import find_components, find_reachable, sort_by_size
from navspec.graphs.shortest_paths import UsableEdges

REGIONS = ("battlefield", "finale", "checkpoint")
"""Spawn attributes that mark regions of a map."""
MARKS = (*REGIONS, "player_start", "rescue_closet", "rescue_vehicle")
"""Spawn attributes that the flow is made of."""

_ELEVATOR_REACH = 150.0
"""Units in x and y within which areas of an elevator belong together."""
_MAX_ELEVATOR_AREAS = 500
"""Areas of elevators above which those of a mesh are not joined; measured meshes have 7 at most."""


class AreaGroups(NamedTuple):
    """Groups of some areas that links between these join, one mesh after the other, the largest of each mesh first.

    `rows` are the areas, ascending, and `group` is the group of each; `areas` is the number of areas of every group,
    `mesh` its mesh, `rank` its place in the mesh, 0 for the largest. int64.
    """

    rows: Array
    group: Array
    areas: Array
    mesh: Array
    rank: Array


class Flow(NamedTuple):
    """Starts and ends of meshes, and the ways between them.

    Attributes
    ----------
    source, target : numpy.ndarray
        Rows of the areas at both ends of every link: connections, ladders and elevators; int64, shape (links,).
    marks : mapping
        Whether each area has a spawn attribute of `MARKS`; bool, shape (areas,).
    checkpoints : AreaGroups
        The groups of checkpoint areas.
    is_stray : numpy.ndarray
        Whether each of them is one more than a map has safe rooms; bool, shape (groups,).
    start : numpy.ndarray
        Whether the map starts in an area: all areas with `player_start`, or else those of one checkpoint. A file does
        not say which of two checkpoints is the start: it is the one from which more areas can be reached, of equals
        the larger. bool, shape (areas,).
    end : numpy.ndarray
        Whether the map ends in an area: the finale, or else every checkpoint where it does not start; bool.
    is_reached : numpy.ndarray
        Whether a way leads to an area from the start; bool.
    """

    source: Array
    target: Array
    marks: Mapping[str, Array]
    checkpoints: AreaGroups
    is_stray: Array
    start: Array
    end: Array
    is_reached: Array


def find_flow(
    source: Array,
    target: Array,
    elevators: Array,
    box: Array,
    marks: Mapping[str, Array],
    mesh: Array,
) -> Flow:
    """Find starts and ends of meshes, and the areas to which ways lead.

    Parameters
    ----------
    source, target : numpy.ndarray
        Rows of the areas that connections and ladders lead from and to; int64.
    elevators : numpy.ndarray
        Rows of the areas of elevators; int64.
    box : numpy.ndarray
        x and y of both corners of every area; float64, shape (areas, 4).
    marks : mapping
        Whether each area has a spawn attribute of `MARKS`; bool, shape (areas,).
    mesh : numpy.ndarray
        Number of the mesh of every area, ascending; int64.
    """
    up, down = _join_elevators(elevators, box, mesh)
    source, target = np.append(source, up), np.append(target, down)
    checkpoints = find_groups(marks["checkpoint"], source, target, mesh)
    rows, group = checkpoints.rows, checkpoints.group
    num_meshes = int(mesh[-1]) + 1 if len(mesh) else 0

    def has(mark: str) -> Array:
        return np.bincount(mesh[marks[mark]], minlength=num_meshes) > 0

    has_start, has_finale = has("player_start"), has("finale")
    starts = [marks["player_start"].copy() for _ in range(2)]
    for rank, start in enumerate(starts):
        start[rows[(checkpoints.rank[group] == rank) & ~has_start[mesh[rows]]]] = True
    reached = [find_reachable(len(mesh), source, target, np.flatnonzero(start)) for start in starts]
    num_reached = [np.bincount(mesh[is_reached], minlength=num_meshes) for is_reached in reached]
    best = np.argmax(num_reached, axis=0)[mesh]
    start, is_reached = np.choose(best, starts), np.choose(best, reached)

    is_of_start = np.zeros(len(checkpoints.areas), bool)
    is_of_start[group[start[rows]]] = True
    end = marks["finale"].copy()
    end[rows[~is_of_start[group] & ~has_finale[mesh[rows]]]] = True
    order = np.lexsort((checkpoints.rank, ~is_of_start, checkpoints.mesh))
    is_stray = np.zeros(len(order), bool)
    is_stray[order] = checkpoints.rank >= 2 - has_finale[checkpoints.mesh]
    return Flow(source, target, marks, checkpoints, is_stray, start, end, is_reached)


def measure_distances(flow: Flow, centres: Array) -> Array:
    """Return the length of the shortest way from the start to every area, over connections, ladders and elevators.

    Each step is as long as the centres of its areas are apart; `centres` is float64, shape (areas, 3). float64, shape
    (areas,), in units; not a number where no way leads.
    """
    with np.errstate(all="ignore"):
        length = np.linalg.norm(centres[flow.target] - centres[flow.source], axis=1)
    length[~np.isfinite(length)] = 0
    edges = UsableEdges(len(centres), flow.source, flow.target, length, np.ones(len(length), bool))
    distance = edges.distances_from(np.flatnonzero(flow.start))
    return np.where(flow.is_reached, distance, np.nan)


def find_groups(is_member: Array, source: Array, target: Array, mesh: Array) -> AreaGroups:
    """Find the groups of some areas that links between them join; `is_member` is bool, the others as in `find_flow`."""
    rows = np.flatnonzero(is_member)
    number = np.cumsum(is_member) - 1
    is_between = is_member[source] & is_member[target]
    part, _ = find_components(len(rows), number[source[is_between]], number[target[is_between]])
    group, areas = sort_by_size(part, mesh[rows])
    mesh_of_group = np.zeros(len(areas), np.int64)
    mesh_of_group[group] = mesh[rows]
    rank = np.arange(len(areas)) - np.searchsorted(mesh_of_group, mesh_of_group)
    return AreaGroups(rows, group, areas, mesh_of_group, rank)


def _join_elevators(rows: Array, box: Array, mesh: Array) -> tuple[Array, Array]:
    """Return links both ways between the areas of each elevator, which are above each other, or nearly so."""
    starts, ends = [rows[:0]], [rows[:0]]
    for areas in np.split(rows, np.flatnonzero(np.diff(mesh[rows])) + 1):
        if 1 < len(areas) <= _MAX_ELEVATOR_AREAS:
            low, high = box[areas, None, :2], box[None, areas, 2:]
            is_near = (low - high < _ELEVATOR_REACH).all(axis=2)
            first, second = np.nonzero(is_near & is_near.T & ~np.eye(len(areas), dtype=bool))
            starts.append(areas[first])
            ends.append(areas[second])
    return np.concatenate(starts), np.concatenate(ends)
