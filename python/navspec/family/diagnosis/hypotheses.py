"""Hypotheses about damage to files, each tested on the files as they would be without it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from navspec.errors import ReadError
from navspec.family.rules.rule_set import View

if TYPE_CHECKING:
    from navspec.columns import Tables
    from navspec.records.report import Finding, Severity
    from navspec.spec import Spec


FULLY_READ = -1
"""Reach of bytes that can be read to the end."""

KEEP_INTACT = (
    "Keep the file as it is, and do not replace it or parts of it. Please send it to the authors of navspec, so that its "
    "version can be read"
)
"""Advice on a file that is intact and cannot be read."""
MAX_FILE_SIZE, MAX_READ_BYTES = 1 << 24, 1 << 28
"""Largest file to diagnose, and most bytes of a file that one finder may read in all its tries."""

Failures = Counter[tuple[str, "Severity", str]]
"""Number of failures by code, severity and path."""


CAUSES = {
    "BYTES_ADDED_OR_LOST": "From some place on, all of the file is shifted by some bytes, or nothing fits any more.",
    "COMPRESSED_FILE": "The file is an archive or a stream of a packer, under the name of what is in it.",
    "COPIED_FILE": "The file is that of another part of the set, which is there as well: its own is missing.",
    "CUT_FILE": "The file fits together to its last byte, and more should follow: a copy or a download broke off.",
    "EMPTY_FILE": "The file has no bytes.",
    "KNOWN_GLITCH": "The game itself did this to the file; players have a name for it, and repair undoes it.",
    "LINE_ENDINGS": "Each byte 0A has a 0D before it: FTP in text mode, Git or an editor took the file for a text.",
    "MAP_SIZE": "The files are of a map of another size than they are taken for, so that each is in another square.",
    "MISNAMED_FILE": "The file is that of another part of the set, whose place is empty: it has a wrong name.",
    "MIXED_SETS": "Some files are of another map than the others: each is sound, and links between them have no reverse link.",
    "NOT_DOWNLOADED": "The file is a pointer of Git LFS: the file itself was never fetched.",
    "OTHER_MAP": "The mesh was saved for another build of its map, or for another map.",
    "OTHER_ORDER": "Numbers of rows in the file belong to another order of the rows, or are numbers of another kind.",
    "ROTTED_FILE": "The file has changed since it was written, by more than one value: its checksum does not fit it any more.",
    "SWAPPED_FILES": "Files of a set have each other's names.",
    "UNKNOWN_VERSION": "The file is intact, as its checksum proves, and of a version that navspec does not know.",
    "WEB_PAGE": "The file is a web page that was saved in its place, often one that says why there is nothing to download.",
    "WRONG_COUNT": "One count is wrong: with another value everything in the file fits.",
    "WRONG_VERSION": "The version word is wrong: as another version everything in the file fits.",
    "ZEROED_FILE": "All of the file or its end is zeros: the disk had room for it, and the bytes never came.",
}
"""Texts of all causes, by code."""


@dataclass(frozen=True, slots=True)
class Hypothesis:
    """A possible cause of failures.

    Attributes
    ----------
    code : str
        One of `CAUSES`.
    message : str
        The damage, in one sentence.
    fix : str
        What to do about it.
    paths : tuple of str
        Damaged files.
    names : mapping
        By path, the name that a file would have without the damage.
    data : mapping
        By path, the bytes that a file would have without the damage.
    settings : mapping
        Settings that the user would have to give.
    is_lost : bool
        Whether the damage cannot be undone. The check is then repeated without those `paths`.
    is_whole : bool
        Whether the files belong together but not to the others. Failures among themselves do not count for this cause
        then.
    codes : tuple of str
        Rules that fail because of it, if known: the hypothesis is not tested then.
    instead : tuple of str
        Rules whose recipes assume that names of files are right. If they are requested, repair ignores the hypothesis.
    summary : str
        What repair does, in a few words, or would do if it could.
    repairs : bool
        Whether repair writes `names` and `data`.
    """

    code: str
    message: str
    fix: str
    paths: tuple[str, ...]
    names: Mapping[str, str] = field(default_factory=dict)
    data: Mapping[str, bytes] = field(default_factory=dict)
    settings: Mapping[str, Any] = field(default_factory=dict)
    is_lost: bool = False
    is_whole: bool = False
    codes: tuple[str, ...] = ()
    instead: tuple[str, ...] = ()
    summary: str = "leave the files as they are, and the references to them"
    repairs: bool = False

    def __post_init__(self) -> None:
        assert self.code in CAUSES, self.code


@dataclass(slots=True)
class ReadBudget:
    """Bytes of a file that a finder may still read; after that, the cause stays unknown."""

    size: int
    """Bytes of the file; a very large one is not read, because its check would take twice as long."""
    remaining: int = field(init=False)

    def __post_init__(self) -> None:
        self.renew()

    def renew(self) -> None:
        """Set the budget to that of the next finder."""
        self.remaining = MAX_READ_BYTES if self.size <= MAX_FILE_SIZE else 0

    def spend(self, size: int) -> bool:
        """Subtract bytes from the budget; return False, and keep the budget, if too few remain."""
        is_left = size <= self.remaining
        self.remaining -= size * is_left
        return is_left


@dataclass(frozen=True, slots=True)
class Candidate:
    """A file to diagnose.

    Attributes
    ----------
    path, name : str
        Its path, and its name there.
    number : int
        Its number in the set; below 0 if its name has none.
    load : callable
        Returns its bytes.
    format, variant : str
        Identified format and variant.
    error : ReadError or None
        Why it cannot be read.
    tables : Tables or None
        The file as it was read.
    spec : Spec
        The spec that it was read with.
    decisions : mapping
        Decisions that it was read with.
    reach : callable
        Returns how far other bytes in its place can be read: the offset of the fault, -1 for all of them.
    prove_intact : callable
        Returns the proof that it is as its writer left it; empty if there is none.
    budget : ReadBudget
        Bytes that may be read for the diagnosis; callers of `reach` spend them before.
    is_past_end : bool
        Whether its archive ends before it begins: the file itself is not damaged.
    """

    path: str
    name: str
    number: int
    load: Callable[[], bytes | bytearray]
    format: str
    variant: str
    error: ReadError | None
    tables: Tables | None
    spec: Spec
    decisions: Mapping[str, Any]
    reach: Callable[[bytes | bytearray], int]
    prove_intact: Callable[[], str]
    budget: ReadBudget
    is_past_end: bool = False

    @property
    def data(self) -> bytes | bytearray:
        """Its bytes."""
        return self.load()

    def fits(self, data: bytes | bytearray) -> bool:
        """Return whether other bytes in its place can be read to the end; False if the budget is spent."""
        return self.budget.spend(len(data)) and self.reach(data) == FULLY_READ


@dataclass(frozen=True, slots=True)
class FileGroup:
    """Files that were checked together, and the failures: the input of the finders of hypotheses.

    Attributes
    ----------
    files : sequence of Candidate
        The checked files, without those of a base.
    view : View or None
        The input of the rules; None if no file can be read.
    failures : Counter
        Number of failures by code, severity and path.
    load_findings : callable
        Returns the findings, except those dropped over the limit.
    """

    files: Sequence[Candidate]
    view: View | None
    failures: Failures
    load_findings: Callable[[], Sequence[Finding]]

    @property
    def findings(self) -> Sequence[Finding]:
        """Findings of the group, except those dropped over the limit."""
        return self.load_findings()

    def codes(self, path: str) -> list[str]:
        """Return the rules that fail in a file, except those of severity `info`."""
        return [code for code, severity, at in self.failures if at == path and severity != "info"]

    def fails(self, code: str, path: str) -> bool:
        """Return whether a rule fails in a file."""
        return any(failing_code == code and at == path for failing_code, _, at in self.failures)

    @property
    def failing_files(self) -> list[Candidate]:
        """Files that cannot be read or have errors."""
        bad = {path for (_, severity, path), _ in self.failures.items() if severity == "error"}
        return [
            candidate
            for candidate in self.files
            if (candidate.error or candidate.path in bad) and not candidate.is_past_end
        ]
