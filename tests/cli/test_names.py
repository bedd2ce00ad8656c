"""Names that are not UTF-8 are text that every reader takes, and the same text in every output."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from builders.gta_sa_paths import smallest
from cli.conftest import Run
from navspec.records.record import dumps

pytestmark = pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="the file system takes no such names")

NAME = os.fsdecode(b"NODES0\xff\xfe\\ud83d\xf0\x9f\x98\x80.DAT")
SHOWN = "NODES0\\udcff\\udcfe\\ud83d\N{GRINNING FACE}.DAT"
COMMANDS = {
    "check json": "check NAME --format json",
    "check jsonl": "check NAME --format jsonl",
    "check sarif": "check NAME --format sarif",
    "check html": "check NAME --format html",
    "check junit": "check NAME --format junit",
    "check md": "check NAME --format md",
    "check github": "check NAME --format github",
    "info json": "info NAME --format json",
    "info jsonl": "info NAME --format jsonl",
    "roundtrip json": "roundtrip NAME --format json",
    "ls json": "ls NAME --format json",
    "get json": "get NAME /nodes/0 --format json",
    "diff json": "diff NAME NAME --format json",
    "repair json": "repair NAME --format json",
    "convert json": "convert NAME --to fla4 --format json",
    "census json": "census NAME --format json",
    "set json": "set NAME /nodes/0/flags/speed=fast --dry-run --format json",
    "route geojson": "route NAME 0/0 0/1 --format geojson",
    "export json": "export NAME -o roads.geojson --format json",
    "dump": "dump NAME",
}


@pytest.fixture
def odd(tmp_path: Path) -> Path:
    """A file with a fault and a name that is not UTF-8."""
    path = tmp_path / NAME
    data = bytearray(smallest().to_bytes())
    data[40] ^= 1
    path.write_bytes(data)
    return path


def texts_in(value: Any) -> list[str]:
    """Every text of a JSON document, keys included."""
    if isinstance(value, dict):
        return [text for pair in value.items() for part in pair for text in texts_in(part)]
    if isinstance(value, list):
        return [text for each in value for text in texts_in(each)]
    return [value] if isinstance(value, str) else []


@pytest.mark.usefixtures("odd")
@pytest.mark.parametrize("command", COMMANDS)
def test_every_output_is_text(command: str, run: Run) -> None:
    words = [NAME if word == "NAME" else word for word in COMMANDS[command].split()]
    status = 1 if command.startswith(("check", "route")) else 0
    text = run(*words, status=status).stdout_bytes.decode()
    if command.rsplit(maxsplit=1)[-1] in ("json", "jsonl", "sarif", "geojson", "dump"):
        documents = [json.loads(line) for line in text.splitlines()] if "jsonl" in command else [json.loads(text)]
        result = texts_in(documents)
        for hit in result:
            hit.encode()
        if command not in ("ls json", "get json", "route geojson", "census json", "check sarif", "dump", "diff json"):
            assert any(SHOWN in hit for hit in result)
        if command == "check sarif":
            assert any(hit == "NODES0%FF%FE%5Cud83d%F0%9F%98%80.DAT" for hit in result), "an address can say all bytes"


@pytest.mark.usefixtures("odd")
def test_tables_and_exports_are_text(run: Run, tmp_path: Path) -> None:
    run("check", NAME, "-o", "rows", "--format", "rows", status=1)
    for path in tmp_path.joinpath("rows").rglob("*.json*"):
        if not path.name.startswith("manifest"):
            for line in path.read_text().splitlines() if path.suffix == ".jsonl" else [path.read_text()]:
                "".join(texts_in(json.loads(line))).encode()
    for end in ("geojson", "csv", "graphml", "gpkg", "glb", "parquet", "svg"):
        run("export", NAME, "-o", f"roads.{end}")


def test_only_what_is_no_text_is_spelled_out() -> None:
    data = {"a\udcff": ["\N{GRINNING FACE}", "\\ud83d", float("nan")], "b": 1.5}
    expected = {"a\\udcff": ["\N{GRINNING FACE}", "\\ud83d", "nan"], "b": 1.5}
    assert json.loads(dumps(data)) == expected
    assert json.loads(dumps(data, ensure_ascii=False)) == expected
