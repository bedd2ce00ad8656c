"""Recipes for glitches of the game. Most of them no rule can detect: they run only when requested by name."""

from __future__ import annotations

from functools import partial

import numpy as np

from navspec.errors import NavspecError
from navspec.families.gta_sa_save.rules.base import RECIPES, require_no_mission
from navspec.families.gta_sa_save.threads import THREADS
from navspec.families.gta_sa_save.versions import SCRIPT_NAMES, script_size
from navspec.families.gta_sa_save.view import INT_STATS, PEOPLE, Array, Save, stat_row

_TIMER, _TICK = "simple_variables.global_timer", "simple_variables.last_clock_tick"
_LISTED_TIMES = (
    ("pickups.pickups", "regeneration_time", "pickup_type"),
    ("set_pieces.pieces", "last_generation_time", ""),
    ("garages.garages", "time_to_open", ""),
    *((THREADS, field, "") for field in ("timer_a", "timer_b", "wake_time")),
    ("car_generators.generators", "next_gen_time", ""),
)
"""Lists with times, the field, and a field that is 0 in free entries, which contain old memory."""
_SINGLE_TIMES = (
    "garages.last_help_time",
    "game_logic.time_of_last_event",
    "gang_wars.time_started",
    "gang_wars.last_time_in_area",
)
"""Past times that a save stores once each."""
_CHEATS = 137
"""Statistic that counts cheats."""
_MISSION_PASSED = "scripts.last_mission_passed_time"
_NEVER = 0xFFFFFFFF
_VARIABLES_OF_TIME = (184, 672, 674, 5283, 10045)
"""Variables of the original scripts that store times or days."""

_GLOBALS = 43_808
"""Bytes of the variables of the original scripts."""

_GYM = (5345, 5346, 5347, 5348)
"""Variables with month and day of the last training in a gym, for two kinds of it."""
_FREE = 0xFFFFFFFF
"""-1 as a variable stores it."""

_DISK = (887, 905, 923, 941, 959, 977, 995)
"""Variables with the place of the save disk in Madd Dogg's house, and with that of the player and his heading."""
_OLD_DISK = (1263.05, -773.67, 1091.39, 1263.76, -776.59, 1090.89, 183.23)
_NEW_DISK = (1291.8, -797.8284, 1089.5, 1286.8, -797.69, 1089.1, 90.0)


def reset_times(save: Save) -> None:
    """Reset the time played to 0, and subtract it from all times that refer to it; past times become 0."""
    require_no_mission(save)
    timer = save.value(_TIMER)
    for table, field, use in _LISTED_TIMES:
        entries = save.tables[table]
        is_used = entries[use] != 0 if use else np.ones(len(entries), bool)
        _subtract_timer(entries[field], timer, is_used)
    _subtract_timer(save.tables[PEOPLE]["weapons"]["next_shot_time"], timer)
    for path in (*_SINGLE_TIMES, _MISSION_PASSED):
        time = save.value(path)
        if time > 0 and (path, time) != (_MISSION_PASSED, _NEVER):
            save.tables.set_column("", path, max(time - timer, 0))
    for path in (_TIMER, _TICK):
        save.tables.set_column("", path, 0)
    if _is_vanilla(save):
        save.globals[list(_VARIABLES_OF_TIME)] = 0


def _subtract_timer(times: Array, timer: int, is_used: Array | bool = True) -> None:
    """Subtract the time played from times above 0."""
    later = np.maximum(times.astype(np.int64) - timer, 0)
    np.copyto(times, later, casting="unsafe", where=is_used & (times > 0))


RECIPES.recipe("TIMER_LIMIT", summary="reset the time played, and all times that refer to it")(reset_times)
RECIPES.recipe(
    "TRAFFIC_GLITCH",
    summary="reset the time played, and all times that refer to it",
    why="Cars drive backwards and into each other. Nothing in the file shows that they do.",
)(reset_times)


@RECIPES.recipe(
    "CHEATED_FLAG",
    summary="forget that the player has cheated",
    why="A save carries a flag and a count of the cheats that were used.",
)
def _forget_cheats(save: Save) -> None:
    save.tables.set_column("", "simple_variables.has_cheated", 0)
    save.tables[INT_STATS][stat_row(_CHEATS)] = 0


# --- variables of the script ---------------------------------------------------------------------------------------


def _is_vanilla(save: Save) -> bool:
    """Return whether the script is one that the game came with on the PC."""
    return (
        save.is_pc
        and save.script_size in map(script_size, SCRIPT_NAMES)
        and save.value("scripts.len_globals") == _GLOBALS
    )


def _require_vanilla(save: Save) -> None:
    if not _is_vanilla(save):
        raise NavspecError(
            "only the variables of the scripts of the PC are documented, and this save is of another one"
        )


@RECIPES.recipe(
    "GYM_GLITCH",
    summary="let the player train again",
    why="In the gym the player is told day after day that he has trained enough for today.",
)
def _forget_gym(save: Save) -> None:
    _require_vanilla(save)
    save.globals[list(_GYM)] = _FREE


def _clear_variable(number: int, save: Save) -> None:
    _require_vanilla(save)
    if save.globals[number] == 1:
        save.globals[number] = 0


RECIPES.recipe(
    "BASKETBALL_GLITCH",
    summary="bring the basketballs back",
    why="There are no basketballs any more.",
)(partial(_clear_variable, 1928))
RECIPES.recipe(
    "POOL_PLAYER_GLITCH",
    summary="bring the pool players back",
    why="There are no pool players any more.",
)(partial(_clear_variable, 9462))


@RECIPES.recipe(
    "MADD_DOGG_DISK",
    summary="move Madd Dogg's save disk to where newer versions have it",
    why="Saving at the old place of this disk brings the basketball glitch about.",
)
def _move_disk(save: Save) -> None:
    _require_vanilla(save)
    places = save.globals.view("<f4")
    if np.array_equal(places[list(_DISK)], np.array(_OLD_DISK, "<f4")):
        places[list(_DISK)] = _NEW_DISK
