"""From what is given to files that belong together: sets, parts of them, and single files."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from operator import attrgetter
from typing import Any, Literal, TypeVar

from navspec.columns import Tables, TableSet
from navspec.errors import NavspecError, ReadError, UnknownFormat, Unreachable, unreadable
from navspec.families import families
from navspec.family.contract import Family, Setting
from navspec.inputs.addresses import is_address
from navspec.inputs.archive import is_archive_format, is_container, read_source, split
from navspec.inputs.file import Opened, open_content
from navspec.inputs.request import Progress, Request
from navspec.inputs.source import LARGE, Content, Source, is_folder, settled
from navspec.inputs.unknown import explain_unknown, is_expected
from navspec.inputs.walk import contents
from navspec.records.report import Finding
from navspec.records.structure import finding_of

NAMELESS = -1
"""Number of a file whose name does not tell one."""

HELD = 1 << 26
"""Bytes of files that stay in memory while more are found; those beyond are read again when it is their turn."""


Placed = TypeVar("Placed")


@dataclass(slots=True)
class Unit:
    """Files that are checked together: a set, part of one, or a single file.

    `path` is the folder or archive for files that were found in one, empty for files that were named. `twin` is the path of
    the file with the same number that is in the set of the folder; empty where there is no other.
    """

    family: Family
    files: list[Opened] = field(default_factory=list)
    path: str = ""
    base: list[Opened] = field(default_factory=list)
    settings: Mapping[str, Any] = field(default_factory=dict)
    twin: str = ""

    @property
    def where(self) -> str:
        """Where the files are: their folder or archive, and the path of a file that is alone; empty for bytes."""
        first = self.files[0].content
        return self.path or (first.path if len(self.files) == 1 else first.folder)

    @property
    def is_large(self) -> bool:
        """Whether a file is too large to be kept beside what is made of it."""
        return any(file.content.size > LARGE for file in self.files)

    def let_go(self) -> None:
        """Forget the bytes of the files, and what was read of them."""
        for file in self.files:
            file.let_go()

    def number(self, opened: Opened) -> int:
        """Number of a file in the set; `NAMELESS` where its name does not tell one."""
        found = self.family.sets.number(opened.content.name) if self.family.sets else None
        return NAMELESS if found is None else found

    def table_set(self) -> TableSet:
        """All files as one set; raises `ReadError` for the first that cannot be read."""
        return self.joined({self.number(file): file.tables() for file in self.files})

    def joined(self, tables: dict[int, Tables], unread: Collection[int] = ()) -> TableSet:
        """Tables of files by their numbers as one set."""
        sets = self.family.sets
        key, members = (sets.key, sets.members(tables, self.settings)) if sets else ("file", None)
        return TableSet(tables, key=key, members=members, path=self.path, unread=unread, settings=self.settings)

    def read(
        self, apart: Collection[int] = (), tables_of: Callable[[Opened], Tables] = Opened.tables
    ) -> tuple[TableSet | None, list[tuple[Opened, ReadError]]]:
        """What can be read of the set, over the base, and what cannot.

        Files with the numbers `apart` are in neither, but count as files that are there. `tables_of` reads a file.
        """
        tables: dict[int, Tables] = {}
        broken: list[tuple[Opened, ReadError]] = []
        unread = set(apart)
        given = [(self.number(file), file) for file in self.files]
        numbers = {number for number, _ in given}
        below = ((number, each) for each in self.base if (number := self.number(each)) not in numbers)
        for number, each in (*below, *given):
            if number in apart:
                continue
            try:
                tables[number] = tables_of(each)
            except ReadError as error:
                broken.append((each, error.alone()))
                unread.add(number)
            each.content.thin()
        return (self.joined(tables, unread) if tables else None), broken


@dataclass(frozen=True, slots=True)
class Unread:
    """A file of which nothing is read, and why; with its bytes, where they are there but of no known format."""

    error: ReadError
    content: Content | None = None

    @property
    def path(self) -> str:
        """The file, as it was given or found."""
        return self.error.path

    @property
    def status(self) -> Literal["unreadable", "unknown_format"]:
        """What records call it."""
        return "unreadable" if self.content is None else "unknown_format"

    @property
    def finding(self) -> Finding:
        """The finding that it is."""
        return finding_of(self.error, self.path)


@dataclass(slots=True)
class Found:
    """What a request comes to: files that belong together, files of which nothing is read, and folders without either.

    `unclaimed` are files in folders that no family claims, although they are called like files of one. They are reported; what
    is done to the other files does not depend on them.
    """

    progress: Progress | None
    units: list[Unit] = field(default_factory=list)
    unread: list[Unread] = field(default_factory=list)
    unclaimed: list[Unread] = field(default_factory=list)
    empty: list[str] = field(default_factory=list)

    @property
    def reported(self) -> list[Unread]:
        """All files of which nothing is read."""
        return [*self.unread, *self.unclaimed]

    def walk(self, done: str) -> Iterator[Unit]:
        """The units one after the other; when the next one is asked for, the files of the last one are told to be `done`."""
        total = sum(len(unit.files) for unit in self.units)
        count = 0
        for unit in self.units:
            yield unit
            unit.let_go()
            count += len(unit.files)
            if self.progress:
                self.progress(done, count, total)

    def in_order(self, records: Iterable[Placed]) -> list[Placed]:
        """Records of files as these were given or found, new files behind them."""
        paths = [each.path for each in self.reported] + [
            file.content.path for unit in self.units for file in unit.files
        ]
        place = {path: number for number, path in enumerate(paths)}
        path_of = attrgetter("path")
        return sorted(records, key=lambda each: place.get(path_of(each), len(place)))


def find(request: Request) -> Found:
    """Group the files of a request into sets, with what their user says about them; what is named twice is there once.

    Raises
    ------
    UnknownFormat
        Nothing in a folder is known.
    NavspecError
        A setting that cannot be, or a base without one full set.
    FileNotFoundError
        A path that leads nowhere.
    """
    found = gathered(walk(request), request)
    for path in found.empty:
        raise UnknownFormat("nothing in here is of a format that navspec knows", path=path)
    if not found.units:  # then they are all that was asked for
        found.unread, found.unclaimed = found.reported, []
    equip(found.units, request)
    return found


def equip(units: Iterable[Unit], request: Request, *, are_some: bool = False) -> None:
    """Give units what is said of them: settings, and a base below them, other ones in some folders; see `declare`."""
    folders = request.options.folders
    groups: dict[tuple[int, ...], list[Unit]] = {(): []}
    for unit in units:
        groups.setdefault(request.options.folders_of(file.content.path for file in unit.files), []).append(unit)
    for numbers, some in groups.items():
        settings, base = request.settings, request.base
        for each in map(folders.__getitem__, numbers):
            settings, base = {**settings, **each.settings}, base if each.base is None else each.base
        declare(some, settings, are_some=are_some)
        if base is not None:
            lay_over(some, os.fspath(base))


def gathered(walked: Iterable[Walked], request: Request) -> Found:
    """The same of files that are found already, without settings and base."""
    found = Found(request.progress)
    named: Groups = {}
    held = 0
    for source, is_named, files in walked:
        groups: Groups = named if is_named else {}
        before = len(found.units)
        for content in files:
            if isinstance(content, ReadError):
                if not (is_named or isinstance(source, str)):
                    raise content
                found.unread.append(Unread(content))
                continue
            try:
                opened = open_content(content, request.format, request.variant)
            except UnknownFormat as error:
                if is_named or is_expected(content):
                    (found.unread if is_named else found.unclaimed).append(Unread(error, content))
                    content.let_go()
                continue
            _group(opened, groups, found.units, "" if is_named else content.folder)
            held += len(content.data)
            if held > HELD:
                held -= len(content.data)
                opened.let_go()
            del content, opened  # before the next one is read
        if not is_named and len(found.units) == before and not found.reported:
            found.empty.append(source if isinstance(source, str) else "")
    return found


Walked = tuple[str | bytes | bytearray | memoryview, bool, Iterator[Content | ReadError]]
"""A source, whether it is a file that was named itself, and the files that it stands for."""


def walk(request: Request) -> Iterator[Walked]:
    """Every source once."""
    for source in distinct(request.sources):
        try:
            is_named = not is_container(source, request.format)
        except Unreachable as error:
            yield source, True, iter([error])
            continue
        except OSError:  # reading it tells why
            is_named = True
        yield source, is_named, _named(source, request) if is_named else contents(source, request.format)


def _named(source: Source, request: Request) -> Iterator[Content | ReadError]:
    """A file that was named itself, or why it cannot be read."""
    try:
        yield read_source(source, request.name or "")
    except UnknownFormat:
        raise
    except ReadError as error:
        yield error
    except FileNotFoundError:
        raise
    except OSError as error:
        yield unreadable(error)


def declare(units: Iterable[Unit], settings: Mapping[str, Any], *, are_some: bool = False) -> None:
    """Give units what their user declared about them; where they are only some of what is given, no more than fits them.

    Raises `NavspecError` for a setting that no family has, or for a value that it cannot have.
    """
    known = [each.name for family in families().values() for each in family.settings]
    for name in settings:
        if name not in known:
            raise NavspecError(f"there is no setting '{name}'; known are {', '.join(known)}")
    by_family: dict[str, list[Unit]] = {}
    for unit in units:
        by_family.setdefault(unit.family.id, []).append(unit)
    for some in by_family.values():
        for setting in some[0].family.settings:
            if (given := settings.get(setting.name)) is not None:
                _declare(some, setting, setting.parse(given), are_some)


def _declare(units: list[Unit], setting: Setting, value: Any, are_some: bool) -> None:
    """Give a value to the units of a family that it is for."""
    fits = setting.fits if are_some or len(units) > 1 else None
    chosen = [unit for unit in units if fits is None or fits(value, unit.files[0].content.name)]
    if not chosen and not are_some:
        raise NavspecError(f"none of {len(units)} files belongs to the {setting.name.replace('_', ' ')} that is given")
    for unit in chosen:
        unit.settings = {**unit.settings, setting.name: value}


def distinct(sources: Sequence[Source]) -> Iterator[str | bytes | bytearray | memoryview]:
    """Every source once, as a path or bytes: what is named twice is one file all the same."""
    seen: set[str] = set()
    for source in sources:
        given = settled(source)
        if isinstance(given, str):
            archive, name = split(given) or (given, "")
            place = f"{archive if is_address(archive) else os.path.realpath(archive)}:{name.casefold()}"
            if place in seen:
                continue
            seen.add(place)
        yield given


def tables_of(request: Request) -> Tables:
    """See `navspec.tables`."""
    given = settled(request.sources[0])
    if is_folder(given):
        raise NavspecError(f"{given}: this is a folder; navspec.table_set reads the files of a set")
    content = read_source(given, request.name or "")
    if content.whole is not None and not is_archive_format(request.format):
        raise NavspecError(
            f"{content.path or 'source'}: this is an archive; navspec.table_set reads the files of a set in it"
        )
    return open_content(content, request.format, request.variant).tables()


def table_set_of(request: Request) -> TableSet:
    """See `navspec.table_set`."""
    given = settled(request.sources[0])
    where = given if isinstance(given, str) else "source"
    if not is_folder(given) and read_source(given, "").whole is None:
        raise NavspecError(f"{where}: this is one file; navspec.tables reads it")
    alone = replace(request, sources=(given,))
    found = gathered(walk(alone), alone)
    for each in found.unread if found.units else found.reported:
        raise each.error
    units = [unit for unit in found.units if not is_archive_format(unit.files[0].claim.format)]
    if len(units) != 1:
        raise UnknownFormat(
            "no files of a set are in here" if not units else "files of several sets are here", path=where
        )
    declare(units, request.settings)
    return units[0].table_set()


def unit_of(request: Request, fits: Callable[[Family], bool], what: str) -> Unit:
    """The files of the one set, or the one file, among what is given that belongs to a family that `fits`.

    Raises
    ------
    ReadError
        As `find`, and for a file that cannot be read.
    UnknownFormat
        There is no such set or file, or there are several; `what` says of what they would be.
    """
    found = find(request)
    for each in found.unread:
        raise each.error
    units = [unit for unit in found.units if fits(unit.family)]
    if len(units) != 1:
        where = request.paths[0] if request.paths else "source"
        if not units:
            raise UnknownFormat(f"there is no {what} in here", path=where)
        raise UnknownFormat(f"there is more than one {what} in here; name one, such as {units[0].where}", path=where)
    return units[0]


Groups = dict[tuple[str, str], tuple[Unit, dict[int, str]]]
"""The unit to which files of a family in a folder are added, and the paths of those that it has by their numbers."""


def _group(opened: Opened, groups: Groups, units: list[Unit], path: str) -> None:
    """Put a file into the unit of its set, or into one of its own."""
    unit = Unit(opened.family, path=path)
    number = unit.number(opened)
    if number == NAMELESS:
        units.append(Unit(opened.family, [opened]))
        return
    key = (opened.family.id, opened.content.folder)
    if key not in groups:
        groups[key] = unit, {}
        units.append(unit)
    known, numbers = groups[key]
    if number in numbers:
        units.append(Unit(opened.family, [opened], twin=numbers[number]))
    else:
        known.files.append(opened)
        numbers[number] = opened.content.path


def lay_over(units: list[Unit], base: str) -> None:
    """Put the files of a full set under the given ones.

    Raises `NavspecError` where the base holds no set of their family, or more than one.
    """
    if not is_container(base):
        explain_unknown(base)
        raise NavspecError(f"{base}: the base is neither folder nor archive; name one with a full set of files")
    of_sets = [unit for unit in units if unit.family.sets]
    below = gathered(walk(Request((base,))), Request((base,))).units if of_sets else []
    for unit in of_sets:
        sets = [each for each in below if each.family is unit.family]
        if len(sets) != 1:
            what = "no set" if not sets else "several sets"
            raise NavspecError(
                f"{base}: the base holds {what} of {unit.family.id}; name a folder or an archive with one"
            )
        unit.base = sets[0].files
