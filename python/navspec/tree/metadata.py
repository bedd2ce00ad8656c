"""Data about the file that a tree was read from: decisions, made once per file, and the state of its derived bytes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from navspec.errors import WriteError
from navspec.spec import Instance, Spec
from navspec.spec.derived_bytes import NEW_FILE_STATE, DerivedState
from navspec.tree.faults import format_value
from navspec.tree.runtime import FAILURES


def set_decisions(root: Any, spec: Spec, decisions: Mapping[str, Any]) -> None:
    """Set decisions of a tree; the rest of the tree does not change.

    Raises `ValueError` for a name that is not a decision of the spec, and for a value of another type.
    """
    for name, value in decisions.items():
        if name not in spec.decisions:
            raise ValueError(f"{spec.id} has no decision {name}; it has {', '.join(spec.decisions) or 'none'}")
        if not is_decision_value(value, spec.decisions[name]):
            raise ValueError(f"the decision {name} is of type {spec.decisions[name].kind}, not {format_value(value)}")
        setattr(root, f"_m_{name}", value)


def get_decisions(root: Any, spec: Spec) -> dict[str, Any]:
    """Return the decisions of a tree by name.

    A decision that was never made, in a tree that was not read from a file, is made now by its default.

    Raises
    ------
    WriteError
        The default uses the size of a file, and there is none; or the value is of another type.
    """
    try:
        choices = {name: getattr(root, name) for name in spec.decisions}
    except FAILURES as error:
        missing = next(name for name in spec.decisions if not hasattr(root, f"_m_{name}"))
        message = "this decision is not made; choose its value with `tree.set_decisions`"
        raise WriteError(message, pointer=f"/{missing}") from error
    for name, value in choices.items():
        if not is_decision_value(value, spec.decisions[name]):
            raise WriteError(
                f"this decision is of type {spec.decisions[name].kind}, not {format_value(value)}", pointer=f"/{name}"
            )
    return choices


def is_decision_value(value: Any, decision: Instance) -> bool:
    """Return whether a value has the type of a decision."""
    return isinstance(value, bool) if decision.kind == "bool" else isinstance(value, int)


def derived_state(root: Any) -> DerivedState:
    """Return the state of the derived bytes in the file that a tree was read from."""
    return getattr(root, "_seal", NEW_FILE_STATE)


def set_derived_state(root: Any, seal: DerivedState) -> None:
    """Set the state of the derived bytes, so that a tree is written like the file of that state."""
    root._seal = seal


@dataclass
class RowChanges:
    """Changes of the rows of a table since the tree was read.

    `new` are rows that lacked members. `before` and `after` are the numbers of rows, where they were counted.
    """

    new: set[int] = field(default_factory=set)
    before: int | None = None
    after: int = 0

    @property
    def moved(self) -> int | None:
        """First row that may have had another number before; None where new rows follow all others."""
        first, last = min(self.new, default=0), max(self.new, default=-1)
        if self.before is not None and self.after - len(self.new) != self.before:
            return 0
        is_at_end = last - first + 1 == len(self.new) and (self.before is None or first == self.before)
        return None if is_at_end else first


def mark_changed(root: Any, table: str) -> RowChanges:
    """Return the changes of a table whose rows changed, to be added to."""
    return root.__dict__.setdefault("_touched", {}).setdefault(table, RowChanges())


def row_changes(root: Any) -> dict[str, RowChanges]:
    """Return the known changes of rows since the tree was read, by table."""
    return getattr(root, "_touched", {})
