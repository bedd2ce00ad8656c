"""Ways through networks: from what people call their ends to a route, or to the reason why there is none."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, get_args

import numpy as np

from navspec.errors import NavspecError, NoSuchPart
from navspec.families import families
from navspec.family.network.routing import (
    Point,
    RouteEnd,
    RoutePath,
    RouteRequest,
    Routing,
    explain_too_far,
    find_usable_edges,
)
from navspec.graphs.graph import FAR, Graph, is_place, nearest
from navspec.graphs.numbers import Array
from navspec.graphs.shortest import Ways
from navspec.inputs.request import Request
from navspec.operations.graph import network_of, network_unit
from navspec.records.drawing import Drawing
from navspec.records.networks import Mode, Route
from navspec.records.report import Position

LAYER = "Route"
"""What the way is called on the map."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is asked for: as `navspec.route` has it."""

    origin: str | Sequence[float]
    target: str | Sequence[float]
    mode: Mode = "plain"
    lanes: bool = False
    kind: str | None = None
    maximum: float | None = None
    drawings: bool = False


@dataclass(frozen=True, slots=True)
class Choices:
    """What can be asked for in a network.

    - modes: How ways are looked for, the default first.
    - kinds: Kinds of nodes that are there.
    - movers: Who can go instead of that, with mode `engine`.
    - lanes: Whether there are edges with lanes.
    """

    modes: tuple[str, ...]
    kinds: tuple[str, ...]
    movers: tuple[str, ...]
    lanes: bool


def choices_in(graph: Graph) -> Choices:
    """What can be asked for in a network."""
    routing = _routing(graph)
    there = {int(each) for each in np.unique(graph.nodes["kind"])}
    return Choices(
        get_args(Mode) if routing.search else ("plain",),
        tuple(str(name) for value, name in graph.nodes.about["kind"].names.items() if value in there),
        tuple(routing.movers),
        routing.has_lanes is not None,
    )


def _routing(graph: Graph) -> Routing:
    family = families().get(graph.family)
    return family.routing() if family and family.routing else Routing()


def route_of(request: Request, wanted: Wanted) -> Route:
    """See `navspec.route`."""
    unit = network_unit(request)
    return replace(route_in(network_of(unit), wanted, unit.where), path=unit.where)


def route_in(graph: Graph, wanted: Wanted, path: str = "") -> Route:
    """The same in a network that is there already; `path` is the title of its map."""
    if wanted.mode not in get_args(Mode):
        raise NavspecError(f"mode: this has to be {' or '.join(get_args(Mode))}, not {wanted.mode!r}")
    search = _Search(graph, wanted)
    found = search.found()
    route = Route(
        path, search.named(wanted.origin), search.named(wanted.target), wanted.mode, wanted.lanes, unit=graph.unit
    )
    if isinstance(found, str):
        return replace(route, reason=found, drawing=_drawn(graph, (), path) if wanted.drawings else None)
    rows = np.array(found.nodes)
    places = graph.position[rows]
    with np.errstate(invalid="ignore"):
        length = float(np.linalg.norm(np.diff(places, axis=0), axis=1).sum())
    route = replace(
        route,
        cost=_whole(found.cost, graph),
        nodes=tuple(graph.names(rows)),
        kind=search.kind_of(found.nodes[0]),
        length=round(length, 3),
        position=_positions(places),
        points=() if found.points is None else _positions(found.points),
    )
    return replace(route, drawing=_drawn(graph, found, path)) if wanted.drawings else route


