"""Files in one step: whole or not at all, and several of them all or none."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping
from pathlib import Path

from navspec.errors import WriteError


def write_bytes(data: bytes, path: Path, *, force: bool = False, backup: bool = False) -> Path | None:
    """Write a file through a temporary one in the same folder; see `write_all`.

    Returns the backup, if one was made.
    """
    return write_all({path: data}, force=force, backup=backup).get(path)


def write_all(files: Mapping[Path, bytes], *, force: bool = False, backup: bool = False) -> dict[Path, Path]:
    """Write files, all of them or none: each is complete beside its place before the first one takes it.

    Parameters
    ----------
    files : mapping
        Content by path.
    force : bool
        Replace files that are there.
    backup : bool
        Keep what is replaced as `<name>.bak`, `<name>.bak1`, ...

    Returns
    -------
    dict
        Backups by the path of what they were.

    Raises
    ------
    WriteError
        A file is there and `force` is not set, a path is a folder, or its folder does not exist.
    OSError
        A folder does not take a file; what was there is as it was.
    """
    places = {path: _place(path, force) for path in files}
    temporaries: dict[Path, Path] = {}
    kept: dict[Path, Path] = {}
    done: list[Path] = []
    try:
        for path, place in places.items():
            if place.is_file() or not place.exists():
                temporaries[path] = _beside(place, files[path])
        for path, place in places.items():
            if path not in temporaries:
                place.write_bytes(files[path])  # a pipe or a device takes the bytes; it is nothing to be replaced
                continue
            if place.exists() and (backup or len(files) > 1):
                kept[path] = _kept(place)
            temporaries[path].replace(place)
            done.append(path)
    except BaseException:
        for path in done:
            if path in kept:
                kept.pop(path).replace(places[path])
            elif len(files) > 1:
                places[path].unlink(missing_ok=True)
        for each in (*temporaries.values(), *kept.values()):
            each.unlink(missing_ok=True)
        raise
    for folder in {places[path].parent for path in done}:
        _sync_folder(folder)
    if not backup:
        for each in kept.values():
            each.unlink()
        kept.clear()
    return kept


def write_folder(files: Mapping[str, bytes], folder: Path, *, force: bool = False) -> None:
    """Write files by their paths below a folder, all of them or none; folders that are not there are made.

    Raises `WriteError` and `OSError` as `write_all` does; what was there is then as it was.
    """
    if folder.exists() and not folder.is_dir():
        raise WriteError(f"{folder} is a file, but there are several files to write; name a folder")
    made: list[Path] = []
    try:
        for parent in sorted({(folder / name).parent for name in files}):
            missing = [each for each in (parent, *parent.parents) if not each.exists()]
            for each in reversed(missing):
                each.mkdir()
                made.append(each)
        write_all({folder / name: data for name, data in files.items()}, force=force)
    except BaseException:
        for each in reversed(made):
            each.rmdir()
        raise


def _place(path: Path, force: bool) -> Path:
    """Where a file goes, behind links; raises `WriteError` where it cannot."""
    place = path.resolve() if path.is_symlink() else path
    if place.exists() and not force:
        raise WriteError(f"{place} exists; use force (--force) to replace it")
    if place.is_dir() or not place.parent.is_dir():
        raise WriteError(
            f"{place}: {'this is a folder' if place.is_dir() else 'there is no such folder to write into'}"
        )
    return place


def _beside(place: Path, data: bytes) -> Path:
    """A temporary file with the content of another one, in its folder and with its rights."""
    handle, name = tempfile.mkstemp(dir=place.parent, prefix=f".{place.name}.")
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        temporary.chmod(place.stat().st_mode if place.exists() else 0o666 & ~_umask())
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    return temporary


def _kept(path: Path) -> Path:
    """A copy of a file under the first free backup name."""
    number = 0
    while True:
        kept = path.with_name(f"{path.name}.bak{number or ''}")
        try:
            os.link(path, kept)
        except FileExistsError:
            number += 1
        except OSError:  # a file system without hard links
            kept.write_bytes(path.read_bytes())
            return kept
        else:
            return kept


def _sync_folder(folder: Path) -> None:
    """Make the new name last, where the system lets a folder be synced."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
