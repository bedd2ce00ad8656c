"""Ways through a mesh as the game finds them: A* over the regions, from centroid to centroid."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from navspec.errors import NavspecError
from navspec.families.metroid_prime_path.closest import closest
from navspec.families.metroid_prime_path.view import Mesh
from navspec.family.network.routing import Point, RoutePath, RouteRequest, Routing, explain_too_far
from navspec.graphs.astar import seek
from navspec.graphs.graph import Graph, nearest
from navspec.graphs.numbers import Array
from navspec.graphs.shortest import Ways

GROUND, FLYER, SWIMMER = 1, 2, 4
"""Bits of searches and of regions."""
NO_MATRIX = 0x10
"""Bit of searches that do not ask which regions can be reached, from Echoes on."""

MOST_REGIONS = 512
"""Regions beyond which the game does not search."""
MOST_POINTS = 16
"""Points that are kept of a way: longer ones are cut."""
PADDING = 10.0
"""How far from a point the nearest region may be."""
HIGHEST = 3.0
"""How high above its floor a region holds nobody on foot."""
_CLOSE = 1e-4
_ECHOES = 6


class _Start(NamedTuple):
    """Where a way begins or ends: the point, where it is on the ground, and the regions that hold it."""

    place: Array
    regions: Array


def node_at(graph: Graph, point: Point, is_fit: Array) -> int:
    """The first region that holds a point or one a little above it, and otherwise that of the nearest centroid."""
    mesh: Mesh = graph.view
    if len(point) > 2:
        for lift in (0.0, _lift(mesh)):
            found = np.flatnonzero(_held(mesh, np.add(point, (0, 0, lift)), is_fit))
            if len(found):
                return int(found[0])
    return nearest(graph.position, point, is_fit)


def search(graph: Graph, journey: RouteRequest) -> RoutePath | str:
    """A way as the game finds it, or why it finds none."""
    mesh: Mesh | None = graph.view
    if mesh is None:
        raise NavspecError("mode: the game searches in whole meshes, and this is a part of one; take plain")
    if mesh.regions > MOST_REGIONS:
        return f"the game does not search in meshes of more than {MOST_REGIONS} regions, and here are {mesh.regions}"
    flags, creature = journey.mover, int(mesh.files.settings.get("creature_index", 0))
    is_fit = (mesh.kinds & flags != 0) & (mesh.column("regions", "index_mask") >> creature & 1 != 0)
    start, goal = (
        _start(mesh, end.row, end.point, flags, is_fit, graph.position) for end in (journey.origin, journey.target)
    )
    for each, end in ((start, journey.origin), (goal, journey.target)):
        if not len(each.regions):
            where = "the point" if end.point is not None else f"region {end.row}"
            return f"{where} is in no region for this creature: its kind, or its index {creature}, is not in the masks"
    shared = np.intersect1d(start.regions, goal.regions)
    if np.abs(start.place - goal.place).max() < _CLOSE:
        return RoutePath([int(start.regions[0])], 0.0, start.place[None])
    if len(shared):
        length = float(np.linalg.norm(start.place - goal.place))
        return _within(RoutePath([int(shared[0])], length, np.array([start.place, goal.place])), journey)
    pairs = [(one, other) for one in start.regions for other in goal.regions if _is_reachable(mesh, one, other, flags)]
    if not pairs:
        return "no path: the reachability bits of the file tell that no way leads from one to the other"
    starts, goals = (list(dict.fromkeys(int(pair[side]) for pair in pairs)) for side in range(2))
    return _walked(graph, journey, (start.place, starts), (goal.place, goals), is_fit)


def _walked(
    graph: Graph,
    journey: RouteRequest,
    start: tuple[Array, list[int]],
    goal: tuple[Array, list[int]],
    is_fit: Array,
) -> RoutePath | str:
    """The search itself: regions at both ends count as standing where the way begins and ends."""
    places = graph.position.copy()
    for place, regions in (start, goal):
        places[regions] = place
    costs = np.linalg.norm(places[graph.target] - places[graph.source], axis=1)
    used = Ways(len(places), graph.source, graph.target, costs, is_fit[graph.source] & is_fit[graph.target])
    ahead = np.nan_to_num(np.linalg.norm(places - goal[0], axis=1), nan=np.inf)
    found = seek(used, start[1], goal[1], ahead, newest_first=True)
    if found is None:
        return "no way leads over regions for this creature, although the reachability bits of the file tell of one"
    ends = [np.stack([graph.edges[f"portal_{axis}{end}"][found.edges] for axis in "xyz"], axis=1) for end in range(2)]
    points = np.concatenate([start[0][None], (ends[0] + ends[1]) / 2, goal[0][None]])[:MOST_POINTS]
    return _within(RoutePath(found.nodes, found.cost, points), journey)


def _within(walk: RoutePath, journey: RouteRequest) -> RoutePath | str:
    if journey.maximum is not None and walk.cost > journey.maximum:
        return explain_too_far(walk.cost, journey.maximum)
    return walk


def _start(mesh: Mesh, row: int, point: Point | None, flags: int, is_fit: Array, centroids: Array) -> _Start:
    if point is None:
        return _Start(centroids[row], np.flatnonzero(is_fit & (np.arange(len(is_fit)) == row)))
    place = np.append(point, centroids[row][len(point) :])
    is_walker = not flags & (FLYER | SWIMMER)
    lifted = np.add(place, (0, 0, _lift(mesh) if is_walker else 0))
    held = np.flatnonzero(_held(mesh, lifted, is_fit))
    if is_walker:
        held = held[mesh.above(np.broadcast_to(lifted, (len(held), 3)), held) < HIGHEST]
    held = held[: 8 if mesh.version >= _ECHOES else 4]
    if not len(held):
        is_free = bool(flags & FLYER) or (mesh.version >= _ECHOES and bool(flags & SWIMMER))
        region, place = closest(mesh, lifted, np.flatnonzero(is_fit), PADDING, is_free=is_free, highest=HIGHEST)
        held = np.array([region] if region >= 0 else [], np.int64)
    if is_walker and len(held):
        place = _dropped(mesh, place, int(held[0]))
    return _Start(place, held)


def _lift(mesh: Mesh) -> float:
    """How far points of those on foot are lifted."""
    return 0.5 if mesh.version >= _ECHOES else 0.3


def _held(mesh: Mesh, place: Array, is_fit: Array) -> Array:
    """Which regions hold a point; bool."""
    rows = np.flatnonzero(is_fit & mesh.is_simple)
    found = np.zeros(mesh.regions, bool)
    found[rows] = mesh.holds(np.broadcast_to(place, (len(rows), 3)), rows)
    return found


def _dropped(mesh: Mesh, place: Array, region: int) -> Array:
    """A point on the floor of a region, below or above where it was."""
    rise, slope = mesh.above(place[None], np.array([region]))[0], mesh.plane[region, 2]
    return np.subtract(place, (0, 0, rise / slope)) if slope else place


def _is_reachable(mesh: Mesh, one: int, other: int, flags: int) -> bool:
    """What the matrices tell of two regions."""
    i, j = sorted((int(mesh.index[one]), int(mesh.index[other])))
    if i == j or flags & (SWIMMER | NO_MATRIX if mesh.version >= _ECHOES else SWIMMER):
        return True
    n = mesh.regions
    bits = mesh.stored_bits("flyer_connections" if flags & FLYER else "ground_connections")
    at = n * (n - 1) // 2 - (n - i) * (n - i - 1) // 2 + j - (i + 1)
    return 0 <= at < len(bits) and bool(bits[at])


ROUTING = Routing(
    search=search, node_at=node_at, movers={"ground": GROUND, "flyer": GROUND | FLYER, "swimmer": SWIMMER}
)
