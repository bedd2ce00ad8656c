"""Conversions from paths to new files: what becomes of each, what is lost, what stands against it, and the writing."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np

from navspec.columns import TableSet
from navspec.disk.waiting import waiting
from navspec.disk.windows import safe_name
from navspec.disk.write import destinations
from navspec.errors import NavspecError, WriteError, closest
from navspec.families import find_format
from navspec.family.contract import Family
from navspec.family.conversion.conversions import Conversion, ConversionIssue, Target
from navspec.family.rules.findings import locate_failures
from navspec.family.rules.options import Options
from navspec.family.rules.results import RuleResult
from navspec.family.rules.rule_set import View
from navspec.family.rules.runner import RulesOutcome, sort_findings
from navspec.inputs.archive import find_archive_format, is_archive_name
from navspec.inputs.discovery import Unit, apply_settings, discover
from navspec.inputs.file import InputFile, open_content
from navspec.inputs.request import Request
from navspec.inputs.source import Content
from navspec.operations.ask import EVERYTHING, ask_unit, news, unread
from navspec.operations.destination import Destination, name_in, whole_archive, write_files
from navspec.records.archives import Packed
from navspec.records.conversion import Converted, ConvertedFile, ConvertedSet, ConvertObstacle, Loss, State
from navspec.records.report import Finding
from navspec.version import __version__

MOST = 10_000
"""Losses, obstacles and findings that are listed, of each kind; their numbers are exact all the same."""


@dataclass(frozen=True, slots=True)
class Aim:
    """What files are to become: `settings` are those of the new ones."""

    to: str
    settings: Mapping[str, Any]
    allow_loss: bool


def convert_sources(request: Request, aim: Aim, destination: Destination) -> Converted:
    """See `navspec.convert`."""
    found = discover(request)
    targets = targets_of([unit.family for unit in found.units], aim.to)
    result = _Result()
    for each in found.unread:
        result.unreadable(each.finding, each.content.size if each.content else 0, each.status)
    for unit in found.iter_units("converted"):
        target = targets.get(unit.family.id)
        if target is None:
            result.files += [_file(file, "passed_over") for file in unit.files]
        else:
            _Conversion(result, unit, target, is_forced=request.format is not None).run(aim)
    result.files = found.sort_records(result.files)
    converted = result.converted(aim, request.version)
    if destination.output is None or converted.refused:
        return converted
    written, archives = _written(converted.files, request.paths, destination)
    files = tuple(written.get(id(file), file) for file in converted.files)
    return replace(converted, files=files, archives=archives)


def convert_unit(unit: Unit, aim: Aim) -> tuple[Converted, Unit]:
    """The same of files that are in memory, with the new files as they would be found; nothing is written.

    Of a conversion that something stands against there are no files.
    """
    target = targets_of([unit.family], aim.to)[unit.family.id]
    result = _Result()
    conversion = _Conversion(result, unit, target, is_forced=any(file.requested[0] for file in unit.files))
    made = conversion.run(aim)
    return result.converted(aim, __version__), made


def _written(
    every: Sequence[ConvertedFile], sources: Sequence[str], destination: Destination
) -> tuple[dict[int, ConvertedFile], tuple[Packed, ...]]:
    """Write files; see `write_files`."""
    files = [each for each in every if each.new_size]
    if is_archive_name(destination.output or ""):
        # What had another number before is not to stay beside what it has become.
        without = [name_in(each.path, each.archive) for each in every if each.state in ("converted", "dropped")]
        whole = whole_archive(
            destination.output or "", files, find_archive_format(file.name for file in files), without
        )
        return write_files(files, [f"{whole.path}:{file.name}" for file in files], force=destination.force, whole=whole)
    paths = destinations(destination.output or "", sources, [(file.sibling_path, file.name) for file in files])
    for each, path in zip(files, paths, strict=True):
        is_renamed = each.path and Path(each.path).name != each.name
        if is_renamed and len(files) > 1 and path.parent.resolve() == Path(each.folder).resolve():
            # Files with old and with new numbers side by side would make no map.
            raise WriteError(
                f"{path.parent}: files get other numbers, and the old ones are in there; name another folder"
            )
    return write_files(files, paths, force=destination.force)


def targets_of(found: Iterable[Family], to: str) -> dict[str, Target]:
    """The target by family; raises `NavspecError` where no family of the files has it."""
    families = {each.id: each for each in found}
    known = {name: each.conversions().targets for name, each in families.items() if each.conversions}
    targets = {name: each for name, several in known.items() for each in several if each.is_called(to)}
    if targets or not families:
        return targets
    ids = ", ".join(families)
    if not known:
        raise NavspecError(f"there are no conversions of {ids}")
    choices = [each for several in known.values() for each in several]
    names = [name for choice in choices for name in choice.all_names]
    meant = closest(to, map(str, choices) if ":" in to else names)
    raise NavspecError(
        f"{ids} cannot be converted to '{to}'{meant}; it can be converted to {', '.join(map(_called, choices))}"
    )


def _called(target: Target) -> str:
    """A target with all its names."""
    others = target.all_names[1:]
    return f"{target} ({', '.join(others)})" if others else str(target)


@dataclass
class _Result:
    """What all sets come to."""

    sets: list[ConvertedSet] = field(default_factory=list)
    files: list[ConvertedFile] = field(default_factory=list)
    losses: list[Loss] = field(default_factory=list)
    obstacles: list[ConvertObstacle] = field(default_factory=list)
    unread: list[Finding] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    outcome: RulesOutcome = field(default_factory=RulesOutcome)

    def unreadable(self, why: Finding, size: int, state: State, format: str = "") -> None:
        """Take in a file that cannot be read."""
        self.unread.append(why)
        self.files.append(ConvertedFile(why.path, format=format, state=state, size=size))

    def take(self, conversion: Conversion, view: View) -> None:
        """Take in what a conversion loses, and what stands against it."""
        for concern in conversion.losses:
            self.counts["losses"] += len(concern.rows)
            self.losses += [Loss(*each) for each in _placed(concern, view, MOST - len(self.losses))]
        for concern in conversion.obstacles:
            self.counts["obstacles"] += len(concern.rows)
            found = _placed(concern, view, MOST - len(self.obstacles))
            self.obstacles += [ConvertObstacle(*each[:-1], fix=concern.fix) for each in found]

    def converted(self, aim: Aim, version: str) -> Converted:
        """The whole of it."""
        order = {each.sibling_path: number for number, each in enumerate(self.files, 1)}
        findings, _ = sort_findings(self.outcome, order, Options())
        severities = self.outcome.severities
        return Converted(
            version=version,
            target=aim.to,
            allow_loss=aim.allow_loss,
            sets=tuple(self.sets),
            files=tuple(self.files),
            losses=tuple(self.losses),
            obstacles=tuple(self.obstacles),
            findings=tuple(findings),
            unread=tuple(self.unread),
            counts={
                "losses": self.counts["losses"],
                "obstacles": self.counts["obstacles"],
                "findings": sum(severities.values()),
                **severities,
            },
            tool_errors=tuple(self.outcome.errors),
        )


def _placed(concern: ConversionIssue, view: View, most: int) -> Iterator[tuple[Any, ...]]:
    """The values of a concern one by one: message, path, pointer, offset, length, value, and what it becomes."""
    kept = slice(0, max(0, most))
    words, _ = view.place(concern.table, concern.rows[kept])
    values = np.asarray(concern.values)[kept].tolist()
    becomes = [None] * len(values) if concern.becomes is None else np.asarray(concern.becomes)[kept].tolist()
    answer = RuleResult(0, concern.table, concern.rows[kept], field=concern.field)
    (placed,) = locate_failures([answer], view.files)
    for where, value, last, place in zip(words, values, becomes, placed, strict=True):
        yield concern.message.format(where=where, value=value, becomes=last), *place, value, last


def _file(opened: InputFile, state: State, name: str = "", data: bytes = b"") -> ConvertedFile:
    content, match = opened.content, opened.match
    return ConvertedFile(
        content.path,
        name,
        _folder(content),
        content.archive,
        match.format,
        match.variant,
        state,
        content.size,
        len(data),
        waiting(data),
        stamp=content.stamp,
    )


def _folder(content: Content) -> str:
    """The folder of a file, or of the archive that holds it."""
    return os.path.dirname(content.archive or content.path)


@dataclass
class _Conversion:
    """One set on its way to the target.

    `is_forced` says that the format of the files was named, and need not show in their names and bytes.
    """

    result: _Result
    unit: Unit
    target: Target
    is_forced: bool

    def run(self, aim: Aim) -> Unit:
        """Convert, check again, and put what comes of it into the result; the new files, where nothing stands against them."""
        family, result = self.unit.family, self.result
        unit, new_unit = self.unit, Unit(self._new_family, path=self.unit.path)
        apply_settings([new_unit], aim.settings)
        answered = ask_unit(unit, EVERYTHING)
        # What is known takes less memory than what is said of it.
        known = Counter(_identity(finding, finding.path) for finding in answered.outcome.findings)
        answered.outcome.findings = []
        old, view, broken = answered.files, answered.view, answered.broken
        for each, error in broken:
            result.unreadable(unread(error, each), each.content.size, "unreadable", error.format)
        if old is None or view is None:
            return new_unit
        bad = {id(each) for each, _ in broken}
        files = [file for file in unit.files if id(file) not in bad]
        assert family.conversions is not None
        conversion = family.conversions().convert(old, self.target, new_unit.settings)
        result.take(conversion, view)
        if conversion.obstacles:
            new = [_file(file, "refused") for file in files]
        else:
            new = [*self._new(files, old, conversion), *self._added(files[0], conversion)]
            new_unit.files = [self._opened(each) for each in new if each.new_size]
            new_unit.settings = conversion.settings
            if not broken:
                self._check(known, answered.outcome.errors, new, new_unit)
        result.files += new
        result.sets.append(
            ConvertedSet(
                path=unit.where,
                family=family.id,
                files=len(files),
                format=self.target.format,
                variant=self.target.variant,
                target=str(self.target),
                old_settings=conversion.old_settings,
                settings=conversion.settings,
                notes=conversion.notes,
            )
        )
        return new_unit

    @property
    def _new_family(self) -> Family:
        """The family of the new files."""
        return find_format(self.target.format)[0]

    def _new(self, files: Sequence[InputFile], old: TableSet, conversion: Conversion) -> Iterator[ConvertedFile]:
        """What becomes of the files that are there."""
        for file in files:
            number = self.unit.number(file)
            new = conversion.numbers.get(number)
            if new is None:
                yield _file(file, "dropped")
            elif conversion.files[new] is old.files[number]:
                yield _file(file, "unchanged", self._name(file, number), bytes(file.without_padding().content.data))
            else:
                yield _file(file, "converted", self._name(file, new), conversion.files[new].to_bytes())

    def _added(self, first: InputFile, conversion: Conversion) -> Iterator[ConvertedFile]:
        """New files beside them, named like the first one."""
        for number in sorted(conversion.files.keys() - set(conversion.numbers.values())):
            name = self._name(first, number)
            data = conversion.files[number].to_bytes()
            folder, archive = _folder(first.content), first.content.archive
            yield ConvertedFile("", name, folder, archive, state="added", new_size=len(data), get_data=waiting(data))

    def _name(self, opened: InputFile, number: int) -> str:
        """The name of a file, with another number in it; archives can have names that no folder takes."""
        name, old = opened.content.name, self.unit.number(opened)
        sets = self._new_family.sets
        if sets and self._new_family.id != self.unit.family.id:
            return sets.name(number)
        if number != old:
            head, _, tail = name.rpartition(str(old))
            name = f"{head}{number}{tail}"
        return safe_name(name) if opened.content.archive else name

    def _check(self, known: Mapping[Any, int], errors: Sequence[str], new: Sequence[ConvertedFile], unit: Unit) -> None:
        """Hold the new files to the rules, and take in what was not known of the old ones, and errors that these had not."""
        outcome, answered = self.result.outcome, ask_unit(unit, EVERYTHING)
        outcome.errors += [f"the new file cannot be read: {error}" for _, error in answered.broken]
        origin = {each.sibling_path: each.path for each in new}
        found = answered.outcome
        for each in news(found.findings, known, lambda each: _identity(each, origin.get(each.path, each.path))):
            outcome.findings.append(each)
            outcome.failures[each.group] += 1
        failed = {each.partition(",")[0] for each in errors}
        outcome.errors += [each for each in found.errors if each.partition(",")[0] not in failed]

    def _opened(self, file: ConvertedFile) -> InputFile:
        """A new file as it would be found; as the target, where the old one was not found either without its format."""
        family, target = self._new_family, self.target
        content = Content(file.data, file.sibling_path, file.name)
        found = family.identify(file.name, content.data)
        if self.is_forced or isinstance(found, str):
            return open_content(content, target.format, target.variant)
        found = found.resolve(content.data)
        if (found.format, found.variant) != (target.format, target.variant):
            raise WriteError(f"{file.path}: the new file would be taken for {found.format}:{found.variant}")
        return InputFile(content, family, found)


def _identity(finding: Finding, path: str) -> tuple[str, str, tuple[str, ...]]:
    """What a finding is about: rule, file and row; fields and offsets are others in another format."""
    return finding.code, path, tuple(finding.pointer.split("/")[1:3])
