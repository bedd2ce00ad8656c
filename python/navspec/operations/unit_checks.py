"""Checks of units: small single files are checked in batches, so that each rule runs once on the columns of many files."""

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
from navspec.operations.diagnose import ProvenCause, diagnose
from navspec.operations.evaluation import Evaluation, UnitReading, count_structural_rules, evaluate_unit, rule_set_of
from navspec.operations.executors import map_in_processes, trim_memory
from navspec.records.drawing import Drawing
from navspec.records.report import Input, SetInput, Status

SMALL_SIZE = 1 << 16
"""Size in bytes below which files are checked in batches, because the fixed cost of the rules is most of the work."""

MAX_FILES, MAX_SIZE = 256, 1 << 22
"""Files that are checked together at most, and bytes of them, so that memory is the same for any number of files."""

BATCHES_PER_PROCESS = 4
"""Number of batches of each process, so that all processes end at about the same time."""


MAX_DISTANCE = 1 << 10
"""Greatest distance between units of a batch in their order; results wait for the units between them."""


def check_units(units: Sequence[Unit], options: Options, jobs: int = 1) -> Iterator[CheckedUnit]:
    """Yield the results of units in their order, in several processes; see `check_unit`.

    The first unit of a batch has the totals of all.
    """
    together = batch_units(units, options, jobs)
    parts = [[units[number] for number in batch] for batch in together]
    done = map_in_processes(partial(check_batch, options=options), parts, min(jobs, len(parts)))
    waiting: dict[int, CheckedUnit] = {}
    following = 0
    for batch, results in zip(together, done, strict=True):
        waiting.update(zip(batch, results, strict=True))
        while following in waiting:
            yield waiting.pop(following)
            following += 1


