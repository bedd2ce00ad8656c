"""Changes to files: the records of `navspec.edit` and `navspec.repair`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, NotRequired, TypedDict

from navspec.disk.files import Stamp
from navspec.records.archives import Packed
from navspec.records.contents import Bits
from navspec.records.record import Code, Natural, Pointer, Positive, PythonOnly, Record, Versioned, json_property
from navspec.records.report import (
    SEVERITIES,
    Finding,
    Profiled,
    Severity,
    SeverityCounts,
    Status,
    counts_of,
)

State = Literal["done", "on_request", "impossible", "taken_back"]
"""State of a step."""


@dataclass(frozen=True, slots=True)
class FileFailures(Record):
    """Number of failures of rules in a file, or in the folder for the whole set."""

    path: str
    failed: Positive


@dataclass(frozen=True, slots=True)
class FieldChanges(Record):
    """Number of values of a field that changed."""

    field: str
    values: Positive


@dataclass(frozen=True, slots=True)
class Step(Record):
    """A recipe whose rules failed.

    - codes: Codes of the rules that failed.
    - summary: What the recipe does, in a few words.
    - state: `done`; `on_request`: the recipe only runs if the user selects one of its rules; `impossible`: it needs files
      that are missing; `taken_back`: it made nothing better, or something else worse.
    - reason: Why the recipe was not applied; empty if it was.
    - failed: Number of failures of the rules before the recipe; 0 for a recipe that the user selected by name.
    - left: Number of failures after the recipe.
    - places: Number of failures of the rules in each file.
    - base: Files of the base that the recipe would also have to change.
    - changed: Number of changed values by field, for a recipe that the user selected by name.
    """

    codes: Annotated[tuple[Code, ...], ("minItems", 1), ("uniqueItems", True)]
    summary: str
    state: State
    reason: str
    failed: Natural
    left: Natural
    places: tuple[FileFailures, ...]
    base: tuple[str, ...] = ()
    changed: tuple[FieldChanges, ...] = ()


@dataclass(frozen=True, slots=True)
class RemainingRule(Record):
    """A rule that fails after the repair, and its number of failures."""

    code: Code
    severity: Severity
    failed: Positive


@dataclass(frozen=True, slots=True)
class TransplantedPart(Record):
    """A part that was copied from another file.

    - pointer: JSON Pointer of the part.
    - reason: Why the part was copied.
    """

    pointer: Pointer
    reason: str


@dataclass(frozen=True, slots=True)
class ChangedFact(Record):
    """A fact about the file that changed with the copied parts.

    - fact: Name of the fact, as `navspec info` has it.
    - old, new: Old and new value; `old` is null if it could not be read.
    """

    fact: str
    old: Any
    new: Any


@dataclass(frozen=True, slots=True)
class Transplant(Record):
    """Parts that were copied from another file before the rules ran.

    - donor: Path of the other file.
    - parts: Copied parts, in file order.
    - facts: Facts that changed with the copied parts.
    - notes: Other changes, and remarks.
    """

    donor: str
    parts: tuple[TransplantedPart, ...] = ()
    facts: tuple[ChangedFact, ...] = ()
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class RepairedSet(Record):
    """Files that were repaired together.

    - path, family: Folder of the files, or path of a single file, and the family of their format.
    - files: Number of given files.
    - steps: Recipes in the order in which they ran.
    - left: Rules that fail after the repair.
    - before, after: Findings by severity.
    - taken: Parts that were copied from another file; null if none was given.
    """

    path: str
    family: str
    files: Positive
    before: SeverityCounts
    after: SeverityCounts
    steps: tuple[Step, ...] = ()
    left: tuple[RemainingRule, ...] = ()
    taken: Transplant | None = None


@dataclass(frozen=True, slots=True)
class RepairedFile(Record):
    """A file of a repair.

    - path: Path of the file as it was given; for a new file, the path where it will be.
    - name: Name of the file that is valid in any folder.
    - archive: Archive that contains the file, empty if the archive is bytes; None for a file of its own.
    - format: Id of the format, empty if unknown.
    - status: `read`, `unreadable` or `unknown_format`.
    - new: Whether the file is new.
    - changed: Whether the bytes of the file change.
    - get_data: Function that returns `data`.
    - written, backup: Path of the written file, and of the copy of the file that it replaced; empty if there is none.
    - stamp: State of the file on disk when it was read.
    """

    path: str
    name: PythonOnly[str]
    archive: PythonOnly[str | None] = None
    format: str = ""
    status: Status = "read"
    new: bool = False
    changed: bool = False
    get_data: PythonOnly[Callable[[], bytes]] = field(default=bytes, repr=False, compare=False)
    written: str = ""
    backup: str = ""
    stamp: PythonOnly[Stamp | None] = None

    @property
    def data(self) -> bytes:
        """Bytes of the repaired file; for a file in an archive without the zeros that only fill its last sector."""
        return self.get_data()


class RepairSummary(TypedDict):
    """Counts over all files.

    - before, after: Findings by severity.
    - files: Files that were looked at, and new files.
    - changed: Files that change.
    - written: Files that were written.
    """

    before: SeverityCounts
    after: SeverityCounts
    files: Natural
    changed: Natural
    written: Natural


@dataclass(frozen=True, slots=True)
class Repaired(Profiled):
    """Result of a repair, or of its preview; the same bytes give the same record.

    - sets, files: Repaired sets and files.
    - unread: Findings that say why files cannot be read; these files do not change.
    - archives: Archives that are written, or would be, because files in them change.
    - tool_errors: Failures of navspec itself.

    Examples
    --------
    >>> repaired = navspec.repair("build/demo")
    >>> repaired.before["error"], repaired.after["error"], repaired.summary["changed"]
    (5, 0, 11)
    >>> repaired.sets[0].steps[0].state
    'done'
    """

    sets: tuple[RepairedSet, ...] = ()
    files: tuple[RepairedFile, ...] = ()
    unread: tuple[Finding, ...] = ()
    archives: tuple[Packed, ...] = ()
    tool_errors: tuple[str, ...] = ()

    @property
    def before(self) -> SeverityCounts:
        """Findings by severity in all files before the repair."""
        return self._total([set_.before for set_ in self.sets])

    @property
    def after(self) -> SeverityCounts:
        """Findings by severity in all files after the repair."""
        return self._total([set_.after for set_ in self.sets])

    def _total(self, counts: list[SeverityCounts]) -> SeverityCounts:
        unread = Counter(finding.severity for finding in self.unread)
        return counts_of(
            {severity: unread[severity] + sum(count[severity] for count in counts) for severity in SEVERITIES}
        )

    @property
    @json_property(before="sets")
    def summary(self) -> RepairSummary:
        """Counts over all files."""
        return {
            "before": self.before,
            "after": self.after,
            "files": len(self.files),
            "changed": sum(file.changed for file in self.files),
            "written": sum(bool(file.written) for file in self.files),
        }

    @property
    def fails(self) -> bool:
        """Whether an error remains, a file could not be read, or a rule could not be run."""
        return bool(self.tool_errors or self.unread or self.after["error"])


@dataclass(frozen=True, slots=True)
class ListChange(Record):
    """A list of a file whose rows or values change, or the file itself.

    - path: Path of the file.
    - list: Path of the list with dots, such as `areas.hiding_spots`; empty for the file itself.
    - before, after: Number of rows before and after the edit.
    - fields: Number of changed values by field, in rows that are paired as `navspec diff` does.
    """

    path: str
    list: str
    before: Natural
    after: Natural
    fields: tuple[FieldChanges, ...] = ()


@dataclass(frozen=True, slots=True)
class RowsEdited(Versioned):
    """Result of an edit of rows, or of its preview; the same bytes give the same record.

    - path: Path of the file, or folder of the set.
    - format, variant: Format and variant of the first file.
    - elements: Names of the nodes, or pointers of the rows, that were made or changed.
    - lists: Lists whose rows or values change.
    - notes: Consequences, and other remarks.
    - found: New findings.
    - gone: Findings that disappear.
    - refused: Why the result is not written; empty if it may be written.
    - files: Files that change; with an output folder, all files that are written.
    - archives: Archives that were written, if files are in one.
    - tool_errors: Failures of navspec itself.
    """

    path: str
    format: str
    variant: str
    elements: tuple[str, ...] = ()
    lists: tuple[ListChange, ...] = ()
    notes: tuple[str, ...] = ()
    found: tuple[Finding, ...] = ()
    gone: tuple[Finding, ...] = ()
    refused: str = ""
    files: tuple[RepairedFile, ...] = ()
    archives: tuple[Packed, ...] = ()
    tool_errors: tuple[str, ...] = ()

    @property
    def fails(self) -> bool:
        """Whether the result may not be written, or a rule could not be run."""
        return bool(self.refused or self.tool_errors)

    @property
    def is_changed(self) -> bool:
        """Whether a file changes."""
        return bool(self.files)


class ChangeData(TypedDict):
    """A value that changes.

    - pointer: JSON Pointer of the value.
    - element: Name of the element in its list, if the spec gives one.
    - old, new: Value as `navspec get` returns it; null for no value.
    - old_name, new_name: Name of the value in its enum.
    - old_scaled, new_scaled: Value after scaling.
    - old_unit, new_unit: Unit of the value, after scaling if there is a scale.
    - old_text, new_text: Bytes as text, without the zeros after it.
    - old_bits, new_bits: Named bits of the value.
    """

    pointer: str
    element: NotRequired[str]
    old: Any
    new: Any
    old_name: NotRequired[str]
    new_name: NotRequired[str]
    old_scaled: NotRequired[float | str]
    new_scaled: NotRequired[float | str]
    old_unit: NotRequired[str]
    new_unit: NotRequired[str]
    old_text: NotRequired[str]
    new_text: NotRequired[str]
    old_bits: NotRequired[Bits]
    new_bits: NotRequired[Bits]


class FollowData(ChangeData):
    """A value that changes because it depends on the values that were set.

    - reason: Why the value depends on them.
    - codes: Codes of the rules that require it.
    """

    reason: str
    codes: list[str]


@dataclass(frozen=True, slots=True)
class Change(Record):
    """A value that was set and changes.

    - pointer: JSON Pointer of the value.
    - old, new: Value as `navspec get` returns it; None for no value.
    - meanings: Meaning of `old` and `new`, if the spec has one: `name`, `scaled`, `unit`, `text` of each.
    - reason: Why the value follows; empty for a value that was set.
    - codes: Codes of the rules that require it.
    - element: Name of the element in its list, if the spec gives one.
    """

    pointer: str
    old: Any
    new: Any
    meanings: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    reason: str = ""
    codes: tuple[str, ...] = ()
    element: str = ""

    @property
    def label(self) -> str:
        """Pointer, and the name of the element in its list."""
        return f"{self.pointer} {self.element}".rstrip()

    def to_dict(self) -> ChangeData:
        """Return the change as plain data."""
        record: Any = {"pointer": self.pointer} | ({"element": self.element} if self.element else {})
        record |= {"old": self.old, "new": self.new}
        return record | {
            f"{side}_{what}": meaning for side, meanings in self.meanings.items() for what, meaning in meanings.items()
        }


@dataclass(frozen=True, slots=True)
class Follow(Change):
    """A value that changes because it depends on the values that were set."""

    def to_dict(self) -> FollowData:
        """Return the change as plain data, with its reason."""
        return {**Change.to_dict(self), "reason": self.reason, "codes": list(self.codes)}


@dataclass(frozen=True, slots=True)
class Edited(Versioned):
    """Result of an edit, or of its preview; the same bytes give the same record.

    - path: Path of the file as it was given; - for stdin.
    - format, variant: Format and variant of the file.
    - changes: Values that were set and change.
    - follows: Other values that change because they depend on these.
    - notes: Values that should follow but cannot, and other remarks.
    - found: New findings.
    - gone: Findings that disappear.
    - refused: Why the result is not written; empty if it may be written.
    - written, backup: Path of the written file, and of the copy of the file that it replaced; empty if there is none.
    - archives: Archive that was written, if the file is in one.
    - tool_errors: Failures of navspec itself.
    - data: Bytes of the edited file.

    Examples
    --------
    >>> edited = navspec.edit("GTASAsf1.b", {"money": 5})
    >>> edited.changes[0].old, edited.changes[0].new
    (14250, 5)
    >>> [follow.pointer for follow in edited.follows]
    ['/player_info/money_shown', '/checksum', '/padding']
    >>> edited.refused, len(edited.data)
    ('', 202752)
    """

    path: str
    format: str
    variant: str
    changes: tuple[Change, ...] = ()
    follows: tuple[Follow, ...] = ()
    notes: tuple[str, ...] = ()
    found: tuple[Finding, ...] = ()
    gone: tuple[Finding, ...] = ()
    refused: str = ""
    written: str = ""
    backup: str = ""
    archives: tuple[Packed, ...] = ()
    tool_errors: tuple[str, ...] = ()
    data: PythonOnly[bytes] = field(default=b"", repr=False)

    @property
    def fails(self) -> bool:
        """Whether the result may not be written, or a rule could not be run."""
        return bool(self.refused or self.tool_errors)

    @property
    def is_changed(self) -> bool:
        """Whether a value changes."""
        return bool(self.changes or self.follows)
