"""The original path files of San Andreas compiled from what is known of their network."""

from __future__ import annotations

import shutil
from collections import Counter
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path

import numpy as np
import pytest
from scipy.sparse import csr_array
from scipy.sparse.csgraph import dijkstra

import navspec
from builders import gta_sa_paths_fla as fla
from builders.plans import drawing, plan
from navspec.columns import Tables
from navspec.exchange import write
from navspec.graphs.graph import Graph, Polygons
from navspec.graphs.plan import NetworkPlan, plan_from_graph

LENGTHS = ("length", "length_back")
DIRECTIONS = ("navi_dir_x", "navi_dir_y")
WIDTHS = ("navi_path_width",)
FILES = ("navi_area",)
NUMBERS = ("navi_id",)
DERIVED = (
    "area", "node", "prev_ptr", "search_distance", "base_link", "flood_id", "link_count", "on_dead_end", "water_node",
    "switched_off_original", "already_found", "interior_node", "dummy", "padding",
)  # fmt: skip


@pytest.fixture(scope="module")
def original(stock: Path) -> dict[str, bytes]:
    return {path.name.lower(): path.read_bytes() for path in stock.iterdir()}


@pytest.fixture(scope="module")
def exported(stock: Path) -> NetworkPlan:
    return plan_from_graph(navspec.graph(stock))


def compiled(plan: NetworkPlan, to: str = "gta_sa_paths") -> dict[str, bytes]:
    made = navspec.compile(plan, to=to)
    assert (made.refused, made.summary["error"]) == ((), 0)
    return {file.name: file.data for file in made.files}


def without(plan: NetworkPlan, *names: str) -> NetworkPlan:
    return replace(plan, lines={name: each for name, each in plan.lines.items() if name not in names})


def with_any_cycle(plan: NetworkPlan) -> NetworkPlan:
    """Whether there is a light, and not which."""
    lights = {name: plan.lines[name] != "no_light" for name in ("traffic_light", "traffic_light_back")}
    return replace(plan, lines={**plan.lines, **lights})


def unlike(files: dict[str, bytes], original: dict[str, bytes]) -> Counter[str]:
    """Bytes that differ, by table; and how many files are the same."""
    found: Counter[str] = Counter(same=sum(files[name] == data for name, data in original.items()))
    for name, data in original.items():
        if files[name] != data:
            mine, theirs = _tables(files[name], name), _tables(data, name)
            for key in mine:
                one, other = (np.frombuffer(each[key].tobytes(), np.uint8) for each in (mine, theirs))
                if key and len(one) == len(other) and (count := np.count_nonzero(one != other)):
                    found[key] += count
    return found


def _tables(data: bytes, name: str) -> Tables:
    return navspec.tables(data, name=name)


def test_all_files_come_back(exported: NetworkPlan, original: dict[str, bytes]) -> None:
    assert compiled(exported) == original


@pytest.mark.parametrize(("version", "to"), [(2, "ver2"), (3, "ver3"), (4, "fla4")])
def test_files_of_the_limit_adjuster(version: int, to: str, exported: NetworkPlan, original: dict[str, bytes]) -> None:
    assert compiled(exported, to) == {name: fla.converted(data, version) for name, data in original.items()}


def test_what_is_derived_is_not_read(exported: NetworkPlan, original: dict[str, bytes]) -> None:
    nodes = {name: each for name, each in exported.nodes.items() if name not in DERIVED}
    nodes["water_node"] = np.zeros(len(exported.position), bool)
    assert compiled(replace(exported, nodes=nodes)) == original


def test_lengths(exported: NetworkPlan, original: dict[str, bytes]) -> None:
    found = unlike(compiled(without(exported, *LENGTHS)), original)
    assert found == {"same": 17, "link_lengths": 676}


def test_directions(exported: NetworkPlan, original: dict[str, bytes]) -> None:
    found = unlike(compiled(without(exported, *DIRECTIONS)), original)
    assert found == {"same": 14, "navi_nodes": 142}


def test_widths(exported: NetworkPlan, original: dict[str, bytes]) -> None:
    found = unlike(compiled(without(exported, *WIDTHS)), original)
    assert found == {"same": 40, "navi_nodes": 76}


def test_lights(exported: NetworkPlan, original: dict[str, bytes]) -> None:
    found = unlike(compiled(with_any_cycle(exported)), original)
    assert found == {"same": 61, "navi_nodes": 4}


