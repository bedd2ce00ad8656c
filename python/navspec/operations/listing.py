"""Contents of files: lists of parts, values, and facts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from navspec.columns import Tables
from navspec.errors import NavspecError, ReadError
from navspec.inputs.batches import discover_batches
from navspec.inputs.discovery import Discovery, Unit, discover
from navspec.inputs.file import InputFile
from navspec.inputs.request import Request
from navspec.operations.evaluation import UnitReading
from navspec.operations.unit_checks import file_facts, set_record
from navspec.places import listing
from navspec.places.addresses import find_places
from navspec.places.place import Place, root_place
from navspec.records.contents import Facts, FileFacts, Parts, Values
from navspec.records.report import SetInput
from navspec.spec.facts import fact_pointers


def list_parts(opened: InputFile, pointer: str, *, limit: int, everything: bool) -> Parts:
    """List the parts of a file; see `navspec.ls`."""
    places = find_places(root_place(opened.tables()), pointer)
    entries, total = listing.list_parts(places, limit=limit, everything=everything)
    where, kind, name = pointer.rstrip("/"), None, None
    if len(places) == 1:
        where, kind, name = places[0].pointer, listing.place_kind(places[0]), places[0].type_name
    identity = opened.content.path, opened.match.format, opened.match.variant
    return Parts(*identity, where, kind, name, tuple(entries), total)


def get_values(opened: InputFile, pointers: Iterable[str]) -> Values:
    """Return values of a file; see `navspec.get`."""
    root = root_place(opened.tables())
    values = tuple(listing.whole_entry(place) for pointer in pointers for place in find_places(root, pointer))
    return Values(opened.content.path, opened.match.format, opened.match.variant, values)


def find_fact_pointers(opened: InputFile, tables: Tables) -> dict[str, str]:
    """Return the pointers of the fields that facts of `info` are read from, by the names of the facts."""
    root, pointers_by_fact = root_place(tables), dict[str, str]()
    for name, pointers in fact_pointers(opened.spec).items():
        first = next((pointer for pointer in pointers if _exists(root, pointer)), "")
        pointers_by_fact |= {name: first} if first else {}
    return pointers_by_fact


def _exists(root: Place, pointer: str) -> bool:
    try:
        return bool(find_places(root, pointer))
    except NavspecError:
        return False


def describe_sources(request: Request, unread: list[ReadError] | None) -> Facts:
    """Return facts about files; see `navspec.info`."""
    discovery = discover(request)
    if unread is None:
        discovery.unclaimed = []
    facts = _collect_facts(discovery)
    if facts.unread and unread is None:
        raise facts.unread[0]
    if unread is not None:
        unread += facts.unread
    return facts


def iter_facts(request: Request) -> Iterator[Facts]:
    """Yield facts batch by batch, so that memory does not depend on the number of files."""
    return map(_collect_facts, discover_batches(request))


def _collect_facts(discovery: Discovery) -> Facts:
    errors = [file.error for file in discovery.reported]
    files, sets = [], []
    for unit in discovery.iter_units("described"):
        described, its_files, its_errors = _describe_unit(unit)
        files += its_files
        errors += its_errors
        sets += [described] if described else []
    return Facts(tuple(files), tuple(sets), tuple(errors))


def _describe_unit(unit: Unit) -> tuple[SetInput | None, list[FileFacts], list[ReadError]]:
    """Return facts about a unit and its files, and the errors of files that cannot be read."""
    reading = UnitReading.of(unit, *unit.read())
    bad, view = {id(broken_file) for broken_file, _ in reading.broken}, reading.view
    files: list[FileFacts] = []
    for file in unit.files:
        if view is None or id(file) in bad:
            continue
        identity = file.content.path, file.match.format, unit.family.id, file.match.variant, file.content.size
        pointers = find_fact_pointers(file, view.files.files[unit.number(file)])
        files.append(FileFacts(*identity, file_facts(unit, view, file), pointers))
    return set_record(unit, view), files, [error for _, error in reading.broken]
