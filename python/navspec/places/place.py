"""Places in a file: the targets of pointers, as views on its tables.

A file is a tree of structures, lists and values. This tree is built lazily: a place knows its own part of a table, and
makes its children when they are requested, so that access to a value deep in a large file costs only its path.
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
"""Exceptions of an expression without a value."""


@dataclass(frozen=True, eq=False)
class Place:
    """A part of a file.

    `declared` is its field in the spec, that of the list for an element, None for the root and for derived values;
    `owner` is the structure that contains it.
    """

    tables: Tables = field(repr=False)
    pointer: str
    declared: Field | None
    owner: StructurePlace | None = field(repr=False)

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
        member = list_member(self)
        unit = member.notes.get("unit") if member else None
        return {**self.declared.notes, "unit": unit} if unit else self.declared.notes

    @property
    def type_name(self) -> str:
        """Its type, in the words of the spec."""
        raise NotImplementedError

    def names(self) -> list[str]:
        """Return names of the stored parts, in file order."""
        return []

    def child(self, name: str) -> Place | None:  # noqa: ARG002 - what most places have none of
        """Return the part with a name; None if there is none."""
        return None


@dataclass(frozen=True, eq=False)
class StructurePlace(Place):
    """A structure; `args` are its parameters, to be evaluated in the surrounding structure."""

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
        """Existing fields, by name."""
        return {field.id: part for field in self.type.fields if (part := self.part(field)) is not None}

    def names(self) -> list[str]:
        """Return the names of existing fields."""
        return list(self.parts)

    def child(self, name: str) -> Place | None:
        """Return a field, or a derived value."""
        declared = self.type.by_id.get(name)
        if declared is None:
            return self.derived(name)
        return self.parts.get(name) if "parts" in vars(self) else self.part(declared)

    def derived(self, name: str) -> DerivedPlace | None:
        """Return a derived value; None if there is none with this name, or it has no value here."""
        instance = self.type.instances.get(name)
        if instance is None or instance.value is None:
            return None
        try:
            value = self.tables.decisions[name] if instance.is_decision else evaluate(instance.value, self)
        except _BEYOND:
            return None
        return DerivedPlace(self.tables, f"{self.pointer}/{name}", None, self, instance, value)

    def part(self, declared: Field) -> Place | None:
        """Return a field of the type; None if this file, or this record, lacks it."""
        raise NotImplementedError

    def fixed(self, pointer: str, declared: Field, view: Array, *, is_element: bool = False) -> Place:
        """Return the place of a part of fixed size, given as a view of shape (1, ...)."""
        if declared.repeat and not is_element:
            return ArrayPlace(self.tables, pointer, declared, self, view)
        if declared.kind == "switch":
            return self._union(pointer, declared, view)
        if declared.kind == "bytes":
            return FixedBytesPlace(self.tables, pointer, declared, self, view)
        if declared.kind != "struct":
            names = self.tables.named_bits(declared, 8 * view.dtype.itemsize)
            return NumberPlace(
                self.tables, pointer, declared, self, view, {name: (bit, 1) for name, bit in names.items()}
            )
        kind = self.spec.type_of(declared)
        if kind.bits:
            return NumberPlace(self.tables, pointer, declared, self, view, kind.bit_fields, kind)
        return BlockPlace(self.tables, pointer, declared, self, kind, view)

    def _union(self, pointer: str, declared: Field, view: Array) -> Place:
        """Return the case that applies; bytes if none does."""
        try:
            value = evaluate(declared.on, self)
        except _BEYOND:
            return FixedBytesPlace(self.tables, pointer, declared, self, view)
        case = next((case for match, case in declared.cases if match == value), declared.default)
        if case is None or case.kind != "struct":
            return FixedBytesPlace(self.tables, pointer, declared, self, view)
        kind = self.spec.type_of(case)
        inside = view.view(case_dtype(self.spec, kind, view.shape[-1]))[..., 0]
        return BlockPlace(self.tables, pointer, case, self, kind, inside)


@dataclass(frozen=True, eq=False)
class RecordPlace(StructurePlace):
    """A structure with a table, or a part of one: a row of the table, and the path inside the row."""

    key: str
    row: int
    prefix: tuple[str, ...] = ()

    def part(self, declared: Field) -> Place | None:
        """Return a field of the type; None if this file, or this record, lacks it."""
        path, pointer = ".".join((*self.prefix, declared.id)), f"{self.pointer}/{declared.id}"
        record, _ = self.tables.layout(self.key)
        assert record is not None
        if leaf := record.leaves.get(path):
            view = self.tables[self.key][self.row : self.row + 1]
            for name in path.split("."):
                view = view[name]
            return self.fixed(pointer, leaf.field, view)
        key = f"{self.key}.{path}" if self.key else path
        if child := record.children.get(key):
            return self._listed(pointer, child) if child.present and self._has(declared) else None
        inside = any(part.startswith(f"{path}.") for part in record.leaves)
        if inside or any(part.startswith(f"{key}.") for part in record.children):
            kind = self.spec.type_of(declared)
            return RecordPlace(
                self.tables, pointer, declared, self, kind, self.key, self.row, (*self.prefix, declared.id)
            )
        return None

    def _has(self, declared: Field) -> bool:
        """Return whether a list, or bytes, exist; they may be empty."""
        return declared.condition is None or bool(evaluate(declared.condition, self))

    def _listed(self, pointer: str, child: Child) -> Place | None:
        """Return a part with a table of its own: a list, bytes, or an optional part."""
        offsets = self.tables.offsets(child.key)
        start, stop = (int(offsets[row]) for row in ((self.row, self.row + 1) if self.key else (0, -1)))
        if child.kind == "optional":
            return self.element(pointer, child, start) if stop > start else None
        if child.field.repeat is None:
            return VariableBytesPlace(self.tables, pointer, child.field, self, child, self.row)
        return TablePlace(self.tables, pointer, child.field, self, child, start, stop)

    def element(self, pointer: str, child: Child, row: int) -> Place:
        """Return a row of a table that belongs to this record."""
        if child.record:
            kind = child.record.scope.type
            return RecordPlace(self.tables, pointer, child.field, self, kind, child.key, row)
        return self.fixed(pointer, child.field, self.tables[child.key][row : row + 1], is_element=True)


@dataclass(frozen=True, eq=False)
class BlockPlace(StructurePlace):
    """A structure inside a part of fixed size."""

    view: Array = field(repr=False)

    def part(self, declared: Field) -> Place | None:
        """Return a field of the type."""
        return self.fixed(f"{self.pointer}/{declared.id}", declared, self.view[declared.id])


@dataclass(frozen=True, eq=False)
class SequencePlace(Place):
    """A list."""

    def __len__(self) -> int:
        raise NotImplementedError

    @property
    def type_name(self) -> str:
        """Type and number of the elements."""
        assert self.declared is not None
        return f"{_element_type(self.declared)}[{len(self)}]"

    def child(self, name: str) -> Place | None:
        """Return the element with a number, or with a name from the spec."""
        if name.isascii() and name.isdigit() and len(name) < _MOST_DIGITS:
            number = int(name)
        else:
            number = next((at for at, member in list_members(self).items() if member.id == name), len(self))
        return self.item(number) if number < len(self) else None

    def item(self, number: int) -> Place:
        """Return an element, counted from 0."""
        raise NotImplementedError


_MOST_DIGITS = 18


@dataclass(frozen=True, eq=False)
class TablePlace(SequencePlace):
    """A list with a table of its own, or the rows of it that belong to one record."""

    child_of: Child = field(repr=False)
    start: int
    stop: int

    def __len__(self) -> int:
        return self.stop - self.start

    def item(self, number: int) -> Place:
        """Return an element, counted from 0."""
        assert isinstance(self.owner, RecordPlace)
        return self.owner.element(f"{self.pointer}/{number}", self.child_of, self.start + number)


@dataclass(frozen=True, eq=False)
class ArrayPlace(SequencePlace):
    """A list of constant length inside a record; the view has shape (1, length, ...)."""

    view: Array = field(repr=False)

    def __len__(self) -> int:
        return self.view.shape[1]

    def item(self, number: int) -> Place:
        """Return an element, counted from 0."""
        assert self.owner is not None
        assert self.declared is not None
        return self.owner.fixed(f"{self.pointer}/{number}", self.declared, self.view[:, number], is_element=True)


@dataclass(frozen=True, eq=False)
class NumberPlace(Place):
    """A number, or bits of one; the view has shape (1,).

    `bits` are the named bits inside it, as lowest bit and width; `type` is the type of a run of bits. `bit` is the
    position of a bit field in the number `inside` which it is stored.
    """

    view: Array = field(repr=False)
    bits: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    type: Type | None = None
    bit: tuple[int, int] | None = None
    inside: NumberPlace | None = field(default=None, repr=False)

    @property
    def is_float(self) -> bool:
        """Whether the number is a float."""
        return self.view.dtype.kind == "f"

    @property
    def is_flag(self) -> bool:
        """Whether the number is a single bit."""
        return self.bit is not None and self.bit[1] == 1

    @property
    def type_name(self) -> str:
        """Its type as in a spec: `u4`, `s2`, `f4`, `b3`; of a run of bits its name."""
        if self.bit:
            return f"b{self.bit[1]}"
        if self.type:
            return self.type.name
        return f"{'s' if self.view.dtype.kind == 'i' else self.view.dtype.kind}{self.view.dtype.itemsize}"

    @property
    def enum(self) -> Mapping[int, str]:
        """Names of values; empty if they have none."""
        around = self.inside.type if self.inside else self.owner.type if self.owner else None
        return self.spec.names_of(around, self.declared) if around and self.declared else {}

    @property
    def limits(self) -> tuple[int, int]:
        """Smallest and largest whole number that fits."""
        if self.bit:
            return 0, (1 << self.bit[1]) - 1
        info = np.iinfo(self.view.dtype)
        return int(info.min), int(info.max)

    @property
    def stored(self) -> Any:
        """The value as NumPy has it; of bits an int, of a single bit a bool."""
        value = self.view[0]
        if self.bit is None:
            return value
        bits = (int(value) >> self.bit[0]) & self.limits[1]
        return bool(bits) if self.is_flag else bits

    def store(self, value: Any) -> None:
        """Store a valid value; a float may be given by its bits, as bytes."""
        if isinstance(value, bytes):
            self.view.view(f"u{self.view.dtype.itemsize}")[0] = int.from_bytes(value, "big")
            return
        bit = BitField("", *self.bit) if self.bit else None
        to = ColumnTarget(ColumnStore(), "", self.pointer[1:].replace("/", "."))  # a pointer is a path from the root
        checked = column(value, self.view, to, (0, bit.mask) if bit else None)
        self.view[...] = bit.put(self.view, checked) if bit else checked

    def names(self) -> list[str]:
        """Return the named bits."""
        return list(self.bits)

    def child(self, name: str) -> Place | None:
        """Return a named bit, or a value derived from bits."""
        pointer = f"{self.pointer}/{name}"
        if name in self.bits:
            declared = self.type.by_id[name] if self.type else None
            return NumberPlace(self.tables, pointer, declared, self.owner, self.view, bit=self.bits[name], inside=self)
        instance = self.type.instances.get(name) if self.type else None
        if instance is None or instance.value is None:
            return None
        return DerivedPlace(self.tables, pointer, None, self.owner, instance, evaluate(instance.value, self))


@dataclass(frozen=True, eq=False)
class BytesPlace(Place):
    """Bytes, or text."""

    @property
    def size(self) -> int | None:
        """Required number of bytes; None if the count is updated to match."""
        return None

    @property
    def stored(self) -> bytes:
        """The bytes."""
        raise NotImplementedError

    @property
    def type_name(self) -> str:
        """`text` if a byte terminates it, otherwise the number of bytes."""
        is_text = self.declared is not None and self.declared.terminator is not None
        return "text" if is_text else f"bytes[{len(self.stored)}]"

    def store(self, value: bytes) -> None:
        """Store valid bytes."""
        raise NotImplementedError


@dataclass(frozen=True, eq=False)
class FixedBytesPlace(BytesPlace):
    """A constant number of bytes; the view has shape (1, size)."""

    view: Array = field(repr=False)

    @property
    def size(self) -> int:
        """Required number of bytes."""
        return self.view.shape[-1]

    @property
    def stored(self) -> bytes:
        """The bytes."""
        return self.view.tobytes()

    def store(self, value: bytes) -> None:
        """Store valid bytes."""
        self.view[0] = np.frombuffer(value, np.uint8)


@dataclass(frozen=True, eq=False)
class VariableBytesPlace(BytesPlace):
    """Bytes with a table of their own; their count is updated to match."""

    child_of: Child = field(repr=False)
    row: int

    @property
    def size(self) -> int | None:
        """Required number of bytes, unless a number of the same record counts them."""
        if self.child_of.kind == "text":
            return None
        return None if _count_path(self.child_of, self.child_of.scope.table) else len(self.stored)

    @property
    def _span(self) -> slice:
        offsets = self.tables.offsets(self.child_of.key)
        return slice(int(offsets[self.row]), int(offsets[self.row + 1]))

    @property
    def stored(self) -> bytes:
        """The bytes."""
        return self.tables[self.child_of.key][self._span].tobytes()

    def store(self, value: bytes) -> None:
        """Store bytes; those of other records do not change."""
        key, span = self.child_of.key, self._span
        rows, counts = self.tables[key], np.diff(self.tables.offsets(key))
        counts[self.row] = len(value)
        new = np.concatenate((rows[: span.start], np.frombuffer(value, np.uint8), rows[span.stop :]))
        self.tables.replace(key, new, counts if self.child_of.scope.table else None)


@dataclass(frozen=True, eq=False)
class DerivedPlace(Place):
    """A value that is computed from others."""

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


def root_place(tables: Tables) -> RecordPlace:
    """Return the place of a whole file."""
    return RecordPlace(tables, "", None, None, tables.spec.root, "", 0)


def list_member(place: Place) -> Member | None:
    """Return the member of the spec's list that a place is an element of; None if there is none."""
    return place.spec.element(place.declared, int(place.name)) if place.declared and place.name.isdigit() else None


