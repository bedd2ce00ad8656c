"""Conversions from paths to new files: what becomes of each, what is lost, what stands against it, and the writing."""

from __future__ import annotations

import dataclasses
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, TypeVar

from navspec.check.conversions import Concern, Conversion, Target
from navspec.check.engine import Options, Outcome, finish, places, run
from navspec.check.record import SEVERITIES, Finding
from navspec.check.rules import Answer, View
from navspec.checking import Unit, find, rule_set_of
from navspec.errors import NavspecError, ReadError, WriteError, closest
from navspec.formats import Family
from navspec.opening import Opened
from navspec.sources import Content, Source, is_folder
from navspec.storage import write_all, write_folder
from navspec.tables import Tables, TableSet

Progress = Callable[[str, int, int], None]
Status = Literal[
    "converted", "unchanged", "added", "dropped", "refused", "unreadable", "unknown_format", "passed_over"
]

MOST = 10_000
"""Losses, obstacles and findings that are listed, each; their numbers are exact all the same."""


@dataclass(frozen=True, slots=True)
class Loss:
    """A value that the converted file does not keep, with its place in the file that is converted.

    `becomes` is what would stand there if the file were converted back, None where nothing would.
    """

    message: str
    path: str
    pointer: str
    offset: int
    length: int
    value: Any
    becomes: Any = None

    def to_dict(self) -> dict[str, Any]:
        """The record of `convert --format json`."""
        return dataclasses.asdict(self)


@dataclass(frozen=True, slots=True)
class Obstacle:
    """A value that the target cannot hold at all, or a file that cannot be read, with its place; `fix` is what to do."""

    message: str
    path: str
    pointer: str
    offset: int
    length: int
    value: Any
    fix: str = ""

    def to_dict(self) -> dict[str, Any]:
        """The record of `convert --format json`."""
        return dataclasses.asdict(self)


@dataclass(frozen=True, slots=True)
class ConvertedFile:
    """One file of a conversion.

    Attributes
    ----------
    path : str
        As it was given; "" for bytes, and for a file that is new.
    output : str
        Its path below the folder that is written to; "" where nothing is written for it.
    format, variant : str
        What it was; "" for a file that is new.
    status : str
        `converted`; `unchanged`: it has the variant already; `added`: an empty file of a larger map; `dropped`: an empty
        file outside of a smaller map; `refused`: something stands against it; `unreadable`, `unknown_format`;
        `passed_over`: of a format that has no conversions.
    size, new_size : int
        Bytes before and after; 0 where there are none.
    data : bytes, optional
        The new file.
    """

    path: str
    output: str
    format: str
    variant: str
    status: Status
    size: int
    data: bytes | bytearray | None = field(default=None, repr=False)

    @property
    def new_size(self) -> int:
        """Bytes of the new file."""
        return 0 if self.data is None else len(self.data)

    def to_dict(self) -> dict[str, Any]:
        """The record of `convert --format json`."""
        names = ("path", "output", "format", "variant", "status", "size", "new_size")
        return {name: getattr(self, name) for name in names}


@dataclass(frozen=True, slots=True)
class ConvertedSet:
    """Files that are converted together: where they are, what to, and how the old and the new set are understood."""

    path: str
    family: str
    files: int
    format: str
    variant: str
    source_settings: Mapping[str, Any]
    settings: Mapping[str, Any]

    def to_dict(self) -> dict[str, Any]:
        """The record of `convert --format json`."""
        return dataclasses.asdict(self)


