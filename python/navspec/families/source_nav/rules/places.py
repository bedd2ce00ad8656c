"""Rules of the place directory, and of the areas that name its entries."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from navspec.families.source_nav.rules.base import RULES, in_directory
from navspec.families.source_nav.view import Array, Mesh
from navspec.family.rules import Answer

ROOM = 256
"""Bytes that the engines have for a name."""


def first_places(mesh: Mesh) -> list[int]:
    """For every entry of the directory the first one of its name."""
    first: dict[bytes, int] = {}
    return [first.setdefault(name.lower(), row) for row, name in enumerate(mesh.places)]


def _entries(mesh: Mesh, fails: Sequence[bool] | Array, message: str, field: str = "name") -> Answer:
    """A question to every entry of the directory."""
    rows = np.flatnonzero(np.asarray(fails, dtype=bool))
    shown = [mesh.places[row].decode("ascii", "backslashreplace") for row in rows.tolist()]
    return Answer(len(fails), "places", rows, message, field, params={"name": shown})


@RULES.rule("PLACE_NAME_TOO_LONG", "error", "engine", "file", of="places")
def _place_name_too_long(mesh: Mesh) -> Answer:
    message = f"{{where}} has a name of more than {ROOM} bytes, for which the engine has no room"
    return _entries(mesh, mesh.column("places", "len_name") > ROOM, message, "len_name")


@RULES.rule("PLACE_NAME_NO_NUL", "error", "engine", "file", of="places")
def _place_name_no_nul(mesh: Mesh) -> Answer:
    return _entries(mesh, [each[-1:] != b"\0" for each in mesh.place_texts], "{where} ({name}) has no zero at its end")


@RULES.rule("PLACE_NAME_EMBEDDED_NUL", "warning", "inferred", "file", of="places")
def _place_name_embedded_nul(mesh: Mesh) -> Answer:
    return _entries(mesh, [b"\0" in each[:-1] for each in mesh.place_texts], "{where} ({name}) goes on behind a zero")


@RULES.rule("PLACE_NAME_EMPTY", "warning", "inferred", "file", of="places")
def _place_name_empty(mesh: Mesh) -> Answer:
    fails = [bool(each) and not each.strip(b"\0") for each in mesh.place_texts]
    return _entries(mesh, fails, "{where} has an empty name")


@RULES.rule("PLACE_DUPLICATE", "warning", "engine", "file", of="places")
def _place_duplicate(mesh: Mesh) -> Answer:
    fails = [first != row for row, first in enumerate(first_places(mesh))]
    return _entries(mesh, fails, "{where} has the name {name} again, so that all places behind it shift by one")


@RULES.rule("PLACE_UNKNOWN", "warning", "engine", "file", unmodified="unmeasured", of="places")
def _place_unknown(mesh: Mesh) -> Answer:
    known = mesh.files.settings.get("places")
    if known is None:
        reason = "the names that the game knows are not there; give a list of them with --places"
        return Answer(0, not_asked=len(mesh.places), reason=reason)
    fails = [name.lower() not in known for name in mesh.places]
    return _entries(mesh, fails, "{where} has the name {name}, which the game does not know")


RULES.rule("PLACE_INDEX_RANGE", "warning", "engine", "file")(in_directory("place_index", "places", "place"))


@RULES.rule("PLACE_UNUSED", "info", "measured", "file", of="places")
def _place_unused(mesh: Mesh) -> Answer:
    is_unused = np.ones(len(mesh.places) + 2, bool)  # none in front, and beyond the directory behind
    is_unused[np.minimum(mesh.place_index, len(mesh.places) + 1)] = False
    return _entries(mesh, is_unused[1:-1], "{where} ({name}) has no areas", "")
