"""What the conformance vectors are: small files from the builders, by format and name.

Only files whose decisions are those that the spec makes by itself belong here: a generated parser opens a file without being
told more. A format that is not named here is there with its `example()`.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Callable, Iterator
from dataclasses import replace
from importlib import import_module

from builders import (
    gta_img,
    gta_img3,
    gta_iv_paths,
    gta_sa_paths,
    gta_sa_paths_fla,
    gta_sa_save,
    gta_sa_save_android,
    gta_sa_save_de,
    metroid_prime_path,
    source2_nav,
    source_nav,
)
from builders.gta_sa_save import Save

EOF, VALIDATION = "eof", "validation"

ODD_FLOATS = (-0.0, float("inf"), -1e-45)
"""Floats that are easily changed on the way: a sign without a value, no end, and the smallest there is."""

Files = dict[str, bytes]
Hostile = dict[str, tuple[str, bytes]]
_files: dict[str, Callable[[], Files]] = {}
_large: dict[str, Callable[[], Files]] = {}
_hostile: dict[str, Callable[[], Hostile]] = {}


def files(spec_id: str) -> Files:
    """Files of a format that can be read, by name."""
    made = _files.get(spec_id)
    return made() if made else {"example": import_module(f"builders.{spec_id}").example()}


def large(spec_id: str) -> Files:
    """More such files, too large to be kept: they are made anew for each run."""
    made = _large.get(spec_id)
    return made() if made else {}


def hostile(spec_id: str) -> Hostile:
    """Files of a format that must be refused, by name, with the kind of error."""
    made = _hostile.get(spec_id)
    return made() if made else {}


def _patched(data: bytes, at: int, form: str, *values: int) -> bytes:
    patch = struct.pack(f"<{form}", *values)
    return data[:at] + patch + data[at + len(patch) :]


def _node_files() -> Iterator[tuple[str, bytes]]:
    area = gta_sa_paths.smallest()
    yield "full", area.to_bytes()
    yield "padded", gta_sa_paths.padded(area.to_bytes())
    yield "wiki_sized", area.wiki_sized()
    yield "no_tail", area.no_tail()
    yield "empty", gta_sa_paths.EMPTY_FILE
    yield "extremes", replace(area, patches=[(20, b"\xff" * 28), (48, b"\x00\x80" * 14)]).to_bytes()


def _extended_node_files() -> Iterator[tuple[str, bytes]]:
    area = gta_sa_paths.smallest()
    for version in gta_sa_paths_fla.VERSIONS:
        yield f"version_{version}", gta_sa_paths_fla.to_bytes(area, version)
    yield "no_links", gta_sa_paths_fla.to_bytes(gta_sa_paths.Area(0), 4)


def _archives() -> Iterator[tuple[str, bytes]]:
    yield "directory", gta_img.example()
    yield "whole", replace(gta_img.small(), body=b"body", slack=gta_img.STALE).to_bytes()
    yield "odd_values", gta_img.Archive((gta_img.Entry(b"far away", 0x7FFFFF, 0xFFFF, 0xFFFF),)).to_bytes()
    yield "empty", gta_img.Archive().to_bytes()


def _newer_archives() -> Iterator[tuple[str, bytes]]:
    yield "directory", gta_img3.example()
    odd = gta_img3.Entry(b"model.wdr", 0xFFFFFFFF, 0x7FFFFF, 0xFFFF, flags=0xFFFF, resource_type=0xFFFFFFFF)
    yield "odd_values", gta_img3.Archive((odd,), slack=b"\xff").to_bytes()
    yield "empty", gta_img3.Archive().to_bytes()


def _newer_node_files() -> Iterator[tuple[str, bytes]]:
    area = gta_iv_paths.golden()[27]
    yield "full", area.to_bytes()
    yield "empty", gta_iv_paths.EMPTY_FILE
    yield "extremes", area.to_bytes()[:16] + b"\x00\x80" * 8 + b"\xff" * 16 + area.to_bytes()[48:] + b"trailing"


def _prime_meshes() -> Iterator[tuple[str, bytes]]:
    for version in (4, 6, 7):
        yield f"version_{version}", metroid_prime_path.two_squares(version).to_bytes()
    for version in (6, 7):
        yield f"version_{version}_points", metroid_prime_path.two_squares(version, points=True).to_bytes()
    yield "octree", metroid_prime_path.grid(1, 4, 3, 6, points=3).to_bytes()
    yield "nothing_in_it", metroid_prime_path.Mesh([]).to_bytes()
    odd = metroid_prime_path.two_squares(6)
    odd.regions[0].height, odd.regions[1].height = ODD_FLOATS[1:]
    odd.regions[0].index_mask = odd.regions[0].type_mask = 0xFFFF
    yield "odd_values", odd.to_bytes()


GUESSED = {(16, 1, "tf"), *((16, sub_version, "l4d") for sub_version in range(5))}
"""Layouts whose sub-version another game has as well, so that the spec alone takes them for that game's."""


