"""What is said once for several parts of a spec is compiled as if it stood at each of them."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from navspec.spec.ksy.borrow import load
from navspec.spec.ksy.compile import SpecError, compile_spec
from navspec.spec.ksy.lint import lint
from navspec_build.adaptations import self_contained

META = (
    "meta: {{id: {0}, title: T, license: CC0-1.0, ks-version: '0.11', {1}endian: le, -family: {0}, -version: 1.0.0}}\n"
)
LENDER = (
    META.format("gates", "")
    + """\
doc: Gates.
-evidence: engine
-rules:
  GATE_BOOL:
    any-of: [0, 1]
    severity: warning
    evidence: engine
    message: '{field} is {value}'
  GATE_CLOCK: {severity: info, evidence: measured}
seq:
  - {id: way_in, type: gate, doc: The gate.}
  - {id: hint, type: u1, doc: Hint., -evidence: unknown}
types:
  gate:
    doc: A gate.
    -evidence: [measured, community]
    seq:
      - {id: is_open, type: u1, doc: Whether it is open., -expect: GATE_BOOL}
      - id: hour
        type: u1
        doc: When it opens.
        -unit: h
        -expect:
          - {max: 23, code: GATE_CLOCK, message: 'hour {value}'}
          - {min: 1, code: GATE_EARLY, severity: info, evidence: engine}
      - {id: x, type: s2, doc: East., -evidence: inferred, -scale: position_x}
      - {id: kind, type: u1, doc: Its kind.}
      - {id: tail, size: 1, if: has_tail, doc: More.}
    instances:
      position_x: {value: x.as<f8> * 0.125, doc: East., -unit: m}
      kind_name: {value: kind, enum: gate_kind}
      has_tail: {value: is_open > 0}
enums:
  gate_kind: {0: {id: wood, doc: W.}, 1: {id: iron, doc: I.}}
"""
)
BORROWER = (
    META.format("yards", "imports: [gates], ")
    + """\
doc: Yards.
-evidence: community
seq:
  - {id: way_in, type: gates::gate, doc: The gate.}
  - {id: is_paved, type: u1, doc: Whether it is paved., -expect: GATE_BOOL}
