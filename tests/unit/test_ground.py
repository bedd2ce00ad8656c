"""Heights of nodes on rasters and meshes, and the length of edges."""

from __future__ import annotations

import struct
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

import navspec
from builders.osm import ORIGIN, OsmCity
from builders.plans import drawing
from navspec.errors import NavspecError
from navspec.exchange.ground import read_ground
from navspec.graphs.surfaces import find_surface_heights

SLOPE = np.array([[20 + 2 * column for column in range(30)]] * 20)
"""Heights of cells of 10 units from -100, -100 on: they rise by 2 from cell to cell to the east."""


def asc(path: Path) -> Path:
    head = "ncols 30\nnrows 20\nxllcorner -100\nyllcorner -100\ncellsize 10\nNODATA_value -9999\n"
    rows = [" ".join(map(str, row)) for row in SLOPE.tolist()]
    path.write_text(head + "\n".join(rows))
    return path


def png(path: Path) -> Path:
    Image.fromarray(SLOPE.astype(np.uint8)).save(path)
    path.with_suffix(".pgw").write_text("10\n0\n0\n-10\n-95\n95\n")
    return path


def tif(path: Path) -> Path:
    from PIL.TiffImagePlugin import ImageFileDirectory_v2

    tags = ImageFileDirectory_v2()
    for tag, values in ((33550, (10.0, 10.0, 0.0)), (33922, (0.0, 0.0, 0.0, -100.0, 100.0, 0.0))):
        tags.tagtype[tag] = 12
        tags[tag] = values
    tags.tagtype[42113] = 2
    tags[42113] = "-9999"
    Image.fromarray(SLOPE.astype(np.float32)).save(path, tiffinfo=tags, compression="tiff_lzw")
    return path


def obj(path: Path) -> Path:
    """The same plane: 0.2 up for each unit to the east, 39 at 0; y is up, and north is -z."""
    corners = [(-100, -100), (200, -100), (200, 100), (-100, 100)]
    lines = [f"v {x} {39 + 0.2 * x} {-y}" for x, y in corners]
    path.write_text("\n".join([*lines, "f 1/1 2/2 3/3 4/4", "f -4 -3 -2"]))
    return path


FORMS: dict[str, Callable[[Path], Path]] = {"map.asc": asc, "map.png": png, "map.tif": tif, "map.obj": obj}


def heights(compiled: navspec.Compiled) -> dict[tuple[float, float], float]:
    assert compiled.refused == ()
    tables = [navspec.tables(file.data, name=file.name) for file in compiled.files]
    columns = [np.concatenate([table["nodes"][axis] for table in tables if "nodes" in table]) for axis in "xyz"]
    return {(x / 8, y / 8): z / 8 for x, y, z in zip(*(column.tolist() for column in columns), strict=True)}


@pytest.mark.parametrize("name", FORMS)
def test_nodes_are_on_the_ground_also_between_the_points(name: str, tmp_path: Path) -> None:
    path = FORMS[name](tmp_path / name)
    line = drawing([(0, 0), (90, 0)], [(90, 0), (90, 50)])
    of_nodes = heights(navspec.compile(line, heights=path))
    assert len(of_nodes) == 14
    for (x, _), z in of_nodes.items():
        assert abs(z - (39 + 0.2 * x)) <= 0.13, x
    beyond = navspec.compile(drawing([(0, 0), (240, 0)]), heights=path)
    (obstacle,) = beyond.obstacles
    assert obstacle.feature == "fid 1"
    assert "has no ground at 204, 0: draw it on the map of the heights" in obstacle.message


