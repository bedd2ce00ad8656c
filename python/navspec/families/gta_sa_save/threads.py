"""Threads of scripts as columns, and the instructions at which threads of original scripts can be.

The address of an instruction is its distance from the start of the script's space, which includes its variables.
`threads.tsv` has a column for each documented script, by its size in bytes. `script_names.tsv` has the names of all
threads of the original game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple

import numpy as np

from navspec.columns import Tables
from navspec.columns.access import Array
from navspec.families.gta_sa_save.layout import read_return_addresses

THREADS = "scripts.threads"

_MISSION = 0x8000
"""Bit of a thread's slot that marks a mission."""
_WORD = 0xFFFFFFFF


class Threads(NamedTuple):
    """Threads of a script; int64.

    Attributes
    ----------
    slot : numpy.ndarray
        Place in the pool, with the mark of a mission.
    ip : numpy.ndarray
        Next instruction.
    stack : numpy.ndarray
        Return addresses, shape (threads, 8); 0 where there is none.
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


def read_threads(tables: Tables, is_pc: bool) -> Threads:
    """Return the threads of a save; those of the PC are never missions."""
    names = ("slot", "ip_rel", "ip_abs", "stack_abs", "stack_depth")
    rows = tables[THREADS]
    slot, ip, address, addresses, depth = (rows[name].astype(np.int64) for name in names)
    stack = read_return_addresses(tables, THREADS).astype(np.int64)
    return Threads(
        slot,
        ip,
        stack,
        base=(address - ip) & _WORD,
        bases=(addresses - stack) & _WORD,
        is_used=np.arange(stack.shape[1]) < depth[:, None],
        is_mission=(slot & _MISSION != 0) & (not is_pc),
    )


def shift_threads(tables: Tables, distance: int) -> None:
    """Shift the next instructions and return addresses of threads by a distance in bytes; empty ones stay empty."""
    for columns in address_pairs(tables):
        is_there = columns[0] != 0
        for column in columns:
            column[is_there] += np.uint32(distance & _WORD)


def find_foreign_threads(names: Sequence[str], threads: Threads, script_size: int) -> list[str]:
    """Return the names of threads that no shipped script has and that are at no documented instruction of this script.

    The mission during which the game was saved does not count.
    """
    places = thread_offsets(script_size)
    known_names, instructions = _shipped_names() | places.keys(), frozenset().union(*places.values())
    rows = zip(names, threads.ip.tolist(), threads.is_mission.tolist(), strict=True)
    return sorted(
        {name for name, ip, is_mission in rows if not (is_mission or name in known_names or ip in instructions)}
    )


@cache
def _shipped_names() -> frozenset[str]:
    """Return the names that the scripts of the original game give to their threads."""
    return frozenset(_read_lines("script_names.tsv")[1:])


def _read_lines(name: str) -> list[str]:
    """Return the lines of a table of the family, its header first."""
    return (files("navspec.families.gta_sa_save") / name).read_text(encoding="ascii").splitlines()


def address_pairs(tables: Tables) -> tuple[tuple[Array, Array], tuple[Array, Array]]:
    """Return the next instructions and the return addresses, each as offsets in the script and as addresses; views."""
    rows = tables[THREADS]
    return (rows["ip_rel"], rows["ip_abs"]), (read_return_addresses(tables, THREADS), rows["stack_abs"])


@cache
def thread_offsets(script_size: int) -> Mapping[str, tuple[int, ...]]:
    """Return the instructions at which threads of a script were seen, by thread name; empty for an undocumented
    script.
    """
    header, *lines = _read_lines("threads.tsv")
    sizes = header.split("\t")
    if str(script_size) not in sizes:
        return {}
    column = sizes.index(str(script_size))
    places = {row[0]: row[column] for row in (line.split("\t") for line in lines)}
    return {name: tuple(map(int, offsets.split(","))) for name, offsets in places.items() if offsets}
