"""Samples for the rules of meshes of Metroid Prime: each fault planted by one edit, each finding written by hand.

Nothing here comes from navspec. `TWO` is the golden mesh of version 4, but only 2 high: corners stand at 8, links at 204,
regions at 240 and 320, the words of the matrices at 400 and 404, the lookup table at 412, the octree at 424, padding at 504.
`POINTS` is that of version 6 with points: regions at 240 and 332, points at 532 and 560, their links at 592, costs at 604,
the word of their matrix at 612. `TWENTY` has 5 times 4 squares: octree at 4928, of nine boxes, the root at 5568.
"""

from __future__ import annotations

import math
from dataclasses import replace
from struct import pack
from typing import Any

from builders.metroid_prime_path import Link, Mesh, Region, squares, two_squares
from builders.sampling import ERROR, INFO, WARNING, Expected, FileSamples

NAME = "room.path"
SAMPLES = FileSamples(NAME)

Edit = tuple[int, str, Any]
"""Offset, form and new value."""


def points() -> Mesh:
    """The golden mesh of version 6 with points, 2 high."""
    mesh = two_squares(6, points=True)
    mesh.regions = [replace(region, height=2.0) for region in mesh.regions]
    return mesh


TWO = squares(2, 1).to_bytes()
POINTS = points().to_bytes()
TWENTY_MESH = squares(5, 4)
TWENTY = TWENTY_MESH.to_bytes()
ROOT = 5568


def edited(data: bytes, *edits: Edit) -> bytes:
    """A file with other values at some places."""
    found = bytearray(data)
    for offset, form, value in edits:
        raw = pack(f">{form}", value)
        found[offset : offset + len(raw)] = raw
    return bytes(found)


def padded(body: bytes) -> bytes:
    """A file of a body."""
    return body + b"\xff" * (-len(body) % 32)


def _found(code: str, severity: str, pointer: str, offset: int, length: int) -> Expected:
    return SAMPLES.expected(f"PRIME_{code}", severity, pointer, offset, length)


def _fails(about: str, data: bytes, *expected: Expected) -> None:
    SAMPLES.fails(expected[0].code, about, data, *expected)


def _passes(about: str, data: bytes, *codes: str) -> None:
    SAMPLES.passes(about, data, *[f"PRIME_{code}" for code in codes])


def _region(code: str, severity: str, row: int, field: str, length: int = 4) -> Expected:
    """A finding at a field of a region of `TWO`."""
    offset = 240 + 80 * row + _FIELDS[field]
    return _found(code, severity, f"/regions/{row}/{field}".rstrip("/"), offset, length)


_FIELDS = {
    "": 0,
    "num_nodes": 0,
    "first_node": 4,
    "num_links": 8,
    "first_link": 12,
    "index_mask": 16,
    "type_mask": 18,
    "height": 20,
    "plane_normal": 24,
    "region_index": 36,
    "centroid": 40,
    "centroid/x": 40,
    "aabb_min": 52,
    "aabb_max": 64,
    "run_time_slot": 76,
}

ALL_LOOKED_UP = _found("LOOKUP_PARTITION", INFO, "/octree_lookup", 412, 8)
CORNERS_LEFT = _found("REGION_NODE_PARTITION", INFO, "/nodes", 8, 192)
SECOND_ALONE = _found("LINK_ONE_WAY", WARNING, "/links/1", 220, 16)

# The file

