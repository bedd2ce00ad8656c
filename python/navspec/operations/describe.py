"""What files are, in the words of their games: from paths to facts."""

from __future__ import annotations

from collections.abc import Iterator

from navspec.errors import ReadError
from navspec.inputs.batches import discover_batches
from navspec.inputs.discovery import Discovery, Unit, discover
from navspec.inputs.request import Request
from navspec.operations.ask import Reading
from navspec.operations.look import sources_of
from navspec.operations.unit import facts_of, set_input
from navspec.records.contents import Facts, FileFacts
from navspec.records.report import SetInput


def describe(request: Request, unread: list[ReadError] | None) -> Facts:
    """See `navspec.info`."""
    found = discover(request)
    if unread is None:
        found.unclaimed = []
    facts = _facts(found)
    if facts.unread and unread is None:
        raise facts.unread[0]
    if unread is not None:
        unread += facts.unread
    return facts


def describe_lots(request: Request) -> Iterator[Facts]:
    """The same of a lot of files at a time, so that memory does not depend on their number."""
    return map(_facts, discover_batches(request))


def _facts(found: Discovery) -> Facts:
    errors = [each.error for each in found.reported]
    files, sets = [], []
    for unit in found.iter_units("described"):
        described, its_files, its_errors = _described(unit)
        files += its_files
        errors += its_errors
        sets += [described] if described else []
    return Facts(tuple(files), tuple(sets), tuple(errors))


def _described(unit: Unit) -> tuple[SetInput | None, list[FileFacts], list[ReadError]]:
    """What is told of a unit and of its files, and what keeps some from being read."""
    reading = Reading.of(unit, *unit.read())
    bad, view = {id(each) for each, _ in reading.broken}, reading.view
    files: list[FileFacts] = []
    for file in unit.files:
        if view is None or id(file) in bad:
            continue
        known = file.content.path, file.match.format, unit.family.id, file.match.variant, file.content.size
        pointers = sources_of(file, view.files.files[unit.number(file)])
        files.append(FileFacts(*known, facts_of(unit, view, file), pointers))
    return set_input(unit, view), files, [error for _, error in reading.broken]
