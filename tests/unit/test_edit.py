"""Pointers, values and edits: what is found, what fits, what follows, and when nothing is written."""

from __future__ import annotations

import struct
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import navspec
from builders import (
    gta_iv_paths,
    gta_sa_paths_fla,
    gta_sa_save,
    gta_sa_save_android,
    gta_sa_save_de,
    gta_sa_save_guarded,
    metroid_prime_path,
    shapes,
    source_nav,
)
from builders.gta_sa_paths import border_city, smallest, smallest_city
from navspec.columns import Tables, read
from navspec.errors import NavspecError, WriteError
from navspec.families import families
from navspec.family.contract import Dependency
from navspec.family.repair.recipes import Recipe, set_values
from navspec.operations import edit
from navspec.operations.repair import recipes_of
from navspec.places import listing
from navspec.places.addresses import find_places
from navspec.places.place import BytesPlace, NumberPlace, root_place
from navspec.places.values import parse_value, require_settable
from navspec.spec import load_spec


@pytest.fixture
def tables() -> Tables:
    return read(shapes.File().to_bytes(), load_spec("shapes", "shapes_formats"))


def put(tables: Tables, pointer: str, new_value: Any) -> bytes:
    """The file with a value."""
    (place,) = find_places(root_place(tables), pointer)
    require_settable(place, new_value)
    assert isinstance(place, NumberPlace | BytesPlace)
    place.store(parse_value(place, new_value))
    return tables.to_bytes()


# --- pointers ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pointer", "value"),
    [
        ("/version", 3),
        ("/header/flags/is_set", True),
        ("/header/triple/2", -3),
        ("/header/corners/1/y", 5.0),
        ("/items/0/tags/1", 20),
        ("/items/0/sides/2/ids/1", 3),
        ("/items/0/attributes/open", False),
        ("/items/0/detail/weight", 0.5),
        ("/items/0/spots/0/points/1/target", 6),
        ("/items/0/name", "hex:6e616d65"),
        ("/items/0/body/a", 0x6F62),
        ("/items/0/x", -125.0),
        ("/chain/1/kind", 255),
        ("/faces/0/num_edges", 3),
        ("/settings/hulls/1/radius", 3.0),
        ("/is_other_game", False),
    ],
)
def test_places(pointer: str, value: Any, tables: Tables) -> None:
    (place,) = find_places(root_place(tables), pointer)
    assert (place.pointer, listing.to_json_tree(place)) == (pointer, value)


def test_ranges(tables: Tables) -> None:
    def pointers(pointer: str) -> list[str]:
        return [place.pointer for place in find_places(root_place(tables), pointer)]

    assert pointers("/items/*/tags/0-1") == ["/items/0/tags/0", "/items/0/tags/1"]
    assert pointers("/numbers/1-1") == ["/numbers/1"]
    assert pointers("/items/0/sides/*/ids/*") == [
        "/items/0/sides/0/ids/0",
        "/items/0/sides/2/ids/0",
        "/items/0/sides/2/ids/1",
    ]
    assert pointers("/") == pointers("") == [""]
    assert pointers("/header/") == ["/header"]


@pytest.mark.parametrize(
    ("pointer", "text"),
    [
        ("vesion", "there is no field 'vesion'; did you mean version"),
        ("kind", "'kind' is several fields; name one by its pointer: /header/kind, /chain/*/kind"),
        ("/vesion", "there is no /vesion; did you mean version"),
        ("/header/flags/lo", "there is no /header/flags/lo; did you mean low"),
        ("/qqqqqq", "there is no /qqqqqq; it has magic, version, sub_version, header, "),
        ("/numbers/2", "there is no /numbers/2: /numbers has 2 elements, 0 to 1"),
        ("/numbers/0-2", "there is no /numbers/0-2: /numbers has 2 elements, 0 to 1"),
        ("/numbers/1-0", "there is no /numbers/1-0: "),
        ("/numbers/-1", "there is no /numbers/-1: "),
        ("/numbers/x", "there is no /numbers/x: "),
        ("/numbers/²", "there is no /numbers/²: "),
        (f"/numbers/{'9' * 5000}", "there is no /numbers/999"),
        ("/items/0/sides/1/ids/0", "/items/0/sides/1/ids is empty"),
        ("/version/x", "there is no /version/x: /version is u4 and has no parts"),
        ("/items/0/x/y", "there is no /items/0/x/y: /items/0/x is a derived value and has no parts"),
        ("/items/0/extra", "there is no /items/0/extra: a item may have it, but this one does not"),
        ("/game_block", "there is no /game_block: a shapes may have it, but this one does not"),
        ("/header//kind", "there is no /header/; it has kind, "),
    ],
)
def test_pointers_that_lead_nowhere(pointer: str, text: str, tables: Tables) -> None:
    with pytest.raises(NavspecError) as raised:
        find_places(root_place(tables), pointer)
    assert text in str(raised.value)


