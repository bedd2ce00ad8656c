"""`navspec ls`, `get` and `set`: what they print, what they write, and their exit statuses."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from builders import gta_img, gta_sa_save, shapes, source_nav
from builders.gta_sa_paths import smallest
from navspec.columns import read
from navspec.places import listing
from navspec.places.addresses import find_places
from navspec.places.place import root_place
from navspec.records.contents import Parts, Values
from navspec.report import render
from navspec.spec import load_spec

Run = Callable[..., Result]
Validated = Callable[[str, str], Any]


def content(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


# --- ls ------------------------------------------------------------------------------------------------------------

NODE = """\
NODES0.DAT /nodes/1: path_node
  next_ptr         u4          0
  prev_ptr         u4          0
  x                s2          -23040 (-2880 m)
  y                s2          -23200 (-2900 m)
  z                s2          80 (10 m)
  search_distance  s2          32766
  base_link        s2          1
  area_id          u2          0
  node_id          u2          1
  path_width       u1          0 (0 m)
  flood_id         u1          1
  flags            node_flags  0xf1013  link_count 3, on_dead_end, speed 1, density 15
  position_x       float       -2880.0 m
  position_y       float       -2900.0 m
  position_z       float       10.0 m
  half_width       float       0.0 m
  full_width       float       0.0 m
