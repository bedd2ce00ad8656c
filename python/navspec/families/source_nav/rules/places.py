"""Rules of the place directory, and of the areas that name its entries."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from navspec.families.source_nav.rules.base import RULES, in_directory
from navspec.families.source_nav.view import Array, Mesh
from navspec.family.rules.results import RelatedRows, RuleResult

ROOM = 256
"""Bytes that the engines have for a name."""


def first_places(mesh: Mesh) -> list[int]:
    """For every entry of a directory the first one of its name in there."""
    first: dict[tuple[int, bytes], int] = {}
    named = zip(mesh.mesh_of("places").tolist(), mesh.places, strict=True)
    return [first.setdefault((mesh, name.lower()), row) for row, (mesh, name) in enumerate(named)]


def _entries(mesh: Mesh, fails: Sequence[bool] | Array, message: str, field: str = "name") -> RuleResult:
    """A question to every entry of the directory."""
    rows = np.flatnonzero(np.asarray(fails, dtype=bool))
    shown = [mesh.places[row].decode("ascii", "backslashreplace") for row in rows.tolist()]
    return RuleResult(len(fails), "places", rows, message, field, params={"name": shown})


@RULES.rule("PLACE_NAME_TOO_LONG", "error", "engine", "file", of="places")
def _place_name_too_long(mesh: Mesh) -> RuleResult:
    message = f"{{where}} has a name of more than {ROOM} bytes, for which the engine has no room"
    return _entries(mesh, mesh.column("places", "len_name") > ROOM, message, "len_name")


@RULES.rule("PLACE_NAME_NO_NUL", "error", "engine", "file", of="places")
def _place_name_no_nul(mesh: Mesh) -> RuleResult:
    return _entries(
        mesh, [place_text[-1:] != b"\0" for place_text in mesh.place_texts], "{where} ({name}) has no zero at its end"
    )


@RULES.rule("PLACE_NAME_EMBEDDED_NUL", "warning", "inferred", "file", of="places")
def _place_name_embedded_nul(mesh: Mesh) -> RuleResult:
    return _entries(
        mesh, [b"\0" in place_text[:-1] for place_text in mesh.place_texts], "{where} ({name}) goes on behind a zero"
    )


@RULES.rule("PLACE_NAME_EMPTY", "warning", "inferred", "file", of="places")
def _place_name_empty(mesh: Mesh) -> RuleResult:
    fails = [bool(place_text) and not place_text.strip(b"\0") for place_text in mesh.place_texts]
    return _entries(mesh, fails, "{where} has an empty name")


@RULES.rule("PLACE_DUPLICATE", "warning", "engine", "file", of="places")
def _place_duplicate(mesh: Mesh) -> RuleResult:
    first = np.array(first_places(mesh), np.int64)
    message = "{where} has the name {name} again, so that all places behind it shift by one"
    found = _entries(mesh, first != np.arange(len(first)), message)
    found.related = [RelatedRows("{where} has it first", "places", first[found.rows])]
    return found


@RULES.rule("PLACE_UNKNOWN", "warning", "engine", "file", unmodified="unmeasured", of="places")
def _place_unknown(mesh: Mesh) -> RuleResult:
    known = mesh.files.settings.get("places")
    if known is None:
        reason = "the names that the game knows are not there; give a list of them with --places"
        return RuleResult(0, not_asked=mesh.counts("places"), reason=reason)
    fails = [name.lower() not in known for name in mesh.places]
    return _entries(mesh, fails, "{where} has the name {name}, which the game does not know")


RULES.rule("PLACE_INDEX_RANGE", "warning", "engine", "file")(in_directory("place_index", "places", "place"))


@RULES.rule("PLACE_UNUSED", "info", "measured", "file", of="places")
def _place_unused(mesh: Mesh) -> RuleResult:
    is_unused = mesh.areas_of_places == 0
    return _entries(mesh, is_unused, "{where} ({name}) has no areas", "")
