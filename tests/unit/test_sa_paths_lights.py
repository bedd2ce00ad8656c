"""Traffic lights from lamps: by hand, on the original files, and files of lamps that are damaged."""

from __future__ import annotations

import math
import shutil
import struct
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import navspec
from builders.gta_img import archive
from builders.gta_sa_paths import Area, smallest, smallest_city
from builders.plans import drawing
from navspec.errors import LimitExceeded, NavspecError
from navspec.families.gta_sa_paths.compiling.roads import _measure_waits
from navspec.families.gta_sa_paths.original import light_files, lights
from navspec.families.gta_sa_paths.original.light_files import Lights, read_lights
from navspec.families.gta_sa_paths.original.lights import axis_states, light_ends, light_states, lit_crossings
from navspec.families.gta_sa_paths.view import PathNetwork
from navspec.graphs.graph import Polygons
from navspec.graphs.plan import NetworkPlan

LAMPS = "gta_sa_paths_source/lights/gta_sa_traffic_lights.tsv"


def lamps(*rows: Sequence[float]) -> Lights:
    """Lamps with place and heading."""
    array = np.array(rows, float).reshape(-1, 4)
    return Lights(array[:, :3], array[:, 3])


def states(lamp: Sequence[float], *edges: tuple[Sequence[float], Sequence[float]]) -> list[int]:
    """States of edges that have one lamp near them."""
    position = np.array([end for edge in edges for end in edge], float)
    return light_states(lamps(lamp), position, np.arange(len(position)).reshape(-1, 2)).tolist()


# --- junctions of drawings -----------------------------------------------------------------------------------------


def _lit_ends(compiled: navspec.Compiled, tmp_path: Path) -> dict[tuple[float, float], set[str]]:
    """The cycles of the lights at each place."""
    assert compiled.refused == ()
    for file in compiled.files:
        (tmp_path / file.name).write_bytes(file.data)
    graph = navspec.graph(tmp_path)
    cycles: dict[tuple[float, float], set[str]] = {}
    for end, cycle in zip(graph.target.tolist(), graph.edges.words("traffic_light").tolist(), strict=True):
        if cycle != "no_light":
            x, y, _ = graph.position[end].tolist()
            cycles.setdefault((x, y), set()).add(cycle)
    return cycles


def test_a_street_lights_its_junctions_and_a_point_its_roads(tmp_path: Path) -> None:
    """Two junctions of a street, a third one 10 units on, and a crossing that a point lights; a bend has none."""
    roads = drawing(
        [(-100, 0), (0, 0), (50, 3), (100, 0), (110, 0), (200, 0)],
        [(0, -100), (0, 0), (0, 100)],
        [(100, 0), (100, 100)],
        [(110, 0), (110, -100)],
        [(-50, 100), (0, 100), (50, 100)],
        traffic_light_all=["yes", None, None, None, None],
        lanes=[1, 1, 1, None, 1],
        lanes_back=[1, 1, 0, None, 1],
    )
    point = {"id": np.array([None], object), "traffic_light": np.array(["north_south"], object)}
    plan = replace(roads, nodes=point, position=np.array([[0.0, 100, np.nan]]))
    cycles = _lit_ends(navspec.compile(plan), tmp_path)
    both = {"west_east", "north_south"}
    assert cycles == {(0, 0): both, (100, 0): {"west_east"}, (110, 0): both, (0, 100): {"north_south"}}


def grid_of_streets(**columns: Any) -> NetworkPlan:
    """Streets of 400 units that cross at 0, 0; 100, 0; 0, 100 and 100, 100, and a waterway over them."""
    streets = [[(-100, at), (0, at), (100, at), (300, at)] for at in (0, 100)]
    streets += [[(at, -100), (at, 0), (at, 100), (at, 300)] for at in (0, 100)]
    water = [[(50, -50), (50, 50), (50, 150)], [(50, 50), (90, 50)]]
    return drawing(*streets, *water, kind=[None] * 4 + ["boat"] * 2, **columns)


