"""Pictures of all supported kinds, as a browser can show them."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from navspec.pictures import dds, png, sizes, txd, vtf
from navspec.pictures.pixels import Array, PictureError, halved, require_size

ENDINGS = ("png", "jpg", "jpeg", "webp", "dds", "txd", "vtf")
HEAD = 16
"""First bytes that identify a picture."""

_PASSED: tuple[tuple[str, Callable[[bytes], bool], Callable[[bytes], tuple[int, int]]], ...] = (
    ("image/png", lambda head: head.startswith(png.MAGIC), sizes.png_size),
    ("image/jpeg", lambda head: head.startswith(sizes.JPEG_MAGIC), sizes.jpeg_size),
    ("image/webp", sizes.is_webp, sizes.webp_size),
)
_DECODED: tuple[tuple[bytes, Callable[[bytes], Array]], ...] = (
    (dds.MAGIC, dds.decode_dds),
    (txd.MAGIC, txd.decode_txd),
    (vtf.MAGIC, vtf.decode_vtf),
)


class Picture(NamedTuple):
    """A picture that a browser decodes: its media type, bytes, and size in pixels."""

    media_type: str
    data: bytes
    width: int
    height: int


def is_picture(head: bytes) -> bool:
    """Return whether a file begins like a picture."""
    return any(fits(head) for _, fits, _ in _PASSED) or any(head.startswith(magic) for magic, _ in _DECODED)


def read_picture(data: bytes, name: str, *, most_side: int) -> Picture:
    """Return a picture; textures of games become a PNG of at most `most_side` pixels in a side.

    Raises `PictureError` with the name of the file.
    """
    try:
        for media_type, fits, size_of in _PASSED:
            if fits(data[:HEAD]):
                width, height = size_of(data)
                require_size(width, height)
                return Picture(media_type, data, width, height)
        for magic, decode in _DECODED:
            if data.startswith(magic):
                pixels = halved(decode(data), most_side)
                return Picture("image/png", png.write_png(pixels), pixels.shape[1], pixels.shape[0])
    except PictureError as error:
        raise PictureError(f"{name}: {error}") from None
    raise PictureError(f"{name}: not a picture that navspec knows; use {', '.join(ENDINGS)}")
