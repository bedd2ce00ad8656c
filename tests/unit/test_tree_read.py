"""Reading into objects: values, faults with their place, hostile bytes, decisions."""

from __future__ import annotations

import gc
import math
import struct
import threading
import time
from functools import cache
from io import BytesIO
from types import SimpleNamespace
from typing import Any

import pytest
from kaitaistruct import KaitaiStream, ReadWriteKaitaiStruct, ValidationExprError, ValidationNotAnyOfError

from builders import gta_sa_paths, shapes
from navspec import tree
from navspec.errors import LimitExceeded, ReadError
from navspec.spec import Field, Spec, load_spec
from navspec.tree.faults import describe_error
from navspec.tree.runtime import evaluator
from shapes_formats.shapes import Shapes
from sweeps import some

SMALL = shapes.File(
    items=[shapes.Item(sides=[[7], [], [], []])],
    chain=[],
    polygons=[[1]],
    faces=[0],
    settings=shapes.Settings(hulls=[]),
)
LENGTH = len(SMALL.to_bytes())


@cache
def spec() -> Spec:
    return load_spec("shapes", "shapes_formats")


def read(data: bytes, **decisions: Any) -> Any:
    return tree.read(data, spec(), package="shapes_formats", decisions=decisions)


def fault(data: bytes, **decisions: Any) -> ReadError:
    with pytest.raises(ReadError) as caught:
        read(data, **decisions)
    return caught.value


def patched(data: bytes, offset: int, patch: bytes) -> bytes:
    return data[:offset] + patch + data[offset + len(patch) :]


def test_values_stand_where_the_bytes_say() -> None:
    data = bytes.fromhex(
        "53485053 02000000 0a000000"  # magic, version 2, sub_version 10
        "07 0000c03f 2b34125a"  # kind, scale 1.5, flags
        "0000803f 00000040 00004040 ffff 0200 fdff"  # origin, triple
        "00000000 00000000 00000000 00000080 00000000 00000000 7265737664"  # corners, reserved
        "0100 feffffff 4d000000"  # one number, game block
        "00000000 ff 01 80"  # no items, the end of the chain with one value
        "00000000 00000000"  # no polygons, no faces
        "07000000 0000803f 6869 00 0100 000080be"  # generator 7, tile, title, one hull
        "0000 0100000000000080"  # padding to 112, aligned
        "aabbcc"
    )
    root = read(data)
    assert (root.version, root.sub_version, root.numbers, root.game_block) == (2, 10, [-2], 77)
    flags = root.header.flags
    assert (flags.low, flags.is_set, flags.middle, flags.high) == (3, True, 0x12342, 0x5A)
    assert (root.header.scale, root.header.origin.z, root.header.triple) == (1.5, 3.0, [-1, 2, -3])
    assert math.copysign(1, root.header.corners[1].x) == -1
    assert [(link.kind, link.values) for link in root.chain] == [(255, [-128])]
    assert (root.settings.tile, root.settings.title, root.settings.hulls[0].radius) == (1.0, b"hi", -0.25)
    assert (root.padding, root.aligned, root.remainder) == (b"\0\0", 2**63 + 1, b"\xaa\xbb\xcc")
    assert root.late_marks is None
    assert root.settings.hulls[0].enabled is None
    assert (root.is_other_game, root.has_footer) == (True, False)


def test_the_union_and_the_lists_of_an_item() -> None:
    item = read(shapes.File().to_bytes()).items[0]
    assert [side.ids for side in item.sides] == [[1], [], [2, 3], []]
    assert (item.body.a, item.body.unparsed) == (struct.unpack("<h", b"bo")[0], b"dy")
    assert item.spots[0].num_marks == 2
    assert [(point.target, point.t) for point in item.spots[0].points] == [(4, 5), (6, 7)]
    assert (item.detail.note, item.extra, item.name) == (b"note", None, b"name")
    assert item.grid == list(range(100, 100 + 2 * 4 - 1))


