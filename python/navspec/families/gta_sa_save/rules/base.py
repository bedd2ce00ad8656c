"""Registration of the rules and repairs of saves, and checks that they share.

A repair follows its rule. If the results of a rule carry the right values, the rule itself names the repair with
`repair`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np

from navspec.errors import NavspecError
from navspec.families.gta_sa_save.identify import is_mission_save
from navspec.families.gta_sa_save.layout import ANDROID, DEFINITIVE, PC
from navspec.families.gta_sa_save.view import PEOPLE, VARIABLES, Array, Save, enum_names
from navspec.family.contract import rule_texts
from navspec.family.repair.recipes import Recipes, set_right_values
from navspec.family.rules.rule_set import NO_ROWS, RuleFunction, RuleResult, RuleSet, check_rows
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
RULES.structure("TAG_CHAIN", "engine", PC, ANDROID, DEFINITIVE)
RULES.structure("IPL_COUNT", "engine", PC, ANDROID, DEFINITIVE)
RULES.structure("GUARDS", "engine", ANDROID)

RECIPES = Recipes("SA_SAVE_", _ORDER)


def rule(
    code: str, severity: Severity, evidence: Evidence, *, exceptions: int = 0, repair: str = ""
) -> Callable[[RuleFunction], RuleFunction]:
    """Register the function below as a rule of files; `repair` is the summary of the recipe that sets the right
    values.
    """
    if repair:
        RECIPES.recipe(code, summary=repair)(lambda save: apply_right_values(save, *RULES.evaluate(save, code)))
    return RULES.rule(code, severity, evidence, "file", exceptions=exceptions)


def apply_right_values(save: Save, *results: RuleResult) -> None:
    """Set wrong fields to the right values of results."""
    if any(len(result.rows) and result.table.startswith((PEOPLE, VARIABLES)) for result in results):
        require_no_mission(save)
    set_right_values(save.files, results)


def check_once(is_met: bool, message: str, field: str = "", right: Any = None, **params: Any) -> RuleResult:
    """Return the result of a check that is made once for a save."""
    return RuleResult(1, "", NO_ROWS if is_met else np.zeros(1, np.int64), message, field, params=params, right=right)


def require_no_mission(save: Save) -> None:
    """Raise `NavspecError` for a save made during a mission, whose scripts and people must stay as they are."""
    if is_mission_save(save.tables):
        raise NavspecError(
            "the game was saved during a mission, whose state is not documented: its scripts and people stay as they are"
        )


class RowFault(NamedTuple):
    """A possible fault of the rows of a table.

    Attributes
    ----------
    field : str
        Field with the fault.
    fails : numpy.ndarray
        Whether a row has it; bool, shape (rows,), or (rows, elements) for a list field. The first failing element is
        shown.
    message : str
        As in `RuleResult`.
    params : mapping
        As in `RuleResult`, but with a value for every row of the table, or for every element of all rows.
    """

    field: str
    fails: Array
    message: str
    params: Mapping[str, Any] = MappingProxyType({})


def check_faults(table: str, cases: int, *faults: RowFault) -> Iterator[RuleResult]:
    """Check `cases` rows for several faults; a row fails once, with its first fault."""
    failed_rows = NO_ROWS
    for fault in faults:
        if not fault.fails.any():
            continue
        rows = np.setdiff1d(np.nonzero(fault.fails)[0], failed_rows)
        failed_rows = np.union1d(rows, failed_rows)
        at, fields = (rows,), [fault.field] * len(rows)
        if fault.fails.ndim > 1:
            at = (rows, fault.fails[rows].argmax(axis=1))
            fields = [f"{fault.field}.{element}" for element in at[1].tolist()]
        params = {name: value[at].tolist() if np.ndim(value) else value for name, value in fault.params.items()}
        yield RuleResult(cases, table, rows, fault.message, fields=fields, params=params)
        cases = 0
    yield RuleResult(cases)


def check_player(save: Save, fails: Array, message: str, field: str, right: Any = None, **params: Array) -> RuleResult:
    """Check the player; a save without a player has no case."""
    return check_rows(save.home(field), fails, len(fails), message, field, right, **params)


def check_weapons(fails: Array, message: str, field: str, **params: Any) -> RuleResult:
    """Check every weapon that a person carries.

    `fails` has a row for each person and a column for each weapon slot, and so has each array of `params`. Findings
    also have the parameter `kind`.
    """
    rows, kinds = np.nonzero(fails)
    checked_params = {
        name: value[rows, kinds] if isinstance(value, np.ndarray) else value for name, value in params.items()
    }
    names = enum_names("weapon_slot") if len(rows) else {}
    checked_params["kind"] = [names[kind].partition("_")[2] for kind in kinds.tolist()]
    fields = [f"weapons.{kind}.{field}" for kind in kinds.tolist()]
    return RuleResult(fails.size, PEOPLE, rows, message, fields=fields, params=checked_params)
