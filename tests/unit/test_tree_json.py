"""Trees as JSON and back."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from builders import gta_sa_paths, shapes
from navspec import tree
from navspec.errors import WriteError
from navspec.spec import Spec, load_spec


@cache
def spec() -> Spec:
    return load_spec("shapes", "shapes_formats")


def root_of(file: shapes.File) -> Any:
    return tree.read(file.to_bytes(), spec(), package="shapes_formats", decisions=file.decisions)


def built(data: Any) -> bytes:
    return tree.to_bytes(tree.from_json(data, spec(), "shapes_formats"), spec())


def test_canonical_text() -> None:
    file = shapes.File(
        version=1,
        header=shapes.Header(scale=0x7F800001, origin=(-0.0, 0x7F800000, 0.1)),
        items=[],
        chain=[],
        polygons=[],
        faces=[],
        settings=shapes.Settings(gen_version=7, tile=1.0, title=b"\xc3\xa4", hulls=[(0, 2.0)]),
        aligned=2**53,
        footer=None,
        remainder=b"x",
        exact=True,
    )
    assert tree.dumps(root_of(file), spec()) == (
        '{"aligned":"9007199254740992",'
        '"chain":[{"kind":255,"num_values":0,"values":[]}],'
        '"faces":[],'
        '"has_footer":false,"has_late_marks":false,"has_sub_version":false,'
        '"header":{"corners":[{"x":"f8:3ff0000000000000","y":"f8:4000000000000000","z":"f8:4008000000000000"},'
        '{"x":"f8:4010000000000000","y":"f8:4014000000000000","z":"f8:4018000000000000"}],'
        '"flags":{"high":171,"is_set":true,"low":5,"middle":74565},"kind":7,'
        '"origin":{"x":"f8:8000000000000000","y":"f8:7ff0000000000000","z":"f8:3fb99999a0000000"},'
        '"reserved":"hex:7265737664","scale":"f4:7f800001","triple":[-1,2,-3]},'
        '"is_other_game":false,"items":[],"len_footer":0,"magic":"hex:53485053",'
        '"num_faces":0,"num_items":0,"num_numbers":2,"num_polygons":0,"numbers":[-5,6],'
        '"padding":"hex:00000000000000","polygons":[],"remainder":"hex:78",'
        '"settings":{"gen_version":7,"has_tile":true,"hulls":[{"has_enabled":false,"radius":"f8:4000000000000000"}],'
        '"num_hulls":1,"tile":"f8:3ff0000000000000","title":"hex:c3a4"},'
        '"version":1}\n'
    )


def test_parameters_and_derived_values_are_shown() -> None:
    item = tree.to_json(root_of(shapes.File()), spec())["items"][0]
    assert (item["x"], item["is_far"], item["has_detail"], item["has_extra"]) == (
        "f8:c05f400000000000",
        True,
        True,
        False,
    )
    assert item["spots"][0]["num_marks"] == 2
    assert "extra" not in item
    assert item["body"] == {"a": 28514, "b": "f8:45ec4f2c80000000", "unparsed": "hex:6479"}
    assert "peek" not in tree.to_json(root_of(shapes.File()), spec())


def test_readable_numbers() -> None:
    file = shapes.File(header=shapes.Header(scale=0x7FC00000, origin=(0.5, 0x7F800000, -0.0)))
    data = tree.to_json(root_of(file), spec(), readable=True)
    assert data["header"]["scale"] == "f4:7fc00000"
    assert data["header"]["origin"] == {"x": 0.5, "y": "f8:7ff0000000000000", "z": -0.0}
    assert data["items"][0]["raw_x"] == -1000
    assert "x" not in data["items"][0]
    assert data["aligned"] == str(2**60)
    assert tree.dumps(root_of(file), spec(), readable=True) == json.dumps(data, indent=1) + "\n"


def test_the_order_of_members() -> None:
    """Canonical JSON is sorted; what is for editing by hand follows the file, as its documents list it."""
    of = load_spec("gta_sa_paths")
    root = tree.read(gta_sa_paths.smallest().to_bytes(), of)
    readable = tree.to_json(root, of, readable=True)
    assert [*readable][:6] == [
        "num_nodes",
        "num_vehicle_nodes",
        "num_ped_nodes",
        "num_navi_nodes",
        "num_links",
        "nodes",
    ]
    assert [*readable["nodes"][0]] == [
        *("next_ptr", "prev_ptr", "x", "y", "z", "search_distance", "base_link", "area_id", "node_id", "path_width"),
        *("flood_id", "flags"),
    ]
    assert [*readable["nodes"][0]["flags"]][:3] == ["link_count", "on_dead_end", "switched_off"]
    canonical = tree.to_json(root, of)
    assert [*canonical] == sorted(canonical)
    assert [*canonical["nodes"][0]] == sorted(canonical["nodes"][0])
    shuffled = {**readable, "nodes": [dict(sorted(node.items())) for node in readable["nodes"]]}
    assert tree.to_bytes(tree.from_json(shuffled, of), of) == gta_sa_paths.smallest().to_bytes()


def test_readable_enums() -> None:
    of = load_spec("gta_sa_paths")
    area = gta_sa_paths.smallest()
    area.nodes[0].speed, area.nodes[0].special_function = 2, 8
    root = tree.read(area.to_bytes(), of)
    plain = tree.to_json(root, of)["nodes"][0]["flags"]
    named = tree.to_json(root, of, readable=True)["nodes"][0]["flags"]
    assert (plain["speed_name"], plain["special_function_name"]) == (2, 8)
    assert (named["speed"], named["special_function"]) == ("fast", "drive_through")
    assert named["road_block"] is False
    assert {**named, "speed": 2, "special_function": 8, "speed_name": 2, "special_function_name": 8} == plain


@pytest.mark.parametrize(
    ("version", "sub_version", "value", "named"),
    [
        (1, 0, 0x5A, {"open": False, "painted": True, "other_bits": 0x1A}),
        (2, 3, 0x0201, {"open": True, "painted": False, "wide": True}),
        (3, 12, 0x4A, {"open": False, "hidden": True, "locked": True, "wide": False, "other_bits": 0x02}),
    ],
)
def test_readable_bits(version: int, sub_version: int, value: int, named: dict[str, Any]) -> None:
    """Bits that the width and the game give names; those without a name stay a number."""
    root = root_of(shapes.File(version, sub_version, items=[shapes.Item(attributes=value)]))
    data = tree.to_json(root, spec(), readable=True)
    assert [*data["items"][0]["attributes"].items()] == [*named.items()]
    assert tree.to_json(root, spec())["items"][0]["attributes"] == value
    assert built(data) == tree.to_bytes(root, spec())


def test_bits_are_edited_by_name() -> None:
    data = tree.to_json(root_of(shapes.File(1, items=[shapes.Item()])), spec(), readable=True)

    def attributes(bits: Any) -> int:
        data["items"][0]["attributes"] = bits
        return tree.from_json(data, spec(), "shapes_formats").items[0].attributes

    assert attributes({"painted": True, "other_bits": 2}) == 0x42
    assert attributes({"open": 1}) == 1
    assert attributes({}) == 0
    assert attributes(7) == 7
    for bits, message in (
        ({"wide": True}, "/items/0/attributes/wide: there is no bit wide here"),
        ({"open": 2}, "/items/0/attributes/open: expected true or false, found 2"),
        ({"other_bits": 1}, "/items/0/attributes/other_bits: one of these bits has a name of its own"),
        ({"other_bits": 256}, "^/items/0/attributes/other_bits: "),
        ({"other_bits": None}, "/items/0/attributes/other_bits: expected an integer, found None"),
    ):
        with pytest.raises(WriteError, match=message):
            attributes(bits)


def test_a_dump_shows_the_tree_as_it_would_be_written() -> None:
    root = root_of(shapes.File())
    assert root.items[0].x == -125.0
    root.items.append(copy.deepcopy(root.items[0]))
    root.items[0].raw_x = 8
    root.header.scale = 0.1
    data = tree.to_json(root, spec())
    assert (data["num_items"], data["items"][0]["x"]) == (2, "f8:3ff0000000000000")
    assert data["header"]["scale"] == "f8:3fb99999a0000000"
    assert built(data) == tree.to_bytes(root, spec())


def test_a_tree_that_cannot_be_dumped() -> None:
    root = root_of(shapes.File())
    del root.items[0].detail.weight
    with pytest.raises(WriteError, match="/items/0/detail/weight: is not set"):
        tree.to_json(root, spec())
    root.items[0].detail.weight = 1e300
    with pytest.raises(WriteError, match=r"/items/0/detail/weight: 1e\+300 does not fit into a float of 4 bytes"):
        tree.dumps(root, spec())


@pytest.mark.parametrize("readable", [False, True])
@pytest.mark.parametrize("seed", range(30))
def test_there_and_back(seed: int, readable: bool) -> None:
    data = shapes.sample(random.Random(seed)).to_bytes()
    root = tree.read(data, spec(), package="shapes_formats")
    text = tree.dumps(root, spec(), readable=readable)
    again = tree.from_json(json.loads(text), spec(), "shapes_formats")
    assert tree.dumps(again, spec(), readable=readable) == text
    assert tree.to_bytes(again, spec()) == data
    assert tree.get_decisions(again, spec()) == tree.get_decisions(root, spec())


def test_decisions_are_taken_and_derived_values_are_not() -> None:
    file = shapes.File(version=1, other_game=True, footer=None, remainder=b"1234", exact=True)
    data = tree.to_json(root_of(file), spec())
    data["has_sub_version"] = True
    data["len_footer"] = "nonsense"
    data["items"][0]["spots"][0]["num_marks"] = 77
    del data["items"][0]["x"]
    assert built(data) == file.to_bytes()


def test_styles_may_be_mixed_and_counts_may_be_wrong() -> None:
    root = root_of(shapes.File())
    data = tree.to_json(root, spec())
    data["header"]["scale"] = 2
    data["header"]["origin"] = {"x": "f4:7fc00001", "y": 0.25, "z": "f8:7ff8000000000000"}
    data["aligned"] = 7
    data["numbers"] = [1, "-2", 3]
    data["items"][0]["flags"]["has_more"] = 0
    data["num_numbers"] = 0
    again = tree.from_json(data, spec(), "shapes_formats")
    tree.to_bytes(again, spec())
    assert (again.header.scale, again.header.origin.x.bits, again.header.origin.y) == (2.0, 0x7FC00001, 0.25)
    assert (again.header.origin.z.bits, again.header.origin.z.size) == (0x7FC00000, 4)
    assert (again.numbers, again.num_numbers, again.aligned) == ([1, -2, 3], 3, 7)
    assert again.items[0].flags.has_more is False


def test_decimals_are_rounded_to_what_is_stored() -> None:
    data = tree.to_json(root_of(shapes.File()), spec())
    data["header"]["scale"] = 0.1
    again = tree.from_json(data, spec(), "shapes_formats")
    assert again.header.scale == 0.10000000149011612


Change = Callable[[dict[str, Any]], Any]
MALFORMED: list[tuple[Change, str, str]] = [
    (lambda d: d.pop("version"), "/version", "this field is missing"),
    (lambda d: d["items"][0].pop("name"), "/items/0/name", "this field is missing"),
    (lambda d: d["items"][0]["flags"].pop("mode"), "/items/0/flags/mode", "this field is missing"),
    (lambda d: d.pop("has_footer"), "/has_footer", "this decision is missing"),
    (lambda d: d.update(has_footer=1), "/has_footer", "this decision is of type bool, not 1"),
    (lambda d: d.update(verison=1), "/verison", "shapes has no field verison"),
    (lambda d: d.update({"a/b~": 1}), "/a~1b~0", "shapes has no field a/b~"),
    (lambda d: d["items"][0].update(peek=1), "/items/0/peek", "item has no field peek"),
    (lambda d: d.update(version="3.0"), "/version", "expected an integer, found '3.0'"),
    (lambda d: d.update(version=3.0), "/version", "expected an integer, found 3.0"),
    (lambda d: d.update(version=True), "/version", "expected an integer, found True"),
    (lambda d: d.update(version=None), "/version", "expected an integer, found None"),
    (lambda d: d.update(version=[]), "/version", "expected an integer, found"),
    (lambda d: d.update(version=-1), "/version", "-1 does not fit; use 0 to 4,294,967,295"),
    (lambda d: d.update(aligned="18446744073709551616"), "/aligned", "does not fit; use"),
    (lambda d: d.update(aligned="9" * 5000), "/aligned", "expected an integer, found"),
    (lambda d: d["items"][0]["flags"].update(mode=8), "/items/0/flags/mode", "8 does not fit; use 0 to 7"),
    (
        lambda d: d["header"]["flags"].update(is_set=2),
        "/header/flags/is_set",
        "expected true or false, found 2",
    ),
    (
        lambda d: d["header"]["flags"].update(is_set="1"),
        "/header/flags/is_set",
        "expected true or false, found '1'",
    ),
    (lambda d: d["header"].update(scale="1.5"), "/header/scale", "expected a number, found '1.5'"),
    (lambda d: d["header"].update(scale="f8:00"), "/header/scale", "expected a number, found 'f8:00'"),
    (lambda d: d["header"].update(scale=True), "/header/scale", "expected a number, found True"),
    (lambda d: d["header"].update(scale=1e300), "/header/scale", "1e+300 does not fit into a float of 4 bytes"),
    (lambda d: d["items"][0].update(score="f4:7fc00000"), "/items/0/score", "expected a number, found"),
    (lambda d: d["items"][0].update(score=10**400), "/items/0/score", "does not fit into a float of 8 bytes"),
    (lambda d: d["items"][0].update(blob="ff"), "/items/0/blob", "hex: and pairs of hex digits are expected"),
    (lambda d: d["items"][0].update(blob="hex:f"), "/items/0/blob", "hex: and pairs of hex digits are expected"),
    (lambda d: d["items"][0].update(blob=[255]), "/items/0/blob", "hex: and pairs of hex digits are expected"),
    (lambda d: d.update(items={}), "/items", "a list is expected"),
    (lambda d: d["items"].append(5), "/items/1", "an object with the fields of item is expected"),
    (lambda d: d["items"][0].update(flags=3), "/items/0/flags", "an object with the fields of item_flags is expected"),
    (
        lambda d: d["items"][0].update(body="hex:0000000000000000"),
        "/items/0/body",
        "an object with the fields of body_point",
    ),
    (lambda d: d["items"][0].update(body_kind=7), "/items/0/body", "hex: and pairs of hex digits are expected"),
    (lambda d: d["numbers"].append("x"), "/numbers/2", "expected an integer, found 'x'"),
    # what only the writer sees
    (lambda d: d["items"][0].pop("detail"), "/items/0/detail", "is not set"),
    (lambda d: d["items"][0].update(extra=1), "/items/0/extra", "has_extra says that none is stored"),
    (lambda d: d["items"][0]["grid"].pop(), "/items/0/grid", "the list has 6 elements where 7 are expected"),
    (lambda d: d.update(version=9), "/version", "expected at most 3, found 9"),
]


@pytest.mark.parametrize(("change", "pointer", "message"), MALFORMED)
def test_malformed(change: Change, pointer: str, message: str) -> None:
    data = tree.to_json(root_of(shapes.File()), spec())
    change(data)
    with pytest.raises(WriteError) as caught:
        built(data)
    assert caught.value.pointer == pointer
    assert message in caught.value.message


@pytest.mark.parametrize("data", [None, [], "x", 5])
def test_no_object_at_all(data: Any) -> None:
    with pytest.raises(WriteError, match="an object with the fields of shapes is expected"):
        built(data)


def test_every_member_missing_or_null() -> None:
    """Whatever is taken away: the identical bytes, or a `WriteError`."""
    file = shapes.File()
    whole = tree.to_json(root_of(file), spec())

    def holders(data: Any) -> list[Any]:
        inner = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
        return (
            [data, *(holder for value in inner for holder in holders(value))] if isinstance(data, dict | list) else []
        )

    tried = 0
    for number, holder in enumerate(holders(whole)):
        for name in list(holder) if isinstance(holder, dict) else range(len(holder)):
            for null in (False, True):
                data = copy.deepcopy(whole)
                place = holders(data)[number]
                if null:
                    place[name] = None
                else:
                    del place[name]
                tried += 1
                try:
                    assert isinstance(built(data), bytes)
                except WriteError:
                    continue
    assert tried > 200
