"""Two mods of the original path files of San Andreas merged."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import navspec
from builders.plans import drawing
from navspec.graphs.difference import GraphDifference
from navspec.graphs.graph import Graph
from navspec.graphs.plan import NetworkPlan
from navspec.records.networks import Merged

AREA, ROADS, STEPS = 42, 8, 3
"""The square of all new roads, roads of each mod, and new nodes of each road."""


def roads(graph: Graph, rows: np.ndarray) -> NetworkPlan:
    """Roads from nodes of the square into any direction, over everything else."""
    rng = np.random.default_rng(1)
    lines = []
    for start, angle in zip(graph.position[rows], rng.uniform(0, 2 * np.pi, len(rows)), strict=True):
        step = 23 * np.array([np.cos(angle), np.sin(angle), 0])
        lines.append([tuple((start + number * step).tolist()) for number in range(STEPS + 1)])
    return drawing(*lines, bridge=[True] * len(lines))


def overlaid(stock: Path, merged: Merged, folder: Path) -> Path:
    """The original files with those of a result."""
    folder.mkdir()
    files = {file.name.lower(): file.data for file in merged.files}
    for path in stock.iterdir():
        (folder / path.name).write_bytes(files.get(path.name.lower(), path.read_bytes()))
    return folder


@pytest.fixture(scope="module")
def mods(stock: Path, tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Folders with the changed files of two mods that add roads in one square."""
    graph, folder = navspec.graph(stock, kind="vehicle"), tmp_path_factory.mktemp("mods")
    is_land = (graph.nodes["kind"] == 0) & (graph.nodes["area"] == AREA) & (graph.nodes["link_count"] < 6)
    chosen = np.random.default_rng(2).permutation(np.flatnonzero(is_land))[: 2 * ROADS]
    paths = [folder / name for name in "ab"]
    for path, rows in zip(paths, np.split(chosen, 2), strict=True):
        assert navspec.compile(roads(graph, rows), path, base=stock, tolerance=0.5, spacing=25).refused == ()
    return paths


def test_roads_of_both_are_there_and_nothing_else_differs(stock: Path, mods: list[Path], tmp_path: Path) -> None:
    """In either order of the mods; each by itself is in the result."""
    merged = navspec.merge(stock, *mods)
    assert (merged.conflicts, merged.refused, merged.summary["warning"]) == ((), (), 0)
    result = overlaid(stock, merged, tmp_path / "ab")
    assert navspec.check(result).summary["error"] == 0
    (network,) = navspec.diff(stock, result).networks
    counts = {"added": 2 * ROADS * STEPS, "removed": 0, "moved": 0, "changed": 0}
    for part in (network.nodes, network.lines):
        assert {name: part[name] for name in counts} == counts
    backward = overlaid(stock, navspec.merge(stock, *mods[::-1]), tmp_path / "ba")
    both = GraphDifference(navspec.graph(result), navspec.graph(backward))
    assert [len(rows.a) for part in (both.nodes, both.lines) for rows in part.values()] == [0] * 8


def test_a_mod_and_its_base_are_the_mod(stock: Path, mods: list[Path], tmp_path: Path) -> None:
    alone = overlaid(stock, navspec.merge(stock, mods[0], stock), tmp_path / "alone")
    for path in mods[0].iterdir():
        assert navspec.diff(path, next(alone.glob(path.name.upper()))).networks == ()
