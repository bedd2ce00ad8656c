"""What stands in the members that the text of a new row lacks, as text would have it."""

from __future__ import annotations

from functools import cache
from typing import Any

from navspec.spec import Field, Spec
from navspec.spec.table_schema import default_values, references
from navspec.tree.classes import Binding, Plan
from navspec.tree.links import Fault, evaluate
from navspec.tree.values import counted_by, evaluator


class Defaults:
    """The members of a structure of which nothing is said.

    With `follows_only` only those whose values follow from the spec, or from the members that are there.
    """

    def __init__(self, plan: Plan, binding: Binding, *, follows_only: bool = False) -> None:
        self.plan = plan
        self.spec = binding.spec
        self.follows_only = follows_only
        self.lists = counters(plan)
        self.sizes = {
            field.id: evaluator(field.size)
            for field in plan.kind.fields
            if field.kind == "bytes" and field.size is not None and not field.rest
        }

    def is_stored(self, name: str, o: Any) -> bool:
        """Whether an object that is filled has the field."""
        condition = self.plan.present.get(name)
        try:
            return condition is None or bool(evaluate(condition, o, name))
        except Fault:
            return False

    def follows(self, name: str, data: dict[str, Any], pointer: str) -> bool:
        """Whether a field has a default: in a row every one, elsewhere what follows from the spec and the other members."""
        if not self.follows_only:
            return True
        field = self.plan.kind.by_id[name]
        if name in self.lists:
            return True
        if name in self.lists.values():
            return not any(data.get(number) for number, counted in self.lists.items() if counted == name)
        is_single_structure = field.kind == "struct" and field.repeat is None
        return bool(field.rest) or is_single_structure or _path(pointer, name) in _usual(self.spec)

    def value(self, name: str, o: Any, data: dict[str, Any], pointer: str) -> Any:
        """JSON data for a field of an object, whose own data stand at a pointer."""
        field = self.plan.kind.by_id[name]
        if name in self.lists:
            return _length(data.get(self.lists[name], []))
        if field.repeat is None:
            return self._one(field, o, pointer)
        if field.repeat.until is not None:
            return [{field.repeat.field: field.repeat.until}]
        if field.repeat.to_end:
            return []
        count = 0 if name in self.lists.values() else max(0, int(evaluate(self.plan.counts[name], o, name)))
        return [self._one(field, o, pointer)] * count

    def _one(self, field: Field, o: Any, pointer: str) -> Any:
        if field.kind == "switch":
            case = self.plan.cases[field.id](o)
            return 0 if case is None else self._case(case, field.size) if field.size else self._one(case, o, pointer)
        if field.kind == "struct":
            return {}
        known, row = _usual(self.spec).get(_path(pointer, field.id)), pointer.rpartition("/")[2]
        if field.kind == "bytes":
            stored = known if isinstance(known, bytes) else bytes([known or 0]) * self._size(field, o)
            return f"hex:{stored.hex()}"
        if row.isdecimal() and field.id in references(self.spec).numbered.get(table_of(pointer), ()):
            return int(row)
        return 0 if known is None else known

    def _case(self, case: Field, size: int) -> Any:
        """A case of a union of so many bytes, zeros to its end."""
        if case.kind == "bytes":
            return f"hex:{bytes(size).hex()}"
        kind = self.spec.type_of(case)
        return {field.id: f"hex:{bytes(size - kind.min_size).hex()}" for field in kind.fields if field.rest}

    def _size(self, field: Field, o: Any) -> int:
        return int(evaluate(self.sizes[field.id], o, field.id)) if field.id in self.sizes else 0


def counters(plan: Plan) -> dict[str, str]:
    """Numbers of a type that count a list of it, or the bytes of a field: with that list or field."""
    found: dict[str, str] = {}
    for field in plan.kind.fields:
        node = counted_by(field.repeat.count if field.repeat else field.size if field.kind == "bytes" else None)
        if node and node["path"][0] in plan.kind.by_id and node.get("from") == "self" and not node.get("up"):
            found.setdefault(node["path"][0], field.id)
    return found


def table_of(pointer: str) -> str:
    """The table in which a structure at a pointer stands."""
    return _path(pointer, "")


def _path(pointer: str, name: str) -> str:
    return ".".join(part for part in (*pointer.split("/"), name) if part and not part.isdecimal())


def _length(value: Any) -> int:
    """Elements of a list, or bytes of a text that stands for some."""
    if isinstance(value, str):
        return len(value.removeprefix("hex:")) // 2
    return len(value) if isinstance(value, list) else 0


@cache
def _usual(spec: Spec) -> dict[str, Any]:
    return {
        f"{usual_value.table}.{usual_value.field}" if usual_value.table else usual_value.field: usual_value.value
        for usual_value in default_values(spec)
    }
