"""Where the recipes of saves are registered, and the order in which they run."""

from __future__ import annotations

from navspec.errors import NavspecError
from navspec.families.gta_sa_save.identify import is_mission_save
from navspec.families.gta_sa_save.view import Save
from navspec.family.recipes import Recipes

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

RECIPES = Recipes("SA_SAVE_", _ORDER)
"""Filled by the modules beside this one, which the package imports."""


def demand_known(save: Save) -> None:
    """Raise `NavspecError` for a save whose scripts and people are to stay as they are."""
    if is_mission_save(save.tables):
        raise NavspecError(
            "the game was saved during a mission, whose state nobody has described: its scripts and people stay as they are"
        )
