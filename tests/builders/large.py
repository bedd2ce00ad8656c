"""A city of the game's size, for what has to be fast, and the same with many faults."""

from __future__ import annotations

import struct
from collections.abc import Mapping

from builders.gta_sa_paths import City

_HEADER_SIZE, _NODE_SIZE, _SEARCH_DISTANCE, _SPEED = 20, 28, 14, 25
_EVERY = 12


def large_city() -> City:
    """64 areas with about as many nodes and links as the game has: a winding road and a winding footpath in each."""
    city = City()
    for area in range(64):
        west, south = -3000 + 750 * (area % 8), -3000 + 750 * (area // 8)
        for add, connect, count, height in ((city.vehicle, city.road, 480, 10.0), (city.ped, city.path, 580, 12.0)):
            before = None
            for number in range(count):
                row, column = divmod(number, 25)
                x = west + 20 + 28 * (column if row % 2 == 0 else 24 - column)
                here = add(float(x), float(south + 20 + 28 * row), height)
                if before is not None:
                    connect(before, here)
                before = here
    return city


def with_many_faults(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """The same files, where every 12th node is a search in progress and every 12th has a speed that does not exist."""
    found = {}
    for name, data in files.items():
        changed = bytearray(data)
        (nodes,) = struct.unpack_from("<I", data)
        for node in range(nodes):
            start = _HEADER_SIZE + _NODE_SIZE * node
            if node % _EVERY == 0:
                struct.pack_into("<H", changed, start + _SEARCH_DISTANCE, 0)
            elif node % _EVERY == _EVERY // 2:
                changed[start + _SPEED] |= 0x30
        found[name] = bytes(changed)
    return found
