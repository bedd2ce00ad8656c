"""Contents of sources: files, bytes, and files in archives. Of an archive only the directory and the requested files are
read.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, cached_property, partial
from io import BytesIO, FileIO

from navspec.disk.files import Stamp, stamp_of
from navspec.disk.windows import long_path
from navspec.errors import LimitExceeded, NavspecError, ReadError, closest
from navspec.families import families
from navspec.families.unsupported import BEGINNING
from navspec.family.containers import ArchiveSupport
from navspec.inputs.remote import fetch, fetch_head, is_address
from navspec.inputs.source import (
    MAX_BYTES,
    Content,
    Source,
    base_name,
    is_folder,
    open_file,
    read_rest,
    resolve_source,
    sha256_of,
)

HEAD = 64
"""Number of first bytes that identify an archive."""

MAX_FILES = 1 << 16
"""Most files that are read from one archive at a time."""

FILES = 64
FILE_ROOM = 1 << 11
"""Number of files that every archive may have, and bytes of an archive for each further file.

Most files fill a sector of their own, and maps, whose files do not, have few of them.
"""

ROOM = 1 << 24
PACKED = 32
"""Bytes that the files of every archive may have, and the factor of its size for packed files; other files may have its size
once.
"""


_DAMAGED = "The file is damaged; take it from a backup, or download it again"


class Archive:
    """An open archive; a context manager that closes it.

    Attributes
    ----------
    path : str
        The archive, empty for bytes.
    names : sequence of str
        Names of all files, as the directory spells them.
    directory : Content
        The archive as a file of its own format; without bytes if it has no format.
    has_format : bool
        Whether the archive has a format of its own.
    fault : ReadError or None
        Why files may be missing from the directory.
    kind : ArchiveSupport
        Description of such archives by their family.
    listing : Listing
        Contents of the directory.
    size : int
        Size of the archive in bytes.
    stamp : Stamp or None
        State of the file on disk when it was opened; None for bytes.
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
        """Row in the directory by name in lower case; the first one of equal names."""
        rows: dict[str, int] = {}
        for row, name in enumerate(self.names):
            rows.setdefault(name.casefold(), row)
        return rows

    def row(self, name: str) -> int:
        """Return the row of a file; raises `NavspecError` for an unknown name."""
        row = self.rows.get(name.casefold())
        if row is None:
            where = f"{self.path}: " if self.path else ""
            raise NavspecError(f"{where}there is no '{name}' in this archive{self.suggest(name)}")
        return row

    def suggest(self, name: str) -> str:
        """Return similar names of files of known formats, as the end of a sentence."""
        return closest(name, (self.names[row] for row in self.supported_rows()))

    def supported_rows(self) -> list[int]:
        """Return the rows of files whose extension is that of a known format; the first one of equal names."""
        return [row for row in self.rows.values() if has_supported_extension(self.names[row])]

    def path_of(self, row: int) -> str:
        """Return the path of a file in reports, by which it can be opened."""
        return f"{self.path}:{self.names[row]}" if self.path else self.names[row]

    def name_of(self, row: int) -> str:
        """Return the name of a file without its folders; names in flat archives have none."""
        return self.names[row].rpartition("/")[2] if self.kind.has_folders else self.names[row]

    def read(self, row: int) -> Content:
        """Return a file, up to the end of the archive.

        Raises `LimitExceeded` if the file is too large, `ReadError` if it cannot be unpacked.
        """
        name, path = self.name_of(row), self.path_of(row)
        room = min(MAX_BYTES, ROOM + self.size * PACKED)
        if self._stored_size(row) > room:
            raise LimitExceeded(
                f"the file would have more than {room:,} bytes, which is the limit in an archive of {self.size:,}",
                path=path,
            )
        data = self._unpack(row, path)
        kind = _find_support(data[:HEAD])
        if kind is not None:
            with Archive(BytesIO(data), kind, path, name) as inner:
                if inner.has_format:
                    return inner.directory
        content = Content(data, path, name, archive=self.path, alignment=self.kind.alignment, stamp=self.stamp)
        content.is_past_end = not data and int(self.listing.sizes[row]) > 0
        if self.stamp is not None:
            content.reread = partial(_reread_member, self.path, row, self.stamp)
        return content

    def read_part(self, offset: int, size: int) -> bytes:
        """Return some bytes of the archive; fewer if it ends before."""
        self._stream.seek(offset)
        return self._stream.read(size)

    def _unpack(self, row: int, path: str) -> bytes:
        if self.listing.unpack is None:
            return self.read_part(int(self.listing.offsets[row]), self._stored_size(row))
        try:
            return self.listing.unpack(self._stream, row)
        except ReadError as error:
            error.path = path
            raise

    def contents(self, rows: Sequence[int]) -> Iterator[Content | ReadError]:
        """Return an iterator over some of the files, with an error in place of a file that cannot be unpacked.

        Raises `LimitExceeded` if the files are more or larger than is possible for an archive of this size: entries can share
        their bytes, so that together they are larger than the archive.
        """
        is_packed = self.listing.unpack is not None
        most = min(MAX_FILES, FILES + self.size // (FILE_ROOM * (4 if is_packed else 1)))
        room = min(MAX_BYTES, ROOM + self.size * (PACKED if is_packed else 1))
        if len(rows) > most or sum(map(self._stored_size, rows)) > room:
            raise LimitExceeded(
                f"more than {most:,} files or {room:,} bytes would have to be read out of this archive, which is the limit "
                f"for one of {self.size:,} bytes",
                path=self.path,
                hint="Its files lie over each other, or it was made to take time and memory; name those that you want",
            )
        return map(self._read_or_error, rows)

    def _read_or_error(self, row: int) -> Content | ReadError:
        try:
            return self.read(row)
        except ReadError as error:
            return error

    def _stored_size(self, row: int) -> int:
        """Return the size of a file in bytes; an unpacked file is cut at the end of the archive."""
        size = int(self.listing.sizes[row])
        return size if self.listing.unpack else min(size, max(0, self.size - int(self.listing.offsets[row])))


def _reread_member(path: str, row: int, stamp: Stamp) -> bytes | bytearray:
    """Return the bytes of a file in an archive again; raises as `_require_unchanged`."""
    archive = open_source(path)
    if not isinstance(archive, Archive):
        raise _changed_error(path)
    with archive:
        _require_unchanged(archive.stamp, stamp)
        return archive.read(row).data


def _reread_file(path: str, stamp: Stamp) -> bytes | bytearray:
    """Return the bytes of a file again; raises as `_require_unchanged`."""
    with open_file(path) as file:
        _require_unchanged(stamp_of(os.fstat(file.fileno()), path), stamp)
        return read_rest(file, b"", path, os.fstat(file.fileno()))


def _refetch(address: str, sha256: str) -> bytes:
    """Return the bytes at an address again; raises `ReadError` if they changed."""
    data = fetch(address)
    if sha256_of(data) != sha256:
        raise _changed_error(address)
    return data


def _require_unchanged(now: Stamp | None, then: Stamp) -> None:
    """Raise `ReadError` if a file changed since it was first read."""
    if now != then:
        raise _changed_error(then.path)


def _changed_error(path: str) -> ReadError:
    return ReadError(
        "this file has changed while navspec was at work",
        code="FILE_UNREADABLE",
        path=path,
        hint="Run the command again when no other program writes there",
    )


def _find_support(fetch_head: bytes) -> ArchiveSupport | None:
    for family in families().values():
        if family.archives is not None and family.archives.recognises(fetch_head):
            return family.archives
    return None


def open_source(source: Source, name: str = "", *, is_walked: bool = False) -> Content | Archive:
    """Return the content of a file, or an open archive.

    Of a file in a walked folder that has the extension of an archive but is none, only the beginning is read.

    Raises as `read_source`.
    """
    resolved = resolve_source(source)
    if not isinstance(resolved, str):
        return _open_bytes(bytes(resolved), "", name)
    if is_address(resolved):
        opened = _open_bytes(fetch(resolved), resolved, name or base_name(resolved))
        if isinstance(opened, Content):
            opened.reread = partial(_refetch, resolved, opened.sha256)
        return opened
    file = open_file(resolved)
    try:
        name = name or os.path.basename(resolved)
        fetch_head = file.read(HEAD) or b""
        kind = _find_support(fetch_head)
        if kind is not None:
            return Archive(file, kind, resolved, name)
        status = os.fstat(file.fileno())
        if is_walked and has_archive_extension(name) and status.st_size > BEGINNING:
            content = Content(
                fetch_head + (file.read(BEGINNING - len(fetch_head)) or b""), resolved, name, whole=status.st_size
            )
        else:
            stamp = stamp_of(status, resolved)
            content = Content(read_rest(file, fetch_head, resolved, status), resolved, name, stamp=stamp)
            content.reread = partial(_reread_file, resolved, stamp) if stamp else None
    except BaseException:
        file.close()
        raise
    file.close()
    return content


def _open_bytes(data: bytes, path: str, name: str) -> Content | Archive:
    kind = _find_support(data[:HEAD])
    return Content(data, path, name) if kind is None else Archive(BytesIO(data), kind, path, name)


def read_source(source: Source, name: str = "") -> Content:
    """Return the bytes of a file, of a file in an archive (`gta3.img:nodes12.dat`), of a binary file object, or bytes
    themselves.

    Of an archive only its directory is read.

    Raises
    ------
    LimitExceeded
        More than `MAX_BYTES`.
    NavspecError
        The source has another type, or the archive has no such file.
    OSError
        The path cannot be read.
    """
    inside = split_archive_path(source)
    if inside is None:
        opened = open_source(source, name)
        if isinstance(opened, Content):
            return opened
        with opened:
            return opened.directory
    archive = open_archive(inside[0])
    if archive is None:
        raise NavspecError(f"{inside[0]}: this is not an archive, so it has no '{inside[1]}' in it")
    with archive:
        content = archive.read(archive.row(inside[1]))
    content.name = name or content.name
    return content


def split_archive_path(source: Source) -> tuple[str, str] | None:
    """Return archive and name of a path such as `gta3.img:nodes12.dat`; None for other paths.

    A file whose name is the whole path has priority. Names of drives contain colons, too, so the last one counts.
    """
    if not isinstance(source, str | os.PathLike):
        return None
    archive, colon, name = os.fspath(source).rpartition(":")
    if not colon or not name or os.path.lexists(source) or not os.path.isfile(long_path(archive)):
        return None
    return archive, name


def is_archive(source: Source) -> bool:
    """Return whether a path or bytes are an archive, by the first bytes."""
    if not isinstance(source, str | os.PathLike):
        return isinstance(source, bytes | bytearray | memoryview) and _find_support(bytes(source[:HEAD])) is not None
    if is_address(source):
        return has_archive_extension(str(source)) and _find_support(fetch_head(str(source), HEAD)) is not None
    place = long_path(os.fspath(source))
    if not os.path.isfile(place):
        return False
    with FileIO(place) as file:
        return _find_support(file.read(HEAD) or b"") is not None


def open_archive(source: Source) -> Archive | None:
    """Return a path or bytes as an archive; None for other sources, which are not read."""
    opened = open_source(source) if is_archive(source) else None
    return opened if isinstance(opened, Archive) else None


def is_container(source: Source, format: str | None = None) -> bool:
    """Return whether a source contains several files: a folder, or an archive, unless `format` is a format of archives."""
    return is_folder(source) or (not is_archive_format(format) and is_archive(source))


def is_archive_format(format: str | None) -> bool:
    """Return whether files of a format are archives."""
    return any(family.archives is not None and format in family.archives.formats for family in families().values())


def new_archive(format: str) -> Archive:
    """Return an empty archive of a format; raises `NavspecError` for a format that is not one of writable archives."""
    for family in families().values():
        kind = family.archives
        if kind is not None and kind.blank is not None and format in kind.formats:
            return Archive(BytesIO(kind.blank(format)), kind, "", "")
    raise NavspecError(f"{format} is not a format of writable archives; these are {', '.join(_writable_formats())}")


def _writable_formats() -> list[str]:
    """Return the formats of archives that can be written."""
    kinds = (family.archives for family in families().values())
    return [format for kind in kinds if kind is not None and kind.blank is not None for format in kind.formats]


def find_archive_format(names: Iterable[str]) -> str:
    """Return the format of the archives in which games keep files of these names; empty if the names do not say it.

    Raises `NavspecError` if there are several such formats.
    """
    sets = [family.sets for family in families().values() if family.sets is not None and family.sets.archive]
    formats = {set_.archive for name in names for set_ in sets if set_.number(name) is not None}
    if len(formats) > 1:
        raise NavspecError(f"the games keep these files in archives of several formats: {', '.join(sorted(formats))}")
    return "".join(formats)


def is_archive_name(path: str | os.PathLike[str]) -> bool:
    """Return whether a path has the extension of archives that can be written, and is not a folder."""
    kinds = (family.archives for family in families().values())
    written = frozenset(
        extension for kind in kinds if kind is not None and kind.blank is not None for extension in kind.extensions
    )
    return _has_extension(os.fspath(path), written) and not os.path.isdir(path)


@cache
def _extensions_of(archives: bool) -> frozenset[str]:
    """Return the extensions of archives, or of all other files."""
    if archives:
        kinds = (family.archives for family in families().values() if family.archives is not None)
        return frozenset(extension for kind in kinds for extension in kind.extensions)
    formats = (
        format_ for family in families().values() for format_ in family.formats if not is_archive_format(format_.id)
    )
    return frozenset(extension for format_ in formats for extension in format_.extensions)


def _has_extension(name: str, extensions: frozenset[str]) -> bool:
    _, dot, extension = base_name(name).rpartition(".")
    return bool(dot) and extension.lower() in extensions


def has_supported_extension(name: str) -> bool:
    """Return whether a name has the extension of a known format that is not a format of archives."""
    return _has_extension(name, _extensions_of(archives=False))


def has_archive_extension(name: str) -> bool:
    """Return whether a name has the extension of archives."""
    return _has_extension(name, _extensions_of(archives=True))
