"""How many bytes a tree takes, known before it is written; alignment inside the root."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from navspec.spec import Field
from navspec.tree.classes import Binding, Plan, values_of
from navspec.tree.links import evaluate
from navspec.tree.values import evaluator, is_padding

Size = Callable[[Any], int]
_FieldSize = Callable[[Any, Any], int]


def sizes(binding: Binding) -> dict[type, Size]:
    """Generated class -> bytes of an object of it; the objects must have passed their checks."""
    return binding.by_class(_size)


def _size(plan: Plan, binding: Binding) -> Size:
    if (constant := plan.kind.size) is not None:
        return lambda _: constant
    fixed = sum(number.size for number in plan.numbers)
    get = values_of([single.id for single in plan.singles])
    parts = [_field_size(single, plan, binding) for single in plan.singles]

    def size(o: Any) -> int:
        values = zip(parts, get(o), strict=True)
        return fixed + sum([part(o, value) for part, value in values if value is not None])

    return size


def _field_size(field: Field, plan: Plan, binding: Binding) -> _FieldSize:
    """Bytes of a field of an object, all elements of a list together."""
    one = _element_size(field, plan, binding)
    if callable(one):
        return (lambda o, values: sum([one(o, value) for value in values])) if field.repeat else one
    return (lambda _, values: one * len(values)) if field.repeat else (lambda _o, _value: one)


def _element_size(field: Field, plan: Plan, binding: Binding) -> int | _FieldSize:
    if field.kind in ("int", "float"):
        return field.size
    if field.kind == "bytes":
        end = 0 if field.terminator is None else 1
        return lambda _, value: len(value) + end
    if field.kind == "struct":
        size, table = binding.plans[field.type].kind.size, sizes(binding)
        return (lambda _, value: table[type(value)](value)) if size is None else size
    if field.size is not None:
        room = evaluator(field.size)
        return lambda o, _: room(o)
    choose = plan.cases[field.id]
    return lambda o, _: choose(o).size  # type: ignore[union-attr] - the check has found the case


def align(root: Any, binding: Binding) -> dict[str, tuple[int, int]]:
    """Give each padding of the root the length that its position asks for; offset and length of every field there is.

    What a padding holds is kept as far as it reaches; zeros are added.
    """
    position, spans = 0, {}
    for field in binding.root.kind.fields:
        value = getattr(root, field.id, None)
        if value is None:
            continue
        if is_padding(field):
            length = evaluate(evaluator(field.size), root, field.id, pos=position)
            if len(value) != length:
                value = value[:length].ljust(length, b"\0")
                object.__setattr__(root, field.id, value)
        spans[field.id] = position, _field_size(field, binding.root, binding)(root, value)
        position += spans[field.id][1]
    return spans


def offset_of(root: Any, wanted: Any, name: str, binding: Binding) -> int:
    """Where a field of a structure of a complete tree stands in the file, in bytes."""
    waiting = [(root, 0)]
    for o, position in waiting:
        plan = binding.of[type(o)]
        for field in plan.kind.fields:
            if o is wanted and field.id == name:
                return position
            value = getattr(o, field.id, None)
            if value is None:
                continue
            at = position
            for child in value if field.repeat else [value]:
                if type(child) in binding.of:
                    waiting.append((child, at))
                    at += sizes(binding)[type(child)](child)
            position += _field_size(field, plan, binding)(o, value)
    return 0
