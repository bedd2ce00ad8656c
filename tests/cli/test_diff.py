"""What changed between two files, by record and field."""

from __future__ import annotations

import json
import random
import struct
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

import navspec
from builders import gta_sa_save, source_nav
from builders.gta_sa_paths import City, smallest
from builders.shapes import Detail, File, Header, Item, Settings, Spot, sample
from navspec import tables as columns
from navspec.columns import Tables, read
from navspec.columns.diff import diff
from navspec.errors import NavspecError
from navspec.records.comparison import Difference, FileDifference
from navspec.report import render
from navspec.spec import from_json, load_spec
from sweeps import rounds

SHAPES = load_spec("shapes", "shapes_formats")
PATHS = load_spec("gta_sa_paths")


def of(file: File) -> Tables:
    return read(file.to_bytes(), SHAPES, decisions=file.decisions)


def changed(a: File, b: File, **options: Any) -> dict[str, dict[str, Any]]:
    """Differing tables by key."""
    return {table["key"]: table for table in diff(of(a), of(b), **options)["tables"]}


def values(table: dict[str, Any], at: int = 0) -> dict[str, tuple[Any, Any]]:
    """Fields of one listed change, as (before, after)."""
    return {field["field"]: (field["a"], field["b"]) for field in table["changes"][at]["fields"]}


def total(table: dict[str, Any]) -> tuple[int, int, int]:
    return table["changed"], table["removed"], table["added"]


def test_same_files_do_not_differ() -> None:
    assert diff(of(File()), of(File())) == {"decisions": [], "tables": []}


def test_numbers_and_nested_structures() -> None:
    result = changed(File(), File(header=Header(kind=9, origin=(1.0, 2.5, 3.0), triple=(-1, 2, 7))))
    assert list(result) == ["", "header.triple"]
    assert result[""]["kind"] == "root"
    assert values(result[""]) == {"header.kind": (7, 9), "header.origin.y": (2.0, 2.5)}
    assert [field["field"] for field in result[""]["fields"]] == ["header.kind", "header.origin.y"]
    assert values(result["header.triple"]) == {"": (-3, 7)}
    assert result["header.triple"]["changes"][0]["pointer_a"] == "/header/triple/2"


def test_bits_have_names() -> None:
    result = changed(File(), File(header=Header(is_set=False, middle=1)))
    assert values(result[""]) == {"header.flags.is_set": (True, False), "header.flags.middle": (0x12345, 1)}
    assert [field["field"] for field in result[""]["fields"]] == ["header.flags.is_set", "header.flags.middle"]


FLOAT = {"kind": "float", "size": 4}
TRIPLE = {"id": "triple", "kind": "int", "size": 2, "repeat": {"count": 3}}
CORNERS = {"id": "corners", "kind": "struct", "type": "corner", "repeat": {"count": 2}}
LISTS = {"id": "rows", "kind": "struct", "type": "row", "repeat": {"count": 2}}


def test_constant_lists_inside_records() -> None:
    def kind(size: int, *fields: dict[str, Any]) -> dict[str, Any]:
        rest = {"owner": "", "params": [], "instances": [], "bits": None, "size": size, "min_size": size}
        return {"fields": fields, **rest, "doc": "", "lender": "", "doc_ref": [], "notes": {}}

    corner = kind(8, {"id": "x", **FLOAT}, {"id": "y", **FLOAT})
    types = {"root": kind(44, LISTS), "row": kind(22, TRIPLE, CORNERS), "corner": corner}
    head = {"id": "lists", "title": "", "family": "", "version": "", "doc": "", "root": "root", "endian": "le"}
    spec = from_json({**head, "types": types, "enums": {}})
    row = struct.Struct("<3H4f")
    a = row.pack(1, 2, 3, 4, 5, 6, 7) * 2
    b = row.pack(1, 2, 3, 4, 5, 6, 7) + row.pack(1, 9, 3, 4, 5, 6, 8)
    [table] = diff(read(a, spec), read(b, spec))["tables"]
    assert values(table) == {"triple.1": (2, 9), "corners.1.y": (7.0, 8.0)}
    assert table["fields"] == [{"field": "triple", "changed": 1}, {"field": "corners", "changed": 1}]


