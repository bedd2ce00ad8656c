"""Meshes of Metroid Prime edited by hand: what follows from regions and links is what a mesh built so has."""

from __future__ import annotations

import copy
import itertools
from typing import Any

import numpy as np
import pytest

import navspec
from builders.metroid_prime_path import FLYER, GROUND, SWIMMER, Mesh, Region, grid, squares, two_squares
from builders.metroid_prime_path_samples import SAMPLES
from navspec.columns import Tables, TableSet
from navspec.errors import NavspecError, ReadError
from navspec.families.metroid_prime_path.derived import change_heights, change_mesh, write_octree
from navspec.families.metroid_prime_path.editing import EDITOR
from navspec.families.metroid_prime_path.view import PrimeMesh
from navspec.family.network.tools import Action, EditResult

NAME = "mesh.PATH"
VERSIONS = (4, 6, 7)


def edited(data: bytes, tool: str, nodes: Any = (), edges: Any = (), **values: Any) -> EditResult:
    before = navspec.tables(data, name=NAME)
    assert isinstance(before, Tables)
    rows = [np.array(chosen_rows, np.int64) for chosen_rows in (nodes, edges)]
    edit = EDITOR.edit(PrimeMesh(TableSet({0: before})), Action(tool, rows[0], rows[1], values))
    assert before.to_bytes() == data
    return edit


def after(edition: EditResult) -> bytes:
    assert edition.obstacles == ()
    return edition.files[0].to_bytes()


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("masks", [{"flyer": 1, "ground": 0}, {"type_mask": FLYER}, {"ground": "no", "flyer": True}])
def test_creatures_of_regions_and_the_matrices(version: int, masks: dict[str, Any]) -> None:
    """A row of five, whose middle one only flyers get over."""
    before = squares(5, 1, version=version)
    expected = copy.deepcopy(before)
    expected.regions[2].type_mask = FLYER
    edit = edited(before.to_bytes(), "set", [2], attributes=masks)
    assert after(edit) == expected.to_bytes()
    assert edit.notes == ("for walkers the mesh has 2 parts now, before 1",)
    assert edit.nodes == ("2",)


def test_path_indices_of_regions() -> None:
    before, expected = grid(3, 6, 6), grid(3, 6, 6)
    for row in (1, 4, 7):
        expected.regions[row].index_mask |= 0x20
    assert after(edited(before.to_bytes(), "set", [4, 1, 7], attributes={"index_5": 1})) == expected.to_bytes()


def test_every_attribute_is_a_column_that_is_set() -> None:
    data = squares(3, 1).to_bytes()
    before = navspec.graph(data, name=NAME).nodes
    assert EDITOR.nodes == (
        "index_mask",
        *(f"index_{number}" for number in range(8)),
        "type_mask",
        "ground",
        "flyer",
        "swimmer",
        "height",
    )
    for name in EDITOR.nodes:
        assert navspec.graph(data, name=NAME).nodes.about[name].doc
        changed = navspec.graph(after(edited(data, "set", [1], attributes={name: 1})), name=NAME).nodes
        assert changed[name].tolist() == [int(before[name][0]), 1, int(before[name][2])]


@pytest.mark.parametrize("version", VERSIONS)
def test_links_go_and_regions_come_apart(version: int) -> None:
    before = squares(4, 1, version=version)
    expected = copy.deepcopy(before)
    data = before.to_bytes()
    edges = navspec.graph(data, name=NAME).edges
    ends = list(zip(edges["source"].tolist(), edges["target"].tolist(), strict=True))
    expected.regions[1].links = [link for link in expected.regions[1].links if link.region != 2]
    expected.regions[2].links = [link for link in expected.regions[2].links if link.region != 1]
    assert after(edited(data, "delete", edges=[ends.index((1, 2)), ends.index((2, 1))])) == expected.to_bytes()


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize(("columns", "rows", "deleted"), [(4, 1, [0]), (4, 1, [1]), (3, 3, [4, 8]), (6, 6, [0, 7, 35])])
def test_regions_go_with_corners_and_links(version: int, columns: int, rows: int, deleted: list[int]) -> None:
    before = squares(columns, rows, version=version)
    expected = copy.deepcopy(before)
    number = {old: new for new, old in enumerate(row for row in range(columns * rows) if row not in deleted)}
    expected.regions = [region for row, region in enumerate(expected.regions) if row not in deleted]
    for region in expected.regions:
        region.links = [link for link in region.links if link.region in number]
        for link in region.links:
            link.region = number[link.region]
    tables = navspec.tables(after(edited(before.to_bytes(), "delete", deleted)), name=NAME)
    built = navspec.tables(expected.to_bytes(), name=NAME)
    boxes = ("", "octree_nodes", "octree_lookup", "padding")  # boxes are as large as before
    for table in set(built) - set(boxes):
        assert tables[table].tobytes() == built[table].tobytes(), table
    report = navspec.check(tables.to_bytes(), name=NAME)
    assert {finding.severity for finding in report.findings} <= {"info"}, report.findings


