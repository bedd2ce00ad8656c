"""What is kept in memory of large files, without waiting for the collector of circles."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

import navspec
from builders.source_nav import Area, Mesh
from memory import peak_of

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
    assert [each.code for each in report.findings] == ["NAV_VARIANT_UNKNOWN"]
    assert left < len(data)
