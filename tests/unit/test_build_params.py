"""Where a language has no params, a type says itself what its only user would hand to it."""

from pathlib import Path

import pytest
import yaml

from navspec.spec.ksy.borrow import SpecError
from navspec.spec.ksy.lint import lint
from navspec_build.adaptations import find_param_problems, self_contained, without_params

SPEC = """\
meta:
  {id: roads, title: Roads, license: CC0-1.0, ks-version: '0.11', endian: le, bit-endian: le, -family: roads,
  -version: 1.0.0}
doc: Roads.
seq:
  - {id: num_lanes, type: u1, doc: Lanes., -evidence: engine, -unit: none}
  - {id: road, type: 'road_part(num_lanes, true)', doc: A road., -evidence: engine}
types:
  road_part:
    doc: A road.
    params:
      - {id: num_strips, type: u1, doc: How many strips.}
      - {id: is_paved, type: bool, doc: Whether it has a surface.}
    seq:
      - {id: kerb, type: kerb_part(num_strips), doc: The kerb., -evidence: engine}
    instances:
      is_wide: {value: num_strips > 1, doc: More than one.}
  kerb_part:
    doc: A kerb.
    params:
      - {id: num_strips, type: u1, doc: How many strips.}
    seq:
      - {id: stones, size: num_strips, doc: Stones., -evidence: engine}
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    result = tmp_path / "roads.ksy"
    result.write_text(SPEC, encoding="utf-8")
    return result


def test_params_are_constants_and_values_of_what_is_around(path: Path) -> None:
    result = yaml.safe_load(without_params(path))
    assert [field["type"] for field in result["seq"]] == ["u1", "road_part"]
    road, kerb = result["types"]["road_part"], result["types"]["kerb_part"]
    assert road["instances"] == {
        "num_strips": {"value": "_parent.num_lanes", "doc": "How many strips."},
        "is_paved": {"value": "true", "doc": "Whether it has a surface."},
        "is_wide": {"value": "num_strips > 1", "doc": "More than one."},
    }
    assert kerb["instances"] == {"num_strips": {"value": "_parent.num_strips", "doc": "How many strips."}}
    assert (road["seq"][0]["type"], "params" in road, "params" in kerb) == ("kerb_part", False, False)
    assert lint([path], path.parent) == []


def test_a_case_of_a_switch_hands_params_on_too(path: Path) -> None:
    switch = "{switch-on: num_lanes, cases: {1: 'road_part(7, false)'}}"
    path.write_text(SPEC.replace("'road_part(num_lanes, true)'", switch), encoding="utf-8")
    result = yaml.safe_load(without_params(path))
    assert result["seq"][1]["type"]["cases"] == {1: "road_part"}
    assert result["types"]["road_part"]["instances"]["num_strips"]["value"] == "7"


def test_a_structure_may_use_a_type_twice_with_the_same_params(path: Path) -> None:
    kerb = "      - {id: kerb, type: kerb_part(num_strips), doc: The kerb., -evidence: engine}\n"
    path.write_text(SPEC.replace(kerb, kerb + kerb.replace("id: kerb", "id: other_kerb")), encoding="utf-8")
    result = yaml.safe_load(without_params(path))
    assert [field["type"] for field in result["types"]["road_part"]["seq"]] == ["kerb_part", "kerb_part"]
    assert result["types"]["kerb_part"]["instances"]["num_strips"]["value"] == "_parent.num_strips"


def test_a_spec_without_params_stays_as_it_is_written(path: Path) -> None:
    path.write_text(SPEC.partition("  - {id: road")[0] + "# a comment\n", encoding="utf-8")
    assert without_params(path) == self_contained(path) == path.read_text(encoding="utf-8")


SECOND = "  - {id: lane, type: kerb_part(num_lanes), doc: Another., -evidence: engine}\ntypes:\n"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("types:\n", SECOND, "roads.ksy: kerb_part takes params and is used in two ways"),
        (
            "road_part(num_lanes, true)",
            "road_part(num_lanes + 1, true)",
            "roads.ksy: road_part has the param num_lanes + 1: take a con",
        ),
        (
            "kerb_part(num_strips)",
            "kerb_part(_root.num_lanes)",
            "roads.ksy: kerb_part has the param _root.num_lanes: take a constant",
        ),
        ("kerb_part(num_strips)", "'kerb_part(num_strips, 1)'", "roads.ksy: kerb_part takes 1 params, and has 2"),
    ],
)
def test_what_would_be_read_wrong_is_refused(path: Path, old: str, new: str, message: str) -> None:
    path.write_text(SPEC.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(SpecError) as raised:
        without_params(path)
    assert str(raised.value).startswith(message)
    assert message in "\n".join(map(str, find_param_problems([path])))