_fails(
    "Cut off in the last box of the octree.",
    TWO[:500],
    _found("TRUNCATED", ERROR, "/num_octree_nodes", 420, 4),
)
_fails("Version 9.", edited(TWO, (0, "I", 9)), _found("VERSION_UNKNOWN", ERROR, "/version", 0, 4))
_fails(
    "Version 4 with its bytes swapped.",
    edited(TWO, (0, "I", 0x04000000)),
    _found("VERSION_UNKNOWN", ERROR, "/version", 0, 4),
)
_fails(
    "A mesh of version 4 that says 6, as which its counts do not fit the file.",
    edited(TWO, (0, "I", 6)),
    _found("VERSION_LAYOUT", ERROR, "/version", 0, 4),
)
_fails(
    "A mesh of version 6 with one region that says 7, as which its counts do not fit the file.",
    edited(squares(1, 1, version=6).to_bytes(), (0, "I", 7)),
    _found("VERSION_LAYOUT", ERROR, "/version", 0, 4),
)
_fails(
    "A mesh of version 4 with one region that says 7: the dead words are the lists and the slot of the region a counter.",
    edited(squares(1, 1).to_bytes(), (0, "I", 7)),
    _found("VERSION_LAYOUT", ERROR, "/version", 0, 4),
    _found("REGION_SLOT", INFO, "/regions/0/run_time_slot", 200, 4),
    _found("OCTREE_LIST_RANGE", ERROR, "/octree_nodes/0/first_lookup", 288, 4),
)
_fails(
    "A mesh of version 7 with one region that says 6: the lookup table is read for dead words, the box for all that follows.",
    edited(squares(1, 1, version=7).to_bytes(), (0, "I", 6)),
    _found("VERSION_LAYOUT", ERROR, "/version", 0, 4),
    _found("DEAD_WORDS", INFO, "/reserved_connections/0", 204, 4),
    _found("LOOKUP_PARTITION", INFO, "/octree_lookup", 216, 4),
    _found("LOOKUP_RANGE", ERROR, "/octree_lookup/0", 216, 4),
    _found("NO_OCTREE", ERROR, "/num_octree_nodes", 220, 4),
    _found("TRAILING_DATA", WARNING, "/padding", 228, 92),
)
_fails("Version 5, which is like 6.", edited(POINTS, (0, "I", 5)), _found("VERSION_UNSEEN", WARNING, "/version", 0, 4))
_fails("A zero in the padding.", edited(TWO, (511, "B", 0)), _found("TRAILING_DATA", WARNING, "/padding", 504, 8))
_fails("Four bytes more of padding.", TWO + b"\xff" * 4, _found("PADDING_LENGTH", INFO, "/padding", 504, 12))
_fails("No padding at all.", TWO[:504], _found("PADDING_LENGTH", INFO, "/padding", 504, 0))
_fails(
    "One region too many, all of them in one leaf.",
    squares(27, 19, few=1000).to_bytes(),
    _found("REGION_LIMIT", ERROR, "/num_regions", 8 + 24 * 2052 + 4 + 16 * 1960, 4),
)
_fails(
    "Neither lists nor boxes.",
    padded(TWO[:408] + bytes(8)),
    _found("NO_OCTREE", ERROR, "/num_octree_nodes", 412, 4),
)
_fails(
    "The centroid is no number.",
    edited(TWO, (280, "f", math.nan)),
    _found("VALUE_NOT_FINITE", ERROR, "/regions/0/centroid/x", 280, 4),
)
_fails(
    "A link of points costs more than any other.",
    edited(POINTS, (604, "f", math.inf)),
    _found("VALUE_NOT_FINITE", ERROR, "/point_costs/0", 604, 4),
)
_fails("No regions.", Mesh([]).to_bytes(), _found("EMPTY_MESH", INFO, "/num_regions", 12, 4))

# Regions

