"""Registration of the rules and repairs of saves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from navspec.errors import NavspecError
from navspec.families.gta_sa_save.identify import is_mission_save
from navspec.families.gta_sa_save.view import PEOPLE, VARIABLES, Save
from navspec.family.contract import rule_texts
from navspec.family.repair.recipes import Recipes
from navspec.family.rules.rule_set import NO_ROWS, RuleFunction, RuleResult, RuleSet
from navspec.records.report import Evidence, Severity

_ORDER = (
    # The file, and lists with references to them.
    "FILE_SIZE", "ENEX_ORDER", "CARGEN_INDEX",
    # Scripts.
    "GYM_GLITCH", "BASKETBALL_GLITCH", "POOL_PLAYER_GLITCH", "MADD_DOGG_DISK", "THREAD_BASE", "THREAD_IP_TABLE", "IPL_ORDER",
    # Single values.
    "BOOL_RANGE", "CLOCK_RANGE", "SYSTEM_TIME", "NAME_TERMINATED", "CHAOS_PAIR", "WANTED_CLEAR", "STATS_FINITE", "CAR_MODEL",
    "HIDEOUT_CLOSED", "PICKUP_POINTER", "PICKUP_TYPE", "PICKUP_TEXT", "BLIP_IN_USE",
    # The clock, and values compared with it.
    "TRAFFIC_GLITCH", "TIMER_LIMIT", "TICK_EQUALS_TIMER", "TIME_IN_FUTURE", "THREAD_WAKE",
    # References.
    "TARGET_BLIP", "COLLECTED_REF", "PLATE_GENERATOR", "ENEX_LINK", "WAR_ZONE",
    # The player.
    "PLAYER_AREA", "EXIT_INDEX", "WEAPON_SLOT_TYPE", "SLOT_CHOSEN", "MAX_HEALTH_STAT", "HEALTH_MAX", "ARMOR_MAX",
    "MONEY_SHOWN",
    # Cars in garages.
    "GARAGE_DOOR", "CAR_POSITION", "CAR_SLOT_HOLE",
    # Zones.
    "ZONE0_NAME", "ZONE_LABELS", "VISITED_COUNT", "ZONE_COLOUR", "TERRITORY_SHARE",
    # Counts, and copies of them.
    "PLATE_COUNT", "COLLECTABLES", "TAGS_VARIABLE", "JUMP_STATS", "CHEATED_FLAG", "CHEAT_FLAG_STAT", "BODY_STATS",
    "RADIO_STATS",
    # Derived bytes.
    "PADDING_RULE", "CHECKSUM",
)  # fmt: skip
"""Codes in the order in which they are repaired."""

RULES = RuleSet("gta_sa_save", "SA_SAVE_", lambda: rule_texts("navspec.families.gta_sa_save"), "measured", 86)


def require_no_mission(save: Save) -> None:
    """Raise `NavspecError` for a save made during a mission, whose scripts and people must stay as they are."""
    if is_mission_save(save.tables):
        raise NavspecError(
            "the game was saved during a mission, whose state is not documented: its scripts and people stay as they are"
        )


def _keep_missions(save: Save, results: Sequence[RuleResult]) -> None:
    """Require that declared repairs change no scripts and people of a save made during a mission."""
    if any(len(result.rows) and result.table.startswith((PEOPLE, VARIABLES)) for result in results):
        require_no_mission(save)


RECIPES = Recipes("SA_SAVE_", _ORDER, guard=_keep_missions)


def rule(
    code: str, severity: Severity, evidence: Evidence, *, exceptions: int = 0
) -> Callable[[RuleFunction], RuleFunction]:
    """Register the function below as a rule of files."""
    return RULES.rule(code, severity, evidence, "file", exceptions=exceptions)


def check_once(is_met: bool, message: str, field: str = "", **params: Any) -> RuleResult:
    """Return the result of a check that is made once for a save."""
    return RuleResult(1, "", NO_ROWS if is_met else np.zeros(1, np.int64), message, field, params=params)
