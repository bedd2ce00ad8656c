"""The run says `passed` only for what was printed exactly, and fails where it should."""

from __future__ import annotations

import hashlib
import re
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from conformance import __main__ as command
from conformance import running, toolchains
from conformance.fakes import program, saying
from conformance.reporting import FAILED, NOT_RUN, PASSED, Row, as_json, table
from conformance.rewriting import expected, rewriter
from conformance.running import PROMPT, Outcome, difference, laid_out, outcomes, time_limit
from conformance.toolchains import LANGUAGES, BuildError, Dumper, Language, said
from conformance.vectors import Vector

READ = Vector("shapes", "one", b"1", '{"a":1}')
REFUSED = Vector("shapes", "none", b"", "eof", "error")
UNTESTED = Vector("shapes", "odd", b"2", "validation", "error")


@pytest.fixture
def ran(tmp_path: Path) -> Callable[..., Outcome]:
    def run(vectors: list[Vector], dumper: Dumper) -> Outcome:
        found = outcomes(dumper, vectors, laid_out(vectors, tmp_path))["shapes"]
        assert found.passed + len(found.faults) + len(found.unchecked) >= len(vectors)
        return found

    return run


def test_what_is_printed_exactly_passes(ran: Callable[..., Outcome]) -> None:
    found = ran([READ, REFUSED], saying('{"a":1}', "!eof words"))
    assert (found.passed, found.faults, found.unchecked) == (2, [], [])
    assert 0 < found.slowest_refusal < PROMPT


@pytest.mark.parametrize(
    ("vector", "line", "fault"),
    [
        (READ, '{"a":2}', "shapes/one: at character 5: '{\"a\":2}' where '{\"a\":1}' is expected"),
        (READ, '{"a":1', "shapes/one: at character 6: '{\"a\":1' where '{\"a\":1}' is expected"),
        (READ, '{"a":1}}', "shapes/one: at character 7: '{\"a\":1}}' where '{\"a\":1}' is expected"),
        (READ, "!eof words", "shapes/one: !eof words"),
        (REFUSED, "!validation words", "shapes/none: validation where eof is expected: !validation words"),
        (REFUSED, '{"a":1}', 'shapes/none: no error where eof is expected: {"a":1}'),
    ],
)
def test_what_differs_fails(ran: Callable[..., Outcome], vector: Vector, line: str, fault: str) -> None:
    assert ran([vector], saying(line)).faults == [fault]


def test_memory_is_limited_where_counts_are_tested(
    ran: Callable[..., Outcome], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "MEMORY", 50 << 20)
    large = program("held = b'x' * (100 << 20)\nsay('{\"a\":1}')")
    assert [re.sub(r"\d+", "N", fault) for fault in ran([READ], large).faults] == ["took N MiB of memory"]
    assert ran([READ], replace(large, ignores=frozenset({"validation"}))).faults == []
    assert ran([READ], saying('{"a":1}')).faults == []


def test_the_file_that_ends_a_program_is_named_and_the_others_are_read(ran: Callable[..., Outcome]) -> None:
    body = "if '/none.' in line: sys.exit(7)\nsay('{\"a\":1}')"
    found = ran([READ, REFUSED, READ], program(body))
    assert (found.passed, found.faults) == (2, ["shapes/none: the program ended: exit 7"])


def test_lines_that_nobody_asked_for_fail(ran: Callable[..., Outcome]) -> None:
    found = ran([READ], program("say('{\"a\":1}')\ntime.sleep(0.3)\nsay('{}')"))
    assert (found.passed, found.faults) == (1, ["after the last file: printed without being asked"])


def test_a_slow_refusal_fails_and_a_slow_start_does_not(ran: Callable[..., Outcome]) -> None:
    slow = ran([REFUSED], program("time.sleep(1.2)\nsay('!eof')"))
    assert re.fullmatch(r"shapes/none: refused only after 1\.\d s", slow.faults[0])
    cold = ran([REFUSED], program("time.sleep(1.2 * (number == 0))\nsay('!eof')"))
    assert (cold.passed, cold.faults) == (1, [])
    patient = ran([READ], program("time.sleep(1.2)\nsay('{\"a\":1}')"))
    assert patient.passed == 1


def test_what_a_language_does_not_test_is_named_and_not_counted(ran: Callable[..., Outcome]) -> None:
    ignores = frozenset({"validation"})
    found = ran([UNTESTED, REFUSED], replace(saying("{}", "{}"), ignores=ignores))
    assert (found.passed, found.unchecked) == (0, ["shapes/odd"])
    assert found.faults == ["shapes/none: no error where eof is expected: {}"]
    assert ran([UNTESTED], replace(saying("!validation"), ignores=ignores)).passed == 1


