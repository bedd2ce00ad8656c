"""Recipes of path networks of GTA IV that drop, add or move links and nodes.

Where the owners of links are uncertain, the links of a file stay as they are. A recipe that can do nothing where its
rules fail reports why.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from navspec.families.gta_iv_paths.layout import AREAS
from navspec.families.gta_iv_paths.recipes.base import RECIPES, RoadGraph
from navspec.families.gta_iv_paths.recipes.values import rebuild_first_links
from navspec.families.gta_iv_paths.rules import RULES
from navspec.families.gta_iv_paths.view import Array, RoadNetwork
from navspec.family.repair.link_table import require_any, select_possible
from navspec.graphs.arrays import first_rows


@RECIPES.recipe("TAIL_LINKS", summary="move nodes with links to the front part and rewrite all links to them")
def _tail_links(net: RoadNetwork) -> None:
    """Move nodes with links out of the tail.

    Where all flags agree that such a node has no links, its first link is wrong, and not its place.
    """
    rows = np.flatnonzero(~net.is_vehicle & (net.link_counts > 0))
    file = net.file_of("nodes", rows)
    is_misled = net.is_counted_by_flags & net.is_marked_by_flags
    rebuild_first_links(net, np.isin(np.arange(len(is_misled)), file[is_misled[file]]))
    rows, file = rows[~is_misled[file]], file[~is_misled[file]]
    is_good = (net.is_in_sequence & net.is_split)[file]
    require_any(is_good, RoadGraph.unsure_reason)
    if is_good.any():
        graph = RoadGraph(net)
        graph.promote(rows[is_good])
        graph.write()


def _register_drop(
    code: str, find: Callable[[RoadNetwork], Array], summary: str = "drop the link", *, on_request: bool = False
) -> None:
    """Register a recipe that drops the links that `find` returns."""

    def apply(net: RoadNetwork) -> None:
        RoadGraph.delete_where_certain(net, find(net), net.is_in_sequence)

    RECIPES.recipe(code, summary=summary, on_request=on_request)(apply)


_register_drop("LINK_AREA_RANGE", lambda net: np.flatnonzero(net.link("area_id") >= AREAS), on_request=True)
_register_drop(
    "LINK_TARGET",
    lambda net: np.flatnonzero((net.graph.target < 0) & ~net.is_absent(net.link("area_id"))),
    on_request=True,
)
_register_drop("LINK_TO_TAIL", lambda net: RULES.find_failing_rows(net, "LINK_TO_TAIL"))
_register_drop("LINK_SELF", lambda net: RULES.find_failing_rows(net, "LINK_SELF"))
_register_drop("LINK_DUPLICATE", lambda net: net.graph.repeated, "drop the later link")


@RECIPES.recipe("LINK_ONE_WAY", summary="add the link back, with the numbers of lanes exchanged")
def _link_one_way(net: RoadNetwork) -> None:
    links = RULES.find_failing_rows(net, "LINK_ONE_WAY")
    links = links[first_rows(net.graph.owner[links].astype(np.int64) << 32 | net.graph.target[links])]
    RoadGraph.add_back_where_certain(net, links, net.is_in_sequence)


@RECIPES.recipe(
    "NODE_OUTSIDE", summary="move nodes to the files of their squares and rewrite all links to them", on_request=True
)
def _node_outside(net: RoadNetwork) -> None:
    nodes = RULES.find_failing_rows(net, "NODE_OUTSIDE")
    file = net.file_at(net.square[nodes])
    nodes, file = select_possible(file >= 0, RoadGraph.full_reason, nodes, file)
    RoadGraph.move_where_certain(net, nodes, file, net.is_in_sequence & net.is_split)
