"""Pointers into a file, and the bytes of its places: targets of a pointer, the bytes of a place, the place at a byte."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice

import numpy as np

from navspec.columns.access import Array, part
from navspec.errors import NavspecError, closest
from navspec.places.place import (
    ArrayPlace,
    BlockPlace,
    DerivedPlace,
    FixedBytesPlace,
    NumberPlace,
    Place,
    RecordPlace,
    SequencePlace,
    StructurePlace,
    TablePlace,
    VariableBytesPlace,
    list_members,
)
from navspec.spec import Spec, Type

MOST = 100_000
"""Maximum number of places of one pointer."""

_RANGE = re.compile(r"(\d{1,17})-(\d{1,17})")
_NAMES = 12
_MAX_NAMED, _MAX_SUGGESTED = 10, 3
"""Candidates that a message lists: for a name with several fields, and for a wrong pointer."""


def find_places(root: Place, pointer: str) -> list[Place]:
    """Return the places that a pointer leads to, in file order.

    Parameters
    ----------
    root : Place
        The file.
    pointer : str
        A JSON Pointer such as `/nodes/4/flags/speed`; empty, or `/`, for the file itself. Instead of a number, `2-5`
        means the elements 2 to 5 and `*` all of a list. Without a leading slash, it begins with the name of a field
        that the file has once, at any place: `money` for `/player_info/money`.

    Raises
    ------
    NavspecError
        The place does not exist: the message has the last valid part of the pointer, and the parts there; or it leads to
        more than `MOST` places. Or there are several fields with the name that it begins with.
    """
    start, _, rest = pointer.rstrip("/").partition("/")
    places = [_find_field(root, start) if start else root]
    names = rest.split("/") if rest else []
    for number, name in enumerate(names, 1):
        try:
            places = [part for place in places for part in _iter_named(place, name, MOST // max(len(places), 1))]
        except NavspecError as error:
            suggestions = _field_pointers(root, name)[:_MAX_SUGGESTED] if number == len(names) else []
            if not suggestions:
                raise
            raise NavspecError(f"{str(error).partition(';')[0]}; did you mean {' or '.join(suggestions)}?") from None
    return places


def _find_field(root: Place, name: str) -> Place:
    """Return the only field with a name."""
    pointers = _field_pointers(root, name)
    if not pointers:
        names = dict.fromkeys(pattern.rpartition("/")[2] for pattern in _patterns(root.spec))
        raise NavspecError(f"there is no field '{name}'{closest(name, names)}")
    if len(pointers) > 1 or "*" in pointers[0]:
        more = f" and {len(pointers) - _MAX_NAMED} more" if len(pointers) > _MAX_NAMED else ""
        many = "several fields" if len(pointers) > 1 else "a field in every row of a list"
        raise NavspecError(f"'{name}' is {many}; name one by its pointer: {', '.join(pointers[:_MAX_NAMED])}{more}")
    (place,) = find_places(root, pointers[0])
    return place


def _field_pointers(root: Place, name: str) -> list[str]:
    """Return pointers of the existing fields with a name, with `*` for elements of lists that have several."""
    pointers = list[str]()
    for pattern in _patterns(root.spec):
        if pattern.rpartition("/")[2] == name:
            places = list(islice(_iter_pattern(root, pattern.split("/")[1:]), 2))
            pointers += [places[0].pointer if len(places) == 1 and "*" in pattern else pattern] if places else []
    return pointers


def _iter_pattern(place: Place, names: list[str]) -> Iterator[Place]:
    """Yield the targets of a pattern."""
    if not names:
        yield place
    elif names[0] == "*":
        assert isinstance(place, SequencePlace)
        for number in range(len(place)):
            yield from _iter_pattern(place.item(number), names[1:])
    elif (child := place.child(names[0])) is not None:
        yield from _iter_pattern(child, names[1:])


@cache
def _patterns(spec: Spec) -> tuple[str, ...]:
    """Return pointers of all fields, derived values and named elements; `*` means any element of a list."""
    return tuple(_iter_type_patterns(spec, spec.root, ""))


def _iter_type_patterns(spec: Spec, kind: Type, where: str) -> Iterator[str]:
    for field in kind.fields:
        path = f"{where}/{field.id}"
        yield path
        if field.repeat:
            yield from (f"{path}/{member.id}" for member in spec.elements(field).values())
        if field.kind == "struct":
            yield from _iter_type_patterns(spec, spec.type_of(field), f"{path}/*" if field.repeat else path)
    yield from (f"{where}/{name}" for name, instance in kind.instances.items() if instance.value is not None)


def _iter_named(place: Place, name: str, most: int) -> Iterator[Place]:
    """Yield the parts of a place that one name matches."""
    span = _parse_range(place, name)
    if span is None:
        child = place.child(name)
        if child is None:
            raise NavspecError(_missing_message(place, name))
        yield child
        return
    assert isinstance(place, SequencePlace)
    if len(span) > most:
        raise NavspecError(f"{place.pointer}/{name}: {len(span):,} places are more than can be asked for at a time")
    yield from map(place.item, span)


def _parse_range(place: Place, name: str) -> range | None:
    """Return the elements of a range; None for other names."""
    if not isinstance(place, SequencePlace):
        return None
    if name == "*":
        return range(len(place))
    ends = _RANGE.fullmatch(name)
    if ends is None:
        return None
    first, last = map(int, ends.groups())
    if not first <= last < len(place):
        raise NavspecError(_missing_message(place, name))
    return range(first, last + 1)


def _missing_message(place: Place, name: str) -> str:
    """Return a message about a part that does not exist."""
    where = place.pointer or "the file"
    if isinstance(place, SequencePlace):
        content = f"has {len(place):,} elements, 0 to {len(place) - 1:,}" if len(place) else "is empty"
        names = [element.id for element in list_members(place).values()]
        return f"there is no {place.pointer}/{name}: {where} {content}{closest(name, names)}"
    part_names = place.names()
    if isinstance(place, StructurePlace):
        if name in place.type.by_id:
            return f"there is no {place.pointer}/{name}: a {place.type.name} may have it, but this one does not"
        every = [*part_names, *(instance for instance in place.type.instances if place.derived(instance))]
    elif isinstance(place, NumberPlace) and part_names:
        every = part_names
    else:
        what = "a derived value" if isinstance(place, DerivedPlace) else place.type_name
        return f"there is no {place.pointer}/{name}: {where} is {what} and has no parts"
    more = f" and {len(part_names) - _NAMES} more (navspec ls lists them)" if len(part_names) > _NAMES else ""
    hint = closest(name, every) or "; "
    content = "" if hint != "; " else f"it has {', '.join(part_names[:_NAMES])}{more}"
    return f"there is no {place.pointer}/{name}{hint}{content}"


Span = tuple[int, int]
"""First byte, and number of bytes."""


def byte_span(place: Place) -> Span:
    """Return first byte and size of a place; a bit has those of its number.

    Derived values have size 0, at the beginning of the surrounding structure.
    """
    if isinstance(place, DerivedPlace):
        return (byte_span(place.owner)[0] if place.owner else 0), 0
    record, tables = _owner_record(place), place.tables
    if isinstance(place, RecordPlace):
        return tables.span(place.key, place.row, ".".join(place.prefix))
    if isinstance(place, TablePlace | VariableBytesPlace):
        return tables.span(record.key, record.row, _relative_key(place.child_of.key, record.key))
    assert isinstance(place, NumberPlace | FixedBytesPlace | ArrayPlace | BlockPlace)
    start, whole = _fixed_part(place, record)
    return start + _address(place.view) - _address(whole), place.view.nbytes


def _owner_record(place: Place) -> RecordPlace:
    """Return the row of a table that contains a place."""
    while not isinstance(place, RecordPlace):
        assert place.owner is not None
        place = place.owner
    return place


def _fixed_part(place: Place, record: RecordPlace) -> tuple[int, Array]:
    """Return the first byte and the view of the part of fixed size that contains a place."""
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


def _relative_key(key: str, around: str) -> str:
    return key[len(around) + 1 :] if around else key


def _address(view: Array) -> int:
    return view.__array_interface__["data"][0]


def iter_values_between(place: Place, start: int, stop: int) -> Iterator[tuple[Place, int, int]]:
    """Yield the values with a byte from `start` to before `stop`, in file order, each with its first byte and size."""
    begin, size = byte_span(place)
    if begin >= stop or begin + size <= start:
        return
    if isinstance(place, StructurePlace | TablePlace | ArrayPlace):
        for child in _iter_overlapping(place, start, stop):
            yield from iter_values_between(child, start, stop)
    else:
        yield place, begin, size


def place_at(place: Place, offset: int) -> Place:
    """Return the value at a byte; if no field has it, the innermost structure or list around it."""
    while isinstance(place, StructurePlace | TablePlace | ArrayPlace):
        inside = next(
            (child for child in _iter_overlapping(place, offset, offset + 1) if _contains(child, offset)),
            None,
        )
        if inside is None:
            break
        place = inside
    return place


def _contains(place: Place, offset: int) -> bool:
    start, size = byte_span(place)
    return start <= offset < start + size


def _iter_overlapping(place: StructurePlace | TablePlace | ArrayPlace, start: int, stop: int) -> Iterator[Place]:
    """Yield parts that may have bytes of a range; other elements of lists are not created."""
    if isinstance(place, StructurePlace):
        yield from place.parts.values()
    elif isinstance(place, ArrayPlace):
        begin, size = byte_span(place)
        one = max(1, size // max(1, len(place)))
        first, last = max(0, (start - begin) // one), min(len(place), -((begin - stop) // one))
        yield from map(place.item, range(first, last))
    else:
        starts = place.tables.starts(place.child_of.key)[place.start : place.stop]
        first = max(0, int(np.searchsorted(starts, start, "right")) - 1)
        last = int(np.searchsorted(starts, stop, "left"))
        yield from map(place.item, range(first, last))
