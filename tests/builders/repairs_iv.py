"""What repair makes of damaged path files of GTA IV: for every recipe the files before and after it, written by hand.

Most cases damage the street of the samples, and have it back afterwards.
"""

from __future__ import annotations

import copy
from collections.abc import Callable

from builders.gta_iv_paths import EMPTY_FILE, NOT_VISITED, UNLINKED, Area, Link, city, golden
from builders.gta_iv_paths_samples import WATER, street
from builders.repairs import Case, Files, Outcome, registrar

CASES: list[Case] = []
_case = registrar("IV_", CASES)


def _packed(areas: dict[int, Area]) -> Files:
    return {area.name: area.to_bytes() for area in areas.values()}


def _street(edit: Callable[[Area], object], after: Area | None = None) -> Outcome:
    """The street, damaged by an edit; sound again afterwards unless something else is given."""
    damaged = street()
    edit(damaged)
    return Outcome(_packed({27: damaged}), _packed({27: after or street()}))


def _city(sound: dict[int, Area], edit: Callable[[dict[int, Area]], object]) -> Outcome:
    """Files that an edit damages, and that are sound again afterwards."""
    damaged = copy.deepcopy(sound)
    edit(damaged)
    return Outcome(_packed(damaged), _packed(sound))


def _set(row: int, **fields: int) -> Callable[[Area], object]:
    """Another value of fields of a node."""
    return lambda area: [setattr(area.nodes[row], name, value) for name, value in fields.items()]


# --- files ---------------------------------------------------------------------------------------------------------


@_case("FILE_PADDED")
def _padded() -> Outcome:
    """The zeros of the last block."""
    sound = _packed({27: street()})
    return Outcome({name: data.ljust(2048, b"\0") for name, data in sound.items()}, sound)


@_case("SET_INCOMPLETE", folder=True, on_request=True)
def _without_an_empty_file() -> Outcome:
    """A square without roads has no file."""
    sound = _packed(golden())
    return Outcome({name: data for name, data in sound.items() if name != "nodes40.nod"}, sound)


@_case("NO_OWNER")
def _links_of_nobody() -> Outcome:
    """A link in a file without nodes."""
    left = (0).to_bytes(12, "little") + (1).to_bytes(4, "little") + Link(28, 0).to_bytes()
    return Outcome({"nodes27.nod": left}, {"nodes27.nod": EMPTY_FILE})


# --- addresses of nodes --------------------------------------------------------------------------------------------


@_case("NODE_AREA")
def _of_another_area() -> Outcome:
    """One node names another area; links to it name the right one."""
    return _street(_set(1, area=26))


@_case("NODE_AREA", folder=True)
def _renamed() -> Outcome:
    """All nodes and the links between them name the area of an empty file; so does a link of another file."""
    points = [(-3200, -3200, 0), (-3120, -3200, 0), (-8, -3200, 0), (8, -3200, 0)]
    sound = city(points, [(0, 1), (1, 2), (2, 3)])

    def rename(areas: dict[int, Area]) -> None:
        for node in areas[27].nodes:
            node.area = 26
            for link in node.links:
                link.area = 26 if link.area == 27 else link.area

    return _city(sound, rename)


@_case("NODE_AREA")
def _of_the_neighbour() -> Outcome:
    """A node names the area of the file to which its link leads, and the link stays."""
    two = {number: area for number, area in golden().items() if area.nodes}
    return _city(two, lambda areas: setattr(areas[28].nodes[0], "area", 27))


@_case("NODE_ID_POSITION")
def _numbered_otherwise() -> Outcome:
    """A node has the number 9, and links to it follow."""

    def number(area: Area) -> None:
        area.nodes[1].node = area.nodes[0].links[0].node = area.nodes[2].links[0].node = 9

    return _street(number)


@_case("NODE_ID_POSITION")
def _swapped_numbers() -> Outcome:
    """Two nodes have the numbers of each other, and links name them by these."""

    def number(area: Area) -> None:
        area.nodes[0].node, area.nodes[1].node = 1, 0
        area.nodes[0].links[0].node = area.nodes[2].links[0].node = 0
        area.nodes[1].links[0].node = 1

    return _street(number)


@_case("NODE_ID_DUPLICATE", "NODE_ID_POSITION")
def _numbered_alike() -> Outcome:
    """The node without links has the number of the one before; links to that stay."""
    return _street(_set(3, node=2))


@_case("NODE_SEARCH_DISTANCE")
def _visited() -> Outcome:
    """A search was here."""
    return _street(_set(0, distance=NOT_VISITED + 1))


@_case("NODE_PREV_PTR", "NODE_NEXT_PTR")
def _old_addresses() -> Outcome:
    """Addresses in a node without links."""
    return _street(_set(3, next_ptr=0x0012F8A0, prev_ptr=0x0012F8A0))


# --- whose links are whose -----------------------------------------------------------------------------------------


@_case("FIRST_LINK_ORDER")
def _out_of_order() -> Outcome:
    """The node without links takes one of the node before."""
    return _street(_set(3, first_link=2))


@_case("FIRST_LINK_RANGE")
def _behind_the_end() -> Outcome:
    """The node without links begins behind the last one."""
    return _street(_set(3, first_link=60000))


@_case("FIRST_LINK_START")
def _not_at_the_start() -> Outcome:
    """The first link belongs to nobody."""
    return _street(_set(0, first_link=1))


@_case("TAIL_LINKS")
def _counted_out() -> Outcome:
    """A node with links is counted among those without; it is counted as one of the others again."""
    return _street(lambda area: setattr(area, "vehicle_nodes", 2))


