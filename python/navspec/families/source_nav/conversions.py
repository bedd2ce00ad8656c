"""Meshes for other versions and games, and what is lost on the way."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from navspec.columns import TableSet
from navspec.columns.access import Array
from navspec.families.source_nav.cast import (
    BRIGHT,
    ELEVATORS,
    EXPOSED,
    POPULATION,
    TIMES,
    UNKNOWN_SECONDS,
    Cast,
    is_analyzed,
)
from navspec.families.source_nav.layout import (
    APPROACH_CODES,
    FORMAT,
    LAST_GOLDSRC,
    LAST_WITHOUT_GAME,
    NO_WAY,
    OLD_NO_WAY,
    TAGGED,
    UNTAGGED,
)
from navspec.families.source_nav.view import Mesh, texts
from navspec.family.conversion.conversions import Conversion, ConversionIssue, Conversions, Target

_EDITIONS = {
    Target(FORMAT, "base", ("16.0", "base", "gmod", "hl2dm")): (16, 0),
    Target(FORMAT, "cs", ("16.1", "cs", "css", "csgo")): (16, 1),
    Target(FORMAT, "tf", ("16.2", "tf", "tf2")): (16, 2),
    Target(FORMAT, "l4d", ("16.14", "l4d", "l4d2")): (16, 14),
    Target(FORMAT, "l4d", ("15.13", "l4d1")): (15, 13),
    Target(FORMAT, TAGGED, ("16.256", TAGGED, "tf2c")): (16, 256),
    Target(FORMAT, UNTAGGED, ("16.257", UNTAGGED)): (16, 257),
    **{Target(FORMAT, "base", (str(version),)): (version, 0) for version in (9, 8, 7, 6)},
    Target(FORMAT, "goldsrc", ("5", "goldsrc", "cs16", "czero")): (5, 0),
    **{Target(FORMAT, "goldsrc", (str(version),)): (version, 0) for version in (4, 3, 2, 1)},
}
"""Version and sub-version of everything that a mesh can become. Of other versions from 10 to 15 too little is known."""

_LATER = {"attributes": (18, 19, 29), "spawn_attributes": (13, 14, 18, 19, 20)}
"""Fields of areas, and bits of them that no mesh of Left 4 Dead has, other than those of Left 4 Dead 2."""

_SPAWNS = (
    "Left 4 Dead needs spawn attributes, which only a person can give: mark the start, safe rooms, the finale and places "
    "without infected in the editor of the game"
)

_NUMBERS = (
    "areas have attributes of Team Fortress 2 Classic or Classified, which are copied; nobody knows whether both games number "
    "them alike"
)

_FIELDS = (
    ("areas", "light_intensity", "the light {value}", (BRIGHT,)),
    ("areas", "inherit_visibility_from", "the visible areas of area {value}", (0,)),
    ("areas", "tf_attributes", "the attributes {value:#x} of Team Fortress 2", (0,)),
    ("areas", "tfc_attributes", "the attributes {value:#x} of Team Fortress 2 Classic or Classified", (0,)),
    ("areas", "ins_attributes", "the attributes {value:#x} of Insurgency", (0,)),
    ("areas", "spawn_attributes", "the spawn attributes {value:#x}", (0,)),
    ("areas", "fog_place_index", "the fog place {value}", (0,)),
    ("areas", "unknown_a", "the unknown number {value}", (0,)),
    ("areas", "unknown_b", "the unknown number {value}", (0,)),
    ("areas", "unknown_c", "the unknown number {value}", (0,)),
    ("ladders", "is_dangling", "the mark {value} of a ladder that hangs", (0,)),
    ("", "bsp_size", "the size {value:,} of its map", (0,)),
    ("", "max_view_distance", "the view distance {value:g}", (0,)),
)
"""Values by table and field, in words, and numbers that say nothing: what a mesh gets that is converted back is the last."""

_LISTS = (
    ("areas.encounters", "encounters", "encounter paths"),
    ("areas.approaches", "approaches", "approaches"),
    ("areas.cs_approaches", "cs_approaches", "approaches"),
    ("areas.ladders_up.ids", "ladders_up", "ladders up"),
    ("areas.ladders_down.ids", "ladders_down", "ladders down"),
    ("areas.visible", "visible", "visible areas"),
    ("areas.unknown_d", "unknown_d", "unknown blocks"),
    ("areas.unknown_e", "unknown_e", "unknown numbers"),
)
"""Lists of an area: table, field, and what they hold."""


def convert(files: TableSet, target: Target, settings: Mapping[str, Any]) -> Conversion:
    """Convert a mesh; see `Conversions`."""
    mesh = Mesh(files)
    (number,) = files.files
    version, sub_version = _EDITIONS[target]
    size, bsp = mesh.header("bsp_size"), settings.get("bsp")
    is_for_map = bsp is None or size in (None, bsp.size)
    if is_for_map and (mesh.version, mesh.sub_version or 0, mesh.game) == (version, sub_version, target.variant):
        return Conversion({number: mesh.file}, {number: number})
    cast = Cast(mesh, target.variant, version, sub_version)
    if bsp and cast.after.stores("", "bsp_size"):
        cast.after.file.set_column("", "bsp_size", bsp.size)
    losses = tuple(loss for loss in _losses(cast) if len(loss.rows))
    notes = tuple(_notes(cast))
    return Conversion({number: cast.after.file}, {number: number}, losses, settings=settings, notes=notes)


CONVERSIONS = Conversions(tuple(_EDITIONS), convert)


def _notes(cast: Cast) -> Iterator[str]:
    """What nobody but a person can tell."""
    if cast.enters_l4d:
        yield _SPAWNS
    if cast.was_l4d2 and not (cast.is_l4d2 or cast.leaves_l4d):
        yield from _later(cast.after)
    if cast.after.column("areas", "tfc_attributes").any():
        yield _NUMBERS


def _later(mesh: Mesh) -> Iterator[str]:
    """Marks of Left 4 Dead 2 that stay."""
    marks = [
        (name, np.count_nonzero(mesh.file.column("areas", f"{field}.{name}")))
        for field, numbers in _LATER.items()
        for name, bit in mesh.file.bits("areas", field).items()
        if bit.shift in numbers
    ]
    if named := ", ".join(f"{name} ({count:,})" for name, count in marks if count):
        yield f"areas keep marks of Left 4 Dead 2, which no known mesh of Left 4 Dead has: {named}"


def _losses(cast: Cast) -> Iterator[ConversionIssue]:
    """Values that the new mesh does not keep; some of these concern nothing."""
    yield from _header(cast)
    if cast.before.teams:
        yield _times(cast)
    for table, field, words, nothing in _FIELDS:
        if cast.before.stores(table, field) and not cast.after.stores(table, field):
            yield _gone(cast, table, field, words, nothing)
    yield from _places(cast)
    yield _attributes(cast)
    yield from _spots(cast)
    for table, field, words in _LISTS:
        yield _list(cast, table, field, words)
    if cast.approaches_key:
        yield from (_codes(cast, field) for field in APPROACH_CODES)
    if cast.after.stores("areas.visible", "target"):
        yield _visible(cast)
    if not cast.after.count("ladders"):
        yield _rows("ladders", cast.before.column("ladders", "id"), "{where} is dropped")


def _rows(table: str, values: Any, message: str, field: str = "") -> ConversionIssue:
    """All rows of a table."""
    return ConversionIssue(table, np.arange(len(values)), message, field, values)


def _where(table: str, is_lost: Array, values: Array, message: str, field: str, becomes: Any = None) -> ConversionIssue:
    """Rows of a table that lose a value; `becomes` has one for all rows."""
    rows = np.flatnonzero(is_lost)
    return ConversionIssue(table, rows, message, field, values[rows], None if becomes is None else becomes[rows])


# --- the file ------------------------------------------------------------------------------------------------------


def _header(cast: Cast) -> Iterator[ConversionIssue]:
    """What stands before and behind the areas, once."""
    mesh = cast.before
    tail = mesh.count("tail")
    yield _rows("", [tail] if tail else [], "{where} is followed by {value:,} bytes, which are dropped", "tail")
    if not cast.after.stores("", "is_analyzed") and (flag := mesh.header("is_analyzed")) is not None:
        derived = int(is_analyzed(cast.after))
        text = "{where} has {value} as the mark of an analysis; converted back it would be {becomes}"
        yield ConversionIssue("", np.flatnonzero([flag != derived]), text, "is_analyzed", [int(flag)], [derived])
    if cast.leaves_l4d and "l4d_prologue.population" in mesh.file:
        population = mesh.file["l4d_prologue.population"].tobytes()
        names = [] if population == POPULATION else [population.decode("ascii", "backslashreplace")]
        yield _rows("", names, "{where} loses the population {value}", "l4d_prologue.population")


def _places(cast: Cast) -> Iterator[ConversionIssue]:
    """The place directory, which is of no use without its areas, nor they without it; and that of fog."""
    mesh = cast.before
    if not cast.after.count("places"):
        yield _rows("places", _texts(mesh.place_texts), "{where} ({value}) is dropped")
    if not cast.after.stores("areas", "place_index") or cast.leaves_l4d:
        index = mesh.place_index
        yield _where("areas", index > 0, index, "{where} loses its place {value}", "place_index")
    if not cast.after.count("l4d_prologue.fog_places"):
        names = _texts(texts(mesh.file, "l4d_prologue.fog_places")) if mesh.count("l4d_prologue.fog_places") else []
        yield _rows("l4d_prologue.fog_places", names, "{where} ({value}) is dropped")


def _texts(names: Sequence[bytes]) -> list[str]:
    return [name.partition(b"\0")[0].decode("ascii", "backslashreplace") for name in names]


# --- areas and ladders ---------------------------------------------------------------------------------------------


def _times(cast: Cast) -> ConversionIssue:
    """Earliest times, of all teams or of those that the new mesh does not have."""
    kept = cast.kept_teams(cast.after)
    values = cast.before.column("areas", TIMES)[:, kept:]
    nothing = UNKNOWN_SECONDS[kept : cast.before.teams]
    is_lost = (values != 0).any(axis=1) & (values != nothing).any(axis=1)
    whose = " of the third and the fourth team" if kept else ""
    return _where("areas", is_lost, _shown(values), f"{{where}} loses the earliest times {{value}}{whose}", TIMES)


def _gone(cast: Cast, table: str, field: str, words: str, nothing: Sequence[float]) -> ConversionIssue:
    """A field that the new mesh does not keep, where it says something."""
    values = cast.before.file.column(table, field)
    others = tuple(range(1, values.ndim))
    is_lost = np.logical_and.reduce([(values != each).any(axis=others) for each in nothing])
    return _where(table, is_lost, _shown(values), f"{{where}} loses {words}", field)


def _shown(values: Array) -> Array:
    """Values one by one; several of a row as a text."""
    if values.ndim == 1:
        return values
    return np.array([", ".join(f"{each:g}" for each in row) for row in values.tolist()], object)


def _attributes(cast: Cast) -> ConversionIssue:
    """Attributes that the new mesh has not, or that mean something else there."""
    values = cast.before.column("areas", "attributes").astype(np.int64)
    back = cast.attributes_back
    text = "{where} has the attributes {value:#x}; converted back it would have {becomes:#x}"
    return _where("areas", (values & ~back) != 0, values, text, "attributes", back)


def _spots(cast: Cast) -> Iterator[ConversionIssue]:
    """Ids and flags of hiding spots."""
    table = "areas.hiding_spots"
    if not cast.before.stores(table, "id"):
        return
    ids, flags = (cast.before.column(table, field).astype(np.int64) for field in ("id", "flags"))
    if not cast.after.stores(table, "id"):
        own = np.arange(len(ids))
        yield _where(table, ids != own, ids, "{where} has the id {value}, which becomes {becomes}", "id", own)
        text = "{where} has the flags {value:#x}, which become {becomes:#x}"
        yield _where(table, flags != 1, flags, text, "flags", np.ones_like(flags))
    elif cast.version <= LAST_GOLDSRC:
        text = "{where} has the flags {value:#x}, of which GoldSrc knows {becomes:#x}"
        yield _where(table, (flags & EXPOSED) != 0, flags, text, "flags", flags & ~EXPOSED)


def _list(cast: Cast, table: str, field: str, words: str) -> ConversionIssue:
    """A list that areas of the new mesh have not."""
    old = cast.before
    is_moved = table == old.approaches_key and bool(cast.approaches_key)
    is_kept = is_moved or cast.after.count(table) > 0
    counts = np.bincount(old.owner(table), minlength=len(old.ids)) * (not is_kept)
    return _where("areas", counts > 0, counts, f"{{where}} loses its {words} ({{value:,}})", field)


def _codes(cast: Cast, field: str) -> ConversionIssue:
    """Ways by elevator."""
    table = cast.before.approaches_key
    codes = cast.before.column(table, field)
    is_lost = np.zeros(len(codes), bool)
    if cast.version <= LAST_WITHOUT_GAME < cast.before.version:
        near = cast.before.column(table, "prev_area" if field == APPROACH_CODES[0] else "next_area")
        is_lost = np.isin(codes, ELEVATORS) & ~((near == 0) & (codes == OLD_NO_WAY))
    text = "{where} goes by elevator (code {value}), which becomes none; converted back it would be {becomes}"
    return _where(table, is_lost, codes, text, field, np.full(len(codes), NO_WAY))


def _visible(cast: Cast) -> ConversionIssue:
    """Visible areas that the new mesh has no name for."""
    stored = cast.before.column("areas.visible", "target")
    text = "{where} leads to {value}, which names no area of its own and is dropped"
    return _where("areas.visible", ~cast.is_named, stored, text, "target")
