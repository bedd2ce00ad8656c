"""What Rust would take for a negative number has a lower bound there."""

from pathlib import Path

import yaml

from navspec_build.adaptations import self_contained, with_floors

SPEC = """\
meta: {id: roads, endian: le}
seq:
  - {id: num_lanes, type: u4, valid: {max: 9}}
  - {id: version, type: u4, valid: {min: 4, max: 7}}
  - {id: magic, type: u4, valid: '0xfeedface'}
  - {id: kind, type: u4, valid: {any-of: [1, 2]}}
  - {id: num_signs, type: u2, valid: {max: 9}}
  - {id: height, type: s4, valid: {max: 9}}
  - {id: lane, type: lane}
types:
  lane:
    seq:
      - {id: num_nodes, type: u4, valid: {max: (_io.size - _io.pos).as<u4>}}
"""


def test_upper_bounds_of_u4_alone_get_a_lower_one(tmp_path: Path) -> None:
    path = tmp_path / "roads.ksy"
    path.write_text(SPEC, encoding="utf-8")
    result, before = yaml.safe_load(with_floors(path)), yaml.safe_load(SPEC)
    assert result["seq"][0].pop("valid") == {"max": 9, "min": "0.as<u4>"}
    assert result["types"]["lane"]["seq"][0].pop("valid") == {"max": "(_io.size - _io.pos).as<u4>", "min": "0.as<u4>"}
    del before["seq"][0]["valid"], before["types"]["lane"]["seq"][0]["valid"]
    assert result == before


def test_a_spec_without_such_bounds_stays_as_it_is_written(tmp_path: Path) -> None:
    path = tmp_path / "roads.ksy"
    path.write_text(SPEC.replace("valid: {max: 9}", "doc: A number.").partition("types:")[0], encoding="utf-8")
    assert with_floors(path) == self_contained(path) == path.read_text(encoding="utf-8")
