"""DDS: textures of Direct3D, compressed or not."""

from __future__ import annotations

import struct

from navspec.pictures import pixels
from navspec.pictures.pixels import Array, PictureError, PixelFormat, decode_pixels

MAGIC = b"DDS "
_HEADER, _HEADER_10 = 128, 20
_FOURCC, _RGB, _LUMINANCE, _ALPHA = 0x4, 0x40, 0x20000, 0x1

_COMPRESSED = {
    b"DXT1": pixels.DXT1,
    b"DXT2": pixels.DXT3,
    b"DXT3": pixels.DXT3,
    b"DXT4": pixels.DXT5,
    b"DXT5": pixels.DXT5,
}
_DXGI = {
    **dict.fromkeys((70, 71, 72), pixels.DXT1),
    **dict.fromkeys((73, 74, 75), pixels.DXT3),
    **dict.fromkeys((76, 77, 78), pixels.DXT5),
    **dict.fromkeys((27, 28, 29), pixels.RGBA),
    **dict.fromkeys((87, 91), pixels.BGRA),
    **dict.fromkeys((88, 93), pixels.BGRX),
}
"""Formats by their numbers in the header that files of Direct3D 10 add."""

_MASKED = {
    (32, 0xFF0000): (pixels.BGRX, pixels.BGRA),
    (32, 0xFF): (pixels.ordered(4, (0, 1, 2)), pixels.RGBA),
    (24, 0xFF0000): (pixels.BGR, pixels.BGR),
    (24, 0xFF): (pixels.RGB, pixels.RGB),
    (16, 0xF800): (pixels.RGB565, pixels.RGB565),
    (16, 0x7C00): (pixels.RGB555, pixels.ARGB1555),
    (16, 0xF00): (pixels.packed(((8, 4), (4, 4), (0, 4), (0, 0))), pixels.ARGB4444),
}
"""Formats by bits of a pixel and the mask of red: without alpha, and with it."""


def decode_dds(data: bytes) -> Array:
    """Return the pixels of the largest level; raises `PictureError`."""
    if len(data) < _HEADER:
        raise PictureError(f"ends after {len(data)} of the {_HEADER} bytes of its header")
    height, width = struct.unpack_from("<II", data, 12)
    flags, code, bits, red = struct.unpack_from("<I4sII", data, 80)
    offset = _HEADER
    if flags & _FOURCC and code == b"DX10":
        if len(data) < _HEADER + _HEADER_10:
            raise PictureError(f"ends after {len(data)} of the {_HEADER + _HEADER_10} bytes of its header")
        (number,) = struct.unpack_from("<I", data, _HEADER)
        offset += _HEADER_10
        chosen, words = _DXGI.get(number), f"pixels of the kind {number}"
    elif flags & _FOURCC:
        chosen, words = _COMPRESSED.get(code), f"pixels of the kind {code.decode('latin-1')!r}"
    else:
        chosen, words = _find_masked(flags, bits, red), f"pixels of {bits} bits with red in 0x{red:X}"
    if chosen is None:
        raise PictureError(f"has {words}, which navspec does not decode; save it as PNG, or as DXT1, DXT3 or DXT5")
    return decode_pixels(data, offset, width, height, chosen)


def _find_masked(flags: int, bits: int, red: int) -> PixelFormat | None:
    if flags & _LUMINANCE:
        return pixels.GREY if bits == 8 else None
    formats = _MASKED.get((bits, red)) if flags & _RGB else None
    return formats and formats[bool(flags & _ALPHA)]
