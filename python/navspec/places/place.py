"""The places of a file: what a pointer leads to, as a view on its tables.

A file is a tree of structures, lists and values. Here it is one that is made as it is walked: a place knows its own part of a
table and makes its children when they are asked for, so that a value deep in a large file costs no more than its way there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np

from navspec.columns import Tables
from navspec.columns.access import Array, ColumnStore
from navspec.columns.cast import ColumnTarget, column
from navspec.columns.layout import Child, case_dtype
from navspec.columns.table_reader import BitField
from navspec.spec import Expr, Field, Instance, Member, Spec, Type, expr

_BEYOND = (ArithmeticError, LookupError, ValueError, RecursionError)
"""What an expression raises where it has no value."""


@dataclass(frozen=True, eq=False)
class Place:
    """A part of a file.

    `declared` is what the spec says of it, that of the list for an element, None for the root and for what is derived; `owner`
    the structure that it stands in.
    """

    tables: Tables = field(repr=False)
    pointer: str
    declared: Field | None
    owner: Structure | None = field(repr=False)

    @property
    def spec(self) -> Spec:
        """The spec of the file."""
        return self.tables.spec

    @property
    def name(self) -> str:
        """The last part of the pointer."""
        return self.pointer.rpartition("/")[2]

    @property
    def notes(self) -> Mapping[str, Any]:
        """The annotations of the field; an element of a list has the unit that the spec gives it."""
        if self.declared is None:
            return {}
        member = element(self)
        unit = member.notes.get("unit") if member else None
        return {**self.declared.notes, "unit": unit} if unit else self.declared.notes

    @property
    def type_name(self) -> str:
        """What it is, in the words of the spec."""
        raise NotImplementedError

    def names(self) -> list[str]:
        """Names of the stored parts, in file order."""
        return []

    def child(self, name: str) -> Place | None:  # noqa: ARG002 - what most places have none of
        """The part of a name; None where there is none."""
        return None


@dataclass(frozen=True, eq=False)
class Structure(Place):
    """A structure; `args` are its parameters, to be evaluated in the structure around it."""

    type: Type

    @cached_property
    def args(self) -> dict[str, Expr]:
        """Parameters by name."""
        case = self.declared
        return dict(zip(self.type.params, case.args, strict=True)) if case and self.type.params else {}

    @property
    def type_name(self) -> str:
        """Name of the type."""
        return self.type.name

    @cached_property
    def parts(self) -> dict[str, Place]:
        """Fields that are there, by name."""
        return {field.id: found for field in self.type.fields if (found := self.part(field)) is not None}

    def names(self) -> list[str]:
        """Fields that are there."""
        return list(self.parts)

    def child(self, name: str) -> Place | None:
        """A field, or a derived value."""
        each = self.type.by_id.get(name)
        if each is None:
            return self.derived(name)
        return self.parts.get(name) if "parts" in vars(self) else self.part(each)

    def derived(self, name: str) -> Derived | None:
        """A derived value; None where there is none of this name, or it has no value here."""
        instance = self.type.instances.get(name)
        if instance is None or instance.value is None:
            return None
        try:
            value = self.tables.decisions[name] if instance.is_decision else value_of(instance.value, self)
        except _BEYOND:
            return None
        return Derived(self.tables, f"{self.pointer}/{name}", None, self, instance, value)

    def part(self, each: Field) -> Place | None:
        """A field of the type; None where this file, or this record, has none."""
        raise NotImplementedError

    def fixed(self, pointer: str, each: Field, view: Array, *, is_element: bool = False) -> Place:
        """What stands in a part of fixed size, given as a view of shape (1, ...)."""
        if each.repeat and not is_element:
            return Row(self.tables, pointer, each, self, view)
        if each.kind == "switch":
            return self._union(pointer, each, view)
        if each.kind == "bytes":
            return FixedBytes(self.tables, pointer, each, self, view)
        if each.kind != "struct":
            names = self.tables.named_bits(each, 8 * view.dtype.itemsize)
            return Number(self.tables, pointer, each, self, view, {name: (bit, 1) for name, bit in names.items()})
        kind = self.spec.type_of(each)
        if kind.bits:
            return Number(self.tables, pointer, each, self, view, kind.bit_fields, kind)
        return Block(self.tables, pointer, each, self, kind, view)

    def _union(self, pointer: str, each: Field, view: Array) -> Place:
        """The case that applies; bytes where none does."""
        try:
            value = value_of(each.on, self)
        except _BEYOND:
            return FixedBytes(self.tables, pointer, each, self, view)
        case = next((case for match, case in each.cases if match == value), each.default)
        if case is None or case.kind != "struct":
            return FixedBytes(self.tables, pointer, each, self, view)
        kind = self.spec.type_of(case)
        inside = view.view(case_dtype(self.spec, kind, view.shape[-1]))[..., 0]
        return Block(self.tables, pointer, case, self, kind, inside)


@dataclass(frozen=True, eq=False)
class Record(Structure):
    """A structure with a table, or a part of one: a row of it, and the path inside the row."""

    key: str
    row: int
    prefix: tuple[str, ...] = ()

    def part(self, each: Field) -> Place | None:
        """A field of the type; None where this file, or this record, has none."""
        path, pointer = ".".join((*self.prefix, each.id)), f"{self.pointer}/{each.id}"
        record, _ = self.tables.layout(self.key)
        assert record is not None
        if leaf := record.leaves.get(path):
            view = self.tables[self.key][self.row : self.row + 1]
            for name in path.split("."):
                view = view[name]
            return self.fixed(pointer, leaf.field, view)
        key = f"{self.key}.{path}" if self.key else path
        if child := record.children.get(key):
            return self._listed(pointer, child) if child.present and self._has(each) else None
        inside = any(part.startswith(f"{path}.") for part in record.leaves)
        if inside or any(part.startswith(f"{key}.") for part in record.children):
            kind = self.spec.type_of(each)
            return Record(self.tables, pointer, each, self, kind, self.key, self.row, (*self.prefix, each.id))
        return None

    def _has(self, each: Field) -> bool:
        """Whether a list, or bytes, are there at all, as empty ones are."""
        return each.condition is None or bool(value_of(each.condition, self))

    def _listed(self, pointer: str, child: Child) -> Place | None:
        """What has a table of its own: a list, bytes, or an optional part."""
        offsets = self.tables.offsets(child.key)
        start, stop = (int(offsets[row]) for row in ((self.row, self.row + 1) if self.key else (0, -1)))
        if child.kind == "optional":
            return self.element(pointer, child, start) if stop > start else None
        if child.field.repeat is None:
            return LooseBytes(self.tables, pointer, child.field, self, child, self.row)
        return Table(self.tables, pointer, child.field, self, child, start, stop)

    def element(self, pointer: str, child: Child, row: int) -> Place:
        """A row of a table that belongs to this record."""
        if child.record:
            kind = child.record.scope.type
            return Record(self.tables, pointer, child.field, self, kind, child.key, row)
        return self.fixed(pointer, child.field, self.tables[child.key][row : row + 1], is_element=True)


@dataclass(frozen=True, eq=False)
class Block(Structure):
    """A structure inside a part of fixed size."""

    view: Array = field(repr=False)

    def part(self, each: Field) -> Place | None:
        """A field of the type."""
        return self.fixed(f"{self.pointer}/{each.id}", each, self.view[each.id])


@dataclass(frozen=True, eq=False)
class Sequence(Place):
    """A list."""

    def __len__(self) -> int:
        raise NotImplementedError

    @property
    def type_name(self) -> str:
        """Type of the elements, and how many there are."""
        assert self.declared is not None
        return f"{_named(self.declared)}[{len(self)}]"

    def child(self, name: str) -> Place | None:
        """The element of a number, or of what the spec calls it."""
        if name.isascii() and name.isdigit() and len(name) < _MOST_DIGITS:
            number = int(name)
        else:
            number = next((at for at, known in elements(self).items() if known.id == name), len(self))
        return self.item(number) if number < len(self) else None

    def item(self, number: int) -> Place:
        """An element, counted from 0."""
        raise NotImplementedError


_MOST_DIGITS = 18


@dataclass(frozen=True, eq=False)
class Table(Sequence):
    """A list with a table of its own, or the rows of it that belong to one record."""

    child_of: Child = field(repr=False)
    start: int
    stop: int

    def __len__(self) -> int:
        return self.stop - self.start

    def item(self, number: int) -> Place:
        """An element, counted from 0."""
        assert isinstance(self.owner, Record)
        return self.owner.element(f"{self.pointer}/{number}", self.child_of, self.start + number)


@dataclass(frozen=True, eq=False)
class Row(Sequence):
    """A list of constant length inside a record; the view has shape (1, length, ...)."""

    view: Array = field(repr=False)

    def __len__(self) -> int:
        return self.view.shape[1]

    def item(self, number: int) -> Place:
        """An element, counted from 0."""
        assert self.owner is not None
        assert self.declared is not None
        return self.owner.fixed(f"{self.pointer}/{number}", self.declared, self.view[:, number], is_element=True)


@dataclass(frozen=True, eq=False)
class Number(Place):
    """A number, or bits of one; the view has shape (1,).

    `bits` are the named bits inside it, as lowest bit and width; `type` is the type of a run of bits. `bit` is the place of a
    bit field in the number that it stands `inside`.
    """

    view: Array = field(repr=False)
    bits: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    type: Type | None = None
    bit: tuple[int, int] | None = None
    inside: Number | None = field(default=None, repr=False)

    @property
    def is_float(self) -> bool:
        """Whether it is no whole number."""
        return self.view.dtype.kind == "f"

    @property
    def is_flag(self) -> bool:
        """Whether it is a single bit."""
        return self.bit is not None and self.bit[1] == 1

    @property
    def type_name(self) -> str:
        """As in a spec: `u4`, `s2`, `f4`, `b3`; of a run of bits its name."""
        if self.bit:
            return f"b{self.bit[1]}"
        if self.type:
            return self.type.name
        return f"{'s' if self.view.dtype.kind == 'i' else self.view.dtype.kind}{self.view.dtype.itemsize}"

    @property
    def enum(self) -> Mapping[int, str]:
        """Names of values; empty where they have none."""
        around = self.inside.type if self.inside else self.owner.type if self.owner else None
        return self.spec.names_of(around, self.declared) if around and self.declared else {}

    @property
    def limits(self) -> tuple[int, int]:
        """Smallest and largest whole number that fits."""
        if self.bit:
            return 0, (1 << self.bit[1]) - 1
        found = np.iinfo(self.view.dtype)
        return int(found.min), int(found.max)

    @property
    def stored(self) -> Any:
        """The value as NumPy has it; of bits a number, of a single one a truth value."""
        value = self.view[0]
        if self.bit is None:
            return value
        taken = (int(value) >> self.bit[0]) & self.limits[1]
        return bool(taken) if self.is_flag else taken

    def store(self, value: Any) -> None:
        """Put a value that fits into its place; of a float its bits, as bytes."""
        if isinstance(value, bytes):
            self.view.view(f"u{self.view.dtype.itemsize}")[0] = int.from_bytes(value, "big")
            return
        bit = BitField("", *self.bit) if self.bit else None
        to = ColumnTarget(ColumnStore(), "", self.pointer[1:].replace("/", "."))  # a pointer is a path from the root
        checked = column(value, self.view, to, (0, bit.mask) if bit else None)
        self.view[...] = bit.put(self.view, checked) if bit else checked

    def names(self) -> list[str]:
        """Named bits."""
        return list(self.bits)

    def child(self, name: str) -> Place | None:
        """A named bit, or a value derived from bits."""
        pointer = f"{self.pointer}/{name}"
        if name in self.bits:
            each = self.type.by_id[name] if self.type else None
            return Number(self.tables, pointer, each, self.owner, self.view, bit=self.bits[name], inside=self)
        instance = self.type.instances.get(name) if self.type else None
        if instance is None or instance.value is None:
            return None
        return Derived(self.tables, pointer, None, self.owner, instance, value_of(instance.value, self))


@dataclass(frozen=True, eq=False)
class Bytes(Place):
    """Bytes, or text."""

    @property
    def size(self) -> int | None:
        """How many there have to be; None where that follows them."""
        return None

    @property
    def stored(self) -> bytes:
        """The bytes."""
        raise NotImplementedError

    @property
    def type_name(self) -> str:
        """`text` where a byte ends it, otherwise how many bytes there are."""
        is_text = self.declared is not None and self.declared.terminator is not None
        return "text" if is_text else f"bytes[{len(self.stored)}]"

    def store(self, value: bytes) -> None:
        """Put bytes that fit into their place."""
        raise NotImplementedError


@dataclass(frozen=True, eq=False)
class FixedBytes(Bytes):
    """A constant number of bytes; the view has shape (1, size)."""

    view: Array = field(repr=False)

    @property
    def size(self) -> int:
        """How many there have to be."""
        return self.view.shape[-1]

    @property
    def stored(self) -> bytes:
        """The bytes."""
        return self.view.tobytes()

    def store(self, value: bytes) -> None:
        """Put bytes that fit into their place."""
        self.view[0] = np.frombuffer(value, np.uint8)


@dataclass(frozen=True, eq=False)
class LooseBytes(Bytes):
    """Bytes with a table of their own; what counts them follows them."""

    child_of: Child = field(repr=False)
    row: int

    @property
    def size(self) -> int | None:
        """How many there have to be, where no number of the same record counts them."""
        if self.child_of.kind == "text":
            return None
        return None if _counts(self.child_of, self.child_of.scope.table) else len(self.stored)

    @property
    def _span(self) -> slice:
        offsets = self.tables.offsets(self.child_of.key)
        return slice(int(offsets[self.row]), int(offsets[self.row + 1]))

    @property
    def stored(self) -> bytes:
        """The bytes."""
        return self.tables[self.child_of.key][self._span].tobytes()

    def store(self, value: bytes) -> None:
        """Put bytes into their place; those of other records stay."""
        key, span = self.child_of.key, self._span
        rows, counts = self.tables[key], np.diff(self.tables.offsets(key))
        counts[self.row] = len(value)
        new = np.concatenate((rows[: span.start], np.frombuffer(value, np.uint8), rows[span.stop :]))
        self.tables.replace(key, new, counts if self.child_of.scope.table else None)


@dataclass(frozen=True, eq=False)
class Derived(Place):
    """A value that others determine."""

    instance: Instance
    value: Any

    @property
    def type_name(self) -> str:
        """Kind of the value."""
        return self.instance.kind

    @property
    def notes(self) -> Mapping[str, Any]:
        """The annotations of the value."""
        return self.instance.notes


def root_of(tables: Tables) -> Record:
    """The place of a whole file."""
    return Record(tables, "", None, None, tables.spec.root, "", 0)


def element(place: Place) -> Member | None:
    """What a place is among the elements of its list; None where it is none, or the spec does not say it."""
    return place.spec.element(place.declared, int(place.name)) if place.declared and place.name.isdigit() else None


def elements(place: Sequence) -> dict[int, Member]:
    """What the elements of a list are, by their numbers, where the spec says it."""
    return place.spec.elements(place.declared) if place.declared else {}


def counted_by(place: Place) -> str:
    """Name of the list or bytes that a number counts; empty for any other one."""
    if not isinstance(place.owner, Record) or place.declared is None:
        return ""
    owner = place.owner
    path = ".".join((*owner.prefix, place.name))
    for key in owner.tables:
        child = owner.tables.layout(key)[1]
        if child and child.present and _counts(child, owner.key) == path:
            return child.field.id
    return ""


def _counts(child: Child, table: str) -> str:
    """Path of the number in a table that counts the rows of a list; empty where there is none."""
    match child.count:
        case {"op": "ref", "table": found, "path": path} if found == table:
            return path
    return ""


def _named(each: Field) -> str:
    """The type of the elements of a list."""
    match each.kind:
        case "struct":
            return each.type
        case "int":
            return f"{'s' if each.signed else 'u'}{each.size}"
        case "float":
            return f"f{each.size}"
    return each.kind


def value_of(tree: Expr, at: Place) -> Any:
    """The value of an expression of the spec in a structure or a run of bits.

    Raises an `ArithmeticError`, `LookupError` or `ValueError` where it has none.
    """
    scope: dict[str, Any] = {}

    def name(node: dict[str, Any]) -> str:
        # Called when its turn comes: what stands behind a false condition may not be there.
        label = f"x{len(scope)}"
        scope[label] = lambda: _found(node, at)
        return f"{label}()"

    text = expr.source(tree, name)
    return expr.function(text, "", **scope)()


def _found(node: dict[str, Any], at: Place) -> Any:
    if node["op"] == "row":
        table = _walked(_start(node["table"], at), node["table"]["path"])
        index = value_of(node["index"], at)
        if not isinstance(table, Sequence) or not 0 <= index < len(table):
            raise LookupError(f"there is no row {index}")
        return _plain(_walked(table.item(int(index)), node["path"]))
    if node["op"] != "get":
        raise LookupError("a size of the file is no value of it")
    return _plain(_walked(_start(node, at), node["path"]))


def _start(node: dict[str, Any], at: Place) -> Place:
    """Where a path begins."""
    if node["from"] == "root":
        return root_of(at.tables)
    for _ in range(node.get("up", 0)):
        at = at.owner or at
    return at


def _walked(at: Place, path: list[str]) -> Any:
    """What a path leads to: a place, or the value of a decision or a parameter."""
    for name in path:
        if isinstance(at, Structure) and name in at.args and at.owner is not None:
            return value_of(at.args[name], at.owner)
        found = at.child(name)
        if found is None:
            raise LookupError(f"there is no {at.pointer}/{name}")
        at = found
    return at


def _plain(found: Any) -> Any:
    """A value to reckon with."""
    if isinstance(found, Derived):
        return found.value
    if isinstance(found, Number):
        return found.stored if isinstance(found.stored, bool | int) else found.stored.item()
    if isinstance(found, Place):
        raise LookupError(f"{found.pointer} is no number")
    return found


def walk(place: Place) -> Iterator[Place]:
    """All values in a part of a file, in file order: numbers whose bits are named count as one, and so do bytes."""
    if isinstance(place, Structure):
        for name in place.names():
            child = place.child(name)
            if child is not None:
                yield from walk(child)
    elif isinstance(place, Sequence):
        for number in range(len(place)):
            yield from walk(place.item(number))
    else:
        yield place
