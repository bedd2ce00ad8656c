"""Facts of a mesh in the words of the engine."""

from __future__ import annotations

from typing import Any

import numpy as np

from navspec.families.source_nav.view import Mesh


def info(mesh: Mesh) -> dict[str, Any]:
    """What a mesh holds.

    JSON types only. `game` is the variant, `version`, `sub_version` (None where not stored), `bsp_size` and `analyzed`
    (None where not stored) stand in the header; `areas`, `connections`, `hiding_spots`, `encounters`, `approaches`,
    `visible` and `ladders` are numbers; `one_way` counts connections without a way back on the opposite side,
    `one_way_share` is their share. `parts` counts the parts between which nothing leads, `largest_part` is the share of
    the areas in the largest, `other_parts` has the areas and the extent of the next ones, at most 20, by their lowest id.
    `places` are names with the areas of each, `extent` least and greatest coordinates in units of the map, or None,
    `tail` bytes behind the mesh.
    """
    analyzed, bsp_size = mesh.header("is_analyzed"), mesh.header("bsp_size")
    return {
        "game": mesh.game,
        "version": mesh.version,
        "sub_version": mesh.sub_version,
        "bsp_size": None if bsp_size is None else int(bsp_size),
        "analyzed": None if analyzed is None else bool(analyzed),
        "areas": len(mesh.ids),
        **mesh.way_counts(mesh.is_passage & ~mesh.has_way_back),
        "hiding_spots": mesh.rows("areas.hiding_spots"),
        "encounters": mesh.rows("areas.encounters"),
        "approaches": mesh.rows(mesh.approaches_key),
        "visible": mesh.rows("areas.visible"),
        "ladders": mesh.rows("ladders"),
        **mesh.part_facts(),
        "places": _places(mesh),
        "extent": mesh.extent_of(np.arange(len(mesh.ids))),
        "tail": mesh.rows("tail"),
    }


def _places(mesh: Mesh) -> dict[str, int]:
    """Areas per place, in the order of the directory; names that stand twice count together."""
    counts = np.bincount(mesh.place_index, minlength=len(mesh.places) + 1)[1:]
    found: dict[str, int] = {}
    for name, count in zip(mesh.places, counts.tolist(), strict=False):
        text = name.decode("ascii", "backslashreplace")
        found[text] = found.get(text, 0) + count
    return found
