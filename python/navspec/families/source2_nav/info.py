"""Facts of a mesh of Source 2 in the words of the engine."""

from __future__ import annotations

from typing import Any

import numpy as np

from navspec.families.source2_nav.view import Mesh
from navspec.family.views import extent


def info(mesh: Mesh) -> dict[str, Any]:
    """What a mesh holds.

    JSON types only. `version`, `sub_version`, `analyzed` and `gen_version` stand in the file; `areas`, `connections`
    and `ladders` are numbers, `areas_by_hull` those of each hull, `parts_by_hull` the
    parts of it between which nothing leads; `one_way` counts connections whose other edge does not
    lead back, `one_way_share` is their share. `extent` are least and greatest coordinates in units of the map, or
    None, `custom_data` bytes of the game's own data, `tail` bytes behind the mesh.
    """
    tables = mesh.tables
    hulls = np.bincount(mesh.hulls, minlength=len(tables["generation_params.hulls"]))
    custom = "custom_data.content"
    return {
        "version": mesh.version,
        "sub_version": int(mesh.header("sub_version")),
        "gen_version": int(mesh.header("generation_params.gen_version")),
        "analyzed": bool(mesh.header("is_analyzed")),
        "areas": len(mesh.ids),
        **mesh.way_counts("areas.edges.links", mesh.graph.is_whole & ~mesh.has_way_back)[0],
        "ladders": len(tables["ladders"]),
        "areas_by_hull": {f"{hull}": areas for hull, areas in enumerate(hulls.tolist())},
        "parts_by_hull": {f"{hull}": len(np.unique(mesh.parts.part[mesh.hulls == hull])) for hull in range(len(hulls))},
        "extent": extent(mesh.corners),
        "custom_data": len(tables[custom]) if custom in tables else 0,
        "tail": len(tables["tail"]),
    }
