"""Where the rules of saves are registered, and those that reading asks."""

from __future__ import annotations

from typing import Any

import numpy as np

from navspec.families.gta_sa_save.layout import ANDROID, DEFINITIVE, PC
from navspec.family.contract import rule_texts
from navspec.family.rules import Answer, RuleSet

RULES = RuleSet("gta_sa_save", "SA_SAVE_", lambda: rule_texts("navspec.families.gta_sa_save"))
RULES.structure("TAG_CHAIN", "engine", PC, ANDROID, DEFINITIVE)
RULES.structure("IPL_COUNT", "engine", PC, ANDROID, DEFINITIVE)


def once(holds: bool, message: str, field: str = "", **params: Any) -> Answer:
    """The answer to what is asked once of a save."""
    return Answer(1, "", np.zeros(0 if holds else 1, np.int64), message, field, params=params)
