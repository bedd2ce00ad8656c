"""Paths as they are named on a command line: files, folders, and lists of paths."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from navspec.errors import NavspecError
from navspec.formats import families
from navspec.sources import files_below

STDIN = "-"


def expand(arguments: Iterable[str]) -> list[str]:
    """Paths in their order, with every `@list.txt` replaced by the lines of that file.

    A list is UTF-8, one path per line, relative to the working folder; empty lines do not count.

    Raises
    ------
    NavspecError
        A path that does not exist, a list that is no text, or nothing left.
    OSError
        A list that cannot be read.
    """
    found: list[str] = []
    for argument in arguments:
        found += _listed(argument[1:]) if argument.startswith("@") else [argument]
    for path in found:
        demand(path)
    if found.count(STDIN) > 1:
        raise NavspecError("stdin (-) can be read only once")
    if not found:
        raise NavspecError("the list of paths is empty")
    return found


def demand(path: str, *, file: bool = False) -> None:
    """Raise `NavspecError` for a path that is not there, or that is a folder where only a file will do."""
    if path == STDIN:
        return
    if not Path(path).exists():
        raise NavspecError(f"{path}: there is no such file{'' if file else ' or folder'}")
    if file and Path(path).is_dir():
        raise NavspecError(f"{path}: this is a folder; name one file")


def walk(paths: Iterable[str]) -> Iterator[tuple[str, bool]]:
    """Every file that some paths stand for, and whether it was named itself rather than found in a folder.

    Of folders only files with the extension of a known format are taken.
    """
    for path in paths:
        if path != STDIN and Path(path).is_dir():
            yield from ((each, False) for each in candidates(path))
        else:
            yield path, True


def candidates(folder: str) -> Iterator[str]:
    """Files below a folder that may be of a known format, by their extension."""
    known = {f".{each}" for family in families().values() for known in family.formats for each in known.extensions}
    return (path for path in files_below(folder) if Path(path).suffix.lower() in known)


def _listed(path: str) -> list[str]:
    try:
        text = Path(path).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise NavspecError(f"{path}: no list of paths, it is not UTF-8 text") from error
    return [line.strip() for line in text.splitlines() if line.strip()]
