"""The original compiler of paths on small texts: every value expected here was worked out by hand."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pytest

import navspec
from navspec.families.gta_sa_paths.original import console_arithmetic as console
from navspec.families.gta_sa_paths.original.joints import NO_LANES, spread_lanes
from navspec.families.gta_sa_paths.original.source_network import nodes_below, stack_pointers
from navspec.families.gta_sa_paths.original.source_text import read_texts
from navspec.records.networks import Compiled

NULL = "0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0"
AREA = "nodes36.dat"
"""The square from (0, 0) to (750, 750)."""

Group = tuple[int, list[str]]

STREET: list[Group] = [
    (1, [
        "2, 1, 0, 160, 160, 16, 0, 1, 1, 1, 0, 1, 0",
        "2, -1, 0, 320, 160, 16, 5.5, 1, 1, 1, 3, 0.2, 0",
        "1, 0, 0, 80, 160, 16, 0, 1, 1, 1, 0, 1, 0",
        "1, 1, 0, 400, 160, 16, 2, 1, 2, 1, 0, 1, 0",
    ]),
    (1, [
        "2, -1, 0, 480, 160, 16, 0, 1, 1, 2, 0, 1, 0",
        "1, 0, 0, 404, 156, 16, 3.5, 1, 2, 1, 0, 1, 0",
    ]),
]  # fmt: skip
"""Nodes at 10, 20 and 30 units; the two last ones are joined at 25 units, where the ends of their groups are 1/4 unit apart."""

PATHS: list[Group] = [
    (0, [
        "2, 1, 1, 1600, 1600, 0, 2, 1, 1, 1, 0, 1, 0",
        "2, 2, 0, 1648, 1664, 0, 2, 1, 1, 1, 2048, 1, 0",
        "2, -1, 0, 1648, 1664, 16, 1, 1, 1, 1, 0, 0, 0",
        "2, -1, 0, 1900, 1600, 0, 2, 1, 1, 1, 0, 1, 0",
    ])
]  # fmt: skip
"""Three pedestrian nodes in a row, 5 units and 1 unit apart; the first edge crosses a road. The fourth leads nowhere."""


def text_of(*groups: Group, columns: int = 13, section: str = "path") -> str:
    lines = ["# of a test", "inst", "end", section]
    for kind, rows in groups:
        padded = [*rows, *[NULL] * (12 - len(rows))]
        lines += [f"{kind}, -1", *("\t" + ",".join(row.split(",")[:columns]) for row in padded)]
    return "\n".join([*lines, "end", ""])


def write(folder: Path, text: str, name: str = "paths.ipl") -> Path:
    path = folder / name
    path.write_text(text, encoding="latin-1", newline="")
    return path


def compiled(folder: Path, *groups: Group, arithmetic: str | None = "exact", original: bool = True) -> dict[str, bytes]:
    compilation = navspec.compile(write(folder, text_of(*groups)), original=original, arithmetic=arithmetic)
    assert (compilation.refused, compilation.obstacles) == ((), ())
    return {file.name: file.data for file in compilation.files}


class Node(NamedTuple):
    next_ptr: int
    x: int
    y: int
    z: int
    base_link: int
    node_id: int
    width: int
    flood_id: int
    flags: int


class Navi(NamedTuple):
    x: int
    y: int
    target: tuple[int, int]
    direction: tuple[int, int]
    width: int
    lanes: int
    light: int


class File(NamedTuple):
    nodes: list[Node]
    navis: list[Navi]
    links: list[tuple[int, int]]
    navi_links: list[int]
    lengths: list[int]
    crossings: list[int]


def read(data: bytes) -> File:
    num_nodes, _, _, num_navis, num_links = struct.unpack_from("<5I", data)
    at = 20
    nodes = []
    for _ in range(num_nodes):
        pointer, _, x, y, z, _, base, _, node_id, width, flood, flags = struct.unpack_from("<IIhhhhhHHBBI", data, at)
        nodes.append(Node(pointer, x, y, z, base, node_id, width, flood, flags))
        at += 28
    navis = []
    for _ in range(num_navis):
        x, y, *target, east, north, width, lanes, light = struct.unpack_from("<hhHHbbBBH", data, at)
        navis.append(Navi(x, y, (target[0], target[1]), (east, north), width, lanes, light))
        at += 14
    links = list(struct.iter_unpack("<HH", data[at : at + 4 * num_links]))
    at += 4 * num_links + 768
    navi_links = list(struct.unpack_from(f"<{num_links}H", data, at))
    at += 2 * num_links
    lengths = list(data[at : at + num_links])
    at += num_links + 192
    return File(nodes, navis, links, navi_links, lengths, list(data[at : at + num_links]))


# --- networks ------------------------------------------------------------------------------------------------------


def test_a_street_of_two_groups(tmp_path: Path) -> None:
    file = read(compiled(tmp_path, *STREET)[AREA])
    assert [node[1:8] for node in file.nodes] == [
        (80, 80, 8, 0, 0, 0, 1),
        (160, 80, 8, 1, 1, 44, 1),
        (240, 80, 8, 3, 2, 0, 1),
    ]
    # Joints come first: 36/2, before the row of the own group.
    assert file.links == [(36, 1), (36, 2), (36, 0), (36, 1)]
    assert file.lengths == [10, 10, 10, 10]
    # Dead ends all; speed 1, 1, 2; density 15, 2, 15: of 0.2, which is cut, 15 parts are less than 3.
    dead, fast = 1 << 4, 1 << 13
    assert [node.flags for node in file.nodes] == [
        1 | dead | 1 << 12 | 15 << 16,
        2 | dead | 1 << 5 | 1 << 6 | 1 << 8 | 1 << 12 | 2 << 16,
        1 | dead | fast | 15 << 16,
    ]


def test_navi_nodes_of_a_street(tmp_path: Path) -> None:
    """The edge inside the group comes first, from the lower end; the wider end tells the width, the joint the lanes."""
    file = read(compiled(tmp_path, *STREET)[AREA])
    inside = Navi(120, 80, (36, 0), (-100, 0), 44, 1 | 2 << 3, 0)
    # In the middle between (25, 10) and (25.25, 9.75).
    joint = Navi(201, 79, (36, 1), (-100, 0), 28, 1 | 2 << 3, 0)
    assert file.navis == [inside, joint]
    area = 36 << 10
    assert file.navi_links == [area, area | 1, area, area | 1]


def test_paths_of_pedestrians(tmp_path: Path) -> None:
    file = read(compiled(tmp_path, *PATHS)[AREA])
    assert [(node.x, node.y, node.z) for node in file.nodes] == [(800, 800, 0), (824, 832, 0), (824, 832, 8)]
    assert [node.width for node in file.nodes] == [16, 16, 8]
    assert file.links == [(36, 1), (36, 0), (36, 2), (36, 1)]
    assert file.lengths == [5, 5, 1, 1]
    assert file.crossings == [1, 1, 0, 0]
    assert (file.navis, file.navi_links) == ([], [0, 0, 0, 0])
    # Speed is for vehicles only; they have no dead ends.
    assert [node.flags for node in file.nodes] == [1 | 15 << 16, 2 | 1 << 10 | 15 << 16, 1]


def test_vehicles_stand_before_pedestrians(tmp_path: Path) -> None:
    file = read(compiled(tmp_path, *PATHS, *STREET)[AREA])
    assert [node.x for node in file.nodes] == [80, 160, 240, 800, 824, 824]
    assert [node.flood_id for node in file.nodes] == [1, 1, 1, 1, 1, 1]


def test_the_nearest_external_is_joined(tmp_path: Path) -> None:
    """Of three ends one is 3/4 unit away, one 1/2 unit, and the nearest one is 2 units above."""
    groups = [(1, [f"2, -1, 0, {x}, {y}, 0, 0, 1, 1, 1, 0, 1, 0", f"1, 0, 0, {end}, 0, {z}, 0, 1, 1, 1, 0, 1, 0"])
              for x, y, end, z in ((160, 0, 332, 0), (160, 160, 312, 0), (160, 320, 320, 32), (480, 0, 320, 0))]  # fmt: skip
    compilation = navspec.compile(write(tmp_path, text_of(*groups)), original=True)
    links = read({file.name: file.data for file in compilation.files}[AREA]).links
    assert links == [(36, 3), (36, 1)]
    assert "2 externals near no other one: roads end there" in compilation.notes


def test_an_external_one_unit_away_is_not_joined(tmp_path: Path) -> None:
    def num_lines(end: int) -> int:
        groups = [(1, ["2, -1, 0, 160, 0, 0, 0, 1, 1, 1, 0, 1, 0", f"1, 0, 0, {x}, 0, 0, 0, 1, 1, 1, 0, 1, 0"])
                  for x in (320, end)]  # fmt: skip
        return navspec.compile(write(tmp_path, text_of(*groups)), original=True).counts["lines"]

    assert (num_lines(335), num_lines(336)) == (1, 0)


def test_the_internal_may_name_the_external(tmp_path: Path) -> None:
    """A row that leads to an end of its group is turned round, with its crossing."""
    turned = [(0, ["2, 1, 1, 160, 0, 0, 2, 1, 1, 1, 0, 1, 0", "1, -1, 0, 320, 0, 0, 2, 1, 1, 1, 0, 1, 0"]),
              (0, ["2, -1, 0, 480, 0, 0, 2, 1, 1, 1, 0, 1, 0", "1, 0, 0, 320, 0, 0, 2, 1, 1, 1, 0, 1, 0"])]  # fmt: skip
    file = read(compiled(tmp_path, *turned)[AREA])
    assert (file.links, file.crossings) == ([(36, 1), (36, 0)], [1, 1])


def test_cars_only_leave_parking_places(tmp_path: Path) -> None:
    """The place is switched off; the street passes the row that it leaves, and hands on its lanes there."""
    street = [(1, [
        "2, 1, 0, 160, 160, 16, 0, 1, 1, 1, 0, 1, 0",
        "2, -1, 0, 320, 160, 16, 0, 1, 1, 1, 0, 1, 0",
        "2, 1, 0, 320, 240, 16, 0, 1, 1, 1, 0, 1, 2",
        "1, 1, 0, 400, 160, 16, 0, 0, 2, 1, 0, 1, 0",
    ]), STREET[1]]  # fmt: skip
    file = read(compiled(tmp_path, *street)[AREA])
    assert [node.flags >> 5 & 1 for node in file.nodes] == [0, 0, 1, 0]
    lanes = {navi.direction: (navi.lanes & 7, navi.lanes >> 3 & 7) for navi in file.navis}
    # Of the edge from 36/2 down to 36/1, and of the two along the street.
    assert lanes == {(0, -100): (0, 1), (-100, 0): (0, 2)}


def test_what_no_joint_reaches_has_no_lanes(tmp_path: Path) -> None:
    alone = (1, ["2, 1, 0, 160, 160, 16, 0, 1, 1, 1, 0, 1, 0", "2, -1, 0, 320, 160, 16, 0, 1, 1, 1, 0, 1, 0"])
    assert [navi.lanes for navi in read(compiled(tmp_path, alone)[AREA]).navis] == [0]


def test_edges_with_one_place_and_direction_share_a_navi_node(tmp_path: Path) -> None:
    """Two edges along one line with the same middle: from 10 to 40, and from 20 to 30 units."""
    nested = [(1, [f"2, 1, 0, {start}, 0, 0, 0, 1, 1, 1, 0, 1, 0", f"2, -1, 0, {end}, 0, 0, 0, 1, 1, 1, 0, 1, 0"])
              for start, end in ((160, 640), (320, 480))]  # fmt: skip
    file = read(compiled(tmp_path, *nested)[AREA])
    assert [(navi.x, navi.y, navi.target) for navi in file.navis] == [(200, 0, (36, 0))]
    assert file.navi_links == [36 << 10] * 4


def test_a_row_that_is_joined_with_itself_gets_no_link(tmp_path: Path) -> None:
    loop = (0, [
        "2, 1, 0, 160, 0, 0, 2, 1, 1, 1, 0, 1, 0",
        "2, -1, 0, 320, 0, 0, 2, 1, 1, 1, 0, 1, 0",
        "1, 0, 0, 80, 0, 0, 2, 1, 1, 1, 0, 1, 0",
        "1, 0, 0, 84, 0, 0, 2, 1, 1, 1, 0, 1, 0",
    ])  # fmt: skip
    assert read(compiled(tmp_path, loop)[AREA]).links == [(36, 1), (36, 0)]


def test_boats_are_vehicles_on_water(tmp_path: Path) -> None:
    boats = [(2, rows) for _, rows in STREET]
    assert [node.flags >> 7 & 1 for node in read(compiled(tmp_path, *boats)[AREA]).nodes] == [1, 1, 1]


def test_vice_city_has_no_special_functions(tmp_path: Path) -> None:
    compilation = navspec.compile(write(tmp_path, text_of(*STREET, columns=12)), original=True, arithmetic="exact")
    files = {file.name: file.data for file in compilation.files}
    assert files == compiled(tmp_path, *STREET)


def test_line_ends_comments_and_sections_do_not_matter(tmp_path: Path) -> None:
    text = (
        text_of(*STREET).replace("end\npath", "end\n# more\n\nCULL\nend\nPATH").replace(",", "  ").replace("\n", "\r\n")
    )
    compilation = navspec.compile(write(tmp_path, text), original=True, arithmetic="exact")
    assert {file.name: file.data for file in compilation.files} == compiled(tmp_path, *STREET)


def test_texts_are_taken_in_the_order_of_their_numbers(tmp_path: Path) -> None:
    first, second = (
        write(tmp_path, text_of(group), name) for group, name in zip(STREET, ("p.ipl", "P2.IPL"), strict=True)
    )
    compilation = navspec.compile([second, first], original=True, arithmetic="exact")
    assert {file.name: file.data for file in compilation.files} == compiled(tmp_path, *STREET)


def test_pointers_are_of_the_original_only(tmp_path: Path) -> None:
    """The node in the middle comes first; its second neighbour lies on the first one."""
    middle = (1, [
        "2, -1, 0, 160, 160, 16, 0, 1, 1, 1, 0, 1, 0",
        "2, 0, 0, 320, 160, 16, 0, 1, 1, 1, 0, 1, 0",
        "2, 0, 0, 480, 320, 16, 0, 1, 1, 1, 0, 1, 0",
    ])  # fmt: skip
    pointers = [
        [node.next_ptr for node in read(compiled(tmp_path, middle, original=flag)[AREA]).nodes]
        for flag in (True, False)
    ]
    assert pointers == [[0, 0, 0x1BE6910 + 36 * 0x317C0 + 28], [0, 0, 0]]


def test_the_console_loses_a_unit_of_some_products(tmp_path: Path) -> None:
    """Of 16,386, 16,388 and 16,390 sixteenths the halves are 8,193 to 8,195; the console loses one of the latter two."""
    rows = [f"2, {number - 1}, 0, {16386 + 2 * number}, 0, {160 * number}, 0, 1, 1, 1, 0, 1, 0" for number in range(3)]
    for arithmetic, expected in (("exact", [8193, 8194, 8195]), (None, [8193, 8193, 8194])):
        file = read(compiled(tmp_path, (1, rows), arithmetic=arithmetic)["nodes37.dat"])
        assert [node.x for node in file.nodes] == expected


@pytest.mark.parametrize("arithmetic", ["exact", "console"])
def test_an_edge_straight_up_points_east(arithmetic: str, tmp_path: Path) -> None:
    stairs = (1, ["2, 1, 0, 160, 160, 16, 0, 1, 1, 1, 0, 1, 0", "2, -1, 0, 160, 160, 176, 0, 1, 1, 1, 0, 1, 0"])
    file = read(compiled(tmp_path, stairs, arithmetic=arithmetic)[AREA])
    assert [navi.direction for navi in file.navis] == [(100, 0)]
    assert file.lengths == [10, 10]


# --- arithmetic ----------------------------------------------------------------------------------------------------

LOSS = 0xFAFAAFAFAFAFAFAFFAFAFAFAFAFAFAFA
"""Bit k: whether a power of two times a number loses a unit whose bits 9 to 15 are k."""


def test_products_with_powers_of_two_lose_by_the_table() -> None:
    bits = np.arange(128)
    numbers = (0x800000 | bits << 9).astype(np.float64)
    lost = numbers / 2 - console.multiply(0.5, numbers)
    assert lost.tolist() == [(LOSS >> int(bit) & 1) / 2 for bit in bits]
    assert (console.multiply(numbers, 0.5) == numbers / 2).all()


@pytest.mark.parametrize(
    ("dividend", "divisor", "bits"),
    [(4, 5, 0x3F4CCCCD), (3, 5, 0x3F199999), (1, 1, 0x3F800000), (-6, 2, 0xC0400000), (0, 3, 0)],
)
def test_quotients(dividend: float, divisor: float, bits: int) -> None:
    quotient = console.divide(np.array([dividend]), np.array([divisor]))
    assert quotient.astype(np.float32).view(np.uint32).tolist() == [bits]


def test_sums_keep_one_bit_more_of_the_smaller_number() -> None:
    large = 2.0**24 - 1
    # 0.5 is the guard bit, what is below it is lost; the sum is cut to 24 bits.
    sums = console.add(np.array([large, large, large, -large, 1.5]), np.array([-0.5, -0.25, 1.75, -1.75, -1.5]))
    assert sums.tolist() == [large - 1, large, large + 1, -large - 1, 0]


def test_roots_of_squares_are_whole() -> None:
    assert console.square_root(np.arange(0.0, 20) ** 2).tolist() == list(range(20))


def test_cuts_toward_zero() -> None:
    assert console.cut(np.array([0.2, -0.2])).astype(np.float32).view(np.uint32).tolist() == [0x3E4CCCCC, 0xBE4CCCCC]


# --- steps ---------------------------------------------------------------------------------------------------------


def test_the_flood_fills_from_the_top_of_its_stack() -> None:
    """Node 0 puts 1 and 2 on the stack; 2 is taken off and puts 3 on 1; 4 is alone."""
    assert nodes_below([[1, 2], [0], [0, 3], [2], []]).tolist() == [-1, -1, 1, 1, -1]


def test_the_first_square_lies_elsewhere() -> None:
    pointers = stack_pointers(np.array([1, 2, -1]), np.array([0, 0, 5]), np.array([0, 1, 0]))
    assert pointers.tolist() == [0x1A7FA70 + 28, 0x1BE6910 + 5 * 0x317C0, 0]


def test_lanes_spread_in_twelve_passes_at_most() -> None:
    """Along a chain against its order every pass reaches one edge more."""
    count = 20
    ends = np.stack([np.arange(count), np.arange(1, count + 1)], axis=1)
    lanes = np.full((count, 2), NO_LANES)
    lanes[-1] = 2, 1
    links = [[0], *([number - 1, number] for number in range(1, count)), [count - 1]]
    spread = spread_lanes(lanes, ends, links, [False] * (count + 1))
    assert spread.tolist() == [[0, 0]] * 7 + [[2, 1]] * 13


# --- texts that cannot be compiled ---------------------------------------------------------------------------------


def refused(folder: Path, text: str) -> Compiled:
    output = folder / "out"
    compilation = navspec.compile(write(folder, text), output, original=True)
    assert compilation.refused
    assert not output.exists()
    return compilation


def faults(folder: Path, text: str) -> list[str]:
    """Messages without the folder."""
    return [obstacle.message.removeprefix(f"{folder}/") for obstacle in refused(folder, text).obstacles]


ROW = "2, -1, 0, 160, 160, 16, 0, 1, 1, 1, 0, 1, 0"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("2, 1, 0, 160", "3, 1, 0, 160",
         "paths.ipl:6: group 1: row 0: type is 3; it can be 0 (null), 1 (external) or 2 (internal)"),
        ("2, 1, 0, 160", "2, 12, 0, 160",
         "paths.ipl:6: group 1: row 0: next is 12; rows of the group are 0 to 11, and -1 is none"),
        ("2, 1, 0, 160", "2, 0, 0, 160", "paths.ipl:6: group 1: row 0: next is the row itself"),
        ("2, 1, 0, 160", "2, 7, 0, 160", "paths.ipl:6: group 1: row 0: next is 7, and that row is null"),
        ("2, 1, 0, 160", "2, 1, 2, 160", "paths.ipl:6: group 1: row 0: cross is 2; it can be 0 to 1"),
        ("2, 1, 0, 160,", "2, 1, 0, 65536,", "paths.ipl:6: group 1: row 0: x is 65536; it can be -65535 to 65535"),
        ("2, 1, 0, 160,", "2, 1, 0, nan,", "paths.ipl:6: group 1: row 0: x is 'nan', and not a number"),
        ("2, 1, 0, 160,", "2, 1, 0, 1_0,", "paths.ipl:6: group 1: row 0: x is '1_0', and not a number"),
        ("2, 1, 0, 160,", "2, 1.5, 0, 160,", "paths.ipl:6: group 1: row 0: next is 1.5, and not a whole number"),
        ("5.5, 1, 1", "32, 1, 1", "paths.ipl:7: group 1: row 1: median is 32; it can be 0 to 31.875"),
        ("5.5, 1, 1", "5.5, 1, 8", "paths.ipl:7: group 1: row 1: right is 8; it can be 0 to 7"),
        ("3, 0.2, 0", "3, 1.2, 0", "paths.ipl:7: group 1: row 1: rate is 1.2; it can be 0 to 1"),
        ("3, 0.2, 0", "3, 0.2, 16", "paths.ipl:7: group 1: row 1: special is 16; it can be 0 to 15"),
        ("3, 0.2, 0", "-1, 0.2, 0", "paths.ipl:7: group 1: row 1: flags is -1; it can be 0 to 65535"),
        ("3, 0.2, 0", "3, 0.2", "paths.ipl:7: group 1: this row has 12 columns, and not 13"),
        ("1, 1, 0, 400, 160, 16, 2, 1, 2", "1, 1, 0, 400, 160, 16, 2, 0, 0",
         "paths.ipl:9: group 1: row 3: this external row has no lanes in either direction"),
        ("1, 1, 0, 400", "1, -1, 0, 400", "paths.ipl:9: group 1: row 3: this external row is linked to no internal one"),
        (f"\t{NULL}\n1, -1", "1, -1", "paths.ipl:5: group 1: the group has 11 rows, and not 12"),
        (f"\t{NULL}\n1, -1", f"\t{NULL}\n\t{NULL}\n1, -1", "paths.ipl:18: group 1: this row follows the 12 rows of its group"),
        (f"\t{NULL}\n1, -1", f"\t{ROW}\n1, -1", "paths.ipl:17: group 1: row 11: the row follows a null one; nulls stand last"),
        ("path\n1, -1", "path\n1, 5", "paths.ipl:5: group 1: the group belongs to the model 5, and not to the map (-1)"),
        ("path\n1, -1", "path\n3, -1",
         "paths.ipl:5: group 1: the kind of the group is 3; 0 is for pedestrians, 1 for vehicles, 2 for boats"),
        ("path\n1, -1", "path\nped, 5, house",
         "paths.ipl:5: group 1: 'ped 5 house' does not begin a group: 'KIND, -1' does; this is of GTA III, whose groups belong "
         "to models"),
        ("path\n", "paths\n", "paths.ipl: there is no section 'path'"),
        ("2, 1, 0, 160", "2, 1, 0, 8192", "paths.ipl:6: group 1: row 0: the edge to {folder}/paths.ipl:7 is 492 units long; "
         "less than 256 fit"),
    ],
)  # fmt: skip
def test_faults_of_texts(old: str, new: str, message: str, tmp_path: Path) -> None:
    text = text_of(*STREET)
    assert old in text
    # What only follows from the fault may be named after it.
    assert message.format(folder=tmp_path) in faults(tmp_path, text.replace(old, new, 1))[:2]


def test_a_fault_says_what_the_original_compiler_does(tmp_path: Path) -> None:
    (fault,) = refused(tmp_path, text_of(*STREET).replace("2, 1, 0, 160", "2, 12, 0, 160")).obstacles
    assert fault.feature == f"{tmp_path}/paths.ipl:6"
    assert fault.position == [10, 10, 1]
    assert fault.fix == "Correct the text. What the original compiler does: It links a row of another group."


def test_sections_without_an_end(tmp_path: Path) -> None:
    assert faults(tmp_path, text_of(*STREET).removesuffix("end\n")) == ["paths.ipl:4: the section 'path' has no end"]


def test_texts_without_groups_and_no_texts(tmp_path: Path) -> None:
    assert faults(tmp_path, "path\nend\n") == ["paths.ipl: there are no groups"]
    assert faults(tmp_path, "path\n\0end\n") == ["paths.ipl: this is not a text, but has bytes that are 0"]
    assert faults(tmp_path, "") == ["paths.ipl: there is no section 'path'"]


def test_water_and_land_do_not_meet(tmp_path: Path) -> None:
    text = text_of(STREET[0], (2, STREET[1][1]))
    message = f"paths.ipl:7: group 1: row 1: the edge to {tmp_path}/paths.ipl:19 joins water and land"
    assert faults(tmp_path, text) == [message]


def test_more_parts_than_flood_ids(tmp_path: Path) -> None:
    pairs = [(1, [f"2, 1, 0, {x}, {y}, 0, 0, 1, 1, 1, 0, 1, 0", f"2, -1, 0, {x + 160}, {y}, 0, 0, 1, 1, 1, 0, 1, 0"])
             for x in range(0, 8000, 500) for y in range(0, 8000, 500)]  # fmt: skip
    last = (
        f"paths.ipl:{5 + 255 * 13 + 1}: group 256: row 0: part 256 of the network begins here, but flood ids end at 255"
    )
    assert faults(tmp_path, text_of(*pairs)) == [last]


def test_faults_of_a_text_are_listed_up_to_a_limit() -> None:
    text = text_of(*[(1, ["2, 99, 0, 160, 0, 0, 0, 1, 1, 1, 0, 1, 0"])] * 1500)
    _, listed = read_texts([("paths.ipl", text.encode())])
    assert len(listed) == 1000


def test_texts_have_a_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("navspec.families.gta_sa_paths.original.source_text.MAX_BYTES", 1000)
    with pytest.raises(navspec.LimitExceeded, match="the texts have more than 1,000 bytes, which is the limit"):
        navspec.compile(write(tmp_path, text_of(*STREET)))


def test_long_texts_are_parsed_in_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    text = text_of(*STREET * 5).replace("5.5", "five", 1).replace("3.5", "x", 4).encode()
    whole = read_texts([("paths.ipl", text)])
    monkeypatch.setattr("navspec.families.gta_sa_paths.original.source_text._MAX_CELLS", 200)
    pieces = read_texts([("paths.ipl", text)])
    assert pieces[1] == whole[1]
    assert len(whole[1]) == 5
    assert (pieces[0].position == whole[0].position).all()


# --- calls ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("names", "options", "message"),
    [
        (["paths.ipl", "paths.ipl"], {}, "a file is named twice; name every file once"),
        (["paths.ipl", "b.gpkg"], {}, "source: texts of the game's own tools"),
        ("paths.ipl", {"arithmetic": "fuzzy"}, "there is no arithmetic 'fuzzy'; take one of exact, console"),
        ("paths.ipl", {"base": "."}, "base: texts make a whole set; leave it out"),
        ("paths.ipl", {"to": "gta_iv_paths"}, "to: .* is made of drawings and not of texts"),
        (
            "paths.ipl",
            {"settings": {"map_size": 12000}},
            "texts are of a map of 6000 units, not 12000; leave out --map-size",
        ),
        ("roads.geojson", {"original": True}, "original: this is for texts of the game's own tools"),
    ],
)
def test_calls_that_mean_nothing(
    names: str | list[str], options: dict[str, object], message: str, tmp_path: Path
) -> None:
    write(tmp_path, text_of(*STREET))
    paths = tmp_path / names if isinstance(names, str) else [tmp_path / name for name in names]
    with pytest.raises(navspec.NavspecError, match=message):
        navspec.compile(paths, **options)  # type: ignore[arg-type]


def test_files_of_the_limit_adjuster(tmp_path: Path) -> None:
    compilation = navspec.compile(write(tmp_path, text_of(*STREET)), tmp_path / "out", to="fla4")
    assert (compilation.refused, compilation.settings) == ((), {"map_size": 6000})
    nodes = navspec.tables(tmp_path / "out" / AREA)
    assert nodes.column("nodes", "x").tolist() == [80, 160, 240]
