"""Where places stand in the bytes of their file, and what stands at a byte."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from navspec.columns.access import Array, part
from navspec.places.place import Block, Derived, FixedBytes, LooseBytes, Number, Place, Record, Row, Structure, Table

Span = tuple[int, int]
"""First byte and how many."""


def span(place: Place) -> Span:
    """First byte of a place and how many it has; of a bit those of the number that holds it.

    What is derived has none, and stands at the begin of the structure around it.
    """
    if isinstance(place, Derived):
        return (span(place.owner)[0] if place.owner else 0), 0
    record, tables = _record(place), place.tables
    if isinstance(place, Record):
        return tables.span(place.key, place.row, ".".join(place.prefix))
    if isinstance(place, Table | LooseBytes):
        return tables.span(record.key, record.row, _below(place.child_of.key, record.key))
    assert isinstance(place, Number | FixedBytes | Row | Block)
    start, whole = _held(place, record)
    return start + _address(place.view) - _address(whole), place.view.nbytes


def _record(place: Place) -> Record:
    """The row of a table that holds a place."""
    while not isinstance(place, Record):
        assert place.owner is not None
        place = place.owner
    return place


def _held(place: Place, record: Record) -> tuple[int, Array]:
    """The part of fixed size in which a place stands: its first byte, and the view of it."""
    tables = place.tables
    layout, _ = tables.layout(record.key)
    assert layout is not None
    names = [*record.prefix, *place.pointer[len(record.pointer) + 1 :].split("/")]
    for number in range(1, len(names) + 1):
        path = ".".join(names[:number])
        if path in layout.leaves:
            return tables.span(record.key, record.row, path)[0], part(
                tables[record.key][record.row : record.row + 1], path
            )
        key = f"{record.key}.{path}" if record.key else path
        if child := layout.children.get(key):
            row = int(tables.offsets(key)[record.row]) + (0 if child.kind == "optional" else int(names[number]))
            return tables.span(key, row)[0], tables[key][row : row + 1]
    raise LookupError(place.pointer)


def _below(key: str, around: str) -> str:
    return key[len(around) + 1 :] if around else key


def _address(view: Array) -> int:
    return view.__array_interface__["data"][0]


def values(place: Place, start: int, stop: int) -> Iterator[tuple[Place, int, int]]:
    """The values with a byte from `start` to before `stop`, in file order, each with its first byte and how many it has."""
    begin, size = span(place)
    if begin >= stop or begin + size <= start:
        return
    if isinstance(place, Structure | Table | Row):
        for child in _overlapping(place, start, stop):
            yield from values(child, start, stop)
    else:
        yield place, begin, size


def at(place: Place, offset: int) -> Place:
    """The value at a byte; where no field has it, the innermost structure or list around it."""
    while isinstance(place, Structure | Table | Row):
        inside = next(
            (each for each in _overlapping(place, offset, offset + 1) if _holds(each, offset)),
            None,
        )
        if inside is None:
            break
        place = inside
    return place


def _holds(place: Place, offset: int) -> bool:
    start, size = span(place)
    return start <= offset < start + size


def _overlapping(place: Structure | Table | Row, start: int, stop: int) -> Iterator[Place]:
    """Parts that may have bytes of a range; of a list no others are made."""
    if isinstance(place, Structure):
        yield from place.parts.values()
    elif isinstance(place, Row):
        begin, size = span(place)
        one = max(1, size // max(1, len(place)))
        first, last = max(0, (start - begin) // one), min(len(place), -((begin - stop) // one))
        yield from map(place.item, range(first, last))
    else:
        starts = place.tables.starts(place.child_of.key)[place.start : place.stop]
        first = max(0, int(np.searchsorted(starts, start, "right")) - 1)
        last = int(np.searchsorted(starts, stop, "left"))
        yield from map(place.item, range(first, last))
