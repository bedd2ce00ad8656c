"""Diagnosis of saves: glitches of the game itself, and proof that a save is intact."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from navspec.families.gta_sa_save.layout import ANDROID_SIZE_STEP, CHECKSUM_SIZE, PC_SIZE, TAG
from navspec.family.diagnosis.hypotheses import FileGroup, Hypothesis
from navspec.spec import load_spec
from navspec.spec.derived_bytes import derived_layout

_GLITCHES = (
    (
        ("ZONE0_NAME", "ZONE_LABELS", "VISITED_COUNT"),
        "has the taxi glitch: the player flew off the map, and the game wrote into the names of zones what it saw there",
        "`navspec repair` takes it out again",
    ),
    (
        ("TIMER_LIMIT", "TIME_IN_FUTURE", "TICK_EQUALS_TIMER"),
        "has been played for so long that the game sets its timer back, and all times in it lie in the future",
        "`navspec repair` resets the time played, and all times that refer to it",
    ),
)
"""Glitches with the rules that fail for them. The first rule fails for no other reason."""
_NUM_BLOCKS = 28
"""Fewest blocks of a save of any known version."""


def causes(scene: FileGroup) -> Iterator[Hypothesis]:
    """Yield the known glitches of the failing files."""
    for failing_file in scene.failing_files:
        for names, what, fix in _GLITCHES:
            codes = tuple(f"SA_SAVE_{name}" for name in names)
            if scene.fails(codes[0], failing_file.path):
                yield Hypothesis(
                    "KNOWN_GLITCH", f"{failing_file.name or 'the save'} {what}", fix, (failing_file.path,), codes=codes
                )


def prove_intact(format: str, data: bytes | bytearray) -> str:
    """Return the proof that a save is as its writer left it, in any layout; empty if there is none.

    Bytes after the checksum, as a copy as text appends them, do not count.
    """
    sealing = derived_layout(load_spec(format))
    if not (sealing and sealing.until):
        return ""
    sizes = (len(data), PC_SIZE, len(data) - len(data) % ANDROID_SIZE_STEP)
    size = next((size for size in sizes if _has_valid_checksum(data, size)), 0)
    if not size or data[: _find_padding(data, size, sealing.distance)].count(TAG) < _NUM_BLOCKS:
        return ""
    return "its checksum is right and all its blocks begin as they should"


def _has_valid_checksum(data: bytes | bytearray, size: int) -> bool:
    """Return whether the last four of `size` bytes are the sum of the bytes before them."""
    if not CHECKSUM_SIZE < size <= len(data):
        return False
    total = int(np.frombuffer(data, np.uint8, size - CHECKSUM_SIZE).sum(dtype=np.uint32))
    return data[size - CHECKSUM_SIZE : size] == total.to_bytes(CHECKSUM_SIZE, "little")


def _find_padding(data: bytes | bytearray, size: int, distance: int) -> int:
    """Return the offset of the padding, whose bytes repeat those one work buffer before them."""
    values = np.frombuffer(data, np.uint8, size - CHECKSUM_SIZE)
    if len(values) <= distance:
        return len(values)
    differing = np.flatnonzero(values[distance:] != values[:-distance])
    return distance + (int(differing[-1]) + 1 if len(differing) else 0)
