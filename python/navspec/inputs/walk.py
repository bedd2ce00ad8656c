"""Paths as they are named on a command line: files, folders, and lists of paths."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from navspec.errors import LimitExceeded, NavspecError, ReadError, unreadable
from navspec.inputs.archive import is_archive_format, look_into, may_be_archive, may_be_known, open_archive, split
from navspec.inputs.source import Content, Source, files_below, is_folder, is_special
from navspec.windows import reachable

STDIN = "-"

MOST_OF_A_LIST = 1 << 24
"""Bytes of the longest list of paths that is read."""


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
    if (inside := split(path)) and (archive := open_archive(inside[0])):
        with archive:
            archive.row(inside[1])
        return
    place = Path(reachable(path))
    if not place.exists():
        raise NavspecError(f"{path}: there is no such file{'' if file else ' or folder'}")
    if file and place.is_dir():
        raise NavspecError(f"{path}: this is a folder; name one file")


def contents(container: Source, format: str | None = None) -> Iterator[Content | ReadError]:
    """The files of a folder or an archive that may be of a known format, and those in archives among them.

    An archive with a format of its own comes before the files in it, unless a `format` of other files is asked for. What is
    too large, or cannot be opened or unpacked, comes as the error that says so.
    """
    for source in candidates(str(container)) if is_folder(container) else [container]:
        if isinstance(source, ReadError):
            yield source
            continue
        try:
            found = look_into(source)
            if isinstance(found, Content):
                yield found
                continue
            with found:
                if found.fault:
                    yield found.fault
                inside = () if is_archive_format(format) else found.contents(found.known())
                if found.has_format and (format is None or is_archive_format(format)):
                    yield found.directory
                yield from inside
        except LimitExceeded as error:
            yield error
        except OSError as error:
            yield unreadable(error)


def candidates(folder: str) -> Iterator[str | ReadError]:
    """Files below a folder that may be of a known format, by their extension; and archives, and what cannot be looked at.

    Pipes and devices are passed over: reading one may wait for ever.
    """
    for path in files_below(folder):
        try:
            if isinstance(path, ReadError) or (may_be_known(path) and not is_special(path)) or may_be_archive(path):
                yield path
        except OSError as error:
            yield unreadable(error)


def _listed(path: str) -> list[str]:
    with open(path, "rb") as file:
        data = file.read(MOST_OF_A_LIST + 1)
    if len(data) > MOST_OF_A_LIST:
        raise NavspecError(f"{path}: no list of paths, it has more than {MOST_OF_A_LIST:,} bytes")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise NavspecError(f"{path}: no list of paths, it is not UTF-8 text") from error
    return [line.strip() for line in text.splitlines() if line.strip()]
