"""What the studio tells of differences between states and files, and of a file as a whole."""

from __future__ import annotations

import itertools
import struct
from pathlib import Path

from builders.gta_sa_paths import City, border_city, smallest, smallest_city
from builders.gta_sa_save import valid
from unit.studio_page import Page


def test_nothing_has_changed_at_first(tmp_path: Path) -> None:
    (tmp_path / "NODES0.DAT").write_bytes(smallest().to_bytes())
    response = Page(tmp_path / "NODES0.DAT").get("changes")
    assert response == {
        "networks": [],
        "folded": False,
        "elsewhere": None,
        "revision": 0,
        "same": 0,
        "files": [],
        "totals": {"changed": 0, "added": 0, "removed": 0},
        "listed": 0,
    }


def test_a_node_that_moves_over_a_border_is_one_node(tmp_path: Path) -> None:
    """All rows after it have other numbers, in its old file and in its new one; nothing else was edited."""
    city = City()
    nodes = [city.vehicle(x, 0) for x in (-90, -40, -10, 40, 90)]
    nodes_beside = [city.ped(x, 0) for x in (740, 760)]
    for start, end in (*itertools.pairwise(nodes), nodes_beside):
        city.road(start, end)
    city.write(tmp_path)
    page = Page(tmp_path)
    name = "{}/{}".format(*city.addresses()[nodes[2]])
    page.edit("move", nodes=[name], values={"by": [25, 5, 0]})
    response = page.get("changes")
    (network,) = response["networks"]
    (group,) = network["groups"]
    assert group["title"] == "1 node moved"
    (change,) = group["changes"]
    assert (change["name"], change["a"], change["b"]) == (f"{name} → 36/2", [[-10, 0]], [[15, 5]])
    assert change["text"] == "vehicle moved from -10, 0, 10 to 15, 5, 10"
    assert "area of 1" in network["following"]
    assert response["folded"]
    assert not any(file["tables"] for file in response["files"])
    rows = page.get("changes", rows="true")
    assert not rows["folded"]
    assert rows["totals"]["added"] == rows["totals"]["removed"] > 0
    saved = page.compare({"document": 1, "saved": True}, {"document": 1})
    assert saved["networks"] == response["networks"]
    plan = {Path(file["path"]).name: file["follows"] for file in page.get("save/preview")["files"]}
    assert {file for file, follows in plan.items() if not follows} == {"NODES35.DAT", "NODES36.DAT"}


def test_files_that_only_one_set_has_are_not_gone_nodes(tmp_path: Path) -> None:
    files = border_city().files()
    for folder in ("all", "few"):
        (tmp_path / folder).mkdir()
    for name, data in files.items():
        (tmp_path / "all" / name).write_bytes(data)
    (tmp_path / "few" / "NODES0.DAT").write_bytes(files["NODES0.DAT"])
    page = Page(tmp_path / "all", tmp_path / "few")
    response = page.compare({"document": 1}, {"document": 2})
    assert response["networks"] == [{"groups": [], "following": []}]
    assert {file["status"] for file in response["files"]} == {"only_a"}


def test_changes_since_a_save_are_told_by_field_and_place(tmp_path: Path) -> None:
    (tmp_path / "NODES0.DAT").write_bytes(smallest().to_bytes())
    page = Page(tmp_path / "NODES0.DAT")
    page.put({"/nodes/3/path_width": "8", "/nodes/3/flags/speed": "fast"})
    (network,) = page.get("changes")["networks"]
    (group,) = network["groups"]
    assert (group["title"], group["changes"][0]["fields"]) == (
        "1 node changed",
        ["path width 0.0 → 0.5", "speed normal → fast"],
    )
    (file,) = page.get("changes", rows="true")["files"]
    (table,) = file["tables"]
    assert (file["name"], table["key"], table["changed"]) == ("NODES0.DAT", "nodes", 1)
    (change,) = table["changes"]
    assert change["pointer_b"] == "/nodes/3"
    assert change["fields"] == [
        ["/nodes/3/path_width", "path_width 0 → 8 (0 → 0.5 m)"],
        ["/nodes/3/flags/speed", "flags.speed normal (1) → fast (2)"],
    ]
    x, y = struct.unpack_from("<hh", page.data, 20 + 28 * 3 + 8)
    assert change["a"] == change["b"] == [x / 8, y / 8]
    page.undo()
    assert page.get("changes")["files"] == []


