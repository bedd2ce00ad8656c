"""Conversion of trees to JSON: canonical JSON, which is lossless, and readable JSON for editing; `json_input` reads
both.

| value | canonical | readable |
| --- | --- | --- |
| number | as it is; beyond 2^53 - 1 a decimal string | the same |
| one bit, or another truth | `true`, `false` | the same |
| enum | its number | the name of its member, where it has one |
| float | `f8:` and the 16 hex digits of the double | decimal, if it is finite |
| NaN | `f4:` or `f8:` and its bits as they are stored | the same |
| bytes | `hex:` and hex digits | the same |
| integer with `-bits` | as it is | `true` or `false` by the names of its bits, `other_bits` as a number where there
are some |

Keys are ids of the spec. Canonical keys are sorted; readable ones are in the order of the file, parameters before the
fields and decisions after them, bits from the lowest one on. Fields that the file does not have are left out.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Mapping
from functools import partial
from operator import itemgetter
from typing import Any

from kaitaistruct import ReadWriteKaitaiStruct

from navspec.spec import Field, Instance, Spec
from navspec.tree.classes import Binding, TypePlan, suspend_tracking, values_of
from navspec.tree.linking import TreeFault, binding_of
from navspec.tree.metadata import get_decisions
from navspec.tree.runtime import FAILURES, float_bytes, float_from_bytes
from navspec.tree.validation import require_valid
from navspec.tree.writer import complete_tree

EXACT = 2**53 - 1
"""Largest number that every JSON parser keeps exactly."""

OTHER_BITS = "other_bits"
"""Key of the unnamed bits, as a number, in an integer that is shown by its bits."""

NAN = "f8:7ff8000000000000"
"""Text of a derived value that is NaN, independent of its bits on this machine."""

Convert = Callable[[Any], Any]


def to_json(root: Any, spec: Spec, *, readable: bool = False, as_read: bool = False) -> dict[str, Any]:
    """Return a tree as JSON data. Counts and lengths are computed first, as in `to_bytes`, except with `as_read`.

    Raises
    ------
    WriteError
        Something in the tree cannot be stored; the message says what, the pointer where.
    """
    binding = binding_of(root, spec)
    get_decisions(root, spec)
    try:
        with suspend_tracking():
            if not as_read:
                require_valid(complete_tree(root, binding), binding)
            return binding.by_class(_dump, readable)[type(root)](root)
    except TreeFault as fault:
        raise fault.error(root, binding) from fault


def dumps(root: Any, spec: Spec, *, readable: bool = False) -> str:
    """Return a tree as JSON text: canonical on one line, readable on many."""
    data = to_json(root, spec, readable=readable)
    form: dict[str, Any] = {"indent": 1} if readable else {"separators": (",", ":")}
    return json.dumps(data, ensure_ascii=False, **form) + "\n"


def _dump(plan: TypePlan, binding: Binding, readable: bool) -> Convert:
    spec, table = binding.spec, binding.by_class(_dump, readable)
    members: dict[str, Convert] = {
        name: bool if name in plan.kind.bool_params else _integer for name in plan.kind.params
    }
    members |= {field.id: _field(field, spec.names_of(plan.kind, field), readable, table) for field in plan.kind.fields}
    # Readable JSON is for editing: it has no derived values except decisions, because only those are read back.
    instances = [
        instance
        for instance in plan.kind.instances.values()
        if not instance.is_overlay and (instance.is_decision or not readable)
    ]
    members |= {instance.id: _instance(instance, spec, readable) for instance in instances}
    flags = {field.id: _flags(field, plan) for field in plan.kind.fields if readable and "bits" in field.notes}
    names = [*members] if readable else sorted(members)
    converts = [members[name] for name in names]
    get = values_of(names)

    def dump(o: Any) -> dict[str, Any]:
        try:
            values = zip(names, converts, get(o), strict=True)
            members = {name: convert(value) for name, convert, value in values if value is not None}
            return members | {name: show(o) for name, show in flags.items() if name in members} if flags else members
        except FAILURES as error:
            raise TreeFault(o, "", f"a derived value of this cannot be computed: {error}") from error

    return dump


def _field(field: Field, names: dict[int, str], readable: bool, table: dict[type, Convert]) -> Convert:
    one = _element(field, names, readable, table)
    return (lambda values: [one(value) for value in values]) if field.repeat else one


def _element(field: Field, names: dict[int, str], readable: bool, table: dict[type, Convert]) -> Convert:
    match field.kind:
        case "bytes":
            return _bytes
        case "float":
            return _readable_float(field.size) if readable else _float(field.size)
        case "struct":
            return lambda value: table[type(value)](value)
        case "switch":
            return lambda value: (
                table[type(value)](value)
                if isinstance(value, ReadWriteKaitaiStruct)
                else (_bytes if isinstance(value, bytes | bytearray) else _integer)(value)
            )
        case "bits" if field.width == 1:
            return bool
    if readable and names:
        return _named(names)
    return _integer if max(field.width, 8 * (field.size or 0)) > 53 else int


def _flags(field: Field, plan: TypePlan) -> Convert:
    """Return a function that shows the integers of an object by their bits."""

    def shown(value: int, names: Mapping[str, int]) -> dict[str, Any]:
        rest = int(value) & ~sum(1 << number for number in names.values())
        bits = {name: bool(value >> number & 1) for name, number in sorted(names.items(), key=itemgetter(1))}
        return bits | ({OTHER_BITS: _integer(rest)} if rest else {})

    def show(o: Any) -> Any:
        case = plan.cases[field.id](o) if field.kind == "switch" else field
        assert case is not None
        names = case.named_bits(8 * case.size, partial(getattr, o._root))
        value = getattr(o, field.id)
        return [shown(element, names) for element in value] if field.repeat else shown(value, names)

    return show


def _instance(instance: Instance, spec: Spec, readable: bool) -> Convert:
    if readable and instance.members:
        return _named(spec.enums[instance.members])
    match instance.kind:
        case "bool":
            return bool
        case "float":
            return lambda value: NAN if value != value else _float(8)(value)
    return _integer


def _integer(value: Any) -> int | str:
    number = int(value)
    return number if -EXACT <= number <= EXACT else str(number)


def _named(members: dict[int, str]) -> Convert:
    return lambda value: members.get(int(value), int(value))


def _bytes(value: bytes | bytearray) -> str:
    return f"hex:{value.hex()}"


def _float(size: int) -> Convert:
    def convert(value: float) -> str:
        stored = float_bytes(value, size)
        if value != value:
            return f"f{size}:{stored.hex()}"
        return f"f8:{(stored if size == 8 else float_bytes(float_from_bytes(stored), 8)).hex()}"

    return convert


def _readable_float(size: int) -> Convert:
    canonical = _float(size)
    return lambda value: float_from_bytes(float_bytes(value, size)) if math.isfinite(value) else canonical(value)
