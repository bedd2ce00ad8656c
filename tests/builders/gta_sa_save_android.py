"""Saves of Android, packed from the document's layout."""

from __future__ import annotations

from struct import pack

from builders.gta_sa_save import blocks as pc_blocks
from builders.gta_sa_save import sealed

SIZE = 195_000
WINDOW = 65_000


def blocks() -> list[bytes]:
    """The 29 blocks of a save in which nothing has happened, without their tags."""
    found = pc_blocks()
    found[0] = bytes(428)
    jump = b"\x02\x00\x01" + pack("<i", 16) + b"\0"
    found[1] = pack("<I", 16) + jump + bytes(8) + bytes(0x902) + pack("<II", 0, 2) + bytes(2 + 4)
    player = bytes(12) + pack("<I", 420) + bytes(420) + pack("<I", 136) + bytes(136)
    found[2] = pack("<I", 1) + player + pack("<I", 0) + pack("<4i", -1, 3, 1, -1) + pack("<I", 0)
    found[9] = bytes(10_000)
    found[23] = pack("<I", 96) + bytes(96)
    return [*found, pack("<I", 348) + bytes(348)]


def example() -> bytes:
    """A save in which nothing has happened."""
    return sealed(b"".join(b"BLOCK" + each for each in blocks()) + bytes(20 * 4), SIZE, WINDOW)
