"""Conversion of files to another variant or format: losses, obstacles, a check of the new files, and the writing."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np

from navspec.columns import TableSet
from navspec.disk.atomic_write import destinations
from navspec.disk.files import spool
from navspec.disk.windows import safe_name
from navspec.errors import NavspecError, WriteError, closest
from navspec.families import find_format
from navspec.family.contract import Family
from navspec.family.conversion.conversions import Conversion, ConversionIssue, Target
from navspec.family.rules.findings import locate_failures
from navspec.family.rules.labels import place_rows
from navspec.family.rules.options import Options
from navspec.family.rules.rule_set import RuleResult, View
from navspec.family.rules.runner import RulesOutcome, sort_findings
from navspec.inputs.archive import find_archive_format, is_archive_name
from navspec.inputs.discovery import Unit, apply_settings, discover
from navspec.inputs.file import InputFile, open_content
from navspec.inputs.request import Request
from navspec.inputs.source import Content
from navspec.operations.destination import Destination, name_in_archive, plan_archive, write_files
from navspec.operations.evaluation import ALL_RULES, evaluate_unit, iter_new_findings, read_error_finding
from navspec.records.archives import Packed
from navspec.records.conversion import Converted, ConvertedFile, ConvertedSet, ConvertObstacle, Loss, State
from navspec.records.report import Finding
from navspec.version import __version__

MAX_LISTED = 10_000
"""Most losses, obstacles and findings that are listed, of each kind; their numbers are exact."""


@dataclass(frozen=True, slots=True)
class ConvertOptions:
    """Target of a conversion, `settings` of the new files, and whether losses are accepted."""

    to: str
    settings: Mapping[str, Any]
    allow_loss: bool


def convert_sources(request: Request, options: ConvertOptions, destination: Destination) -> Converted:
    """Convert files; see `navspec.convert`."""
    discovery = discover(request)
    targets = find_targets([unit.family for unit in discovery.units], options.to)
    result = _ConversionResult()
    for file in discovery.unread:
        result.add_unreadable(file.finding, file.content.size if file.content else 0, file.status)
    for unit in discovery.iter_units("converted"):
        target = targets.get(unit.family.id)
        if target is None:
            result.files += [_build_file(file, "passed_over") for file in unit.files]
        else:
            _SetConversion(result, unit, target, is_forced=request.format is not None).run(options)
    result.files = discovery.sort_records(result.files)
    converted = result.to_record(options, request.version)
    if destination.output is None or converted.refused:
        return converted
    written, archives = _write_files(converted.files, request.paths, destination)
    files = tuple(written.get(id(file), file) for file in converted.files)
    return replace(converted, files=files, archives=archives)


def convert_unit(unit: Unit, options: ConvertOptions) -> tuple[Converted, Unit]:
    """Convert files in memory; return the record, and the new files as they would be discovered. Nothing is written.

    Without files if an obstacle prevents the conversion.
    """
    target = find_targets([unit.family], options.to)[unit.family.id]
    result = _ConversionResult()
    conversion = _SetConversion(result, unit, target, is_forced=any(file.requested[0] for file in unit.files))
    new_unit = conversion.run(options)
    return result.to_record(options, __version__), new_unit


def _write_files(
    every: Sequence[ConvertedFile], sources: Sequence[str], destination: Destination
) -> tuple[dict[int, ConvertedFile], tuple[Packed, ...]]:
    """Write files; see `write_files`."""
    files = [file for file in every if file.new_size]
    if is_archive_name(destination.output or ""):
        # A file that gets another number must not remain under the old one.
        without = [name_in_archive(file.path, file.archive) for file in every if file.state in ("converted", "dropped")]
        whole = plan_archive(destination.output or "", files, find_archive_format(file.name for file in files), without)
        return write_files(files, [f"{whole.path}:{file.name}" for file in files], force=destination.force, whole=whole)
    paths = destinations(destination.output or "", sources, [(file.sibling_path, file.name) for file in files])
    for file, path in zip(files, paths, strict=True):
        is_renamed = file.path and Path(file.path).name != file.name
        if is_renamed and len(files) > 1 and path.parent.resolve() == Path(file.folder).resolve():
            # Files with old and with new numbers in one folder would not be one map.
            raise WriteError(
                f"{path.parent}: files get other numbers, and the old ones are in there; name another folder"
            )
    return write_files(files, paths, force=destination.force)


def find_targets(set_families: Iterable[Family], to: str) -> dict[str, Target]:
    """Return the target by family; raises `NavspecError` if no family of the files has it."""
    families = {family.id: family for family in set_families}
    targets_by_family = {name: family.conversions().targets for name, family in families.items() if family.conversions}
    targets = {
        name: target for name, several in targets_by_family.items() for target in several if target.is_called(to)
    }
    if targets or not families:
        return targets
    ids = ", ".join(families)
    if not targets_by_family:
        raise NavspecError(f"there are no conversions of {ids}")
    choices = [target for several in targets_by_family.values() for target in several]
    names = [name for choice in choices for name in choice.all_names]
    hint = closest(to, map(str, choices) if ":" in to else names)
    raise NavspecError(
        f"files of {ids} cannot be converted to '{to}'{hint}; it can be converted to {', '.join(map(_name_target, choices))}"
    )


def _name_target(target: Target) -> str:
    """Return a target with all its names."""
    aliases = target.all_names[1:]
    return f"{target} ({', '.join(aliases)})" if aliases else str(target)


@dataclass
class _ConversionResult:
    """Results of all sets."""

    sets: list[ConvertedSet] = field(default_factory=list)
    files: list[ConvertedFile] = field(default_factory=list)
    losses: list[Loss] = field(default_factory=list)
    obstacles: list[ConvertObstacle] = field(default_factory=list)
    unread: list[Finding] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    outcome: RulesOutcome = field(default_factory=RulesOutcome)

    def add_unreadable(self, why: Finding, size: int, state: State, format: str = "") -> None:
        """Add a file that cannot be read."""
        self.unread.append(why)
        self.files.append(ConvertedFile(why.path, format=format, state=state, size=size))

    def add_conversion(self, conversion: Conversion, view: View) -> None:
        """Add the losses and obstacles of a conversion."""
        for issue in conversion.losses:
            self.counts["losses"] += len(issue.rows)
            self.losses += [Loss(*loss) for loss in _locate_values(issue, view, MAX_LISTED - len(self.losses))]
        for issue in conversion.obstacles:
            self.counts["obstacles"] += len(issue.rows)
            values = _locate_values(issue, view, MAX_LISTED - len(self.obstacles))
            self.obstacles += [ConvertObstacle(*value[:-1], fix=issue.fix) for value in values]

    def to_record(self, options: ConvertOptions, version: str) -> Converted:
        """Return the record."""
        order = {file.sibling_path: number for number, file in enumerate(self.files, 1)}
        findings, _ = sort_findings(self.outcome, order, Options())
        severities = self.outcome.severities
        return Converted(
            version=version,
            target=options.to,
            allow_loss=options.allow_loss,
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


def _locate_values(issue: ConversionIssue, view: View, most: int) -> Iterator[tuple[Any, ...]]:
    """Yield the values of an issue: message, path, pointer, offset, length, value, and the value after a conversion back."""
    kept = slice(0, max(0, most))
    words, _ = place_rows(view, issue.table, issue.rows[kept])
    values = np.asarray(issue.values)[kept].tolist()
    becomes = [None] * len(values) if issue.becomes is None else np.asarray(issue.becomes)[kept].tolist()
    result = RuleResult(0, issue.table, issue.rows[kept], field=issue.field)
    (placed,) = locate_failures([result], view.files)
    for where, value, last, place in zip(words, values, becomes, placed, strict=True):
        yield issue.message.format(where=where, value=value, becomes=last), *place, value, last


def _build_file(opened: InputFile, state: State, name: str = "", data: bytes = b"") -> ConvertedFile:
    content, match = opened.content, opened.match
    return ConvertedFile(
        content.path,
        name,
        _folder_of(content),
        content.archive,
        match.format,
        match.variant,
        state,
        content.size,
        len(data),
        spool(data),
        stamp=content.stamp,
    )


def _folder_of(content: Content) -> str:
    """Return the folder of a file, or of the archive that contains it."""
    return os.path.dirname(content.archive or content.path)


@dataclass
class _SetConversion:
    """Conversion of one set.

    `is_forced` means that the user named the format of the files, so that names and bytes need not show it.
    """

    result: _ConversionResult
    unit: Unit
    target: Target
    is_forced: bool

    def run(self, options: ConvertOptions) -> Unit:
        """Convert and check the set, add it to the result, and return the new files, if no obstacle prevents them."""
        family, result = self.unit.family, self.result
        unit, new_unit = self.unit, Unit(self._new_family, path=self.unit.path)
        apply_settings([new_unit], options.settings)
        evaluation = evaluate_unit(unit, ALL_RULES)
        # Keys need less memory than findings.
        old_findings = Counter(_finding_key(finding, finding.path) for finding in evaluation.outcome.findings)
        evaluation.outcome.findings = []
        old, view, broken = evaluation.files, evaluation.view, evaluation.broken
        for file, error in broken:
            result.add_unreadable(read_error_finding(error, file), file.content.size, "unreadable", error.format)
        if old is None or view is None:
            return new_unit
        bad = {id(file) for file, _ in broken}
        files = [file for file in unit.files if id(file) not in bad]
        assert family.conversions is not None
        conversion = family.conversions().convert(old, self.target, new_unit.settings)
        result.add_conversion(conversion, view)
        if conversion.obstacles:
            new = [_build_file(file, "refused") for file in files]
        else:
            new = [*self._build_new_files(files, old, conversion), *self._build_added_files(files[0], conversion)]
            new_unit.files = [self._open_new(file) for file in new if file.new_size]
            new_unit.settings = conversion.settings
            if not broken:
                self._check(old_findings, evaluation.outcome.errors, new, new_unit)
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
        """Family of the new files."""
        return find_format(self.target.format)[0]

    def _build_new_files(
        self, files: Sequence[InputFile], old: TableSet, conversion: Conversion
    ) -> Iterator[ConvertedFile]:
        """Yield the converted files."""
        for file in files:
            number = self.unit.number(file)
            new = conversion.numbers.get(number)
            if new is None:
                yield _build_file(file, "dropped")
            elif conversion.files[new] is old.files[number]:
                yield _build_file(
                    file, "unchanged", self._choose_name(file, number), bytes(file.without_padding().content.data)
                )
            else:
                yield _build_file(file, "converted", self._choose_name(file, new), conversion.files[new].to_bytes())

    def _build_added_files(self, first: InputFile, conversion: Conversion) -> Iterator[ConvertedFile]:
        """Yield files that the old set does not have, named like the first one."""
        for number in sorted(conversion.files.keys() - set(conversion.numbers.values())):
            name = self._choose_name(first, number)
            data = conversion.files[number].to_bytes()
            folder, archive = _folder_of(first.content), first.content.archive
            yield ConvertedFile("", name, folder, archive, state="added", new_size=len(data), get_data=spool(data))

    def _choose_name(self, opened: InputFile, number: int) -> str:
        """Return the name of a file with another number in it; names in archives may be invalid in folders."""
        name, old = opened.content.name, self.unit.number(opened)
        sets = self._new_family.sets
        if sets and self._new_family.id != self.unit.family.id:
            return sets.name(number)
        if number != old:
            head, _, tail = name.rpartition(str(old))
            name = f"{head}{number}{tail}"
        return safe_name(name) if opened.content.archive else name

    def _check(
        self, old_findings: Mapping[Any, int], errors: Sequence[str], new: Sequence[ConvertedFile], unit: Unit
    ) -> None:
        """Check the new files, and add findings and errors that the old files do not have."""
        outcome, evaluation = self.result.outcome, evaluate_unit(unit, ALL_RULES)
        outcome.errors += [f"the new file cannot be read: {error}" for _, error in evaluation.broken]
        origin = {file.sibling_path: file.path for file in new}
        outcome_ = evaluation.outcome
        for finding in iter_new_findings(
            outcome_.findings,
            old_findings,
            lambda finding: _finding_key(finding, origin.get(finding.path, finding.path)),
        ):
            outcome.findings.append(finding)
            outcome.failures[finding.group] += 1
        failed = {error.partition(",")[0] for error in errors}
        outcome.errors += [error for error in outcome_.errors if error.partition(",")[0] not in failed]

    def _open_new(self, file: ConvertedFile) -> InputFile:
        """Return a new file as it would be discovered; as the target if the old file is not recognised without its format
        either.
        """
        family, target = self._new_family, self.target
        content = Content(file.data, file.sibling_path, file.name)
        match_ = family.identify(file.name, content.data)
        if self.is_forced or isinstance(match_, str):
            return open_content(content, target.format, target.variant)
        match_ = match_.resolve(content.data)
        if (match_.format, match_.variant) != (target.format, target.variant):
            raise WriteError(f"{file.path}: the new file would be taken for {match_.format}:{match_.variant}")
        return InputFile(content, family, match_)


def _finding_key(finding: Finding, path: str) -> tuple[str, str, tuple[str, ...]]:
    """Return rule, file and row of a finding; fields and offsets differ in another format."""
    return finding.code, path, tuple(finding.pointer.split("/")[1:3])
