"""Recipes of the file and of lists that the game keeps in order."""

from __future__ import annotations

import numpy as np

from navspec.columns import read
from navspec.errors import NavspecError
from navspec.families.gta_sa_save.layout import SIZE, UNIT
from navspec.families.gta_sa_save.recipes.base import RECIPES
from navspec.families.gta_sa_save.rules.structure import DOORS, GENERATORS, MOST_GENERATORS
from navspec.families.gta_sa_save.view import Save


@RECIPES.recipe("FILE_SIZE", summary="drop the bytes behind the save")
def _drop_trailing(save: Save) -> None:
    """The checksum tells whether the save ends before them."""
    tables = save.tables
    size, decisions = (SIZE, {}) if save.is_pc else (save.size // UNIT * UNIT, {"len_trailing": 0})
    if save.size < size:
        raise NavspecError("the end of the save is missing; take it from a backup")
    data = tables.to_bytes()[:size]
    kept = read(
        data, tables.spec, decisions={**tables.decisions, **decisions}, variant=tables.variant, path=tables.path
    )
    if kept.seal.digest:
        raise NavspecError("the checksum does not stand before them, so that they may belong to the save")
    (number,) = save.files.files
    save.files.files[number] = kept


@RECIPES.recipe("ENEX_ORDER", summary="sort the doors by number")
def _sort_doors(save: Save) -> None:
    """The last row ends the list and is no door."""
    tables = save.tables
    rows, states = tables[DOORS], tables[f"{DOORS}.door"]
    order = np.argsort(rows["entry_index"][:-1], kind="stable")
    tables.replace(DOORS, np.concatenate((rows[order], rows[-1:])), drop_children=True)
    tables.replace(f"{DOORS}.door", states[order], np.append(np.ones(len(order)), 0))


@RECIPES.recipe("CARGEN_INDEX", summary="remove car generators whose number is too high or another's")
def _remove_generators(save: Save) -> None:
    numbers = save.column(GENERATORS, "index")
    is_kept = np.zeros(len(numbers), bool)
    is_kept[np.unique(numbers, return_index=True)[1]] = True
    save.tables.keep(GENERATORS, is_kept & (numbers < MOST_GENERATORS))
