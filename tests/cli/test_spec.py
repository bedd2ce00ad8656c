"""`navspec spec`: the rules for specs and their compilation, for people who have the library alone."""

import json
import sys
from pathlib import Path

import pytest

from cli.conftest import Run
from navspec.spec import from_json

SPEC = """\
meta:
  id: tram_map
  title: Trams
  license: CC0-1.0
  ks-version: '0.11'
  endian: le
  -family: tram_map
  -version: 1.0.0
doc: Trams.
-evidence: engine
seq:
  - id: num_trams
    type: u1
    doc: How many trams.
  - id: trams
    type: u2
    repeat: expr
    repeat-expr: num_trams
    doc: Their numbers.
    -unit: none
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    result = tmp_path / "tram_map.ksy"
    result.write_text(SPEC, encoding="utf-8")
    return result


def test_a_sound_spec_is_compiled(run: Run, path: Path) -> None:
    result = run("spec", path.name)
    assert (result.stdout, result.stderr) == ("", "tram_map.ksy: no problems\n")
    assert run("spec", path.name, "-o", "tram_map.spec.json").stderr == "wrote tram_map.spec.json\n"
    text = path.with_name("tram_map.spec.json").read_text(encoding="utf-8")
    spec = from_json(json.loads(text))
    assert [(field.id, field.size) for field in spec.root.fields] == [("num_trams", 1), ("trams", 2)]
    assert run("spec", path.name, "-o", "-").stdout == text
    assert "--force" in run("spec", path.name, "-o", "tram_map.spec.json", status=2).stderr


def test_what_is_outside_the_subset_is_refused_with_what_replaces_it(run: Run, path: Path) -> None:
    path.write_text(
        SPEC.replace("    repeat: expr\n    repeat-expr: num_trams\n", "    repeat: until\n    repeat-until: _ == 0\n"),
        encoding="utf-8",
    )
    problem = "tram_map.ksy:15: seq/trams: W15: `repeat-until` is `_.<first field> == <constant>`"
    result = run("spec", path.name, status=1)
    assert f"\n{problem}" in result.stdout
    assert result.stderr == "tram_map.ksy: 2 problems\n"  # and the count is none any more
    result = run("spec", path.name, "-o", "tram_map.spec.json", status=1)
    assert (result.stdout, problem in result.stderr) == ("", True)
    assert result.stderr.endswith("navspec: nothing is written\n")
    assert not path.with_name("tram_map.spec.json").exists()


def test_what_readers_miss_does_not_keep_it_from_being_compiled(run: Run, path: Path) -> None:
    path.write_text(SPEC.replace("    doc: Their numbers.\n    -unit: none\n", ""), encoding="utf-8")
    problems = "tram_map.ksy:15: seq/trams: W12: `doc` is missing\n"
    problems += "tram_map.ksy:15: seq/trams: W24: give the number its `-unit`; `-unit: none` says that it has none\n"
    assert run("spec", path.name, status=1).stdout == problems
    assert run("spec", path.name, "-o", "tram_map.spec.json").stderr == f"{problems}wrote tram_map.spec.json\n"


def test_what_it_imports_is_looked_at_as_well(run: Run, path: Path) -> None:
    second = SPEC.replace("id: tram_map", "id: carts").replace("doc: Their numbers.", "process: xor(1)", 1)
    path.with_name("carts.ksy").write_text(second.replace("num_trams", "num_carts"), encoding="utf-8")
    path.write_text(SPEC.replace("  endian", "  imports: [carts]\n  endian"), encoding="utf-8")
    assert "carts.ksy:15: seq/trams: W15: `process` is outside the subset" in run("spec", path.name, status=1).stdout


@pytest.mark.parametrize(
    "text", ["", "- 1\n", "meta: {id: [1}", "meta:\n  id: trams\n  imports: 5\n", "\0", "é", "a: &a [*a]", "[" * 9000]
)
def test_any_file_gets_an_answer(run: Run, path: Path, text: str) -> None:
    path.write_text(text, encoding="latin-1")
    assert run("spec", path.name, status=1).stdout.startswith("tram_map.ksy:1")


def test_what_it_needs_is_named_where_it_is_missing(run: Run, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("navspec.spec.ksy")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delattr("navspec.spec.ksy")
    monkeypatch.setitem(sys.modules, "yaml", None)
    error = run("spec", path.name, status=2).stderr
    assert error.startswith("navspec: this needs yaml; install it with: ")
    assert error.endswith(' install "jsonschema<5,>=4.20" "pyyaml<7,>=6"\n')
