"""Networks written as texts of San Andreas: rows by hand, and the same network when the text is compiled again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import navspec
from builders import gta_sa_paths_fla as fla
from builders.demo import damaged_city
from builders.gta_sa_paths import (
    City,
    border_city,
    file_name,
    promenade,
    smallest,
    smallest_city,
    valid_city,
    write_files,
)
from navspec.columns import TableSet
from navspec.errors import NavspecError, UnknownFormat
from navspec.families.gta_sa_paths.original.compiler import compile_texts
from navspec.families.gta_sa_paths.original.light_files import read_lights
from navspec.families.gta_sa_paths.original.text_export import write_text
from navspec.families.gta_sa_paths.original.text_groups import Grouping, Layout
from navspec.families.gta_sa_paths.view import PathNetwork
from navspec.family.conversion.conversions import Target

LAMPS = "gta_sa_paths_source/lights/gta_sa_traffic_lights.tsv"
CLASSIC = Target("gta_sa_paths", "classic")
NULL = "\t0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0"


def exported(files: dict[str, bytes], folder: Path) -> str:
    """The text of some files."""
    write_files(folder / "files", files)
    navspec.export(folder / "files", folder / "roads.ipl", force=True)
    return (folder / "roads.ipl").read_text(encoding="ascii")


def notes(text: str) -> list[str]:
    """The first lines of a text, without that of the arithmetic."""
    return [line.removeprefix("# ") for line in text.splitlines() if line.startswith("#")][1:]


def facts(net: PathNetwork) -> dict[str, Any]:
    """Everything of a network that a text holds, and all that follows from it, without the order of links."""
    roads, target = net.roads, net.navi_target
    navis = {}
    for navi, low, high in zip(roads.navi.tolist(), roads.low.tolist(), roads.high.tolist(), strict=True):
        lanes = [int(net.navi(f"lanes.{side}_lanes")[navi]) for side in ("right", "left")]
        place = [int(net.navi(name)[navi]) for name in ("x", "y", "path_width")]
        navis[low, high] = (*place, *(lanes if target[navi] == low else lanes[::-1]))
    ends = np.stack(net.graph.ends, axis=1).tolist()
    crosses = (net.crossing[net.graph.whole] & 1).tolist()
    return {
        "position": net.position.tolist(),
        "width": net.width.tolist(),
        "flags": net.node("flags").tolist(),
        "flood": net.flood_id.tolist(),
        "links": sorted((*pair, cross) for pair, cross in zip(ends, crosses, strict=True)),
        "navis": navis,
    }


def orders(net: PathNetwork) -> list[list[int]]:
    """The neighbours of every node, in the order of its links."""
    lists: list[list[int]] = [[] for _ in net.position]
    for owner, link_target in zip(*(ends.tolist() for ends in net.graph.ends), strict=True):
        lists[owner].append(link_target)
    return lists


def both(files: dict[str, bytes], folder: Path) -> tuple[PathNetwork, PathNetwork]:
    """A network, and what its text is compiled to."""
    exported(files, folder)
    compiled = navspec.compile(folder / "roads.ipl", folder / "compiled")
    assert compiled.obstacles == ()
    return PathNetwork(navspec.table_set(folder / "files")), PathNetwork(navspec.table_set(folder / "compiled"))


def test_rows_of_a_small_city(tmp_path: Path) -> None:
    """A junction, four dead ends of a step each, and a footpath of three nodes in one group.

    A stored eighth is 2 steps of the text and one more, so that it is not lost by any arithmetic. Externals name the lanes
    toward their row last.
    """
    text = exported(smallest_city().files(), tmp_path)
    assert notes(text) == ["left out: 1 traffic lights; compile this text with the lamps of the map (--lights)"]
    groups = text.partition("path\n")[2].split(", -1\n")
    rows = [line for line in text.splitlines() if line.startswith("\t") and line != NULL]
    assert text.splitlines()[2:7] == ["inst", "end", "cull", "end", "path"]
    assert len(groups) == 7
    assert text.count(NULL) == 12 * 6 - len(rows)
    assert rows[:6] == [
        "\t2, -1, 0, -46401, -46401, 161, 0, 1, 1, 1, 0, 1, 0",
        "\t1, 0, 0, -46241, -46401, 161, 0, 1, 1, 0, 0, 1, 0",
        "\t2, -1, 0, -46081, -46401, 161, 0, 1, 1, 1, 0, 1, 0",
        "\t1, 0, 0, -46241, -46401, 161, 0, 1, 1, 0, 0, 1, 0",
        # The navi node of the edge with the light is 8 units before it.
        "\t1, 0, 0, -45953, -46401, 161, 0, 1, 1, 0, 0, 1, 0",
        "\t1, 0, 0, -46081, -46241, 161, 0, 2, 1, 0, 0, 1, 0",
    ]
    assert rows[-3:] == [
        "\t2, -1, 0, -46401, -45761, 161, 2, 1, 1, 0, 0, 1, 0",
        "\t2, 0, 0, -46081, -45761, 161, 2, 1, 1, 0, 0, 1, 0",
        "\t2, 1, 1, -45761, -45761, 161, 2, 1, 1, 0, 0, 1, 0",
    ]


def test_values_of_nodes(tmp_path: Path) -> None:
    city = City()
    values = {"switched_off": 1, "road_block": 1, "speed": 2, "density": 2, "special_function": 9, "path_width": 12}
    start, end = city.vehicle(100.125, -50, -0.125, **values), city.vehicle(110, -50, 0, density=0)
    city.road(start, end)
    shore = city.vehicle(100, 0, 0, water_node=1), city.vehicle(110, 0, 0, water_node=1)
    city.road(*shore)
    path = city.ped(100, 40, dont_wander=1, density=7), city.ped(110, 40, density=1)
    city.path(*path)
    text = exported(city.files(), tmp_path)
    rows = [line for line in text.splitlines() if line.startswith("\t2")]
    # Lanes come from externals, so that a road of two nodes has some.
    assert rows == [
        "\t2, -1, 0, 1603, -801, -3, 1.5, 1, 1, 2, 3, 0.2, 9",
        "\t2, -1, 0, 1761, -801, 0, 0, 1, 1, 1, 0, 0, 0",
        "\t2, -1, 0, 1601, 0, 0, 0, 1, 1, 1, 0, 1, 0",
        "\t2, -1, 0, 1761, 0, 0, 0, 1, 1, 1, 0, 1, 0",
        "\t2, -1, 0, 1601, 641, 161, 2, 1, 1, 0, 2048, 0.5, 0",
        "\t2, 0, 0, 1761, 641, 161, 2, 1, 1, 0, 0, 0.1, 0",
    ]
    assert [line for line in text.splitlines() if line.endswith(", -1")] == [
        "1, -1",
        "1, -1",
        "2, -1",
        "2, -1",
        "0, -1",
    ]


@pytest.mark.parametrize("city", [smallest_city(), border_city()], ids=["smallest", "border"])
def test_compiled_again_it_is_the_same_network(city: City, tmp_path: Path) -> None:
    before, after = both(city.files(), tmp_path)
    assert facts(after) == facts(before)
    assert orders(after) == orders(before)


@pytest.mark.parametrize("seed", [0, 1])
def test_a_city_is_the_same_but_for_the_order_of_some_links(seed: int, tmp_path: Path) -> None:
    before, after = both(valid_city(seed).files(), tmp_path)
    expected = facts(before)
    # Parking places are switched off, in both copies of the bit.
    off = before.is_parking & (before.flag("switched_off") == 0)
    assert np.count_nonzero(off) == 3
    expected["flags"] = (before.node("flags") | np.where(off, (1 << 5) | (1 << 8), 0)).tolist()
    assert facts(after) == expected
    is_other = [one != two for one, two in zip(orders(before), orders(after), strict=True)]
    assert 0 < sum(is_other) < len(is_other) / 5
    assert notes((tmp_path / "roads.ipl").read_text())[0] == f"other order of links: {sum(is_other)} nodes"


def test_crossings_of_a_long_footpath(tmp_path: Path) -> None:
    area = promenade()
    before, after = both(
        {file_name(number): bytes(20) for number in range(64)} | {area.name: area.to_bytes()}, tmp_path
    )
    assert facts(after) == facts(before)


def test_damaged_files_leave_out_what_no_text_holds(tmp_path: Path) -> None:
    text = exported(damaged_city(), tmp_path)
    assert notes(text)[0].startswith("other order of links: ")
    assert notes(text)[1:] == [
        "left out: 4 links that lead nowhere, to another kind of node or only one way",
        "new, with a lane in each direction: navi nodes of 1 edges that have none",
        "left out: 12 traffic lights; compile this text with the lamps of the map (--lights)",
        "switched off from now on: 3 parking places",
    ]
    assert navspec.compile(tmp_path / "roads.ipl").obstacles == ()


def test_edges_without_lanes(tmp_path: Path) -> None:
    """Inside a group they have none where no lanes reach them; no external can have none."""
    city = City()
    row = [city.vehicle(1000 + 20 * step, 1000) for step in range(2)]
    city.road(row[0], row[1], (0, 0))
    ends = [city.vehicle(1000 + 20 * step, 2000) for step in range(2)]
    city.road(ends[0], ends[1], (0, 0), navi=(1003, 2000))
    before, after = both(city.files(), tmp_path)
    lanes = [net.navi("lanes.left_lanes") + net.navi("lanes.right_lanes") for net in (before, after)]
    assert lanes[0].tolist() == lanes[1].tolist() == [0, 0]
    assert notes((tmp_path / "roads.ipl").read_text()) == [
        "moved to the middle of their edges: 1 navi nodes without lanes"
    ]


def test_edges_near_each_other_are_not_joined(tmp_path: Path) -> None:
    """Four roads that cross at one place, none of them linked with another one, and two that share a navi node."""
    city = City()
    for east, north in ((20, 0), (0, 20), (20, 20), (20, -20)):
        city.road(city.vehicle(500 - east, 500 - north), city.vehicle(500 + east, 500 + north), navi=(500, 500.5))
    for _ in range(2):
        city.path(city.ped(700, 500), city.ped(720, 500))
    before, after = both(city.files(), tmp_path)
    assert facts(after) == facts(before)


def test_networks_that_no_text_holds(tmp_path: Path) -> None:
    city = City()
    middle = city.vehicle(1000, 1000)
    for step in range(12):
        city.road(middle, city.vehicle(1050, 950 + 10 * step))
    with pytest.raises(NavspecError, match="area 45 node 0 has 12 links, and a group of a text has room for 11"):
        exported(city.files(), tmp_path)
    assert not (tmp_path / "roads.ipl").exists()
    folder = tmp_path / "large"
    folder.mkdir()
    (folder / "nodes0.dat").write_bytes(fla.to_bytes(smallest(), 4))
    with pytest.raises(NavspecError, match="texts are of a map of 6000 units"):
        navspec.export(folder, tmp_path / "roads.ipl", settings={"map_size": 12000})
    with pytest.raises(NavspecError, match=r"kind: a \.ipl file holds a whole network"):
        navspec.export(tmp_path / "files", tmp_path / "roads.ipl", kind="vehicle")
    with pytest.raises(NavspecError, match=r"findings: a \.ipl file holds a whole network"):
        navspec.export(tmp_path / "files", tmp_path / "roads.txt", to="ipl", findings=True)
    (tmp_path / "empty").mkdir()
    with pytest.raises(UnknownFormat):
        navspec.export(tmp_path / "empty", tmp_path / "roads.ipl")


def test_groups_keep_the_order_of_links() -> None:
    """A chain 0 - 1 - 2 - 3: where the links of node 1 lead to 2 first, the edge from 1 to 2 has externals."""

    def inside(order: list[list[int]]) -> list[int]:
        ends = [(0, 1), (1, 2), (2, 3)]
        layout = Layout([1] * 4, [0] * 4, ends, [(1, 1)] * 3, order, [True] * 3)
        return sorted(edge for group in Grouping(layout).groups for edge in group.inside)

    assert inside([[0], [0, 1], [1, 2], [2]]) == [0, 1, 2]
    assert inside([[0], [1, 0], [1, 2], [2]]) == [0, 2]


def test_the_original_files_come_out_byte_for_byte(stock: Path, corpus: Path) -> None:
    """Their text, compiled with the lamps, gives all 64 of them: even the order of links follows from the groups."""
    files = navspec.table_set(stock).files
    text = write_text(PathNetwork(TableSet(dict(files), key="area", members=64)))
    assert 12_000 < text.count(b", -1\n") < 13_000
    assert b"order of links" not in text
    settings = {"original": True, "lights": read_lights(corpus / LAMPS)}
    compiled = compile_texts([("roads.ipl", text)], CLASSIC, settings)
    assert compiled.obstacles == ()
    assert [number for number, tables in compiled.files.items() if tables.to_bytes() != files[number].to_bytes()] == []
