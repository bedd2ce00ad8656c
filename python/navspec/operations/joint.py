"""Small files that are checked together: the rules are asked once of the columns of many, and each gets its own answer."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from functools import partial

from navspec.columns import TableBatch, Tables, layout_key
from navspec.errors import ReadError
from navspec.family.rules.options import Options
from navspec.family.rules.runner import RulesOutcome, run_rules, split_by_file
from navspec.inputs.discovery import Unit
from navspec.operations.ask import Answered, count_structural, rule_set_of
from navspec.operations.diagnose import Proven, diagnose
from navspec.operations.memory import give_back
from navspec.operations.processes import spread
from navspec.operations.unit import CheckedUnit, check_unit, input_of

SMALL = 1 << 16
"""Bytes of a file below which it is checked together with others: what is asked once for all of them is most of the work."""

MANY, ROOM = 256, 1 << 22
"""Files that are checked together at most, and bytes of them, so that memory is the same for any number of files."""

SHARES = 4
"""Lots of each process where there are several, so that they end at about the same time."""


NEAR = 1 << 10
"""Units among which those are looked for that can be checked with one of them: what comes of them waits for those between."""


def checked(units: Sequence[Unit], options: Options, jobs: int = 1) -> Iterator[CheckedUnit]:
    """What a check of each of some units comes to, in their order, by so many processes; see `check_unit`.

    Of units that are checked together the totals of all stand in the first.
    """
    together = lots(units, options, jobs)
    parts = [[units[number] for number in lot] for lot in together]
    done = spread(partial(check_lot, options=options, may_wait=len(units) == 1), parts, min(jobs, len(parts)))
    waiting: dict[int, CheckedUnit] = {}
    following = 0
    for lot, found in zip(together, done, strict=True):
        waiting.update(zip(lot, found, strict=True))
        while following in waiting:
            yield waiting.pop(following)
            following += 1


def lots(units: Sequence[Unit], options: Options, jobs: int = 1) -> list[list[int]]:
    """Numbers of units by those that can be checked together, for some processes; others are alone."""
    most = MANY if jobs == 1 else min(MANY, -(-len(units) // (jobs * SHARES)))
    found: list[list[int]] = []
    begun: list[tuple[list[int], int]] = []  # the last lot of each kind, and the bytes that are left in it
    for number, unit in enumerate(units):
        if not _is_small(unit, options):
            found.append([number])
            continue
        size = unit.files[0].content.size
        begun = [each for each in begun if number - each[0][0] < NEAR]
        alike = (at for at, (lot, _) in enumerate(begun) if _is_like(unit, units[lot[0]], options))
        lot, room = begun.pop(at) if (at := next(alike, None)) is not None else ([], 0)
        if not lot or room < size or len(lot) == most:
            found.append(lot := [])
            room = ROOM
        lot.append(number)
        begun.append((lot, room - size))
    return found


def _is_small(unit: Unit, options: Options) -> bool:
    """Whether a unit is a single small file on its own, of which no map is asked for."""
    alone = (
        unit.family.batch_support and not unit.family.sets and not unit.base and not unit.twin and len(unit.files) == 1
    )
    content = unit.files[0].content
    return bool(alone and content.path and content.size <= SMALL and not options.drawings)


def _is_like(unit: Unit, other: Unit, options: Options) -> bool:
    """Whether what is declared about a unit, and asked of it, is so of another one of its family."""
    folders, others = (options.folders_of(file.content.path for file in each.files) for each in (unit, other))
    return unit.family is other.family and unit.settings == other.settings and folders == others


def check_lot(lot: Sequence[Unit], options: Options, *, may_wait: bool = False) -> list[CheckedUnit]:
    """Check some units together, as far as they are alike: what cannot be is checked alone; see `check_unit`."""
    options = options.for_paths(file.content.path for file in lot[0].files)
    if len(lot) == 1:
        return [check_unit(lot[0], options, may_wait=may_wait)]
    found = _check_alike(lot, options)
    give_back()
    return [found[number] if number in found else check_unit(unit, options) for number, unit in enumerate(lot)]


def _check_alike(lot: Sequence[Unit], options: Options) -> dict[int, CheckedUnit]:
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
    found: dict[int, CheckedUnit] = {}
    for group in groups.values():
        done = _check_together([lot[each] for each in group], list(group.values()), options)
        found.update(zip(group, done, strict=False))
    return found


def _check_together(units: Sequence[Unit], tables: Sequence[Tables], options: Options) -> list[CheckedUnit]:
    """What a check of files that are alike comes to; nothing where that is not to be told but one by one."""
    family, paths = units[0].family, [table.path for table in tables]
    support = family.batch_support
    assert support is not None
    try:
        view = family.view(TableBatch(tables, settings=units[0].settings))
        outcome = run_rules(rule_set_of(family.id).sorted_checks, view, options, *paths)
        if outcome.errors:
            return []
        count_structural(outcome, units, options)
        facts, outcomes = support.info_each(view), split_by_file(outcome, paths)
    except Exception:  # noqa: BLE001 - what is wrong with one of them is told of that one alone
        return []
    found: list[CheckedUnit] = []
    for unit, own, told, part in zip(units, tables, facts, outcomes, strict=True):
        record = input_of(unit, unit.files[0], told)
        found.append(CheckedUnit(part, [record], proven=_explain(unit, own, part, options)))
    return found


def _explain(unit: Unit, tables: Tables, outcome: RulesOutcome, options: Options) -> Sequence[Proven]:
    """What happened to a file of which the rules found more than that it is unlike others."""
    if all(severity == "info" for _, severity, _ in outcome.failures):
        return ()
    files = unit.join_tables({unit.number(unit.files[0]): tables})
    return diagnose(unit, Answered(outcome, files, unit.family.view(files), []), options)
