"""A mesh cast into the layout of another version or game.

What a mesh stores is left to the spec: fields and lists of the same name are taken over, those that are new get what the
engine would assume, and what the old mesh has beyond that is dropped. References stay as they are, also those to nowhere,
unless what they name can only be told by what is there.
"""

from __future__ import annotations

from functools import cached_property

import numpy as np

from navspec.columns import TableSet
from navspec.columns.access import Array
from navspec.families.source_nav.layout import (
    APPROACH_CODES,
    DECISIONS,
    FIRST_L4D2,
    L4D,
    LAST_GOLDSRC,
    LAST_WITHOUT_GAME,
    NO_WAY,
    OLD_NO_WAY,
)
from navspec.families.source_nav.view import NO_ROW, Mesh

POPULATION = b"default"
"""What Left 4 Dead takes where nothing else is said."""
TIMES = "earliest_occupy_time"
"""The field with an earliest time for each team, of which there are two or four."""
UNKNOWN_SECONDS = (120, 120, 0, 0)
"""Earliest times of an area that nobody has measured; where there is a third and a fourth team, games write 0."""
BRIGHT = 1
"""Light of a corner that nobody has measured."""

OF_GAMES = sum(1 << bit for bit in (16, 17, 18, 19, 27, 28, 29))
"""Attributes that mean one thing in Left 4 Dead and another elsewhere."""
FLAT = 1 << 29
"""An attribute of Left 4 Dead 2: all corners are of one height."""
EXPOSED = 8
"""A flag of hiding spots that GoldSrc does not know."""
ELEVATORS = (7, 8)
"""Ways of version 16 that older ones do not know; beside no area 7 is a code left from those."""

VISIBLE = "areas.visible"


def is_analyzed(mesh: Mesh) -> bool:
    """Whether a mesh has what only an analysis finds: encounter paths, or visible areas."""
    return mesh.count("areas.encounters") > 0 or mesh.count(VISIBLE) > 0