def with_area(roads: NetworkPlan, light: str, *corners: tuple[float, float]) -> NetworkPlan:
    """A drawing with an area that has lights."""
    outline = np.array([(*corner, 0.0) for corner in corners])
    nodes = {"id": np.array([None], object), "traffic_light": np.array([light], object)}
    polygons = Polygons(np.array([0, len(outline)]), outline)
    return replace(roads, nodes=nodes, position=outline.mean(axis=0, keepdims=True), polygons=polygons)


def test_an_area_lights_its_junctions_by_axis(tmp_path: Path) -> None:
    """Two of four junctions lie in a slanting area; every road to them waits, those of the two axes by turns."""
    roads = with_area(grid_of_streets(), "yes", (-20, -20), (60, -20), (120, 120), (80, 130))
    compiled = navspec.compile(roads)
    both = {"west_east", "north_south"}
    assert _lit_ends(compiled, tmp_path) == {(0, 0): both, (100, 100): both}
    graph = navspec.graph(tmp_path)
    lit = np.flatnonzero(graph.edges.words("traffic_light") != "no_light")
    step = np.abs(graph.position[graph.target[lit]] - graph.position[graph.source[lit]])
    along = np.where(step[:, 0] > step[:, 1], "west_east", "north_south")
    assert len(lit) == 8
    assert graph.edges.words("traffic_light")[lit].tolist() == along.tolist()


def test_a_line_and_a_point_keep_their_value_in_an_area(tmp_path: Path) -> None:
    """The end of a drawn line stays dark, and the roads of the base that lead to the same junction do not."""
    navspec.compile(grid_of_streets(), tmp_path / "base")
    more = drawing([(0, 200), (100, 200)], [(50, 200), (50, 250)], traffic_light=["no", None])
    compiled = navspec.compile(
        with_area(more, "yes", (-10, 190), (110, 190), (110, 210), (-10, 210)), base=tmp_path / "base"
    )
    (tmp_path / "both").mkdir()
    both = {"west_east", "north_south"}
    assert _lit_ends(compiled, tmp_path / "both") == {(0, 200): both, (50, 200): both, (100, 200): {"north_south"}}


def test_values_of_areas_without_effect_are_noted() -> None:
    area = (200, 200), (220, 200), (220, 220)
    compiled = navspec.compile(with_area(grid_of_streets(), "yes", *area))
    assert "node None: has no junction of roads inside for its traffic_light" in compiled.notes
    assert not compiled.refused
    compiled = navspec.compile(with_area(grid_of_streets(), "no", *area), to="gta_iv")
    assert "left out: 1 area without a meaning for gta_iv_paths" in compiled.notes
    assert not compiled.refused
    long = navspec.compile(grid_of_streets(traffic_light_all=["yes"] * 4 + [None] * 2), spacing=150)
    assert len([note for note in long.notes if "has no traffic_light on 100 units between two junctions" in note]) == 4
    with pytest.raises(LimitExceeded, match="the areas have more than 10,000 corners; draw rectangles"):
        navspec.compile(with_area(grid_of_streets(), "yes", *[(at, at % 2) for at in range(10_001)]))


def with_point(roads: NetworkPlan, *place: float, **values: str) -> NetworkPlan:
    """A drawing with a point that has values."""
    nodes = {name: np.array([value], object) for name, value in {"id": None, **values}.items()}
    return replace(roads, nodes=nodes, position=np.array([place]))


SQUARE = (-20, -20), (60, -20), (60, 60), (-20, 60)


def merged(plan: NetworkPlan, base: Path, folder: Path) -> tuple[dict[tuple[float, float], set[str]], Sequence[str]]:
    """The lights of a base with a drawing, at each place, and the notes about it."""
    compiled = navspec.compile(plan, base=base)
    shutil.copytree(base, folder)
    return _lit_ends(compiled, folder), compiled.notes


