"""Rules of the world: clock, weather, police, waypoint, and times that other blocks keep."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from math import dist

import numpy as np

from navspec.families.gta_sa_save.rules.base import RULES, once
from navspec.families.gta_sa_save.rules.questions import of_weapons
from navspec.families.gta_sa_save.view import PEOPLE, Save
from navspec.family.rules import Answer

CHAOS = (0, 115, 365, 875, 1800, 3500, 6900)
"""Chaos at which the police gives 0 to 6 stars."""

CHEATS = 137
"""Statistic that counts cheats."""

LETTERS = 24
"""Letters of a name that the menu has room for, with the zero at its end."""

SYSTEM_TIME = "simple_variables.system_time"
WEEKDAY = 2
_LIMITS = ((1, 9999), (1, 12), (0, 6), (1, 31), (0, 23), (0, 59), (0, 59), (0, 999))
"""Least and most of the parts of the computer's clock."""

_BLIPS = "radar_blips.blips"
_WAYPOINT = 41
"""Icon of the waypoint."""

_NEAR = 10.1
"""Metres between the camera and the player at most."""

TIMES = (
    ("pickups.pickups", "regeneration_time", "pickup_type"),
    ("set_pieces.pieces", "last_generation_time", ""),
    ("garages.garages", "time_to_open", ""),
)
"""Lists with times that have passed, the field, and the one that is 0 in entries that are free and hold old memory."""
SINGLE_TIMES = (
    "garages.last_help_time",
    "game_logic.time_of_last_event",
    "gang_wars.time_started",
    "gang_wars.last_time_in_area",
)
"""Times that have passed, of which a save has one each."""


# --- block 0 -------------------------------------------------------------------------------------------------------


@RULES.rule("TICK_EQUALS_TIMER", "info", "measured", "file", exceptions=7)
def _tick_equals_timer(save: Save) -> Answer:
    tick, timer = (save.value(f"simple_variables.{each}") for each in ("last_clock_tick", "global_timer"))
    message = "the clock last went on at {tick} ms, but {timer} ms have been played"
    return once(tick == timer, message, "simple_variables.last_clock_tick", tick=tick, timer=timer)


@RULES.rule("SYSTEM_TIME", "info", "measured", "file")
def _system_time(save: Save) -> Answer:
    if not save.is_pc:
        return Answer(0)
    parts = save.tables[SYSTEM_TIME].tolist()
    wrong = [part for part, value in enumerate(parts) if not _LIMITS[part][0] <= value <= _LIMITS[part][1]]
    expected = weekday(save)
    if not wrong and expected != parts[WEEKDAY]:
        wrong = [3 if expected is None else WEEKDAY]
    rows = np.array(wrong[:1], np.int64)
    message = "{where} is {value}, which is no time of a calendar"
    if wrong == [WEEKDAY] and expected is not None:
        message = "{where} is {value} from Sunday on, but that date is a {expected}"
    value = [parts[row] for row in rows]
    return Answer(1, SYSTEM_TIME, rows, message, params={"value": value, "expected": expected})


def weekday(save: Save) -> int | None:
    """Day of the week that the computer's date falls on, 0 for Sunday; None where there is no such date."""
    year, month, _, day = save.tables[SYSTEM_TIME][:4].tolist()
    try:
        return date(year, month, day).isoweekday() % 7
    except ValueError:
        return None


@RULES.rule("CHAOS_PAIR", "warning", "engine", "file")
def _chaos_pair(save: Save) -> Answer:
    chaos, stars = (save.value(f"simple_variables.{each}") for each in ("max_chaos", "max_wanted_level"))
    if stars >= len(CHAOS):
        message = "the police gives up to {stars} stars, of which there are no more than 6"
        return once(False, message, "simple_variables.max_wanted_level", stars=stars)
    message = "the police gives up to {stars} stars, which is a chaos of {expected}, but the limit is {chaos}"
    expected = CHAOS[stars]
    return once(chaos == expected, message, "simple_variables.max_chaos", stars=stars, expected=expected, chaos=chaos)


