"""Data with arrays in it as one container: every byte of a small one, and what cannot be sent."""

from __future__ import annotations

import json
import struct

import numpy as np
import pytest

from navspec.report.arrays import encode_arrays


def test_a_container_is_what_it_says() -> None:
    sent = encode_arrays(
        {"name": "é", "rows": np.array([1, 2, 3], np.uint16), "none": None, "z": [np.array([0.5], "<f8")]}
    )
    length = struct.unpack_from("<4sI", sent)[1]
    assert sent[:4] == b"NVC1"
    assert (8 + length) % 8 == 0
    described = json.loads(sent[8 : 8 + length])
    assert described == {"name": "é", "rows": {"$": ["u2", 0, 3]}, "none": None, "z": [{"$": ["f8", 8, 1]}]}
    assert sent[8 + length :] == struct.pack("<3H2x", 1, 2, 3) + struct.pack("<d", 0.5)


@pytest.mark.parametrize(
    ("dtype", "kind", "code"),
    [
        ("u1", "u1", "B"),
        ("u2", "u2", "H"),
        ("u4", "u4", "I"),
        ("i1", "i1", "b"),
        ("i2", "i2", "h"),
        ("i4", "i4", "i"),
        (">i4", "i4", "i"),
        ("f4", "f4", "f"),
        ("f8", "f8", "d"),
    ],
)
def test_numbers_come_lowest_byte_first(dtype: str, kind: str, code: str) -> None:
    sent = encode_arrays(np.array([7, 1], dtype)[::-1])
    length = int.from_bytes(sent[4:8], "little")
    assert json.loads(sent[8 : 8 + length]) == {"$": [kind, 0, 2]}
    whole = struct.pack(f"<2{code}", 1, 7)
    assert sent[8 + length :] == whole + bytes(-len(whole) % 8)


def test_an_empty_array_takes_no_bytes() -> None:
    sent = encode_arrays([np.zeros(0, np.float32), np.ones(8, np.uint8)])
    length = int.from_bytes(sent[4:8], "little")
    assert json.loads(sent[8 : 8 + length]) == [{"$": ["f4", 0, 0]}, {"$": ["u1", 0, 8]}]
    assert sent[8 + length :] == b"\1" * 8


@pytest.mark.parametrize("array", [np.zeros(3, np.int64), np.zeros((2, 2), np.uint8), np.array([True])])
def test_what_a_page_has_no_array_for_is_refused(array: np.ndarray) -> None:
    with pytest.raises(TypeError, match="cannot be sent"):
        encode_arrays({"rows": array})
