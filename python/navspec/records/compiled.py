"""What a compilation comes to, as a record: what `navspec.compile` returns and what its renderers read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypedDict, cast, get_args

from navspec.disk.stamp import Stamp
from navspec.records.packed import Packed
from navspec.records.record import Aside, Natural, Record, Versioned, member
from navspec.records.report import SEVERITIES, Finding, Position

State = Literal["new", "changed"]


@dataclass(frozen=True, slots=True)
class Obstacle(Record):
    """Something of a drawing that no file can hold, with its place.

    - feature: What the program that holds it calls it, such as `fid 12`; empty for what concerns the whole of it.
    - message: What cannot be, and where.
    - position: Where; None where that is not known.
    - fix: What to do.
    """

    feature: str
    message: str
    position: Position | None
    fix: str = ""


@dataclass(frozen=True, slots=True)
class CompiledFile(Record):
    """One file.

    - path: The file of the base that it takes the place of; empty where there is none.
    - name: Its name, without folders.
    - archive: The archive that the file of the base lies in; None for a file of its own.
    - state: `new`, or `changed`: the base has it, with other bytes.
    - data: The file.
    - written, backup: Where that was written, and where what stood there before is kept; empty where nothing was.
    - stamp: The file of the base on disk when it was read.
    """

    path: str
    name: str
    archive: Aside[str | None] = None
    state: State = "new"
    data: Aside[bytes] = field(default=b"", repr=False)
    written: str = ""
    backup: str = ""
    stamp: Aside[Stamp | None] = None

    @property
    @member(before="written")
    def size(self) -> Natural:
        """Bytes of the file."""
        return len(self.data)


class Summary(TypedDict):
    """How much there is of everything.

    - nodes, lines: What was compiled: as many as there are once all that is drawn is nodes, and lines between two of them.
    - files: All files; the next members count them by what they are.
    - unchanged: Files of the base that stay as they are.
    - refused: Why nothing may be written; empty where nothing stands against it.
    - obstacles: What no file can hold.
    - error, warning, info: Findings; with a base, those that it does not have.
    - truncated: Whether obstacles or findings are left out; the numbers are exact all the same.
    - written: Files that were written.
    """

    nodes: Natural
    lines: Natural
    files: Natural
    new: Natural
    changed: Natural
    unchanged: Natural
    refused: list[str]
    obstacles: Natural
    error: Natural
    warning: Natural
    info: Natural
    truncated: bool
    written: Natural


@dataclass(frozen=True, slots=True)
class Compiled(Versioned):
    """What a network comes to as files of a game; the same network gives the same record.

    - source: The drawing; empty for one that is no file.
    - base: The set that it is laid into; empty for none.
    - target: What it is compiled for: FORMAT:NAME.
    - settings: Settings that the new files are to be read with.
    - files: The new files.
    - obstacles: What no file can hold.
    - findings: What rules find in the new files; with a base, what they do not find in that.
    - notes: What was assumed, and what else is to be said.
    - archives: Archives that were written.
    - counts: Exact numbers: `nodes`, `lines`, `unchanged` files, `obstacles` and `findings`, and of findings by severity.
    - tool_errors: Failures of navspec itself.
    """

    source: str
    base: str
    target: str
    settings: Mapping[str, Any] = field(default_factory=dict)
    files: tuple[CompiledFile, ...] = ()
    obstacles: tuple[Obstacle, ...] = ()
    findings: tuple[Finding, ...] = ()
    notes: tuple[str, ...] = ()
    archives: tuple[Packed, ...] = ()
    counts: Aside[Mapping[str, int]] = field(default_factory=dict)
    tool_errors: tuple[str, ...] = ()

    @property
    def refused(self) -> tuple[str, ...]:
        """Why nothing may be written; empty where nothing stands against it."""
        found = (
            (self.counts["obstacles"], "thing cannot be compiled", "things cannot be compiled"),
            (self.counts["error"], "error would be there", "errors would be there"),
            (len(self.tool_errors), "failure of navspec itself", "failures of navspec itself"),
        )
        return tuple(f"{count:,} {one if count == 1 else many}" for count, one, many in found if count)

    @property
    def fails(self) -> bool:
        """Whether nothing may be written."""
        return bool(self.refused)

    @property
    @member(before="source")
    def summary(self) -> Summary:
        """How much there is of everything, and why nothing may be written."""
        states = Counter(file.state for file in self.files)
        lists = {"obstacles": self.obstacles, "findings": self.findings}
        numbers = {
            **{name: self.counts[name] for name in ("nodes", "lines")},
            "files": len(self.files),
            **{state: states[state] for state in get_args(State)},
            **{name: self.counts[name] for name in ("unchanged", "obstacles", *SEVERITIES)},
            "truncated": any(len(listed) < self.counts[name] for name, listed in lists.items()),
            "written": sum(bool(file.written) for file in self.files),
        }
        return cast(Summary, numbers | {"refused": list(self.refused)})