@RULES.rule("CHEAT_FLAG_STAT", "warning", "measured", "file")
def _cheat_flag_stat(save: Save) -> Answer:
    flag, times = save.value("simple_variables.has_cheated"), save.stat(CHEATS)
    message = "the flag for cheats is {flag}, but statistic 137 counts {times}"
    return once(flag == has_cheated(save), message, "simple_variables.has_cheated", flag=flag, times=times)


def has_cheated(save: Save) -> bool:
    """Whether statistic 137 counts cheats."""
    return save.stat(CHEATS) > 0


@RULES.rule("EXTRA_COLOUR_PAIR", "info", "measured", "file")
def _extra_colour_pair(save: Save) -> Answer:
    is_on, strength = (save.value(f"simple_variables.extra_colour_{each}") for each in ("on", "interpolation"))
    message = "the tint is {is_on} (1 is on), but has the strength {strength}"
    holds = is_on == (strength == 1)
    return once(holds, message, "simple_variables.extra_colour_on", is_on=is_on, strength=strength)


@RULES.rule("NAME_TERMINATED", "error", "engine", "file")
def _name_terminated(save: Save) -> Answer:
    letters = save.letters[:LETTERS]
    if not len(letters):
        return Answer(0)
    message = f"the name has no zero among its first {LETTERS} letters"
    return once(not letters.all(), message, "simple_variables.save_name")


@RULES.rule("TARGET_BLIP", "warning", "measured", "file")
def _target_blip(save: Save) -> Answer:
    handle = save.value("simple_variables.target_blip")
    if handle is None:
        return Answer(0)
    slot, counter = handle & 0xFFFF, handle >> 16
    message = "the waypoint is blip {slot} of generation {counter}, {fault}"
    fault = _fault_of_waypoint(save, slot, counter) if handle else ""
    field = "simple_variables.target_blip"
    return once(not fault, message, field, slot=slot, counter=counter, fault=fault)


def _fault_of_waypoint(save: Save, slot: int, counter: int) -> str:
    """Why a blip is no waypoint; empty for one that is."""
    blips = save.tables[_BLIPS]
    if slot >= len(blips):
        return f"but there are {len(blips)}"
    if blips["counter"][slot] != counter:
        return f"but that blip is of generation {blips['counter'][slot]}"
    if not save.column(_BLIPS, "state.in_use")[slot]:
        return "which is not in use"
    icon = blips["sprite"][slot]
    return "" if icon == _WAYPOINT else f"which has the icon {icon}"


@RULES.rule("CAMERA_NEAR_PLAYER", "info", "measured", "file", exceptions=1)
def _camera_near_player(save: Save) -> Answer:
    (eye,) = save.tables[""]["simple_variables"]["camera_pos"].tolist()
    distance = np.array([dist(eye, each) for each in save.player("position").tolist()])
    message = "the camera is {distance:.1f} m away from the player"
    fails = np.flatnonzero(~(distance <= _NEAR))
    params = {"distance": distance[fails]}
    return Answer(len(distance), "", fails, message, "simple_variables.camera_pos", params=params)


# --- times ---------------------------------------------------------------------------------------------------------


@RULES.rule("TIME_IN_FUTURE", "info", "measured", "file", exceptions=2)
def _time_in_future(save: Save) -> Iterator[Answer]:
    timer = save.value("simple_variables.global_timer")
    message = "{where} has the time {time} ms, but only {timer} ms have been played"
    for table, field, use in TIMES:
        entries = save.tables[table]
        times = entries[field]
        rows = np.flatnonzero(times > timer)
        rows = rows[entries[use][rows] != 0] if use else rows
        params = {"time": times[rows], "timer": timer}
        cases = int(np.count_nonzero(entries[use])) if use else len(entries)
        yield Answer(cases, table, rows, message, field, params=params)
    shots = save.tables[PEOPLE]["weapons"]["next_shot_time"]
    shot = "{where} may shoot again ({kind}) at {time} ms, but only {timer} ms have been played"
    yield of_weapons(shots > timer, shot, "next_shot_time", time=shots, timer=timer)
    for path in SINGLE_TIMES:
        time = save.value(path)
        single = f"{path.rpartition('.')[2]} is {{time}} ms, but only {{timer}} ms have been played"
        yield once(time <= timer, single, path, time=time, timer=timer)
