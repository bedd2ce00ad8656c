"""Plans of networks, as other programs would hold them, written by hand or made of the cities of the builders."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from builders.gta_sa_paths import City
from navspec.graphs.plan import NetworkPlan


def plan(
    nodes: Mapping[str, Sequence[float]], lines: Sequence[tuple[str, str]], **columns: Sequence[Any]
) -> NetworkPlan:
    """Nodes by name, and lines between them; `columns` are of nodes (`node_kind`, ...) or of lines (`lanes`, ...)."""
    places = np.array(list(nodes.values()), float).reshape(-1, 3)
    at = {name: row for row, name in enumerate(nodes)}
    nowhere = [np.nan] * 3
    ends = [(places[at[a]] if a in at else nowhere, places[at[b]] if b in at else nowhere) for a, b in lines]
    own = {"id": list(nodes)} | {key[5:]: each for key, each in columns.items() if key.startswith("node_")}
    others = {"from": [a for a, _ in lines], "to": [b for _, b in lines]}
    others |= {key: each for key, each in columns.items() if not key.startswith("node_")}
    return NetworkPlan(
        {},
        {key: column(each) for key, each in own.items()},
        places,
        {key: column(each) for key, each in others.items()},
        np.array(ends, float).reshape(-1, 3),
        np.arange(len(lines) + 1) * 2,
    )


def drawing(*lines: Sequence[Sequence[float]], **columns: Sequence[Any]) -> NetworkPlan:
    """Lines that people drew: points with or without heights, and no nodes. They are called `fid 1`, `fid 2`, ..."""
    points = [[*each, *[np.nan] * (3 - len(each))] for line in lines for each in line]
    return NetworkPlan(
        {},
        {},
        np.zeros((0, 3)),
        {key: column(each) for key, each in columns.items()},
        np.array(points, float).reshape(-1, 3),
        np.cumsum([0, *map(len, lines)]),
        line_labels=column([f"fid {number}" for number in range(1, len(lines) + 1)]),
    )


def column(values: Sequence[Any]) -> np.ndarray[Any, Any]:
    """Values as a plan has them."""
    found = np.empty(len(values), object)
    found[:] = values
    return found


def plan_of_city(city: City) -> NetworkPlan:
    """What the author of a city knows of it, and nothing that follows from that; nodes are named by their numbers."""
    flags = ("switched_off", "road_block", "dont_wander", "speed", "density", "special_function", "next_ptr")
    nodes: dict[str, list[Any]] = {name: [point.values.get(name) for point in city.points] for name in flags}
    nodes["kind"] = [
        ("boat" if point.values.get("water_node") else "vehicle") if point.vehicle else "ped" for point in city.points
    ]
    nodes["path_width"] = [point.values.get("path_width", 0) / 16 for point in city.points]
    lit = [(edge.light == edge.b, edge.light == edge.a) for edge in city.edges]
    return plan(
        {f"p{number}": (each.x, each.y, each.z) for number, each in enumerate(city.points)},
        [(f"p{edge.a}", f"p{edge.b}") for edge in city.edges],
        **{f"node_{name}": values for name, values in nodes.items()},
        order=list(range(len(city.edges))),
        order_back=list(range(len(city.edges))),
        lanes=[edge.lanes[0] for edge in city.edges],
        lanes_back=[edge.lanes[1] for edge in city.edges],
        traffic_light=["yes" if there else None for there, _ in lit],
        traffic_light_back=["yes" if back else None for _, back in lit],
        navi_x=[edge.navi and edge.navi[0] for edge in city.edges],
        navi_y=[edge.navi and edge.navi[1] for edge in city.edges],
        navi_path_width=[None if edge.width is None else edge.width / 16 for edge in city.edges],
        road_cross=[edge.cross for edge in city.edges],
        ped_traffic_light=[edge.ped_light for edge in city.edges],
    )
