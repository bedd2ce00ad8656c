"""Discovery of files that belong together: sets, parts of sets, and single files."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from operator import attrgetter
from typing import Any, Literal, TypeVar

from navspec.columns import Tables, TableSet
from navspec.errors import NavspecError, ReadError, UnknownFormat, Unreachable, suggest_values, unreadable
from navspec.families import families
from navspec.family.contract import Family, Setting
from navspec.inputs.archive import is_archive_format, is_container, read_source, split_archive_path
from navspec.inputs.file import InputFile, open_content
from navspec.inputs.remote import is_address
from navspec.inputs.request import Progress, Request
from navspec.inputs.source import LARGE, Content, Source, is_folder, resolve_source
from navspec.inputs.unknown_files import explain_unknown, is_expected, no_known_file_error
from navspec.inputs.walk import iter_contents
from navspec.records.general_rules import finding_of
from navspec.records.report import Finding

NAMELESS = -1
"""Number of a file whose name has no number."""

MAX_IN_MEMORY = 1 << 26
"""Bytes of files that stay in memory during the discovery; further files are read again later."""


Placed = TypeVar("Placed")


@dataclass(slots=True)
class Unit:
    """Files that are checked together: a set, part of one, or a single file.

    `path` is the folder or archive that contains the files, empty for files that were named. `twin` is the path of the file
    with the same number that is in the set of the folder; empty if there is none.
    """

    family: Family
    files: list[InputFile] = field(default_factory=list)
    path: str = ""
    base: list[InputFile] = field(default_factory=list)
    settings: Mapping[str, Any] = field(default_factory=dict)
    twin: str = ""

    @property
    def where(self) -> str:
        """Folder or archive of the files, or the path of a single file; empty for bytes."""
        first = self.files[0].content
        return self.path or (first.path if len(self.files) == 1 else first.folder)

    @property
    def is_large(self) -> bool:
        """Whether a file is too large to be kept in memory together with its tables."""
        return any(file.content.size > LARGE for file in self.files)

    def release(self) -> None:
        """Release the bytes of the files and the data that was read from them."""
        for file in self.files:
            file.release()

    def number(self, opened: InputFile) -> int:
        """Return the number of a file in the set; `NAMELESS` if its name has none."""
        number = self.family.sets.number(opened.content.name) if self.family.sets else None
        return NAMELESS if number is None else number

    def table_set(self) -> TableSet:
        """Return all files as one set; raises `ReadError` for the first that cannot be read."""
        return self.join_tables({self.number(file): file.tables() for file in self.files})

    def join_tables(self, tables: dict[int, Tables], unread: Collection[int] = ()) -> TableSet:
        """Return the tables of files, by number, as one set."""
        sets = self.family.sets
        key, members = (sets.key, sets.members(tables, self.settings)) if sets else ("file", None)
        return TableSet(tables, key=key, members=members, path=self.path, unread=unread, settings=self.settings)

    def read(
        self, excluded: Collection[int] = (), load_tables: Callable[[InputFile], Tables] = InputFile.tables
    ) -> tuple[TableSet | None, list[tuple[InputFile, ReadError]]]:
        """Return the readable files of the set, overlaid on the base, and the files that cannot be read with their errors.

        Files with the numbers `excluded` are in neither, but count as present. `load_tables` reads a file.
        """
        tables: dict[int, Tables] = {}
        broken: list[tuple[InputFile, ReadError]] = []
        unread = set(excluded)
        numbered = [(self.number(file), file) for file in self.files]
        numbers = {number for number, _ in numbered}
        below = ((number, file) for file in self.base if (number := self.number(file)) not in numbers)
        for number, file in (*below, *numbered):
            if number in excluded:
                continue
            try:
                tables[number] = load_tables(file)
            except ReadError as error:
                broken.append((file, error.without_traceback()))
                unread.add(number)
            file.content.release_if_large()
        return (self.join_tables(tables, unread) if tables else None), broken


@dataclass(frozen=True, slots=True)
class UnreadableFile:
    """A file that could not be read, and the error; with its bytes if only its format is unknown."""

    error: ReadError
    content: Content | None = None

    @property
    def path(self) -> str:
        """Path of the file, as it was given or found."""
        return self.error.path

    @property
    def status(self) -> Literal["unreadable", "unknown_format"]:
        """Status of the file in records."""
        return "unreadable" if self.content is None else "unknown_format"

    @property
    def finding(self) -> Finding:
        """Finding that reports the error."""
        return finding_of(self.error, self.path)


@dataclass(slots=True)
class Discovery:
    """Files of a request: units, files that cannot be read, and folders with neither.

    `unclaimed` are files in folders whose names are those of a known format, but which no family recognises. They are
    reported; operations on the other files do not depend on them.
    """

    progress: Progress | None
    units: list[Unit] = field(default_factory=list)
    unread: list[UnreadableFile] = field(default_factory=list)
    unclaimed: list[UnreadableFile] = field(default_factory=list)
    empty: list[str] = field(default_factory=list)

    @property
    def reported(self) -> list[UnreadableFile]:
        """All files that could not be read."""
        return [*self.unread, *self.unclaimed]

    def iter_units(self, done: str) -> Iterator[Unit]:
        """Yield the units one after the other; each is released, and reported as `done`, before the next."""
        total = sum(len(unit.files) for unit in self.units)
        count = 0
        for unit in self.units:
            yield unit
            unit.release()
            count += len(unit.files)
            if self.progress:
                self.progress(done, count, total)

    def sort_records(self, records: Iterable[Placed]) -> list[Placed]:
        """Return records of files in the order in which the files were given or found; new files come last."""
        paths = [file.path for file in self.reported] + [
            file.content.path for unit in self.units for file in unit.files
        ]
        place = {path: number for number, path in enumerate(paths)}
        path_of = attrgetter("path")
        return sorted(records, key=lambda record: place.get(path_of(record), len(place)))


def discover(request: Request) -> Discovery:
    """Group the files of a request into sets, and apply the options of the user; a file that is named twice is used once.

    Raises
    ------
    UnknownFormat
        A folder has no file of a known format.
    NavspecError
        A setting is invalid, or a base does not have exactly one full set.
    FileNotFoundError
        A path does not exist.
    """
    discovery = group_files(iter_sources(request), request)
    for path in discovery.empty:
        raise no_known_file_error(path)
    if not discovery.units:  # then the user asked for nothing else
        discovery.unread, discovery.unclaimed = discovery.reported, []
    apply_options(discovery.units, request)
    return discovery


def apply_options(units: Iterable[Unit], request: Request, *, are_some: bool = False) -> None:
    """Apply the settings and the base of a request to units, with those of its folders; see `apply_settings`."""
    folders = request.options.folders
    groups: dict[tuple[int, ...], list[Unit]] = {(): []}
    for unit in units:
        groups.setdefault(request.options.folders_of(file.content.path for file in unit.files), []).append(unit)
    for numbers, group in groups.items():
        settings, base = request.settings, request.base
        for folder in map(folders.__getitem__, numbers):
            settings, base = {**settings, **folder.settings}, base if folder.base is None else folder.base
        apply_settings(group, settings, are_some=are_some)
        if base is not None:
            overlay_base(group, os.fspath(base))


def group_files(walked: Iterable[Walked], request: Request) -> Discovery:
    """Group files of walked sources into units, without settings and base."""
    discovery = Discovery(request.progress)
    named: Groups = {}
    size_in_memory = 0
    for source, is_named, files in walked:
        groups: Groups = named if is_named else {}
        before = len(discovery.units)
        for content in files:
            if isinstance(content, ReadError):
                if not (is_named or isinstance(source, str)):
                    raise content
                discovery.unread.append(UnreadableFile(content))
                continue
            try:
                opened = open_content(content, request.format, request.variant)
            except UnknownFormat as error:
                if is_named or is_expected(content):
                    (discovery.unread if is_named else discovery.unclaimed).append(UnreadableFile(error, content))
                    content.release()
                continue
            _add_to_set(opened, groups, discovery.units, "" if is_named else content.folder)
            size_in_memory += len(content.data)
            if size_in_memory > MAX_IN_MEMORY:
                size_in_memory -= len(content.data)
                opened.release()
            del content, opened  # free them before the next one is read
        if not is_named and len(discovery.units) == before and not discovery.reported:
            discovery.empty.append(source if isinstance(source, str) else "")
    return discovery


Walked = tuple[str | bytes | bytearray | memoryview, bool, Iterator[Content | ReadError]]
"""A source, whether the user named it as a file, and its files."""


def iter_sources(request: Request) -> Iterator[Walked]:
    """Yield every source once, with its files."""
    for source in deduplicate(request.sources):
        try:
            is_named = not is_container(source, request.format)
        except Unreachable as error:
            yield source, True, iter([error])
            continue
        except OSError:  # reading it raises the error
            is_named = True
        yield source, is_named, _read_named(source, request) if is_named else iter_contents(source, request.format)


def _read_named(source: Source, request: Request) -> Iterator[Content | ReadError]:
    """Yield a file that the user named, or the error that says why it cannot be read."""
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


def apply_settings(units: Iterable[Unit], settings: Mapping[str, Any], *, are_some: bool = False) -> None:
    """Apply settings to units.

    With `are_some` the units are only a part of the given files, and a setting applies to the units that it fits.

    Raises `NavspecError` for a setting that no family has, or for an invalid value.
    """
    setting_names = [setting.name for family in families().values() for setting in family.settings]
    for name in settings:
        if name not in setting_names:
            raise NavspecError(f"there is no setting '{name}'{suggest_values(name, setting_names)}")
    by_family: dict[str, list[Unit]] = {}
    for unit in units:
        by_family.setdefault(unit.family.id, []).append(unit)
    for family_units in by_family.values():
        for setting in family_units[0].family.settings:
            if (value := settings.get(setting.name)) is not None:
                _apply_setting(family_units, setting, setting.parse(value), are_some)


def _apply_setting(units: list[Unit], setting: Setting, value: Any, are_some: bool) -> None:
    """Apply a value to the units of a family that it fits."""
    fits = setting.fits if are_some or len(units) > 1 else None
    chosen = [unit for unit in units if fits is None or fits(value, unit.files[0].content.name)]
    if not chosen and not are_some:
        raise NavspecError(f"none of {len(units)} files belongs to the {setting.name.replace('_', ' ')} that is given")
    for unit in chosen:
        unit.settings = {**unit.settings, setting.name: value}


def deduplicate(sources: Sequence[Source]) -> Iterator[str | bytes | bytearray | memoryview]:
    """Yield every source once, as a path or bytes."""
    seen: set[str] = set()
    for source in sources:
        resolved = resolve_source(source)
        if isinstance(resolved, str):
            archive, name = split_archive_path(resolved) or (resolved, "")
            place = f"{archive if is_address(archive) else os.path.realpath(archive)}:{name.casefold()}"
            if place in seen:
                continue
            seen.add(place)
        yield resolved


def load_tables(request: Request) -> Tables:
    """Return the tables of a file; see `navspec.tables`."""
    resolved = resolve_source(request.sources[0])
    # Opening a path that is a folder fails, so that files need not be tested; an address is.
    try:
        content = None if is_address(resolved) and is_folder(resolved) else read_source(resolved, request.name or "")
    except NavspecError:
        if not is_folder(resolved):
            raise
        content = None
    if content is None:
        raise NavspecError(f"{resolved}: this is a folder; navspec.table_set reads the files of a set")
    if content.whole is not None and not is_archive_format(request.format):
        raise NavspecError(
            f"{content.path or 'source'}: this is an archive; navspec.table_set reads the files of a set in it"
        )
    return open_content(content, request.format, request.variant).tables()


def load_table_set(request: Request) -> TableSet:
    """Return the tables of a set; see `navspec.table_set`."""
    resolved = resolve_source(request.sources[0])
    where = resolved if isinstance(resolved, str) else "source"
    if not is_folder(resolved) and read_source(resolved, "").whole is None:
        raise NavspecError(f"{where}: this is one file; navspec.tables reads it")
    source_request = replace(request, sources=(resolved,))
    discovery = group_files(iter_sources(source_request), source_request)
    for file in discovery.unread if discovery.units else discovery.reported:
        raise file.error
    units = [unit for unit in discovery.units if not is_archive_format(unit.files[0].raw_match.format)]
    if len(units) != 1:
        raise UnknownFormat(
            "no files of a set are in here" if not units else "files of several sets are here", path=where
        )
    apply_settings(units, request.settings)
    return units[0].table_set()


def find_unit(request: Request, fits: Callable[[Family], bool], what: str) -> Unit:
    """Return the one set or file of a request whose family `fits`.

    Raises
    ------
    ReadError
        As `discover`, and for a file that cannot be read.
    UnknownFormat
        No such set or file exists, or there are several; `what` is the word for it in the message.
    """
    discovery = discover(request)
    for file in discovery.unread:
        raise file.error
    units = [unit for unit in discovery.units if fits(unit.family)]
    if len(units) != 1:
        where = request.paths[0] if request.paths else "source"
        if not units:
            raise UnknownFormat(f"there is no {what} in here", path=where)
        raise UnknownFormat(f"there is more than one {what} in here; name one, such as {units[0].where}", path=where)
    return units[0]


Groups = dict[tuple[str, str], tuple[Unit, dict[int, str]]]
"""Unit of the files of a family in a folder, and the paths of its files by number."""


def _add_to_set(opened: InputFile, groups: Groups, units: list[Unit], path: str) -> None:
    """Add a file to the unit of its set, or add a unit for it."""
    unit = Unit(opened.family, path=path)
    number = unit.number(opened)
    if number == NAMELESS:
        units.append(Unit(opened.family, [opened]))
        return
    key = (opened.family.id, opened.content.folder)
    if key not in groups:
        groups[key] = unit, {}
        units.append(unit)
    set_unit, numbers = groups[key]
    if number in numbers:
        units.append(Unit(opened.family, [opened], twin=numbers[number]))
    else:
        set_unit.files.append(opened)
        numbers[number] = opened.content.path


def overlay_base(units: list[Unit], base: str) -> None:
    """Overlay units on the files of a full set.

    Raises `NavspecError` if the base has no set of their family, or more than one.
    """
    if not is_container(base):
        explain_unknown(base)
        raise NavspecError(f"{base}: the base is neither folder nor archive; name one with a full set of files")
    of_sets = [unit for unit in units if unit.family.sets]
    below = group_files(iter_sources(Request((base,))), Request((base,))).units if of_sets else []
    for unit in of_sets:
        sets = [base_unit for base_unit in below if base_unit.family is unit.family]
        if len(sets) != 1:
            what = "no set" if not sets else "several sets"
            raise NavspecError(
                f"{base}: the base holds {what} of {unit.family.id}; name a folder or an archive with one"
            )
        unit.base = sets[0].files
