"""Files made from parts, and the same file under other decisions."""

from __future__ import annotations

import random

import numpy as np
import pytest

from builders import gta_sa_paths as builder
from builders import shapes, source_nav
from navspec.columns import Tables, assemble, read
from navspec.errors import WriteError
from navspec.spec import load_spec

SPEC = load_spec("gta_sa_paths")
SHAPES = load_spec("shapes", "shapes_formats")
CLASSIC = {"is_wiki_sized": False, "has_tail": True}
OF_LINKS = ("links", "navi_links", "link_lengths", "intersections")


def area() -> builder.Area:
    area = builder.smallest()
    area.reserved_link_lengths[3] = 7
    area.links[0].ped_traffic_light = 1
    return area


def tables(data: bytes) -> Tables:
    return read(data, SPEC, decisions=CLASSIC, variant="classic", path="somewhere/NODES0.DAT")


def test_a_file_is_assembled_from_its_parts() -> None:
    whole = tables(area().to_bytes())
    root = {name: whole[""][name][0] for name in ("num_vehicle_nodes", "num_ped_nodes", "reserved_link_lengths")}
    rows = {key: whole[key] for key in whole if key}
    assembled = assemble(SPEC, decisions=CLASSIC, root=root, rows=rows, variant="classic")
    assert assembled.to_bytes() == area().to_bytes()
    assert (assembled.variant, assembled.path) == ("classic", "")


def test_fields_are_matched_by_name_and_others_are_zero() -> None:
    nodes = np.zeros(2, [("y", "i8"), ("x", "i4")])
    nodes["x"], nodes["y"] = [-8, 16], [24, -32]
    tables = assemble(SPEC, decisions=CLASSIC, root={"num_ped_nodes": 2}, rows={"nodes": nodes})
    expected = builder.Area(0, ped_nodes=[builder.Node(-8, 24, 0), builder.Node(16, -32, 0)])
    for node in expected.ped_nodes:
        node.flood_id = node.search_distance = node.density = 0
    assert tables.to_bytes() == expected.to_bytes()


def test_a_file_is_cast_into_other_variants_and_back() -> None:
    sound = area()
    whole = tables(sound.to_bytes())
    wiki = whole.recast(decisions={"is_wiki_sized": True}, variant="wiki")
    assert wiki.to_bytes() == sound.wiki_sized()
    assert (wiki.variant, wiki.path) == ("wiki", "somewhere/NODES0.DAT")
    short = whole.recast(decisions={"has_tail": False})
    assert short.to_bytes() == sound.no_tail()
    sound.reserved_link_lengths[3] = 0
    assert wiki.recast(decisions=CLASSIC).to_bytes() == sound.to_bytes()
    for link in sound.links:
        link.road_cross = link.ped_traffic_light = 0
    assert short.recast(decisions=CLASSIC).to_bytes() == sound.to_bytes()
    assert whole.to_bytes() == area().to_bytes()


def test_the_last_link_goes_with_all_that_belongs_to_links() -> None:
    whole = tables(area().to_bytes())
    bare = whole.recast(rows={key: whole[key][:0] for key in OF_LINKS})
    expected = area()
    expected.links.clear()
    assert bare.to_bytes() == expected.to_bytes()
    free = np.zeros(builder.RESERVED, whole["reserved_links"].dtype)
    free["area_id"] = 0xFFFF
    again = bare.recast(rows={**{key: whole[key] for key in OF_LINKS}, "reserved_links": free})
    expected = area()
    expected.reserved_link_lengths[3] = 0
    assert again.to_bytes() == expected.to_bytes()


