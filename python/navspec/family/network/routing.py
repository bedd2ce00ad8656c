"""Route search as the games of a family do it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from weakref import WeakKeyDictionary

from navspec.graphs.graph import Graph
from navspec.graphs.numbers import Array
from navspec.graphs.shortest import Ways

Point = Sequence[float]
"""x and y, and z where it is known, in units of the game."""
EdgeFilter = Callable[[Graph], Array]
"""Tells of every edge whether it can be used; bool, shape (edges,)."""


@dataclass(frozen=True, slots=True)
class RouteEnd:
    """The start or end of a route: the row of its node, and the requested point, or None if the node was requested."""

    row: int
    point: Point | None = None


@dataclass(frozen=True, slots=True)
class RouteRequest:
    """A request for a route.

    `mover` is who wants to go, as `Routing.movers` has it; 0 where a family has none. `lanes` asks for lanes in the direction
    of travel, and a way that costs more than `maximum` is none.
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

    - search: The search of the game, or why it finds nothing; None where nobody knows how it searches.
    - node_at: Row of the node for a point, among those that a column of bools marks, -1 for none; the nearest one where there
        is no such function.
    - has_lanes: Of every edge whether there are lanes in its direction; None where no edge has lanes.
    - on_foot: Kinds of nodes whose edges have no lanes.
    - movers: Who can be asked for instead of a kind of nodes, the default first, with the number that the search knows.
    - takes_lanes: Whether that search never leaves the lanes, asked for or not.
    """

    search: Callable[[Graph, RouteRequest], RoutePath | str] | None = None
    node_at: Callable[[Graph, Point, Array], int] | None = None
    has_lanes: EdgeFilter | None = None
    on_foot: tuple[str, ...] = ()
    movers: Mapping[str, int] = field(default_factory=dict)
    takes_lanes: bool = False


_WAYS_BY_GRAPH: WeakKeyDictionary[Graph, dict[EdgeFilter | None, Ways]] = WeakKeyDictionary()
"""What was asked for before: who looks for many ways in a network waits once."""


def find_ways(graph: Graph, is_open: EdgeFilter | None = None) -> Ways:
    """The edges that can be used of those that are open: none is between nodes of different kinds."""
    cached = _WAYS_BY_GRAPH.setdefault(graph, {})
    if is_open not in cached:
        kinds, cost = graph.nodes["kind"], graph.edges[graph.cost]
        usable = kinds[graph.source] == kinds[graph.target]
        if is_open is not None:
            usable &= is_open(graph)
        cached[is_open] = Ways(graph.nodes.rows, graph.source, graph.target, cost, usable)
    return cached[is_open]


def explain_other_group(graph: Graph, origin: int, target: int, column: str) -> str:
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