def list_members(place: SequencePlace) -> dict[int, Member]:
    """Return the members that the spec declares for elements of a list, by number."""
    return place.spec.elements(place.declared) if place.declared else {}


def counted_by(place: Place) -> str:
    """Return the name of the list or bytes that a number counts; empty for other places."""
    if not isinstance(place.owner, RecordPlace) or place.declared is None:
        return ""
    owner = place.owner
    path = ".".join((*owner.prefix, place.name))
    for key in owner.tables:
        child = owner.tables.layout(key)[1]
        if child and child.present and _count_path(child, owner.key) == path:
            return child.field.id
    return ""


def _count_path(child: Child, table: str) -> str:
    """Return the path of the number in a table that counts the rows of a list; empty if there is none."""
    match child.count:
        case {"op": "ref", "table": table_key, "path": path} if table_key == table:
            return path
    return ""


def _element_type(declared: Field) -> str:
    """Return the type of the elements of a list."""
    match declared.kind:
        case "struct":
            return declared.type
        case "int":
            return f"{'s' if declared.signed else 'u'}{declared.size}"
        case "float":
            return f"f{declared.size}"
    return declared.kind


def evaluate(tree: Expr, at: Place) -> Any:
    """Return the value of an expression of the spec in a structure or a run of bits.

    Raises an `ArithmeticError`, `LookupError` or `ValueError` if it has none.
    """
    scope: dict[str, Any] = {}

    def name(node: dict[str, Any]) -> str:
        # Called when its turn comes: what stands behind a false condition may not be there.
        label = f"x{len(scope)}"
        scope[label] = lambda: _resolve(node, at)
        return f"{label}()"

    text = expr.source(tree, name)
    return expr.function(text, "", **scope)()


