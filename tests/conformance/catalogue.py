"""What the conformance vectors are: small files from the builders, by format and name.

Only files whose decisions are those that the spec makes by itself belong here: a generated parser opens a file without being
told more. A format that is not named here is there with its `example()`.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
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
from builders import gta_sa_save_content as content
from builders.gta_sa_save import Save
from builders.gta_sa_save import record as save_record
from builders.records import Record
from conformance import hostile as ends
from conformance.hostile import VALIDATION, Hostile
from conformance.varying import invalid, patched, swept
from navspec.spec import load_spec

ODD_FLOATS = (-0.0, float("inf"), -1e-45)
"""Floats that are easily changed on the way: a sign without a value, no end, and the smallest there is."""

VARIES = {
    "example": "a small file that has every part",
    "directory": "a directory alone",
    "whole": "a directory and what follows it",
    "full": "something in every list",
    "version_*": "the version, then the sub-version and the game where there are several",
    "generator_*": "the version of the generator's settings",
    "values_*": "bits, members of enums, and numbers that are none",
    "odd_values": "numbers at the ends of their range, minus zero, infinity, the smallest float",
    "extremes": "coordinates and other numbers at the ends of their range",
    "empty": "nothing in the lists",
    "empty_*": "a record with nothing in its lists",
    "no_*": "a part that is left out",
    "*_without_*": "a list in a record with nothing in it",
    "single_*": "a list of one record",
    "octree": "how deep and wide a tree is",
    "padded": "bytes behind the file up to a multiple of 2048",
    "trailing": "bytes behind the file",
    "wiki_sized": "the form that a widespread document describes",
    "nothing": "no bytes at all",
    "cut_in_*": "where the file ends",
    "too_many_*": "a count or a row of one more than there is",
    "invalid_*_eq": "a number or text that must be another",
    "invalid_*_min": "a number below the lowest",
    "invalid_*_max": "a number above the highest, or above what the file has room for",
    "invalid_*_huge": "the highest number that the field can hold, where that is too high",
    "invalid_*_any_of": "a number that is none of those allowed",
}
"""What a vector varies, by its name; the first pattern that fits holds."""

Files = dict[str, bytes]
_files: dict[str, Callable[[], Files]] = {}
_large: dict[str, Callable[[], Files]] = {}
_swept: dict[str, Callable[[], list[bytes]]] = {}
_resealed: dict[str, Callable[[bytes], bytes]] = {}


@cache
def files(spec_id: str) -> Files:
    """Files of a format that can be read, by name."""
    made = _files.get(spec_id)
    return (made() if made else {"example": import_module(f"builders.{spec_id}").example()}) | _values(spec_id)


def _values(spec_id: str) -> Files:
    """Files that show bits and members of enums."""
    bases, seal = _swept.get(spec_id, list)(), _resealed.get(spec_id, bytes)
    found = [seal(data) for base in bases for data in swept(base, load_spec(spec_id))]
    return {f"values_{number:02}": data for number, data in enumerate(found, 1)}


def large(spec_id: str) -> Files:
    """More such files, too large to be kept: they are made anew for each run."""
    made = _large.get(spec_id)
    return made() if made else {}


def hostile(spec_id: str) -> Hostile:
    """Files of a format that must be refused, by name, with the kind of error."""
    broken = invalid(files(spec_id).values(), load_spec(spec_id))
    return ends.hostile(spec_id) | {name: (VALIDATION, data) for name, data in broken}


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
    yield "empty", metroid_prime_path.Mesh([]).to_bytes()
    yield "no_octree", metroid_prime_path.EMPTY_FILE
    single = metroid_prime_path.two_squares(6)
    single.points = [metroid_prime_path.Point((0.0, 0.0, 0.0))]
    yield "single_point", single.to_bytes()
    odd = metroid_prime_path.two_squares(6)
    odd.regions[0].height, odd.regions[1].height = ODD_FLOATS[1:]
    odd.regions[0].index_mask = odd.regions[0].type_mask = 0xFFFF
    yield "odd_values", odd.to_bytes()


GUESSED = {
    (16, 1, "tf"),
    (16, 257, "tf2classic"),
    (16, 256, "tf2classified"),
    *((16, sub_version, "l4d") for sub_version in range(5)),
}
"""Layouts whose sub-version another game has as well, so that the spec alone takes them for that game's."""