def _meshes() -> Iterator[tuple[str, bytes]]:
    for version, sub_version, game in source_nav.LAYOUTS:
        if (version, sub_version, game) not in GUESSED:
            middle = "" if sub_version is None else f"_{sub_version}"
            yield f"{game}_{version}{middle}", source_nav.mesh(version, sub_version, game).pack()
    odd = source_nav.mesh(16, 14, "l4d")
    odd.areas[0] = replace(odd.areas[0], id=0xFFFFFFFF, nw=ODD_FLOATS, attributes=0xFFFFFFFF)
    odd.tail = bytes(range(256))
    yield "odd_values", odd.pack()


def _newer_meshes() -> Iterator[tuple[str, bytes]]:
    for version in source2_nav.VERSIONS:
        yield f"version_{version}", source2_nav.mesh(version, int(version > 30), 6 + version % 6).pack()
    for generator in source2_nav.GENERATORS:
        yield f"generator_{generator}", source2_nav.mesh(36, generator % 2, generator).pack()
    odd = source2_nav.mesh(36, 1, 13)
    odd.areas[0] = replace(odd.areas[0], attributes=LARGEST_EXACT, unused=ODD_FLOATS[1])
    odd.corners[0], odd.tail = ODD_FLOATS, b"\xff"
    odd.blocks = (source2_nav.Kv3(4), source2_nav.Kv3(5, compression=2), source2_nav.Kv3(5, b"", split=0))
    yield "odd_values", odd.pack()


LARGEST_EXACT = 2**53 - 1


def _exact_time(data: bytes) -> bytes:
    """A Definitive Edition save whose time, in ten millionths of a second, is a number that JavaScript can hold."""
    return _patched(data, 28, "Q", LARGEST_EXACT)


def _numbers(save: Save) -> bytes:
    """A save whose empty places for cars hold no NaN: its bits do not survive in every language."""
    for number, car in enumerate(save.get("/garages/cars")):
        if math.isnan(car.get("position/x")):
            save.put(f"/garages/cars/{number}/position/x", -1e9)
    return save.to_bytes()


_files |= {
    "gta_img": lambda: dict(_archives()),
    "gta_img3": lambda: dict(_newer_archives()),
    "gta_iv_paths": lambda: dict(_newer_node_files()),
    "gta_sa_paths": lambda: dict(_node_files()),
    "gta_sa_paths_fla": lambda: dict(_extended_node_files()),
    "metroid_prime_path": lambda: dict(_prime_meshes()),
    "gta_sa_save_de": lambda: {"example": _exact_time(gta_sa_save_de.example())},
    "source_nav": lambda: dict(_meshes()),
    "source2_nav": lambda: dict(_newer_meshes()),
}
_large |= {
    "gta_sa_save": lambda: {"valid": _numbers(gta_sa_save.valid())},
    "gta_sa_save_android": lambda: {"valid": _numbers(gta_sa_save_android.valid())},
    "gta_sa_save_de": lambda: {
        "valid": _exact_time(_numbers(gta_sa_save_de.valid())),
        "during_mission": _exact_time(_numbers(gta_sa_save_de.during_mission())),
    },
}


def _hostile_node_files() -> Iterator[tuple[str, str, bytes]]:
    data = gta_sa_paths.smallest().to_bytes()
    yield "nothing", EOF, b""
    yield "cut_in_count", EOF, data[:3]
    yield "cut_in_header", VALIDATION, data[:19]
    yield "cut_in_nodes", VALIDATION, data[:100]
    yield "cut_in_navi_nodes", EOF, data[:260]
    yield "cut_in_links", EOF, data[:400]


def _hostile_extended_node_files() -> Iterator[tuple[str, str, bytes]]:
    data = gta_sa_paths_fla.example()
    yield "nothing", EOF, b""
    yield "cut_in_name", EOF, data[:10]
    yield "cut_in_header", VALIDATION, data[:20]
    yield "other_magic", VALIDATION, _patched(data, 0, "I", 0)
    yield "cut_in_nodes", VALIDATION, data[:200]
    yield "cut_in_reserve", EOF, data[:600]


def _hostile_archives() -> Iterator[tuple[str, str, bytes]]:
    data = gta_img.example()
    yield "nothing", EOF, b""
    yield "other_magic", VALIDATION, b"VER3" + data[4:]
    yield "too_many_entries", VALIDATION, _patched(data, 4, "I", 3)
    yield "cut_in_count", EOF, data[:6]


