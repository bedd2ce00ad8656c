"""What stands at a place, as records: of `navspec ls`, one for each part of it; of `navspec get`, its value."""

from __future__ import annotations

from itertools import islice
from typing import Any, cast

from navspec.columns.diff import json_value
from navspec.errors import NavspecError
from navspec.places.place import Bytes, Derived, LooseBytes, Number, Place, Sequence, Structure, element, walk
from navspec.records.contents import Kind, Meaning, PartEntry, PlaceValue
from navspec.spec import Type
from navspec.spec.model import decode_text

MOST = 1_000_000
"""Values that can be had at a time."""
_PEEKED = 4
_FEW = 8


def parts(places: list[Place], *, limit: int, everything: bool = False, start: int = 0) -> tuple[list[PartEntry], int]:
    """The parts of a place, or several places themselves: a record for each of some from `start` on, and how many there are.

    A place without parts stands for itself. Parts that only fill a place or repeat others, and derived values that only say
    which fields there are, are left out unless `everything` is asked for.
    """
    if len(places) != 1:
        return list(map(listed, places[start : start + limit])), len(places)
    found, total = children(*places, limit=limit, start=start, fillers=everything, conditions=everything)
    if not (total or isinstance(places[0], Sequence)):
        found, total = places, 1
    return list(map(listed, found)), total


def children(
    place: Place, *, limit: int, start: int = 0, fillers: bool = True, conditions: bool = False
) -> tuple[list[Place], int]:
    """Some parts of a place from `start` on, stored ones first, and how many there are.

    Parts that only fill a place or repeat others, and derived values that only say which fields there are, on demand.
    """
    if isinstance(place, Sequence):
        return [place.item(number) for number in range(start, min(len(place), start + limit))], len(place)
    found = [child for name in place.names() if (child := place.child(name)) is not None]
    if isinstance(place, Structure | Number):
        found += derived(place, everything=conditions)
    shown = [each for each in found if fillers or not is_filler(each)]
    return shown[start : start + limit], len(shown)


def listed(place: Place) -> PartEntry:
    """A place among its neighbours: of a structure, of which the first numbers are shown, their names as well."""
    record = entry(place)
    peeked = _peeked(place) if isinstance(place, Structure) else ()
    if names := {each.name: name for each in peeked if (name := meaning(each).get("name"))}:
        record["names"] = names
    return record


def derived(place: Structure | Number, *, everything: bool = False) -> list[Place]:
    """What is derived from the fields of a structure, or from bits; names of values stand with the values."""
    if place.type is None:
        return []
    known = (instance.id for instance in place.type.instances.values() if not (instance.is_overlay or instance.enum))
    names = known if everything else (name for name in known if not _is_condition(place.type, name))
    return [child for name in names if (child := place.child(name)) is not None]


def _is_condition(kind: Type, name: str) -> bool:
    """Whether a derived value only says that a field is there."""
    return any(field.condition == {"op": "get", "from": "self", "path": [name]} for field in kind.fields)


def is_filler(place: Place) -> bool:
    """Whether a part is the same in every file, only aligns what comes after it, or repeats bytes that were there before."""
    is_constant = place.declared is not None and place.declared.contents is not None
    return is_constant or "echo" in place.notes or (isinstance(place, LooseBytes) and place.child_of.is_padding)


def entry(place: Place) -> PartEntry:
    """A place as a record of `ls --output-format json`."""
    record: PartEntry = {"pointer": place.pointer, "kind": kind_of(place), "type": place.type_name}
    if known := element_of(place):
        record["element"] = known
    if isinstance(place, Structure):
        record["fields"] = len(place.names())
        record["value"] = {each.name: value(each) for each in _peeked(place)}
    elif isinstance(place, Sequence):
        record["count"] = len(place)
        numbers = [place.item(number) for number in range(len(place))] if len(place) <= _FEW else []
        if all(isinstance(each, Number) for each in numbers):
            record["value"] = list(map(value, numbers))
    else:
        record["value"] = value(place)
        record.update(cast(PartEntry, meaning(place)))
    return record


