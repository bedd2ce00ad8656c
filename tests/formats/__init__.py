"""What is special to a format and to a family of formats in tests: a module per family here, found and not listed.

A module has a `FAMILY`. Tests that ask the same of every format take what they need from `formats()` and `families()`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import NamedTuple

from builders.repairs import Case

Files = dict[str, bytes]

ODD_FLOATS = (-0.0, float("inf"), -1e-45)
"""Floats that are easily changed on the way: a sign without a value, no end, and the smallest there is."""

LARGEST_EXACT = 2**53 - 1
"""The largest number that JavaScript holds exactly, as it does all below."""


class Ends(NamedTuple):
    """A file and where to cut it, in bytes: `early` where bytes are missing, `counted` where a count says so before."""

    whole: Callable[[], bytes]
    early: Mapping[str, int]
    counted: Mapping[str, int] = {}


@dataclass(frozen=True)
class FormatCase:
    """A format: the files from which its conformance vectors are made, and others."""

    id: str
    ends: Ends
    files: Callable[[], Files]
    """Small files that a generated parser opens without being told more, by the names of `catalogue.VARIES`."""
    large: Callable[[], Files] = dict
    """More such files, too large to be kept."""
    swept: Callable[[], list[bytes]] = list
    """Files of which others are made, so that every bit and every member of an enum is shown."""
    sealed: Callable[[bytes], bytes] = bytes
    """A file whose numbers were changed, with the right checksum."""
    too_many: Mapping[str, Callable[[], bytes]] = field(default_factory=dict)
    """Files with a count or a row of one more than there is."""
    unreachable: Mapping[str, str] = field(default_factory=dict)
    """What no vector can show, and why."""
    more: Callable[[], Iterable[bytes]] = list
    """Files that are no vectors, on which both planes are to agree."""
    is_read_only: bool = False
    """Whether nobody can change its files, though the family has recipes."""


class Shown(NamedTuple):
    """What a command of the README gives: its exit status, and a line of what it prints."""

    status: int
    line: str


@dataclass(frozen=True)
class FamilyCase:
    """A family: its formats, what repair makes of its files, and what the README shows of it."""

    id: str
    formats: tuple[FormatCase, ...]
    repairs: tuple[Case, ...] = ()
    repaired_elsewhere: frozenset[str] = frozenset()
    """Codes whose recipes change the graph or need other files, and which have tests of their own."""
    readme: Callable[[], Files] = dict
    """Files that commands of the README name, by path."""
    commands: Mapping[str, Shown] = field(default_factory=dict)
    """The commands of the README on files of the family, without `navspec`."""


@cache
def families() -> dict[str, FamilyCase]:
    """All families, by id."""
    found = [import_module(f"{__name__}.{iter_module.name}").FAMILY for iter_module in iter_modules(__path__)]
    return {each.id: each for each in found}


@cache
def formats() -> dict[str, FormatCase]:
    """All formats, by id."""
    return {format_.id: format_ for family in families().values() for format_ in family.formats}