def _resolve(node: dict[str, Any], at: Place) -> Any:
    if node["op"] == "row":
        table = _follow_path(_start(node["table"], at), node["table"]["path"])
        index = evaluate(node["index"], at)
        if not isinstance(table, SequencePlace) or not 0 <= index < len(table):
            raise LookupError(f"there is no row {index}")
        return _to_value(_follow_path(table.item(int(index)), node["path"]))
    if node["op"] != "get":
        raise LookupError("a size of the file is no value of it")
    return _to_value(_follow_path(_start(node, at), node["path"]))


def _start(node: dict[str, Any], at: Place) -> Place:
    """Return the start of a path."""
    if node["from"] == "root":
        return root_place(at.tables)
    for _ in range(node.get("up", 0)):
        at = at.owner or at
    return at


def _follow_path(at: Place, path: list[str]) -> Any:
    """Return the target of a path: a place, or the value of a decision or a parameter."""
    for name in path:
        if isinstance(at, StructurePlace) and name in at.args and at.owner is not None:
            return evaluate(at.args[name], at.owner)
        child = at.child(name)
        if child is None:
            raise LookupError(f"there is no {at.pointer}/{name}")
        at = child
    return at


def _to_value(place: Any) -> Any:
    """Return a value for computations."""
    if isinstance(place, DerivedPlace):
        return place.value
    if isinstance(place, NumberPlace):
        return place.stored if isinstance(place.stored, bool | int) else place.stored.item()
    if isinstance(place, Place):
        raise LookupError(f"{place.pointer} is no number")
    return place


def iter_values(place: Place) -> Iterator[Place]:
    """Yield all values in a part of a file, in file order; numbers with named bits, and bytes, are one value each."""
    if isinstance(place, StructurePlace):
        for name in place.names():
            child = place.child(name)
            if child is not None:
                yield from iter_values(child)
    elif isinstance(place, SequencePlace):
        for number in range(len(place)):
            yield from iter_values(place.item(number))
    else:
        yield place
