"""Build files of the invented formats `sealed` and `hashed` (tests/sealed.ksy, tests/hashed.ksy)."""

from __future__ import annotations

import struct
from dataclasses import dataclass, field

DISTANCE = 16
SIZE = 128


@dataclass
class File:
    """A `sealed` file of `size` bytes and what is appended to it.

    Entries are (price, label). `filler` and `checksum` follow their rules where they are None; a filler that is given fills
    the file whatever its length.
    """

    entries: list[tuple[int, bytes]] = field(default_factory=lambda: [(7, b"abc"), (258, b"")])
    filler: bytes | None = None
    checksum: int | None = None
    trailing: bytes = b""
    size: int = SIZE

    def head(self) -> bytes:
        """The bytes before the filler."""
        data = b"SEAL" + struct.pack("<H", len(self.entries))
        for price, label in self.entries:
            data += struct.pack("<HB", price, len(label)) + label
        return data + bytes(-len(data) % 4)

    def to_bytes(self) -> bytes:
        """The bytes."""
        data = bytearray(self.head())
        if self.filler is None:
            for at in range(len(data), self.size - 4):
                data.append(data[at - DISTANCE] if at >= DISTANCE else 0)
        else:
            data += self.filler
        total = sum(data[4:]) % 2**32
        return bytes(data + struct.pack(">I", total if self.checksum is None else self.checksum) + self.trailing)


def hashed(fingerprint: bytes, *values: int) -> bytes:
    """A `hashed` file."""
    return b"HASH" + fingerprint + struct.pack(f"<H{len(values)}h", len(values), *values)
