"""Pictures for maps: PNG, DDS, TXD and VTF of pixels, and tiles as San Andreas names those of its radar."""

from __future__ import annotations

import struct
from collections.abc import Mapping
from typing import Any

import numpy as np

from navspec.pictures.png import write_png

Pixels = np.ndarray[Any, Any]

VERSION = 0x1803FFFF
"""Version of RenderWare in the sections of San Andreas."""
COLUMNS, ROWS = 12, 12


def plain(width: int, height: int, color: tuple[int, ...] = (40, 120, 60)) -> Pixels:
    """Pixels of one colour."""
    return np.full((height, width, 4), (*color, 255)[:4], np.uint8)


def png(pixels: Pixels) -> bytes:
    return write_png(pixels)


def packed_565(colors: Pixels) -> Pixels:
    """Colours in 16 bits."""
    red, green, blue = (colors[..., channel].astype(np.uint16) for channel in range(3))
    return (red >> 3) << 11 | (green >> 2) << 5 | blue >> 3


def dxt1(pixels: Pixels) -> bytes:
    """Blocks of two colours: the darkest and the brightest of each."""
    height, width = pixels.shape[:2]
    blocks = pixels.reshape(height // 4, 4, width // 4, 4, 4).swapaxes(1, 2).reshape(-1, 16, 4)
    light = blocks[..., :3].sum(axis=2, dtype=np.int32)
    rows = np.arange(len(blocks))
    ends = [packed_565(blocks[rows, pick(light, axis=1)]) for pick in (np.argmax, np.argmin)]
    high, low = np.maximum(*ends), np.minimum(*ends)
    is_dark = np.abs(packed_565(blocks).astype(np.int32) - low[:, None]) < np.abs(
        packed_565(blocks).astype(np.int32) - high[:, None]
    )
    codes = (is_dark.astype(np.uint32) << np.arange(0, 32, 2, dtype=np.uint32)).sum(axis=1, dtype=np.uint32)
    packed = np.empty(len(blocks), np.dtype([("high", "<u2"), ("low", "<u2"), ("codes", "<u4")]))
    packed["high"], packed["low"], packed["codes"] = high, low, codes
    return packed.tobytes()


def dds(pixels: Pixels, data: bytes | None = None, code: bytes = b"DXT1") -> bytes:
    """A DDS: DXT1 of the pixels, or other data of a kind."""
    height, width = pixels.shape[:2]
    head = struct.pack("<4s7I44x", b"DDS ", 124, 0x1007, height, width, 0, 0, 1)
    layout = struct.pack("<II4s5I", 32, 4, code, 0, 0, 0, 0, 0)
    return head + layout + struct.pack("<5I", 0x1000, 0, 0, 0, 0) + (dxt1(pixels) if data is None else data)


def dds_plain(pixels: Pixels) -> bytes:
    """A DDS of 32 bits: blue, green, red, alpha."""
    height, width = pixels.shape[:2]
    head = struct.pack("<4s7I44x", b"DDS ", 124, 0x1007, height, width, 0, 0, 1)
    layout = struct.pack("<II4s5I", 32, 0x41, bytes(4), 32, 0xFF0000, 0xFF00, 0xFF, 0xFF000000)
    return head + layout + struct.pack("<5I", 0x1000, 0, 0, 0, 0) + pixels[..., [2, 1, 0, 3]].tobytes()


def section(kind: int, content: bytes) -> bytes:
    """A section of RenderWare."""
    return struct.pack("<III", kind, len(content), VERSION) + content


def txd(
    width: int, height: int, data: bytes, *, name: str = "radar00", platform: int = 9, raster: int = 0x200,
    code: bytes = b"DXT1", depth: int = 16, last: int = 8, palette: bytes = b"",
) -> bytes:  # fmt: skip
    """A dictionary with one texture of one level."""
    head = struct.pack(
        "<II32s32sI4sHHBBBB", platform, 0x1101, name.encode(), b"", raster, code, width, height, depth, 1, 4, last
    )
    texture = section(1, head + palette + struct.pack("<I", len(data)) + data) + section(3, b"")
    content = section(1, struct.pack("<HH", 1, platform)) + section(0x15, texture) + section(3, b"")
    return section(0x16, content)


def txd_of(pixels: Pixels, name: str = "radar00") -> bytes:
    """A dictionary with a texture of DXT1, as the game has them."""
    return txd(pixels.shape[1], pixels.shape[0], dxt1(pixels), name=name)


def vtf(pixels: Pixels, *, version: tuple[int, int] = (7, 2)) -> bytes:
    """A VTF of DXT1 with two levels and a thumbnail of one block."""
    height, width = pixels.shape[:2]
    small = dxt1(pixels[::2, ::2])
    has_list = version >= (7, 3)
    size = 80 + 2 * 8 * has_list
    head = struct.pack(
        "<4sIIIHHIHH4x3f4xfIBIBB", b"VTF\0", *version, size, width, height, 0, 1, 0, 0, 0, 0, 1, 13, 2, 13, 4, 4
    )
    head += struct.pack("<H3xI8x", 1, 2 * has_list)
    if has_list:
        head += struct.pack("<4sI4sI", b"\x01\0\0\0", size, b"\x30\0\0\0", size + 8)
    return head + bytes(8) + small + dxt1(pixels)


def tiles(pixels: Pixels) -> dict[str, bytes]:
    """A picture cut into the tiles of the radar, from the north-west, row by row."""
    height, width = pixels.shape[0] // ROWS, pixels.shape[1] // COLUMNS
    parts: dict[str, bytes] = {}
    for number in range(COLUMNS * ROWS):
        row, column = divmod(number, COLUMNS)
        part = pixels[row * height : (row + 1) * height, column * width : (column + 1) * width]
        parts[f"radar{number:02}.txd"] = txd_of(part, f"radar{number:02}")
    return parts


SEA, LAND, PARK, STREET = (70, 110, 150), (196, 188, 160), (120, 160, 90), (90, 90, 96)


def chart(side: int, lines: Pixels, half: float = 3000.0, margin: float = 220.0) -> Pixels:
    """A picture of a map from -half to half: land near some lines, streets on them, and parks.

    `lines` has both ends of each: float, shape (lines, 4).
    """
    pixels = plain(side, side, SEA)
    scale = side / (2 * half)
    for color, reach in ((LAND, margin), (STREET, max(14.0, 1.2 / scale))):
        for x1, y1, x2, y2 in lines:
            steps = max(2, int(np.hypot(x2 - x1, y2 - y1) / max(reach / 2, 1 / scale)) + 1)
            for along in np.linspace(0, 1, steps):
                x, y = x1 + (x2 - x1) * along, y1 + (y2 - y1) * along
                left, right = (int((value + half) * scale) for value in (x - reach, x + reach))
                top, bottom = (int((half - value) * scale) for value in (y + reach, y - reach))
                pixels[max(top, 0) : bottom + 1, max(left, 0) : right + 1, :3] = color
        if color == LAND:
            north, east = np.indices((side, side)) * (2 * half / side)
            waves = np.sin(east / 170) + np.sin(north / 140) + np.sin((east + north) / 230)
            is_park = (waves > 0.9) & (pixels[..., 0] == LAND[0])
            pixels[is_park, :3] = PARK
    return pixels


def overview(material: str, west: float, north: float, scale: float, rotate: int = 0) -> bytes:
    """The text beside an overview of Source."""
    values = {"material": material, "pos_x": west, "pos_y": north, "scale": scale, "rotate": rotate, "zoom": 1.0}
    lines = "".join(f'\t"{name}"\t"{value}"\n' for name, value in values.items())
    floors = '\t"verticalsections"\n\t{\n\t\t"default" { "AltitudeMax" "10000" "scale" "2" }\n\t}\n'
    return f'// {material}\n"overview"\n{{\n{lines}{floors}}}\n'.encode()


def without(parts: Mapping[str, bytes], *names: str) -> dict[str, bytes]:
    """Some files without those of some names."""
    return {name: data for name, data in parts.items() if name not in names}