_fails(
    "The first region has no corners, and a link over one of its edges.",
    edited(TWO, (240, "I", 0)),
    _region("REGION_NO_NODES", ERROR, 0, "num_nodes"),
    CORNERS_LEFT,
    _found("LINK_EDGE_RANGE", ERROR, "/links/0/edge", 204, 4),
)
_fails(
    "The last two corners of the first region do not exist.",
    edited(TWO, (244, "I", 6)),
    _region("REGION_NODE_RANGE", ERROR, 0, "first_node"),
    CORNERS_LEFT,
)
_fails(
    "The link of the first region does not exist, so that the one back is alone.",
    edited(TWO, (252, "I", 2)),
    _region("REGION_LINK_RANGE", ERROR, 0, "first_link"),
    _found("REGION_LINK_PARTITION", INFO, "/links", 204, 32),
    SECOND_ALONE,
)
_fails(
    "The second region has the index 2.",
    edited(TWO, (356, "I", 2)),
    _region("REGION_INDEX_RANGE", ERROR, 1, "region_index"),
    _region("REGION_INDEX_NOT_POSITION", WARNING, 1, "region_index"),
    _region("REGION_SLOT", INFO, 1, "run_time_slot"),
)
_fails(
    "Both regions have the index 0.",
    edited(TWO, (356, "I", 0)),
    _region("REGION_INDEX_DUPLICATE", ERROR, 1, "region_index"),
    _region("REGION_INDEX_NOT_POSITION", WARNING, 1, "region_index"),
    _region("REGION_SLOT", INFO, 1, "run_time_slot"),
)
_fails(
    "Each region has the index of the other.",
    edited(TWO, (276, "I", 1), (316, "I", 1), (356, "I", 0), (396, "I", 0)),
    _region("REGION_INDEX_NOT_POSITION", WARNING, 0, "region_index"),
    _region("REGION_INDEX_NOT_POSITION", WARNING, 1, "region_index"),
)
_fails(
    "An old address in the slot.", edited(TWO, (316, "I", 0x80012340)), _region("REGION_SLOT", INFO, 0, "run_time_slot")
)
_fails(
    "The second counter of the second region is 1.",
    edited(POINTS, (412, "I", 1)),
    _found("REGION_OBSTRUCTION", WARNING, "/regions/1/obstruction_counts/1", 412, 4),
)
_fails(
    "A corner just beside the first one.",
    Mesh([Region([(0, 0, 0), (0, 8, 0), (8, 8, 0), (8, 0, 0), (0.00005, 0, 0)], 2.0)]).to_bytes(),
    _found("REGION_DEGENERATE", WARNING, "/regions/0/num_nodes", 8 + 5 * 24 + 8, 4),
)
_fails(
    "Two corners.",
    edited(squares(1, 1).to_bytes(), (112, "I", 2), (152, "f", 0), (176, "f", 0)),
    _found("REGION_DEGENERATE", WARNING, "/regions/0/num_nodes", 112, 4),
    _found("REGION_NODE_PARTITION", INFO, "/nodes", 8, 96),
    _found("EDGE_NORMAL", WARNING, "/nodes/1/edge_normal", 44, 12),
)
_fails(
    "A ninth corner, which no region has.",
    padded(edited(TWO[:200], (4, "I", 9)) + bytes(24) + TWO[200:504]),
    _found("REGION_NODE_PARTITION", INFO, "/nodes", 8, 216),
)
_fails(
    "A third link, which no region has.",
    padded(edited(TWO[:236], (200, "I", 3)) + TWO[220:504]),
    _found("REGION_LINK_PARTITION", INFO, "/links", 204, 48),
)
_fails(
    "The second region is for nobody, and nobody has a way there.",
    edited(TWO, (338, "H", 0), (400, "I", 0), (404, "I", 0)),
    _region("REGION_TYPE_EMPTY", WARNING, 1, "type_mask", 2),
)
_fails("For walkers and flyers.", edited(TWO, (338, "H", 3)), _region("REGION_TYPE_BITS", INFO, 1, "type_mask", 2))
_fails("For walkers and others.", edited(TWO, (338, "H", 17)), _region("REGION_TYPE_BITS", INFO, 1, "type_mask", 2))
_fails(
    "For creatures of no path index.",
    edited(TWO, (336, "H", 0)),
    _region("REGION_INDEX_MASK_EMPTY", WARNING, 1, "index_mask", 2),
)
_fails(
    "Bits in the upper half of both masks.",
    edited(TWO, (256, "H", 0x0101), (338, "H", 0x0201)),
    _region("REGION_MASK_HIGH_BYTE", INFO, 0, "index_mask", 2),
    _region("REGION_MASK_HIGH_BYTE", INFO, 1, "type_mask", 2),
)
_fails("As flat as its floor.", edited(TWO, (340, "f", 0), (392, "f", 0)), _region("HEIGHT", WARNING, 1, "height"))
_fails(
    "The golden mesh, 4 high.",
    two_squares().to_bytes(),
    _region("HEIGHT_GROUND_LIMIT", INFO, 0, "height"),
    _region("HEIGHT_GROUND_LIMIT", INFO, 1, "height"),
)

# Shapes

