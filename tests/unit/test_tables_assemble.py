"""Files made from parts, and the same file under other decisions."""

from __future__ import annotations

import numpy as np
import pytest

from builders import gta_sa_paths as builder
from builders import shapes
from navspec.errors import WriteError
from navspec.spec import load_spec
from navspec.tables import Tables, assemble, read

SPEC = load_spec("gta_sa_paths")
CLASSIC = {"is_wiki_sized": False, "has_tail": True}
OF_LINKS = ("links", "navi_links", "link_lengths", "intersections")


def area() -> builder.Area:
    area = builder.smallest()
    area.reserved_link_lengths[3] = 7
    area.links[0].ped_traffic_light = 1
    return area


def tables(data: bytes) -> Tables:
    return read(data, SPEC, decisions=CLASSIC, variant="classic", path="somewhere/NODES0.DAT")


def test_a_file_is_assembled_from_its_parts() -> None:
    whole = tables(area().to_bytes())
    root = {name: whole[""][name][0] for name in ("num_vehicle_nodes", "num_ped_nodes", "reserved_link_lengths")}
    rows = {key: whole[key] for key in whole if key}
    made = assemble(SPEC, decisions=CLASSIC, root=root, rows=rows, variant="classic")
    assert made.to_bytes() == area().to_bytes()
    assert (made.variant, made.path) == ("classic", "")


def test_fields_are_matched_by_name_and_others_are_zero() -> None:
    nodes = np.zeros(2, [("colour", "u1"), ("y", "i8"), ("x", "i4")])
    nodes["x"], nodes["y"], nodes["colour"] = [-8, 16], [24, -32], 9
    made = assemble(SPEC, decisions=CLASSIC, root={"num_ped_nodes": 2}, rows={"nodes": nodes})
    expected = builder.Area(0, ped_nodes=[builder.Node(-8, 24, 0), builder.Node(16, -32, 0)])
    for node in expected.ped_nodes:
        node.flood_id = node.search_distance = node.density = 0
    assert made.to_bytes() == expected.to_bytes()


def test_a_file_is_cast_into_other_variants_and_back() -> None:
    sound = area()
    whole = tables(sound.to_bytes())
    wiki = whole.recast(decisions={"is_wiki_sized": True}, variant="wiki")
    assert wiki.to_bytes() == sound.wiki_sized()
    assert (wiki.variant, wiki.path) == ("wiki", "somewhere/NODES0.DAT")
    short = whole.recast(decisions={"has_tail": False})
    assert short.to_bytes() == sound.no_tail()
    sound.reserved_link_lengths[3] = 0
    assert wiki.recast(decisions=CLASSIC).to_bytes() == sound.to_bytes()
    for link in sound.links:
        link.road_cross = link.ped_traffic_light = 0
    assert short.recast(decisions=CLASSIC).to_bytes() == sound.to_bytes()
    assert whole.to_bytes() == area().to_bytes()


def test_the_last_link_goes_with_all_that_belongs_to_links() -> None:
    whole = tables(area().to_bytes())
    bare = whole.recast(rows={key: whole[key][:0] for key in OF_LINKS})
    expected = area()
    expected.links.clear()
    assert bare.to_bytes() == expected.to_bytes()
    free = np.zeros(builder.RESERVED, whole["reserved_links"].dtype)
    free["area_id"] = 0xFFFF
    again = bare.recast(rows={**{key: whole[key] for key in OF_LINKS}, "reserved_links": free})
    expected = area()
    expected.reserved_link_lengths[3] = 0
    assert again.to_bytes() == expected.to_bytes()


def test_a_copy_has_rows_of_its_own() -> None:
    whole = tables(area().to_bytes())
    other = whole.copy()
    other.set_column("nodes", "z", 0)
    assert whole.to_bytes() == area().to_bytes()
    assert other.column("nodes", "z").tolist() == [0] * len(whole["nodes"])
    assert (other.variant, other.path) == (whole.variant, whole.path)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"rows": {"navi_links": np.zeros(3, "<u2")}}, r"there are 12 rows, 3 are needed at /links"),
        ({"root": {"num_ped_nodes": 1 << 32}}, "4294967296 does not fit at /num_ped_nodes"),
        ({"rows": {"link_lengths": np.full(12, 256)}}, "does not fit uint8"),
        ({"root": {"num_nodes": 9}}, "there are 8 rows, 9 are needed at /nodes"),
    ],
)
def test_parts_that_make_no_file(changes: dict[str, object], reason: str) -> None:
    whole = tables(area().to_bytes())
    assert (len(whole["nodes"]), len(whole["links"])) == (8, 12)
    with pytest.raises(WriteError, match=reason):
        whole.recast(**changes)  # type: ignore[arg-type]


def test_every_decision_has_to_be_made() -> None:
    with pytest.raises(WriteError, match="undecided: has_tail"):
        assemble(SPEC, decisions={"is_wiki_sized": False}, root={}, rows={})


def test_lists_of_variable_size_are_refused() -> None:
    spec = load_spec("shapes", "shapes_formats")
    with pytest.raises(WriteError, match="variable size cannot be assembled at /items"):
        read(shapes.build(1, 3), spec).recast()