def test_points_stay() -> None:
    before = two_squares(6, points=True).to_bytes()
    file = edited(before, "delete", [0]).files[0]
    expected = navspec.tables(before, name=NAME)
    for table in ("points", "point_links", "point_costs", "point_connections"):
        assert file[table].tobytes() == expected[table].tobytes()


def test_matrices_that_were_not_what_links_have_stay() -> None:
    data = bytearray(squares(3, 1).to_bytes())
    tables = navspec.tables(bytes(data), name=NAME)
    tables["ground_connections"][0] = 0
    edit = edited(tables.to_bytes(), "set", [1], attributes={"swimmer": 1})
    assert edit.notes == ("ground_connections were not what the links have, and do not follow",)
    assert edit.files[0]["ground_connections"].tolist() == [0]
    assert edit.files[0]["regions"]["type_mask"].tolist() == [GROUND, GROUND | SWIMMER, GROUND]


def test_what_is_refused() -> None:
    data = squares(2, 1).to_bytes()
    edit = edited(data, "delete", [0, 1])
    assert edit.files == {}
    assert edit.obstacles[0].message == "without regions nothing is left"
    for name in ("centroid_x", "unknown_3", "aabb_min_x", "region_index"):
        with pytest.raises(NavspecError, match=f"have no '{name}' that can be set"):
            edited(data, "set", [0], attributes={name: 1})
    with pytest.raises(NavspecError, match="delete: choose some nodes or edges"):
        edited(data, "delete")
    with pytest.raises(NavspecError, match="there are 2 nodes, and none of the number 2"):
        edited(data, "delete", [2])


def test_a_mesh_without_an_order_of_regions_is_edited_as_well() -> None:
    mesh: Mesh = squares(3, 1)
    tables = navspec.tables(mesh.to_bytes(), name=NAME)
    tables["regions"]["region_index"] = 0
    edit = edited(tables.to_bytes(), "set", [0], attributes={"flyer": 1})
    assert len(edit.notes) == 2
    assert edit.files[0]["regions"]["type_mask"].tolist() == [GROUND | FLYER, GROUND, GROUND]


# --- heights -------------------------------------------------------------------------------------------------------


def with_heights(mesh: Mesh, rows: list[int], height: float) -> Mesh:
    result = copy.deepcopy(mesh)
    for row in rows:
        result.regions[row].height = height
    return result


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("size", [2, 6])
def test_boxes_and_the_octree_follow_heights(version: int, size: int) -> None:
    """Of 36 regions the octree has boxes; raised beyond the others, and lowered again."""
    mesh = squares(size, size, version=version, shares=False)
    expected = with_heights(mesh, [1, 2], 9.5)
    raised = after(edited(mesh.to_bytes(), "set", [2, 1], attributes={"height": "9.5"}))
    assert raised == expected.to_bytes()
    assert after(edited(raised, "set", [1, 2], attributes={"height": 2, "index_0": 1})) == mesh.to_bytes()


def test_an_octree_of_another_builder_stays_while_it_fits() -> None:
    mesh = squares(6, 6)
    mesh.regions[0].height = 3.0
    data = mesh.to_bytes()
    raised = edited(data, "set", [20], attributes={"height": 3})
    tables = navspec.tables(data, name=NAME)
    for table in ("octree_nodes", "octree_lookup"):
        assert raised.files[0][table].tobytes() == tables[table].tobytes()
    highest = edited(data, "set", [20], attributes={"height": 30})
    assert highest.files[0]["octree_nodes"].tobytes() != tables["octree_nodes"].tobytes()
    for edit in (raised, highest):
        assert edit.notes == ()
        assert {finding.severity for finding in navspec.check(after(edit), name=NAME).findings} <= {"info"}


