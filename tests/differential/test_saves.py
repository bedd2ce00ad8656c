"""Saves of every platform: both planes agree, give back every byte, and write each bit of every field from what they hold."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import numpy as np
import pytest

import navspec
from builders import gta_sa_save, gta_sa_save_android, gta_sa_save_de, gta_sa_save_guarded
from builders.gta_sa_save import Save
from differential.flipping import Column, columns, flipped, places
from differential.nested import nested
from differential.test_planes import both
from independent import gta_sa_save as independent
from navspec import tree
from navspec.columns import Tables, read
from navspec.errors import WriteError
from navspec.spec import load_spec
from sweeps import rounds, some

SEALED = {
    "pc": gta_sa_save.valid,
    "android, objects in the first form": lambda: gta_sa_save_android.valid(form="a"),
    "android, a mission": gta_sa_save_android.during_mission,
}
HASHED = {"definitive": gta_sa_save_de.valid, "definitive, a mission": gta_sa_save_de.during_mission}
OTHERS = {
    "android": gta_sa_save_android.valid,
    "android, a mission and objects in the first form": lambda: gta_sa_save_android.during_mission(form="a"),
    "guarded": gta_sa_save_guarded.valid,
}
sealed = pytest.mark.parametrize("build", SEALED.values(), ids=SEALED)
hashed = pytest.mark.parametrize("build", HASHED.values(), ids=HASHED)
Build = Callable[[], Save]


@pytest.mark.parametrize("build", some([*SEALED.values(), *HASHED.values(), *OTHERS.values()], 2))
def test_both_planes_agree(build: Build) -> None:
    save = build()
    tables = opened(save)
    both(save.to_bytes(), load_spec(tables.format), **tables.decisions)


def opened(save: Save) -> Tables:
    tables = navspec.tables(save.to_bytes(), name=save.name)
    assert isinstance(tables, Tables)
    return tables


STEERING = {"checksum", "padding", "slot_count", "entry_index", "has_special", "ped_type", "magic"}
"""Fields that follow from the rest, or decide how it is read."""


def steers(own: str) -> bool:
    return own.startswith(("num_", "len_", "tag")) or own in STEERING


def free(tables: Tables) -> Iterator[Column]:
    """Columns that neither count others nor follow from the rest."""
    return (column for column in columns(tables) if not steers(column.own))


@contextmanager
def one_bit(column: Column) -> Iterator[None]:
    """The lowest bit of the first number of a column, changed for a while."""
    first = (0,) * column.values.ndim
    before = column.values[first].copy()
    changed = bytearray(before.tobytes())
    changed[0] ^= 1
    column.values[first] = np.frombuffer(bytes(changed), before.dtype)[0]
    yield
    column.values[first] = before


@sealed
def test_one_bit_of_every_column_is_one_bit_in_the_file(build: Build) -> None:
    save = build()
    data = save.to_bytes()
    file, tables = independent.read(data), opened(save)
    seen = set()
    for column in some(list(free(tables)), 120):
        offset, _ = tables.span(column.key, 0, column.place or None)
        with one_bit(column):
            assert tables.to_bytes() == independent.edited(file, {offset: bytes([data[offset] ^ 1])}), column
        seen.add(offset)
    assert tables.to_bytes() == data
    assert len(seen) > rounds(350, 110)


@hashed
def test_one_bit_of_every_column_is_seen_where_nothing_can_be_written(build: Build) -> None:
    tables = opened(build())
    count = 0
    for column in free(tables):
        with one_bit(column), pytest.raises(WriteError, match="hash"):
            tables.to_bytes()
        count += 1
    assert tables.to_bytes() == build().to_bytes()
    assert count > 350


@pytest.mark.parametrize("build", some([*SEALED.values()], 2))
def test_one_bit_of_every_field_of_a_tree_is_one_bit_in_the_file(build: Build) -> None:
    """All of them at once: as many bits differ as fields were changed, and reading gives the changed fields."""
    save = build()
    data = save.to_bytes()
    tables, of = opened(save), load_spec(opened(save).format)
    handed_down = {name for kind in of.types.values() for name in kind.params}
    root = navspec.load(data, name=save.name)
    count = 0
    for value, put, path in list(places(root)):
        own = path.rpartition(".")[2]
        if value != b"" and not steers(own) and own not in handed_down:
            put(flipped(value))
            count += 1
    written = tree.to_bytes(root, of)
    end = independent.read(data).end
    differing = int.from_bytes(data[:end]) ^ int.from_bytes(written[:end])
    assert differing.bit_count() == count
    assert count > 40_000
    again = read(written, of, decisions=tables.decisions)
    assert json.dumps(nested(again)) == json.dumps(tree.to_json(root, of))


@sealed
def test_the_writer_never_sees_the_source(build: Build) -> None:
    data = build().to_bytes()
    source = bytearray(data)
    tables, root = navspec.tables(source, name="GTASAsf1.b"), navspec.load(source, name="GTASAsf1.b")
    source[:] = bytes(len(source))
    assert navspec.to_bytes(tables) == navspec.to_bytes(root) == data
