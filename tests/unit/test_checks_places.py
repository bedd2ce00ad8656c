"""Places that checks speak of: optional structures, and rows that can be compared."""

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from navspec.columns import TableSet, read
from navspec.family.rules.checks import build_checks
from navspec.spec.ksy.compile import compile_spec
from navspec.spec.ksy.inherit import SpecError
from navspec.spec.model import from_json

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


SLICES = """
meta: {id: parks, endian: le}
seq:
  - {id: num_parks, type: u1}
  - id: parks
    type: park
    repeat: expr
    repeat-expr: num_parks
    -range-ref: {first: first_tree, count: num_trees, table: trees}
  - {id: num_trees, type: u1}
  - id: trees
    type: u1
    repeat: expr
    repeat-expr: num_trees
-checks:
  - code: X_SUM
    severity: info
    evidence: engine
    let: {total: 'sum(trees, _)', tall: 'count(trees, _ > 2)', last: 'last(trees, _)'}
    assert: total == 0
    message: 'a fault'
types:
  park:
    seq:
      - {id: first_tree, type: u1}
      - {id: num_trees, type: u1}
"""


@pytest.mark.parametrize("num_files", [1, 2])
def test_a_list_of_the_root_is_whole_although_other_rows_own_parts_of_it(tmp_path: Path, num_files: int) -> None:
    path = tmp_path / "parks.ksy"
    path.write_text(SLICES, encoding="utf-8")
    spec = from_json(json.loads(json.dumps(compile_spec(path))))
    data = bytes((2, 0, 1, 1, 2, 3, 1, 3, 5))
    view: Any = SimpleNamespace(files=TableSet({number: read(data, spec) for number in range(num_files)}))
    (check,) = build_checks([spec])
    (result,) = [result for result in check.run(view) if len(result.rows)]
    params = {name: [int(value) for value in values] for name, values in result.params.items()}
    assert params == {"total": [9] * num_files, "tall": [2] * num_files, "last": [5] * num_files}
