"""Text of files for comparison by git; one line for files that cannot be read."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from navspec.columns.textconv import format_lines
from navspec.errors import LimitExceeded, ReadError, UnknownFormat
from navspec.inputs.archive import Archive, open_source
from navspec.inputs.file import open_content
from navspec.inputs.source import Content

MAX_SIZE = 1 << 24
"""Size in bytes of the largest file that becomes lines, which take twenty times as much; real files are much smaller."""


class Text(NamedTuple):
    """The lines of a file; `is_own` if the file is a text itself, and not of the format of its name."""

    text: str
    is_own: bool = False


def convert_to_text(path: str) -> Text:
    """Return the lines of any file. They differ for all files whose bytes differ, and contain no path.

    Raises `OSError` for a path that cannot be opened.
    """
    try:
        opened = open_source(path)
        if isinstance(opened, Archive):
            with opened:
                return Text("".join(_iter_archive_lines(opened)) + _describe_bytes(path))
        return Text(_format_lines(opened))
    except LimitExceeded as error:
        return Text(f"{_describe_error(error)}; {_describe_bytes(path)}")
    except ReadError as error:
        own_text = _read_as_text(path)
        return (
            Text(f"{_describe_error(error)}; {_describe_bytes(path)}")
            if own_text is None
            else Text(own_text, is_own=True)
        )


def _format_lines(content: Content) -> str:
    """Return the lines of a file of a known format; raises `ReadError`."""
    opened = open_content(content)
    if len(content.data) > MAX_SIZE:
        raise LimitExceeded(
            f"{opened.match.format} {opened.match.variant} of more than {MAX_SIZE:,} bytes", format=opened.match.format
        )
    text = format_lines(opened.tables())
    return f"{opened.match.format} {opened.match.variant}\n{text}"


def _read_as_text(path: str) -> str | None:
    """Return the text of a text file, such as a pointer of Git LFS; None for other files."""
    data = Path(path).read_bytes()
    try:
        return None if b"\0" in data else data.decode()
    except UnicodeDecodeError:
        return None


def _iter_archive_lines(archive: Archive) -> Iterator[str]:
    """Yield the directory of an archive, and size and digest of every file in it."""
    try:
        if archive.has_format:
            yield _format_lines(archive.directory)
        for name, content in zip(archive.names, archive.contents(range(len(archive.names))), strict=True):
            is_read = isinstance(content, Content)
            description = f"{content.size:,} bytes, sha256 {content.sha256}" if is_read else _describe_error(content)
            yield f"{_escape_newlines(name)}: {description}\n"
    except ReadError as error:
        yield f"{_describe_error(error)}\n"


def _describe_error(error: ReadError) -> str:
    """Return an error without its path, because git makes a new path each time."""
    if isinstance(error, UnknownFormat):
        return error.message
    error.path = ""
    words = "too large" if isinstance(error, LimitExceeded) else "cannot be read"
    return f"{words}: {_escape_newlines(str(error))}"


def _escape_newlines(text: str) -> str:
    return text.replace("\n", "\\n")


def _describe_bytes(path: str) -> str:
    with Path(path).open("rb") as file:
        digest = hashlib.file_digest(file, "sha256").hexdigest()
        return f"{file.tell():,} bytes, sha256 {digest}\n"
