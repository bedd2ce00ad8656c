"""Rules of areas by themselves: ids, extents, attributes, and what games add."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from navspec.families.source_nav.layout import LAST_GOLDSRC
from navspec.families.source_nav.rules.base import RULES
from navspec.families.source_nav.view import SIDES, Array, Mesh
from navspec.family.rules import Answer, Related
from navspec.records.report import Severity

WORLD = 16384.0
WORLD_OF_ENGINE = 32768.0
STEP = 25.0
MOST_SECONDS = 120.0

_CORNERS = ("nw", "se", "ne_z", "sw_z")
_CORNER_OF_SIDE = np.array(("nw", "nw", "se", "se"))


def bits_of(*runs: int | tuple[int, int]) -> int:
    """A mask of single bits, and of bits from one to another."""
    found = 0
    for run in runs:
        first, last = (run, run) if isinstance(run, int) else run
        found |= (1 << last + 1) - (1 << first)
    return found


RUNTIME = bits_of((29, 31))
RUNTIME_OF_L4D = bits_of(27, 28, 31)
RESERVED = bits_of(27, 28)
CUSTOM = bits_of((16, 26))
CUSTOM_OF_L4D = bits_of((20, 26))
OF_GARRYS_MOD = bits_of(16, 28)
"""Garry's Mod cannot be told from other games without a sub-version."""
BEYOND_GOLDSRC = bits_of((4, 7))
SAVED_BY_TF = 0x767FF800
POINTS = bits_of((17, 20))
CAPTURE = bits_of(13, 14)
DOORS = bits_of(28, 29)
SPAWN_KNOWN = bits_of(1, 2, (5, 20), (24, 31))
SPAWN_OLD_BLOCK = bits_of(3)
LAST_WITH_OLD_BLOCK = 9


# --- ids -----------------------------------------------------------------------------------------------------------


@RULES.rule("AREA_ID_ZERO", "error", "engine", "file")
def _area_id_zero(mesh: Mesh) -> Answer:
    rows = np.flatnonzero(mesh.ids == 0)
    return Answer(len(mesh.ids), "areas", rows, "{where} has the id that stands for no area", "id")


@RULES.rule("AREA_ID_DUPLICATE", "error", "engine", "file")
def _area_id_duplicate(mesh: Mesh) -> Answer:
    last = mesh.area_index.rows(mesh.ids)
    rows = np.flatnonzero(last != np.arange(len(mesh.ids)))
    message = "{where} is hidden by a later area of the same id, the one in row {later}"
    related = (Related("{where} hides it", "areas", last[rows]),)
    return Answer(len(mesh.ids), "areas", rows, message, "id", params={"later": last[rows]}, related=related)


@RULES.rule("AREA_ID_ORDER", "info", "measured", "file", exceptions=45)
def _area_id_order(mesh: Mesh) -> Answer:
    ids = mesh.ids.astype(np.int64)
    rows = np.flatnonzero(np.diff(ids) < 0)[:1] + 1
    return Answer(1, "areas", rows, "{where} stands behind area {before}", "id", params={"before": ids[rows - 1]})


# --- extents -------------------------------------------------------------------------------------------------------


def _first(bad: Array) -> tuple[Array, Array]:
    """Rows with something bad in them, and the column of the first of it."""
    rows, column = np.nonzero(bad)
    is_first = np.append(True, rows[1:] != rows[:-1])[: len(rows)]
    return rows[is_first], column[is_first]


