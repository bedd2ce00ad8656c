"""Path nodes of GTA IV: the golden set, one change of it for each fault, and what is written from tables and trees."""

from __future__ import annotations

import contextlib
import hashlib
import random
import struct
from pathlib import Path

import numpy as np
import pytest

import navspec
from builders import gta_iv_paths as builder
from builders.gta_iv_paths_samples import SAMPLES, street
from builders.sampling import Sample
from memory import call_below
from navspec.columns import Tables, TableSet
from navspec.errors import ReadError

NAME = "nodes27.nod"
GOLDEN = {area.name: area.to_bytes() for area in builder.golden().values()}
SHA256 = {
    NAME: "a98428431a72ee93c3fd3b107afc2c2ca51775a4d4cbe3a7126f26421210ffe3",
    "nodes28.nod": "2b2ffc6c301a5c0d6b754046885a95f51f515df60171f26dd9bf0ce811b20f6a",
}
WHOLE = "74b77cebfc5638b765c7844e7caac333fa75c179357ebbf8aa37efe767d8e249"


def tables(data: bytes, name: str = NAME) -> Tables:
    tables = navspec.tables(data, name=name)
    assert isinstance(tables, Tables)
    return tables


def codes(folder: Path, files: dict[str, bytes]) -> set[str]:
    for name, data in files.items():
        (folder / name).write_bytes(data)
    return {finding.code.removeprefix("IV_") for finding in navspec.check(folder).findings}


def test_the_golden_set(tmp_path: Path) -> None:
    assert {name: hashlib.sha256(GOLDEN[name]).hexdigest() for name in SHA256} == SHA256
    assert hashlib.sha256(b"".join(GOLDEN.values())).hexdigest() == WHOLE
    assert list(GOLDEN) == [f"nodes{number}.nod" for number in range(64)]
    assert codes(tmp_path, GOLDEN) == set()


@pytest.mark.parametrize(
    ("offset", "value", "expected"),
    [
        (4, struct.pack("<I", 2), {"COUNT_SPLIT"}),
        (24, struct.pack("<H", 26), {"NODE_AREA"}),
        (26, struct.pack("<H", 1), {"NODE_ID_DUPLICATE", "NODE_ID_POSITION", "LINK_TARGET", "LINK_ONE_WAY"}),
        (32, struct.pack("<H", 0), {"NODE_SEARCH_DISTANCE"}),
        (34, struct.pack("<H", 1), {"FIRST_LINK_START", "NODE_LINK_COUNT", "NODE_UNLINKED_BIT", "LINK_ONE_WAY"}),
        (36, struct.pack("<h", 32), {"NODE_OUTSIDE", "NODE_SAME_PLACE", "LINK_LENGTH"}),
        (46, b"\2", {"NODE_LINK_COUNT"}),
        (66, struct.pack("<H", 2), {"FIRST_LINK_RANGE"}),
        (
            66,
            struct.pack("<H", 0),
            {"TAIL_LINKS", "NODE_LINK_COUNT", "NODE_UNLINKED_BIT", "LINK_ONE_WAY", "LINK_LENGTH", "FLOOD_PAIR"},
        ),
        (80, struct.pack("<H", 64), {"LINK_AREA_RANGE", "LINK_TARGET", "LINK_ONE_WAY"}),
        (82, struct.pack("<H", 1), {"LINK_TARGET", "LINK_ONE_WAY"}),
        (84, b"\x14", {"LINK_LENGTH", "LINK_LENGTH_PAIR"}),
        (85, b"\x0a", {"LINK_LANES_PAIR"}),
    ],
)
def test_one_change_of_the_golden_set(tmp_path: Path, offset: int, value: bytes, expected: set[str]) -> None:
    data = GOLDEN[NAME]
    changed = data[:offset] + value + data[offset + len(value) :]
    assert codes(tmp_path, {**GOLDEN, NAME: changed}) == expected


