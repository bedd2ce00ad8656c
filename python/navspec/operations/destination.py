"""Where the results of an operation go, and the writing of them: files of their own, and files in archives."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, TypeVar

from navspec.disk.atomic_write import Data, destinations, real_paths, write_all, write_bytes
from navspec.disk.files import Stamp
from navspec.errors import NavspecError, WriteError
from navspec.inputs.archive import (
    Archive,
    find_archive_format,
    is_archive_name,
    new_archive,
    open_archive,
    read_source,
    split_archive_path,
)
from navspec.inputs.file import open_content
from navspec.inputs.unknown_files import explain_unknown
from navspec.operations.package import FileData, Package

if TYPE_CHECKING:
    from navspec.records.archives import Packed
    from navspec.records.changes import RepairedFile
    from navspec.records.conversion import ConvertedFile
    from navspec.records.networks import CompiledFile

File = TypeVar("File", "RepairedFile", "ConvertedFile", "CompiledFile")


@dataclass(slots=True)
class ArchivePlan:
    """What goes into one archive that is written.

    Attributes
    ----------
    path : str
        Where the archive is written.
    base : str
        The archive that it is made of; empty for a new one, which is of a `format`.
    files : dict
        What is put in, by name.
    without : collection of str
        Names of files that are taken out, unless they are put in as well.
    is_whole : bool
        Whether the archive is what was asked for, and not places in one that is there.
    stamp : Stamp or None
        The archive that it is made of as it was when files were read out of it.
    """

    path: str
    base: str = ""
    format: str = ""
    files: dict[str, FileData] = field(default_factory=dict)
    without: Collection[str] = ()
    is_whole: bool = False
    stamp: Stamp | None = None

    def add(self, name: str, data: bytes) -> None:
        """Put a file in.

        Raises `WriteError` for a second one of a name.
        """
        if name in self.files:
            raise WriteError(f"{self.path}: two files would be written as {name}; write them one by one")
        self.files[name] = FileData(data, len(data))

    @contextmanager
    def open_package(self) -> Iterator[Package]:
        """The archive as it is to be, as long as the old one is open."""
        with self._opened() as archive:
            if self.stamp and archive.stamp and not archive.stamp.has_same_state(self.stamp):
                raise WriteError(
                    f"{self.base}: this archive has changed since it was read; it is left as it is, so read it again"
                )
            yield Package(archive, self.path, self.files, self.without)

    def _opened(self) -> Archive:
        if not self.base:
            return new_archive(self.format)
        archive = open_archive(self.base)
        if archive is None:
            explain_unknown(self.base)
            raise WriteError(f"{self.base}: this is no archive that navspec can write into")
        return archive


@dataclass(frozen=True, slots=True)
class Destination:
    """A file, folder or archive, the place of what was given, or nothing.

    `output` is a path to write to, `force` lets it replace what is there; `apply` puts results in the place of their sources.
    Raises `NavspecError` where both are asked for.
    """

    output: str | os.PathLike[str] | None = None
    force: bool = False
    apply: bool = False

    def __post_init__(self) -> None:
        if self.apply and self.output is not None:
            raise NavspecError("apply, output: files are either replaced or written elsewhere, not both")

    def write(
        self, files: Iterable[RepairedFile], sources: Sequence[str]
    ) -> tuple[dict[int, RepairedFile], tuple[Packed, ...]]:
        """Write files, and tell of archives; without `apply` and `output` of what would become of those."""
        chosen = list(files)
        if self.output is not None:
            inputs = [file.archive or file.path for file in chosen]
            instead = "one of the files that are repaired; replace them with --apply"
            if is_archive_name(self.output):
                require_elsewhere([self.output], inputs, instead)
                whole = plan_archive(self.output, chosen)
                paths = [f"{whole.path}:{name_in_archive(file.path, file.archive) or file.name}" for file in chosen]
                return write_files(chosen, paths, force=self.force, whole=whole)
            paths = destinations(self.output, sources, [(file.path, file.name) for file in chosen])
            require_elsewhere(paths, inputs, instead)
            return write_files(chosen, paths, force=self.force)
        chosen = [file for file in chosen if file.changed]
        if not self.apply:
            inside = [file for file in chosen if file.archive and _is_writable(file.archive)]
            with _open_packages(_assign_archives(inside, [file.path for file in inside])[1]) as packages:
                return {}, tuple(package.record() for package in packages)
        for file in chosen:
            require_replaceable(file.path, file.archive)
        return write_files(chosen, [file.path for file in chosen], force=True)


def require_replaceable(path: str, archive: str | None) -> None:
    """Raise `WriteError` for what is no file that could be replaced."""
    if not path or archive == "":
        where = f"{path}: " if path else ""
        raise WriteError(f"{where}bytes are no file that could be replaced; say where the result goes (-o FILE)")


def require_elsewhere(outputs: Iterable[str | os.PathLike[str]], inputs: Iterable[str], instead: str) -> None:
    """Raise `WriteError` for an output that is one of the inputs, and say what to do instead."""
    real_inputs = set(real_paths(filter(None, inputs)))
    outputs = list(outputs)
    for path, real in zip(outputs, real_paths(outputs), strict=True):
        if real in real_inputs:
            raise WriteError(f"{os.fspath(path)} is {instead}")


def plan_archive(
    path: str | os.PathLike[str], files: Sequence[File], format: str = "", without: Collection[str] = ()
) -> ArchivePlan:
    """An archive to be written for files: the one that they came from, unless they need another `format`; or a new one."""
    origins = {file.archive for file in files}
    whole = ArchivePlan(os.fspath(path), without=without, is_whole=True)
    if origins - {None}:
        base, *other_origins = origins
        if not base or other_origins:
            raise WriteError(f"{whole.path}: the files come from several places; write those of one folder or archive")
        if _is_writable(base) and format in ("", open_content(read_source(base)).match.format):
            whole.base = base
    whole.format = format or find_archive_format(file.name for file in files)
    if not (whole.base or whole.format):
        raise WriteError(f"{whole.path}: no game keeps such files in archives of this kind; write them to a folder")
    return whole


def _is_writable(path: str) -> bool:
    """Whether files can be put into an archive that is there."""
    archive = open_archive(path)
    if archive is None:
        return False
    with archive:
        return archive.kind.arranged is not None


def name_in_archive(path: str | os.PathLike[str], archive: str | None) -> str:
    """The name of a file in an archive, by its path; empty for any other path."""
    text = os.fspath(path)
    return text[len(archive) + 1 :] if archive and text.startswith(f"{archive}:") else ""


def _assign_archives(
    files: Sequence[File], paths: Sequence[str | os.PathLike[str]], whole: ArchivePlan | None = None
) -> tuple[list[ArchivePlan | None], list[ArchivePlan]]:
    """For every file the archive that it is to be in, None for a place of its own; and these archives once."""
    placed: list[ArchivePlan | None] = []
    parcels: dict[str, ArchivePlan] = {}
    for file, path in zip(files, paths, strict=True):
        archive = whole.path if whole else file.archive
        place = (archive, name) if archive and (name := name_in_archive(path, archive)) else split_archive_path(path)
        parcel = None
        if place:
            parcel = parcels.setdefault(os.path.realpath(place[0]), whole or ArchivePlan(place[0], place[0]))
            parcel.add(place[1], file.data)
            parcel.stamp = parcel.stamp or (file.stamp if file.archive == parcel.base else None)
        placed.append(parcel)
    return placed, list(parcels.values())


@contextmanager
def _open_packages(parcels: Iterable[ArchivePlan]) -> Iterator[list[Package]]:
    with ExitStack() as stack:
        yield [stack.enter_context(parcel.open_package()) for parcel in parcels]


def write_files(
    files: Sequence[File], paths: Sequence[str | os.PathLike[str]], *, force: bool, whole: ArchivePlan | None = None
) -> tuple[dict[int, File], tuple[Packed, ...]]:
    """Write files, all of them or none; by the `id` of each, the same with the place where it is now; and archives.

    Where one takes the place of a file that they were made from, what is replaced stays beside it, and has not changed since.
    All of them go into the archive that is given as a `whole`.
    """
    paths = _match_spelling(paths)
    placed, parcels = _assign_archives(files, paths, whole)
    plain_files = [file for file in files if file.path and file.archive is None]
    stamps = {
        real: file.stamp for file, real in zip(plain_files, real_paths(file.path for file in plain_files), strict=True)
    }
    reals = real_paths(paths)
    plain_outputs = [
        (Path(path), partial(_write_data, file), stamps.get(real))
        for file, path, real, parcel in zip(files, paths, reals, placed, strict=True)
        if parcel is None
    ]
    is_replacing = any(real in stamps for real, parcel in zip(reals, placed, strict=True) if parcel is None)
    kept, archives = write_together(plain_outputs, parcels, force=force, backup=is_replacing)
    backups, by_path = iter(kept), {archive.archive: archive.backup for archive in archives}
    return {
        id(file): replace(
            file, written=os.fspath(path), backup=by_path[parcel.path] if parcel else str(next(backups) or "")
        )
        for file, path, parcel in zip(files, paths, placed, strict=True)
    }, archives


def _match_spelling(paths: Sequence[str | os.PathLike[str]]) -> list[str]:
    """Paths of files, spelled as they are where only the case of their names is another: to games these are the same."""
    folders: dict[str, dict[str, str]] = {}
    spelled: list[str] = []
    for path in paths:
        folder, name = os.path.split(os.fspath(path))
        if folder not in folders:
            entries = os.listdir(folder or ".") if os.path.isdir(folder or ".") else []
            folders[folder] = {entry.casefold(): entry for entry in entries} | {entry: entry for entry in entries}
        entries_by_name = folders[folder]
        spelled.append(os.path.join(folder, entries_by_name.get(name) or entries_by_name.get(name.casefold()) or name))
    return spelled


def _write_data(source: File, file: BinaryIO) -> None:
    """Write one of many files, of which no more than this one is in memory then."""
    file.write(source.data)


def write_file(
    data: bytes, path: str | os.PathLike[str], *, force: bool, backup: bool = False, stamp: Stamp | None = None
) -> tuple[str, tuple[Packed, ...]]:
    """Write one file, into an archive where the path leads into one; where what it replaces is kept, and the archive.

    `stamp` is that of what it was made from: a file, or the archive that holds it.
    """
    if not (place := split_archive_path(path)):
        if is_archive_name(path):
            raise WriteError(f"{path}: this is one file and no archive; name its place in an archive, as {path}:NAME")
        return str(write_bytes(data, Path(path), force=force, backup=backup, stamp=stamp) or ""), ()
    archive, name = place
    parcel = ArchivePlan(archive, archive, stamp=stamp if stamp and stamp.is_at(archive) else None)
    parcel.add(name, data)
    _, (written,) = write_together([], [parcel], force=force)
    return written.backup, (written,)


def write_together(
    plain_files: Sequence[tuple[Path, Data, Stamp | None]],
    parcels: Sequence[ArchivePlan],
    *,
    force: bool,
    backup: bool = False,
) -> tuple[list[Path | None], tuple[Packed, ...]]:
    """Write files of their own and archives, all of them or none; the backups of the files, and the archives.

    Files come with what they were made from. What an archive replaces is always kept.
    """
    with _open_packages(parcels) as packages:
        for parcel, package in zip(parcels, packages, strict=True):
            if not force:
                _require_free(parcel, package)
        backups = write_all(
            [
                *((path, data) for path, data, _ in plain_files),
                *((Path(package.path), package.write) for package in packages),
            ],
            force=force or bool(packages),
            backup=backup or bool(packages),
            stamps=[*(stamp for _, _, stamp in plain_files), *(package.archive.stamp for package in packages)],
        )
        archives = tuple(
            replace(package.record(), written=True, backup=str(kept or ""))
            for package, kept in zip(packages, backups[len(plain_files) :], strict=True)
        )
    return backups[: len(plain_files)], archives


def _require_free(parcel: ArchivePlan, package: Package) -> None:
    """Raise `WriteError` for an archive, or a file in one, that is there."""
    if parcel.is_whole:
        existing = [parcel.path] if os.path.lexists(parcel.path) else []
    else:
        existing = [f"{parcel.path}:{name}" for name in parcel.files if name.casefold() in package.archive.rows]
    if existing:
        raise WriteError(f"{existing[0]} exists; use force (--force) to replace it")
