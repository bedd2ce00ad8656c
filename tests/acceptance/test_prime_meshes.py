"""Meshes of Metroid Prime: golden files, what the game asks of them, and the rules against an independent count."""

from __future__ import annotations

import hashlib
import math
import random
import struct
import time
from collections import Counter
from functools import cache

import numpy as np
import pytest

import navspec
from builders import metroid_prime_path as builder
from builders.metroid_prime_path_samples import SAMPLES
from independent import metroid_prime_path as independent
from memory import call_below
from navspec.columns import Tables, TableSet
from navspec.families.metroid_prime_path.layout import MATRICES, mask_of
from navspec.families.metroid_prime_path.octree import build_octree
from navspec.families.metroid_prime_path.view import PrimeMesh, bits_between
from navspec.records.report import Report
from sweeps import rounds, some

NAME = "room.path"
MESHES = rounds(30, 10)
"""Random meshes of every version on which the questions of the game are asked."""
SOME = rounds(10, 4)
"""Those of them on which slow readers are tried."""


def checked(data: bytes) -> Report:
    report = navspec.check(data, name=NAME)
    assert report.tool_errors == ()
    return report


def failed(report: Report) -> dict[str, int]:
    return {code.removeprefix("PRIME_"): total.failed for code, total in report.totals.items() if total.failed}


def view(data: bytes) -> PrimeMesh:
    tables = navspec.tables(data, name=NAME)
    assert isinstance(tables, Tables)
    return PrimeMesh(TableSet({0: tables}))


# --- golden files ---------------------------------------------------------------------------------------------------

GOLDEN: dict[str, tuple[builder.Mesh, int, int, str]] = {
    "v4": (
        builder.two_squares(4),
        504,
        512,
        "53edc3ae6147b61fdc562cd644d64ddc397ed274f10dd90fffc48f337c473f07",
    ),
    "v6": (
        builder.two_squares(6),
        532,
        544,
        "f1f8c42177c51d282a839acdaec3bcc5eb641c07678d488537d5ac62d8c5e601",
    ),
    "v6 with points": (
        builder.two_squares(6, points=True),
        616,
        640,
        "ed83c9b359c418989faeed8476c584cafda60defc73936f96a506726d56da37d",
    ),
    "v7": (
        builder.two_squares(7),
        532,
        576,
        "1bea38f54084401ad2b5599df751d2a93663df908f4f62f96b363277b1d60f1f",
    ),
    "v7 with points": (
        builder.two_squares(7, points=True),
        616,
        640,
        "427c5ed7397175da94bbbe732707f331bd37e544079bc099ce566ce0e8acff10",
    ),
    "v7 without their number": (
        builder.two_squares(7, has_point_count=False),
        528,
        576,
        "a395325e14539cfb59fbc6c49f924181f4ce13554caa77650bdef6974747548c",
    ),
}


@pytest.mark.parametrize("name", GOLDEN)
def test_golden_files(name: str) -> None:
    mesh, end, size, digest = GOLDEN[name]
    data = mesh.to_bytes()
    assert (len(mesh.body()), len(data), hashlib.sha256(data).hexdigest()) == (end, size, digest)
    assert failed(checked(data)) == {"HEIGHT_GROUND_LIMIT": 2}
    assert navspec.tables(data, name=NAME)["padding"].tolist() == [255] * (size - end)
    both = navspec.roundtrip(data, name=NAME).to_dict()
    assert (both["tree"], both["tables"]) == ("identical", "identical")
    assert navspec.identify(data).id == "metroid_prime_path", "without a name as well"


