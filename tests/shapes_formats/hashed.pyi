"""Generated from hashed.ksy by `make generate`: A hash that nobody can compute."""

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

class Hashed(_Struct):
    """An invented format for tests, whose files can be read only."""

    _parent: None
    _root: Hashed
    magic: bytes
    """File magic."""
    fingerprint: bytes
    """Tells whether the file was changed."""
    num_values: int
    """Values that follow."""
    values: list[int]
    """Any numbers."""
    def __init__(
        self,
        _io: KaitaiStream | None = None,
        _parent: None = None,
        _root: Hashed | None = None,
    ) -> None: ...
