"""Paths as they are named on a command line: files, folders, and lists of paths."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import chain
from pathlib import Path

from navspec.disk.windows import reachable
from navspec.errors import LimitExceeded, NavspecError, ReadError, Unreachable, unreadable
from navspec.inputs.addresses import is_address
from navspec.inputs.archive import (
    Archive,
    has_archive_extension,
    is_archive_format,
    look_into,
    may_be_known,
    open_archive,
    split,
)
from navspec.inputs.source import Content, Source, folders_below, is_folder, is_special

STDIN = "-"

_AHEAD = 16
"""Files that are fetched at the same time: most of that is waiting."""

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
    """Raise `NavspecError` for a path that is not there, or that is a folder where only a file will do.

    What is at an address comes out when it is read.
    """
    if path == STDIN or is_address(path):
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
    return contents_of(candidates(str(container)) if is_folder(container) else [container], format)


def contents_of(sources: Iterable[Source | ReadError], format: str | None = None) -> Iterator[Content | ReadError]:
    """The same of files and archives that were found already."""
    for look in _looks(sources):
        if isinstance(look, ReadError):
            yield look
            continue
        try:
            found = look()
            if isinstance(found, Content):
                if format is None or is_archive_format(format) or not has_archive_extension(found.name):
                    yield found
                continue
            with found:
                if found.fault:
                    yield found.fault
                inside = () if is_archive_format(format) else found.contents(found.known())
                if found.has_format and (format is None or is_archive_format(format)):
                    yield found.directory
                yield from inside
        except (LimitExceeded, Unreachable) as error:
            yield error
        except OSError as error:
            yield unreadable(error)


Look = Callable[[], Content | Archive]


def _looks(sources: Iterable[Source | ReadError]) -> Iterator[Look | ReadError]:
    """What looks into each source; those at addresses are fetched meanwhile, some at the same time."""
    every = iter(sources)
    for source in every:
        if is_address(source):
            yield from _fetched(chain([source], every))
        else:
            yield source if isinstance(source, ReadError) else partial(look_into, source, is_walked=True)


def _fetched(sources: Iterable[Source | ReadError]) -> Iterator[Look | ReadError]:
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(_AHEAD) as fetching:
        begun = deque[Look | ReadError]()
        for source in sources:
            if isinstance(source, ReadError):
                begun.append(source)
            else:
                begun.append(fetching.submit(look_into, source).result)
            if len(begun) > _AHEAD:
                yield begun.popleft()
        yield from begun


def candidates(folder: str) -> Iterator[str | ReadError]:
    """The same, one by one."""
    for each in candidates_in(folder):
        yield from each


def candidates_in(folder: str) -> Iterator[list[str | ReadError]]:
    """Files in a folder and those below it, folder by folder, that may be of a known format by their extension; and archives,
    and what cannot be looked at.

    Pipes and devices are passed over: reading one may wait for ever.
    """
    for each in folders_below(folder):
        yield [each] if isinstance(each, ReadError) else list(_candidates(each[1]))


def _candidates(paths: Iterable[str]) -> Iterator[str | ReadError]:
    for path in paths:
        try:
            if (may_be_known(path) or has_archive_extension(path)) and not is_special(path):
                yield path
        except ReadError as error:
            yield error
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