_fails("A longer normal.", edited(TWO, (272, "f", 1.01)), _region("PLANE_NOT_UNIT", WARNING, 0, "plane_normal", 12))
_fails(
    "No direction at all.",
    edited(TWO, (272, "f", 0)),
    _region("PLANE_VERTICAL", ERROR, 0, "plane_normal", 12),
    _region("PLANE_NOT_UNIT", WARNING, 0, "plane_normal", 12),
)
_fails(
    "The plane is that of the wall in the west.",
    edited(TWO, (264, "f", 1), (272, "f", 0)),
    _region("PLANE_VERTICAL", ERROR, 0, "plane_normal", 12),
    _region("NOT_PLANAR", WARNING, 0, "plane_normal", 12),
    _region("CENTROID_OUTSIDE", WARNING, 0, "centroid", 12),
)
_fails("Upside down.", edited(TWO, (272, "f", -1)), _region("PLANE_NOT_UP", WARNING, 0, "plane_normal", 12))
_fails(
    "An upright plane, for swimmers.",
    edited(TWO, (258, "H", 4), (264, "f", 0), (272, "f", 0), (400, "I", 0), (404, "I", 0)),
    _region("PLANE_NOT_UP", WARNING, 0, "plane_normal", 12),
    _region("PLANE_NOT_UNIT", WARNING, 0, "plane_normal", 12),
)
_fails(
    "The second corner is half a unit higher than the others.",
    edited(TWO, (40, "f", 0.5)),
    _region("NOT_PLANAR", WARNING, 0, "plane_normal", 12),
    _region("AABB_SMALL", WARNING, 0, "aabb_max", 12),
)
_fails(
    "Corners counter-clockwise, and directions of edges that follow from them.",
    Mesh([Region([(0, 0, 0), (8, 0, 0), (8, 8, 0), (0, 8, 0)], 2.0)]).to_bytes(),
    _found("WINDING", WARNING, "/regions/0", 112, 80),
    _found("NOT_CONVEX", WARNING, "/regions/0", 112, 80),
    _found("CENTROID_OUTSIDE", WARNING, "/regions/0/centroid", 152, 12),
)
_fails(
    "The shape of an L.",
    Mesh([Region([(0, 0, 0), (0, 8, 0), (4, 8, 0), (4, 4, 0), (8, 4, 0), (8, 0, 0)], 2.0)]).to_bytes(),
    _found("NOT_CONVEX", WARNING, "/regions/0", 8 + 6 * 24 + 8, 80),
)
_fails(
    "The direction of the first edge is a little off.",
    edited(TWO, (20, "f", 0.99), (24, "f", 0.1)),
    _found("EDGE_NORMAL", WARNING, "/nodes/0/edge_normal", 20, 12),
)
_fails(
    "The box ends at half the height.", edited(TWO, (312, "f", 1)), _region("AABB_SMALL", WARNING, 0, "aabb_max", 12)
)
_fails("The box reaches too far east.", edited(TWO, (304, "f", 9)), _region("AABB_LOOSE", INFO, 0, "aabb_max", 12))
_fails("The box reaches too far west.", edited(TWO, (372, "f", 7)), _region("AABB_LOOSE", INFO, 1, "aabb_min", 12))
_fails("West of the region.", edited(TWO, (280, "f", -1)), _region("CENTROID_OUTSIDE", WARNING, 0, "centroid", 12))
_fails("Below the floor.", edited(TWO, (288, "f", -0.1)), _region("CENTROID_OUTSIDE", WARNING, 0, "centroid", 12))

# Links

_fails(
    "Over the fifth edge of a square.",
    edited(TWO, (204, "I", 4)),
    _found("LINK_EDGE_RANGE", ERROR, "/links/0/edge", 204, 4),
    _found("LINK_EDGE_MISMATCH", WARNING, "/links/1/edge", 220, 4),
)
_fails(
    "Into a third region.",
    edited(TWO, (208, "I", 2)),
    _found("LINK_REGION_RANGE", ERROR, "/links/0/region_row", 208, 4),
    SECOND_ALONE,
)
_fails(
    "Into its own region.",
    edited(TWO, (208, "I", 0)),
    _found("LINK_SELF", WARNING, "/links/0/region_row", 208, 4),
    SECOND_ALONE,
)


