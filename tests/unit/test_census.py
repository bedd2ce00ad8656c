"""Counts without content: what they come to on small files, by hand, and that nothing of the content is in them."""

from __future__ import annotations

import json
import random
import re
import struct
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import navspec
from builders import gta_img, gta_iv_paths, gta_sa_save, metroid_prime_path, source_nav
from builders import gta_sa_paths as sa_paths
from navspec.graphs.spatial import find_neighbours, nearest_distances
from navspec.records.census_fields import publishable_fields
from navspec.records.census_metrics import (
    Count,
    DistinctCount,
    KindCounts,
    Maximum,
    Minimum,
    TopValues,
    count_bands,
    count_kinds,
    count_steps,
    count_true,
    maximum,
    minimum,
)
from navspec.report import render
from navspec.spec import load_spec

NODE = 32


def census(*sources: Any, **options: Any) -> dict[str, Any]:
    result = navspec.census(list(sources), **options)
    assert result.tool_errors == ()
    return result.to_dict()


def answers(record: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """Figures by the first words of their question."""
    return {" ".join(question["question"].split()[:4]): question["figures"] for question in record["questions"]}


def field(record: dict[str, Any], name: str) -> dict[str, Any]:
    [result] = [field for field in record["formats"][0]["fields"] if f"{field['table']}.{field['field']}" == name]
    return result


@pytest.fixture
def golden(tmp_path: Path) -> Path:
    """The golden set of GTA IV: nodes A and B linked over a border, and C without links."""
    folder = tmp_path / "golden"
    folder.mkdir()
    gta_iv_paths.write(folder, gta_iv_paths.golden())
    return folder


# What may be told


def test_fields_of_gta_iv_that_are_told() -> None:
    flags = [f"nodes.flags.{field.id}" for field in load_spec("gta_iv_paths").types["node_flags"].fields]
    assert len(flags) == 23
    result = [
        f"{publishable_field.place.table}.{publishable_field.name}"
        for publishable_field in publishable_fields(load_spec("gta_iv_paths"))
    ]
    links = ["links.lanes.lanes_0_2", "links.lanes.lanes_3_5", "links.lanes.unused", "links.link_flags"]
    assert result == ["nodes.prev_ptr", "nodes.search_distance", *flags, *links]


def test_fields_of_meshes_of_metroid_prime_that_are_told() -> None:
    result = [
        f"{publishable_field.place.table}.{publishable_field.name}"
        for publishable_field in publishable_fields(load_spec("metroid_prime_path"))
    ]
    masks = ["regions.index_mask", "regions.type_mask"]
    assert result == [*masks, "regions.obstruction_counts", "reserved_connections."]


@pytest.mark.parametrize("format_id", [format_.id for format_ in navspec.formats()])
def test_what_is_never_told(format_id: str) -> None:
    for publishable_field in publishable_fields(load_spec(format_id)):
        notes = publishable_field.place.attribute.notes
        assert not {"unit", "key", "unique", "ref", "range_ref", "count_of", "size_of", "checksum"} & set(notes), (
            publishable_field
        )
        assert publishable_field.place.attribute.kind in ("bits", "int", "switch", "bytes"), publishable_field
        if publishable_field.kind == "number":
            assert (
                {"expect", "bits"} & set(notes)
                or publishable_field.names
                or publishable_field.evidence in ("unknown", "inferred")
            ), publishable_field


@pytest.mark.parametrize(
    ("format_id", "name"),
    [
        ("gta_sa_paths", "navi_links.navi_id"),  # named by a reference of the list
        ("gta_sa_paths", "navi_links.navi_area_id"),
        ("gta_sa_paths", ".num_nodes"),
        ("gta_sa_paths", "navi_nodes.target_node_id"),
        ("gta_iv_paths", "links.area_id"),  # expected to be below 64, but a part of an address
        ("gta_iv_paths", "nodes.street_name_hash"),
        ("gta_sa_save", ".player_info.money"),
        ("gta_sa_save", ".simple_variables.system_time"),
        ("gta_sa_save_de", "pools.objects.handle"),  # supposed to be one, and wide
    ],
)
def test_fields_that_are_not_told(format_id: str, name: str) -> None:
    assert name not in {
        f"{publishable_field.place.table}.{publishable_field.name}"
        for publishable_field in publishable_fields(load_spec(format_id))
    }


# Counting


def test_files_sizes_tables_and_sets(golden: Path) -> None:
    record = census(golden)
    [result] = record["formats"]
    assert (result["format"], result["variant"]) == ("gta_iv_paths", "pc")
    assert (result["files"], result["unreadable"], result["different"]) == (64, 0, 3)
    assert result["sizes"] == [
        {"from": 16, "below": 32, "files": 62},
        {"from": 32, "below": 64, "files": 1},  # 56 bytes
        {"from": 64, "below": 128, "files": 1},  # 88 bytes
    ]
    rows = {table["table"]: table["rows"] for table in result["tables"]}
    assert rows["nodes"] == {"least": 0, "median": 0, "most": 2, "total": 3}
    assert rows["links"] == {"least": 0, "median": 0, "most": 1, "total": 2}
    assert record["sets"] == [
        {"family": "gta_iv_paths", "sets": 1, "complete": 1, "in_several": 0, "same_bytes": 0, "same_rows": 0}
    ]
    assert {rule["failed"] for rule in record["rules"]} == {0}
    cases = {rule["code"]: rule["cases"] for rule in record["rules"]}
    assert (cases["IV_NODE_AREA"], cases["IV_LINK_TARGET"], cases["IV_SET_INCOMPLETE"]) == (3, 2, 1)


def test_values_of_fields(golden: Path) -> None:
    record = census(golden)
    head = {"evidence": "community", "kind": "bits", "table": "nodes", "constant": False, "untold": 0}
    values = [{"value": 0, "count": 1}, {"value": 15, "count": 2}]
    density = {"field": "flags.spawn_density", "count": 3, "zero": 1, "distinct": 2, "values": values}
    assert field(record, "nodes.flags.spawn_density") == {**head, **density}
    # 0xC040 stands there too seldom to be told.
    flags = field(record, "links.link_flags")
    assert (flags["values"], flags["untold"], flags["distinct"], flags["constant"]) == ([], 2, 1, True)
    assert "bits" not in flags
    # The spec names this value.
    assert field(record, "nodes.search_distance")["values"] == [{"value": 0x7FFE, "count": 3}]


def test_wide_values_are_told_when_many_share_them(tmp_path: Path) -> None:
    areas = gta_iv_paths.city([(800 * step, 0, 0) for step in range(7)], [(step, step + 1) for step in range(6)])
    links = [link for area in areas.values() for node in area.nodes for link in node.links]
    for link, flags in zip(links, [0xC040] * 10 + [0x1234, 0x2345], strict=True):
        link.flags = flags
    gta_iv_paths.write(tmp_path, areas)
    record = census(tmp_path)
    flags = field(record, "links.link_flags")
    assert (flags["values"], flags["untold"], flags["distinct"]) == ([{"value": 0xC040, "count": 10}], 2, 3)
    assert {flag["bit"]: flag["count"] for flag in flags["bits"]} == {
        0: 1, 2: 2, 4: 1, 5: 1, 6: 11, 8: 1, 9: 2, 12: 1, 13: 1, 14: 10, 15: 10,
    }  # fmt: skip
    assert answers(record)["What are the flags"]["most frequent values"] == {"0xC040": 10, "other": 2}


def test_several_sets_of_one_family(golden: Path, tmp_path: Path) -> None:
    """What editions of a game have in common: a file with another flag has as many rows, one with a node less has not."""
    areas = gta_iv_paths.golden()
    areas[28].nodes[0].flags |= 1 << 31
    del areas[27].nodes[1]
    second = tmp_path / "other"
    second.mkdir()
    gta_iv_paths.write(second, areas)
    record = census(golden, second)
    assert record["sets"] == [
        {"family": "gta_iv_paths", "sets": 2, "complete": 2, "in_several": 64, "same_bytes": 62, "same_rows": 63}
    ]
    assert record["formats"][0]["different"] == 5
    assert field(record, "nodes.flags.flag_31")["values"] == [{"value": 0, "count": 4}, {"value": 1, "count": 1}]
    assert answers(record)["What are the nodes"]["nodes"] == 1


def test_faults_are_counted_with_their_severities(golden: Path) -> None:
    data = bytearray((golden / "nodes27.nod").read_bytes())
    struct.pack_into("<H", data, 32, 0)  # search_distance of node 0
    struct.pack_into("<I", data, 20, 5)  # prev_ptr of node 0
    (golden / "nodes27.nod").write_bytes(data)
    (golden / "nodes28.nod").write_bytes((golden / "nodes28.nod").read_bytes()[:-1])
    unread: list[Any] = []
    record = census(golden, unread=unread)
    failed = {rule["code"]: rule for rule in record["rules"] if rule["failed"]}
    assert failed["IV_NODE_SEARCH_DISTANCE"] == {
        "code": "IV_NODE_SEARCH_DISTANCE", "family": "gta_iv_paths", "cases": 2, "failed": 1, "not_asked": 0,
        "severities": {"warning": 1},
    }  # fmt: skip
    assert failed["IV_NODE_PREV_PTR"]["severities"] == {"info": 1}
    assert (failed["IV_FILE_SHORT"]["cases"], failed["IV_FILE_SHORT"]["severities"]) == (64, {"error": 1})
    assert record["formats"][0]["unreadable"] == 1
    assert [error.path for error in unread] == [str(golden / "nodes28.nod")]
    assert navspec.census(golden).fails


def test_files_of_several_formats_and_archives(tmp_path: Path) -> None:
    files = dict(list(sa_paths.valid_city().files().items())[:3])
    (tmp_path / "some.img").write_bytes(gta_img.archive(files).to_bytes())
    (tmp_path / "mesh.nav").write_bytes(source_nav.clean(16, 2, "tf").pack())
    (tmp_path / "unknown.bin").write_bytes(b"nothing known")
    record = census(tmp_path)
    assert {(format_["format"], format_["files"]) for format_ in record["formats"]} >= {
        ("gta_sa_paths", 3),
        ("source_nav", 1),
    }
    assert record["unknown"] == 0
    assert census(tmp_path / "unknown.bin")["unknown"] == 1


def test_named_bits_and_bytes(tmp_path: Path) -> None:
    mesh = source_nav.mesh(16, 2, "tf")
    assert len(mesh.areas) == 4
    for area in mesh.areas:
        area.attributes = 0
    mesh.areas[0].attributes = 0x201
    for number in range(3):
        (tmp_path / f"{number}.nav").write_bytes(mesh.pack())
    result = field(census(tmp_path), "areas.attributes")
    assert (result["values"], result["untold"]) == ([{"value": 0, "count": 9}], 3)
    named = {bit.get("name"): (bit["bit"], bit["count"]) for bit in result["bits"]}
    assert (named["crouch"], named["jump"], named["dont_hide"]) == ((0, 3), (1, 0), (9, 3))
    stops = field(census(gta_sa_save.valid().to_bytes(), name="GTASAsf1.b"), ".simple_variables.gap_069")
    assert stops["kind"] == "bytes"
    assert "values" not in stops


def test_enums_are_told_by_name() -> None:
    record = census(gta_sa_save.valid().to_bytes(), name="GTASAsf1.b")
    kinds_of_garage = field(record, "garages.garages.garage_type")["values"]
    assert all("name" in each for each in kinds_of_garage)


# Open questions of GTA IV


def test_answers_of_the_golden_set(golden: Path) -> None:
    result = answers(census(golden))
    assert result["Is every node at"] == {"nodes": 3, "elsewhere": 0}
    assert result["Are bits 16 to"] == {
        "nodes": 3,
        "bits 16 to 19 are another number": 0,
        "bit 15 is otherwise": 0,
        "bits 12 to 15 are another number, as a control": 3,
    }
    groups = ("vehicle", "tail", "water", "land", "0 links", "1 link", "2 links", "3 and more links")
    bits = result["What are the bits"]
    assert bits["nodes"] == dict(zip(groups, (2, 1, 0, 3, 1, 2, 0, 0), strict=True))
    assert bits["bit 0"] == dict(zip(groups, (2, 0, 0, 2, 0, 2, 0, 0), strict=True))
    assert bits["bit 15"] == dict(zip(groups, (0, 1, 0, 1, 1, 0, 0, 0), strict=True))
    assert bits["bits 0 to 3 as a number"] == {"0": 1, "15": 2}
    assert bits["bits 20 to 24 and 26 together"] == {"none": 3}
    assert result["Is the length of"] == {
        "distance less length, in steps of 0.1 m": {"0.0": 2},
        "further than 2 m off": 0,
        "smallest length": 8,
        "links of length 255": 0,
    }
    assert result["What is left of"] == {
        "search_distance of 0x7FFE": 3,
        "another search_distance": 0,
        "prev_ptr of 0": 3,
        "another prev_ptr": 0,
        "next_ptr of 0": {"0 links": 1, "1 link": 2, "2 and more links": 0},
        "another next_ptr": {"0 links": 0, "1 link": 0, "2 and more links": 0},
        "different next_ptr": 1,
    }
    assert result["Are flood groups the"] == {
        "connected parts": 1,
        "group numbers": 1,
        "parts by how many group numbers they have": {"1": 1},
        "group numbers by how many parts they have": {"1": 1},
        "group numbers of water nodes": {},
        "group numbers of nodes in the tail": {"0": 1},
    }
    tail = result["What are the nodes"]
    assert (tail["nodes"], tail["nodes of a street"], tail["nodes with each bit"]["15"]) == (1, 0, 1)
    # C is sqrt(16² + 16² + 1²) = 22.6 m from A.
    assert {name for name, count in tail["nodes by the distance to the nearest vehicle node"].items() if count} == {
        "below 50 m"
    }
    assert result["How many streets are"] == {"different names": 0, "nodes without a name": 3, "nodes with a name": 0}
    assert result["Which widths do paths"] == {"nodes": {"0": 3}}


def carriageways(along: int, against: int) -> dict[int, gta_iv_paths.Area]:
    """A road with one chain north at x = 5 and one south at x = -5, each of two links of 20 m, with the lanes of each."""
    north, south = [(40, y, 0) for y in (-160, 0, 160)], [(-40, y, 0) for y in (160, 0, -160)]
    areas = gta_iv_paths.city([*north, *south], [(0, 1), (1, 2), (3, 4), (4, 5)])
    by_place = {(node.x, node.y): node for area in areas.values() for node in area.nodes}
    by_address = {(node.area, node.node): node for node in by_place.values()}
    for node in by_place.values():
        for link in node.links:
            is_along = (by_address[link.area, link.node].y > node.y) == (node.x > 0)
            link.lanes = along if is_along else against
    ends = [by_place[place[:2]] for place in north]
    ends[0].flags |= 1 << 20 | 1 << 24 | 1 << 26
    ends[1].flags |= 1 << 24
    ends[2].flags |= 1 << 26
    ends[0].links[0].flags = 1
    ends[0].street = ends[1].street = 77
    return areas


def test_answers_of_a_road_with_two_carriageways(tmp_path: Path) -> None:
    gta_iv_paths.write(tmp_path, carriageways(along=1 << 3, against=1))
    result = answers(census(tmp_path))
    assert result["Is bit 20 that"] == {
        "nodes with bit 20": 1,
        "nodes on branches that lead nowhere": 6,
        "both": 1,
    }
    emergency = result["Is bit 24 or"]
    names = ("nodes", "joined pairs with one end", "joined pairs with both ends", "connected groups")
    assert emergency["bit 24"] == dict(zip(names, (2, 1, 1, 1), strict=True))
    assert emergency["bit 26"] == dict(zip(names, (2, 2, 0, 2), strict=True))
    assert emergency["bit 24, nodes of the largest group"] == 2
    assert emergency["bit 26, nodes of the largest group"] == 1
    flags = result["What are the flags"]
    assert {bit: count for bit, count in flags["links with each bit"].items() if count} == {
        "0": 1, "6": 7, "14": 7, "15": 7,
    }  # fmt: skip
    assert {bit: count for bit, count in flags["links whose link back has another bit"].items() if count} == {
        "0": 2, "6": 2, "14": 2, "15": 2,
    }  # fmt: skip
    assert flags["most frequent values"] == {"other": 8}
    lanes = result["Are the lanes of"]
    assert lanes["links by lanes in bits 0 to 2 and in bits 3 to 5"] == {"0 and 1": 4, "1 and 0": 4}
    assert (lanes["links with a link back"], lanes["of those, with both counts swapped there"]) == (8, 8)
    assert result["How many streets are"]["different names"] == 1
    assert result["Which of both counts"] == {
        "one-way links": 4,
        "with one of the other direction 6 to 14 m beside them": 4,
        "on the left when travelling along the lanes of bits 3 to 5": 4,
        "on the left when travelling along the lanes of bits 0 to 2": 0,
    }


def test_lanes_the_other_way_round(tmp_path: Path) -> None:
    gta_iv_paths.write(tmp_path, carriageways(along=1, against=1 << 3))
    result = answers(census(tmp_path))["Which of both counts"]
    assert result["on the left when travelling along the lanes of bits 3 to 5"] == 0
    assert result["on the left when travelling along the lanes of bits 0 to 2"] == 4


# Open questions of Metroid Prime


def prime(*meshes: metroid_prime_path.Mesh) -> dict[str, dict[str, Any]]:
    return answers(census(*(mesh.to_bytes() for mesh in meshes), format="metroid_prime_path"))


def test_answers_of_the_golden_mesh() -> None:
    result = prime(metroid_prime_path.two_squares(6, points=True))
    assert result["Are the words after"] == {
        "meshes that can have dead words": 1,
        "dead words": 0,
        "dead words that are not 0": 0,
        "meshes with such, by their number of regions": {"even": 0},
    }
    assert result["Which versions are there,"] == {
        "meshes by version": {"6": 1},
        "meshes by what follows the octree": {"a number of points above 0": 1},
        "meshes by the bytes after all that": {"24": 1},
    }
    slots = {"as region_index": 2, "0, where that is another": 0, "other": 0}
    counters = {"0": 0, "1": 0, "2": 0}
    assert result["What do slots and"] == {
        "regions": 2,
        "run_time_slot": slots,
        "obstruction counts that are not 0, by kind": counters,
    }
    assert result["Is every region at"] == {"regions": 2, "elsewhere": 0}
    assert list(result["Are there links in"].values()) == [2, 0, 0]
    bits = ("pairs", "set", "missing", "extra", "missing where index masks have to meet")
    expected = dict(zip((*bits, "extra where index masks have to meet"), (1, 1, 0, 0, 0, 0), strict=True))
    assert result["Are the matrices the"] == {
        "meshes that are compared": 1, "ground bits": expected, "flyer bits": expected,
    }  # fmt: skip
    assert list(result["Are the normals of"].values()) == [8, 0, 0]
    octree = result["How does the octree"]
    assert (octree["inner boxes"], octree["leaves"], octree["most levels"]) == (0, 1, 1)
    assert octree["leaves by their number of regions"] == {"2": 1}
    assert octree["smallest half of a side"] == 2  # of a box of 16 x 8 x 4
    assert octree["leaves by listed regions that do not reach into them"] == {"0": 1}
    assert list(result["Which masks do regions"].values()) == [{"1": 2}, {"1": 2}, 0]
    assert list(result["What are the flags"].values()) == [2, {"other": 2}, 2, 0, 0]
    assert list(result["To which sizes are"].values()) == [{"0 and 0": 1}, 0, 0]
    assert list(result["How much do meshes"].values()) == [2, 4, 1, 1]


def test_answers_add_up_over_meshes_of_a_version() -> None:
    """Two meshes of version 4; those of other versions are told apart."""
    one, second = metroid_prime_path.square(0, 0, 8), metroid_prime_path.square(0, 0, 8)
    second.corners = [*second.corners[:3], (9.0, 4.0, 0.0), second.corners[3]]
    meshes = [metroid_prime_path.two_squares(4), metroid_prime_path.Mesh([second]), metroid_prime_path.Mesh([one], 7)]
    record = census(*(mesh.to_bytes() for mesh in meshes), format="metroid_prime_path")
    by_variant = {
        variant: answers(
            {"questions": [question for question in record["questions"] if question["variant"] == variant]}
        )
        for variant in ("prime", "corruption")
    }
    assert list(by_variant["prime"]["How much do meshes"].values()) == [2, 5, 1, 1]
    assert by_variant["prime"]["Which masks do regions"]["regions by type mask"] == {"1": 3}
    assert by_variant["corruption"]["Which versions are there,"]["meshes by version"] == {"7": 1}
    assert by_variant["corruption"]["Are the words after"]["dead words"] == 0


def test_dead_words_that_are_not_zero() -> None:
    mesh = metroid_prime_path.Mesh([metroid_prime_path.square(0, 0, 8)])
    data = bytearray(mesh.to_bytes())
    struct.pack_into(">I", data, 192, 7)  # the first of two behind 4 corners, no link and 1 region
    record = census(bytes(data), format="metroid_prime_path")
    assert answers(record)["Are the words after"] == {
        "meshes that can have dead words": 1,
        "dead words": 2,
        "dead words that are not 0": 1,
        "meshes with such, by their number of regions": {"odd": 1},
    }
    result = field(record, "reserved_connections.")
    assert (result["values"], result["untold"]) == ([{"value": 0, "count": 1}], 1)


def test_widths_of_edges_that_rise() -> None:
    """The shared edge runs 8 to the north and 6 up, which is 8 from above and 10 in space."""
    west = [(0.0, 0.0, 0.0), (0.0, 8.0, 6.0), (8.0, 8.0, 6.0), (8.0, 0.0, 0.0)]
    east = [(8.0, 0.0, 0.0), (8.0, 8.0, 6.0), (16.0, 8.0, 6.0), (16.0, 0.0, 0.0)]
    mesh = metroid_prime_path.Mesh([metroid_prime_path.Region(west), metroid_prime_path.Region(east)])
    mesh.link(0, 1)
    assert list(prime(mesh)["Is the width of"].values()) == [2, 2, 0]
    link = mesh.regions[0].links[0]
    link.width, link.inverse = 10.0, 0.1
    assert list(prime(mesh)["Is the width of"].values()) == [2, 1, 1]


def test_matrices_where_index_masks_do_not_meet() -> None:
    mesh = metroid_prime_path.two_squares()
    mesh.regions[1].index_mask = 2
    result = prime(mesh)["Are the matrices the"]["ground bits"]
    assert (result["set"], result["extra"], result["extra where index masks have to meet"]) == (1, 0, 1)


# Nothing of the content is told


def numbers(text: str) -> set[float]:
    result = {float(each.replace(",", "")) for each in re.findall(r"-?\d[\d,]*(?:\.\d+)?", text)}
    return result | {float(int(each, 16)) for each in re.findall(r"0x([0-9A-Fa-f]+)", text)}


def outputs(*sources: Any) -> str:
    result = navspec.census(list(sources))
    return render("census", "text", result) + render("census", "json", result)


def test_no_place_name_or_address_of_a_city(tmp_path: Path) -> None:
    areas = gta_iv_paths.random_city(random.Random(7), 400, 40)
    gta_iv_paths.write(tmp_path, areas)
    messages = numbers(outputs(tmp_path))
    nodes = [node for area in areas.values() for node in area.nodes]
    assert not messages & {float(node.street) for node in nodes}
    assert not messages & {float(node.next_ptr) for node in nodes if node.next_ptr}
    places = {abs(raw) for node in nodes for raw in (node.x, node.y, node.z)}
    # Small ones, and powers of two, are numbers of nodes and sizes as well.
    far = {raw for raw in places if raw > 2000 and raw & raw - 1}
    assert len(far) > 1000
    assert not messages & {float(raw) for raw in far}
    assert not messages & {raw / scale for raw in far for scale in (8, 128) if raw % scale}


def moved(areas: dict[int, gta_iv_paths.Area]) -> dict[int, gta_iv_paths.Area]:
    """The same city with everything 1 m to the east, other street names and other addresses."""
    for node in (node for area in areas.values() for node in area.nodes):
        node.x += 8
        node.street ^= 0x5A5A5A5A
        node.next_ptr = node.next_ptr and 0x00345678
    return areas


def test_a_city_elsewhere_with_other_streets_has_the_same_census(tmp_path: Path) -> None:
    """Whatever two cities differ in that give the same text cannot be had from it."""
    inside = [(x + 8 * 30, y + 8 * 30, 640) for x in (-6000, 0, 6000) for y in (-6000, 0, 6000)]
    points = [(x + 160 * step, y + 40 * step, z + step) for x, y, z in inside for step in range(20)]
    edges = [(20 * chain + step, 20 * chain + step + 1) for chain in range(9) for step in range(18)]
    seen = set[str]()
    for name, change in (("one", dict), ("other", moved)):
        areas = gta_iv_paths.city(points, edges)
        for number, node in enumerate(node for area in areas.values() for node in area.nodes):
            node.street, node.next_ptr = 1000 + number % 30, 0x00123456 * (number % 2)
        (tmp_path / name).mkdir()
        gta_iv_paths.write(tmp_path / name, change(areas))
        seen.add(outputs(tmp_path / name))
    assert len(seen) == 1


def test_names_and_folders_are_not_told(tmp_path: Path) -> None:
    seen = set[str]()
    for folder, name in (("secret place", "hidden room"), ("attic", "spare room")):
        (tmp_path / folder).mkdir()
        for version in (4, 6, 7):
            data = metroid_prime_path.grid(version, 4, 4, version, 3 if version > 4 else 0).to_bytes()
            (tmp_path / folder / f"{name} {version}.path").write_bytes(data)
        (tmp_path / folder / f"{name}.path").write_bytes(b"\0\0\0\4 cut")
        text = outputs(tmp_path / folder)
        assert folder not in text
        assert name not in text
        seen.add(text)
    assert len(seen) == 1


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("title", {"/simple_variables/save_name": "another title"}),
        ("money", {"/player_info/money": 123_456_789}),
        ("camera", {"/simple_variables/camera_pos/x": 2498.75}),
    ],
)
def test_a_save_with_other_content_has_the_same_census(name: str, values: dict[str, Any]) -> None:
    del name
    before = gta_sa_save.valid().to_bytes()
    after = navspec.edit(before, values, name="GTASAsf1.b").data
    assert after != before
    assert outputs(before) == outputs(after)


