"""What repair makes of saves whose world or player is damaged: for every recipe the save before and after it.

The save afterwards is the sound one, but for what is written down here; padding and checksum follow in both.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from builders import gta_sa_save_android as android
from builders.gta_sa_save import Save, valid
from builders.gta_sa_save_sampling import Base
from builders.repairs import Case, Outcome, registrar

CASES: list[Case] = []

_case = registrar("SA_SAVE_", CASES)

NAN = float("nan")
SIMPLE, PLAYER, PURSE = "/simple_variables", "/pools/players/0", "/player_info"
MOBILE = f"{PLAYER}/player_part"
Edits = Mapping[str, Any]

TIMER, NEVER = 5_000_000, 0xFFFFFFFF
NO_DAYS = {f"/scripts/globals/{number}": 0 for number in (184, 672, 674, 5283, 10045)}
"""Variables with times or days, after they were set back."""


def _save(damage: Edits, repair: Edits | None = None, base: Base = valid) -> Outcome:
    """The sound save with damage; sound again afterwards, but for what `repair` says."""
    before, after = base(damage), base(repair or {})
    return Outcome({before.name: before.to_bytes()}, {after.name: after.to_bytes()})


def _float(number: int) -> str:
    return f"/statistics/float_stats/{number}"


def _whole(number: int) -> str:
    return f"/statistics/int_stats/{number - 120}"


# --- the world -----------------------------------------------------------------------------------------------------


@_case("CLOCK_RANGE")
def _month_of_thirteen() -> Outcome:
    """Month 13, day 0, hour 200, minute 60 and weekday 0; the nearest that there are."""
    clock = ("month", "day", "hour", "minute", "weekday")
    wrong = {f"{SIMPLE}/game_{part}": value for part, value in zip(clock, (13, 0, 200, 60, 0), strict=True)}
    right = {f"{SIMPLE}/game_{part}": value for part, value in zip(clock, (12, 1, 23, 59, 1), strict=True)}
    return _save(wrong, right)


@_case("TICK_EQUALS_TIMER")
def _clock_behind() -> Outcome:
    """A clock that stands still since the beginning."""
    return _save({f"{SIMPLE}/last_clock_tick": 0}, base=android.valid)


@_case("SYSTEM_TIME")
def _wrong_weekday() -> Outcome:
    """A Saturday that is called a Tuesday."""
    return _save({f"{SIMPLE}/system_time/2": 2})


@_case("CHAOS_PAIR")
def _chaos_of_others() -> Outcome:
    """Five stars with the chaos of four."""
    stars = {f"{SIMPLE}/max_wanted_level": 5}
    return _save(stars, {**stars, f"{SIMPLE}/max_chaos": 3500}, base=android.valid)


@_case("CHEAT_FLAG_STAT")
def _cheats_without_flag() -> Outcome:
    """Twelve cheats without the flag."""
    cheats = {_whole(137): 12}
    return _save(cheats, {**cheats, f"{SIMPLE}/has_cheated": 1})


@_case("CHEAT_FLAG_STAT")
def _flag_without_cheats() -> Outcome:
    """The flag without cheats."""
    return _save({f"{SIMPLE}/has_cheated": 1}, base=android.valid)


@_case("NAME_TERMINATED")
def _name_without_end() -> Outcome:
    """A name of 100 letters; its 24th becomes a zero."""
    return _save({f"{SIMPLE}/save_name": b"A" * 100}, {f"{SIMPLE}/save_name": b"A" * 23 + b"\0" + b"A" * 76})


@_case("NAME_TERMINATED")
def _mobile_name_without_end() -> Outcome:
    """A name of 100 letters of two bytes; its 24th becomes a zero."""
    letter = b"A\0"
    named = f"{SIMPLE}/save_name"
    return _save({named: letter * 100}, {named: letter * 23 + b"\0\0" + letter * 76}, base=android.valid)


@_case("TARGET_BLIP")
def _lost_waypoint() -> Outcome:
    """A waypoint that is another icon by now."""
    return _save({f"{SIMPLE}/target_blip": 6 | 3 << 16}, {f"{SIMPLE}/target_blip": 0})


@_case("TIME_IN_FUTURE")
def _times_to_come() -> Outcome:
    """A time to come of every kind; a free pickup and the next time of a parked car are none."""
    places = (
        "/pickups/pickups/60/regeneration_time",
        "/set_pieces/pieces/3/last_generation_time",
        "/garages/garages/4/time_to_open",
        "/garages/last_help_time",
        "/game_logic/time_of_last_event",
        "/gang_wars/time_started",
        "/gang_wars/last_time_in_area",
        f"{PLAYER}/weapons/5/next_shot_time",
    )
    others = {
        "/pickups/pickups/619/regeneration_time": 6_000_000,
        "/car_generators/generators/0/next_gen_time": 6_000_000,
    }
    return _save({**dict.fromkeys(places, 6_000_000), **others}, {**dict.fromkeys(places, 5_000_000), **others})


def set_back(save: Save) -> dict[str, Any]:
    """What the traffic glitch is to change in a sound save, by pointer: times that have passed are 0, later ones remain."""
    times = [
        *(f"/scripts/threads/{row}/{each}" for row in range(23) for each in ("timer_a", "timer_b", "wake_time")),
        *(f"{PLAYER}/weapons/{kind}/next_shot_time" for kind in range(13)),
        *(
            f"/car_generators/generators/{row}/next_gen_time"
            for row in range(len(save.get("/car_generators/generators")))
        ),
        *(f"/set_pieces/pieces/{row}/last_generation_time" for row in range(210)),
        *(f"/garages/garages/{row}/time_to_open" for row in range(50)),
        *("/garages/last_help_time", "/game_logic/time_of_last_event", "/scripts/last_mission_passed_time"),
        *("/gang_wars/time_started", "/gang_wars/last_time_in_area"),
    ]
    used = [row for row in range(620) if save.get(f"/pickups/pickups/{row}/pickup_type")]
    times += [f"/pickups/pickups/{row}/regeneration_time" for row in used]
    found: dict[str, Any] = {}
    for pointer in times:
        time = save.get(pointer)
        if 0 < time != NEVER:
            found[pointer] = max(time - TIMER, 0)
    return {**found, f"{SIMPLE}/global_timer": 0, f"{SIMPLE}/last_clock_tick": 0}


@_case("TIMER_LIMIT")
def _too_long_a_game() -> Outcome:
    """A timer that the game would set back alone; all other times go back to 0 with it."""
    late = {f"{SIMPLE}/global_timer": 4_140_000_001, f"{SIMPLE}/last_clock_tick": 4_140_000_001}
    return _save(late, {**dict.fromkeys(set_back(valid()), 0), **NO_DAYS})


# --- where the player is -------------------------------------------------------------------------------------------


@_case("PLAYER_AREA")
def _player_elsewhere() -> Outcome:
    """A player in the street, while the world shows the interior that he has a way out of."""
    return _save({f"{PLAYER}/area": 0})


@_case("PLAYER_AREA")
def _world_elsewhere() -> Outcome:
    """A world that shows the street to a player who is inside and has a way out."""
    return _save({f"{SIMPLE}/interior": 0}, base=android.valid)


@_case("PLAYER_AREA")
def _player_inside() -> Outcome:
    """A player inside, while the world shows the street and there is no way out."""
    outside = {f"{SIMPLE}/interior": 0, f"{PLAYER}/exit_index": -1, "/entry_exits/stack": []}
    return _save(outside, {**outside, f"{PLAYER}/area": 0})


@_case("EXIT_INDEX")
def _another_door() -> Outcome:
    """Another door than the last of two."""
    doors = {"/entry_exits/stack": [28, 40]}
    return _save({**doors, f"{PLAYER}/exit_index": 28}, {**doors, f"{PLAYER}/exit_index": 40}, base=android.valid)


# --- the player ----------------------------------------------------------------------------------------------------


@_case("WEAPON_SLOT_TYPE")
def _wrong_weapons() -> Outcome:
    """A rifle as a pistol, which is in the hand; all of it goes but the gap, and the hand is empty."""
    weapon = f"{PLAYER}/weapons/2"
    gone = {f"{weapon}/{name}": 0 for name in ("weapon_type", "clip", "total_ammo", "next_shot_time")}
    hand = {f"{PLAYER}/active_weapon_slot": 0, f"{PLAYER}/chosen_weapon_slot": 0}
    flags = ("state", "first_person_selected", "dont_place_in_hand", "fx_ptr")
    return _save({f"{weapon}/weapon_type": 30, **{f"{weapon}/{name}": 1 for name in flags}}, {**gone, **hand})


@_case("SLOT_CHOSEN")
def _another_choice() -> Outcome:
    """A shotgun that was chosen, and a pistol in the hand."""
    return _save({f"{MOBILE}/chosen_weapon_slot": 3}, base=android.valid)


@_case("MAX_HEALTH_STAT", "HEALTH_MAX")
def _less_health_than_points() -> Outcome:
    """1,000 points of statistic 24 and the health of 569; it becomes 176, and the player is healed."""
    points = {_float(24): 1000.0}
    return _save(
        {**points, f"{PLAYER}/health": 90.0}, {**points, f"{PURSE}/max_health": 176, f"{PLAYER}/health": 176.0}
    )


@_case("MAX_HEALTH_STAT")
def _mobile_health() -> Outcome:
    """1,000 points on a phone are 220, of which 200 are filled up."""
    points = {_float(24): 1000.0}
    healed = {**points, f"{PURSE}/max_health": 220, f"{PLAYER}/health": 200.0}
    return _save({**healed, f"{PURSE}/max_health": 176, f"{PLAYER}/health": 176.0}, healed, base=android.valid)


@_case("HEALTH_MAX")
def _wound() -> Outcome:
    """A wounded player."""
    return _save({f"{PLAYER}/health": 12.5})


@_case("ARMOR_MAX")
def _too_much_armour() -> Outcome:
    """999 of 100 armour."""
    return _save({f"{PLAYER}/armor": 999.0}, {f"{PLAYER}/armor": 100.0})


@_case("ARMOR_MAX")
def _armour_of_nothing() -> Outcome:
    """Armour that is no number."""
    return _save({f"{PLAYER}/armor": NAN}, {f"{PLAYER}/armor": 100.0}, base=android.valid)


@_case("WANTED_CLEAR")
def _wanted() -> Outcome:
    """Two stars."""
    return _save({f"{PLAYER}/wanted_level": 2, f"{PLAYER}/chaos_level": 365})


@_case("BODY_STATS")
def _another_body() -> Outcome:
    """A body that is fatter and weaker than its statistics."""
    return _save({f"{MOBILE}/fat": 999.0, f"{MOBILE}/muscle": 1.0}, base=android.valid)


@_case("MONEY_SHOWN")
def _money_to_come() -> Outcome:
    """Money that the screen does not show yet."""
    money = {f"{PURSE}/money": 999_999_999}
    return _save(money, {**money, f"{PURSE}/money_shown": 999_999_999})


@_case("STATS_FINITE")
def _no_numbers() -> Outcome:
    """A statistic that is no number, one that is infinite, and kills that were not added."""
    lost = (_float(10), _float(81))
    damage = {lost[0]: NAN, lost[1]: float("inf"), _whole(176): 3}
    return _save(damage, dict.fromkeys(lost, 0.0))


@_case("RADIO_STATS")
def _old_news() -> Outcome:
    """News that miss a mission, and 300 of what they keep the low byte of."""
    stats = {_whole(342): 1, _whole(327): 300}
    return _save(stats, {**stats, "/radio/stat_mirror/22": 1, "/radio/stat_mirror/1": 44}, base=android.valid)
