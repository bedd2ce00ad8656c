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
"""How far bytes are read that can be read to their very end."""

KEEP_INTACT = (
    "Keep the file as it is, and do not replace it or parts of it. Please send it to the authors of navspec, so that its "
    "version can be read"
)
"""What to do with a file that is intact and cannot be read."""
LARGEST, MOST_READ = 1 << 24, 1 << 28
"""Bytes of a file beyond which nothing is tried on it, and bytes of a file that one finder may have read in all its tries."""

Failures = Counter[tuple[str, "Severity", str]]
"""How often rules fail, by code, severity and path."""


CAUSES = {
    "BYTES_ADDED_OR_LOST": "From some place on, all of the file stands some bytes late or early, or nothing fits any more.",
    "COMPRESSED_FILE": "The file is an archive or a stream of a packer, under the name of what is in it.",
    "COPIED_FILE": "The file is that of another part of the set, which is there as well: its own is missing.",
    "CUT_FILE": "The file fits together to its last byte, and more should follow: a copy or a download broke off.",
    "EMPTY_FILE": "The file has no bytes.",
    "KNOWN_GLITCH": "The game itself did this to the file; players have a name for it, and repair undoes it.",
    "LINE_ENDINGS": "Each byte 0A has a 0D before it: FTP in text mode, Git or an editor took the file for a text.",
    "MAP_SIZE": "The files are of a map of another size than they are taken for, so that each stands in another square.",
    "MISNAMED_FILE": "The file is that of another part of the set, whose place is empty: it has a wrong name.",
    "MIXED_SETS": "Some files are of another map than the others: each is sound, and links between them find no way back.",
    "NOT_DOWNLOADED": "The file is a pointer of Git LFS: the file that it stands for was never fetched.",
    "OTHER_MAP": "The mesh was saved for another build of its map, or for another map.",
    "OTHER_ORDER": "Numbers of rows in the file belong to another order of the rows, or are numbers of another kind.",
    "ROTTED_FILE": "The file has changed since it was written, by more than one value: its checksum does not fit it any more.",
    "SWAPPED_FILES": "Files of a set stand under each other's names.",
    "UNKNOWN_VERSION": "The file is intact, as its checksum proves, and of a version that navspec does not know.",
    "WEB_PAGE": "The file is a web page that was saved in its place, often one that says why there is nothing to download.",
    "WRONG_COUNT": "One count is wrong: with another value everything in the file fits.",
    "WRONG_VERSION": "The version word is wrong: as another version everything in the file fits.",
    "ZEROED_FILE": "Zeros stand in place of all of the file or of its end: the disk had room for it, and the bytes never came.",
}
"""What can happen to files, by the codes of causes."""


@dataclass(frozen=True, slots=True)
class Hypothesis:
    """Something that may have happened.

    Attributes
    ----------
    code : str
        What it is called, one of `KINDS`.
    message : str
        What happened, in one sentence.
    fix : str
        What mends it.
    paths : tuple of str
        Files that it happened to.
    names : mapping
        By path, the name that a file would have without it.
    data : mapping
        By path, the bytes that a file would have without it.
    settings : mapping
        What the user would have to declare.
    is_lost : bool
        Nothing can undo it: what else is found is what the files would be without those `paths`.
    is_whole : bool
        The files are lost to the others, and belong together: what fails in them without those does not come of it.
    codes : tuple of str
        Rules that fail of it in the files, where that is known: it is not tried then.
    instead : tuple of str
        Rules whose recipes take the files for what they are called; where they are asked for, repair does not mind the suspect.
    summary : str
        What repair does, in a few words, or would do if it could.
    repairs : bool
        Whether repair writes what `names` and `data` say.
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
    summary: str = "leave the files alone, and what leads into them"
    repairs: bool = False

    def __post_init__(self) -> None:
        assert self.code in CAUSES, self.code


@dataclass(slots=True)
class ReadBudget:
    """Bytes that a finder may still have read of a file: once they are spent, what happened to it stays unknown."""

    remaining: int

    @classmethod
    def for_file(cls, size: int) -> ReadBudget:
        """Return the budget for a file of some bytes: nothing for a very large one, which would take as much once more."""
        return cls(MOST_READ if size <= LARGEST else 0)

    def spend(self, size: int) -> bool:
        """Take some bytes off; False where they are not left."""
        is_left = size <= self.remaining
        self.remaining -= size * is_left
        return is_left


@dataclass(frozen=True, slots=True)
class Candidate:
    """A file of a scene.

    Attributes
    ----------
    path, name : str
        Where it stands, and what it is called there.
    number : int
        Its number in the set; below 0 where its name does not tell one.
    load : callable
        Gives its bytes.
    format, variant : str
        What it is taken for.
    error : ReadError or None
        Why it cannot be read.
    tables : Tables or None
        The file as it was read.
    spec : Spec
        The spec that it was read with.
    decisions : mapping
        What is decided about it.
    reach : callable
        How far other bytes in its place would be read: the offset of the fault, -1 where there is none and all of them are.
    prove_intact : callable
        Gives what proves that it is as its writer left it; empty where nothing does.
    budget : ReadBudget
        How many bytes may be read to find out what happened to it; whoever calls `reach` takes the bytes off it before.
    is_past_end : bool
        Whether its archive ends before it begins: nothing happened to the file itself.
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
        """Whether other bytes in its place would be read, to their very end; False where the budget is spent."""
        return self.budget.spend(len(data)) and self.reach(data) == FULLY_READ


@dataclass(frozen=True, slots=True)
class FileGroup:
    """Files that were checked together, and what was found: where finders of suspects look.

    Attributes
    ----------
    files : sequence of Candidate
        The files that were given, without those of a base.
    view : View or None
        What the rules looked at; None where no file can be read.
    failures : Counter
        How often rules fail, by code, severity and path.
    load_findings : callable
        Gives what was found, as far as it is kept.
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
        """Rules that fail in a file, but for what is only unusual."""
        return [code for code, severity, at in self.failures if at == path and severity != "info"]

    def fails(self, code: str, path: str) -> bool:
        """Whether a rule fails in a file."""
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
