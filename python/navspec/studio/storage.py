"""Saving and downloading a document: the plan, writing in one step, and files packed for the browser."""

from __future__ import annotations

import io
import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import takewhile
from pathlib import Path, PurePath
from tempfile import TemporaryDirectory
from typing import Any, Literal
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from navspec.errors import MAX_BYTES, NavspecError, ReadError, WriteError
from navspec.inputs.file import InputFile, open_content
from navspec.operations.destination import plan_archive, require_replaceable, write_files
from navspec.records.changes import RepairedFile
from navspec.studio.disk import ChangedOnDisk, DiskChange, disk_path
from navspec.studio.document import Document
from navspec.studio.state import State


def file_data(opened: InputFile) -> bytes:
    """Return the bytes of a file without the padding of its last sector in an archive."""
    try:
        return bytes(opened.without_padding().content.data)
    except ReadError:
        return bytes(opened.content.data)


def zip_files(files: Iterable[tuple[str, bytes]]) -> bytes:
    """Return files by their names in one archive; the same files make the same archive."""
    packed = io.BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as archive:
        for name, data in files:
            archive.writestr(ZipInfo(name), data, ZIP_DEFLATED)
    return packed.getvalue()


_NAMED = 4

CHOICES = ("changed", "all", "archive")
"""Contents of a download."""


@dataclass(frozen=True, slots=True)
class PlannedFile:
    """A file that differs from the saved one, or is no longer on the disk.

    Attributes
    ----------
    path : str
        Its path.
    state : str
        `changed`, `new`, also where it is only gone from the disk, or `removed` from the document; then it stays on the
        disk.
    size, old_size : int or None
        Its bytes now and before; None where it does not exist.
    archive : str or None
        The archive that contains it.
    disk : str
        State on the disk of the file, or its archive, since it was read: `same`, `changed`, `gone`.
    backup : str
        Path at which the old file will be kept; empty where it replaces nothing, or its archive is kept.
    problem : str
        Why it cannot be written; empty where it can.
    """

    path: str
    state: Literal["changed", "new", "removed"]
    size: int | None
    old_size: int | None
    archive: str | None
    disk: Literal["same"] | DiskChange
    backup: str
    problem: str


def plan_save(document: Document) -> list[PlannedFile]:
    """Return the files that a save would write: changed files, and files that are gone from the disk."""
    news, saved = document.disk.find_changes(), document.saved.files
    lost = {path: file for path, file in document.now.files.items() if news.get(path) == "gone"}
    files: list[PlannedFile] = []
    changed = document.changed
    for path, now in (lost | changed).items():
        before = saved.get(path)
        one = now or before
        assert one is not None
        archive = one.content.archive
        is_kept = now is not None and archive is None and document.origin == "disk" and Path(path).exists()
        files.append(
            PlannedFile(
                path,
                "removed" if now is None else "changed" if before and path in changed else "new",
                now and now.content.size,
                before and before.content.size,
                archive,
                news.get(disk_path(one), "same"),
                _backup_path(path) if is_kept else "",
                _find_problem(now) if now else "",
            )
        )
    return files


def planned_archives(plan: Sequence[PlannedFile]) -> list[dict[str, Any]]:
    """Return the archives that a save would write, with the paths of their backups."""
    places = dict.fromkeys(file.archive for file in plan if file.archive and file.state != "removed")
    return [{"path": place, "backup": _backup_path(place) if Path(place).exists() else ""} for place in places]


def _backup_path(path: str) -> str:
    """Return the name under which a file will be kept when it is replaced."""
    number = 0
    while os.path.lexists(kept := f"{path}.bak{number or ''}"):
        number += 1
    return kept


def _find_problem(opened: InputFile) -> str:
    """Return why a file would not read back; empty where it would."""
    content, match_ = opened.content, opened.match
    if content.whole is not None:
        return "only a part of such a file is read, and it cannot be written without the rest"
    try:
        reopened = open_content(replace(content, data=content.data))
        reopened.tables()
    except ReadError as error:
        return f"it would be unreadable: {error.message}"
    if (reopened.match.format, reopened.match.variant) != (match_.format, match_.variant):
        return f"it would be taken for {reopened.match.format} {reopened.match.variant}".rstrip()
    return ""


def save(document: Document, *, force: bool) -> dict[str, Any]:
    """Write the changed files to where they were read, in one step; return written files, backups, and files left on the
    disk.

    Raises
    ------
    ChangedOnDisk
        Another program has written there since, and `force` is not set.
    WriteError
        A file would not read back, or cannot be written.
    NavspecError
        The files were dropped on the page or made here, and have no place.
    """
    if document.origin != "disk":
        raise NavspecError("these files have no place on the disk yet; download them, and put them where they belong")
    plan = plan_save(document)
    written = [file for file in plan if file.state != "removed"]
    _require_readable(written)
    _require_unchanged(written, force=force)
    files = [_repaired_file(document, file, force=force) for file in written]
    for file in files:
        require_replaceable(file.path, file.archive)
    done, archives = write_files(files, [file.path for file in files], force=True) if files else ({}, ())
    placed = [done[id(file)] for file in files]
    for file in placed:
        sha256 = "" if file.archive else document.now.files[file.path].content.sha256
        document.disk.remember(file.archive or file.path, sha256)
    document.mark_saved(document.now)
    return {
        "written": [{"path": file.written, "backup": file.backup} for file in placed],
        "archives": [{"path": archive.archive, "backup": archive.backup} for archive in archives],
        "left": [file.path for file in plan if file.state == "removed"],
    }


