"""Saves of the PC, packed from the document's layout."""

from __future__ import annotations

from struct import pack

SIZE = 202_752
WINDOW = 51_200


def blocks() -> list[bytes]:
    """The 28 blocks of a save in which nothing has happened, without their tags."""
    jump = b"\x02\x00\x01" + pack("<i", 16) + b"\0"
    return [
        bytes(312),
        pack("<I", 16) + jump + bytes(8) + bytes(0x902) + pack("<I", 0),
        pack("<I", 1) + bytes(0x224) + pack("<I", 0),
        pack("<I", 0) + bytes(0x1423),
        bytes(11),
        pack("<I", 0),
        bytes(19_923),
        b"",
        bytes(4 + 55),
        bytes(7_000),
        bytes(10 + 104),
        bytes(160),
        bytes(6 + 244),
        b"",
        b"",
        pack("<I", 40) + bytes(40),
        bytes(1_940),
        bytes(6_724),
        bytes(26_316),
        bytes(640),
        pack("<I", 0),
        pack("<I", 256) + bytes(255),
        bytes(8),
        pack("<I", 88) + bytes(88),
        pack("<I", 0),
        pack("<I", 0) + pack("<h", -1),
        bytes(3_836),
        bytes(140),
    ]


def sealed(body: bytes, size: int = SIZE, window: int = WINDOW) -> bytes:
    """A body with the padding and the checksum of the game."""
    data = bytearray(body)
    while len(data) < size - 4:
        data.append(data[len(data) - window])
    return bytes(data) + pack("<I", sum(data) & 0xFFFFFFFF)


def example() -> bytes:
    """A save in which nothing has happened."""
    return sealed(b"".join(b"BLOCK" + each for each in blocks()))
