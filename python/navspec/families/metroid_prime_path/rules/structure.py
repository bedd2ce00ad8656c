"""The rule for the version of a mesh, and diagnosis of wrong versions.

Only the counts and references of a mesh show whether its stored version is right.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from navspec.columns import Tables, TableSet
from navspec.errors import ReadError
from navspec.families.metroid_prime_path.layout import VARIANTS
from navspec.families.metroid_prime_path.rules.base import RULES, rule
from navspec.families.metroid_prime_path.versions import is_padded, read_mesh
from navspec.families.metroid_prime_path.view import PrimeMesh
from navspec.family.diagnosis.hypotheses import FileGroup, Hypothesis
from navspec.family.rules.checks import run_checks
from navspec.family.rules.rule_set import RuleResult

_REFERENCES = (
    "NO_OCTREE", "VALUE_NOT_FINITE", "REGION_NO_NODES", "REGION_NODE_RANGE", "REGION_LINK_RANGE", "REGION_INDEX_RANGE",
    "LINK_EDGE_RANGE", "OCTREE_CHILD_RANGE", "OCTREE_LIST_RANGE", "POINT_LINK_RANGE", "POINT_COST_RANGE",
)  # fmt: skip
"""Checks of the spec that fail where tables are not where they are expected, in addition to three references."""


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
    return not any(len(result.rows) for code in _REFERENCES for result in run_checks(mesh, RULES.prefix + code))


@rule("VERSION_LAYOUT", "error", "inferred")
def _version_layout(mesh: PrimeMesh) -> RuleResult:
    """Check that the mesh fits its version; a spec cannot read the file as another version."""
    version = find_true_version(mesh)
    message = "{where} says version {stored}, but the data only fits version {version}"
    rows, params = np.flatnonzero([version is not None]), {"stored": mesh.version, "version": version}
    return RuleResult(1, rows=rows, message=message, field="version", params=params)


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
