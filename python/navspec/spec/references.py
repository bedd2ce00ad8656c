"""What leads to the rows of a table, as `-ref`, `-range-ref`, `-pairs` and `-beside` say."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from navspec.spec.model import Spec
from navspec.spec.places import Place, places


@dataclass(frozen=True, slots=True)
class Reference:
    """Numbers that lead to rows of the table `to`.

    `table` and `field` are as for a column; `key` is the field of the rows whose value they are, "" where they are numbers of
    rows, counted from `base`; `none` leads nowhere. `is_across`: they lead into other files of a set, too. They hold where each
    of `tests`, instances of the root, has the value that stands with it.
    """

    table: str
    field: str
    to: str
    key: str = ""
    base: int = 0
    none: int | None = None
    is_across: bool = False
    tests: tuple[tuple[str, bool], ...] = ()


@dataclass(frozen=True, slots=True)
class Slice:
    """Rows of the table `to` that belong to each row of `table`, by the fields that have the first and how many.

    Without `count` those of a row end where those of the next begin, and the last ones at the end of the table.
    """

    table: str
    first: str
    count: str
    to: str


@dataclass(frozen=True, slots=True)
class References:
    """Everything of a spec that depends on the numbers of rows.

    `pairs` are lists with a bit for each pair of rows of a table, `beside` lists with a row for each row of one, by the key of
    the list; `numbered` are fields that repeat the number of their row, and `named` those of them that no two rows share, by
    which pairs know them; by table.
    """

    numbers: tuple[Reference, ...]
    slices: tuple[Slice, ...]
    pairs: dict[str, str]
    beside: dict[str, str]
    numbered: dict[str, tuple[str, ...]]
    named: dict[str, tuple[str, ...]]


@cache
def references(spec: Spec) -> References:
    """What leads to rows of the tables of a spec."""
    found = list(places(spec))
    lists = {place.table for place in found if not place.field}
    rows = [place for place in found if any(note["is"] == "row" for note in place.each.notes_of("key"))]
    return References(
        tuple(number for place in found for number in _numbers(place, lists)),
        tuple(
            Slice(place.table, note["first"], note.get("count", ""), note["table"])
            for place in found
            for note in place.each.notes_of("range_ref")
        ),
        {place.table: table for place in found for table in place.each.notes_of("pairs")},
        {place.table: table for place in found for table in place.each.notes_of("beside")},
        _by_table(rows),
        _by_table([place for place in rows if "unique" in place.each.notes]),
    )


def _by_table(found: list[Place]) -> dict[str, tuple[str, ...]]:
    return {place.table: tuple(each.field for each in found if each.table == place.table) for place in found}


def _numbers(place: Place, lists: set[str]) -> Iterator[Reference]:
    tests: tuple[tuple[str, bool], ...] = ()
    for note in place.each.notes_of("ref"):
        path = ".".join(filter(None, (place.field, note.get("row", ""))))
        key = f"{place.table}.{path}"
        table, field = (key, "") if path and key in lists else (place.table, path)
        test = note.get("if", "")
        own = (*tests, (test, True)) if test else tests
        tests = (*tests, (test, False)) if test else tests
        none = note.get("none")
        none = int(none, 0) if isinstance(none, str) else none
        yield Reference(
            table, field, note["table"], note.get("key", ""), note.get("base", 0), none, "file" in note, own
        )
