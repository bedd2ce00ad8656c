"""Writing objects: what is filled, what is refused, and that every byte comes from the tree."""

from __future__ import annotations

import copy
import pickle
import struct
from collections.abc import Callable
from functools import cache
from typing import Any
from unittest.mock import Mock

import pytest
from kaitaistruct import ConsistencyError

from builders import gta_iv_paths, gta_sa_paths, shapes
from differential.flipping import flipped, places
from navspec import tree
from navspec.errors import WriteError
from navspec.spec import Spec, load_spec
from navspec.tree.classes import bind
from navspec.tree.linking import gather
from navspec.tree.runtime import MemoryStream
from navspec.tree.writer import difference
from shapes_formats.shapes import Shapes

Edit = Callable[[Any], None]


@cache
def spec() -> Spec:
    return load_spec("shapes", "shapes_formats")


def root_of(file: shapes.File) -> Any:
    return tree.read(file.to_bytes(), spec(), package="shapes_formats", decisions=file.decisions)


def written(root: Any) -> bytes:
    return tree.to_bytes(root, spec())


def two_items() -> shapes.File:
    """Item 0 has a detail and a point in its body, item 1 an extra and a text, item 2 raw bytes."""
    kinds = [{"body_kind": 0}, {"body_kind": 1, "extra": 5}, {"body_kind": 2, "mode": 0}]
    return shapes.File(items=[shapes.Item(item_id=number, **values) for number, values in enumerate(kinds)])


# What follows from lists and bytes


def test_counts_follow_their_lists() -> None:
    file = two_items()
    root = root_of(file)
    del root.items[1]
    root.items[1].tags.append(30)
    root.items[1].spots[0].marks.append(2)
    root.items[1].blob += b"!"
    root.items[0].detail.note = b""
    root.items[0].sides[1].ids = [8, 9]
    root.numbers.clear()
    root.chain[0].values.append(-3)
    root.settings.hulls.append(copy.copy(root.settings.hulls[0]))
    root.settings.title = b""

    del file.items[1]
    file.items[1].tags.append(30)
    file.items[1].blob = b"blob!"
    file.items[0].detail.note = b""
    file.items[0].sides[1] = [8, 9]
    file.numbers.clear()
    file.chain[0][1].append(-3)
    file.settings.hulls.append(file.settings.hulls[0])
    file.settings.title = b""
    file.remainder, file.exact = root.remainder, True
    assert written(root) == file.to_bytes()
    assert (root.num_items, root.num_numbers, root.items[1].num_tags, root.items[1].len_blob) == (2, 0, 3, 5)


def test_alignment_follows_what_stands_before_it() -> None:
    for numbers in range(5):
        root = root_of(shapes.File(padding=0xCC))
        root.numbers = [7] * numbers
        expected = shapes.File(numbers=[7] * numbers, remainder=root.remainder, exact=True)
        data, plain = written(root), expected.to_bytes()
        start = plain.index(struct.pack("<Q", 2**60)) - len(root.padding)
        assert data[:start] == plain[:start]
        assert data[start + len(root.padding) :] == plain[start + len(root.padding) :]
        assert set(root.padding) <= {0, 0xCC}


def test_fixed_contents_are_set() -> None:
    root = root_of(shapes.File())
    root.magic = b"????"
    assert written(root)[:4] == b"SHPS"


def test_lists_that_share_a_count() -> None:
    of = load_spec("gta_sa_paths")
    area = gta_sa_paths.smallest()
    root = tree.read(area.to_bytes(), of)
    root.links.append(copy.copy(root.links[0]))
    with pytest.raises(
        WriteError, match="/navi_links: links has 13 elements, navi_links has 12; num_links counts both"
    ):
        tree.to_bytes(root, of)
    root.navi_links.append(copy.copy(root.navi_links[0]))
    root.link_lengths.append(root.link_lengths[0])
    root.intersections.append(copy.copy(root.intersections[0]))
    area.links.append(area.links[0])
    assert tree.to_bytes(root, of) == area.to_bytes()
    assert root.num_links == 13


