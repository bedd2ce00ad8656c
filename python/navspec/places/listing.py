"""Records of places: for `navspec ls` one for each part, for `navspec get` the value."""

from __future__ import annotations

from itertools import islice
from typing import Any, cast

from navspec.columns.diff import json_value
from navspec.errors import NavspecError
from navspec.places.place import (
    BytesPlace,
    DerivedPlace,
    NumberPlace,
    Place,
    SequencePlace,
    StructurePlace,
    VariableBytesPlace,
    iter_values,
    list_member,
)
from navspec.records.contents import Kind, Meaning, PartEntry, PlaceValue
from navspec.spec import Type
from navspec.spec.model import decode_text

MOST = 1_000_000
"""Maximum number of values in one answer."""
_PEEKED = 4
_FEW = 8


def list_parts(
    places: list[Place], *, limit: int, everything: bool = False, start: int = 0
) -> tuple[list[PartEntry], int]:
    """Return records of the parts of one place, or of several places, from `start` on, and their total number.

    A place without parts is listed itself. Parts that are only padding or repeats, and derived values that are only
    conditions of fields, are left out unless `everything` is set.
    """
    if len(places) != 1:
        return list(map(part_entry, places[start : start + limit])), len(places)
    shown, total = list_children(*places, limit=limit, start=start, fillers=everything, conditions=everything)
    if not (total or isinstance(places[0], SequencePlace)):
        shown, total = places, 1
    return list(map(part_entry, shown)), total


def list_children(
    place: Place, *, limit: int, start: int = 0, fillers: bool = True, conditions: bool = False
) -> tuple[list[Place], int]:
    """Return some parts of a place from `start` on, stored ones first, and their total number.

    `fillers` includes parts that are only padding or repeats, `conditions` derived values that are only conditions of
    fields.
    """
    if isinstance(place, SequencePlace):
        return [place.item(number) for number in range(start, min(len(place), start + limit))], len(place)
    children_ = [child for name in place.names() if (child := place.child(name)) is not None]
    if isinstance(place, StructurePlace | NumberPlace):
        children_ += derived_values(place, everything=conditions)
    shown = [part for part in children_ if fillers or not is_filler(part)]
    return shown[start : start + limit], len(shown)


def part_entry(place: Place) -> PartEntry:
    """Return the record of a place in a list; of a structure it also has the names of its first numbers."""
    record = describe_place(place)
    peeked = _first_numbers(place) if isinstance(place, StructurePlace) else ()
    if names := {number.name: name for number in peeked if (name := value_meaning(number).get("name"))}:
        record["names"] = names
    return record


def derived_values(place: StructurePlace | NumberPlace, *, everything: bool = False) -> list[Place]:
    """Return the values derived from the fields of a structure, or from bits, except names of values."""
    if place.type is None:
        return []
    instance_ids = (
        instance.id for instance in place.type.instances.values() if not (instance.is_overlay or instance.enum)
    )
    names = instance_ids if everything else (name for name in instance_ids if not _is_condition(place.type, name))
    return [child for name in names if (child := place.child(name)) is not None]


def _is_condition(kind: Type, name: str) -> bool:
    """Return whether a derived value is only the condition of a field."""
    return any(field.condition == {"op": "get", "from": "self", "path": [name]} for field in kind.fields)


def is_filler(place: Place) -> bool:
    """Return whether a part is the same in every file, only aligns the next one, or repeats earlier bytes."""
    is_constant = place.declared is not None and place.declared.contents is not None
    return is_constant or "echo" in place.notes or (isinstance(place, VariableBytesPlace) and place.child_of.is_padding)


def describe_place(place: Place) -> PartEntry:
    """Return a place as a record of `ls --output-format json`."""
    record: PartEntry = {"pointer": place.pointer, "kind": place_kind(place), "type": place.type_name}
    if name := element_name(place):
        record["element"] = name
    if isinstance(place, StructurePlace):
        record["fields"] = len(place.names())
        record["value"] = {number.name: to_json_value(number) for number in _first_numbers(place)}
    elif isinstance(place, SequencePlace):
        record["count"] = len(place)
        numbers = [place.item(number) for number in range(len(place))] if len(place) <= _FEW else []
        if all(isinstance(number, NumberPlace) for number in numbers):
            record["value"] = list(map(to_json_value, numbers))
    else:
        record["value"] = to_json_value(place)
        record.update(cast(PartEntry, value_meaning(place)))
    return record


