"""Layout of records in a file: fixed parts and lists in order, for one outcome of the conditions.

All fixed-size parts of a record make one packed dtype, even where lists lie between them. Every list, optional part and
piece of text is a child with a table of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Literal

import numpy as np

from navspec.columns.binding import Scope, bind, iter_names, resolve_conditions
from navspec.errors import ReadError
from navspec.spec import Expr, Field, Spec, Type

Choose = Callable[[Expr], Any]
"""Function that returns the outcome of a bound tree that names only single values of the root."""


@dataclass(frozen=True, eq=False)
class Leaf:
    """A fixed-size part of a row."""

    path: str
    field: Field
    scope: Scope
    dtype: np.dtype[Any]
    bits: Type | None = None
    union: Field | None = None

    @property
    def size(self) -> int:
        """Bytes in the file."""
        return self.dtype.itemsize


@dataclass(frozen=True, eq=False)
class Child:
    """A list, an optional part or a piece of text: a table of its own, with any number of rows per parent row.

    `count` is the number of rows as a bound tree (for `text`, `until` and `rest` the bytes decide), `record` the layout
    of the rows where they are structures, `dtype` that of one row otherwise. `rest` are rows up to the end of the file.
    """

    key: str
    field: Field
    scope: Scope
    kind: Literal["list", "until", "text", "optional", "rest"]
    count: Expr = None
    record: RecordLayout | None = None
    plain: np.dtype[Any] | None = None
    bits: Type | None = None
    present: bool = True

    @property
    def dtype(self) -> np.dtype[Any]:
        """The dtype of one row of the table."""
        if self.record:
            return self.record.dtype
        assert self.plain is not None
        return self.plain

    @cached_property
    def row_size(self) -> int | None:
        """Bytes of one row with its children, None where that is not a constant."""
        if self.record and self.record.children:
            return None
        return self.dtype.itemsize

    @cached_property
    def is_padding(self) -> bool:
        """Whether the number of bytes follows from the position and not from the size of the file."""
        return self._places == {"pos"}

    @cached_property
    def is_sized_by_file(self) -> bool:
        """Whether the number of rows follows from the size of the file."""
        return "size" in self._places

    @property
    def _places(self) -> set[str]:
        return {node["of"] for node in iter_names(self.count) if node["op"] == "io"} if self.kind == "list" else set()

    @property
    def smallest(self) -> int:
        """Smallest number of bytes of one row, at least 1."""
        return max(1, self.record.smallest if self.record else self.dtype.itemsize)


def _derived(spec: Spec, kind: Type, before: str = "") -> Iterator[str]:
    """Yield the paths of derived values of a type, and of the structures in its rows."""
    yield from (f"{before}{name}" for name in kind.instances)
    for inner in kind.fields:
        if inner.kind == "struct" and inner.repeat is None:
            yield from _derived(spec, spec.type_of(inner), f"{before}{inner.id}.")


@dataclass(frozen=True, eq=False)
class RecordLayout:
    """The parts of a row in file order."""

    key: str
    scope: Scope
    items: tuple[Leaf | Child, ...]

    @cached_property
    def leaves(self) -> dict[str, Leaf]:
        """Fixed parts by their path."""
        return {item.path: item for item in self.items if isinstance(item, Leaf)}

    @cached_property
    def unions(self) -> dict[str, Leaf]:
        """Fixed parts whose layout another value chooses, by their path."""
        return {path: leaf for path, leaf in self.leaves.items() if leaf.union}

    @cached_property
    def children(self) -> dict[str, Child]:
        """Lists, optional parts and text by their key, those of nested structures included."""
        return {item.key: item for item in self.items if isinstance(item, Child)}

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Paths of fixed parts and keys of children, in file order."""
        return tuple(item.path if isinstance(item, Leaf) else item.key for item in self.items)

    @cached_property
    def sizes(self) -> np.ndarray[Any, np.dtype[np.int64]]:
        """Bytes of every item; 0 for children, whose size depends on their rows."""
        return np.array([item.size if isinstance(item, Leaf) else 0 for item in self.items], np.int64)

    @cached_property
    def numbered(self) -> tuple[tuple[int, Child], ...]:
        """Children with their place among the items."""
        return tuple((number, item) for number, item in enumerate(self.items) if isinstance(item, Child))

    @cached_property
    def aliases(self) -> dict[str, str]:
        """Path in the row by the other names that the spec gives to columns (`-column`)."""
        kind, spec = self.scope.type, self.scope.spec
        names: dict[str, str] = {}
        for field in kind.fields:
            if field.notes.get("column") == ".":
                inner = spec.type_of(field)
                names.update((name, f"{field.id}.{name}") for name in (*inner.by_id, *inner.instances))
        for name in (*kind.by_id, *kind.instances):
            names.pop(name, None)
        stored = {path.partition(".")[0] for path in self.leaves}
        named = {
            field.notes["column"]: field.id for field in kind.fields if "column" in field.notes and field.id in stored
        }
        named.pop(".", None)
        return names | named

    @cached_property
    def stored(self) -> tuple[str, ...]:
        """Names of the stored fields of a row and their bits, for hints on misspelt ones."""
        names: list[str] = []
        for path, leaf in self.leaves.items():
            outer = path.split(".")[:-1]
            names += [".".join(outer[: depth + 1]) for depth in range(len(outer))]
            noted = leaf.field.notes.get("bits", {}).values()
            bits = [name for bit in noted for name in ([bit] if isinstance(bit, str) else bit.values())]
            names += [path, *(f"{path}.{name}" for name in (*(leaf.bits.bit_fields if leaf.bits else ()), *bits))]
        return tuple(dict.fromkeys((*names, *self.aliases)))

    @cached_property
    def spellings(self) -> tuple[str, ...]:
        """Names of `stored`, and those of derived values, in structures of the row as well."""
        derived = [*self.scope.args, *_derived(self.scope.spec, self.scope.type)]
        return tuple(dict.fromkeys((*self.stored, *derived)))

    @cached_property
    def dtype(self) -> np.dtype[Any]:
        """The packed row."""
        return pack([(tuple(leaf.path.split(".")), leaf.dtype) for leaf in self.leaves.values()])

    @cached_property
    def smallest(self) -> int:
        """Bytes of the fixed parts and of lists whose number of rows is a constant."""
        total = self.dtype.itemsize
        for child in self.children.values():
            if child.kind == "text":
                total += 1
            elif child.kind == "list" and isinstance(child.count, int) and child.present:
                total += child.count * child.smallest
        return total

    @cached_property
    def places(self) -> dict[str, tuple[np.dtype[Any], int]]:
        """Dtype and offset inside the packed row of every number, by its path."""
        numbers = {path: leaf.dtype for path, leaf in self.leaves.items() if leaf.dtype.kind in "iuf"}
        return {path: (dtype, self.position(path)[0]) for path, dtype in numbers.items()}

    def position(self, path: str) -> tuple[int, int]:
        """Return the offset and size of a fixed part inside the packed row."""
        dtype, offset = self.dtype, 0
        for name in path.split("."):
            fields: Any = dtype.fields
            dtype, at = fields[name][:2]
            offset += at
        return offset, dtype.itemsize


