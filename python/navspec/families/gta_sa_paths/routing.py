"""The route search of the game: backwards from the target, with room for so many nodes, by whole units of length."""

from __future__ import annotations

import numpy as np

from navspec.family.network.routing import (
    RoutePath,
    RouteRequest,
    Routing,
    explain_group_mismatch,
    explain_too_far,
    find_usable_edges,
)
from navspec.graphs.arrays import Array
from navspec.graphs.graph import Graph
from navspec.graphs.shortest_paths import UsableEdges

MOST_TOUCHED = 4_950
"""Nodes that a search comes by when it gives up: 50 less than its array holds."""


def has_lanes(graph: Graph) -> Array:
    """Return whether there are lanes in the direction of an edge; true if the file of the navi node is absent."""
    loaded = graph.nodes["area"] if graph.view is None else graph.view.files.numbers
    return (graph.edges["lanes"] > 0) | ~np.isin(graph.edges["navi_area"], loaded)


def search(graph: Graph, journey: RouteRequest) -> RoutePath | str:
    """Find a route as the game does, or return the reason why the game finds none."""
    origin, target = journey.origin.row, journey.target.row
    if origin == target:
        return RoutePath([origin], 0)
    groups = graph.nodes["flood_id"]
    if groups[origin] != groups[target]:
        return explain_group_mismatch(graph, origin, target, "flood_id")
    every = find_usable_edges(graph)
    used = find_usable_edges(graph, has_lanes) if journey.lanes else every
    to = used.distances(target)
    cost = float(to.cost[origin])
    bound = np.inf if journey.maximum is None else journey.maximum
    is_expanded = to.cost < cost if cost <= bound else (to.cost <= bound) & np.isfinite(to.cost)
    touched = used.count_touched(is_expanded)
    if touched >= MOST_TOUCHED:
        return (
            f"the game gives up when it has come by {MOST_TOUCHED:,} nodes, and would come by {touched:,} on its way back "
            "from the target"
        )
    if cost > bound and np.isfinite(cost):
        return explain_too_far(cost, bound)
    if not np.isfinite(cost):
        return ""
    return _trace_route(graph, every, to.cost, origin, target)


def _trace_route(graph: Graph, every: UsableEdges, costs: Array, origin: int, target: int) -> RoutePath | str:
    """From the origin over the first link in stored order whose neighbour is nearer by its length, lanes or not."""
    nodes = {origin: None}
    current = origin
    while current != target:
        following = next(node for node, length in every.steps(current) if costs[node] + length == costs[current])
        if following in nodes:
            names = " and ".join(graph.names([current, following]))
            return f"the game goes back and forth between {names}, because the link between them has a length of 0"
        nodes[following] = None
        current = following
    return RoutePath(list(nodes), float(costs[origin]))


ROUTING = Routing(search=search, has_lanes=has_lanes, on_foot=("ped",))
