"""Every stored value of a tree, and the value with one bit changed: what a writer must not miss."""

from __future__ import annotations

import math
import struct
from collections.abc import Callable, Iterator
from typing import Any

from navspec import tree

Put = Callable[[Any], None]


def places(o: Any, path: str = "") -> Iterator[tuple[Any, Put, str]]:
    """(value, how to put another one there, path) of every stored number and every bytes of a tree."""
    for name, value in sorted(vars(o).items()) if hasattr(o, "_read") else enumerate(o):
        here = f"{path}.{name}"
        if str(name).startswith("_") or str(name).endswith("__enabled") or value is None:
            continue
        if isinstance(value, list) or hasattr(value, "_read"):
            yield from places(value, here)
        else:
            yield value, _put(o, name), here


def _put(holder: Any, name: Any) -> Put:
    if isinstance(holder, list):
        return lambda value: holder.__setitem__(name, value)
    return lambda value: setattr(holder, name, value)


def flipped(value: Any) -> Any:
    """The value with its lowest bit changed; of bytes, that of the first one; of numbers with a fraction, of their power."""
    if isinstance(value, bytes):
        return bytes([value[0] ^ 1]) + value[1:]
    if isinstance(value, tree.StoredNaN):
        return tree.StoredNaN(value.bits ^ 1, value.size)
    if value == 0.0 and isinstance(value, float):
        return math.copysign(2.0**-126, value)
    if isinstance(value, float):
        (stored,) = struct.unpack("<Q", struct.pack("<d", value))
        return struct.unpack("<d", struct.pack("<Q", stored ^ 1 << 52))[0]
    return value ^ 1
