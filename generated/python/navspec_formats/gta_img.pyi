"""Generated from gta_img.ksy by `make generate`: GTA San Andreas archive (IMG, version 2)."""

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

class GtaImg(_Struct):
    """An archive such as `gta3.img`, from which the game streams models, textures
    and path nodes. It consists of sectors of 2,048 bytes: a directory at the
    start, then the files, each filled with zeros up to the end of its last
    sector. No field has the real length of a file.

    The directory is all that this spec describes. It can be read from its own
    8 + 32 * `num_entries` bytes; when a whole archive is handed over, the files
    are part of `trailing`, and `ofs_body` and `len_body` of an entry say where
    each of them lies, counted from the start of the archive.
    """

    class DirectoryEntry(_Struct):
        """Where a file lies, and its name."""

        _parent: GtaImg
        _root: GtaImg
        sector: int
        """First sector of the file, counted from the start of the archive; at least 2, after the directory, in the archive that was measured."""
        num_sectors: int
        """Sectors that the game reads for the file; at least 1 in the archive that was measured."""
        num_sectors_archive: int
        """0 in the archive that was measured. Some tools take it as the number of sectors where it is not 0."""
        name: bytes
        """File name, ended by a zero and filled with zeros, so 23 characters at most, such as `Nodes12.dat`. Case does not matter."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: GtaImg | None = None,
            _root: GtaImg | None = None,
        ) -> None: ...
        @property
        def ofs_body(self) -> int:
            """Where the file begins in the archive."""
        def _invalidate_ofs_body(self) -> None: ...
        @property
        def len_body(self) -> int:
            """How much of the archive the file takes, with the zeros that fill its last sector."""
        def _invalidate_len_body(self) -> None: ...

    _parent: None
    _root: GtaImg
    magic: bytes
    """Version 2 of the format. The archives of earlier games have no magic; their directory is a file of its own."""
    num_entries: int
    """Entries of the directory. About 16,000 in the `gta3.img` of the original game; 64 in the modified archive that was measured."""
    entries: list[GtaImg.DirectoryEntry]
    """The files, in any order. Bytes after the last entry, up to the first sector that a file takes, do not count, whatever they hold: one archive has a 65th entry there that `num_entries` leaves out."""
    trailing: bytes
    """What follows the directory: nothing where only the directory was read, otherwise the rest of the archive, with all files."""
    def __init__(
        self,
        _io: KaitaiStream | None = None,
        _parent: None = None,
        _root: GtaImg | None = None,
    ) -> None: ...
