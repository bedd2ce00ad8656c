"""What a shell completes."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import navspec
from navspec.cli import cli
from navspec.cli.completion import SHELLS
from navspec.cli.options import complete_codes as completed

Run = Callable[..., Result]

BASH = shutil.which("bash")


def complete(line: str) -> list[str]:
    """What there is to complete at the end of a command line."""
    request = {"_NAVSPEC_COMPLETE": "bash_complete", "COMP_WORDS": line, "COMP_CWORD": str(len(line.split(" ")) - 1)}
    done = CliRunner().invoke(cli, [], env=request, prog_name="navspec")
    assert done.exit_code == 0, done.output
    return [splitline.partition(",")[2] for splitline in done.stdout.splitlines()]


def test_codes_are_those_of_all_rules() -> None:
    context, option = (None, None)
    assert completed(context, option, "") == sorted(rule.code for rule in navspec.rules())  # type: ignore[arg-type]


def test_what_is_completed() -> None:
    assert complete("navspec ch") == ["check"]
    assert complete("navspec check --wat") == ["--watch"]
    assert complete("navspec check --fail-on n") == ["never"]
    assert complete("navspec check --output-f") == ["--output-format"]
    assert complete("navspec check --output-format s") == ["sarif"]
    assert complete("navspec check --map") == ["--map-size"]
    assert complete("navspec info --input-format gta_i") == ["gta_img", "gta_img3", "gta_iv_paths"]
    codes = ["SA_PATHS_LINK_TARGET", "SA_PATHS_LINK_TYPE"]
    for line in ("check --select", "check --severity", "check --ignore", "repair --select", "explain", "rules"):
        assert complete(f"navspec {line} sa_paths_link_t") == codes
    assert complete("navspec check --select IMG_,SA_PATHS_LINK_TY") == ["IMG_,SA_PATHS_LINK_TYPE"]
    assert complete("navspec completion f") == ["fish"]


@pytest.mark.parametrize("shell", SHELLS)
def test_scripts(shell: str, run: Run, tmp_path: Path) -> None:
    script = run("completion", shell).stdout
    assert re.search(rf'_NAVSPEC_COMPLETE ?= ?"?{shell}_complete', script)
    assert {
        "bash": "complete -o nosort -F ",
        "zsh": "#compdef navspec",
        "fish": "complete --no-files ",
        "powershell": "Register-ArgumentCompleter -Native -CommandName navspec ",
    }[shell] in script
    run("completion", shell, "-o", "script")
    assert (tmp_path / "script").read_text(encoding="utf-8") == script


@pytest.mark.parametrize(
    ("words", "begun", "shown"),
    [
        (
            ["navspec"],
            "exp",
            ["explain\tExplain a rule, a repair or a cause.", "export\tExport a path network or a mesh for"],
        ),
        (["navspec", "check", "--fail-on"], "n", ["never\t"]),
        (["navspec", "check", "--select"], "SA_PATHS_LINK_T", ["SA_PATHS_LINK_TARGET\t", "SA_PATHS_LINK_TYPE\t"]),
        (["navspec", "check"], "", []),
    ],
)
def test_powershell_gets_words_with_their_help(words: list[str], begun: str, shown: list[str]) -> None:
    request = {"_NAVSPEC_COMPLETE": "powershell_complete", "COMP_WORDS": "\n".join(words), "COMP_CWORD": begun}
    done = CliRunner().invoke(cli, [], env=request, prog_name="navspec")
    assert done.exit_code == 0, done.output
    lines = [line for line in done.stdout.splitlines() if line]
    assert [line[: len(start)] for line, start in zip(lines, shown, strict=True)] == shown


@pytest.mark.skipif(BASH is None, reason="bash is not there")
def test_a_real_bash(run: Run, tmp_path: Path) -> None:
    (tmp_path / "script").write_text(run("completion", "bash").stdout, encoding="utf-8")
    command = tmp_path / "navspec"
    command.write_text(f'#!{BASH}\nexec "{sys.executable}" -m navspec "$@"\n', encoding="utf-8")
    command.chmod(0o755)
    asks = """
    source script
    for line in "navspec check --select SA_PATHS_LINK_T" "navspec exp"; do
        COMP_WORDS=($line) COMP_CWORD=$(( $(wc -w <<< "$line") - 1 )) COMPREPLY=()
        _navspec_completion navspec
        echo "${COMPREPLY[@]}"
    done
    complete -p navspec
    """
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PATH": f"{tmp_path}:{os.environ['PATH']}"}
    done = subprocess.run(
        [str(BASH), "--norc", "-c", asks],
        check=False,
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.stderr == ""
    assert done.stdout.splitlines() == [
        "SA_PATHS_LINK_TARGET SA_PATHS_LINK_TYPE",
        "explain export",
        "complete -o nosort -F _navspec_completion navspec",
    ]
