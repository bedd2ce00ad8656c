"""Ways through a mesh as the engine finds them: A* over the areas, from centre to centre."""

from __future__ import annotations

import numpy as np

from navspec.families.source_nav.view import Mesh
from navspec.family.network.routing import Point, RoutePath, RouteRequest, Routing, explain_too_far, find_ways
from navspec.graphs.astar import seek
from navspec.graphs.graph import Graph
from navspec.graphs.numbers import Array

_ABOVE, _BENEATH = 5.0, 120.0
"""How far above and beneath a point the surface of the area there may be."""
_FARTHEST = 10_000.0
"""How far away the nearest area may be."""
_GROWTH = 1.00001, 0.00001
"""What every step costs at least: so many times what all before it cost, and so much more."""


def node_at(graph: Graph, point: Point, is_fit: Array) -> int:
    """The highest area beneath a point, and otherwise the nearest one; -1 where none is near."""
    mesh: Mesh = graph.view
    x, y = point[:2]
    west, south, east, north = mesh.box.T
    rows = np.flatnonzero((west <= x) & (x <= east) & (south <= y) & (y <= north) & is_fit)
    height = mesh.surface(rows, np.full(len(rows), x), np.full(len(rows), y))
    if len(point) > 2:
        is_beneath = (height <= point[2] + _ABOVE) & (height >= point[2] - _BENEATH)
        rows, height = rows[is_beneath], height[is_beneath]
    if np.isfinite(height).any():
        return int(rows[np.nanargmax(height)])
    return _nearest(mesh, point, is_fit)


def _nearest(mesh: Mesh, point: Point, is_fit: Array) -> int:
    """The area with the point that is closest; -1 where it is too far away."""
    west, south, east, north = mesh.box.T
    with np.errstate(invalid="ignore"):
        x, y = np.clip(point[0], west, east), np.clip(point[1], south, north)
        places = np.stack([x, y, mesh.surface(np.arange(len(x)), x, y)], axis=1)
        apart = np.linalg.norm(places[:, : len(point)] - np.asarray(point), axis=1)
    apart = np.where(is_fit & np.isfinite(apart), apart, np.inf)
    return int(np.argmin(apart)) if len(apart) and apart.min() <= _FARTHEST else -1


def search(graph: Graph, journey: RouteRequest) -> RoutePath | str:
    """A way as the engine finds it, or why it finds none."""
    places = graph.position
    start, goal = (_place(places[end.row], end.point) for end in (journey.origin, journey.target))
    ahead = np.nan_to_num(np.linalg.norm(places - goal, axis=1), nan=np.inf)
    found = seek(find_ways(graph), [journey.origin.row], {journey.target.row}, ahead, growth=_GROWTH)
    if found is None:
        return ""
    if journey.maximum is not None and found.cost > journey.maximum:
        return explain_too_far(found.cost, journey.maximum)
    return RoutePath(found.nodes, found.cost, _points(graph, np.array(found.edges, np.int64), start, goal))


def _place(centre: Array, point: Point | None) -> Array:
    """Where a way begins or ends: at the point, with the height of the centre where it has none."""
    return centre if point is None else np.append(point, centre[len(point) :])


def _points(graph: Graph, edges: Array, start: Array, goal: Array) -> Array:
    """Start and goal, and between them on every border the point that is nearest to the one before it."""
    ends = [np.stack([graph.edges[f"portal_{axis}{end}"][edges] for axis in "xyz"], axis=1) for end in range(2)]
    found = [start]
    for low, high in zip(*ends, strict=True):
        step = high - low
        square = step @ step
        if np.isfinite(square):  # nothing is known of ladders
            share = np.clip((found[-1] - low) @ step / square, 0, 1) if square > 0 else 0.0
            found.append(low + share * step)
    return np.array([*found, goal])


ROUTING = Routing(search=search, node_at=node_at)
