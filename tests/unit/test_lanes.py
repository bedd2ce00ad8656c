"""Lanes of drawn roads: what one direction alone means, and that a drawn road has a lane somewhere."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import navspec
from builders import gta_iv_paths
from builders.gta_sa_paths import City
from builders.plans import drawing, plan
from navspec import exchange
from navspec.families import families
from navspec.family.network.tools import Action, EditResult
from navspec.graphs.plan import NetworkPlan

GAMES = ("gta_sa_paths", "gta_iv_paths")
CLOSED = "has 0 lanes in both directions: give it 1 or more as lanes or as lanes_back"


def road(**columns: Any) -> NetworkPlan:
    """A line to the east."""
    return drawing([(0, 0, 10), (100, 0, 10)], **{name: [value] for name, value in columns.items()})


def lanes_of(folder: Path) -> tuple[int, int]:
    """Lanes to the east and to the west of the only road."""
    graph = navspec.graph(folder)
    is_east = graph.position[graph.target, 0] > graph.position[graph.source, 0]
    east, west = (set(graph.edges["lanes"][rows].tolist()) for rows in (is_east, ~is_east))
    return east.pop(), west.pop()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("columns", "lanes"),
    [
        ({}, (1, 1)),
        ({"lanes": 2}, (2, 2)),
        ({"lanes": 0}, (0, 1)),
        ({"lanes_back": 0}, (1, 0)),
        ({"lanes_back": 3}, (3, 3)),
        ({"lanes": 2, "lanes_back": 0}, (2, 0)),
        ({"lanes": None, "lanes_back": "0"}, (1, 0)),
    ],
)
def test_one_direction_alone_leaves_a_lane_in_the_other(
    game: str, columns: dict[str, Any], lanes: tuple[int, int], tmp_path: Path
) -> None:
    assert navspec.compile(road(**columns), tmp_path / "out", to=game).refused == ()
    assert lanes_of(tmp_path / "out") == lanes


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", [None, "vehicle", "boat"])
def test_a_drawn_road_without_lanes_is_refused_with_its_place(game: str, kind: str | None, tmp_path: Path) -> None:
    compiled = navspec.compile(road(lanes=0, lanes_back=0, kind=kind), tmp_path / "out", to=game)
    (obstacle,) = compiled.obstacles
    assert (obstacle.message, obstacle.position) == (f"fid 1: {CLOSED}", [0, 0, 10])
    assert not (tmp_path / "out").exists()


def test_lines_between_new_nodes_are_refused_alike() -> None:
    given = plan({"a": (0, 0, 10), "b": (50, 0, 10)}, [("a", "b")], lanes=[0], lanes_back=[0])
    assert [CLOSED in obstacle.message for obstacle in navspec.compile(given).obstacles] == [True]


def test_footpaths_have_no_lanes(tmp_path: Path) -> None:
    compiled = navspec.compile(road(kind="ped", lanes=0, lanes_back=0), tmp_path / "out")
    assert (compiled.refused, compiled.obstacles) == ((), ())


@pytest.mark.parametrize("kind", ["geojson", "gpkg", "glb"])
def test_every_program_that_draws_is_told_the_same(kind: str, tmp_path: Path) -> None:
    path = tmp_path / f"roads.{kind}"
    exchange.write(road(lanes_back=np.int64(0)), path)
    assert navspec.compile(path, tmp_path / "out").refused == ()
    assert lanes_of(tmp_path / "out") == (1, 0)
    exchange.write(road(lanes=np.int64(0), lanes_back=np.int64(0)), path, force=True)
    assert [CLOSED in obstacle.message for obstacle in navspec.compile(path).obstacles] == [True]


def content(folder: Path) -> dict[str, bytes]:
    return {path.name.lower(): path.read_bytes() for path in folder.iterdir()}


def closed_city(folder: Path) -> Path:
    """A road of two edges in files, the second of which has no lanes."""
    folder.mkdir(exist_ok=True)
    city = City()
    west, middle, east = (city.vehicle(x, 0) for x in (0, 100, 200))
    city.road(west, middle)
    city.road(middle, east, (0, 0))
    city.write(folder)
    return folder


@pytest.mark.parametrize("kind", ["geojson", "gpkg", "glb", "graphml", "parquet"])
def test_files_with_a_road_without_lanes_come_back_byte_for_byte(kind: str, tmp_path: Path) -> None:
    city = closed_city(tmp_path / "city")
    navspec.export(city, tmp_path / f"city.{kind}")
    compiled = navspec.compile(tmp_path / f"city.{kind}", tmp_path / "out")
    assert (compiled.refused, compiled.obstacles) == ((), ())
    assert content(tmp_path / "out") == content(city)


def test_a_junction_is_drawn_into_a_road_of_files_without_lanes(tmp_path: Path) -> None:
    city = closed_city(tmp_path / "city")
    compiled = navspec.compile(drawing([(150, 0, 10), (150, 60, 10)]), tmp_path / "out", base=city)
    assert (compiled.refused, compiled.obstacles) == ((), ())
    graph = navspec.graph(tmp_path / "out")
    junction = graph.nearest((150, 0, 10))
    assert sorted(graph.edges["lanes"][graph.source == junction].tolist()) == [0, 0, 1]


@pytest.mark.parametrize("game", GAMES)
def test_a_road_drawn_by_an_edit_has_a_lane_somewhere(game: str, tmp_path: Path) -> None:
    folder = tmp_path / "city"
    folder.mkdir()
    if game == "gta_sa_paths":
        closed_city(folder)
    else:
        gta_iv_paths.write(folder, gta_iv_paths.golden())
    editor = families()[game].editor
    assert editor is not None
    view, nothing = navspec.graph(folder).view, np.zeros(0, np.int64)
    points = [[300, 300, 10], [380, 300, 10]]

    def draw(**attributes: int) -> EditResult:
        return editor().edit(view, Action("draw", nothing, nothing, {"points": points, "attributes": attributes}))

    assert [CLOSED in obstacle.message for obstacle in draw(lanes=0, lanes_back=0).obstacles] == [True]
    edition = draw(lanes_back=0)
    assert edition.obstacles == ()
    for number, tables in edition.files.items():
        (path,) = (path for path in folder.iterdir() if path.stem.lower() == f"nodes{number}")
        path.write_bytes(tables.to_bytes())
    graph = navspec.graph(folder)
    west, east = graph.nearest((300, 300, 10)), graph.nearest((380, 300, 10))
    ways = zip(graph.source.tolist(), graph.target.tolist(), graph.edges["lanes"].tolist(), strict=True)
    assert {way[:2]: way[2] for way in ways if set(way[:2]) == {west, east}} == {(west, east): 1, (east, west): 0}
