"""Data with arrays as bytes, as the pages for browsers read it."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from navspec.records.record import dumps

MARK = b"NVC1"
_KINDS = {"uint8": "u1", "uint16": "u2", "uint32": "u4", "int8": "i1", "int16": "i2", "int32": "i4"}
_KINDS |= {"float32": "f4", "float64": "f8"}
_WIDTH = 8


def encode_arrays(data: Any) -> bytes:
    """Return dicts, lists, tuples, texts, numbers and arrays as one container.

    It begins with `NVC1` and the length of the JSON, an unsigned number of 32 bits, lowest byte first. In the JSON an
    array is written as `{"$": [kind, offset, length]}`: its elements have that kind, lowest byte first, and begin
    `offset` bytes after the JSON. JSON and arrays begin and end at multiples of 8 bytes.

    Arrays are of one dimension, and of 8, 16 or 32 bits or `float64`; anything else raises `TypeError`.
    """
    buffers: list[bytes] = []
    size = 0

    def place_arrays(value: Any) -> Any:
        nonlocal size
        if isinstance(value, np.ndarray):
            kind, data = _array_bytes(value)
            at, size = size, size + len(data) + -len(data) % _WIDTH
            buffers.append(data + bytes(-len(data) % _WIDTH))
            return {"$": [kind, at, len(value)]}
        if isinstance(value, dict):
            return {key: place_arrays(member) for key, member in value.items()}
        if isinstance(value, list | tuple):
            return [place_arrays(element) for element in value]
        return value

    text = dumps(place_arrays(data), separators=(",", ":")).encode()
    text += b" " * (-len(text) % _WIDTH)
    return b"".join((MARK, len(text).to_bytes(4, "little"), text, *buffers))


def _array_bytes(values: np.ndarray[Any, Any]) -> tuple[str, bytes]:
    kind = _KINDS.get(values.dtype.name)
    if kind is None or values.ndim != 1:
        raise TypeError(f"an array of {values.dtype} with {values.ndim} dimensions cannot be sent")
    wanted = values.dtype.newbyteorder("=" if sys.byteorder == "little" else "<")
    return kind, np.ascontiguousarray(values, wanted).tobytes()
