"""Errors of the generated classes and of the stream in the terms of the spec, and the place where reading stopped.

The partial tree that a failed read leaves shows the field and its place in the file.
"""

from __future__ import annotations

import reprlib
from typing import Any, NamedTuple

from kaitaistruct import (
    ConsistencyError,
    EndOfStreamError,
    InvalidArgumentError,
    NoTerminatorFoundError,
    ValidationFailedError,
    ValidationGreaterThanError,
    ValidationLessThanError,
    ValidationNotAnyOfError,
    ValidationNotEqualError,
)

from navspec.errors import ReadError
from navspec.spec import Field, Type
from navspec.spec.read_errors import WRONG_COUNT, has_bytes_left
from navspec.tree.classes import Binding, TypePlan
from navspec.tree.runtime import FAILURES


class ErrorText(NamedTuple):
    """A failure as a sentence, with its parts and its kind (see `ReadError`)."""

    message: str
    expected: str
    actual: str
    hint: str
    kind: str = ""


def describe_error(error: BaseException, field: Field | None) -> ErrorText:
    """Describe one of `FAILURES` at a field."""
    if isinstance(error, EndOfStreamError):
        missing = isinstance(error, NoTerminatorFoundError)
        expected = "a zero that ends the text" if missing else f"{error.bytes_needed} bytes"
        remaining = f"{error.bytes_available} bytes left"
        return ErrorText(
            "the file ends too early", expected, remaining, "The file is cut short, or its counts are wrong", "end"
        )
    if isinstance(error, ValidationFailedError):
        expected, actual = _expected(error, field), format_value(vars(error)["actual"])
        message = f"expected {expected}, found {actual}"
        if field and isinstance(error, ValidationGreaterThanError) and has_bytes_left(field.valid["max"]):
            return ErrorText(message, expected, actual, WRONG_COUNT, "count")
        return ErrorText(message, expected, actual, "The file is damaged, or of another format", "value")
    if isinstance(error, InvalidArgumentError):
        return ErrorText(
            "a length is negative", "0 or more bytes", str(error), "The file is damaged, or of another format"
        )
    if isinstance(error, MemoryError):
        return ErrorText("not enough memory", "", "", "Read the file in parts, or on a larger machine")
    return ErrorText("the file contradicts itself", "", f"{type(error).__name__}: {error}", "The file is damaged")


def _expected(error: ValidationFailedError, field: Field | None) -> str:
    if isinstance(error, ValidationNotEqualError):
        return format_value(error.expected)
    if isinstance(error, ValidationLessThanError):
        return f"at least {format_value(error.min)}"
    if isinstance(error, ValidationGreaterThanError):
        return f"at most {format_value(error.max)}"
    if field and isinstance(error, ValidationNotAnyOfError):
        return f"one of {', '.join(map(format_value, field.valid['any_of']))}"
    return "what the spec allows"


def format_value(value: Any) -> str:
    """Return a value as readable text of limited length."""
    if isinstance(value, bytes | bytearray):
        more = f" and {len(value) - 16:,} more" if len(value) > 16 else ""
        return f"bytes {value[:16].hex(' ')}{more}"
    if isinstance(value, int) and not isinstance(value, bool):
        return f"{value:,}" if value.bit_length() <= 64 else f"a number of {value.bit_length():,} bits"
    plain = value is None or isinstance(value, float | str | bool)
    return reprlib.repr(value) if plain else f"an object of class {type(value).__name__}"


def invalid_field(error: ValidationFailedError, kind: Type) -> Field:
    """Return the field of a type whose `valid` failed; `src_path` ends with its number."""
    return kind.fields[int(str(error.src_path).rpartition("/")[2])]


def describe_inconsistency(error: ConsistencyError, field: Field | None) -> str:
    """Describe why a generated `_check`, or the generated writer, rejects a field."""
    if field and field.repeat and field.repeat.until is not None:
        return f"the list must end with its only record whose {field.repeat.field} is {field.repeat.until}"
    if field and field.terminator is not None:
        return f"the byte {field.terminator} at {error.actual} would end the text"
    if field and field.repeat:
        return f"the list has {format_value(error.actual)} elements where {format_value(error.expected)} are expected"
    if field and field.kind in ("bytes", "switch"):
        return f"expected {format_value(error.expected)} bytes, found {format_value(error.actual)}"
    return f"expected {format_value(error.expected)}, found {format_value(error.actual)}"


def locate_error(error: BaseException, root: Any, binding: Binding) -> ReadError:
    """Return the error of the library for one of `FAILURES`, which was raised while `root` was read."""
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
        failing = invalid_field(error, plan.kind)
        length = _bytes_read(failing, plan)
        offset -= length
        path += _step(failing, len(getattr(o, failing.id)) - 1 if failing.repeat else None)
    elif plan.kind.bits and isinstance(error, EndOfStreamError):
        read = _bytes_of_bits(plan, _last_set(o, plan))
        offset, length = offset - read, error.bytes_available + read
        error = EndOfStreamError("", plan.kind.size, length)
    elif o._dirty:
        failing, index = _next_field(o, plan)
        length = error.bytes_available if isinstance(error, EndOfStreamError) else 0
        path += _step(failing, index) if failing else ""
    message, expected, actual, hint, kind = describe_error(error, failing)
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


def _last_set(o: Any, plan: TypePlan) -> int:
    """Return the number of the last field that has a value, -1 if none has."""
    values = vars(o)
    return max((i for i, field in enumerate(plan.kind.fields) if values.get(field.id) is not None), default=-1)


def _unfinished(o: Any, binding: Binding) -> tuple[Field, int | None, Any] | None:
    """Return the structure inside `o` whose reading was not finished: field, index in its list, structure."""
    plan = binding.of[type(o)]
    last = _last_set(o, plan)
    if last < 0:
        return None
    field = plan.kind.fields[last]
    value = getattr(o, field.id)
    is_list = isinstance(value, list) and len(value) > 0
    child: Any = value[-1] if is_list else value
    if type(child) not in binding.of or not child._dirty:
        return None
    return field, len(value) - 1 if is_list else None, child


def _next_field(o: Any, plan: TypePlan) -> tuple[Field | None, int | None]:
    """Return the field that was to be read next, and its next index if it is a list."""
    last = _last_set(o, plan)
    if last >= 0 and plan.kind.fields[last].repeat and not _is_full(o, plan, plan.kind.fields[last]):
        return plan.kind.fields[last], len(getattr(o, plan.kind.fields[last].id))
    for field in plan.kind.fields[last + 1 :]:
        try:
            if field.id not in plan.present or plan.present[field.id](o):
                return field, None
        except FAILURES:
            return field, None
    return None, None


def _is_full(o: Any, plan: TypePlan, field: Field) -> bool:
    values = getattr(o, field.id)
    if field.repeat and field.repeat.until is not None:
        return bool(values) and getattr(values[-1], field.repeat.field) == field.repeat.until
    if field.repeat and field.repeat.to_end:
        return False
    try:
        return len(values) >= plan.counts[field.id](o)
    except FAILURES:
        return False


def _bytes_read(field: Field, plan: TypePlan) -> int:
    """Return the number of bytes that were read for a field which has `valid`."""
    return _bytes_of_bits(plan, plan.kind.fields.index(field)) if field.kind == "bits" else field.size


def _bytes_of_bits(plan: TypePlan, last: int) -> int:
    """Return the bytes of a bit run that are read once the field of this number is read."""
    return (sum(field.width for field in plan.kind.fields[: last + 1]) + 7) // 8