def test_other_sizes_of_the_golden_set(tmp_path: Path) -> None:
    data = GOLDEN[NAME]
    assert codes(tmp_path, {**GOLDEN, NAME: data[:-1]}) == {"FILE_SHORT"}
    assert codes(tmp_path, {NAME: data + b"\1"}) == {"FILE_LONG"}
    assert codes(tmp_path, {NAME: data.ljust(2048, b"\0")}) == {"FILE_PADDED"}


def test_the_golden_set_without_a_file(tmp_path: Path) -> None:
    files = {name: data for name, data in GOLDEN.items() if name != "nodes28.nod"}
    assert codes(tmp_path, files) == {"SET_INCOMPLETE", "LINK_FILE_MISSING"}


def test_facts(tmp_path: Path) -> None:
    builder.write(tmp_path, builder.golden())
    tables = navspec.table_set(tmp_path)
    assert isinstance(tables, TableSet)
    info = navspec.check(tmp_path).sets[0].info
    assert (info["nodes"], info["vehicle_nodes"], info["intersection_nodes"], info["links"]) == (3, 2, 1, 2)
    assert (info["areas"], info["streets"]) == ([27, 28], 0)
    assert info["extent"] == {"x": [-20.0, 4.0], "y": [-20.0, -4.0], "z": [0.0, 1.0]}


# --- what is read and written --------------------------------------------------------------------------------------


def test_one_bit_of_every_column_is_one_bit_of_the_file() -> None:
    """A writer that echoed anything but its tables would miss one of these."""
    data, places = GOLDEN[NAME], []
    for table in ("nodes", "links"):
        for field in _fields(tables(data)[table].dtype):
            read_tables = tables(data)
            row = len(read_tables[table]) - 1
            column = read_tables.column(table, field).copy()
            column[row] ^= 1
            read_tables.set_column(table, field, column)
            (at,) = [
                at
                for at, (before, after) in enumerate(zip(data, read_tables.to_bytes(), strict=True))
                if before != after
            ]
            begin, length = read_tables.span(table, row, field)
            assert begin <= at < begin + length
            assert (data[at] ^ read_tables.to_bytes()[at]).bit_count() == 1
            places.append(begin)
    assert places == [*(48 + at for at in (0, 4, 8, 10, 12, 16, 18, 20, 22, 24, 26, 27, 28)), 80, 82, 84, 85, 86]


def _fields(dtype: np.dtype) -> list[str]:
    return list(dtype.names or ())


def test_nothing_is_kept_of_what_was_read() -> None:
    buffer = bytearray(GOLDEN[NAME])
    read_tables = tables(bytes(buffer))
    tree = navspec.load(buffer, name=NAME)
    buffer[:] = bytes(len(buffer))
    assert read_tables.to_bytes() == GOLDEN[NAME]
    assert navspec.to_bytes(tree) == GOLDEN[NAME]


@pytest.mark.parametrize("seed", range(3))
def test_cities_come_back_from_both_planes(seed: int) -> None:
    for area in builder.random_city(random.Random(seed), 100).values():
        data = area.to_bytes()
        assert tables(data, area.name).to_bytes() == data
        assert navspec.to_bytes(navspec.load(data, name=area.name)) == data


# --- hostile files -------------------------------------------------------------------------------------------------


def test_every_truncation_gives_a_finding() -> None:
    for size in range(len(GOLDEN[NAME])):
        (finding,) = navspec.check(GOLDEN[NAME][:size], name=NAME).findings
        assert finding.code == "IV_FILE_SHORT", size


def test_every_byte_flipped_is_read_or_refused() -> None:
    for at in range(len(GOLDEN[NAME])):
        damaged = bytearray(GOLDEN[NAME])
        damaged[at] ^= 0xFF
        report = navspec.check(bytes(damaged), name=NAME)
        assert report.tool_errors == ()
        if report.inputs[0].status == "read":
            assert tables(bytes(damaged)).to_bytes() == damaged
        else:
            assert report.fails


