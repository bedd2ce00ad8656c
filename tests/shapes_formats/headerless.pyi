"""Generated from headerless.ksy by `make generate`: A list of records up to the end of the file, without a count."""

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

class Headerless(_Struct):
    """An invented format for tests, of frames alone, as many as the file holds."""

    class Frame(_Struct):
        """Sixteen bytes with a nested structure, bits and a constant list."""

        _parent: Headerless
        _root: Headerless
        time: int
        """Time from the start."""
        position: Headerless.Point
        """A nested structure."""
        flags: Headerless.FrameFlags
        """Bits in one byte."""
        axes: list[int]
        """A constant list."""
        previous: int
        """Row of `frames`, 255 for none."""
        reserved: bytes
        """Any byte."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: Headerless | None = None,
            _root: Headerless | None = None,
        ) -> None: ...

    class Point(_Struct):
        """Two coordinates."""

        _parent: Headerless.Frame
        _root: Headerless
        x: float
        """East, NaN included."""
        y: int
        """North, big endian."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: Headerless.Frame | None = None,
            _root: Headerless | None = None,
        ) -> None: ...

    class FrameFlags(_Struct):
        """Eight bits, the lowest first."""

        _parent: Headerless.Frame
        _root: Headerless
        is_braking: bool
        """Bit 0."""
        gear: int
        """Bits 1 to 3."""
        rest: int
        """Bits 4 to 7."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: Headerless.Frame | None = None,
            _root: Headerless | None = None,
        ) -> None: ...

    _parent: None
    _root: Headerless
    frames: list[Headerless.Frame]
    """Records of constant size."""
    def __init__(
        self,
        _io: KaitaiStream | None = None,
        _parent: None = None,
        _root: Headerless | None = None,
    ) -> None: ...
    @property
    def is_long(self) -> bool:
        """Whether the recording is long; kept when frames come and go."""
    def _invalidate_is_long(self) -> None: ...
