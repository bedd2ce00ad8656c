"""A sample of a format, byte by byte: the field at each place, and its value.

Large samples are shortened: of a list the first elements are shown, and elements with a field that was not shown
before; of
long bytes their begin. Left out parts are counted.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from navspec.columns import Tables
from navspec.places import listing
from navspec.places.place import (
    BytesPlace,
    NumberPlace,
    Place,
    SequencePlace,
    StructurePlace,
    VariableBytesPlace,
    root_place,
)
from navspec.reference.addresses import Anchors
from navspec.report.values import summarise

FIRST = 2
"""Elements of a list that are always shown."""
MOST, BEGIN = 48, 32
"""Bytes of a field that are all shown, and how many of a longer one."""
ROW, HALF = 16, 8


@dataclass(frozen=True)
class NamedBit:
    """A named bit, or some, of a number."""

    name: str
    value: str
    anchor: str


@dataclass(frozen=True)
class DumpPart:
    """A line of the list beside the bytes.

    Attributes
    ----------
    role : str
        `structure`, `field`, or `gap` for left out elements.
    number : int
        Of a field, from 0; -1 for others.
    depth : int
        Number of structures and lists around it.
    name, pointer : str
        Its last step, and the whole path.
    offset, size, shown : int
        Bytes in the file, and how many of them are shown.
    kind : str
        Its colour: `number`, `float`, `flags`, `bytes`, `text`, `unknown`.
    """

    role: str
    number: int
    depth: int
    name: str
    pointer: str
    offset: int
    size: int
    shown: int = 0
    kind: str = ""
    type: str = ""
    value: str = ""
    anchor: str = ""
    bits: tuple[NamedBit, ...] = ()


@dataclass(frozen=True)
class ByteRun:
    """Neighbouring bytes of one field in one half of a row; -1 for the empty ones before and after."""

    number: int
    text: str
    kind: str = ""


@dataclass(frozen=True)
class DumpRow:
    """A row of the dump: two halves and its letters; or the size of a gap, in words."""

    offset: int
    halves: tuple[tuple[ByteRun, ...], ...] = ()
    letters: str = ""
    gap: str = ""


@dataclass
class Dump:
    """A sample: its size, its parts in file order, the rows of the dump."""

    size: int
    parts: list[DumpPart] = field(default_factory=list)
    lines: list[DumpRow] = field(default_factory=list)

    @property
    def fields(self) -> list[DumpPart]:
        """The parts that own bytes."""
        return [part for part in self.parts if part.role == "field"]


def dump(tables: Tables, data: bytes) -> Dump:
    """Return the dump of a file.

    Raises `ValueError` where fields do not cover the bytes: then the spec or this module is wrong.
    """
    walk = _DumpBuilder(tables)
    walk.structure(root_place(tables), 0)
    if walk.at != len(data):
        raise ValueError(f"{tables.spec.id}: the fields cover {walk.at:,} bytes of {len(data):,}")
    dumped = Dump(len(data), walk.parts)
    dumped.lines = _lines(dumped, data)
    return dumped


class _DumpBuilder:
    """Builder of the parts of a dump, which counts the bytes."""

    def __init__(self, tables: Tables) -> None:
        self.anchors = Anchors(tables.spec)
        self.at, self.parts = 0, list[DumpPart]()
        self.fields = 0
        self.seen: set[str] = set()

    def structure(self, place: StructurePlace, depth: int) -> None:
        """Add all fields of a structure."""
        for name in place.names():
            child = place.child(name)
            assert child is not None
            self.part(child, self.anchors.of(place.type, name), depth)

    def part(self, place: Place, anchor: str, depth: int) -> None:
        """Add a field, or an element of one."""
        if isinstance(place, StructurePlace):
            self.head(place, place.type_name, anchor, depth)
            self.structure(place, depth + 1)
        elif isinstance(place, SequencePlace) and not _is_plain(place):
            self.head(place, place.type_name, anchor, depth)
            self.elements(place, anchor, depth + 1)
        else:
            self.leaf(place, anchor, depth)

    def elements(self, place: SequencePlace, anchor: str, depth: int) -> None:
        """Add the first elements of a list, and elements with new fields; count the others."""
        num_hidden, start = 0, self.at
        for number in range(len(place)):
            item = place.item(number)
            if number < FIRST or self.is_new(item):
                self.gap(place, num_hidden, start, depth)
                self.part(item, anchor, depth)
                num_hidden, start = 0, self.at
            else:
                num_hidden += 1
                self.at += size_of(item)
        self.gap(place, num_hidden, start, depth)

    def is_new(self, place: Place) -> bool:
        """Return whether a part has a field that was not shown before."""
        if isinstance(place, StructurePlace):
            children = ((name, place.child(name)) for name in place.names())
            return any(
                self.anchors.of(place.type, name) not in self.seen or (child is not None and self.is_new(child))
                for name, child in children
            )
        return (
            isinstance(place, SequencePlace) and not _is_plain(place) and len(place) > 0 and self.is_new(place.item(0))
        )

    def gap(self, place: SequencePlace, count: int, start: int, depth: int) -> None:
        """Add a line for elements that are left out."""
        if count:
            words = f"{count:,} more, {self.at - start:,} bytes"
            self.parts.append(DumpPart("gap", -1, depth, "", place.pointer, start, self.at - start, value=words))

    def head(self, place: Place, kind: str, anchor: str, depth: int) -> None:
        """Add the line above the parts of a structure or list."""
        self.seen.add(anchor)
        element = listing.element_name(place)
        self.parts.append(
            DumpPart(
                "structure", -1, depth, place.name, place.pointer, self.at, 0, type=kind, value=element, anchor=anchor
            )
        )

    def leaf(self, place: Place, anchor: str, depth: int) -> None:
        """Add a field with bytes of its own; one without bytes is not shown."""
        self.seen.add(anchor)
        size = size_of(place)
        if size:
            bits = tuple(self.bits(place, anchor)) if isinstance(place, NumberPlace) else ()
            shown = size if size <= MOST else BEGIN
            place_of = (self.fields, depth, place.name, place.pointer, self.at, size, shown)
            description = (listing.byte_kind(place), place.type_name, _format_value(place), anchor, bits)
            self.parts.append(DumpPart("field", *place_of, *description))
            self.fields += 1
        self.at += size

    def bits(self, place: NumberPlace, anchor: str) -> Iterator[NamedBit]:
        """Yield the named bits of a number."""
        for name in place.names():
            bit = place.child(name)
            assert bit is not None
            yield NamedBit(
                name,
                summarise(listing.describe_place(bit)),
                self.anchors.of(place.type, name) if place.type else f"{anchor}.{name}",
            )


def size_of(place: Place) -> int:
    """Return the bytes of a part."""
    if isinstance(place, StructurePlace):
        if place.type.size is not None:
            return place.type.size
        return sum(size_of(child) for name in place.names() if (child := place.child(name)) is not None)
    if isinstance(place, SequencePlace):
        if _is_plain(place):
            return len(place) * size_of(place.item(0)) if len(place) else 0
        return sum(size_of(place.item(number)) for number in range(len(place)))
    if isinstance(place, NumberPlace):
        return place.view.dtype.itemsize
    assert isinstance(place, BytesPlace)
    has_end = isinstance(place, VariableBytesPlace) and place.child_of.kind == "text"
    return len(place.stored) + has_end


def _is_plain(place: SequencePlace) -> bool:
    """Return whether a list contains only numbers, and is shown as one field."""
    return len(place) == 0 or (isinstance(first := place.item(0), NumberPlace) and not first.bits)


def _format_value(place: Place) -> str:
    """Return the value of a field as text."""
    if isinstance(place, SequencePlace):
        shown = [summarise(listing.describe_place(place.item(number))) for number in range(min(len(place), ROW))]
        return ", ".join(shown) + (", …" if len(place) > ROW else "")
    if isinstance(place, NumberPlace) and place.bits:
        return f"0x{int(place.stored):0{2 * place.view.dtype.itemsize}X}"
    return summarise(listing.describe_place(place))


def _lines(dumped: Dump, data: bytes) -> list[DumpRow]:
    """Return the rows of bytes that are shown, and the gaps between them."""
    owner: dict[int, DumpPart] = {
        at: field for field in dumped.fields for at in range(field.offset, field.offset + field.shown)
    }
    lines, end = list[DumpRow](), 0  # end of the bytes shown last
    for start in range(0, len(data), ROW):
        row = range(start, min(start + ROW, len(data)))
        shown = [at for at in row if at in owner]
        if not shown:
            continue
        if start - end >= ROW or (not lines and start):
            lines.append(_gap_line(end, data[end : shown[0]]))
        halves = tuple(tuple(_pieces(start + half, owner, data)) for half in (0, HALF))
        letters = "".join(chr(data[at]) if at in owner and 32 <= data[at] < 127 else "." for at in row)
        lines.append(DumpRow(start, halves, letters))
        end = shown[-1] + 1
    if end < len(data):
        lines.append(_gap_line(end, data[end:]))
    return lines


def _gap_line(start: int, data: bytes) -> DumpRow:
    words = f"{len(data):,} bytes, all {data[0]:02X}" if len(set(data)) == 1 else f"{len(data):,} bytes"
    return DumpRow(start, gap=words)


def _pieces(start: int, owner: dict[int, DumpPart], data: bytes) -> list[ByteRun]:
    pieces: list[ByteRun] = []
    for at in range(start, start + HALF):
        part = owner.get(at)
        number, text = (part.number, f"{data[at]:02X}") if part else (-1, "··" if at < len(data) else "  ")
        if pieces and pieces[-1].number == number:
            pieces[-1] = ByteRun(number, f"{pieces[-1].text} {text}", pieces[-1].kind)
        else:
            pieces.append(ByteRun(number, text, part.kind if part else ""))
    return pieces
