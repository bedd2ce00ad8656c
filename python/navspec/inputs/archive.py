"""Sources as content: files, bytes, and files in archives, whose directories alone are read besides what is asked for."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, cached_property, partial
from io import BytesIO, FileIO

from navspec.disk.stamp import Stamp, stamp_of
from navspec.disk.windows import reachable
from navspec.errors import LimitExceeded, NavspecError, ReadError, closest
from navspec.families import families
from navspec.families.unsupported import BEGINNING
from navspec.family.containers import ArchiveSupport
from navspec.inputs.addresses import is_address
from navspec.inputs.remote import fetch, head
from navspec.inputs.source import (
    MAX_BYTES,
    Content,
    Source,
    base_name,
    is_folder,
    open_file,
    read_rest,
    settled,
    sha256_of,
)

HEAD = 64
"""Bytes by which an archive is recognised."""

MAX_FILES = 1 << 16
"""Most files that are taken out of one archive at a time."""

FILES = 64
FILE_ROOM = 1 << 11
"""Files that any archive may give, and the bytes of an archive that let it give one more: they fill a sector of their own, and
maps, whose files do not, have few of them."""

ROOM = 1 << 24
PACKED = 32
"""Bytes that any archive may give, and how many times its own size packed files may take; others take it once."""


_DAMAGED = "The file is damaged; take it from a backup, or download it again"


class Archive:
    """An open archive; a context manager that closes it.

    Attributes
    ----------
    path : str
        The archive, empty for bytes.
    names : sequence of str
        Every file in it, as the directory spells it.
    directory : Content
        The archive as a file of its own format; without bytes where it has none.
    has_format : bool
        Whether it has a format of its own.
    fault : ReadError or None
        Why there may be files in it that nothing is known of.
    kind : Archives
        What its family says of such archives.
    listing : Listing
        What its directory says.
    size : int
        Its bytes.
    stamp : Stamp or None
        The file on disk when it was opened; None for bytes.
    """

    def __init__(self, stream: FileIO | BytesIO, kind: ArchiveSupport, path: str, name: str) -> None:
        self.path = path
        self._stream = stream
        self.kind = kind
        self.size = stream.seek(0, os.SEEK_END)
        self.stamp = stamp_of(os.fstat(stream.fileno()), path) if isinstance(stream, FileIO) else None
        self.listing = kind.listing(stream, self.size)
        self.names = self.listing.names
        self.directory = Content(self.listing.data, path, name, whole=self.size, facts=self.listing.facts)
        self.has_format = bool(kind.formats)
        self.fault = ReadError(self.listing.fault, path=path, hint=_DAMAGED) if self.listing.fault else None

    def __enter__(self) -> Archive:
        return self

    def __exit__(self, *_: object) -> None:
        self._stream.close()

    @cached_property
    def rows(self) -> dict[str, int]:
        """Row in the directory by name without regard to case; of equal names the first."""
        found: dict[str, int] = {}
        for row, name in enumerate(self.names):
            found.setdefault(name.casefold(), row)
        return found

    def row(self, name: str) -> int:
        """Row of a file; raises `NavspecError` for one that is not there."""
        row = self.rows.get(name.casefold())
        if row is None:
            where = f"{self.path}: " if self.path else ""
            raise NavspecError(f"{where}there is no '{name}' in this archive{self.closest(name)}")
        return row

    def closest(self, name: str) -> str:
        """Files of known formats that somebody may have meant, as the end of a sentence."""
        return closest(name, (self.names[row] for row in self.known()))

    def known(self) -> list[int]:
        """Rows of the files that may be of a known format, by their extension; of equal names the first."""
        return [row for row in self.rows.values() if may_be_known(self.names[row])]

    def path_of(self, row: int) -> str:
        """What a file is called in reports, and opened by."""
        return f"{self.path}:{self.names[row]}" if self.path else self.names[row]

    def name_of(self, row: int) -> str:
        """Name of a file without its folders, which names in flat archives do not have."""
        return self.names[row].rpartition("/")[2] if self.kind.has_folders else self.names[row]

    def read(self, row: int) -> Content:
        """A file, as far as the archive goes.

        Raises `LimitExceeded` for one that is too large, `ReadError` for one that cannot be unpacked.
        """
        name, path = self.name_of(row), self.path_of(row)
        room = min(MAX_BYTES, ROOM + self.size * PACKED)
        if self._length(row) > room:
            raise LimitExceeded(
                f"the file would have more than {room:,} bytes, which is the limit in an archive of {self.size:,}",
                path=path,
            )
        data = self._unpacked(row, path)
        kind = _kind_of(data[:HEAD])
        if kind is not None:
            with Archive(BytesIO(data), kind, path, name) as inner:
                if inner.has_format:
                    return inner.directory
        content = Content(data, path, name, archive=self.path, alignment=self.kind.alignment, stamp=self.stamp)
        content.is_past_end = not data and int(self.listing.sizes[row]) > 0
        if self.stamp is not None:
            content.again = partial(_member_again, self.path, row, self.stamp)
        return content

    def part(self, offset: int, size: int) -> bytes:
        """Some bytes of the archive; fewer where it ends before."""
        self._stream.seek(offset)
        return self._stream.read(size)

    def _unpacked(self, row: int, path: str) -> bytes:
        if self.listing.unpack is None:
            return self.part(int(self.listing.offsets[row]), self._length(row))
        try:
            return self.listing.unpack(self._stream, row)
        except ReadError as error:
            error.path = path
            raise

    def contents(self, rows: Sequence[int]) -> Iterator[Content | ReadError]:
        """Some of the files; what is said of one that cannot be unpacked stands in its place.

        Raises `LimitExceeded` for so many of them, or so large ones, that no honest archive of its size has them: entries can
        share their bytes, so that together they are larger than the archive.
        """
        is_packed = self.listing.unpack is not None
        most = min(MAX_FILES, FILES + self.size // (FILE_ROOM * (4 if is_packed else 1)))
        room = min(MAX_BYTES, ROOM + self.size * (PACKED if is_packed else 1))
        if len(rows) > most or sum(map(self._length, rows)) > room:
            raise LimitExceeded(
                f"more than {most:,} files or {room:,} bytes would have to be read out of this archive, which is the limit "
                f"for one of {self.size:,} bytes",
                path=self.path,
                hint="Its files lie over each other, or it was made to take time and memory; name those that you want",
            )
        return map(self._tried, rows)

    def _tried(self, row: int) -> Content | ReadError:
        try:
            return self.read(row)
        except ReadError as error:
            return error

    def _length(self, row: int) -> int:
        """Bytes of a file, of one that lies there as it is those that are there."""
        size = int(self.listing.sizes[row])
        return size if self.listing.unpack else min(size, max(0, self.size - int(self.listing.offsets[row])))


def _member_again(path: str, row: int, stamp: Stamp) -> bytes | bytearray:
    """The bytes of a file in an archive, once more; raises as `_demand_unchanged`."""
    found = look_into(path)
    if not isinstance(found, Archive):
        raise _changed(path)
    with found:
        _demand_unchanged(found.stamp, stamp)
        return found.read(row).data


def _file_again(path: str, stamp: Stamp) -> bytes | bytearray:
    """The bytes of a file, once more; raises as `_demand_unchanged`."""
    with open_file(path) as file:
        _demand_unchanged(stamp_of(os.fstat(file.fileno()), path), stamp)
        return read_rest(file, b"", path)


def _fetched_again(address: str, sha256: str) -> bytes:
    """The bytes at an address, once more; raises `ReadError` where they are others."""
    data = fetch(address)
    if sha256_of(data) != sha256:
        raise _changed(address)
    return data


def _demand_unchanged(now: Stamp | None, then: Stamp) -> None:
    """Raise `ReadError` for a file that is not what it was when it was first looked at."""
    if now != then:
        raise _changed(then.path)


def _changed(path: str) -> ReadError:
    return ReadError(
        "this file has changed while navspec was at work",
        code="FILE_UNREADABLE",
        path=path,
        hint="Run the command again when no other program writes there",
    )


def _kind_of(head: bytes) -> ArchiveSupport | None:
    kinds = (family.archives for family in families().values())
    return next((kind for kind in kinds if kind is not None and kind.recognises(head)), None)


def look_into(source: Source, name: str = "", *, is_walked: bool = False) -> Content | Archive:
    """The content of a file, or an open archive.

    Of a file in a walked folder that is called like an archive and is none, only the beginning is read.

    Raises as `read_source`.
    """
    given = settled(source)
    if not isinstance(given, str):
        return _looked_into(bytes(given), "", name)
    if is_address(given):
        found = _looked_into(fetch(given), given, name or base_name(given))
        if isinstance(found, Content):
            found.again = partial(_fetched_again, given, found.sha256)
        return found
    file = open_file(given)
    try:
        name = name or os.path.basename(given)
        head = file.read(HEAD) or b""
        kind = _kind_of(head)
        if kind is not None:
            return Archive(file, kind, given, name)
        status = os.fstat(file.fileno())
        if is_walked and has_archive_extension(name) and status.st_size > BEGINNING:
            content = Content(head + (file.read(BEGINNING - len(head)) or b""), given, name, whole=status.st_size)
        else:
            stamp = stamp_of(status, given)
            content = Content(read_rest(file, head, given), given, name, stamp=stamp)
            content.again = partial(_file_again, given, stamp) if stamp else None
    except BaseException:
        file.close()
        raise
    file.close()
    return content


def _looked_into(data: bytes, path: str, name: str) -> Content | Archive:
    kind = _kind_of(data[:HEAD])
    return Content(data, path, name) if kind is None else Archive(BytesIO(data), kind, path, name)


def read_source(source: Source, name: str = "") -> Content:
    """The bytes of a file, of a file in an archive (`gta3.img:nodes12.dat`), of a binary file object, or bytes themselves.

    Of an archive only its directory is read.

    Raises
    ------
    LimitExceeded
        More than `MAX_BYTES`.
    NavspecError
        What is no source; or an archive has no such file.
    OSError
        A path that cannot be read.
    """
    inside = split(source)
    if inside is None:
        found = look_into(source, name)
        if isinstance(found, Content):
            return found
        with found:
            return found.directory
    archive = open_archive(inside[0])
    if archive is None:
        raise NavspecError(f"{inside[0]}: this is no archive, so there is no '{inside[1]}' in it")
    with archive:
        content = archive.read(archive.row(inside[1]))
    content.name = name or content.name
    return content


def split(source: Source) -> tuple[str, str] | None:
    """Archive and name of a path such as `gta3.img:nodes12.dat`; None for all others.

    A file that has the whole path as its name comes first; names of drives hold colons too, so the last one counts.
    """
    if not isinstance(source, str | os.PathLike):
        return None
    archive, colon, name = os.fspath(source).rpartition(":")
    if not colon or not name or os.path.lexists(source) or not os.path.isfile(reachable(archive)):
        return None
    return archive, name


def is_archive(source: Source) -> bool:
    """Whether a path or bytes are an archive, by the first of them."""
    if not isinstance(source, str | os.PathLike):
        return isinstance(source, bytes | bytearray | memoryview) and _kind_of(bytes(source[:HEAD])) is not None
    if is_address(source):
        return has_archive_extension(str(source)) and _kind_of(head(str(source), HEAD)) is not None
    place = reachable(os.fspath(source))
    if not os.path.isfile(place):
        return False
    with FileIO(place) as file:
        return _kind_of(file.read(HEAD) or b"") is not None


def open_archive(source: Source) -> Archive | None:
    """A path or bytes as an archive; None for everything else, which is not read."""
    found = look_into(source) if is_archive(source) else None
    return found if isinstance(found, Archive) else None


def is_container(source: Source, format: str | None = None) -> bool:
    """Whether a source stands for several files: a folder, or an archive that is not to be read as such itself."""
    return is_folder(source) or (not is_archive_format(format) and is_archive(source))


def is_archive_format(format: str | None) -> bool:
    """Whether files of a format are archives."""
    return any(family.archives is not None and format in family.archives.formats for family in families().values())


def blank_archive(format: str) -> Archive:
    """An archive of a format in which nothing is yet; raises `NavspecError` for a format that is none."""
    for family in families().values():
        kind = family.archives
        if kind is not None and kind.blank is not None and format in kind.formats:
            return Archive(BytesIO(kind.blank(format)), kind, "", "")
    raise NavspecError(f"{format} is no format of archives that can be written; those are {', '.join(_writable())}")


def _writable() -> list[str]:
    """Formats of the archives that can be written."""
    kinds = (family.archives for family in families().values())
    return [format for kind in kinds if kind is not None and kind.blank is not None for format in kind.formats]


def archive_format_of(names: Iterable[str]) -> str:
    """The format of the archives in which games keep files of some names; empty where the names do not tell.

    Raises `NavspecError` where they are of several.
    """
    sets = [family.sets for family in families().values() if family.sets is not None and family.sets.archive]
    found = {set_.archive for name in names for set_ in sets if set_.number(name) is not None}
    if len(found) > 1:
        raise NavspecError(f"the games keep these files in archives of several formats: {', '.join(sorted(found))}")
    return "".join(found)


def is_archive_name(path: str | os.PathLike[str]) -> bool:
    """Whether a path that is no folder has the extension of archives that can be written."""
    kinds = (family.archives for family in families().values())
    written = frozenset(
        extension for kind in kinds if kind is not None and kind.blank is not None for extension in kind.extensions
    )
    return _has(os.fspath(path), written) and not os.path.isdir(path)


@cache
def _extensions(archives: bool) -> frozenset[str]:
    """Extensions of archives, or of all other files."""
    if archives:
        kinds = (family.archives for family in families().values() if family.archives is not None)
        return frozenset(extension for kind in kinds for extension in kind.extensions)
    every = (
        format_ for family in families().values() for format_ in family.formats if not is_archive_format(format_.id)
    )
    return frozenset(extension for each in every for extension in each.extensions)


def _has(name: str, extensions: frozenset[str]) -> bool:
    _, dot, extension = base_name(name).rpartition(".")
    return bool(dot) and extension.lower() in extensions


def may_be_known(name: str) -> bool:
    """Whether a name has the extension of a known format that is not one of archives."""
    return _has(name, _extensions(archives=False))


def has_archive_extension(name: str) -> bool:
    """Return whether a name has the extension of archives."""
    return _has(name, _extensions(archives=True))
