"""Path files of San Andreas as those of GTA IV: the bytes that come of them, what is lost, and what cannot be held."""

from __future__ import annotations

import struct
from collections import Counter
from pathlib import Path

import pytest

import navspec
from builders import gta_sa_paths_fla as fla
from builders.gta_iv_paths import UNLINKED, Area, Link, Node
from builders.gta_sa_paths import City, valid_city, write_files
from independent import gta_iv_paths as independent

NAME, NEW = "NODES27.DAT", "nodes27.nod"
DEAD_END, ROAD_BLOCK, HIGHWAY, DONT_WANDER = 1 << 20, 1 << 22, 1 << 13, 1 << 28
WATER, BOATS = 1 << 25, 1 << 10


def city() -> City:
    """In area 27 a node without links, a road of two lanes there and one back, and a footpath."""
    drawn_city = City()
    drawn_city.vehicle(-700, -700, 5)
    west = drawn_city.vehicle(-100, -100, 12.125, dont_wander=1, density=7, speed=2, path_width=40)
    east = drawn_city.vehicle(-90, -100, -3, switched_off=1, special_function=2, road_block=1)
    drawn_city.road(west, east, (2, 1))
    drawn_city.path(drawn_city.ped(-50, -50), drawn_city.ped(-40, -50))
    return drawn_city


def expected(flags: tuple[int, int, int] = (0, 0, 0)) -> Area:
    """The same for GTA IV: the node without links stands behind the others."""
    # The nodes are 15.125 m apart in height.
    west = Node(27, 0, -800, -800, 1552, 7 | HIGHWAY | 1 << 16 | DONT_WANDER | flags[0], 2, 40)
    west.links = [Link(27, 1, 18, 0b010_001)]
    east = Node(27, 1, -720, -800, -384, 15 | 1 << 16 | flags[1], 2)
    east.links = [Link(27, 0, 18, 0b001_010)]
    return Area(27, [west, east, Node(27, 2, -5600, -5600, 640, 15 | UNLINKED | flags[2])])


def converted(drawn_city: City, **settings: str) -> navspec.Converted:
    data = drawn_city.areas()[27].to_bytes()
    return navspec.convert(data, "gta_iv", name=NAME, allow_loss=True, settings=settings)


def test_a_road() -> None:
    done = converted(city())
    [file] = done.files
    assert (file.name, file.state, file.data) == (NEW, "converted", expected().to_bytes())
    [new_set] = done.sets
    assert (new_set.format, new_set.variant, new_set.target, new_set.family) == (
        "gta_iv_paths",
        "pc",
        "gta_iv_paths:gta_iv",
        "gta_sa_paths",
    )
    assert done.findings == done.obstacles == ()
    assert len(new_set.notes) == 2
    assert navspec.check(file.data, name=NEW).findings == ()


def test_what_is_lost() -> None:
    done = converted(city())
    found = Counter((loss.pointer, loss.value, loss.becomes) for loss in done.losses)
    assert found == Counter(
        {
            ("/nodes/3/node_id", 3, None): 1,
            ("/nodes/4/node_id", 4, None): 1,
            ("/nodes/2/flags/switched_off", True, None): 1,
            ("/nodes/0/flags/on_dead_end", True, None): 1,
            ("/nodes/1/flags/on_dead_end", True, None): 1,
            ("/nodes/2/flags/on_dead_end", True, None): 1,
            ("/nodes/2/flags/road_block", True, None): 1,
            ("/nodes/2/flags/special_function", 2, None): 1,
            ("/navi_nodes/0/x", -760, None): 1,
        }
    )
    refused = navspec.convert(city().areas()[27].to_bytes(), "gta_iv", name=NAME)
    assert refused.refused == ("9 values would be lost",)


def test_unproven_flags_on_request() -> None:
    done = converted(city(), unproven="dead_end,road_block,special_function")
    assert done.files[0].data == expected((DEAD_END, DEAD_END | ROAD_BLOCK | 2 << 4, DEAD_END)).to_bytes()
    assert {loss.pointer for loss in done.losses} == {
        "/nodes/3/node_id",
        "/nodes/4/node_id",
        "/nodes/2/flags/switched_off",
        "/navi_nodes/0/x",
    }
    with pytest.raises(navspec.NavspecError, match="there is no unproven flag 'speed'"):
        converted(city(), unproven="speed")