def _without_first() -> Mesh:
    mesh = squares(2, 1)
    mesh.regions[0].links.clear()
    return mesh


def _twice() -> Mesh:
    mesh = squares(2, 1)
    mesh.regions[0].links *= 2
    return mesh


def _sloping(width: float) -> Mesh:
    """Two regions whose common edge rises by 6 over 8, with links of some width."""
    slopes = [Region([(x, 0, 0), (x, 8, 6), (x + 8, 8, 6), (x + 8, 0, 0)], 2.0) for x in (0.0, 8.0)]
    slopes[0].links, slopes[1].links = [Link(2, 1, width, 1 / width)], [Link(0, 0, width, 1 / width)]
    return Mesh(slopes)


_fails(
    "No link to the second region.", _without_first().to_bytes(), _found("LINK_ONE_WAY", WARNING, "/links/0", 204, 16)
)
_fails(
    "Over another edge than the link back.",
    edited(TWO, (204, "I", 3)),
    _found("LINK_EDGE_MISMATCH", WARNING, "/links/0/edge", 204, 4),
    _found("LINK_EDGE_MISMATCH", WARNING, "/links/1/edge", 220, 4),
)
_fails(
    "9 wide over an edge of 8.",
    edited(TWO, (212, "f", 9), (216, "f", 1 / 9)),
    _found("LINK_WIDTH", WARNING, "/links/0/width_2d", 212, 4),
)
_fails(
    "Less than nothing wide.",
    edited(TWO, (212, "f", -8), (216, "f", -1 / 8)),
    _found("LINK_WIDTH", WARNING, "/links/0/width_2d", 212, 4),
)
_fails(
    "As wide as the edge is long on the slope.",
    _sloping(10.0).to_bytes(),
    _found("LINK_WIDTH_3D", INFO, "/links/0/width_2d", 212, 4),
    _found("LINK_WIDTH_3D", INFO, "/links/1/width_2d", 228, 4),
)
_fails(
    "Twice the inverse.",
    edited(TWO, (216, "f", 0.25)),
    _found("LINK_INV_WIDTH", WARNING, "/links/0/inv_width_2d", 216, 4),
)
_fails("The same link twice.", _twice().to_bytes(), _found("LINK_PARALLEL", INFO, "/links/1/region_row", 224, 4))

# Matrices

_UNLINKED = replace(squares(2, 1), regions=[replace(each, links=[]) for each in squares(2, 1).regions]).to_bytes()
_THREE = squares(3, 1).to_bytes()

for code, at in (("GROUND", 400), ("FLYER", 404)):
    table = f"/{code.lower()}_connections/0"
    _fails("A way without a bit.", edited(TWO, (at, "I", 0)), _found(f"{code}_BIT_MISSING", WARNING, table, at, 4))
    _fails(
        "A bit without a way.",
        edited(_UNLINKED, (at - 32, "I", 1)),
        _found(f"{code}_BIT_EXTRA", WARNING, table, at - 32, 4),
    )
_fails(
    "Three regions in a row, from the first to the second and from the second to the third.",
    edited(_THREE, (608, "I", 0b101)),
    _found("MATRIX_NOT_TRANSITIVE", WARNING, "/ground_connections/0", 608, 4),
    _found("GROUND_BIT_MISSING", WARNING, "/ground_connections/0", 608, 4),
)
_fails(
    "A bit for a second pair of two.",
    edited(TWO, (400, "I", 3)),
    _found("MATRIX_SPARE_BITS", INFO, "/ground_connections/0", 400, 4),
)
_fails(
    "A bit for a second pair of two points.",
    edited(POINTS, (612, "I", 3)),
    _found("MATRIX_SPARE_BITS", INFO, "/point_connections/0", 612, 4),
)
_fails(
    "A number where nobody reads.",
    edited(squares(1, 1).to_bytes(), (196, "I", 5)),
    _found("DEAD_WORDS", INFO, "/reserved_connections/1", 196, 4),
)

# The octree

