"""Decoding of pictures: textures of games against Pillow, sizes of others, and what is said of damaged ones."""

from __future__ import annotations

import contextlib
import io
import struct
from collections.abc import Callable

import numpy as np
import pytest
from PIL import Image

from builders import pictures as built
from navspec.pictures.picture import Picture, is_picture, read_picture
from navspec.pictures.pixels import MOST_SIDE, PictureError, halved

RANDOM = np.random.default_rng(43)
PIXELS = RANDOM.integers(0, 256, (16, 24, 4), np.uint8)


def decoded(data: bytes, name: str = "a.dds") -> built.Pixels:
    """What Pillow sees in the picture that a browser gets."""
    picture = read_picture(data, name, most_side=4096)
    image = Image.open(io.BytesIO(picture.data)).convert("RGBA")
    assert image.size == (picture.width, picture.height)
    return np.array(image)


@pytest.mark.parametrize(("code", "size"), [(b"DXT1", 8), (b"DXT3", 16), (b"DXT5", 16)])
def test_compressed_pixels_are_those_of_pillow(code: bytes, size: int) -> None:
    data = built.dds(PIXELS, RANDOM.integers(0, 256, 24 * size, np.uint8).tobytes(), code)
    wanted = np.array(Image.open(io.BytesIO(data)).convert("RGBA")).astype(int)
    assert np.abs(decoded(data) - wanted).max() <= 1


def test_sides_that_are_no_multiple_of_a_block() -> None:
    data = built.dds(built.plain(16, 16), None)
    data = data[:12] + struct.pack("<II", 5, 13) + data[20:]
    assert decoded(data).shape == (5, 13, 4)


def test_plain_pixels() -> None:
    assert (decoded(built.dds_plain(PIXELS)) == PIXELS).all()


PALETTE = RANDOM.integers(0, 256, (256, 4), np.uint8)
CODES = RANDOM.integers(0, 256, (8, 8), np.uint8)
FOUR = built.plain(8, 8, (255, 0, 255))


@pytest.mark.parametrize(
    ("data", "wanted"),
    [
        (built.txd_of(FOUR), FOUR),
        (built.txd(8, 8, built.dxt1(FOUR), platform=8, last=1, code=bytes(4)), FOUR),
        (built.txd(8, 8, FOUR[..., [2, 1, 0, 3]].tobytes(), raster=0x500, code=bytes(4), depth=32, last=0), FOUR),
        (built.txd(8, 8, FOUR[..., [2, 1, 0]].tobytes(), raster=0x600, code=bytes(4), depth=24, last=0), FOUR),
        (built.txd(8, 8, built.packed_565(FOUR).astype("<u2").tobytes(), code=bytes(4), last=0), FOUR),
        (built.txd(8, 8, CODES.tobytes(), raster=0x2500, depth=8, palette=PALETTE.tobytes()), PALETTE[CODES]),
        (built.vtf(FOUR), FOUR),
        (built.vtf(FOUR, version=(7, 4)), FOUR),
    ],
)
def test_textures_of_games(data: bytes, wanted: built.Pixels) -> None:
    assert (decoded(data) == wanted).all()


def jpeg(kind: str, **options: object) -> bytes:
    """A picture of 24 by 16 pixels, written by Pillow."""
    stream = io.BytesIO()
    Image.fromarray(PIXELS).convert("RGB").save(stream, kind, **options)
    return stream.getvalue()


@pytest.mark.parametrize(
    ("data", "media_type"),
    [
        (built.png(PIXELS), "image/png"),
        (jpeg("PNG"), "image/png"),
        (jpeg("JPEG"), "image/jpeg"),
        (jpeg("JPEG", progressive=True), "image/jpeg"),
        (jpeg("WEBP"), "image/webp"),
        (jpeg("WEBP", lossless=True), "image/webp"),
    ],
)
def test_pictures_that_browsers_decode_stay_as_they_are(data: bytes, media_type: str) -> None:
    assert is_picture(data[:16])
    assert read_picture(data, "a", most_side=4) == Picture(media_type, data, 24, 16)


def test_large_textures_are_halved() -> None:
    picture = read_picture(built.dds(built.plain(64, 16)), "a.dds", most_side=20)
    assert (picture.width, picture.height) == (16, 4)
    assert halved(PIXELS, 3).shape == (2, 3, 4)


TXD = built.txd_of(FOUR, "radar07")
START = len(TXD) - 12 - 12 - 32
"""Offset of the pixels."""


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (TXD[: START + 20], "ends after 20 of 32 bytes of its pixels"),
        (TXD[:60], "ends after 8 of the 88 bytes of the head of its texture"),
        (TXD[:30], "has no texture"),
        (built.section(0x16, built.section(1, bytes(4))), "has no texture"),
        (built.txd(0, 8, b""), "a picture of 0 by 8 pixels has none"),
        (built.txd(MOST_SIDE, MOST_SIDE, b""), "are more than the limit"),
        (built.txd(8, 8, bytes(31)), "has 31 bytes of pixels for 8 by 8, which takes 32"),
        (built.txd(8, 8, bytes(32), platform=6), "a texture of the PlayStation 2"),
        (built.txd(8, 8, bytes(32), code=b"DXT9"), "navspec does not decode"),
        (built.txd(8, 8, b"", raster=0x2500)[:-24], "bytes of its palette"),
        (built.dds(FOUR)[:100], "ends after 100 of the 128 bytes of its header"),
        (built.dds(FOUR, code=b"BC7U"), "pixels of the kind 'BC7U'"),
        (built.vtf(FOUR)[:-1], "ends after 31 of 32 bytes of its pixels"),
        (built.png(FOUR)[:20], "ends inside the head"),
        (jpeg("JPEG")[:40], "ends before the size"),
        (b"GIF89a" + bytes(40), "not a picture that navspec knows"),
    ],
)
def test_damaged_pictures_are_named(data: bytes, words: str) -> None:
    with pytest.raises(PictureError) as caught:
        read_picture(data, "radar07.txd", most_side=4096)
    assert str(caught.value).startswith("radar07.txd: ")
    assert words in str(caught.value)


@pytest.mark.parametrize("build", [built.txd_of, built.dds, built.dds_plain, built.vtf, built.png])
def test_any_bytes_are_read_or_refused(build: Callable[[built.Pixels], bytes]) -> None:
    whole = build(PIXELS)
    for _ in range(300):
        data = bytearray(whole[: RANDOM.integers(16, len(whole) + 1)])
        for at in RANDOM.integers(4, min(len(data), 200), 3):
            data[at] = RANDOM.integers(0, 256)
        with contextlib.suppress(PictureError):
            assert read_picture(bytes(data), "a", most_side=64).width >= 1
