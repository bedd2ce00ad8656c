"""Questions to the player and to the weapons that people carry."""

from __future__ import annotations

from typing import Any

import numpy as np

from navspec.families.gta_sa_save.view import PEOPLE, Array, Save, names_of
from navspec.family.rules import Answer


def of_player(save: Save, fails: Array, message: str, field: str, **params: Array) -> Answer:
    """A question to the player, which nobody answers in a save without one."""
    rows = np.flatnonzero(fails)
    values = {name: each[rows] for name, each in params.items()}
    return Answer(len(fails), save.home(field), rows, message, field, params=values)


def of_weapons(fails: Array, message: str, field: str, **params: Any) -> Answer:
    """A question to every weapon that somebody carries.

    `fails` has a row for each of the people and a column for each kind of weapon; so has each of `params` that is an array.
    Findings also tell the `kind`.
    """
    rows, kinds = np.nonzero(fails)
    given = {name: each[rows, kinds] if isinstance(each, np.ndarray) else each for name, each in params.items()}
    names = names_of("weapon_slot") if len(rows) else {}
    given["kind"] = [names[kind].partition("_")[2] for kind in kinds.tolist()]
    fields = [f"weapons.{kind}.{field}" for kind in kinds.tolist()]
    return Answer(fails.size, PEOPLE, rows, message, fields=fields, params=given)
