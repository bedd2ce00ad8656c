"""View of a save: columns with one name for what the platforms store in different places."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np

from navspec.columns import TableSet
from navspec.columns.access import Array
from navspec.families.gta_sa_save.layout import (
    ANDROID,
    CHECKSUM_SIZE,
    DEFINITIVE,
    FIRST_INT_STAT,
    PC,
    read_numbers,
)
from navspec.families.gta_sa_save.names import decode_text
from navspec.families.gta_sa_save.threads import THREADS, Threads, read_threads
from navspec.family.views.row_index import NO_ROW, RowIndex
from navspec.spec import load_spec

PEOPLE = "pools.players"
"""Table of the player, and after him of others who are there while a mission runs."""

_POSITION_FIELDS = (
    ("position.{}",),
    ("{}",),
    ("{}1", "{}2"),
    ("{}_min", "{}_max"),
    ("start_min.{}", "start_max.{}"),
)
"""Names of the fields with the positions of rows: one field, or two corners of a box."""

_POSITION_REFERENCES = {
    "zones.zone_infos": ("", "zones.nav_zones", "info_index"),
    "car_generators.plates": ("generator_index", "car_generators.generators", "index"),
}
"""Tables whose rows are at the position of a row of another table: the field with the number of that row ("" for their own
row), the other table, and its number field.
"""

VARIABLES, INT_STATS, FLOAT_STATS = "scripts.globals", "statistics.int_stats", "statistics.float_stats"


def stat_row(number: int) -> int:
    """Return the row of a statistic in the list of its type."""
    return number if number < FIRST_INT_STAT else number - FIRST_INT_STAT


def enum_names(enum: str) -> dict[int, str]:
    """Return the names of an enum's values; the spec of the PC has the enums of all platforms."""
    return load_spec(PC).enums[enum]


class Save:
    """One save, as rules, info, repairs and conversions read it."""

    def __init__(self, files: TableSet) -> None:
        self.files = files
        (self.tables,) = files.files.values()

    @property
    def format(self) -> str:
        """Format of the layout: `PC`, `ANDROID` or `DEFINITIVE`."""
        return self.tables.format

    @property
    def is_pc(self) -> bool:
        """Whether the save is of the PC."""
        return self.format == PC

    @property
    def is_android(self) -> bool:
        """Whether the save is of Android."""
        return self.format == ANDROID

    @property
    def is_definitive(self) -> bool:
        """Whether the save is of the Definitive Edition."""
        return self.format == DEFINITIVE

    def value(self, path: str) -> Any:
        """Return a single number of the save, such as `player_info.money`; None if its platform does not store it."""
        try:
            return self.tables.value(path)
        except KeyError:
            return None

    def column(self, table: str, field: str) -> Array:
        """Return a field of all rows of a table."""
        return self.tables.column(table, field)

    def numbers(self, key: str) -> Array:
        """Return a list of plain numbers by its key, with or without guards; a view."""
        return read_numbers(self.tables, key)

    @property
    def player_table(self) -> str:
        """Table with the fields that only the player has: clothes, body and wanted level. The player is its row 0."""
        return PEOPLE if self.is_pc else f"{PEOPLE}.player_part"

    def home(self, field: str) -> str:
        """Return the table with a field of the player: the people, or `player_table`."""
        return PEOPLE if field in (self.tables[PEOPLE].dtype.names or ()) else self.player_table

    def player(self, field: str) -> Array:
        """Return a field of the player: one row, or none if the save has no player."""
        return self.tables[self.home(field)][field][:1]

    @property
    def letters(self) -> Array:
        """Letters of the name in the menu, uint8 or uint16; empty if the name has its length before it."""
        if self.is_definitive:
            return np.zeros(0, np.uint8)
        return self.tables["simple_variables.save_name"].view("<u2" if self.is_android else "u1")

    @cached_property
    def globals(self) -> Array:
        """Variables of the script as unsigned integers; uint32."""
        return self.tables[VARIABLES]

    @cached_property
    def size(self) -> int:
        """Bytes of the file; for saves with a checksum."""
        offset, length = self.tables.extent("padding")
        return offset + length + CHECKSUM_SIZE + len(self.tables.get("trailing", ()))

    @cached_property
    def version_id(self) -> int:
        """Version of the game; see `versions.game_versions`."""
        return self.value("simple_variables.version_id")

    @cached_property
    def script_size(self) -> int:
        """Bytes of the main script, which identify its version."""
        return self.value("scripts.main_script_size")

    @cached_property
    def threads(self) -> Threads:
        """Threads of the script."""
        return read_threads(self.tables, self.is_pc)

    @cached_property
    def thread_names(self) -> list[str]:
        """Names of threads."""
        return [decode_text(name) for name in self.column(THREADS, "thread_name")]

    def stat(self, number: int) -> Any:
        """Return a statistic by its number."""
        table = FLOAT_STATS if number < FIRST_INT_STAT else INT_STATS
        return self.tables[table][stat_row(number)].item()

    def positions(self, table: str, rows: Array) -> Array:
        """Return the positions of rows; float64, shape (rows, 3), not a number for rows without a position and where all
        of it is 0.

        A box is at its middle. The player's own fields are at the player. What belongs to a zone or to a parked car is
        at it.
        """
        if table == f"{PEOPLE}.player_part":
            table, rows = PEOPLE, self.tables.parents(table)[rows]
        if table in _POSITION_REFERENCES:
            field, table_there, number = _POSITION_REFERENCES[table]
            numbers = self.column(table, field)[rows] if field else rows
            target_numbers = self.column(table_there, number)
            target_rows = np.where(
                numbers < 0, NO_ROW, RowIndex(target_numbers, np.arange(len(target_numbers))[::-1]).rows(numbers)
            )
            positions = np.full((len(rows), 3), np.nan)
            positions[target_rows >= 0] = self.positions(table_there, target_rows[target_rows >= 0])
            return positions
        record = self.tables.layout(table)[0] if table else None
        leaves = record.leaves if record else {}
        positions = np.full((len(rows), 3), np.nan)
        for at, axis in enumerate("xyz"):
            for ends in _POSITION_FIELDS:
                fields = [end.format(axis) for end in ends]
                if fields[0] in leaves:
                    values = [
                        self.column(table, field)[rows] * leaves[field].field.notes.get("scale", 1) for field in fields
                    ]
                    positions[:, at] = np.mean(values, axis=0, dtype=np.float64)
        return np.where((positions != 0).any(axis=1, keepdims=True), positions, np.nan)
