"""What goes wrong is said in one line that helps, and never as a traceback."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import navspec.api
from builders.gta_sa_paths import smallest
from navspec.cli import cli
from navspec.cli.group import closest
from navspec.errors import ReadError

Run = Callable[..., Result]


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (["chek"], "navspec: there is no command 'chek'; did you mean check?; see navspec --help"),
        (["check"], "navspec check: PATH is missing; see navspec check --help"),
        (
            ["check", "--fromat", "json"],
            "navspec check: there is no option '--fromat'; did you mean --output-format?; see navspec check --help",
        ),
        (
            ["check", "x", "--fail-on", "high"],
            "--fail-on: unknown value 'high'; use error, warning, info or never; see",
        ),
        (
            ["check", "x", "--output-format", "jsn"],
            "navspec check: --output-format: unknown value 'jsn'; did you mean json?; see",
        ),
        (
            ["check", "x", "--max-findings", "-1"],
            "navspec check: --max-findings: unknown value '-1'; use a whole number, 0 or more; see",
        ),
        (["check", "x", "--jobs", "many"], "--jobs: unknown value 'many'; use a whole number, 1 or more; see"),
        (["check", "x", "--timeout", "0"], "--timeout: unknown value '0.0'; use a number, above 0; see"),
        (["studio", "--port", "70000"], "--port: unknown value '70000'; use a whole number, 0 to 65535; see"),
        (["check", "x", "--formt", "json"], "there is no option '--formt'; did you mean --output-format?; see"),
        (["check", "x", "--qqqq"], "navspec check: there is no option '--qqqq'; see navspec check --help"),
        (["check", "x", "--jobs"], "option '--jobs' requires an argument; see"),
        (["formats", "x"], "navspec formats: got unexpected extra argument (x); see"),
        (["check", "x.dat"], "navspec: x.dat: there is no such file or folder"),
        (["check", "@none.txt"], "navspec: none.txt: No such file or directory"),
        (["check", "@empty.txt"], "navspec: the list of paths is empty"),
        (["check", "@NODES0.DAT"], "navspec: NODES0.DAT: no list of paths, it is not UTF-8 text"),
        (["check", "-", "-"], "navspec: stdin (-) can be read only once"),
        (["check", "NODES0.DAT", "--select", "SA_PATH_X"], "navspec: no rule begins with 'SA_PATH_X'"),
        (
            ["check", "NODES0.DAT", "--severity", "SA_PATHS_NODE_ID"],
            "write CODE=LEVEL with the level error, warning, info",
        ),
        (
            ["check", "NODES0.DAT", "--severity", "SA_PATHS_NODE_ID=bad"],
            "write CODE=LEVEL with the level error, warning, info",
        ),
        (
            ["check", "NODES0.DAT", "--as", "gta_sa_path"],
            "there is no format 'gta_sa_path'; did you mean gta_sa_paths",
        ),
        (
            ["check", "NODES0.DAT", "--as", "gta_sa_paths:fla4"],
            "; did you mean gta_sa_paths_fla:fla4?; it has classic, ",
        ),
        (["check", "NODES0.DAT", "--as", "gta_sa_paths:pcs"], "gta_sa_paths has no variant 'pcs'; it has classic, "),
        (["check", "NODES0.DAT", "--base", "nowhere"], "navspec check: --base: path 'nowhere' does not exist"),
        (["check", "NODES0.DAT", "-o", "empty.txt/a.json"], "empty.txt is a file; name a folder to write into"),
        (
            ["check", "NODES0.DAT", "NODES0.DAT", "--name", "NODES1.DAT"],
            "--name names one file, but there are several paths",
        ),
        (["explain", "NODE_ID"], "navspec explain: there is no rule 'NODE_ID'"),
        (["schema", "everything"], "navspec schema: NAME: unknown value 'everything'; use check, info, rules, "),
        (["dump", "folder"], "navspec: folder: this is a folder; name one file"),
        (["dump", "x.dat"], "navspec: x.dat: there is no such file"),
        (["build", "NODES0.DAT"], "navspec build: -o/--output is missing"),
        (
            ["build", "NODES0.DAT", "-o", "out"],
            "navspec: NODES0.DAT: not the JSON of navspec dump, it is not UTF-8 text",
        ),
        (["build", "empty.txt", "-o", "out"], "navspec: empty.txt: "),
        (
            ["diff", "NODES0.DAT", "folder"],
            "navspec: a file and a folder cannot be compared; name two files, or two folders or archives",
        ),
        (["diff", "folder", "folder"], "navspec: neither folder nor folder holds a file of a known format"),
        (["diff", "-", "-"], "navspec diff: stdin (-) can be read only once"),
        (["schema"], "navspec schema: NAME is missing; use check, info, rules, "),
        (
            ["roundtrip", "folder"],
            "navspec: folder: no file in here is of a known format. Known names are *.img, *.nav, ",
        ),
    ],
)
def test_usage(arguments: list[str], text: str, run: Run, tmp_path: Path) -> None:
    (tmp_path / "NODES0.DAT").write_bytes(b"\xff" + smallest().to_bytes())
    (tmp_path / "empty.txt").write_text("")
    (tmp_path / "folder").mkdir()
    result = run(*arguments, status=2)
    assert result.stdout == ""
    assert text in result.stderr
    assert result.stderr.count("\n") == 1
    assert not (tmp_path / "out").exists()


def test_without_arguments_the_help_is_shown(run: Run) -> None:
    result = run(status=2)
    assert result.stderr.startswith("Usage: navspec [OPTIONS] COMMAND")


@pytest.mark.parametrize("command", ["dump", "info"])
def test_files_that_cannot_be_read(command: str, run: Run, small: Path) -> None:
    small.write_bytes(small.read_bytes()[:300])
    result = run(command, small.name, status=1)
    assert result.stdout == ""
    assert result.stderr.startswith(f"navspec: {small.name}: ")
    assert "offset 0x" in result.stderr
    assert result.stderr.count("\n") == 1


def test_hostile_json(run: Run, tmp_path: Path) -> None:
    head = '{"$navspec":{"format":"gta_sa_paths","variant":"classic"}'
    texts = (
        "[" * 100_000,
        "null",
        "[]",
        "{}",
        '{"$navspec":1}',
        head,
        head + "}",
        head + ',"nodes":3}',
        '"\\ud800"',
        "1e999",
    )
    for text in texts:
        (tmp_path / "a.json").write_text(text)
        result = run("build", "a.json", "-o", "out", status=2)
        assert result.stderr.startswith("navspec: a.json: "), text[:50]
        assert result.stderr.count("\n") == 1
        assert not (tmp_path / "out").exists()


def test_a_folder_without_permission(run: Run, small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def denied(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied", "secret")

    monkeypatch.setattr("navspec.operations.check.check_sources", denied)
    assert run("check", small.name, status=2).stderr == "navspec: secret: Permission denied\n"


def test_errors_without_a_file(run: Run, small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError("out of room")

    monkeypatch.setattr("navspec.operations.check.check_sources", full)
    assert run("check", small.name, status=2).stderr == "navspec: out of room\n"


def test_one_line_whatever_the_message(run: Run, small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def odd(*_: object, **__: object) -> None:
        raise ReadError("two\nlines \udce4", path="x")

    monkeypatch.setattr("navspec.operations.check.check_sources", odd)
    assert run("check", small.name, status=1).stderr == "navspec: x: two lines \\udce4, offset 0x0\n"


def test_names_that_are_no_text(run: Run, small: Path) -> None:
    if os.name == "nt":
        pytest.skip("file names are text there")
    name = os.fsdecode(b"NODES0\xe4.DAT")
    small.rename(small.parent / name)
    assert json.loads(run("check", name, "--format", "json").stdout)["inputs"][0]["path"] == "NODES0\\udce4.DAT"
    assert run("info", name).stdout.startswith("NODES0\\udce4.DAT: ")


def test_a_fault_of_navspec_is_no_finding(run: Run, small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def slips(*_: object, **__: object) -> None:
        raise ZeroDivisionError("a slip")

    monkeypatch.setattr("navspec.operations.check.check_sources", slips)
    result = CliRunner().invoke(cli, ["check", small.name], prog_name="navspec")
    assert result.exit_code == 3
    lines = result.stderr.splitlines()
    assert (lines[0], lines[-2]) == ("Traceback (most recent call last):", "ZeroDivisionError: a slip")
    assert lines[-1].startswith(f"navspec: this is a fault of navspec {navspec.__version__}; report it with the lines")


@pytest.mark.parametrize("fail_on", ["error", "never"])
def test_a_rule_that_fails_is_no_finding(fail_on: str, run: Run, small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    report = navspec.check(small)
    monkeypatch.setattr(
        "navspec.operations.check.check_sources", lambda *_, **__: replace(report, tool_errors=("X: ValueError: no",))
    )
    assert "navspec itself failed" in run("check", small.name, "--fail-on", fail_on, status=3).stdout


def test_interrupted(run: Run, small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("navspec.operations.check.check_sources", stopped)
    result = run("check", small.name, status=130)
    assert result.stderr.strip() == "navspec: interrupted"


@pytest.mark.skipif(os.name == "nt", reason="signals differ")
def test_interrupted_for_real(tmp_path: Path) -> None:
    # A shell lets what it starts in the background ignore the signal, and children inherit that.
    heard = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    line = [sys.executable, "-c", f"{heard}; import navspec.cli; navspec.cli.main()", "check", "-"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(line, stdin=subprocess.PIPE, stderr=subprocess.PIPE, env=environment) as waiting:
        assert waiting.stdin is not None
        assert waiting.stderr is not None
        waiting.stdin.write(bytes(500_000))  # more than a pipe holds: when this returns, the command is reading
        waiting.stdin.flush()
        time.sleep(0.5)  # until it waits for more
        waiting.send_signal(signal.SIGINT)
        assert waiting.stderr.read().strip() == b"navspec: interrupted"
    assert waiting.returncode == 130


@pytest.mark.skipif(os.name == "nt", reason="pipes differ")
def test_a_reader_that_leaves(tmp_path: Path) -> None:
    line = f"'{sys.executable}' -c 'import navspec.cli; navspec.cli.main()' rules --format json | head -c 1"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    result = subprocess.run(line, shell=True, env=environment, capture_output=True, check=True, timeout=60)
    assert (result.stdout, result.stderr) == (b"{", b"")


def test_closest() -> None:
    assert closest("chekc", ["check", "info"]) == "; did you mean check?"
    assert closest("zzz", ["check"]) == ""


def test_info_goes_on_behind_a_file_that_cannot_be_read(run: Run, city: Path) -> None:
    broken = city / "good" / "NODES28.DAT"
    broken.write_bytes(broken.read_bytes()[:500])
    done = run("info", "good", status=1)
    assert "good: set of gta_sa_paths, 64 files" in done.stdout
    assert "\n  NODES27.DAT " in done.stdout
    assert "NODES28.DAT: the file ends before its link lengths do" in done.stderr


POINTER = b"version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 123456\n"
INSTEAD = "file is a pointer of Git LFS for a file of 123,456 bytes, which is not here. Run `git lfs pull`"


@pytest.mark.parametrize("name", ["de_dust2.nav", "NODES0.DAT", "unknown.bin"])
@pytest.mark.parametrize("command", ["info", "dump", "ls"])
def test_every_command_says_what_a_file_is_instead(command: str, name: str, tmp_path: Path, run: Run) -> None:
    path = tmp_path / name
    path.write_bytes(POINTER)
    result = run(command, path, status=1)
    assert INSTEAD in result.stderr
    assert "The file is damaged" not in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_what_a_cause_explains_is_not_listed_again(tmp_path: Path, run: Run) -> None:
    for number in range(7):
        (tmp_path / f"{number}.nav").write_bytes(POINTER)
    whole = tmp_path / "short.nav"
    whole.write_bytes(b"\xce\xfa\xed\xfe\x05")
    lines = run("check", tmp_path, status=1).stdout.splitlines()
    assert lines[:5] == [
        "Most likely",
        "  0.nav is a pointer of Git LFS for a file of 123,456 bytes, which is not here; 6 more files likewise",
        f"    files: {', '.join(str(tmp_path / f'{number}.nav') for number in range(5))} and 2 more",
        "    explains 7 errors; these are not listed below",
        "    Fix: Run `git lfs pull` in the repository, or download the file itself",
    ]
    assert [line for line in lines if line.endswith(": unreadable") or ": unreadable, " in line] == [
        f"{whole}: unreadable, 1 error"
    ]
    assert lines[-1] == "8 files, 8 unreadable, 8 errors, 0 warnings"