def test_an_area_lights_the_base_and_changes_nothing_else(tmp_path: Path) -> None:
    """A road of the base with a light of another cycle keeps it; cars wait where they do before drawn lights."""
    streets = [(0, -100), (0, 0)], [(-100, 0), (0, 0), (100, 0)], [(0, 0), (0, 100)], [(100, 50), (100, 0), (100, -50)]
    roads = drawing(*streets, traffic_light=["west_east", None, None, None])
    navspec.compile(roads, tmp_path / "base")
    cycles, notes = merged(with_area(drawing(), "yes", *SQUARE), tmp_path / "base", tmp_path / "new")
    assert cycles == {(0, 0): {"west_east", "north_south"}}
    assert notes == ("changed from the base: 3 lines get the traffic_light of a junction",)
    navspec.compile(with_area(roads, "yes", *SQUARE), tmp_path / "drawn")
    before, after, drawn = (navspec.graph(tmp_path / name) for name in ("base", "new", "drawn"))
    assert all((after.edges[name] == drawn.edges[name]).all() for name in after.edges)
    changed = {name for name in before.edges if (before.edges[name] != after.edges[name]).any()}
    assert changed == {"traffic_light", "navi_x", "navi_y"}
    assert (before.edges["traffic_light"] != after.edges["traffic_light"]).sum() == 3
    assert not any((before.nodes[name] != after.nodes[name]).any() for name in before.nodes)
    assert navspec.compile(with_area(drawing(), "yes", *SQUARE), base=tmp_path / "new").files == ()


@pytest.mark.parametrize("height", [0.0, np.nan])
def test_a_point_on_a_node_of_the_base_lights_its_roads(tmp_path: Path, height: float) -> None:
    base = tmp_path / "base"
    navspec.compile(grid_of_streets(), base)
    lit = {"traffic_light": "north_south"}
    cycles, _ = merged(with_point(drawing(), 1, 0, height, **lit), base, tmp_path / "alone")
    assert cycles == {(0, 0): {"north_south"}}
    graph = navspec.graph(tmp_path / "alone")
    assert (graph.edges.words("traffic_light") == "north_south").sum() == 4
    road = drawing([(0, 0), (-60, -60)])
    cycles, _ = merged(with_point(road, 1, 0, height, **lit), base, tmp_path / "joined")
    assert cycles == {(0, 0): {"north_south"}}
    graph = navspec.graph(tmp_path / "joined")
    assert (graph.edges.words("traffic_light") == "north_south").sum() == 5
    merged(with_point(drawing(), 1, 0, height, speed="slow"), base, tmp_path / "slow")
    graph = navspec.graph(tmp_path / "slow")
    (slow,) = np.flatnonzero(graph.nodes.words("speed") == "slow")
    assert graph.position[slow].tolist() == [0, 0, 0]


def test_long_edges_of_the_base_between_lit_junctions_are_noted(tmp_path: Path) -> None:
    base = tmp_path / "base"
    navspec.compile(grid_of_streets(), base, spacing=150)
    area = (-20, -20), (120, -20), (120, 120), (-20, 120)
    cycles, notes = merged(with_area(drawing(), "yes", *area), base, tmp_path / "new")
    assert {len(cycles[place]) for place in [(0, 0), (100, 0), (0, 100), (100, 100)]} == {2}
    assert notes[0] == "changed from the base: 8 lines get the traffic_light of a junction"
    assert "has no traffic_light: it leads from one of these junctions to another; 4 such edges in all" in notes[1]


def test_different_cycles_at_a_junction_are_warnings(tmp_path: Path) -> None:
    """The last of two streets counts; a street counts before an area without a warning."""
    streets = ["north_south", None, "west_east", None, None, None]
    roads = grid_of_streets(traffic_light_all=streets)
    compiled = navspec.compile(roads)
    (conflict,) = compiled.drawing_warnings
    assert conflict.severity == "warning"
    assert conflict.position == [0, 0, 0]
    assert conflict.message == (
        "fid 3: gives the junction at 0, 0 the traffic_light west_east, and fid 1 gives it north_south: west_east is used"
    )
    assert _lit_ends(compiled, tmp_path)[0, 0] == {"west_east"}
    refused = navspec.compile(roads, strict=True)
    assert [obstacle.message for obstacle in refused.obstacles] == [conflict.message]
    alike = navspec.compile(grid_of_streets(traffic_light_all=["yes", None, "True", None, None, None]))
    assert alike.drawing_warnings == ()
    area = navspec.compile(with_area(grid_of_streets(traffic_light_all=["yes"] + [None] * 5), "west_east", *SQUARE))
    assert area.drawing_warnings == ()


