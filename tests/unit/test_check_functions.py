"""Functions of checks over enums and their partners, elements of lists, and texts, on a small format of its own."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from navspec.columns import TableSet, read
from navspec.family.repair.recipes import build_declared_recipes
from navspec.family.rules.checks import build_checks
from navspec.family.rules.rule_set import RuleResult
from navspec.spec import Spec
from navspec.spec.ksy.compile import compile_spec
from navspec.spec.ksy.inherit import SpecError
from navspec.spec.model import from_json

KSY = """
meta: {id: yard, endian: le, bit-endian: le}
seq:
  - {id: version, type: u4}
  - {id: num_cars, type: u1}
  - id: totals
    type: s4
    repeat: expr
    repeat-expr: 3
    -index: {enum: total, first: 10}
    TOTALS
  - id: cars
    type: car(false)
    repeat: expr
    repeat-expr: num_cars
types:
  car:
    params:
      - {id: is_tagged, type: bool}
    seq:
      - {id: model, type: u1}
      - {id: name, size: 4}
      - {id: parts, type: s1, repeat: expr, repeat-expr: 3}
      - {id: tags, type: u1, repeat: expr, repeat-expr: 2, if: is_tagged}
    -checks:
      CARS
enums:
  total:
    10: {id: first_total, doc: First.}
    11: {id: num_red, doc: Red ones.}
    12: {id: num_all, doc: All.}
  edition:
    -1: {id: new_edition, -orig-id: NEW, doc: New., -with: {seats: 5}}
    7: {id: old_edition, -orig-id: OLD, doc: Old.}
  model:
    1: {id: van, -orig-id: van, doc: Van., -with: {part: [door, roof]}}
    2: {id: cart, -orig-id: cart, doc: Cart.}
  part:
    -1: {id: no_part, doc: None.}
    5: {id: door, doc: Door.}
    6: {id: roof, doc: Roof.}