def test_nothing_of_the_source_is_kept() -> None:
    data = bytearray(shapes.build(5, 3))
    before = bytes(data)
    root = read(data)
    data[:] = bytes(len(data))
    assert tree.to_bytes(root, spec()) == before
    assert root._io.to_byte_array() == b""


@pytest.mark.parametrize("stored", [0x7F800001, 0xFFC12345, 0x7FC00000, 0xFF800002])
def test_the_bits_of_a_nan_survive(stored: int) -> None:
    body = b"\1\0" + struct.pack("<I", stored) + b"zz"
    data = shapes.File(header=shapes.Header(scale=stored), items=[shapes.Item(body=body)]).to_bytes()
    root = read(data)
    assert math.isnan(root.header.scale)
    assert (root.header.scale.bits, root.header.scale.size) == (stored, 4)
    assert root.items[0].body.b.bits == stored
    assert tree.to_bytes(root, spec()) == data


def test_a_signalling_double_survives() -> None:
    data = shapes.File(items=[shapes.Item(score=0x7FF0000000000001)]).to_bytes()
    root = read(data)
    assert root.items[0].score.bits == 0x7FF0000000000001
    assert tree.to_bytes(root, spec()) == data


def test_views_are_off() -> None:
    root = read(shapes.File().to_bytes())
    assert root.peek__enabled is False
    assert root.peek is None


# Offsets in SMALL: header 12..68, numbers from 70, the count of items at 78, item 0 from 82: its flags at 92, the count of
# tags at 95, the tags, and its first side at 100.
@pytest.mark.parametrize(
    ("offset", "patch", "pointer", "place", "expected", "actual"),
    [
        (0, b"SHPX", "/magic", 0, "bytes 53 48 50 53", "bytes 53 48 50 58"),
        (4, b"\4\0\0\0", "/version", 4, "at most 3", "4"),
        (4, b"\0\0\0\0", "/version", 4, "at least 1", "0"),
        (78, b"\xff\xff\xff\xff", "/num_items", 78, f"at most {(LENGTH - 82) // 41}", "4,294,967,295"),
        (100, b"\xff\xff\xff\x7f", "/items/0/sides/0/num_ids", 100, f"at most {(LENGTH - 104) // 4}", "2,147,483,647"),
    ],
)
def test_an_invalid_value(offset: int, patch: bytes, pointer: str, place: int, expected: str, actual: str) -> None:
    error = fault(patched(SMALL.to_bytes(), offset, patch))
    assert (error.code, error.format, error.pointer, error.offset) == ("STRUCTURE", "shapes", pointer, place)
    assert (error.length, error.expected, error.actual) == (4, expected, actual)
    is_count = pointer.rpartition("/")[2].startswith("num_")
    assert error.kind == ("count" if is_count else "value")
    advice = "cut short, or the count is wrong" if is_count else "damaged, or of another format"
    assert str(error) == f"expected {expected}, found {actual} at {pointer}, offset 0x{place:X}. The file is {advice}"


@pytest.mark.parametrize(
    ("size", "pointer", "offset", "expected", "remaining"),
    [
        (0, "/magic", 0, "4 bytes", 0),
        (11, "/sub_version", 8, "4 bytes", 3),
        (20, "/header/flags", 17, "4 bytes", 3),
        (21, "/header/origin/x", 21, "4 bytes", 0),
        (38, "/header/triple/2", 37, "2 bytes", 1),
        (57, "/header/corners/1/y", 55, "4 bytes", 2),
        (77, "/numbers/1", 74, "4 bytes", 3),
    ],
)
def test_a_file_that_ends_too_early(size: int, pointer: str, offset: int, expected: str, remaining: int) -> None:
    error = fault(SMALL.to_bytes()[:size])
    assert (error.pointer, error.offset, error.length) == (pointer, offset, remaining)
    assert (error.message, error.expected, error.actual) == (
        "the file ends too early",
        expected,
        f"{remaining} bytes left",
    )


def test_text_without_an_end() -> None:
    data = shapes.File(items=[]).to_bytes()
    start = data.index(b"title\0")
    error = fault(data[: start + 5])
    assert (error.pointer, error.offset) == ("/settings/title", start)
    assert (error.expected, error.actual) == ("a zero that ends the text", "5 bytes left")


