"""A list of records up to the end of the file, without a count: read, edited and refused alike by both planes."""

from __future__ import annotations

import json
import struct
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from builders import headerless
from builders.headerless import Frame
from navspec import tree
from navspec.columns import Tables, read
from navspec.columns.recovery import salvage
from navspec.errors import ReadError, WriteError
from navspec.places.addresses import find_places
from navspec.places.place import root_place
from navspec.reference.markdown import render_page
from navspec.reference.pages import load_page
from navspec.spec import Spec, load_spec
from navspec.spec.ksy import compile_spec
from navspec.spec.model import from_json

SPEC = load_spec("headerless", "shapes_formats")
PACKAGES = ("shapes_formats", "bare_formats")
"""Classes of the compiler, and those that are made from the spec where it has made none."""


@pytest.fixture(autouse=True, scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A package without classes of the compiler."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, "bare_formats", ModuleType("bare_formats"))
        sys.modules["bare_formats"].__path__ = [str(tmp_path_factory.mktemp("bare"))]
        yield


def frames(*times: int) -> bytes:
    return headerless.build([Frame(time) for time in times])


def test_the_rows_are_as_many_as_the_file_holds() -> None:
    for count in (0, 1, 3, 1000):
        data = headerless.build([Frame(number) for number in range(count)])
        tables = read(data, SPEC)
        assert tables.column("frames", "time").tolist() == list(range(count))
        assert tables.to_bytes() == data
        for package in PACKAGES:
            root = tree.read(data, SPEC, package=package)
            assert [frame.time for frame in root.frames] == list(range(count))
            assert tree.to_bytes(root, SPEC) == data


def test_rows_are_inserted_and_deleted_and_what_leads_to_them_follows() -> None:
    tables = read(headerless.example(), SPEC)
    new = np.zeros(2, tables["frames"].dtype)
    new["previous"] = 255
    tables.insert("frames", 1, new)
    assert tables["frames"]["previous"].tolist() == [255, 255, 255, 0, 3]
    assert len(tables.to_bytes()) == 5 * headerless.SIZE
    tables.delete("frames", [1, 2])
    assert tables.to_bytes() == headerless.example()
    tables.delete("frames", [2])
    assert tables.to_bytes() == headerless.example()[:32]
    with pytest.raises(WriteError, match=r"1 row of frames .* to go"):
        tables.delete("frames", [0])


def test_all_rows_may_go_and_come() -> None:
    tables = read(frames(7, 8), SPEC)
    tables.delete("frames", [0, 1])
    assert tables.to_bytes() == b""
    tables.replace("frames", read(frames(9), SPEC)["frames"])
    assert tables.to_bytes() == frames(9)


def test_objects_grow_and_shrink() -> None:
    for package in PACKAGES:
        root = tree.read(frames(1, 2, 3), SPEC, package=package)
        del root.frames[1]
        assert tree.to_bytes(root, SPEC) == frames(1, 3)
        data = tree.to_json(root, SPEC)
        data["frames"].append(data["frames"][0])
        assert tree.to_bytes(tree.from_json(data, SPEC, package), SPEC) == frames(1, 3, 1)
        data["frames"].clear()
        assert tree.to_bytes(tree.from_json(data, SPEC, package), SPEC) == b""


def test_a_value_that_breaks_the_spec_is_named() -> None:
    data = frames(1, 1_000_001)
    with pytest.raises(ReadError) as raised:
        read(data, SPEC)
    assert (raised.value.pointer, raised.value.offset) == ("/frames/1/time", 16)
    for package in PACKAGES:
        with pytest.raises(ReadError) as raised:
            tree.read(data, SPEC, package=package)
        assert (raised.value.pointer, raised.value.offset) == ("/frames/1/time", 16)


@pytest.mark.parametrize("remaining", range(1, headerless.SIZE))
def test_a_remainder_that_is_no_whole_record_is_refused(remaining: int) -> None:
    data = frames(1, 2) + bytes(remaining)
    with pytest.raises(ReadError) as raised:
        read(data, SPEC)
    error = raised.value
    assert (error.kind, error.pointer, error.offset, error.length) == ("end", "/frames/2", 32, remaining)
    assert error.message == f"the last record has {remaining} of its 16 bytes"
    assert (error.expected, error.actual) == ("16 bytes", f"{remaining} bytes left")
    places = set()
    for package in PACKAGES:
        with pytest.raises(ReadError) as raised:
            tree.read(data, SPEC, package=package)
        places.add((raised.value.kind, raised.value.pointer, raised.value.offset))
    ((kind, pointer, offset),) = places
    assert kind == "end"
    assert pointer.startswith("/frames/2/")
    assert 32 <= offset <= len(data)


def test_whole_rows_are_taken_from_a_file_that_breaks_off() -> None:
    tables = salvage(frames(1, 2, 3)[:-1], SPEC, decisions={"is_long": False})
    assert tables.to_bytes() == frames(1, 2)


def test_zeros_of_an_archive_are_records_like_any_others() -> None:
    tables = read(frames(1) + bytes(2 * headerless.SIZE), SPEC)
    assert tables.column("frames", "time").tolist() == [1, 0, 0]


def test_decisions_are_kept_when_the_size_changes() -> None:
    tables = read(frames(*range(7)), SPEC)
    assert tables.decisions == {"is_long": True}
    tables.delete("frames", range(6))
    assert (tables.decisions, len(tables.to_bytes())) == ({"is_long": True}, 16)


def test_offsets_and_pointers() -> None:
    tables = read(headerless.example(), SPEC)
    assert tables.span("frames", 2) == (32, 16)
    assert tables.span("frames", 1, "position.y") == (16 + 8, 2)
    (place,) = find_places(root_place(tables), "/frames/1/flags/gear")
    assert place.pointer == "/frames/1/flags/gear"


def compiled(folder: Path, body: str) -> Spec:
    text = "meta:\n  id: tail\n  ks-version: '0.11'\n  endian: le\n  -family: tail\n" + body
    path = folder / "tail.ksy"
    path.write_text(text, encoding="utf-8")
    return from_json(compile_spec(path))


BODIES: dict[str, tuple[str, bytes, int]] = {
    "numbers": ("  - {id: rows, type: u2be, repeat: eos}", b"", 2),
    "bytes": ("  - {id: rows, size: 3, repeat: eos}", b"", 3),
    "behind a list": (
        "  - {id: num_items, type: u1}\n  - {id: items, type: u2, repeat: expr, repeat-expr: num_items}\n"
        "  - {id: rows, type: f4, repeat: eos}",
        b"\x01\xaa\xbb",
        4,
    ),
    "present": (
        "  - {id: has_rows, type: u1}\n  - {id: rows, type: u8, if: is_there, repeat: eos}\n"
        "instances:\n  is_there: {value: has_rows > 0}",
        b"\x01",
        8,
    ),
}


@pytest.mark.parametrize("body", BODIES)
def test_other_elements_and_places(tmp_path: Path, body: str) -> None:
    text, head, size = BODIES[body]
    spec = compiled(tmp_path, f"seq:\n{text}\n")
    for count in (0, 1, 5):
        data = head + bytes(range(count * size))
        tables = read(data, spec)
        assert (len(tables["rows"]), tables.to_bytes()) == (count, data)
        assert tree.to_bytes(tree.read(data, spec, package="bare_formats"), spec) == data
        if count:
            tables.delete("rows", [0])
            assert tables.to_bytes() == head + data[len(head) + size :]
            with pytest.raises(ReadError, match="the last record has"):
                read(data[:-1], spec)
            with pytest.raises(ReadError):
                tree.read(data[:-1], spec, package="bare_formats")


def test_an_absent_list_leaves_no_bytes(tmp_path: Path) -> None:
    spec = compiled(tmp_path, f"seq:\n{BODIES['present'][0]}\n")
    assert read(b"\0", spec).to_bytes() == b"\0"
    with pytest.raises(ReadError, match="2 bytes follow the last field"):
        read(b"\0\1\2", spec)


@settings(max_examples=60, deadline=None)
@given(st.binary(max_size=80))
def test_both_planes_refuse_the_same_bytes(data: bytes) -> None:
    def outcome(plane: Any) -> Any:
        try:
            return plane()
        except ReadError:
            return None

    tables = outcome(lambda: read(data, SPEC))
    roots = [outcome(lambda: tree.read(data, SPEC, package=package)) for package in PACKAGES]  # noqa: B023 - called here
    assert [root is None for root in roots] == [tables is None] * 2
    if tables is not None:
        assert tables.to_bytes() == data
        assert all(tree.to_bytes(root, SPEC) == data for root in roots)
        assert tables.column("frames", "time").tolist() == [
            struct.unpack_from("<I", data, at)[0] for at in range(0, len(data), 16)
        ]
        assert json.dumps(tree.to_json(roots[0], SPEC)) == json.dumps(tree.to_json(roots[1], SPEC))


def test_the_reference_says_how_the_list_ends() -> None:
    text = render_page(load_page("headerless", "shapes_formats"))
    assert "records of [`frame`](#frame), to the end of the file" in text


def test_tables_of_many_rows_are_read_as_one_view() -> None:
    data = headerless.build([Frame()]) * 200_000
    tables: Tables = read(data, SPEC)
    assert len(tables["frames"]) == 200_000
