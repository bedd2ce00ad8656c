"""Destinations of results, and the writing of files on disk and in archives."""

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
    """Files that go into one archive.

    Attributes
    ----------
    path : str
        Path of the new archive.
    base : str
        Archive that it is made from; empty for a new one, which has a `format`.
    files : dict
        Files to add, by name.
    without : collection of str
        Names of files to remove, unless they are added as well.
    is_whole : bool
        Whether the user requested the archive, not places in an existing one.
    stamp : Stamp or None
        State of `base` when files were read from it.
    """

    path: str
    base: str = ""
    format: str = ""
    files: dict[str, FileData] = field(default_factory=dict)
    without: Collection[str] = ()
    is_whole: bool = False
    stamp: Stamp | None = None

    def add(self, name: str, data: bytes) -> None:
        """Add a file.

        Raises `WriteError` for a second file of the same name.
        """
        if name in self.files:
            raise WriteError(f"{self.path}: two files would be written as {name}; write them one by one")
        self.files[name] = FileData(data, len(data))

    @contextmanager
    def open_package(self) -> Iterator[Package]:
        """Open the old archive, and yield the new one."""
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
            raise WriteError(f"{self.base}: this is not an archive that navspec can write into")
        return archive


@dataclass(frozen=True, slots=True)
class Destination:
    """Destination of results: a file, folder or archive, the place of the source, or nowhere.

    `output` is a path to write to, and `force` lets it replace a file; `apply` replaces the sources. Raises `NavspecError` if
    both are requested.
    """

    output: str | os.PathLike[str] | None = None
    force: bool = False
    apply: bool = False

    def __post_init__(self) -> None:
        if self.apply and self.output is not None:
            raise NavspecError("apply, output: files are either replaced or written elsewhere, not both")

    def write(
        self, files: Iterable[RepairedFile], sources: Sequence[str], instead: str
    ) -> tuple[dict[int, RepairedFile], tuple[Packed, ...]]:
        """Write files, and return them and the records of archives; without `apply` and `output` only a preview of
        archives.

        `instead` says of an output that is one of the sources what it is, and what to do.
        """
        chosen = list(files)
        if self.output is not None:
            inputs = [file.archive or file.path for file in chosen]
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
    """Raise `WriteError` for a source that is not a file that could be replaced."""
    if not path or archive == "":
        where = f"{path}: " if path else ""
        raise WriteError(f"{where}bytes are not a file that could be replaced; name a file for the result (-o FILE)")


def require_elsewhere(outputs: Iterable[str | os.PathLike[str]], inputs: Iterable[str], instead: str) -> None:
    """Raise `WriteError` for an output that is one of the inputs, with a hint on what to do instead."""
    real_inputs = set(real_paths(filter(None, inputs)))
    outputs = list(outputs)
    for path, real in zip(outputs, real_paths(outputs), strict=True):
        if real in real_inputs:
            raise WriteError(f"{os.fspath(path)} is {instead}")


def plan_archive(
    path: str | os.PathLike[str], files: Sequence[File], format: str = "", without: Collection[str] = ()
) -> ArchivePlan:
    """Return the plan of an archive for files: based on their archive, unless another `format` is needed; or a new one."""
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
    """Return whether files can be written into an existing archive."""
    archive = open_archive(path)
    if archive is None:
        return False
    with archive:
        return archive.kind.arranged is not None


def name_in_archive(path: str | os.PathLike[str], archive: str | None) -> str:
    """Return the name of a file in an archive, by its path; empty for any other path."""
    text = os.fspath(path)
    return text[len(archive) + 1 :] if archive and text.startswith(f"{archive}:") else ""


def _assign_archives(
    files: Sequence[File], paths: Sequence[str | os.PathLike[str]], whole: ArchivePlan | None = None
) -> tuple[list[ArchivePlan | None], list[ArchivePlan]]:
    """Return the plan of the archive for every file, None for a file on disk; and all plans once."""
    placed: list[ArchivePlan | None] = []
    plans: dict[str, ArchivePlan] = {}
    for file, path in zip(files, paths, strict=True):
        archive = whole.path if whole else file.archive
        place = (archive, name) if archive and (name := name_in_archive(path, archive)) else split_archive_path(path)
        plan = None
        if place:
            plan = plans.setdefault(os.path.realpath(place[0]), whole or ArchivePlan(place[0], place[0]))
            plan.add(place[1], file.data)
            plan.stamp = plan.stamp or (file.stamp if file.archive == plan.base else None)
        placed.append(plan)
    return placed, list(plans.values())


