"""Files made from their parts instead of read: a root, rows, and what is decided about them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from navspec.errors import ReadError, WriteError
from navspec.spec import Spec
from navspec.tables.lists import Lists, Plan
from navspec.tables.reading import Reading, pointer_of
from navspec.tables.runs import Run
from navspec.tables.walk import Choice, Walk, walk_of

Array = np.ndarray[Any, Any]


def assembled(spec: Spec, decisions: Mapping[str, Any], root: Mapping[str, Any], rows: Mapping[str, Any]) -> bytes:
    """The bytes of a file with given parts; see `assemble`."""
    walk = walk_of(spec)
    missing = sorted(spec.decisions.keys() - decisions.keys())
    if missing:
        raise WriteError(f"{spec.id}: undecided: {', '.join(missing)}")
    maker = _Maker(walk, decisions, _counted(spec, root, rows), rows)
    try:
        return maker.make()
    except ReadError as error:
        raise WriteError(f"the parts make no {spec.id}: {error.message}", pointer=error.pointer) from error
    except WriteError:
        raise
    except (TypeError, ValueError, OverflowError) as error:
        raise WriteError(f"the parts make no {spec.id}: {error}") from error


def _counted(spec: Spec, root: Mapping[str, Any], rows: Mapping[str, Any]) -> dict[str, Any]:
    """The values of the root, with the counts of the rows where they are not given."""
    return {**{name: len(rows[key]) for key in rows for name in counters(spec, key)}, **root}


def counters(spec: Spec, key: str) -> list[str]:
    """The value of the root that counts a list of the root, if one does."""
    each = spec.root.by_id.get(key)
    match each.repeat.count if each and each.repeat else None:
        case {"op": "get", "from": "self" | "root", "path": [name]}:
            return [name]
    return []


class _Maker:
    """A walk that writes each part before it is passed, so that later parts can depend on it."""

    def __init__(
        self, walk: Walk, decisions: Mapping[str, Any], root: Mapping[str, Any], rows: Mapping[str, Any]
    ) -> None:
        self.walk = walk
        self.root = root
        self.rows = {key: np.asarray(each) for key, each in rows.items()}
        self.parts: list[bytes] = []
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
        if not plan.is_fixed:
            raise WriteError("lists of variable size cannot be assembled", pointer=pointer_of(plan.key))
        given = self.rows.get(plan.key)
        if plan.count is None:
            count = 0 if given is None else len(given)
        else:
            count = plan.count(self.found.values, self.found.position, self.found.position)
        if given is None:
            self._write(bytes(count * plan.row_size))
            return
        if len(given) != count:
            raise WriteError(f"there are {len(given):,} rows, {count:,} are needed", pointer=pointer_of(plan.key))
        rows = np.zeros(count, plan.child.dtype)
        copy_rows(given, rows)
        self._write(rows.tobytes())

    def _write(self, data: bytes) -> None:
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
