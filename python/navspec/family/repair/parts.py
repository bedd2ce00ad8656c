"""Parts that can be copied from another file of the format, and a finder of them in damaged files."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from itertools import islice

from navspec.columns import Tables, read
from navspec.errors import NoSuchPart, ReadError
from navspec.spec import Field

_MOST_TRIALS = 2_000
"""Most reads of a trial to find the parts of one file; the search then stops."""
_MOST_MARKS = 64
"""Most marks after a damaged part that are tried as the beginning of the next undamaged one."""


@dataclass(frozen=True, slots=True)
class PartLayout:
    """The parts of files of some formats: each begins with a mark, and its layout determines its length.

    Attributes
    ----------
    formats : tuple of str
        Ids of the formats.
    mark : bytes
        First bytes of every part.
    end_field : str
        The field of the root after the last part.
    require_fit : callable
        `require_fit(own, donor, taken)` raises `NavspecError` if the rest of one file does not fit the donor, from
        which some parts are taken.
    find_companions : callable
        `find_companions(own, donor, taken)` returns the parts that must be taken as well, with the reasons.
    recognise : callable
        `recognise(data)` returns the id of the format that bytes certainly have, however damaged; empty if uncertain.
    """

    formats: tuple[str, ...]
    mark: bytes
    end_field: str
    require_fit: Callable[[Tables, Tables, Collection[str]], None]
    find_companions: Callable[[Tables, Tables, Collection[str]], Mapping[str, str]]
    recognise: Callable[[bytes | bytearray], str]


@dataclass(slots=True)
class RecoveredParts:
    """The parts found in a file.

    - whole: The bytes of parts that can be read, by name and in file order, each with the right mark.
    - repaired: Names of parts with only a damaged mark.
    - end: Offset after the last part; None if that was not found.
    """

    whole: dict[str, bytes] = field(default_factory=dict)
    repaired: list[str] = field(default_factory=list)
    end: int | None = None


class PartFinder:
    """Splits files into their parts, by the example of an undamaged file.

    The extent of a part is found by reading it after the parts of the undamaged file that come before it.
    """

    def __init__(self, parts: PartLayout, model: Tables, data: bytes | bytearray) -> None:
        self.parts, self.model, self.data = parts, model, bytes(data)
        self.names, self.firsts = _find_part_fields(parts, model)
        ends = (*self.firsts, parts.end_field)
        self.starts = [model.span("", 0, field_id)[0] for field_id in ends]
        self._trials = 0

    def find_parts(self, data: bytes | bytearray) -> RecoveredParts:
        """Return the undamaged parts of a file. A part of zeros only is damaged, unless the undamaged file has only zeros
        there.
        """
        parts, at, number, self._trials = RecoveredParts(), 0, 0, 0
        while number < len(self.names):
            end = self._end(data, number, at)
            if end is None:
                number, at = self._next(data, number, at)
                continue
            name, mark = self.names[number], self.parts.mark
            if data[at : at + len(mark)] != mark:
                parts.repaired.append(name)
            if any(content := bytes(data[at + len(mark) : end])) or not any(self._content(number)):
                parts.whole[name] = mark + content
            at, number = end, number + 1
            parts.end = end if number == len(self.names) else None
        return parts

    def _content(self, number: int) -> bytes:
        """Return the bytes after the mark of a part in the undamaged file."""
        return self.data[self.starts[number] + len(self.parts.mark) : self.starts[number + 1]]

    def _next(self, data: bytes | bytearray, number: int, at: int) -> tuple[int, int]:
        """Return the next undamaged part and its offset; the number of parts if there is none."""
        marks = (match.start() for match in re.finditer(re.escape(self.parts.mark), memoryview(data)[at + 1 :]))
        for mark in islice(marks, _MOST_MARKS):
            start = at + 1 + mark
            for later in range(number, len(self.names)):
                if (later > number or start > at) and self._end(data, later, start) is not None:
                    return later, start
        return len(self.names), at

    def _end(self, data: bytes | bytearray, number: int, at: int) -> int | None:
        """Return the end of the part at an offset; None if there is none, or no other part begins at its end."""
        end = self._length(data, number, at)
        if end is None or number + 1 == len(self.names):
            return end
        mark = self.parts.mark
        next_bytes = data[end : end + len(mark)]
        if 2 * sum(actual == expected for actual, expected in zip(next_bytes, mark, strict=False)) > len(mark):
            return end
        behind = self._length(data, number + 1, end)
        if behind is None or (number + 2 < len(self.names) and data[behind : behind + len(mark)] != mark):
            return None
        return end

    def _length(self, data: bytes | bytearray, number: int, at: int) -> int | None:
        """Return the end of the layout of the part at an offset; None if it cannot be read.

        Later marks are replaced, so that reading stops after the part.
        """
        self._trials += 1
        if self._trials > _MOST_TRIALS:
            return None
        mark, start, size = self.parts.mark, self.starts[number], len(self.data)
        rest = bytes(data[at + len(mark) : at + size]).replace(mark, mark[::-1])
        trial = (self.data[:start] + mark + rest)[:size].ljust(size, b"\0")
        try:
            tables = read(trial, self.model.spec, decisions=self.model.decisions)
        except ReadError as error:
            if number + 1 == len(self.names) or error.pointer.split("/")[1:2] != [self.firsts[number + 1]]:
                return None
            end = at + error.offset - start
        else:
            end = at + tables.span("", 0, self.parts.end_field)[0] - start
        return end if end <= len(data) else None


def _find_part_fields(parts: PartLayout, model: Tables) -> tuple[list[str], list[str]]:
    """Return the names of the parts, and the first field of each. A part that is only its mark is a structure with the
    mark in it.
    """
    names, firsts = list[str](), list[str]()
    for part_field in _fields_before(model, parts.end_field):
        inner = (
            model.spec.type_of(part_field).fields[0] if part_field.kind == "struct" and not part_field.repeat else None
        )
        if part_field.contents == parts.mark:
            firsts.append(part_field.id)
        elif inner and inner.contents == parts.mark:
            firsts.append(part_field.id)
            names.append(part_field.id)
        elif len(names) < len(firsts):
            names.append(part_field.id)
    return names, firsts


def _fields_before(model: Tables, behind: str) -> list[Field]:
    """Return the fields of the root before another one, except fields that this file does not store."""
    fields = model.spec.root.fields
    before = fields[: [root_field.id for root_field in fields].index(behind)]
    return [root_field for root_field in before if _is_stored(model, root_field.id)]


def _is_stored(model: Tables, field: str) -> bool:
    try:
        model.span("", 0, field)
    except NoSuchPart:
        return False
    return True