"""


def test_ls_of_a_record(run: Run, small: Path) -> None:
    assert run("ls", small.name, "/nodes/1").stdout == NODE


def test_ls_of_lists_and_ranges(run: Run, small: Path) -> None:
    assert run("ls", small.name, "/link_lengths/1-2").stdout == (
        "NODES0.DAT /link_lengths/1-2\n  /link_lengths/1  u1  20 m\n  /link_lengths/2  u1  20 m\n"
    )
    text = run("ls", small.name, "/links", "--limit", "2").stdout
    assert text == (
        "NODES0.DAT /links: link[12]\n  0  link  area_id 0, node_id 1\n  1  link  area_id 0, node_id 0\n"
        "  … and 10 more (--limit, or a range)\n"
    )


def test_ls_of_bits(run: Run, small: Path) -> None:
    lines = run("ls", small.name, "/nodes/0/flags").stdout.splitlines()
    assert lines[1] == "  link_count             b4  1"
    assert "  speed                  b2  1 (normal)" in lines


def test_ls_of_a_file(run: Run, small: Path, validated: Validated) -> None:
    record = validated("ls", run("ls", small.name, "--format", "json").stdout)
    assert (record["path"], record["format"], record["variant"], record["type"]) == (
        small.name, "gta_sa_paths", "classic", "gta_sa_paths",
    )  # fmt: skip
    entries = {entry["pointer"]: entry for entry in record["entries"]}
    assert entries["/num_nodes"] == {"pointer": "/num_nodes", "kind": "number", "type": "u4", "value": 8}
    assert entries["/nodes"] == {"pointer": "/nodes", "kind": "list", "type": "path_node[8]", "count": 8}
    assert entries["/reserved_link_lengths"]["value"] == f"hex:{bytes(192).hex()}"
    assert record["total"] == len(record["entries"])
    assert "/has_intersections" not in entries
    whole = validated("ls", run("ls", small.name, "--all", "--format", "json").stdout)
    assert "/has_intersections" in {entry["pointer"] for entry in whole["entries"]}
    [value] = validated("ls", run("ls", small.name, "/nodes/1/x", "--format", "json").stdout)["entries"]
    assert value == {
        "pointer": "/nodes/1/x",
        "kind": "number",
        "type": "s2",
        "value": -23040,
        "scaled": -2880.0,
        "unit": "m",
    }


def test_every_construct_has_a_line(validated: Validated) -> None:
    tables = read(shapes.File().to_bytes(), load_spec("shapes", "shapes_formats"))
    head = {"path": "x", "format": "shapes", "variant": ""}
    for pointer in ("", "/header", "/items/0", "/items/0/body", "/items/0/attributes", "/settings", "/faces/0"):
        places = find_places(root_place(tables), pointer)
        for everything in (False, True):
            entries, total = listing.list_parts(places, limit=100, everything=everything)
            record = Parts(**head, pointer=pointer, kind=None, type=None, entries=tuple(entries), total=total)
            validated("ls", render("ls", "json", record))
            assert len(render("ls", "text", record).splitlines()) == 1 + len(entries)
        validated("get", render("get", "json", Values(**head, values=tuple(map(listing.whole_entry, places)))))
    shown = {part["pointer"] for part in listing.list_parts(find_places(root_place(tables), ""), limit=100)[0]}
    assert "/padding" not in shown
    item = {
        part["pointer"]: part for part in listing.list_parts(find_places(root_place(tables), "/items/0"), limit=100)[0]
    }
    assert item["/items/0/attributes"]["bits"] == {"open": False, "painted": True, "wide": False}
    assert item["/items/0/name"]["text"] == "name"
    assert item["/items/0/tags"]["value"] == [10, 20]


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        (b"n", "n"),
        (b"\xff", None),
        (b"\t", None),
    ],
)
def test_text_that_a_zero_ends(name: bytes, shown: str | None) -> None:
    tables = read(shapes.File(items=[shapes.Item(name=name)]).to_bytes(), load_spec("shapes", "shapes_formats"))
    (place,) = find_places(root_place(tables), "/items/0/name")
    assert listing.describe_place(place).get("text") == shown


@pytest.mark.parametrize(
    ("data", "shown"),
    [
        (b"ab\0\0\0", "ab"),
        (b"abcd\0", "abcd"),
        (b"abc\0\x07", None),
        (b"\0\0\0\0\0", None),
        (b"ab\0cd", None),
        (b"abcde", "abcde"),
    ],
)
def test_bytes_that_may_be_text(data: bytes, shown: str | None) -> None:
    """Old memory behind a zero does not count, as long as there is enough text before it."""
    header = shapes.Header(reserved=data)
    tables = read(shapes.File(header=header).to_bytes(), load_spec("shapes", "shapes_formats"))
    (place,) = find_places(root_place(tables), "/header/reserved")
    assert listing.describe_place(place).get("text") == shown


def test_archives(run: Run, tmp_path: Path) -> None:
    (tmp_path / "gta3.img").write_bytes(gta_img.archive({"nodes0.dat": smallest().to_bytes()}).to_bytes())
    assert run("get", "gta3.img:nodes0.dat", "/nodes/1/x").stdout == "-23040\n"
    assert run("get", "gta3.img", "/num_entries").stdout == "1\n"
    before = content(tmp_path)
    error = run("set", "gta3.img", "/num_entries=2", status=2).stderr
    assert "only a part of such a file is read" in error
    assert content(tmp_path) == before
    run("set", "gta3.img:nodes0.dat", "/nodes/1/path_width=1", "-o", "out.dat")
    area = smallest()
    area.nodes[1].path_width = 1
    assert (tmp_path / "out.dat").read_bytes() == area.to_bytes()
    result = run("set", "gta3.img:NODES0.dat", "/nodes/1/path_width=1")
    assert result.stdout == (
        "/nodes/1/path_width: 0 (0 m) -> 1 (0.0625 m)\n"
        "  nodes0.dat: 2,048 bytes, stays at its place\n"
        "wrote gta3.img: 1 file, 1 changed, 0 as they were, 4,096 bytes; before: gta3.img.bak\n"
    )
    built = gta_img.archive({"nodes0.dat": area.to_bytes()}).to_bytes()
    assert content(tmp_path) == {"gta3.img": built, "gta3.img.bak": before["gta3.img"], "out.dat": area.to_bytes()}
    error = run("set", "gta3.img:nodes0.dat", "/nodes/1/path_width=2", "-o", "new.img", status=2).stderr
    assert "new.img: this is one file and no archive; name its place in an archive, as new.img:NAME" in error


# --- get -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pointers", "text"),
    [
        (["/nodes/1/x"], "-23040\n"),
        (["/nodes/1/position_x"], "-2880.0\n"),
        (["/nodes/1/flags/road_block"], "false\n"),
        (["/nodes/1/x", "/nodes/1/flags/speed"], "/nodes/1/x: -23040 (-2880 m)\n/nodes/1/flags/speed: 1 (normal)\n"),
        (["/links/3"], "/links/3/area_id: 0\n/links/3/node_id: 4\n"),
        (["/links/2-3/node_id"], "/links/2/node_id: 2\n/links/3/node_id: 4\n"),
        (["/trailing"], "hex:\n"),
    ],
)
def test_get(pointers: list[str], text: str, run: Run, small: Path) -> None:
    assert run("get", small.name, *pointers).stdout == text
    assert run("get", "-", *pointers, data=small.read_bytes()).stdout == text


def test_get_json(run: Run, small: Path, validated: Validated) -> None:
    record = validated("get", run("get", small.name, "/links/3", "/nodes/1/flags/speed", "--format", "json").stdout)
    assert [value["value"] for value in record["values"]] == [{"area_id": 0, "node_id": 4}, 1]
    assert record["values"][1]["name"] == "normal"


def test_text(run: Run, tmp_path: Path) -> None:
    (tmp_path / "a.nav").write_bytes(source_nav.clean().pack())
    assert run("get", "a.nav", "/places/1/name").stdout == "BombsiteA\n"
    assert '  name      bytes[10]  "BombsiteA"\n' in run("ls", "a.nav", "/places/1").stdout


# --- set -----------------------------------------------------------------------------------------------------------

SET = """\
/nodes/3/x: -22720 (-2840 m) -> -22400 (-2800 m)
/nodes/1/flags/switched_off: false -> true
/nodes/1/flags/speed: 1 (normal) -> 2 (fast)
follows:
  /nodes/1/flags/switched_off_original: false -> true  copy switched_off to switched_off_original (SA_PATHS_NODE_BIT8)
  /link_lengths/5: 20 m -> 60 m  recompute the lengths (SA_PATHS_LENGTH_ZERO, SA_PATHS_LENGTH_VALUE, SA_PATHS_LENGTH_ASYMMETRIC)
  /link_lengths/6: 20 m -> 60 m  recompute the lengths (SA_PATHS_LENGTH_ZERO, SA_PATHS_LENGTH_VALUE, SA_PATHS_LENGTH_ASYMMETRIC)
