"""Files that were dropped on the page, stored unchanged in a folder of the studio."""

from __future__ import annotations

import os
import re
import secrets
import shutil
from contextlib import suppress
from pathlib import Path
from tempfile import gettempdir
from typing import IO
from weakref import finalize

from navspec.disk.files import lock
from navspec.disk.windows import safe_name
from navspec.errors import NavspecError
from navspec.inputs.source import MAX_BYTES, natural_key
from navspec.studio.journal import create_private_folder

MOST_BYTES = 4 * MAX_BYTES
MOST_FILES = 1 << 13
"""Bytes and files that one studio takes."""

_MAX_NAME_BYTES = 200
_MAX_DEPTH = 8
_LOCK = ".lock"
_LOT_NAME = re.compile(r"[0-9a-f]{16}")


class Uploads:
    """Lots of files, each lot in a folder of its own until it is removed.

    Parameters
    ----------
    root : Path, optional
        Folder for the lots, which survives a crash; otherwise a temporary one that is removed with this object.
    """

    def __init__(self, root: Path | None = None) -> None:
        self._root = root or Path(gettempdir(), f"navspec-{secrets.token_hex(8)}")
        self._open: dict[str, Path] = {}
        self._locks: dict[Path, IO[bytes]] = {}
        self._sizes: dict[Path, list[int]] = {}
        finalize(self, _release_folders, self._locks, None if root else self._root)

    def put(self, lot: str, name: str, data: IO[bytes]) -> None:
        """Add a file to a lot, which the page has given a name.

        Raises `NavspecError` for more than the studio takes, and for a second file of a name.
        """
        sizes = [size for sizes_of_lot in self._sizes.values() for size in sizes_of_lot]
        size_of_file = data.seek(0, os.SEEK_END)
        if len(sizes) >= MOST_FILES or sum(sizes) + size_of_file > MOST_BYTES:
            raise NavspecError(
                f"{name}: these would be more than {MOST_FILES:,} files or {MOST_BYTES:,} bytes; start navspec with the "
                "path of their folder"
            )
        folder = self._folder(lot)
        place = folder.joinpath(*safe_parts(name))
        try:
            place.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            with place.open("xb") as file:
                data.seek(0)
                shutil.copyfileobj(data, file)
        except (FileExistsError, NotADirectoryError):
            raise NavspecError(f"{name}: this was dropped twice; drop files of one name one after the other") from None
        self._sizes[folder].append(size_of_file)

    def finish_lot(self, lot: str) -> Path:
        """Return the folder of a complete lot; raises `NavspecError` for an empty one."""
        if lot not in self._open:
            raise NavspecError("no file has arrived; drop the files again")
        return self._open.pop(lot)

    def reopen(self, name: str) -> Path:
        """Return the folder of an earlier studio; raises `NavspecError` where there is none, or it is in use."""
        folder = self._root / name
        if not _LOT_NAME.fullmatch(name) or not folder.is_dir():
            raise NavspecError("the dropped files are no longer available")
        try:
            self._lock_folder(folder)
        except OSError:
            raise NavspecError("another studio has these files open") from None
        self._sizes[folder] = [file.stat().st_size for file in list_files(folder)]
        return folder

    def remove(self, folder: Path) -> None:
        """Remove a folder with its files."""
        self._sizes.pop(folder, None)
        self._open = {lot: open_folder for lot, open_folder in self._open.items() if open_folder != folder}
        if lock_file := self._locks.pop(folder, None):
            lock_file.close()
        shutil.rmtree(folder, ignore_errors=True)

    def remove_orphans(self, wanted: set[str]) -> None:
        """Remove folders of studios that have ended, except those in `wanted`."""
        with suppress(OSError):
            for folder in self._root.iterdir():
                if _LOT_NAME.fullmatch(folder.name) and folder.name not in wanted and folder not in self._locks:
                    with suppress(OSError):  # another studio has it
                        self._lock_folder(folder)
                        self.remove(folder)

    def remove_unopened(self) -> None:
        """Remove lots that were never opened."""
        for folder in list(self._open.values()):
            self.remove(folder)

    def _folder(self, lot: str) -> Path:
        if lot not in self._open:
            create_private_folder(self._root)
            folder = self._root / secrets.token_hex(8)
            folder.mkdir(mode=0o700)
            self._lock_folder(folder)
            self._open[lot], self._sizes[folder] = folder, []
        return self._open[lot]

    def _lock_folder(self, folder: Path) -> None:
        file = (folder / _LOCK).open("ab")
        try:
            lock(file, shared=False)
        except OSError:
            file.close()
            raise
        self._locks[folder] = file


def _release_folders(locks: dict[Path, IO[bytes]], root: Path | None) -> None:
    """Unlock the folders for the next studio, or remove them."""
    for file in locks.values():
        file.close()
    if root:
        shutil.rmtree(root, ignore_errors=True)


def list_files(folder: Path) -> list[Path]:
    """Return the files of a lot, sorted by numbers in their names."""
    paths = (path for path in folder.rglob("*") if path.is_file() and path != folder / _LOCK)
    return sorted(paths, key=lambda path: natural_key(str(path)))


def safe_parts(name: str) -> list[str]:
    """Return a name with its folders as names that stay below a folder."""
    parts = [part for part in name.replace("\\", "/").split("/") if part.strip(". ")]
    names = [safe_name(part.lstrip(". ").encode("utf-8", "replace").decode()) for part in parts[-_MAX_DEPTH:]]
    if not names or any(len(safe.encode()) > _MAX_NAME_BYTES for safe in names):
        raise NavspecError("this file needs a name that a folder can hold")
    return names
