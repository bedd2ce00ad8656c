"""Rules of what the player collects and achieves, and of the counters that repeat it."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from navspec.families.gta_sa_save.rules.base import RULES
from navspec.families.gta_sa_save.rules.faults import Fault, ask
from navspec.families.gta_sa_save.rules.pickups import PICKUPS
from navspec.families.gta_sa_save.view import Save, row_of_stat
from navspec.family.rules import Answer

STATS, VARIABLES, JUMPS = "statistics.int_stats", "scripts.globals", "stunt_jumps.jumps"

COLLECTABLES = ((243, 244, 953), (241, 242, 954), (231, 232, 1253))
"""Oysters, horseshoes, snapshots: statistics of those taken and of all there are, and the model of a pickup."""
FOUND, DONE = 144, 145
"""Statistics of the jumps that were tried and done."""

SPRAYED_ABOVE = 228
_TAGS = {194_146: 801, 194_125: 801, 262_245: 800, 264_905: 805}
"""Variable that counts sprayed tags, by the size of the main script: two of the PC, Android, the Definitive Edition."""


def counted(save: Save) -> dict[int, int]:
    """What has been collected by the pickups that are left, by statistic."""
    pickups = save.tables[PICKUPS]
    left = pickups["model"][pickups["pickup_type"] != 0]
    return {taken: save.stat(total) - int(np.count_nonzero(left == model)) for taken, total, model in COLLECTABLES}


def sprayed(save: Save) -> tuple[int, int] | None:
    """Variable that counts sprayed tags, and how many there are; None where the script is not known."""
    variable = _TAGS.get(save.script_size)
    if variable is None or variable >= len(save.globals):
        return None
    return variable, int((save.tables["tags.tags"] > SPRAYED_ABOVE).sum())


def jumped(save: Save) -> dict[int, int]:
    """How many jumps were tried and done, by statistic."""
    jumps = save.tables[JUMPS]
    return {FOUND: int(np.count_nonzero(jumps["found"])), DONE: int(np.count_nonzero(jumps["done"]))}


def unlike(save: Save, expected: dict[int, int], message: str) -> Answer:
    """The answer to whether statistics, which are whole numbers, are as they should be; the message has both values."""
    wrong = [number for number, value in expected.items() if save.stat(number) != value]
    return Answer(
        len(expected),
        STATS,
        np.array([row_of_stat(number) for number in wrong], np.int64),
        message,
        params={"value": [save.stat(number) for number in wrong], "expected": [expected[number] for number in wrong]},
    )


@RULES.rule("COLLECTABLES", "warning", "measured", "file")
def _collectables(save: Save) -> Answer:
    return unlike(save, counted(save), "{where} is {value}, but the pickups that are left make it {expected}")


@RULES.rule("TAGS_VARIABLE", "warning", "measured", "file")
def _tags_variable(save: Save) -> Answer:
    found = sprayed(save)
    if found is None:
        return Answer(0)
    variable, tags = found
    value = save.globals[variable].item()
    rows = np.array([variable] if value != tags else [], np.int64)
    message = "{where} counts {value} sprayed tags, but {expected} are"
    return Answer(1, VARIABLES, rows, message, params={"value": value, "expected": tags})


@RULES.rule("JUMP_STATS", "warning", "measured", "file")
def _jump_stats(save: Save) -> Iterator[Answer]:
    yield unlike(save, jumped(save), "{where} is {value}, but the jumps make it {expected}")
    jumps = save.tables[JUMPS]
    is_untried = (jumps["done"] != 0) & (jumps["found"] == 0)
    yield from ask(JUMPS, len(jumps), Fault("found", is_untried, "{where} is done, but was never tried"))


@RULES.rule("JUMP_BOXES", "warning", "measured", "file")
def _jump_boxes(save: Save) -> Iterator[Answer]:
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
    "garages.garages": ("garages.num_garages", 50, "garages"),
    "zones.nav_zones": ("zones.num_nav_zones", 379, "zones"),
    "zones.zone_infos": ("zones.num_zone_infos", 378, "infos of zones"),
    "zones.map_zones": ("zones.num_map_zones", 7, "zones of the map"),
    "tags.tags": ("tags.num_tags", 100, "tags"),
    JUMPS: ("stunt_jumps.num_jumps", 70, "jumps"),
    "shopping.items": ("shopping.num_items", 544, "things for sale"),
}
"""Field that counts the rows of a table, how many the game has, and what they are."""
_TOTALS = {148: 147, 242: 50, 244: 50, 232: 50}
"""Statistics that the game sets once: missions, horseshoes, oysters, snapshots."""


@RULES.rule("VANILLA_COUNTS", "info", "measured", "file", exceptions=1)
def _vanilla_counts(save: Save) -> Iterator[Answer]:
    others = [(each, len(save.tables[table])) for table, each in COUNTS.items() if len(save.tables[table]) != each[1]]
    yield Answer(
        len(COUNTS),
        rows=np.zeros(len(others), np.int64),
        message="the save has {value} {what}; the unmodified game has {expected}",
        fields=[field for (field, _, _), _ in others],
        params={
            "value": [value for _, value in others],
            "expected": [expected for (_, expected, _), _ in others],
            "what": [what for (_, _, what), _ in others],
        },
    )
    yield unlike(save, _TOTALS, "{where} is {value}; in the unmodified game it is {expected}")