def _require_readable(files: Sequence[PlannedFile]) -> None:
    for file in files:
        if file.problem:
            raise WriteError(f"{file.path}: {file.problem}; nothing was written, so undo what led to this")


def _require_unchanged(files: Sequence[PlannedFile], *, force: bool) -> None:
    conflicts = [file for file in files if file.disk == "changed" or (file.disk == "gone" and file.archive)]
    conflicts += [file for file in files if file.state == "new" and not file.archive and os.path.lexists(file.path)]
    if conflicts and not force:
        names = ", ".join(dict.fromkeys(file.archive or file.path for file in conflicts[:_NAMED]))
        more = f" and {len(conflicts) - _NAMED:,} more" if len(conflicts) > _NAMED else ""
        raise ChangedOnDisk(f"{names}{more}: this has changed on the disk since it was read; nothing was written")


def _repaired_file(document: Document, plan: PlannedFile, *, force: bool) -> RepairedFile:
    opened = document.now.files[plan.path]
    content = opened.content
    stamp = None if force else document.disk.stamp(disk_path(opened))
    return RepairedFile(
        plan.path,
        content.name,
        archive=content.archive,
        new=plan.state == "new",
        changed=True,
        get_data=partial(_unpadded_data, opened),
        stamp=stamp,
    )


def _unpadded_data(opened: InputFile) -> bytes:
    """Return the bytes of a file without the padding of its last sector in an archive; raises `ReadError`."""
    return bytes(opened.without_padding().content.data)


# Downloads


def pack_download(document: Document, what: str) -> tuple[str, bytes]:
    """Pack files of a document into one file, with a name for it: a single one as it is, several in a zip file, or their
    archive.

    `what` is one of `CHOICES`: only changed files, all files, or the archive that contains them with the changes.

    Raises `NavspecError` where there is nothing to download, or too much, `WriteError` for a file that would not read
    back.
    """
    if what == "archive":
        return _pack_archive(document)
    files = document.changed if what == "changed" else document.now.files
    chosen = {path: file for path, file in files.items() if file is not None}
    if not chosen:
        raise NavspecError("nothing has changed, so there is nothing to download")
    _require_room(sum(file.content.size for file in chosen.values()))
    for path, file in chosen.items():
        if file.content.whole is not None:
            raise NavspecError(f"{path}: only a part of such a file is read; download the files in it, or the archive")
    if len(chosen) == 1:
        (only,) = chosen.values()
        return PurePath(only.content.name).name, file_data(only)
    named_data = zip(_names_in_zip(list(chosen)), map(file_data, chosen.values()), strict=True)
    return f"{PurePath(document.title).stem or 'files'}.zip", zip_files(named_data)


def _names_in_zip(paths: Sequence[str]) -> list[str]:
    """Return the names of files in a zip file: from the last folder that all of them are in."""
    parts = [PurePath(path.replace(":", "/")).parts for path in paths]
    levels = zip(*(part[:-1] for part in parts), strict=False)
    shared = sum(1 for _ in takewhile(lambda level: len(set(level)) == 1, levels))
    return ["/".join(part[shared:]) for part in parts]


def _pack_archive(document: Document) -> tuple[str, bytes]:
    """Return the archive that contains the files, with the changes."""
    changed = [file for file in document.changed.values() if file is not None]
    places = {file.content.archive for file in document.now.files.values()}
    if len(places) != 1 or not (place := next(iter(places))):
        raise NavspecError("these files are in no archive")
    base = str(document.folder / place) if document.folder else place
    _require_room(Path(base).stat().st_size + sum(file.content.size for file in changed))
    if not changed:
        return PurePath(place).name, Path(base).read_bytes()
    _require_readable([file for file in plan_save(document) if file.state != "removed"])
    with TemporaryDirectory() as folder:
        target = str(Path(folder, PurePath(place).name))
        files = [
            RepairedFile(
                f"{base}:{file.content.name}", file.content.name, archive=base, get_data=partial(_unpadded_data, file)
            )
            for file in changed
        ]
        names = [file.content.path.removeprefix(f"{place}:") for file in changed]
        write_files(files, [f"{target}:{name}" for name in names], force=True, whole=plan_archive(target, files))
        return PurePath(place).name, Path(target).read_bytes()


def _require_room(size: int) -> None:
    if size > MAX_BYTES:
        raise NavspecError(f"this would be more than {MAX_BYTES:,} bytes; save it in its place instead")


def reload_from_disk(document: Document, files: dict[str, InputFile]) -> None:
    """Replace the files of a document by those on the disk, which can be undone."""
    removed = {path: None for path in document.now.files if path not in files}
    document.apply("take the files from the disk", {**files, **removed})
    document.disk.replace_files(files.values())
    document.mark_saved(State(replace(document.unit, files=list(files.values()))))
