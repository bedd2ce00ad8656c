"""Recipes of path networks that drop or add links, create, move or renumber navi nodes, and move nodes.

Links of a file stay as they are if the links of its nodes, or the positions of its intersections, are uncertain. Navi
nodes that lose their last edge stay, too. A recipe that cannot repair anything gives the reason.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from navspec.families.gta_sa_paths.derived import FARTHEST, middle, navi_scan
from navspec.families.gta_sa_paths.layout import MOST_LINKS, direction_scale
from navspec.families.gta_sa_paths.recipes.base import RECIPES
from navspec.families.gta_sa_paths.recipes.graph import PathGraph
from navspec.families.gta_sa_paths.view import Array, PathNetwork
from navspec.family.repair.link_table import find_fitting, require_any, select_possible

_TOO_LONG = f"no link is {FARTHEST} units long or longer, so that these lead to other nodes than was meant"
_NO_FILE = "the files of their squares are not there, are full, or have rows of another layout"
_NO_END = "the other ends of these edges, or the files in whose squares they lie, are not there, or these are full"

# --- the links of nodes --------------------------------------------------------------------------------------------


@RECIPES.recipe(
    "NODE_LINK_RANGE", "NODE_LINK_SEQUENCE", summary="rebuild base_link, with the links in the order of their nodes"
)
def _base_links(net: PathNetwork) -> None:
    is_off = ~net.is_in_sequence
    is_relinked = is_off & can_relink(net)
    is_summed = (
        is_off & ~_are_links_certain(net) & (net.links_owned == net.counts("links")) & (net.links_owned <= MOST_LINKS)
    )
    require_any(
        (is_relinked | is_summed)[is_off],
        f"{PathGraph.unsure_reason}; nor do their counts fit the links that are there",
    )
    graph = PathGraph(net)
    graph.relink(np.flatnonzero(is_relinked))
    graph.write()
    for file in np.flatnonzero(is_summed).tolist():
        nodes = slice(*net.files.starts("nodes")[file : file + 2])
        net.all_tables[file].set_column("nodes", "base_link", net.due_base[nodes])


def _are_links_certain(net: PathNetwork) -> Array:
    """Return whether every link that a node of a file claims exists, and has no other owner; bool, shape (files,)."""
    if net.is_in_sequence.all():
        return np.ones(len(net.links_owned), bool)
    owned = net.file_of("links", np.flatnonzero(net.graph.is_owned))
    return np.bincount(owned, minlength=len(net.links_owned)) == net.links_owned


def can_relink(net: PathNetwork) -> Array:
    """Return whether the links of a file can be dropped, added and ordered; bool, shape (files,)."""
    is_misread = net.has_links & net.has_tail & ~net.has_crossings
    return _are_links_certain(net) & ~is_misread & (net.counts("links") <= MOST_LINKS)


def _joins_kinds(net: PathNetwork, links: Array) -> Array:
    """Return whether only one end of whole links is a vehicle node; bool."""
    return net.is_vehicle[net.graph.owner[links]] != net.is_vehicle[net.graph.target[links]]


def _add_drop_recipe(
    code: str, find: Callable[[PathNetwork], Array], summary: str = "drop the link", *, on_request: bool = False
) -> None:
    """Register a recipe that drops links."""

    def apply(net: PathNetwork) -> None:
        PathGraph.delete_where_certain(net, find(net), can_relink(net))

    RECIPES.recipe(code, summary=summary, on_request=on_request)(apply)


def _find_dangling(net: PathNetwork) -> Array:
    is_numbered = net.repeat_per_row("links", net.files.numbers >= 0)
    return np.flatnonzero(is_numbered & (net.graph.target < 0) & ~net.is_absent(net.link_area))


_add_drop_recipe("LINK_TARGET", _find_dangling)
_add_drop_recipe("LINK_TYPE", lambda net: net.graph.unlike_ends(net.is_vehicle))
_add_drop_recipe("LINK_SELF", lambda net: net.graph.loops)
# A neighbour that is not there may have as many links back.
_add_drop_recipe(
    "LINK_DUPLICATE",
    lambda net: net.graph.repeated[~net.graph.is_unseen[net.graph.repeated]],
    "drop the later link",
    on_request=True,
)


@RECIPES.recipe("LINK_ASYMMETRIC", summary="add the missing link back")
def _link_asymmetric(net: PathNetwork) -> None:
    links = net.one_way_links
    links = links[~_joins_kinds(net, links)]
    is_short = np.ones(len(net.link_area), dtype=bool)
    is_short[net.graph.whole] = net.graph.square_length < FARTHEST**2
    (links,) = select_possible(is_short[links], _TOO_LONG, links)
    PathGraph.add_back_where_certain(net, links, can_relink(net))


# --- nodes ---------------------------------------------------------------------------------------------------------


@RECIPES.recipe(
    "NODE_OUTSIDE_AREA", summary="move nodes to the files of their squares and rewrite all addresses", on_request=True
)
def _node_outside_area(net: PathNetwork) -> None:
    nodes, file = _find_misplaced(net, "nodes", net.x, net.y)
    is_summed = net.counts("nodes") == net.header("num_vehicle_nodes") + net.header("num_ped_nodes")
    # Without a tail there is no place for the intersections of links that come with a node.
    PathGraph.move_where_certain(net, nodes, file, can_relink(net) & net.has_tail & is_summed)


# --- navi nodes ----------------------------------------------------------------------------------------------------


@RECIPES.recipe(
    "NAVI_LINK_TARGET", summary="use the navi node of the other direction, or create one in the middle of the edge"
)
def _navi_link_target(net: PathNetwork) -> None:
    links = np.flatnonzero(net.is_vehicle_link & (net.link_navi < 0) & ~net.is_absent(net.navi_area))
    target = net.graph.target[links]
    is_edge = (target >= 0) & (target != net.graph.owner[links]) & ~_joins_kinds(net, links)
    is_good = is_edge & _are_links_certain(net)[net.file_of("links", links)]
    (links,) = select_possible(is_good, _NO_END, links)
    edges, edge = np.unique(net.graph.pairs(links), return_inverse=True)
    navi = _find_navis(net, edges)
    bare = np.flatnonzero(navi < 0)
    low, high = np.divmod(edges[bare], len(net.position))
    file = net.file_at(net.squares.at((net.x[low] + net.x[high]) / 2, (net.y[low] + net.y[high]) / 2))
    # What is not there has no room.
    is_good = find_fitting(np.append(net.most_navi_nodes - net.counts("navi_nodes"), 0), file)
    graph = PathGraph(net)
    low, high = low[is_good], high[is_good]
    navi[bare[is_good]] = graph.draw_navis(file[is_good], low, _navi_fields(net, low, high))
    link_navis = navi[edge]
    require_any(link_navis >= 0, _NO_END)
    graph.links["navi"][links[link_navis >= 0]] = link_navis[link_navis >= 0]
    graph.write()


def _find_navis(net: PathNetwork, edges: Array) -> Array:
    """Return navi nodes that links along edges name, and that point to one of their ends; -1 for none."""
    links = np.flatnonzero(net.graph.is_whole & net.is_vehicle_link & net.is_served)
    along = net.graph.pairs(links)
    at = np.searchsorted(edges, along)
    is_along = np.append(edges, -1)[at] == along
    edge_navis = np.full(len(edges), -1)
    # Of values for the same edge the last one stays.
    edge_navis[at[is_along][::-1]] = net.link_navi[links[is_along]][::-1]
    return edge_navis


def _navi_fields(net: PathNetwork, low: Array, high: Array) -> dict[str, Array]:
    """Return the stored values of navi nodes in the middle of edges, which point to the lower ends."""
    x, y = (middle(axis[low], axis[high]) for axis in (net.files.column("nodes", name) for name in ("x", "y")))
    is_flat, east, north = net.directions(high, low)
    ones = np.ones_like(low)
    return {
        "x": x,
        "y": y,
        # Straight up or down there is no direction; this one is as good as any.
        "dir_x": np.where(is_flat, east, direction_scale()),
        "dir_y": north,
        "path_width": np.minimum(net.width[low], net.width[high]),
        "lanes.left_lanes": ones,
        "lanes.right_lanes": ones,
    }


@RECIPES.recipe("NAVI_FILE", summary="move navi nodes to the files of their squares and rewrite all navi links")
def _navi_file(net: PathNetwork) -> None:
    navis, file = _find_misplaced(net, "navi_nodes", net.navi_x, net.navi_y)
    is_good = find_fitting(net.most_navi_nodes - net.counts("navi_nodes"), file)
    require_any(is_good, _NO_FILE)
    graph = PathGraph(net)
    graph.navis.move(navis[is_good], file[is_good])
    graph.write()


@RECIPES.recipe(
    "NAVI_ORDER", summary="number navi nodes in the order of their edges and rewrite all navi links", needs_set=True
)
def _navi_order(net: PathNetwork) -> None:
    graph = PathGraph(net)
    edges = net.edges[net.link_navi[net.edges] >= 0]
    served = net.link_navi[navi_scan(edges, net.graph.owner, net.link_navi)]
    served = served[net.has_links[graph.navis.file[served]]]
    graph.navis.rank += len(served)
    graph.navis.rank[served] = np.arange(len(served))
    graph.write()


# --- files ---------------------------------------------------------------------------------------------------------


def _find_misplaced(net: PathNetwork, table: str, x: Array, y: Array) -> tuple[Array, Array]:
    """Return rows outside the square of their file, and the files of their squares, if these exist and have the same
    layout.
    """
    rows = np.flatnonzero(net.is_outside(table))
    file = net.file_at(net.squares.at(x[rows], y[rows]))
    kinds: dict[np.dtype, int] = {}
    kind = np.array([kinds.setdefault(tables[table].dtype, len(kinds)) for tables in net.all_tables])
    is_good = (file >= 0) & (kind[net.file_of(table, rows)] == kind[file])
    rows, file = select_possible(is_good, _NO_FILE, rows, file)
    return rows, file
