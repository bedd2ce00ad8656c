"""Path files of GTA IV."""

from __future__ import annotations

import random
import struct
from collections.abc import Iterator

from builders import gta_iv_paths, repairs_iv
from conformance.varying import patched
from formats import Ends, FamilyCase, FormatCase, Shown


def _files() -> Iterator[tuple[str, bytes]]:
    area = gta_iv_paths.golden()[27]
    yield "full", area.to_bytes()
    yield "empty", gta_iv_paths.EMPTY_FILE
    yield "extremes", area.to_bytes()[:16] + b"\x00\x80" * 8 + b"\xff" * 16 + area.to_bytes()[48:] + b"trailing"


def _cities() -> Iterator[bytes]:
    for rest in (b"", bytes(7), b"left"):
        for area in gta_iv_paths.random_city(random.Random(len(rest)), 100).values():
            yield area.to_bytes() + rest


FAMILY = FamilyCase(
    "gta_iv_paths",
    formats=(
        FormatCase(
            "gta_iv_paths",
            Ends(gta_iv_paths.example, {"count": 3, "links": -1}),
            lambda: dict(_files()),
            too_many={"nodes": lambda: patched(gta_iv_paths.example(), [(0, struct.pack("<I", 4))])},
            more=_cities,
        ),
    ),
    repairs=tuple(repairs_iv.CASES),
    commands={
        "convert original_paths/ --to gta_iv --high-nodes drop --allow-loss -o iv_paths/": Shown(
            0, "written: 64 files to iv_paths"
        ),
        "repair iv_paths/ --select IV_FLOOD": Shown(0, "64 files: 0 errors, 0 warnings; nothing is repaired"),
    },
)
