"""Vectors made of others: the same bytes but for some numbers, chosen by what a spec says of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from conformance.members import reachable
from conformance.walking import Structure, fault_place, faults, numbers, structures
from navspec import ReadError, tree
from navspec.spec import Expr, Field, Spec, Type
from navspec.spec.expr import walk

Change = tuple[int, bytes]
"""Bytes to be put at an offset."""

LARGEST = 2**31 - 1
"""What a count says that is too large: the largest number of 32 bits with a sign."""

Wanted = tuple[tuple[Any, ...], int]
"""What a value shows, and the value."""


def swept(data: bytes, spec: Spec) -> Iterator[bytes]:
    """As few other files as show every bit as 0 and 1, every member of each enum, and a number that is none.

    What this file shows counts, too. In each of them a number takes the next value that nothing before it has shown; those
    that decide what is read after them stay as they are.
    """
    rows = list(structures(data, spec))
    shown: set[tuple[Any, ...]] = set()
    while changes := [change for row in rows for change in _sweep(row, spec, shown)]:
        if (other := patched(data, changes)) != data:
            yield other


def _sweep(row: Structure, spec: Spec, shown: set[tuple[Any, ...]]) -> Iterator[Change]:
    values = {}
    for name, wanted in _sweeps(spec)[row.kind.name].items():
        each = next((each for each in wanted if each[0] not in shown), None) if name in row.offsets else None
        if each:
            shown.add(each[0])
            values[name] = each[1]
    if values and row.kind.bits:
        yield _with_bits(row, values)
    else:
        yield from (_number(row, name, value) for name, value in values.items())


@cache
def _sweeps(spec: Spec) -> dict[str, dict[str, list[Wanted]]]:
    """Of each type, the fields that may hold anything, and what to show of them."""
    deciding = frozenset(_deciding(spec))
    found = {}
    for kind in reachable(spec):
        free = [
            field for field in kind.fields if not ({(kind.name, field.id), ("", field.id)} & deciding or field.repeat)
        ]
        found[kind.name] = {each.id: wanted for each in free if (wanted := _wanted(each, kind, spec))}
    return found


def _wanted(field: Field, kind: Type, spec: Spec) -> list[Wanted]:
    place = f"{kind.name}.{field.id}"
    if field.kind == "bits" and field.width == 1:
        return [((place, value), value) for value in (1, 0)]
    enum = kind.enum_of(field)
    if not enum or field.kind not in ("int", "bits"):
        return []
    known = [value for value in spec.enums[enum] if value in numbers(field)]
    other = next((value for value in reversed(numbers(field)) if value not in spec.enums[enum]), None)
    found: list[Wanted] = [((enum, value), value) for value in known]
    found += [((place, "other"), other)] if other is not None else []
    return [*found, ((place, "member"), known[0])]


def _deciding(spec: Spec) -> set[tuple[str, str]]:
    """Type and name of what the layout is decided by, and of what derived values that decide come from.

    A name that is reached from another structure counts in all: then the type is empty.
    """
    asked: list[tuple[Type, Expr]] = []
    for kind in spec.types.values():
        for field in kind.fields:
            asked += [
                (kind, tree) for tree in (field.condition, field.size, field.on, *field.args, *field.valid.values())
            ]
            asked += [(kind, field.repeat.count)] if field.repeat else []
    found: set[tuple[str, str]] = set()
    instances = [(kind, instance) for kind in spec.types.values() for instance in kind.instances.values()]
    while asked:
        names = {name for kind, tree in asked for node in walk(tree) for name in _names(kind, node)} - found
        found |= names
        asked = [(kind, each.value) for kind, each in instances if {(kind.name, each.id), ("", each.id)} & names]
    return found | {("", field.repeat.field) for kind in spec.types.values() for field in kind.fields if field.repeat}


def _names(kind: Type, node: dict[str, Any]) -> Iterator[tuple[str, str]]:
    for place, name in enumerate(node.get("path", ())):
        yield kind.name if node.get("from") == "self" and not place else "", name


def _number(row: Structure, name: str, value: int) -> Change:
    field = row.stored(name)
    order = "little" if field.endian == "le" else "big"
    return row.offsets[name], value.to_bytes(field.size, order, signed=field.signed)


def _with_bits(row: Structure, values: dict[str, int]) -> Change:
    """A run of bits with other values of some of its fields."""
    assert row.kind.size
    whole = 0
    for name, (shift, _) in row.kind.bit_fields.items():
        whole |= values.get(name, int(getattr(row.o, name))) << shift
    return row.offset, whole.to_bytes(row.kind.size, "little" if row.kind.bits == "le" else "big")


def invalid(files: Iterable[bytes], spec: Spec) -> Iterator[tuple[str, bytes]]:
    """For each rule that a file can break, one that breaks it, by name; made of the first file that has the field."""
    left = {(kind.name, *each) for kind in reachable(spec) for each in _ways(kind)}
    shown: set[tuple[str, str]] = set()
    for data in files:
        for row in structures(data, spec) if left else ():
            for kind, name, rule in sorted(
                each for each in left if each[0] == row.kind.name and each[1] in row.offsets
            ):
                place = fault_place(row.kind, row.kind.by_id[name]), rule
                if place in shown:
                    left.remove((kind, name, rule))
                    continue
                broken = patched(data, [_breaking(row, name, rule)])
                if _is_refused(broken, spec):
                    shown.add(place)
                    left.remove((kind, name, rule))
                    start = "" if row.kind is spec.root else f"{kind}_"
                    yield f"invalid_{start}{name}_{rule}", broken


def _ways(kind: Type) -> Iterator[tuple[str, str]]:
    """Fields of a type, and how each breaks a rule; what is huge is negative where it is taken for a number with a sign.

    A least value that depends on the file is one that no patch of the field alone goes below: a builder shows it.
    """
    for field, rule in faults(kind):
        if rule == "min" and not isinstance(kind.by_id[field].valid["min"], int):
            continue
        yield field, rule
        if rule == "max" and numbers(kind.by_id[field]).stop > LARGEST + 1:
            yield field, "huge"


def _is_refused(data: bytes, spec: Spec) -> bool:
    """Whether a file cannot be read; a bound can depend on the version of the file."""
    try:
        tree.read(data, spec)
    except ReadError:
        return True
    return False


def _breaking(row: Structure, name: str, rule: str) -> Change:
    field = row.stored(name)
    if field.kind == "bytes":
        value = getattr(row.o, name)
        return row.offsets[name], bytes([value[0] ^ 1]) + value[1:]
    bound, span = field.valid["max" if rule == "huge" else rule], numbers(field)
    match rule:
        case "eq":
            value = int(getattr(row.o, name)) ^ 1
        case "min":
            value = bound - 1
        case "max":
            value = bound + 1 if isinstance(bound, int) else min(span.stop - 1, LARGEST)
        case "huge":
            value = span.stop - 1
        case _:
            value = next(each for each in reversed(span) if each not in bound)
    return _with_bits(row, {name: value}) if row.kind.bits else _number(row, name, value)


def patched(data: bytes, changes: Iterable[Change]) -> bytes:
    """The bytes with changes."""
    found = bytearray(data)
    for at, content in changes:
        found[at : at + len(content)] = content
    return bytes(found)