def test_bytes_behind_the_last_field() -> None:
    data = gta_sa_paths.smallest().to_bytes()
    root = tree.read(data + b"more", load_spec("gta_sa_paths"))
    assert root.trailing == b"more"
    body = shapes.File(remainder=b"", exact=True).to_bytes()[:-4]
    error = fault(body + b"123", has_footer=True)
    assert (error.pointer, error.message) == ("/remainder", "a length is negative")


def test_a_fault_inside_a_union_is_placed_in_the_file() -> None:
    """Two bytes too few for the number in `body`: the union lies in a stream of its own."""
    item = shapes.Item(body=b"12345678")
    data = shapes.File(items=[item]).to_bytes()
    assert data.count(b"12345678") == 1
    error = fault(data[: data.index(b"12345678") + 7])
    assert (error.pointer, error.offset, error.length) == ("/items/0/body", data.index(b"12345678"), 7)


def test_a_row_that_a_table_lacks() -> None:
    data = SMALL.to_bytes()
    at = data.index(struct.pack("<IIH", 1, 0, 1)) + 4
    error = fault(patched(data, at, struct.pack("<I", 1)))
    assert (error.pointer, error.offset, error.expected) == ("/faces/0/polygon_row", at, "at most 0")


def test_failures_that_the_formats_here_do_not_have() -> None:
    field = Field("version", "int", size=4, valid={"any_of": [5, 70_000]})
    error = ValidationNotAnyOfError(9, None, "/seq/0")
    assert describe_error(error, field)[:3] == ("expected one of 5, 70,000, found 9", "one of 5, 70,000", "9")
    assert describe_error(ValidationExprError(b"\xab" * 20, None, "/seq/0"), field).message == (
        f"expected what the spec allows, found bytes {'ab ' * 15}ab and 4 more"
    )
    assert describe_error(MemoryError(), None).message == "not enough memory"
    assert describe_error(IndexError("list index out of range"), None).actual == "IndexError: list index out of range"


def test_look_ups_in_expressions() -> None:
    get = {"op": "get", "from": "root", "path": ["rows"]}
    find = evaluator(
        {"op": "row", "table": get, "index": {"op": "get", "from": "parent", "up": 2, "path": ["at"]}, "path": ["n"]}
    )
    rows = [SimpleNamespace(n=7), SimpleNamespace(n=8)]
    o = SimpleNamespace(_root=SimpleNamespace(rows=rows), _parent=SimpleNamespace(_parent=SimpleNamespace(at=1)))
    assert find(o) == 8


def test_decisions_are_made_from_the_file_unless_they_are_given() -> None:
    data = shapes.File(version=3, sub_version=12, footer=7).to_bytes()
    root = read(data)
    assert tree.get_decisions(root, spec()) == {"is_other_game": True, "has_footer": True}
    root = read(data, has_footer=False)
    assert (root.footer, root.remainder[-4:]) == (None, b"\7\0\0\0")
    assert tree.to_bytes(root, spec()) == data


@pytest.mark.parametrize("other_game", [False, True])
@pytest.mark.parametrize("footer", [None, 9])
def test_files_that_only_the_right_decisions_open(other_game: bool, footer: int | None) -> None:
    file = shapes.File(version=1, sub_version=99, other_game=other_game, footer=footer, remainder=b"12345", exact=True)
    data = file.to_bytes()
    root = read(data, **file.decisions)
    assert (root.game_block, root.footer) == (77 if other_game else None, footer)
    assert root.remainder == b"12345"
    assert tree.to_bytes(root, spec()) == data


def test_decisions_that_the_spec_does_not_have() -> None:
    with pytest.raises(ValueError, match="shapes has no decision has_foot; it has is_other_game, has_footer"):
        read(shapes.File().to_bytes(), has_foot=True)
    with pytest.raises(ValueError, match="the decision has_footer is of type bool, not 1"):
        read(shapes.File().to_bytes(), has_footer=1)


