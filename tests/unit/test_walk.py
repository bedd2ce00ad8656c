"""One walk for all operations: in which order files come, what is said of those that cannot be read, and how far it is."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import navspec
from builders.gta_sa_paths import file_name, smallest
from navspec.operations.evaluation import iter_new_findings
from navspec.records.report import Finding

Told = list[tuple[str, int, int]]

OPERATIONS: dict[str, tuple[str, Callable[..., Any]]] = {
    "check": ("checked", navspec.check),
    "check in processes": ("checked", lambda source, **named: navspec.check(source, jobs=2, **named)),
    "census": ("counted", navspec.census),
    "convert": ("converted", lambda source, **named: navspec.convert(source, "fla4", allow_loss=True, **named)),
}


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    """Two files of one folder, one of another, and two of which nothing is read."""
    data = smallest().to_bytes()
    source = {"a/" + file_name(1): data, "a/" + file_name(0): data, "b/" + file_name(0): data, "x": b"x", "y": b""}
    for name, content in source.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(content)
    return [tmp_path / name for name in ("x", "a/" + file_name(1), "b/" + file_name(0), "y", "a/" + file_name(0))]


@pytest.mark.parametrize("operation", OPERATIONS)
def test_how_far_it_is(operation: str, files: list[Path]) -> None:
    word, run = OPERATIONS[operation]
    calls: Told = []
    run(files, progress=lambda *file: calls.append(file))
    assert calls == [(word, 2, 3), (word, 3, 3)]


@pytest.mark.parametrize("operation", ["check", "repair", "convert"])
def test_what_cannot_be_read_comes_first_and_the_rest_as_it_was_found(operation: str, files: list[Path]) -> None:
    unread, first, other, empty, second = map(str, files)
    if operation == "check":
        report = navspec.check(files)
        result = [(input_.path, input_.status) for input_ in report.inputs]
        faults = [finding.path for finding in report.findings if finding.code == "FORMAT_UNKNOWN"]
    elif operation == "repair":
        repaired = navspec.repair(files)
        result = [(file.path, file.status) for file in repaired.files]
        faults = [error.path for error in repaired.unread]
    else:
        converted = navspec.convert(files, "fla4", allow_loss=True)
        states = {"unknown_format": "unknown_format", "converted": "read"}
        result = [(file.path, states[file.state]) for file in converted.files]
        faults = [error.path for error in converted.unread]
    assert faults == [unread, empty]
    assert result[:2] == [(unread, "unknown_format"), (empty, "unknown_format")]
    assert result[2:] == [(first, "read"), (second, "read"), (other, "read")]


def test_what_is_told_as_often_as_before_is_no_news() -> None:
    def finding(code: str, offset: int) -> Finding:
        return Finding(code, "error", "engine", "", "x", "", offset, 0, {})

    result = [finding("A", 1), finding("A", 2), finding("B", 3), finding("A", 4)]
    assert [key.offset for key in iter_new_findings(result, ["A", "C"], lambda finding: finding.code)] == [2, 3, 4]
    assert [key.offset for key in iter_new_findings(result, ["A", "B", "A"], lambda finding: finding.code)] == [4]