"""
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "gates.ksy").write_text(LENDER, encoding="utf-8")
    (tmp_path / "yards.ksy").write_text(BORROWER, encoding="utf-8")
    return tmp_path


def notes(folder: Path, spec: str, kind: str) -> dict[str, dict[str, Any]]:
    return {field["id"]: field["notes"] for field in compile_spec(folder / f"{spec}.ksy")["types"][kind]["fields"]}


def evidence(folder: Path, spec: str, kind: str) -> dict[str, list[str]]:
    return {name: note["evidence"] for name, note in notes(folder, spec, kind).items()}


def test_the_nearest_evidence_holds(folder: Path) -> None:
    assert evidence(folder, "gates", "gates") == {"way_in": ["engine"], "hint": ["unknown"]}
    of_type = ["measured", "community"]
    assert evidence(folder, "gates", "gate") == {
        "is_open": of_type,
        "hour": of_type,
        "x": ["inferred"],
        "kind": of_type,
        "tail": of_type,
    }


def test_a_type_takes_its_evidence_along(folder: Path) -> None:
    assert evidence(folder, "yards", "gate") == evidence(folder, "gates", "gate")
    assert evidence(folder, "yards", "yards") == {"way_in": ["community"], "is_paved": ["community"]}
    (folder / "gates.ksy").write_text(LENDER.replace("    -evidence: [measured, community]\n", ""), encoding="utf-8")
    assert evidence(folder, "yards", "gate")["hour"] == ["engine"], "that of the spec in which the type stands"


def test_a_type_itself_says_nothing_of_it(folder: Path) -> None:
    assert all(field["notes"] == {} for field in compile_spec(folder / "yards.ksy")["types"].values())


def test_a_code_stands_for_the_whole_rule(folder: Path) -> None:
    rule = {
        "any-of": [0, 1],
        "code": "GATE_BOOL",
        "severity": "warning",
        "evidence": "engine",
        "message": "{field} is {value}",
    }
    assert notes(folder, "gates", "gate")["is_open"]["expect"] == rule
    assert notes(folder, "yards", "yards")["is_paved"]["expect"] == rule, "of an imported spec"


def test_a_rule_has_what_is_said_beside_its_code(folder: Path) -> None:
    assert notes(folder, "gates", "gate")["hour"]["expect"] == [
        {"max": 23, "code": "GATE_CLOCK", "severity": "info", "evidence": "measured", "message": "hour {value}"},
        {"min": 1, "code": "GATE_EARLY", "severity": "info", "evidence": "engine"},
    ]


def test_scale_and_unit_are_those_of_the_instance(folder: Path) -> None:
    assert notes(folder, "gates", "gate")["x"] == {"evidence": ["inferred"], "unit": "m", "scale": 0.125}


def test_the_unit_of_the_field_comes_first(folder: Path) -> None:
    (folder / "gates.ksy").write_text(
        LENDER.replace("-scale: position_x", "-unit: unit, -scale: position_x"), encoding="utf-8"
    )
    assert notes(folder, "gates", "gate")["x"]["unit"] == "unit"


def test_texts_follow(folder: Path) -> None:
    docs = {
        instance["id"]: instance["doc"] for instance in compile_spec(folder / "gates.ksy")["types"]["gate"]["instances"]
    }
    assert docs == {"position_x": "East.", "kind_name": "Meaning of `kind`.", "has_tail": "Whether `tail` is stored."}


def test_a_condition_of_two_fields_says_itself_what_it_is(folder: Path) -> None:
    second = "doc: More.}\n      - {id: rest, size: 1, if: has_tail, doc: End.}\n"
    (folder / "gates.ksy").write_text(LENDER.replace("doc: More.}\n", second), encoding="utf-8")
    problems = [(problem.where, problem.rule) for problem in lint([folder / "gates.ksy"], folder)]
    assert problems == [("types/gate/instances/has_tail", "W23")]


def test_the_compiler_reads_the_texts_that_follow(folder: Path) -> None:
    text = self_contained(folder / "gates.ksy")
    assert yaml.safe_load(text) == load(folder / "gates.ksy")
    assert yaml.safe_load(text)["types"]["gate"]["instances"]["has_tail"]["doc"] == "Whether `tail` is stored."
    assert not any(isinstance(event, yaml.AliasEvent) for event in yaml.parse(text)), "the compiler takes few aliases"


def test_such_specs_pass_the_lint(folder: Path) -> None:
    assert lint([folder / "gates.ksy", folder / "yards.ksy"], folder) == []


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("-expect: GATE_BOOL", "-expect: GATE_BOLT", "field is_open: `-expect`: no `-rules` say more of GATE_BOLT"),
        ("-scale: position_x", "-scale: east", "field x: `-scale`: no instance east is `x.as<f8> \\* ...`"),
        ("value: x.as<f8>", "value: kind.as<f8>", "field x: `-scale`: no instance position_x is `x.as<f8> \\* ...`"),
    ],
)
def test_names_of_nothing(folder: Path, old: str, new: str, message: str) -> None:
    (folder / "gates.ksy").write_text(LENDER.replace(old, new), encoding="utf-8")
    with pytest.raises(SpecError, match=message):
        compile_spec(folder / "gates.ksy")


@pytest.mark.parametrize("opening", ["[", "{a: ", "- ", "? "])
def test_what_is_nested_too_deeply_ends_no_process(tmp_path: Path, opening: str) -> None:
    """The composer of libyaml would overflow the stack; of an import as well, which the lint does not compile."""
    deep = tmp_path / "deep.ksy"
    deep.write_text(opening * 50_000, encoding="utf-8")
    with pytest.raises(SpecError, match="line 1: lists and mappings are nested 101 deep"):
        compile_spec(deep)
    assert [(problem.file, problem.rule) for problem in lint([deep], tmp_path)] == [("deep.ksy", "YAML")]
    spec = tmp_path / "yards.ksy"
    spec.write_text(META.format("yards", "imports: [deep], ") + "doc: Y.\nseq: [{id: a, size: 1, doc: A.}]\n")
    assert {problem.file for problem in lint([spec], tmp_path)} >= {"deep.ksy"}
    with pytest.raises(SpecError, match="101 deep"):
        compile_spec(spec)
