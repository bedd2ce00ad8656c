"""Splitting of an area: one half keeps its id and its row, the other is new and comes last."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from navspec.columns.access import Array
from navspec.errors import NavspecError
from navspec.families.source_nav.layout import APPROACHES, L4D, LADDERS, LISTS, SLOTS
from navspec.families.source_nav.recipes.edits import (
    ENCOUNTERS,
    ENDS,
    LINKS,
    SPOTS,
    VISIBLE,
    find_free_ids,
    replace_rows,
)
from navspec.families.source_nav.view import NO_ROW, SIDES, SourceMesh
from navspec.family.network.mesh_editor import EditRefusal, MeshEdit, build_obstacle
from navspec.family.network.tools import Action

STEP = 25.0
"""Units of the grid on which areas are made, and to which the engine's own split keeps as well."""
LEAST = 1.0
"""Units of the area that must remain on both sides."""
_ALL_SEEN = 3
"""Flags of an area that is seen, and all of it."""
SEES_ITSELF = 2
"""Flags of an entry for the area itself, as all games write it."""

_BEFORE, _BEHIND = (3, 0), (1, 2)
"""Sides of an area that only one half has, by the axis along which the halves lie."""
_ENDS_OF_LADDERS = {"up": "bottom", "down": "top"}
"""The end of a ladder at which an area lists it, by direction."""

_APPROACHES = tuple((table, "approach", "approaches") for table in APPROACHES)
DIVIDED = (LINKS, SPOTS, ENCOUNTERS, VISIBLE, *APPROACHES, *LISTS.values())
"""Lists of areas that have a meaning of their own for each half."""


def split_area(mesh: SourceMesh, action: Action) -> MeshEdit:
    """Split an area along a line."""
    (row,) = action.nodes.tolist()
    axis, at = _parse_line(mesh, row, action.values.get("line"))
    return _AreaSplit(mesh, row, axis, at).apply()


def _parse_line(mesh: SourceMesh, row: int, line: Any) -> tuple[int, float]:
    """Return the axis along which the halves lie, 0 for x and 1 for y, and the coordinate at which the line
    crosses it.
    """
    try:
        ends = np.array([point[:2] for point in line], np.float64)
    except (TypeError, ValueError, IndexError):
        ends = np.zeros(0)
    if ends.shape != (2, 2) or not np.isfinite(ends).all() or (ends[0] == ends[1]).all():
        raise NavspecError("line: this has to be two places, east and north of each")
    x, y = np.abs(ends[1] - ends[0])
    axis = 1 if x >= y else 0
    middle = float(np.float32(ends[:, axis].mean()))
    low, high = mesh.low[row, axis] + LEAST, mesh.high[row, axis] - LEAST
    for at in (float(np.floor(middle / STEP + 0.5)) * STEP, middle):
        if low < at < high and mesh.low[row, 1 - axis] < mesh.high[row, 1 - axis]:
            return axis, at
    message = f"the line does not leave {LEAST:g} unit of area {mesh.ids[row]} on both sides"
    raise EditRefusal(build_obstacle(message, mesh.centres[[row]], "Draw it through the middle of the area"))


