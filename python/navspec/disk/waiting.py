"""Results that wait until somebody asks for them."""

from __future__ import annotations

from collections.abc import Callable
from tempfile import TemporaryFile
from weakref import finalize

LARGE = 1 << 24
"""Bytes beyond which a result waits on the disk: many of them at once may be more than the memory holds."""


def waiting(data: bytes) -> Callable[[], bytes]:
    """What gives the bytes as often as it is called."""
    if len(data) <= LARGE:
        return lambda: data
    file = TemporaryFile()  # noqa: SIM115 - it is there as long as somebody may ask
    file.write(data)

    def read() -> bytes:
        file.seek(0)
        return file.read()

    finalize(read, file.close)
    return read