_fails(
    "The first child of the root does not exist, so that a leaf is lost.",
    edited(TWENTY, (ROOT + 0x28, "I", 9)),
    _found("OCTREE_CHILD_RANGE", ERROR, "/octree_nodes/8/children", ROOT + 0x28, 32),
    _found("OCTREE_NOT_TREE", WARNING, "/octree_nodes/0", 4928, 80),
)
_fails(
    "The last child of the root is none.",
    edited(TWENTY, (ROOT + 0x44, "I", 0xFFFFFFFF)),
    _found("OCTREE_CHILD_RANGE", ERROR, "/octree_nodes/8/children", ROOT + 0x28, 32),
    _found("OCTREE_NOT_TREE", WARNING, "/octree_nodes/7", 4928 + 7 * 80, 80),
)
_fails(
    "The first child of the root is the root.",
    edited(TWENTY, (ROOT + 0x28, "I", 8)),
    _found("OCTREE_CYCLE", ERROR, "/octree_nodes/8/children", ROOT + 0x28, 32),
    _found("OCTREE_NOT_TREE", WARNING, "/octree_nodes/0", 4928, 80),
    _found("OCTREE_NOT_TREE", WARNING, "/octree_nodes/8", ROOT, 80),
    _found("OCTREE_CHILD_BOX", WARNING, "/octree_nodes/8/aabb_min", ROOT + 4, 12),
)
_fails(
    "Three regions in a list of two.",
    edited(TWO, (496, "I", 3)),
    _found("OCTREE_LIST_RANGE", ERROR, "/octree_nodes/0/first_lookup", 500, 4),
    ALL_LOOKED_UP,
)
_fails(
    "The second region in the list is a third one.",
    edited(TWO, (416, "I", 2)),
    _found("LOOKUP_RANGE", ERROR, "/octree_lookup/1", 416, 4),
    _found("OCTREE_REGION_MISSING", WARNING, "/octree_nodes/0/num_regions", 496, 4),
)
_fails(
    "The list ends before the second region.",
    edited(TWO, (496, "I", 1)),
    _found("OCTREE_REGION_MISSING", WARNING, "/octree_nodes/0/num_regions", 496, 4),
    ALL_LOOKED_UP,
)
_fails(
    "The first box ends a unit before the middle of the root.",
    edited(TWENTY, (4944, "f", 19), (4956, "f", 9.5)),
    _found("OCTREE_CHILD_BOX", WARNING, "/octree_nodes/0/aabb_min", 4932, 12),
)
_fails(
    "Split elsewhere.", edited(TWO, (452, "f", 9)), _found("OCTREE_CENTER", WARNING, "/octree_nodes/0/center", 452, 12)
)
_fails(
    "The root ends a unit too early.",
    edited(TWO, (440, "f", 15), (452, "f", 7.5)),
    _found("OCTREE_ROOT_BOX", WARNING, "/octree_nodes/0/aabb_min", 428, 12),
)
_fails(
    "The first leaf in place of the second one.",
    edited(TWENTY, (ROOT + 0x2C, "I", 0)),
    _found("OCTREE_NOT_TREE", WARNING, "/octree_nodes/0", 4928, 80),
    _found("OCTREE_NOT_TREE", WARNING, "/octree_nodes/1", 4928 + 80, 80),
    _found("OCTREE_CHILD_BOX", WARNING, "/octree_nodes/0/aabb_min", 4932, 12),
)


def _behind() -> tuple[bytes, int]:
    """A split box in front of its children, of which the first has changed places with it; and where boxes begin."""
    data = squares(5, 4, 20.0, few=9).to_bytes()
    start = data.index(pack(">I", 73), 4632) + 4
    first, ninth = data[start : start + 80], data[start + 640 : start + 720]
    moved = data[:start] + ninth + data[start + 80 : start + 640] + first + data[start + 720 :]
    return edited(moved, (start + 0x28, "I", 8), (start + 72 * 80 + 0x28, "I", 0)), start


_fails(
    "A split box in front of its children.",
    _behind()[0],
    *(_found("OCTREE_ORDER", INFO, f"/octree_nodes/{row}", _behind()[1] + 80 * row, 80) for row in range(1, 9)),
)
_fails(
    "A leaf with a child.", edited(TWO, (464, "I", 0)), _found("OCTREE_LEAF_CHILDREN", INFO, "/octree_nodes/0", 424, 80)
)
_fails(
    "A split box with a region.",
    edited(TWENTY, (ROOT + 0x48, "I", 1)),
    _found("OCTREE_LEAF_CHILDREN", INFO, "/octree_nodes/8", ROOT, 80),
)

