"""The rules of saves fail where an independent reader and plain Python say so: on saves with anything in any field."""

from __future__ import annotations

import random
import struct
from collections import Counter
from functools import cache
from importlib import resources

import pytest

import navspec
from builders import gta_sa_save, gta_sa_save_android, gta_sa_save_de
from differential.flipping import Column, columns
from independent import gta_sa_save as independent
from independent import gta_sa_save_rules as catalogue
from navspec.columns import Tables
from navspec.spec import load_spec
from sweeps import rounds

BUILDERS = {
    "pc": gta_sa_save.valid,
    "android, objects in the first form": lambda: gta_sa_save_android.valid(form="a"),
    "android, a mission": gta_sa_save_android.during_mission,
    "definitive": gta_sa_save_de.valid,
}
NUMBERS = (
    *(*range(8), 10, 11, 15, 16, 17, 18, 20, 22, 23, 25, 31, 41, 45, 46, 57, 63, 64, 65, 100, 101, 127, 128, 175, 200),
    *(228, 229, 250, 255, 256, 350, 399, 400, 401, 611, 612, 620, 1000, 1193, 1194, 19_999, 20_000, 32_767, 65_535),
    *(-1, -2, -400, -611, -612, 200_000, 2**31 - 1, -(2**31), 4_140_000_001),
)
FRACTIONS = (0.0, -0.0, 1.0, 0.5, -1.0, 2.5, 100.0, 176.0, 199.9, 200.0, 1e9, -1e9, float("inf"), float("nan"))


@cache
def threads() -> dict[tuple[str, int], set[int]]:
    """Instruction pointers by thread and size of the main script: facts, which both sides look up."""
    file = resources.files("navspec.families.gta_sa_save") / "threads.tsv"
    (_, *sizes), *rows = (line.split("\t") for line in file.read_text("utf-8").splitlines())
    return {
        (name, int(size)): set(map(int, cell.split(",")))
        for name, *cells in rows
        for size, cell in zip(sizes, cells, strict=True)
        if cell
    }


@cache
def fitting_parts() -> dict[int, set[int]]:
    """Tuning parts by the model that they fit: facts, which both sides look up."""
    spec = load_spec("gta_sa_save")
    wheels, wheel_class = spec.partners("wheel_class", "car_part"), spec.partners("vehicle", "wheel_class")
    parts = spec.partners("vehicle", "car_part")
    return {model: {*parts[model], *wheels[wheel_class[model][0]]} for model in parts}


def test_threads_of_both_versions_are_a_constant_apart() -> None:
    both = [name for name, size in threads() if size == catalogue.V1 and (name, catalogue.V2) in threads()]
    assert len(both) == 56
    for name in both:
        assert {thread - 21 for thread in threads()[name, catalogue.V1]} >= threads()[name, catalogue.V2]


def other(source: random.Random, column: Column, before: bytes) -> bytes:
    """Another value for a field: one that means something somewhere, a value close by, or one of the column's own."""
    kind = column.values.dtype
    if kind.kind == "f":
        (value,) = struct.unpack("<f", before)
        return struct.pack("<f", source.choice((*FRACTIONS, value + 8.5)))
    own = source.choice(column.values.ravel()[:1000].tolist())
    value = int.from_bytes(before, "little")
    near = (value + 1, value - 1, value ^ 1 << source.randrange(8 * kind.itemsize), own)
    return (source.choice((*NUMBERS, *near)) % 256**kind.itemsize).to_bytes(kind.itemsize, "little")


def broken(source: random.Random, file: independent.Save, tables: Tables, fields: list[Column]) -> bytes:
    """A save with other values in a few of its fields, sealed as the game seals it."""
    edits = {}
    for column in source.choices(fields, k=source.choice((1, 2, 4, 8, 16, 32))):
        place = column.place.replace(".0", f".{source.randrange(13)}")
        offset, length = tables.span(column.key, source.randrange(len(column.values)), place or None)
        size = column.values.dtype.itemsize
        offset += size * source.randrange(length // size)
        edits[offset] = other(source, column, file.data[offset : offset + size])
    return independent.edited(file, edits)


@pytest.mark.parametrize("name", BUILDERS)
def test_every_code_of_broken_saves(name: str) -> None:
    save = BUILDERS[name]()
    tables, file = navspec.tables(save.to_bytes(), name=save.name), independent.read(save.to_bytes())
    assert isinstance(tables, Tables)
    fields = [
        column for column in columns(tables) if not column.own.startswith(("num_", "len_", "tag", "gap_", "padding"))
    ]
    seen: Counter[str] = Counter()
    read = 0
    for seed in range(rounds(50, 15)):
        data = broken(random.Random(f"{name} {seed}"), file, tables, fields)
        report = navspec.check(data, name=save.name)
        expected = set(catalogue.failures(data, threads(), fitting_parts()))
        assert report.tool_errors == (), seed
        if report.inputs[0].status == "read":
            found = {code.removeprefix("SA_SAVE_") for code, total in report.totals.items() if total.failed}
            assert found == expected, seed
            read += 1
            seen.update(found)
    assert read > rounds(38, 10)
    assert len(seen) > rounds(36, 18)
