"""Conversions from paths to new files: what becomes of each, what is lost, what stands against it, and the writing."""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, TypeVar

import numpy as np

from navspec.check import structure
from navspec.check.conversions import Concern, Conversion, Target
from navspec.check.converted import Converted, ConvertedFile, ConvertedSet, Loss, Obstacle, State
from navspec.check.engine import Options, Outcome, finish, places, run
from navspec.check.record import SEVERITIES, Finding
from navspec.check.rules import Answer, View
from navspec.checking import Unit, find, rule_set_of
from navspec.errors import NavspecError, ReadError, WriteError, closest
from navspec.formats import Family, Match
from navspec.opening import Opened, open_content
from navspec.sources import Content, Source, is_folder
from navspec.storage import write_all, write_folder
from navspec.tables import TableSet

Progress = Callable[[str, int, int], None]
Record = TypeVar("Record", Loss, Obstacle)

MOST = 10_000
"""Losses, obstacles and findings that are listed, of each kind; their numbers are exact all the same."""


@dataclass(frozen=True, slots=True)
class Request:
    """What is asked for.

    `settings` are those of the new files, `old_settings` those of the files that are converted.
    """

    to: str
    allow_loss: bool = False
    settings: Mapping[str, Any] = field(default_factory=dict)
    old_settings: Mapping[str, Any] = field(default_factory=dict)


def convert_sources(
    sources: Sequence[Source],
    request: Request,
    *,
    name: str,
    format: str | None,
    variant: str | None,
    progress: Progress | None,
    version: str,
) -> Converted:
    """See `navspec.convert`."""
    found = find(sources, name, format, variant)
    targets = _targets([unit.family for unit in found.units], request.to)
    folders = [os.path.join(source, "") for source in sources if is_folder(source)]  # type: ignore[arg-type]
    result = _Result()
    for content, error in found.unknown:
        result.unreadable(Content(content.data, content.path), error, "unknown_format")
    for error in found.too_large:
        result.unreadable(Content(b"", error.path), error, "unreadable")
    done, total = 0, sum(len(unit.files) for unit in found.units)
    for unit in found.units:
        target = targets.get(unit.family.id)
        if target is None:
            result.files += [_file(each, "passed_over") for each in unit.files]
        else:
            _Conversion(result, unit, target, folders, is_forced=format is not None).run(request)
        done += len(unit.files)
        if progress:
            progress("converted", done, total)
    place = {path: number for number, path in enumerate(found.order)}
    result.files.sort(key=lambda each: place.get(each.path, len(place)))
    _demand_distinct(result.files)
    order = {each.name: number for number, each in enumerate(result.files)}
    findings, _ = finish(result.outcome, order, Options(max_findings=MOST))
    counts = {**result.counts, "findings": len(result.outcome.findings)}
    return Converted(
        version=version,
        target=request.to,
        allow_loss=request.allow_loss,
        sets=tuple(result.sets),
        files=tuple(result.files),
        losses=tuple(result.losses),
        obstacles=tuple(result.obstacles),
        findings=tuple(findings),
        unread=tuple(result.unread),
        counts={**counts, **{each: result.outcome.severities[each] for each in SEVERITIES}},
        tool_errors=tuple(result.outcome.errors),
        in_folder=bool(folders) or len(result.files) > 1,
    )


def write(converted: Converted, output: str | os.PathLike[str], *, force: bool = False) -> Converted:
    """Write the new files, all of them or none.

    Parameters
    ----------
    converted : Converted
        What `convert_sources` gave.
    output : path
        The file for a single one; a folder, which is made where there is none, for those of folders and for several.
    force : bool
        Replace files that are there.

    Returns
    -------
    Converted
        With `written` set.

    Raises
    ------
    WriteError
        The conversion is refused; a file is there and `force` is not set; or files get other numbers, and the folder is the
        one that they come from.
    """
    if converted.refused:
        raise WriteError(f"nothing was written: {', '.join(converted.refused)}")
    target = Path(output)
    if converted.in_folder:
        _demand_no_mixture(converted, target)
        write_folder(converted.new_files, target, force=force)
    else:
        write_all({target: data for data in converted.new_files.values()}, force=force)
    return replace(converted, written=os.fspath(output))


