"""Rows put in and taken out: what is in the file then, what follows, and what is refused."""

from __future__ import annotations

import random
import struct
from itertools import combinations

import numpy as np
import pytest

from builders import gta_iv_paths, gta_sa_paths, metroid_prime_path, shapes, source2_nav, source_nav
from navspec.columns import Tables, read
from navspec.columns.references import repack_pair_bits
from navspec.errors import NoSuchPart, WriteError
from navspec.spec import load_spec


def mesh(*meshes: source_nav.Mesh) -> Tables:
    return read((meshes[0] if meshes else source_nav.mesh()).pack(), load_spec("source_nav"))


def prime(built: metroid_prime_path.Mesh) -> Tables:
    return read(built.to_bytes(), load_spec("metroid_prime_path"))


def invented(*items: shapes.Item) -> Tables:
    return read(
        shapes.File(items=list(items or (shapes.Item(10), shapes.Item(11)))).to_bytes(),
        load_spec("shapes", "shapes_formats"),
    )


# --- what a new row is ---------------------------------------------------------------------------------------------


def test_a_new_row_has_what_is_given_and_what_the_spec_tells() -> None:
    tables = invented()
    tables.insert("items", 1, {"item_id": 7, "flags.num_columns": 5, "raw_x": -3})
    again = read(tables.to_bytes(), tables.spec)
    assert again["items"]["item_id"].tolist() == [10, 7, 11]
    assert again["items"]["owner"][1] == 255, "the value that means none"
    assert again.column("items", "flags.num_columns")[1] == 5
    assert (again["items"]["num_tags"][1], again["items"]["score"][1], again["items"]["raw_x"][1]) == (0, 0.0, -3)
    assert again.offsets("items.tags").tolist() == [0, 2, 2, 4]
    assert again.offsets("items.sides").tolist() == [0, 4, 8, 12], "a constant number of lists, which are empty"
    assert again.offsets("items.sides.ids").tolist()[4:9] == [3, 3, 3, 3, 3]
    assert again[""]["num_items"] == 3


def test_rows_come_as_columns_as_records_and_as_numbers() -> None:
    tables = mesh()
    spots = "areas.hiding_spots"
    tables.insert(
        spots, 1, {"id": [20, 21], "position": {"x": [1.5, 2.5], "z": 9}, "flags.exposed": [False, True]}, parent=1
    )
    tables.insert(spots, 0, tables[spots][2:3], parent=0)
    tables.insert("areas.connections.ids", 1, [4, 7], parent=4 + 1)
    again = read(tables.to_bytes(), tables.spec)
    assert again[spots]["id"].tolist() == [20, 0, 1, 20, 21, 2, 3]
    assert again[spots]["position"]["x"].tolist() == [1.5, 25.0, 125.0, 1.5, 2.5, 225.0, 325.0]
    assert again.column(spots, "flags.exposed").tolist() == [False, False, False, False, True, False, False]
    assert again["areas"]["num_hiding_spots"].tolist() == [2, 3, 1, 1]
    assert again["areas.connections.ids"].tolist() == [2, 4, 4, 7, 1, 4, 2]
    assert again.column("areas.connections", "num_ids").tolist()[5] == 3


def test_parts_that_a_new_row_asks_for_are_there() -> None:
    tables = invented(shapes.Item(10, tags=[1, 2, 3]), shapes.Item(11))
    tables.insert("items", 2, {"item_id": 12, "flags.has_more": True})
    tables.insert("items.spots", 0, {"spot_id": 5}, parent=0)
    again = read(tables.to_bytes(), tables.spec)
    assert again.offsets("items.extra").tolist() == [0, 0, 0, 1]
    assert again["items.extra"].tolist() == [0]
    assert again.offsets("items.spots.marks").tolist()[:3] == [0, 3, 6], "as many marks as the item has tags"


def test_lists_that_are_bytes_take_bytes() -> None:
    tables = invented()
    tables.insert("items.name", 4, list(b"s!"), parent=1)
    tables.insert("items.blob", 0, np.frombuffer(b"x", np.uint8), parent=0)
    again = read(tables.to_bytes(), tables.spec)
    assert again["items.name"].tobytes() == b"namenames!"
    assert again["items.blob"].tobytes() == b"xblobblob"
    assert again["items"]["len_blob"].tolist() == [5, 4]