note: links that lead to the node from other files keep their lengths
wrote NODES0.DAT, before: NODES0.DAT.bak
"""
VALUES = ("/nodes/3/x=-2800m", "/nodes/1/flags/switched_off=1", "/nodes/1/flags/speed=fast")


def edited() -> bytes:
    area = smallest()
    area.nodes[3].x = -22400
    area.nodes[1].switched_off = area.nodes[1].switched_off_original = 1
    area.nodes[1].speed = 2
    area.links[5].length = area.links[6].length = 60
    return area.to_bytes()


def test_set(run: Run, small: Path) -> None:
    before = small.read_bytes()
    result = run("set", small.name, *VALUES)
    assert (result.stdout, result.stderr) == (SET, "")
    assert content(small.parent) == {"NODES0.DAT": edited(), "NODES0.DAT.bak": before}
    run("check", small.name)


def test_set_json(run: Run, small: Path, validated: Validated) -> None:
    record = validated("set", run("set", small.name, *VALUES, "--format", "json").stdout)
    assert record["changes"][2] == {
        "pointer": "/nodes/1/flags/speed", "old": 1, "new": 2, "old_name": "normal", "new_name": "fast",
    }  # fmt: skip
    assert record["follows"][0]["codes"] == ["SA_PATHS_NODE_BIT8"]
    assert (record["written"], record["backup"]) == ("NODES0.DAT", "NODES0.DAT.bak")


def test_a_dry_run_writes_nothing(run: Run, small: Path) -> None:
    before = content(small.parent)
    text = run("set", "--dry-run", small.name, *VALUES).stdout
    assert text.splitlines()[:-1] == SET.splitlines()[:-1]
    assert text.endswith("\nnothing is written\n")
    assert run("set", "-n", small.name, *VALUES, "-o", "out.dat").stdout == text
    assert content(small.parent) == before


def test_set_elsewhere(run: Run, small: Path) -> None:
    before = small.read_bytes()
    assert run("set", small.name, *VALUES, "-o", "out.dat").stdout.endswith("\nwrote out.dat\n")
    assert content(small.parent) == {"NODES0.DAT": before, "out.dat": edited()}
    assert "out.dat exists already" in run("set", small.name, *VALUES, "-o", "out.dat", status=2).stderr
    run("set", "-", *VALUES, "-o", "out2.dat", "--name", small.name, data=before)
    assert (small.parent / "out2.dat").read_bytes() == edited()
    nameless = run("set", "-", *VALUES, "--dry-run", data=before).stdout
    assert "note: the name of the file has no number, so that not all may follow (--name)\n" in nameless


def test_a_new_error_is_not_written(run: Run, small: Path, validated: Validated) -> None:
    before = content(small.parent)
    text = run("set", small.name, "/links/0/node_id=999", status=1).stdout
    assert "new: error SA_PATHS_LINK_TARGET: " in text
    assert text.splitlines()[-1].startswith(
        "not written: the result would have errors that are not there now: SA_PATHS_LI"
    )
    validated("set", run("set", small.name, "/links/0/node_id=999", "--format", "json", status=1).stdout)
    assert content(small.parent) == before
    assert "wrote NODES0.DAT" in run("set", small.name, "/links/0/node_id=999", "--allow-invalid").stdout


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (["/nodes/1/x"], "navspec set: '/nodes/1/x' sets nothing; write POINTER=VALUE"),
        (["=1"], "navspec set: '=1' sets nothing; write POINTER=VALUE"),
        (["/nodes/1/x=1", "/nodes/1/x=2"], "navspec set: /nodes/1/x is set twice"),
        (["/nodes/1/x=40000"], "navspec: /nodes/1/x: '40000' does not fit; use -32768 to 32767"),
        (["/nodes/1/flags/speed=fst"], "/nodes/1/flags/speed: unknown value 'fst'; use slow, normal, fast or speed_3"),
        (["/nodes/99/x=1"], "there is no /nodes/99: /nodes has 8 elements, 0 to 7"),
        (
            ["/nodes/1/y=1", "/num_nodes=1"],
            "/num_nodes: this counts nodes, and is filled in when the file is written",
        ),
        (["/num_links=1"], "this counts links"),
        (["/nodes/1/node_id=1"], "this number is determined by its position"),
        (["/nodes/1/prev_ptr=4"], "this is an address in memory while the game runs, and means nothing in a file"),
        (["/nodes=1"], "this is a list; set an element of it"),
        (["/trailing=x"], "it has 1 bytes, and this place up to 0"),
    ],
)
def test_what_is_refused(arguments: list[str], text: str, run: Run, small: Path) -> None:
    before = content(small.parent)
    result = run("set", small.name, *arguments, status=2)
    assert text in result.stderr
    assert (result.stdout, result.stderr.count("\n")) == ("", 1)
    assert content(small.parent) == before


def test_what_cannot_be_read_or_written(run: Run, small: Path, tmp_path: Path) -> None:
    (tmp_path / "x.dat").write_bytes(b"nothing known")
    assert "no known format fits" in run("set", "x.dat", "/a=1", status=1).stderr
    assert "there is no such file" in run("ls", "y.dat", status=2).stderr
    assert "name one file" in run("get", ".", "/a", status=2).stderr
    assert "stdin cannot be replaced" in run("set", "-", "/a=1", data=b"", status=2).stderr
    assert "not for stdout" in run("set", small.name, "/a=1", "-o", "-", status=2).stderr
    small.chmod(0o444)
    before = small.read_bytes()
    assert "write-protected" in run("set", small.name, *VALUES, status=2).stderr
    assert small.read_bytes() == before
    small.chmod(0o644)


def test_many_values_are_told_of_in_short(run: Run, tmp_path: Path) -> None:
    (tmp_path / "GTASAsf1.b").write_bytes(gta_sa_save.valid().to_bytes())
    lines = run("set", "GTASAsf1.b", "/tags/tags/*=7", "-n").stdout.splitlines()
    assert lines[0] == "/tags/tags/0: 255 -> 7"
    assert lines[30] == "… and 70 more (see --output-format json)"
    assert lines[31] == "follows:"
    lines = run("set", "GTASAsf1.b", "/statistics/int_stats/times_cheated=1", "-n").stdout.splitlines()
    assert lines[0] == "/statistics/int_stats/17 times_cheated: 0 -> 1"
