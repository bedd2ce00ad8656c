"""The step after the rules: what most likely happened, and which of the findings come of it.

Nothing is taken for a cause by its looks alone. The files are put as they would be without it, and the rules are asked once
more: what they no longer find, it explains.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache, partial
from typing import Any, NamedTuple

from navspec.errors import NavspecError, ReadError, UnknownFormat
from navspec.family.diagnosis.causes import find_misplaced_files, find_mixed_sets, find_rotted_files
from navspec.family.diagnosis.corruption import (
    find_shifted_rows,
    find_truncated_files,
    find_unknown_versions,
    find_wrong_counts,
)
from navspec.family.diagnosis.hypotheses import FULLY_READ, Candidate, Failures, FileGroup, Hypothesis, ReadBudget
from navspec.family.rules.options import Options
from navspec.inputs.discovery import Unit, UnreadableFile
from navspec.inputs.file import InputFile, open_content
from navspec.inputs.unknown_files import Damage, find_damage, find_trailing_zeros
from navspec.operations.evaluation import Evaluation, evaluate_unit, rule_set_of
from navspec.records.report import SEVERITIES, Cause, Finding, counts_of

_FEW = 20
"""Errors that a file may have that can be read now and could not before."""
_ALIKE = 3
"""Causes of one kind that are told one by one."""


class _SearchState(NamedTuple):
    """Files at one point of the search: with what was undone so far, without the numbers `apart`."""

    unit: Unit
    excluded: frozenset[int]
    answered: Evaluation

    @property
    def keys(self) -> set[tuple[str, str, str]]:
        """Code, path and pointer of what is found."""
        return {_key(finding) for finding in self.answered.outcome.findings}


class ProvenCause(NamedTuple):
    """A suspect, and how often rules fail no more without it, by code, severity and path."""

    suspect: Hypothesis
    explained: Failures


def _key(finding: Finding) -> tuple[str, str, str]:
    return finding.code, finding.path, finding.pointer


def diagnose(unit: Unit, answered: Evaluation, options: Options) -> list[ProvenCause]:
    """Find out what happened to the files of a unit of which the rules found something.

    Parameters
    ----------
    unit : Unit
        The files.
    answered : Answered
        What was found; the findings get the number of what explains them.
    options : Options
        Which rules were asked.
    """
    stand = _SearchState(unit, frozenset(), answered)
    proven: list[ProvenCause] = []
    findings: list[Finding] = []
    finders: tuple[Callable[[FileGroup], Iterable[Hypothesis]], ...] = (
        _find_transport_damage,
        unit.family.causes or _no_hypotheses,
        partial(find_misplaced_files, sets=unit.family.sets),
        _find_lost_ends,
        find_wrong_counts,
        find_unknown_versions,
        find_truncated_files,
        find_shifted_rows,
        find_mixed_sets,
        partial(find_rotted_files, clean=partial(_clean_rules, unit.family.id)),
    )
    for find in finders:
        if not any(severity != "info" for _, severity, _ in stand.answered.outcome.failures):
            break
        try:
            now, kept = _try_hypotheses(stand, list(find(_group_files(stand))), options)
        except Exception as error:  # noqa: BLE001 - a fault of one finder must not cost the report
            answered.outcome.errors.append(f"causes, {unit.where}: {type(error).__name__}: {error}")
            continue
        finally:
            for file in unit.files:
                file.content.release_if_large()
        if not kept:
            continue
        shares = _share_failures(stand, now, kept)
        listed = findings if proven else answered.outcome.findings
        findings = list(_attribute_findings(listed, stand.keys - now.keys, kept, shares, len(proven)))
        proven += map(ProvenCause, kept, shares)
        stand = now
    if proven:
        unexplained = answered.outcome.failures - _sum_failures(hypothesis.explained for hypothesis in proven)
        unexplained -= Counter(finding.group for finding in findings if finding.cause is None)
        findings += _iter_unlisted(
            stand, findings, unexplained & (answered.outcome.failures - Counter(finding.group for finding in findings))
        )
        answered.outcome.findings = findings
    return proven


def _attribute_findings(
    findings: Iterable[Finding],
    resolved: set[tuple[str, str, str]],
    suspects: Sequence[Hypothesis],
    shares: Sequence[Failures],
    before: int,
) -> Iterator[Finding]:
    """Findings with the numbers of what explains them, which are counted behind those `before`.

    No more are explained than are gone by their number: others may stand in their places.
    """
    room = _sum_failures(shares)
    for finding in findings:
        if finding.cause is None and _key(finding) in resolved and room[finding.group] > 0:
            room[finding.group] -= 1
            yield replace(finding, cause=before + _find_owner(finding, suspects, shares))
        else:
            yield finding


def _iter_unlisted(stand: _SearchState, listed: Sequence[Finding], unexplained: Failures) -> Iterator[Finding]:
    """What nothing explains, and what is not listed because of all that something does: as many as are `left`."""
    listed_keys, room = set(map(_key, listed)), Counter(unexplained)
    for finding in stand.answered.outcome.findings:
        if room[finding.group] > 0 and _key(finding) not in listed_keys:
            room[finding.group] -= 1
            yield finding


def _sum_failures(failures: Iterable[Failures]) -> Failures:
    total: Failures = Counter()
    for failure in failures:
        total.update(failure)
    return total


def _no_hypotheses(scene: FileGroup) -> Iterable[Hypothesis]:
    del scene
    return ()


@cache
def _clean_rules(family: str) -> set[str]:
    """Rules of a family that no unmodified file breaks."""
    return {code for code, check in rule_set_of(family).checks.items() if check.rule.unmodified == "clean"}


def _find_transport_damage(scene: FileGroup) -> Iterator[Hypothesis]:
    """What happened to files on their way; the first sign of each counts."""
    for failing_file in scene.failing_files:
        # A file that could be read and is empty now has changed meanwhile.
        if (failing_file.data or failing_file.error) and (sign := next(find_damage(failing_file.data), None)):
            yield _damage_hypothesis(sign, failing_file.path, failing_file.name)


def _find_lost_ends(scene: FileGroup) -> Iterator[Hypothesis]:
    """Files whose end is lost, where that is where they fail."""
    for failing_file in scene.failing_files:
        if (sign := find_trailing_zeros(failing_file.data)) and _is_after(failing_file, sign.since, scene):
            yield _damage_hypothesis(sign, failing_file.path, failing_file.name)


def _damage_hypothesis(sign: Damage, path: str, name: str) -> Hypothesis:
    message = f"{name or path or 'the file'} {sign.message}"
    undo_hypotheses = {} if sign.undone is None else {path: sign.undone}
    return Hypothesis(
        sign.code,
        message,
        sign.fix_for(path),
        (path,),
        data=undo_hypotheses,
        is_lost=not undo_hypotheses,
        summary="undo it" if undo_hypotheses else "leave the file alone",
        repairs=bool(undo_hypotheses),
    )


_SLACK = 64
"""Bytes before a place in which a fault may show that begins there."""


def _is_after(candidate: Candidate, since: int, scene: FileGroup) -> bool:
    """Whether what is wrong with a file stands behind a place, for the most part."""
    if candidate.error:
        return candidate.error.offset >= since - _SLACK
    offsets = [one.offset for one in scene.findings if one.path == candidate.path and one.severity == "error"]
    return 2 * sum(offset >= since - _SLACK for offset in offsets) > len(offsets)


def _group_files(stand: _SearchState) -> FileGroup:
    files, errors = stand.answered.files, {id(broken_file): error for broken_file, error in stand.answered.broken}
    tables = {} if files is None else {file.path: file for file in files.files.values()}
    return FileGroup(
        [
            Candidate(
                file.content.path,
                file.content.name,
                stand.unit.number(file),
                partial(getattr, file.content, "data"),
                file.raw_match.format,
                file.match.variant,
                errors.get(id(file)),
                tables.get(file.content.path),
                file.spec,
                file.decisions,
                partial(_measure_readable, file),
                file.prove_intact,
                ReadBudget.for_file(file.content.size),
                file.content.is_past_end,
            )
            for file in stand.unit.files
            if stand.unit.number(file) not in stand.excluded
        ],
        stand.answered.view,
        stand.answered.outcome.failures,
        partial(getattr, stand.answered.outcome, "findings"),
    )


def _measure_readable(opened: InputFile, data: bytes | bytearray) -> int:
    changed = _change_file(opened, data=data)
    try:
        tables = changed.tables()
    except ReadError as error:
        return error.offset
    last = tables.spec.root.fields[-1]
    return len(data) - len(tables[last.id]) if last.rest and len(tables[last.id]) else FULLY_READ


def _try_hypotheses(
    stand: _SearchState, suspects: Sequence[Hypothesis], options: Options
) -> tuple[_SearchState, list[Hypothesis]]:
    """How the files stand without what is suspected, and which of that makes a difference."""
    kept = [suspect for suspect in suspects if all(suspect.paths)] if len(stand.unit.files) > 1 else list(suspects)
    while kept:
        now = _assume(stand, kept, options)
        helping = [hypothesis for hypothesis in kept if _is_better(hypothesis, stand.answered, now.answered)]
        if len(helping) == len(kept):
            return now, kept
        kept = helping
    return stand, []


def _assume(stand: _SearchState, suspects: Sequence[Hypothesis], options: Options) -> _SearchState:
    """The files as they would be without what is suspected, and what the rules say to that."""
    names, data, lost_paths, explained = dict[str, str](), dict[str, bytes](), set[str](), set[tuple[str, str]]()
    for hypothesis in suspects:
        names.update(hypothesis.names)
        data.update(hypothesis.data)
        lost_paths.update(hypothesis.paths if hypothesis.is_lost else ())
        explained.update((code, path) for code in hypothesis.codes for path in hypothesis.paths)
    files, excluded = list[InputFile](), set(stand.excluded)
    for hypothesis in stand.unit.files:
        path = hypothesis.content.path
        if path in lost_paths:
            excluded.add(stand.unit.number(hypothesis))
        changes = {"name": names.get(path), "data": data.get(path)}
        if changes := {key: value for key, value in changes.items() if value is not None}:
            hypothesis = _change_file(hypothesis, **changes)
        files.append(hypothesis)
    settings = {name: value for suspect in suspects for name, value in suspect.settings.items()}
    unit = replace(stand.unit, files=files, settings={**stand.unit.settings, **settings})
    if not (names or data or lost_paths or settings):
        return _SearchState(unit, stand.excluded, _drop_explained(stand.answered, explained))
    answered = evaluate_unit(unit, options, excluded)
    for hypothesis in suspects:
        if hypothesis.is_whole:
            answered = _add_separate_findings(answered, stand, hypothesis, options)
    return _SearchState(unit, frozenset(excluded), _drop_explained(answered, explained))


def _add_separate_findings(
    answered: Evaluation, stand: _SearchState, suspect: Hypothesis, options: Options
) -> Evaluation:
    """What was found, and what is found in the files of a suspect without all others; as far as it was found with these."""
    unit, before = stand.unit, stand.answered.outcome
    other_numbers = {unit.number(file) for file in (*unit.base, *unit.files) if file.content.path not in suspect.paths}
    separate = evaluate_unit(unit, options, other_numbers).outcome
    mine: Failures = Counter({key: count for key, count in separate.failures.items() if key[2] in suspect.paths})
    keys, listed = stand.keys, Counter(finding.group for finding in before.findings)
    remaining = [
        finding
        for finding in separate.findings
        if finding.path in suspect.paths
        and (_key(finding) in keys or listed[finding.group] < before.failures[finding.group])
    ]
    outcome = replace(
        answered.outcome,
        findings=answered.outcome.findings + remaining,
        failures=answered.outcome.failures + (mine & before.failures),
    )
    return replace(answered, outcome=outcome)


def undo_hypotheses(unit: Unit, suspects: Iterable[Hypothesis]) -> Unit:
    """The files of a unit as they are to be on disk without what is suspected: a file by another name stands in its place."""
    content = {file.content.path: file.content.data for file in unit.files}
    place = {file.content.name: file.content.path for file in unit.files}
    data = dict[str, bytes | bytearray]()
    for suspect in suspects:
        data.update(suspect.data)
        data.update({place[name]: content[path] for path, name in suspect.names.items()})
    return replace(
        unit,
        files=[
            _change_file(file, data=data[file.content.path]) if file.content.path in data else file
            for file in unit.files
        ],
    )


def _change_file(opened: InputFile, **changes: Any) -> InputFile:
    """A file with another name or other bytes; the same where it would be one of another family then."""
    try:
        opened_ = open_content(replace(opened.content, **changes))
    except NavspecError:
        return opened
    return opened_ if opened_.family is opened.family else opened


def _drop_explained(answered: Evaluation, explained: set[tuple[str, str]]) -> Evaluation:
    """What was found, but for rules in files that are spoken for."""
    if not explained:
        return answered
    outcome = replace(
        answered.outcome,
        findings=[finding for finding in answered.outcome.findings if (finding.code, finding.path) not in explained],
        failures=Counter({key: n for key, n in answered.outcome.failures.items() if (key[0], key[2]) not in explained}),
    )
    return replace(answered, outcome=outcome)


def _is_better(suspect: Hypothesis, before: Evaluation, after: Evaluation) -> bool:
    """Whether fewer rules fail in the files of a suspect without it; a file that can be read at last may have a few errors."""
    if not any(path in suspect.paths for _, _, path in before.outcome.failures):
        return False
    if suspect.is_lost or suspect.codes:
        return True
    unread = {file.content.path for file, _ in after.broken}
    was_unread = {file.content.path for file, _ in before.broken}
    if unread & set(suspect.paths):
        return False
    old, new = (_count_faults(evaluation.outcome.failures, suspect.paths) for evaluation in (before, after))
    return new[0] <= _FEW if was_unread & set(suspect.paths) else new < old


def _count_faults(failures: Failures, paths: Sequence[str]) -> tuple[int, int]:
    """Errors and warnings in files: fewer warnings count where the errors are as many."""
    counts = Counter[str]()
    for (_, severity, path), count in failures.items():
        counts[severity] += count if path in paths else 0
    return counts["error"], counts["warning"]


def _share_failures(before: _SearchState, after: _SearchState, suspects: Sequence[Hypothesis]) -> list[Failures]:
    """What each of several suspects explains: what is gone in its own files, and in others the share that points there."""
    resolved = before.answered.outcome.failures - after.answered.outcome.failures
    shares: list[Failures] = [Counter() for _ in suspects]
    rest: Failures = Counter()
    for key, count in resolved.items():
        if (number := _find_hypothesis(suspects, key[0], key[2])) is not None:
            shares[number][key] += count
        else:
            rest[key] += count
    keys = before.keys - after.keys
    for finding in before.answered.outcome.findings:
        if rest[finding.group] > 0 and _key(finding) in keys:
            shares[_find_owner(finding, suspects, shares)][finding.group] += 1
            rest[finding.group] -= 1
    shares[max(range(len(shares)), key=lambda number: shares[number].total())].update(+rest)
    return shares


def _find_owner(finding: Finding, suspects: Sequence[Hypothesis], shares: Sequence[Failures]) -> int:
    """Which suspect a finding comes of: that of its file, of one that it points to, or the one that explains most."""
    for path in (finding.path, *(place["path"] for place in finding.related)):
        if (number := _find_hypothesis(suspects, finding.code, path)) is not None:
            return number
    return max(range(len(shares)), key=lambda number: shares[number].total())


def _find_hypothesis(suspects: Sequence[Hypothesis], code: str, path: str) -> int | None:
    """The first suspect that happened to a file, and that a rule can fail of."""
    return next(
        (
            at
            for at, suspect in enumerate(suspects)
            if path in suspect.paths and (not suspect.codes or code in suspect.codes)
        ),
        None,
    )


def diagnose_unreadable(unread: UnreadableFile) -> ProvenCause | None:
    """What happened to a file that no format claims; None where nothing tells."""
    content = unread.content
    if content is None or not (sign := next(find_damage(content.data, content.whole), None)):
        return None
    finding, suspect = unread.finding, _damage_hypothesis(sign, unread.path, content.name)
    if sign.undone is not None and not _is_known(unread, sign.undone):
        return None
    return ProvenCause(suspect, Counter({(finding.code, finding.severity, finding.path): 1}))


def _is_known(unread: UnreadableFile, data: bytes) -> bool:
    assert unread.content is not None
    try:
        open_content(replace(unread.content, data=data)).tables()
    except (UnknownFormat, ReadError):
        return False
    return True


def merge_causes(proven: Sequence[ProvenCause]) -> tuple[list[Cause], list[int]]:
    """The causes of a report, that which explains most first, and by each of the given ones the place of its cause.

    Where many are of one kind, they are told as one.
    """
    kinds: dict[str, list[int]] = {}
    for number, hypothesis in enumerate(proven):
        kinds.setdefault(hypothesis.suspect.code, []).append(number)
    groups = [
        group
        for numbers in kinds.values()
        for group in ([numbers] if len(numbers) > _ALIKE else [[number] for number in numbers])
    ]
    causes = sorted(
        ((_merge_cause([proven[number] for number in group]), group) for group in groups),
        key=lambda cause: [-cause[0].explains[severity] for severity in SEVERITIES],
    )
    place = {number: at for at, (_, group) in enumerate(causes) for number in group}
    return [cause for cause, _ in causes], [place[number] for number in range(len(proven))]


def sum_explained(proven: Iterable[ProvenCause]) -> Failures:
    """How many findings are explained, by code, severity and path."""
    return _sum_failures(hypothesis.explained for hypothesis in proven)


def _merge_cause(group: Sequence[ProvenCause]) -> Cause:
    first = group[0].suspect
    more = f"; {len(group) - 1:,} more files likewise" if len(group) > 1 else ""
    counts = Counter[str]()
    for hypothesis in group:
        for (_, severity, _), count in hypothesis.explained.items():
            counts[severity] += count
    return Cause(
        first.code,
        first.message + more,
        tuple(path for hypothesis in group for path in hypothesis.suspect.paths),
        counts_of(counts),
        first.fix,
    )
