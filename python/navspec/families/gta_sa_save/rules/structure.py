"""Rules of the file and of lists that the game keeps in order."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from navspec.families.gta_sa_save.layout import SIZE, UNIT
from navspec.families.gta_sa_save.rules.base import RULES, once
from navspec.families.gta_sa_save.versions import games
from navspec.families.gta_sa_save.view import Array, Save
from navspec.family.rules import Answer

DOORS, GENERATORS = "entry_exits.entries", "car_generators.generators"
MOST_GENERATORS = 500


@RULES.rule("FILE_SIZE", "error", "engine", "file")
def _file_size(save: Save) -> Answer:
    if save.is_definitive:
        return Answer(0)
    if save.is_pc:
        message = "the file has {size:,} bytes, but saves have 202,752"
        return once(save.size == SIZE, message, "padding", size=save.size)
    message = "the file has {size:,} bytes, {extra:,} more than a multiple of 65,000"
    return once(save.size % UNIT == 0, message, "trailing", size=save.size, extra=save.size % UNIT)


@RULES.rule("VERSION_KNOWN", "warning", "measured", "file")
def _version_known(save: Save) -> Answer:
    message = "the id {id:#010x} is that of no known version of the game"
    return once(save.version_id in games(), message, "simple_variables.version_id", id=save.version_id)


@RULES.rule("GOTO_HEADER", "error", "engine", "file")
def _goto_header(save: Save) -> Answer:
    size = save.value("scripts.len_globals")
    if size % 4:
        message = "the variables take {size:,} bytes, which are no whole number of variables"
        return once(False, message, "scripts.len_globals", size=size)
    start = save.globals[:2].tobytes()[:7]
    message = "the variables begin with {found}, not with the jump {expected} of a script"
    expected = b"\x02\x00\x01" + size.to_bytes(4, "little")
    return once(start == expected, message, "scripts.globals", found=start.hex(" "), expected=expected.hex(" "))


@RULES.rule("ENEX_ORDER", "warning", "measured", "file")
def _enex_order(save: Save) -> Iterator[Answer]:
    return _ascending(DOORS, "entry_index", save.column(DOORS, "entry_index")[:-1], save.most_doors)


@RULES.rule("CARGEN_INDEX", "error", "engine", "file")
def _cargen_index(save: Save) -> Iterator[Answer]:
    return _ascending(GENERATORS, "index", save.column(GENERATORS, "index"), MOST_GENERATORS)


def _ascending(table: str, field: str, column: Array, room: int) -> Iterator[Answer]:
    """Whether each row has a number above that of the one before, and below a limit."""
    numbers = column.astype(np.int64)
    before = np.concatenate(([-1], numbers))[:-1]
    rows = np.flatnonzero(numbers <= before)
    message = "{where} comes behind number {before}; numbers rise"
    yield Answer(len(numbers), table, rows, message, field, params={"before": before[rows]})
    rows = np.flatnonzero(numbers >= room)
    message = "{where} is one that the game has no room for; numbers end at {most}"
    yield Answer(len(numbers), table, rows, message, field, params={"most": room - 1})
