"""Bytes of a file that are computed from the rest of it: a checksum, and a repeat fill (`-echo`: bytes that repeat those
before them).

Both planes first join a file with its stored bytes, and then have the derived bytes written here. The state that was
read decides: a file without changes is written back as it was, damage included.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from navspec.errors import WriteError
from navspec.spec import Field, Spec

Spans = Mapping[str, tuple[int, int]]
"""Offset and length of fields of the root by name."""

FARTHEST = 64 * 1024 * 1024
"""Bytes that a description may have a file filled to."""


@dataclass(frozen=True, slots=True)
class DerivedState:
    """State of the derived bytes of a file when it was read; the defaults are the state of a new file.

    Attributes
    ----------
    end : int, optional
        Offset to which the repeat fill extends; None where the fill makes the file as long as its format requires.
    follows : bool
        Whether the fill follows its rule, and is written again.
    digest : str
        SHA-256 of the file where its checksum is wrong, or the algorithm is unknown; else empty.
    expected : int, optional
        The right checksum; None where that is not known.
    is_kept : bool
        Whether a wrong checksum stays as it is, even where the file has changed.
    """

    end: int | None = None
    follows: bool = True
    digest: str = ""
    expected: int | None = None
    is_kept: bool = False

    def facts(self) -> dict[str, Any]:
        """Return the differences from the state of a new file, as JSON; `from_facts` reads it."""
        members = {
            field.name: getattr(self, field.name) for field in fields(self) if field.name not in ("expected", "is_kept")
        }
        return {name: value for name, value in members.items() if value != getattr(NEW_FILE_STATE, name)}

    @classmethod
    def from_facts(cls, facts: Any) -> DerivedState:
        """Return the state that such JSON describes; raises `ValueError` for anything else."""
        kinds = {"end": int, "follows": bool, "digest": str}
        if not isinstance(facts, dict) or any(type(value) is not kinds.get(name) for name, value in facts.items()):
            raise ValueError(f"a seal is an object with {', '.join(kinds)}")
        if not 0 <= facts.get("end", 0) <= FARTHEST:
            raise ValueError(f"a file cannot be filled to {facts['end']:,} bytes, {FARTHEST:,} is the limit")
        return cls(**facts)


NEW_FILE_STATE = DerivedState()


@dataclass(frozen=True, slots=True)
class DerivedLayout:
    """Derived fields of a root, with the values of their annotations.

    Attributes
    ----------
    echo, checksum : Field, optional
        The fields: repeat fill and checksum.
    distance, size : int
        Bytes from one byte to its repetition, and of a whole new file.
    start : int
        First byte that the checksum covers.
    until : str
        Field before which the checksum ends; empty where the algorithm is unknown.
    names : tuple of str
        Fields whose offsets are needed.
    after_echo : frozenset of str
        Fields after the repeat fill, which move with its end.
    """

    echo: Field | None
    distance: int
    size: int
    checksum: Field | None
    start: int
    until: str
    names: tuple[str, ...]
    after_echo: frozenset[str]


class CompletedFile(NamedTuple):
    """A file with its derived bytes, the derived values by field, and the new state."""

    data: bytes
    values: dict[str, Any]
    state: DerivedState


@cache
def derived_layout(spec: Spec) -> DerivedLayout | None:
    """Return the derived fields of a format; None where it has none."""
    order = spec.root.fields
    echo = next((field for field in order if "echo" in field.notes), None)
    checksum = next((field for field in order if "checksum" in field.notes), None)
    if echo is None and checksum is None:
        return None
    repeats = echo.notes["echo"] if echo else {"distance": 0, "size": 0}
    sums = checksum.notes["checksum"] if checksum else {}
    until = sums.get("until", "")
    return DerivedLayout(
        echo=echo,
        distance=repeats["distance"],
        size=repeats["size"],
        checksum=checksum,
        start=sums.get("from", 0),
        until=until,
        names=tuple({field.id: None for field in order if field in (echo, checksum) or field.id == until}),
        after_echo=frozenset(field.id for field in order[order.index(echo) + 1 :]) if echo else frozenset(),
    )


def derived_fields(spec: Spec) -> frozenset[str]:
    """Return the names of the derived fields of the root: checksum and repeat fill."""
    layout = derived_layout(spec)
    return frozenset(field.id for field in (layout.checksum, layout.echo) if field) if layout else frozenset()


def read_derived_state(data: bytes | bytearray | memoryview, spans: Spans, layout: DerivedLayout) -> DerivedState:
    """Return the state of the derived bytes of a file that was read."""
    end, follows, expected, digest = None, True, None, ""
    if layout.echo:
        at, length = spans[layout.echo.id]
        end = None if len(data) == layout.size else at + length
        follows = memoryview(data)[at : at + length] == _repeated(memoryview(data)[:at], layout.distance, length)
    if layout.checksum:
        at, length = spans[layout.checksum.id]
        if layout.until:
            expected = _sum32(data, layout.start, spans[layout.until][0])
        if expected is None or data[at : at + length] != _stored(expected, layout.checksum):
            digest = _digest(data)
    return DerivedState(end, follows, digest, expected)


def write_derived_bytes(
    data: bytes, spans: Spans, layout: DerivedLayout, state: DerivedState, *, keep_padding: bool = False
) -> CompletedFile:
    """Write the repeat fill and the checksum of a file.

    Parameters
    ----------
    data : bytes
        The file with its stored bytes.
    spans : mapping
        Offsets and lengths of the fields in `layout.names`.
    layout : DerivedLayout
        The derived fields of the format.
    state : DerivedState
        The state that was read.
    keep_padding : bool
        Whether the bytes of the repeat fill stay as they are, except for their number.

    Raises
    ------
    WriteError
        The repeat fill has no room left, or the file has changed and the algorithm of its checksum is unknown.
    """
    values: dict[str, Any] = {}
    shift = 0
    if layout.echo:
        at, length = spans[layout.echo.id]
        room = _room(len(data), at, length, layout, state)
        is_kept = keep_padding or (not state.follows and room == length)
        before = data[: at + min(room, length)] if is_kept else data[:at]
        filled = before + _repeated(before, layout.distance, at + room - len(before))
        values[layout.echo.id] = filled[at:]
        data = filled + data[at + length :]
        shift = room - length
        state = state if is_kept else replace(state, follows=True)
    if layout.checksum:
        places = {name: at + shift * (name in layout.after_echo) for name, (at, _) in spans.items()}
        data, number = _summed(data, places, layout.checksum, layout, state)
        values |= number
    return CompletedFile(data, values, state)


def _room(size: int, at: int, length: int, layout: DerivedLayout, state: DerivedState) -> int:
    """Return the number of bytes of the repeat fill."""
    assert layout.echo
    end = layout.size - (size - at - length) if state.end is None else state.end
    if end < at:
        raise WriteError(
            f"the bytes before this are {at - end:,} bytes too long for a file of {end + size - at - length:,} bytes; "
            "take as many out",
            pointer=f"/{layout.echo.id}",
        )
    return end - at


def _repeated(before: bytes | memoryview, distance: int, count: int) -> bytes:
    """Return `count` bytes that repeat the last `distance` ones before them; zeros precede the first byte."""
    pattern = bytes(before[max(0, len(before) - distance) :]).rjust(distance, b"\0")
    return (pattern * (count // distance + 1))[:count]


def _summed(
    data: bytes, places: Mapping[str, int], field: Field, layout: DerivedLayout, state: DerivedState
) -> tuple[bytes, dict[str, int]]:
    """Return the file with its checksum, and the checksum by its name.

    A wrong checksum that was read stays where the file is unchanged or the state keeps it; without a value in that
    case.
    """
    if state.digest and ((state.is_kept and layout.until) or state.digest == _digest(data)):
        return data, {}
    if not layout.until:
        what = "a value differs from the file that was read" if state.digest else "the file is a new one"
        raise WriteError(
            f"{what}, and the algorithm of this hash is unknown: such files can be read, but not edited",
            pointer=f"/{field.id}",
        )
    number = _sum32(data, layout.start, places[layout.until])
    stored = _stored(number, field)
    at = places[field.id]
    return data[:at] + stored + data[at + len(stored) :], {field.id: number}


def _sum32(data: bytes | bytearray | memoryview, start: int, end: int) -> int:
    """Return the sum of bytes modulo 2^32."""
    return int(np.frombuffer(memoryview(data)[start:end], np.uint8).sum(dtype=np.uint32))


def _stored(number: int, field: Field) -> bytes:
    return number.to_bytes(field.size, "little" if field.endian == "le" else "big")


def _digest(data: bytes | bytearray | memoryview) -> str:
    return hashlib.sha256(data).hexdigest()