def _meshes() -> Iterator[tuple[str, bytes]]:
    for version, sub_version, game in source_nav.LAYOUTS:
        if (version, sub_version, game) not in GUESSED:
            middle = "" if sub_version is None else f"_{sub_version}"
            yield f"version_{version}{middle}_{game}", source_nav.mesh(version, sub_version, game).pack()
    for version, sub_version, game in ((9, None, "base"), (16, 1, "cs")):
        yield f"values_ways_{version}", _ways(source_nav.mesh(version, sub_version, game))
    yield "empty", source_nav.Mesh(16, 0, "base").pack()
    yield "empty_area", source_nav.Mesh(16, 0, "base", areas=[source_nav.Area()]).pack()
    odd = source_nav.mesh(16, 14, "l4d")
    odd.fog_places = [b"Fog\0"]
    odd.areas[0] = replace(odd.areas[0], id=0xFFFFFFFF, nw=ODD_FLOATS, attributes=0xFFFFFFFF)
    odd.tail = bytes(range(256))
    yield "odd_values", odd.pack()


def _ways(mesh: source_nav.Mesh) -> bytes:
    """A mesh with every code for how one goes, and one that no version has, on both ends of approaches."""
    approaches = [source_nav.Approach(prev_how=code, next_how=10 - code) for code in range(11)]
    mesh.areas[0].approaches = mesh.areas[0].cs_approaches = approaches
    return mesh.pack()


def _newer_meshes() -> Iterator[tuple[str, bytes]]:
    for version in source2_nav.VERSIONS:
        yield f"version_{version}", source2_nav.mesh(version, int(version > 30), 6 + version % 6).pack()
    for generator in source2_nav.GENERATORS:
        yield f"generator_{generator}", source2_nav.mesh(36, generator % 2, generator).pack()
    nothing = source2_nav.Mesh(36, 0, gravity=[], settings=source2_nav.Settings(12, hulls=0))
    yield "empty", nothing.pack()
    nothing.polygons = [((), 0)]
    nothing.areas = [source2_nav.Area(edges=())]
    yield "polygon_without_corners", nothing.pack()
    yield "area_without_corners", source2_nav.Mesh(30, 0, areas=[source2_nav.Area(edges=())]).pack()
    odd = source2_nav.mesh(36, 1, 13)
    odd.areas[0] = replace(odd.areas[0], attributes=LARGEST_EXACT, unused=ODD_FLOATS[1])
    odd.corners[0], odd.tail = ODD_FLOATS, b"\xff"
    odd.blocks = (source2_nav.Kv3(4), source2_nav.Kv3(5, compression=2), source2_nav.Kv3(5, b"", split=0))
    yield "odd_values", odd.pack()


LARGEST_EXACT = 2**53 - 1


def _exact_time(data: bytes) -> bytes:
    """A Definitive Edition save whose time, in ten millionths of a second, is a number that JavaScript can hold."""
    return patched(data, [(28, struct.pack("<Q", LARGEST_EXACT))])


def _numbers(save: Save) -> bytes:
    """A save whose empty places for cars hold no NaN: its bits do not survive in every language."""
    for number, car in enumerate(save.get("/garages/cars")):
        if math.isnan(car.get("position/x")):
            save.put(f"/garages/cars/{number}/position/x", -1e9)
    return save.to_bytes()


def _with_rows(save: Save, people: list[Record], **more: list[Record]) -> Save:
    """A small save with rows in the lists that are empty in it, as many as there are members to show."""
    rows = {
        "game_logic/restarts": [save_record("restart")],
        "garages/garages": [save_record("garage")] * 39,
        "zones/nav_zones": [save_record("zone")] * 6,
        "zones/zone_infos": [save_record("zone_info")] * 22,
        "car_generators/generators": [save_record("car_generator")] * 4,
        "entry_exits/entries": [*[save_record("entry_exit")] * 2, save_record("entry_end", entry_index=-1)],
        "pools/players": people,
    }
    for path, each in (rows | {name.replace("__", "/"): each for name, each in more.items()}).items():
        save.put(f"/{path}", each)
    return save


def _empty(save: Save) -> bytes:
    """A small save with nothing in the lists that have something in it."""
    return save.put("/scripts/len_globals", 0).put("/scripts/globals", []).put("/pools/players", []).to_bytes()


