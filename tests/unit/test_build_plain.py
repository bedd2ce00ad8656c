"""Plain specs: what goes, what becomes text, and that nothing else changes."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from navspec.spec.ksy.inherit import parse_yaml
from navspec_build import plain
from navspec_build.paths import HERE
from navspec_build.plain import plain_text

SPEC = """\
meta:
  id: roads
  license: CC0-1.0
  endian: le
  -family: roads
  -version: 1.0.0
doc: Roads.
-evidence: engine
-rules:
  ROADS_KIND: {eq: 0, severity: info, evidence: engine}
seq:
  - id: magic
    contents: [0x52, 0x2a]
    doc: Magic.
  - id: num_nodes
    -orig-id: m_nNodes
    type: u4
    valid: '0xfeedface'
    doc: |
      Nodes, as many as these lines tell, of which each has its place in a table.
    -unit: none
  - id: length
    type: u2
    doc: 'How long: all of it.'
    -unit: m
    -expect: {max: 3, code: ROADS_LENGTH, severity: info, evidence: engine}
  - id: size
    type: u2
    doc: A size in bytes.
    -unit: bytes
  - id: x
    type: s2
    doc: East.
    -unit: m
    -scale: position_x
  - id: weather
    type: u1
    repeat: expr
    repeat-expr: 2
    doc: |
      How likely it is:

      * often
    -index: {enum: weather, first: -1}
instances:
  position_x:
    value: x.as<f8> * 0.125
    doc: East, which is where the sun rises in the game, and sets in the other one.
    -unit: m
  state:
    value: >-
      x == 0 ? weather::none
      : weather::rain
types:
  node:
    doc: A node.
    -webide-representation: '{id:dec}'
    seq: [{id: id, type: u1, doc: Number., -unit: unit}]
enums:
  weather:
    -1: {id: none, doc: 'None, for once.', -unit: d}
    0: {id: rain, -orig-id: RAIN, -with: {cloud: grey}}
"""

PLAIN = """\
meta:
  id: roads
  license: CC0-1.0
  endian: le
doc: Roads.
seq:
  - id: magic
    contents: [0x52, 0x2a]
    doc: Magic.
  - id: num_nodes
    -orig-id: m_nNodes
    type: u4
    valid: '0xfeedface'
    doc: |
      Nodes, as many as these lines tell, of which each has its place in a
      table.
  - id: length
    type: u2
    doc: 'How long: all of it. Given in m.'
  - id: size
    type: u2
    doc: A size in bytes.
  - id: x
    type: s2
    doc: East.
  - id: weather
    type: u1
    repeat: expr
    repeat-expr: 2
    doc: |
      How likely it is:

      * often

      The elements are those of the enum `weather`, from -1 on.
instances:
  position_x:
    value: x.as<f8> * 0.125
    doc: |
      East, which is where the sun rises in the game, and sets in the other one.
      Given in m.
  state:
    value: |
      x == 0 ? weather::none
      : weather::rain
types:
  node:
    doc: A node.
    -webide-representation: '{id:dec}'
    seq:
      - id: id
        type: u1
        doc: Number. Given in units of the game.
enums:
  weather:
    -1:
      id: none
      doc: None, for once. Given in d.
    0:
      id: rain
      -orig-id: RAIN
"""

ORDER = [
    *("id", "-orig-id", "pos", "value", "size", "size-eos", "type", "enum", "terminator", "valid", "contents"),
    *("repeat", "repeat-expr", "repeat-until", "if", "doc", "doc-ref"),
]
"""Keys of a field and of an instance, as the guide of the gallery orders them."""


def test_annotations_go_and_units_and_enums_become_text(tmp_path: Path) -> None:
    path = tmp_path / "roads.ksy"
    path.write_text(SPEC, encoding="utf-8")
    assert plain_text(path) == PLAIN


@pytest.mark.parametrize("path", HERE.specs, ids=lambda path: path.stem)
def test_a_plain_spec_says_what_its_source_says(path: Path) -> None:
    text = (HERE.root / plain.FOLDER / path.name).read_text(encoding="utf-8")
    assert text == plain_text(path), "run `make generate`"
    assert _structure(yaml.safe_load(text)) == _structure(parse_yaml(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("path", HERE.specs, ids=lambda path: path.stem)
def test_a_plain_spec_has_the_style_of_the_gallery(path: Path) -> None:
    text = plain_text(path)
    spec = yaml.safe_load(text)
    assert spec["meta"]["id"] == path.stem
    assert set(re.findall(r"^[ -]*(-[a-z-]+):", text, re.MULTILINE)) <= {"-orig-id", "-webide-representation"}
    for definition in (spec, *spec.get("types", {}).values()):
        for field in (*definition.get("seq", []), *definition.get("instances", {}).values()):
            assert list(field) == sorted(field, key=ORDER.index)
    assert not [line for line in text.splitlines() if len(line) > 80 and line.lstrip().startswith("doc: ")]


def _structure(value: Any) -> Any:
    """All of a spec but annotations and texts, without the spaces of expressions."""
    if isinstance(value, dict):
        return {
            key: _structure(member)
            for key, member in value.items()
            if key != "doc" and not re.match("-[a-z]", str(key))
        }
    if isinstance(value, list):
        return [_structure(element) for element in value]
    return " ".join(value.split()) if isinstance(value, str) else value
