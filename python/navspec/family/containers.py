"""Sets and archives: how files of a family are kept together."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, BinaryIO, NamedTuple

if TYPE_CHECKING:
    from navspec.columns import Tables


@dataclass(frozen=True, slots=True)
class FileSets:
    """Numbered files that make up a set.

    `number` gives the number that a file name carries (None: not one of a set), `name` the name for a number, `members` how
    many files make a full set, from those that are there and from the settings. `key` is the word for the number in columns
    and findings, such as `area`. `archive` is the format of the archives in which the game keeps them.
    """

    key: str
    number: Callable[[str], int | None]
    name: Callable[[int], str]
    members: Callable[[Mapping[int, Tables], Mapping[str, Any]], int]
    archive: str = ""


@dataclass(frozen=True, slots=True)
class ArchiveDirectory:
    """The directory of an archive, as read.

    Attributes
    ----------
    data : bytes
        The bytes that the spec of the archive reads; too few of them where the directory cannot be read.
    names : sequence of str
        Of every file in it, as the directory spells them.
    offsets, sizes : sequence of int
        Where every file begins in the archive, and the bytes that it has. Neither need be possible.
    facts : mapping
        What the rules of the family need to know of the rest of the archive.
    fault : str
        Why there may be files that cannot be told; empty where all can.
    unpack : callable, optional
        `unpack(stream, row)` gives a file whose bytes do not lie in the archive as they are; it raises `ReadError`.
    unit : int
        What all sizes are a multiple of, because the directory counts them so.
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
        As the directory is to spell it.
    row : int or None
        Its row in the directory as it was; None for a file that is new.
    offset, size : int
        Where it begins in the archive, and the bytes that it has.
    head : bytes
        Its first bytes, where they are new or others than before; empty for a file that is as it was.
    """

    name: str
    row: int | None
    offset: int
    size: int
    head: bytes = b""


@dataclass(frozen=True, slots=True)
class ArchiveSupport:
    """Archives that hold the files of a family, or those of other families.

    `recognises(head)` looks at the first bytes of a file, `listing(stream, size)` reads the directory of an archive of that
    size and no more. Archives have some `extensions`; `formats` are those by which their directories are read, none where
    only the files in them are. Those are filled with zeros to a multiple of `alignment` bytes, and their names may have
    folders, each with a slash behind it.

    Archives that can be written have two functions more: `blank(format)` gives the directory of one without files, and
    `arranged(directory, slots)` what a directory becomes when these are its files; it raises `WriteError` for what no such
    archive can hold.
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
    """A file that is stored in the rest of another one: the end of its name, its bytes, and what was changed in them."""

    name: str
    data: bytes
    notes: tuple[str, ...] = ()
