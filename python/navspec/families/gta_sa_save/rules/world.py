"""Rules of the world: clock, weather, police, waypoint, and times stored in other blocks."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from math import dist

import numpy as np

from navspec.families.gta_sa_save.rules.base import RECIPES, RULES, apply_right_values, check_once, check_weapons, rule
from navspec.families.gta_sa_save.view import PEOPLE, Save
from navspec.family.rules.declared import declared_rules
from navspec.family.rules.rule_set import RelatedRows, RuleResult, check_rows

_CHAOS = (0, 115, 365, 875, 1800, 3500, 6900)
"""Chaos at which the police give 0 to 6 stars."""

CHEATS = 137
"""Statistic that counts cheats."""

_LETTERS = 24
"""Most letters of a name in the menu, with the zero at its end."""

_SYSTEM_TIME = "simple_variables.system_time"
_WEEKDAY = 2
_LIMITS = ((1, 9999), (1, 12), (0, 6), (1, 31), (0, 23), (0, 59), (0, 59), (0, 999))
"""Least and greatest values of the parts of the computer's clock."""

_BLIPS = "radar_blips.blips"
_WAYPOINT = 41
"""Icon of the waypoint."""

_NEAR = 10.1
"""Most metres between the camera and the player."""

TIMES = (
    ("pickups.pickups", "regeneration_time", "pickup_type"),
    ("set_pieces.pieces", "last_generation_time", ""),
    ("garages.garages", "time_to_open", ""),
)
"""Lists with past times, the field, and a field that is 0 in free entries, which contain old memory."""
SINGLE_TIMES = (
    "garages.last_help_time",
    "game_logic.time_of_last_event",
    "gang_wars.time_started",
    "gang_wars.last_time_in_area",
)
"""Past times that a save stores once each."""


# --- block 0 -------------------------------------------------------------------------------------------------------


@RECIPES.recipe("CLOCK_RANGE", summary="bring the parts of the clock into their range")
def _limit_clock(save: Save) -> None:
    """Limit the clock as the annotation says that makes the rule."""
    for declared in declared_rules(save.tables.spec):
        if declared.code == "SA_SAVE_CLOCK_RANGE":
            value = min(max(save.value(declared.field), declared.note.get("min", 0)), declared.note["max"])
            save.tables.set_column("", declared.field, value)


@rule(
    "TICK_EQUALS_TIMER",
    "info",
    "measured",
    exceptions=7,
    repair="let the clock have gone on at the end of the time played",
)
def _tick_equals_timer(save: Save) -> RuleResult:
    tick, timer = save.value("simple_variables.last_clock_tick"), save.value("simple_variables.global_timer")
    message = "the clock last went on at {tick} ms, but {timer} ms have been played"
    return check_once(tick == timer, message, "simple_variables.last_clock_tick", timer, tick=tick, timer=timer)


@rule("SYSTEM_TIME", "info", "measured")
def _system_time(save: Save) -> RuleResult:
    if not save.is_pc:
        return RuleResult(0)
    parts = save.tables[_SYSTEM_TIME].tolist()
    wrong = [part for part, value in enumerate(parts) if not _LIMITS[part][0] <= value <= _LIMITS[part][1]]
    expected = _compute_weekday(save)
    if not wrong and expected != parts[_WEEKDAY]:
        wrong = [3 if expected is None else _WEEKDAY]
    rows = np.array(wrong[:1], np.int64)
    message = "{where} is {value}, which is not a time of a calendar"
    if wrong == [_WEEKDAY] and expected is not None:
        message = "{where} is {value} from Sunday on, but that date is a {expected}"
    value = [parts[row] for row in rows]
    return RuleResult(1, _SYSTEM_TIME, rows, message, params={"value": value, "expected": expected})


@RECIPES.recipe("SYSTEM_TIME", summary="set the weekday from the date")
def _set_weekday(save: Save) -> None:
    day = _compute_weekday(save)
    if day is not None:
        save.tables[_SYSTEM_TIME][_WEEKDAY] = day


def _compute_weekday(save: Save) -> int | None:
    """Return the day of the week of the computer's date, 0 for Sunday; None if the date does not exist."""
    year, month, _, day = save.tables[_SYSTEM_TIME][:4].tolist()
    try:
        return date(year, month, day).isoweekday() % 7
    except ValueError:
        return None


@rule("CHAOS_PAIR", "warning", "engine", exceptions=1, repair="set the greatest chaos from the number of stars")
def _chaos_pair(save: Save) -> RuleResult:
    field, stars = "simple_variables.max_chaos", save.value("simple_variables.max_wanted_level")
    if stars >= len(_CHAOS):
        message = "the police gives up to {stars} stars, but there are at most 6"
        return check_once(False, message, "simple_variables.max_wanted_level", stars=stars)
    chaos, expected = save.value(field), _CHAOS[stars]
    message = "the police gives up to {stars} stars, which is a chaos of {expected}, but the limit is {chaos}"
    return check_once(chaos == expected, message, field, expected, stars=stars, expected=expected, chaos=chaos)


