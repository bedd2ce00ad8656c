"""Facts of a mesh in the words of the engine."""

from __future__ import annotations

from typing import Any

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
    (found,) = facts(mesh)
    return found


def facts(mesh: Mesh) -> list[dict[str, Any]]:
    """What every mesh holds; see `info`."""
    meshes = range(mesh.meshes)
    analyzed, bsp_size = (
        [None] * mesh.meshes if each is None else each.tolist() for each in map(mesh.headers, _HEADERS)
    )
    counts = {word: mesh.counts(key).tolist() for word, key in _COUNTED.items()}
    approaches = mesh.approach_counts.tolist()
    ways, parts = mesh.count_one_way("areas.connections.ids", mesh.is_passage & ~mesh.has_way_back), mesh.part_facts()
    places, extents = _places(mesh), mesh.extents(slice(None), mesh.files.starts("areas"))
    return [
        {
            "game": mesh.game,
            "version": mesh.version,
            "sub_version": mesh.sub_version,
            "bsp_size": bsp_size[each],
            "analyzed": None if analyzed[each] is None else bool(analyzed[each]),
            "areas": counts["areas"][each],
            **ways[each],
            "hiding_spots": counts["hiding_spots"][each],
            "encounters": counts["encounters"][each],
            "approaches": approaches[each],
            "visible": counts["visible"][each],
            "ladders": counts["ladders"][each],
            **parts[each],
            "places": places[each],
            "extent": extents[each],
            "tail": counts["tail"][each],
        }
        for each in meshes
    ]


_HEADERS = ("is_analyzed", "bsp_size")
_COUNTED = {
    "areas": "areas",
    "hiding_spots": "areas.hiding_spots",
    "encounters": "areas.encounters",
    "visible": "areas.visible",
    "ladders": "ladders",
    "tail": "tail",
}


def _places(mesh: Mesh) -> list[dict[str, int]]:
    """Areas per place, in the order of the directory of each mesh; names that stand twice count together."""
    found: list[dict[str, int]] = [{} for _ in range(mesh.meshes)]
    listed = zip(mesh.mesh_of("places").tolist(), mesh.places, mesh.areas_of_places.tolist(), strict=True)
    for number, name, count in listed:
        text = name.decode("ascii", "backslashreplace")
        found[number][text] = found[number].get(text, 0) + count
    return found
