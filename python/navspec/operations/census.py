"""Census of files: counts that do not reveal the content of the files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from navspec.errors import ReadError
from navspec.family.rules.options import Options
from navspec.inputs.batches import discover_batches
from navspec.inputs.discovery import NAMELESS, Unit
from navspec.inputs.request import Request
from navspec.operations.evaluation import Evaluation, evaluate_unit
from navspec.records.census import Census, QuestionResult, RuleTally, SetTally, Tally
from navspec.records.census_metrics import Question

_COUNT_ONLY = Options(max_findings=0)


@dataclass(slots=True)
class _CensusCounts:
    """Counts so far: by format and variant, by family, by code, and by family and variants."""

    formats: dict[tuple[str, str], Tally] = field(default_factory=dict)
    sets: dict[str, SetTally] = field(default_factory=dict)
    rules: dict[str, RuleTally] = field(default_factory=dict)
    questions: dict[tuple[str, str], list[Question]] = field(default_factory=dict)
    tool_errors: list[str] = field(default_factory=list)


def census_sources(request: Request, unread: list[ReadError] | None) -> Census:
    """Count files; see `navspec.census`."""
    unread = [] if unread is None else unread
    statuses = Counter[str]()
    census = _CensusCounts()
    for discovery in discover_batches(request):
        unread += [file.error for file in discovery.reported]
        statuses.update(file.status for file in discovery.reported)
        for unit in discovery.iter_units("counted"):
            unread += _count_unit(census, unit)
    rules = (rule for _, rule in sorted(census.rules.items()) if rule.cases or rule.failed or rule.not_asked)
    return Census(
        request.version,
        formats=tuple(census.formats[key] for key in sorted(census.formats)),
        sets=tuple(census.sets[family] for family in sorted(census.sets)),
        rules=tuple(rules),
        questions=tuple(
            QuestionResult.of(*key, question)
            for key, questions in sorted(census.questions.items())
            for question in questions
        ),
        unknown=statuses["unknown_format"],
        unopened=statuses["unreadable"],
        tool_errors=tuple(sorted(set(census.tool_errors))),
    )


def _count_unit(census: _CensusCounts, unit: Unit) -> list[ReadError]:
    """Count a unit, and return the errors of files that cannot be read."""
    hashes = {id(file): file.content.sha256 for file in unit.files}
    evaluation = evaluate_unit(unit, _COUNT_ONLY)
    _count_files(census, unit, evaluation, hashes)
    _count_rules(census, unit, evaluation)
    _evaluate_questions(census, unit, evaluation)
    return [error for _, error in evaluation.broken]


def _count_files(census: _CensusCounts, unit: Unit, evaluation: Evaluation, hashes: Mapping[int, str]) -> None:
    sets = None
    if unit.family.sets and (unit.path or len(unit.files) > 1):
        sets = census.sets.setdefault(unit.family.id, SetTally(unit.family.id))
        sets.sets += 1
        sets.complete += evaluation.files is not None and len(unit.files) == evaluation.files.members
    broken = {id(file) for file, _ in evaluation.broken}
    for file in unit.files:
        key = file.match.format, file.match.variant
        tally = census.formats.setdefault(key, Tally(file.spec, key[1]))
        sha256 = hashes[id(file)]
        tally.add_file(file.content.size, sha256)
        if id(file) in broken or evaluation.files is None:
            tally.unreadable += 1
            continue
        number = unit.number(file)
        tables = evaluation.files.files[number]
        tally.add(tables)
        if sets and number != NAMELESS:
            sets.hashes.setdefault(number, []).append(sha256)
            sets.shapes.setdefault(number, []).append(tuple((table, len(rows)) for table, rows in tables.items()))


def _count_rules(census: _CensusCounts, unit: Unit, evaluation: Evaluation) -> None:
    outcome = evaluation.outcome
    for code, total in outcome.totals.items():
        family = unit.family.id if code.startswith(unit.family.prefix) else ""
        rule = census.rules.setdefault(code, RuleTally(code, family))
        rule.cases += total.cases
        rule.failed += total.failed
    for (code, severity, _), count in outcome.failures.items():
        census.rules[code].severity_counts[severity] += count
    for skipped in outcome.skipped:
        if skipped.code in census.rules:
            census.rules[skipped.code].not_asked += skipped.not_asked
    # The rest of the message may contain names of files.
    census.tool_errors += [error.partition(",")[0] for error in outcome.errors]


def _evaluate_questions(census: _CensusCounts, unit: Unit, evaluation: Evaluation) -> None:
    """Add the figures of the files to the open questions of their formats."""
    if unit.family.census is None or evaluation.view is None:
        return
    key = unit.family.id, " ".join(sorted({file.match.variant for file in unit.files}))
    try:
        questions = list(unit.family.census(evaluation.view))
    except Exception as error:  # noqa: BLE001 - a fault of a question must not cost the numbers of the others
        census.tool_errors.append(f"questions of {unit.family.id}: {type(error).__name__}")
        return
    previous = census.questions.get(key)
    census.questions[key] = (
        [first + second for first, second in zip(previous, questions, strict=True)] if previous else questions
    )