"""


def car(model: int, name: bytes = b"", parts: tuple[int, int, int] = (-1, -1, -1)) -> bytes:
    return bytes((model,)) + name.ljust(4, b"\0") + bytes(part % 256 for part in parts)


class Yard:
    """A file with checks of its cars, and of its totals."""

    def __init__(self, folder: Path, cars: str = "[]", totals: str = "") -> None:
        path = folder / "yard.ksy"
        path.write_text(KSY.replace("CARS", cars).replace("TOTALS", totals))
        self.spec: Spec = from_json(json.loads(json.dumps(compile_spec(path))))

    def view(self, *cars: bytes, version: int = 7, totals: tuple[int, int, int] = (0, 0, 0)) -> Any:
        head = version.to_bytes(4, "little") + bytes((len(cars),)) + b"".join(t.to_bytes(4, "little") for t in totals)
        return SimpleNamespace(files=TableSet({0: read(head + b"".join(cars), self.spec)}))

    def run(self, view: Any) -> tuple[int, list[RuleResult]]:
        results = [result for check in build_checks([self.spec]) for result in check.run(view)]
        return sum(result.cases for result in results), [result for result in results if len(result.rows)]


def one(text: str, message: str = "bad", **more: str) -> str:
    """Return a list of one check in flow style."""
    keys = {"code": "Y_ONE", "severity": "error", "evidence": "engine", "assert": text, "message": message, **more}
    return json.dumps([keys])


def failing(folder: Path, text: str, *cars: bytes, **more: Any) -> list[int]:
    """Return the cars for which an assertion does not hold."""
    yard = Yard(folder, one(text))
    _, results = yard.run(yard.view(*cars, **more))
    return [row for result in results for row in result.rows.tolist()]


def test_partners_of_members(tmp_path: Path) -> None:
    cars = [car(1, parts=(5, 0, 0)), car(1, parts=(7, 0, 0)), car(2, parts=(5, 0, 0)), car(9)]
    assert failing(tmp_path, "is_partner(at(parts, 0), model, model, part)", *cars) == [1]
    assert failing(tmp_path, "exists(partner(model, model, part))", *cars) == [2, 3]
    assert failing(tmp_path, "partner(model, model, part) != part::door", *cars) == [0, 1]


def test_members_below_zero_are_stored_without_a_sign(tmp_path: Path) -> None:
    text = "in_enum(_root.version, edition) and partner(_root.version, edition, seats) == 5"
    assert failing(tmp_path, text, car(1), version=0xFFFF_FFFF) == []
    assert failing(tmp_path, text, car(1), version=8) == [0]


def test_names_of_members(tmp_path: Path) -> None:
    cars = [car(1, b"van"), car(2, b"van"), car(9, b"\xff")]
    assert failing(tmp_path, "text(name) == enum_original(model, model)", *cars) == [1]
    assert failing(tmp_path, 'enum_words(model, model) == "Van"', *cars) == [1]
    assert failing(tmp_path, 'words_of(text(name), model) != "Van"', *cars) == [0, 1]


def test_texts_are_made_of_values(tmp_path: Path) -> None:
    checks = [
        {
            "code": "Y_ONE",
            "severity": "error",
            "evidence": "engine",
            "let": {"what": 'either(enum_words(model, model), format("of kind {:#04x} ({})", model, text(name)))'},
            "assert": "false",
            "message": "{what}",
        }
    ]
    yard = Yard(tmp_path, json.dumps(checks))
    _, (result,) = yard.run(yard.view(car(1), car(9, b"x\xff")))
    assert list(result.params["what"]) == ["Van", "of kind 0x09 (x\\xff)"]


def test_elements_are_counted_from_the_first_of_the_index(tmp_path: Path) -> None:
    text = "at(_root.totals, total::num_red) == count(_root.cars, model == 1)"
    assert failing(tmp_path, text, car(1), car(2), totals=(0, 1, 2)) == []
    assert failing(tmp_path, text, car(1), car(1), totals=(0, 1, 2)) == [0, 1]
    assert failing(tmp_path, "exists(at(parts, 3)) or at(_root.cars, 1, model) == 2", car(1), car(3)) == [0, 1]


def test_lists_that_the_format_never_has_are_empty(tmp_path: Path) -> None:
    text = (
        "count(tags) + sum(tags, _) == 0 and all(tags, _ > 0) and not any(tags, _ > 0) and not exists(first(tags, _))"
    )
    assert failing(tmp_path, text, car(1)) == []
    with pytest.raises(SpecError, match="nothing is called `tag`"):
        Yard(tmp_path, one("count(tag) == 0"))


def test_rows_fail_with_the_first_element_and_are_repaired_in_all(tmp_path: Path) -> None:
    checks = [
        {
            "code": "Y_PART",
            "severity": "error",
            "evidence": "engine",
            "when": "model != 0",
            "let": {"part": "_", "kind": "owner.model"},
            "each": "parts",
            "assert": "in_enum(_, part)",
            "right": "part::no_part",
            "message": "{kind} {part}",
        }
    ]
    yard = Yard(tmp_path, json.dumps(checks))
    view = yard.view(car(1, parts=(5, 8, 9)), car(0, parts=(9, 9, 9)), car(2, parts=(6, -1, -1)))
    cases, (result,) = yard.run(view)
    assert (cases, result.table, result.rows.tolist(), [*(result.fields or ())]) == (2, "cars", [0], ["parts.1"])
    assert [*result.params["kind"]] == [1]
    (recipe,) = build_declared_recipes([yard.spec], {"Y_PART": "take unknown parts off"})
    recipe.apply(view)
    assert view.files.files[0]["cars"]["parts"].tolist() == [[5, -1, -1], [9, 9, 9], [6, -1, -1]]


def test_lists_are_values_and_every_fault_is_repaired(tmp_path: Path) -> None:
    checks = [
        {
            "code": "Y_ALL",
            "severity": "error",
            "evidence": "engine",
            "message": "{value} {expected}",
            "faults": [{"at": "parts", "right": "[model, 5, 6]"}, {"at": "model", "right": "2"}],
        }
    ]
    yard = Yard(tmp_path, json.dumps(checks))
    view = yard.view(car(1, parts=(1, 5, 7)), car(2, parts=(2, 5, 6)))
    _, (result,) = yard.run(view)
    assert result.params["value"].tolist() == [[1, 5, 7]]
    assert result.params["expected"].tolist() == [[1, 5, 6]]
    (recipe,) = build_declared_recipes([yard.spec], {"Y_ALL": "set all"})
    recipe.apply(view)
    cars = view.files.files[0]["cars"]
    assert (cars["parts"].tolist(), cars["model"].tolist()) == ([[1, 5, 6], [2, 5, 6]], [2, 2])


def test_the_first_failing_row_of_each_value(tmp_path: Path) -> None:
    yard = Yard(tmp_path, one("at(parts, 0) < 0", first="model"))
    cars = [car(1), car(2, parts=(5, 0, 0)), car(2, parts=(5, 0, 0)), car(1, parts=(6, 0, 0)), car(3)]
    cases, (result,) = yard.run(yard.view(*cars))
    assert (cases, result.rows.tolist()) == (3, [1, 3])


def test_elements_have_derived_values_of_their_own(tmp_path: Path) -> None:
    derived = [
        {
            "code": "Y_TOTAL",
            "severity": "error",
            "evidence": "engine",
            "when": f"row + 10 == total::{name}",
            "value": value,
            "message": "{value} {expected}",
        }
        for name, value in (("num_red", "count(_root.cars, model == 1)"), ("num_all", "count(_root.cars)"))
    ]
    yard = Yard(tmp_path, totals=f"-derived: {json.dumps(derived)}")
    view = yard.view(car(1), car(2), totals=(9, 0, 2))
    cases, (result,) = yard.run(view)
    assert (cases, result.rows.tolist()) == (2, [1])
    (recipe,) = build_declared_recipes([yard.spec], {"Y_TOTAL": "count"})
    recipe.apply(view)
    assert view.files.files[0]["totals"].tolist() == [9, 1, 2]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("partner(model, colour, part) == 1", "no enum colour"),
        ("partner(model, model, wheel) == 1", "no member of model has a partner wheel"),
        ("is_partner(model, model, part)", "2 arguments|3 arguments"),
        ("at(parts, model) == 1", "constant number"),
        ("at(model, 1) == 1", "is for a list"),
        ("parts + 1 == 1", "is for numbers"),
        ("parts == 1", "compares"),
        ("_root.totals == [1, 2, 3]", "not a part of this row"),
    ],
)
def test_what_has_no_meaning_is_refused(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(SpecError, match=message):
        Yard(tmp_path, one(text))


def test_elements_are_those_of_a_list_of_the_row(tmp_path: Path) -> None:
    with pytest.raises(SpecError, match="`model` is not a list of the row"):
        Yard(tmp_path, one("_ > 0", each="model"))
