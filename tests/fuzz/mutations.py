"""Nine ways to damage a file."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any

import numpy as np

import navspec
from formats import formats
from fuzz.seeds import FORMATS, Input
from navspec.spec import Field, Spec, load_spec

LONGEST = 1_000_000
"""Bytes of an input."""
ROWS = 6
"""Rows of a table whose numbers are tried."""
_EXTREMES = (0, 1, 2, 0x7F, 0x80, 0xFF, 0x7FFF, 0x8000, 0xFFFF, 0x10000, 0x10000000, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF)
_EXTREMES += (-2, 2**32, 2**61, 2**63, 2**63 - 1, 2**64 - 1)

Bytes = bytearray
Mutation = Callable[["Files", random.Random, Bytes, Input], None]


class Files:
    """The files of a format, and those of all others, from which bytes are taken."""

    def __init__(self, format_id: str, own: Sequence[Input], others: Sequence[Input]) -> None:
        self.format, self.own, self.others = format_id, own, others

    def mutated(self, source: random.Random, seed: Input) -> Input:
        """A file with one to three damages."""
        data, forced = bytearray(seed.data), None
        for _ in range(source.choice((1, 1, 1, 1, 2, 3))):
            source.choice(_KINDS)(self, source, data, seed)
        if source.random() < 0.06:
            data, forced = self._crossed(source, data)
        if source.random() < 0.5 and self.format in FORMATS[:-1]:
            # Behind a wrong checksum nothing else is looked at by games, but by navspec it is: both are tried.
            data = bytearray(formats()[self.format].sealed(bytes(data)))
        return Input(bytes(data[:LONGEST]), seed.name, forced)

    def _crossed(self, source: random.Random, data: Bytes) -> tuple[Bytes, str | None]:
        """A file of another format under the name of this one, by force or behind the beginning of its own."""
        other = source.choice(self.others).data
        if source.random() < 0.5:
            at = source.choice((4, 8, 16, 64))
            return data[:at] + other[at:], None
        return bytearray(other), self.format if self.format in FORMATS[:-1] and source.random() < 0.7 else None


def _flip(files: Files, source: random.Random, data: Bytes, seed: Input) -> None:
    for _ in range(source.choice((1, 1, 2, 8)) if data else 0):
        data[_place(source, data)] ^= 1 << source.randrange(8)


def _truncate(files: Files, source: random.Random, data: Bytes, seed: Input) -> None:
    del data[_place(source, data) :]


def _extend(files: Files, source: random.Random, data: Bytes, seed: Input) -> None:
    size = source.choice((1, 3, 4, 16, 200, 3000))
    data += source.choice((bytes(size), source.randbytes(size), b"\xff" * size, bytes(data[:size])))


def _extreme(files: Files, source: random.Random, data: Bytes, seed: Input) -> None:
    """A number that steers how the file is read, or that leads elsewhere, is another one."""
    placed = steering(seed, files.format)
    if not placed:
        return _noise(files, source, data, seed)
    at, size, endian = source.choice(placed)
    if at + size <= len(data):
        old = int.from_bytes(data[at : at + size], endian)
        value = source.choice((*_EXTREMES, old + 1, old - 1, old * 2, len(data), len(data) // 4))
        data[at : at + size] = (value % (1 << 8 * size)).to_bytes(size, endian)
    return None


def _noise(files: Files, source: random.Random, data: Bytes, seed: Input) -> None:
    at, size = _place(source, data), source.choice((1, 2, 4, 8, 64))
    filling = source.choice((source.randbytes(size), bytes(size), b"\xff" * size, b"\x00\x00\xc0\x7f" * (size // 4)))
    data[at : at + size] = filling[: len(data) - at]


def _insert(files: Files, source: random.Random, data: Bytes, seed: Input) -> None:
    at, size = _place(source, data), source.choice((1, 2, 4, 28, 512))
    data[at:at] = source.choice((bytes(size), source.randbytes(size), bytes(data[at : at + size])))


def _delete(files: Files, source: random.Random, data: Bytes, seed: Input) -> None:
    at = _place(source, data)
    del data[at : at + source.choice((1, 2, 4, 28, 512))]


def _splice(files: Files, source: random.Random, data: Bytes, seed: Input) -> None:
    other = source.choice(files.own).data
    at, start = _place(source, data), _place(source, other)
    end = start + source.choice((4, 16, 100, 2000, len(other)))
    data[at : at + end - start] = other[start:end]


_KINDS: tuple[Mutation, ...] = (
    *[_flip] * 4,
    *[_extreme] * 4,
    _noise,
    _noise,
    _splice,
    _truncate,
    _extend,
    _insert,
    _delete,
)
"""The more often, the likelier that the file is still read; `mutated` draws the other two kinds for itself."""


def _place(source: random.Random, data: Sequence[int]) -> int:
    """Any byte, or one of the beginning, where most of what steers is."""
    if not data:
        return 0
    return source.randrange(min(len(data), 64)) if source.random() < 0.2 else source.randrange(len(data))


@lru_cache(maxsize=4000)
def steering(seed: Input, format_id: str) -> list[tuple[int, int, Any]]:
    """Offset, bytes and byte order of numbers that count, choose or lead somewhere, as the spec says; none without a spec."""
    if format_id not in FORMATS[:-1]:
        return []
    try:
        tables = navspec.tables(seed.data, name=seed.name, format=format_id)
    except navspec.NavspecError:
        return []
    spec = tables.spec
    names, found = steering_names(spec), []
    for key in tables:
        dtype, count = tables[key].dtype, len(tables[key])
        rows = np.unique(np.linspace(0, count - 1, min(count, ROWS)).astype(int)) if count else ()
        own = [key.rpartition(".")[2]] if dtype.names is None else list(_leaves(dtype))
        for leaf in own:
            kind = dtype if dtype.names is None else _leaf_of(dtype, leaf)
            if kind.kind in "iu" and names & set(leaf.split(".")):
                for row in rows:
                    at, _ = tables.span(key, int(row), leaf if dtype.names else None)
                    found.append((at, kind.itemsize, "big" if spec.endian == "be" else "little"))
    return found


@lru_cache
def _names(format_id: str) -> frozenset[str]:
    spec = load_spec(format_id)
    found: set[str] = set()
    for kind in spec.types.values():
        for field in kind.fields:
            found |= set(_steered(field))
            if {"count_of", "size_of", "key", "ref", "range_ref"} & field.notes.keys():
                found.add(field.id)
    return frozenset(found)


def steering_names(spec: Spec) -> frozenset[str]:
    """Ids of the fields on which other fields depend, or whose value is a reference."""
    return _names(spec.id)


def _steered(each: Field) -> Iterator[str]:
    steps = [each.size, each.on, each.condition, *each.args, each.repeat and each.repeat.count]
    for expression in steps:
        yield from _mentioned(expression)
    for notes in (*each.notes_of("ref"), *each.notes_of("range_ref")):
        for argument in ("row", "file", "below", "first", "count"):
            yield from str(notes.get(argument, "")).split(".")


def _mentioned(expression: Any) -> Iterator[str]:
    if isinstance(expression, dict):
        if expression.get("op") == "get":
            yield from expression["path"]
        for value in expression.values():
            yield from _mentioned(value)
    elif isinstance(expression, list):
        for value in expression:
            yield from _mentioned(value)


def _leaves(dtype: np.dtype) -> Iterator[str]:
    for name in dtype.names or ():
        inner = dtype[name].base
        if inner.names is None:
            yield name
        elif not dtype[name].shape:
            yield from (f"{name}.{leave}" for leave in _leaves(inner))


def _leaf_of(dtype: np.dtype, path: str) -> np.dtype:
    for name in path.split("."):
        dtype = dtype[name]
    return dtype
