"""Routes as the game is thought to find them, after San Andreas: by lengths, with lanes, within a flood group."""

from __future__ import annotations

import numpy as np

from navspec.family.network.routing import (
    RoutePath,
    RouteRequest,
    Routing,
    explain_other_group,
    explain_too_far,
    find_ways,
)
from navspec.graphs.graph import Graph
from navspec.graphs.numbers import Array


def has_lanes(graph: Graph) -> Array:
    """Whether there are lanes in the direction of an edge."""
    return graph.edges["lanes"] > 0


def search(graph: Graph, journey: RouteRequest) -> RoutePath | str:
    """The shortest way with lanes, or why there is none."""
    origin, target = journey.origin.row, journey.target.row
    if origin == target:
        return RoutePath([origin], 0)
    groups = graph.nodes["flood_group"]
    if groups[origin] != groups[target]:
        return explain_other_group(graph, origin, target, "flood_group")
    used = find_ways(graph, has_lanes)
    to = used.distances(target)
    cost = float(to.cost[origin])
    if not np.isfinite(cost):
        return ""
    if journey.maximum is not None and cost > journey.maximum:
        return explain_too_far(cost, journey.maximum)
    return RoutePath(used.follow(origin, to), cost)


ROUTING = Routing(search=search, has_lanes=has_lanes, takes_lanes=True)