def test_different_cycles_of_areas_are_one_warning() -> None:
    outline = np.array([(x, y, 0.0) for x, y in (*SQUARE, (-30, -30), (300, -30), (300, 300), (-30, 300))])
    nodes = {"id": np.array([None] * 2, object), "traffic_light": np.array(["north_south", "yes"], object)}
    labels = np.array(["old town", "town"], object)
    plan = replace(
        grid_of_streets(), nodes=nodes, position=outline[::4], polygons=Polygons(np.array([0, 4, 8]), outline)
    )
    (conflict,) = navspec.compile(replace(plan, node_labels=labels)).drawing_warnings
    assert conflict.feature == "town"
    assert conflict.message == (
        "town: gives the junction at 0, 0 the traffic_light yes, and old town gives it north_south: yes is used"
    )


def test_other_values_of_areas_are_noted() -> None:
    plan = with_area(grid_of_streets(), "yes", *SQUARE)
    compiled = navspec.compile(replace(plan, nodes={**plan.nodes, "speed": np.array(["slow"], object)}))
    assert "node None: its speed is ignored: an area has only traffic_light" in compiled.notes


# --- edges and crossings -------------------------------------------------------------------------------------------


def test_arm_reaches_14_units_to_the_right_and_15_to_the_left() -> None:
    roads = [((x, -20, 10), (x, 20, 10)) for x in (14.125, 14, 0, -15, -15.125)]
    assert states((0, 0, 10, 0), *roads) == [0, 1, 1, 1, 0]
    # Turned by a quarter to the left, the right side is the north.
    roads = [((-20, y, 10), (20, y, 10)) for y in (14.125, 13.9, 0, -14.9, -15.125)]
    assert states((0, 0, 10, 90), *roads) == [0, 2, 2, 2, 0]


def test_arm_touches_the_end_of_an_edge() -> None:
    assert states((0, 0, 10, 0), ((5, 0, 10), (5, 30, 10)), ((5, 0.125, 10), (5, 30, 10))) == [1, 0]


def test_height_counts_at_the_crossing_point() -> None:
    flat = [((5, -20, z), (5, 20, z)) for z in (15.875, 16, 4.125, 4)]
    assert states((0, 0, 10, 0), *flat) == [1, 0, 1, 0]
    # From 0 to 40: 10 units high after a quarter of the way, though 20 in the middle.
    assert states((0, 0, 10, 0), ((5, -10, 0), (5, 30, 40)), ((5, -30, 0), (5, 10, 40))) == [1, 0]


@pytest.mark.parametrize(
    ("heading", "state"),
    [(0, 1), (59, 1), (61, 2), (90, 2), (149, 2), (151, 1), (239, 1), (241, 2), (329, 2), (331, 1)],
)
def test_state_follows_from_the_direction_of_the_lamp(heading: int, state: int) -> None:
    turned = math.radians(heading)
    along = 20 * -math.sin(turned), 20 * math.cos(turned)
    assert states(
        (100, 50, 10, heading), ((100 - along[0], 50 - along[1], 10), (100 + along[0], 50 + along[1], 10))
    ) == [state]


def test_lamps_on_a_border() -> None:
    """Of lamps that look into a direction that borders two cycles, only those at 150 degrees counted as inside."""
    assert lights._lamp_states(np.array([-30.0, 60.0, 60.00002, 150, -120, -119.99997])).tolist() == [2, 1, 1, 2, 2, 2]


def test_long_edges_and_other_places_have_no_light() -> None:
    assert states((0, 0, 10, 0), ((5, -100, 10), (5, 155.5, 10)), ((5, -100, 10), (5, 156, 10))) == [1, 0]
    assert states((3000, 3000, 0, 0), ((-3000, -3000, 0), (-2990, -3000, 0))) == [0]
    assert light_states(lamps(), np.zeros((2, 3)), np.array([[0, 1]])).tolist() == [0]
    assert light_states(lamps((0, 0, 0, 0)), np.zeros((0, 3)), np.zeros((0, 2), int)).tolist() == []