def test_drawn_heights_of_a_raster_do_not_count_and_bridges_are_even(tmp_path: Path) -> None:
    hill = SLOPE.copy()
    hill[:, 10:20] = 5
    path = asc(tmp_path / "hill.asc")
    path.write_text(
        "\n".join([*path.read_text().splitlines()[:6], *(" ".join(map(str, row)) for row in hill.tolist())])
    )
    roads = drawing(
        [(-60, 0, 0), (-36, 0, 99)], [(-36, 0), (108, 0)], [(30, -60), (30, 60)], bridge=["no", "yes", "no"]
    )
    of_nodes = heights(navspec.compile(roads, heights=path))
    assert abs(of_nodes[-36, 0] - 31.8) < 0.13
    assert abs(of_nodes[36, 0] - (31.8 + 60.6) / 2) < 0.13
    assert {z for (x, _), z in of_nodes.items() if x == 30} == {5}


def test_of_two_surfaces_the_nearest_counts_and_without_a_height_the_highest(tmp_path: Path) -> None:
    path = tmp_path / "two.obj"
    corners = [(-50, -50), (50, -50), (0, 80)]
    lines = [f"v {x} {z} {-y}" for z in (10, 30) for x, y in corners]
    path.write_text("\n".join([*lines, "f 1 2 3", "f 4 5 6"]))
    for drawn, wanted in (((0,), {10}), ((25,), {30}), ((), {30})):
        compiled = navspec.compile(drawing([(-20, 0, *drawn), (20, 0, *drawn)]), heights=path)
        assert set(heights(compiled).values()) == wanted


def test_nodes_of_the_base_keep_their_heights(tmp_path: Path) -> None:
    navspec.compile(drawing([(-60, 0, 60), (0, 0, 60)]), tmp_path / "base")
    roads = drawing([(0, 0), (60, 0)], [(-27, 0, 0), (-27, 60, 0)])  # the second begins inside an edge, below it
    compiled = navspec.compile(roads, base=tmp_path / "base", heights=asc(tmp_path / "map.asc"))
    of_nodes = heights(compiled)
    assert of_nodes[0, 0] == of_nodes[-27, 0] == 60
    assert abs(of_nodes[60, 0] - 51) < 0.13


@given(st.lists(st.tuples(*[st.integers(-20, 20)] * 2), min_size=1, max_size=20), st.integers(0, 2**32 - 1))
def test_surfaces_are_those_of_plain_python(places: list[tuple[int, int]], seed: int) -> None:
    triangles = np.random.default_rng(seed).integers(-20, 20, (12, 3, 3)).astype(np.float64)
    points = np.array([(x + 0.37, y + 0.61, np.nan) for x, y in places])
    expected = [_highest(point, triangles) for point in points]
    assert np.allclose(find_surface_heights(points, triangles), expected, equal_nan=True)


def _highest(point: np.ndarray, triangles: np.ndarray) -> float:
    highest = np.nan
    for corners in triangles:
        matrix = np.vstack([corners[:, :2].T, np.ones(3)])
        if abs(np.linalg.det(matrix)) > 1e-9:
            parts = np.linalg.solve(matrix, [point[0], point[1], 1])
            if (parts >= 0).all():
                highest = np.fmax(highest, parts @ corners[:, 2])
    return float(highest)


