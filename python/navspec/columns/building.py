"""Bytes of files: of tables that were read, and of parts that are put together to a new file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from navspec.columns import cast, faults
from navspec.columns.access import Array, ColumnStore, offsets_from_counts
from navspec.columns.cast import ColumnTarget
from navspec.columns.codegen import counted_by
from navspec.columns.layout import Child, Leaf, RecordLayout
from navspec.columns.read_steps import FixedRun, ListPlan, ListStep, ReadState, pointer_of
from navspec.columns.validation import require_consistent_counts
from navspec.columns.walk import ChoiceStep, RootLayout, Walk, walk_of
from navspec.errors import ReadError, WriteError
from navspec.spec import Expr, Field, Spec, Type


def root_row(reading: ReadState, record: RecordLayout) -> Array:
    """Return the fixed parts of the root as one row."""
    if len(reading.pieces) == 1:
        return reading.read_rows(record.dtype, 1, reading.pieces[0][0])
    data = bytearray().join([reading.data[start : start + size] for start, size in reading.pieces])
    return np.frombuffer(data, record.dtype, 1) if data else np.zeros(1, record.dtype)


def encode_tables(
    columns: ColumnStore, layout: RootLayout, decisions: Mapping[str, Any]
) -> tuple[bytes, dict[str, int]]:
    """Return the bytes of the tables, and the number of bytes of each list of the root.

    Raises `WriteError` where a field of the root counts the rows of a list and has another value. Other counts are
    checked when the bytes are read back.
    """
    for child in layout.children.values():
        match child.count:
            case {"op": "ref", "path": path} if not child.scope.table and child.present and child.kind == "list":
                count, rows = decisions.get(path), len(columns.rows[child.key])
                count = int(columns.part("", path)[0] if count is None else count)
                if count != rows:
                    fault = faults.wrong_count(child, count, rows, pointer_of(child.key))
                    raise WriteError(fault.message, pointer=fault.pointer)
    parts: list[bytes | memoryview] = []
    lengths: dict[str, int] = {}
    row, at, size = columns.rows[""].tobytes(), 0, 0
    for item in layout.record.items:
        if isinstance(item, Leaf):
            parts.append(row[at : at + item.size])
            at += item.size
        elif item.present:
            if item.is_padding:
                resize_padding(columns, layout, item, size)
            parts.append(layout.plans[item.key].written(columns))
            lengths[item.key] = len(parts[-1])
        else:
            continue
        size += len(parts[-1])
    return b"".join(parts), lengths


def resize_padding(columns: ColumnStore, layout: RootLayout, child: Child, position: int) -> None:
    """Give alignment bytes the length that their position requires; bytes that exist are kept."""
    count = layout.plans[child.key].count
    assert count is not None
    needed, rows = count(columns.values, 0, position), columns.rows[child.key]
    if needed != len(rows):
        columns.rows[child.key] = np.concatenate((rows, np.zeros(needed, np.uint8)))[:needed]


def require_same_tables(
    spec: Spec,
    data: bytes,
    decisions: Mapping[str, Any],
    outcomes: tuple[Any, ...],
    columns: ColumnStore,
    lengths: dict[str, int],
) -> None:
    """Raise `WriteError` unless written bytes read back as the tables, with the same outcomes of conditions."""
    walk = walk_of(spec)
    try:
        again = walk.compare(data, dict(decisions), columns, lengths)
    except ReadError as error:
        raise WriteError(f"what would be written cannot be read: {error.message}", pointer=error.pointer) from error
    if tuple(again.outcomes) != outcomes:
        raise WriteError("a changed value adds or drops parts of the file; convert the file instead")
    for key, rows in again.rows.items():
        if len(rows) != len(columns.rows[key]):
            where = faults.pointer(columns, key)
            raise WriteError(f"{len(columns.rows[key])} rows would be read back as {len(rows)}", pointer=where)
    if root_row(again, walk.layout(again).record).tobytes() != columns.rows[""].tobytes():
        raise WriteError("values of the root would be read back as others")


class FileParts(NamedTuple):
    """Parts of a file, with the meaning that `assemble` gives them."""

    root: Mapping[str, Any] = {}
    rows: Mapping[str, Any] = {}
    counts: Mapping[str, Any] = {}


def encode_parts(spec: Spec, decisions: Mapping[str, Any], parts: FileParts, kept: FileParts) -> bytes:
    """Return the bytes of a file made from `parts`, and from the parts `kept` of another file where `parts` has none.

    Raises `WriteError` for unknown names, missing decisions, and parts that do not make a file.
    """
    missing = sorted(spec.decisions.keys() - decisions.keys())
    if missing:
        raise WriteError(f"{spec.id}: undecided: {', '.join(missing)}")
    for argument, names in zip(FileParts._fields, parts, strict=True):
        unknown = [name for name in names if not has_field(spec, name)]
        if unknown:
            raise WriteError(f"{argument}: {spec.id} has no {', '.join(map(repr, unknown))}")
    rows = {**kept.rows, **parts.rows}
    root = {**_root_counts(spec, kept.rows), **_root_counts(spec, parts.rows), **kept.root, **parts.root}
    try:
        return _Builder(walk_of(spec), decisions, FileParts(root, rows, {**kept.counts, **parts.counts})).build()
    except ReadError as error:
        raise WriteError(f"the parts make no {spec.id}: {error.message}", pointer=error.pointer) from error
    except WriteError:
        raise
    except (TypeError, ValueError, OverflowError, MemoryError) as error:
        raise WriteError(f"the parts make no {spec.id}: {error}") from error


def _root_counts(spec: Spec, rows: Mapping[str, Any]) -> dict[str, int]:
    """Return the values of the root that count rows."""
    return {name: len(rows[key]) for key in rows for name in find_counters(spec, key)}


def has_field(spec: Spec, path: str) -> bool:
    """Return whether some file of a spec has a field, given its path from the root."""
    kind: Type | None = spec.root
    for name in path.split("."):
        field = kind.by_id.get(name) if kind else None
        if field is None:
            return False
        kind = spec.types.get(field.type)
    return True


def find_counters(spec: Spec, key: str) -> list[str]:
    """Return the value of the root that counts a list of the root, or of a structure in it, if there is one."""
    *outer, name = key.split(".")
    kind = spec.root
    for step in outer:
        field = kind.by_id.get(step)
        if field is None or field.kind != "struct" or field.repeat:
            return []
        kind = spec.type_of(field)
    field = kind.by_id.get(name)
    match _count(field) if field else None:
        case {"op": "get", "from": "self", "path": [count]}:
            return [".".join((*outer, count))]
        case {"op": "get", "from": "root", "path": [count]}:
            return [count]
    return []


def _count(field: Field) -> Expr:
    return field.repeat.count if field.repeat else field.size


class _Builder:
    """A walk that writes each part before going on, so that later parts can depend on it."""

    def __init__(self, walk: Walk, decisions: Mapping[str, Any], parts: FileParts) -> None:
        self.walk = walk
        self.root, self.rows, self.counts = parts
        self.parts: list[bytes | memoryview] = []
        self.state = ReadState(pinned=dict(decisions))

    def build(self) -> bytes:
        for step in self.walk.steps:
            self._step(step)
        return b"".join(self.parts)

    def _step(self, step: Any) -> None:
        match step:
            case FixedRun():
                self._run(step)
            case ChoiceStep():
                value = step.value(self.state.values, self.state.position, self.state.position)
                chosen = next((steps for match, steps in step.branches if match is None or match == value), [])
                for inner in chosen:
                    self._step(inner)
            case ListStep() | ListPlan():
                self._list(step.chosen(self.state) if isinstance(step, ListStep) else step)
            case _:
                step.read(self.state)

    def _run(self, run: FixedRun) -> None:
        row = np.zeros(1, np.dtype([(leaf.path, leaf.dtype) for leaf in run.leaves]))
        for leaf in run.leaves:
            if leaf.field.contents is not None:
                row[leaf.path] = np.frombuffer(leaf.field.contents, np.uint8)
            if leaf.path in self.root:
                row[leaf.path] = cast.column(
                    self.root[leaf.path], row[leaf.path], ColumnTarget(self.state, "", leaf.path)
                )
        data = row.tobytes()
        self.state.values.update(zip(run.names, run.unpack.unpack(data), strict=True))
        self._write(data)

    def _list(self, plan: ListPlan) -> None:
        state, key = self.state, plan.key
        if plan.count is None or plan.child.is_sized_by_file:
            count = len(self.rows.get(key, ()))
        else:
            count = plan.count(state.values, state.position, state.position)
        self._table(plan.child, count)
        require_consistent_counts(state, plan.child)
        self._write(plan.written(state))

    def _table(self, child: Child, count: int) -> None:
        """Add the rows of a list, and those of the lists in them."""
        self.state.children[child.key] = child
        self.state.rows[child.key] = self._rows(child, count)
        for inner in child.record.children.values() if child.record else ():
            if inner.present:
                self.state.children[inner.key] = inner
                counts = self._counts(inner)
                self.state.offsets[inner.key] = offsets_from_counts(counts)
                self._table(inner, int(counts.sum()))

    def _rows(self, child: Child, count: int) -> Array:
        """Return the rows of a list, zeros where no rows were passed."""
        if child.key not in self.rows:
            return np.zeros((count, *child.dtype.shape), child.dtype.base)
        spec = self.walk.spec
        to = ColumnTarget(self.state, child.key, is_known=lambda path: has_field(spec, f"{child.key}.{path}"))
        rows = cast.rows(self.rows[child.key], child.dtype, to)
        if child.is_padding:
            return np.concatenate((rows, np.zeros(count, np.uint8)))[:count]
        if len(rows) != count:
            raise to.refusal(f"there are {len(rows):,} rows, {count:,} are needed")
        return rows

    def _counts(self, child: Child) -> Array:
        """Return how many rows of a list belong to each row around it: the counts that were passed, or those in the
        rows.
        """
        parent = child.scope.table
        parents = len(self.state.rows[parent])
        row_counts = self.counts.get(child.key)
        if row_counts is None:
            if child.count is None:
                return np.zeros(parents, np.int64)
            counts = self.state.evaluate(child.count, parent).astype(np.int64)
        else:
            counts = cast.rows(row_counts, np.dtype(np.int64), ColumnTarget(self.state, child.key, argument="counts"))
            if counts.shape != (parents,):
                where = pointer_of(child.key)
                raise WriteError(f"there are {counts.size:,} counts for {parents:,} rows", pointer=where)
        if (counts < 0).any():
            raise WriteError(f"there cannot be {counts.min()} rows", pointer=pointer_of(child.key))
        if path := counted_by(child):
            target = self.state.part(parent, path)
            target[...] = cast.column(counts, target, ColumnTarget(self.state, parent, path))
        return counts

    def _write(self, data: bytes | memoryview) -> None:
        self.parts.append(data)
        self.state.position += len(data)