def test_derived_values_do_not_go_stale() -> None:
    """`has_detail`, `x` and the presence bits are remembered by the classes; an edit must not meet the old ones."""
    root = root_of(two_items())
    item = root.items[0]
    assert (item.has_detail, item.x, item.has_extra) == (True, -125.0, False)
    item.flags.has_more, item.extra, item.detail, item.raw_x = True, 9, None, 8
    file = two_items()
    file.items[0].extra, file.items[0].raw_x = 9, 8
    file.remainder, file.exact = root.remainder, True
    assert written(root) == file.to_bytes()
    assert (item.has_detail, item.x, item.has_extra) == (False, 1.0, True)


def test_another_layout_version_changes_how_a_field_is_stored() -> None:
    root = root_of(shapes.File(version=2))
    root.version = 3
    for item in root.items:
        item.score = 0.25
    file = shapes.File(version=3, remainder=root.remainder, exact=True)
    assert written(root) == file.to_bytes()


def test_singles_are_stored_rounded() -> None:
    root = root_of(shapes.File())
    root.header.scale = 0.1
    root.header.origin.x = 3
    data = written(root)
    assert (data[13:17], data[21:25]) == (struct.pack("<f", 0.1), struct.pack("<f", 3.0))


def test_decisions_stay_as_they_were_made() -> None:
    """The default of `has_footer` is the size of the file, which an edit changes; `is_other_game` asks `sub_version`."""
    file = shapes.File(sub_version=12, footer=1)
    root = root_of(file)
    root.remainder += b"x"
    root.sub_version = 3
    data = written(root)
    assert len(data) % 4 == 1
    assert data[-4:] == b"\1\0\0\0"
    again = tree.read(data, spec(), package="shapes_formats", decisions=tree.get_decisions(root, spec()))
    assert (again.footer, again.game_block, again.remainder) == (1, 77, root.remainder)
    assert written(again) == data


def test_decisions_are_changed_on_purpose() -> None:
    root = root_of(shapes.File(sub_version=12, footer=1))
    tree.set_decisions(root, spec(), {"has_footer": False, "is_other_game": False})
    with pytest.raises(
        WriteError, match="/game_block: a value is set, but is_other_game says that none is stored; delete it"
    ):
        written(root)
    del root.game_block
    root.footer = None
    file = shapes.File(sub_version=12, footer=None, other_game=False, remainder=root.remainder, exact=True)
    assert written(root) == file.to_bytes()


def from_scratch() -> Any:
    """The tree of `shapes.File` with one item, without counts, links or contents."""

    def made(cls: Any, *params: Any, **values: Any) -> Any:
        o = cls(*params)
        for name, value in values.items():
            setattr(o, name, value)
        return o

    vec3, point = Shapes.Vec3, Shapes.Point
    header = made(
        Shapes.HeaderBlock,
        kind=7,
        scale=1.5,
        flags=made(Shapes.HeaderFlags, low=5, is_set=True, middle=0x12345, high=0xAB),
        origin=made(vec3, x=1.0, y=2.0, z=3.0),
        triple=[-1, 2, -3],
        corners=[made(vec3, x=1.0, y=2.0, z=3.0), made(vec3, x=4.0, y=5.0, z=6.0)],
        reserved=b"resvd",
    )
    item = made(
        Shapes.Item,
        item_id=1,
        attributes=0x5A,
        raw_x=-1000,
        flags=made(Shapes.ItemFlags, has_more=False, mode=2, num_columns=3, rest=0x81),
        owner=255,
        tags=[10, 20],
        sides=[made(Shapes.IdList, ids=ids) for ids in ([1], [], [2, 3], [])],
        score=0.25,
        detail=made(Shapes.DetailBlock, weight=0.5, note=b"note", check_word=0xBEEF),
        spots=[
            made(
                Shapes.Spot,
                0,
                spot_id=9,
                points=[made(point, target=4, t=5), made(point, target=6, t=7)],
                marks=[0, 1],
            )
        ],
        name=b"name",
        body_kind=1,
        body=made(Shapes.BodyText, letters=b"bodybo", unparsed=b"dy"),
        blob=b"blob",
        num_rows=2,
        grid=list(range(100, 107)),
    )
    return made(
        Shapes,
        version=3,
        sub_version=3,
        header=header,
        numbers=[-5, 6],
        items=[item],
        chain=[made(Shapes.ChainLink, kind=3, values=[-1, 2]), made(Shapes.ChainLink, kind=255, values=[])],
        polygons=[made(Shapes.Polygon, corners=[1, 2, 3]), made(Shapes.Polygon, corners=[9])],
        faces=[
            made(Shapes.Face, polygon_row=0, edges=[1, 2, 3]),
            made(Shapes.Face, polygon_row=1, edges=[1]),
            made(Shapes.Face, polygon_row=0, edges=[1, 2, 3]),
        ],
        settings=made(
            Shapes.SettingsBlock,
            gen_version=9,
            tile=1.0,
            title=b"title",
            hulls=[made(Shapes.Hull, enabled=1, radius=2.0), made(Shapes.Hull, enabled=0, radius=3.0)],
        ),
        aligned=2**60,
        late_marks=[1, 2, 0xFFFF],
        remainder=b"rest",
        footer=shapes.FOOTER,
    )


