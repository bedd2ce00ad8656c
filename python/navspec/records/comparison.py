"""Results of comparisons: `navspec.diff` compares files by record and field, `navspec.roundtrip` a file with its rewritten
bytes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, NotRequired, TypedDict, cast, get_args

from navspec.records.drawing import Drawing
from navspec.records.record import Natural, PythonOnly, Record, Result, json_property
from navspec.records.report import Position

Status = Literal["identical", "different", "only_a", "only_b", "error"]
Shown = float | str | bool | Sequence[Any] | Mapping[str, Any] | None
"""A value in JSON: whole numbers beyond 2^53 - 1 as text, NaN and infinities as f4: or f8: and their bits, bytes as hex: and
digits.
"""


ChangeKind = Literal["added", "removed", "moved", "changed"]
"""Change of a node or a line."""
CHANGE_KINDS: tuple[ChangeKind, ...] = get_args(ChangeKind)


class ChangedDecision(TypedDict):
    """A decision of the reader that differs between two files."""

    name: str
    a: Shown
    b: Shown


class FieldCount(TypedDict):
    """A field, the number of pairs of rows that differ in it, and its unit and scale."""

    field: str
    changed: Natural
    unit: NotRequired[str]
    scale: NotRequired[float]


class ChangedField(TypedDict):
    """A field that differs.

    - field: Dotted path of the field inside the row; empty for the row itself.
    - at: First byte that differs.
    - a, b: Values; whole numbers beyond 2^53 - 1 are text, NaN and infinities are f4: or f8: and their bits, bytes are hex:
      and digits.
    - a_name, b_name: Name of the enum value.
    - a_text, b_text: Bytes as text, if both sides look like text.
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
    """A row that changed, or was added or removed.

    - element: Name of the row in its list, if the spec gives one.
    - id: Value that pairs the rows, if they are not paired by their place.
    - source: Part of a source text that the row was made from, if that text is given.
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
    source: NotRequired[str]
    fields: list[ChangedField]


class ChangedTable(TypedDict):
    """A table whose rows differ.

    - key: Dotted field path of the table; empty for the root.
    - paired_by: row, or the field whose equal values pair two rows.
    - changed: Number of pairs that differ; exact.
    - fields: Number of pairs that differ in each field.
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
    """Two files that belong together, or a file without a counterpart.

    - path_a, path_b: Paths of both files; null if there is none.
    - status: Result of the comparison.
    - message: Why the files could not be compared by record.
    - format, variant_a, variant_b, size_a, size_b: Format, variants, and sizes in bytes.
    - decisions: Decisions of the reader that differ.
    - tables: Tables that differ, with exact totals and their first changes.
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


class ChangedNode(TypedDict):
    """A node of a network that was added, removed, moved or changed; it can have another name in both.

    - node_a, node_b: Names of the node; null if there is none.
    - node_kind: Kind of the node.
    - position_a, position_b: Places of the node.
    - fields: Attributes that differ, in the words of the network.
    """

    kind: ChangeKind
    node_a: str | None
    node_b: str | None
    node_kind: str
    position_a: Position | None
    position_b: Position | None
    fields: list[ChangedField]


class ChangedLine(TypedDict):
    """A line between two nodes that was added, removed or changed.

    - ends_a, ends_b: Names of the two nodes; null if there is no such line.
    - is_one_way: Whether the line has only the direction from its first to its second node.
    - fields: Attributes that differ; those of the direction back have the suffix `_back`.
    """

    kind: Literal["added", "removed", "changed"]
    ends_a: list[str] | None
    ends_b: list[str] | None
    is_one_way: bool
    fields: list[ChangedField]


class ChangeShapes(NamedTuple):
    """Places east and north of a node (one), an area (its corners) or a line (its ends), in both networks; None if unknown."""

    a: list[list[float]] | None
    b: list[list[float]] | None


class ChangeCounts(TypedDict):
    """Exact numbers of nodes or of lines; a node that moved and changed is counted as moved."""

    total_a: Natural
    total_b: Natural
    added: Natural
    removed: Natural
    moved: Natural
    changed: Natural


class FollowingCount(TypedDict):
    """A column that follows from other changes, such as a row number, and how many nodes or edges differ in it."""

    field: str
    count: Natural


@dataclass(frozen=True, slots=True)
class NetworkDifference(Record):
    """Differences between two networks by place, whatever the numbers of their nodes are.

    - path_a, path_b: Folders, archives or files of the networks.
    - format: Format of the first network.
    - nodes, lines: Exact numbers.
    - node_changes, line_changes: The first changes.
    - following: Numbers that differ only because of these changes.
    - truncated: Whether changes are left out.
    - noun: Name of a node in the words of the game; only in Python.
    - node_shapes, line_shapes: Places of the listed changes; only in Python.
    - drawing: Map of the second network, if it was requested; only in Python.
    - elsewhere: Tables that differ and have no place on the map, if the map was requested; only in Python.
    """

    path_a: str
    path_b: str
    format: str
    nodes: ChangeCounts
    lines: ChangeCounts
    node_changes: tuple[ChangedNode, ...] = ()
    line_changes: tuple[ChangedLine, ...] = ()
    following: tuple[FollowingCount, ...] = ()
    truncated: bool = False
    noun: PythonOnly[str] = "node"
    node_shapes: PythonOnly[tuple[ChangeShapes, ...]] = ()
    line_shapes: PythonOnly[tuple[ChangeShapes, ...]] = ()
    drawing: PythonOnly[Drawing | None] = None
    elsewhere: PythonOnly[frozenset[str]] = frozenset()


class DiffSummary(TypedDict):
    """Numbers of files or pairs of files, by status."""

    files: Natural
    identical: Natural
    different: Natural
    only_a: Natural
    only_b: Natural
    error: Natural


@dataclass(frozen=True, slots=True)
class Difference(Result):
    """Differences between two files, folders or archives.

    - files: Pairs of files, and files without a counterpart.
    - networks: Networks whose rows came or went, compared by place.

    Examples
    --------
    >>> difference = navspec.diff("original_paths", "my_paths")
    >>> difference.fails, difference.summary["identical"]
    (True, 53)
    >>> [file.path_b for file in difference.files if file.status == "different"][0]
    'my_paths/NODES26.DAT'
    """

    files: tuple[FileDifference, ...]
    networks: tuple[NetworkDifference, ...] = ()

    def to_html(self) -> str:
        """Return a page for the browser: what differs, and the maps where `navspec.diff(..., drawings=True)` drew them."""
        return self._rendered("html")

    @property
    @json_property()
    def summary(self) -> DiffSummary:
        """Numbers of files or pairs of files, by status."""
        states = Counter(file.status for file in self.files)
        return cast(
            DiffSummary, {"files": len(self.files), **{get_arg: states[get_arg] for get_arg in get_args(Status)}}
        )

    @property
    def fails(self) -> bool:
        """Whether a file differs, has no counterpart, or cannot be read."""
        return any(file.status != "identical" for file in self.files)


State = Literal["identical", "different", "error"]


@dataclass(frozen=True, slots=True)
class Roundtrip(Result):
    """A file that was read and written.

    - path: Path of the file as it was given; - for stdin.
    - format, variant: Format and variant; empty if unknown.
    - size: Size in bytes.
    - tree: Result of reading and writing the file as objects.
    - tables: Result of reading and writing the file as columns.
    - first_difference: Offset of the first byte that differs.
    - reason: Why the file cannot be read or written; empty if it can.

    Examples
    --------
    >>> trip = navspec.roundtrip("maps/koth_lake.nav")
    >>> trip.tree, trip.tables, trip.first_difference
    ('identical', 'identical', None)
    """

    path: str
    format: str
    variant: str
    size: Natural
    tree: State
    tables: State
    first_difference: Natural | None = None
    reason: str = ""

    @property
    def state(self) -> State:
        """Worse result of both planes."""
        states: tuple[State, ...] = (self.tree, self.tables)
        return max(states, key=get_args(State).index)

    @property
    def fails(self) -> bool:
        """Whether the bytes differ, or a plane fails."""
        return self.state != "identical"


class RoundtripSummary(TypedDict):
    """Numbers of files, by the worse result of both planes."""

    files: Natural
    identical: Natural
    different: Natural
    error: Natural


@dataclass(frozen=True, slots=True)
class Roundtrips(Result):
    """Several files that were read and written."""

    files: tuple[Roundtrip, ...]

    @property
    @json_property()
    def summary(self) -> RoundtripSummary:
        """Numbers of files, by the worse result of both planes."""
        states = Counter(file.state for file in self.files)
        return cast(
            RoundtripSummary, {"files": len(self.files), **{get_arg: states[get_arg] for get_arg in get_args(State)}}
        )

    @property
    def fails(self) -> bool:
        """Whether the bytes of a file differ after reading and writing."""
        return any(file.fails for file in self.files)