FIXTURES: list[tuple[int, str, float, dict[str, int]]] = [
    (0, "I", 9, {"VERSION_UNKNOWN": 1}),
    (511, "B", 0, {"TRAILING_DATA": 1}),
    (20, "B", 0xBF, {"EDGE_NORMAL": 1, "NOT_CONVEX": 1, "CENTROID_OUTSIDE": 1}),
    (204, "I", 4, {"LINK_EDGE_RANGE": 1, "LINK_EDGE_MISMATCH": 1}),
    (208, "I", 2, {"LINK_REGION_RANGE": 1, "LINK_ONE_WAY": 1}),
    (212, "f", 9.0, {"LINK_WIDTH": 1, "LINK_INV_WIDTH": 1}),
    (240, "I", 0, {"REGION_NO_NODES": 1, "REGION_NODE_PARTITION": 1, "LINK_EDGE_RANGE": 1}),
    (244, "I", 6, {"REGION_NODE_RANGE": 1, "REGION_NODE_PARTITION": 1}),
    (272, "f", 0.0, {"PLANE_VERTICAL": 1, "PLANE_NOT_UNIT": 1}),
    (312, "f", 2.0, {"AABB_SMALL": 1}),
    (356, "I", 0, {"REGION_INDEX_DUPLICATE": 1, "REGION_INDEX_NOT_POSITION": 1, "REGION_SLOT": 1}),
    (400, "I", 0, {"GROUND_BIT_MISSING": 1}),
    (400, "I", 3, {"MATRIX_SPARE_BITS": 1}),
    (416, "I", 2, {"LOOKUP_RANGE": 1, "OCTREE_REGION_MISSING": 1}),
    (424, "I", 0, {"OCTREE_CHILD_RANGE": 1, "OCTREE_LEAF_CHILDREN": 1, "LOOKUP_PARTITION": 1}),
    (496, "I", 3, {"OCTREE_LIST_RANGE": 1, "LOOKUP_PARTITION": 1}),
    (496, "I", 1, {"OCTREE_REGION_MISSING": 1, "LOOKUP_PARTITION": 1}),
]
"""One change each to the golden file of version 4, and all that it entails."""


@pytest.mark.parametrize(("offset", "form", "value", "expected"), FIXTURES)
def test_negative_fixtures(offset: int, form: str, value: float, expected: dict[str, int]) -> None:
    data = bytearray(builder.two_squares(4).to_bytes())
    struct.pack_into(f">{form}", data, offset, value)
    failed_codes = failed(checked(bytes(data)))
    failed_codes.pop("HEIGHT_GROUND_LIMIT", 0)
    codes = Counter(finding.code.removeprefix("PRIME_") for finding in checked(bytes(data)).findings)
    assert failed_codes == expected if offset else codes == expected


CUT_WHERE_IT_MAY_END = {(7, size) for size in range(85, 89)}
"""In front of the number of points, which version 7 may lack, and in it."""


def test_every_truncation_is_told() -> None:
    for version in (4, 6, 7):
        body = builder.two_squares(version, points=version > 4).body()
        for size in some(range(4, len(body)), 60):
            if (version, len(body) - size) in CUT_WHERE_IT_MAY_END:
                continue
            codes = {finding.code for finding in checked(body[:size]).findings}
            assert codes & {"PRIME_TRUNCATED", "PRIME_VERSION_LAYOUT"}, (version, size)


# --- what the game asks ---------------------------------------------------------------------------------------------


@cache
def meshes(version: int) -> list[bytes]:
    """Random meshes, most of them with an octree that is split."""
    paths = []
    for seed in range(MESHES):
        at = random.Random(f"{version} {seed}")
        mesh = builder.grid(
            seed, at.randrange(8), at.randrange(1, 8), version, at.choice((0, 0, 4)) if version > 4 else 0
        )
        mesh.few = at.choice((4, 8, builder.FEW_REGIONS))
        mesh.has_point_count = version == 6 or bool(mesh.points) or at.random() < 0.5
        paths.append(mesh.to_bytes())
    return paths


@pytest.mark.parametrize("version", [4, 6, 7])
def test_what_is_built_to_be_valid_is(version: int) -> None:
    """Neither errors nor warnings, and both planes give back every byte."""
    for data in meshes(version):
        report = checked(data)
        assert (report.severities["error"], report.severities["warning"]) == (0, 0)
        assert navspec.tables(data, name=NAME).to_bytes() == data
    for data in meshes(version)[:SOME]:
        assert independent.counts(independent.read(data)) == failed(checked(data))
        assert navspec.to_bytes(navspec.load(data, name=NAME)) == data


