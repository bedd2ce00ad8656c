"""Meshes of Metroid Prime: how they are recognised, what they hold, how they look, and what is said of other versions."""

from __future__ import annotations

import struct
from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

import navspec
from builders import metroid_prime_path as builder
from builders.metroid_prime_path import FLYER, GROUND, SWIMMER, Mesh, Point, square, squares, two_squares
from navspec.columns import Tables, TableSet
from navspec.families.metroid_prime_path import layout, view
from navspec.families.metroid_prime_path.overview import draw_mesh
from navspec.family.rules.labels import place_rows
from navspec.graphs.connectivity import find_cycle_nodes
from navspec.records.drawing import Drawing

NAME = "room.path"


def tables(data: bytes, name: str = NAME) -> Tables:
    tables = navspec.tables(data, name=name)
    assert isinstance(tables, Tables)
    return tables


def view_of(mesh: Mesh) -> view.PrimeMesh:
    return view.PrimeMesh(TableSet({0: tables(mesh.to_bytes())}))


def labelled(data: bytes, version: int) -> bytes:
    return struct.pack(">I", version) + data[4:]


# --- how they are recognised ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("version", "variant"), [(4, "prime"), (6, "echoes"), (7, "corruption")])
def test_versions_are_known_by_where_their_counts_end(version: int, variant: str) -> None:
    data = squares(5, 4, version=version).to_bytes()
    for name in ("", "0C1B2A3F.PATH", "room.bin"):
        identity = navspec.identify(data, name=name)
        assert (identity.id, identity.variant) == ("metroid_prime_path", variant)
    assert navspec.identify(labelled(two_squares(6).to_bytes(), 5)).variant == "echoes"


@pytest.mark.parametrize("rest", [b"\0", b"\xff" * 32 + b"\0", b"\xff" * 64])
def test_what_is_no_padding_needs_a_name(rest: bytes) -> None:
    data = two_squares(4).body() + rest
    assert navspec.identify(data, name=NAME).evidence == "the name of the file"
    with pytest.raises(navspec.UnknownFormat) as error:
        navspec.identify(data)
    assert "not padding" in error.value.tried["metroid_prime_path"]


def test_files_that_are_none_of_these() -> None:
    for data in (b"", b"\0\0\0\4", bytes(64), struct.pack(">5I", 6, 1, 2, 3, 4)):
        with pytest.raises(navspec.UnknownFormat):
            navspec.identify(data)
        assert navspec.check(data, name=NAME).fails


def test_version_7_may_lack_the_number_of_points() -> None:
    """Padding, or nothing at all, in its place."""
    mesh = two_squares(7, has_point_count=False)
    for data in (mesh.to_bytes(), mesh.body()):
        assert "num_points" not in (tables(data)[""].dtype.names or ())
        assert tables(data).to_bytes() == data
    assert tables(two_squares(7).to_bytes())[""]["num_points"].tolist() == [0]


def test_version_6_may_not() -> None:
    """As version 7 all of it fits together; where it does not, the number is missing."""
    data = labelled(two_squares(7, has_point_count=False).to_bytes(), 6)
    (finding,) = navspec.check(data, name=NAME).findings
    assert (finding.code, finding.pointer) == ("PRIME_VERSION_LAYOUT", "/version")
    assert "00 00 00 07" in finding.message
    broken = bytearray(data)
    struct.pack_into(">I", broken, 208, 9)  # no version of it has such a link
    (finding,) = navspec.check(bytes(broken), name=NAME).findings
    assert (finding.code, finding.pointer, finding.offset) == ("PRIME_TRUNCATED", "/num_points", 528)


def test_swapped_bytes_are_told() -> None:
    data = two_squares(4).to_bytes()
    (finding,) = navspec.check(b"\4\0\0\0" + data[4:], name=NAME).findings
    assert finding.code == "PRIME_VERSION_UNKNOWN"
    assert "bytes swapped" in finding.message


# --- versions that files do not have --------------------------------------------------------------------------------

MISLABELLED = labelled(squares(1, 1).to_bytes(), 7)
"""The dead words of version 4 are read as an empty lookup table, and the slot of the region as one of three counters."""


@pytest.mark.parametrize(
    ("data", "sound"),
    [
        (MISLABELLED, squares(1, 1).to_bytes()),
        (labelled(squares(5, 4).to_bytes(), 6), squares(5, 4).to_bytes()),
        (labelled(squares(5, 4, version=6).to_bytes(), 7), squares(5, 4, version=6).to_bytes()),
    ],
    ids=["read as another", "cut short as another", "with tables that the other has not"],
)
def test_the_version_is_set_on_request(data: bytes, sound: bytes) -> None:
    assert [file.changed for file in navspec.repair(data, name=NAME).files] == [False]
    (record,) = navspec.repair(data, name=NAME, select=["PRIME_VERSION_LAYOUT"]).files
    assert record.data == sound
    assert not navspec.check(record.data, name=NAME).findings