@pytest.mark.parametrize(
    ("rows", "error", "words"),
    [
        ({"item_id": 2**32}, WriteError, "rows: 4294967296 does not fit a field of 0 to 4294967295"),
        ({"nothing": 1}, NoSuchPart, "has no field 'nothing'"),
        ({"x": 1.0}, NoSuchPart, "has no field 'x' that can be set"),
        ({"item_id": [1, 2], "raw_x": [1, 2, 3]}, WriteError, "columns of 2 and 3 values"),
        ({"item_id": "seven"}, WriteError, "values do not fit a field"),
        ([[1], [2, 3]], WriteError, "do not make an array"),
        ([1, 2], WriteError, "not records"),
        (np.zeros(1, [("item_id", "u4"), ("other", "u4")]), WriteError, "there is no field other"),
    ],
)
def test_rows_that_do_not_fit_are_refused_and_nothing_changes(rows: object, error: type[Exception], words: str) -> None:
    tables = invented()
    before = tables.to_bytes()
    with pytest.raises(error, match=words.replace("(", r"\(")):
        tables.insert("items", 1, rows)
    assert tables.to_bytes() == before


def test_places_that_are_not_there_are_refused() -> None:
    tables = invented()
    for at in (-1, 3, 1.0, "1"):
        with pytest.raises(NoSuchPart, match="new ones are inserted at 0 to"):
            tables.insert("items", at, {"item_id": 9})  # type: ignore[arg-type]
    with pytest.raises(NoSuchPart, match="there is no row 2"):
        tables.insert("items.tags", 0, [1], parent=2)
    with pytest.raises(WriteError, match="name the row of 'items'"):
        tables.insert("items.tags", 0, [1])
    with pytest.raises(WriteError, match="no other rows own"):
        tables.insert("items", 0, {"item_id": 9}, parent=0)
    with pytest.raises(NoSuchPart, match="has no table"):
        tables.insert("nothing", 0, [1])
    with pytest.raises(NoSuchPart, match="the root is a single row"):
        tables.insert("", 0, {})
    for rows in (2, [0, 2], -1):
        with pytest.raises(NoSuchPart, match="has 2 rows"):
            tables.delete("items", rows)
    with pytest.raises(WriteError, match="truth values"):
        tables.delete("items", [True, False])


def test_lists_whose_rows_follow_from_something_else_stay() -> None:
    tables = invented()
    before = tables.to_bytes()
    for key, words in {
        "late_marks": "there are always 3",
        "padding": "their place",
        "items.grid": "are announced",
    }.items():
        with pytest.raises(WriteError, match=words):
            tables.insert(key, 0, [0], parent=0 if "." in key else None)
    with pytest.raises(WriteError, match="num_tags is 3, but there are 2 rows"):
        tables.insert("items.tags", 0, [1], parent=0)
    with pytest.raises(WriteError, match="holds the byte that ends it"):
        tables.insert("items.name", 0, [0], parent=0)
    with pytest.raises(WriteError, match="closing row"):
        tables.delete("chain", len(tables["chain"]) - 1)
    assert tables.to_bytes() == before


def test_a_count_that_its_field_cannot_hold_is_refused() -> None:
    tables = mesh()
    with pytest.raises(WriteError, match="0 to 255") as caught:
        tables.insert("areas.hiding_spots", 0, np.zeros(255, []), parent=2)
    assert caught.value.pointer == "/areas/2/num_hiding_spots"


# --- what follows --------------------------------------------------------------------------------------------------


def test_rows_that_areas_see_follow_a_new_area() -> None:
    """Left 4 Dead 2 names areas that are seen by their rows, everything else by ids."""
    built = source_nav.mesh(16, 14, "l4d")
    new = source_nav.Area(9, occupy=(0.0, 0.0), light=(0.0, 0.0, 0.0, 0.0))
    tables = mesh(built)
    area = {"id": 9, "se": {"x": 100.0, "y": 100.0}}
    tables.insert("areas", 1, area)
    built.areas.insert(1, new)
    for area in built.areas:
        area.visible = [(row + (row >= 1), flags) for row, flags in area.visible]
    assert tables.to_bytes() == built.pack()


