"""`info` and `roundtrip` as JSON Lines: what the JSON has, file by file, as the files come."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from builders.gta_sa_paths import smallest
from builders.many import mixed, write_tree
from navspec.inputs.request import Request
from navspec.operations import comparison, listing

Run = Callable[..., Result]
Validated = Callable[[str, str], Any]


@pytest.fixture
def many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder whose files come in several lots."""
    monkeypatch.setattr("navspec.inputs.batches._MAX_BATCH_SIZE", 8)
    monkeypatch.setattr("navspec.operations.comparison.BATCH_SIZE", 8)
    write_tree(tmp_path / "many", mixed(40))
    return tmp_path / "many"


@pytest.mark.parametrize("command", ["info", "roundtrip"])
def test_lines_are_the_records_of_the_json(run: Run, many: Path, validated: Validated, command: str) -> None:
    whole = validated(command, run(command, many, "--format", "json", status=1).stdout)
    text = run(command, many, "--format", "jsonl", status=1).stdout
    *records, summary = (validated(f"{command}-jsonl", line) for line in text.splitlines())
    for kind in ("file", "set"):
        expected = [
            {name: record[name] for name in record if name != "record"}
            for record in records
            if record["record"] == kind
        ]
        assert sorted(expected, key=json.dumps) == sorted(whole.get(f"{kind}s", []), key=json.dumps)
    assert {record["record"] for record in records} <= {"file", "set"}
    counts = {"files": len(whole["files"]), "sets": len(whole.get("sets", [])), "unread": 2}  # one cut off, one no mesh
    assert summary == {"record": "summary", **(counts if command == "info" else whole["summary"])}


def test_files_come_some_at_a_time(many: Path) -> None:
    request = Request((str(many),))
    for lots in (list(listing.iter_facts(request)), [lot for lot, _ in comparison.iter_roundtrips(request)]):
        assert len(lots) > 3
        assert max(len(lot.files) for lot in lots) <= 64 + 8


def test_a_file_of_lines_is_there_whole_or_not_at_all(run: Run, many: Path, tmp_path: Path) -> None:
    run("info", many, "--format", "jsonl", "-o", "facts.jsonl", status=1)
    lines = (tmp_path / "facts.jsonl").read_bytes().splitlines()
    assert json.loads(lines[-1])["record"] == "summary"
    run("info", many, "--format", "jsonl", "-o", "facts.jsonl", status=2)
    assert (tmp_path / "facts.jsonl").read_bytes().splitlines() == lines
    (tmp_path / "empty").mkdir()
    output = run("info", "empty", "--format", "jsonl", "-o", "none.jsonl", status=2)
    assert "no file in here is of a known format. Known names are *.img, *.nav, " in output.stderr
    assert not (tmp_path / "none.jsonl").exists()


@pytest.mark.parametrize("command", ["info", "roundtrip"])
def test_what_stdin_holds_is_a_line_too(run: Run, command: str) -> None:
    text = run(command, "-", "--name", "NODES0.DAT", "--format", "jsonl", data=smallest().to_bytes()).stdout
    record, summary = map(json.loads, text.splitlines())
    assert (record["record"], record["path"], summary["files"]) == ("file", "-", 1)
