"""What stands against files of a plan, one by one and with its place."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import numpy as np

from navspec.family.compilers import Obstruction, labels_of, places_of
from navspec.graphs.drawn import Fault
from navspec.graphs.plan import Plan
from navspec.records.compiled import Obstacle


def of_obstructions(plan: Plan, found: Sequence[Obstruction]) -> Iterator[Obstacle]:
    """Rows of a plan of which no files can be made."""
    for each in found:
        values = np.asarray(each.values).tolist() if len(each.values) else [None] * len(each.rows)
        if not each.part:
            yield from (Obstacle("", each.message.format(where="", value=value), None, each.fix) for value in values)
            continue
        labels = labels_of(plan, each.part, each.rows)
        places = places_of(plan, each.part, each.rows).tolist()
        for label, place, value in zip(labels, places, values, strict=True):
            yield Obstacle(label, each.message.format(where=label, value=value), rounded(place), each.fix)


def of_fault(fault: Fault) -> Obstacle:
    """What is wrong with a line that was drawn."""
    return Obstacle(fault.label, str(fault), rounded(fault.position))


def rounded(place: Sequence[float]) -> list[float | None]:
    """A position as records have it."""
    return [round(each, 3) if math.isfinite(each) else None for each in place]