# Parts


@pytest.mark.parametrize(
    ("one", "second", "expected"),
    [
        (Count(2), Count(3), 5),
        (KindCounts({1: 2, 10: 1}), KindCounts({2: 1, 1: 1}), {"1": 3, "2": 1, "10": 1}),
        (KindCounts({"b": 1}), KindCounts({"a": 1, "b": 1}), {"b": 2, "a": 1}),
        (TopValues({5: 6, 7: 20}), TopValues({5: 4, 8: 9}), {"0x7": 20, "0x5": 10, "other": 9}),
        (DistinctCount(frozenset((1, 2))), DistinctCount(frozenset((2, 3))), 3),
        (Minimum(None), Minimum(2.0), 2),
        (Minimum(3.0), Minimum(2.0), 2),
        (Maximum(None), Maximum(None), None),
        (Maximum(1.23456), Maximum(1.0), 1.23),
    ],
)
def test_figures_add_up(one: Any, second: Any, expected: Any) -> None:
    assert (one + second).to_json() == expected
    assert json.dumps((one + second).to_json()) == json.dumps(expected)


def test_making_figures() -> None:
    assert count_true([True, False, True]).to_json() == 2
    assert count_kinds(np.array([3, 1, 3], np.uint8)).to_json() == {"1": 1, "3": 2}
    assert count_steps([0.0, 0.05, 0.3, -0.1, np.nan], 0.1).to_json() == {"-0.1": 1, "0.0": 2, "0.3": 1}
    assert count_bands([0.5, 1.0, 7.0, np.inf], (1, 5), " m").to_json() == {
        "below 1 m": 1,
        "below 5 m": 1,
        "5 m and more": 2,
    }
    assert (minimum([]).to_json(), maximum([2, np.nan, 5]).to_json()) == (None, 5)


def test_nearest_points() -> None:
    points = np.array([[0.0, 0.0], [3.0, 4.0], [0.0, 0.0]])
    assert nearest_distances(points, np.array([[0.0, 0.0], [0.0, 0.0]])).tolist() == [0, 5, 0]
    assert nearest_distances(points, np.zeros((0, 2))).tolist() == [np.inf] * 3
    assert nearest_distances(np.zeros((0, 2)), points).tolist() == []
    one, second = find_neighbours(np.array([[0.0], [1.0], [5.0]]), 5, 3.0)
    assert sorted(zip(one.tolist(), second.tolist(), strict=True)) == [(0, 1), (1, 0)]
    assert [len(neighbour) for neighbour in find_neighbours(np.zeros((1, 2)), 5, 3.0)] == [0, 0]


def test_a_question_that_fails_costs_nothing_else(golden: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> Callable[..., Any]:
        raise ValueError("the street 1234567")

    monkeypatch.setattr(import_module("navspec.families.gta_iv_paths.census"), "_bits", broken)
    result = navspec.census(golden)
    assert result.tool_errors == ("questions of gta_iv_paths: ValueError",)
    assert result.to_dict()["formats"][0]["files"] == 64
    assert result.fails
    assert "1234567" not in render("census", "json", result)
