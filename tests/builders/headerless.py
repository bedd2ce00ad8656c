"""Build files of the invented format `headerless` (tests/headerless.ksy)."""

from __future__ import annotations

import random
import struct
from dataclasses import dataclass

from builders.shapes import NUMBERS, SINGLES, Float, bits, f4

SIZE = 16
"""Bytes of a frame."""


@dataclass
class Frame:
    """`frame`, 16 bytes."""

    time: int = 40
    x: Float = 1.5
    y: int = -2
    is_braking: bool = False
    gear: int = 3
    rest: int = 0
    axes: tuple[int, int, int] = (1, -1, 0)
    previous: int = 255
    reserved: int = 0

    def pack(self) -> bytes:
        """Return the bytes."""
        flags = bits((self.is_braking, 1), (self.gear, 3), (self.rest, 4))
        ending = struct.pack("<B3bBB", flags, *self.axes, self.previous, self.reserved)
        return struct.pack("<I", self.time) + f4(self.x) + struct.pack(">h", self.y) + ending


def build(frames: list[Frame]) -> bytes:
    """Return the bytes of a file."""
    return b"".join(frame.pack() for frame in frames)


def example() -> bytes:
    """Return three frames, each of which follows the one before it: 48 bytes."""
    return build([Frame(), Frame(time=80, previous=0), Frame(time=120, x=0x7F800001, previous=1)])


def sample(source: random.Random) -> bytes:
    """Return a file of up to nine frames drawn from a random source, with edges of every width."""
    count = source.randint(0, 9)
    frames = [
        Frame(
            time=source.choice((0, 1, 1_000_000)),
            x=source.choice(SINGLES),
            y=source.choice((-32768, -1, 0, 32767)),
            is_braking=source.random() < 0.5,
            gear=source.randint(0, 7),
            rest=source.randint(0, 15),
            axes=(source.choice((-128, 127)), 0, source.choice((-1, 1))),
            previous=source.choice((255, *range(count))),
            reserved=source.choice(NUMBERS[1]),
        )
        for _ in range(count)
    ]
    return build(frames)