def test_nothing_else_is_repaired_before() -> None:
    """What would be set right is something else."""
    done = navspec.repair(MISLABELLED, name=NAME)
    states = {step.codes[0]: (step.state, step.reason) for step in done.sets[0].steps}
    assert states["PRIME_VERSION_LAYOUT"][0] == "on_request"
    state, reason = states["PRIME_OCTREE_LIST_RANGE"]
    assert state == "taken_back"
    assert "seems to be of version 4" in reason
    assert not done.files[0].changed


def test_an_octree_over_nothing() -> None:
    """A mesh without regions has one box, which is inside out."""
    sound = Mesh([]).to_bytes()
    (record,) = navspec.repair(sound[:20] + bytes(4) + b"\xff" * 8, name=NAME).files
    assert record.data == sound


def test_recipes_that_cannot_help_leave_files_as_they_are() -> None:
    """Regions that share corners are not turned; nor is a plane made of corners that stand upright."""
    turned = replace(square(0, 0, 8, 2.0), corners=square(0, 0, 8).corners[::-1])
    data = bytearray(Mesh([turned, turned]).to_bytes())
    struct.pack_into(">I", data, 208 + 80 + 4, 0)  # the corners of the first one
    wall = bytearray(squares(1, 1).to_bytes())
    for corner in range(4):
        struct.pack_into(">f", wall, 8 + 24 * corner, 0.0)
    struct.pack_into(">3f", wall, 136, 1.0, 0.0, 0.0)
    for content, code, state in ((data, "PRIME_WINDING", "taken_back"), (wall, "PRIME_PLANE_VERTICAL", None)):
        steps = {step.codes[0]: step.state for step in navspec.repair(bytes(content), name=NAME).sets[0].steps}
        assert steps.get(code) == state
        assert code in navspec.check(bytes(content), name=NAME).totals


# --- what they hold -------------------------------------------------------------------------------------------------


def test_facts() -> None:
    mesh = builder.grid(2, 4, 4, 6, 3)
    mesh.few = 4
    (record,) = navspec.info(mesh.to_bytes(), name=NAME).to_dict()["files"]
    kinds = [region.type_mask for region in mesh.regions]
    facts = record["info"]
    assert (facts["version"], facts["game"]) == (6, "Metroid Prime 2: Echoes")
    assert (facts["nodes"], facts["regions"], facts["points"], facts["point_links"]) == (
        4 * len(kinds),
        len(kinds),
        3,
        4,
    )
    assert facts["links"] == sum(len(region.links) for region in mesh.regions)
    assert facts["types"] == {"ground": kinds.count(1), "flyer": kinds.count(2), "swimmer": kinds.count(4)}
    for mover, mask in (("ground", 1), ("flyer", 3), ("swimmer", 4)):
        parts = Counter(mesh.components(mask))
        del parts[-1]
        sizes = sorted(parts.items(), key=lambda part: (-part[1], part[0]))
        assert facts[f"{mover}_parts"] == len(sizes)
        assert facts[f"largest_{mover}_part"] == sizes[0][1]
        assert facts[f"other_{mover}_parts"] == {str(first): count for first, count in sizes[1:]}
    indices = {str(bit): sum(region.index_mask >> bit & 1 for region in mesh.regions) for bit in range(8)}
    assert facts["path_indices"] == {bit: count for bit, count in indices.items() if count}
    assert facts["octree_depth"] > 1
    assert facts["extent"] == {"x": [0.0, 16.0], "y": [0.0, 16.0], "z": [0.0, 1.0]}


def test_facts_on_links() -> None:
    mesh = squares(4, 1)
    mesh.regions[2].links = [link for link in mesh.regions[2].links if link.region == 1]
    mesh.regions[3].links = []
    (record,) = navspec.info(mesh.to_bytes(), name=NAME).to_dict()["files"]
    assert (record["info"]["one_way"], record["info"]["unlinked"]) == (0, 1)
    mesh.regions[0].links = []
    (record,) = navspec.info(mesh.to_bytes(), name=NAME).to_dict()["files"]
    assert (record["info"]["one_way"], record["info"]["unlinked"]) == (1, 1)


def test_facts_of_nothing() -> None:
    (record,) = navspec.info(Mesh([]).to_bytes(), name=NAME).to_dict()["files"]
    assert record["info"]["extent"] is None
    assert (record["info"]["regions"], record["info"]["ground_parts"], record["info"]["leaves"]) == (0, 0, 1)


def test_rows_in_words() -> None:
    mesh = view_of(two_squares(6, points=True))
    words = {
        "regions": ["region 0", "region 1"],
        "links": ["region 0 link 0", "region 1 link 1"],
        "points": ["point 0", "point 1"],
        "octree_lookup": ["octree lookup entry 0", "octree lookup entry 1"],
    }
    assert {table: place_rows(mesh, table, np.array([0, 1]))[0] for table in words} == words
    assert [place_rows(mesh, table, np.array([0]))[0] for table in ("", "octree_nodes")] == [["the mesh"], ["box 0"]]
    assert place_rows(mesh, "nodes", np.array([0, 5]))[0] == ["region 0 corner 0", "region 1 corner 5"]