def _demand_no_mixture(converted: Converted, folder: Path) -> None:
    """Refuse a folder in which files with old and with new numbers would stand side by side."""
    for each in converted.files:
        old, new = Path(each.path), folder / each.name
        if each.path and each.name and old.name != new.name and new.parent.resolve() == old.parent.resolve():
            raise WriteError(f"{folder}: files get other numbers, and the old ones are in there; name another folder")


def _targets(found: Iterable[Family], to: str) -> dict[str, Target]:
    """The target by family; raises `NavspecError` where no family of the files has it."""
    families = {each.id: each for each in found}
    known = {name: each.conversions().targets for name, each in families.items() if each.conversions}
    targets = {name: each for name, several in known.items() for each in several if to in (each.variant, str(each))}
    if targets or not families:
        return targets
    ids = ", ".join(families)
    if not known:
        raise NavspecError(f"there are no conversions of {ids}")
    choices = [str(each) for several in known.values() for each in several]
    meant = closest(to, choices if ":" in to else [each.partition(":")[2] for each in choices])
    raise NavspecError(f"{ids} cannot be converted to '{to}'{meant}; it can be converted to {', '.join(choices)}")


def _demand_distinct(files: Iterable[ConvertedFile]) -> None:
    """Refuse two new files of the same name; case does not matter, as on some systems."""
    seen: dict[str, ConvertedFile] = {}
    for each in (each for each in files if each.data):
        other = seen.setdefault(each.name.casefold(), each)
        if other is not each:
            raise NavspecError(f"{other.path} and {each.path} would both become {each.name}; convert them one by one")


@dataclass
class _Result:
    """What all sets come to."""

    sets: list[ConvertedSet] = field(default_factory=list)
    files: list[ConvertedFile] = field(default_factory=list)
    losses: list[Loss] = field(default_factory=list)
    obstacles: list[Obstacle] = field(default_factory=list)
    unread: list[Finding] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    outcome: Outcome = field(default_factory=Outcome)

    def unreadable(self, content: Content, error: ReadError, state: State) -> None:
        """Take in a file that cannot be read."""
        self.unread.append(structure.finding_of(error, content.path))
        self.files.append(ConvertedFile(content.path, "", error.format, "", state, len(content.data)))

    def take(self, conversion: Conversion, view: View) -> None:
        """Take in what a conversion loses, and what stands against it."""
        for concern in conversion.losses:
            self.counts["losses"] += len(concern.rows)
            self.losses += _records(Loss, concern, view, MOST - len(self.losses))
        for concern in conversion.obstacles:
            self.counts["obstacles"] += len(concern.rows)
            self.obstacles += _records(Obstacle, concern, view, MOST - len(self.obstacles))


def _records(kind: type[Record], concern: Concern, view: View, most: int) -> Iterator[Record]:
    """The values of a concern one by one, with their places."""
    kept = slice(0, max(0, most))
    rows = concern.rows[kept]
    words, _ = view.place(concern.table, rows)
    values = np.asarray(concern.values)[kept].tolist()
    if kind is Loss:
        more = [None] * len(rows) if concern.becomes is None else np.asarray(concern.becomes)[kept].tolist()
    else:
        more = [concern.fix] * len(rows)
    answer = Answer(0, concern.table, concern.rows, field=concern.field)
    for where, value, last, place in zip(words, values, more, places(answer, view.files, kept), strict=True):
        message = concern.message.format(where=where, value=value, becomes=last)
        yield kind(message, *place, value, last)


def _file(opened: Opened, state: State, name: str = "", data: bytes = b"") -> ConvertedFile:
    content, match = opened.content, opened.match
    return ConvertedFile(content.path, name, match.format, match.variant, state, len(content.data), data)


