"""Extraction of files from archives, and packing of folders into archives."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from fnmatch import fnmatchcase
from pathlib import Path

from navspec.disk.atomic_write import write_all
from navspec.disk.windows import LONGEST, safe_name
from navspec.errors import NavspecError, ReadError, UnknownFormat
from navspec.inputs.archive import (
    Archive,
    find_archive_format,
    has_supported_extension,
    open_archive,
    read_source,
    split_archive_path,
)
from navspec.inputs.file import InputFile, open_content
from navspec.inputs.request import Request
from navspec.inputs.source import PAST_END, Content, Source, natural_key, resolve_source
from navspec.inputs.unknown_files import explain_unknown
from navspec.operations.destination import ArchivePlan, Destination, write_together
from navspec.operations.package import FileData
from navspec.records.archives import Extracted, ExtractedFile, Packed, PassedOver

_HIDDEN = "an earlier file of the archive has the same name"


def extract_files(request: Request, names: Sequence[str], destination: Destination) -> Extracted:
    """Extract files from an archive; see `navspec.extract`."""
    source = resolve_source(request.sources[0])
    folder, force = destination.output or "", destination.force
    path = source if isinstance(source, str) else ""
    archive = open_archive(source)
    if archive is None:
        leftovers = [] if names else _find_embedded(source)
        if not leftovers:
            explain_unknown(source)
            nothing = "is not an archive that navspec knows, and has no older file at its end"
            raise NavspecError(f"{path or 'this'} {nothing}")
        files = [(opened.content.name, opened.content.name, opened) for opened, _ in leftovers]
        record = _write(path, folder, files, (), len(leftovers), force)
        notes = {opened.content.name: notes for opened, notes in leftovers}
        return replace(record, files=tuple(replace(file, notes=notes[file.name]) for file in record.files))
    with archive:
        files = [(name, archive.name_of(archive.row(name)), opened) for name, opened in _open_files(archive, names)]
        hidden = tuple(_find_hidden(archive, names))
    if not files:
        raise NavspecError(f"{path or 'this archive'} holds no file of a format that navspec knows")
    return _write(path, folder, files, hidden, len(archive.names), force)


def _write(
    path: str,
    folder: str | os.PathLike[str],
    entries_to_write: Sequence[tuple[str, str, InputFile | str]],
    hidden: Sequence[str],
    entries: int,
    force: bool,
) -> Extracted:
    """Write files, given by their names in the archive and on disk, and return the record."""
    passed_over: list[PassedOver] = []
    written: dict[Path, InputFile] = {}
    used_names: set[str] = set()
    for name, file_name, opened in entries_to_write:
        target = Path(folder, safe_name(file_name))
        if isinstance(opened, str):
            passed_over.append(PassedOver(name, opened))
        elif len(os.fsencode(target.name)) > LONGEST:
            passed_over.append(PassedOver(name, f"its name is too long for a folder, which takes {LONGEST} bytes"))
        elif target.is_symlink():
            passed_over.append(
                PassedOver(name, f"{target} is a link, and nothing is written where it leads; remove it")
            )
        elif target.exists() and path and target.samefile((split_archive_path(path) or (path,))[0]):
            passed_over.append(PassedOver(name, "it would take the place of the file that it comes from"))
        elif target.name.casefold() in used_names:
            passed_over.append(PassedOver(name, f"another file is written as {target.name}"))
        else:
            written[target] = opened
            used_names.add(target.name.casefold())
    passed_over += [PassedOver(name, _HIDDEN) for name in hidden]
    write_all([(target, bytes(opened.content.data)) for target, opened in written.items()], force=force)
    files = (
        ExtractedFile(opened.content.name, str(target), opened.match.format, opened.match.variant, opened.content.size)
        for target, opened in written.items()
    )
    return Extracted(path, tuple(files), tuple(passed_over), entries)


def _find_embedded(source: Source) -> list[tuple[InputFile, tuple[str, ...]]]:
    """Return older files that are stored at the end of another one with their notes; an empty list if its format is
    unknown.
    """
    try:
        opened = open_content(read_source(source))
    except UnknownFormat:
        return []
    if opened.family.embedded_files is None:
        return []
    stem = Path(opened.content.name).stem
    return [
        (open_content(Content(data, name=f"{stem}-{name}"), opened.match.format), notes)
        for name, data, notes in opened.family.embedded_files(opened.tables())
    ]


def _open_files(archive: Archive, names: Sequence[str]) -> Iterator[tuple[str, InputFile | str]]:
    """Yield the requested files by name, without padding, or the reason why a file cannot be extracted.

    Files of unknown format are only included if they are named themselves.
    """
    exact = {name.casefold() for name in names}
    rows = _select_rows(archive, names)
    for row, content in zip(rows, archive.contents(rows), strict=True):
        name = archive.names[row]
        if isinstance(content, ReadError):
            yield name, content.message
            continue
        if content.is_past_end:
            yield name, PAST_END
            continue
        try:
            yield name, open_content(content).without_padding()
        except UnknownFormat as error:
            if name.casefold() in exact:
                yield name, error.message
        except ReadError as error:
            yield name, error.message


def _select_rows(archive: Archive, names: Sequence[str]) -> list[int]:
    """Return the rows of files that match names and patterns, in the order of the directory; without names, of known formats.

    Raises `NavspecError` for a name that matches no file.
    """
    if not names:
        return archive.supported_rows()
    rows: set[int] = set()
    for name in names:
        wanted = name.casefold()
        row = archive.rows.get(wanted)
        matches = [row] if row is not None else [r for entry, r in archive.rows.items() if fnmatchcase(entry, wanted)]
        if not matches:
            raise NavspecError(f"no file of the archive is called '{name}'{archive.suggest(name)}")
        # Patterns only match files that may have a known format; other files are not even read.
        rows.update(
            matches
            if row is not None
            else filter(lambda match_row: has_supported_extension(archive.names[match_row]), matches)
        )
    return sorted(rows)


def _find_hidden(archive: Archive, names: Sequence[str]) -> Iterator[str]:
    """Yield names of requested files that an earlier file with the same name hides."""
    chosen = {archive.names[row].casefold(): row for row in _select_rows(archive, names)}
    return (name for row, name in enumerate(archive.names) if chosen.get(name.casefold(), row) != row)


_BACKUP = re.compile(r".*\.bak\d*", re.IGNORECASE)


def pack_folder(folder: Path, archive: str, base: str | None, format: str | None, *, force: bool) -> Packed:
    """Write an archive of the files of a folder; see `navspec.pack`."""
    if not folder.is_dir():
        raise NavspecError(f"{folder}: this is not a folder; name the folder whose files go into the archive")
    passed_over: list[PassedOver] = []
    plan = ArchivePlan(archive, base or "", is_whole=True)
    places = {os.path.realpath(archive_path) for archive_path in (archive, base) if archive_path}
    for path in _list_files(folder):
        if os.path.realpath(path) in places:
            continue
        if reason := _reason_to_skip(path):
            passed_over.append(PassedOver(path.name, reason))
        else:
            plan.files[path.name] = FileData(path, path.stat().st_size)
    if not plan.files:
        raise NavspecError(f"{folder}: there is no file in this folder that could go into an archive")
    if not base:
        plan.format = format or find_archive_format(plan.files)
        if not plan.format:
            raise NavspecError(
                f"{folder}: the names of these files do not show for which game the archive is; set it with format "
                "(--input-format), gta_img for San Andreas and gta_img3 for GTA IV"
            )
    _, (packed,) = write_together([], [plan], force=force)
    return replace(packed, passed_over=tuple(passed_over))


def _list_files(folder: Path) -> Iterator[Path]:
    """Yield the files of a folder in natural order; raises `NavspecError` for a folder in it."""
    for path in sorted(folder.iterdir(), key=lambda entry: natural_key(entry.name)):
        if path.is_dir():
            raise NavspecError(
                f"{path}: there are no folders in archives; move its files out of it, or pack it by itself"
            )
        yield path


def _reason_to_skip(path: Path) -> str:
    """Return why a file is skipped; empty if it is packed."""
    if path.name.startswith("."):
        return "a hidden file"
    if _BACKUP.fullmatch(path.name):
        return "a backup"
    return "" if path.is_file() else "no file"
