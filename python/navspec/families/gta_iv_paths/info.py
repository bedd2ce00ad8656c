"""Facts of the path network of GTA IV."""

from __future__ import annotations

from typing import Any

import numpy as np

from navspec.families.gta_iv_paths.view import RoadNetwork
from navspec.family.views.extents import compute_extent


def info(net: RoadNetwork) -> dict[str, Any]:
    """What is on the map, or on the part of it that some files hold.

    JSON types only. `nodes`, `vehicle_nodes`, `intersection_nodes`, `links`, `water_nodes`, `highway_nodes` and
    `streets` (different names) are numbers, `areas` those that have nodes; `extent` least and greatest coordinates of
    nodes in metres, or None.
    """
    nodes, vehicles = net.counts("nodes"), int(np.count_nonzero(net.is_vehicle))
    names = np.unique(net.node("street_name_hash"))
    return {
        "nodes": int(nodes.sum()),
        "vehicle_nodes": vehicles,
        "intersection_nodes": int(nodes.sum()) - vehicles,
        "links": int(net.counts("links").sum()),
        "water_nodes": int(np.count_nonzero(net.flag("water"))),
        "highway_nodes": int(np.count_nonzero(net.flag("highway"))),
        "streets": int(np.count_nonzero(names)),
        "areas": net.files.numbers[(nodes > 0) & (net.files.numbers >= 0)].tolist(),
        "extent": compute_extent(net.position),
    }