def test_a_tree_from_scratch() -> None:
    root = from_scratch()
    with pytest.raises(
        WriteError, match=r"/has_footer: this decision is not made; choose its value with `tree\.set_decisions`"
    ):
        written(root)
    tree.set_decisions(root, spec(), {"has_footer": True})
    assert written(root) == shapes.File(items=[shapes.Item(body_kind=1)], exact=True).to_bytes()
    assert root.is_other_game is False


def test_writing_twice_and_after_a_failure() -> None:
    file = shapes.File()
    root = root_of(file)
    root.items[0].owner = 256
    for _ in range(2):
        with pytest.raises(WriteError):
            written(root)
    root.items[0].owner = 255
    assert written(root) == file.to_bytes()
    assert written(root) == file.to_bytes()


def test_copies_are_trees_of_their_own() -> None:
    file = shapes.File(header=shapes.Header(scale=0x7F800001))
    root = root_of(file)
    for copied in (copy.deepcopy(root), pickle.loads(pickle.dumps(root))):
        copied.numbers.append(1)
        assert written(root) == file.to_bytes()
        assert copied.header.scale.bits == 0x7F800001
        assert tree.read(written(copied), spec(), package="shapes_formats").numbers == [-5, 6, 1]


# What is refused


def set_to(path: str, value: Any) -> Edit:
    """An edit of `items.0.raw_x` and the like."""
    *steps, last = path.split(".")

    def edit(root: Any) -> None:
        o = root
        for step in steps:
            o = o[int(step)] if step.isdecimal() else getattr(o, step)
        if last.isdecimal():
            o[int(last)] = value
        else:
            setattr(o, last, value)

    return edit


def drop(path: str) -> Edit:
    steps = path.split(".")

    def edit(root: Any) -> None:
        o = root
        for step in steps[:-1]:
            o = o[int(step)] if step.isdecimal() else getattr(o, step)
        delattr(o, steps[-1])

    return edit


def share_item(root: Any) -> None:
    root.items[2] = root.items[0]


def share_body(root: Any) -> None:
    root.items[2].body_kind = 0
    root.items[2].body = root.items[0].body


def own_ancestor(root: Any) -> None:
    root.items[0].sides[0] = root


def lone_marker(root: Any) -> None:
    root.chain[0].kind = 255


def stale_marks(root: Any) -> None:
    root.items[0].tags.append(1)