@dataclass(slots=True)
class Converted:
    """What a conversion comes to; nothing is written before `write`.

    Attributes
    ----------
    target : str
        As it was asked for.
    allow_loss : bool
        Whether losses are accepted.
    files, sets, losses, obstacles : list
        What was converted, and what is to be said of it. Losses, obstacles and findings are cut after `MOST`.
    counts : Counter
        Exact numbers of `losses` and `obstacles`, and of findings by severity.
    findings : list of Finding
        What the rules find in the new files and did not find in the old ones; paths are those of the new files.
    tool_errors : list of str
        Failures of navspec itself.
    written : str
        Where the new files are, empty as long as they are not written.
    """

    target: str
    allow_loss: bool = False
    files: list[ConvertedFile] = field(default_factory=list)
    sets: list[ConvertedSet] = field(default_factory=list)
    losses: list[Loss] = field(default_factory=list)
    obstacles: list[Obstacle] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    findings: list[Finding] = field(default_factory=list)
    tool_errors: list[str] = field(default_factory=list)
    in_folder: bool = True
    written: str = ""

    @property
    def reasons(self) -> tuple[str, ...]:
        """Why nothing may be written, with what to do; empty where nothing stands against it."""
        unread = sum(each.status in ("unreadable", "unknown_format") for each in self.files)
        found = {
            "{} cannot be read": unread,
            "{} cannot be held by the target": self.counts["obstacles"],
            "{} would be lost (--allow-loss accepts that)": 0 if self.allow_loss else self.counts["losses"],
            "{} would be new": self.counts["error"],
            "navspec itself failed in {}": len(self.tool_errors),
        }
        words = ("file", "value", "value", "error", "place")
        return tuple(
            text.format(f"{count:,} {word if count == 1 else word + 's'}")
            for (text, count), word in zip(found.items(), words, strict=True)
            if count
        )

    @property
    def refused(self) -> bool:
        """Whether nothing may be written."""
        return bool(self.reasons)

    @property
    def truncated(self) -> bool:
        """Whether something is left out of the lists."""
        listed = (len(self.losses), len(self.obstacles), len(self.findings))
        return listed != (self.counts["losses"], self.counts["obstacles"], sum(self.counts[each] for each in SEVERITIES))

    @property
    def outputs(self) -> dict[str, bytes]:
        """The new files by their path below the folder that they go to."""
        return {each.output: bytes(each.data) for each in self.files if each.data is not None}

    def write(self, output: str | os.PathLike[str], *, force: bool = False) -> None:
        """Write the new files, all of them or none.

        Parameters
        ----------
        output : path
            The file for a single one, a folder for those of folders and for several; it is made where it is not there.
        force : bool
            Replace files that are there.

        Raises
        ------
        WriteError
            The conversion is refused; a file is there and `force` is not set; or numbers of files change and the folder is
            the one that they come from.
        """
        if self.refused:
            raise WriteError(f"nothing was written: {'; '.join(self.reasons)}")
        place = Path(output)
        if self.in_folder:
            self._demand_other(place)
            write_folder(self.outputs, place, force=force)
        else:
            write_all({place: data for data in self.outputs.values()}, force=force)
        self.written = os.fspath(output)

    def _demand_other(self, folder: Path) -> None:
        """Refuse a folder in which files with old and with new numbers would be mixed."""
        for each in self.files:
            beside = Path(each.path).parent
            is_moved = each.path and Path(each.path).name != Path(each.output).name
            if is_moved and beside.exists() and (folder / each.output).parent.resolve() == beside.resolve():
                raise WriteError(f"{folder}: files get other numbers, and the old ones are here; name another folder")

    def to_dict(self) -> dict[str, Any]:
        """The record of `convert --format json`."""
        statuses = Counter(each.status for each in self.files)
        return {
            "target": self.target,
            "files": [each.to_dict() for each in self.files],
            "sets": [each.to_dict() for each in self.sets],
            "losses": [each.to_dict() for each in self.losses],
            "obstacles": [each.to_dict() for each in self.obstacles],
            "findings": [each.to_dict() for each in self.findings],
            "tool_errors": list(self.tool_errors),
            "summary": {
                "files": len(self.files),
                **{status: statuses[status] for status in Status.__args__},
                **{name: self.counts[name] for name in ("losses", "obstacles", *SEVERITIES)},
                "truncated": self.truncated,
                "refused": list(self.reasons),
            },
            "written": self.written,
        }


def convert_sources(
    sources: Sequence[Source],
    to: str,
    *,
    settings: Mapping[str, Any],
    source_settings: Mapping[str, Any],
    allow_loss: bool,
    name: str,
    format: str | None,
    variant: str | None,
    progress: Progress | None,
) -> Converted:
    """See `navspec.convert`."""
    found = find(sources, name, format, variant)
    result = Converted(to, allow_loss)
    for content, error in found.unknown:
        _unread(result, content.path, error, "unknown_format", len(content.data))
    for error in found.too_large:
        _unread(result, error.path, error, "unreadable", 0)
    folders = [os.fspath(source) for source in sources if is_folder(source)]  # type: ignore[arg-type]
    targets = _targets([unit.family for unit in found.units], to)
    done, total = 0, sum(len(unit.files) for unit in found.units)
    for unit in found.units:
        target = targets.get(unit.family.id)
        if target is None:
            result.files += [_file(each, "passed_over") for each in unit.files]
        else:
            _Step(result, unit, target, folders, variant is None).take(settings, source_settings)
        done += len(unit.files)
        if progress:
            progress("converted", done, total)
    order = {path: number for number, path in enumerate(found.order)}
    result.files.sort(key=lambda each: order.get(each.path, len(order)))
    result.in_folder = bool(folders) or len(result.files) > 1
    _demand_distinct(result.files)
    return result


def _targets(families: Sequence[Family], to: str) -> dict[str, Target]:
    """The target by family; raises `NavspecError` where none of them has it."""
    found: dict[str, Target] = {}
    known: list[Target] = []
    for family in {each.id: each for each in families}.values():
        targets = family.conversions().targets if family.conversions else ()
        known += targets
        found |= {family.id: each for each in targets if to in (each.variant, str(each))}
    if found or not families:
        return found
    ids = ", ".join(sorted({each.id for each in families}))
    if not known:
        raise NavspecError(f"there are no conversions of {ids}")
    names = [str(each) if ":" in to else each.variant for each in known]
    raise NavspecError(f"{ids} cannot be converted to '{to}'{closest(to, names)}; there are {', '.join(map(str, known))}")


def _unread(result: Converted, path: str, error: ReadError, status: Status, size: int) -> None:
    result.files.append(ConvertedFile(path, "", error.format, "", status, size))
    result.counts["obstacles"] += 0
    result.obstacles.append(
        Obstacle(error.message, path, error.pointer, error.offset, error.length, None, error.hint)
    )
