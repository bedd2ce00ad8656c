"""Roads laid into path files that are there: what changes, what must not, and how they are joined."""

from __future__ import annotations

import itertools
import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import navspec
from builders import gta_sa_paths_fla as fla
from builders.gta_sa_paths import City, valid_city, write_files
from builders.plans import drawing, plan
from navspec.errors import NavspecError
from navspec.graphs.plan import NetworkPlan, plan_from_graph, select_lines


def content(folder: Path) -> dict[str, bytes]:
    return {path.name.lower(): path.read_bytes() for path in folder.iterdir()}


def reordered(folder: Path) -> dict[str, bytes]:
    """Files of a folder with their navi nodes in the order of the builders."""
    repaired = navspec.repair(folder, apply=True, select="SA_PATHS_NAVI_ORDER")
    assert repaired.tool_errors == ()
    return {name: data for name, data in content(folder).items() if not name.endswith(".bak")}


def laid(roads: NetworkPlan, base: Path, folder: Path, to: str = "gta_sa_paths") -> dict[str, bytes]:
    """All files of a set after roads were laid into it."""
    compiled = navspec.compile(roads, folder, to=to, base=base)
    assert (compiled.refused, compiled.obstacles) == ((), ())
    changed = content(folder)
    assert compiled.summary["changed"] == len(changed)
    assert compiled.summary["unchanged"] == 64 - len(changed)
    for path in base.iterdir():
        if path.name.lower() in changed:
            assert path.read_bytes() != changed[path.name.lower()]
        else:
            (folder / path.name).write_bytes(path.read_bytes())
    return reordered(folder)


def extended(base: City, ends: tuple[int, int], count: int) -> tuple[City, NetworkPlan]:
    """A city with a road of some new nodes between two of its nodes, and the new road as a plan."""
    start, end = (base.points[point] for point in ends)
    names = ["{}/{}".format(*base.addresses()[point]) for point in ends]
    steps = np.linspace([start.x, start.y, start.z], [end.x, end.y, end.z], count + 2)[1:-1]
    # Stored positions, so that nothing is rounded on the way.
    steps = np.trunc(steps * 8) / 8
    nodes = [base.vehicle(*step.tolist()) for step in steps]
    # Links inside roads are in the order of the addresses that they lead to.
    addresses = base.addresses()
    edges = itertools.pairwise((ends[0], *nodes, ends[1]))
    for a, b in sorted(edges, key=lambda edge: sorted(addresses[node] for node in edge)):
        base.road(a, b, (2, 1))
    new = {f"n{number}": tuple(step) for number, step in enumerate(steps.tolist())}
    chain = [names[0], *new, names[1]]
    pairs = list(itertools.pairwise(chain))
    return base, plan(new, pairs, lanes=[2] * len(pairs), lanes_back=[1] * len(pairs))


def quantised() -> City:
    city = valid_city()
    for point in city.points:
        point.x, point.y, point.z = (int(8 * value) / 8 for value in (point.x, point.y, point.z))
    return city


def small() -> City:
    """One road, in area 36."""
    city = City()
    city.road(city.vehicle(0, 0), city.vehicle(50, 0))
    return city


@pytest.mark.parametrize("version", [None, *fla.VERSIONS])
def test_a_road_from_node_to_node_is_as_if_it_had_been_there(version: int | None, tmp_path: Path) -> None:
    """Over three areas: all 64 files are those of the city that has the road, but for the order of navi nodes."""

    def stored(city: City) -> dict[str, bytes]:
        return {name: fla.converted(data, version) if version else data for name, data in city.files().items()}

    city = quantised()
    write_files(tmp_path / "base", stored(city))
    whole, roads = extended(city, (0, 12), 12)
    assert len({area for area, _ in whole.addresses()[-12:]}) >= 3
    to = fla.NAMES[version] if version else "classic"
    compiled = laid(roads, tmp_path / "base", tmp_path / "out", to)
    assert compiled == {name.lower(): data for name, data in stored(whole).items()}


