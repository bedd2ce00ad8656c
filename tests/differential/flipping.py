"""Every stored value of trees and tables, and values with one bit changed: what a writer must not miss."""

from __future__ import annotations

import math
import struct
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import numpy as np

from navspec import tree
from navspec.columns import Tables

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


class Column(NamedTuple):
    """A stored column: its table, name and numbers, and the name of the first number of a row."""

    key: str
    name: str
    values: np.ndarray
    place: str

    @property
    def own(self) -> str:
        """The name of the field."""
        return (self.name or self.key).rpartition(".")[2]


def columns(tables: Tables) -> Iterator[Column]:
    """Everything that a file stores, but for empty tables."""
    for key in tables:
        for place in _leaves(tables[key].dtype):
            name = place.replace(".0", "")
            values = tables.column(key, name) if name else tables[key]
            if values.size:
                yield Column(key, name, values, place)


def _leaves(dtype: np.dtype) -> list[str]:
    if dtype.names is None:
        return [""]
    found = []
    for name in dtype.names:
        inner = dtype[name].base
        first = f"{name}.0" if inner.names and dtype[name].shape else name
        found += [f"{first}.{part}".rstrip(".") for part in _leaves(inner)]
    return found
