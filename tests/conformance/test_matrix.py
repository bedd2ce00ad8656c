"""docs/languages.md says of languages what ran, and its numbers are those of the vectors that there are."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from conformance import __main__ as command
from conformance import catalogue, matrix, vectors
from conformance.fakes import saying
from conformance.reporting import NOT_RUN, PASSED, Row
from conformance.rewriting import NAME as REWRITER
from conformance.rewriting import digest
from conformance.running import Outcome
from conformance.toolchains import LANGUAGES, Dumper
from conformance.vectors import Vector
from conformance.web_ide import NAME as WEB_IDE

RUN = {REWRITER, WEB_IDE, *(language.name for language in LANGUAGES)}

ROWS = [
    Row("python", "", PASSED, formats={"a": Outcome(3), "b": Outcome(4)}),
    Row("go", "", PASSED, formats={"a": Outcome(3), "b": Outcome(4)}),
    Row("perl", "", PASSED, formats={"a": Outcome(2, unchecked=["a/x"]), "b": Outcome(4)}),
    Row("nim", "", NOT_RUN),
]
TABLE = """\
| format | Python; Go | Nim | Perl |
| --- | --- | --- | --- |
| `a` | passed 3 | not run | passed 2, 1 unchecked |
| `b` | passed 4 | not run | passed 4 |
"""


def test_languages_of_which_the_same_is_true_share_a_column() -> None:
    found = matrix.cells(ROWS, ["a", "b"])
    assert matrix.table(found) == TABLE
    assert matrix.read(TABLE) == found


def test_readme_is_written_between_its_markers_alone(tmp_path: Path) -> None:
    path = tmp_path / "languages.md"
    path.write_text("before\n<!-- conformance -->\nold\n<!-- /conformance -->\nafter\n", encoding="utf-8")
    matrix.write(matrix.cells(ROWS, ["a", "b"]), path)
    assert path.read_text(encoding="utf-8") == (f"before\n<!-- conformance -->\n{TABLE}<!-- /conformance -->\nafter\n")
    assert matrix.stored(path) == matrix.cells(ROWS, ["a", "b"])


def test_what_differs_is_said_of_languages_that_ran() -> None:
    said = matrix.read(TABLE)
    assert matrix.differences({"go": {"a": "passed 3", "b": "passed 5"}}, said) == [
        "docs/languages.md says Go, b: passed 4, and it is: passed 5"
    ]
    assert matrix.differences({"rust": {"a": "passed 3"}}, said) == [
        "docs/languages.md says Rust, a: nothing, and it is: passed 3"
    ]
    assert matrix.differences(matrix.cells(ROWS, ["a", "b"]), said) == []


SAID = matrix.stored()


@pytest.mark.parametrize("spec_id", vectors.ids())
def test_the_numbers_of_readme_are_those_of_the_vectors(spec_id: str) -> None:
    total = len(vectors.stored(spec_id)) + len(catalogue.large(spec_id))
    for language, formats in SAID.items():
        passed = re.fullmatch(rf"{PASSED} (\d+)(?:, (\d+) unchecked)?", formats[spec_id])
        assert passed, f"{language}: {matrix.UPDATE}"
        assert sum(int(number or 0) for number in passed.groups()) == total, f"{language}: {matrix.UPDATE}"


def test_readme_names_every_language_and_format() -> None:
    assert SAID.keys() == matrix.NAMES.keys() == RUN
    assert all(list(formats) == vectors.ids() for formats in SAID.values())


def test_a_run_fails_where_readme_says_something_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said: dict[str, dict[str, str]] = {}
    vector = Vector("a", "x", b"", "{}")
    monkeypatch.setattr(command, "BUILD", tmp_path / "conformance")
    monkeypatch.setattr(command, "LANGUAGES", [language for language in LANGUAGES if language.name == "go"])
    monkeypatch.setattr(command, "load_spec", lambda _: None)
    monkeypatch.setattr(command, "_go_beyond", lambda _: {})
    monkeypatch.setattr(command, "_show", lambda _row, _dumper: None)
    monkeypatch.setattr(command.vectors, "ids", lambda: ["a"])
    monkeypatch.setattr(command.vectors, "stored", lambda _: [vector])
    monkeypatch.setattr(command.vectors, "large", lambda _: [])
    monkeypatch.setattr(matrix, "stored", lambda: said)
    monkeypatch.setattr(matrix, "write", said.update)

    def ready(only: list[str], specs: object) -> Iterator[tuple[Row, Dumper]]:
        yield Row("go", "", ""), saying("{}")
        yield Row(REWRITER, "", ""), saying(digest(b""))
        yield Row(WEB_IDE, "", ""), saying("{}")

    monkeypatch.setattr(command, "_ready", ready)
    assert command._run([], is_for_docs=False) == 1
    assert "docs/languages.md says Go, a: nothing, and it is: passed 1\nand 2 more\n`python -m conformance --docs`" in (
        capsys.readouterr().out
    )
    assert command._run([], is_for_docs=True) == 0
    assert command._run([], is_for_docs=False) == 0
    monkeypatch.setattr(command, "_ready", lambda only, specs: iter(list(ready(only, specs))[:1]))
    assert command._run(["go"], is_for_docs=False) == 0
    with pytest.raises(SystemExit, match="all languages"):
        command._run(["go"], is_for_docs=True)
