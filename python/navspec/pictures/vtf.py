"""VTF: textures of Source. Levels are stored from the smallest to the largest, after a thumbnail."""

from __future__ import annotations

import struct

from navspec.pictures import pixels
from navspec.pictures.pixels import Array, PictureError, decode_pixels, require_size

MAGIC = b"VTF\0"
_HEADER, _RESOURCES = 63, 80
_RESOURCE = struct.Struct("<4sI")
_IMAGE = b"\x30\0\0"
"""Tag of the resource with the levels."""
_MOST_RESOURCES, _MOST_LEVELS, _MOST_FRAMES = 32, 16, 1 << 12
_WITH_RESOURCES = (7, 3)

_FORMATS = {
    0: pixels.RGBA,
    2: pixels.RGB,
    3: pixels.BGR,
    4: pixels.packed(((0, 5), (5, 6), (11, 5), (0, 0))),
    5: pixels.GREY,
    11: pixels.ordered(4, (1, 2, 3, 0)),
    12: pixels.BGRA,
    13: pixels.DXT1,
    14: pixels.DXT3,
    15: pixels.DXT5,
    16: pixels.BGRX,
    17: pixels.RGB565,
    20: pixels.DXT1,
}


def decode_vtf(data: bytes) -> Array:
    """Return the pixels of the largest level of the first frame; raises `PictureError`."""
    if len(data) < _HEADER:
        raise PictureError(f"ends after {len(data)} of the {_HEADER} bytes of its header")
    major, minor, size, width, height, _, frames = struct.unpack_from("<IIIHHIH", data, 4)
    number, levels, _, thumb_width, thumb_height = struct.unpack_from("<IBIBB", data, 52)
    pixel_format = _FORMATS.get(number)
    if pixel_format is None:
        raise PictureError(f"has pixels of the kind {number}, which navspec does not decode")
    require_size(width, height)
    if not 1 <= levels <= _MOST_LEVELS or not 1 <= frames <= _MOST_FRAMES:
        raise PictureError(f"has {levels} levels and {frames} frames, which is not possible")
    if (major, minor) >= _WITH_RESOURCES:
        offset = _find_image(data)
    else:
        offset = size + (pixels.DXT1.num_bytes(thumb_width, thumb_height) if thumb_width and thumb_height else 0)
    for level in range(levels - 1, 0, -1):
        offset += frames * pixel_format.num_bytes(max(width >> level, 1), max(height >> level, 1))
    return decode_pixels(data, offset, width, height, pixel_format)


def _find_image(data: bytes) -> int:
    """Return the offset of the levels from the list of resources."""
    if len(data) < _RESOURCES:
        raise PictureError(f"ends after {len(data)} of the {_RESOURCES} bytes of its header")
    (many,) = struct.unpack_from("<I", data, 68)
    for row in range(min(many, _MOST_RESOURCES, (len(data) - _RESOURCES) // _RESOURCE.size)):
        tag, offset = _RESOURCE.unpack_from(data, _RESOURCES + row * _RESOURCE.size)
        if tag[:3] == _IMAGE:
            return offset
    raise PictureError("has no pixels among its resources")
