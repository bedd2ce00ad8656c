"""Rules of what the player collects and achieves, and of the counters that repeat it."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from navspec.families.gta_sa_save.rules.base import RECIPES, rule, set_right
from navspec.families.gta_sa_save.rules.faults import Fault, ask
from navspec.families.gta_sa_save.rules.pickups import PICKUPS
from navspec.families.gta_sa_save.view import INT_STATS, VARIABLES, Save, row_of_stat
from navspec.family.rules.results import RuleResult, count_true

JUMPS = "stunt_jumps.jumps"

COLLECTABLES = ((243, 244, 953), (241, 242, 954), (231, 232, 1253))
"""Oysters, horseshoes, snapshots: statistics of those taken and of all there are, and the model of a pickup."""
_FOUND, _DONE = 144, 145
"""Statistics of the jumps that were tried and done."""

SPRAYED_ABOVE = 228
_TAGS = {194_146: 801, 194_125: 801, 262_245: 800, 264_905: 805}
"""Variable that counts sprayed tags, by the size of the main script: two of the PC, Android, the Definitive Edition."""


def unlike(save: Save, expected: dict[int, int], message: str) -> RuleResult:
    """The answer to whether statistics, which are whole numbers, are as they should be; the message has both values.

    Nothing is right for one that should be less than 0, so that a repair leaves it.
    """
    wrong = {each: save.stat(each) for each, value in expected.items() if save.stat(each) != value}
    return RuleResult(
        len(expected),
        INT_STATS,
        np.array([row_of_stat(each) for each in wrong], np.int64),
        message,
        params={"value": [*wrong.values()], "expected": [expected[each] for each in wrong]},
        right=[expected[each] if expected[each] >= 0 else value for each, value in wrong.items()],
    )


@rule("COLLECTABLES", "warning", "measured", repair="set the counter from the pickups that are left")
def _collectables(save: Save) -> RuleResult:
    pickups = save.tables[PICKUPS]
    left = pickups["model"][pickups["pickup_type"] != 0]
    expected = {taken: save.stat(total) - count_true(left == model) for taken, total, model in COLLECTABLES}
    return unlike(save, expected, "{where} is {value}, but the pickups that are left make it {expected}")


@rule("TAGS_VARIABLE", "warning", "measured", repair="set the variable from the tags")
def _tags_variable(save: Save) -> RuleResult:
    """Asked where the script is known."""
    variable = _TAGS.get(save.script_size, len(save.globals))
    if variable >= len(save.globals):
        return RuleResult(0)
    value, tags = save.globals[variable].item(), count_true(save.numbers("tags.tags") > SPRAYED_ABOVE)
    rows = np.array([variable] if value != tags else [], np.int64)
    message = "{where} counts {value} sprayed tags, but {expected} are"
    return RuleResult(1, VARIABLES, rows, message, params={"value": value, "expected": tags}, right=tags)


def _jumped(save: Save) -> RuleResult:
    jumps = save.tables[JUMPS]
    expected = {_FOUND: count_true(jumps["found"]), _DONE: count_true(jumps["done"])}
    return unlike(save, expected, "{where} is {value}, but the jumps make it {expected}")


@rule("JUMP_STATS", "warning", "measured")
def _jump_stats(save: Save) -> Iterator[RuleResult]:
    yield _jumped(save)
    jumps = save.tables[JUMPS]
    is_untried = (jumps["done"] != 0) & (jumps["found"] == 0)
    yield from ask(JUMPS, len(jumps), Fault("found", is_untried, "{where} is done, but was never tried"))


@RECIPES.recipe("JUMP_STATS", summary="set the statistics from the jumps, of which those that are done were tried")
def _count_jumps(save: Save) -> None:
    jumps = save.tables[JUMPS]
    jumps["found"][(jumps["done"] != 0) & (jumps["found"] == 0)] = 1
    set_right(save, _jumped(save))


@rule("JUMP_BOXES", "warning", "measured")
def _jump_boxes(save: Save) -> Iterator[RuleResult]:
    jumps = save.tables[JUMPS]
    faults = (
        Fault(
            f"{box}_min",
            np.logical_or.reduce([~(jumps[f"{box}_min"][axis] <= jumps[f"{box}_max"][axis]) for axis in "xyz"]),
            f"the box {words} {{where}} has its corners swapped",
        )
        for box, words in (("start", "from which one jumps at"), ("land", "in which one lands at"))
    )
    return ask(JUMPS, len(jumps), *faults)


# --- counts --------------------------------------------------------------------------------------------------------

COUNTS = {
    "garages.num_garages": (50, "garages"),
    "zones.num_nav_zones": (379, "zones"),
    "zones.num_zone_infos": (378, "infos of zones"),
    "zones.num_map_zones": (7, "zones of the map"),
    "tags.num_tags": (100, "tags"),
    "stunt_jumps.num_jumps": (70, "jumps"),
    "shopping.num_items": (544, "things for sale"),
}
"""How many the game has of what a field counts, and what they are."""
_TOTALS = {148: 147, 242: 50, 244: 50, 232: 50}
"""Statistics that the game sets once: missions, horseshoes, oysters, snapshots."""


@rule("VANILLA_COUNTS", "info", "measured", exceptions=1)
def _vanilla_counts(save: Save) -> Iterator[RuleResult]:
    others = [(field, value, *known) for field, known in COUNTS.items() if (value := save.value(field)) != known[0]]
    fields, values, expected, what = zip(*others, strict=True) if others else ((), (), (), ())
    yield RuleResult(
        len(COUNTS),
        rows=np.zeros(len(others), np.int64),
        message="the save has {value} {what}; the unmodified game has {expected}",
        fields=list(fields),
        params={"value": list(values), "expected": list(expected), "what": list(what)},
    )
    yield unlike(save, _TOTALS, "{where} is {value}; in the unmodified game it is {expected}")
