"""What repair makes of damaged meshes of Metroid Prime: for every recipe the mesh before and after it, written by hand.

Most of them are meshes that no rule has a word about, damaged by one edit; see the samples for where things stand in them.
"""

from __future__ import annotations

import math
from struct import pack

from builders.metroid_prime_path import Link, Mesh, Region, squares
from builders.metroid_prime_path_samples import NAME, POINTS, ROOT, TWENTY, TWO, edited, padded
from builders.repairs import Case, Outcome, registrar

CASES: list[Case] = []

_case = registrar("PRIME_", CASES)

_THREE = squares(3, 1).to_bytes()


def _outcome(before: bytes, after: bytes = TWO) -> Outcome:
    return Outcome({NAME: before}, {NAME: after})


# --- the file ------------------------------------------------------------------------------------------------------


@_case("PADDING_LENGTH")
def _too_much_padding() -> Outcome:
    """Four bytes more than fill the file."""
    return _outcome(TWO + b"\xff" * 4)


@_case("PADDING_LENGTH")
def _padding_for_another_disc() -> Outcome:
    """A mesh of version 7 that is filled to a multiple of 32 only."""
    mesh = squares(2, 1, version=7, has_point_count=False)
    return _outcome(padded(mesh.body()), mesh.to_bytes())


# --- regions -------------------------------------------------------------------------------------------------------


@_case("REGION_INDEX_RANGE", "REGION_INDEX_NOT_POSITION")
def _index_beyond() -> Outcome:
    """The second region has the index 2, and its slot too."""
    return _outcome(edited(TWO, (356, "I", 2), (396, "I", 2)))


@_case("REGION_INDEX_DUPLICATE", "REGION_INDEX_NOT_POSITION")
def _same_index() -> Outcome:
    """Both regions have the index 0, and so do their slots."""
    return _outcome(edited(TWO, (356, "I", 0), (396, "I", 0)))


@_case("REGION_INDEX_NOT_POSITION")
def _indices_of_each_other() -> Outcome:
    """The first and the third of three have changed indices; they are not linked, and the matrices say so by index."""
    sound = squares(3, 1)
    sound.regions[0].links.clear()
    sound.regions[1].links = sound.regions[1].links[1:]
    data = sound.to_bytes()
    start = 8 + 12 * 24 + 4 + 2 * 16 + 4
    indices = [(start + 80 * row + at, "I", 2 - row) for row in (0, 2) for at in (36, 76)]
    bits = [(start + 240 + at, "I", 0b001) for at in (0, 4)]  # the second and the third, which now are 1 and 0
    return _outcome(edited(data, *indices, *bits), data)


@_case("REGION_SLOT")
def _address_in_slot() -> Outcome:
    """The address that the slot has while the game runs."""
    return _outcome(edited(TWO, (316, "I", 0x80012340)))


@_case("REGION_OBSTRUCTION")
def _blocked() -> Outcome:
    """Counters of the second region that are not 0."""
    return _outcome(edited(POINTS, (408, "I", 1), (416, "I", 7)), POINTS)


@_case("REGION_MASK_HIGH_BYTE")
def _high_bytes() -> Outcome:
    """Bits in the upper half of both masks."""
    return _outcome(edited(TWO, (256, "H", 0x0101), (338, "H", 0x0201)))


@_case("DEAD_WORDS", on_request=True)
def _dead_words() -> Outcome:
    """A number where nobody reads."""
    data = squares(1, 1).to_bytes()
    return _outcome(edited(data, (196, "I", 5)), data)


# --- shapes --------------------------------------------------------------------------------------------------------


@_case("WINDING")
def _turned() -> Outcome:
    """The first square is counter-clockwise, so that its directions point outwards; the link is over its first edge."""
    mesh = squares(2, 1)
    mesh.regions[0] = Region(mesh.regions[0].corners[::-1], 2.0, links=[Link(0, 1, 8.0, 0.125)])
    return _outcome(mesh.to_bytes())


@_case("EDGE_NORMAL")
def _askew() -> Outcome:
    """A direction that is a little off."""
    return _outcome(edited(TWO, (20, "f", 0.99), (24, "f", 0.1)))