def test_a_road_leads_out_of_the_map_of_the_game_into_a_larger_one(tmp_path: Path) -> None:
    """Into files that were empty, as far as the larger map goes."""
    city = City(grid=16)
    city.road(city.vehicle(2900, 10), city.vehicle(2950, 10))
    write_files(tmp_path / "base", {area.name: fla.to_bytes(area) for area in city.areas().values()})
    roads = drawing([(2951, 10), (4000, 10, 20)])
    compiled = navspec.compile(roads, tmp_path / "out", to="fla4", base=tmp_path / "base", spacing=250)
    # SquareGrid 11 to 13 of row 8 of 16.
    assert [file.name for file in compiled.files] == ["NODES139.DAT", "NODES140.DAT", "NODES141.DAT"]
    assert (compiled.summary["unchanged"], compiled.summary["error"], compiled.summary["warning"]) == (253, 0, 0)
    tables = navspec.tables(tmp_path / "out" / "NODES141.DAT")
    assert tables["nodes"]["x_ext"].tolist() == [8 * 3790, 8 * 4000]
    assert tables["nodes"]["flood_id_ext"].tolist() == [1, 1]
    beyond = navspec.compile(drawing([(2951, 10), (7100, 10, 20)]), to="fla4", base=tmp_path / "base")
    assert [(obstacle.feature, obstacle.message) for obstacle in beyond.obstacles if "outside" in obstacle.message] == [
        ("fid 1", "fid 1 lies outside the map, at (7100, 10, 20); roads end 7096 units from its middle")
    ]


def test_ends_that_are_near_are_joined(tmp_path: Path) -> None:
    """Nodes no farther than the tolerance from one of the same kind become that one."""
    city = City()
    city.road(city.vehicle(0, 0), city.vehicle(50, 0))
    city.path(city.ped(0, 8), city.ped(50, 8))
    city.write(tmp_path / "base")
    roads = plan(
        {"a": (51, 1, 10), "b": (90, 0, 10), "c": (50, 7, 10)}, [("a", "b")], node_kind=["vehicle", None, "boat"]
    )
    navspec.compile(roads, tmp_path / "out", base=tmp_path / "base")
    assert [path.name for path in (tmp_path / "out").iterdir()] == ["NODES36.DAT"]
    tables = navspec.tables(tmp_path / "out" / "NODES36.DAT")
    # The vehicle node of the road, and the boat node, behind the vehicle nodes; pedestrians behind those.
    assert tables["nodes"]["x"].tolist() == [0, 400, 720, 400, 0, 400]
    assert tables["links"]["node_id"].tolist() == [1, 0, 2, 1, 5, 4]
    compiled = navspec.compile(roads, base=tmp_path / "base", tolerance=0)
    assert compiled.summary["nodes"] == 3
    tables = navspec.tables(compiled.files[0].data, name="NODES36.DAT")
    assert tables["nodes"]["x"].tolist() == [0, 400, 408, 720, 400, 0, 400]


def test_a_drawn_road_is_joined_where_it_meets_others(tmp_path: Path) -> None:
    city = City()
    city.road(city.vehicle(-50, 0), city.vehicle(0, 0))
    city.write(tmp_path / "base")
    compiled = navspec.compile(
        drawing([(1, 1), (40, 0), (400, 0)]), tmp_path / "out", base=tmp_path / "base", spacing=200
    )
    assert compiled.refused == ()
    tables = navspec.tables(tmp_path / "out" / "NODES36.DAT")
    assert tables["nodes"]["x"].tolist() == [0, 320, 1760, 3200]
    assert tables["nodes"]["z"].tolist() == [80] * 4
    assert tables["nodes"]["flood_id"].tolist() == [1] * 4


