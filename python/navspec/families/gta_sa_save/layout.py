"""Layout of saves: formats, sizes and offsets, and the guards of older mobile games.

Guards are marks that mobile games before format 3 write before each piece of a save. They carry no information. In a
list of plain numbers each number has its own guard, so that such a list is another table.
"""

from __future__ import annotations

from navspec.columns import Tables
from navspec.columns.access import Array

PC, ANDROID, DEFINITIVE = "gta_sa_save", "gta_sa_save_android", "gta_sa_save_de"
"""Ids of the formats."""

TAG = b"BLOCK"
GUARDED_ID = 0xFD148DF6
"""Version id of saves with guards, in Android's layout; version 2.0 of the PC has the same id."""
GUARDED = "guarded"
"""Variant of saves with guards."""
SECOND_TAG_OFFSETS = {PC: 317, ANDROID: 433}
"""Offset of block 1: after the first tag and block 0."""

EMPTY_BLOCKS = {"/phone_info/tag": 7, "/ped_generators/tag": 13, "/audio_script_objects/tag": 14}
"""Numbers of the blocks that consist of their tag only."""

CONTAINER = bytes.fromhex("00ff00ff")
"""First bytes of a save of the Definitive Edition."""

OBJECT_BYTES = 52
"""Size that each object of Android carries, at `OBJECT_SIZE_OFFSET` of its `OBJECT_STRIDE` bytes."""
OBJECT_SIZE_OFFSET, OBJECT_STRIDE, MOST_OBJECTS = 8, 64, 350
MISSION_OBJECT = 2
"""Type of objects that scripts made, the only ones that are saved."""

PC_SIZE, ANDROID_SIZE_STEP = 202_752, 65_000
"""Bytes of a save of the PC, and the number of bytes that the size of Android saves is a multiple of."""
CHECKSUM_SIZE = 4

FIRST_INT_STAT = 120
"""Number of the first statistic that is an integer; those below 82 are floats."""


_BEFORE_NAMES = "guarded_"
_VALUE = "value"


def is_guarded(tables: Tables) -> bool:
    """Return whether a save has guards."""
    return "is_guarded" in tables.spec.root.instances and bool(tables.column("", "is_guarded")[0])


def find_number_list(tables: Tables, key: str) -> tuple[str, str]:
    """Return the table and field of a list of numbers, by its key in saves without guards; the field is empty if rows are
    numbers.
    """
    if not is_guarded(tables):
        return key, ""
    block, _, name = key.rpartition(".")
    return f"{block}.{_BEFORE_NAMES}{name}", _VALUE


def read_numbers(tables: Tables, key: str) -> Array:
    """Return the numbers of a list, by its key in saves without guards; a view."""
    table, field = find_number_list(tables, key)
    return tables[table][field] if field else tables[table]


def read_return_addresses(tables: Tables, table: str) -> Array:
    """Return the return addresses of all threads; a view, shape (threads, 8)."""
    rows = tables[table]
    return rows[f"{_BEFORE_NAMES}stack_rel"][_VALUE] if is_guarded(tables) else rows["stack_rel"]


def is_value_list(column: Array) -> bool:
    """Return whether the elements of a column are numbers with a guard."""
    return column.dtype.names == ("guard", _VALUE)


def unguarded_key(key: str) -> str:
    """Return the key that a list has in saves without guards."""
    return key.replace(_BEFORE_NAMES, "")
