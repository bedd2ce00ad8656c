"""Folders with path files, and a way to run a command."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from jsonschema import Draft202012Validator

from builders.demo import damaged_city
from builders.gta_sa_paths import smallest, valid_city, write_files
from navspec.cli import cli
from navspec.records.record import SCHEMA_NAMES, schema_text

Run = Callable[..., Result]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Run a command in a folder of its own; its exit status is 0 unless another one is expected."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("NO_COLOR", raising=False)

    def invoke(*arguments: str | Path, status: int = 0, data: bytes | None = None) -> Result:
        result = CliRunner().invoke(cli, [str(argument) for argument in arguments], input=data, prog_name="navspec")
        assert result.exit_code == status, (result.exit_code, result.output, result.exception)
        assert isinstance(result.exception, SystemExit | None)
        assert "Traceback" not in result.output
        return result

    return invoke


@pytest.fixture(scope="session")
def cities() -> dict[str, dict[str, bytes]]:
    """The 64 files of a city without faults, as `good`, and with planted ones, as `bad`."""
    return {"good": valid_city().files(), "bad": damaged_city()}


@pytest.fixture
def city(tmp_path: Path, cities: dict[str, dict[str, bytes]]) -> Path:
    """A folder with the folders `good` and `bad`."""
    for name, files in cities.items():
        write_files(tmp_path / name, files)
    return tmp_path


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """One file without faults."""
    path = tmp_path / "NODES0.DAT"
    path.write_bytes(smallest().to_bytes())
    return path


@pytest.fixture(scope="session")
def validated() -> Callable[[str, str], Any]:
    """Reads the JSON that a command printed and holds it to its schema."""
    validators = {name: Draft202012Validator(json.loads(schema_text(name))) for name in SCHEMA_NAMES}

    def read(name: str, text: str) -> Any:
        data = json.loads(text, parse_constant=lambda constant: pytest.fail(f"{constant} is no JSON"))
        validators[name].validate(data)
        return data

    return read
