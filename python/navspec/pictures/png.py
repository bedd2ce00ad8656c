"""Writing of PNG files."""

from __future__ import annotations

import struct
import zlib

import numpy as np

from navspec.pictures.pixels import Array

MAGIC = b"\x89PNG\r\n\x1a\n"
_RGB, _RGBA = 2, 6
_LEFT = 1
"""Filter of a row that stores differences from the pixel to the left."""
_LEVEL = 6


def write_png(pixels: Array) -> bytes:
    """Return a PNG of pixels: uint8, shape (height, width, 4)."""
    is_opaque = bool((pixels[..., 3] == 255).all())
    channels = np.ascontiguousarray(pixels[..., :3] if is_opaque else pixels)
    height, width = channels.shape[:2]
    rows = np.empty((height, 1 + width * channels.shape[2]), np.uint8)
    rows[:, 0] = _LEFT
    rows[:, 1:] = channels.reshape(height, -1)
    rows[:, 1 + channels.shape[2] :] -= channels[:, :-1].reshape(height, -1)
    header = struct.pack(">IIBBBBB", width, height, 8, _RGB if is_opaque else _RGBA, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"IDAT", zlib.compress(rows.tobytes(), _LEVEL)), (b"IEND", b""))
    return MAGIC + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in chunks
    )
