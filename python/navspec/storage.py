"""Files in one step: whole or not at all."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from navspec.errors import WriteError


def write_bytes(data: bytes, path: Path, *, force: bool = False, backup: bool = False) -> Path | None:
    """Write a file through a temporary one in the same folder.

    Parameters
    ----------
    data : bytes
        The content.
    path : Path
        Where to.
    force : bool
        Replace a file that is there.
    backup : bool
        Keep what is replaced as `<name>.bak`, `<name>.bak1`, ...

    Returns
    -------
    Path or None
        The backup, if one was made.

    Raises
    ------
    WriteError
        A file is there and `force` is not set, the path is a folder, or its folder does not exist; or it names a place
        in a file, as those of files in archives do.
    OSError
        The folder does not take the file; what was there is as it was.
    """
    archive, colon, _ = path.name.rpartition(":")
    if colon and archive and not path.exists() and path.with_name(archive).is_file():
        raise WriteError(f"{path}: {archive} is a file, and nothing is written into it; name another place")
    if path.is_symlink():
        path = path.resolve()
    if path.exists() and not force:
        raise WriteError(f"{path} exists; use force (--force) to replace it")
    if path.exists() and not path.is_file() and not path.is_dir():
        path.write_bytes(data)  # a pipe or a device takes the bytes; it is nothing to be replaced
        return None
    if path.is_dir() or not path.parent.is_dir():
        raise WriteError(f"{path}: {'this is a folder' if path.is_dir() else 'there is no such folder to write into'}")
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    temporary = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        temporary.chmod(path.stat().st_mode if path.exists() else 0o666 & ~_umask())
        kept = _kept(path) if backup and path.exists() else None
        temporary.replace(path)
        _sync_folder(path.parent)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    return kept


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
