"""Files made from their parts instead of read: a root, rows, and what is decided about them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from navspec.columns import forth
from navspec.columns.fit import demand_end, demand_fit
from navspec.columns.found import Reading, pointer_of
from navspec.columns.lists import Lists, Plan, starts_of
from navspec.columns.runs import Run
from navspec.columns.shape import Child
from navspec.columns.walk import Choice, Walk, walk_of
from navspec.errors import ReadError, WriteError
from navspec.spec import Expr, Field, Spec

Array = np.ndarray[Any, Any]
Parts = Mapping[str, Any]


def assembled(spec: Spec, decisions: Parts, root: Parts, rows: Parts, counts: Parts) -> bytes:
    """The bytes of a file with given parts; see `assemble`."""
    walk = walk_of(spec)
    missing = sorted(spec.decisions.keys() - decisions.keys())
    if missing:
        raise WriteError(f"{spec.id}: undecided: {', '.join(missing)}")
    maker = _Maker(walk, decisions, _counted(spec, root, rows), rows, counts)
    try:
        return maker.make()
    except ReadError as error:
        raise WriteError(f"the parts make no {spec.id}: {error.message}", pointer=error.pointer) from error
    except WriteError:
        raise
    except (TypeError, ValueError, OverflowError, MemoryError) as error:
        raise WriteError(f"the parts make no {spec.id}: {error}") from error


def _counted(spec: Spec, root: Parts, rows: Parts) -> dict[str, Any]:
    """The values of the root, with the counts of the rows where they are not given."""
    return {**{name: len(rows[key]) for key in rows for name in counters(spec, key)}, **root}


def counters(spec: Spec, key: str) -> list[str]:
    """The value of the root that counts a list of the root, or of a structure in it, if one does."""
    *outer, name = key.split(".")
    kind = spec.root
    for step in outer:
        each = kind.by_id.get(step)
        if each is None or each.kind != "struct" or each.repeat:
            return []
        kind = spec.type_of(each)
    each = kind.by_id.get(name)
    match _count(each) if each else None:
        case {"op": "get", "from": "self", "path": [count]}:
            return [".".join((*outer, count))]
        case {"op": "get", "from": "root", "path": [count]}:
            return [count]
    return []


def _count(each: Field) -> Expr:
    return each.repeat.count if each.repeat else each.size


class _Maker:
    """A walk that writes each part before it is passed, so that later parts can depend on it."""

    def __init__(self, walk: Walk, decisions: Parts, root: Parts, rows: Parts, counts: Parts) -> None:
        self.walk = walk
        self.root = root
        self.rows = {key: np.asarray(each) for key, each in rows.items()}
        self.counts = counts
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
                for each in chosen:
                    self._step(each)
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
                row[leaf.path] = _fitting(self.root[leaf.path], leaf.dtype, leaf.path)
        data = row.tobytes()
        self.found.values.update(zip(run.names, run.unpack.unpack(data), strict=True))
        self._write(data)

    def _list(self, plan: Plan) -> None:
        found, key = self.found, plan.key
        given = self.rows.get(key, ())
        if plan.count is None or plan.child.is_sized_by_file:
            count = len(given)
        else:
            count = plan.count(found.values, found.position, found.position)
        if plan.child.is_padding and key in self.rows:
            self.rows[key] = np.concatenate((given, np.zeros(count, np.uint8)))[:count]
        self._table(plan.child, count)
        if plan.child.kind == "text" and np.any(found.rows[key] == plan.child.field.terminator):
            raise WriteError("the text holds the byte that ends it", pointer=pointer_of(key))
        if plan.child.kind == "until":
            demand_end(found, plan.child)
        demand_fit(found, plan.child)
        self._write(plan.written(found))

    def _table(self, child: Child, count: int) -> None:
        """The rows of a list, and those of the lists in them."""
        given = self.rows.get(child.key)
        rows = np.zeros((count, *child.dtype.shape), child.dtype.base)
        if given is not None:
            if len(given) != count:
                where = pointer_of(child.key)
                raise WriteError(f"there are {len(given):,} rows, {count:,} are needed", pointer=where)
            copy_rows(given, rows)
        self.found.children[child.key] = child
        self.found.rows[child.key] = rows
        for inner in child.record.children.values() if child.record else ():
            if inner.present:
                counts = self._counts(inner)
                self.found.offsets[inner.key] = starts_of(counts)
                self._table(inner, int(counts.sum()))

    def _counts(self, child: Child) -> Array:
        """How many rows of a list belong to each row around it: as given, or as those rows say."""
        parent = child.scope.table
        parents = len(self.found.rows[parent])
        given = self.counts.get(child.key)
        if given is None:
            if child.count is None:
                return np.zeros(parents, np.int64)
            counts = self.found.evaluate(child.count, parent).astype(np.int64)
        else:
            counts = np.asarray(given, np.int64)
            if counts.shape != (parents,):
                raise WriteError(
                    f"there are {counts.size:,} counts for {parents:,} rows", pointer=pointer_of(child.key)
                )
        if (counts < 0).any():
            raise WriteError(f"there cannot be {counts.min()} rows", pointer=pointer_of(child.key))
        if path := forth.counted_by(child):
            copy_rows(counts, self.found.part(parent, path))
        return counts

    def _write(self, data: bytes | memoryview) -> None:
        self.parts.append(data)
        self.found.position += len(data)


def _fitting(value: Any, dtype: np.dtype[Any], path: str) -> Any:
    """A value for a part of the root."""
    given = np.asarray(value)
    found = given.astype(dtype.base)
    if dtype.base.kind in "iu" and not np.array_equal(found, given):
        raise WriteError(f"{value} does not fit", pointer=pointer_of(path))
    return found


def copy_rows(source: Array, target: Array) -> None:
    """Copy fields of the same names, however deep; others of the target stay as they are.

    Raises `OverflowError` for whole numbers that do not fit.
    """
    if target.dtype.names is None:
        with np.errstate(invalid="ignore"):
            target[...] = source
        if target.dtype.kind in "iu" and not np.array_equal(target, source):
            raise OverflowError(f"a number does not fit {target.dtype}")
        return
    for name in target.dtype.names:
        if name in (source.dtype.names or ()):
            copy_rows(source[name], target[name])
