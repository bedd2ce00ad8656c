"""What may have happened to meshes: another version word, a mesh of another map."""

from __future__ import annotations

import struct
from collections.abc import Iterator

from navspec.families.source_nav.layout import LAST, MAGIC, version_of
from navspec.family.suspects import Exhibit, Scene, Suspect

_SIZE = "NAV_BSP_SIZE_MISMATCH"
_SUB_VERSIONS = (0, 1, 2, 3, 4, 256, 257)
_FIRST_WITH_SUB_VERSION = 10
_LEAST = 24
"""Bytes that a mesh has at least."""


def causes(scene: Scene) -> Iterator[Suspect]:
    """Versions that do not fit, and sizes of maps that do not."""
    for each in scene.files:
        if scene.fails(_SIZE, each.path):
            yield Suspect(
                code="OTHER_MAP",
                message=f"{each.name} was saved for another build of the map, or for another map",
                fix="Generate the mesh anew with the map that it is for, or look whether it still fits",
                paths=(each.path,),
                codes=(_SIZE,),
            )
    for each in scene.failing:
        if found := _fitting(each):
            yield Suspect(
                code="WRONG_VERSION",
                message=f"{each.name or 'the mesh'} says that it is of version {version_of(each.data)}, "
                f"and all of it fits {version_of(found)}",
                fix="Set the version that it fits; repair does so",
                paths=(each.path,),
                data={each.path: found},
                summary="set the version that everything fits",
                repairs=True,
            )


def _fitting(each: Exhibit) -> bytes | None:
    """The mesh under the closest other version that everything in it fits; None where it can be read, or none does."""
    if (
        each.error is None
        or not each.budget.left
        or len(each.data) < _LEAST
        or each.data[:4] != MAGIC.to_bytes(4, "little")
    ):
        return None
    own, own_sub = struct.unpack_from("<2I", each.data, 4)
    pairs = [
        (version, sub)
        for version in range(1, LAST + 1)
        for sub in ((own_sub, *_SUB_VERSIONS) if version >= _FIRST_WITH_SUB_VERSION else (own_sub,))
        if (version, sub) != (own, own_sub)
    ]
    data = bytearray(each.data)
    for version, sub in sorted(dict.fromkeys(pairs), key=lambda pair: (pair[1] != own_sub, abs(pair[0] - own))):
        struct.pack_into("<2I", data, 4, version, sub)
        if each.fits(data):
            return bytes(data)
        if each.budget.left < len(data):
            break
    return None