class Cast:
    """A mesh `before` and `after`.

    `was_l4d2` and `is_l4d2` tell whether the one and the other are of Left 4 Dead 2, which marks areas that are flat.
    `leaves_l4d` and `enters_l4d` tell whether only the one or only the other is of Left 4 Dead, whose places name populations,
    and which uses some attributes for things of its own.
    """

    def __init__(self, before: Mesh, variant: str, version: int, sub_version: int) -> None:
        self.before = before
        self.variant = variant
        self.version = version
        self.sub_version = sub_version
        self.leaves_l4d = before.game == L4D != variant
        self.enters_l4d = before.game != L4D == variant
        self.was_l4d2 = before.game == L4D and (before.sub_version or 0) >= FIRST_L4D2
        self.is_l4d2 = variant == L4D and sub_version >= FIRST_L4D2

    @cached_property
    def after(self) -> Mesh:
        """The new mesh."""
        old = self.before.file
        rows, counts = self._lists()
        areas = old["areas"][[name for name in old["areas"].dtype.names or () if name != TIMES]].copy()
        areas["attributes"] = 0  # until there is room for those of the new mesh
        if self.leaves_l4d and self.before.stores("areas", "place_index"):
            areas["place_index"] = 0
        made = old.recast(
            decisions=DECISIONS[self.variant],
            root={"version": self.version, "sub_version": self.sub_version},
            rows={**rows, "areas": areas, "tail": np.zeros(0, np.uint8)},
            counts=counts,
            variant=self.variant,
        )
        self._fill(Mesh(TableSet({0: made})))
        self._name_visible(Mesh(TableSet({0: made})))
        return Mesh(TableSet({0: made}))

    def _lists(self) -> tuple[dict[str, Array], dict[str, Array]]:
        """Lists that are not just taken over or dropped: rows, and how many of them each row around them has."""
        old = self.before.file
        areas = len(self.before.ids)
        rows: dict[str, Array] = {}
        counts: dict[str, Array] = {}
        if (self.before.version < 3) != (self.version < 3):  # paths of another kind, which no engine reads
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
        if self.version <= LAST_GOLDSRC and self.before.stores("areas.hiding_spots", "flags"):
            rows["areas.hiding_spots"] = old["areas.hiding_spots"].copy()
            rows["areas.hiding_spots"]["flags"] &= np.uint8(~EXPOSED & 0xFF)
        return rows, counts

    def _fill(self, after: Mesh) -> None:
        """Set what follows from the rest, and what only the new mesh has."""
        tables = after.file
        tables.set_column("areas", "attributes", self.attributes)

        def is_new(table: str, field: str) -> bool:
            return after.stores(table, field) and not self.before.stores(table, field)

        if is_new("", "is_analyzed"):
            tables.set_column("", "is_analyzed", int(is_analyzed(after)))
        if after.stores("", "has_unnamed_areas"):
            tables.set_column("", "has_unnamed_areas", int((after.place_index == 0).any()))
        if is_new("areas", "light_intensity"):
            tables.set_column("areas", "light_intensity", BRIGHT)
        if after.stores("areas", TIMES):
            tables.set_column("areas", TIMES, self._times(after))
        if is_new("areas.hiding_spots", "id"):
            tables.set_column("areas.hiding_spots", "id", np.arange(after.count("areas.hiding_spots")))
            tables.set_column("areas.hiding_spots", "flags.in_cover", 1)
        if is_new(VISIBLE, "flags"):
            tables.set_column(VISIBLE, "flags", 1)

    # Earliest times

    def kept_teams(self, after: Mesh) -> int:
        """Teams whose earliest times are taken over."""
        return 0 if self.enters_l4d else min(self.before.teams, after.teams)

    def _times(self, after: Mesh) -> Array:
        """Earliest times of the new mesh: those of the old one, of other teams what stands for nothing known."""
        kept = self.kept_teams(after)
        times = np.tile(np.array(UNKNOWN_SECONDS[: after.teams], np.float32), (len(after.ids), 1))
        if kept:
            times[:, :kept] = self.before.column("areas", TIMES)[:, :kept]
        return times

    # Attributes

    @cached_property
    def attributes(self) -> Array:
        """Attributes of areas in the new mesh; int64."""
        known = {1: 0xF if self.version <= LAST_GOLDSRC else 0xFF, 2: 0xFFFF, 4: 0xFFFFFFFF}[self._width]
        found = self.before.column("areas", "attributes").astype(np.int64)
        return self._translated(found, marks_flat=self.is_l4d2 and not self.was_l4d2) & known

    @property
    def _width(self) -> int:
        """Bytes of the attributes."""
        return 1 if self.version <= 8 else 2 if self.version <= 12 else 4

    @cached_property
    def attributes_back(self) -> Array:
        """What the attributes would be after the way back; int64."""
        return self._translated(self.attributes, marks_flat=self.was_l4d2 and not self.is_l4d2)

    def _translated(self, attributes: Array, *, marks_flat: bool) -> Array:
        """Return attributes without those that mean something else in the other game, and with the mark of flat areas."""
        if self.enters_l4d or self.leaves_l4d:
            attributes = attributes & ~OF_GAMES
        is_flat = (self.before.heights == self.before.heights[:, :1]).all(axis=1)
        return attributes | is_flat * FLAT if marks_flat else attributes

    # Approaches

    @property
    def approaches_key(self) -> str:
        """The table of the new mesh that holds approaches, empty where none does."""
        if self.version < 15:
            return "areas.approaches"
        return "areas.cs_approaches" if self.variant == "cs" else ""

    @cached_property
    def approaches(self) -> Array:
        """Approaches of the new mesh."""
        rows = self.before.file[self.before.approaches_key].copy()
        for field in APPROACH_CODES:
            rows[field] = self.codes(field)
        return rows

    def codes(self, field: str) -> Array:
        """How one goes over every approach, in the codes of the new mesh."""
        stored = self.before.column(self.before.approaches_key, field)
        if self.before.version <= LAST_WITHOUT_GAME < self.version:
            return np.where(stored == OLD_NO_WAY, NO_WAY, stored)
        if self.version <= LAST_WITHOUT_GAME < self.before.version:
            return np.where(np.isin(stored, (*ELEVATORS, NO_WAY)), OLD_NO_WAY, stored)
        return stored

    # Visible areas

    def _name_visible(self, after: Mesh) -> None:
        """Let lists name visible areas as the new mesh does: by their rows or by their ids."""
        if after.count(VISIBLE) and after.has_row_targets != self.before.has_row_targets:
            target = self.before.seen.target
            after.file.set_column(VISIBLE, "target", np.maximum(target if after.has_row_targets else self._ids, 0))
            after.file.keep(VISIBLE, self._are_named(after))

    @property
    def _ids(self) -> Array:
        """Ids of visible areas; int64, and mean something where `is_named`."""
        return self.before.ids[self.before.seen.target].astype(np.int64)

    @cached_property
    def is_named(self) -> Array:
        """Whether the new mesh can name a visible area: it is there, and no later one has its id; bool."""
        return self._are_named(self.after)

    def _are_named(self, after: Mesh) -> Array:
        """Return `is_named` for a mesh whose lists may still be those of the old one."""
        target = self.before.seen.target
        if after.has_row_targets == self.before.has_row_targets:
            return np.ones(len(target), bool)
        return (target != NO_ROW) & (after.has_row_targets | (self.before.named.rows(self._ids) == target))
