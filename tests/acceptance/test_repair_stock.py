"""The original San Andreas node files: nothing to repair, and derived values come back where they are wiped."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import navspec
from builders import gta_sa_paths_fla as fla
from navspec.records.changes import Repaired

Files = dict[str, bytes]
Wipe = Callable[[bytearray, "Layout"], None]


class Layout:
    """Where the sections of a complete file begin, by plain struct."""

    def __init__(self, data: bytes) -> None:
        self.nodes, self.vehicles, self.peds, self.navis, self.links = struct.unpack_from("<5I", data)
        self.navi_nodes = 20 + 28 * self.nodes
        self.link_list = self.navi_nodes + 14 * self.navis
        self.reserved_links = self.link_list + 4 * self.links
        self.navi_links = self.reserved_links + 768
        self.lengths = self.navi_links + 2 * self.links
        self.reserved_lengths = self.lengths + self.links
        self.intersections = self.reserved_lengths + 192
        self.reserved_intersections = self.intersections + self.links
        assert self.reserved_intersections + 192 == len(data)

    def node_fields(self, offset: int, size: int) -> Iterator[slice]:
        """The bytes of a field in every node."""
        for node in range(self.nodes):
            start = 20 + 28 * node + offset
            yield slice(start, start + size)


@pytest.fixture(scope="module")
def originals(stock: Path) -> Files:
    return {path.name: path.read_bytes() for path in sorted(stock.iterdir())}


def _fields(offset: int, size: int, fill: int) -> Wipe:
    def wipe(data: bytearray, layout: Layout) -> None:
        for place in layout.node_fields(offset, size):
            data[place] = bytes([fill]) * size

    return wipe


def _flags(mask: int, value: int) -> Wipe:
    """Set some flags of all nodes to other values."""

    def wipe(data: bytearray, layout: Layout) -> None:
        for place in layout.node_fields(24, 4):
            [word] = struct.unpack("<I", data[place])
            data[place] = struct.pack("<I", word & ~mask | value)

    return wipe


def _vehicle_flags(mask: int, value: int) -> Wipe:
    def wipe(data: bytearray, layout: Layout) -> None:
        for node in range(layout.vehicles):
            at = 20 + 28 * node + 24
            [word] = struct.unpack_from("<I", data, at)
            struct.pack_into("<I", data, at, word & ~mask | value)

    return wipe


def _reserves(data: bytearray, layout: Layout) -> None:
    data[layout.reserved_links : layout.navi_links] = bytes(768)
    data[layout.reserved_lengths : layout.intersections] = b"\x07" * 192
    data[layout.reserved_intersections :] = b"\x09" * 192


def _ped_navi_links(data: bytearray, layout: Layout) -> None:
    for node in range(layout.vehicles, layout.nodes):
        base, _, _, _, _, flags = struct.unpack_from("<hHHBBI", data, 20 + 28 * node + 16)
        for link in range(base, base + (flags & 15)):
            struct.pack_into("<H", data, layout.navi_links + 2 * link, 0x1234)


def _reserved_bits(data: bytearray, layout: Layout) -> None:
    for navi in range(layout.navis):
        at = layout.navi_nodes + 14 * navi
        data[at + 11] |= 0x80
        data[at + 12] |= 0x04
        data[at + 13] |= 0xFF
    # On a few crossings only: where most intersections make no sense, they may as well stand elsewhere.
    crossings = [at for at in range(layout.intersections, layout.reserved_intersections) if data[at]]
    for at in crossings[::10] if len(crossings) > 40 else []:
        data[at] |= 0xFC


def _no_tails(data: bytearray, layout: Layout) -> None:
    del data[layout.reserved_lengths :]


WIPES: dict[str, Wipe] = {
    "prev_ptr": _fields(4, 4, 0xCC),
    "search_distance": _fields(14, 2, 0xCC),
    "area_id": _fields(18, 2, 0xCC),
    "node_id": _fields(20, 2, 0),
    "flood_id zero": _fields(23, 1, 0),
    "flood_id one": _fields(23, 1, 1),
    "dead ends cleared": _flags(1 << 4, 0),
    "dead ends set": _vehicle_flags(1 << 4, 1 << 4),
    "bit 8 cleared": _flags(1 << 8, 0),
    "bit 8 set": _flags(1 << 8, 1 << 8),
    "reserved flags": _flags(0, 0xFF00CA00),
    "reserves": _reserves,
    "navi links of footpaths": _ped_navi_links,
    "reserved bits": _reserved_bits,
}


def wiped(originals: Files, folder: Path, wipe: Wipe) -> Path:
    folder.mkdir()
    for name, data in originals.items():
        damaged = bytearray(data)
        wipe(damaged, Layout(data))
        (folder / name).write_bytes(damaged)
    return folder


def results(done: Repaired) -> Files:
    return {file.name: file.data for file in done.files}


def test_nothing_is_repaired(stock: Path) -> None:
    done = navspec.repair(stock)
    [found] = done.sets
    assert [step.state for step in found.steps if step.state != "on_request"] == []
    assert not any(file.changed for file in done.files)
    assert done.before == done.after
    assert done.before["error"] == 0


def test_nothing_is_repaired_on_request(stock: Path) -> None:
    select = ["SA_PATHS_NODE_PED_WIDTH_ZERO", "SA_PATHS_NAVI_DIR_CHORD"]
    done = navspec.repair(stock, select=select)
    assert not any(file.changed for file in done.files)


@pytest.mark.parametrize("version", fla.VERSIONS)
def test_nothing_is_repaired_in_files_of_the_limit_adjuster(version: int, originals: Files, tmp_path: Path) -> None:
    for name, data in originals.items():
        (tmp_path / name).write_bytes(fla.converted(data, version))
    done = navspec.repair(tmp_path)
    assert [step.state for step in done.sets[0].steps if step.state != "on_request"] == []
    assert not any(file.changed for file in done.files)


@pytest.mark.parametrize("name", WIPES)
def test_derived_values_come_back(name: str, originals: Files, tmp_path: Path) -> None:
    done = navspec.repair(wiped(originals, tmp_path / "set", WIPES[name]))
    assert results(done) == originals


def _difference(done: Repaired, originals: Files) -> int:
    found = results(done)
    assert {name: len(data) for name, data in found.items()} == {name: len(data) for name, data in originals.items()}
    return sum(a != b for name, data in originals.items() for a, b in zip(data, found[name], strict=True))


@pytest.mark.parametrize("length", [0, 255])
def test_lengths_come_back_but_for_rounding(length: int, originals: Files, tmp_path: Path) -> None:
    """676 stored lengths are one below the distance, which the format's tolerance allows and nothing tells."""

    def wipe(data: bytearray, layout: Layout) -> None:
        data[layout.lengths : layout.reserved_lengths] = bytes([length]) * layout.links

    done = navspec.repair(wiped(originals, tmp_path / "set", wipe))
    assert _difference(done, originals) == 676
    assert done.after == navspec.repair(tmp_path / "set", select=["SA_PATHS_LENGTH"]).after