@contextmanager
def _open_packages(plans: Iterable[ArchivePlan]) -> Iterator[list[Package]]:
    with ExitStack() as stack:
        yield [stack.enter_context(plan.open_package()) for plan in plans]


def write_files(
    files: Sequence[File], paths: Sequence[str | os.PathLike[str]], *, force: bool, whole: ArchivePlan | None = None
) -> tuple[dict[int, File], tuple[Packed, ...]]:
    """Write files, all or none; return them by their `id` with their new paths, and the records of archives.

    A file that replaces one of the sources requires that the source has not changed, and keeps a copy of it. With `whole` all
    of them go into this archive.
    """
    paths = _match_spelling(paths)
    placed, plans = _assign_archives(files, paths, whole)
    plain_files = [file for file in files if file.path and file.archive is None]
    stamps = {
        real: file.stamp for file, real in zip(plain_files, real_paths(file.path for file in plain_files), strict=True)
    }
    reals = real_paths(paths)
    plain_outputs = [
        (Path(path), partial(_write_data, file), stamps.get(real))
        for file, path, real, plan in zip(files, paths, reals, placed, strict=True)
        if plan is None
    ]
    is_replacing = any(real in stamps for real, plan in zip(reals, placed, strict=True) if plan is None)
    kept, archives = write_together(plain_outputs, plans, force=force, backup=is_replacing)
    backups, by_path = iter(kept), {archive.archive: archive.backup for archive in archives}
    return {
        id(file): replace(
            file, written=os.fspath(path), backup=by_path[plan.path] if plan else str(next(backups) or "")
        )
        for file, path, plan in zip(files, paths, placed, strict=True)
    }, archives


def _match_spelling(paths: Sequence[str | os.PathLike[str]]) -> list[str]:
    """Return paths with the spelling of existing files that differ only in case, because they are the same to games."""
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
    """Write one of many files, so that only this one is in memory."""
    file.write(source.data)


def write_file(
    data: bytes, path: str | os.PathLike[str], *, force: bool, backup: bool = False, stamp: Stamp | None = None
) -> tuple[str, tuple[Packed, ...]]:
    """Write one file, also into an archive; return the path of the copy of the replaced file, and the record of the archive.

    `stamp` is the state of the source: a file, or the archive that contains it.
    """
    if not (place := split_archive_path(path)):
        if is_archive_name(path):
            raise WriteError(f"{path}: this is one file and no archive; name its place in an archive, as {path}:NAME")
        return str(write_bytes(data, Path(path), force=force, backup=backup, stamp=stamp) or ""), ()
    archive, name = place
    plan = ArchivePlan(archive, archive, stamp=stamp if stamp and stamp.is_at(archive) else None)
    plan.add(name, data)
    _, (written,) = write_together([], [plan], force=force)
    return written.backup, (written,)


def write_together(
    plain_files: Sequence[tuple[Path, Data, Stamp | None]],
    plans: Sequence[ArchivePlan],
    *,
    force: bool,
    backup: bool = False,
) -> tuple[list[Path | None], tuple[Packed, ...]]:
    """Write files and archives, all or none; return the paths of copies of replaced files, and the records of archives.

    Files come with the state of their source. Replaced archives are always kept as copies.
    """
    with _open_packages(plans) as packages:
        for plan, package in zip(plans, packages, strict=True):
            if not force:
                _require_free(plan, package)
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


def _require_free(plan: ArchivePlan, package: Package) -> None:
    """Raise `WriteError` if an archive, or a file in it, exists."""
    if plan.is_whole:
        existing = [plan.path] if os.path.lexists(plan.path) else []
    else:
        existing = [f"{plan.path}:{name}" for name in plan.files if name.casefold() in package.archive.rows]
    if existing:
        raise WriteError(f"{existing[0]} exists; use force (--force) to replace it")
