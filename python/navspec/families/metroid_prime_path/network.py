"""Meshes as graphs: regions, and links over their edges; and routes as the game finds them (A* from centroid to centroid).

The free points of Echoes are a graph of their own.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

import numpy as np

from navspec.columns.access import Array
from navspec.errors import NavspecError
from navspec.families.metroid_prime_path.layout import MOVERS, mask_of
from navspec.families.metroid_prime_path.view import PrimeMesh
from navspec.family.network.routing import Point, RoutePath, RouteRequest, Routing, explain_too_far
from navspec.family.views.stored_columns import PORTAL, build_portal_columns, build_table_columns
from navspec.graphs.arrays import count_earlier
from navspec.graphs.graph import Column, Graph, Polygons, nearest_row
from navspec.graphs.shortest_paths import UsableEdges, find_path

KINDS = {0: "region"}
"""Kinds of nodes and edges."""

_SLICES = ("num_nodes", "first_node", "num_links", "first_link")
"""Fields for the slices of corners and links of a region."""


def build_graph(view: PrimeMesh) -> Graph:
    """Return the graph of a mesh: its regions, and the links that lead to a region."""
    edges = PrimeEdges(view)
    unit = view.tables.spec.types["region"].by_id["height"].notes["unit"]
    return Graph(
        format=view.tables.spec.id,
        variant=view.tables.variant,
        family="metroid_prime_path",
        position=view.centroids,
        source=edges.source,
        target=edges.target,
        key=("region",),
        cost="length",
        numbers=("region_index", "run_time_slot", "order", "link", "edge"),
        measures=("length", *PORTAL),
        unit=unit,
        polygons=_polygons(view),
        nodes={
            "kind": Column(lambda: np.zeros(view.regions, np.int8), names=KINDS, doc="What it is."),
            "region": Column(lambda: np.arange(view.regions), doc="Row in the table of regions."),
            **build_table_columns(view.tables, "regions", leave=("centroid", *_SLICES)),
        },
        edges={
            "kind": Column(lambda: np.zeros(len(edges.links), np.int8), names=KINDS, doc="What it is.", is_shared=True),
            "order": Column(
                lambda: count_earlier(edges.source), doc="Place among the edges of the region that it leads from."
            ),
            "length": Column(
                lambda: edges.length,
                unit,
                doc="Distance of the centroids in space, which the route search adds up.",
                is_shared=True,
            ),
            "link": Column(lambda: edges.row, doc="Row in the table of links."),
            **build_table_columns(view.tables, "links", leave=("region_row",), rows=edges.row),
            **build_portal_columns(lambda: edges.portal, unit),
        },
    )


def _polygons(view: PrimeMesh) -> Polygons:
    """Return the floors, counter-clockwise; the file has them clockwise."""
    counts = np.bincount(view.corners.region, minlength=view.regions)
    corners = view.places[view.corners.row]
    return Polygons(np.concatenate(([0], np.cumsum(counts))), corners).counter_clockwise()


class PrimeEdges:
    """Edges of a graph: links that lead to a region.

    Attributes
    ----------
    links : numpy.ndarray
        Their places among `owned_links` of the mesh; int64.
    source, target : numpy.ndarray
        Rows of regions; int64.
    row : numpy.ndarray
        Rows of the links; int64.
    """

    def __init__(self, view: PrimeMesh) -> None:
        self.view, self.links = view, view.graph.whole
        self.source, self.target = view.graph.ends
        self.row = view.owned_links.row[self.links]

    @cached_property
    def length(self) -> Array:
        """Distance of the centroids."""
        return self.view.graph.length

    @cached_property
    def portal(self) -> Array:
        """Both ends of the edge that a link crosses, in reverse order of the file, which is clockwise; shape (links, 2,
        3).
        """
        places = np.append(self.view.places, np.full((1, 3), np.nan), axis=0)
        return np.stack(
            [places[ends[self.links]] for ends in (self.view.owned_links.end, self.view.owned_links.start)], axis=1
        )


def find_closest_region(
    mesh: PrimeMesh, point: Array, regions: Array, padding: float, *, is_free: bool, highest: float
) -> tuple[int, Array]:
    """Return the region that is closest to a point within the padding, -1 for none, and its closest point.

    A searcher that `is_free` to leave the ground only uses floors, and has no limit of height; others skip floors
    `highest` or more below the point.
    """
    least, region_found, place = padding**2, -1, point
    low, high = mesh.box
    is_near = ((low[regions] - padding <= point) & (point <= high[regions] + padding)).all(axis=1)
    regions = regions[is_near & mesh.has_corners[regions]]
    if not is_free:
        regions = regions[mesh.height_above(np.broadcast_to(point, (len(regions), 3)), regions) < highest]
    first, count = (mesh.column("regions", name).tolist() for name in ("first_node", "num_nodes"))
    for region in regions.tolist():
        rows = np.arange(first[region], first[region] + count[region])
        corners, inward = mesh.places[rows], mesh.inward[rows]
        for polygon, normal, is_wall in _iter_faces(
            corners, inward, mesh.plane[region], float(mesh.height[region]), is_free
        ):
            at = _closest_on_polygon(point, polygon, normal, is_wall)
            if at is not None and (square := float(np.square(at - point).sum())) < least:
                least, region_found, place = square, region, at
    return region_found, place


def _iter_faces(
    corners: Array, inward: Array, up: Array, height: float, is_free: bool
) -> Iterator[tuple[Array, Array, bool]]:
    """Yield the polygons around a region with their normals, and whether each is a wall."""
    yield corners, up, False
    if is_free:
        return
    lift = np.array((0, 0, height))
    for number, normal in enumerate(inward):
        a, b = corners[number], corners[(number + 1) % len(corners)]
        yield np.array([a, a + lift, b + lift, b]), normal, True
    yield corners[::-1] + lift, -up, False


def _closest_on_polygon(point: Array, corners: Array, normal: Array, is_wall: bool) -> Array | None:
    """Return the point of a polygon that is closest to another; None where a wall is not beside it."""
    steps = np.roll(corners, -1, axis=0) - corners
    sides = ((point - corners) * np.cross(steps, normal)).sum(axis=1)
    if (sides >= 0).all():
        square = normal @ normal
        return point - ((point - corners[0]) @ normal / square if square else 0.0) * normal
    for corner, step, side in zip(corners, steps, sides, strict=True):
        if side < 0 and (square := step @ step) > 0 and 0 <= (share := (point - corner) @ step / square) <= 1:
            return corner + share * step
    return None if is_wall else corners[np.square(corners - point).sum(axis=1).argmin()]


GROUND, FLYER, SWIMMER = 1, 2, 4
"""Bits of searches and of regions."""
NO_MATRIX = 0x10
"""Bit of searches that ignore the matrices, from Echoes on."""

MOST_REGIONS = 512
"""Regions beyond which the game does not search."""
MOST_POINTS = 16
"""Points of a route; longer ones are cut."""
PADDING = 10.0
"""Maximum distance from a point to the nearest region."""
HIGHEST = 3.0
"""Height above the floor of a region from which on it contains no walker."""
_CLOSE = 1e-4
_ECHOES = 6


class _Start(NamedTuple):
    """Start or end of a route: its point on the ground, and the regions that contain it."""

    place: Array
    regions: Array


def find_region(graph: Graph, point: Point, is_fit: Array) -> int:
    """Return the first region that contains a point, or one a little above it; otherwise the region of the nearest
    centroid.
    """
    mesh: PrimeMesh = graph.view
    if len(point) > 2:
        for lift in (0.0, _lift(mesh)):
            rows = np.flatnonzero(_find_containing(mesh, np.add(point, (0, 0, lift)), is_fit))
            if len(rows):
                return int(rows[0])
    return nearest_row(graph.position, point, is_fit)


def find_route(graph: Graph, journey: RouteRequest) -> RoutePath | str:
    """Return the route that the game finds, or the reason why there is none."""
    mesh: PrimeMesh | None = graph.view
    if mesh is None:
        raise NavspecError("mode: the game searches in whole meshes, and this is a part of one; take plain")
    if mesh.regions > MOST_REGIONS:
        return f"the game does not search in meshes of more than {MOST_REGIONS} regions, and here are {mesh.regions}"
    flags, creature = journey.mover, int(mesh.files.settings.get("creature_index", 0))
    is_fit = (mesh.kinds & flags != 0) & (mesh.column("regions", "index_mask") >> creature & 1 != 0)
    start, goal = (
        _find_start(mesh, end.row, end.point, flags, is_fit, graph.position) for end in (journey.origin, journey.target)
    )
    for route_end, end in ((start, journey.origin), (goal, journey.target)):
        if not len(route_end.regions):
            where = "the point is in no region open" if end.point is not None else f"region {end.row} is closed"
            return f"{where} to this creature: its kind, or its index {creature}, is not in the masks"
    shared = np.intersect1d(start.regions, goal.regions)
    if np.abs(start.place - goal.place).max() < _CLOSE:
        return RoutePath([int(start.regions[0])], 0.0, start.place[None])
    if len(shared):
        length = float(np.linalg.norm(start.place - goal.place))
        return _limit_cost(RoutePath([int(shared[0])], length, np.array([start.place, goal.place])), journey)
    pairs = [
        (one, second) for one in start.regions for second in goal.regions if _is_reachable(mesh, one, second, flags)
    ]
    if not pairs:
        return "no path: by the reachability bits of the file no way leads from one to the other"
    starts, goals = (list(dict.fromkeys(int(pair[side]) for pair in pairs)) for side in range(2))
    return _search_path(graph, journey, (start.place, starts), (goal.place, goals), is_fit)


def _search_path(
    graph: Graph,
    journey: RouteRequest,
    start: tuple[Array, list[int]],
    goal: tuple[Array, list[int]],
    is_fit: Array,
) -> RoutePath | str:
    """Search a path; regions at both ends count with the points where the route begins and ends."""
    places = graph.position.copy()
    for place, regions in (start, goal):
        places[regions] = place
    costs = np.linalg.norm(places[graph.target] - places[graph.source], axis=1)
    used = UsableEdges(len(places), graph.source, graph.target, costs, is_fit[graph.source] & is_fit[graph.target])
    ahead = np.nan_to_num(np.linalg.norm(places - goal[0], axis=1), nan=np.inf)
    path = find_path(used, start[1], goal[1], ahead, newest_first=True)
    if path is None:
        return "no way leads over regions for this creature, although the reachability bits of the file promise one"
    ends = [np.stack([graph.edges[f"portal_{axis}{end}"][path.edges] for axis in "xyz"], axis=1) for end in range(2)]
    points = np.concatenate([start[0][None], (ends[0] + ends[1]) / 2, goal[0][None]])[:MOST_POINTS]
    return _limit_cost(RoutePath(path.nodes, path.cost, points), journey)


def _limit_cost(walk: RoutePath, journey: RouteRequest) -> RoutePath | str:
    if journey.maximum is not None and walk.cost > journey.maximum:
        return explain_too_far(walk.cost, journey.maximum)
    return walk


def _find_start(mesh: PrimeMesh, row: int, point: Point | None, flags: int, is_fit: Array, centroids: Array) -> _Start:
    if point is None:
        return _Start(centroids[row], np.flatnonzero(is_fit & (np.arange(len(is_fit)) == row)))
    place = np.append(point, centroids[row][len(point) :])
    is_walker = not flags & (FLYER | SWIMMER)
    lifted = np.add(place, (0, 0, _lift(mesh) if is_walker else 0))
    containing = np.flatnonzero(_find_containing(mesh, lifted, is_fit))
    if is_walker:
        containing = containing[mesh.height_above(np.broadcast_to(lifted, (len(containing), 3)), containing) < HIGHEST]
    containing = containing[: 8 if mesh.version >= _ECHOES else 4]
    if not len(containing):
        is_free = bool(flags & FLYER) or (mesh.version >= _ECHOES and bool(flags & SWIMMER))
        region, place = find_closest_region(
            mesh, lifted, np.flatnonzero(is_fit), PADDING, is_free=is_free, highest=HIGHEST
        )
        containing = np.array([region] if region >= 0 else [], np.int64)
    if is_walker and len(containing):
        place = _drop_to_floor(mesh, place, int(containing[0]))
    return _Start(place, containing)


def _lift(mesh: PrimeMesh) -> float:
    """Return the height by which points of walkers are lifted."""
    return 0.5 if mesh.version >= _ECHOES else 0.3


def _find_containing(mesh: PrimeMesh, place: Array, is_fit: Array) -> Array:
    """Return whether regions contain a point; bool."""
    rows = np.flatnonzero(is_fit & mesh.is_simple)
    is_containing = np.zeros(mesh.regions, bool)
    is_containing[rows] = mesh.contains(np.broadcast_to(place, (len(rows), 3)), rows)
    return is_containing


def _drop_to_floor(mesh: PrimeMesh, place: Array, region: int) -> Array:
    """Return the point on the floor of a region, below or above a point."""
    rise, slope = mesh.height_above(place[None], np.array([region]))[0], mesh.plane[region, 2]
    return np.subtract(place, (0, 0, rise / slope)) if slope else place


def _is_reachable(mesh: PrimeMesh, one: int, second: int, flags: int) -> bool:
    """Return whether the matrices connect two regions."""
    i, j = sorted((int(mesh.index[one]), int(mesh.index[second])))
    if i == j or flags & (SWIMMER | NO_MATRIX if mesh.version >= _ECHOES else SWIMMER):
        return True
    n = mesh.regions
    bits = mesh.stored_bits("flyer_connections" if flags & FLYER else "ground_connections")
    at = n * (n - 1) // 2 - (n - i) * (n - i - 1) // 2 + j - (i + 1)
    return 0 <= at < len(bits) and bool(bits[at])


ROUTING = Routing(
    search=find_route, node_at=find_region, movers={name: mask_of(kinds) for name, kinds in MOVERS.items()}
)