REFUSED: list[tuple[Edit, str, str]] = [
    # numbers that do not fit; without the layer bits are masked and the rest is a struct.error
    (set_to("items.0.flags.mode", 13), "/items/0/flags/mode", "13 does not fit; use 0 to 7"),
    (set_to("items.0.flags.mode", -1), "/items/0/flags/mode", "-1 does not fit; use 0 to 7"),
    (set_to("items.0.flags.mode", 2.0), "/items/0/flags/mode", "2.0 is not an integer"),
    (
        set_to("header.flags.middle", 1 << 20),
        "/header/flags/middle",
        "1,048,576 does not fit; use 0 to 1,048,575",
    ),
    (set_to("header.flags.is_set", 2), "/header/flags/is_set", "2 does not fit; use 0 to 1"),
    (set_to("items.0.raw_x", 32768), "/items/0/raw_x", "32,768 does not fit; use -32,768 to 32,767"),
    (set_to("items.0.owner", -1), "/items/0/owner", "-1 does not fit; use 0 to 255"),
    (set_to("items.0.owner", "7"), "/items/0/owner", "'7' is not an integer"),
    (set_to("items.0.extra", 1), "/items/0/extra", "a value is set, but has_extra says that none is stored; delete it"),
    (
        set_to("items.1.extra", 1 << 32),
        "/items/1/extra",
        "4,294,967,296 does not fit; use 0 to 4,294,967,295",
    ),
    (
        set_to("aligned", 1 << 64),
        "/aligned",
        f"a number of 65 bits does not fit; use 0 to {(1 << 64) - 1:,}",
    ),
    (set_to("items.0.tags", [1, 65536]), "/items/0/tags/1", "65,536 does not fit; use 0 to 65,535"),
    (set_to("numbers", [1, None]), "/numbers/1", "None is not an integer"),
    (set_to("chain.0.values.1", -129), "/chain/0/values/1", "-129 does not fit; use -128 to 127"),
    (set_to("late_marks.2", -1), "/late_marks/2", "-1 does not fit; use 0 to 65,535"),
    (set_to("header.scale", 1e39), "/header/scale", "1e+39 does not fit into a float of 4 bytes"),
    (set_to("header.scale", "1"), "/header/scale", "'1' is not a number"),
    (set_to("settings.tile", None), "/settings/tile", "is not set"),
    (set_to("numbers", list(range(70000))), "/num_numbers", "70,000 does not fit; use 0 to 65,535"),
    # the field depends on the version of the file
    (
        set_to("items.0.attributes", 1 << 32),
        "/items/0/attributes",
        "4,294,967,296 does not fit; use 0 to 4,294,967,295",
    ),
    # classes
    (
        set_to("items.0.body_kind", 1),
        "/items/0/body",
        "an object of class BodyText is expected, this is of class BodyPoint",
    ),
    (set_to("items.0.body_kind", 2), "/items/0/body", "an object of class BodyPoint is not bytes"),
    (
        set_to("items.2.body_kind", 0),
        "/items/2/body",
        "an object of class BodyPoint is expected, this is of class bytes",
    ),
    (set_to("items.2.body", b"short"), "/items/2/body", "expected 8 bytes, found 5"),
    (set_to("items.0.body.unparsed", b""), "/items/0/body", "takes 6 bytes where 8 are expected"),
    (set_to("items.0.body.unparsed", b"abc"), "/items/0/body", "takes 9 bytes where 8 are expected"),
    (set_to("items.1", Shapes.Spot(0)), "/items/1", "an object of class Item is expected, this is of class Spot"),
    (set_to("items.1", None), "/items/1", "an object of class Item is expected, this is nothing"),
    (set_to("header", b""), "/header", "an object of class HeaderBlock is expected, this is of class bytes"),
    (set_to("items", ()), "/items", "a list is expected, this is of class tuple"),
    (set_to("numbers", (1, 2)), "/numbers", "a list or bytes are expected, this is of class tuple"),
    (set_to("late_marks", (1, 2, 3)), "/late_marks", "a list is expected, this is of class tuple"),
    # one object in two places
    (share_item, "/items/2", "this object stands in the tree a second time; each place needs an object of its own"),
    (
        share_body,
        "/items/2/body",
        "this object stands in the tree a second time; each place needs an object of its own",
    ),
    (own_ancestor, "/items/0/sides/0", "an object of class IdList is expected, this is of class Shapes"),
    # presence
    (drop("items.0.raw_x"), "/items/0/raw_x", "is not set"),
    (drop("items.0.flags.rest"), "/items/0/flags/rest", "is not set"),
    (drop("items.0.name"), "/items/0/name", "is not set"),
    (drop("items.0.flags"), "/items/0/flags", "is not set"),
    (drop("header"), "/header", "is not set"),
    (drop("items"), "/items", "is not set"),
    (set_to("items.1.extra", None), "/items/1/extra", "is not set"),
    (drop("items.0.detail"), "/items/0/detail", "is not set"),
    (set_to("settings.gen_version", 8), "/settings/hulls/1/enabled", "has_enabled says that none is stored"),
    # bytes and text
    (set_to("header.reserved", b"1234"), "/header/reserved", "expected 5 bytes, found 4"),
    (set_to("header.reserved", "12345"), "/header/reserved", "'12345' is not bytes"),
    (set_to("items.0.name", b"a\0b"), "/items/0/name", "the byte 0 at 1 would end the text"),
    # lists
    (set_to("header.triple", [1, 2]), "/header/triple", "the list has 2 elements where 3 are expected"),
    (set_to("items.0.num_rows", 3), "/items/0/grid", "the list has 7 elements where 11 are expected"),
    (set_to("faces.0.polygon_row", 1), "/faces/0/edges", "the list has 3 elements where 1 are expected"),
    (set_to("faces.0.polygon_row", 2), "/faces/0/polygon_row", "expected at most 1, found 2"),
    (stale_marks, "/items/0/spots/0/marks", "the list has 2 elements where 3 are expected"),
    (lone_marker, "/chain", "the list must end with its only record whose kind is 255"),
    (set_to("chain.1.kind", 7), "/chain", "the list must end with its only record whose kind is 255"),
    (set_to("chain", []), "/chain", "the list must end with its only record whose kind is 255"),
    (set_to("version", 4), "/version", "expected at most 3, found 4"),
]