_LONGER = TWO[:408] + pack(">4I", 3, 0, 1, 1) + TWO[420:504]

_fails(
    "The second region twice in a list.",
    padded(edited(_LONGER, (500, "I", 3))),
    _found("OCTREE_DUPLICATE", WARNING, "/octree_nodes/0/num_regions", 500, 4),
)
_fails(
    "Three in the lookup table, two in the list.",
    padded(_LONGER),
    _found("LOOKUP_PARTITION", INFO, "/octree_lookup", 412, 12),
)
_NARROW = squares(3, 16, 4.0, few=40)
_fails(
    "A narrow room whose leaves in the west list what those in the east do.",
    _NARROW.to_bytes(),
    *(
        _found(
            "OCTREE_EXTRA_REGION",
            INFO,
            f"/octree_nodes/{row}/num_regions",
            len(_NARROW.body()) - (9 - row) * 80 + 72,
            4,
        )
        for row in range(8)
    ),
)
_LEAVES = squares(8, 8, 4.0)
_REGIONS = 8 + 24 * 256 + 4 + 16 * 224 + 4
_fails(
    "Leaves of 8 units, in four layers: those in the middle of the room meet three or four of them in each direction.",
    _LEAVES.to_bytes(),
    *(
        _found("LEAF_LIMIT", INFO, f"/regions/{row}/centroid", _REGIONS + 80 * row + 40, 12)
        for row in range(64)
        if 1 <= row // 8 <= 6 and 1 <= row % 8 <= 6
    ),
)
_fails(
    "Five regions in one place.",
    Mesh(squares(1, 1).regions * 5).to_bytes(),
    *(
        _found("OVERLAP_LIMIT", WARNING, f"/regions/{row}/centroid", 8 + 480 + 8 + 80 * row + 40, 12)
        for row in range(5)
    ),
)
for _version in (6, 7):
    _fails(
        f"Nine regions in one place, in version {_version}.",
        Mesh(squares(1, 1).regions * 9, _version).to_bytes(),
        *(
            _found("OVERLAP_LIMIT", WARNING, f"/regions/{row}/centroid", 8 + 864 + 8 + 92 * row + 40, 12)
            for row in range(9)
        ),
    )
    _passes(f"Eight, in version {_version}.", Mesh(squares(1, 1).regions * 8, _version).to_bytes(), "OVERLAP_LIMIT")

# Points

_fails(
    "The link of the first point does not exist.",
    edited(POINTS, (552, "I", 2)),
    _found("POINT_LINK_RANGE", ERROR, "/points/0/first_link", 552, 4),
    _found("POINT_ONE_WAY", INFO, "/point_links/1", 596, 4),
)
_fails(
    "The cost of the first point does not exist.",
    edited(POINTS, (556, "I", 2)),
    _found("POINT_COST_RANGE", ERROR, "/points/0/first_cost", 556, 4),
)
_fails(
    "To a third point.",
    edited(POINTS, (592, "I", 2)),
    _found("POINT_TARGET", ERROR, "/point_links/0", 592, 4),
    _found("POINT_ONE_WAY", INFO, "/point_links/1", 596, 4),
)
_fails(
    "A gain.",
    edited(POINTS, (604, "f", -8)),
    _found("POINT_COST_NEGATIVE", WARNING, "/point_costs/0", 604, 4),
    _found("POINT_COST_SHORT", INFO, "/point_costs/0", 604, 4),
)
_fails("Half the distance.", edited(POINTS, (608, "f", 4)), _found("POINT_COST_SHORT", INFO, "/point_costs/1", 608, 4))
_fails(
    "A third cost.",
    padded(edited(POINTS[:612], (600, "I", 3)) + pack(">fI", 8.0, 1)),
    _found("POINT_COUNTS", INFO, "/num_point_costs", 600, 4),
)


def _back_lost() -> Mesh:
    mesh = points()
    mesh.points[1].links = []
    return mesh