def some_points(mesh: independent.Mesh, seed: int) -> list[independent.Vector]:
    """Points in and around a room, some of them on edges and corners."""
    at = random.Random(seed)
    points = [(at.uniform(-2, 30), at.uniform(-2, 30), at.uniform(-1, 8)) for _ in range(6)]
    for region in at.sample(mesh.regions, min(4, len(mesh.regions))):
        x, y, z = region["centroid"]
        points.append((x, y, z + at.choice((0.0, 0.5, region["height"]))))
        x, y, z = mesh.nodes[region["node"]][0]
        points.append((x, y, z + 0.25))
    return points


@pytest.mark.parametrize("version", [4, 6, 7])
def test_what_the_game_asks(version: int) -> None:
    """Regions at a point, by the octree as by a look at all; ways, by the matrices as by the links."""
    queries = inside = 0
    for seed, data in enumerate(meshes(version)):
        mesh, mesh_view = independent.read(data), view(data)
        places = some_points(mesh, seed)
        answers = mesh_view.regions_at(np.array(places))
        for place, regions in zip(places, answers, strict=True):
            all_regions = [row for row in range(len(mesh.regions)) if independent.is_inside(mesh, row, place)]
            assert regions.tolist() == independent.regions_at(mesh, place) == all_regions
            queries, inside = queries + 1, inside + len(all_regions)
        for (table, names), words in zip(MATRICES.items(), (mesh.ground, mesh.flyer), strict=True):
            kinds = mask_of(names)
            part = independent.parts(mesh, kinds)
            many = len(part)
            i, j = np.triu_indices(many, 1)
            bits = mesh_view.stored_bits(table)[bits_between(i, j, many)]
            for first, second, answer in zip(i.tolist(), j.tolist(), bits.tolist(), strict=True):
                assert answer == independent.bit(words, many, second, first) == (part[first] == part[second] >= 0)
    assert queries > 9 * MESHES
    assert inside > queries // 3


def test_worked_example_of_a_matrix() -> None:
    """Nine regions: pairs and the bits that stand for them."""
    pairs = {(0, 8): 7, (1, 2): 8, (5, 7): 31, (5, 8): 32, (7, 8): 35}
    bits = bits_between(np.array([i for i, _ in pairs]), np.array([j for _, j in pairs]), 9)
    assert bits.tolist() == list(pairs.values())


@pytest.mark.parametrize(
    ("regions", "words", "dead"),
    [
        (0, 0, 0),
        (1, 0, 2),
        (2, 1, 0),
        (3, 1, 0),
        (8, 1, 2),
        (9, 2, 2),
        (12, 3, 4),
        (16, 4, 8),
        (33, 17, 36),
        (64, 63, 130),
    ],
)
def test_words_of_matrices(regions: int, words: int, dead: int) -> None:
    for version in (4, 6, 7):
        mesh = builder.Mesh([builder.square(8.0 * number, 0, 8, 2.0) for number in range(regions)], version)
        tables = navspec.tables(mesh.to_bytes(), name=NAME)
        assert len(tables["ground_connections"]) == len(tables["flyer_connections"]) == words
        assert len(tables.get("reserved_connections", ())) == (dead if version < 7 else 0)


@pytest.mark.parametrize("regions", [512, 513])
def test_as_many_regions_as_the_game_has_room_for(regions: int) -> None:
    data = builder.squares(regions, 1, few=1000).to_bytes()
    assert ("REGION_LIMIT" in failed(checked(data))) == (regions > 512)
    mesh, mesh_view = independent.read(data), view(data)
    assert mesh_view.regions_at(np.array([(8.0 * regions - 4, 4, 1)]))[0].tolist() == [regions - 1]
    assert independent.regions_at(mesh, (8.0 * regions - 4, 4, 1)) == [regions - 1]


