"""Whether a mesh is of the version that it says, which nothing but its own counts and references can tell."""

from __future__ import annotations

import numpy as np

from navspec.columns import Tables, TableSet
from navspec.errors import ReadError
from navspec.families.metroid_prime_path.layout import VARIANTS
from navspec.families.metroid_prime_path.rules.base import RULES
from navspec.families.metroid_prime_path.versions import is_padded, walk
from navspec.families.metroid_prime_path.view import Mesh

_REFERENCES = (
    "NO_OCTREE", "VALUE_NOT_FINITE", "REGION_NO_NODES", "REGION_NODE_RANGE", "REGION_LINK_RANGE", "REGION_INDEX_RANGE",
    "LINK_EDGE_RANGE", "OCTREE_CHILD_RANGE", "OCTREE_LIST_RANGE", "POINT_LINK_RANGE", "POINT_COST_RANGE",
)  # fmt: skip
"""Rules that fail where tables do not stand where they are looked for; those of the spec's references are three more."""


def read_as(data: bytes | bytearray, version: int) -> Tables | None:
    """A mesh as it is under another version; None where its tables do not fit together then."""
    try:
        found = walk(version.to_bytes(4, "big") + bytes(data[4:]))
    except ReadError:
        return None
    found.variant = next(name for name, number in VARIANTS.items() if number == version)
    return found if is_padded(found) and _is_connected(Mesh(TableSet({0: found}))) else None


def fitting_version(data: bytes | bytearray) -> int | None:
    """The lowest version, other than its own, as which all of a mesh fits together."""
    own = int.from_bytes(data[:4], "big")
    return next((each for each in VARIANTS.values() if each != own and read_as(data, each)), None)


def other_version(mesh: Mesh) -> int | None:
    """The version that a mesh is of, where that is not the one that it says."""
    if is_padded(mesh.tables) and _is_connected(mesh):
        return None
    return fitting_version(mesh.tables.to_bytes())


def _is_connected(mesh: Mesh) -> bool:
    """Whether everything that a mesh refers to is there, and numbers are numbers."""
    references = (
        (mesh.column("links", "region_row"), mesh.regions),
        (mesh.column("octree_lookup", ""), mesh.regions),
        (mesh.column("point_links", ""), mesh.points),
    )
    if any(np.any(rows >= count) for rows, count in references):
        return False
    return not any(len(RULES.find_failing_rows(mesh, code)) for code in _REFERENCES)
