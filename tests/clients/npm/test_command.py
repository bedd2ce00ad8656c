"""The command of the package for npm, against the command of the library."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import navspec
from builders import gta_sa_save, source_nav
from builders.demo import damaged_city
from clients.npm import PACKAGE
from navspec_build.engine_data import declared_codes

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(node: str, tmp_path: Path) -> Run:
    """Run the command in a folder; return its exit status and what it prints."""

    def call(*arguments: str, stdin: bytes = b"") -> tuple[int, str, str]:
        command = [node, PACKAGE / "cli.js", *arguments]
        done = subprocess.run(command, cwd=tmp_path, input=stdin, capture_output=True, check=False)
        return done.returncode, done.stdout.decode(), done.stderr.decode()

    return call


@pytest.fixture
def save(tmp_path: Path) -> Path:
    """A save of the PC."""
    path = tmp_path / "GTASAsf1.b"
    path.write_bytes(gta_sa_save.example())
    return path


def _without_positions(findings: list[dict[str, Any]], codes: set[str]) -> list[dict[str, Any]]:
    places = ({**finding, "position": None} for finding in findings if finding["code"] in codes)
    return [{**one, "related": [{**place, "position": None} for place in one["related"]]} for one in places]


def test_a_folder_is_checked_as_a_set(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "city").mkdir()
    for name, data in damaged_city().items():
        (tmp_path / "city" / name).write_bytes(data)
    (tmp_path / "city" / "notes.txt").write_text("nothing")
    monkeypatch.chdir(tmp_path)
    expected = json.loads(navspec.check("city").to_json())
    status, text, _ = run("check", "city", "--output-format", "json")
    report = json.loads(text)
    codes = {code for form in navspec.formats() for code in declared_codes(form.spec)}
    assert status == 1
    assert report.keys() == expected.keys()
    for key in ("inputs", "sets"):
        assert [{**one, "info": {}} for one in report[key]] == [{**one, "info": {}} for one in expected[key]]
    assert report["sets"][0]["info"]["nodes"] == expected["sets"][0]["info"]["nodes"]
    assert report["findings"] == _without_positions(expected["findings"], codes)
    totals = expected["summary"]["rules"]
    assert report["summary"]["rules"] == {code: totals[code] for code in report["summary"]["rules"]}
    assert codes & totals.keys() <= report["summary"]["rules"].keys()
    assert '"x": 12.0' not in text, "no positions"
    undeclared = [skip["code"] for skip in report["skipped_rules"] if not skip["path"]]
    assert undeclared == sorted(rule.code for rule in navspec.rules("gta_sa_paths") if rule.code not in codes)
    status, text, _ = run("check", "city")
    assert (status, text.splitlines()[-1]) == (1, "64 files, 5 errors, 17 warnings, 0 info")
    assert text.splitlines()[-2].startswith(
        f"{len(undeclared)} rules did not run: only the library for Python runs them"
    )


def test_values_are_printed_as_by_the_library(run: Run, save: Path) -> None:
    pointers = [
        "/player_info/money",
        "/simple_variables/camera_pos",
        "/garages/cars/0",
        "/radar_blips/blips/0",
        "/checksum",
    ]
    status, text, _ = run("get", save.name, *pointers, "--output-format", "json")
    assert status == 0
    values = navspec.get(save, *pointers).to_dict()["values"]
    assert json.loads(text)["values"] == json.loads(json.dumps(values))
    assert run("get", save.name, "/player_info/money")[1] == f"{navspec.load(save).player_info.money}\n"
    mesh = save.with_name("de_test.nav")
    mesh.write_bytes(source_nav.mesh().pack())
    assert run("get", mesh.name, "/areas/0/id")[1] == "1\n"


def test_a_value_is_set_with_a_backup(run: Run, save: Path) -> None:
    before = save.read_bytes()
    edited = navspec.edit(before, {"/player_info/money": 77}, name=save.name)
    status, text, _ = run("set", save.name, "/player_info/money=77", "-n", "--output-format", "json")
    assert (status, save.read_bytes()) == (0, before)
    record = json.loads(text)
    assert [change["pointer"] for change in record["changes"]] == ["/player_info/money"]
    assert {change["pointer"] for change in record["follows"]} == {follow.pointer for follow in edited.follows}
    assert run("set", save.name, "/player_info/money=77")[0] == 0
    assert save.read_bytes() == edited.data
    assert save.with_name("GTASAsf1.b.bak").read_bytes() == before
    assert run("set", save.name, "/player_info/money=78", "-o", "other.b")[0] == 0
    assert navspec.load(save.with_name("other.b")).player_info.money == 78
    assert sorted(path.name for path in save.parent.iterdir()) == ["GTASAsf1.b", "GTASAsf1.b.bak", "other.b"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (
            ["set", "GTASAsf1.b", "/player_info/money=99999999999"],
            "'99999999999' does not fit; use -2147483648 to 2147483647",
        ),
        (["set", "GTASAsf1.b", "/player_info"], "sets nothing; write POINTER=VALUE"),
        (["set", "GTASAsf1.b", "/checksum=1"], "is filled in when the file is written"),
        (["set", "GTASAsf1.b", "/player_info/money=1", "-o", "GTASAsf1.b.exists"], "this file exists"),
        (["get", "GTASAsf1.b", "/player_info/nothing"], "has no nothing"),
        (["check", "nothing.nav"], "there is no such file or folder"),
        (["check"], "name files or folders"),
        (["check", ".", "--what"], "there is no option --what"),
        (["praise"], "there is no command praise"),
    ],
)
def test_what_cannot_be_done_is_said(run: Run, save: Path, arguments: list[str], words: str) -> None:
    save.with_name("GTASAsf1.b.exists").touch()
    before = save.read_bytes()
    status, text, errors = run(*arguments)
    assert (status, text) == (2, "")
    assert words in errors
    assert save.read_bytes() == before


def test_bytes_from_stdin_are_read(run: Run) -> None:
    status, text, _ = run("check", "-", "--name", "de_test.nav", stdin=source_nav.mesh().pack())
    assert (status, text.splitlines()[-1][:7]) == (0, "1 file,")
    status, text, _ = run("check", "-", stdin=b"nothing")
    assert status == 1
    assert "FORMAT_UNKNOWN" in text