def test_crossings_near_a_lamp_have_a_light() -> None:
    position = np.array([(14.875, 0, 0), (40, 0, 0), (7, -8, 0), (8, 6.875, 99), (50, 0, 0)])
    pairs = np.array([(0, 1), (1, 0), (2, 1), (1, 3), (1, 4)])
    assert lit_crossings(lamps((0, 0, 0, 0)), position, pairs).tolist() == [True, True, False, True, False]
    assert lit_crossings(lamps(), position, pairs).tolist() == [False] * 5


def test_light_end_is_the_end_with_more_links() -> None:
    # 0 - 1 - 2, 1 - 3: node 1 is the junction.
    edges = np.array([(0, 1), (1, 2), (3, 1)])
    assert light_ends(edges, np.zeros(4, bool), 4).tolist() == [False, True, False]
    # Links to parking places do not count: 2 and 3 are such places, and what remains is 4 - 0 - 1 - 5.
    edges = np.array([(0, 1), (1, 0), (1, 2), (1, 3), (4, 0), (5, 1)])[1:]
    is_parking = np.array([False, False, True, True, False, False])
    assert light_ends(edges[:1], is_parking, 6, edges).tolist() == [True]  # equal, but the neighbours of 1 have more
    assert light_ends(edges[:1, ::-1], is_parking, 6, edges).tolist() == [False]


def test_light_end_of_a_tie_is_where_the_neighbours_have_more_links() -> None:
    # A chain 0 - 1 - 2 - 3, and 3 is a junction: 1 and 2 have two links both.
    edges = np.array([(0, 1), (1, 2), (2, 3), (3, 4), (3, 5)])
    ends = light_ends(np.array([(1, 2), (2, 1)]), np.zeros(6, bool), 6, edges)
    assert ends.tolist() == [False, True]
    # Equal in both: never the first one.
    assert light_ends(np.array([(0, 1), (1, 0)]), np.zeros(2, bool), 2, np.array([(0, 1)])).tolist() == [False, False]


def test_axis_of_an_edge() -> None:
    """The cycle of an edge by its direction, whatever end comes first."""
    ends = [(0, 10), (10, 0), (10, 10), (10, 18), (-10, 18), (-10, 17), (-10, 5)]
    position = np.array([(0, 0, 0), *((x, y, 0) for x, y in ends)], float)
    edges = np.array([(0, row) for row in range(1, len(position))])
    assert axis_states(position, edges).tolist() == [1, 2, 2, 1, 1, 1, 2]
    assert axis_states(position, edges[:, ::-1]).tolist() == [1, 2, 2, 1, 1, 1, 2]


def test_crowded_maps_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lights, "_MAX_PAIRS", 3)
    with pytest.raises(NavspecError, match="too crowded with traffic lights"):
        light_states(lamps(*[(0, 0, 0, 0)] * 4), np.array([(0, -5, 0), (0, 5, 0)], float), np.array([(0, 1)]))


def test_pairs_are_compared_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lights, "_CHUNK", 2)
    position = np.array([(x, y, 0) for x in range(5) for y in (-5, 5)], float)
    edges = np.arange(10).reshape(-1, 2)
    row = lamps((-14, 0, 0, 0), (-13, 0, 0, 0), (-12, 0, 0, 0))
    assert light_states(row, position, edges).tolist() == [1, 1, 1, 0, 0]