def test_files_of_navi_nodes(exported: NetworkPlan, original: dict[str, bytes]) -> None:
    """Four of them move to the files of their squares."""
    files = compiled(without(exported, *FILES))
    assert unlike(files, original)["same"] == 49
    moved = [(_tables(files[name], name)[""]["num_navi_nodes"][0], data) for name, data in original.items()]
    gained = [int(count) - int.from_bytes(data[12:16], "little") for count, data in moved]
    assert sum(each for each in gained if each > 0) == 4
    assert sum(gained) == 0


def test_shared_navi_nodes(exported: NetworkPlan, original: dict[str, bytes]) -> None:
    files = compiled(without(exported, *NUMBERS))
    assert sum(map(len, files.values())) - sum(map(len, original.values())) == 28
    changed = {name for name, data in original.items() if files[name] != data}
    assert changed == {"nodes6.dat", "nodes14.dat", "nodes22.dat"}


def test_a_plain_graph(exported: NetworkPlan, original: dict[str, bytes]) -> None:
    """Nodes and edges with their lanes, widths and lights, and nothing that follows from them."""
    plain = without(exported, *LENGTHS, *DIRECTIONS, *FILES, *NUMBERS)
    files = compiled(plain)
    found = unlike(files, original)
    assert (found["same"], found["link_lengths"]) == (6, 676)
    assert unlike(compiled(with_any_cycle(without(plain, *WIDTHS))), original)["same"] == 3
    assert sum(map(len, files.values())) - sum(map(len, original.values())) == 28


def test_tables_of_text_come_back(exported: NetworkPlan, original: dict[str, bytes], tmp_path: Path) -> None:
    """Files of the other kinds are compiled where they are read: tests/unit/test_exchange_families.py."""
    write(exported, tmp_path / "network.csv")
    made = navspec.compile(tmp_path / "network.csv")
    assert {file.name: file.data for file in made.files} == original


def test_files_of_networkx_come_back(stock: Path, tmp_path: Path) -> None:
    """Nine areas: for all of them networkx takes half a minute."""
    (tmp_path / "areas").mkdir()
    for area in (26, 27, 28, 34, 35, 36, 42, 43, 44):
        shutil.copy(stock / f"NODES{area}.DAT", tmp_path / "areas")
    plan = plan_from_graph(navspec.graph(tmp_path / "areas"))
    write(plan, tmp_path / "network.graphml")
    made, wanted = navspec.compile(tmp_path / "network.graphml"), navspec.compile(plan)
    assert sum(len(file.data) for file in wanted.files) > 400_000
    assert {file.name: file.data for file in made.files} == {file.name: file.data for file in wanted.files}


# --- a road over three areas ---------------------------------------------------------------------------------------

ROUTES = {
    ("0/0", "63/0"): (9158, 9391),
    ("7/0", "56/0"): (8824, 8825),
    ("14/0", "46/0"): (3814, 3919),
    ("0/0", "14/100"): (5164, 5164),
    ("24/0", "31/0"): (5948, 5948),
    ("0/0", "63/414"): (9252, 9485),
    ("3/191", "57/229"): (6403, np.inf),
    ("6/433", "23/1516"): (1901, None),
    ("16/307", "49/235"): (3382, None),
}
"""Costs as the facts have them, in any direction and by lanes."""


def cost(network: Graph, start: str, end: str, *, by_lanes: bool = False) -> float:
    matrix = network.matrix("length")
    if by_lanes:
        is_open = network.edges["lanes"] > 0
        ends = network.source[is_open], network.target[is_open]
        matrix = csr_array((network.edges["length"][is_open].astype(float), ends), shape=matrix.shape)
    return float(dijkstra(matrix, indices=network.row(start))[network.row(end)])


