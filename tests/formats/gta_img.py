"""Archives: IMG of version 2 and of version 3."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import replace

from builders import gta_img, gta_img3, gta_iv_paths
from builders import gta_sa_paths as paths
from conformance.varying import patched
from formats import Ends, FamilyCase, FormatCase, Shown

_COUNTED = "the count of the list is refused as soon as a byte is missing"


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


def _more_archives() -> Iterator[bytes]:
    """As the library hands them to the spec, and whole archives as readers in other languages may do."""
    found = replace(gta_img.small(), slack=gta_img.STALE).edited(0, num_sectors_archive=9, name=b"a" * 24)
    yield found.to_bytes()
    yield found.to_bytes()[: 8 + 2 * 32]


def _more_newer_archives() -> Iterator[bytes]:
    found = replace(gta_img3.small(), slack=b"left").edited(0, size=0x80000000, flags=0xFFFF, name=b"")
    yield found.to_bytes()
    yield found.directory()


def _archive_of_iv() -> bytes:
    return gta_img3.archive({area.name: area.to_bytes() for area in gta_iv_paths.golden().values()}).to_bytes()


FAMILY = FamilyCase(
    "gta_img",
    formats=(
        FormatCase(
            "gta_img",
            Ends(gta_img.example, {"count": 6}),
            lambda: dict(_archives()),
            too_many={"entries": lambda: patched(gta_img.example(), [(4, struct.pack("<I", 3))])},
            unreachable={"gta_img: in a list": _COUNTED, "gta_img: in the last field": _COUNTED},
            more=_more_archives,
        ),
        FormatCase(
            "gta_img3",
            Ends(gta_img3.example, {"version": 7, "last_name": -1}),
            lambda: dict(_newer_archives()),
            more=_more_newer_archives,
        ),
    ),
    readme=lambda: {
        "gta3.img": gta_img.archive(paths.valid_city().files()).to_bytes(),
        "pc/data/cdimages/paths.img": _archive_of_iv(),
    },
    commands={
        "check gta3.img": Shown(0, "65 files, 0 errors, 0 warnings"),
        "info gta3.img:nodes12.dat": Shown(0, "gta3.img:NODES12.DAT: gta_sa_paths classic, 2,048 bytes"),
        "set gta3.img:nodes28.dat /nodes/4/flags/switched_off=true": Shown(
            0, "wrote gta3.img: 64 files, 1 changed, 63 as they were, 165,888 bytes; before: gta3.img.bak"
        ),
        "repair gta3.img --apply": Shown(0, "65 files: 0 errors, 0 warnings; nothing is repaired"),
        "extract gta3.img -o loose/": Shown(0, "64 files of 64 written"),
        "pack loose/ --base gta3.img -o new_gta3.img": Shown(
            0, "wrote new_gta3.img: 64 files, none changed, 64 as they were, 165,888 bytes"
        ),
        "pack with_roads/ --base gta3.img -o new_gta3.img": Shown(
            0, "wrote new_gta3.img: 64 files, 4 changed, 1 moved, 60 as they were, 165,888 → 169,984 bytes"
        ),
        "pack iv_paths/ -o iv_paths.img": Shown(0, "wrote iv_paths.img: 64 files, 64 new, 133,120 bytes"),
        "check pc/data/cdimages/paths.img": Shown(0, "65 files, 0 errors, 0 warnings"),
    },
)