def test_lights_of_the_original_files(stock: Path, corpus: Path) -> None:
    lamp_rows, net = read_lights(corpus / LAMPS), PathNetwork(navspec.table_set(stock))
    assert len(lamp_rows.heading) == 1632
    roads = net.aimed_roads
    target = net.navi_target[roads.navi]
    edges = np.stack([target, np.where(target == roads.low, roads.high, roads.low)], axis=1)
    stored = net.navi("traffic_light.state")[roads.navi]
    assert (np.count_nonzero(stored), len(edges)) == (1689, 31466)
    assert np.array_equal(light_states(lamp_rows, net.position, edges), stored)

    special = net.flag("special_function")
    is_parking = net.is_vehicle & ((special == 1) | (special == 2)) & (net.link_count == 1)
    is_lit, end = stored != 0, net.navi("lanes.traffic_light_at_target")[roads.navi]
    assert np.array_equal(light_ends(edges, is_parking, len(special))[is_lit], end[is_lit])
    assert np.count_nonzero(axis_states(net.position, edges)[is_lit] == stored[is_lit]) == 1685

    start, end = net.graph.ends
    bits = net.crossing[net.graph.whole]
    rows = np.flatnonzero(bits & 1)
    lit = lit_crossings(lamp_rows, net.position, np.stack([start[rows], end[rows]], axis=1))
    assert (np.count_nonzero(lit), np.count_nonzero(~lit)) == (1346, 466)
    assert np.array_equal(lit, bits[rows] & 2 != 0)


def test_cars_wait_where_they_do_on_the_original_roads(stock: Path) -> None:
    graph = navspec.graph(stock)
    lit = np.flatnonzero(graph.edges["traffic_light"] != 0)
    start, end = (graph.position[nodes[lit], :2] for nodes in (graph.source, graph.target))
    navi = np.stack([graph.edges[f"navi_{axis}"][lit] for axis in "xy"], axis=1)
    length, wait = (np.hypot(*(end - place).T) for place in (start, navi))
    off = np.abs(_measure_waits(length) - wait)
    assert len(lit) == 1689
    assert np.median(wait[length >= 20]) == np.median(_measure_waits(length[length >= 20])) == 10
    assert np.median(off) <= 0.5
    assert off.mean() < 1.1


# --- files ---------------------------------------------------------------------------------------------------------

HEAD = "model\tx\ty\tz\theading\n"
QUARTER = math.sqrt(0.5)
PLACED = ((1283, 1.5, -2.0, 3.25, 0.0), (1350, 10.0, 20.0, 30.0, 90.0))
"""Two lamps, the second one turned by a quarter to the left."""


def binary(*rows: tuple[int, float, float, float, float], count: int | None = None, offset: int = 76) -> bytes:
    """A binary placement file: model, place and heading of objects that stand upright."""
    head = struct.pack("<4sI20xI", b"bnry", len(rows) if count is None else count, 0)
    head = head[:28] + struct.pack("<I", offset)
    body = b"".join(
        struct.pack(
            "<7fiIi", x, y, z, 0, 0, -math.sin(math.radians(turn) / 2), math.cos(math.radians(turn) / 2), model, 0, -1
        )
        for model, x, y, z, turn in rows
    )
    return head.ljust(76, b"\0") + body


TABLE = HEAD + "1283\t1.5\t-2\t3.25\t0\n# a note\n\n5000\tno\tmatter\t0\t0\n1350\t10\t20\t30\t90\n"
TEXT = (
    "# IPL\ninst\n1283, MTraffic1, 0, 1.5, -2, 3.25, 0, 0, 0, 1, -1\n700, tree, 0, 0, 0, 0\n"
    f"1350, CJ_TRAFFIC_LIGHT4, 0, 10, 20, 30, 0, 0, {-QUARTER}, {QUARTER}, -1\nend\ncull\n1283, 1\nend\n"
)
OBJECTS = binary(PLACED[0], (700, math.nan, 0, 0, 0), PLACED[1])


def expect_placed(read: Lights) -> None:
    assert np.allclose(read.position, [row[1:4] for row in PLACED])
    assert np.allclose(read.heading, [row[4] for row in PLACED], atol=1e-5)


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("lamps.tsv", TABLE.encode()),
        ("lamps.tsv", TABLE.replace("\n", "\r\n").encode("utf-8-sig")),
        ("lamps.txt", (b"heading\tmodel\tz\ty\tx\n0\t1283\t3.25\t-2\t1.5\n90\t1350\t30\t20\t10")),
        ("town.ipl", TEXT.encode()),
        ("town_stream0.ipl", OBJECTS),
        ("gta3.img", archive({"a.dff": b"x", "town_stream0.ipl": OBJECTS, "b.ipl": b"not read"}).to_bytes()),
    ],
)
def test_lamps_are_read(tmp_path: Path, name: str, data: bytes) -> None:
    path = tmp_path / name
    path.write_bytes(data)
    expect_placed(read_lights(path))
    expect_placed(read_lights(str(path)))


