"""What the generated classes and the stream raise, in the words of the spec."""

from __future__ import annotations

import reprlib
import struct
from typing import Any, NamedTuple

from kaitaistruct import (
    ConsistencyError,
    EndOfStreamError,
    InvalidArgumentError,
    KaitaiStructError,
    NoTerminatorFoundError,
    ValidationFailedError,
    ValidationGreaterThanError,
    ValidationLessThanError,
    ValidationNotAnyOfError,
    ValidationNotEqualError,
)

from navspec.spec import Field, Type

FAILURES = (
    *(KaitaiStructError, ConsistencyError, EOFError, struct.error),
    *(ArithmeticError, AttributeError, LookupError, MemoryError, RecursionError, TypeError, ValueError),
)
"""Everything that generated code can raise over odd bytes or odd objects."""


class Words(NamedTuple):
    """A failure as a sentence, what its parts are, and of which kind it is (see `ReadError`)."""

    message: str
    expected: str
    actual: str
    hint: str
    kind: str = ""


def words(error: BaseException, field: Field | None) -> Words:
    """Say what one of `FAILURES` means at a field."""
    if isinstance(error, EndOfStreamError):
        missing = isinstance(error, NoTerminatorFoundError)
        expected = "a zero that ends the text" if missing else f"{error.bytes_needed} bytes"
        left = f"{error.bytes_available} bytes left"
        return Words("the file ends too early", expected, left, "The file is cut short, or its counts are wrong", "end")
    if isinstance(error, ValidationFailedError):
        expected, actual = _expected(error, field), shown(vars(error)["actual"])
        message = f"{actual} stands where {expected} is expected"
        return Words(message, expected, actual, "The file is damaged, or of another format", "value")
    if isinstance(error, InvalidArgumentError):
        return Words("a length is negative", "0 or more bytes", str(error), "The file is damaged, or of another format")
    if isinstance(error, MemoryError):
        return Words("not enough memory", "", "", "Read the file in parts, or on a larger machine")
    return Words("the file contradicts itself", "", f"{type(error).__name__}: {error}", "The file is damaged")


def _expected(error: ValidationFailedError, field: Field | None) -> str:
    if isinstance(error, ValidationNotEqualError):
        return shown(error.expected)
    if isinstance(error, ValidationLessThanError):
        return f"at least {shown(error.min)}"
    if isinstance(error, ValidationGreaterThanError):
        return f"at most {shown(error.max)}"
    if field and isinstance(error, ValidationNotAnyOfError):
        return f"one of {', '.join(map(shown, field.valid['any_of']))}"
    return "what the spec allows"


def shown(value: Any) -> str:
    """A value for people, never long."""
    if isinstance(value, bytes | bytearray):
        more = f" and {len(value) - 16:,} more" if len(value) > 16 else ""
        return f"bytes {value[:16].hex(' ')}{more}"
    if isinstance(value, int) and not isinstance(value, bool):
        return f"{value:,}" if value.bit_length() <= 64 else f"a number of {value.bit_length():,} bits"
    plain = value is None or isinstance(value, float | str | bool)
    return reprlib.repr(value) if plain else f"an object of class {type(value).__name__}"


def validated(error: ValidationFailedError, kind: Type) -> Field:
    """The field of a type whose `valid` failed; `src_path` ends with its number."""
    return kind.fields[int(str(error.src_path).rpartition("/")[2])]


def inconsistent(error: ConsistencyError, field: Field | None) -> str:
    """What a generated `_check`, or the generated writer, holds against a field."""
    if field and field.repeat and field.repeat.until is not None:
        return f"the list must end with its only record whose {field.repeat.field} is {field.repeat.until}"
    if field and field.terminator is not None:
        return f"the byte {field.terminator} at {error.actual} would end the text"
    if field and field.repeat:
        return f"the list has {shown(error.actual)} elements where {shown(error.expected)} are expected"
    if field and field.kind in ("bytes", "switch"):
        return f"{shown(error.actual)} bytes stand where {shown(error.expected)} are expected"
    return f"{shown(error.actual)} stands where {shown(error.expected)} is expected"