def test_a_scene_has_the_heights_of_its_meshes(tmp_path: Path) -> None:
    """A triangle of 60 units, moved up by 7 in the scene."""
    pygltflib = pytest.importorskip("pygltflib")
    points = struct.pack("<9f", -60, 0, 60, 60, 0, 60, 0, 0, -60)
    scene = pygltflib.GLTF2(
        scenes=[pygltflib.Scene(nodes=[0])],
        nodes=[pygltflib.Node(mesh=0, translation=[0, 7, 0])],
        meshes=[pygltflib.Mesh(primitives=[pygltflib.Primitive(attributes=pygltflib.Attributes(POSITION=0))])],
        accessors=[pygltflib.Accessor(bufferView=0, componentType=5126, count=3, type="VEC3")],
        bufferViews=[pygltflib.BufferView(buffer=0, byteLength=len(points))],
        buffers=[pygltflib.Buffer(byteLength=len(points))],
    )
    scene.set_binary_blob(points)
    scene.save_binary(tmp_path / "map.glb")
    ground = read_ground(tmp_path / "map.glb")
    assert ground.find_heights(np.array([[0.0, 0, np.nan], [0, -59, np.nan], [0, 61, np.nan]])).tolist()[:2] == [7, 7]


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("map.asc", b"hello", "this is not an ESRI ASCII grid"),
        ("map.asc", b"ncols 2\nnrows 2\nxllcorner 0\nyllcorner 0\ncellsize 1\n1 2 3", "this is not an ESRI ASCII grid"),
        ("map.asc", b"ncols 1\nnrows 1\nxllcorner 0\nyllcorner 0\ncellsize 0\n1", "the size or the place of its cells"),
        ("map.asc", b"ncols 99999\nnrows 99999\nxllcorner 0\nyllcorner 0\ncellsize 1\n1", "64,000,000 are the most"),
        ("map.asc", b"ncols 2\nnrows 1\nxllcorner 0\nyllcorner 0\ncellsize 1\n1 x", "this is not an ESRI ASCII grid"),
        ("map.tif", b"II*\0", "this is not a readable image of heights"),
        ("map.obj", b"v 0 0 0\nf 1 1 x", "this is not a readable OBJ file"),
        ("map.obj", b"v 0 0 0\nf 1 2 3", "this is not a readable OBJ file"),
        ("map.obj", b"v 0 0 0", "there are no faces in it"),
        ("map.glb", b"glTF", "this is not a readable glTF file"),
        ("map.las", b"", "heights cannot be read from it; these can: .asc, .tif, .tiff, .png, .obj or .glb"),
    ],
)
def test_files_without_heights(name: str, content: bytes, message: str, tmp_path: Path) -> None:
    (tmp_path / name).write_bytes(content)
    with pytest.raises(NavspecError, match=message):
        read_ground(tmp_path / name)


def test_an_image_says_where_it_is(tmp_path: Path) -> None:
    path = png(tmp_path / "map.png")
    path.with_suffix(".pgw").unlink()
    with pytest.raises(
        NavspecError, match=r"it does not say where its cells are; put a world file beside it, map\.pgw"
    ):
        read_ground(path)
    Image.new("RGB", (3, 3)).save(path)
    with pytest.raises(NavspecError, match="it has colours"):
        read_ground(path)


def test_layers_of_a_map_are_heights_above_the_ground(tmp_path: Path) -> None:
    """A street on the ground, and a bridge 6 m above it, which is even from end to end."""
    city = OsmCity()
    city.line((-60, 0), (60, 0), highway="residential")
    city.line((0, -66), (0, 66), highway="primary", bridge="yes")
    (tmp_path / "city.geojson").write_text(city.geojson())
    compiled = navspec.compile(
        tmp_path / "city.geojson",
        source_format="osm",
        origin=ORIGIN,
        heights=asc(tmp_path / "map.asc"),
        spacing=13,
    )
    for (x, y), z in heights(compiled).items():
        assert abs(z - (39 + 0.2 * x if abs(y) < 1 else 45)) <= 0.3, (x, y)


def test_the_length_of_edges() -> None:
    """Even pieces, as long as in the original roads of the kind, or as requested."""
    lines = [[(0, 0, 10), (120, 0, 40)], [(0, 200, 0), (120, 200, 0)], [(0, 300, 0), (120, 300, 0)]]
    for spacing, wanted in ((None, (11, 5, 11)), (50, (3, 3, 3)), (1000, (1, 1, 1))):
        plan = drawing(*lines, kind=["vehicle", "boat", "ped"])
        compiled = navspec.compile(plan, spacing=spacing)
        of_nodes = heights(compiled)
        assert tuple(sum(y == north for _, y in of_nodes) - 1 for north in (0, 200, 300)) == wanted
        for (x, y), z in of_nodes.items():
            assert y or abs(z - 10 - x / 4) <= 0.13