@pytest.mark.parametrize(
    ("name", "pointer"),
    [
        ("money", "/player_info/money"),
        ("missions_passed", "/statistics/int_stats/27"),
        ("health", "/pools/players/0/health"),
        ("players/0/health", "/pools/players/0/health"),
        ("player_info/", "/player_info"),
        ("in_use", ""),
        ("armor", ""),
    ],
)
def test_a_name_stands_for_the_only_field_that_has_it(name: str, pointer: str) -> None:
    root = root_place(read(gta_sa_save.valid().to_bytes(), load_spec("gta_sa_save")))
    if pointer:
        (place,) = find_places(root, name)
        assert place.pointer == pointer
        return
    with pytest.raises(NavspecError, match="name one by its pointer: /") as raised:
        find_places(root, name)
    names = str(raised.value).rpartition(": ")[2].split(", ")
    assert names == {"armor": ["/pools/players/0/armor", "/statistics/int_stats/armor"]}.get(name, names)


def test_a_wrong_pointer_names_the_fields_of_that_name() -> None:
    with pytest.raises(NavspecError, match="there is no /money; did you mean /player_info/money\\?"):
        navspec.edit(gta_sa_save.valid().to_bytes(), {"/money": 5})
    done = navspec.edit(gta_sa_save.valid().to_bytes(), {"money": 5})
    assert [change.pointer for change in done.changes] == ["/player_info/money"]


def test_a_derived_value_says_what_to_set() -> None:
    with pytest.raises(WriteError, match=r"^/nodes/1/position_x: .*; set /nodes/1/x=500m instead of the derived value"):
        navspec.edit(smallest().to_bytes(), {"/nodes/1/position_x": 500}, name="NODES0.DAT")


def test_a_pointer_leads_to_no_more_than_can_be_had() -> None:
    data = shapes.File(numbers=[0] * 60000).to_bytes()
    root = root_place(read(data, load_spec("shapes", "shapes_formats")))
    assert len(find_places(root, "/numbers/*")) == 60000
    data = shapes.File(header=shapes.Header(), items=[shapes.Item(tags=[1] * 200)] * 600).to_bytes()
    root = root_place(read(data, load_spec("shapes", "shapes_formats")))
    with pytest.raises(NavspecError, match="200 places are more than can be asked for at a time"):
        find_places(root, "/items/*/tags/*")


# --- values --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pointer", "new_value", "stored"),
    [
        ("/items/0/raw_x", "-5", -5),
        ("/items/0/raw_x", "0x7FFF", 32767),
        ("/items/0/raw_x", "-0x8000", -32768),
        ("/items/0/raw_x", "007", 7),
        ("/items/0/raw_x", "12.5m", 100),
        ("/items/0/raw_x", "-1 m", -8),
        ("/items/0/raw_x", 5.0, 5),
        ("/items/0/raw_x", np.int8(-5), -5),
        ("/header/flags/low", "7", 7),
        ("/header/flags/is_set", "false", False),
        ("/header/flags/is_set", 0, False),
        ("/header/flags", "0x10", 16),
        ("/items/0/attributes/open", "yes", True),
        ("/header/scale", "1e3", 1000.0),
        ("/header/scale", 2, 2.0),
        ("/header/origin/x", "2.5m", 2.5),
        ("/aligned", str(2**64 - 1), 2**64 - 1),
        ("/late_marks/1", "0x1234", 0x1234),
    ],
)
def test_numbers_that_fit(pointer: str, new_value: Any, stored: Any, tables: Tables) -> None:
    again = read(put(tables, pointer, new_value), tables.spec)
    (place,) = find_places(root_place(again), pointer)
    assert isinstance(place, NumberPlace)
    assert place.stored == stored