@rule("CHEAT_FLAG_STAT", "warning", "measured", repair="set the flag for cheats from statistic 137")
def _cheat_flag_stat(save: Save) -> RuleResult:
    flag, times = save.value("simple_variables.has_cheated"), save.stat(CHEATS)
    message = "the flag for cheats is {flag}, but statistic 137 counts {times}"
    right = int(times > 0)
    return check_once(flag == right, message, "simple_variables.has_cheated", right, flag=flag, times=times)


@rule("EXTRA_COLOUR_PAIR", "info", "measured")
def _extra_colour_pair(save: Save) -> RuleResult:
    is_on, strength = (save.value(f"simple_variables.extra_colour_{name}") for name in ("on", "interpolation"))
    message = "the tint is {is_on} (1 is on), but has the strength {strength}"
    is_consistent = is_on == (strength == 1)
    return check_once(is_consistent, message, "simple_variables.extra_colour_on", is_on=is_on, strength=strength)


@rule("NAME_TERMINATED", "error", "engine")
def _name_terminated(save: Save) -> RuleResult:
    letters = save.letters[:_LETTERS]
    if not len(letters):
        return RuleResult(0)
    message = f"the name has no zero among its first {_LETTERS} letters"
    return check_once(not letters.all(), message, "simple_variables.save_name")


@RECIPES.recipe("NAME_TERMINATED", summary="end the name with a zero")
def _end_name(save: Save) -> None:
    save.letters[_LETTERS - 1] = 0


@rule("TARGET_BLIP", "warning", "measured", repair="remove the waypoint")
def _target_blip(save: Save) -> RuleResult:
    handle = save.value("simple_variables.target_blip")
    if handle is None:
        return RuleResult(0)
    slot, counter = handle & 0xFFFF, handle >> 16
    message = "the waypoint is blip {slot} of generation {counter}, {fault}"
    fault = _explain_bad_waypoint(save, slot, counter) if handle else ""
    return check_once(not fault, message, "simple_variables.target_blip", 0, slot=slot, counter=counter, fault=fault)


def _explain_bad_waypoint(save: Save, slot: int, counter: int) -> str:
    """Return why a blip is not a waypoint; empty if it is one."""
    blips = save.tables[_BLIPS]
    if slot >= len(blips):
        return f"but there are {len(blips)}"
    if blips["counter"][slot] != counter:
        return f"but that blip is of generation {blips['counter'][slot]}"
    if not save.column(_BLIPS, "state.in_use")[slot]:
        return "which is not in use"
    icon = blips["sprite"][slot]
    return "" if icon == _WAYPOINT else f"which has the icon {icon}"


@rule("CAMERA_NEAR_PLAYER", "info", "measured", exceptions=2)
def _camera_near_player(save: Save) -> RuleResult:
    (eye,) = save.tables[""]["simple_variables"]["camera_pos"].tolist()
    distance = np.array([dist(eye, place) for place in save.player("position").tolist()])
    message = "the camera is {distance:.1f} m away from the player"
    fails = ~(distance <= _NEAR)
    result = check_rows("", fails, len(distance), message, "simple_variables.camera_pos", distance=distance)
    result.related = [RelatedRows("{where} is here", PEOPLE, np.zeros_like(result.rows))]
    return result


# --- times ---------------------------------------------------------------------------------------------------------


@rule("TIME_IN_FUTURE", "info", "measured", exceptions=2)
def _time_in_future(save: Save) -> Iterator[RuleResult]:
    timer = save.value("simple_variables.global_timer")
    message = "{where} has the time {time} ms, but only {timer} ms have been played"
    for table, field, use in TIMES:
        entries = save.tables[table]
        times = entries[field]
        checked = entries[use] != 0 if use else len(entries)
        yield check_rows(table, times > timer, checked, message, field, timer, time=times, timer=timer)
    shots = save.tables[PEOPLE]["weapons"]["next_shot_time"]
    shot = "{where} may shoot again ({kind}) at {time} ms, but only {timer} ms have been played"
    yield check_weapons(shots > timer, shot, "next_shot_time", time=shots, timer=timer)
    for path in SINGLE_TIMES:
        time = save.value(path)
        single = f"{path.rpartition('.')[2]} is {{time}} ms, but only {{timer}} ms have been played"
        yield check_once(time <= timer, single, path, timer, time=time, timer=timer)


@RECIPES.recipe("TIME_IN_FUTURE", summary="set times that have not come yet to the end of the time played")
def _end_times(save: Save) -> None:
    apply_right_values(save, *RULES.evaluate(save, "TIME_IN_FUTURE"))
    shots = save.tables[PEOPLE]["weapons"]["next_shot_time"]
    np.minimum(shots, save.value("simple_variables.global_timer"), out=shots, casting="unsafe")
