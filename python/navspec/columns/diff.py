"""Comparison of the tables of two files of one format, by record and field."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import chain, islice, repeat, zip_longest
from typing import Any

import numpy as np

from navspec.columns import Tables
from navspec.columns.access import Array, part
from navspec.columns.layout import Child, Leaf
from navspec.errors import NavspecError
from navspec.spec import Field, Spec, Type
from navspec.spec.model import decode_text

LIMIT = 1000
"""Number of changes that are listed per table; the totals are exact."""
SHOWN_BYTES = 16
"""Number of bytes that are shown where bytes differ."""
_SHOWN_TEXT = 200
_EXACT = 2**53 - 1


def any_table(_key: str) -> bool:
    """Return true: compare a table whatever its key is."""
    return True


def diff(
    a: Tables, b: Tables, *, limit: int = LIMIT, by_place: bool = False, keys: Callable[[str], bool] = any_table
) -> dict[str, Any]:
    """Compare the tables of two files of one format.

    Rows are paired by the field that the spec calls unique, if it is unique in both files, otherwise by their place in
    the list. Where the length of a list of the root changed, equal rows at its start and end are paired first.

    Parameters
    ----------
    a, b : Tables
        Before and after.
    limit : int
        Changes to list per table.
    by_place : bool
        Pair rows only by their place in the list.
    keys : callable
        Returns whether a table is compared, by its key.

    Returns
    -------
    dict
        `tables`, one record for each table that differs, with exact totals, and `decisions`, the different ones. Both
        are empty where the files hold the same.

    Raises
    ------
    NavspecError
        The formats differ.
    """
    if a.spec.id != b.spec.id:
        raise NavspecError(f"a file of {a.spec.id} and one of {b.spec.id} have no records in common")
    names = a.decisions.keys() | b.decisions.keys()
    pinned = [(name, a.decisions.get(name), b.decisions.get(name)) for name in sorted(names)]
    return {
        "decisions": [{"name": name, "a": json_value(x), "b": json_value(y)} for name, x, y in pinned if x != y],
        "tables": [record for record in _Comparison(a, b, limit, by_place).records(keys) if record],
    }


@dataclass(frozen=True, slots=True)
class _Pairs:
    """Paired rows of two tables, int64 of equal length, and the field that paired them."""

    a: Array
    b: Array
    by: str = "row"


@dataclass
class _Table:
    """One table of both files.

    `list` is the list of the rows, None for the root. `leaves` are the parts of a row by their path, in each of the
    files.
    """

    spec: Spec
    key: str
    a: Array
    b: Array
    list: Child | None
    leaves: tuple[dict[str, Leaf], dict[str, Leaf]]

    @cached_property
    def parts(self) -> dict[str, Leaf]:
        """The parts that a row has in one of the files."""
        ours, theirs = self.leaves
        return ours | theirs | ours

    @cached_property
    def names(self) -> dict[int, str]:
        """Names of the rows by their number in the list, where the spec gives them."""
        elements = self.spec.elements(self.list.field) if self.list else {}
        return {number: element.id for number, element in elements.items()}

    @property
    def kind(self) -> str:
        """`root`, `rows`, `values`, `text` or `bytes`."""
        if self.list is None:
            return "root"
        field = self.list.field
        if field.terminator is not None:
            return "text"
        if field.kind == "bytes" and field.repeat is None and self.a.ndim == 1:
            return "bytes"
        return "rows" if self.a.dtype.names or self.b.dtype.names else "values"


@dataclass
class _Comparison:
    """Comparison of two files of one format."""

    a: Tables
    b: Tables
    limit: int
    by_place: bool
    _paired: dict[str, _Pairs] = field(default_factory=dict)

    def records(self, keys: Callable[[str], bool]) -> Iterator[dict[str, Any] | None]:
        """Yield one record per table, None for tables that hold the same."""
        for key in filter(keys, dict.fromkeys(["", *self.a, *self.b])):
            table = self._table(key)
            if table.kind in ("bytes", "text"):
                yield self._blobs(table)
            else:
                yield self._rows(table)

    def _table(self, key: str) -> _Table:
        a, b = self.a if key in self.a else self.b, self.b if key in self.b else self.a
        x, y = a[key] if key in self.a else b[key][:0], b[key] if key in self.b else a[key][:0]
        return _Table(a.spec, key, x, y, a.layout(key)[1], (leaves(a, key), leaves(b, key)))

    def _parent(self, key: str) -> str:
        """Return the key of the table around a table."""
        child = self._table(key).list
        return child.scope.table if child else ""

    def _counts(self, tables: Tables, key: str) -> Array:
        """Return the offsets of a table: the first row of every parent row, and the end."""
        if key in tables:
            return tables.offsets(key)
        parent = self._parent(key)
        return np.zeros((len(tables[parent]) if parent in tables else 0) + 1, np.int64)

    def pairs(self, key: str) -> _Pairs:
        """Return the pairs of rows of a table."""
        if key not in self._paired:
            self._paired[key] = self._pair_up(key)
        return self._paired[key]

    def _pair_up(self, key: str) -> _Pairs:
        table = self._table(key)
        if not key:
            return _Pairs(np.arange(len(table.a)), np.arange(len(table.b)))
        parent = self._parent(key)
        if self.by_place:
            return self._by_place(key, self.pairs(parent))
        for leaf in table.leaves[0].values():
            if "unique" in leaf.field.notes and leaf.dtype.shape == () and leaf.path in table.leaves[1]:
                values = [part(rows, leaf.path) for rows in (table.a, table.b)]
                if all(len(np.unique(value)) == len(value) for value in values):
                    _, a, b = np.intersect1d(*values, assume_unique=True, return_indices=True)
                    order = np.argsort(a)
                    return _Pairs(a[order], b[order], leaf.path)
        if not parent and len(table.a) != len(table.b) and table.kind in ("rows", "values"):
            return _pair_ends(table.a, table.b)
        return self._by_place(key, self.pairs(parent))

    def _by_place(self, key: str, parents: _Pairs) -> _Pairs:
        """Pair the first rows of each pair of parents, the second ones, and so on."""
        starts = [self._counts(tables, key) for tables in (self.a, self.b)]
        first = [offsets[rows] for offsets, rows in zip(starts, (parents.a, parents.b), strict=True)]
        counts = [np.diff(offsets)[rows] for offsets, rows in zip(starts, (parents.a, parents.b), strict=True)]
        both = np.minimum(*counts)
        place = np.arange(both.sum()) - np.repeat(np.cumsum(both) - both, both)
        return _Pairs(np.repeat(first[0], both) + place, np.repeat(first[1], both) + place)

    def _rows(self, table: _Table) -> dict[str, Any] | None:
        pairs = self.pairs(table.key)
        fields, changed = self._changed(table, pairs)
        unpaired = _unpaired_rows(len(table.a), pairs.a), _unpaired_rows(len(table.b), pairs.b)
        return self._summarize(table, pairs, changed, *unpaired, lambda a, b: self._change(table, pairs, a, b), fields)

    def _summarize(
        self,
        table: _Table,
        pairs: _Pairs,
        changed: Array,
        removed: Array,
        added: Array,
        change: Callable[[int | None, int | None], dict[str, Any]],
        fields: Sequence[dict[str, Any]] = (),
    ) -> dict[str, Any] | None:
        """Return the record of a table from the pairs that differ and the rows of only one file; None if there are
        none.
        """
        total = len(changed) + len(removed) + len(added)
        places = chain(
            zip(pairs.a[changed].tolist(), pairs.b[changed].tolist(), strict=True),
            zip(removed.tolist(), repeat(None)),
            zip(repeat(None), added.tolist()),
        )
        if not total:
            return None
        return {
            "key": table.key,
            "kind": table.kind,
            "rows_a": len(table.a),
            "rows_b": len(table.b),
            "paired_by": pairs.by,
            "changed": len(changed),
            "removed": len(removed),
            "added": len(added),
            "fields": list(fields),
            "changes": [change(a, b) for a, b in islice(places, self.limit)],
            "truncated": total > self.limit,
        }

    def _changed(self, table: _Table, pairs: _Pairs) -> tuple[list[dict[str, Any]], Array]:
        """Return how often each part differs, and the pairs in which one does."""
        same_layout = table.a.dtype == table.b.dtype
        rows = np.arange(len(pairs.a))
        if same_layout:
            rows = np.flatnonzero(_unequal(table.a[pairs.a], table.b[pairs.b]))
        a, b = table.a[pairs.a[rows]], table.b[pairs.b[rows]]
        differs, fields = np.zeros(len(rows), bool), []
        for path, leaf in table.parts.items():
            if all(path in leaves for leaves in table.leaves):
                unequal = _unequal(part(a, path), part(b, path))
                fields += _totals(leaf, part(a, path), part(b, path), unequal)
            else:
                unequal = np.ones(len(rows), bool)
                fields.append(_total(path, leaf.field, len(rows)))
            differs |= unequal
        return fields, rows[differs]

    def _change(self, table: _Table, pairs: _Pairs, a: int | None, b: int | None) -> dict[str, Any]:
        key = table.key
        record = self._place(a, b, lambda at, row: (at.pointer(key, row if key else None), int(at.starts(key)[row])))
        if a is None or b is None:
            return record
        for path, leaf in table.parts.items():
            x = part(table.a, path)[a] if path in table.leaves[0] else None
            y = part(table.b, path)[b] if path in table.leaves[1] else None
            record["fields"] += _differences(table.spec, leaf.field, leaf.scope.type, x, y, path)
        if table.names and (element := table.names.get(int(record["pointer_b"].rpartition("/")[2]))):
            record["element"] = element
        if pairs.by != "row":
            record["id"] = json_value(part(table.a, pairs.by)[a])
        return record

    def _place(
        self, a: int | None, b: int | None, locate: Callable[[Tables, int], tuple[str | None, int | None]]
    ) -> dict[str, Any]:
        """Return a change without its fields: rows, pointers and offsets on both sides, None where a side has no such
        row.
        """
        record: dict[str, Any] = {"kind": "removed" if b is None else "added" if a is None else "changed"}
        for side, tables, row in (("a", self.a, a), ("b", self.b, b)):
            pointer, offset = (None, None) if row is None else locate(tables, row)
            record |= {f"row_{side}": row, f"pointer_{side}": pointer, f"offset_{side}": offset}
        return record | {"fields": []}

    def _blobs(self, table: _Table) -> dict[str, Any] | None:
        """Compare bytes or texts; each parent row has one."""
        parents = self.pairs(self._parent(table.key))
        starts = [self._counts(tables, table.key) for tables in (self.a, self.b)]
        sizes = [np.diff(start) for start in starts]
        inner = self._by_place(table.key, parents)
        unequal = sizes[0][parents.a] != sizes[1][parents.b]
        owner = np.repeat(np.arange(len(parents.a)), np.minimum(sizes[0][parents.a], sizes[1][parents.b]))
        unequal |= np.bincount(owner[table.a[inner.a] != table.b[inner.b]], minlength=len(unequal)).astype(bool)
        removed, added = _unpaired_rows(len(sizes[0]), parents.a), _unpaired_rows(len(sizes[1]), parents.b)
        removed, added = removed[sizes[0][removed] > 0], added[sizes[1][added] > 0]
        whole = _Pairs(parents.a, parents.b)
        return self._summarize(
            table, whole, np.flatnonzero(unequal), removed, added, lambda a, b: self._blob(table, starts, a, b)
        )

    def _blob(self, table: _Table, starts: list[Array], a: int | None, b: int | None) -> dict[str, Any]:
        parent = self._parent(table.key)
        name = table.key[len(parent) + 1 :] if parent else table.key
        sides = zip((table.a, table.b), starts, (a, b), strict=True)
        x, y = (b"" if row is None else rows[offsets[row] : offsets[row + 1]].tobytes() for rows, offsets, row in sides)
        at = first_difference(x, y)

        def locate(tables: Tables, row: int) -> tuple[str | None, int | None]:
            if table.key not in tables:
                return None, None
            return tables.pointer(parent, row if parent else None, name), tables.span(parent, row, name)[0] + at

        record = self._place(a, b, locate)
        record["fields"].append({"field": "", "at": at, **_blob_values(table.kind, x, y, at)})
        return record


def leaves(tables: Tables, key: str) -> dict[str, Leaf]:
    """Return the stored parts of a row by path; each is one value or a constant number of values."""
    record, child = tables.layout(key)
    if record is not None:
        return record.leaves
    assert child is not None
    return {"": Leaf("", child.field, child.scope, child.dtype, child.bits)}


def _pair_ends(a: Array, b: Array) -> _Pairs:
    """Pair equal rows at the start and the end, and the rows between by their place."""
    short = min(len(a), len(b))
    if a.dtype != b.dtype or not short:
        return _Pairs(np.arange(short), np.arange(short))
    head = np.flatnonzero(_unequal(a[:short], b[:short]))
    start = int(head[0]) if len(head) else short
    tail = np.flatnonzero(_unequal(a[len(a) - short :], b[len(b) - short :]))
    end = min(short - 1 - int(tail[-1]) if len(tail) else short, short - start)
    between = np.arange(start, short - end)
    last = np.arange(end)
    front = np.concatenate((np.arange(start), between))
    return _Pairs(np.concatenate((front, len(a) - end + last)), np.concatenate((front, len(b) - end + last)))


def _unpaired_rows(count: int, used: Array) -> Array:
    """Return the rows that are in no pair."""
    free = np.ones(count, bool)
    free[used] = False
    return np.flatnonzero(free)


def _unequal(a: Array, b: Array) -> Array:
    """Return which rows differ in their bytes (in their values, if the types differ); bool, shape (rows,)."""
    if not len(a):
        return np.zeros(0, bool)
    if a.shape != b.shape:  # the rows have different numbers of values
        return np.ones(len(a), bool)
    if a.dtype != b.dtype:
        return (a != b).reshape(len(a), -1).any(axis=1)
    x, y = (np.ascontiguousarray(rows).view(np.uint8).reshape(len(a), -1) for rows in (a, b))
    return (x != y).any(axis=1)


def _totals(leaf: Leaf, a: Array, b: Array, unequal: Array) -> list[dict[str, Any]]:
    """Return how often a part differs; for bit runs, every bit field of it."""
    if not unequal.any():
        return []
    if leaf.bits is None or a.shape != b.shape:
        return [_total(leaf.path, leaf.field, int(unequal.sum()))]
    totals = []
    for name, (shift, width) in leaf.bits.bit_fields.items():
        mask = ((1 << width) - 1) << shift
        differs = ((a ^ b) & np.array(mask, a.dtype)).astype(bool)
        if count := int(differs.reshape(len(a), -1).any(axis=1).sum()):
            path = f"{leaf.path}.{name}" if leaf.path else name
            totals.append(_total(path, leaf.bits.by_id[name], count))
    return totals


def _total(path: str, field: Field, count: int) -> dict[str, Any]:
    notes = {note: field.notes[note] for note in ("unit", "scale") if note in field.notes}
    return {"field": path, "changed": count, **notes}


def _differences(spec: Spec, field: Field, around: Type, a: Any, b: Any, path: str) -> list[dict[str, Any]]:
    """Return the values that differ in one part of a pair of rows; the part is a field of the type `around`."""
    if a is None or b is None:
        texts = _texts(*(_stored(field, value) for value in (a, b)))
        return [{"field": path, "a": _whole(field, a), "b": _whole(field, b), **texts}]
    if a.tobytes() == b.tobytes() and a.dtype == b.dtype:
        return []
    if np.ndim(a) and field.kind in ("bytes", "switch"):
        x, y = a.tobytes(), b.tobytes()
        at = first_difference(x, y)
        return [{"field": path, "at": at, **_blob_values("bytes", x, y, at)}]
    if np.ndim(a):
        inner = ((field, around, x, y, f"{path}.{i}" if path else str(i)) for i, (x, y) in enumerate(zip_longest(a, b)))
        return [difference for one in inner for difference in _differences(spec, *one)]
    kind = spec.types.get(field.type)
    if a.dtype.names and kind is not None:
        inner = ((kind.by_id[name], kind, a[name], b[name], f"{path}.{name}") for name in a.dtype.names)
        return [difference for one in inner for difference in _differences(spec, *one)]
    if kind is not None and kind.bits:
        return _bit_differences(spec, kind, int(a), int(b), path)
    return [{"field": path, "a": json_value(a), "b": json_value(b), **_labels(spec, field, around, a, b)}]


def _whole(field: Field, value: Any) -> Any:
    """Return a part that only one of the files has; bytes are cut short."""
    if value is None:
        return None
    data = _stored(field, value)
    return json_value(value) if data is None else f"hex:{data[:SHOWN_BYTES].hex()}"


def _stored(field: Field, value: Any) -> bytes | None:
    """Return the bytes of a part that holds bytes; None for other parts, and for one that a file does not have."""
    return value.tobytes() if np.ndim(value) and field.kind in ("bytes", "switch") else None


def _bit_differences(spec: Spec, kind: Type, a: int, b: int, path: str) -> list[dict[str, Any]]:
    differences = []
    for name, (shift, width) in kind.bit_fields.items():
        x, y = ((value >> shift) & ((1 << width) - 1) for value in (a, b))
        if x != y:
            values = (bool(x), bool(y)) if width == 1 else (json_value(x), json_value(y))
            named = {} if width == 1 else _labels(spec, kind.by_id[name], kind, x, y)
            differences.append({"field": f"{path}.{name}" if path else name, "a": values[0], "b": values[1], **named})
    return differences


def _labels(spec: Spec, field: Field, around: Type, a: Any, b: Any) -> dict[str, str]:
    """Return the names of enum values, where they have one."""
    names = spec.names_of(around, field)
    return {side: names[int(value)] for side, value in (("a_name", a), ("b_name", b)) if names and int(value) in names}


def first_difference(a: bytes, b: bytes) -> int:
    """Return the first position at which bytes differ; the length of the shorter if the longer begins with it."""
    short = min(len(a), len(b))
    unequal = np.flatnonzero(np.frombuffer(a, np.uint8, short) != np.frombuffer(b, np.uint8, short))
    return int(unequal[0]) if len(unequal) else short


def _blob_values(kind: str, a: bytes, b: bytes, at: int) -> dict[str, str]:
    """Return texts unchanged; for bytes, those from the first difference on, and both as text if possible; all cut
    short.
    """
    if kind == "text":
        return {side: data.decode("utf-8", "backslashreplace")[:_SHOWN_TEXT] for side, data in (("a", a), ("b", b))}
    stored = {side: f"hex:{data[at : at + SHOWN_BYTES].hex()}" for side, data in (("a", a), ("b", b))}
    return {**stored, **_texts(a, b)}


def _texts(a: bytes | None, b: bytes | None) -> dict[str, str]:
    """Return bytes as texts where both sides are text, or one is and the other is empty, and the texts differ."""
    texts = {side: (decode_text(data) or "")[:_SHOWN_TEXT] for side, data in (("a_text", a), ("b_text", b)) if data}
    return texts if all(texts.values()) and len({*texts.values()}) == len(texts) else {}


def json_value(value: Any) -> Any:
    """Return a value for JSON: integers beyond 2^53 as text, NaN and infinite numbers by their bits."""
    if isinstance(value, np.ndarray):
        return [json_value(element) for element in value]
    if isinstance(value, np.void):
        return {name: json_value(value[name]) for name in value.dtype.names or ()}
    if isinstance(value, np.floating):
        if np.isfinite(value):
            return float(str(value))
        return f"f{value.itemsize}:{int.from_bytes(value.tobytes(), sys.byteorder):0{2 * value.itemsize}x}"
    if isinstance(value, bool | np.bool_):
        return bool(value)
    if isinstance(value, int | np.integer):
        return int(value) if abs(int(value)) <= _EXACT else str(int(value))
    return value
