"""Where findings are in the game, and the other ends that they name."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest

import navspec
from builders import gta_iv_paths, metroid_prime_path, source_nav
from builders.gta_sa_paths import City, write_files
from builders.gta_sa_save import valid
from builders.gta_sa_save_samples_map import CAR
from navspec.records.report import Finding, Position

End = tuple[str, str, Position | None]


def ends(finding: Finding) -> list[End]:
    """Pointer, message and place of the other places."""
    return [(each["pointer"], each["message"], each["position"]) for each in finding.to_dict()["related"]]


def found(source: bytes | Path, code: str, name: str = "") -> Finding:
    report = navspec.check(source, name=name) if name else navspec.check(source)
    assert report.tool_errors == ()
    return next(each for each in report.findings if each.code.endswith(code))


def test_a_link_without_a_way_back_names_the_node_that_it_leads_to(tmp_path: Path) -> None:
    city = City()
    peds = [city.ped(-2600.0 + 10 * each, -2600.0, 5.0 + each) for each in range(3)]
    city.path(peds[0], peds[1])
    city.path(peds[1], peds[2])
    write_files(tmp_path, city.files())
    path = tmp_path / "NODES0.DAT"
    data = bytearray(path.read_bytes())
    links = 20 + 28 * 3
    assert struct.unpack_from("<8H", data, links) == (0, 1, 0, 0, 0, 2, 0, 1)
    data[links + 4 * 3 + 2] = 0  # the last link leads to the first node instead of the middle one
    path.write_bytes(data)
    finding = found(tmp_path, "LINK_ASYMMETRIC")
    assert (finding.pointer, finding.position) == ("/links/2", [-2590.0, -2600.0, 6.0])
    assert ends(finding) == [("/nodes/2", "area 0 node 2 is the other end", [-2580.0, -2600.0, 7.0])]


def test_a_second_link_names_the_first_one() -> None:
    area = source_nav.Area
    mesh = source_nav.mesh(16, 0)
    mesh.areas = [
        area(7, connections=((), (8, 8), (), ())),
        area(8, nw=(100.0, 0.0, 20.0), se=(200.0, 100.0, 20.0), ne_z=20.0, sw_z=20.0, connections=((), (), (), (7,))),
    ]
    finding = found(mesh.pack(), "LINK_DUPLICATE", "a.nav")
    assert finding.position == [100.0, 50.0, 0.0]  # the border of both
    assert ends(finding) == [("/areas/1", "area 8 is the other end", [150.0, 50.0, 20.0])]


def test_links_of_gta_iv_name_the_link_back(tmp_path: Path) -> None:
    files = {area.name: bytearray(area.to_bytes()) for area in gta_iv_paths.golden().values()}
    files["nodes27.nod"][84:85] = b"\x14"
    write_files(tmp_path, {name: bytes(data) for name, data in files.items()})
    finding = found(tmp_path, "LINK_LENGTH_PAIR")
    other, back = finding.related
    assert other["message"].endswith("is the other end")
    assert back["message"].endswith("leads back")
    assert other["position"] == back["position"] != finding.position  # the link back begins at the other end


def test_a_bit_of_a_matrix_is_nowhere_but_its_regions_are() -> None:
    mesh = metroid_prime_path.two_squares(6)
    data = bytearray(mesh.to_bytes())
    tables = navspec.tables(bytes(data), name="a.path")
    offset, _ = tables.span("ground_connections", 0)
    data[offset : offset + 4] = bytes(4)
    finding = found(bytes(data), "GROUND_BIT_MISSING", "a.path")
    assert finding.position is None
    assert [each[::2] for each in ends(finding)] == [("/regions/0", [4.0, 4.0, 0.0]), ("/regions/1", [12.0, 4.0, 0.0])]


def test_a_car_outside_its_garage_names_it() -> None:
    finding = found(valid({f"{CAR}/0/position": (1.0, 2.0, 3.5)}).to_bytes(), "CAR_POSITION", "GTASAsf1.b")
    assert finding.position == [1.0, 2.0, 3.5]
    (garage,) = finding.related
    assert garage["pointer"].startswith("/garages/garages/")
    assert garage["message"].endswith("is its garage")
    assert garage["position"] is not None


@pytest.mark.parametrize(("version", "console"), [(16, ("setpos {x} {y} {z}", "nav_mark {area}")), (5, ())])
def test_commands_of_consoles_are_those_of_the_game(version: int, console: tuple[str, ...]) -> None:
    sub_version = 0 if version >= 10 else None
    game = "base" if version >= 10 else "goldsrc"
    (drawing,) = navspec.check(source_nav.mesh(version, sub_version, game).pack(), name="a.nav", drawings=True).drawings
    assert drawing.console == console


def test_points_of_a_map_have_names_and_flags(tmp_path: Path) -> None:
    city = City()
    road = [city.vehicle(-760.0, -2900.0), city.vehicle(-740.0, -2900.0, road_block=1)]
    city.road(*road)
    write_files(tmp_path, city.files())
    (drawing,) = navspec.check(tmp_path, drawings=True).drawings
    assert drawing.names
    assert (drawing.names.noun, drawing.names.group) == ("node", "area")
    assert drawing.names.starts.tolist()[:5] == [0, 0, 0, 1, 2]  # one node in area 2, one in area 3
    assert drawing.names.numbers.tolist() == list(range(64))
    bits = {name: (first, width) for name, first, width in drawing.names.bits}
    first, width = bits["road block"]
    assert [flags >> first & (1 << width) - 1 for flags in drawing.names.flags.tolist()] == [0, 1]
