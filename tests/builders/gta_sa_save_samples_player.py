"""Samples for the rules of saves about the world and the player.

The sound save has played 5,000,000 ms. Its player stands in the interior 3, came in by door 28, holds a pistol (kind 2) and
has 100 of 100 health on the PC (569 in statistic 24), 125 on phones.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from builders import gta_sa_save_android as android
from builders import gta_sa_save_de as definitive
from builders.gta_sa_save import Save, valid
from builders.gta_sa_save_sampling import SaveSamples
from builders.sampling import ERROR, INFO, WARNING

SAMPLES = SaveSamples("p")
_broken, _sound = SAMPLES.broken, SAMPLES.sound

NAN, INFINITY = float("nan"), float("inf")
SIMPLE, PLAYER, PURSE = "/simple_variables", "/pools/players/0", "/player_info"
MOBILE = f"{PLAYER}/player_part"
FLOATS, INTS = "/statistics/float_stats", "/statistics/int_stats"


def _stat(number: int) -> str:
    return f"{INTS}/{number - 120}" if number >= 120 else f"{FLOATS}/{number}"


def _outside(edits: Mapping[str, Any]) -> Save:
    """The sound save, with the player outside."""
    save = valid({f"{SIMPLE}/interior": 0, f"{PLAYER}/area": 0, f"{PLAYER}/exit_index": -1, "/entry_exits/stack": []})
    for pointer, value in edits.items():
        save.put(pointer, value)
    return save


# --- block 0 -------------------------------------------------------------------------------------------------------

_sound("the sound save", {}, "TICK_EQUALS_TIMER", "SYSTEM_TIME", "CHAOS_PAIR", "CHEAT_FLAG_STAT", "EXTRA_COLOUR_PAIR")
_broken("TICK_EQUALS_TIMER", INFO, "a clock one ms behind", {f"{SIMPLE}/last_clock_tick": 4_999_999})
_broken("TICK_EQUALS_TIMER", INFO, "a clock ahead", {f"{SIMPLE}/last_clock_tick": 5_000_001}, base=android.valid)

_TIME = f"{SIMPLE}/system_time"
_broken("SYSTEM_TIME", INFO, "a Saturday that is called a Tuesday", {f"{_TIME}/2": 2})
_broken("SYSTEM_TIME", INFO, "a 31st of a month of 30 days", {f"{_TIME}/1": 6, f"{_TIME}/3": 31}, f"{_TIME}/3")
_broken("SYSTEM_TIME", INFO, "hour 24", {f"{_TIME}/4": 24})
_broken("SYSTEM_TIME", INFO, "month 0, which is found first", {f"{_TIME}/1": 0, f"{_TIME}/5": 60}, f"{_TIME}/1")
_broken("SYSTEM_TIME", INFO, "year 0", {f"{_TIME}/0": 0})
_sound("a leap day, a Thursday", {f"{_TIME}/1": 2, f"{_TIME}/2": 4, f"{_TIME}/3": 29}, "SYSTEM_TIME")
_sound("a Sunday is 0", {f"{_TIME}/2": 0, f"{_TIME}/3": 5}, "SYSTEM_TIME")

_broken(
    "CHAOS_PAIR", WARNING, "six stars with the chaos of four", {f"{SIMPLE}/max_wanted_level": 6}, f"{SIMPLE}/max_chaos"
)
_broken("CHAOS_PAIR", WARNING, "chaos between two stars", {f"{SIMPLE}/max_chaos": 1801}, base=definitive.valid)
_broken("CHAOS_PAIR", WARNING, "seven stars", {f"{SIMPLE}/max_wanted_level": 7})
_sound("six stars and their chaos", {f"{SIMPLE}/max_wanted_level": 6, f"{SIMPLE}/max_chaos": 6900}, "CHAOS_PAIR")
_sound("no stars", {f"{SIMPLE}/max_wanted_level": 0, f"{SIMPLE}/max_chaos": 0}, "CHAOS_PAIR", base=android.valid)

_broken("CHEAT_FLAG_STAT", WARNING, "a count without the flag", {_stat(137): 1}, f"{SIMPLE}/has_cheated")
_broken("CHEAT_FLAG_STAT", WARNING, "the flag without a count", {f"{SIMPLE}/has_cheated": 1}, base=android.valid)
_sound("both", {f"{SIMPLE}/has_cheated": 1, _stat(137): 648}, "CHEAT_FLAG_STAT")

_broken("EXTRA_COLOUR_PAIR", INFO, "a tint that is off and strong", {f"{SIMPLE}/extra_colour_on": 0})
_broken(
    "EXTRA_COLOUR_PAIR",
    INFO,
    "a tint of half the strength",
    {f"{SIMPLE}/extra_colour_interpolation": 0.5},
    f"{SIMPLE}/extra_colour_on",
    base=definitive.valid,
)
_sound("no tint", {f"{SIMPLE}/extra_colour_on": 0, f"{SIMPLE}/extra_colour_interpolation": 0.0}, "EXTRA_COLOUR_PAIR")

_broken("NAME_TERMINATED", ERROR, "25 letters", {f"{SIMPLE}/save_name": (b"A" * 24).ljust(100, b"\0")})
_sound("a zero at the last place", {f"{SIMPLE}/save_name": b"A" * 23 + b"\0" + b"B" * 76}, "NAME_TERMINATED")
_broken(
    "NAME_TERMINATED",
    ERROR,
    "24 letters of two bytes",
    {f"{SIMPLE}/save_name": (b"A\0" * 24).ljust(200, b"\0")},
    base=android.valid,
)
_sound(
    "23 letters of two bytes",
    {f"{SIMPLE}/save_name": (b"A\0" * 23 + b"\0\0").ljust(200, b"B")},
    "NAME_TERMINATED",
    base=android.valid,
)

_TARGET = f"{SIMPLE}/target_blip"
_broken("TARGET_BLIP", WARNING, "a blip of another generation", {_TARGET: 5 | 4 << 16})
_broken("TARGET_BLIP", WARNING, "a blip with another icon", {_TARGET: 6 | 3 << 16})
_broken("TARGET_BLIP", WARNING, "a blip that is not in use", {"/radar_blips/blips/5/state": 5}, _TARGET)
_broken("TARGET_BLIP", WARNING, "a blip behind the last one", {_TARGET: 175 | 1 << 16})
_broken("TARGET_BLIP", WARNING, "a blip behind the last one of Android", {_TARGET: 250 | 1 << 16}, base=android.valid)
_sound("the waypoint", {}, "TARGET_BLIP")
_sound("no waypoint", {_TARGET: 0}, "TARGET_BLIP", base=android.valid)

_EYE = f"{SIMPLE}/camera_pos"
_broken("CAMERA_NEAR_PLAYER", INFO, "a camera 11 m to the east", {f"{_EYE}/x": 2506.25, f"{_EYE}/y": -1709.5}, _EYE)
_broken("CAMERA_NEAR_PLAYER", INFO, "a camera that is nowhere", {f"{_EYE}/z": NAN}, _EYE, base=definitive.valid)
_sound(
    "a camera 10 m above",
    {f"{_EYE}/x": 2495.25, f"{_EYE}/y": -1709.5, f"{_EYE}/z": 1024.75},
    "CAMERA_NEAR_PLAYER",
)

# --- times ---------------------------------------------------------------------------------------------------------

_LATER = 5_000_001
for _pointer in (
    "/pickups/pickups/60/regeneration_time",
    "/set_pieces/pieces/3/last_generation_time",
    "/garages/garages/4/time_to_open",
    "/garages/last_help_time",
    "/game_logic/time_of_last_event",
    "/gang_wars/time_started",
    "/gang_wars/last_time_in_area",
    f"{PLAYER}/weapons/5/next_shot_time",
):
    _broken("TIME_IN_FUTURE", INFO, "one ms after the save", {_pointer: _LATER})
_sound("a free pickup holds old times", {"/pickups/pickups/619/regeneration_time": _LATER}, "TIME_IN_FUTURE")
_sound(
    "times at the moment of the save", {"/gang_wars/time_started": 5_000_000}, "TIME_IN_FUTURE", base=definitive.valid
)

# --- where the player is -------------------------------------------------------------------------------------------

_AREA, _INTERIOR, _STACK = f"{PLAYER}/area", f"{SIMPLE}/interior", "/entry_exits/stack"
_broken("PLAYER_AREA", ERROR, "a player in the next room", {_AREA: 4})
_broken("PLAYER_AREA", ERROR, "a player in the street, seen from inside", {_AREA: 0}, base=android.valid)
_sound("a player inside", {}, "PLAYER_AREA", "INTERIOR_STACK", "EXIT_INDEX", "SLOT_CHOSEN", "WEAPON_SLOT_TYPE")
_sound("a player outside", {}, "PLAYER_AREA", "INTERIOR_STACK", "EXIT_INDEX", base=_outside)
_sound("an interior of which the low byte counts", {_INTERIOR: 0x103}, "PLAYER_AREA")

_broken("INTERIOR_STACK", ERROR, "inside without a way out", {_STACK: [], f"{PLAYER}/exit_index": -1}, _INTERIOR)
_broken(
    "INTERIOR_STACK",
    ERROR,
    "outside with a way out",
    {_STACK: [28], f"{PLAYER}/exit_index": 28},
    _INTERIOR,
    base=_outside,
)

_broken("EXIT_INDEX", WARNING, "another door", {f"{PLAYER}/exit_index": 29})
_broken("EXIT_INDEX", WARNING, "a door outside", {f"{PLAYER}/exit_index": 28}, base=_outside)
_WARDROBES = {"/entry_exits/entries/304/entry_index": 345, "/entry_exits/entries/303/door/linked_index": 345}
_broken("EXIT_INDEX", WARNING, "door 345 without a wardrobe that leads to it", {f"{PLAYER}/exit_index": 345})
_broken("EXIT_INDEX", WARNING, "the changing room outside", {f"{PLAYER}/exit_index": 345, **_WARDROBES}, base=_outside)
_sound("back from the changing room", {f"{PLAYER}/exit_index": 345, **_WARDROBES}, "EXIT_INDEX")
_sound("the last of two doors", {_STACK: [40, 28]}, "EXIT_INDEX", base=definitive.valid)

# --- weapons -------------------------------------------------------------------------------------------------------

_HAND, _CHOSEN = f"{PLAYER}/active_weapon_slot", f"{PLAYER}/chosen_weapon_slot"
_broken("SLOT_CHOSEN", WARNING, "a shotgun that was chosen", {_CHOSEN: 3})
_broken("SLOT_CHOSEN", WARNING, "a shotgun in the hand", {_HAND: 3}, f"{MOBILE}/chosen_weapon_slot", base=android.valid)

_TYPES = {kind: f"{PLAYER}/weapons/{kind}/weapon_type" for kind in range(13)}
_broken("WEAPON_SLOT_TYPE", ERROR, "a rifle (30) as a shotgun", {_TYPES[3]: 30})
_broken("WEAPON_SLOT_TYPE", ERROR, "a rocket, which nobody carries", {_TYPES[7]: 19}, base=android.valid)
_broken("WEAPON_SLOT_TYPE", ERROR, "a type behind the last one", {_TYPES[11]: 47})
_broken("WEAPON_SLOT_TYPE", ERROR, "a huge type", {_TYPES[4]: 0xFFFFFFFF})
_broken(
    "WEAPON_SLOT_TYPE",
    ERROR,
    "fists (1) as a pistol, and a pistol as fists",
    {_TYPES[2]: 1, _TYPES[0]: 22},
    *(_TYPES[2], _TYPES[0]),
)
_broken("WEAPON_SLOT_TYPE", ERROR, "nothing in the hand", {_HAND: 7, _CHOSEN: 7}, _HAND)
_broken("WEAPON_SLOT_TYPE", ERROR, "a hand of no kind", {_HAND: 13, _CHOSEN: 13}, _HAND)
_sound("fists, the first kind, are never missing", {_HAND: 0, _CHOSEN: 0}, "WEAPON_SLOT_TYPE", "SLOT_CHOSEN")
for _kind, _weapons in enumerate(
    (
        *([1], range(2, 10), range(22, 25), range(25, 28), (28, 29, 32), (30, 31), (33, 34), range(35, 39)),
        *((16, 17, 18, 39), (41, 42, 43), range(10, 16), (44, 45, 46), [40]),
    )
):
    for _weapon in {min(_weapons), max(_weapons)}:
        _sound(f"type {_weapon} as kind {_kind}", {_TYPES[_kind]: _weapon}, "WEAPON_SLOT_TYPE")

# --- body ----------------------------------------------------------------------------------------------------------

_HEALTH, _MOST = f"{PLAYER}/health", f"{PURSE}/max_health"
_broken("HEALTH_MAX", INFO, "a wound", {_HEALTH: 99.5})
_broken("HEALTH_MAX", INFO, "health that is no number", {_HEALTH: NAN}, base=android.valid)
_broken("HEALTH_MAX", INFO, "255 of 255", {_stat(24): 1449.0, _MOST: 255, _HEALTH: 255.0}, _HEALTH)
_sound("200 of 255", {_stat(24): 1449.0, _MOST: 255, _HEALTH: 200.0}, "HEALTH_MAX", "MAX_HEALTH_STAT")
_sound("125 of 125", {}, "HEALTH_MAX", "MAX_HEALTH_STAT", base=android.valid)

_broken("MAX_HEALTH_STAT", WARNING, "176 for 569 points", {_MOST: 176, _HEALTH: 176.0})
_broken("MAX_HEALTH_STAT", WARNING, "the 100 of the PC", {_MOST: 100, _HEALTH: 100.0}, base=definitive.valid)
_broken("MAX_HEALTH_STAT", WARNING, "points for 101", {_stat(24): 574.0}, _MOST)
_sound("points for a little less than 101", {_stat(24): 573.5}, "MAX_HEALTH_STAT")

_ARMOR = f"{PLAYER}/armor"
_broken("ARMOR_MAX", INFO, "101 of 100", {_ARMOR: 101.0})
_broken("ARMOR_MAX", INFO, "armour that is no number", {_ARMOR: NAN}, base=definitive.valid)
_sound("100 of 100", {_ARMOR: 100.0}, "ARMOR_MAX")
_sound("150 of 150", {_ARMOR: 150.0, f"{PURSE}/max_armor": 150}, "ARMOR_MAX", base=android.valid)

_broken("BODY_STATS", INFO, "a thinner copy", {f"{PLAYER}/fat": 199.0})
_broken(
    "BODY_STATS",
    INFO,
    "statistics that have grown",
    {_stat(21): 201.0, _stat(23): 51.0},
    f"{MOBILE}/fat",
    f"{MOBILE}/muscle",
    base=android.valid,
)
_sound("both lost", {_stat(21): 0.0, f"{MOBILE}/fat": 0.0}, "BODY_STATS", base=definitive.valid)

_broken("MONEY_SHOWN", INFO, "a number that runs after the money", {f"{PURSE}/money": 14_251}, f"{PURSE}/money_shown")
_sound("debts", {f"{PURSE}/money": -5, f"{PURSE}/money_shown": -5}, "MONEY_SHOWN", base=definitive.valid)

# --- statistics ----------------------------------------------------------------------------------------------------

_broken("STATS_FINITE", ERROR, "the first is no number", {_stat(0): NAN})
_broken("STATS_FINITE", ERROR, "the last is infinite", {_stat(81): -INFINITY}, base=android.valid)
_broken("STATS_FINITE", ERROR, "kills that were not added", {_stat(176): 1})
_broken(
    "STATS_FINITE",
    ERROR,
    "fat that is no number, nor a copy of itself",
    {_stat(21): NAN, f"{PLAYER}/fat": NAN},
    _stat(21),
    also=[("BODY_STATS", INFO, f"{PLAYER}/fat")],
)
_broken(
    "STATS_FINITE",
    ERROR,
    "health that cannot be counted",
    {_stat(24): INFINITY},
    also=[("MAX_HEALTH_STAT", WARNING, _MOST)],
)
_sound("a huge one", {_stat(3): 3e38}, "STATS_FINITE")

_NEWS = "/radio/stat_mirror"
_broken("RADIO_STATS", WARNING, "the first of the news", {f"{_NEWS}/0": 2})
_broken("RADIO_STATS", WARNING, "a mission without news", {_stat(342): 1}, f"{_NEWS}/22", base=android.valid)
_broken("RADIO_STATS", WARNING, "news of a mission", {f"{_NEWS}/15": 1}, base=definitive.valid)
_sound("low bytes alone", {_stat(327): 0x1FF, f"{_NEWS}/1": 0xFF}, "RADIO_STATS")
_sound("a number below 0", {_stat(332): -1, f"{_NEWS}/8": 0xFF}, "RADIO_STATS")

# --- objects and people --------------------------------------------------------------------------------------------

_OBJECTS = "/pools/objects"
_broken("OBJECTS", WARNING, "an object of the game", {f"{_OBJECTS}/3/object_type": 1})
_broken("OBJECTS", WARNING, "the handle of object 20", {f"{_OBJECTS}/21/handle": 40 * 256 + 21})
_broken("OBJECTS", WARNING, "number 350 of 350", {f"{_OBJECTS}/0/handle": 350 * 256 + 1}, base=android.valid)
_sound("number 349", {f"{_OBJECTS}/0/handle": 349 * 256 + 255}, "OBJECTS")
_sound("objects of Android", {}, "OBJECTS", base=lambda edits: android.valid(edits, form="a"))

_PEOPLE = "/ped_relationships/relations"
_broken("RELATIONS", WARNING, "a cop who ignores others", {f"{_PEOPLE}/6/ignore": 1}, f"{_PEOPLE}/6")
_broken("RELATIONS", WARNING, "people that are liked and hated", {f"{_PEOPLE}/0/hate": 2}, f"{_PEOPLE}/0")
_broken(
    "RELATIONS",
    WARNING,
    "people with two feelings",
    {f"{_PEOPLE}/31/dislike": 1},
    f"{_PEOPLE}/31",
    base=definitive.valid,
)
_sound("everyone hates everyone", {f"{_PEOPLE}/4": (0, 0, 0, 0, 0xFFFFFFFF)}, "RELATIONS")