class _Search:
    """One search in one network."""

    def __init__(self, graph: Graph, wanted: Wanted) -> None:
        self.graph, self.wanted = graph, wanted
        self.routing = _routing(graph)
        self.kinds = {name: value for value, name in graph.nodes.about["kind"].names.items()}

    def found(self) -> RoutePath | str:
        """The way, or why there is none."""
        wanted = self.wanted
        journey = RouteRequest(*self._ends(), self._mover, wanted.lanes, wanted.maximum)
        if wanted.lanes:
            self._demand_lanes(journey)
        if wanted.mode == "plain":
            return self._plain(journey)
        if self.routing.search is None:
            raise NavspecError(f"mode: how the games search in {self.graph.format} is not known; take plain")
        found = self.routing.search(self.graph, journey)
        return found if found != "" else self._reason(journey)

    # Both ends

    def _ends(self) -> tuple[RouteEnd, RouteEnd]:
        given = [self._point(each) or each for each in (self.wanted.origin, self.wanted.target)]
        rows = [self._row(each) if isinstance(each, str) else None for each in given]
        kind = self._kind(next((row for row in rows if row is not None), None))
        ends = zip(given, rows, strict=True)
        return tuple(RouteEnd(self._row_at(each, kind), each) if row is None else RouteEnd(row) for each, row in ends)  # type: ignore[return-value, arg-type]

    def named(self, given: str | Sequence[float]) -> str:
        """An end in words."""
        return given.strip() if isinstance(given, str) else ",".join(f"{each:.15g}" for each in given)

    def _point(self, given: str | Sequence[float]) -> tuple[float, ...] | None:
        """The place that an end is, None where it is a name."""
        parts: Sequence[Any] = given.split(",") if isinstance(given, str) else given
        if isinstance(given, str) and len(parts) == 1:
            return None
        try:
            point = tuple(map(float, parts))
        except (TypeError, ValueError):
            point = ()
        if len(point) not in (2, 3) or not is_place(point):
            raise NavspecError(
                f"'{self.named(given)}' is no place; it takes two or three numbers up to {FAR:g} with commas between "
                "them, x,y or x,y,z"
            )
        return point

    def _row(self, name: str) -> int:
        try:
            row = self.graph.row(name)
        except NoSuchPart as error:
            key, area = self.graph.key[0], name.partition("/")[0].strip()
            if len(self.graph.key) > 1 and area.isdecimal() and int(area) not in self.graph.nodes[key]:
                raise NoSuchPart(
                    f"there is no node '{name}': nothing of {key} {area} is in the files that are given"
                ) from error
            raise
        kind = self.wanted.kind
        if kind in self.kinds and self.kind_of(row) != kind:
            raise NavspecError(f"kind: {name} is {self.kind_of(row)}, not {kind}")
        return row

    def kind_of(self, row: int) -> str:
        return str(self.graph.nodes.about["kind"].names.get(int(self.graph.nodes["kind"][row]), ""))

    def _kind(self, known: int | None) -> Array:
        """Which nodes may be meant by a place: those of the kind that is asked for, or that the other end is."""
        kind = self.wanted.kind
        if kind is not None and kind not in self.kinds and kind not in self.routing.movers:
            takes = " or ".join([*self.kinds, *self.routing.movers])
            raise NavspecError(f"kind: this has to be {takes}, not {kind!r}")
        kinds = self.graph.nodes["kind"]
        if kind in self.kinds:
            return kinds == self.kinds[kind]
        return kinds == (min(self.kinds.values(), default=0) if known is None else kinds[known])

    def _row_at(self, point: Point, is_fit: Array) -> int:
        graph = self.graph
        if self.routing.node_at is not None and graph.view is not None:
            row = self.routing.node_at(graph, point, is_fit)
        else:
            row = nearest(graph.position, point, is_fit)
        if row < 0:
            raise NoSuchPart(f"there is no node near {self.named(point)}")
        return row

    @property
    def _mover(self) -> int:
        movers, kind = self.routing.movers, self.wanted.kind
        if kind is not None and kind in movers:
            if self.wanted.mode == "plain":
                raise NavspecError(
                    f"kind: who goes makes a difference to mode engine only; take that, or leave {kind} out"
                )
            return movers[kind]
        return next(iter(movers.values()), 0)

    def _demand_lanes(self, journey: RouteRequest) -> None:
        if self.routing.has_lanes is None:
            raise NavspecError(f"lanes: there are none in {self.graph.format}")
        if (kind := self.kind_of(journey.origin.row)) in self.routing.on_foot:
            raise NavspecError(f"lanes: nodes of the kind {kind} have none")

    # The cheapest way

    @cached_property
    def _ways(self) -> Ways:
        """All edges between nodes of one kind."""
        return find_usable_edges(self.graph)

    @cached_property
    def _lanes(self) -> Ways:
        return find_usable_edges(self.graph, self.routing.has_lanes)

    def _plain(self, journey: RouteRequest) -> RoutePath | str:
        used = self._lanes if journey.lanes else self._ways
        to = used.distances(journey.target.row)
        cost = float(to.cost[journey.origin.row])
        if not np.isfinite(cost):
            return self._reason(journey)
        if journey.maximum is not None and cost > journey.maximum:
            return explain_too_far(cost, journey.maximum)
        return RoutePath(used.follow(journey.origin.row, to), cost)

    # Why there is none

    def _reason(self, journey: RouteRequest) -> str:
        """Why no edges lead from one end to the other."""
        origin, target = journey.origin.row, journey.target.row
        names = self.graph.names([origin, target])
        kinds = [self.kind_of(row) for row in (origin, target)]
        if kinds[0] != kinds[1]:
            return f"{names[0]} is {kinds[0]} and {names[1]} is {kinds[1]}, and no way leads from one kind to another"
        for row, name in zip((origin, target), names, strict=True):
            if not self._ways.has_edges(row):
                return f"no edge leads from or to {name}{self._unseen([row])}"
        part = self.graph.components()
        if part[origin] != part[target]:
            counts = np.bincount(part)[part[[origin, target]]]
            rest = self._unseen(np.flatnonzero(part == part[origin]))
            return (
                f"another part of the network: {counts[0]:,} nodes are joined to {names[0]} and {counts[1]:,} to {names[1]}, "
                f"and nothing joins both{rest}"
            )
        lanes = journey.lanes or (self.wanted.mode == "engine" and self.routing.takes_lanes)
        if lanes and np.isfinite(cost := self._cost(self._ways, origin, target)):
            return f"one way only: no lanes lead from {names[0]} to {names[1]}; without lanes it costs {cost:,.15g}"
        used = self._lanes if lanes else self._ways
        if np.isfinite(cost := self._cost(used, target, origin)):
            return f"one way only: it leads from {names[1]} to {names[0]}, where it costs {cost:,.15g}"
        return f"one way only: edges join {names[0]} and {names[1]}, but none of the ways leads from one to the other"

    def _cost(self, used: Ways, origin: int, target: int) -> float:
        return float(used.distances(target).cost[origin])

    def _unseen(self, rows: Sequence[int] | Array) -> str:
        """That edges of some nodes lead to files that are not there, as the end of a sentence."""
        known = None if self.graph.view is None else self.graph.view.graph
        if known is None or not np.isin(known.owner[known.is_unseen], rows).any():
            return ""
        return f"; edges from there lead to {self.graph.key[0]}s that are not loaded"


def _whole(cost: float, graph: Graph) -> float:
    """A cost as the column has it: whole numbers where it has such."""
    return int(cost) if graph.edges[graph.cost].dtype.kind in "iu" else cost


def _positions(places: Array) -> tuple[Position, ...]:
    known = places.round(3).astype(object)
    known[~np.isfinite(places)] = None
    return tuple(known.tolist())


def _drawn(graph: Graph, walk: RoutePath | tuple[()], path: str) -> Drawing | None:
    """The map of the files with a way on it."""
    draw = families()[graph.family].draw
    if draw is None or graph.view is None:
        return None
    drawing = replace(draw(graph.view), path=path)
    if not walk:
        return drawing
    return drawing.with_line(
        graph.position[np.array(walk.nodes)] if walk.points is None else walk.points, LAYER, "route"
    )
