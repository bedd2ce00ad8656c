"""Path networks as graphs: roads with lanes, water ways and unlinked nodes; and routes through them.

The game is thought to search routes like San Andreas: by lengths, with lanes, within a flood group.
"""

from __future__ import annotations

import numpy as np

from navspec.columns.access import Array
from navspec.families.gta_iv_paths.layout import FORMAT
from navspec.families.gta_iv_paths.view import RoadNetwork
from navspec.family.network.routing import (
    RoutePath,
    RouteRequest,
    Routing,
    explain_group_mismatch,
    explain_too_far,
    find_usable_edges,
)
from navspec.family.views.stored_columns import build_type_columns, find_limits
from navspec.graphs.arrays import count_earlier
from navspec.graphs.graph import Column, Graph, Roadway
from navspec.spec import load_spec

KINDS = {0: "vehicle", 1: "boat", 2: "unlinked"}
"""Kinds of nodes."""
ROADWAY = Roadway("lanes", 5.4, (KINDS[0], KINDS[1]), medians=("path_width",))
"""Roads; the width of a lane is that of San Andreas, since that of GTA IV is unknown."""


def build_graph(view: RoadNetwork) -> Graph:
    """Return the graph of a set: its nodes, and the links with both ends in it."""
    spec, first = load_spec(FORMAT), view.all_tables[0]
    node, link, links = spec.types["path_node"], spec.types["path_link"], view.graph.whole
    source, target = view.graph.ends
    kinds = np.where(view.is_vehicle, view.flag("water").astype(np.int8), np.int8(2))

    def read(path: str) -> Array:
        return view.link(path)[links]

    return Graph(
        format=first.spec.id,
        variant=first.variant,
        family="gta_iv_paths",
        position=view.position,
        source=source,
        target=target,
        key=("area", "node"),
        cost="length",
        numbers=("next_ptr", "flood_group", "num_own_links", "order"),
        measures=("length",),
        unit=node.instances["position_x"].notes["unit"],
        nodes={
            "kind": Column(lambda: kinds, names=KINDS, doc="Who moves here: cars, boats, or no one."),
            "area": Column(
                lambda: view.repeat_per_row("nodes", view.files.numbers), doc="Area of the map, and number of the file."
            ),
            "node": Column(lambda: view.rows_in_file("nodes", np.arange(len(kinds))), doc="Row in that file."),
            **build_type_columns(spec, node, view.node, leave=("x", "y", "z", "area_id", "node_id", "first_link")),
        },
        edges={
            "kind": Column(
                lambda: np.maximum(kinds[source], kinds[target]),
                names=KINDS,
                doc="Who moves here: boats where one end is theirs.",
                is_shared=True,
            ),
            "order": Column(lambda: count_earlier(source), doc="Place among the edges of the node that it leads from."),
            "lanes": Column(
                lambda: read("lanes.lanes_3_5"),
                doc="Lanes in this direction, as `lanes_3_5` is read; that it is this direction is not proven.",
                limits=find_limits(spec.types[link.by_id["lanes"].type].by_id["lanes_3_5"]),
            ),
            **build_type_columns(spec, link, read, leave=("area_id", "node_id")),
        },
        roadway=ROADWAY,
    )


def has_lanes(graph: Graph) -> Array:
    """Return whether edges have lanes in their direction; bool."""
    return graph.edges["lanes"] > 0


def find_route(graph: Graph, journey: RouteRequest) -> RoutePath | str:
    """Return the shortest route with lanes, or the reason why there is none."""
    origin, target = journey.origin.row, journey.target.row
    if origin == target:
        return RoutePath([origin], 0)
    groups = graph.nodes["flood_group"]
    if groups[origin] != groups[target]:
        return explain_group_mismatch(graph, origin, target, "flood_group")
    used = find_usable_edges(graph, has_lanes)
    to = used.distances(target)
    cost = float(to.cost[origin])
    if not np.isfinite(cost):
        return ""
    if journey.maximum is not None and cost > journey.maximum:
        return explain_too_far(cost, journey.maximum)
    return RoutePath(used.follow(origin, to), cost)


ROUTING = Routing(search=find_route, has_lanes=has_lanes, takes_lanes=True)
