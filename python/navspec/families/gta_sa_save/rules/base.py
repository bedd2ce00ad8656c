"""Where the rules of saves and their repairs are registered, and the rules that reading asks.

A repair stands behind its rule. Where answers tell what is right, the rule itself names it with `repair`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from navspec.errors import NavspecError
from navspec.families.gta_sa_save.identify import is_mission_save
from navspec.families.gta_sa_save.layout import ANDROID, DEFINITIVE, PC
from navspec.families.gta_sa_save.view import PEOPLE, VARIABLES, Save
from navspec.family.contract import rule_texts
from navspec.family.repair.recipes import Recipes, set_right_values
from navspec.family.rules.results import NO_ROWS, RuleResult
from navspec.family.rules.rule_set import RuleFunction, RuleSet
from navspec.records.report import Evidence, Severity

_ORDER = (
    # The file, and lists that others refer to.
    "FILE_SIZE", "ENEX_ORDER", "CARGEN_INDEX",
    # Scripts.
    "GYM_GLITCH", "BASKETBALL_GLITCH", "POOL_PLAYER_GLITCH", "MADD_DOGG_DISK", "THREAD_BASE", "THREAD_IP_TABLE", "IPL_ORDER",
    # Values by themselves.
    "BOOL_RANGE", "CLOCK_RANGE", "SYSTEM_TIME", "NAME_TERMINATED", "CHAOS_PAIR", "WANTED_CLEAR", "STATS_FINITE", "CAR_MODEL",
    "HIDEOUT_CLOSED", "PICKUP_POINTER", "PICKUP_TYPE", "PICKUP_TEXT", "BLIP_IN_USE",
    # The clock, and what it is compared with.
    "TRAFFIC_GLITCH", "TIMER_LIMIT", "TICK_EQUALS_TIMER", "TIME_IN_FUTURE", "THREAD_WAKE",
    # What refers to something.
    "TARGET_BLIP", "COLLECTED_REF", "PLATE_GENERATOR", "ENEX_LINK", "WAR_ZONE",
    # The player.
    "PLAYER_AREA", "EXIT_INDEX", "WEAPON_SLOT_TYPE", "SLOT_CHOSEN", "MAX_HEALTH_STAT", "HEALTH_MAX", "ARMOR_MAX",
    "MONEY_SHOWN",
    # Cars in garages.
    "GARAGE_DOOR", "CAR_POSITION", "CAR_SLOT_HOLE",
    # Zones.
    "ZONE0_NAME", "ZONE_LABELS", "VISITED_COUNT", "ZONE_COLOUR", "TERRITORY_SHARE",
    # What is counted, and copies of it.
    "PLATE_COUNT", "COLLECTABLES", "TAGS_VARIABLE", "JUMP_STATS", "CHEATED_FLAG", "CHEAT_FLAG_STAT", "BODY_STATS",
    "RADIO_STATS",
    # Bytes that follow from all others.
    "PADDING_RULE", "CHECKSUM",
)  # fmt: skip
"""Codes in the order in which they are repaired."""

RULES = RuleSet("gta_sa_save", "SA_SAVE_", lambda: rule_texts("navspec.families.gta_sa_save"))
RULES.structure("TAG_CHAIN", "engine", PC, ANDROID, DEFINITIVE)
RULES.structure("IPL_COUNT", "engine", PC, ANDROID, DEFINITIVE)
RULES.structure("GUARDS", "engine", ANDROID)

RECIPES = Recipes("SA_SAVE_", _ORDER)


def rule(
    code: str, severity: Severity, evidence: Evidence, *, exceptions: int = 0, repair: str = ""
) -> Callable[[RuleFunction], RuleFunction]:
    """Register the function below as a rule of files; `repair` is the summary of the recipe that sets what is right."""
    if repair:
        RECIPES.recipe(code, summary=repair)(lambda save: set_right(save, *RULES.evaluate(save, code)))
    return RULES.rule(code, severity, evidence, "file", exceptions=exceptions)


def set_right(save: Save, *answers: RuleResult) -> None:
    """Set what is wrong to what answers say is right."""
    if any(len(answer.rows) and answer.table.startswith((PEOPLE, VARIABLES)) for answer in answers):
        demand_known(save)
    set_right_values(save.files, answers)


def once(holds: bool, message: str, field: str = "", right: Any = None, **params: Any) -> RuleResult:
    """The answer to what is asked once of a save."""
    return RuleResult(1, "", NO_ROWS if holds else np.zeros(1, np.int64), message, field, params=params, right=right)


def demand_known(save: Save) -> None:
    """Raise `NavspecError` for a save whose scripts and people are to stay as they are."""
    if is_mission_save(save.tables):
        raise NavspecError(
            "the game was saved during a mission, whose state nobody has described: its scripts and people stay as they are"
        )
