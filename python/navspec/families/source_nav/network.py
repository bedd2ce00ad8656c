"""Meshes as graphs: areas, connections, ladders, and routes through them as the engine finds them (A* from centre to
centre).
"""

from __future__ import annotations

from functools import cached_property

import numpy as np

from navspec.columns.access import Array
from navspec.families.source_nav.borders import STEP_HEIGHT
from navspec.families.source_nav.layout import LADDERS, LAST_WITHOUT_GAME, SLOTS
from navspec.families.source_nav.view import SIDES, SourceMesh
from navspec.family.network.routing import Point, RoutePath, RouteRequest, Routing, explain_too_far, find_usable_edges
from navspec.family.views.stored_columns import PORTAL, build_portal_columns, build_table_columns
from navspec.graphs.arrays import count_earlier
from navspec.graphs.graph import Column, Graph, Polygons
from navspec.graphs.shortest_paths import find_path

KINDS = {0: "connection", 1: "ladder_up", 2: "ladder_down"}
"""Kinds of edges."""

MOVEMENTS = ("dangerous_drop", "drop", "walk", "jump", "crouch_jump", "climb_or_impossible", "ladder")
"""Kinds of movement over an edge, from far down to far up."""

_JUMP = 41.8
"""Rise up to which jumping works, in units."""
_CROUCH_JUMP, _DROP = {True: 58.0, False: 64.0}, {True: 200.0, False: 400.0}
"""Limits of a crouched jump and of a drop without damage, in units, by whether the game is Counter-Strike."""

_PENALTIES = {"crouch": 20, "jump": 5}
"""Additional cost of an edge, in times its length, by an attribute of the area that it leads to."""


def build_graph(view: SourceMesh) -> Graph:
    """Return the graph of a mesh: its areas, the connections that lead to another area, and the edges over ladders."""
    edges = SourceEdges(view)
    unit = view.file.spec.types["nav_area"].by_id["nw"].notes["unit"]
    return Graph(
        format=view.file.spec.id,
        variant=view.file.variant,
        family="source_nav",
        position=view.centres,
        source=edges.source,
        target=edges.target,
        key=("area",),
        cost="cost",
        numbers=("place_index", "order", "ladder_id"),
        measures=("length", "cost", "movement", *PORTAL),
        unit=unit,
        polygons=lambda: _polygons(view),
        nodes={
            "kind": Column(lambda: np.zeros(view.areas, np.int8), names={0: "area"}, doc="What it is."),
            "area": Column(lambda: view.ids, doc="Id of the area."),
            "place": Column(
                lambda: view.place_index,
                names={0: "", **{number: _decode_name(name) for number, name in enumerate(view.places, 1)}},
                doc="Name of the place; nothing where it belongs to none. One of another name is a new place.",
                is_open=True,
            ),
            **(_flow_columns(view, unit) if view.has_field("areas", "spawn_attributes") else {}),
            **build_table_columns(view.file, "areas", leave=("id",)),
        },
        edges={
            "kind": Column(lambda: edges.kind, names=KINDS, doc="Over a side, or up or down a ladder."),
            "order": Column(
                lambda: count_earlier(edges.source),
                doc="Place in which the route search looks at the edges of an area: sides, ladders up, ladders down.",
            ),
            "length": Column(
                lambda: edges.length, unit, doc="Distance of the centres in space; of ladders what they store."
            ),
            "cost": Column(
                lambda: edges.cost,
                unit,
                doc="What the route search adds: the length, 20 times more into areas with `crouch`, 5 times with `jump`.",
            ),
            "side": Column(
                lambda: np.append(view.connections.side[edges.links], np.full(edges.num_ladder_edges, -1)),
                names={-1: "none", **dict(enumerate(SIDES))},
                doc="Side of the area over which a connection leads.",
            ),
            "movement": Column(
                lambda: edges.movement,
                names=dict(enumerate(MOVEMENTS)),
                doc="How one gets over the edge, by the heights of both areas where it crosses the border.",
            ),
            **build_portal_columns(lambda: edges.portal, unit),
            **(_ladder_columns(view, edges) if view.has_field(LADDERS, "id") else {}),
        },
    )


def _decode_name(name: bytes) -> str:
    return name.decode("ascii", "backslashreplace")


def _flow_columns(view: SourceMesh, unit: str) -> dict[str, Column]:
    doc = (
        "Length of the shortest way from the start of the map, from centre to centre, over connections, ladders and "
        "elevators; not a number where no way leads."
    )
    return {"flow_distance": Column(lambda: view.flow_distance, unit, doc=doc)}


def _ladder_columns(view: SourceMesh, edges: SourceEdges) -> dict[str, Column]:
    return build_table_columns(view.file, LADDERS, prefix="ladder_", leave=tuple(SLOTS), rows=edges.ladder)


def _polygons(view: SourceMesh) -> Polygons:
    west, south, east, north = view.box.T
    corners = np.stack((west, south, east, south, east, north, west, north), axis=1).reshape(-1, 4, 2)
    solid = np.concatenate((corners, view.heights[:, :, None]), axis=2)
    return Polygons(np.arange(len(corners) + 1) * 4, solid.reshape(-1, 3)).counter_clockwise()


