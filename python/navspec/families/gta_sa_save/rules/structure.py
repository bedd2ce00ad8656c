"""Repairs of the file, and of lists that the game keeps in order."""

from __future__ import annotations

import numpy as np

from navspec.columns import read
from navspec.errors import NavspecError
from navspec.families.gta_sa_save.layout import ANDROID_SIZE_STEP, PC_SIZE
from navspec.families.gta_sa_save.rules.base import RECIPES
from navspec.families.gta_sa_save.view import Save

_DOORS, _GENERATORS = "entry_exits.entries", "car_generators.generators"
_MOST_GENERATORS = 500


@RECIPES.recipe("FILE_SIZE", summary="drop the bytes after the save")
def _drop_trailing(save: Save) -> None:
    """Drop the bytes after the save; its checksum shows whether the save ends before them."""
    tables = save.tables
    size, decisions = (
        (PC_SIZE, {}) if save.is_pc else (save.size // ANDROID_SIZE_STEP * ANDROID_SIZE_STEP, {"len_trailing": 0})
    )
    if save.size < size:
        raise NavspecError(
            "the end of the save is missing; take it from an older one (`navspec repair SAVE --donor OLDER`)"
        )
    data = tables.to_bytes()[:size]
    kept = read(
        data, tables.spec, decisions={**tables.decisions, **decisions}, variant=tables.variant, path=tables.path
    )
    if kept.seal.digest:
        raise NavspecError("the checksum is not before them, so that they may belong to the save")
    (number,) = save.files.files
    save.files.files[number] = kept


@RECIPES.recipe("ENEX_ORDER", summary="sort the doors by number")
def _sort_doors(save: Save) -> None:
    """Sort the doors; the last row ends the list and is not a door."""
    tables = save.tables
    rows, states = tables[_DOORS], tables[f"{_DOORS}.door"]
    order = np.argsort(rows["entry_index"][:-1], kind="stable")
    tables.replace(_DOORS, np.concatenate((rows[order], rows[-1:])), drop_children=True)
    tables.replace(f"{_DOORS}.door", states[order], np.append(np.ones(len(order)), 0))


@RECIPES.recipe("CARGEN_INDEX", summary="remove car generators whose number is too high or another's")
def _remove_generators(save: Save) -> None:
    numbers = save.column(_GENERATORS, "index")
    is_kept = np.zeros(len(numbers), bool)
    is_kept[np.unique(numbers, return_index=True)[1]] = True
    save.tables.keep(_GENERATORS, is_kept & (numbers < _MOST_GENERATORS))