@_case("TAIL_LINKS")
def _behind_one_without_links() -> Outcome:
    """A node with links stands behind one without, and takes its place and number."""
    points = [(-3200, -3200, 0), (-3120, -3200, 0), (-3040, -3200, 0), (-3200, -3000, 0)]
    area = city(points, [(0, 1), (1, 2)])[27]
    last, alone = area.nodes[2:]
    area.nodes[2:], area.vehicle_nodes = [alone, last], 2
    alone.node, last.node, area.nodes[1].links[1].node = 2, 3, 3
    return Outcome(_packed({27: area}), _packed({27: street()}))


@_case("TAIL_LINKS")
def _taken_by_the_next_one() -> Outcome:
    """The node without links begins one too early, and flags agree that this is wrong."""

    def begin(area: Area) -> None:
        area.nodes[2].first_link, area.nodes[3].first_link = 3, 3

    return _street(begin)


@_case("NODE_LINK_COUNT")
def _counted_wrong() -> Outcome:
    """Flags that count 15 links."""
    return _street(_set(1, flags=15 | 15 << 16))


@_case("NODE_UNLINKED_BIT")
def _marked_wrong() -> Outcome:
    """Marked where there are links, and not where there are none."""

    def mark(area: Area) -> None:
        area.nodes[0].flags |= UNLINKED
        area.nodes[3].flags &= ~UNLINKED

    return _street(mark)


# --- links ---------------------------------------------------------------------------------------------------------


def _with_link(row: int, link: Link) -> Callable[[Area], object]:
    """One more link of a node, behind its others."""

    def add(area: Area) -> None:
        area.nodes[row].links.append(link)
        area.nodes[row].flags += 1 << 16

    return add


@_case("LINK_AREA_RANGE", on_request=True)
def _off_the_map() -> Outcome:
    """A link to area 64 is dropped, and the finding about its target with it."""
    return _street(_with_link(0, Link(64, 1, 10)))


@_case("LINK_TARGET", on_request=True)
def _to_nowhere() -> Outcome:
    """A link to a node that is not there is dropped."""
    return _street(_with_link(0, Link(27, 4, 10)))


@_case("LINK_TO_TAIL")
def _to_a_node_without_links() -> Outcome:
    """A link to a node of the tail is dropped."""
    return _street(_with_link(0, Link(27, 3, 25)))


@_case("LINK_SELF")
def _to_itself() -> Outcome:
    """A link to its own node is dropped."""
    return _street(_with_link(1, Link(27, 1, 1)))


@_case("LINK_DUPLICATE")
def _twice() -> Outcome:
    """The later one of two links is dropped, whatever else it holds."""
    return _street(_with_link(0, Link(27, 1, 11, lanes=0x12)))


@_case("LINK_ONE_WAY")
def _without_a_way_back() -> Outcome:
    """A link across the border gets one back, with the lanes exchanged."""
    two = {number: area for number, area in golden().items() if area.nodes}
    two[27].nodes[0].links[0].lanes, two[28].nodes[0].links[0].lanes = 0b001_010, 0b010_001

    def cut(areas: dict[int, Area]) -> None:
        node = areas[28].nodes[0]
        node.links, node.flags, areas[28].vehicle_nodes = [], 15 | UNLINKED, 1

    return _city(two, cut)


@_case("NODE_OUTSIDE", on_request=True)
def _in_the_wrong_file() -> Outcome:
    """A node of area 28 stands in the file of area 27, and moves with its links to where it lies."""
    points = [(-80, -3200, 0), (-8, -3200, 0), (80, -3200, 0), (160, -3200, 0)]
    sound = {number: area for number, area in city(points, [(0, 1), (1, 2), (2, 3)]).items() if area.nodes}
    west, east = (copy.deepcopy(sound[number]) for number in (27, 28))
    # The last node of area 28 becomes the last one of area 27.
    node = east.nodes.pop()
    node.area, node.node = 27, 2
    west.nodes.append(node)
    east.nodes[0].links[1].area, east.nodes[0].links[1].node = 27, 2
    return Outcome(_packed({27: west, 28: east}), _packed(sound))


def _lengths(one: int, other: int) -> Outcome:
    def measure(area: Area) -> None:
        area.nodes[0].links[0].length, area.nodes[1].links[0].length = one, other

    return _street(measure)


@_case("LINK_LENGTH")
def _too_long() -> Outcome:
    """Twelve metres in place of ten."""
    return _lengths(12, 12)


@_case("LINK_LENGTH_ZERO", "LINK_LENGTH", "LINK_LENGTH_PAIR")
def _not_measured() -> Outcome:
    """Zero one way; the other way is right."""
    return _lengths(0, 10)


@_case("LINK_LENGTH_PAIR")
def _of_two_lengths() -> Outcome:
    """A metre more one way, which by itself is no fault."""
    return _lengths(10, 11)


# --- parts of the network ------------------------------------------------------------------------------------------


def _two_streets() -> dict[int, Area]:
    """A street of three nodes in the first group, one of two on water in the second."""
    points = [(-3200, -3200, 0), (-3120, -3200, 0), (-3040, -3200, 0), (-1600, -3200, 0), (-1520, -3200, 0)]
    areas = city(points, [(0, 1), (1, 2), (3, 4)])
    for node in areas[27].nodes[3:]:
        node.flags |= WATER
    return areas


@_case("FLOOD_PAIR", folder=True)
def _one_of_another_group() -> Outcome:
    """Most nodes of a street have its group."""
    return _city(_two_streets(), lambda areas: _set(2, flood=9)(areas[27]))


@_case("FLOOD_SHARED", folder=True)
def _two_of_one_group() -> Outcome:
    """The larger street keeps the group, the other one gets the next free one."""
    return _city(_two_streets(), lambda areas: [_set(row, flood=1)(areas[27]) for row in (3, 4)])