def test_a_copy_has_rows_of_its_own() -> None:
    whole = tables(area().to_bytes())
    copied = whole.copy()
    copied.set_column("nodes", "z", 0)
    assert whole.to_bytes() == area().to_bytes()
    assert copied.column("nodes", "z").tolist() == [0] * len(whole["nodes"])
    assert (copied.variant, copied.path) == (whole.variant, whole.path)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"rows": {"navi_links": np.zeros(3, "<u2")}}, r"/links: there are 12 rows, 3 are needed"),
        ({"root": {"num_ped_nodes": 1 << 32}}, "/num_ped_nodes: 4294967296 does not fit a field of 0 to 4294967295"),
        ({"rows": {"link_lengths": np.full(12, 256)}}, "256 does not fit a field of 0 to 255"),
        ({"root": {"num_nodes": 9}}, "/nodes: there are 8 rows, 9 are needed"),
        ({"root": {"num_nodez": 9}}, "root: gta_sa_paths has no 'num_nodez'"),
        ({"rows": {"nodes.colour": [1]}}, "rows: gta_sa_paths has no 'nodes.colour'"),
        ({"rows": {"nodes": np.zeros(8, [("x", "i2"), ("colour", "u1")])}}, "/nodes: there is no field colour; .*"),
        ({"rows": {"nodes": np.arange(8)}}, "/nodes: int64 values are not records of next_ptr, .*"),
        ({"rows": {"nodes": np.full(8, 2.5, [("x", "f8")])}}, r"/nodes/0/x: 2.5 does not fit .*"),
    ],
)
def test_parts_that_make_no_file(changes: dict[str, object], reason: str) -> None:
    whole = tables(area().to_bytes())
    assert (len(whole["nodes"]), len(whole["links"])) == (8, 12)
    with pytest.raises(WriteError, match=reason):
        whole.recast(**changes)  # type: ignore[arg-type]


def test_every_decision_has_to_be_made() -> None:
    with pytest.raises(WriteError, match="undecided: has_tail"):
        assemble(SPEC, decisions={"is_wiki_sized": False}, root={}, rows={})


# --- lists inside records --------------------------------------------------------------------------------------------


def shapes_file(file: shapes.File) -> Tables:
    return read(file.to_bytes(), SHAPES, decisions=file.decisions)


@pytest.mark.parametrize("seed", range(60))
def test_every_construct_comes_back_from_its_parts(seed: int) -> None:
    file = shapes.sample(random.Random(seed))
    assert shapes_file(file).recast().to_bytes() == file.to_bytes()


def test_rows_of_lists_are_given_with_their_counts() -> None:
    whole = shapes_file(shapes.File())
    tables = whole.recast(
        rows={"items.tags": [7, 8, 9], "items.spots.marks": [1, 2, 3], "items.sides.ids": [5]},
        counts={"items.tags": [3], "items.spots.marks": [3], "items.sides.ids": [0, 0, 0, 1]},
    )
    item = shapes.Item(tags=[7, 8, 9], sides=[[], [], [], [5]], spots=[shapes.Spot(first_mark=1)])
    assert tables.to_bytes() == shapes.File(items=[item]).to_bytes()


def test_lists_are_as_long_as_the_rows_around_them_say() -> None:
    """Unless their rows and counts are given."""
    areas = np.zeros(2, [("id", "u4"), ("num_hiding_spots", "u1"), ("ladders_up", [("num_ids", "u4")])])
    areas["id"], areas["num_hiding_spots"], areas["ladders_up"]["num_ids"] = [3, 4], [0, 2], [1, 7]
    tables = assemble(
        load_spec("source_nav"),
        decisions={"game": 0, "has_tf2c_tag": False},
        root={"magic": source_nav.MAGIC, "version": 9, "bsp_size": 8},
        rows={
            "areas": areas,
            "areas.ladders_up.ids": [5, 6],
            "places": np.zeros(1, [("len_name", "u2")]),
            "places.name": [65, 0],
        },
        counts={"areas.ladders_up.ids": [2, 0], "places.name": [2]},
    )
    origin, nothing = (0.0, 0.0, 0.0), source_nav.Spot(0, (0.0, 0.0, 0.0), 0)
    expected = [
        source_nav.Area(3, nw=origin, se=origin, occupy=(0, 0), ladders_up=(5, 6)),
        source_nav.Area(4, nw=origin, se=origin, occupy=(0, 0), spots=[nothing, nothing]),
    ]
    assert tables.to_bytes() == source_nav.Mesh(9, bsp_size=8, places=[b"A\0"], areas=expected).pack()