@pytest.mark.parametrize("field", range(4))
@pytest.mark.parametrize("count", [0xFFFFFFFF, 0x7FFFFFFF, 0x08000000, 70_000])
def test_counts_that_the_file_cannot_hold(field: int, count: int) -> None:
    data = bytearray(GOLDEN[NAME])
    struct.pack_into("<I", data, 4 * field, count)
    report = call_below(20_000_000, lambda: navspec.check(bytes(data), name=NAME))
    assert {finding.code for finding in report.findings} & {"IV_FILE_SHORT", "IV_COUNT_SPLIT"}
    with contextlib.suppress(ReadError):
        navspec.load(bytes(data), name=NAME)


def test_a_file_without_a_name_is_known_by_its_size() -> None:
    assert navspec.identify(GOLDEN[NAME]).id == "gta_iv_paths"
    report = navspec.check(GOLDEN[NAME])
    assert report.findings == ()
    assert "IV_LINK_ONE_WAY" in {skipped_rule.code for skipped_rule in report.skipped_rules}
    with pytest.raises(navspec.UnknownFormat):
        navspec.identify(GOLDEN[NAME] + b"\0")


def test_files_of_the_predecessor_are_none(tmp_path: Path) -> None:
    """One node and no links make 48 bytes in both formats, four nodes and two navi nodes 160."""
    for nodes, navis in ((1, 0), (4, 2)):
        data = struct.pack("<5I", nodes, nodes, 0, navis, 0) + bytes(28 * nodes + 14 * navis)
        assert navspec.identify(data).id == "gta_sa_paths"
        (tmp_path / "NODES0.DAT").write_bytes(data)
        assert navspec.identify(tmp_path / "NODES0.DAT").id == "gta_sa_paths"


def test_lengths_follow_a_node_that_is_moved(tmp_path: Path) -> None:
    """Node 1 of a street goes 10 m on: the links to it are then 20 and 0 m long, which is stored as 1."""
    path = tmp_path / NAME
    path.write_bytes(street().to_bytes())
    navspec.edit(path, {"/nodes/1/x": -3040}, apply=True)
    moved = tables(path.read_bytes())
    assert moved["links"]["length"].tolist() == [20, 20, 1, 1]
    assert moved["nodes"]["x"].tolist() == [-3200, -3040, -3040, -3200]
    for pointer in ("/nodes/1/first_link", "/nodes/1/flags/num_own_links", "/nodes/1/next_ptr"):
        with pytest.raises(navspec.WriteError):
            navspec.edit(path, {pointer: 7}, apply=True)


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.name)
def test_samples_come_back_from_both_planes(sample: Sample) -> None:
    for name, data in sample.files.items():
        with contextlib.suppress(ReadError):
            assert tables(data, name).to_bytes() == data
            assert navspec.to_bytes(navspec.load(data, name=name)) == data


def test_roads_have_lanes_and_a_median(tmp_path: Path) -> None:
    """The flag 27 is that of nodes that are not used."""
    areas = builder.city([(0, 0, 0), (800, 0, 0), (1600, 0, 80)], [(0, 1), (1, 2)])
    (area,) = (area for area in areas.values() if area.nodes)
    first, second, third = area.nodes
    for node in (first, second):
        node.width = 16
    first.links[0].lanes, second.links[0].lanes = 2 << 3 | 1, 1 << 3 | 2
    for node in (second, third):
        node.flags |= 1 << 27
    builder.write(tmp_path, areas)
    (drawing,) = navspec.check(tmp_path, drawings=True).drawings
    section = drawing.layers[2].section
    assert section is not None
    assert (section.forward.tolist(), section.back.tolist(), section.is_dim.tolist()) == ([2, 1], [1, 1], [False, True])
    assert np.allclose(section.width, [3 * 5.4 + 2, 2 * 5.4])
    assert [theme.title for theme in drawing.themes][:3] == ["Speed", "Density", "Ignored"]
