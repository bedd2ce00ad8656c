"""Files made from their parts instead of read: a root, rows, and what is decided about them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from navspec.columns import cast
from navspec.columns.access import Array
from navspec.columns.bounds import counted_by
from navspec.columns.cast import Target
from navspec.columns.fit import demand_fit
from navspec.columns.found import Reading, pointer_of
from navspec.columns.lists import Lists, Plan, starts_of
from navspec.columns.runs import Run
from navspec.columns.shape import Child
from navspec.columns.walk import Choice, Walk, walk_of
from navspec.errors import ReadError, WriteError
from navspec.spec import Expr, Field, Spec, Type


class Parts(NamedTuple):
    """Parts of a file, as `assemble` has them."""

    root: Mapping[str, Any] = {}
    rows: Mapping[str, Any] = {}
    counts: Mapping[str, Any] = {}


def assembled(spec: Spec, decisions: Mapping[str, Any], parts: Parts, kept: Parts) -> bytes:
    """The bytes of a file with given parts, and with those of another file where it has a place for them."""
    missing = sorted(spec.decisions.keys() - decisions.keys())
    if missing:
        raise WriteError(f"{spec.id}: undecided: {', '.join(missing)}")
    for argument, names in zip(Parts._fields, parts, strict=True):
        unknown = [name for name in names if not knows(spec, name)]
        if unknown:
            raise WriteError(f"{argument}: {spec.id} has no {', '.join(map(repr, unknown))}")
    rows = {**kept.rows, **parts.rows}
    root = {**_counted(spec, kept.rows), **_counted(spec, parts.rows), **kept.root, **parts.root}
    try:
        return _Maker(walk_of(spec), decisions, Parts(root, rows, {**kept.counts, **parts.counts})).make()
    except ReadError as error:
        raise WriteError(f"the parts make no {spec.id}: {error.message}", pointer=error.pointer) from error
    except WriteError:
        raise
    except (TypeError, ValueError, OverflowError, MemoryError) as error:
        raise WriteError(f"the parts make no {spec.id}: {error}") from error


def _counted(spec: Spec, rows: Mapping[str, Any]) -> dict[str, int]:
    """Values of the root that count rows."""
    return {name: len(rows[key]) for key in rows for name in counters(spec, key)}


def knows(spec: Spec, path: str) -> bool:
    """Whether some file of a spec has a field, given its path from the root."""
    kind: Type | None = spec.root
    for name in path.split("."):
        field = kind.by_id.get(name) if kind else None
        if field is None:
            return False
        kind = spec.types.get(field.type)
    return True


def counters(spec: Spec, key: str) -> list[str]:
    """The value of the root that counts a list of the root, or of a structure in it, if one does."""
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


class _Maker:
    """A walk that writes each part before it is passed, so that later parts can depend on it."""

    def __init__(self, walk: Walk, decisions: Mapping[str, Any], parts: Parts) -> None:
        self.walk = walk
        self.root, self.rows, self.counts = parts
        self.parts: list[bytes | memoryview] = []
        self.found = Reading(pinned=dict(decisions))

    def make(self) -> bytes:
        for step in self.walk.steps:
            self._step(step)
        return b"".join(self.parts)

    def _step(self, step: Any) -> None:
        match step:
            case Run():
                self._run(step)
            case Choice():
                value = step.value(self.found.values, self.found.position, self.found.position)
                chosen = next((steps for match, steps in step.branches if match is None or match == value), [])
                for inner in chosen:
                    self._step(inner)
            case Lists() | Plan():
                self._list(step.chosen(self.found) if isinstance(step, Lists) else step)
            case _:
                step.read(self.found)

    def _run(self, run: Run) -> None:
        row = np.zeros(1, np.dtype([(leaf.path, leaf.dtype) for leaf in run.leaves]))
        for leaf in run.leaves:
            if leaf.field.contents is not None:
                row[leaf.path] = np.frombuffer(leaf.field.contents, np.uint8)
            if leaf.path in self.root:
                row[leaf.path] = cast.column(self.root[leaf.path], row[leaf.path], Target(self.found, "", leaf.path))
        data = row.tobytes()
        self.found.values.update(zip(run.names, run.unpack.unpack(data), strict=True))
        self._write(data)

    def _list(self, plan: Plan) -> None:
        state, key = self.found, plan.key
        if plan.count is None or plan.child.is_sized_by_file:
            count = len(self.rows.get(key, ()))
        else:
            count = plan.count(state.values, state.position, state.position)
        self._table(plan.child, count)
        demand_fit(state, plan.child)
        self._write(plan.written(state))

    def _table(self, child: Child, count: int) -> None:
        """The rows of a list, and those of the lists in them."""
        self.found.children[child.key] = child
        self.found.rows[child.key] = self._rows(child, count)
        for inner in child.record.children.values() if child.record else ():
            if inner.present:
                self.found.children[inner.key] = inner
                counts = self._counts(inner)
                self.found.offsets[inner.key] = starts_of(counts)
                self._table(inner, int(counts.sum()))

    def _rows(self, child: Child, count: int) -> Array:
        """The rows of a list, zeros where none are given."""
        if child.key not in self.rows:
            return np.zeros((count, *child.dtype.shape), child.dtype.base)
        spec = self.walk.spec
        to = Target(self.found, child.key, is_known=lambda path: knows(spec, f"{child.key}.{path}"))
        rows = cast.rows(self.rows[child.key], child.dtype, to)
        if child.is_padding:
            return np.concatenate((rows, np.zeros(count, np.uint8)))[:count]
        if len(rows) != count:
            raise to.refusal(f"there are {len(rows):,} rows, {count:,} are needed")
        return rows

    def _counts(self, child: Child) -> Array:
        """How many rows of a list belong to each row around it: as given, or as those rows say."""
        parent = child.scope.table
        parents = len(self.found.rows[parent])
        row_counts = self.counts.get(child.key)
        if row_counts is None:
            if child.count is None:
                return np.zeros(parents, np.int64)
            counts = self.found.evaluate(child.count, parent).astype(np.int64)
        else:
            counts = cast.rows(row_counts, np.dtype(np.int64), Target(self.found, child.key, argument="counts"))
            if counts.shape != (parents,):
                where = pointer_of(child.key)
                raise WriteError(f"there are {counts.size:,} counts for {parents:,} rows", pointer=where)
        if (counts < 0).any():
            raise WriteError(f"there cannot be {counts.min()} rows", pointer=pointer_of(child.key))
        if path := counted_by(child):
            target = self.found.part(parent, path)
            target[...] = cast.column(counts, target, Target(self.found, parent, path))
        return counts

    def _write(self, data: bytes | memoryview) -> None:
        self.parts.append(data)
        self.found.position += len(data)
