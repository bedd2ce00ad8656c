"""Where findings are in the game, and the other ends that they name."""

from __future__ import annotations

import base64
import json
import math
import struct
from pathlib import Path

import numpy as np
import pytest

import navspec
from builders import gta_iv_paths, gta_sa_paths_fla, metroid_prime_path, source_nav
from builders.gta_sa_paths import City, write_files
from builders.gta_sa_save import Save, valid
from builders.gta_sa_save_samples_map import CAR
from navspec.columns import TableSet
from navspec.families.gta_sa_save.view import Save as View
from navspec.records.report import Finding, Position
from navspec.report import RenderOptions, render

End = tuple[str, str, Position | None]


def ends(finding: Finding) -> list[End]:
    """Pointer, message and place of the other places."""
    return [(each["pointer"], each["message"], each["position"]) for each in finding.to_dict()["related"]]


def found(source: bytes | Path, code: str, name: str = "") -> Finding:
    report = navspec.check(source, name=name) if name else navspec.check(source)
    assert report.tool_errors == ()
    return next(finding for finding in report.findings if finding.code.endswith(code))


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
    assert [end[::2] for end in ends(finding)] == [("/regions/0", [4.0, 4.0, 0.0]), ("/regions/1", [12.0, 4.0, 0.0])]


def test_a_car_outside_its_garage_names_it() -> None:
    finding = found(valid({f"{CAR}/0/position": (1.0, 2.0, 3.5)}).to_bytes(), "CAR_POSITION", "GTASAsf1.b")
    assert finding.position == [1.0, 2.0, 3.5]
    (garage,) = finding.related
    assert garage["pointer"].startswith("/garages/garages/")
    assert garage["message"].endswith("is its garage")
    assert garage["position"] is not None


PLACES = {
    "pools.players": ("/pools/players/0", {"position": (2495.25, -1709.5, 1014.75)}, (2495.25, -1709.5, 1014.75)),
    "pickups.pickups": ("/pickups/pickups/7", {"x": 8 * 100, "y": -8 * 250, "z": 8 * 3 + 4}, (100.0, -250.0, 3.5)),
    "zones.nav_zones": (
        "/zones/nav_zones/5",
        {"x1": -100, "x2": 300, "y1": 50, "y2": 150, "z1": 0, "z2": 90},
        (100.0, 100.0, 45.0),
    ),
    "paths.areas": (
        "/paths/areas/1",
        {"x_min": -10.0, "x_max": 30.0, "y_min": 5.0, "y_max": 15.0, "z_min": 0.5, "z_max": 1.5},
        (10.0, 10.0, 1.0),
    ),
    "set_pieces.pieces": (
        "/set_pieces/pieces/3",
        {"x1": -4 * 100, "x2": 4 * 300, "y1": 4 * 50, "y2": 4 * 150},
        (100.0, 100.0, None),
    ),
    "stunt_jumps.jumps": (
        "/stunt_jumps/jumps/2",
        {"start_min": (1.0, 2.0, 3.0), "start_max": (5.0, 8.0, 11.0)},
        (3.0, 5.0, 7.0),
    ),
    "radar_blips.blips": ("/radar_blips/blips/9", {"position": (7.5, -8.0, 1.0)}, (7.5, -8.0, 1.0)),
}
"""By table: a row, what is stored in it, and the place in metres."""


def place_of(save: Save, table: str, row: int) -> tuple[float | None, ...]:
    (found,) = View(TableSet({0: navspec.tables(save.to_bytes())})).positions(table, np.array([row])).tolist()
    return tuple(None if math.isnan(each) else each for each in found)


@pytest.mark.parametrize("table", PLACES)
def test_rows_of_a_save_are_somewhere(table: str) -> None:
    pointer, values, expected = PLACES[table]
    save = valid({f"{pointer}/{name}": value for name, value in values.items()})
    assert place_of(save, table, int(pointer.rpartition("/")[2])) == expected


def test_gangs_are_in_their_zones_and_plates_on_their_cars() -> None:
    zones = {f"/zones/nav_zones/{row}/info_index": 300 for row in (8, 9)}
    corners = {f"/zones/nav_zones/8/{name}": value for name, value in PLACES["zones.nav_zones"][1].items()}
    parked = {"/car_generators/generators/4/index": 499, "/car_generators/plates/2/generator_index": 499}
    save = valid({**zones, **corners, **parked, "/car_generators/plates/3/generator_index": -1})
    assert place_of(save, "zones.zone_infos", 300) == (100.0, 100.0, 45.0), "that of the first of both"
    car = place_of(save, "car_generators.generators", 4)
    assert car[0] is not None
    assert place_of(save, "car_generators.plates", 2) == car
    assert place_of(save, "car_generators.plates", 3) == (None, None, None)
    assert place_of(save, "tags.tags", 0) == (None, None, None)
    lost = found(valid({"/car_generators/plates/2/generator_index": 498}).to_bytes(), "PLATE_GENERATOR", "GTASAsf1.b")
    assert lost.position is None


def test_a_war_names_its_zone() -> None:
    finding = found(valid({"/gang_wars/nav_zone_index": 6}).to_bytes(), "WAR_ZONE", "GTASAsf1.b")
    (zone,) = finding.related
    assert zone["pointer"] == "/zones/nav_zones/6"
    assert zone["position"] is not None
    assert found(valid({"/gang_wars/nav_zone_index": 379}).to_bytes(), "WAR_ZONE", "GTASAsf1.b").related == ()


def test_a_map_of_a_save_marks_what_is_found() -> None:
    source = valid({f"{CAR}/0/position": (1.0, 2.0, 3.5)}).to_bytes()
    report = navspec.check(source, name="GTASAsf1.b", drawings=True)
    row = next(row for row, each in enumerate(report.findings) if each.code.endswith("CAR_POSITION"))
    page = render("check", "html", report, RenderOptions())
    text = page.partition('<script type="application/json" id="data">')[2].partition("</script>")[0]
    columns = json.loads(text)["findings"]
    assert columns["map"][row] == 0
    places = [struct.unpack_from("<f", base64.b64decode(columns[axis]), 4 * row)[0] for axis in "xyz"]
    assert places == [1.0, 2.0, 3.5]


@pytest.mark.parametrize(("version", "console"), [(16, ("setpos {x} {y} {z}", "nav_mark {area}")), (5, ())])
def test_commands_of_consoles_are_those_of_the_game(version: int, console: tuple[str, ...]) -> None:
    sub_version = 0 if version >= 10 else None
    game = "base" if version >= 10 else "goldsrc"
    (drawing,) = navspec.check(source_nav.mesh(version, sub_version, game).pack(), name="a.nav", drawings=True).drawings
    assert drawing.console == console


def test_flags_of_the_limit_adjuster_have_names(tmp_path: Path) -> None:
    (tmp_path / "NODES0.DAT").write_bytes(gta_sa_paths_fla.example())
    (drawing,) = navspec.check(tmp_path, drawings=True).drawings
    assert drawing.names
    assert {name: words for name, _, _, words in drawing.names.bits}["speed"][2] == "fast"


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
    bits = {name: (first, width) for name, first, width, _ in drawing.names.bits}
    first, width = bits["road block"]
    assert [flags >> first & (1 << width) - 1 for flags in drawing.names.flags.tolist()] == [0, 1]
