"""Facts of a mesh in the words of the engine."""

from __future__ import annotations

from typing import Any

import numpy as np

from navspec.families.source_nav.view import NONE, Mesh

Array = np.ndarray[Any, Any]


def info(mesh: Mesh) -> dict[str, Any]:
    """What a mesh holds.

    JSON types only. `game` is the variant, `version`, `sub_version` (None where not stored), `bsp_size` and `analyzed`
    (None where not stored) stand in the header; `areas`, `connections`, `hiding_spots`, `encounters`, `approaches`,
    `visible` and `ladders` are numbers; `one_way` counts connections without a way back on the opposite side,
    `one_way_share` is their share. `places` are names with the areas of each, `extent` least and greatest
    coordinates in units of the map, or None, `tail` bytes behind the mesh.
    """
    links = mesh.connections
    others = links.target != links.owner
    one_way = int(np.count_nonzero(others & (links.target != NONE) & ~mesh.has_way_back))
    analyzed, bsp_size = mesh.header("is_analyzed"), mesh.header("bsp_size")
    return {
        "game": mesh.game,
        "version": mesh.version,
        "sub_version": mesh.sub_version,
        "bsp_size": None if bsp_size is None else int(bsp_size),
        "analyzed": None if analyzed is None else bool(analyzed),
        "areas": len(mesh.ids),
        "connections": len(links.id),
        "one_way": one_way,
        "one_way_share": round(one_way / len(links.id), 4) if len(links.id) else 0.0,
        "hiding_spots": mesh.rows("areas.hiding_spots"),
        "encounters": mesh.rows("areas.encounters"),
        "approaches": mesh.rows(mesh.approaches_key),
        "visible": mesh.rows("areas.visible"),
        "ladders": mesh.rows("ladders"),
        "places": _places(mesh),
        "extent": extent(mesh),
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


def extent(mesh: Mesh) -> dict[str, list[float]] | None:
    """Least and greatest coordinates of corners, those that are numbers."""
    axes = {axis: np.concatenate((mesh.low[:, at], mesh.high[:, at])) for at, axis in enumerate("xy")}
    axes["z"] = mesh.heights.ravel()
    finite = {axis: values[np.isfinite(values)] for axis, values in axes.items()}
    if not all(map(len, finite.values())):
        return None
    return {axis: [float(values.min()), float(values.max())] for axis, values in finite.items()}
