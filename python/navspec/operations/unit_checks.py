"""Small files that are checked together: the rules are asked once of the columns of many, and each gets its own answer."""

from __future__ import annotations

import copyreg
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

from navspec.columns import TableBatch, Tables, TableSet, layout_key
from navspec.errors import ReadError
from navspec.families import families
from navspec.family.contract import Family
from navspec.family.rules.options import Options
from navspec.family.rules.rule_set import View
from navspec.family.rules.runner import RulesOutcome, run_rules, split_by_file
from navspec.inputs.discovery import Unit
from navspec.inputs.file import InputFile
from navspec.inputs.source import sha256_of
from navspec.operations.diagnose import ProvenCause, diagnose
from navspec.operations.evaluation import Evaluation, UnitReading, count_structural_rules, evaluate_unit, rule_set_of
from navspec.operations.executors import map_in_processes, trim_memory
from navspec.records.drawing import Drawing
from navspec.records.late import put_off
from navspec.records.report import Input, SetInput, Status

SMALL_SIZE = 1 << 16
"""Bytes of a file below which it is checked together with others: what is asked once for all of them is most of the work."""

MAX_FILES, MAX_SIZE = 256, 1 << 22
"""Files that are checked together at most, and bytes of them, so that memory is the same for any number of files."""

BATCHES_PER_PROCESS = 4
"""Lots of each process where there are several, so that they end at about the same time."""


MAX_DISTANCE = 1 << 10
"""Units among which those are looked for that can be checked with one of them: what comes of them waits for those between."""


def check_units(units: Sequence[Unit], options: Options, jobs: int = 1) -> Iterator[CheckedUnit]:
    """What a check of each of some units comes to, in their order, by so many processes; see `check_unit`.

    Of units that are checked together the totals of all stand in the first.
    """
    together = batch_units(units, options, jobs)
    parts = [[units[number] for number in lot] for lot in together]
    done = map_in_processes(
        partial(check_batch, options=options, may_wait=len(units) == 1), parts, min(jobs, len(parts))
    )
    waiting: dict[int, CheckedUnit] = {}
    following = 0
    for lot, results in zip(together, done, strict=True):
        waiting.update(zip(lot, results, strict=True))
        while following in waiting:
            yield waiting.pop(following)
            following += 1


