"""JSON to trees: both styles of `navspec.tree.canonical`, mixed as one likes."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any

from navspec.errors import WriteError
from navspec.spec import Field, Instance, Spec
from navspec.tree.canonical import OTHER_BITS
from navspec.tree.classes import Binding, Plan, bind, untracked
from navspec.tree.defaults import Defaults, counters, table_of
from navspec.tree.demands import test_of
from navspec.tree.faults import shown
from navspec.tree.kept import is_choice, pin, touch
from navspec.tree.links import Fault, evaluate
from navspec.tree.stream import MemoryStream, float_bytes, float_from
from navspec.tree.values import alternatives

Build = Callable[[Any, Any, str], None]
"""Fill an object from JSON data that stands at a pointer."""

Parse = Callable[[Any, Any, str], Any]
"""JSON data at a pointer as the value of a field of the object that is being filled."""

_DECIMAL = re.compile(r"-?[0-9]{1,20}")
_HEX = re.compile(r"hex:((?:[0-9a-fA-F]{2})*)")
_FLOAT = re.compile(r"f8:([0-9a-fA-F]{16})|f4:([0-9a-fA-F]{8})")


def from_json(
    data: dict[str, Any],
    spec: Spec,
    package: str = "navspec_formats",
    *,
    completes: bool = False,
    decisions: Mapping[str, Any] = MappingProxyType({}),
) -> Any:
    """The tree that JSON data describes.

    Derived values and parameters are not read, except decisions: they are pinned. Counts and lengths may be wrong,
    `to_bytes` sets them. With `completes` members may be missing. Rows of lists get the values of new rows: those that the
    spec tells, 0, and no rows. Other structures get what follows from the spec and from the rest of them: counts, lengths,
    fixed values, and lists that nothing counts. `touched_of` returns the tables that have such rows, or other rows than
    their counts say. `decisions` are the values of decisions that the data do not name.

    Raises
    ------
    WriteError
        A field is missing or unknown, of the wrong type, or out of its range.
    """
    binding = bind(spec, package)
    _demand_object(data, binding.root, "")
    root = binding.root.cls()
    pin(root, spec, {name: _decision(data, each, spec, decisions) for name, each in spec.decisions.items()})
    with untracked():
        binding.by_class(_builder, _ROWS if completes else _NOTHING)[binding.root.cls](root, data, "")
    return root


def _decision(data: dict[str, Any], decision: Instance, spec: Spec, decisions: Mapping[str, Any]) -> Any:
    """Return a decision that is stored as its value or as the name of a member of its enum, or its default."""
    pointer = f"/{decision.id}"
    if decision.id not in data:
        if decision.id in decisions:
            return decisions[decision.id]
        raise WriteError("this decision is missing", pointer=pointer)
    value = data[decision.id]
    members = {name: number for number, name in spec.enums.get(decision.members, {}).items()}
    choice = value if decision.kind == "bool" else _number(value)
    if isinstance(value, str):
        choice = members.get(value, choice)
    if not is_choice(choice, decision):
        known = f"; use {', '.join(members)} or their numbers" if members else ""
        raise WriteError(f"this decision is of type {decision.kind}, not {shown(value)}{known}", pointer=pointer)
    return choice


_NOTHING, _ROWS, _MEMBERS = range(3)
"""What may lack members: nothing, rows of lists, or the structure itself with all in it."""


def _builder(plan: Plan, binding: Binding, lacking: int) -> Build:
    parsers = {field.id: _parser(field, plan, binding, lacking) for field in plan.kind.fields}
    known = {*parsers, *plan.kind.params, *plan.kind.instances}
    optional = set(plan.present)
    default = Defaults(plan, binding, follows_only=lacking == _ROWS) if lacking else None
    counts = counters(plan) if lacking else {}

    def build(o: Any, data: Any, pointer: str) -> None:
        _demand_object(data, plan, pointer)
        if not known.issuperset(data):
            name = min(str(key) for key in data if key not in known)
            raise WriteError(f"{plan.kind.name} has no field {name}", pointer=f"{pointer}/{_escaped(name)}")
        for name, parse in parsers.items():
            if name in data:
                setattr(o, name, parse(data[name], o, f"{pointer}/{name}"))
            elif default and not default.is_stored(name, o):
                continue
            elif default and default.follows(name, data, pointer):
                setattr(o, name, parse(_unsaid(default, name, o, data, pointer), o, f"{pointer}/{name}"))
                if lacking == _MEMBERS:
                    _lacks(o._root, pointer)
            elif default or name not in optional:
                raise WriteError("this field is missing", pointer=f"{pointer}/{name}")
        for number, name in counts.items():
            rows, count = data.get(name), _number(data.get(number))
            if isinstance(rows, list) and count != len(rows):
                table = touch(o._root, table_of(f"{pointer}/{name}"))
                if count is not None:
                    table.before, table.after = count, len(rows)

    return build


def _lacks(root: Any, pointer: str) -> None:
    """Note that the structure at a pointer lacks members: it is a new row, or part of one."""
    table, row = touch(root, table_of(pointer)), pointer.rpartition("/")[2]
    if row.isdecimal():
        table.new.add(int(row))


def _unsaid(default: Defaults, name: str, o: Any, data: dict[str, Any], pointer: str) -> Any:
    try:
        return default.value(name, o, data, pointer)
    except Fault as fault:
        raise WriteError(fault.message, pointer=f"{pointer}/{name}") from fault


def _demand_object(data: Any, plan: Plan, pointer: str) -> None:
    if not isinstance(data, dict):
        raise WriteError(f"an object with the fields of {plan.kind.name} is expected", pointer=pointer)


def _escaped(name: str) -> str:
    return name.replace("~", "~0").replace("/", "~1")


def _parser(field: Field, plan: Plan, binding: Binding, lacking: int) -> Parse:
    one = _element(field, plan, binding, _MEMBERS if field.repeat and lacking else lacking)
    if not field.repeat:
        return one

    def elements(value: Any, o: Any, pointer: str) -> list[Any]:
        if not isinstance(value, list):
            raise WriteError("a list is expected", pointer=pointer)
        return [one(each, o, f"{pointer}/{index}") for index, each in enumerate(value)]

    return elements


def _element(field: Field, plan: Plan, binding: Binding, lacking: int) -> Parse:
    match field.kind:
        case "switch":
            return _switch(field, plan, binding, lacking)
        case "struct":
            return _structure(field, plan, binding, lacking)
        case "bytes":
            return _bytes
        case "float":
            return _float(field)
        case "bits" if field.width == 1:
            return _bit
    number = _integer(field, binding.spec.names_of(plan.kind, field), binding)
    return _flags(field, number) if "bits" in field.notes else number


def _switch(field: Field, plan: Plan, binding: Binding, lacking: int) -> Parse:
    choose = plan.cases[field.id]
    parsers = {case: _element(case, plan, binding, lacking) for case in alternatives(field)}

    def parse(value: Any, o: Any, pointer: str) -> Any:
        case = _evaluated(choose, o, field.id, pointer)
        if case is None:
            raise WriteError("no case of the switch applies", pointer=pointer)
        return parsers[case](value, o, pointer)

    return parse


def _structure(field: Field, plan: Plan, binding: Binding, lacking: int) -> Parse:
    cls, table = binding.plans[field.type].cls, binding.by_class(_builder, lacking)
    holder = next(each for each in plan.nested if each.id == field.id)
    arguments = holder.params.get(cls, {}).values()

    def parse(value: Any, o: Any, pointer: str) -> Any:
        given = [_evaluated(argument, o, field.id, pointer) for argument in arguments]
        child = cls(*given, None, o, o._root)
        table[cls](child, value, pointer)
        return child

    return parse


def _evaluated(expression: Callable[..., Any], o: Any, name: str, pointer: str) -> Any:
    try:
        return evaluate(expression, o, name)
    except Fault as fault:
        raise WriteError(fault.message, pointer=pointer) from fault


def _number(value: Any) -> int | None:
    if isinstance(value, str) and _DECIMAL.fullmatch(value):
        return int(value)
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def _integer(field: Field, names: Mapping[int, str], binding: Binding) -> Parse:
    test = test_of(field)
    members = {name: number for number, name in names.items()}
    enum = binding.enum(field.enum) if field.enum else None

    def parse(value: Any, _o: Any, pointer: str) -> int:
        number = members.get(value) if isinstance(value, str) else None
        number = _number(value) if number is None else number
        if number is None:
            known = f" or one of {', '.join(members)}" if members else ""
            raise WriteError(f"{shown(value)} stands where an integer{known} is expected", pointer=pointer)
        if message := test(number):
            raise WriteError(message, pointer=pointer)
        return MemoryStream.resolve_enum(enum, number) if enum else number

    return parse


def _flags(field: Field, number: Parse) -> Parse:
    """An integer by the names of its bits, of which those that are not there are not set; or as a number."""

    def parse(value: Any, o: Any, pointer: str) -> int:
        if not isinstance(value, dict):
            return number(value, o, pointer)
        names = field.named_bits(8 * field.size, partial(getattr, o._root))
        found = number(value.get(OTHER_BITS, 0), o, f"{pointer}/{OTHER_BITS}")
        if any(found >> bit & 1 for bit in names.values()):
            raise WriteError("one of these bits has a name of its own", pointer=f"{pointer}/{OTHER_BITS}")
        for name, is_set in value.items():
            if name in names:
                found |= _bit(is_set, o, f"{pointer}/{_escaped(name)}") << names[name]
            elif name != OTHER_BITS:
                raise WriteError(f"there is no bit {name} here", pointer=f"{pointer}/{_escaped(name)}")
        return number(found, o, pointer)

    return parse


def _bit(value: Any, _o: Any, pointer: str) -> bool:
    if value not in (0, 1) or isinstance(value, float):
        raise WriteError(f"{shown(value)} stands where true or false is expected", pointer=pointer)
    return bool(value)


def _float(field: Field) -> Parse:
    test = test_of(field)

    def parse(value: Any, _o: Any, pointer: str) -> float:
        if isinstance(value, str) and (match := _FLOAT.fullmatch(value)) and (match[1] or field.size == 4):
            value = float_from(bytes.fromhex(match[1] or match[2]))
        elif isinstance(value, str | bool) or not isinstance(value, int | float):
            raise WriteError(f"{shown(value)} stands where a number is expected", pointer=pointer)
        if message := test(value):
            raise WriteError(message, pointer=pointer)
        return float_from(float_bytes(value, field.size))

    return parse


def _bytes(value: Any, _o: Any, pointer: str) -> bytes:
    match = _HEX.fullmatch(value) if isinstance(value, str) else None
    if not match:
        raise WriteError("hex: and pairs of hex digits are expected", pointer=pointer)
    return bytes.fromhex(match[1])
