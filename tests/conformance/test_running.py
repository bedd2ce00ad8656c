"""The run says `passed` only for what was printed exactly, and fails where it should."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import pytest

from conformance import __main__ as command
from conformance.reporting import FAILED, GENERATED, NOT_RUN, PASSED, Row, as_json, table
from conformance.running import Outcome, laid_out, outcomes
from conformance.toolchains import LANGUAGES, BuildError, Dumper, said
from conformance.vectors import Vector

READ = Vector("shapes", "one", b"1", '{"a":1}')
REFUSED = Vector("shapes", "none", b"", "eof", "error")


def printing(*lines: str) -> Dumper:
    return Dumper([sys.executable, "-c", f"import sys; sys.stdin.read(); [print(line) for line in {lines!r}]"])


def faults(vectors: list[Vector], *lines: str) -> list[str]:
    found = outcomes(printing(*lines), vectors, [])["shapes"]
    assert found.passed + len(found.faults) >= len(vectors)
    return found.faults


def test_what_is_printed_exactly_passes() -> None:
    assert outcomes(printing('{"a":1}', "!eof words"), [READ, REFUSED], [])["shapes"] == Outcome(2)


@pytest.mark.parametrize(
    ("vector", "line", "fault"),
    [
        (READ, '{"a":2}', "shapes/one: at character 5: '{\"a\":2}' where '{\"a\":1}' is expected"),
        (READ, '{"a":1', "shapes/one: at character 6: '{\"a\":1' where '{\"a\":1}' is expected"),
        (READ, "!eof words", "shapes/one: !eof words"),
        (REFUSED, "!validation words", "shapes/none: validation where eof is expected: !validation words"),
        (REFUSED, '{"a":1}', 'shapes/none: no error where eof is expected: {"a":1}'),
    ],
)
def test_what_differs_fails(vector: Vector, line: str, fault: str) -> None:
    assert faults([vector], line) == [fault]


def test_a_program_that_ends_early_fails_for_every_file_left() -> None:
    assert faults([READ, READ, READ], '{"a":1}') == ["shapes/one: !other nothing printed: the program ended"] * 2


def test_lines_that_nobody_asked_for_fail() -> None:
    assert faults([READ], '{"a":1}', "{}") == ["more lines than files: {}"]


def test_files_are_laid_out_by_format(tmp_path: Path) -> None:
    assert laid_out([READ, REFUSED], tmp_path) == [
        f"shapes\t{tmp_path}/shapes/one.bin\n",
        f"shapes\t{tmp_path}/shapes/none.bin\n",
    ]
    assert (tmp_path / "shapes" / "one.bin").read_bytes() == b"1"


def test_the_matrix_keeps_its_words_apart() -> None:
    rows = [
        Row("python", "own", FAILED, formats={"a": Outcome(3), "b": Outcome(1, ["b/x: wrong"])}, example=PASSED),
        Row("go", "own", NOT_RUN, note="go not installed"),
        Row("nim", "none", GENERATED),
    ]
    head, python, go, nim, *rest = table(rows, ["a", "b"]).splitlines()
    assert (head.split(), python.split()) == (
        ["example", "a", "b"],
        ["python", "passed", "passed", "3", "FAILED", "1"],
    )
    assert (go.split(), nim.split()) == (
        ["go", *3 * ["not", "run"]],
        ["nim", *3 * ["generated"]],
    )
    assert rest[-2:] == ["go: go not installed", "python: b/x: wrong"]
    assert not any(line.startswith(PASSED) for line in rest)
    assert [each["status"] for each in as_json(rows)["languages"]] == [FAILED, NOT_RUN, GENERATED]


@pytest.mark.parametrize(("ci", "status"), [("true", 1), ("", 0)])
def test_a_missing_toolchain_is_a_failure_in_ci_alone(
    ci: str, status: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    go = next(each for each in LANGUAGES if each.name == "go")
    monkeypatch.setattr(command, "LANGUAGES", [replace(go, programs=("no-such-program",))])
    monkeypatch.setattr(command, "BUILD", tmp_path / "conformance")
    monkeypatch.setattr(command.vectors, "ids", lambda: ["gta_img"])
    monkeypatch.setattr(sys, "argv", ["conformance", "--only", "go"])
    monkeypatch.setenv("CI", ci)
    assert command.main() == status
    assert "no-such-program not installed" in capsys.readouterr().out


def test_a_build_that_fails_says_what_its_tool_said() -> None:
    with pytest.raises(BuildError, match=r"(?s)exit 3.*the reason"):
        said([sys.executable, "-c", "import sys; print('the reason'); sys.exit(3)"])
