"""TXD: texture dictionaries of RenderWare, with textures as Direct3D 8 and 9 store them.

A file is a section of sections: kind, size and version, 4 bytes each, then the content. The dictionary has a section
with the number of textures, then one for each of them, whose first section has everything of the texture.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from navspec.pictures import pixels
from navspec.pictures.pixels import Array, PictureError, PixelFormat, decode_pixels, require_size

MAGIC = b"\x16\0\0\0"
_STRUCT, _TEXTURE, _DICTIONARY = 1, 0x15, 0x16
_SECTION = struct.Struct("<III")
_HEADER = struct.Struct("<II32s32sI4sHHBBBB")
_SIZE = struct.Struct("<I")
_DIRECT3D_8, _DIRECT3D_9 = 8, 9
_PLATFORMS = {5: "the Xbox", 6: "the PlayStation 2", 0x325350: "the PlayStation 2"}
MOST_TEXTURES = 1 << 12

_PALETTES = {0x2000: 256, 0x4000: 32}
"""Bits of the raster format for a palette, and colours that are stored with it."""
_RASTERS = {
    0x100: pixels.ARGB1555,
    0x200: pixels.RGB565,
    0x300: pixels.ARGB4444,
    0x400: pixels.GREY,
    0x500: pixels.BGRA,
    0x600: pixels.BGRX,
    0xA00: pixels.RGB555,
}
_RASTER, _PALETTE = 0xF00, 0x6000
_COMPRESSED = {1: pixels.DXT1, 2: pixels.DXT3, 3: pixels.DXT3, 4: pixels.DXT5, 5: pixels.DXT5}


class Section(NamedTuple):
    """A section: its kind, and the offset and size of its content."""

    kind: int
    offset: int
    size: int


def decode_txd(data: bytes) -> Array:
    """Return the pixels of the first texture; raises `PictureError`."""
    dictionary = next(_iter_sections(data, 0, len(data)), None)
    if dictionary is None or dictionary.kind != _DICTIONARY:
        raise PictureError("is not a texture dictionary")
    sections = _iter_sections(data, dictionary.offset, dictionary.offset + dictionary.size)
    texture = next((section for section in sections if section.kind == _TEXTURE), None)
    if texture is None:
        raise PictureError("has no texture")
    content = next(_iter_sections(data, texture.offset, texture.offset + texture.size), None)
    if content is None or content.kind != _STRUCT:
        raise PictureError("has a texture without content")
    return _decode_texture(data[: content.offset + content.size], content.offset)


def _iter_sections(data: bytes, offset: int, end: int) -> Iterator[Section]:
    """Yield the sections in a part of a file, at most `MOST_TEXTURES`; content may end with the file."""
    end = min(end, len(data))
    for _ in range(MOST_TEXTURES):
        if end - offset < _SECTION.size:
            return
        kind, size, _ = _SECTION.unpack_from(data, offset)
        yield Section(kind, offset + _SECTION.size, size)
        offset += _SECTION.size + size


def _decode_texture(data: bytes, offset: int) -> Array:
    """Return the pixels of the first level of a texture; `data` ends with it."""
    if len(data) - offset < _HEADER.size:
        raise PictureError(f"ends after {len(data) - offset} of the {_HEADER.size} bytes of the head of its texture")
    platform, _, _, _, raster, code, width, height, depth, _, _, last = _HEADER.unpack_from(data, offset)
    if platform not in (_DIRECT3D_8, _DIRECT3D_9):
        owner = _PLATFORMS.get(platform, f"platform {platform}")
        raise PictureError(f"has a texture of {owner}; navspec decodes those of the PC")
    require_size(width, height)
    offset += _HEADER.size
    palette_colors = _PALETTES.get(raster & _PALETTE, 0)
    if palette_colors:
        if len(data) - offset < 4 * palette_colors:
            raise PictureError(f"ends after {len(data) - offset} of the {4 * palette_colors} bytes of its palette")
        palette = np.frombuffer(data, np.uint8, 4 * palette_colors, offset).reshape(-1, 4)
        offset += 4 * palette_colors
        pixel_format: PixelFormat | None = pixels.indexed(palette)
    elif platform == _DIRECT3D_9 and code.startswith(b"DXT"):
        pixel_format = _COMPRESSED.get(code[3] - ord("0"))
    elif platform == _DIRECT3D_8 and last:
        pixel_format = _COMPRESSED.get(last)
    else:
        pixel_format = pixels.BGR if (raster & _RASTER, depth) == (0x600, 24) else _RASTERS.get(raster & _RASTER)
    if pixel_format is None:
        raise PictureError(f"has pixels of the kind 0x{raster:X} {code!r}, which navspec does not decode")
    needed = pixel_format.num_bytes(width, height)
    size = _SIZE.unpack_from(data, offset)[0] if len(data) - offset >= _SIZE.size else 0
    if size and size < needed:
        raise PictureError(f"has {size:,} bytes of pixels for {width} by {height}, which takes {needed:,}")
    return decode_pixels(data, offset + _SIZE.size, width, height, pixel_format)
