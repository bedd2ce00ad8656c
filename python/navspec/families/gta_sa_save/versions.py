"""Versions: of the game by id, of the script by size, and of the data by the order of the map's parts."""

from __future__ import annotations

from functools import cache

import numpy as np

from navspec.columns import Tables
from navspec.columns.access import Array
from navspec.families.gta_sa_save.layout import read_numbers
from navspec.families.gta_sa_save.names import enum_members, enum_partners, member_value
from navspec.spec import Member

SCRIPT_NAMES = ("v1", "v2")
"""Main scripts of the PC: v1 came with 1.00 and 1.01, v2 with 2.0."""

_ID_BITS = 32


@cache
def game_versions() -> dict[int, Member]:
    """Return the versions of the game by the ids of saves; PlayStation 2 has the id of PC 2.0 from its second
    version on.
    """
    return {_to_unsigned(value): member for value, member in enum_members("game_version").items()}


def _to_unsigned(value: int) -> int:
    return value % (1 << _ID_BITS)


def pc_version_id(name: str) -> int:
    """Return the id of a version of the PC: `1.00`, `1.01` or `2.0`."""
    return _to_unsigned(member_value("game_version", f"version_pc_{name.replace('.', '_')}"))


def android_version_id() -> int:
    """Return the id of the saves of Android, format 4."""
    return _to_unsigned(member_value("game_version", "version_android"))


def name_game_version(game: int) -> str:
    """Return the name of a version of the game; its id if unknown."""
    version = game_versions().get(game)
    return version.words if version else f"{game:#010x}"


def find_version_partner(game: int, what: str) -> int | None:
    """Return a number that belongs to a version of the game, such as the size of its script; None if unknown."""
    version = game_versions().get(game)
    return enum_partners("game_version", what).get(version.value, (None,))[0] if version else None


def name_script(size: int) -> str:
    """Return the name of a main script by its size in bytes."""
    script = enum_members("script_version").get(size)
    return script.words if script else f"of {size:,} bytes"


def is_original_script(size: int) -> bool:
    """Return whether a main script of this size is the original one."""
    return size in enum_members("script_version")


def script_size(name: str) -> int:
    """Return the bytes of a main script, by its name among `SCRIPT_NAMES`."""
    return member_value("script_version", f"script_{name}")


def script_map_parts(size: int) -> frozenset[int] | None:
    """Return the numbers of the map parts that a script loads, in the data that belongs to it; None if unknown."""
    parts = enum_partners("script_version", "loaded_part").get(size)
    return None if parts is None else frozenset(parts)


def loaded_map_parts(tables: Tables) -> set[int]:
    """Return the numbers of the map parts that a save has loaded, in the data of its game."""
    return set((np.flatnonzero(read_numbers(tables, "ipl_flags.flags")) + 1).tolist())


def reorder_map_flags(flags: Array, script: int) -> Array:
    """Convert flags of map parts from the other data to the data that belongs to a script of this size; shape
    (255,).
    """
    order = np.arange(len(flags))
    firsts, counts = enum_partners("ipl_run", "first_in_v1"), enum_partners("ipl_run", "part_count")
    for new, (old,) in firsts.items():
        (count,) = counts[new]
        order[new - 1 : new - 1 + count] = np.arange(old - 1, old - 1 + count)
    return flags[order if script == script_size("v2") else np.argsort(order)]
