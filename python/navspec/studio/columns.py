"""Plain data with arrays in it as bytes: what the page gets where JSON alone would be slow."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from navspec.graphs.numbers import Array
from navspec.records.record import dumps

MARK = b"NVC1"
_KINDS = {"uint8": "u1", "uint16": "u2", "uint32": "u4", "int8": "i1", "int16": "i2", "int32": "i4"}
_KINDS |= {"float32": "f4", "float64": "f8"}
_WIDTH = 8


def encode(data: Any) -> bytes:
    """Dicts, lists, tuples, texts, numbers and arrays as one container.

    It begins with `NVC1` and the length of the JSON, an unsigned number of 32 bits, lowest byte first. In the JSON an array
    stands as `{"$": [kind, offset, length]}`: its elements are as the kind says, lowest byte first, and begin so many bytes
    behind the JSON. JSON and arrays begin and end at multiples of 8 bytes.

    Arrays are of one dimension, and of 8, 16 or 32 bits or `float64`; anything else raises `TypeError`.
    """
    buffers: list[bytes] = []
    size = 0

    def placed(value: Any) -> Any:
        nonlocal size
        if isinstance(value, np.ndarray):
            kind, data = _elements(value)
            at, size = size, size + len(data) + -len(data) % _WIDTH
            buffers.append(data + bytes(-len(data) % _WIDTH))
            return {"$": [kind, at, len(value)]}
        if isinstance(value, dict):
            return {key: placed(member) for key, member in value.items()}
        if isinstance(value, list | tuple):
            return [placed(element) for element in value]
        return value

    text = dumps(placed(data), separators=(",", ":")).encode()
    text += b" " * (-len(text) % _WIDTH)
    return b"".join((MARK, len(text).to_bytes(4, "little"), text, *buffers))


def _elements(values: Array) -> tuple[str, bytes]:
    kind = _KINDS.get(values.dtype.name)
    if kind is None or values.ndim != 1:
        raise TypeError(f"an array of {values.dtype} with {values.ndim} dimensions cannot be sent")
    wanted = values.dtype.newbyteorder("=" if sys.byteorder == "little" else "<")
    return kind, np.ascontiguousarray(values, wanted).tobytes()
