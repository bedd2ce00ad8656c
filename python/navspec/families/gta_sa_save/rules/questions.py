"""Questions to the player and to the weapons that people carry."""

from __future__ import annotations

from typing import Any

import numpy as np

from navspec.families.gta_sa_save.view import PEOPLE, Array, Save, names_of
from navspec.family.rules.results import RuleResult, check_rows


def of_player(save: Save, fails: Array, message: str, field: str, right: Any = None, **params: Array) -> RuleResult:
    """A question to the player, which nobody answers in a save without one."""
    return check_rows(save.home(field), fails, len(fails), message, field, right, **params)


def of_weapons(fails: Array, message: str, field: str, **params: Any) -> RuleResult:
    """A question to every weapon that somebody carries.

    `fails` has a row for each of the people and a column for each kind of weapon; so has each of `params` that is an array.
    Findings also tell the `kind`.
    """
    rows, kinds = np.nonzero(fails)
    given = {name: value[rows, kinds] if isinstance(value, np.ndarray) else value for name, value in params.items()}
    names = names_of("weapon_slot") if len(rows) else {}
    given["kind"] = [names[kind].partition("_")[2] for kind in kinds.tolist()]
    fields = [f"weapons.{kind}.{field}" for kind in kinds.tolist()]
    return RuleResult(fails.size, PEOPLE, rows, message, fields=fields, params=given)
