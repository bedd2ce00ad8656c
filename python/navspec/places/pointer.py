"""Pointers into a file: the places that one leads to, and what is said of one that leads nowhere."""

from __future__ import annotations

import re
from collections.abc import Iterator

from navspec.errors import NavspecError, closest
from navspec.places.place import Derived, Number, Place, Sequence, Structure, elements

MOST = 100_000
"""Places that one pointer may lead to."""

_RANGE = re.compile(r"(\d{1,17})-(\d{1,17})")
_NAMES = 12


def find(root: Place, pointer: str) -> list[Place]:
    """The places that a pointer leads to, in file order.

    Parameters
    ----------
    root : Place
        The file.
    pointer : str
        A JSON Pointer such as `/nodes/4/flags/speed`; empty, or `/`, for the file itself. In the place of a number, `2-5`
        stands for the elements 2 to 5 and `*` for all of a list.

    Raises
    ------
    NavspecError
        It leads nowhere: the message says how far it goes, and what there is; or it leads to more than `MOST` places.
    """
    if pointer.rstrip("/") and not pointer.startswith("/"):
        raise NavspecError(f"'{pointer}' is no pointer: it begins with a slash, as /{pointer} does")
    found = [root]
    for name in pointer.rstrip("/").split("/")[1:]:
        found = [each for place in found for each in _below(place, name, MOST // max(len(found), 1))]
    return found


def _below(place: Place, name: str, most: int) -> Iterator[Place]:
    """The parts of a place that one name stands for."""
    span = _span(place, name)
    if span is None:
        found = place.child(name)
        if found is None:
            raise NavspecError(_nowhere(place, name))
        yield found
        return
    assert isinstance(place, Sequence)
    if len(span) > most:
        raise NavspecError(f"{place.pointer}/{name}: {len(span):,} places are more than can be asked for at a time")
    yield from map(place.item, span)


def _span(place: Place, name: str) -> range | None:
    """The elements that a range stands for; None for other names."""
    if not isinstance(place, Sequence):
        return None
    if name == "*":
        return range(len(place))
    ends = _RANGE.fullmatch(name)
    if ends is None:
        return None
    first, last = map(int, ends.groups())
    if not first <= last < len(place):
        raise NavspecError(_nowhere(place, name))
    return range(first, last + 1)


def _nowhere(place: Place, name: str) -> str:
    """What is said of a part that is not there."""
    where = place.pointer or "the file"
    if isinstance(place, Sequence):
        there = f"has {len(place):,} elements, 0 to {len(place) - 1:,}" if len(place) else "is empty"
        names = [each.id for each in elements(place).values()]
        return f"there is no {place.pointer}/{name}: {where} {there}{closest(name, names)}"
    known = place.names()
    if isinstance(place, Structure):
        if name in place.type.by_id:
            return f"there is no {place.pointer}/{name}: a {place.type.name} may have it, but this one does not"
        every = [*known, *(each for each in place.type.instances if place.derived(each))]
    elif isinstance(place, Number) and known:
        every = known
    else:
        what = "a derived value" if isinstance(place, Derived) else place.type_name
        return f"there is no {place.pointer}/{name}: {where} is {what} and has no parts"
    more = f" and {len(known) - _NAMES} more (navspec ls lists them)" if len(known) > _NAMES else ""
    meant = closest(name, every) or "; "
    there = "" if meant != "; " else f"it has {', '.join(known[:_NAMES])}{more}"
    return f"there is no {place.pointer}/{name}{meant}{there}"