def test_lamps_of_a_folder_and_of_several_files(tmp_path: Path) -> None:
    (tmp_path / "maps").mkdir()
    (tmp_path / "a_stream1.IPL").write_bytes(binary(PLACED[0]))
    (tmp_path / "maps" / "b_stream0.ipl").write_bytes(binary(PLACED[1]))
    (tmp_path / "readme.txt").write_text("nothing")
    expect_placed(read_lights(tmp_path))
    expect_placed(read_lights([tmp_path / "a_stream1.IPL", tmp_path / "maps"]))


@pytest.mark.parametrize(
    ("name", "data", "message"),
    [
        ("a.tsv", HEAD + "1283\t1\t2\tx\t0\n", r"a\.tsv:2: 'x' is not a number"),
        ("a.tsv", HEAD + "1283\t1\t2\n", r"a\.tsv:2: the row has 3 columns, and the table has 5"),
        ("a.tsv", HEAD + "lamp\t1\t2\t3\t0\n", r"a\.tsv:2: the number of a model cannot be 'lamp'"),
        ("a.tsv", HEAD + "1283\t1\t2\tinf\t0\n", r"a\.tsv:2: this traffic light is at \(1, 2, inf\)"),
        ("a.tsv", HEAD + "1283\t1\t2\t3\tnan\n", r"a\.tsv:2: this traffic light .* is not a number"),
        ("a.tsv", "model\tx\ty\n1283\t1\t2\n", r"a\.tsv:1: the table has no column z and no column heading"),
        ("a.tsv", HEAD, "there is not a single traffic light"),
        (
            "a.ipl",
            "inst\n1283, MTraffic1, 0, 1, 2\nend",
            r"a\.ipl:2: a placed object has 11 columns, but this row has 5",
        ),
        ("a.ipl", "inst\n1283, a, 0, 1, 2, 3, 0, 0, 0, w, -1\nend", r"a\.ipl:2: 'w' is not a number"),
        (
            "a.ipl",
            "inst\n1283, a, 0, 1e9, 2, 3, 0, 0, 0, 1, -1\nend",
            r"a\.ipl:2: this traffic light is at \(1e\+09, 2, 3\)",
        ),
        ("a.ipl", "some; text", r"a\.ipl:1: 'some; text' is not the name of a section"),
        ("a.ipl", "", r"a\.ipl: this file is empty"),
        ("a.ipl", b"\0\1\2", r"a\.ipl: this file does not hold traffic lights"),
        ("a.ipl", b"bnry\0\0", r"a\.ipl: the file ends after 6 bytes, inside its header of 76"),
        (
            "a.ipl",
            binary(PLACED[0], count=2),
            r"a\.ipl: offset 0x4: the header announces 2 objects from offset 0x4C on",
        ),
        ("a.ipl", binary(count=1 << 31), "announces 2,147,483,648 objects"),
        ("a.ipl", binary(PLACED[0], (1350, 0, math.nan, 0, 0)), r"a\.ipl: object 1 at offset 0x74: this traffic light"),
        ("a.img", archive({"a.dff": b"x"}).to_bytes(), "there is no placement file in this archive"),
        ("a.img", b"VER2\xff\xff\xff\x7f", "there is no placement file in this archive"),
        (
            "a.img",
            archive({"a.ipl": binary(count=60)}).to_bytes(),
            r"a\.img:a\.ipl: offset 0x4: the header announces 60",
        ),
    ],
)
def test_damaged_lamps_are_refused(tmp_path: Path, name: str, data: bytes | str, message: str) -> None:
    path = tmp_path / name
    path.write_bytes(data.encode() if isinstance(data, str) else data)
    with pytest.raises(NavspecError, match=message):
        read_lights(path)


