"""Conversion of JSON to trees: both styles of `navspec.tree.json_output`, in any mixture."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache, partial
from types import MappingProxyType
from typing import Any

from navspec.errors import WriteError
from navspec.spec import Field, Instance, Spec
from navspec.spec.table_schema import default_values, references
from navspec.tree.classes import Binding, TypePlan, bind, suspend_tracking
from navspec.tree.faults import format_value
from navspec.tree.json_output import OTHER_BITS
from navspec.tree.linking import TreeFault, evaluate
from navspec.tree.metadata import is_decision_value, mark_changed, set_decisions
from navspec.tree.runtime import MemoryStream, alternatives, counted_by, evaluator, float_bytes, float_from_bytes
from navspec.tree.validation import value_test


class Defaults:
    """Defaults of the missing members of a structure.

    With `follows_only`, only members have a default whose values follow from the spec, or from the other members.
    """

    def __init__(self, plan: TypePlan, binding: Binding, *, follows_only: bool = False) -> None:
        self.plan = plan
        self.spec = binding.spec
        self.follows_only = follows_only
        self.lists = counters(plan)
        self.sizes = {
            field.id: evaluator(field.size)
            for field in plan.kind.fields
            if field.kind == "bytes" and field.size is not None and not field.rest
        }

    def is_stored(self, name: str, o: Any) -> bool:
        """Return whether an object that is being filled has the field."""
        condition = self.plan.present.get(name)
        try:
            return condition is None or bool(evaluate(condition, o, name))
        except TreeFault:
            return False

    def has_default(self, name: str, data: dict[str, Any], pointer: str) -> bool:
        """Return whether a field has a default: in a row always, elsewhere if it follows from the spec and the other
        members.
        """
        if not self.follows_only:
            return True
        field = self.plan.kind.by_id[name]
        if name in self.lists:
            return True
        if name in self.lists.values():
            return not any(data.get(number) for number, counted in self.lists.items() if counted == name)
        is_single_structure = field.kind == "struct" and field.repeat is None
        return bool(field.rest) or is_single_structure or _path(pointer, name) in _defaults(self.spec)

    def value(self, name: str, o: Any, data: dict[str, Any], pointer: str) -> Any:
        """Return JSON data for a field of an object whose own data are at a pointer."""
        field = self.plan.kind.by_id[name]
        if name in self.lists:
            return _length(data.get(self.lists[name], []))
        if field.repeat is None:
            return self._one(field, o, pointer)
        if field.repeat.until is not None:
            return [{field.repeat.field: field.repeat.until}]
        if field.repeat.to_end:
            return []
        count = 0 if name in self.lists.values() else max(0, int(evaluate(self.plan.counts[name], o, name)))
        return [self._one(field, o, pointer)] * count

    def _one(self, field: Field, o: Any, pointer: str) -> Any:
        if field.kind == "switch":
            case = self.plan.cases[field.id](o)
            return 0 if case is None else self._case(case, field.size) if field.size else self._one(case, o, pointer)
        if field.kind == "struct":
            return {}
        default, row = _defaults(self.spec).get(_path(pointer, field.id)), pointer.rpartition("/")[2]
        if field.kind == "bytes":
            stored = default if isinstance(default, bytes) else bytes([default or 0]) * self._size(field, o)
            return f"hex:{stored.hex()}"
        if row.isdecimal() and field.id in references(self.spec).numbered.get(table_of(pointer), ()):
            return int(row)
        return 0 if default is None else default

    def _case(self, case: Field, size: int) -> Any:
        """Return a case of a union of `size` bytes, filled with zeros."""
        if case.kind == "bytes":
            return f"hex:{bytes(size).hex()}"
        kind = self.spec.type_of(case)
        return {field.id: f"hex:{bytes(size - kind.min_size).hex()}" for field in kind.fields if field.rest}

    def _size(self, field: Field, o: Any) -> int:
        return int(evaluate(self.sizes[field.id], o, field.id)) if field.id in self.sizes else 0


def counters(plan: TypePlan) -> dict[str, str]:
    """Return the numbers of a type that count a list of it, or the bytes of a field: number -> list or field."""
    counted: dict[str, str] = {}
    for field in plan.kind.fields:
        node = counted_by(field.repeat.count if field.repeat else field.size if field.kind == "bytes" else None)
        if node and node["path"][0] in plan.kind.by_id and node.get("from") == "self" and not node.get("up"):
            counted.setdefault(node["path"][0], field.id)
    return counted


def table_of(pointer: str) -> str:
    """Return the table that contains the structure at a pointer."""
    return _path(pointer, "")


def _path(pointer: str, name: str) -> str:
    return ".".join(part for part in (*pointer.split("/"), name) if part and not part.isdecimal())


def _length(value: Any) -> int:
    """Return the number of elements of a list, or of bytes in their text."""
    if isinstance(value, str):
        return len(value.removeprefix("hex:")) // 2
    return len(value) if isinstance(value, list) else 0


@cache
def _defaults(spec: Spec) -> dict[str, Any]:
    return {
        f"{default.table}.{default.field}" if default.table else default.field: default.value
        for default in default_values(spec)
    }


Build = Callable[[Any, Any, str], None]
"""Function that fills an object from the JSON data at a pointer."""

Parse = Callable[[Any, Any, str], Any]
"""Function that converts the JSON data at a pointer to the value of a field of the object that is being filled."""

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
    """Return the tree that JSON data describes.

    Derived values and parameters are ignored, except decisions, which are set. Counts and lengths may be wrong, because
    `to_bytes` computes them. With `completes`, members may be missing. Rows of lists get the values of new rows: the
    defaults of the spec, 0, and empty lists. Other structures get only values that follow from the spec and from their
    other members: counts, lengths, fixed values, and lists that nothing counts. `row_changes` returns the tables that
    have such rows, or other rows than their counts say. `decisions` are the values of decisions that the data do not
    name.

    Raises
    ------
    WriteError
        A field is missing or unknown, of the wrong type, or out of its range.
    """
    binding = bind(spec, package)
    _require_object(data, binding.root, "")
    root = binding.root.cls()
    set_decisions(
        root, spec, {name: _decision(data, decision, spec, decisions) for name, decision in spec.decisions.items()}
    )
    with suspend_tracking():
        binding.by_class(_builder, _ROWS if completes else _NOTHING)[binding.root.cls](root, data, "")
    return root


def _decision(data: dict[str, Any], decision: Instance, spec: Spec, decisions: Mapping[str, Any]) -> Any:
    """Return a decision, stored as its value or as the name of a member of its enum, or its default."""
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
    if not is_decision_value(choice, decision):
        choices = f"; use {', '.join(members)} or their numbers" if members else ""
        raise WriteError(
            f"this decision is of type {decision.kind}, not {format_value(value)}{choices}", pointer=pointer
        )
    return choice


_NOTHING, _ROWS, _MEMBERS = range(3)
"""Objects in which members may be missing: none, rows of lists, or the structure itself with everything in it."""


def _builder(plan: TypePlan, binding: Binding, lacking: int) -> Build:
    parsers = {field.id: _parser(field, plan, binding, lacking) for field in plan.kind.fields}
    names = {*parsers, *plan.kind.params, *plan.kind.instances}
    optional = set(plan.present)
    default = Defaults(plan, binding, follows_only=lacking == _ROWS) if lacking else None
    counts = counters(plan) if lacking else {}

    def build(o: Any, data: Any, pointer: str) -> None:
        _require_object(data, plan, pointer)
        if not names.issuperset(data):
            name = min(str(key) for key in data if key not in names)
            raise WriteError(f"{plan.kind.name} has no field {name}", pointer=f"{pointer}/{_escaped(name)}")
        for name, parse in parsers.items():
            if name in data:
                setattr(o, name, parse(data[name], o, f"{pointer}/{name}"))
            elif default and not default.is_stored(name, o):
                continue
            elif default and default.has_default(name, data, pointer):
                setattr(o, name, parse(_default_value(default, name, o, data, pointer), o, f"{pointer}/{name}"))
                if lacking == _MEMBERS:
                    _note_new_row(o._root, pointer)
            elif default or name not in optional:
                raise WriteError("this field is missing", pointer=f"{pointer}/{name}")
        for number, name in counts.items():
            rows, count = data.get(name), _number(data.get(number))
            if isinstance(rows, list) and count != len(rows):
                table = mark_changed(o._root, table_of(f"{pointer}/{name}"))
                if count is not None:
                    table.before, table.after = count, len(rows)

    return build


def _note_new_row(root: Any, pointer: str) -> None:
    """Note that the structure at a pointer lacks members: it is a new row, or part of one."""
    table, row = mark_changed(root, table_of(pointer)), pointer.rpartition("/")[2]
    if row.isdecimal():
        table.new.add(int(row))


def _default_value(default: Defaults, name: str, o: Any, data: dict[str, Any], pointer: str) -> Any:
    try:
        return default.value(name, o, data, pointer)
    except TreeFault as fault:
        raise WriteError(fault.message, pointer=f"{pointer}/{name}") from fault


def _require_object(data: Any, plan: TypePlan, pointer: str) -> None:
    if not isinstance(data, dict):
        raise WriteError(f"an object with the fields of {plan.kind.name} is expected", pointer=pointer)


def _escaped(name: str) -> str:
    return name.replace("~", "~0").replace("/", "~1")


def _parser(field: Field, plan: TypePlan, binding: Binding, lacking: int) -> Parse:
    one = _element(field, plan, binding, _MEMBERS if field.repeat and lacking else lacking)
    if not field.repeat:
        return one

    def elements(value: Any, o: Any, pointer: str) -> list[Any]:
        if not isinstance(value, list):
            raise WriteError("a list is expected", pointer=pointer)
        return [one(element, o, f"{pointer}/{index}") for index, element in enumerate(value)]

    return elements


def _element(field: Field, plan: TypePlan, binding: Binding, lacking: int) -> Parse:
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


def _switch(field: Field, plan: TypePlan, binding: Binding, lacking: int) -> Parse:
    choose = plan.cases[field.id]
    parsers = {case: _element(case, plan, binding, lacking) for case in alternatives(field)}

    def parse(value: Any, o: Any, pointer: str) -> Any:
        case = _evaluated(choose, o, field.id, pointer)
        if case is None:
            raise WriteError("no case of the switch applies", pointer=pointer)
        return parsers[case](value, o, pointer)

    return parse


def _structure(field: Field, plan: TypePlan, binding: Binding, lacking: int) -> Parse:
    cls, table = binding.plans[field.type].cls, binding.by_class(_builder, lacking)
    holder = next(candidate for candidate in plan.nested if candidate.id == field.id)
    arguments = holder.params.get(cls, {}).values()

    def parse(value: Any, o: Any, pointer: str) -> Any:
        params = [_evaluated(argument, o, field.id, pointer) for argument in arguments]
        child = cls(*params, None, o, o._root)
        table[cls](child, value, pointer)
        return child

    return parse


def _evaluated(expression: Callable[..., Any], o: Any, name: str, pointer: str) -> Any:
    try:
        return evaluate(expression, o, name)
    except TreeFault as fault:
        raise WriteError(fault.message, pointer=pointer) from fault


def _number(value: Any) -> int | None:
    if isinstance(value, str) and _DECIMAL.fullmatch(value):
        return int(value)
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def _integer(field: Field, names: Mapping[int, str], binding: Binding) -> Parse:
    test = value_test(field)
    members = {name: number for number, name in names.items()}
    enum = binding.enum(field.enum) if field.enum else None

    def parse(value: Any, _o: Any, pointer: str) -> int:
        number = members.get(value) if isinstance(value, str) else None
        number = _number(value) if number is None else number
        if number is None:
            choices = f" or one of {', '.join(members)}" if members else ""
            raise WriteError(f"expected an integer{choices}, found {format_value(value)}", pointer=pointer)
        if message := test(number):
            raise WriteError(message, pointer=pointer)
        return MemoryStream.resolve_enum(enum, number) if enum else number

    return parse


def _flags(field: Field, number: Parse) -> Parse:
    """Return a parser of integers: a number, or the names of bits; a bit without a name in the data is 0."""

    def parse(value: Any, o: Any, pointer: str) -> int:
        if not isinstance(value, dict):
            return number(value, o, pointer)
        names = field.named_bits(8 * field.size, partial(getattr, o._root))
        total = number(value.get(OTHER_BITS, 0), o, f"{pointer}/{OTHER_BITS}")
        if any(total >> bit & 1 for bit in names.values()):
            raise WriteError("one of these bits has a name of its own", pointer=f"{pointer}/{OTHER_BITS}")
        for name, is_set in value.items():
            if name in names:
                total |= _bit(is_set, o, f"{pointer}/{_escaped(name)}") << names[name]
            elif name != OTHER_BITS:
                raise WriteError(f"there is no bit {name} here", pointer=f"{pointer}/{_escaped(name)}")
        return number(total, o, pointer)

    return parse


def _bit(value: Any, _o: Any, pointer: str) -> bool:
    if value not in (0, 1) or isinstance(value, float):
        raise WriteError(f"expected true or false, found {format_value(value)}", pointer=pointer)
    return bool(value)


def _float(field: Field) -> Parse:
    test = value_test(field)

    def parse(value: Any, _o: Any, pointer: str) -> float:
        if isinstance(value, str) and (match := _FLOAT.fullmatch(value)) and (match[1] or field.size == 4):
            value = float_from_bytes(bytes.fromhex(match[1] or match[2]))
        elif isinstance(value, str | bool) or not isinstance(value, int | float):
            raise WriteError(f"expected a number, found {format_value(value)}", pointer=pointer)
        if message := test(value):
            raise WriteError(message, pointer=pointer)
        return float_from_bytes(float_bytes(value, field.size))

    return parse


def _bytes(value: Any, _o: Any, pointer: str) -> bytes:
    match = _HEX.fullmatch(value) if isinstance(value, str) else None
    if not match:
        raise WriteError("hex: and pairs of hex digits are expected", pointer=pointer)
    return bytes.fromhex(match[1])
