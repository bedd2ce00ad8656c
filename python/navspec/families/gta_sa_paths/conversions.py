"""Conversion of node files to another variant, and to a map of another size.

Of the graph only the owners of links are read, and only if areas get other numbers. Everything else in a file,
dangling references included, is also in the new file, or is listed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from navspec.columns import Tables, TableSet
from navspec.errors import NavspecError
from navspec.families.gta_sa_paths import to_gta_iv
from navspec.families.gta_sa_paths.assembly import (
    CLASSIC,
    END,
    NAVI_BITS,
    WIDE_FLOOD,
    build_file,
    extend_rows,
    navi_links,
)
from navspec.families.gta_sa_paths.layout import (
    ADDRESSES,
    AXES,
    FLA,
    FORMAT,
    GRID,
    HEADERS,
    NOWHERE,
    SQUARE,
    scale,
)
from navspec.families.gta_sa_paths.view import Array, PathNetwork
from navspec.family.conversion.conversions import Conversion, ConversionIssue, Conversions, Target

_AREAS = (("nodes", "area_id"), ("navi_nodes", "target_area_id"), ("links", "area_id"), ("navi_links", "navi_area_id"))
_LISTS = ("reserved_links", "link_lengths", "intersections")
_ROOT = ("num_vehicle_nodes", "num_ped_nodes", "reserved_link_lengths", "reserved_intersections", "eof_mark")
"""Fields of the root that are copied unchanged, if the file has them."""
_SHOWN = 16
"""Trailing bytes that are shown."""

_KEEP = "Keep a variant of the limit adjuster (ver2, ver3 or fla4), or bring the value into that range"
_RENUMBER = "Renumber the flood ids (`navspec repair --select SA_PATHS_FLOOD`), or convert to ver3 or fla4"
_NAVI = (
    "Clear what links of pedestrian nodes have there (`navspec repair --select SA_PATHS_NAVI_LINK_PED`); for roads with as "
    "many navi nodes keep a variant of the limit adjuster"
)
_NOWHERE = (
    "Name the size of the old map with `--from-map-size` where it is another one, or a larger one for the new files with "
    "`--map-size`; otherwise take out what lies there or leads there (`navspec repair`)"
)
_UNUSED = "{{where}} has the unused {} {{value}}, which is dropped; converted back it would be {{becomes}}"
_OTHER_MARK = "{where} ends with the mark {value:#x}, which is dropped; converted back it would be {becomes:#x}"


@dataclass(frozen=True)
class _Map:
    """Areas of a map with `old` by `old` squares on one with `new` by `new`, both around the same middle."""

    old: int
    new: int

    @cached_property
    def numbers(self) -> Array:
        """New number of every area, -1 where it has none; int64, shape (65536,)."""
        if self.old == self.new:
            return np.arange(ADDRESSES)
        new_numbers = np.full(ADDRESSES, -1)
        areas = np.arange(self.old**2)
        row, column = (index + (self.new - self.old) // 2 for index in np.divmod(areas, self.old))
        is_inside = (row >= 0) & (row < self.new) & (column >= 0) & (column < self.new)
        new_numbers[areas[is_inside]] = (row * self.new + column)[is_inside]
        new_numbers[NOWHERE] = NOWHERE
        return new_numbers

    @property
    def size(self) -> int:
        """Side of the new map in units of the game."""
        return self.new * SQUARE


def convert(files: TableSet, target: Target, settings: Mapping[str, Any]) -> Conversion:
    """Convert a set; see `Conversions`."""
    net = PathNetwork(files)
    if target == to_gta_iv.TARGET:
        return to_gta_iv.convert(net, settings)
    plan = _Plan(net, target, _Map(net.grid, _grid(target, net.grid, settings)))
    losses, obstacles = tuple(plan.losses()), tuple(plan.obstacles())
    return Conversion(
        {} if obstacles else plan.files(),
        plan.numbers,
        losses,
        obstacles,
        old_settings={"map_size": net.grid * SQUARE},
        settings={"map_size": plan.map.size},
    )


CONVERSIONS = Conversions(
    (Target(FORMAT, CLASSIC), *(Target(FLA, version) for version in HEADERS), to_gta_iv.TARGET), convert
)


def _grid(target: Target, old: int, settings: Mapping[str, Any]) -> int:
    """Return the squares in a row of the new map: as requested, that of the game for its own format, or that of the old
    map.
    """
    map_size = settings.get("map_size")
    if target.variant != CLASSIC:
        return old if map_size is None else map_size // SQUARE
    if map_size not in (None, GRID * SQUARE):
        raise NavspecError(
            f"{target} has a map of {GRID * SQUARE} units; leave out --map-size, or convert to a variant of the limit "
            "adjuster"
        )
    return GRID


class _Plan:
    """A set on its way to the target.

    `numbers` are the new numbers of the files that have one; a file whose number is not known keeps that.
    """

    def __init__(self, net: PathNetwork, target: Target, areas: _Map) -> None:
        self.net = net
        self.target = target
        self.map = areas
        numbers = net.files.numbers
        new = np.where(numbers < 0, numbers, areas.numbers[numbers])
        self.is_kept = (new >= 0) | (numbers < 0)
        self.numbers = dict(zip(numbers[self.is_kept].tolist(), new[self.is_kept].tolist(), strict=True))
        self._moved: dict[str, Array] = {}

    # Obstacles

    def obstacles(self) -> Iterator[ConversionIssue]:
        """Yield values that the new files cannot store."""
        issues = [*self._misplaced(), *self._unfit()]
        return (issue for issue in issues if len(issue.rows))

    def _misplaced(self) -> Iterator[ConversionIssue]:
        """Yield areas that the new map does not have: of files with rows, and of addresses in other files."""
        content = sum(self.net.counts(table) for table in ("nodes", "navi_nodes", "links"))
        text = f"{{where}} has {{value}} path nodes, but no place on a map of {self.map.size} units"
        is_lost = ~self.is_kept & (content > 0)
        yield ConversionIssue(
            "", np.flatnonzero(is_lost), text, "num_nodes", self.net.counts("nodes")[is_lost], fix=_NOWHERE
        )
        for table, field in _AREAS:
            text = f"{{where}} names area {{value}}, which has no place on a map of {self.map.size} units"
            yield self._unheld(table, self.moved(table) < 0, self.net.files.column(table, field), text, field, _NOWHERE)

    def _unfit(self) -> Iterator[ConversionIssue]:
        """Yield values with too many bits for the target."""
        column = self.net.files.column
        if self.target.variant == CLASSIC:
            for table, axes in AXES.items():
                for axis in axes:
                    values = column(table, axis)
                    text = f"{{where}} lies at {axis} = {{value}}, but classic files end at -4096 and 4095.875"
                    yield self._unheld(table, values != values.astype(np.int16), values / scale(), text, axis, _KEEP)
            for field, bits in NAVI_BITS.items():
                values = self.moved("navi_links") if field == "navi_area_id" else column("navi_links", field)
                text = f"{{where}} has a link with the {field} {{value}}, but classic files end at {(1 << bits) - 1}"
                yield self._unheld("navi_links", values >= 1 << bits, values, text, field, _NAVI)
        if self.target.variant not in WIDE_FLOOD:
            values = column("nodes", "flood_id")
            text = f"{{where}} has the flood id {{value}}, but {self.target.variant} files end at 255"
            yield self._unheld("nodes", values > 0xFF, values, text, "flood_id", _RENUMBER)

    def _unheld(self, table: str, is_unheld: Array, values: Array, text: str, field: str, fix: str) -> ConversionIssue:
        """Return rows with values that files of the new map cannot store."""
        rows = np.flatnonzero(is_unheld & self.net.repeat_per_row(table, self.is_kept))
        return ConversionIssue(table, rows, text, field, values[rows], fix=fix)

    def moved(self, table: str) -> Array:
        """Return the areas in the rows of a table by their new numbers, -1 for areas without one; int64.

        Navi links of pedestrian nodes name nothing; their values stay.
        """
        if table not in self._moved:
            areas = self.net.files.column(table, dict(_AREAS)[table])
            self._moved[table] = self.map.numbers[areas]
            if table == "navi_links" and self.map.old != self.map.new:
                self._moved[table] = np.where(self.net.is_vehicle_link, self._moved[table], areas)
        return self._moved[table]

    # Losses

    def losses(self) -> Iterator[ConversionIssue]:
        """Yield values that new files do not keep: values that nothing reads, and bytes after the last section."""
        dropped: dict[tuple[str, str], list[tuple[Array, Array, Array]]] = {}
        for index, tables in enumerate(self.net.files.files.values()):
            if self._is_done(tables):
                continue
            for table, field, rebuilt in self._dropped(tables):
                values = tables.column(table, field)
                rows = np.flatnonzero(values != rebuilt)
                if len(rows):
                    at = rows + self.net.files.starts(table)[index]
                    dropped.setdefault((table, field), []).append((at, values[rows], rebuilt[rows]))
        for (table, field), parts in dropped.items():
            rows, values, becomes = (np.concatenate(columns) for columns in zip(*parts, strict=True))
            word = field.removeprefix("classic.").replace("_", " ")
            yield ConversionIssue(
                table, rows, _OTHER_MARK if not table else _UNUSED.format(word), field, values, becomes
            )
        yield from self._trailing()

    def _dropped(self, tables: Tables) -> Iterator[tuple[str, str, Array]]:
        """Yield fields that the target does not have, or has only one value for, with their values after a conversion
        back.
        """
        if tables.format == FORMAT:
            return
        if self.target.variant == CLASSIC:
            for table, axes in AXES.items():
                for axis in axes:
                    yield table, f"classic.{axis}", tables.column(table, axis).astype(np.int16)
            yield "", "eof_mark", np.array([END])
        if tables.variant in WIDE_FLOOD and self.target.variant not in WIDE_FLOOD:
            yield "nodes", "classic.flood_id", tables.column("nodes", "flood_id").astype(np.uint8)
        if tables.variant == "fla4" != self.target.variant:
            for table in AXES:
                yield table, "padding", np.zeros(len(tables[table]), np.uint16)

    def _trailing(self) -> Iterator[ConversionIssue]:
        """Yield bytes after the last section of a file, except zeros that fill an archive and a reserve without
        links.
        """
        rows, values = [], []
        is_lost = self.net.is_overlong & ~self.net.has_idle_reserve
        for index, tables in enumerate(self.net.files.files.values()):
            if not self._is_done(tables) and is_lost[index]:
                first = int(np.argmax(tables["trailing"] != 0))
                rows.append(index)
                values.append(f"hex:{tables['trailing'][first : first + _SHOWN].tobytes().hex()}")
        text = "{where} has bytes other than 0 behind its last section, which are dropped"
        if rows:
            yield ConversionIssue("", np.array(rows), text, "trailing", values)

    # New files

    def files(self) -> dict[int, Tables]:
        """Return the new files by number, with empty files for new areas if the set was complete."""
        tables = enumerate(self.net.files.files.items())
        files = {
            self.numbers[old]: self._converted(index, file) for index, (old, file) in tables if old in self.numbers
        }
        if self.net.is_complete:
            new = sorted(set(range(self.map.new**2)) - files.keys())
            files |= {number: build_file(self.target, {}, {}) for number in new}
        return files

    def _is_done(self, tables: Tables) -> bool:
        """Return whether a file is of the target already."""
        is_target = (tables.format, tables.variant) == (self.target.format, self.target.variant)
        return is_target and self.map.old == self.map.new

    def _converted(self, index: int, tables: Tables) -> Tables:
        if self._is_done(tables):
            return tables
        is_classic = self.target.variant == CLASSIC
        rows: dict[str, Array] = {key: tables[key] for key in _LISTS if len(tables[key])}
        for table, axes in AXES.items():
            rows[table] = tables[table].copy() if tables.format == FORMAT else tables[table]["classic"].copy()
            if is_classic:
                for axis in axes:
                    rows[table][axis] = tables.column(table, axis)
        if self.target.variant not in WIDE_FLOOD:
            rows["nodes"]["flood_id"] = tables.column("nodes", "flood_id")
        rows["links"] = tables["links"].copy()
        for table, field in _AREAS[:3]:
            rows[table][field] = self._moved_in(index, table)
        ids, areas = tables.column("navi_links", "navi_id").astype(np.int64), self._moved_in(index, "navi_links")
        rows["navi_links"] = navi_links(self.target, areas, ids)
        if not is_classic:
            rows |= {table: _extended(tables, table, rows[table]) for table in AXES}
        header = tables[""]
        root = {name: header[name][0] for name in _ROOT if name in (header.dtype.names or ())}
        return build_file(self.target, root, rows, tables.path)

    def _moved_in(self, index: int, table: str) -> Array:
        """Return the new areas that a table of one file names."""
        start, end = self.net.files.starts(table)[index : index + 2]
        return self.moved(table)[start:end]


def _extended(tables: Tables, table: str, classic: Array) -> Array:
    """Build rows with all fields that any variant of the limit adjuster has in addition to the classic record."""
    fields = (*AXES[table], "flood_id") if table == "nodes" else AXES[table]
    padding = tables.column(table, "padding") if tables.variant == "fla4" else None
    return extend_rows(table, classic, {field: tables.column(table, field) for field in fields}, padding)
