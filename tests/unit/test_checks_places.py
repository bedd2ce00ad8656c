"""Places that checks speak of: optional structures, and rows that can be compared."""

import json
from pathlib import Path
from typing import Any

import pytest

from navspec.spec.ksy.compile import compile_spec
from navspec.spec.ksy.inherit import SpecError

KSY = """
meta: {id: trees, endian: le}
seq:
  - {id: version, type: u1}
  - {id: num_trees, type: u1}
  - {id: trees, type: tree, repeat: expr, repeat-expr: num_trees}
types:
  tree:
    seq:
      - {id: kind, type: u1}
      - id: fruits
        type: basket
        if: CONDITION
    instances:
      has_fruits: {value: _root.version >= 2}
      is_fruit_tree: {value: kind == 1}
  basket:
    seq:
      - {id: num_ids, type: u1}
      - id: ids
        type: u1
        repeat: expr
        repeat-expr: num_ids
        -checks:
          - {code: X_OWNER, severity: info, evidence: engine, assert: not (ASSERT), message: a fault}
"""


def compiled(folder: Path, condition: str, assertion: str) -> dict[str, Any]:
    path = folder / "trees.ksy"
    path.write_text(KSY.replace("CONDITION", condition).replace("ASSERT", assertion), encoding="utf-8")
    return json.loads(json.dumps(compile_spec(path)))["checks"][0]


def test_a_structure_that_the_file_decides_is_a_part_of_the_row(tmp_path: Path) -> None:
    check = compiled(tmp_path, "has_fruits", "owner == first(_root.trees)")
    assert check["table"] == "trees.fruits.ids"


def test_a_structure_that_the_row_decides_is_a_row(tmp_path: Path) -> None:
    assert compiled(tmp_path, "is_fruit_tree", "owner.owner == first(_root.trees)")["table"] == "trees.fruits.ids"
    with pytest.raises(SpecError, match="`==` compares rows of one table"):
        compiled(tmp_path, "is_fruit_tree", "owner == first(_root.trees)")
