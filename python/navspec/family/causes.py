"""What may have happened to files whose rules fail, as something that can be tried: the files as they would be without it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from navspec.errors import ReadError
from navspec.family.annotations import declared
from navspec.family.rules import View

if TYPE_CHECKING:
    from navspec.columns import Tables
    from navspec.family.contract import Match, Sets
    from navspec.records.report import Finding, Severity

Failures = Counter[tuple[str, "Severity", str]]
"""How often rules fail, by code, severity and path."""


@dataclass(frozen=True, slots=True)
class Suspect:
    """Something that may have happened.

    Attributes
    ----------
    code : str
        What it is called, the same in every family.
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
    is_lost : bool
        Nothing can undo it: what else is found is what the files would be without those `paths`.
    codes : tuple of str
        Rules that fail of it in the files, where that is known: it is not tried then.
    repairs : bool
        Whether repair may write what `names` and `data` say.
    """

    code: str
    message: str
    fix: str
    paths: tuple[str, ...]
    names: Mapping[str, str] = field(default_factory=dict)
    data: Mapping[str, bytes] = field(default_factory=dict)
    is_lost: bool = False
    codes: tuple[str, ...] = ()
    repairs: bool = False


@dataclass(frozen=True, slots=True)
class Exhibit:
    """A file of a scene.

    Attributes
    ----------
    path, name : str
        Where it stands, and what it is called there.
    number : int
        Its number in the set; below 0 where its name does not tell one.
    data : bytes
        Its bytes.
    match : Match
        What it is taken for.
    error : ReadError or None
        Why it cannot be read.
    tables : Tables or None
        The file as it was read.
    """

    path: str
    name: str
    number: int
    data: bytes | bytearray
    match: Match
    error: ReadError | None = None
    tables: Tables | None = None


@dataclass(frozen=True, slots=True)
class Scene:
    """Files that were checked together, and what was found: where finders of suspects look.

    Attributes
    ----------
    files : sequence of Exhibit
        The files that were given, without those of a base.
    view : View or None
        What the rules looked at; None where no file can be read.
    failures : Counter
        How often rules fail, by code, severity and path.
    findings : sequence of Finding
        What was found, as far as it is kept.
    """

    files: Sequence[Exhibit]
    view: View | None
    failures: Failures
    findings: Sequence[Finding]

    def fails(self, code: str, path: str) -> bool:
        """Whether a rule fails in a file."""
        return any(each == code and at == path for each, _, at in self.failures)

    @property
    def failing(self) -> list[Exhibit]:
        """Files that cannot be read or have errors."""
        bad = {path for (_, severity, path), _ in self.failures.items() if severity == "error"}
        return [each for each in self.files if each.error or each.path in bad]


_TOLD = 4
"""Files under each other's names that are told by name."""
_MOST = 0.9
"""Share of the rows of a file that have to agree on what they belong to."""


def own_number(tables: Tables) -> int | None:
    """The number of a file that nearly all rows carry that repeat it, as the spec says; None where they do not agree."""
    for each in declared(tables.spec):
        if each.key == "key" and each.note["is"] == "file" and len(tables[each.table]):
            values, counts = np.unique(tables.column(each.table, each.field), return_counts=True)
            best = int(np.argmax(counts))
            return int(values[best]) if counts[best] >= _MOST * counts.sum() else None
    return None


def misplaced(scene: Scene, sets: Sets) -> Iterator[Suspect]:
    """Files that carry the number of another one: swapped, copied over another, or under a wrong name."""
    own = {each.number: own_number(each.tables) for each in scene.files if each.tables is not None and each.number >= 0}
    strays = {number: to for number, to in own.items() if to is not None and to != number}
    files = {each.number: each for each in scene.files}

    def is_of(number: int) -> str:
        return f"{files[number].name} is the file of {sets.key} {strays[number]}"

    for circle in list(_circles(strays)):
        more = f", {len(circle) - _TOLD:,} more" if len(circle) > _TOLD else ""
        *most, last = map(is_of, circle[:_TOLD])
        yield Suspect(
            code="SWAPPED_FILES",
            message=f"{', '.join(most)}{' and' if not more else ','} {last}{more}",
            fix="Give each file the name of the other; repair does so",
            paths=tuple(files[each].path for each in circle),
            names={files[each].path: files[strays[each]].name for each in circle},
            repairs=True,
        )
        for each in circle:
            del strays[each]
    for number, to in strays.items():
        if to in files:
            like = "a copy" if files[to].data == files[number].data else "another version"
            yield Suspect(
                code="COPIED_FILE",
                message=f"{is_of(number)}: {like} of {files[to].name} stands in the place of {sets.key} {number}",
                fix=f"Take the file of {sets.key} {number} from a backup; repair leaves this one and all links into it alone",
                paths=(files[number].path,),
                is_lost=True,
            )
        else:
            name = files[number].name.replace(str(number), str(to))
            name = name if sets.number(name) == to else sets.name(to)
            yield Suspect(
                code="MISNAMED_FILE",
                message=f"{is_of(number)}, under the name of {sets.key} {number}",
                fix=f"Rename it to {name}",
                paths=(files[number].path,),
                names={files[number].path: name},
                repairs=True,
            )


def _circles(strays: Mapping[int, int]) -> Iterator[list[int]]:
    """Files that stand in each other's places."""
    left = dict(strays)
    while left:
        start = next(iter(left))
        chain = [start]
        while (to := left.pop(chain[-1], None)) is not None and to != start:
            chain.append(to)
        if to == start:
            yield chain
