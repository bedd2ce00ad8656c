"""Containers of files: numbered sets, archives and embedded files."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, BinaryIO, NamedTuple

if TYPE_CHECKING:
    from navspec.columns import Tables


class MapSquares(NamedTuple):
    """A map that is divided into squares, with a file for each; its size follows from where the rows of a table are.

    `table` has rows with the number of their file in column `number`, and stored coordinates in `x` and `y`, whose unit is
    a `scale`-th of the unit of the game. A square is `side` units wide; a map has one of `rows` squares in a row.
    """

    table: str
    number: str
    x: str
    y: str
    side: int
    scale: float
    rows: Sequence[int]


@dataclass(frozen=True, slots=True)
class FileSets:
    """Numbered files that make up a set.

    `number` returns the number in a file name (None: not in a set), `name` the name for a number, `members` the number
    of files of a full set, from the existing files and the settings. `key` is the noun for the number in columns and
    findings, such as `area`. `archive` is the format of the archives in which the game stores them. `squares` returns the
    squares of the map, where `members` follows from them.
    """

    key: str
    number: Callable[[str], int | None]
    name: Callable[[int], str]
    members: Callable[[Mapping[int, Tables], Mapping[str, Any]], int]
    archive: str = ""
    squares: Callable[[], MapSquares] | None = None


@dataclass(frozen=True, slots=True)
class ArchiveDirectory:
    """The directory of an archive, as read.

    Attributes
    ----------
    data : bytes
        The bytes that the spec of the archive reads; too few if the directory cannot be read.
    names : sequence of str
        Names of the files, as the directory spells them.
    offsets, sizes : sequence of int
        Offset of every file in the archive, and its size in bytes. They may be invalid.
    facts : mapping
        What the rules of the family need to know of the rest of the archive.
    fault : str
        Why files may be missing in this directory; empty if none can.
    unpack : callable, optional
        `unpack(stream, row)` returns a file that the archive does not store as plain bytes; it raises `ReadError`.
    unit : int
        Unit in which the directory counts sizes, in bytes.
    """

    data: bytes
    names: Sequence[str]
    offsets: Sequence[int]
    sizes: Sequence[int]
    facts: Mapping[str, Any]
    unpack: Callable[[BinaryIO, int], bytes] | None = None
    fault: str = ""
    unit: int = 1


@dataclass(frozen=True, slots=True)
class ArchiveEntry:
    """A file in an archive that is to be written.

    Attributes
    ----------
    name : str
        Name as the directory spells it.
    row : int or None
        Its row in the directory that was read; None for a new file.
    offset, size : int
        Offset in the archive, and size in bytes.
    head : bytes
        Its first bytes, if they are new or changed; empty for an unchanged file.
    """

    name: str
    row: int | None
    offset: int
    size: int
    head: bytes = b""


@dataclass(frozen=True, slots=True)
class ArchiveSupport:
    """Archives that contain files of a family, or of other families.

    `recognises(head)` returns whether the first bytes of a file are those of an archive. `listing(stream, size)` reads
    only the directory of an archive of that size. Archives have `extensions`. `formats` are the formats of their
    directories, if those have rules. Files in an archive are padded with zeros to a multiple of `alignment` bytes.
    Their names may have folders, separated by slashes, if `has_folders` is set.

    Archives that can be written have two more functions: `blank(format)` returns the directory of an archive without
    files, and `arranged(directory, slots)` the directory with other files; it raises `WriteError` for files that the
    archive cannot contain.
    """

    recognises: Callable[[bytes], bool]
    listing: Callable[[BinaryIO, int], ArchiveDirectory]
    extensions: tuple[str, ...]
    formats: tuple[str, ...] = ()
    alignment: int = 1
    has_folders: bool = False
    blank: Callable[[str], bytes] | None = None
    arranged: Callable[[bytes, Sequence[ArchiveEntry]], bytes] | None = None


class EmbeddedFile(NamedTuple):
    """A file stored in the rest of another one: the end of its name, its bytes, and notes on changed bytes."""

    name: str
    data: bytes
    notes: tuple[str, ...] = ()
