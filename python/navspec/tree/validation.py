"""Checks of structures before they are written: ranges, types, presence, and the checks of the generated classes."""

from __future__ import annotations

import operator
import struct
from collections.abc import Callable
from functools import cache
from typing import Any

from kaitaistruct import ConsistencyError, ValidationFailedError

from navspec.spec import Field
from navspec.tree.classes import Binding, TypePlan, values_of
from navspec.tree.faults import describe_error, describe_inconsistency, format_value, invalid_field
from navspec.tree.linking import TreeFault, evaluate, sizes
from navspec.tree.runtime import CODES, evaluator, float_bytes, scalar_name

Check = Callable[[Any], None]
Test = Callable[[Any], str | None]
"""Function that returns the fault of a value, None if there is none."""


def require_valid(objects: list[Any], binding: Binding) -> None:
    """Raise `TreeFault` for the first structure that cannot be written, or would not be written as it is.

    Structures are checked before those around them. The checks of the generated classes mark the objects as clean.
    """
    checks = binding.by_class(_checks)
    for o in reversed(objects):
        for require_valid in checks[type(o)]:
            require_valid(o)


def _checks(plan: TypePlan, binding: Binding) -> list[Check]:
    numbers = [_numbers(plan.numbers)] if plan.numbers else []
    bits = [_bits(plan.bits)] if plan.bits else []
    return [*numbers, *bits, *(_field_check(field, plan, binding) for field in plan.variable_fields), _generated(plan)]


def _numbers(fields: tuple[Field, ...]) -> Check:
    """Return a check of all numbers at once, which looks at single numbers only if that fails."""
    get = values_of([field.id for field in fields])
    pack = struct.Struct("<" + "".join(CODES[scalar_name(field)] for field in fields)).pack

    def test(o: Any) -> None:
        try:
            pack(*get(o))
        except (struct.error, ArithmeticError, AttributeError, TypeError):
            _one_by_one(o, fields)

    return test


def _bits(fields: tuple[Field, ...]) -> Check:
    get = values_of([field.id for field in fields])
    widths = tuple(field.width for field in fields)

    def test(o: Any) -> None:
        try:
            if not any(map(operator.rshift, get(o), widths)):
                return
        except (AttributeError, TypeError):
            pass
        _one_by_one(o, fields)

    return test


def _one_by_one(o: Any, fields: tuple[Field, ...]) -> None:
    for field in fields:
        value = getattr(o, field.id, None)
        if message := "is not set" if value is None else value_test(field)(value):
            raise TreeFault(o, field.id, message)


def _field_check(field: Field, plan: TypePlan, binding: Binding) -> Check:
    """Return the check of a list, bytes, a structure, a switch, or a field under a condition."""
    present = plan.present.get(field.id)
    test = _listed(field, plan, binding) if field.repeat else _element(field, plan, binding)

    def check_field(o: Any) -> None:
        value = getattr(o, field.id, None)
        if present is not None and not evaluate(present, o, field.id):
            if value is not None:
                raise TreeFault(
                    o, field.id, f"a value is set, but {_condition(field)} says that none is stored; delete it"
                )
            return
        if value is None:
            raise TreeFault(o, field.id, "is not set")
        test(o, value)

    return check_field


def _condition(field: Field) -> str:
    return ".".join(field.condition["path"]) if field.condition["op"] == "get" else "its condition"


_Element = Callable[..., None]


def _element(field: Field, plan: TypePlan, binding: Binding) -> _Element:
    """Return the test of one element, a function of the object, the value, and its index in a list."""
    if field.kind == "switch":
        return _switched(field, plan, binding)
    if field.kind == "struct":
        return lambda _o, _value, _index=None: None  # `gather` has seen its class
    test = value_test(field)

    def element(o: Any, value: Any, index: int | None = None) -> None:
        if message := test(value):
            raise TreeFault(o, field.id, message, index)

    return element


def _listed(field: Field, plan: TypePlan, binding: Binding) -> _Element:
    one = _element(field, plan, binding)
    limits = integer_limits(field) if field.kind == "int" else None

    def elements(o: Any, values: Any) -> None:
        if not isinstance(values, list):
            raise TreeFault(o, field.id, f"a list is expected, this is of class {type(values).__name__}")
        if field.kind == "struct" or not values:
            return
        if limits and set(map(type, values)) == {int} and limits[0] <= min(values) and max(values) <= limits[1]:
            return
        for index, value in enumerate(values):
            one(o, value, index)

    return elements


def _switched(field: Field, plan: TypePlan, binding: Binding) -> _Element:
    choose = plan.cases[field.id]
    room = evaluator(field.size)
    classes = {name: type_plan.cls for name, type_plan in binding.plans.items()}
    measure = sizes(binding)

    def switched(o: Any, value: Any, index: int | None = None) -> None:
        case = evaluate(choose, o, field.id)
        if case is None:
            raise TreeFault(o, field.id, "no case of the switch applies", index)
        if case.kind != "struct":
            message = value_test(case)(value)
        elif type(value) is not classes[case.type]:
            actual, wanted = type(value).__name__, classes[case.type].__name__
            message = f"an object of class {wanted} is expected, this is of class {actual}"
        else:
            size, expected = measure[type(value)](value), evaluate(room, o, field.id)
            message = f"takes {size} bytes where {expected} are expected" if size != expected else None
        if message:
            raise TreeFault(o, field.id, message, index)

    return switched


def integer_limits(field: Field) -> tuple[int, int]:
    """Return the smallest and the largest number that a field holds."""
    bits = field.width if field.kind == "bits" else 8 * field.size
    return (-(1 << bits - 1), (1 << bits - 1) - 1) if field.signed else (0, (1 << bits) - 1)


@cache
def value_test(field: Field) -> Test:
    """Return the test of a number, of bits or of bytes."""
    if field.kind == "bytes":
        return _bytes_test(field)
    if field.kind == "float":
        return _float_test(field)
    low, high = integer_limits(field)

    def integer(value: Any) -> str | None:
        try:
            number = operator.index(value)
        except TypeError:
            return f"{format_value(value)} is not an integer"
        fits = low <= number <= high
        return None if fits else f"{format_value(number)} does not fit; use {low:,} to {high:,}"

    return integer


def _float_test(field: Field) -> Test:
    def number(value: Any) -> str | None:
        try:
            float_bytes(value, field.size)
        except (OverflowError, struct.error, TypeError):
            fault = (
                f"does not fit into a float of {field.size} bytes"
                if isinstance(value, int | float)
                else "is not a number"
            )
            return f"{format_value(value)} {fault}"
        return None

    return number


def _bytes_test(field: Field) -> Test:
    length = field.size if isinstance(field.size, int) else None

    def test(value: Any) -> str | None:
        if not isinstance(value, bytes | bytearray):
            return f"{format_value(value)} is not bytes"
        fits = length is None or len(value) == length
        return None if fits else f"expected {length:,} bytes, found {len(value):,}"

    return test


def _generated(plan: TypePlan) -> Check:
    def generated(o: Any) -> None:
        try:
            o._check()
        except ConsistencyError as error:
            raise TreeFault(o, error.id, describe_inconsistency(error, plan.kind.by_id.get(error.id))) from error
        except ValidationFailedError as error:
            field = invalid_field(error, plan.kind)
            raise TreeFault(o, field.id, describe_error(error, field).message) from error
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
            raise TreeFault(o, "", f"the spec's expressions for this cannot be computed: {error}") from error

    return generated
