"""Rules of the file and of lists that the game keeps in order."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from navspec.columns import read
from navspec.errors import NavspecError
from navspec.families.gta_sa_save.layout import ANDROID_SIZE_STEP, PC_SIZE
from navspec.families.gta_sa_save.rules.base import RECIPES, check_once, rule
from navspec.families.gta_sa_save.versions import game_versions
from navspec.families.gta_sa_save.view import Array, Save
from navspec.family.rules.rule_set import RuleResult, check_rows

_DOORS, _GENERATORS = "entry_exits.entries", "car_generators.generators"
_MOST_GENERATORS = 500


@rule("FILE_SIZE", "error", "engine", exceptions=1)
def _file_size(save: Save) -> RuleResult:
    if save.is_definitive:
        return RuleResult(0)
    if save.is_pc:
        message = "the file has {size:,} bytes, but saves have 202,752"
        return check_once(save.size == PC_SIZE, message, "padding", size=save.size)
    message = "the file has {size:,} bytes, {extra:,} more than a multiple of 65,000"
    return check_once(
        save.size % ANDROID_SIZE_STEP == 0, message, "trailing", size=save.size, extra=save.size % ANDROID_SIZE_STEP
    )


@RECIPES.recipe("FILE_SIZE", summary="drop the bytes after the save")
def _drop_trailing(save: Save) -> None:
    """Drop the bytes after the save; its checksum shows whether the save ends before them."""
    tables = save.tables
    size, decisions = (
        (PC_SIZE, {}) if save.is_pc else (save.size // ANDROID_SIZE_STEP * ANDROID_SIZE_STEP, {"len_trailing": 0})
    )
    if save.size < size:
        raise NavspecError(
            "the end of the save is missing; take it from an older one (navspec repair SAVE --donor OLDER)"
        )
    data = tables.to_bytes()[:size]
    kept = read(
        data, tables.spec, decisions={**tables.decisions, **decisions}, variant=tables.variant, path=tables.path
    )
    if kept.seal.digest:
        raise NavspecError("the checksum is not before them, so that they may belong to the save")
    (number,) = save.files.files
    save.files.files[number] = kept


@rule("VERSION_KNOWN", "warning", "measured")
def _check_version(save: Save) -> RuleResult:
    message = "the id {id:#010x} is that of no known version of the game"
    return check_once(save.version_id in game_versions(), message, "simple_variables.version_id", id=save.version_id)


@rule("GOTO_HEADER", "error", "engine")
def _goto_header(save: Save) -> RuleResult:
    size = save.value("scripts.len_globals")
    if size % 4:
        message = "the variables take {size:,} bytes, which is not a whole number of variables"
        return check_once(False, message, "scripts.len_globals", size=size)
    start = save.globals[:2].tobytes()[:7]
    message = "the variables begin with {found}, not with the jump {expected} of a script"
    expected = b"\x02\x00\x01" + size.to_bytes(4, "little")
    return check_once(start == expected, message, "scripts.globals", found=start.hex(" "), expected=expected.hex(" "))


@rule("ENEX_ORDER", "warning", "measured")
def _enex_order(save: Save) -> Iterator[RuleResult]:
    return _check_ascending(_DOORS, "entry_index", save.column(_DOORS, "entry_index")[:-1], save.most_doors)


@RECIPES.recipe("ENEX_ORDER", summary="sort the doors by number")
def _sort_doors(save: Save) -> None:
    """Sort the doors; the last row ends the list and is not a door."""
    tables = save.tables
    rows, states = tables[_DOORS], tables[f"{_DOORS}.door"]
    order = np.argsort(rows["entry_index"][:-1], kind="stable")
    tables.replace(_DOORS, np.concatenate((rows[order], rows[-1:])), drop_children=True)
    tables.replace(f"{_DOORS}.door", states[order], np.append(np.ones(len(order)), 0))


@rule("CARGEN_INDEX", "error", "engine")
def _cargen_index(save: Save) -> Iterator[RuleResult]:
    return _check_ascending(_GENERATORS, "index", save.column(_GENERATORS, "index"), _MOST_GENERATORS)


@RECIPES.recipe("CARGEN_INDEX", summary="remove car generators whose number is too high or another's")
def _remove_generators(save: Save) -> None:
    numbers = save.column(_GENERATORS, "index")
    is_kept = np.zeros(len(numbers), bool)
    is_kept[np.unique(numbers, return_index=True)[1]] = True
    save.tables.keep(_GENERATORS, is_kept & (numbers < _MOST_GENERATORS))


def _check_ascending(table: str, field: str, column: Array, room: int) -> Iterator[RuleResult]:
    """Check that each row has a number above that of the row before, and below a limit."""
    numbers = column.astype(np.int64)
    before = np.concatenate(([-1], numbers))[:-1]
    message = "{where} comes after number {before}; numbers must rise"
    yield check_rows(table, numbers <= before, len(numbers), message, field, before=before)
    message = "{where} is one that the game has no room for; numbers end at {most}"
    yield check_rows(table, numbers >= room, len(numbers), message, field, most=room - 1)