def test_roads_that_meet_a_line_put_nodes_into_it(tmp_path: Path) -> None:
    """Two on one line, and none where a bridge leads over it: what the line told holds for its pieces."""
    city = City()
    city.road(city.vehicle(0, 0), city.vehicle(100, 0), (3, 2))
    city.write(tmp_path / "base")
    roads = drawing(
        [(60, 0), (60, 40)], [(30, -40), (30, 1)], [(80, -40), (80, 1), (80, 40)], bridge=[None, None, True]
    )
    compiled = navspec.compile(roads, tmp_path / "out", base=tmp_path / "base")
    assert (compiled.refused, compiled.summary["error"]) == ((), 0)
    assert (
        compiled.notes[-1] == "fid 2: the edge 36/0 - 36/1 gets a node where they meet, at 30, 0; 2 such nodes in all"
    )
    graph = navspec.graph(tmp_path / "out")
    rows = [graph.row(name) for name in ("36/0", "36/2", "36/3", "36/1")]
    assert graph.position[rows][:, :2].tolist() == [[0, 0], [30, 0], [60, 0], [100, 0]]
    ends = list(zip(graph.source.tolist(), graph.target.tolist(), strict=True))
    for start, end, length in zip(rows, rows[1:], (30, 30, 40), strict=False):
        forward, back = ends.index((start, end)), ends.index((end, start))
        assert graph.edges["lanes"][[forward, back]].tolist() == [3, 2]
        assert graph.edges["length"][[forward, back]].tolist() == [length, length]
    assert (rows[0], rows[3]) not in ends


def test_an_empty_map_gets_roads(tmp_path: Path) -> None:
    City().write(tmp_path / "base")
    compiled = navspec.compile(drawing([(0, 0, 10), (50, 0, 10)]), tmp_path / "out", base=tmp_path / "base")
    assert [file.name for file in compiled.files] == ["NODES36.DAT"]
    whole = navspec.compile(drawing([(0, 0, 10), (50, 0, 10)]))
    assert compiled.files[0].data in [file.data for file in whole.files]


def test_nodes_without_names_and_lines_are_new_ones(tmp_path: Path) -> None:
    """As QGIS gives points that somebody has added: the first link of each is told as the others tell theirs."""
    write_files(tmp_path / "base", small().files())
    points = [{"type": "Point", "coordinates": [25, y, 0]} for y in (50, 100)]
    features = [{"type": "Feature", "properties": {}, "geometry": point} for point in points]
    (tmp_path / "points.geojson").write_text(json.dumps({"type": "FeatureCollection", "features": features}))
    compiled = navspec.compile(tmp_path / "points.geojson", tmp_path / "out", base=tmp_path / "base")
    assert compiled.refused == ()
    assert [
        (finding.code, finding.pointer.split("/")[2]) for finding in compiled.findings if finding.severity != "info"
    ] == [
        ("SA_PATHS_NODE_NO_LINKS", "2"),
        ("SA_PATHS_NODE_NO_LINKS", "3"),
    ]
    assert navspec.tables(tmp_path / "out" / "NODES36.DAT")["nodes"]["base_link"].tolist() == [0, 1, 2, 2]


def test_parts_that_are_joined_get_one_flood_id(tmp_path: Path) -> None:
    """A part that stays alone gets a free one; nothing else changes."""
    city = City()
    for y in (0, 100, 200):
        city.road(city.vehicle(0, y), city.vehicle(50, y))
    city.write(tmp_path / "base")
    roads = plan({"a": (0, 300, 10), "b": (50, 300, 10)}, [("36/0", "36/4"), ("a", "b")])
    compiled = navspec.compile(roads, base=tmp_path / "base")
    tables = navspec.tables(compiled.files[0].data, name="NODES36.DAT")
    assert tables["nodes"]["flood_id"].tolist() == [1, 1, 2, 2, 1, 1, 3, 3]
    # What leads on is no dead end any more: 36/0 and 36/4 still hang on ends.
    assert tables.column("nodes", "flags.on_dead_end").all()


def test_untouched_nodes_of_odd_files_stay_as_they_are(tmp_path: Path) -> None:
    """Wrong values elsewhere are not mended on the way."""
    city = City()
    city.road(city.vehicle(0, 0), city.vehicle(50, 0))
    city.path(city.ped(0, 20), city.ped(50, 20))
    areas = city.areas()
    for node in areas[36].nodes:
        node.flood_id, node.prev_ptr, node.already_found = 9, 77, 1
    (tmp_path / "base").mkdir()
    for area in areas.values():
        (tmp_path / "base" / area.name).write_bytes(area.to_bytes())
    roads = plan({"a": (90, 0, 10)}, [("36/1", "a")])
    compiled = navspec.compile(roads, base=tmp_path / "base")
    rows = navspec.tables(compiled.files[0].data, name="NODES36.DAT")["nodes"]
    assert rows["prev_ptr"].tolist() == [77, 77, 0, 77, 77]
    assert rows["flood_id"].tolist() == [9] * 5


