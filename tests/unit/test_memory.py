"""What is kept in memory of large files, without waiting for the collector of circles."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import navspec
from builders.source_nav import Area, Mesh

_MESH = Mesh(16, 2, "tf", areas=[Area(1), Area(2)], tail=bytes(range(1, 201)))
"""A mesh with something behind it that no layout of a game explains."""


@pytest.fixture
def uncollected() -> Iterator[None]:
    navspec.check(_MESH.pack())  # what is made once is made
    gc.collect()
    gc.disable()
    tracemalloc.start()
    yield
    tracemalloc.stop()
    gc.enable()


@pytest.mark.usefixtures("uncollected")
def test_an_unreadable_file_is_held_a_few_times_at_most_however_often_it_is_tried(tmp_path: Path) -> None:
    data = replace(_MESH, tail=_MESH.tail * 10_000).pack()
    (tmp_path / "de_long.nav").write_bytes(data)
    before = tracemalloc.get_traced_memory()[0]
    tracemalloc.reset_peak()
    report = navspec.check(tmp_path / "de_long.nav")
    left, peak = (each - before for each in tracemalloc.get_traced_memory())
    assert [each.code for each in report.findings] == ["NAV_VARIANT_UNKNOWN"]
    assert peak < 8 * len(data)
    assert left < len(data)


@pytest.mark.usefixtures("uncollected")
def test_a_large_file_is_held_a_few_times_at_most_while_it_is_repaired(tmp_path: Path) -> None:
    areas = [Area(number, connections=((), (99,), (), ())) for number in range(1, 4)]
    mesh = Mesh(16, 0, areas=areas, tail=bytes(range(1, 251)) * 100_000)
    data, path = mesh.pack(), tmp_path / "de_large.nav"
    path.write_bytes(data)
    navspec.repair(replace(mesh, tail=b"").pack())  # what is made once is made
    before = tracemalloc.get_traced_memory()[0]
    tracemalloc.reset_peak()
    done = navspec.repair(path)
    left, peak = (each - before for each in tracemalloc.get_traced_memory())
    assert peak < 5 * len(data)
    assert left < len(data) / 10, "the result waits on the disk"
    assert "done" in [step.state for step in done.sets[0].steps]
    mended = [replace(each, connections=((), (), (), ())) for each in areas]
    assert done.files[0].data == replace(mesh, areas=mended).pack()
    assert path.read_bytes() == data
