"""Networks of nodes and edges from files, and routes through them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, get_args

import numpy as np

from navspec.errors import NavspecError, NoSuchPart
from navspec.families import families
from navspec.family.contract import Family
from navspec.family.network.routing import (
    Point,
    RouteEnd,
    RoutePath,
    RouteRequest,
    Routing,
    explain_too_far,
    find_usable_edges,
)
from navspec.family.rules.rule_set import View
from navspec.graphs.arrays import Array
from navspec.graphs.graph import FAR, Graph, is_place, nearest_row
from navspec.graphs.shortest_paths import UsableEdges
from navspec.inputs.discovery import Unit, find_unit
from navspec.inputs.request import Request
from navspec.records.drawing import Drawing
from navspec.records.networks import Mode, Route
from navspec.records.report import Position


def load_graph(request: Request, kind: str | None = None) -> Graph:
    """Return the network of files; see `navspec.graph`."""
    return build_network(find_network_unit(request), kind)


def find_network_unit(request: Request) -> Unit:
    """Return the one set or mesh of a request that is a network; raises as `find_unit`."""
    return find_unit(request, lambda family: family.graph is not None, "network")


def build_network(unit: Unit, kind: str | None = None) -> Graph:
    """Return the nodes and edges of files that belong together.

    Raises `ReadError` for a file that cannot be read, `NavspecError` for files that are not a network.
    """
    _require_network(unit.family)
    graph = network_from_view(unit.family, unit.family.view(unit.table_set()))
    return graph if kind is None else graph.of_kind(kind)


def network_from_view(family: Family, view: View) -> Graph:
    """Return the nodes and edges of files that were read; raises `NavspecError` for files that are not a network."""
    graph = _require_network(family)(view)
    graph.view = view
    return graph


def _require_network(family: Family) -> Callable[[Any], Graph]:
    if family.graph is None:
        raise NavspecError("this is not a network of nodes and edges")
    return family.graph


LAYER = "Route"
"""Title of the route on the map."""


@dataclass(frozen=True, slots=True)
class RouteOptions:
    """Options of a route, as in `navspec.route`."""

    origin: str | Sequence[float]
    target: str | Sequence[float]
    mode: Mode = "plain"
    lanes: bool = False
    kind: str | None = None
    maximum: float | None = None
    drawings: bool = False


@dataclass(frozen=True, slots=True)
class RouteChoices:
    """Possible options of routes in a network.

    - modes: Modes of the search, the default first.
    - kinds: Kinds of nodes in the network.
    - movers: Movers that can be named instead of a kind, with mode `engine`.
    - lanes: Whether edges have lanes.
    """

    modes: tuple[str, ...]
    kinds: tuple[str, ...]
    movers: tuple[str, ...]
    lanes: bool


def find_choices(graph: Graph) -> RouteChoices:
    """Return the possible options of routes in a network."""
    routing = _routing(graph)
    present = {int(kind) for kind in np.unique(graph.nodes["kind"])}
    return RouteChoices(
        get_args(Mode) if routing.search else ("plain",),
        tuple(str(name) for value, name in graph.nodes.about["kind"].names.items() if value in present),
        tuple(routing.movers),
        routing.has_lanes is not None,
    )


def _routing(graph: Graph) -> Routing:
    family = families().get(graph.family)
    return family.routing() if family and family.routing else Routing()


def find_route(request: Request, options: RouteOptions) -> Route:
    """Find a route in files; see `navspec.route`."""
    unit = find_network_unit(request)
    return replace(route_graph(build_network(unit), options, unit.where), path=unit.where)


def route_graph(graph: Graph, options: RouteOptions, path: str = "") -> Route:
    """Find a route in a graph; `path` is the title of its map."""
    if options.mode not in get_args(Mode):
        raise NavspecError(f"mode: this has to be {' or '.join(get_args(Mode))}, not {options.mode!r}")
    search = _Search(graph, options)
    result = search.find()
    route = Route(
        path, search.label(options.origin), search.label(options.target), options.mode, options.lanes, unit=graph.unit
    )
    if isinstance(result, str):
        return replace(route, reason=result, drawing=_draw_route(graph, (), path) if options.drawings else None)
    rows = np.array(result.nodes)
    places = graph.position[rows]
    with np.errstate(invalid="ignore"):
        length = float(np.linalg.norm(np.diff(places, axis=0), axis=1).sum())
    route = replace(
        route,
        cost=_to_column_type(result.cost, graph),
        nodes=tuple(graph.names(rows)),
        kind=search.kind_of(result.nodes[0]),
        length=round(length, 3),
        position=_round_positions(places),
        points=() if result.points is None else _round_positions(result.points),
    )
    return replace(route, drawing=_draw_route(graph, result, path)) if options.drawings else route


class _Search:
    """One search in one network."""

    def __init__(self, graph: Graph, options: RouteOptions) -> None:
        self.graph, self.options = graph, options
        self.routing = _routing(graph)
        self.kinds = {name: value for value, name in graph.nodes.about["kind"].names.items()}

    def find(self) -> RoutePath | str:
        """Return the route, or the reason why there is none."""
        options = self.options
        journey = RouteRequest(*self._find_ends(), self._mover, options.lanes, options.maximum)
        if options.lanes:
            self._require_lanes(journey)
        if options.mode == "plain":
            return self._find_cheapest(journey)
        if self.routing.search is None:
            raise NavspecError(f"mode: how the games search in {self.graph.format} is not known; take plain")
        path = self.routing.search(self.graph, journey)
        return path if path != "" else self._explain_no_route(journey)

    # Both ends

    def _find_ends(self) -> tuple[RouteEnd, RouteEnd]:
        places = [self._parse_point(place) or place for place in (self.options.origin, self.options.target)]
        rows = [self._find_row(place) if isinstance(place, str) else None for place in places]
        kind = self._mask_kind(next((row for row in rows if row is not None), None))
        ends = [
            RouteEnd(self._find_row_at(place, kind), place) if row is None else RouteEnd(row)  # type: ignore[arg-type]
            for place, row in zip(places, rows, strict=True)
        ]
        return ends[0], ends[1]

    def label(self, place: str | Sequence[float]) -> str:
        """Return an end of the route in words."""
        return place.strip() if isinstance(place, str) else ",".join(f"{coordinate:.15g}" for coordinate in place)

    def _parse_point(self, place: str | Sequence[float]) -> tuple[float, ...] | None:
        """Return the coordinates of an end, None if it is a name."""
        parts: Sequence[Any] = place.split(",") if isinstance(place, str) else place
        if isinstance(place, str) and len(parts) == 1:
            return None
        try:
            point = tuple(map(float, parts))
        except (TypeError, ValueError):
            point = ()
        if len(point) not in (2, 3) or not is_place(point):
            raise NavspecError(
                f"'{self.label(place)}' is not a place; it takes two or three numbers up to {FAR:g} with commas between "
                "them, x,y or x,y,z"
            )
        return point

    def _find_row(self, name: str) -> int:
        try:
            row = self.graph.row(name)
        except NoSuchPart as error:
            key, area = self.graph.key[0], name.partition("/")[0].strip()
            if len(self.graph.key) > 1 and area.isdecimal() and int(area) not in self.graph.nodes[key]:
                raise NoSuchPart(
                    f"there is no node '{name}': nothing of {key} {area} is in the files that are given"
                ) from error
            raise
        kind = self.options.kind
        if kind in self.kinds and self.kind_of(row) != kind:
            raise NavspecError(f"kind: {name} is {self.kind_of(row)}, not {kind}")
        return row

    def kind_of(self, row: int) -> str:
        return str(self.graph.nodes.about["kind"].names.get(int(self.graph.nodes["kind"][row]), ""))

    def _mask_kind(self, node_kind: int | None) -> Array:
        """Return a mask of the nodes that an end can be: those of the requested kind, or of the kind of the other end."""
        kind = self.options.kind
        if kind is not None and kind not in self.kinds and kind not in self.routing.movers:
            takes = " or ".join([*self.kinds, *self.routing.movers])
            raise NavspecError(f"kind: this has to be {takes}, not {kind!r}")
        kinds = self.graph.nodes["kind"]
        if kind in self.kinds:
            return kinds == self.kinds[kind]
        return kinds == (min(self.kinds.values(), default=0) if node_kind is None else kinds[node_kind])

    def _find_row_at(self, point: Point, is_fit: Array) -> int:
        graph = self.graph
        if self.routing.node_at is not None and graph.view is not None:
            row = self.routing.node_at(graph, point, is_fit)
        else:
            row = nearest_row(graph.position, point, is_fit)
        if row < 0:
            raise NoSuchPart(f"there is no node near {self.label(point)}")
        return row

    @property
    def _mover(self) -> int:
        movers, kind = self.routing.movers, self.options.kind
        if kind is not None and kind in movers:
            if self.options.mode == "plain":
                raise NavspecError(
                    f"kind: who goes makes a difference to mode engine only; take that, or leave {kind} out"
                )
            return movers[kind]
        return next(iter(movers.values()), 0)

    def _require_lanes(self, journey: RouteRequest) -> None:
        if self.routing.has_lanes is None:
            raise NavspecError(f"lanes: there are none in {self.graph.format}")
        if (kind := self.kind_of(journey.origin.row)) in self.routing.on_foot:
            raise NavspecError(f"lanes: nodes of the kind {kind} have none")

    # The cheapest route

    @cached_property
    def _edges(self) -> UsableEdges:
        """All edges between nodes of one kind."""
        return find_usable_edges(self.graph)

    @cached_property
    def _lane_edges(self) -> UsableEdges:
        return find_usable_edges(self.graph, self.routing.has_lanes)

    def _find_cheapest(self, journey: RouteRequest) -> RoutePath | str:
        used = self._lane_edges if journey.lanes else self._edges
        to = used.distances(journey.target.row)
        cost = float(to.cost[journey.origin.row])
        if not np.isfinite(cost):
            return self._explain_no_route(journey)
        if journey.maximum is not None and cost > journey.maximum:
            return explain_too_far(cost, journey.maximum)
        return RoutePath(used.follow(journey.origin.row, to), cost)

    # Reasons for no route

    def _explain_no_route(self, journey: RouteRequest) -> str:
        """Return why no edges lead from one end to the other."""
        origin, target = journey.origin.row, journey.target.row
        names = self.graph.names([origin, target])
        kinds = [self.kind_of(row) for row in (origin, target)]
        if kinds[0] != kinds[1]:
            return f"{names[0]} is {kinds[0]} and {names[1]} is {kinds[1]}, and no way leads from one kind to another"
        for row, name in zip((origin, target), names, strict=True):
            if not self._edges.has_edges(row):
                return f"no edge leads from or to {name}{self._note_unloaded([row])}"
        part = self.graph.components()
        if part[origin] != part[target]:
            counts = np.bincount(part)[part[[origin, target]]]
            rest = self._note_unloaded(np.flatnonzero(part == part[origin]))
            return (
                f"another part of the network: {counts[0]:,} nodes are joined to {names[0]} and {counts[1]:,} to {names[1]}, "
                f"and nothing joins both{rest}"
            )
        lanes = journey.lanes or (self.options.mode == "engine" and self.routing.takes_lanes)
        if lanes and np.isfinite(cost := self._measure_cost(self._edges, origin, target)):
            return f"one way only: no lanes lead from {names[0]} to {names[1]}; without lanes it costs {cost:,.15g}"
        used = self._lane_edges if lanes else self._edges
        if np.isfinite(cost := self._measure_cost(used, target, origin)):
            return f"one way only: it leads from {names[1]} to {names[0]}, where it costs {cost:,.15g}"
        return f"one way only: edges join {names[0]} and {names[1]}, but none of the ways leads from one to the other"

    def _measure_cost(self, used: UsableEdges, origin: int, target: int) -> float:
        return float(used.distances(target).cost[origin])

    def _note_unloaded(self, rows: Sequence[int] | Array) -> str:
        """Return the end of a sentence that says that edges of some nodes lead to files that are missing; empty if none
        does.
        """
        view_graph = None if self.graph.view is None else self.graph.view.graph
        if view_graph is None or not np.isin(view_graph.owner[view_graph.is_unseen], rows).any():
            return ""
        return f"; edges from there lead to {self.graph.key[0]}s that are not loaded"


def _to_column_type(cost: float, graph: Graph) -> float:
    """Return a cost in the type of its column: whole numbers for integers."""
    return int(cost) if graph.edges[graph.cost].dtype.kind in "iu" else cost


def _round_positions(places: Array) -> tuple[Position, ...]:
    rounded = places.round(3).astype(object)
    rounded[~np.isfinite(places)] = None
    return tuple(rounded.tolist())


def _draw_route(graph: Graph, walk: RoutePath | tuple[()], path: str) -> Drawing | None:
    """Return the map of the files with a route; None if the family has no maps."""
    draw = families()[graph.family].draw
    if draw is None or graph.view is None:
        return None
    drawing = replace(draw(graph.view), path=path)
    if not walk:
        return drawing
    return drawing.with_line(
        graph.position[np.array(walk.nodes)] if walk.points is None else walk.points, LAYER, "route"
    )
