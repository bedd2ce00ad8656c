"""What a tree keeps of the file that it was read from: decisions, made once per file, and how its bytes were sealed."""

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
    """Make decisions of a tree, or change them on purpose; the rest of the tree stays as it is.

    Raises `ValueError` for a name that is no decision of the spec, and for a value of another kind.
    """
    for name, value in decisions.items():
        if name not in spec.decisions:
            raise ValueError(f"{spec.id} has no decision {name}; it has {', '.join(spec.decisions) or 'none'}")
        if not is_decision_value(value, spec.decisions[name]):
            raise ValueError(f"the decision {name} is of type {spec.decisions[name].kind}, not {format_value(value)}")
        setattr(root, f"_m_{name}", value)


def get_decisions(root: Any, spec: Spec) -> dict[str, Any]:
    """The decisions of a tree by name.

    One that was never made, in a tree that no file stands behind, is made now by its default.

    Raises
    ------
    WriteError
        The default asks for the size of a file, and there is none; or the value is of another kind.
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
    """Whether a value is of the kind of a decision."""
    return isinstance(value, bool) if decision.kind == "bool" else isinstance(value, int)


def derived_state(root: Any) -> DerivedState:
    """What a tree remembers of the bytes that follow from the rest of its file."""
    return getattr(root, "_seal", NEW_FILE_STATE)


def set_derived_state(root: Any, seal: DerivedState) -> None:
    """Have a tree written like the file that this tells of."""
    root._seal = seal


@dataclass
class RowChanges:
    """What is known of a table of a tree that has other rows than where the tree comes from.

    `new` are rows that lacked members, `before` how many there were and `after` how many there are, where they were counted.
    """

    new: set[int] = field(default_factory=set)
    before: int | None = None
    after: int = 0

    @property
    def moved(self) -> int | None:
        """From which row on rows may have other numbers than before; None where new ones stand behind all others."""
        first, last = min(self.new, default=0), max(self.new, default=-1)
        if self.before is not None and self.after - len(self.new) != self.before:
            return 0
        is_at_end = last - first + 1 == len(self.new) and (self.before is None or first == self.before)
        return None if is_at_end else first


def mark_changed(root: Any, table: str) -> RowChanges:
    """What is known of a table that has other rows than before, to be added to."""
    return root.__dict__.setdefault("_touched", {}).setdefault(table, RowChanges())


def row_changes(root: Any) -> dict[str, RowChanges]:
    """Tables that have other rows than where the tree comes from, as far as is known."""
    return getattr(root, "_touched", {})