def test_the_process_is_as_before_after_reading_and_after_failing() -> None:
    before = ReadWriteKaitaiStruct.__setattr__
    assert gc.isenabled()
    root = read(shapes.File().to_bytes())
    fault(b"SHPS")
    assert ReadWriteKaitaiStruct.__setattr__ is before
    assert gc.isenabled()
    gc.disable()
    try:
        read(shapes.File().to_bytes())
        assert not gc.isenabled()
    finally:
        gc.enable()
    assert not root.items[0]._dirty
    root.items[0].raw_x = 5
    assert root.items[0]._dirty


def test_the_generated_classes_still_work_alone() -> None:
    """Their substreams are ours from the first reading on; by themselves they read and write as before."""
    data = shapes.File(items=[shapes.Item(body_kind=kind) for kind in range(3)]).to_bytes()
    read(data)
    root = Shapes.from_bytes(data)
    root._read()
    root.peek__enabled = False
    root._check()
    stream = KaitaiStream(BytesIO(bytes(len(data))))
    root._write(stream)
    assert stream.to_byte_array() == data


def test_threads_read_side_by_side() -> None:
    files = [shapes.build(seed, 3, items=20) for seed in range(6)]
    results: dict[int, bytes] = {}

    def work(number: int) -> None:
        for _ in range(3):
            results[number] = tree.to_bytes(read(files[number]), spec())

    threads = [threading.Thread(target=work, args=(number,)) for number in range(len(files))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [results[number] for number in range(len(files))] == files


def test_too_large() -> None:
    with pytest.raises(LimitExceeded, match="268,435,457 bytes, 268,435,456 is the limit"):
        read(bytes(256 * 1024 * 1024 + 1))


def survives(data: bytes, of: Spec, package: str) -> bool:
    """Whether the bytes are read; then they must come back. Anything but a `ReadError` fails the test."""
    started = time.process_time()
    error, root = None, None
    try:
        root = tree.read(data, of, package=package)
    except ReadError as caught:
        error = caught
    assert time.process_time() - started < 5
    if error is None:
        assert tree.to_bytes(root, of) == data
        return True
    assert (error.code, error.format) == ("STRUCTURE", of.id)
    assert 0 <= error.offset <= len(data)
    assert error.hint
    assert error.pointer
    return False


def test_every_truncation() -> None:
    data = shapes.build(3, 3, items=1)
    read_anyway = [size for size in range(len(data)) if survives(data[:size], spec(), "shapes_formats")]
    # Only the remainder and the footer can be shorter without a contradiction.
    assert all(size >= len(data) - 16 for size in read_anyway)


@pytest.mark.parametrize("change", [0xFF, 0x01, 0x80])
def test_every_byte_flipped(change: int) -> None:
    data = shapes.build(3, 3, items=1)
    outcomes = set()
    for at in some(range(len(data)), 80):
        outcomes.add(survives(patched(data, at, bytes([data[at] ^ change])), spec(), "shapes_formats"))
    assert outcomes == {False, True}


def test_node_files_cut_and_flipped() -> None:
    data = gta_sa_paths.smallest().to_bytes()
    of = load_spec("gta_sa_paths")
    for size in [*range(40), *range(40, len(data), 23)]:
        survives(data[:size], of, "navspec_formats")
    for at in [*range(20), *range(20, len(data), 19)]:
        survives(patched(data, at, bytes([data[at] ^ 0xFF])), of, "navspec_formats")


@pytest.mark.parametrize("decision", [False, True])
def test_hostile_counts_cost_no_more_than_the_file(decision: bool) -> None:
    """A megabyte of 255 behind a valid head, decisions pinned either way."""
    data = shapes.File(items=[], chain=[]).to_bytes()[:78] + b"\xff" * 1_000_000
    started = time.process_time()
    for at, patch in ((70, b""), (78, b"\x01\x00\x00\x00"), (78, struct.pack("<I", 24_000))):
        fault(patched(data, at, patch), is_other_game=decision, has_footer=decision)
    assert time.process_time() - started < 20
