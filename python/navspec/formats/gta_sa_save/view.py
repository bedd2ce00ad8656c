"""A save as columns, with one name for what the platforms store in different places."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np

from navspec.formats.gta_sa_save.layout import ANDROID, DEFINITIVE, FIRST_WHOLE, PC
from navspec.spec import load_spec
from navspec.tables import TableSet

Array = np.ndarray[Any, Any]

_WORDS = {
    "pools.objects": "object",
    "ped_relationships.relations": "relations of",
    "radio.stat_mirror": "news",
    "set_pieces.pieces": "police trigger",
    "simple_variables.system_time": "the computer's",
    "statistics.float_stats": "statistic",
    "statistics.int_stats": "statistic",
}
"""What rows of lists are called, before their name or number."""


def names_of(enum: str) -> dict[int, str]:
    """Names of numbers, by an enum of the spec that lends its types to all platforms."""
    return load_spec(PC).enums[enum]


class Save:
    """What rules, info, repairs and conversions look at: one save."""

    def __init__(self, files: TableSet) -> None:
        self.files = files
        (self.tables,) = files.files.values()

    @property
    def format(self) -> str:
        """`PC`, `ANDROID` or `DEFINITIVE` of the layout."""
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
        """A single number of the save, such as `player_info.money`; None where its platform does not store it."""
        part = self.tables[""]
        try:
            for name in path.split("."):
                part = part[name]
        except ValueError:
            return None
        return part.item()

    def column(self, table: str, field: str) -> Array:
        """A field of all rows of a table."""
        return self.tables.column(table, field)

    @property
    def player_table(self) -> str:
        """Table with what only the player has: his clothes, body and wanted level. The player is its row 0."""
        return "pools.players" if self.is_pc else "pools.players.player_part"

    def home(self, field: str) -> str:
        """Table with a field of the player: the people, or what only the player has."""
        people = "pools.players"
        return people if field in (self.tables[people].dtype.names or ()) else self.player_table

    def player(self, field: str) -> Array:
        """A field of the player: one row, or none where the save has no player."""
        return self.tables[self.home(field)][field][:1]

    def statistic(self, number: int) -> float:
        """A statistic by its number; 0 to 81 are fractions, 120 and more whole numbers."""
        table = "statistics.int_stats" if number >= FIRST_WHOLE else "statistics.float_stats"
        return self.tables[table][self.row_of(number)].item()

    @staticmethod
    def row_of(number: int) -> int:
        """Row of a statistic in its list."""
        return number - FIRST_WHOLE if number >= FIRST_WHOLE else number

    @property
    def health_per_point(self) -> float:
        """How much health a point of the statistic 24 gives."""
        return 0.176 if self.is_pc else 0.22

    @property
    def letters(self) -> Array:
        """Letters of the name in the menu, uint8 or uint16; none where the name has its length before it."""
        if self.is_definitive:
            return np.zeros(0, np.uint8)
        return self.tables["simple_variables.save_name"].view("<u2" if self.is_android else "u1")

    @cached_property
    def globals(self) -> Array:
        """Variables of the script as unsigned integers; uint32."""
        return self.tables["scripts.globals"]

    def place(self, table: str, rows: Array) -> tuple[list[str], dict[str, Array]]:
        """Rows in the words of the game, and as parameters of findings."""
        if not table:
            return ["the save"] * len(rows), {}
        if table.startswith("pools.players"):
            return [f"ped {row}" if row else "the player" for row in rows.tolist()], {"row": rows}
        index = self.tables.layout(table)[1].field.notes.get("index")
        if index:
            names, first = names_of(index["enum"]), index.get("first", 0)
            words = [names.get(row + first, str(row + first)) for row in rows.tolist()]
            return [f"{_WORDS.get(table, 'entry')} {word}" for word in words], {"row": rows}
        word = table.rpartition(".")[2].replace("_", " ")
        return [f"{_WORDS.get(table, word)} {row}" for row in rows.tolist()], {"row": rows}
