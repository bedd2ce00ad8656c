"""Path networks as maps: lines, squares, and where findings are."""

from __future__ import annotations

import struct
from pathlib import Path

import numpy as np
import pytest

import navspec
from builders.gta_sa_paths import City, smallest, write_files
from navspec.family.views.drawing import MAX_THEME_NAMES, build_value_theme
from navspec.records.drawing import Drawing
from navspec.records.report import Position

NODE, NODES = 28, 20


def quarter() -> City:
    """A road over the border of areas 0 and 1, a waterway and a footpath in area 0."""
    city = City()
    west, east = city.vehicle(-2300.0, -2900.0), city.vehicle(-2200.0, -2900.0)
    water = [city.vehicle(-2900.0 + 50 * number, -2500.0, 12.5, water_node=1) for number in range(2)]
    peds = [city.ped(-2600.0 + 10 * number, -2600.0) for number in range(3)]
    city.road(west, east)
    city.road(*water)
    city.path(peds[0], peds[1])
    city.path(peds[1], peds[2])
    return city


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write_files(tmp_path, quarter().files())
    return tmp_path


def drawn(source: Path) -> Drawing:
    (drawing,) = navspec.check(source, drawings=True).drawings
    return drawing


def lines(drawing: Drawing, title: str) -> set[tuple[tuple[float, float], ...]]:
    """The lines of a layer by the places of their ends."""
    (layer,) = (each for each in drawing.layers if each.title == title)
    return {tuple(sorted((float(drawing.x[end]), float(drawing.y[end])) for end in line)) for line in layer.lines}


def test_every_link_is_drawn_once(folder: Path) -> None:
    drawing = drawn(folder)
    assert [layer.title for layer in drawing.layers] == ["Footpaths", "Waterways", "Roads"]
    assert [len(layer.lines) for layer in drawing.layers] == [2, 1, 1]
    assert lines(drawing, "Roads") == {((-2300.0, -2900.0), (-2200.0, -2900.0))}
    assert lines(drawing, "Waterways") == {((-2900.0, -2500.0), (-2850.0, -2500.0))}
    assert lines(drawing, "Footpaths") == {
        ((-2600.0, -2600.0), (-2590.0, -2600.0)),
        ((-2590.0, -2600.0), (-2580.0, -2600.0)),
    }
    points = np.concatenate([layer.points for layer in drawing.layers])
    assert sorted(points.tolist()) == list(range(7))


def test_squares(folder: Path) -> None:
    (folder / "NODES9.DAT").unlink()
    (folder / "NODES10.DAT").write_bytes(b"short")
    drawing = drawn(folder)
    squares = {square.label: square for square in drawing.squares}
    assert list(squares) == [str(area) for area in range(64)]
    assert [(each.west, each.south, each.east, each.north) for each in (squares["0"], squares["9"], squares["63"])] == [
        (-3000, -3000, -2250, -2250),
        (-2250, -2250, -1500, -1500),
        (2250, 2250, 3000, 3000),
    ]
    assert [squares[label].state for label in ("8", "9", "10")] == ["present", "absent", "unread"]
    assert [squares[label].path for label in ("8", "9", "10")] == [str(folder / "NODES8.DAT"), "", ""]
    assert drawing.path == str(folder)
    assert len(drawing.files) == 62


def test_roads_have_lanes_medians_and_lights(tmp_path: Path) -> None:
    city = City()
    a, b, c, d = (city.vehicle(-2900.0 + 100 * number, -2900.0, path_width=40) for number in range(4))
    city.road(a, b, lanes=(2, 1), width=40)
    city.road(c, b, lanes=(2, 0), light=b, navi=(-2780.0, -2900.0))
    city.road(c, d, lanes=(0, 0))
    write_files(tmp_path, city.files())
    road = drawn(tmp_path).layers[2]
    section = road.section
    assert section is not None
    assert road.lines.tolist() == [[0, 1], [1, 2], [2, 3]]
    assert (section.forward.tolist(), section.back.tolist()) == ([2, 0, 0], [1, 2, 0])
    assert np.allclose(section.width, [3 * 5.4 + 5, 2 * 5.4, 5.4]), "a median only between both directions"
    assert section.lights is not None
    assert (section.lights.line.tolist(), section.lights.is_forward.tolist()) == ([1], [False])
    assert np.allclose(section.lights.part, [0.2]), "where traffic stops"
    assert section.heights is not None
    assert section.heights.shape == (3, 2)


def test_roads_have_the_heights_of_their_nodes(tmp_path: Path) -> None:
    city = City()
    low, high = city.vehicle(-2900.0, -2900.0, z=2.0), city.vehicle(-2800.0, -2900.0, z=9.5)
    city.road(low, high)
    write_files(tmp_path, city.files())
    section = drawn(tmp_path).layers[2].section
    assert section is not None
    assert section.heights is not None
    assert section.heights.tolist() == [[2.0, 9.5]]


def test_footpaths_and_waterways_are_as_wide_as_their_nodes(tmp_path: Path) -> None:
    city = City()
    one, two = (city.ped(-2900.0 + 10 * number, -2900.0, path_width=16 + 16 * number) for number in range(2))
    east, west = (city.vehicle(-2900.0 + 50 * number, -2500.0, water_node=1) for number in range(2))
    city.path(one, two)
    city.road(east, west)
    write_files(tmp_path, city.files())
    path, water, _ = (layer.section for layer in drawn(tmp_path).layers)
    assert path is not None
    assert water is not None
    assert (path.width.tolist(), path.forward.tolist()) == ([3.0], [0])
    assert (np.round(water.width, 1).tolist(), water.forward.tolist()) == ([10.8], [0])