@dataclass
class _Conversion:
    """One set on its way to the target.

    `folders` are the folders that were named, with a separator at their ends; `is_forced` says that the format was named
    too, and need not show in name and bytes.
    """

    result: _Result
    unit: Unit
    target: Target
    folders: list[str]
    is_forced: bool

    def run(self, request: Request) -> None:
        """Convert, check again, and put what comes of it into the result."""
        unit, result = self.unit, self.result
        old, broken = unit.read()
        for opened, error in broken:
            result.unreadable(opened.content, error, "unreadable")
        if old is None:
            return
        readable = [each for each in unit.files if all(each is not opened for opened, _ in broken)]
        conversion = self._converted(old, request)
        view = rule_set_of(unit.family.id).view(old)
        result.take(conversion, view)
        if conversion.obstacles:
            new = [_file(each, "refused") for each in readable]
        else:
            new = [*self._new(readable, old, conversion), *self._added(readable, conversion)]
            self._check(view, new)
        result.files += new
        result.sets.append(
            ConvertedSet(
                self._where(readable),
                unit.family.id,
                len(readable),
                self.target.format,
                self.target.variant,
                conversion.old_settings,
                conversion.settings,
            )
        )

    def _converted(self, old: TableSet, request: Request) -> Conversion:
        assert self.unit.family.conversions is not None
        return self.unit.family.conversions().convert(old, self.target, request.settings)

    def _where(self, files: Sequence[Opened]) -> str:
        first = files[0].content.path
        return self.unit.path or (first if len(files) == 1 else os.path.dirname(first))

    def _new(self, files: Sequence[Opened], old: TableSet, conversion: Conversion) -> Iterator[ConvertedFile]:
        """What becomes of the files that are there."""
        for each in files:
            number = self.unit.number(each)
            new = conversion.numbers.get(number)
            if new is None:
                yield _file(each, "dropped")
            elif conversion.files[new] is old.files[number]:
                yield _file(each, "unchanged", self._named(each, number), bytes(each.content.data))
            else:
                yield _file(each, "converted", self._named(each, new), conversion.files[new].to_bytes())

    def _added(self, files: Sequence[Opened], conversion: Conversion) -> Iterator[ConvertedFile]:
        """New files beside them, named like the first one."""
        for number in conversion.files.keys() - set(conversion.numbers.values()):
            yield ConvertedFile(
                "", self._named(files[0], number), "", "", "added", data=conversion.files[number].to_bytes()
            )

    def _named(self, opened: Opened, number: int) -> str:
        """The name of a file with another number in it, behind its folders below the one that was named."""
        content, old = opened.content, self.unit.number(opened)
        head, _, tail = content.name.rpartition(str(old)) if number != old else (content.name, "", "")
        name = f"{head}{number}{tail}" if number != old else content.name
        above = next((each for each in self.folders if content.path.startswith(each)), None)
        below = "" if above is None else os.path.dirname(content.path[len(above) :])
        return Path(below, name).as_posix() if name else ""

    def _check(self, before: View, new: Sequence[ConvertedFile]) -> None:
        """Hold the new files to the rules, and take in what was not found in the old ones."""
        outcome = self.result.outcome
        opened = [self._opened(each) for each in new if each.data]
        files, broken = Unit(self.unit.family, opened, self.unit.path).read()
        outcome.errors += [f"the new {error}" for _, error in broken]
        if files is None:
            return
        rules, everything = rule_set_of(self.unit.family.id), Options(max_findings=sys.maxsize)
        old = run(rules.ordered, before, everything, "").findings
        found = run(rules.ordered, rules.view(files), everything, "")
        origin = {each.name: each.path for each in new}
        known = Counter(_identity(each, each.path) for each in old)
        for each in found.findings:
            identity = _identity(each, origin.get(each.path, each.path))
            if known[identity]:
                known[identity] -= 1
            else:
                outcome.findings.append(each)
                outcome.severities[each.severity] += 1
        outcome.errors += found.errors

    def _opened(self, file: ConvertedFile) -> Opened:
        """A new file, read as what it is taken for; as what it was meant to be, where its format was named."""
        name = os.path.basename(file.name)
        content = Content(file.data, file.name, name)
        if self.is_forced:
            return open_content(content, self.target.format, self.target.variant)
        match = self.unit.family.identify(name, file.data)
        taken = (match.format, match.variant) if isinstance(match, Match) else match
        if not isinstance(match, Match) or taken != (self.target.format, self.target.variant):
            raise WriteError(f"{file.path}: the new file would be taken for another one ({taken})")
        return Opened(content, self.unit.family, match)


def _identity(finding: Finding, path: str) -> tuple[str, str, tuple[str, ...]]:
    """What a finding is about: rule, file and row; fields and offsets are others in another format."""
    return finding.code, path, tuple(finding.pointer.split("/")[1:3])
