"""Rows put in and taken out again leave every byte as it was, and whatever is between is a file to both planes."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from builders import headerless, shapes
from differential.test_planes import both
from formats import formats
from navspec.columns import Tables, read
from navspec.errors import WriteError
from navspec.spec import Spec, load_spec
from navspec.spec.derived_bytes import derived_fields
from sweeps import rounds

LARGE = 20_000
"""Bytes of files of which only some tables are asked."""
UNWRITTEN = ("adds or drops parts", "cannot be read", "too many", "hash", "rows would be read back as")
"""Why what fits its tables can still make no file: a condition on a count, a bound, the size of a save, a hash, its end."""
FEW = rounds(8, 2)
"""Files or tables that stand for many."""


def put_in_and_out(tables: Tables, data: bytes, key: str, at: float, count: int, package: str) -> str:
    """Put rows in, have both planes read that, and take them out; what came of it."""
    rows, offsets, child = tables[key], tables.offsets(key), tables.layout(key)[1]
    new = np.zeros(count, [] if rows.dtype.names else rows.dtype)
    assert child is not None
    parent, size, first = None, len(rows), 0
    if child.scope.table:
        if len(offsets) == 1:
            return "no parent"
        parent = int(at * (len(offsets) - 1.001))
        first, size = int(offsets[parent]), int(offsets[parent + 1] - offsets[parent])
    place = int(at * (size + 0.999))
    try:
        tables.insert(key, place, new, parent)
    except WriteError:
        assert tables.to_bytes() == data
        return "refused"
    assert len(tables[key]) == len(rows) + count
    try:
        made = tables.to_bytes()
    except WriteError as error:
        if not any(why in error.message for why in UNWRITTEN):
            raise
        return "not written"
    both(made, tables.spec, package, **tables.decisions)
    try:
        tables.delete(key, range(first + place, first + place + count))
    except WriteError as error:
        if "is to go" not in error.message:  # an id that led nowhere leads to the new row
            raise
        return "named"
    assert tables.to_bytes() == data, key
    return "in and out"


def everywhere(data: bytes, spec: Spec, keys: list[str], package: str, at: float, count: int) -> Counter[str]:
    done = Counter[str]()
    tables = read(data, spec)
    for key in keys:
        done[what := put_in_and_out(tables, data, key, at, count, package)] += 1
        if what in ("not written", "named"):
            tables = read(data, spec)
    return done


def is_counted(tables: Tables, key: str) -> bool:
    child = tables.layout(key)[1]
    return child is not None and child.present and not isinstance(child.count, int)


@settings(max_examples=rounds(25, 8), deadline=None)
@given(st.integers(0, 2**32), st.sampled_from([1, 2, 3]), st.sampled_from([0.0, 0.3, 0.5, 1.0]), st.integers(1, 3))
def test_rows_of_every_construct(seed: int, version: int, at: float, count: int) -> None:
    file = replace(shapes.sample(random.Random(seed), version), padding=0)  # padding is cut where less is needed
    data, spec = file.to_bytes(), load_spec("shapes", "shapes_formats")
    everywhere(data, spec, list(filter(None, read(data, spec))), "shapes_formats", at, count)


@settings(max_examples=rounds(25, 8), deadline=None)
@given(st.randoms(use_true_random=False), st.sampled_from([0.0, 0.3, 0.5, 1.0]), st.integers(1, 3))
def test_rows_up_to_the_end_of_the_file(source: random.Random, at: float, count: int) -> None:
    data, spec = headerless.sample(source), load_spec("headerless", "shapes_formats")
    done = everywhere(data, spec, ["frames"], "shapes_formats", at, count)
    assert done.keys() <= {"in and out", "named"}  # never refused, never unwritten


@pytest.mark.parametrize("format_id", formats())
def test_rows_of_every_format(format_id: str) -> None:
    case, spec, done = formats()[format_id], load_spec(format_id), Counter[str]()
    files = list(case.files().values())
    for number, data in enumerate(files[:: -(-len(files) // FEW)]):
        tables = read(data, spec)
        keys = [key for key in tables if key and (len(data) < LARGE or is_counted(tables, key))]
        keys = [key for key in keys if key not in derived_fields(spec)]  # which writing fills again
        keys = keys[:: -(-len(keys) // FEW)] if len(data) > LARGE else keys
        done += everywhere(data, spec, keys, "navspec_formats", number % 3 / 2, 2)
    assert done["in and out"] or case.is_read_only, done
