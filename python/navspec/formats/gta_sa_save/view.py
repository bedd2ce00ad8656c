"""A save as columns, with one name for what the platforms store in different places."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np

from navspec.formats.gta_sa_save.layout import ANDROID, DEFINITIVE, FIRST_INT_STAT, PC
from navspec.formats.gta_sa_save.naming import text, words
from navspec.formats.gta_sa_save.threads import THREADS, Threads, threads_of
from navspec.tables import TableSet

Array = np.ndarray[Any, Any]


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
        """A single number of the save, such as `player_info.money`."""
        return self.tables.column("", path)[0].item()

    def column(self, table: str, field: str) -> Array:
        """A field of all rows of a table."""
        return self.tables.column(table, field)

    @property
    def player_table(self) -> str:
        """Table with what only the player has: his clothes, body and wanted level. The player is its row 0."""
        return "pools.players" if self.is_pc else "pools.players.player_part"

    @cached_property
    def globals(self) -> Array:
        """Variables of the script as unsigned integers; uint32."""
        return self.tables["scripts.globals"]

    @cached_property
    def size(self) -> int:
        """Bytes of the file; of a save with a checksum."""
        offset, length = self.tables.span("", 0, "checksum")
        return offset + length + len(self.tables.get("trailing", ()))

    @cached_property
    def version_id(self) -> int:
        """Version of the game; see `versions.GAMES`."""
        return self.value("simple_variables.version_id")

    @cached_property
    def script_size(self) -> int:
        """Bytes of the main script, which tell its version; see `versions.SCRIPTS`."""
        return self.value("scripts.main_script_size")

    @property
    def most_doors(self) -> int:
        """How many doors the game has room for."""
        return 400 if self.is_pc else 455

    @cached_property
    def threads(self) -> Threads:
        """Threads of the script."""
        return threads_of(self.tables, self.is_pc)

    @cached_property
    def thread_names(self) -> list[str]:
        """Names of threads."""
        return [text(name) for name in self.column(THREADS, "thread_name")]

    def stat(self, number: int) -> int:
        """A statistic that is an integer, by its number."""
        return self.tables["statistics.int_stats"][number - FIRST_INT_STAT].item()

    def place(self, table: str, rows: Array) -> tuple[list[str], dict[str, Array]]:
        """Rows in the words of the game, and as parameters of findings."""
        return words(self.tables, table, rows.tolist()), {"row": rows} if table else {}
