"""A folder of files into an archive."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from navspec.errors import NavspecError
from navspec.inputs.archive import find_archive_format
from navspec.inputs.source import natural_key
from navspec.operations.destination import Parcel, write_out
from navspec.operations.package import Piece
from navspec.records.archives import Packed, PassedOver

_BACKUP = re.compile(r".*\.bak\d*", re.IGNORECASE)


def pack_folder(folder: Path, archive: str, base: str | None, format: str | None, *, force: bool) -> Packed:
    """See `navspec.pack`."""
    if not folder.is_dir():
        raise NavspecError(f"{folder}: this is no folder; name the folder whose files go into the archive")
    passed_over: list[PassedOver] = []
    parcel = Parcel(archive, base or "", is_whole=True)
    places = {os.path.realpath(each) for each in (archive, base) if each}
    for path in _below(folder):
        if os.path.realpath(path) in places:
            continue
        if reason := _left_out(path):
            passed_over.append(PassedOver(path.name, reason))
        else:
            parcel.files[path.name] = Piece(path, path.stat().st_size)
    if not parcel.files:
        raise NavspecError(f"{folder}: there is no file in this folder that could go into an archive")
    if not base:
        parcel.format = format or find_archive_format(parcel.files)
        if not parcel.format:
            raise NavspecError(
                f"{folder}: the names of these files do not tell for which game the archive is; say it with format "
                "(--input-format), gta_img for San Andreas and gta_img3 for GTA IV"
            )
    _, (packed,) = write_out([], [parcel], force=force)
    return replace(packed, passed_over=tuple(passed_over))


def _below(folder: Path) -> Iterator[Path]:
    """What lies in a folder, in the order of its numbers; raises `NavspecError` for a folder in it."""
    for path in sorted(folder.iterdir(), key=lambda each: natural_key(each.name)):
        if path.is_dir():
            raise NavspecError(
                f"{path}: there are no folders in archives; move its files out of it, or pack it by itself"
            )
        yield path


def _left_out(path: Path) -> str:
    """Why a file is left out; empty where it is not."""
    if path.name.startswith("."):
        return "a hidden file"
    if _BACKUP.fullmatch(path.name):
        return "a backup"
    return "" if path.is_file() else "no file"
