"""Meshes of Source 2."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from builders import source2_nav
from formats import LARGEST_EXACT, ODD_FLOATS, Ends, FamilyCase, FormatCase


def _meshes() -> Iterator[tuple[str, bytes]]:
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


FAMILY = FamilyCase(
    "source2_nav",
    formats=(
        FormatCase(
            "source2_nav",
            Ends(source2_nav.example, {"version": 6, "places": 18, "last_block": -1}),
            lambda: dict(_meshes()),
            swept=lambda: [source2_nav.example()],
            too_many={"rows": lambda: source2_nav.Mesh(36, 0, areas=[source2_nav.Area(edges=())]).pack()},
        ),
    ),
)
