"""Where the rules of saves are registered, and those that reading asks."""

from __future__ import annotations

from navspec.check.rules import RuleSet
from navspec.formats.family import rule_texts
from navspec.formats.gta_sa_save.layout import ANDROID, DEFINITIVE, PC
from navspec.formats.gta_sa_save.view import Save

RULES = RuleSet("gta_sa_save", "SA_SAVE_", Save, lambda: rule_texts("gta_sa_save"))
for _format in (PC, ANDROID, DEFINITIVE):
    RULES.structure("TAG_CHAIN", "engine", _format)
    RULES.structure("IPL_COUNT", "engine", _format)
