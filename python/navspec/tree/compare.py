"""The first field in which two trees differ."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from navspec.spec import Field
from navspec.tree.classes import Binding, Nested, Plan, values_of
from navspec.tree.stream import float_bytes

Difference = Callable[[Any, Any], str | None]


def difference(these: list[Any], those: list[Any], binding: Binding) -> tuple[Any, str] | None:
    """The structure of `these` and its field that `those`, gathered in the same way, hold otherwise.

    Numbers are the same if the same bits store them.
    """
    differ = binding.by_class(_difference)
    for this, that in zip(these, those, strict=False):  # a list of another length is found before what follows it
        if field := differ[type(this)](this, that):
            return this, field
    return None


def _difference(plan: Plan, _: Binding) -> Difference:
    holders = {each.id for each in plan.nested}
    fields = tuple(each for each in plan.kind.fields if each.id not in holders)
    get = values_of([each.id for each in fields])

    def differ(this: Any, that: Any) -> str | None:
        values, others = get(this), get(that)
        if values != others:
            for field, a, b in zip(fields, values, others, strict=True):
                if not _same(field, a, b):
                    return field.id
        for each in plan.nested:
            if not _alike(each, getattr(this, each.id, None), getattr(that, each.id, None)):
                return each.id
        return None

    return differ


def _same(field: Field, a: Any, b: Any) -> bool:
    if field.kind != "float" or a is None or b is None:
        return a == b
    if not field.repeat:
        return float_bytes(a, field.size) == float_bytes(b, field.size)
    return [float_bytes(x, field.size) for x in a] == [float_bytes(x, field.size) for x in b]


def _alike(holder: Nested, a: Any, b: Any) -> bool:
    """Whether there are as many structures of the same classes; what they hold is compared in their turn."""
    if type(a) is not type(b):
        return False
    if isinstance(a, list):
        return len(a) == len(b) and (
            not holder.is_switch or all(_alike(holder, x, y) for x, y in zip(a, b, strict=True))
        )
    return type(a) in holder.classes or a == b