def test_water() -> None:
    drawn_city = City()
    west, east = (drawn_city.vehicle(x, -100, 0, water_node=1) for x in (-100, -90))
    drawn_city.road(west, east)
    data = converted(drawn_city).files[0].data
    flags = [struct.unpack_from("<I", data, 16 + 32 * row + 28)[0] for row in range(2)]
    assert flags == [15 | WATER | BOATS | 1 << 16] * 2


@pytest.mark.parametrize(("height", "fits"), [(255.875, True), (256, False), (-256, True), (-256.125, False)])
def test_the_range_of_heights(height: float, fits: bool) -> None:
    drawn_city = city()
    drawn_city.vehicle(-80, -100, height)
    done = converted(drawn_city)
    if fits:
        assert done.obstacles == ()
        assert struct.unpack_from("<h", done.files[0].data, 16 + 32 * 3 + 24) == (int(height * 128),)
        return
    [obstacle] = done.obstacles
    assert (obstacle.pointer, obstacle.value) == ("/nodes/3/z", height)
    assert "--high-nodes drop" in obstacle.fix
    assert [file.state for file in done.files] == ["refused"]
    assert done.refused == ("1 value cannot be held",)


def test_nodes_too_high_are_left_out_on_request() -> None:
    """With their links: a road up ends on the way, and the nodes behind the upper end have other numbers."""
    drawn_city = City()
    top, middle, foot = (drawn_city.vehicle(x, -100, z, density=9) for x, z in ((-80, 300), (-90, 200), (-100, 200)))
    drawn_city.road(top, middle)
    drawn_city.road(middle, foot)
    done = converted(drawn_city, high_nodes="drop")
    nodes = [Node(27, row, x, -800, 25600, 9 | 1 << 16, 1) for row, x in enumerate((-720, -800))]
    nodes[0].links, nodes[1].links = [Link(27, 1, 10)], [Link(27, 0, 10)]
    assert done.files[0].data == Area(27, nodes).to_bytes()
    dropped = [loss for loss in done.losses if loss.pointer == "/nodes/0/z"]
    assert [(each.value, each.message) for each in dropped] == [
        (300.0, "area 27 node 0 lies at z = 300.0, and is dropped with its links")
    ]
    with pytest.raises(navspec.NavspecError, match="use refuse or drop"):
        converted(drawn_city, high_nodes="lower")


def test_a_whole_map(tmp_path: Path) -> None:
    folder, out = tmp_path / "old", tmp_path / "new"
    write_files(folder, valid_city().files())
    done = navspec.convert(folder, "gta_iv_paths", output=out, allow_loss=True, settings={"high_nodes": "drop"})
    assert sorted(number.name for number in out.iterdir()) == sorted(f"nodes{number}.nod" for number in range(64))
    assert Counter(file.state for file in done.files) == {"converted": 64}
    assert {finding.severity for finding in navspec.check(out).findings} <= {"info"}


def test_files_that_do_not_go() -> None:
    data = fla.to_bytes(city().areas()[27])
    with pytest.raises(navspec.NavspecError, match="converted to classic ones first"):
        navspec.convert(data, "gta_iv", name=NAME)
    with pytest.raises(navspec.NavspecError, match="the area of these files is not known"):
        navspec.convert(city().areas()[27].to_bytes(), "gta_iv")


def test_original_files(stock: Path, tmp_path: Path) -> None:
    listed = navspec.convert(stock, "gta_iv")
    assert listed.counts["obstacles"] == 966
    done = navspec.convert(stock, "gta_iv", output=tmp_path / "new", allow_loss=True, settings={"high_nodes": "drop"})
    files = {int(path.stem[5:]): path.read_bytes() for path in (tmp_path / "new").iterdir()}
    assert len(files) == len(done.files) == 64
    for number, data in files.items():
        old = (stock / f"NODES{number}.DAT").read_bytes()
        vehicles = struct.unpack_from("<I", old, 4)[0]
        before = [struct.unpack_from("<3h", old, 20 + 28 * row + 8) for row in range(vehicles)]
        after = [node.at for node in independent.read(number, data).nodes]
        assert after == [(x, y, 16 * z) for x, y, z in before if -2048 <= z < 2048]
    failed = {code: count for code, (_, count) in independent.counts(files).items() if count}
    assert failed == {"IV_LINK_NO_LANES": 24}