@_case("PLANE_VERTICAL", "PLANE_NOT_UNIT")
def _no_plane() -> Outcome:
    """A normal without direction."""
    return _outcome(edited(TWO, (272, "f", 0)))


@_case("PLANE_NOT_UP")
def _upside_down() -> Outcome:
    """A normal that points down."""
    return _outcome(edited(TWO, (272, "f", -1)))


@_case("AABB_SMALL")
def _small_box() -> Outcome:
    """A box that ends at half the height."""
    return _outcome(edited(TWO, (312, "f", 1)))


@_case("AABB_LOOSE")
def _large_box() -> Outcome:
    """A box that reaches too far west."""
    return _outcome(edited(TWO, (372, "f", 7)))


@_case("CENTROID_OUTSIDE")
def _centroid_outside() -> Outcome:
    """A centroid west of its region."""
    return _outcome(edited(TWO, (280, "f", -1)))


# --- links ---------------------------------------------------------------------------------------------------------


def _more_links(target: int) -> bytes:
    mesh = squares(2, 1)
    mesh.regions[0].links.insert(0, Link(1, 0, 8.0, 0.125))
    return edited(mesh.to_bytes(), (208, "I", target))


@_case("LINK_REGION_RANGE", on_request=True)
def _link_to_nowhere() -> Outcome:
    """A link into a third region, in front of all others."""
    return _outcome(_more_links(2))


@_case("LINK_SELF")
def _link_to_itself() -> Outcome:
    """A link into its own region, in front of all others."""
    return _outcome(_more_links(0))


@_case("LINK_ONE_WAY", on_request=True)
def _no_link_back() -> Outcome:
    """The first region has no link."""
    mesh = squares(2, 1)
    mesh.regions[0].links.clear()
    return _outcome(mesh.to_bytes())


@_case("LINK_WIDTH")
def _wide() -> Outcome:
    """9 wide over an edge of 8."""
    return _outcome(edited(TWO, (212, "f", 9), (216, "f", 1 / 9)))


@_case("LINK_WIDTH_3D")
def _wide_in_space() -> Outcome:
    """As wide as the edges are long on the slope, which are 8 long from above."""

    def sloping(width: float) -> bytes:
        slopes = [Region([(x, 0, 0), (x, 8, 6), (x + 8, 8, 6), (x + 8, 0, 0)], 2.0) for x in (0.0, 8.0)]
        slopes[0].links, slopes[1].links = [Link(2, 1, width, 1 / width)], [Link(0, 0, width, 1 / width)]
        return Mesh(slopes).to_bytes()

    return _outcome(sloping(math.hypot(8, 6)), sloping(8))


@_case("LINK_INV_WIDTH")
def _wrong_inverse() -> Outcome:
    """Twice the inverse."""
    return _outcome(edited(TWO, (216, "f", 0.25)))


# --- matrices ------------------------------------------------------------------------------------------------------


@_case("GROUND_BIT_MISSING", "FLYER_BIT_MISSING")
def _bits_missing() -> Outcome:
    """Two regions that are linked, without bits."""
    return _outcome(edited(TWO, (400, "I", 0), (404, "I", 0)))


@_case("GROUND_BIT_EXTRA", "FLYER_BIT_EXTRA")
def _bits_too_many() -> Outcome:
    """Two squares without links, with bits."""
    mesh = squares(2, 1)
    for region in mesh.regions:
        region.links.clear()
    data = mesh.to_bytes()
    return _outcome(edited(data, (368, "I", 1), (372, "I", 1)), data)


@_case("MATRIX_NOT_TRANSITIVE", "GROUND_BIT_MISSING")
def _contradiction() -> Outcome:
    """From the first region to the second and from there to the third, but not all the way."""
    return _outcome(edited(_THREE, (608, "I", 0b101)), _THREE)


@_case("MATRIX_SPARE_BITS")
def _spare_bits() -> Outcome:
    """Bits behind the last pair, of regions and of points."""
    return _outcome(edited(POINTS, (424, "I", 0x80000001), (612, "I", 3)), POINTS)


