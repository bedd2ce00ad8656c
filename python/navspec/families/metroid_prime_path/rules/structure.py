"""Rules of the file as a whole: its version, its padding, and numbers that are none."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from navspec.columns import Tables
from navspec.families.metroid_prime_path.layout import MOST_REGIONS, PADDED_TO, PADDING, UNSEEN
from navspec.families.metroid_prime_path.rules.base import Array, once, rule
from navspec.families.metroid_prime_path.rules.versions import other_version
from navspec.families.metroid_prime_path.view import Mesh
from navspec.family.rules.results import RuleResult

_FLOATS = {
    "nodes": ("position", "edge_normal"),
    "links": ("width_2d", "inv_width_2d"),
    "regions": ("height", "plane_normal", "centroid", "aabb_min", "aabb_max"),
    "octree_nodes": ("aabb_min", "aabb_max", "center"),
    "points": ("position",),
    "point_costs": ("",),
}
"""Fields with a fraction, by table."""


@rule("VERSION_UNSEEN", "warning", "inferred")
def _version_unseen(mesh: Mesh) -> RuleResult:
    message = "{where} has version 5, of which no file is known; it is read like version 6"
    return once(mesh.version == UNSEEN, message, "version")


@rule("VERSION_LAYOUT", "error", "inferred")
def _version_layout(mesh: Mesh) -> RuleResult:
    version = other_version(mesh)
    message = "{where} says that it is of version {stored}, but only as version {version} all of it fits together"
    return once(version is not None, message, "version", stored=mesh.version, version=version)


@rule("TRAILING_DATA", "warning", "engine")
def _trailing_data(mesh: Mesh) -> RuleResult:
    rest = mesh.tables["padding"]
    size, others = len(rest), int(np.count_nonzero(rest != PADDING))
    message = "{where} is followed by {size:,} bytes, of which {others:,} are no padding"
    return once(others > 0, message, "padding", size=size, others=others)


@rule("PADDING_LENGTH", "info", "measured")
def _padding_length(mesh: Mesh) -> RuleResult:
    begin, size = mesh.tables.extent("padding")
    multiples = PADDED_TO[mesh.version]
    message = "{where} has {size} bytes of padding, but {due} would fill it to a multiple of {multiple}"
    return once(
        all(size != -begin % multiple for multiple in multiples),
        message,
        "padding",
        asked=bool((mesh.tables["padding"] == PADDING).all()),
        size=size,
        due=-begin % multiples[0],
        multiple=" or ".join(str(multiple) for multiple in multiples),
    )


@rule("REGION_LIMIT", "error", "engine")
def _region_limit(mesh: Mesh) -> RuleResult:
    message = "{where} has {regions:,} regions, but the game searches none with more than 512"
    return once(mesh.regions > MOST_REGIONS, message, "num_regions", regions=mesh.regions)


@rule("NO_OCTREE", "error", "engine")
def _no_octree(mesh: Mesh) -> RuleResult:
    message = "{where} has no octree; the game takes what stands in front of it for one"
    return once(mesh.octree.size == 0, message, "num_octree_nodes")


@rule("VALUE_NOT_FINITE", "error", "inferred")
def _value_not_finite(mesh: Mesh) -> Iterator[RuleResult]:
    for table, field, bad in not_finite(mesh.tables):
        message = "{where} has a number that is none, or infinite"
        yield RuleResult(len(bad), table, np.flatnonzero(bad), message, field)


@rule("EMPTY_MESH", "info", "measured")
def _empty_mesh(mesh: Mesh) -> RuleResult:
    return once(mesh.regions == 0, "{where} has no regions: nothing can go anywhere", "num_regions")


def not_finite(tables: Tables) -> Iterator[tuple[str, str, Array]]:
    """Every column of numbers with a fraction, and where they are infinite or none; table, field, bool per row."""
    for table, fields in _FLOATS.items():
        if table not in tables:
            continue
        for field in fields:
            rows = tables.column(table, field)
            for name in [f"{field}.{axis}" for axis in rows.dtype.names] if rows.dtype.names else [field]:
                yield table, name, ~np.isfinite(tables.column(table, name))
