"""Rules for the file as a whole: its version, its padding, and numbers that are not finite; and diagnosis of wrong
versions.

Only the counts and references of a mesh show whether its stored version is right.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from navspec.columns import Tables, TableSet
from navspec.errors import ReadError
from navspec.families.metroid_prime_path.layout import MOST_REGIONS, PADDED_TO, PADDING, UNSEEN, VARIANTS
from navspec.families.metroid_prime_path.rules.base import RULES, Array, check_mesh, rule
from navspec.families.metroid_prime_path.versions import is_padded, read_mesh
from navspec.families.metroid_prime_path.view import PrimeMesh
from navspec.family.diagnosis.hypotheses import FileGroup, Hypothesis
from navspec.family.rules.rule_set import RuleResult

_REFERENCES = (
    "NO_OCTREE", "VALUE_NOT_FINITE", "REGION_NO_NODES", "REGION_NODE_RANGE", "REGION_LINK_RANGE", "REGION_INDEX_RANGE",
    "LINK_EDGE_RANGE", "OCTREE_CHILD_RANGE", "OCTREE_LIST_RANGE", "POINT_LINK_RANGE", "POINT_COST_RANGE",
)  # fmt: skip
"""Rules that fail where tables are not where they are expected, in addition to three reference rules of the spec."""


def read_as_version(data: bytes | bytearray, version: int) -> Tables | None:
    """Return a mesh read as another version; None where its tables are inconsistent then."""
    try:
        tables = read_mesh(version.to_bytes(4, "big") + bytes(data[4:]))
    except ReadError:
        return None
    tables.variant = next(name for name, number in VARIANTS.items() if number == version)
    return tables if is_padded(tables) and _is_consistent(PrimeMesh(TableSet({0: tables}))) else None


def find_fitting_version(data: bytes | bytearray) -> int | None:
    """Return the lowest version, other than its own, that fits all of a mesh; None for none."""
    stored = int.from_bytes(data[:4], "big")
    return next(
        (version for version in VARIANTS.values() if version != stored and read_as_version(data, version)), None
    )


def find_true_version(mesh: PrimeMesh) -> int | None:
    """Return the version of a mesh where it is not the stored one; None where it is."""
    if is_padded(mesh.tables) and _is_consistent(mesh):
        return None
    return find_fitting_version(mesh.tables.to_bytes())


def _is_consistent(mesh: PrimeMesh) -> bool:
    """Return whether all references of a mesh lead to existing rows, and all numbers are finite."""
    references = (
        (mesh.column("links", "region_row"), mesh.regions),
        (mesh.column("octree_lookup", ""), mesh.regions),
        (mesh.column("point_links", ""), mesh.points),
    )
    if any(np.any(rows >= count) for rows, count in references):
        return False
    return not any(len(RULES.find_failing_rows(mesh, code)) for code in _REFERENCES)


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
def _version_unseen(mesh: PrimeMesh) -> RuleResult:
    message = "{where} has version 5, of which no file is known; it is read like version 6"
    return check_mesh(mesh.version == UNSEEN, message, "version")


@rule("VERSION_LAYOUT", "error", "inferred")
def _version_layout(mesh: PrimeMesh) -> RuleResult:
    version = find_true_version(mesh)
    message = "{where} says version {stored}, but the data only fits version {version}"
    return check_mesh(version is not None, message, "version", stored=mesh.version, version=version)


@rule("TRAILING_DATA", "warning", "engine")
def _trailing_data(mesh: PrimeMesh) -> RuleResult:
    rest = mesh.tables["padding"]
    size, num_others = len(rest), int(np.count_nonzero(rest != PADDING))
    message = "{where} is followed by {size:,} bytes, of which {others:,} are not padding"
    return check_mesh(num_others > 0, message, "padding", size=size, others=num_others)


@rule("PADDING_LENGTH", "info", "measured")
def _padding_length(mesh: PrimeMesh) -> RuleResult:
    begin, size = mesh.tables.extent("padding")
    multiples = PADDED_TO[mesh.version]
    message = "{where} has {size} bytes of padding, but {due} would fill it to a multiple of {multiple}"
    return check_mesh(
        all(size != -begin % multiple for multiple in multiples),
        message,
        "padding",
        is_checked=bool((mesh.tables["padding"] == PADDING).all()),
        size=size,
        due=-begin % multiples[0],
        multiple=" or ".join(str(multiple) for multiple in multiples),
    )


@rule("REGION_LIMIT", "error", "engine")
def _region_limit(mesh: PrimeMesh) -> RuleResult:
    message = "{where} has {regions:,} regions, but the game searches none with more than 512"
    return check_mesh(mesh.regions > MOST_REGIONS, message, "num_regions", regions=mesh.regions)


@rule("NO_OCTREE", "error", "engine")
def _no_octree(mesh: PrimeMesh) -> RuleResult:
    message = "{where} has no octree; the game reads the bytes before it as one"
    return check_mesh(mesh.octree.size == 0, message, "num_octree_nodes")


@rule("VALUE_NOT_FINITE", "error", "inferred")
def _value_not_finite(mesh: PrimeMesh) -> Iterator[RuleResult]:
    for table, field, bad in iter_not_finite(mesh.tables):
        message = "{where} has a number that is none, or infinite"
        yield RuleResult(len(bad), table, np.flatnonzero(bad), message, field)


@rule("EMPTY_MESH", "info", "measured")
def _empty_mesh(mesh: PrimeMesh) -> RuleResult:
    return check_mesh(mesh.regions == 0, "{where} has no regions: nothing can go anywhere", "num_regions")


def iter_not_finite(tables: Tables) -> Iterator[tuple[str, str, Array]]:
    """Yield every column of numbers with a fraction, and whether its values are infinite or NaN; table, field, bool per
    row.
    """
    for table, fields in _FLOATS.items():
        if table not in tables:
            continue
        for field in fields:
            rows = tables.column(table, field)
            for name in [f"{field}.{axis}" for axis in rows.dtype.names] if rows.dtype.names else [field]:
                yield table, name, ~np.isfinite(tables.column(table, name))


def find_causes(scene: FileGroup) -> Iterator[Hypothesis]:
    """Yield hypotheses: versions that do not fit."""
    for failing_file in scene.failing_files:
        if failing_file.budget.remaining and (version := find_fitting_version(failing_file.data)) is not None:
            stored = int.from_bytes(failing_file.data[:4], "big")
            name = failing_file.name or "the mesh"
            yield Hypothesis(
                code="WRONG_VERSION",
                message=f"{name} says version {stored}, but the data fits version {version}",
                fix="Set the version that it fits: `navspec repair --select PRIME_VERSION_LAYOUT`",
                paths=(failing_file.path,),
                data={failing_file.path: version.to_bytes(4, "big") + bytes(failing_file.data[4:])},
            )