def test_missing_files_and_limits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(NavspecError, match=r"none\.tsv: No such file or directory"):
        read_lights(tmp_path / "none.tsv")
    with pytest.raises(NavspecError, match="there is not a single traffic light"):
        read_lights(tmp_path)
    (tmp_path / "a.ipl").write_bytes(OBJECTS)
    (tmp_path / "a.img").write_bytes(archive({"a.ipl": OBJECTS}).to_bytes())
    monkeypatch.setattr(light_files, "MAX_LIGHTS", 1)
    with pytest.raises(LimitExceeded, match="more than 1 traffic lights"):
        read_lights(tmp_path / "a.ipl")
    monkeypatch.setattr(light_files, "MAX_BYTES", 10)
    for name in ("a.ipl", "a.img", ""):
        with pytest.raises(LimitExceeded, match="10 bytes"):
            read_lights(tmp_path / name)
    monkeypatch.setattr(light_files, "MAX_FILES", 0)
    with pytest.raises(LimitExceeded, match="more than 0 files"):
        read_lights(tmp_path)


# --- rules and repairs by lamps ------------------------------------------------------------------------------------

GIVEN = {"lights": Path(__file__).parents[1] / "data" / "lamps.tsv"}
"""Two lamps: at the road from node 1 to node 2 of the smallest file, and near its crossing."""


def dark() -> Area:
    """The smallest file without lights, but with one where no lamp is."""
    area = smallest()
    area.navi_nodes[1].traffic_light_state = area.navi_nodes[1].traffic_light_at_target = 0
    area.navi_nodes[3].traffic_light_state = area.navi_nodes[3].traffic_light_at_target = 1
    for link in area.links:
        link.ped_traffic_light = 0
    return area


def test_repair_sets_all_lights_by_lamps(tmp_path: Path) -> None:
    path = tmp_path / "NODES0.DAT"
    path.write_bytes(dark().to_bytes())
    codes = {finding.code for finding in navspec.check(path, settings=GIVEN).findings}
    assert codes >= {"SA_PATHS_NAVI_LIGHT_LAMP", "SA_PATHS_INTERSECTION_LIGHT_LAMP"}
    assert not {finding.code for finding in navspec.check(path).findings} & codes - {"SA_PATHS_NAVI_LIGHT_AXIS"}
    navspec.repair(path, apply=True, settings={"lights": read_lights(GIVEN["lights"])})
    assert path.read_bytes() == smallest().to_bytes()
    assert navspec.check(path, settings=GIVEN).findings == ()


def test_lights_of_the_original_files_come_back(stock: Path, corpus: Path, tmp_path: Path) -> None:
    """Without their lights, the 64 files get them back from the lamps, byte for byte."""
    files = navspec.table_set(stock).files
    before = {number: tables.to_bytes() for number, tables in files.items()}
    for number, tables in files.items():
        for table, name in (
            ("navi_nodes", "traffic_light.state"),
            ("navi_nodes", "lanes.traffic_light_at_target"),
            ("intersections", "ped_traffic_light"),
        ):
            tables.set_column(table, name, 0)
        (tmp_path / f"NODES{number}.DAT").write_bytes(tables.to_bytes())
    navspec.repair(tmp_path, apply=True, settings={"lights": corpus / LAMPS})
    after = {number: (tmp_path / f"NODES{number}.DAT").read_bytes() for number in before}
    assert after == before


def test_light_ends_follow_edited_links(tmp_path: Path) -> None:
    """The road to the north moves from node 1 to node 2: the light moves to that end."""
    city = smallest_city()
    edge = city.edges[3]
    for point in (1, 2):
        city.points[point].edges = [number for number in city.points[point].edges if number != 3]
    edge.a = 2
    city.points[2].edges.append(3)
    path = tmp_path / "NODES0.DAT"
    area = city.areas()[0]
    path.write_bytes(area.to_bytes())
    assert [navi.traffic_light_at_target for navi in area.navi_nodes if navi.traffic_light_state] == [1]
    navspec.repair(path, apply=True)
    tables = navspec.tables(path)
    state, end = (
        tables.column("navi_nodes", name) for name in ("traffic_light.state", "lanes.traffic_light_at_target")
    )
    assert end[state != 0].tolist() == [0]
