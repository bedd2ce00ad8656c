"""Where reading stopped: the partial tree that a failed read leaves tells the field and its place in the file."""

from __future__ import annotations

from typing import Any

from kaitaistruct import EndOfStreamError, ValidationFailedError

from navspec.errors import ReadError
from navspec.spec import Field
from navspec.tree.classes import Binding, Plan
from navspec.tree.faults import FAILURES, validated, words


def located(error: BaseException, root: Any, binding: Binding) -> ReadError:
    """The error of the library for one of `FAILURES`, which came up while `root` was read."""
    o, start, path = root, 0, ""
    while inner := _unfinished(o, binding):
        field, index, child = inner
        if child._io is not o._io:
            start += o._io.pos() - child._io.size()
        path += _step(field, index)
        o = child
    plan = binding.of[type(o)]
    offset, length, failing = start + o._io.pos(), 0, None
    if isinstance(error, ValidationFailedError):
        failing = validated(error, plan.kind)
        length = _stored(failing, plan)
        offset -= length
        path += _step(failing, len(getattr(o, failing.id)) - 1 if failing.repeat else None)
    elif plan.kind.bits and isinstance(error, EndOfStreamError):
        read = _bytes_of_bits(plan, _last(o, plan))
        offset, length = offset - read, error.bytes_available + read
        error = EndOfStreamError("", plan.kind.size, length)
    elif o._dirty:
        failing, index = _next(o, plan)
        length = error.bytes_available if isinstance(error, EndOfStreamError) else 0
        path += _step(failing, index) if failing else ""
    message, expected, actual, hint, kind = words(error, failing)
    return ReadError(
        message,
        kind=kind,
        format=binding.spec.id,
        pointer=path,
        offset=offset,
        length=length,
        expected=expected,
        actual=actual,
        hint=hint,
    )


def _step(field: Field, index: int | None) -> str:
    return f"/{field.id}" if index is None else f"/{field.id}/{index}"


def _last(o: Any, plan: Plan) -> int:
    """Number of the last field that has a value, -1 if none has."""
    values = vars(o)
    return max((i for i, each in enumerate(plan.kind.fields) if values.get(each.id) is not None), default=-1)


def _unfinished(o: Any, binding: Binding) -> tuple[Field, int | None, Any] | None:
    """The structure inside `o` whose reading was not finished: field, index in its list, structure."""
    plan = binding.of[type(o)]
    last = _last(o, plan)
    if last < 0:
        return None
    field = plan.kind.fields[last]
    value = getattr(o, field.id)
    is_list = isinstance(value, list) and len(value) > 0
    child: Any = value[-1] if is_list else value
    if type(child) not in binding.of or not child._dirty:
        return None
    return field, len(value) - 1 if is_list else None, child


def _next(o: Any, plan: Plan) -> tuple[Field | None, int | None]:
    """The field that was to be read next, and its next index where that is a list."""
    last = _last(o, plan)
    if last >= 0 and plan.kind.fields[last].repeat and not _is_full(o, plan, plan.kind.fields[last]):
        return plan.kind.fields[last], len(getattr(o, plan.kind.fields[last].id))
    for field in plan.kind.fields[last + 1 :]:
        try:
            if field.id not in plan.present or plan.present[field.id](o):
                return field, None
        except FAILURES:
            return field, None
    return None, None


def _is_full(o: Any, plan: Plan, field: Field) -> bool:
    values = getattr(o, field.id)
    if field.repeat and field.repeat.until is not None:
        return bool(values) and getattr(values[-1], field.repeat.field) == field.repeat.until
    if field.repeat and field.repeat.to_end:
        return False
    try:
        return len(values) >= plan.counts[field.id](o)
    except FAILURES:
        return False


def _stored(field: Field, plan: Plan) -> int:
    """Bytes that were read for a field which has `valid`."""
    return _bytes_of_bits(plan, plan.kind.fields.index(field)) if field.kind == "bits" else field.size


def _bytes_of_bits(plan: Plan, last: int) -> int:
    """Bytes of a bit run that are read when its field of this number is."""
    return (sum(field.width for field in plan.kind.fields[: last + 1]) + 7) // 8