def test_a_box_that_is_larger_only_grows() -> None:
    tables = navspec.tables(squares(3, 1).to_bytes(), name=NAME)
    tables.set_column("regions", "aabb_max.z", [2.0, 5.0, 2.0])
    tables.set_column("octree_nodes", "aabb_max.z", [5.0])
    for height, top in ((3.0, 5.0), (7.0, 7.0)):
        file = edited(tables.to_bytes(), "set", [1], attributes={"height": height}).files[0]
        assert file.column("regions", "aabb_max.z").tolist() == [2.0, top, 2.0]


@pytest.mark.parametrize("height", [0, -1, "nan", "inf", "high"])
def test_heights_in_which_nothing_can_be(height: Any) -> None:
    with pytest.raises(NavspecError, match="height: "):
        edited(squares(2, 1).to_bytes(), "set", [0], attributes={"height": height})


@pytest.mark.parametrize("shares", [False, True])
def test_what_follows_from_fields_that_are_set(shares: bool) -> None:
    """A height and a mask, by their pointers; of an octree with leaves that share regions only what fits is kept."""
    mesh = squares(6, 6, version=6, shares=shares)
    expected = with_heights(mesh, [4], 2.5)
    for row in (12, 13, 14, 15, 16, 17):
        expected.regions[row].type_mask = FLYER
    masks = {f"/regions/{row}/type_mask": FLYER for row in (12, 13, 14, 15, 16, 17)}
    result = navspec.edit(mesh.to_bytes(), {"/regions/4/height": 2.5, **masks}, name=NAME)
    tables, built = (navspec.tables(data, name=NAME) for data in (result.data, expected.to_bytes()))
    for table in set(built) - ({"", "octree_nodes", "octree_lookup", "padding"} if shares else set()):
        assert tables[table].tobytes() == built[table].tobytes(), table
    assert {finding.severity for finding in navspec.check(result.data, name=NAME).findings} <= {"info"}


# --- links ---------------------------------------------------------------------------------------------------------


def in_order(mesh: Mesh) -> Mesh:
    """The mesh with the links of regions in the order of their edges, as the public cooker has them."""
    for region in mesh.regions:
        region.links.sort(key=lambda link: link.edge)
    return mesh


def meshes() -> list[Mesh]:
    """Meshes with slopes, ponds and holes, of all versions; in some, boxes of the octree share regions."""
    return [
        in_order(grid(seed, 4 + seed % 3, 5, version, points=seed % 2 * 3 if version > 4 else 0))
        for seed in range(4)
        for version in VERSIONS
    ] + [in_order(squares(5, 4, version=version, shares=version == 6)) for version in VERSIONS]


def neighbours(mesh: Mesh) -> list[tuple[int, int]]:
    return [(row, link.region) for row, region in enumerate(mesh.regions) for link in region.links if row < link.region]


@pytest.mark.parametrize("mesh", meshes(), ids=lambda mesh: f"{len(mesh.regions)}-v{mesh.version}")
def test_regions_that_are_disconnected_and_connected_are_as_before(mesh: Mesh) -> None:
    data = mesh.to_bytes()
    for number, (one, second) in enumerate(neighbours(mesh)[::4]):
        expected = copy.deepcopy(mesh)
        for row, target in ((one, second), (second, one)):
            expected.regions[row].links = [link for link in expected.regions[row].links if link.region != target]
        apart = after(edited(data, "disconnect", [second, one] if number % 2 else [one, second]))
        assert apart == expected.to_bytes()
        joined = edited(apart, "connect", [one, second] if number % 2 else [second, one])
        assert after(joined) == data


def test_what_is_said_of_parts() -> None:
    data = squares(3, 1).to_bytes()
    apart = edited(data, "disconnect", [2, 1])
    assert apart.notes == ("for walkers and flyers the mesh has 2 parts now, before 1",)
    assert apart.nodes == ("2", "1")
    assert edited(after(apart), "connect", [1, 2]).notes == (
        "for walkers and flyers the mesh has 1 part now, before 2",
    )


def test_a_link_in_one_direction_and_the_one_back() -> None:
    mesh = squares(2, 1)
    expected = copy.deepcopy(mesh)
    expected.regions[1].links.clear()
    mesh.regions[0].links.clear()
    mesh.regions[1].links.clear()
    single = after(edited(mesh.to_bytes(), "connect", [0, 1], attributes={"has_back": 0}))
    assert single == expected.to_bytes()
    assert after(edited(single, "connect", [0, 1])) == squares(2, 1).to_bytes()
    with pytest.raises(NavspecError, match="regions 0 and 1 are linked already"):
        edited(single, "connect", [0, 1], attributes={"has_back": "no"})


