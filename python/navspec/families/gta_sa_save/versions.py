"""Versions: of the game by their ids, of the script by their size, and of the data by the order of the map's parts."""

from __future__ import annotations

from functools import cache

import numpy as np

from navspec.columns import Tables
from navspec.columns.access import Array
from navspec.families.gta_sa_save.guards import numbers
from navspec.families.gta_sa_save.known import members, partners, value_of
from navspec.spec import Member

NAMES = ("v1", "v2")
"""Main scripts of the PC: as it came with 1.00 and 1.01, and with 2.0."""

_ID_BITS = 32


@cache
def games() -> dict[int, Member]:
    """Versions of the game by the ids of saves; PlayStation 2 has that of PC 2.0 from its second version on."""
    return {_id(value): each for value, each in members("game_version").items()}


def _id(value: int) -> int:
    return value % (1 << _ID_BITS)


def id_of(name: str) -> int:
    """Id of a version of the PC: `1.00`, `1.01` or `2.0`."""
    return _id(value_of("game_version", f"version_pc_{name.replace('.', '_')}"))


def id_of_android() -> int:
    """Id of the saves of Android, format 4."""
    return _id(value_of("game_version", "version_android"))


def called(game: int) -> str:
    """A version of the game."""
    known = games().get(game)
    return known.words if known else f"{game:#010x}"


def with_game(game: int, what: str) -> int | None:
    """A number that goes with a version of the game, such as the size of the script that it came with."""
    known = games().get(game)
    return partners("game_version", what).get(known.value, (None,))[0] if known else None


def script_called(size: int) -> str:
    """A main script by its size in bytes."""
    known = members("script_version").get(size)
    return known.words if known else f"of {size:,} bytes"


def is_known_script(size: int) -> bool:
    """Whether a main script of this size is an unmodified one."""
    return size in members("script_version")


def size_of(name: str) -> int:
    """Bytes of a main script, by its name among `NAMES`."""
    return value_of("script_version", f"script_{name}")


def parts_of(size: int) -> frozenset[int] | None:
    """Parts of the map that a script loads, by their numbers in the data that belongs to it; None where nobody knows them."""
    found = partners("script_version", "loaded_part").get(size)
    return None if found is None else frozenset(found)


def loaded_parts(tables: Tables) -> set[int]:
    """Numbers of the parts that a save has loaded, by whichever data."""
    return set((np.flatnonzero(numbers(tables, "ipl_flags.flags")) + 1).tolist())


def reordered(flags: Array, script: int) -> Array:
    """Flags of parts of the other data as those of the data that belongs to a script of this size; shape (255,)."""
    order = np.arange(len(flags))
    firsts, counts = partners("ipl_run", "first_in_v1"), partners("ipl_run", "part_count")
    for new, (old,) in firsts.items():
        (count,) = counts[new]
        order[new - 1 : new - 1 + count] = np.arange(old - 1, old - 1 + count)
    return flags[order if script == size_of("v2") else np.argsort(order)]
