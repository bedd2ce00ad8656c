"""New rows in the text of a file: what they lack is filled in, counts follow, and what would lead astray is refused."""

from __future__ import annotations

import itertools
import json
from typing import Any

import pytest

import navspec
from builders import gta_sa_paths, metroid_prime_path, shapes, source_nav
from navspec import tree
from navspec.columns import read
from navspec.errors import WriteError
from navspec.spec import load_spec


def text(data: bytes, name: str | None = None) -> dict[str, Any]:
    return json.loads(navspec.dump(data, readable=True, name=name))


def test_a_row_with_few_members_is_a_whole_one() -> None:
    built = source_nav.mesh()
    content = text(built.pack())
    area = {
        "id": 9,
        "se": {"x": 100, "y": 100},
        "connections": [{}, {}, {"ids": [2]}, {}],
        "attributes": {"jump": True},
    }
    content["areas"].insert(
        1, area | {"hiding_spots": [{"id": 30, "position": {"x": 1.5}, "flags": {"exposed": True}}]}
    )
    spot = source_nav.Spot(30, (1.5, 0.0, 0.0), 8)
    new = source_nav.Area(9, 2, connections=((), (), (2,), ()), spots=[spot], occupy=(0.0, 0.0), light=(0.0,) * 4)
    built.areas.insert(1, new)
    assert navspec.build(json.dumps(content)) == built.pack()


def test_what_the_spec_tells_of_a_row_stands_in_it() -> None:
    spec = load_spec("shapes", "shapes_formats")
    data = shapes.File(items=[shapes.Item(10, num_rows=0), shapes.Item(11, sides=[[], [], [], []])]).to_bytes()
    content = tree.to_json(tree.read(data, spec, package="shapes_formats"), spec)
    content["items"][0]["sides"] = [{}, {}, {"ids": [12]}, {}]
    content["items"].append(
        {"item_id": 12, "flags": {"has_more": True}, "tags": [5, 6], "spots": [{"spot_id": 3}], "name": "hex:6869"}
    )
    with pytest.raises(WriteError, match="this field is missing"):
        tree.from_json(content, spec, "shapes_formats")
    root = tree.from_json(content, spec, "shapes_formats", completes=True)
    tables = read(tree.to_bytes(root, spec), spec)
    assert tables["items"]["owner"].tolist() == [255, 255, 255]
    assert tables["items"]["num_tags"].tolist() == [2, 2, 2]
    assert tables["items.extra"].tolist() == [0]
    assert counts(tables.offsets("items.spots.marks")) == [2, 2, 2]
    assert tables["items.name"].tobytes().endswith(b"hi")
    assert counts(tables.offsets("items.sides")) == [4, 4, 4]
    tables.require_references({"items": None})
    assert set(tree.row_changes(root)) >= {"items", "items.flags", "items.sides", "items.spots"}


def counts(offsets: Any) -> list[int]:
    return [int(end - start) for start, end in itertools.pairwise(offsets)]


def test_numbers_of_rows_are_filled_in() -> None:
    content = text(metroid_prime_path.two_squares(6).to_bytes())
    content["regions"].append({"height": 2})
    tables = read(navspec.build(json.dumps(content)), load_spec("metroid_prime_path"))
    assert tables["regions"]["region_index"].tolist() == tables["regions"]["run_time_slot"].tolist() == [0, 1, 2]
    content["octree_nodes"].append({"is_leaf": 1})
    tables = read(navspec.build(json.dumps(content)), load_spec("metroid_prime_path"))
    assert tables["octree_nodes"]["children"][1].tolist() == [-1] * 8


@pytest.mark.parametrize("version", [(16, 0, "base"), (16, 14, "l4d")])
def test_what_leads_nowhere_is_refused_with_its_place(version: tuple[int, int, str]) -> None:
    content = text(source_nav.mesh(*version).pack())
    content["areas"].append({"id": 9, "connections": [{"ids": [77]}, {}, {}, {}]})
    with pytest.raises(WriteError, match="77 leads to no row of areas") as caught:
        navspec.build(json.dumps(content))
    assert caught.value.pointer == "/areas/4/connections/0/ids/0"
    del content["areas"][4]["connections"]
    navspec.build(json.dumps(content))
    content = text(source_nav.mesh(*version).pack())
    del content["areas"][3]
    with pytest.raises(WriteError, match="4 leads to no row of areas"):
        navspec.build(json.dumps(content))


def test_areas_that_are_named_by_ids_may_stand_anywhere() -> None:
    content = text(source_nav.mesh(15, 13, "l4d").pack())
    first, second, third, fourth = content["areas"]
    content["areas"] = [fourth, {"id": 9}, third, first, second]
    tables = read(navspec.build(json.dumps(content)), load_spec("source_nav"))
    assert tables["areas"]["id"].tolist() == [4, 9, 7, 1, 2]
    assert tables.column("areas.visible", "target").tolist() == [4, 7, 1, 2, 4, 4, 2]


