"""Overviews of meshes: facts in the words of the engine, and a map of areas by height, properties and visibility."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from navspec.families.source_nav.view import NO_ROW, Array, SourceMesh, VisibleEntries
from navspec.family.views.drawing import MAX_NAMED_PARTS, build_part_theme, iter_flag_themes
from navspec.records.drawing import MOST_RELATED, Drawing, Relation, Surface, Theme


def describe_mesh(mesh: SourceMesh) -> dict[str, Any]:
    """Return the facts of one mesh.

    JSON types only. `game` is the variant. `version`, `sub_version` (None where not stored), `bsp_size` and
    `analyzed` (None where not stored) are values of the header. `areas`, `connections`, `hiding_spots`, `encounters`,
    `approaches`, `visible` and `ladders` are numbers. `one_way` counts connections without a reverse one on the
    opposite side, `one_way_share` is their share. `parts` counts the parts without connections between them,
    `largest_part` is the share of the areas in the largest, `other_parts` has the areas and the extent of the next
    ones, at most 20, by their lowest id. `places` are names with the areas of each, `extent` least and greatest
    coordinates in units of the map, or None, `tail` bytes after the mesh.

    Meshes of Left 4 Dead have more: `spawn_attributes` are the areas of each, `checkpoints` the areas of each group of
    linked checkpoint areas, by its first area, at most 20. `start` and `end` are None, or where the map starts and ends:
    the spawn attribute that says so (`mark`), the number of such areas, and the first of them (`first`). A mesh does not say
    which of two checkpoints is the start; see `Flow`. `flow` says whether a way leads from start to end, None where one
    of them is missing. `unreached` are the areas to which no way leads from the start, None without a start.
    """
    (mesh_facts,) = describe_meshes(mesh)
    return mesh_facts


def describe_meshes(mesh: SourceMesh) -> list[dict[str, Any]]:
    """Return the facts of every mesh; see `describe_mesh`."""
    meshes = range(mesh.meshes)
    analyzed, bsp_size = (
        [None] * mesh.meshes if values is None else values.tolist() for values in map(mesh.headers, _HEADERS)
    )
    counts = {word: mesh.counts(key).tolist() for word, key in _COUNTED.items()}
    approaches = mesh.approach_counts.tolist()
    one_way, parts = (
        mesh.count_one_way("areas.connections.ids", mesh.is_passage & ~mesh.has_reverse_link),
        mesh.part_facts(),
    )
    flow = _flow_facts(mesh) if mesh.has_field("areas", SPAWN) else [{}] * mesh.meshes
    places, extents = _areas_by_place(mesh), mesh.extents(slice(None), mesh.files.starts("areas"))
    return [
        {
            "game": mesh.game,
            "version": mesh.version,
            "sub_version": mesh.sub_version,
            "bsp_size": bsp_size[number],
            "analyzed": None if analyzed[number] is None else bool(analyzed[number]),
            "areas": counts["areas"][number],
            **one_way[number],
            "hiding_spots": counts["hiding_spots"][number],
            "encounters": counts["encounters"][number],
            "approaches": approaches[number],
            "visible": counts["visible"][number],
            "ladders": counts["ladders"][number],
            **parts[number],
            **flow[number],
            "places": places[number],
            "extent": extents[number],
            "tail": counts["tail"][number],
        }
        for number in meshes
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


def _areas_by_place(mesh: SourceMesh) -> list[dict[str, int]]:
    """Return the number of areas per place, in the order of the directory of each mesh; equal names count together."""
    places: list[dict[str, int]] = [{} for _ in range(mesh.meshes)]
    listed = zip(mesh.mesh_of("places").tolist(), mesh.places, mesh.areas_of_places.tolist(), strict=True)
    for number, name, count in listed:
        text = name.decode("ascii", "backslashreplace")
        places[number][text] = places[number].get(text, 0) + count
    return places


def _flow_facts(mesh: SourceMesh) -> list[dict[str, Any]]:
    """Return the spawn attributes, the checkpoints, and the flow of every mesh of Left 4 Dead."""
    flow, ids = mesh.flow, mesh.ids.tolist()
    names = mesh.tables.bits("areas", SPAWN)
    words = {
        name: mesh.count_per_mesh("areas", mesh.column("areas", f"{SPAWN}.{name}") != 0).tolist() for name in names
    }
    groups, checkpoints = flow.checkpoints, [dict[str, int]() for _ in range(mesh.meshes)]
    firsts = groups.rows[np.unique(groups.group, return_index=True)[1]]
    for row, areas, number in zip(firsts.tolist(), groups.areas.tolist(), groups.mesh.tolist(), strict=True):
        if len(checkpoints[number]) < MAX_NAMED_PARTS:
            checkpoints[number][f"area {ids[row]}"] = areas
    starts, ends = (_ends(mesh, is_end, mark) for is_end, mark in ((flow.start, "player_start"), (flow.end, "finale")))
    has_way = mesh.count_per_mesh("areas", flow.end & flow.is_reached).tolist()
    unreached = mesh.count_per_mesh("areas", ~flow.is_reached).tolist()
    return [
        {
            SPAWN: {name: counts[number] for name, counts in words.items() if counts[number]},
            "checkpoints": checkpoints[number],
            "start": start,
            "end": end,
            "flow": has_way[number] > 0 if start and end else None,
            "unreached": unreached[number] if start else None,
        }
        for number, (start, end) in enumerate(zip(starts, ends, strict=True))
    ]


def _ends(mesh: SourceMesh, is_end: Array, mark: str) -> list[dict[str, Any] | None]:
    """Return the mark and the areas of the start or the end of every mesh: `mark`, or else checkpoints."""
    firsts, counts = mesh.first_per_mesh("areas", is_end), mesh.count_per_mesh("areas", is_end)
    return [
        {"mark": mark if mesh.flow.marks[mark][row] else "checkpoint", "areas": count, "first": f"area {mesh.ids[row]}"}
        if count
        else None
        for row, count in zip(firsts.tolist(), counts.tolist(), strict=True)
    ]


SPAWN = "spawn_attributes"
_MAX_BANDS, _BAND = 10, 500.0
"""Bands of distances, and the unit of their widths."""
_MARKS = {
    "attributes": "Attributes",
    "tf_attributes": "Attributes of Team Fortress 2",
    SPAWN: "Spawn attributes",
}
"""Fields of areas whose bits have names."""


def draw_mesh(mesh: SourceMesh) -> Drawing:
    """Return a drawing of the areas with a position, filled by the mean height of their corners."""
    shown = mesh.is_placed & np.isfinite(mesh.heights).all(axis=1)
    (west, south), (east, north) = mesh.low[shown, :2].T, mesh.high[shown, :2].T
    outlines = np.stack((west, south, east, south, east, north, west, north), axis=1).reshape(-1, 2)

    def surfaces(corners: Array) -> Iterator[Surface]:
        counts, ids = np.full(len(west), 4), mesh.ids[shown].astype(np.int64)
        height, themes = mesh.heights[shown].mean(axis=1), tuple(theme.of(shown) for theme in _themes(mesh))
        yield Surface(
            "Areas", "area", corners, counts, height, ids, themes=themes, relation=_visibility_relation(mesh, shown)
        )

    console = () if mesh.game == "goldsrc" else ("setpos {x} {y} {z}", "nav_mark {area}")
    return mesh.draw(shown, outlines, surfaces, "x to the right, y up (which the engine calls south)", *console)


def _themes(mesh: SourceMesh) -> Iterator[Theme]:
    """Yield the themes of areas: parts, distances from the start, named bits, and places."""
    yield build_part_theme(mesh.parts.part)
    if mesh.flow.start.any():
        yield _distance_theme(mesh.flow_distance)
    for field, title in _MARKS.items():
        yield from iter_flag_themes(mesh.file, "areas", field, title)
    if mesh.place_index.any():
        names = ["", *(name.decode("ascii", "backslashreplace") for name in mesh.places)]
        used, code = np.unique(np.where(mesh.place_index < len(names), mesh.place_index, 0), return_inverse=True)
        places = used[used > 0]
        yield Theme("Place", tuple(names[place] for place in places.tolist()), code - (len(used) - len(places)))


def _distance_theme(distance: Array) -> Theme:
    """Return a theme of areas by their distance from the start, in bands of equal width, nearest first."""
    step = max(np.ceil(np.nanmax(distance) / _MAX_BANDS / _BAND) * _BAND, _BAND)
    codes = np.nan_to_num(distance // step, nan=-1).astype(np.int64)
    count = int(codes.max()) + 1
    names = [f"{step * band:,.0f} to {step * (band + 1):,.0f} units" for band in range(count)]
    is_beyond = codes < 0
    beyond = ("Not reached",) if is_beyond.any() else ()
    return Theme("Distance from the start", (*names, *beyond), np.where(is_beyond, count, codes))


def _visibility_relation(mesh: SourceMesh, shown: Array) -> Relation | None:
    """Return the areas that are visible from the drawn ones, as the engine computes it."""
    title, word = "Visible from an area", "visible"
    if not mesh.count("areas.visible"):
        return None
    if len(mesh.ids) > MOST_RELATED:
        return Relation(title, word, None)
    seen, count = mesh.visible_entries, len(mesh.ids)
    if (seen.target == NO_ROW).any():
        seen = VisibleEntries(*(column[seen.target != NO_ROW] for column in seen))
    cells, is_seen = seen.owner * count + seen.target, seen.flags != 0
    pairs = np.zeros((count, count), bool)
    flat = pairs.reshape(-1)
    flat[cells[::-1]] = is_seen[::-1]  # the first of several entries counts
    heirs, is_heir = np.flatnonzero(mesh.is_heir), mesh.is_heir[seen.owner]
    pairs[heirs] = pairs[mesh.parent[heirs]]  # only the parent's own list: the engine takes one step
    flat[cells[is_heir][::-1]] = is_seen[is_heir][::-1]
    np.fill_diagonal(pairs, val=True)
    return Relation(title, word, np.packbits(pairs if shown.all() else pairs[shown][:, shown], axis=1))
