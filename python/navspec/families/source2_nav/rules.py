"""Rules of meshes of Source 2 that the annotations of the spec cannot say."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from navspec.families.source2_nav.identify import FORMAT
from navspec.families.source2_nav.view import NONE, Mesh
from navspec.family.contract import rule_texts
from navspec.family.rules import Answer, RuleSet

Array = np.ndarray[Any, Any]

RULES = RuleSet("source2_nav", "NAV2_", Mesh, lambda: rule_texts("navspec.families.source2_nav"))
RULES.structure("TRUNCATED", "inferred", FORMAT)
RULES.structure("COUNT_EXCEEDS_FILE", "inferred", FORMAT)
RULES.structure("KV3_BAD", "community", FORMAT)
RULES.structure("GEN_VERSION", "community", FORMAT)
RULES.structure("ENCOUNTERS", "community", FORMAT)
RULES.structure("POLYGON_RANGE", "community", FORMAT)

SEEN_VERSIONS = (30, 35, 36)

_PADDING = ("movable_mesh_padding", "game_data_padding", "extra_generation_padding", "custom_data_padding")
_SLOTS = ("top_forward", "top_left", "top_right", "top_behind", "bottom", "bottom_left", "bottom_right")

_THE_FILE = np.zeros(1, np.int64)
_NOTHING = np.zeros(0, np.int64)


# The file


@RULES.rule("VERSION_UNSEEN", "info", "inferred", "file")
def version_unseen(mesh: Mesh) -> Answer:
    """The version is one that real files have."""
    message = "{where} has version {version}, of which no file is known"
    is_seen = mesh.version in SEEN_VERSIONS
    return Answer(1, rows=_THE_FILE[is_seen:], field="version", message=message, params={"version": mesh.version})


@RULES.rule("TRAILING_BYTES", "warning", "measured", "file")
def trailing_bytes(mesh: Mesh) -> Answer:
    """Nothing follows the mesh."""
    size = len(mesh.tables["tail"])
    message = "{where} ends {size} bytes before the file does"
    return Answer(1, rows=_THE_FILE[: size > 0], field="tail", message=message, params={"size": size})


@RULES.rule("PADDING_NONZERO", "info", "measured", "file")
def padding_nonzero(mesh: Mesh) -> Answer:
    """Zeros fill the space in front of blocks of keys and values."""
    stored = [name for name in _PADDING if len(mesh.tables[name])]
    bad = [name for name in stored if mesh.tables[name].any()]
    message = "{where} has bytes other than 0 in front of a block of keys and values"
    return Answer(len(stored), rows=np.zeros(len(bad), np.int64), fields=bad, message=message)


@RULES.rule("GRAVITY_COUNT", "error", "community", "file")
def gravity_count(mesh: Mesh) -> Answer:
    """Every corner has a direction of gravity, where there are any."""
    if not mesh.has_gravity:
        return Answer(0)
    directions, corners = len(mesh.tables["gravity"]), len(mesh.tables["corners"])
    return Answer(
        1,
        rows=_THE_FILE[: directions != corners],
        field="num_gravity",
        message="{where} has {directions} directions of gravity for {corners} corners",
        params={"directions": directions, "corners": corners},
    )


# Polygons


@RULES.rule("POLYGON_FEW_CORNERS", "warning", "measured", "file")
def polygon_few_corners(mesh: Mesh) -> Answer:
    """A polygon has three corners or more."""
    counts = np.diff(mesh.outlines.offsets)
    rows = np.flatnonzero(counts < 3)
    params = {"count": counts[rows]}
    return Answer(len(counts), mesh.outlines.table, rows, "{where} has {count} corners", params=params)


@RULES.rule("POLYGON_WINDING", "info", "measured", "file", exceptions=1)
def polygon_winding(mesh: Mesh) -> Answer:
    """Corners follow each other counter-clockwise; outlines with a corner that is nowhere are not asked."""
    sizes = mesh.outlines.signed_areas()
    asked = np.isfinite(sizes)
    rows = np.flatnonzero(asked & (sizes <= 0))
    message = "{where} is clockwise or empty: its area seen from above is {size:.1f}"
    return Answer(int(asked.sum()), mesh.outlines.table, rows, message, params={"size": sizes[rows]})


@RULES.rule("POLYGON_SHARED", "info", "measured", "file")
def polygon_shared(mesh: Mesh) -> Answer:
    """Each polygon is the outline of one area."""
    if not mesh.has_polygons:
        return Answer(0)
    uses = np.bincount(mesh.polygon_index, minlength=len(mesh.tables["polygons"]))
    rows = np.flatnonzero(uses != 1)
    return Answer(len(uses), "polygons", rows, "{where} is the outline of {uses} areas", params={"uses": uses[rows]})


# Links


@RULES.rule("LINK_EDGE_RANGE", "error", "measured", "file")
def link_edge_range(mesh: Mesh) -> Answer:
    """A link enters its area over an edge that the area has."""
    _, _, target, edge, ids = mesh.links
    there = target != NONE
    edges = np.diff(mesh.edge_offsets)[target]
    rows = np.flatnonzero(there & (edge >= edges))
    message = "{where} enters area {target} over edge {edge}, of {edges} edges"
    params = {"target": ids[rows], "edge": edge[rows], "edges": edges[rows]}
    return Answer(int(there.sum()), "areas.edges.links", rows, message, "edge_index", params=params)


@RULES.rule("LINK_HULL", "warning", "measured", "file")
def link_hull(mesh: Mesh) -> Answer:
    """A link leads to an area of the same hull."""
    owner, _, target, _, ids = mesh.links
    there = target != NONE
    rows = np.flatnonzero(there & (mesh.hulls[owner] != mesh.hulls[target]))
    own, other = mesh.hulls[owner[rows]], mesh.hulls[target[rows]]
    message = "{where} leads from hull {hull} to area {target} of hull {target_hull}"
    params = {"hull": own, "target": ids[rows], "target_hull": other}
    return Answer(int(there.sum()), "areas.edges.links", rows, message, "area_id", params=params)


@RULES.rule("LINK_ONE_WAY", "info", "measured", "file", exceptions=287)
def link_one_way(mesh: Mesh) -> Answer:
    """The edge that a link leads to leads back."""
    there = mesh.links.target != NONE
    rows = np.flatnonzero(there & ~mesh.has_way_back)
    message = "{where} leads to area {target} edge {target_edge}, and no link leads back"
    params = {"target": mesh.links.id[rows], "target_edge": mesh.links.target_edge[rows]}
    return Answer(int(there.sum()), "areas.edges.links", rows, message, params=params)


# Ladders


@RULES.rule("LADDER_DANGLING", "warning", "inferred", "file")
def ladder_dangling(mesh: Mesh) -> Iterator[Answer]:
    """Ladders and areas that name each other exist; 0 names none."""
    known = mesh.tables.column("ladders", "id")
    for table in ("areas.ladders_above.ids", "areas.ladders_below.ids"):
        ids = mesh.tables[table]
        rows = np.flatnonzero((ids != 0) & ~np.isin(ids, known))
        message = "{where} names ladder {ladder}, which does not exist"
        yield Answer(int(np.count_nonzero(ids)), table, rows, message, params={"ladder": ids[rows]})
    for slot in _SLOTS:
        ids = mesh.ladder_areas(slot)
        rows = np.flatnonzero((ids != 0) & (mesh.rows(ids) == NONE))
        message = f"{{where}} leads to area {{area}} ({slot.replace('_', ' ')}), which does not exist"
        yield Answer(int(np.count_nonzero(ids)), "ladders", rows, message, f"{slot}_area", params={"area": ids[rows]})
