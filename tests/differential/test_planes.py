"""The object plane and the column plane are two implementations of one spec: they agree on every value."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from builders import headerless, sealed, shapes
from differential.nested import nested
from formats import formats
from navspec import tree
from navspec.columns import read
from navspec.errors import ReadError
from navspec.spec import Spec, load_spec
from sweeps import rounds, some


@cache
def spec() -> Spec:
    return load_spec("shapes", "shapes_formats")


def both(data: bytes, of: Spec, package: str = "navspec_formats", **decisions: object) -> None:
    """Read with both planes; the same values, and the same bytes back."""
    tables = read(data, of, decisions=decisions)
    root = tree.read(data, of, package=package, decisions=decisions)
    assert json.dumps(nested(tables)) == json.dumps(tree.to_json(root, of))
    assert tables.to_bytes() == data
    assert tree.to_bytes(root, of) == data


@settings(max_examples=rounds(60, 20), deadline=None)
@given(st.randoms(use_true_random=False), st.sampled_from([1, 2, 3]))
def test_every_construct(source: random.Random, version: int) -> None:
    both(shapes.sample(source, version).to_bytes(), spec(), "shapes_formats")


@given(st.randoms(use_true_random=False))
def test_records_to_the_end_of_the_file(source: random.Random) -> None:
    both(headerless.sample(source), load_spec("headerless", "shapes_formats"), "shapes_formats")


@pytest.mark.parametrize("size", [68, 128, 192])
@pytest.mark.parametrize("entries", [[], [(7, b"abc")], [(7, b"abc"), (258, b"")]])
def test_sealed_files(size: int, entries: list[tuple[int, bytes]]) -> None:
    file = sealed.File(entries, size=size, trailing=b"" if size == 68 else b"\r\n")
    both(file.to_bytes(), load_spec("sealed", "shapes_formats"), "shapes_formats")
    both(replace(file, checksum=9).to_bytes(), load_spec("sealed", "shapes_formats"), "shapes_formats")
    both(sealed.hashed(b"a" * 8, size, -1), load_spec("hashed", "shapes_formats"), "shapes_formats")


def test_pinned_decisions_change_how_both_planes_read() -> None:
    data = shapes.File(version=2, sub_version=3, remainder=b"abcdef").to_bytes()
    both(data, spec(), "shapes_formats", has_footer=True)
    both(data, spec(), "shapes_formats", has_footer=False)
    assert "footer" in read(data, spec(), decisions={"has_footer": True})[""].dtype.names
    assert "footer" not in read(data, spec(), decisions={"has_footer": False})[""].dtype.names


@pytest.mark.parametrize("format_id", formats())
def test_files_of_every_format(format_id: str) -> None:
    case = formats()[format_id]
    for data in some([*case.files().values(), *case.more()], 12):
        both(data, load_spec(format_id))


def test_original_files(stock: Path) -> None:
    for number in (0, 5, 14, 45):
        both((stock / f"NODES{number}.DAT").read_bytes(), load_spec("gta_sa_paths"))


@pytest.mark.parametrize(
    ("format_id", "data"), [("shapes", shapes.build(4, 3, items=1)), ("headerless", headerless.example())]
)
def test_both_planes_refuse_the_same_files(format_id: str, data: bytes) -> None:
    """Every byte of a file changed in three ways, and the file cut there: what one plane reads, the other reads alike."""
    of = load_spec(format_id, "shapes_formats")
    for at in some(range(len(data)), 80):
        changed = [data[:at] + bytes([data[at] ^ change]) + data[at + 1 :] for change in (0x01, 0x80, 0xFF)]
        for damaged in (data[:at], *changed):
            try:
                tables = read(damaged, of)
            except ReadError:
                with pytest.raises(ReadError):
                    tree.read(damaged, of, package="shapes_formats")
                continue
            root = tree.read(damaged, of, package="shapes_formats")
            assert json.dumps(nested(tables)) == json.dumps(tree.to_json(root, of))
