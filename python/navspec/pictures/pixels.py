"""Pixels of textures: decoding of compressed, packed and palette-based ones, into rows of red, green, blue and alpha."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from navspec.errors import NavspecError

Array = np.ndarray[Any, Any]

MOST_SIDE = 1 << 14
MOST_PIXELS = 1 << 26
"""Pixels of the largest side, and of the whole, of a texture that is decoded."""

BLOCK = 4
"""Pixels of a side of a compressed block."""
_STRIP = 1 << 16
"""Compressed blocks that are decoded at a time."""


class PictureError(NavspecError):
    """A picture that cannot be decoded; the message names it."""


class PixelFormat(NamedTuple):
    """Storage of pixels: bytes of a block, pixels of a side of a block, and the function that decodes blocks.

    `decode(blocks)` returns the pixels of blocks: uint8, shape (blocks, side * side, 4).
    """

    size: int
    side: int
    decode: Callable[[Array], Array]

    def num_bytes(self, width: int, height: int) -> int:
        """Return the bytes of a texture."""
        return -(-width // self.side) * -(-height // self.side) * self.size


def require_size(width: int, height: int) -> None:
    """Raise `PictureError` for a texture without pixels, or with too many."""
    if not width or not height:
        raise PictureError(f"a picture of {width} by {height} pixels has none")
    if max(width, height) > MOST_SIDE or width * height > MOST_PIXELS:
        raise PictureError(
            f"{width:,} by {height:,} pixels are more than the limit of {MOST_PIXELS:,}, or a side is longer than "
            f"{MOST_SIDE:,}; make the picture smaller"
        )


def decode_pixels(data: bytes, offset: int, width: int, height: int, pixel_format: PixelFormat) -> Array:
    """Return the pixels of a texture: uint8, shape (height, width, 4); raises `PictureError` where the data ends early."""
    require_size(width, height)
    size, side, decode = pixel_format
    needed, present = pixel_format.num_bytes(width, height), max(0, len(data) - offset)
    if present < needed:
        raise PictureError(f"ends after {present:,} of {needed:,} bytes of its pixels")
    columns, rows = -(-width // side), -(-height // side)
    blocks = np.frombuffer(data, np.uint8, needed, offset).reshape(rows, columns, size)
    pixels = np.empty((rows * side, columns * side, 4), np.uint8)
    step = max(1, _STRIP // columns)
    for first in range(0, rows, step):
        strip = decode(blocks[first : first + step].reshape(-1, size)).reshape(-1, columns, side, side, 4)
        pixels[first * side : (first + len(strip)) * side] = strip.swapaxes(1, 2).reshape(-1, columns * side, 4)
    return pixels[:height, :width]


def _decode_dxt1(blocks: Array) -> Array:
    return _decode_colors(blocks, has_gap=True)


def _decode_dxt3(blocks: Array) -> Array:
    pixels = _decode_colors(blocks[:, 8:], has_gap=False)
    alpha = blocks[:, :8]
    pixels[:, 0::2, 3] = (alpha & 15) * 17
    pixels[:, 1::2, 3] = (alpha >> 4) * 17
    return pixels


def _decode_dxt5(blocks: Array) -> Array:
    pixels = _decode_colors(blocks[:, 8:], has_gap=False)
    ends = blocks[:, :2].astype(np.int32)
    first, last = ends[:, :1], ends[:, 1:2]
    steps = np.arange(8)
    eight = ((8 - steps) * first + (steps - 1) * last) // 7
    six = ((6 - steps) * first + (steps - 1) * last) // 5
    six[:, 6:] = (0, 255)
    levels = np.where(first > last, eight, six)
    levels[:, :2] = ends
    bits = np.unpackbits(blocks[:, 2:8], axis=1, bitorder="little").reshape(len(blocks), 16, 3)
    codes = bits[:, :, 0] | bits[:, :, 1] << 1 | bits[:, :, 2] << 2
    pixels[:, :, 3] = np.take_along_axis(levels, codes.astype(np.int64), axis=1)
    return pixels


def _decode_colors(blocks: Array, *, has_gap: bool) -> Array:
    """Return pixels of colour blocks; with `has_gap` the order of both ends chooses three colours and a gap."""
    ends = np.ascontiguousarray(blocks[:, :4]).view("<u2").astype(np.int32)
    table = np.empty((len(blocks), 4, 4), np.int32)
    table[:, 0], table[:, 1] = _unpack(ends[:, 0], _RGB565), _unpack(ends[:, 1], _RGB565)
    table[:, 2] = (2 * table[:, 0] + table[:, 1]) // 3
    table[:, 3] = (table[:, 0] + 2 * table[:, 1]) // 3
    if has_gap:
        is_short = ends[:, 0] <= ends[:, 1]
        table[is_short, 2] = (table[is_short, 0] + table[is_short, 1]) // 2
        table[is_short, 3] = 0
    codes = blocks[:, 4:8, None] >> np.arange(0, 8, 2, dtype=np.uint8) & 3
    return np.take_along_axis(table.astype(np.uint8), codes.reshape(len(blocks), 16, 1).astype(np.int64), axis=1)


Channels = tuple[tuple[int, int], ...]
"""Lowest bit and width of red, green, blue and alpha in a number; alpha of width 0 is opaque."""

_RGB565: Channels = ((11, 5), (5, 6), (0, 5), (0, 0))
_RGB555: Channels = ((10, 5), (5, 5), (0, 5), (0, 0))
_ARGB1555: Channels = ((10, 5), (5, 5), (0, 5), (15, 1))
_ARGB4444: Channels = ((8, 4), (4, 4), (0, 4), (12, 4))


def _unpack(numbers: Array, channels: Channels) -> Array:
    """Return the channels of packed numbers, each stretched to 0 to 255."""
    return np.stack(
        [
            (numbers >> low & (1 << width) - 1) * 255 // ((1 << width) - 1) if width else np.full_like(numbers, 255)
            for low, width in channels
        ],
        axis=-1,
    )


def packed(channels: Channels) -> PixelFormat:
    """Return the format of pixels of 16 bits with these channels."""

    def decode(blocks: Array) -> Array:
        numbers = np.ascontiguousarray(blocks).view("<u2").astype(np.int32)
        return _unpack(numbers, channels).astype(np.uint8)

    return PixelFormat(2, 1, decode)


def ordered(size: int, order: tuple[int, ...]) -> PixelFormat:
    """Return the format of pixels of whole bytes: the byte of red, green, blue and alpha; without the last, opaque."""

    def decode(blocks: Array) -> Array:
        pixels = np.full((len(blocks), 1, 4), 255, np.uint8)
        pixels[:, 0, : len(order)] = blocks[:, order]
        return pixels

    return PixelFormat(size, 1, decode)


def indexed(palette: Array) -> PixelFormat:
    """Return the format of pixels that are bytes with numbers of colours: `palette` is uint8, shape (colours, 4)."""
    table = np.zeros((256, 4), np.uint8)
    table[: len(palette)] = palette
    return PixelFormat(1, 1, lambda blocks: table[blocks])


DXT1 = PixelFormat(8, BLOCK, _decode_dxt1)
DXT3 = PixelFormat(16, BLOCK, _decode_dxt3)
DXT5 = PixelFormat(16, BLOCK, _decode_dxt5)
RGB565, RGB555, ARGB1555, ARGB4444 = map(packed, (_RGB565, _RGB555, _ARGB1555, _ARGB4444))
BGRA, BGRX, RGBA = ordered(4, (2, 1, 0, 3)), ordered(4, (2, 1, 0)), ordered(4, (0, 1, 2, 3))
BGR, RGB, GREY = ordered(3, (2, 1, 0)), ordered(3, (0, 1, 2)), ordered(1, (0, 0, 0))


def halved(pixels: Array, most_side: int) -> Array:
    """Return pixels of at most this many in a side, halved as often as it takes."""
    while max(pixels.shape[:2]) > most_side:
        height, width = (max(size // 2, 1) for size in pixels.shape[:2])
        rows, columns = min(2, pixels.shape[0]), min(2, pixels.shape[1])
        parts = pixels[: rows * height, : columns * width].reshape(height, rows, width, columns, 4)
        pixels = (parts.sum(axis=(1, 3), dtype=np.uint16) // (rows * columns)).astype(np.uint8)
    return pixels
