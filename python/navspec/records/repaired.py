"""What a repair did, or would do, as a record: what `navspec.repair` returns and what its renderers read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, TypedDict

from navspec.disk.stamp import Stamp
from navspec.records.packed import Packed
from navspec.records.record import Aside, Code, Natural, Pointer, Positive, Record, member
from navspec.records.report import (
    SEVERITIES,
    Counts,
    Finding,
    Profiled,
    Severity,
    Status,
    counts_of,
)

State = Literal["done", "on_request", "impossible", "taken_back"]
"""Of a step: what became of it."""


@dataclass(frozen=True, slots=True)
class InFile(Record):
    """How often rules failed in a file, or in the folder for the set as a whole."""

    path: str
    failed: Positive


@dataclass(frozen=True, slots=True)
class InField(Record):
    """How many values of a field are others."""

    field: str
    values: Positive


@dataclass(frozen=True, slots=True)
class Step(Record):
    """One recipe whose rules failed.

    - codes: The rules that failed.
    - summary: What the recipe does.
    - state: `done`; `on_request`: it runs only where one of its rules is asked for; `impossible`: it needs files that are not
      there; `taken_back`: it did not make things better, or something else worse.
    - reason: Why it was not done; empty where it was.
    - failed: How often the rules failed before it; 0 for what is asked for by name.
    - left: How often they fail after it.
    - places: How often the rules failed in each file.
    - base: Files of the base that it would have to change too.
    - changed: Values that are others for what was asked for by name, by their field.
    """

    codes: Annotated[tuple[Code, ...], ("minItems", 1), ("uniqueItems", True)]
    summary: str
    state: State
    reason: str
    failed: Natural
    left: Natural
    places: tuple[InFile, ...]
    base: tuple[str, ...] = ()
    changed: tuple[InField, ...] = ()


@dataclass(frozen=True, slots=True)
class Left(Record):
    """A rule that fails after the repair, and how often."""

    code: Code
    severity: Severity
    failed: Positive


@dataclass(frozen=True, slots=True)
class TakenPart(Record):
    """A part of a file that is taken out of another one.

    - pointer: Where it stands.
    - reason: Why it is taken.
    """

    pointer: Pointer
    reason: str


@dataclass(frozen=True, slots=True)
class InFact(Record):
    """A fact about the file that is another one for what was taken.

    - fact: Its name, as `navspec info` has it.
    - old, new: What it was and is; `old` is null where that could not be read.
    """

    fact: str
    old: Any
    new: Any


@dataclass(frozen=True, slots=True)
class Taken(Record):
    """What was taken out of another file before rules were asked.

    - donor: The other file.
    - parts: In file order.
    - facts: What is another fact for that.
    - notes: What else was done, and what is to be known.
    """

    donor: str
    parts: tuple[TakenPart, ...] = ()
    facts: tuple[InFact, ...] = ()
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class RepairedSet(Record):
    """Files that were repaired together.

    - path, family: The folder, or the file where it is alone, and the family of its format.
    - files: Files that were given.
    - steps: In the order in which they ran.
    - left: Rules that fail after the repair.
    - before, after: Findings by severity.
    - taken: What was taken out of another file; null where none was given.
    """

    path: str
    family: str
    files: Positive
    before: Counts
    after: Counts
    steps: tuple[Step, ...] = ()
    left: tuple[Left, ...] = ()
    taken: Taken | None = None


@dataclass(frozen=True, slots=True)
class RepairedFile(Record):
    """One file.

    - path: As it was given; where it would stand, for a file that was not there.
    - name: A name for it in any folder.
    - archive: The archive that it lies in, empty where that is bytes; None for a file of its own.
    - format: Id of the format, empty where it is not known.
    - status: `read`, `unreadable` or `unknown_format`.
    - new: Whether it was not there before.
    - changed: Whether its bytes are others afterwards.
    - holds: What gives `data`.
    - written, backup: Where that was written, and where what stood there before is kept; empty where nothing was.
    - stamp: The file on disk when it was read.
    """

    path: str
    name: Aside[str]
    archive: Aside[str | None] = None
    format: str = ""
    status: Status = "read"
    new: bool = False
    changed: bool = False
    holds: Aside[Callable[[], bytes]] = field(default=bytes, repr=False, compare=False)
    written: str = ""
    backup: str = ""
    stamp: Aside[Stamp | None] = None

    @property
    def data(self) -> bytes:
        """What it holds afterwards; for a file in an archive without the zeros that only fill its last sector."""
        return self.holds()


class Summary(TypedDict):
    """All files together.

    - before, after: Findings by severity.
    - files: Files that were looked at, and new ones.
    - changed: Files that are others afterwards.
    - written: Files that were written.
    """

    before: Counts
    after: Counts
    files: Natural
    changed: Natural
    written: Natural


@dataclass(frozen=True, slots=True)
class Repaired(Profiled):
    """What a repair did, or would do; the same bytes give the same record.

    - sets, files: What was repaired.
    - unread: Files that cannot be read; they stay as they are.
    - archives: Archives that are written, or would be, because files in them change.
    - tool_errors: Failures of navspec itself.
    """

    sets: tuple[RepairedSet, ...] = ()
    files: tuple[RepairedFile, ...] = ()
    unread: tuple[Finding, ...] = ()
    archives: tuple[Packed, ...] = ()
    tool_errors: tuple[str, ...] = ()

    @property
    def before(self) -> Counts:
        """Findings by severity in all files as they are."""
        return self._total([set_.before for set_ in self.sets])

    @property
    def after(self) -> Counts:
        """Findings by severity in all files as they would be."""
        return self._total([set_.after for set_ in self.sets])

    def _total(self, counts: list[Counts]) -> Counts:
        unread = Counter(each.severity for each in self.unread)
        return counts_of({each: unread[each] + sum(count[each] for count in counts) for each in SEVERITIES})

    @property
    @member(before="sets")
    def summary(self) -> Summary:
        """All files together."""
        return {
            "before": self.before,
            "after": self.after,
            "files": len(self.files),
            "changed": sum(file.changed for file in self.files),
            "written": sum(bool(file.written) for file in self.files),
        }

    @property
    def fails(self) -> bool:
        """Whether an error is left, a file could not be read, or a rule could not be run."""
        return bool(self.tool_errors or self.unread or self.after["error"])
