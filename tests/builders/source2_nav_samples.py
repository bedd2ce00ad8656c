"""Samples for the rules of meshes of Source 2: each fault planted by one edit, each finding written by hand.

Nothing here comes from navspec. In the mesh of version 35 the pool of corners stands at 29, the two polygons at 93 and 114,
the count of gravity at 135, the areas at 259 and 321 (62 and 75 bytes), the ladder at 400, and six bytes at 650 fill the
space up to the data of the game. In that of version 30 the areas stand at 29 and 139.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from builders import source2_nav
from builders.sampling import ERROR, INFO, WARNING, Expected, Kind, Sample
from builders.source2_nav import Ladder, Mesh, Settings

NAME = "de_test.nav"
SAMPLES: list[Sample] = []

WORLD = 0xFFFFFFFF
THIRD = ((0, 1, 4), WORLD)
"""Another triangle, counter-clockwise."""


def _add(kind: Kind, code: str, about: str, mesh: Mesh, expected: list[Expected]) -> None:
    letter = "abcdefghij"[sum(each.code == code and each.kind == kind for each in SAMPLES)]
    SAMPLES.append(Sample(f"{code}-{kind}-{letter}", code, kind, about, False, lambda: ({NAME: mesh.pack()}, expected)))


def _found(code: str, severity: str, pointer: str, offset: int, length: int) -> Expected:
    return Expected(f"NAV2_{code}", severity, NAME, pointer, offset, length)


def _fails(about: str, mesh: Mesh, *expected: Expected) -> None:
    _add("fail", expected[0].code, about, mesh, list(expected))


def _passes(about: str, mesh: Mesh, *codes: str) -> None:
    for code in codes:
        _add("pass", f"NAV2_{code}", about, mesh, [])


def _mesh(first: dict[str, Any] | None = None, second: dict[str, Any] | None = None, **changes: Any) -> Mesh:
    """The mesh of version 35 with other areas, or other parts."""
    mesh = source2_nav.mesh(35)
    areas = [replace(area, **given or {}) for area, given in zip(mesh.areas, (first, second), strict=True)]
    return replace(mesh, areas=areas, **changes)


MESH = _mesh()
OLDEST = source2_nav.mesh(30, 0, 6)

for version in (31, 34):
    _fails(
        "A version between those that are known.",
        source2_nav.mesh(version),
        _found("VERSION_UNSEEN", INFO, "/version", 4, 4),
    )
_passes("The newest version.", source2_nav.mesh(36, gen_version=13), "VERSION_UNSEEN")
_fails("Four bytes too many.", _mesh(tail=b"\0\0\0\0"), _found("TRAILING_BYTES", WARNING, "/tail", len(MESH.pack()), 4))
_fails(
    "The space in front of the data of the game is not empty.",
    _mesh(padding=b"\0\0\0\0\0\1\0\0"),
    _found("PADDING_NONZERO", INFO, "/custom_data_padding", 650, 6),
)
_fails(
    "Directions of gravity for four of five corners.",
    _mesh(gravity=[(0.0, 0.0, -1.0)] * 4),
    _found("GRAVITY_COUNT", ERROR, "/num_gravity", 135, 4),
)
_fails(
    "A third area has the id of the second one, which links and ladders mean.",
    replace(
        MESH,
        polygons=[*MESH.polygons, THIRD],
        areas=[*MESH.areas, replace(MESH.areas[0], id=2, polygon=2, edges=[()] * 3)],
    ),
    _found("AREA_ID_DUPLICATE", ERROR, "/areas/2/id", 259 + 17 + 62 + 75, 4),
)
_fails(
    "The second polygon has the first corner that is not there.",
    _mesh(polygons=[MESH.polygons[0], ((1, 5, 2), 0)]),
    _found("CORNER_RANGE", ERROR, "/polygons/1/corner_indices/1", 114 + 1 + 4, 4),
)
_fails(
    "The second polygon is a line.",
    _mesh({"edges": ((), ((2, 1),), (), ())}, {"edges": ((), ((1, 1),))}, polygons=[MESH.polygons[0], ((1, 4), WORLD)]),
    _found("POLYGON_FEW_CORNERS", WARNING, "/polygons/1", 114, 13),
    _found("POLYGON_WINDING", INFO, "/polygons/1", 114, 13),
)
_fails(
    "The second area has corners of its own, and those are two.",
    replace(
        OLDEST,
        areas=[
            replace(OLDEST.areas[0], edges=((), ((2, 1),), (), ())),
            replace(OLDEST.areas[1], corners=OLDEST.areas[1].corners[:2], edges=((), ((1, 1),))),
        ],
    ),
    _found("POLYGON_FEW_CORNERS", WARNING, "/areas/1", 139, 95),
    _found("POLYGON_WINDING", INFO, "/areas/1", 139, 95),
)
_fails(
    "The second polygon is clockwise.",
    _mesh(polygons=[MESH.polygons[0], ((2, 4, 1), WORLD)]),
    _found("POLYGON_WINDING", INFO, "/polygons/1", 114, 17),
)
_fails(
    "All corners of the second polygon are the same.",
    _mesh(polygons=[MESH.polygons[0], ((1, 1, 1), WORLD)]),
    _found("POLYGON_WINDING", INFO, "/polygons/1", 114, 17),
)
_fails(
    "The second polygon names two of its three corners twice.",
    _mesh(second={"edges": (*MESH.areas[1].edges, (), ())}, polygons=[MESH.polygons[0], ((1, 4, 4, 2, 2), WORLD)]),
    _found("POLYGON_MANY_CORNERS", WARNING, "/polygons/1/num_corner_indices", 114, 1),
)
_fails("Not analysed.", _mesh(is_analyzed=0), _found("NOT_ANALYZED", INFO, "/is_analyzed", 12, 1))
_fails(
    "A third polygon, which no area uses.",
    _mesh(polygons=[*MESH.polygons, THIRD]),
    _found("POLYGON_SHARED", INFO, "/polygons/2", 131, 17),
)
_fails(
    "Both areas use the first polygon.",
    _mesh(second={"polygon": 0, "edges": ((), (), ((1, 1),), ())}),
    _found("POLYGON_SHARED", INFO, "/polygons/0", 93, 21),
    _found("POLYGON_SHARED", INFO, "/polygons/1", 114, 17),
)
for target in (0, 3):
    _fails(
        f"A second link over the second edge of the first area, to area {target}.",
        _mesh({"edges": ((), ((2, 2), (target, 0)), (), ())}),
        _found("LINK_DANGLING", ERROR, "/areas/0/edges/1/links/1/area_id", 259 + 21 + 4 + 4 + 8, 4),
    )
_fails(
    "A second link over the second edge of the first area, to the first edge that the triangle does not have.",
    _mesh({"edges": ((), ((2, 2), (2, 3)), (), ())}),
    _found("LINK_EDGE_RANGE", ERROR, "/areas/0/edges/1/links/1/edge_index", 300, 4),
    _found("LINK_ONE_WAY", INFO, "/areas/0/edges/1/links/1", 296, 8),
)
_fails(
    "The second area is for the second of two hulls.",
    _mesh(second={"hull": 1}, settings=Settings(12, hulls=2)),
    _found("LINK_HULL", WARNING, "/areas/0/edges/1/links/0/area_id", 288, 4),
    _found("LINK_HULL", WARNING, "/areas/1/edges/2/links/0/area_id", 321 + 21 + 4 + 4 + 4, 4),
)
_fails(
    "A second link over the second edge of the first area, to an edge without links.",
    _mesh({"edges": ((), ((2, 2), (2, 0)), (), ())}),
    _found("LINK_ONE_WAY", INFO, "/areas/0/edges/1/links/1", 296, 8),
)
_fails(
    "A link over the first edge, to an edge that leads back to the second one.",
    _mesh({"edges": (((2, 2),), ((2, 2),), (), ())}),
    _found("LINK_ONE_WAY", INFO, "/areas/0/edges/0/links/0", 259 + 21 + 4, 8),
)
_fails(
    "Both areas are for a second hull, and there is but one.",
    _mesh({"hull": 1}, {"hull": 1}),
    _found("HULL_RANGE", WARNING, "/areas/0/hull_index", 259 + 12, 1),
    _found("HULL_RANGE", WARNING, "/areas/1/hull_index", 321 + 12, 1),
)
_fails(
    "The first area has a second ladder, which is not there.",
    _mesh({"ladders_above": (1, 5)}),
    _found("LADDER_DANGLING", WARNING, "/areas/0/ladders_above/ids/1", 259 + 50 + 4 + 4, 4),
)
_fails(
    "The second area has a ladder that is not there.",
    _mesh(second={"ladders_below": (2,)}),
    _found("LADDER_DANGLING", WARNING, "/areas/1/ladders_below/ids/0", 321 + 67 + 4, 4),
)
_fails(
    "Two ends of the ladder are at areas that are not there.",
    _mesh(ladders=[Ladder(areas=(3, 2, 0, 2, 1, 1, 7))]),
    _found("LADDER_DANGLING", WARNING, "/ladders/0/top_forward_area", 400 + 40, 4),
    _found("LADDER_DANGLING", WARNING, "/ladders/0/bottom_right_area", 400 + 40 + 24, 4),
)
_fails(
    "The second area has a number where others have 0.",
    _mesh(second={"unused": 13.2}),
    _found("UNUSED_FLOAT", INFO, "/areas/1/unused", 321 + 17, 4),
)

_passes(
    "Two areas with links both ways and a ladder.",
    MESH,
    *("TRAILING_BYTES", "PADDING_NONZERO", "GRAVITY_COUNT", "AREA_ID_DUPLICATE", "CORNER_RANGE", "POLYGON_FEW_CORNERS"),
    *("POLYGON_WINDING", "POLYGON_SHARED", "LINK_DANGLING", "LINK_EDGE_RANGE", "LINK_HULL", "LINK_ONE_WAY"),
    *("HULL_RANGE", "LADDER_DANGLING", "UNUSED_FLOAT", "POLYGON_MANY_CORNERS", "NOT_ANALYZED"),
)
_passes(
    "Corners that every area has for itself.",
    OLDEST,
    "VERSION_UNSEEN",
    "POLYGON_FEW_CORNERS",
    "POLYGON_WINDING",
    "HULL_RANGE",
)
_passes(
    "Two areas without links, each for a hull of its own, and lists that name no ladder.",
    _mesh(
        {"edges": [()] * 4, "ladders_above": (0, 1)},
        {"edges": [()] * 3, "hull": 1},
        settings=Settings(12, hulls=2),
    ),
    *("LADDER_DANGLING", "HULL_RANGE"),
)
_passes(
    "A link from an area to itself, over the same edge.",
    _mesh({"edges": (((1, 0),), ((2, 2),), (), ())}),
    "LINK_ONE_WAY",
)