def test_a_file_is_cast_into_another_version() -> None:
    """Fields come and go inside records, their width changes, and what is counted stays."""
    old = shapes.File(version=1, items=[shapes.Item(mode=7), shapes.Item(item_id=2, name=b"")])
    new = shapes_file(old).recast(root={"version": 3, "sub_version": 3})
    for item in old.items:
        item.score, item.bonus = 0.0, 0
    expected = shapes.File(version=3, sub_version=3, items=old.items)
    assert new.to_bytes() == expected.to_bytes()
    assert new.recast(root={"version": 1}).to_bytes() == old.to_bytes()


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        (
            {"rows": {"items.tags": [1]}, "counts": {"items.tags": [1, 0]}},
            "^/items/tags: there are 2 counts for 1 rows",
        ),
        ({"rows": {"items.tags": [1]}, "counts": {"items.tags": [2]}}, "/items/tags: there are 1 rows, 2 are needed"),
        (
            {"rows": {"items.tags": [1, 2]}, "counts": {"items.tags": [2.7]}},
            "/items/tags: counts: 2.7 does not fit .*",
        ),
        ({"rows": {"items.tags": []}, "counts": {"items.tags": [-1]}}, "/items/tags: there cannot be -1 rows"),
        (
            {"rows": {"items.tags": np.zeros(256)}, "counts": {"items.tags": [256]}},
            "/items/0/num_tags: 256 does not fit .*",
        ),
        (
            {"rows": {"items.spots.marks": [1]}, "counts": {"items.spots.marks": [1]}},
            "num_tags is 2, but there are 1 rows",
        ),
        (
            {"rows": {"items.name": [65, 0]}, "counts": {"items.name": [2]}},
            "^/items/name: .*holds the byte that ends it",
        ),
        ({"rows": {"settings.title": [65, 0]}}, "^/settings/title: .*holds the byte that ends it"),
        ({"rows": {"items": np.zeros(0, "u1")}}, "/items/tags: there are 1 counts for 0 rows"),
    ],
)
def test_lists_that_make_no_file(changes: dict[str, object], reason: str) -> None:
    with pytest.raises(WriteError, match=reason):
        shapes_file(shapes.File()).recast(**changes)  # type: ignore[arg-type]


def test_the_closing_row_is_the_last_one() -> None:
    whole = shapes_file(shapes.File())
    links = whole["chain"].copy()
    with pytest.raises(WriteError, match=r"^/chain: .* closing row of the list is not its last"):
        whole.recast(rows={"chain": links[::-1]})


# --- rows that are dropped -------------------------------------------------------------------------------------------


def test_dropped_rows_take_along_what_belongs_to_them() -> None:
    items = [shapes.Item(number, tags=[number] * number, name=b"abc"[:number]) for number in range(4)]
    whole = shapes_file(shapes.File(items=items))
    whole.keep("items", [False, True, False, True])
    assert whole.to_bytes() == shapes.File(items=[items[1], items[3]]).to_bytes()
    whole.keep("items.spots.points", [True, False, False, True])
    items[1].spots, items[3].spots = [shapes.Spot(points=[(4, 5)])], [shapes.Spot(points=[(6, 7)])]
    assert whole.to_bytes() == shapes.File(items=[items[1], items[3]]).to_bytes()


def test_a_row_is_kept_or_it_is_not() -> None:
    whole = shapes_file(shapes.File())
    with pytest.raises(WriteError, match=r"^/numbers: .* shape \(1,\) do not fit 2 rows"):
        whole.keep("numbers", [True])
    with pytest.raises(KeyError):
        whole.keep("nothing", [True])


def test_lists_that_a_version_does_not_have_stay_away() -> None:
    whole = read(source_nav.mesh(16, 0).pack(), load_spec("source_nav"), decisions={"game": 0})
    whole.keep("areas", [True, True, True, False])
    expected = source_nav.mesh(16, 0)
    expected.areas.pop()
    assert whole.to_bytes() == expected.pack()
    whole.replace("areas.cs_approaches", np.zeros(0), np.zeros(3))
    with pytest.raises(WriteError, match=r"^/areas/cs_approaches: .*no such list"):
        whole.replace("areas.cs_approaches", np.zeros(1, whole["areas.cs_approaches"].dtype), [1, 0, 0])