def test_dim_are_lines_without_traffic(tmp_path: Path) -> None:
    city = City()
    off = [city.vehicle(-2900.0 + 100 * number, -2900.0, switched_off=int(number < 2)) for number in range(3)]
    parked = city.vehicle(-2700.0, -2800.0, special_function=2)
    for first, second in ((off[0], off[1]), (off[1], off[2]), (off[2], parked)):
        city.road(first, second)
    write_files(tmp_path, city.files())
    section = drawn(tmp_path).layers[2].section
    assert section is not None
    assert section.is_dim.tolist() == [True, False, True]


def test_nodes_have_properties_to_colour_them_by(folder: Path) -> None:
    themes = {theme.title: theme for theme in drawn(folder).themes}
    assert list(themes) == ["Speed", "Density", "Switched off", "Special use", "Connected part", "Height"]
    assert themes["Speed"].names == ("normal",)
    assert sorted(themes["Speed"].codes.tolist()) == [-1, -1, -1, 0, 0, 0, 0], "pedestrians have none"
    assert set(themes["Connected part"].names) == {
        "Part 1, cars and boats",
        "Part 2, cars and boats",
        "Part 1, pedestrians",
    }
    assert themes["Special use"].names == ()
    assert themes["Height"].names == ("below 11 m", "11 to 12 m", "from 12 m")


def test_many_values_share_a_name() -> None:
    values = np.repeat(np.arange(30), np.arange(1, 31))
    theme = build_value_theme("Number", values, {29: "the_most"})
    assert len(theme.names) == MAX_THEME_NAMES + 1
    assert (theme.names[0], theme.names[-1]) == ("the most", "Others")
    assert (theme.codes[values == 29] == 0).all()
    assert (theme.codes[values < 10] == MAX_THEME_NAMES).all()


def test_a_file_without_a_number_has_no_squares() -> None:
    (drawing,) = navspec.check(smallest().to_bytes(), drawings=True).drawings
    assert drawing.squares == ()
    assert len(drawing.x) == 8


def test_nothing_is_drawn_unless_it_is_asked_for(folder: Path) -> None:
    assert navspec.check(folder).drawings == ()


def test_several_processes_draw_the_same(tmp_path: Path) -> None:
    for name in ("a", "b"):
        write_files(tmp_path / name, quarter().files())
    alone, shared = (navspec.check(tmp_path, drawings=True, jobs=jobs).drawings for jobs in (1, 2))
    assert [each.path for each in alone] == [each.path for each in shared] == [str(tmp_path / each) for each in "ab"]
    assert all(np.array_equal(one.x, other.x) for one, other in zip(alone, shared, strict=True))


def broken(folder: Path, offset: int, data: bytes, name: str = "NODES0.DAT") -> dict[str, Position | None]:
    """Where findings are by code, when some bytes of a file are others."""
    path = folder / name
    content = bytearray(path.read_bytes())
    content[offset : offset + len(data)] = data
    path.write_bytes(content)
    return {finding.code.removeprefix("SA_PATHS_"): finding.position for finding in navspec.check(folder).findings}


def test_nodes_are_where_they_are(folder: Path) -> None:
    assert broken(folder, NODES + NODE * 1 + 14, bytes(2))["NODE_SEARCH_DISTANCE"] == [-2900.0, -2500.0, 12.5]


def test_links_are_at_their_nodes(folder: Path) -> None:
    counts = struct.unpack_from("<5I", (folder / "NODES0.DAT").read_bytes())
    assert counts == (6, 3, 3, 1, 7)
    links = NODES + NODE * 6 + 14 * 1
    # The links of the node on the road, of both on water, of the three on the footpath.
    lengths = links + 4 * 7 + 4 * 192 + 2 * 7
    assert broken(folder, lengths + 1, b"\0")["LENGTH_ZERO"] == [-2900.0, -2500.0, 12.5]
    assert broken(folder, links + 4 * 1 + 2, b"\x0f\x27")["LINK_TARGET"] == [-2900.0, -2500.0, 12.5]


def test_navi_nodes_are_where_they_are_as_high_as_their_targets(folder: Path) -> None:
    navi = NODES + NODE * 6
    x, y = struct.unpack_from("<2h", (folder / "NODES0.DAT").read_bytes(), navi)
    assert (x / 8, y / 8) == (-2875.0, -2500.0)
    assert broken(folder, navi + 8, struct.pack("<b", 0))["NAVI_DIR_LENGTH"] == [-2875.0, -2500.0, 12.5]
    assert broken(folder, navi + 6, b"\x0f\x27")["NAVI_TARGET"] == [-2875.0, -2500.0, None]


def test_files_are_nowhere(folder: Path) -> None:
    padded = (folder / "NODES0.DAT").read_bytes() + bytes(10)
    (folder / "NODES0.DAT").write_bytes(padded)
    (finding,) = (candidate for candidate in navspec.check(folder).findings if candidate.code.endswith("FILE_PADDED"))
    assert finding.to_dict()["position"] is None


def test_a_set_is_nowhere(folder: Path) -> None:
    for area in range(2, 64):
        (folder / f"NODES{area}.DAT").unlink()
    (finding,) = (
        candidate for candidate in navspec.check(folder).findings if candidate.code.endswith("SET_INCOMPLETE")
    )
    assert finding.position is None
