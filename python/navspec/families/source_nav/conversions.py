"""Conversion of meshes to other versions and games, and the losses.

The spec says what a mesh stores: fields and lists of the same name are copied, new ones get the values that the
engine would assume, and the others are dropped. References stay as they are, also dangling ones, except where the new
mesh names rows in a way that needs existing targets.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

import numpy as np

from navspec.columns import TableSet, assemble
from navspec.columns.access import Array
from navspec.errors import NavspecError
from navspec.families.source_nav.borders import Rectangles, find_borders
from navspec.families.source_nav.layout import (
    APPROACH_CODES,
    DECISIONS,
    FIRST_L4D2,
    FORMAT,
    L4D,
    LAST_GOLDSRC,
    LAST_WITHOUT_GAME,
    MAGIC,
    NO_WAY,
    OLD_NO_WAY,
    TAGGED,
    UNTAGGED,
)
from navspec.families.source_nav.view import NO_ROW, SIDES, SourceMesh, stored_names
from navspec.family.conversion.conversions import Conversion, ConversionIssue, Conversions, Target
from navspec.family.views.mesh import WORLD
from navspec.spec import load_spec

POPULATION = b"default"
"""Population that Left 4 Dead uses by default."""
TIMES = "earliest_occupy_time"
"""The field with an earliest time for each team; there are two or four teams."""
UNKNOWN_SECONDS = (120, 120, 0, 0)
"""Earliest times of an area that were not measured; games write 0 for a third and a fourth team."""
BRIGHT = 1
"""Light of a corner that was not measured."""

OF_GAMES = sum(1 << bit for bit in (16, 17, 18, 19, 27, 28, 29))
"""Attributes that mean one thing in Left 4 Dead and another elsewhere."""
FLAT = 1 << 29
"""An attribute of Left 4 Dead 2: all corners are of one height."""
EXPOSED = 8
"""A flag of hiding spots that GoldSrc does not know."""
ELEVATORS = (7, 8)
"""Codes of elevators in version 16, which older versions do not have; beside no area 7 is a code that remains from
those.
"""

VISIBLE = "areas.visible"


def is_analyzed(mesh: SourceMesh) -> bool:
    """Return whether a mesh has results of an analysis: encounter paths, or visible areas."""
    return mesh.count("areas.encounters") > 0 or mesh.count(VISIBLE) > 0


class Cast:
    """A mesh `before` and `after` the conversion.

    `was_l4d2` and `is_l4d2`: whether the old and the new mesh are of Left 4 Dead 2, which marks flat areas.
    `leaves_l4d` and `enters_l4d`: whether only the old or only the new mesh is of Left 4 Dead, whose places name
    populations, and which has other meanings for some attributes.
    """

    def __init__(self, before: SourceMesh, variant: str, version: int, sub_version: int) -> None:
        self.before = before
        self.variant = variant
        self.version = version
        self.sub_version = sub_version
        self.leaves_l4d = before.game == L4D != variant
        self.enters_l4d = before.game != L4D == variant
        self.was_l4d2 = before.game == L4D and (before.sub_version or 0) >= FIRST_L4D2
        self.is_l4d2 = variant == L4D and sub_version >= FIRST_L4D2

    @cached_property
    def after(self) -> SourceMesh:
        """The new mesh."""
        old = self.before.file
        rows, counts = self._changed_lists()
        areas = old["areas"][[name for name in old["areas"].dtype.names or () if name != TIMES]].copy()
        areas["attributes"] = 0  # until there is room for those of the new mesh
        if self.leaves_l4d and self.before.has_field("areas", "place_index"):
            areas["place_index"] = 0
        tables = old.recast(
            decisions=DECISIONS[self.variant],
            root={"version": self.version, "sub_version": self.sub_version},
            rows={**rows, "areas": areas, "tail": np.zeros(0, np.uint8)},
            counts=counts,
            variant=self.variant,
        )
        self._set_new_fields(SourceMesh(TableSet({0: tables})))
        self._rename_targets(SourceMesh(TableSet({0: tables})))
        return SourceMesh(TableSet({0: tables}))

    def _changed_lists(self) -> tuple[dict[str, Array], dict[str, Array]]:
        """Return the lists that are neither copied nor dropped: rows, and their number for each row around them."""
        old = self.before.file
        areas = len(self.before.ids)
        rows: dict[str, Array] = {}
        counts: dict[str, Array] = {}
        if (self.before.version < 3) != (self.version < 3):  # paths of another kind, which the engine does not read
            for key in (key for key in old if key.startswith("areas.encounters")):
                rows[key] = old[key][:0]
                counts[key] = np.zeros(areas if key == "areas.encounters" else 0, np.int64)
        if self.approaches_key:
            rows[self.approaches_key] = self.approaches
            counts[self.approaches_key] = np.bincount(self.before.owner(self.before.approaches_key), minlength=areas)
        if self.leaves_l4d:
            rows["places"], rows["places.name"] = old["places"][:0], old["places.name"][:0]
            counts["places.name"] = np.zeros(0, np.int64)
        if self.enters_l4d:
            rows["l4d_prologue.population"] = np.frombuffer(POPULATION, np.uint8)
        if self.version <= LAST_GOLDSRC and self.before.has_field("areas.hiding_spots", "flags"):
            rows["areas.hiding_spots"] = old["areas.hiding_spots"].copy()
            rows["areas.hiding_spots"]["flags"] &= np.uint8(~EXPOSED & 0xFF)
        return rows, counts

    def _set_new_fields(self, after: SourceMesh) -> None:
        """Set derived fields, and fields that only the new mesh has."""
        tables = after.file
        tables.set_column("areas", "attributes", self.attributes)

        def is_new(table: str, field: str) -> bool:
            return after.has_field(table, field) and not self.before.has_field(table, field)

        if is_new("", "is_analyzed"):
            tables.set_column("", "is_analyzed", int(is_analyzed(after)))
        if after.has_field("", "has_unnamed_areas"):
            tables.set_column("", "has_unnamed_areas", int((after.place_index == 0).any()))
        if is_new("areas", "light_intensity"):
            tables.set_column("areas", "light_intensity", BRIGHT)
        if after.has_field("areas", TIMES):
            tables.set_column("areas", TIMES, self._new_times(after))
        if is_new("areas.hiding_spots", "id"):
            tables.set_column("areas.hiding_spots", "id", np.arange(after.count("areas.hiding_spots")))
            tables.set_column("areas.hiding_spots", "flags.in_cover", 1)
        if is_new(VISIBLE, "flags"):
            tables.set_column(VISIBLE, "flags", 1)

    # Earliest times

    def num_kept_teams(self, after: SourceMesh) -> int:
        """Return the number of teams whose earliest times are copied."""
        return 0 if self.enters_l4d else min(self.before.num_teams, after.num_teams)

    def _new_times(self, after: SourceMesh) -> Array:
        """Return the earliest times of the new mesh: copied, or the value for unmeasured ones; float32, shape (areas,
        teams).
        """
        kept = self.num_kept_teams(after)
        times = np.tile(np.array(UNKNOWN_SECONDS[: after.num_teams], np.float32), (len(after.ids), 1))
        if kept:
            times[:, :kept] = self.before.column("areas", TIMES)[:, :kept]
        return times

    # Attributes

    @cached_property
    def attributes(self) -> Array:
        """Attributes of areas in the new mesh; int64."""
        stored_bits = {1: 0xF if self.version <= LAST_GOLDSRC else 0xFF, 2: 0xFFFF, 4: 0xFFFFFFFF}[self._width]
        attributes = self.before.column("areas", "attributes").astype(np.int64)
        return self._translated(attributes, marks_flat=self.is_l4d2 and not self.was_l4d2) & stored_bits

    @property
    def _width(self) -> int:
        """Bytes of the attributes."""
        return 1 if self.version <= 8 else 2 if self.version <= 12 else 4

    @cached_property
    def attributes_of_round_trip(self) -> Array:
        """Attributes after a conversion back; int64."""
        return self._translated(self.attributes, marks_flat=self.was_l4d2 and not self.is_l4d2)

    def _translated(self, attributes: Array, *, marks_flat: bool) -> Array:
        """Return attributes without bits that have another meaning in the new game, and with the mark of flat areas."""
        if self.enters_l4d or self.leaves_l4d:
            attributes = attributes & ~OF_GAMES
        is_flat = (self.before.heights == self.before.heights[:, :1]).all(axis=1)
        return attributes | is_flat * FLAT if marks_flat else attributes

    # Approaches

    @property
    def approaches_key(self) -> str:
        """The table of approaches in the new mesh, empty where it has none."""
        if self.version < 15:
            return "areas.approaches"
        return "areas.cs_approaches" if self.variant == "cs" else ""

    @cached_property
    def approaches(self) -> Array:
        """Approaches of the new mesh."""
        rows = self.before.file[self.before.approaches_key].copy()
        for field in APPROACH_CODES:
            rows[field] = self.movement_codes(field)
        return rows

    def movement_codes(self, field: str) -> Array:
        """Return the movement of every approach, in the codes of the new mesh."""
        stored = self.before.column(self.before.approaches_key, field)
        if self.before.version <= LAST_WITHOUT_GAME < self.version:
            return np.where(stored == OLD_NO_WAY, NO_WAY, stored)
        if self.version <= LAST_WITHOUT_GAME < self.before.version:
            return np.where(np.isin(stored, (*ELEVATORS, NO_WAY)), OLD_NO_WAY, stored)
        return stored

    # Visible areas

    def _rename_targets(self, after: SourceMesh) -> None:
        """Name visible areas as the new mesh does: by their rows or by their ids."""
        if after.count(VISIBLE) and after.has_row_targets != self.before.has_row_targets:
            target = self.before.visible_entries.target
            after.file.set_column(VISIBLE, "target", np.maximum(target if after.has_row_targets else self._ids, 0))
            after.file.keep(VISIBLE, self._are_named(after))

    @property
    def _ids(self) -> Array:
        """Ids of visible areas; int64, valid where `is_named`."""
        return self.before.ids[self.before.visible_entries.target].astype(np.int64)

    @cached_property
    def is_named(self) -> Array:
        """Whether the new mesh can name a visible area: it exists, and no later area has its id; bool."""
        return self._are_named(self.after)

    def _are_named(self, after: SourceMesh) -> Array:
        """Return `is_named` for a mesh whose lists may still be those of the old one."""
        target = self.before.visible_entries.target
        if after.has_row_targets == self.before.has_row_targets:
            return np.ones(len(target), bool)
        return (target != NO_ROW) & (
            after.has_row_targets | (self.before.area_name_index.rows(VISIBLE, self._ids) == target)
        )


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
"""Version and sub-version of every target of a conversion. Too little is known about other versions from 10 to 15."""

_L4D2_BITS = {"attributes": (18, 19, 29), "spawn_attributes": (13, 14, 18, 19, 20)}
"""Bits of area fields that occur only in meshes of Left 4 Dead 2, not of Left 4 Dead."""

_SPAWNS = (
    "Left 4 Dead needs spawn attributes, which only a person can give: mark the start, safe rooms, the finale and places "
    "without infected in the editor of the game"
)

_NUMBERS = (
    "areas have attributes of Team Fortress 2 Classic or Classified, which are copied; it is not known whether both games "
    "number them alike"
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
"""Values by table and field, in words, and the numbers without information; the last of these is the value after a
conversion back.
"""

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
"""Lists of an area: table, field, and words for their rows."""


def convert(files: TableSet, target: Target, settings: Mapping[str, Any]) -> Conversion:
    """Convert a mesh; see `Conversions`."""
    mesh = SourceMesh(files)
    (number,) = files.files
    version, sub_version = _EDITIONS[target]
    size, bsp = mesh.header("bsp_size"), settings.get("bsp")
    is_for_map = bsp is None or size in (None, bsp.size)
    if is_for_map and (mesh.version, mesh.sub_version or 0, mesh.game) == (version, sub_version, target.variant):
        return Conversion({number: mesh.file}, {number: number})
    cast = Cast(mesh, target.variant, version, sub_version)
    if bsp and cast.after.has_field("", "bsp_size"):
        cast.after.file.set_column("", "bsp_size", bsp.size)
    losses = tuple(loss for loss in _losses(cast) if len(loss.rows))
    notes = tuple(_notes(cast))
    return Conversion({number: cast.after.file}, {number: number}, losses, settings=settings, notes=notes)


def create(areas: Array, target: Target, settings: Mapping[str, Any]) -> Conversion:
    """Make a mesh of flat areas, those side by side linked; see `Conversions`.

    It has no hiding spots, places or lists of visible areas. It counts as analysed, because the engine would otherwise
    analyse the map each time it is loaded.
    """
    low, high = np.minimum(areas[:, :2], areas[:, 2:4]), np.maximum(areas[:, :2], areas[:, 2:4])
    rectangles = Rectangles(
        low, high, np.repeat(areas[:, 4:], 4, axis=1), np.zeros(len(areas), np.int64), np.array([len(areas)])
    )
    without_surface = np.setdiff1d(np.arange(len(areas)), rectangles.rows)
    if len(without_surface):
        corners = " ".join(f"{number:g}" for number in areas[without_surface[0]])
        raise NavspecError(f"area {corners}: this has no surface inside the world, which ends at {WORLD:,.0f} units")
    ids = np.arange(1, len(areas) + 1)
    rows = np.zeros(
        len(areas),
        [
            ("id", "u4"),
            *((f"{corner}", [(axis, "f4") for axis in "xyz"]) for corner in ("nw", "se")),
            ("ne_z", "f4"),
            ("sw_z", "f4"),
        ],
    )
    rows["id"] = ids
    for corner, place in (("nw", low), ("se", high)):
        for axis, values in zip("xyz", (*place.T, areas[:, 4]), strict=True):
            rows[corner][axis] = values
    rows["ne_z"] = rows["sw_z"] = areas[:, 4]
    borders = find_borders(rectangles)
    owner, target_rows = np.append(borders.first, borders.second), np.append(borders.second, borders.first)
    side = np.append(borders.side, (borders.side + 2) % len(SIDES))
    order = np.lexsort((target_rows, side, owner))
    mesh = assemble(
        load_spec(FORMAT),
        decisions=DECISIONS["goldsrc"],
        root={"magic": MAGIC, "version": LAST_GOLDSRC},
        rows={"areas": rows, "areas.connections.ids": ids[target_rows[order]]},
        counts={"areas.connections.ids": np.bincount(owner * 4 + side, minlength=4 * len(areas))},
        variant="goldsrc",
    )
    conversion = convert(TableSet({0: mesh}), target, settings)
    created = SourceMesh(TableSet(dict(conversion.files)))
    if created.has_field("", "is_analyzed"):
        created.file.set_column("", "is_analyzed", 1)
    return conversion


CONVERSIONS = Conversions(tuple(_EDITIONS), convert, create)


def _notes(cast: Cast) -> Iterator[str]:
    """Yield notes on facts that only a person can know."""
    if cast.enters_l4d:
        yield _SPAWNS
    if cast.was_l4d2 and not (cast.is_l4d2 or cast.leaves_l4d):
        yield from _l4d2_marks(cast.after)
    if cast.after.column("areas", "tfc_attributes").any():
        yield _NUMBERS


def _l4d2_marks(mesh: SourceMesh) -> Iterator[str]:
    """Yield a note on marks of Left 4 Dead 2 that stay."""
    marks = [
        (name, np.count_nonzero(mesh.file.column("areas", f"{field}.{name}")))
        for field, numbers in _L4D2_BITS.items()
        for name, bit in mesh.file.bits("areas", field).items()
        if bit.shift in numbers
    ]
    if named := ", ".join(f"{name} ({count:,})" for name, count in marks if count):
        yield f"areas keep marks of Left 4 Dead 2, which no known mesh of Left 4 Dead has: {named}"


def _losses(cast: Cast) -> Iterator[ConversionIssue]:
    """Yield the values that the new mesh does not keep; some issues concern no rows."""
    yield from _header_losses(cast)
    if cast.before.num_teams:
        yield _time_loss(cast)
    for table, field, words, nothing in _FIELDS:
        if cast.before.has_field(table, field) and not cast.after.has_field(table, field):
            yield _field_loss(cast, table, field, words, nothing)
    yield from _place_losses(cast)
    yield _attribute_loss(cast)
    yield from _spot_losses(cast)
    for table, field, words in _LISTS:
        yield _list_loss(cast, table, field, words)
    if cast.approaches_key:
        yield from (_elevator_loss(cast, field) for field in APPROACH_CODES)
    if cast.after.has_field("areas.visible", "target"):
        yield _visible_loss(cast)
    if not cast.after.count("ladders"):
        yield _loss_of_rows("ladders", cast.before.column("ladders", "id"), "{where} is dropped")


def _loss_of_rows(table: str, values: Any, message: str, field: str = "") -> ConversionIssue:
    """Return an issue about all rows of a table."""
    return ConversionIssue(table, np.arange(len(values)), message, field, values)


def _loss_where(
    table: str, is_lost: Array, values: Array, message: str, field: str, becomes: Any = None
) -> ConversionIssue:
    """Return an issue about the rows of a table that lose a value; `becomes` has one for all rows."""
    rows = np.flatnonzero(is_lost)
    return ConversionIssue(table, rows, message, field, values[rows], None if becomes is None else becomes[rows])


# --- the file ------------------------------------------------------------------------------------------------------


def _header_losses(cast: Cast) -> Iterator[ConversionIssue]:
    """Yield the losses of the header and of the bytes after the mesh."""
    mesh = cast.before
    tail = mesh.count("tail")
    yield _loss_of_rows("", [tail] if tail else [], "{where} is followed by {value:,} bytes, which are dropped", "tail")
    if not cast.after.has_field("", "is_analyzed") and (flag := mesh.header("is_analyzed")) is not None:
        derived = int(is_analyzed(cast.after))
        text = "{where} has {value} as the mark of an analysis; converted back it would be {becomes}"
        yield ConversionIssue("", np.flatnonzero([flag != derived]), text, "is_analyzed", [int(flag)], [derived])
    if cast.leaves_l4d and "l4d_prologue.population" in mesh.file:
        population = mesh.file["l4d_prologue.population"].tobytes()
        names = [] if population == POPULATION else [population.decode("ascii", "backslashreplace")]
        yield _loss_of_rows("", names, "{where} loses the population {value}", "l4d_prologue.population")


def _place_losses(cast: Cast) -> Iterator[ConversionIssue]:
    """Yield the losses of place directories, which are useful only with the place numbers of areas, and of fog
    places.
    """
    mesh = cast.before
    if not cast.after.count("places"):
        yield _loss_of_rows("places", _decode_names(mesh.place_texts), "{where} ({value}) is dropped")
    if not cast.after.has_field("areas", "place_index") or cast.leaves_l4d:
        index = mesh.place_index
        yield _loss_where("areas", index > 0, index, "{where} loses its place {value}", "place_index")
    if not cast.after.count("l4d_prologue.fog_places"):
        names = (
            _decode_names(stored_names(mesh.file, "l4d_prologue.fog_places"))
            if mesh.count("l4d_prologue.fog_places")
            else []
        )
        yield _loss_of_rows("l4d_prologue.fog_places", names, "{where} ({value}) is dropped")


def _decode_names(names: Sequence[bytes]) -> list[str]:
    return [name.partition(b"\0")[0].decode("ascii", "backslashreplace") for name in names]


# --- areas and ladders ---------------------------------------------------------------------------------------------


def _time_loss(cast: Cast) -> ConversionIssue:
    """Return the loss of earliest times: all, or those of teams that the new mesh does not have."""
    kept = cast.num_kept_teams(cast.after)
    values = cast.before.column("areas", TIMES)[:, kept:]
    nothing = UNKNOWN_SECONDS[kept : cast.before.num_teams]
    is_lost = (values != 0).any(axis=1) & (values != nothing).any(axis=1)
    whose = " of the third and the fourth team" if kept else ""
    return _loss_where(
        "areas", is_lost, _display_values(values), f"{{where}} loses the earliest times {{value}}{whose}", TIMES
    )


def _field_loss(cast: Cast, table: str, field: str, words: str, nothing: Sequence[float]) -> ConversionIssue:
    """Return the loss of a field that the new mesh does not have, where it has information."""
    values = cast.before.file.column(table, field)
    inner_axes = tuple(range(1, values.ndim))
    is_lost = np.logical_and.reduce([(values != default).any(axis=inner_axes) for default in nothing])
    return _loss_where(table, is_lost, _display_values(values), f"{{where}} loses {words}", field)


def _display_values(values: Array) -> Array:
    """Return one value per row; several of a row become a text."""
    if values.ndim == 1:
        return values
    return np.array([", ".join(f"{number:g}" for number in row) for row in values.tolist()], object)


def _attribute_loss(cast: Cast) -> ConversionIssue:
    """Return the loss of attributes that the new mesh does not have, or that have another meaning there."""
    values = cast.before.column("areas", "attributes").astype(np.int64)
    back = cast.attributes_of_round_trip
    text = "{where} has the attributes {value:#x}; converted back it would have {becomes:#x}"
    return _loss_where("areas", (values & ~back) != 0, values, text, "attributes", back)


def _spot_losses(cast: Cast) -> Iterator[ConversionIssue]:
    """Yield the losses of ids and flags of hiding spots."""
    table = "areas.hiding_spots"
    if not cast.before.has_field(table, "id"):
        return
    ids, flags = (cast.before.column(table, field).astype(np.int64) for field in ("id", "flags"))
    if not cast.after.has_field(table, "id"):
        row_ids = np.arange(len(ids))
        yield _loss_where(
            table, ids != row_ids, ids, "{where} has the id {value}, which becomes {becomes}", "id", row_ids
        )
        text = "{where} has the flags {value:#x}, which become {becomes:#x}"
        yield _loss_where(table, flags != 1, flags, text, "flags", np.ones_like(flags))
    elif cast.version <= LAST_GOLDSRC:
        text = "{where} has the flags {value:#x}, of which GoldSrc knows {becomes:#x}"
        yield _loss_where(table, (flags & EXPOSED) != 0, flags, text, "flags", flags & ~EXPOSED)


def _list_loss(cast: Cast, table: str, field: str, words: str) -> ConversionIssue:
    """Return the loss of a list that areas of the new mesh do not have."""
    old = cast.before
    is_moved = table == old.approaches_key and bool(cast.approaches_key)
    is_kept = is_moved or cast.after.count(table) > 0
    counts = np.bincount(old.owner(table), minlength=len(old.ids)) * (not is_kept)
    return _loss_where("areas", counts > 0, counts, f"{{where}} loses its {words} ({{value:,}})", field)


def _elevator_loss(cast: Cast, field: str) -> ConversionIssue:
    """Return the loss of movements by elevator."""
    table = cast.before.approaches_key
    codes = cast.before.column(table, field)
    is_lost = np.zeros(len(codes), bool)
    if cast.version <= LAST_WITHOUT_GAME < cast.before.version:
        near = cast.before.column(table, "prev_area" if field == APPROACH_CODES[0] else "next_area")
        is_lost = np.isin(codes, ELEVATORS) & ~((near == 0) & (codes == OLD_NO_WAY))
    text = "{where} goes by elevator (code {value}), which becomes none; converted back it would be {becomes}"
    return _loss_where(table, is_lost, codes, text, field, np.full(len(codes), NO_WAY))


def _visible_loss(cast: Cast) -> ConversionIssue:
    """Return the loss of visible areas that the new mesh cannot name."""
    stored = cast.before.column("areas.visible", "target")
    text = "{where} leads to {value}, which names no area of its own and is dropped"
    return _loss_where("areas.visible", ~cast.is_named, stored, text, "target")