@pytest.mark.parametrize(
    ("pointer", "new_value", "text"),
    [
        ("/items/0/raw_x", "32768", "'32768' does not fit; use -32768 to 32767"),
        ("/items/0/raw_x", "1.5", "use a whole number from -32768 to 32767"),
        ("/items/0/raw_x", "", "'' does not fit"),
        ("/items/0/raw_x", "9" * 5000, "does not fit"),
        ("/items/0/raw_x", "1_0", "does not fit"),
        ("/items/0/raw_x", "1.3m", "the nearest values are 1.25 and 1.375 m"),
        ("/items/0/raw_x", "9999999m", "use -32768 to 32767"),
        ("/items/0/raw_x", "nanm", "does not fit"),
        ("/items/0/raw_x", b"1", "b'1' does not fit"),
        ("/items/0/raw_x", None, "None does not fit"),
        ("/items/0/raw_x", [1], "[1] does not fit"),
        ("/items/0/raw_x", 1.5, "1.5 does not fit"),
        ("/header/flags/low", "8", "use 0 to 7"),
        ("/header/flags/is_set", "2", "use 0 to 1"),
        ("/header/scale", "1e39", "it is too large for 32 bits"),
        ("/header/scale", "nan", "to store it anyway, give its bits, as 0x7fc00000"),
        ("/header/scale", "-inf", "give its bits, as 0xff800000"),
        ("/header/scale", float("inf"), "give its bits, as 0x7f800000"),
        ("/header/scale", "0x7fc0", "its bits are 8 hexadecimal digits"),
        ("/header/scale", "fast", "use a number"),
        ("/header/scale", 10**400, "it is too large for 32 bits"),
        ("/header/reserved", "abcdef", "it has 6 bytes, and this place up to 5"),
        ("/header/reserved", "hex:00", "it has 1 bytes, and this place 5"),
        ("/header/reserved", "hex:0", "after hex: use pairs of the digits 0 to f"),
        ("/header/reserved", b"abc", "it has 3 bytes, and this place 5"),
        ("/header/reserved", 5, "bytes are text, or hex:00ff"),
        ("/items/0/name", "hex:4100", "the text contains the byte that terminates it"),
        ("/version", "4", "this field is at most 3, or the file could not be read"),
        ("/version", "0", "this field is at least 1"),
    ],
)
def test_values_that_do_not_fit(pointer: str, new_value: Any, text: str, tables: Tables) -> None:
    before = tables.to_bytes()
    with pytest.raises(WriteError) as raised:
        put(tables, pointer, new_value)
    assert text in str(raised.value)
    assert str(raised.value).startswith(f"{pointer}: ")
    assert tables.to_bytes() == before


@pytest.mark.parametrize(
    ("pointer", "text"),
    [
        ("/magic", "these bytes are the same in every file"),
        ("/num_numbers", "this counts numbers, and is filled in when the file is written"),
        ("/items/0/num_tags", "counts tags"),
        ("/items/0/sides/2/num_ids", "counts ids"),
        ("/items/0/len_blob", "counts blob"),
        ("/items/0/detail/len_note", "counts note"),
        ("/items/0/x", "this is not stored; set /items/0/"),
        ("/header", "this is a structure; set a field of it (kind, scale, "),
        ("/numbers", "this is a list; set an element of it, or several (/numbers/0-2, /numbers/*)"),
    ],
)
def test_what_cannot_be_set(pointer: str, text: str, tables: Tables) -> None:
    with pytest.raises(WriteError) as raised:
        put(tables, pointer, "1")
    assert text in str(raised.value)


@pytest.mark.parametrize(
    ("pointer", "new_value"), [("/items/0/flags/has_more", "1"), ("/version", "2"), ("/chain/0/kind", "255")]
)
def test_what_would_make_another_file_is_not_written(pointer: str, new_value: str, tables: Tables) -> None:
    with pytest.raises(WriteError):
        put(tables, pointer, new_value)