@RULES.rule("EXTENT_NOT_FINITE", "error", "engine", "file")
def _extent_not_finite(mesh: Mesh) -> Answer:
    numbers = np.concatenate((mesh.low, mesh.high, mesh.heights[:, 1::2]), axis=1)
    rows, column = _first(~np.isfinite(numbers))
    fields = [_CORNERS[each // 3 if each < 6 else each - 4] for each in column.tolist()]
    message = "{where} has a corner whose coordinates are no numbers"
    return Answer(len(mesh.ids), "areas", rows, message, fields=fields)


@RULES.rule("EXTENT_OUT_OF_WORLD", ("error", "warning"), "engine", "file")
def _extent_out_of_world(mesh: Mesh) -> Iterator[Answer]:
    size = np.abs(mesh.box)
    outside, _ = _first((size > WORLD) & (size < np.inf))  # another rule tells what is infinite
    size = np.where(np.isfinite(size[outside]), size[outside], 0)
    farthest, column = size.max(axis=1, initial=0), size.argmax(axis=1)
    is_beyond = farthest > WORLD_OF_ENGINE
    message = "{where} reaches {distance:,.0f} units from the origin of the map, which may go to {limit:,.0f}"
    chosen: tuple[tuple[Array, float, Severity, int], ...] = (
        (is_beyond, WORLD_OF_ENGINE, "error", len(mesh.ids)),
        (~is_beyond, WORLD, "warning", 0),
    )
    for some, limit, severity, cases in chosen:
        fields = _CORNER_OF_SIDE[column[some]].tolist()
        params = {"distance": farthest[some], "limit": limit}
        yield Answer(cases, "areas", outside[some], message, fields=fields, params=params, severity=severity)


@RULES.rule("EXTENT_DEGENERATE", "warning", "engine", "file", exceptions=42)
def _extent_degenerate(mesh: Mesh) -> Answer:
    west, north, east, south = mesh.box.T
    rows = np.flatnonzero(~((east > west) & (south > north)))
    return Answer(
        len(mesh.ids),
        "areas",
        rows,
        "{where} has no surface: it is {width:g} units wide and {depth:g} deep",
        params={"width": (east - west)[rows], "depth": (south - north)[rows]},
    )


@RULES.rule("COORD_OFF_GRID", "info", "measured", "file", unmodified="unmeasured")
def _coord_off_grid(mesh: Mesh) -> Answer:
    sides = mesh.box
    rows, column = _first((np.rint(sides / STEP) * STEP != sides) & ~np.isnan(sides))
    return Answer(
        len(mesh.ids),
        "areas",
        rows,
        "{where} has a side at {value:g}, off the grid of 25 units",
        fields=_CORNER_OF_SIDE[column].tolist(),
        params={"value": sides[rows, column]},
    )


# --- attributes ----------------------------------------------------------------------------------------------------


def _flags(mesh: Mesh, field: str, asked: bool, fails: Callable[[Array], Array], message: str) -> Answer:
    """A question to the bits of a field, which are listed where `fails` gives some; not asked where the mesh lacks them."""
    if not asked or not mesh.stores("areas", field):
        return Answer(0)
    bad = fails(mesh.column("areas", field).astype(np.int64))
    rows = np.flatnonzero(bad)
    words = _words(mesh, field, bad[rows]) if len(rows) else []
    return Answer(len(bad), "areas", rows, message, field, params={"bits": words})


def _words(mesh: Mesh, field: str, values: Array) -> list[str]:
    """Bits with their names."""
    names = {bit.shift: name for name, bit in mesh.tables.bits("areas", field).items() if bit.width == 1}
    words: dict[int, str] = {}
    for value in np.unique(values).tolist():
        bits = [each for each in range(32) if value >> each & 1]
        named = [f"{each} ({names[each]})" if each in names else f"{each}" for each in bits]
        words[value] = f"bit{'s' if len(bits) > 1 else ''} {', '.join(named)}"
    return [words[value] for value in values.tolist()]


def _own(mesh: Mesh, mask: int) -> int:
    """A mask without what a game that cannot be told from others uses."""
    return mask & ~OF_GARRYS_MOD if mesh.sub_version == 0 else mask


def misplaced(mesh: Mesh, code: str) -> int:
    """Attributes that should not be set in a mesh; 0 where its version does not have them."""
    is_l4d, is_wide = mesh.game == "l4d", mesh.version >= 13
    match code:
        case "FLAGS_RUNTIME":
            return is_wide * (RUNTIME_OF_L4D if is_l4d else RUNTIME)
        case "FLAGS_RESERVED":
            return 0 if is_l4d else is_wide * _own(mesh, RESERVED)
        case "FLAGS_CUSTOM":
            return is_wide * (CUSTOM_OF_L4D if is_l4d else _own(mesh, CUSTOM))
    return BEYOND_GOLDSRC if mesh.version <= LAST_GOLDSRC else 0


def _misplaced(mesh: Mesh, code: str, message: str) -> Answer:
    """Areas with such attributes."""
    mask = misplaced(mesh, code)
    return _flags(mesh, "attributes", mask != 0, lambda values: values & mask, message)


@RULES.rule("FLAGS_RUNTIME", "info", "engine", "file", exceptions=1_971)
def _flags_runtime(mesh: Mesh) -> Answer:
    message = "{where} has {bits} in its attributes, which the game sets itself while it runs"
    return _misplaced(mesh, "FLAGS_RUNTIME", message)


@RULES.rule("FLAGS_RESERVED", "info", "engine", "file", exceptions=17)
def _flags_reserved(mesh: Mesh) -> Answer:
    return _misplaced(mesh, "FLAGS_RESERVED", "{where} has {bits} in its attributes, which mean nothing")


@RULES.rule("FLAGS_CUSTOM", "info", "engine", "file", exceptions=1)
def _flags_custom(mesh: Mesh) -> Answer:
    message = "{where} has {bits} in its attributes, which are left to games and mean nothing in this one"
    return _misplaced(mesh, "FLAGS_CUSTOM", message)


@RULES.rule("FLAGS_BEYOND_ENGINE", "info", "engine", "file")
def _flags_beyond_engine(mesh: Mesh) -> Answer:
    return _misplaced(mesh, "FLAGS_BEYOND_ENGINE", "{where} has {bits} in its attributes, which GoldSrc does not know")


@RULES.rule("TF_ATTR_TRANSIENT", "warning", "engine", "file")
def _tf_attr_transient(mesh: Mesh) -> Answer:
    message = "{where} has {bits} in its attributes of Team Fortress 2, which the game sets itself while it runs"
    return _flags(mesh, "tf_attributes", True, lambda values: values & ~SAVED_BY_TF, message)


@RULES.rule("TF_POINT_MODIFIER", "warning", "engine", "file")
def _tf_point_modifier(mesh: Mesh) -> Answer:
    def lost(values: Array) -> Array:
        return np.where(values & CAPTURE, 0, values & POINTS)

    message = "{where} has {bits} in its attributes of Team Fortress 2, which need bit 13 or 14"
    return _flags(mesh, "tf_attributes", True, lost, message)


@RULES.rule("TF_DOOR_CONFLICT", "warning", "inferred", "file")
def _tf_door_conflict(mesh: Mesh) -> Answer:
    def both(values: Array) -> Array:
        return np.where(values & DOORS == DOORS, DOORS, 0)

    message = "{where} has {bits} in its attributes of Team Fortress 2, which contradict each other"
    return _flags(mesh, "tf_attributes", True, both, message)


@RULES.rule("L4D_SPAWN_UNKNOWN", "info", "measured", "file")
def _l4d_spawn_unknown(mesh: Mesh) -> Answer:
    is_old = (mesh.sub_version or 0) <= LAST_WITH_OLD_BLOCK
    known = SPAWN_KNOWN | (SPAWN_OLD_BLOCK if is_old else 0)
    message = "{where} has {bits} in its spawn attributes, whose meaning is not known"
    return _flags(mesh, "spawn_attributes", True, lambda values: values & ~known, message)


# --- other values --------------------------------------------------------------------------------------------------


@RULES.rule("AREA_NO_EXITS", "info", "measured", "file", exceptions=1_052)
def _area_no_exits(mesh: Mesh) -> Answer:
    offsets = mesh.tables.offsets("areas.connections.ids")[:: len(SIDES)]
    rows = np.flatnonzero(offsets[1:] == offsets[:-1])
    return Answer(len(mesh.ids), "areas", rows, "{where} has no connection out of it")


def _range(mesh: Mesh, field: str, most: float, message: str) -> Answer:
    """Whether all numbers of a field are 0 to some limit."""
    if not mesh.stores("areas", field):
        return Answer(0)
    values = np.ascontiguousarray(mesh.column("areas", field))
    rows, column = _first(~((values >= 0) & (values <= most)))
    return Answer(len(values), "areas", rows, message, field, params={"value": values[rows, column].astype(float)})


@RULES.rule("LIGHT_RANGE", "warning", "measured", "file")
def _light_range(mesh: Mesh) -> Answer:
    return _range(mesh, "light_intensity", 1, "{where} has a light of {value:g} at a corner; it is 0 to 1")


@RULES.rule("OCCUPY_RANGE", "warning", "engine", "file")
def _occupy_range(mesh: Mesh) -> Answer:
    message = "{where} is reached after {value:g} seconds at the earliest; 0 to 120 are possible"
    return _range(mesh, "earliest_occupy_time", MOST_SECONDS, message)


@RULES.rule("L4D_FOG_RANGE", "warning", "inferred", "file")
def _l4d_fog_range(mesh: Mesh) -> Answer:
    if not mesh.stores("areas", "fog_place_index"):
        return Answer(0)
    index, places = mesh.column("areas", "fog_place_index"), mesh.rows("l4d_prologue.fog_places")
    rows = np.flatnonzero(index > places)
    message = "{where} is in fog place {place}, but there are {places}"
    params = {"place": index[rows].astype(np.int64), "places": places}
    return Answer(len(index), "areas", rows, message, "fog_place_index", params=params)
