"""Diagnoses of meshes: another version word, a mesh of another map, lists that name other areas."""

from __future__ import annotations

import struct
from collections.abc import Iterator

from navspec.columns import TableSet
from navspec.families.source_nav.layout import LAST, MAGIC, version_of
from navspec.families.source_nav.view import SourceMesh
from navspec.family.diagnosis.hypotheses import Candidate, FileGroup, Hypothesis

_SIZE = "NAV_BSP_SIZE_MISMATCH"
_NO_SELF = "NAV_VIS_NO_SELF"
_FOREIGN_LIST_RULES = (
    _NO_SELF, "NAV_VIS_INDEX_RANGE", "NAV_VIS_TARGET_DANGLING", "NAV_VIS_DUPLICATE", "NAV_VIS_DELETE_NOT_INHERITED",
    "NAV_VIS_REDUNDANT",
)  # fmt: skip
"""Rules that fail where lists of visible areas name other areas than they should."""
_FEW_BLIND = 0.05
"""Share of areas that may fail to see themselves before the lists are doubted as a whole."""
_SUB_VERSIONS = (0, 1, 2, 3, 4, 256, 257)
_FIRST_WITH_SUB_VERSION = 10
_LEAST = 24
"""Bytes of the smallest mesh."""


def find_causes(scene: FileGroup) -> Iterator[Hypothesis]:
    """Yield hypotheses: versions that do not fit, sizes of other maps, and lists of visible areas that name other
    areas.
    """
    for file in scene.files:
        if scene.fails(_SIZE, file.path):
            yield Hypothesis(
                code="OTHER_MAP",
                message=f"{file.name} was saved for another build of the map, or for another map",
                fix="Generate the mesh again with the map that it is for, or check whether it still fits",
                paths=(file.path,),
                codes=(_SIZE,),
            )
        yield from _explain_foreign_lists(scene, file)
    for failing_file in scene.failing_files:
        if data := _find_fitting_version(failing_file):
            yield Hypothesis(
                code="WRONG_VERSION",
                message=f"{failing_file.name or 'the mesh'} says version {version_of(failing_file.data)}, "
                f"but the data fits version {version_of(data)}",
                fix="Set the version that it fits; repair does so",
                paths=(failing_file.path,),
                data={failing_file.path: data},
                summary="set the version that everything fits",
                repairs=True,
            )


def _explain_foreign_lists(scene: FileGroup, file: Candidate) -> Iterator[Hypothesis]:
    """Yield a hypothesis for lists of visible areas in which many areas do not find themselves."""
    if file.tables is None or not scene.fails(_NO_SELF, file.path):
        return
    mesh = SourceMesh(TableSet({0: file.tables}))
    blind = len(mesh.visibility_faults.blind)
    if blind <= _FEW_BLIND * mesh.areas:
        return
    fault = "count the rows of another order, or hold ids" if mesh.has_row_targets else "hold rows, or other ids"
    yield Hypothesis(
        code="OTHER_ORDER",
        message=f"{blind:,} of {mesh.areas:,} areas of {file.name or 'the mesh'} do not see themselves: "
        f"the lists of visible areas {fault}",
        fix="Take the lists from the original, or analyse the mesh again",
        paths=(file.path,),
        codes=_FOREIGN_LIST_RULES,
    )


def _find_fitting_version(candidate: Candidate) -> bytes | None:
    """Return the mesh with the closest other version that fits all of it; None where the mesh can be read, or no version
    fits.
    """
    if (
        candidate.error is None
        or not candidate.budget.remaining
        or len(candidate.data) < _LEAST
        or candidate.data[:4] != MAGIC.to_bytes(4, "little")
    ):
        return None
    stored_version, own_sub = struct.unpack_from("<2I", candidate.data, 4)
    pairs = [
        (version, sub)
        for version in range(1, LAST + 1)
        for sub in ((own_sub, *_SUB_VERSIONS) if version >= _FIRST_WITH_SUB_VERSION else (own_sub,))
        if (version, sub) != (stored_version, own_sub)
    ]
    data = bytearray(candidate.data)
    for version, sub in sorted(
        dict.fromkeys(pairs), key=lambda pair: (pair[1] != own_sub, abs(pair[0] - stored_version))
    ):
        struct.pack_into("<2I", data, 4, version, sub)
        if candidate.fits(data):
            return bytes(data)
        if candidate.budget.remaining < len(data):
            break
    return None
