"""Facts of a mesh of Source 2 in the words of the engine."""

from __future__ import annotations

from typing import Any

import numpy as np

from navspec.families.source2_nav.view import NONE, Mesh
from navspec.family.views import extent


def info(mesh: Mesh) -> dict[str, Any]:
    """What a mesh holds.

    JSON types only. `version`, `sub_version`, `analyzed` and `gen_version` stand in the file; `areas`, `connections`
    and `ladders` are numbers, `areas_by_hull` those of each hull; `one_way` counts connections whose other edge does not
    lead back, `one_way_share` is their share. `extent` are least and greatest coordinates in units of the map, or
    None, `custom_data` bytes of the game's own data, `tail` bytes behind the mesh.
    """
    links, tables = mesh.links, mesh.tables
    one_way = int(np.count_nonzero((links.target != NONE) & ~mesh.has_way_back))
    hulls = np.bincount(mesh.hulls, minlength=len(tables["generation_params.hulls"]))
    custom = "custom_data.content"
    return {
        "version": mesh.version,
        "sub_version": int(mesh.header("sub_version")),
        "gen_version": int(mesh.header("generation_params.gen_version")),
        "analyzed": bool(mesh.header("is_analyzed")),
        "areas": len(mesh.ids),
        "connections": len(links.id),
        "one_way": one_way,
        "one_way_share": round(one_way / len(links.id), 4) if len(links.id) else 0.0,
        "ladders": len(tables["ladders"]),
        "areas_by_hull": {f"{hull}": areas for hull, areas in enumerate(hulls.tolist())},
        "extent": extent(mesh.corners),
        "custom_data": len(tables[custom]) if custom in tables else 0,
        "tail": len(tables["tail"]),
    }
