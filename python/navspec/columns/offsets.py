"""Byte offsets of rows and fields in a file, computed from counts only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from navspec.columns.access import Array, ColumnStore
from navspec.columns.layout import Child, Leaf, RecordLayout
from navspec.errors import NoSuchPart


class Offsets(NamedTuple):
    """Offsets of a part in every row of a table: the offset up to which counts matter, plus a constant number of bytes."""

    counted: Array
    shift: int = 0

    def of(self, row: Any) -> Any:
        """Return the offset in a row, or in each of an array of rows."""
        return self.counted[row] + self.shift


class Spans:
    """Offsets and sizes of the rows of tables, and of the parts of those rows.

    Where the root has several rows, each is a file of its own, and its lists have offsets like those inside records.

    Attributes
    ----------
    columns : ColumnStore
        The tables.
    record : RecordLayout or None
        The layout of the root, where all of it is known.
    pad : callable
        Resizes padding of the root to what its position requires.
    parts : dict
        Offsets computed so far: table -> path of a part or key of a list -> offsets.
    """

    def __init__(
        self, columns: ColumnStore, record: RecordLayout | None, pad: Callable[[Child, int], Any] = lambda *_: None
    ) -> None:
        self.columns, self.record, self.pad = columns, record, pad
        self.parts: dict[str, dict[str, Offsets]] = {}
        self._starts: dict[str, Array] = {}
        self._list_sizes: dict[str, Array] = {}

    def forget(self) -> None:
        """Drop the offsets computed so far, which an edit has changed."""
        self.parts.clear()
        self._starts.clear()
        self._list_sizes.clear()

    def starts(self, key: str) -> Array:
        """Return the offset of every row of a table; int64."""
        if not key:
            return np.zeros(len(self.columns.rows[""]), np.int64)
        if key not in self._starts:
            child, bounds = self.columns.children[key], self.columns.bounds(key)
            sizes = self._row_sizes(child)
            ends = np.concatenate(([0], np.cumsum(sizes)))
            lists = self.parts_of(child.scope.table)[key].of(slice(None))
            self._starts[key] = np.repeat(lists - ends[bounds[:-1]], np.diff(bounds)) + ends[:-1]
        return self._starts[key]

    def parts_of(self, key: str) -> dict[str, Offsets]:
        """Return the offsets of every part of every row of a table, by path of the part or key of the list."""
        if key not in self.parts:
            record, at = self.columns.children[key].record if key else self.record, self.starts(key)
            assert record is not None
            if not key and len(at) == 1:
                sizes = self._root_sizes(record)
                starts = (np.cumsum(sizes) - sizes).reshape(-1, 1)
                self.parts[key] = dict(zip(record.names, map(Offsets, starts), strict=True))
                return self.parts[key]
            offsets = self.parts[key] = {}
            shift = 0
            for name, item in zip(record.names, record.items, strict=True):
                offsets[name] = Offsets(at, shift)
                if isinstance(item, Leaf):
                    shift += item.size
                elif self._takes_room(item):
                    at, shift = at + (self._sizes(item) + shift), 0
        return self.parts[key]

    def _root_sizes(self, record: RecordLayout) -> Array:
        sizes = record.sizes.copy()
        for number, child in record.numbered:
            if child.present and child.is_padding:
                self.pad(child, int(sizes[:number].sum()))
            sizes[number] = self.list_size(child)
        return sizes

    def _file_sizes(self, record: RecordLayout) -> Array:
        """Return the bytes of every file; int64."""
        if len(self.columns.rows[""]) == 1:
            last = record.items[-1]
            size = last.size if isinstance(last, Leaf) else self.list_size(last)
            return self.parts_of("")[record.names[-1]].of(slice(None)) + size
        lists = (self._sizes(child) for child in record.children.values())
        return sum(lists, np.full(len(self.columns.rows[""]), record.dtype.itemsize, np.int64))

    def _sizes(self, child: Child) -> Array:
        """Return the bytes of a list, for every row that has one; int64."""
        if child.key not in self._list_sizes:
            self._list_sizes[child.key] = self._computed(child)
        return self._list_sizes[child.key]

    def _takes_room(self, child: Child) -> bool:
        """Return whether a list takes bytes anywhere: it has rows, or is a text, which always has a terminator."""
        return child.present and (child.kind == "text" or len(self.columns.rows[child.key]) > 0)

    def _computed(self, child: Child) -> Array:
        if child.key not in self.columns.offsets:
            return np.array([self.list_size(child)])
        bounds = self.columns.offsets[child.key]
        if not child.present:
            return np.zeros(len(bounds) - 1, np.int64)
        if child.row_size is None:
            bounds = np.concatenate(([0], np.cumsum(self._row_sizes(child))))[bounds]
        return np.diff(bounds) * (child.row_size or 1) + (child.kind == "text")

    def _row_sizes(self, child: Child) -> Array:
        """Return the bytes of every row of a table, with its children; int64."""
        total = np.full(len(self.columns.rows[child.key]), child.dtype.itemsize, np.int64)
        for inner in child.record.children.values() if child.record else ():
            if self._takes_room(inner):
                total += self._sizes(inner)
        return total

    def list_size(self, child: Child) -> int:
        """Return the bytes of a list of the root."""
        if not child.present:
            return 0
        rows = len(self.columns.rows[child.key])
        total = int(self._row_sizes(child).sum()) if child.row_size is None else rows * child.row_size
        return total + (child.kind == "text")

    def row(self, key: str, row: Any) -> tuple[Any, Any]:
        """Return the offset and size of a row with its children, or of each of an array of rows."""
        child = self.columns.children.get(key)
        if child is None:
            assert self.record is not None
            return self.starts(key)[row], self._file_sizes(self.record)[row]
        if child.row_size is None:
            inner = filter(self._takes_room, child.record.children.values()) if child.record else ()
            return self.starts(key)[row], child.dtype.itemsize + sum(self._sizes(list_)[row] for list_ in inner)
        if key in self.columns.offsets:
            return self._place(key, child, row), child.row_size
        return self.parts_of("")[key].of(0) + row * child.row_size, child.row_size

    def _place(self, key: str, child: Child, row: Any) -> Any:
        """Return the offset of a row of a list inside another row, or of each of an array of rows, without computing
        all offsets.
        """
        bounds = self.columns.bounds(key)
        around = np.searchsorted(bounds, row, "right") - 1
        return self.parts_of(child.scope.table)[key].of(around) + (row - bounds[around]) * child.row_size

    def field(self, key: str, row: Any, record: RecordLayout, path: str) -> tuple[Any, Any]:
        """Return the offset and size of a field of a row, or of the field in each of an array of rows.

        The span of a structure that shares the row reaches from its first part to its last. Raises `NoSuchPart`.
        """
        name = path
        while name and name not in record.leaves:
            name = name.rpartition(".")[0]
        if name:
            offset, size = within(record.leaves[name].dtype, path[len(name) + 1 :])
            if key and not record.children:
                return self.row(key, row)[0] + record.position(name)[0] + offset, size
            return self.parts_of(key)[name].of(row) + offset, size
        before = f"{key}." if key else ""
        child = record.children.get(before + path)
        if child is not None:
            return self.parts_of(key)[child.key].of(row), self._sizes(child)[row]
        names = [
            name.removeprefix(before if isinstance(item, Child) else "")
            for name, item in zip(record.names, record.items, strict=True)
        ]
        inside = [name for name in names if name.startswith(f"{path}.")]
        if not inside:
            raise NoSuchPart(f"table '{key}' has no stored field '{path}'")
        (start, _), (last, size) = (self.field(key, row, record, inside[at]) for at in (0, -1))
        return start, last + size - start


def within(dtype: np.dtype[Any], path: str) -> tuple[int, int]:
    """Return the offset and size of a field of a structure, or of an element of it.

    Where the path goes on into bits, the span is that of the integer.
    """
    offset = 0
    for name in path.split(".") if path else ():
        if dtype.subdtype and name.isdigit():
            base, (_, *inner) = dtype.subdtype
            dtype = np.dtype((base, tuple(inner)))
            offset += int(name) * dtype.itemsize
            continue
        fields: Any = dtype.fields or {}
        if name not in fields:
            break
        dtype, at = fields[name][:2]
        offset += at
    return offset, dtype.itemsize
