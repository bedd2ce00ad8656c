"""Rules of the player: place, weapons, body and statistics, nearby objects, and relations between people."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations

import numpy as np

from navspec.families.gta_sa_save.layout import FIRST_INT_STAT
from navspec.families.gta_sa_save.names import enum_members, enum_partners
from navspec.families.gta_sa_save.rules.base import (
    RECIPES,
    check_once,
    check_player,
    check_weapons,
    require_no_mission,
    rule,
)
from navspec.families.gta_sa_save.view import FLOAT_STATS, INT_STATS, PEOPLE, Array, Save, enum_names, stat_row
from navspec.family.rules.rule_set import RuleResult, check_rows
from navspec.family.views.row_index import are_repeated

_INTERIOR, _STACK = "simple_variables.interior", "entry_exits.stack"
_MIRROR = "radio.stat_mirror"

_DOORS = "entry_exits.entries.door"
_CHANGING_ROOM = 345
"""Door `CHANGER`, the exit of the changing room. A player who used a wardrobe came in by it, and it is never among the
doors taken.
"""

_NUM_SLOTS = 13
"""Weapon slots, each with at most one weapon."""
_EMPTY = (
    *("weapon_type", "state", "clip", "total_ammo", "next_shot_time"),
    *("first_person_selected", "dont_place_in_hand", "fx_ptr"),
)
"""Fields that are zero in an empty slot."""

_MOST_HEALTH = 200
_HEALTH = 24
"""Statistic that determines the greatest health."""
_BODY = (("fat", 21), ("muscle", 23))
"""Fields of the player that are copies of statistics."""

_KILLS = 176
"""Statistic of kills since the last checkpoint, which saving adds to another one."""

_OBJECTS = "pools.objects"
_OF_MISSION = 2
"""Type of objects that missions have made."""
_POOL = 350
"""Objects that the game has room for."""

_RELATIONS = "ped_relationships.relations"
_FEELINGS = ("respect", "like", "dislike", "hate")


# --- where he is ---------------------------------------------------------------------------------------------------


@rule("PLAYER_AREA", "error", "measured")
def _player_area(save: Save) -> RuleResult:
    area, interior = save.player("area"), save.value(_INTERIOR)
    message = f"{{where}} is in area {{area}}, but the world shows the interior {interior}"
    return check_player(save, area != interior & 0xFF, message, "area", area=area)


@RECIPES.recipe("PLAYER_AREA", summary="set area and interior to the one that goes with the doors")
def _set_area(save: Save) -> None:
    """Set the area and the interior.

    They become 0, outside, if no door leads back. Otherwise they become the one of the two that is inside; the world
    comes first.
    """
    require_no_mission(save)
    inside = save.value(_INTERIOR) or save.player("area").item()
    interior = inside if len(save.numbers(_STACK)) else 0
    save.tables.set_column("", _INTERIOR, interior)
    save.player("area")[:] = interior & 0xFF


@rule("INTERIOR_STACK", "error", "measured")
def _interior_stack(save: Save) -> RuleResult:
    interior, doors = save.value(_INTERIOR), len(save.numbers(_STACK))
    message = "the interior is {interior} (0 is outside), but {doors} doors lead out of it"
    return check_once((interior != 0) == (doors != 0), message, _INTERIOR, interior=interior, doors=doors)


@rule("EXIT_INDEX", "warning", "measured", repair="set the door to the last one that was taken")
def _exit_index(save: Save) -> RuleResult:
    door, last = save.player("exit_index"), [-1, *save.numbers(_STACK).tolist()][-1]
    is_wrong = door != last
    if last != -1 and _has_changing_room(save):
        is_wrong &= door != _CHANGING_ROOM
    message = f"{{where}} came in by the door {{door}}, but the last door that was taken is {last} (-1 is none)"
    return check_player(save, is_wrong, message, "exit_index", last, door=door)


def _has_changing_room(save: Save) -> bool:
    """Return whether other doors lead to the exit of the changing room, as all wardrobes of the original game do."""
    return bool((save.column(_DOORS, "linked_index") == _CHANGING_ROOM).any())


# --- weapons -------------------------------------------------------------------------------------------------------


@rule("SLOT_CHOSEN", "warning", "measured", exceptions=1, repair="choose the weapon that is in the hand")
def _slot_chosen(save: Save) -> RuleResult:
    chosen, active = save.player("chosen_weapon_slot"), save.player("active_weapon_slot")
    message = "{where} has the weapon {active} in the hand, but chose the weapon {chosen}"
    count = min(len(chosen), len(active))
    fails = chosen[:count] != active[:count]
    return check_player(save, fails, message, "chosen_weapon_slot", active, chosen=chosen, active=active)


@rule("WEAPON_SLOT_TYPE", "error", "engine")
def _weapon_slot_type(save: Save) -> Iterator[RuleResult]:
    types = save.tables[PEOPLE]["weapons"]["weapon_type"]
    fails = _find_misplaced_weapons(types)
    weapon_names = enum_names("weapon_kind")
    names = [weapon_names.get(kind, "of no name") for kind in types[fails].tolist()]
    message = "{where} carries the weapon {weapon} ({name}) as the one of the kind {kind}"
    yield check_weapons(fails, message, "weapon_type", weapon=types, name=names)
    active = save.tables[PEOPLE]["active_weapon_slot"]
    message = "{where} has the weapon {slot} in the hand, where nothing is"
    yield check_rows(PEOPLE, _has_empty_hand(active, types), len(active), message, "active_weapon_slot", slot=active)


@RECIPES.recipe(
    "WEAPON_SLOT_TYPE", summary="take away weapons of another kind, and empty the hand where nothing is in it"
)
def _remove_weapons(save: Save) -> None:
    require_no_mission(save)
    people = save.tables[PEOPLE]
    wrong = _find_misplaced_weapons(people["weapons"]["weapon_type"])
    for field in _EMPTY:
        people["weapons"][field][wrong] = 0
    active = people["active_weapon_slot"]
    active[_has_empty_hand(active, people["weapons"]["weapon_type"])] = 0


def _find_misplaced_weapons(types: Array) -> Array:
    """Return which weapons are in the slot of another kind; bool, of the shape of their types."""
    kinds_by_weapon = _weapon_slots()
    kinds = kinds_by_weapon[np.minimum(types, len(kinds_by_weapon) - 1)]
    return (types != 0) & (kinds != np.arange(_NUM_SLOTS))


@cache
def _weapon_slots() -> Array:
    """Return the slot of every weapon; -1 for weapons without a slot, and for all higher numbers."""
    kinds = np.full(max(enum_members("weapon_kind")) + 2, -1)
    for kind, weapons in enum_partners("weapon_slot", "weapon_kind").items():
        kinds[list(weapons)] = kind
    return kinds


def _has_empty_hand(active: Array, types: Array) -> Array:
    """Return whose active slot is empty; bool."""
    in_hand = types[np.arange(len(types)), np.minimum(active, _NUM_SLOTS - 1)]
    return (active != 0) & ((active >= _NUM_SLOTS) | (in_hand == 0))


# --- body ----------------------------------------------------------------------------------------------------------


@rule("HEALTH_MAX", "info", "engine", exceptions=6, repair="fill up the health")
def _health_max(save: Save) -> RuleResult:
    health, full = save.player("health"), min(_MOST_HEALTH, save.value("player_info.max_health"))
    message = f"{{where}} has the health {{health:.7g}}, but saving fills it up to {full}"
    return check_player(save, health != full, message, "health", full, health=health)


@rule("MAX_HEALTH_STAT", "warning", "measured", exceptions=1, repair="set the greatest health from statistic 24")
def _max_health_stat(save: Save) -> RuleResult:
    """Check the greatest health. The repair skips a save whose statistic is not a number."""
    field, points = "player_info.max_health", save.stat(_HEALTH)
    most, expected = save.value(field), float(np.floor(save.health_per_point * points))
    message = "the greatest health is {most}, but statistic 24 is {points:.7g}, which makes {expected}"
    right = int(expected) if np.isfinite(expected) else None
    return check_once(most == expected, message, field, right, most=most, points=points, expected=expected)


@rule("ARMOR_MAX", "info", "measured", exceptions=1, repair="limit the armour to the most that the player may have")
def _armor_max(save: Save) -> RuleResult:
    armor, most = save.player("armor"), save.value("player_info.max_armor")
    message = f"{{where}} has the armour {{armor:.7g}}; the most is {most}"
    return check_player(save, ~(armor <= most), message, "armor", most, armor=armor)


@rule("BODY_STATS", "info", "measured", exceptions=7, repair="copy fat and muscle from their statistics")
def _body_stats(save: Save) -> Iterator[RuleResult]:
    for name, number in _BODY:
        value, expected = save.player(name), save.stat(number)
        message = f"the {name} of {{where}} is {{value:.7g}}, but statistic {number} is {expected:.7g}"
        yield check_player(save, value != expected, message, name, expected, value=value)


@rule("MONEY_SHOWN", "info", "measured", exceptions=1, repair="show the money that the player has")
def _money_shown(save: Save) -> RuleResult:
    shown, money = save.value("player_info.money_shown"), save.value("player_info.money")
    message = "the screen shows {shown} dollars, but the player has {money}"
    return check_once(shown == money, message, "player_info.money_shown", money, shown=shown, money=money)


# --- statistics ----------------------------------------------------------------------------------------------------


@rule(
    "STATS_FINITE",
    "error",
    "measured",
    repair="set statistics that are not a number, and kills that are still to be added, to 0",
)
def _stats_finite(save: Save) -> Iterator[RuleResult]:
    values = save.tables[FLOAT_STATS]
    rows = np.flatnonzero(~np.isfinite(values))
    value = [str(number) for number in values[rows].tolist()]
    yield RuleResult(len(values), FLOAT_STATS, rows, "{where} is {value}", params={"value": value}, right=0)
    kills = save.stat(_KILLS)
    rows = np.array([stat_row(_KILLS)] if kills else [], np.int64)
    yield RuleResult(1, INT_STATS, rows, "{where} is {value}; saving leaves 0", params={"value": kills}, right=0)


@rule("RADIO_STATS", "warning", "engine", repair="copy the statistics that the radio keeps")
def _radio_stats(save: Save) -> RuleResult:
    table, field = save.number_place(_MIRROR)
    mirror, statistics = save.numbers(_MIRROR), _mirrored_statistics()
    expected = save.tables[INT_STATS][statistics - FIRST_INT_STAT].astype(np.uint8)
    message = "{where} of the radio is {value}, but the low byte of statistic {statistic} is {expected}"
    params = {"value": mirror, "statistic": statistics, "expected": expected}
    return check_rows(table, mirror != expected, len(mirror), message, field, expected, **params)


@cache
def _mirrored_statistics() -> Array:
    """Return the statistics whose low bytes the radio keeps for its news."""
    return np.array([statistic for _, (statistic,) in sorted(enum_partners("mirrored_stat", "int_stat").items())])


# --- objects and people --------------------------------------------------------------------------------------------


@rule("OBJECTS", "warning", "engine")
def _objects(save: Save) -> RuleResult:
    if save.is_definitive:
        return RuleResult(0)
    kinds, handles = save.column(_OBJECTS, "object_type"), save.column(_OBJECTS, "handle")
    is_foreign, is_out = kinds != _OF_MISSION, handles >> 8 >= _POOL
    is_again = are_repeated(handles)
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
    return RuleResult(len(handles), _OBJECTS, rows, "{where} {fault}", fields=fields, params={"fault": faults})


@rule("RELATIONS", "warning", "measured")
def _relations(save: Save) -> RuleResult:
    ignored = save.column(_RELATIONS, "ignore")
    twice = np.zeros(len(ignored), np.uint32)
    for feeling, second_feeling in combinations(_FEELINGS, 2):
        twice |= save.column(_RELATIONS, feeling) & save.column(_RELATIONS, second_feeling)
    rows = np.flatnonzero((ignored != 0) | (twice != 0))
    faults = [
        f"ignore some (mask {mask:#x})" if mask else f"have two feelings for the same people (mask {both:#x})"
        for mask, both in zip(ignored[rows].tolist(), twice[rows].tolist(), strict=True)
    ]
    return RuleResult(len(ignored), _RELATIONS, rows, "{where} {fault}", params={"fault": faults})
