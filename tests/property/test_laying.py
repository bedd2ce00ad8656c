"""Random roads and edits laid into random maps: what is not refused is sound, and all that is not meant stays."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import navspec
from builders import gta_iv_paths
from builders import gta_sa_paths_fla as fla
from builders.gta_sa_paths import valid_city, write_files
from builders.plans import drawing
from navspec.graphs.graph import Graph
from navspec.graphs.plan import NetworkPlan, plan_from_graph
from sweeps import rounds

KINDS: dict[str, Any] = {
    "classic": lambda seed: valid_city(seed).files(),
    "fla4": lambda seed: {name: fla.converted(data, 4) for name, data in valid_city(seed).files().items()},
    "gta_iv": lambda seed: {
        area.name: area.to_bytes() for area in gta_iv_paths.random_city(random.Random(seed), 120).values()
    },
}
ROUNDS = rounds(16, 4)


def some_roads(graph: Graph, at: np.random.Generator) -> NetworkPlan:
    """Lines from near nodes, over near lines and anywhere, with and without heights; most of them bridges."""
    position, lines = graph.position, []
    for _ in range(at.integers(1, 5)):
        here = position[at.integers(len(position))]
        near = np.flatnonzero(np.hypot(*(position - here)[:, :2].T) < 400)
        edges = np.flatnonzero(np.isin(graph.source, near))
        points = []
        for chance in at.random(at.integers(2, 5)):
            place = here + at.uniform(-300, 300, 3) * [1, 1, 0.02]
            if chance < 0.4:
                place = position[at.choice(near)] + at.uniform(-1, 1, 3)
            elif chance < 0.6 and len(edges):
                edge = at.choice(edges)
                place = (position[graph.source[edge]] + position[graph.target[edge]]) / 2 + at.uniform(-0.5, 0.5, 3)
            points.append([*place[:2], np.nan if at.random() < 0.4 else place[2]])
        lines.append(points)
    return drawing(*lines, bridge=[bool(each) for each in at.random(len(lines)) < 0.7])


def some_edits(graph: Graph, at: np.random.Generator) -> NetworkPlan:
    """An export with nodes that were moved, lanes and widths that were set, and a line that got a bend."""
    plan = plan_from_graph(graph)
    position, vertices = plan.position.copy(), plan.vertices
    rows, lines = at.integers(len(position), size=4), at.integers(len(plan.offsets) - 1, size=4)
    position[rows] += at.uniform(-20, 20, (4, 3))
    width, lanes = plan.nodes["path_width"].copy(), plan.lines["lanes"].copy()
    width[rows], lanes[lines] = 2.5, at.integers(4, size=4)
    offsets, bent = plan.offsets.copy(), int(lines[0])
    bend = vertices[2 * bent : 2 * bent + 2].mean(axis=0) + np.array([5, 5, 0])
    offsets[bent + 1 :] += 1
    return replace(
        plan,
        position=position,
        nodes={**plan.nodes, "path_width": width},
        lines={**plan.lines, "lanes": lanes},
        vertices=np.insert(vertices, 2 * bent + 1, bend, axis=0),
        offsets=offsets,
    )


def laid(to: str, seed: int, folder: Path) -> str:
    """Lay something into a map; what came of it."""
    write_files(folder / "base", KINDS[to](seed))
    graph, at = navspec.graph(folder / "base"), np.random.default_rng(seed)
    is_drawn = seed % 2 == 0
    given = some_roads(graph, at) if is_drawn else some_edits(graph, at)
    made = navspec.compile(given, folder / "out", base=folder / "base")
    assert made.tool_errors == ()
    if made.refused:
        assert made.obstacles or made.summary["error"]
        assert all(obstacle.position is not None and obstacle.feature for obstacle in made.obstacles)
        assert not (folder / "out").exists()
        return "refused"
    for path in (folder / "base").iterdir():
        if not (folder / "out" / path.name).exists():
            write_files(folder / "out", {path.name: path.read_bytes()})
    after = navspec.graph(folder / "out")
    again = navspec.compile(after, base=folder / "out")
    assert (again.refused, again.files) == ((), ())
    if is_drawn:
        left = set(map(tuple, after.position.tolist()))
        assert left.issuperset(map(tuple, graph.position.tolist()))
    return "drawn" if is_drawn else "edited"


@pytest.mark.parametrize("to", KINDS)
def test_random_roads_and_edits(to: str, tmp_path: Path) -> None:
    done = Counter(laid(to, seed, tmp_path / str(seed)) for seed in range(ROUNDS))
    assert min(done[each] for each in ("drawn", "edited")) >= rounds(3, 1), done
