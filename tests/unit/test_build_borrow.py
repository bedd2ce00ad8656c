"""Types of another spec are copied, with what they consist of, before anything is made of the spec that names them."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from navspec.spec.ksy.borrow import load
from navspec.spec.ksy.compile import SpecError, compile_spec
from navspec.spec.ksy.lint import lint
from navspec_build.adaptations import self_contained

LENDER = """\
meta:
  {id: roads, title: Roads, license: CC0-1.0, ks-version: '0.11', endian: le, bit-endian: le, -family: roads,
  -version: 1.0.0}
doc: Roads.
seq:
  - {id: point, type: spot, doc: A point., -evidence: engine}
types:
  spot:
    doc: A point.
    seq:
      - {id: height, type: s2, doc: Up., -evidence: engine, -unit: m}
      - {id: flags, type: spot_flags, doc: Bits., -evidence: engine}
  spot_flags:
    doc: Bits.
    seq:
      - {id: surface, type: b2, doc: Ground., -evidence: engine}
      - {id: unused, type: b6, doc: Unused., -evidence: unknown}
    instances:
      surface_name: {value: surface, enum: ground, doc: Ground.}
  barrier:
    doc: A gate.
    seq:
      - {id: state, type: u1, doc: How it stands., -evidence: engine}
    instances:
      state_name: {value: state, enum: gate_state, doc: Whether it is open.}
enums:
  ground: {0: {id: mud, doc: M.}, 1: {id: sand, doc: S.}, 2: {id: stone, doc: T.}, 3: {id: rails, doc: R.}}
  gate_state: {0: {id: shut, doc: Shut.}}
"""
BORROWER = """\
meta:
  {id: routes, title: Routes, license: CC0-1.0, ks-version: '0.11', imports: [roads], endian: le, bit-endian: le,
  -family: roads, -version: 1.0.0}
doc: Routes.
seq:
  - {id: num_stops, type: u1, doc: Stops., -evidence: engine}
  - id: stops
    type: stop
    repeat: expr
    repeat-expr: num_stops
    doc: Stops.
    -evidence: engine
    -ref: {table: stops, row: flags.surface}
  - {id: last, type: roads::spot, doc: The end., -evidence: engine}
types:
  stop:
    doc: A stop.
    seq:
      - {id: base, type: roads::spot, doc: Its point., -evidence: engine, -column: '.'}
      - {id: ticket_price, type: u2, doc: Price., -evidence: engine, -unit: $}
      - {id: gate, type: roads::barrier, doc: Its gate., -evidence: engine}
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    (tmp_path / "roads.ksy").write_text(LENDER, encoding="utf-8")
    return written(tmp_path, BORROWER)


def written(folder: Path, text: str) -> Path:
    path = folder / "routes.ksy"
    path.write_text(text, encoding="utf-8")
    return path


def test_what_a_type_consists_of_comes_with_it(path: Path) -> None:
    document = load(path)
    assert list(document["types"]) == ["stop", "spot", "barrier", "spot_flags"]
    assert list(document["enums"]) == ["ground", "gate_state"]
    assert document["meta"]["imports"] == []
    assert [field["type"] for field in document["types"]["stop"]["seq"]] == ["spot", "u2", "barrier"]
    assert document["seq"][2]["type"] == "spot"


@pytest.mark.parametrize(
    ("spot", "is_taken"),
    [
        ("{id: at, type: u1, doc: Not in words such as weather, -orig-id: weather}", False),
        ("{id: weather, type: u1, doc: A field of that name.}", False),
        ("{id: at, type: u1, enum: weather, doc: D.}", True),
        ("{id: at, type: u1, -enum: weather, doc: D.}", True),
        ("{id: at, type: u1, -index: {enum: weather}, doc: D.}", True),
        (
            "{id: at, type: u1, -expect: [{in-enum: weather, code: A_B, severity: info, evidence: engine}], doc: D.}",
            True,
        ),
        ("{id: at, type: u1, valid: {any-of: ['weather::rain']}, doc: D.}", True),
        ("{id: at, size: 2, type: {switch-on: height, cases: {'weather::rain': u1}}, doc: D.}", True),
    ],
)
def test_an_enum_comes_with_the_structure_that_names_it(spot: str, is_taken: bool, path: Path) -> None:
    lender = LENDER.replace("{id: flags, type: spot_flags, doc: Bits., -evidence: engine}", spot)
    lender = lender.replace("enums:\n", "enums:\n  weather: {1: {id: rain, doc: R.}}\n")
    (path.parent / "roads.ksy").write_text(lender, encoding="utf-8")
    assert ("weather" in load(path)["enums"]) == is_taken


def test_the_compiler_gets_the_same(path: Path) -> None:
    assert yaml.safe_load(self_contained(path)) == load(path)


def test_what_a_spec_has_for_others_alone_is_not_of_its_format(path: Path) -> None:
    lender = path.with_name("roads.ksy")
    assert list(load(lender)["types"]) == ["spot", "spot_flags"]
    assert yaml.safe_load(self_contained(lender)) == load(lender)
    assert load(path)["-lenders"] == {"spot": "roads", "spot_flags": "roads"}


