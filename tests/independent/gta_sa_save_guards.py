"""Take the guards out of a mobile save of format 2, with plain Python alone.

Written from the table of the game's writes, without a look at navspec. What is left is the layout of Android with 175 blips,
without block 28, padding and checksum.
"""

from __future__ import annotations

from collections.abc import Iterator

TAG, GUARD = b"BLOCK", b"\xde\xc0"


class Cursor:
    """Bytes, how far they have been read, what they hold without guards, and how many guards that were."""

    def __init__(self, data: bytes) -> None:
        self.data, self.at, self.kept, self.guards = data, 0, bytearray(), 0

    def plain(self, size: int) -> bytes:
        """Bytes that have no guard."""
        found = self.data[self.at : self.at + size]
        self.kept += found
        self.at += size
        return found

    def write(self, size: int, guards: int = 1) -> bytes:
        """What the game wrote at once."""
        expected = GUARD * guards
        assert self.data[self.at : self.at + len(expected)] == expected, hex(self.at)
        self.at += len(expected)
        self.guards += guards
        return self.plain(size)

    def number(self, size: int = 4, guards: int = 1) -> int:
        """A number that was written at once."""
        return int.from_bytes(self.write(size, guards), "little")

    def each(self, count: int, *sizes: int, guards: int = 1) -> None:
        """Records of several writes."""
        for size in sizes * count:
            self.write(size, guards)


def stripped(data: bytes) -> tuple[bytes, int]:
    """The save without guards, and how many there were."""
    cursor = Cursor(data)
    for block in _blocks(cursor):
        assert data[cursor.at : cursor.at + len(TAG)] == TAG, f"block {block} begins at {cursor.at:#x}"
        cursor.plain(len(TAG))
    for _ in range(20):
        size = cursor.number(guards=2)
        if size:
            cursor.write(size, guards=2)
            cursor.each(6, 4, guards=2)
    return bytes(cursor.kept), cursor.guards


def _blocks(cursor: Cursor) -> Iterator[int]:
    """The number of each block where its tag should stand; what is in the block is read behind that."""
    yield 0
    cursor.plain(428)
    yield 1
    cursor.write(cursor.number())
    cursor.each(70, 20)
    cursor.each(2, 4)
    cursor.each(25, 4, 4, 4, 4)
    cursor.each(20, 4, 4)
    cursor.each(20, 4)
    cursor.each(10, 8)
    cursor.each(8, 20)
    cursor.each(1, 1, 1, 4, 4, 2, 2, 4)
    threads = cursor.number()
    cursor.write(4, guards=2)
    cursor.each(threads, 2, 4, 256, 4, *[4] * 8)
    assert cursor.number(2) == 0
    cursor.write(4)
    yield 2
    cursor.each(cursor.number(), 4, 4, 4, 4, 420, 4, 136)
    assert cursor.number() == 0
    cursor.each(4, 4, guards=2)
    for _ in range(cursor.number(guards=2)):
        cursor.each(2, 4, guards=2)
        cursor.each(1, 4, 52)
    yield 3
    garages = cursor.number()
    cursor.each(1, 1, 1, 1, *[4] * 8)
    cursor.each(80, 64)
    cursor.each(garages, 80)
    yield 4
    places = cursor.number()
    cursor.each(1, 1, 1, 1, 4)
    cursor.each(places, 12, 4)
    yield 5
    cursor.each(cursor.number(), 28)
    yield 6
    cursor.each(620, 32)
    cursor.each(1, 2, 1, *[4] * 20)
    yield 7
    yield 8
    cursor.each(cursor.number(2), 12, 4, 4)
    cursor.each(cursor.number(2), 12, 4, 4)
    cursor.each(1, 1, 12, 1, 1, 12, 4, 4, 12, 4, 4)
    yield 9
    cursor.each(175, 40)
    yield 10
    cursor.write(4)
    zones, infos, towns = (cursor.number(2) for _ in range(3))
    cursor.each(zones, 32)
    cursor.each(infos, 17)
    cursor.each(towns, 32)
    cursor.each(1, 100, 4)
    yield 11
    cursor.each(10, 16)
    yield 12
    parked = cursor.number()
    cursor.each(2, 1)
    cursor.each(parked, 2, 32)
    cursor.write(4)
    cursor.each(15, 16)
    yield 13
    yield 14
    yield 15
    cursor.each(1, 4, 40)
    yield 16
    cursor.each(1, 328, 892, 128, 8, 56, 400)
    cursor.each(128, 1)
    yield 17
    cursor.each(1, 4, 6720)
    yield 18
    cursor.each(26_316, 1)
    yield 19
    cursor.each(160, 4)
    yield 20
    cursor.each(cursor.number(), 1)
    yield 21
    cursor.write(4)
    cursor.each(255, 1)
    yield 22
    cursor.each(cursor.number(), 8)
    cursor.write(cursor.number())
    yield 23
    cursor.each(1, 4, 96)
    yield 24
    cursor.each(cursor.number(), 68)
    yield 25
    cursor.each(cursor.number(), 2)
    while cursor.number(2) != 0xFFFF:
        cursor.each(2, 2)
    yield 26
    for _ in range(14):
        cursor.each(20, 1)
        cursor.each(63, 4)
    cursor.each(28, 1)
    yield 27
    cursor.each(5, 28)
