"""One unit: what the rules say to it, what happened to it, and its records."""

from __future__ import annotations

import copyreg
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from navspec.columns import TableSet
from navspec.families import families
from navspec.family.contract import Family
from navspec.family.rules.options import Options
from navspec.family.rules.rule_set import View
from navspec.family.rules.runner import RulesOutcome
from navspec.inputs.discovery import Unit
from navspec.inputs.file import InputFile
from navspec.inputs.source import sha256_of
from navspec.operations.ask import Reading, ask_unit
from navspec.operations.diagnose import Proven, diagnose
from navspec.records.drawing import Drawing
from navspec.records.late import put_off
from navspec.records.report import Input, SetInput, Status


class CheckedUnit(NamedTuple):
    """What the rules had to say of a unit, the records of its files and of the set, its map, and what happened to it."""

    outcome: RulesOutcome
    inputs: list[Input]
    set: SetInput | None = None
    drawing: Drawing | None = None
    proven: Sequence[Proven] = ()


def _family(family_id: str) -> Family:
    return families()[family_id]


copyreg.pickle(Family, lambda family: (_family, (family.id,)))  # its functions do not go from process to process


def check_unit(unit: Unit, options: Options, reading: Reading | None = None, *, may_wait: bool = False) -> CheckedUnit:
    """Ask the rules of the files of a unit, find out what happened to them, and describe them; see `ask_unit`."""
    if not may_wait or unit.is_large:
        for file in unit.files:
            _ = file.content.sha256  # of the bytes as they were read, which tables may share
    answered = ask_unit(unit, options, reading=reading, may_wait=may_wait)
    proven = diagnose(unit, answered, options)
    drawing = drawing_of(unit, answered.view) if options.drawings else None
    described = set_input(unit, answered.view)
    bad = {id(each) for each, _ in answered.broken}
    # Files of a set are described by the set: their own facts are what `info` is for.
    facts: dict[str, Any] = {}
    if described is None and answered.view is not None and id(unit.files[0]) not in bad:
        facts = facts_of(unit, answered.view, unit.files[0])
    waits = answered.outcome.waits
    inputs = [input_of(unit, file, facts, is_read=id(file) not in bad, waits=waits) for file in unit.files]
    return CheckedUnit(answered.outcome, inputs, described, drawing, proven)


def drawing_of(unit: Unit, view: View | None) -> Drawing | None:
    """The map of a unit; None for families without one, and where nothing can be read."""
    if view is None or unit.family.draw is None:
        return None
    paths = tuple(tables.path for tables in view.files.files.values())
    return replace(unit.family.draw(view), path=unit.where, files=paths)


def input_of(
    unit: Unit, opened: InputFile, facts: Mapping[str, Any], *, is_read: bool = True, waits: bool = False
) -> Input:
    """The record of a file of a unit; where it `waits`, its bytes are hashed once somebody looks at what comes of that."""
    content, match = opened.content, opened.match
    status: Status = "read" if is_read else "unreadable"
    sha256 = "" if waits else content.sha256
    found = Input(content.path, content.size, sha256, match.format, unit.family.id, match.variant, status, facts)
    if waits:
        data = content.data
        put_off(found, lambda: {"sha256": sha256_of(data)}, "sha256")
    return found


def facts_of(unit: Unit, view: View, opened: InputFile) -> dict[str, Any]:
    """What the family tells of one file of a set."""
    files, number = view.files, unit.number(opened)
    if len(files.files) > 1:
        alone = TableSet({number: files.files[number]}, key=files.key, members=files.members, settings=files.settings)
        view = unit.family.view(alone)
    return unit.family.info(view)


def set_input(unit: Unit, view: View | None) -> SetInput | None:
    """The record of a unit that is a set, or may be part of one."""
    sets = unit.family.sets
    if sets is None or view is None or (not unit.path and len(unit.files) == 1):
        return None
    there = {unit.number(file) for file in unit.files}
    absent = (number for number in range(view.files.members) if number not in there)
    missing = tuple(map(sets.name, absent)) if unit.path else ()
    path = unit.path or unit.files[0].content.folder
    return SetInput(path, unit.family.id, len(unit.files), missing, unit.family.info(view))
