"""A save as columns, with one name for what the platforms store in different places."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from navspec.formats.gta_sa_save.layout import ANDROID, DEFINITIVE, FIRST_WHOLE, PC
from navspec.spec import load_spec
from navspec.tables import TableSet

Array = np.ndarray[Any, Any]

PEOPLE = "pools.players"
THREADS = "scripts.threads"
_MISSION = 0x8000
"""Bit of a thread's slot."""
_WORD = 0xFFFFFFFF


class Threads(NamedTuple):
    """Threads of a script; int64.

    Attributes
    ----------
    slot : numpy.ndarray
        Place in the pool, with the mark of a mission.
    ip : numpy.ndarray
        Next instruction, from the start of the script's space.
    stack : numpy.ndarray
        Return addresses in the same way, shape (threads, 8); 0 where there is none.
    base, bases : numpy.ndarray
        Where the script's space begins in memory, by the address of the next instruction and by return addresses.
    is_used : numpy.ndarray
        bool, shape (threads, 8): which return addresses are in use.
    is_mission : numpy.ndarray
        bool: whether it is the mission during which the game was saved.
    """

    slot: Array
    ip: Array
    stack: Array
    base: Array
    bases: Array
    is_used: Array
    is_mission: Array


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
        return PEOPLE if self.is_pc else f"{PEOPLE}.player_part"

    def home(self, field: str) -> str:
        """Table with a field of the player: the people, or what only the player has."""
        return PEOPLE if field in (self.tables[PEOPLE].dtype.names or ()) else self.player_table

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
        names = ("slot", "ip_rel", "stack_rel", "ip_abs", "stack_abs", "stack_depth")
        slot, ip, stack, address, addresses, depth = (self.column(THREADS, name).astype(np.int64) for name in names)
        return Threads(
            slot,
            ip,
            stack,
            base=(address - ip) & _WORD,
            bases=(addresses - stack) & _WORD,
            is_used=np.arange(stack.shape[1]) < depth[:, None],
            is_mission=(slot & _MISSION != 0) & (not self.is_pc),
        )

    @cached_property
    def thread_names(self) -> list[str]:
        """Names of threads."""
        return _texts(self.column(THREADS, "thread_name"))

    def place(self, table: str, rows: Array) -> tuple[list[str], dict[str, Array]]:
        """Rows in the words of the game, and as parameters of findings."""
        if not table:
            return ["the save"] * len(rows), {}
        if table.startswith(PEOPLE):
            return [f"person {row}" if row else "the player" for row in rows.tolist()], {"row": rows}
        word, find = _PLACES.get(table, (table.rpartition(".")[2].replace("_", " "), None))
        if find is None:
            return [f"{word} {row}" for row in rows.tolist()], {"row": rows}
        names = np.array(find(self))[rows]
        return [f"{word} {name}" for name in names.tolist()], {word.replace(" ", "_"): names, "row": rows}


def names_of(enum: str) -> dict[int, str]:
    """Names of numbers, by an enum of the spec that lends its types to all platforms."""
    return load_spec(PC).enums[enum]


def _listed(enum: str) -> Callable[[Save], list[str]]:
    """What gives the names of a list, one for each of an enum."""
    return lambda _: list(names_of(enum).values())


_PLACES: Mapping[str, tuple[str, Callable[[Save], Sequence[Any] | Array] | None]] = {
    THREADS: ("thread", lambda save: save.thread_names),
    "entry_exits.entries": ("door", lambda save: save.column("entry_exits.entries", "entry_index")),
    "car_generators.generators": ("car generator", lambda save: save.column("car_generators.generators", "index")),
    "ped_relationships.relations": ("relations of", _listed("ped_kind")),
    "set_pieces.pieces": ("police trigger", None),
    "simple_variables.system_time": ("computer's clock", _listed("system_time_part")),
    "statistics.float_stats": ("statistic", _listed("float_stat")),
    "statistics.int_stats": ("statistic", _listed("int_stat")),
    "radio.stat_mirror": ("news", None),
    "ipl_flags.flags": ("map part", lambda save: np.arange(1, len(save.tables["ipl_flags.flags"]) + 1)),
}
"""Tables whose rows go by other names than their numbers: a word for them, and what gives the names of all rows."""


def _texts(column: Array) -> list[str]:
    """Texts that end with a zero."""
    return [bytes(each).partition(b"\0")[0].decode("latin-1") for each in column]