def test_a_link_of_no_region_is_named_by_its_row_alone() -> None:
    mesh = view_of(two_squares())
    mesh.tables.set_column("regions", "num_links", np.array([0, 1]))
    words, params = place_rows(mesh, "links", np.array([0, 1]))
    assert words == ["link 0", "region 1 link 1"]
    assert params["region"].tolist() == [None, 1]


def test_places() -> None:
    mesh = view_of(two_squares(6, points=True))
    assert mesh.positions("regions", np.array([1])).tolist() == [[12.0, 4.0, 0.0]]
    assert mesh.positions("nodes", np.array([2])).tolist() == [[8.0, 8.0, 0.0]]
    assert mesh.positions("links", np.array([0, 1])).tolist() == [[8.0, 4.0, 0.0], [8.0, 4.0, 0.0]]
    assert mesh.positions("points", np.array([0])).tolist() == [[4.0, 4.0, 0.0]]
    assert mesh.positions("octree_nodes", np.array([0])).tolist() == [[8.0, 4.0, 2.0]]
    assert np.isnan(mesh.positions("octree_lookup", np.array([0]))).all()


def test_what_is_asked_of_a_mesh() -> None:
    mesh = view_of(squares(5, 4))
    points = np.array([(8.0, 8.0, 1.0), (4.0, 4.0, 2.5), (39.9, 31.9, 0.0), (-1.0, 4.0, 1.0)])
    assert [regions.tolist() for regions in mesh.regions_at(points)] == [[0, 1, 4, 5], [], [19], []]
    assert view_of(Mesh([])).regions_at(points[:1])[0].tolist() == []


def test_cycles() -> None:
    start, end = np.array([0, 1, 2, 3, 4, 4]), np.array([1, 2, 0, 0, 4, 5])
    assert find_cycle_nodes(6, start, end).tolist() == [True, True, True, False, True, False]
    assert find_cycle_nodes(0, start[:0], end[:0]).tolist() == []


# --- how they look --------------------------------------------------------------------------------------------------


def drawn(mesh: Mesh) -> Drawing:
    return draw_mesh(view_of(mesh))


def lines(drawing: Drawing, title: str) -> list[tuple[tuple[float, float], ...]]:
    (layer,) = [candidate for candidate in drawing.layers if candidate.title == title]
    return [tuple((float(drawing.x[at]), float(drawing.y[at])) for at in ends) for ends in layer.lines.tolist()]


def test_regions_by_kind_with_links_and_points() -> None:
    mesh = squares(3, 1, version=6)
    mesh.regions[1].type_mask, mesh.regions[2].type_mask = SWIMMER | FLYER, 8
    for number, region in enumerate(mesh.regions):
        region.index_mask = 2 if number == 1 else 0
    mesh.regions[2].links.clear()
    mesh.points = [Point((1.0, 2.0, 0.0), links=[1]), Point((3.0, 2.0, 0.0), links=[0])]
    drawing = drawn(mesh)
    assert [(surface.title, surface.numbers.tolist()) for surface in drawing.surfaces] == [
        ("Ground", [0]),
        ("Flyer", [1]),
        ("Others", [2]),
    ]
    themes = {theme.title: (theme.names, theme.codes.tolist()) for theme in drawing.surfaces[1].themes}
    assert themes == {
        "Part for ground": (("Part 1",), [-1]),
        "Part for ground and flyer": (("Part 1",), [0]),
        "Creatures": (("ground", "flyer", "swimmer", "unknown 3"), [0b110]),
        "Path index of creatures": (("index 1",), [1]),
    }
    corners = drawing.surfaces[1].corners
    assert [drawing.x[corners].tolist(), drawing.y[corners].tolist()] == [[8, 8, 16, 16], [0, 8, 8, 0]]
    assert lines(drawing, "Connections") == [((4.0, 4.0), (12.0, 4.0))]
    assert lines(drawing, "One way only") == [((12.0, 4.0), (20.0, 4.0))]
    assert lines(drawing, "Free points") == [((1.0, 2.0), (3.0, 2.0))]


def test_regions_that_are_nowhere_are_left_out() -> None:
    data = bytearray(squares(2, 1).to_bytes())
    struct.pack_into(">f", data, 8, float("nan"))
    drawing = draw_mesh(view.PrimeMesh(TableSet({0: tables(bytes(data))})))
    assert [surface.numbers.tolist() for surface in drawing.surfaces] == [[1]]
    assert lines(drawing, "Connections") == []
    assert drawn(Mesh([])).surfaces == ()


def test_the_spec_says_which_bit_lets_which_creature_in() -> None:
    assert layout.creature_bits() == {"ground": GROUND, "flyer": FLYER, "swimmer": SWIMMER}
    assert layout.mask_of(["ground", "flyer"]) == GROUND | FLYER