def test_a_road_over_three_areas(stock: Path, tmp_path: Path) -> None:
    """High above all others, from a road of area 27 to one of area 29: it can be driven both ways, all else is as it was."""
    before = navspec.graph(stock)
    first, last = before.position[[before.row("27/11"), before.row("29/410")]]
    points = [first + 0.5, (first[0] + 150, first[1], 300), (last[0] - 150, last[1], 300), last]
    made = navspec.compile(drawing(points), tmp_path / "out", base=stock, spacing=200)
    assert (made.refused, made.summary["error"], made.summary["warning"]) == ((), 0, 0)
    changed = {file.name for file in made.files}
    # Those of the road, and two whose pedestrians walk to others that stand behind new nodes now.
    assert {name.lower() for name in changed} == {f"nodes{area}.dat" for area in (27, 28, 29, 36, 37)}
    assert made.notes == (
        "areas 36, 37 have nothing new in them: they refer to renumbered rows, or get other flood ids",
    )
    for path in stock.iterdir():
        if path.name not in changed:
            (tmp_path / "out" / path.name).write_bytes(path.read_bytes())
    after = navspec.graph(tmp_path / "out")
    length = float(np.linalg.norm(np.diff(np.array([first, *points[1:]]), axis=0), axis=1).sum())
    for way in (("27/11", "29/410"), ("29/410", "27/11")):
        assert cost(after, *way) == pytest.approx(length, rel=0.01)
        assert cost(after, *way, by_lanes=True) == cost(after, *way)
        assert cost(before, *way) > length
    for way, (plain, by_lanes) in ROUTES.items():
        assert cost(after, *way) == plain
        if by_lanes is not None:
            assert cost(after, *way, by_lanes=True) == by_lanes


def test_untouched_nodes_stay(stock: Path, original: dict[str, bytes]) -> None:
    """Nodes of files that change are what they were, but for their numbers and those of their links."""
    made = navspec.compile(drawing([(-300, -100, 900), (-340, -100, 900)]), base=stock, spacing=200)
    [file] = made.files
    new, old = (_tables(data, file.name)["nodes"] for data in (file.data, original[file.name.lower()]))
    vehicles = int.from_bytes(original[file.name.lower()][4:8], "little")
    kept = np.delete(new, [vehicles, vehicles + 1])
    for name in old.dtype.names or ():
        if name not in ("node_id", "base_link"):
            assert np.array_equal(kept[name], old[name])
    assert new["flood_id"][vehicles : vehicles + 2].tolist() == [34, 34]


# --- roads laid into files of other kinds ---------------------------------------------------------------------------

BASES = {
    "ver2": ("ver2", {}),
    "ver3": ("ver3", {}),
    "fla4": ("fla4", {}),
    "larger": ("fla4", {"map_size": 12000}),
    "gta_iv": ("gta_iv", {"high_nodes": "drop"}),
}
"""Targets, and settings with which the original files are converted to them."""
FOLLOWING = {"node_id", "base_link", "first_link", "flood_id", "flood_id_ext", "flood_group"}
"""What may be other of nodes that have nothing to do with a road."""


@dataclass(frozen=True)
class Base:
    """A converted set."""

    to: str
    folder: Path

    @cached_property
    def files(self) -> dict[str, bytes]:
        return {path.name: path.read_bytes() for path in self.folder.iterdir()}

    @cached_property
    def graph(self) -> Graph:
        return navspec.graph(self.folder)

    def nearest(self, x: float, y: float) -> int:
        """The vehicle node that is nearest to a place as seen from above."""
        away = np.hypot(*(self.graph.position[:, :2] - (x, y)).T)
        return int(np.argmin(np.where(self.graph.nodes["kind"] == 0, away, np.inf)))


@pytest.fixture(scope="module", params=BASES)
def base(request: pytest.FixtureRequest, stock: Path, tmp_path_factory: pytest.TempPathFactory) -> Base:
    to, settings = BASES[request.param]
    folder = tmp_path_factory.mktemp("base")
    made = navspec.convert(stock, to, output=folder, settings=settings, allow_loss=to == "gta_iv")
    assert (made.refused, made.summary["error"]) == ((), 0)
    return Base(to, folder)


def columns_of(rows: np.ndarray) -> dict[str, np.ndarray]:
    """Plain columns of rows, those of records in records among them."""
    found = {}
    for name in rows.dtype.names or ():
        found |= columns_of(rows[name]) if rows.dtype[name].names else {name: rows[name]}
    return found


def test_what_is_there_already_changes_nothing(base: Base, tmp_path: Path) -> None:
    for given in (base.graph, plan({}, [])):
        made = navspec.compile(given, tmp_path / "out", to=base.to, base=base.folder)
        assert (made.refused, made.files, made.notes) == ((), (), ("nothing is other than it was",))
        assert made.summary["unchanged"] == len(base.files)
    assert not (tmp_path / "out").exists()