class _AreaSplit:
    """The split of an area `row` whose halves lie along an `axis`, with all references to it.

    Everything is computed from the mesh before the split, which changes at the end. Half 0 is the western or northern
    one, which keeps row and id; half 1 is new.
    """

    def __init__(self, mesh: SourceMesh, row: int, axis: int, at: float) -> None:
        self.mesh, self.row, self.axis, self.at = mesh, row, axis, at
        self.rows = (row, mesh.areas)
        self.ids = (int(mesh.ids[row]), int(find_free_ids(mesh.ids.astype(np.int64), 1)[0]))
        self.halves: dict[tuple[int, int], tuple[int, ...]] = {}
        """Into which halves areas lead now that listed the whole one, by their row and side."""

    def apply(self) -> MeshEdit:
        """Split the area; returns the edit with notes on its consequences."""
        notes = tuple(self._notes())
        lists = dict(
            [
                self._connection_lists(),
                *self._spot_lists(),
                *self._ladder_lists(),
                *self._visible_lists(),
                *self._remaining_lists(),
            ]
        )
        paths, slots = self._path_ends(), self._ladder_slots()
        shape = self._half_fields()
        tables = self.mesh.file
        new_row = self.mesh.file["areas"][self.row : self.row + 1].copy()
        new_row["id"] = self.ids[1]
        tables.insert("areas", self.rows[1], new_row)
        for table, (owner, rows) in lists.items():
            replace_rows(tables, table, owner, rows)
        for (table, field), rows in (*paths.items(), *slots.items()):
            tables.column(table, field)[rows] = self.ids[1]
        for half, fields in enumerate(shape):
            for field, value in fields.items():
                tables.column("areas", field)[self.rows[half]] = value
        for table in (ENCOUNTERS, *APPROACHES):
            if self.mesh.count(table):
                tables.keep(table, tables.parents(table) != self.row)
        return MeshEdit(notes, tuple(map(str, self.ids)))

    def _notes(self) -> Iterator[str]:
        sides = [SIDES[pair[self.axis]] for pair in (_BEFORE, _BEHIND)]
        yield f"the {sides[0]} half is area {self.ids[0]}, the {sides[1]} half area {self.ids[1]}"
        lost_rows = []
        for table, one, many in ((ENCOUNTERS, "encounter path", "encounter paths"), *_APPROACHES):
            count = int(np.count_nonzero(self.mesh.owner(table) == self.row))
            lost_rows += [f"{count} {many if count > 1 else one}"] if count else []
        if lost_rows:
            yield f"gone: {' and '.join(lost_rows)} of the area, which only an analysis in the game finds for its halves"
        if self._has_sight:
            yield "the halves see, and are seen, as the whole area was"

    # Which half

    def _half_of_point(self, at: Any) -> Any:
        """Return the half of points by their coordinate; int64."""
        return (at >= self.at).astype(np.int64)

    def _halves_over(self, side: int, neighbour: int) -> tuple[int, ...]:
        """Return the halves that lead to a neighbour over a side, or that the neighbour leads to."""
        if side in (_BEFORE[self.axis], _BEHIND[self.axis]):
            return (int(side == _BEHIND[self.axis]),)
        if neighbour == NO_ROW:
            return (0,)
        low, high = self.mesh.low[neighbour, self.axis], self.mesh.high[neighbour, self.axis]
        beside = (
            low < self.at and high > self.mesh.low[self.row, self.axis],
            low < self.mesh.high[self.row, self.axis] and high > self.at,
        )
        # A neighbour beside neither half is reached by a jump or a drop from the nearer one.
        return tuple(half for half in (0, 1) if beside[half]) or (int((low + high) / 2 >= self.at),)

    # Lists, each with the row of the area of every entry

    def _connection_lists(self) -> tuple[str, tuple[Array, Array]]:
        """Return the connections, including those between the halves."""
        owner, side, target, ids = self.mesh.connections
        copies, entries = np.ones(len(owner), np.int64), {}
        for link in np.flatnonzero((owner == self.row) | (target == self.row)).tolist():
            source, over, destination = int(owner[link]), int(side[link]), int(target[link])
            if source == destination:
                entries[link] = []
            elif source == self.row:
                entries[link] = [(self.rows[half], int(ids[link])) for half in self._halves_over(over, destination)]
            else:
                halves = self.halves[source, over] = self._halves_over((over + 2) % 4, source)
                entries[link] = [(source, self.ids[half]) for half in halves]
            copies[link] = len(entries[link])
        rows, starts = np.repeat(np.arange(len(owner)), copies), np.cumsum(copies) - copies
        owner, side, ids = owner[rows], side[rows], ids[rows]
        for link, halves in entries.items():
            for number, (area, name) in enumerate(halves, int(starts[link])):
                owner[number], ids[number] = area, name
        owner = np.append(owner, self.rows)
        side = np.append(side, (_BEHIND[self.axis], _BEFORE[self.axis]))
        ids = np.append(ids, self.ids[::-1])
        return LINKS, (owner * 4 + side, ids.astype(self.mesh.file[LINKS].dtype))

    def _spot_lists(self) -> Iterator[tuple[str, tuple[Array, Array]]]:
        """Yield the hiding spots, each in the half that contains it."""
        owner = self.mesh.owner(SPOTS)
        moved = np.flatnonzero(owner == self.row)
        half = self._half_of_point(self.mesh.points(SPOTS, "position", moved)[:, self.axis])
        yield from self._move_rows(SPOTS, moved[half == 1])

    def _ladder_lists(self) -> Iterator[tuple[str, tuple[Array, Array]]]:
        """Yield the lists of ladders, each ladder in the list of the half that is nearer to its end."""
        for direction, table in LISTS.items():
            listed = np.flatnonzero(self.mesh.owner(table) == self.row)
            ladders = self.mesh.ladder_rows(table)[listed]
            listed, ladders = listed[ladders != NO_ROW], ladders[ladders != NO_ROW]
            if len(listed):
                ends = self.mesh.points(LADDERS, _ENDS_OF_LADDERS[direction], ladders)[:, self.axis]
                yield from self._move_rows(table, listed[self._half_of_point(ends) == 1])

    def _move_rows(self, table: str, rows: Array) -> Iterator[tuple[str, tuple[Array, Array]]]:
        """Yield a list with some rows moved to the new half; nothing for no rows."""
        if len(rows):
            owner = self.mesh.owner(table).copy()
            owner[rows] = self.rows[1]
            yield table, (owner, self.mesh.file[table])

    @property
    def _has_sight(self) -> bool:
        """Whether the mesh stores what the area sees."""
        return bool((self.mesh.owner(VISIBLE) == self.row).any()) or self._parent != NO_ROW

    @property
    def _parent(self) -> int:
        """Row of the area whose list this one inherits."""
        return int(self.mesh.parent[self.row]) if len(self.mesh.parent) else NO_ROW

    def _visible_lists(self) -> Iterator[tuple[str, tuple[Array, Array]]]:
        """Yield the entries of visible areas: both halves see what the area saw, and are seen where it was.

        An area sees all of itself without an entry, so the halves get one for each other. In Left 4 Dead each area
        has an entry for itself, and the halves get that as well. Areas that inherit the list of the area, and did not
        see it, get an entry that removes it.
        """
        if not self.mesh.count(VISIBLE):
            return
        names = self.rows if self.mesh.has_row_targets else self.ids
        target, entries, owner = self.mesh.visible_entries.target, self.mesh.file[VISIBLE], self.mesh.owner(VISIBLE)
        is_row = target == self.row
        rows = np.repeat(np.arange(len(entries)), 1 + is_row)
        entries, owner = entries.take(rows), owner[rows]
        entries["target"][(np.cumsum(1 + is_row) - 1)[is_row]] = names[1]
        own_entries = entries[owner == self.row]
        parts = [(owner, entries), (np.full(len(own_entries), self.rows[1]), own_entries)]
        has_own_entry = np.isin(self.mesh.owner(VISIBLE)[is_row], (self.row, self._parent)).any()
        if self._has_sight and not has_own_entry:
            themselves = (0, 1) if self.mesh.game == L4D else ()
            parts += [self._entry(self.rows[half], names[half], SEES_ITSELF) for half in themselves]
            parts += [self._entry(self.rows[half], names[1 - half], _ALL_SEEN) for half in (0, 1)]
            heirs = np.flatnonzero((self.mesh.parent == self.row) & (np.arange(self.mesh.areas) != self.row))
            knowing = owner[entries["target"] == names[1]]
            parts += [self._entry(heir, names[1], 0) for heir in np.setdiff1d(heirs, knowing).tolist()]
        owners, lists = zip(*parts, strict=True)
        yield VISIBLE, (np.concatenate(owners), np.concatenate(lists))

    def _entry(self, area: int, target: int, flags: int) -> tuple[Array, Array]:
        entry = self.mesh.file[VISIBLE][:1].copy()
        entry["target"] = target
        if "flags" in (entry.dtype.names or ()):
            entry["flags"] = flags
        return np.array([area]), entry

    def _remaining_lists(self) -> Iterator[tuple[str, tuple[Array, Array]]]:
        """Yield the lists without known meaning: the new half gets the same rows."""
        for table in self.mesh.file:
            if table.startswith("areas.") and table.count(".") == 1 and table not in (*DIVIDED, "areas.connections"):
                owner, rows = self.mesh.owner(table), self.mesh.file[table]
                own_rows = rows[owner == self.row]
                if len(own_rows):
                    yield table, (np.append(owner, np.full(len(own_rows), self.rows[1])), np.append(rows, own_rows))

    # References from elsewhere: the rows that name the new half, by table and field

    def _path_ends(self) -> dict[tuple[str, str], Array]:
        """Return the ends of the encounter paths of other areas that lead into the new half; rows by table and
        field.
        """
        rows_by_field = {}
        owner = self.mesh.owner(ENCOUNTERS)
        has_sides = self.mesh.has_field(ENCOUNTERS, "from_dir")
        for end in ENDS:
            areas = self.mesh.column(ENCOUNTERS, f"{end}_area")
            at = np.flatnonzero((areas == self.ids[0]) & (owner != self.row))
            sides = self.mesh.column(ENCOUNTERS, f"{end}_dir")
            new = [
                row
                for row in at.tolist()
                if self._enters_new_half(int(owner[row]), int(sides[row]) if has_sides else None)
            ]
            rows_by_field[ENCOUNTERS, f"{end}_area"] = np.array(new, np.int64)
        return {field: rows for field, rows in rows_by_field.items() if len(rows)}

    def _enters_new_half(self, area: int, side: int | None) -> bool:
        """Return whether a path from another area into this one, over a side if that is known, leads into the new
        half.
        """
        reached_halves = [
            reached for (owner, over), reached in self.halves.items() if owner == area and side in (over, None)
        ]
        halves = {half for reached in reached_halves for half in reached}
        if len(halves) == 1:
            return halves == {1}
        both = [self.row, area]
        middle = (self.mesh.low[both, self.axis].max() + self.mesh.high[both, self.axis].min()) / 2
        return len(halves) == 2 and bool(middle >= self.at)

    def _ladder_slots(self) -> dict[tuple[str, str], Array]:
        """Return the fields of ladders for which the new half is nearer to the end; rows by table and field."""
        rows_by_field = {}
        for slot, direction in SLOTS.items() if self.mesh.count(LADDERS) else ():
            at = np.flatnonzero(self.mesh.column(LADDERS, slot) == self.ids[0])
            ends = self.mesh.points(LADDERS, _ENDS_OF_LADDERS[direction], at)[:, self.axis]
            rows_by_field[LADDERS, slot] = at[self._half_of_point(ends) == 1]
        return {field: rows for field, rows in rows_by_field.items() if len(rows)}

    # The halves themselves

    def _half_fields(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """Return the changed fields of both halves: corners, heights and light, interpolated between those of the
        area.
        """
        mesh, axis = self.mesh, self.axis
        ends = np.full((2, 2), self.at)
        ends[:, 1 - axis] = mesh.low[self.row, 1 - axis], mesh.high[self.row, 1 - axis]
        heights = mesh.surface(np.array([self.row, self.row]), *ends.T)
        name = "xy"[axis]
        halves: tuple[dict[str, Any], dict[str, Any]] = (
            {f"se.{name}": self.at, "se.z": heights[1], ("ne_z", "sw_z")[axis]: heights[0]},
            {f"nw.{name}": self.at, "nw.z": heights[0], ("sw_z", "ne_z")[axis]: heights[1]},
        )
        if mesh.has_field("areas", "light_intensity"):
            light = mesh.file.column("areas", "light_intensity")[self.row].astype(np.float64)
            share = (self.at - mesh.low[self.row, axis]) / (mesh.high[self.row, axis] - mesh.low[self.row, axis])
            # Corners run from the north-west by north-east and south-east to the south-west.
            before, behind = ([0, 3], [1, 2]) if axis == 0 else ([0, 1], [3, 2])
            between = light[before] + (light[behind] - light[before]) * share
            for half, corners in zip(halves, (behind, before), strict=True):
                half["light_intensity"] = light.copy()
                half["light_intensity"][corners] = between
        return halves