def test_the_width_of_a_link_over_a_slope() -> None:
    """Seen from above; in space where the widths of the mesh are."""
    corners = [(0.0, 0.0, 0.0), (0.0, 3.0, 4.0), (8.0, 3.0, 4.0), (8.0, 0.0, 0.0)]
    places = [[(x + 8.0 * number, y, z) for x, y, z in corners] for number in range(3)]
    mesh = Mesh([Region(place, 2.0) for place in places])
    mesh.link(0, 1)
    for width in (3.0, 5.0):
        for region in mesh.regions:
            for link in region.links:
                link.width, link.inverse = width, 1 / width
        links = edited(mesh.to_bytes(), "connect", [1, 2]).files[0]["links"]
        assert links["width_2d"].tolist() == [width] * 4
        assert links["inv_width_2d"].tolist() == [np.float32(1 / width)] * 4


def test_a_link_that_nothing_takes() -> None:
    mesh = squares(2, 1)
    mesh.regions[1].type_mask = SWIMMER
    data = after(edited(mesh.to_bytes(), "disconnect", [0, 1]))
    assert edited(data, "connect", [0, 1]).notes == (
        "no kind of creature may be in both regions 0 and 1, so that none takes the link",
    )


def test_regions_that_cannot_be_linked() -> None:
    data = squares(3, 1).to_bytes()
    edit = edited(data, "connect", [0, 2])
    assert edit.files == {}
    assert edit.obstacles[0].message == "regions 0 and 2 do not share a whole edge, and links lead over one"
    assert edit.obstacles[0].position == [12.0, 4.0, 0.0]
    for tool in ("connect", "disconnect"):
        with pytest.raises(NavspecError, match="these are one region; choose two"):
            edited(data, tool, [1, 1])
    with pytest.raises(NavspecError, match="regions 0 and 2 are not linked"):
        edited(data, "disconnect", [0, 2])
    with pytest.raises(NavspecError, match="have no 'height' that can be set"):
        edited(data, "connect", [0, 1], attributes={"height": 1})
    tables = navspec.tables(data, name=NAME)
    tables.set_column("regions", "first_link", [0, 0, 3])
    with pytest.raises(NavspecError, match="some links belong to no region, or to several"):
        edited(tables.to_bytes(), "connect", [0, 2])


# --- joining -------------------------------------------------------------------------------------------------------


def rectangles(boxes: list[tuple[int, int, int, int]], version: int) -> Mesh:
    """Level regions between x and y of two corners, in the order of west, north, east and south, and linked.

    Sides are divided where regions beside them end.
    """
    regions = []
    for west, south, east, north in boxes:
        xs = sorted({x for box in boxes for x in (box[0], box[2]) if west <= x <= east})
        ys = sorted({y for box in boxes for y in (box[1], box[3]) if south <= y <= north})
        corners = [(west, y) for y in ys[:-1]] + [(x, north) for x in xs[:-1]]
        corners += [(east, y) for y in ys[:0:-1]] + [(x, south) for x in xs[:0:-1]]
        regions.append(Region([(float(x), float(y), 0.0) for x, y in corners], 2.0))
    mesh = Mesh(regions, version, shares=False)
    for one, second in itertools.combinations(range(len(boxes)), 2):
        mesh.link(one, second)
    return in_order(mesh)


@pytest.mark.parametrize("version", VERSIONS)
def test_a_row_of_regions_is_joined(version: int) -> None:
    """Three in the south become one, in both orders; above them are three others, and a link leads to each."""
    boxes = [(8 * x, 8 * y, 8 * x + 8, 8 * y + 8) for x in range(3) for y in range(2)]
    before = rectangles(boxes, version)
    first = after(edited(before.to_bytes(), "join", [2, 0]))
    expected = rectangles([boxes[1], (0, 0, 16, 8), *boxes[3:]], version)
    kept = expected.regions[1]
    # The first corner stays that of the region that is kept.
    turn = kept.corners.index((8.0, 0.0, 0.0))
    kept.corners = kept.corners[turn:] + kept.corners[:turn]
    for link in kept.links:
        link.edge = (link.edge - turn) % len(kept.corners)
    in_order(expected)
    assert first == expected.to_bytes()
    second = edited(first, "join", [1, 3])
    assert second.notes == ("region 3 is now part of region 1",)
    assert second.nodes == ("1",)
    whole = navspec.tables(after(second), name=NAME)
    assert whole["regions"]["num_nodes"].tolist() == [4, 8, 4, 4]
    assert whole.column("regions", "centroid.x").tolist()[1] == 12.0
    assert {finding.severity for finding in navspec.check(after(second), name=NAME).findings} == set()


