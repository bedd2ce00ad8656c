"""Path networks as graphs with columns, the route search of the game, and maps: roads, waterways and footpaths."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

import numpy as np

from navspec.families.gta_sa_paths.layout import FORMAT
from navspec.families.gta_sa_paths.view import PathNetwork
from navspec.family.network.routing import (
    RoutePath,
    RouteRequest,
    Routing,
    explain_group_mismatch,
    explain_too_far,
    find_usable_edges,
)
from navspec.family.views.stored_columns import build_type_columns, find_limits
from navspec.graphs.arrays import Array, count_earlier
from navspec.graphs.graph import Column, Graph, Roadway
from navspec.graphs.shortest_paths import UsableEdges
from navspec.spec import load_spec

KINDS = {0: "vehicle", 1: "boat", 2: "ped"}
"""For whom a node is."""
ROADWAY = Roadway("lanes", 5.4, (KINDS[0], KINDS[1]), light="traffic_light", medians=("navi_path_width", "path_width"))
"""Roads; the width of a lane is a constant of the engine."""


def graph(view: PathNetwork) -> Graph:
    """Build the graph of the nodes of a set, and of the links that have both ends in it."""
    first = view.all_tables[0]
    source, target = view.graph.ends
    return Graph(
        format=first.spec.id,
        variant=first.variant,
        family="gta_sa_paths",
        position=view.position,
        source=source,
        target=target,
        key=("area", "node"),
        cost="length",
        numbers=("next_ptr", "base_link", "flood_id", "link_count", "on_dead_end", "order", "navi_id"),
        measures=("length", *(f"navi_{name}" for name in ("area", "x", "y", "dir_x", "dir_y"))),
        nodes=node_columns(view),
        edges=edge_columns(view),
        roadway=ROADWAY,
    )


def node_columns(view: PathNetwork, rows: Array | None = None) -> dict[str, Column]:
    """Return columns of all nodes, or of some."""
    spec = load_spec(FORMAT)

    def chosen(make_column: Callable[[], Array]) -> Array:
        return make_column() if rows is None else make_column()[rows]

    def read(path: str) -> Array:
        return view.node(path) if rows is None else view.values("nodes", path, rows)

    def kinds() -> Array:
        return np.where(chosen(lambda: view.is_vehicle), read("flags.water_node").astype(np.int8), np.int8(2))

    return {
        "kind": Column(kinds, names=KINDS, doc=_KIND),
        "area": Column(
            lambda: chosen(lambda: view.repeat_per_row("nodes", view.stored_areas)),
            doc="Area of the map, and number of the file.",
        ),
        "node": Column(
            lambda: view.rows_in_file("nodes", chosen(lambda: np.arange(len(view.position)))), doc="Row in that file."
        ),
        **build_type_columns(spec, spec.types["path_node"], read, leave=("x", "y", "z", "area_id", "node_id")),
    }


def edge_columns(view: PathNetwork, rows: Array | None = None) -> dict[str, Column]:
    """Return columns of all edges, or of some."""
    spec, directed = load_spec(FORMAT), _DirectedEdges(view, rows)
    light = spec.types["light_bits"]
    return {
        "kind": Column(
            lambda: np.maximum(directed.kinds(directed.owner), directed.kinds(directed.target)),
            names=KINDS,
            doc=f"{_KIND} Where the ends differ, the last of these counts.",
            is_shared=True,
        ),
        "order": Column(lambda: directed.order, doc="Place among the edges of the node that it leads from."),
        "length": Column(lambda: directed.length, "m", doc="Whole units, which the route search adds up."),
        "lanes": Column(
            lambda: directed.lanes,
            doc="Lanes in this direction; 0 against the direction of a one-way street.",
            limits=find_limits(spec.types["lane_bits"].by_id["left_lanes"]),
        ),
        "traffic_light": Column(
            lambda: directed.light,
            names=spec.names_of(light, light.by_id["state"]),
            meanings=spec.meanings_of(light, light.by_id["state"]),
            doc="Cycle of the light before the node that the edge leads to.",
        ),
        **build_type_columns(spec, spec.types["intersection"], directed.crossing, leave=("reserved",)),
        "navi_area": Column(
            lambda: np.where(directed.is_vehicle, view.navi_area[directed.links], 0),
            doc="File of the navi node.",
            is_shared=True,
        ),
        "navi_id": Column(
            lambda: np.where(directed.is_vehicle, view.navi_id[directed.links], 0),
            doc="Row of it in that file.",
            is_shared=True,
        ),
        **build_type_columns(
            spec,
            spec.types["navi_node"],
            directed.of_navi,
            prefix="navi_",
            is_shared=True,
            leave=("target_area_id", "target_node_id", "lanes", "traffic_light.state"),
        ),
    }


_KIND = "Who moves here: cars, boats or pedestrians."


class _DirectedEdges:
    """Links that are edges, or some of them, with the values of their navi nodes in the direction of the link."""

    def __init__(self, view: PathNetwork, rows: Array | None) -> None:
        self.view, self._rows = view, rows
        self.links = view.graph.whole if rows is None else view.graph.whole[rows]
        self.owner, self.target = view.graph.ends if rows is None else (end[rows] for end in view.graph.ends)

    @cached_property
    def _node_kinds(self) -> Array:
        """Kind of every node of the set."""
        return np.where(self.view.is_vehicle, self.view.flag("water_node").astype(np.int8), np.int8(2))

    def kinds(self, nodes: Array) -> Array:
        """Return the kinds of nodes."""
        return self._node_kinds[nodes]

    @property
    def order(self) -> Array:
        """Place among the edges of the same node."""
        order = count_earlier(self.view.graph.ends[0])
        return order if self._rows is None else order[self._rows]

    @cached_property
    def length(self) -> Array:
        """The search runs backwards, so that the length of the link back is the cost."""
        back = self.view.graph.back
        length, back = self.view.length, back[self.links]
        return np.where(back >= 0, length[back], length[self.links])

    def crossing(self, name: str) -> Array:
        """Return a bit of the intersections."""
        return self.view.crossing_bit(name)[self.links]

    @cached_property
    def is_vehicle(self) -> Array:
        """Whether the link has a navi node."""
        return self.view.is_vehicle_link[self.links]

    @cached_property
    def is_road(self) -> Array:
        """Whether that navi node is there."""
        return self.is_vehicle & (self.view.link_navi[self.links] >= 0)

    @cached_property
    def navi(self) -> Array:
        """Row of the navi node, -1 without one."""
        return np.where(self.is_road, self.view.link_navi[self.links], -1)

    def of_navi(self, name: str) -> Array:
        """Return a field of the navi nodes, 0 without one."""
        if self._rows is not None:
            return self.view.values("navi_nodes", name, self.navi)
        values = self.view.navi(name)
        return np.append(values, values.dtype.type(0))[self.navi]

    @cached_property
    def is_along(self) -> Array:
        """Whether a navi node has the direction of the link."""
        return np.append(self.view.navi_target, -1)[self.navi] == self.target

    @cached_property
    def lanes(self) -> Array:
        """Lanes in the direction of the link."""
        return np.where(self.is_along, self.of_navi("lanes.right_lanes"), self.of_navi("lanes.left_lanes"))

    @cached_property
    def light(self) -> Array:
        """State of the light at the end of the link."""
        is_here = self.of_navi("lanes.traffic_light_at_target") == self.is_along
        return np.where(is_here, self.of_navi("traffic_light.state"), 0)


MOST_TOUCHED = 4_950
"""Number of visited nodes at which a search gives up: 50 fewer than its array has room for."""


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
    """Follow, from the origin on, the first link in stored order whose neighbour is nearer by its length, lanes or
    not.
    """
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