def test_two_files_of_open_documents_are_compared_on_the_map(tmp_path: Path) -> None:
    for name, city in (("one", smallest_city()), ("two", smallest_city(-2880.0))):
        (tmp_path / name).mkdir()
        (tmp_path / name / "NODES0.DAT").write_bytes(city.areas()[0].to_bytes())
    page = Page(tmp_path / "one" / "NODES0.DAT", tmp_path / "two" / "NODES0.DAT")
    response = page.compare({"document": 1}, {"document": 2}, rows=True)
    (nodes,) = [table for table in response["files"][0]["tables"] if table["key"] == "nodes"]
    assert nodes["changed"] == 8
    assert [(node["a"][0], node["b"][0]) for node in nodes["changes"][:2]] == [(-2900.0, -2880.0), (-2880.0, -2860.0)]


def test_sets_are_compared_file_by_file(tmp_path: Path) -> None:
    files = border_city().files()
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        for each, data in files.items():
            (tmp_path / name / each).write_bytes(data)
    (tmp_path / "two" / "NODES0.DAT").unlink()
    page = Page(tmp_path / "one", tmp_path / "two")
    response = page.compare({"document": 1}, {"document": 2})
    assert response["same"] == len(files) - 1
    assert [(file["name"], file["status"]) for file in response["files"]] == [("NODES0.DAT", "only_a")]


def test_two_saves_side_by_side(tmp_path: Path) -> None:
    (tmp_path / "GTASAsf1.b").write_bytes(valid().to_bytes())
    (tmp_path / "GTASAsf2.b").write_bytes(valid({"/player_info/money": 5}).to_bytes())
    page = Page(tmp_path / "GTASAsf1.b", tmp_path / "GTASAsf2.b")
    response = page.compare({"document": 1}, {"document": 2})
    changes = [change for table in response["files"][0]["tables"] for change in table["changes"]]
    words = dict(field for change in changes for field in change["fields"])
    assert words["/player_info/money"].endswith("→ 5 $")


def test_what_cannot_be_compared_says_so(tmp_path: Path) -> None:
    (tmp_path / "NODES0.DAT").write_bytes(smallest().to_bytes())
    (tmp_path / "GTASAsf1.b").write_bytes(valid().to_bytes())
    page = Page(tmp_path / "NODES0.DAT", tmp_path / "GTASAsf1.b")
    (file,) = page.compare({"document": 1}, {"document": 2})["files"]
    assert "formats differ" in file["message"]
    assert "no longer open" in page.compare({"document": 1}, {"document": 7}, 422)
    assert "has to be an object" in page.compare({"document": 1}, "two", 422)


def test_a_card_has_facts_with_the_fields_that_they_come_from(tmp_path: Path) -> None:
    (tmp_path / "GTASAsf1.b").write_bytes(valid({"/player_info/money": 4321}).to_bytes())
    page = Page(tmp_path / "GTASAsf1.b")
    (file,) = page.get("card")["files"]
    facts = {name: (text, pointer) for name, text, pointer in file["facts"]}
    assert facts["money"] == ("4,321", "/player_info/money")
    assert file["done"]
    assert all(0 <= percent <= 100 for _, _, percent in file["done"])
    page.put({"money": "9"})
    assert {fact[0]: fact[1] for fact in page.get("card")["files"][0]["facts"]}["money"] == "9"


def test_nodes_that_only_have_another_number_are_neither_gone_nor_new(tmp_path: Path) -> None:
    (tmp_path / "NODES0.DAT").write_bytes(smallest().to_bytes())
    page = Page(tmp_path / "NODES0.DAT")
    first, second = (struct.unpack_from("<hh", page.data, 20 + 28 * row + 8) for row in (0, 1))
    page.edit("delete", nodes=["0/0"])
    assert struct.unpack_from("<hh", page.data, 20 + 8) == second
    (nodes,) = [table for table in page.get("changes", rows="true")["files"][0]["tables"] if table["key"] == "nodes"]
    assert nodes["gone"] == [[coordinate / 8 for coordinate in first]]
    assert nodes["new"] == []


def test_paths_of_sides_are_text(tmp_path: Path) -> None:
    (tmp_path / "NODES0.DAT").write_bytes(smallest().to_bytes())
    page = Page(tmp_path / "NODES0.DAT")
    for path in ([], {}, 5, None):
        assert page.compare({"document": 1, "path": path}, {"document": 1}, 422) == "a and b: the path has to be text"
