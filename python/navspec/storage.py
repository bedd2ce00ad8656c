"""Files in one step, whole or not at all; and several of them."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Sequence
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
        A file is there and `force` is not set, the path is a folder, or its folder does not exist.
    OSError
        The folder does not take the file; what was there is as it was.
    """
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


def write_all(files: Sequence[tuple[Path, bytes]], *, force: bool = False, backup: bool = False) -> list[Path | None]:
    """Write several files, each as `write_bytes` does; folders that do not exist are made.

    Returns
    -------
    list of Path or None
        The backup of each, if one was made.

    Raises
    ------
    WriteError
        Files are there and `force` is not set, and nothing is written; or one of them cannot be written: the error says
        which are written by then, and where what they held before is.
    """
    for path, _ in files:
        if path.exists() and not force:
            raise WriteError(f"{path} exists; use force (--force) to replace it")
    backups: list[Path | None] = []
    for path, data in files:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            backups.append(write_bytes(data, path, force=force, backup=backup))
        except (OSError, WriteError) as error:
            reason = error.strerror if isinstance(error, OSError) else error
            done = [
                f"{path} (before: {kept})" if kept else str(path)
                for (path, _), kept in zip(files, backups, strict=False)
            ]
            raise WriteError(f"{path}: {reason}; written so far: {', '.join(done) or 'nothing'}") from error
    return backups


def destinations(
    output: str | os.PathLike[str], sources: Sequence[str], files: Sequence[tuple[str, str]]
) -> list[Path]:
    """Where files that were made from others go.

    Parameters
    ----------
    output : path
        A folder; or a file, where there is one file that was named itself.
    sources : sequence of str
        Paths that were given. What was found in a folder keeps its place below that folder.
    files : sequence of pairs of str
        Path and name of every file.

    Raises
    ------
    WriteError
        Two files would go to the same place.
    """
    target = Path(output)
    folders = [Path(each) for each in sources if Path(each).is_dir()]
    if len(files) == 1 and not folders and not target.is_dir():
        return [target]
    paths: list[Path] = []
    for path, name in files:
        below = [Path(path).relative_to(each) for each in folders if Path(path).is_relative_to(each)]
        paths.append(target / (below[0] if below else name or Path(path).name))
    for path in paths:
        if paths.count(path) > 1:
            raise WriteError(f"{path}: two files would be written here; name them one by one")
    return paths


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
