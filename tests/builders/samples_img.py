"""Samples for the rules of archives: each fault planted by one edit, each finding written by hand.

The archive that is edited has a directory of three entries (8 + 3 * 32 = 104 bytes) and five sectors: the directory in
sector 0, `landstal.dff` in sector 1, `landstal.txd` in sectors 2 and 3, `vehicles.col` in sector 4; 10,240 bytes. Entry i
stands at 8 + 32 * i: its sector there, the number of sectors at + 4, the second number at + 6, the name at + 8.
"""

from __future__ import annotations

from dataclasses import replace

from builders.gta_img import STALE, Archive, archive
from builders.sampling import ERROR, INFO, WARNING, Expected, Kind, Sample

NAME = "gta3.img"
THREE = archive({"landstal.dff": b"\x10" * 2048, "landstal.txd": b"\x16" * 3000, "vehicles.col": b"COL3" * 9})
MANY = archive({f"file{number}.dff": b"\x10" for number in range(64)})
"""64 entries, whose directory of 2,056 bytes ends 8 bytes behind sector 0: files begin in sector 2."""
SAMPLES: list[Sample] = []


def _add(kind: Kind, code: str, about: str, data: bytes, expected: list[Expected]) -> None:
    letter = "abcdefghij"[sum(each.code == code and each.kind == kind for each in SAMPLES)]
    SAMPLES.append(Sample(f"{code}-{kind}-{letter}", code, kind, about, False, lambda: ({NAME: data}, expected)))


def _fails(code: str, about: str, found: Archive, *places: tuple[str, int, int], severity: str) -> None:
    expected = [Expected(code, severity, NAME, *place) for place in places]
    _add("fail", code, about, found.to_bytes(), expected)


def _passes(code: str, about: str, found: Archive) -> None:
    _add("pass", code, about, found.to_bytes(), [])


_fails(
    "IMG_ENTRY_RANGE",
    "The archive lacks its last sector, which holds the last file.",
    replace(THREE, body=THREE.body[: 3 * 2048]),
    ("/entries/2", 72, 32),
    severity=ERROR,
)
_fails(
    "IMG_ENTRY_RANGE",
    "The archive lacks its last byte.",
    replace(THREE, body=THREE.body[:-1]),
    ("/entries/2", 72, 32),
    severity=ERROR,
)
_fails(
    "IMG_ENTRY_RANGE",
    "The farthest place that an entry can name: its offset needs more than 32 bits.",
    THREE.edited(2, sector=0xFFFFFFFF, num_sectors=0xFFFF),
    ("/entries/2", 72, 32),
    severity=ERROR,
)
_passes("IMG_ENTRY_RANGE", "The last file ends with the archive.", THREE)

_fails(
    "IMG_DIRECTORY_OVERLAP",
    "A file in the sector of the directory.",
    THREE.edited(2, sector=0),
    ("/entries/2/sector", 72, 4),
    severity=ERROR,
)
_fails(
    "IMG_DIRECTORY_OVERLAP",
    "A file in the second sector, into which 8 bytes of the directory reach.",
    MANY.edited(63, sector=1),
    ("/entries/63/sector", 8 + 32 * 63, 4),
    severity=ERROR,
)
_passes("IMG_DIRECTORY_OVERLAP", "The first file stands in the first sector that is free.", MANY)
_passes("IMG_DIRECTORY_OVERLAP", "An entry without sectors takes no place.", THREE.edited(2, sector=0, num_sectors=0))

_fails(
    "IMG_ENTRY_OVERLAP",
    "Two files begin in the same sector; the later entry is told.",
    THREE.edited(1, sector=1),
    ("/entries/1/sector", 40, 4),
    severity=WARNING,
)
_fails(
    "IMG_ENTRY_OVERLAP",
    "The first file reaches over both others, the first of which ends before the second begins.",
    THREE.edited(0, num_sectors=4),
    ("/entries/1/sector", 40, 4),
    ("/entries/2/sector", 72, 4),
    severity=WARNING,
)
_fails(
    "IMG_ENTRY_OVERLAP",
    "The last file begins in the last sector of the one before.",
    THREE.edited(2, sector=3),
    ("/entries/2/sector", 72, 4),
    severity=WARNING,
)
_passes("IMG_ENTRY_OVERLAP", "Every file begins where the one before ends.", THREE)

_fails(
    "IMG_NAME_DUPLICATE",
    "Upper and lower case are the same.",
    THREE.edited(2, name=b"LandStal.DFF"),
    ("/entries/2/name", 80, 24),
    severity=WARNING,
)
_passes("IMG_NAME_DUPLICATE", "One name is the beginning of another.", THREE.edited(2, name=b"landstal.dff2"))

_fails(
    "IMG_NAME_UNTERMINATED",
    "A name of 24 characters.",
    THREE.edited(0, name=b"a" * 20 + b".dff"),
    ("/entries/0/name", 16, 24),
    severity=WARNING,
)
_passes("IMG_NAME_UNTERMINATED", "A name of 23 characters.", THREE.edited(0, name=b"a" * 19 + b".dff"))

_fails(
    "IMG_NAME_TAIL",
    "The end of a longer name stands behind the zero.",
    THREE.edited(1, name=b"landstal.txd\0.txd"),
    ("/entries/1/name", 48, 24),
    severity=INFO,
)
_passes("IMG_NAME_TAIL", "Zeros behind the name.", THREE.edited(0, name=b"a.dff"))

_fails(
    "IMG_ARCHIVE_SIZE",
    "The size stands in both fields.",
    THREE.edited(1, num_sectors_archive=2),
    ("/entries/1/num_sectors_archive", 46, 2),
    severity=INFO,
)
_passes("IMG_ARCHIVE_SIZE", "The second size is 0.", THREE)

_fails(
    "IMG_SLACK",
    "An old entry behind the last one: 65 in its first byte, the last letter of its name in the 17th.",
    replace(THREE, slack=STALE),
    ("", 104, 17),
    severity=INFO,
)
_fails(
    "IMG_SLACK",
    "The last byte before the first file.",
    replace(THREE, slack=bytes(2048 - 104 - 1) + b"\x01"),
    ("", 2047, 1),
    severity=INFO,
)
_passes("IMG_SLACK", "Zeros up to the first file, whatever it holds.", THREE)