@pytest.mark.parametrize(("version", "sub_version"), [(15, 13), (14, 13), (12, 12), (10, 5)])
def test_ids_that_areas_see_stay_as_they_are(version: int, sub_version: int) -> None:
    """Left 4 Dead before names them by their ids, like everything else."""
    built = source_nav.mesh(version, sub_version, "l4d")
    spec = load_spec("source_nav")
    before = read(built.pack(), spec)
    tables = before.copy()
    stored = before.column("areas.visible", "target").tolist()
    assert stored == [1, 2, 4, 4, 2, 7, 4]
    tables.insert("areas", 1, {"id": 9})
    tables.insert("areas", 0, {"id": 1 << 20})
    assert tables["areas"]["id"].tolist() == [1 << 20, 1, 9, 2, 7, 4]
    assert tables.column("areas.visible", "target").tolist() == stored
    assert tables.parents("areas.visible").tolist() == [1, 1, 1, 3, 3, 4, 5]
    tables.delete("areas", [0, 2])
    assert tables.to_bytes() == built.pack()
    with pytest.raises(WriteError, match=r"areas\.visible \(target\)"):
        tables.delete("areas", 3)


def test_a_number_that_is_no_id_stops_no_new_area() -> None:
    tables = read(source_nav.mesh(15, 13, "l4d").pack(), load_spec("source_nav"))
    tables["areas.visible"]["target"][0] = 3
    tables.insert("areas", 0, {"id": 9})
    assert tables["areas.visible"]["target"][0] == 3


def test_places_follow_from_one_on() -> None:
    built = source_nav.mesh()
    tables = mesh(built)
    name = np.frombuffer(b"Roof\0", np.uint8)
    tables.insert("places", 1, {})
    tables.insert("places.name", 0, name, parent=1)
    built.places.insert(1, b"Roof\0")
    built.areas[2].place_index = 3
    assert tables.to_bytes() == built.pack()
    tables.delete("places", 1)
    assert tables.to_bytes() == source_nav.mesh().pack()
    with pytest.raises(
        WriteError, match=r"2 rows of areas \(place_index\) would lead to a row of places that is to go"
    ):
        tables.delete("places", 0)


def test_regions_own_slices_and_pairs() -> None:
    tables = prime(metroid_prime_path.two_squares(6))
    regions = tables["regions"]
    tables.insert("regions", 1, {"height": 2.0})
    assert tables["regions"]["region_index"].tolist() == tables["regions"]["run_time_slot"].tolist() == [0, 1, 2]
    assert tables["links"]["region_row"].tolist() == [2, 0]
    assert tables["octree_lookup"].tolist() == [0, 2]
    # pairs 0-1, 0-2, 1-2: only 0-2 had a way
    assert tables["ground_connections"].tolist() == [0b010]
    assert tables["regions"].dtype == regions.dtype, "big-endian, as in the file"
    tables.insert("nodes", 0, {"position": {"x": [1.0, 2.0, 3.0]}}, parent=1)
    assert tables["regions"]["first_node"].tolist() == [0, 4, 7]
    assert tables["regions"]["num_nodes"].tolist() == [4, 3, 4]
    assert tables.column("nodes", "position.x")[4:7].tolist() == [1.0, 2.0, 3.0]
    tables.insert("links", 1, {"edge": 2, "region_row": 1}, parent=0)
    assert tables["regions"][["num_links", "first_link"]].tolist() == [(2, 0), (0, 0), (1, 2)]
    read(tables.to_bytes(), tables.spec)
    tables.delete("links", 1)
    tables.delete("nodes", [4, 5, 6])
    tables.delete("regions", 1)
    assert tables.to_bytes() == metroid_prime_path.two_squares(6).to_bytes()


def test_rows_between_two_slices_belong_to_none() -> None:
    tables = prime(metroid_prime_path.two_squares())
    tables.insert("nodes", 4, {})
    assert tables["regions"][["num_nodes", "first_node"]].tolist() == [(4, 0), (4, 5)]
    tables.insert("nodes", 2, {})
    assert tables["regions"][["num_nodes", "first_node"]].tolist() == [(5, 0), (4, 6)]
    tables.delete("nodes", [0, 1, 9])
    assert tables["regions"][["num_nodes", "first_node"]].tolist() == [(3, 0), (3, 4)]


def test_a_count_of_two_lists_is_not_changed_for_one() -> None:
    tables = prime(metroid_prime_path.two_squares(6, points=True))
    with pytest.raises(WriteError, match=r"num_links counts rows of point_costs as well.*navspec compile"):
        tables.insert("point_links", 0, [1], parent=0)