@pytest.mark.parametrize(("edit", "pointer", "message"), REFUSED)
def test_refused(edit: Edit, pointer: str, message: str) -> None:
    root = root_of(two_items())
    edit(root)
    with pytest.raises(WriteError) as caught:
        written(root)
    assert caught.value.pointer == pointer
    assert message in caught.value.message


def test_links_are_made_anew() -> None:
    file = two_items()
    root = root_of(file)
    root.items[0]._parent = root.items[1]
    root.items[0].flags._root = None
    root.items[1].spots[0].num_marks = 99
    assert written(root) == file.to_bytes()
    assert root.items[0]._parent is root
    assert root.items[0].flags._root is root
    assert root.items[1].spots[0].num_marks == 2


def test_what_would_not_read_back_is_not_written(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a writer that errs, because the checks before it leave nothing to find in these formats."""
    root = root_of(shapes.File())
    write_s2le, write_u4le = MemoryStream.write_s2le, MemoryStream.write_u4le
    with monkeypatch.context() as patch:
        patch.setattr(MemoryStream, "write_s2le", lambda self, value: write_s2le(self, value ^ (value == -1000)))
        with pytest.raises(WriteError, match=r"/items/0/raw_x: this would be read back as something else"):
            written(root)
    with monkeypatch.context() as patch:
        patch.setattr(MemoryStream, "write_u4le", lambda self, value: write_u4le(self, value + (value == 3)))
        with pytest.raises(WriteError, match=r"/version: what this tree makes cannot be read: expected .*, found 4"):
            written(root)


def test_what_the_generated_writer_refuses(monkeypatch: pytest.MonkeyPatch) -> None:
    root = root_of(shapes.File())
    for error, message in (
        (ConsistencyError("late_marks", 3, 2), "/late_marks: the list has 2 elements where 3 are expected"),
        (ConsistencyError("remainder", 3, 2), "/remainder: expected 3 bytes, found 2"),
        (EOFError("no room"), "the generated code cannot write this: no room"),
    ):
        with monkeypatch.context() as patch:
            patch.setattr(Shapes, "_write__seq", Mock(side_effect=error))
            with pytest.raises(WriteError, match=message):
                written(root)


def test_a_decision_of_another_kind() -> None:
    root = root_of(shapes.File())
    root._m_has_footer = "yes"
    with pytest.raises(WriteError, match="/has_footer: this decision is of type bool, not 'yes'"):
        written(root)


DIFFERENCES: list[tuple[Edit, str]] = [
    (set_to("header.scale", 1.25), "scale"),
    (set_to("header.corners.1.z", -6.0), "z"),
    (set_to("numbers", [-5]), "numbers"),
    (drop("footer"), "footer"),
    (set_to("items.0.tags", [10, 21]), "tags"),
    (set_to("items.0.sides.0.ids", []), "ids"),
    (set_to("items.2.body", b"another!"), "body"),
    (set_to("items.2.body", Shapes.BodyText()), "body"),
    (lambda root: root.items.pop(), "items"),
]


@pytest.mark.parametrize(("edit", "field"), DIFFERENCES)
def test_trees_are_compared_field_by_field(edit: Edit, field: str) -> None:
    binding = bind(spec(), "shapes_formats")
    these, those, changed = (root_of(two_items()) for _ in range(3))
    edit(changed)
    objects = gather(these, binding)
    assert difference(objects, gather(those, binding), binding) is None
    changed_field = difference(objects, gather(changed, binding), binding)
    assert changed_field is not None
    assert changed_field[1] == field


@pytest.mark.parametrize("root", [None, 5, b"", Shapes.Point()])
def test_other_objects(root: Any) -> None:
    with pytest.raises(WriteError, match="an object of class Shapes is expected"):
        written(root)
    with pytest.raises(WriteError, match="an object of class GtaSaPaths is expected"):
        tree.to_bytes(root_of(shapes.File()), load_spec("gta_sa_paths"))


# Every byte comes from the tree

STEERING = {
    "version",
    "kind",
    "has_more",
    "mode",
    "num_columns",
    "num_rows",
    "body_kind",
    "polygon_row",
    "gen_version",
    "magic",
}


def check_every_field(root: Any, of: Spec, data: bytes, derived: Callable[[str], bool]) -> int:
    """Change each field, write, and see one changed place, each field another one; a derived number changes nothing."""
    seen = set()
    for before, put, path in list(places(root)):
        name = path.rpartition(".")[2]
        if name in STEERING or before == b"":
            continue
        put(flipped(before))
        after = tree.to_bytes(root, of)
        put(before)
        bits = int.from_bytes(data, "little") ^ int.from_bytes(after, "little")
        if derived(name):
            assert after == data, path
            continue
        assert len(after) == len(data), path
        assert bits.bit_count() == 1, path
        assert bits not in seen, path
        seen.add(bits)
    assert tree.to_bytes(root, of) == data
    return len(seen)


def test_every_field_of_a_file_is_written_from_the_tree() -> None:
    file = two_items()
    file.sub_version = 12
    data = file.to_bytes()
    count = check_every_field(root_of(file), spec(), data, lambda name: name.startswith(("num_", "len_")))
    assert count == 139


def test_every_field_of_a_node_file_is_written_from_the_tree() -> None:
    of = load_spec("gta_sa_paths")
    data = gta_sa_paths.smallest().to_bytes()
    counts = {"num_nodes", "num_navi_nodes", "num_links"}
    count = check_every_field(tree.read(data, of), of, data, lambda name: name in counts)
    assert count == 2 + 8 * (11 + 14) + 4 * (7 + 4 + 3) + 12 * (2 + 2 + 1 + 3) + 192 * 2 + 2


def test_every_field_of_a_path_file_of_gta_iv_is_written_from_the_tree() -> None:
    of = load_spec("gta_iv_paths")
    data = gta_iv_paths.example()
    count = check_every_field(tree.read(data, of), of, data, lambda name: name in {"num_nodes", "num_links"})
    assert count == 2 + 2 * (12 + 23) + (4 + 3)