def batch_units(units: Sequence[Unit], options: Options, jobs: int = 1) -> list[list[int]]:
    """Return the indices of units that can be checked together, for a number of processes; other units are batches of one."""
    most = MAX_FILES if jobs == 1 else min(MAX_FILES, -(-len(units) // (jobs * BATCHES_PER_PROCESS)))
    batches: list[list[int]] = []
    begun: list[tuple[list[int], int]] = []  # the last batch of each kind, and the room that is left in it
    for number, unit in enumerate(units):
        if not _is_batchable(unit, options):
            batches.append([number])
            continue
        size = unit.files[0].content.size
        begun = [open_batch for open_batch in begun if number - open_batch[0][0] < MAX_DISTANCE]
        alike = (at for at, (batch, _) in enumerate(begun) if _is_alike(unit, units[batch[0]], options))
        batch, room = begun.pop(at) if (at := next(alike, None)) is not None else ([], 0)
        if not batch or room < size or len(batch) == most:
            batches.append(batch := [])
            room = MAX_SIZE
        batch.append(number)
        begun.append((batch, room - size))
    return batches


def _is_batchable(unit: Unit, options: Options) -> bool:
    """Return whether a unit is a single small file without base, and no map is requested."""
    is_single = (
        unit.family.batch_support and not unit.family.sets and not unit.base and not unit.twin and len(unit.files) == 1
    )
    content = unit.files[0].content
    return bool(is_single and content.path and content.size <= SMALL_SIZE and not options.drawings)


def _is_alike(first: Unit, second: Unit, options: Options) -> bool:
    """Return whether two units have the same family, settings and options."""
    folders, second_folders = (options.folders_of(file.content.path for file in unit.files) for unit in (first, second))
    return first.family is second.family and first.settings == second.settings and folders == second_folders


def check_batch(batch: Sequence[Unit], options: Options) -> list[CheckedUnit]:
    """Return the results of units that are checked together if they are alike, otherwise one by one; see `check_unit`."""
    options = options.for_paths(file.content.path for file in batch[0].files)
    if len(batch) == 1:
        return [check_unit(batch[0], options)]
    results = _check_readable(batch, options)
    trim_memory()
    return [results[number] if number in results else check_unit(unit, options) for number, unit in enumerate(batch)]


def _check_readable(batch: Sequence[Unit], options: Options) -> dict[int, CheckedUnit]:
    """Return the results of those files of a batch that can be read, by their indices."""
    support = batch[0].family.batch_support
    assert support is not None
    groups: dict[Hashable, dict[int, Tables]] = {}
    for number, unit in enumerate(batch):
        (opened,) = unit.files
        _ = opened.content.sha256  # hash the bytes as they were read, because the tables may share and change them
        try:
            tables = opened.tables()
        except ReadError:
            continue
        groups.setdefault((layout_key(tables), support.batch_key(tables)), {})[number] = tables
    results: dict[int, CheckedUnit] = {}
    for group in groups.values():
        done = _check_group([batch[number] for number in group], list(group.values()), options)
        results.update(zip(group, done, strict=False))
    return results


def _check_group(units: Sequence[Unit], tables: Sequence[Tables], options: Options) -> list[CheckedUnit]:
    """Return the results of files that are alike; an empty list if they have to be checked one by one."""
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
    """Return the causes of failures in a file; none if all findings are infos."""
    if all(severity == "info" for _, severity, _ in outcome.failures):
        return ()
    files = unit.join_tables({unit.number(unit.files[0]): tables})
    return diagnose(unit, Evaluation(outcome, files, unit.family.view(files), []), options)


class CheckedUnit(NamedTuple):
    """Results of the rules for a unit, records of its files and of the set, its map, and the causes of failures."""

    outcome: RulesOutcome
    inputs: list[Input]
    set: SetInput | None = None
    drawing: Drawing | None = None
    proven: Sequence[ProvenCause] = ()


def _load_family(family_id: str) -> Family:
    return families()[family_id]


copyreg.pickle(Family, lambda family: (_load_family, (family.id,)))  # its functions cannot be pickled


def check_unit(unit: Unit, options: Options, reading: UnitReading | None = None) -> CheckedUnit:
    """Evaluate the rules on a unit, diagnose failures, and make its records; see `evaluate_unit`."""
    for file in unit.files:
        _ = file.content.sha256  # hash the bytes as they were read, because tables may share and change them
    evaluation = evaluate_unit(unit, options, reading=reading)
    proven = diagnose(unit, evaluation, options)
    drawing = draw_unit(unit, evaluation.view) if options.drawings else None
    described = set_record(unit, evaluation.view)
    bad = {id(file) for file, _ in evaluation.broken}
    # The set has the facts of its files; `info` has those of each file.
    facts: dict[str, Any] = {}
    if described is None and evaluation.view is not None and id(unit.files[0]) not in bad:
        facts = file_facts(unit, evaluation.view, unit.files[0])
    inputs = [input_record(unit, file, facts, is_read=id(file) not in bad) for file in unit.files]
    return CheckedUnit(evaluation.outcome, inputs, described, drawing, proven)


def draw_unit(unit: Unit, view: View | None) -> Drawing | None:
    """Return the map of a unit; None for families without maps, and if no file can be read."""
    if view is None or unit.family.draw is None:
        return None
    paths = tuple(tables.path for tables in view.files.files.values())
    return replace(unit.family.draw(view), path=unit.where, files=paths)


def input_record(unit: Unit, opened: InputFile, facts: Mapping[str, Any], *, is_read: bool = True) -> Input:
    """Return the record of a file of a unit."""
    content, match = opened.content, opened.match
    status: Status = "read" if is_read else "unreadable"
    identity = match.format, unit.family.id, match.variant
    return Input(content.path, content.size, content.sha256, *identity, status, facts)


def file_facts(unit: Unit, view: View, opened: InputFile) -> dict[str, Any]:
    """Return the facts of the family about one file of a set."""
    files, number = view.files, unit.number(opened)
    if len(files.files) > 1:
        single = TableSet({number: files.files[number]}, key=files.key, members=files.members, settings=files.settings)
        view = unit.family.view(single)
    return unit.family.info(view)


def set_record(unit: Unit, view: View | None) -> SetInput | None:
    """Return the record of a unit that is a set, or may be part of one; None for other units."""
    sets = unit.family.sets
    if sets is None or view is None or (not unit.path and len(unit.files) == 1):
        return None
    present = {unit.number(file) for file in unit.files}
    absent = (number for number in range(view.files.members) if number not in present)
    missing = tuple(map(sets.name, absent)) if unit.path else ()
    path = unit.path or unit.files[0].content.folder
    return SetInput(path, unit.family.id, len(unit.files), missing, unit.family.info(view))
