"""Rules for meshes of Source 2 that the annotations of the spec cannot express."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from navspec.columns.access import Array
from navspec.families.source2_nav.identify import FORMAT
from navspec.families.source2_nav.view import LISTS, SLOTS, Source2Mesh
from navspec.family.contract import rule_texts
from navspec.family.rules.link_rules import LinkRules
from navspec.family.rules.rule_set import RelatedRows, RuleResult, RuleSet, check_rows
from navspec.family.views.row_index import NO_ROW

RULES = RuleSet("source2_nav", "NAV2_", lambda: rule_texts("navspec.families.source2_nav"), "measured", 5)
for _code in ("TRUNCATED", "COUNT_EXCEEDS_FILE"):
    RULES.structure(_code, "inferred", FORMAT)
for _code in ("KV3_BAD", "GEN_VERSION", "ENCOUNTERS", "POLYGON_RANGE"):
    RULES.structure(_code, "community", FORMAT)

SEEN_VERSIONS = {30: 0, 35: 1, 36: 1}
"""Sub-version of the known files of each version."""

_PADDING = ("movable_mesh_padding", "game_data_padding", "extra_generation_padding", "custom_data_padding")

LINKS = LinkRules("areas.edges.links", "areas")


# The file


def _check_meshes(fails: Array, checked: Array | int, message: str, field: str, **params: Any) -> RuleResult:
    """Return the result of a check of every mesh; arrays of `params` have a value for each."""
    return check_rows("", fails, checked, message, field, **params)


@RULES.rule("VERSION_UNSEEN", "info", "inferred", "file")
def version_unseen(mesh: Source2Mesh) -> RuleResult:
    """Check that the version is one of known files."""
    seen = SEEN_VERSIONS.get(mesh.version)
    sub_versions = mesh.tables.column("", "sub_version")
    message = "{where} has version {version}, of which no file is known"
    version = np.array([f"{mesh.version}.{sub_version}" for sub_version in sub_versions])
    field = "version" if seen is None else "sub_version"
    return _check_meshes(
        sub_versions != (-1 if seen is None else seen), mesh.count(""), message, field, version=version
    )


@RULES.rule("TRAILING_BYTES", "warning", "measured", "file")
def trailing_bytes(mesh: Source2Mesh) -> RuleResult:
    """Check that no bytes follow the mesh."""
    sizes = mesh.counts("tail")
    return _check_meshes(
        sizes > 0, mesh.count(""), "{where} ends {size} bytes before the file does", "tail", size=sizes
    )


@RULES.rule("PADDING_NONZERO", "info", "measured", "file")
def padding_nonzero(mesh: Source2Mesh) -> RuleResult:
    """Check that zeros fill the space before blocks of keys and values."""
    cases = sum(int(np.count_nonzero(mesh.counts(name))) for name in _PADDING)
    bad = [(row, name) for name in _PADDING for row in np.unique(mesh.mesh_of(name)[mesh.tables[name] != 0]).tolist()]
    rows, names = np.array([row for row, _ in bad], np.int64), [name for _, name in bad]
    message = "{where} has bytes other than 0 in front of a block of keys and values"
    return RuleResult(cases, rows=rows, fields=names, message=message)


@RULES.rule("GRAVITY_COUNT", "error", "community", "file")
def gravity_count(mesh: Source2Mesh) -> RuleResult:
    """Check that every corner has a direction of gravity, if any has."""
    flags = mesh.headers("gravity_flags")
    if flags is None:
        return RuleResult(0)
    directions, corners = mesh.counts("gravity"), mesh.counts("corners")
    message = "{where} has {directions} directions of gravity for {corners} corners"
    params = {"directions": directions, "corners": corners}
    return _check_meshes(directions != corners, flags & 1 > 0, message, "num_gravity", **params)


# Polygons


@RULES.rule("POLYGON_FEW_CORNERS", "warning", "measured", "file")
def polygon_few_corners(mesh: Source2Mesh) -> RuleResult:
    """Check that a polygon has three corners or more."""
    counts = np.diff(mesh.outlines.offsets)
    return check_rows(mesh.outlines.table, counts < 3, len(counts), "{where} has {count} corners", count=counts)


@RULES.rule("POLYGON_WINDING", "info", "measured", "file", exceptions=1)
def polygon_winding(mesh: Source2Mesh) -> RuleResult:
    """Check that corners follow each other counter-clockwise; outlines with a missing corner are skipped."""
    sizes = mesh.outlines.signed_areas()
    message = "{where} is clockwise or empty: its area seen from above is {size:.1f}"
    return check_rows(mesh.outlines.table, sizes <= 0, np.isfinite(sizes), message, size=sizes)


@RULES.rule("POLYGON_SHARED", "info", "measured", "file")
def polygon_shared(mesh: Source2Mesh) -> RuleResult:
    """Check that each polygon is the outline of one area."""
    if not mesh.has_polygons:
        return RuleResult(0)
    uses = np.bincount(mesh.polygon_index, minlength=len(mesh.tables["polygons"]))
    result = check_rows("polygons", uses != 1, len(uses), "{where} is the outline of {uses} areas", uses=uses)
    first, last = np.full((2, len(uses)), NO_ROW)
    rows = np.arange(len(mesh.ids))
    first[mesh.polygon_index[::-1]], last[mesh.polygon_index] = rows[::-1], rows
    result.related = [RelatedRows("{where} has it", "areas", areas[result.rows]) for areas in (first, last)]
    return result


# Links


@RULES.rule("LINK_EDGE_RANGE", "error", "measured", "file")
def link_edge_range(mesh: Source2Mesh) -> RuleResult:
    """Check that a link enters its area over an existing edge."""
    _, _, target, edge, ids = mesh.links
    edges = np.diff(mesh.edge_offsets)[target]
    message = "{where} enters area {target} over edge {edge}, of {edges} edges"
    params = {"target": ids, "edge": edge, "edges": edges}
    result = check_rows(LINKS.table, edge >= edges, mesh.graph.is_whole, message, "edge_index", **params)
    result.related = [LINKS.relate_far_ends(mesh.graph, result.rows)]
    return result


@RULES.rule("LINK_HULL", "warning", "measured", "file")
def link_hull(mesh: Source2Mesh) -> RuleResult:
    """Check that a link leads to an area of the same hull."""
    links = mesh.graph.unlike_ends(mesh.hulls)
    hull, target = (mesh.hulls[ends[links]] for ends in (mesh.links.owner, mesh.links.target))
    message = "{where} leads from hull {hull} to area {target} of hull {target_hull}"
    params = {"hull": hull, "target": mesh.links.id[links], "target_hull": target}
    return LINKS.build_result(mesh, links, message, params, field="area_id")


@RULES.rule("LINK_ONE_WAY", "info", "measured", "file", exceptions=287)
def link_one_way(mesh: Source2Mesh) -> RuleResult:
    """Check that the edge that a link leads to leads back."""
    message = "{where} leads to area {target} edge {target_edge}, and no link leads back"
    rows = np.flatnonzero(mesh.graph.is_whole & ~mesh.has_reverse_link)
    params = {"target": mesh.links.id[rows], "target_edge": mesh.links.target_edge[rows]}
    return LINKS.build_result(mesh, rows, message, params)


# Ladders


@RULES.rule("LADDER_DANGLING", "warning", "inferred", "file")
def ladder_dangling(mesh: Source2Mesh) -> Iterator[RuleResult]:
    """Check that ladders and areas that name each other exist; 0 names none."""
    for table in LISTS:
        ids = mesh.tables[table]
        message = "{where} names ladder {ladder}, which does not exist"
        yield check_rows(table, ~mesh.ladder_index.has(table, ids), ids != 0, message, ladder=ids)
    for slot in SLOTS:
        ids = mesh.ladder_areas(slot)
        message = f"{{where}} leads to area {{area}} ({slot.replace('_', ' ')}), which does not exist"
        if len(ids):
            yield check_rows(
                "ladders", mesh.rows("ladders", ids) == NO_ROW, ids != 0, message, f"{slot}_area", area=ids
            )