def test_regions_on_a_slope_are_joined_wherever_they_are_alike() -> None:
    joined = 0
    for mesh in meshes()[1::3]:
        data = mesh.to_bytes()
        codes = {finding.code for finding in navspec.check(data, name=NAME).findings}
        for one, second in neighbours(mesh)[::5]:
            edit = edited(data, "join", [one, second])
            alike = [(region.type_mask, region.index_mask, region.height) for region in mesh.regions]
            assert bool(edit.files) == (alike[one] == alike[second]), edit.obstacles
            if not edit.files:
                assert edit.obstacles[0].message.startswith(f"regions {one} and {second} differ in ")
                continue
            joined += 1
            findings = navspec.check(after(edit), name=NAME).findings
            assert {finding.code for finding in findings} - codes <= {
                "PRIME_LINK_PARALLEL",
                "PRIME_OCTREE_EXTRA_REGION",
            }
            view = PrimeMesh(TableSet({0: navspec.tables(after(edit), name=NAME)}))
            assert view.regions == len(mesh.regions) - 1
            surface = np.linalg.norm(view.newell, axis=1).sum()
            before = PrimeMesh(TableSet({0: navspec.tables(data, name=NAME)}))
            np.testing.assert_allclose(surface, np.linalg.norm(before.newell, axis=1).sum(), rtol=1e-6)
    assert joined > 5


def test_regions_that_are_not_one_floor() -> None:
    corner = rectangles([(0, 0, 8, 8), (8, 0, 16, 8), (8, 8, 16, 16)], 4)
    data = corner.to_bytes()
    edit = edited(after(edited(data, "join", [0, 1])), "join", [0, 1])
    assert edit.obstacles[0].message == "regions 0 and 1 are not convex together"
    assert edited(data, "join", [0, 2]).obstacles[0].message == "regions 0 and 2 do not share a whole edge"
    mesh = squares(2, 1)
    mesh.regions[1].corners = [(x, y, (x - 8) / 4) for x, y, _ in mesh.regions[1].corners]
    assert edited(mesh.to_bytes(), "join", [0, 1]).obstacles[0].message == "regions 0 and 1 do not lie in one plane"
    tables = navspec.tables(squares(3, 1).to_bytes(), name=NAME)
    tables.set_column("regions", "first_node", [0, 0, 8])
    with pytest.raises(NavspecError, match="some corners belong to no region, or to several"):
        edited(tables.to_bytes(), "join", [1, 2])


# --- what follows --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mesh", meshes(), ids=lambda mesh: f"{len(mesh.regions)}-v{mesh.version}")
def test_what_follows_from_an_untouched_mesh_is_what_it_has(mesh: Mesh) -> None:
    """Matrices, boxes and widths of all; the octree where it is not the public cooker's, whose leaves share regions."""
    tables = navspec.tables(mesh.to_bytes(), name=NAME)
    view = PrimeMesh(TableSet({0: tables}))
    assert change_mesh(view, lambda: change_heights(view, np.arange(view.regions), lambda: None)) == ()
    assert tables.to_bytes() == mesh.to_bytes()
    write_octree(view)
    mesh.shares = False
    assert tables.to_bytes()[: len(mesh.body())] == mesh.body()


def test_faults_stay_where_nothing_changes() -> None:
    for sample in SAMPLES:
        ((_, data),) = sample.build()[0].items()
        try:
            tables = navspec.tables(data, name=NAME)
        except ReadError:
            continue
        view = PrimeMesh(TableSet({0: tables}))
        change_mesh(view, lambda: None)
        assert tables.to_bytes() == data, sample.about


@pytest.mark.parametrize("size", [0, 5, 24, 56])
def test_padding_stays_as_it_was(size: int) -> None:
    """None, one of no known multiple, and fills to a multiple of 32 or 64."""
    body = squares(4, 4).body()
    tables = navspec.tables(body + b"\xff" * size, name=NAME)
    assert -len(body) % 32 == 24
    assert -len(body) % 64 in (24, 56)
    file = edited(tables.to_bytes(), "set", [0], attributes={"index_3": 1}).files[0]
    assert len(file["padding"]) == size
