"""Diagnosis after the rules: the most likely causes of failures, and the findings that each explains.

A cause has to be proven: the files are changed as if it were undone, and the rules run again. Findings that disappear are
explained.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache, partial
from typing import Any, NamedTuple

from navspec.errors import NavspecError, ReadError, UnknownFormat
from navspec.family.diagnosis.causes import (
    find_misplaced_files,
    find_mixed_sets,
    find_rotted_files,
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
"""Most errors in a file that became readable."""
_ALIKE = 3
"""Most causes of one kind that are reported one by one."""


class _SearchState(NamedTuple):
    """Files during the search, with proven causes undone, and without the numbers `excluded`."""

    unit: Unit
    excluded: frozenset[int]
    evaluation: Evaluation

    @property
    def keys(self) -> set[tuple[str, str, str]]:
        """Code, path and pointer of all findings."""
        return {_key(finding) for finding in self.evaluation.outcome.findings}


class ProvenCause(NamedTuple):
    """A hypothesis that was proven, and the failures that it explains, by code, severity and path."""

    hypothesis: Hypothesis
    explained: Failures


def _key(finding: Finding) -> tuple[str, str, str]:
    return finding.code, finding.path, finding.pointer


def diagnose(unit: Unit, evaluation: Evaluation, options: Options) -> list[ProvenCause]:
    """Find the causes of failures in a unit.

    Parameters
    ----------
    unit : Unit
        The files.
    evaluation : Evaluation
        Results of the rules; the findings get the index of their cause.
    options : Options
        Rules that ran.
    """
    state = _SearchState(unit, frozenset(), evaluation)
    candidates: list[Candidate] | None = None
    proven: list[ProvenCause] = []
    findings: list[Finding] = []
    finders: tuple[Callable[[FileGroup], Iterable[Hypothesis]], ...] = (
        _find_transport_damage,
        unit.family.causes or _no_hypotheses,
        partial(find_misplaced_files, sets=unit.family.sets),
        _find_zeroed_ends,
        find_wrong_counts,
        find_unknown_versions,
        find_truncated_files,
        find_shifted_rows,
        find_mixed_sets,
        partial(find_rotted_files, clean=partial(_clean_rules, unit.family.id)),
    )
    for find in finders:
        if not any(severity != "info" for _, severity, _ in state.evaluation.outcome.failures):
            break
        try:
            candidates = candidates or _list_candidates(state)
            now, kept = _try_hypotheses(state, list(find(_group_files(state, candidates))), options)
        except Exception as error:  # noqa: BLE001 - a fault of one finder must not cost the report
            evaluation.outcome.errors.append(f"causes, {unit.where}: {type(error).__name__}: {error}")
            continue
        finally:
            for file in unit.files:
                file.content.release_if_large()
        if not kept:
            continue
        shares = _share_failures(state, now, kept)
        listed = findings if proven else evaluation.outcome.findings
        findings = list(_attribute_findings(listed, state.keys - now.keys, kept, shares, len(proven)))
        proven += map(ProvenCause, kept, shares)
        state, candidates = now, None
    if proven:
        unexplained = evaluation.outcome.failures - _sum_failures(hypothesis.explained for hypothesis in proven)
        unexplained -= Counter(finding.group for finding in findings if finding.cause is None)
        findings += _iter_unlisted(
            state,
            findings,
            unexplained & (evaluation.outcome.failures - Counter(finding.group for finding in findings)),
        )
        evaluation.outcome.findings = findings
    return proven


def _attribute_findings(
    findings: Iterable[Finding],
    resolved: set[tuple[str, str, str]],
    hypotheses: Sequence[Hypothesis],
    shares: Sequence[Failures],
    before: int,
) -> Iterator[Finding]:
    """Yield findings with the indices of their causes, counted from `before`.

    No more findings are explained than disappeared by number, because others may have taken their places.
    """
    room = _sum_failures(shares)
    for finding in findings:
        if finding.cause is None and _key(finding) in resolved and room[finding.group] > 0:
            room[finding.group] -= 1
            yield replace(finding, cause=before + _find_owner(finding, hypotheses, shares))
        else:
            yield finding


def _iter_unlisted(state: _SearchState, listed: Sequence[Finding], unexplained: Failures) -> Iterator[Finding]:
    """Yield findings that no cause explains, and that were cut from the list because of explained ones."""
    listed_keys, room = set(map(_key, listed)), Counter(unexplained)
    for finding in state.evaluation.outcome.findings:
        if room[finding.group] > 0 and _key(finding) not in listed_keys:
            room[finding.group] -= 1
            yield finding


def _sum_failures(failures: Iterable[Failures]) -> Failures:
    total: Failures = Counter()
    for failure in failures:
        total.update(failure)
    return total


def _no_hypotheses(group: FileGroup) -> Iterable[Hypothesis]:
    del group
    return ()


@cache
def _clean_rules(family: str) -> set[str]:
    """Return the rules of a family that at most one real file fails."""
    return {
        code
        for code, check in rule_set_of(family).checks.items()
        if check.rule.real_files != "none" and check.rule.exceptions <= 1
    }


def _find_transport_damage(group: FileGroup) -> Iterator[Hypothesis]:
    """Yield hypotheses on damage during transport; the first one of each file counts."""
    for failing_file in group.failing_files:
        # A file that could be read and is empty now was changed in the meantime.
        if (failing_file.data or failing_file.error) and (sign := next(find_damage(failing_file.data), None)):
            yield _damage_hypothesis(sign, failing_file.path, failing_file.name)


def _find_zeroed_ends(group: FileGroup) -> Iterator[Hypothesis]:
    """Yield hypotheses on files whose end is zeros, if they fail there."""
    for failing_file in group.failing_files:
        if (sign := find_trailing_zeros(failing_file.data)) and _is_after(failing_file, sign.since, group):
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
        summary="undo it" if undo_hypotheses else "do not repair the file",
        repairs=bool(undo_hypotheses),
    )


_SLACK = 64
"""Bytes by which a failure may precede the fault that causes it."""


def _is_after(candidate: Candidate, since: int, group: FileGroup) -> bool:
    """Return whether most errors of a file are after an offset."""
    if candidate.error:
        return candidate.error.offset >= since - _SLACK
    offsets = [one.offset for one in group.findings if one.path == candidate.path and one.severity == "error"]
    return 2 * sum(offset >= since - _SLACK for offset in offsets) > len(offsets)


def _list_candidates(state: _SearchState) -> list[Candidate]:
    files, errors = state.evaluation.files, {id(broken_file): error for broken_file, error in state.evaluation.broken}
    tables = {} if files is None else {file.path: file for file in files.files.values()}
    return [
        Candidate(
            file.content.path,
            file.content.name,
            state.unit.number(file),
            partial(getattr, file.content, "data"),
            file.raw_match.format,
            file.match.variant,
            errors.get(id(file)),
            tables.get(file.content.path),
            file.spec,
            file.decisions,
            partial(_measure_readable, file),
            file.prove_intact,
            ReadBudget(file.content.size),
            file.content.is_past_end,
        )
        for file in state.unit.files
        if state.unit.number(file) not in state.excluded
    ]


def _group_files(state: _SearchState, candidates: list[Candidate]) -> FileGroup:
    """Return the files for one finder, each with its whole budget."""
    for candidate in candidates:
        candidate.budget.renew()
    return FileGroup(
        candidates,
        state.evaluation.view,
        state.evaluation.outcome.failures,
        partial(getattr, state.evaluation.outcome, "findings"),
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
    state: _SearchState, hypotheses: Sequence[Hypothesis], options: Options
) -> tuple[_SearchState, list[Hypothesis]]:
    """Return the state with hypotheses undone, and the hypotheses that make a difference."""
    kept = (
        [hypothesis for hypothesis in hypotheses if all(hypothesis.paths)]
        if len(state.unit.files) > 1
        else list(hypotheses)
    )
    while kept:
        now = _assume(state, kept, options)
        helping = [hypothesis for hypothesis in kept if _is_better(hypothesis, state.evaluation, now.evaluation)]
        if len(helping) == len(kept):
            return now, kept
        kept = helping
    return state, []


def _assume(state: _SearchState, hypotheses: Sequence[Hypothesis], options: Options) -> _SearchState:
    """Return the state with hypotheses undone, and the results of the rules."""
    names, data, lost_paths, explained = dict[str, str](), dict[str, bytes](), set[str](), set[tuple[str, str]]()
    for hypothesis in hypotheses:
        names.update(hypothesis.names)
        data.update(hypothesis.data)
        lost_paths.update(hypothesis.paths if hypothesis.is_lost else ())
        explained.update((code, path) for code in hypothesis.codes for path in hypothesis.paths)
    files, excluded = list[InputFile](), set(state.excluded)
    for hypothesis in state.unit.files:
        path = hypothesis.content.path
        if path in lost_paths:
            excluded.add(state.unit.number(hypothesis))
        changes = {"name": names.get(path), "data": data.get(path)}
        if changes := {key: value for key, value in changes.items() if value is not None}:
            hypothesis = _change_file(hypothesis, **changes)
        files.append(hypothesis)
    settings = {name: value for hypothesis in hypotheses for name, value in hypothesis.settings.items()}
    unit = replace(state.unit, files=files, settings={**state.unit.settings, **settings})
    if not (names or data or lost_paths or settings):
        return _SearchState(unit, state.excluded, _drop_explained(state.evaluation, explained))
    evaluation = evaluate_unit(unit, options, excluded)
    for hypothesis in hypotheses:
        if hypothesis.is_whole:
            evaluation = _add_separate_findings(evaluation, state, hypothesis, options)
    return _SearchState(unit, frozenset(excluded), _drop_explained(evaluation, explained))


def _add_separate_findings(
    evaluation: Evaluation, state: _SearchState, hypothesis: Hypothesis, options: Options
) -> Evaluation:
    """Return results with the findings in the files of a hypothesis without all others, if they were found together, too."""
    unit, before = state.unit, state.evaluation.outcome
    other_numbers = {
        unit.number(file) for file in (*unit.base, *unit.files) if file.content.path not in hypothesis.paths
    }
    separate = evaluate_unit(unit, options, other_numbers).outcome
    mine: Failures = Counter({key: count for key, count in separate.failures.items() if key[2] in hypothesis.paths})
    keys, listed = state.keys, Counter(finding.group for finding in before.findings)
    remaining = [
        finding
        for finding in separate.findings
        if finding.path in hypothesis.paths
        and (_key(finding) in keys or listed[finding.group] < before.failures[finding.group])
    ]
    outcome = replace(
        evaluation.outcome,
        findings=evaluation.outcome.findings + remaining,
        failures=evaluation.outcome.failures + (mine & before.failures),
    )
    return replace(evaluation, outcome=outcome)


def undo_hypotheses(unit: Unit, hypotheses: Iterable[Hypothesis]) -> Unit:
    """Return the unit with hypotheses undone on disk: a misnamed file moves to the place of its name."""
    content = {file.content.path: file.content.data for file in unit.files}
    place = {file.content.name: file.content.path for file in unit.files}
    data = dict[str, bytes | bytearray]()
    for hypothesis in hypotheses:
        data.update(hypothesis.data)
        data.update({place[name]: content[path] for path, name in hypothesis.names.items()})
    return replace(
        unit,
        files=[
            _change_file(file, data=data[file.content.path]) if file.content.path in data else file
            for file in unit.files
        ],
    )


def _change_file(opened: InputFile, **changes: Any) -> InputFile:
    """Return a file with another name or other bytes; unchanged if it would belong to another family."""
    try:
        opened_ = open_content(replace(opened.content, **changes))
    except NavspecError:
        return opened
    return opened_ if opened_.family is opened.family else opened


def _drop_explained(evaluation: Evaluation, explained: set[tuple[str, str]]) -> Evaluation:
    """Return results without the findings of rules in files that a hypothesis explains."""
    if not explained:
        return evaluation
    outcome = replace(
        evaluation.outcome,
        findings=[finding for finding in evaluation.outcome.findings if (finding.code, finding.path) not in explained],
        failures=Counter(
            {key: n for key, n in evaluation.outcome.failures.items() if (key[0], key[2]) not in explained}
        ),
    )
    return replace(evaluation, outcome=outcome)


def _is_better(hypothesis: Hypothesis, before: Evaluation, after: Evaluation) -> bool:
    """Return whether fewer rules fail without the hypothesis; a file that becomes readable may have a few errors."""
    if not any(path in hypothesis.paths for _, _, path in before.outcome.failures):
        return False
    if hypothesis.is_lost or hypothesis.codes:
        return True
    unread = {file.content.path for file, _ in after.broken}
    was_unread = {file.content.path for file, _ in before.broken}
    if unread & set(hypothesis.paths):
        return False
    old, new = (_count_faults(evaluation.outcome.failures, hypothesis.paths) for evaluation in (before, after))
    return new[0] <= _FEW if was_unread & set(hypothesis.paths) else new < old


def _count_faults(failures: Failures, paths: Sequence[str]) -> tuple[int, int]:
    """Return the numbers of errors and warnings in files."""
    counts = Counter[str]()
    for (_, severity, path), count in failures.items():
        counts[severity] += count if path in paths else 0
    return counts["error"], counts["warning"]


def _share_failures(before: _SearchState, after: _SearchState, hypotheses: Sequence[Hypothesis]) -> list[Failures]:
    """Return the failures that each of several hypotheses explains: in its own files, and in files that refer to them."""
    resolved = before.evaluation.outcome.failures - after.evaluation.outcome.failures
    shares: list[Failures] = [Counter() for _ in hypotheses]
    rest: Failures = Counter()
    for key, count in resolved.items():
        if (number := _find_hypothesis(hypotheses, key[0], key[2])) is not None:
            shares[number][key] += count
        else:
            rest[key] += count
    keys = before.keys - after.keys
    for finding in before.evaluation.outcome.findings:
        if rest[finding.group] > 0 and _key(finding) in keys:
            shares[_find_owner(finding, hypotheses, shares)][finding.group] += 1
            rest[finding.group] -= 1
    shares[max(range(len(shares)), key=lambda number: shares[number].total())].update(+rest)
    return shares


def _find_owner(finding: Finding, hypotheses: Sequence[Hypothesis], shares: Sequence[Failures]) -> int:
    """Return the index of the hypothesis that explains a finding: of its file, of a related file, or with most failures."""
    for path in (finding.path, *(place["path"] for place in finding.related)):
        if (number := _find_hypothesis(hypotheses, finding.code, path)) is not None:
            return number
    return max(range(len(shares)), key=lambda number: shares[number].total())


def _find_hypothesis(hypotheses: Sequence[Hypothesis], code: str, path: str) -> int | None:
    """Return the index of the first hypothesis about a file that can explain a rule."""
    return next(
        (
            at
            for at, hypothesis in enumerate(hypotheses)
            if path in hypothesis.paths and (not hypothesis.codes or code in hypothesis.codes)
        ),
        None,
    )


def diagnose_unreadable(unread: UnreadableFile) -> ProvenCause | None:
    """Return the cause why no format matches a file; None if unknown."""
    content = unread.content
    if content is None or not (sign := next(find_damage(content.data, content.whole), None)):
        return None
    finding, hypothesis = unread.finding, _damage_hypothesis(sign, unread.path, content.name)
    if sign.undone is not None and not _is_recognised(unread, sign.undone):
        return None
    return ProvenCause(hypothesis, Counter({(finding.code, finding.severity, finding.path): 1}))


def _is_recognised(unread: UnreadableFile, data: bytes) -> bool:
    assert unread.content is not None
    try:
        open_content(replace(unread.content, data=data)).tables()
    except (UnknownFormat, ReadError):
        return False
    return True


def merge_causes(proven: Sequence[ProvenCause]) -> tuple[list[Cause], list[int]]:
    """Return the causes of a report, the one that explains most first, and for each proven cause its index.

    Many causes of one kind are merged.
    """
    kinds: dict[str, list[int]] = {}
    for number, hypothesis in enumerate(proven):
        kinds.setdefault(hypothesis.hypothesis.code, []).append(number)
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
    """Return the number of explained findings, by code, severity and path."""
    return _sum_failures(hypothesis.explained for hypothesis in proven)


def _merge_cause(group: Sequence[ProvenCause]) -> Cause:
    first = group[0].hypothesis
    more = f"; {len(group) - 1:,} more files likewise" if len(group) > 1 else ""
    counts = Counter[str]()
    for hypothesis in group:
        for (_, severity, _), count in hypothesis.explained.items():
            counts[severity] += count
    return Cause(
        first.code,
        first.message + more,
        tuple(path for hypothesis in group for path in hypothesis.hypothesis.paths),
        counts_of(counts),
        first.fix,
    )
