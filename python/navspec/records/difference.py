"""What changed between files, by record and field: what `navspec.diff` returns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NotRequired, TypedDict, cast, get_args

from navspec.records.record import Natural, Record, Result, member

Status = Literal["identical", "different", "only_a", "only_b", "error"]
Shown = float | str | bool | Sequence[Any] | Mapping[str, Any] | None
"""Whole numbers beyond 2^53 - 1 are text, floats that are no numbers their bits behind f4: or f8:, bytes digits behind hex:."""


class ChangedDecision(TypedDict):
    """What was decided otherwise when the files were read."""

    name: str
    a: Shown
    b: Shown


class FieldCount(TypedDict):
    """How many pairs of rows differ in a field; what its numbers are."""

    field: str
    changed: Natural
    unit: NotRequired[str]
    scale: NotRequired[float]


class ChangedField(TypedDict):
    """A field that is another one.

    - field: Dotted path inside the row; empty for the row itself.
    - at: First byte that differs.
    - a, b: Whole numbers beyond 2^53 - 1 are text, floats that are no numbers are f4: or f8: and their bits, bytes are hex: and
      digits.
    - a_name, b_name: Name of the enum value.
    - a_text, b_text: The bytes as text, where what is there on both sides looks like text.
    """

    field: str
    at: NotRequired[Natural]
    a: Shown
    b: Shown
    a_name: NotRequired[str]
    b_name: NotRequired[str]
    a_text: NotRequired[str]
    b_text: NotRequired[str]


class ChangedRow(TypedDict):
    """A row that is another one, or came or went.

    - element: What a row is in its list, where the spec says it.
    - id: What pairs it with the other one, where that is not its place.
    """

    kind: Literal["changed", "removed", "added"]
    row_a: Natural | None
    row_b: Natural | None
    pointer_a: str | None
    pointer_b: str | None
    offset_a: Natural | None
    offset_b: Natural | None
    element: NotRequired[str]
    id: NotRequired[Shown]
    fields: list[ChangedField]


class ChangedTable(TypedDict):
    """A table whose rows differ.

    - key: Dotted field path; empty for the root.
    - paired_by: row, or the field whose equal values pair two rows.
    - changed: Pairs that differ; exact.
    - fields: How many pairs differ in a field.
    - truncated: Whether changes are left out.
    """

    key: str
    kind: Literal["root", "rows", "values", "text", "bytes"]
    rows_a: Natural
    rows_b: Natural
    paired_by: str
    changed: Natural
    removed: Natural
    added: Natural
    fields: list[FieldCount]
    changes: list[ChangedRow]
    truncated: bool


@dataclass(frozen=True, slots=True)
class FileDifference(Record):
    """Two files that belong together, or one that is alone.

    - path_a, path_b: Where they are; None where there is none.
    - status: What became of the comparison.
    - message: Why files could not be compared by record.
    - format, variant_a, variant_b, size_a, size_b: What they are, and their bytes.
    - decisions: What was decided otherwise when the files were read.
    - tables: The tables that differ, with exact totals and the first of their changes.
    """

    path_a: str | None
    path_b: str | None
    status: Status = "identical"
    message: str = ""
    format: str = ""
    variant_a: str = ""
    variant_b: str = ""
    size_a: Natural | None = None
    size_b: Natural | None = None
    decisions: tuple[ChangedDecision, ...] = ()
    tables: tuple[ChangedTable, ...] = ()


class Summary(TypedDict):
    """How many files or pairs of files, by what became of them."""

    files: Natural
    identical: Natural
    different: Natural
    only_a: Natural
    only_b: Natural
    error: Natural


@dataclass(frozen=True, slots=True)
class Difference(Result):
    """What changed between two files, folders or archives."""

    files: tuple[FileDifference, ...]

    @property
    @member()
    def summary(self) -> Summary:
        """How many files or pairs of files, by what became of them."""
        states = Counter(file.status for file in self.files)
        return cast(Summary, {"files": len(self.files), **{get_arg: states[get_arg] for get_arg in get_args(Status)}})

    @property
    def fails(self) -> bool:
        """Whether a file differs, is alone, or cannot be read."""
        return any(file.status != "identical" for file in self.files)
