"""Rules for areas: ids, extents, attributes, and fields of games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import numpy as np

from navspec.families.source_nav.layout import LAST_GOLDSRC
from navspec.families.source_nav.rules.base import (
    RULES,
    build_directory_rule,
    build_id_rule,
    check_repeated_ids,
    first_faults,
    requires_field,
)
from navspec.families.source_nav.view import SIDES, Array, SourceMesh
from navspec.family.rules.rule_set import RelatedRows, RuleFunction, RuleResult, check_rows
from navspec.records.report import Severity

WORLD = 16384.0
WORLD_OF_ENGINE = 32768.0
STEP = 25.0
MOST_SECONDS = 120.0

_CORNERS = ("nw", "se", "ne_z", "sw_z")
_CORNER_OF_SIDE = np.array(("nw", "nw", "se", "se"))


def bits_of(*runs: int | tuple[int, int]) -> int:
    """Return a mask of single bits, and of runs of bits (first, last)."""
    mask = 0
    for run in runs:
        first, last = (run, run) if isinstance(run, int) else run
        mask |= (1 << last + 1) - (1 << first)
    return mask


RUNTIME = bits_of((29, 31))
RUNTIME_OF_L4D = bits_of(27, 28, 31)
RESERVED = bits_of(27, 28)
CUSTOM = bits_of((16, 26))
CUSTOM_OF_L4D = bits_of((20, 26))
OF_GARRYS_MOD = bits_of(16, 28)
"""Bits of Garry's Mod, which cannot be distinguished from other games without a sub-version."""
BEYOND_GOLDSRC = bits_of((4, 7))
SAVED_BY_TF = 0x767FF800
POINTS = bits_of((17, 20))
CAPTURE = bits_of(13, 14)
DOORS = bits_of(28, 29)
SPAWN_KNOWN = bits_of(1, 2, (5, 20), (24, 31))
SPAWN_OLD_BLOCK = bits_of(3)
LAST_WITH_OLD_BLOCK = 9


# --- ids -----------------------------------------------------------------------------------------------------------


RULES.rule("AREA_ID_ZERO", "error", "engine", "file")(build_id_rule("areas", "area"))


@RULES.rule("AREA_ID_DUPLICATE", "error", "engine", "file")
def _area_id_duplicate(mesh: SourceMesh) -> RuleResult:
    if not mesh.area_index.has_repeated:
        return RuleResult(len(mesh.ids), "areas")
    last = mesh.area_index.rows("areas", mesh.ids)
    message = "{where} is hidden by a later area of the same id, the one in row {later}"
    return check_repeated_ids(mesh, "areas", last, message, "{where} hides it", "later")


@RULES.rule("AREA_ID_ORDER", "info", "measured", "file", exceptions=45)
def _area_id_order(mesh: SourceMesh) -> RuleResult:
    falls = (mesh.ids[1:] < mesh.ids[:-1]).nonzero()[0] + 1
    if not len(falls):
        return RuleResult(mesh.count(""), "areas")
    ids = mesh.ids.astype(np.int64)
    owner = mesh.roots("areas", falls)
    is_inside = owner == mesh.roots("areas", falls - 1)
    rows = falls[is_inside][np.unique(owner[is_inside], return_index=True)[1]]  # the first in each mesh
    related = [RelatedRows("{where} precedes it", "areas", rows - 1)]
    params = {"before": ids[rows - 1]}
    return RuleResult(
        mesh.count(""), "areas", rows, "{where} follows area {before}", "id", params=params, related=related
    )


# --- extents -------------------------------------------------------------------------------------------------------