def test_lengths_of_one_direction_come_back_from_the_other(originals: Files, tmp_path: Path) -> None:
    """Lengths that are wiped in the links to lower addresses are those of the links back, rounding included."""

    def wipe(data: bytearray, layout: Layout) -> None:
        for node in range(layout.nodes):
            base, area, own, _, _, flags = struct.unpack_from("<hHHBBI", data, 20 + 28 * node + 16)
            for link in range(base, base + (flags & 15)):
                if struct.unpack_from("<HH", data, layout.link_list + 4 * link) < (area, own):
                    data[layout.lengths + link] = 0

    done = navspec.repair(wiped(originals, tmp_path / "set", wipe))
    assert results(done) == originals


def test_missing_tails_are_filled_with_zeros(originals: Files, tmp_path: Path) -> None:
    """Everything but the intersections comes back; these are gone: 1,812 bytes that are not 0."""
    done = navspec.repair(wiped(originals, tmp_path / "set", _no_tails))
    assert _difference(done, originals) == 1812


def test_directions_come_back_but_for_rounding(originals: Files, tmp_path: Path) -> None:
    """Of the directions that one edge determines, 142 are stored one hundredth off in one component."""

    def wipe(data: bytearray, layout: Layout) -> None:
        for navi in range(layout.navis):
            at = layout.navi_nodes + 14 * navi + 8
            data[at : at + 2] = b"\x01\x01"

    done = navspec.repair(wiped(originals, tmp_path / "set", wipe))
    shared = 2 * 2  # bytes of the two navi nodes that serve more than one edge
    assert _difference(done, originals) == 142 + shared


def test_targets_come_back(originals: Files, tmp_path: Path) -> None:
    """Targets to nowhere, but for the two navi nodes that serve two edges each."""

    def wipe(data: bytearray, layout: Layout) -> None:
        for navi in range(layout.navis):
            struct.pack_into("<HH", data, layout.navi_nodes + 14 * navi + 4, 63, 0xFFFF)

    done = navspec.repair(wiped(originals, tmp_path / "set", wipe))
    [found] = done.sets
    assert {left.code: left.failed for left in found.left}["SA_PATHS_NAVI_TARGET"] == 2
    changed = {
        (name, navi)
        for name, data in originals.items()
        for navi in range(Layout(data).navis)
        if data[(at := Layout(data).navi_nodes + 14 * navi) : at + 14] != results(done)[name][at : at + 14]
    }
    assert changed == {("NODES6.DAT", 18), ("NODES14.DAT", 331)}


def test_navi_nodes_that_are_turned_come_back(originals: Files, tmp_path: Path) -> None:
    """Every navi node that one edge uses, turned to its upper end with lanes, light end and direction."""
    ends: dict[tuple[int, int], list[tuple[tuple[int, int], tuple[int, int]]]] = {}
    for data in originals.values():
        layout = Layout(data)
        for node in range(layout.vehicles):
            base, area, own, _, _, flags = struct.unpack_from("<hHHBBI", data, 20 + 28 * node + 16)
            for link in range(base, base + (flags & 15)):
                other = struct.unpack_from("<HH", data, layout.link_list + 4 * link)
                [word] = struct.unpack_from("<H", data, layout.navi_links + 2 * link)
                if (area, own) < other:
                    ends.setdefault((word >> 10, word & 1023), []).append(((area, own), other))

    def wipe(data: bytearray, layout: Layout) -> None:
        [area] = struct.unpack_from("<H", data, 20 + 18)
        for navi in range(layout.navis):
            edges = ends[area, navi]
            if len(edges) > 1:
                continue
            at = layout.navi_nodes + 14 * navi + 4
            east, north, _, lanes, light = struct.unpack_from("<bbBBH", data, at + 4)
            lanes = lanes >> 3 & 7 | (lanes & 7) << 3 | (lanes & 64) ^ (64 if light & 3 else 0)
            struct.pack_into("<HHbb", data, at, *edges[0][1], -east, -north)
            data[at + 7] = lanes

    done = navspec.repair(wiped(originals, tmp_path / "set", wipe))
    assert results(done) == originals