def test_regions_that_do_not_stand_at_their_index() -> None:
    """Matrices go by the index: the right bits for a mesh whose regions have changed places are those of before."""
    mesh = builder.squares(3, 1)
    mesh.regions[2].type_mask = builder.SWIMMER
    data = bytearray(mesh.to_bytes())
    regions = data.index(struct.pack(">I", 3), 300)
    for row, index in enumerate((2, 0, 1)):
        struct.pack_into(">I", data, regions + 4 + 80 * row + 36, index)
        struct.pack_into(">I", data, regions + 4 + 80 * row + 76, index)
    words = regions + 4 + 240
    for offset in (words, words + 4):
        struct.pack_into(">I", data, offset, 0b010)  # regions 0 and 1 have the indices 2 and 0
    failed_codes = failed(checked(bytes(data)))
    assert failed_codes == {"REGION_INDEX_NOT_POSITION": 3} == independent.counts(independent.read(bytes(data)))


# --- planted faults -------------------------------------------------------------------------------------------------

_WHOLE = (0, 1, 2, 3, 5, 7, 0x100, 0xFFFFFFFF)
_PARTS = (0.0, -1.0, 0.5, 3.25, 100.0, -0.0, float("nan"), float("inf"), -1e-7)


def damaged(seed: int) -> bytes:
    """A small mesh in which up to four words are others."""
    at = random.Random(seed)
    version = at.choice((4, 6, 6, 7))
    mesh = builder.grid(
        seed, at.randrange(1, 6), at.randrange(1, 6), version, at.choice((0, 3, 5)) if version > 4 else 0
    )
    mesh.few = at.choice((3, builder.FEW_REGIONS))
    if mesh.regions and at.random() < 0.2:
        mesh.regions += [at.choice(mesh.regions)] * at.randrange(1, 6)
    for region in mesh.regions:
        for link in region.links if at.random() < 0.1 else ():
            link.width = math.dist(*region.edge(link.edge))
    data = bytearray(mesh.to_bytes())
    if at.random() < 0.3:
        damaged_mesh = independent.read(bytes(data))
        boxes = len(damaged_mesh.boxes)
        child = damaged_mesh.octree + 80 * at.randrange(boxes) + 0x28 + 4 * at.randrange(8)
        struct.pack_into(">I", data, child, at.randrange(boxes))
    for _ in range(at.randrange(1, 5)):
        offset = 4 * at.randrange(1, len(mesh.body()) // 4)
        (whole,), (part,) = struct.unpack_from(">I", data, offset), struct.unpack_from(">f", data, offset)
        kind = at.randrange(4)
        if kind == 0:
            struct.pack_into(">I", data, offset, at.choice(_WHOLE))
        elif kind == 1:
            struct.pack_into(">f", data, offset, at.choice(_PARTS))
        elif kind == 2:
            struct.pack_into(">I", data, offset, (whole + at.choice((1, -1))) % (1 << 32))
        else:
            struct.pack_into(">f", data, offset, part + at.choice((0.25, -0.25, 0.02)) if abs(part) < 1e30 else 0.0)
    return bytes(data) + at.choice((b"", b"", b"\xff\xff", b"\0"))


NOT_COUNTED = {"TRUNCATED", "VERSION_UNKNOWN", "VERSION_LAYOUT", "REGION_LIMIT"}
"""What keeps a file from being read or asks it as another version, and what would take an independent count too long."""


def test_every_count_of_broken_files() -> None:
    """Chance, and what the samples have, reach every rule."""
    seen: Counter[str] = Counter()
    samples = [data for sample in SAMPLES if "REGION_LIMIT" not in sample.code for data in sample.files.values()]
    for number, data in enumerate([*map(damaged, range(80)), *samples]):
        report = checked(data)
        if report.inputs[0].status == "read":
            failed_codes = failed(report)
            failed_codes.pop("VERSION_LAYOUT", 0)
            assert failed_codes == independent.counts(independent.read(data)), number
            seen.update(failed_codes.keys())
    every = {rule.code.removeprefix("PRIME_") for rule in navspec.rules("metroid_prime_path")}
    assert every - seen.keys() == NOT_COUNTED


# --- mislabelled files ----------------------------------------------------------------------------------------------


def words(regions: int) -> tuple[int, int]:
    """Words of one matrix, and of a full one."""
    return independent.triangle(regions), (regions * regions + 31) // 32


def test_meshes_that_say_another_version() -> None:
    """No miss but where both versions have the same layout."""
    results: Counter[bool] = Counter()
    for seed in range(rounds(24, 8)):
        for version in (4, 6, 7):
            mesh = builder.grid(seed, seed % 6, 1 + seed % 5, version, 3 if version > 4 and seed % 2 else 0)
            half, full = words(len(mesh.regions))
            for wrong in {4, 6, 7} - {version}:
                data = struct.pack(">I", wrong) + mesh.to_bytes()[4:]
                codes = {finding.code for finding in checked(data).findings}
                pair = {version, wrong}
                is_same = (pair == {6, 7} and half == full) or (pair == {4, 7} and not mesh.regions)
                results["PRIME_VERSION_LAYOUT" in codes] += 1
                if not is_same:
                    assert "PRIME_VERSION_LAYOUT" in codes, (seed, version, wrong, len(mesh.regions))
    assert results[True] > rounds(100, 30)


# --- flipped bits ---------------------------------------------------------------------------------------------------


def fields(data: bytes) -> dict[str, list[int]]:
    """Offsets at which the fields of a file stand; of tables of numbers those of all rows."""
    tables = navspec.tables(data, name=NAME)
    assert isinstance(tables, Tables)
    offsets: dict[str, list[int]] = {}
    for table in filter(len, tables):
        kind = tables[table].dtype
        places = {f"{table}.{name}": at for name, (_, at) in kind.fields.items()} if kind.fields else {table: 0}
        for row in range(len(tables[table])):
            start, _ = tables.span(table, row)
            for name, at in places.items():
                offsets.setdefault(name, []).append(start + at)
    return offsets


COVERED = {
    "nodes.position": {"EDGE_NORMAL", "NOT_PLANAR", "NOT_CONVEX", "AABB_SMALL", "LINK_WIDTH", "LINK_EDGE_MISMATCH"},
    "nodes.edge_normal": {"EDGE_NORMAL", "NOT_CONVEX", "CENTROID_OUTSIDE"},
    "links.edge": {"LINK_EDGE_RANGE", "LINK_EDGE_MISMATCH"},
    "links.region_row": {"LINK_REGION_RANGE", "LINK_ONE_WAY", "LINK_PARALLEL"},
    "links.width_2d": {"LINK_WIDTH", "LINK_INV_WIDTH"},
    "links.inv_width_2d": {"LINK_INV_WIDTH"},
    "regions.num_nodes": {"REGION_NODE_RANGE", "REGION_NODE_PARTITION", "EDGE_NORMAL"},
    "regions.first_node": {"REGION_NODE_RANGE", "REGION_NODE_PARTITION"},
    "regions.num_links": {"REGION_LINK_RANGE", "REGION_LINK_PARTITION"},
    "regions.first_link": {"REGION_LINK_RANGE", "REGION_LINK_PARTITION"},
    "regions.index_mask": {"REGION_INDEX_MASK_EMPTY", "REGION_MASK_HIGH_BYTE"},
    "regions.type_mask": {"REGION_TYPE_EMPTY", "REGION_TYPE_BITS", "REGION_MASK_HIGH_BYTE"},
    "regions.height": {"HEIGHT", "HEIGHT_GROUND_LIMIT", "AABB_SMALL", "AABB_LOOSE"},
    "regions.plane_normal": {"PLANE_NOT_UNIT", "NOT_PLANAR", "PLANE_NOT_UP"},
    "regions.region_index": {
        "REGION_INDEX_RANGE",
        "REGION_INDEX_DUPLICATE",
        "REGION_INDEX_NOT_POSITION",
        "REGION_SLOT",
    },
    "regions.centroid": {"CENTROID_OUTSIDE"},
    "regions.aabb_min": {"AABB_SMALL", "AABB_LOOSE", "OCTREE_ROOT_BOX"},
    "regions.aabb_max": {"AABB_SMALL", "AABB_LOOSE", "OCTREE_ROOT_BOX"},
    "regions.run_time_slot": {"REGION_SLOT"},
    "ground_connections": {"GROUND_BIT_MISSING", "GROUND_BIT_EXTRA", "MATRIX_NOT_TRANSITIVE", "MATRIX_SPARE_BITS"},
    "flyer_connections": {"FLYER_BIT_MISSING", "FLYER_BIT_EXTRA", "MATRIX_NOT_TRANSITIVE", "MATRIX_SPARE_BITS"},
    "reserved_connections": {"DEAD_WORDS"},
    "regions.obstruction_counts": {"REGION_OBSTRUCTION"},
    "octree_lookup": {"LOOKUP_RANGE", "OCTREE_REGION_MISSING", "OCTREE_DUPLICATE", "OCTREE_EXTRA_REGION"},
    "octree_nodes.is_leaf": {"OCTREE_CHILD_RANGE", "OCTREE_LEAF_CHILDREN", "LOOKUP_PARTITION"},
    "octree_nodes.aabb_min": {"OCTREE_CENTER", "OCTREE_CHILD_BOX", "OCTREE_ROOT_BOX"},
    "octree_nodes.aabb_max": {"OCTREE_CENTER", "OCTREE_CHILD_BOX", "OCTREE_ROOT_BOX"},
    "octree_nodes.center": {"OCTREE_CENTER"},
    "octree_nodes.children": {"OCTREE_CHILD_RANGE", "OCTREE_NOT_TREE", "OCTREE_LEAF_CHILDREN", "OCTREE_CYCLE"},
    "octree_nodes.num_regions": {"OCTREE_LIST_RANGE", "OCTREE_REGION_MISSING", "LOOKUP_PARTITION"},
    "octree_nodes.first_lookup": {"OCTREE_LIST_RANGE", "OCTREE_REGION_MISSING", "LOOKUP_PARTITION"},
    "points.num_links": {"POINT_LINK_RANGE", "POINT_COST_RANGE", "POINT_BITS", "POINT_ONE_WAY"},
    "points.first_link": {"POINT_LINK_RANGE", "POINT_ONE_WAY", "POINT_BITS"},
    "points.first_cost": {"POINT_COST_RANGE", "POINT_COST_SHORT"},
    "point_links": {"POINT_TARGET", "POINT_ONE_WAY", "POINT_BITS"},
    "point_costs": {"POINT_COST_SHORT", "POINT_COST_NEGATIVE", "VALUE_NOT_FINITE"},
    "point_connections": {"POINT_BITS", "MATRIX_SPARE_BITS"},
    "padding": {"TRAILING_DATA"},
}
"""Which rules a flipped bit of a field trips, of those that are meant for it."""
UNCOVERED = {"points.position", "points.flags"}
"""Where points stand nobody can tell, and what their flags mean nobody knows."""


def flipped(data: bytes, bit: int) -> bytes:
    """A file with one bit changed."""
    content = bytearray(data)
    content[bit // 8] ^= 0x80 >> bit % 8
    return bytes(content)


def codes_of_flip(data: bytes, bit: int) -> set[tuple[str, str]]:
    """Code and severity of what a flipped bit brings."""
    before = _findings(data)
    new = [finding for finding in checked(flipped(data, bit)).findings if (finding.code, finding.pointer) not in before]
    return {(finding.code.removeprefix("PRIME_"), finding.severity) for finding in new}


@cache
def _findings(data: bytes) -> set[tuple[str, str]]:
    return {(finding.code, finding.pointer) for finding in checked(data).findings}


def test_single_flipped_bits() -> None:
    """At least the share that the facts give: 237 of 400, 198 of them errors and warnings."""
    data, at = builder.grid(5, 6, 6).to_bytes(), random.Random(7)
    brought = [codes_of_flip(data, at.randrange(8 * len(data))) for _ in range(rounds(200, 60))]
    assert sum(bool(codes) for codes in brought) >= len(brought) * 237 / 400
    assert sum(any(severity != "info" for _, severity in codes) for codes in brought) >= len(brought) * 198 / 400


def test_every_field_is_covered() -> None:
    """Some flipped bit of every field trips a rule that is meant for it."""
    mesh = builder.grid(5, 6, 6, 6, 4)
    data, at = mesh.to_bytes(), random.Random(7)
    places = fields(data)
    assert places.keys() - COVERED.keys() == UNCOVERED
    for field, rules in COVERED.items():
        bits = (8 * at.choice(places[field]) + at.randrange(32 if "mask" not in field else 16) for _ in range(60))
        assert any(rules & {code for code, _ in codes_of_flip(data, bit)} for bit in bits), field


# --- repaired files -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("version", [4, 6, 7])
def test_what_repair_builds_answers_as_before(version: int) -> None:
    """Octrees and matrices that are lost come back with other bytes, but with the same answers."""
    for seed, data in enumerate(meshes(version)[:SOME]):
        mesh = independent.read(data)
        content = bytearray(data)
        if len(mesh.regions) < 2:
            continue
        struct.pack_into(">I", content, mesh.octree + 80 * (len(mesh.boxes) - 1) + 0x1C, 0x7F000000)
        for word in range(mesh.octree - 8 - 4 * len(mesh.lookup) - 4 * len(mesh.dead) - 8 * len(mesh.ground), 0, -4)[
            :1
        ]:
            struct.pack_into(">I", content, word, 0xFFFFFFFF)
        (file,) = navspec.repair(bytes(content), name=NAME).files
        after = independent.read(file.data)
        report = checked(file.data)
        assert (report.severities["error"], report.severities["warning"]) == (0, 0), seed
        assert (after.ground, after.flyer) == (mesh.ground, mesh.flyer)
        assert (after.regions, after.nodes, after.points) == (mesh.regions, mesh.nodes, mesh.points)
        for place in some_points(mesh, seed):
            assert independent.regions_at(after, place) == independent.regions_at(mesh, place)


# --- hostile files --------------------------------------------------------------------------------------------------


def test_every_flipped_byte_is_read_or_refused() -> None:
    data = builder.example()
    for at in some(range(0, len(data), 3), 60):
        changed = bytearray(data)
        changed[at] ^= 0xFF
        report = checked(bytes(changed))
        if report.inputs[0].status == "read":
            assert navspec.tables(bytes(changed), name=NAME).to_bytes() == bytes(changed)
        else:
            assert report.fails


@pytest.mark.parametrize("offset", [4, 200, 236, 408, 420])
@pytest.mark.parametrize("count", [0xFFFFFFFF, 0x7FFFFFFF, 0x10000000, 70_000])
def test_counts_that_the_file_cannot_hold(offset: int, count: int) -> None:
    data = bytearray(builder.two_squares().to_bytes())
    struct.pack_into(">I", data, offset, count)
    report = call_below(20_000_000, lambda: checked(bytes(data)))
    assert {finding.code for finding in report.findings} == {"PRIME_TRUNCATED"}


def raw(nodes: int, links: list[bytes], regions: list[bytes], lookup: int, boxes: list[bytes]) -> bytes:
    """A mesh of version 4 of parts that need not fit each other."""
    full = 8 * ((len(regions) ** 2 + 31) // 32)
    parts = [struct.pack(">2I", 4, nodes), bytes(24 * nodes)]
    for rows in (links, regions):
        parts += [struct.pack(">I", len(rows)), *rows]
    return b"".join(
        [*parts, bytes(full), struct.pack(">I", lookup), bytes(4 * lookup), struct.pack(">I", len(boxes)), *boxes]
    )


def region(nodes: int, links: int = 0) -> bytes:
    """A region at the origin that has all corners and links from the first on."""
    return struct.pack(">4I2H", nodes, 0, links, 0, 1, 1) + bytes(60)


def box(*children: int, listed: int = 0) -> bytes:
    """A box without size; a leaf where it has no children."""
    return struct.pack(">I9f8iII", not children, *[0.0] * 9, *(children or [-1] * 8), listed, 0)


def test_tables_that_all_share() -> None:
    """Regions that all have all corners and links, leaves that all list all regions: no more than the files are long."""
    link = struct.pack(">IIff", 0, 1, 1.0, 1.0)
    data = raw(20_000, [link] * 20_000, [region(20_000, 20_000)] * 600, 20_000, [box(listed=20_000)] * 2_000)
    start = time.process_time()
    report = checked(data)
    assert time.process_time() - start < 20
    assert {
        "PRIME_REGION_NODE_PARTITION",
        "PRIME_REGION_LINK_PARTITION",
        "PRIME_LOOKUP_PARTITION",
    } <= report.totals.keys()
    assert report.totals["PRIME_LOOKUP_PARTITION"].failed == 1


def test_octrees_without_end() -> None:
    """A chain of boxes each of which is all eight children of the next, and a ring of them."""
    chain = [box(listed=0), *(box(*[number] * 8) for number in range(4_000))]
    for boxes, ends in ((chain, True), ([box(*[4_000] * 8), *chain[1:]], False)):
        start = time.process_time()
        report = checked(raw(4, [], [region(4)], 0, boxes))
        assert time.process_time() - start < 10
        assert report.totals["PRIME_OCTREE_NOT_TREE"].failed >= 4_000
        assert bool(report.totals["PRIME_OCTREE_CYCLE"].failed) != ends
        (skipped,) = [skipped_rule for skipped_rule in report.skipped_rules if skipped_rule.code == "PRIME_LEAF_LIMIT"]
        assert skipped.not_asked == 1


def test_an_octree_over_regions_that_reach_through_a_whole_room() -> None:
    """Its eighths tell them apart no better than it does: where boxes are not limited, there are millions of them."""
    ends = np.arange(1.0, 401.0)
    high = np.stack([np.full(400, 2.0**34), ends, ends], axis=1)
    boxes, lookup = build_octree(np.zeros((400, 3)), high, 8.0)
    assert len(boxes) < 10_000
    assert set(lookup) == set(range(400))
    assert sum(len(box.regions) for box in boxes) == len(lookup)


def test_many_links_between_two() -> None:
    forward, back = (struct.pack(">IIff", 0, target, 1.0, 1.0) for target in (1, 0))
    regions = [region(4, 10_000), struct.pack(">4I", 4, 0, 10_000, 10_000) + region(4)[16:]]
    start = time.process_time()
    report = checked(raw(4, [forward] * 10_000 + [back] * 10_000, regions, 0, [box()]))
    assert time.process_time() - start < 10
    (skipped,) = [
        skipped_rule for skipped_rule in report.skipped_rules if skipped_rule.code == "PRIME_LINK_EDGE_MISMATCH"
    ]
    assert skipped.not_asked == 20_000
    assert report.totals["PRIME_LINK_PARALLEL"].failed == 19_998


def test_polygons_with_very_many_corners() -> None:
    report = checked(raw(30_000, [], [region(30_000)], 0, [box()]))
    (skipped,) = [skipped_rule for skipped_rule in report.skipped_rules if skipped_rule.code == "PRIME_NOT_CONVEX"]
    assert (skipped.not_asked, report.totals["PRIME_NOT_CONVEX"].cases) == (1, 0)