def test_fixed_bytes_show_where_they_begin_to_differ() -> None:
    [change] = changed(File(), File(header=Header(reserved=b"resXY")))[""]["changes"]
    texts = {"a_text": "resvd", "b_text": "resXY"}
    assert change["fields"] == [{"field": "header.reserved", "at": 3, "a": "hex:7664", "b": "hex:5859", **texts}]


def test_floats_are_compared_by_their_bits() -> None:
    quiet, signalling = 0x7FC00000, 0x7F800001
    assert values(changed(File(header=Header(scale=quiet)), File(header=Header(scale=signalling)))[""]) == {
        "header.scale": ("f4:7fc00000", "f4:7f800001")
    }
    assert values(changed(File(header=Header(scale=0.0)), File(header=Header(scale=-0.0)))[""]) == {
        "header.scale": (0.0, -0.0)
    }
    assert not changed(File(header=Header(scale=quiet)), File(header=Header(scale=quiet)))


def test_singles_are_short_and_large_numbers_are_text() -> None:
    result = changed(File(aligned=1), File(aligned=2**64 - 1, header=Header(scale=0.1)))
    assert values(result[""]) == {"aligned": (1, "18446744073709551615"), "header.scale": (1.5, 0.1)}


def test_rows_are_paired_by_their_unique_field() -> None:
    one, two, three = Item(item_id=1), Item(item_id=2, raw_x=5), Item(item_id=3)
    result = changed(File(items=[one, two, three]), File(items=[three, Item(item_id=4), replace(two, raw_x=6)]))
    assert result["items"]["paired_by"] == "item_id"
    assert total(result["items"]) == (1, 1, 1)
    change, removed, added = result["items"]["changes"]
    assert (change["id"], change["row_a"], change["row_b"]) == (2, 1, 2)
    assert values(result["items"]) == {"raw_x": (5, 6)}
    assert result["items"]["fields"] == [{"field": "raw_x", "changed": 1, "unit": "m", "scale": 0.125}]
    assert (removed["kind"], removed["pointer_a"], removed["pointer_b"]) == ("removed", "/items/0", None)
    assert (added["kind"], added["pointer_a"], added["pointer_b"]) == ("added", None, "/items/1")
    assert (result["items.tags"]["changed"], result["items.tags"]["removed"], result["items.tags"]["added"]) == (
        0,
        2,
        2,
    )


def test_rows_are_paired_by_place_where_the_field_is_not_unique() -> None:
    result = changed(File(items=[Item(item_id=1), Item(item_id=1)]), File(items=[Item(item_id=1), Item(item_id=2)]))
    assert result["items"]["paired_by"] == "row"
    assert values(result["items"]) == {"item_id": (1, 2)}


def test_a_longer_list_of_the_root_is_aligned_at_both_ends() -> None:
    result = changed(File(numbers=[1, 2, 3, 4]), File(numbers=[1, 2, 9, 3, 4]))
    assert total(result["numbers"]) == (0, 0, 1)
    assert result["numbers"]["changes"][0]["pointer_b"] == "/numbers/2"
    assert total(changed(File(numbers=[1, 1, 1]), File(numbers=[1, 1]))["numbers"]) == (0, 1, 0)
    assert total(changed(File(numbers=[]), File(numbers=[5]))["numbers"]) == (0, 0, 1)


def test_lists_inside_records_follow_their_parents() -> None:
    spots = [Spot(1), Spot(2)]
    result = changed(File(items=[Item(spots=spots)]), File(items=[Item(spots=[spots[0], Spot(7), Spot(8)])]))
    assert total(result["items.spots"]) == (1, 0, 1)
    assert result["items.spots"]["changes"][0]["pointer_b"] == "/items/0/spots/1"
    assert values(result["items.spots"]) == {"spot_id": (2, 7)}