def test_texts_are_compared_as_they_come() -> None:
    assert difference(b"abcdef", [b"ab", b"", b"cdef"]) == (None, b"")
    assert difference(b"abcdef", [b"ab", b"cX", b"ef"]) == (3, b"abcXef")
    assert difference(b"abcdef", [b"ab", b"cd"]) == (4, b"abcd")
    assert difference(b"ab", [b"ab", b"c"]) == (2, b"abc")
    assert difference(b"", []) == (None, b"")


def test_large_files_have_more_time() -> None:
    assert time_limit(10_000_000) > time_limit(0) >= 60


def test_files_are_laid_out_by_format(tmp_path: Path) -> None:
    assert laid_out([READ, REFUSED], tmp_path) == [tmp_path / "shapes" / "one.bin", tmp_path / "shapes" / "none.bin"]
    assert (tmp_path / "shapes" / "one.bin").read_bytes() == b"1"


def test_a_rewriter_must_print_what_it_read() -> None:
    assert [each.text for each in expected([READ, REFUSED])] == [hashlib.sha256(b"1").hexdigest(), "eof"]
    assert rewriter(Dumper(["java", "Main"], {"A": "B"})) == Dumper(["java", "Rewriter"], {"A": "B"})


def test_the_matrix_keeps_its_words_apart() -> None:
    rows = [
        Row("python", "own", FAILED, formats={"a": Outcome(3), "b": Outcome(1, ["b/x: wrong"])}, example=PASSED),
        Row("go", "own", NOT_RUN, note="go not installed"),
        Row(
            "perl",
            "own",
            PASSED,
            formats={"a": Outcome(1, unchecked=["a/y", "a/z"], slowest_refusal=0.5)},
        ),
        Row("javascript", "own", PASSED, formats={"a": Outcome(1, exempt=2), "b": Outcome(3)}),
    ]
    head, python, go, perl, javascript, *rest = table(rows, ["a", "b"]).splitlines()
    assert (head.split(), python.split()) == (
        ["example", "a", "b"],
        ["python", "passed", "passed", "3", "FAILED", "1"],
    )
    assert go.split() == ["go", *3 * ["not", "run"]]
    assert re.split("  +", perl) == ["perl", "-", "passed 1, 2 unchecked", "passed"]
    assert re.split("  +", javascript) == ["javascript", "-", "passed 1, 2 exempt", "passed 3"]
    assert rest[-2:] == ["go: go not installed", "python: b/x: wrong"]
    assert [each["status"] for each in as_json(rows)["languages"]] == [FAILED, NOT_RUN, PASSED, PASSED]
    assert as_json(rows)["languages"][2]["slowest_refusal"] == 0.5


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


def test_a_language_that_there_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["conformance", "--only", "go,cpp_stl"])
    with pytest.raises(SystemExit, match="there is no cpp_stl; known are python, "):
        command.main()


def supplied(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Language:
    """Ruby, with a runtime of one empty file."""
    (folder / "kaitai" / "struct").mkdir(parents=True)
    (folder / "kaitai" / "struct" / "struct.rb").touch()
    monkeypatch.setenv("KAITAI_RUNTIME_RUBY", str(folder))
    return next(each for each in LANGUAGES if each.name == "ruby")


def test_an_official_runtime_takes_the_place_of_the_stand_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ruby = supplied(tmp_path, monkeypatch)
    assert (ruby.runtime, toolchains.runtime("ruby")) == ("the official runtime", tmp_path)
    assert ruby.command(tmp_path).environment == {"GEM_HOME": str(tmp_path / "gems")}
    monkeypatch.delenv("KAITAI_RUNTIME_RUBY")
    assert ruby.runtime == "a stand-in of these tests"


def test_what_a_runtime_is_made_of_decides_about_a_new_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ruby = replace(supplied(tmp_path, monkeypatch), version=(sys.executable, "--version"))
    before = ruby._fingerprint()
    (tmp_path / "kaitai" / "struct" / "struct.rb").write_text("# other", encoding="utf-8")
    assert ruby._fingerprint() != before


def test_a_folder_without_the_runtime_is_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ruby = replace(supplied(tmp_path, monkeypatch), programs=(), version=(sys.executable, "--version"))
    (tmp_path / "kaitai" / "struct" / "struct.rb").unlink()
    row, dumper = command._built(ruby, [], tmp_path)
    assert (row.status, dumper) == (FAILED, None)
    assert f"KAITAI_RUNTIME_RUBY: kaitai/struct/struct.rb is not in {tmp_path}" in row.note


def test_every_runtime_has_a_stand_in() -> None:
    official = {each.name for each in LANGUAGES if each.package}
    assert official.isdisjoint(toolchains.RUNTIMES)
    assert official | toolchains.RUNTIMES.keys() == {each.name for each in LANGUAGES}
    for name, file in toolchains.RUNTIMES.items():
        assert (toolchains.OWN / name / "runtime" / file).is_file()
