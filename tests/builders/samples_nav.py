"""Samples for the rules of navigation meshes: each fault planted by one edit, each finding written by hand.

Nothing here comes from navspec. In the mesh of version 16 `num_areas` stands at 41: behind a header of 17 bytes, the count
of places (2), two names of 9 and 12 bytes with their lengths, and one flag. In that of Source 2 the flag behind the only
place stands at 24.
"""

from __future__ import annotations

import struct
from dataclasses import replace

from builders import source2_nav, source_nav
from builders.sampling import ERROR, FileSamples

SAMPLES = FileSamples("de_test.nav")
_passes = SAMPLES.passes


def _fails(code: str, about: str, data: bytes, pointer: str, offset: int, length: int, severity: str = ERROR) -> None:
    SAMPLES.fails(code, about, data, SAMPLES.expected(code, severity, pointer, offset, length))


def _patched(data: bytes, at: int, form: str, value: int) -> bytes:
    changed = bytearray(data)
    struct.pack_into(f"<{form}", changed, at, value)
    return bytes(changed)


TF = source_nav.clean(16, 2, "tf")
OLD = source_nav.clean(5, None, "goldsrc")

_fails("NAV_MAGIC_BAD", "The first byte is another one.", b"\xcf" + TF.pack()[1:], "/magic", 0, 4)
_fails("NAV_MAGIC_BAD", "The mesh is compressed, as on consoles.", b"LZMA" + TF.pack()[4:], "/magic", 0, 4)
_fails("NAV_BYTE_ORDER", "The mesh of a console.", struct.pack(">II", source_nav.MAGIC, 16) + bytes(40), "/magic", 0, 4)
for version in (0, 17, 29, 37, 0xFFFFFFFF):
    _fails("NAV_VERSION_UNSUPPORTED", f"Version {version}.", _patched(TF.pack(), 4, "I", version), "/version", 4, 4)
_fails(
    "NAV_VARIANT_UNKNOWN",
    "Sub-version 3 over the approaches of Counter-Strike: read as Insurgency, the second area is three bytes off.",
    replace(source_nav.clean(16, 1, "cs"), sub_version=3).pack(),
    "/areas/1/connections/0/num_ids",
    45 + len(TF.areas[0].pack(source_nav.Mesh(16, 0))) + 4 + 40,
    4,
)
_fails(
    "NAV_VARIANT_UNKNOWN",
    "Another tag than that of Team Fortress 2 Classic before the areas.",
    replace(source_nav.clean(16, 256, "tf2classic"), tag=b"TF2D").pack(),
    "/tf2c_tag",
    41,
    4,
)
_fails("NAV_TRUNCATED", "The file ends inside the sub-version.", TF.pack()[:10], "/sub_version", 8, 2)
_fails("NAV_TRUNCATED", "The file ends inside the version.", TF.pack()[:7], "/version", 4, 3)
_fails(
    "NAV_TRUNCATED",
    "A mesh of GoldSrc lacks its last byte.",
    OLD.pack()[:-1],
    "/areas/3/place_index",
    len(OLD.pack()) - 2,
    1,
)
_fails(
    "NAV_COUNT_EXCEEDS_FILE",
    "More areas than the file has bytes for, with the smallest areas that there are.",
    replace(TF, num_areas=1000).pack(),
    "/num_areas",
    41,
    4,
)
_fails(
    "NAV_COUNT_EXCEEDS_FILE",
    "The first list of links has two to the power of 32 entries, less one.",
    _patched(TF.pack(), 45 + 40, "I", 0xFFFFFFFF),
    "/areas/0/connections/0/num_ids",
    85,
    4,
)
_passes(
    "A mesh of Team Fortress 2.",
    TF.pack(),
    "NAV_MAGIC_BAD",
    "NAV_BYTE_ORDER",
    "NAV_VERSION_UNSUPPORTED",
    "NAV_VARIANT_UNKNOWN",
    "NAV_TRUNCATED",
    "NAV_COUNT_EXCEEDS_FILE",
)

for game, sub_version in (("tf2classic", 256), ("tf2classified", 257)):
    _passes(
        f"A mesh of four teams, {game}.",
        source_nav.clean(16, sub_version, game).pack(),
        "NAV_VARIANT_UNKNOWN",
        "NAV_TRUNCATED",
        "NAV_COUNT_EXCEEDS_FILE",
    )

NEW = source2_nav.mesh(35)
NEWEST = source2_nav.mesh(36, gen_version=13)
FIRST = source2_nav.mesh(30, 0, 6)
_AREAS_35 = 25 + 4 + 5 * 12 + 4 + (1 + 16 + 4) + (1 + 12 + 4) + 4 + 4 + 5 * 12 + 4 + (4 + 48) + 4
_LAST_35 = _AREAS_35 + len(NEW.areas[0].pack(35))


def _second(**changes: int) -> source2_nav.Mesh:
    """The mesh of version 35 with another second area."""
    return replace(NEW, areas=[NEW.areas[0], replace(NEW.areas[1], **changes)])


_fails("NAV2_TRUNCATED", "The file ends inside the count of places.", NEW.pack()[:14], "/num_places", 13, 1)
_fails(
    "NAV2_COUNT_EXCEEDS_FILE",
    "More corners than the file holds.",
    _patched(NEW.pack(), 25, "I", 1000),
    "/num_corners",
    25,
    4,
)
_fails(
    "NAV2_KV3_BAD",
    "A block of version 3, whose end is not known.",
    replace(NEWEST, blocks=(source2_nav.Kv3(3), *NEWEST.blocks[1:])).pack(),
    "/movable_mesh_settings/kv3_version",
    32,
    1,
)
_fails(
    "NAV2_KV3_BAD",
    "A block with blobs.",
    replace(NEWEST, blocks=(source2_nav.Kv3(5, num_blobs=1), *NEWEST.blocks[1:])).pack(),
    "/movable_mesh_settings/num_blobs",
    32 + 56,
    4,
)
for generator in (5, 14):
    _fails(
        "NAV2_GEN_VERSION",
        f"Settings of version {generator}.",
        _patched(FIRST.pack(), len(FIRST.pack()) - 136, "i", generator),
        "/generation_params/gen_version",
        len(FIRST.pack()) - 136,
        4,
    )
_fails(
    "NAV2_ENCOUNTERS",
    "The second area announces an encounter.",
    _second(num_encounters=1).pack(),
    "/areas/1/num_encounters",
    _LAST_35 + 21 + (4 + 4 + 4 + 8) + 1 + 17,
    4,
)
_fails(
    "NAV2_POLYGON_RANGE",
    "The second area names the first polygon that is not there.",
    _second(polygon=2).pack(),
    "/areas/1/polygon_index",
    _LAST_35 + 13,
    4,
)
_passes(
    "A mesh of the newest version.",
    NEWEST.pack(),
    "NAV2_TRUNCATED",
    "NAV2_COUNT_EXCEEDS_FILE",
    "NAV2_KV3_BAD",
    "NAV2_GEN_VERSION",
    "NAV2_ENCOUNTERS",
    "NAV2_POLYGON_RANGE",
)