def batch_units(units: Sequence[Unit], options: Options, jobs: int = 1) -> list[list[int]]:
    """Numbers of units by those that can be checked together, for some processes; others are alone."""
    most = MAX_FILES if jobs == 1 else min(MAX_FILES, -(-len(units) // (jobs * BATCHES_PER_PROCESS)))
    batches: list[list[int]] = []
    begun: list[tuple[list[int], int]] = []  # the last lot of each kind, and the bytes that are left in it
    for number, unit in enumerate(units):
        if not _is_batchable(unit, options):
            batches.append([number])
            continue
        size = unit.files[0].content.size
        begun = [open_batch for open_batch in begun if number - open_batch[0][0] < MAX_DISTANCE]
        alike = (at for at, (lot, _) in enumerate(begun) if _is_alike(unit, units[lot[0]], options))
        lot, room = begun.pop(at) if (at := next(alike, None)) is not None else ([], 0)
        if not lot or room < size or len(lot) == most:
            batches.append(lot := [])
            room = MAX_SIZE
        lot.append(number)
        begun.append((lot, room - size))
    return batches


def _is_batchable(unit: Unit, options: Options) -> bool:
    """Whether a unit is a single small file on its own, of which no map is asked for."""
    is_single = (
        unit.family.batch_support and not unit.family.sets and not unit.base and not unit.twin and len(unit.files) == 1
    )
    content = unit.files[0].content
    return bool(is_single and content.path and content.size <= SMALL_SIZE and not options.drawings)


def _is_alike(first: Unit, second: Unit, options: Options) -> bool:
    """Whether what is declared about a unit, and asked of it, is so of another one of its family."""
    folders, second_folders = (options.folders_of(file.content.path for file in unit.files) for unit in (first, second))
    return first.family is second.family and first.settings == second.settings and folders == second_folders


def check_batch(lot: Sequence[Unit], options: Options, *, may_wait: bool = False) -> list[CheckedUnit]:
    """Check some units together, as far as they are alike: what cannot be is checked alone; see `check_unit`."""
    options = options.for_paths(file.content.path for file in lot[0].files)
    if len(lot) == 1:
        return [check_unit(lot[0], options, may_wait=may_wait)]
    results = _check_readable(lot, options)
    trim_memory()
    return [results[number] if number in results else check_unit(unit, options) for number, unit in enumerate(lot)]


def _check_readable(lot: Sequence[Unit], options: Options) -> dict[int, CheckedUnit]:
    """What a check of those of some files comes to that can be read, by their numbers."""
    support = lot[0].family.batch_support
    assert support is not None
    groups: dict[Hashable, dict[int, Tables]] = {}
    for number, unit in enumerate(lot):
        (opened,) = unit.files
        _ = opened.content.sha256  # of the bytes as they were read, which the tables may share
        try:
            tables = opened.tables()
        except ReadError:
            continue
        groups.setdefault((layout_key(tables), support.batch_key(tables)), {})[number] = tables
    results: dict[int, CheckedUnit] = {}
    for group in groups.values():
        done = _check_group([lot[number] for number in group], list(group.values()), options)
        results.update(zip(group, done, strict=False))
    return results


def _check_group(units: Sequence[Unit], tables: Sequence[Tables], options: Options) -> list[CheckedUnit]:
    """What a check of files that are alike comes to; nothing where that is not to be told but one by one."""
    family, paths = units[0].family, [table.path for table in tables]
    support = family.batch_support
    assert support is not None
    try:
        view = family.view(TableBatch(tables, settings=units[0].settings))
        outcome = run_rules(rule_set_of(family.id).sorted_checks, view, options, *paths)
        if outcome.errors:
            return []
        count_structural_rules(outcome, units, options)
        facts, outcomes = support.info_each(view), split_by_file(outcome, paths)
    except Exception:  # noqa: BLE001 - what is wrong with one of them is told of that one alone
        return []
    results: list[CheckedUnit] = []
    for unit, unit_tables, unit_facts, part in zip(units, tables, facts, outcomes, strict=True):
        record = input_record(unit, unit.files[0], unit_facts)
        results.append(CheckedUnit(part, [record], proven=_diagnose(unit, unit_tables, part, options)))
    return results


def _diagnose(unit: Unit, tables: Tables, outcome: RulesOutcome, options: Options) -> Sequence[ProvenCause]:
    """What happened to a file of which the rules found more than that it is unlike others."""
    if all(severity == "info" for _, severity, _ in outcome.failures):
        return ()
    files = unit.join_tables({unit.number(unit.files[0]): tables})
    return diagnose(unit, Evaluation(outcome, files, unit.family.view(files), []), options)


class CheckedUnit(NamedTuple):
    """What the rules had to say of a unit, the records of its files and of the set, its map, and what happened to it."""

    outcome: RulesOutcome
    inputs: list[Input]
    set: SetInput | None = None
    drawing: Drawing | None = None
    proven: Sequence[ProvenCause] = ()


def _load_family(family_id: str) -> Family:
    return families()[family_id]


copyreg.pickle(Family, lambda family: (_load_family, (family.id,)))  # its functions do not go from process to process


def check_unit(
    unit: Unit, options: Options, reading: UnitReading | None = None, *, may_wait: bool = False
) -> CheckedUnit:
    """Ask the rules of the files of a unit, find out what happened to them, and describe them; see `ask_unit`."""
    if not may_wait or unit.is_large:
        for file in unit.files:
            _ = file.content.sha256  # of the bytes as they were read, which tables may share
    answered = evaluate_unit(unit, options, reading=reading, may_wait=may_wait)
    proven = diagnose(unit, answered, options)
    drawing = draw_unit(unit, answered.view) if options.drawings else None
    described = set_record(unit, answered.view)
    bad = {id(file) for file, _ in answered.broken}
    # Files of a set are described by the set: their own facts are what `info` is for.
    facts: dict[str, Any] = {}
    if described is None and answered.view is not None and id(unit.files[0]) not in bad:
        facts = file_facts(unit, answered.view, unit.files[0])
    waits = answered.outcome.waits
    inputs = [input_record(unit, file, facts, is_read=id(file) not in bad, waits=waits) for file in unit.files]
    return CheckedUnit(answered.outcome, inputs, described, drawing, proven)


def draw_unit(unit: Unit, view: View | None) -> Drawing | None:
    """The map of a unit; None for families without one, and where nothing can be read."""
    if view is None or unit.family.draw is None:
        return None
    paths = tuple(tables.path for tables in view.files.files.values())
    return replace(unit.family.draw(view), path=unit.where, files=paths)


def input_record(
    unit: Unit, opened: InputFile, facts: Mapping[str, Any], *, is_read: bool = True, waits: bool = False
) -> Input:
    """The record of a file of a unit; where it `waits`, its bytes are hashed once somebody looks at what comes of that."""
    content, match = opened.content, opened.match
    status: Status = "read" if is_read else "unreadable"
    sha256 = "" if waits else content.sha256
    record = Input(content.path, content.size, sha256, match.format, unit.family.id, match.variant, status, facts)
    if waits:
        data = content.data
        put_off(record, lambda: {"sha256": sha256_of(data)}, "sha256")
    return record


def file_facts(unit: Unit, view: View, opened: InputFile) -> dict[str, Any]:
    """What the family tells of one file of a set."""
    files, number = view.files, unit.number(opened)
    if len(files.files) > 1:
        single = TableSet({number: files.files[number]}, key=files.key, members=files.members, settings=files.settings)
        view = unit.family.view(single)
    return unit.family.info(view)


def set_record(unit: Unit, view: View | None) -> SetInput | None:
    """The record of a unit that is a set, or may be part of one."""
    sets = unit.family.sets
    if sets is None or view is None or (not unit.path and len(unit.files) == 1):
        return None
    present = {unit.number(file) for file in unit.files}
    absent = (number for number in range(view.files.members) if number not in present)
    missing = tuple(map(sets.name, absent)) if unit.path else ()
    path = unit.path or unit.files[0].content.folder
    return SetInput(path, unit.family.id, len(unit.files), missing, unit.family.info(view))
