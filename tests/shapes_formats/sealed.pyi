"""Generated from sealed.ksy by `make generate`: Bytes that follow from the rest of a file."""

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

class Sealed(_Struct):
    """An invented format for tests: padding that repeats what stands before it, and a checksum over nearly everything."""

    class Entry(_Struct):
        """A number and some bytes."""

        _parent: Sealed
        _root: Sealed
        price: int
        """Any number."""
        len_label: int
        """Bytes of the label."""
        label: bytes
        """Any bytes."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: Sealed | None = None,
            _root: Sealed | None = None,
        ) -> None: ...

    _parent: None
    _root: Sealed
    magic: bytes
    """File magic."""
    num_entries: int
    """Entries that follow."""
    entries: list[Sealed.Entry]
    """Records of variable size."""
    alignment: bytes
    """Alignment to four bytes."""
    filler: bytes
    """Fills the file up."""
    checksum: int
    """Sum of the bytes behind the magic."""
    trailing: bytes
    """What others appended; nothing in most files."""
    def __init__(
        self,
        _io: KaitaiStream | None = None,
        _parent: None = None,
        _root: Sealed | None = None,
    ) -> None: ...
    @property
    def len_trailing(self) -> int:
        """Bytes of `trailing`."""
    def _invalidate_len_trailing(self) -> None: ...
