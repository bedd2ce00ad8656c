"""Route search as the games of a family do it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from weakref import WeakKeyDictionary

from navspec.graphs.arrays import Array
from navspec.graphs.graph import Graph
from navspec.graphs.shortest_paths import UsableEdges

Point = Sequence[float]
"""x and y, and z if known, in units of the game."""
EdgeFilter = Callable[[Graph], Array]
"""Returns whether each edge can be used; bool, shape (edges,)."""


@dataclass(frozen=True, slots=True)
class RouteEnd:
    """The start or end of a route: the row of its node, and the requested point, or None if the node was requested."""

    row: int
    point: Point | None = None


@dataclass(frozen=True, slots=True)
class RouteRequest:
    """A request for a route.

    `mover` is a number of `Routing.movers`; 0 if a family has none. `lanes` requires lanes in the direction of travel.
    Routes that cost more than `maximum` are rejected.
    """

    origin: RouteEnd
    target: RouteEnd
    mover: int = 0
    lanes: bool = False
    maximum: float | None = None


@dataclass(frozen=True, slots=True)
class RoutePath:
    """A route: rows of its nodes, its cost, and its points if they differ from the nodes."""

    nodes: Sequence[int]
    cost: float
    points: Array | None = None


@dataclass(frozen=True, slots=True)
class Routing:
    """Route search as the games of a family do it.

    - search: The search of the game, which returns a path or the reason why there is none; None if the game's search
    is unknown.
    - node_at: Row of the node for a point, among the nodes that a column of bools marks, -1 for none; default: the
    nearest one.
    - has_lanes: Whether an edge has lanes in its direction; None if no edge has lanes.
    - on_foot: Kinds of nodes whose edges have no lanes.
    - movers: Movers that can be requested instead of a kind of nodes, the default first, with their numbers for the
    search.
    - takes_lanes: Whether that search never leaves the lanes, requested or not.
    """

    search: Callable[[Graph, RouteRequest], RoutePath | str] | None = None
    node_at: Callable[[Graph, Point, Array], int] | None = None
    has_lanes: EdgeFilter | None = None
    on_foot: tuple[str, ...] = ()
    movers: Mapping[str, int] = field(default_factory=dict)
    takes_lanes: bool = False


_USABLE_EDGES: WeakKeyDictionary[Graph, dict[EdgeFilter | None, UsableEdges]] = WeakKeyDictionary()
"""Usable edges of graphs in use, so that many searches in one network compute them once."""


def find_usable_edges(graph: Graph, is_open: EdgeFilter | None = None) -> UsableEdges:
    """Return the open edges that can be used: those between nodes of the same kind."""
    cached = _USABLE_EDGES.setdefault(graph, {})
    if is_open not in cached:
        kinds, cost = graph.nodes["kind"], graph.edges[graph.cost]
        usable = kinds[graph.source] == kinds[graph.target]
        if is_open is not None:
            usable &= is_open(graph)
        cached[is_open] = UsableEdges(graph.nodes.rows, graph.source, graph.target, cost, usable)
    return cached[is_open]


def explain_group_mismatch(graph: Graph, origin: int, target: int, column: str) -> str:
    """Explain that games do not search between nodes of different flood groups."""
    names, groups, part = graph.names([origin, target]), graph.nodes[column][[origin, target]], graph.components()
    joined = "; links join them all the same, so that one of the two is wrong" if part[origin] == part[target] else ""
    return (
        f"another flood group: {names[0]} is in {groups[0]} and {names[1]} in {groups[1]}, and the game does not search "
        f"between groups{joined}"
    )


def explain_too_far(cost: float, maximum: float) -> str:
    """Explain that a route costs more than the maximum."""
    return f"it costs {cost:,.15g}, more than the maximum of {maximum:,.15g}"
