"""Overviews of meshes of Source 2: facts in the words of the engine, and a map of the areas of each hull."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import numpy as np

from navspec.columns.access import Array
from navspec.families.source2_nav.view import Source2Mesh
from navspec.family.views.drawing import build_part_theme, compute_extents_by_axis, iter_flag_themes
from navspec.family.views.mesh import WORLD
from navspec.records.drawing import Drawing, Surface


def describe_mesh(mesh: Source2Mesh) -> dict[str, Any]:
    """Return the facts of one mesh.

    JSON types only. `version`, `sub_version`, `analyzed` and `gen_version` are stored values. `areas`, `connections`
    and `ladders` are numbers, `areas_by_hull` the areas of each hull, `parts_by_hull` its parts without connections
    between them. `one_way` counts connections whose target edge does not lead back, `one_way_share` is their share.
    `extent` are least and greatest coordinates in units of the map, or None, `custom_data` bytes of the game's own
    data, `tail` bytes after the mesh.
    """
    (mesh_facts,) = describe_meshes(mesh)
    return mesh_facts


def describe_meshes(mesh: Source2Mesh) -> list[dict[str, Any]]:
    """Return the facts of every mesh; see `describe_mesh`."""
    heads = {
        word: [None] * mesh.meshes if (values := mesh.headers(field)) is None else values.tolist()
        for word, field in _HEADERS.items()
    }
    counts = {word: mesh.counts(key).tolist() for word, key in _COUNTED.items()}
    one_way = mesh.count_one_way("areas.edges.links", mesh.graph.is_whole & ~mesh.has_reverse_link)
    areas, parts = _count_by_hull(mesh)
    x, y, z = np.where(np.isfinite(mesh.corners).all(axis=1), mesh.corners.T, np.nan)[:, :, None]
    extents = compute_extents_by_axis(x, y, z, mesh.files.starts("areas.edges"))
    return [
        {
            "version": mesh.version,
            "sub_version": heads["sub_version"][number],
            "gen_version": heads["gen_version"][number],
            "analyzed": bool(heads["analyzed"][number]),
            "areas": counts["areas"][number],
            **one_way[number],
            "ladders": counts["ladders"][number],
            "areas_by_hull": areas[number],
            "parts_by_hull": parts[number],
            "extent": extents[number],
            "custom_data": counts["custom_data"][number],
            "tail": counts["tail"][number],
        }
        for number in range(mesh.meshes)
    ]


_HEADERS = {"sub_version": "sub_version", "gen_version": "generation_params.gen_version", "analyzed": "is_analyzed"}
_COUNTED = {"areas": "areas", "ladders": "ladders", "custom_data": "custom_data.content", "tail": "tail"}


def _count_by_hull(mesh: Source2Mesh) -> tuple[list[dict[str, int]], list[dict[str, int]]]:
    """Return the number of areas of each hull, and of the parts with such areas, for every mesh."""
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
    return [_by_number(row[:end]) for row, end in zip(areas, many, strict=True)], [
        _by_number(row[:end]) for row, end in zip(parts, many, strict=True)
    ]


def _by_number(counts: Array) -> dict[str, int]:
    return {f"{number}": count for number, count in enumerate(counts.tolist())}


def draw_mesh(mesh: Source2Mesh) -> Drawing:
    """Return a drawing of the areas in the world, filled by the mean height of their corners; the first hull is visible
    at first.
    """
    shown = _is_shown(mesh)
    outlines = mesh.corners[np.repeat(shown, np.diff(mesh.edge_offsets)), :2]
    return mesh.draw(shown, outlines, partial(_surfaces, mesh, shown), "x to the right, y up", "setpos {x} {y} {z}")


def _is_shown(mesh: Source2Mesh) -> Array:
    """Return whether areas have corners, all of them in the world; bool, shape (areas,)."""
    outside = ~(np.abs(mesh.corners[:, :2]).max(axis=1, initial=0) <= WORLD) | ~np.isfinite(mesh.corners[:, 2])
    counts = np.diff(mesh.edge_offsets)
    owner = np.repeat(np.arange(len(counts)), counts)
    return (counts > 0) & (counts < 256) & (np.bincount(owner, outside, len(counts)) == 0)


def _surfaces(mesh: Source2Mesh, shown: Array, corners: Array) -> Iterator[Surface]:
    """Yield a surface for each hull; `corners` are those of all drawn areas."""
    counts = np.diff(mesh.edge_offsets)
    hulls = np.unique(mesh.hulls[shown]).tolist()
    themes = [build_part_theme(mesh.parts.part), *iter_flag_themes(mesh.file, "areas", "attributes", "Attributes")]
    for hull in hulls:
        is_of_hull = shown & (mesh.hulls == hull)
        yield Surface(
            f"Hull {hull}" if len(hulls) > 1 else "Areas",
            "area",
            corners[np.repeat(is_of_hull[shown], counts[shown])],
            counts[is_of_hull],
            mesh.centres[is_of_hull, 2],
            mesh.ids[is_of_hull],
            shown=hull == hulls[0],
            themes=tuple(theme.of(is_of_hull) for theme in themes),
        )