class SourceEdges:
    """Edges of a graph: connections to another area, followed by the edges up and down ladders.

    Attributes
    ----------
    links : numpy.ndarray
        Rows of the connections; int64.
    source, target : numpy.ndarray
        Rows of areas, for every edge; int64.
    ladder : numpy.ndarray
        Row of the ladder, -1 for connections; int64.
    kind : numpy.ndarray
        Number of one of `KINDS`.
    """

    def __init__(self, view: SourceMesh) -> None:
        self.view = view
        self.links, self.source, self.target, self.ladder, self.kind = view.edges

    @property
    def num_ladder_edges(self) -> int:
        """Number of the edges that lead over ladders."""
        return len(self.source) - len(self.links)

    @cached_property
    def length(self) -> Array:
        """Distance of the centres, or the length that a ladder stores."""
        with np.errstate(all="ignore"):
            distance = np.linalg.norm(self.view.centres[self.target] - self.view.centres[self.source], axis=1)
        if self.num_ladder_edges:
            distance[len(self.links) :] = self.view.column(LADDERS, "length")[self.ladder[len(self.links) :]]
        return distance

    @cached_property
    def cost(self) -> Array:
        """Length with penalties."""
        times = np.ones(self.view.areas)
        for name, more in _PENALTIES.items():
            times += more * self.view.file.column("areas", f"attributes.{name}")
        return self.length * times[self.target]

    @cached_property
    def borders(self) -> Array:
        """Both ends of the borders that connections cross; shape (connections, 2, 3)."""
        return self.view.borders(self.links)

    @cached_property
    def portal(self) -> Array:
        """Both ends of the borders of all edges, NaN for ladders; shape (edges, 2, 3)."""
        return np.append(self.borders, np.full((self.num_ladder_edges, 2, 3), np.nan), axis=0)

    @cached_property
    def movement(self) -> Array:
        """Number of the movement."""
        x, y, height = self.borders.mean(axis=1).T
        with np.errstate(all="ignore"):
            rise = self.view.surface(self.target[: len(self.links)], x, y) - height
        is_cs = self.view.version <= LAST_WITHOUT_GAME or self.view.game == "cs"
        down = np.nextafter([-_DROP[is_cs], -STEP_HEIGHT], -np.inf)
        movement = np.digitize(rise, [*down, STEP_HEIGHT, _JUMP, _CROUCH_JUMP[is_cs]], right=True)
        return np.append(movement, np.full(self.num_ladder_edges, len(MOVEMENTS) - 1)).astype(np.int8)


_ABOVE, _BENEATH = 5.0, 120.0
"""Units above and beneath a point between which the surface of its area may be."""
_FARTHEST = 10_000.0
"""Units within which the nearest area must be."""
_GROWTH = 1.00001, 0.00001
"""Minimum growth of the cost with every step: a factor of the cost so far, and a constant."""


def find_area(graph: Graph, point: Point, is_fit: Array) -> int:
    """Return the highest area beneath a point, and otherwise the nearest one; -1 where none is near."""
    mesh: SourceMesh = graph.view
    x, y = point[:2]
    west, south, east, north = mesh.box.T
    rows = np.flatnonzero((west <= x) & (x <= east) & (south <= y) & (y <= north) & is_fit)
    height = mesh.surface(rows, np.full(len(rows), x), np.full(len(rows), y))
    if len(point) > 2:
        is_beneath = (height <= point[2] + _ABOVE) & (height >= point[2] - _BENEATH)
        rows, height = rows[is_beneath], height[is_beneath]
    if np.isfinite(height).any():
        return int(rows[np.nanargmax(height)])
    return _find_nearest_area(mesh, point, is_fit)


def _find_nearest_area(mesh: SourceMesh, point: Point, is_fit: Array) -> int:
    """Return the area with the closest point; -1 where it is too far away."""
    west, south, east, north = mesh.box.T
    with np.errstate(invalid="ignore"):
        x, y = np.clip(point[0], west, east), np.clip(point[1], south, north)
        places = np.stack([x, y, mesh.surface(np.arange(len(x)), x, y)], axis=1)
        distance = np.linalg.norm(places[:, : len(point)] - np.asarray(point), axis=1)
    distance = np.where(is_fit & np.isfinite(distance), distance, np.inf)
    return int(np.argmin(distance)) if len(distance) and distance.min() <= _FARTHEST else -1


def find_route(graph: Graph, journey: RouteRequest) -> RoutePath | str:
    """Return the route that the engine finds, or the reason why there is none."""
    places = graph.position
    start, goal = (_end_point(places[end.row], end.point) for end in (journey.origin, journey.target))
    ahead = np.nan_to_num(np.linalg.norm(places - goal, axis=1), nan=np.inf)
    route = find_path(find_usable_edges(graph), [journey.origin.row], {journey.target.row}, ahead, growth=_GROWTH)
    if route is None:
        return ""
    if journey.maximum is not None and route.cost > journey.maximum:
        return explain_too_far(route.cost, journey.maximum)
    return RoutePath(route.nodes, route.cost, _trace_route(graph, np.array(route.edges, np.int64), start, goal))


def _end_point(centre: Array, point: Point | None) -> Array:
    """Return the start or end of a route: the point, with the height of the centre where the point has none."""
    return centre if point is None else np.append(point, centre[len(point) :])


def _trace_route(graph: Graph, edges: Array, start: Array, goal: Array) -> Array:
    """Return start and goal, and between them the point on every border that is nearest to the one before it."""
    ends = [np.stack([graph.edges[f"portal_{axis}{end}"][edges] for axis in "xyz"], axis=1) for end in range(2)]
    points = [start]
    for low, high in zip(*ends, strict=True):
        step = high - low
        square = step @ step
        if np.isfinite(square):  # ladders have no portal
            share = np.clip((points[-1] - low) @ step / square, 0, 1) if square > 0 else 0.0
            points.append(low + share * step)
    return np.array([*points, goal])


ROUTING = Routing(search=find_route, node_at=find_area)