def test_plain_numbers_inside_records() -> None:
    result = changed(File(items=[Item(), Item(item_id=2)]), File(items=[Item(), Item(item_id=2, tags=[10, 21])]))
    assert list(result) == ["items.tags"]
    assert values(result["items.tags"]) == {"": (20, 21)}
    assert result["items.tags"]["changes"][0]["pointer_a"] == "/items/1/tags/1"


def test_texts_and_bytes_are_compared_as_a_whole() -> None:
    a, b = File(items=[Item()]), File(items=[Item(name=b"game", blob=b"blot!")])
    result = changed(a, b)
    assert result["items.name"]["kind"] == "text"
    assert values(result["items.name"]) == {"": ("name", "game")}
    assert result["items.blob"]["kind"] == "bytes"
    [change] = result["items.blob"]["changes"]
    texts = {"a_text": "blob", "b_text": "blot!"}
    assert change["fields"] == [{"field": "", "at": 3, "a": "hex:62", "b": "hex:7421", **texts}]
    assert change["pointer_a"] == "/items/0/blob"
    assert a.to_bytes()[change["offset_a"]] == ord("b")
    assert b.to_bytes()[change["offset_b"]] == ord("t")


def test_bytes_of_the_root() -> None:
    a, b = File(remainder=b"rest"), File(remainder=b"resu")
    [change] = changed(a, b)["remainder"]["changes"]
    assert (change["pointer_a"], change["fields"][0]["at"]) == ("/remainder", 3)
    assert a.to_bytes()[change["offset_a"]] == ord("t")


@pytest.mark.parametrize(
    ("before", "after", "texts"),
    [
        (b"House\0", b"Garage\0", {"a_text": "House", "b_text": "Garage"}),
        (b"", b"Garage\0", {"b_text": "Garage"}),
        (b"House\0", b"", {"a_text": "House"}),
        (b"House", b"Ma\xc3\x9fe\0\0", {"a_text": "House", "b_text": "Ma\u00dfe"}),
        (b"House\0one", b"House\0two", {}),
        (b"House\0", b"\xff\xfe\xfd\xfc", {}),
        (b"ab", b"House\0", {}),
        (b"Ho\x01se\0", b"House\0", {}),
    ],
)
def test_bytes_that_look_like_text_are_shown_as_text(before: bytes, after: bytes, texts: dict[str, str]) -> None:
    result = changed(File(items=[Item(blob=before)]), File(items=[Item(blob=after)]))
    (field,) = result["items.blob"]["changes"][0]["fields"]
    at = field["at"]
    assert field == {
        "field": "",
        "at": at,
        "a": f"hex:{before[at:].hex()}",
        "b": f"hex:{after[at:].hex()}",
        **texts,
    }


def test_names_of_places_are_shown_as_text(tmp_path: Path, run: Callable[..., Result]) -> None:
    mesh = source_nav.clean(5, None, "goldsrc")
    (tmp_path / "a.nav").write_bytes(mesh.pack())
    (tmp_path / "b.nav").write_bytes(replace(mesh, places=[b"Middle\0", b"House\0", b"Roof\0"]).pack())
    text = run("diff", str(tmp_path / "a.nav"), str(tmp_path / "b.nav"), status=1).stdout
    assert ': "BombsiteA" \u2192 "House"\n' in text
    assert ': nothing \u2192 "Roof"\n' in text


def test_optional_parts() -> None:
    result = changed(File(items=[Item(extra=None)]), File(items=[Item(extra=7)]))
    assert total(result["items.extra"]) == (0, 0, 1)
    assert total(result["items.detail"]) == (0, 1, 0)
    assert total(result["items.detail.note"]) == (0, 1, 0)
    assert values(changed(File(), File(items=[Item(detail=Detail(weight=9.0))]))["items.detail"])["weight"][1] == 9.0


def test_parts_that_only_one_version_has() -> None:
    result = changed(File(settings=Settings(gen_version=9)), File(settings=Settings(gen_version=6)))
    fields = values(result[""])
    assert fields["settings.gen_version"] == (9, 6)
    assert fields["settings.tile"] == (1.0, None)
    assert total(result["late_marks"]) == (0, 3, 0)


