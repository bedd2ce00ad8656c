"""A plain Python reader of navigation meshes (versions 5, 9 and 16), as quick as plain Python can be.

One `unpack_from` per record and `iter_unpack` per list; nothing of navspec is imported.
"""

from __future__ import annotations

import struct
from typing import Any

_U2 = struct.Struct("<H")
_U4 = struct.Struct("<I")
_U8 = struct.Struct("<Q")
_CORNERS = {version: struct.Struct(f"<I{flags}8f") for version, flags in ((5, "B"), (9, "H"), (16, "I"))}
_IDS = [struct.Struct(f"<{count}I") for count in range(64)]
_SPOT = struct.Struct("<I3fB")
_APPROACH = struct.Struct("<IIBIB")
_ENCOUNTER = struct.Struct("<IBIBB")
_SEEN = struct.Struct("<IB")
_TIMES = struct.Struct("<2f")
_TIMES_AND_LIGHT = struct.Struct("<2f4f")
_TIMES_OF_FOUR_AND_LIGHT = struct.Struct("<4f4f")
_L4D = struct.Struct("<IHI")
_LADDER = struct.Struct("<If3f3ffI5I")


def read_nav(data: bytes) -> tuple[list[Any], int]:
    """Areas and ladders of a mesh as tuples, and where they end."""
    view = memoryview(data)
    version = _U4.unpack_from(data, 4)[0]
    sub = _U4.unpack_from(data, 8)[0] if version == 16 else 0
    is_l4d, is_source, is_tfc = sub == 14, version > 5, sub in (256, 257)
    times, bits = (_TIMES_OF_FOUR_AND_LIGHT, _U8) if is_tfc else (_TIMES_AND_LIGHT, _U4)
    at = 17 if version == 16 else 12
    (num_places,) = _U2.unpack_from(data, at)
    at += 2
    places = []
    for _ in range(num_places):
        end = at + 2 + _U2.unpack_from(data, at)[0]
        places.append(data[at + 2 : end])
        at = end
    at += version == 16
    if is_l4d:
        at = data.index(0, at) + 3
    at += 4 * (sub == 256)
    (num_areas,) = _U4.unpack_from(data, at)
    at += 4
    corners, areas = _CORNERS[version], []
    for _ in range(num_areas):
        area = corners.unpack_from(data, at)
        at += corners.size
        links = []
        for _ in range(4):
            (count,) = _U4.unpack_from(data, at)
            at += 4
            links.append(_IDS[count].unpack_from(data, at) if count else ())
            at += 4 * count
        end = at + 1 + 17 * data[at]
        spots = list(_SPOT.iter_unpack(view[at + 1 : end]))
        at = end
        approaches: list[Any] = []
        if version < 15:
            end = at + 1 + 14 * data[at]
            approaches = list(_APPROACH.iter_unpack(view[at + 1 : end]))
            at = end
        (count,) = _U4.unpack_from(data, at)
        at += 4
        encounters = []
        for _ in range(count):
            encounter = _ENCOUNTER.unpack_from(data, at)
            end = at + 11 + 5 * encounter[4]
            encounters.append((encounter, list(_SEEN.iter_unpack(view[at + 11 : end]))))
            at = end
        (place,) = _U2.unpack_from(data, at)
        at += 2
        rest: list[Any] = []
        if is_source:
            for _ in range(2):
                (count,) = _U4.unpack_from(data, at)
                at += 4
                rest.append(_IDS[count].unpack_from(data, at) if count else ())
                at += 4 * count
        if version == 9:
            rest.append(_TIMES.unpack_from(data, at))
            at += 8
        elif version == 16:
            rest.append(times.unpack_from(data, at))
            at += times.size
            if is_l4d:
                *attributes, count = _L4D.unpack_from(data, at)
                rest.append(attributes)
                at += 10
            else:
                (count,) = _U4.unpack_from(data, at)
                at += 4
            end = at + 5 * count
            rest.append(list(_SEEN.iter_unpack(view[at:end])))
            rest.append(_U4.unpack_from(data, end))
            at = end + 4
            if sub == 1:
                end = at + 1 + 14 * data[at]
                rest.append(list(_APPROACH.iter_unpack(view[at + 1 : end])))
                at = end
            elif sub == 2 or is_tfc:
                rest.append(bits.unpack_from(data, at))
                at += bits.size
        areas.append((area, links, spots, approaches, encounters, place, rest))
    ladders: list[Any] = []
    if is_source:
        (count,) = _U4.unpack_from(data, at)
        end = at + 4 + 60 * count
        ladders = list(_LADDER.iter_unpack(view[at + 4 : end]))
        at = end + 4 * is_l4d
    return [places, areas, ladders], at