def _resources() -> list[Record]:
    """One of each kind."""
    special = save_record("special_model", model_name=b"ryder2\0")
    return [save_record("resource"), save_record("special_resource", model=290, special=special)]


def _save_with_rows() -> Save:
    people, objects = [save_record("player")] * 34, [save_record("object")] * 9
    return _with_rows(gta_sa_save.smallest(), people, pools__objects=objects)


def _android_save_with_rows() -> Save:
    people = [
        save_record("android_player"),
        save_record("android_ped", ped_type=8),
        save_record("android_special_ped", ped_type=8, model=290),
    ]
    return _with_rows(
        gta_sa_save_android.smallest(),
        people,
        pools__vehicles=[save_record("vehicle")],
        pools__objects=[save_record("android_object_b", object_type=2)] * 20,
        scripts__resources=_resources(),
        scripts__threads=[
            gta_sa_save_android.mission_thread("android_mission_thread", "synd2", content.ANDROID_SCRIPT)
        ],
    )


def _definitive_save_with_rows() -> Save:
    people = [
        save_record("definitive_player"),
        save_record("definitive_ped", ped_type=8),
        save_record("definitive_special_ped", ped_type=8, model=290),
    ]
    return _with_rows(
        gta_sa_save_de.smallest(),
        people,
        pools__vehicles=[save_record("vehicle")],
        pools__objects=[save_record("definitive_object")],
        scripts__resources=_resources(),
    )


def _summed(data: bytes) -> bytes:
    """A save whose last four bytes are the sum of the others again."""
    return data[:-4] + struct.pack("<I", sum(data[:-4]) & 0xFFFFFFFF)


WITHOUT_STATE = {"/pools/mission_state": b"", "/pools/mission_tail": b""}
"""Edits of a save during a mission: without what only trial tells the length of."""

_files |= {
    "gta_img": lambda: dict(_archives()),
    "gta_img3": lambda: dict(_newer_archives()),
    "gta_iv_paths": lambda: dict(_newer_node_files()),
    "gta_sa_paths": lambda: dict(_node_files()),
    "gta_sa_paths_fla": lambda: dict(_extended_node_files()),
    "metroid_prime_path": lambda: dict(_prime_meshes()),
    "gta_sa_save": lambda: {
        "example": gta_sa_save.example(),
        "empty": _empty(gta_sa_save.smallest()),
    },
    "gta_sa_save_android": lambda: {
        "example": gta_sa_save_android.example(),
        "empty": _empty(gta_sa_save_android.smallest()),
        "trailing": gta_sa_save_android.smallest().put("/trailing", b"behind").to_bytes(),
    },
    "gta_sa_save_de": lambda: {
        "example": _exact_time(gta_sa_save_de.example()),
        "empty": _exact_time(_empty(gta_sa_save_de.smallest())),
    },
    "source_nav": lambda: dict(_meshes()),
    "source2_nav": lambda: dict(_newer_meshes()),
}
_large |= {
    "gta_sa_save": lambda: {"valid": _numbers(gta_sa_save.valid())},
    "gta_sa_save_android": lambda: {
        "valid": _numbers(gta_sa_save_android.valid()),
        "during_mission": _numbers(gta_sa_save_android.during_mission(WITHOUT_STATE)),
    },
    "gta_sa_save_de": lambda: {
        "valid": _exact_time(_numbers(gta_sa_save_de.valid())),
        "during_mission": _exact_time(_numbers(gta_sa_save_de.during_mission())),
    },
}
_swept |= {
    "gta_sa_paths": lambda: [gta_sa_paths.smallest().to_bytes()],
    "gta_sa_paths_fla": lambda: [gta_sa_paths_fla.example()],
    "gta_sa_save": lambda: [_save_with_rows().to_bytes()],
    "gta_sa_save_android": lambda: [_android_save_with_rows().to_bytes()],
    "gta_sa_save_de": lambda: [_exact_time(_definitive_save_with_rows().to_bytes())],
    "source_nav": lambda: [source_nav.mesh(16, sub, game).pack() for sub, game in ((14, "l4d"), (2, "tf"))],
    "source2_nav": lambda: [source2_nav.example()],
}
_resealed |= {"gta_sa_save": _summed, "gta_sa_save_android": _summed}