def _hostile_newer_archives() -> Iterator[tuple[str, str, bytes]]:
    data = gta_img3.example()
    yield "nothing", EOF, b""
    yield "other_magic", VALIDATION, _patched(data, 0, "I", gta_img3.MAGIC + 1)
    yield "version_4", VALIDATION, _patched(data, 4, "I", 4)
    yield "cut_in_version", EOF, data[:7]
    yield "name_without_end", EOF, data[:-1]


def _hostile_newer_node_files() -> Iterator[tuple[str, str, bytes]]:
    data = gta_iv_paths.example()
    yield "nothing", EOF, b""
    yield "cut_in_count", EOF, data[:3]
    yield "too_many_nodes", VALIDATION, _patched(data, 0, "I", 1000)
    yield "too_many_links", VALIDATION, _patched(data, 12, "I", 1000)


def _hostile_prime_meshes() -> Iterator[tuple[str, str, bytes]]:
    mesh = metroid_prime_path.two_squares(6, points=True)
    data = mesh.to_bytes()
    yield "nothing", EOF, b""
    yield "version_3", VALIDATION, b"\0\0\0\3" + data[4:]
    yield "version_8", VALIDATION, b"\0\0\0\x08" + data[4:]
    yield "other_byte_order", VALIDATION, b"\6\0\0\0" + data[4:]
    yield "too_many_corners", VALIDATION, data[:4] + b"\0\1\0\0" + data[8:]
    yield "cut_in_points", EOF, mesh.body()[:-1]


def _hostile_meshes() -> Iterator[tuple[str, str, bytes]]:
    data = source_nav.mesh(5, None, "goldsrc").pack()
    yield "nothing", EOF, b""
    yield "other_magic", VALIDATION, _patched(data, 0, "I", 0xFEEDFACF)
    yield "version_0", VALIDATION, _patched(data, 4, "I", 0)
    yield "version_17", VALIDATION, _patched(data, 4, "I", 17)
    yield "cut_in_version", EOF, data[:6]
    yield "cut_in_places", EOF, data[:15]
    yield "too_many_areas", VALIDATION, source_nav.Mesh(5, None, "goldsrc", num_areas=1).pack()


def _hostile_newer_meshes() -> Iterator[tuple[str, str, bytes]]:
    data = source2_nav.mesh(30, 0, 6).pack()
    mesh = source2_nav.mesh(31, 0, 6)
    mesh.polygons.clear()
    yield "nothing", EOF, b""
    yield "other_magic", VALIDATION, _patched(data, 0, "I", 0xFEEDFACF)
    yield "version_29", VALIDATION, _patched(data, 4, "I", 29)
    yield "version_37", VALIDATION, _patched(data, 4, "I", 37)
    yield "cut_in_places", EOF, data[:18]
    yield "cut_in_settings", EOF, data[:-8]
    other = source2_nav.mesh(36, 0, 13)
    other.blocks = (source2_nav.Kv3(3), *other.blocks[1:])
    yield "other_container", VALIDATION, other.pack()
    other.blocks = (source2_nav.Kv3(5, num_blobs=1), *other.blocks[1:])
    yield "blobs", VALIDATION, other.pack()


def _hostile_saves(data: bytes) -> Iterator[tuple[str, str, bytes]]:
    yield "nothing", EOF, b""
    yield "first_letters", EOF, data[:3]
    yield "other_tag", VALIDATION, b"BLOCk" + data[5:]
    yield "cut_in_first_block", EOF, data[:100]


def _hostile_definitive_saves() -> Iterator[tuple[str, str, bytes]]:
    data = gta_sa_save_de.example()
    yield "nothing", EOF, b""
    yield "other_magic", VALIDATION, _patched(data, 0, "I", 0)
    yield "cut_in_header", EOF, data[:20]
    yield "cut_at_the_end", EOF, data[:-1]


def _refused(made: Callable[[], Iterator[tuple[str, str, bytes]]]) -> Callable[[], Hostile]:
    return lambda: {name: (kind, data) for name, kind, data in made()}


_hostile |= {
    "gta_img": _refused(_hostile_archives),
    "gta_img3": _refused(_hostile_newer_archives),
    "gta_iv_paths": _refused(_hostile_newer_node_files),
    "metroid_prime_path": _refused(_hostile_prime_meshes),
    "gta_sa_paths": _refused(_hostile_node_files),
    "gta_sa_paths_fla": _refused(_hostile_extended_node_files),
    "gta_sa_save": _refused(lambda: _hostile_saves(gta_sa_save.example())),
    "gta_sa_save_android": _refused(lambda: _hostile_saves(gta_sa_save_android.example())),
    "gta_sa_save_de": _refused(_hostile_definitive_saves),
    "source_nav": _refused(_hostile_meshes),
    "source2_nav": _refused(_hostile_newer_meshes),
}
