"""Editing path files of San Andreas by hand: what tools do to small cities, and what they leave alone."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import navspec
from builders import gta_sa_paths_fla as fla
from builders.demo import damaged_city
from builders.gta_sa_paths import City, border_city, smallest_city, valid_city, write_files
from navspec.columns import Tables, TableSet
from navspec.errors import NavspecError
from navspec.families import families
from navspec.family.network.tools import Action, EditResult
from navspec.graphs.graph import Graph


class InputFile:
    """A set of files that somebody edits."""

    def __init__(self, folder: Path, only: Sequence[int] = ()) -> None:
        self.folder = folder
        if only:
            for path in folder.iterdir():
                if int("".join(filter(str.isdigit, path.name))) not in only:
                    path.unlink()
        self.files: TableSet = navspec.graph(folder).view.files

    @property
    def graph(self) -> Graph:
        family = families()["gta_sa_paths"]
        assert family.graph is not None
        return family.graph(family.view(self._again()))

    def _again(self, changed: Mapping[int, Tables] | None = None) -> TableSet:
        files = {**self.files.files, **(changed or {})}
        return TableSet(files, key="area", members=self.files.members, settings=self.files.settings)

    def edit(self, tool: str, nodes: Sequence[str] = (), edges: Sequence[str] = (), **values: Any) -> EditResult:
        """What a tool makes of nodes by their names, and of edges by those of both ends with a > between."""
        editor, graph = families()["gta_sa_paths"].editor, self.graph
        assert editor is not None
        rows = np.array([graph.row(name) for name in nodes], np.int64)
        edge_ends = list(zip(graph.source.tolist(), graph.target.tolist(), strict=True))
        at = [edge_ends.index((graph.row(start), graph.row(end))) for start, end in (edge.split(">") for edge in edges)]
        before = self.bytes
        edition = editor().edit(
            families()["gta_sa_paths"].view(self.files), Action(tool, rows, np.array(at, np.int64), values)
        )
        assert self.bytes == before
        assert all(tables.to_bytes() != before[number] for number, tables in edition.files.items())
        return edition

    def do(self, tool: str, nodes: Sequence[str] = (), edges: Sequence[str] = (), **values: Any) -> EditResult:
        """The same, kept."""
        edition = self.edit(tool, nodes, edges, **values)
        assert edition.obstacles == ()
        self.files = self._again(edition.files)
        return edition

    @property
    def bytes(self) -> dict[int, bytes]:
        return {number: tables.to_bytes() for number, tables in self.files.files.items()}

    def findings(self, folder: Path) -> set[tuple[str, str]]:
        """Errors and warnings of the files as they are."""
        folder.mkdir(exist_ok=True)
        for number, data in self.bytes.items():
            (folder / f"nodes{number}.dat").write_bytes(data)
        return {
            (finding.code, finding.message) for finding in navspec.check(folder).findings if finding.severity != "info"
        }

    def ways(self) -> dict[str, dict[str, Any]]:
        """What is known of every edge, by the names of its ends."""
        graph = self.graph
        names = graph.names()
        columns = {name: graph.edges.words(name).tolist() for name in graph.edges}
        return {
            f"{names[columns['source'][row]]}>{names[columns['target'][row]]}": {
                name: column[row] for name, column in columns.items()
            }
            for row in range(graph.edges.rows)
        }


def opened(city: City, folder: Path, only: Sequence[int] = ()) -> InputFile:
    city.write(folder / "set")
    return InputFile(folder / "set", only)


def street() -> City:
    """Two roads beside each other, and a footpath, in area 36: nodes 0 to 3 and 4 to 5."""
    city = City()
    city.road(city.vehicle(10, 10, 5, path_width=16), city.vehicle(50, 10, 5, path_width=32), (2, 1))
    city.road(city.vehicle(10, 60, 9), city.vehicle(50, 60, 9))
    city.path(city.ped(10, 20), city.ped(50, 20))
    return city


# --- move ----------------------------------------------------------------------------------------------------------


def test_a_moved_node_takes_its_lines_along(tmp_path: Path) -> None:
    """Node 1 goes from 50, 10 to 40, 50: 50 units from node 0; the navi node was in the middle, and is there again."""
    files = opened(street(), tmp_path)
    before = files.ways()
    edition = files.do("move", ["36/1"], by=[-10, 40, 0])
    assert (set(edition.files), edition.nodes, edition.notes) == ({36}, ("36/1",), ())
    edges = files.ways()
    assert (edges["36/0>36/1"]["length"], edges["36/1>36/0"]["length"]) == (50, 50)
    edge = edges["36/0>36/1"]
    assert (edge["navi_x"], edge["navi_y"]) == (25, 30)
    # From node 1 to node 0: -30, -40 of 50.
    assert (round(edge["navi_dir_x"], 2), round(edge["navi_dir_y"], 2)) == (-0.6, -0.8)
    assert (edge["lanes"], edges["36/1>36/0"]["lanes"]) == (2, 1)
    assert edges["36/2>36/3"] == before["36/2>36/3"]
    files.do("move", ["36/1"], by=[10, -40, 0])
    assert files.bytes == opened(street(), tmp_path / "again").bytes


def test_steps_that_files_cannot_hold_lead_back_too(tmp_path: Path) -> None:
    files = opened(street(), tmp_path)
    before = files.bytes
    files.do("move", ["36/0", "36/4"], by=[3.3, -1.26, 0.07])
    assert files.graph.position[0].tolist() == [13.25, 8.75, 5.125]
    files.do("move", ["36/0", "36/4"], by=[-3.3, 1.26, -0.07])
    assert files.bytes == before


def test_a_node_that_leaves_its_square_changes_files(tmp_path: Path) -> None:
    """Node 0 goes west over the border into area 35; node 1 becomes the first one of area 36."""
    files = opened(street(), tmp_path)
    edition = files.do("move", ["36/0"], by=[-20, 0, 0])
    assert (set(edition.files), edition.nodes) == ({35, 36}, ("35/0",))
    edges = files.ways()
    assert set(edges) == {f"{a}>{b}" for start, end in PAIRS for a, b in ((start, end), (end, start))}
    assert edges["35/0>36/0"]["length"] == 60
    # Navi nodes lie in the file of their square, and point to the lower address.
    assert (edges["35/0>36/0"]["navi_area"], edges["35/0>36/0"]["navi_x"]) == (36, 20)
    assert (edges["35/0>36/0"]["lanes"], edges["36/0>35/0"]["lanes"]) == (2, 1)
    assert files.findings(tmp_path / "out") == set()


PAIRS = (("35/0", "36/0"), ("36/1", "36/2"), ("36/3", "36/4"))


def test_only_what_has_to_change_does(tmp_path: Path) -> None:
    """Leftovers and odd values of other nodes stay, and no other file is touched."""
    city = valid_city()
    areas = city.areas()
    for area in areas.values():
        for node in area.nodes:
            node.prev_ptr, node.already_found = 77, 1
    (tmp_path / "set").mkdir()
    for area in areas.values():
        (tmp_path / "set" / area.name).write_bytes(area.to_bytes())
    files = InputFile(tmp_path / "set")
    number = next(number for number, tables in files.files.files.items() if len(tables["nodes"]) > 3)
    before = files.files.files[number]["nodes"].copy()
    edition = files.do("set", [f"{number}/1"], attributes={"speed": 2})
    assert set(edition.files) == {number}
    after = files.files.files[number]["nodes"]
    assert (after[[0, 2]] == before[[0, 2]]).all()
    assert (after["prev_ptr"] == 77).all()
    assert int(after["flags"][1]) == int(before["flags"][1]) & ~(3 << 12) | 2 << 12


# --- set -----------------------------------------------------------------------------------------------------------


def test_attributes_of_nodes_and_of_lines(tmp_path: Path) -> None:
    files = opened(street(), tmp_path)
    files.do("set", ["36/0", "36/2"], attributes={"speed": 2, "switched_off": True, "path_width": 2.5, "density": 3})
    nodes = files.files.files[36]["nodes"]
    tables = files.files.files[36]
    assert nodes["path_width"].tolist() == [40, 32, 40, 0, 16, 16]
    for name in ("switched_off", "switched_off_original"):
        assert tables.column("nodes", f"flags.{name}").tolist() == [1, 0, 1, 0, 0, 0]
    assert tables.column("nodes", "flags.density").tolist() == [3, 15, 3, 15, 15, 15]
    # What is set of an edge is that of its direction, unless both have it together.
    files.do("set", edges=["36/1>36/0"], attributes={"lanes": 0, "navi_path_width": 1.5})
    edges = files.ways()
    assert (edges["36/0>36/1"]["lanes"], edges["36/1>36/0"]["lanes"]) == (2, 0)
    assert edges["36/0>36/1"]["navi_path_width"] == edges["36/1>36/0"]["navi_path_width"] == 1.5
    assert (edges["36/2>36/3"]["lanes"], edges["36/3>36/2"]["lanes"]) == (1, 1)
    files.do("set", edges=["36/0>36/1"], attributes={"lanes_back": 3, "traffic_light": "yes"})
    edges = files.ways()
    assert (edges["36/0>36/1"]["lanes"], edges["36/1>36/0"]["lanes"]) == (2, 3)
    # The road leads from west to east; cars wait before node 1.
    assert (edges["36/0>36/1"]["traffic_light"], edges["36/1>36/0"]["traffic_light"]) == ("west_east", "no_light")
    files.do("set", edges=["36/5>36/4"], attributes={"road_cross": True})
    assert files.ways()["36/4>36/5"]["road_cross"] == 1


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        (
            {"nodes": ["36/0"], "attributes": {"sped": 1}},
            r"no 'sped' that can be set; did you mean speed\?; it can be kind",
        ),
        ({"nodes": ["36/0"], "attributes": {"speed": 9}}, "node 36/0 has the speed 9; it can be 0 to 3"),
        ({"nodes": ["36/0"], "attributes": {"kind": "tram"}}, "the kind 'tram'; it can be vehicle, boat, ped"),
        ({"edges": ["36/0>36/1"], "attributes": {"lanes": 8}}, "has the lanes 8; it can be 0 to 7"),
        ({"edges": ["36/0>36/1"], "attributes": {"lanes": "many"}}, "has the lanes 'many', which is no number"),
        ({"edges": ["36/0>36/1"], "attributes": {"speed": 1}}, "'speed' is one of nodes, of which none are chosen"),
        ({"nodes": ["36/0"], "attributes": {}}, "give the attributes to set"),
        ({"nodes": ["36/0"], "attributes": 3}, "attributes by their names, not 3"),
        ({"nodes": ["36/0"], "attributes": {"speed": [1]}}, r"'speed' has to be a number or text, not \[1\]"),
        ({"nodes": ["36/0"], "attributes": {"speed": 10**400}}, "'speed' has to be a number or text, not 1000"),
        ({"nodes": ["36/0"], "attributes": {"speed": math.inf}}, "node 36/0 has the speed inf; it can be 0 to 3"),
        ({"attributes": {"speed": 1}}, "set: choose some nodes or edges"),
        ({"nodes": ["36/0"], "by": [1, 2, 3]}, "set: 'by' means nothing here; it takes attributes"),
    ],
)
def test_what_cannot_be_set(tmp_path: Path, asked: dict[str, Any], message: str) -> None:
    with pytest.raises(NavspecError, match=message):
        opened(street(), tmp_path).edit("set", **asked)


def test_a_road_on_land_does_not_join_one_on_water(tmp_path: Path) -> None:
    """A whole road becomes one for boats; one end of it alone cannot."""
    files = opened(street(), tmp_path)
    edition = files.edit("set", ["36/1"], attributes={"kind": "boat"})
    (obstacle,) = edition.obstacles
    assert (edition.files, obstacle.message) == ({}, "the line from 36/0 to 36/1 joins water and land")
    assert obstacle.position == [30, 10, 5]
    files.do("set", ["36/0", "36/1"], attributes={"kind": "boat"})
    assert files.graph.nodes.words("kind").tolist() == ["boat", "boat", "vehicle", "vehicle", "ped", "ped"]
    edition = files.do("set", ["36/0", "36/1"], attributes={"kind": "ped", "speed": 0})
    assert files.graph.nodes.words("kind").tolist() == ["vehicle", "vehicle", "ped", "ped", "ped", "ped"]
    assert edition.nodes == ("36/2", "36/3")
    assert files.findings(tmp_path / "out") == set()


# --- draw and connect ----------------------------------------------------------------------------------------------


def test_a_drawn_road_joins_what_it_comes_near(tmp_path: Path) -> None:
    """From node 1 by name, over a free point, to one that is 1 unit beside node 3."""
    files = opened(street(), tmp_path)
    attributes = {"lanes": 2, "lanes_back": 0, "speed": 2, "path_width": 1}
    edition = files.do("draw", points=["36/1", [80, 35, None], [50.6, 60.8, None]], attributes=attributes)
    assert edition.nodes == ("36/4",)
    graph, edges = files.graph, files.ways()
    # Between 5 and 9, on the longer half of the way: the height is that of a cord along the line.
    first, last = math.dist((50, 10), (80, 35)), math.dist((80, 35), (50, 60))
    assert graph.position[4].tolist() == [80, 35, math.trunc((5 + 4 * first / (first + last)) * 8) / 8]
    assert graph.nodes["speed"].tolist() == [1, 1, 1, 1, 2, 0, 0]
    assert graph.nodes["path_width"].tolist() == [1, 2, 0, 0, 1, 1, 1]
    rise = graph.position[4, 2] - 5
    for start, end, z in (("36/1", "36/4", rise), ("36/4", "36/3", 4 - rise)):
        length = int(math.sqrt(30**2 + 25**2 + z**2))
        forward, back = edges[f"{start}>{end}"], edges[f"{end}>{start}"]
        assert (forward["length"], back["length"], forward["lanes"], back["lanes"]) == (length, length, 2, 0)
        assert forward["navi_area"] == 36
    assert graph.nodes["flood_id"].tolist() == [1, 1, 1, 1, 1, 1, 1]
    assert files.findings(tmp_path / "out") == set()


def test_what_is_drawn_can_be_deleted(tmp_path: Path) -> None:
    files = opened(street(), tmp_path)
    before = files.bytes
    edition = files.do("draw", points=[[90, 90, 3], [-200, 400, 30], [-900, 300, 20]])
    assert len(edition.nodes) == 6
    assert {name.split("/")[0] for name in edition.nodes} == {"34", "35", "36"}
    assert files.findings(tmp_path / "out") == set()
    files.do("delete", edition.nodes)
    assert files.bytes == before
    edition = files.do("connect", ["36/1", "36/3"])
    assert edition.nodes == ("36/1", "36/3")
    assert files.ways()["36/3>36/1"]["length"] == 50
    files.do("delete", edges=["36/3>36/1"])
    assert files.bytes == before


def test_a_drawn_road_cuts_the_line_that_it_ends_on(tmp_path: Path) -> None:
    """One unit beside the middle of the road from node 0 to node 1, which has lanes 2 and 1: so have both halves."""
    files = opened(street(), tmp_path)
    edition = files.do("draw", points=["36/2", [30.5, 10.9, None]])
    assert edition.nodes == ("36/4",)
    edges = files.ways()
    assert "36/0>36/1" not in edges
    assert files.graph.position[4].tolist() == [30.5, 10, 5]
    assert [edges[name]["lanes"] for name in ("36/0>36/4", "36/4>36/1", "36/1>36/4", "36/4>36/0")] == [2, 2, 1, 1]
    assert [edges[name]["length"] for name in ("36/0>36/4", "36/4>36/1")] == [20, 19]
    assert edges["36/2>36/4"]["lanes"] == edges["36/4>36/2"]["lanes"] == 1
    assert files.findings(tmp_path / "out") == set()


def test_a_footpath_is_drawn_where_it_begins_at_one(tmp_path: Path) -> None:
    """It crosses the road, which has nothing to do with it."""
    files = opened(street(), tmp_path)
    files.do("draw", points=["36/4", [12, 2, None]])
    assert files.graph.nodes.words("kind").tolist()[4:] == ["ped"] * 3
    assert files.ways()["36/4>36/6"]["length"] == 18
    assert files.findings(tmp_path / "out") == set()


def test_a_crossing_without_a_junction(tmp_path: Path) -> None:
    files = opened(street(), tmp_path)
    points = [[30, 2, 5], [30, 40, 5]]
    (obstacle,) = files.edit("draw", points=points).obstacles
    assert obstacle.message.startswith("the new line: crosses the edge 36/0 - 36/1 at 30, 10 without a junction")
    assert obstacle.position == [30, 10, 5]
    files.do("draw", points=points, attributes={"bridge": True})
    assert files.ways()["36/4>36/5"]["length"] == 38


@pytest.mark.parametrize(
    ("tool", "asked", "message"),
    [
        ("draw", {"points": [[0, 0, 0]]}, "points: a line has two or more"),
        ("draw", {"points": [[0, 0, 0], [math.nan, 1, 2]]}, "points: this has to be three numbers, east, north and up"),
        ("draw", {"points": "36/0"}, "points: a line has two or more"),
        (
            "draw",
            {"points": ["36/0", [1, 2, 3]], "attributes": {"kind": "tram"}},
            "the kind is not 'tram'; it can be vehicle",
        ),
        ("draw", {"points": ["36/9", [1, 2, 3]]}, "there is no node '36/9'"),
        ("draw", {"points": ["36/0", "36/4"]}, "node 36/4 is a ped node, and no vehicle line can join it"),
        ("connect", {"nodes": ["36/0", "36/4"]}, "node 36/4 is a ped node, and no vehicle line can join it"),
        ("connect", {"nodes": ["36/0"]}, "connect: this is used on 2 nodes, not on 1"),
        ("move", {"nodes": ["36/0"], "by": [1, 2]}, "by: this has to be three numbers"),
        ("cut", {"edges": ["36/0>36/1", "36/2>36/3"], "at": [1, 2, 3]}, "at: only one line can be cut at a place"),
        (
            "fold",
            {"nodes": ["36/0"]},
            "tool: there is no 'fold'.*; tools are move, set, draw, connect, join, cut, duplicate, paste, dissolve, delete",
        ),
    ],
)
def test_what_cannot_be_understood(tmp_path: Path, tool: str, asked: dict[str, Any], message: str) -> None:
    with pytest.raises(NavspecError, match=message):
        opened(street(), tmp_path).edit(tool, **asked)


def test_nodes_that_are_joined_already(tmp_path: Path) -> None:
    (obstacle,) = opened(street(), tmp_path).edit("connect", ["36/0", "36/1"]).obstacles
    assert "runs over the same nodes as the edge 36/0 - 36/1" in obstacle.message


def test_more_links_than_a_node_can_have(tmp_path: Path) -> None:
    city = City()
    middle = city.vehicle(100, 100)
    for number in range(15):
        city.road(middle, city.vehicle(100 + 40 * math.cos(number), 100 + 40 * math.sin(number)))
    city.vehicle(100, 180)
    (obstacle,) = opened(city, tmp_path).edit("connect", ["36/0", "36/16"]).obstacles
    assert obstacle.message == "node 36/0 has 16 links, but a node can have 15"
    assert obstacle.position == [100, 100, 10]


# --- cut and delete ------------------------------------------------------------------------------------------------


def test_a_line_with_a_light_is_cut(tmp_path: Path) -> None:
    """The light stays at the end where it stood, and cars wait 8 units before it."""
    files = opened(smallest_city(10, 10), tmp_path)
    light = {name: edge["traffic_light"] for name, edge in files.ways().items() if edge["traffic_light"] != "no_light"}
    assert light == {"36/2>36/1": "west_east"}
    edition = files.do("cut", edges=["36/1>36/2"])
    assert edition.nodes == ("36/5",)
    edges = files.ways()
    light = {name: edge["traffic_light"] for name, edge in edges.items() if edge["traffic_light"] != "no_light"}
    assert light == {"36/5>36/1": "west_east"}
    assert files.graph.position[5].tolist() == [40, 10, 10]
    assert [edges[name]["length"] for name in ("36/1>36/5", "36/5>36/2")] == [10, 10]
    # Links keep their places at the nodes that had them: at node 1 those to 0, to the new node, and to 4.
    assert [name for name in edges if name.startswith("36/1>")] == ["36/1>36/0", "36/1>36/5", "36/1>36/4"]
    assert files.findings(tmp_path / "out") == set()


def test_a_line_is_cut_at_a_place(tmp_path: Path) -> None:
    files = opened(street(), tmp_path)
    files.do("cut", edges=["36/1>36/0"], at=[20, 14, None])
    assert files.graph.position[4].tolist() == [20, 14, 5]
    assert files.graph.nodes["path_width"].tolist()[4] == 1
    assert (files.ways()["36/4>36/1"]["lanes"], files.ways()["36/0>36/4"]["lanes"]) == (2, 2)


@pytest.mark.parametrize("place", [None, [36, 10, 10], [44, 10, 10]])
def test_a_node_is_dissolved_and_the_road_stays(tmp_path: Path, place: list[float] | None) -> None:
    """What a cut has put in is taken out: lengths, lanes and lights are as they were, at whichever end the node was."""
    files = opened(smallest_city(10, 10), tmp_path)
    before = files.ways()
    files.do("cut", edges=["36/1>36/2"], at=place)
    edition = files.do("dissolve", ["36/5"])
    assert edition.nodes == ("36/1", "36/2")
    after = files.ways()
    kept = ("lanes", "traffic_light", "length", "kind")
    assert {name: [edge[key] for key in kept] for name, edge in after.items()} == {
        name: [edge[key] for key in kept] for name, edge in before.items()
    }
    assert files.findings(tmp_path / "out") == set()


def test_several_nodes_in_a_row_are_dissolved(tmp_path: Path) -> None:
    files = opened(street(), tmp_path)
    before = files.ways()
    files.do("cut", edges=["36/0>36/1"], at=[20, 10, 5])
    files.do("cut", edges=["36/4>36/1"], at=[30, 10, 5])
    files.do("dissolve", ["36/4", "36/5"])
    after = files.ways()
    assert set(after) == set(before)
    assert [after["36/0>36/1"][key] for key in ("lanes", "length")] == [2, 40]
    assert [after["36/1>36/0"][key] for key in ("lanes", "length")] == [1, 40]


def test_copies_have_the_values_of_what_they_are_copies_of(tmp_path: Path) -> None:
    files = opened(smallest_city(10, 10), tmp_path)
    before = files.ways()
    edition = files.do("duplicate", ["36/0", "36/1", "36/2"], by=[0, 60, 2.5])
    assert edition.nodes == ("36/5", "36/6", "36/7")
    after = files.ways()
    assert {name: after[name] for name in before if name[3] in "012"}.keys() <= before.keys()
    kept = ("lanes", "traffic_light", "length", "kind")
    for start, end in ((0, 1), (1, 0), (1, 2), (2, 1)):
        copy, old = after[f"36/{start + 5}>36/{end + 5}"], before[f"36/{start}>36/{end}"]
        assert [copy[name] for name in kept] == [old[name] for name in kept]
    assert (files.graph.position[5:8] - files.graph.position[:3]).tolist() == [[0, 60, 2.5]] * 3
    assert files.findings(tmp_path / "out") == set()
    with pytest.raises(NavspecError, match="by: a copy needs a place of its own"):
        files.edit("duplicate", ["36/0"], by=[0, 0, 0])


def test_what_cannot_be_dissolved(tmp_path: Path) -> None:
    files = opened(smallest_city(10, 10), tmp_path)
    edition = files.edit("dissolve", ["36/0", "36/1"])
    words = [obstacle.message for obstacle in edition.obstacles]
    assert words[0] == "node 36/0 has 1 neighbour, and a road goes on only from one to another"
    assert words[1].startswith("node 36/1 has 3 neighbours")


def test_a_one_way_road_stays_one_way(tmp_path: Path) -> None:
    city = City()
    nodes = [city.vehicle(10 + 20 * number, 10, 5) for number in range(3)]
    city.road(nodes[0], nodes[1], (1, 0))
    city.road(nodes[1], nodes[2], (1, 0))
    files = opened(city, tmp_path)
    files.do("dissolve", ["36/1"])
    assert {name: edge["lanes"] for name, edge in files.ways().items()} == {"36/0>36/1": 1, "36/1>36/0": 0}


def test_a_deletion_tells_of_dead_ends(tmp_path: Path) -> None:
    files = opened(street(), tmp_path)
    files.do("cut", edges=["36/0>36/1"])
    assert files.edit("delete", ["36/4"]).notes == ("2 nodes have no line any more",)
    files.do("cut", edges=["36/0>36/4"])
    files.do("cut", edges=["36/4>36/1"])
    hint = "2 dead ends are made; Dissolve takes nodes out and keeps the road"
    assert files.edit("delete", ["36/4"]).notes == (hint,)
    assert files.edit("delete", edges=["36/4>36/5"]).notes == ("2 dead ends are made",)


def test_nodes_are_deleted_with_their_lines(tmp_path: Path) -> None:
    """The junction of the smallest city: three roads go, and the part that stays is one of its own."""
    files = opened(smallest_city(10, 10), tmp_path)
    edition = files.do("delete", ["36/1"])
    assert (set(edition.files), edition.nodes) == ({36}, ())
    assert set(files.ways()) == {
        "36/1>36/2", "36/2>36/1", "36/4>36/5", "36/5>36/4", "36/5>36/6", "36/6>36/5",
    }  # fmt: skip
    tables = files.files.files[36]
    assert tables.column("nodes", "flags.link_count").tolist() == [0, 1, 1, 0, 1, 2, 1]
    assert tables["nodes"]["flood_id"].tolist() == [1, 2, 2, 3, 1, 1, 1]
    assert len(tables["navi_nodes"]) == 1
    # The road that stays leads from 50 to 70, one way.
    edge = files.ways()["36/1>36/2"]
    assert (edge["navi_id"], edge["navi_x"], edge["lanes"]) == (0, 60, 1)
    expected = {("SA_PATHS_NODE_NO_LINKS", f"area 36 node {node} has no links") for node in (0, 3)}
    assert files.findings(tmp_path / "out") == expected


def test_a_node_is_joined_with_another_one(tmp_path: Path) -> None:
    """The end of one road joins that of the other; lanes stay, and lengths and navi nodes follow."""
    files = opened(street(), tmp_path)
    before = files.ways()
    edition = files.do("join", ["36/1", "36/3"])
    assert (set(edition.files), edition.nodes) == ({36}, ("36/1",))
    edges = files.ways()
    assert set(edges) == {"36/0>36/1", "36/1>36/0", "36/2>36/1", "36/1>36/2", "36/3>36/4", "36/4>36/3"}
    assert edges["36/0>36/1"] == before["36/0>36/1"]
    for edge, old in (("36/2>36/1", "36/2>36/3"), ("36/1>36/2", "36/3>36/2")):
        assert edges[edge]["lanes"] == before[old]["lanes"]
    assert (edges["36/2>36/1"]["length"], edges["36/2>36/1"]["navi_x"], edges["36/2>36/1"]["navi_y"]) == (64, 30, 35)
    tables = files.files.files[36]
    assert tables.column("nodes", "flags.link_count").tolist() == [1, 2, 1, 1, 1]
    assert tables["nodes"]["flood_id"].tolist() == [1, 1, 1, 1, 1]
    assert files.findings(tmp_path / "out") == set()
    # Nodes that are linked already lose the line between them, and those with a neighbour in common one of two lines.
    files.do("join", ["36/0", "36/1"])
    assert set(files.ways()) == {"36/0>36/1", "36/1>36/0", "36/2>36/3", "36/3>36/2"}
    with pytest.raises(NavspecError, match="nodes: 36/0 is vehicle and 36/2 is ped, which cannot be joined"):
        files.edit("join", ["36/0", "36/2"])


# --- files that are not as the game has them --------------------------------------------------------------------------


def test_flood_ids_and_navi_nodes_of_another_order_stay(tmp_path: Path) -> None:
    """Only parts that are joined or parted get other ids: 7 and 9 become 7; of two parts with 7, one gets a free one."""
    city = street()
    areas = city.areas()
    for node, flood in zip(areas[36].nodes, (9, 9, 7, 7, 3, 3), strict=True):
        node.flood_id = flood
    first, last = areas[36].navi_nodes
    areas[36].navi_nodes[:] = [last, first]
    for link in areas[36].links[:4]:
        link.navi_id ^= 1
    (tmp_path / "set").mkdir()
    for area in areas.values():
        (tmp_path / "set" / area.name).write_bytes(area.to_bytes())
    files = InputFile(tmp_path / "set")
    before = files.ways()
    assert (before["36/0>36/1"]["navi_id"], before["36/2>36/3"]["navi_id"]) == (1, 0)
    files.do("connect", ["36/0", "36/2"])
    assert files.graph.nodes["flood_id"].tolist() == [7, 7, 7, 7, 3, 3]
    edges = files.ways()
    assert [edges[name]["navi_id"] for name in ("36/0>36/1", "36/2>36/3", "36/0>36/2")] == [1, 0, 2]
    files.do("delete", edges=["36/0>36/2"])
    assert files.graph.nodes["flood_id"].tolist() == [7, 7, 1, 1, 3, 3]


def test_what_changes_nothing_says_so(tmp_path: Path) -> None:
    edition = opened(street(), tmp_path).edit("set", edges=["36/4>36/5"], attributes={"lanes": 3})
    assert (edition.files, edition.notes) == ({}, ("nothing is other than it was",))


def test_a_node_is_deleted_with_a_link_that_leads_nowhere(tmp_path: Path) -> None:
    write_files(tmp_path / "set", damaged_city())
    files = InputFile(tmp_path / "set")
    before = files.findings(tmp_path / "before")
    files.do("delete", ["35/69"])
    after = files.findings(tmp_path / "after")
    assert {code for code, _ in before - after} == {"SA_PATHS_LINK_TARGET", "SA_PATHS_LINK_ASYMMETRIC"}
    assert not after - before


# --- sets that are not complete ------------------------------------------------------------------------------------


def test_links_to_areas_that_are_not_there_stay(tmp_path: Path) -> None:
    """Of a road from area 0 into area 1 only the first file is there."""
    files = opened(border_city(), tmp_path, only=[0])
    before = files.files.files[0]["links"].copy()
    edition = files.do("move", ["0/1"], by=[0, 2, 0])
    (note,) = edition.notes
    assert note == "links to areas that are not there (1) keep their lengths: it is unknown where they end"
    assert files.files.files[0]["links"].tolist() == before.tolist()
    # A new node would stand before the footpath, of which area 1 would have to know the new number.
    (obstacle,) = files.edit("cut", edges=["0/1>0/0"]).obstacles
    assert "the file of area 1 is not there, but names what would get another number" in obstacle.message


def test_what_needs_a_file_that_is_not_there(tmp_path: Path) -> None:
    files = opened(border_city(), tmp_path, only=[0])
    (obstacle,) = files.edit("delete", ["0/1"]).obstacles
    assert obstacle.message == "a link of area 1, whose file is not there, leads to node 0/1"
    assert obstacle.position == [-2260, -2900, 10]
    obstacles = files.edit("draw", points=["0/0", [-2240, -2850, 10]]).obstacles
    assert [obstacle.message for obstacle in obstacles][:1] == [
        "node new 1 would lie in area 1, whose file is not there"
    ]
    (obstacle,) = files.edit("delete", ["0/0"]).obstacles
    assert "the file of area 1 is not there, but names what would get another number" in obstacle.message


# --- other variants ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", ["ver2", "ver3", "fla4"])
def test_files_of_the_limit_adjuster(tmp_path: Path, variant: str) -> None:
    write_files(tmp_path / "set", fla.files(valid_city().areas(), {"ver2": 2, "ver3": 3, "fla4": 4}[variant]))
    files = InputFile(tmp_path / "set")
    findings = files.findings(tmp_path / "known")
    name = files.graph.names([0])[0]
    position = files.graph.position[0].tolist()
    edition = files.do("move", [name], by=[2, 1, 0])
    row = files.graph.row(edition.nodes[0])
    assert files.graph.position[row].tolist() == [position[0] + 2, position[1] + 1, position[2]]
    files.do("draw", points=[edition.nodes[0], [position[0] + 20, position[1] - 30, None]])
    assert files.findings(tmp_path / "out") == findings
