"""Rules of the player: where he is, what he carries, his body and statistics, objects around him and whom people like."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations

import numpy as np

from navspec.families.gta_sa_save.known import members, partners
from navspec.families.gta_sa_save.layout import FIRST_INT_STAT
from navspec.families.gta_sa_save.rules.base import RULES, once
from navspec.families.gta_sa_save.rules.questions import of_player, of_weapons
from navspec.families.gta_sa_save.view import PEOPLE, Array, Save, names_of, row_of_stat
from navspec.family.rules import Answer

INTERIOR, STACK = "simple_variables.interior", "entry_exits.stack"

KINDS = 13
"""Kinds of weapons, of each of which one is carried."""

MOST_HEALTH = 200
_HEALTH = 24
"""Statistic that the greatest health follows from."""
BODY = (("fat", 21), ("muscle", 23))
"""What is copied from statistics to the player."""

KILLS = 176
"""Statistic of kills since the last checkpoint, which saving adds to another one."""
MIRROR = "radio.stat_mirror"

_OBJECTS = "pools.objects"
_OF_MISSION = 2
"""Objects that missions have made."""
_POOL = 350
"""Objects that the game has room for."""

_RELATIONS = "ped_relationships.relations"
_FEELINGS = ("respect", "like", "dislike", "hate")


# --- where he is ---------------------------------------------------------------------------------------------------


@RULES.rule("PLAYER_AREA", "error", "measured", "file")
def _player_area(save: Save) -> Answer:
    area, interior = save.player("area"), save.value(INTERIOR)
    message = f"{{where}} is in area {{area}}, but the world shows the interior {interior}"
    return of_player(save, area != interior & 0xFF, message, "area", area=area)


@RULES.rule("INTERIOR_STACK", "error", "measured", "file")
def _interior_stack(save: Save) -> Answer:
    interior, doors = save.value(INTERIOR), len(save.tables[STACK])
    message = "the interior is {interior} (0 is outside), but {doors} doors lead out of it"
    return once((interior != 0) == (doors != 0), message, INTERIOR, interior=interior, doors=doors)


@RULES.rule("EXIT_INDEX", "warning", "measured", "file", exceptions=1)
def _exit_index(save: Save) -> Answer:
    door, expected = save.player("exit_index"), last_door(save)
    message = f"{{where}} came in by the door {{door}}, but the last door that was taken is {expected} (-1 is none)"
    return of_player(save, door != expected, message, "exit_index", door=door)


def last_door(save: Save) -> int:
    """Door that the player took last, -1 outside."""
    stack = save.tables[STACK]
    return stack[-1].item() if len(stack) else -1


# --- weapons -------------------------------------------------------------------------------------------------------


@RULES.rule("SLOT_CHOSEN", "warning", "measured", "file", exceptions=1)
def _slot_chosen(save: Save) -> Answer:
    chosen, active = save.player("chosen_weapon_slot"), save.player("active_weapon_slot")
    message = "{where} has the weapon {active} in the hand, but chose the weapon {chosen}"
    count = min(len(chosen), len(active))
    fails = chosen[:count] != active[:count]
    return of_player(save, fails, message, "chosen_weapon_slot", chosen=chosen, active=active)


@RULES.rule("WEAPON_SLOT_TYPE", "error", "engine", "file")
def _weapon_slot_type(save: Save) -> Iterator[Answer]:
    types = save.tables[PEOPLE]["weapons"]["weapon_type"]
    fails = misplaced(types)
    known = names_of("weapon_kind")
    names = [known.get(each, "of no name") for each in types[fails].tolist()]
    message = "{where} carries the weapon {weapon} ({name}) as the one of the kind {kind}"
    yield of_weapons(fails, message, "weapon_type", weapon=types, name=names)
    active = save.tables[PEOPLE]["active_weapon_slot"]
    rows = np.flatnonzero(has_nothing(active, types))
    message = "{where} has the weapon {slot} in the hand, where nothing is"
    yield Answer(len(active), PEOPLE, rows, message, "active_weapon_slot", params={"slot": active[rows]})


def misplaced(types: Array) -> Array:
    """Which weapons are not of the kind that they are carried as; bool, of the shape of their types."""
    known = _kinds()
    kinds = known[np.minimum(types, len(known) - 1)]
    return (types != 0) & (kinds != np.arange(KINDS))


@cache
def _kinds() -> Array:
    """Kind of every weapon; -1 for those that nobody carries, and for all behind them."""
    found = np.full(max(members("weapon_kind")) + 2, -1)
    for kind, weapons in partners("weapon_slot", "weapon_kind").items():
        found[list(weapons)] = kind
    return found


def has_nothing(active: Array, types: Array) -> Array:
    """Who has a weapon in the hand that is not there; bool."""
    held = types[np.arange(len(types)), np.minimum(active, KINDS - 1)]
    return (active != 0) & ((active >= KINDS) | (held == 0))


# --- body ----------------------------------------------------------------------------------------------------------


@RULES.rule("HEALTH_MAX", "info", "engine", "file", exceptions=1)
def _health_max(save: Save) -> Answer:
    health, expected = save.player("health"), full_health(save)
    message = f"{{where}} has the health {{health:.7g}}, but saving fills it up to {expected}"
    return of_player(save, health != expected, message, "health", health=health)


def full_health(save: Save) -> int:
    """Health after saving."""
    return min(MOST_HEALTH, save.value("player_info.max_health"))


@RULES.rule("MAX_HEALTH_STAT", "warning", "measured", "file")
def _max_health_stat(save: Save) -> Answer:
    points, most = save.stat(_HEALTH), save.value("player_info.max_health")
    expected = greatest_health(save)
    message = "the greatest health is {most}, but statistic 24 is {points:.7g}, which makes {expected}"
    return once(most == expected, message, "player_info.max_health", most=most, points=points, expected=expected)


def greatest_health(save: Save) -> float:
    """The greatest health that statistic 24 gives; it may be no number, as the statistic."""
    return float(np.floor(save.health_per_point * save.stat(_HEALTH)))


@RULES.rule("ARMOR_MAX", "info", "measured", "file", exceptions=1)
def _armor_max(save: Save) -> Answer:
    armor, most = save.player("armor"), save.value("player_info.max_armor")
    message = f"{{where}} has the armour {{armor:.7g}}, of which {most} is the most"
    return of_player(save, ~(armor <= most), message, "armor", armor=armor)


@RULES.rule("BODY_STATS", "info", "measured", "file", exceptions=7)
def _body_stats(save: Save) -> Iterator[Answer]:
    for name, number in BODY:
        value, expected = save.player(name), save.stat(number)
        message = f"the {name} of {{where}} is {{value:.7g}}, but statistic {number} is {expected:.7g}"
        yield of_player(save, value != expected, message, name, value=value)


@RULES.rule("MONEY_SHOWN", "info", "measured", "file", exceptions=1)
def _money_shown(save: Save) -> Answer:
    shown, money = save.value("player_info.money_shown"), save.value("player_info.money")
    message = "the screen shows {shown} dollars, but the player has {money}"
    return once(shown == money, message, "player_info.money_shown", shown=shown, money=money)


# --- statistics ----------------------------------------------------------------------------------------------------


@RULES.rule("STATS_FINITE", "error", "measured", "file")
def _stats_finite(save: Save) -> Iterator[Answer]:
    values = save.tables["statistics.float_stats"]
    rows = np.flatnonzero(~np.isfinite(values))
    value = [str(each) for each in values[rows].tolist()]
    yield Answer(len(values), "statistics.float_stats", rows, "{where} is {value}", params={"value": value})
    kills = save.stat(KILLS)
    rows = np.array([row_of_stat(KILLS)] if kills else [], np.int64)
    message = "{where} is {value}; saving leaves 0"
    yield Answer(1, "statistics.int_stats", rows, message, params={"value": kills})


@RULES.rule("RADIO_STATS", "warning", "engine", "file")
def _radio_stats(save: Save) -> Answer:
    mirror, expected = save.tables[MIRROR], news(save)
    rows = np.flatnonzero(mirror != expected)
    params = {"value": mirror[rows], "statistic": _mirrored()[rows], "expected": expected[rows]}
    message = "{where} of the radio is {value}, but the low byte of statistic {statistic} is {expected}"
    return Answer(len(mirror), MIRROR, rows, message, params=params)


@cache
def _mirrored() -> Array:
    """Statistics whose low bytes the radio keeps for its news."""
    return np.array([statistic for _, (statistic,) in sorted(partners("mirrored_stat", "int_stat").items())])


def news(save: Save) -> Array:
    """What the radio keeps of statistics; uint8."""
    return save.tables["statistics.int_stats"][_mirrored() - FIRST_INT_STAT].astype(np.uint8)


# --- objects and people --------------------------------------------------------------------------------------------


@RULES.rule("OBJECTS", "warning", "engine", "file")
def _objects(save: Save) -> Answer:
    if save.is_definitive:
        return Answer(0)
    kinds, handles = save.column(_OBJECTS, "object_type"), save.column(_OBJECTS, "handle")
    is_foreign, is_out = kinds != _OF_MISSION, handles >> 8 >= _POOL
    is_again = np.ones(len(handles), bool)
    is_again[np.unique(handles, return_index=True)[1]] = False
    rows = np.flatnonzero(is_foreign | is_out | is_again)
    fields, faults = [], []
    for row in rows.tolist():
        if is_foreign[row]:
            fault = f"is of type {kinds[row]}, and not made by a mission ({_OF_MISSION})"
        elif is_out[row]:
            fault = f"has the number {handles[row] >> 8} in a pool of {_POOL}"
        else:
            fault = f"has the handle {handles[row]} of an earlier one"
        fields.append("object_type" if is_foreign[row] else "handle")
        faults.append(fault)
    return Answer(len(handles), _OBJECTS, rows, "{where} {fault}", fields=fields, params={"fault": faults})


@RULES.rule("RELATIONS", "warning", "measured", "file")
def _relations(save: Save) -> Answer:
    ignored = save.column(_RELATIONS, "ignore")
    twice = np.zeros(len(ignored), np.uint32)
    for one, other in combinations(_FEELINGS, 2):
        twice |= save.column(_RELATIONS, one) & save.column(_RELATIONS, other)
    rows = np.flatnonzero((ignored != 0) | (twice != 0))
    faults = [
        f"ignore some (mask {mask:#x})" if mask else f"have two feelings for the same people (mask {both:#x})"
        for mask, both in zip(ignored[rows].tolist(), twice[rows].tolist(), strict=True)
    ]
    return Answer(len(ignored), _RELATIONS, rows, "{where} {fault}", params={"fault": faults})
