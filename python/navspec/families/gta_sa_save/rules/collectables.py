"""Rules of pickups, and of collected things, jumps and tags with their counters."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from navspec.families.gta_sa_save.rules.base import (
    RECIPES,
    RULES,
    RowFault,
    apply_right_values,
    check_faults,
    check_once,
    rule,
)
from navspec.families.gta_sa_save.rules.garages import is_within
from navspec.families.gta_sa_save.view import INT_STATS, VARIABLES, Array, Save, stat_row
from navspec.family.rules.rule_set import RelatedRows, RuleResult, check_rows, count_true

PICKUPS, _COLLECTED, _NEXT_COLLECTED = "pickups.pickups", "pickups.collected_refs", "pickups.collected_index"

_LAST_TYPE = 22
_LOCKED, _FOR_SALE = 17, 18
"""Types of properties that the player cannot buy, and can buy."""
_PROPERTIES = {_LOCKED: (2, 1272, False), _FOR_SALE: (1, 1273, True)}
"""Text and model of properties, and whether they are shown. The price of one for sale is stored nowhere else."""

_MODELS = (1, 19_999)
JUMPS = "stunt_jumps.jumps"
COLLECTABLES = ((243, 244, 953), (241, 242, 954), (231, 232, 1253))
"""Oysters, horseshoes, snapshots: statistics of collected and of all, and the model of the pickup."""
_JUMPS_FOUND, _JUMPS_DONE = 144, 145
"""Statistics of the jumps that were tried and done."""
SPRAYED_ABOVE = 228
_TAG_VARIABLES = {194_146: 801, 194_125: 801, 262_245: 800, 264_905: 805}
"""Variable that counts sprayed tags, by the size of the main script: two of the PC, Android, the Definitive Edition."""
COUNTS = {
    "garages.num_garages": (50, "garages"),
    "zones.num_nav_zones": (379, "zones"),
    "zones.num_zone_infos": (378, "infos of zones"),
    "zones.num_map_zones": (7, "zones of the map"),
    "tags.num_tags": (100, "tags"),
    "stunt_jumps.num_jumps": (70, "jumps"),
    "shopping.num_items": (544, "things for sale"),
}
"""Expected values of count fields, and nouns for what they count."""
_TOTALS = {148: 147, 242: 50, 244: 50, 232: 50}
"""Statistics that the game sets once: missions, horseshoes, oysters, snapshots."""


@rule("PICKUP_POINTER", "warning", "engine", repair="set the address to 0")
def _pickup_pointer(save: Save) -> RuleResult:
    if not save.is_pc:
        return RuleResult(0)
    pointers = save.tables[PICKUPS]["object_ptr"]
    message = "{where} holds the address {address:#x}; the game removes the objects of pickups before it saves"
    return check_rows(PICKUPS, pointers != 0, len(pointers), message, "object_ptr", 0, address=pointers)


@rule("PICKUP_TYPE", "error", "engine", exceptions=1)
def _pickup_type(save: Save) -> Iterator[RuleResult]:
    kinds, models = (save.tables[PICKUPS][name] for name in ("pickup_type", "model"))
    unknown = "{where} has the type {type}, which the game does not know"
    return check_faults(
        PICKUPS,
        len(kinds),
        RowFault("pickup_type", kinds > _LAST_TYPE, unknown, {"type": kinds}),
        RowFault(
            "model",
            (kinds != 0) & ~is_within(models, _MODELS),
            "{where} has the model {model}, which is not an object",
            {"model": models},
        ),
    )


@RECIPES.recipe("PICKUP_TYPE", summary="free the place of the pickup")
def _free_pickups(save: Save) -> None:
    save.tables[PICKUPS]["pickup_type"][RULES.find_failing_rows(save, "PICKUP_TYPE")] = 0


def _compare_texts(save: Save) -> tuple[Array, Array]:
    """Return the texts of pickups and the right ones: 1 and 2 at properties, any other at other pickups; int64."""
    shown = save.column(PICKUPS, "flags.property_text")
    kinds = save.tables[PICKUPS]["pickup_type"]
    right = np.where((shown == 1) | (shown == 2), 0, shown)
    for kind, (text, _, _) in _PROPERTIES.items():
        right[kinds == kind] = text
    return shown, right


@rule("PICKUP_TEXT", "warning", "measured")
def _pickup_text(save: Save) -> RuleResult:
    shown, right = _compare_texts(save)
    message = "{where} of type {type} has the text {text}, where {expected} belongs"
    params = {"type": save.tables[PICKUPS]["pickup_type"], "text": shown, "expected": right}
    return check_rows(PICKUPS, shown != right, len(shown), message, "flags.property_text", **params)


@RECIPES.recipe("PICKUP_TEXT", summary="set the text from the type, and what else properties of the type have")
def _set_texts(save: Save) -> None:
    shown, right = _compare_texts(save)
    pickups, wrong = save.tables[PICKUPS], shown != right
    is_visible = save.column(PICKUPS, "flags.is_visible").copy()
    for kind, (_, model, visible) in _PROPERTIES.items():
        rows = wrong & (pickups["pickup_type"] == kind)
        pickups["model"][rows] = model
        is_visible[rows] = visible
        if kind == _LOCKED:
            pickups["ammo_or_max"][rows] = 0
    save.tables.set_column(PICKUPS, "flags.is_visible", is_visible)
    save.tables.set_column(PICKUPS, "flags.property_text", right)


@rule("COLLECTED_REF", "warning", "measured", repair="empty the note")
def _collected_ref(save: Save) -> Iterator[RuleResult]:
    references, counters, index = save.numbers(_COLLECTED), save.tables[PICKUPS]["counter"], save.value(_NEXT_COLLECTED)
    slots, use = references & 0xFFFF, references >> 16
    is_there = slots < len(counters)
    is_lost = (references != 0) & ~(is_there & (use <= counters[np.where(is_there, slots, 0)]))
    message = "{where} names use {use} of pickup {pickup}, which has not been"
    table, field = save.number_place(_COLLECTED)
    result = check_rows(table, is_lost, len(references), message, field, 0, use=use, pickup=slots)
    result.related = [
        RelatedRows("{where} is named", PICKUPS, np.where(is_there, slots.astype(np.int64), -1)[result.rows])
    ]
    yield result
    message = f"the next taken pickup is noted in place {{index}}, but there are {len(references)}"
    yield check_once(index < len(references), message, _NEXT_COLLECTED, 0, index=index)


def check_statistics(save: Save, expected: dict[int, int], message: str) -> RuleResult:
    """Check that integer statistics have expected values; the message has both values.

    An expected value below 0 is never written: a repair leaves that statistic as it is.
    """
    wrong = {number: save.stat(number) for number, value in expected.items() if save.stat(number) != value}
    return RuleResult(
        len(expected),
        INT_STATS,
        np.array([stat_row(number) for number in wrong], np.int64),
        message,
        params={"value": [*wrong.values()], "expected": [expected[number] for number in wrong]},
        right=[expected[number] if expected[number] >= 0 else value for number, value in wrong.items()],
    )


@rule("COLLECTABLES", "warning", "measured", repair="set the counter from the pickups that are left")
def _collectables(save: Save) -> RuleResult:
    pickups = save.tables[PICKUPS]
    models = pickups["model"][pickups["pickup_type"] != 0]
    expected = {stat: save.stat(total_stat) - count_true(models == model) for stat, total_stat, model in COLLECTABLES}
    return check_statistics(save, expected, "{where} is {value}, but the pickups that are left make it {expected}")


@rule("TAGS_VARIABLE", "warning", "measured", repair="set the variable from the tags")
def _tags_variable(save: Save) -> RuleResult:
    """Check the variable of documented scripts."""
    variable = _TAG_VARIABLES.get(save.script_size, len(save.globals))
    if variable >= len(save.globals):
        return RuleResult(0)
    value, tags = save.globals[variable].item(), count_true(save.numbers("tags.tags") > SPRAYED_ABOVE)
    rows = np.array([variable] if value != tags else [], np.int64)
    message = "{where} counts {value} sprayed tags, but {expected} are"
    return RuleResult(1, VARIABLES, rows, message, params={"value": value, "expected": tags}, right=tags)


def _check_jump_counts(save: Save) -> RuleResult:
    jumps = save.tables[JUMPS]
    expected = {_JUMPS_FOUND: count_true(jumps["found"]), _JUMPS_DONE: count_true(jumps["done"])}
    return check_statistics(save, expected, "{where} is {value}, but the jumps make it {expected}")


@rule("JUMP_STATS", "warning", "measured")
def _jump_stats(save: Save) -> Iterator[RuleResult]:
    yield _check_jump_counts(save)
    jumps = save.tables[JUMPS]
    is_untried = (jumps["done"] != 0) & (jumps["found"] == 0)
    yield from check_faults(JUMPS, len(jumps), RowFault("found", is_untried, "{where} is done, but was never tried"))


@RECIPES.recipe("JUMP_STATS", summary="set the statistics from the jumps, and count done jumps as tried")
def _count_jumps(save: Save) -> None:
    jumps = save.tables[JUMPS]
    jumps["found"][(jumps["done"] != 0) & (jumps["found"] == 0)] = 1
    apply_right_values(save, _check_jump_counts(save))


@rule("JUMP_BOXES", "warning", "measured")
def _jump_boxes(save: Save) -> Iterator[RuleResult]:
    jumps = save.tables[JUMPS]
    faults = (
        RowFault(
            f"{box}_min",
            np.logical_or.reduce([~(jumps[f"{box}_min"][axis] <= jumps[f"{box}_max"][axis]) for axis in "xyz"]),
            f"the box {words} {{where}} has its corners swapped",
        )
        for box, words in (("start", "from which one jumps at"), ("land", "in which one lands at"))
    )
    return check_faults(JUMPS, len(jumps), *faults)


# --- counts --------------------------------------------------------------------------------------------------------


@rule("VANILLA_COUNTS", "info", "measured", exceptions=4)
def _vanilla_counts(save: Save) -> Iterator[RuleResult]:
    changed = [
        (field, value, *vanilla) for field, vanilla in COUNTS.items() if (value := save.value(field)) != vanilla[0]
    ]
    fields, values, expected, what = zip(*changed, strict=True) if changed else ((), (), (), ())
    yield RuleResult(
        len(COUNTS),
        rows=np.zeros(len(changed), np.int64),
        message="the save has {value} {what}; the original game has {expected}",
        fields=list(fields),
        params={"value": list(values), "expected": list(expected), "what": list(what)},
    )
    yield check_statistics(save, _TOTALS, "{where} is {value}; in the original game it is {expected}")
