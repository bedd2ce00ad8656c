"""Guards: marks that mobile games before format 3 write before each piece of a save.

They tell nothing. In a list of plain numbers each number has one of its own, so that it stands in another table there.
"""

from __future__ import annotations

from navspec.columns import Tables
from navspec.columns.access import Array

_BEFORE_NAMES = "guarded_"
_VALUE = "value"


def is_guarded(tables: Tables) -> bool:
    """Whether a save has guards."""
    return "is_guarded" in tables.spec.root.instances and bool(tables.column("", "is_guarded")[0])


def number_place(tables: Tables, key: str) -> tuple[str, str]:
    """Table and field of a list of numbers, by the key that it has without guards; no field where rows are the numbers."""
    if not is_guarded(tables):
        return key, ""
    block, _, name = key.rpartition(".")
    return f"{block}.{_BEFORE_NAMES}{name}", _VALUE


def numbers(tables: Tables, key: str) -> Array:
    """The numbers of such a list; a view."""
    table, field = number_place(tables, key)
    return tables[table][field] if field else tables[table]


def return_address_fields(tables: Tables) -> list[str]:
    """Fields with the return addresses of a thread, counted from the start of the script."""
    first, last = (f"{_BEFORE_NAMES}stack_rel", f".{_VALUE}") if is_guarded(tables) else ("stack_rel", "")
    return [f"{first}.{number}{last}" for number in range(8)]


def return_addresses(tables: Tables, table: str) -> Array:
    """These of all threads; a view, shape (threads, 8)."""
    rows = tables[table]
    return rows[f"{_BEFORE_NAMES}stack_rel"][_VALUE] if is_guarded(tables) else rows["stack_rel"]


def is_value_list(column: Array) -> bool:
    """Whether elements are numbers with a guard."""
    return column.dtype.names == ("guard", _VALUE)


def without_guards(key: str) -> str:
    """The key of a list in saves without guards."""
    return key.replace(_BEFORE_NAMES, "")