def element_of(place: Place) -> str:
    """What a place is among the elements of its list; empty where the spec does not say it."""
    member = element(place)
    return member.id if member else ""


def kind_of(place: Place) -> Kind:
    """`structure`, `list`, `number`, `flags` (a number with named bits), `bytes` or `derived`."""
    if isinstance(place, Structure):
        return "structure"
    if isinstance(place, Sequence):
        return "list"
    if isinstance(place, Number):
        return "flags" if place.bits else "number"
    return "bytes" if isinstance(place, Bytes) else "derived"


def sort_of(place: Place) -> str:
    """How bytes are coloured: `number`, `float`, `flags`, `text`, `bytes`, or `unknown` for what nobody knows."""
    if place.notes.get("evidence") == ["unknown"]:
        return "unknown"
    first = place.item(0) if isinstance(place, Sequence) and len(place) else place
    if isinstance(first, Number):
        return "flags" if first.bits else "float" if first.is_float else "number"
    return "text" if isinstance(first, Bytes) and text_of(first) else "bytes"


def _peeked(place: Structure) -> list[Place]:
    """The first numbers of a structure, which tell it from its neighbours."""
    found = (child for name in place.names() if (child := place.child(name)) is not None)
    return list(islice((each for each in found if isinstance(each, Number) and not each.bits), _PEEKED))


def value(place: Place) -> Any:
    """What a value is as JSON has it: as `navspec dump` writes it, but finite floats as numbers."""
    if isinstance(place, Bytes):
        return f"hex:{place.stored.hex()}"
    return json_value(place.stored if isinstance(place, Number) else _derived(place))


def _derived(place: Place) -> Any:
    assert isinstance(place, Derived)
    return place.value


def meaning(place: Place) -> Meaning:
    """What a value stands for: the name that it has in its enum, its unit and what it is after scaling, its text, its bits."""
    found: Meaning = {}
    if isinstance(place, Number):
        names = {} if place.is_float else place.enum
        if names and int(place.stored) in names:
            found["name"] = names[int(place.stored)]
        if "scale" in place.notes:
            found["scaled"] = json_value(float(place.stored) * place.notes["scale"])
        if place.bits:
            found["bits"] = {name: value(bit) for name in place.bits if (bit := place.child(name)) is not None}
    if isinstance(place, Derived):
        names = place.spec.enums.get(place.instance.enum or place.instance.members, {})
        if place.value in names:
            found["name"] = names[place.value]
    if isinstance(place, Bytes) and (text := text_of(place)) is not None:
        found["text"] = text
    if isinstance(place, Bytes) and (name := name_of(place)):
        found["name"] = name
    if "unit" in place.notes:
        found["unit"] = place.notes["unit"]
    return found


def name_of(place: Bytes) -> str:
    """The member of an enum that bytes are the text of, up to a zero; empty where the spec knows none."""
    text = place.stored.partition(b"\0")[0].decode("ascii", "replace")
    member = place.spec.by_original.get(place.notes.get("enum", ""), {}).get(text)
    return member.id if member else ""


def text_of(place: Bytes) -> str | None:
    """Return bytes as text; see `decode_text`."""
    has_terminator = place.declared is not None and place.declared.terminator is not None
    return decode_text(place.stored, has_terminator=has_terminator)


def whole(place: Place) -> PlaceValue:
    """A place as a record of `get --output-format json`, with all that stands there.

    Raises as `tree`.
    """
    return cast(PlaceValue, {**entry(place), "value": tree(place)})


def tree(place: Place) -> Any:
    """All that stands at a place as JSON has it: structures as objects, lists as arrays.

    Raises `NavspecError` for more than `MOST` values.
    """
    if sum(1 for _ in islice(walk(place), MOST + 1)) > MOST:
        raise NavspecError(f"{place.pointer or 'the file'} holds more than {MOST:,} values; ask for a part of it")
    return _tree(place)


def _tree(place: Place) -> Any:
    if isinstance(place, Sequence):
        return [_tree(place.item(number)) for number in range(len(place))]
    if isinstance(place, Structure) or (isinstance(place, Number) and place.type):
        return {name: _tree(child) for name in place.names() if (child := place.child(name)) is not None}
    return value(place)