# --- the octree ----------------------------------------------------------------------------------------------------


@_case("NO_OCTREE")
def _no_octree() -> Outcome:
    """Neither lists nor boxes."""
    return _outcome(padded(TWO[:408] + bytes(8)))


@_case("LOOKUP_RANGE", "OCTREE_REGION_MISSING")
def _unknown_region() -> Outcome:
    """The second region in the list is a third one."""
    return _outcome(edited(TWO, (416, "I", 2)))


@_case("OCTREE_LIST_RANGE", "LOOKUP_PARTITION")
def _long_list() -> Outcome:
    """Three regions in a list of two."""
    return _outcome(edited(TWO, (496, "I", 3)))


@_case("OCTREE_DUPLICATE")
def _listed_twice() -> Outcome:
    """The second region twice in a list."""
    data = TWO[:408] + pack(">4I", 3, 0, 1, 1) + TWO[420:504]
    return _outcome(padded(edited(data, (500, "I", 3))))


@_case("OCTREE_CHILD_RANGE", "OCTREE_NOT_TREE")
def _child_lost() -> Outcome:
    """The first child of the root does not exist."""
    return _outcome(edited(TWENTY, (ROOT + 0x28, "I", 9)), TWENTY)


@_case("OCTREE_CYCLE", "OCTREE_NOT_TREE", "OCTREE_CHILD_BOX")
def _endless() -> Outcome:
    """The first child of the root is the root."""
    return _outcome(edited(TWENTY, (ROOT + 0x28, "I", 8)), TWENTY)


@_case("OCTREE_CENTER")
def _off_centre() -> Outcome:
    """Split elsewhere."""
    return _outcome(edited(TWENTY, (ROOT + 28, "f", 9)), TWENTY)


@_case("OCTREE_ROOT_BOX")
def _small_root() -> Outcome:
    """The root ends a unit too early."""
    return _outcome(edited(TWO, (440, "f", 15), (452, "f", 7.5)))


@_case("OCTREE_LEAF_CHILDREN")
def _leaf_with_child() -> Outcome:
    """A leaf with a child."""
    return _outcome(edited(TWO, (464, "I", 0)))


@_case("OCTREE_ORDER")
def _root_behind_child() -> Outcome:
    """A split box that has changed places with its first child; with 16 regions or more it would not be split at all."""
    data = squares(5, 4, 20.0, few=9).to_bytes()
    start = data.index(pack(">I", 73), 4632) + 4
    first, ninth = data[start : start + 80], data[start + 640 : start + 720]
    moved = data[:start] + ninth + data[start + 80 : start + 640] + first + data[start + 720 :]
    before = edited(moved, (start + 0x28, "I", 8), (start + 72 * 80 + 0x28, "I", 0))
    return _outcome(before, squares(5, 4, 20.0).to_bytes())


@_case("OCTREE_EXTRA_REGION", on_request=True)
def _lists_too_long() -> Outcome:
    """A narrow room whose leaves in the west list what those in the east do; smaller leaves would be too many."""
    return _outcome(squares(3, 16, 4.0, few=40).to_bytes(), squares(3, 16, 4.0, few=40, shares=False).to_bytes())


@_case("LEAF_LIMIT", on_request=True)
def _leaves_too_small() -> Outcome:
    """64 leaves of 8 units become 8 of 16, with 25 regions at most."""
    return _outcome(squares(8, 8, 4.0).to_bytes(), squares(8, 8, 4.0, few=26).to_bytes())


# --- points --------------------------------------------------------------------------------------------------------


@_case("POINT_COST_NEGATIVE", "POINT_COST_SHORT")
def _gains() -> Outcome:
    """A link that costs less than nothing, and one that costs half the distance."""
    return _outcome(edited(POINTS, (604, "f", -8), (608, "f", 4)), POINTS)


@_case("POINT_BITS")
def _point_bits() -> Outcome:
    """Two points that are linked, without a bit."""
    return _outcome(edited(POINTS, (612, "I", 0)), POINTS)