def element_name(place: Place) -> str:
    """Return the name of an element of a list; empty if the spec has none."""
    member = list_member(place)
    return member.id if member else ""


def place_kind(place: Place) -> Kind:
    """Return `structure`, `list`, `number`, `flags` (a number with named bits), `bytes` or `derived`."""
    if isinstance(place, StructurePlace):
        return "structure"
    if isinstance(place, SequencePlace):
        return "list"
    if isinstance(place, NumberPlace):
        return "flags" if place.bits else "number"
    return "bytes" if isinstance(place, BytesPlace) else "derived"


def byte_kind(place: Place) -> str:
    """Return the colour class of bytes: `number`, `float`, `flags`, `text`, `bytes`, or `unknown` without a known
    meaning.
    """
    if place.notes.get("evidence") == ["unknown"]:
        return "unknown"
    first = place.item(0) if isinstance(place, SequencePlace) and len(place) else place
    if isinstance(first, NumberPlace):
        return "flags" if first.bits else "float" if first.is_float else "number"
    return "text" if isinstance(first, BytesPlace) and decode_bytes(first) else "bytes"


def _first_numbers(place: StructurePlace) -> list[Place]:
    """Return the first numbers of a structure, which distinguish it from its neighbours."""
    children_ = (child for name in place.names() if (child := place.child(name)) is not None)
    return list(islice((part for part in children_ if isinstance(part, NumberPlace) and not part.bits), _PEEKED))


def to_json_value(place: Place) -> Any:
    """Return a value for JSON: as `navspec dump` writes it, but finite floats as numbers."""
    if isinstance(place, BytesPlace):
        return f"hex:{place.stored.hex()}"
    return json_value(place.stored if isinstance(place, NumberPlace) else _derived_value(place))


def _derived_value(place: Place) -> Any:
    assert isinstance(place, DerivedPlace)
    return place.value


def value_meaning(place: Place) -> Meaning:
    """Return the meaning of a value: its name in an enum, its unit and scaled value, its text, its bits."""
    result: Meaning = {}
    if isinstance(place, NumberPlace):
        names = {} if place.is_float else place.enum
        if names and int(place.stored) in names:
            result["name"] = names[int(place.stored)]
        if "scale" in place.notes:
            result["scaled"] = json_value(float(place.stored) * place.notes["scale"])
        if place.bits:
            result["bits"] = {name: to_json_value(bit) for name in place.bits if (bit := place.child(name)) is not None}
    if isinstance(place, DerivedPlace):
        names = place.spec.enums.get(place.instance.enum or place.instance.members, {})
        if place.value in names:
            result["name"] = names[place.value]
    if isinstance(place, BytesPlace) and (text := decode_bytes(place)) is not None:
        result["text"] = text
    if isinstance(place, BytesPlace) and (name := enum_name(place)):
        result["name"] = name
    if "unit" in place.notes:
        result["unit"] = place.notes["unit"]
    return result


def enum_name(place: BytesPlace) -> str:
    """Return the enum member whose text bytes are, up to a zero; empty if the spec has none."""
    text = place.stored.partition(b"\0")[0].decode("ascii", "replace")
    member = place.spec.by_original.get(place.notes.get("enum", ""), {}).get(text)
    return member.id if member else ""


def decode_bytes(place: BytesPlace) -> str | None:
    """Return bytes as text; see `decode_text`."""
    has_terminator = place.declared is not None and place.declared.terminator is not None
    return decode_text(place.stored, has_terminator=has_terminator)


def whole_entry(place: Place) -> PlaceValue:
    """Return a place as a record of `get --output-format json`, with all its values.

    Raises as `to_json_tree`.
    """
    return cast(PlaceValue, {**describe_place(place), "value": to_json_tree(place)})


def to_json_tree(place: Place) -> Any:
    """Return all values of a place for JSON: structures as objects, lists as arrays.

    Raises `NavspecError` for more than `MOST` values.
    """
    if sum(1 for _ in islice(iter_values(place), MOST + 1)) > MOST:
        raise NavspecError(f"{place.pointer or 'the file'} holds more than {MOST:,} values; ask for a part of it")
    return _to_json_tree(place)


def _to_json_tree(place: Place) -> Any:
    if isinstance(place, SequencePlace):
        return [_to_json_tree(place.item(number)) for number in range(len(place))]
    if isinstance(place, StructurePlace) or (isinstance(place, NumberPlace) and place.type):
        return {name: _to_json_tree(child) for name in place.names() if (child := place.child(name)) is not None}
    return to_json_value(place)
