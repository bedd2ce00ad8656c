"""Paths of a command line: files, folders, and lists of paths."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import chain
from pathlib import Path

from navspec.disk.windows import long_path
from navspec.errors import LimitExceeded, NavspecError, ReadError, Unreachable, unreadable
from navspec.inputs.archive import (
    Archive,
    has_archive_extension,
    has_supported_extension,
    is_archive_format,
    open_archive,
    open_source,
    split_archive_path,
)
from navspec.inputs.remote import is_address
from navspec.inputs.source import Content, Source, is_folder, is_special, iter_folders

STDIN = "-"

_AHEAD = 16
"""Number of files that are fetched at the same time, which is mostly waiting."""

MAX_LIST_SIZE = 1 << 24
"""Bytes of the longest list of paths that is read."""


def expand_paths(arguments: Iterable[str]) -> list[str]:
    """Return paths in their order, with every `@list.txt` replaced by the lines of that file.

    A list is UTF-8, one path per line, relative to the working folder; empty lines do not count.

    Raises
    ------
    NavspecError
        A path does not exist, a list is not a text, or nothing remains.
    OSError
        A list cannot be read.
    """
    paths: list[str] = []
    for argument in arguments:
        paths += _read_path_list(argument[1:]) if argument.startswith("@") else [argument]
    for path in paths:
        require_path(path)
    if paths.count(STDIN) > 1:
        raise NavspecError("stdin (-) can be read only once")
    if not paths:
        raise NavspecError("the list of paths is empty")
    return paths


def require_path(path: str, *, file: bool = False) -> None:
    """Raise `NavspecError` for a path that does not exist, or, with `file`, for a folder.

    Addresses are only checked when they are read.
    """
    if path == STDIN or is_address(path):
        return
    if (inside := split_archive_path(path)) and (archive := open_archive(inside[0])):
        with archive:
            archive.row(inside[1])
        return
    place = Path(long_path(path))
    if not place.exists():
        raise NavspecError(f"{path}: there is no such file{'' if file else ' or folder'}")
    if file and place.is_dir():
        raise NavspecError(f"{path}: this is a folder; name one file")


def iter_contents(container: Source, format: str | None = None) -> Iterator[Content | ReadError]:
    """Yield the files of a folder or an archive that may have a known format, and such files in archives in it.

    An archive with a format of its own comes before its files, unless another `format` is requested. A file that is too
    large, or cannot be opened or unpacked, is yielded as the error.
    """
    return read_sources(iter_candidates(str(container)) if is_folder(container) else [container], format)


def read_sources(sources: Iterable[Source | ReadError], format: str | None = None) -> Iterator[Content | ReadError]:
    """Yield the files of sources, and files in archives among them, as `iter_contents`."""
    for look in _iter_openers(sources):
        if isinstance(look, ReadError):
            yield look
            continue
        try:
            opened = look()
            if isinstance(opened, Content):
                if format is None or is_archive_format(format) or not has_archive_extension(opened.name):
                    yield opened
                continue
            with opened:
                if opened.fault:
                    yield opened.fault
                inside = () if is_archive_format(format) else opened.contents(opened.supported_rows())
                if opened.has_format and (format is None or is_archive_format(format)):
                    yield opened.directory
                yield from inside
        except (LimitExceeded, Unreachable) as error:
            yield error
        except OSError as error:
            yield unreadable(error)


Opener = Callable[[], Content | Archive]


def _iter_openers(sources: Iterable[Source | ReadError]) -> Iterator[Opener | ReadError]:
    """Yield the function that opens each source; sources at addresses are fetched in advance, some at the same time."""
    every = iter(sources)
    for source in every:
        if is_address(source):
            yield from _iter_prefetched(chain([source], every))
        else:
            yield source if isinstance(source, ReadError) else partial(open_source, source, is_walked=True)


def _iter_prefetched(sources: Iterable[Source | ReadError]) -> Iterator[Opener | ReadError]:
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(_AHEAD) as fetching:
        begun = deque[Opener | ReadError]()
        for source in sources:
            if isinstance(source, ReadError):
                begun.append(source)
            else:
                begun.append(fetching.submit(open_source, source).result)
            if len(begun) > _AHEAD:
                yield begun.popleft()
        yield from begun


def iter_candidates(folder: str) -> Iterator[str | ReadError]:
    """Yield files in a folder and its subfolders that may have a known format, by their extension; archives; and errors."""
    for group in iter_candidate_groups(folder):
        yield from group


def iter_candidate_groups(folder: str) -> Iterator[list[str | ReadError]]:
    """Yield files in a folder and its subfolders, folder by folder, that may have a known format, by their extension; archives;
    and errors.

    Pipes and devices are skipped: reading one may wait for ever.
    """
    for listing in iter_folders(folder):
        yield [listing] if isinstance(listing, ReadError) else list(_filter_candidates(listing[1]))


def _filter_candidates(paths: Iterable[str]) -> Iterator[str | ReadError]:
    for path in paths:
        try:
            if (has_supported_extension(path) or has_archive_extension(path)) and not is_special(path):
                yield path
        except ReadError as error:
            yield error
        except OSError as error:
            yield unreadable(error)


def _read_path_list(path: str) -> list[str]:
    with open(path, "rb") as file:
        data = file.read(MAX_LIST_SIZE + 1)
    if len(data) > MAX_LIST_SIZE:
        raise NavspecError(f"{path}: no list of paths, it has more than {MAX_LIST_SIZE:,} bytes")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise NavspecError(f"{path}: no list of paths, it is not UTF-8 text") from error
    return [line.strip() for line in text.splitlines() if line.strip()]