def test_a_row_before_rows_that_are_named_by_number_is_refused() -> None:
    content = text(source_nav.mesh(16, 14, "l4d").pack())
    content["areas"].insert(1, {"id": 9})
    with pytest.raises(
        WriteError, match=r"1 is the number of a row of areas.*after all others, or use `Tables.insert`"
    ) as caught:
        navspec.build(json.dumps(content))
    assert caught.value.pointer == "/areas/0/visible/1/target"
    content = text(metroid_prime_path.two_squares().to_bytes())
    content["nodes"].insert(2, {})
    with pytest.raises(WriteError, match="0 is the number of a row of nodes"):
        navspec.build(json.dumps(content))


def test_nodes_that_other_files_name_are_for_the_compiler() -> None:
    content = text(gta_sa_paths.smallest().to_bytes(), "NODES0.DAT")
    content["nodes"].insert(0, {"area_id": 0})
    with pytest.raises(WriteError, match="navspec compile"):
        navspec.build(json.dumps(content))


def test_what_led_nowhere_before_is_written_as_it_was() -> None:
    built = source_nav.mesh()
    built.areas[0].connections = ((), (99,), (), ())
    assert navspec.build(navspec.dump(built.pack())) == built.pack()


def test_a_member_that_is_no_part_of_a_row_is_still_missed() -> None:
    content = text(source_nav.mesh().pack())
    del content["version"]
    with pytest.raises(WriteError, match="this field is missing") as caught:
        navspec.build(json.dumps(content))
    assert caught.value.pointer == "/version"


MINIMAL = {
    "$navspec": {"format": "source_nav", "variant": "base"},
    "version": 16,
    "sub_version": 0,
    "bsp_size": 1000,
    "is_analyzed": 1,
    "has_unnamed_areas": 1,
    "areas": [{"id": 1, "nw": {"x": 0, "y": 0}, "se": {"x": 100, "y": 50}}],
}


@pytest.mark.parametrize("decision", [{}, {"game": "base"}, {"game": 0, "has_tf2c_tag": False}])
def test_a_file_written_by_hand(decision: dict[str, Any]) -> None:
    """Counts, fixed values, lists without rows and decisions that follow from the variant need not be named."""
    area = source_nav.Area(1, se=(100.0, 50.0, 0.0), occupy=(0.0, 0.0), light=(0.0,) * 4)
    expected = source_nav.Mesh(bsp_size=1000, areas=[area]).pack()
    built = navspec.build(json.dumps(MINIMAL | decision))
    assert built == expected
    report = navspec.check(built, name="by_hand.nav")
    assert (report.severities.get("error", 0), report.severities.get("warning", 0)) == (0, 0)


def test_lists_without_their_counts() -> None:
    built = source_nav.mesh(16, 14, "l4d")
    content = text(built.pack())
    for number in ("num_areas", "num_places", "num_ladders", "magic", "tail", "game", "has_tf2c_tag"):
        del content[number]
    del content["l4d_prologue"]["num_fog_places"]
    del content["places"][1]["len_name"]
    del content["areas"][0]["connections"][1]["num_ids"]
    assert navspec.build(json.dumps(content)) == built.pack()


@pytest.mark.parametrize(
    ("members", "message", "pointer"),
    [
        ({"sub_version": None}, "this field is missing", "/sub_version"),
        ({"num_areas": 1, "areas": None}, "this field is missing", "/areas"),
        ({"game": "bass"}, "this decision is of type int, not 'bass'; use base, cs, tf, ins, l4d, tfc", "/game"),
        ({"game": True}, "this decision is of type int", "/game"),
    ],
)
def test_what_a_file_written_by_hand_has_to_name(members: dict[str, Any], message: str, pointer: str) -> None:
    content = {name: value for name, value in (MINIMAL | members).items() if value is not None}
    with pytest.raises(WriteError, match=message) as caught:
        navspec.build(json.dumps(content))
    assert caught.value.pointer == pointer


def test_links_of_a_file_written_by_hand_have_to_lead_somewhere() -> None:
    content = MINIMAL | {"areas": [{"id": 1, "connections": [{"ids": [2]}, {}, {}, {}]}]}
    with pytest.raises(WriteError, match="2 leads to no row of areas"):
        navspec.build(json.dumps(content))


def test_decisions_are_named_in_text_that_is_pleasant_to_edit() -> None:
    built = source_nav.mesh(16, 14, "l4d").pack()
    assert text(built)["game"] == "l4d"
    assert json.loads(navspec.dump(built))["game"] == 4
