"""Languages whose runtime is supplied run, and the others are told apart by what was done with them."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from conformance import __main__ as command
from conformance.checks import UNRUN, Unrun
from conformance.reporting import FAILED, GENERATED, PASSED, UNABLE
from conformance.running import laid_out
from conformance.toolchains import BuildError, Dumper
from conformance.vectors import Vector
from navspec.spec import load_spec

SPEC = load_spec("gta_img")
READ = Vector("gta_img", "one", b"1", "{}")
REFUSED = Vector("gta_img", "odd", b"2", "validation", "error")
PERL = next(each for each in UNRUN if each.name == "perl")


def supplied(folder: Path, monkeypatch: pytest.MonkeyPatch, **changes: object) -> Unrun:
    """Ruby, with a runtime that is empty, and with Python in its place."""
    (folder / "runtime.rb").touch()
    monkeypatch.setenv("KAITAI_RUNTIME_RUBY", str(folder))
    code = "import sys\nfor line in sys.stdin: print('{}', flush=True)"
    ruby = next(each for each in UNRUN if each.name == "ruby")
    fake = {
        "runtime": "runtime.rb",
        "version": (sys.executable, "--version"),
        "command": lambda built, runtime: Dumper([sys.executable, "-c", code]),
    }
    return replace(ruby, **fake | changes)


def test_a_runtime_is_what_makes_it_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "BUILD", tmp_path)
    files = [READ, REFUSED]
    ruby = supplied(tmp_path, monkeypatch, refuses=frozenset({"eof"}))
    row = command._supplied(ruby, [SPEC], files, laid_out(files, tmp_path))
    assert (row.status, row.cell("gta_img")) == (PASSED, "passed 1, 1 unchecked")
    plans = json.loads((tmp_path / "ruby" / "plans.json").read_text(encoding="utf-8"))
    assert Path(plans["gta_img"]["file"]).name == "gta_img.rb"
    assert (
        (tmp_path / "ruby" / "plans.lua")
        .read_text(encoding="utf-8")
        .startswith('return {["gta_img"]={["root"]="gta_img"')
    )
    monkeypatch.delenv("KAITAI_RUNTIME_RUBY")
    assert not ruby.is_supplied
    assert replace(ruby, check=()).row().status == GENERATED


def test_a_folder_without_the_runtime_is_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ruby = supplied(tmp_path, monkeypatch, runtime="elsewhere.rb")
    with pytest.raises(BuildError, match=r"KAITAI_RUNTIME_RUBY names .*, where elsewhere\.rb is not"):
        ruby.dumper(tmp_path, [SPEC])
    row = command._supplied(ruby, [SPEC], [READ], laid_out([READ], tmp_path))
    assert row.status == FAILED
    assert "elsewhere.rb" in row.note


def test_perl_is_not_asked_for_types_with_parameters(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    specs = [SPEC, load_spec("gta_sa_save"), load_spec("gta_sa_save_de")]
    assert PERL.unable(specs) == ["gta_sa_save", "gta_sa_save_de"]
    assert next(each for each in UNRUN if each.name == "php").unable(specs) == []
    files = [READ, Vector("gta_sa_save", "save", b"", "{}")]
    monkeypatch.setattr(command, "BUILD", tmp_path)
    ruby = supplied(tmp_path, monkeypatch, has_params=False)
    row = command._supplied(ruby, specs, files, laid_out(files, tmp_path))
    assert (row.cell("gta_img"), row.cell("gta_sa_save")) == ("passed 1", UNABLE)