_fails("No link back.", _back_lost().to_bytes(), _found("POINT_ONE_WAY", INFO, "/point_links/0", 592, 4))
_fails(
    "A way without a bit.", edited(POINTS, (612, "I", 0)), _found("POINT_BITS", WARNING, "/point_connections/0", 612, 4)
)

# What is as it should be

_passes(
    "Two squares side by side.",
    TWO,
    *("TRUNCATED", "VERSION_UNKNOWN", "VERSION_UNSEEN", "VERSION_LAYOUT", "TRAILING_DATA", "PADDING_LENGTH"),
    *("REGION_LIMIT", "NO_OCTREE", "VALUE_NOT_FINITE", "EMPTY_MESH", "REGION_NO_NODES", "REGION_NODE_RANGE"),
    *("REGION_LINK_RANGE", "REGION_INDEX_RANGE", "REGION_INDEX_DUPLICATE", "REGION_INDEX_NOT_POSITION", "REGION_SLOT"),
    *("REGION_DEGENERATE", "REGION_NODE_PARTITION", "REGION_LINK_PARTITION", "REGION_TYPE_EMPTY", "REGION_TYPE_BITS"),
    *(
        "REGION_INDEX_MASK_EMPTY",
        "REGION_MASK_HIGH_BYTE",
        "PLANE_NOT_UNIT",
        "PLANE_VERTICAL",
        "PLANE_NOT_UP",
        "NOT_PLANAR",
    ),
    *("WINDING", "NOT_CONVEX", "EDGE_NORMAL", "HEIGHT", "HEIGHT_GROUND_LIMIT", "AABB_SMALL", "AABB_LOOSE"),
    *("CENTROID_OUTSIDE", "LINK_EDGE_RANGE", "LINK_REGION_RANGE", "LINK_SELF", "LINK_ONE_WAY", "LINK_EDGE_MISMATCH"),
    *("LINK_WIDTH", "LINK_WIDTH_3D", "LINK_INV_WIDTH", "LINK_PARALLEL", "GROUND_BIT_MISSING", "FLYER_BIT_MISSING"),
    *("MATRIX_NOT_TRANSITIVE", "MATRIX_SPARE_BITS", "OCTREE_LIST_RANGE", "LOOKUP_RANGE", "LOOKUP_PARTITION"),
    *("OCTREE_REGION_MISSING", "OCTREE_CENTER", "OCTREE_ROOT_BOX", "OCTREE_EXTRA_REGION", "OCTREE_DUPLICATE"),
    *("OVERLAP_LIMIT", "LEAF_LIMIT"),
)
_passes("Two squares without links.", _UNLINKED, "GROUND_BIT_EXTRA", "FLYER_BIT_EXTRA")
_passes("A square, with dead words.", squares(1, 1).to_bytes(), "DEAD_WORDS")
_passes("As wide as the edge is long from above.", _sloping(8.0).to_bytes(), "LINK_WIDTH", "LINK_WIDTH_3D")
_passes(
    "Two squares and two points.",
    POINTS,
    *("REGION_OBSTRUCTION", "POINT_LINK_RANGE", "POINT_COST_RANGE", "POINT_TARGET", "POINT_COST_NEGATIVE"),
    *("POINT_COST_SHORT", "POINT_COUNTS", "POINT_ONE_WAY", "POINT_BITS", "MATRIX_SPARE_BITS"),
)
_passes(
    "A room with a split octree.",
    TWENTY,
    *(
        "OCTREE_CHILD_RANGE",
        "OCTREE_CYCLE",
        "OCTREE_NOT_TREE",
        "OCTREE_CHILD_BOX",
        "OCTREE_ORDER",
        "OCTREE_LEAF_CHILDREN",
    ),
    *("OCTREE_REGION_MISSING", "OCTREE_EXTRA_REGION", "LEAF_LIMIT"),
)
_passes("Four regions in one place.", Mesh(squares(1, 1).regions * 4).to_bytes(), "OVERLAP_LIMIT")
_passes(
    "Version 7 without the second graph.", squares(2, 1, version=7, has_point_count=False).to_bytes(), "PADDING_LENGTH"
)
