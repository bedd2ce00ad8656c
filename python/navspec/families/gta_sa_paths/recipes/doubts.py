"""Signs that the counts in the header of a node file are wrong, so that its bytes are read in wrong positions.

A recipe that changed such a file, or links that lead into it, could destroy the work of its author.
"""

from __future__ import annotations

import numpy as np

from navspec.families.gta_sa_paths.layout import FREE_RESERVE
from navspec.families.gta_sa_paths.recipes.base import RECIPES
from navspec.families.gta_sa_paths.view import Array, PathNetwork

_END = (
    "so they stay as they are, and so do links of other files into them. Correct the counts in their headers, or take them "
    "from a backup"
)


@RECIPES.doubt("COUNT_SUM", reason=f"their vehicle and ped nodes do not add up to their nodes, {_END}")
def _sums(net: PathNetwork) -> Array:
    return net.header("num_nodes") != net.header("num_vehicle_nodes") + net.header("num_ped_nodes")


_SURPLUS = f"bytes are left over, and their nodes have not as many links as they hold, {_END}"


def _has_surplus(net: PathNetwork) -> Array:
    return net.is_overlong & (net.links_owned != net.counts("links"))


RECIPES.doubt("FILE_TRAILING", reason=_SURPLUS)(lambda net: net.is_classic & _has_surplus(net))
RECIPES.doubt("FLA_SIZE", reason=_SURPLUS)(lambda net: ~net.is_classic & _has_surplus(net))


@RECIPES.doubt("RESERVE_LINKS", reason=f"their link reserve stands at another place than their counts say, {_END}")
def _reserve_elsewhere(net: PathNetwork) -> Array:
    is_odd = net.has_any("reserved_links", net.odd_reserve)
    for index in np.flatnonzero(is_odd).tolist():
        tables = net.all_tables[index]
        # Several tools fill the reserve with something else, but none of them puts it anywhere else.
        is_odd[index] = FREE_RESERVE in bytes(tables.to_bytes())
    return is_odd


@RECIPES.doubt(
    "NAVI_TARGET", reason=f"they have navi nodes for edges between nodes that their counts make pedestrian ones, {_END}"
)
def _roads_on_foot(net: PathNetwork) -> Array:
    return (
        net.has_any("links", np.flatnonzero(net.is_served & net.graph.is_whole & ~net.is_vehicle_link))
        & net.is_in_sequence
    )


@RECIPES.doubt(
    "LINK_TYPE", reason=f"the last nodes that their counts make vehicle ones are linked as pedestrian ones are, {_END}"
)
def _paths_on_wheels(net: PathNetwork) -> Array:
    start, end = net.graph.ends
    is_mixed = net.is_vehicle[start] & ~net.is_vehicle[end] & (net.file_of("nodes", start) == net.file_of("nodes", end))
    last = net.files.starts("nodes")[:-1] + net.vehicle_nodes - 1
    is_last = np.isin(start, last)
    has_road = np.isin(last, start[is_last & net.graph.of_whole(net.is_served)])
    return (
        net.has_any("links", net.graph.whole[is_mixed]) & np.isin(last, start[is_last]) & ~has_road & net.is_in_sequence
    )