REFUSED = {
    "of an older base": (
        lambda: plan({"36/0": (50, 0, 10), "b": (50, 90, 10)}, [("36/0", "b")]),
        "node 36/0 lies where node 36/1 of the base is",
    ),
    "one way": (
        lambda: plan({}, [("36/0", "36/1")], has_back=[False]),
        "the line from 36/0 to 36/1 has no way back, but files hold both ways of every road",
    ),
    "twice": (
        lambda: plan({"36/0": (0, 90, 10)} | {"b": (0, 0, 0)}, [], node_id=["36/0", "36/0"]),
        "node 36/0 has the id '36/0', as another one has",
    ),
    "no value": (
        lambda: plan({"36/0": (0, 0, 10)}, [], node_speed=["quick"]),
        "node 36/0 has the speed 'quick'; it can be slow, normal, fast, speed_3",
    ),
    "outside": (
        lambda: plan({"36/0": (0, 5000, 10)}, []),
        "node 36/0 lies outside the map, at (0, 5000, 10); roads end 4096 units from its middle",
    ),
    "no points": (
        lambda: drawing([(0, 0, 10), (0, 90, 10)], []),
        "fid 2: has fewer than two points: draw it to its other end, or delete it",
    ),
    "not there": (
        lambda: plan({"a": (90, 0, 10)}, [("36/9", "a")]),
        "the line from 36/9 to a leads from node '36/9', which is not there",
    ),
    "its own node": (
        lambda: plan({"a": (0, 1, 10), "b": (1, 0, 10)}, [("a", "b")]),
        "the line from 36/0 to 36/0 leads back to its own node",
    ),
    "another kind": (
        lambda: plan({"a": (90, 0, 10)}, [("36/1", "a")], node_kind=["ped"]),
        "the line from 36/1 to a joins pedestrians and vehicles",
    ),
    "full": (
        lambda: plan({f"n{n}": (60, 5 * n, 10) for n in range(-7, 8)}, [("36/1", f"n{n}") for n in range(-7, 8)]),
        "node 36/1 has 16 links, but a node can have 15",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_be_laid(name: str, tmp_path: Path) -> None:
    small().write(tmp_path / "base")
    build, message = REFUSED[name]
    compiled = navspec.compile(build(), tmp_path / "out", base=tmp_path / "base")
    assert message in [obstacle.message for obstacle in compiled.obstacles]
    assert not (tmp_path / "out").exists()


def test_bases_that_are_none(tmp_path: Path) -> None:
    city = City()
    city.road(city.vehicle(0, 0), city.vehicle(50, 0))
    city.write(tmp_path / "base")
    roads = plan({"a": (90, 0, 10)}, [("36/1", "a")])
    (tmp_path / "empty").mkdir()
    with pytest.raises(NavspecError):
        navspec.compile(roads, base=tmp_path / "empty")
    with pytest.raises(
        NavspecError,
        match="have to be gta_sa_paths_fla:fla4 to merge roads into them, and these are gta_sa_paths:classic; ",
    ):
        navspec.compile(roads, base=tmp_path / "base", to="fla4")
    with pytest.raises(NavspecError, match="there is no set of gta_iv_paths in here"):
        navspec.compile(roads, base=tmp_path / "base", to="gta_iv")
    write_files(tmp_path / "larger", {area.name: fla.to_bytes(area) for area in City(grid=16).areas().values()})
    with pytest.raises(
        NavspecError, match="the map has no area 64, but there is a file of it; give the size of the map"
    ):
        navspec.compile(roads, base=tmp_path / "larger", settings={"map_size": 6000})
    (tmp_path / "base" / "NODES63.DAT").unlink()
    with pytest.raises(NavspecError, match="not complete"):
        navspec.compile(roads, base=tmp_path / "base")


def test_into_the_base_itself(tmp_path: Path) -> None:
    """What is replaced stays beside it."""
    city = City()
    city.road(city.vehicle(0, 0), city.vehicle(50, 0))
    city.write(tmp_path / "base")
    before = content(tmp_path / "base")
    roads = plan({"a": (90, 0, 10)}, [("36/1", "a")])
    with pytest.raises(navspec.WriteError, match="exists"):
        navspec.compile(roads, tmp_path / "base", base=tmp_path / "base")
    compiled = navspec.compile(roads, tmp_path / "base", base=tmp_path / "base", force=True)
    after = content(tmp_path / "base")
    assert after.pop("nodes36.dat.bak") == before["nodes36.dat"]
    assert {name for name in before if before[name] != after[name]} == {"nodes36.dat"}
    assert [file.state for file in compiled.files] == ["changed"]


def test_an_edited_export_needs_no_base(tmp_path: Path) -> None:
    """Without one, only the files differ in which something is other than it was."""
    city = quantised()
    city.write(tmp_path / "base")
    exported_plan = plan_from_graph(navspec.graph(tmp_path / "base"))
    nodes = {name: np.append(column.astype(object), None) for name, column in exported_plan.nodes.items()}
    nodes["id"][-1], nodes["kind"][-1] = "mine", "boat"
    more = replace(
        exported_plan, nodes=nodes, position=np.append(exported_plan.position, [[2900.0, 2900.0, 0.0]], axis=0)
    )
    files = {file.name: file.data for file in navspec.compile(more).files}
    changed = {name for name, data in content(tmp_path / "base").items() if files[name] != data}
    assert changed == {"nodes63.dat"}


# --- edits of what is there ------------------------------------------------------------------------------------------


def exported(folder: Path) -> NetworkPlan:
    return plan_from_graph(navspec.graph(folder))


def test_an_export_that_is_not_edited_changes_nothing(tmp_path: Path) -> None:
    """By the names of its nodes and by what it tells, whichever way its lines are drawn."""
    valid_city().write(tmp_path / "base")
    exported_plan = exported(tmp_path / "base")
    turned = {name: exported_plan.lines[name] for name in exported_plan.lines}
    for name in exported_plan.lines:
        if name + "_back" in exported_plan.lines:
            turned |= {name: exported_plan.lines[name + "_back"], name + "_back": exported_plan.lines[name]}
    turned |= {"from": exported_plan.lines["to"], "to": exported_plan.lines["from"]}
    for drawn_plan in (exported_plan, replace(exported_plan, lines=turned)):
        compiled = navspec.compile(drawn_plan, tmp_path / "out", base=tmp_path / "base")
        assert (compiled.refused, compiled.files, compiled.notes) == ((), (), ("nothing is other than it was",))
    assert not (tmp_path / "out").exists()


def test_edits_of_what_is_there_are_taken_over(tmp_path: Path) -> None:
    """Places, values and lines; what is not told stays as it is."""
    city = City()
    a, b, c = (city.vehicle(x, 0, density=3) for x in (0, 50, 100))
    city.road(a, b, (2, 1))
    city.road(b, c, (2, 1))
    city.write(tmp_path / "base")
    roads = plan(
        {"36/0": (0, 8, np.nan), "36/2": (100, 0, 10), "n": (100, 50, 10)},
        [("36/1", "36/0"), ("36/2", "n")],
        node_speed=[None, "fast", None],
        lanes=[3, 1],
        lanes_back=[None, 1],
    )
    compiled = navspec.compile(roads, tmp_path / "out", base=tmp_path / "base")
    assert (compiled.refused, [file.name for file in compiled.files]) == ((), ["NODES36.DAT"])
    assert compiled.notes == ("changed from the base: 2 of the nodes (1 moved), 1 of the lines",)
    tables = navspec.tables(tmp_path / "out" / "NODES36.DAT")
    assert tables["nodes"]["x"].tolist() == [0, 400, 800, 800]
    assert tables["nodes"]["y"].tolist() == [64, 0, 0, 400]
    assert tables["nodes"]["z"].tolist() == [80] * 4
    assert tables.column("nodes", "flags.density").tolist() == [3, 3, 3, 15]
    assert tables.column("nodes", "flags.speed").tolist() == [1, 1, 2, 1]
    assert tables["link_lengths"].tolist() == [50, 50, 50, 50, 50, 50]
    graph = navspec.graph(tmp_path / "out")
    lanes = dict(zip(zip(graph.source.tolist(), graph.target.tolist(), strict=True), graph.edges["lanes"], strict=True))
    assert lanes == {(0, 1): 3, (1, 0): 3, (1, 2): 2, (2, 1): 1, (2, 3): 1, (3, 2): 1}


def test_what_cannot_be_set_is_told(tmp_path: Path) -> None:
    """Columns of an export that follow from the rest are not taken over, each in words of its own."""
    city = City()
    a, b, c = (city.vehicle(x, 0) for x in (0, 50, 100))
    city.road(a, b, (2, 1))
    city.road(b, c, (2, 1))
    city.write(tmp_path / "base")
    exported_plan = exported(tmp_path / "base")
    changed_columns = {
        "flood_id": exported_plan.nodes["flood_id"] + 1,
        "link_count": np.where(exported_plan.nodes["id"] == "36/0", 9, exported_plan.nodes["link_count"]),
        "padding": np.full(3, "whatever", object),
    }
    lines = {
        **exported_plan.lines,
        "length": exported_plan.lines["length"] + [7, 0],
        "order_back": exported_plan.lines["order_back"] + 1,
    }
    compiled = navspec.compile(
        replace(exported_plan, nodes={**exported_plan.nodes, **changed_columns}, lines=lines),
        tmp_path / "out",
        base=tmp_path / "base",
    )
    assert (compiled.refused, compiled.files) == ((), ())
    assert compiled.notes == (
        "changed from the base: 0 of the nodes (0 moved), 1 of the lines",
        "ignored: 3 nodes have another flood_id than the base, but it cannot be set",
        "ignored: a node has another link_count than the base, but it cannot be set",
        "ignored: 2 lines have another order than the base, but it cannot be set",
        "applied only where it fits: a line has another length than the base",
        "nothing is other than it was",
    )


def test_names_of_another_format_are_no_names_of_the_base(tmp_path: Path) -> None:
    """On a larger map areas have other numbers: nodes are known by their places then."""
    for grid in (8, 16):
        city = City(grid=grid)
        city.road(city.vehicle(10, 10), city.vehicle(50, 10), (2, 3))
        city.road(city.vehicle(-2990, -2990), city.vehicle(-2950, -2990))
        areas = city.areas().values()
        write_files(
            tmp_path / str(grid), {area.name: area.to_bytes() if grid == 8 else fla.to_bytes(area) for area in areas}
        )
    exported_plan = exported(tmp_path / "8")
    same = navspec.compile(exported_plan, base=tmp_path / "16")
    assert (same.refused, same.files) == ((), ())
    nodes = {name: np.append(column.astype(object), None) for name, column in exported_plan.nodes.items()}
    nodes["id"][-1] = "0/5"
    more = replace(
        exported_plan, nodes=nodes, position=np.append(exported_plan.position, [[30.0, 300.0, 10.0]], axis=0)
    )
    assert [file.name for file in navspec.compile(more, base=tmp_path / "16").files] == ["NODES136.DAT"]


def test_bends_of_a_line_that_is_there_become_nodes(tmp_path: Path) -> None:
    """The line itself goes; its pieces tell what it did."""
    city = City()
    city.road(city.vehicle(0, 0), city.vehicle(100, 0), (2, 3))
    city.write(tmp_path / "base")
    exported_plan = exported(tmp_path / "base")
    bent = replace(
        exported_plan,
        vertices=np.array([(0, 0, 10), (50, 40, 10), (100, 0, 10)], float),
        offsets=np.array([0, 3], np.int64),
    )
    compiled = navspec.compile(bent, tmp_path / "out", base=tmp_path / "base")
    assert compiled.refused == ()
    graph = navspec.graph(tmp_path / "out")
    edges = zip(*(graph.edges[name].tolist() for name in ("source", "target", "lanes", "length")), strict=True)
    assert sorted(edges) == [(0, 2, 2, 64), (1, 2, 3, 64), (2, 0, 3, 64), (2, 1, 2, 64)]


def test_no_flood_id_is_left(tmp_path: Path) -> None:
    """Refused with the road that would need one, unless it is joined."""
    city = City()
    for number in range(255):
        x, y = 100 * (number % 50), 50 * (number // 50)
        city.road(city.vehicle(x - 2500, y), city.vehicle(x - 2460, y))
    city.write(tmp_path / "base")
    roads = drawing([(0, 1000, 10), (50, 1000, 10)])
    compiled = navspec.compile(roads, tmp_path / "out", base=tmp_path / "base")
    assert [(obstacle.feature, obstacle.message, obstacle.position) for obstacle in compiled.obstacles] == [
        (
            "fid 1",
            "fid 1 is in a part of the network for which there is no flood id left; they end at 255",
            [0.0, 1000.0, 10.0],
        )
    ]
    assert not (tmp_path / "out").exists()
    joined = drawing([(0, 1000, 10), (50, 1000, 10), (100, 0, 10)])
    assert navspec.compile(joined, base=tmp_path / "base").refused == ()


def test_what_an_export_no_longer_has_is_deleted(tmp_path: Path) -> None:
    """Nodes with their lines, and lines between nodes; kinds that the drawing does not have stay."""
    city = City()
    row = [city.vehicle(x, 0) for x in (0, 50, 100, 150)]
    for start, end in itertools.pairwise(row):
        city.road(start, end)
    city.road(row[0], row[2])
    city.path(city.ped(0, 8), city.ped(50, 8))
    city.write(tmp_path / "base")
    whole = exported(tmp_path / "base")
    is_kept = np.array(
        [name != "36/3" and kind != "ped" for name, kind in zip(whole.nodes["id"], whole.nodes["kind"], strict=True)]
    )
    names = whole.nodes["id"][is_kept]
    lines = [
        number
        for number, ends in enumerate(zip(whole.lines["from"], whole.lines["to"], strict=True))
        if set(ends) <= set(names) and set(ends) != {"36/0", "36/2"}
    ]
    edited = select_lines(whole, np.array(lines))
    edited = replace(
        edited,
        nodes={name: values[is_kept] for name, values in edited.nodes.items()},
        position=edited.position[is_kept],
    )
    kept = navspec.compile(edited, base=tmp_path / "base")
    assert kept.files == ()
    assert kept.notes[0] == (
        "not on the drawing, but kept: 1 of the nodes, 2 of the lines of the base, such as the line from 36/0 to 36/2; "
        "--delete deletes them"
    )
    compiled = navspec.compile(edited, tmp_path / "out", base=tmp_path / "base", delete=True)
    assert (compiled.refused, compiled.summary["error"]) == ((), 0)
    assert compiled.notes == ("deleted from the base: 1 of the nodes, 2 of the lines",)
    graph = navspec.graph(tmp_path / "out")
    assert graph.position[:, 0].tolist() == [0, 50, 100, 0, 50]
    assert graph.nodes["link_count"].tolist() == [1, 2, 1, 1, 1]
    # A node alone cannot go.
    held = replace(whole, nodes=edited.nodes, position=edited.position)
    refused = navspec.compile(held, base=tmp_path / "base", delete=True)
    assert "which is not there" in refused.obstacles[0].message
    assert [note for note in refused.notes if note.startswith("ignored")] == []
    near = drawing([(148, 0, 10), (150, 40, 10)])
    with pytest.raises(NavspecError, match=r"^delete: a drawing lacks most of the base, and only an"):
        navspec.compile(near, base=tmp_path / "base", delete=True)
    # A drawing beside the export: it does not join what is deleted.
    joined = navspec.compile([edited, near], base=tmp_path / "base", delete=True, spacing=50)
    assert (joined.summary["nodes"], joined.refused) == (5, ())
