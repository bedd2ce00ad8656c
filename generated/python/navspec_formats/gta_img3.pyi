"""Generated from gta_img3.ksy by `make generate`: GTA IV archive (IMG, version 3)."""

from enum import IntEnum
from typing import Any, BinaryIO, Self

from kaitaistruct import KaitaiStream

class _Struct:
    """Members of every structure."""

    _io: KaitaiStream
    _dirty: bool
    def close(self) -> None: ...
    def __enter__(self) -> Self: ...
    def __exit__(self, *args: object) -> None: ...
    @classmethod
    def from_file(cls, filename: str) -> Self: ...
    @classmethod
    def from_bytes(cls, buf: bytes | bytearray) -> Self: ...
    @classmethod
    def from_io(cls, io: BinaryIO) -> Self: ...
    def _read(self) -> None: ...
    def _fetch_instances(self) -> None: ...
    def _check(self) -> None: ...
    def _write(self, io: KaitaiStream | None = None) -> None: ...
    def _write__seq(self, io: KaitaiStream | None = None) -> None: ...

class GtaImg3(_Struct):
    """An archive such as `pc/data/cdimages/paths.img`. It consists of blocks of
    2,048 bytes: a directory at the start, then the files. Unlike version 2 it
    knows how long a file is.

    The directory is all that this spec describes. It can be read from its own
    20 + `len_table` bytes; when a whole archive is handed over, the files are
    part of `trailing`, and `ofs_body` and `len_body` of an entry say where each
    of them lies, counted from the start of the archive.

    In archives as the game has them, header and table can be encrypted; then the
    first word is another one, and only the last four bytes of the header are stored
    there as they are.
    """

    class DirectoryEntry(_Struct):
        """Where a file lies."""

        _parent: GtaImg3
        _root: GtaImg3
        len_file: int
        """Bytes of the file, where the two highest bits are 0. Otherwise it is a resource of the game, and these are flags of it."""
        resource_type: int
        """Kind of a resource."""
        block: int
        """First block of the file, counted from the start of the archive."""
        num_blocks: int
        """Blocks that the file takes."""
        flags: GtaImg3.EntryFlags
        """What fills the last block, and which kind of file it is."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaImg3 | None = None,
            _root: GtaImg3 | None = None,
        ) -> None: ...
        @property
        def is_resource(self) -> bool:
            """Whether the file is a resource of the game."""
        def _invalidate_is_resource(self) -> None: ...
        @property
        def ofs_body(self) -> int:
            """Where the file begins in the archive."""
        def _invalidate_ofs_body(self) -> None: ...
        @property
        def len_body(self) -> int:
            """How long the file is."""
        def _invalidate_len_body(self) -> None: ...

    class EntryFlags(_Struct):
        """Bits of an entry, the lowest first."""

        _parent: GtaImg3.DirectoryEntry
        _root: GtaImg3
        len_unused: int
        """Bytes of the last block that do not belong to the file."""
        unknown_11: int
        """Unknown."""
        is_resource_file: bool
        """A resource of the game."""
        is_old_resource: bool
        """A resource of an older kind."""
        unknown_15: bool
        """Unknown."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaImg3.DirectoryEntry | None = None,
            _root: GtaImg3 | None = None,
        ) -> None: ...

    class FileName(_Struct):
        """Name of a file, such as `nodes12.nod`; case does not matter."""

        _parent: GtaImg3
        _root: GtaImg3
        name: bytes
        """The name without the zero that ends it."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaImg3 | None = None,
            _root: GtaImg3 | None = None,
        ) -> None: ...

    _parent: None
    _root: GtaImg3
    magic: bytes
    """Marks an archive whose directory is not encrypted."""
    version: int
    """Version of the format."""
    num_entries: int
    """Entries of the directory."""
    len_table: int
    """Bytes of the entries and their names together."""
    len_entry: int
    """Bytes of an entry."""
    unknown: int
    """Two bytes before the names, of unknown use."""
    entries: list[GtaImg3.DirectoryEntry]
    """The files, in any order."""
    names: list[GtaImg3.FileName]
    """Name of each entry, in the order of the entries."""
    trailing: bytes
    """What follows the names: nothing where only the directory was read, otherwise the rest of the archive, with all files."""
    def __init__(
        self,
        _io: KaitaiStream | None = None,
        _parent: None = None,
        _root: GtaImg3 | None = None,
    ) -> None: ...
