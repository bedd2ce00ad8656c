"""Meshes that are of another version than they say, whether they can be read as that or not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from navspec.errors import NavspecError
from navspec.families.metroid_prime_path.recipes.base import RECIPES
from navspec.families.metroid_prime_path.rules.versions import fitting_version, other_version, read_as
from navspec.families.metroid_prime_path.view import Mesh

_SUMMARY = "set the version of which the mesh is"


@RECIPES.recipe("VERSION_LAYOUT", summary=_SUMMARY, on_request=True)
def _read_anew(mesh: Mesh) -> None:
    version = other_version(mesh)
    found = read_as(mesh.tables.to_bytes(), version) if version else None
    if found:
        found.path = mesh.tables.path
        mesh.files.files[next(iter(mesh.files.files))] = found


@RECIPES.rescue("VERSION_LAYOUT", summary=_SUMMARY)
def _relabel(data: bytes | bytearray, decisions: Mapping[str, Any]) -> bytes:
    del decisions  # they are those of the version that it says
    version = fitting_version(data)
    if version is None:
        raise NavspecError("the mesh fits together as no version")
    return version.to_bytes(4, "big") + bytes(data[4:])