@RULES.rule("EXTENT_NOT_FINITE", "error", "engine", "file")
def _extent_not_finite(mesh: SourceMesh) -> RuleResult:
    if np.isfinite(mesh.farthest_coordinates).all():
        return RuleResult(len(mesh.ids), "areas")
    numbers = np.concatenate((mesh.low, mesh.high, mesh.heights[:, 1::2]), axis=1)
    rows, column = first_faults(~np.isfinite(numbers))
    fields = [_CORNERS[at // 3 if at < 6 else at - 4] for at in column.tolist()]
    message = "{where} has a corner whose coordinates are not numbers"
    return RuleResult(len(mesh.ids), "areas", rows, message, fields=fields)


@RULES.rule("EXTENT_OUT_OF_WORLD", ("error", "warning"), "engine", "file")
def _extent_out_of_world(mesh: SourceMesh) -> Iterator[RuleResult]:
    if mesh.farthest_coordinates[0] <= WORLD:
        yield RuleResult(len(mesh.ids), "areas")
        return
    size = np.abs(mesh.box)
    outside, _ = first_faults((size > WORLD) & (size < np.inf))  # another rule reports infinite numbers
    size = np.where(np.isfinite(size[outside]), size[outside], 0)
    farthest, column = size.max(axis=1, initial=0), size.argmax(axis=1)
    is_beyond = farthest > WORLD_OF_ENGINE
    message = "{where} reaches {distance:,.0f} units from the origin of the map, which may go to {limit:,.0f}"
    chosen: tuple[tuple[Array, float, Severity, int], ...] = (
        (is_beyond, WORLD_OF_ENGINE, "error", len(mesh.ids)),
        (~is_beyond, WORLD, "warning", 0),
    )
    for selected, limit, severity, cases in chosen:
        fields = _CORNER_OF_SIDE[column[selected]].tolist()
        params = {"distance": farthest[selected], "limit": limit}
        yield RuleResult(cases, "areas", outside[selected], message, fields=fields, params=params, severity=severity)


@RULES.rule("EXTENT_DEGENERATE", "warning", "engine", "file", exceptions=42)
def _extent_degenerate(mesh: SourceMesh) -> RuleResult:
    west, north, east, south = mesh.box.T
    (rows,) = (~((east > west) & (south > north))).nonzero()
    if not len(rows):
        return RuleResult(len(mesh.ids), "areas")
    width, depth = east[rows] - west[rows], south[rows] - north[rows]
    message = "{where} has no surface: it is {width:g} units wide and {depth:g} deep"
    return RuleResult(len(mesh.ids), "areas", rows, message, params={"width": width, "depth": depth})


@RULES.rule("COORD_OFF_GRID", "info", "measured", "file", exceptions=8_626)
def _coord_off_grid(mesh: SourceMesh) -> RuleResult:
    sides = mesh.box
    is_off = np.rint(sides / STEP) * STEP != sides
    if np.isnan(mesh.farthest_coordinates[0]):
        is_off &= ~np.isnan(sides)
    if not is_off.any():
        return RuleResult(len(sides), "areas")
    rows, column = first_faults(is_off)
    message, fields = "{where} has a side at {value:g}, off the grid of 25 units", _CORNER_OF_SIDE[column].tolist()
    return RuleResult(len(sides), "areas", rows, message, fields=fields, params={"value": sides[rows, column]})


# --- attributes ----------------------------------------------------------------------------------------------------


def _build_bits_rule(
    field: str,
    find: Callable[[SourceMesh, Array], Array | None],
    what: str,
    fault: str,
    is_checked: Callable[[SourceMesh], Array] | None = None,
) -> RuleFunction:
    """Return a rule for the bits of a field, which messages call `what`: `find` returns the bits at fault, None to skip
    the check.

    `is_checked` returns the areas to check; default: all.
    """

    @requires_field("areas", field)
    def check(mesh: SourceMesh) -> RuleResult:
        bad = find(mesh, mesh.column("areas", field).astype(np.int64))
        if bad is None:
            return RuleResult(0)
        cases = len(bad)
        if is_checked:
            is_kept = is_checked(mesh)
            bad, cases = bad * is_kept, int(is_kept.sum())
        (rows,) = bad.nonzero()
        if not len(rows):
            return RuleResult(cases, "areas")
        params = {"bits": _describe_bits(mesh, field, bad[rows])}
        return RuleResult(cases, "areas", rows, f"{{where}} has {{bits}} in its {what}, {fault}", field, params=params)

    return check


def _describe_bits(mesh: SourceMesh, field: str, values: Array) -> list[str]:
    """Return the bits of each value, with their names."""
    names = {bit.shift: name for name, bit in mesh.tables.bits("areas", field).items() if bit.width == 1}
    words: dict[int, str] = {}
    for value in np.unique(values).tolist():
        bits = [bit for bit in range(32) if value >> bit & 1]
        shown = [f"{bit} ({names[bit]})" if bit in names else f"{bit}" for bit in bits]
        words[value] = f"bit{'s' if len(bits) > 1 else ''} {', '.join(shown)}"
    return [words[value] for value in values.tolist()]


def _without_gmod_bits(mesh: SourceMesh, mask: int) -> int:
    """Return a mask without the bits of Garry's Mod where the mesh may be of that game."""
    return mask & ~OF_GARRYS_MOD if mesh.sub_version == 0 else mask


def misplaced_bits(mesh: SourceMesh, code: str) -> int:
    """Return the attributes that must not be set in a mesh; 0 where its version does not have them."""
    is_l4d, is_wide = mesh.game == "l4d", mesh.version >= 13
    match code:
        case "FLAGS_RUNTIME":
            return is_wide * (RUNTIME_OF_L4D if is_l4d else RUNTIME)
        case "FLAGS_RESERVED":
            return 0 if is_l4d else is_wide * _without_gmod_bits(mesh, RESERVED)
        case "FLAGS_CUSTOM":
            return is_wide * (CUSTOM_OF_L4D if is_l4d else _without_gmod_bits(mesh, CUSTOM))
    return BEYOND_GOLDSRC if mesh.version <= LAST_GOLDSRC else 0


def _build_misplaced_rule(code: str, fault: str) -> RuleFunction:
    """Return a rule that no area has such attributes."""

    def find(mesh: SourceMesh, values: Array) -> Array | None:
        mask = misplaced_bits(mesh, code)
        return values & mask if mask else None

    return _build_bits_rule("attributes", find, "attributes", fault)


for _code, _exceptions, _fault in (
    ("FLAGS_RUNTIME", 1_971, "which the game sets itself while it runs"),
    ("FLAGS_RESERVED", 17, "which mean nothing"),
    ("FLAGS_CUSTOM", 1, "which are left to games and mean nothing in this one"),
    ("FLAGS_BEYOND_ENGINE", 0, "which GoldSrc does not know"),
):
    RULES.rule(_code, "info", "engine", "file", exceptions=_exceptions)(_build_misplaced_rule(_code, _fault))


def _count_foreign_words(mesh: SourceMesh) -> tuple[Array, Array]:
    """Return the number of attribute words per mesh with bits that Team Fortress 2 never saves, and of all that
    are not 0.
    """
    words = mesh.column("areas", "tf_attributes").astype(np.int64)
    return mesh.count_per_mesh("areas", (words & ~SAVED_BY_TF) != 0), mesh.count_per_mesh("areas", words != 0)


def _is_uninitialised(foreign: Array, total: Array) -> Array:
    return (foreign > 0) & (2 * foreign >= total)


def _has_tf_words(mesh: SourceMesh) -> Array:
    """Return whether areas have attributes that Team Fortress 2 may have written; bool."""
    return ~_is_uninitialised(*_count_foreign_words(mesh))[mesh.mesh_of("areas")]


@RULES.rule("TF_ATTR_UNINITIALISED", "warning", "engine", "file", exceptions=7)
@requires_field("areas", "tf_attributes")
def _tf_attr_uninitialised(mesh: SourceMesh) -> RuleResult:
    """Check for uninitialised words; the other rules about them skip a mesh that fails here.

    One such bit proves that the game did not write the word.
    """
    foreign, total = _count_foreign_words(mesh)
    message = "{where} has attribute words that look like memory that was never set: {foreign:,} of {total:,}"
    message += " hold bits that Team Fortress 2 does not save"
    return check_rows("", _is_uninitialised(foreign, total), len(total), message, "", foreign=foreign, total=total)


_build_tf_rule = partial(
    _build_bits_rule, "tf_attributes", what="attributes of Team Fortress 2", is_checked=_has_tf_words
)

RULES.rule("TF_ATTR_TRANSIENT", "info", "engine", "file")(
    _build_tf_rule(lambda _, values: values & ~SAVED_BY_TF, fault="which the game sets itself while it runs")
)
RULES.rule("TF_POINT_MODIFIER", "warning", "engine", "file")(
    _build_tf_rule(lambda _, values: np.where(values & CAPTURE, 0, values & POINTS), fault="which need bit 13 or 14")
)
RULES.rule("TF_DOOR_CONFLICT", "warning", "engine", "file")(
    _build_tf_rule(
        lambda _, values: np.where(values & DOORS == DOORS, DOORS, 0), fault="of which the game obeys only bit 28"
    )
)


def _unknown_spawns(mesh: SourceMesh, values: Array) -> Array:
    is_old = (mesh.sub_version or 0) <= LAST_WITH_OLD_BLOCK
    return values & ~(SPAWN_KNOWN | (SPAWN_OLD_BLOCK if is_old else 0))


RULES.rule("L4D_SPAWN_UNKNOWN", "info", "measured", "file")(
    _build_bits_rule("spawn_attributes", _unknown_spawns, "spawn attributes", "whose meaning is not known")
)


# --- other values --------------------------------------------------------------------------------------------------


@RULES.rule("AREA_NO_EXITS", "info", "measured", "file", exceptions=1_052)
def _area_no_exits(mesh: SourceMesh) -> RuleResult:
    offsets = mesh.tables.offsets("areas.connections.ids")[:: len(SIDES)]
    return check_rows("areas", offsets[1:] == offsets[:-1], len(mesh.ids), "{where} has no connection out of it")


def _build_range_rule(field: str, most: float, message: str) -> RuleFunction:
    """Return a rule that all numbers of a field are from 0 to a maximum."""

    @requires_field("areas", field)
    def check(mesh: SourceMesh) -> RuleResult:
        values = np.ascontiguousarray(mesh.column("areas", field))
        if values.min(initial=0) >= 0 and values.max(initial=0) <= most:
            return RuleResult(len(values), "areas")
        rows, column = first_faults(~((values >= 0) & (values <= most)))
        return RuleResult(
            len(values), "areas", rows, message, field, params={"value": values[rows, column].astype(float)}
        )

    return check


RULES.rule("LIGHT_RANGE", "warning", "measured", "file")(
    _build_range_rule("light_intensity", 1, "{where} has a light of {value:g} at a corner; it is 0 to 1")
)
_SECONDS = "{where} is reached after {value:g} seconds at the earliest; 0 to 120 are possible"
RULES.rule("OCCUPY_RANGE", "warning", "engine", "file")(
    _build_range_rule("earliest_occupy_time", MOST_SECONDS, _SECONDS)
)
RULES.rule("L4D_FOG_RANGE", "warning", "inferred", "file")(
    build_directory_rule("fog_place_index", "l4d_prologue.fog_places", "fog place")
)