@pytest.mark.parametrize("width", [8, 32])
@pytest.mark.parametrize("count", [0, 1, 2, 7, 30])
def test_bits_of_pairs_are_those_of_the_same_rows(width: int, count: int) -> None:
    pairs = {(i, j) for i, j in combinations(range(count), 2) if (i * 7 + j * 3) % 4 == 0}
    kept = [row for row in range(count) if row % 3 != 1]
    rows = np.array([kept.index(row) if row in kept else -1 for row in range(count)], np.int64)
    expected = {(kept.index(i), kept.index(j)) for i, j in pairs if i in kept and j in kept}
    packed = repack_pair_bits(_words(pairs, count, width), rows, len(kept))
    assert packed.tolist() == _words(expected, len(kept), width).tolist()
    assert packed.dtype == np.dtype(f">u{width // 8}")
    wider = {(i + (i >= 2), j + (j >= 2)) for i, j in pairs}
    moved = np.arange(count) + (np.arange(count) >= 2)
    assert (
        repack_pair_bits(_words(pairs, count, width), moved, count + 1).tolist()
        == _words(wider, count + 1, width).tolist()
    )


def _words(pairs: set[tuple[int, int]], count: int, width: int) -> np.ndarray:
    numbers = [0] * -(-(count * (count - 1) // 2) // width)
    for bit, pair in enumerate(combinations(range(count), 2)):
        numbers[bit // width] |= (pair in pairs) << bit % width
    return np.array(numbers, f">u{width // 8}")


def test_numbers_of_regions_that_are_wrong_are_to_be_mended_first() -> None:
    tables = prime(metroid_prime_path.two_squares())
    tables["regions"]["region_index"] = [1, 0]
    with pytest.raises(WriteError, match="region_index is not the number of the row"):
        tables.insert("regions", 0, {})


def test_links_of_a_node_and_all_lists_beside_them() -> None:
    area = gta_sa_paths.smallest()
    tables = read(area.to_bytes(), load_spec("gta_sa_paths"))
    count = area.nodes[1].link_count
    first = area.nodes[1].base_link
    tables.insert("links", count, {"node_id": 3}, parent=1)
    tables.set_column("link_lengths", "", 12, rows=[first + count])
    area.insert_link(1, gta_sa_paths.Link(0, 3, length=12))
    assert tables.to_bytes() == area.to_bytes()
    tables.delete("links", first + count)
    assert tables.to_bytes() == gta_sa_paths.smallest().to_bytes()


def test_links_of_nodes_without_counts() -> None:
    area = max(gta_iv_paths.random_city(random.Random(4)).values(), key=lambda area: len(area.nodes))
    data = area.to_bytes()
    tables = read(data, load_spec("gta_iv_paths"))
    node = next(row for row, node in enumerate(area.nodes) if node.links)
    for at in (0, 1):
        area.nodes[node].links.insert(at, gta_iv_paths.Link(3, 4, 5))
        tables.insert(
            "links",
            at,
            {"area_id": 3, "node_id": 4, "length": 5, "lanes": 9, "link_flags": gta_iv_paths.LINK_FLAGS},
            parent=node,
        )
        assert tables.to_bytes() == area.to_bytes()
    first = int(tables["nodes"]["first_link"][node])
    tables.delete("links", [first, first + 1])
    assert tables.to_bytes() == data


def test_corners_and_polygons_of_a_pool() -> None:
    tables = read(source2_nav.mesh().pack(), load_spec("source2_nav"))
    gravity = len(tables["gravity"])
    tables.insert("corners", 1, {"x": 5.0})
    assert tables["polygons.corner_indices"].tolist() == [0, 2, 3, 4, 2, 5, 3]
    assert len(tables["gravity"]) == gravity + 1
    tables.insert("polygons", 0, {"movable_mesh_index": 0})
    tables.insert("polygons.corner_indices", 0, [0, 1, 2], parent=0)
    assert tables["areas"]["polygon_index"].tolist() == [1, 2]
    tables.insert("areas", 2, {"id": 3, "polygon_index": 0})
    again = read(tables.to_bytes(), tables.spec)
    assert np.diff(again.offsets("areas.edges")).tolist() == [4, 3, 3]
    assert again["polygons"]["movable_mesh_index"].tolist() == [0, 0xFFFFFFFF, 0]
    with pytest.raises(WriteError, match="would lead to a row of polygons"):
        tables.delete("polygons", 1)


# --- what is refused -----------------------------------------------------------------------------------------------


def test_rows_that_something_leads_to_stay() -> None:
    tables = mesh()
    before = tables.to_bytes()
    with pytest.raises(WriteError) as caught:
        tables.delete("areas", 1)
    assert caught.value.pointer == "/areas/0/connections/1/ids/0"
    assert caught.value.message.startswith(
        "2 rows of areas.connections.ids, 1 row of areas.visible (target) would lead"
    )
    assert "first row 0 of areas.connections.ids; delete those rows first" in caught.value.message
    with pytest.raises(WriteError, match=r"areas.encounters.spots \(spot_id\)"):
        tables.delete("areas.hiding_spots", 3)
    with pytest.raises(WriteError, match=r"1 row of areas\.ladders_up\.ids, 1 row of areas.ladders_down.ids"):
        tables.delete("ladders", [0])
    assert tables.to_bytes() == before


def test_rows_go_with_all_that_belongs_to_them() -> None:
    built = source_nav.mesh()
    tables = mesh(built)
    built.areas[1].encounters = []
    tables.delete("areas.encounters", [0, 1])
    built.areas[1].connections = ((), (), (), (1,))
    built.areas[2].connections = ((), (), (), ())
    tables.delete("areas.connections.ids", np.flatnonzero(tables["areas.connections.ids"] == 4))
    built.areas[0].visible = [entry for entry in built.areas[0].visible if entry[0] != 4]
    built.areas[1].visible = []
    tables.delete("areas.visible", np.flatnonzero(tables["areas.visible"]["target"] == 4))
    del built.areas[3]
    tables.delete("areas", 3)
    assert tables.to_bytes() == built.pack()


def test_rows_that_lead_to_each_other_go_together() -> None:
    built = source_nav.mesh()
    built.ladders = []
    tables = mesh(built)
    tables.delete("areas", range(4))
    built.areas = []
    assert tables.to_bytes() == built.pack()


@pytest.mark.parametrize(("key", "rows"), [("nodes", 8), ("navi_nodes", 4)])
def test_rows_that_other_files_name_are_for_the_compiler(key: str, rows: int) -> None:
    tables = read(gta_sa_paths.smallest().to_bytes(), load_spec("gta_sa_paths"))
    assert len(tables[key]) == rows
    for change in (lambda: tables.insert(key, rows, {}), lambda: tables.delete(key, rows - 1)):
        with pytest.raises(WriteError, match="navspec compile") as caught:
            change()
        assert caught.value.pointer == f"/{key}"


def test_nodes_of_the_later_game_are_for_the_compiler() -> None:
    tables = read(gta_iv_paths.example(), load_spec("gta_iv_paths"))
    with pytest.raises(
        WriteError, match=r"named by their numbers from other files, by links \(node_id\).*navspec compile"
    ):
        tables.insert("nodes", 0, {})


def test_what_leads_nowhere_does_not_come_to_lead_to_a_new_row() -> None:
    tables = mesh(source_nav.mesh(16, 14, "l4d"))
    tables["areas.visible"]["target"][0] = 4
    with pytest.raises(
        WriteError, match=r"1 row of areas\.visible would lead to a new row of areas, although now to none"
    ):
        tables.insert("areas", 0, {"id": 9})
    tables["areas.visible"]["target"][0] = 5
    tables.insert("areas", 0, {"id": 9})
    assert tables["areas.visible"]["target"][0] == 5


def test_slices_beyond_their_table_are_to_be_mended_first() -> None:
    tables = prime(metroid_prime_path.two_squares())
    tables["regions"]["num_nodes"][1] = 5
    with pytest.raises(WriteError, match="1 row of regions have rows of nodes that are not there") as caught:
        tables.insert("nodes", 0, {})
    assert caught.value.pointer == "/regions/1"


def test_rows_that_somebody_holds_stay_as_they_were() -> None:
    tables = mesh()
    rows = tables["areas"]
    tables.insert("areas", 0, {"id": 9})
    assert (len(rows), rows["id"].tolist()) == (4, [1, 2, 7, 4])
    assert tables.span("areas", 0)[1] == 4 + 4 + 12 + 12 + 8 + 16 + 1 + 4 + 2 + 8 + 8 + 16 + 4 + 4
    assert struct.unpack_from("<I", tables.to_bytes(), tables.span("", 0, "num_areas")[0]) == (5,)
