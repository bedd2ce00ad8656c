"""Facts of a mesh of Source 2 in the words of the engine."""

from __future__ import annotations

from typing import Any

import numpy as np

from navspec.columns.access import Array
from navspec.families.source2_nav.view import Mesh
from navspec.family.views.extents import compute_extents_by_axis


def info(mesh: Mesh) -> dict[str, Any]:
    """What a mesh holds.

    JSON types only. `version`, `sub_version`, `analyzed` and `gen_version` stand in the file; `areas`, `connections`
    and `ladders` are numbers, `areas_by_hull` those of each hull, `parts_by_hull` the
    parts of it between which nothing leads; `one_way` counts connections whose other edge does not
    lead back, `one_way_share` is their share. `extent` are least and greatest coordinates in units of the map, or
    None, `custom_data` bytes of the game's own data, `tail` bytes behind the mesh.
    """
    (found,) = facts(mesh)
    return found


def facts(mesh: Mesh) -> list[dict[str, Any]]:
    """What every mesh holds; see `info`."""
    heads = {
        word: [None] * mesh.meshes if (each := mesh.headers(field)) is None else each.tolist()
        for word, field in _HEADERS.items()
    }
    counts = {word: mesh.counts(key).tolist() for word, key in _COUNTED.items()}
    ways = mesh.count_one_way("areas.edges.links", mesh.graph.is_whole & ~mesh.has_way_back)
    areas, parts = _by_hull(mesh)
    x, y, z = np.where(np.isfinite(mesh.corners).all(axis=1), mesh.corners.T, np.nan)[:, :, None]
    extents = compute_extents_by_axis(x, y, z, mesh.files.starts("areas.edges"))
    return [
        {
            "version": mesh.version,
            "sub_version": heads["sub_version"][each],
            "gen_version": heads["gen_version"][each],
            "analyzed": bool(heads["analyzed"][each]),
            "areas": counts["areas"][each],
            **ways[each],
            "ladders": counts["ladders"][each],
            "areas_by_hull": areas[each],
            "parts_by_hull": parts[each],
            "extent": extents[each],
            "custom_data": counts["custom_data"][each],
            "tail": counts["tail"][each],
        }
        for each in range(mesh.meshes)
    ]


_HEADERS = {"sub_version": "sub_version", "gen_version": "generation_params.gen_version", "analyzed": "is_analyzed"}
_COUNTED = {"areas": "areas", "ladders": "ladders", "custom_data": "custom_data.content", "tail": "tail"}


def _by_hull(mesh: Mesh) -> tuple[list[dict[str, int]], list[dict[str, int]]]:
    """Of every mesh the areas of each hull, and the parts that those are in."""
    owner, part = mesh.mesh_of("areas"), mesh.parts.part
    hulls = mesh.counts("generation_params.hulls")
    most = max(int(mesh.hulls.max(initial=0)) + 1, int(hulls.max(initial=0)))
    address = owner * most + mesh.hulls
    areas = np.bincount(address, minlength=mesh.meshes * most).reshape(-1, most)
    firsts = np.unique(np.stack([address, part], axis=1), axis=0)[:, 0]
    parts = np.bincount(firsts, minlength=mesh.meshes * most).reshape(-1, most)
    highest = np.zeros(mesh.meshes, np.int64)
    np.maximum.at(highest, owner, mesh.hulls + 1)
    many = np.maximum(hulls, highest).tolist()
    return [_numbered(row[:end]) for row, end in zip(areas, many, strict=True)], [
        _numbered(row[:end]) for row, end in zip(parts, many, strict=True)
    ]


def _numbered(counts: Array) -> dict[str, int]:
    return {f"{number}": count for number, count in enumerate(counts.tolist())}