def test_bits_of_a_float(tables: Tables) -> None:
    assert struct.pack("<I", 0x7F800001) in put(tables, "/header/scale", "0x7f800001")
    (place,) = find_places(root_place(tables), "/header/scale")
    assert listing.to_json_value(place) == "f4:7f800001"
    put(tables, "/header/scale", "f4:ffc12345")
    assert listing.to_json_value(place) == "f4:ffc12345"
    put(tables, "/items/0/score", "0x7ff0000000000001")
    assert listing.to_json_value(find_places(root_place(tables), "/items/0/score")[0]) == "f8:7ff0000000000001"


@pytest.mark.parametrize(
    ("new_value", "data"),
    [
        ("ab", b"ab\0\0\0"),
        ('"ab"', b"ab\0\0\0"),
        ('"hex:', b'"hex:'),
        ("hex:0102030405", b"\1\2\3\4\5"),
        ("ü", b"\xc3\xbc\0\0\0"),
        (b"12345", b"12345"),
    ],
)
def test_bytes(new_value: Any, data: bytes, tables: Tables) -> None:
    before = shapes.File().to_bytes()
    assert put(tables, "/header/reserved", new_value) == before.replace(b"resvd", data)


@pytest.mark.parametrize("new_value", ["", "x", "much longer than before"])
def test_text_and_counted_bytes_take_any_length(new_value: str) -> None:
    spec, expected = load_spec("shapes", "shapes_formats"), new_value.encode()
    two = [shapes.Item(), shapes.Item(item_id=2)]
    for pointer, members in {
        "/items/1/name": {"name": expected},
        "/items/1/blob": {"blob": expected},
        "/items/1/detail/note": {"detail": shapes.Detail(note=expected)},
    }.items():
        tables = read(shapes.File(items=two, footer=None, exact=True).to_bytes(), spec, decisions={"has_footer": False})
        meant = shapes.File(items=[two[0], replace(two[1], **members)], footer=None, exact=True)
        assert put(tables, pointer, new_value) == meant.to_bytes()


# --- what follows --------------------------------------------------------------------------------------------------


@pytest.fixture
def path(tmp_path: Path) -> Path:
    area = smallest()
    places = tmp_path / area.name
    places.write_bytes(area.to_bytes())
    return places


