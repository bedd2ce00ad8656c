"""The examples in the help of commands run."""

from __future__ import annotations

import re
import shlex
import shutil
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from builders.practice import write_practice_files
from cli.conftest import Run
from cli.test_spec import SPEC
from navspec.cli import cli
from navspec.cli.examples import EXAMPLES

LASTING = ("studio", "git setup")
"""Commands that serve until they are interrupted, or need a repository: test_studio.py and test_git.py run them."""
PREPARED = {
    "join": ['new source_nav:css --area "0 0 400 400 64" --area "400 0 800 400 64" -o maps/two.nav'],
    "build": ["dump --readable NODES23.DAT -o nodes23.json"],
    "merge": [
        "compile roads.geojson --base original_paths/ -o one_mod/",
        "compile more_roads.geojson --base original_paths/ -o other_mod/",
    ],
}
"""Command lines that make the files of the examples of a command."""


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of the examples."""
    folder = tmp_path_factory.mktemp("examples")
    write_practice_files(folder)
    (folder / "tram_map.ksy").write_text(SPEC, encoding="utf-8")
    return folder


@pytest.fixture
def folder(files: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the files to work in."""
    shutil.copytree(files, tmp_path, dirs_exist_ok=True)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def command_names(group: click.Group = cli, prefix: str = "") -> list[str]:
    """Return the names of all commands, with those of groups."""
    context = click.Context(group)
    names = []
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        names.append(f"{prefix}{name}")
        if isinstance(command, click.Group):
            names += command_names(command, f"{prefix}{name} ")
    return names


def test_every_command_has_examples() -> None:
    assert sorted(EXAMPLES) == sorted(command_names())


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_help_ends_with_the_examples(name: str, run: Run) -> None:
    text = run(*name.split(), "--help").stdout
    shown = [line.strip() for line in text.partition("\nExamples:\n")[2].splitlines()]
    assert shown == [line for command, comment in EXAMPLES[name] for line in (f"# {comment}", f"navspec {command}")]
    assert run("help", *name.split()).stdout == text


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("name", EXAMPLES)
def test_the_examples_run(name: str) -> None:
    for command in [*PREPARED.get(name, ()), *(command for command, _ in EXAMPLES[name])]:
        assert command.startswith((name, "git setup")) or command in PREPARED[name]
        if command.startswith(LASTING) and "--print" not in command:
            continue
        done = CliRunner().invoke(cli, shlex.split(command), prog_name="navspec")
        assert done.exit_code in (0, 1), (command, done.output)
        assert done.output or " -o " in command, command
        written = re.search(r" -o (\S+)", command)
        assert not written or Path(written[1]).exists(), command


def test_summaries_are_imperative(run: Run) -> None:
    lines = run("--help").stdout.splitlines()
    titles = ["Check", "Look", "Change", "Roads", "Integrate", "Help"]
    assert [line[:-1] for line in lines if line.endswith(":") and line[0].isalpha() and line != "Options:"] == titles
    summaries = [
        command.get_short_help_str(100) for name in command_names() if (command := _find(name.split())) is not None
    ]
    verbs = {re.findall(r"\w+", summary)[0] for summary in summaries}
    assert verbs <= {
        "Add", "Check", "Collect", "Compile", "Convert", "Explain", "Export", "Extract", "Find", "Have", "Join", "Let", "Link",
        "List", "Make", "Merge", "Pack", "Print", "Read", "Rebuild", "Remove", "Repair", "Set", "Show",
        "Summarise", "Write",
    }  # fmt: skip


def _find(names: list[str]) -> click.Command | None:
    command: click.Command | None = cli
    for name in names:
        assert isinstance(command, click.Group)
        command = command.get_command(click.Context(command), name)
    return command
