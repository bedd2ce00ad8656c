"""Path files of GTA IV from networks: bytes against the builders, and what cannot be compiled."""

from __future__ import annotations

import hashlib
import math
import random
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import navspec
from builders.gta_iv_paths import EMPTY_FILE, Area, golden, random_city, write
from builders.plans import drawing, plan
from navspec.graphs.plan import NetworkPlan, plan_from_graph

GOLDEN = "74b77cebfc5638b765c7844e7caac333fa75c179357ebbf8aa37efe767d8e249"


def compiled(plan: NetworkPlan) -> dict[str, bytes]:
    compiled_set = navspec.compile(plan, to="gta_iv_paths")
    assert (compiled_set.refused, compiled_set.obstacles, compiled_set.tool_errors) == ((), (), ())
    return {file.name: file.data for file in compiled_set.files}


def packed(areas: dict[int, Area]) -> dict[str, bytes]:
    return {area.name: area.to_bytes() for area in areas.values()}


def test_the_golden_set_from_what_its_author_knows() -> None:
    golden_plan = plan(
        {"a": (-4, -4, 0), "b": (4, -4, 0), "c": (-20, -20, 1)}, [("a", "b")], node_kind=[None, "vehicle", "unlinked"]
    )
    files = compiled(golden_plan)
    assert hashlib.sha256(b"".join(files[f"nodes{number}.nod"] for number in range(64))).hexdigest() == GOLDEN
    assert files == packed(golden())


def test_the_golden_set_from_its_files(tmp_path: Path) -> None:
    write(tmp_path, golden())
    assert compiled(plan_from_graph(navspec.graph(tmp_path))) == packed(golden())


@pytest.mark.parametrize("seed", range(20))
def test_an_exported_network_becomes_the_same_files(seed: int, tmp_path: Path) -> None:
    areas = random_city(random.Random(seed))
    write(tmp_path, areas)
    assert compiled(plan_from_graph(navspec.graph(tmp_path))) == packed(areas)


def test_a_drawing_for_san_andreas_is_one_for_this_game(tmp_path: Path) -> None:
    """Names and values by their meaning; what has no place here is told once."""
    lines = [(0, 0, 5), (60, 0, 5)], [(0, 50, 5), (60, 50, 5)], [(0, 90, 5), (60, 90, 5)]
    compiled_set = navspec.compile(
        drawing(
            *lines,
            kind=["vehicle", None, "ped"],
            speed=["Fast", "slow", None],
            density=[7, None, None],
            path_width=[2.5, "1", None],
            traffic_light=["yes", None, None],
            road_cross=[None, None, None],
        ),
        tmp_path,
        to="gta_iv",
    )
    assert compiled_set.notes == (
        "left out: 1 line of the kind ped, which gta_iv_paths does not have",
        "ignored: traffic_light, for which gta_iv_paths has no place",
    )
    nodes = navspec.graph(tmp_path).nodes
    flags = zip(
        *(nodes[name].tolist() for name in ("highway", "slow_traffic", "spawn_density", "path_width")), strict=True
    )
    assert list(flags) == [(True, False, 7, 5), (True, False, 7, 5), (False, True, 15, 2), (False, True, 15, 2)]


def test_a_drawn_road() -> None:
    """Lanes of both ways, equal pieces, and flags that lines tell of their nodes."""
    road = drawing([(0, 0, 10), (500, 0, 10)], lanes=[2], lanes_back=[1], highway=["yes"], kind=["boat"])
    files = compiled(road)
    tables = navspec.tables(files["nodes36.nod"], name="nodes36.nod")
    assert tables["nodes"]["x"].tolist() in ([0, 2000, 4000], [0, 4000, 2000])
    assert tables["links"]["length"].tolist() == [250] * 4
    # 2 lanes there and 1 back: bits 3 to 5 are those of the link's own way.
    assert sorted(tables["links"]["lanes"].tolist()) == [1 << 3 | 2] * 2 + [2 << 3 | 1] * 2
    for name, value in (("highway", 1), ("water", 1), ("boat_movement", 1), ("spawn_density", 15)):
        assert set(tables.column("nodes", f"flags.{name}").tolist()) == {value}
    assert sum(data == EMPTY_FILE for data in files.values()) == 63


REFUSED: dict[str, tuple[Callable[[], NetworkPlan], str]] = {
    "height": (
        lambda: plan({"a": (0, 0, 256), "b": (9, 0, 0)}, [("a", "b")]),
        "node a lies outside the map, at (0, 0, 256); roads end 4096 m from its middle, 256 m up and down",
    ),
    "water": (
        lambda: plan({"a": (0, 0, 0), "b": (9, 0, 0)}, [("a", "b")], node_kind=["boat", "vehicle"]),
        "the line from a to b joins water and land",
    ),
    "over an area": (
        lambda: plan({"a": (-760, 0, 0), "b": (10, 0, 0)}, [("a", "b")]),
        "the line from a to b leads from area 34 to area 36, which do not touch",
    ),
    "links": (
        lambda: plan(
            {"hub": (0, 0, 0), **{f"e{n}": (60 * math.cos(n), 60 * math.sin(n), 0) for n in range(16)}},
            [("hub", f"e{n}") for n in range(16)],
        ),
        "node hub has 16 links, but a node can have 15",
    ),
    "attribute": (
        lambda: plan({"a": (0, 0, 0), "b": (9, 0, 0)}, [("a", "b")], spead=["fast"]),
        "lines have the attribute 'spead', which means nothing here; did you mean speed?",
    ),
    "groups": (
        lambda: plan(
            {f"{n}{end}": (20 * (n // 16) + 5 * (end == "b"), 20 * (n % 16), 0) for n in range(256) for end in "ab"},
            [(f"{n}a", f"{n}b") for n in range(256)],
        ),
        "node 255a begins a part of the network for which there is no group left; there are 255",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_be_compiled(name: str) -> None:
    make_plan, message = REFUSED[name]
    compiled_set = navspec.compile(make_plan(), to="gta_iv")
    assert message in [obstacle.message for obstacle in compiled_set.obstacles]
    assert compiled_set.files == ()


def test_stored_groups_are_kept_where_each_part_has_its_own() -> None:
    lines = [("a", "b"), ("c", "d"), ("e", "f")]
    nodes = {name: (20.0 * number, 0.0, 0.0) for number, name in enumerate("abcdef")}
    tables = navspec.tables(
        compiled(plan(nodes, lines, node_flood_group=[7, 7, 7, 7, 3, None]))["nodes36.nod"], name="nodes36.nod"
    )
    assert np.array_equal(tables["nodes"]["flood_group"], [7, 7, 1, 1, 2, 2])
