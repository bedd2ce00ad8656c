"""What stands in a field of a new row of which nobody says more."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from navspec.spec.model import Spec
from navspec.spec.places import places
from navspec.spec.references import references


class Usual(NamedTuple):
    """A value that the spec tells for a field; `table` and `field` as for a column."""

    table: str
    field: str
    value: Any


@cache
def usual_values(spec: Spec) -> tuple[Usual, ...]:
    """The values that mean "no reference", that are the only ones expected, and that are fixed; of several the last counts."""
    return (*_none(spec), *_fixed(spec))


def _none(spec: Spec) -> Iterator[Usual]:
    for number in references(spec).numbers:
        if number.field and number.none is not None:
            yield Usual(number.table, number.field, number.none)


def _fixed(spec: Spec) -> Iterator[Usual]:
    for place in places(spec):
        if place.field:
            yield from (
                Usual(place.table, place.field, note["eq"]) for note in place.each.notes_of("expect") if "eq" in note
            )
            if isinstance(fixed := place.each.valid.get("eq"), int):
                yield Usual(place.table, place.field, fixed)
            if place.each.contents is not None:
                yield Usual(place.table, place.field, place.each.contents)