def pack(parts: list[tuple[tuple[str, ...], np.dtype[Any]]]) -> np.dtype[Any]:
    """Return a packed dtype from paths; parts whose path begins with the same name are nested in one field."""
    groups: dict[str, list[tuple[tuple[str, ...], np.dtype[Any]]]] = {}
    for path, dtype in parts:
        groups.setdefault(path[0], []).append((path[1:], dtype))
    fields = [(name, inner[0][1] if not inner[0][0] else pack(inner)) for name, inner in groups.items()]
    return np.dtype(fields)


def case_dtype(spec: Spec, kind: Type, size: int) -> np.dtype[Any]:
    """Return the dtype of a case of a union of `size` bytes: its fields, and the bytes that remain."""
    planner = LayoutPlanner(spec, lambda _: None)
    fields: list[Any] = []
    for field in kind.fields:
        rest_size = size - sum(np.dtype(dtype).itemsize for _, dtype in fields)
        fields.append((field.id, ("u1", (rest_size,)) if field.rest else planner.element(field)))
    return np.dtype(fields)


@dataclass
class LayoutPlanner:
    """Planner of the layouts of records. `choose` gives the outcome of conditions that depend only on values of the
    root.
    """

    spec: Spec
    choose: Choose

    def record(self, scope: Scope) -> RecordLayout:
        """Return the layout of the structure at `scope`, which has a table of its own."""
        items: list[Leaf | Child] = []
        self._fields(scope, items)
        return RecordLayout(scope.table, scope, tuple(items))

    def _fields(self, scope: Scope, items: list[Leaf | Child]) -> None:
        for field in scope.type.fields:
            if field.condition is None:
                self._field(field, scope, items)
                continue
            condition = resolve_conditions(bind(field.condition, scope), self.choose, logical=True)
            if not isinstance(condition, bool):
                items.append(self._optional(field, scope, condition))
            elif condition:
                self._field(field, scope, items)
            else:
                self._absent(field, scope, items)

    def _count(self, tree: Expr, scope: Scope) -> Expr:
        """Return a number of rows as a bound tree; that of a list of the root is computed for every file.

        Specs write `n + 0` for a count that another list also has.
        """
        bound = bind(tree, scope)
        while isinstance(bound, dict) and bound["op"] == "+" and bound["args"][1] == 0:
            bound = bound["args"][0]
        return resolve_conditions(bound, self.choose) if scope.table else bound

    def _absent(self, field: Field, scope: Scope, items: list[Leaf | Child]) -> None:
        """Add an empty table for a list that this file does not have; a single part is left out of the row."""
        if field.repeat or (field.kind == "bytes" and not isinstance(field.size, int)):
            items.append(self.child(field, scope, present=False))

    def _field(self, field: Field, scope: Scope, items: list[Leaf | Child]) -> None:
        field = self._resolve_switch(field, scope)
        if field.kind == "struct" and not field.repeat and not self.spec.type_of(field).bits:
            self._fields(scope.inside(field), items)
        elif dtype := self._fixed_dtype(field, scope):
            kind = self.spec.type_of(field) if field.kind == "struct" else None
            union = field if field.kind == "switch" else None
            items.append(Leaf(scope.path(field.id), field, scope, dtype, kind if kind and kind.bits else None, union))
        else:
            items.append(self.child(field, scope))

    def _resolve_switch(self, field: Field, scope: Scope) -> Field:
        """Return the case of a switch between integer widths that the values of the root select."""
        if field.kind != "switch" or field.size is not None:
            return field
        value = self.choose(bind(field.on, scope))
        chosen = next((case for match, case in field.cases if match == value), field.default)
        if chosen is None:
            raise ReadError(
                f"{field.id} has no layout for the value {value}", pointer=f"/{scope.key(field.id).replace('.', '/')}"
            )
        return chosen

    def _fixed_dtype(self, field: Field, scope: Scope) -> np.dtype[Any] | None:
        """Return the dtype of a part of constant size; None for other parts and for lists of the root, which have their
        own tables.
        """
        if field.repeat is None:
            return self.element(field)
        inner = self.element(field) if field.kind != "struct" or self.spec.type_of(field).size else None
        count = self._count(field.repeat.count, scope)
        if inner is None or not isinstance(count, int) or scope.table == "":
            return None
        return np.dtype((inner, (count,)))

    def element(self, field: Field) -> np.dtype[Any] | None:
        """Return the dtype of one number, bit run, fixed structure or constant number of bytes; None for any other
        field.
        """
        if field.kind == "int":
            return np.dtype(f"{'>' if field.endian == 'be' else '<'}{'i' if field.signed else 'u'}{field.size}")
        if field.kind == "float":
            return np.dtype(f"{'>' if field.endian == 'be' else '<'}f{field.size}")
        if field.kind in ("bytes", "switch"):
            return np.dtype(("u1", (field.size,))) if isinstance(field.size, int) else None
        kind = self.spec.type_of(field)
        if kind.bits:
            return np.dtype(f"{'>' if kind.bits == 'be' else '<'}u{kind.size}")
        return self._structure(kind) if kind.size is not None else None

    def _structure(self, kind: Type) -> np.dtype[Any]:
        """Return the dtype of a structure of fixed size, as an element of a constant list."""
        fields = []
        for field in kind.fields:
            dtype = self.element(field)
            assert dtype is not None
            count = field.repeat.count if field.repeat else None
            fields.append((field.id, np.dtype((dtype, (count,))) if count is not None else dtype))
        return np.dtype(fields)

    def child(self, field: Field, scope: Scope, *, present: bool = True) -> Child:
        """Return the child for a list, or for bytes of variable length."""
        field = self._resolve_switch(field, scope)
        key = scope.key(field.id)
        if field.repeat is None:
            plain = np.dtype("u1")
            if field.terminator is not None:
                return Child(key, field, scope, "text", plain=plain, present=present)
            kind, count = ("rest", None) if field.rest else ("list", self._count(field.size, scope))
            return Child(key, field, scope, kind, count, plain=plain, present=present)
        kind = "rest" if field.repeat.to_end else "until" if field.repeat.until is not None else "list"
        count = self._count(field.repeat.count, scope)
        if field.kind != "struct":
            return Child(key, field, scope, kind, count, plain=self.element(field), present=present)
        bits = self.spec.type_of(field)
        if bits.bits:
            return Child(key, field, scope, kind, count, plain=self.element(field), bits=bits, present=present)
        return Child(key, field, scope, kind, count, record=self.record(scope.listed(field)), present=present)

    def _optional(self, field: Field, scope: Scope, condition: Expr) -> Child:
        """Return the child for a part under a condition on its own record: a table with at most one row per parent."""
        field = self._resolve_switch(field, scope)
        if field.repeat or (field.kind == "bytes" and isinstance(field.size, dict)):
            child = self.child(field, scope)
            return replace(child, count={"op": "if", "args": [condition, child.count, 0]})
        key, count = scope.key(field.id), {"op": "if", "args": [condition, 1, 0]}
        if field.kind == "struct" and not self.spec.type_of(field).bits:
            return Child(key, field, scope, "optional", count, record=self.record(scope.listed(field)))
        plain = self.element(field)
        assert plain is not None, f"{key}: text under `if` needs a structure around it"
        bits = self.spec.type_of(field) if field.kind == "struct" else None
        return Child(key, field, scope, "optional", count, plain=plain, bits=bits)
