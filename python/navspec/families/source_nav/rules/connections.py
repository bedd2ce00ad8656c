"""Rules for links and parts of a mesh that need a search through the graph, or a text that is built from a list."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import numpy as np

from navspec.families.source_nav.layout import LAST_GOLDSRC
from navspec.families.source_nav.rules.base import RULES
from navspec.families.source_nav.view import SIDES, Array, SourceMesh
from navspec.family.rules.rule_set import RelatedRows, RuleResult, count_true
from navspec.family.views.mesh import MeshPart

MOST_OF_IT, HALF_OF_IT = 0.95, 0.5
"""Shares of the areas that are in the largest part of most meshes, and of nearly all."""
_MAX_NAMED_PARTS = 3
"""Parts in addition to the largest that a message names."""
_BESIDE = "part of {areas:,} with {{where}}{box}"


@RULES.rule("LINK_TWO_SIDES", "info", "measured", "file", exceptions=380)
def _link_two_sides(mesh: SourceMesh) -> RuleResult:
    """Check for ways over several sides; not declared, as the text lists the sides of a pair of areas."""
    pair, sides = mesh.connected_pairs
    several = np.flatnonzero(sides & sides - 1)
    if not len(several):
        return RuleResult(len(mesh.ids), "areas")
    owner, target = mesh.pair_rows(pair[several])
    is_to_neighbour = owner != target
    rows, first = np.unique(owner[is_to_neighbour], return_index=True)
    words = [" and ".join(SIDES[side] for side in range(4) if mask >> side & 1) for mask in range(16)]
    params = {
        "target": mesh.ids[target[is_to_neighbour][first]].astype(np.int64),
        "sides": [words[mask] for mask in sides[several][is_to_neighbour][first].tolist()],
    }
    message = "{where} leads to area {target} over more than one side: {sides}"
    related = [RelatedRows("{where} is the other end", "areas", target[is_to_neighbour][first])]
    return RuleResult(len(mesh.ids), "areas", rows, message, "connections", params=params, related=related)


@RULES.rule("MESH_PARTS", ("warning", "info"), "measured", "file", exceptions=21)
def _mesh_parts(mesh: SourceMesh) -> Iterator[RuleResult]:
    """Check for parts of a mesh; not declared, as they need a search over the whole graph."""
    areas, sizes = mesh.counts("areas"), mesh.parts.nodes
    yield RuleResult(count_true(areas))
    for number, (count, parts) in enumerate(zip(areas.tolist(), pairwise(mesh.part_starts.tolist()), strict=True)):
        if count and sizes[parts[0]] / count < MOST_OF_IT:
            yield _parts_result(mesh, count, sizes[slice(*parts)], mesh.smaller_parts[number])


def _parts_result(mesh: SourceMesh, areas: int, sizes: Array, smaller_parts: list[MeshPart]) -> RuleResult:
    """Return the finding that a mesh is in parts of these sizes."""
    share = float(sizes[0] / areas)
    words = [f"{part.areas:,} with area {part.area}{_format_extent(part)}" for part in smaller_parts[:_MAX_NAMED_PARTS]]
    unnamed = len(sizes) - 1 - len(words)
    listing = ", ".join(words) + (f", {unnamed:,} smaller ones" if unnamed else "")
    return RuleResult(
        0,
        "areas",
        np.array([smaller_parts[0].row]),
        "the mesh is in {parts} parts between which nothing leads: {largest:,} of its {areas:,} areas "
        f"({share:.1%}), {listing}",
        params={
            "areas": areas,
            "parts": len(sizes),
            "largest": int(sizes[0]),
            "share": round(share, 4),
            "others": [[part.facts for part in smaller_parts]],
        },
        severity="warning" if share < HALF_OF_IT and mesh.version > LAST_GOLDSRC else "info",
        related=[
            RelatedRows(_BESIDE.format(areas=part.areas, box=_format_extent(part)), "areas", np.array([part.row]))
            for part in smaller_parts
        ],
    )


def _format_extent(part: MeshPart) -> str:
    """Return the extent of a part as text; empty where it has none."""
    sides = [f"{axis} {low:,.0f} to {high:,.0f}" for axis, (low, high) in (part.extent or {}).items()]
    return f" ({', '.join(sides)})" if sides else ""
