"""Pointers into a file: the places that one leads to, and what is said of one that leads nowhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice

from navspec.errors import NavspecError, closest
from navspec.places.place import Derived, Number, Place, Sequence, Structure, elements
from navspec.spec import Spec, Type

MOST = 100_000
"""Places that one pointer may lead to."""

_RANGE = re.compile(r"(\d{1,17})-(\d{1,17})")
_NAMES = 12
_MEANT, _SUGGESTED = 10, 3
"""Places that are named where somebody may have meant one of them: by a name that is several, and by a wrong pointer."""


def find(root: Place, pointer: str) -> list[Place]:
    """The places that a pointer leads to, in file order.

    Parameters
    ----------
    root : Place
        The file.
    pointer : str
        A JSON Pointer such as `/nodes/4/flags/speed`; empty, or `/`, for the file itself. In the place of a number, `2-5`
        stands for the elements 2 to 5 and `*` for all of a list. Without a slash before it, it begins with the name of a
        field that the file has once, wherever it stands: `money` for `/player_info/money`.

    Raises
    ------
    NavspecError
        It leads nowhere: the message says how far it goes, and what there is; or it leads to more than `MOST` places. Or
        there are several fields of the name that it begins with.
    """
    start, _, rest = pointer.rstrip("/").partition("/")
    found = [_named(root, start) if start else root]
    names = rest.split("/") if rest else []
    for number, name in enumerate(names, 1):
        try:
            found = [each for place in found for each in _below(place, name, MOST // max(len(found), 1))]
        except NavspecError as error:
            meant = _fields(root, name)[:_SUGGESTED] if number == len(names) else []
            if not meant:
                raise
            raise NavspecError(f"{str(error).partition(';')[0]}; did you mean {' or '.join(meant)}?") from None
    return found


def _named(root: Place, name: str) -> Place:
    """The only field of a name."""
    found = _fields(root, name)
    if not found:
        known = dict.fromkeys(pattern.rpartition("/")[2] for pattern in _patterns(root.spec))
        raise NavspecError(f"there is no field '{name}'{closest(name, known)}")
    if len(found) > 1 or "*" in found[0]:
        more = f" and {len(found) - _MEANT} more" if len(found) > _MEANT else ""
        many = "several fields" if len(found) > 1 else "a field in every row of a list"
        raise NavspecError(f"'{name}' is {many}; name one by its pointer: {', '.join(found[:_MEANT])}{more}")
    (place,) = find(root, found[0])
    return place


def _fields(root: Place, name: str) -> list[str]:
    """Pointers of the fields of a name that are there, with `*` for the elements of lists that have several."""
    found = list[str]()
    for pattern in _patterns(root.spec):
        if pattern.rpartition("/")[2] == name:
            places = list(islice(_all(root, pattern.split("/")[1:]), 2))
            found += [places[0].pointer if len(places) == 1 and "*" in pattern else pattern] if places else []
    return found


def _all(place: Place, names: list[str]) -> Iterator[Place]:
    """What a pattern leads to, one after the other."""
    if not names:
        yield place
    elif names[0] == "*":
        assert isinstance(place, Sequence)
        for number in range(len(place)):
            yield from _all(place.item(number), names[1:])
    elif (child := place.child(names[0])) is not None:
        yield from _all(child, names[1:])


@cache
def _patterns(spec: Spec) -> tuple[str, ...]:
    """Pointers of all fields, derived values and elements with names of their own; `*` stands for any element of a list."""
    return tuple(_below_type(spec, spec.root, ""))


def _below_type(spec: Spec, kind: Type, where: str) -> Iterator[str]:
    for field in kind.fields:
        path = f"{where}/{field.id}"
        yield path
        if field.repeat:
            yield from (f"{path}/{member.id}" for member in spec.elements(field).values())
        if field.kind == "struct":
            yield from _below_type(spec, spec.type_of(field), f"{path}/*" if field.repeat else path)
    yield from (f"{where}/{name}" for name, each in kind.instances.items() if each.value is not None)


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
        names = [element.id for element in elements(place).values()]
        return f"there is no {place.pointer}/{name}: {where} {there}{closest(name, names)}"
    known = place.names()
    if isinstance(place, Structure):
        if name in place.type.by_id:
            return f"there is no {place.pointer}/{name}: a {place.type.name} may have it, but this one does not"
        every = [*known, *(instance for instance in place.type.instances if place.derived(instance))]
    elif isinstance(place, Number) and known:
        every = known
    else:
        what = "a derived value" if isinstance(place, Derived) else place.type_name
        return f"there is no {place.pointer}/{name}: {where} is {what} and has no parts"
    more = f" and {len(known) - _NAMES} more (navspec ls lists them)" if len(known) > _NAMES else ""
    meant = closest(name, every) or "; "
    there = "" if meant != "; " else f"it has {', '.join(known[:_NAMES])}{more}"
    return f"there is no {place.pointer}/{name}{meant}{there}"