def test_a_spec_that_is_all_of_its_format_stays_as_it_was_written(path: Path) -> None:
    lender = path.with_name("roads.ksy")
    text = LENDER[: LENDER.index("  barrier:")] + LENDER[LENDER.index("enums:") :]
    lender.write_text(text, encoding="utf-8")
    assert self_contained(lender) == text


def test_the_library_gets_them_as_types_of_the_spec(path: Path) -> None:
    types: dict[str, Any] = compile_spec(path)["types"]
    assert {name: record["owner"] for name, record in types.items()} == dict.fromkeys(types, "routes")
    assert (types["stop"]["size"], types["spot"]["size"]) == (6, 3)


def test_the_lint_follows_names_into_the_other_spec(path: Path) -> None:
    specs = [path.with_name("roads.ksy"), path]
    assert [str(problem) for problem in lint(specs, path.parent)] == []
    written(path.parent, BORROWER.replace("flags.surface", "flags.colour"))
    assert [problem.message for problem in lint(specs, path.parent)] == ["`flags.colour` is not in the record"]


def test_an_enum_is_not_borrowed_without_its_structure(path: Path) -> None:
    gate = "      - {id: gate, type: roads::barrier, doc: Its gate., -evidence: engine}\n"
    instance = "    instances:\n      gate_name: {value: gate, enum: roads::gate_state, doc: Whether it is open.}\n"
    written(path.parent, BORROWER.replace(gate, gate.replace("roads::barrier", "u1") + instance))
    problems = lint([path.with_name("roads.ksy"), path], path.parent)
    assert [(problem.rule, problem.where, problem.message) for problem in problems] == [
        (
            "W18",
            "types/stop/instances/gate_name",
            "enum gate_state of another spec is not found by the compiler: put the structure into roads, and borrow it: "
            "`type: roads::stop`",
        )
    ]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("imports: [roads]", "imports: []", "names of roads are used, but it is not among the imports"),
        ("type: roads::spot, doc: The", "type: roads::bridge, doc: The", "roads has no type bridge"),
        ("  stop:\n", "  spot_flags:\n", "type spot_flags of roads has the name of another type"),
        (
            "bit-endian: le",
            "bit-endian: be",
            "roads has another bit-endian, so that its types would be read wrong here",
        ),
    ],
)
def test_what_cannot_be_borrowed(path: Path, old: str, new: str, message: str) -> None:
    written(path.parent, BORROWER.replace(old, new))
    with pytest.raises(SpecError, match=message):
        compile_spec(path)


SHARED = """\
meta: {id: shared, endian: le, bit-endian: le}
seq:
  - {id: part, type: 'part(false, true)'}
  - {id: other, type: other_part}
types:
  part:
    params: [{id: is_marked, type: bool}, {id: is_long, type: bool}]
    seq:
      - {id: mark, contents: [1, 2], if: is_marked}
      - {id: len_text, type: u1, valid: {max: 'is_marked ? 5 : 9'}}
      - {id: numbers, type: u1, repeat: expr, repeat-expr: 3, if: is_plain}
      - {id: marked_numbers, type: marked, repeat: expr, repeat-expr: 3, if: is_marked}
      - {id: tail, type: u1, if: is_long}
      - {id: inner, type: inner(is_marked)}
    instances:
      is_plain: {value: not is_marked}
  inner:
    params: [{id: is_marked, type: bool}]
    seq:
      - {id: mark, contents: [1, 2], if: is_marked}
      - {id: value, type: u1}
  marked:
    seq:
      - {id: mark, contents: [1, 2]}
      - {id: value, type: u1}
  other_part:
    seq:
      - {id: value, type: u1}
"""


def _shared(tmp_path: Path, text: str) -> dict[str, Any]:
    (tmp_path / "shared.ksy").write_text(text, encoding="utf-8")
    return load(tmp_path / "shared.ksy")


def test_what_a_false_param_switches_on_is_left_out(tmp_path: Path) -> None:
    compiled = _shared(tmp_path, SHARED)
    assert compiled["seq"][0] == {"id": "part", "type": "part(true)"}
    assert compiled["types"] == {
        "part": {
            "params": [{"id": "is_long", "type": "bool"}],
            "seq": [
                {"id": "len_text", "type": "u1", "valid": {"max": "false ? 5 : 9"}},
                {"id": "numbers", "type": "u1", "repeat": "expr", "repeat-expr": 3},
                {"id": "tail", "type": "u1", "if": "is_long"},
                {"id": "inner", "type": "inner"},
            ],
        },
        "inner": {"seq": [{"id": "value", "type": "u1"}]},
        "other_part": {"seq": [{"id": "value", "type": "u1"}]},
    }


def test_a_param_that_is_true_somewhere_stays(tmp_path: Path) -> None:
    text = SHARED.replace("type: other_part}", "type: inner(true)}")
    types = _shared(tmp_path, text)["types"]
    assert types["inner"] == yaml.safe_load(text)["types"]["inner"]
    assert types["part"]["seq"][-1] == {"id": "inner", "type": "inner(false)"}
    text = SHARED.replace("part(false, true)", "part(true, false)")
    assert [field["id"] for field in _shared(tmp_path, text)["types"]["part"]["seq"]] == [
        *("mark", "len_text", "numbers", "marked_numbers", "inner")
    ]