def test_decisions() -> None:
    result = diff(of(File(footer=None)), of(File()))
    assert result["decisions"] == [{"name": "has_footer", "a": False, "b": True}]


def test_offsets_are_those_of_the_files() -> None:
    a, b = File(numbers=[1, 2, 3]), File(items=[], numbers=[1, 5, 3])
    [change] = changed(a, b)["numbers"]["changes"]
    assert struct.unpack_from("<i", a.to_bytes(), change["offset_a"]) == (2,)
    assert struct.unpack_from("<i", b.to_bytes(), change["offset_b"]) == (5,)


def test_lists_are_cut_and_totals_exact() -> None:
    result = changed(File(numbers=list(range(50))), File(numbers=list(range(1, 51))), limit=3)["numbers"]
    assert (result["changed"], len(result["changes"]), result["truncated"]) == (50, 3, True)


def test_formats_differ() -> None:
    with pytest.raises(NavspecError, match="gta_sa_paths and one of shapes have no records in common"):
        diff(read(smallest().to_bytes(), PATHS), of(File()))


@pytest.mark.parametrize("seed", range(rounds(60, 6)))
def test_any_two_files(seed: int, validated: Callable[[str, str], Any]) -> None:
    """Empty exactly where the bytes are equal; turned round, what was added is removed."""
    rng = random.Random(seed)
    version = rng.randint(1, 3)
    a, b = sample(rng, version), sample(rng, rng.choice((version, None)))
    for first, second in (
        (a, b),
        (a, a),
        (a, replace(a, aligned=5, items=a.items[:1])),
        (a, replace(b, header=a.header)),
    ):
        present, back = diff(of(first), of(second), limit=50), diff(of(second), of(first), limit=50)
        same = first.to_bytes() == second.to_bytes() and first.decisions == second.decisions
        assert same == (not present["tables"] and not present["decisions"])
        forth = {table["key"]: total(table) for table in present["tables"]}
        assert forth == {table["key"]: (c, r, d) for table in back["tables"] for c, d, r in [total(table)]}
        record = Difference((FileDifference("a", "b", "different", format="shapes", size_a=1, size_b=1, **present),))
        validated("diff", render("diff", "json", record))
        assert render("diff", "text", record).endswith("1 file, 1 different\n")


def test_every_changed_byte_is_reported() -> None:
    """One flipped byte anywhere gives at least one change, and its place holds that byte."""
    data = smallest().to_bytes()
    before = read(data, PATHS)
    for offset in range(20, len(data), 7):
        flipped = bytearray(data)
        flipped[offset] ^= 0x41
        after = read(bytes(flipped), PATHS, decisions=dict(before.decisions))
        [table] = diff(before, after)["tables"]
        [change] = table["changes"]
        key, row = table["key"], change["row_a"]
        start, length = before.span(key, row)
        assert start <= offset < start + length
        assert change["offset_a"] == start or table["kind"] == "bytes"


def test_folders(city: Path) -> None:
    (city / "bad" / "NODES7.DAT").unlink()
    (city / "good" / "NODES9.DAT").unlink()
    (city / "bad" / "NODES3.DAT").rename(city / "bad" / "nodes3.dat")
    record = navspec.diff(str(city / "good"), str(city / "bad")).to_dict()
    assert record["summary"] == {"files": 64, "identical": 51, "different": 11, "only_a": 1, "only_b": 1, "error": 0}
    paths = {Path(file["path_a"] or file["path_b"]).name: file["status"] for file in record["files"]}
    assert (paths["NODES7.DAT"], paths["NODES9.DAT"], paths["NODES3.DAT"]) == ("only_a", "only_b", "identical")


def test_a_folder_with_a_broken_file(city: Path) -> None:
    broken = city / "bad" / "NODES28.DAT"
    broken.write_bytes(broken.read_bytes()[:1000])
    record = navspec.diff(str(city / "good"), str(city / "bad")).to_dict()
    [error] = [file for file in record["files"] if file["status"] == "error"]
    assert "NODES28.DAT" in error["message"]