def test_a_road_over_several_areas_of_any_target(base: Base, tmp_path: Path) -> None:
    """High above all others, and longer than what is there: it can be driven both ways, and no other way costs less."""
    before = base.graph
    first, last = (base.nearest(*each) for each in ((-450, -300), (1150, -450)))
    ends = before.position[[first, last]]
    points = [ends[0] + 0.5, (-300, 900, 240), (400, -1900, 240), (1000, 900, 240), ends[1]]
    made = navspec.compile(drawing(points, bridge=["yes"]), tmp_path, to=base.to, base=base.folder, spacing=200)
    assert (made.refused, made.summary["error"], made.summary["warning"]) == ((), 0, 0)
    changed = {file.name: file.data for file in made.files}
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == changed
    assert 5 <= len(changed) < 20
    assert all(base.files[name] != data for name, data in changed.items())
    for name in base.files.keys() - changed.keys():
        (tmp_path / name).write_bytes(base.files[name])

    after = navspec.graph(tmp_path)
    old = set(map(tuple, before.position.tolist()))
    is_new = np.array([each not in old for each in map(tuple, after.position.tolist())])
    rows = np.flatnonzero(~is_new)
    assert np.array_equal(after.position[rows], before.position)
    # The road alone leads from one end to the other, both ways.
    road = is_new.copy()
    road[rows[[first, last]]] = True
    alone = after.select(road)
    start, end = (int(np.flatnonzero(np.flatnonzero(road) == rows[each])[0]) for each in (first, last))
    length = float(np.linalg.norm(np.diff(np.array([ends[0], *points[1:]]), axis=0), axis=1).sum())
    assert (alone.edges["lanes"] == 1).all()
    for way in ((start, end), (end, start)):
        assert dijkstra(alone.matrix("length"), indices=way[0])[way[1]] == pytest.approx(length, rel=0.01)
    # Every way from some nodes to all others costs what it did.
    some = np.random.default_rng(1).choice(len(rows), 12, replace=False)
    costs = dijkstra(after.matrix("length"), indices=rows[some])[:, rows]
    assert np.array_equal(costs, dijkstra(before.matrix("length"), indices=some))

    def stored(files: dict[str, bytes], name: str) -> dict[str, np.ndarray]:
        return columns_of(_tables(files[name], name)["nodes"])

    numbers = np.array([int(name.split("/")[0]) for name in after.names()])
    touched = {after.names([rows[each]])[0] for each in (first, last)}
    for name in changed:
        area = int("".join(filter(str.isdigit, name.partition(".")[0])))
        kept = ~is_new[numbers == area]
        kept_names = [f"{area}/{row}" for row in np.flatnonzero(kept)]
        new, was = stored(changed, name), stored(base.files, name)
        is_same = np.array([kept_name not in touched for kept_name in kept_names], bool)
        for field in was.keys() - FOLLOWING:
            assert np.array_equal(new[field][kept][is_same], was[field][is_same]), (name, field)


def test_an_area_lights_original_junctions_and_changes_nothing_else(stock: Path, tmp_path: Path) -> None:
    """Junctions of Los Santos: their dark roads get lights, and only the places where cars wait follow."""
    outline = np.array([(0, -3000, 0), (3000, -3000, 0), (3000, 0, 0), (0, 0, 0)], float)
    town = {"id": np.array([None], object), "traffic_light": np.array(["yes"], object)}
    area = replace(
        drawing(), nodes=town, position=outline.mean(axis=0)[np.newaxis], polygons=Polygons(np.array([0, 4]), outline)
    )
    made = navspec.compile(area, base=stock)
    assert (made.refused, made.summary["error"], made.summary["warning"]) == ((), 0, 0)
    assert "changed from the base: 955 lines get the traffic_light of a junction" in made.notes
    shutil.copytree(stock, tmp_path / "lit")
    for file in made.files:
        (tmp_path / "lit" / file.name).write_bytes(file.data)
    before, after = navspec.graph(stock), navspec.graph(tmp_path / "lit")
    changed = {name for name in before.edges if (before.edges[name] != after.edges[name]).any()}
    # A place where cars wait can lie in another square, whose file then has it.
    assert changed == {"traffic_light", "navi_x", "navi_y", "navi_area", "navi_id"}
    assert not any((before.nodes[name] != after.nodes[name]).any() for name in before.nodes)
    is_lit = before.edges["traffic_light"] != after.edges["traffic_light"]
    assert (before.edges["traffic_light"][is_lit] == 0).all()
    assert is_lit.sum() == 955
    ends = after.position[after.target[is_lit]]
    assert ((ends[:, 0] > 0) & (ends[:, 1] < 0)).all()
    degree = np.bincount(after.source, minlength=after.nodes.rows)
    assert (degree[after.target[is_lit]] >= 3).all()
    assert (after.edges["lanes"][is_lit] > 0).all()
