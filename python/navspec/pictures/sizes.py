"""Sizes of pictures that browsers decode, from their first bytes: PNG, JPEG and WebP."""

from __future__ import annotations

import struct

from navspec.pictures import png
from navspec.pictures.pixels import PictureError

JPEG_MAGIC = b"\xff\xd8\xff"
_FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
"""Kinds of JPEG segments with the size of the picture."""
_WITHOUT_CONTENT = frozenset((0x01, *range(0xD0, 0xD9)))
_MOST_SEGMENTS = 1 << 12


def is_webp(head: bytes) -> bool:
    """Return whether a file begins as WebP does."""
    return head.startswith(b"RIFF") and head[8:12] == b"WEBP"


def png_size(data: bytes) -> tuple[int, int]:
    """Return width and height of a PNG; raises `PictureError`."""
    if len(data) < len(png.MAGIC) + 16 or data[12:16] != b"IHDR":
        raise PictureError("ends inside the head of the picture")
    width, height = struct.unpack_from(">II", data, 16)
    return width, height


def jpeg_size(data: bytes) -> tuple[int, int]:
    """Return width and height of a JPEG; raises `PictureError`."""
    offset = 2
    for _ in range(_MOST_SEGMENTS):
        while offset < len(data) and data[offset] == 0xFF:
            offset += 1
        if len(data) - offset < 8:
            break
        kind, offset = data[offset], offset + 1
        if kind in _FRAMES:
            height, width = struct.unpack_from(">HH", data, offset + 3)
            return width, height
        if kind not in _WITHOUT_CONTENT:
            offset += int.from_bytes(data[offset : offset + 2], "big")
    raise PictureError("ends before the size of the picture")


def webp_size(data: bytes) -> tuple[int, int]:
    """Return width and height of a WebP; raises `PictureError`."""
    kind, head = data[12:16], data[20:30]
    if len(head) == 10:
        if kind == b"VP8 ":
            return int.from_bytes(head[6:8], "little") & 0x3FFF, int.from_bytes(head[8:10], "little") & 0x3FFF
        if kind == b"VP8L":
            bits = int.from_bytes(head[1:5], "little")
            return 1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF)
        if kind == b"VP8X":
            return 1 + int.from_bytes(head[4:7], "little"), 1 + int.from_bytes(head[7:10], "little")
    raise PictureError("ends before the size of the picture")