def test_values_have_the_names_that_derived_values_give_them(small: Path) -> None:
    """`speed` is a number, and `speed_name` says what it means."""
    a, b = columns(small), columns(small)
    b.set_column("nodes", "flags.speed", 2)
    [table] = diff(a, b)["tables"]
    assert table["changes"][0]["fields"] == [
        {"field": "flags.speed", "a": 1, "b": 2, "a_name": "normal", "b_name": "fast"}
    ]


def test_a_save_is_told_field_by_field(tmp_path: Path, run: Callable[..., Result]) -> None:
    """A root with more changes than a record may show, and elements that have names."""
    clock = {f"/simple_variables/game_{name}": 3 for name in ("month", "day", "hour", "minute", "weekday")}
    weapons = {"/pools/players/0/weapons/1/weapon_type": 8}
    more = {
        "/player_info/money": 77,
        "/simple_variables/frame_counter": 1,
        "/player_info/road_density": 0.5,
        "/simple_variables/rain": 0.5,
    }
    (tmp_path / "a.b").write_bytes(gta_sa_save.valid().to_bytes())
    changed = {**clock, **more, **weapons, "/statistics/int_stats/17": 5}
    (tmp_path / "b.b").write_bytes(gta_sa_save.valid(changed).to_bytes())
    text = run("diff", "a.b", "b.b", status=1).stdout
    assert text.startswith("a.b → b.b\n    ~ the file itself:\n        simple_variables.game_month 2 → 3\n")
    assert "\n        player_info.money 14250 → 77 $\n" in text
    assert "weapons.1.weapon_type bat (5) → katana (8)" in text
    assert "~ /statistics/int_stats/17 times_cheated (0x" in text


def test_the_public_tables_do(small: Path) -> None:
    a, b = columns(small), columns(small)
    b.set_column("nodes", "flags.speed", 3)
    [table] = diff(a, b)["tables"]
    assert (table["changed"], table["fields"]) == (8, [{"field": "flags.speed", "changed": 8}])


def test_source_names_streets(run: Callable[..., Result], city: Path) -> None:
    """With the text that paths were made from, changes of nodes name its groups."""
    run("export", "good", "-o", "maps/paths.ipl")
    path = city / "bad" / "NODES27.DAT"
    path.write_bytes((city / "good" / "NODES27.DAT").read_bytes())
    run("set", path, "/nodes/3/path_width=9")
    text = run("diff", city / "good" / "NODES27.DAT", path, "--source", "maps", status=1).stdout
    assert "~ /nodes/3 from paths.ipl group " in text
    assert "streets texts" in run("info", path, "--source", "maps").stdout
    assert "there is no text" in run("info", path, "--source", "good", status=2).stderr


def test_networks_are_compared_by_place(tmp_path: Path, run: Callable[..., Result]) -> None:
    """Where nodes came; a folder may have only the files that changed."""
    city = City()
    for x in (20, 120):
        city.road(city.vehicle(x, 20), city.vehicle(x + 60, 20))
    city.write(tmp_path / "a")
    shape = {"type": "LineString", "coordinates": [[80, 20, 10], [80, 60, 10]]}
    features = [{"type": "Feature", "properties": {}, "geometry": shape}]
    (tmp_path / "roads.geojson").write_text(json.dumps({"type": "FeatureCollection", "features": features}))
    run("compile", "roads.geojson", "--base", "a", "--spacing", "40", "-o", "b")
    text = run("diff", "a", "b", status=1).stdout
    assert text.startswith(
        "a/NODES36.DAT → b/NODES36.DAT\n"
        "  nodes: 1 added; 4 → 5\n"
        "    + 36/4 vehicle at 80, 60, 10\n"
        "  lines: 1 added; 2 → 3\n"
        "    + 36/1 - 36/4\n"
        "  numbers that follow: base_link 2, link_count 1\n"
        "  rows that differ in 1 file: nodes 4, navi_nodes 1, links 4, navi_links 3, link_lengths 3, intersections 2 (see "
        "--rows)\n"
    )
    assert text.endswith("64 files, 1 different, 63 only in the first folder\n")
    assert "    + /nodes/4" in run("diff", "a", "b", "--rows", status=1).stdout
