"""Bytes that follow from the rest of a file: a checksum, and bytes that repeat those before them.

Both planes join a file first as it stands, and then have it sealed here. What was read decides: a file that nobody
changed comes back as it was, damage included.
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
class Seal:
    """What a file remembers of its sealed bytes from being read; the defaults are those of a new file.

    Attributes
    ----------
    end : int, optional
        Offset to which the repeating bytes fill the file; None where that makes it as long as its format says.
    follows : bool
        Whether those bytes follow their rule, and are filled in anew.
    digest : str
        SHA-256 of the file where its checksum is wrong, or nobody can compute it; else empty.
    expected : int, optional
        What the checksum should have been; None where that is not known.
    is_kept : bool
        Whether a wrong checksum stays as it is, even where the file has changed.
    """

    end: int | None = None
    follows: bool = True
    digest: str = ""
    expected: int | None = None
    is_kept: bool = False

    def facts(self) -> dict[str, Any]:
        """What is other than in a new file, as JSON; `from_facts` reads it."""
        given = {
            field.name: getattr(self, field.name) for field in fields(self) if field.name not in ("expected", "is_kept")
        }
        return {name: value for name, value in given.items() if value != getattr(NEW, name)}

    @classmethod
    def from_facts(cls, facts: Any) -> Seal:
        """What such JSON describes; raises `ValueError` where it is none."""
        kinds = {"end": int, "follows": bool, "digest": str}
        if not isinstance(facts, dict) or any(type(value) is not kinds.get(name) for name, value in facts.items()):
            raise ValueError(f"a seal is an object with {', '.join(kinds)}")
        if not 0 <= facts.get("end", 0) <= FARTHEST:
            raise ValueError(f"a file cannot be filled to {facts['end']:,} bytes, {FARTHEST:,} is the limit")
        return cls(**facts)


NEW = Seal()


@dataclass(frozen=True, slots=True)
class Sealing:
    """The sealed fields of a root, with what their annotations say.

    Attributes
    ----------
    echo, checksum : Field, optional
        The fields.
    distance, size : int
        Bytes from one byte to its repetition, and of a whole new file.
    start : int
        First byte that the checksum covers.
    until : str
        Field before which it ends; empty where nobody knows how it is computed.
    names : tuple of str
        Fields whose places have to be known.
    behind : frozenset of str
        Those that move with the end of the echo.
    """

    echo: Field | None
    distance: int
    size: int
    checksum: Field | None
    start: int
    until: str
    names: tuple[str, ...]
    behind: frozenset[str]


class Sealed(NamedTuple):
    """A file with all that follows from the rest of it, those values by field, and what it is to remember."""

    data: bytes
    values: dict[str, Any]
    seal: Seal


@cache
def sealing_of(spec: Spec) -> Sealing | None:
    """What of a format is sealed; None where nothing is."""
    order = spec.root.fields
    echo = next((each for each in order if "echo" in each.notes), None)
    checksum = next((each for each in order if "checksum" in each.notes), None)
    if echo is None and checksum is None:
        return None
    repeats = echo.notes["echo"] if echo else {"distance": 0, "size": 0}
    sums = checksum.notes["checksum"] if checksum else {}
    until = sums.get("until", "")
    return Sealing(
        echo=echo,
        distance=repeats["distance"],
        size=repeats["size"],
        checksum=checksum,
        start=sums.get("from", 0),
        until=until,
        names=tuple({each.id: None for each in order if each in (echo, checksum) or each.id == until}),
        behind=frozenset(each.id for each in order[order.index(echo) + 1 :]) if echo else frozenset(),
    )


def sealed_fields(spec: Spec) -> frozenset[str]:
    """Fields of the root that follow from all the rest of a file."""
    sealing = sealing_of(spec)
    return frozenset(each.id for each in (sealing.checksum, sealing.echo) if each) if sealing else frozenset()


def looked_at(data: bytes | bytearray | memoryview, spans: Spans, sealing: Sealing) -> Seal:
    """How a file that was read is sealed."""
    end, follows, expected, digest = None, True, None, ""
    if sealing.echo:
        at, length = spans[sealing.echo.id]
        end = None if len(data) == sealing.size else at + length
        follows = memoryview(data)[at : at + length] == _repeated(memoryview(data)[:at], sealing.distance, length)
    if sealing.checksum:
        at, length = spans[sealing.checksum.id]
        if sealing.until:
            expected = _sum32(data, sealing.start, spans[sealing.until][0])
        if expected is None or data[at : at + length] != _stored(expected, sealing.checksum):
            digest = _digest(data)
    return Seal(end, follows, digest, expected)


def sealed(data: bytes, spans: Spans, sealing: Sealing, seal: Seal, *, keep_padding: bool = False) -> Sealed:
    """Fill in what follows from the rest of a file.

    Parameters
    ----------
    data : bytes
        The file as it stands.
    spans : mapping
        Places of the fields in `sealing.names`.
    sealing : Sealing
        What of the format is sealed.
    seal : Seal
        What the file remembers.
    keep_padding : bool
        Whether bytes that should repeat others stay as they are, but for their number.

    Raises
    ------
    WriteError
        The repeating bytes have no room left, or the file has changed and nobody can compute its checksum.
    """
    values: dict[str, Any] = {}
    shift = 0
    if sealing.echo:
        at, length = spans[sealing.echo.id]
        room = _room(len(data), at, length, sealing, seal)
        is_kept = keep_padding or (not seal.follows and room == length)
        before = data[: at + min(room, length)] if is_kept else data[:at]
        filled = before + _repeated(before, sealing.distance, at + room - len(before))
        values[sealing.echo.id] = filled[at:]
        data = filled + data[at + length :]
        shift = room - length
        seal = seal if is_kept else replace(seal, follows=True)
    if sealing.checksum:
        places = {name: at + shift * (name in sealing.behind) for name, (at, _) in spans.items()}
        data, number = _summed(data, places, sealing.checksum, sealing, seal)
        values |= number
    return Sealed(data, values, seal)


def _room(size: int, at: int, length: int, sealing: Sealing, seal: Seal) -> int:
    """Bytes that the echo has to fill."""
    assert sealing.echo
    end = sealing.size - (size - at - length) if seal.end is None else seal.end
    if end < at:
        raise WriteError(
            f"what stands before this is {at - end:,} bytes too long for a file of {end + size - at - length:,} bytes; "
            "take as many out",
            pointer=f"/{sealing.echo.id}",
        )
    return end - at


def _repeated(before: bytes | memoryview, distance: int, count: int) -> bytes:
    """The bytes that repeat, for as long as is asked, the last ones before them; zeros stand before the first byte."""
    pattern = bytes(before[max(0, len(before) - distance) :]).rjust(distance, b"\0")
    return (pattern * (count // distance + 1))[:count]


def _summed(
    data: bytes, places: Mapping[str, int], field: Field, sealing: Sealing, seal: Seal
) -> tuple[bytes, dict[str, int]]:
    """The file with its checksum, unless it was read with another one, and is unchanged or keeps that; and that by its name."""
    if seal.digest and ((seal.is_kept and sealing.until) or seal.digest == _digest(data)):
        return data, {}
    if not sealing.until:
        what = "a value of it is another one than in the file that was read" if seal.digest else "the file is a new one"
        raise WriteError(
            f"{what}, and nobody knows how this hash of a file is computed: such files can be read, but not edited",
            pointer=f"/{field.id}",
        )
    number = _sum32(data, sealing.start, places[sealing.until])
    stored = _stored(number, field)
    at = places[field.id]
    return data[:at] + stored + data[at + len(stored) :], {field.id: number}


def _sum32(data: bytes | bytearray | memoryview, start: int, end: int) -> int:
    """The sum of bytes modulo 2^32."""
    return int(np.frombuffer(memoryview(data)[start:end], np.uint8).sum(dtype=np.uint32))


def _stored(number: int, field: Field) -> bytes:
    return number.to_bytes(field.size, "little" if field.endian == "le" else "big")


def _digest(data: bytes | bytearray | memoryview) -> str:
    return hashlib.sha256(data).hexdigest()
