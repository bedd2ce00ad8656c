"""What is kept in memory of large files, without waiting for the collector of circles."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import numpy as np
import pytest

import navspec
from builders.large_mesh import large_mesh
from builders.source_nav import Area, Mesh
from formats import formats
from memory import peak_of
from navspec.columns import TableSet
from navspec.columns.walk import Walk
from navspec.families import families
from navspec.family.rules import expressions
from navspec.family.rules.checks import evaluator_of
from navspec.family.rules.options import Options
from navspec.family.rules.runner import run_rules
from navspec.operations.evaluation import rule_set_of

_MESH = Mesh(16, 2, "tf", areas=[Area(1), Area(2)], tail=bytes(range(1, 201)))
"""A mesh with something behind it that no layout of a game explains."""


@pytest.fixture
def uncollected(tmp_path: Path) -> Iterator[None]:
    (tmp_path / "small.nav").write_bytes(_MESH.pack())
    navspec.check(tmp_path / "small.nav")  # what is made once is made
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.parametrize(("filler", "times", "most"), [(1, 17_000_000, 4), (0, 17_000_000, 4), (1, 900_000, 400)])
def test_what_is_read_to_find_a_cause_is_in_proportion(
    filler: int, times: int, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a very large file not more than checking it reads; of a smaller one no more than the budget of every finder."""
    data = _MESH.pack() + bytes([filler]) * times
    sizes: list[int] = []
    read = Walk.read

    def counted(self: Walk, given: bytes, *more: object) -> object:
        sizes.append(len(given))
        return read(self, given, *more)  # type: ignore[arg-type]

    monkeypatch.setattr(Walk, "read", counted)
    report = navspec.check(data, name="de_long.nav")
    assert [finding.code for finding in report.findings] == ["NAV_VARIANT_UNKNOWN"]
    assert report.causes == ()
    assert sum(sizes) <= most * len(data)


@pytest.mark.usefixtures("uncollected")
def test_a_very_large_unreadable_file_is_held_twice_beside_itself(tmp_path: Path) -> None:
    path = tmp_path / "de_long.nav"
    path.write_bytes(_MESH.pack() + b"\1" * 40_000_000)
    assert peak_of(partial(navspec.check, path)) < 3.2 * path.stat().st_size


@pytest.mark.parametrize(
    ("sample", "name"),
    [("gta_sa_paths", "NODES0.DAT"), ("gta_sa_paths_fla", "NODES0.DAT"), ("gta_sa_save", "GTASAsf1.b")],
)
@pytest.mark.usefixtures("uncollected")
def test_a_file_with_very_much_behind_it_is_held_twice_beside_itself(sample: str, name: str, tmp_path: Path) -> None:
    built = {format_.id: format_.ends.whole for format_ in formats().values()}[sample]()
    path = tmp_path / name
    path.write_bytes(built + b"\1" * 40_000_000)
    assert peak_of(partial(navspec.check, path)) < 3.5 * path.stat().st_size


@pytest.mark.usefixtures("uncollected")
def test_an_unreadable_file_is_held_a_few_times_at_most_however_often_it_is_tried(tmp_path: Path) -> None:
    data = replace(_MESH, tail=_MESH.tail * 10_000).pack()
    path = tmp_path / "de_long.nav"
    path.write_bytes(data)
    assert peak_of(partial(navspec.check, path)) < 8 * len(data)
    tracemalloc.start()
    report = navspec.check(path)
    left, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert [finding.code for finding in report.findings] == ["NAV_VARIANT_UNKNOWN"]
    assert left < len(data)


def test_values_of_a_large_file_are_released_when_no_later_check_uses_them(monkeypatch: pytest.MonkeyPatch) -> None:
    tables = navspec.tables(large_mesh().pack())
    results, kept = [], []
    for large in (0, 1 << 40):
        monkeypatch.setattr(expressions, "_LARGE", large)
        view = families()["source_nav"].view(TableSet({0: tables}))
        outcome = run_rules(rule_set_of("source_nav").sorted_checks, view, Options(), "large.nav")
        results.append((outcome.findings, outcome.totals, outcome.errors))
        memo = evaluator_of(view).memo
        kept.append(sum(np.asarray(column.values).nbytes for columns in memo.values() for column in columns.values()))
    assert results[0] == results[1]
    assert kept[0] < kept[1] / 3