@pytest.fixture
def follows(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Put other things that follow, and recipes, in the place of those of the family."""

    def plant(names: list[Dependency], *recipes: Recipe) -> None:
        family = families()["gta_sa_paths"]
        monkeypatch.setitem(families(), family.id, replace(family, dependencies=tuple(names)))
        if recipes:
            monkeypatch.setattr(edit, "recipes_of", lambda family: list(recipes))

    return plant


def told(done: Any) -> list[tuple[str, Any, Any]]:
    return [(follow.pointer, follow.old, follow.new) for follow in done.follows]


def test_a_moved_node_takes_the_lengths_of_its_links_along(path: Path) -> None:
    """Node 3 is 20 units east of node 2; 40 units further it lies 60 units away."""
    x = smallest().nodes[3].x
    done = navspec.edit(path, {"/nodes/3/x": x + 320})
    assert [(change.pointer, change.old, change.new) for change in done.changes] == [("/nodes/3/x", x, x + 320)]
    assert told(done) == [("/link_lengths/5", 20, 60), ("/link_lengths/6", 20, 60)]
    assert done.follows[1].codes[1] == "SA_PATHS_LENGTH_VALUE"
    assert done.notes == ("links that lead to the node from other files keep their lengths",)
    area = smallest()
    area.nodes[3].x += 320
    area.links[5].length = area.links[6].length = 60
    assert done.data == area.to_bytes()


def test_faults_of_other_rows_stay(path: Path) -> None:
    """Lengths that were wrong already have nothing to do with the node; those at its own links are right afterwards."""
    area = smallest()
    area.links[0].length = area.links[1].length = 99
    area.links[5].length = area.links[6].length = 1
    path.write_bytes(area.to_bytes())
    done = navspec.edit(path, {"/nodes/3/x": area.nodes[3].x + 16})
    assert told(done) == [("/link_lengths/5", 1, 22), ("/link_lengths/6", 1, 22)]
    area.nodes[3].x += 16
    area.links[5].length = area.links[6].length = 22
    assert done.data == area.to_bytes()


def test_values_that_a_file_has_once_are_right_afterwards(path: Path, follows: Callable[..., None]) -> None:
    """Also where they were wrong before."""

    def count(net: Any) -> None:
        for tables in net.files.files.values():
            tables.set_column("", "num_ped_nodes", 3)

    area = smallest()
    area.nodes[0].speed = 1
    data = bytearray(area.to_bytes())
    data[8:12] = struct.pack("<I", 2)
    path.write_bytes(data)
    follows([Dependency("/nodes/*/flags", ("A",))], Recipe(("A",), "count", count))
    assert told(navspec.edit(path, {"/nodes/0/flags/speed": "fast"})) == [("/num_ped_nodes", 2, 3)]


def test_the_limit_adjuster_has_coordinates_twice(tmp_path: Path) -> None:
    path = tmp_path / "NODES0.DAT"
    area = smallest()
    path.write_bytes(gta_sa_paths_fla.to_bytes(area))
    x = area.nodes[3].x
    done = navspec.edit(path, {"/nodes/3/x_ext": x + 16})
    assert told(done) == [("/nodes/3/classic/x", x, x + 16), ("/link_lengths/5", 20, 22), ("/link_lengths/6", 20, 22)]
    area.nodes[3].x += 16
    area.links[5].length = area.links[6].length = 22
    assert done.data == gta_sa_paths_fla.to_bytes(area)


def test_lists_follow_too(tmp_path: Path) -> None:
    """A ladder that ends at another area is in the list of that, and not of the old one."""
    mesh = source_nav.clean()
    path = tmp_path / "de_test.nav"
    path.write_bytes(mesh.pack())
    done = navspec.edit(path, {"/ladders/0/bottom_area": 2})
    mesh.ladders[0].areas = (4, 0, 0, 0, 2)
    mesh.areas[0].ladders_up, mesh.areas[1].ladders_up = (), (5,)
    assert done.data == mesh.pack()
    assert {follow.codes[0] for follow in done.follows} == {"NAV_LADDER_NOT_MIRRORED"}
    assert {follow.pointer for follow in done.follows} >= {"/areas/0/ladders_up/num_ids", "/areas/1/ladders_up/num_ids"}


@pytest.mark.parametrize(
    ("version", "game", "code", "name"),
    [(9, "base", 7, "none"), (9, "base", 9, "no_such_way"), (16, "cs", 7, "elevator_up"), (16, "cs", 9, "none")],
)
def test_what_is_derived_has_its_name(version: int, game: str, code: int, name: str) -> None:
    """How one goes to no area changed its code: the name tells what a code means in the version of the mesh."""
    mesh = source_nav.mesh(version, 1, game)
    mesh.areas[1].approaches[0].prev_how = code
    tables = navspec.tables(mesh.pack(), name="de_test.nav")
    assert isinstance(tables, Tables)
    field = "approaches" if version == 9 else "cs_approaches"
    (place,) = find_places(root_place(tables), f"/areas/1/{field}/0/prev_to_here_way")
    assert listing.describe_place(place)["name"] == name


def test_lengths_of_bytes_follow_their_bytes(tmp_path: Path) -> None:
    mesh = source_nav.clean()
    path = tmp_path / "de_test.nav"
    path.write_bytes(mesh.pack())
    done = navspec.edit(path, {"/places/0/name": "hex:4f7574736964652000"})
    assert [(follow.pointer, follow.old, follow.new, follow.reason) for follow in done.follows] == [
        ("/places/0/len_name", 7, 9, "counts name")
    ]
    mesh.places[0] = b"Outside \0"
    assert done.data == mesh.pack()


@pytest.mark.parametrize(
    ("builder", "size", "window"), [(gta_sa_save, 202_752, 51_200), (gta_sa_save_android, 195_000, 65_000)]
)
@pytest.mark.parametrize("keep_padding", [False, True])
def test_checksum_and_padding_follow(builder: Any, size: int, window: int, keep_padding: bool, tmp_path: Path) -> None:
    path = tmp_path / "GTASAsf1.b"
    save = builder.valid({"/player_info/money_shown": 0x01020304})
    before = save.to_bytes()
    path.write_bytes(before)
    done = navspec.edit(path, {"/player_info/money": 0x01020304}, apply=True, keep_padding=keep_padding)
    after = path.read_bytes()
    body = bytearray(before[: size - 4])
    at, _ = save.span("/player_info/money")
    body[at : at + 4] = b"\x04\x03\x02\x01"
    padding, _ = save.span("/padding")
    for value in range(size if keep_padding else padding, size - 4):
        body[value] = body[value - window]
    assert after == bytes(body) + struct.pack("<I", sum(body))
    assert done.follows[0].pointer == "/checksum"
    assert done.follows[0].reason == "is a checksum of the file"


def test_what_is_sealed_follows_the_file_and_comes_last() -> None:
    """Recipes that changed other values are no reason for the checksum to be another one."""
    done = navspec.edit(gta_sa_save.valid().to_bytes(), {"/player_info/money": 77})
    assert [(follow.pointer, follow.reason, follow.codes) for follow in done.follows] == [
        ("/player_info/money_shown", "show the money that the player has", ("SA_SAVE_MONEY_SHOWN",)),
        ("/checksum", "is a checksum of the file", ()),
        ("/padding", "repeats other bytes", ()),
    ]


def test_a_file_with_an_unknown_hash_stays(tmp_path: Path) -> None:
    path = tmp_path / "GTASAsf1.sav"
    path.write_bytes(gta_sa_save_de.example())
    with pytest.raises(WriteError, match="the algorithm of this hash is unknown"):
        navspec.edit(path, {"/player_info/money": 5}, apply=True)
    assert path.read_bytes() == gta_sa_save_de.example()


@pytest.mark.parametrize("pointer", ["/checksum", "/padding"])
def test_sealed_bytes_cannot_be_set(pointer: str) -> None:
    with pytest.raises(WriteError, match="and is filled in when the file is written"):
        navspec.edit(gta_sa_save.example(), {pointer: "1"})


def test_elements_have_names() -> None:
    data = gta_sa_save.example()
    done = navspec.edit(data, {"/pools/players/0/weapons/slot_handgun/weapon_type": "pistol"})
    assert [(change.pointer, change.new) for change in done.changes] == [("/pools/players/0/weapons/2/weapon_type", 22)]
    done = navspec.edit(data, {"/statistics/int_stats/times_cheated": 3})
    assert [(change.pointer, change.element) for change in done.changes] == [
        ("/statistics/int_stats/17", "times_cheated")
    ]
    done = navspec.edit(data, {"/statistics/int_stats/times_cheated": 0})
    assert done.notes == ("/statistics/int_stats/17 times_cheated has this value already",)
    entries = navspec.ls(data, "/pools/players/0/weapons").to_dict()["entries"]
    assert entries[2]["element"] == "slot_handgun"
    with pytest.raises(NavspecError, match="did you mean slot_handgun"):
        navspec.get(data, "/pools/players/0/weapons/slot_handgn")


def test_what_would_undo_an_edit_does_not_follow(path: Path, follows: Callable[..., None]) -> None:
    def undo(net: Any) -> None:
        set_values(net.files, "nodes", "flags.speed", np.array([0]), 0)

    follows([Dependency("/nodes/*/flags/speed", ("A",))], Recipe(("A",), "stop", undo))
    done = navspec.edit(path, {"/nodes/0/flags/speed": 2})
    assert done.notes == ("A (stop) is not seen to: that would change /nodes/0/flags/speed again",)
    assert [change.new for change in done.changes] == [2]


@pytest.mark.parametrize("needs_set", [False, True])
def test_what_cannot_follow_is_said(needs_set: bool, path: Path, follows: Callable[..., None]) -> None:
    def fails(net: Any) -> None:
        raise NavspecError("there is no telling")

    follows([Dependency("/nodes/*/flags/speed", ("A",))], Recipe(("A",), "guess", fails, needs_set=needs_set))
    why = "all files of the set are needed for that" if needs_set else "there is no telling"
    assert navspec.edit(path, {"/nodes/0/flags/speed": 2}).notes == (f"A (guess) is not seen to: {why}",)


def test_a_fault_of_a_recipe_is_ours(path: Path, follows: Callable[..., None]) -> None:
    def breaks(net: Any) -> None:
        raise ZeroDivisionError("a slip")

    follows([Dependency("/nodes/*/flags/speed", ("A",))], Recipe(("A",), "slip", breaks))
    assert navspec.edit(path, {"/nodes/0/flags/speed": 2}).tool_errors == ("slip: ZeroDivisionError: a slip",)


def test_whole_numbers_are_their_bits(path: Path) -> None:
    """What is not to be set by its name is not to be set with the number that holds it, unless it stays as it is."""
    flags = smallest().nodes[0].flags
    with pytest.raises(WriteError, match="follows from the order of all links") as raised:
        navspec.edit(path, {"/nodes/0/flags": flags + 1})
    assert raised.value.pointer == "/nodes/0/flags/link_count"
    done = navspec.edit(path, {"/nodes/0/flags": flags | 0x20})
    assert (done.changes[0].new["switched_off"], told(done)) == (True, [])
    assert done.notes == (
        "SA_PATHS_NODE_BIT8 (copy switched_off to switched_off_original) is not seen to: "
        "that would change /nodes/0/flags/switched_off_original again",
    )


def test_several_values_are_set_together_or_not_at_all(path: Path) -> None:
    before = path.read_bytes()
    with pytest.raises(WriteError, match="use -32768"):
        navspec.edit(path, {"/nodes/0/flags/speed": 2, "/nodes/1/x": 99999}, apply=True)
    with pytest.raises(NavspecError, match="/nodes/1/flags/speed is set twice"):
        navspec.edit(path, {"/nodes/0-1/flags/speed": 2, "/nodes/1/flags/speed": 1}, apply=True)
    assert path.read_bytes() == before
    done = navspec.edit(path, {"/nodes/*/path_width": 8, "/nodes/1/flags/speed": "slow"}, apply=True)
    assert [change.pointer for change in done.changes][-2:] == ["/nodes/7/path_width", "/nodes/1/flags/speed"]
    area = smallest()
    area.nodes[1].speed = 0
    for node in area.nodes:
        node.path_width = 8
    assert path.read_bytes() == area.to_bytes()
    assert Path(done.backup).read_bytes() == before


# --- what is written -----------------------------------------------------------------------------------------------


def test_a_new_error_keeps_an_edit_from_being_written(path: Path) -> None:
    before = path.read_bytes()
    done = navspec.edit(path, {"/links/0/node_id": 999}, apply=True)
    assert done.refused.startswith(
        "the result would have errors that are not there now: SA_PATHS_LINK_TARGET at /links/0"
    )
    assert "SA_PATHS_LINK_TARGET" in {finding.code for finding in done.found}
    assert (done.written, path.read_bytes(), len(list(path.parent.iterdir()))) == ("", before, 1)
    done = navspec.edit(path, {"/links/0/node_id": 999}, apply=True, allow_invalid=True)
    assert done.written == str(path)
    assert done.notes[0].startswith("the result would have errors")
    assert [finding.code for finding in navspec.check(path).findings if finding.severity == "error"] == [
        "SA_PATHS_LINK_TARGET"
    ]


def test_an_error_that_was_there_is_none_of_the_edit(path: Path) -> None:
    area = smallest()
    area.links[0].node_id = 999
    path.write_bytes(area.to_bytes())
    done = navspec.edit(path, {"/nodes/2/path_width": 3}, apply=True)
    assert (done.refused, done.found) == ("", ())
    done = navspec.edit(path, {"/links/0/node_id": 1}, apply=True)
    assert "SA_PATHS_LINK_TARGET" in {finding.code for finding in done.gone}


def test_a_file_that_has_changed_in_the_meantime_stays(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    replacement = border_city().areas()[0].to_bytes()
    real = edit.recipes_of

    def meanwhile(family: str) -> list[Recipe]:
        path.write_bytes(replacement)
        return real(family)

    monkeypatch.setattr(edit, "recipes_of", meanwhile)
    with pytest.raises(WriteError, match="this file has changed since it was read"):
        navspec.edit(path, {"/nodes/0/x": smallest().nodes[0].x + 1}, apply=True)
    assert path.read_bytes() == replacement
    assert [path.name for path in path.parent.iterdir()] == [path.name]


def test_a_write_protected_file_stays(path: Path) -> None:
    path.chmod(0o444)
    with pytest.raises(WriteError, match="this file is write-protected"):
        navspec.edit(path, {"/nodes/0/path_width": 1}, apply=True)
    path.chmod(0o644)


def test_the_result_elsewhere(path: Path) -> None:
    before = path.read_bytes()
    target = path.parent / "other.dat"
    done = navspec.edit(path, {"/nodes/0/path_width": 1}, output=target)
    assert (done.written, done.backup, path.read_bytes()) == (str(target), "", before)
    assert target.read_bytes() == done.data != before
    with pytest.raises(WriteError, match="exists"):
        navspec.edit(path, {"/nodes/0/path_width": 1}, output=target)
    with pytest.raises(WriteError, match="is the file that is edited"):
        navspec.edit(path, {"/nodes/0/path_width": 1}, output=path, force=True)
    with pytest.raises(NavspecError, match="either replaced or written elsewhere"):
        navspec.edit(path, {}, output=target, apply=True)


def test_bytes_have_no_place(path: Path) -> None:
    done = navspec.edit(path.read_bytes(), {"/nodes/0/path_width": 1}, name="NODES0.DAT")
    assert len(done.data) == path.stat().st_size
    with pytest.raises(WriteError, match="bytes are not a file that could be replaced"):
        navspec.edit(path.read_bytes(), {"/nodes/0/path_width": 1}, apply=True)


def test_a_value_that_is_there_already_changes_nothing(path: Path) -> None:
    done = navspec.edit(path, {"/nodes/0/flags/speed": 1, "/nodes/0/next_ptr": 0}, apply=True)
    assert (done.is_changed, done.written) == (False, "")
    assert done.notes == ("/nodes/0/flags/speed has this value already", "/nodes/0/next_ptr has this value already")


# --- what families say ---------------------------------------------------------------------------------------------

EXAMPLES = {
    "gta_sa_paths": [
        smallest_city().areas()[0].to_bytes(),
        gta_sa_paths_fla.to_bytes(smallest()),
    ],
    "source_nav": [source_nav.clean().pack()],
    "gta_sa_save": [entry.valid().to_bytes() for entry in (gta_sa_save, gta_sa_save_android, gta_sa_save_guarded)],
    "gta_iv_paths": [gta_iv_paths.example()],
    "metroid_prime_path": [metroid_prime_path.example()],
}
NAMES = {"gta_sa_paths": "NODES0.DAT", "source_nav": "de_test.nav", "gta_sa_save": "GTASAsf1.b"}
NAMES |= {"gta_iv_paths": "nodes27.nod", "metroid_prime_path": "room.PATH"}


@pytest.mark.parametrize("family", [value.id for value in families().values() if value.dependencies])
def test_what_follows_exists(family: str) -> None:
    """Each pattern leads somewhere in a file of the family, and each rule has a recipe."""
    codes = {code for recipe in recipes_of(family) for code in recipe.codes}
    for dependency in families()[family].dependencies:
        assert set(dependency.codes) <= codes, dependency
        assert bool(dependency.refuse) != bool(dependency.codes or dependency.warn), dependency
        places = []
        for data in EXAMPLES[family]:
            tables = navspec.tables(data, name=NAMES[family])
            assert isinstance(tables, Tables)
            try:
                places += find_places(root_place(tables), dependency.pattern)
            except NavspecError:
                continue
        assert places, dependency


def test_patterns() -> None:
    pattern = Dependency("/nodes/*/flags")
    assert pattern.matches("/nodes/12/flags")
    assert pattern.matches("/nodes/12/flags/speed")
    assert not pattern.matches("/nodes/12")
    assert not pattern.matches("/nodes/12/flag")
